"""Several worker processes behind one address, on one PostgreSQL. Whoever started them looks after them: one that dies
is started again, and on SIGHUP each is replaced by a fresh one, one after the other: somebody always answers."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import IO, Final

import uvicorn

from civitas.server.settings import Settings

log = logging.getLogger(__name__)

Worker = subprocess.Popen[bytes]
READY: Final = b"ready\n"
AGAIN_SECONDS: Final = 1.0
"""A worker that died sooner than this after its start is started again only after as long."""
END_SECONDS: Final = 15.0


class Workers:
    def __init__(self, settings: Settings, listener: socket.socket, number: int) -> None:
        self._settings = settings
        self._listener = listener
        self._number = number
        self._running: list[Worker | None] = [None] * number
        self._closing = asyncio.Event()
        self._leaving: set[Worker] = set()

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
        for task in [*keeping, *renewing]:
            task.cancel()
        await asyncio.gather(*keeping, *renewing, return_exceptions=True)
        await asyncio.gather(*(self._end(process) for process in [*self._running, *self._leaving] if process))

    async def renew(self) -> None:
        """A fresh process in every place; each leaves only when its follower answers."""
        for place in range(self._number):
            old, fresh = self._running[place], await self._start()
            self._running[place] = fresh
            log.info("worker renewed", extra={"place": place, "pid": fresh.pid})
            if old is not None:
                self._leaving.add(old)
                await self._end(old)
                self._leaving.discard(old)

    async def _keep(self, place: int) -> None:
        while True:
            begun = time.monotonic()
            process = self._running[place] = await self._start()
            while (present := self._running[place]) is not None:
                await asyncio.to_thread(present.wait)
                if present is self._running[place]:  # and has not been renewed meanwhile
                    break
            log.error("worker ended", extra={"place": place, "pid": process.pid, "status": process.returncode})
            await asyncio.sleep(max(0.0, AGAIN_SECONDS - (time.monotonic() - begun)))

    async def _start(self) -> Worker:
        """A worker that answers. Its input stays open as long as we live: when it ends, so does the worker."""
        descriptor = self._listener.fileno()
        process = subprocess.Popen(
            [sys.executable, "-c", f"from civitas.server.workers import work; work({descriptor})"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[descriptor],
        )
        assert process.stdin is not None and process.stdout is not None
        content = pickle.dumps(self._settings)
        with suppress(OSError):
            process.stdin.write(len(content).to_bytes(8, "big") + content)
            process.stdin.flush()
            await asyncio.to_thread(process.stdout.readline)
        return process

    async def _end(self, process: Worker) -> None:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()


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
