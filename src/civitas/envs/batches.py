"""The arrays of many games: what each step of a batch gives, wherever its memory lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from civitas.envs.encoding import Mask, Seen, as_move
from civitas.envs.setups import Setup
from civitas.kernel.errors import BadInput

Actions = Sequence[int] | NDArray[Any]
Maker = Callable[[tuple[int, ...], Any], NDArray[Any]]
"""Makes an array of a shape and a type, filled with 0."""


@dataclass
class Batch:
    """One decision of each game. The arrays are written over by the next step: copy what you keep."""

    observations: Seen
    """A row for each game: what the seat that is asked sees."""
    masks: Mask
    """A row for each game: 1 for every move that seat may make."""
    seats: NDArray[numpy.int64]
    """The seat that is asked in each game."""
    rewards: NDArray[numpy.float32]
    """A row for each game: what the step just made brought each seat. Not 0 only where the game ended with it."""
    terminated: NDArray[numpy.bool_]
    """Games that ended with the step just made; everything above but the rewards is of the next game."""
    truncated: NDArray[numpy.bool_]
    """Games that were cut short by the limit; as above."""
    last: Seen
    """Where one seat learns: what it saw at the end, for the games that ended with the step just made."""

    @staticmethod
    def blank(setup: Setup, count: int, make: Maker = numpy.zeros, alone: bool = False) -> Batch:
        """For all seats, or for one alone, whose rewards are one column."""
        encoding = setup.encoding
        return Batch(
            observations=make((count, *encoding.shape), encoding.kind),
            masks=make((count, encoding.actions), numpy.int8),
            seats=make((count,), numpy.int64),
            rewards=make((count, 1 if alone else setup.seats), numpy.float32),
            terminated=make((count,), numpy.bool_),
            truncated=make((count,), numpy.bool_),
            last=make((count if alone else 0, *encoding.shape), encoding.kind),
        )

    def part(self, first: int, end: int) -> Batch:
        """Some of the games, in the same memory."""
        return Batch(
            self.observations[first:end],
            self.masks[first:end],
            self.seats[first:end],
            self.rewards[first:end],
            self.terminated[first:end],
            self.truncated[first:end],
            self.last[first:end],
        )

    def forget(self) -> None:
        """No game has ended in the step that begins."""
        self.rewards[:] = 0.0
        self.terminated[:] = False
        self.truncated[:] = False


def as_moves(actions: Actions, count: int) -> list[int]:
    """Actions for so many games as the engine takes them; BadInput if they are not so many, or no whole numbers."""
    if len(actions) != count:
        raise BadInput("error-actions-count", {"given": len(actions), "games": count})
    if isinstance(actions, numpy.ndarray) and actions.dtype.kind in "iu" and actions.ndim == 1:
        found: list[int] = actions.tolist()
        return found
    if type(actions) is list and set(map(type, actions)) == {int}:
        return actions
    return [as_move(action) for action in actions]
