"""Who was winning when, and which moves decided a finished game: the pool of the bots thinks about it behind the games.

What was found is kept for a while; whoever asks meanwhile is told how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import msgspec

from civitas.bots.reasons import Reason as Why
from civitas.bots.reasons import reasons
from civitas.bots.reasons import told as why_in_words
from civitas.kernel.chance import Chance
from civitas.kernel.consequences import gauges_of, outcome
from civitas.kernel.position import Position
from civitas.server.bots import BotPool
from civitas.server.course_wire import Advised, Analysis, Hint, Reason, SharePoint, TurningPoint
from civitas.server.shares import Share
from civitas.table import Table
from civitas.text import Texts

log = logging.getLogger(__name__)

MOST: Final = 240
"""Decisions looked at; of longer games every second or third, evenly."""
SECONDS: Final = 0.1
"""Of processor time for a decision, at most: seven for a game of seventy."""
ALL_SECONDS: Final = 40.0
"""For all of them."""
LEAST: Final = 0.005
"""What a decision gets in any case."""
SLACK: Final = 1.25
MARGIN: Final = 3.0
"""So much longer than all the thinking it may take by the clock; where the machine is busy, less is thought."""
HINT_SECONDS: Final = 1.0
TURNS: Final = 5
TOLD: Final = 4
"""Options of a hint."""
LEAST_LOSS: Final = 0.02
"""What gives away less is no turning point."""
KEPT: Final = 200


@dataclass
class Judged:
    """A decision of a game, and what was found of it."""

    at: int
    seat: int
    move: str
    position: Position
    shares: list[float] = field(default_factory=list)
    best: str = ""
    promise: float = 0.0
    got: float = 0.0
    why: list[Why] = field(default_factory=list)

    def loss(self) -> float:
        return self.promise - self.got


@dataclass
class Running:
    decisions: list[Judged]
    done: int = 0
    task: asyncio.Task[None] | None = None


def decisions_of(table: Table) -> list[Judged]:
    """The decisions of a game where there was something to choose, evenly spread if there are many."""
    moves, last = table.history.moves, table.last_point()
    found = []
    for number, position in enumerate(table.past.walk(last)):
        # A game that was given up while all decided at once has moves that nobody can be led to.
        if position is None or number == last:
            continue
        made = moves[number]
        if made.seat in position.waiting() and len(position.contending(made.seat)) > 1:
            found.append(Judged(number, made.seat, made.text, position.clone()))
    step = -(-len(found) // MOST) or 1
    return found[::step]


class Pace:
    """How long to think about each decision, so that all are judged in time on a busy machine too."""

    def __init__(self, count: int, clock: Callable[[], float]) -> None:
        self._count, self._clock, self._begun = max(1, count), clock, clock()
        self._whole = min(SECONDS * count, ALL_SECONDS)
        self.spent = 0.0
        """Processor time."""

    def next(self, done: int) -> float:
        """The processor time for the next decision, when so many are judged."""
        passed = self._clock() - self._begun
        left = self._whole * SLACK + MARGIN - passed
        slowness = max(1.0, passed / self.spent) if self.spent else 1.0
        share = left / slowness / max(1, self._count - done)
        return max(LEAST, min(self._whole / self._count, share))


class Analyses:
    def __init__(self, pool: BotPool, clock: Callable[[], float] = monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._kept: OrderedDict[str, Running] = OrderedDict()

    def known(self, table: str) -> Running | None:
        return self._kept.get(table)

    def begin(self, table: str, decisions: list[Judged], pack: str | None, share: Share) -> Running:
        """Start to think, unless somebody has asked before."""
        running = self._kept.get(table)
        if running is None:
            running = self._kept[table] = Running(decisions)
            running.task = asyncio.create_task(self._think(running, pack, share))
            while len(self._kept) > KEPT:
                gone = self._kept.popitem(last=False)[1]
                if gone.task is not None:
                    gone.task.cancel()
        return running

    async def _think(self, running: Running, pack: str | None, share: Share) -> None:
        pace = Pace(len(running.decisions), self._clock)
        for judged in running.decisions:
            seconds = pace.next(running.done)
            try:
                answer = await self._pool.advise(judged.position, judged.seat, pack, share, seconds)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as problem:
                log.warning("analysis failed", extra={"cause": type(problem).__name__})
            else:
                pace.spent += answer.spent
                judged.shares, judged.best = answer.shares, answer.move
                judged.promise = answer.options[0][1]
                judged.got = min(judged.promise, dict(answer.options).get(judged.move, judged.promise))
            if judged is running.decisions[-1]:
                await asyncio.to_thread(_explain, running)
            running.done += 1

    async def end(self) -> None:
        tasks = [running.task for running in self._kept.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(
        self, position: Position, seat: int, pack: str | None, share: Share, say: Texts, names: tuple[str, ...]
    ) -> Hint:
        answer = await self._pool.advise(position, seat, pack, share, HINT_SECONDS)
        return Hint([_advised(position, seat, move, promise, say, names) for move, promise in answer.options[:TOLD]])


def told(running: Running, say: Texts, names: tuple[str, ...]) -> Analysis:
    """What is known so far, in words."""
    known = [judged for judged in running.decisions if judged.shares]
    return Analysis(
        running.done,
        len(running.decisions),
        [SharePoint(judged.at, [round(share, 4) for share in judged.shares]) for judged in known],
        [
            TurningPoint(
                judged.at,
                judged.seat,
                _advised(judged.position, judged.seat, judged.move, judged.got, say, names),
                _advised(judged.position, judged.seat, judged.best, judged.promise, say, names),
                why_in_words(judged.why, say.language),
            )
            for judged in _turns(known)
        ]
        if running.done == len(running.decisions)
        else [],
    )


def _turns(known: list[Judged]) -> list[Judged]:
    """The decisions that gave most away, in the order of the game."""
    worst = sorted(known, key=lambda judged: -judged.loss())[:TURNS]
    return [
        judged for judged in known if judged in worst and judged.best != judged.move and judged.loss() >= LEAST_LOSS
    ]


def _explain(running: Running) -> None:
    for judged in _turns([judged for judged in running.decisions if judged.shares]):
        parse = judged.position.title.moves.parse
        judged.why = reasons(judged.position, judged.seat, parse(judged.best), [parse(judged.move)])


def _advised(position: Position, seat: int, text: str, share: float, say: Texts, names: tuple[str, ...]) -> Advised:
    move = position.title.moves.parse(text)
    shadow = position.imagine(seat, Chance(0))
    comes = outcome(shadow, gauges_of(shadow, seat), seat, move)
    changes = [Reason(say.figure(name), was, now) for other, name, was, now in comes.changes if other == seat]
    return Advised(text, say.move(move, names), round(share, 4), changes)
