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


class SevenAgesState(SevenAgesFields):
    def fields(self) -> list[Field]:
        return FIELDS

    # ------------------------------------------------------------------ empires

    def note_city_built(self, colour: int) -> None:
        """Games of earlier editions do not note it, and stay what their records say."""
        if self.edition >= FIRST_BUILT:
            self.built |= 1 << colour

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
        if self.group and self.group.steps:
            found[self.invader] += self.group.force
        return found


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old list to the clones that share it."""
    twin = values.copy()
    twin[index] = value
    return twin


def packed_leader(colour: int, kind: int, named: int, area: int) -> int:
    return colour | kind << 4 | named + 1 << 8 | area << 16


Steps = dict[int, Callable[[SevenAgesState], None]]
"""What runs by itself, by the code of its frame."""
