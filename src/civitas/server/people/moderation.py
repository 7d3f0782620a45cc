"""What administrators see and do. Whatever one does stands in the audit log, written in the same transaction."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, desc, func, insert, or_, select, update

from civitas.server.database import Database
from civitas.server.people.accounts import ADMINISTRATOR, login_of
from civitas.server.people.wire import Deed, Known, KnownTable, Queue, Quota, Reported, State
from civitas.server.problems import Denied
from civitas.server.schema import ACCOUNTS, AUDIT, CHAT, PEOPLE, REPORTS, SEATS, STANDING, TABLES, TOKENS, WORK
from civitas.server.work import TRIES
from civitas.table import Unknown

PAGE: Final = 50
DAY: Final = 86_400.0


def note(connection: Connection, who: str, action: str, about: str, detail: str) -> None:
    row = {"at": time.time(), "who": who, "action": action, "about": about[:80], "detail": detail}
    connection.execute(insert(AUDIT).values(row))


def people(database: Database, sought: str, page: int) -> list[Known]:
    """The latest first."""
    seen = select(func.max(TOKENS.c.used_at)).where(TOKENS.c.person == PEOPLE.c.id).scalar_subquery()
    tables = _count(SEATS, SEATS.c.person == PEOPLE.c.id, TABLES.c.status != "over", on=TABLES.c.id == SEATS.c.table_id)
    reports = _count(REPORTS, REPORTS.c.about == PEOPLE.c.id, REPORTS.c.closed_at == 0)
    joined = PEOPLE.outerjoin(ACCOUNTS, ACCOUNTS.c.person == PEOPLE.c.id)
    query = (
        select(PEOPLE, ACCOUNTS.c.login, ACCOUNTS.c.role, STANDING.c.suspended_until, STANDING.c.muted_until)
        .add_columns(STANDING.c.reason, seen.label("seen"), tables.label("tables"), reports.label("reports"))
        .select_from(joined.outerjoin(STANDING, STANDING.c.person == PEOPLE.c.id))
        .order_by(desc(PEOPLE.c.created_at), PEOPLE.c.id)
    )
    if sought:
        named = func.lower(PEOPLE.c.name).contains(sought.lower(), autoescape=True)
        by_login = ACCOUNTS.c.login.contains(login_of(sought), autoescape=True)
        query = query.where(or_(named, by_login, PEOPLE.c.id == sought))
    return [
        Known(
            person=row.id,
            name=row.name,
            account=row.login or "",
            administrator=row.role == ADMINISTRATOR,
            made_at=row.created_at,
            seen_at=row.seen or 0.0,
            tables=row.tables,
            reports=row.reports,
            suspended_until=row.suspended_until or 0.0,
            muted_until=row.muted_until or 0.0,
            reason=row.reason or "",
        )
        for row in _rows(database, query, page)
    ]


def tables(database: Database, status: str, page: int) -> list[KnownTable]:
    query = select(TABLES).order_by(desc(TABLES.c.last_move_at), TABLES.c.id)
    query = query.where(TABLES.c.aside.is_not(None) if status == "aside" else TABLES.c.status == status)
    rows = _rows(database, query, page)
    sitting = (
        select(SEATS.c.table_id, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.table_id.in_([row.id for row in rows]))
        .order_by(SEATS.c.seat)
    )
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    with database.reading() as connection:
        for seat in connection.execute(sitting):
            names[seat.table_id].append(seat.name)
    return [
        KnownTable(
            row.id,
            row.title,
            row.status,
            bool(row.public),
            row.created_at,
            row.last_move_at,
            names[row.id],
            row.aside,
        )
        for row in rows
    ]


def reports(database: Database, closed: bool, page: int) -> list[Reported]:
    by, about = PEOPLE.alias("by"), PEOPLE.alias("whom")
    joined = REPORTS.outerjoin(by, by.c.id == REPORTS.c.person).outerjoin(about, about.c.id == REPORTS.c.about)
    query = (
        select(REPORTS, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .select_from(joined)
        .where(REPORTS.c.closed_at > 0 if closed else REPORTS.c.closed_at == 0)
        .order_by(desc(REPORTS.c.closed_at) if closed else REPORTS.c.at, REPORTS.c.id)
    )
    return [
        Reported(
            id=row.id,
            at=row.at,
            by=row.person,
            by_name=row.by_name or "",
            about=row.about,
            about_name=row.about_name or "",
            table=row.table_id,
            line=row.line,
            said=row.said,
            text=row.text,
            closed_at=row.closed_at,
            outcome=row.outcome,
        )
        for row in _rows(database, query, page)
    ]


def audit(database: Database, page: int) -> list[Deed]:
    who, whom = PEOPLE.alias("who_row"), PEOPLE.alias("whom")
    joined = AUDIT.outerjoin(who, who.c.id == AUDIT.c.who).outerjoin(whom, whom.c.id == AUDIT.c.about)
    query = (
        select(AUDIT, who.c.name.label("who_name"), whom.c.name.label("about_name"))
        .select_from(joined)
        .order_by(desc(AUDIT.c.number))
    )
    return [
        Deed(row.number, row.at, row.who, row.who_name or "", row.action, row.about, row.about_name or "", row.detail)
        for row in _rows(database, query, page)
    ]


def state(database: Database, status: str, processes: int, quotas: list[Quota]) -> State:
    def count(part: Any, *which: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(part).where(*which)).scalar_one())

    with database.reading() as connection:
        by_status = {name: count(TABLES, TABLES.c.status == name) for name in ("open", "running", "paused", "over")}
        return State(
            status=status,
            people=count(PEOPLE),
            accounts=count(ACCOUNTS),
            open_tables=by_status["open"],
            running_tables=by_status["running"] + by_status["paused"],
            finished_tables=by_status["over"],
            aside=count(TABLES, TABLES.c.aside.is_not(None)),
            reports=count(REPORTS, REPORTS.c.closed_at == 0),
            queues=[_queue(row) for row in connection.execute(_QUEUES)],
            quotas=quotas,
            processes=processes,
        )


_QUEUES: Final = (
    select(
        WORK.c.kind,
        func.count().label("waiting"),
        func.count().filter(WORK.c.tries >= TRIES).label("stuck"),
        func.min(WORK.c.since).label("oldest"),
    )
    .group_by(WORK.c.kind)
    .order_by(WORK.c.kind)
)


def _queue(row: Any) -> Queue:
    return Queue(row.kind, row.waiting, row.stuck, row.oldest)


def forbid(database: Database, who: str, action: str, person: str, days: float, reason: str) -> None:
    """Suspend or mute somebody for so many days, or with 0 no longer."""
    until = time.time() + days * DAY if days else 0.0
    role = select(PEOPLE.c.id, ACCOUNTS.c.role).outerjoin(ACCOUNTS, ACCOUNTS.c.person == PEOPLE.c.id)
    with database.writing() as connection:
        row = connection.execute(role.where(PEOPLE.c.id == person)).one_or_none()
        if row is None:
            raise Unknown("error-unknown-person")
        if row.role == ADMINISTRATOR:
            raise Denied(422, "error-not-administrators")
        old = connection.execute(select(STANDING).where(STANDING.c.person == person)).one_or_none()
        values = {
            "suspended_until": old.suspended_until if old else 0.0,
            "muted_until": old.muted_until if old else 0.0,
            "reason": reason,
        }
        values["suspended_until" if action == "suspend" else "muted_until"] = until
        connection.execute(delete(STANDING).where(STANDING.c.person == person))
        connection.execute(insert(STANDING).values(person=person, **values))
        note(connection, who, action if days else f"un{action}", person, f"{days:g}: {reason}" if days else reason)


def close_report(database: Database, who: str, report: str, outcome: str) -> None:
    with database.writing() as connection:
        here = (REPORTS.c.id == report, REPORTS.c.closed_at == 0)
        closed = update(REPORTS).where(*here).values(closed_at=time.time(), outcome=outcome)
        if connection.execute(closed).rowcount != 1:
            raise Denied(404, "error-unknown-report")
        note(connection, who, "close", report, outcome)


def blank_line(connection: Connection, who: str, table: str, line: int, reason: str) -> None:
    """Take the words out of a line of chat. That there was one is still to be seen."""
    here = (CHAT.c.table_id == table, CHAT.c.number == line)
    if connection.execute(update(CHAT).where(*here).values(text="")).rowcount != 1:
        raise Denied(404, "error-unknown-line")
    note(connection, who, "remove", f"{table} {line}", reason)


def _count(part: Any, *which: Any, on: Any = None) -> Any:
    found = select(func.count()).select_from(part if on is None else part.join(TABLES, on))
    return found.where(*which).scalar_subquery()


def _rows(database: Database, query: Select[Any], page: int) -> list[Any]:
    with database.reading() as connection:
        return list(connection.execute(query.limit(PAGE).offset(page * PAGE)))
