"""What a second opinion on 7 Ages reads: the data files once more, and boards on which everything was strewn at random.

The reference functions that use it know nothing of the engine but the board they are shown: who has which units where.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import civitas
from rules.seven_ages.tools import TITLE, found, table

EMPIRES = [("egyptians", "orange", 0), ("sumerians", "yellow", 0), ("shang", "red", 1), ("romans", "brown", 2)]
"""Empires whose cards say nothing about movement, range or conflict, with their colours and seats."""
LAND = ["spear", "sword", "archer", "chariot", "light_horse", "catapult", "rifle", "cannon", "knight"]
SHIPS = ["galley", "frigate"]


# --- the data, read anew


@cache
def data(file: str) -> dict[str, Any]:
    return tomllib.loads((TITLE.folder / "data" / file).read_text(encoding="utf-8"))


@cache
def areas() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data("map.toml")["area"]}


@cache
def unit_rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data("units.toml")["unit"]}


@cache
def terrains() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data("rules.toml")["terrain"]}


def is_water(name: str) -> bool:
    return bool(areas()[name]["terrain"] in ("sea", "ocean"))


@cache
def neighbours(name: str) -> frozenset[str]:
    """By border or across a strait."""
    crossings = [{row["a"], row["b"]} for row in data("map.toml")["strait"]]
    across = {other for pair in crossings if name in pair for other in pair - {name}}
    return frozenset(areas()[name]["borders"]) | across


# --- a board


@cache
def _first() -> dict[str, object]:
    dump: dict[str, object] = table(3, seed=1).dump()
    return dump


def blank() -> Any:
    """A game of three without empires."""
    return civitas.load(_first())


@dataclass
class Board:
    position: Any
    units: dict[str, dict[str, Counter[str]]]
    """By place and empire."""
    age: dict[str, int]

    def at(self, name: str, empire: str) -> Counter[str]:
        """Units of an empire in an area, on all its shores."""
        shores = [self.units[where] for where in (name, f"{name}_2") if where in self.units]
        return sum([shore[empire] for shore in shores if empire in shore], Counter())

    def strangers(self, name: str, empire: str) -> int:
        return sum(self.at(name, other).total() for other in self.age if other != empire)

    def owner(self, name: str) -> str | None:
        """Who controls an area: with a unit that is no aircraft."""
        for empire in self.age:
            if any(unit_rows()[unit]["arm"] != "aircraft" for unit in self.at(name, empire)):
                return empire
        return None


def boards(count: int, seed: int) -> Iterator[tuple[Random, Board]]:
    """Boards with units of four empires of three players strewn over a few regions, so that they meet."""
    random = Random(seed)
    ids = list(areas())
    for _ in range(count):
        p = blank()
        centre = random.choice(ids)
        near = {centre}
        for _ in range(4):
            near |= {other for name in near for other in neighbours(name)}
        units: dict[str, dict[str, Counter[str]]] = {}
        ages: dict[str, int] = {}
        free = sorted(near)
        random.shuffle(free)
        for name, of_colour, seat in EMPIRES:
            number = random.randrange(1, 7)
            ages[name] = random.randrange(1, 7)
            strewn: dict[str, str] = {}
            for _ in range(min(number, len(free))):
                where = free.pop()
                kinds = SHIPS if is_water(where) else LAND
                if not is_water(where) and areas()[where].get("coast") and random.random() < 0.3:
                    kinds = SHIPS
                strewn[where] = " ".join(random.choices(kinds, k=random.randrange(1, 4)))
                if random.random() < 0.15:
                    strewn[where] += " fighter"
            found(p, seat, name, of_colour, strewn, progress=1 + 7 * (ages[name] - 1))
            for where, what in strewn.items():
                units[where] = {name: Counter(what.split())}
        yield random, Board(p, units, ages)
