"""The two rows of the action cards: how often a step is made, what it costs and what it brings."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.vocabulary import ACTIONS, EXPLOIT
from civitas.kernel.data import Table

KEYS: Final = ["cost", "points", "vp", "cubes"]
MOST: Final = [9, 9, 99, 4]


def read_rows(rows: list[Table]) -> list[list[int]]:
    """Steps, cost, points, vp and cubes: lists with the basic rows of all cards, then the advanced ones."""
    count = len(ACTIONS)
    steps = [1] * count + [2] * count
    figures = [[0] * (2 * count) for _ in KEYS]
    for number, row in enumerate(rows):
        _read(figures, number, row, [row.whole("cost", 0, 9), 0, 0, 0])
        basic = [values[number] for values in figures]
        advanced = row.table("advanced") if row.has("advanced") else Table({}, "actions.toml", "")
        steps[number + count] = advanced.whole_or("steps", 2, 1, 4)
        _read(figures, number + count, advanced, basic)
        advanced.finish()
    figures[-1][EXPLOIT] = rows[EXPLOIT].whole("cubes", 1, 4)
    return [steps, *figures]


def _read(figures: list[list[int]], line: int, row: Table, otherwise: list[int]) -> None:
    """The numbers of one row; what it does not say is as told."""
    for number, values in enumerate(figures):
        values[line] = row.whole_or(KEYS[number], otherwise[number], 0, MOST[number])
