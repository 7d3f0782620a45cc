"""Panoramica di un'Epoca: laying out the structure, uncovering its cards, and the end of an Age."""

from __future__ import annotations

from bisect import insort
from typing import Final

from civitas.games.seven_wonders_duel.position import (
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GONE,
    STARTER,
    TURN,
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
    p.unseen = [card for card in range(len(facts.cards)) if facts.deck[card] == age - 1]
    p.slots = [FACE_DOWN] * slots
    p.left = (1 << slots) - 1
    if age == LAST_AGE:
        p.unseen_guilds = [card for card in range(len(facts.cards)) if facts.deck[card] == GUILD_DECK]
        backs = list(range(slots))
        for number in range(facts.guilds_in_play):
            p.slots[p.draw(backs, GUILD_BACKS_AT + number)] = FACE_DOWN_GUILD
    accessible: list[int] = []
    for slot in range(slots):
        if structure.face_up[slot]:
            card = turn_up(p, slot)
            if structure.covered_by[slot] == 0:
                accessible.append(card)
    accessible.sort()
    p.accessible = accessible
    p.now = frame(TURN, starter if starter >= 0 else 0)
    if p.log is not None:
        p.tell("event-age-laid", {"age": age})


def turn_up(p: DuelState, slot: int) -> int:
    """Turn the card of a slot face up: it is drawn now, when it is first seen."""
    place = STRUCTURE_AT + 100 * p.age + slot
    if p.slots[slot] == FACE_DOWN_GUILD:
        guilds = p.unseen_guilds.copy()
        card = p.draw(guilds, place)
        p.unseen_guilds = guilds
    else:
        card = p.draw(p.unseen, place)
    p.slots[slot] = card
    return card


def take(p: DuelState, card: int) -> int:
    """Take an accessible card out of the structure; returns its slot."""
    slot = p.slots.index(card)
    p.slots[slot] = GONE
    p.left ^= 1 << slot
    p.accessible.remove(card)
    return slot


def uncover(p: DuelState, slot: int) -> None:
    """Turno di Gioco: after the card has been played, turn up what is accessible now."""
    structure = p.facts.structures[p.age - 1]
    left = p.left
    for below in structure.covers[slot]:
        if structure.covered_by[below] & left == 0:
            card = p.slots[below]
            if card < 0:
                card = turn_up(p, below)
                if p.log is not None:
                    p.tell("event-revealed", {"cards": [p.facts.cards.ids[card]]})
            insort(p.accessible, card)


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
    p.now = frame(TURN, starter)
