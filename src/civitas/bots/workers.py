"""Who plays the games of a match: this process, several processes, or a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any

from civitas.bots.arena import Decisions, Game, Match, Played, Results, play_timed, remaining
from civitas.kernel.errors import BadInput


def pool(jobs: int) -> Executor:
    """Fresh processes, so that none inherits threads or files. Ctrl+C ends them without a word."""
    silent = (signal.SIGINT, signal.SIG_DFL)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=signal.signal, initargs=silent)


def run(results: Results, jobs: int = 1, ray: str | None = None, tests: Decisions | None = None) -> Iterator[Game]:
    """Play what is left of a match, yielding each game once its result is kept. Pairs that are decided play no more."""
    if tests is not None:
        for game in results.games:
            tests.add(game)
    games = _played(results, jobs, ray, tests)
    try:
        for played in games:
            # Several are on their way at once: what was begun before its pair was decided does not count.
            if tests is not None:
                if tests.decided(played.game.game):
                    continue
                tests.add(played.game)
            results.add(played)
            yield played.game
    finally:
        games.close()


def _played(results: Results, jobs: int, ray: str | None, tests: Decisions | None) -> Generator[Played]:
    numbers = remaining(results, tests)
    match = results.match
    if ray is not None:
        yield from _on_ray(match, numbers, ray)
    elif jobs == 1:
        for number in numbers:
            yield play_timed(match, number)
    else:
        yield from _in_processes(match, numbers, jobs)


def _in_processes(match: Match, numbers: Iterator[int], jobs: int) -> Iterator[Played]:
    with pool(jobs) as executor:
        yield from _mapped_in(executor, jobs, partial(play_timed, match), numbers)


def _on_ray(match: Match, numbers: Iterator[int], address: str) -> Iterator[Played]:
    with _cluster(address) as ray:
        yield from _mapped_on(ray, partial(play_timed, match), numbers)


@contextmanager
def mapper(jobs: int, ray: str | None) -> Generator[Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]]:
    """Something like `map` that works here, in processes or on a cluster, a few calls ahead of whoever takes them."""
    if ray is not None:
        with _cluster(ray) as cluster:
            yield lambda task, items: _mapped_on(cluster, task, iter(items))
    elif jobs == 1:
        yield map
    else:
        with pool(jobs) as executor:
            yield lambda task, items: _mapped_in(executor, jobs, task, iter(items))


def _mapped_in(executor: Executor, jobs: int, task: Callable[[Any], Any], items: Iterator[Any]) -> Iterator[Any]:
    waiting = [executor.submit(task, item) for item in islice(items, 4 * jobs)]
    try:
        while waiting:
            yield waiting.pop(0).result()
            waiting += [executor.submit(task, item) for item in islice(items, 1)]
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def _cluster(address: str) -> Generator[Any]:
    try:
        ray: Any = import_module("ray")
    except ImportError as problem:
        raise BadInput("error-needs-extra", {"extra": "ray"}) from problem
    try:
        _reach(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as problem:
        raise BadInput("error-no-cluster", {"address": address}) from problem
    try:
        yield ray
    finally:
        ray.shutdown()


def _mapped_on(ray: Any, task: Callable[[Any], Any], items: Iterator[Any]) -> Iterator[Any]:
    remote = ray.remote(_call)
    ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(task, item) for item in islice(items, ahead)]
    while waiting:
        yield ray.get(waiting.pop(0))
        waiting += [remote.remote(task, item) for item in islice(items, 1)]


def _call(task: Callable[[Any], Any], item: Any) -> Any:
    return task(item)


def _reach(address: str) -> None:
    """Ray itself would try for minutes before it says that nobody answers."""
    if address not in ("local", "auto"):
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=5.0).close()
