### Historia, italiano. Stessi messaggi, attributi e variabili di en.ftl.
### I nomi di carte, territori e giocatori arrivano come variabili, già nella lingua di chi legge.

title = Historia
title-blurb = Dodici turni dal fuoco alle stelle: scegli in segreto, supera i rivali in tecnologia e armi, e fai scoppiare la rivoluzione al momento giusto.
title-note = Di ogni numero il gioco dice se lo attesta l'autore o un editore, se lo riferiscono i giocatori o se è nostro; un pacchetto di dati può sostituirli tutti.
provenance = Il gioco base del 2014 con i moduli Eventi, Golden Era, Traguardi delle civiltà e Territori da esplorare. Dalle risposte dell'autore e, dove queste tacciono, da recensioni pubbliche e dalle risposte degli editori; il resto è una nostra ricostruzione, indicata come tale, che un pacchetto di dati può sostituire.

## Parole

seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4
seat-4 = Giocatore 5
seat-5 = Giocatore 6
seat-civbot_1 = Civbot 1
seat-civbot_2 = Civbot 2
seat-civbot_3 = Civbot 3
seat-civbot_4 = Civbot 4
seat-civbot_5 = Civbot 5
era-1 = Era I
era-2 = Era II
era-3 = Era III
colour-green = verde
colour-red = rosso
colour-purple = viola
colour-grey = grigio
colour-yellow = giallo
colour-blue = blu
score-territories = Territori
score-governments = Governi
score-leaders = Leader
score-expansion = Espansione
score-raids = Razzie
score-wars = Guerre
score-trade = Partner commerciali
score-tourism = Turismo
score-matrix = Livelli
score-wonders = Meraviglie
score-advisors = Consiglieri
score-goals = Traguardi
score-events = Eventi
score-exploited = Ceduti con Sfruttamento
score-civbot_cards = Carte Civbot
score-total = Totale
counted-wonders = tua meraviglia
counted-territories = territorio con un tuo cubo
counted-sole_territories = territorio che occupi da solo
counted-weaker_neighbours = civiltà adiacente con un esercito più debole
axis-technology = tecnologia
axis-military = militare
icon-government = Punti dei governi
icon-territory = Punti dei territori
icon-leader = Punti dei leader
icon-wonder_row = Nuova fila di meraviglie

## Domande: a chi decide, e (-other) a tutti gli altri

question-lay = { $era }, turno { $turn }, round { $round }: posa le carte coperte, nell'ordine di gioco.
question-lay-other = { $era }, turno { $turn }, round { $round }: { $seat } sceglie le carte in segreto.
question-action = { $count ->
    [one] { $action }: eseguila, oppure termina l'azione.
   *[other] { $action }: restano fino a { $count } passi, oppure termina l'azione.
}
question-action-other = { $seat } esegue { $action }.
question-use = Usa il tuo consigliere, oppure termina l'azione.
question-use-other = { $seat } usa un consigliere.
question-after-card = Usa ciò che puoi in qualsiasi momento, oppure termina l'azione.
question-after-card-other = { $seat } può ancora usare una meraviglia.
question-return = { $count ->
    [one] Riprendi { $count } carta a tua scelta dalla tua coda.
   *[other] Riprendi fino a { $count } carte a tua scelta dalla tua coda.
}
question-return-other = { $seat } riprende carte dalla coda.
question-refresh = { $count ->
    [one] Ripristina { $count } delle tue meraviglie usate.
   *[other] Ripristina fino a { $count } delle tue meraviglie usate.
}
question-refresh-other = { $seat } ripristina meraviglie.
question-eliminate-row = Scegli una meraviglia della fila da scartare.
question-eliminate-row-other = { $seat } scarta una meraviglia della fila.
question-eliminate-own = Scegli un'altra tua meraviglia a cui rinunciare.
question-eliminate-own-other = { $seat } rinuncia a una meraviglia.
question-extra-card = L'evento esige un'altra carta: scegli quale scartare.
question-extra-card-other = { $seat } deve scartare un'altra carta.
question-leader = Scegli il tuo leader per l'{ $era }.
question-leader-other = { $seat } sceglie un leader per l'{ $era }.
question-settle = Metti il tuo primo cubo su un territorio libero.
question-settle-other = { $seat } mette il primo cubo sulla mappa.
question-civilization = Il tuo colore ha due civiltà: scegline una.
question-civilization-other = { $seat } sceglie fra due civiltà.

## Mosse

move-lay = Posa { $card }
    .detail = { $idle ->
        [1] così come stanno le cose, non farà nulla
       *[other] {""}
    }
move-done = Pronto
move-end = Termina l'azione
move-technology = Avanza in tecnologia
    .detail = { $cubes ->
        [0] gratis
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
move-military = Avanza in militare
    .detail = { $cubes ->
        [0] gratis
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
move-expand = Espanditi: { $territory }
    .detail = { $known ->
        [0] tessera coperta
       *[other] { $shared ->
            [0] tessera { $points }, punti subito
           *[other] tessera { $points }, niente subito
        }
    }
move-raid = Razzia contro { $seat }
    .detail = militare { $level } > { $other_level } · +{ $points }
move-trade = Commercia con { $seat }
    .detail = tecnologia { $level } < { $other_level } · a loro { $points }
move-recover = Recupera un cubo usato
move-withdraw = Riprendi il tuo cubo: { $territory }
    .detail = { $points ->
        [one] -{ $points } punto
       *[other] -{ $points } punti
    }
move-art = Costruisci { $wonder }
    .detail = { $cubes ->
        [0] gratis
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
move-tourism = Accogli i turisti
    .detail = { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } punti
    }
move-use = Usa il consigliere
move-return = Riprendi { $card }
move-wonder = Usa { $wonder }
move-flip = Gira un gettone Golden Era
move-golden_era = Inizia la tua Golden Era
move-refresh = Ripristina { $wonder }
move-eliminate = Scarta { $wonder }
move-discard = Scarta { $card }
move-civilization = Scegli la civiltà { $civilization }
move-settle = Stabilisciti: { $territory }
    .detail = { $known ->
        [0] tessera coperta
       *[other] tessera { $points }
    }
move-leader = Scegli { $leader }
move-war = Guerra a { $seat }: { $territory }
    .detail = { $cubes ->
        [0] militare { $level } > { $other_level } · +{ $points }
        [one] militare { $level } > { $other_level } · { $cubes } cubo · +{ $points }
       *[other] militare { $level } > { $other_level } · { $cubes } cubi · +{ $points }
    }

## Avvenimenti

event-civilization = { $seat } sceglie la civiltà { $civilization }.
event-advisor-drawn = { $seat } pesca un consigliere.
event-advisor-seen = Hai pescato { $card }.
event-reshuffled = I consiglieri usati di { $seat } formano un nuovo mazzo.
event-settled = { $seat } si stabilisce nel territorio { $territory }.
event-tile = La tessera del territorio { $territory } mostra { $points }.
event-goals = Traguardi in gioco: { $goals }.
event-row = Meraviglie nella fila: { $wonders }.
event-leaders-offered = Leader fra cui scegliere: { $leaders }.
event-leader-chosen = { $seat } segue { $leader }.
event-event = Evento: { $event }.
event-turn = Comincia il turno { $turn }, { $era }.
event-turn-end = Fine turno: { $era }, turno { $turn }.
event-turn-order = Nuovo ordine di turno: { $seats }.
event-laid = { $seat } ha posato { $cards }.
event-nothing-laid = { $seat } non ha posato carte.
event-stalemate = Nessuno può posare una carta: il turno finisce.
event-plays = { $seat } gioca { $card }.
event-technology = { $seat } raggiunge la tecnologia { $level }.
event-military = { $seat } raggiunge il livello militare { $level }.
event-technology-lost = { $seat } ricade alla tecnologia { $level }.
event-military-lost = { $seat } ricade al livello militare { $level }.
event-card-gained = { $seat } ottiene la carta { $card }.
event-points = { $points ->
    [one] { $seat } fa { $points } punto ({ $category }).
   *[other] { $seat } fa { $points } punti ({ $category }).
}
event-points-lost = { $points ->
    [one] { $seat } perde { $points } punto.
   *[other] { $seat } perde { $points } punti.
}
event-expanded = { $seat } si espande nel territorio { $territory }.
event-raided = { $seat } razzia { $other }.
event-war = { $seat } fa guerra a { $other } nel territorio { $territory }.
event-cube-removed = { $seat } perde un cubo nel territorio { $territory }.
event-traded = { $seat } commercia con { $other }.
event-withdrawn = { $seat } riprende un cubo dal territorio { $territory }.
event-built = { $cubes ->
    [one] { $seat } costruisce { $wonder } per { $cubes } cubo.
   *[other] { $seat } costruisce { $wonder } per { $cubes } cubi.
}
event-wonder-used = { $seat } usa { $wonder }.
event-wonder-refreshed = { $seat } ripristina { $wonder }.
event-wonder-discarded = { $seat } scarta { $wonder }.
event-cubes-recovered = { $count ->
    [one] { $seat } recupera { $count } cubo usato.
   *[other] { $seat } recupera { $count } cubi usati.
}
event-cubes-gained = { $count ->
    [one] { $seat } ottiene { $count } cubo dalla scorta.
   *[other] { $seat } ottiene { $count } cubi dalla scorta.
}
event-cubes-lost = { $count ->
    [one] { $seat } deve mettere { $count } cubo disponibile fra gli usati.
   *[other] { $seat } deve mettere { $count } cubi disponibili fra gli usati.
}
event-cards-returned = { $seat } riprende: { $cards }.
event-extra-card = { $seat } scarta { $card } per poter razziare.
event-token-flipped = { $count ->
    [one] { $seat } gira un gettone Golden Era, { $count } in tutto.
   *[other] { $seat } gira un gettone Golden Era, { $count } in tutto.
}
event-golden-era = Comincia la Golden Era di { $seat }.
event-goal = { $seat } raggiunge il traguardo { $goal }.
event-civbot-card = { $seat } scopre { $civbot_card }.
event-eliminated = { $seat } non ha più cubi sulla mappa ed è fuori dal gioco.
event-game-over = La partita è finita.

## Che cosa fanno le carte

degree-attested = Attestato ({ $sources }).
    .origin = -
degree-attested-alone = Verificato su una copia del gioco.
    .origin = -
degree-attested-but = Attestato ({ $sources }); di nostro: { $fields }.
    .origin = -
degree-attested-but-alone = Verificato su una copia del gioco; di nostro: { $fields }.
    .origin = -
degree-reported = Riferito ({ $sources }).
    .origin = -
degree-reported-but = Riferito ({ $sources }); di nostro: { $fields }.
    .origin = -
degree-ours-alone = Nostro progetto: nessuna fonte pubblica lo dice.
    .origin = -
source-seed = le FAQ 1.0 dell'autore
source-bgg_faq = le risposte dell'autore (boardgamegeek.com/thread/1269665)
source-gigamic = le risposte dell'editore francese (gigamic.com, faq-historia)
source-arclight = gli errata dell'editore giapponese (arclight.co.jp, LG-0123)
source-expydoc = la preparazione del regolamento in giapponese (expydoc.com/doc/7669777)
source-rulebook_en = l'elenco dei componenti del regolamento (hobbydocbox 66208412)
source-gigamic_rules = il regolamento francese (vdocuments.fr, historia-gigamic)
source-proto113 = il tabellone di un prototipo (doczz.net/doc/1115381)
source-inferred = calcolo su resoconti pubblici
source-replay = il resoconto di una partita
source-goblins = una recensione (goblins.net/recensioni/historia)
source-goblins_forum = un forum (goblins.net, 76059)
source-hidari = una recensione (hidari)
source-tao = il resoconto di una partita (tao)
source-gnn = una recensione (gnn)
source-offbox = resoconti in solitario (offbox.hateblo.jp, 2015)
source-roachware = una recensione (roachware)
source-strange = una recensione (strange)
source-korean = una recensione in coreano
source-bgg_review = una recensione (boardgamegeek)
source-paladin = la descrizione di un negozio (paladin)
source-wokol = la descrizione di un negozio (wokol)
source-fourgamer = il resoconto di una fiera (4gamer)
source-capitals = una recensione dell'espansione Capitals
source-ilsa = un'anteprima (ilsa)
source-offensive = un'anteprima (offensive)
source-gioconauta = un'anteprima (gioconauta)
source-bgquest = un'anteprima (bgquest)
source-trictrac = una recensione (trictrac)
source-ayuu = il resoconto di una partita (ayuu)
source-geenspelfout = una recensione (geenspelfout)
source-hiew = il resoconto di una partita (hiew)
source-reading_club = una recensione (indiegamereadingclub.com)
figure-cost = il costo
figure-vp = i punti
figure-cubes = i cubi
figure-overflow_vp = i punti oltre l'ultimo livello
figure-colour = il colore
figure-set = la civiltà
figure-effects = che cosa fa
figure-bonuses = i bonus
figure-abilities = le abilità
figure-objectives = gli obiettivi
figure-era = l'era
figure-when = dove sta nella matrice
figure-level = il livello
figure-cards = quante carte
figure-adjacent = i vicini
figure-en = il nome
figure-it = il nome
figure-activation = come si usa
figure-hex = l'esagono
figure-action = l'azione
figure-flag = la bandiera
figure-values = i valori
figure-steps = i passi
figure-discount = lo sconto
figure-actions = le azioni
figure-tokens = i gettoni
figure-flip_cost = il costo
figure-in_play = quanti sono in gioco
figure-icons = le icone
figure-sea = i mari
figure-name = il nome
figure-number = il numero
figure-difficulty_cubes = i cubi
figure-levels = i livelli
figure-most = il massimo
effect-cost = { $cubes ->
    [one] Costa { $cubes } cubo.
   *[other] Costa { $cubes } cubi.
}
effect-points-cost = { $points ->
    [one] Costa { $points } punto.
   *[other] Costa { $points } punti.
}
effect-use-points = { $points ->
    [one] Usarla costa { $points } punto.
   *[other] Usarla costa { $points } punti.
}
effect-advanced = Riga avanzata: { $steps } passi da { $cubes } cubi e { $cost } punti ciascuno, che valgono { $points }.
effect-solid-basic = Esegui l'intera azione base { $action }, senza la riga avanzata.
effect-era = Appartiene all'{ $era }.
effect-civilization = Consigliere della civiltà { $civilization }.
effect-advisors = I suoi consiglieri: { $advisors }.
effect-solid = Esegui l'intera azione { $action }, con la riga avanzata quando l'hai.
effect-dotted = Quando esegui { $action }:
effect-passive = Funziona sempre.
effect-flag = Solo finché hai un cubo nel territorio { $territory }.
effect-vp = { $points ->
    [one] Fai { $points } punto.
   *[other] Fai { $points } punti.
}
effect-vp-per = { $points ->
    [one] Fai { $points } punto per ogni { $counted }, al massimo { $most }.
   *[other] Fai { $points } punti per ogni { $counted }, al massimo { $most }.
}
effect-recover_cubes = { $count ->
    [one] Recupera { $count } cubo usato.
   *[other] Recupera fino a { $count } cubi usati.
}
effect-gain_cube = { $count ->
    [one] Ottieni { $count } cubo dalla tua scorta.
   *[other] Ottieni { $count } cubi dalla tua scorta.
}
effect-recover_card-oldest = { $count ->
    [one] La carta più vecchia della tua coda torna in mano.
   *[other] Le { $count } carte più vecchie della tua coda tornano in mano.
}
effect-recover_card-choice = { $count ->
    [one] Una carta a tua scelta torna dalla tua coda.
   *[other] Fino a { $count } carte a tua scelta tornano dalla tua coda.
}
effect-draw_advisor = { $count ->
    [one] Pesca { $count } consigliere.
   *[other] Pesca { $count } consiglieri.
}
effect-discount = { $count ->
    [one] L'azione costa { $count } cubo in meno.
   *[other] L'azione costa { $count } cubi in meno.
}
effect-repeat = { $count ->
    [one] Il passo si può compiere { $count } altra volta.
   *[other] Il passo si può compiere altre { $count } volte.
}
effect-technology = { $count ->
    [one] Avanza di { $count } livello tecnologico senza pagare.
   *[other] Avanza di { $count } livelli tecnologici senza pagare.
}
effect-military = { $count ->
    [one] Avanza di { $count } livello militare senza pagare.
   *[other] Avanza di { $count } livelli militari senza pagare.
}
effect-refresh_wonder = { $count ->
    [one] Ripristina { $count } altra tua meraviglia usata.
   *[other] Ripristina fino a { $count } altre tue meraviglie usate.
}
effect-eliminate_row_wonder = { $count ->
    [one] Scarta { $count } meraviglia della fila.
   *[other] Scarta { $count } meraviglie della fila.
}
effect-eliminate_own_wonder = { $count ->
    [one] Rinuncia a { $count } altra tua meraviglia.
   *[other] Rinuncia ad altre { $count } tue meraviglie.
}
effect-protect = Nessuno può sceglierti come bersaglio di { $either_actions }.
action-text-technology = Paga e avanza di un livello tecnologico.
action-text-military = Paga e avanza di un livello militare.
action-text-expansion = Metti un cubo disponibile su un territorio adiacente; se non c'era nessuno, fai i punti della tessera.
action-text-raid = Scegli una civiltà adiacente con un esercito più debole: { $points } punti.
action-text-war = Caccia un esercito più debole da un territorio che condividete: { $points } punti.
action-text-trade = Ottieni un livello tecnologico da una civiltà adiacente più avanzata; essa fa { $points } PV.
action-text-exploit = Rendi di nuovo disponibili { $cubes } cubi, dagli usati o dalla mappa.
action-text-art = Costruisci una meraviglia della fila.
action-text-tourism = Per ogni meraviglia che possiedi, punti: { $points }.
action-text-revolution = Torna in mano con una carta a tua scelta; il turno finisce dopo questo round.
effect-owned-from = Possiedi questa carta dalla tecnologia { $level }.
effect-advanced-from = Dalla tecnologia { $level } la riga avanzata dà { $count } passi.
effect-queue = Richiede { $count } carte nella tua coda.
objective-technology_min = { $points ->
    [one] Tecnologia { $count } o più: { $points } punto.
   *[other] Tecnologia { $count } o più: { $points } punti.
}
objective-military_min = { $points ->
    [one] Militare { $count } o più: { $points } punto.
   *[other] Militare { $count } o più: { $points } punti.
}
objective-cubes_on_map_min = { $points ->
    [one] { $count } o più cubi sulla mappa: { $points } punto.
   *[other] { $count } o più cubi sulla mappa: { $points } punti.
}
objective-sole_territories_min = { $points ->
    [one] { $count } o più territori solo tuoi: { $points } punto.
   *[other] { $count } o più territori solo tuoi: { $points } punti.
}
objective-wonders_min = { $points ->
    [one] { $count } o più meraviglie: { $points } punto.
   *[other] { $count } o più meraviglie: { $points } punti.
}
objective-presence = { $points ->
    [one] Presenza in { $territories }: { $points } punto.
   *[other] Presenza in { $territories }: { $points } punti.
}
objective-government_in = { $points ->
    [one] Governo { $either_governments }: { $points } punto.
   *[other] Governo { $either_governments }: { $points } punti.
}
objective-technology_rank = { $points ->
    [one] Nessuno più avanti di te in tecnologia: { $points } punto.
   *[other] Nessuno più avanti di te in tecnologia: { $points } punti.
}
objective-military_rank = { $points ->
    [one] Nessuno più avanti di te in militare: { $points } punto.
   *[other] Nessuno più avanti di te in militare: { $points } punti.
}
objective-available_cubes_min = { $points ->
    [one] { $count } o più cubi disponibili: { $points } punto.
   *[other] { $count } o più cubi disponibili: { $points } punti.
}
happening-extra_card = Chi gioca { $action } scarta un'altra carta a sua scelta.
happening-highest_scores = Chi è in testa in { $axis } fa { $count } PV.
happening-more_points = Ogni passo di { $action } dà { $count } PV in più.
happening-no_points = { $action } non dà punti.
happening-lose_level = Ogni giocatore perde livelli in { $axis }: { $count }.
happening-cheaper = { $action } costa { $count } in meno.
happening-more_cubes = Ogni passo di { $action } recupera { $count } in più.
happening-lose_cube = Ogni giocatore sposta cubi disponibili fra gli usati: { $count }.
effect-adjacent = Vicini via terra: { $territories }.
effect-government = { $points ->
    [one] Vale { $points } punto quando si contano i governi.
   *[other] Vale { $points } punti quando si contano i governi.
}
effect-civbot-cards = { $count ->
    [one] Scopre { $count } carta ogni turno.
   *[other] Scopre { $count } carte ogni turno.
}
civbot-technology = Avanza di un livello tecnologico senza pagare e senza bonus, se il contorno lo permette.
civbot-military = Avanza di un livello militare senza pagare e senza bonus, se il contorno lo permette.
civbot-art = Scarta la meraviglia più costosa della fila.
civbot-expansion = Mette un cubo disponibile sul territorio adiacente con la tessera più alta.
civbot-war = Caccia l'esercito più debole dal territorio condiviso con la tessera più alta, se il suo è più forte.
effect-level = Livello { $level }, { $axis }.
ability-card = Possiedi la carta { $action }.
ability-advanced = { $action }: il passo si può compiere due volte.
ability-navigation = Navigazione: ogni territorio e ogni civiltà ti è adiacente.
ability-cards-per-round = Posi fino a { $count } carte per round.

## Perché una mossa è respinta

why-historia-actions-pay-points = { $points ->
    [one] Costa { $points } punto; ne hai { $own }.
   *[other] Costa { $points } punti; ne hai { $own }.
}
why-historia-actions-pay-cubes = { $cubes ->
    [one] Costa { $cubes } cubo; ne hai { $available } disponibili.
   *[other] Costa { $cubes } cubi; ne hai { $available } disponibili.
}
why-historia-raid-weaker = Hai livello militare { $level }, { $seat } ha { $other_level }: il bersaglio dev'essere più debole.
why-historia-war-weaker = Hai livello militare { $level }, { $seat } ha { $other_level }: il nemico dev'essere più debole.
why-historia-trade-higher-technology = Hai tecnologia { $level }, { $seat } ha { $other_level }: il partner dev'essere più avanti di te.
why-historia-round-cards-per-round = { $count ->
    [one] Puoi posare { $count } carta per round.
   *[other] Puoi posare { $count } carte per round.
}
why-historia-matrix-outline = Da tecnologia { $technology }, militare { $military } questo passo uscirebbe dalla matrice; avanza prima sull'altro asse.

## Opzioni

option-civbots = Civbot
    .text = Civiltà che nessuno gioca, una difficoltà per ciascuna. Da due a cinque contro un giocatore, e fino a sei civiltà in tutto.
    .none = – (da solo: due Nobili)
option-civbots-chieftain = Capotribù
option-civbots-noble = Nobile
option-civbots-king = Re
option-events = Eventi
    .text = Un evento cambia le regole di ogni turno.
option-golden_era = Golden Era
    .text = Gira tre gettoni spendendo cubi, poi goditi un turno glorioso.
option-civilization_goals = Traguardi delle civiltà
    .text = Cinque traguardi scoperti: il primo che ne raggiunge uno fa i punti e pesca un consigliere.
option-territories_to_explore = Territori da esplorare
    .text = Le tessere territorio restano coperte finché qualcuno non entra.
option-expert_start = Inizio per esperti
    .text = Si comincia con un cubo in meno.

## Risultati

result-points = Più punti vittoria
result-solo-victory = Vittoria sui Civbot
result-solo-defeat = I Civbot sono stati più forti
result-solo-elimination = La tua civiltà è scomparsa dalla mappa

## Parti della vista, dove un tavolo le mostra così come sono

field-turn_of_era = turno dell'era
field-era = era
field-rounds = round d'azione
field-order = ordine di turno
field-stock = cubi in riserva
field-available = cubi disponibili
field-used = cubi usati
field-row = fila delle meraviglie
field-dealt = meraviglie scoperte finora
field-tapped = meraviglie usate in questo turno
field-fresh = meraviglie appena costruite
field-revolution = Rivoluzione in questo round
field-offered = leader tra cui scegliere
field-event = evento
field-past_events = eventi passati
field-goals = traguardi
field-reshuffles = nuovi mazzi di consiglieri
field-colour = colore
field-civilization = civiltà
field-hand = mano
field-advisors = consiglieri
field-used_advisors = consiglieri che hanno servito
field-wonders = meraviglie
field-leader = leader
field-tokens = gettoni Golden Era
field-goals_taken = traguardi raggiunti
field-ending = finale
field-icons = punti dopo i turni da 1 a 4
field-playing = in esecuzione
field-laying = si posano le carte
field-territories = territori
field-unseen_tiles = tessere non in vista
field-queue = coda, dalla più vecchia
field-laid = carte posate
field-advisors_in_hand = consiglieri in mano
field-advisors_in_deck = consiglieri nel mazzo
field-civilizations = civiltà
field-name = nome
field-civbot = livello del Civbot
field-eliminated = fuori dal gioco
field-vp = punti
field-points = punti per tipo
field-government = governo
field-government_vp = punti del governo
field-navigation = Navigazione attiva
field-sole = occupati da soli
field-technology_open = può avanzare in tecnologia
field-military_open = può avanzare in militare
field-turn_end = alla fine del turno, ora
field-cards_per_round = carte per round
field-advanced = passi doppi
field-objectives = obiettivi raggiunti
field-golden_era = Golden Era
field-golden_era_over = Golden Era finita
field-expansion = può espandersi in
field-rivals = rivali
field-id = territorio
field-tile = tessera
field-cubes = cubi
field-adjacent = adiacenti
field-weaker = esercito più debole
field-wiser = più avanti in tecnologia
field-shared = territori condivisi
field-protected = protetto da
field-card = carta
field-action = azione
field-steps = passi rimasti
field-running = in corso
field-wonder_row = nuova fila di meraviglie
field-territory = territori

## Aiuto

aid-turn = In ogni round tutti posano carte in segreto; si rivelano insieme e si risolvono in ordine di turno. Le carte giocate vanno in coda e tornano lentamente: due a ogni fine turno, un'altra con Rivoluzione, che fa anche finire il turno.
    .heading = Il turno
aid-matrix = La tecnologia apre carte avanzate, più carte per round e Navigazione; le armi aprono razzie e guerre. Resta dentro il contorno. Il tuo posto è il tuo governo, e dà punti dopo i turni 2 e 4.
    .heading = La matrice
aid-cubes = I cubi pagano tutto. Sfruttamento rende di nuovo disponibili quelli usati; dalla mappa li riprende al prezzo della tessera.
    .heading = I cubi potere
aid-end = I territori che tieni da solo danno punti dopo i turni 2 e 4, i leader alla fine di ogni era. Dopo dodici turni vince chi ha più punti.
    .heading = I punti

## Che cosa non va in una disposizione o in un pacchetto

reason-historia-provenance = serve “designed = true” oppure una confidence
reason-historia-first-cube = deve restare un cubo per la mappa
reason-historia-tiles = servono valori da 0 a 9
reason-historia-one-way = { $found } non lo nomina a sua volta
reason-historia-cards = servono queste carte, in quest'ordine: { $wanted }
reason-historia-levels = servono i livelli da 1 a { $most }, in ordine
reason-historia-needs-action = uno sconto o una ripetizione richiede un'azione
reason-historia-needs-solid = una ripetizione richiede un esagono continuo
reason-historia-passive = protegge solo una meraviglia passiva
reason-historia-civbot-count = servono il minimo e il massimo, sei civiltà in tutto
reason-historia-civbot-cards = nessun Civbot può scoprire più carte di quante ce ne siano
reason-historia-no-neighbour = serve almeno un vicino
reason-historia-own-neighbour = è vicino di sé stesso
reason-historia-steps = ogni passo serve una volta
reason-historia-steps-order = il tempo deve avanzare prima che si distribuisca qualcosa per il turno successivo
reason-historia-outline = servono { $most } numeri da 1 a { $most }
reason-historia-start = la partenza dev'essere una casella dentro il contorno
reason-historia-dead-end = da tecnologia { $technology }, militare { $military } non si va avanti
reason-historia-card-twice = un livello porta una carta già posseduta
reason-historia-card-never = una carta azione non è né nella mano iniziale né portata da un livello
reason-historia-no-government = a tecnologia { $technology }, militare { $military } non c'è governo
reason-historia-no-tile = non resta alcuna tessera di valore { $found }

## Il tavolo nel terminale

table-era = Era { $era }
table-turn = turno { $turn } dell'era, giro di azioni { $round }
table-vp = Punti
table-technology = Tecnologia
table-military = Esercito
table-government = Governo
table-cubes = Cubi r/d/u
table-territories = Territori
table-leader = Leader

# Cifre che una mossa può cambiare
figure-points = Punti
figure-available = Cubi disponibili
figure-used = Cubi usati
figure-stock = Cubi nella riserva
figure-territories = Territori
figure-technology = Tecnologia
figure-military = Militare
figure-government = Punti del governo
figure-wonders = Meraviglie
figure-turn_end = Punti a questa fine turno, così come stanno le cose

# What to know before a move that ends something or does nothing.
caution-lay-idle = Così come stanno le cose questa carta non farà nulla.
caution-end-available = { $count ->
    [one] Un cubo è ancora disponibile.
   *[other] { $count } cubi sono ancora disponibili.
}
