var e=`resource-wood = wood
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
    .amount =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
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
`;export{e as default};