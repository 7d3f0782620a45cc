"""Bots think in processes of their own, with a time limit. Whatever happens to one, the table gets a legal move."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.server.shares import Share, Turns
from civitas.server.thinker import Job

log = logging.getLogger(__name__)

LINE: Final = 8 << 20
RANDOM: Final = "random"


def random_move(position: Position, seat: int) -> str:
    moves = position.contending(seat)
    return position.title.moves.text(moves[secrets.randbelow(len(moves))])


class BotPool:
    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._turns = Turns(processes)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._ended: list[asyncio.Task[tuple[bytes, bytes]]] = []

    async def choose(self, bot: str, position: Position, seat: int, pack: str | None, share: Share) -> str:
        """A legal move: the bot's when its turn to think has come, or a random one where the bot fails."""
        if bot == RANDOM:
            return random_move(position, seat)
        twin = position.imagine(seat, Chance(secrets.randbelow(1 << 60)))
        job = msgspec.json.encode(Job(bot, seat, secrets.randbelow(1 << 60), pack, twin.dump()))
        fallback = random_move(position, seat)
        async with self._turns.turn(share):
            try:
                return await self._ask(job)
            except (TimeoutError, OSError, ValueError) as problem:
                log.warning("bot failed", extra={"bot": bot, "cause": type(problem).__name__})
                return fallback

    async def _ask(self, job: bytes) -> str:
        process = self._idle.pop() if self._idle else await self._start()
        self._busy.add(process)
        try:
            assert process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(self._seconds):
                process.stdin.write(job + b"\n")
                await process.stdin.drain()
                answer = (await process.stdout.readline()).decode().strip()
            if not answer:
                raise ValueError("the process ended")
        except BaseException:
            self._end(process)
            raise
        self._busy.discard(process)
        self._idle.append(process)
        return answer

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "civitas.server.thinker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
        )

    def _end(self, process: Process) -> None:
        self._busy.discard(process)
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
