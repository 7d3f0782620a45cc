### Nim, italiano. Gli stessi messaggi, attributi e variabili di en.ftl.

title = Nim
title-blurb = Tre file di bastoncini: lascia l'ultimo per te.
provenance = Un gioco più antico del suo nome, con le parole di nessuno in particolare.

row-1 = la prima fila
row-2 = la seconda fila
row-3 = la terza fila

question-take = Prendi bastoncini da una fila.
question-take-other = { $seat } sta prendendo bastoncini.
verb-take = Prendi
move-take = Prendine { $count }: { $row }
event-taken = { $seat } ne prende { $count }: { $row }.
why-nim-taking-enough = Non puoi prenderne { $count }: { $row } ne ha solo { $left }.

option-misere = Al contrario
    .text = Chi prende l'ultimo bastoncino perde.

result-empty = L'ultimo bastoncino è stato preso
score-won = Vittoria
score-total = Totale

view-rows = Bastoncini in ogni fila
aid-turn = Prendi quanti bastoncini vuoi, tutti da una fila.
