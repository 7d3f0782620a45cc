"""Observations and masks of many games, written row by row into memory that numpy reads as it is.

The buffers are packed vectors: compiled code writes a number to its place without making an object of it. What a row
held before is taken back number by number, because most of a row is 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from civitas.bots.thinking.judge import scene
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.senses import Senses
from civitas.kernel.title import Title

BOUND: Final = 16.0
"""No number of an observation lies beyond it, above or below; most are between 0 and 1."""

_IMAGINED: Final = Chance(0)
"""Deals what a seat cannot see; any stream does, as long as it is always the same."""


def zeros(count: int) -> vec[float]:
    found: vec[float] = vec[float]()
    for _ in range(count):
        found = append(found, 0.0)
    return found


class Observations(Senses):
    """What the seats that are asked see, a row for each game."""

    def __init__(self, rows: int, width: int) -> None:
        self.width: i64 = width
        self.numbers: vec[float] = zeros(rows * width)
        told: vec[i64] = vec[i64]()
        for _ in range(rows * width):
            told = append(told, 0)
        self._told: vec[i64] = told
        """The places of each row that hold something, in the order in which they were told."""
        ends: vec[i64] = vec[i64]()
        for row in range(rows):
            ends = append(ends, row * width)
        self._ends: vec[i64] = ends
        """Where the list of each row in it ends; of the row that is being told, `_end` says so."""
        self._row: i64 = 0
        self._first: i64 = 0
        self._end: i64 = 0

    def begin(self, row: int) -> None:
        """What is told from now on belongs to this row, which is empty now."""
        number: i64 = row
        first = number * self.width
        numbers = self.numbers
        told = self._told
        self._ends[self._row] = self._end
        end = self._ends[number]
        at = first
        while at < end:
            numbers[first + told[at]] = 0.0
            at += 1
        self._row = number
        self._first = first
        self._end = first

    def add(self, place: int) -> None:
        self._note(place, 1.0)

    def weigh(self, place: int, value: float) -> None:
        if value != 0.0:
            self._note(place, BOUND if value > BOUND else -BOUND if value < -BOUND else value)

    def _note(self, place: i64, value: float) -> None:
        end = self._end
        self._told[end] = place
        self._end = end + 1
        self.numbers[self._first + place] = value


class Rows:
    """The decisions of many games of a title: who is asked, what that seat sees, what it may do."""

    def __init__(self, title: Title, rows: int) -> None:
        self.title = title
        self._open = title.advice.open_sense
        self.seen = Observations(rows, len(title.feature_names()))
        self.actions: i64 = title.moves.size
        masks: vec[u8] = vec[u8]()
        for _ in range(rows * title.moves.size):
            masks = append(masks, 0)
        self.masks: vec[u8] = masks
        self.legal: list[list[int]] = [[] for _ in range(rows)]
        """What each row may do, as a list."""
        self.seats: list[int] = [-1] * rows

    def write(self, row: int, position: Position, seat: int) -> None:
        """The decision of a seat in one of the games."""
        self.seats[row] = seat
        self.observe(row, position, seat)
        self.mark(row, position, seat)

    def observe(self, row: int, position: Position, seat: int) -> None:
        """Features that may read everything, hands of others included, are taken of an imagined position, the same for
        all true ones that look alike to the seat. Those of titles that promise to read nothing hidden are not."""
        self.seen.begin(row)
        stage = scene(position, seat)
        self.title.sense(stage if self._open else stage.imagine(seat, _IMAGINED), seat, self.seen)

    def mark(self, row: int, position: Position, seat: int) -> None:
        """Giving the game up is left out: a seat that means to may still do it."""
        first: i64 = row
        first *= self.actions
        masks = self.masks
        for move in self.legal[row]:
            before: i64 = move
            masks[first + before] = 0
        legal = position.contending(seat)
        for move in legal:
            now: i64 = move
            masks[first + now] = 1
        self.legal[row] = legal

    def refused(self, positions: list[Position], moves: list[int]) -> int:
        """The first game whose move is not legal, or -1. What is not in the mask may still be to give the game up."""
        masks = self.masks
        first: i64 = 0
        for row in range(len(positions)):
            asked = moves[row]
            known = False
            if 0 <= asked < self.title.moves.size:
                move: i64 = asked
                known = masks[first + move] == 1
            if not known and positions[row].check(self.seats[row], asked):
                return row
            first += self.actions
        return -1

    def advance(self, positions: list[Position], moves: list[int]) -> list[int]:
        """Make a move in each game, write the next decision of those that go on, and name those that are over."""
        over: list[int] = []
        for row in range(len(positions)):
            position = positions[row]
            position.advance(self.seats[row], moves[row])
            seat = position.turn()
            if seat < 0:
                over.append(row)
            else:
                self.write(row, position, seat)
        return over
