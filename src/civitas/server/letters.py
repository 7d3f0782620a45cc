"""Who is to be written to because a table waits for them: in the queue, in one transaction with the table.

A row stands as long as its seat is asked. Whoever answers before it is due is never written to.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, TextClause, bindparam, delete, select, text

from civitas.server.schema import SEATS, TABLES, WORK
from civitas.server.work import POST
from civitas.table import Changes, Info
from civitas.table.state import RUNNING

POST_KEY: Final = "post"
"""Under this name the key is kept that links in letters are signed with; where there is one, post is sent."""

REMINDED: Final = "reminded"

_CLOCK: Final = "extract(epoch FROM clock_timestamp())"
_DROP: Final = delete(WORK).where(
    WORK.c.table_id == bindparam("here"),
    WORK.c.kind == POST,
    WORK.c.seat.not_in(bindparam("kept", expanding=True)),
)
_ADD: Final = (
    "INSERT INTO work (table_id, kind, seat, due, since, people, person, leased_until, holder, tries, told) "
    f"SELECT :table, '{POST}', CAST(:seat AS integer), {{now}} + every, {{now}}, 1, person, 0, 0, 0, 0 "
    "FROM wishes WHERE person = :person ON CONFLICT (table_id, kind, seat) DO NOTHING"
)
_HURRY: Final = (
    f"UPDATE work SET due = {{now}} WHERE table_id = :table AND kind = '{POST}' AND seat = :seat AND due > {{now}} "
    "AND (told = 0 OR EXISTS (SELECT 1 FROM wishes w WHERE w.person = work.person AND w.reminders = 1))"
)
_HURRY_SHARED: Final = text(_HURRY.format(now=_CLOCK))
_HURRY_ALONE: Final = text(_HURRY.format(now=":now"))
_ADD_SHARED: Final = text(_ADD.format(now=_CLOCK))
_ADD_ALONE: Final = text(_ADD.format(now=":now"))


def write_post(connection: Connection, batch: Sequence[Changes], alone: bool) -> None:
    """`alone`: on SQLite, which has no clock as fine as ours."""
    for changes in batch:
        info = msgspec.json.decode(changes.info, type=Info)
        acted = {entry.seat for entry in changes.entries if entry.kind != REMINDED}
        asked = _asked(info)
        connection.execute(_DROP, {"here": info.id, "kept": [seat for seat, _ in asked if seat not in acted]})
        rows: list[dict[str, Any]] = [{"table": info.id, "seat": seat, "person": person} for seat, person in asked]
        _run(connection, _ADD_ALONE if alone else _ADD_SHARED, rows, alone)
        hurried = [{"table": info.id, "seat": seat} for seat in _reminded(changes)]
        _run(connection, _HURRY_ALONE if alone else _HURRY_SHARED, hurried, alone)


def write_waiting(connection: Connection, person: str, alone: bool) -> None:
    """What waited already when somebody wished for letters."""
    own = select(SEATS.c.table_id).where(SEATS.c.person == person)
    query = select(TABLES.c.info).where(TABLES.c.id.in_(own), TABLES.c.status == RUNNING, TABLES.c.aside.is_(None))
    rows = [
        {"table": info.id, "seat": seat, "person": person}
        for info in [msgspec.json.decode(found, type=Info) for found in connection.execute(query).scalars()]
        for seat, holder in _asked(info)
        if holder == person
    ]
    _run(connection, _ADD_ALONE if alone else _ADD_SHARED, rows, alone)


def _run(connection: Connection, statement: TextClause, rows: list[dict[str, Any]], alone: bool) -> None:
    now = {"now": time.time()} if alone else {}
    if rows:
        connection.execute(statement, [{**row, **now} for row in rows])


def _reminded(changes: Changes) -> list[int]:
    """Whom the others have reminded: they are written to now, or as soon as they wish to be."""
    told = [line for entry in changes.entries if entry.kind == REMINDED for line in entry.data["events"]]
    return [line["args"]["other"] for line in told]


def asked_seats(info: Info) -> list[int]:
    """The seats that a game waits for: by their move, or by their answer to what somebody wishes."""
    if info.status != RUNNING:
        return []
    wish = info.ask
    concerned = [] if wish is None else [seat for seat in wish.asked or [] if seat not in wish.agreed]
    return sorted({*info.asked, *concerned})


def _asked(info: Info) -> list[tuple[int, str]]:
    """Whom a table waits for. At one screen nobody is far away, and lessons wait for nobody."""
    if info.hot_seat or info.study:
        return []
    return [(seat, person) for seat in asked_seats(info) if (person := info.seats[seat].person) is not None]
