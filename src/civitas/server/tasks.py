"""What goes on behind the requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from civitas.table import Conflict, Damaged, Unknown, Waiting

log = logging.getLogger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Callable[..., Awaitable[None]], *args: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work, *args))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _guarded(self, work: Callable[..., Awaitable[None]], *args: Any) -> None:
        try:
            await work(*args)
        except (Conflict, Unknown, Damaged, Waiting) as problem:
            log.warning("task dropped", extra={"cause": problem.key})
        except Exception:
            log.exception("task failed")

    async def settled(self) -> None:
        """Everything that was begun has come to its end."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def end(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
