"""Who plays the games of a match: this process, several processes, or a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
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
        waiting = [executor.submit(play_timed, match, number) for number in islice(numbers, 4 * jobs)]
        try:
            while waiting:
                yield waiting.pop(0).result()
                waiting += [executor.submit(play_timed, match, number) for number in islice(numbers, 1)]
        finally:
            for future in waiting:
                future.cancel()


def _on_ray(match: Match, numbers: Iterator[int], address: str) -> Iterator[Played]:
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
        task = ray.remote(play_timed)
        ahead = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(match, number) for number in islice(numbers, ahead)]
        while waiting:
            yield ray.get(waiting.pop(0))
            waiting += [task.remote(match, number) for number in islice(numbers, 1)]
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself would try for minutes before it says that nobody answers."""
    if address not in ("local", "auto"):
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host, int(port)), timeout=5.0).close()
