"""Many games side by side in one process: arrays in, arrays out, and a game that ends is followed by the next one.

>>> from civitas.envs.vector import VectorGames
>>> games = VectorGames("seven_wonders_duel", count=3)
>>> batch = games.reset(seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.seats
((3, 454), (3, 1192), array([1, 1, 0]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from civitas.envs.encoding import Features, Mask, as_move
from civitas.envs.packed.rows import Rows
from civitas.envs.setups import Setup, at_least_one
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position


@dataclass
class Batch:
    """One decision of each game. The arrays are written over by the next step: copy what you keep."""

    observations: Features
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


class VectorGames:
    """Games of one title that all go one decision further with every step, whoever is asked."""

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        reward: str = "share",
        limit: int | None = None,
    ) -> None:
        at_least_one("count", count)
        self.setup = Setup(title, seats, options, pack, reward, limit)
        self.encoding = self.setup.encoding
        self.count = count
        self.positions: list[Position] = []
        self._steps = numpy.zeros(count, numpy.int64)
        self._luck = numpy.random.default_rng()
        self._rows = rows = Rows(self.setup.title, count)
        self._seen = numpy.frombuffer(memoryview(rows.seen.numbers), numpy.float64).reshape(count, -1)
        self.batch = Batch(
            observations=numpy.zeros((count, len(self.encoding.names)), numpy.float32),
            masks=numpy.frombuffer(memoryview(rows.masks), numpy.int8).reshape(count, -1),
            seats=numpy.zeros(count, numpy.int64),
            rewards=numpy.zeros((count, self.setup.seats), numpy.float32),
            terminated=numpy.zeros(count, numpy.bool_),
            truncated=numpy.zeros(count, numpy.bool_),
        )

    @property
    def legal(self) -> list[list[int]]:
        """For each game the moves of its mask, as a list: quicker to choose from at random."""
        return self._rows.legal

    def reset(self, seed: int | None = None) -> Batch:
        """Begin every game anew. Equal seeds and equal actions give equal arrays."""
        if seed is not None:
            self._luck = numpy.random.default_rng(seed)
        self.positions = [self._next_game() for _ in range(self.count)]
        self._steps[:] = 0
        self._forget()
        for number in range(self.count):
            self._ask(number)
        self._publish()
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Play one move in every game. If one of them is not legal, IllegalMove names the rule and nothing changes."""
        if len(actions) != self.count:
            raise BadInput("error-actions-count", {"given": len(actions), "games": self.count})
        moves = _as_moves(actions)
        rows = self._rows
        refused = rows.refused(self.positions, moves)
        if refused >= 0:
            self.positions[refused].play(rows.seats[refused], moves[refused])
        self._forget()
        for number in rows.advance(self.positions, moves):
            self._finish(number, True)
        self._steps += 1
        for late in numpy.flatnonzero(self._steps >= self.setup.limit):
            self._finish(int(late), False)
        self._publish()
        return self.batch

    def _forget(self) -> None:
        self.batch.rewards[:] = 0.0
        self.batch.terminated[:] = False
        self.batch.truncated[:] = False

    def _finish(self, number: int, over: bool) -> None:
        """Hand out the rewards of a game that is over or cut short, and begin the next one."""
        self.batch.rewards[number] = self.setup.rewards(self.positions[number])
        self.batch.terminated[number] = over
        self.batch.truncated[number] = not over
        self.positions[number] = self._next_game()
        self._steps[number] = 0
        self._ask(number)

    def _ask(self, number: int) -> None:
        position = self.positions[number]
        self._rows.write(number, position, position.turn())

    def _publish(self) -> None:
        self.batch.observations[:] = self._seen
        self.batch.seats[:] = self._rows.seats

    def _next_game(self) -> Position:
        return self.setup.begin(int(self._luck.integers(1 << 62)))


def _as_moves(actions: Sequence[int] | NDArray[Any]) -> list[int]:
    if isinstance(actions, numpy.ndarray) and actions.dtype.kind in "iu":
        found: list[int] = actions.tolist()
        return found
    return [as_move(action) for action in actions]
