"""A game as numbers: what a seat sees, what it may do, and what the end is worth to it."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from civitas.envs.packed.rows import BOUND, Rows
from civitas.kernel.errors import BadInput, short
from civitas.kernel.fields import digest
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.kernel.valuation import outcome, totals

Features = NDArray[numpy.float32]
Seen = NDArray[Any]
"""Features, or the rows of `civitas.envs.entities`."""
Mask = NDArray[numpy.int8]

REWARDS: Final = ("share", "zero_sum", "lead")
"""What a finished game gives each seat: its share of the victory, the same so that all seats sum to 0, or the points
it is ahead of the best other seat. A game that is cut short gives nothing."""


class Encoding:
    """How positions of a title become arrays. Observations and masks depend on what the seat knows alone."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.names = title.feature_names()
        """What each number of an observation means."""
        if not self.names:
            raise BadInput("error-no-features", {"title": title.key})
        self.index = {name: place for place, name in enumerate(self.names)}
        """Where each number of an observation stands."""
        self.shape: tuple[int, ...] = (len(self.names),)
        self.kind: Any = numpy.float32
        """The type of the numbers of an observation."""
        self.least: Any = -BOUND
        """No number of an observation is smaller."""
        self.most: Any = BOUND
        """No number of an observation is greater."""
        self.actions = title.moves.size
        self._rows = Rows(title, 1)
        self._seen = numpy.frombuffer(memoryview(self._rows.seen.numbers), numpy.float64)
        self._mask = numpy.frombuffer(memoryview(self._rows.masks), numpy.int8)
        self._texts = [title.moves.text(move) for move in range(self.actions)]
        self.version = digest([self.names, self._texts])[:8]
        """Changes with what the numbers or the actions mean: keep it with whatever you trained."""

    def observe(self, position: Position, seat: int, out: Seen | None = None) -> Seen:
        """The features of the title as the seat may know them, in `out` if that is given.

        They may read everything, hands of others included; so they are taken of an imagined position, the same for all
        true ones that look alike to the seat.
        """
        self._rows.observe(0, position, seat)
        if out is None:
            return self._seen.astype(numpy.float32)
        out[:] = self._seen
        return out

    def publish(self, features: NDArray[Any], positions: Sequence[Position], seats: Sequence[int], out: Seen) -> None:
        """The observations of many games, whose features have been told already."""
        out[:] = features

    def mask(self, position: Position, seat: int, out: Mask | None = None) -> Mask:
        """1 for every move the seat may make. Giving the game up is left out: a seat that means to may still do it."""
        self._rows.mark(0, position, seat)
        if out is None:
            return self._mask.copy()
        out[:] = self._mask
        return out

    def describe(self, position: Position, seat: int) -> dict[str, object]:
        """What the seat is asked, by which rule, and its moves as texts in the order of the mask."""
        question = position.question(seat)
        moves = [self._texts[move] for move in position.contending(seat)]
        return {"question": question.key, "rule": question.rule, "moves": moves}


def whole(value: Any) -> int | None:
    """A whole number from outside, those of numpy included; None for anything else."""
    try:
        return operator.index(value)
    except TypeError:
        return None


def as_move(action: object) -> int:
    """An action as the engine takes it; BadInput for what is no whole number."""
    move = whole(action)
    if move is None:
        raise BadInput("error-bad-move", {"move": short(action)})
    return move


def rewards(position: Position, kind: str) -> list[float]:
    """What the end of a game gives each seat."""
    if kind == "lead":
        return _leads(position)
    shares = outcome(position)
    if kind == "share":
        return shares
    seats = position.seats
    if seats == 1:
        return [2.0 * shares[0] - 1.0]
    return [(seats * share - 1.0) / (seats - 1) for share in shares]


def _leads(position: Position) -> list[float]:
    points = totals(position)
    others = position.standing().get("others", [])
    assert isinstance(others, list)
    automatic = [float(sheet["total"]) for sheet in others]
    found: list[float] = []
    for seat, own in enumerate(points):
        rivals = points[:seat] + points[seat + 1 :] + automatic
        found.append(own - max(rivals, default=0.0))
    return found


def result(position: Position) -> dict[str, object]:
    """How a game ended, for the infos of every seat."""
    standing = position.standing()
    return {"ending": standing["ending"], "winners": standing["winners"], "points": totals(position)}
