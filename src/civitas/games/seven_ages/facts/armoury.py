"""Units, colours and force pools as ready tables.

A force is one number: four bits for each type of unit, in the order of the catalogue.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.facts.atlas import Atlas
from civitas.kernel.data import Data, Table
from civitas.kernel.facts import columns, domain_of
from civitas.kernel.moves import Domain

BITS: Final = 4
MOST_OF_A_TYPE: Final = 15
MOST_UNITS: Final = 60
COLOURS: Final = 15
PAIRS: Final = 7


def count_of(force: int) -> int:
    """How many units a force has."""
    found = 0
    while force > 0:
        found += force & 15
        force >>= 4
    return found


def types_of(force: int) -> list[int]:
    """The types in a force, ascending."""
    found: list[int] = []
    number = 0
    while force > 0:
        if force & 15:
            found.append(number)
        force >>= 4
        number += 1
    return found


def units_of(force: int) -> list[int]:
    """The type of each unit in a force, ascending."""
    found: list[int] = []
    number = 0
    while force > 0:
        for _ in range(force & 15):
            found.append(number)
        force >>= 4
        number += 1
    return found


def of_type(force: int, unit: int) -> int:
    return force >> 4 * unit & 15


def one(unit: int) -> int:
    """A force of a single unit."""
    return 1 << 4 * unit


class Armoury(Atlas):
    def __init__(self, data: Data) -> None:
        super().__init__(data)
        file = data.file("units.toml")
        rows = file.tables("unit")
        self.need(file, "unit", rows, ["spear", "galley", "elephant", "nuke", "star_wars", "armour"])
        self.count(file, "unit", len(rows), 1, MOST_UNITS)
        self.units = domain_of("unit", rows)
        self._read_units(rows)
        self._read_qualities(file)
        self._read_colours(file)
        self._find_masks()
        file.finish()

    def _read_units(self, rows: list[Table]) -> None:
        self.arm, self.level, self.cost, self.move, self.front, self.support, self.flip = columns(7)
        self.feared: list[int] = []
        """Does an elephant take away its front value?"""
        self.reduces_city: list[int] = []
        self.as_cavalry: list[int] = []
        """Does it move and fight in rough terrain like cavalry?"""
        self.crosses_ocean: list[int] = []
        for row in rows:
            name = self.name("unit", row)
            arm = v.ARMS.index(row.one_of("arm", v.ARMS))
            self.arm.append(arm)
            self.level.append(row.whole("level", 1, 49))
            self.cost.append(row.whole("cost", 1, 199))
            self.front.append(row.whole("front", 0, 99))
            self.support.append(row.whole("support", 0, 99))
            self.move.append(row.whole("move", 1, 99))
            flip = row.one_of("flip", self.units.ids) if row.has("flip") else ""
            self.flip.append(self.units.index[flip] if flip else -1)
            self.feared.append(int(row.flag("hurt_by_elephant")))
            self.reduces_city.append(int(row.flag("reduces_city")))
            self.as_cavalry.append(int(arm == v.CAVALRY or row.flag("terrain_as_cavalry")))
            self.crosses_ocean.append(int(row.flag("ocean")))
            self.mark(row, name, bool(row.texts("anchor")))
        for unit, row in enumerate(rows):
            if self.flip[unit] >= 0 and self.flip[self.flip[unit]] != unit:
                raise row.fault("flip", "reason-found", {"found": self.units.ids[self.flip[unit]]})
        self.spear = self.units.index["spear"]
        self.galley = self.units.index["galley"]
        self.elephant = self.units.index["elephant"]
        self.nuke = self.units.index["nuke"]
        self.star_wars = self.units.index["star_wars"]
        self.armour = self.units.index["armour"]

    def _read_qualities(self, file: Table) -> None:
        rows = file.tables("quality")
        self.qualities = domain_of("quality", rows)
        kinds = len(self.units)
        self.fronts: list[int] = []
        """By quality and unit, flat."""
        self.supports: list[int] = []
        self.pool_of_quality: list[int] = []
        """By quality and unit: how many counters of that older side there are."""
        for row in rows:
            name = self.name("quality", row)
            shift, least = row.whole("shift", -9, 9), row.whole("least", 0, 9)
            for unit in range(kinds):
                plain = self.arm[unit] == v.SPECIAL
                self.fronts.append(self.front[unit] if plain else max(least, self.front[unit] + shift))
                self.supports.append(self.support[unit] if plain else max(least, self.support[unit] + shift))
            pool = row.table("pool")
            for item in self.units.ids:
                self.pool_of_quality.append(pool.whole_or(item, 0, 0, MOST_OF_A_TYPE))
            pool.finish()
            self.mark(row, name)

    def _read_colours(self, file: Table) -> None:
        rows = file.tables("colour")
        self.colours = domain_of("colour", rows)
        self.quality: list[int] = []
        self.pair: list[int] = []
        """The pair a colour belongs to, or -1."""
        pairs: list[str] = []
        for row in rows:
            name = self.name("colour", row)
            pair = row.text_or("pair", "")
            if pair and pair not in pairs:
                pairs.append(pair)
            self.pair.append(pairs.index(pair) if pair else -1)
            self.quality.append(self.qualities.index[row.one_of("quality", self.qualities.ids)])
            self.mark(row, name, row.flag("authentic"))
        self.pairs = Domain("pair", pairs)
        self.count(file, "colour", len(rows), COLOURS, COLOURS)
        self.count(file, "colour", len(pairs), PAIRS, PAIRS)

    def _find_masks(self) -> None:
        """The bits of each arm in a force."""
        self.of_arm = [0] * len(v.ARMS)
        for unit, arm in enumerate(self.arm):
            self.of_arm[arm] |= 15 << BITS * unit
        self.land_units = self.of_arm[v.INFANTRY] | self.of_arm[v.CAVALRY] | self.of_arm[v.MISSILE]
        self.naval_units = self.of_arm[v.NAVAL]
        self.aircraft = self.of_arm[v.AIRCRAFT]
        self.special_units = self.of_arm[v.SPECIAL]
        self.air_units = self.aircraft | self.special_units
        self.holders = self.land_units | self.naval_units
        """Units that can hold an area: everything but aircraft, nukes and star wars."""
        self.siege_units = 0
        for unit in range(len(self.units)):
            if self.reduces_city[unit]:
                self.siege_units |= 15 << BITS * unit
        # The two sides of a counter: its number in the pool stands at the side that the pool names.
        kinds = len(self.units)
        self.family: list[int] = []
        for unit in range(kinds):
            other = self.flip[unit]
            self.family.append(other if other >= 0 and self.pool_of_quality[other] else unit)
