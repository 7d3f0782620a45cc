var e=`historia-timeline = Linea del tempo
historia-turn = Turno { $turn }
historia-order = Ordine di turno e punti
historia-forecast = Se il turno finisse ora: +{ $points }
historia-designed = Da dove vengono i valori
historia-matrix = Tecnologia e armi
historia-levels = Livelli e posizione di ciascuno
historia-marker = { $name }: tecnologia { $technology }, militare { $military }
historia-unfold = Di più su { $name }
historia-nothing-brought = nulla
historia-top = il livello più alto: un altro passo dà punti
historia-map = Mappa
historia-tile = tessera { $points }
historia-tile-unknown = tessera coperta
historia-cards = Le tue carte
historia-hand = Mano
historia-laid = Posate
historia-queue = Coda, dalla più vecchia
historia-returns = torna alla fine del turno
historia-cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    }
historia-row = Fila delle meraviglie
historia-row-empty = La fila delle meraviglie è vuota.
historia-wonders = Meraviglie
historia-wonder-passive = sempre
historia-wonder-used = usata
historia-wonder-fresh = nuova
historia-wonder-ready = pronta
historia-now = Che cosa si può fare ora
historia-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
historia-not-adjacent = non adiacente
historia-power = Cubi potere
historia-available = disponibili
historia-used = usati
historia-stock = in riserva
historia-abilities = Capacità
historia-navigation = Navigazione attiva
historia-per-round =
    { $count ->
        [one] { $count } carta per round
       *[other] { $count } carte per round
    }
historia-twice = { $action } due volte
historia-leader = Leader
historia-met = Raggiunto:
historia-unmet = Non ancora raggiunto:
historia-golden =
    { $count ->
        [one] Golden Era: { $count } gettone su { $all }
       *[other] Golden Era: { $count } gettoni su { $all }
    }
historia-golden-now = Golden Era: i passi costano meno
historia-golden-over = La Golden Era è finita
historia-advisors =
    { $count ->
        [one] { $count } consigliere nel mazzo
       *[other] { $count } consiglieri nel mazzo
    }
historia-served = hanno servito: { $names }
historia-advisors-held =
    { $count ->
        [one] { $count } consigliere in mano, ignoto a te
       *[other] { $count } consiglieri in mano, ignoti a te
    }
historia-advisors-hand = Consiglieri in mano
historia-offer = Tra cui scegliere
historia-out = Fuori dal gioco
historia-explain = Come hanno giocato i Civbot
historia-nothing = Nessun effetto.
historia-coming = Prossima fine turno:
historia-nothing-scored = in questo turno non si fanno punti
historia-who-scores = Chi fa quanti punti?
historia-choosing = sceglie in segreto
historia-ready = pronto, carte coperte
historia-place = Posto nell'ordine di turno
historia-turn-end = Alla fine del turno, ora
historia-government = Governo
historia-on-map = sulla mappa
historia-alone = Occupati da soli
historia-territory = Territorio
historia-value = Tessera
historia-presence = Cubi
historia-neighbours = Vicini
historia-unseen-tiles = Tessere non in vista
legend-h-cube = Un cubo: paga le azioni e sta sui territori.
legend-h-vp = Punti vittoria.
legend-h-technology = Tecnologia: livelli più alti aprono righe avanzate e commercio.
legend-h-military = Armi: livelli più alti aprono razzie e guerre contro i più deboli.
legend-h-navigation = Navigazione: con essa raggiungi territori oltremare.
legend-h-government = Il tuo governo: dove tecnologia e armi si incontrano nella matrice.
legend-h-territory = Un territorio: conti quelli che tieni da solo.
legend-h-leader = Un leader: i suoi scopi si contano alla fine dell'era.
legend-h-wonder_row = La fila di meraviglie da cui Arte ne prende una.
legend-h-back = Una carta coperta: si rivela insieme a tutte le altre.
`;export{e as default};