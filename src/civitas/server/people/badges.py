"""What somebody has learned here: lessons gone through, tasks and challenges solved. Calls block."""

from __future__ import annotations

import time
from collections import Counter

from sqlalchemy import func, insert, select

from civitas.kernel import registry
from civitas.server.club_wire import Badge
from civitas.server.database import Database
from civitas.server.schema import LEARNED
from civitas.server.studying import studied
from civitas.table import Table
from civitas.teaching.studies import Lesson, challenges, lessons, plays, study_of
from civitas.text import LANGUAGES


def is_learned(table: Table) -> bool:
    """Has the learner at this table got to the last step, or solved what was to be solved?"""
    told = studied(table, LANGUAGES[0])
    if told is None or told.kind != "lessons":
        return told is not None and told.state == "reached"
    lesson = study_of(table.title, "lessons", told.key)
    assert isinstance(lesson, Lesson)
    return told.made >= sum(len(step.moves) + len(list(plays(step.play))) for step in lesson.steps[:-1])


def learn(database: Database, person: str, title: str, study: str) -> None:
    """Note that somebody has learned something; once is enough."""
    row = {"person": person, "title": title, "study": study}
    known = select(func.count()).select_from(LEARNED)
    for name, value in row.items():
        known = known.where(LEARNED.c[name] == value)
    with database.writing() as connection:
        if connection.execute(known).scalar_one() == 0:
            connection.execute(insert(LEARNED).values(**row, at=time.time()))


def badges_of(database: Database, person: str) -> list[Badge]:
    """One for each title somebody has learned something of."""
    query = select(LEARNED.c.title, LEARNED.c.study).where(LEARNED.c.person == person).order_by(LEARNED.c.at)
    found: dict[str, Counter[str]] = {}
    with database.reading() as connection:
        for row in connection.execute(query):
            found.setdefault(row.title, Counter())[row.study.partition("/")[0]] += 1
    told = []
    for key, count in found.items():
        if key not in registry.title_keys():
            continue
        title = registry.title(key)
        all_lessons, all_challenges = len(lessons(title)), len(challenges(title))
        whole = count["lessons"] >= all_lessons and count["tasks"] >= all_lessons
        part = (count["lessons"], count["tasks"], all_lessons, count["challenges"], all_challenges)
        told.append(Badge(key, *part, whole))
    return told
