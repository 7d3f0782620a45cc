### Nim, English. Same messages, attributes and variables as it.ftl.

title = Nim
title-blurb = Three rows of sticks; leave the last one to yourself.
provenance = A game older than its name, in the words of nobody in particular.

row-1 = the first row
row-2 = the second row
row-3 = the third row

question-take = Take sticks from one row.
question-take-other = { $seat } is taking sticks.
verb-take = Take
move-take = Take { $count } from { $row }
event-taken = { $seat } takes { $count } from { $row }.
why-nim-taking-enough = You cannot take { $count } from { $row }: it has only { $left }.

option-misere = The other way round
    .text = Whoever takes the last stick loses.

result-empty = The last stick is gone
score-won = Won
score-total = Total

view-rows = Sticks in each row
aid-turn = Take as many sticks as you like, all from one row.
