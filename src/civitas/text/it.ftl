### Testi comuni a tutti i titoli e al terminale, italiano. Stessi messaggi e variabili di en.ftl.

yes = sì
no = no

## Al tavolo

waiting-for = In attesa di { $seat } …
seat-default = Giocatore { $number }
refused = { $sentence } (regola { $rule })
take-back-done = Mossa annullata.
take-back-sealed = Questa mossa non si può più annullare: ha rivelato qualcosa oppure un altro giocatore ha già mosso.
take-back-none = Non c'è nessuna tua mossa da annullare.
saved = Partita salvata in { $file }.
unknown-input = «{ $input }» qui non significa nulla; scrivi ? per l'aiuto.
bye = Arrivederci, e grazie per aver giocato.
rule-attested = attestata: { $sources }
rule-reported = riferita: { $sources }
rule-ours = nostra
rule-partly-ours = ; i numeri sono nostri

result = { $ending }: vince { $winners }.
result-nobody = { $ending }: nessuno vince.
result-several = { $ending }: vincono insieme { $winners }.

event-offer = { $maker } fa un'offerta a { $taker }.
event-offer-accepted = { $taker } accetta l'offerta di { $maker }.
event-offer-declined = { $taker } rifiuta l'offerta di { $maker }.

list-and = { $head } e { $last }
list-or = { $head } o { $last }

help-terminal =
    Per giocare una mossa scrivi il suo numero o il suo testo.
    ?          questo aiuto
    Invio      mostra di nuovo tutto il tavolo
    /PAROLE    solo le mosse con queste parole
    why MOSSA  perché una mossa non è ammessa, o come si paga
    i NOME     che cosa fa una carta, una Meraviglia o un segnalino
    h          che cosa farebbe un bot forte, e perché
    r PAROLE   leggi le regole con queste parole, o la regola con questo id
    u          annulla la tua ultima mossa
    s FILE     salva la partita
    l          cambia lingua
    q          esci

## La riga di comando

help-usage = Uso:
help-options = [OPZIONI]
help-command = COMANDO …
help-default = { $text } Se non si dice: { $value }.

command-civitas = Giochi di civilizzazione, giocati con le loro regole esatte.
    .more = «civitas COMANDO --help» spiega un comando.
command-games = Elenca i titoli, o dice tutto di uno: posti, opzioni, livelli.
command-play = Gioca nel terminale, contro i bot o con gli amici.
    .more = Senza --bots occupi il primo posto e i bot gli altri. Durante la partita scrivi ? per l'aiuto.
command-rules = Leggi le regole di un titolo o cercane alcune.
    .more = Senza ID compaiono tutte le regole di TITLE, nell'ordine del regolamento; con l'inizio di uno, come swd.turn,
        quelle di un capitolo.
command-bench = Misura la velocità del motore.
    .more = Si giocano partite casuali dalla preparazione alla fine, con mosse prese dall'elenco di quelle ammesse e non controllate una seconda volta. Senza TITLE si misurano tutti i titoli.
command-record = Fai giocare una partita ai bot e salvane la registrazione.
command-replay = Ripercorri la registrazione di una partita.
    .more = Nel terminale, Invio passa alla mossa successiva.
command-verify = Rigioca una registrazione e controlla tutto ciò che afferma.
    .more = Codice di uscita 0: tutto è come dice la registrazione. 1: qualcosa è diverso, e si mostra la prima differenza. 2: il file non è una registrazione.
command-pack = Lavora con i pacchetti di dati.
command-pack-check = Controlla un pacchetto di dati.

command-doctor = Dice che cosa è installato qui e che cosa fare per ciò che manca.
command-completion = Scrive uno script che insegna alla shell a completare i comandi.
    .more = Per bash: eval "$(civitas completion bash)" in ~/.bashrc.
flag-version = Dice la versione.
flag-compiled = Esce con il codice 1 se il motore non è compilato.
error-shell = Non c'è completamento per «{ $shell }»; scegline una tra: { $shells }.
doctor-version = Versione
doctor-package = Installato in
doctor-engine = Motore
doctor-engine-compiled = compilato
doctor-engine-asked = interpretato, perché lo chiede CIVITAS_INTERPRETED
doctor-engine-stale = interpretato, circa dieci volte più lento; in una copia dei sorgenti lo compila «make compile», altrove reinstalla Civitas
doctor-engine-lacking = interpretato, circa dieci volte più lento; una wheel fatta per questo sistema è già compilata; per compilarlo qui manca a questa macchina { $lacking }
doctor-titles = Titoli
doctor-database = I tavoli vanno in
doctor-update = Per aggiornare
doctor-extra-there = c'è
doctor-extra-missing = non installato; lo porta { $command }

flag-help = Mostra questo aiuto.
flag-lang = La lingua: inglese o italiano.
flag-json = Scrive un oggetto JSON per riga, per i programmi.
flag-seats = Quanti posti ha la partita.
flag-seed = Un numero intero da cui dipende tutto ciò che nella partita è affidato al caso.
flag-after = Quante mosse a caso si fanno prima.
flag-depth = Quante mosse in profondità.
flag-bench-seed = Il seme della prima partita.
flag-option = Imposta un'opzione del titolo; si può ripetere.
flag-pack = Una cartella con un pacchetto di dati.
flag-bots = Chi gioca: bot come random o search:sims=400, oppure human. Se sono meno dei posti, i primi vanno alle persone; senza --seats c'è un posto in più dei bot, per te.
flag-record-bots = I bot, uno per ogni posto, per esempio random o search:sims=400.
flag-watch = I bot occupano tutti i posti e tu guardi.
flag-resume = Continua una partita salvata in precedenza.
flag-search = Solo le regole che contengono tutte queste parole.
flag-seconds = Quanto a lungo giocare.
flag-interpreted = Misura il sorgente del motore invece della forma compilata.
flag-out = Il file da scrivere.
flag-at = Mostra il tavolo dopo questo numero di mosse; un numero negativo conta dalla fine.

games-title = Titolo
games-key = Nome per i comandi
games-usual = altrimenti { $value }
games-many = più d'uno con virgole
games-more = «civitas games TITOLO» ne dice le opzioni e i livelli.
games-seats = Posti
games-data = Dati
games-value = I bot giudicano con
games-value-learned = un valore appreso
games-value-evaluation = regole pratiche; questo titolo non porta un valore appreso
games-rating = { $rating } con { $seats } posti ({ $games } partite)
games-unrated = forza non ancora misurata
rules-none = Nessuna regola corrisponde.
perft-game = { $title }, { $seats } posti, seme { $seed }, dopo { $after } mosse
perft-count = profondità { $depth }: { NUMBER($count) }
bench-note = Partite casuali; le mosse vengono dall'elenco di quelle ammesse e non sono controllate una seconda volta.
bench-compiled = compilato
bench-interpreted = interpretato
bench-figures = { $title }, { $seats } posti, { $engine }: { NUMBER($games_per_second, maximumFractionDigits: 0) } partite/s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } mosse/s; clone { NUMBER($clone_us, maximumFractionDigits: 1) } µs, imagine { NUMBER($imagine_us, maximumFractionDigits: 1) } µs, view { NUMBER($view_us, maximumFractionDigits: 1) } µs
verify-sound = { $file } è integro: rigiocate { $moves } mosse, tutto come registrato.
verify-different = { $file } è diverso: { $difference }.
difference = { $place }: la registrazione dice { $told }, rigiocando risulta { $found }
difference-refused = { $place }: { $reason }
difference-old-rules = giocata con le regole { $old }, ora { $now }; { $difference }
pack-heading = Con il pacchetto di dati «{ $pack }» (hash { $hash })
pack-before = Senza il pacchetto: { $text }
pack-new = Aggiunta dal pacchetto.
pack-gone = Tolta dal pacchetto.
pack-value = { $file }, { $place }
pack-nothing = niente
pack-sound = Il pacchetto di dati «{ $pack }» per { $title } è integro (hash { $hash }).
pause = Invio: mossa successiva, q: esci
more = { $count ->
    [one] Ancora 1 riga: Invio, o la tua mossa
   *[other] Ancora { $count } righe: Invio, o la tua mossa
}
moves-none = Nessuna mossa ha queste parole.
moves-on-map = { $first }-{ $last }: i numeri sulla mappa ({ $first }: { $move })
moves-hint = Scrivi un numero, oppure ? per sapere che altro puoi scrivere.
table-changed = che cosa è cambiato (Invio: tutto il tavolo)
allowed = Questa mossa è ammessa: { $move }
unknown-thing = Qui non c'è nulla che si chiami «{ $name }»; scrivi il nome come lo mostra il tavolo.

## Errori: che cosa non va e come rimediare

error-unknown-title = Il titolo «{ $title }» non esiste; scegline uno tra: { $titles }.
error-seat-count = { $title } si gioca con { $counts } posti, non con { $given }; scegli un numero di posti che può avere.
error-unknown-option = L'opzione «{ $option }» non esiste; questo titolo conosce: { $options }.
error-option-value = «{ $value }» non è un valore dell'opzione { $option }; scegline uno tra: { $values }.
error-option-count = Con { $seats } posti l'opzione { $option } accetta da { $least } a { $most } voci, non { $given }; cambia l'opzione o il numero di posti.
error-bad-seed = «{ $seed }» non può essere un seme; indica un numero intero.
error-bad-deal = La disposizione iniziale non è utilizzabile in { $place }: { $reason }; correggi quella voce e riprova.
error-bad-goal = L'obiettivo non si può giudicare: { $term } non indica nulla che la posizione abbia.
error-bad-study = Il file { $file } non si può leggere: { $reason }.
error-no-hints = I suggerimenti sono per le partite contro soli bot, e non per compiti e sfide.
error-unknown-study = { $title } non ha lezioni né sfide chiamate { $key }.
error-bad-position = Questa posizione non è utilizzabile: in { $place }, { $reason }; salvala di nuovo e riprova.
error-bad-move = «{ $move }» non è una mossa di questo gioco; l'elenco delle mosse ammesse mostra come si scrivono.
error-illegal-move = La mossa { $move } non è ammessa: { $sentence }
# $seat ha provato a muovere senza che toccasse a lui.
error-not-your-turn = { $seat } non ha nulla da decidere in questo momento; la mossa deve arrivare da un giocatore interpellato.
error-hint-over = In questo punto della partita nessuno deve muovere; scegline uno precedente con --at.
error-game-over = Questa partita è finita e non accetta altre mosse; per continuare a giocare cominciane una nuova.
error-no-question = Al posto { $number } non è chiesto nulla adesso; ha una domanda solo il posto di cui si attende la mossa.
error-no-such-seat = In questa partita non c'è il posto { $number }; i posti vanno da 0 a { $last }.
error-options-table = Le opzioni si danno come tabella di nomi e valori, non come { $given }.
error-disk-full = Non è stato possibile scrivere il risultato perché il disco è pieno; libera un po' di spazio e riprova.
error-file-missing = Il file { $file } non si apre; controlla il nome e la cartella.
error-pack-missing = In { $folder } non c'è un pacchetto di dati; indica la cartella che contiene il suo pack.toml.
error-other-data = { $file } appartiene ad altri dati: { $reason }; usa i dati con cui è stata giocata («--pack» indica la cartella di un pacchetto).
error-bad-record = { $file } non è una registrazione integra ({ $place }): { $reason }; usa una copia non danneggiata.
# $place: none (tutto il file), o la voce.
error-pack = { $place ->
    [none] Il pacchetto di dati non è utilizzabile: { $file }: { $reason }; correggi il file ed esegui «civitas pack check».
   *[other] Il pacchetto di dati non è utilizzabile: { $file }, in { $place }: { $reason }; correggi il file ed esegui «civitas pack check».
}
error-unknown-bot = Il bot «{ $bot }» non esiste; scegline uno tra: { $bots }.
error-unknown-rule = La regola «{ $rule }» non esiste; «civitas rules» con il nome del titolo le elenca tutte, e --search PAROLE le trova per parole.
error-bots-count = Il numero dei bot ({ $given }) non si accorda con quello dei posti ({ $seats }); modifica --bots o --seats.
error-stdin-closed = L'input è terminato prima della fine della partita; gioca in un terminale interattivo oppure aggiungi --watch per affidare ogni posto ai bot.
error-language = La lingua «{ $language }» non esiste; scegline una tra: { $languages }.
error-usage = Questi argomenti non si capiscono; «{ $command } --help» mostra come si usa il comando.
error-usage-command = Il comando «{ $command }» non esiste; scegline uno tra: { $commands }.
error-usage-command-close = Il comando «{ $command }» non esiste; forse intendi «{ $close }».
error-usage-option = { $command } non ha l'opzione { $option }; «{ $command } --help» le elenca.
error-usage-value = L'opzione { $option } non si usa così; «{ $command } --help» mostra come.
error-usage-missing = Manca { $name }; «{ $command } --help» mostra come si usa il comando.
error-usage-surplus = «{ $argument }» è un argomento di troppo; «{ $command } --help» mostra come si usa il comando.
error-whole-number = «{ $value }» non va bene per { $name }; indica un numero intero, almeno { $least }.
error-number = «{ $value }» non va bene per { $name }; indica un numero intero.
error-seconds = «{ $value }» non va bene per { $name }; indica un numero maggiore di 0, al massimo 1.000.000.
error-option-form = «{ $option }» non si capisce; le opzioni si scrivono CHIAVE=VALORE.
error-at = La mossa { $at } non esiste; questa registrazione ha le mosse da 0 a { $last }.
error-resume-bot = Il bot «{ $bot }» di { $file } non si avvia da un file; indica con --bots chi gioca.
error-file-write = Il file { $file } non si può scrivere; controlla la cartella e i permessi.
error-file-exists = Il file { $file } esiste già; scegli un altro nome.
error-internal = Qualcosa si è rotto dentro Civitas, e non per colpa tua; segnalalo insieme al comando che hai usato.

## Bot, partite e allenamento

error-bot-parameter = Il bot { $bot } non capisce «{ $parameter }»; scrivi per esempio { $example }.
error-bad-weights = I pesi in { $file } non vanno bene per questo gioco ({ $reason }); allenane di nuovi con «civitas train».
error-no-games = Un incontro ha bisogno di almeno una partita, non { $games }; scegli un numero con --games.
error-margin = «{ $margin }» non può essere il margine di --stop; indica un numero tra 0 e 0.5, in un incontro fra due bot.
error-arena-file = { $file } contiene i risultati di un altro incontro, oppure è rovinato; scegli un altro file con --out.
error-undo = Non si possono annullare { $moves } mosse: ne sono state fatte { $made }.
error-needs-extra = Serve una parte di Civitas che non è installata; esegui «pip install civitas[{ $extra }]».
error-no-features = { $title } non ha ancora caratteristiche da cui imparare; scegli un altro titolo.
error-no-weights = { $title } non porta un valore appreso; usa value=evaluation.
error-no-levels = { $title } non ha livelli; scegli greedy o search.
error-no-cluster = Nessun cluster Ray risponde a { $address }; controlla l'indirizzo, oppure indica «local».
error-actions-count = Le partite in corso sono { $games } e le azioni date { $given }: danne una per ogni partita.
error-seeds-count = Le partite che iniziano sono { $games } e i semi dati { $given }: danne uno solo, o uno per ogni partita.
error-worker-lost = Un processo che giocava parte delle partite è terminato: crea di nuovo l'ambiente.

command-perft = Conta le partite di tante mosse, per confrontare motori.
command-arena = Fai giocare i bot fra loro con le stesse mani.
    .more = Ogni mano si gioca in tutte le rotazioni dei posti. Con più bot che posti si incontrano tutti i gruppi possibili. Un incontro i cui risultati sono conservati con --out riprende da dove era quando si ripete lo stesso comando.
command-train = Allena il valore delle posizioni facendo giocare i bot contro sé stessi.
    .more = I turni di partite si susseguono finché non finiscono le ore. Un nuovo valore si tiene solo se vince un incontro contro quello di prima; alla fine si riporta la forza misurata.

flag-games = Quante partite si giocano.
flag-jobs = Quanti processi giocano.
flag-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui.
flag-arena-bots = I bot che si incontrano, separati da virgole.
flag-arena-out = Conserva i risultati in questo file, una riga per partita.
flag-arena-seed = Il seme della prima mano.
flag-stop = Fermati prima, appena è chiaro se il primo di due bot è migliore di questo margine, per esempio 0.05.
flag-plot = Scrivi una pagina con i grafici dell'incontro.
flag-ladder = Si incontrano solo i vicini della lista, a due a due.
flag-least = Con --stop: tante partite di una coppia si giocano comunque.
flag-hours = Quanto dura l'allenamento.
flag-sims = Simulazioni per decisione durante l'allenamento.
flag-match = Quante partite decidono se un nuovo valore si tiene.
flag-train-games = Quante partite si giocano in un turno.
flag-random = Comincia con tante partite di mosse a caso invece che con la valutazione.
flag-greedy = Comincia invece con tante partite di uno sguardo avanti; insegnano anche le mosse.
flag-siblings = Comincia con tante partite di uno sguardo avanti in cui il caso sceglie qualche mossa; si impara da ciò che ne viene.
flag-exploration = Quanto la ricerca prova ciò che ha provato di rado; meno dove le mosse differiscono poco.
flag-temperature = Quanto peggiore può apparire una mossa a prima vista ed essere comunque provata presto; meno dove le mosse differiscono poco.
flag-hidden = Unità del primo strato della rete.
flag-train-out = Il file dei pesi da scrivere.
flag-train-seats = I numeri di posti per cui imparare, separati da virgole.
flag-train-plot = Scrivi una pagina con le curve dell'allenamento.
flag-train-from = I pesi da cui continuare.
flag-train-seed = Il seme della prima partita.

arena-bot = Bot
arena-games = Partite
arena-share = Vittorie
arena-interval = Intervallo al 95 %
arena-rating = Punteggio
arena-faults = Errori
arena-decision = Tempo di calcolo di una decisione, in secondi (media / 95 % sotto / massimo)
arena-turn = Di un turno
arena-verdict = Esito
arena-pairs = Vittorie del primo di ogni coppia
arena-seats = Vittorie per posto
arena-points = Punti
arena-length = Mosse per partita
arena-by-seat = Vittorie per posto: { $shares }; { $moves } mosse per partita.
arena-better = Il primo bot è migliore del margine richiesto.
arena-not-better = Il primo bot non è migliore del margine richiesto.
train-round = Turno { $round }: { $games } partite finora, perdita { $loss }, { $share } contro il valore di prima.
train-written = I pesi sono in { $file }.
train-strength = Vittorie contro i più forti finora
train-loss = Perdita delle quote e delle mosse
train-nothing = Non si è trovato un valore più forte di quello di prima; non si è scritto nulla.

## Il server dei tavoli

event-sat = { $seat } prende posto.
event-left = { $seat } lascia il tavolo.
event-bot-sat = Da qui in poi gioca un bot: { $seat }.
event-began = La partita comincia.
event-ready = { $seat } è pronto.
event-not-ready = { $seat } ci ripensa.
event-taken-back = { $seat } annulla una mossa.
event-asks-back = { $seat } chiede di annullare una mossa.
event-back-declined = { $seat } non acconsente ad annullare la mossa.
event-gave-up = { $seat } non torna: il posto è libero.
event-agrees = { $seat } acconsente.
event-declined = { $seat } non acconsente.
event-rewound = { $seat } annulla una mossa che aveva svelato qualcosa. La registrazione lo riporta.
event-asks-pause = { $seat } vorrebbe mettere in pausa la partita.
event-asks-rematch = { $seat } vorrebbe giocare di nuovo.
event-asks-bot = { $seat } vorrebbe che un bot prendesse il posto di { $other }, che non si fa vivo.
event-asks-end = { $seat } vorrebbe chiudere la partita, perché { $other } non si fa vivo.
event-reminded = { $seat } ricorda a { $other } che è il suo turno.
event-absence = La partita è chiusa, perché { $seat } non si fa vivo.
event-resignation = { $seat } abbandona.
event-timeout = { $seat } ha esaurito il tempo.
event-rules-changed = Alcune regole di questo gioco sono state corrette dopo l'inizio della partita: da qui vale la versione { $now } invece della { $old }. L'elenco delle modifiche dice quali.
event-paused = { $seat } mette in pausa la partita.
event-resumed = { $seat } fa riprendere la partita.
event-rematch = La rivincita si gioca a un altro tavolo.

prompt-open = In attesa che i giocatori prendano posto.
prompt-paused = La partita è in pausa.
result-by-resignation = { $seat } ha abbandonato: vince { $winners }.
result-by-agreement = La partita è stata interrotta.
result-by-timeout = { $seat } ha esaurito il tempo: vince { $winners }.
result-by-absence = { $seat } non si è fatto vivo: vince { $winners }.
result-by-absence-none = { $seat } non si è fatto vivo: la partita è stata chiusa senza vincitori.

bot-random = Il caso
bot-greedy = Bot goloso
bot-rest = Rivale a riposo
bot-search = Bot ragionatore
spectator-default = Spettatore
client-missing = Il server è in funzione, ma il client web non è ancora stato costruito: si costruisce con «make web».

error-unknown-table = Questo tavolo non esiste; controlla il link oppure cercalo nella sala.
error-unknown-seat = A questo tavolo non c'è il posto { $number }.
error-foreign-seat = Il posto { $number } non è tuo.
error-foreign-link = Questo link non apre alcun posto qui: è già stato usato o appartiene a un altro tavolo. Chiedine uno nuovo.
error-not-seated = Non hai un posto a questo tavolo; puoi guardare.
error-seat-taken = Il posto { $number } è occupato.
error-no-free-seat = I posti di questo tavolo sono tutti occupati; puoi guardare.
error-other-side = Hai già giocato da un altro posto di questo tavolo; nessuno gioca da due parti.
error-seat-waits = Il posto { $number } aspetta chi l'ha lasciato; si libera solo se vi rinuncia o quando è passato il tempo pattuito.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-time-over = Il tuo tempo è scaduto.
error-not-absent = Il posto { $number } non è in ritardo; gli altri lo aspettano per il tempo pattuito.
error-not-waited-for = Nessuno aspetta il posto { $number }.
error-reminded = Al posto { $number } è già stato ricordato.
error-something-asked = Qualcuno ha già chiesto un'altra cosa; prima rispondi a quella.
error-many-tables = Ci sono già { $most } tavoli aperti; prima concludine uno.
error-many-bot-tables = Per te giocano già { $most } tavoli di soli bot; aspetta che uno finisca.
error-table-aside = Questo tavolo non si è potuto caricare ed è stato messo da parte; non si è perso nulla, e chi gestisce il server può ripararlo dal suo registro.
error-database-held = Il database { $url } è usato da un altro server ({ $who }); prima ferma quello, oppure usa un altro database.
error-needs-postgres = Più processi hanno bisogno di PostgreSQL; indicane uno con «--db postgresql://…», oppure avvia un solo server.
error-not-begun = La partita non è cominciata; comincia quando tutti i posti sono occupati.
error-not-over = La partita è ancora in corso.
error-paused = La partita è in pausa; prima falla riprendere.
error-not-paused = La partita non è in pausa.
error-stale = Da quando hai scelto la situazione è cambiata; guarda di nuovo e decidi da capo.
error-not-asked = Non tocca a te.
error-key-reused = Questa chiave è già servita per un'altra mossa; dai a ogni mossa una chiave propria.
error-conflict = Qualcun altro ha modificato il tavolo nello stesso istante; riprova.
error-nothing-asked = Nessuno ti ha chiesto nulla.
error-unknown-point = In questa partita non si è arrivati fin lì; l'ultimo punto è { $last }.
error-old-rules = Questo punto è stato giocato con regole precedenti e non si può mostrare; scegline uno successivo.
error-record-running = Finché la partita è in corso la registrazione resta sul server; la ricevi alla fine.
error-bad-request = La richiesta non è comprensibile ({ $reason }).
error-session-expired = La tua sessione è scaduta; riprova e ripartirai come nuovo ospite.
error-bad-token = Questo gettone non è valido; creane uno nuovo.
error-unknown-token = Non hai questa sessione o questo token; l'elenco mostra quelli che hai.
error-not-learned = Non è ancora finito: continua la lezione, o risolvi il compito.
error-unknown-person = A questo indirizzo non risulta nessuno.
error-account-name = Dai un nome all'account.
error-account-already = Hai già un account; per farne un altro esci prima da questo.
error-account-taken = Questo nome è già preso; scegline un altro.
error-sign-in = Nome e frase segreta non vanno insieme; riprova, oppure usa un codice di recupero.
error-recovery = Questo codice non apre (più) niente; controlla nome e codice, oppure usane un altro.
error-argon2 = Questo account è conservato con Argon2id, che a questo server ora manca: chi lo gestisce installi `civitas[push]`.
error-passphrase = Questa non è la tua frase segreta.
error-passphrase-length = Una frase segreta ha da { $least } a { $most } caratteri; quattro o cinque parole si ricordano facilmente e si indovinano a fatica.
error-passphrase-weak = Questa frase segreta si indovina troppo facilmente; prendi più parole che non abbiano a che fare con il tuo nome.
error-no-account = Non hai ancora un account; prima creane uno.
error-guest-games = Qui stai giocando come ospite; chi accede lascia quelle partite. Fai dell'ospite un account, oppure accedi lo stesso.
error-too-many-attempts = Troppi tentativi; aspetta { $minutes } minuti.
error-mail-address = A questo indirizzo e-mail non si può scrivere.
error-suspended = La tua partecipazione è sospesa fino al { $date }: puoi solo guardare.
error-muted = Fino al { $date } non puoi scrivere ai tavoli.
error-not-together = A questo tavolo non puoi sederti: tra te e chi ci siede c'è un blocco.
error-not-yourself = Questo non riguarda te: scegli qualcun altro.
error-too-many-ties = L'elenco è pieno: non ci stanno più di { $most } persone.
error-too-many-reports = Hai già { $most } segnalazioni aperte; aspetta che qualcuno le guardi.
error-empty-report = Scrivi che cosa è successo.
error-administrators = Questo lo può fare solo chi amministra il server.
error-unknown-report = Questa segnalazione non c'è, o è già chiusa.
error-unknown-line = A questo tavolo non c'è una riga con questo numero.
error-not-administrators = Chi amministra il server non si può sospendere né zittire.
error-unknown-account = Nessun account ha il nome «{ $name }».
error-unknown-season = Una stagione è un anno, come 2026, oppure un trimestre, come 2026-4.
error-unknown-event = Questo torneo non esiste.
error-event-closed = Questo torneo non accetta più nessuno: è cominciato oppure è al completo.
error-event-host = Solo chi ha annunciato il torneo lo fa cominciare.
error-event-few = A un torneo servono almeno { $least } giocatori.
error-event-name = Prima datti un nome nelle impostazioni: gli altri vogliono sapere chi incontrano.
error-event-unnamed = Dai un nome al torneo.
error-too-many-events = Hai annunciato { $most } tornei non ancora finiti; prima portane a termine uno.
error-unknown-page = A questo indirizzo non c'è nulla.
error-long-address = Questo indirizzo è troppo lungo.
error-bad-method = Questo indirizzo non accetta richieste di quel tipo.
error-too-large = È troppo per un solo invio.
error-not-json = Le richieste devono contenere JSON (Content-Type: application/json).
error-too-fast = Troppo in fretta; aspetta un momento e riprova.
error-too-many-streams = Hai troppi tavoli aperti insieme; chiudine qualcuno.
error-upload-endless = Esaminarlo richiede troppo tempo ed è stato rifiutato; usa una copia integra.
error-bad-host = Questo server non risponde a quel nome.
error-foreign-origin = Un altro sito ha cercato di agire a tuo nome; non è stato fatto nulla.
error-empty-chat = Prima scrivi qualcosa.
error-server = Qualcosa si è rotto sul server, e non per colpa tua; il tavolo è al sicuro. Riprova.
error-bad-proxy = «{ $proxy }» non è l'indirizzo di un proxy; indica un indirizzo IP o una rete, per esempio 127.0.0.1.
error-storage = In questo momento il server non può salvare nulla; non è cambiato niente. Riprova più tardi.
error-database-damaged = Il database { $url } è danneggiato o non è un database; sostituiscilo con una copia di sicurezza.
error-database-read-only = Il database { $url } non si può scrivere; controlla i suoi permessi e quelli della cartella.
error-database-disk-full = Il database { $url } non può crescere: il disco è pieno; libera un po' di spazio.
error-bad-database = Il database { $url } non si apre; controlla l'indirizzo.
error-database-version = Il database ha la versione { $version }, mentre questa copia di Civitas arriva alla { $known }; aggiorna Civitas.
error-backup-sqlite = Questo tipo di copia si fa da un database SQLite; usa gli strumenti del tuo server di database.
serving = Civitas risponde all'indirizzo { $url } (Ctrl+C per terminare).
command-serve = Apre i tavoli nel browser.
flag-host = L'indirizzo su cui ascoltare; con 0.0.0.0 entrano anche altri computer.
flag-port = La porta su cui ascoltare.
flag-db = Dove si conservano i tavoli: l'URL di un database.
flag-any-bot = Permette ai visitatori di chiedere altri bot oltre ai livelli (per server tra amici).
flag-proxy = L'indirizzo di un proxy che può dire per chi chiede; si può ripetere.
flag-abandoned = Elimina i tavoli non finiti dopo tanti giorni senza mosse; con 0 restano tutti.
flag-serve-seed = Distribuisce ogni tavolo e guida ogni bot da questo numero: a ogni avvio tutto si ripete (per prove).
flag-workers = Tanti processi rispondono insieme (su PostgreSQL).
flag-thinkers = Tanti processi pensano per i bot di ciascuno; con 0 ci pensa «civitas think».
command-think = Pensa per i bot dei server che condividono un PostgreSQL.
flag-processes = Tanti bot pensano insieme; senza indicazione, quanti sono i processori.
thinking = Qui si pensa per i bot dei server di questo database (Ctrl+C per terminare).
flag-no-limits = Non impone un ritmo né alle richieste né ai bot (per prove di carico).
command-backup = Copia il database di un server mentre è in funzione.
command-role = Fa di chi ha un account un amministratore, o di nuovo un membro.
command-export = Scrive in una cartella le registrazioni di tutte le partite finite.
command-import = Porta delle registrazioni nel database di un server.
command-patch = Rigioca tutte le partite in corso con le regole attuali e dice quali restano uguali.
flag-dry-run = Dice soltanto, senza cambiare nulla.
command-queue = Dice quali mosse dei bot e quali orologi dei server su un PostgreSQL sono stati abbandonati dopo troppi errori.
flag-again = Li fa ritentare ai server.
queue-bot = { $table }: il bot del posto { $seat } è fallito { $tries } volte; resta fermo finché qualcuno muove.
queue-clock = { $table }: far suonare l'orologio è fallito { $tries } volte; resta fermo finché qualcuno muove.
queue-post = { $table }: scrivere al posto { $seat } è fallito { $tries } volte; riposa finché il tavolo non chiede di nuovo.
queue-none = Nulla è stato abbandonato.
queue-rests = { $count ->
    [one] { $count } lavoro è fermo; «civitas queue --again» lo fa ritentare, il registro del server dice perché è fallito.
   *[other] { $count } lavori sono fermi; «civitas queue --again» li fa ritentare, il registro del server dice perché sono falliti.
}
queue-again = { $count ->
    [one] { $count } lavoro viene ritentato.
   *[other] { $count } lavori vengono ritentati.
}
backup-done = La copia è { $file }.
role-done = { $name } ora è: { $role }.
role-administrator = amministratore
role-member = membro
export-done = { $count ->
    [one] { $count } registrazione scritta in { $folder }.
   *[other] { $count } registrazioni scritte in { $folder }.
}
import-done = { $file } è ora il tavolo { $table }.
patch-damaged = { $table }: non si legge o differisce dal suo registro; «civitas patch» lo ricostruisce dal registro.
patch-repaired = { $table }: ricostruito dal suo registro.
patch-lost = { $table }: non si legge e il suo registro non si può rigiocare; entrambi restano come sono.
patch-none = Nessuna partita è in corso.
patch-identical = { $table }: uguale con le regole attuali.
patch-different = { $table }: dalla mossa { $at } è un'altra partita; prosegue da dove si trova.
patch-illegal = { $table }: oggi la mossa { $at } non sarebbe ammessa; la partita prosegue da dove si trova.
flag-packs = Una cartella di pacchetti di dati con cui aprire tavoli.
error-table-pack = Questo tavolo si gioca con il pacchetto di dati «{ $pack }», che manca o ha ormai altri valori; aspetta che chi gestisce il server rimetta il pacchetto com’era.
error-record-pack = Questa registrazione è stata giocata con il pacchetto di dati «{ $pack }» (hash { $hash }), che questo server non offre; chiedilo a chi lo gestisce.
patch-waiting = { $table }: il suo pacchetto di dati manca o ha ormai altri valori; il tavolo aspetta il pacchetto com’era.
error-unknown-pack = Questo server non ha il pacchetto di dati «{ $pack }»; offre: { $packs }.
error-bad-address = Il server non può ascoltare su { $host }, porta { $port }; scegline un'altra con --host e --port.

## Motivi: che cosa non va nel punto indicato da un errore

reason-data-untold = non dice con quali dati è stata giocata
reason-data-pack = è stata giocata con il pacchetto di dati «{ $pack }» (hash { $hash }), che non è stato dato
reason-data-other = è stata giocata con il pacchetto di dati «{ $pack }» (hash { $hash }), non con «{ $given }» (hash { $found })
reason-data-standard = è stata giocata senza pacchetto di dati, non con «{ $given }»
reason-data-values = è stata giocata con i valori di un’altra versione del gioco (hash { $hash }; qui { $found })
reason-pack-name = serve un nome di al più { $most } lettere, diverso da «standard»
reason-picture-folder = le immagini stanno in una delle cartelle { $folders }
reason-picture-kind = un’immagine è un file che termina in { $kinds }
reason-missing = manca
reason-unknown-key = questa voce non esiste
reason-needs-whole = serve un numero intero, non { $found }
reason-needs-flag = serve true o false, non { $found }
reason-needs-text = serve un testo, non { $found }
reason-needs-texts = serve un elenco di testi, non { $found }
reason-needs-wholes = serve un elenco di numeri interi, non { $found }
reason-needs-table = serve una tabella, non { $found }
reason-needs-tables = serve un elenco di tabelle, non { $found }
reason-needs-id = serve un id di lettere minuscole, cifre e trattini bassi
reason-needs-list = serve un elenco di { $wanted }
reason-not-between = { $found } non è compreso fra { $least } e { $most }
reason-none-of = { $found } non è fra { $choices }
reason-count = sono { $found } e ne servono { $wanted }
reason-twice = { $found } compare due volte
reason-unknown = { $found } non esiste
reason-found = vi si legge «{ $found }», che non va bene
reason-file-unknown = questo file non si può cambiare, ma solo { $files }
reason-unreadable = non è leggibile ({ $problem })
reason-nothing-to-remove = non c'è nulla da togliere
reason-unplayable = le partite giocate con questi dati non riescono ({ $problem })
reason-no-file = non è un file
reason-too-large = supera { $megabytes } MB
reason-one-beginning = ci vuole una e una sola voce fra chance, deal e position
reason-not-offered = questo titolo non lo prevede
reason-out-of-range = il numero è fuori dai limiti
reason-impossible = nessuna partita può essere arrivata fin lì ({ $problem })

command-hint = Di' che cosa farebbe il bot più forte in una partita registrata, e perché.
    .more = Senza --at, alla fine della registrazione. Si usa solo ciò che quel posto poteva sapere.
command-analyse = Scrivi una pagina su una partita: chi stava vincendo e che cosa l'ha decisa.
flag-seat = Il posto che chiede; se manca, il primo che deve muovere.
flag-hint-seconds = Quanto tempo pensare.
flag-analyse-sims = Simulazioni per mossa.
flag-analyse-out = La pagina da scrivere (HTML).

hint-best = { $seat }: { $move } – vittoria attesa { $share }.
hint-reasons = Rispetto alle altre mosse: { $reasons }.
hint-move = Mossa
hint-share = Vittoria attesa
hint-tries = Simulazioni
analyse-shares = Probabilità di vincere, secondo un bot forte
analyse-points = I punti nel corso della partita
analyse-sources = Da dove vengono i punti
analyse-ways = Quanto era vicino ciascuno a ogni via per vincere
analyse-moves = { $count } mosse
analyse-turns = Svolte della partita
analyse-turn = Mossa { $number }, { $seat }: { $move } ({ $was }). Meglio { $best } ({ $could }).
analyse-figure = { $label } { $before } → { $after } ({ $change })
analyse-reasons = La differenza: { $reasons }.
analyse-written = La pagina è in { $file }.

# Who sits at a lesson: the learner, and the others in their order.
lesson-learner = Marco
lesson-rivals = Livia, Gaio, Claudia, Tito, Elia, Rufo

# What may change what is foretold.
forecast-others = Gli altri decidono nello stesso momento: quel che fanno può cambiarlo.
forecast-chance = Interviene il caso: può andare diversamente.
forecast-until-own = Previsto fino alla tua prossima decisione in questo turno.
forecast-until-rival = Previsto fino alla prossima decisione di { $seat } in questo turno.

## Posta

mail-turn = { $count ->
    [one] Tocca a te: { $title }
   *[other] { $count } tavoli ti aspettano
}
mail-reminder = { $count ->
    [one] Tocca ancora a te: { $title }
   *[other] { $count } tavoli ti aspettano ancora
}
mail-table = { $title }, con { $names }
mail-wish = Si attende la tua risposta: { $title }
mail-wished = { $title }, con { $names }: qualcuno desidera qualcosa, e manca la tua risposta
mail-absent = Se resti via più a lungo di quanto il tavolo ha concordato, gli altri possono votare per un bot al tuo posto o per la fine della partita. Chi lascia un posto ha per primo il diritto di riprenderlo.
mail-next = Il prossimo tavolo che ti aspetta: { $url }
mail-leave = Niente più lettere a questo indirizzo: { $url }
mail-confirm = Lettere da Civitas?
mail-confirm-text =
    Qualcuno desidera che Civitas scriva a questo indirizzo quando tocca a lui.
    Se sei stato tu, confermalo qui entro tre giorni: { $url }
    Altrimenti non fare nulla: non arriverà altro.
error-no-post = Questo server non manda posta di quel tipo.
error-bad-mail = Non è un indirizzo e-mail a cui si possano mandare lettere.
error-bad-hook = Un webhook ha bisogno di un indirizzo https pubblico, senza utente né password.
error-bad-zone = Quel fuso orario non è noto qui; scegline uno come Europe/Rome.
error-many-addresses = Bastano { $most } indirizzi; prima togline uno.
error-unknown-address = Non è uno dei tuoi indirizzi.
error-bad-link = Questo collegamento non è valido, o non lo è più.
error-post-url = Chi manda posta deve indicare con «--url» l’indirizzo di questo server, come lo chiama la gente.
error-post-mail = «--mail» vuole un indirizzo come smtp://utente@host:587, senza la password (che si dà con CIVITAS_MAIL_PASSWORD).
error-post-from = «--mail» vuole anche «--mail-from» con l’indirizzo da cui partono le lettere.
error-post-push = «--push» vuole un indirizzo a cui raggiungerti, come mailto:tu@example.org.
flag-url = Come la gente chiama questo server, per i collegamenti nelle lettere.
flag-mail = Manda e-mail con questo server SMTP, come smtp://utente@host:587 (password in CIVITAS_MAIL_PASSWORD).
flag-mail-from = L’indirizzo da cui partono le lettere.
flag-hooks = Permette di far chiamare dei webhook quando tocca a qualcuno.
flag-push = Manda Web Push e indica ai servizi dei browser questo contatto (mailto: o https:).
flag-metrics = Dà a Prometheus ciò che si misura su questa PORTA della macchina, o su HOST:PORTA.
error-bad-metrics = Le misure non si possono dare su «{ $address }»: serve una porta libera di questa macchina, o HOST:PORTA.
mail-account-recover = Una nuova frase segreta per Civitas
mail-recover-account =
    { $name }, qualcuno ha chiesto una nuova frase segreta per il tuo account. Se sei stato tu, sceglila qui: { $url }
    Altrimenti non fare nulla: la tua resta com’è.
mail-account-confirm = È il tuo indirizzo?
mail-confirm-account =
    { $name }, conferma qui che questo è l’indirizzo del tuo account: { $url }
    Se non ne sai nulla, non fare nulla.
