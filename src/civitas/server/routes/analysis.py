"""After the end, and for those who play alone: what a strong bot thinks, and other ways to go on."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from civitas.kernel.chance import KeyedChance
from civitas.server.analyses import decisions_of, told
from civitas.server.course_wire import Analysis, Hint
from civitas.server.levels import DEFAULT, accept_bot
from civitas.server.packets import seat_names
from civitas.server.problems import Denied
from civitas.server.routes.moves import Number
from civitas.server.service import Asking, Language, Served, own_seat, person_of, reader_for
from civitas.server.shares import Share
from civitas.server.wire import Opened
from civitas.table import Info, Refused, Seat, Table
from civitas.table.state import OVER
from civitas.text import texts


class Branch(msgspec.Struct):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Number
    bot: str = DEFAULT


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analysis(service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str]) -> Analysis:
    """What is known so far of a finished game; the first to ask sets the bots thinking."""
    analyses = service.tables.analyses
    async with service.tables.at(table_id) as live:
        table = live.table
        if table.info.status != OVER:
            raise Refused("error-not-over")
        running = analyses.known(table_id)
        if running is None:
            service.pace("replay", visitor)
            decisions = await asyncio.to_thread(decisions_of, table)
            # Behind all who play, and on the account of whoever asks: a game that is over waits for nobody.
            share = Share(table_id, person_of(visitor).id, visitor.address, people=False)
            running = analyses.begin(table_id, decisions, table.info.pack, share)
        say, names = texts(in_language, table.title), seat_names(table, in_language)
    return told(running, say, names)


@get("/api/tables/{table_id:str}/hint")
async def hint(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Hint:
    """What a strong bot would do at one's place, where nobody else is put at a disadvantage by it."""
    async with service.tables.at(table_id) as live:
        table = live.table
        number = own_seat(table, visitor, seat)
        person = person_of(visitor).id
        alone = all(other.kind == "bot" or other.person == person for other in table.info.seats)
        if not alone or table.info.study or table.decision(number) is None:
            raise Refused("error-no-hints")
        service.pace("replay", visitor)
        position, share, pack = table.going().clone(), live.share(), table.info.pack
        say, names = texts(in_language, table.title), seat_names(table, in_language)
    return await service.tables.analyses.hint(position, number, pack, share, say, names)


@post("/api/tables/{table_id:str}/branch", status_code=201)
async def branch(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[Branch]
) -> Opened:
    """Play on against bots from a point of a finished game, with fresh luck."""
    service.pace("table", visitor)
    async with service.tables.at(table_id) as live:
        old = live.table
        if old.info.status != OVER:
            raise Refused("error-not-over")
        if data.at > old.last_point():
            raise Denied(404, "error-unknown-point", last=old.last_point())
        old.seat(data.seat)
        dump = await asyncio.to_thread(lambda: old.past.at(data.at).dump())
        info = old.info
    dump["chance"] = KeyedChance(secrets.token_bytes(32)).dump()
    bot = accept_bot(data.bot, service.settings.any_bot)
    person = person_of(visitor)
    seats = [
        Seat("human", seat.name or person.name, person=person.id) if number == data.seat else Seat("bot", bot=bot)
        for number, seat in enumerate(info.seats)
    ]
    fresh = Info(secrets.token_urlsafe(12), info.title, info.pack, info.options, seats, service.tables.now(), person.id)
    fresh.chosen_chance = True
    table = Table.open(fresh, {"position": dump}, service.tables.now())
    await service.tables.add(table, visitor.address)
    async with service.tables.at(fresh.id) as live:
        reader = reader_for(live.table, visitor, in_language, data.seat)
        return Opened(fresh.id, data.seat, [], live.packet(reader))


HANDLERS = [analysis, hint, branch]
