"""Running the server: logs, loop and port."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TextIO, cast

import uvicorn
from litestar import Litestar

from civitas.kernel.errors import BadInput
from civitas.server.app import create_app
from civitas.server.connections import connection_type
from civitas.server.database import Database
from civitas.server.events.organiser import Organiser
from civitas.server.meters import CountLines
from civitas.server.requests import REQUEST
from civitas.server.settings import Settings
from civitas.server.tables import Tables
from civitas.server.telemetry import answer, keep_telling
from civitas.server.workers import Workers

_PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class JsonLines(logging.Formatter):
    """One JSON object per line. What is logged is named by us: no bodies, no headers, no tokens."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler, CountLines()]
    root.setLevel(level)


def hosts_for(host: str) -> tuple[str, ...]:
    """A server on this machine alone answers to the names of this machine alone; no other page can reach it."""
    return _LOOPBACK if host in _LOOPBACK else ()


def serve(
    settings: Settings, host: str, port: int, workers: int, announce: Callable[[str], None], metrics: str | None = None
) -> None:
    """Serve until somebody ends it. What cannot work is told before anything starts. `metrics`: where what is counted
    is told."""
    _try(settings, workers > 1)
    with telling(settings, metrics) as settings:
        _serve(settings, host, port, workers, announce)


@contextmanager
def telling(settings: Settings, address: str | None) -> Iterator[Settings]:
    """Tell what is counted at this address, if there is one."""
    if address is None:
        yield settings
        return
    with tempfile.TemporaryDirectory(prefix="civitas-metrics-") as folder:
        server = answer(Path(folder), address)
        try:
            yield replace(settings, metrics=Path(folder))
        finally:
            server.shutdown()
            server.server_close()


def _serve(settings: Settings, host: str, port: int, workers: int, announce: Callable[[str], None]) -> None:
    listener = _listen(host, port)
    name = f"[{host}]" if ":" in host else host
    announce(f"http://{name}:{listener.getsockname()[1]}")
    if workers == 1:
        uvicorn.Server(config_for(create_app(settings), settings)).run(sockets=[listener])
    else:
        asyncio.run(Workers(settings, listener, workers).run())


def think(settings: Settings, announce: Callable[[], None], metrics: str | None = None) -> None:
    """Let bots think, and clocks ring, for servers that share the database, until somebody ends it."""
    _try(settings, True)
    with telling(settings, metrics) as settings:
        announce()
        asyncio.run(_think(settings))


async def _think(settings: Settings) -> None:
    ended = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, ended.set)
    database = Database(settings.database)
    database.hold()
    try:
        database.open()
        tables = Tables(database, settings)
        await tables.start()
        await Organiser(database, tables).start()  # a round may end with the move of a bot
        telling = None
        if settings.metrics is not None:
            telling = asyncio.create_task(keep_telling(settings.metrics, database, tables.look))
        await ended.wait()
        if telling is not None:
            telling.cancel()
        await tables.close()
    finally:
        database.close()


def _try(settings: Settings, several: bool) -> None:
    database = Database(settings.database)
    if several and not database.shared:
        raise BadInput("error-needs-postgres", {})
    try:
        database.hold()
        database.open()
    finally:
        database.close()


def config_for(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Who asks, and whether over TLS, is believed of the proxies that were named and of nobody else."""
    return uvicorn.Config(
        cast(Any, app),
        http=connection_type(settings.patience, settings.proxies),
        ws="none",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,
    )


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as problem:
        listener.close()
        raise BadInput("error-bad-address", {"host": host, "port": str(port)}) from problem
    return listener
