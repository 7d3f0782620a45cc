"""Which game an environment plays, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final

import numpy

from civitas.envs.encoding import REWARDS, Encoding, rewards, whole
from civitas.envs.entities import EntityEncoding
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.position import Position

OBSERVE: Final = ("features", "entities")
"""What is observed: the features of the title, or the rows of `civitas.envs.entities`."""
RENDER_MODES: Final = ("ansi", "human", "rgb_array")


def at_least_one(name: str, value: object) -> None:
    """BadInput for what is no whole number from 1 on."""
    number = whole(value)
    if number is None or number < 1:
        raise BadInput("error-whole-number", {"value": str(value)[:40], "name": name, "least": 1})


def _one_of(name: str, value: object, known: Sequence[str]) -> None:
    if value not in known:
        given = {"option": name, "value": str(value)[:40], "values": ", ".join(known)}
        raise BadInput("error-option-value", {**given})


class Seeds:
    """The seeds of games that follow one another, the same ones in every interface: first the one that was given, then
    numbers that follow from it. Without one, others every time."""

    def __init__(self, seed: object = None) -> None:
        self._seed = self._given = None if seed is None else as_seed(seed)
        self._further = numpy.random.default_rng(self._given)

    def luck(self) -> numpy.random.Generator:
        """Numbers for whatever is decided by lot around the games."""
        return numpy.random.default_rng(self._seed)

    def next(self) -> int:
        given, self._given = self._given, None
        return int(self._further.integers(1 << 62)) if given is None else given


def as_seed(seed: object) -> int:
    """BadInput for what is no whole number from 0 on."""
    number = whole(seed)
    if number is None or number < 0:
        raise BadInput("error-bad-seed", {"seed": short(seed)})
    return number


def row_seeds(seed: object, count: int) -> list[Seeds]:
    """The games of each row of a batch: from one seed those of it, of the seed after it and so on; from a list each its
    own."""
    if seed is None:
        return [Seeds() for _ in range(count)]
    if isinstance(seed, Sequence | numpy.ndarray) and not isinstance(seed, str):
        if len(seed) != count:
            raise BadInput("error-seeds-count", {"given": len(seed), "games": count})
        return [Seeds(one) for one in seed]
    first = as_seed(seed)
    return [Seeds(first + row) for row in range(count)]


class Setup:
    """A title with its seats and options, the kind of reward and the step after which a game is cut short.

    Everything is checked here; BadInput says in a sentence what does not fit.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        reward: str = "share",
        limit: int | None = None,
        observe: str = "features",
    ) -> None:
        self.title = registry.title(title, pack)
        self.seats = self.title.accept_seats(seats)
        self.options = self.title.accept_options({} if options is None else options)
        _one_of("reward", reward, REWARDS)
        _one_of("observe", observe, OBSERVE)
        entities = observe == "entities"
        self.encoding = EntityEncoding(self.title, self.seats) if entities else Encoding(self.title)
        if limit is not None:
            at_least_one("limit", limit)
        self._pack = pack
        self._reward = reward
        self.limit: float = inf if limit is None else limit
        """After so many steps a game is cut short."""

    def begin(self, seed: object, options: Mapping[str, object] | None = None) -> Position:
        """The game of a seed: the one that `civitas.new` begins.

        `options` of a reset may name a `deal`, as `civitas.new` takes it, or a `position`, as `Position.dump` gives it,
        to go on from; its further luck comes from the seed. Other options are not ours and are passed over.
        """
        number = as_seed(seed)
        given = options or {}
        if given.get("position") is not None:
            return self._resumed(given["position"], number)
        deal = given.get("deal")
        if deal is not None and not isinstance(deal, dict):
            raise BadInput("error-options-table", {"given": short(deal)})
        return registry.new(self.title, self.seats, number, self.options, deal)

    def _resumed(self, dump: object, seed: int) -> Position:
        position = registry.load(dump, self._pack)
        if position.title is not self.title or position.seats != self.seats:
            reason = Reason("reason-found", {"found": f"{position.title.key}, {position.seats}"})
            raise BadInput("error-bad-position", {"place": "title, seats", "reason": reason})
        if position.over():
            raise BadInput("error-game-over", {})
        position.chance = Chance(seed)
        return position

    def cut_short(self, steps: int) -> bool:
        """Is a game that goes on to be truncated after so many steps?"""
        return steps >= self.limit

    def rewards(self, position: Position) -> list[float]:
        """What a game that is over gives each seat; nothing to anybody if it is not."""
        return rewards(position, self._reward) if position.over() else [0.0] * self.seats

    def render(self, position: Position, mode: str | None) -> Any:
        """The table as the seat that is asked sees it, or as anybody does when the game is over.

        `ansi` gives text with the moves to choose from, `human` prints it, `rgb_array` gives pixels; None nothing.
        """
        if mode is None:
            return None
        try:
            from civitas.drawing.picture import Picture  # learners play without ever looking at a table
        except ModuleNotFoundError as problem:
            raise BadInput("error-needs-extra", {"extra": "cli"}) from problem
        picture = Picture(position)
        if mode == "rgb_array":
            return picture.pixels()
        seat = position.turn()
        moves = [] if seat < 0 else position.contending(seat)
        text = "\n".join([picture.text(), *[f"  {picture.say.move(move)}" for move in moves]])
        if mode == "human":
            print(text)
            return None
        return text
