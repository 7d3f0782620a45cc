"""The database: SQLite in a file by default, PostgreSQL by its URL. Calls block; the server makes them in threads."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from civitas.kernel.errors import BadInput
from civitas.server.holding import Hold
from civitas.server.results import enter
from civitas.server.schema import CHAT, ENTRIES, META, PEOPLE, SEATS, SNAPSHOTS, TABLES, TOKENS, migrate
from civitas.server.troubles import OTHER, trouble
from civitas.table import Changes, Conflict, Entry, Info, Saved

_LISTED: Final = 100
ID: Final = 16
"""So many letters of a token's hash are its name."""

# Statements are built once: that costs more than running them.
_CHANGED: Final = ["status", "public", "attention", "last_move_at", "sequence", "revision", "info"]
_HERE: Final = (TABLES.c.id == bindparam("here")) & (TABLES.c.revision == bindparam("before"))
_ADD_TABLE: Final = insert(TABLES)
_CHANGE_INFO: Final = update(TABLES).where(_HERE).values({name: bindparam(name) for name in _CHANGED})
_CHANGE_TABLE: Final = update(TABLES).where(_HERE).values({name: bindparam(name) for name in [*_CHANGED, "state"]})
_ADD_ENTRIES: Final = insert(ENTRIES)
_ADD_SNAPSHOTS: Final = insert(SNAPSHOTS)
_DROP_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number > bindparam("after")
)
_EMPTY_SEATS: Final = delete(SEATS).where(SEATS.c.table_id == bindparam("table"))
_ADD_SEATS: Final = insert(SEATS)
_SEATING: Final = ("sat", "left", "gave up", "bot")
"""Entries after which others sit at a table."""


class Said(msgspec.Struct):
    """A line of chat."""

    number: int
    seat: int | None
    who: str
    text: str
    at: float


class Person(msgspec.Struct):
    id: str
    name: str
    language: str


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
        try:
            self.engine: Engine = create_engine(url)
        except (SQLAlchemyError, ImportError, ValueError) as problem:
            raise self._bad() from problem
        self._hold: Hold | None = None
        self._closed = False
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite lets one write at a time, and whoever else wants to sleeps and asks again: here they stand in line.
        self._pen: AbstractContextManager[Any] = threading.Lock() if self.is_sqlite else contextlib.nullcontext()
        if must_exist and self.is_sqlite and not Path(self.engine.url.database or "").is_file():
            raise self._bad()
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    def open(self) -> None:
        """Bring the database up to date, or make a new one."""
        if self.is_sqlite:
            _for_us_alone(Path(self.engine.url.database or ""))
        try:
            with self.writing() as connection:
                migrate(connection)
        except SQLAlchemyError as problem:
            raise self._bad(trouble(problem)) from problem

    def hold(self) -> None:
        """Let no other server use this database until it is closed; BadInput tells who uses it already."""
        try:
            self._hold = Hold(self.engine, self._place)
        except SQLAlchemyError as problem:
            raise self._bad(trouble(problem)) from problem

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
        with self.engine.connect() as connection:
            yield connection
            if self._closed:  # by another thread meanwhile: nobody would come back for it
                connection.invalidate()

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
        found = [Entry(e.sequence, e.kind, e.seat, e.text, e.key, e.at, msgspec.json.decode(e.data)) for e in entries]
        positions = [(part.number, part.state) for part in snapshots]
        return Saved(row.info, row.beginning, row.state, found, positions, row.aside)

    def save(self, changes: Changes) -> None:
        with self.writing() as connection:
            _write(connection, [changes])

    def save_all(self, batch: Sequence[Changes]) -> list[Exception | None]:
        """Store changes of different tables in one transaction: one wait for the disk serves them all. If one cannot
        be stored, each is tried alone. Says what became of each."""
        try:
            with self.writing() as connection:
                _write(connection, batch)
        except Exception as problem:
            if len(batch) == 1:
                return [problem]
            return [outcome for changes in batch for outcome in self.save_all([changes])]
        return [None] * len(batch)

    def heads(self, title: str | None, status: str, person: str | None) -> list[Info]:
        """Tables for the lobby, the latest first: public ones by status, or those where a person sits."""
        query = select(TABLES.c.info).order_by(TABLES.c.last_move_at.desc(), TABLES.c.created_at.desc()).limit(_LISTED)
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
            written = {**_columns(changes, info), "state": state, "aside": None}
            connection.execute(update(TABLES).where(TABLES.c.id == changes.table).values(**written))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == changes.table))
            rows = [{"table_id": changes.table, "number": n, "state": state} for n, state in changes.snapshots]
            if rows:
                connection.execute(_ADD_SNAPSHOTS, rows)

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
            if not connection.execute(update(META).where(META.c.key == key).values(value=value)).rowcount:
                connection.execute(insert(META).values(key=key, value=value))

    def tables(self, status: str | None = None) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.created_at)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    # ------------------------------------------------------------------ chat

    def say(self, changes: Changes, said: Said) -> None:
        """A line of chat with what it changes of the table: like every write, only upon the last revision."""
        with self.writing() as connection:
            _write(connection, [changes])
            connection.execute(insert(CHAT).values(table_id=changes.table, **msgspec.structs.asdict(said)))

    def chat(self, table: str, last: int) -> list[Said]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(last)
        with self.reading() as connection:
            rows: Sequence[Any] = connection.execute(query).all()
        return [Said(row.number, row.seat, row.who, row.text, row.at) for row in reversed(rows)]

    # ------------------------------------------------------------------ people

    def add_person(self, person: Person, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            connection.execute(
                insert(PEOPLE).values(id=person.id, name=person.name, language=person.language, created_at=time.time())
            )
            _add_token(connection, person.id, "session", token_hash, expires_at)

    def add_token(self, person: str, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            _add_token(connection, person, "script", token_hash, expires_at)

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
            select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, TOKENS.c.expires_at, TOKENS.c.used_at)
            .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
            .where(TOKENS.c.hash == token_hash, TOKENS.c.expires_at > now)
        )
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (Person(row.id, row.name, row.language), row.expires_at, row.used_at)

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


def _write(connection: Connection, batch: Sequence[Changes]) -> None:
    entries: list[dict[str, Any]] = []
    snapshots: list[dict[str, Any]] = []
    for changes in batch:
        info = msgspec.json.decode(changes.info, type=Info)
        _write_table(connection, changes, info)
        _write_seats(connection, changes, info)
        if changes.outcome is not None:
            enter(connection, info, changes.outcome)
        entries += [_entry_row(changes.table, entry) for entry in changes.entries]
        if changes.drop_snapshots_after is not None:
            gone = {"table": changes.table, "after": changes.drop_snapshots_after}
            connection.execute(_DROP_SNAPSHOTS, gone)
        snapshots += [{"table_id": changes.table, "number": n, "state": state} for n, state in changes.snapshots]
    try:
        if entries:
            connection.execute(_ADD_ENTRIES, entries)
        if snapshots:
            connection.execute(_ADD_SNAPSHOTS, snapshots)
    except IntegrityError as problem:
        raise Conflict("error-conflict") from problem


def _columns(changes: Changes, info: Info) -> dict[str, Any]:
    return {
        "status": info.status,
        "public": int(info.public),
        "attention": int(needs_attention(info)),
        "last_move_at": info.last_move_at,
        "sequence": info.sequence,
        "revision": info.revision,
        "info": changes.info,
    }


def _write_table(connection: Connection, changes: Changes, info: Info) -> None:
    values = _columns(changes, info)
    if changes.beginning is not None:
        values |= {"id": info.id, "title": info.title, "created_at": info.created_at, "state": changes.state}
        values |= {"host": info.host, "origin": changes.origin}
        connection.execute(_ADD_TABLE, {**values, "beginning": changes.beginning})
        return
    values |= {"here": info.id, "before": changes.before}
    if changes.state is None:
        written = connection.execute(_CHANGE_INFO, values)
    else:
        written = connection.execute(_CHANGE_TABLE, {**values, "state": changes.state})
    if written.rowcount != 1:
        raise Conflict("error-conflict")


def _write_seats(connection: Connection, changes: Changes, info: Info) -> None:
    """Who sits where or may come back, for "my tables"; it changes seldom."""
    if changes.beginning is None and not any(entry.kind in _SEATING for entry in changes.entries):
        return
    connection.execute(_EMPTY_SEATS, {"table": info.id})
    rows = [{"table_id": info.id, "seat": n, "person": seat.person or seat.holder} for n, seat in enumerate(info.seats)]
    connection.execute(_ADD_SEATS, rows)


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    row = msgspec.structs.asdict(entry)
    return {**row, "table_id": table, "data": msgspec.json.encode(entry.data)}


def needs_attention(info: Info) -> bool:
    """Must a server that starts look after this table by itself?"""
    if info.status != "running":
        return False
    return info.clock.kind != "none" or any(info.seats[seat].kind == "bot" for seat in info.asked)


def _add_token(connection: Connection, person: str, kind: str, token_hash: str, expires_at: float) -> None:
    now = time.time()
    row = {"hash": token_hash, "person": person, "kind": kind, "expires_at": expires_at, "made_at": now, "used_at": now}
    connection.execute(insert(TOKENS).values(row))


def _for_us_alone(file: Path) -> None:
    """The database holds what players hide from each other: nobody else on this machine reads it."""
    with contextlib.suppress(OSError):  # what cannot be made or changed is told by the database itself
        if file.name and file.parent.is_dir():
            file.touch(0o600)
            file.chmod(0o600)


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("civitas_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
