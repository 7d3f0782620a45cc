"""Panoramica di un'Epoca: laying out the structure, uncovering its cards, and the end of an Age."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.position import (
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GONE,
    SLOT,
    SLOT_BITS,
    STARTER,
    TURN_OF,
    DuelState,
)
from civitas.games.seven_wonders_duel.rules.setup import GUILD_BACKS_AT, STRUCTURE_AT
from civitas.games.seven_wonders_duel.rules.victory import civilian_victory
from civitas.kernel.frames import frame

LAST_AGE: Final = 3
GUILD_DECK: Final = 3


def lay_out(p: DuelState, age: int, starter: int) -> None:
    """Preparazione dello Schema. `starter` begins the Age, or with -1 is still to be chosen.

    Only what is face up is drawn now. Guilds have a back of their own, so which slots hold them is decided too.
    """
    facts = p.facts
    structure = facts.structures[age - 1]
    slots = len(structure.rows)
    p.age = age
    unseen = facts.decks[age - 1].copy()
    guilds = p.unseen_guilds
    p.slots = [FACE_DOWN] * slots
    p.left = (1 << slots) - 1
    if age == LAST_AGE:
        guilds = facts.decks[GUILD_DECK].copy()
        backs = list(range(slots))
        for number in range(facts.guilds_in_play):
            p.slots[p.draw(backs, GUILD_BACKS_AT + number)] = FACE_DOWN_GUILD
    p.accessible = []
    p.accessible_at = 0
    for slot in range(slots):
        if structure.face_up[slot]:
            card = turn_up(p, slot, guilds if p.slots[slot] == FACE_DOWN_GUILD else unseen)
            if structure.covered_by[slot] == 0:
                make_accessible(p, card, slot)
    p.unseen = unseen
    p.unseen_guilds = guilds
    p.prices = [facts.unpriced, facts.unpriced]
    p.now = TURN_OF[starter if starter >= 0 else 0]
    if p.log is not None:
        p.tell("event-age-laid", {"age": age})


def turn_up(p: DuelState, slot: int, heap: list[int]) -> int:
    """Turn the card of a slot face up: it is drawn now, when it is first seen."""
    card = p.draw(heap, STRUCTURE_AT + 100 * p.age + slot)
    p.slots[slot] = card
    return card


def make_accessible(p: DuelState, card: int, slot: int) -> None:
    accessible = p.accessible
    place = len(accessible)
    while place > 0 and accessible[place - 1] > card:
        place -= 1
    accessible.insert(place, card)
    shift = SLOT_BITS * place
    above = p.accessible_at >> shift
    p.accessible_at ^= (above ^ (above << SLOT_BITS | slot)) << shift


def take(p: DuelState, card: int) -> int:
    """Take an accessible card out of the structure, which may free face-up cards beneath it; returns its slot."""
    accessible = p.accessible
    place = 0
    while accessible[place] != card:
        place += 1
    accessible.pop(place)
    shift = SLOT_BITS * place
    above = p.accessible_at >> shift
    slot = above & SLOT
    p.accessible_at ^= (above ^ above >> SLOT_BITS) << shift
    slots = p.slots
    slots[slot] = GONE
    p.left ^= 1 << slot
    structure = p.facts.structures[p.age - 1]
    for below in structure.covers[slot]:
        if structure.covered_by[below] & p.left == 0 and slots[below] >= 0:
            make_accessible(p, slots[below], below)
    return slot


def uncover(p: DuelState, slot: int) -> None:
    """Turno di Gioco: after the card has been played, turn up the face-down cards that it covered last."""
    structure = p.facts.structures[p.age - 1]
    for below in structure.covers[slot]:
        back = p.slots[below]
        if back < 0 and structure.covered_by[below] & p.left == 0:
            card = turn_up(p, below, fresh_heap(p, back))
            make_accessible(p, card, below)
            if p.log is not None:
                p.tell("event-revealed", {"cards": [p.facts.cards.ids[card]]})


def fresh_heap(p: DuelState, back: int) -> list[int]:
    """The heap behind a back, copied so that clones keep theirs."""
    if back == FACE_DOWN_GUILD:
        p.unseen_guilds = p.unseen_guilds.copy()
        return p.unseen_guilds
    p.unseen = p.unseen.copy()
    return p.unseen


def end_age(p: DuelState, last_player: int) -> None:
    """Fine di un'Epoca: the weaker army chooses who begins the next one, after its structure is laid out."""
    if p.log is not None:
        p.tell("event-age-over", {"age": p.age})
    if p.age == LAST_AGE:
        civilian_victory(p)
        return
    lay_out(p, p.age + 1, -1)
    chooser = last_player
    if p.pawn > 0:
        chooser = 1
    elif p.pawn < 0:
        chooser = 0
    p.now = frame(STARTER, chooser)


def choose_starter(p: DuelState, seat: int, starter: int) -> None:
    if p.log is not None:
        p.tell("event-starter-chosen", {"seat": seat, "starter": starter, "age": p.age})
    p.now = TURN_OF[starter]
