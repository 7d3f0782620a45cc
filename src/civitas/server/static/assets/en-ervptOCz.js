var e=`account-why = You can play here without an account: this browser remembers you. With one you come back from any browser, and a lost browser loses nothing. Whoever plays as a guest keeps games and ratings.
sign-in = Sign in
sign-in-nevertheless = Sign in and leave those games
sign-up = Make an account
sign-up-text = A name and a passphrase are all that is asked for.
sign-out = Sign out
passphrase = Passphrase
passphrase-new = New passphrase
passphrase-hint = At least ten characters; four or five words are easy to remember and hard to guess.
passphrase-change = Change the passphrase
passphrase-changed = Changed. All other sessions have ended.
secret-show = Show
recover = Lost the passphrase?
recover-by-code = I have a recovery code
recover-by-post = Write to me
recover-write = Send me a link
recover-written = If this account has a confirmed address, a link is on its way there. It opens once and for an hour.
recover-send = Set the new passphrase
recover-ends = All sessions and tokens of before end.
recovery-code = Recovery code
codes = Recovery codes for Civitas
codes-text = Keep these: each lets you choose a new passphrase, once. They are shown now and never again.
codes-save = Save as a file
codes-kept = I have kept them
codes-left =
    { $count ->
        [0] No recovery code is left: make new ones.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
codes-renew = New recovery codes
codes-renew-text = The old ones open nothing from then on.
account-since = Signs in as “{ $name }”, since { $date }.
profile = Profile
address = E-mail address
address-text = For a link to a new passphrase, and nothing else. Leave it empty to have none.
address-send = Keep this address
address-good = confirmed
address-waiting = not confirmed yet: a letter is on its way there
address-confirmed = The address is confirmed.
address-sign-in = Sign in to confirm your address.
set-sessions = Where you are signed in
session-session = A browser
session-script = A script
session-current = this browser
session-used = last used { $date }
session-end = End
session-end-others = End all others
token-new = New token for a script
token-once = Shown now and never again:
company = People
company-empty = You follow nobody, and nobody is blocked or muted. You find the buttons on everybody's profile.
company-followed = Followed
company-blocked = Blocked
company-muted = Muted
follow = Follow
company-end-follow = Unfollow
block = Block
company-end-block = Unblock
mute = Mute
company-end-mute = Unmute
report-person = Report
report-line = Report this line
report-text = Those who look after this server read it; nobody else does.
report-what = What has happened?
report-send = Send
report-told = Thank you. Somebody will look at it.
own-data = Your data
own-data-text = Everything that is stored about you, as a file; or none of it any more.
own-data-export = Save all as a file
own-data-delete = Delete
own-data-delete-now = Delete everything now
own-data-delete-text = Your seats are given up, your name, ratings, messages and addresses are erased. Your moves stay in the games of the others, without a name. This cannot be taken back.
admin = Administration
admin-not = This page is for those who administer the server.
admin-state = Server
admin-reports = Reports
admin-people = People
admin-tables = Tables
admin-log = Log
admin-mute = Silence
admin-unmute = Let speak again
admin-suspend = Suspend
admin-unsuspend = End the suspension
admin-mute-whom = Silence { $name }
admin-suspend-whom = Suspend { $name }
admin-mute-text = Plays on, but writes nothing at tables.
admin-suspend-text = May look on, but neither play nor write.
admin-remove = Remove the line
admin-days = For how long
admin-day-count =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
admin-reason = Reason
state-health = Health: { $status }
state-ready = ready
state-people = People
state-accounts = with an account
state-open-tables = Tables with free seats
state-running-tables = Running tables
state-finished-tables = Finished games
state-aside = Set aside
state-reports = Open reports
state-processes = Processes
queues = Queues
queues-empty = Nothing waits.
queue-waiting = Waiting
queue-stuck = Given up
queue-oldest = Since
queue-bot = Bots to think
queue-clock = Clocks to ring
queue-post = Letters
quotas = What anybody may do
quotas-none = Nobody is held to a pace (--no-limits).
quota-minute = a minute
quota-once = at once
quota-read = Look
quota-write = Move and change
quota-read-here = Look, all names of an address together
quota-write-here = Move and change, all names of an address together
quota-search = Search, whole logs and records
quota-chat = Lines of chat
quota-guest = New guests from an address
quota-table = New tables and tokens
quota-upload = Records brought
quota-replay = Replays
quota-address = New addresses
reports-open = Open
reports-closed = Closed
reports-none = No report is open.
reports-none-closed = No report was closed yet.
report-table = the table
reported-by = reported by { $name }
report-outcome = Outcome: { $outcome }
report-close = Close the report
report-what-came = What came of it
somebody-gone = somebody who has left
members-none = Nobody by this name.
member-administrator = · administers
member-account = · account
member-guest = · guest
member-since = since { $date }
member-seen = seen { $date }
member-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
member-reports =
    { $count ->
        [one] one open report
       *[other] { $count } open reports
    }
member-suspended = Suspended until { $date }
member-muted = Silenced until { $date }
tables-none = No such table.
table-moved = last move { $date }
table-public = public
table-private = private
log-empty = Nothing was done yet.
log-line = line { $line } of a table
log-report = report { $report }
log-command = at the server
deed-mute = silenced
deed-unmute = let speak again
deed-suspend = suspended
deed-unsuspend = ended the suspension
deed-remove = removed a line
deed-close = closed a report
deed-administrator = made an administrator
deed-member = made a member
ranking-empty = Nobody has finished a rated game of this kind yet. Any game between people counts, unless they share a screen or chose the luck.
ranking-how = Ratings come from games between people and begin at 1500. The figure after ± says how far off a rating may be; the order goes by what is certain.
rank = Rank
rating = Rating
rated-games = Games
club-winner = won
provisional = provisional
season = Season
season-ever = since the beginning
season-quarter = quarter { $quarter } of { $year }
nameless = Guest
archive-name = Player
archive-card = Card
result = Result
result-won = the player won
result-lost = the player lost
result-shared = shared victory
result-people = somebody won, no bot
result-bots = a bot won
badges = Learned
badge-lessons = Lessons: { $done } of { $all }
badge-whole = Whole course: { $all } lessons and their tasks
badge-challenges = Challenges: { $done } of { $all }
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
by-card = By card
by-move = By move
times = Times
show-all = Show all { $count }
nobody = Nobody by this name
nobody-text = This player has left, or the address is wrong.
profile-empty = No rated game finished yet.
profile-empty-own = No rated or public game yet, and nothing learned. Games between people are rated; finished lessons and solved challenges are kept here too.
record-line =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $share } won
rating-line =
    { $count ->
        [one] From { $low } to { $high } points over { $count } game
       *[other] From { $low } to { $high } points over { $count } games
    }
opponents = Opponents
public-games = Public games
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
event-enter = Enter
event-withdraw = Withdraw
event-begin = Let it begin
event-list = Entered
event-nobody = Nobody has entered yet. Whoever enters before it begins takes part.
event-standing = Standing
event-points = Points
event-behind = Opponents’ points
event-bye = { $name } rests
event-playing = playing
`;export{e as default};