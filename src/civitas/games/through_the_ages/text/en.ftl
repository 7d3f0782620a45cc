### Through the Ages, English. Same messages, attributes and variables as it.ftl.
### Names of cards and players come in as variables, already in the reader's language.

title = Through the Ages
title-blurb = From the first ploughs to the space age: choose leaders, raise wonders, keep your people fed and content, and leave behind the richest culture.

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

good-food = food
    .amount = { $count } food
good-resource = resources
    .amount = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }

# What cards give at once.
gain-food = food
    .amount = { $count } food
gain-resource = resources
    .amount = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
gain-science = science
    .amount = { $count ->
        [one] { $count } science point
       *[other] { $count } science points
    }
gain-culture = culture
    .amount = { $count ->
        [one] { $count } culture point
       *[other] { $count } culture points
    }
gain-population = population
    .amount = { $count } population
gain-draw = military cards
    .amount = { $count ->
        [one] { $count } military card
       *[other] { $count } military cards
    }
gain-blue = blue tokens
    .amount = { $count ->
        [one] { $count } blue token
       *[other] { $count } blue tokens
    }
gain-yellow = yellow tokens
    .amount = { $count ->
        [one] { $count } yellow token
       *[other] { $count } yellow tokens
    }

# The symbols at the bottom of cards; $count may be negative.
statistic-science = science
    .amount = { $count } science
statistic-culture = culture
    .amount = { $count } culture
statistic-strength = strength
    .amount = { $count } strength
statistic-happy = happiness
    .amount = { $count } happiness
statistic-civil = civil actions
    .amount = { $count ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }
statistic-military = military actions
    .amount = { $count ->
        [one] { $count } military action
       *[other] { $count } military actions
    }
statistic-colonization = colonization
    .amount = { $count } colonization
statistic-urban_limit = urban limit
    .amount = urban limit { $count }
statistic-hand_civil = civil hand limit
    .amount = { $count } civil hand limit
statistic-hand_military = military hand limit
    .amount = { $count } military hand limit
statistic-food = food
    .amount = { $count } food in production
statistic-resource = resources
    .amount = { $count ->
        [one] { $count } resource in production
       *[other] { $count } resources in production
    }
statistic-blue = blue tokens
    .amount = { $count ->
        [one] { $count } blue token
       *[other] { $count } blue tokens
    }
statistic-yellow = yellow tokens
    .amount = { $count ->
        [one] { $count } yellow token
       *[other] { $count } yellow tokens
    }

# Kinds of cards. .amount of those that make up armies.
kind-farm = farm
kind-mine = mine
kind-lab = lab
kind-temple = temple
kind-arena = arena
kind-library = library
kind-theater = theater
kind-urban = urban building
kind-infantry = infantry
    .amount = { $count } infantry
kind-cavalry = cavalry
    .amount = { $count } cavalry
kind-artillery = artillery
    .amount = { $count } artillery
kind-air_force = air force
    .amount = { $count } air force
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
target-leader = leader
target-wonder = unfinished wonder

# Whom an event concerns.
who-all = All civilizations
who-strongest = The strongest civilization
who-weakest = The weakest civilization
who-strongest_two = The two strongest civilizations
who-weakest_two = The two weakest civilizations
who-most_culture = The civilization with the most culture
who-least_culture = The civilization with the least culture
who-most_culture_if_weak = The civilization with the most culture, if it is among the two weakest
who-happiest = All civilizations with the most happiness
who-most_discontent = All civilizations with the most discontent workers

# What events and wonders count.
counted-food_produced = food you produce
counted-food_above_consumption = producing more food than you consume
counted-urban_levels = level of your urban buildings
counted-least_production = point of the least of your science, culture, food and resource production
counted-colonies = colony
counted-unit_and_arena_levels = level of your military units and arenas
counted-civil_actions = civil action
counted-military_actions = military action
counted-happy_faces = happy face
counted-mine_production = resource your mines produce
counted-content_workers_above_ten = content worker beyond ten
counted-government_and_special_levels = level of your government and special technologies
counted-age_iii_technologies = technology of Age III
counted-variety = kind of urban building, unit or special technology you have
counted-wonders_by_age = point your finished wonders are worth by age
counted-farm_and_mine_workers = worker on farms and mines
counted-other_workers = worker on other cards
counted-technology_levels = level of your technologies
counted-stage_and_page_culture = culture your theaters and libraries produce
counted-urban_output = culture, science and strength your urban buildings produce
counted-science = science rate
counted-strength = strength

# Stands in a list of names for a card the reader has not seen.
card-face-down = a face-down card

score-culture = Culture
score-total = Total

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
question-pact = { $other } offers you { $card } and would be { $side }. Do you agree?
question-pact-other = { $seat } is considering { $card }, offered by { $other } as { $side }.
question-order = { $card }: choose what it lets you do.
question-order-other = { $seat } is carrying out { $card }.
question-choose-good = Take { $food } food or { $resources } resources.
question-choose-good-other = { $seat } is choosing between { $food } food and { $resources } resources.
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
move-copy = Copy the tactic { $tactic }
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
    .detail = resources: { $resources }
move-lose = Lose a worker on { $site }
move-token = Take a blue token off { $site }
move-raze = Destroy { $site }
move-colony = Choose { $territory }
move-remove = Remove the { $target }
move-steal = Take { $special }
    .detail = { $price } of your advantage
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
event-pact-offered = { $seat } offers { $other } a pact: { $card }, { $seat } being { $side }.
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
event-goods-lost = { $seat } loses { $food } food and { $resources } resources.
event-uprising = Uprising: { $seat } produces nothing.
event-production = { $seat } produces { $science } science and { $culture } culture.
event-corruption = Corruption costs { $seat } { $resources } resources and { $food } food.
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
effect-cost-science = { $science } science to develop.
    .short = { $science } sci
effect-cost-government = { $science } science to develop, { $revolution } in a revolution.
    .short = { $science } ({ $revolution }) sci
effect-cost-resources = { $resources ->
    [0] Costs no resources to build.
    [one] { $resources } resource to build.
   *[other] { $resources } resources to build.
}
    .short = { $resources } res
effect-cost-stages = Stages: { $stages } resources.
    .short = { $stages } res
effect-cost-military = { $count ->
    [one] Costs { $count } military action.
   *[other] Costs { $count } military actions.
}
    .short = { $count } mil
effect-gives = Gives { $statistics }.
    .short = { $statistics }
effect-gives-each = Each worker here: { $statistics }.
    .short = { $statistics }
effect-produces-food = Each worker here produces { $count } food.
    .short = { $count } food
effect-produces-resources = { $count ->
    [one] Each worker here produces { $count } resource.
   *[other] Each worker here produces { $count } resources.
}
    .short = { $count } res
effect-gain = Gain { $gains }.
    .short = +{ $gains }
effect-completion = When completed: { $points } culture for each { $counted }.
effect-discount-after-replacement = { $count ->
    [one] In the row it costs { $count } civil action less in a turn in which you have replaced a leader.
   *[other] In the row it costs { $count } civil actions less in a turn in which you have replaced a leader.
}
effect-army = One army: { $units }. It adds { $strength } strength.
    .short = { $units }: +{ $strength }
effect-army-obsolete = One army: { $units }. It adds { $strength } strength, or { $obsolete } if one of the units is two levels behind.
    .short = { $units }: +{ $strength }/{ $obsolete }
effect-bonus = { $defence } in defence, { $colonization } for a colonization force.
    .short = { $defence }/{ $colonization }
effect-none = No other effect.

# What leaders, wonders, special technologies and pacts let their owner do; $amount is the number on the card.
effect-ability-urban_discount = { $amount ->
    [one] Urban buildings of { $age } cost { $amount } resource less.
   *[other] Urban buildings of { $age } cost { $amount } resources less.
}
effect-ability-stages_per_action = One civil action builds up to { $amount } stages of a wonder.
effect-ability-unit_strength = +{ $amount } strength for each military unit.
effect-ability-yellow_token_on_leaving = { $amount ->
    [one] As a political action, remove this leader and gain { $amount } yellow token.
   *[other] As a political action, remove this leader and gain { $amount } yellow tokens.
}
effect-ability-science_per_technology_taken = { $amount } science whenever you take a technology from the row.
effect-ability-military_as_civil = Once per turn, use a military action as a civil one.
effect-ability-leader_discount = { $amount ->
    [one] Leaders in the row cost { $amount } civil action less.
   *[other] Leaders in the row cost { $amount } civil actions less.
}
effect-ability-unit_resources = { $amount ->
    [one] Each turn { $amount } resource for military units.
   *[other] Each turn { $amount } resources for military units.
}
effect-ability-tucks_under_wonder = When replaced, this leader may go under a finished wonder, which gains a happy face, instead of giving a civil action back.
effect-ability-second_political_action = Once, take a second political action in the same turn.
effect-ability-population_discount = Increasing your population costs { $amount } food less.
effect-ability-settles_from_hand = As a political action, remove this leader and make a territory from your hand a colony.
effect-ability-recruits = For one military action, increase your population and build a unit at once; both cost { $amount } less.
effect-ability-infantry_as_cavalry = Infantry may serve as cavalry in armies.
effect-ability-culture_if_strongest = { $amount } culture per turn while you are among the two strongest.
effect-ability-strength_per_face = +{ $amount } strength for each happy face on your urban buildings, wonders and government.
effect-ability-sees_next_event = At the start of your Politics Phase you see the next current event.
effect-ability-best_study_science = Your best lab or library produces science equal to its level once more.
effect-ability-resource_per_development = { $amount ->
    [one] { $amount } resource whenever you develop a technology.
   *[other] { $amount } resources whenever you develop a technology.
}
effect-ability-culture_per_face = { $amount } culture for each happy face on your wonders and urban buildings.
effect-ability-no_wonder_surcharge = Finished wonders do not make the next one dearer.
effect-ability-action_per_development = { $amount ->
    [one] { $amount } civil action back whenever you develop a technology.
   *[other] { $amount } civil actions back whenever you develop a technology.
}
effect-ability-first_colony_culture = { $amount } culture for your first colony.
effect-ability-next_colony_culture = { $amount } culture for each further colony.
effect-ability-colonize_discards = { $amount ->
    [one] When colonizing, you may discard up to { $amount } military card for 1 point of force each.
   *[other] When colonizing, you may discard up to { $amount } military cards for 1 point of force each.
}
effect-ability-theater_culture = { $amount } culture for each theater.
effect-ability-theater_science_discount = Theaters cost { $amount } science less to develop.
effect-ability-theater_conversion = Once per turn, upgrade any urban building to a theater of the same or a higher level.
effect-ability-military_revolution = A revolution takes your military actions instead of the civil ones.
effect-ability-revolution_culture = { $amount } culture for a revolution.
effect-ability-unit_type_strength = +{ $amount } strength for each kind of military unit you have.
effect-ability-cross_resource_discount = { $amount ->
    [one] Libraries cost { $amount } resource less while you have a theater, and theaters while you have a library.
   *[other] Libraries cost { $amount } resources less while you have a theater, and theaters while you have a library.
}
effect-ability-cross_science_discount = Developing libraries costs { $amount } science less while you have a theater, and theaters while you have a library.
effect-ability-pair_culture = { $amount } culture for each pair of a library and a theater.
effect-ability-culture_per_development = { $amount } culture whenever you develop a technology.
effect-ability-labs_as_mines = Labs produce resources equal to their level; when this leader leaves, and at the end, you score as much culture.
effect-ability-best_theater_again = Your best theater produces its culture once more.
effect-ability-no_attacks = You cannot play aggressions or declare wars.
effect-ability-attack_cost_factor = Attacks on you cost { $amount } times the military actions.
effect-ability-lab_culture_per_level = { $amount } culture for each level of your labs.
effect-ability-lab_science_loss = Labs produce { $amount } science less.
effect-ability-turn_culture = Each turn choose: { $amount } culture,
effect-ability-turn_military = or { $amount } science and resources for military technologies and units.
effect-ability-infantry_strength = +{ $amount } strength for each infantry.
effect-ability-artillery_strength = +{ $amount } strength for each artillery.
effect-ability-extra_face = Every other card of yours with happy faces has { $amount } more.
effect-ability-free_population = Once per turn, gain { $amount } population without food.
effect-ability-best_mine_again = Your best mine produces twice.
effect-ability-attack_bonus = +{ $amount } strength when you attack your partner.
effect-ability-food_as_resource = Once per turn, use { $amount } food as a resource.
effect-ability-resource_as_food = { $amount ->
    [one] Once per turn, use { $amount } resource as food.
   *[other] Once per turn, use { $amount } resources as food.
}
effect-ability-development_discount = Developing a technology costs { $amount } science less.
effect-ability-development_share = { $amount ->
    [one] Your partner pays { $amount } science point whenever you develop a technology.
   *[other] Your partner pays { $amount } science points whenever you develop a technology.
}
effect-ability-immune_to_war = Nobody can declare war on you.
effect-ability-culture_per_partner_wonder = { $amount } culture for each finished wonder of your partner.

effect-pact-both = Both partners:
effect-pact-side = The partner on { $side }:
effect-pact-forbidden = The partners cannot attack each other.
effect-pact-ends = The pact ends when one partner attacks the other.

# What action cards do.
effect-action-choose = Take { $either_gains }.
effect-action-build_or_upgrade = { $rebate ->
    [one] Build or upgrade a { $either_kinds } for { $rebate } resource less.
   *[other] Build or upgrade a { $either_kinds } for { $rebate } resources less.
}
effect-action-upgrade = { $rebate ->
    [one] Upgrade a { $either_kinds } for { $rebate } resource less.
   *[other] Upgrade a { $either_kinds } for { $rebate } resources less.
}
effect-action-population = Increase your population, then gain { $gains }.
effect-action-stage = { $rebate ->
    [one] Build one stage of a wonder for { $rebate } resource less.
   *[other] Build one stage of a wonder for { $rebate } resources less.
}
effect-action-develop = Develop a technology, then gain { $gains }.
effect-action-arm = This turn you have { $count } more military action and { $resources } for military units.
effect-action-arm_by_strength = { $count ->
    [one] For military units you have { $count } more resource this turn for each civilization stronger than yours.
   *[other] For military units you have { $count } more resources this turn for each civilization stronger than yours.
}
effect-action-culture_by_culture = { $count } culture for each civilization with more culture than yours.

# What aggressions and wars do.
effect-aggression-enslave = Your rival loses 1 population; you gain { $gains }.
effect-aggression-plunder = Take { $total } in food and resources from your rival.
effect-aggression-raid = Destroy urban buildings of your rival, up to level { $levels }; you gain half their cost in resources.
effect-aggression-annex = Take a colony from your rival.
effect-aggression-infiltrate = Your rival loses a leader or an unfinished wonder; you score { $each } culture for each level of it.
effect-aggression-take = Take { $gains } from your rival.
effect-war-technology = The winner takes special technologies or science worth the strength advantage.
effect-war-territory = { $tokens ->
    [one] The winner takes { $tokens } yellow token from the loser, and 1 more for every { $each } points of strength advantage.
   *[other] The winner takes { $tokens } yellow tokens from the loser, and 1 more for every { $each } points of strength advantage.
}
effect-war-culture = The winner takes { $culture } culture from the loser, and 1 more for each point of strength advantage.

# What events do.
effect-event-gain = { $who }: gain { $gains }.
effect-event-lose = { $who }: lose { $gains }.
effect-event-choose = { $who }: take { $either_gains }.
effect-event-gain_mix = { $who }: gain { $total } in food and resources, as you like.
effect-event-lose_mix = { $who }: lose { $total } in food and resources, as you like.
effect-event-draw = { $count ->
    [one] { $who }: draw { $count } military card.
   *[other] { $who }: draw { $count } military cards.
}
effect-event-draw-or-culture = { $who }: draw { $count } military cards, or in Age IV gain { $culture } culture.
effect-event-discard = { $who }: discard { $count } military cards, or in Age IV lose { $culture } culture.
effect-event-gain_culture_rate = { $who }: score your culture rate.
effect-event-gain_science_rate = { $who }: gain your science rate in science.
effect-event-gain_culture_by_science = { $who }: score culture equal to your science rate.
effect-event-gain_by_happiness = { $who }: gain { $gains } for each happy face.
effect-event-produce_food = { $who }: produce food.
effect-event-produce_resources = { $who }: produce resources.
effect-event-produce = { $who }: produce food and resources, with corruption and consumption.
effect-event-lose_all_food = { $who }: lose all food.
effect-event-destroy_own = { $who }: destroy one of your buildings.
effect-event-spend_actions = { $count ->
    [one] { $who }: lose { $count } civil action for each discontent worker.
   *[other] { $who }: lose { $count } civil actions for each discontent worker.
}
effect-event-lose_by_discontent = { $who }: lose { $culture } culture for each discontent worker.
effect-event-emigrate = { $who }: lose half of your discontent workers, rounded up.
effect-event-take_yellow = { $tokens ->
    [one] { $who }: take { $tokens } yellow token from the weakest.
   *[other] { $who }: take { $tokens } yellow tokens from the weakest.
}
effect-event-lose_leader = { $who }: lose your leader, unless it is of the current age.
effect-event-lose_colony = { $who }: lose a colony of your choice.
effect-event-ravage = { $who }: a finished wonder of Age A or I falls into ruins and gives { $culture } culture from now on.
effect-event-terrorize = { $who }: destroy an urban building of every other civilization.
effect-event-civilize = { $who }: increase your population, build, or develop a technology, at { $discount } less and without a civil action.
effect-event-build_free = { $who }: build { $technology } for free.
effect-event-agree = { $count ->
    [one] { $who }: may take cards from the row for { $count } civil action, fill it up, and give up the next political action.
   *[other] { $who }: may take cards from the row for { $count } civil actions, fill it up, and give up the next political action.
}
effect-event-score = { $who }: { $points } culture for each { $counted }.
effect-event-score-once = { $who }: { $points } culture for { $counted }.
effect-event-rank = { $who }: culture by { $counted }: { $points }.

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
why-tta-bach-urban-limit = You have { $count } theaters, and { $government } allows { $limit }.
why-tta-destroy-civil-cost = You have no civil action left to destroy { $card }.
why-tta-destroy-worker-to-pool = You have no { $card } to destroy.
why-tta-leader-play-civil-cost = { $have ->
    [0] You have no civil action left to play { $card }.
    [one] { $card } is not in your hand.
   *[other] { $card } is not in your hand.
}
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
why-tta-develop-from-hand = { $card } is not in your hand.
why-tta-develop-science-cost = { $card } costs { $price } science; you have { $have }.
why-tta-develop-government-higher-cost = Without a revolution { $card } costs { $price } science; you have { $have }.
why-tta-points-pay-science = { $other } cannot pay the share of { $price } science.
why-tta-revolution-all-must-be-available = A revolution needs all { $price } civil actions; you have { $have } left.
why-tta-revolution-science-cost = A revolution for { $card } costs { $price } science; you have { $have }.
why-tta-robespierre-military-needed = This revolution needs all { $price } military actions; you have { $have } left.
why-tta-action-card-civil-cost = You have no civil action left to play { $card }.
why-tta-action-card-discarded = { $card } is not in your hand.
why-tta-action-card-granted-action-free = { $card } does not let you do that.
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
why-tta-tactic-play-becomes-exclusive = { $card } is not in your hand.
why-tta-tactic-play-cost = { $price ->
    [one] A tactic costs { $price } military action; you have { $have }.
   *[other] A tactic costs { $price } military actions; you have { $have }.
}
why-tta-tactic-play-once-per-turn = You have already changed your tactic in this turn.
why-tta-tactic-copy-common-only = { $card } is not a common tactic.
why-tta-tactic-copy-cost = { $price ->
    [one] Copying a tactic costs { $price } military action; you have { $have }.
   *[other] Copying a tactic costs { $price } military actions; you have { $have }.
}
why-tta-event-prepare-goes-to-future = { $card } is not in your hand.
why-tta-anatomy-aggression-war = { $card } is not in your hand.
why-tta-aggression-cost = { $price ->
    [one] { $card } against { $other } costs { $price } military action; you have { $have }.
   *[other] { $card } against { $other } costs { $price } military actions; you have { $have }.
}
why-tta-aggression-target = You cannot attack { $other }.
why-tta-aggression-pact-forbids = Your pact with { $other } forbids the attack.
why-tta-aggression-must-be-stronger = Your strength is { $strength }, that of { $other } { $rival }; you must be stronger.
why-tta-aggression-succeeds = { $other } has nothing that { $card } could take.
why-tta-aggression-defence-bonus-cards = { $card } is not in your hand.
why-tta-aggression-defence-discard-any = { $card } is not in your hand.
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
why-tta-stats-modifiers = { $card } does not let you do that now.
why-tta-politics-no-pacts-two-players = There are no pacts between two players.
why-tta-in-play-definition = { $card } is not in your hand.
why-tta-in-play-references = { $other } has no { $target }.
why-tta-pact-offer-partner = You cannot offer a pact to { $other }.
why-tta-pact-offer-sides = { $card } has no sides.
why-tta-pact-cancel-parties-only = You have no pact there.
why-tta-resign-not-age-iv = Nobody can resign in Age IV.
why-tta-resign-political-action = In this game nobody can resign.
why-tta-colonization-bid-value = Your bid must be higher than { $bid }.
why-tta-colonization-bid-cap = The largest force you could send is worth { $limit }.
why-tta-colonization-force-minimum = Your force would be worth { $force }; you bid { $bid }.
why-tta-colonization-one-unit-minimum = Send one unit at least.
why-tta-colonization-base-units = You have no { $card } to send.
why-tta-colonization-bonus-cards = { $card } is not in your hand.
why-tta-colonization-no-face-down-discards = You cannot discard { $card } for this force.
why-tta-colonization-becomes-colony = You cannot settle { $card } from your hand.
why-tta-actions-total-temporary-first = You have already used { $card } in this turn.
why-tta-actions-all-or-nothing = You cannot pay for all of that.
why-tta-workers-gain-population-empty-bank = Your yellow bank is empty.
why-tta-workers-lose-population-from-cards = No worker of yours stands on { $card }.
why-tta-tokens-lose-blue = There is no blue token on { $card }.
why-tta-pay-lose = That does not make up { $total }.
why-tta-pay-take-from-player = That does not make up { $total } of what { $other } has.
why-tta-card-level-worker-is-building = { $other } has no { $card } that could be destroyed now.
why-tta-colony-stolen = { $other } does not hold { $card }.
why-tta-colony-permanent = You do not hold { $card }.
why-tta-homer-extra-face = You have not finished { $card }.

## Options

option-peaceful = Peaceful game
    .text = Leave out all aggressions and wars.
option-short = Short game
    .text = The game ends after Age II: when Age III begins, this round or the next is the last.
option-resignation = Resignation
    .text = Players may resign as a political action.

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
