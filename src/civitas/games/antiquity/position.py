"""The state of a game of Antiquity: its fields and invariants. No rules.

Sets of hexes are masks over all hexes of the map; what stands on the grid of a city is a mask over its squares. Lists
of cities are flat: four entries for each seat.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.geography import Land, connected, hexes_of, spread
from civitas.games.antiquity.shapes import squares_of
from civitas.games.antiquity.vocabulary import (
    ALCHEMY_SCOPE,
    CITIES,
    FARM,
    FISHERIES,
    FISHERY,
    FOUNTAIN,
    MINE,
    PASSIVE_GRAVED,
    STORAGE,
)
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEM, ITEMS, NUMBER, NUMBERS, PUBLIC, Field
from civitas.kernel.frames import seat_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Title

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

# What a seat has used: bits of `used`. All but the last are cleared every turn.
USED_ALCHEMY: Final = 1
USED_BIOLOGY: Final = 2
USED_RAZE: Final = 4
SPENT_BIOLOGY: Final = 8

# What hangs in the air while a city is rearranged, besides pieces.
AIR_HOUSE: Final = 100
AIR_FOUNTAIN: Final = 101
AIR_GRAVE: Final = 102
AIR_GRAVES: Final = 8
"""A lifted piece is its place in the list, then the number of its graves, then its width and height; a fountain may
have a grave too."""
AIR_WIDTH: Final = 16
AIR_HEIGHT: Final = 20

FIELDS: Final = [
    Field("turn_number", PUBLIC, NUMBER),
    Field("phase", PUBLIC, NUMBER),
    Field("famine", PUBLIC, NUMBER),
    Field("ending", HIDDEN, NUMBER),
    Field("winners", HIDDEN, NUMBER),
    Field("out", HIDDEN, NUMBER),
    Field("cathedrals", PUBLIC, NUMBER),
    Field("order", PUBLIC, NUMBERS),
    Field("faces", HIDDEN, NUMBERS),
    Field("grass", HIDDEN, NUMBER),
    Field("polluted", HIDDEN, NUMBER),
    Field("markers", HIDDEN, NUMBER),
    Field("marker_heap", HIDDEN, ITEMS, "good"),
    Field("ores", HIDDEN, ITEMS, "good"),
    Field("piles", HIDDEN, NUMBERS),
    Field("works", HIDDEN, NUMBERS),
    Field("loads", HIDDEN, NUMBERS),
    Field("goods", HIDDEN, NUMBERS),
    Field("fresh", HIDDEN, NUMBERS),
    Field("centres", PUBLIC, ITEMS, "hex"),
    Field("inns", HIDDEN, NUMBER, per_seat=True),
    Field("houses", HIDDEN, NUMBER, per_seat=True),
    Field("pieces", HIDDEN, NUMBERS, per_seat=True),
    Field("manned", HIDDEN, NUMBER, per_seat=True),
    Field("saint", PUBLIC, ITEM, "saint", per_seat=True),
    Field("used", HIDDEN, NUMBER, per_seat=True),
    Field("healed", PUBLIC, NUMBER, per_seat=True),
    Field("offers", HIDDEN, NUMBER, per_seat=True),
    Field("due", PUBLIC, NUMBER, per_seat=True),
    Field("built", HIDDEN, NUMBERS),
    Field("homes", HIDDEN, NUMBERS),
    Field("fountains", HIDDEN, NUMBERS),
    Field("graves", HIDDEN, NUMBERS),
    Field("razed", HIDDEN, NUMBERS),
    Field("settled", HIDDEN, NUMBERS),
    Field("draft", HIDDEN, NUMBERS),
    Field("air", HIDDEN, NUMBERS),
    Field("before", HIDDEN, NUMBERS),
]


class AntiquityState(Position):
    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        drawn: int,
        now: int,
        later: list[int],
        seen: list[int],
        closing: list[Joint],
        facts: Catalogue,
        readings: int,
        land: Land,
        turn_number: int,
        phase: int,
        famine: int,
        ending: int,
        winners: int,
        out: int,
        cathedrals: int,
        order: list[int],
        faces: list[int],
        grass: int,
        polluted: int,
        markers: int,
        marker_heap: list[int],
        ores: list[int],
        piles: list[int],
        works: list[int],
        loads: list[int],
        goods: list[int],
        fresh: list[int],
        centres: list[int],
        inns: list[int],
        houses: list[int],
        pieces: list[list[int]],
        manned: list[int],
        saint: list[int],
        used: list[int],
        healed: list[int],
        offers: list[int],
        due: list[int],
        built: list[int],
        homes: list[int],
        fountains: list[int],
        graves: list[int],
        razed: list[int],
        settled: list[int],
        draft: list[int],
        air: list[int],
        before: list[int],
        taken: int,
        water: int,
        bodies: list[int],
        shores: list[int],
        held: list[int],
        fringe: list[int],
        zone: list[int],
        owned: list[int],
        active: list[int],
    ) -> None:
        super().__init__(title, seats, options, chance, drawn, now, later, seen, closing)
        self.facts = facts
        self.readings = readings
        """Mask of the questions in which the rulebook at hand is followed to the letter."""
        self.land = land
        self.turn_number = turn_number
        self.phase = phase
        """1 to 10; 0 during set-up."""
        self.famine = famine
        self.ending = ending
        self.winners = winners
        """Mask of seats, once the game is over."""
        self.out = out
        """Mask of the seats that are eliminated."""
        self.cathedrals = cathedrals
        """Built in this turn, by anyone."""
        self.order = order
        """The seats still in the game in turn order. Replaced, never changed in place."""
        self.faces = faces
        """Per tile its face times six plus its rotation. Never changes after set-up."""
        self.grass = grass
        """Forest hexes that were felled."""
        self.polluted = polluted
        self.markers = markers
        """Hexes with an exploration marker face down."""
        self.marker_heap = marker_heap
        """The goods on markers nobody has seen, those discarded unseen among them. Replaced, never changed in place."""
        self.ores = ores
        """Per mountain range the ore it yields, or -1. Replaced, never changed in place."""
        self.piles = piles
        self.works = works
        """The industries of all, oldest first, each packed into a number."""
        self.loads = loads
        """Per industry the hexes that hold its goods."""
        self.goods = goods
        """By seat and good, flat; what may be traded with others."""
        self.fresh = fresh
        """Bought from the supply in this phase; not for trade with others."""
        self.centres = centres
        """Per city the hex of its centre, or -1. Replaced, never changed in place."""
        self.inns = inns
        self.houses = houses
        """Per seat the mask of house numbers that are built; each has brought a man."""
        self.pieces = pieces
        """Per seat its buildings but for houses and fountains, each packed. The inner lists are replaced, never changed
        in place."""
        self.manned = manned
        """Per seat the mask of its pieces with a man on them."""
        self.saint = saint
        """Per seat its patron, or -1. Replaced, never changed in place."""
        self.used = used
        self.healed = healed
        """Graves removed by the hospital in this turn."""
        self.offers = offers
        """Offers made in this turn."""
        self.due = due
        """Graves still to be placed."""
        self.built = built
        """Per city the squares under buildings of any kind."""
        self.homes = homes
        self.fountains = fountains
        self.graves = graves
        # These four are empty but in rare moments: replaced, and clones share them.
        self.razed = razed
        """Squares left by a cathedral in this turn."""
        self.settled = settled
        """Squares that took part in a rearrangement in this turn."""
        self.draft = draft
        """The offer being filled in: goods given, then goods asked for."""
        self.air = air
        """What was lifted and not yet set down."""
        self.before = before
        """The cities of the seat as they were before it lifted anything."""

        # What follows from the fields above and is kept up to date for speed; see `refresh`.
        self.taken = taken
        """Hexes under a city, an inn, a fishery, a good or a man."""
        self.water = water
        """Water that no city covers."""
        self.bodies = bodies
        """Its connected parts, and per part the land next to it. Replaced, never changed in place."""
        self.shores = shores
        self.held = held
        """Per seat the hexes of its cities and inns."""
        self.fringe = fringe
        """Per seat the hexes next to one of its cities or inns."""
        self.zone = zone
        """Per seat its zone of control, without its own cities and inns."""
        self.owned = owned
        """Per seat the mask of buildings it has, houses and fountains included."""
        self.active = active
        """Per seat the mask of powers that work."""

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

    def survey_water(self) -> None:
        """Water that cities do not cover, its connected parts and their shores."""
        layout = self.land.layout
        covered = 0
        for centre in self.centres:
            if centre >= 0:
                covered |= layout.city[centre]
        self.water = self.land.water & ~covered
        self.bodies = connected(layout, self.water)
        self.shores = [spread(layout, body) & ~self.water for body in self.bodies]

    def count_taken(self) -> int:
        layout = self.land.layout
        found = 0
        for centre in self.centres:
            if centre >= 0:
                found |= layout.city[centre]
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

    # ------------------------------------------------------------------ what must hold

    def problems(self) -> list[str]:
        """What must hold in every position the rules can reach."""
        found = self._shape_problems()
        if found:
            return found
        for seat in range(self.seats):
            found += self._city_problems(seat)
        found += self._map_problems()
        found += self._pile_problems()
        return found

    def _shape_problems(self) -> list[str]:
        """Lists of the right length: the rest relies on it."""
        facts, seats = self.facts, self.seats
        cities = [self.centres, self.built, self.homes, self.fountains, self.graves, self.razed, self.settled]
        if any([len(values) != seats * CITIES for values in cities]):
            return ["a list does not fit the number of cities"]
        if len(self.goods) != seats * len(facts.goods) or len(self.fresh) != len(self.goods):
            return ["a list does not fit the number of goods"]
        if len(self.works) != len(self.loads) or len(self.ores) != len(self.land.ranges):
            return ["a list does not fit the countryside"]
        if len(self.piles) != len(facts.pile_sizes) or len(self.faces) != self.land.layout.tiles:
            return ["a list does not fit the components"]
        if min(self.goods) < 0 or min(self.fresh) < 0 or min(self.piles) < 0 or self.famine < 0:
            return ["less than nothing"]
        if sorted([*self.order, *squares_of(self.out)]) != list(range(seats)):
            return ["the turn order does not hold each seat once"]
        return []

    def _city_problems(self, seat: int) -> list[str]:
        found: list[str] = []
        first = seat * CITIES
        spots = [0] * CITIES
        pieces = [
            (piece & KIND_MASK, piece >> KIND_BITS & CITY_MASK, piece >> SPOT_SHIFT) for piece in self.pieces[seat]
        ]
        pieces += [(-1, city, self.homes[first + city]) for city in range(CITIES)]
        pieces += [(-1, city, self.fountains[first + city]) for city in range(CITIES)]
        for _, city, spot in pieces:
            if spots[city] & spot:
                found.append(f"two buildings of seat {seat} overlap")
            spots[city] |= spot
        for city in range(CITIES):
            built, graves = self.built[first + city], self.graves[first + city]
            if built != spots[city]:
                found.append(f"the grid of seat {seat} differs from its buildings")
            # The maps of an eliminated player stay aside when its cities are gone.
            squares = self.facts.full[self.grid(city)] if self.is_out(seat) else self.full(first + city)
            if (built | graves) & ~squares:
                found.append(f"something of seat {seat} lies outside its city")
            if graves & self.homes[first + city]:
                found.append(f"a grave on a house of seat {seat}")
        homes = sum([self.homes[first + city].bit_count() for city in range(CITIES)]) + self._in_air(seat, AIR_HOUSE)
        if homes != self.men(seat) or self.houses[seat] >> len(self.facts.houses):
            found.append(f"houses of seat {seat} are lost or doubled")
        if self.free_men(seat) < 0:
            found.append(f"seat {seat} has fewer men than work")
        found += self._manning_problems(seat)
        return found

    def _manning_problems(self, seat: int) -> list[str]:
        for number, piece in enumerate(self.pieces[seat]):
            if self.manned[seat] >> number & 1:
                graves = self.graves[seat * CITIES + (piece >> KIND_BITS & CITY_MASK)]
                if not self.facts.mannable[piece & KIND_MASK] or graves & piece >> SPOT_SHIFT:
                    return [f"a man of seat {seat} where none can stand"]
        if self.manned[seat] >> len(self.pieces[seat]):
            return [f"a man of seat {seat} on no building"]
        once = [piece & KIND_MASK for piece in self.pieces[seat] if not self.facts.repeatable[piece & KIND_MASK]]
        if len(set(once)) != len(once):
            return [f"a building of seat {seat} stands twice"]
        return []

    def _in_air(self, seat: int, thing: int) -> int:
        """Things in the air belong to whoever is rearranging."""
        return (
            [entry & 255 for entry in self.air if not is_piece(entry)].count(thing) if seat_of(self.now) == seat else 0
        )

    def _map_problems(self) -> list[str]:
        found: list[str] = []
        if self.taken != self.count_taken():
            found.append("the occupied hexes differ from what stands on them")
        claimed = 0
        parts = [self.land.layout.city[centre] for centre in self.centres if centre >= 0]
        parts += list(self.inns)
        for work, load in zip(self.works, self.loads, strict=True):
            parts.append(load | self.work_hexes(work))
        for part in parts:
            if part & claimed:
                found.append("two things on one hex")
            claimed |= part
        for work, load in zip(self.works, self.loads, strict=True):
            pollutes = work >> WORK_KIND & 3 in (FARM, MINE, FISHERY)
            # To the letter, alchemy cleans under goods too.
            ground = self.land.layout.all if self.reads(ALCHEMY_SCOPE) else self.polluted
            if load == 0 or load & ~(ground if pollutes else self.grass):
                found.append("an industry without goods, or on the wrong ground")
        if self.markers & self.taken or self.markers & ~self.land.explorations or self.markers & self.polluted:
            found.append("a marker where none can lie")
        if len(self.marker_heap) < self.markers.bit_count():
            found.append("a marker nobody knows of")
        if self.grass & ~self.land.forest or self.polluted & ~self.land.layout.all:
            found.append("grass or pollution where none can be")
        return found

    def _pile_problems(self) -> list[str]:
        """Pieces in the piles and in play are as many as there are."""
        facts = self.facts
        in_play = [0] * len(facts.pile_sizes)
        for seat in range(self.seats):
            for piece in self.pieces[seat]:
                pile = facts.pile[piece & KIND_MASK]
                if pile >= 0:
                    storage = facts.power[piece & KIND_MASK] == STORAGE
                    in_play[pile] += (piece >> SPOT_SHIFT).bit_count() // facts.piece_squares if storage else 1
            fountain = facts.pile[facts.with_power[FOUNTAIN]]
            for city in range(seat * CITIES, seat * CITIES + CITIES):
                in_play[fountain] += self.fountains[city].bit_count()
            in_play[fountain] += self._in_air(seat, AIR_FOUNTAIN)
        in_play[FISHERIES] = len([work for work in self.works if work >> WORK_KIND & 3 == FISHERY])
        for entry in self.air:
            if is_piece(entry):
                in_play[facts.pile[facts.with_power[STORAGE]]] += self._lifted_storage(entry)
        wrong = [
            count + left != whole for count, left, whole in zip(in_play, self.piles, facts.pile_sizes, strict=True)
        ]
        return ["a piece too many or too few in a common pile"] if any(wrong) else []

    def _lifted_storage(self, entry: int) -> int:
        """Storage pieces that hang in the air."""
        seat = seat_of(self.now)
        kind = self.pieces[seat][entry & 255] & KIND_MASK
        if self.facts.power[kind] != STORAGE:
            return 0
        return (entry >> AIR_WIDTH & 15) * (entry >> AIR_HEIGHT & 15) // self.facts.piece_squares


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
