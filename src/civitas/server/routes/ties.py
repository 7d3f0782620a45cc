"""People among themselves: follow, block, mute, report; and one's own data."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from civitas.server.people import leaving, ties
from civitas.server.people.shown import me_of
from civitas.server.people.wire import Done, Me, OwnData, Ties
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served, person_of
from civitas.server.strings import clean
from civitas.table import Damaged, Unknown, Waiting

Id = Annotated[str, Meta(max_length=32)]


class TieWish(msgspec.Struct):
    person: Id
    kind: ties.Kind
    wanted: bool = True


class Report(msgspec.Struct):
    text: Annotated[str, Meta(max_length=2_000)]
    person: Id = ""
    table: Id = ""
    line: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """A line of chat at the table, if it is about one."""


class Farewell(msgspec.Struct):
    passphrase: Annotated[str, Meta(max_length=254)] = ""
    """Of an account; guests have none."""


@get("/api/ties")
async def tied(service: Served, visitor: Asking) -> Ties:
    if visitor.person is None:
        return Ties([], [], [])
    return await asyncio.to_thread(ties.of, service.database, visitor.person.id)


@post("/api/ties", status_code=200)
async def tie(service: Served, visitor: Asking, data: JSONBody[TieWish]) -> Ties:
    """Follow, block or mute somebody, or no longer. Nobody else learns of it."""
    person = person_of(visitor).id
    await asyncio.to_thread(ties.change, service.database, person, data.kind, data.person, data.wanted)
    return await asyncio.to_thread(ties.of, service.database, person)


@post("/api/reports", status_code=201)
async def report(service: Served, visitor: Asking, data: JSONBody[Report]) -> Done:
    """Tell administrators about somebody, or about a line of chat."""
    text = clean(data.text, 2_000, lines=True)
    if not text:
        raise Denied(422, "error-empty-report")
    person = person_of(visitor).id
    await asyncio.to_thread(ties.report, service.database, person, data.person, data.table, data.line, text)
    return Done()


@get("/api/account/export")
async def export(service: Served, visitor: Asking) -> Response[OwnData]:
    """All that is stored about whoever asks."""
    service.pace("search", visitor)
    person = "" if visitor.person is None else visitor.person.id
    found = await asyncio.to_thread(leaving.kept, service.database, person)
    return Response(found, headers={"content-disposition": 'attachment; filename="civitas.json"'})


@post("/api/account/delete", status_code=200)
async def leave(service: Served, visitor: Asking, in_language: Language, data: JSONBody[Farewell]) -> Me:
    """Be forgotten: seats are given up, names and words go, ratings too. Moves stay in the games of the others."""
    person = person_of(visitor)
    if person.role:
        await service.keeper.proven(visitor, data.passphrase)
    for table in await asyncio.to_thread(leaving.tables_of, service.database, person.id):
        with suppress(Unknown, Damaged, Waiting):
            async with service.tables.at(table) as live:
                leaving.get_up(live.table, person.id, service.tables.now())
                await service.tables.commit(live)
                await service.tables.unsay(live, partial(leaving.blank_talk, table=table, person=person.id))
    await asyncio.to_thread(leaving.erase, service.database, person.id)
    service.identity.forget(person.id)
    service.tables.end_streams(person.id)
    visitor.person, visitor.new_cookie, visitor.by_cookie = None, None, True
    return me_of(None, in_language)


HANDLERS = [tied, tie, report, export, leave]
