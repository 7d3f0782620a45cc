"""One's own data: all of it in one's hand, and all of it gone. Calls block."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from civitas.server.database import ID, Database
from civitas.server.people.wire import OwnData
from civitas.server.post.store import forget
from civitas.server.schema import (
    ACCOUNTS,
    ADDRESSES,
    CHAT,
    ENTRANTS,
    EVENTS,
    LEARNED,
    PASSES,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SERVED,
    STANDING,
    TABLES,
    TIES,
    TOKENS,
    WISHES,
)
from civitas.table import Table
from civitas.table.state import OVER


def kept(database: Database, person: str) -> OwnData:
    """What is stored about somebody. Hashes are left out: they are for us, and opened things with luck."""

    def rows(query: Any) -> list[dict[str, object]]:
        return [dict(row._mapping) for row in connection.execute(query)]

    sitting = (
        select(TABLES.c.id, TABLES.c.title, TABLES.c.status, TABLES.c.created_at, TABLES.c.last_move_at, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.person == person)
    )
    account = [column for column in ACCOUNTS.c if column.name != "passphrase"]
    sessions = [column for column in TOKENS.c if column.name != "hash"]
    addresses = [column for column in ADDRESSES.c if column.name != "secret"]
    with database.reading() as connection:
        own = rows(select(PEOPLE).where(PEOPLE.c.id == person))
        accounts = rows(select(*account).where(ACCOUNTS.c.person == person))
        standing = rows(select(STANDING).where(STANDING.c.person == person))
        return OwnData(
            person={**(own[0] if own else {}), "standing": standing},
            account=accounts[0] if accounts else None,
            sessions=rows(select(*sessions).where(TOKENS.c.person == person)),
            ties=rows(select(TIES).where(TIES.c.person == person)),
            reports=rows(select(REPORTS).where(REPORTS.c.person == person)),
            tables=rows(sitting),
            results=rows(select(RESULTS).where(RESULTS.c.person == person)),
            ratings=rows(select(RATINGS).where(RATINGS.c.person == person)),
            learned=rows(select(LEARNED).where(LEARNED.c.person == person)),
            talk=rows(select(CHAT).where(CHAT.c.person == person)),
            events=rows(select(ENTRANTS).where(ENTRANTS.c.person == person)),
            post=[
                *rows(select(*addresses).where(ADDRESSES.c.person == person)),
                *rows(select(WISHES).where(WISHES.c.person == person)),
            ],
        )


def tables_of(database: Database, person: str) -> list[str]:
    """Where somebody sits, is host or has said something."""
    with database.reading() as connection:
        found: set[str] = set()
        for query in (
            select(SEATS.c.table_id).where(SEATS.c.person == person),
            select(TABLES.c.id).where(TABLES.c.host == person),
            select(CHAT.c.table_id).where(CHAT.c.person == person),
        ):
            found.update(connection.execute(query).scalars())
    return sorted(found)


def get_up(table: Table, person: str, now: float) -> None:
    """Leave a table for good, without a name left behind. Moves stay: they are the others' game too."""
    info = table.info
    for number, seat in enumerate(info.seats):
        if seat.person != person and seat.holder != person:
            continue
        if seat.person == person and info.status != OVER:
            table.leave(number, now, for_good=True)
        seat.person = seat.holder = None
        seat.name, seat.notes, seat.draft = "", "", msgspec.Raw(b"null")
    info.sides.pop(person, None)
    if info.host == person:
        info.host = ""


def blank_talk(connection: Connection, table: str, person: str) -> None:
    here = (CHAT.c.table_id == table, CHAT.c.person == person)
    connection.execute(update(CHAT).where(*here).values(text="", who="", person=""))
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == person).values(person=None))


def erase(database: Database, person: str) -> None:
    """Everything that tables do not hold. Results of finished games stay with a nameless opponent."""
    nobody = secrets.token_hex(ID - 1)
    with database.writing() as connection:
        for part in (TOKENS, PASSES, ACCOUNTS, RATINGS, STANDING, LEARNED):
            connection.execute(delete(part).where(part.c.person == person))
        forget(connection, person)
        connection.execute(delete(SERVED).where(SERVED.c.who == person))
        connection.execute(delete(TIES).where(or_(TIES.c.person == person, TIES.c.other == person)))
        connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(person=""))
        connection.execute(update(REPORTS).where(REPORTS.c.about == person).values(about="", said=""))
        connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=None, name=""))
        connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(person=nobody, name=""))
        connection.execute(update(EVENTS).where(EVENTS.c.host == person).values(host=""))
        connection.execute(update(TABLES).where(TABLES.c.host == person).values(host=""))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
