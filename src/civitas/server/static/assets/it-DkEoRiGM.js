var e=`age-0 = Era A
age-1 = Era I
age-2 = Era II
age-3 = Era III
age-4 = Era IV
age-a = Era A
age-i = Era I
age-ii = Era II
age-iii = Era III
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
move-end = Termina il turno
move-pass = Passa
move-finish = Basta così
move-take = Prendi { $civil }
    .detail =
        { $price ->
            [0] gratis
            [one] { $price } azione civile
           *[other] { $price } azioni civili
        }
    .group = Prendi una carta dallo spazio
move-population = Aumenta la popolazione
    .detail = { $price } cibo
move-build = Costruisci { $site }
    .detail =
        { $price ->
            [0] gratis
            [one] { $price } risorsa
           *[other] { $price } risorse
        }
move-upgrade = Migliora { $site } in { $site2 }
    .detail =
        { $price ->
            [0] gratis
            [one] { $price } risorsa
           *[other] { $price } risorse
        }
    .group = Migliora in
move-destroy = Distruggi { $site }
move-leader = Gioca { $leader }
move-stage = Costruisci stadi della meraviglia: { $stages }
    .detail =
        { $price ->
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
    .detail =
        { $price ->
            [one] { $price } azione militare
           *[other] { $price } azioni militari
        }
move-copy = Copia la tattica { $tactic }
    .detail =
        { $price ->
            [one] { $price } azione militare
           *[other] { $price } azioni militari
        }
move-use = Usa { $ability }
move-prepare = Programma { $event }
    .detail = +{ $points } cultura
move-aggression = { $aggression } contro { $seat }
    .detail =
        { $price ->
            [one] { $price } azione militare, forza { $strength } contro { $rival }
           *[other] { $price } azioni militari, forza { $strength } contro { $rival }
        }
    .group = Gioca un'aggressione contro
move-war = { $war } contro { $seat }
    .detail =
        { $price ->
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
`;export{e as default};