"""The fields of a game of Through the Ages, each declared once; `state.py` is written from here."""

from __future__ import annotations

from typing import Final

from civitas.kernel.bounds import FLAG, NO_SEAT, SEAT, SEATS, Either, Packed, between, index, mask
from civitas.kernel.fields import COPIED, HIDDEN, ITEM, ITEMS, NUMBER, NUMBERS, PUBLIC, SET, Field, Kept

CLASS: Final = "AgesFields"
IMPORTS: Final = ["from civitas.games.through_the_ages.catalogue import Catalogue"]

ENTRY: Final = Packed([(8, index("card")), (4, between(0, 15))])
"""A card and the mask of the seats that know it there."""

FIELDS: Final = [
    Field("age", PUBLIC, NUMBER, within=between(0, 4), note="0 for A, 4 for IV."),
    Field("round", PUBLIC, NUMBER, fill=1),
    Field("player", PUBLIC, NUMBER, within=SEAT, note="The seat whose turn it is."),
    Field("first_seat", PUBLIC, NUMBER, within=SEAT),
    Field("last_round", PUBLIC, NUMBER, note="0 as long as it is not known."),
    Field("resigned", HIDDEN, NUMBER, within=SEATS, note="Mask of seats."),
    Field("row", PUBLIC, ITEMS, "card", length="row", fill=-1, copies=COPIED),
    Field("civil_deck", HIDDEN, ITEMS, "card", note="Cards of the current Age nobody has seen."),
    Field("military_deck", HIDDEN, ITEMS, "card", note="Likewise."),
    Field(
        "civil_gone",
        HIDDEN,
        NUMBER,
        within=mask("card", 2),
        note="Civil cards that left the game, two bits of count each.",
    ),
    Field("current_events", HIDDEN, NUMBERS, within=ENTRY, note="Entries of cards and who knows them, in no order."),
    Field("future_events", HIDDEN, NUMBERS, within=ENTRY, note="Likewise."),
    Field(
        "next_event",
        HIDDEN,
        NUMBER,
        within=Either([between(-1, -1), ENTRY]),
        fill=-1,
        note="The card on top of the current events and who has looked at it, or -1. It stays among them.",
    ),
    Field("past_events", PUBLIC, ITEMS, "card"),
    Field("discards", HIDDEN, NUMBERS, within=ENTRY, note="Entries of military cards discarded in the current Age."),
    Field("removed", HIDDEN, NUMBERS, within=ENTRY, note="Entries of military cards that are out of the game."),
    Field("common", PUBLIC, SET, "tactic", note="Common tactics."),
    Field("open_card", PUBLIC, ITEM, "card", note="The event or attack that is being resolved."),
    Field(
        "flags", HIDDEN, NUMBER, within=between(0, 255), note="What was done in this turn and may be done once only."
    ),
    Field("fresh", PUBLIC, ITEMS, "card", note="Action cards taken in this Action Phase."),
    Field("extra_civil", PUBLIC, NUMBER, note="Actions given for this turn; not part of the totals."),
    Field("extra_military", PUBLIC, NUMBER),
    Field("unit_resources", PUBLIC, NUMBER, note="Resources given for this turn, for military units."),
    Field("unit_science", PUBLIC, NUMBER, note="Science given for this turn, for technologies of military units."),
    Field("loose_food", PUBLIC, NUMBER, note="Food and resources exchanged through a pact in this turn."),
    Field("loose_resources", PUBLIC, NUMBER),
    Field("bid", PUBLIC, NUMBER, note="The highest bid for a territory."),
    Field("bidder", PUBLIC, NUMBER, within=NO_SEAT, fill=-1),
    Field("bidders", HIDDEN, NUMBER, within=SEATS, note="Mask of the seats still in the auction."),
    Field("sent", PUBLIC, NUMBERS, note="Units sent to colonize, by site."),
    Field("force", PUBLIC, NUMBER, note="What cards add to the colonization force."),
    Field("science", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    Field("culture", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    Field("civil", PUBLIC, NUMBER, per_seat=True, copies=COPIED, note="Available civil actions."),
    Field("military", PUBLIC, NUMBER, per_seat=True, copies=COPIED),
    Field("yellow", PUBLIC, NUMBER, per_seat=True, copies=COPIED, note="Tokens in the yellow bank."),
    Field("unused", PUBLIC, NUMBER, per_seat=True, copies=COPIED, note="Unused workers."),
    Field("blue", PUBLIC, NUMBER, per_seat=True, copies=COPIED, note="Tokens in the blue bank."),
    Field(
        "yellow_tokens",
        HIDDEN,
        NUMBER,
        per_seat=True,
        note="All yellow tokens of the seat, in the bank and at work: what the box has given and taken.",
    ),
    Field(
        "blue_tokens",
        HIDDEN,
        NUMBER,
        per_seat=True,
        note="Likewise the blue ones, in the bank, on cards and on stages.",
    ),
    Field("workers", HIDDEN, NUMBERS, per_seat=True, length="site", copies=COPIED, note="Per seat and site."),
    Field(
        "tokens", HIDDEN, NUMBERS, per_seat=True, length="store", copies=COPIED, note="Blue tokens per seat and site."
    ),
    Field(
        "technologies",
        PUBLIC,
        SET,
        "technology",
        per_seat=True,
        copies=COPIED,
        note="In play, the government included.",
    ),
    Field("government", PUBLIC, ITEM, "technology", per_seat=True, copies=COPIED),
    Field("leader", PUBLIC, ITEM, "leader", per_seat=True, copies=COPIED),
    Field(
        "leaders_taken",
        HIDDEN,
        NUMBER,
        per_seat=True,
        within=mask("age"),
        copies=COPIED,
        note="Mask of the Ages of which a leader was taken.",
    ),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True, copies=COPIED, note="Completed."),
    Field("ravaged", PUBLIC, SET, "wonder", per_seat=True, copies=COPIED),
    Field("unfinished", PUBLIC, ITEM, "wonder", per_seat=True, copies=COPIED),
    Field(
        "stages",
        PUBLIC,
        NUMBER,
        per_seat=True,
        copies=COPIED,
        note="Stages built of the unfinished wonder: each holds a blue token.",
    ),
    Field("tucked", PUBLIC, ITEM, "wonder", per_seat=True, copies=COPIED, note="The wonder with a leader under it."),
    Field("hand", PUBLIC, ITEMS, "card", per_seat=True, copies=COPIED, note="Civil cards, ascending."),
    Field(
        "military_hand",
        HIDDEN,
        NUMBERS,
        per_seat=True,
        within=ENTRY,
        copies=COPIED,
        note="Entries of cards and who knows them.",
    ),
    Field("colonies", PUBLIC, SET, "territory", per_seat=True, copies=COPIED),
    Field("tactic", PUBLIC, ITEM, "tactic", per_seat=True, copies=COPIED, note="The current tactic."),
    Field(
        "exclusive",
        PUBLIC,
        NUMBER,
        per_seat=True,
        within=FLAG,
        copies=COPIED,
        note="1 while the current tactic lies in the own play area.",
    ),
    Field("war", PUBLIC, ITEM, "war", per_seat=True, copies=COPIED, note="The declared war."),
    Field("war_on", PUBLIC, NUMBER, per_seat=True, within=NO_SEAT, fill=-1, copies=COPIED),
    Field("pact", PUBLIC, ITEM, "pact", per_seat=True, copies=COPIED, note="The pact in the own play area."),
    Field("pact_with", PUBLIC, NUMBER, per_seat=True, within=NO_SEAT, fill=-1, copies=COPIED),
    Field(
        "pact_side",
        PUBLIC,
        NUMBER,
        per_seat=True,
        within=FLAG,
        copies=COPIED,
        note="The owner's side: 0 for A, 1 for B.",
    ),
    Field(
        "given_up",
        PUBLIC,
        NUMBER,
        per_seat=True,
        within=FLAG,
        copies=COPIED,
        note="1 for a seat that has given up its next political action.",
    ),
    Field(
        "once",
        HIDDEN,
        NUMBER,
        per_seat=True,
        within=FLAG,
        copies=COPIED,
        note="1 once an ability that works once per game was used.",
    ),
]

KEPT: Final = [
    Kept(
        "fixed",
        "list[list[int]]",
        "[[] for _ in range(seats)]",
        copies=COPIED,
        note="Statistics that cards without workers give.",
    ),
    Kept(
        "power",
        "list[list[int]]",
        "[[] for _ in range(seats)]",
        copies=COPIED,
        note="Amounts of the abilities in force.",
    ),
    Kept("held", "list[list[int]]", "[[] for _ in range(seats)]", copies=COPIED, note="Sites in play."),
    Kept("science_rate", "list[int]", "[0] * seats", copies=COPIED),
    Kept("culture_rate", "list[int]", "[0] * seats", copies=COPIED),
    Kept("strength", "list[int]", "[0] * seats", copies=COPIED),
    Kept("happy", "list[int]", "[0] * seats", copies=COPIED),
    Kept("civil_total", "list[int]", "[0] * seats", copies=COPIED),
    Kept("military_total", "list[int]", "[0] * seats", copies=COPIED),
    Kept("food", "list[int]", "[0] * seats", copies=COPIED),
    Kept("resources", "list[int]", "[0] * seats", copies=COPIED),
]
"""What never changes, and what follows from the fields and is kept up to date for speed; see `refresh`."""
