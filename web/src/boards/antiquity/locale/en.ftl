antiquity-countryside = Countryside
antiquity-city = City { $number } of { $name }
antiquity-forest = Forest
antiquity-plain = Plain
antiquity-mountain = Mountain
antiquity-water = Water
antiquity-polluted = polluted
antiquity-zone = in your zone
antiquity-marker = an exploration marker, face down
antiquity-of = { $what } of { $name }
antiquity-good = { $good } to be harvested
antiquity-graved = lost to a grave
antiquity-manned = a man works here
antiquity-blocked = blocked in this turn
antiquity-grave = Grave
antiquity-zone-of = in the zone of { $name }
antiquity-site = { $what } possible (goods: { $count })
antiquity-site-free = { $what } possible
antiquity-distance = { $count ->
    [one] 1 hex from your nearest city or inn
   *[other] { $count } hexes from your nearest city or inn
}
antiquity-my-zone = Zoom to my zone
antiquity-enough = No more of these
antiquity-other-house = Another number
antiquity-again = One more? Click where it shall stand.
antiquity-man-all = A man for each ({ $count })
antiquity-idle = { $count ->
    [one] 1 man stands idle: ready all the same?
   *[other] { $count } men stand idle: ready all the same?
}
antiquity-would-control = { $count ->
    [one] Controls 1 hex:
   *[other] Controls { $count } hexes:
}
antiquity-outcome = Outcome
antiquity-won = Victory
antiquity-not-won = No victory
antiquity-patron = Patron saint
antiquity-surrounding = Surrounding a rival
antiquity-short-of = { $count ->
    [0] all hexes
    [one] 1 hex short
   *[other] { $count } hexes short
}
antiquity-overlays = Over the map
antiquity-zones = Zones of control: { $which }
antiquity-zones-own = Mine
antiquity-zones-all = All
antiquity-zones-none = None
antiquity-sites = { $count ->
    [one] { $what }: possible on { $count } hex
   *[other] { $what }: possible on { $count } hexes
}
antiquity-pieces = Show the pieces
antiquity-lacking = { $count ->
    [one] { $name } still lacks { $count } hex around { $rival }
   *[other] { $name } still lacks { $count } hexes around { $rival }
}
antiquity-whole = The whole map
antiquity-page-land = Countryside
antiquity-page-city = City
antiquity-city-short = City { $number }
antiquity-free = { $count } free
antiquity-empty = empty
antiquity-square = City { $city }, square { $square }
antiquity-build-here = Build on { $hex }
antiquity-goods-count = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
antiquity-free-of-charge = free
antiquity-wood = wood
antiquity-stone = stone
antiquity-food = food
antiquity-luxury = luxury
antiquity-different = the goods must differ
antiquity-buildings = Buildings
antiquity-projects = To be built in the countryside
antiquity-by-number = by number
antiquity-built = { $count } built
antiquity-pile = { $count } left in the common pile
antiquity-seed = 1 seed
antiquity-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
antiquity-most = up to { $count }
antiquity-now = To do now
antiquity-men-left = { $count ->
    [one] man to put to work
   *[other] men to put to work
}
antiquity-carts = { $count ->
    [one] cart manned
   *[other] carts manned
}
antiquity-graves-left = { $count ->
    [one] grave to lay
   *[other] graves to lay
}
antiquity-pollution-left = { $count ->
    [one] pollution to lay
   *[other] pollution pieces to lay
}
antiquity-discard-left = { $count ->
    [one] good too many
   *[other] goods too many
}
antiquity-back = Not this after all
antiquity-sizes = Sizes
antiquity-houses = Houses by number
antiquity-saints = Patron saints
antiquity-you-ready = You are ready. Still busy: { $names }.
antiquity-not-ready = Not ready yet
antiquity-rotate = Turn
antiquity-place-here = Place it here
antiquity-where = Choose a square; the arrows move the piece, R turns it.
antiquity-fits = It fits: { $squares }.
antiquity-clashes = It does not fit there.
antiquity-for = in exchange for
antiquity-turn = Turn { $turn }
antiquity-phases = Phases of the turn
antiquity-phase-2 = City
antiquity-phase-4 = Countryside
antiquity-phase-5 = Storage
antiquity-phase-6 = Harvest
antiquity-phase-7 = Exploration
antiquity-phase-8 = Famine
antiquity-phase-9 = Pollution
antiquity-phase-10 = Victory
antiquity-order = Order of play
antiquity-busy = still busy
antiquity-ready = ready
antiquity-secret = building in secret
antiquity-famine = Famine level { $level }; it rises by 1 after every famine
antiquity-graves-of = { $name }, graves at the next famine: { $count }.
antiquity-graves-due = { $count ->
    [one] 1 grave at the next famine.
   *[other] { $count } graves at the next famine.
}
antiquity-graves-why = Famine { $level }, less { $food } food that will be there, stored or harvested, and { $granary } for the granary.
antiquity-graves-where = They go on the { $empty } empty squares first, then on the { $buildings } of buildings; never on houses.
antiquity-graves-lost = Only { $empty } empty squares and { $buildings } of buildings can take them: that would be the end.
antiquity-pollution-due = { $count ->
    [one] 1 pollution piece at the end of the turn.
   *[other] { $count } pollution pieces at the end of the turn.
}
antiquity-pollution-why = Cities { $cities }, less { $fountains } for fountains and { $dump } for the dump.
antiquity-out = Out of the game
antiquity-goods = Goods
antiquity-stock-coming = { $good }: { $count }, next harvest +{ $more }
antiquity-men = Men: { $free } free of { $men }
antiquity-storage = Room for goods: { $capacity }; everything fits
antiquity-storage-short = Room for goods: { $capacity }; { $count } would be lost in phase 5
antiquity-clean = Clean hexes in the zone: { $count }
antiquity-victory = Ways to victory
antiquity-no-saint = no patron saint yet
antiquity-uncovered = { $count ->
    [0] { $name } is surrounded
   *[other] To surround { $name }: { $count } hexes missing
}
antiquity-cities-of = Cities of { $name }
antiquity-lost = { $count ->
    [one] good without room in phase 5
   *[other] goods without room in phase 5
}
antiquity-rearrange = Rearrange
antiquity-end = Enough built
antiquity-name-man = Men free
antiquity-name-cart = Carts manned
antiquity-name-storage = Storage
antiquity-name-grave = Graves due
antiquity-name-pollution = Pollution due
antiquity-name-zone = Clean hexes
antiquity-industries = Industries
antiquity-industry = { $what } on { $hex }: { $good }, { $count } left
legend-q-man = A man: each house brings one, and most buildings work only with one on them.
legend-q-cart = A cart: a manned cart shop builds one thing in the countryside.
legend-q-food = Food of any kind: grain, sheep, olives or fish.
legend-q-luxury = A luxury of any kind: wine, pearls, dye or gold.
legend-q-storage = Storage: what finds no room in a manned one is lost in phase 5.
legend-q-zone = Your zone of control: hexes up to two steps from your cities and inns.
legend-q-marker = An exploration marker: it brings a good, and some raise the famine.
legend-q-famine = The famine: so many graves each turn, less your food.
legend-q-grave = A grave: what it covers does not work.
legend-q-pollution = Pollution: a hex with it yields nothing.
legend-q-surround = A rival surrounded: every hex of the rival's zone lies in yours too.
legend-q-halo = A patron saint: it is chosen when the cathedral is built, and says how you win.
