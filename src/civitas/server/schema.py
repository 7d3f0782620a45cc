"""What is stored, and how an older database becomes a present one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    insert,
    inspect,
    select,
    update,
)

from civitas.kernel.errors import BadInput

METADATA: Final = MetaData()

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", Float, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("made_at", Float, nullable=False, server_default="0"),
    Column("used_at", Float, nullable=False, server_default="0"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Integer, nullable=False),
    Column("attention", Integer, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("last_move_at", Float, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("origin", String(32), nullable=False),
    Column("aside", Text),
    Column("info", LargeBinary, nullable=False),
    Column("beginning", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Index("tables_by_status", "status", "last_move_at"),
    Index("tables_for_attention", "attention"),
    Index("tables_by_host", "host"),
    Index("tables_by_origin", "origin"),
)
"""`attention`: a bot is to move or a clock runs, so a starting server must look after it. `revision`: how often the row
was written; whoever writes must have read the last. `host` and `origin`: who opened the table, and a keyed hash of the
address it was opened from, for fair shares. `aside`: why it could not be loaded; it rests until `civitas patch`."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "key"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("who", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(60), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("opening", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Index("results_by_title", "title", "seats", "ended_at"),
)
"""How finished games came out, a row for each seat: `share` of the victory; `mu` and `sigma` of the person's rating
after it, where the game was rated."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Index("ratings_by_title", "title", "seats", "mu"),
)

MADE: Final = Table(
    "made",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("move", String(120), primary_key=True),
    Index("made_by_move", "move"),
)
"""Which moves a seat made in a finished public game: what the archive is searched and counted by."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("title", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("host", String(32), nullable=False, index=True),
    Column("made_at", Float, nullable=False),
    Column("plan", LargeBinary, nullable=False),
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("event_id", ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    UniqueConstraint("event_id", "person"),
)

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("event_id", ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(32), index=True),
)
"""Who meets whom, by the numbers of the entrants. How it came out is told by the results of the table, which is opened
after the pairing is stored."""

WORK: Final = Table(
    "work",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("due", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("people", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("leased_until", Float, nullable=False),
    Column("holder", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""What has to happen once at a table, whichever of several processes does it: a bot to move, a clock to ring. `due` is
counted time, `since` and `leased_until` the time of the database. It is written with the table, in one transaction; on
SQLite, where there is one process, it stays empty."""

SERVED: Final = Table(
    "served",
    METADATA,
    Column("who", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""For whom a bot was last set thinking, for fair shares."""


def _shares(connection: Connection) -> None:
    """Revisions, hosts and origins, and tables set aside."""
    for column in (
        "revision INTEGER NOT NULL DEFAULT 0",
        "host VARCHAR(32) NOT NULL DEFAULT ''",
        "origin VARCHAR(32) NOT NULL DEFAULT ''",
        "aside TEXT",
    ):
        connection.exec_driver_sql(f"ALTER TABLE tables ADD COLUMN {column}")
    connection.exec_driver_sql("CREATE INDEX tables_by_host ON tables (host)")
    connection.exec_driver_sql("CREATE INDEX tables_by_origin ON tables (origin)")
    for row in connection.execute(select(TABLES.c.id, TABLES.c.info)).all():
        with suppress(msgspec.DecodeError, RecursionError):
            host = msgspec.json.decode(row.info, type=_Host).host
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(host=host))


def _uses(connection: Connection) -> None:
    """When tokens were made and last used."""
    for column in ("made_at", "used_at"):
        connection.exec_driver_sql(f"ALTER TABLE tokens ADD COLUMN {column} FLOAT NOT NULL DEFAULT 0")


def _results(connection: Connection) -> None:
    """How games came out, ratings, and what the archive is searched by."""
    METADATA.create_all(connection, [RESULTS, RATINGS, MADE])


def _events(connection: Connection) -> None:
    """Tournaments."""
    METADATA.create_all(connection, [EVENTS, ENTRANTS, PAIRINGS])


def _work(connection: Connection) -> None:
    """The queue of several processes."""
    METADATA.create_all(connection, [WORK, SERVED])


class _Host(msgspec.Struct):
    host: str


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (
    METADATA.create_all,
    _shares,
    _uses,
    _results,
    _events,
    _work,
)
"""Step n takes a database from version n to version n + 1. Steps are added, never changed; but a new database is made
by the first alone, as it is today."""


def version_of(connection: Connection) -> int:
    if not inspect(connection).has_table("meta"):
        return 0
    found = connection.execute(select(META.c.value).where(META.c.key == "version")).scalar()
    return int(found or 0)


def migrate(connection: Connection) -> None:
    """Bring the database up to date, inside the caller's transaction."""
    version = version_of(connection)
    if version > len(MIGRATIONS):
        raise BadInput("error-database-version", {"version": version, "known": len(MIGRATIONS)})
    for step in MIGRATIONS[version:] if version else MIGRATIONS[:1]:
        step(connection)
    if version == 0:
        connection.execute(insert(META).values(key="version", value=str(len(MIGRATIONS))))
    elif version < len(MIGRATIONS):
        connection.execute(update(META).where(META.c.key == "version").values(value=str(len(MIGRATIONS))))
