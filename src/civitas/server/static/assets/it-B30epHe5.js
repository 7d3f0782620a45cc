var e=`title-blurb = Dodici turni dal fuoco alle stelle: scegli in segreto, supera i rivali in tecnologia e armi, e fai scoppiare la rivoluzione al momento giusto.
title-note = Di ogni numero il gioco dice se lo attesta l'autore o un editore, se lo riferiscono i giocatori o se è nostro; un pacchetto di dati può sostituirli tutti.
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
axis-technology = tecnologia
axis-military = militare
icon-government = Punti dei governi
icon-territory = Punti dei territori
icon-leader = Punti dei leader
icon-wonder_row = Nuova fila di meraviglie
move-lay = Posa { $card }
    .detail =
        { $idle ->
            [1] così come stanno le cose, non farà nulla
           *[other] { "" }
        }
move-done = Pronto
move-end = Termina l'azione
move-technology = Avanza in tecnologia
    .detail =
        { $cubes ->
            [0] gratis
            [one] { $cubes } cubo
           *[other] { $cubes } cubi
        }
move-military = Avanza in militare
    .detail =
        { $cubes ->
            [0] gratis
            [one] { $cubes } cubo
           *[other] { $cubes } cubi
        }
move-expand = Espanditi: { $territory }
    .detail =
        { $known ->
            [0] tessera coperta
           *[other]
                { $shared ->
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
    .detail =
        { $points ->
            [one] -{ $points } punto
           *[other] -{ $points } punti
        }
move-art = Costruisci { $wonder }
    .detail =
        { $cubes ->
            [0] gratis
            [one] { $cubes } cubo
           *[other] { $cubes } cubi
        }
move-tourism = Accogli i turisti
    .detail =
        { $points ->
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
    .detail =
        { $known ->
            [0] tessera coperta
           *[other] tessera { $points }
        }
move-leader = Scegli { $leader }
move-war = Guerra a { $seat }: { $territory }
    .detail =
        { $cubes ->
            [0] militare { $level } > { $other_level } · +{ $points }
            [one] militare { $level } > { $other_level } · { $cubes } cubo · +{ $points }
           *[other] militare { $level } > { $other_level } · { $cubes } cubi · +{ $points }
        }
`;export{e as default};