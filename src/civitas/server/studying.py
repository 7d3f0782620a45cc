"""Tables for learning: lessons with a coach, and positions with a goal that the engine judges."""

from __future__ import annotations

import secrets

from civitas.bots.resting import REST
from civitas.kernel.title import Title
from civitas.server import course_wire as wire
from civitas.server.database import Person
from civitas.table import Info, Seat, Table
from civitas.teaching.goals import verdict
from civitas.teaching.studies import (
    Challenge,
    Kind,
    Lesson,
    Study,
    beginning,
    challenges,
    goal_of,
    lessons,
    plays,
    seat_of,
    study_of,
)
from civitas.text import texts


def course_of(title: Title, language: str) -> wire.Course:
    return wire.Course(
        [wire.CourseLesson(*_head(lesson, language), len(lesson.steps)) for lesson in lessons(title)],
        [wire.CourseItem(*_head(challenge, language)) for challenge in challenges(title)],
    )


def _head(study: Study, language: str) -> tuple[str, str, str]:
    return study.key, study.name[language], study.about[language]


def lesson_of(title: Title, key: str, language: str) -> wire.Lesson:
    lesson = study_of(title, "lessons", key)
    assert isinstance(lesson, Lesson)
    steps = [
        wire.LessonStep(
            step.say[language],
            step.mark,
            step.moves,
            [wire.LessonPlay(play.seat, play.move) for play in plays(step.play)],
        )
        for step in lesson.steps
    ]
    return wire.Lesson(*_head(lesson, language), lesson.seat, steps, lesson.task.say[language])


def study_table(title: Title, kind: Kind, key: str, person: Person, language: str, now: float) -> Table:
    """In a lesson the learner holds all seats, and the coach plays for the others; elsewhere the others rest."""
    study: Lesson | Challenge = study_of(title, kind, key)
    position = beginning(title, kind, study)
    message = texts(language).message
    names = [name.strip() for name in message("lesson-rivals").split(",")]
    seats = []
    for number in range(position.seats):
        if number == seat_of(kind, study):
            seats.append(Seat("human", message("lesson-learner"), person=person.id))
        elif kind == "lessons":
            seats.append(Seat("human", names.pop(0), person=person.id))
        else:
            seats.append(Seat("bot", names.pop(0), REST))
    info = Info(secrets.token_urlsafe(12), title.key, None, position.options, seats, now, person.id)
    info.hot_seat, info.chosen_chance, info.study = kind == "lessons", True, f"{kind}/{key}"
    return Table.open(info, {"position": position.dump()}, now)


def studied(table: Table, language: str) -> wire.Studied | None:
    """What a table is for, if it is for learning, and how far it is."""
    kind, _, key = table.info.study.partition("/")
    if kind not in ("lessons", "tasks", "challenges") or table.position is None:
        return None
    kept: Kind = "lessons" if kind == "lessons" else "tasks" if kind == "tasks" else "challenges"
    study = study_of(table.title, kept, key)
    told = goal_of(table.title, kept, key)
    made = [move.seat for move in table.history.moves]
    if told is None:
        return wire.Studied(kept, key, study.name[language], "", "open", len(made))
    goal, words = told
    seat = seat_of(kept, study)
    state = verdict(goal, table.position, seat, made.count(seat))
    return wire.Studied(kept, key, study.name[language], words[language], state, len(made))
