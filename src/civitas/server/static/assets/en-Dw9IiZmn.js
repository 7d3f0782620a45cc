var e=`ages-world = World
ages-land = land units: { $count }
ages-naval = ships: { $count }
ages-air = aircraft: { $count }
ages-capital = Capital, level { $level }
ages-city = City, level { $level }
ages-fort = Fort
ages-disorder = Disorder
ages-invader = Invaded by { $empire }:
ages-whole-world = The whole world
ages-regions = Regions
ages-bare = Hide the pieces
ages-find-short = Find
ages-find = Area or empire
ages-glory = Glory
ages-played-by = Played by { $name }
ages-standing = Space { $space }, age { $age }
ages-purse = Money { $money }, income { $income }
ages-own-purse = Money { $money }, income { $income }, upkeep { $upkeep }
ages-harvest = Next harvest as things stand: { $points }
ages-icon-pays = { $icon } → now { $points }
ages-units = Units: { $units }, of which ships: { $ships }
ages-elites = Elites: { $count }
ages-barbarian = Barbarians: no cities, no upkeep
ages-lately = Since your last turn:
ages-empires = Empires
ages-no-empire = No empire
ages-known = Seen in hand: { $cards }
ages-holder = Holds the turn marker
ages-choosing = Still choosing
ages-ready = Ready
ages-hand-of = Cards in hand: { $count }
ages-cities = Cities: { $count }
ages-areas = Areas: { $count }
ages-no-marker = No marker
ages-face-down = face down
ages-turn = Turn { $turn }
ages-age = Age { $age }
ages-dawn = Dawn of history
ages-phases = Actions of the turn
ages-deck = Cards in the deck: { $count }
ages-cup = Leaders in the cup: { $count }
ages-world-war =
    { $count ->
        [one] World war: { $count } turn left
       *[other] World war: { $count } turns left
    }
ages-progress = Progress
ages-space = Space { $space }
ages-dark = dark age
ages-hand = Hand
ages-only-playable = Only what can be played
ages-no-cards = You hold no cards.
ages-none-playable = Nothing can be played now.
ages-value = Value { $value }
ages-use-start = As an empire: { $why }
ages-use-artefact = As an artefact: { $why }
ages-playable = possible now
ages-under-way = Under way
ages-on-map = Choose on the map; places: { $count }.
ages-on-cards = Or play a card of your hand: { $count }.
ages-step-back = Step back
ages-markers = Action markers
ages-secret = Secret until all are ready:
ages-on-no-empire = On no empire
ages-march = Units on the move
ages-nobody = Nobody yet
ages-points = movement left: { $count }
ages-goals =
    { $count ->
        [one] { $count } area in reach: click where to go
       *[other] { $count } areas in reach: click where to go
    }
ages-all-units = All that can go
ages-of-units = { $count } of { $all } go
ages-shop = Purchases
ages-money = Money
ages-unit-figures = front { $front }, support { $support }, move { $steps }
ages-conflict = Conflict
ages-conflict-in = Conflict in { $area }
ages-round = Round { $round }
ages-defends = defends
ages-attacks = attacks
ages-at-least = { $sum } + ?
ages-part-hidden = Card and units, face down
ages-part-card = Card
ages-part-line = Units
ages-part-events = Events
ages-part-elites = Elites
ages-part-age = Later age
ages-part-artefacts = Artefacts
ages-part-terrain = Terrain
ages-part-approach = River, strait or landing
ages-part-ambush = Home ground
ages-part-fort = Fort
ages-part-city = City
ages-part-walls = Walls
ages-fresh = Fresh units: { $count }
ages-disorders = disorder: { $count }
ages-drawn = Just drawn
ages-drawn-value = (value { $value })
ages-drawn-hidden =
    { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
ages-committed = committed: { $units }
ages-spent = spent: { $units }
ages-odds = Chances of this round
ages-odds-note = By the cards not yet seen, against units of the usual strength of their age.
ages-they-commit = They commit
ages-win = You win
ages-tie = Tie
ages-from-deck = the deck
ages-events = Events under way
ages-stopped = cancelled
ages-lists = Discards, artefacts, leaders
ages-discards = Discards
ages-artefacts = Artefacts in play
ages-leaders = Leaders in play
ages-wild-elephants = Elephants left: { $count }
ages-home-chosen = as it chooses
ages-start-money = Starting money: { $count }
ages-offset = Progress, from the most advanced empire: { $count }
ages-trade-number = Trade number: { $count }
ages-leader-number = Leader number: { $count }
ages-no-cities = No cities in age { $ages }
ages-no-ships = No ships before a trade
ages-no-cavalry = No cavalry before a trade
ages-comers = May come: { $list }
ages-comer = { $empire } from { $area } ({ $count })
ages-civilise = Civilise
ages-part-of-cards = Events and artefacts
ages-part-of-leaders = Leaders
ages-part-of-creeds = Religion and government
ages-part-of-cities = Cities
ages-part-of-units = Modernise
ages-part-of-troubles = Troubles
ages-from-hand = In your hand: { $count }
ages-next-income = each production: income { $income }, upkeep { $upkeep }
ages-once-more = Once more: { $unit }, { $area }
ages-forts =
    { $count ->
        [one] Forts: { $count } place
       *[other] Forts: { $count } places
    }
ages-put = { $unit }: where to?
ages-put-new = Where to?
ages-harvests = Next harvest
legend-a-glory = Glory: whoever has most at the end wins.
legend-a-money = Money of an empire: it buys units, cities and more.
legend-a-progress = Progress: the further on the track, the better the units.
legend-a-capital = The capital of an empire.
legend-a-city = A city: it yields income, and counts for some icons.
legend-a-fort = A fort: it helps in defence.
legend-a-disorder = Disorder: the area yields and scores nothing until it is quelled.
legend-a-artefact = An artefact: a wonder, a religion or a government.
legend-a-leader = A leader, who serves in an area.
legend-a-holder = The turn marker: its holder goes first and wins ties.
legend-a-wheat = Wheat: counts for empires with this icon.
legend-a-elephant = Elephants: they count for an icon and may be recruited.
legend-a-oil = Oil: counts late in history.
legend-a-lock = Decided in secret: waiting for the others.
`;export{e as default};