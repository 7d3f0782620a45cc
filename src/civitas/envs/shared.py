"""Many games on several cores: processes play them and write into memory that all of them share.

The games, the arrays and the order of everything are those of one process, however many there are.

>>> from civitas.envs.shared import SharedGames
>>> with SharedGames("seven_wonders_duel", count=4, workers=2) as games:
...     batch = games.reset(seed=7)
...     batch = games.step(batch.masks.argmax(axis=1))
>>> batch.observations.shape
(4, 1165)

Processes are begun afresh (`spawn`), so a script that uses this keeps what it does under `if __name__ == "__main__":`.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from types import TracebackType
from typing import Any

import numpy
from numpy.typing import NDArray

from civitas.envs.batches import Actions, Batch, as_moves
from civitas.envs.seated import SeatGames
from civitas.envs.setups import Setup, at_least_one, row_seeds
from civitas.envs.vector import VectorGames
from civitas.kernel.errors import BadInput

Kind = type[VectorGames] | type[SeatGames]


class Memory:
    """Arrays of a batch and of actions that other processes write to as well."""

    def __init__(self, setup: Setup, count: int, alone: bool) -> None:
        self._blocks: list[tuple[Any, tuple[int, ...], str]] = []
        self.batch = Batch.blank(setup, count, self._new, alone)
        self.actions = self._new((count,), numpy.int64)

    def _new(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        dtype = numpy.dtype(kind)
        self._blocks.append((RawArray("b", max(1, prod(shape) * dtype.itemsize)), shape, dtype.str))
        return _array(*self._blocks[-1])

    def __getstate__(self) -> list[tuple[Any, tuple[int, ...], str]]:
        return self._blocks

    def __setstate__(self, blocks: list[tuple[Any, tuple[int, ...], str]]) -> None:
        self._blocks = blocks
        *parts, self.actions = [_array(*block) for block in blocks]
        self.batch = Batch(*parts)


def _array(block: Any, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    return numpy.frombuffer(block, kind, prod(shape)).reshape(shape)


class SharedGames:
    """As `VectorGames`, or another kind of batch, its games dealt out to `workers` processes. Close it at the end."""

    def __init__(self, title: str, count: int, workers: int = 2, kind: Kind = VectorGames, **settings: Any) -> None:
        at_least_one("count", count)
        at_least_one("workers", workers)
        self.count = count
        self._crew: list[tuple[SpawnProcess, Connection, int]] = []
        # Whatever does not fit is told here, where the caller hears it.
        self.setup = kind(title, 1, **settings).setup
        self.encoding = self.setup.encoding
        memory = Memory(self.setup, count, kind is SeatGames)
        self.batch, self._actions = memory.batch, memory.actions
        context = multiprocessing.get_context("spawn")
        edges = [count * worker // min(workers, count) for worker in range(min(workers, count) + 1)]
        for first, end in pairwise(edges):
            here, there = context.Pipe()
            task = (there, kind, title, settings, memory, first, end)
            worker = context.Process(target=_work, args=task, daemon=True)
            worker.start()
            there.close()
            self._crew.append((worker, here, first))
        self._ends = edges[1:]

    def reset(self, seed: object = None, options: Mapping[str, object] | None = None) -> Batch:
        """As `VectorGames.reset`: the same seeds, whichever process plays them."""
        seeds = None if seed is None else [seeds.next() for seeds in row_seeds(seed, self.count)]
        self._tell([("reset", (seeds and seeds[first:end], options)) for first, end in self._spans()])
        return self.batch

    def step(self, actions: Actions) -> Batch:
        """As `VectorGames.step`: if one move is not legal, nothing changes in any game."""
        moves = as_moves(actions, self.count)
        known = self.encoding.actions
        self._actions[:] = [move if 0 <= move < known else -1 for move in moves]
        doubtful = (self._actions < 0) | (self.batch.masks[numpy.arange(self.count), self._actions] == 0)
        for number in numpy.flatnonzero(doubtful).tolist():
            self._examine(number, moves[number])
        self._tell([("step", None)] * len(self._crew))
        return self.batch

    def close(self) -> None:
        """End the processes."""
        for worker, pipe, _ in self._crew:
            with suppress(OSError):
                pipe.send(None)
            worker.join()
            pipe.close()
        self._crew = []

    def __enter__(self) -> SharedGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _spans(self) -> list[tuple[int, int]]:
        return [(first, end) for (_, _, first), end in zip(self._crew, self._ends)]

    def _examine(self, number: int, move: int) -> None:
        for (_, pipe, first), end in zip(self._crew, self._ends):
            if first <= number < end:
                _send(pipe, ("examine", (number - first, move)))
                _raise_first([_heard(pipe)])

    def _tell(self, orders: list[tuple[str, Any]]) -> None:
        """All at once, so that they work side by side."""
        for (_, pipe, _), order in zip(self._crew, orders):
            _send(pipe, order)
        mistakes = [_heard(pipe) for _, pipe, _ in self._crew]
        _raise_first(mistakes)


def _send(pipe: Connection, order: tuple[str, Any]) -> None:
    try:
        pipe.send(order)
    except OSError as problem:
        raise BadInput("error-worker-lost", {}) from problem


def _heard(pipe: Connection) -> Exception | None:
    """What went wrong there, if anything."""
    try:
        mistake: Exception | None = pipe.recv()
    except (EOFError, OSError) as problem:
        raise BadInput("error-worker-lost", {}) from problem
    return mistake


def _raise_first(mistakes: list[Exception | None]) -> None:
    for mistake in mistakes:
        if mistake is not None:
            raise mistake


def _work(
    pipe: Connection, kind: Kind, title: str, settings: dict[str, Any], memory: Memory, first: int, end: int
) -> None:
    """What a process does until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = kind(title, end - first, **settings, out=memory.batch.part(first, end))
    actions = memory.actions[first:end]
    while True:
        try:
            order = pipe.recv()
        except (EOFError, OSError):
            break
        if order is None:
            break
        name, given = order
        try:
            if name == "reset":
                games.reset(*given)
            elif name == "step":
                games.step(actions)
            else:
                games.examine(*given)
        except Exception as mistake:
            pipe.send(mistake)
        else:
            pipe.send(None)
    games.close()
