"""The state of a game of Historia: its fields and invariants. No rules.

Civilizations are numbered: the seats first, then the Civbots.
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia.fields import FIELDS
from civitas.games.historia.frames import ACT
from civitas.games.historia.state import HistoriaFields
from civitas.games.historia.vocabulary import KINDS_OF_POINTS
from civitas.kernel.fields import Field
from civitas.kernel.frames import frame

# Rows of cards (a queue, the cards laid) are packed, the oldest lowest, each card as its number plus one.
CARD_BITS: Final = 6
CARD_MASK: Final = 63


class HistoriaState(HistoriaFields):
    def fields(self) -> list[Field]:
        return FIELDS

    def civilizations(self) -> int:
        return len(self.difficulty)

    def occupants(self, territory: int) -> int:
        """Mask of the civilizations with a cube in a territory."""
        bit = 1 << territory
        found = 0
        for civ, held in enumerate(self.cubes):
            if held & bit:
                found |= 1 << civ
        return found

    def occupied(self) -> int:
        """Mask of the territories in which there is any cube."""
        found = 0
        for held in self.cubes:
            found |= held
        return found

    def tile_value(self, territory: int) -> int:
        """0 while the tile lies face down."""
        tile = self.tiles[territory]
        return self.facts.tile_values[tile] if tile >= 0 else 0

    def cell(self, civ: int) -> int:
        return self.military[civ] * self.facts.width + self.technology[civ]

    def government(self, civ: int) -> int:
        return self.facts.government[self.cell(civ)]

    def name(self, civ: int) -> object:
        """A civilization as events and views call it: a seat, or the name of a Civbot."""
        return civ if civ < self.seats else f"civbot_{civ - self.seats + 1}"

    def hand_size(self, seat: int) -> int:
        return self.hand[seat].bit_count() + self.advisors[seat].bit_count()

    def refresh(self) -> None:
        self.vp = self.recount()

    def recount(self) -> list[int]:
        """Victory points of each civilization, over all categories."""
        kinds = KINDS_OF_POINTS
        return [sum(self.points[civ * kinds : (civ + 1) * kinds]) for civ in range(self.civilizations())]


# --- packed rows of cards


def appended(packed: int, card: int) -> int:
    """A row with a card at its newest end."""
    return packed | card + 1 << CARD_BITS * length_of(packed)


def length_of(packed: int) -> int:
    return (packed.bit_length() + CARD_BITS - 1) // CARD_BITS


def unpacked(packed: int) -> list[int]:
    found: list[int] = []
    while packed > 0:
        found.append((packed & CARD_MASK) - 1)
        packed >>= CARD_BITS
    return found


def without(packed: int, card: int) -> int:
    """A row without a card that is in it; the newer ones move up."""
    shift = 0
    while packed >> shift & CARD_MASK != card + 1:
        shift += CARD_BITS
    below = packed & (1 << shift) - 1
    return below | packed >> shift + CARD_BITS << shift


def contains(packed: int, card: int) -> bool:
    while packed > 0:
        if packed & CARD_MASK == card + 1:
            return True
        packed >>= CARD_BITS
    return False


def replaced(values: list[int], seat: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old list to the clones that share it."""
    twin = values.copy()
    twin[seat] = value
    return twin


# --- the frame of an Action: what is left to do of it

NO_SOURCE: Final = 0
ADVISOR_SOURCE: Final = 1
WONDER_SOURCE: Final = 64


def act_frame(seat: int, action: int, steps: int, discount: int, raided: int, source: int, row: int = 0) -> int:
    """`source` is the advisor or wonder whose effects follow the action, `row` 1 for the advanced row."""
    return frame(ACT, seat, action | steps << 4 | discount << 8 | row << 12, raided | source << 8)


def action_of(packed: int) -> int:
    return packed >> 10 & 15


def steps_of(packed: int) -> int:
    return packed >> 14 & 15


def discount_of(packed: int) -> int:
    return packed >> 18 & 15


def row_of(packed: int) -> int:
    return packed >> 22 & 1


def raided_of(packed: int) -> int:
    return packed >> 26 & 255


def source_of(packed: int) -> int:
    return packed >> 34
