"""The archive at work. What is looked for there may take long once there are many games: it has threads of its own, so
that nobody who plays waits for it, and what all games tell together is counted once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from civitas.server import archive
from civitas.server.archive import Figures
from civitas.server.database import Database

AT_ONCE: Final = 2

P = ParamSpec("P")
T = TypeVar("T")


class Library:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(AT_ONCE, "civitas-library")
        self._counting = asyncio.Lock()
        self._counted: dict[tuple[str, int], tuple[float | None, Figures]] = {}
        """With the end of the latest game that is in it."""

    async def look(self, work: Callable[P, T], *args: P.args, **wishes: P.kwargs) -> T:
        """Let a thread of the library do it, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **wishes))

    async def statistics(self, title: str, seats: int) -> Figures:
        """How often seats, openings, moves and cards won; counted anew if a game has ended since."""
        async with self._counting:
            latest = await self.look(archive.latest, self._database, title, seats)
            known = self._counted.get((title, seats))
            if known is None or known[0] != latest:
                known = latest, await self.look(archive.statistics, self._database, title, seats)
                self._counted[title, seats] = known
            return known[1]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
