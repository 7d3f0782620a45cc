var e=`score-men = Uomini in gioco
score-buildings = Tipi di edificio
score-goods = Beni per San Cristoforo
score-enclosure = Un rivale circondato
score-hexes = Esagoni non inquinati
score-total = Totale
condition-men = Tutti i tuoi { $men } uomini sono in gioco.
condition-buildings = Hai costruito ogni tipo di edificio cittadino.
condition-goods = Possiedi { $each } di ciascun bene richiesto da San Cristoforo.
condition-enclosure = La tua zona copre l'intera zona di un altro giocatore.
`;export{e as default};