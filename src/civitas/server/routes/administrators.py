"""For administrators: who is here, what was reported, and what was done about it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from msgspec import Meta

from civitas.server.identity import Visitor
from civitas.server.limits import PACES
from civitas.server.people import moderation
from civitas.server.people.accounts import ADMINISTRATOR
from civitas.server.people.wire import Deed, Done, Known, KnownTable, Quota, Reported, State
from civitas.server.problems import Denied
from civitas.server.service import Asking, Served
from civitas.server.strings import clean

Page = Annotated[int, Parameter(ge=0, le=2_000)]
Reason = Annotated[str, Meta(max_length=500)]


class Forbidding(msgspec.Struct):
    person: Annotated[str, Meta(max_length=32)]
    days: Annotated[float, Meta(ge=0, le=3_650)]
    """0: no longer."""
    reason: Reason = ""


class Removal(msgspec.Struct):
    table: Annotated[str, Meta(max_length=32)]
    line: Annotated[int, Meta(ge=1, le=1_000_000)]
    reason: Reason = ""


class Closing(msgspec.Struct):
    report: Annotated[str, Meta(max_length=32)]
    outcome: Reason = ""


def _administrator(visitor: Visitor) -> str:
    if visitor.person is None or visitor.person.role != ADMINISTRATOR:
        raise Denied(403, "error-administrators")
    return visitor.person.id


@get("/api/admin/state")
async def state(service: Served, visitor: Asking) -> State:
    _administrator(visitor)
    status, processes = await service.readiness(), 1 + len(service.tables.others)
    held = PACES if service.settings.limits else {}
    quotas = [Quota(kind, pace.per_second * 60, pace.burst) for kind, pace in held.items()]
    return await asyncio.to_thread(moderation.state, service.database, status, processes, quotas)


@get("/api/admin/people")
async def people(service: Served, visitor: Asking, name: FromQuery[str] = "", page: Page = 0) -> list[Known]:
    _administrator(visitor)
    return await asyncio.to_thread(moderation.people, service.database, clean(name, 40), page)


@get("/api/admin/tables")
async def tables(
    service: Served,
    visitor: Asking,
    status: FromQuery[Literal["open", "running", "paused", "over", "aside"]] = "running",
    page: Page = 0,
) -> list[KnownTable]:
    _administrator(visitor)
    return await asyncio.to_thread(moderation.tables, service.database, status, page)


@get("/api/admin/reports")
async def reports(service: Served, visitor: Asking, closed: FromQuery[bool] = False, page: Page = 0) -> list[Reported]:
    _administrator(visitor)
    return await asyncio.to_thread(moderation.reports, service.database, closed, page)


@get("/api/admin/audit")
async def audit(service: Served, visitor: Asking, page: Page = 0) -> list[Deed]:
    _administrator(visitor)
    return await asyncio.to_thread(moderation.audit, service.database, page)


@post("/api/admin/{action:str}", status_code=200)
async def forbid(service: Served, visitor: Asking, action: FromPath[str], data: JSONBody[Forbidding]) -> Done:
    """`suspend` or `mute` somebody. The suspended may look on, the muted play on in silence."""
    who = _administrator(visitor)
    if action not in ("suspend", "mute"):
        raise Denied(404, "error-unknown-page")
    wish = (who, action, data.person, data.days, clean(data.reason, 500))
    await asyncio.to_thread(moderation.forbid, service.database, *wish)
    service.identity.forget(data.person)
    service.tables.end_streams(data.person)
    return Done()


@post("/api/admin/talk/remove", status_code=200)
async def remove(service: Served, visitor: Asking, data: JSONBody[Removal]) -> Done:
    """Take the words out of a line of chat, for everybody and at once."""
    who, reason = _administrator(visitor), clean(data.reason, 500)
    blank = partial(moderation.blank_line, who=who, table=data.table, line=data.line, reason=reason)
    async with service.tables.at(data.table) as live:
        await service.tables.unsay(live, blank)
    return Done()


@post("/api/admin/reports/close", status_code=200)
async def close(service: Served, visitor: Asking, data: JSONBody[Closing]) -> Done:
    who, outcome = _administrator(visitor), clean(data.outcome, 500)
    await asyncio.to_thread(moderation.close_report, service.database, who, data.report, outcome)
    return Done()


HANDLERS = [state, people, tables, reports, audit, forbid, remove, close]
