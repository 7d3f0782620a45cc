### Le parole del client, italiano. Stessi messaggi e stesse variabili di en.ftl.

## Ovunque
skip = Vai al contenuto
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
players = { $count } giocatori
designed = valori delle carte nostri
play-bot = Gioca contro il computer
play-friend = Gioca con un amico
learn = Impara in dieci minuti
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
keys = Tasti
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
chart-moves = { $count } mosse
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
rules-choose = Scegli un gioco qui sopra per leggerne le regole, scritte con parole nostre.
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
set-text-size = Grandezza del testo
set-confirm-reveal = Chiedi conferma per le mosse dell'elenco che rivelano qualcosa
set-confirm-all = Chiedi conferma per ogni mossa dell'elenco
set-auto-single = Gioca da sé quando c'è una sola mossa
set-opponent-prices = Mostra sulle carte i prezzi dell'avversario
set-sound = Un suono quando tocca a me
set-notify = Una notifica quando tocca a me
set-left-handed = Scambia i due lati del tavolo
set-sessions = Dove hai effettuato l'accesso
session-session = Un browser
session-script = Uno script
session-current = questo browser
session-used = ultimo uso { $date }
session-end = Termina
session-end-others = Termina tutti gli altri

## 7 Wonders Duel
duel-structure = Carte dell'{ $age }
duel-face-down = Coperta { $back }
duel-face-down-why = Una carta coperta si gira quando non ha più nulla sopra.
duel-card-covered = { $name }, coperta in parte
duel-card-free = { $price ->
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
duel-wonder-price = { $price ->
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

## Historia
historia-timeline = Linea del tempo
historia-turn = Turno { $turn }
historia-order = Ordine di turno e punti
historia-forecast = Se il turno finisse ora: +{ $points }
historia-designed = nostra ricostruzione
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
historia-cubes = { $count ->
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
historia-per-round = { $count ->
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
historia-advisors = { $count ->
    [one] { $count } consigliere nel mazzo
   *[other] { $count } consiglieri nel mazzo
}
historia-served = hanno servito: { $names }
historia-advisors-held = { $count ->
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

## Antiquity
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
antiquity-distance = { $count ->
    [one] a 1 esagono dalla tua città o locanda più vicina
   *[other] a { $count } esagoni dalla tua città o locanda più vicina
}
antiquity-my-zone = Ingrandisci la mia zona
antiquity-enough = Basta così
antiquity-other-house = Un altro numero
antiquity-again = Ancora una? Tocca dove deve stare.
antiquity-man-all = Un uomo per ciascuno ({ $count })
antiquity-idle = { $count ->
    [one] 1 uomo resta ozioso: pronto lo stesso?
   *[other] { $count } uomini restano oziosi: pronto lo stesso?
}
antiquity-would-control = { $count ->
    [one] Controlla 1 esagono:
   *[other] Controlla { $count } esagoni:
}
antiquity-outcome = Esito
antiquity-won = Vittoria
antiquity-not-won = Nessuna vittoria
antiquity-patron = Santo patrono
antiquity-surrounding = Accerchiare un rivale
antiquity-short-of = { $count ->
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
antiquity-goods-count = { $count ->
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
antiquity-places = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}
antiquity-most = fino a { $count }
antiquity-now = Da fare ora
antiquity-men-left = { $count ->
    [one] uomo da mettere al lavoro
   *[other] uomini da mettere al lavoro
}
antiquity-carts = { $count ->
    [one] carro con un uomo
   *[other] carri con un uomo
}
antiquity-graves-left = { $count ->
    [one] tomba da mettere
   *[other] tombe da mettere
}
antiquity-pollution-left = { $count ->
    [one] inquinamento da mettere
   *[other] inquinamenti da mettere
}
antiquity-discard-left = { $count ->
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
antiquity-graves-due = { $count ->
    [one] 1 tomba alla prossima carestia.
   *[other] { $count } tombe alla prossima carestia.
}
antiquity-graves-why = Carestia { $level }, meno { $food } per il cibo e { $granary } per il granaio.
antiquity-graves-where = Vanno prima sulle { $empty } caselle vuote, poi sulle { $buildings } degli edifici; mai sulle case.
antiquity-graves-lost = Solo { $empty } caselle vuote e { $buildings } di edifici possono accoglierle: sarebbe la fine.
antiquity-pollution-due = { $count ->
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
antiquity-uncovered = { $count ->
    [0] { $name } è circondato
   *[other] Per circondare { $name } mancano { $count } esagoni
}
antiquity-cities-of = Città di { $name }
antiquity-lost = { $count ->
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

## 7 Ages
ages-world = Mondo
ages-land = unità di terra: { $count }
ages-naval = navi: { $count }
ages-air = aerei: { $count }
ages-capital = Capitale, livello { $level }
ages-city = Città, livello { $level }
ages-fort = Fortino
ages-disorder = Rivolta
ages-invader = Invasa da { $empire }:
ages-wheat = Grano
ages-elephant = Elefanti
ages-oil = Petrolio
ages-whole-world = Il mondo intero
ages-regions = Regioni
ages-bare = Nascondi i pezzi
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
ages-none-playable = Ora non si può giocare nulla.
ages-in-ages = Epoche { $ages }
ages-value = Valore { $value }
ages-use-start = Come impero: { $why }
ages-use-artefact = Come artefatto: { $why }
ages-playable = possibile ora
ages-under-way = In corso
ages-on-map = Sulla mappa: { $count } luoghi tra cui scegliere.
ages-on-cards = Carte tra cui scegliere: { $count }.
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
ages-harvests = Prossima raccolta

## Through the Ages
through-row = Fila delle carte
through-band = { $count ->
    [one] Carte da { $count } azione civile
   *[other] Carte da { $count } azioni civili
}
through-take-cost = { $count ->
    [0] per te è gratis
    [one] ti costa { $count } azione civile
   *[other] ti costa { $count } azioni civili
}
through-leaves = lascia la fila al prossimo riempimento
through-round = Round { $round }
through-last = Ultimo round: { $round }
through-last-now = Ultimo round
through-known = { $count ->
    [one] Conosci { $count } di queste carte
   *[other] Conosci { $count } di queste carte
}
through-face-down = { $count ->
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
through-workers = { $count ->
    [0] nessun lavoratore
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
through-tokens = { $count ->
    [one] { $count } segnalino blu
   *[other] { $count } segnalini blu
}
through-build-cost = { $count ->
    [0] costruire è gratis
    [one] { $count } risorsa per costruire
   *[other] { $count } risorse per costruire
}
through-develop-cost = { $count } scienza per svilupparla
through-happiness = Facce felici: { $happy }, richieste: { $needed }
through-discontent = { $count ->
    [one] { $count } lavoratore scontento
   *[other] { $count } lavoratori scontenti
}
through-forecast = Se il turno finisse ora
through-eaten = { $count } consumati
through-corrupt = { $count } alla corruzione
through-uprising = Rivolta: non si produce nulla.
through-uprising-short = Rivolta
through-hunger = { $count ->
    [one] Manca { $count } cibo: si perde cultura.
   *[other] Mancano { $count } cibo: si perde cultura.
}
through-corruption = { $count ->
    [one] La corruzione prende { $count } risorsa.
   *[other] La corruzione prende { $count } risorse.
}
through-excess = { $count ->
    [one] { $count } carta militare oltre il limite va scartata.
   *[other] { $count } carte militari oltre il limite vanno scartate.
}
through-given-up = Rinunci alla prossima azione politica.
through-draws = { $count ->
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
through-unit-resources = { $count ->
    [one] +{ $count } risorsa per le unità
   *[other] +{ $count } risorse per le unità
}
through-unit-science = +{ $count } scienza per le unità
through-loose-food = +{ $count } cibo in questo turno
through-loose-resources = { $count ->
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
through-missing = { $cards ->
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
through-source-production = Produzione
through-source-prepared = Eventi preparati
through-source-events = Eventi rivelati
through-source-attacks = Aggressioni e guerre
through-source-hunger = Fame
through-source-final = Eventi contati alla fine
through-source-others = Meraviglie, leader, colonie e carte
through-on-turn = di turno
through-resigned = si è ritirato
through-unfold = Di più su { $name }
through-ravaged = in rovina
through-tucked = con un vecchio leader
through-stages = { $built } fasi costruite su { $all }
through-armies = { $count ->
    [one] { $count } armata
   *[other] { $count } armate
}
through-obsolete = { $count ->
    [one] { $count } obsoleta
   *[other] { $count } obsolete
}
through-replaces = Sostituisce { $name }.
through-change-civil = Azioni civili
through-change-military = Azioni militari
through-change-urban_limit = Limite urbano

## Lezione
lesson = Lezione
lesson-step = Passo { $at } di { $all }
lesson-next = Avanti
lesson-done = A una vera partita
lesson-your-move = Tocca a te.
lesson-other-move = Non ancora: in questa lezione fai la mossa richiesta.
lesson-you = Marco
lesson-other = Livia
lesson-welcome = Benvenuto! Tu guidi una città, Livia la sua rivale. In una decina di minuti saprai come si gioca. È una vera partita con le vere regole; solo le carte sono preparate.
lesson-ways = Si vince in tre modi: marciando fino alla capitale nemica, raccogliendo sei simboli scientifici diversi, oppure con più punti dopo tre Epoche.
lesson-structure = Queste sono le carte dell'Epoca I. Puoi prendere solo una carta che non abbia nulla sopra. Il numero in basso è quanto ti costerebbe. Le carte coperte si girano quando si liberano.
lesson-quarry = Una città ha bisogno di materiali. Clicca su Scavi e costruisci la carta: non costa nulla e ti dà pietra per tutta la partita.
lesson-watch = La pietra non si consuma mai: paga una pietra in tutto ciò che costruisci. Ora tocca a Livia.
lesson-baths = Livia ha preso legno. I Bagni chiedono una pietra e i tuoi Scavi la forniscono: costruiscili gratis e avrai tre punti.
lesson-tavern = Le carte blu sono punti, semplici e sicuri. Di nuovo Livia.
lesson-guard = Prende monete con la Taverna. Ora costruisci la Torre di Guardia: porta uno scudo.
lesson-military = Ogni scudo spinge la pedina verso la capitale nemica. Se supera un segno di saccheggio il rivale perde monete; se raggiunge la capitale vinci subito.
lesson-stable = Livia non lascerà correre.
lesson-scriptorium = Ha riportato la pedina al centro. Costruisci lo Scrittorio per due monete: le carte verdi portano simboli scientifici.
lesson-science = Ecco i tuoi simboli. Una coppia ti dà un segnalino Progresso; sei diversi fanno vincere la partita. Il libretto sulla carta è un legame: renderà gratuita una carta futura.
lesson-their-turn = Tocca a Livia.
lesson-discard = Ogni carta può anche diventare monete. Scarta la Riserva di Legno per due monete; ti serviranno tra un attimo.
lesson-trade = Questa riga mostra quanto produci e, sotto, quanto ti costa comprare un'unità che manca: due monete, più una per ognuna che produce il rivale.
lesson-wonder = Sette monete bastano per una Meraviglia. Clicca sulla Stamperia e usala per costruire il Tempio di Artemide. La carta va persa, ma il Tempio porta dodici monete.
lesson-again = E il Tempio ti fa giocare subito un altro turno. Prendi la Vetreria.
lesson-forward = Ci hai preso la mano. Giochiamo in fretta fino alla fine dell'Epoca I.
lesson-chain = Epoca II. La Biblioteca mostra il libretto del tuo Scrittorio: puoi costruirla gratis. Fallo!
lesson-token = Una seconda penna forma una coppia, quindi prendi un segnalino Progresso. Prendi Legge: vale come un simbolo a sé.
lesson-tools = Quassù: l'andamento della partita, annulla, il tavolo come testo, il promemoria (o premi ?). Le mosse con l'occhio rivelano qualcosa e non si annullano.
lesson-end = È tutto. Dopo tre Epoche si contano i punti, se nessuno ha vinto prima. Buon divertimento!
lesson-historia-welcome = Benvenuto! Guidi un popolo dal fuoco alle stelle. I tuoi rivali sono due Civbot, civiltà che nessuno gioca. Decidono dodici turni; noi giochiamo il primo con le vere regole, solo le carte sono preparate.
lesson-historia-settle = I cubi potere sono tutto ciò che hai. Metti il primo sulla mappa: clicca sull'Europa. Il numero è la sua tessera: vale altrettanti punti quando i territori danno punti e sei da solo.
lesson-historia-matrix = Questo è il tuo posto in tecnologia (verso destra) e in armi (verso l'alto). Devi restare dentro il contorno. I due riquadri mostrano che cosa porterebbe il prossimo passo; il punto in cui sei è il tuo governo.
lesson-historia-lay = In ogni round tutti posano carte in segreto. Clicca su Tecnologia nella tua mano, poi su Pronto.
lesson-historia-technology = Le carte si rivelano e si eseguono in ordine di turno. Fai il passo: clicca sul riquadro dal bordo verde. Costa un cubo.
lesson-historia-expansion = La tecnologia 2 ti ha dato la carta Guerra. E la carta giocata è andata in coda. Ora posa Espansione, poi Pronto.
lesson-historia-expand = I bordi verdi indicano dove puoi andare: accanto ai tuoi cubi. In Russia non c'è nessuno, quindi la tessera dà subito punti. Clicca.
lesson-historia-exploit = I tuoi cubi sono usati. Posa Sfruttamento, Pronto, e recuperane due con i pulsanti sopra la mappa.
lesson-historia-queue = La tua coda: le carte giocate aspettano qui, la più vecchia per prima. Alla fine del turno tornano le due segnate. Con tre carte in coda puoi fare una Rivoluzione.
lesson-historia-revolution = Rivoluzione fa finire il turno e torna da te con un'altra carta: scegliere il momento è il cuore del gioco. Posala, poi Pronto.
lesson-historia-return = Riprendi Espansione con il suo pulsante sopra la mappa.
lesson-historia-civbots = Il turno è finito e i Civbot hanno girato le loro carte. Il link sotto le loro cifre spiega carta per carta che cosa hanno fatto.
lesson-historia-end = Quassù: tre ere di quattro turni. Dopo i turni 2 e 4 danno punti governi e territori; i numeri verdi dicono quanto avrebbe ciascuno ora. In più giocatori contano anche i leader. È tutto. Buon divertimento!
lesson-through-welcome = Benvenuto! Guidi un popolo dai primi aratri all'era spaziale, e Livia guida il suo rivale. Vince chi alla fine ha più cultura. Giochiamo i primi turni con le regole vere; solo le carte sono preparate.
lesson-through-row = Tutto viene da questa fila. Il numero su una carta è il suo costo in azioni civili: una a sinistra, due al centro, tre a destra. Le carte con la freccia rossa se ne vanno prima del prossimo turno e le altre scivolano a sinistra.
lesson-through-take = Nel primo round si prendono solo carte, e il primo giocatore ha una sola azione. Clicca Aristotele, un leader.
lesson-through-turn = Ora è nella tua mano. Termina il turno: fattorie e miniere producono comunque.
lesson-through-rival = Livia ha due azioni, perché gioca per seconda.
lesson-through-politics = Dal secondo round un turno comincia con la politica: eventi, attacchi, patti. Servono carte militari, e tu non ne hai ancora. Passa.
lesson-through-civilization = Questa è la tua civiltà. I segnalini gialli sono lavoratori: due nelle fattorie, due nelle miniere, uno nel laboratorio, uno in armi. Quelli blu sono merci: cibo sulle fattorie, risorse sulle miniere. I cerchi qui sopra sono le azioni civili, quattro per turno; i rombi rossi quelle militari.
lesson-through-leader = Clicca Aristotele nella tua mano per metterlo alla guida del popolo. D'ora in poi ti porta un punto scienza per ogni tecnologia che prendi.
lesson-through-population = Servono braccia: clicca qui per aumentare la popolazione. Un lavoratore costa due cibo, sempre di più man mano che la riserva gialla si svuota.
lesson-through-build = Dai lavoro a chi non ne ha: clicca Bronzo e costruisci una terza miniera per due risorse.
lesson-through-wonder = Prendi una meraviglia: i Giardini Pensili vanno subito nella tua civiltà e si costruiscono una fase alla volta.
lesson-through-forecast = Le tue scorte, e come sarebbero se il turno finisse ora: la produzione, quanto mangia il popolo e quanto prende la corruzione quando troppi segnalini blu hanno lasciato la riserva.
lesson-through-produce = Le azioni sono finite. Termina il turno. Per ogni azione militare non spesa peschi una carta militare.
lesson-through-again = Tocca a Livia.
lesson-through-event = Hai pescato Buon Raccolto. Preparalo: va coperto tra gli eventi futuri, segni il suo livello in cultura e un evento attuale accade subito.
lesson-through-technology = L'evento ha dato scienza a tutti e due. Prendi il Ferro: con il punto che porta Aristotele ne hai cinque, giusto quanto basta. Poi clicca Ferro nella tua mano per svilupparlo.
lesson-through-stage = Ora puoi costruire miniere di ferro o migliorare quelle di bronzo. Con l'ultima azione costruisci una fase dei Giardini Pensili: cliccali.
lesson-through-banks = Tieni d'occhio le riserve. Meno segnalini gialli restano, più il popolo mangia e più facce felici vuole; se troppi sono scontenti non si produce nulla. Meno segnalini blu, più corruzione.
lesson-through-military = E la forza: i più deboli vengono attaccati e patiscono gli eventi. Unità, tattiche e leader ti rendono forte; clicca un numero per vedere da che cosa nasce.
lesson-through-end = Questo è il cuore del gioco. Quando le carte dell'Era III sono finite viene l'ultimo round, e gli eventi dell'Era III danno ancora punti. Buon divertimento!
lesson-seven-welcome = Benvenuto! In 7 Ages fai nascere imperi e li lasci cadere lungo seimila anni. Vince chi raccoglie più gloria. Giochiamo i primi turni con le vere regole; solo le carte sono preparate.
lesson-seven-map = Questo è il mondo: aree di terra e mari. Trascinalo, avvicinati con la rotella o cerca un nome. Fermati su un'area per vederne le vicine.
lesson-seven-bid-rival = Ogni carta è un impero, un evento e un artefatto, e ha un valore. Per prima cosa ognuno offre in segreto una carta per il segnalino del turno. Il rivale ha scelto.
lesson-seven-bid = Ora tu: clicca Assiri, valore 6. Chi offre di più viene prima quando conta l'ordine.
lesson-seven-pair = Il rivale ha offerto gli Olmechi, valore 0: il segnalino è tuo. Anche due colori di pedine saranno tuoi. Prendi arancione e giallo.
lesson-seven-pair-rival = Il rivale prende rosso e rosa. Sulla mappa i colori indicano i giocatori, i simboli gli imperi. Ora comincia il turno, e il rivale posa in segreto un segnalino.
lesson-seven-mark = A ogni turno ogni impero riceve in segreto un segnalino azione, e un altro resta senza impero. Non hai ancora imperi: scegli la bandiera, Inizia impero, su nessun impero, poi Pronto.
lesson-seven-reveal = Le azioni arrivano una dopo l'altra, come mostra la riga in alto. Ora è Inizia impero: rivela il tuo segnalino, poi Pronto.
lesson-seven-reveal-rival = Tutti i segnalini sono coperti. Arriva la prima azione, e il rivale ne rivela uno.
lesson-seven-start = Quale impero nascerà? Clicca Egizi nella tua mano. Una spunta indica che cosa si può giocare ora, e la scheda di una carta dice perché qualcosa non si può.
lesson-seven-start-rival = Gli altri possono rispondere con una carta. Qui nessuno lo fa.
lesson-seven-colour = Scegli il colore degli Egizi: arancione.
lesson-seven-leader = Ramesses II può accompagnarli come primo leader. Prendilo.
lesson-seven-buy = Il denaro serve per un esercito, e ciò che non si può comprare dice perché. Acquista dei Lancieri, poi clicca Egitto sulla mappa.
lesson-seven-sumerians = Ora il rivale fa nascere i Sumeri in Babilonia, e il turno finisce con la raccolta.
lesson-seven-glory = Ecco i tuoi imperi. La prima cifra è la gloria che otterrebbero ora, poi progresso, denaro con la rendita, unità, città e aree. Fermati su un impero per i dettagli.
lesson-seven-mark-again = Un nuovo turno: Manovra per gli Egizi, Destino su nessun impero, poi Pronto.
lesson-seven-production = La Produzione viene prima della Manovra: i Sumeri costruiscono un'altra unità. I tuoi segnalini restano coperti fino al loro momento.
lesson-seven-manoeuvre = Manovra! Rivela il segnalino degli Egizi, poi Pronto.
lesson-seven-manoeuvre-rival = Gli altri potrebbero rispondere con una carta. Nessuno lo fa.
lesson-seven-march = Clicca Egitto, poi fai partire una unità di Lancieri.
lesson-seven-march-end = La Palestina è tua. In ogni area deve restare un'unità, quindi basta così: termina i movimenti.
lesson-seven-buy-again = Una seconda unità, per favore.
lesson-seven-buy-third = E una terza.
lesson-seven-buy-end = Può bastare: termina. Il denaro che resta si conserva.
lesson-seven-march-to = Le aree con il bordo sono raggiungibili, e un clic su una lontana percorre tutta la strada. Clicca Palestina.
lesson-seven-goodbye = Ora sai come va un turno. Conflitti, commerci, città e artefatti verranno da sé, e ogni domanda si spiega. Fai la storia!
