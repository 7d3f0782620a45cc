var e=`duel-structure = Cards of { $age }
duel-face-down = Face down { $back }
duel-face-down-why = A face-down card is turned up once nothing lies on it any more.
duel-card-covered = { $name }, covered
duel-card-free =
    { $price ->
        [0] { $name }, free to take, costs you nothing
        [one] { $name }, free to take, costs you { $price } coin
       *[other] { $name }, free to take, costs you { $price } coins
    }
duel-military = Military track
duel-threat = raid (−{ $coins }) in { $loot } · capital in { $supremacy }
duel-threat-last = capital in { $supremacy }
duel-tokens = Progress tokens
duel-draft = Wonders to choose from
duel-coins = coins
duel-points = points so far
duel-discard-value = coins for discarding a card
duel-wonders-built = { $count } of { $all } Wonders built in this game
duel-trade = Production and trade
duel-good = { $good }: produces { $count }, buys at { $price }
duel-good-short = produces { $count }, buys at { $price }
duel-choices = one of several per construction: raw materials { $raw }, manufactured goods { $made }
duel-science =
    { $count ->
        [one] { $count } symbol of the 6 that win
       *[other] { $count } different symbols of the 6 that win
    }
duel-symbols = Scientific symbols
duel-wonders = Wonders
duel-wonder-built = built
duel-wonder-lost = can no longer be built
duel-wonder-price =
    { $price ->
        [one] would cost { $price } coin
       *[other] would cost { $price } coins
    }
duel-buildings = Buildings
duel-pawn = Conflict pawn ahead by
duel-card = Card
duel-state = State
duel-covered = covered
duel-free = free
duel-price-of = Price for { $name }
duel-discarded = Discard pile
duel-discarded-text = Cards put aside. The Mausoleum can bring one back.
duel-unseen = Not yet seen
duel-unseen-text = Still face down, or removed before the game. Anyone can work this out.
duel-box = Tokens in the box
duel-box-text = Not in this game, unless the Great Library draws them.
duel-their-prices = Opponent's prices
duel-build = Build this card
duel-raise = Build { $wonder }
legend-i-coin = Coins pay for what you do not produce.
legend-i-shield = A shield pushes the pawn one space towards your opponent.
legend-i-laurel = Victory points at the end of the game.
legend-i-link = A building with the same sign makes this one free.
legend-i-again = You play another turn at once.
legend-i-wonder = A Wonder: raised with a card laid face down under it.
legend-i-pawn = The Conflict pawn: in a capital it ends the game.
`;export{e as default};