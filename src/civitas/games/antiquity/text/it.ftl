### Antiquity, italiano. Stessi messaggi, attributi e variabili di en.ftl.

title = Antiquity
title-blurb = Sfama il tuo popolo, sfrutta la terra e trova un santo patrono, prima che carestia e inquinamento riempiano di tombe le tue città.
provenance = La prima edizione del 2004 e le sue ristampe. Da una traduzione italiana delle regole e, dove questa tace o contraddice i pezzi, da fonti pubbliche. Dati affidabili per la mappa e per ciò che il regolamento dice, meno per i costi e le forme riportati da una sola fonte.

## Parole

good-grain = grano
    .amount = { $count } grano
good-sheep = pecore
    .amount = { $count ->
        [one] { $count } pecora
       *[other] { $count } pecore
    }
good-olives = olive
    .amount = { $count ->
        [one] { $count } oliva
       *[other] { $count } olive
    }
good-fish = pesce
    .amount = { $count } pesce
good-wine = vino
    .amount = { $count } vino
good-pearls = perle
    .amount = { $count ->
        [one] { $count } perla
       *[other] { $count } perle
    }
good-dye = conchiglie
    .amount = { $count ->
        [one] { $count } conchiglia
       *[other] { $count } conchiglie
    }
good-gold = oro
    .amount = { $count } oro
good-wood = legno
    .amount = { $count } legno
good-stone = pietra
    .amount = { $count } pietra
cost-wood = legno
    .amount = { $count } legno
cost-stone = pietra
    .amount = { $count } pietra
cost-food = cibo
    .amount = { $count ->
        [one] { $count } cibo
       *[other] { $count } cibi
    }
cost-luxury = lusso
    .amount = { $count ->
        [one] { $count } lusso
       *[other] { $count } lussi
    }
direction-ne = nord-est
direction-se = sud-est
direction-s = sud
face-face_1 = faccia 1
face-face_2 = faccia 2
face-face_3 = faccia 3
face-face_4 = faccia 4
face-face_5 = faccia 5
face-face_6 = faccia 6
face-face_7 = faccia 7
face-face_8 = faccia 8
score-men = Uomini in gioco
score-buildings = Tipi di edificio
score-goods = Beni per San Cristoforo
score-enclosure = Un rivale circondato
score-hexes = Esagoni non inquinati
score-total = Totale
result-saint = Un santo patrono concede la vittoria
result-survival = Una sola civiltà è sopravvissuta
result-extinction = Nessuno sopravvive alla carestia; decide la terra più pulita

## Che cosa si vede, e come si raggruppano le mosse

verb-settle = Fonda la prima città
verb-build = Costruisci in città
verb-size = Misura
verb-house = Casa
verb-place = Dove
verb-pay = Paga con
verb-saint = Santo patrono
verb-man = Metti un uomo al lavoro
verb-recall = Richiama un uomo
verb-heal = Rimuovi una tomba
verb-sell = Vendi
verb-buy = Compra
verb-lift = Solleva
verb-offer = Commercia
verb-give = Dai
verb-ask = Chiedi
verb-accept = Accetta
verb-decline = Rifiuta
verb-found = Costruisci nella periferia
verb-product = Prodotto
verb-site = Dove
verb-pair = Dove
verb-clean = Bonifica
verb-discard = Scarta
verb-take = Prendi
verb-explore = Esplora
verb-bury = Piazza una tomba
verb-pollute = Inquina
view-draft = La tua offerta
    .given = Dai
    .asked = Chiedi
view-offers = Offerte
    .maker = Da
    .taker = A
    .given = Dà
    .asked = Chiede
view-turn_number = Turno
view-phase = Fase
view-famine = Livello di carestia
view-order = Ordine di gioco
view-out = Fuori dal gioco
view-piles = Tasselli rimasti
view-industries = Industrie
    .seat = Proprietario
    .project = Industria
    .good = Produce
    .centre = Uomo su
    .goods = Beni ancora su
    .yield = Prossima raccolta
player-goods = Beni
player-men = Uomini
player-free_men = Uomini da mettere al lavoro
player-carts = Carri con un uomo
player-saint = Santo patrono
player-graves_due = Tombe alla prossima carestia
player-pollution_due = Inquinamento a fine turno
player-clean = Esagoni puliti nella zona
player-capacity = Posto per i beni
player-excess = Beni senza posto
player-missing_buildings = Non ancora costruiti
player-missing_goods = Beni che mancano per San Cristoforo
player-cities = Città
    .centre = Intorno a
    .pieces = Edifici
    .houses = Case
    .fountains = Fontane
    .graves = Tombe

## Domande: a chi decide, e (-other) agli altri

question-settle = Piazza la tua prima città su una plancia di partenza.
question-settle-other = { $seat } piazza la prima città.
question-city = Turno { $turn }, carestia { $famine }: costruisci nelle tue città e assegna i tuoi uomini.
question-city-other = Turno { $turn }: { $seat } costruisce dietro lo schermo.
question-size = Quanto è grande il magazzino?
question-size-other = { $seat } progetta un magazzino.
question-house = Quale casa costruisci?
question-house-other = { $seat } sceglie una casa.
question-extra-house = Il tuo patrono ti regala una seconda casa: sceglila o rinuncia.
question-extra-house-other = { $seat } può costruire una seconda casa.
question-place = { $building }: dove va?
question-place-other = { $seat } piazza un edificio.
question-pay = Paga: da dare ancora cibo { $food }, lusso { $luxury }.
question-pay-other = { $seat } sta pagando.
question-seed = Paghi il seme ({ $good }) o usi la biologia?
question-seed-other = { $seat } semina: { $good }.
question-saint = Scegli il tuo santo patrono.
question-saint-other = { $seat } sceglie un santo patrono.
question-sell = Quale bene vendi insieme a { $good }?
question-sell-other = { $seat } vende alla riserva.
question-buy = Quale bene compri?
question-buy-other = { $seat } compra dalla riserva.
question-offer = Compila la tua offerta a { $other }.
question-offer-other = { $seat } prepara un'offerta per { $other }.
question-set = Posalo: { $building }. Solleva altro o rimetti tutto a posto.
question-set-other = { $seat } ridispone gli edifici.
question-set-grave = Posa la tomba su una casella libera, solleva altro o rimetti tutto a posto.
question-set-grave-other = { $seat } sposta una tomba.
question-country = Turno { $turn }: costruisci nella periferia o termina il tuo turno.
question-country-other = { $seat } costruisce nella periferia.
question-product = { $project }: che cosa deve produrre?
question-product-other = { $seat } sceglie il prodotto: { $project }.
question-site = { $project }: scegli un esagono.
question-site-other = { $seat } sceglie un esagono: { $project }.
question-pair = { $project }: scegli due esagoni sulla riva.
question-pair-other = { $seat } sceglie due esagoni: { $project }.
question-store = Scegli i beni da scartare.
question-store-other = { $seat } sceglie i beni da scartare.
question-discard = Non puoi immagazzinare tutto: scarta ancora { $count }.
question-discard-other = { $seat } scarta beni.
question-harvest = Scegli gli esagoni da cui raccogli.
question-harvest-other = { $seat } raccoglie.
question-take = Da quale esagono prendi il bene: { $good }?
question-take-other = { $seat } raccoglie: { $good }.
question-explore = Scopri un tassello nella tua zona o rinuncia.
question-explore-other = { $seat } può scoprire un tassello.
question-graves = Piazza le tue tombe.
question-graves-other = { $seat } piazza le tombe.
question-bury = { $count ->
    [one] Piazza le tue tombe: ne resta una.
   *[other] Piazza le tue tombe: ne restano { $count }, in qualsiasi ordine.
}
question-bury-other = { $count ->
    [one] { $seat } deve piazzare ancora una tomba.
   *[other] { $seat } deve piazzare ancora { $count } tombe.
}
question-pollute = { $count ->
    [one] Inquina la tua zona: resta un tassello.
   *[other] Inquina la tua zona: restano { $count } tasselli, in qualsiasi ordine.
}
question-pollute-other = { $count ->
    [one] { $seat } deve piazzare ancora un tassello inquinamento.
   *[other] { $seat } deve piazzare ancora { $count } tasselli inquinamento.
}

## Mosse

move-settle = Fonda la prima città intorno a { $hex }
move-build = Costruisci: { $building }
    .detail = { $cost }
move-size = { $size } caselle
move-house = Casa { $house }
    .detail = { $cost }
move-enough = Nessuna seconda casa
move-place = Città { $city }, angolo { $square }{ $facing ->
        [0] { "" }
       *[other] , ruotato di { $facing }°
    }
    .detail = copre { $squares }
move-pay = Paga con { $good }
move-biology = Semina senza seme, grazie alla biologia
move-saint = { $saint }
move-man = Metti un uomo su: { $building } ({ $copy })
move-recall = Richiama l'uomo da: { $building } ({ $copy })
move-heal = Rimuovi la tomba nella città { $city }, casella { $square }
move-sell = Vendi { $good }
move-buy = Compra { $good }
move-raze = Demolisci la tua cattedrale
move-lift = Solleva ciò che sta nella città { $city } su { $square }
move-restore = Rimetti tutto a posto
move-offer = Fai un'offerta a { $seat }
move-give = Dai { $good }
move-ask = Chiedi { $good }
move-propose = Proponi
move-accept = Accetta l'offerta di { $seat }
move-decline = Rifiuta l'offerta di { $seat }
move-done = Pronto
move-found = Costruisci: { $project }
    .detail = { $cost }
move-product = Produci { $good }
move-site = Su { $hex }
    .detail = { $count ->
        [0] { "" }
        [one] { $count } bene
       *[other] { $count } beni
    }
move-pair = Su { $hex } e l'esagono vicino a { $direction }
    .detail = { $count ->
        [0] { "" }
        [one] { $count } bene
       *[other] { $count } beni
    }
move-clean = Bonifica la terra intorno a { $hex }
    .detail = { $count ->
        [one] { $count } esagono
       *[other] { $count } esagoni
    }
move-end = Termina il tuo turno nella periferia
move-discard = Scarta { $good }
move-take = Prendi il bene su { $hex }
move-explore = Scopri il tassello su { $hex }
move-skip = Non scoprire nulla
move-bury = Una tomba nella città { $city } su { $square }
move-pollute = Inquina { $hex }

## Eventi

event-order = L'ordine di gioco è { $seats }.
event-turn = Inizia il turno { $turn }; il livello di carestia è { $famine }.
event-built = { $seat } costruisce: { $building }.
event-saint = { $seat } sceglie { $saint } come patrono.
event-razed = { $seat } demolisce la cattedrale.
event-manned = { $seat } mette un uomo su: { $building }.
event-recalled = { $seat } richiama l'uomo da: { $building }.
event-healed = { $seat } rimuove una tomba su { $square }.
event-bought = { $seat } scambia due beni con { $good }.
event-rearranged = { $seat } ridispone le sue città.
event-founded = { $seat } costruisce su { $hex }: { $project }.
event-cleaned = { $seat } bonifica la terra intorno a { $hex }.
event-discarded = { $count ->
    [one] { $seat } scarta un bene che non può immagazzinare.
   *[other] { $seat } scarta { $count } beni che non può immagazzinare.
}
event-discarded-good = { $seat } scarta { $good }.
event-harvest = { $seat } raccoglie { $count } × { $good }.
event-exhausted = Un'industria di { $seat } è esaurita: { $project }.
event-fish = { $count ->
    [one] San Giorgio porta a { $seat } un pesce.
   *[other] San Giorgio porta a { $seat } { $count } pesci.
}
event-explored = { $seat } trova { $good } su { $hex }.
event-graves = { $count ->
    [one] Carestia: { $seat } prende una tomba.
   *[other] Carestia: { $seat } prende { $count } tombe.
}
event-buried = { $count ->
    [one] { $seat } piazza una tomba.
   *[other] { $seat } piazza { $count } tombe.
}
event-eliminated = { $seat } non ha più posto per le tombe ed è fuori dal gioco.
event-polluted = { $seat } inquina { $hexes }.
event-converted = { $count ->
    [one] { $seat } non trova terra da inquinare: una tomba al suo posto.
   *[other] { $seat } non trova terra da inquinare: { $count } tombe al suo posto.
}

## Che cosa costano e fanno le cose

effect-free = Non costa nulla.
effect-cost = Costo: { $cost }.
effect-cost-different = Costo: { $cost }; i beni dello stesso tipo devono essere diversi.
effect-squares = { $count ->
    [one] Occupa una casella.
   *[other] Occupa { $count } caselle.
}
effect-manned = Funziona solo con un uomo sopra.
effect-needed = { $of ->
    [one] Vinci se nella fase 10 è soddisfatta questa condizione:
   *[other] Vinci se nella fase 10 sono soddisfatte { $count } di queste { $of } condizioni:
}
power-carts = Permette di costruire una cosa nella periferia nella fase 4.
power-storage = Conserva { $stored } beni per tassello nella fase 5; un rettangolo di qualsiasi misura.
power-fountain = Quando è costruita abbassa di 1 la carestia, e ogni turno il tuo inquinamento di { $fountain }.
power-granary = A ogni carestia prendi { $granary } tombe in meno.
power-brewery = Permette ai tuoi carri di costruire locande.
power-market = Commercia con gli altri, o { $sold } beni per 1 a scelta dalla riserva.
power-explorer = Scopri un tassello nella tua zona nella fase 7.
power-harbour = L'acqua vicina a città e locande, tutta l'acqua collegata e le sue rive entrano nella tua zona.
power-stables = La tua zona si estende di un esagono in più sulla terra.
power-hospital = Rimuovi fino a { $hospital } tombe nella fase 2.
power-dump = Riduce il tuo inquinamento di { $dump }; nessun altro può inquinare la tua zona.
power-labour = Preleva { $taken } beni da ogni tua industria, di cui { $lost } va perso.
power-patron = Scegli subito un santo patrono. Senza cattedrale nessuno vince.
power-university = Un solo uomo qui attiva tutte le facoltà adiacenti.
power-philosophy = I beni di un costo non devono essere diversi.
power-theology = Puoi demolire la tua cattedrale e scegliere un altro patrono.
power-biology = Una fattoria senza pagarne il seme.
power-alchemy = Una volta per turno, bonifica un esagono inquinato e i suoi dintorni.
power-home = Ti dà subito un uomo. Ogni numero ha il suo prezzo.
project-text-woodcutter = Disbosca un esagono di foresta e quelli intorno; legno ogni turno. La terra diventa pianura.
project-text-farm = Produce grano, pecore, olive o vino in pianura; la terra si inquina.
project-text-mine = Pietra o oro da una montagna; la prima miniera fissa il minerale dell'intera catena.
project-text-fishery = Pesce, perle o conchiglie dall'acqua accanto ai suoi due esagoni.
project-text-inn = Estende la tua zona. Richiede una birreria.
project-text-city = Una nuova città con spazio per gli edifici.
saint-power-free_house = Ogni volta che costruisci una casa, una seconda di numero più basso è gratis.
saint-power-rearrange = Nella fase 2 puoi ridisporre le tue città.
saint-power-keep_all = La tua cattedrale conserva qualsiasi numero di beni.
saint-power-fish = Un pesce per ogni cattedrale costruita nel turno, da chiunque.
condition-men = Tutti i tuoi { $men } uomini sono in gioco.
condition-buildings = Hai costruito ogni tipo di edificio cittadino.
condition-goods = Possiedi { $each } di ciascun bene richiesto da San Cristoforo.
condition-enclosure = La tua zona copre l'intera zona di un altro giocatore.

## Opzioni

option-ruleset = Regole
    .text = Quale lettura delle regole segue il tavolo; le altre opzioni ne cambiano singoli punti.
option-ruleset-original = il gioco pubblicato, per quanto se ne sa
option-ruleset-seed = il regolamento italiano alla lettera
option-explore_famine = Cibo trovato esplorando
    .text = Che effetto ha sulla carestia il cibo scoperto da un esploratore.
option-explore_famine-ruleset = come le regole scelte sopra
option-explore_famine-original = alza il livello di 1
option-explore_famine-seed = abbassa il livello di 1
option-christofori_goods = Beni per San Cristoforo
    .text = Che cosa chiede San Cristoforo.
option-christofori_goods-ruleset = come le regole scelte sopra
option-christofori_goods-original = tre di ogni cibo e lusso
option-christofori_goods-seed = tre di tutti e dieci i beni
option-biology_frequency = Fattoria gratuita della biologia
    .text = Ogni quanto la facoltà di biologia fa risparmiare il seme.
option-biology_frequency-ruleset = come le regole scelte sopra
option-biology_frequency-original = una volta ogni turno
option-biology_frequency-seed = una volta in tutta la partita
option-storage_unit = Magazzino più piccolo
    .text = Il magazzino più piccolo che si può costruire.
option-storage_unit-ruleset = come le regole scelte sopra
option-storage_unit-original = un tassello
option-storage_unit-seed = due tasselli
option-brewery_city = Birreria per le nuove città
    .text = Per che cosa serve una birreria.
option-brewery_city-ruleset = come le regole scelte sopra
option-brewery_city-original = solo per le locande
option-brewery_city-seed = per le locande e le nuove città
option-fishery_water = Acqua accanto all'industria ittica
    .text = L'acqua che un'industria ittica deve toccare.
option-fishery_water-ruleset = come nella figura del regolamento
option-fishery_water-original = le due metà possono toccare lo stesso esagono
option-fishery_water-seed = almeno due esagoni, come dice il solo testo
option-start_tile = Plance di partenza
    .text = Dove possono sorgere le prime città.
option-start_tile-ruleset = come le regole scelte sopra
option-start_tile-original = su qualsiasi plancia ancora libera
option-start_tile-seed = ogni giocatore su una plancia propria
option-passive_graved = Tombe su edifici senza uomo
    .text = Che effetto ha una tomba sugli edifici che non richiedono un uomo.
option-passive_graved-ruleset = come le regole scelte sopra
option-passive_graved-original = ferma anche quelli
option-passive_graved-seed = continuano a funzionare
option-alchemy_scope = Che cosa bonifica l'alchimia
    .text = Quali esagoni bonifica l'alchimia.
option-alchemy_scope-ruleset = come le regole scelte sopra
option-alchemy_scope-original = l'esagono scelto e quelli intorno, ma nessuno con beni
option-alchemy_scope-seed = solo quelli intorno

## Promemoria

aid-turn = Tutti gli uomini tornano a casa. In segreto ognuno costruisce in città e mette gli uomini al lavoro; poi, in ordine di turno, ogni carpenteria attiva costruisce una cosa nella periferia. I beni si immagazzinano o si scartano, ogni industria dà un bene, gli esploratori scoprono un tassello.
    .heading = Il turno
aid-famine = Il livello di carestia sale ogni turno. Prendi altrettante tombe, una in meno per ogni cibo che possiedi; un granaio aiuta. Le tombe fermano gli edifici che coprono. Chi non ha più posto per una tomba è fuori dal gioco.
    .heading = Carestia
aid-pollution = Ognuna delle tue città mette 3 tasselli inquinamento su esagoni liberi della tua zona; fontane e discarica li riducono. Ciò che non trova posto diventa tombe.
    .heading = Inquinamento
aid-victory = Costruisci una cattedrale e scegli un santo patrono. Vinci quando la condizione del tuo santo è soddisfatta alla fine di un turno.
    .heading = Vittoria

## Perché un pacchetto di dati o una disposizione non si può usare

reason-antiquity-powers = ogni abilità appartiene a un solo edificio
reason-antiquity-projects = l'elenco deve essere { $wanted }
reason-antiquity-face = una faccia ha { $wanted } esagoni con le lettere { $letters }
reason-antiquity-pairs = fronti e retri sono altrettante facce, numerate da 0 a { $most }
reason-antiquity-no-tile = non resta alcuna plancia che mostri { $found }

## Perché una mossa è rifiutata

missing-goods = { $wood ->
    [0] { "" }
   *[other] { " " }Serve legno: { $wood }; ne hai { $have_wood }.
}{ $stone ->
    [0] { "" }
   *[other] { " " }Serve pietra: { $stone }; ne hai { $have_stone }.
}{ $food ->
    [0] { "" }
   *[other] { " " }{ $different ->
        [0] Serve cibo
       *[other] Servono cibi diversi
    }: { $food }; ne hai { $have_food }.
}{ $luxury ->
    [0] { "" }
   *[other] { " " }{ $different ->
        [0] Servono lussi
       *[other] Servono lussi diversi
    }: { $luxury }; ne hai { $have_luxury }.
}
out-of-zone = { $where ->
    [off] Quel posto non è su questa mappa.
    [water] È acqua o si trova al di là dell'acqua; senza un porto su di essa la tua zona arriva a { $reach } esagoni via terra.
   *[far] Dista { $distance } esagoni dalla tua città o locanda più vicina; la tua zona arriva a { $reach }.
}

why-antiquity-cost-on-aid = { $paying ->
    [0] Non puoi pagarlo.{ missing-goods }
   *[other] Restano da pagare { $food } di cibo e { $luxury } di lusso; di { $good } hai { $have }.
}
why-antiquity-cost-d-means-different = { $paying ->
    [0] I beni devono essere diversi.{ missing-goods }
   *[other] Hai già pagato con { $good } e i beni devono essere diversi. Restano { $food } di cibo e { $luxury } di lusso.
}
why-antiquity-cart-pay-cost = Non puoi pagarlo.{ missing-goods }
why-antiquity-house-cost-by-number = Non puoi pagare la casa { $house }.{ missing-goods }
why-antiquity-farm-cost-seed = Il seme di una fattoria è { $price } di { $either_goods }; ne hai { $have }.
why-antiquity-market-only-owned-goods = { $verb ->
    [accept] Non hai tutti i beni richiesti; in tutto ne hai { $have }.
    [give] Di { $good } puoi dare { $have } e ne offri già { $count }.
   *[other] Di { $good } hai { $have }.
}
why-antiquity-market-bank-two-for-one = La riserva vuole { $price } beni in cambio di uno; ne hai { $have }.
why-antiquity-market-offers-per-turn = { $verb ->
    [offer] In questo turno hai già fatto { $count } offerte; il massimo è { $most }.
   *[other] L'offerta contiene già { $count } beni da questa parte; il massimo è { $most }.
}
why-antiquity-keep-store-or-discard = Di { $good } hai { $have }; restano da scartare { $count } beni.
why-antiquity-house-gives-man = { $men ->
    [0] Non hai ancora uomini; una casa ti darebbe il primo.
   *[other] Tutti i tuoi uomini ({ $men }) sono al lavoro; una nuova casa ne darebbe un altro.
}
why-antiquity-cart-no-build-without = { $count ->
    [0] Non hai nessuna carpenteria.
    [one] Sulla tua carpenteria non c'è nessun uomo.
   *[other] Su nessuna delle tue { $count } carpenterie c'è un uomo.
}
why-antiquity-activate-required = { $count ->
    [0] Non hai questo edificio: { $building }.
   *[other] { $verb ->
        [man] Di questo edificio ne hai solo { $count }: { $building }.
       *[other] Non c'è nessun uomo su questo edificio: { $building }.
    }
}
why-antiquity-activate-moved-in-phase-2 = { $count ->
    [10] Hai richiamato uomini { $count } volte in questo turno; di più non si può.
   *[other] L'hai usato in questo turno, quindi il suo uomo resta: { $building }.
}
why-antiquity-activate-not-with-graves = { $count ->
    [one] C'è una tomba sull'edificio.
   *[other] Ci sono { $count } tombe sull'edificio.
}
why-antiquity-theology-not-graved = { $count ->
    [one] C'è una tomba sulla tua cattedrale.
   *[other] Ci sono { $count } tombe sulla tua cattedrale.
}
why-antiquity-hospital-five-graves = { $left ->
    [0] In questo turno il tuo ospedale ha già tolto { $healed } tombe e non può toglierne altre.
   *[other] Su { $square } non c'è nessuna tomba; in questo turno il tuo ospedale può toglierne ancora { $left }.
}
why-antiquity-place-shared-limits = { $needed ->
    [one] Serve un pezzo
   *[other] Servono { $needed } pezzi
} della riserva comune, che ne ha { $left }.
why-antiquity-storage-two-pieces = Un magazzino è fatto di almeno { $least } pezzi; questo ne avrebbe { $needed }.
why-antiquity-setup-twenty-houses = { $left ->
    [0] Hai già costruito tutte le tue { $count } case.
   *[other] La casa { $house } è già costruita; te ne restano altre { $left }.
}
why-antiquity-nicola-pay-higher = La casa gratuita ha un numero più basso di quella pagata, la { $paid }.
why-antiquity-city-own-map = { $count ->
    [one] Hai una sola città.
   *[other] Hai solo { $count } città.
}
why-antiquity-newcity-max-four = Hai { $count } città e nessuno può averne di più.
why-antiquity-place-inside-grid = { $count ->
    [one] Una casella resta fuori dalla città.
   *[other] { $count } caselle restano fuori dalla città.
}
why-antiquity-place-no-overlap = { $count ->
    [0] Nelle tue città non c'è posto.
    [one] Una casella è già occupata.
   *[other] { $count } caselle sono già occupate.
}
why-antiquity-graves-squares-lost = { $count ->
    [one] Su una delle caselle c'è una tomba.
   *[other] Su { $count } delle caselle ci sono tombe.
}
why-antiquity-theology-squares-blocked = { $count ->
    [one] Su una delle caselle sorgeva la cattedrale che hai demolito in questo turno.
   *[other] Su { $count } delle caselle sorgeva la cattedrale che hai demolito in questo turno.
}
why-antiquity-graves-empty-squares-first = { $count ->
    [one] Nelle tue città c'è ancora una casella vuota.
   *[other] Nelle tue città ci sono ancora { $count } caselle vuote.
}
why-antiquity-countryside-only-in-zone = { $where ->
    [nowhere] Nessuno dei { $count } esagoni della tua zona è adatto.
   *[other] { out-of-zone }
}
why-antiquity-newcity-one-hex-in-zone = Nessuno dei suoi esagoni è nella tua zona. { out-of-zone }
why-antiquity-fishery-one-half-in-zone = Nessuno dei suoi due esagoni è nella tua zona. { out-of-zone }
why-antiquity-alchemy-choose-hex = { $where ->
    [inside] Su { $hex } non c'è inquinamento.
   *[other] { out-of-zone }
}
why-antiquity-explore-may-turn-marker = { $where ->
    [inside] Su { $hex } non c'è nessun tassello.
   *[other] { out-of-zone }
}
why-antiquity-pollution-legal-hexes = { $where ->
    [inside] { $hex } è già inquinato oppure occupato.
   *[other] { out-of-zone }
}
why-antiquity-site-never-on-building = { $count ->
    [one] Un esagono di questo posto è già costruito.
   *[other] { $count } esagoni di questo posto sono già costruiti.
}
why-antiquity-site-never-on-goods-or-men = { $count ->
    [one] Su un esagono di questo posto ci sono beni o uomini.
   *[other] Su { $count } esagoni di questo posto ci sono beni o uomini.
}
why-antiquity-newcity-land-only = { $count ->
    [one] Uno dei suoi sette esagoni è acqua.
   *[other] { $count } dei suoi sette esagoni sono acqua.
}
why-antiquity-fishery-site-land = { $count ->
    [one] Uno dei suoi due esagoni è acqua.
   *[other] Tutti e due i suoi esagoni sono acqua.
}
why-antiquity-city-seven-hexes = Una città occupa sette esagoni; di questi, sulla mappa ce ne sono { $count }.
why-antiquity-setup-city-wholly-inside-tile = { $count ->
    [one] Uno dei suoi sette esagoni esce dalla tessera.
   *[other] { $count } dei suoi sette esagoni escono dalla tessera.
}
why-antiquity-newcity-not-adjacent = { $distance ->
    [0] Lì c'è già una città.
    [one] Il suo centro disterebbe 1 esagono da quello di un'altra città; il minimo è { $least }.
   *[other] Il suo centro disterebbe { $distance } esagoni da quello di un'altra città; il minimo è { $least }.
}
why-antiquity-fishery-each-half-touches-water = { $count ->
    [one] Uno dei suoi due esagoni non tocca acqua pulita.
   *[other] Nessuno dei suoi due esagoni tocca acqua pulita.
}
why-antiquity-fishery-two-water-hexes = Tocca { $count } esagono di acqua pulita; ne servono due.
why-antiquity-harvest-man-hex-last = { $count ->
    [one] Intorno all'uomo c'è ancora un bene.
   *[other] Intorno all'uomo ci sono ancora { $count } beni.
}
why-antiquity-inn-limit-sixteen = Tutte le tue { $count } locande sono sulla mappa.
why-antiquity-fishery-limit-twelve = Tutte le { $count } industrie ittiche sono in uso.

## Il tavolo nel terminale

table-legend = { $forest } bosco  { $plain } pianura  { $mountain } montagna  { $water } acqua  ' inquinato  ? da esplorare  I locanda  lettera piccola: industria, grande: con merci  numero: città; la maiuscola accanto al primo esagono dà il nome alla tessera
table-figures = uomini { $men } (liberi { $free_men }), cibo { $food }, posto { $capacity }, tombe in arrivo { $graves_due }, inquinamento in arrivo { $pollution_due }, esagoni puliti { $clean }
table-goods = Merci
table-buildings = Edifici
table-city = Città { $city }
    .turned = ruotato di { $facing }°
table-grid-key = h casa  o fontana  + tomba

# Cifre che una mossa può cambiare
figure-grain = Grano
figure-sheep = Pecore
figure-olives = Olive
figure-fish = Pesce
figure-wine = Vino
figure-pearls = Perle
figure-dye = Tintura
figure-gold = Oro
figure-wood = Legno
figure-stone = Pietra
figure-men = Uomini
figure-free_men = Uomini liberi
figure-zone = Esagoni nella zona di controllo
figure-clean = Esagoni puliti nella zona
figure-capacity = Posto per le merci
figure-excess = Merci senza posto
figure-carts = Carpenterie con un uomo
figure-explorers = Esploratori che possono scoprire un tassello
figure-graves = Tombe, piazzate o da piazzare
figure-graves_due = Tombe alla prossima carestia, così come stanno le cose
figure-pollution_due = Inquinamento da piazzare, così come stanno le cose

# What to know before a move that ends something: the verb, and the figure that is not nought.
caution-done-free_men = { $count ->
    [one] Un uomo resta in ozio in questo turno.
   *[other] { $count } uomini restano in ozio in questo turno.
}
caution-done-excess = { $count ->
    [one] Un bene non ha posto in un magazzino con un uomo.
   *[other] { $count } beni non hanno posto in un magazzino con un uomo.
}
caution-done-graves_due = { $count ->
    [one] Così come stanno le cose la carestia porta una tomba.
   *[other] Così come stanno le cose la carestia porta { $count } tombe.
}
caution-end-carts = { $count ->
    [one] Una carpenteria con un uomo non ha costruito nulla.
   *[other] { $count } carpenterie con un uomo non hanno costruito nulla.
}

# What may change what is foretold.
forecast-others-here = Certo solo se anche gli altri non fanno nulla: un rivale che esplora può aumentare la carestia, e le vendite cambiano la riserva.
forecast-rival-explorers = { $seat } può ancora esplorare prima della carestia: il cibo scoperto ne cambia il livello, e con esso le tombe di tutti.
