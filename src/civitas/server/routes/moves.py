"""Playing: moves, why not, taking back, and what a seat keeps for itself."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta

from civitas.kernel.errors import CivitasError
from civitas.server.course_wire import Outlook
from civitas.server.identity import Visitor
from civitas.server.packets import chat_lines, seat_names
from civitas.server.people.shown import check_muted
from civitas.server.problems import Denied, status_of, told
from civitas.server.service import (
    Asking,
    Language,
    Served,
    Service,
    answered,
    asker_of,
    open_rematch,
    own_seat,
    person_of,
    reader_for,
)
from civitas.server.streams import Subscriber, stream
from civitas.server.strings import clean
from civitas.server.wire import Chat, Events, Fault, Kept, Notes, Packet, Played, Why
from civitas.table import Conflict, Orders, Table
from civitas.text import texts

Number = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
_NUMBER: Final = re.compile(r"[0-9]{1,15}")
Short = Annotated[str, Meta(max_length=200)]
REFUSED: Final = {
    200: ResponseSpec(Played, False, "The move is stored."),
    409: ResponseSpec(Fault, False, "This question is no longer asked; here is the present state."),
    422: ResponseSpec(Fault, False, "The rules forbid it; nothing has changed."),
}
STREAMED: Final = {200: ResponseSpec(Events, False, "The events, by name.", "text/event-stream")}


class MoveWish(msgspec.Struct):
    decision: Short
    move: Short
    key: Key
    seat: Number | None = None


class AtSeat(msgspec.Struct):
    seat: Number | None = None


class Consent(msgspec.Struct):
    yes: bool
    seat: Number | None = None


class NewOrders(msgspec.Struct):
    auto_single: bool = False
    auto_pass: bool = False
    auto_decline: bool = False
    auto_follow: bool = False
    seat: Number | None = None


class Words(msgspec.Struct):
    text: Annotated[str, Meta(max_length=20_000)]
    seat: Number | None = None


class Draft(msgspec.Struct):
    data: Any
    seat: Number | None = None


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=REFUSED)
async def move(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[MoveWish]
) -> Response[Played | Fault]:
    """Make a move. Sent again with the same key it changes nothing and gets the same answer."""
    async with service.tables.at(table_id) as live:
        table = live.table
        seat = own_seat(table, visitor, data.seat)
        live.address = visitor.address
        reader = reader_for(table, visitor, in_language, seat)
        try:
            if table.earlier(seat, data.key, data.move) is None:
                table.play(seat, data.decision, data.move, data.key, service.tables.now())
                await service.tables.commit(live, asker_of(visitor, reader))
        except Conflict:
            raise
        except CivitasError as problem:
            body = told(problem, in_language, table.title)
            if status_of(problem) == 409:
                await service.tables.load(live)
                body.packet = live.packet(reader)
            return Response(body, status_code=status_of(problem))
        entry = table.earlier(seat, data.key, data.move)
        assert entry is not None
        return Response(Played(entry.data["told"], live.packet(reader)))


@get("/api/tables/{table_id:str}/why")
async def why(
    service: Served,
    visitor: Asking,
    in_language: Language,
    table_id: FromPath[str],
    move: FromQuery[str],
    seat: FromQuery[int | None] = None,
) -> Why:
    """Is this move legal for me, and if not, under which rule?"""
    async with service.tables.at(table_id) as live:
        table = live.table
        number = own_seat(table, visitor, seat)
        found = table.going().why(number, table.title.moves.parse(move[:200]))
        if found is None:
            return Why(True)
        rule, figures = found["rule"], found["figures"]
        assert isinstance(rule, str) and isinstance(figures, dict)
        return Why(False, rule, figures, texts(in_language, table.title).refusal(found, seat_names(table, in_language)))


@get("/api/tables/{table_id:str}/outlook")
async def outlook(
    service: Served,
    visitor: Asking,
    in_language: Language,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Outlook:
    """What would come of each move that I am offered, and of the rest of my turn. For whoever looks at a move; it takes
    longer to find out than anything that a packet tells."""
    async with service.tables.at(table_id) as live:
        return live.outlook(own_seat(live.table, visitor, seat), in_language)


async def _act(
    service: Service,
    visitor: Visitor,
    language: str,
    table_id: str,
    seat: int | None,
    act: Callable[[Table, int], None],
) -> Packet:
    """A change by the holder of a seat, answered with the fresh packet."""
    async with service.tables.at(table_id) as live:
        number = own_seat(live.table, visitor, seat)
        live.address = visitor.address
        act(live.table, number)
        return await answered(service, live, visitor, language, number)


ACTS: Final[dict[str, Callable[[Table, int, float], None]]] = {
    "back": Table.take_back,
    "reset": Table.reset,
    "ask-back": Table.ask_back,
    "resign": Table.resign,
    "pause": Table.pause,
    "resume": Table.resume,
}
"""What the holder of a seat does without another word."""


def _handler(name: str, act: Callable[[Table, int, float], None]) -> HTTPRouteHandler:
    @post(f"/api/tables/{{table_id:str}}/{name}", status_code=200, operation_id=name)
    async def handler(
        service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[AtSeat]
    ) -> Packet:
        return await _act(
            service, visitor, in_language, table_id, data.seat, lambda t, n: act(t, n, service.tables.now())
        )

    return handler


@post("/api/tables/{table_id:str}/answer", status_code=200)
async def answer(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[Consent]
) -> Packet:
    """Agree to what somebody wishes, or not; who wished it withdraws with a no."""
    async with service.tables.at(table_id) as live:
        number = own_seat(live.table, visitor, data.seat)
        live.table.answer(number, data.yes, service.tables.now())
        await open_rematch(service, live, visitor)
        return await answered(service, live, visitor, in_language, number)


@post("/api/tables/{table_id:str}/orders", status_code=200)
async def orders(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[NewOrders]
) -> Packet:
    wish = Orders(data.auto_single, data.auto_pass, data.auto_decline, data.auto_follow)
    return await _act(
        service, visitor, in_language, table_id, data.seat, lambda t, n: t.order(n, wish, service.tables.now())
    )


@post("/api/tables/{table_id:str}/notes", status_code=200)
async def notes(service: Served, visitor: Asking, table_id: FromPath[str], data: JSONBody[Words]) -> Notes:
    async with service.tables.at(table_id) as live:
        seat = live.table.seat(own_seat(live.table, visitor, data.seat))
        seat.notes = clean(data.text, 10_000, lines=True)
        await service.tables.commit(live)
        return Notes(seat.notes)


@post("/api/tables/{table_id:str}/draft", status_code=200)
async def draft(service: Served, visitor: Asking, table_id: FromPath[str], data: JSONBody[Draft]) -> Kept:
    """Whatever small JSON a client wants to find again after a reload."""
    async with service.tables.at(table_id) as live:
        number = own_seat(live.table, visitor, data.seat)
        live.table.keep_draft(number, msgspec.json.encode(data.data))
        await service.tables.commit(live)
        return Kept(live.table.seat(number).draft)


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(
    service: Served, visitor: Asking, in_language: Language, table_id: FromPath[str], data: JSONBody[Words]
) -> Chat:
    person = person_of(visitor)
    check_muted(person)
    text = clean(data.text, 500)
    if not text:
        raise Denied(422, "error-empty-chat")
    if not service.limits.allows("chat", person.id, time.monotonic()):
        raise Denied(429, "error-too-fast")
    async with service.tables.at(table_id) as live:
        seats = live.table.seats_of(person.id)
        seat = None if not seats else own_seat(live.table, visitor, data.seat)
        who = person.name or texts(in_language).message("spectator-default")
        if seat is not None:
            who = seat_names(live.table, in_language)[seat]
        await service.tables.say(live, seat, who, text, person.id)
        return Chat(chat_lines(live.chat))


@get("/api/tables/{table_id:str}/events", responses=STREAMED)
async def events(
    service: Served,
    visitor: Asking,
    in_language: Language,
    table_id: FromPath[str],
    last_event_id: NamedDependency[str],
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
    listener: FromQuery[str] = "",
) -> Stream:
    """Server-sent events: `packet`, `chat`, `presence`. Last-Event-ID goes on where a stream broke off, `after` where a
    packet left off that came as an answer; requests that name the same `listener` are not told here what their answer
    says."""
    person = None if visitor.person is None else visitor.person.id
    if not service.streams.free(person, visitor.address):
        raise Denied(429, "error-too-many-streams")
    async with service.tables.at(table_id) as live:
        reader_for(live.table, visitor, in_language, seat)
    last = int(last_event_id) if _NUMBER.fullmatch(last_event_id) else after

    @asynccontextmanager
    async def following() -> AsyncIterator[Subscriber | None]:
        if not service.streams.free(person, visitor.address):  # many came at once, and each found a place free
            yield None
            return
        with service.streams.held(person, visitor.address):
            async with service.tables.at(table_id) as live:
                reader = reader_for(live.table, visitor, in_language, seat)
                subscriber = service.tables.subscribe(live, reader, person, last, listener[:64])
                if live.table.arrive(reader.owned, service.tables.now()):
                    await service.tables.commit(live)
            try:
                yield subscriber
            finally:
                service.tables.unsubscribe(live, subscriber)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    parts = stream(following(), service.settings.ping_seconds)
    return Stream(parts, media_type="text/event-stream", headers=headers)


HANDLERS = [
    move,
    why,
    outlook,
    answer,
    orders,
    notes,
    draft,
    chat,
    events,
    *(_handler(name, act) for name, act in ACTS.items()),
]
