"""Several worker processes behind one address, on one PostgreSQL. Whoever started them looks after them: one that dies
is started again, and on SIGHUP each is replaced by a fresh one, one after the other: somebody always answers."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import Process
from contextlib import suppress
from typing import IO, Final

import uvicorn

from civitas.server.settings import Settings

log = logging.getLogger(__name__)

READY: Final = b"ready\n"
AGAIN_SECONDS: Final = 1.0
"""A worker that died sooner than this after its start is started again only after as long."""
END_SECONDS: Final = 15.0


class Workers:
    def __init__(self, settings: Settings, listener: socket.socket, number: int) -> None:
        self._settings = settings
        self._listener = listener
        self._number = number
        self._running: list[Process | None] = [None] * number
        self._filling = [asyncio.Lock() for _ in range(number)]
        """Held while a place gets a fresh process: one that dies while it is renewed is followed by one, not by two."""
        self._alive: set[Process] = set()
        """All that were started and have not ended, also those that do not answer yet or are leaving."""
        self._closing = asyncio.Event()

    async def run(self) -> None:
        """Until SIGTERM or SIGINT."""
        loop = asyncio.get_running_loop()
        renewing: set[asyncio.Task[None]] = set()

        def renew() -> None:
            if not renewing:
                task = asyncio.create_task(self.renew())
                renewing.add(task)
                task.add_done_callback(renewing.discard)

        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._closing.set)
        loop.add_signal_handler(signal.SIGHUP, renew)
        keeping = [asyncio.create_task(self._keep(place)) for place in range(self._number)]
        await self._closing.wait()
        working = [*keeping, *renewing]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await asyncio.gather(*(self._end(process) for process in self._alive))

    async def renew(self) -> None:
        """A fresh process in every place; each leaves only when its follower answers."""
        for place in range(self._number):
            async with self._filling[place]:
                old, fresh = self._running[place], await self._start()
                self._running[place] = fresh
            log.info("worker renewed", extra={"place": place, "pid": fresh.pid})
            if old is not None:
                await self._end(old)
                self._alive.discard(old)

    async def _keep(self, place: int) -> None:
        while True:
            begun = time.monotonic()
            async with self._filling[place]:
                process = self._running[place]
                if process is None or process.returncode is not None:
                    process = self._running[place] = await self._start()
            await process.wait()
            self._alive.discard(process)
            if process is self._running[place]:  # and has not been renewed meanwhile
                log.error("worker ended", extra={"place": place, "pid": process.pid, "status": process.returncode})
                await asyncio.sleep(max(0.0, AGAIN_SECONDS - (time.monotonic() - begun)))

    async def _start(self) -> Process:
        """A worker that answers. Its input stays open as long as we live: when it ends, so does the worker."""
        descriptor = self._listener.fileno()
        process = await asyncio.create_subprocess_exec(
            *self.command(descriptor),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[descriptor],
        )
        self._alive.add(process)
        assert process.stdin is not None and process.stdout is not None
        content = pickle.dumps(self._settings)
        with suppress(OSError):
            process.stdin.write(len(content).to_bytes(8, "big") + content)
            await process.stdin.drain()
            await process.stdout.readline()
        return process

    def command(self, descriptor: int) -> list[str]:
        return [sys.executable, "-c", f"from civitas.server.workers import work; work({descriptor})"]

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def work(descriptor: int) -> None:
    """What a worker process does."""
    from civitas.server.app import create_app
    from civitas.server.running import config_for, log_to

    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    log_to()
    with os.fdopen(os.dup(0), "rb", buffering=0) as source:
        settings: Settings = pickle.loads(_read(source, int.from_bytes(_read(source, 8), "big")))  # of who started us

    def outlive_nobody() -> None:
        os.read(0, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=outlive_nobody, daemon=True).start()
    listener = socket.socket(fileno=descriptor)
    _Announced(config_for(create_app(settings), settings)).run(sockets=[listener])


def _read(source: IO[bytes], length: int) -> bytes:
    found = b""
    while len(found) < length and (part := source.read(length - len(found))):
        found += part
    return found


class _Announced(uvicorn.Server):
    """Says when it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
