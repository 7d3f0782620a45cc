### 7 Wonders Duel, English. Same messages, attributes and variables as it.ftl.
### Card, Wonder, token and player names come in as variables, already in the reader's language.

title = 7 Wonders Duel
title-blurb = Two rival cities, three Ages, one shared pile of cards: raise Wonders, outmarch or outthink your neighbour, and leave the greater name behind.
provenance = The base game of 2015, with the publisher's correction of 2016 to the start of an Age. Taken from the Italian rulebook; every value agrees with seven public implementations. Italian card names marked as translations are ours.

## Words

# .amount: $count is a number.
resource-wood = wood
    .amount = { $count } wood
resource-clay = clay
    .amount = { $count } clay
resource-stone = stone
    .amount = { $count } stone
resource-glass = glass
    .amount = { $count } glass
resource-papyrus = papyrus
    .amount = { $count } papyrus
resource-coins = coins
    .amount = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

# The value stands before "card"; .kind names the kind of building, .cards several cards.
colour-brown = brown
    .kind = raw materials
    .cards = brown cards
colour-grey = grey
    .kind = manufactured goods
    .cards = grey cards
colour-blue = blue
    .kind = civilian buildings
    .cards = blue cards
colour-green = green
    .kind = scientific buildings
    .cards = green cards
colour-yellow = yellow
    .kind = commercial buildings
    .cards = yellow cards
colour-red = red
    .kind = military buildings
    .cards = red cards
colour-purple = purple
    .kind = guilds
    .cards = purple cards

# What some cards count, in the singular.
counted-brown = brown card
counted-grey = grey card
counted-blue = blue card
counted-green = green card
counted-yellow = yellow card
counted-red = red card
counted-purple = purple card
counted-wonder = finished Wonder

science-armillary_sphere = armillary sphere
science-wheel = wheel
science-sundial = sundial
science-mortar = mortar
science-plumb_bob = plumb bob
science-quill = quill
science-balance = balance

age-1 = Age I
age-2 = Age II
age-3 = Age III

deck-I = Age I card
deck-II = Age II card
deck-III = Age III card
deck-guild = guild card

score-military = Military
score-blue = Civilian buildings
score-green = Scientific buildings
score-yellow = Commercial buildings
score-guilds = Guilds
score-wonders = Wonders
score-progress = Progress tokens
score-treasury = Treasury
score-total = Total

chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-target = target
chain-helmet = helmet
chain-book = book
chain-gear = gear
chain-lyre = lyre
chain-lamp = lamp
chain-mask = mask
chain-column = column
chain-moon = moon
chain-sun = sun
chain-drop = drop of water
chain-greek_temple = Greek temple
chain-amphora = amphora
chain-barrel = barrel

## Prompts: to the player who decides, and (-other) to everybody else

question-draft-wonder = Choose a Wonder to keep.
question-draft-wonder-other = { $seat } is choosing a Wonder.
question-play-card = { $age }: take a free card and build it, discard it for coins, or raise a Wonder with it.
question-play-card-other = { $age }: { $seat } is choosing a card.
question-choose-token = You have a pair of symbols: take a Progress token from the board.
question-choose-token-other = { $seat } has a pair of symbols and is choosing a Progress token.
question-choose-library-token = Keep one of the Progress tokens you have drawn.
question-choose-library-token-other = { $seat } is looking at Progress tokens from the box and will keep one.
question-destroy-card = Choose a { $colour } card of your opponent to put on the discard pile.
question-destroy-card-other = { $seat } is choosing a { $colour } card to put on the discard pile.
question-revive-card = Choose a card from the discard pile and build it for free.
question-revive-card-other = { $seat } is searching the discard pile for a card to build.
question-choose-starter = Who shall begin { $age }?
question-choose-starter-other = { $seat } is deciding who begins { $age }.

## Moves

move-draft = Take { $wonder }
move-build = Build { $card }
    .detail = { $chain ->
        [none] { $total ->
            [0] free
            [one] { $total } coin
           *[other] { $total } coins
        }
       *[other] free, linked to { $chain }
    }
move-discard = Discard { $card }
    .detail = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
move-wonder = Build { $wonder } with { $card }
    .detail = { $chain ->
        [none] { $total ->
            [0] free
            [one] { $total } coin
           *[other] { $total } coins
        }
       *[other] free, linked to { $chain }
    }
    .group = Build a Wonder with
move-token = Take { $token }
move-destroy = Destroy { $card }
move-revive = Bring back { $card }
move-starter = Let { $seat } begin

## Events

event-tokens-laid = Progress tokens on the board: { $tokens }.
event-wonders-laid = Wonders to choose from: { $wonders }.
event-wonders-given = { $seat } receives { $wonders }.
event-drafted = { $seat } takes { $wonder }.
event-age-laid = The cards of { $age } are laid out.
event-built = { $price ->
    [0] { $seat } builds { $card } without spending a coin.
    [one] { $seat } builds { $card } for { $price } coin.
   *[other] { $seat } builds { $card } for { $price } coins.
}
event-built-chain = { $seat } builds { $card } for free, thanks to { $from }.
event-built-from-discard = { $seat } brings { $card } back from the discard pile and builds it for free.
event-discarded = { $coins ->
    [one] { $seat } discards { $card } and takes { $coins } coin.
   *[other] { $seat } discards { $card } and takes { $coins } coins.
}
event-wonder-built = { $price ->
    [0] { $seat } builds { $wonder } with { $card } without spending a coin.
    [one] { $seat } builds { $wonder } with { $card } for { $price } coin.
   *[other] { $seat } builds { $wonder } with { $card } for { $price } coins.
}
event-economy = { $coins ->
    [one] Economy brings { $seat } { $coins } coin.
   *[other] Economy brings { $seat } { $coins } coins.
}
event-coins-gained = { $coins ->
    [0] { $seat } gains no coins.
    [one] { $seat } gains { $coins } coin.
   *[other] { $seat } gains { $coins } coins.
}
event-urbanism = { $coins ->
    [one] Urbanism brings { $seat } { $coins } coin for the link.
   *[other] Urbanism brings { $seat } { $coins } coins for the link.
}
event-coins-lost = { $coins ->
    [0] { $seat } has no coins to lose.
    [one] { $seat } loses { $coins } coin.
   *[other] { $seat } loses { $coins } coins.
}
event-pawn-moved = { $steps ->
    [one] { $seat } pushes the Conflict pawn { $steps } space forward.
   *[other] { $seat } pushes the Conflict pawn { $steps } spaces forward.
}
event-looted = { $coins ->
    [0] { $seat } is raided, but there are no coins to lose.
    [one] { $seat } is raided and loses { $coins } coin.
   *[other] { $seat } is raided and loses { $coins } coins.
}
event-token-taken = { $seat } takes the Progress token { $token }.
event-library-drawn = { $seat } draws from the box: { $tokens }.
event-library-drawn-hidden = { $seat } draws Progress tokens from the box.
event-destroyed = { $seat } destroys { $card } in the city of { $other }.
event-revealed = Turned up: { $cards }.
event-eighth-wonder = Seven Wonders stand, and the last one goes back to the box: { $wonder }.
event-extra-turn = { $seat } plays again.
event-extra-turn-lost = The Age is over, so { $seat } loses the extra turn.
event-age-over = { $age } is over.
event-starter-chosen = { $seat } decides: { $starter } begins { $age }.
event-military-supremacy = The Conflict pawn has reached the enemy capital: { $seat } wins by military supremacy!
event-scientific-supremacy = Six different symbols: { $seat } wins by scientific supremacy!
event-civilian-victory = { $seat } wins the civilian victory, { $points } points to { $second }.
event-tie-break = { $blue ->
    [one] The totals are level; with { $blue } point from blue cards { $seat } is ahead and wins.
   *[other] The totals are level; with { $blue } points from blue cards { $seat } is ahead and wins.
}
event-shared-victory = Totals and blue points are level: both players win.

## What cards, Wonders and tokens do

effect-cost = Cost: { $goods }.
effect-cost-free = Costs nothing.
effect-produce = Produces { $goods }.
    .short = { $goods }
effect-produce-choice = Supplies one unit per construction: { $either_goods }. Does not raise your opponent's prices.
    .short = 1 of { $either_goods }
effect-fixed-price = { $price ->
    [one] From your next turn on, buy { $goods } for { $price } coin a unit.
   *[other] From your next turn on, buy { $goods } for { $price } coins a unit.
}
    .short = { $goods } { $price } ¢
effect-vp = { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
    .short = { $points } VP
effect-shields = { $shields ->
    [one] { $shields } shield: the Conflict pawn moves { $shields } space towards the enemy capital.
   *[other] { $shields } shields: the Conflict pawn moves { $shields } spaces towards the enemy capital.
}
    .short = { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
effect-science = Scientific symbol: { $science }.
    .short = { $science }
effect-coins = { $coins ->
    [one] Take { $coins } coin at once.
   *[other] Take { $coins } coins at once.
}
    .short = +{ $coins } ¢
effect-coins-per = { $coins ->
    [one] When built: { $coins } coin for each { $counted } in your city.
   *[other] When built: { $coins } coins for each { $counted } in your city.
}
    .short = +{ $coins } ¢/{ $counted }
effect-guild-coins = { $coins ->
    [one] When built: { $coins } coin for each { $either_counted } in the city with the most.
   *[other] When built: { $coins } coins for each { $either_counted } in the city with the most.
}
effect-guild-points = { $points ->
    [one] At the end: { $points } point for each { $either_counted } in the city with the most.
   *[other] At the end: { $points } points for each { $either_counted } in the city with the most.
}
    .short = { $points } VP/{ $either_counted }
effect-guild-treasury = { $points ->
    [one] At the end: { $points } point for every { $set } coins in the fuller treasury.
   *[other] At the end: { $points } points for every { $set } coins in the fuller treasury.
}
    .short = { $points } VP/{ $set } ¢
effect-guild-treasury-coins = { $coins ->
    [one] When built: { $coins } coin for every { $set } coins in the fuller treasury.
   *[other] When built: { $coins } coins for every { $set } coins in the fuller treasury.
}
effect-play-again = Play again at once.
effect-opponent-loses-coins = { $coins ->
    [one] Your opponent loses { $coins } coin.
   *[other] Your opponent loses { $coins } coins.
}
effect-destroy = Put a { $colour } card of your opponent on the discard pile.
effect-build-from-discard = Build a card from the discard pile for free.
effect-draw-box-tokens = { $drawn ->
    [one] Draw { $drawn } Progress token from the box and keep it.
   *[other] Draw { $drawn } Progress tokens from the box and keep one.
}
effect-discount-wonder = { $count ->
    [one] Wonders you build from now on need { $count } resource fewer.
   *[other] Wonders you build from now on need { $count } resources fewer.
}
effect-discount-blue = { $count ->
    [one] Blue cards you build from now on need { $count } resource fewer.
   *[other] Blue cards you build from now on need { $count } resources fewer.
}
effect-opponent-trade-coins = Whatever your opponent pays for resources, you take as much from the bank.
effect-extra-shields = { $shields ->
    [one] Red cards you build from now on have { $shields } more shield.
   *[other] Red cards you build from now on have { $shields } more shields.
}
effect-future-play-again = Wonders you build from now on let you play again.
effect-vp-per-token = { $points ->
    [one] { $points } victory point for each of your Progress tokens, this one included.
   *[other] { $points } victory points for each of your Progress tokens, this one included.
}
effect-coins-per-chain = { $coins ->
    [one] Take { $coins } coin whenever a link lets you build for free.
   *[other] Take { $coins } coins whenever a link lets you build for free.
}
effect-chain-gives = Later lets you build { $card } for free.
effect-chain-from = Free if your city has { $card }.

## Why a move is refused

# $where: covered ($covering names the cards on top),
# hidden (covered, by cards nobody has seen among others), absent (not in sight).
why-swd-turn-accessible = { $where ->
    [absent] The face-up cards of the structure do not include { $card }.
    [hidden] Other cards still lie on { $card }, which cannot be taken yet.
   *[covered] Other cards still lie on { $card }, which cannot be taken yet: { $covering }.
}
why-swd-coin-cost-cannot-afford = { $price ->
    [one] { $item } would cost you { $price } coin; you have { $coins }, so you are { $short } short.
   *[other] { $item } would cost you { $price } coins; you have { $coins }, so you are { $short } short.
}
# $why: other (the opponent's), built (built already), nobody (in no player's hands).
why-swd-wonder-own-only = { $why ->
    [other] Your opponent owns { $wonder }.
    [built] You have already built { $wonder }.
   *[nobody] Nobody can build { $wonder } in this game.
}
why-swd-wonder-max-seven = Seven Wonders are already standing; nobody may build another.
why-swd-draft-first-four = The Wonders on offer do not include { $wonder }; choose one of the first group.
why-swd-draft-second-group = The Wonders on offer do not include { $wonder }; choose one of the second group.
why-swd-science-pair-token = { $token } is not on the board; choose one of the Progress tokens lying there.
why-swd-wonders-great-library-choose = { $token } is not one of the Progress tokens you have drawn.
why-swd-wonders-circus-maximus-destroy = Your opponent's city has no grey card called { $card }.
why-swd-wonders-statue-of-zeus-destroy = Your opponent's city has no brown card called { $card }.
why-swd-wonders-mausoleum-build = The discard pile does not hold { $card }.

## Payment plan

plan-free = Costs nothing.
plan-chain = Free, because your city has { $chain }.
plan-coins = { $coins ->
    [one] Printed cost: { $coins } coin
   *[other] Printed cost: { $coins } coins
}
plan-produced = Your city produces: { $goods }
plan-choice = Your flexible production covers: { $goods }
plan-rebate = Saved by a Progress token: { $goods }
plan-bought = { $price ->
    [one] Buy { $count } × { $good } at { $price } coin each: { $total }
   *[other] Buy { $count } × { $good } at { $price } coins each: { $total }
}
plan-total = { $total ->
    [one] In all: { $total } coin
   *[other] In all: { $total } coins
}

## The table in the terminal

table-price = { $coins ->
    [0] free
   *[other] { $coins } ¢
}
table-guild-back = Guild
table-city = { $seat }: { $coins } ¢, { $points } VP
table-production = produces
table-trade = buys at
table-choice-raw = { $count } × wood/clay/stone
table-choice-manufactured = { $count } × glass/papyrus
table-science = science
table-progress = Progress
table-wonders = Wonders
table-offered = Wonders on offer:
table-board = Progress tokens on the board:
table-discarded = Discard pile:
table-military = { $seat } is ahead: { $points } points, { $distance } more to the capital
table-military-capital = { $seat } has reached the enemy capital.
table-military-level = The Conflict pawn is in the centre.

## Options

option-first_game = First game
    .text = Skip the choosing of Wonders and start with the two fixed sets meant for newcomers.

## Results

result-military = Military supremacy
result-scientific = Scientific supremacy
result-civilian = Civilian victory
result-blue-tie-break = Civilian victory, decided by blue cards
result-shared = Shared victory

## Player aid

aid-turn = Take one card that has nothing lying on it. Build it, discard it for 2 coins and 1 more for each yellow card you own, or tuck it under one of your Wonders to build that Wonder. Hidden cards that become free are then turned up. Some Wonders let you play again, but not when the Age has just ended.
    .heading = Your turn
aid-costs = Your production pays for resources and is never used up. Whatever is missing you buy from the bank: 2 coins a unit, plus 1 for each symbol of that resource on your opponent's brown and grey cards. A building whose link you already own is free.
    .heading = Paying
aid-military = Each shield pushes the Conflict pawn one space towards the enemy capital. Entering the zones at 3 and 6 spaces costs your opponent 2 and 5 coins, once each. Reach the capital, 9 spaces away, and you win at once. Otherwise the pawn is worth 2, 5 or 10 points at the end.
    .heading = Military
aid-science = Two identical symbols earn you a Progress token from the board. Six different symbols win the game at once. Law is a symbol of its own and never makes a pair.
    .heading = Science
aid-end = An Age is over when all its cards are gone. The player with the Conflict pawn on their side chooses who begins the next one; with the pawn in the centre, whoever took the last card chooses. After Age III the higher score wins: military, cards, Wonders, Progress tokens and 1 point for every 3 coins. A tie goes to the player with more points on blue cards.
    .heading = The end

## What can be wrong with a data pack or a deal

reason-swd-draft = each player picks two Wonders of each group
reason-swd-choice = all raw materials or all manufactured goods are needed
reason-swd-chain = a chain starts from a building of an earlier Age
reason-swd-deck = deck { $deck } has { $found } cards where { $wanted } are needed
reason-swd-too-many = { $tokens } Progress tokens and { $cards } cards do not fit
reason-swd-first-game = four different Wonders are needed
reason-swd-on-the-board = one of them is on the board already
reason-swd-face-down = a card that no other covers must lie face up
reason-swd-other-age = { $found } belongs to another Age
reason-swd-guilds = there are { $found } guilds where { $wanted } are needed

# Figures that a move may change
figure-coins = Coins
figure-points = Points if the game ended now
figure-pawn = Conflict pawn
figure-symbols = Different scientific symbols
figure-wonders = Wonders built
figure-tokens = Progress tokens
figure-wood = Wood a turn
figure-clay = Clay a turn
figure-stone = Stone a turn
figure-glass = Glass a turn
figure-papyrus = Papyrus a turn

# What to know before a move.
caution-military = After this your opponent can win at once by arms.
caution-scientific = After this your opponent can win at once by science.
caution-loot = After this your opponent can loot your treasury at once.
