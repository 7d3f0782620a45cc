"""SQLite in a file: who may read it, and how its connections and transactions begin."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, event


def in_a_file(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def for_us_alone(file: Path) -> None:
    """The database holds what players hide from each other: nobody else on this machine reads it."""
    with contextlib.suppress(OSError):  # what cannot be made or changed is told by the database itself
        if file.name and file.parent.is_dir():
            file.touch(0o600)
            file.chmod(0o600)


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin`
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("civitas_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
