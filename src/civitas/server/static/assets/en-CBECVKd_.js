var e=`age-0 = Age A
age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV
age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III
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
move-end = End your turn
move-pass = Pass
move-finish = That is all
move-take = Take { $civil }
    .detail =
        { $price ->
            [0] free
            [one] { $price } civil action
           *[other] { $price } civil actions
        }
    .group = Take a card from space
move-population = Increase your population
    .detail = { $price } food
move-build = Build { $site }
    .detail =
        { $price ->
            [0] free
            [one] { $price } resource
           *[other] { $price } resources
        }
move-upgrade = Upgrade { $site } to { $site2 }
    .detail =
        { $price ->
            [0] free
            [one] { $price } resource
           *[other] { $price } resources
        }
    .group = Upgrade to
move-destroy = Destroy { $site }
move-leader = Play { $leader }
move-stage = Build wonder stages: { $stages }
    .detail =
        { $price ->
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
    .detail =
        { $price ->
            [one] { $price } military action
           *[other] { $price } military actions
        }
move-copy = Copy the tactic { $tactic }
    .detail =
        { $price ->
            [one] { $price } military action
           *[other] { $price } military actions
        }
move-use = Use { $ability }
move-prepare = Prepare { $event }
    .detail = +{ $points } culture
move-aggression = { $aggression } against { $seat }
    .detail =
        { $price ->
            [one] { $price } military action, strength { $strength } against { $rival }
           *[other] { $price } military actions, strength { $strength } against { $rival }
        }
    .group = Play an aggression against
move-war = { $war } against { $seat }
    .detail =
        { $price ->
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
`;export{e as default};