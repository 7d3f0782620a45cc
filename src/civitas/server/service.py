"""What the handlers share."""

from __future__ import annotations

import asyncio
import functools
import logging
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from litestar import Request
from litestar.di import NamedDependency

from civitas.server.database import Database, Person
from civitas.server.events.organiser import Organiser
from civitas.server.identity import Identity, Visitor
from civitas.server.language import language_of
from civitas.server.library import Library
from civitas.server.limits import STREAMS, Limits, Places
from civitas.server.live import Live
from civitas.server.opening import rematch_of
from civitas.server.packets import Reader
from civitas.server.people.keeper import Keeper
from civitas.server.post.poster import Poster
from civitas.server.problems import Denied
from civitas.server.replays import Replays
from civitas.server.settings import Settings
from civitas.server.streams import Asker
from civitas.server.tables import Tables
from civitas.server.troubles import trouble
from civitas.server.uploads import Uploads
from civitas.server.wire import Packet
from civitas.table import Conflict, Forbidden, Table

log = logging.getLogger(__name__)

READY: Final = "ready"
CHECK_SECONDS: Final = 2.0
TROUBLE_SECONDS: Final = 10.0
OVERTAKEN_MOST: Final = 20
"""So often a request is made again because another process has changed the table meanwhile."""

P = ParamSpec("P")
T = TypeVar("T")


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.identity = Identity(self.database)
        self.keeper = Keeper(self.database, self.identity, settings.limits)
        self.limits = Limits(settings.limits)
        self.streams = Places(STREAMS, settings.limits)
        self.uploads = Uploads(settings.upload_seconds, settings.limits)
        self.replays = Replays()
        self.library = Library(self.database)
        self.tables = Tables(self.database, settings)
        self.events = Organiser(self.database, self.tables)
        self.tables.forget = self.identity.forget
        self.poster = Poster(self.database, settings.post, self.tables.present)
        if settings.post.mail is not None:
            self.keeper.post = self.poster.write

        self._checked = (-math.inf, READY)
        self._checking = asyncio.Lock()

    def note(self, problem: Exception) -> None:
        """Somebody's request could not be stored: for a while that is what readiness tells."""
        self._checked = (time.monotonic() + TROUBLE_SECONDS, trouble(problem))

    async def readiness(self) -> str:
        """`ready`, or what is wrong with the database. A small thing may be stored where a large one is not: what
        happened to people counts first."""
        async with self._checking:
            if time.monotonic() - self._checked[0] > CHECK_SECONDS:
                try:
                    await asyncio.to_thread(self.database.check)
                    status = READY
                except Exception as problem:
                    status = trouble(problem)
                    log.error("not ready", extra={"cause": status})
                self._checked = (time.monotonic(), status)
        return self._checked[1]

    def pace(self, kind: str, visitor: Visitor) -> None:
        """Hold a visitor to the pace of something dearer than an ordinary request."""
        if not self.limits.allows(kind, visitor.address, time.monotonic()):
            raise Denied(429, "error-too-fast")


Served = NamedDependency[Service]
Asking = NamedDependency[Visitor]
Language = NamedDependency[str]


def again(handler: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A request that changes a table which another process has just changed is made upon the fresh one: nobody sees
    that they were overtaken, unless what they wish no longer goes."""

    @functools.wraps(handler)
    async def handle(*args: P.args, **wishes: P.kwargs) -> T:
        for _ in range(OVERTAKEN_MOST):
            with suppress(Conflict):
                return await handler(*args, **wishes)
        return await handler(*args, **wishes)

    return handle


# What handlers ask for. Each names the one before, though it does not need it: those that could be had at the same time
# the framework fetches each in a task of its own, which costs more than all of them.
def visitor_of(request: Request[Any, Any, Any], service: Served) -> Visitor:
    found = request.scope["state"]["visitor"]
    assert isinstance(found, Visitor)
    found.listener = request.query_params.get("listener", "")[:64]
    return found


def language_for(request: Request[Any, Any, Any], visitor: Asking) -> str:
    return language_of(request.scope)


def last_event_of(request: Request[Any, Any, Any], in_language: Language) -> str:
    return request.headers.get("last-event-id", "")


def base_url(request: Request[Any, Any, Any]) -> str:
    """The server as this visitor calls it."""
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def person_of(visitor: Visitor) -> Person:
    """Whoever changes something is somebody: the gate has seen to it."""
    assert visitor.person is not None
    return visitor.person


def reader_for(table: Table, visitor: Visitor, language: str, seat: int | None) -> Reader:
    """Through whose eyes a visitor looks: one of its own seats, or a spectator's."""
    person = visitor.person.id if visitor.person is not None else None
    owned = tuple(table.seats_of(person))
    if seat is not None and seat not in owned:
        raise Forbidden("error-foreign-seat", number=seat + 1)
    viewer = seat
    if viewer is None and owned:
        asked = [number for number in table.waiting() if number in owned]
        viewer = asked[0] if asked else owned[0]
    return Reader(viewer, owned, language, person == table.info.host, tuple(table.held_by(person)))


def own_seat(table: Table, visitor: Visitor, seat: int | None) -> int:
    """The seat a visitor acts for."""
    reader = reader_for(table, visitor, "en", seat)
    if reader.viewer is None:
        raise Forbidden("error-not-seated")
    return reader.viewer


async def answered(service: Service, live: Live, visitor: Visitor, language: str, seat: int | None) -> Packet:
    """Store what has changed, and answer with the fresh packet. Called with the table in hand."""
    reader = reader_for(live.table, visitor, language, seat)
    await service.tables.commit(live, asker_of(visitor, reader))
    return live.packet(reader)


def asker_of(visitor: Visitor, reader: Reader) -> Asker:
    return Asker(reader, None if visitor.person is None else visitor.person.id, visitor.listener)


async def open_rematch(service: Service, live: Live, visitor: Visitor) -> None:
    """The table at which everybody wishes to play again, if everybody does. Called with the old one in hand."""
    if live.table.rematch_agreed():
        now = service.tables.now()
        fresh = rematch_of(live.table, person_of(visitor).id, now)
        await service.tables.add(fresh, visitor.address)
        live.table.agree_rematch(fresh.info.id, now)
