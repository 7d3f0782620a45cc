var e=`ages-world = Mondo
ages-land = unità di terra: { $count }
ages-naval = navi: { $count }
ages-air = aerei: { $count }
ages-capital = Capitale, livello { $level }
ages-city = Città, livello { $level }
ages-fort = Fortino
ages-disorder = Rivolta
ages-invader = Invasa da { $empire }:
ages-whole-world = Il mondo intero
ages-regions = Regioni
ages-bare = Nascondi i pezzi
ages-find-short = Cerca
ages-find = Area o impero
ages-glory = Gloria
ages-played-by = Guidato da { $name }
ages-standing = Casella { $space }, epoca { $age }
ages-purse = Denaro { $money }, rendita { $income }
ages-own-purse = Denaro { $money }, rendita { $income }, mantenimento { $upkeep }
ages-harvest = Prossima raccolta allo stato attuale: { $points }
ages-icon-pays = { $icon } → ora { $points }
ages-units = Unità: { $units }, di cui navi: { $ships }
ages-elites = Élite: { $count }
ages-barbarian = Barbari: niente città, niente mantenimento
ages-lately = Dal tuo ultimo turno:
ages-empires = Imperi
ages-no-empire = Nessun impero
ages-known = Carte viste in mano: { $cards }
ages-holder = Ha il segnalino del turno
ages-choosing = Sta ancora scegliendo
ages-ready = Pronto
ages-hand-of = Carte in mano: { $count }
ages-cities = Città: { $count }
ages-areas = Aree: { $count }
ages-no-marker = Nessun segnalino
ages-face-down = coperto
ages-turn = Turno { $turn }
ages-age = Epoca { $age }
ages-dawn = Alba della storia
ages-phases = Azioni del turno
ages-deck = Carte nel mazzo: { $count }
ages-cup = Leader nella coppa: { $count }
ages-world-war =
    { $count ->
        [one] Guerra mondiale: ancora { $count } turno
       *[other] Guerra mondiale: ancora { $count } turni
    }
ages-progress = Progresso
ages-space = Casella { $space }
ages-dark = epoca oscura
ages-hand = Mano
ages-only-playable = Solo carte giocabili
ages-no-cards = Non hai carte in mano.
ages-none-playable = Ora non si può giocare nulla.
ages-value = Valore { $value }
ages-use-start = Come impero: { $why }
ages-use-artefact = Come artefatto: { $why }
ages-playable = possibile ora
ages-under-way = In corso
ages-on-map = Scegli sulla mappa; luoghi: { $count }.
ages-on-cards = Oppure gioca una carta della mano: { $count }.
ages-step-back = Un passo indietro
ages-markers = Segnalini azione
ages-secret = Segreto finché tutti sono pronti:
ages-on-no-empire = Su nessun impero
ages-march = Unità in movimento
ages-nobody = Ancora nessuno
ages-points = movimento rimasto: { $count }
ages-goals =
    { $count ->
        [one] { $count } area raggiungibile: clicca sulla meta
       *[other] { $count } aree raggiungibili: clicca sulla meta
    }
ages-all-units = Tutte quelle che possono
ages-of-units = ne vanno { $count } su { $all }
ages-shop = Acquisti
ages-money = Denaro
ages-unit-figures = fronte { $front }, supporto { $support }, movimento { $steps }
ages-conflict = Conflitto
ages-conflict-in = Conflitto in { $area }
ages-round = Round { $round }
ages-defends = difende
ages-attacks = attacca
ages-at-least = { $sum } + ?
ages-part-hidden = Carta e unità, coperte
ages-part-card = Carta
ages-part-line = Unità
ages-part-events = Eventi
ages-part-elites = Élite
ages-part-age = Epoca più avanzata
ages-part-artefacts = Artefatti
ages-part-terrain = Terreno
ages-part-approach = Fiume, stretto o sbarco
ages-part-ambush = Terreno di casa
ages-part-fort = Forte
ages-part-city = Città
ages-part-walls = Mura
ages-fresh = Unità fresche: { $count }
ages-disorders = disordine: { $count }
ages-drawn = Appena pescato
ages-drawn-value = (valore { $value })
ages-drawn-hidden =
    { $count ->
        [one] { $count } carta pescata
       *[other] { $count } carte pescate
    }
ages-committed = impegnate: { $units }
ages-spent = spese: { $units }
ages-odds = Probabilità di questo round
ages-odds-note = Secondo le carte non ancora viste, contro unità di forza media per la loro epoca.
ages-they-commit = Impegnano
ages-win = Vinci
ages-tie = Pareggio
ages-from-deck = il mazzo
ages-events = Eventi in corso
ages-stopped = annullato
ages-lists = Scarti, artefatti, leader
ages-discards = Scarti
ages-artefacts = Artefatti in gioco
ages-leaders = Leader in gioco
ages-wild-elephants = Elefanti rimasti: { $count }
ages-home-chosen = a scelta
ages-start-money = Denaro iniziale: { $count }
ages-offset = Progresso, rispetto all'impero più avanzato: { $count }
ages-trade-number = Valore di commercio: { $count }
ages-leader-number = Numero di leader: { $count }
ages-no-cities = Niente città nell'epoca { $ages }
ages-no-ships = Niente navi prima di un commercio
ages-no-cavalry = Niente cavalleria prima di un commercio
ages-comers = Possono arrivare: { $list }
ages-comer = { $empire } da { $area } ({ $count })
ages-civilise = Civilizzazione
ages-part-of-cards = Eventi e artefatti
ages-part-of-leaders = Leader
ages-part-of-creeds = Religione e governo
ages-part-of-cities = Città
ages-part-of-units = Modernizza
ages-part-of-troubles = Problemi
ages-from-hand = Nella tua mano: { $count }
ages-next-income = a ogni produzione: rendita { $income }, mantenimento { $upkeep }
ages-once-more = Ancora: { $unit }, { $area }
ages-forts =
    { $count ->
        [one] Forti: { $count } luogo
       *[other] Forti: { $count } luoghi
    }
ages-put = { $unit }: dove?
ages-put-new = Dove?
ages-harvests = Prossima raccolta
legend-a-glory = Gloria: vince chi ne ha di più alla fine.
legend-a-money = Il denaro di un impero: compra unità, città e altro.
legend-a-progress = Progresso: più avanti nel tracciato, migliori le unità.
legend-a-capital = La capitale di un impero.
legend-a-city = Una città: dà reddito, e conta per alcune icone.
legend-a-fort = Un forte: aiuta in difesa.
legend-a-disorder = Disordine: l'area non rende e non conta finché non è sedata.
legend-a-artefact = Un manufatto: una meraviglia, una religione o un governo.
legend-a-leader = Un leader, che serve in un'area.
legend-a-holder = Il segnalino turno: chi lo tiene comincia e vince i pareggi.
legend-a-wheat = Grano: conta per gli imperi con questa icona.
legend-a-elephant = Elefanti: contano per un'icona e si possono arruolare.
legend-a-oil = Petrolio: conta tardi nella storia.
legend-a-lock = Deciso in segreto: si aspettano gli altri.
`;export{e as default};