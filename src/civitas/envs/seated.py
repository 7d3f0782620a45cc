"""One seat that learns, bots on the others: a single such game, and many of them as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy

from civitas.bots import Bot, Observation, make_bot
from civitas.envs.batches import Actions, Batch, as_moves
from civitas.envs.encoding import Seen, whole
from civitas.envs.packed.rows import Rows
from civitas.envs.setups import Seeds, Setup, at_least_one, row_seeds
from civitas.kernel.errors import BadInput, short
from civitas.kernel.position import Position

ILLEGAL: Final = ("replace", "raise")
"""What becomes of an action that is no legal move: a random legal one is made in its place, and `info["refused"]` names
the rule, or `civitas.IllegalMove` is raised."""


class Company:
    """Who sits where: the seat that learns (None: another one in every game, by lot) and the bots of the others, in the
    order of their seats, or one spec for all of them; and what they play. BadInput says in a sentence what does not
    fit."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        reward: str = "share",
        limit: int | None = None,
        illegal: str = "replace",
        observe: str = "features",
    ) -> None:
        self.setup = setup = Setup(title, seats, options, pack, reward, limit, observe)
        others = setup.seats - 1
        self.specs = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.specs) != others:
            raise BadInput("error-bots-count", {"given": len(self.specs), "seats": setup.seats})
        for spec in self.specs:
            make_bot(spec if isinstance(spec, str) else short(spec)).prepare(setup.title)
        if seat is not None and whole(seat) not in range(setup.seats):
            raise BadInput("error-no-such-seat", {"number": short(seat), "last": setup.seats - 1})
        if illegal not in ILLEGAL:
            values = ", ".join(ILLEGAL)
            raise BadInput("error-option-value", {"option": "illegal", "value": str(illegal)[:40], "values": values})
        self.seat = seat
        self.raises = illegal == "raise"


class SeatGame:
    """A game in which one seat is asked; whenever it is not, the bots have played on."""

    position: Position
    seat: int

    def __init__(self, company: Company) -> None:
        self._company = company
        self._bots: dict[int, Bot] = {}
        self._steps = 0
        self.luck = numpy.random.default_rng()

    def begin(self, seeds: Seeds, options: Mapping[str, object] | None = None) -> None:
        """The next game of the seeds."""
        company, setup, number = self._company, self._company.setup, seeds.next()
        self.position = setup.begin(number, options)
        drawn = int(self.luck.integers(setup.seats))
        self.seat = drawn if company.seat is None else int(company.seat)
        self._steps = 0
        self.close()
        others = [seat for seat in range(setup.seats) if seat != self.seat]
        self._bots = {seat: make_bot(spec, number * 16 + seat) for seat, spec in zip(others, company.specs)}
        self._let_others_play()

    def refusal(self, move: int) -> str | None:
        """The rule by which another move will be made in the place of this one; IllegalMove where that is wished."""
        position = self.position
        if self._company.raises or position.over():
            if position.check(self.seat, move):
                position.play(self.seat, move)
            return None
        return position.refusal(self.seat, move)

    def play(self, move: int, refused: bool) -> None:
        position = self.position
        position.play(self.seat, int(self.luck.choice(position.contending(self.seat))) if refused else move)
        self._steps += 1
        self._let_others_play()

    def cut_short(self) -> bool:
        return not self.position.over() and self._company.setup.cut_short(self._steps)

    def reward(self) -> float:
        return self._company.setup.rewards(self.position)[self.seat]

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _let_others_play(self) -> None:
        position = self.position
        while (seat := position.turn()) >= 0 and seat != self.seat:
            position.play(seat, self._bots[seat].decide(Observation(position, seat)))


class SeatGames:
    """Many of them as arrays. `Batch.rewards` has one column: what the step brought the seat that learns.

    With `same_step` a game that ends is followed by the next one in the same step, and `last` keeps what its seat saw
    at the end. Otherwise the end is shown, and the next step begins the next game, whatever its action is.
    """

    def __init__(
        self,
        title: str,
        count: int,
        same_step: bool = False,
        out: Batch | None = None,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Company`."""
        at_least_one("count", count)
        company = Company(title, **settings)
        self.setup = company.setup
        self.count = count
        self._same_step = same_step
        self.games = [SeatGame(company) for _ in range(count)]
        self._seeds: list[Seeds] = row_seeds(None, count)
        self._rows = rows = Rows(self.setup.title, count)
        self._seen = numpy.frombuffer(memoryview(rows.seen.numbers), numpy.float64).reshape(count, -1)
        self._masks = numpy.frombuffer(memoryview(rows.masks), numpy.int8).reshape(count, -1)
        self.batch = Batch.blank(self.setup, count, alone=True) if out is None else out

    def reset(self, seed: object = None, options: Mapping[str, object] | None = None) -> Batch:
        """Begin every game anew; seeds and options are taken as `VectorGames` takes them."""
        if seed is not None:
            self._seeds = row_seeds(seed, self.count)
            for game, seeds in zip(self.games, self._seeds):
                game.luck = seeds.luck()
        self.batch.forget()
        for number in range(self.count):
            self._begin(number, options)
        self._publish()
        return self.batch

    def step(self, actions: Actions) -> Batch:
        moves = as_moves(actions, self.count)
        batch = self.batch
        ended = batch.terminated | batch.truncated
        waiting = [] if self._same_step else numpy.flatnonzero(ended).tolist()
        playing = range(self.count) if self._same_step else numpy.flatnonzero(~ended).tolist()
        refused = {number for number in playing if self._refuses(number, moves[number])}
        batch.forget()
        for number in waiting:
            self._begin(number)
        for number in playing:
            self._play(number, moves[number], number in refused)
        self._publish()
        return batch

    def examine(self, number: int, move: int) -> None:
        """IllegalMove if the next step would raise it for this move in this game."""
        if self._same_step or not (self.batch.terminated[number] or self.batch.truncated[number]):
            self._refuses(number, move)

    def close(self) -> None:
        for game in self.games:
            game.close()

    def _refuses(self, number: int, move: int) -> bool:
        known = 0 <= move < self.setup.encoding.actions and self._masks[number, move] == 1
        return not known and self.games[number].refusal(move) is not None

    def _begin(self, number: int, options: Mapping[str, object] | None = None) -> None:
        game = self.games[number]
        game.begin(self._seeds[number], options)
        self._rows.write(number, game.position, game.seat)

    def _play(self, number: int, move: int, refused: bool) -> None:
        game, batch = self.games[number], self.batch
        game.play(move, refused)
        batch.terminated[number] = game.position.over()
        batch.truncated[number] = game.cut_short()
        batch.rewards[number] = game.reward()
        self._rows.write(number, game.position, game.seat)
        if self._same_step and (batch.terminated[number] or batch.truncated[number]):
            self._tell(batch.last, number, number + 1)
            self._begin(number)

    def _tell(self, out: Seen, first: int, end: int) -> None:
        """What the seats of some of the games see, in their rows of `out`."""
        games = self.games[first:end]
        positions, seats = [game.position for game in games], [game.seat for game in games]
        self.setup.encoding.publish(self._seen[first:end], positions, seats, out[first:end])

    def _publish(self) -> None:
        self._tell(self.batch.observations, 0, self.count)
        self.batch.seats[:] = self._rows.seats
        self.batch.masks[:] = self._masks
