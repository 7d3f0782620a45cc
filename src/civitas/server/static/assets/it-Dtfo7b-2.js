var e=`account-why = Qui si gioca senza account: questo browser ti ricorda. Con un account torni da qualsiasi browser, e se ne perdi uno non perdi nulla. Chi gioca come ospite tiene partite e valutazioni.
sign-in = Accedi
sign-in-nevertheless = Accedi e lascia quelle partite
sign-up = Crea un account
sign-up-text = Servono soltanto un nome e una frase segreta.
sign-out = Esci
passphrase = Frase segreta
passphrase-new = Nuova frase segreta
passphrase-hint = Almeno dieci caratteri; quattro o cinque parole si ricordano bene e si indovinano male.
passphrase-change = Cambia la frase segreta
passphrase-changed = Cambiata. Tutte le altre sessioni sono terminate.
secret-show = Mostra
recover = Hai perso la frase segreta?
recover-by-code = Ho un codice di recupero
recover-by-post = Scrivetemi
recover-write = Mandami un link
recover-written = Se questo account ha un indirizzo confermato, un link è in viaggio. Si apre una volta sola, entro un'ora.
recover-send = Imposta la nuova frase
recover-ends = Tutte le sessioni e i token di prima terminano.
recovery-code = Codice di recupero
codes = Codici di recupero per Civitas
codes-text = Conservali: ognuno permette di scegliere, una volta, una nuova frase segreta. Si vedono ora e mai più.
codes-save = Salva in un file
codes-kept = Li ho conservati
codes-left =
    { $count ->
        [0] Non resta alcun codice di recupero: creane di nuovi.
        [one] Resta un codice di recupero.
       *[other] Restano { $count } codici di recupero.
    }
codes-renew = Nuovi codici di recupero
codes-renew-text = Da allora i vecchi non aprono più nulla.
account-since = Accede come «{ $name }», dal { $date }.
profile = Profilo
address = Indirizzo e-mail
address-text = Per un link a una nuova frase segreta, e per nient'altro. Lascialo vuoto per non averne.
address-send = Conserva questo indirizzo
address-good = confermato
address-waiting = non ancora confermato: una lettera è in viaggio
address-confirmed = L'indirizzo è confermato.
address-sign-in = Accedi per confermare il tuo indirizzo.
set-sessions = Dove hai effettuato l'accesso
session-session = Un browser
session-script = Uno script
session-current = questo browser
session-used = ultimo uso { $date }
session-end = Termina
session-end-others = Termina tutti gli altri
token-new = Nuovo token per uno script
token-once = Si vede ora e mai più:
company = Persone
company-empty = Non segui nessuno, e nessuno è bloccato o silenziato. I pulsanti sono sul profilo di ognuno.
company-followed = Seguite
company-blocked = Bloccate
company-muted = Silenziate
follow = Segui
company-end-follow = Non seguire più
block = Blocca
company-end-block = Sblocca
mute = Silenzia
company-end-mute = Ascolta di nuovo
report-person = Segnala
report-line = Segnala questa riga
report-text = La legge chi si occupa di questo server, e nessun altro.
report-what = Che cosa è successo?
report-send = Invia
report-told = Grazie. Qualcuno la guarderà.
own-data = I tuoi dati
own-data-text = Tutto ciò che è conservato su di te, in un file; oppure più nulla.
own-data-export = Salva tutto in un file
own-data-delete = Cancella
own-data-delete-now = Cancella tutto ora
own-data-delete-text = I tuoi posti vengono lasciati; nome, valutazioni, messaggi e indirizzi vengono cancellati. Le tue mosse restano nelle partite degli altri, senza nome. Non si può annullare.
admin = Amministrazione
admin-not = Questa pagina è per chi amministra il server.
admin-state = Server
admin-reports = Segnalazioni
admin-people = Persone
admin-tables = Tavoli
admin-log = Registro
admin-mute = Togli la parola
admin-unmute = Ridai la parola
admin-suspend = Sospendi
admin-unsuspend = Termina la sospensione
admin-mute-whom = Togli la parola a { $name }
admin-suspend-whom = Sospendi { $name }
admin-mute-text = Continua a giocare, ma ai tavoli non scrive.
admin-suspend-text = Può guardare, ma non giocare né scrivere.
admin-remove = Rimuovi la riga
admin-days = Per quanto
admin-day-count =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
admin-reason = Motivo
state-health = Stato: { $status }
state-ready = pronto
state-people = Persone
state-accounts = con un account
state-open-tables = Tavoli con posti liberi
state-running-tables = Tavoli in corso
state-finished-tables = Partite finite
state-aside = Messi da parte
state-reports = Segnalazioni aperte
state-processes = Processi
queues = Code
queues-empty = Nulla in attesa.
queue-waiting = In attesa
queue-stuck = Abbandonati
queue-oldest = Dal
queue-bot = Bot che devono pensare
queue-clock = Orologi che devono suonare
queue-post = Lettere
quotas = Che cosa può fare ognuno
quotas-none = Nessuno è tenuto a un ritmo (--no-limits).
quota-minute = al minuto
quota-once = insieme
quota-read = Guardare
quota-write = Muovere e cambiare
quota-read-here = Guardare, tutti i nomi di un indirizzo insieme
quota-write-here = Muovere e cambiare, tutti i nomi di un indirizzo insieme
quota-search = Cercare, diari interi e registrazioni
quota-chat = Righe di chat
quota-guest = Nuovi ospiti da un indirizzo
quota-table = Nuovi tavoli e token
quota-upload = Registrazioni portate
quota-replay = Repliche
quota-address = Nuovi indirizzi
reports-open = Aperte
reports-closed = Chiuse
reports-none = Nessuna segnalazione aperta.
reports-none-closed = Ancora nessuna segnalazione chiusa.
report-table = il tavolo
reported-by = segnalato da { $name }
report-outcome = Esito: { $outcome }
report-close = Chiudi la segnalazione
report-what-came = Che cosa ne è venuto
somebody-gone = qualcuno che se n'è andato
members-none = Nessuno con questo nome.
member-administrator = · amministra
member-account = · account
member-guest = · ospite
member-since = dal { $date }
member-seen = visto { $date }
member-tables =
    { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
member-reports =
    { $count ->
        [one] una segnalazione aperta
       *[other] { $count } segnalazioni aperte
    }
member-suspended = Sospeso fino al { $date }
member-muted = Senza parola fino al { $date }
tables-none = Nessun tavolo così.
table-moved = ultima mossa { $date }
table-public = pubblico
table-private = privato
log-empty = Ancora nulla è stato fatto.
log-line = riga { $line } di un tavolo
log-report = segnalazione { $report }
log-command = presso il server
deed-mute = ha tolto la parola
deed-unmute = ha ridato la parola
deed-suspend = ha sospeso
deed-unsuspend = ha terminato la sospensione
deed-remove = ha rimosso una riga
deed-close = ha chiuso una segnalazione
deed-administrator = ha nominato amministratore
deed-member = ha reso membro
ranking-empty = Nessuno ha ancora finito una partita valutata di questo tipo. Conta ogni partita tra persone, salvo quelle su un solo schermo o con la sorte scelta.
ranking-how = La valutazione nasce dalle partite tra persone e parte da 1500. La cifra dopo ± dice di quanto può sbagliare; l'ordine segue ciò che è certo.
rank = Posto
rating = Valutazione
rated-games = Partite
club-winner = ha vinto
provisional = provvisoria
season = Stagione
season-ever = dall'inizio
season-quarter = { $quarter }º trimestre { $year }
nameless = Ospite
archive-name = Giocatore
archive-card = Carta
result = Esito
result-won = ha vinto il giocatore
result-lost = ha perso il giocatore
result-shared = vittoria condivisa
result-people = ha vinto una persona
result-bots = ha vinto un bot
badges = Imparato
badge-lessons = Lezioni: { $done } di { $all }
badge-whole = Corso intero: { $all } lezioni con i compiti
badge-challenges = Sfide: { $done } di { $all }
archive-with = con «{ $move }»
archive-empty = Nessuna partita pubblica finita corrisponde. Le partite appaiono qui se il tavolo era mostrato tra quelli aperti.
newer = Più recenti
older = Meno recenti
look-again = Guardala
statistics =
    Che cosa { $count ->
        [one] dice una partita
       *[other] dicono { $count } partite
    }
by-seat = Per posto
by-opening = Per prima mossa
by-card = Per carta
by-move = Per mossa
times = Volte
show-all = Mostra tutte ({ $count })
nobody = Nessuno con questo nome
nobody-text = Questo giocatore è andato via, oppure l'indirizzo è sbagliato.
profile-empty = Ancora nessuna partita valutata finita.
profile-empty-own = Ancora nessuna partita valutata o pubblica, e niente di imparato. Le partite tra persone danno una valutazione; qui restano anche le lezioni finite e le sfide risolte.
record-line =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $share } vinte
rating-line =
    { $count ->
        [one] Da { $low } a { $high } punti in { $count } partita
       *[other] Da { $low } a { $high } punti in { $count } partite
    }
opponents = Avversari
public-games = Partite pubbliche
events-empty = Nessun torneo è stato ancora annunciato.
event-announce = Annuncia un torneo
event-look = Guardalo
event-kind = Come si gioca
event-swiss = Svizzero: si incontrano i pari
event-robin = Tutti contro tutti
event-knockout = A eliminazione: chi perde esce
event-status-open = iscrizioni aperte
event-status-running = in corso
event-status-over = finito
event-entered =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
event-rounds =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
event-enter = Iscriviti
event-withdraw = Ritirati
event-begin = Fallo cominciare
event-list = Iscritti
event-nobody = Nessuno si è ancora iscritto. Partecipa chi si iscrive prima che cominci.
event-standing = Classifica del torneo
event-points = Punti
event-behind = Punti degli avversari
event-bye = { $name } riposa
event-playing = si gioca
`;export{e as default};