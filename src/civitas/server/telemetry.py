"""Telling what the processes of one machine count. Each writes its figures into a folder now and then; whoever started
them answers for all, at an address of its own that visitors do not know."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import func, select, text

import civitas
from civitas.kernel.errors import BadInput
from civitas.server import meters
from civitas.server.database import Database
from civitas.server.schema import TABLES
from civitas.server.work import POST, RING, THINK, TRIES

log = logging.getLogger(__name__)

EVERY: Final = 5.0
STALE: Final = 60.0
"""The figures of a process that has not told any for so long are no longer told."""
SELDOM: Final = 12
"""So often in as many times all tables are counted."""
KINDS: Final = (THINK, RING, POST)
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_QUEUE: Final = text(
    "SELECT kind, sum(CASE WHEN tries < :most THEN 1 ELSE 0 END) AS waiting, "
    "sum(CASE WHEN tries >= :most THEN 1 ELSE 0 END) AS resting, "
    f"min(CASE WHEN tries < :most THEN CASE WHEN kind = '{POST}' THEN due ELSE since END END) AS oldest "
    f"FROM work WHERE kind = '{THINK}' OR (kind = '{POST}' AND due <= :now) OR tries >= :most GROUP BY kind"
)


def look_at_process() -> None:
    """What the system knows of this process."""
    meters.BUILD.set(1, civitas.__version__)
    used = resource.getrusage(resource.RUSAGE_SELF)
    waited = resource.getrusage(resource.RUSAGE_CHILDREN)
    meters.PROCESSOR.set(used.ru_utime + used.ru_stime + waited.ru_utime + waited.ru_stime)
    with suppress(OSError, ValueError, IndexError):  # elsewhere than on Linux
        meters.MEMORY.set(float(Path("/proc/self/statm").read_text().split()[1]) * _PAGE)


def look_at_queue(database: Database) -> None:
    now = database.time()
    with database.reading() as connection:
        rows = connection.execute(_QUEUE, {"most": TRIES, "now": now}).all()
    waiting, ages, resting = ({(kind,): 0.0 for kind in KINDS} for _ in range(3))
    for row in rows:
        waiting[row.kind,], resting[row.kind,] = row.waiting, row.resting
        ages[row.kind,] = 0.0 if row.oldest is None else max(0.0, now - row.oldest)
    meters.QUEUE.set_all(waiting)
    meters.QUEUE_AGE.set_all(ages)
    meters.GIVEN_UP.set_all(resting)


def look_at_tables(database: Database) -> None:
    with database.reading() as connection:
        found = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status)).all()
        aside = connection.execute(select(func.count()).where(TABLES.c.aside.is_not(None))).scalar_one()
    meters.TABLES.set_all({(str(status),): float(count) for status, count in found})
    meters.ASIDE.set(aside)


async def keep_telling(folder: Path, database: Database, look: Callable[[], None]) -> None:
    """Until it is cancelled. `look`: fetches what this process alone knows of itself."""
    meters.STARTED.set(time.time())
    times = 0
    while True:
        try:
            look()
            await asyncio.to_thread(_tell, folder, database, times % SELDOM == 0)
        except Exception:
            log.warning("figures not told", exc_info=True)
        times += 1
        due = time.monotonic() + EVERY
        while (left := due - time.monotonic()) > 0:
            before = time.monotonic()
            await asyncio.sleep(min(1.0, left))
            meters.LAG.observe(max(0.0, time.monotonic() - before - min(1.0, left)))


def _tell(folder: Path, database: Database, all_tables: bool) -> None:
    look_at_process()
    try:
        look_at_queue(database)
        if all_tables:
            look_at_tables(database)
        meters.READY.set(1)
    except Exception:
        meters.READY.set(0)
        log.warning("queue not counted", exc_info=True)
    write(folder, str(os.getpid()), meters.families())


def write(folder: Path, process: str, families: list[meters.Family]) -> None:
    """In one go: whoever reads meanwhile reads the figures of before."""
    fresh = folder / f"{process}.new"
    fresh.write_bytes(msgspec.json.encode(families))
    fresh.replace(folder / f"{process}.json")


def read(folder: Path, now: float) -> dict[str, list[meters.Family]]:
    found: dict[str, list[meters.Family]] = {}
    for path in sorted(folder.glob("*.json")):
        with suppress(OSError, msgspec.DecodeError):
            if now - path.stat().st_mtime > STALE:
                path.unlink()
            else:
                found[path.stem] = msgspec.json.decode(path.read_bytes(), type=list[meters.Family])
    return found


class _Answers(BaseHTTPRequestHandler):
    folder: Path
    timeout = 10.0
    server_version, sys_version = "Civitas", ""

    def do_GET(self) -> None:
        known = self.path.partition("?")[0] == "/metrics"
        body = meters.written(read(self.folder, time.time())).encode() if known else b""
        self.send_response(200 if known else 404)
        self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Prometheus asks often and always the same."""


def answer(folder: Path, address: str) -> ThreadingHTTPServer:
    """Tell the figures at this address, `HOST:PORT` or a port of this machine alone, as long as the process lives."""
    host, _, port = address.rpartition(":")
    try:
        handler = type("Answers", (_Answers,), {"folder": folder})
        server = ThreadingHTTPServer((host.strip("[]") or "127.0.0.1", int(port)), handler)
    except (OSError, OverflowError, ValueError) as problem:
        raise BadInput("error-bad-metrics", {"address": address}) from problem
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
