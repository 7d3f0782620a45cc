var e=`historia-timeline = Timeline
historia-turn = Turn { $turn }
historia-order = Turn order and points
historia-forecast = If the turn ended now: +{ $points }
historia-designed = Where the values come from
historia-matrix = Technology and arms
historia-levels = Levels and everybody's place
historia-marker = { $name }: technology { $technology }, military { $military }
historia-unfold = More about { $name }
historia-nothing-brought = nothing
historia-top = the highest level: one more step scores
historia-map = Map
historia-tile = tile { $points }
historia-tile-unknown = tile face down
historia-cards = Your cards
historia-hand = Hand
historia-laid = Laid
historia-queue = Queue, oldest first
historia-returns = returns at the Turn End
historia-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
historia-row = Row of wonders
historia-row-empty = The row of wonders is empty.
historia-wonders = Wonders
historia-wonder-passive = always
historia-wonder-used = used
historia-wonder-fresh = new
historia-wonder-ready = ready
historia-now = What can be done now
historia-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
historia-not-adjacent = not adjacent
historia-power = Power cubes
historia-available = available
historia-used = used
historia-stock = in stock
historia-abilities = Abilities
historia-navigation = Navigation active
historia-per-round =
    { $count ->
        [one] { $count } card per round
       *[other] { $count } cards per round
    }
historia-twice = { $action } twice
historia-leader = Leader
historia-met = Met:
historia-unmet = Not yet met:
historia-golden = Golden Era: { $count } of { $all } tokens
historia-golden-now = Golden Era: steps cost less
historia-golden-over = The Golden Era is over
historia-advisors =
    { $count ->
        [one] { $count } advisor in the deck
       *[other] { $count } advisors in the deck
    }
historia-served = served: { $names }
historia-advisors-held =
    { $count ->
        [one] { $count } advisor in hand, unknown to you
       *[other] { $count } advisors in hand, unknown to you
    }
historia-advisors-hand = Advisors in hand
historia-offer = To choose from
historia-out = Out of the game
historia-explain = How the Civbots played
historia-nothing = Nothing came of it.
historia-coming = Turn End ahead:
historia-nothing-scored = nothing is scored this turn
historia-who-scores = Who scores what?
historia-choosing = choosing in secret
historia-ready = ready, face down
historia-place = Place in turn order
historia-turn-end = At the Turn End now
historia-government = Government
historia-on-map = on the map
historia-alone = Occupied alone
historia-territory = Territory
historia-value = Tile
historia-presence = Cubes
historia-neighbours = Neighbours
historia-unseen-tiles = Tiles not in sight
legend-h-cube = A cube: it pays for actions and stands on territories.
legend-h-vp = Victory points.
legend-h-technology = Technology: higher levels open advanced rows and trade.
legend-h-military = Arms: higher levels open raids and wars against weaker ones.
legend-h-navigation = Navigation: with it you reach territories across the sea.
legend-h-government = Your government: where your technology and arms meet in the matrix.
legend-h-territory = A territory: you score those that you hold alone.
legend-h-leader = A leader: its aims are scored at the end of the era.
legend-h-wonder_row = The row of wonders from which Art takes one.
legend-h-back = A card laid face down: it is revealed together with all others.
`;export{e as default};