"""Tournaments at work: rounds are paired and their tables opened as soon as the games before are over.

Everything is read from the database, so that it does not matter when or by which process it is done: a tournament is
taken further when one of its games ends, when somebody looks at it, and when the server starts.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from civitas.kernel import registry
from civitas.kernel.chance import KeyedChance
from civitas.server.database import Database, Person
from civitas.server.events import store
from civitas.server.events.pairing import Kind
from civitas.server.events.store import Course, Pairing, Plan
from civitas.server.opening import accepted
from civitas.server.problems import Denied
from civitas.server.tables import Tables
from civitas.table import Info, Seat, Table, Unknown
from civitas.table.problems import Conflict

log = logging.getLogger(__name__)

LEAST: Final = 3
ANNOUNCED: Final = 5
"""Unfinished tournaments that one person may have announced."""


class Organiser:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """Take up what was left when the server stopped."""
        self._tables.when_over = self._ended
        for event_id in await asyncio.to_thread(store.running, self._database):
            try:
                await self.look(event_id)
            except Exception:
                log.exception("tournament not taken further", extra={"event": event_id})

    async def announce(self, name: str, title: str, kind: Kind, host: Person, plan: Plan) -> str:
        found = registry.title(title)
        plan.options = accepted(found, 2, plan.options)
        if await asyncio.to_thread(store.opened_by, self._database, host.id) >= ANNOUNCED:
            raise Denied(429, "error-too-many-events", most=ANNOUNCED)
        return await asyncio.to_thread(store.create, self._database, name, found.key, kind, host, plan)

    async def look(self, event_id: str) -> Course:
        """A tournament as it stands, taken further if it can be: most who look change nothing and wait for nobody."""
        course = await asyncio.to_thread(store.load, self._database, event_id)
        if course is not None and not course.is_behind():
            return course
        async with self._lock:
            course = await asyncio.to_thread(store.advance, self._database, event_id)
            if course is None:
                raise Unknown("error-unknown-event")
            for pairing in course.to_open():
                await self._open(course, pairing)
        return course

    async def enter(self, event_id: str, person: Person) -> Course:
        if not person.name:
            raise Denied(422, "error-event-name")
        await self.look(event_id)
        await asyncio.to_thread(store.enter, self._database, event_id, person)
        return await self.look(event_id)

    async def withdraw(self, event_id: str, person: Person) -> Course:
        await self.look(event_id)
        await asyncio.to_thread(store.withdraw, self._database, event_id, person.id)
        return await self.look(event_id)

    async def begin(self, event_id: str, person: Person) -> Course:
        """The host closes the doors: the better rated are seeded first, the others as they came."""
        course = await self.look(event_id)
        if course.event.host != person.id:
            raise Denied(403, "error-event-host")
        if len(course.entrants) < LEAST:
            raise Denied(422, "error-event-few", least=LEAST)
        people = [one for one, _ in course.entrants]
        rated = await asyncio.to_thread(store.seeds, self._database, course.event.title, people)
        order = sorted(course.entrants, key=lambda one: -rated.get(one[0], 0.0))
        await asyncio.to_thread(store.begin, self._database, event_id, order)
        return await self.look(event_id)

    async def listed(self) -> list[tuple[store.Event, int]]:
        return await asyncio.to_thread(store.listed, self._database)

    async def _ended(self, table: str) -> None:
        event_id = await asyncio.to_thread(store.running_with, self._database, table)
        if event_id is not None:
            await self.look(event_id)

    async def _open(self, course: Course, pairing: Pairing) -> None:
        """Open the table of a pairing, unless it is open already."""
        assert pairing.table is not None and pairing.second is not None
        if await asyncio.to_thread(self._database.revision, pairing.table) is not None:
            return
        event, chance = course.event, KeyedChance(secrets.token_bytes(32))
        people = [course.entrants[number] for number in (pairing.first, pairing.second)]
        seats = [Seat("human", name, person=person) for person, name in people]
        now = self._tables.now()
        info = Info(pairing.table, event.title, None, dict(event.plan.options), seats, now, people[0][0])
        info.public, info.commitment, info.clock = True, chance.commitment(), event.plan.clock
        try:
            await self._tables.add(Table.open(info, {"chance": chance.dump()}, now), shared=False)
        except Conflict:  # another process was quicker
            log.info("table of a tournament opened elsewhere", extra={"table": pairing.table})
