### Texts common to all titles and to the terminal, English. Same messages and variables as it.ftl.

yes = yes
no = no

## At the table

your-turn = It is your turn.
waiting-for = Waiting for { $seat } …
thinking = Thinking …
seat-default = Player { $number }
refused = { $sentence } (rule { $rule })
rule-section = Rulebook section
take-back-done = Taken back.
take-back-sealed = This move can no longer be taken back: it revealed something, or another player has moved since.
take-back-none = There is no move of yours to take back.
game-over = The game is over.
saved = Saved to { $file }.
unknown-input = “{ $input }” means nothing here; type ? for help.
bye = Goodbye, and thank you for playing.
designed-note = our reconstruction

result = { $ending }: { $winners } wins.
result-several = { $ending }: { $winners } win together.

event-offer = { $maker } makes { $taker } an offer.
event-offer-accepted = { $taker } accepts the offer of { $maker }.
event-offer-declined = { $taker } declines the offer of { $maker }.

list-and = { $head } and { $last }
list-or = { $head } or { $last }

help-terminal =
    Type the number of a move, or its text, to play it.
    ?          this help
    why MOVE   why a move is not allowed
    u          take back your last move
    r ID       read a rule
    l          switch the language
    q          quit

## Errors: what is wrong, and the way out

error-unknown-title = There is no title “{ $title }”; choose one of: { $titles }.
error-seat-count = { $title } is played with { $counts } seats, not { $given }; choose a fitting number with --seats.
error-unknown-option = There is no option “{ $option }”; this title knows: { $options }.
error-option-value = “{ $value }” is not a value of the option { $option }; choose one of: { $values }.
error-bad-seed = “{ $seed }” cannot be a seed; give a whole number.
error-bad-deal = The deal is not usable at { $place }: { $reason }; correct that entry and try again.
error-bad-position = This position cannot be used: at { $place }, { $reason }; save it again and retry.
error-bad-move = “{ $move }” is no move of this game; the legal moves show how one is written.
error-illegal-move = The move { $move } is not allowed: { $sentence }
# $seat tried to move and is not the one being asked.
error-not-your-turn = { $seat } has nothing to decide right now; the move has to come from a player who is being asked.
error-game-over = This game is over and takes no more moves; start a new one to go on playing.
error-file-missing = The file { $file } cannot be opened; check its name and place.
error-bad-record = { $file } is not a sound record: at { $place }, { $reason }; use an undamaged copy.
error-record-version = This record has version { $version }, which this copy of Civitas cannot read; update Civitas and try again.
error-pack = The data pack cannot be used: { $file }, at { $place }: { $reason }; correct the file and run “civitas pack check”.
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $bots }.
error-unknown-rule = There is no rule “{ $rule }”; “civitas rules” with the name of the title lists them all.
error-bots-count = The number of bots ({ $given }) does not fit the number of seats ({ $seats }); change --bots or --seats.
error-stdin-closed = The input ended before the game did; play in an interactive terminal, or add --watch to let bots play every seat.
error-internal = Something broke inside Civitas, and it is not your fault; please report it with the command you ran.
