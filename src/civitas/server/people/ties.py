"""Whom somebody follows, blocks or does not want to hear; and what people tell administrators. Calls block."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any, Final, Literal

from sqlalchemy import and_, delete, exists, func, insert, or_, select

from civitas.server.database import Database
from civitas.server.people.wire import Tie, Ties
from civitas.server.problems import Denied
from civitas.server.schema import CHAT, PEOPLE, REPORTS, SEATS, TABLES, TIES
from civitas.table import Unknown

Kind = Literal["follow", "block", "mute"]
MOST: Final = 500
REPORTS_MOST: Final = 20
"""So many reports of one person may be open."""


def of(database: Database, person: str) -> Ties:
    playing = (
        select(func.min(TABLES.c.id))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == TIES.c.other, TABLES.c.public == 1, TABLES.c.status == "running")
        .scalar_subquery()
        .label("table")
    )
    query = (
        select(TIES.c.kind, TIES.c.other, PEOPLE.c.name, playing)
        .join(PEOPLE, PEOPLE.c.id == TIES.c.other)
        .where(TIES.c.person == person)
        .order_by(PEOPLE.c.name, TIES.c.other)
    )
    found: dict[str, list[Tie]] = {"follow": [], "block": [], "mute": []}
    with database.reading() as connection:
        rows: Any = connection.execute(query)
        for row in rows:
            table = row.table if row.kind == "follow" else None
            found[row.kind].append(Tie(row.other, row.name, table))
    return Ties(found["follow"], found["block"], found["mute"])


def muted(database: Database, person: str) -> list[str]:
    query = select(TIES.c.other).where(TIES.c.person == person, TIES.c.kind == "mute").order_by(TIES.c.at)
    with database.reading() as connection:
        return list(connection.execute(query).scalars())


def change(database: Database, person: str, kind: Kind, other: str, wanted: bool) -> None:
    if person == other:
        raise Denied(422, "error-not-yourself")
    own = and_(TIES.c.person == person, TIES.c.kind == kind)
    with database.writing() as connection:
        connection.execute(delete(TIES).where(own, TIES.c.other == other))
        if not wanted:
            return
        if connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == other)).scalar() is None:
            raise Unknown("error-unknown-person")
        if connection.execute(select(func.count()).select_from(TIES).where(own)).scalar_one() >= MOST:
            raise Denied(422, "error-too-many-ties", most=MOST)
        connection.execute(insert(TIES).values(person=person, kind=kind, other=other, at=time.time()))
        if kind == "block":  # who is blocked no longer follows, nor is followed
            both = or_(
                and_(TIES.c.person == person, TIES.c.other == other),
                and_(TIES.c.person == other, TIES.c.other == person),
            )
            connection.execute(delete(TIES).where(TIES.c.kind == "follow", both))


def apart(database: Database, person: str, others: Collection[str]) -> bool:
    """Has one of these blocked the person, or the other way round?"""
    either = or_(
        and_(TIES.c.person == person, TIES.c.other.in_(others)),
        and_(TIES.c.other == person, TIES.c.person.in_(others)),
    )
    with database.reading() as connection:
        return bool(connection.execute(select(exists().where(TIES.c.kind == "block", either))).scalar())


def report(database: Database, person: str, about: str, table: str, line: int, text: str) -> None:
    """Kept with what was said as it stood: lines can be removed, and their writers be renamed."""
    said = ""
    spoken = select(CHAT.c.who, CHAT.c.text, CHAT.c.person).where(CHAT.c.table_id == table, CHAT.c.number == line)
    mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.person == person, REPORTS.c.closed_at == 0)
    with database.writing() as connection:
        if connection.execute(mine).scalar_one() >= REPORTS_MOST:
            raise Denied(422, "error-too-many-reports", most=REPORTS_MOST)
        if line:
            row = connection.execute(spoken).one_or_none()
            if row is None:
                raise Denied(404, "error-unknown-line")
            said, about = f"{row.who}: {row.text}", row.person
        elif connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == about)).scalar() is None:
            raise Unknown("error-unknown-person")
        told = {"person": person, "about": about, "table_id": table, "line": line, "said": said, "text": text}
        connection.execute(
            insert(REPORTS).values(id=secrets.token_hex(8), **told, at=time.time(), closed_at=0.0, outcome="")
        )
