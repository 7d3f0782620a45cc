"""The state of a game of Antiquity: its fields and invariants. No rules.

Sets of hexes are masks over all hexes of the map; what stands on the grid of a city is a mask over its squares. Lists
of cities are flat: four entries for each seat.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.facts.geography import connected, hexes_of, spread
from civitas.games.antiquity.fields import FIELDS
from civitas.games.antiquity.state import AntiquityFields
from civitas.games.antiquity.vocabulary import CITIES, FISHERY, PASSIVE_GRAVED
from civitas.kernel.fields import Field

NOBODY_SAINT: Final = -1

# A piece on a grid: its building (5 bits), its city (2 bits), its squares.
KIND_BITS: Final = 5
KIND_MASK: Final = 31
CITY_MASK: Final = 3
SPOT_SHIFT: Final = 7

# An industry: its owner (2 bits), its kind (2 bits), its product (4 bits), its site (a hex; for a fishery a pair).
WORK_KIND: Final = 2
WORK_PRODUCT: Final = 4
WORK_SITE: Final = 8

# What a seat has used: bits of `used`. All but the spent biology are cleared every turn.
USED_ALCHEMY: Final = 1
USED_BIOLOGY: Final = 2
USED_RAZE: Final = 4
SPENT_BIOLOGY: Final = 8
USED_MARKET: Final = 16
USED_PHILOSOPHY: Final = 32
DRAWN: Final = 64
"""Something was taken from the first common pile; the bits of the next two follow."""
RECALLS: Final = 9
"""From this bit on: how often a man was called back."""

# What hangs in the air while a city is rearranged, besides pieces.
AIR_HOUSE: Final = 100
AIR_FOUNTAIN: Final = 101
AIR_GRAVE: Final = 102
AIR_GRAVES: Final = 8
"""A lifted piece is its place in the list, then the number of its graves, then its width and height; a fountain may
have a grave too."""
AIR_WIDTH: Final = 16
AIR_HEIGHT: Final = 20


class AntiquityState(AntiquityFields):
    def fields(self) -> list[Field]:
        return FIELDS

    # ------------------------------------------------------------------ reading

    def reads(self, reading: int) -> bool:
        """Is the rulebook at hand followed to the letter in this question?"""
        return bool(self.readings & reading)

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def has(self, seat: int, power: int) -> bool:
        return bool(self.active[seat] >> power & 1)

    def holds(self, seat: int, good: int) -> int:
        at = seat * len(self.facts.goods.ids) + good
        return self.goods[at] + self.fresh[at]

    def goods_of(self, seat: int) -> list[int]:
        """How many a seat has of each good."""
        count = len(self.facts.goods.ids)
        first = seat * count
        return [self.goods[first + good] + self.fresh[first + good] for good in range(count)]

    def total_goods(self, seat: int) -> int:
        total = 0
        for count in self.goods_of(seat):
            total += count
        return total

    def city_count(self, seat: int) -> int:
        count = 0
        for city in range(CITIES):
            if self.centres[seat * CITIES + city] >= 0:
                count += 1
        return count

    def grid(self, city: int) -> int:
        """Which grid a city of a seat has: the first is larger."""
        return 0 if city % CITIES == 0 else 1

    def full(self, city: int) -> int:
        """The squares of a city (a place in the flat lists); none if it is not founded."""
        return self.facts.full[self.grid(city)] if self.centres[city] >= 0 else 0

    def free(self, city: int) -> int:
        """The squares on which something may be built."""
        return self.full(city) & ~(self.built[city] | self.graves[city] | self.razed[city])

    def men(self, seat: int) -> int:
        """Men in play, wherever they are."""
        return self.houses[seat].bit_count()

    def men_at_work(self, seat: int) -> int:
        count = 0
        for work in self.works:
            if work & 3 == seat:
                count += 1
        return count

    def free_men(self, seat: int) -> int:
        """Men that stand neither on a building nor on an industry."""
        return self.men(seat) - self.manned[seat].bit_count() - self.men_at_work(seat)

    def fountain_count(self, seat: int) -> int:
        """Fountains that work."""
        count = 0
        for city in range(seat * CITIES, seat * CITIES + CITIES):
            working = self.fountains[city]
            if not self.reads(PASSIVE_GRAVED):
                working &= ~self.graves[city]
            count += working.bit_count()
        return count

    def forest(self) -> int:
        return self.land.forest & ~self.grass

    def plain(self) -> int:
        return self.land.plain | self.grass

    def work_hexes(self, work: int) -> int:
        """The hexes under an industry itself: its centre, or both halves of a fishery."""
        site = work >> WORK_SITE
        if work >> WORK_KIND & 3 != FISHERY:
            return 1 << site
        directions = len(self.facts.directions.ids)
        return 1 << site // directions | 1 << self.land.layout.partner[site]

    def clean_zone(self, seat: int) -> int:
        """Unpolluted hexes of the zone: what decides between several winners."""
        return (self.zone[seat] & ~self.polluted).bit_count()

    # ------------------------------------------------------------------ what follows from the fields

    def refresh(self) -> None:
        self.land = self.facts.land(self.seats, self.faces)
        self.taken = self.count_taken()
        self.survey_water()
        for seat in range(self.seats):
            self.survey_seat(seat)

    def city_hexes(self) -> int:
        """The hexes that cities cover."""
        found = 0
        for centre in self.centres:
            if centre >= 0:
                found |= self.land.layout.city[centre]
        return found

    def survey_water(self) -> None:
        """Water that cities do not cover, its connected parts and their shores."""
        layout = self.land.layout
        self.water = self.land.water & ~self.city_hexes()
        self.bodies = connected(layout, self.water)
        self.shores = [spread(layout, body) & ~self.water for body in self.bodies]

    def count_taken(self) -> int:
        found = self.city_hexes()
        for inns in self.inns:
            found |= inns
        for work, load in zip(self.works, self.loads, strict=True):
            found |= load | self.work_hexes(work)
        return found

    def survey_seat(self, seat: int) -> None:
        layout = self.land.layout
        held = self.inns[seat]
        fringe = spread(layout, held)
        for city in range(seat * CITIES, seat * CITIES + CITIES):
            centre = self.centres[city]
            if centre >= 0:
                held |= layout.city[centre]
                fringe |= layout.around[centre]
        self.held[seat] = held
        self.fringe[seat] = fringe


def is_piece(entry: int) -> bool:
    """Is this a piece in the air, not a house, a fountain or a grave?"""
    return entry >= 1 << AIR_WIDTH


def piece_of(kind: int, city: int, spot: int) -> int:
    return kind | city << KIND_BITS | spot << SPOT_SHIFT


def kind_in(piece: int) -> int:
    return piece & KIND_MASK


def city_in(piece: int) -> int:
    """Which of its owner's cities a piece stands in."""
    return piece >> KIND_BITS & CITY_MASK


def spot_of(piece: int) -> int:
    return piece >> SPOT_SHIFT


def work_of(owner: int, kind: int, product: int, site: int) -> int:
    return owner | kind << WORK_KIND | product << WORK_PRODUCT | site << WORK_SITE


def owner_in(work: int) -> int:
    return work & 3


def work_kind(work: int) -> int:
    return work >> WORK_KIND & 3


def product_in(work: int) -> int:
    return work >> WORK_PRODUCT & 15


def site_in(work: int) -> int:
    return work >> WORK_SITE


def hex_ids(p: AntiquityState, mask: int) -> list[str]:
    ids = p.facts.hexes.ids
    return [ids[number] for number in hexes_of(mask)]
