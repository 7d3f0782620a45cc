### Historia, English. Same messages, attributes and variables as it.ftl.
### Names of cards, territories and players come in as variables, already in the reader's language.

title = Historia
title-blurb = Twelve turns from fire to the stars: choose in secret, race your rivals through technology and arms, and start the revolution at the right moment.
title-note = Of every number the game says whether the designer or a publisher attests it, players report it, or it is ours; a data pack can replace any of them.
provenance = The base game of 2014 with the modules Events, Golden Era, Civilization Goals and Territories to Explore. Taken from the designer's answers and, where they are silent, from public reviews and the publishers' answers; the rest is our reconstruction, marked as such, and a data pack can replace it.

## Words

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
seat-civbot_1 = Civbot 1
seat-civbot_2 = Civbot 2
seat-civbot_3 = Civbot 3
seat-civbot_4 = Civbot 4
seat-civbot_5 = Civbot 5
era-1 = Era I
era-2 = Era II
era-3 = Era III
colour-green = green
colour-red = red
colour-purple = purple
colour-grey = grey
colour-yellow = yellow
colour-blue = blue
score-territories = Territories
score-governments = Governments
score-leaders = Leaders
score-expansion = Expansion
score-raids = Raids
score-wars = Wars
score-trade = Trade partners
score-tourism = Tourism
score-matrix = Levels
score-wonders = Wonders
score-advisors = Advisors
score-goals = Goals
score-events = Events
score-exploited = Given up by Exploit
score-civbot_cards = Civbot cards
score-total = Total
counted-wonders = wonder of yours
counted-territories = territory with a cube of yours
counted-sole_territories = territory you occupy alone
counted-weaker_neighbours = adjacent civilization with a weaker army
axis-technology = technology
axis-military = military
icon-government = Governments score
icon-territory = Territories score
icon-leader = Leaders score
icon-wonder_row = New row of wonders

## Prompts: to the player who decides, and (-other) to everybody else

question-lay = { $era }, turn { $turn }, round { $round }: lay cards face down, in the order of play.
question-lay-other = { $era }, turn { $turn }, round { $round }: { $seat } is choosing cards in secret.
question-action = { $count ->
    [one] { $action }: carry it out, or end the action.
   *[other] { $action }: up to { $count } steps left, or end the action.
}
question-action-other = { $seat } is carrying out { $action }.
question-use = Use your advisor, or end the action.
question-use-other = { $seat } is using an advisor.
question-after-card = Use what you may at any time, or end the action.
question-after-card-other = { $seat } may still use a wonder.
question-return = { $count ->
    [one] Take { $count } card of your choice back from your queue.
   *[other] Take up to { $count } cards of your choice back from your queue.
}
question-return-other = { $seat } is taking cards back from the queue.
question-refresh = { $count ->
    [one] Refresh { $count } of your used wonders.
   *[other] Refresh up to { $count } of your used wonders.
}
question-refresh-other = { $seat } is refreshing wonders.
question-eliminate-row = Choose a wonder of the row to discard.
question-eliminate-row-other = { $seat } is discarding a wonder of the row.
question-eliminate-own = Choose another wonder of yours to give up.
question-eliminate-own-other = { $seat } is giving up a wonder.
question-extra-card = The event demands one more card: choose the one you discard.
question-extra-card-other = { $seat } has to discard one more card.
question-leader = Choose your leader for { $era }.
question-leader-other = { $seat } is choosing a leader for { $era }.
question-settle = Put your first cube on a free territory.
question-settle-other = { $seat } is placing a first cube on the map.
question-civilization = Your colour has two civilizations: choose one.
question-civilization-other = { $seat } is choosing between two civilizations.

## Moves

move-lay = Lay { $card }
    .detail = { $idle ->
        [1] as things stand, it will do nothing
       *[other] {""}
    }
move-done = Ready
move-end = End the action
move-technology = Advance in technology
    .detail = { $cubes ->
        [0] free
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
move-military = Advance in military
    .detail = { $cubes ->
        [0] free
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
move-expand = Expand to { $territory }
    .detail = { $known ->
        [0] tile face down
       *[other] { $shared ->
            [0] tile { $points }, scored at once
           *[other] tile { $points }, nothing at once
        }
    }
move-raid = Raid { $seat }
    .detail = military { $level } > { $other_level } · +{ $points }
move-trade = Trade with { $seat }
    .detail = technology { $level } < { $other_level } · they score { $points }
move-recover = Recover a used cube
move-withdraw = Take your cube back from { $territory }
    .detail = { $points ->
        [one] -{ $points } point
       *[other] -{ $points } points
    }
move-art = Build { $wonder }
    .detail = { $cubes ->
        [0] free
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
move-tourism = Welcome tourists
    .detail = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
move-use = Use the advisor
move-return = Take { $card } back
move-wonder = Use { $wonder }
move-flip = Flip a Golden Era token
move-golden_era = Begin your Golden Era
move-refresh = Refresh { $wonder }
move-eliminate = Discard { $wonder }
move-discard = Discard { $card }
move-civilization = Choose { $civilization }
move-settle = Settle in { $territory }
    .detail = { $known ->
        [0] tile face down
       *[other] tile { $points }
    }
move-leader = Choose { $leader }
move-war = War on { $seat } in { $territory }
    .detail = { $cubes ->
        [0] military { $level } > { $other_level } · +{ $points }
        [one] military { $level } > { $other_level } · { $cubes } cube · +{ $points }
       *[other] military { $level } > { $other_level } · { $cubes } cubes · +{ $points }
    }

## Events

event-civilization = { $seat } chooses the civilization { $civilization }.
event-advisor-drawn = { $seat } draws an advisor.
event-advisor-seen = You have drawn { $card }.
event-reshuffled = The used advisors of { $seat } become a new deck.
event-settled = { $seat } settles in the territory { $territory }.
event-tile = The tile of the territory { $territory } shows { $points }.
event-goals = Goals in play: { $goals }.
event-row = Wonders in the row: { $wonders }.
event-leaders-offered = Leaders to choose from: { $leaders }.
event-leader-chosen = { $seat } follows { $leader }.
event-event = Event: { $event }.
event-turn = { $era }, turn { $turn } begins.
event-turn-end = Turn End: { $era }, turn { $turn }.
event-turn-order = New turn order: { $seats }.
event-laid = { $seat } has laid { $cards }.
event-nothing-laid = { $seat } has laid no card.
event-stalemate = Nobody can lay a card: the turn ends.
event-plays = { $seat } plays { $card }.
event-technology = { $seat } reaches technology { $level }.
event-military = { $seat } reaches military { $level }.
event-technology-lost = { $seat } falls back to technology { $level }.
event-military-lost = { $seat } falls back to military { $level }.
event-card-gained = { $seat } gains the card { $card }.
event-points = { $points ->
    [one] { $seat } scores { $points } point ({ $category }).
   *[other] { $seat } scores { $points } points ({ $category }).
}
event-points-lost = { $points ->
    [one] { $seat } loses { $points } point.
   *[other] { $seat } loses { $points } points.
}
event-expanded = { $seat } expands to the territory { $territory }.
event-raided = { $seat } raids { $other }.
event-war = { $seat } wages war on { $other } in the territory { $territory }.
event-cube-removed = { $seat } loses a cube in the territory { $territory }.
event-traded = { $seat } trades with { $other }.
event-withdrawn = { $seat } takes a cube back from the territory { $territory }.
event-built = { $cubes ->
    [one] { $seat } builds { $wonder } for { $cubes } cube.
   *[other] { $seat } builds { $wonder } for { $cubes } cubes.
}
event-wonder-used = { $seat } uses { $wonder }.
event-wonder-refreshed = { $seat } refreshes { $wonder }.
event-wonder-discarded = { $seat } discards { $wonder }.
event-cubes-recovered = { $count ->
    [one] { $seat } recovers { $count } used cube.
   *[other] { $seat } recovers { $count } used cubes.
}
event-cubes-gained = { $count ->
    [one] { $seat } gains { $count } cube from the stock.
   *[other] { $seat } gains { $count } cubes from the stock.
}
event-cubes-lost = { $count ->
    [one] { $seat } has to put { $count } available cube into the used pool.
   *[other] { $seat } has to put { $count } available cubes into the used pool.
}
event-cards-returned = { $seat } takes back: { $cards }.
event-extra-card = { $seat } discards { $card } to be able to raid.
event-token-flipped = { $count ->
    [one] { $seat } flips a Golden Era token, { $count } in all.
   *[other] { $seat } flips a Golden Era token, { $count } in all.
}
event-golden-era = The Golden Era of { $seat } begins.
event-goal = { $seat } reaches the goal { $goal }.
event-civbot-card = { $seat } turns up { $civbot_card }.
event-eliminated = { $seat } has no cube left on the map and is out of the game.
event-game-over = The game is over.

## What cards do

degree-attested = Attested by { $sources }.
    .origin = -
degree-attested-alone = Checked against a copy of the game.
    .origin = -
degree-attested-but = Attested by { $sources }; ours: { $fields }.
    .origin = -
degree-attested-but-alone = Checked against a copy of the game; ours: { $fields }.
    .origin = -
degree-reported = Reported by { $sources }.
    .origin = -
degree-reported-but = Reported by { $sources }; ours: { $fields }.
    .origin = -
degree-ours-alone = Our own design: no public source tells it.
    .origin = -
source-seed = the designer's FAQ 1.0
source-bgg_faq = the designer's answers (boardgamegeek.com/thread/1269665)
source-gigamic = the French publisher's answers (gigamic.com, faq-historia)
source-arclight = the Japanese publisher's errata (arclight.co.jp, LG-0123)
source-expydoc = the set-up of the rulebook in Japanese (expydoc.com/doc/7669777)
source-rulebook_en = the component list of the rulebook (hobbydocbox 66208412)
source-gigamic_rules = the French rules (vdocuments.fr, historia-gigamic)
source-proto113 = the board of a prototype (doczz.net/doc/1115381)
source-inferred = arithmetic on public reports
source-replay = a board game replay
source-goblins = a review (goblins.net/recensioni/historia)
source-goblins_forum = a forum (goblins.net, 76059)
source-hidari = a review (hidari)
source-tao = a session report (tao)
source-gnn = a review (gnn)
source-offbox = solo reports (offbox.hateblo.jp, 2015)
source-roachware = a review (roachware)
source-strange = a review (strange)
source-korean = a review in Korean
source-bgg_review = a review (boardgamegeek)
source-paladin = a shop's description (paladin)
source-wokol = a shop's description (wokol)
source-fourgamer = a fair report (4gamer)
source-capitals = a review of the expansion Capitals
source-ilsa = a preview (ilsa)
source-offensive = a preview (offensive)
source-gioconauta = a preview (gioconauta)
source-bgquest = a preview (bgquest)
source-trictrac = a review (trictrac)
source-ayuu = a session report (ayuu)
source-geenspelfout = a review (geenspelfout)
source-hiew = a session report (hiew)
source-reading_club = a review (indiegamereadingclub.com)
figure-cost = its cost
figure-vp = its points
figure-cubes = its cubes
figure-overflow_vp = the points beyond the last level
figure-colour = its colour
figure-set = its civilization
figure-effects = what it does
figure-bonuses = its bonuses
figure-abilities = its abilities
figure-objectives = its objectives
figure-era = its era
figure-when = where it lies in the matrix
figure-level = its level
figure-cards = how many cards
figure-adjacent = its neighbours
figure-en = its name
figure-it = its name
figure-activation = how it is used
figure-hex = its hexagon
figure-action = its action
figure-flag = its flag
figure-values = its values
figure-steps = its steps
figure-discount = its discount
figure-actions = its actions
figure-tokens = its tokens
figure-flip_cost = its cost
figure-in_play = how many are in play
figure-icons = its icons
figure-sea = its seas
figure-name = its name
figure-number = its number
figure-difficulty_cubes = its cubes
figure-levels = its levels
figure-most = the most
effect-cost = { $cubes ->
    [one] Costs { $cubes } cube.
   *[other] Costs { $cubes } cubes.
}
effect-points-cost = { $points ->
    [one] Costs { $points } point.
   *[other] Costs { $points } points.
}
effect-use-points = { $points ->
    [one] Using it costs { $points } point.
   *[other] Using it costs { $points } points.
}
effect-advanced = Advanced row: { $steps } steps of { $cubes } cubes and { $cost } points each, worth { $points }.
effect-solid-basic = Carry out the whole basic action { $action }, without its advanced row.
effect-era = Belongs to { $era }.
effect-civilization = Advisor ({ $civilization }).
effect-advisors = Its advisors: { $advisors }.
effect-solid = Carry out the whole action { $action }, with its advanced row once you have it.
effect-dotted = When you carry out { $action }:
effect-passive = Works all the time.
effect-flag = Only while you have a cube in the territory { $territory }.
effect-vp = { $points ->
    [one] Score { $points } point.
   *[other] Score { $points } points.
}
effect-vp-per = { $points ->
    [one] Score { $points } point for each { $counted }, { $most } at most.
   *[other] Score { $points } points for each { $counted }, { $most } at most.
}
effect-recover_cubes = { $count ->
    [one] Recover { $count } used cube.
   *[other] Recover up to { $count } used cubes.
}
effect-gain_cube = { $count ->
    [one] Gain { $count } cube from your stock.
   *[other] Gain { $count } cubes from your stock.
}
effect-recover_card-oldest = { $count ->
    [one] The oldest card of your queue returns to your hand.
   *[other] The { $count } oldest cards of your queue return to your hand.
}
effect-recover_card-choice = { $count ->
    [one] A card of your choice returns from your queue.
   *[other] Up to { $count } cards of your choice return from your queue.
}
effect-draw_advisor = { $count ->
    [one] Draw { $count } advisor.
   *[other] Draw { $count } advisors.
}
effect-discount = { $count ->
    [one] The action costs { $count } cube less.
   *[other] The action costs { $count } cubes less.
}
effect-repeat = { $count ->
    [one] Its step may be made { $count } more time.
   *[other] Its step may be made { $count } more times.
}
effect-technology = { $count ->
    [one] Advance { $count } technology level without paying.
   *[other] Advance { $count } technology levels without paying.
}
effect-military = { $count ->
    [one] Advance { $count } military level without paying.
   *[other] Advance { $count } military levels without paying.
}
effect-refresh_wonder = { $count ->
    [one] Refresh { $count } other used wonder of yours.
   *[other] Refresh up to { $count } other used wonders of yours.
}
effect-eliminate_row_wonder = { $count ->
    [one] Discard { $count } wonder of the row.
   *[other] Discard { $count } wonders of the row.
}
effect-eliminate_own_wonder = { $count ->
    [one] Give up { $count } other wonder of yours.
   *[other] Give up { $count } other wonders of yours.
}
effect-protect = Nobody can choose you as the target of { $either_actions }.
action-text-technology = Pay and advance one technology level.
action-text-military = Pay and advance one military level.
action-text-expansion = Put an available cube on an adjacent territory; if nobody was there, score its tile.
action-text-raid = Choose an adjacent civilization with a weaker army: { $points } points.
action-text-war = Drive a weaker army out of a territory you share: { $points } points.
action-text-trade = Gain a technology level from an adjacent civilization that is ahead of you; it scores { $points }.
action-text-exploit = Make { $cubes } cubes available again, from the used pool or from the map.
action-text-art = Build a wonder of the row.
action-text-tourism = For each wonder you own, points: { $points }.
action-text-revolution = It returns to your hand with one card of your choice; the turn ends after this round.
effect-owned-from = You own this card from technology { $level } on.
effect-advanced-from = From technology { $level } on its advanced row makes { $count } steps.
effect-queue = Needs { $count } cards in your queue.
objective-technology_min = { $points ->
    [one] Technology { $count } or more: { $points } point.
   *[other] Technology { $count } or more: { $points } points.
}
objective-military_min = { $points ->
    [one] Military { $count } or more: { $points } point.
   *[other] Military { $count } or more: { $points } points.
}
objective-cubes_on_map_min = { $points ->
    [one] { $count } or more cubes on the map: { $points } point.
   *[other] { $count } or more cubes on the map: { $points } points.
}
objective-sole_territories_min = { $points ->
    [one] { $count } or more territories to yourself: { $points } point.
   *[other] { $count } or more territories to yourself: { $points } points.
}
objective-wonders_min = { $points ->
    [one] { $count } or more wonders: { $points } point.
   *[other] { $count } or more wonders: { $points } points.
}
objective-presence = { $points ->
    [one] Presence in { $territories }: { $points } point.
   *[other] Presence in { $territories }: { $points } points.
}
objective-government_in = { $points ->
    [one] Government { $either_governments }: { $points } point.
   *[other] Government { $either_governments }: { $points } points.
}
objective-technology_rank = { $points ->
    [one] Nobody ahead of you in technology: { $points } point.
   *[other] Nobody ahead of you in technology: { $points } points.
}
objective-military_rank = { $points ->
    [one] Nobody ahead of you in military: { $points } point.
   *[other] Nobody ahead of you in military: { $points } points.
}
objective-available_cubes_min = { $points ->
    [one] { $count } or more available cubes: { $points } point.
   *[other] { $count } or more available cubes: { $points } points.
}
happening-extra_card = Whoever plays { $action } discards one more card of their choice.
happening-highest_scores = Whoever leads in { $axis } scores { $count }.
happening-more_points = Each step of { $action } scores { $count } more.
happening-no_points = { $action } scores nothing.
happening-lose_level = Every player loses levels in { $axis }: { $count }.
happening-cheaper = { $action } costs { $count } less.
happening-more_cubes = Each step of { $action } recovers { $count } more.
happening-lose_cube = Every player moves available cubes to the used pool: { $count }.
effect-adjacent = Land neighbours: { $territories }.
effect-government = { $points ->
    [one] Worth { $points } point whenever governments score.
   *[other] Worth { $points } points whenever governments score.
}
effect-civbot-cards = { $count ->
    [one] Turns up { $count } card each turn.
   *[other] Turns up { $count } cards each turn.
}
civbot-technology = Advances one technology level without paying and without the bonus, if the outline allows it.
civbot-military = Advances one military level without paying and without the bonus, if the outline allows it.
civbot-art = Discards the dearest wonder of the row.
civbot-expansion = Puts an available cube on the adjacent territory with the highest tile.
civbot-war = Drives the weakest army out of the territory it shares that has the highest tile, if its own army is stronger.
effect-level = Level { $level } in { $axis }.
ability-card = You own the card { $action }.
ability-advanced = { $action }: the step may be made twice.
ability-navigation = Navigation: every territory and every civilization is adjacent to you.
ability-cards-per-round = You lay up to { $count } cards per round.

## Why a move is refused

why-historia-actions-pay-points = { $points ->
    [one] This costs { $points } point; you have { $own }.
   *[other] This costs { $points } points; you have { $own }.
}
why-historia-actions-pay-cubes = { $cubes ->
    [one] This costs { $cubes } cube; you have { $available } available.
   *[other] This costs { $cubes } cubes; you have { $available } available.
}
why-historia-raid-weaker = You have military { $level }, { $seat } has { $other_level }: a target has to be weaker.
why-historia-war-weaker = You have military { $level }, { $seat } has { $other_level }: an enemy has to be weaker.
why-historia-trade-higher-technology = You have technology { $level }, { $seat } has { $other_level }: a partner has to be ahead of you.
why-historia-round-cards-per-round = { $count ->
    [one] You may lay { $count } card per round.
   *[other] You may lay { $count } cards per round.
}
why-historia-matrix-outline = From technology { $technology }, military { $military } this step would leave the matrix; advance on the other axis first.

## Options

option-civbots = Civbots
    .text = Civilizations that nobody plays, one difficulty each. Two to five against one player, and up to six civilizations in all.
    .none = – (alone: two Nobles)
option-civbots-chieftain = Chieftain
option-civbots-noble = Noble
option-civbots-king = King
option-events = Events
    .text = One event changes the rules of each turn.
option-golden_era = Golden Era
    .text = Flip three tokens for cubes, then enjoy one glorious turn.
option-civilization_goals = Civilization Goals
    .text = Five goals in the open: the first to reach one scores it and draws an advisor.
option-territories_to_explore = Territories to Explore
    .text = Territory tiles stay face down until somebody enters.
option-expert_start = Expert start
    .text = Start with one cube fewer.

## Results

result-points = Most victory points
result-solo-victory = Victory over the Civbots
result-solo-defeat = The Civbots were stronger
result-solo-elimination = Your civilization has vanished from the map

## Parts of the view, where a table shows them as they are

field-turn_of_era = turn of the era
field-era = era
field-rounds = action rounds
field-order = turn order
field-stock = cubes in stock
field-available = available cubes
field-used = used cubes
field-row = row of wonders
field-dealt = wonders dealt so far
field-tapped = wonders used this turn
field-fresh = wonders just built
field-revolution = Revolution in this round
field-offered = leaders to choose from
field-event = event
field-past_events = past events
field-goals = goals
field-reshuffles = new advisor decks
field-colour = colour
field-civilization = civilization
field-hand = hand
field-advisors = advisors
field-used_advisors = advisors who have served
field-wonders = wonders
field-leader = leader
field-tokens = Golden Era tokens
field-goals_taken = goals reached
field-ending = ending
field-icons = scored after turns 1 to 4
field-playing = being carried out
field-laying = cards are being laid
field-territories = territories
field-unseen_tiles = tiles not in sight
field-queue = queue, oldest first
field-laid = cards laid
field-advisors_in_hand = advisors in hand
field-advisors_in_deck = advisors in the deck
field-civilizations = civilizations
field-name = name
field-civbot = Civbot level
field-eliminated = out of the game
field-vp = points
field-points = points by kind
field-government = government
field-government_vp = points of the government
field-navigation = Navigation active
field-sole = occupied alone
field-technology_open = technology can advance
field-military_open = military can advance
field-turn_end = at the Turn End now
field-cards_per_round = cards per round
field-advanced = steps made twice
field-objectives = objectives met
field-golden_era = Golden Era
field-golden_era_over = Golden Era over
field-expansion = can expand to
field-rivals = rivals
field-id = territory
field-tile = tile
field-cubes = cubes
field-adjacent = adjacent
field-weaker = weaker army
field-wiser = ahead in technology
field-shared = shared territories
field-protected = protected from
field-card = card
field-action = action
field-steps = steps left
field-running = under way
field-wonder_row = new row of wonders
field-territory = territories

## Player aid

aid-turn = In each round everybody lays cards in secret; they are revealed together and resolved in turn order. Played cards queue up and come back slowly: two at each Turn End, one more with Revolution, which also ends the turn.
    .heading = The turn
aid-matrix = Technology opens advanced cards, more cards per round and Navigation; arms open raids and wars. Stay inside the outline. Your place is your government, and it scores after turns 2 and 4.
    .heading = The matrix
aid-cubes = Cubes pay for everything. Exploit makes used ones available again; from the map it takes them back at the price of the tile.
    .heading = Power cubes
aid-end = Territories you hold alone score after turns 2 and 4, leaders at the end of each era. After twelve turns most points win.
    .heading = Points

## What is wrong with a deal or a pack

reason-historia-provenance = either “designed = true” or a confidence is needed
reason-historia-first-cube = one cube must be left for the map
reason-historia-tiles = values from 0 to 9 are needed
reason-historia-one-way = { $found } does not name it in return
reason-historia-cards = these cards are needed, in this order: { $wanted }
reason-historia-levels = the levels 1 to { $most } are needed, in order
reason-historia-needs-action = a discount or a repetition needs an action
reason-historia-needs-solid = a repetition needs a solid hexagon
reason-historia-passive = only a passive wonder protects
reason-historia-civbot-count = the least and the most are needed, six civilizations in all
reason-historia-civbot-cards = no Civbot can turn up more cards than there are
reason-historia-no-neighbour = at least one neighbour is needed
reason-historia-own-neighbour = it is its own neighbour
reason-historia-steps = each step is needed once
reason-historia-steps-order = the timeline has to advance before anything is dealt for the next turn
reason-historia-outline = { $most } numbers from 1 to { $most } are needed
reason-historia-start = the start has to be a cell inside the outline
reason-historia-dead-end = there is no way on from technology { $technology }, military { $military }
reason-historia-card-twice = a level brings a card that is owned already
reason-historia-card-never = an action card is neither in the starting hand nor brought by a level
reason-historia-no-government = there is no government at technology { $technology }, military { $military }
reason-historia-no-tile = no tile of value { $found } is left

## The table in the terminal

table-era = Era { $era }
table-turn = turn { $turn } of the era, action round { $round }
table-vp = Points
table-technology = Technology
table-military = Military
table-government = Government
table-cubes = Cubes s/a/u
table-territories = Territories
table-leader = Leader

# Figures that a move may change
figure-points = Points
figure-available = Available cubes
figure-used = Used cubes
figure-stock = Cubes in stock
figure-territories = Territories
figure-technology = Technology
figure-military = Military
figure-government = Points of the government
figure-wonders = Wonders
figure-turn_end = Points at this Turn End, as things stand

# What to know before a move that ends something or does nothing.
caution-lay-idle = As things stand this card will do nothing.
caution-end-available = { $count ->
    [one] One cube is still available.
   *[other] { $count } cubes are still available.
}
