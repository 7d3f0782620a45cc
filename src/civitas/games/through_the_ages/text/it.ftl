### Through the Ages, italiano. Stessi messaggi, attributi e variabili di en.ftl.
### I nomi di carte e giocatori arrivano come variabili, già nella lingua di chi legge.

title = Through the Ages
title-blurb = Dai primi aratri all'era spaziale: scegli i leader, erigi meraviglie, tieni il popolo sazio e contento e lascia la cultura più ricca.
provenance = Il gioco base del 2015 con le regole complete. Dal Codice di Leggi italiano; i valori delle carte coincidono con due implementazioni indipendenti e con l'elenco delle carte, e tre carte meno certe sono segnalate. I nomi italiani indicati come traduzioni sono nostri.

## Parole

seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4

# Spazi della fila delle carte.
space-1 = 1
space-2 = 2
space-3 = 3
space-4 = 4
space-5 = 5
space-6 = 6
space-7 = 7
space-8 = 8
space-9 = 9
space-10 = 10
space-11 = 11
space-12 = 12
space-13 = 13

age-0 = Era A
age-1 = Era I
age-2 = Era II
age-3 = Era III
age-4 = Era IV
age-a = Era A
age-i = Era I
age-ii = Era II
age-iii = Era III

good-food = cibo
good-resource = risorse


# Tipi di carte.
kind-farm = fattoria
kind-mine = miniera
kind-lab = laboratorio
kind-temple = tempio
kind-arena = arena
kind-library = biblioteca
kind-theater = teatro
kind-infantry = fanteria
kind-cavalry = cavalleria
kind-artillery = artiglieria
kind-air_force = forza aerea
kind-special_military = tecnologia militare
kind-special_civil = tecnologia civile
kind-special_colonization = tecnologia di colonizzazione
kind-special_construction = tecnologia di costruzione
kind-government = governo
kind-leader = leader
kind-wonder = meraviglia
kind-action = carta azione
kind-event = evento
kind-territory = territorio
kind-aggression = aggressione
kind-war = guerra
kind-pact = patto
kind-tactic = tattica
kind-bonus = carta bonus militare

side-a = parte A
side-b = parte B
side-both = entrambe le parti
target-leader = leader
target-wonder = meraviglia in costruzione

# Chi riguarda un evento.
who-all = tutte le civiltà
who-strongest = la civiltà più forte
who-weakest = la civiltà più debole
who-strongest-two = le due civiltà più forti
who-weakest-two = le due civiltà più deboli
who-most-culture = la civiltà con più cultura
who-least-culture = la civiltà con meno cultura
who-most-culture-if-weak = la civiltà con più cultura, se è fra le due più deboli
who-happiest = tutte le civiltà con più felicità
who-most-discontent = tutte le civiltà con più lavoratori insoddisfatti

# In un elenco di nomi sta per una carta che il lettore non ha visto.
card-face-down = una carta coperta

score-culture = Cultura
score-buildings = Edifici
score-wonders = Meraviglie
score-leaders = Leader
score-governments = Governi e tecnologie speciali
score-colonies = Colonie
score-pacts = Patti
score-actions = Carte azione
score-events = Eventi
score-prepared = Eventi preparati
score-attacks = Aggressioni e guerre
score-hunger = Fame
score-others = Portati dall'inizio
score-total = Totale

## Che cosa si vede, e come si raggruppano le mosse

verb-take = Prendi dalla fila
verb-build = Costruisci
verb-upgrade = Migliora
verb-destroy = Distruggi
verb-leader = Gioca un leader
verb-stage = Costruisci la meraviglia
verb-develop = Sviluppa
verb-revolution = Rivoluzione
verb-action = Gioca una carta azione
verb-disband = Congeda
verb-recruit = Arruola
verb-tactic = Gioca una tattica
verb-copy = Copia una tattica
verb-use = Usa un'abilità
verb-prepare = Prepara un evento
verb-aggression = Aggressione
verb-war = Guerra
verb-pact = Proponi un patto
verb-cancel = Annulla un patto
verb-settle = Colonizza
verb-discard = Scarta
verb-bonus = Gioca una carta bonus
verb-conceal = Scarta coperta
verb-bid = Punta
verb-send = Invia unità
verb-gain = Prendi
verb-mix = Quanto cibo
verb-lose = Perdi un lavoratore
verb-token = Togli un segnalino blu
verb-raze = Distruggi
verb-colony = Scegli una colonia
verb-remove = Rimuovi
verb-steal = Prendi
verb-tuck = Mettilo sotto una meraviglia
verb-ravage = Rovina una meraviglia
view-age = Epoca
view-round = Round
view-player = Di chi è il turno
view-first_seat = Primo giocatore
view-row = Fila delle carte
view-open_card = Carta in gioco
view-common = Tattiche che tutti possono copiare
view-civil_deck = Carte civili rimaste
view-military_deck = Carte militari rimaste
view-current_events = Eventi attuali
view-future_events = Eventi futuri
view-next_event = Prossimo evento
view-past_events = Eventi passati
view-discards = Carte militari scartate
view-unseen_civil = Carte civili che devono ancora uscire
player-culture = Cultura
player-culture_rate = Cultura per turno
player-science = Scienza
player-science_rate = Scienza per turno
player-strength = Forza
player-civil = Azioni civili rimaste
player-military = Azioni militari rimaste
player-food = Cibo
player-food_production = Cibo per turno
player-consumption = Cibo consumato per turno
player-resources = Risorse
player-resource_production = Risorse per turno
player-corruption = Corruzione
player-happy = Facce felici
player-happy_required = Facce felici necessarie
player-discontent = Lavoratori scontenti
player-unused = Lavoratori inattivi
player-population_cost = Costo in cibo del prossimo lavoratore
player-yellow = Segnalini gialli nella riserva
player-blue = Segnalini blu nella riserva
player-government = Governo
player-leader = Leader
player-technologies = Tecnologie
player-workers = Lavoratori
player-wonders = Meraviglie
player-unfinished = Meraviglia in costruzione
player-stages = Sue fasi costruite
player-tactic = Tattica
player-colonies = Colonie
player-war = Guerra
player-war_on = Guerra contro
player-pact = Patto
player-pact_with = Patto con
player-hand = Carte civili
player-civil_hand_limit = Limite di carte civili
player-military_hand = Carte militari
player-military_hand_limit = Limite di carte militari

## Domande: a chi decide e (-other) a tutti gli altri

question-first-turn = Primo turno: prendi carte o una meraviglia dalla fila, poi termina il turno.
question-first-turn-other = { $seat } sta prendendo carte nel primo turno.
question-politics = Round { $round }: esegui un'azione politica o passa.
question-politics-other = Round { $round }: { $seat } valuta un'azione politica.
question-second-politics = Round { $round }: esegui una seconda azione politica o passa.
question-second-politics-other = Round { $round }: { $seat } può eseguire una seconda azione politica.
question-action = Round { $round }: spendi le tue azioni, poi termina il turno.
question-action-other = Round { $round }: { $seat } sta spendendo le sue azioni.
question-discard = { $count ->
    [one] Hai troppe carte militari: scarta { $count } carta.
   *[other] Hai troppe carte militari: scarta { $count } carte.
}
question-discard-other = { $count ->
    [one] { $seat } deve scartare { $count } carta militare.
   *[other] { $seat } deve scartare { $count } carte militari.
}
question-discard-event = { $count ->
    [one] L'evento ti fa scartare { $count } carta militare.
   *[other] L'evento ti fa scartare { $count } carte militari.
}
question-discard-event-other = { $count ->
    [one] L'evento fa scartare a { $seat } { $count } carta militare.
   *[other] L'evento fa scartare a { $seat } { $count } carte militari.
}
question-defence = { $count ->
    [one] { $other } attacca con { $card }: aggiungi { $missing } di forza con al massimo { $count } carta, o rinuncia.
   *[other] { $other } attacca con { $card }: aggiungi { $missing } di forza con al massimo { $count } carte, o rinuncia.
}
question-defence-other = { $count ->
    [one] { $seat } può difendersi da { $card } di { $other } con al massimo { $count } carta; forza necessaria: { $missing }.
   *[other] { $seat } può difendersi da { $card } di { $other } con al massimo { $count } carte; forza necessaria: { $missing }.
}
question-bid = { $bid ->
    [0] { $card } è all'asta: fai un'offerta o passa.
    [one] { $card }: l'offerta più alta è { $bid }. Rilancia o passa.
   *[other] { $card }: l'offerta più alta è { $bid }. Rilancia o passa.
}
question-bid-other = { $bid ->
    [0] { $seat } valuta un'offerta per { $card }.
    [one] { $seat } valuta un'offerta per { $card } oltre { $bid }.
   *[other] { $seat } valuta un'offerta per { $card } oltre { $bid }.
}
question-force = Colonizza { $card }: invia unità e carte bonus finché la tua forza vale { $bid }.
question-force-other = { $seat } mette insieme una forza da { $bid } per colonizzare { $card }.
question-pact = { $lettered ->
    [0] { $other } ti offre il patto { $card }. Accetti?
   *[other] { $other } ti offre il patto { $card } e sarebbe la { $side }. Accetti?
}
question-pact-other = { $lettered ->
    [0] { $seat } valuta il patto { $card } offerto da { $other }.
   *[other] { $seat } valuta il patto { $card } offerto da { $other } come { $side }.
}
question-order = { $card }: scegli che cosa fare con questa carta.
question-order-other = { $seat } sta applicando { $card }.
question-choose-good = Prendi cibo ({ $food }) o risorse ({ $resources }).
question-choose-good-other = { $seat } sceglie fra cibo ({ $food }) e risorse ({ $resources }).
question-gain-mix = Guadagni { $total } fra cibo e risorse: quanto in cibo?
question-gain-mix-other = { $seat } ripartisce un guadagno di { $total } fra cibo e risorse.
question-lose-mix = Perdi { $total } fra cibo e risorse: quanto in cibo?
question-lose-mix-other = { $seat } ripartisce una perdita di { $total } fra cibo e risorse.
question-plunder = Saccheggi { $total } fra cibo e risorse: quanto in cibo?
question-plunder-other = { $seat } sta saccheggiando { $total } fra cibo e risorse.
question-lose-worker = Perdi popolazione e non hai lavoratori inutilizzati: scegli la carta che ne cede uno.
question-lose-worker-other = { $seat } sceglie un lavoratore da perdere.
question-lose-token = La tua Scorta è vuota: scegli la carta che cede una pedina blu.
question-lose-token-other = { $seat } sceglie una pedina blu da cedere.
question-cover-stage = La tua Scorta è vuota: scegli la carta la cui pedina blu segnerà lo stadio.
question-cover-stage-other = { $seat } sceglie una pedina blu per segnare uno stadio di meraviglia.
question-destroy-own = Scegli un tuo edificio da distruggere.
question-destroy-own-other = { $seat } sceglie un proprio edificio da distruggere.
question-raze = Scegli un edificio urbano di { $other } da distruggere, al massimo di livello { $level }.
question-raze-other = { $seat } sceglie un edificio di { $other } da distruggere, al massimo di livello { $level }.
question-lose-colony = Scegli la colonia che perdi.
question-lose-colony-other = { $seat } sceglie una colonia da perdere.
question-annex = Scegli la colonia che togli a { $other }.
question-annex-other = { $seat } sceglie una colonia di { $other }.
question-infiltrate = Elimina il leader o la meraviglia in costruzione di { $other }.
question-infiltrate-other = { $seat } decide che cosa perde { $other }.
question-spoils = Differenza in forza su { $other }: { $advantage }. Prendi tecnologie speciali per quel valore in scienza, oppure tutto il resto in punti scienza.
question-spoils-other = { $seat } sceglie il bottino di guerra da { $other }, del valore di { $advantage }.
question-tuck = Metti il vecchio leader sotto una meraviglia completata, o recupera l'azione civile.
question-tuck-other = { $seat } decide che ne è del vecchio leader.
question-ravage = Scegli la meraviglia che cade in rovina.
question-ravage-other = { $seat } sceglie una meraviglia che cade in rovina.
question-pay-food = Devi pagare { $count } cibo: scegli la carta che cede una pedina blu.
question-pay-food-other = { $seat } sceglie come pagare { $count } cibo.
question-pay-resources = { $count ->
    [one] Devi pagare { $count } risorsa: scegli la carta che cede una pedina blu.
   *[other] Devi pagare { $count } risorse: scegli la carta che cede una pedina blu.
}
question-pay-resources-other = { $count ->
    [one] { $seat } sceglie come pagare { $count } risorsa.
   *[other] { $seat } sceglie come pagare { $count } risorse.
}
question-store-food = Guadagni { $count } cibo: scegli la carta per la prossima pedina blu.
question-store-food-other = { $seat } sceglie dove mettere { $count } cibo.
question-store-resources = { $count ->
    [one] Guadagni { $count } risorsa: scegli la carta per la prossima pedina blu.
   *[other] Guadagni { $count } risorse: scegli la carta per la prossima pedina blu.
}
question-store-resources-other = { $count ->
    [one] { $seat } sceglie dove mettere { $count } risorsa.
   *[other] { $seat } sceglie dove mettere { $count } risorse.
}
question-civilize = Aumenta la popolazione, costruisci o sviluppa una tecnologia a { $discount } in meno, senza azione civile; oppure passa.
question-civilize-other = { $seat } può compiere un'azione a { $discount } in meno.
question-build-free = Costruisci gratis { $card } o passa.
question-build-free-other = { $seat } può costruire gratis { $card }.
question-agreement = { $count ->
    [one] Prendi carte dalla fila per al massimo { $count } azione civile; il prezzo è la tua prossima azione politica.
   *[other] Prendi carte dalla fila per al massimo { $count } azioni civili; il prezzo è la tua prossima azione politica.
}
question-agreement-other = { $count ->
    [one] { $seat } può prendere carte dalla fila per al massimo { $count } azione civile.
   *[other] { $seat } può prendere carte dalla fila per al massimo { $count } azioni civili.
}

## Mosse

move-end = Termina il turno
move-pass = Passa
move-finish = Basta così
move-take = Prendi { $civil }
    .detail = { $price ->
        [0] gratis
        [one] { $price } azione civile
       *[other] { $price } azioni civili
    }
    .group = Prendi una carta dallo spazio
move-population = Aumenta la popolazione
    .detail = { $price } cibo
move-build = Costruisci { $site }
    .detail = { $price ->
        [0] gratis
        [one] { $price } risorsa
       *[other] { $price } risorse
    }
move-upgrade = Migliora { $site } in { $site2 }
    .detail = { $price ->
        [0] gratis
        [one] { $price } risorsa
       *[other] { $price } risorse
    }
    .group = Migliora in
move-destroy = Distruggi { $site }
move-leader = Gioca { $leader }
move-stage = Costruisci stadi della meraviglia: { $stages }
    .detail = { $price ->
        [0] gratis
        [one] { $price } risorsa
       *[other] { $price } risorse
    }
move-develop = Sviluppa { $technology }
    .detail = { $price } scienza
move-revolution = Rivoluzione: { $government }
    .detail = { $price } scienza
move-action = Gioca { $action }
move-disband = Congeda { $site }
move-recruit = Arruola { $site } con un nuovo lavoratore
    .detail = { $food } cibo, { $resources } risorse
move-tactic = Gioca la tattica { $tactic }
    .detail = { $price ->
        [one] { $price } azione militare
       *[other] { $price } azioni militari
    }
move-copy = Copia la tattica { $tactic }
    .detail = { $price ->
        [one] { $price } azione militare
       *[other] { $price } azioni militari
    }
move-use = Usa { $ability }
move-prepare = Programma { $event }
    .detail = +{ $points } cultura
move-aggression = { $aggression } contro { $seat }
    .detail = { $price ->
        [one] { $price } azione militare, forza { $strength } contro { $rival }
       *[other] { $price } azioni militari, forza { $strength } contro { $rival }
    }
    .group = Gioca un'aggressione contro
move-war = { $war } contro { $seat }
    .detail = { $price ->
        [one] { $price } azione militare, forza { $strength } contro { $rival }
       *[other] { $price } azioni militari, forza { $strength } contro { $rival }
    }
    .group = Dichiara guerra a
move-pact = Offri { $pact } a { $seat }, come { $side }
move-pact-plain = Offri { $pact } a { $seat }
move-cancel = Cancella il patto nell'area di { $seat }
move-settle = Colonizza { $territory }
move-resign = Arrenditi
move-discard = Scarta { $military }
move-bonus = Gioca { $bonus }
    .detail = +{ $points }
move-conceal = Scarta coperta { $military }
    .detail = +{ $points }
move-bid = Offri { $bid }
move-send = Invia { $site }
    .detail = forza { $force }
move-agree = Accetta
move-refuse = Rifiuta
move-gain = Prendi { $good }
move-mix = Cibo: { $food }
move-lose = Perdi un lavoratore su { $site }
move-token = Togli una pedina blu da { $site }
move-raze = Distruggi { $site }
move-colony = Scegli { $territory }
move-remove = Elimina: { $target }
move-steal = Prendi { $special }
move-tuck = Mettilo sotto { $wonder }
move-ravage = Manda in rovina { $wonder }

## Eventi

event-turn = Round { $round }: comincia il turno di { $seat }.
event-final = Punteggio finale: { $card }.
event-game-over = L'ultimo round è concluso.
event-age-begins = Comincia l'{ $age }.
event-last-round = Il round { $round } sarà l'ultimo.
event-row-dealt = Nuove carte nella fila: { $cards }.
event-taken = { $seat } prende { $card }.
event-population = { $count ->
    [one] { $seat } guadagna { $count } lavoratore.
   *[other] { $seat } guadagna { $count } lavoratori.
}
event-population-lost = { $count ->
    [one] { $seat } perde { $count } lavoratore inutilizzato.
   *[other] { $seat } perde { $count } lavoratori inutilizzati.
}
event-worker-lost = { $seat } perde un lavoratore su { $card }.
event-token-lost = Una pedina blu di { $seat } lascia { $card }.
event-built = { $seat } costruisce { $card }.
event-upgraded = { $seat } migliora { $from } in { $card }.
event-destroyed = { $seat } perde { $card }; il lavoratore torna inutilizzato.
event-leader = { $seat } gioca { $card }.
event-leader-lost = { $card } non guida più { $seat }.
event-tucked = { $seat } mette il vecchio leader sotto { $card }.
event-stages-built = { $count ->
    [one] { $seat } costruisce { $count } stadio della meraviglia { $card }.
   *[other] { $seat } costruisce { $count } stadi della meraviglia { $card }.
}
event-wonder-completed = { $seat } completa la meraviglia { $card }.
event-wonder-lost = { $seat } perde la meraviglia { $card }, ancora in costruzione.
event-ravaged = La meraviglia { $card } di { $seat } cade in rovina.
event-developed = { $seat } sviluppa { $card }.
event-revolution = Rivoluzione nella civiltà di { $seat }: { $card }.
event-action = { $seat } gioca { $card }.
event-ability = { $seat } usa { $card }.
event-tactic = { $seat } adotta la tattica { $card }.
event-tactic-copied = { $seat } copia la tattica { $card }.
event-tactic-shared = { $card }, la tattica di { $seat }, è ora comune.
event-prepared = { $seat } programma { $card }.
event-prepared-hidden = { $seat } programma un evento: { $age }.
event-foreseen = { $seat } guarda il prossimo evento: { $card }.
event-revealed = { $seat } rivela { $card }.
event-unclaimed = Nessuno colonizza { $card }.
event-bid = { $seat } offre { $bid }.
event-bid-passed = { $seat } si ritira dall'asta.
event-sent = { $seat } invia { $card }.
event-bonus = { $seat } gioca { $card }.
event-concealed = { $seat } scarta coperta una carta militare.
event-colony = { $seat } possiede ora { $card }.
event-colony-lost = { $seat } perde { $card }.
event-aggression = { $seat } attacca { $other }: { $card }.
event-defended = { $seat } resiste a { $other }.
event-war = { $seat } dichiara guerra a { $other }: { $card }.
event-war-won = { $card }: { $seat } batte { $other } di { $advantage }.
event-war-lost = { $card }: { $other } batte di { $advantage } { $seat }, che l'aveva dichiarata.
event-war-drawn = { $card } fra { $seat } e { $other } finisce in parità.
event-stolen = { $seat } toglie { $card } a { $other }.
event-pact-offered = { $lettered ->
    [0] { $seat } offre un patto a { $other }: { $card }.
   *[other] { $seat } offre un patto a { $other }: { $card }, con { $seat } come { $side }.
}
event-pact-agreed = { $other } accetta: il patto { $card } con { $seat } è in vigore.
event-pact-refused = { $other } rifiuta il patto { $card } offerto da { $seat }.
event-pact-cancelled = { $seat } cancella il patto { $card }.
event-pact-ended = Il patto { $card } fra { $seat } e { $other } è finito.
event-resigned = { $seat } si arrende.
event-food = { $seat } guadagna { $count } cibo.
event-resources = { $count ->
    [one] { $seat } guadagna { $count } risorsa.
   *[other] { $seat } guadagna { $count } risorse.
}
event-science = { $points ->
    [one] { $seat } guadagna { $points } punto scienza.
   *[other] { $seat } guadagna { $points } punti scienza.
}
event-culture = { $points ->
    [one] { $seat } guadagna { $points } punto cultura.
   *[other] { $seat } guadagna { $points } punti cultura.
}
event-culture-lost = { $points ->
    [one] { $seat } perde { $points } punto cultura.
   *[other] { $seat } perde { $points } punti cultura.
}
event-goods-lost = { $resources ->
    [0] { $seat } perde { $food } cibo.
   *[other] { $food ->
        [0] { $resources ->
            [one] { $seat } perde { $resources } risorsa.
           *[other] { $seat } perde { $resources } risorse.
        }
       *[other] { $seat } perde cibo ({ $food }) e risorse ({ $resources }).
    }
}
event-uprising = Sommossa: { $seat } non produce nulla.
event-production = { $seat } produce { $science } scienza e { $culture } cultura.
event-corruption = { $food ->
    [0] { $resources ->
        [one] La corruzione costa a { $seat } { $resources } risorsa.
       *[other] La corruzione costa a { $seat } { $resources } risorse.
    }
   *[other] { $resources ->
        [0] La corruzione costa a { $seat } { $food } cibo.
       *[other] La corruzione costa a { $seat } risorse ({ $resources }) e cibo ({ $food }).
    }
}
event-consumption = { $missing ->
    [0] { $seat } consuma { $count } cibo.
    [one] { $seat } dovrebbe consumare { $count } cibo: ne manca { $missing }.
   *[other] { $seat } dovrebbe consumare { $count } cibo: ne mancano { $missing }.
}
event-military-drawn = { $seat } pesca { $cards }.
event-military-drawn-hidden = { $count ->
    [one] { $seat } pesca { $count } carta militare.
   *[other] { $seat } pesca { $count } carte militari.
}
event-discarded = { $seat } scarta { $card }.
event-discarded-hidden = { $seat } scarta una carta militare.
event-military-shuffled = Gli scarti militari si rimescolano in un nuovo mazzo: { $age }.

## Che cosa costano e fanno le carte

effect-kind = { $age }, { $kind }.
effect-cost-science = { $count ->
    [0] La possiedi fin dall'inizio.
    [one] Costa { $count } punto scienza.
   *[other] Costa { $count } punti scienza.
}
effect-cost-government = { $science ->
    [0] Lo possiedi fin dall'inizio.
    [one] Costa { $science } punto scienza, o { $revolution } con una rivoluzione.
   *[other] Costa { $science } punti scienza, o { $revolution } con una rivoluzione.
}
effect-cost-resource = { $count ->
    [one] Costruire qui costa { $count } risorsa.
   *[other] Costruire qui costa { $count } risorse.
}
effect-stages = Gli stadi costano { $stages } risorse.

# Quanto dà ogni lavoratore su una carta.
effect-each-science = Ogni lavoratore: { $count } scienza.
    .short = { $count } scienza
effect-each-culture = Ogni lavoratore: { $count } cultura.
    .short = { $count } cultura
effect-each-strength = Ogni lavoratore: { $count } forza.
    .short = { $count } forza
effect-each-happy = { $count ->
    [one] Ogni lavoratore: { $count } faccia felice.
   *[other] Ogni lavoratore: { $count } facce felici.
}
    .short = { $count } felicità
effect-each-food = Ogni lavoratore produce { $count } cibo.
    .short = { $count } cibo
effect-each-resource = { $count ->
    [one] Ogni lavoratore produce { $count } risorsa.
   *[other] Ogni lavoratore produce { $count } risorse.
}
    .short = { $count } risorse

# Quanto dà una carta nel suo insieme; $count può essere negativo.
effect-gives-science = Tasso di scienza: { $count }.
    .short = { $count } scienza
effect-gives-culture = Tasso di cultura: { $count }.
    .short = { $count } cultura
effect-gives-strength = Forza: { $count }.
    .short = { $count } forza
effect-gives-happy = Facce felici: { $count }.
    .short = { $count } felicità
effect-gives-civil = Azioni civili: { $count }.
    .short = { $count ->
        [one] { $count } civile
       *[other] { $count } civili
    }
effect-gives-military = Azioni militari: { $count }.
    .short = { $count ->
        [one] { $count } militare
       *[other] { $count } militari
    }
effect-gives-colonization = Bonus di colonizzazione: { $count }.
    .short = { $count } colonizzazione
effect-gives-urban-limit = Limite urbano: { $count }.
effect-gives-hand-civil = Carte civili in più in mano: { $count }.
effect-gives-hand-military = Carte militari in più in mano: { $count }.
effect-gives-food = Cibo in produzione: { $count }.
    .short = { $count } cibo
effect-gives-resource = Risorse in produzione: { $count }.
    .short = { $count } risorse
effect-gives-blue = Pedine blu: { $count }.
    .short = { $count } blu
effect-gives-yellow = Pedine gialle: { $count }.
    .short = { $count } gialle

# Quanto una carta dà una volta sola.
effect-gain-food = Subito: { $count } cibo.
    .short = +{ $count } cibo
effect-gain-resource = { $count ->
    [one] Subito: { $count } risorsa.
   *[other] Subito: { $count } risorse.
}
    .short = +{ $count } risorse
effect-gain-science = { $count ->
    [one] Subito: { $count } punto scienza.
   *[other] Subito: { $count } punti scienza.
}
    .short = +{ $count } scienza
effect-gain-culture = { $count ->
    [one] Subito: { $count } punto cultura.
   *[other] Subito: { $count } punti cultura.
}
    .short = +{ $count } cultura
effect-gain-population = Subito: { $count } popolazione, senza cibo.
    .short = +{ $count } popolazione
effect-gain-draw = { $count ->
    [one] Subito: pesca { $count } carta militare.
   *[other] Subito: pesca { $count } carte militari.
}
    .short = +{ $count } carte
effect-gain-blue = { $count ->
    [one] Subito: { $count } pedina blu.
   *[other] Subito: { $count } pedine blu.
}
    .short = +{ $count } blu

# I punti di una meraviglia quando è costruito l'ultimo stadio.
effect-completion-farm-and-mine-workers = { $count ->
    [one] Al completamento: { $count } punto cultura per ogni lavoratore su fattorie e miniere.
   *[other] Al completamento: { $count } punti cultura per ogni lavoratore su fattorie e miniere.
}
effect-completion-other-workers = { $count ->
    [one] Al completamento: { $count } punto cultura per ogni lavoratore su altre carte.
   *[other] Al completamento: { $count } punti cultura per ogni lavoratore su altre carte.
}
effect-completion-technology-levels = { $count ->
    [one] Al completamento: { $count } punto cultura per ogni livello delle tue tecnologie.
   *[other] Al completamento: { $count } punti cultura per ogni livello delle tue tecnologie.
}
effect-completion-stage-and-page-culture = { $count ->
    [one] Al completamento: { $count } punto cultura per ogni cultura prodotta da teatri e biblioteche.
   *[other] Al completamento: { $count } punti cultura per ogni cultura prodotta da teatri e biblioteche.
}
effect-completion-urban-output = { $count ->
    [one] Al completamento: { $count } punto cultura per ogni cultura, scienza e forza dei tuoi edifici urbani.
   *[other] Al completamento: { $count } punti cultura per ogni cultura, scienza e forza dei tuoi edifici urbani.
}
effect-discount-after-replacement = { $count ->
    [one] Nella fila costa { $count } azione civile in meno nel turno in cui hai sostituito un leader.
   *[other] Nella fila costa { $count } azioni civili in meno nel turno in cui hai sostituito un leader.
}


# Che cosa permettono leader, meraviglie, tecnologie speciali e patti; $count è il numero sulla carta.
effect-urban-discount-1 = { $count ->
    [one] Gli edifici urbani di Era I costano { $count } risorsa in meno.
   *[other] Gli edifici urbani di Era I costano { $count } risorse in meno.
}
effect-urban-discount-2 = { $count ->
    [one] Gli edifici urbani di Era II costano { $count } risorsa in meno.
   *[other] Gli edifici urbani di Era II costano { $count } risorse in meno.
}
effect-urban-discount-3 = { $count ->
    [one] Gli edifici urbani di Era III costano { $count } risorsa in meno.
   *[other] Gli edifici urbani di Era III costano { $count } risorse in meno.
}
effect-stages-per-action = Un'azione civile costruisce fino a { $count } stadi di una meraviglia.
effect-unit-strength = +{ $count } forza per ogni unità militare.
effect-yellow-token-on-leaving = { $count ->
    [one] Come azione politica, elimina questo leader e guadagna { $count } pedina gialla.
   *[other] Come azione politica, elimina questo leader e guadagna { $count } pedine gialle.
}
effect-science-per-technology-taken = { $count } scienza ogni volta che prendi una tecnologia dalla fila.
effect-military-as-civil = Una volta per turno, usa un'azione militare come azione civile.
effect-leader-discount = { $count ->
    [one] I leader nella fila costano { $count } azione civile in meno.
   *[other] I leader nella fila costano { $count } azioni civili in meno.
}
effect-unit-resources = { $count ->
    [one] Ogni turno { $count } risorsa per unità militari.
   *[other] Ogni turno { $count } risorse per unità militari.
}
effect-tucks-under-wonder = Quando viene sostituito, questo leader può finire sotto una meraviglia completata, che guadagna una faccia felice, invece di restituire un'azione civile.
effect-second-political-action = Una volta, esegui una seconda azione politica nello stesso turno.
effect-population-discount = Aumentare la popolazione costa { $count } cibo in meno.
effect-settles-from-hand = Come azione politica, elimina questo leader e fai di un territorio della tua mano una colonia.
effect-recruits = Con un'azione militare aumenta la popolazione e costruisci subito un'unità; entrambe costano { $count } in meno.
effect-infantry-as-cavalry = La fanteria può servire da cavalleria nelle armate.
effect-culture-if-strongest = { $count } cultura per turno finché sei fra i due più forti.
effect-strength-per-face = +{ $count } forza per ogni faccia felice su templi e governo.
effect-sees-next-event = All'inizio della tua Fase Politica vedi il prossimo evento attuale.
effect-best-study-science = Il tuo migliore laboratorio o biblioteca produce ancora scienza pari al suo livello.
effect-resource-per-development = { $count ->
    [one] { $count } risorsa ogni volta che sviluppi una tecnologia.
   *[other] { $count } risorse ogni volta che sviluppi una tecnologia.
}
effect-culture-per-face = { $count } cultura per ogni faccia felice su meraviglie, templi e teatri.
effect-no-wonder-surcharge = Le meraviglie completate non rincarano la successiva.
effect-action-per-development = { $count ->
    [one] Recuperi { $count } azione civile ogni volta che sviluppi una tecnologia.
   *[other] Recuperi { $count } azioni civili ogni volta che sviluppi una tecnologia.
}
effect-first-colony-culture = { $count } cultura per la tua prima colonia.
effect-next-colony-culture = { $count } cultura per ogni altra colonia.
effect-colonize-discards = { $count ->
    [one] Quando colonizzi puoi scartare fino a { $count } carta militare, ognuna per 1 punto di forza.
   *[other] Quando colonizzi puoi scartare fino a { $count } carte militari, ognuna per 1 punto di forza.
}
effect-theater-culture = { $count } cultura per ogni teatro.
effect-theater-science-discount = Sviluppare teatri costa { $count } scienza in meno.
effect-theater-conversion = Una volta per turno, migliora un qualunque edificio urbano in un teatro di livello pari o superiore.
effect-military-revolution = Una rivoluzione richiede le azioni militari invece di quelle civili.
effect-revolution-culture = { $count } cultura per una rivoluzione.
effect-unit-type-strength = +{ $count } forza per ogni tipo di unità militare che hai.
effect-cross-resource-discount = { $count ->
    [one] Le biblioteche costano { $count } risorsa in meno se hai un teatro, i teatri se hai una biblioteca.
   *[other] Le biblioteche costano { $count } risorse in meno se hai un teatro, i teatri se hai una biblioteca.
}
effect-cross-science-discount = Sviluppare biblioteche costa { $count } scienza in meno se hai un teatro, i teatri se hai una biblioteca.
effect-pair-culture = { $count } cultura per ogni coppia di biblioteca e teatro.
effect-culture-per-development = { $count } cultura ogni volta che sviluppi una tecnologia.
effect-labs-as-mines = I laboratori producono risorse pari al loro livello; quando questo leader se ne va, e alla fine, segni altrettanta cultura.
effect-best-theater-again = Il tuo migliore teatro produce la sua cultura una seconda volta.
effect-no-attacks = Non puoi giocare aggressioni né dichiarare guerre.
effect-attack-cost-factor = Attaccarti costa { $count } volte le azioni militari.
effect-lab-culture-per-level = { $count } cultura per ogni livello dei tuoi laboratori.
effect-lab-science-loss = I laboratori producono { $count } scienza in meno.
effect-turn-culture = { $count ->
    [one] { $count } punto cultura in ogni tuo turno in cui non usi l'altro potere.
   *[other] { $count } punti cultura in ogni tuo turno in cui non usi l'altro potere.
}
effect-turn-military = In un turno puoi invece avere, per unità militari e relative tecnologie: scienza ({ $count }) e risorse ({ $count }).
effect-infantry-strength = +{ $count } forza per ogni fanteria.
effect-artillery-strength = +{ $count } forza per ogni artiglieria.
effect-extra-face = Ogni altra tua carta con facce felici ne ha { $count } in più.
effect-free-population = Una volta per turno guadagna { $count } popolazione senza cibo.
effect-best-mine-again = La tua migliore miniera produce due volte.
effect-attack-bonus = +{ $count } forza quando attacchi il tuo alleato.
effect-food-as-resource = Una volta per turno usa { $count } cibo come risorsa.
effect-resource-as-food = { $count ->
    [one] Una volta per turno usa { $count } risorsa come cibo.
   *[other] Una volta per turno usa { $count } risorse come cibo.
}
effect-development-discount = Sviluppare una tecnologia costa { $count } scienza in meno.
effect-development-share = { $count ->
    [one] Il tuo alleato paga { $count } punto scienza ogni volta che sviluppi una tecnologia.
   *[other] Il tuo alleato paga { $count } punti scienza ogni volta che sviluppi una tecnologia.
}
effect-immune-to-war = Nessuno può dichiararti guerra.
effect-culture-per-partner-wonder = { $count } cultura per ogni meraviglia completata del tuo alleato.

effect-side = Vale per { $side }:
effect-attack-free = Gli alleati possono attaccarsi.
effect-attack-forbidden = Gli alleati non possono attaccarsi.
effect-attack-ends = Il patto finisce se un alleato attacca l'altro.

# Un'armata: quante unità di ciascun tipo richiede e quanto aggiunge.
effect-tactic = Armata: { $infantry ->
        [0] { "" }
       *[other] { $infantry } fanteria,{ " " }
    }{ $cavalry ->
        [0] { "" }
       *[other] { $cavalry } cavalleria,{ " " }
    }{ $artillery ->
        [0] { "" }
       *[other] { $artillery } artiglieria,{ " " }
    }forza +{ $strength }{ $lower ->
        [0] { "" }
       *[other] { " " }(obsoleta +{ $lower })
    }.
    .short = +{ $strength }{ $lower ->
        [0] { "" }
       *[other] /{ $lower }
    }
effect-bonus = { $defence } in difesa, { $colonization } per una forza di colonizzazione.
    .short = { $defence }/{ $colonization }

# Che cosa fanno le carte azione; ciò che danno segue come effect-gain-... $two, $three e $four: secondo i giocatori.
effect-action-gain = Si gioca per ciò che dà.
effect-action-choose = Scegli una delle due cose.
effect-action-build-or-upgrade = { $rebate ->
    [one] Costruisci o migliora a { $rebate } risorsa in meno: { $kinds }.
   *[other] Costruisci o migliora a { $rebate } risorse in meno: { $kinds }.
}
effect-action-upgrade = { $rebate ->
    [one] Migliora a { $rebate } risorsa in meno: { $kinds }.
   *[other] Migliora a { $rebate } risorse in meno: { $kinds }.
}
effect-action-population = Aumenta la popolazione.
effect-action-stage = { $rebate ->
    [one] Costruisci uno stadio di una meraviglia a { $rebate } risorsa in meno.
   *[other] Costruisci uno stadio di una meraviglia a { $rebate } risorse in meno.
}
effect-action-develop = Sviluppa una tecnologia o guida una rivoluzione.
effect-action-arm = In questo turno: azioni militari +{ $arms }, risorse per unità militari +{ $resource }.
effect-action-arm-by-strength = Per ogni civiltà più forte, risorse per unità militari in questo turno: { $two }, { $three } o { $four } in 2, 3 o 4 giocatori.
effect-action-culture-by-culture = Per ogni civiltà con più cultura, punti cultura: { $two }, { $three } o { $four } in 2, 3 o 4 giocatori.

# Che cosa fanno aggressioni e guerre; ciò che danno segue come effect-gain-...
effect-aggression-enslave = Azioni militari: { $price }. Il tuo avversario perde 1 popolazione.
effect-aggression-plunder = Azioni militari: { $price }. Togli al tuo avversario { $total } fra cibo e risorse.
effect-aggression-raid = { $second ->
    [-1] Azioni militari: { $price }. Distruggi un edificio urbano del tuo avversario, al massimo di livello { $level }, e guadagna metà del suo costo in risorse.
   *[other] Azioni militari: { $price }. Distruggi due edifici urbani del tuo avversario, al massimo di livello { $level } e { $second }, e guadagna metà del loro costo in risorse.
}
effect-aggression-annex = Azioni militari: { $price }. Togli una colonia al tuo avversario.
effect-aggression-infiltrate = { $total ->
    [one] Azioni militari: { $price }. Elimina il leader o la meraviglia in costruzione del tuo avversario e segna { $total } punto cultura per ogni suo livello.
   *[other] Azioni militari: { $price }. Elimina il leader o la meraviglia in costruzione del tuo avversario e segna { $total } punti cultura per ogni suo livello.
}
effect-aggression-take = Azioni militari: { $price }. Il tuo avversario perde quanto guadagni tu.
effect-war-technology = Azioni militari: { $price }. Il vincitore prende tecnologie speciali o punti scienza pari alla differenza in forza.
effect-war-territory = { $count ->
    [one] Azioni militari: { $price }. Il vincitore toglie allo sconfitto { $count } pedina gialla, e 1 in più ogni { $step } punti di differenza in forza.
   *[other] Azioni militari: { $price }. Il vincitore toglie allo sconfitto { $count } pedine gialle, e 1 in più ogni { $step } punti di differenza in forza.
}
effect-war-culture = { $count ->
    [one] Azioni militari: { $price }. Il vincitore toglie allo sconfitto { $count } punto cultura, e 1 in più per ogni punto di differenza in forza.
   *[other] Azioni militari: { $price }. Il vincitore toglie allo sconfitto { $count } punti cultura, e 1 in più per ogni punto di differenza in forza.
}

# Che cosa fanno gli eventi. Le quantità di alcuni seguono come effect-amount-...
effect-event-gain = Guadagno per { $who }:
effect-event-lose = Perdita per { $who }:
effect-event-choose = A scelta per { $who }:
effect-event-gain-mix = Guadagno per { $who }: { $total } fra cibo e risorse a scelta.
effect-event-lose-mix = Perdita per { $who }: { $total } fra cibo e risorse a scelta.
effect-event-draw = { $culture ->
    [0] Per { $who }: { $draws } carte militari da pescare.
   *[other] Per { $who }: { $draws } carte militari da pescare o, nell'Era IV, { $culture } punti cultura.
}
effect-event-discard = Per { $who }: { $draws } carte militari da scartare o, nell'Era IV, perdita di { $culture } punti cultura.
effect-event-gain-culture-rate = Per { $who }: punti cultura pari al tasso di cultura.
effect-event-gain-science-rate = Per { $who }: punti scienza pari al tasso di scienza.
effect-event-gain-culture-by-science = Per { $who }: punti cultura pari al tasso di scienza.
effect-event-gain-by-happiness = Guadagno per { $who }, per ogni faccia felice:
effect-event-produce-food = Per { $who }: produzione di cibo.
effect-event-produce-resources = Per { $who }: produzione di risorse.
effect-event-produce = Per { $who }: produzione di cibo e risorse, con corruzione e consumo.
effect-event-lose-all-food = Per { $who }: perdita di tutto il cibo.
effect-event-destroy-own = Per { $who }: distruzione di un proprio edificio.
effect-event-spend-actions = { $count ->
    [one] Per { $who }: perdita di { $count } azione civile per ogni lavoratore insoddisfatto.
   *[other] Per { $who }: perdita di { $count } azioni civili per ogni lavoratore insoddisfatto.
}
effect-event-lose-by-discontent = Perdita per { $who }, per ogni lavoratore insoddisfatto:
effect-event-emigrate = Per { $who }: perdita di metà dei lavoratori insoddisfatti, per eccesso.
effect-event-take-yellow = { $tokens ->
    [one] Per { $who }: { $tokens } pedina gialla tolta alla più debole.
   *[other] Per { $who }: { $tokens } pedine gialle tolte alla più debole.
}
effect-event-lose-leader = Per { $who }: perdita del leader, se non è dell'Era attuale.
effect-event-lose-colony = Per { $who }: perdita di una colonia a scelta.
effect-event-ravage = Per { $who }: una meraviglia completata di Era A o I cade in rovina. Da allora dà:
effect-event-terrorize = Per { $who }: distruzione di un edificio urbano di ogni altra civiltà.
effect-event-civilize = Per { $who }: aumento di popolazione, costruzione o sviluppo di una tecnologia, senza azione civile e a { $discount } in meno.
effect-event-build-free = Per { $who }: costruzione gratuita di { $technology }.
effect-event-agree = Per { $who }: carte dalla fila fino a { $budget } azioni civili senza spesa; poi la fila si riempie, in cambio della prossima azione politica.
effect-event-score-food-produced = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni cibo in produzione.
   *[other] Per { $who }: { $count } punti cultura per ogni cibo in produzione.
}
effect-event-score-food-above-consumption = { $count ->
    [one] Per { $who }: { $count } punto cultura se il cibo prodotto supera il consumo.
   *[other] Per { $who }: { $count } punti cultura se il cibo prodotto supera il consumo.
}
effect-event-score-urban-levels = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni livello degli edifici urbani.
   *[other] Per { $who }: { $count } punti cultura per ogni livello degli edifici urbani.
}
effect-event-score-least-production = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni punto della minore fra le produzioni di scienza, cultura, cibo e risorse.
   *[other] Per { $who }: { $count } punti cultura per ogni punto della minore fra le produzioni di scienza, cultura, cibo e risorse.
}
effect-event-score-colonies = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni colonia.
   *[other] Per { $who }: { $count } punti cultura per ogni colonia.
}
effect-event-score-unit-and-arena-levels = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni livello di unità militari e arene.
   *[other] Per { $who }: { $count } punti cultura per ogni livello di unità militari e arene.
}
effect-event-score-civil-actions = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni azione civile.
   *[other] Per { $who }: { $count } punti cultura per ogni azione civile.
}
effect-event-score-military-actions = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni azione militare.
   *[other] Per { $who }: { $count } punti cultura per ogni azione militare.
}
effect-event-score-happy-faces = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni faccia felice.
   *[other] Per { $who }: { $count } punti cultura per ogni faccia felice.
}
effect-event-score-mine-production = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni risorsa prodotta dalle miniere.
   *[other] Per { $who }: { $count } punti cultura per ogni risorsa prodotta dalle miniere.
}
effect-event-score-content-workers-above-ten = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni lavoratore soddisfatto oltre i { $beyond }.
   *[other] Per { $who }: { $count } punti cultura per ogni lavoratore soddisfatto oltre i { $beyond }.
}
effect-event-score-government-and-special-levels = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni livello di governo e tecnologie speciali.
   *[other] Per { $who }: { $count } punti cultura per ogni livello di governo e tecnologie speciali.
}
effect-event-score-age-iii-technologies = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni tecnologia di Era III.
   *[other] Per { $who }: { $count } punti cultura per ogni tecnologia di Era III.
}
effect-event-score-variety = { $count ->
    [one] Per { $who }: { $count } punto cultura per ogni tipo di edificio urbano, unità e tecnologia speciale.
   *[other] Per { $who }: { $count } punti cultura per ogni tipo di edificio urbano, unità e tecnologia speciale.
}
effect-event-score-wonders-by-age = Per { $who }: punti cultura per ogni meraviglia completata, secondo l'Era da A a III: { $ages }.
effect-event-rank-science = Per { $who }: punti cultura secondo il posto nel tasso di scienza: { $two } in 2 giocatori, { $three } in 3, { $four } in 4.
effect-event-rank-strength = Per { $who }: punti cultura secondo il posto nella forza: { $two } in 2 giocatori, { $three } in 3, { $four } in 4.

effect-amount-food = { $count } cibo.
effect-amount-resource = { $count ->
    [one] { $count } risorsa.
   *[other] { $count } risorse.
}
effect-amount-science = { $count ->
    [one] { $count } punto scienza.
   *[other] { $count } punti scienza.
}
effect-amount-culture = { $count ->
    [one] { $count } punto cultura.
   *[other] { $count } punti cultura.
}
effect-amount-population = { $count } popolazione.
effect-amount-draw = { $count ->
    [one] { $count } carta militare.
   *[other] { $count } carte militari.
}
effect-amount-blue = { $count ->
    [one] { $count } pedina blu.
   *[other] { $count } pedine blu.
}

## Perché una mossa è rifiutata

# $price è quanto costa, $have quanto c'è per pagare.
why-tta-first-turn-only-taking-cards = Al primo turno puoi soltanto prendere carte dalla fila.
why-tta-take-card-choice = { $card } non è in quello spazio della fila.
why-tta-take-card-cost = { $price ->
    [one] { $card } costa { $price } azione civile; ne hai { $have }.
   *[other] { $card } costa { $price } azioni civili; ne hai { $have }.
}
why-tta-take-card-hand-limit = { $limit ->
    [one] Hai in mano { $held } carte civili, e il tuo limite è di { $limit } carta.
   *[other] Hai in mano { $held } carte civili, e il tuo limite è di { $limit } carte.
}
why-tta-take-card-no-duplicate-technology = Hai già { $card }.
why-tta-take-card-one-leader-per-age = Hai già preso un leader: { $age }.
why-tta-take-wonder-cost = { $price ->
    [one] { $card } ti costa { $price } azione civile; ne hai { $have }.
   *[other] { $card } ti costa { $price } azioni civili; ne hai { $have }.
}
why-tta-take-wonder-one-unfinished = Stai ancora costruendo { $card }: prima completa quella.
why-tta-population-civil-cost = Non hai più azioni civili per aumentare la popolazione.
why-tta-population-empty-bank = La tua Riserva è vuota.
why-tta-population-food-cost = Un altro lavoratore costa { $price } cibo; ne hai { $have }.
why-tta-build-civil-cost = Non hai più azioni civili per costruire { $card }.
why-tta-build-needs-technology = Non hai sviluppato { $card }.
why-tta-build-resource-cost = { $price ->
    [one] { $card } costa { $price } risorsa; ne hai { $have }.
   *[other] { $card } costa { $price } risorse; ne hai { $have }.
}
why-tta-build-urban-limit = Hai { $count } edifici di questo tipo, e { $government } ne permette { $limit }.
why-tta-build-uses-unused-worker = Non hai lavoratori inutilizzati per { $card }.
why-tta-upgrade-civil-cost = Non hai più azioni civili per migliorare { $from }.
why-tta-upgrade-target = { $from } non si può migliorare in { $card }.
why-tta-upgrade-worker-moves = Nessun tuo lavoratore sta su { $from }.
why-tta-upgrade-cost-difference = { $price ->
    [one] Migliorare in { $card } costa { $price } risorsa; ne hai { $have }.
   *[other] Migliorare in { $card } costa { $price } risorse; ne hai { $have }.
}
why-tta-bach-other-type = { $from } non può diventare adesso { $card }.
why-tta-bach-same-level = { $card } è di livello inferiore a { $from }.
why-tta-bach-urban-limit = Hai { $count } teatri, e { $government } ne permette { $limit }.
why-tta-destroy-civil-cost = Non hai più azioni civili per distruggere { $card }.
why-tta-destroy-worker-to-pool = Non hai { $card } da distruggere.
why-tta-leader-play-civil-cost = { $have ->
    [0] Non hai più azioni civili per giocare { $card }.
    [one] Non hai in mano { $card }.
   *[other] Non hai in mano { $card }.
}
why-tta-leader-play-action-still-needed = Per giocare { $card } serve un'azione civile; quella per la sostituzione del leader la recuperi solo dopo.
why-tta-wonder-stage-civil-cost = Non hai più azioni civili per costruire uno stadio.
why-tta-wonder-stage-needs-unfinished = Non hai meraviglie in costruzione.
why-tta-wonder-stage-multi-stage = { $limit ->
    [one] Ora puoi costruire al massimo { $limit } stadio.
   *[other] Ora puoi costruire al massimo { $limit } stadi.
}
why-tta-wonder-stage-resource-cost = { $price ->
    [one] Costa { $price } risorsa; ne hai { $have }.
   *[other] Costa { $price } risorse; ne hai { $have }.
}
why-tta-wonder-stage-cover-when-bank-empty = Non hai più pedine blu per segnare lo stadio.
why-tta-develop-civil-cost = Non hai più azioni civili per sviluppare { $card }.
why-tta-develop-from-hand = Non hai in mano { $card }.
why-tta-develop-science-cost = { $card } costa { $price } scienza; ne hai { $have }.
why-tta-develop-government-higher-cost = Senza rivoluzione { $card } costa { $price } scienza; ne hai { $have }.
why-tta-points-pay-science = { $other } non può pagare la sua parte di { $price } scienza.
why-tta-revolution-all-must-be-available = Una rivoluzione richiede tutte le { $price } azioni civili; te ne restano { $have }.
why-tta-revolution-science-cost = Una rivoluzione per { $card } costa { $price } scienza; ne hai { $have }.
why-tta-robespierre-military-needed = Questa rivoluzione richiede tutte le { $price } azioni militari; te ne restano { $have }.
why-tta-action-card-civil-cost = Non hai più azioni civili per giocare { $card }.
why-tta-action-card-discarded = Non hai in mano { $card }.
why-tta-action-card-granted-action-free = La carta che giochi non ti permette di farlo con { $card }.
why-tta-action-card-must-be-executable = Ora non puoi fare ciò che ordina { $card }.
why-tta-action-card-not-same-phase = Hai preso { $card } in questo turno: giocala in un turno successivo.
why-tta-unit-build-military-cost = Non hai più azioni militari per { $card }.
why-tta-unit-build-needs-technology = Non hai sviluppato { $card }.
why-tta-unit-build-resource-cost = { $price ->
    [one] { $card } costa { $price } risorsa; ne hai { $have }.
   *[other] { $card } costa { $price } risorse; ne hai { $have }.
}
why-tta-unit-build-uses-unused-worker = Non hai lavoratori inutilizzati per { $card }.
why-tta-unit-upgrade-military-cost = Non hai più azioni militari per migliorare { $from }.
why-tta-unit-upgrade-target = { $from } non si può migliorare in { $card }.
why-tta-unit-upgrade-worker-moves = Nessuna tua unità sta su { $from }.
why-tta-unit-upgrade-cost-difference = { $price ->
    [one] Migliorare in { $card } costa { $price } risorsa; ne hai { $have }.
   *[other] Migliorare in { $card } costa { $price } risorse; ne hai { $have }.
}
why-tta-unit-disband-military-cost = Non hai più azioni militari per congedare { $card }.
why-tta-unit-disband-worker-to-pool = Non hai { $card } da congedare.
why-tta-tactic-play-becomes-exclusive = Non hai in mano { $card }.
why-tta-tactic-play-cost = { $price ->
    [one] Una tattica costa { $price } azione militare; ne hai { $have }.
   *[other] Una tattica costa { $price } azioni militari; ne hai { $have }.
}
why-tta-tactic-play-once-per-turn = In questo turno hai già cambiato tattica.
why-tta-tactic-copy-becomes-current = { $card } è già la tua tattica.
why-tta-tactic-copy-common-only = { $card } non è una tattica comune.
why-tta-tactic-copy-cost = { $price ->
    [one] Copiare una tattica costa { $price } azione militare; ne hai { $have }.
   *[other] Copiare una tattica costa { $price } azioni militari; ne hai { $have }.
}
why-tta-event-prepare-goes-to-future = Non hai in mano { $card }.
why-tta-anatomy-aggression-war = Non hai in mano { $card }.
why-tta-aggression-cost = { $price ->
    [one] { $card } contro { $other } costa { $price } azione militare; ne hai { $have }.
   *[other] { $card } contro { $other } costa { $price } azioni militari; ne hai { $have }.
}
why-tta-aggression-target = Non puoi attaccare { $other }.
why-tta-aggression-pact-forbids = Il tuo patto con { $other } vieta l'attacco.
why-tta-aggression-must-be-stronger = La tua forza è { $strength }, quella di { $other } è { $rival }: devi essere più forte.
why-tta-aggression-succeeds = { $other } non ha nulla che { $card } possa colpire.
why-tta-aggression-defence-bonus-cards = Non hai in mano { $card }.
why-tta-aggression-defence-discard-any = Non hai in mano { $card }.
why-tta-aggression-defence-card-limit = { $count ->
    [one] Puoi usare ancora solo { $count } carta: così le tue carte non possono aggiungere { $missing } di forza.
   *[other] Puoi usare solo { $count } carte: così le tue carte non possono aggiungere { $missing } di forza.
}
why-tta-aggression-no-partial-defence = Ti servono ancora { $missing } di forza: una difesa deve pareggiare l'attacco.
why-tta-war-declare-cost = { $price ->
    [one] { $card } contro { $other } costa { $price } azione militare; ne hai { $have }.
   *[other] { $card } contro { $other } costa { $price } azioni militari; ne hai { $have }.
}
why-tta-war-declare-target = Non puoi dichiarare guerra a { $other }.
why-tta-war-declare-pact-forbids = Il tuo patto con { $other } vieta la guerra.
why-tta-war-declare-stays-in-play = Hai già dichiarato una guerra.
why-tta-war-declare-not-last-round = Nell'ultimo round nessuno può dichiarare guerra.
why-tta-war-steal-technology = { $other } non ha { $card }.
why-tta-war-steal-no-duplicate = Hai già { $card }.
why-tta-war-strength-advantage = { $card } vale { $price }; del tuo vantaggio restano { $have }.
why-tta-stats-modifiers = Le carte in gioco ora non lo permettono.
why-tta-politics-no-pacts-two-players = In due non ci sono patti.
why-tta-in-play-definition = Non hai in mano { $card }.
why-tta-in-play-references = { $other } non ha questo bersaglio: { $target }.
why-tta-pact-offer-partner = Non puoi offrire un patto a { $other }.
why-tta-pact-offer-sides = { $card } non ha parti A e B.
why-tta-pact-cancel-parties-only = Lì non hai alcun patto.
why-tta-resign-not-age-iv = Nell'Era IV nessuno può arrendersi.
why-tta-colonization-bid-value = La tua offerta deve superare { $bid }.
why-tta-colonization-bid-cap = La forza più grande che potresti inviare vale { $limit }.
why-tta-colonization-force-minimum = La tua forza varrebbe { $force }; hai offerto { $bid }.
why-tta-colonization-one-unit-minimum = Invia almeno un'unità.
why-tta-colonization-base-units = Non hai { $card } da inviare.
why-tta-colonization-bonus-cards = Non hai in mano { $card }.
why-tta-colonization-no-face-down-discards = Non puoi scartare { $card } per questa forza.
why-tta-colonization-becomes-colony = Non puoi colonizzare { $card } dalla tua mano.
why-tta-actions-total-temporary-first = In questo turno hai già usato { $card }.
why-tta-actions-all-or-nothing = Usare { $card } costa { $price }; ne hai { $have }.
why-tta-actions-granted-by-card = L'evento non ti permette di costruire { $card }.
why-tta-workers-gain-population-empty-bank = La tua Riserva è vuota.
why-tta-workers-lose-population-from-cards = Nessun tuo lavoratore sta su { $card }.
why-tta-tokens-lose-blue = Su { $card } non c'è alcuna pedina blu.
why-tta-gain-choice-of-cards = Nessuna pedina di questo guadagno può andare su { $card }.
why-tta-gain-exact = Una pedina su { $card } vale più di quanto ti resta da guadagnare.
why-tta-gain-short-bank = Con una pedina su { $card } la tua Scorta non basterebbe per il resto.
why-tta-pay-return-token = Nessuna pedina blu su { $card } può pagare.
why-tta-pay-overpay = Per una pedina di { $card } non c'è resto; un'altra carta può pagare esattamente.
why-tta-pay-lose = Così non si arriva a { $total }.
why-tta-pay-take-from-player = Così non si arriva a { $total } con ciò che ha { $other }.
why-tta-card-level-worker-is-building = { $other } non ha { $card } che si possa ora distruggere.
why-tta-colony-stolen = { $other } non possiede { $card }.
why-tta-colony-permanent = Non possiedi { $card }.
why-tta-development-of-civilization-costs = L'evento non ti permette di costruire { $card }.
why-tta-end-turn-discard-excess = Non hai in mano { $card }.
why-tta-international-agreement-taking-rules = Dopo aver preso carte puoi solo concludere; senza averne prese puoi solo passare.
why-tta-ravages-of-time-counts-as-completed = { $card } non può cadere in rovina.
why-tta-homer-extra-face = Non hai completato { $card }.

## Opzioni

option-peaceful = Partita pacifica
    .text = Si gioca senza aggressioni né guerre.
option-short = Partita breve
    .text = Si gioca fino all'Era II: quando comincia l'Era III, questo round o il successivo è l'ultimo, e alla fine non si contano eventi.
option-manual_payment = Pagamento a mano
    .text = Scegli tu quali pedine blu pagano cibo e risorse, e su quali carte metti ciò che guadagni.
option-ruleset = Regole
    .text = Quale testo vale dove le edizioni differiscono: che cosa succede a una guerra contro chi si arrende.
option-ruleset-original = il testo inglese: la carta di una tale guerra si scarta
option-ruleset-seed = il regolamento italiano alla lettera: torna in mano a chi l'aveva dichiarata

## Risultati

result-culture = Più cultura
result-shared = Pari cultura
result-last-player = Tutti gli altri si sono arresi

## Promemoria

aid-turn = Riempi la fila, combatti la guerra che hai dichiarato e condividi la tua tattica. Poi, se vuoi, esegui un'azione politica; spendi le azioni nell'ordine che preferisci e termina il turno: scarti le carte militari di troppo, produci, peschi una carta militare per ogni azione militare non spesa (3 al massimo) e recuperi le azioni.
    .heading = Il tuo turno
aid-politics = Una volta per turno puoi programmare un evento e segnarne il livello in cultura, attaccare un avversario più debole, dichiarare una guerra che si combatterà nel tuo prossimo turno, offrire o cancellare un patto. Ogni evento programmato ne fa uscire uno più vecchio.
    .heading = Politica
aid-actions = Azioni civili: prendere carte dalla fila (da 1 a 3), aumentare la popolazione, costruire, migliorare o distruggere, giocare un leader o una carta azione, costruire uno stadio di meraviglia, sviluppare una tecnologia. Azioni militari: costruire, migliorare o congedare unità, giocare (1) o copiare (2) una tattica. Una rivoluzione richiede tutte le azioni civili ma meno scienza.
    .heading = Azioni
aid-production = Prima scienza e cultura, poi corruzione, cibo, consumo e risorse. Ogni cibo che manca costa 4 punti cultura. Se i lavoratori insoddisfatti sono più di quelli inutilizzati c'è una sommossa e non produci nulla. Poche pedine nella Scorta portano corruzione; poche nella Riserva portano fame e malcontento.
    .heading = Produzione
aid-end = Ogni Era finisce con la sua ultima carta civile: si perdono leader, meraviglie in costruzione, patti e carte in mano più vecchi, e ognuno perde 2 pedine gialle. Quando comincia l'Era IV, questo round o il successivo è l'ultimo. Si contano infine gli eventi di Era III rimasti, e vince chi ha più cultura.
    .heading = La fine

## Il tavolo nel terminale

table-price = { $actions ->
    [0] gratis
    [one] { $actions } azione
   *[other] { $actions } azioni
  }
table-points = Cultura, scienza
table-strength = Forza
table-stores = Cibo, risorse
table-actions = Azioni
table-happy = Felicità
table-population = Liberi, gialla/blu
table-own-idle = Le tue tecnologie senza lavoratori
table-idle = e { $count } senza lavoratori
table-government = Governo
table-leader = Leader
table-wonders = Meraviglie
table-unfinished = In costruzione
table-stages = { $card } ({ $stages ->
    [one] { $stages } stadio
   *[other] { $stages } stadi
  })
table-colonies = Colonie
table-tactic = Tattica
table-war = Guerra contro
table-pact = Patto con
table-technologies = Tecnologie
table-cards = Carte
table-civil = Le tue carte civili
table-military = Le tue carte militari

# Cifre che una mossa può cambiare
figure-culture = Cultura
figure-culture_rate = Cultura a turno
figure-science = Scienza
figure-science_rate = Scienza a turno
figure-strength = Forza
figure-happy = Facce felici
figure-discontent = Lavoratori insoddisfatti
figure-civil = Azioni civili rimaste
figure-military = Azioni militari rimaste
figure-food = Cibo
figure-resources = Risorse
figure-unused = Lavoratori liberi
figure-yellow = Banca gialla
figure-blue = Banca blu
figure-colonization = Bonus di colonizzazione
figure-corruption = Corruzione a fine turno
figure-consumption = Cibo consumato a fine turno
figure-food_production = Cibo prodotto a turno
figure-resource_production = Risorse prodotte a turno
figure-uprising = Rivolta a fine turno

# What to know before a move that ends something: the verb, and the figure that is not nought.
caution-end-civil = { $count ->
    [one] Un'azione civile non è spesa.
   *[other] { $count } azioni civili non sono spese.
}
caution-end-uprising = Il popolo si rivolterà: non si produrrà nulla.
caution-end-corruption = { $count ->
    [one] La corruzione prenderà una risorsa.
   *[other] La corruzione prenderà { $count } risorse.
}
caution-end-unused = { $count ->
    [one] Un lavoratore è libero.
   *[other] { $count } lavoratori sono liberi.
}
caution-revolution-civil = { $count ->
    [one] Una rivoluzione prende tutte le azioni civili: una non è ancora spesa.
   *[other] Una rivoluzione prende tutte le azioni civili: { $count } non sono ancora spese.
}
caution-end-discontent = { $count ->
    [one] Un lavoratore è scontento.
   *[other] { $count } lavoratori sono scontenti.
}
