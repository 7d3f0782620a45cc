"""An Age (Panoramica di un'Epoca): laying out the structure, uncovering its cards, and the end of an Age."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.frames import STARTER, TURN_OF
from civitas.games.seven_wonders_duel.position import (
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GONE,
    OWN_HEAPS,
    SLOT,
    SLOT_BITS,
    DuelState,
)
from civitas.games.seven_wonders_duel.rules.victory import civilian_victory
from civitas.games.seven_wonders_duel.vocabulary import GUILD_BACKS_AT, GUILD_DECK, STRUCTURE_AT
from civitas.kernel.frames import frame

LAST_AGE: Final = 3


def lay_out(p: DuelState, age: int, starter: int) -> None:
    """Lay the structure out. `starter` begins the Age, or with -1 is still to be chosen.

    Only what is face up is drawn now. Guilds have a back of their own, so which slots hold them is decided too.
    """
    facts = p.facts
    p.age = age
    p.structure = facts.structures[age]
    slots = facts.slots
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
    for slot in p.structure:
        if slot.face_up:
            card = turn_up(p, slot.number, guilds if p.slots[slot.number] == FACE_DOWN_GUILD else unseen)
            if slot.covered_by == 0:
                make_accessible(p, card, slot.number)
    p.unseen = unseen
    p.own |= OWN_HEAPS
    p.unseen_guilds = guilds
    for seat in range(2):
        p.own_city(seat).unprice(facts, age)
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
    entry = card << SLOT_BITS | slot
    place = len(accessible)
    while place > 0 and accessible[place - 1] > entry:
        place -= 1
    accessible.insert(place, entry)


def take(p: DuelState, card: int) -> int:
    """Take an accessible card out of the structure, which may free face-up cards beneath it; returns its slot."""
    accessible = p.accessible
    place = -1
    for entry in accessible:
        place += 1
        if entry >> SLOT_BITS == card:
            break
    accessible.pop(place)
    slot = entry & SLOT
    slots = p.slots
    slots[slot] = GONE
    here = p.structure[slot]
    left = p.left ^ here.bit
    p.left = left
    for below in here.covers:
        if below.covered_by & left == 0:
            beneath = slots[below.number]
            if beneath >= 0:
                make_accessible(p, beneath, below.number)
    return slot


def uncover(p: DuelState, slot: int) -> None:
    """After the card has been played, turn up the face-down cards that it covered last."""
    for below in p.structure[slot].covers:
        if below.covered_by & p.left:
            continue
        back = p.slots[below.number]
        if GONE < back < 0:
            p.own_heaps()
            card = turn_up(p, below.number, p.unseen_guilds if back == FACE_DOWN_GUILD else p.unseen)
            make_accessible(p, card, below.number)
            if p.log is not None:
                p.tell("event-revealed", {"cards": [p.facts.cards.ids[card]]})


def end_age(p: DuelState, last_player: int) -> None:
    """The weaker army chooses who begins the next one, after its structure is laid out."""
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
