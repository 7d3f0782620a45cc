"""The database: SQLite in a file by default, PostgreSQL by its URL. Calls block; the server makes them in threads."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, bindparam, case, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import BadInput
from civitas.server.discreet import discreet
from civitas.server.files import for_us_alone, in_a_file
from civitas.server.holding import Hold
from civitas.server.letters import POST_KEY, write_post
from civitas.server.notices import CHANNEL, Notice, process_number
from civitas.server.schema import (
    ACCOUNTS,
    CHAT,
    ENTRIES,
    META,
    PEOPLE,
    SEATS,
    SNAPSHOTS,
    STANDING,
    TABLES,
    TOKENS,
    migrate,
)
from civitas.server.sessions import add_token
from civitas.server.storing import ADD_SNAPSHOTS, columns, write
from civitas.server.troubles import OTHER, trouble
from civitas.table import Changes, Entry, Info, Saved
from civitas.table.state import OVER

_LISTED: Final = 100
_MIGRATING: Final = text("SELECT pg_advisory_xact_lock(207700901)")
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
_TIME: Final = text("SELECT extract(epoch FROM clock_timestamp())")
_KEEP_FIRST: Final = text("INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING")
_KEEP: Final = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_REVISION: Final = select(TABLES.c.revision).where(TABLES.c.id == bindparam("table"))
_NEWS: Final = (
    select(TABLES.c.info, TABLES.c.aside, ENTRIES)
    .outerjoin(ENTRIES, (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.sequence > bindparam("after")))
    .where(TABLES.c.id == bindparam("table"))
    .order_by(ENTRIES.c.sequence)
)
_CHAT: Final = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(CHAT.c.number)
)
WITH_ACCOUNT: Final = PEOPLE.outerjoin(ACCOUNTS, ACCOUNTS.c.person == PEOPLE.c.id).outerjoin(
    STANDING, STANDING.c.person == PEOPLE.c.id
)
PERSON: Final = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.language,
    func.coalesce(ACCOUNTS.c.role, "").label("role"),
    func.coalesce(STANDING.c.suspended_until, 0.0).label("suspended_until"),
    func.coalesce(STANDING.c.muted_until, 0.0).label("muted_until"),
)
ID: Final = 16
"""So many letters of a token's hash are its name."""


class Said(msgspec.Struct):
    """A line of chat."""

    number: int
    seat: int | None
    who: str
    text: str
    at: float
    person: str = ""
    """Who said it; empty in what was stored before that was known, and of whoever has gone."""


class News(NamedTuple):
    """What others have stored of a table meanwhile."""

    info: bytes
    entries: list[Entry]
    chat: list[Said]


class Person(msgspec.Struct):
    id: str
    name: str
    language: str
    role: str = ""
    """`member` or `administrator` of those who have an account."""
    suspended_until: float = 0
    muted_until: float = 0


class Opened(NamedTuple):
    """Unfinished tables that somebody has opened."""

    person: int
    address: int
    bots_alone: int


class Token(msgspec.Struct):
    """A session or a script's token, without itself."""

    id: str
    """The beginning of its hash: enough to tell it from the others of its holder."""
    kind: str
    made_at: float
    used_at: float
    current: bool


class Database:
    def __init__(self, url: str, must_exist: bool = False) -> None:
        self._place = url.rpartition("@")[2]
        """The address without user and password, for messages."""
        if url.startswith("postgresql://"):
            url = url.replace("postgresql://", "postgresql+psycopg://", 1)
        try:
            self.engine: Engine = discreet(create_engine(url, hide_parameters=True))
        except (SQLAlchemyError, ImportError, ValueError) as problem:
            raise self._bad() from problem
        self._hold: Hold | None = None
        self._closed = False
        self.posting = False
        """Does anybody who uses this database send post?"""
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.process = 0 if self.is_sqlite else process_number()
        """Who writes here, where several processes may; 0 where there is one."""
        # SQLite lets one write at a time, and whoever else wants to sleeps and asks again: here they stand in line.
        self._pen: AbstractContextManager[Any] = threading.Lock() if self.is_sqlite else contextlib.nullcontext()
        if must_exist and self.is_sqlite and not Path(self.engine.url.database or "").is_file():
            raise self._bad()
        if self.is_sqlite:
            in_a_file(self.engine)

    def open(self) -> None:
        """Bring the database up to date, or make a new one."""
        if self.is_sqlite:
            for_us_alone(Path(self.engine.url.database or ""))
        try:
            with self.writing() as connection:
                if not self.is_sqlite:
                    connection.execute(_MIGRATING)
                migrate(connection)
            self.posting = self.kept(POST_KEY) is not None
        except SQLAlchemyError as problem:
            raise self._bad(trouble(problem)) from problem

    @property
    def shared(self) -> bool:
        """May other processes change what is stored here?"""
        return bool(self.process)

    def hold(self, alone: bool = False) -> None:
        """Use this database until it is closed: on SQLite, or if so wished, alone. BadInput tells who uses it
        already."""
        try:
            self._hold = Hold(self.engine, self._place, self.process, alone)
        except SQLAlchemyError as problem:
            raise self._bad(trouble(problem)) from problem

    def others(self) -> set[int]:
        """The processes besides this one that use this database. What was held is held again if it was lost."""
        return set() if self._hold is None else self._hold.others(self.engine, self._place)

    def time(self) -> float:
        """The database's own, by which all processes go."""
        if self.is_sqlite:
            return time.time()
        with self.reading() as connection:
            return float(connection.execute(_TIME).scalar_one())

    def tell(self, notice: Notice) -> None:
        """Tell the other processes."""
        if self.shared:
            with self.writing() as connection:
                self._notify(connection, notice)

    def _notify(self, connection: Connection, notice: Notice) -> None:
        notice.sender = self.process
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": msgspec.json.encode(notice).decode()})

    def _write(self, connection: Connection, batch: Sequence[Changes]) -> None:
        work = write(connection, batch, self.shared)
        if self.posting:
            write_post(connection, batch, self.is_sqlite)
        if self.shared:
            self._notify(connection, Notice("changed", [changes.table for changes in batch], work=work))

    def _bad(self, why: str = OTHER) -> BadInput:
        key = "error-bad-database" if why == OTHER else f"error-database-{why}"
        return BadInput(key, {"url": self._place})

    def close(self) -> None:
        if self._hold is not None:
            self._hold.release()
            self._hold = None
        self._closed = True
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction that takes the write lock at its beginning."""
        with self.reading() as connection:
            writing = connection.execution_options(civitas_writes=True)
            with self._pen, writing.begin():
                yield writing

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        pool = self.engine.pool
        try:
            with self.engine.connect() as connection:
                yield connection
        finally:
            if self._closed:  # by another thread meanwhile: nobody would come back for what was just put back
                pool.dispose()
                self.engine.pool.dispose()

    @contextmanager
    def glancing(self) -> Iterator[Connection]:
        """For what is asked all the time and needs no transaction: PostgreSQL is spared the beginning and the end."""
        with self.reading() as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection

    def check(self) -> None:
        """Raises if nothing can be stored: something is."""
        with self.writing() as connection:
            connection.execute(update(META).where(META.c.key == "version").values(value=META.c.value))

    # ------------------------------------------------------------------ tables

    def load(self, table: str) -> Saved | None:
        with self.reading() as connection:
            if not self.is_sqlite:  # all of it as of one moment, as SQLite reads anyhow
                connection.execution_options(isolation_level="REPEATABLE READ")
            row = connection.execute(
                select(TABLES.c.info, TABLES.c.beginning, TABLES.c.state, TABLES.c.aside).where(TABLES.c.id == table)
            ).one_or_none()
            if row is None:
                return None
            entries = connection.execute(
                select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.sequence)
            ).all()
            snapshots = connection.execute(
                select(SNAPSHOTS.c.number, SNAPSHOTS.c.state)
                .where(SNAPSHOTS.c.table_id == table)
                .order_by(SNAPSHOTS.c.number)
            ).all()
        found = [_entry(row) for row in entries]
        positions = [(part.number, part.state) for part in snapshots]
        return Saved(row.info, row.beginning, row.state, found, positions, row.aside)

    def revision(self, table: str) -> int | None:
        """How often the table was written; None if there is none."""
        with self.glancing() as connection:
            return connection.execute(_REVISION, {"table": table}).scalar()

    def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        if not tables:
            return {}
        query = select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables))
        with self.reading() as connection:
            return {row.id: row.revision for row in connection.execute(query)}

    def news(self, table: str, sequence: int, said: int) -> News | None:
        """What was stored of a table after so many entries and lines of chat; None if it is gone or set aside."""
        with self.glancing() as connection:
            rows = connection.execute(_NEWS, {"table": table, "after": sequence}).all()
            if not rows or rows[0].aside is not None:
                return None
            last, chat = msgspec.json.decode(rows[0].info, type=Info).chat, []
            if last > said:
                chat = [
                    _said(row) for row in connection.execute(_CHAT, {"table": table, "first": said + 1, "last": last})
                ]
        return News(rows[0].info, [_entry(row) for row in rows if row.sequence is not None], chat)

    def save(self, changes: Changes) -> None:
        with self.writing() as connection:
            self._write(connection, [changes])

    def save_all(self, batch: Sequence[Changes]) -> list[Exception | None]:
        """Store changes of different tables in one transaction: one wait for the disk serves them all. If one cannot
        be stored, each is tried alone. Says what became of each."""
        try:
            with self.writing() as connection:
                self._write(connection, batch)
        except Exception as problem:
            if len(batch) == 1:
                return [problem]
            return [outcome for changes in batch for outcome in self.save_all([changes])]
        return [None] * len(batch)

    def heads(self, title: str | None, status: str, person: str | None) -> list[Info]:
        """Tables for the lobby, the latest first: public ones by status, or a person's own, ended ones last."""
        latest = (TABLES.c.last_move_at.desc(), TABLES.c.created_at.desc())
        over = [case((TABLES.c.status == OVER, 1), else_=0)] if status == "mine" else []
        query = select(TABLES.c.info).order_by(*over, *latest).limit(_LISTED)
        if title is not None:
            query = query.where(TABLES.c.title == title)
        if status == "mine":
            own = select(SEATS.c.table_id).where(SEATS.c.person == (person or ""))
            query = query.where(TABLES.c.id.in_(own))
        else:
            query = query.where(TABLES.c.status == status, TABLES.c.public == 1)
        with self.reading() as connection:
            found = connection.execute(query).all()
        heads = []
        for row in found:
            with suppress(msgspec.DecodeError, RecursionError):
                heads.append(msgspec.json.decode(row.info, type=Info))
        return heads

    def tables_for_attention(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.attention == 1, TABLES.c.aside.is_(None))
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    def set_aside(self, table: str, reason: str | None) -> None:
        """Mark a table that cannot be loaded, or with None one that can again. Nothing of it is changed."""
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(aside=reason))

    def aside(self) -> dict[str, str]:
        """The tables set aside, and why."""
        query = select(TABLES.c.id, TABLES.c.aside).where(TABLES.c.aside.is_not(None)).order_by(TABLES.c.created_at)
        with self.reading() as connection:
            return {row.id: row.aside for row in connection.execute(query)}

    def repair(self, changes: Changes, state: bytes) -> None:
        """Write a table anew from its log, whatever is stored besides; the log itself stays as it is."""
        info = msgspec.json.decode(changes.info, type=Info)
        with self.writing() as connection:
            written = {**columns(changes, info), "state": state, "aside": None}
            connection.execute(update(TABLES).where(TABLES.c.id == changes.table).values(**written))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == changes.table))
            rows = [{"table_id": changes.table, "number": n, "state": state} for n, state in changes.snapshots]
            if rows:
                connection.execute(ADD_SNAPSHOTS, rows)

    def opened_by(self, host: str, origin: str) -> Opened:
        """How many unfinished tables somebody has opened, also counted by where from, and how many of bots alone."""
        unfinished = TABLES.c.status != "over"
        seated = select(SEATS.c.table_id).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None)).exists()
        count = select(func.count()).select_from(TABLES).where(unfinished)
        with self.reading() as connection:
            person = connection.execute(count.where(TABLES.c.host == host)).scalar_one()
            bots = connection.execute(count.where(TABLES.c.host == host, ~seated)).scalar_one()
            address = connection.execute(count.where(TABLES.c.origin == origin)).scalar_one() if origin else 0
        return Opened(person, address, bots)

    # ------------------------------------------------------------------ things of the server itself

    def kept(self, key: str) -> str | None:
        """Something the server keeps for itself."""
        with self.reading() as connection:
            found: str | None = connection.execute(select(META.c.value).where(META.c.key == key)).scalar()
            return found

    def keep(self, key: str, value: str) -> None:
        with self.writing() as connection:
            connection.execute(_KEEP, {"key": key, "value": value})

    def keep_first(self, key: str, value: str) -> str:
        """Keep this unless something is kept already; what is kept then."""
        with self.writing() as connection:
            connection.execute(_KEEP_FIRST, {"key": key, "value": value})
            kept: str = connection.execute(select(META.c.value).where(META.c.key == key)).scalar_one()
            return kept

    def tables(self, status: str | None = None) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.created_at)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    # ------------------------------------------------------------------ chat

    def say(self, changes: Changes, said: Said) -> None:
        """A line of chat with what it changes of the table: like every write, only upon the last revision."""
        row = insert(CHAT).values(table_id=changes.table, **msgspec.structs.asdict(said))
        self.save_with(changes, lambda connection: connection.execute(row))

    def save_with(self, changes: Changes, also: Callable[[Connection], object]) -> None:
        """Changes of a table, and in the same transaction something besides."""
        with self.writing() as connection:
            self._write(connection, [changes])
            also(connection)

    def chat(self, table: str, last: int) -> list[Said]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(last)
        with self.reading() as connection:
            rows: Sequence[Any] = connection.execute(query).all()
        return [_said(row) for row in reversed(rows)]

    # ------------------------------------------------------------------ people

    def add_person(self, person: Person, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            connection.execute(
                insert(PEOPLE).values(id=person.id, name=person.name, language=person.language, created_at=time.time())
            )
            add_token(connection, person.id, "session", token_hash, expires_at)

    def add_token(self, person: str, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            add_token(connection, person, "script", token_hash, expires_at)

    def tokens_of(self, person: str, shown: str | None, now: float) -> list[Token]:
        """What one can be this person with, latest first; `shown` is the hash of the one at hand."""
        query = select(TOKENS).where(TOKENS.c.person == person, TOKENS.c.expires_at > now)
        with self.reading() as connection:
            rows = connection.execute(query.order_by(TOKENS.c.used_at.desc(), TOKENS.c.made_at.desc())).all()
        return [Token(row.hash[:ID], row.kind, row.made_at, row.used_at, row.hash == shown) for row in rows]

    def revoke(self, person: str, chosen: str | None, shown: str | None) -> list[str]:
        """End the token of this id, or without one all but the one at hand. Gives the hashes of what has ended."""
        own = TOKENS.c.person == person
        which = TOKENS.c.hash != shown if chosen is None else TOKENS.c.hash.startswith(chosen, autoescape=True)
        with self.writing() as connection:
            ended = list(connection.execute(select(TOKENS.c.hash).where(own, which)).scalars())
            connection.execute(delete(TOKENS).where(own, TOKENS.c.hash.in_(ended)))
        return ended

    def person_of(self, token_hash: str, now: float) -> tuple[Person, float, float] | None:
        """The holder of a token, when it expires and when it was last used; None if it is unknown or has expired."""
        query = (
            select(*PERSON, TOKENS.c.expires_at, TOKENS.c.used_at)
            .select_from(WITH_ACCOUNT.join(TOKENS, TOKENS.c.person == PEOPLE.c.id))
            .where(TOKENS.c.hash == token_hash, TOKENS.c.expires_at > now)
        )
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (person_in(row), row.expires_at, row.used_at)

    def note_use(self, token_hash: str, now: float, expires_at: float) -> None:
        used = update(TOKENS).where(TOKENS.c.hash == token_hash).values(used_at=now, expires_at=expires_at)
        with self.writing() as connection:
            connection.execute(used)

    def change_person(self, person: Person) -> None:
        with self.writing() as connection:
            connection.execute(
                update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=person.name, language=person.language)
            )

    # ------------------------------------------------------------------ backup

    def backup(self, target: Path) -> None:
        """An exact copy while the server runs; never half a copy under the name asked for."""
        if not self.is_sqlite:
            raise BadInput("error-backup-sqlite", {})
        if target.exists():
            raise BadInput("error-file-exists", {"file": str(target)})
        part = target.with_name(target.name + ".part")
        part.unlink(missing_ok=True)
        try:
            part.touch(0o600)
            with closing(sqlite3.connect(str(self.engine.url.database), timeout=30)) as connection:
                connection.execute("VACUUM INTO ?", [str(part)])
            part.rename(target)
        except (OSError, sqlite3.Error) as problem:
            raise BadInput("error-file-write", {"file": str(target)}) from problem


def person_in(row: Any) -> Person:
    """Of a row with the columns of `PERSON`."""
    return Person(row.id, row.name, row.language, row.role, row.suspended_until, row.muted_until)


def _entry(row: Any) -> Entry:
    return Entry(row.sequence, row.kind, row.seat, row.text, row.key, row.at, msgspec.json.decode(row.data))


def _said(row: Any) -> Said:
    return Said(row.number, row.seat, row.who, row.text, row.at, row.person)
