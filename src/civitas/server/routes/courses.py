"""Learning: the course of a title, its lessons, and tables for them and for its challenges."""

from __future__ import annotations

import asyncio
from typing import Literal

from litestar import get, post
from litestar.params import FromPath

from civitas.kernel import registry
from civitas.server.course_wire import Course, Lesson
from civitas.server.people import badges
from civitas.server.people.wire import Done
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served, person_of, reader_for
from civitas.server.studying import course_of, lesson_of, study_table
from civitas.server.wire import Opened


@get("/api/games/{title:str}/course")
async def course(title: FromPath[str], in_language: Language) -> Course:
    """What there is to learn, in its order."""
    return course_of(registry.title(title), in_language)


@get("/api/games/{title:str}/lessons/{key:str}")
async def lesson(title: FromPath[str], key: FromPath[str], in_language: Language) -> Lesson:
    return lesson_of(registry.title(title), key, in_language)


@post("/api/games/{title:str}/course/{kind:str}/{key:str}", status_code=201)
async def study(
    service: Served,
    visitor: Asking,
    in_language: Language,
    title: FromPath[str],
    kind: FromPath[Literal["lessons", "tasks", "challenges"]],
    key: FromPath[str],
) -> Opened:
    """Open a table for a lesson, for the task at its end, or for a challenge."""
    service.pace("table", visitor)
    person = person_of(visitor)
    table = study_table(registry.title(title), kind, key, person, in_language, service.tables.now())
    await service.tables.add(table, visitor.address)
    async with service.tables.at(table.info.id) as live:
        reader = reader_for(live.table, visitor, in_language, None)
        return Opened(table.info.id, reader.viewer, [], live.packet(reader))


@post("/api/tables/{table_id:str}/learned", status_code=200)
async def learned(service: Served, visitor: Asking, table_id: FromPath[str]) -> Done:
    """A lesson is through, or a task solved: the engine looks whether it is so, and notes it for the profile."""
    person = person_of(visitor)
    async with service.tables.at(table_id) as live:
        info = live.table.info
        if not live.table.seats_of(person.id) or not badges.is_learned(live.table):
            raise Denied(409, "error-not-learned")
    await asyncio.to_thread(badges.learn, service.database, person.id, info.title, info.study)
    return Done()


HANDLERS = [course, lesson, study, learned]
