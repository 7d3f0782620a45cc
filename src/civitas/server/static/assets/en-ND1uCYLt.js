var e=`skip = Skip to the content
main-nav = Main
lobby = Lobby
rules = Rules
settings = Settings
guest = Guest
lost = There is nothing here
lost-text = No page has this address. The link may be old, or a letter is missing.
home = Home
close = Close
loading = One moment …
offline = The server cannot be reached just now. Please try again.
report = Save a report of a problem
sorry = That did not work
all = All
yes = Yes
no = No
game = Game
name = Name
language = Language
thinking = thinking…
hurry = Hurry
level = Strength
rule = Rule
total = Total
what = What
value = Value
in-sight = In sight
amount = { $count } × { $what }
face-down = face down
place = Place
zoom-in = Larger
zoom-out = Smaller
hero = Raise a city. Outthink your rival.
hero-text = Civilization board games by their exact rules: against a friend or the computer, in your browser, without an account.
your-tables = Your tables
players = { $count } players
designed = our own card values
play-bot = Play against the computer
play-friend = Play with a friend
learn = Learn
go-on = Go on
come-back = Come back
watch = Watch
sit-down = Sit down
seat-open = free seat
status-open = waiting for players
status-running = running
status-paused = paused
status-over = finished
your-turn = Your turn
lobby-status = Which tables
lobby-open = Free seats
lobby-running = Running
lobby-mine = Mine
lobby-empty = No table here at the moment. Open one and invite somebody.
new-table = New table
new-table-of = New table: { $game }
new-choose = What shall be played? Seats, clock and options come next.
learn-choose = Every game has a course: short lessons on the real table, each with a task, and challenges for the days after.
set-you = You
set-look = Look of the page
set-play = At the table
set-signs = Signs and hands
seats = Seats
seat-count = Players
seat-number = Seat { $number }
seat-you = You
seat-here = Somebody at this screen
seat-link = Somebody by link
seat-bot = The computer
options = Options
options-count = Options ({ $count })
option-number = { $option } { $number }
pack = Card values
pack-none = those of the game
pack-changes = What it changes
pack-heading = With the data pack “{ $pack }”
pack-before = Without the pack: { $text }
pack-new = Added by the pack.
pack-gone = Taken out by the pack.
pack-nothing = nothing
pack-values = Every value with its place ({ $count })
pack-hash = hash { $hash }
pace = Pace
patience = The others wait for somebody who stays away
patience-minutes = 10 minutes
patience-hour = One hour
patience-day = One day
patience-days = Three days
patience-week = One week
pace-none = No clock
pace-quick = Quick: 10 minutes each, 10 seconds more per move
pace-calm = Calm: 30 minutes each, 30 seconds more per move
pace-daily = By correspondence: one day per move
public = Show the table in the lobby
start = Open the table
club-nav = Rooms of the club
ranking = Ranking
ranking-empty = Nobody has finished a rated game of this kind yet. Any game between people counts, unless they share a screen or chose the luck.
ranking-how = Ratings come from games between people and begin at 1500. The figure after ± says how far off a rating may be; the order goes by what is certain.
rank = Rank
rating = Rating
rated-games = Games
won = Won
club-winner = won
provisional = provisional
season = Season
season-ever = since the beginning
season-quarter = quarter { $quarter } of { $year }
nameless = Guest
archive = Archive
archive-name = Player
archive-with = with “{ $move }”
archive-empty = No finished public game fits this. Games appear here when their table was shown in the lobby.
newer = Newer
older = Older
look-again = Look at it
statistics =
    What { $count ->
        [one] one game tells
       *[other] { $count } games tell
    }
by-seat = By seat
by-opening = By first move
by-move = By move
times = Times
show-all = Show all { $count }
nobody = Nobody by this name
nobody-text = This player has left, or the address is wrong.
profile-empty = No rated game finished yet.
record-line =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $share } won
rating-line = From { $low } to { $high } points over { $count } games
opponents = Opponents
public-games = Public games
events = Tournaments
events-empty = No tournament has been announced yet.
event-announce = Announce a tournament
event-look = Look at it
event-kind = How it is played
event-swiss = Swiss: equals meet equals
event-robin = Everybody meets everybody
event-knockout = Knock-out: who loses is out
event-status-open = entries are open
event-status-running = running
event-status-over = over
event-entered =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
event-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
event-round = Round { $number }
event-enter = Enter
event-withdraw = Withdraw
event-begin = Let it begin
event-list = Entered
event-standing = Standing
event-points = Points
event-behind = Opponents’ points
event-bye = { $name } rests
event-playing = playing
prompt = What is to be done
table-of = Table of { $names }
tabs = Parts of the table
tab-board = Board
tab-me = Me
tab-others = Others
tab-log = Log
tab-moves = Moves
tab-talk = Talk
tab-players = Players
side = Moves, log and talk
moves-search = Search the moves
moves-none = Nothing for you to decide just now.
moves-no-match = No move fits these words.
moves-group = Moves: { $verb }
confirm = Sure? { $move }
effect-line = { $whose }{ $label } { $before } → { $after } ({ $change })
settles = What comes of it depends on what the others choose
reveals = Turns something up: cannot be taken back
past-inert = You are looking at the past; moves can be made in the present.
verb-seven_wonders_duel-build = Build
verb-seven_wonders_duel-discard = Discard
verb-seven_wonders_duel-wonder = Raise a Wonder
verb-seven_wonders_duel-draft = Take a Wonder
verb-seven_wonders_duel-token = Take a token
verb-seven_wonders_duel-destroy = Destroy
verb-seven_wonders_duel-revive = Bring back
verb-seven_wonders_duel-starter = Choose who begins
undo = Take back
redo = Redo
text-table = The table as text
tools = Tools
menu = More
aid = Player aid
rules-all = All the rules
rules-back = Back to this section
keys = Keys
key-n = n
key-n-text = to the next thing you can choose (with Shift: to the one before)
key-arrows = ← ↑ → ↓
key-arrows-text = from card to card, from move to move
key-enter = Enter
key-enter-text = choose
key-escape = Esc
key-escape-text = close, leave
key-u = u
key-u-text = take back
key-shift-u = Shift + u
key-shift-u-text = redo what was taken back
key-e = e
key-e-text = end the turn or pass
key-brackets = [ ]
key-brackets-text = back and forward through the game
key-m = m
key-m-text = to the list of moves
key-t = t
key-t-text = the table as text
key-question = ?
key-question-text = this page
history = Course of the game
history-back = One move back
history-forward = One move forward
history-run = Play it by itself
history-at = Move { $at } of { $last }
past = You are looking at move { $at } of { $last }.
past-leave = Back to now
log-filter = Whose lines
log-start = Setting up
log-earlier = Earlier on
log-turn = Move { $at }: { $name }
log-secret = (only you see this)
digest = Since your last turn
digest-walk = Step through it
reconnecting = The connection is lost; trying to get it back. Your moves are safe.
watching = You are watching; only what everybody may see is shown.
clock = time left
present = here
away = away
reset-turn = Start the turn over
ask-back = Ask to take back
wish = A wish
waiting-consent = Not answered yet: { $names }.
withdraw = Withdraw
reminded = The others are waiting for you.
away-waiting = Waiting for { $name }; from { $time } on you may decide to go on without.
away-left = { $name } has left; the seat is kept until { $time }.
away-over = { $name } has stayed away since { $time }, longer than was agreed.
remind = Remind { $name }
end-game = End the game
leave = Leave the table
seat-kept = You have left the table; your seat is kept until { $time }.
give-up-seat = Give the seat up
chosen-chance = Luck was chosen by hand at this table (a seed, a deal or a position): whoever did so may know what comes. The record says so.
chosen-chance-short = chosen luck
pause = Pause
resume = Go on playing
resign = Resign
resign-sure = Really resign?
bot-takes-over = Let the computer play for { $name }
bot-sits-down = Let the computer sit down
invite = Invite somebody
invite-text = Send this link, or let them scan the code. Whoever opens it first has the seat.
invite-wait = The table is waiting for another player.
invite-link = Link to the seat
invite-qr = The link as a QR code
copy = Copy
copied = Copied
chat = Chat
chat-empty = Nothing said yet.
chat-write = Write something
chat-send = Send
phrase-hello = Hello, have fun!
phrase-good-move = Good move!
phrase-thinking = Let me think …
phrase-good-game = Thank you for the game.
elsewhere = Go on on another device
elsewhere-link = Open this link there; whoever has it plays for you
order-auto_single = Make my move when there is only one, or all come to the same
order-auto_pass = Pass for me
order-auto_follow = Turn over my marker when its action comes
order-auto_decline = Decline offers for me
notes = Your notes (nobody else sees them)
curtain = Now it is { $name }'s turn
curtain-text = Pass the screen on. Nothing is shown until the right person looks.
curtain-ready = I am { $name }
why-not = Why not?
end = Result
category = Category
winner = winner
chart = Points in the course of the game
chart-moves = { $count } moves
chart-sources = Where the points came from
chart-ways = How far everybody was on each way to win
chart-things = What each card brought
chart-open = Points by source
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rematch-on = To the next game
rematch = Play again
replay = Watch it again
record = Save the record
fairness = Was the shuffling fair?
fairness-text = The first number was fixed before the game began, the second one opened afterwards. “civitas verify” checks the saved record against both.
rules-of = Rules: { $game }
rules-choose = All rules in our own words, paragraph by paragraph, with a search. Which game?
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
saved = Saved.
set-theme = Appearance
theme-system = like my device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
set-palette = Colours
palette-standard = standard
palette-red-green = for red-green blindness
palette-blue-yellow = for blue-yellow blindness
set-motion = Animation
motion-system = like my device
motion-off = off
set-speed = Moves of the others
speed-once = at once
speed-brisk = briskly, one by one
speed-calm = calmly, one by one
speed-slow = slowly, one by one
set-text-size = Text size
set-confirm-reveal = Ask before moves of the list that turn something up
set-confirm-all = Ask before every move of the list
set-auto-single = Play by itself when there is only one move
set-opponent-prices = Show the opponent's prices on the cards
set-sound = Sounds: a tone when it is my turn, and what happens at the table
set-moments = Show great moments on a sheet
set-notify = A notification when it is my turn
set-left-handed = Swap the two sides of the table
set-sessions = Where you are signed in
session-session = A browser
session-script = A script
session-current = this browser
session-used = last used { $date }
session-end = End
session-end-others = End all others
duel-structure = Cards of { $age }
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
duel-science = { $count } different symbols of the 6 that win
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
historia-timeline = Timeline
historia-turn = Turn { $turn }
historia-order = Turn order and points
historia-forecast = If the turn ended now: +{ $points }
historia-designed = attested, reported, ours
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
historia-steps = { $count } steps
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
antiquity-countryside = Countryside
antiquity-city = City { $number } of { $name }
antiquity-forest = Forest
antiquity-plain = Plain
antiquity-mountain = Mountain
antiquity-water = Water
antiquity-polluted = polluted
antiquity-zone = in your zone
antiquity-marker = an exploration marker, face down
antiquity-of = { $what } of { $name }
antiquity-good = { $good } to be harvested
antiquity-graved = lost to a grave
antiquity-manned = a man works here
antiquity-blocked = blocked in this turn
antiquity-grave = Grave
antiquity-zone-of = in the zone of { $name }
antiquity-site = { $what } possible (goods: { $count })
antiquity-site-free = { $what } possible
antiquity-distance =
    { $count ->
        [one] 1 hex from your nearest city or inn
       *[other] { $count } hexes from your nearest city or inn
    }
antiquity-my-zone = Zoom to my zone
antiquity-enough = No more of these
antiquity-other-house = Another number
antiquity-again = One more? Click where it shall stand.
antiquity-man-all = A man for each ({ $count })
antiquity-idle =
    { $count ->
        [one] 1 man stands idle: ready all the same?
       *[other] { $count } men stand idle: ready all the same?
    }
antiquity-would-control =
    { $count ->
        [one] Controls 1 hex:
       *[other] Controls { $count } hexes:
    }
antiquity-outcome = Outcome
antiquity-won = Victory
antiquity-not-won = No victory
antiquity-patron = Patron saint
antiquity-surrounding = Surrounding a rival
antiquity-short-of =
    { $count ->
        [0] all hexes
        [one] 1 hex short
       *[other] { $count } hexes short
    }
antiquity-overlays = Over the map
antiquity-zones = Zones of control: { $which }
antiquity-zones-own = Mine
antiquity-zones-all = All
antiquity-zones-none = None
antiquity-sites = { $what }: possible on { $count } hexes
antiquity-pieces = Show the pieces
antiquity-lacking = { $name } still lacks { $count } hexes around { $rival }
antiquity-whole = The whole map
antiquity-page-land = Countryside
antiquity-page-city = City
antiquity-city-short = City { $number }
antiquity-free = { $count } free
antiquity-empty = empty
antiquity-square = City { $city }, square { $square }
antiquity-build-here = Build on { $hex }
antiquity-goods-count =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
antiquity-free-of-charge = free
antiquity-wood = wood
antiquity-stone = stone
antiquity-food = food
antiquity-luxury = luxury
antiquity-different = the goods must differ
antiquity-buildings = Buildings
antiquity-projects = To be built in the countryside
antiquity-by-number = by number
antiquity-built = { $count } built
antiquity-pile = { $count } left in the common pile
antiquity-seed = 1 seed
antiquity-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
antiquity-most = up to { $count }
antiquity-now = To do now
antiquity-men-left =
    { $count ->
        [one] man to put to work
       *[other] men to put to work
    }
antiquity-carts =
    { $count ->
        [one] cart manned
       *[other] carts manned
    }
antiquity-graves-left =
    { $count ->
        [one] grave to lay
       *[other] graves to lay
    }
antiquity-pollution-left =
    { $count ->
        [one] pollution to lay
       *[other] pollution pieces to lay
    }
antiquity-discard-left =
    { $count ->
        [one] good too many
       *[other] goods too many
    }
antiquity-back = Not this after all
antiquity-sizes = Sizes
antiquity-houses = Houses by number
antiquity-saints = Patron saints
antiquity-you-ready = You are ready. Still busy: { $names }.
antiquity-not-ready = Not ready yet
antiquity-rotate = Turn
antiquity-place-here = Place it here
antiquity-where = Choose a square; the arrows move the piece, R turns it.
antiquity-fits = It fits: { $squares }.
antiquity-clashes = It does not fit there.
antiquity-for = in exchange for
antiquity-turn = Turn { $turn }
antiquity-phases = Phases of the turn
antiquity-phase-2 = City
antiquity-phase-4 = Countryside
antiquity-phase-5 = Storage
antiquity-phase-6 = Harvest
antiquity-phase-7 = Exploration
antiquity-phase-8 = Famine
antiquity-phase-9 = Pollution
antiquity-phase-10 = Victory
antiquity-order = Order of play
antiquity-busy = still busy
antiquity-ready = ready
antiquity-secret = building in secret
antiquity-famine = Famine level { $level }; it rises by 1 after every famine
antiquity-graves-of = { $name }, graves at the next famine: { $count }.
antiquity-graves-due =
    { $count ->
        [one] 1 grave at the next famine.
       *[other] { $count } graves at the next famine.
    }
antiquity-graves-why = Famine { $level }, less { $food } food that will be there, stored or harvested, and { $granary } for the granary.
antiquity-graves-where = They go on the { $empty } empty squares first, then on the { $buildings } of buildings; never on houses.
antiquity-graves-lost = Only { $empty } empty squares and { $buildings } of buildings can take them: that would be the end.
antiquity-pollution-due =
    { $count ->
        [one] 1 pollution piece at the end of the turn.
       *[other] { $count } pollution pieces at the end of the turn.
    }
antiquity-pollution-why = Cities { $cities }, less { $fountains } for fountains and { $dump } for the dump.
antiquity-out = Out of the game
antiquity-goods = Goods
antiquity-stock-coming = { $good }: { $count }, next harvest +{ $more }
antiquity-men = Men: { $free } free of { $men }
antiquity-storage = Room for { $capacity } goods; everything fits
antiquity-storage-short = Room for { $capacity } goods: { $count } would be lost in phase 5
antiquity-clean = Clean hexes in the zone: { $count }
antiquity-victory = Ways to victory
antiquity-no-saint = no patron saint yet
antiquity-uncovered =
    { $count ->
        [0] { $name } is surrounded
       *[other] To surround { $name }: { $count } hexes missing
    }
antiquity-cities-of = Cities of { $name }
antiquity-lost =
    { $count ->
        [one] good without room in phase 5
       *[other] goods without room in phase 5
    }
antiquity-rearrange = Rearrange
antiquity-end = Enough built
antiquity-name-man = Men free
antiquity-name-cart = Carts manned
antiquity-name-storage = Storage
antiquity-name-grave = Graves due
antiquity-name-pollution = Pollution due
antiquity-name-zone = Clean hexes
antiquity-industries = Industries
antiquity-industry = { $what } on { $hex }: { $good }, { $count } left
ages-world = World
ages-land = land units: { $count }
ages-naval = ships: { $count }
ages-air = aircraft: { $count }
ages-capital = Capital, level { $level }
ages-city = City, level { $level }
ages-fort = Fort
ages-disorder = Disorder
ages-invader = Invaded by { $empire }:
ages-whole-world = The whole world
ages-regions = Regions
ages-bare = Hide the pieces
ages-find-short = Find
ages-find = Area or empire
ages-glory = Glory
ages-played-by = Played by { $name }
ages-standing = Space { $space }, age { $age }
ages-purse = Money { $money }, income { $income }
ages-own-purse = Money { $money }, income { $income }, upkeep { $upkeep }
ages-harvest = Next harvest as things stand: { $points }
ages-icon-pays = { $icon } → now { $points }
ages-units = Units: { $units }, of which ships: { $ships }
ages-elites = Elites: { $count }
ages-barbarian = Barbarians: no cities, no upkeep
ages-lately = Since your last turn:
ages-empires = Empires
ages-no-empire = No empire
ages-known = Seen in hand: { $cards }
ages-holder = Holds the turn marker
ages-choosing = Still choosing
ages-ready = Ready
ages-hand-of = Cards in hand: { $count }
ages-cities = Cities: { $count }
ages-areas = Areas: { $count }
ages-no-marker = No marker
ages-face-down = face down
ages-turn = Turn { $turn }
ages-age = Age { $age }
ages-dawn = Dawn of history
ages-phases = Actions of the turn
ages-deck = Cards in the deck: { $count }
ages-cup = Leaders in the cup: { $count }
ages-world-war = World war: { $count } turns left
ages-progress = Progress
ages-space = Space { $space }
ages-dark = dark age
ages-hand = Hand
ages-only-playable = Only what can be played
ages-no-cards = You hold no cards.
ages-none-playable = Nothing can be played now.
ages-value = Value { $value }
ages-use-start = As an empire: { $why }
ages-use-artefact = As an artefact: { $why }
ages-playable = possible now
ages-under-way = Under way
ages-on-map = Choose on the map: { $count } places.
ages-on-cards = Or play a card of your hand: { $count }.
ages-step-back = Step back
ages-markers = Action markers
ages-secret = Secret until all are ready:
ages-on-no-empire = On no empire
ages-march = Units on the move
ages-nobody = Nobody yet
ages-points = { $count } movement left
ages-goals = { $count } areas in reach: click where to go
ages-all-units = All that can go
ages-of-units = { $count } of { $all } go
ages-shop = Purchases
ages-money = Money
ages-unit-figures = front { $front }, support { $support }, move { $steps }
ages-conflict = Conflict
ages-conflict-in = Conflict in { $area }
ages-round = Round { $round }
ages-defends = defends
ages-attacks = attacks
ages-at-least = { $sum } + ?
ages-part-hidden = Card and units, face down
ages-part-card = Card
ages-part-line = Units
ages-part-events = Events
ages-part-elites = Elites
ages-part-age = Later age
ages-part-artefacts = Artefacts
ages-part-terrain = Terrain
ages-part-approach = River, strait or landing
ages-part-ambush = Home ground
ages-part-fort = Fort
ages-part-city = City
ages-part-walls = Walls
ages-fresh = Fresh units: { $count }
ages-disorders = disorder: { $count }
ages-committed = committed: { $units }
ages-spent = spent: { $units }
ages-odds = Chances of this round
ages-odds-note = By the cards not yet seen, against units of the usual strength of their age.
ages-they-commit = They commit
ages-win = You win
ages-tie = Tie
ages-from-deck = the deck
ages-events = Events under way
ages-stopped = cancelled
ages-lists = Discards, artefacts, leaders
ages-discards = Discards
ages-artefacts = Artefacts in play
ages-leaders = Leaders in play
ages-wild-elephants = Elephants left: { $count }
ages-home-chosen = as it chooses
ages-start-money = Starting money: { $count }
ages-offset = Progress, from the most advanced empire: { $count }
ages-trade-number = Trade number: { $count }
ages-leader-number = Leader number: { $count }
ages-no-cities = No cities in age { $ages }
ages-no-ships = No ships before a trade
ages-no-cavalry = No cavalry before a trade
ages-comers = May come: { $list }
ages-comer = { $empire } from { $area } ({ $count })
ages-civilise = Civilise
ages-part-of-cards = Events and artefacts
ages-part-of-leaders = Leaders
ages-part-of-creeds = Religion and government
ages-part-of-cities = Cities
ages-part-of-units = Modernise
ages-part-of-troubles = Troubles
ages-from-hand = In your hand: { $count }
ages-next-income = each production +{ $income } −{ $upkeep }
ages-once-more = Once more: { $unit }, { $area }
ages-forts = Forts: { $count } places
ages-put = { $unit }: where to?
ages-put-new = Where to?
ages-harvests = Next harvest
through-row = Card row
through-band =
    { $count ->
        [one] Cards for { $count } civil action
       *[other] Cards for { $count } civil actions
    }
through-take-cost =
    { $count ->
        [0] free for you
        [one] costs you { $count } civil action
       *[other] costs you { $count } civil actions
    }
through-leaves = leaves the row at the next refill
through-round = Round { $round }
through-last = Last round: { $round }
through-last-now = Last round
through-known =
    { $count ->
        [one] You know { $count } of these cards
       *[other] You know { $count } of these cards
    }
through-face-down =
    { $count ->
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
through-workers =
    { $count ->
        [0] no workers
        [one] { $count } worker
       *[other] { $count } workers
    }
through-tokens =
    { $count ->
        [one] { $count } blue token
       *[other] { $count } blue tokens
    }
through-build-cost =
    { $count ->
        [0] free to build
        [one] { $count } resource to build
       *[other] { $count } resources to build
    }
through-develop-cost = { $count } science to develop
through-happiness = Happy faces: { $happy }, needed: { $needed }
through-discontent =
    { $count ->
        [one] { $count } discontent worker
       *[other] { $count } discontent workers
    }
through-forecast = If the turn ended now
through-eaten = { $count } eaten
through-corrupt = { $count } lost to corruption
through-uprising = Uprising: nothing is produced.
through-uprising-short = Uprising
through-hunger =
    { $count ->
        [one] { $count } food is missing and costs culture.
       *[other] { $count } food are missing and cost culture.
    }
through-corruption =
    { $count ->
        [one] Corruption takes { $count } resource.
       *[other] Corruption takes { $count } resources.
    }
through-excess =
    { $count ->
        [one] { $count } military card over the limit must be discarded.
       *[other] { $count } military cards over the limit must be discarded.
    }
through-given-up = Your next political action is given up.
through-draws =
    { $count ->
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
through-unit-resources =
    { $count ->
        [one] +{ $count } resource for units
       *[other] +{ $count } resources for units
    }
through-unit-science = +{ $count } science for units
through-loose-food = +{ $count } food this turn
through-loose-resources =
    { $count ->
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
through-missing =
    { $cards ->
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
through-armies =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
through-obsolete = { $count } obsolete
through-replaces = Replaces { $name }.
through-change-civil = Civil actions
through-change-military = Military actions
through-change-urban_limit = Urban limit
lesson = Lesson
lessons = Lessons
lesson-step = Step { $at } of { $all }
lesson-steps = { $count } steps and a task
lesson-next = Next
lesson-task = To the task
lesson-your-move = Your move.
lesson-other-move = Not yet: in this lesson, please make the move it asks for.
lesson-begin = Begin
lesson-go-on = Go on
lesson-again = Once more
lesson-read = read
course = Learn { $title }
course-text = Every lesson is played by the real rules and takes less than ten minutes. At its end waits a small task, and the engine is the judge.
challenges = Challenges
challenges-text = Set positions with a goal; your rivals only pass. Solved: { $solved } of { $all }.
challenge-try = Try
task = Task
task-fold = Fold up
task-unfold = Unfold
task-reached = Done! The goal is reached.
task-lost = Not this time: the goal is out of reach.
task-again = Try again
task-course = To the course
task-solved = solved
degree-attested = attested
degree-reported = reported
degree-ours = ours
degree-partly = { $degree }, its numbers are ours
analyse = Analyse the game
analysis = Analysis
analysis-under-way = A bot is going through the game: { $done } of { $all } decisions.
analysis-shares = Chance to win, as a strong bot sees it
analysis-turns = Turning points
analysis-none = Nobody gave much away.
analysis-turn = Move { $at }, { $name }: { $made } ({ $was }). Better was { $better } ({ $could }).
analysis-look = Go there
analysis-play-on = Play on from there
hint = Hint
hint-thinking = Thinking …
hint-title = What a strong bot would do
moment-looting = Looting
moment-supremacy = Military supremacy
moment-science = Scientific supremacy
moment-spaces = Spaces ahead
moment-symbols = Symbols
moment-auction = Auction: { $card }
moment-bid = Bid
moment-war = The war is decided
moment-war-declared = War is declared
moment-attack = Aggression
moment-famine = Famine, level { $level }
moment-food = Food
moment-granary = Granary
moment-pollution = Pollution
moment-from-cities = From cities
moment-fountains = Fountains
moment-dump = Dump
moment-reveal = The cards are revealed
moment-laid = Lays
moment-battle = Battle of { $area }, round { $round }
moment-turned-up = Turned up
coming = If nobody does anything more this turn:
coming-doubtful = Not certain: { $figures }.
help = Help
help-open = What is asked here, and what may be answered?
help-answers = What you may answer
help-count =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
help-coming = What is coming
help-rule = The rule
help-things = What is spoken of here
help-lessons = Lessons
aid-signs = The signs
aid-families = What is what
aid-house = House { $number }
aid-family-saint = Patron saints
aid-family-building = Buildings of the city
aid-family-house = Houses
aid-family-project = What is built in the countryside
aid-family-token = Progress tokens
aid-family-wonder = Wonders
aid-family-government = Governments
aid-family-card = Action cards and advisors
aid-family-leader = Leaders
aid-family-goal = Goals
aid-family-event = Events
aid-family-unit = Units
aid-family-artefact = Artefacts
aid-family-tactic = Tactics
aid-family-territory = Territories
aid-family-pact = Pacts
legend-q-man = A man: each house brings one, and most buildings work only with one on them.
legend-q-cart = A cart: a manned cart shop builds one thing in the countryside.
legend-q-food = Food of any kind: grain, sheep, olives or fish.
legend-q-luxury = A luxury of any kind: wine, pearls, dye or gold.
legend-q-storage = Storage: what finds no room in a manned one is lost in phase 5.
legend-q-zone = Your zone of control: hexes up to two steps from your cities and inns.
legend-q-marker = An exploration marker: it brings a good, and some raise the famine.
legend-q-famine = The famine: so many graves each turn, less your food.
legend-q-grave = A grave: what it covers does not work.
legend-q-pollution = Pollution: a hex with it yields nothing.
legend-q-surround = A rival surrounded: every hex of the rival's zone lies in yours too.
legend-q-halo = A patron saint: it is chosen when the cathedral is built, and says how you win.
legend-i-coin = Coins pay for what you do not produce.
legend-i-shield = A shield pushes the pawn one space towards your opponent.
legend-i-laurel = Victory points at the end of the game.
legend-i-link = A building with the same sign makes this one free.
legend-i-again = You play another turn at once.
legend-i-wonder = A Wonder: raised with a card laid face down under it.
legend-i-pawn = The Conflict pawn: in a capital it ends the game.
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
legend-a-glory = Glory: whoever has most at the end wins.
legend-a-money = Money of an empire: it buys units, cities and more.
legend-a-progress = Progress: the further on the track, the better the units.
legend-a-capital = The capital of an empire.
legend-a-city = A city: it yields income, and counts for some icons.
legend-a-fort = A fort: it helps in defence.
legend-a-disorder = Disorder: the area yields and scores nothing until it is quelled.
legend-a-artefact = An artefact: a wonder, a religion or a government.
legend-a-leader = A leader, who serves in an area.
legend-a-holder = The turn marker: its holder goes first and wins ties.
legend-a-wheat = Wheat: counts for empires with this icon.
legend-a-elephant = Elephants: they count for an icon and may be recruited.
legend-a-oil = Oil: counts late in history.
legend-a-lock = Decided in secret: waiting for the others.
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
`;export{e as default};