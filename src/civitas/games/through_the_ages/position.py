"""The state of a game of Through the Ages: its fields and invariants. No rules.

Where a hidden card may be known to some seats it is kept as an entry: the card, and above it the mask of the seats
that know it there.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.fields import FIELDS
from civitas.games.through_the_ages.state import AgesFields
from civitas.games.through_the_ages.statistics import recount
from civitas.kernel.fields import Field
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND

# Questions.
POLITICS: Final = FIRST_KIND
"""a: political actions taken."""
ACTION: Final = FIRST_KIND + 1
DISCARD: Final = FIRST_KIND + 2
"""a: cards still to discard; b: 1 if an event demands it."""
DEFENCE: Final = FIRST_KIND + 3
"""a: strength still missing; b: cards still allowed, and above it the attacker."""
BID: Final = FIRST_KIND + 4
FORCE: Final = FIRST_KIND + 5
"""a: cards discarded so far."""
PACT_ANSWER: Final = FIRST_KIND + 6
"""a: the pact; b: the seat that offers, and above it the side it would take."""
ORDER: Final = FIRST_KIND + 7
"""a: the action card that orders an action."""
CHOOSE: Final = FIRST_KIND + 8
"""a: food; b: resources."""
MIX: Final = FIRST_KIND + 9
"""a: the total; b: one of the three ways of mixing below, and above it the other seat."""
LOSE_WORKER: Final = FIRST_KIND + 10
LOSE_TOKEN: Final = FIRST_KIND + 11
"""a: tokens still missing; b: 1 if they cover stages of a wonder."""
DESTROY_OWN: Final = FIRST_KIND + 12
RAZE: Final = FIRST_KIND + 13
"""a: the victim; b: the highest level, above it 1 for a raid."""
LOSE_COLONY: Final = FIRST_KIND + 14
ANNEX_COLONY: Final = FIRST_KIND + 15
"""a: the victim."""
REMOVE: Final = FIRST_KIND + 16
"""a: the victim; b: culture per level."""
SPOILS: Final = FIRST_KIND + 17
"""a: the defeated seat; b: what is left of the advantage."""
TUCK: Final = FIRST_KIND + 18
RAVAGE: Final = FIRST_KIND + 19
CIVILIZE: Final = FIRST_KIND + 20
"""a: the discount."""
BUILD_FREE: Final = FIRST_KIND + 21
"""a: the site."""
AGREEMENT: Final = FIRST_KIND + 22
"""a: civil actions left; b: cards taken."""
PAYMENT: Final = FIRST_KIND + 23
"""a: the amount due; b: 0 for food, 1 for resources."""

STORE: Final = FIRST_KIND + 24
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# Automatic steps.
TURN: Final = AUTOMATIC + FIRST_KIND
"""a: the step of the turn."""
EVENT: Final = AUTOMATIC + FIRST_KIND + 1
"""Seat: who revealed it; a: the event; b: effect, place in the order and the masks of those affected."""
EVENT_OVER: Final = AUTOMATIC + FIRST_KIND + 2
AUCTION: Final = AUTOMATIC + FIRST_KIND + 3
"""Seat: who bids next."""
STRIKE: Final = AUTOMATIC + FIRST_KIND + 4
"""Seat: the attacker; a: the aggression; b: the rival, above it the step, above it printed costs so far."""
LOSSES: Final = AUTOMATIC + FIRST_KIND + 5
"""a: population still to lose; b: blue tokens still to lose."""

COVER: Final = AUTOMATIC + FIRST_KIND + 6
"""a: stages of a wonder that are paid and still to be covered."""
AFTERWARDS: Final = AUTOMATIC + FIRST_KIND + 7
"""a: the action card whose gain follows the action it ordered."""

PRODUCING: Final = AUTOMATIC + FIRST_KIND + 8
"""a: the step of a production that an event grants."""

GAINING: Final = AUTOMATIC + FIRST_KIND + 9
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# The steps of a turn.
REFILL: Final = 0
WAR_STEP: Final = 1
TACTICS: Final = 2
ACTIONS: Final = 3
EXCESS: Final = 4
PRODUCTION: Final = 5
NEXT_TURN: Final = 6

# Ways of mixing food and resources.
MIX_GAIN: Final = 0
MIX_LOSE: Final = 1
MIX_TAKE: Final = 2

# What was done in this turn.
TACTIC_CHANGED: Final = 1
LEADER_REPLACED: Final = 2
THEATER_CONVERTED: Final = 4
POPULATION_GAINED: Final = 8
MILITARY_CONVERTED: Final = 16
ARMED: Final = 32
EXCHANGED: Final = 64
ACTED: Final = 128
"""Something was done in the Action Phase."""

ENTRY_BITS: Final = 8
CARD_MASK: Final = 255
EVERYBODY_KNOWS: Final = 15 << ENTRY_BITS


class AgesState(AgesFields):
    def fields(self) -> list[Field]:
        return FIELDS

    def refresh(self) -> None:
        for seat in range(self.seats):
            recount(self, seat)

    def playing(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return not self.resigned >> seat & 1

    def players_left(self) -> int:
        return self.seats - self.resigned.bit_count()

    def clockwise(self, first: int) -> list[int]:
        """The seats in the game, clockwise from one of them."""
        return [
            seat
            for seat in [(first + step) % self.seats for step in range(self.seats)]
            if not self.resigned >> seat & 1
        ]

    def required_happiness(self, seat: int) -> int:
        table = self.facts.happiness
        yellow = self.yellow[seat]
        return table[yellow] if yellow < len(table) else table[-1]

    def discontent(self, seat: int) -> int:
        """Lavoratori insoddisfatti: the shortfall of happy faces."""
        missing = self.required_happiness(seat) - self.happy[seat]
        return missing if missing > 0 else 0


def knows(entry: int, viewer: int) -> bool:
    """Does the viewer know the card of this entry there? A spectator knows what everybody knows."""
    if entry & EVERYBODY_KNOWS == EVERYBODY_KNOWS:
        return True
    return viewer >= 0 and bool(entry >> ENTRY_BITS + viewer & 1)


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old one to the clones that share it."""
    twin = values.copy()
    twin[place] = value
    return twin


def without(values: list[int], place: int) -> list[int]:
    """A list without one entry."""
    return values[:place] + values[place + 1 :]
