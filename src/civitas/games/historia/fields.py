"""The fields of a game of Historia, each declared once; `state.py` is written from here."""

from __future__ import annotations

from typing import Final

from civitas.kernel.bounds import FLAG, SEATS, Row, between, index, index_or, mask, up_to
from civitas.kernel.fields import COPIED, HIDDEN, ITEM, NUMBER, NUMBERS, OWNER, PUBLIC, SET, Field, Kept, noted

CLASS: Final = "HistoriaFields"
IMPORTS: Final = ["from civitas.games.historia.catalogue import Catalogue"]

CARD: Final = between(1, 63)
"""A card of a packed row: its number plus one."""

FIELDS: Final = noted(
    Field("era", PUBLIC, NUMBER, within=up_to("era"), counts=True),
    Field("turn_of_era", PUBLIC, NUMBER, within=up_to("turn"), counts=True),
    "1 to 4 within the era; 0 during set-up.",
    Field("rounds", PUBLIC, NUMBER),
    "Action rounds begun in this turn.",
    Field("ending", HIDDEN, NUMBER, within=between(0, 4)),
    Field("order", PUBLIC, NUMBERS, within=index("player")),
    "Civilizations in turn order; the eliminated ones are gone.",
    Field("eliminated", HIDDEN, NUMBER, within=mask("player")),
    "Mask of civilizations.",
    Field("tiles", HIDDEN, NUMBERS, within=index_or(-1, "tile"), length="territory", fill=-1),
    "Per territory its tile, -1 while it lies face down.",
    Field("cubes", HIDDEN, NUMBERS, within=mask("territory"), length="player", copies=COPIED),
    "Per civilization the mask of territories with a cube of it.",
    Field("stock", PUBLIC, NUMBERS, length="player", copies=COPIED),
    Field("available", PUBLIC, NUMBERS, length="player", copies=COPIED),
    Field("used", PUBLIC, NUMBERS, length="player", copies=COPIED),
    Field("technology", PUBLIC, NUMBERS, within=between(0, 31), length="player", copies=COPIED),
    Field("military", PUBLIC, NUMBERS, within=between(0, 31), length="player", copies=COPIED),
    Field("points", HIDDEN, NUMBERS, within=between(-100_000, 100_000), length="points", copies=COPIED),
    "Victory points by civilization and category, flat.",
    Field("row", PUBLIC, SET, "wonder"),
    "Wonders that can be built, in the order of the catalogue.",
    Field("dealt", PUBLIC, SET, "wonder"),
    "Wonders that have lain in a row so far.",
    Field("tapped", PUBLIC, SET, "wonder"),
    "Wonders used in this turn.",
    Field("fresh", PUBLIC, SET, "wonder"),
    "Wonders acquired in the Action under way.",
    Field("carried", HIDDEN, NUMBER, within=between(0, (1 << 11) - 1)),
    "Mask of the actions carried out in the Action under way.",
    Field("playing", HIDDEN, NUMBER, within=between(0, 63)),
    "The card being resolved plus one, or 0.",
    Field("revolution", PUBLIC, NUMBER, within=FLAG),
    "1 once a Revolution was carried out in this round.",
    Field("offered", PUBLIC, SET, "leader"),
    Field("event", PUBLIC, ITEM, "event"),
    Field("past_events", PUBLIC, SET, "event"),
    Field("goals", PUBLIC, SET, "goal"),
    Field("golden", HIDDEN, NUMBER, within=SEATS),
    "Mask of the seats in their Golden Era.",
    Field("golden_over", HIDDEN, NUMBER, within=SEATS),
    "Mask of the seats whose Golden Era has begun.",
    Field("reshuffles", PUBLIC, NUMBER),
    "How often used advisors became a new deck.",
    Field("colour", PUBLIC, ITEM, "colour", per_seat=True),
    Field("civilization", PUBLIC, ITEM, "civilization", per_seat=True),
    Field("hand", PUBLIC, SET, "card", per_seat=True, copies=COPIED),
    "Per seat the mask of its action cards in hand.",
    Field("queue", HIDDEN, NUMBER, per_seat=True, within=Row(6, CARD, 20), copies=COPIED),
    "Per seat the packed row of played action cards, the oldest lowest.",
    Field("laid", HIDDEN, NUMBER, per_seat=True, within=Row(6, CARD, 20), copies=COPIED),
    "Per seat the packed row of cards laid and not yet resolved, the first lowest.",
    Field("advisors", OWNER, SET, "advisor", per_seat=True, copies=COPIED),
    "Per seat the mask of advisors in hand.",
    Field("advisor_deck", HIDDEN, NUMBER, per_seat=True, within=mask("advisor"), copies=COPIED),
    "Per seat the mask of advisors nobody has seen in order.",
    Field("used_advisors", PUBLIC, SET, "advisor", per_seat=True, copies=COPIED),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True, copies=COPIED),
    Field("leader", PUBLIC, ITEM, "leader", per_seat=True),
    Field("tokens", PUBLIC, NUMBER, per_seat=True),
    "Golden Era tokens turned up.",
    Field("goals_taken", PUBLIC, SET, "goal", per_seat=True),
)

KEPT: Final = noted(
    Kept("modules", "int", "0"),
    "Mask of the options in use.",
    Kept("difficulty", "list[int]", '[-1] * sizes["player"]'),
    "Per civilization the level of a Civbot, -1 for a player. Never changed.",
    Kept("vp", "list[int]", '[0] * sizes["player"]', copies=COPIED),
)
"""What never changes, and what follows from the fields and is kept up to date for speed; see `refresh`."""
