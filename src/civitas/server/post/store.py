"""Addresses, wishes and the queue of post, as they are stored. Calls block; the server makes them in threads."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update

from civitas.server.database import Database
from civitas.server.letters import write_waiting
from civitas.server.problems import Denied
from civitas.server.schema import ADDRESSES, PEOPLE, SEATS, TABLES, WISHES, WORK
from civitas.server.work import LEASE, POST, TRIES
from civitas.table import Info
from civitas.table.state import RUNNING

Way = Literal["mail", "push", "hook"]
ADDRESSES_MOST: Final = 6
GAMES_MOST: Final = 1_000
"""Among so many running games of somebody the one is looked for that has waited longest."""
FAILURES_MOST: Final = 8
"""After so many letters in a row that could not be delivered an address is switched off."""
ASK_AGAIN: Final = 86_400.0
"""Nobody is asked twice within so many seconds whether an address is theirs, whoever wishes it."""
REFUSED_FOR: Final = 90 * 86_400.0
"""Whoever answers that nothing is wanted is not asked for so long, whoever wishes it."""
ASKED: Final = "asked"
REFUSED: Final = "refused"
NOBODY: Final = ""
REMINDERS: Final = (86_400.0, 3 * 86_400.0)
"""After the first letter, reminders after so long each; then silence."""
NEVER: Final = 1e15
RETRY: Final = 300.0
"""A letter that nobody took rests for so long, each time as long again: mail servers have their hours."""

_DRAW: Final = (
    f"UPDATE work SET leased_until = :now + {LEASE}, holder = :me, tries = tries + 1 "
    "WHERE (table_id, kind, seat) IN (SELECT table_id, kind, seat FROM work "
    f"WHERE kind = '{POST}' AND person = :person AND due <= :soon AND leased_until < :now AND tries < {TRIES}{{lock}}) "
    "RETURNING table_id, seat, told"
)
_DRAW_ALONE: Final = text(_DRAW.format(lock=""))
_DRAW_SHARED: Final = text(_DRAW.format(lock=" FOR UPDATE SKIP LOCKED"))


class Address(msgspec.Struct):
    id: str
    person: str
    way: Way
    target: str
    secret: str
    state: Literal["waiting", "good", "off"]
    failures: int


class Wishes(msgspec.Struct):
    every: float = 900.0
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"
    reminders: bool = True
    language: str = "en"
    sent_at: float = 0.0


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    info: Info
    seat: int
    told: int


class Letter(NamedTuple):
    """Everything one person is told at once."""

    person: str
    wishes: Wishes
    addresses: list[Address]
    waiting: list[Waiting]


def running_of(database: Database, person: str) -> list[Info]:
    """The games that somebody plays, those first where nobody has moved for longest."""
    own = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(TABLES.c.info).where(TABLES.c.id.in_(own), TABLES.c.status == RUNNING, TABLES.c.aside.is_(None))
    with database.reading() as connection:
        found = connection.execute(query.order_by(TABLES.c.last_move_at).limit(GAMES_MOST)).scalars().all()
    return [msgspec.json.decode(info, type=Info) for info in found]


def wishes_of(database: Database, person: str) -> Wishes:
    with database.reading() as connection:
        return _wishes(connection, person) or Wishes()


def wish(database: Database, person: str, wishes: Wishes) -> None:
    values = {**msgspec.structs.asdict(wishes), "reminders": int(wishes.reminders)}
    values.pop("sent_at")
    with database.writing() as connection:
        if connection.execute(update(WISHES).where(WISHES.c.person == person).values(**values)).rowcount == 0:
            connection.execute(insert(WISHES).values(person=person, sent_at=0.0, **values))


def addresses_of(database: Database, person: str) -> list[Address]:
    with database.reading() as connection:
        return _addresses(connection, person)


def find(database: Database, address: str) -> Address | None:
    with database.reading() as connection:
        row = connection.execute(select(ADDRESSES).where(ADDRESSES.c.id == address)).one_or_none()
    return None if row is None else _address(row)


def add(
    database: Database, person: str, way: Way, target: str, secret: str, language: str, now: float
) -> tuple[Address, bool]:
    """An address, and whether to ask there if it is wished. What one has already is not added again."""
    with database.writing() as connection:
        present = _addresses(connection, person)
        state = "waiting" if way == "mail" else "good"
        asked = way == "mail" and _was_asked(connection, target, now)
        same = [one for one in present if (one.way, one.target) == (way, target)]
        if same and same[0].state != "off":
            return same[0], False
        if same:
            connection.execute(delete(ADDRESSES).where(ADDRESSES.c.id == same[0].id))
        elif len(present) >= ADDRESSES_MOST:
            raise Denied(429, "error-many-addresses", most=ADDRESSES_MOST)
        row = {"id": secrets.token_hex(16), "person": person, "way": way, "target": target, "secret": secret}
        connection.execute(insert(ADDRESSES).values(**row, state=state, failures=0, made_at=now))
        if _wishes(connection, person) is None:
            values = {**msgspec.structs.asdict(Wishes(language=language)), "reminders": 1}
            connection.execute(insert(WISHES).values(person=person, **values))
        if state == "good":
            write_waiting(connection, person, database.is_sqlite)
        return Address(**row, state=state, failures=0), way == "mail" and not asked  # type: ignore[arg-type]


def _was_asked(connection: Connection, target: str, now: float) -> bool:
    """Was anybody asked there lately, for whomever, or has said that nothing is wanted?"""
    there = func.lower(ADDRESSES.c.target).in_([target.lower(), _marked(target)])
    lately = ADDRESSES.c.state.in_(("waiting", ASKED)) & (ADDRESSES.c.made_at > now - ASK_AGAIN)
    refused = (ADDRESSES.c.state == REFUSED) & (ADDRESSES.c.made_at > now - REFUSED_FOR)
    query = select(func.count()).select_from(ADDRESSES).where(there, lately | refused)
    return bool(connection.execute(query).scalar_one())


def _marked(target: str) -> str:
    return hashlib.sha256(target.lower().encode()).hexdigest()


def confirm(database: Database, address: str) -> bool:
    with database.writing() as connection:
        person = connection.execute(select(ADDRESSES.c.person).where(ADDRESSES.c.id == address)).scalar()
        if person is None:
            return False
        connection.execute(update(ADDRESSES).where(ADDRESSES.c.id == address).values(state="good", failures=0))
        write_waiting(connection, person, database.is_sqlite)
        return True


def remove(database: Database, address: str, person: str | None = None) -> bool:
    """Never write there again; with a person, only if it is theirs. That somebody was asked there is remembered, as a
    hash and for nobody: else a stranger could have them asked again and again."""
    chosen = ADDRESSES.c.id == address
    if person is not None:
        chosen &= ADDRESSES.c.person == person
    with database.writing() as connection:
        row = connection.execute(select(ADDRESSES).where(chosen)).one_or_none()
        if row is None:
            return False
        connection.execute(delete(ADDRESSES).where(chosen))
        if row.way == "mail" and row.state == "waiting":
            state, at = (REFUSED, time.time()) if person is None else (ASKED, row.made_at)
            mark = {"way": "mail", "target": _marked(row.target), "secret": "", "failures": 0, "made_at": at}
            connection.execute(insert(ADDRESSES).values(id=secrets.token_hex(16), person=NOBODY, state=state, **mark))
        return True


def forget(connection: Connection, person: str) -> None:
    """Everything that is kept here of somebody who leaves."""
    connection.execute(delete(ADDRESSES).where(ADDRESSES.c.person == person))
    connection.execute(delete(WISHES).where(WISHES.c.person == person))
    connection.execute(delete(WORK).where(WORK.c.kind == POST, WORK.c.person == person))


def note(database: Database, address: Address, delivered: bool) -> None:
    """What became of a letter. One that fails too often is switched off, and its holder sees that."""
    failures = 0 if delivered else address.failures + 1
    state = "off" if failures >= FAILURES_MOST else address.state
    with database.writing() as connection:
        connection.execute(update(ADDRESSES).where(ADDRESSES.c.id == address.id).values(failures=failures, state=state))


# ---------------------------------------------------------------------- the queue


def due(database: Database, now: float, most: int = 50) -> list[str]:
    """The people to whom something is to be written."""
    query = (
        select(WORK.c.person)
        .where(WORK.c.kind == POST, WORK.c.due <= now, WORK.c.leased_until < now, WORK.c.tries < TRIES)
        .group_by(WORK.c.person)
        .order_by(func.min(WORK.c.due))
        .limit(most)
    )
    with database.reading() as connection:
        return list(connection.execute(query).scalars())


def nearly_due(database: Database, until: float) -> list[tuple[str, int, str]]:
    """The table, the seat and the person of what is due until then."""
    with database.reading() as connection:
        rows = connection.execute(select(WORK.c.table_id, WORK.c.seat, WORK.c.person).where(_waits(until)))
        return [(row.table_id, row.seat, row.person) for row in rows]


def put_off(database: Database, people: Collection[str], now: float, until: float) -> None:
    """These people are not written to for a while."""
    wished = select(WISHES.c.every).where(WISHES.c.person == WORK.c.person).scalar_subquery()
    later = update(WORK).where(_waits(until), WORK.c.person.in_(people), WORK.c.leased_until < now)
    with database.writing() as connection:
        connection.execute(later.values(due=now + func.coalesce(wished, Wishes().every)))


def _waits(until: float) -> ColumnElement[bool]:
    return (WORK.c.kind == POST) & (WORK.c.due <= until) & (WORK.c.tries < TRIES)


def draw(database: Database, person: str, now: float) -> Letter | None:
    """Everything that waits for a person, as one letter under one lease; None if another process has it in hand or
    nobody is to be written to any more."""
    with database.writing() as connection:
        held = select(WISHES.c.person).where(WISHES.c.person == person)
        if connection.execute(held.with_for_update(skip_locked=True)).one_or_none() is None:
            return None
        wishes = _wishes(connection, person) or Wishes()
        addresses = [address for address in _addresses(connection, person) if address.state == "good"]
        if not addresses:
            connection.execute(delete(WORK).where(WORK.c.kind == POST, WORK.c.person == person))
            return None
        # Whoever is written to anyhow is told of the younger questions too.
        asked = {"person": person, "now": now, "soon": now + wishes.every, "me": database.process}
        rows = connection.execute(_DRAW_ALONE if database.is_sqlite else _DRAW_SHARED, asked).all()
        told = {(row.table_id, row.seat): row.told for row in rows}
        query = select(TABLES.c.info).where(TABLES.c.id.in_({table for table, _ in told}))
        infos = [msgspec.json.decode(row.info, type=Info) for row in connection.execute(query)]
    heads = {info.id: info for info in infos}
    waiting = [Waiting(heads[table], seat, count) for (table, seat), count in told.items() if table in heads]
    waiting.sort(key=lambda part: part.info.last_move_at)
    return Letter(person, wishes, addresses, waiting) if waiting else None


def postpone(database: Database, person: str, until: float) -> None:
    """Nothing goes out before then; it was nobody's failure."""
    mine = (WORK.c.kind == POST) & (WORK.c.person == person) & (WORK.c.holder == database.process)
    later = update(WORK).where(mine, WORK.c.leased_until > 0)
    with database.writing() as connection:
        connection.execute(later.values(due=until, leased_until=0.0, holder=0, tries=0))


def done(database: Database, letter: Letter, now: float) -> None:
    """A letter is out. What still waits later is reminded of, a few times."""
    with database.writing() as connection:
        connection.execute(update(WISHES).where(WISHES.c.person == letter.person).values(sent_at=now))
        for part in letter.waiting:
            again = letter.wishes.reminders and part.told < len(REMINDERS)
            next_due = now + REMINDERS[part.told] if again else NEVER
            row = _row(database, part)
            connection.execute(row.values(due=next_due, told=part.told + 1, tries=0, leased_until=0.0, holder=0))


def failed(database: Database, letter: Letter, now: float) -> None:
    """Nothing could be delivered: it is tried again, later each time, and after some times left alone."""
    with database.writing() as connection:
        for part in letter.waiting:
            connection.execute(_row(database, part).values(leased_until=now + RETRY * WORK.c.tries, holder=0))


def _row(database: Database, part: Waiting) -> Any:
    here = (WORK.c.table_id == part.info.id) & (WORK.c.kind == POST) & (WORK.c.seat == part.seat)
    return update(WORK).where(here, WORK.c.holder == database.process)


def language_of(database: Database, person: str) -> str:
    with database.reading() as connection:
        found: str | None = connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == person)).scalar()
    return found or ""


def _wishes(connection: Connection, person: str) -> Wishes | None:
    row = connection.execute(select(WISHES).where(WISHES.c.person == person)).one_or_none()
    if row is None:
        return None
    return Wishes(row.every, row.quiet_from, row.quiet_until, row.zone, bool(row.reminders), row.language, row.sent_at)


def _addresses(connection: Connection, person: str) -> list[Address]:
    query = select(ADDRESSES).where(ADDRESSES.c.person == person).order_by(ADDRESSES.c.made_at, ADDRESSES.c.id)
    return [_address(row) for row in connection.execute(query)]


def _address(row: Any) -> Address:
    return Address(row.id, row.person, row.way, row.target, row.secret, row.state, row.failures)
