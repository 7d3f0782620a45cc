"""The state of a game of Historia: its fields and invariants. No rules.

Civilizations are numbered: the seats first, then the Civbots.
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia.fields import FIELDS
from civitas.games.historia.state import HistoriaFields
from civitas.kernel.fields import Field
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND, frame

# The questions of the game.
CIVILIZATION: Final = FIRST_KIND
SETTLE: Final = FIRST_KIND + 1
LEADER: Final = FIRST_KIND + 2
LAY: Final = FIRST_KIND + 3
ACT: Final = FIRST_KIND + 4
RETURN: Final = FIRST_KIND + 5
REFRESH: Final = FIRST_KIND + 6
ELIMINATE_ROW: Final = FIRST_KIND + 7
ELIMINATE_OWN: Final = FIRST_KIND + 8
EXTRA: Final = FIRST_KIND + 9

# What runs by itself between them.
TAKING_SETS: Final = AUTOMATIC + FIRST_KIND
SETTLING: Final = AUTOMATIC + FIRST_KIND + 1
DRAFTING: Final = AUTOMATIC + FIRST_KIND + 2
BEGIN_ROUND: Final = AUTOMATIC + FIRST_KIND + 3
NEXT_CARD: Final = AUTOMATIC + FIRST_KIND + 4
FINISH_CARD: Final = AUTOMATIC + FIRST_KIND + 5
TURN_END: Final = AUTOMATIC + FIRST_KIND + 6

# Options in use, as bits of `modules`, in the order of `MODULES`.
MODULES: Final = ["events", "golden_era", "civilization_goals", "territories_to_explore", "expert_start"]
WITH_EVENTS: Final = 1
WITH_GOLDEN_ERA: Final = 2
WITH_GOALS: Final = 4
WITH_EXPLORATION: Final = 8
EXPERT_START: Final = 16

# How a game ends.
RUNNING: Final = 0
POINTS: Final = 1
SOLO_VICTORY: Final = 2
SOLO_DEFEAT: Final = 3
SOLO_ELIMINATION: Final = 4
ENDINGS: Final = ["running", "points", "solo-victory", "solo-defeat", "solo-elimination"]

# Where victory points come from.
CATEGORIES: Final = [
    "territories",
    "governments",
    "leaders",
    "expansion",
    "raids",
    "wars",
    "trade",
    "tourism",
    "matrix",
    "wonders",
    "advisors",
    "goals",
    "events",
    "exploited",
    "civbot_cards",
]
BY_TERRITORIES: Final = 0
BY_GOVERNMENTS: Final = 1
BY_LEADERS: Final = 2
BY_EXPANSION: Final = 3
BY_RAIDS: Final = 4
BY_WARS: Final = 5
BY_TRADE: Final = 6
BY_TOURISM: Final = 7
BY_MATRIX: Final = 8
BY_WONDERS: Final = 9
BY_ADVISORS: Final = 10
BY_GOALS: Final = 11
BY_EVENTS: Final = 12
BY_EXPLOITED: Final = 13
BY_CIVBOT_CARDS: Final = 14
KINDS_OF_POINTS: Final = 15

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


def act_frame(seat: int, action: int, steps: int, discount: int, raided: int, source: int) -> int:
    """`source` is the advisor or wonder whose effects follow the action."""
    return frame(ACT, seat, action | steps << 4 | discount << 8, raided | source << 8)


def action_of(packed: int) -> int:
    return packed >> 10 & 15


def steps_of(packed: int) -> int:
    return packed >> 14 & 15


def discount_of(packed: int) -> int:
    return packed >> 18 & 15


def raided_of(packed: int) -> int:
    return packed >> 26 & 255


def source_of(packed: int) -> int:
    return packed >> 34
