"""Who uses a database. SQLite is used by one server alone: two would each hold tables in memory that the other changes.
PostgreSQL is used by as many as there are: they tell each other, and every write checks what it builds upon.
"""

from __future__ import annotations

import fcntl
import os
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import BadInput

_KEY: Final = 0xC1F17A5
"""Of the advisory lock, the same for every server."""
_ALONE: Final = text("SELECT pg_try_advisory_lock(:key)")
_TOGETHER: Final = text("SELECT pg_try_advisory_lock_shared(:key)")
_NUMBER: Final = text("SELECT pg_advisory_lock(:key, :number)")
"""A lock of its own shows that a process is alive, for as long as its connection stands."""
_LET_GO: Final = text("SELECT pg_advisory_unlock_all()")
_NUMBERS: Final = text(
    "SELECT DISTINCT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :key AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_NAME: Final = text("SELECT set_config('application_name', :name, false)")
_WHO: Final = text(
    "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid "
    "WHERE l.locktype = 'advisory' AND l.objid = :key AND l.granted AND l.database = "
    "(SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Hold:
    """A database in the hands of this process, until `release` or its end."""

    def __init__(self, engine: Engine, place: str, number: int, alone: bool) -> None:
        self._file: IO[str] | None = None
        self._connection: Connection | None = None
        self._number = number
        self._alone = alone
        if engine.dialect.name == "sqlite":
            self._lock_file(engine.url.database or "", place)
        elif engine.dialect.name == "postgresql":
            self._lock_database(engine, place)

    def _lock_file(self, name: str, place: str) -> None:
        """A file of its own: to open the database and close it again would let go of the locks SQLite holds on it."""
        if name in ("", ":memory:"):
            return
        path = Path(f"{name}.lock")
        try:
            file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")  # noqa: SIM115
        except OSError as problem:
            raise BadInput("error-bad-database", {"url": place}) from problem
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            who = file.read(200).strip() or "?"
            file.close()
            raise BadInput("error-database-held", {"url": place, "who": who}) from problem
        file.truncate(0)
        file.write(_me() + "\n")
        file.flush()
        self._file = file

    def _lock_database(self, engine: Engine, place: str) -> None:
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not connection.execute(_ALONE if self._alone else _TOGETHER, {"key": _KEY}).scalar():
            who = connection.execute(_WHO, {"key": _KEY}).scalar() or "?"
            connection.close()
            raise BadInput("error-database-held", {"url": place, "who": who})
        connection.execute(_NAME, {"name": _me()[:63]})
        connection.execute(_NUMBER, {"key": _KEY, "number": self._number})
        self._connection = connection

    def others(self, engine: Engine, place: str) -> set[int]:
        """The numbers of the other processes here. A connection that was lost is made anew."""
        if self._connection is None:
            return set()
        try:
            found = set(self._connection.execute(_NUMBERS, {"key": _KEY}).scalars())
        except SQLAlchemyError:
            self._connection.invalidate()
            self._connection.close()
            self._lock_database(engine, place)
            found = set(self._connection.execute(_NUMBERS, {"key": _KEY}).scalars())
        return found - {self._number}

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            # Let go at once, then closed for good, not put back among the connections for the next one to use.
            with suppress(SQLAlchemyError):
                self._connection.execute(_LET_GO)
            self._connection.invalidate()
            self._connection.close()
        self._file = self._connection = None


def _me() -> str:
    return f"process {os.getpid()} on {socket.gethostname()} since {time.strftime('%Y-%m-%d %H:%M')}"
