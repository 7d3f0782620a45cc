### 7 Wonders Duel, italiano. Stessi messaggi, attributi e variabili di en.ftl.
### I nomi di carte, Meraviglie, segnalini e giocatori arrivano come variabili, già nella lingua di chi legge.

title = 7 Wonders Duel
title-blurb = Due città rivali, tre Epoche, un solo schema di carte da contendersi: erigi Meraviglie, vinci con le armi o con l'ingegno e lascia il nome più grande.
provenance = Il gioco base del 2015, con la correzione dell'editore del 2016 sull'inizio di un'Epoca. Dal regolamento italiano; ogni valore coincide con sette implementazioni pubbliche. I nomi italiani delle carte indicati come traduzioni sono nostri.

## Parole

# .amount: $count è un numero.
resource-wood = Legno
    .amount = { $count ->
        [one] { $count } Legno
       *[other] { $count } Legni
    }
resource-clay = Argilla
    .amount = { $count ->
        [one] { $count } Argilla
       *[other] { $count } Argille
    }
resource-stone = Pietra
    .amount = { $count ->
        [one] { $count } Pietra
       *[other] { $count } Pietre
    }
resource-glass = Vetro
    .amount = { $count ->
        [one] { $count } Vetro
       *[other] { $count } Vetri
    }
resource-papyrus = Papiro
    .amount = { $count ->
        [one] { $count } Papiro
       *[other] { $count } Papiri
    }
resource-coins = monete
    .amount = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }

# Il valore concorda con "carta"; .kind è il tipo di Struttura, .cards il plurale.
colour-brown = marrone
    .kind = Materie Prime
    .cards = carte marroni
colour-grey = grigia
    .kind = Manufatti
    .cards = carte grigie
colour-blue = blu
    .kind = Strutture Civili
    .cards = carte blu
colour-green = verde
    .kind = Strutture Scientifiche
    .cards = carte verdi
colour-yellow = gialla
    .kind = Strutture Commerciali
    .cards = carte gialle
colour-red = rossa
    .kind = Strutture Militari
    .cards = carte rosse
colour-purple = viola
    .kind = Gilde
    .cards = carte viola

# Ciò che alcune carte contano, al singolare.
counted-brown = carta marrone
counted-grey = carta grigia
counted-blue = carta blu
counted-green = carta verde
counted-yellow = carta gialla
counted-red = carta rossa
counted-purple = carta viola
counted-wonder = Meraviglia completata

science-armillary_sphere = sfera armillare
science-wheel = ruota
science-sundial = meridiana
science-mortar = mortaio
science-plumb_bob = filo a piombo
science-quill = penna d'oca
science-balance = bilancia

age-1 = Epoca I
age-2 = Epoca II
age-3 = Epoca III

deck-I = carta Epoca I
deck-II = carta Epoca II
deck-III = carta Epoca III
deck-guild = carta Gilda

score-military = Esercito
score-blue = Strutture Civili
score-green = Strutture Scientifiche
score-yellow = Strutture Commerciali
score-guilds = Gilde
score-wonders = Meraviglie
score-progress = Segnalini Progresso
score-treasury = Tesoro
score-total = Totale

chain-horseshoe = ferro di cavallo
chain-sword = spada
chain-tower = torre
chain-target = bersaglio
chain-helmet = elmo
chain-book = libro
chain-gear = ingranaggio
chain-lyre = lira
chain-lamp = lampada
chain-mask = maschera
chain-column = colonna
chain-moon = luna
chain-sun = sole
chain-drop = goccia
chain-greek_temple = tempio greco
chain-amphora = anfora
chain-barrel = botte

## Domande: a chi decide e (-other) a tutti gli altri

question-draft-wonder = Scegli una Meraviglia da tenere.
question-draft-wonder-other = { $seat } sta scegliendo una Meraviglia.
question-play-card = { $age }: prendi una carta libera e costruiscila, scartala per avere monete o usala per una Meraviglia.
question-play-card-other = { $age }: { $seat } sta scegliendo una carta.
question-choose-token = Hai una coppia di simboli: prendi un segnalino Progresso dal tabellone.
question-choose-token-other = { $seat } ha una coppia di simboli e sta scegliendo un segnalino Progresso.
question-choose-library-token = Tieni uno dei segnalini Progresso che hai pescato.
question-choose-library-token-other = { $seat } sta guardando dei segnalini Progresso presi dalla scatola e ne terrà uno.
question-destroy-card = Scegli una carta { $colour } dell'avversario da mandare fra gli scarti.
question-destroy-card-other = { $seat } sta scegliendo una carta { $colour } da mandare fra gli scarti.
question-revive-card = Scegli una carta della pila degli scarti e costruiscila senza pagare.
question-revive-card-other = { $seat } sta cercando nella pila degli scarti una carta da costruire.
question-choose-starter = Chi comincia l'{ $age }?
question-choose-starter-other = { $seat } sta decidendo chi comincia l'{ $age }.

## Mosse

move-draft = Prendi { $wonder }
move-build = Costruisci { $card }
    .detail = { $chain ->
        [none] { $total ->
            [0] gratis
            [one] { $total } moneta
           *[other] { $total } monete
        }
       *[other] gratis, concatenazione con { $chain }
    }
move-discard = Scarta { $card }
    .detail = { $coins ->
        [one] +{ $coins } moneta
       *[other] +{ $coins } monete
    }
move-wonder = Costruisci { $wonder } con { $card }
    .detail = { $chain ->
        [none] { $total ->
            [0] gratis
            [one] { $total } moneta
           *[other] { $total } monete
        }
       *[other] gratis, concatenazione con { $chain }
    }
    .group = Costruisci una Meraviglia con
move-token = Prendi { $token }
move-destroy = Distruggi { $card }
move-revive = Recupera { $card }
move-starter = Fai cominciare { $seat }

## Eventi

event-tokens-laid = Segnalini Progresso sul tabellone: { $tokens }.
event-wonders-laid = Meraviglie fra cui scegliere: { $wonders }.
event-wonders-given = { $seat } riceve { $wonders }.
event-drafted = { $seat } prende la Meraviglia { $wonder }.
event-age-laid = Le carte dell'{ $age } sono disposte nello schema.
event-built = { $price ->
    [0] { $seat } costruisce { $card } senza spendere monete.
    [one] { $seat } costruisce { $card } per { $price } moneta.
   *[other] { $seat } costruisce { $card } per { $price } monete.
}
event-built-chain = { $seat } costruisce { $card } gratis, in concatenazione con { $from }.
event-built-from-discard = { $seat } recupera dalla pila degli scarti la carta { $card } e la costruisce gratis.
event-discarded = { $coins ->
    [one] { $seat } scarta { $card } e incassa { $coins } moneta.
   *[other] { $seat } scarta { $card } e incassa { $coins } monete.
}
event-wonder-built = { $price ->
    [0] { $seat } costruisce la Meraviglia { $wonder } usando { $card }, senza spendere monete.
    [one] { $seat } costruisce la Meraviglia { $wonder } usando { $card }, per { $price } moneta.
   *[other] { $seat } costruisce la Meraviglia { $wonder } usando { $card }, per { $price } monete.
}
event-economy = { $coins ->
    [one] Grazie a Economia { $seat } incassa { $coins } moneta.
   *[other] Grazie a Economia { $seat } incassa { $coins } monete.
}
event-coins-gained = { $coins ->
    [0] { $seat } non incassa monete.
    [one] { $seat } incassa { $coins } moneta.
   *[other] { $seat } incassa { $coins } monete.
}
event-urbanism = { $coins ->
    [one] Grazie a Urbanistica la concatenazione frutta a { $seat } { $coins } moneta.
   *[other] Grazie a Urbanistica la concatenazione frutta a { $seat } { $coins } monete.
}
event-coins-lost = { $coins ->
    [0] { $seat } non ha monete da perdere.
    [one] { $seat } perde { $coins } moneta.
   *[other] { $seat } perde { $coins } monete.
}
event-pawn-moved = { $steps ->
    [one] { $seat } fa avanzare la pedina Conflitto di { $steps } casella.
   *[other] { $seat } fa avanzare la pedina Conflitto di { $steps } caselle.
}
event-looted = { $coins ->
    [0] { $seat } subisce un saccheggio, ma non ha monete da perdere.
    [one] { $seat } subisce un saccheggio e perde { $coins } moneta.
   *[other] { $seat } subisce un saccheggio e perde { $coins } monete.
}
event-token-taken = { $seat } prende il segnalino Progresso { $token }.
event-library-drawn = { $seat } pesca dalla scatola: { $tokens }.
event-library-drawn-hidden = { $seat } pesca dalla scatola alcuni segnalini Progresso.
event-destroyed = { $seat } distrugge { $card } nella città di { $other }.
event-revealed = Si scopre: { $cards }.
event-eighth-wonder = Sette Meraviglie costruite: la Meraviglia { $wonder } torna nella scatola.
event-extra-turn = { $seat } gioca un altro turno.
event-extra-turn-lost = L'Epoca è finita: { $seat } perde il turno bonus.
event-age-over = L'{ $age } è finita.
event-starter-chosen = { $seat } decide: l'{ $age } la comincia { $starter }.
event-military-supremacy = La pedina Conflitto è nella capitale nemica: { $seat } vince per supremazia militare!
event-scientific-supremacy = Sei simboli diversi: { $seat } vince per supremazia scientifica!
event-civilian-victory = Vittoria civile: { $seat } vince per { $points } punti a { $second }.
event-tie-break = { $blue ->
    [one] Punteggi pari: con { $blue } punto dalle carte blu prevale { $seat }.
   *[other] Punteggi pari: con { $blue } punti dalle carte blu prevale { $seat }.
}
event-shared-victory = Pari i totali e pari i punti blu: vincono entrambi.

## Che cosa fanno carte, Meraviglie e segnalini

effect-cost = Costo: { $goods }.
effect-cost-free = Non costa nulla.
effect-produce = Produce { $goods }.
    .short = { $goods }
effect-produce-choice = Fornisce un'unità a ogni costruzione: { $either_goods }. Non alza i prezzi dell'avversario.
    .short = 1 fra { $either_goods }
effect-fixed-price = { $price ->
    [one] Dal tuo prossimo turno acquisti { $goods } a { $price } moneta l'unità.
   *[other] Dal tuo prossimo turno acquisti { $goods } a { $price } monete l'unità.
}
    .short = { $goods } { $price } ¢
effect-vp = { $points ->
    [one] { $points } punto vittoria.
   *[other] { $points } punti vittoria.
}
    .short = { $points } PV
effect-shields = { $shields ->
    [one] { $shields } Scudo: la pedina Conflitto avanza di { $shields } casella verso la capitale nemica.
   *[other] { $shields } Scudi: la pedina Conflitto avanza di { $shields } caselle verso la capitale nemica.
}
    .short = { $shields ->
        [one] { $shields } Scudo
       *[other] { $shields } Scudi
    }
effect-science = Simbolo scientifico: { $science }.
    .short = { $science }
effect-coins = { $coins ->
    [one] Incassi subito { $coins } moneta.
   *[other] Incassi subito { $coins } monete.
}
    .short = +{ $coins } ¢
effect-coins-per = { $coins ->
    [one] Appena costruita: { $coins } moneta per ogni { $counted } della tua città.
   *[other] Appena costruita: { $coins } monete per ogni { $counted } della tua città.
}
    .short = +{ $coins } ¢/{ $counted }
effect-guild-coins = { $coins ->
    [one] Appena costruita: { $coins } moneta per ogni { $either_counted } della città che ne ha di più.
   *[other] Appena costruita: { $coins } monete per ogni { $either_counted } della città che ne ha di più.
}
effect-guild-points = { $points ->
    [one] A fine partita: { $points } punto per ogni { $either_counted } della città che ne ha di più.
   *[other] A fine partita: { $points } punti per ogni { $either_counted } della città che ne ha di più.
}
    .short = { $points } PV/{ $either_counted }
effect-guild-treasury = { $points ->
    [one] A fine partita: { $points } punto ogni { $set } monete del tesoro più ricco.
   *[other] A fine partita: { $points } punti ogni { $set } monete del tesoro più ricco.
}
    .short = { $points } PV/{ $set } ¢
effect-guild-treasury-coins = { $coins ->
    [one] Appena costruita: { $coins } moneta ogni { $set } monete del tesoro più ricco.
   *[other] Appena costruita: { $coins } monete ogni { $set } monete del tesoro più ricco.
}
effect-play-again = Giochi subito un altro turno.
effect-opponent-loses-coins = { $coins ->
    [one] L'avversario perde { $coins } moneta.
   *[other] L'avversario perde { $coins } monete.
}
effect-destroy = Manda fra gli scarti una carta { $colour } dell'avversario.
effect-build-from-discard = Costruisci gratis una carta della pila degli scarti.
effect-draw-box-tokens = { $drawn ->
    [one] Pesca { $drawn } segnalino Progresso dalla scatola e tienilo.
   *[other] Pesca { $drawn } segnalini Progresso dalla scatola e tienine uno.
}
effect-discount-wonder = { $count ->
    [one] Le Meraviglie che costruirai d'ora in poi richiedono { $count } risorsa in meno.
   *[other] Le Meraviglie che costruirai d'ora in poi richiedono { $count } risorse in meno.
}
effect-discount-blue = { $count ->
    [one] Le carte blu che costruirai d'ora in poi richiedono { $count } risorsa in meno.
   *[other] Le carte blu che costruirai d'ora in poi richiedono { $count } risorse in meno.
}
effect-opponent-trade-coins = Quanto l'avversario paga per le risorse, tanto incassi tu dalla banca.
effect-extra-shields = { $shields ->
    [one] Le carte rosse che costruirai d'ora in poi hanno { $shields } Scudo in più.
   *[other] Le carte rosse che costruirai d'ora in poi hanno { $shields } Scudi in più.
}
effect-future-play-again = Ogni Meraviglia che costruirai d'ora in poi ti fa giocare un altro turno.
effect-vp-per-token = { $points ->
    [one] { $points } punto vittoria per ogni tuo segnalino Progresso, questo compreso.
   *[other] { $points } punti vittoria per ogni tuo segnalino Progresso, questo compreso.
}
effect-coins-per-chain = { $coins ->
    [one] Incassi { $coins } moneta ogni volta che costruisci gratis con una concatenazione.
   *[other] Incassi { $coins } monete ogni volta che costruisci gratis con una concatenazione.
}
effect-chain-gives = Più avanti ti fa costruire gratis { $card }.
effect-chain-from = Gratis se { $card } è nella tua città.

## Perché una mossa è respinta

# $where: covered ($covering elenca le carte sopra),
# hidden (coperta, fra l'altro da carte mai viste), absent (non in vista).
why-swd-turn-accessible = { $where ->
    [absent] La carta { $card } non è fra quelle scoperte dello schema.
    [hidden] La carta { $card } è ancora coperta in parte: non si può prendere.
   *[covered] La carta { $card } è ancora coperta in parte e non si può prendere. Sopra ha: { $covering }.
}
why-swd-coin-cost-cannot-afford = { $price ->
    [one] { $item }: il prezzo per te è { $price } moneta e nel tesoro ne hai { $coins }; { $short ->
        [one] ne manca { $short }.
       *[other] ne mancano { $short }.
    }
   *[other] { $item }: il prezzo per te è { $price } monete e nel tesoro ne hai { $coins }; { $short ->
        [one] ne manca { $short }.
       *[other] ne mancano { $short }.
    }
}
# $why: other (dell'avversario), built (già costruita), nobody (di nessuno).
why-swd-wonder-own-only = { $why ->
    [other] La Meraviglia { $wonder } è dell'avversario.
    [built] La Meraviglia { $wonder } è già costruita.
   *[nobody] La Meraviglia { $wonder } non è tra quelle che puoi costruire in questa partita.
}
why-swd-wonder-max-seven = Le Meraviglie costruite sono già sette: nessuno può costruirne un'altra.
why-swd-draft-first-four = La Meraviglia { $wonder } non è fra quelle disponibili: scegline una del primo gruppo.
why-swd-draft-second-group = La Meraviglia { $wonder } non è fra quelle disponibili: scegline una del secondo gruppo.
why-swd-science-pair-token = Il segnalino { $token } non è sul tabellone: scegline uno di quelli che ci sono.
why-swd-wonders-great-library-choose = Il segnalino { $token } non è tra quelli che hai pescato.
why-swd-wonders-circus-maximus-destroy = { $card } non è una carta grigia della città avversaria.
why-swd-wonders-statue-of-zeus-destroy = { $card } non è una carta marrone della città avversaria.
why-swd-wonders-mausoleum-build = La carta { $card } non è nella pila degli scarti.

## Come si paga

plan-free = Non costa nulla.
plan-chain = Gratis, perché { $chain } è nella tua città.
plan-coins = { $coins ->
    [one] Costo stampato: { $coins } moneta
   *[other] Costo stampato: { $coins } monete
}
plan-produced = La tua città produce: { $goods }
plan-choice = La produzione a scelta copre: { $goods }
plan-rebate = Risparmio grazie a un segnalino Progresso: { $goods }
plan-bought = { $price ->
    [one] Acquisti { $count } × { $good } a { $price } moneta l'unità: { $total }
   *[other] Acquisti { $count } × { $good } a { $price } monete l'unità: { $total }
}
plan-total = { $total ->
    [one] In tutto: { $total } moneta
   *[other] In tutto: { $total } monete
}

## Il tavolo nel terminale

table-price = { $coins ->
    [0] gratis
   *[other] { $coins } ¢
}
table-guild-back = Gilda
table-city = { $seat }: { $coins } ¢, { $points } PV
table-production = produce
table-trade = compra a
table-choice-raw = { $count } × Legno/Argilla/Pietra
table-choice-manufactured = { $count } × Vetro/Papiro
table-science = scienza
table-progress = Progresso
table-wonders = Meraviglie
table-offered = Meraviglie disponibili:
table-board = Segnalini Progresso sul tabellone:
table-discarded = Pila degli scarti:
table-military = { $distance ->
    [one] { $seat } è in vantaggio: { $points } punti, a { $distance } casella dalla capitale
   *[other] { $seat } è in vantaggio: { $points } punti, a { $distance } caselle dalla capitale
}
table-military-capital = { $seat } ha raggiunto la capitale nemica.
table-military-level = La pedina Conflitto è al centro.

## Opzioni

option-first_game = Prima partita
    .text = Salta la scelta delle Meraviglie e comincia con i due gruppi fissi pensati per chi è alle prime armi.

## Esiti

result-military = Supremazia militare
result-scientific = Supremazia scientifica
result-civilian = Vittoria civile
result-blue-tie-break = Vittoria civile, decisa dalle carte blu
result-shared = Vittoria condivisa

## Promemoria

aid-turn = Prendi una carta che non ne abbia altre sopra. Costruiscila, scartala per 2 monete più 1 per ogni tua carta gialla, oppure infilala sotto una tua Meraviglia per costruire quella. Poi si girano le carte coperte rimaste libere. Alcune Meraviglie ti fanno giocare un altro turno, ma non se l'Epoca è appena finita.
    .heading = Il tuo turno
aid-costs = Le risorse le copre la tua produzione, che non si consuma mai. Quello che manca lo acquisti dalla banca: 2 monete l'unità, più 1 per ogni simbolo di quella risorsa sulle carte marroni e grigie dell'avversario. Una Struttura in concatenazione con una che hai già è gratis.
    .heading = Pagare
aid-military = Ogni Scudo vale un passo della pedina Conflitto in direzione della capitale nemica. Entrare nelle zone a 3 e a 6 caselle costa all'avversario 2 e 5 monete, una volta ciascuna. Se arrivi alla capitale, a 9 caselle, vinci all'istante. Altrimenti a fine partita la pedina vale 2, 5 o 10 punti.
    .heading = Conflitto militare
aid-science = Due simboli uguali ti danno un segnalino Progresso del tabellone. Sei simboli diversi fanno vincere all'istante. Legge è un simbolo a sé e non forma mai una coppia.
    .heading = Scienza
aid-end = Un'Epoca finisce quando le sue carte sono esaurite. Chi ha la pedina Conflitto dalla propria parte sceglie chi comincia la successiva; con la pedina al centro sceglie chi ha preso l'ultima carta. Dopo l'Epoca III vince il punteggio più alto: esercito, carte, Meraviglie, segnalini Progresso e 1 punto ogni 3 monete. A parità, conta chi ha più punti sulle carte blu.
    .heading = La fine

## Che cosa può non andare in un pacchetto di dati o in una disposizione

reason-swd-draft = ogni giocatore sceglie due Meraviglie per gruppo
reason-swd-choice = ci vogliono tutte le Materie Prime o tutti i Manufatti
reason-swd-chain = una concatenazione parte da una Struttura di un'Epoca precedente
reason-swd-deck = il mazzo { $deck } ha { $found } carte e ne servono { $wanted }
reason-swd-too-many = { $tokens } segnalini Progresso e { $cards } carte non sono possibili
reason-swd-first-game = servono quattro Meraviglie diverse
reason-swd-on-the-board = uno di questi è già sul tabellone
reason-swd-face-down = una carta che nessun'altra copre deve essere scoperta
reason-swd-other-age = { $found } è di un'altra Epoca
reason-swd-guilds = le Gilde sono { $found } e ne servono { $wanted }

# Cifre che una mossa può cambiare
figure-coins = Monete
figure-points = Punti se la partita finisse ora
figure-pawn = Pedina conflitto
figure-symbols = Simboli scientifici diversi
figure-wonders = Meraviglie costruite
figure-tokens = Segnalini progresso
figure-wood = Legno a turno
figure-clay = Argilla a turno
figure-stone = Pietra a turno
figure-glass = Vetro a turno
figure-papyrus = Papiro a turno

# What to know before a move.
caution-military = Dopo questa mossa l'avversario può vincere subito con le armi.
caution-scientific = Dopo questa mossa l'avversario può vincere subito con la scienza.
caution-loot = Dopo questa mossa l'avversario può subito saccheggiare il tuo tesoro.
