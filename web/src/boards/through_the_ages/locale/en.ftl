through-row = Card row
through-band = { $count ->
    [one] Cards for { $count } civil action
   *[other] Cards for { $count } civil actions
}
through-take-cost = { $count ->
    [0] free for you
    [one] costs you { $count } civil action
   *[other] costs you { $count } civil actions
}
through-leaves = leaves the row at the next refill
through-round = Round { $round }
through-last = Last round: { $round }
through-last-now = Last round
through-known = { $count ->
    [one] You know { $count } of these cards
   *[other] You know { $count } of these cards
}
through-face-down = { $count ->
    [one] { $count } face-down card of { $age }
   *[other] { $count } face-down cards of { $age }
}
through-pile-civil = Cards of this Age that nobody has seen yet: they can be worked out from those that have appeared.
through-pile-current = One of them is revealed whenever somebody prepares an event. You see only the faces that you know.
through-pile-future = Events prepared since the last shuffle. You see only the faces that you know.
through-pile-past = Events that have happened.
through-pile-discards = Military cards of this Age that were used or discarded.
through-short-civil = Civil
through-short-military = Military
through-short-current = Events
through-short-future = Future
through-short-past = Past
through-short-discards = Discards
through-comparison = Strength and culture of all civilizations
through-urban-limit = { $kind }: { $count } of { $limit } buildings
through-urban = Urban limit { $limit }
through-workers = { $count ->
    [0] no workers
    [one] { $count } worker
   *[other] { $count } workers
}
through-tokens = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}
through-build-cost = { $count ->
    [0] free to build
    [one] { $count } resource to build
   *[other] { $count } resources to build
}
through-develop-cost = { $count } science to develop
through-happiness = Happy faces: { $happy }, needed: { $needed }
through-discontent = { $count ->
    [one] { $count } discontent worker
   *[other] { $count } discontent workers
}
through-forecast = If the turn ended now
through-eaten = { $count } eaten
through-corrupt = { $count } lost to corruption
through-uprising = Uprising: nothing is produced.
through-uprising-short = Uprising
through-hunger = { $count ->
    [one] { $count } food is missing and costs culture.
   *[other] { $count } food are missing and cost culture.
}
through-corruption = { $count ->
    [one] Corruption takes { $count } resource.
   *[other] Corruption takes { $count } resources.
}
through-excess = { $count ->
    [one] { $count } military card over the limit must be discarded.
   *[other] { $count } military cards over the limit must be discarded.
}
through-given-up = Your next political action is given up.
through-draws = { $count ->
    [one] { $count } military card drawn for unspent military actions.
   *[other] { $count } military cards drawn for unspent military actions.
}
through-draws-short = Military cards drawn
through-hand = Your cards
through-hand-limit = At most { $limit } cards
through-hand-full = full: no more cards from the row
through-hand-excess = too many at the end of the turn
through-fresh = Taken this turn: can be played from your next turn on
through-now = Actions
through-civil-actions = Civil actions: { $left } of { $all }
through-military-actions = Military actions: { $left } of { $all }
through-unit-resources = { $count ->
    [one] +{ $count } resource for units
   *[other] +{ $count } resources for units
}
through-unit-science = +{ $count } science for units
through-loose-food = +{ $count } food this turn
through-loose-resources = { $count ->
    [one] +{ $count } resource this turn
   *[other] +{ $count } resources this turn
}
through-amount = How much
through-settle = Settle
through-less = One less
through-more = One more
through-pending = Under way
through-pending-attack = Attack
through-pending-auction = Auction
through-pending-event = Event
through-pending-war = War
through-pending-pact = Pact
through-missing = { $cards ->
    [one] { $missing } strength missing, { $cards } card at most
   *[other] { $missing } strength missing, { $cards } cards at most
}
through-highest-bid = Highest bid: { $bid } ({ $name })
through-no-bid = No bid yet
through-bidders = Still bidding:
through-force = Force { $force } of { $bid }
through-largest-force = Your largest force: { $force }
through-war-when = decided when the next turn of { $name } begins
through-made-culture = culture per turn
through-made-science = science per turn
through-made-strength = strength
through-made-happy = happy faces
through-effects = Abilities, pacts and limits
through-on-turn = on turn
through-resigned = has resigned
through-unfold = More about { $name }
through-ravaged = in ruins
through-tucked = with an old leader
through-stages = { $built } of { $all } stages built
through-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
through-obsolete = { $count } obsolete
through-replaces = Replaces { $name }.
through-change-civil = Civil actions
through-change-military = Military actions
through-change-urban_limit = Urban limit
legend-t-civil = Civil actions: cards, people, buildings, technologies.
legend-t-military = Military actions: units, tactics and attacks; unspent ones draw cards.
legend-t-science = Science: pays for technologies.
legend-t-culture = Culture: whoever has most at the end wins.
legend-t-food = Food: feeds the people, and pays for new ones.
legend-t-resource = Resources: pay for buildings, units and wonders.
legend-t-happy = Happy faces: too few make workers discontent, and discontent stops production.
legend-t-infantry = Strength: compared in aggressions, wars and events.
legend-t-worker = A worker: one on each building and unit.
legend-t-urban_limit = So many buildings of a kind your government allows.
legend-t-territory = A territory: auctioned, and paid for with units.
legend-t-tactic = A tactic: units of the right kinds make armies.
legend-t-bonus = A bonus card: for defence or for a colony.
