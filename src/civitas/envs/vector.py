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
        self._steps = [0] * count
        self._luck = numpy.random.default_rng()
        self.batch = Batch(
            observations=numpy.zeros((count, len(self.encoding.names)), numpy.float32),
            masks=numpy.zeros((count, self.encoding.actions), numpy.int8),
            seats=numpy.zeros(count, numpy.int64),
            rewards=numpy.zeros((count, self.setup.seats), numpy.float32),
            terminated=numpy.zeros(count, numpy.bool_),
            truncated=numpy.zeros(count, numpy.bool_),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Begin every game anew. Equal seeds and equal actions give equal arrays."""
        if seed is not None:
            self._luck = numpy.random.default_rng(seed)
        self.positions = [self._next_game() for _ in range(self.count)]
        self._steps = [0] * self.count
        self._forget()
        for number in range(self.count):
            self._write(number)
        return self.batch

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Play one move in every game. If one of them is not legal, IllegalMove names the rule and nothing changes."""
        if len(actions) != self.count:
            raise BadInput("error-actions-count", {"given": len(actions), "games": self.count})
        moves = [as_move(action) for action in actions]
        seats = [position.turn() for position in self.positions]
        for position, seat, move in zip(self.positions, seats, moves):
            if position.check(seat, move):
                position.play(seat, move)
        self._forget()
        for number, move in enumerate(moves):
            self.positions[number].advance(seats[number], move)
            self._steps[number] += 1
            self._finish(number)
            self._write(number)
        return self.batch

    def _forget(self) -> None:
        self.batch.rewards[:] = 0.0
        self.batch.terminated[:] = False
        self.batch.truncated[:] = False

    def _finish(self, number: int) -> None:
        """Hand out the rewards of a game that is over, and begin the next one."""
        position = self.positions[number]
        over = position.over()
        if not over and not self.setup.cut_short(self._steps[number]):
            return
        self.batch.rewards[number] = self.setup.rewards(position)
        self.batch.terminated[number] = over
        self.batch.truncated[number] = not over
        self.positions[number] = self._next_game()
        self._steps[number] = 0

    def _write(self, number: int) -> None:
        position = self.positions[number]
        seat = position.turn()
        self.batch.seats[number] = seat
        self.encoding.observe(position, seat, self.batch.observations[number])
        self.encoding.mask(position, seat, self.batch.masks[number])

    def _next_game(self) -> Position:
        return self.setup.begin(int(self._luck.integers(1 << 62)))
