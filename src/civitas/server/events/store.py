"""Tournaments in the database. Calls block."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from civitas.server.database import Database, Person
from civitas.server.events.pairing import Kind, Met, pair, rounds_of
from civitas.server.schema import ENTRANTS, EVENTS, PAIRINGS, RATINGS, RESULTS, TABLES
from civitas.table import Clock
from civitas.table.problems import Conflict, Stale

LISTED: Final = 100
MOST: Final = 128
"""So many may enter one."""


class Plan(msgspec.Struct):
    """How the tables of a tournament are opened."""

    options: dict[str, object] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    rounds: int = 0


class Event(NamedTuple):
    id: str
    name: str
    title: str
    kind: Kind
    status: str
    host: str
    made_at: float
    plan: Plan


class Pairing(NamedTuple):
    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    share: float | None
    """Of the first; None while it is played."""
    opened: bool = True
    """Is its table there, if it needs one?"""


class Course(NamedTuple):
    """A tournament with everything that has happened in it."""

    event: Event
    entrants: list[tuple[str, str]]
    """Person and name, by number."""
    pairings: list[list[Pairing]]

    def rounds(self) -> int:
        return rounds_of(self.event.kind, len(self.entrants), self.event.plan.rounds) if self.entrants else 0

    def to_open(self) -> list[Pairing]:
        """Pairings whose tables are not there yet."""
        return [one for one in self.pairings[-1] if not one.opened] if self.pairings else []

    def is_behind(self) -> bool:
        """Is there a round to be paired, a table to be opened, or an end to be told?"""
        return self.event.status == "running" and (len(self.played()) == len(self.pairings) or bool(self.to_open()))

    def played(self) -> list[list[Met]]:
        """The rounds that are over."""
        return [
            [Met(one.first, one.second, one.share or 0.0) for one in part]
            for part in self.pairings
            if all(one.share is not None for one in part)
        ]


def _event(row: Any) -> Event:
    plan = msgspec.json.decode(row.plan, type=Plan)
    return Event(row.id, row.name, row.title, row.kind, row.status, row.host, row.made_at, plan)


def create(database: Database, name: str, title: str, kind: Kind, host: Person, plan: Plan) -> str:
    found = secrets.token_urlsafe(9)
    row = {"id": found, "name": name, "title": title, "kind": kind, "status": "open", "host": host.id}
    with database.writing() as connection:
        connection.execute(insert(EVENTS).values(**row, made_at=time.time(), plan=msgspec.json.encode(plan)))
    return found


def listed(database: Database) -> list[tuple[Event, int]]:
    """The latest first, with how many have entered."""
    count = (
        select(func.count())
        .select_from(ENTRANTS)
        .where(ENTRANTS.c.event_id == EVENTS.c.id)
        .scalar_subquery()
        .label("entered")
    )
    query = select(EVENTS, count).order_by(desc(EVENTS.c.made_at)).limit(LISTED)
    with database.reading() as connection:
        return [(_event(row), row.entered) for row in connection.execute(query)]


def opened_by(database: Database, host: str) -> int:
    """How many unfinished tournaments somebody has announced."""
    query = select(func.count()).select_from(EVENTS).where(EVENTS.c.host == host, EVENTS.c.status != "over")
    with database.reading() as connection:
        return int(connection.execute(query).scalar_one())


def load(database: Database, event_id: str) -> Course | None:
    with database.reading() as connection:
        return _load(connection, event_id)


def _load(connection: Connection, event_id: str) -> Course | None:
    row = connection.execute(select(EVENTS).where(EVENTS.c.id == event_id)).one_or_none()
    if row is None:
        return None
    entered = select(ENTRANTS).where(ENTRANTS.c.event_id == event_id).order_by(ENTRANTS.c.number)
    entrants = [(one.person, one.name) for one in connection.execute(entered)]
    won = select(RESULTS.c.share).where(RESULTS.c.table_id == PAIRINGS.c.table_id, RESULTS.c.seat == 0)
    query = (
        select(PAIRINGS, TABLES.c.status.label("table_status"), won.scalar_subquery().label("won"))
        .outerjoin(TABLES, TABLES.c.id == PAIRINGS.c.table_id)
        .where(PAIRINGS.c.event_id == event_id)
        .order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    )
    rounds: list[list[Pairing]] = []
    for one in connection.execute(query):
        if one.round == len(rounds):
            rounds.append([])
        rounds[one.round].append(
            Pairing(one.round, one.board, one.first, one.second, one.table_id, _share(one.second, one), _opened(one))
        )
    return Course(_event(row), entrants, rounds)


def _opened(row: Any) -> bool:
    return row.table_id is None or row.table_status is not None


def _share(second: int | None, row: Any) -> float | None:
    """A game that was called off counts as a draw; a bye as won."""
    if second is None:
        return 1.0
    if row.won is not None:
        return float(row.won)
    return 0.5 if row.table_status == "over" else None


def enter(database: Database, event_id: str, person: Person) -> None:
    """Stale if that is no longer possible; entering twice changes nothing."""
    with database.writing() as connection:
        status = connection.execute(select(EVENTS.c.status).where(EVENTS.c.id == event_id)).scalar()
        here = ENTRANTS.c.event_id == event_id
        known = connection.execute(select(ENTRANTS.c.number).where(here, ENTRANTS.c.person == person.id)).first()
        if known is not None:
            return
        last = connection.execute(select(func.max(ENTRANTS.c.number)).where(here)).scalar()
        number = 0 if last is None else last + 1
        if status != "open" or number >= MOST:
            raise Stale("error-event-closed")
        row = {"event_id": event_id, "number": number, "person": person.id, "name": person.name}
        try:
            connection.execute(insert(ENTRANTS).values(row))
        except IntegrityError as problem:
            raise Conflict("error-conflict") from problem


def withdraw(database: Database, event_id: str, person: str) -> None:
    """Before it begins; the others move up."""
    with database.writing() as connection:
        course = _load(connection, event_id)
        if course is None or course.event.status != "open":
            raise Stale("error-event-closed")
        kept = [one for one in course.entrants if one[0] != person]
        _enter_all(connection, event_id, kept)


def _enter_all(connection: Connection, event_id: str, entrants: list[tuple[str, str]]) -> None:
    connection.execute(delete(ENTRANTS).where(ENTRANTS.c.event_id == event_id))
    rows = [
        {"event_id": event_id, "number": number, "person": person, "name": name}
        for number, (person, name) in enumerate(entrants)
    ]
    if rows:
        connection.execute(insert(ENTRANTS), rows)


def begin(database: Database, event_id: str, entrants: list[tuple[str, str]]) -> None:
    """Close the doors with the entrants in the order of their seeding, and pair the first round."""
    with database.writing() as connection:
        closed = update(EVENTS).where(EVENTS.c.id == event_id, EVENTS.c.status == "open").values(status="running")
        if connection.execute(closed).rowcount != 1:
            raise Stale("error-event-closed")
        _enter_all(connection, event_id, entrants)
        course = _load(connection, event_id)
        assert course is not None
        _pair(connection, course)


def advance(database: Database, event_id: str) -> Course | None:
    """Pair the next round if the last one is over, or end the tournament; the same twice changes nothing."""
    with database.writing() as connection:
        # Held until the transaction ends, so that no two processes pair the same round.
        held = select(EVENTS.c.id).where(EVENTS.c.id == event_id, EVENTS.c.status == "running").with_for_update()
        if connection.execute(held).first() is None:
            return _load(connection, event_id)
        course = _load(connection, event_id)
        assert course is not None
        if len(course.played()) == len(course.pairings):
            if len(course.pairings) >= course.rounds():
                connection.execute(update(EVENTS).where(EVENTS.c.id == event_id).values(status="over"))
            else:
                _pair(connection, course)
            return _load(connection, event_id)
        return course


def _pair(connection: Connection, course: Course) -> None:
    played = course.played()
    rows = [
        {
            "event_id": course.event.id,
            "round": len(played),
            "board": board,
            "first": first,
            "second": second,
            "table_id": None if second is None else secrets.token_urlsafe(12),
        }
        for board, (first, second) in enumerate(pair(course.event.kind, len(course.entrants), played))
    ]
    connection.execute(insert(PAIRINGS), rows)


def running_with(database: Database, table: str) -> str | None:
    """The tournament that a table belongs to."""
    with database.reading() as connection:
        found = select(PAIRINGS.c.event_id).where(PAIRINGS.c.table_id == table)
        event: str | None = connection.execute(found).scalar()
        return event


def running(database: Database) -> list[str]:
    with database.reading() as connection:
        return list(connection.execute(select(EVENTS.c.id).where(EVENTS.c.status == "running")).scalars())


def seeds(database: Database, title: str, people: list[str]) -> dict[str, float]:
    """The ratings of those who have one, for two seats."""
    query = select(RATINGS.c.person, RATINGS.c.mu - 3 * RATINGS.c.sigma).where(
        RATINGS.c.title == title, RATINGS.c.seats == 2, RATINGS.c.person.in_(people)
    )
    with database.reading() as connection:
        return {row[0]: row[1] for row in connection.execute(query)}
