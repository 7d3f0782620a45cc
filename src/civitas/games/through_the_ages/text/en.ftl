### Through the Ages, English. Same messages, attributes and variables as it.ftl.
### Names of cards and players come in as variables, already in the reader's language.

title = Through the Ages
title-blurb = From the first ploughs to the space age: choose leaders, raise wonders, keep your people fed and content, and leave behind the richest culture.
provenance = The base game of 2015 with its full rules. Taken from the Italian Code of Laws; card values agree with two independent implementations and the card sheet, and three less certain cards are marked. Italian names marked as translations are ours.

## Words

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

# Spaces of the card row.
space-1 = 1
space-2 = 2
space-3 = 3
space-4 = 4
space-5 = 5
space-6 = 6
space-7 = 7
space-8 = 8
space-9 = 9
space-10 = 10
space-11 = 11
space-12 = 12
space-13 = 13

age-0 = Age A
age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV
age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III

good-food = food
good-resource = resources


# Kinds of cards.
kind-farm = farm
kind-mine = mine
kind-lab = lab
kind-temple = temple
kind-arena = arena
kind-library = library
kind-theater = theater
kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-air_force = air force
kind-special_military = military technology
kind-special_civil = civil technology
kind-special_colonization = colonization technology
kind-special_construction = construction technology
kind-government = government
kind-leader = leader
kind-wonder = wonder
kind-action = action card
kind-event = event
kind-territory = territory
kind-aggression = aggression
kind-war = war
kind-pact = pact
kind-tactic = tactic
kind-bonus = military bonus card

side-a = side A
side-b = side B
side-both = both sides
target-leader = leader
target-wonder = unfinished wonder

# Whom an event concerns.
who-all = all civilizations
who-strongest = the strongest civilization
who-weakest = the weakest civilization
who-strongest-two = the two strongest civilizations
who-weakest-two = the two weakest civilizations
who-most-culture = the civilization with the most culture
who-least-culture = the civilization with the least culture
who-most-culture-if-weak = the civilization with the most culture, if it is among the two weakest
who-happiest = all civilizations with the most happiness
who-most-discontent = all civilizations with the most discontent workers

# Stands in a list of names for a card the reader has not seen.
card-face-down = a face-down card

score-culture = Culture
score-buildings = Buildings
score-wonders = Wonders
score-leaders = Leaders
score-governments = Governments and special technologies
score-colonies = Colonies
score-pacts = Pacts
score-actions = Action cards
score-events = Events
score-prepared = Events prepared
score-attacks = Aggressions and wars
score-hunger = Hunger
score-others = Brought along
score-total = Total

## What is in sight, and how moves are grouped

verb-take = Take from the row
verb-build = Build
verb-upgrade = Upgrade
verb-destroy = Destroy
verb-leader = Play a leader
verb-stage = Build the wonder
verb-develop = Develop
verb-revolution = Revolution
verb-action = Play an action card
verb-disband = Disband
verb-recruit = Recruit
verb-tactic = Play a tactic
verb-copy = Copy a tactic
verb-use = Use an ability
verb-prepare = Prepare an event
verb-aggression = Aggression
verb-war = War
verb-pact = Offer a pact
verb-cancel = Cancel a pact
verb-settle = Colonize
verb-discard = Discard
verb-bonus = Play a bonus card
verb-conceal = Discard face down
verb-bid = Bid
verb-send = Send units
verb-gain = Take
verb-mix = How much food
verb-lose = Lose a worker
verb-token = Take a blue token off
verb-raze = Destroy
verb-colony = Choose a colony
verb-remove = Remove
verb-steal = Take
verb-tuck = Put it under a wonder
verb-ravage = Ruin a wonder
view-age = Age
view-round = Round
view-player = Whose turn it is
view-first_seat = First player
view-row = Card row
view-open_card = Card in play
view-common = Tactics anyone may copy
view-civil_deck = Civil cards left
view-military_deck = Military cards left
view-current_events = Current events
view-future_events = Future events
view-next_event = Next event
view-past_events = Past events
view-discards = Discarded military cards
view-unseen_civil = Civil cards to come
player-culture = Culture
player-culture_rate = Culture per turn
player-science = Science
player-science_rate = Science per turn
player-strength = Strength
player-civil = Civil actions left
player-military = Military actions left
player-food = Food
player-food_production = Food per turn
player-consumption = Food eaten per turn
player-resources = Resources
player-resource_production = Resources per turn
player-corruption = Corruption
player-happy = Happy faces
player-happy_required = Happy faces needed
player-discontent = Discontent workers
player-unused = Unused workers
player-population_cost = Next worker costs food
player-yellow = Yellow tokens in the bank
player-blue = Blue tokens in the bank
player-government = Government
player-leader = Leader
player-technologies = Technologies
player-workers = Workers
player-wonders = Wonders
player-unfinished = Wonder under construction
player-stages = Stages of it built
player-tactic = Tactic
player-colonies = Colonies
player-war = War
player-war_on = War against
player-pact = Pact
player-pact_with = Pact with
player-hand = Civil cards
player-civil_hand_limit = Most civil cards
player-military_hand = Military cards
player-military_hand_limit = Most military cards

## Prompts: to the player who decides, and (-other) to everybody else

question-first-turn = First turn: take cards or a wonder from the row, then end your turn.
question-first-turn-other = { $seat } is taking cards in the first turn.
question-politics = Round { $round }: take a political action, or pass.
question-politics-other = Round { $round }: { $seat } is considering a political action.
question-second-politics = Round { $round }: take a second political action, or pass.
question-second-politics-other = Round { $round }: { $seat } may take a second political action.
question-action = Round { $round }: spend your actions, then end your turn.
question-action-other = Round { $round }: { $seat } is taking actions.
question-discard = { $count ->
    [one] You hold too many military cards: discard { $count } card.
   *[other] You hold too many military cards: discard { $count } cards.
}
question-discard-other = { $count ->
    [one] { $seat } has to discard { $count } military card.
   *[other] { $seat } has to discard { $count } military cards.
}
question-discard-event = { $count ->
    [one] The event makes you discard { $count } military card.
   *[other] The event makes you discard { $count } military cards.
}
question-discard-event-other = { $count ->
    [one] The event makes { $seat } discard { $count } military card.
   *[other] The event makes { $seat } discard { $count } military cards.
}
question-defence = { $count ->
    [one] { $other } attacks with { $card }: add { $missing } strength with { $count } card at most, or give in.
   *[other] { $other } attacks with { $card }: add { $missing } strength with { $count } cards at most, or give in.
}
question-defence-other = { $count ->
    [one] { $seat } may defend against { $card } of { $other } with { $count } card at most, { $missing } strength being needed.
   *[other] { $seat } may defend against { $card } of { $other } with { $count } cards at most, { $missing } strength being needed.
}
question-bid = { $bid ->
    [0] { $card } is up for auction: bid for it, or pass.
    [one] { $card }: the highest bid is { $bid }. Bid more, or pass.
   *[other] { $card }: the highest bid is { $bid }. Bid more, or pass.
}
question-bid-other = { $bid ->
    [0] { $seat } is considering a bid for { $card }.
    [one] { $seat } is considering a bid for { $card } above { $bid }.
   *[other] { $seat } is considering a bid for { $card } above { $bid }.
}
question-force = Colonize { $card }: send units and bonus cards until your force is worth { $bid }.
question-force-other = { $seat } is putting together a force worth { $bid } to colonize { $card }.
question-pact = { $lettered ->
    [0] { $other } offers you { $card }. Do you agree?
   *[other] { $other } offers you { $card } and would be { $side }. Do you agree?
}
question-pact-other = { $lettered ->
    [0] { $seat } is considering { $card }, offered by { $other }.
   *[other] { $seat } is considering { $card }, offered by { $other } as { $side }.
}
question-order = { $card }: choose what it lets you do.
question-order-other = { $seat } is carrying out { $card }.
question-choose-good = Take food ({ $food }) or resources ({ $resources }).
question-choose-good-other = { $seat } is choosing between food ({ $food }) and resources ({ $resources }).
question-gain-mix = You gain { $total } in food and resources: how much of it in food?
question-gain-mix-other = { $seat } is dividing a gain of { $total } between food and resources.
question-lose-mix = You lose { $total } in food and resources: how much of it in food?
question-lose-mix-other = { $seat } is dividing a loss of { $total } between food and resources.
question-plunder = You plunder { $total } in food and resources: how much of it in food?
question-plunder-other = { $seat } is plundering { $total } in food and resources.
question-lose-worker = You lose population and have no unused worker: choose a card that gives one up.
question-lose-worker-other = { $seat } is choosing a worker to lose.
question-lose-token = Your blue bank is empty: choose a card that gives up a blue token.
question-lose-token-other = { $seat } is choosing a blue token to give up.
question-cover-stage = Your blue bank is empty: choose a card whose blue token marks the stage.
question-cover-stage-other = { $seat } is choosing a blue token to mark a wonder stage.
question-destroy-own = Choose one of your buildings to destroy.
question-destroy-own-other = { $seat } is choosing one of their own buildings to destroy.
question-raze = Choose an urban building of { $other } to destroy, of level { $level } at most.
question-raze-other = { $seat } is choosing a building of { $other }, of level { $level } at most, to destroy.
question-lose-colony = Choose the colony you lose.
question-lose-colony-other = { $seat } is choosing a colony to lose.
question-annex = Choose the colony you take from { $other }.
question-annex-other = { $seat } is choosing a colony of { $other }.
question-infiltrate = Remove the leader or the unfinished wonder of { $other }.
question-infiltrate-other = { $seat } is deciding what { $other } loses.
question-spoils = Strength advantage over { $other }: { $advantage }. Take special technologies worth so much science, or all the rest in science points.
question-spoils-other = { $seat } is choosing the spoils of war from { $other }, worth { $advantage }.
question-tuck = Put your old leader under a finished wonder, or get your civil action back.
question-tuck-other = { $seat } is deciding what becomes of the old leader.
question-ravage = Choose the wonder that falls into ruins.
question-ravage-other = { $seat } is choosing a wonder that falls into ruins.
question-pay-food = { $count } food is due: choose a card that gives up a blue token.
question-pay-food-other = { $seat } is choosing how to pay { $count } food.
question-pay-resources = { $count ->
    [one] { $count } resource is due: choose a card that gives up a blue token.
   *[other] { $count } resources are due: choose a card that gives up a blue token.
}
question-pay-resources-other = { $count ->
    [one] { $seat } is choosing how to pay { $count } resource.
   *[other] { $seat } is choosing how to pay { $count } resources.
}
question-store-food = You gain { $count } food: choose a card for the next blue token.
question-store-food-other = { $seat } is choosing where to store { $count } food.
question-store-resources = { $count ->
    [one] You gain { $count } resource: choose a card for the next blue token.
   *[other] You gain { $count } resources: choose a card for the next blue token.
}
question-store-resources-other = { $count ->
    [one] { $seat } is choosing where to store { $count } resource.
   *[other] { $seat } is choosing where to store { $count } resources.
}
question-civilize = Increase your population, build, or develop a technology for { $discount } less, without a civil action; or pass.
question-civilize-other = { $seat } may take an action for { $discount } less.
question-build-free = Build { $card } for free, or pass.
question-build-free-other = { $seat } may build { $card } for free.
question-agreement = { $count ->
    [one] Take cards from the row for { $count } civil action at most; your next political action is the price.
   *[other] Take cards from the row for { $count } civil actions at most; your next political action is the price.
}
question-agreement-other = { $count ->
    [one] { $seat } may take cards from the row for { $count } civil action at most.
   *[other] { $seat } may take cards from the row for { $count } civil actions at most.
}

## Moves

move-end = End your turn
move-pass = Pass
move-finish = That is all
move-take = Take { $civil }
    .detail = { $price ->
        [0] free
        [one] { $price } civil action
       *[other] { $price } civil actions
    }
    .group = Take a card from space
move-population = Increase your population
    .detail = { $price } food
move-build = Build { $site }
    .detail = { $price ->
        [0] free
        [one] { $price } resource
       *[other] { $price } resources
    }
move-upgrade = Upgrade { $site } to { $site2 }
    .detail = { $price ->
        [0] free
        [one] { $price } resource
       *[other] { $price } resources
    }
    .group = Upgrade to
move-destroy = Destroy { $site }
move-leader = Play { $leader }
move-stage = Build wonder stages: { $stages }
    .detail = { $price ->
        [0] free
        [one] { $price } resource
       *[other] { $price } resources
    }
move-develop = Develop { $technology }
    .detail = { $price } science
move-revolution = Revolution: { $government }
    .detail = { $price } science
move-action = Play { $action }
move-disband = Disband { $site }
move-recruit = Recruit { $site } with a new worker
    .detail = { $food } food, { $resources } resources
move-tactic = Play the tactic { $tactic }
    .detail = { $price ->
        [one] { $price } military action
       *[other] { $price } military actions
    }
move-copy = Copy the tactic { $tactic }
    .detail = { $price ->
        [one] { $price } military action
       *[other] { $price } military actions
    }
move-use = Use { $ability }
move-prepare = Prepare { $event }
    .detail = +{ $points } culture
move-aggression = { $aggression } against { $seat }
    .detail = { $price ->
        [one] { $price } military action, strength { $strength } against { $rival }
       *[other] { $price } military actions, strength { $strength } against { $rival }
    }
    .group = Play an aggression against
move-war = { $war } against { $seat }
    .detail = { $price ->
        [one] { $price } military action, strength { $strength } against { $rival }
       *[other] { $price } military actions, strength { $strength } against { $rival }
    }
    .group = Declare war on
move-pact = Offer { $pact } to { $seat }, as { $side }
move-pact-plain = Offer { $pact } to { $seat }
move-cancel = Cancel the pact in the area of { $seat }
move-settle = Settle { $territory }
move-resign = Resign
move-discard = Discard { $military }
move-bonus = Play { $bonus }
    .detail = +{ $points }
move-conceal = Discard { $military } face down
    .detail = +{ $points }
move-bid = Bid { $bid }
move-send = Send { $site }
    .detail = force { $force }
move-agree = Agree
move-refuse = Refuse
move-gain = Take { $good }
move-mix = Food: { $food }
move-lose = Lose a worker on { $site }
move-token = Take a blue token off { $site }
move-raze = Destroy { $site }
move-colony = Choose { $territory }
move-remove = Remove the { $target }
move-steal = Take { $special }
move-tuck = Put it under { $wonder }
move-ravage = Ruin { $wonder }

## Events

event-turn = Round { $round }: { $seat } begins a turn.
event-final = Final scoring: { $card }.
event-game-over = The last round is over.
event-age-begins = { $age } begins.
event-last-round = Round { $round } will be the last.
event-row-dealt = New in the row: { $cards }.
event-taken = { $seat } takes { $card }.
event-population = { $count ->
    [one] { $seat } gains { $count } worker.
   *[other] { $seat } gains { $count } workers.
}
event-population-lost = { $count ->
    [one] { $seat } loses { $count } unused worker.
   *[other] { $seat } loses { $count } unused workers.
}
event-worker-lost = { $seat } loses a worker on { $card }.
event-token-lost = A blue token leaves { $card } of { $seat }.
event-built = { $seat } builds { $card }.
event-upgraded = { $seat } upgrades { $from } to { $card }.
event-destroyed = { $seat } loses { $card }; the worker is unused again.
event-leader = { $seat } plays { $card }.
event-leader-lost = { $card } no longer leads { $seat }.
event-tucked = { $seat } puts the old leader under { $card }.
event-stages-built = { $count ->
    [one] { $seat } builds { $count } stage of { $card }.
   *[other] { $seat } builds { $count } stages of { $card }.
}
event-wonder-completed = { $seat } completes { $card }.
event-wonder-lost = { $seat } loses the unfinished { $card }.
event-ravaged = { $card } of { $seat } falls into ruins.
event-developed = { $seat } develops { $card }.
event-revolution = A revolution in the civilization of { $seat }: { $card }.
event-action = { $seat } plays { $card }.
event-ability = { $seat } uses { $card }.
event-tactic = { $seat } adopts the tactic { $card }.
event-tactic-copied = { $seat } copies the tactic { $card }.
event-tactic-shared = { $card }, the tactic of { $seat }, is now common.
event-prepared = { $seat } prepares { $card }.
event-prepared-hidden = { $seat } prepares an event of { $age }.
event-foreseen = { $seat } looks at the next event: { $card }.
event-revealed = { $seat } reveals { $card }.
event-unclaimed = Nobody colonizes { $card }.
event-bid = { $seat } bids { $bid }.
event-bid-passed = { $seat } drops out of the auction.
event-sent = { $seat } sends { $card }.
event-bonus = { $seat } plays { $card }.
event-concealed = { $seat } discards a military card face down.
event-colony = { $seat } now holds { $card }.
event-colony-lost = { $seat } loses { $card }.
event-aggression = { $seat } attacks { $other }: { $card }.
event-defended = { $seat } holds out against { $other }.
event-war = { $seat } declares war on { $other }: { $card }.
event-war-won = { $card }: { $seat } beats { $other } by { $advantage }.
event-war-lost = { $card }: { $other } beats { $seat }, who declared it, by { $advantage }.
event-war-drawn = { $card } between { $seat } and { $other } ends in a draw.
event-stolen = { $seat } takes { $card } from { $other }.
event-pact-offered = { $lettered ->
    [0] { $seat } offers { $other } a pact: { $card }.
   *[other] { $seat } offers { $other } a pact: { $card }, { $seat } being { $side }.
}
event-pact-agreed = { $other } agrees: { $card } with { $seat } is in force.
event-pact-refused = { $other } refuses { $card }, offered by { $seat }.
event-pact-cancelled = { $seat } cancels { $card }.
event-pact-ended = { $card } between { $seat } and { $other } has ended.
event-resigned = { $seat } resigns.
event-food = { $seat } gains { $count } food.
event-resources = { $count ->
    [one] { $seat } gains { $count } resource.
   *[other] { $seat } gains { $count } resources.
}
event-science = { $points ->
    [one] { $seat } gains { $points } science point.
   *[other] { $seat } gains { $points } science points.
}
event-culture = { $points ->
    [one] { $seat } gains { $points } culture point.
   *[other] { $seat } gains { $points } culture points.
}
event-culture-lost = { $points ->
    [one] { $seat } loses { $points } culture point.
   *[other] { $seat } loses { $points } culture points.
}
event-goods-lost = { $resources ->
    [0] { $seat } loses { $food } food.
   *[other] { $food ->
        [0] { $resources ->
            [one] { $seat } loses { $resources } resource.
           *[other] { $seat } loses { $resources } resources.
        }
       *[other] { $seat } loses food ({ $food }) and resources ({ $resources }).
    }
}
event-uprising = Uprising: { $seat } produces nothing.
event-production = { $seat } produces { $science } science and { $culture } culture.
event-corruption = { $food ->
    [0] { $resources ->
        [one] Corruption costs { $seat } { $resources } resource.
       *[other] Corruption costs { $seat } { $resources } resources.
    }
   *[other] { $resources ->
        [0] Corruption costs { $seat } { $food } food.
       *[other] Corruption costs { $seat } resources ({ $resources }) and food ({ $food }).
    }
}
event-consumption = { $missing ->
    [0] { $seat } consumes { $count } food.
    [one] { $seat } ought to consume { $count } food; { $missing } is missing.
   *[other] { $seat } ought to consume { $count } food; { $missing } are missing.
}
event-military-drawn = { $seat } draws { $cards }.
event-military-drawn-hidden = { $count ->
    [one] { $seat } draws { $count } military card.
   *[other] { $seat } draws { $count } military cards.
}
event-discarded = { $seat } discards { $card }.
event-discarded-hidden = { $seat } discards a military card.
event-military-shuffled = The military discards of { $age } are shuffled into a new deck.

## What cards cost and do

effect-kind = { $age }, { $kind }.
effect-cost-science = { $count ->
    [0] You have it from the start.
    [one] Costs { $count } science point.
   *[other] Costs { $count } science points.
}
effect-cost-government = { $science ->
    [0] You have it from the start.
    [one] Costs { $science } science point, or { $revolution } in a revolution.
   *[other] Costs { $science } science points, or { $revolution } in a revolution.
}
effect-cost-resource = { $count ->
    [one] Building here costs { $count } resource.
   *[other] Building here costs { $count } resources.
}
effect-stages = Stages cost { $stages } resources.

# What each worker on a card gives.
effect-each-science = Each worker: { $count } science.
    .short = { $count } science
effect-each-culture = Each worker: { $count } culture.
    .short = { $count } culture
effect-each-strength = Each worker: { $count } strength.
    .short = { $count } strength
effect-each-happy = { $count ->
    [one] Each worker: { $count } happy face.
   *[other] Each worker: { $count } happy faces.
}
    .short = { $count } happy
effect-each-food = Each worker produces { $count } food.
    .short = { $count } food
effect-each-resource = { $count ->
    [one] Each worker produces { $count } resource.
   *[other] Each worker produces { $count } resources.
}
    .short = { $count } resources

# What a card gives as a whole; $count may be negative.
effect-gives-science = Science rate: { $count }.
    .short = { $count } science
effect-gives-culture = Culture rate: { $count }.
    .short = { $count } culture
effect-gives-strength = Strength: { $count }.
    .short = { $count } strength
effect-gives-happy = Happy faces: { $count }.
    .short = { $count } happy
effect-gives-civil = Civil actions: { $count }.
    .short = { $count } civil
effect-gives-military = Military actions: { $count }.
    .short = { $count } military
effect-gives-colonization = Colonization bonus: { $count }.
    .short = { $count } colonization
effect-gives-urban-limit = Urban limit: { $count }.
effect-gives-hand-civil = More civil cards in hand: { $count }.
effect-gives-hand-military = More military cards in hand: { $count }.
effect-gives-food = Food in production: { $count }.
    .short = { $count } food
effect-gives-resource = Resources in production: { $count }.
    .short = { $count } resources
effect-gives-blue = Blue tokens: { $count }.
    .short = { $count } blue
effect-gives-yellow = Yellow tokens: { $count }.
    .short = { $count } yellow

# What a card gives once.
effect-gain-food = At once: { $count } food.
    .short = +{ $count } food
effect-gain-resource = { $count ->
    [one] At once: { $count } resource.
   *[other] At once: { $count } resources.
}
    .short = +{ $count } resources
effect-gain-science = { $count ->
    [one] At once: { $count } science point.
   *[other] At once: { $count } science points.
}
    .short = +{ $count } science
effect-gain-culture = { $count ->
    [one] At once: { $count } culture point.
   *[other] At once: { $count } culture points.
}
    .short = +{ $count } culture
effect-gain-population = At once: { $count } population, without food.
    .short = +{ $count } population
effect-gain-draw = { $count ->
    [one] At once: draw { $count } military card.
   *[other] At once: draw { $count } military cards.
}
    .short = +{ $count } cards
effect-gain-blue = { $count ->
    [one] At once: { $count } blue token.
   *[other] At once: { $count } blue tokens.
}
    .short = +{ $count } blue

# What a wonder scores when its last stage is built.
effect-completion-farm-and-mine-workers = { $count ->
    [one] When completed: { $count } culture point for each worker on farms and mines.
   *[other] When completed: { $count } culture points for each worker on farms and mines.
}
effect-completion-other-workers = { $count ->
    [one] When completed: { $count } culture point for each worker on other cards.
   *[other] When completed: { $count } culture points for each worker on other cards.
}
effect-completion-technology-levels = { $count ->
    [one] When completed: { $count } culture point for each level of your technologies.
   *[other] When completed: { $count } culture points for each level of your technologies.
}
effect-completion-stage-and-page-culture = { $count ->
    [one] When completed: { $count } culture point for each culture your theaters and libraries produce.
   *[other] When completed: { $count } culture points for each culture your theaters and libraries produce.
}
effect-completion-urban-output = { $count ->
    [one] When completed: { $count } culture point for each culture, science and strength of your urban buildings.
   *[other] When completed: { $count } culture points for each culture, science and strength of your urban buildings.
}
effect-discount-after-replacement = { $count ->
    [one] In the row it costs { $count } civil action less in a turn in which you have replaced a leader.
   *[other] In the row it costs { $count } civil actions less in a turn in which you have replaced a leader.
}


# What leaders, wonders, special technologies and pacts let their owner do; $count is the number on the card.
effect-urban-discount-1 = { $count ->
    [one] Urban buildings of Age I cost { $count } resource less.
   *[other] Urban buildings of Age I cost { $count } resources less.
}
effect-urban-discount-2 = { $count ->
    [one] Urban buildings of Age II cost { $count } resource less.
   *[other] Urban buildings of Age II cost { $count } resources less.
}
effect-urban-discount-3 = { $count ->
    [one] Urban buildings of Age III cost { $count } resource less.
   *[other] Urban buildings of Age III cost { $count } resources less.
}
effect-stages-per-action = One civil action builds up to { $count } stages of a wonder.
effect-unit-strength = +{ $count } strength for each military unit.
effect-yellow-token-on-leaving = { $count ->
    [one] As a political action, remove this leader and gain { $count } yellow token.
   *[other] As a political action, remove this leader and gain { $count } yellow tokens.
}
effect-science-per-technology-taken = { $count } science whenever you take a technology from the row.
effect-military-as-civil = Once per turn, use a military action as a civil one.
effect-leader-discount = { $count ->
    [one] Leaders in the row cost { $count } civil action less.
   *[other] Leaders in the row cost { $count } civil actions less.
}
effect-unit-resources = { $count ->
    [one] Each turn { $count } resource for military units.
   *[other] Each turn { $count } resources for military units.
}
effect-tucks-under-wonder = When replaced, this leader may go under a finished wonder, which gains a happy face, instead of giving a civil action back.
effect-second-political-action = Once, take a second political action in the same turn.
effect-population-discount = Increasing your population costs { $count } food less.
effect-settles-from-hand = As a political action, remove this leader and make a territory from your hand a colony.
effect-recruits = For one military action, increase your population and build a unit at once; both cost { $count } less.
effect-infantry-as-cavalry = Infantry may serve as cavalry in armies.
effect-culture-if-strongest = { $count } culture per turn while you are among the two strongest.
effect-strength-per-face = +{ $count } strength for each happy face on your temples and government.
effect-sees-next-event = At the start of your Politics Phase you see the next current event.
effect-best-study-science = Your best lab or library produces science equal to its level once more.
effect-resource-per-development = { $count ->
    [one] { $count } resource whenever you develop a technology.
   *[other] { $count } resources whenever you develop a technology.
}
effect-culture-per-face = { $count } culture for each happy face on your wonders, temples and theaters.
effect-no-wonder-surcharge = Finished wonders do not make the next one dearer.
effect-action-per-development = { $count ->
    [one] { $count } civil action back whenever you develop a technology.
   *[other] { $count } civil actions back whenever you develop a technology.
}
effect-first-colony-culture = { $count } culture for your first colony.
effect-next-colony-culture = { $count } culture for each further colony.
effect-colonize-discards = { $count ->
    [one] When colonizing, you may discard up to { $count } military card for 1 point of force each.
   *[other] When colonizing, you may discard up to { $count } military cards for 1 point of force each.
}
effect-theater-culture = { $count } culture for each theater.
effect-theater-science-discount = Theaters cost { $count } science less to develop.
effect-theater-conversion = Once per turn, upgrade any urban building to a theater of the same or a higher level.
effect-military-revolution = A revolution takes your military actions instead of the civil ones.
effect-revolution-culture = { $count } culture for a revolution.
effect-unit-type-strength = +{ $count } strength for each kind of military unit you have.
effect-cross-resource-discount = { $count ->
    [one] Libraries cost { $count } resource less while you have a theater, and theaters while you have a library.
   *[other] Libraries cost { $count } resources less while you have a theater, and theaters while you have a library.
}
effect-cross-science-discount = Developing libraries costs { $count } science less while you have a theater, and theaters while you have a library.
effect-pair-culture = { $count } culture for each pair of a library and a theater.
effect-culture-per-development = { $count } culture whenever you develop a technology.
effect-labs-as-mines = Labs produce resources equal to their level; when this leader leaves, and at the end, you score as much culture.
effect-best-theater-again = Your best theater produces its culture once more.
effect-no-attacks = You cannot play aggressions or declare wars.
effect-attack-cost-factor = Attacks on you cost { $count } times the military actions.
effect-lab-culture-per-level = { $count } culture for each level of your labs.
effect-lab-science-loss = Labs produce { $count } science less.
effect-turn-culture = { $count ->
    [one] { $count } culture point in each of your turns in which you do not use the other power.
   *[other] { $count } culture points in each of your turns in which you do not use the other power.
}
effect-turn-military = In a turn you may have instead, for military units and their technologies: science ({ $count }) and resources ({ $count }).
effect-infantry-strength = +{ $count } strength for each infantry.
effect-artillery-strength = +{ $count } strength for each artillery.
effect-extra-face = Every other card of yours with happy faces has { $count } more.
effect-free-population = Once per turn, gain { $count } population without food.
effect-best-mine-again = Your best mine produces twice.
effect-attack-bonus = +{ $count } strength when you attack your partner.
effect-food-as-resource = Once per turn, use { $count } food as a resource.
effect-resource-as-food = { $count ->
    [one] Once per turn, use { $count } resource as food.
   *[other] Once per turn, use { $count } resources as food.
}
effect-development-discount = Developing a technology costs { $count } science less.
effect-development-share = { $count ->
    [one] Your partner pays { $count } science point whenever you develop a technology.
   *[other] Your partner pays { $count } science points whenever you develop a technology.
}
effect-immune-to-war = Nobody can declare war on you.
effect-culture-per-partner-wonder = { $count } culture for each finished wonder of your partner.

effect-side = For { $side }:
effect-attack-free = The partners may attack each other.
effect-attack-forbidden = The partners cannot attack each other.
effect-attack-ends = The pact ends when one partner attacks the other.

# An army: how many units of each kind it needs, and what it adds.
effect-tactic = Army: { $infantry ->
        [0] { "" }
       *[other] { $infantry } infantry,{ " " }
    }{ $cavalry ->
        [0] { "" }
       *[other] { $cavalry } cavalry,{ " " }
    }{ $artillery ->
        [0] { "" }
       *[other] { $artillery } artillery,{ " " }
    }strength +{ $strength }{ $lower ->
        [0] { "" }
       *[other] { " " }(obsolete +{ $lower })
    }.
    .short = +{ $strength }{ $lower ->
        [0] { "" }
       *[other] /{ $lower }
    }
effect-bonus = { $defence } in defence, { $colonization } for a colonization force.
    .short = { $defence }/{ $colonization }

# What action cards do; what they give follows as effect-gain-... $two, $three and $four: by the number of players.
effect-action-gain = Play it for what it gives.
effect-action-choose = Choose one of the two.
effect-action-build-or-upgrade = { $rebate ->
    [one] Build or upgrade for { $rebate } resource less: { $kinds }.
   *[other] Build or upgrade for { $rebate } resources less: { $kinds }.
}
effect-action-upgrade = { $rebate ->
    [one] Upgrade for { $rebate } resource less: { $kinds }.
   *[other] Upgrade for { $rebate } resources less: { $kinds }.
}
effect-action-population = Increase your population.
effect-action-stage = { $rebate ->
    [one] Build one stage of a wonder for { $rebate } resource less.
   *[other] Build one stage of a wonder for { $rebate } resources less.
}
effect-action-develop = Develop a technology, or lead a revolution.
effect-action-arm = This turn: military actions +{ $arms }, resources for military units +{ $resource }.
effect-action-arm-by-strength = For each stronger civilization, resources for military units in this turn: { $two }, { $three } or { $four } with 2, 3 or 4 players.
effect-action-culture-by-culture = For each civilization with more culture, culture points: { $two }, { $three } or { $four } with 2, 3 or 4 players.

# What aggressions and wars do; what they give follows as effect-gain-...
effect-aggression-enslave = Military actions: { $price }. Your rival loses 1 population.
effect-aggression-plunder = Military actions: { $price }. Take { $total } in food and resources from your rival.
effect-aggression-raid = { $second ->
    [-1] Military actions: { $price }. Destroy an urban building of your rival, of level { $level } at most, and gain half its cost in resources.
   *[other] Military actions: { $price }. Destroy two urban buildings of your rival, of levels { $level } and { $second } at most, and gain half their cost in resources.
}
effect-aggression-annex = Military actions: { $price }. Take a colony from your rival.
effect-aggression-infiltrate = { $total ->
    [one] Military actions: { $price }. Remove the leader or the unfinished wonder of your rival and score { $total } culture point for each level of it.
   *[other] Military actions: { $price }. Remove the leader or the unfinished wonder of your rival and score { $total } culture points for each level of it.
}
effect-aggression-take = Military actions: { $price }. Your rival loses as much as you gain.
effect-war-technology = Military actions: { $price }. The winner takes special technologies or science points worth the strength advantage.
effect-war-territory = { $count ->
    [one] Military actions: { $price }. The winner takes { $count } yellow token from the loser, and 1 more for every { $step } points of strength advantage.
   *[other] Military actions: { $price }. The winner takes { $count } yellow tokens from the loser, and 1 more for every { $step } points of strength advantage.
}
effect-war-culture = { $count ->
    [one] Military actions: { $price }. The winner takes { $count } culture point from the loser, and 1 more for each point of strength advantage.
   *[other] Military actions: { $price }. The winner takes { $count } culture points from the loser, and 1 more for each point of strength advantage.
}

# What events do. The amounts of some follow as effect-amount-...
effect-event-gain = Gain for { $who }:
effect-event-lose = Loss for { $who }:
effect-event-choose = Choice for { $who }:
effect-event-gain-mix = Gain for { $who }: { $total } in food and resources, as they like.
effect-event-lose-mix = Loss for { $who }: { $total } in food and resources, as they like.
effect-event-draw = { $culture ->
    [0] For { $who }: draw { $draws } military cards.
   *[other] For { $who }: draw { $draws } military cards, or in Age IV gain { $culture } culture points.
}
effect-event-discard = For { $who }: discard { $draws } military cards, or in Age IV lose { $culture } culture points.
effect-event-gain-culture-rate = For { $who }: score the culture rate.
effect-event-gain-science-rate = For { $who }: gain the science rate in science points.
effect-event-gain-culture-by-science = For { $who }: score the science rate in culture points.
effect-event-gain-by-happiness = Gain for { $who }, for each happy face:
effect-event-produce-food = For { $who }: produce food.
effect-event-produce-resources = For { $who }: produce resources.
effect-event-produce = For { $who }: produce food and resources, with corruption and consumption.
effect-event-lose-all-food = For { $who }: lose all food.
effect-event-destroy-own = For { $who }: destroy a building of their own.
effect-event-spend-actions = { $count ->
    [one] For { $who }: lose { $count } civil action for each discontent worker.
   *[other] For { $who }: lose { $count } civil actions for each discontent worker.
}
effect-event-lose-by-discontent = Loss for { $who }, for each discontent worker:
effect-event-emigrate = For { $who }: lose half of the discontent workers, rounded up.
effect-event-take-yellow = { $tokens ->
    [one] For { $who }: take { $tokens } yellow token from the weakest.
   *[other] For { $who }: take { $tokens } yellow tokens from the weakest.
}
effect-event-lose-leader = For { $who }: lose the leader, unless it is of the current age.
effect-event-lose-colony = For { $who }: lose a colony of their choice.
effect-event-ravage = For { $who }: a finished wonder of Age A or I falls into ruins. From then on it gives:
effect-event-terrorize = For { $who }: destroy an urban building of every other civilization.
effect-event-civilize = For { $who }: increase the population, build, or develop a technology, without a civil action and for { $discount } less.
effect-event-build-free = For { $who }: build { $technology } for free.
effect-event-agree = For { $who }: take cards from the row for up to { $budget } civil actions free of charge, fill it up, and give up the next political action.
effect-event-score-food-produced = { $count ->
    [one] For { $who }: { $count } culture point for each food in production.
   *[other] For { $who }: { $count } culture points for each food in production.
}
effect-event-score-food-above-consumption = { $count ->
    [one] For { $who }: { $count } culture point for producing more food than is consumed.
   *[other] For { $who }: { $count } culture points for producing more food than is consumed.
}
effect-event-score-urban-levels = { $count ->
    [one] For { $who }: { $count } culture point for each level of urban buildings.
   *[other] For { $who }: { $count } culture points for each level of urban buildings.
}
effect-event-score-least-production = { $count ->
    [one] For { $who }: { $count } culture point for each point of the least of science, culture, food and resource production.
   *[other] For { $who }: { $count } culture points for each point of the least of science, culture, food and resource production.
}
effect-event-score-colonies = { $count ->
    [one] For { $who }: { $count } culture point for each colony.
   *[other] For { $who }: { $count } culture points for each colony.
}
effect-event-score-unit-and-arena-levels = { $count ->
    [one] For { $who }: { $count } culture point for each level of military units and arenas.
   *[other] For { $who }: { $count } culture points for each level of military units and arenas.
}
effect-event-score-civil-actions = { $count ->
    [one] For { $who }: { $count } culture point for each civil action.
   *[other] For { $who }: { $count } culture points for each civil action.
}
effect-event-score-military-actions = { $count ->
    [one] For { $who }: { $count } culture point for each military action.
   *[other] For { $who }: { $count } culture points for each military action.
}
effect-event-score-happy-faces = { $count ->
    [one] For { $who }: { $count } culture point for each happy face.
   *[other] For { $who }: { $count } culture points for each happy face.
}
effect-event-score-mine-production = { $count ->
    [one] For { $who }: { $count } culture point for each resource the mines produce.
   *[other] For { $who }: { $count } culture points for each resource the mines produce.
}
effect-event-score-content-workers-above-ten = { $count ->
    [one] For { $who }: { $count } culture point for each content worker beyond { $beyond }.
   *[other] For { $who }: { $count } culture points for each content worker beyond { $beyond }.
}
effect-event-score-government-and-special-levels = { $count ->
    [one] For { $who }: { $count } culture point for each level of government and special technologies.
   *[other] For { $who }: { $count } culture points for each level of government and special technologies.
}
effect-event-score-age-iii-technologies = { $count ->
    [one] For { $who }: { $count } culture point for each technology of Age III.
   *[other] For { $who }: { $count } culture points for each technology of Age III.
}
effect-event-score-variety = { $count ->
    [one] For { $who }: { $count } culture point for each kind of urban building, unit and special technology.
   *[other] For { $who }: { $count } culture points for each kind of urban building, unit and special technology.
}
effect-event-score-wonders-by-age = For { $who }: culture points for each finished wonder, by its Age from A to III: { $ages }.
effect-event-rank-science = For { $who }: culture points by their rank in science rate: { $two } with 2 players, { $three } with 3, { $four } with 4.
effect-event-rank-strength = For { $who }: culture points by their rank in strength: { $two } with 2 players, { $three } with 3, { $four } with 4.

effect-amount-food = { $count } food.
effect-amount-resource = { $count ->
    [one] { $count } resource.
   *[other] { $count } resources.
}
effect-amount-science = { $count ->
    [one] { $count } science point.
   *[other] { $count } science points.
}
effect-amount-culture = { $count ->
    [one] { $count } culture point.
   *[other] { $count } culture points.
}
effect-amount-population = { $count } population.
effect-amount-draw = { $count ->
    [one] { $count } military card.
   *[other] { $count } military cards.
}
effect-amount-blue = { $count ->
    [one] { $count } blue token.
   *[other] { $count } blue tokens.
}

## Why a move is refused

# $price is what it costs, $have what there is to pay with.
why-tta-first-turn-only-taking-cards = In the first turn you may only take cards from the row.
why-tta-take-card-choice = { $card } is not in that space of the row.
why-tta-take-card-cost = { $price ->
    [one] { $card } costs { $price } civil action; you have { $have }.
   *[other] { $card } costs { $price } civil actions; you have { $have }.
}
why-tta-take-card-hand-limit = { $limit ->
    [one] You hold { $held } civil cards, and your limit is { $limit } card.
   *[other] You hold { $held } civil cards, and your limit is { $limit } cards.
}
why-tta-take-card-no-duplicate-technology = You already have { $card }.
why-tta-take-card-one-leader-per-age = You have already taken a leader of { $age }.
why-tta-take-wonder-cost = { $price ->
    [one] { $card } costs you { $price } civil action; you have { $have }.
   *[other] { $card } costs you { $price } civil actions; you have { $have }.
}
why-tta-take-wonder-one-unfinished = You are still building { $card }; finish it first.
why-tta-population-civil-cost = You have no civil action left to increase your population.
why-tta-population-empty-bank = Your yellow bank is empty.
why-tta-population-food-cost = Another worker costs { $price } food; you have { $have }.
why-tta-build-civil-cost = You have no civil action left to build { $card }.
why-tta-build-needs-technology = You have not developed { $card }.
why-tta-build-resource-cost = { $price ->
    [one] { $card } costs { $price } resource; you have { $have }.
   *[other] { $card } costs { $price } resources; you have { $have }.
}
why-tta-build-urban-limit = You have { $count } of this kind of building, and { $government } allows { $limit }.
why-tta-build-uses-unused-worker = You have no unused worker for { $card }.
why-tta-upgrade-civil-cost = You have no civil action left to upgrade { $from }.
why-tta-upgrade-target = { $from } cannot be upgraded to { $card }.
why-tta-upgrade-worker-moves = No worker of yours stands on { $from }.
why-tta-upgrade-cost-difference = { $price ->
    [one] The upgrade to { $card } costs { $price } resource; you have { $have }.
   *[other] The upgrade to { $card } costs { $price } resources; you have { $have }.
}
why-tta-bach-other-type = { $from } cannot become { $card } now.
why-tta-bach-same-level = { $card } is of a lower level than { $from }.
why-tta-bach-urban-limit = You have { $count } theaters, and { $government } allows { $limit }.
why-tta-destroy-civil-cost = You have no civil action left to destroy { $card }.
why-tta-destroy-worker-to-pool = You have no { $card } to destroy.
why-tta-leader-play-civil-cost = { $have ->
    [0] You have no civil action left to play { $card }.
    [one] You do not have { $card } in your hand.
   *[other] You do not have { $card } in your hand.
}
why-tta-leader-play-action-still-needed = Playing { $card } needs a civil action; the one for replacing your leader comes back afterwards.
why-tta-wonder-stage-civil-cost = You have no civil action left to build a stage.
why-tta-wonder-stage-needs-unfinished = You have no unfinished wonder.
why-tta-wonder-stage-multi-stage = { $limit ->
    [one] You may build no more than { $limit } stage now.
   *[other] You may build no more than { $limit } stages now.
}
why-tta-wonder-stage-resource-cost = { $price ->
    [one] That costs { $price } resource; you have { $have }.
   *[other] That costs { $price } resources; you have { $have }.
}
why-tta-wonder-stage-cover-when-bank-empty = You have no blue tokens left to mark the stage.
why-tta-develop-civil-cost = You have no civil action left to develop { $card }.
why-tta-develop-from-hand = You do not have { $card } in your hand.
why-tta-develop-science-cost = { $card } costs { $price } science; you have { $have }.
why-tta-develop-government-higher-cost = Without a revolution { $card } costs { $price } science; you have { $have }.
why-tta-points-pay-science = { $other } cannot pay the share of { $price } science.
why-tta-revolution-all-must-be-available = A revolution needs all { $price } civil actions; you have { $have } left.
why-tta-revolution-science-cost = A revolution for { $card } costs { $price } science; you have { $have }.
why-tta-robespierre-military-needed = This revolution needs all { $price } military actions; you have { $have } left.
why-tta-action-card-civil-cost = You have no civil action left to play { $card }.
why-tta-action-card-discarded = You do not have { $card } in your hand.
why-tta-action-card-granted-action-free = The card you play does not let you do this with { $card }.
why-tta-action-card-must-be-executable = You cannot do what { $card } orders now.
why-tta-action-card-not-same-phase = You took { $card } in this turn; play it in a later one.
why-tta-unit-build-military-cost = You have no military action left for { $card }.
why-tta-unit-build-needs-technology = You have not developed { $card }.
why-tta-unit-build-resource-cost = { $price ->
    [one] { $card } costs { $price } resource; you have { $have }.
   *[other] { $card } costs { $price } resources; you have { $have }.
}
why-tta-unit-build-uses-unused-worker = You have no unused worker for { $card }.
why-tta-unit-upgrade-military-cost = You have no military action left to upgrade { $from }.
why-tta-unit-upgrade-target = { $from } cannot be upgraded to { $card }.
why-tta-unit-upgrade-worker-moves = No unit of yours stands on { $from }.
why-tta-unit-upgrade-cost-difference = { $price ->
    [one] The upgrade to { $card } costs { $price } resource; you have { $have }.
   *[other] The upgrade to { $card } costs { $price } resources; you have { $have }.
}
why-tta-unit-disband-military-cost = You have no military action left to disband { $card }.
why-tta-unit-disband-worker-to-pool = You have no { $card } to disband.
why-tta-tactic-play-becomes-exclusive = You do not have { $card } in your hand.
why-tta-tactic-play-cost = { $price ->
    [one] A tactic costs { $price } military action; you have { $have }.
   *[other] A tactic costs { $price } military actions; you have { $have }.
}
why-tta-tactic-play-once-per-turn = You have already changed your tactic in this turn.
why-tta-tactic-copy-becomes-current = { $card } is your tactic already.
why-tta-tactic-copy-common-only = { $card } is not a common tactic.
why-tta-tactic-copy-cost = { $price ->
    [one] Copying a tactic costs { $price } military action; you have { $have }.
   *[other] Copying a tactic costs { $price } military actions; you have { $have }.
}
why-tta-event-prepare-goes-to-future = You do not have { $card } in your hand.
why-tta-anatomy-aggression-war = You do not have { $card } in your hand.
why-tta-aggression-cost = { $price ->
    [one] { $card } against { $other } costs { $price } military action; you have { $have }.
   *[other] { $card } against { $other } costs { $price } military actions; you have { $have }.
}
why-tta-aggression-target = You cannot attack { $other }.
why-tta-aggression-pact-forbids = Your pact with { $other } forbids the attack.
why-tta-aggression-must-be-stronger = Your strength is { $strength }, that of { $other } { $rival }; you must be stronger.
why-tta-aggression-succeeds = { $other } has nothing that { $card } could take.
why-tta-aggression-defence-bonus-cards = You do not have { $card } in your hand.
why-tta-aggression-defence-discard-any = You do not have { $card } in your hand.
why-tta-aggression-defence-card-limit = { $count ->
    [one] You may use only { $count } more card; your cards cannot add { $missing } strength that way.
   *[other] You may use only { $count } cards; your cards cannot add { $missing } strength that way.
}
why-tta-aggression-no-partial-defence = You still need { $missing } strength; a defence must reach the attack.
why-tta-war-declare-cost = { $price ->
    [one] { $card } against { $other } costs { $price } military action; you have { $have }.
   *[other] { $card } against { $other } costs { $price } military actions; you have { $have }.
}
why-tta-war-declare-target = You cannot declare war on { $other }.
why-tta-war-declare-pact-forbids = Your pact with { $other } forbids the war.
why-tta-war-declare-stays-in-play = You have already declared a war.
why-tta-war-declare-not-last-round = Nobody can declare war in the last round.
why-tta-war-steal-technology = { $other } does not have { $card }.
why-tta-war-steal-no-duplicate = You already have { $card }.
why-tta-war-strength-advantage = { $card } is worth { $price }; { $have } of your advantage is left.
why-tta-stats-modifiers = The cards in play do not allow this now.
why-tta-politics-no-pacts-two-players = There are no pacts between two players.
why-tta-in-play-definition = You do not have { $card } in your hand.
why-tta-in-play-references = { $other } has no { $target }.
why-tta-pact-offer-partner = You cannot offer a pact to { $other }.
why-tta-pact-offer-sides = { $card } has no sides.
why-tta-pact-cancel-parties-only = You have no pact there.
why-tta-resign-not-age-iv = Nobody can resign in Age IV.
why-tta-colonization-bid-value = Your bid must be higher than { $bid }.
why-tta-colonization-bid-cap = The largest force you could send is worth { $limit }.
why-tta-colonization-force-minimum = Your force would be worth { $force }; you bid { $bid }.
why-tta-colonization-one-unit-minimum = Send one unit at least.
why-tta-colonization-base-units = You have no { $card } to send.
why-tta-colonization-bonus-cards = You do not have { $card } in your hand.
why-tta-colonization-no-face-down-discards = You cannot discard { $card } for this force.
why-tta-colonization-becomes-colony = You cannot settle { $card } from your hand.
why-tta-actions-total-temporary-first = You have already used { $card } in this turn.
why-tta-actions-all-or-nothing = Using { $card } costs { $price }; you have { $have }.
why-tta-actions-granted-by-card = The event does not let you build { $card }.
why-tta-workers-gain-population-empty-bank = Your yellow bank is empty.
why-tta-workers-lose-population-from-cards = No worker of yours stands on { $card }.
why-tta-tokens-lose-blue = There is no blue token on { $card }.
why-tta-gain-choice-of-cards = No token of this gain can go on { $card }.
why-tta-gain-exact = A token on { $card } is worth more than what you still gain.
why-tta-gain-short-bank = With a token on { $card } your blue bank would not make up the rest.
why-tta-pay-return-token = No blue token on { $card } can pay this.
why-tta-pay-overpay = There is no change for a token of { $card }; another card can pay exactly.
why-tta-pay-lose = That does not make up { $total }.
why-tta-pay-take-from-player = That does not make up { $total } of what { $other } has.
why-tta-card-level-worker-is-building = { $other } has no { $card } that could be destroyed now.
why-tta-colony-stolen = { $other } does not hold { $card }.
why-tta-colony-permanent = You do not hold { $card }.
why-tta-development-of-civilization-costs = The event does not let you build { $card }.
why-tta-end-turn-discard-excess = You do not have { $card } in your hand.
why-tta-international-agreement-taking-rules = Having taken cards you can only finish; without any you can only pass.
why-tta-ravages-of-time-counts-as-completed = { $card } cannot fall into ruins.
why-tta-homer-extra-face = You have not finished { $card }.

## Options

option-peaceful = Peaceful game
    .text = Leave out all aggressions and wars.
option-short = Short game
    .text = The game ends after Age II: when Age III begins, this round or the next is the last, and no events are scored at the end.
option-manual_payment = Payment by hand
    .text = Choose yourself which blue tokens pay for food and resources, and on which cards you store what you gain.
option-ruleset = Rules
    .text = Which text the table follows where the editions differ: what becomes of a war on a player who resigns.
option-ruleset-original = the English text: the card of such a war is discarded
option-ruleset-seed = the Italian rulebook to the letter: it returns to its owner's hand

## Results

result-culture = Most culture
result-shared = Equal culture
result-last-player = All others have resigned

## Player aid

aid-turn = Refill the card row, fight the war you declared and share your tactic. Then take a political action if you wish, spend your actions in any order, and end your turn: discard surplus military cards, produce, draw a military card for each unspent military action (3 at most), and get your actions back.
    .heading = Your turn
aid-politics = Once per turn you may prepare an event and score its level, attack a weaker rival, declare a war that is fought in your next turn, offer or cancel a pact. Every event you prepare brings up an older one.
    .heading = Politics
aid-actions = Civil actions: take cards from the row (1 to 3), increase your population, build, upgrade or destroy, play a leader or an action card, build a wonder stage, develop a technology. Military actions: build, upgrade or disband units, play (1) or copy (2) a tactic. A revolution takes all civil actions but less science.
    .heading = Actions
aid-production = First science and culture, then corruption, food, consumption and resources. Each missing food costs 4 culture. If more workers are discontent than unused, there is an uprising and you produce nothing. Few tokens in the blue bank mean corruption; few in the yellow bank mean hunger and unrest.
    .heading = Production
aid-end = Each age ends when its last civil card is dealt: older leaders, unfinished wonders, pacts and cards in hand are lost, and everybody loses 2 yellow tokens. When Age IV begins, this round or the next is the last. The events of Age III that are left are then scored, and most culture wins.
    .heading = The end

## The table in the terminal

table-price = { $actions ->
    [0] free
    [one] { $actions } action
   *[other] { $actions } actions
  }
table-points = Culture, science
table-strength = Strength
table-stores = Food, resources
table-actions = Actions
table-happy = Happiness
table-population = Free, yellow/blue
table-own-idle = Your technologies without workers
table-idle = and { $count } without workers
table-government = Government
table-leader = Leader
table-wonders = Wonders
table-unfinished = Being built
table-stages = { $card } ({ $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
  })
table-colonies = Colonies
table-tactic = Tactic
table-war = War on
table-pact = Pact with
table-technologies = Technologies
table-cards = Cards
table-civil = Your civil cards
table-military = Your military cards

# Figures that a move may change
figure-culture = Culture
figure-culture_rate = Culture a turn
figure-science = Science
figure-science_rate = Science a turn
figure-strength = Strength
figure-happy = Happy faces
figure-discontent = Discontent workers
figure-civil = Civil actions left
figure-military = Military actions left
figure-food = Food
figure-resources = Resources
figure-unused = Unused workers
figure-yellow = Yellow bank
figure-blue = Blue bank
figure-colonization = Colonization bonus
figure-corruption = Corruption at the end of the turn
figure-consumption = Food eaten at the end of the turn
figure-food_production = Food produced a turn
figure-resource_production = Resources produced a turn
figure-uprising = Uprising at the end of the turn

# What to know before a move that ends something: the verb, and the figure that is not nought.
caution-end-civil = { $count ->
    [one] One civil action is unspent.
   *[other] { $count } civil actions are unspent.
}
caution-end-uprising = Your people will rise up: nothing will be produced.
caution-end-corruption = { $count ->
    [one] Corruption will take one resource.
   *[other] Corruption will take { $count } resources.
}
caution-end-unused = { $count ->
    [one] One worker is unused.
   *[other] { $count } workers are unused.
}
caution-revolution-civil = { $count ->
    [one] A revolution takes all your civil actions: one is still unspent.
   *[other] A revolution takes all your civil actions: { $count } are still unspent.
}
caution-end-discontent = { $count ->
    [one] One worker is discontent.
   *[other] { $count } workers are discontent.
}
