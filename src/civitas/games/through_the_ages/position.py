"""The state of a game of Through the Ages: its fields and invariants. No rules.

Where a hidden card may be known to some seats it is kept as an entry: the card, and above it the mask of the seats
that know it there.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.fields import FIELDS
from civitas.games.through_the_ages.state import AgesFields
from civitas.kernel.fields import Field

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

    def playing(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return not self.resigned >> seat & 1

    def players_left(self) -> int:
        return self.seats - self.resigned.bit_count() if self.resigned else self.seats

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
        """Discontent workers: the shortfall of happy faces."""
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
