"""What the processes on one PostgreSQL tell each other. On SQLite there is one process, and nothing is said."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

if TYPE_CHECKING:
    from civitas.server.database import Database

log = logging.getLogger(__name__)

CHANNEL: Final = "civitas"
AGAIN_SECONDS: Final = 0.5


class Notice(msgspec.Struct):
    kind: Literal["changed", "present", "who", "ended", "hurry"]
    """Tables were stored; who listens at a table; who wants to know that; a person's sessions have ended; the bots of a
    table are to decide."""
    tables: list[str] = []
    seats: list[int] = []
    person: str = ""
    sender: int = 0
    work: bool = True
    """Was something queued with what was stored? Older versions do not say."""


def process_number() -> int:
    """Of this process among those on a database."""
    return secrets.randbelow((1 << 31) - 1) + 1


class Ears:
    """Listens to the other processes. What was missed while the line was down nobody knows: then `hear` gets None."""

    def __init__(self, database: Database, hear: Callable[[Notice | None], None]) -> None:
        self._database = database
        self._hear = hear
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From the moment this returns nothing is missed."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        listening = asyncio.create_task(ready.wait())
        await asyncio.wait([self._task, listening], return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        import psycopg

        engine = self._database.engine
        ways, wishes = engine.dialect.create_connect_args(engine.url)
        while True:
            try:
                line: Any = await psycopg.AsyncConnection.connect(*ways, **wishes, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        self._hear(None)
                    ready.set()
                    async for told in line.notifies():
                        self._take(told.payload)
            except psycopg.Error:
                log.warning("line to the database lost", exc_info=True)
                await asyncio.sleep(AGAIN_SECONDS)

    def _take(self, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:  # of another version
            log.warning("notice not understood")
            return
        if notice.sender != self._database.process:
            self._hear(notice)
