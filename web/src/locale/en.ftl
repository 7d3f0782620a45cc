## Everywhere
skip = Skip to the content
main-nav = Main
lobby = Lobby
rules = Rules
settings = Settings
account = Account
account-about = For whoever wishes one: sign in, sessions, your data
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

## Home and lobby
hero = Raise a city. Outthink your rival.
hero-text = Civilization board games by their exact rules: against a friend or the computer, in your browser, without an account.
your-tables = Your tables
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
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
first-steps = New here?
first-steps-text = Nobody need read a rulebook first.
first-steps-learn = lessons under ten minutes on the real table
first-steps-lobby = who waits for somebody to play with
first-steps-cards = every card and every picture, to look at
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

## Club: ratings, archive, people
club-nav = Rooms of the club
ranking = Ranking
won = Won
archive = Archive
events = Tournaments
event-round = Round { $number }

## Table
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
watching-short = Watching
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
chat-removed = (removed)
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

## The end
end = Result
category = Category
winner = winner
chart = Points in the course of the game
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
chart-sources = Where the points came from
chart-ways = How far everybody was on each way to win
chart-things = What each card brought
chart-open = Points by source
key-moments = Key moments
key-moment-gain = Move { $at }: { $name } gains { $gained } ({ $from }).
key-moment-way = Move { $at }: { $name } comes { $gained } % nearer to winning ({ $from }).
key-moment-lead = Move { $at }: { $name } takes the lead and keeps it.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch-on = To the next game
rematch = Play again
replay = Watch it again
record = Save the record
fairness = Was the shuffling fair?
fairness-text = The first number was fixed before the game began, the second one opened afterwards. “civitas verify” checks the saved record against both.

## Rules and settings
rules-of = Rules: { $game }
rules-choose = All rules in our own words, paragraph by paragraph, with a search. Which game?
rules-search = Search the rules
rules-found = { $count ->
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
next-table = Next table ({ $count })
next-none = No table waits for you
next-none-text = Everywhere the others are thinking, or the game is over.
post = Letters
post-text = When a table has waited for you for some time, Civitas can write to you. Nothing is sent that you do not ask for here.
post-mail = E-mail
post-hook = Webhook
post-push = Browser
post-waiting = not confirmed yet: look into your mail
post-off = switched off after many failures; add it again to try
post-new-mail = E-mail address
post-new-hook = Address of a webhook
post-new-push = Notify this browser, even when it is closed
post-no-push = This browser takes no notices from here, or was told not to.
post-secret = Letters to this webhook are signed with this secret. It is shown this once:
post-every = At most one letter in
post-span = { $hours ->
    [0] { $minutes } minutes
    [one] { $hours } hour
   *[other] { $hours } hours
}
post-reminders = Remind me when I stay away
post-quiet = Quiet hours, in which nothing is sent
post-quiet_from = from
post-quiet_until = until
post-zone = Time zone
letter-confirm = Confirm
letter-confirm-text = Shall Civitas write to this address when a table waits?
letter-confirm-done = Confirmed. How often letters come, and when they do not, is set in the settings.
letter-leave = No more letters
letter-leave-text = Shall no more letters come to this address?
letter-leave-done = Done: nothing more will be sent there.
letter-none = This page is for the links in letters. Letters themselves are arranged in the settings.
add = Add
remove = Remove

## Lesson
lesson = Lesson
lessons = Lessons
lesson-step = Step { $at } of { $all }
lesson-steps = { $count ->
    [one] { $count } step and a task
   *[other] { $count } steps and a task
}
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
task-over = Start over
task-course = To the course
task-solved = solved

## What rules rest on
degree-attested = attested
degree-reported = reported
degree-ours = ours
degree-partly = { $degree }, its numbers are ours

## Analysis and hints
analyse = Analyse the game
analysis = Analysis
analysis-under-way = A bot is going through the game: { $done } of { $all } decisions.
analysis-shares = Chance to win, as a strong bot sees it
analysis-turns = Turning points
analysis-none = Nobody gave much away.
analysis-turn = Move { $at }, { $name }: { $made } ({ $was }). Better was { $better } ({ $could }).
analysis-why = The difference: { $reasons }.
analysis-look = Go there
analysis-play-on = Play on from there
hint = Hint
hint-thinking = Thinking …
hint-title = What a strong bot would do

## Moments
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
may-come = When tried, it came to:
may-line = { $whose }{ $label } { $before } → { $least } to { $most }
may-line-one = { $whose }{ $label } { $before } → { $least }
may-more = { $count ->
    [one] and one figure more
   *[other] and { $count } figures more
}
help = Help
help-open = What is asked here, and what may be answered?
help-answers = What you may answer
help-count = { $count ->
    [one] one way
   *[other] { $count } ways
}
help-coming = What is coming
help-rule = The rule
help-things = What is spoken of here
help-lessons = Lessons

# The illustrated aid.
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

## All cards of a title.

cards = Cards
cards-of = Cards: { $game }
cards-link = Look at all cards
cards-rules = Read the rules
cards-choose = Everything that lies on the table, drawn and in words. Of which game?
cards-search = Search the cards
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gallery-building = Cards of the three Ages and guilds
gallery-site = Farms, mines, buildings and units
gallery-special = Special technologies
gallery-action = Action cards
gallery-aggression = Aggressions
gallery-war = Wars
gallery-bonus = Bonus cards
gallery-empire = Empires
gallery-good = Goods
rules-contents = Contents

## New tables.

presets = How do you want to play?
preset-computer = Against the computer
preset-computer-text = You begin at once.
preset-friends = With friends
preset-friends-text = Everybody gets a link.
preset-screen = At one screen
preset-screen-text = You hand the device on.
preset-post = By post
preset-post-text = A day for every move.

## A sample of the settings.

sample = As it will look
sample-text = Livia builds the Temple: 3 wood, 1 stone.
sample-again = Show the movement again
