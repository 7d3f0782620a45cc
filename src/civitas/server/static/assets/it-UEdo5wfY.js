var e=`antiquity-countryside = Periferia
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
antiquity-sites =
    { $count ->
        [one] { $what }: possibile su { $count } esagono
       *[other] { $what }: possibile su { $count } esagoni
    }
antiquity-pieces = Mostra i pezzi
antiquity-lacking =
    { $count ->
        [one] A { $name } manca { $count } esagono attorno a { $rival }
       *[other] A { $name } mancano { $count } esagoni attorno a { $rival }
    }
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
antiquity-men =
    { $free ->
        [one] Uomini: { $free } libero su { $men }
       *[other] Uomini: { $free } liberi su { $men }
    }
antiquity-storage = Posto per beni: { $capacity }; ci sta tutto
antiquity-storage-short =
    { $count ->
        [one] Posto per beni: { $capacity }; { $count } andrebbe perso nella fase 5
       *[other] Posto per beni: { $capacity }; { $count } andrebbero persi nella fase 5
    }
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
`;export{e as default};