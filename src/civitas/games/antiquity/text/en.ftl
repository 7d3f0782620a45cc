### Antiquity, English. Same messages, attributes and variables as it.ftl.

title = Antiquity
title-blurb = Feed your people, spend the land and find a patron saint, before famine and pollution fill your cities with graves.
provenance = The first edition of 2004 and its reprints. Taken from an Italian translation of the rules and, where it is silent or contradicts the pieces, from public sources. Reliable for the map and for what the rulebook states, less so for costs and shapes that a single source gives.

## Words

good-grain = grain
    .amount = { $count } grain
good-sheep = sheep
    .amount = { $count } sheep
good-olives = olives
    .amount = { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
good-fish = fish
    .amount = { $count } fish
good-wine = wine
    .amount = { $count } wine
good-pearls = pearls
    .amount = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
good-dye = dye
    .amount = { $count } dye
good-gold = gold
    .amount = { $count } gold
good-wood = wood
    .amount = { $count } wood
good-stone = stone
    .amount = { $count } stone
cost-wood = wood
    .amount = { $count } wood
cost-stone = stone
    .amount = { $count } stone
cost-food = food
    .amount = { $count } food
cost-luxury = luxury
    .amount = { $count ->
        [one] { $count } luxury
       *[other] { $count } luxuries
    }
direction-ne = north-east
direction-se = south-east
direction-s = south
face-face_1 = face 1
face-face_2 = face 2
face-face_3 = face 3
face-face_4 = face 4
face-face_5 = face 5
face-face_6 = face 6
face-face_7 = face 7
face-face_8 = face 8
score-men = Men in play
score-buildings = Kinds of building
score-goods = Goods for San Christofori
score-enclosure = A rival surrounded
score-hexes = Unpolluted hexes
score-total = Total
result-saint = A patron saint grants the victory
result-survival = Only one city is still alive
result-extinction = Nobody survives the famine; the cleanest land decides

## What is in sight, and how moves are grouped

verb-settle = Found your first city
verb-build = Build in a city
verb-size = Size
verb-house = House
verb-place = Where
verb-pay = Pay with
verb-saint = Patron saint
verb-man = Put a man to work
verb-recall = Call a man back
verb-heal = Remove a grave
verb-sell = Sell
verb-buy = Buy
verb-lift = Lift
verb-offer = Trade
verb-give = Give
verb-ask = Ask for
verb-accept = Accept
verb-decline = Decline
verb-found = Build in the countryside
verb-product = Product
verb-site = Where
verb-pair = Where
verb-clean = Clean the land
verb-discard = Discard
verb-take = Take
verb-explore = Explore
verb-bury = Place a grave
verb-pollute = Pollute
view-draft = Your offer
    .given = You give
    .asked = You ask for
view-offers = Offers
    .maker = From
    .taker = To
    .given = Gives
    .asked = Asks for
view-turn_number = Turn
view-phase = Phase
view-famine = Famine level
view-order = Order of play
view-out = Out of the game
view-piles = Pieces left
view-industries = Industries
    .seat = Owner
    .project = Industry
    .good = Produces
    .centre = Man on
    .goods = Goods still on
    .yield = Next harvest
player-goods = Goods
player-men = Men
player-free_men = Men to be put to work
player-carts = Carts with a man
player-saint = Patron saint
player-graves_due = Graves at the next famine
player-pollution_due = Pollution at the end of the turn
player-clean = Clean hexes in the zone
player-capacity = Room to store goods
player-excess = Goods without room
player-missing_buildings = Not yet built
player-missing_goods = Goods short of San Christofori
player-cities = Cities
    .centre = Around
    .pieces = Buildings
    .houses = Houses
    .fountains = Fountains
    .graves = Graves

## Prompts: to the player who decides, and (-other) to everybody else

question-settle = Place your first city on a start tile.
question-settle-other = { $seat } is placing a first city.
question-city = Turn { $turn }, famine { $famine }: build in your cities and put your men to work.
question-city-other = Turn { $turn }: { $seat } is building behind the screen.
question-size = How large is the storage?
question-size-other = { $seat } is planning a storage.
question-house = Which house do you build?
question-house-other = { $seat } is choosing a house.
question-extra-house = Your patron gives you a second house free: choose it, or do without.
question-extra-house-other = { $seat } may build a second house.
question-place = { $building }: where does it stand?
question-place-other = { $seat } is placing a building.
question-pay = Pay: { $food } food and { $luxury } luxury still due.
question-pay-other = { $seat } is paying.
question-seed = Pay the seed ({ $good }), or let biology spare it?
question-seed-other = { $seat } is sowing { $good }.
question-saint = Choose your patron saint.
question-saint-other = { $seat } is choosing a patron saint.
question-sell = Which good do you sell together with { $good }?
question-sell-other = { $seat } is selling to the supply.
question-buy = Which good do you buy?
question-buy-other = { $seat } is buying from the supply.
question-offer = Fill in your offer to { $other }.
question-offer-other = { $seat } is preparing an offer for { $other }.
question-set = Set it down: { $building }. Lift more, or put everything back.
question-set-other = { $seat } is rearranging buildings.
question-set-grave = Set the grave down on a free square, lift more, or put everything back.
question-set-grave-other = { $seat } is moving a grave.
question-country = Turn { $turn }: build in the countryside, or end your turn.
question-country-other = { $seat } is building in the countryside.
question-product = { $project }: what shall it yield?
question-product-other = { $seat } is choosing a product: { $project }.
question-site = { $project }: choose a hex.
question-site-other = { $seat } is choosing a hex: { $project }.
question-pair = { $project }: choose two hexes on the shore.
question-pair-other = { $seat } is choosing two hexes: { $project }.
question-store = Choose the goods you discard.
question-store-other = { $seat } is choosing goods to discard.
question-discard = You cannot store everything: discard { $count } more.
question-discard-other = { $seat } is discarding goods.
question-harvest = Choose the hexes you harvest.
question-harvest-other = { $seat } is harvesting.
question-take = From which hex do you take the good: { $good }?
question-take-other = { $seat } is harvesting: { $good }.
question-explore = Turn up a marker in your zone, or leave them.
question-explore-other = { $seat } may turn up a marker.
question-graves = Place your graves.
question-graves-other = { $seat } is placing graves.
question-bury = { $count ->
    [one] Place your graves: one left.
   *[other] Place your graves: { $count } left, in any order.
}
question-bury-other = { $count ->
    [one] { $seat } has one grave to place.
   *[other] { $seat } has { $count } graves to place.
}
question-pollute = { $count ->
    [one] Pollute your zone: one piece left.
   *[other] Pollute your zone: { $count } pieces left, in any order.
}
question-pollute-other = { $count ->
    [one] { $seat } has one pollution piece to place.
   *[other] { $seat } has { $count } pollution pieces to place.
}

## Moves

move-settle = Found your first city around { $hex }
move-build = Build: { $building }
    .detail = { $cost }
move-size = { $size } squares
move-house = House { $house }
    .detail = { $cost }
move-enough = No second house
move-place = City { $city }, corner { $square }{ $facing ->
        [0] { "" }
       *[other] , turned { $facing }°
    }
    .detail = covers { $squares }
move-pay = Pay with { $good }
move-biology = Sow without seed, thanks to biology
move-saint = { $saint }
move-man = Put a man on: { $building } ({ $copy })
move-recall = Call the man back from: { $building } ({ $copy })
move-heal = Remove the grave in city { $city }, square { $square }
move-sell = Sell { $good }
move-buy = Buy { $good }
move-raze = Raze your cathedral
move-lift = Lift what lies in city { $city } on { $square }
move-restore = Put everything back
move-offer = Make { $seat } an offer
move-give = Give { $good }
move-ask = Ask for { $good }
move-propose = Propose it
move-accept = Accept the offer of { $seat }
move-decline = Decline the offer of { $seat }
move-done = Ready
move-found = Build: { $project }
    .detail = { $cost }
move-product = Produce { $good }
move-site = On { $hex }
    .detail = { $count ->
        [0] { "" }
        [one] { $count } good
       *[other] { $count } goods
    }
move-pair = On { $hex } and its neighbour to the { $direction }
    .detail = { $count ->
        [0] { "" }
        [one] { $count } good
       *[other] { $count } goods
    }
move-clean = Clean the land around { $hex }
    .detail = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
move-end = End your turn in the countryside
move-discard = Discard { $good }
move-take = Take the good on { $hex }
move-explore = Turn up the marker on { $hex }
move-skip = Turn up nothing
move-bury = A grave in city { $city } on { $square }
move-pollute = Pollute { $hex }

## Events

event-order = The order of play is { $seats }.
event-turn = Turn { $turn } begins; the famine level is { $famine }.
event-built = { $seat } builds: { $building }.
event-saint = { $seat } chooses { $saint } as patron.
event-razed = { $seat } razes the cathedral.
event-manned = { $seat } puts a man on: { $building }.
event-recalled = { $seat } calls the man back from: { $building }.
event-healed = { $seat } removes a grave on { $square }.
event-bought = { $seat } trades two goods for { $good }.
event-rearranged = { $seat } rearranges the cities.
event-founded = { $seat } builds on { $hex }: { $project }.
event-cleaned = { $seat } cleans the land around { $hex }.
event-discarded = { $count ->
    [one] { $seat } discards one good that cannot be stored.
   *[other] { $seat } discards { $count } goods that cannot be stored.
}
event-discarded-good = { $seat } discards { $good }.
event-harvest = { $seat } harvests { $count } × { $good }.
event-exhausted = An industry of { $seat } is exhausted: { $project }.
event-fish = { $count ->
    [one] San Giorgio brings { $seat } one fish.
   *[other] San Giorgio brings { $seat } { $count } fish.
}
event-explored = { $seat } finds { $good } on { $hex }.
event-graves = { $count ->
    [one] Famine: { $seat } takes one grave.
   *[other] Famine: { $seat } takes { $count } graves.
}
event-buried = { $count ->
    [one] { $seat } places one grave.
   *[other] { $seat } places { $count } graves.
}
event-eliminated = { $seat } has no room for another grave and is out of the game.
event-polluted = { $seat } pollutes { $hexes }.
event-converted = { $count ->
    [one] { $seat } finds no land to pollute: one grave instead.
   *[other] { $seat } finds no land to pollute: { $count } graves instead.
}

## What things cost and do

effect-free = Costs nothing.
effect-cost = Cost: { $cost }.
effect-cost-different = Cost: { $cost }; goods of one class must differ.
effect-squares = { $count ->
    [one] Covers one square.
   *[other] Covers { $count } squares.
}
effect-manned = Works only with a man on it.
effect-needed = { $of ->
    [one] You win when this holds in phase 10:
   *[other] You win when { $count } of these { $of } hold in phase 10:
}
power-carts = Lets you build one thing in the countryside in phase 4.
power-storage = Keeps { $stored } goods per piece in phase 5; a rectangle of any size.
power-fountain = Lowers the famine level by 1 when built, and your pollution by { $fountain } every turn.
power-granary = You take { $granary } graves fewer in each famine.
power-brewery = Lets your carts build inns.
power-market = Trade with others, or { $sold } goods for 1 of your choice from the supply.
power-explorer = Turn up one marker in your zone in phase 7.
power-harbour = Water next to your cities and inns, all water connected with it, and its shores join your zone.
power-stables = Your zone reaches one hex further over land.
power-hospital = Remove up to { $hospital } graves in phase 2.
power-dump = Lowers your pollution by { $dump }; nobody else may pollute your zone.
power-labour = Takes { $taken } goods from each of your industries, of which { $lost } is lost.
power-patron = Choose a patron saint at once. Nobody wins without a cathedral.
power-university = One man here activates all faculties beside it.
power-philosophy = Goods of a cost need not differ.
power-theology = You may raze your cathedral and choose another patron.
power-biology = One farm without paying its seed.
power-alchemy = Once a turn, clean a polluted hex and its surroundings.
power-home = Gives you one man at once. Each number has its own price.
project-text-woodcutter = Fells a forest hex and those around it; wood every turn. The land becomes plain.
project-text-farm = Grows grain, sheep, olives or wine on plain; the land is polluted.
project-text-mine = Stone or gold from a mountain; the first mine fixes the ore of the whole range.
project-text-fishery = Fish, pearls or dye from the water beside its two hexes.
project-text-inn = Extends your zone. Needs a brewery.
project-text-city = A new city with room for buildings.
saint-power-free_house = Whenever you build a house, a second one of a lower number is free.
saint-power-rearrange = In phase 2 you may rearrange your cities.
saint-power-keep_all = Your cathedral stores any number of goods.
saint-power-fish = A fish for every cathedral built this turn, by anyone.
condition-men = All { $men } of your men are in play.
condition-buildings = You have built every kind of city building.
condition-goods = You own { $each } of each good that San Christofori asks for.
condition-enclosure = Your zone covers the whole zone of another player.

## Options

option-ruleset = Rules
    .text = Which reading of the rules the table follows; the other options change single points of it.
option-ruleset-original = the game as published, as far as known
option-ruleset-seed = the Italian rulebook to the letter
option-explore_famine = Food found by exploring
    .text = What food turned up by an explorer does to the famine level.
option-explore_famine-ruleset = as the rules chosen above
option-explore_famine-original = raises it by 1
option-explore_famine-seed = lowers it by 1
option-christofori_goods = Goods for San Christofori
    .text = What San Christofori asks for.
option-christofori_goods-ruleset = as the rules chosen above
option-christofori_goods-original = three of each food and luxury
option-christofori_goods-seed = three of all ten goods
option-biology_frequency = Free farm of biology
    .text = How often the faculty of biology spares the seed.
option-biology_frequency-ruleset = as the rules chosen above
option-biology_frequency-original = once in every turn
option-biology_frequency-seed = once in the whole game
option-storage_unit = Smallest storage
    .text = The smallest storage that can be built.
option-storage_unit-ruleset = as the rules chosen above
option-storage_unit-original = one piece
option-storage_unit-seed = two pieces
option-brewery_city = Brewery for new cities
    .text = What a brewery is needed for.
option-brewery_city-ruleset = as the rules chosen above
option-brewery_city-original = only for inns
option-brewery_city-seed = for inns and new cities
option-fishery_water = Water beside a fishery
    .text = The water a fishery must touch.
option-fishery_water-ruleset = as in the figure of the rulebook
option-fishery_water-original = both halves may touch the same hex
option-fishery_water-seed = at least two hexes, as the text alone has it
option-start_tile = Start tiles
    .text = Where the first cities may stand.
option-start_tile-ruleset = as the rules chosen above
option-start_tile-original = on any tile that is still free
option-start_tile-seed = each player on a tile of their own
option-passive_graved = Graves on unmanned buildings
    .text = What a grave does to buildings that need no man.
option-passive_graved-ruleset = as the rules chosen above
option-passive_graved-original = it stops them too
option-passive_graved-seed = they go on working
option-alchemy_scope = What alchemy cleans
    .text = Which hexes alchemy cleans.
option-alchemy_scope-ruleset = as the rules chosen above
option-alchemy_scope-original = the chosen hex and those around it, but none with goods
option-alchemy_scope-seed = only those around it

## Player aid

aid-turn = All men come home. In secret, everybody builds in the city and puts men to work; then, in turn order, each active cart shop builds one thing in the countryside. Goods are stored or discarded, every industry yields one good, explorers turn up a marker.
    .heading = The turn
aid-famine = The famine level rises every turn. You take that many graves, one fewer for each food you own; a granary helps. Graves stop the buildings they cover. Whoever has no room for another grave is out.
    .heading = Famine
aid-pollution = Each of your cities puts 3 pollution pieces on free hexes of your zone; fountains and the dump reduce them. What finds no room becomes graves.
    .heading = Pollution
aid-victory = Build a cathedral and choose a patron saint. You win when the condition of your saint holds at the end of a turn.
    .heading = Victory

## Why a data pack or a deal cannot be used

reason-antiquity-powers = each power belongs to exactly one building
reason-antiquity-projects = the list must be { $wanted }
reason-antiquity-face = a face has { $wanted } hexes with letters of { $letters }
reason-antiquity-pairs = fronts and backs are equally many faces, numbered 0 to { $most }
reason-antiquity-no-tile = no tile is left that shows { $found }

## Why a move is refused

missing-goods = { $wood ->
    [0] { "" }
   *[other] { " " }It takes { $wood } wood; you have { $have_wood }.
}{ $stone ->
    [0] { "" }
   *[other] { " " }It takes { $stone } stone; you have { $have_stone }.
}{ $food ->
    [0] { "" }
   *[other] { " " }It takes { $food } { $different ->
        [0] food
       *[other] different kinds of food
    }; you have { $have_food }.
}{ $luxury ->
    [0] { "" }
   *[other] { " " }It takes { $luxury } { $different ->
        [0] luxury
       *[other] different kinds of luxury
    }; you have { $have_luxury }.
}
out-of-zone = { $where ->
    [off] That place is not on this map.
    [water] It is water or lies behind it; without a harbour there your zone reaches { $reach } hexes over land.
   *[far] It lies { $distance } hexes from your nearest city or inn; your zone reaches { $reach }.
}

why-antiquity-cost-on-aid = { $paying ->
    [0] You cannot pay for it.{ missing-goods }
   *[other] Still due: { $food } food and { $luxury } luxury; you have { $have } { $good }.
}
why-antiquity-cost-d-means-different = { $paying ->
    [0] The goods have to differ.{ missing-goods }
   *[other] You have paid { $good } already; the goods have to differ. Still due: { $food } food and { $luxury } luxury.
}
why-antiquity-cart-pay-cost = You cannot pay for it.{ missing-goods }
why-antiquity-house-cost-by-number = You cannot pay for house { $house }.{ missing-goods }
why-antiquity-farm-cost-seed = The seed of a farm is { $price } { $either_goods }; you have { $have }.
why-antiquity-market-only-owned-goods = { $verb ->
    [accept] You do not have all the goods that are asked for; you have { $have } in all.
    [give] You have { $have } { $good } to give, and offer { $count } already.
   *[other] You have { $have } { $good }.
}
why-antiquity-market-bank-two-for-one = The supply takes { $price } goods for one; you have { $have }.
why-antiquity-market-offers-per-turn = { $verb ->
    [offer] You have made { $count } offers in this turn; { $most } are the most.
   *[other] The offer already holds { $count } goods of this side; { $most } are the most.
}
why-antiquity-keep-store-or-discard = You have { $have } { $good }; { $count } goods are still to be discarded.
why-antiquity-house-gives-man = { $men ->
    [0] You have no men yet; a house would bring the first.
   *[other] All your men ({ $men }) are at work; a new house would bring another.
}
why-antiquity-cart-no-build-without = { $count ->
    [0] You have no cart shop.
    [one] No man stands on your cart shop.
   *[other] No man stands on any of your { $count } cart shops.
}
why-antiquity-activate-required = { $count ->
    [0] You have no such building: { $building }.
   *[other] { $verb ->
        [man] You have only { $count } of this building: { $building }.
       *[other] No man stands on it: { $building }.
    }
}
why-antiquity-activate-moved-in-phase-2 = { $count ->
    [10] You have called men back { $count } times in this turn; more often is not allowed.
   *[other] You have used it in this turn, so its man stays: { $building }.
}
why-antiquity-activate-not-with-graves = { $count ->
    [one] There is a grave on it.
   *[other] There are { $count } graves on it.
}
why-antiquity-theology-not-graved = { $count ->
    [one] There is a grave on your cathedral.
   *[other] There are { $count } graves on your cathedral.
}
why-antiquity-hospital-five-graves = { $left ->
    [0] Your hospital has removed { $healed } graves in this turn, and removes no more.
   *[other] There is no grave on { $square }; your hospital can remove { $left } more in this turn.
}
why-antiquity-place-shared-limits = It takes { $needed ->
    [one] a piece
   *[other] { $needed } pieces
} of the common pile, which holds { $left }.
why-antiquity-storage-two-pieces = A storage takes at least { $least } pieces; this would be { $needed }.
why-antiquity-setup-twenty-houses = { $left ->
    [0] All your { $count } houses stand already.
   *[other] House { $house } stands already; you have { $left } others left.
}
why-antiquity-nicola-pay-higher = The free house has a lower number than the one you paid for, { $paid }.
why-antiquity-city-own-map = { $count ->
    [one] You have one city only.
   *[other] You have { $count } cities only.
}
why-antiquity-newcity-max-four = You have { $count } cities, and nobody has more.
why-antiquity-place-inside-grid = { $count ->
    [one] One square lies outside the city.
   *[other] { $count } squares lie outside the city.
}
why-antiquity-place-no-overlap = { $count ->
    [0] There is no room for it in your cities.
    [one] One square is already built on.
   *[other] { $count } squares are already built on.
}
why-antiquity-graves-squares-lost = { $count ->
    [one] There is a grave on one of its squares.
   *[other] There are graves on { $count } of its squares.
}
why-antiquity-theology-squares-blocked = { $count ->
    [one] On one of its squares stood the cathedral that you razed in this turn.
   *[other] On { $count } of its squares stood the cathedral that you razed in this turn.
}
why-antiquity-graves-empty-squares-first = { $count ->
    [one] One square in your cities is still empty.
   *[other] { $count } squares in your cities are still empty.
}
why-antiquity-countryside-only-in-zone = { $where ->
    [nowhere] None of the { $count } hexes of your zone will do.
   *[other] { out-of-zone }
}
why-antiquity-newcity-one-hex-in-zone = None of its hexes lies in your zone. { out-of-zone }
why-antiquity-fishery-one-half-in-zone = Neither of its hexes lies in your zone. { out-of-zone }
why-antiquity-alchemy-choose-hex = { $where ->
    [inside] There is no pollution on { $hex }.
   *[other] { out-of-zone }
}
why-antiquity-explore-may-turn-marker = { $where ->
    [inside] There is no marker on { $hex }.
   *[other] { out-of-zone }
}
why-antiquity-pollution-legal-hexes = { $where ->
    [inside] { $hex } is polluted already, or something lies on it.
   *[other] { out-of-zone }
}
why-antiquity-site-never-on-building = { $count ->
    [one] Something is built on one hex of this place.
   *[other] Something is built on { $count } hexes of this place.
}
why-antiquity-site-never-on-goods-or-men = { $count ->
    [one] Goods or men are on one hex of this place.
   *[other] Goods or men are on { $count } hexes of this place.
}
why-antiquity-newcity-land-only = { $count ->
    [one] One of its seven hexes is water.
   *[other] { $count } of its seven hexes are water.
}
why-antiquity-fishery-site-land = { $count ->
    [one] One of its two hexes is water.
   *[other] Both of its hexes are water.
}
why-antiquity-city-seven-hexes = A city takes seven hexes; { $count } of these are on the map.
why-antiquity-setup-city-wholly-inside-tile = { $count ->
    [one] One of its seven hexes lies off the tile.
   *[other] { $count } of its seven hexes lie off the tile.
}
why-antiquity-newcity-not-adjacent = { $distance ->
    [0] A city stands there already.
    [one] Its centre would lie 1 hex from that of another city; { $least } are the least.
   *[other] Its centre would lie { $distance } hexes from that of another city; { $least } are the least.
}
why-antiquity-fishery-each-half-touches-water = { $count ->
    [one] One of its two hexes touches no clean water.
   *[other] Neither of its two hexes touches clean water.
}
why-antiquity-fishery-two-water-hexes = It touches { $count } hex of clean water; two are needed.
why-antiquity-harvest-man-hex-last = { $count ->
    [one] One good still lies around the man.
   *[other] { $count } goods still lie around the man.
}
why-antiquity-inn-limit-sixteen = All your { $count } inns are on the map.
why-antiquity-fishery-limit-twelve = All { $count } fisheries are in use.

## The table in the terminal

table-legend = { $forest } forest  { $plain } plain  { $mountain } mountain  { $water } water  ' polluted  ? to explore  I inn  small letter: industry, capital: with goods  number: city; a capital beside the first hex names the tile
table-figures = men { $men } (free { $free_men }), food { $food }, room { $capacity }, graves to come { $graves_due }, pollution to come { $pollution_due }, clean hexes { $clean }
table-goods = Goods
table-buildings = Buildings
table-city = City { $city }
    .turned = turned { $facing }°
table-grid-key = h house  o fountain  + grave

# Figures that a move may change
figure-grain = Grain
figure-sheep = Sheep
figure-olives = Olives
figure-fish = Fish
figure-wine = Wine
figure-pearls = Pearls
figure-dye = Dye
figure-gold = Gold
figure-wood = Wood
figure-stone = Stone
figure-men = Men
figure-free_men = Free men
figure-zone = Hexes in the zone of control
figure-clean = Clean hexes in it
figure-capacity = Room for goods
figure-excess = Goods without room
figure-carts = Manned cart shops
figure-explorers = Explorers who may turn up a marker
figure-graves = Graves, laid or to be laid
figure-graves_due = Graves at the next famine, as things stand
figure-pollution_due = Pollution to be placed, as things stand

# What to know before a move that ends something: the verb, and the figure that is not nought.
caution-done-free_men = { $count ->
    [one] One man stays idle this turn.
   *[other] { $count } men stay idle this turn.
}
caution-done-excess = { $count ->
    [one] One good has no room in a manned storage.
   *[other] { $count } goods have no room in a manned storage.
}
caution-done-graves_due = { $count ->
    [one] As things stand the famine brings one grave.
   *[other] As things stand the famine brings { $count } graves.
}
caution-end-carts = { $count ->
    [one] One manned cart shop has built nothing.
   *[other] { $count } manned cart shops have built nothing.
}

# What may change what is foretold.
forecast-others-here = Certain only if the others do nothing either: a rival who explores may raise the famine, and sales change the supply.
forecast-rival-explorers = { $seat } may still explore before the famine: food that is turned up changes its level, and with it the graves of all.
