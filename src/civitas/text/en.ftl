### Texts common to all titles and to the terminal, English. Same messages and variables as it.ftl.

yes = yes
no = no

## At the table

waiting-for = Waiting for { $seat } …
seat-default = Player { $number }
refused = { $sentence } (rule { $rule })
take-back-done = Taken back.
take-back-sealed = This move can no longer be taken back: it revealed something, or another player has moved since.
take-back-none = There is no move of yours to take back.
saved = Saved to { $file }.
unknown-input = “{ $input }” means nothing here; type ? for help.
bye = Goodbye, and thank you for playing.
rule-attested = attested by { $sources }
rule-reported = reported by { $sources }
rule-ours = our own
rule-partly-ours = ; its numbers are our own

result = { $ending }: { $winners } wins.
result-nobody = { $ending }: nobody wins.
result-several = { $ending }: { $winners } win together.

event-offer = { $maker } makes { $taker } an offer.
event-offer-accepted = { $taker } accepts the offer of { $maker }.
event-offer-declined = { $taker } declines the offer of { $maker }.

list-and = { $head } and { $last }
list-or = { $head } or { $last }

help-terminal =
    Type the number of a move, or its text, to play it.
    ?          this help
    Enter      show the whole table again
    /WORDS     only the moves with these words
    why MOVE   why a move is not allowed, or how it is paid
    i NAME     what a card, Wonder or token does
    h          what a strong bot would do, and why
    r WORDS    read the rules with these words, or the rule with this id
    u          take back your last move
    s FILE     save the game
    l          switch the language
    q          quit

## The command line

help-usage = Usage:
help-options = [OPTIONS]
help-command = COMMAND …
help-default = { $text } Default: { $value }.

command-civitas = Civilization board games, played by their exact rules.
    .more = “civitas COMMAND --help” explains a command.
command-games = List the titles, or tell all about one: seats, options, levels.
command-play = Play in the terminal, against bots or with friends.
    .more = Without --bots you take the first seat and bots the others. During the game, type ? for help.
command-rules = Read or search the rules of a title.
    .more = Without ID all rules of TITLE are listed, in the order of the rulebook; with the beginning of one, such as swd.turn,
        those of a chapter.
command-bench = Measure how fast the engine plays.
    .more = Random games are played from the deal to the end with moves taken from the list of legal ones, which are not checked a second time. Without TITLE all titles are measured.
command-record = Let bots play one game and save its record.
command-replay = Step through the record of a game.
    .more = In a terminal, Enter goes on to the next move.
command-verify = Replay a record and check all that it claims.
    .more = Exit code 0: all is as the record says. 1: something differs, and the first difference is shown. 2: the file is no record.
command-pack = Work with data packs.
command-pack-check = Check a data pack.

command-doctor = Say what is installed here and what to do about what is not.
command-completion = Write a script that teaches a shell to complete the commands.
    .more = For bash: eval "$(civitas completion bash)" in ~/.bashrc.
flag-version = Tell the version.
flag-compiled = Leave with exit code 1 unless the engine is compiled.
error-shell = There is no completion for “{ $shell }”; choose one of: { $shells }.
doctor-version = Version
doctor-package = Installed in
doctor-engine = Engine
doctor-engine-compiled = compiled
doctor-engine-asked = interpreted, because CIVITAS_INTERPRETED asks for it
doctor-engine-stale = interpreted, about ten times slower; in a checkout “make compile” compiles it, elsewhere install Civitas again
doctor-engine-lacking = interpreted, about ten times slower; a wheel made for this system comes compiled; to compile it here, this machine lacks { $lacking }
doctor-titles = Titles
doctor-database = Tables go to
doctor-update = To update
doctor-extra-there = there
doctor-extra-missing = not installed; { $command } brings it

flag-help = Show this help.
flag-lang = The language: English or Italian.
flag-json = Write one JSON object per line, for programs.
flag-seats = How many seats the game has.
flag-seed = A whole number that settles all chance of the game.
flag-after = How many random moves are made first.
flag-depth = How many moves deep.
flag-bench-seed = The seed of the first game.
flag-option = Set an option of the title; may be given several times.
flag-pack = A folder with a data pack.
flag-bots = Who plays: bots such as random or search:sims=400, or human. With fewer than seats, people take the first ones; without --seats there is one seat more than bots, for you.
flag-record-bots = The bots, one for each seat, such as random or search:sims=400.
flag-watch = Bots take every seat, and you watch.
flag-resume = Go on with a game saved earlier.
flag-search = Only rules that contain all these words.
flag-seconds = How long to play.
flag-interpreted = Measure the source of the engine instead of its compiled form.
flag-out = The file to write.
flag-at = Show the table after this many moves; a negative number counts from the end.

games-title = Title
games-key = Name for commands
games-usual = else { $value }
games-many = several with commas
games-more = “civitas games TITLE” tells its options and levels.
games-seats = Seats
games-data = Data
games-value = Bots judge by
games-value-learned = a learned value
games-value-evaluation = rules of thumb; no learned value comes with this title
games-rating = { $rating } with { $seats } seats ({ $games } games)
games-unrated = strength not measured yet
rules-none = No rule matches.
perft-game = { $title }, { $seats } seats, seed { $seed }, after { $after } moves
perft-count = depth { $depth }: { NUMBER($count) }
bench-note = Random games; moves come from the list of legal ones and are not checked a second time.
bench-compiled = compiled
bench-interpreted = interpreted
bench-figures = { $title }, { $seats } seats, { $engine }: { NUMBER($games_per_second, maximumFractionDigits: 0) } games/s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } moves/s; clone { NUMBER($clone_us, maximumFractionDigits: 1) } µs, imagine { NUMBER($imagine_us, maximumFractionDigits: 1) } µs, view { NUMBER($view_us, maximumFractionDigits: 1) } µs
verify-sound = { $file } is sound: { $moves } moves replayed, everything as recorded.
verify-different = { $file } differs: { $difference }.
difference = { $place }: the record says { $told }, replaying gives { $found }
difference-refused = { $place }: { $reason }
difference-old-rules = played under rules { $old }, now { $now }; { $difference }
pack-heading = With the data pack “{ $pack }” (hash { $hash })
pack-before = Without the pack: { $text }
pack-new = Added by the pack.
pack-gone = Taken out by the pack.
pack-value = { $file }, { $place }
pack-nothing = nothing
pack-sound = The data pack “{ $pack }” for { $title } is sound (hash { $hash }).
pause = Enter: next move, q: quit
more = { $count ->
    [one] 1 more line: Enter, or your move
   *[other] { $count } more lines: Enter, or your move
}
moves-none = No move has these words.
moves-on-map = { $first }-{ $last }: the numbers on the map ({ $first }: { $move })
moves-hint = Type a number, or ? for what else you may type.
table-changed = what changed (Enter: the whole table)
allowed = This move is allowed: { $move }
unknown-thing = There is nothing called “{ $name }” here; type the name as the table shows it.

## Errors: what is wrong, and the way out

error-unknown-title = There is no title “{ $title }”; choose one of: { $titles }.
error-seat-count = { $title } is played with { $counts } seats, not { $given }; choose a number of seats that it can have.
error-unknown-option = There is no option “{ $option }”; this title knows: { $options }.
error-option-value = “{ $value }” is not a value of the option { $option }; choose one of: { $values }.
error-option-count = With { $seats } seats the option { $option } takes { $least } to { $most } entries, not { $given }; change the option or the number of seats.
error-bad-seed = “{ $seed }” cannot be a seed; give a whole number.
error-bad-deal = The deal is not usable at { $place }: { $reason }; correct that entry and try again.
error-bad-goal = The goal cannot be judged: { $term } names nothing that the position has.
error-bad-study = The file { $file } cannot be read: { $reason }.
error-no-hints = Hints are for games against bots alone, and not for tasks and challenges.
error-unknown-study = { $title } has no lesson or challenge called { $key }.
error-bad-position = This position cannot be used: at { $place }, { $reason }; save it again and retry.
error-bad-move = “{ $move }” is no move of this game; the legal moves show how one is written.
error-illegal-move = The move { $move } is not allowed: { $sentence }
# $seat tried to move and is not the one being asked.
error-not-your-turn = { $seat } has nothing to decide right now; the move has to come from a player who is being asked.
error-hint-over = Nobody is to move at this point of the game; choose an earlier one with --at.
error-game-over = This game is over and takes no more moves; start a new one to go on playing.
error-no-question = Seat { $number } is asked nothing now; only a seat that is waiting has a question.
error-no-such-seat = This game has no seat { $number }; its seats are 0 to { $last }.
error-options-table = Options are given as a table of names and values, not as { $given }.
error-disk-full = The output could not be written because the disk is full; free some space and try again.
error-file-missing = The file { $file } cannot be opened; check its name and place.
error-pack-missing = There is no data pack in { $folder }; give the folder that holds its pack.toml.
error-other-data = { $file } belongs to other data: { $reason }; use the data it was played with (“--pack” names the folder of a data pack).
error-bad-record = { $file } is not a sound record ({ $place }): { $reason }; use an undamaged copy.
# $place: none (the file as a whole), or the entry.
error-pack = { $place ->
    [none] The data pack cannot be used: { $file }: { $reason }; correct the file and run “civitas pack check”.
   *[other] The data pack cannot be used: { $file }, at { $place }: { $reason }; correct the file and run “civitas pack check”.
}
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $bots }.
error-unknown-rule = There is no rule “{ $rule }”; “civitas rules” with the name of the title lists them all, and --search WORDS finds them by their words.
error-bots-count = The number of bots ({ $given }) does not fit the number of seats ({ $seats }); change --bots or --seats.
error-stdin-closed = The input ended before the game did; play in an interactive terminal, or add --watch to let bots play every seat.
error-language = There is no language “{ $language }”; choose one of: { $languages }.
error-usage = These arguments cannot be understood; “{ $command } --help” shows how to use the command.
error-usage-command = There is no command “{ $command }”; choose one of: { $commands }.
error-usage-command-close = There is no command “{ $command }”; perhaps you mean “{ $close }”.
error-usage-option = { $command } has no option { $option }; “{ $command } --help” lists its options.
error-usage-value = The option { $option } is not used like that; “{ $command } --help” shows how.
error-usage-missing = { $name } is missing; “{ $command } --help” shows how to use the command.
error-usage-surplus = “{ $argument }” is one argument too many; “{ $command } --help” shows how to use the command.
error-whole-number = “{ $value }” does not fit { $name }; give a whole number, at least { $least }.
error-number = “{ $value }” does not fit { $name }; give a whole number.
error-seconds = “{ $value }” does not fit { $name }; give a number greater than 0, at most 1,000,000.
error-option-form = “{ $option }” cannot be understood; options are given as KEY=VALUE.
error-at = There is no move { $at }; this record has moves 0 to { $last }.
error-resume-bot = The bot “{ $bot }” of { $file } is not started from a file; say with --bots who plays.
error-file-write = The file { $file } cannot be written; check the place and its permissions.
error-file-exists = The file { $file } exists already; choose another name.
error-internal = Something broke inside Civitas, and it is not your fault; please report it with the command you ran.

## Bots, matches and training

error-bot-parameter = The bot { $bot } does not understand “{ $parameter }”; write for example { $example }.
error-bad-weights = The weights in { $file } do not fit this game ({ $reason }); train new ones with “civitas train”.
error-no-games = A match needs at least one game, not { $games }; choose a number with --games.
error-margin = “{ $margin }” cannot be the margin of --stop; give a number between 0 and 0.5, in a match of two bots.
error-arena-file = { $file } holds the results of another match, or is damaged; choose another file with --out.
error-undo = { $moves } moves cannot be taken back: { $made } were made.
error-needs-extra = This needs a part of Civitas that is not installed; run “pip install civitas[{ $extra }]”.
error-no-features = { $title } has no features to learn from yet; choose another title.
error-no-weights = { $title } comes without a learned value; use value=evaluation.
error-no-levels = { $title } has no levels; choose greedy or search.
error-no-cluster = No Ray cluster answers at { $address }; check the address, or give “local”.
error-actions-count = { $games } games are going on, and { $given } actions were given; give one for each game.
error-seeds-count = { $games } games begin, and { $given } seeds were given; give one number, or one for each game.
error-worker-lost = A process that played some of the games has ended; make the environment anew.

command-perft = Count the games of so many moves, to compare engines.
command-arena = Let bots play each other over the same deals.
    .more = Every deal is played in each rotation of the seats. With more bots than seats, all groups of them meet. A match whose results are kept with --out goes on where it was when the same command is given again.
command-train = Train the value of positions by self-play.
    .more = Rounds of games follow each other until the hours are over. A new value is kept only if it wins a match against the one before; the result says how strong it measured.

flag-games = How many games are played.
flag-jobs = How many processes play.
flag-ray = Play on the Ray cluster at this address; “local” starts one here.
flag-arena-bots = The bots that meet, separated by commas.
flag-arena-out = Keep the results in this file, one line per game.
flag-arena-seed = The seed of the first deal.
flag-stop = Stop early, once it is clear whether the first of two bots is better by this margin, such as 0.05.
flag-plot = Write a page with charts of the match.
flag-ladder = Only neighbours in the list meet, two by two.
flag-least = With --stop: so many games of a pair are played in any case.
flag-hours = How long to train.
flag-sims = Simulations per decision while training.
flag-match = How many games decide whether a new value is kept.
flag-train-games = How many games a round plays.
flag-random = Begin with so many games of random moves instead of games by the evaluation.
flag-greedy = Begin with so many games of one look ahead instead; they teach the moves too.
flag-siblings = Begin with so many games of one look ahead in which chance takes some moves; what comes of them is learned.
flag-exploration = How strongly search tries what it has seldom tried; less where moves differ little.
flag-temperature = How much worse a move may look at first sight and still be tried early; less where moves differ little.
flag-hidden = Units of the first layer of the network.
flag-train-out = The file of weights to write.
flag-train-seats = The numbers of seats to learn for, separated by commas.
flag-train-plot = Write a page with curves of the training.
flag-train-from = Weights to go on from.
flag-train-seed = The seed of the first game.

arena-bot = Bot
arena-games = Games
arena-share = Win share
arena-interval = 95 % interval
arena-rating = Rating
arena-faults = Faults
arena-decision = Processor time of a decision, in seconds (mean / 95 % below / longest)
arena-turn = Of a turn
arena-verdict = Verdict
arena-pairs = Win share of the first of each pair
arena-seats = Win share by seat
arena-points = Points
arena-length = Moves per game
arena-by-seat = Win share by seat: { $shares }; { $moves } moves per game.
arena-better = The first bot is better by the margin asked for.
arena-not-better = The first bot is not better by the margin asked for.
train-round = Round { $round }: { $games } games so far, loss { $loss }, { $share } against the value before.
train-written = The weights are in { $file }.
train-strength = Share won against the strongest so far
train-loss = Loss of shares and of moves
train-nothing = No value stronger than the one before was found; nothing was written.

## The table server

event-sat = { $seat } takes a seat.
event-left = { $seat } leaves the table.
event-bot-sat = A bot plays on from here as { $seat }.
event-began = The game begins.
event-ready = { $seat } is ready.
event-not-ready = { $seat } is thinking again.
event-taken-back = { $seat } takes a move back.
event-asks-back = { $seat } asks to take a move back.
event-back-declined = { $seat } does not agree to the take-back.
event-gave-up = { $seat } does not come back: the seat is free.
event-agrees = { $seat } agrees.
event-declined = { $seat } does not agree.
event-rewound = { $seat } takes back a move that had shown something. The record says so.
event-asks-pause = { $seat } would like to pause the game.
event-asks-rematch = { $seat } would like to play again.
event-asks-bot = { $seat } would like a bot to take the place of { $other }, who stays away.
event-asks-end = { $seat } would like to end the game, because { $other } stays away.
event-reminded = { $seat } reminds { $other } that it is their turn.
event-absence = The game is ended, because { $seat } stays away.
event-resignation = { $seat } resigns.
event-timeout = { $seat } has run out of time.
event-rules-changed = Rules of this title were corrected after this game began: from here on version { $now } holds instead of version { $old }. The list of changes says which.
event-paused = { $seat } pauses the game.
event-resumed = { $seat } lets the game go on.
event-rematch = A rematch is set up at another table.

prompt-open = Waiting for players to take their seats.
prompt-paused = The game is paused.
result-by-resignation = { $seat } has resigned: { $winners } wins.
result-by-agreement = The game was broken off.
result-by-timeout = { $seat } has run out of time: { $winners } wins.
result-by-absence = { $seat } stayed away: { $winners } wins.
result-by-absence-none = { $seat } stayed away: the game was ended without a winner.

bot-random = Chance
bot-greedy = Greedy bot
bot-rest = Resting rival
bot-search = Search bot
spectator-default = Spectator
client-missing = The server is running, but the web client has not been built yet; “make web” builds it.

error-unknown-table = There is no such table; check the link, or look for the table in the lobby.
error-unknown-seat = This table has no seat { $number }.
error-foreign-seat = Seat { $number } is not yours.
error-foreign-link = This link does not open a seat here; it has been used already or belongs to another table. Ask for a new one.
error-not-seated = You have no seat at this table; you can watch.
error-seat-taken = Seat { $number } is taken.
error-no-free-seat = Every seat of this table is taken; you can watch.
error-other-side = You have already played from another seat of this table; nobody plays both sides.
error-seat-waits = Seat { $number } waits for the person who left it; it is free only when they give it up or the agreed time has passed.
error-not-host = Only the person who opened the table can do this.
error-time-over = Your time has run out.
error-not-absent = Seat { $number } is not overdue; the others wait for it as long as was agreed.
error-not-waited-for = Nobody is waiting for seat { $number }.
error-reminded = Seat { $number } has been reminded already.
error-something-asked = Somebody has asked for something else; answer that first.
error-many-tables = { $most } tables are open already; finish one first.
error-many-bot-tables = { $most } tables of bots alone are playing for you already; wait until one is finished.
error-table-aside = This table could not be loaded and has been set aside; nothing of it is lost, and whoever runs the server can repair it from its log.
error-database-held = The database { $url } is in use by another server ({ $who }); stop that one first, or use another database.
error-needs-postgres = Several processes need PostgreSQL; name one with “--db postgresql://…”, or run a single server.
error-not-begun = The game has not begun; it starts when every seat is taken.
error-not-over = The game is still going on.
error-paused = The game is paused; let it go on first.
error-not-paused = The game is not paused.
error-stale = The situation has changed since you chose; look again and decide anew.
error-not-asked = It is not your turn.
error-key-reused = This key was used for another move; give every move a key of its own.
error-conflict = Somebody else changed this table at the same moment; try again.
error-nothing-asked = Nobody has asked you for anything.
error-unknown-point = This game has no such point; the last one is { $last }.
error-old-rules = This point was played under older rules and cannot be shown; choose a later one.
error-record-running = The record stays on the server while the game goes on; you get it at the end.
error-bad-request = The request cannot be understood ({ $reason }).
error-session-expired = Your session has ended; try again, and you start as a new guest.
error-bad-token = This token is not valid; create a new one.
error-unknown-token = You have no such session or token; the list shows those you have.
error-not-learned = This is not finished yet: go on with the lesson, or solve the task.
error-unknown-person = Nobody is known here by this address.
error-account-name = Give the account a name.
error-account-already = You have an account already; sign out first to make another.
error-account-taken = This name is taken; choose another.
error-sign-in = Name and passphrase do not belong together; try again, or use a recovery code.
error-recovery = This code opens nothing (any more); look whether name and code are right, or use another one.
error-argon2 = This account was stored with Argon2id, which this server lacks just now: whoever runs it installs `civitas[push]`.
error-passphrase = That is not your passphrase.
error-passphrase-length = A passphrase has { $least } to { $most } characters; four or five words are easy to remember and hard to guess.
error-passphrase-weak = This passphrase is too easy to guess; take several words that have nothing to do with your name.
error-no-account = You have no account yet; make one first.
error-guest-games = You are playing as a guest here; who signs in leaves those games behind. Make an account of the guest, or sign in nevertheless.
error-too-many-attempts = Too many attempts; wait { $minutes } minutes.
error-mail-address = This is no e-mail address that we can write to.
error-suspended = You are suspended until { $date } and may only look on.
error-muted = Until { $date } you may not write at tables.
error-not-together = You cannot sit down here: one of you has blocked the other.
error-not-yourself = This is not about yourself: choose somebody else.
error-too-many-ties = The list is full: it holds { $most } people.
error-too-many-reports = { $most } reports of yours are open already; wait until somebody has looked at them.
error-empty-report = Write what has happened.
error-administrators = Only whoever administers the server may do this.
error-unknown-report = There is no such report, or it is closed already.
error-unknown-line = Nothing was said at this table under that number.
error-not-administrators = Those who administer the server can be neither suspended nor silenced.
error-unknown-account = No account is called “{ $name }”.
error-unknown-season = A season is a year, such as 2026, or a quarter of one, such as 2026-4.
error-unknown-event = There is no such tournament.
error-event-closed = This tournament takes nobody any more: it has begun, or is full.
error-event-host = Only whoever announced the tournament lets it begin.
error-event-few = A tournament needs at least { $least } players.
error-event-name = Give yourself a name in the settings first: the others want to know whom they meet.
error-event-unnamed = Give the tournament a name.
error-too-many-events = You have announced { $most } tournaments that are not over; finish one first.
error-unknown-page = There is nothing at this address.
error-long-address = This address is too long.
error-bad-method = This address does not take that kind of request.
error-too-large = That is too much to send at once.
error-not-json = Requests must carry JSON (Content-Type: application/json).
error-too-fast = That was too fast; wait a moment and try again.
error-too-many-streams = You have too many tables open at once; close some of them.
error-upload-endless = This takes too long to look at and was refused; use an undamaged copy.
error-bad-host = This server does not answer to that name.
error-foreign-origin = Another website tried to act in your name; nothing was done.
error-empty-chat = Write something first.
error-server = Something broke on the server, and it is not your fault; the table is safe. Try again.
error-bad-proxy = “{ $proxy }” is no address of a proxy; give an IP address or a network, for example 127.0.0.1.
error-storage = The server cannot store anything at the moment; nothing has changed. Try again later.
error-database-damaged = The database { $url } is damaged or is none; put a backup in its place.
error-database-read-only = The database { $url } cannot be written; check its permissions and those of its folder.
error-database-disk-full = The database { $url } cannot grow: the disk is full; free some space.
error-bad-database = The database { $url } cannot be opened; check its address.
error-database-version = The database has version { $version }, and this copy of Civitas knows versions up to { $known }; update Civitas.
error-backup-sqlite = Backups of this kind are made from SQLite databases; use the tools of your database server.
serving = Civitas is served at { $url } (Ctrl+C ends it).
command-serve = Serve the tables in the browser.
flag-host = The address to listen on; 0.0.0.0 lets other machines in.
flag-port = The port to listen on.
flag-db = Where the tables are kept: a database URL.
flag-any-bot = Let visitors ask for other bots than the levels (for servers among friends).
flag-proxy = The address of a proxy that may say for whom it asks; may be given again.
flag-abandoned = Remove unfinished tables after so many days without a move; 0 keeps them all.
flag-serve-seed = Deal every table and seed every bot from this number: the same again in every run (for tests).
flag-workers = So many processes answer together (on PostgreSQL).
flag-thinkers = So many processes think for the bots of each of them; 0 leaves it to “civitas think”.
command-think = Think for the bots of servers that share a PostgreSQL.
flag-processes = So many bots think at once; as many as there are processors unless told.
thinking = Bots think here for the servers of this database (Ctrl+C ends it).
flag-no-limits = Hold neither clients nor bots to a pace (for load tests).
command-backup = Copy the database of a server while it runs.
command-role = Make somebody who has an account an administrator, or a member again.
command-export = Write the records of all finished games into a folder.
command-import = Bring records into the database of a server.
command-patch = Play all running games again under the present rules and say which come out the same.
flag-dry-run = Only say it, change nothing.
command-queue = Tell which bots' moves and clocks of servers on a PostgreSQL were given up after too many failures.
flag-again = Let the servers try them again.
queue-bot = { $table }: the bot of seat { $seat } has failed { $tries } times; it rests until somebody moves.
queue-clock = { $table }: ringing the clock has failed { $tries } times; it rests until somebody moves.
queue-post = { $table }: writing to seat { $seat } has failed { $tries } times; it rests until the table asks again.
queue-none = Nothing was given up.
queue-rests = { $count ->
    [one] { $count } piece of work rests; “civitas queue --again” has it tried again, the server's log says why it failed.
   *[other] { $count } pieces of work rest; “civitas queue --again” has them tried again, the server's log says why they failed.
}
queue-again = { $count ->
    [one] { $count } piece of work is tried again.
   *[other] { $count } pieces of work are tried again.
}
backup-done = The copy is { $file }.
role-done = { $name } is now: { $role }.
role-administrator = administrator
role-member = member
export-done = { $count ->
    [one] { $count } record written to { $folder }.
   *[other] { $count } records written to { $folder }.
}
import-done = { $file } is now the table { $table }.
patch-damaged = { $table }: cannot be read or differs from its log; “civitas patch” makes it anew from the log.
patch-repaired = { $table }: made anew from its log.
patch-lost = { $table }: cannot be read, and its log cannot be played; both are kept as they are.
patch-none = No game is running.
patch-identical = { $table }: the same under the present rules.
patch-different = { $table }: another game from move { $at } on; it goes on from where it stands.
patch-illegal = { $table }: move { $at } would not be allowed today; the game goes on from where it stands.
flag-packs = A folder of data packs that tables may be opened with.
error-table-pack = This table is played with the data pack “{ $pack }”, which is missing or has other values by now; it waits until whoever runs the server puts the pack back as it was.
error-record-pack = This record was played with the data pack “{ $pack }” (hash { $hash }), which this server does not offer; ask whoever runs it for the pack.
patch-waiting = { $table }: its data pack is missing or has other values by now; the table waits for the pack as it was.
error-unknown-pack = This server has no data pack “{ $pack }”; it offers: { $packs }.
error-bad-address = The server cannot listen on { $host }, port { $port }; choose another with --host and --port.

## Reasons: what is wrong in the place that an error names

reason-data-untold = it does not say with which data it was played
reason-data-pack = it was played with the data pack “{ $pack }” (hash { $hash }), which was not given
reason-data-other = it was played with the data pack “{ $pack }” (hash { $hash }), not with “{ $given }” (hash { $found })
reason-data-standard = it was played without a data pack, not with “{ $given }”
reason-data-values = it was played with the values of another version of the game (hash { $hash }; here { $found })
reason-pack-name = a name of at most { $most } letters is needed, other than “standard”
reason-picture-folder = pictures lie in one of the folders { $folders }
reason-picture-kind = a picture is a file that ends in { $kinds }
reason-missing = it is missing
reason-unknown-key = there is no such entry
reason-needs-whole = a whole number is needed, not { $found }
reason-needs-flag = true or false is needed, not { $found }
reason-needs-text = a text is needed, not { $found }
reason-needs-texts = a list of texts is needed, not { $found }
reason-needs-wholes = a list of whole numbers is needed, not { $found }
reason-needs-table = a table is needed, not { $found }
reason-needs-tables = a list of tables is needed, not { $found }
reason-needs-id = an id is needed, of small letters, digits and underscores
reason-needs-list = a list of { $wanted } is needed
reason-not-between = { $found } is not between { $least } and { $most }
reason-none-of = { $found } is none of { $choices }
reason-count = there are { $found } where { $wanted } are needed
reason-twice = { $found } is given twice
reason-unknown = { $found } is unknown
reason-found = it says “{ $found }”, which does not fit
reason-file-unknown = no such file can be changed, only { $files }
reason-unreadable = it cannot be read ({ $problem })
reason-nothing-to-remove = there is nothing to remove
reason-unplayable = games with it go wrong ({ $problem })
reason-no-file = it is not a file
reason-too-large = it is larger than { $megabytes } MB
reason-one-beginning = exactly one of chance, deal and position is needed
reason-not-offered = this title does not offer it
reason-out-of-range = the number is out of range
reason-impossible = no game can have led there ({ $problem })

command-hint = Say what the strongest bot would do in a record, and why.
    .more = Without --at, at the end of the record. Only what the seat could know is used.
command-analyse = Write a page on a game: who was winning when, and what decided it.
flag-seat = The seat that asks; without it the first one that is to move.
flag-hint-seconds = How long to think.
flag-analyse-sims = Simulations per move.
flag-analyse-out = The page to write (HTML).

hint-best = { $seat }: { $move } – expected win share { $share }.
hint-reasons = Compared with the other moves: { $reasons }.
hint-move = Move
hint-share = Expected win share
hint-tries = Simulations
analyse-shares = Chance to win, as a strong bot sees it
analyse-points = Points in the course of the game
analyse-sources = Where the points came from
analyse-ways = How far everybody was on each way to win
analyse-moves = { $count } moves
analyse-turns = Turning points
analyse-turn = Move { $number }, { $seat }: { $move } ({ $was }). Better was { $best } ({ $could }).
analyse-figure = { $label } { $before } → { $after } ({ $change })
analyse-reasons = The difference: { $reasons }.
analyse-written = The page is in { $file }.

# Who sits at a lesson: the learner, and the others in their order.
lesson-learner = Marcus
lesson-rivals = Livia, Gaius, Claudia, Titus, Aelia, Rufus

# What may change what is foretold.
forecast-others = Others are deciding at the same time: what they do may change it.
forecast-chance = Chance takes part: it may come otherwise.
forecast-until-own = Told as far as your next decision this turn.
forecast-until-rival = Told as far as the next decision of { $seat } this turn.

## Post

mail-turn = { $count ->
    [one] It is your turn: { $title }
   *[other] { $count } tables wait for you
}
mail-reminder = { $count ->
    [one] Still your turn: { $title }
   *[other] { $count } tables still wait for you
}
mail-table = { $title }, with { $names }
mail-wish = Your answer is wanted: { $title }
mail-wished = { $title }, with { $names }: somebody wishes something, and your answer is missing
mail-absent = If you stay away longer than the table has agreed, the others may vote for a bot in your seat or for the end of the game. Whoever leaves a seat has the first right to come back to it.
mail-next = The next table that waits for you: { $url }
mail-leave = No more letters to this address: { $url }
mail-confirm = Letters from Civitas?
mail-confirm-text =
    Somebody wishes that Civitas writes to this address when it is their turn.
    If that was you, confirm it here within three days: { $url }
    If it was not, do nothing: nothing more will come.
error-no-post = This server does not send post of that kind.
error-bad-mail = That is not an e-mail address that letters can be sent to.
error-bad-hook = A webhook needs a public https address without user or password.
error-bad-zone = That time zone is not known here; choose one like Europe/Rome.
error-many-addresses = { $most } addresses are enough; remove one first.
error-unknown-address = That is none of your addresses.
error-bad-link = This link is not valid, or no longer.
error-post-url = Whoever sends post needs “--url” with the address of this server, as people call it.
error-post-mail = “--mail” needs an address like smtp://user@host:587, without the password (which CIVITAS_MAIL_PASSWORD gives).
error-post-from = “--mail” needs “--mail-from” with the address that letters come from.
error-post-push = “--push” needs an address at which you can be reached, like mailto:you@example.org.
flag-url = How people call this server, for links in letters.
flag-mail = Send e-mail by this SMTP server, like smtp://user@host:587 (password in CIVITAS_MAIL_PASSWORD).
flag-mail-from = The address that letters come from.
flag-hooks = Let people have webhooks called when it is their turn.
flag-push = Send Web Push, and tell the services of browsers this contact (mailto: or https:).
flag-metrics = Tell Prometheus what is counted at this PORT of this machine, or at HOST:PORT.
error-bad-metrics = The figures cannot be told at “{ $address }”: it takes a free port of this machine, or HOST:PORT.
mail-account-recover = A new passphrase for Civitas
mail-recover-account =
    { $name }, somebody asked for a new passphrase for your account. If that was you, choose it here: { $url }
    If it was not, do nothing: your passphrase stays as it is.
mail-account-confirm = Is this your address?
mail-confirm-account =
    { $name }, confirm here that this is the address of your account: { $url }
    If you know nothing of it, do nothing.
