"""The database: SQLite in a file by default, PostgreSQL by its URL. Calls block; the server makes them in threads."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from civitas.kernel.errors import BadInput
from civitas.server.schema import CHAT, ENTRIES, PEOPLE, SEATS, SNAPSHOTS, TABLES, TOKENS, migrate
from civitas.table import Changes, Conflict, Entry, Info, Saved

_LISTED: Final = 100


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


class Database:
    def __init__(self, url: str) -> None:
        try:
            self.engine: Engine = create_engine(url)
        except Exception as problem:
            raise BadInput("error-bad-database", {"url": url.partition("@")[2] or url}) from problem
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    def open(self) -> None:
        with self.writing() as connection:
            migrate(connection)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction that takes the write lock at its beginning."""
        with self.engine.connect().execution_options(civitas_writes=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    def check(self) -> None:
        """Raises if the database cannot be used."""
        with self.reading() as connection:
            connection.execute(select(TABLES.c.id).limit(1)).all()

    # ------------------------------------------------------------------ tables

    def load(self, table: str) -> Saved | None:
        with self.reading() as connection:
            row = connection.execute(
                select(TABLES.c.info, TABLES.c.beginning, TABLES.c.state).where(TABLES.c.id == table)
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
        return Saved(row.info, row.beginning, row.state, found, [(part.number, part.state) for part in snapshots])

    def save(self, changes: Changes) -> None:
        try:
            with self.writing() as connection:
                self.write(connection, changes)
        except IntegrityError as problem:
            raise Conflict("error-conflict") from problem

    def write(self, connection: Connection, changes: Changes) -> None:
        info = msgspec.json.decode(changes.info, type=Info)
        values: dict[str, Any] = {
            "status": info.status,
            "public": int(info.public),
            "attention": int(needs_attention(info)),
            "last_move_at": info.last_move_at,
            "sequence": info.sequence,
            "info": changes.info,
        }
        if changes.state is not None:
            values["state"] = changes.state
        if changes.beginning is not None:
            values |= {"id": info.id, "title": info.title, "created_at": info.created_at}
            values["beginning"] = changes.beginning
            connection.execute(insert(TABLES).values(**values))
        else:
            here = (TABLES.c.id == info.id) & (TABLES.c.sequence == changes.before)
            if connection.execute(update(TABLES).where(here).values(**values)).rowcount != 1:
                raise Conflict("error-conflict")
        self._write_history(connection, changes)
        self._write_seats(connection, info, changes)

    def _write_history(self, connection: Connection, changes: Changes) -> None:
        if changes.drop_snapshots_after is not None:
            gone = (SNAPSHOTS.c.table_id == changes.table) & (SNAPSHOTS.c.number > changes.drop_snapshots_after)
            connection.execute(delete(SNAPSHOTS).where(gone))
        if changes.entries:
            connection.execute(
                insert(ENTRIES),
                [
                    {
                        "table_id": changes.table,
                        "sequence": entry.sequence,
                        "kind": entry.kind,
                        "seat": entry.seat,
                        "text": entry.text,
                        "key": entry.key,
                        "at": entry.at,
                        "data": msgspec.json.encode(entry.data),
                    }
                    for entry in changes.entries
                ],
            )
        if changes.snapshots:
            rows = [{"table_id": changes.table, "number": n, "state": state} for n, state in changes.snapshots]
            connection.execute(insert(SNAPSHOTS), rows)

    def _write_seats(self, connection: Connection, info: Info, changes: Changes) -> None:
        """Who sits where, for "my tables"; it changes seldom."""
        if changes.beginning is None and not any(entry.kind in ("sat", "left", "bot") for entry in changes.entries):
            return
        connection.execute(delete(SEATS).where(SEATS.c.table_id == info.id))
        rows = [{"table_id": info.id, "seat": n, "person": seat.person} for n, seat in enumerate(info.seats)]
        connection.execute(insert(SEATS), rows)

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
            return [msgspec.json.decode(row.info, type=Info) for row in connection.execute(query)]

    def tables_for_attention(self) -> list[str]:
        with self.reading() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.attention == 1)).scalars())

    def tables(self, status: str | None = None) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.created_at)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    # ------------------------------------------------------------------ chat

    def say(self, table: str, said: Said, info: bytes) -> None:
        with self.writing() as connection:
            connection.execute(insert(CHAT).values(table_id=table, **msgspec.structs.asdict(said)))
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(info=info))

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
            connection.execute(
                insert(TOKENS).values(hash=token_hash, person=person.id, kind="session", expires_at=expires_at)
            )

    def add_token(self, person: str, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            connection.execute(
                insert(TOKENS).values(hash=token_hash, person=person, kind="script", expires_at=expires_at)
            )

    def person_of(self, token_hash: str, now: float) -> tuple[Person, float] | None:
        """The holder of a token and when it expires; None if it is unknown or has expired."""
        query = (
            select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, TOKENS.c.expires_at)
            .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
            .where(TOKENS.c.hash == token_hash, TOKENS.c.expires_at > now)
        )
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (Person(row.id, row.name, row.language), row.expires_at)

    def prolong(self, token_hash: str, expires_at: float) -> None:
        with self.writing() as connection:
            connection.execute(update(TOKENS).where(TOKENS.c.hash == token_hash).values(expires_at=expires_at))

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
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM INTO :target"), {"target": str(part)})
        part.rename(target)


def needs_attention(info: Info) -> bool:
    """Must a server that starts look after this table by itself?"""
    if info.status != "running":
        return False
    return info.clock.kind != "none" or any(info.seats[seat].kind == "bot" for seat in info.asked)


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("civitas_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
