duel-structure = Carte dell'{ $age }
duel-face-down = Coperta { $back }
duel-face-down-why = Una carta coperta si gira quando non ha più nulla sopra.
duel-card-covered = { $name }, coperta in parte
duel-card-free = { $price ->
    [0] { $name }, libera, non ti costa nulla
    [one] { $name }, libera, ti costa { $price } moneta
   *[other] { $name }, libera, ti costa { $price } monete
}
duel-military = Tracciato militare
duel-threat = saccheggio (−{ $coins }) a { $loot } · capitale a { $supremacy }
duel-threat-last = capitale a { $supremacy }
duel-tokens = Segnalini Progresso
duel-draft = Meraviglie tra cui scegliere
duel-coins = monete
duel-points = punti finora
duel-discard-value = monete per una carta scartata
duel-wonders-built = Meraviglie costruite in questa partita: { $count } su { $all }
duel-trade = Produzione e commercio
duel-good = { $good }: produce { $count }, compra a { $price }
duel-good-short = produce { $count }, compra a { $price }
duel-choices = una a scelta per costruzione: materie prime { $raw }, manufatti { $made }
duel-science = { $count ->
    [one] { $count } simbolo dei 6 che fanno vincere
   *[other] { $count } simboli diversi dei 6 che fanno vincere
}
duel-symbols = Simboli scientifici
duel-wonders = Meraviglie
duel-wonder-built = costruita
duel-wonder-lost = non si può più costruire
duel-wonder-price = { $price ->
    [one] costerebbe { $price } moneta
   *[other] costerebbe { $price } monete
}
duel-buildings = Edifici
duel-pawn = Pedina Conflitto avanti di
duel-card = Carta
duel-state = Stato
duel-covered = coperta
duel-free = libera
duel-price-of = Prezzo per { $name }
duel-discarded = Scarti
duel-discarded-text = Carte messe da parte. Il Mausoleo può recuperarne una.
duel-unseen = Non ancora viste
duel-unseen-text = Ancora coperte, o tolte prima dell'inizio. Chiunque può dedurlo.
duel-box = Segnalini nella scatola
duel-box-text = Fuori da questa partita, a meno che non li peschi la Grande Biblioteca.
duel-their-prices = Prezzi dell'avversario
duel-build = Costruisci questa carta
duel-raise = Costruisci { $wonder }
legend-i-coin = Le monete pagano quel che non produci.
legend-i-shield = Uno scudo spinge la pedina di uno spazio verso l'avversario.
legend-i-laurel = Punti vittoria alla fine della partita.
legend-i-link = Un edificio con lo stesso segno rende questo gratuito.
legend-i-again = Giochi subito un altro turno.
legend-i-wonder = Una Meraviglia: si innalza con una carta messa coperta sotto di essa.
legend-i-pawn = La pedina Conflitto: in una capitale finisce la partita.
