"""Tournaments: announcing, entering, beginning, looking."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from civitas.server.club_wire import Entrant, EventHead, EventPage, Pairing
from civitas.server.events.pairing import buchholz, scores, standing
from civitas.server.events.store import Course, Event, Plan
from civitas.server.identity import Visitor
from civitas.server.opening import ClockWish
from civitas.server.problems import Denied
from civitas.server.service import Asking, Served, person_of
from civitas.server.strings import clean
from civitas.table import Clock

Room = Annotated[int, Meta(ge=0, le=16)]


class EventWish(msgspec.Struct):
    name: str
    title: str
    kind: Literal["robin", "swiss", "knockout"]
    rounds: Room = 0
    """Of a Swiss tournament; 0: as many as single out a winner."""
    options: dict[str, object] = {}
    clock: ClockWish = ClockWish()


@get("/api/events")
async def listed(service: Served) -> list[EventHead]:
    """Tournaments, the latest first."""
    return [_head(event, entered) for event, entered in await service.events.listed()]


@post("/api/events", status_code=201)
async def announce(service: Served, visitor: Asking, data: JSONBody[EventWish]) -> EventPage:
    service.pace("table", visitor)
    name = clean(data.name, 60)
    if not name:
        raise Denied(422, "error-event-unnamed")
    plan = Plan(data.options, Clock(data.clock.kind, data.clock.seconds, data.clock.increment), data.rounds)
    made = await service.events.announce(name, data.title, data.kind, person_of(visitor), plan)
    return _page(await service.events.look(made), visitor)


@get("/api/events/{event_id:str}")
async def page(service: Served, visitor: Asking, event_id: FromPath[str]) -> EventPage:
    return _page(await service.events.look(event_id), visitor)


@post("/api/events/{event_id:str}/enter", status_code=200)
async def enter(service: Served, visitor: Asking, event_id: FromPath[str]) -> EventPage:
    return _page(await service.events.enter(event_id, person_of(visitor)), visitor)


@post("/api/events/{event_id:str}/withdraw", status_code=200)
async def withdraw(service: Served, visitor: Asking, event_id: FromPath[str]) -> EventPage:
    return _page(await service.events.withdraw(event_id, person_of(visitor)), visitor)


@post("/api/events/{event_id:str}/begin", status_code=200)
async def begin(service: Served, visitor: Asking, event_id: FromPath[str]) -> EventPage:
    return _page(await service.events.begin(event_id, person_of(visitor)), visitor)


def _head(event: Event, entered: int) -> EventHead:
    return EventHead(event.id, event.name, event.title, event.kind, event.status, event.made_at, entered)


def _page(course: Course, visitor: Visitor) -> EventPage:
    event, count, played = course.event, len(course.entrants), course.played()
    points, behind = scores(count, played), buchholz(count, played)
    order = standing(event.kind, count, played) if event.status != "open" else list(range(count))
    mine = visitor.person.id if visitor.person is not None else None
    return EventPage(
        event=_head(event, count),
        rounds=course.rounds(),
        yours=event.host == mine,
        entered=any(person == mine for person, _ in course.entrants),
        entrants=[Entrant(*course.entrants[number], points[number], behind[number]) for number in order],
        pairings=[
            [
                Pairing(
                    course.entrants[one.first][1],
                    None if one.second is None else course.entrants[one.second][1],
                    one.table,
                    one.share,
                )
                for one in part
            ]
            for part in course.pairings
        ],
    )


HANDLERS = [listed, announce, page, enter, withdraw, begin]
