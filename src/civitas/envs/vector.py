"""Many games side by side in one process: arrays in, arrays out, and a game that ends is followed by the next one.

>>> from civitas.envs.vector import VectorGames
>>> games = VectorGames("seven_wonders_duel", count=3)
>>> batch = games.reset(seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.seats
((3, 1165), (3, 1192), array([1, 0, 0]))

`civitas.envs.shared` does the same on several cores.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy

from civitas.envs.batches import Actions, Batch, as_moves
from civitas.envs.packed.rows import Rows
from civitas.envs.setups import Seeds, Setup, at_least_one, row_seeds
from civitas.kernel.position import Position


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
        observe: str = "features",
        out: Batch | None = None,
    ) -> None:
        """`out` are arrays to be written to, if the caller has memory for them."""
        at_least_one("count", count)
        self.setup = Setup(title, seats, options, pack, reward, limit, observe)
        self.encoding = self.setup.encoding
        self.count = count
        self.positions: list[Position] = []
        self._seeds: list[Seeds] = row_seeds(None, count)
        self._steps = numpy.zeros(count, numpy.int64)
        self._rows = rows = Rows(self.setup.title, count)
        self._seen = numpy.frombuffer(memoryview(rows.seen.numbers), numpy.float64).reshape(count, -1)
        self._masks = numpy.frombuffer(memoryview(rows.masks), numpy.int8).reshape(count, -1)
        self.batch = Batch.blank(self.setup, count) if out is None else out
        if out is None:
            self.batch.masks = self._masks

    @property
    def legal(self) -> list[list[int]]:
        """For each game the moves of its mask, as a list: quicker to choose from at random."""
        return self._rows.legal

    def reset(self, seed: object = None, options: Mapping[str, object] | None = None) -> Batch:
        """Begin every game anew. Equal seeds and equal actions give equal arrays.

        The first row is the game that `civitas.new` begins with the seed, the next one that of the seed after it; a
        list gives each row its own. Without a seed the games go on from the last one that was given. `options` are
        those of `Setup.begin`: another beginning for all these games, but not for those that follow them.
        """
        if seed is not None:
            self._seeds = row_seeds(seed, self.count)
        self.positions = [self.setup.begin(seeds.next(), options) for seeds in self._seeds]
        self._steps[:] = 0
        self.batch.forget()
        for number in range(self.count):
            self._ask(number)
        self._publish()
        return self.batch

    def step(self, actions: Actions) -> Batch:
        """Play one move in every game. If one of them is not legal, IllegalMove names the rule and nothing changes."""
        moves = as_moves(actions, self.count)
        rows = self._rows
        refused = rows.refused(self.positions, moves)
        if refused >= 0:
            self.examine(refused, moves[refused])
        self.batch.forget()
        self._steps += 1
        for number in rows.advance(self.positions, moves):
            self._finish(number, True)
        for late in numpy.flatnonzero(self._steps >= self.setup.limit):
            self._finish(int(late), False)
        self._publish()
        return self.batch

    def examine(self, number: int, move: int) -> None:
        """IllegalMove if this move is not legal in this game."""
        position, seat = self.positions[number], self._rows.seats[number]
        if position.check(seat, move):
            position.play(seat, move)

    def close(self) -> None:
        """Nothing is held open."""

    def _finish(self, number: int, over: bool) -> None:
        """Hand out the rewards of a game that is over or cut short, and begin the next one."""
        self.batch.rewards[number] = self.setup.rewards(self.positions[number])
        self.batch.terminated[number] = over
        self.batch.truncated[number] = not over
        self.positions[number] = self.setup.begin(self._seeds[number].next())
        self._steps[number] = 0
        self._ask(number)

    def _ask(self, number: int) -> None:
        position = self.positions[number]
        self._rows.write(number, position, position.turn())

    def _publish(self) -> None:
        self.encoding.publish(self._seen, self.positions, self._rows.seats, self.batch.observations)
        self.batch.seats[:] = self._rows.seats
        if self.batch.masks is not self._masks:
            self.batch.masks[:] = self._masks
