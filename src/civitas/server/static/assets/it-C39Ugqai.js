var e=`skip = Vai al contenuto
main-nav = Principale
lobby = Sala
rules = Regole
settings = Impostazioni
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
hero = Innalza una città. Supera il tuo rivale.
hero-text = Giochi di civiltà con le regole esatte: contro un amico o contro il computer, nel browser, senza registrarsi.
your-tables = I tuoi tavoli
players = { $count } giocatori
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
club-nav = Sale del circolo
ranking = Classifica
ranking-empty = Nessuno ha ancora finito una partita valutata di questo tipo. Conta ogni partita tra persone, salvo quelle su un solo schermo o con la sorte scelta.
ranking-how = La valutazione nasce dalle partite tra persone e parte da 1500. La cifra dopo ± dice di quanto può sbagliare; l'ordine segue ciò che è certo.
rank = Posto
rating = Valutazione
rated-games = Partite
won = Vinte
club-winner = ha vinto
provisional = provvisoria
season = Stagione
season-ever = dall'inizio
season-quarter = { $quarter }º trimestre { $year }
nameless = Ospite
archive = Archivio
archive-name = Giocatore
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
by-move = Per mossa
times = Volte
show-all = Mostra tutte ({ $count })
nobody = Nessuno con questo nome
nobody-text = Questo giocatore è andato via, oppure l'indirizzo è sbagliato.
profile-empty = Ancora nessuna partita valutata finita.
record-line =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $share } vinte
rating-line = Da { $low } a { $high } punti in { $count } partite
opponents = Avversari
public-games = Partite pubbliche
events = Tornei
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
event-round = Turno { $number }
event-enter = Iscriviti
event-withdraw = Ritirati
event-begin = Fallo cominciare
event-list = Iscritti
event-standing = Classifica del torneo
event-points = Punti
event-behind = Punti degli avversari
event-bye = { $name } riposa
event-playing = si gioca
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
end = Risultato
category = Categoria
winner = vincitore
chart = I punti nel corso della partita
chart-moves = { $count } mosse
chart-sources = Da dove vengono i punti
chart-ways = Quanto era vicino ciascuno a ogni via per vincere
chart-things = Quanto ha portato ogni carta
chart-open = Punti per provenienza
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
rematch-on = Alla partita successiva
rematch = Gioca ancora
replay = Rivedi la partita
record = Salva la registrazione
fairness = Le carte erano mescolate bene?
fairness-text = Il primo numero era fissato prima dell'inizio, il secondo è stato svelato alla fine. «civitas verify» confronta la registrazione salvata con entrambi.
rules-of = Regole: { $game }
rules-choose = Tutte le regole con parole nostre, paragrafo per paragrafo, con la ricerca. Di quale gioco?
rules-search = Cerca nelle regole
rules-found =
    { $count ->
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
set-sessions = Dove hai effettuato l'accesso
session-session = Un browser
session-script = Uno script
session-current = questo browser
session-used = ultimo uso { $date }
session-end = Termina
session-end-others = Termina tutti gli altri
duel-structure = Carte dell'{ $age }
duel-face-down = Coperta { $back }
duel-face-down-why = Una carta coperta si gira quando non ha più nulla sopra.
duel-card-covered = { $name }, coperta in parte
duel-card-free =
    { $price ->
        [0] { $name }, libera, non ti costa nulla
        [one] { $name }, libera, ti costa { $price } moneta
       *[other] { $name }, libera, ti costa { $price } monete
    }
duel-military = Tracciato militare
duel-threat = saccheggio (−{ $coins }) a { $loot } · capitale a { $supremacy }
duel-threat-last = capitale a { $supremacy }
duel-tokens = Segnalini Progresso
duel-draft = Meraviglie tra cui scegliere
duel-coins = monete
duel-points = punti finora
duel-discard-value = monete per una carta scartata
duel-wonders-built = { $count } Meraviglie su { $all } costruite in questa partita
duel-trade = Produzione e commercio
duel-good = { $good }: produce { $count }, compra a { $price }
duel-good-short = produce { $count }, compra a { $price }
duel-choices = una a scelta per costruzione: materie prime { $raw }, manufatti { $made }
duel-science = { $count } simboli diversi dei 6 che fanno vincere
duel-symbols = Simboli scientifici
duel-wonders = Meraviglie
duel-wonder-built = costruita
duel-wonder-lost = non si può più costruire
duel-wonder-price =
    { $price ->
        [one] costerebbe { $price } moneta
       *[other] costerebbe { $price } monete
    }
duel-buildings = Edifici
duel-pawn = Pedina Conflitto avanti di
duel-card = Carta
duel-state = Stato
duel-covered = coperta
duel-free = libera
duel-price-of = Prezzo per { $name }
duel-discarded = Scarti
duel-discarded-text = Carte messe da parte. Il Mausoleo può recuperarne una.
duel-unseen = Non ancora viste
duel-unseen-text = Ancora coperte, o tolte prima dell'inizio. Chiunque può dedurlo.
duel-box = Segnalini nella scatola
duel-box-text = Fuori da questa partita, a meno che non li peschi la Grande Biblioteca.
duel-their-prices = Prezzi dell'avversario
duel-build = Costruisci questa carta
duel-raise = Costruisci { $wonder }
historia-timeline = Linea del tempo
historia-turn = Turno { $turn }
historia-order = Ordine di turno e punti
historia-forecast = Se il turno finisse ora: +{ $points }
historia-designed = attestato, riferito, nostro
historia-matrix = Tecnologia e armi
historia-levels = Livelli e posizione di ciascuno
historia-marker = { $name }: tecnologia { $technology }, militare { $military }
historia-unfold = Di più su { $name }
historia-nothing-brought = nulla
historia-top = il livello più alto: un altro passo dà punti
historia-map = Mappa
historia-tile = tessera { $points }
historia-tile-unknown = tessera coperta
historia-cards = Le tue carte
historia-hand = Mano
historia-laid = Posate
historia-queue = Coda, dalla più vecchia
historia-returns = torna alla fine del turno
historia-cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    }
historia-row = Fila delle meraviglie
historia-row-empty = La fila delle meraviglie è vuota.
historia-wonders = Meraviglie
historia-wonder-passive = sempre
historia-wonder-used = usata
historia-wonder-fresh = nuova
historia-wonder-ready = pronta
historia-now = Che cosa si può fare ora
historia-steps = { $count } passi
historia-not-adjacent = non adiacente
historia-power = Cubi potere
historia-available = disponibili
historia-used = usati
historia-stock = in riserva
historia-abilities = Capacità
historia-navigation = Navigazione attiva
historia-per-round =
    { $count ->
        [one] { $count } carta per round
       *[other] { $count } carte per round
    }
historia-twice = { $action } due volte
historia-leader = Leader
historia-met = Raggiunto:
historia-unmet = Non ancora raggiunto:
historia-golden = Golden Era: { $count } gettoni su { $all }
historia-golden-now = Golden Era: i passi costano meno
historia-golden-over = La Golden Era è finita
historia-advisors =
    { $count ->
        [one] { $count } consigliere nel mazzo
       *[other] { $count } consiglieri nel mazzo
    }
historia-served = hanno servito: { $names }
historia-advisors-held =
    { $count ->
        [one] { $count } consigliere in mano, ignoto a te
       *[other] { $count } consiglieri in mano, ignoti a te
    }
historia-advisors-hand = Consiglieri in mano
historia-offer = Tra cui scegliere
historia-out = Fuori dal gioco
historia-explain = Come hanno giocato i Civbot
historia-nothing = Nessun effetto.
historia-coming = Prossima fine turno:
historia-nothing-scored = in questo turno non si fanno punti
historia-who-scores = Chi fa quanti punti?
historia-choosing = sceglie in segreto
historia-ready = pronto, carte coperte
historia-place = Posto nell'ordine di turno
historia-turn-end = Alla fine del turno, ora
historia-government = Governo
historia-on-map = sulla mappa
historia-alone = Occupati da soli
historia-territory = Territorio
historia-value = Tessera
historia-presence = Cubi
historia-neighbours = Vicini
historia-unseen-tiles = Tessere non in vista
antiquity-countryside = Periferia
antiquity-city = Città { $number } di { $name }
antiquity-forest = Foresta
antiquity-plain = Pianura
antiquity-mountain = Montagna
antiquity-water = Acqua
antiquity-polluted = inquinato
antiquity-zone = nella tua zona
antiquity-marker = un tassello esplorazione coperto
antiquity-of = { $what } di { $name }
antiquity-good = da raccogliere: { $good }
antiquity-graved = fermato da una tomba
antiquity-manned = ci lavora un uomo
antiquity-blocked = bloccata in questo turno
antiquity-grave = Tomba
antiquity-zone-of = nella zona di { $name }
antiquity-site = { $what } possibile (beni: { $count })
antiquity-site-free = { $what } possibile
antiquity-distance =
    { $count ->
        [one] a 1 esagono dalla tua città o locanda più vicina
       *[other] a { $count } esagoni dalla tua città o locanda più vicina
    }
antiquity-my-zone = Ingrandisci la mia zona
antiquity-enough = Basta così
antiquity-other-house = Un altro numero
antiquity-again = Ancora una? Tocca dove deve stare.
antiquity-man-all = Un uomo per ciascuno ({ $count })
antiquity-idle =
    { $count ->
        [one] 1 uomo resta ozioso: pronto lo stesso?
       *[other] { $count } uomini restano oziosi: pronto lo stesso?
    }
antiquity-would-control =
    { $count ->
        [one] Controlla 1 esagono:
       *[other] Controlla { $count } esagoni:
    }
antiquity-outcome = Esito
antiquity-won = Vittoria
antiquity-not-won = Nessuna vittoria
antiquity-patron = Santo patrono
antiquity-surrounding = Accerchiare un rivale
antiquity-short-of =
    { $count ->
        [0] tutti gli esagoni
        [one] manca 1 esagono
       *[other] mancano { $count } esagoni
    }
antiquity-overlays = Sopra la mappa
antiquity-zones = Zone di controllo: { $which }
antiquity-zones-own = Mia
antiquity-zones-all = Tutte
antiquity-zones-none = Nessuna
antiquity-sites = { $what }: possibile su { $count } esagoni
antiquity-pieces = Mostra i pezzi
antiquity-lacking = A { $name } mancano { $count } esagoni attorno a { $rival }
antiquity-whole = Tutta la mappa
antiquity-page-land = Periferia
antiquity-page-city = Città
antiquity-city-short = Città { $number }
antiquity-free = libere: { $count }
antiquity-empty = vuota
antiquity-square = Città { $city }, casella { $square }
antiquity-build-here = Costruire su { $hex }
antiquity-goods-count =
    { $count ->
        [one] 1 bene
       *[other] { $count } beni
    }
antiquity-free-of-charge = gratis
antiquity-wood = legno
antiquity-stone = pietra
antiquity-food = cibo
antiquity-luxury = lusso
antiquity-different = i beni devono essere diversi
antiquity-buildings = Edifici
antiquity-projects = Da costruire in periferia
antiquity-by-number = secondo il numero
antiquity-built = costruiti: { $count }
antiquity-pile = ne restano { $count } nella riserva comune
antiquity-seed = 1 seme
antiquity-places =
    { $count ->
        [one] 1 luogo
       *[other] { $count } luoghi
    }
antiquity-most = fino a { $count }
antiquity-now = Da fare ora
antiquity-men-left =
    { $count ->
        [one] uomo da mettere al lavoro
       *[other] uomini da mettere al lavoro
    }
antiquity-carts =
    { $count ->
        [one] carro con un uomo
       *[other] carri con un uomo
    }
antiquity-graves-left =
    { $count ->
        [one] tomba da mettere
       *[other] tombe da mettere
    }
antiquity-pollution-left =
    { $count ->
        [one] inquinamento da mettere
       *[other] inquinamenti da mettere
    }
antiquity-discard-left =
    { $count ->
        [one] bene di troppo
       *[other] beni di troppo
    }
antiquity-back = Ci ripenso
antiquity-sizes = Misure
antiquity-houses = Case secondo il numero
antiquity-saints = Santi patroni
antiquity-you-ready = Sei pronto. Ancora al lavoro: { $names }.
antiquity-not-ready = Non ancora pronto
antiquity-rotate = Gira
antiquity-place-here = Mettilo qui
antiquity-where = Scegli una casella; le frecce spostano il pezzo, R lo gira.
antiquity-fits = Ci sta: { $squares }.
antiquity-clashes = Qui non ci sta.
antiquity-for = in cambio di
antiquity-turn = Turno { $turn }
antiquity-phases = Fasi del turno
antiquity-phase-2 = Città
antiquity-phase-4 = Periferia
antiquity-phase-5 = Magazzino
antiquity-phase-6 = Raccolta
antiquity-phase-7 = Esplorazione
antiquity-phase-8 = Carestia
antiquity-phase-9 = Inquinamento
antiquity-phase-10 = Vittoria
antiquity-order = Ordine di gioco
antiquity-busy = ancora al lavoro
antiquity-ready = pronto
antiquity-secret = costruisce in segreto
antiquity-famine = Livello di carestia { $level }; dopo ogni carestia sale di 1
antiquity-graves-of = { $name }, tombe alla prossima carestia: { $count }.
antiquity-graves-due =
    { $count ->
        [one] 1 tomba alla prossima carestia.
       *[other] { $count } tombe alla prossima carestia.
    }
antiquity-graves-why = Carestia { $level }, meno { $food } per il cibo che ci sarà, immagazzinato o raccolto, e { $granary } per il granaio.
antiquity-graves-where = Vanno prima sulle { $empty } caselle vuote, poi sulle { $buildings } degli edifici; mai sulle case.
antiquity-graves-lost = Solo { $empty } caselle vuote e { $buildings } di edifici possono accoglierle: sarebbe la fine.
antiquity-pollution-due =
    { $count ->
        [one] 1 inquinamento alla fine del turno.
       *[other] { $count } inquinamenti alla fine del turno.
    }
antiquity-pollution-why = Città { $cities }, meno { $fountains } per le fontane e { $dump } per la discarica.
antiquity-out = Fuori dal gioco
antiquity-goods = Beni
antiquity-stock-coming = { $good }: { $count }, prossima raccolta +{ $more }
antiquity-men = Uomini: { $free } liberi su { $men }
antiquity-storage = Posto per { $capacity } beni; ci sta tutto
antiquity-storage-short = Posto per { $capacity } beni: { $count } andrebbero persi nella fase 5
antiquity-clean = Esagoni puliti nella zona: { $count }
antiquity-victory = Vie per la vittoria
antiquity-no-saint = ancora nessun santo patrono
antiquity-uncovered =
    { $count ->
        [0] { $name } è circondato
       *[other] Per circondare { $name } mancano { $count } esagoni
    }
antiquity-cities-of = Città di { $name }
antiquity-lost =
    { $count ->
        [one] bene senza posto nella fase 5
       *[other] beni senza posto nella fase 5
    }
antiquity-rearrange = Riordina
antiquity-end = Basta così
antiquity-name-man = Uomini liberi
antiquity-name-cart = Carri con uomo
antiquity-name-storage = Magazzino
antiquity-name-grave = Tombe in arrivo
antiquity-name-pollution = Inquinamento
antiquity-name-zone = Esagoni puliti
antiquity-industries = Industrie
antiquity-industry = { $what } su { $hex }: { $good }, ne restano { $count }
ages-world = Mondo
ages-land = unità di terra: { $count }
ages-naval = navi: { $count }
ages-air = aerei: { $count }
ages-capital = Capitale, livello { $level }
ages-city = Città, livello { $level }
ages-fort = Fortino
ages-disorder = Rivolta
ages-invader = Invasa da { $empire }:
ages-whole-world = Il mondo intero
ages-regions = Regioni
ages-bare = Nascondi i pezzi
ages-find-short = Cerca
ages-find = Area o impero
ages-glory = Gloria
ages-played-by = Guidato da { $name }
ages-standing = Casella { $space }, epoca { $age }
ages-purse = Denaro { $money }, rendita { $income }
ages-own-purse = Denaro { $money }, rendita { $income }, mantenimento { $upkeep }
ages-harvest = Prossima raccolta allo stato attuale: { $points }
ages-icon-pays = { $icon } → ora { $points }
ages-units = Unità: { $units }, di cui navi: { $ships }
ages-elites = Élite: { $count }
ages-barbarian = Barbari: niente città, niente mantenimento
ages-lately = Dal tuo ultimo turno:
ages-empires = Imperi
ages-no-empire = Nessun impero
ages-known = Carte viste in mano: { $cards }
ages-holder = Ha il segnalino del turno
ages-choosing = Sta ancora scegliendo
ages-ready = Pronto
ages-hand-of = Carte in mano: { $count }
ages-cities = Città: { $count }
ages-areas = Aree: { $count }
ages-no-marker = Nessun segnalino
ages-face-down = coperto
ages-turn = Turno { $turn }
ages-age = Epoca { $age }
ages-dawn = Alba della storia
ages-phases = Azioni del turno
ages-deck = Carte nel mazzo: { $count }
ages-cup = Leader nella coppa: { $count }
ages-world-war = Guerra mondiale: ancora { $count } turni
ages-progress = Progresso
ages-space = Casella { $space }
ages-dark = epoca oscura
ages-hand = Mano
ages-only-playable = Solo carte giocabili
ages-no-cards = Non hai carte in mano.
ages-none-playable = Ora non si può giocare nulla.
ages-value = Valore { $value }
ages-use-start = Come impero: { $why }
ages-use-artefact = Come artefatto: { $why }
ages-playable = possibile ora
ages-under-way = In corso
ages-on-map = Scegli sulla mappa: { $count } luoghi.
ages-on-cards = Oppure gioca una carta della mano: { $count }.
ages-step-back = Un passo indietro
ages-markers = Segnalini azione
ages-secret = Segreto finché tutti sono pronti:
ages-on-no-empire = Su nessun impero
ages-march = Unità in movimento
ages-nobody = Ancora nessuno
ages-points = movimento rimasto: { $count }
ages-goals = { $count } aree raggiungibili: clicca sulla meta
ages-all-units = Tutte quelle che possono
ages-of-units = ne vanno { $count } su { $all }
ages-shop = Acquisti
ages-money = Denaro
ages-unit-figures = fronte { $front }, supporto { $support }, movimento { $steps }
ages-conflict = Conflitto
ages-conflict-in = Conflitto in { $area }
ages-round = Round { $round }
ages-defends = difende
ages-attacks = attacca
ages-at-least = { $sum } + ?
ages-part-hidden = Carta e unità, coperte
ages-part-card = Carta
ages-part-line = Unità
ages-part-events = Eventi
ages-part-elites = Élite
ages-part-age = Epoca più avanzata
ages-part-artefacts = Artefatti
ages-part-terrain = Terreno
ages-part-approach = Fiume, stretto o sbarco
ages-part-ambush = Terreno di casa
ages-part-fort = Forte
ages-part-city = Città
ages-part-walls = Mura
ages-fresh = Unità fresche: { $count }
ages-disorders = disordine: { $count }
ages-committed = impegnate: { $units }
ages-spent = spese: { $units }
ages-odds = Probabilità di questo round
ages-odds-note = Secondo le carte non ancora viste, contro unità di forza media per la loro epoca.
ages-they-commit = Impegnano
ages-win = Vinci
ages-tie = Pareggio
ages-from-deck = il mazzo
ages-events = Eventi in corso
ages-stopped = annullato
ages-lists = Scarti, artefatti, leader
ages-discards = Scarti
ages-artefacts = Artefatti in gioco
ages-leaders = Leader in gioco
ages-wild-elephants = Elefanti rimasti: { $count }
ages-home-chosen = a scelta
ages-start-money = Denaro iniziale: { $count }
ages-offset = Progresso, rispetto all'impero più avanzato: { $count }
ages-trade-number = Valore di commercio: { $count }
ages-leader-number = Numero di leader: { $count }
ages-no-cities = Niente città nell'epoca { $ages }
ages-no-ships = Niente navi prima di un commercio
ages-no-cavalry = Niente cavalleria prima di un commercio
ages-comers = Possono arrivare: { $list }
ages-comer = { $empire } da { $area } ({ $count })
ages-civilise = Civilizzazione
ages-part-of-cards = Eventi e artefatti
ages-part-of-leaders = Leader
ages-part-of-creeds = Religione e governo
ages-part-of-cities = Città
ages-part-of-units = Modernizza
ages-part-of-troubles = Problemi
ages-from-hand = Nella tua mano: { $count }
ages-next-income = ogni produzione +{ $income } −{ $upkeep }
ages-once-more = Ancora: { $unit }, { $area }
ages-forts = Forti: { $count } luoghi
ages-put = { $unit }: dove?
ages-put-new = Dove?
ages-harvests = Prossima raccolta
through-row = Fila delle carte
through-band =
    { $count ->
        [one] Carte da { $count } azione civile
       *[other] Carte da { $count } azioni civili
    }
through-take-cost =
    { $count ->
        [0] per te è gratis
        [one] ti costa { $count } azione civile
       *[other] ti costa { $count } azioni civili
    }
through-leaves = lascia la fila al prossimo riempimento
through-round = Round { $round }
through-last = Ultimo round: { $round }
through-last-now = Ultimo round
through-known =
    { $count ->
        [one] Conosci { $count } di queste carte
       *[other] Conosci { $count } di queste carte
    }
through-face-down =
    { $count ->
        [one] { $count } carta coperta: { $age }
       *[other] { $count } carte coperte: { $age }
    }
through-pile-civil = Le carte di quest'Era che nessuno ha ancora visto: si ricavano da quelle già uscite.
through-pile-current = Se ne rivela una ogni volta che qualcuno prepara un evento. Vedi solo le carte che conosci.
through-pile-future = Gli eventi preparati dall'ultima mescolata. Vedi solo le carte che conosci.
through-pile-past = Gli eventi già avvenuti.
through-pile-discards = Carte militari di quest'Era usate o scartate.
through-short-civil = Civili
through-short-military = Militari
through-short-current = Eventi
through-short-future = Futuri
through-short-past = Passati
through-short-discards = Scarti
through-comparison = Forza e cultura di tutte le civiltà
through-urban-limit = { $kind }: { $count } edifici su { $limit }
through-urban = Limite urbano { $limit }
through-workers =
    { $count ->
        [0] nessun lavoratore
        [one] { $count } lavoratore
       *[other] { $count } lavoratori
    }
through-tokens =
    { $count ->
        [one] { $count } segnalino blu
       *[other] { $count } segnalini blu
    }
through-build-cost =
    { $count ->
        [0] costruire è gratis
        [one] { $count } risorsa per costruire
       *[other] { $count } risorse per costruire
    }
through-develop-cost = { $count } scienza per svilupparla
through-happiness = Facce felici: { $happy }, richieste: { $needed }
through-discontent =
    { $count ->
        [one] { $count } lavoratore scontento
       *[other] { $count } lavoratori scontenti
    }
through-forecast = Se il turno finisse ora
through-eaten = { $count } consumati
through-corrupt = { $count } alla corruzione
through-uprising = Rivolta: non si produce nulla.
through-uprising-short = Rivolta
through-hunger =
    { $count ->
        [one] Manca { $count } cibo: si perde cultura.
       *[other] Mancano { $count } cibo: si perde cultura.
    }
through-corruption =
    { $count ->
        [one] La corruzione prende { $count } risorsa.
       *[other] La corruzione prende { $count } risorse.
    }
through-excess =
    { $count ->
        [one] { $count } carta militare oltre il limite va scartata.
       *[other] { $count } carte militari oltre il limite vanno scartate.
    }
through-given-up = Rinunci alla prossima azione politica.
through-draws =
    { $count ->
        [one] { $count } carta militare pescata per le azioni militari non spese.
       *[other] { $count } carte militari pescate per le azioni militari non spese.
    }
through-draws-short = Carte militari pescate
through-hand = Le tue carte
through-hand-limit = Al massimo { $limit } carte
through-hand-full = piena: niente altre carte dalla fila
through-hand-excess = troppe a fine turno
through-fresh = Presa in questo turno: si gioca dal prossimo
through-now = Azioni
through-civil-actions = Azioni civili: { $left } su { $all }
through-military-actions = Azioni militari: { $left } su { $all }
through-unit-resources =
    { $count ->
        [one] +{ $count } risorsa per le unità
       *[other] +{ $count } risorse per le unità
    }
through-unit-science = +{ $count } scienza per le unità
through-loose-food = +{ $count } cibo in questo turno
through-loose-resources =
    { $count ->
        [one] +{ $count } risorsa in questo turno
       *[other] +{ $count } risorse in questo turno
    }
through-amount = Quanto
through-settle = Conferma
through-less = Uno in meno
through-more = Uno in più
through-pending = In corso
through-pending-attack = Attacco
through-pending-auction = Asta
through-pending-event = Evento
through-pending-war = Guerra
through-pending-pact = Patto
through-missing =
    { $cards ->
        [one] forza mancante: { $missing }, al massimo { $cards } carta
       *[other] forza mancante: { $missing }, al massimo { $cards } carte
    }
through-highest-bid = Offerta più alta: { $bid } ({ $name })
through-no-bid = Ancora nessuna offerta
through-bidders = Ancora in gara:
through-force = Forza { $force } su { $bid }
through-largest-force = La tua forza massima: { $force }
through-war-when = si decide all'inizio del prossimo turno di { $name }
through-made-culture = cultura per turno
through-made-science = scienza per turno
through-made-strength = forza
through-made-happy = facce felici
through-effects = Abilità, patti e limiti
through-on-turn = di turno
through-resigned = si è ritirato
through-unfold = Di più su { $name }
through-ravaged = in rovina
through-tucked = con un vecchio leader
through-stages = { $built } fasi costruite su { $all }
through-armies =
    { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    }
through-obsolete =
    { $count ->
        [one] { $count } obsoleta
       *[other] { $count } obsolete
    }
through-replaces = Sostituisce { $name }.
through-change-civil = Azioni civili
through-change-military = Azioni militari
through-change-urban_limit = Limite urbano
lesson = Lezione
lessons = Lezioni
lesson-step = Passo { $at } di { $all }
lesson-steps = { $count } passi e un compito
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
task-course = Al corso
task-solved = risolto
degree-attested = attestata
degree-reported = riferita
degree-ours = nostra
degree-partly = { $degree }, i numeri sono nostri
analyse = Analizza la partita
analysis = Analisi
analysis-under-way = Un bot ripercorre la partita: { $done } decisioni su { $all }.
analysis-shares = Probabilità di vincere, secondo un bot forte
analysis-turns = Svolte della partita
analysis-none = Nessuno ha concesso molto.
analysis-turn = Mossa { $at }, { $name }: { $made } ({ $was }). Meglio { $better } ({ $could }).
analysis-look = Vai lì
analysis-play-on = Gioca da lì
hint = Suggerimento
hint-thinking = Sto pensando …
hint-title = Che cosa farebbe un bot forte
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
coming-doubtful = Non è certo: { $figures }.
help = Aiuto
help-open = Che cosa si chiede qui, e come si può rispondere?
help-answers = Come puoi rispondere
help-count =
    { $count ->
        [one] in un modo
       *[other] in { $count } modi
    }
help-coming = Che cosa arriva
help-rule = La regola
help-things = Di che cosa si parla qui
help-lessons = Lezioni
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
legend-q-man = Un uomo: ogni casa ne porta uno, e quasi tutti gli edifici funzionano solo con un uomo.
legend-q-cart = Un carro: una carpenteria con un uomo costruisce una cosa in campagna.
legend-q-food = Cibo di qualsiasi tipo: grano, pecore, olive o pesce.
legend-q-luxury = Un bene di lusso qualsiasi: vino, perle, tintura o oro.
legend-q-storage = Magazzino: quel che non trova posto in uno con un uomo si perde nella fase 5.
legend-q-zone = La tua zona di controllo: gli esagoni fino a due passi da città e locande.
legend-q-marker = Un segnalino esplorazione: porta un bene, e alcuni aumentano la carestia.
legend-q-famine = La carestia: altrettante tombe ogni turno, meno il tuo cibo.
legend-q-grave = Una tomba: quel che copre non funziona.
legend-q-pollution = Inquinamento: un esagono inquinato non rende nulla.
legend-q-surround = Un rivale circondato: ogni esagono della sua zona è anche nella tua.
legend-q-halo = Un santo patrono: si sceglie con la cattedrale, e dice come vinci.
legend-i-coin = Le monete pagano quel che non produci.
legend-i-shield = Uno scudo spinge la pedina di uno spazio verso l'avversario.
legend-i-laurel = Punti vittoria alla fine della partita.
legend-i-link = Un edificio con lo stesso segno rende questo gratuito.
legend-i-again = Giochi subito un altro turno.
legend-i-wonder = Una Meraviglia: si innalza con una carta messa coperta sotto di essa.
legend-i-pawn = La pedina Conflitto: in una capitale finisce la partita.
legend-h-cube = Un cubo: paga le azioni e sta sui territori.
legend-h-vp = Punti vittoria.
legend-h-technology = Tecnologia: livelli più alti aprono righe avanzate e commercio.
legend-h-military = Armi: livelli più alti aprono razzie e guerre contro i più deboli.
legend-h-navigation = Navigazione: con essa raggiungi territori oltremare.
legend-h-government = Il tuo governo: dove tecnologia e armi si incontrano nella matrice.
legend-h-territory = Un territorio: conti quelli che tieni da solo.
legend-h-leader = Un leader: i suoi scopi si contano alla fine dell'era.
legend-h-wonder_row = La fila di meraviglie da cui Arte ne prende una.
legend-h-back = Una carta coperta: si rivela insieme a tutte le altre.
legend-a-glory = Gloria: vince chi ne ha di più alla fine.
legend-a-money = Il denaro di un impero: compra unità, città e altro.
legend-a-progress = Progresso: più avanti nel tracciato, migliori le unità.
legend-a-capital = La capitale di un impero.
legend-a-city = Una città: dà reddito, e conta per alcune icone.
legend-a-fort = Un forte: aiuta in difesa.
legend-a-disorder = Disordine: l'area non rende e non conta finché non è sedata.
legend-a-artefact = Un manufatto: una meraviglia, una religione o un governo.
legend-a-leader = Un leader, che serve in un'area.
legend-a-holder = Il segnalino turno: chi lo tiene comincia e vince i pareggi.
legend-a-wheat = Grano: conta per gli imperi con questa icona.
legend-a-elephant = Elefanti: contano per un'icona e si possono arruolare.
legend-a-oil = Petrolio: conta tardi nella storia.
legend-a-lock = Deciso in segreto: si aspettano gli altri.
legend-t-civil = Azioni civili: carte, popolazione, edifici, tecnologie.
legend-t-military = Azioni militari: unità, tattiche e attacchi; quelle non spese pescano carte.
legend-t-science = Scienza: paga le tecnologie.
legend-t-culture = Cultura: vince chi ne ha di più alla fine.
legend-t-food = Cibo: nutre la popolazione, e ne paga di nuova.
legend-t-resource = Risorse: pagano edifici, unità e meraviglie.
legend-t-happy = Facce felici: se sono poche i lavoratori sono scontenti, e lo scontento ferma la produzione.
legend-t-infantry = Forza: si confronta in aggressioni, guerre ed eventi.
legend-t-worker = Un lavoratore: uno su ogni edificio e unità.
legend-t-urban_limit = Tanti edifici di un tipo permette il tuo governo.
legend-t-territory = Un territorio: si vince all'asta, e si paga con unità.
legend-t-tactic = Una tattica: unità dei tipi giusti formano eserciti.
legend-t-bonus = Una carta bonus: per la difesa o per una colonia.
`;export{e as default};