"""A process that thinks for bots: reads jobs from its input, one JSON line each, and writes an answer for each.

A bot is kept between the decisions of its game, so that what it found out is used again. The line `hurry` makes the bot
at work decide with what it has.
"""

from __future__ import annotations

import os
import sys
import time
from collections import OrderedDict
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from civitas.bots import Bot, make_bot
from civitas.bots.advice import advise, calibrated
from civitas.bots.observation import Observation
from civitas.bots.players import SearchBot
from civitas.kernel import registry
from civitas.kernel.position import Position

HURRY: Final = b"hurry\n"
KEPT: Final = 8
"""Bots remembered at most."""
SITUATIONS: Final = 30_000
"""What each of them remembers at most: 30 MB in 7 Wonders Duel, twice that where a seat has dozens of options."""


class Job(msgspec.Struct):
    game: str
    """The table; the bot of each of its seats is kept."""
    bot: str
    seat: int
    seed: int
    pack: str | None
    position: dict[str, object]
    """An imagined position: what the seat cannot see is dealt anew, so that no process but the server holds secrets."""
    cap: float = 0.0
    """Seconds of processor time at most."""
    fresh: bool = False
    """Forget what the bot has thought before: it then decides alike wherever it sees the same."""
    advise: bool = False
    """Tell what all options promise, instead of a bot's choice."""


class Answer(msgspec.Struct):
    move: str
    spent: float
    """Seconds of processor time."""
    options: list[tuple[str, float]] = []
    """The moves with the share of the victory that each promises, the best first."""
    shares: list[float] = []
    """What every seat may expect; they sum to 1."""


class Mind:
    """The bots that think here."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str, str | None], Bot] = OrderedDict()
        self._adviser = SearchBot(0, 0, 0.0)
        self._at_work: Bot | None = None

    def choose(self, job: Job) -> Answer:
        begun = time.thread_time()
        position = registry.load(job.position, job.pack)
        if job.advise:
            return self._advise(position, job, begun)
        bot = self._bot(job)
        bot.cap = job.cap
        self._at_work = bot
        try:
            move = position.title.moves.text(bot.decide(Observation(position, job.seat)))
        finally:
            self._at_work = None
        return Answer(move, time.thread_time() - begun)

    def _advise(self, position: Position, job: Job, begun: float) -> Answer:
        bot = self._adviser
        bot.cap, bot.memory = job.cap, SITUATIONS
        self._at_work = bot
        try:
            options, shares = calibrated(position, job.seat, advise(position, job.seat, bot))
        finally:
            self._at_work = None
        told = [(position.title.moves.text(option.move), option.share) for option in options]
        return Answer(told[0][0], time.thread_time() - begun, told, shares)

    def _bot(self, job: Job) -> Bot:
        key = (job.game, job.seat, job.bot, job.pack)
        bot = self._bots.get(key)
        if bot is None or job.fresh:
            bot = self._bots[key] = make_bot(job.bot, job.seed)
            bot.memory = SITUATIONS
        self._bots.move_to_end(key)
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)[1].close()
        return bot

    def hurry(self) -> None:
        """Make the bot at work decide, and see that it does: it may have been about to begin."""
        while (bot := self._at_work) is not None:
            bot.stop()
            time.sleep(0.01)


def _listen(jobs: SimpleQueue[Job], mind: Mind) -> None:
    for line in sys.stdin.buffer:
        if line == HURRY:
            mind.hurry()
        else:
            jobs.put(msgspec.json.decode(line, type=Job))
    # Nobody is left to answer to.
    os._exit(0)


def main() -> None:
    jobs: SimpleQueue[Job] = SimpleQueue()
    mind = Mind()
    Thread(target=_listen, args=(jobs, mind), daemon=True).start()
    while True:
        sys.stdout.buffer.write(msgspec.json.encode(mind.choose(jobs.get())) + b"\n")
        sys.stdout.buffer.flush()
