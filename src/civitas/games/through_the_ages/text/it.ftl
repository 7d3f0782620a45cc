### Through the Ages, italiano. Stessi messaggi, attributi e variabili di en.ftl.
### I nomi di carte e giocatori arrivano come variabili, già nella lingua di chi legge.

title = Through the Ages
title-blurb = Dai primi aratri all'era spaziale: scegli i leader, erigi meraviglie, tieni il popolo sazio e contento e lascia la cultura più ricca.

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

good-food = cibo
    .amount = { $count } cibo
good-resource = risorse
    .amount = { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }

# Ciò che le carte danno subito.
gain-food = cibo
    .amount = { $count } cibo
gain-resource = risorse
    .amount = { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
gain-science = scienza
    .amount = { $count ->
        [one] { $count } punto scienza
       *[other] { $count } punti scienza
    }
gain-culture = cultura
    .amount = { $count ->
        [one] { $count } punto cultura
       *[other] { $count } punti cultura
    }
gain-population = popolazione
    .amount = { $count } popolazione
gain-draw = carte militari
    .amount = { $count ->
        [one] { $count } carta militare
       *[other] { $count } carte militari
    }
gain-blue = pedine blu
    .amount = { $count ->
        [one] { $count } pedina blu
       *[other] { $count } pedine blu
    }
gain-yellow = pedine gialle
    .amount = { $count ->
        [one] { $count } pedina gialla
       *[other] { $count } pedine gialle
    }

# I simboli in fondo alle carte; $count può essere negativo.
statistic-science = scienza
    .amount = { $count } scienza
statistic-culture = cultura
    .amount = { $count } cultura
statistic-strength = forza
    .amount = { $count } forza
statistic-happy = felicità
    .amount = { $count } felicità
statistic-civil = azioni civili
    .amount = { $count ->
        [one] { $count } azione civile
       *[other] { $count } azioni civili
    }
statistic-military = azioni militari
    .amount = { $count ->
        [one] { $count } azione militare
       *[other] { $count } azioni militari
    }
statistic-colonization = colonizzazione
    .amount = { $count } colonizzazione
statistic-urban_limit = limite urbano
    .amount = limite urbano { $count }
statistic-hand_civil = limite di carte civili
    .amount = { $count } al limite di carte civili
statistic-hand_military = limite di carte militari
    .amount = { $count } al limite di carte militari
statistic-food = cibo
    .amount = { $count } cibo in produzione
statistic-resource = risorse
    .amount = { $count ->
        [one] { $count } risorsa in produzione
       *[other] { $count } risorse in produzione
    }
statistic-blue = pedine blu
    .amount = { $count ->
        [one] { $count } pedina blu
       *[other] { $count } pedine blu
    }
statistic-yellow = pedine gialle
    .amount = { $count ->
        [one] { $count } pedina gialla
       *[other] { $count } pedine gialle
    }

# Tipi di carte. .amount per quelli che formano le armate.
kind-farm = fattoria
kind-mine = miniera
kind-lab = laboratorio
kind-temple = tempio
kind-arena = arena
kind-library = biblioteca
kind-theater = teatro
kind-urban = edificio urbano
kind-infantry = fanteria
    .amount = { $count } fanteria
kind-cavalry = cavalleria
    .amount = { $count } cavalleria
kind-artillery = artiglieria
    .amount = { $count } artiglieria
kind-air_force = forza aerea
    .amount = { $count } forza aerea
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
target-leader = leader
target-wonder = meraviglia in costruzione

# Chi riguarda un evento.
who-all = Tutte le civiltà
who-strongest = La civiltà più forte
who-weakest = La civiltà più debole
who-strongest_two = Le due civiltà più forti
who-weakest_two = Le due civiltà più deboli
who-most_culture = La civiltà con più cultura
who-least_culture = La civiltà con meno cultura
who-most_culture_if_weak = La civiltà con più cultura, se è fra le due più deboli
who-happiest = Tutte le civiltà con più felicità
who-most_discontent = Tutte le civiltà con più lavoratori insoddisfatti

# Ciò che eventi e meraviglie contano.
counted-food_produced = cibo che produci
counted-food_above_consumption = una produzione di cibo superiore al consumo
counted-urban_levels = livello dei tuoi edifici urbani
counted-least_production = punto della minore fra le tue produzioni di scienza, cultura, cibo e risorse
counted-colonies = colonia
counted-unit_and_arena_levels = livello delle tue unità militari e arene
counted-civil_actions = azione civile
counted-military_actions = azione militare
counted-happy_faces = faccia felice
counted-mine_production = risorsa prodotta dalle tue miniere
counted-content_workers_above_ten = lavoratore soddisfatto oltre dieci
counted-government_and_special_levels = livello del tuo governo e delle tecnologie speciali
counted-age_iii_technologies = tecnologia di Era III
counted-variety = tipo di edificio urbano, unità o tecnologia speciale che hai
counted-wonders_by_age = punto che le tue meraviglie completate valgono secondo l'Era
counted-farm_and_mine_workers = lavoratore su fattorie e miniere
counted-other_workers = lavoratore su altre carte
counted-technology_levels = livello delle tue tecnologie
counted-stage_and_page_culture = punto di cultura prodotto da teatri e biblioteche
counted-urban_output = punto di cultura, scienza e forza dei tuoi edifici urbani
counted-science = tasso di scienza
counted-strength = forza

# In un elenco di nomi sta per una carta che il lettore non ha visto.
card-face-down = una carta coperta

score-culture = Cultura
score-total = Totale

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
    [one] { $seat } può difendersi da { $card } di { $other } con al massimo { $count } carta; servono { $missing } di forza.
   *[other] { $seat } può difendersi da { $card } di { $other } con al massimo { $count } carte; servono { $missing } di forza.
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
question-pact = { $other } ti offre { $card } e sarebbe la { $side }. Accetti?
question-pact-other = { $seat } valuta { $card }, offerto da { $other } come { $side }.
question-order = { $card }: scegli che cosa fare con questa carta.
question-order-other = { $seat } sta applicando { $card }.
question-choose-good = Prendi { $food } cibo o { $resources } risorse.
question-choose-good-other = { $seat } sceglie fra { $food } cibo e { $resources } risorse.
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
move-copy = Copia la tattica { $tactic }
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
    .detail = risorse: { $resources }
move-lose = Perdi un lavoratore su { $site }
move-token = Togli una pedina blu da { $site }
move-raze = Distruggi { $site }
move-colony = Scegli { $territory }
move-remove = Elimina: { $target }
move-steal = Prendi { $special }
    .detail = { $price } del tuo vantaggio
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
    [one] { $seat } costruisce { $count } stadio di { $card }.
   *[other] { $seat } costruisce { $count } stadi di { $card }.
}
event-wonder-completed = { $seat } completa { $card }.
event-wonder-lost = { $seat } perde { $card }, ancora in costruzione.
event-ravaged = { $card } di { $seat } cade in rovina.
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
event-pact-offered = { $seat } offre un patto a { $other }: { $card }, con { $seat } come { $side }.
event-pact-agreed = { $other } accetta: { $card } con { $seat } è in vigore.
event-pact-refused = { $other } rifiuta { $card }, offerto da { $seat }.
event-pact-cancelled = { $seat } cancella { $card }.
event-pact-ended = { $card } fra { $seat } e { $other } è finito.
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
event-goods-lost = { $seat } perde { $food } cibo e { $resources } risorse.
event-uprising = Sommossa: { $seat } non produce nulla.
event-production = { $seat } produce { $science } scienza e { $culture } cultura.
event-corruption = La corruzione costa a { $seat } { $resources } risorse e { $food } cibo.
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
effect-cost-science = { $science } scienza per svilupparla.
    .short = { $science } sci
effect-cost-government = { $science } scienza per svilupparlo, { $revolution } con una rivoluzione.
    .short = { $science } ({ $revolution }) sci
effect-cost-resources = { $resources ->
    [0] Costruire non costa risorse.
    [one] { $resources } risorsa per costruire.
   *[other] { $resources } risorse per costruire.
}
    .short = { $resources } ris
effect-cost-stages = Stadi: { $stages } risorse.
    .short = { $stages } ris
effect-cost-military = { $count ->
    [one] Costa { $count } azione militare.
   *[other] Costa { $count } azioni militari.
}
    .short = { $count } mil
effect-gives = Dà { $statistics }.
    .short = { $statistics }
effect-gives-each = Ogni lavoratore qui: { $statistics }.
    .short = { $statistics }
effect-produces-food = Ogni lavoratore qui produce { $count } cibo.
    .short = { $count } cibo
effect-produces-resources = { $count ->
    [one] Ogni lavoratore qui produce { $count } risorsa.
   *[other] Ogni lavoratore qui produce { $count } risorse.
}
    .short = { $count } ris
effect-gain = Guadagni { $gains }.
    .short = +{ $gains }
effect-completion = Al completamento: { $points } cultura per ogni { $counted }.
effect-discount-after-replacement = { $count ->
    [one] Nella fila costa { $count } azione civile in meno nel turno in cui hai sostituito un leader.
   *[other] Nella fila costa { $count } azioni civili in meno nel turno in cui hai sostituito un leader.
}
effect-army = Un'armata: { $units }. Aggiunge { $strength } di forza.
    .short = { $units }: +{ $strength }
effect-army-obsolete = Un'armata: { $units }. Aggiunge { $strength } di forza, o { $obsolete } se un'unità è indietro di due livelli.
    .short = { $units }: +{ $strength }/{ $obsolete }
effect-bonus = { $defence } in difesa, { $colonization } per una forza di colonizzazione.
    .short = { $defence }/{ $colonization }
effect-none = Nessun altro effetto.

# Che cosa permettono leader, meraviglie, tecnologie speciali e patti; $amount è il numero sulla carta.
effect-ability-urban_discount = { $amount ->
    [one] Gli edifici urbani di { $age } costano { $amount } risorsa in meno.
   *[other] Gli edifici urbani di { $age } costano { $amount } risorse in meno.
}
effect-ability-stages_per_action = Un'azione civile costruisce fino a { $amount } stadi di una meraviglia.
effect-ability-unit_strength = +{ $amount } forza per ogni unità militare.
effect-ability-yellow_token_on_leaving = { $amount ->
    [one] Come azione politica, elimina questo leader e guadagna { $amount } pedina gialla.
   *[other] Come azione politica, elimina questo leader e guadagna { $amount } pedine gialle.
}
effect-ability-science_per_technology_taken = { $amount } scienza ogni volta che prendi una tecnologia dalla fila.
effect-ability-military_as_civil = Una volta per turno, usa un'azione militare come azione civile.
effect-ability-leader_discount = { $amount ->
    [one] I leader nella fila costano { $amount } azione civile in meno.
   *[other] I leader nella fila costano { $amount } azioni civili in meno.
}
effect-ability-unit_resources = { $amount ->
    [one] Ogni turno { $amount } risorsa per unità militari.
   *[other] Ogni turno { $amount } risorse per unità militari.
}
effect-ability-tucks_under_wonder = Quando viene sostituito, questo leader può finire sotto una meraviglia completata, che guadagna una faccia felice, invece di restituire un'azione civile.
effect-ability-second_political_action = Una volta, esegui una seconda azione politica nello stesso turno.
effect-ability-population_discount = Aumentare la popolazione costa { $amount } cibo in meno.
effect-ability-settles_from_hand = Come azione politica, elimina questo leader e fai di un territorio della tua mano una colonia.
effect-ability-recruits = Con un'azione militare aumenta la popolazione e costruisci subito un'unità; entrambe costano { $amount } in meno.
effect-ability-infantry_as_cavalry = La fanteria può servire da cavalleria nelle armate.
effect-ability-culture_if_strongest = { $amount } cultura per turno finché sei fra i due più forti.
effect-ability-strength_per_face = +{ $amount } forza per ogni faccia felice su edifici urbani, meraviglie e governo.
effect-ability-sees_next_event = All'inizio della tua Fase Politica vedi il prossimo evento attuale.
effect-ability-best_study_science = Il tuo migliore laboratorio o biblioteca produce ancora scienza pari al suo livello.
effect-ability-resource_per_development = { $amount ->
    [one] { $amount } risorsa ogni volta che sviluppi una tecnologia.
   *[other] { $amount } risorse ogni volta che sviluppi una tecnologia.
}
effect-ability-culture_per_face = { $amount } cultura per ogni faccia felice su meraviglie ed edifici urbani.
effect-ability-no_wonder_surcharge = Le meraviglie completate non rincarano la successiva.
effect-ability-action_per_development = { $amount ->
    [one] Recuperi { $amount } azione civile ogni volta che sviluppi una tecnologia.
   *[other] Recuperi { $amount } azioni civili ogni volta che sviluppi una tecnologia.
}
effect-ability-first_colony_culture = { $amount } cultura per la tua prima colonia.
effect-ability-next_colony_culture = { $amount } cultura per ogni altra colonia.
effect-ability-colonize_discards = { $amount ->
    [one] Quando colonizzi puoi scartare fino a { $amount } carta militare, ognuna per 1 punto di forza.
   *[other] Quando colonizzi puoi scartare fino a { $amount } carte militari, ognuna per 1 punto di forza.
}
effect-ability-theater_culture = { $amount } cultura per ogni teatro.
effect-ability-theater_science_discount = Sviluppare teatri costa { $amount } scienza in meno.
effect-ability-theater_conversion = Una volta per turno, migliora un qualunque edificio urbano in un teatro di livello pari o superiore.
effect-ability-military_revolution = Una rivoluzione richiede le azioni militari invece di quelle civili.
effect-ability-revolution_culture = { $amount } cultura per una rivoluzione.
effect-ability-unit_type_strength = +{ $amount } forza per ogni tipo di unità militare che hai.
effect-ability-cross_resource_discount = { $amount ->
    [one] Le biblioteche costano { $amount } risorsa in meno se hai un teatro, i teatri se hai una biblioteca.
   *[other] Le biblioteche costano { $amount } risorse in meno se hai un teatro, i teatri se hai una biblioteca.
}
effect-ability-cross_science_discount = Sviluppare biblioteche costa { $amount } scienza in meno se hai un teatro, i teatri se hai una biblioteca.
effect-ability-pair_culture = { $amount } cultura per ogni coppia di biblioteca e teatro.
effect-ability-culture_per_development = { $amount } cultura ogni volta che sviluppi una tecnologia.
effect-ability-labs_as_mines = I laboratori producono risorse pari al loro livello; quando questo leader se ne va, e alla fine, segni altrettanta cultura.
effect-ability-best_theater_again = Il tuo migliore teatro produce la sua cultura una seconda volta.
effect-ability-no_attacks = Non puoi giocare aggressioni né dichiarare guerre.
effect-ability-attack_cost_factor = Attaccarti costa { $amount } volte le azioni militari.
effect-ability-lab_culture_per_level = { $amount } cultura per ogni livello dei tuoi laboratori.
effect-ability-lab_science_loss = I laboratori producono { $amount } scienza in meno.
effect-ability-turn_culture = Ogni turno scegli: { $amount } cultura,
effect-ability-turn_military = oppure { $amount } scienza e risorse per tecnologie e unità militari.
effect-ability-infantry_strength = +{ $amount } forza per ogni fanteria.
effect-ability-artillery_strength = +{ $amount } forza per ogni artiglieria.
effect-ability-extra_face = Ogni altra tua carta con facce felici ne ha { $amount } in più.
effect-ability-free_population = Una volta per turno guadagna { $amount } popolazione senza cibo.
effect-ability-best_mine_again = La tua migliore miniera produce due volte.
effect-ability-attack_bonus = +{ $amount } forza quando attacchi il tuo alleato.
effect-ability-food_as_resource = Una volta per turno usa { $amount } cibo come risorsa.
effect-ability-resource_as_food = { $amount ->
    [one] Una volta per turno usa { $amount } risorsa come cibo.
   *[other] Una volta per turno usa { $amount } risorse come cibo.
}
effect-ability-development_discount = Sviluppare una tecnologia costa { $amount } scienza in meno.
effect-ability-development_share = { $amount ->
    [one] Il tuo alleato paga { $amount } punto scienza ogni volta che sviluppi una tecnologia.
   *[other] Il tuo alleato paga { $amount } punti scienza ogni volta che sviluppi una tecnologia.
}
effect-ability-immune_to_war = Nessuno può dichiararti guerra.
effect-ability-culture_per_partner_wonder = { $amount } cultura per ogni meraviglia completata del tuo alleato.

effect-pact-both = Entrambi gli alleati:
effect-pact-side = L'alleato della { $side }:
effect-pact-forbidden = Gli alleati non possono attaccarsi.
effect-pact-ends = Il patto finisce se un alleato attacca l'altro.

# Che cosa fanno le carte azione.
effect-action-choose = Prendi { $either_gains }.
effect-action-build_or_upgrade = { $rebate ->
    [one] Costruisci o migliora ({ $either_kinds }) a { $rebate } risorsa in meno.
   *[other] Costruisci o migliora ({ $either_kinds }) a { $rebate } risorse in meno.
}
effect-action-upgrade = { $rebate ->
    [one] Migliora ({ $either_kinds }) a { $rebate } risorsa in meno.
   *[other] Migliora ({ $either_kinds }) a { $rebate } risorse in meno.
}
effect-action-population = Aumenta la popolazione, poi guadagna { $gains }.
effect-action-stage = { $rebate ->
    [one] Costruisci uno stadio di una meraviglia a { $rebate } risorsa in meno.
   *[other] Costruisci uno stadio di una meraviglia a { $rebate } risorse in meno.
}
effect-action-develop = Sviluppa una tecnologia, poi guadagna { $gains }.
effect-action-arm = In questo turno hai { $count } azione militare in più e { $resources } risorse per unità militari.
effect-action-arm_by_strength = { $count ->
    [one] Per unità militari hai in questo turno { $count } risorsa in più per ogni civiltà più forte della tua.
   *[other] Per unità militari hai in questo turno { $count } risorse in più per ogni civiltà più forte della tua.
}
effect-action-culture_by_culture = { $count } cultura per ogni civiltà che ha più cultura della tua.

# Che cosa fanno aggressioni e guerre.
effect-aggression-enslave = Il tuo avversario perde 1 popolazione; tu guadagni { $gains }.
effect-aggression-plunder = Togli al tuo avversario { $total } fra cibo e risorse.
effect-aggression-raid = Distruggi edifici urbani del tuo avversario, fino al livello { $levels }; guadagni metà del loro costo in risorse.
effect-aggression-annex = Togli una colonia al tuo avversario.
effect-aggression-infiltrate = Il tuo avversario perde un leader o una meraviglia in costruzione; segni { $each } cultura per ogni suo livello.
effect-aggression-take = Togli { $gains } al tuo avversario.
effect-war-technology = Il vincitore prende tecnologie speciali o scienza pari alla differenza in forza.
effect-war-territory = { $tokens ->
    [one] Il vincitore toglie allo sconfitto { $tokens } pedina gialla, e 1 in più ogni { $each } punti di differenza in forza.
   *[other] Il vincitore toglie allo sconfitto { $tokens } pedine gialle, e 1 in più ogni { $each } punti di differenza in forza.
}
effect-war-culture = Il vincitore toglie allo sconfitto { $culture } cultura, e 1 in più per ogni punto di differenza in forza.

# Che cosa fanno gli eventi.
effect-event-gain = { $who }: guadagno di { $gains }.
effect-event-lose = { $who }: perdita di { $gains }.
effect-event-choose = { $who }: { $either_gains } a scelta.
effect-event-gain_mix = { $who }: guadagno di { $total } fra cibo e risorse a scelta.
effect-event-lose_mix = { $who }: perdita di { $total } fra cibo e risorse a scelta.
effect-event-draw = { $count ->
    [one] { $who }: { $count } carta militare da pescare.
   *[other] { $who }: { $count } carte militari da pescare.
}
effect-event-draw-or-culture = { $who }: { $count } carte militari da pescare o, nell'Era IV, { $culture } cultura.
effect-event-discard = { $who }: { $count } carte militari da scartare o, nell'Era IV, perdita di { $culture } cultura.
effect-event-gain_culture_rate = { $who }: cultura pari al tasso di cultura.
effect-event-gain_science_rate = { $who }: scienza pari al tasso di scienza.
effect-event-gain_culture_by_science = { $who }: cultura pari al tasso di scienza.
effect-event-gain_by_happiness = { $who }: { $gains } per ogni faccia felice.
effect-event-produce_food = { $who }: produzione di cibo.
effect-event-produce_resources = { $who }: produzione di risorse.
effect-event-produce = { $who }: produzione di cibo e risorse, con corruzione e consumo.
effect-event-lose_all_food = { $who }: perdita di tutto il cibo.
effect-event-destroy_own = { $who }: un proprio edificio da distruggere.
effect-event-spend_actions = { $count ->
    [one] { $who }: perdita di { $count } azione civile per ogni lavoratore insoddisfatto.
   *[other] { $who }: perdita di { $count } azioni civili per ogni lavoratore insoddisfatto.
}
effect-event-lose_by_discontent = { $who }: perdita di { $culture } cultura per ogni lavoratore insoddisfatto.
effect-event-emigrate = { $who }: perdita di metà dei lavoratori insoddisfatti, per eccesso.
effect-event-take_yellow = { $tokens ->
    [one] { $who }: { $tokens } pedina gialla tolta alla più debole.
   *[other] { $who }: { $tokens } pedine gialle tolte alla più debole.
}
effect-event-lose_leader = { $who }: perdita del leader, se non è dell'Era attuale.
effect-event-lose_colony = { $who }: perdita di una colonia a scelta.
effect-event-ravage = { $who }: una meraviglia completata di Era A o I cade in rovina e da allora dà { $culture } cultura.
effect-event-terrorize = { $who }: un edificio urbano da distruggere a ogni altra civiltà.
effect-event-civilize = { $who }: aumento di popolazione, costruzione o sviluppo di una tecnologia a { $discount } in meno e senza azione civile.
effect-event-build_free = { $who }: costruzione gratuita di { $technology }.
effect-event-agree = { $count ->
    [one] { $who }: può prendere carte dalla fila per { $count } azione civile, riempirla e rinunciare alla prossima azione politica.
   *[other] { $who }: può prendere carte dalla fila per { $count } azioni civili, riempirla e rinunciare alla prossima azione politica.
}
effect-event-score = { $who }: { $points } cultura per ogni { $counted }.
effect-event-score-once = { $who }: { $points } cultura per { $counted }.
effect-event-rank = { $who }: cultura secondo { $counted }: { $points }.

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
why-tta-bach-urban-limit = Hai { $count } teatri, e { $government } ne permette { $limit }.
why-tta-destroy-civil-cost = Non hai più azioni civili per distruggere { $card }.
why-tta-destroy-worker-to-pool = Non hai { $card } da distruggere.
why-tta-leader-play-civil-cost = { $have ->
    [0] Non hai più azioni civili per giocare { $card }.
    [one] { $card } non è nella tua mano.
   *[other] { $card } non è nella tua mano.
}
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
why-tta-develop-from-hand = { $card } non è nella tua mano.
why-tta-develop-science-cost = { $card } costa { $price } scienza; ne hai { $have }.
why-tta-develop-government-higher-cost = Senza rivoluzione { $card } costa { $price } scienza; ne hai { $have }.
why-tta-points-pay-science = { $other } non può pagare la sua parte di { $price } scienza.
why-tta-revolution-all-must-be-available = Una rivoluzione richiede tutte le { $price } azioni civili; te ne restano { $have }.
why-tta-revolution-science-cost = Una rivoluzione per { $card } costa { $price } scienza; ne hai { $have }.
why-tta-robespierre-military-needed = Questa rivoluzione richiede tutte le { $price } azioni militari; te ne restano { $have }.
why-tta-action-card-civil-cost = Non hai più azioni civili per giocare { $card }.
why-tta-action-card-discarded = { $card } non è nella tua mano.
why-tta-action-card-granted-action-free = { $card } non ti permette di farlo.
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
why-tta-tactic-play-becomes-exclusive = { $card } non è nella tua mano.
why-tta-tactic-play-cost = { $price ->
    [one] Una tattica costa { $price } azione militare; ne hai { $have }.
   *[other] Una tattica costa { $price } azioni militari; ne hai { $have }.
}
why-tta-tactic-play-once-per-turn = In questo turno hai già cambiato tattica.
why-tta-tactic-copy-common-only = { $card } non è una tattica comune.
why-tta-tactic-copy-cost = { $price ->
    [one] Copiare una tattica costa { $price } azione militare; ne hai { $have }.
   *[other] Copiare una tattica costa { $price } azioni militari; ne hai { $have }.
}
why-tta-event-prepare-goes-to-future = { $card } non è nella tua mano.
why-tta-anatomy-aggression-war = { $card } non è nella tua mano.
why-tta-aggression-cost = { $price ->
    [one] { $card } contro { $other } costa { $price } azione militare; ne hai { $have }.
   *[other] { $card } contro { $other } costa { $price } azioni militari; ne hai { $have }.
}
why-tta-aggression-target = Non puoi attaccare { $other }.
why-tta-aggression-pact-forbids = Il tuo patto con { $other } vieta l'attacco.
why-tta-aggression-must-be-stronger = La tua forza è { $strength }, quella di { $other } è { $rival }: devi essere più forte.
why-tta-aggression-succeeds = { $other } non ha nulla che { $card } possa colpire.
why-tta-aggression-defence-bonus-cards = { $card } non è nella tua mano.
why-tta-aggression-defence-discard-any = { $card } non è nella tua mano.
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
why-tta-stats-modifiers = { $card } ora non te lo permette.
why-tta-politics-no-pacts-two-players = In due non ci sono patti.
why-tta-in-play-definition = { $card } non è nella tua mano.
why-tta-in-play-references = { $other } non ha questo bersaglio: { $target }.
why-tta-pact-offer-partner = Non puoi offrire un patto a { $other }.
why-tta-pact-offer-sides = { $card } non ha parti A e B.
why-tta-pact-cancel-parties-only = Lì non hai alcun patto.
why-tta-resign-not-age-iv = Nell'Era IV nessuno può arrendersi.
why-tta-resign-political-action = In questa partita nessuno può arrendersi.
why-tta-colonization-bid-value = La tua offerta deve superare { $bid }.
why-tta-colonization-bid-cap = La forza più grande che potresti inviare vale { $limit }.
why-tta-colonization-force-minimum = La tua forza varrebbe { $force }; hai offerto { $bid }.
why-tta-colonization-one-unit-minimum = Invia almeno un'unità.
why-tta-colonization-base-units = Non hai { $card } da inviare.
why-tta-colonization-bonus-cards = { $card } non è nella tua mano.
why-tta-colonization-no-face-down-discards = Non puoi scartare { $card } per questa forza.
why-tta-colonization-becomes-colony = Non puoi colonizzare { $card } dalla tua mano.
why-tta-actions-total-temporary-first = In questo turno hai già usato { $card }.
why-tta-actions-all-or-nothing = Non puoi pagare tutto ciò che serve.
why-tta-workers-gain-population-empty-bank = La tua Riserva è vuota.
why-tta-workers-lose-population-from-cards = Nessun tuo lavoratore sta su { $card }.
why-tta-tokens-lose-blue = Su { $card } non c'è alcuna pedina blu.
why-tta-pay-lose = Così non si arriva a { $total }.
why-tta-pay-take-from-player = Così non si arriva a { $total } con ciò che ha { $other }.
why-tta-card-level-worker-is-building = { $other } non ha { $card } che si possa ora distruggere.
why-tta-colony-stolen = { $other } non possiede { $card }.
why-tta-colony-permanent = Non possiedi { $card }.
why-tta-homer-extra-face = Non hai completato { $card }.

## Opzioni

option-peaceful = Partita pacifica
    .text = Si gioca senza aggressioni né guerre.
option-short = Partita breve
    .text = Si gioca fino all'Era II: quando comincia l'Era III, questo round o il successivo è l'ultimo.
option-resignation = Resa
    .text = Ci si può arrendere come azione politica.

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
