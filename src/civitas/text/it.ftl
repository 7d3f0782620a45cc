### Testi comuni a tutti i titoli e al terminale, italiano. Stessi messaggi e variabili di en.ftl.

yes = sì
no = no

## Al tavolo

your-turn = Tocca a te.
waiting-for = In attesa di { $seat } …
thinking = Sto pensando …
seat-default = Giocatore { $number }
refused = { $sentence } (regola { $rule })
rule-section = Capitolo del regolamento
take-back-done = Mossa annullata.
take-back-sealed = Questa mossa non si può più annullare: ha rivelato qualcosa oppure un altro giocatore ha già mosso.
take-back-none = Non c'è nessuna tua mossa da annullare.
game-over = La partita è finita.
saved = Partita salvata in { $file }.
unknown-input = «{ $input }» qui non significa nulla; scrivi ? per l'aiuto.
bye = Arrivederci, e grazie per aver giocato.
designed-note = ricostruzione nostra

result = { $ending }: vince { $winners }.
result-several = { $ending }: vincono insieme { $winners }.

event-offer = { $maker } fa un'offerta a { $taker }.
event-offer-accepted = { $taker } accetta l'offerta di { $maker }.
event-offer-declined = { $taker } rifiuta l'offerta di { $maker }.

list-and = { $head } e { $last }
list-or = { $head } o { $last }

help-terminal =
    Per giocare una mossa scrivi il suo numero o il suo testo.
    ?          questo aiuto
    why MOSSA  perché una mossa non è ammessa
    u          annulla la tua ultima mossa
    r ID       leggi una regola
    l          cambia lingua
    q          esci

## Errori: che cosa non va e come rimediare

error-unknown-title = Il titolo «{ $title }» non esiste; scegline uno tra: { $titles }.
error-seat-count = { $title } si gioca con { $counts } posti, non con { $given }; indica un numero adatto con --seats.
error-unknown-option = L'opzione «{ $option }» non esiste; questo titolo conosce: { $options }.
error-option-value = «{ $value }» non è un valore dell'opzione { $option }; scegline uno tra: { $values }.
error-bad-seed = «{ $seed }» non può essere un seme; indica un numero intero.
error-bad-deal = La disposizione iniziale non è utilizzabile in { $place }: { $reason }; correggi quella voce e riprova.
error-bad-position = Questa posizione non è utilizzabile: in { $place }, { $reason }; salvala di nuovo e riprova.
error-bad-move = «{ $move }» non è una mossa di questo gioco; l'elenco delle mosse ammesse mostra come si scrivono.
error-illegal-move = La mossa { $move } non è ammessa: { $sentence }
# $seat ha provato a muovere senza che toccasse a lui.
error-not-your-turn = { $seat } non ha nulla da decidere in questo momento; la mossa deve arrivare da un giocatore interpellato.
error-game-over = Questa partita è finita e non accetta altre mosse; per continuare a giocare cominciane una nuova.
error-file-missing = Il file { $file } non si apre; controlla il nome e la cartella.
error-bad-record = { $file } non è una registrazione integra: in { $place }, { $reason }; usa una copia non danneggiata.
error-record-version = Questa registrazione ha la versione { $version }, che questa copia di Civitas non sa leggere; aggiorna Civitas e riprova.
error-pack = Il pacchetto di dati non è utilizzabile: { $file }, in { $place }: { $reason }; correggi il file ed esegui «civitas pack check».
error-unknown-bot = Il bot «{ $bot }» non esiste; scegline uno tra: { $bots }.
error-unknown-rule = La regola «{ $rule }» non esiste; «civitas rules» con il nome del titolo le elenca tutte.
error-bots-count = Il numero dei bot ({ $given }) non si accorda con quello dei posti ({ $seats }); modifica --bots o --seats.
error-stdin-closed = L'input è terminato prima della partita; gioca in un terminale interattivo oppure aggiungi --watch per affidare ogni posto ai bot.
error-internal = Qualcosa si è rotto dentro Civitas, e non per colpa tua; segnalalo insieme al comando che hai usato.
