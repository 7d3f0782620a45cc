"""Bots think in processes of their own, with a time limit. Whatever happens to one, the table gets a legal move."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from typing import Final

import msgspec

from civitas.bots.levels import level_of, turn_of
from civitas.bots.resting import REST, resting
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.server import meters
from civitas.server.behind import behind
from civitas.server.luck import Luck
from civitas.server.shares import Share, Turns
from civitas.server.thinker import HURRY, Answer, Job

log = logging.getLogger(__name__)

LINE: Final = 8 << 20
RANDOM: Final = "random"
OTHERS: Final = 4.0
"""Processor time per turn for bots that are no levels."""
PART: Final = 0.25
"""The part of what is left of a turn that one decision may take."""
RESERVE: Final = 0.1
"""Kept back for decisions when the time of a turn is used up."""
LEAST: Final = 0.005
"""What a decision gets in any case."""
GRACE: Final = 5.0
"""A bot that takes too long by the wall clock is hurried, and so much later given up."""
REMEMBERED: Final = 20_000


def turn_seconds(bot: str, title: Title) -> float:
    """The processor time that a turn of a bot may take."""
    kind, _, number = bot.partition(":")
    return level_of(title, int(number)).turn_seconds if kind == "level" else OTHERS


def _tell_hurry(process: Process) -> None:
    if process.returncode is None and process.stdin is not None and not process.stdin.is_closing():
        process.stdin.write(HURRY)


class Spent:
    """The processor time that each bot has used in its present turn."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[str, int], tuple[tuple[int, ...] | None, float]] = OrderedDict()

    def cap(self, table: str, seat: int, position: Position, seconds: float) -> float:
        """What the next decision may take: a part of what is left of the turn, so that something always is."""
        now = turn_of(position)
        turn, spent = self._turns.get((table, seat), (None, 0.0))
        if turn is None or turn != now:
            spent = 0.0
        self._turns[table, seat] = (now, spent)
        self._turns.move_to_end((table, seat))
        if len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return max(LEAST, (seconds - RESERVE - spent) * PART)

    def add(self, table: str, seat: int, seconds: float) -> None:
        turn, spent = self._turns.get((table, seat), (None, 0.0))
        self._turns[table, seat] = (turn, spent + seconds)


class BotPool:
    def __init__(self, processes: int, seconds: float, luck: Luck | None = None) -> None:
        self._seconds = seconds
        self._luck = luck or Luck()
        self._turns = Turns(processes)
        self._idle: dict[Process, str] = {}
        """With the table each process thought about last."""
        self._busy: dict[Process, str] = {}
        self._hurried: set[str] = set()
        self._spent = Spent()
        self._ended: list[asyncio.Task[tuple[bytes, bytes]]] = []

    async def choose(self, bot: str, position: Position, seat: int, pack: str | None, share: Share) -> str:
        """A legal move: the bot's when its turn to think has come, or a random one where the bot fails."""
        if bot == RANDOM or len(position.contending(seat)) == 1:
            return self.any_move(position, seat)
        if bot == REST:
            return position.title.moves.text(resting(position.title, position.contending(seat)))
        job = self._job(bot, position, seat, pack, share)
        fallback = self.any_move(position, seat)
        try:
            async with self._turns.turn(share):
                cap = self._spent.cap(share.table, seat, position, turn_seconds(bot, position.title))
                job.cap = LEAST if share.table in self._hurried else cap * (self._luck.seed is None)
                answer = await self._ask(share.table, msgspec.json.encode(job))
            self._spent.add(share.table, seat, answer.spent)
            return answer.move
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as problem:
            log.warning("bot failed", extra={"bot": bot, "cause": type(problem).__name__})
            return fallback
        finally:
            self._hurried.discard(share.table)

    def any_move(self, position: Position, seat: int) -> str:
        return self._luck.move(position, seat)

    def _job(self, bot: str, position: Position, seat: int, pack: str | None, share: Share) -> Job:
        sight = self._luck.sight(position, seat)
        seed = self._luck.below(1 << 60, bot, seat, sight)
        twin = position.imagine(seat, Chance(self._luck.below(1 << 60, "imagined", bot, seat, sight)))
        return Job(share.table, bot, seat, seed, pack, twin.dump(), fresh=self._luck.seed is not None)

    async def advise(self, position: Position, seat: int, pack: str | None, share: Share, seconds: float) -> Answer:
        """What the options of a seat promise. Only what the seat may know is used."""
        twin = position.imagine(seat, Chance(self._luck.below(1 << 60, self._luck.sight(position, seat))))
        job = Job(share.table, "", seat, 0, pack, twin.dump(), cap=seconds, advise=True)
        async with self._turns.turn(share):
            return await self._ask(share.table, msgspec.json.encode(job))

    def hurry(self, table: str) -> None:
        """Let the bots of a table decide with what they have found so far."""
        self._hurried.add(table)
        for process, thinks_about in self._busy.items():
            if thinks_about == table:
                _tell_hurry(process)

    async def _ask(self, table: str, job: bytes) -> Answer:
        process = self._free(table) or await self._start()
        self._busy[process] = table
        hurry = asyncio.get_running_loop().call_later(self._seconds, _tell_hurry, process)
        begun, outcome = time.monotonic(), "failed"
        try:
            assert process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(self._seconds + GRACE):
                process.stdin.write(job + b"\n")
                await process.stdin.drain()
                answer = msgspec.json.decode(await process.stdout.readline(), type=Answer)
            outcome = "answered"
        except BaseException:
            self._end(process)
            raise
        finally:
            hurry.cancel()
            meters.BOT_SECONDS.observe(time.monotonic() - begun, outcome)
        del self._busy[process]
        self._idle[process] = table
        return answer

    def _free(self, table: str) -> Process | None:
        """An idle process: the one that knows the table, else the one that has waited longest."""
        found = next((process for process, known in self._idle.items() if known == table), next(iter(self._idle), None))
        if found is not None:
            del self._idle[found]
        return found

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *behind("civitas.server.thinker"), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
        )

    def _end(self, process: Process) -> None:
        self._busy.pop(process, None)
        if process.returncode is None:
            process.kill()
            self._ended = [task for task in self._ended if not task.done()]
            self._ended.append(asyncio.create_task(process.communicate()))

    async def end(self) -> None:
        """End all processes and wait until they are gone."""
        for process in [*self._idle, *self._busy]:
            self._end(process)
        self._idle.clear()
        await asyncio.gather(*self._ended, return_exceptions=True)
