"""The fields of a game of Antiquity, each declared once; `state.py` is written from here."""

from __future__ import annotations

from typing import Final

from civitas.kernel.bounds import SEAT, SEATS, Either, Packed, between, index, mask
from civitas.kernel.fields import COPIED, HIDDEN, ITEM, ITEMS, NUMBER, NUMBERS, PUBLIC, Field, Kept, noted

CLASS: Final = "AntiquityFields"
IMPORTS: Final = [
    "from civitas.games.antiquity.catalogue import Catalogue",
    "from civitas.games.antiquity.facts.geography import Land",
]

WORK: Final = Packed([(2, SEAT), (2, between(0, 3)), (4, index("good")), (16, index("site"))])
"""Its owner, its kind, its product, its site (a hex; for a fishery a pair)."""
PIECE: Final = Packed([(5, index("building")), (2, between(0, 3)), (49, mask("square"))])
"""Its building, its city, its squares."""

FIELDS: Final = noted(
    Field("turn_number", PUBLIC, NUMBER, within=between(0, 60_000), counts=True),
    "Frames carry it in sixteen bits.",
    Field("phase", PUBLIC, NUMBER, within=between(0, 10), counts=True),
    "1 to 10; 0 during set-up.",
    Field("famine", PUBLIC, NUMBER),
    Field("ending", HIDDEN, NUMBER, within=between(0, 3)),
    Field("winners", HIDDEN, NUMBER, within=SEATS),
    "Mask of seats, once the game is over.",
    Field("out", HIDDEN, NUMBER, within=SEATS),
    "Mask of the seats that are eliminated.",
    Field("cathedrals", PUBLIC, NUMBER),
    "Built in this turn, by anyone.",
    Field("order", PUBLIC, NUMBERS, within=SEAT),
    "The seats still in the game in turn order.",
    Field("faces", HIDDEN, NUMBERS, within=index("turned_face"), length="map_tile"),
    "Per tile its face times six plus its rotation. Never changes after set-up.",
    Field("grass", HIDDEN, NUMBER, within=mask("hex")),
    "Forest hexes that were felled.",
    Field("polluted", HIDDEN, NUMBER, within=mask("hex")),
    Field("markers", HIDDEN, NUMBER, within=mask("hex")),
    "Hexes with an exploration marker face down.",
    Field("marker_heap", HIDDEN, ITEMS, "good"),
    "The goods on markers nobody has seen, those discarded unseen among them.",
    Field("ores", HIDDEN, ITEMS, "good", fill=-1),
    "Per mountain range the ore it yields, or -1.",
    Field("piles", HIDDEN, NUMBERS, length="pile", copies=COPIED),
    Field("works", HIDDEN, NUMBERS, within=WORK, copies=COPIED),
    "The industries of all, oldest first, each packed into a number.",
    Field("loads", HIDDEN, NUMBERS, within=mask("hex"), copies=COPIED),
    "Per industry the hexes that hold its goods.",
    Field("goods", HIDDEN, NUMBERS, length="stock", copies=COPIED),
    "By seat and good, flat.",
    Field("fresh", HIDDEN, NUMBERS, length="stock", copies=COPIED),
    "Bought from the supply in this phase; for trade with others only if nothing can undo it.",
    Field("centres", PUBLIC, ITEMS, "hex", length="any_city", fill=-1),
    "Per city the hex of its centre, or -1.",
    Field("inns", HIDDEN, NUMBER, per_seat=True, within=mask("hex"), copies=COPIED),
    Field("houses", HIDDEN, NUMBER, per_seat=True, within=mask("house"), copies=COPIED),
    "Per seat the mask of house numbers that are built; each has brought a man.",
    Field("pieces", HIDDEN, NUMBERS, per_seat=True, within=PIECE, copies=COPIED),
    "Per seat its buildings but for houses and fountains, each packed.",
    Field("manned", HIDDEN, NUMBER, per_seat=True, within=mask("square"), copies=COPIED),
    "Per seat the mask of its pieces with a man on them.",
    Field("saint", PUBLIC, ITEM, "saint", per_seat=True),
    "Per seat its patron, or -1.",
    Field("used", HIDDEN, NUMBER, per_seat=True, within=between(0, (1 << 14) - 1), copies=COPIED),
    Field("healed", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    "Graves removed by the hospital in this turn.",
    Field("offers", HIDDEN, NUMBER, per_seat=True, copies=COPIED),
    "Offers made in this turn.",
    Field("due", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    "Graves still to be placed.",
    Field("built", HIDDEN, NUMBERS, within=mask("square"), length="any_city", copies=COPIED),
    "Per city the squares under buildings of any kind.",
    Field("homes", HIDDEN, NUMBERS, within=mask("square"), length="any_city", copies=COPIED),
    Field("fountains", HIDDEN, NUMBERS, within=mask("square"), length="any_city", copies=COPIED),
    Field("graves", HIDDEN, NUMBERS, within=mask("square"), length="any_city", copies=COPIED),
    Field("razed", HIDDEN, NUMBERS, within=mask("square"), length="any_city"),
    "Squares left by a cathedral in this turn.",
    Field("settled", HIDDEN, NUMBERS, within=mask("square"), length="any_city"),
    "Squares that took part in a rearrangement in this turn.",
    Field("draft", HIDDEN, NUMBERS),
    "The offer being filled in: goods given, then goods asked for.",
    Field("air", HIDDEN, NUMBERS, within=between(0, 1 << 24)),
    "What was lifted and not yet set down.",
    Field("before", HIDDEN, NUMBERS, within=Either([mask("square"), PIECE])),
    "The cities of the seat as they were before it lifted anything.",
)

KEPT: Final = noted(
    Kept("readings", "int", "0"),
    "Mask of the questions in which the rulebook at hand is followed to the letter.",
    Kept("land", "Land", 'facts.land(seats, [0] * sizes["map_tile"])'),
    Kept("taken", "int", "0"),
    "Hexes under a city, an inn, a fishery, a good or a man.",
    Kept("water", "int", "0"),
    "Water that no city covers.",
    Kept("bodies", "list[int]", "[]"),
    "Its connected parts, and per part the land next to it.",
    Kept("shores", "list[int]", "[]"),
    Kept("held", "list[int]", "[0] * seats", copies=COPIED),
    "Per seat the hexes of its cities and inns.",
    Kept("fringe", "list[int]", "[0] * seats", copies=COPIED),
    "Per seat the hexes next to one of its cities or inns.",
    Kept("zone", "list[int]", "[0] * seats", copies=COPIED),
    "Per seat its zone of control, without its own cities and inns.",
    Kept("owned", "list[int]", "[0] * seats", copies=COPIED),
    "Per seat the mask of buildings it has, houses and fountains included.",
    Kept("active", "list[int]", "[0] * seats", copies=COPIED),
    "Per seat the mask of powers that work.",
)
"""What never changes, and what follows from the fields and is kept up to date for speed; see `refresh`."""
