"""A second opinion on building in a city of Antiquity: which buildings can be paid for and find room, and where each
may lie, by trying every square and every quarter turn on cities that graves fill at random."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import civitas
from rules.antiquity.tools import FACTS, TITLE, arrange, legal, realm

POSITIONS = 1_000
"""In `make test`; ten times as many in `make soak`."""
Cells = frozenset[tuple[int, int]]


def data(file: str, key: str) -> dict[str, dict[str, Any]]:
    text = (TITLE.folder / "data" / f"{file}.toml").read_text(encoding="utf-8")
    return {row["id"]: row for row in tomllib.loads(text)[key]}


BUILDINGS, HOUSES, GOODS = data("buildings", "building"), data("buildings", "house"), data("goods", "good")
SQUARES = {f"{letter}{number}": (number - 1, place) for place, letter in enumerate("abcdefg") for number in range(1, 8)}


@cache
def bare() -> Any:
    """Two first cities with nothing in them."""
    return arrange(realm()).dump()


def table(goods: dict[str, int], graves: list[str]) -> Any:
    dump = bare()
    dump["state"]["goods"][: len(goods)] = [goods[good] for good in FACTS.goods.ids]
    dump["state"]["graves"][0] = sum(1 << FACTS.squares.index[square] for square in graves)
    return civitas.load(dump)


def affords(held: dict[str, int], cost: dict[str, Any]) -> bool:
    """Goods by name or by class; several of a class must all differ where the cost says so."""
    for what, count in cost.items():
        if what == "different":
            continue
        of_class = [held.get(good, 0) for good, row in GOODS.items() if row["class"] == what or good == what]
        if (sum(map(bool, of_class)) if cost.get("different") else sum(of_class)) < count:
            return False
    return True


def turned(cells: Cells, facing: int) -> Cells:
    """Quarter turns to the right, with the corner of the box at the origin again."""
    for _ in range(facing // 90):
        height = max(row for row, _ in cells)
        cells = frozenset((column, height - row) for row, column in cells)
    return cells


def cells_of(building: str) -> Cells:
    shape = BUILDINGS[building]["shape"]
    return frozenset((row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#")


def laid(cells: Cells, square: tuple[int, int]) -> Cells:
    return frozenset((row + square[0], column + square[1]) for row, column in cells)


@cache
def tried(building: str) -> frozenset[Cells]:
    """On every square, with every quarter turn, as far as it stays inside the city."""
    facings = (0, 90, 180, 270) if BUILDINGS[building]["rotate"] else (0,)
    every = frozenset(SQUARES.values())
    found = {laid(turned(cells_of(building), facing), square) for facing in facings for square in every}
    return frozenset(cells for cells in found if cells <= every)


def placements(building: str, free: set[tuple[int, int]]) -> set[Cells]:
    return {cells for cells in tried(building) if cells <= free}


@pytest.mark.soak
@pytest.mark.rule("antiquity.place.aligned", "antiquity.place.no-overlap", "antiquity.cost.d-means-different")
def test_what_can_be_built_and_where(length: int) -> None:
    dice, seen = Random(40), Counter[str]()
    for number in range(POSITIONS * length):
        held = {good: dice.choice((0, 0, 1, 2)) for good in GOODS}
        graves = dice.sample(sorted(SQUARES), dice.randrange(2, 40))
        free = {square for name, square in SQUARES.items() if name not in graves}
        game = table(held, graves)
        can = {name: affords(held, row["cost"]) for name, row in BUILDINGS.items()}
        can["house"] = any(affords(held, row["cost"]) for row in HOUSES.values())
        told = {move.partition(":")[2] for move in legal(game, 0) if move.startswith("build:")}
        room = {name: placements(name, free) for name in BUILDINGS}
        assert told == {name for name in BUILDINGS if can[name] and room[name]}, (number, held, graves)
        chosen = dice.choice(sorted(told - {"house", "storage"}) or [""])
        if chosen:
            game.play(0, TITLE.moves.parse(f"build:{chosen}"))
            found = set()
            for move in legal(game, 0):
                _, square, facing = move.removeprefix("place:").split("+")
                found.add(laid(turned(cells_of(chosen), int(facing)), SQUARES[square]))
            assert found == room[chosen], (number, chosen, graves)
        seen[chosen] += 1
    assert len(seen) > 15, seen
