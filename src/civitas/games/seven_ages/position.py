"""The position of 7 Ages: its fields and what follows from them. No rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.seven_ages.fields import FIELDS
from civitas.games.seven_ages.state import SevenAgesFields
from civitas.games.seven_ages.vocabulary import KINDS_OF_GLORY
from civitas.kernel.fields import Field

NOTHING: Final = -1
MOST_COLOURS: Final = 15
ON_CARD: Final = 1000
"""In `where`: the marker lies on the card of the empire with this colour."""
ON_TRACK: Final = 2000
LOOSE: Final = MOST_COLOURS
"""Slots of markers in `ready`: one per colour; then per seat its marker on no empire, its wild card on no empire, and
whether its wild card acts first. More than these never wait at once, for nobody has a marker twice."""
LOOSE_WILD: Final = MOST_COLOURS + 7
WILD_FIRST: Final = MOST_COLOURS + 14
TURNED_OVER: Final = 8
"""In `strays`: how far the bits of markers lying face up are shifted."""
IN_TRANSIT: Final = 255
"""The area of a leader who moves with a group."""

FORT_MARK: Final = 1
DISORDER_MARK: Final = 2

SEAT_BY_SEAT: Final = 2
"""The edition of the rules from which on markers are turned over and carried out seat by seat."""
FIRST_BUILT: Final = 2
"""The one from which on the first city that an empire builds is its capital whatever it has captured."""

# `battle`: the conflict under way. What a side has stands at SIDE * side.
AREA: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
ROUND: Final = 3
SIDE: Final = 10
FIRST_COUNT: Final = 4
SPENT: Final = 5
COMMITTED: Final = 6
WITH_TACTICIAN: Final = 7
CARD: Final = 8
DISORDERS: Final = 9
BONUS: Final = 10
LEADERS_BEFORE: Final = 11
WITHOUT_CAPITAL: Final = 12
MUST_RETREAT: Final = 13
APPROACH: Final = 24
DESERTIONS: Final = 25
"""Packed, five bits each: the side that loses a unit plus one, and the seat that chooses it."""
SHOWN: Final = 26
"""1 while the committed units lie open."""
RETREATED: Final = 27
"""Mask of the sides that have retreated."""
HAD_CAPITAL: Final = 28
CITY_BEFORE: Final = 29
BATTLE_SIZE: Final = 30
"""After these stand the areas that units in retreat have reached: their leaders may follow them."""

# `deal`: the trade under way.
TRADER: Final = 0
TRADE_PARTNER: Final = 1
OFFERED: Final = 2
"""Two places for the trader's cards, then two for the partner's."""
TRADE_BONUS: Final = 6
DECK_CARD: Final = 8
BOTH_CHOSE: Final = 9
"""1 if both traders chose the action in this turn."""
WANTED: Final = 10
"""The partner to whom a way is sought."""
OPENED: Final = 11
"""Mask of the empires that let the trade pass."""
CLOSED: Final = 12
"""Mask of those that do not."""
PRICE: Final = 13
PRICE_CARDS: Final = 14
DEAL_SIZE: Final = 15

# `group`: the units on the move.
FORCE: Final = 0
FROM: Final = 1
AT: Final = 2
LEFT: Final = 3
RAIL: Final = 4
PASSED: Final = 5
STEPS: Final = 6
CROSSING: Final = 7
CANALS_SHUT: Final = 8
CANALS_OPEN: Final = 9
GROUP_SIZE: Final = 10
"""After these stand the leaders that move with the group."""

# `founding`: what is kept while an empire starts.
NEW_COLOUR: Final = 0
RIPPLED: Final = 1
TAKEN_LEVEL: Final = 2
"""The level of the city that becomes the capital, by area: packed area and level."""
FREE_MANOEUVRES: Final = 3
STARTED_CARD: Final = 4
STARTER: Final = 5
FOUNDING_SIZE: Final = 6

# `civil`: what was done in the civilise action under way.
CIVIL_COLOUR: Final = 0
DEMOTED: Final = 1
PROMOTED: Final = 2
DRAWS: Final = 3
ADOPTED: Final = 4
FERTILE_CITIES: Final = 5
OTHER_CITIES: Final = 6
BUILT: Final = 7
"""Areas, packed by nine bits, whose cities were built or improved."""
QUELLED: Final = 8
CIVIL_SIZE: Final = 9
"""After these stand the counters turned over: the place of each << 8, and the type it shows now."""

# `affair`: the event under way.
EVENT_CARD: Final = 0
EVENT_SEAT: Final = 1
EVENT_ACTING: Final = 2
EVENT_TARGET: Final = 3
EVENT_AREA: Final = 4
EVENT_STOPPED: Final = 5
EVENT_LEFT: Final = 6
EVENT_PART: Final = 7
EVENT_TURNED: Final = 8
"""Whoever turned the event aside, plus one."""
EVENT_CHOICES: Final = 9
"""How many targets there were to choose from."""
AFFAIR_SIZE: Final = 10

# `duel`: the assassination under way: seat, card, draws and limit of the assassin; then the same of the target.
DUEL_SIZE: Final = 8


class SevenAgesState(SevenAgesFields):
    def fields(self) -> list[Field]:
        return FIELDS

    # ------------------------------------------------------------------ empires

    def in_play(self, colour: int) -> bool:
        return self.card[colour] >= 0

    def empires_of(self, seat: int) -> list[int]:
        """The colours of a seat's empires, ascending."""
        return [colour for colour in range(MOST_COLOURS) if self.player[colour] == seat]

    def age(self, colour: int) -> int:
        return self.facts.age_at[self.progress[colour]]

    def is_barbarian(self, colour: int) -> bool:
        """Does its card show the no-cities symbol for its age?"""
        return bool(self.facts.no_cities[self.card[colour]] >> self.age(colour) & 1)

    def special(self, colour: int, op: int) -> int:
        return self.facts.special_of(self.card[colour], op)

    # ------------------------------------------------------------------ areas

    def force_in(self, area: int) -> int:
        """The force of the owner of an area, on all its shores."""
        found = self.units[area]
        for place in self.facts.places_of[area][1:]:
            found += self.units[place]
        return found

    def guests_in(self, area: int) -> int:
        found = self.guests[area]
        for place in self.facts.places_of[area][1:]:
            found += self.guests[place]
        return found

    def holder_of(self, area: int) -> int:
        """The colour that controls an area: with a unit that is no aircraft, and nobody else there; else -1."""
        colour = self.occupant[area]
        if colour < 0 or not self.force_in(area) & self.facts.holders or self.guests_in(area):
            return NOTHING
        return colour

    def held_areas(self, colour: int) -> list[int]:
        """The areas an empire controls, ascending."""
        return [area for area, owner in enumerate(self.occupant) if owner == colour and self.holder_of(area) == colour]

    def is_disordered(self, area: int) -> bool:
        return bool(self.marks[area] & DISORDER_MARK)

    def has_disorder(self, colour: int) -> bool:
        found = 0
        for area, mark in enumerate(self.marks):
            if mark & DISORDER_MARK and self.occupant[area] == colour:
                found += 1
        return found > 0

    # ------------------------------------------------------------------ leaders

    def leaders_at(self, colour: int, area: int, kind: int) -> int:
        """How many leaders of a type an empire has in an area."""
        found = 0
        for leader in self.leaders:
            if leader & 15 == colour and leader >> 4 & 15 == kind and leader >> 16 == area:
                found += 1
        return found

    def leaders_with(self, colour: int, kind: int) -> int:
        """How many leaders of a type an empire has anywhere."""
        found = 0
        for leader in self.leaders:
            if leader & 15 == colour and leader >> 4 & 15 == kind:
                found += 1
        return found

    def leader_count(self, colour: int) -> int:
        found = 0
        for leader in self.leaders:
            found += int(leader & 15 == colour)
        return found

    # ------------------------------------------------------------------ glory

    def glory_of(self, seat: int) -> int:
        return sum(self.points[seat * KINDS_OF_GLORY : (seat + 1) * KINDS_OF_GLORY])

    def has_options(self, option: int) -> bool:
        return bool(self.rules & option)

    def clockwise(self, first: int) -> list[int]:
        """All seats clockwise, `first` first."""
        return [(first + number) % self.seats for number in range(self.seats)]

    def players(self, first: int) -> list[int]:
        """The same without those that have not entered the game yet, who have no colours."""
        return [seat for seat in self.clockwise(first) if self.pair[seat] >= 0]

    def most_empires(self) -> int:
        """How many empires a player may have at once, by the number of players."""
        return self.facts.most_empires[len(self.players(0))]

    def seat_of_slot(self, slot: int) -> int:
        if slot < MOST_COLOURS:
            return self.player[slot]
        return slot - LOOSE if slot < LOOSE_WILD else slot - LOOSE_WILD

    def refresh(self) -> None:
        self.army = self.recount()

    def recount(self) -> list[int]:
        """All units of each colour, counted on the map and in the group on the move."""
        found = [0] * MOST_COLOURS
        for place, area in enumerate(self.facts.area_of_place):
            if self.occupant[area] >= 0:
                found[self.occupant[area]] += self.units[place]
            if self.guests[place]:
                found[self.invader] += self.guests[place]
        if self.group and self.group[STEPS]:
            found[self.invader] += self.group[FORCE]
        return found


def own_copy(values: list[int]) -> list[int]:
    """A copy of what is seldom there: an empty list is never changed, so it can be shared."""
    return values.copy() if values else values


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old list to the clones that share it."""
    twin = values.copy()
    twin[index] = value
    return twin


def packed_leader(colour: int, kind: int, named: int, area: int) -> int:
    return colour | kind << 4 | named + 1 << 8 | area << 16


Steps = dict[int, Callable[[SevenAgesState], None]]
"""What runs by itself, by the code of its frame."""
