"""What is stored, and how an older database becomes a present one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
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

from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.table.outcome import cards_of

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
    Column("person", String(32), nullable=False, server_default="", index=True),
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

PLAYED: Final = Table(
    "played",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("card", String(120), primary_key=True),
    Index("played_by_card", "card"),
)
"""Which cards a seat played in a finished public game, as `domain:id`."""

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
    Column("told", Integer, nullable=False, server_default="0"),
    Index("work_by_person", "kind", "person"),
)
"""What has to happen once at a table, whichever of several processes does it: a bot to move, a clock to ring, somebody
to be written to. `due` is counted time, for post as `since` and `leased_until` the time of the database; `told`: how
often post has gone out. It is written with the table, in one transaction; on SQLite, where there is one process, it
holds post alone."""

SERVED: Final = Table(
    "served",
    METADATA,
    Column("who", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""For whom a bot was last set thinking, for fair shares."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("login", String(80), nullable=False, unique=True),
    Column("passphrase", Text, nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("role", String(16), nullable=False),
    Column("made_at", Float, nullable=False),
)
"""`login`: the name in the form in which names are compared. `passphrase`: its hash with salt and cost. `address`: for
post, empty without one; `confirmed`: its holder has answered from there."""

PASSES: Final = Table(
    "passes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("detail", String(254), nullable=False),
)
"""What opens an account once: recovery codes (`code`), links by post (`link`), confirmations of an address
(`confirm`)."""

ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", Float, nullable=False, index=True),
)
"""Sign-ins that failed, by keyed hashes of names and addresses: all processes count together."""

STANDING: Final = Table(
    "standing",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("suspended_until", Float, nullable=False),
    Column("muted_until", Float, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What an administrator has forbidden somebody, and until when."""

TIES: Final = Table(
    "ties",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Whom a person follows, blocks or does not want to hear."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False, index=True),
    Column("table_id", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed_at", Float, nullable=False),
    Column("outcome", Text, nullable=False),
    Index("reports_by_state", "closed_at", "at"),
)
"""What people tell administrators. `said`: the line of chat as it stood; `closed_at`: 0 while it is open."""

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(32), nullable=False),
    Column("action", String(20), nullable=False),
    Column("about", String(80), nullable=False, index=True),
    Column("detail", Text, nullable=False),
)
"""What administrators did. Rows are added, never changed."""

ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("way", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("made_at", Float, nullable=False),
)
"""Where somebody wants to be written to: `mail`, `push` or `hook`. `secret`: the keys of a browser, or what a webhook
is signed with. `state`: `waiting` until a letter there was answered, `good`, or `off` after too many failures.
`asked` and `refused` stand for nobody: a hash, so that no stranger can have somebody asked again and again."""

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("every", Float, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("reminders", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("sent_at", Float, nullable=False),
)
"""How somebody wants to be written to: at most once in so many seconds, and never between two minutes of the day where
they live."""

LEARNED: Final = Table(
    "learned",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("study", String(80), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Lessons somebody has gone through, tasks and challenges they have solved, as tables name them: `lessons/cards`."""


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


def _people(connection: Connection) -> None:
    """Accounts, ties, reports, what administrators did, and who said what."""
    connection.exec_driver_sql("ALTER TABLE chat ADD COLUMN person VARCHAR(32) NOT NULL DEFAULT ''")
    connection.exec_driver_sql("CREATE INDEX ix_chat_person ON chat (person)")
    METADATA.create_all(connection, [ACCOUNTS, PASSES, ATTEMPTS, STANDING, TIES, REPORTS, AUDIT])


def _post(connection: Connection) -> None:
    """Letters, and where they go."""
    if all(column["name"] != "told" for column in inspect(connection).get_columns("work")):
        connection.exec_driver_sql("ALTER TABLE work ADD COLUMN told INTEGER NOT NULL DEFAULT 0")
        connection.exec_driver_sql("CREATE INDEX work_by_person ON work (kind, person)")
    METADATA.create_all(connection, [ADDRESSES, WISHES])


def _learned(connection: Connection) -> None:
    """What people have learned."""
    METADATA.create_all(connection, [LEARNED])


def _played(connection: Connection) -> None:
    """Which cards were played, as far as the moves that were kept tell."""
    METADATA.create_all(connection, [PLAYED])
    kept = select(TABLES.c.title, MADE).join(TABLES, TABLES.c.id == MADE.c.table_id).order_by(TABLES.c.title)
    for key, found in groupby(connection.execute(kept).all(), lambda row: str(row.title)):
        if key not in registry.title_keys():
            continue
        title = registry.title(key)
        rows = {(row.table_id, row.seat, card) for row in found for card in cards_of(title, [row.move])}
        if rows:
            columns = ("table_id", "seat", "card")
            connection.execute(insert(PLAYED), [dict(zip(columns, row, strict=True)) for row in sorted(rows)])


class _Host(msgspec.Struct):
    host: str


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (
    METADATA.create_all,
    _shares,
    _uses,
    _results,
    _events,
    _work,
    _people,
    _post,
    _learned,
    _played,
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
