"""One thread writes. Changes that arrive while it is busy go into one transaction together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from civitas.server import meters
from civitas.server.database import Database
from civitas.table import Changes

_AT_ONCE: Final = 64


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "civitas-writer")
        self._line: list[tuple[Changes, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None

    async def save(self, changes: Changes) -> None:
        """Returns when the changes are on the disk. A table has at most one in line: its lock sees to that."""
        done = asyncio.get_running_loop().create_future()
        self._line.append((changes, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write())
        await done

    async def run(self, work: Callable[..., None], *args: object) -> None:
        """Let the thread do something else in its turn."""
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def _write(self) -> None:
        try:
            while self._line:
                batch, self._line = self._line[:_AT_ONCE], self._line[_AT_ONCE:]
                await self._write_batch(batch)
        finally:
            self._work = None

    async def _write_batch(self, batch: list[tuple[Changes, asyncio.Future[None]]]) -> None:
        changes = [part for part, _ in batch]
        begun = time.monotonic()
        outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._database.save_all, changes)
        meters.STORE_SECONDS.observe(time.monotonic() - begun)
        for (_, done), problem in zip(batch, outcomes, strict=True):
            if problem is not None:
                meters.OVERTAKEN.add(type(problem).__name__)
            if done.cancelled():
                continue
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

    async def close(self) -> None:
        if self._work is not None:
            await self._work
        self._thread.shutdown()
