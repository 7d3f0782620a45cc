"""The fields of a game of 7 Wonders Duel, each declared once; `state.py` is written from here."""

from __future__ import annotations

from typing import Final

from civitas.kernel.bounds import NO_SEAT, SEAT, between, mask
from civitas.kernel.fields import COPIED, HIDDEN, ITEMS, NUMBER, OWNER, PUBLIC, SET, Field, Kept, noted

CLASS: Final = "DuelFields"
IMPORTS: Final = [
    "from civitas.games.seven_wonders_duel.catalogue import Catalogue, Slot",
    "from civitas.games.seven_wonders_duel.parts import City",
]

FIELDS: Final = noted(
    Field("age", PUBLIC, NUMBER, within=between(0, 3), counts=True),
    "1 to 3; 0 during the draft.",
    Field("turns", PUBLIC, NUMBER, counts=True),
    Field("first_seat", PUBLIC, NUMBER, within=SEAT),
    Field("ending", HIDDEN, NUMBER, within=between(0, 5)),
    Field("winner", HIDDEN, NUMBER, within=NO_SEAT, fill=-1),
    Field("pawn", PUBLIC, NUMBER, within=between(-99, 99)),
    "Steps from the centre, positive towards the capital of seat 1.",
    Field("loot", HIDDEN, NUMBER, within=mask("loot")),
    "Military tokens still on the board, as a mask: those on the side of seat 1 first, nearest first.",
    Field("offered", PUBLIC, SET, "wonder"),
    "Wonders laid out to pick from.",
    Field("unseen_wonders", HIDDEN, ITEMS, "wonder"),
    Field("returned", PUBLIC, SET, "wonder"),
    "The Wonder that went back to the box.",
    Field("board", PUBLIC, SET, "token"),
    Field("box", HIDDEN, ITEMS, "token"),
    "Tokens set aside.",
    Field("library", HIDDEN, SET, "token"),
    "Tokens drawn by the Great Library and not yet chosen from.",
    Field("slots", HIDDEN, ITEMS, "card", length="place", fill=-3, copies=COPIED),
    Field("unseen", HIDDEN, ITEMS, "card"),
    "Cards of the Age's deck nobody has seen: face down in the structure or removed. See `own_heaps`.",
    Field("unseen_guilds", HIDDEN, ITEMS, "card"),
    Field("discarded", PUBLIC, SET, "card"),
    Field("tucked", HIDDEN, NUMBER, within=mask("wonder", 7)),
    "The card under each Wonder plus one, seven bits each.",
    Field("coins", PUBLIC, NUMBER, per_seat=True, stored=False),
    Field("cities", PUBLIC, SET, "card", per_seat=True, stored=False),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True, stored=False),
    Field("built", PUBLIC, SET, "wonder", per_seat=True, stored=False),
    Field("tokens", PUBLIC, SET, "token", per_seat=True, stored=False),
    Field("library_memory", OWNER, SET, "token", per_seat=True, stored=False),
)

KEPT: Final = noted(
    Kept("city", "list[City]", "[City(facts), City(facts)]"),
    "The cities of both players, to be changed only through `own_city`.",
    Kept("structure", "list[Slot]", "facts.structures[0]"),
    "The places of the Age being played; empty during the draft.",
    Kept("left", "int", "0"),
    "Mask of the slots that still hold a card.",
    Kept("accessible", "list[int]", "[]", copies=COPIED),
    "Cards that may be taken, each with its slot in one number, ascending: so moves come out in order.",
    Kept("own", "int", "3"),
    "Mask of what no clone shares: the cities by seat, and `OWN_HEAPS`.",
)
"""What never changes, and what follows from the fields and is kept up to date for speed; see `refresh`."""
