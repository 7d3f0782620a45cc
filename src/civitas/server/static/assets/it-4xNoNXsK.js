var e=`resource-wood = Legno
    .amount =
        { $count ->
            [one] { $count } Legno
           *[other] { $count } Legni
        }
resource-clay = Argilla
    .amount =
        { $count ->
            [one] { $count } Argilla
           *[other] { $count } Argille
        }
resource-stone = Pietra
    .amount =
        { $count ->
            [one] { $count } Pietra
           *[other] { $count } Pietre
        }
resource-glass = Vetro
    .amount =
        { $count ->
            [one] { $count } Vetro
           *[other] { $count } Vetri
        }
resource-papyrus = Papiro
    .amount =
        { $count ->
            [one] { $count } Papiro
           *[other] { $count } Papiri
        }
resource-coins = monete
    .amount =
        { $count ->
            [one] { $count } moneta
           *[other] { $count } monete
        }
colour-brown = marrone
    .kind = Materie Prime
    .cards = carte marroni
colour-grey = grigia
    .kind = Manufatti
    .cards = carte grigie
colour-blue = blu
    .kind = Strutture Civili
    .cards = carte blu
colour-green = verde
    .kind = Strutture Scientifiche
    .cards = carte verdi
colour-yellow = gialla
    .kind = Strutture Commerciali
    .cards = carte gialle
colour-red = rossa
    .kind = Strutture Militari
    .cards = carte rosse
colour-purple = viola
    .kind = Gilde
    .cards = carte viola
science-armillary_sphere = sfera armillare
science-wheel = ruota
science-sundial = meridiana
science-mortar = mortaio
science-plumb_bob = filo a piombo
science-quill = penna d'oca
science-balance = bilancia
age-1 = Epoca I
age-2 = Epoca II
age-3 = Epoca III
deck-I = carta Epoca I
deck-II = carta Epoca II
deck-III = carta Epoca III
deck-guild = carta Gilda
score-military = Esercito
score-blue = Strutture Civili
score-green = Strutture Scientifiche
score-yellow = Strutture Commerciali
score-guilds = Gilde
score-wonders = Meraviglie
score-progress = Segnalini Progresso
score-treasury = Tesoro
score-total = Totale
`;export{e as default};