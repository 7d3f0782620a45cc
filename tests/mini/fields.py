"""The fields of the miniature title, each declared once; `state.py` is written from here."""

from __future__ import annotations

from civitas.kernel.bounds import NO_SEAT, SEAT, SEATS, index_or, mask
from civitas.kernel.fields import COPIED, HIDDEN, ITEMS, NUMBER, NUMBERS, OWNER, PUBLIC, ROWS_COPIED, SET, Field, Kept

CLASS = "MiniFields"
IMPORTS = ["from mini.catalogue import Catalogue"]

FIELDS = [
    Field("round", PUBLIC, NUMBER, counts=True),
    Field("starter", PUBLIC, NUMBER, within=SEAT),
    Field("out", PUBLIC, NUMBER, within=SEATS, note="Mask of the seats that are out of the game."),
    Field("piles", PUBLIC, NUMBERS, length="building", copies=COPIED),
    Field("bank", PUBLIC, NUMBERS, length="good", copies=COPIED),
    Field(
        "goods",
        PUBLIC,
        NUMBERS,
        per_seat=True,
        length="good",
        copies=ROWS_COPIED,
        note="Per seat and kind: what may be traded.",
    ),
    Field(
        "fresh",
        PUBLIC,
        NUMBERS,
        per_seat=True,
        length="good",
        copies=ROWS_COPIED,
        note="Crafted in this round; not for trade.",
    ),
    Field(
        "towns",
        PUBLIC,
        ITEMS,
        "building",
        per_seat=True,
        length="plot",
        fill=-1,
        copies=ROWS_COPIED,
        note="Per seat the building on each plot.",
    ),
    Field(
        "handled",
        PUBLIC,
        NUMBER,
        per_seat=True,
        within=mask("plot"),
        copies=COPIED,
        note="Per seat the plots whose building was lifted in this round.",
    ),
    Field("crafted", PUBLIC, NUMBER, within=SEATS, note="Mask of the seats that crafted in this round."),
    Field("offers", PUBLIC, NUMBER, per_seat=True, copies=COPIED, note="Per seat how many it has made in this round."),
    Field("hands", OWNER, SET, "card", per_seat=True, copies=COPIED),
    Field(
        "known", OWNER, SET, "card", per_seat=True, note="Per seat the cards it knows to be in somebody else's hand."
    ),
    Field("deck", HIDDEN, ITEMS, "card", copies=COPIED),
    Field("discarded", PUBLIC, SET, "card"),
    Field("reshuffles", PUBLIC, NUMBER),
    Field("relics", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    Field("bid", PUBLIC, NUMBER),
    Field("bidder", PUBLIC, NUMBER, within=NO_SEAT, fill=-1),
    Field(
        "pledged",
        PUBLIC,
        NUMBER,
        per_seat=True,
        note="Per seat its last bid in this auction: it holds at least as many coins.",
    ),
    Field("passed", PUBLIC, NUMBER, within=SEATS),
    Field("units", OWNER, ITEMS, "unit", per_seat=True, length="slot", fill=-1, copies=ROWS_COPIED),
    Field(
        "exposed",
        PUBLIC,
        NUMBER,
        per_seat=True,
        within=mask("slot"),
        copies=COPIED,
        note="Per seat the slots whose unit was seen by all.",
    ),
    Field("cup", HIDDEN, ITEMS, "unit", copies=COPIED),
    Field("fallen", PUBLIC, ITEMS, "unit"),
    Field("marcher", PUBLIC, NUMBER, within=NO_SEAT, fill=-1),
    Field("slot", PUBLIC, NUMBER, within=index_or(-1, "slot"), fill=-1),
    Field("target", PUBLIC, NUMBER, within=NO_SEAT, fill=-1, note="Who is attacked; nobody once the march is stopped."),
    Field("cancelled", PUBLIC, NUMBER),
]

KEPT: list[Kept] = []
