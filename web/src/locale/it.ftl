## Ovunque
skip = Vai al contenuto
main-nav = Principale
lobby = Sala
rules = Regole
settings = Impostazioni
account = Account
account-about = Per chi lo desidera: accesso, sessioni, i tuoi dati
guest = Ospite
lost = Qui non c’è niente
lost-text = Nessuna pagina ha questo indirizzo. Forse il collegamento è vecchio o manca una lettera.
home = Inizio
close = Chiudi
loading = Un momento …
offline = Il server non risponde in questo momento. Riprova tra poco.
report = Salva una segnalazione
sorry = Qualcosa non ha funzionato
all = Tutti
yes = Sì
no = No
game = Gioco
name = Nome
language = Lingua
thinking = in riflessione…
hurry = Sbrigati
level = Forza
rule = Regola
total = Totale
what = Che cosa
value = Valore
in-sight = In vista
amount = { $count } × { $what }
face-down = coperto
place = Luogo
zoom-in = Più grande
zoom-out = Più piccolo

## Inizio e sala
hero = Innalza una città. Supera il tuo rivale.
hero-text = Giochi di civiltà con le regole esatte: contro un amico o contro il computer, nel browser, senza registrarsi.
your-tables = I tuoi tavoli
players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
designed = valori delle carte nostri
play-bot = Gioca contro il computer
play-friend = Gioca con un amico
learn = Impara
go-on = Continua
come-back = Torna al posto
watch = Guarda
sit-down = Siediti
seat-open = posto libero
status-open = in attesa di giocatori
status-running = in corso
status-paused = in pausa
status-over = finita
your-turn = Tocca a te
lobby-status = Quali tavoli
lobby-open = Posti liberi
lobby-running = In corso
lobby-mine = Miei
lobby-empty = Nessun tavolo al momento. Aprine uno e invita qualcuno.
new-table = Nuovo tavolo
new-table-of = Nuovo tavolo: { $game }
new-choose = A che cosa si gioca? Posti, orologio e opzioni vengono dopo.
first-steps = È la prima volta?
first-steps-text = Non serve leggere prima il regolamento.
first-steps-learn = lezioni di meno di dieci minuti, al tavolo vero
first-steps-lobby = chi aspetta qualcuno con cui giocare
first-steps-cards = tutte le carte e tutte le figure, da guardare
learn-choose = Ogni gioco ha un corso: lezioni brevi al tavolo vero, ognuna con un compito, e sfide per i giorni seguenti.
set-you = Tu
set-look = Aspetto della pagina
set-play = Al tavolo
set-signs = Segnali e mani
seats = Posti
seat-count = Giocatori
seat-number = Posto { $number }
seat-you = Tu
seat-here = Qualcuno a questo schermo
seat-link = Qualcuno tramite link
seat-bot = Il computer
options = Opzioni
options-count = Opzioni ({ $count })
option-number = { $option } { $number }
pack = Valori delle carte
pack-none = quelli del gioco
pack-changes = Che cosa cambia
pack-heading = Con il pacchetto di dati «{ $pack }»
pack-before = Senza il pacchetto: { $text }
pack-new = Aggiunta dal pacchetto.
pack-gone = Tolta dal pacchetto.
pack-nothing = niente
pack-values = Ogni valore con il suo posto ({ $count })
pack-hash = hash { $hash }
pace = Ritmo
patience = Gli altri aspettano chi non si fa vivo
patience-minutes = 10 minuti
patience-hour = Un'ora
patience-day = Un giorno
patience-days = Tre giorni
patience-week = Una settimana
pace-none = Senza orologio
pace-quick = Rapido: 10 minuti a testa, 10 secondi in più a mossa
pace-calm = Tranquillo: 30 minuti a testa, 30 secondi in più a mossa
pace-daily = Per corrispondenza: un giorno a mossa
public = Mostra il tavolo nella sala
start = Apri il tavolo

## Club: valutazioni, archivio, persone
club-nav = Sale del circolo
ranking = Classifica
won = Vinte
archive = Archivio
events = Tornei
event-round = Turno { $number }

## Tavolo
prompt = Che cosa fare
table-of = Tavolo di { $names }
tabs = Parti del tavolo
tab-board = Plancia
tab-me = Io
tab-others = Altri
tab-log = Cronaca
tab-moves = Mosse
tab-talk = Chat
tab-players = Giocatori
side = Mosse, cronaca e chat
moves-search = Cerca tra le mosse
moves-none = Al momento non hai nulla da decidere.
moves-no-match = Nessuna mossa contiene queste parole.
moves-group = Mosse: { $verb }
confirm = Sicuro? { $move }
effect-line = { $whose }{ $label } { $before } → { $after } ({ $change })
settles = Cosa ne viene dipende da ciò che scelgono gli altri
reveals = Rivela qualcosa: non si può annullare
past-inert = Stai guardando il passato; le mosse si fanno nel presente.
verb-seven_wonders_duel-build = Costruisci
verb-seven_wonders_duel-discard = Scarta
verb-seven_wonders_duel-wonder = Innalza una Meraviglia
verb-seven_wonders_duel-draft = Prendi una Meraviglia
verb-seven_wonders_duel-token = Prendi un segnalino
verb-seven_wonders_duel-destroy = Distruggi
verb-seven_wonders_duel-revive = Recupera
verb-seven_wonders_duel-starter = Scegli chi inizia
undo = Annulla
redo = Ripristina
text-table = Il tavolo come testo
tools = Strumenti
menu = Altro
aid = Promemoria
rules-all = Tutte le regole
rules-back = Torna a questa sezione
keys = Tasti
key-n = n
key-n-text = alla prossima cosa che puoi scegliere (con Maiusc: alla precedente)
key-arrows = ← ↑ → ↓
key-arrows-text = di carta in carta, di mossa in mossa
key-enter = Invio
key-enter-text = scegli
key-escape = Esc
key-escape-text = chiudi, esci
key-u = u
key-u-text = annulla
key-shift-u = Maiusc + u
key-shift-u-text = rifai la mossa annullata
key-e = e
key-e-text = termina il turno o passa
key-brackets = [ ]
key-brackets-text = indietro e avanti nella partita
key-m = m
key-m-text = all'elenco delle mosse
key-t = t
key-t-text = il tavolo come testo
key-question = ?
key-question-text = questa pagina
history = Andamento della partita
history-back = Una mossa indietro
history-forward = Una mossa avanti
history-run = Fai scorrere da sé
history-at = Mossa { $at } di { $last }
past = Stai guardando la mossa { $at } di { $last }.
past-leave = Torna al presente
log-filter = Righe di chi
log-start = Preparazione
log-earlier = In precedenza
log-turn = Mossa { $at }: { $name }
log-secret = (lo vedi solo tu)
digest = Dal tuo ultimo turno
digest-walk = Rivedi passo per passo
reconnecting = Collegamento interrotto; sto riprovando. Le tue mosse sono al sicuro.
watching = Stai guardando; si vede solo ciò che tutti possono vedere.
watching-short = Da spettatore
clock = tempo rimasto
present = presente
away = assente
reset-turn = Ricomincia il turno
ask-back = Chiedi di annullare
wish = Una richiesta
waiting-consent = Manca la risposta di: { $names }.
withdraw = Ritira
reminded = Gli altri ti aspettano.
away-waiting = Si aspetta { $name }; da { $time } potete decidere di andare avanti senza.
away-left = { $name } ha lasciato il tavolo; il posto è suo fino a { $time }.
away-over = { $name } non si fa vivo da { $time }, più di quanto pattuito.
remind = Sollecita { $name }
end-game = Chiudi la partita
leave = Lascia il tavolo
seat-kept = Hai lasciato il tavolo; il posto resta tuo fino a { $time }.
give-up-seat = Rinuncia al posto
chosen-chance = A questo tavolo la sorte è stata scelta a mano (un seme, una distribuzione o una posizione): chi l'ha scelta può sapere che cosa verrà. La registrazione lo riporta.
chosen-chance-short = sorte scelta
pause = Pausa
resume = Riprendi la partita
resign = Abbandona
resign-sure = Abbandonare davvero?
bot-takes-over = Fai giocare il computer al posto di { $name }
bot-sits-down = Fai sedere il computer
invite = Invita qualcuno
invite-text = Manda questo link o fai inquadrare il codice. Il posto è di chi lo apre per primo.
invite-wait = Il tavolo aspetta un altro giocatore.
invite-link = Link al posto
invite-qr = Il link come codice QR
copy = Copia
copied = Copiato
chat = Chat
chat-removed = (rimosso)
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi qualcosa
chat-send = Invia
phrase-hello = Ciao, buon divertimento!
phrase-good-move = Bella mossa!
phrase-thinking = Fammi pensare …
phrase-good-game = Grazie della partita.
elsewhere = Continua su un altro dispositivo
elsewhere-link = Apri lì questo link; chi lo possiede gioca per te
order-auto_single = Fai la mia mossa quando ce n'è una sola o tutte si equivalgono
order-auto_pass = Passa per me
order-auto_follow = Scopri il mio segnalino quando tocca alla sua azione
order-auto_decline = Rifiuta le offerte per me
notes = I tuoi appunti (li vedi solo tu)
curtain = Ora tocca a { $name }
curtain-text = Passa lo schermo. Non si vede nulla finché non guarda la persona giusta.
curtain-ready = Sono { $name }
why-not = Perché no?

## La fine
end = Risultato
category = Categoria
winner = vincitore
chart = I punti nel corso della partita
chart-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
chart-sources = Da dove vengono i punti
chart-ways = Quanto era vicino ciascuno a ogni via per vincere
chart-things = Quanto ha portato ogni carta
chart-open = Punti per provenienza
key-moments = Momenti decisivi
key-moment-gain = Mossa { $at }: { $name } guadagna { $gained } ({ $from }).
key-moment-way = Mossa { $at }: { $name } si avvicina alla vittoria del { $gained } % ({ $from }).
key-moment-lead = Mossa { $at }: { $name } passa in testa e ci resta.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rematch-on = Alla partita successiva
rematch = Gioca ancora
replay = Rivedi la partita
record = Salva la registrazione
fairness = Le carte erano mescolate bene?
fairness-text = Il primo numero era fissato prima dell'inizio, il secondo è stato svelato alla fine. «civitas verify» confronta la registrazione salvata con entrambi.

## Regole e impostazioni
rules-of = Regole: { $game }
rules-choose = Tutte le regole con parole nostre, paragrafo per paragrafo, con la ricerca. Di quale gioco?
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] { $count } paragrafo
   *[other] { $count } paragrafi
}
saved = Salvato.
set-theme = Aspetto
theme-system = come il dispositivo
theme-light = chiaro
theme-dark = scuro
theme-contrast = contrasto elevato
set-palette = Colori
palette-standard = normali
palette-red-green = per chi confonde rosso e verde
palette-blue-yellow = per chi confonde blu e giallo
set-motion = Animazioni
motion-system = come il dispositivo
motion-off = disattivate
set-speed = Mosse degli altri
speed-once = subito
speed-brisk = rapide, una alla volta
speed-calm = calme, una alla volta
speed-slow = lente, una alla volta
set-text-size = Grandezza del testo
set-confirm-reveal = Chiedi conferma per le mosse dell'elenco che rivelano qualcosa
set-confirm-all = Chiedi conferma per ogni mossa dell'elenco
set-auto-single = Gioca da sé quando c'è una sola mossa
set-opponent-prices = Mostra sulle carte i prezzi dell'avversario
set-sound = Suoni: un segnale quando tocca a me, e ciò che accade al tavolo
set-moments = Mostra i grandi momenti su un foglio
set-notify = Una notifica quando tocca a me
set-left-handed = Scambia i due lati del tavolo
next-table = Prossimo tavolo ({ $count })
next-none = Nessun tavolo ti aspetta
next-none-text = Ovunque stanno pensando gli altri, o la partita è finita.
post = Lettere
post-text = Quando un tavolo ti aspetta da un po’, Civitas può scriverti. Non parte nulla che tu non chieda qui.
post-mail = E-mail
post-hook = Webhook
post-push = Browser
post-waiting = non ancora confermato: guarda nella posta
post-off = disattivato dopo molti errori; aggiungilo di nuovo per riprovare
post-new-mail = Indirizzo e-mail
post-new-hook = Indirizzo di un webhook
post-new-push = Avvisa questo browser, anche quando è chiuso
post-no-push = Questo browser non accetta avvisi da qui, o gli è stato detto di no.
post-secret = Le lettere a questo webhook sono firmate con questo segreto. Viene mostrato solo ora:
post-every = Al massimo una lettera ogni
post-span = { $hours ->
    [0] { $minutes } minuti
    [one] { $hours } ora
   *[other] { $hours } ore
}
post-reminders = Ricordamelo quando resto via
post-quiet = Ore di quiete, in cui non parte nulla
post-quiet_from = dalle
post-quiet_until = alle
post-zone = Fuso orario
letter-confirm = Conferma
letter-confirm-text = Civitas deve scrivere a questo indirizzo quando un tavolo aspetta?
letter-confirm-done = Confermato. Quante lettere arrivano, e quando no, si decide nelle impostazioni.
letter-leave = Niente più lettere
letter-leave-text = Non devono più arrivare lettere a questo indirizzo?
letter-leave-done = Fatto: lì non arriverà più nulla.
letter-none = Questa pagina serve ai collegamenti nelle lettere. Le lettere si regolano nelle impostazioni.
add = Aggiungi
remove = Togli

## Lezione
lesson = Lezione
lessons = Lezioni
lesson-step = Passo { $at } di { $all }
lesson-steps = { $count ->
    [one] { $count } passo e un compito
   *[other] { $count } passi e un compito
}
lesson-next = Avanti
lesson-task = Al compito
lesson-your-move = Tocca a te.
lesson-other-move = Non ancora: in questa lezione fai la mossa richiesta, per favore.
lesson-begin = Comincia
lesson-go-on = Continua
lesson-again = Ancora una volta
lesson-read = letta
course = Impara { $title }
course-text = Ogni lezione si gioca con le regole vere e dura meno di dieci minuti. Alla fine ti aspetta un piccolo compito, e il giudice è il motore di gioco.
challenges = Sfide
challenges-text = Posizioni preparate con un obiettivo; i rivali passano soltanto. Risolte: { $solved } su { $all }.
challenge-try = Prova
task = Compito
task-fold = Riduci
task-unfold = Apri
task-reached = Fatto! L'obiettivo è raggiunto.
task-lost = Non stavolta: l'obiettivo è fuori portata.
task-again = Riprova
task-over = Da capo
task-course = Al corso
task-solved = risolto

## What rules rest on
degree-attested = attestata
degree-reported = riferita
degree-ours = nostra
degree-partly = { $degree }, i numeri sono nostri

## Analisi e suggerimenti
analyse = Analizza la partita
analysis = Analisi
analysis-under-way = Un bot ripercorre la partita. Decisioni viste: { $done } su { $all }.
analysis-shares = Probabilità di vincere, secondo un bot forte
analysis-turns = Svolte della partita
analysis-none = Nessuno ha concesso molto.
analysis-turn = Mossa { $at }, { $name }: { $made } ({ $was }). Meglio { $better } ({ $could }).
analysis-why = La differenza: { $reasons }.
analysis-look = Vai lì
analysis-play-on = Gioca da lì
hint = Suggerimento
hint-thinking = Sto pensando …
hint-title = Che cosa farebbe un bot forte

## Momenti
moment-looting = Saccheggio
moment-supremacy = Supremazia militare
moment-science = Supremazia scientifica
moment-spaces = Caselle di vantaggio
moment-symbols = Simboli
moment-auction = Asta: { $card }
moment-bid = Offerta
moment-war = La guerra è decisa
moment-war-declared = Guerra dichiarata
moment-attack = Aggressione
moment-famine = Carestia, livello { $level }
moment-food = Cibo
moment-granary = Granaio
moment-pollution = Inquinamento
moment-from-cities = Dalle città
moment-fountains = Fontane
moment-dump = Discarica
moment-reveal = Le carte si svelano
moment-laid = Gioca
moment-battle = Battaglia: { $area }, round { $round }
moment-turned-up = Rivelato
coming = Se nessuno fa altro in questo turno:
may-come = Nelle prove è venuto:
may-line = { $whose }{ $label } { $before } → da { $least } a { $most }
may-line-one = { $whose }{ $label } { $before } → { $least }
may-more = { $count ->
    [one] e un altro valore
   *[other] e altri { $count } valori
}
help = Aiuto
help-open = Che cosa si chiede qui, e come si può rispondere?
help-answers = Come puoi rispondere
help-count = { $count ->
    [one] in un modo
   *[other] in { $count } modi
}
help-coming = Che cosa arriva
help-rule = La regola
help-things = Di che cosa si parla qui
help-lessons = Lezioni

# The illustrated aid.
aid-signs = I segni
aid-families = Che cosa è che cosa
aid-house = Casa { $number }
aid-family-saint = Santi patroni
aid-family-building = Edifici della città
aid-family-house = Case
aid-family-project = Che cosa si costruisce in campagna
aid-family-token = Segnalini progresso
aid-family-wonder = Meraviglie
aid-family-government = Governi
aid-family-card = Carte azione e consiglieri
aid-family-leader = Leader
aid-family-goal = Obiettivi
aid-family-event = Eventi
aid-family-unit = Unità
aid-family-artefact = Manufatti
aid-family-tactic = Tattiche
aid-family-territory = Territori
aid-family-pact = Patti

## All cards of a title.

cards = Carte
cards-of = Carte: { $game }
cards-link = Guarda tutte le carte
cards-rules = Leggi le regole
cards-choose = Tutto ciò che sta sul tavolo, disegnato e a parole. Di quale gioco?
cards-search = Cerca nelle carte
cards-found = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
gallery-building = Carte delle tre Epoche e gilde
gallery-site = Fattorie, miniere, edifici e unità
gallery-special = Tecnologie speciali
gallery-action = Carte azione
gallery-aggression = Aggressioni
gallery-war = Guerre
gallery-bonus = Carte bonus
gallery-empire = Imperi
gallery-good = Merci
rules-contents = Indice

## New tables.

presets = Come vuoi giocare?
preset-computer = Contro il computer
preset-computer-text = Si comincia subito.
preset-friends = Con gli amici
preset-friends-text = Ognuno riceve un link.
preset-screen = A un solo schermo
preset-screen-text = Vi passate il dispositivo.
preset-post = Per corrispondenza
preset-post-text = Un giorno per ogni mossa.

## A sample of the settings.

sample = Come apparirà
sample-text = Livia costruisce il Tempio: 3 legni, 1 pietra.
sample-again = Mostra ancora il movimento
