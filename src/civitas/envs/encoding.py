"""A game as numbers: what a seat sees, what it may do, and what the end is worth to it."""

from __future__ import annotations

import operator
from struct import Struct
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from civitas.bots.thinking.judge import scene
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput, short
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.kernel.valuation import outcome, totals

Features = NDArray[numpy.float32]
Mask = NDArray[numpy.int8]

REWARDS: Final = ("share", "zero_sum", "lead")
"""What a finished game gives each seat: its share of the victory, the same so that all seats sum to 0, or the points
it is ahead of the best other seat. A game that is cut short gives nothing."""

_IMAGINED: Final = Chance(0)
"""Deals what a seat cannot see; any stream does, as long as it is always the same."""


class Encoding:
    """How positions of a title become arrays. Observations and masks depend on what the seat knows alone."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.names = title.feature_names()
        """What each number of an observation means."""
        if not self.names:
            raise BadInput("error-no-features", {"title": title.key})
        self.actions = title.moves.size
        self._buffer = [0.0] * len(self.names)
        self._layout = Struct(f"{len(self.names)}f")
        self._texts = [title.moves.text(move) for move in range(self.actions)]

    def observe(self, position: Position, seat: int, out: Features | None = None) -> Features:
        """The features of the title as the seat may know them, in `out` if that is given.

        They may read everything, hands of others included; so they are taken of an imagined position, the same for all
        true ones that look alike to the seat.
        """
        found = numpy.empty(len(self.names), numpy.float32) if out is None else out
        self.title.features(scene(position, seat).imagine(seat, _IMAGINED), seat, self._buffer)
        # Twice as fast as what numpy does with a list.
        self._layout.pack_into(found.data, 0, *self._buffer)
        return found

    def mask(self, position: Position, seat: int, out: Mask | None = None) -> Mask:
        """1 for every move the seat may make. Giving the game up is left out: a seat that means to may still do it."""
        found = numpy.empty(self.actions, numpy.int8) if out is None else out
        found.fill(0)
        found[position.contending(seat)] = 1
        return found

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
