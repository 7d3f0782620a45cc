"""Tables: opening, joining, looking, leaving, and all that happens around the moves."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from civitas.server import replays
from civitas.server.compression import takes
from civitas.server.course_wire import Curve
from civitas.server.curves import curve_of
from civitas.server.database import Person
from civitas.server.identity import Visitor, hashed
from civitas.server.inspector import Deal, Job
from civitas.server.levels import DEFAULT, accept_bot
from civitas.server.links import link_of
from civitas.server.opening import TableWish, new_table
from civitas.server.packets import head, log_lines
from civitas.server.packs import pack_folder
from civitas.server.people import ties
from civitas.server.problems import Denied
from civitas.server.routes.moves import AtSeat, Number
from civitas.server.service import (
    Asking,
    Language,
    Served,
    Service,
    answered,
    base_url,
    open_rematch,
    own_seat,
    person_of,
    reader_for,
)
from civitas.server.strings import clean
from civitas.server.wire import Hurried, LogLine, Opened, Packet, Rematch, Replay, Seated, SeatLink, Shown, TableHead
from civitas.table import Forbidden, Refused, Table
from civitas.text import texts


class Join(msgspec.Struct):
    seat: Number | None = None
    link: str | None = None
    name: str | None = None


class Leave(msgspec.Struct):
    seat: Number | None = None
    for_good: bool = False
    """The seat need not wait for me."""


class TakeOver(msgspec.Struct):
    seat: Number
    bot: str | None = None


class About(msgspec.Struct):
    seat: Number
    """Whom it is about."""


@post("/api/tables", status_code=201)
async def open_table(
    service: Served, visitor: Asking, in_language: Language, request: Request[Any, Any, Any], data: JSONBody[TableWish]
) -> Opened:
    service.pace("table", visitor)
    person = person_of(visitor)
    if data.deal is not None:
        await _look_at_deal(service, visitor, in_language, data)
    table, links = new_table(data, person, base_url(request), service.settings, service.tables.now())
    await service.tables.add(table, visitor.address)
    async with service.tables.at(table.info.id) as live:
        reader = reader_for(live.table, visitor, in_language, None)
        packet = live.packet(reader)
    return Opened(table.info.id, reader.viewer, links, packet)


async def _look_at_deal(service: Service, visitor: Visitor, language: str, wish: TableWish) -> None:
    """A deal of one's own is tried out elsewhere before this process touches it."""
    pack = pack_folder(wish.pack, service.settings.packs)
    deal = Deal(wish.title, len(wish.seats), wish.options, wish.deal or {}, pack)
    await service.uploads.look(visitor, Job(person_of(visitor), language, service.tables.now(), deal=deal))


@get("/api/tables")
async def lobby(
    service: Served,
    visitor: Asking,
    in_language: Language,
    title: FromQuery[str | None] = None,
    status: FromQuery[Literal["open", "running", "over", "mine"]] = "open",
) -> list[TableHead]:
    person = None if visitor.person is None else visitor.person.id
    found = await service.tables.heads(title, status, person)
    return [head(info, person, in_language) for info in found]


@get("/api/tables/{table_id:str}")
async def table_head(service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str]) -> TableHead:
    async with service.tables.at(table_id) as live:
        live.table.info.asked = list(live.table.waiting())
        return head(live.table.info, visitor.person.id if visitor.person else None, in_language)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[Join]
) -> Seated:
    person = person_of(visitor)
    name = clean(data.name, 40) if data.name else person.name
    async with service.tables.at(table_id) as live:
        await _check_company(service, live.table, person)
        seat = _seat_to_take(live.table, person, data, service.tables.now())
        live.table.sit(seat, person.id, name, service.tables.now())
        return Seated(seat, await answered(service, live, visitor, in_language, seat))


async def _check_company(service: Service, table: Table, person: Person) -> None:
    """Nobody sits down with whom they have blocked, nor with who has blocked them; who sits there stays."""
    info = table.info
    if person.id == info.host or table.seats_of(person.id):
        return
    others = {info.host, *(seat.person for seat in info.seats if seat.person is not None)}
    if await asyncio.to_thread(ties.apart, service.database, person.id, others):
        raise Forbidden("error-not-together")


def _seat_to_take(table: Table, person: Person, wish: Join, now: float) -> int:
    """The seat a link is for, a free seat that was named, or the first free one."""
    own = table.seats_of(person.id)
    if wish.link is not None:
        for number, seat in enumerate(table.info.seats):
            if seat.link is not None and secrets.compare_digest(seat.link, hashed(wish.link)):
                return number
        if own:
            return own[0]
        raise Forbidden("error-foreign-link")
    if wish.seat is not None:
        seat = table.seat(wish.seat)
        if seat.person == person.id or seat.left or (seat.kind == "open" and seat.person is None):
            return wish.seat
        raise Forbidden("error-seat-taken", number=wish.seat + 1)
    return own[0] if own else table.free_seat(person.id, now)


@post("/api/tables/{table_id:str}/links", status_code=200)
async def new_link(
    service: Served, visitor: Asking, table_id: FromPath[str], request: Request[Any, Any, Any], data: JSONBody[AtSeat]
) -> SeatLink:
    """A new link for one's own seat (to go on elsewhere) or, for the host, for a seat that waits for somebody."""
    person = person_of(visitor)
    async with service.tables.at(table_id) as live:
        number = own_seat(live.table, visitor, None) if data.seat is None else data.seat
        seat = live.table.seat(number)
        # A seat that was left is its holder's; no link gives it to another.
        waits = not seat.taken() and not seat.left and live.table.info.host == person.id
        if seat.person != person.id and not waits:
            raise Forbidden("error-foreign-seat", number=number + 1)
        token = secrets.token_urlsafe(16)
        seat.link = hashed(token)
        await service.tables.commit(live)
        return link_of(base_url(request), live.table.info.id, number, token)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[Leave]
) -> Shown:
    """Get up. The seat waits for the agreed time, unless it is left for good; that can be said later too."""
    async with service.tables.at(table_id) as live:
        table, person = live.table, person_of(visitor)
        held = [seat for seat in table.held_by(person.id) if data.seat in (None, seat)]
        if held and data.for_good and not table.seats_of(person.id):
            table.give_up(held[0], person.id, service.tables.now())
        else:
            table.leave(own_seat(table, visitor, data.seat), service.tables.now(), data.for_good)
        return Shown(await answered(service, live, visitor, in_language, None))


@post("/api/tables/{table_id:str}/take-over", status_code=200)
async def take_over(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[TakeOver]
) -> Shown:
    """Let a bot sit down where nobody sits yet; in a running game, for somebody who stays away, if the others agree."""
    async with service.tables.at(table_id) as live:
        table, now = live.table, service.tables.now()
        bot = accept_bot(data.bot or DEFAULT, service.settings.any_bot)
        if table.info.status == "open":
            if table.info.host != person_of(visitor).id:
                raise Forbidden("error-not-host")
            table.take_over(data.seat, bot, now)
        else:
            table.ask_bot(own_seat(table, visitor, None), data.seat, bot, now)
        return Shown(await answered(service, live, visitor, in_language, None))


@post("/api/tables/{table_id:str}/hurry", status_code=200)
async def hurry(service: Served, visitor: Asking, table_id: FromPath[str], data: JSONBody[AtSeat]) -> Hurried:
    """Let the bots that think decide with what they have found so far."""
    async with service.tables.at(table_id) as live:
        own_seat(live.table, visitor, data.seat)
        return Hurried(service.tables.attending.hurry(live))


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[About]
) -> Shown:
    """End the game because somebody stays away, if the others agree."""
    async with service.tables.at(table_id) as live:
        live.table.ask_end(own_seat(live.table, visitor, None), data.seat, service.tables.now())
        return Shown(await answered(service, live, visitor, in_language, None))


@post("/api/tables/{table_id:str}/remind", status_code=200)
async def remind(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[About]
) -> Shown:
    async with service.tables.at(table_id) as live:
        live.table.remind(own_seat(live.table, visitor, None), data.seat, service.tables.now())
        return Shown(await answered(service, live, visitor, in_language, None))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str]) -> Rematch:
    """The same again with the seats changed round, once everybody has asked for it. The answer tells the new table, or
    null as long as others have not agreed."""
    async with service.tables.at(table_id) as live:
        seat = own_seat(live.table, visitor, None)
        if live.table.info.rematch is None:
            service.pace("table", visitor)
            live.table.ask_rematch(seat, service.tables.now())
            await open_rematch(service, live, visitor)
            await service.tables.commit(live)
        return Rematch(live.table.info.rematch)


@get("/api/tables/{table_id:str}/view")
async def view(
    service: Served,
    visitor: Asking,
    in_language: Language,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
) -> Packet:
    """The packet of one's seat, or of a spectator; with `at` as it was after so many moves."""
    async with service.tables.at(table_id) as live:
        reader = reader_for(live.table, visitor, in_language, seat)
        if live.table.arrive(reader.owned, service.tables.now()):
            await service.tables.commit(live)
        if at is not None and not 0 <= at <= live.table.last_point():
            raise Denied(404, "error-unknown-point", last=live.table.last_point())
        return live.packet(reader, at)


@get("/api/tables/{table_id:str}/log")
async def whole_log(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> list[LogLine]:
    service.pace("search", visitor)
    async with service.tables.at(table_id) as live:
        return log_lines(live.table, reader_for(live.table, visitor, in_language, seat), live.table.history.lines)


@get("/api/tables/{table_id:str}/replay", responses={200: ResponseSpec(Replay, False, "The game, compressed.")})
async def replay(
    service: Served,
    visitor: Asking,
    in_language: Language,
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The whole game for looking back: what the packets of all its points show that they do not have in common."""
    async with service.tables.at(table_id) as live:
        job = replays.Job(live.table, reader_for(live.table, visitor, in_language, seat))
    content = service.replays.kept(job)
    if content is None:
        service.pace("replay", visitor)
        content = await service.replays.make(job)
    headers = {"vary": "accept-encoding"}
    if takes(request.headers.get("accept-encoding", ""), "gzip"):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/curve")
async def curve(service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str]) -> Curve:
    """Where the points of everybody came from in a finished game, from its beginning to its end."""
    service.pace("search", visitor)
    async with service.tables.at(table_id) as live:
        if live.table.info.status != "over":
            raise Refused("error-not-over")
        found = await service.library.look(live.table.curve)
        say = texts(in_language, live.table.title)
    return curve_of(found, live.table.title, say)


HANDLERS = [
    open_table,
    lobby,
    table_head,
    join,
    new_link,
    leave,
    take_over,
    hurry,
    end,
    remind,
    rematch,
    view,
    whole_log,
    replay,
    curve,
]
