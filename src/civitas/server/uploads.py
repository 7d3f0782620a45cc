"""What people bring along is looked at by processes of their own, a few at a time, each for a while and no longer."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from typing import Final

import msgspec

from civitas.server.behind import behind
from civitas.server.identity import Visitor
from civitas.server.inspector import Finding, Job
from civitas.server.limits import UPLOADS, Places
from civitas.server.problems import Denied, Retold

log = logging.getLogger(__name__)

AT_ONCE: Final = 2
WAITING: Final = 6
"""By the wall clock a record may take so many times its processor time: it stands behind everybody who plays."""
INSPECTOR: Final = behind("civitas.server.inspector")


class Uploads:
    def __init__(self, seconds: float, limits: bool, command: Sequence[str] = INSPECTOR) -> None:
        self._seconds = seconds
        self._command = command
        self._places = Places(UPLOADS, limits)
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def look(self, visitor: Visitor, job: Job) -> Finding:
        """What was found sound. Denied if the visitor has enough in line already, or if it takes too long."""
        assert visitor.person is not None
        if not self._places.free(visitor.person.id, visitor.address):
            raise Denied(429, "error-too-fast")
        with self._places.held(visitor.person.id, visitor.address):
            async with self._turns:
                found = await self._ask(job)
        if found.problem is not None:
            raise Retold(found.status, found.problem)
        return found

    async def _ask(self, job: Job) -> Finding:
        job.seconds = round(self._seconds) + 1
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        try:
            async with asyncio.timeout(self._seconds * WAITING):
                answer, _ = await process.communicate(msgspec.msgpack.encode(job))
            return msgspec.msgpack.decode(answer, type=Finding)
        except (TimeoutError, msgspec.DecodeError) as problem:
            log.warning("upload refused", extra={"cause": type(problem).__name__})
            raise Denied(422, "error-upload-endless") from problem
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
