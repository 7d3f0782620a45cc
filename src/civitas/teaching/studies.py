"""Lessons and challenges as data: a set position, what is said at each step, what has to be done, and that it can be.

They lie in the folder of their title, `lessons/*.toml` and `challenges/*.toml`; the name of a file is its key. Games
that they begin from lie in `records/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeVar

import msgspec

from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.record import Record, parse_record
from civitas.kernel.title import Title
from civitas.teaching.goals import Goal

Kind = Literal["lessons", "tasks", "challenges"]
Words = dict[str, str]
"""By language."""


class Play(msgspec.Struct, frozen=True):
    seat: int
    move: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: Words
    mark: str = ""
    """What to look at on the board of the client: a selector."""
    moves: list[str] = []
    """What the learner does."""
    play: list[str] = []
    """What the coach does for anybody, each as `seat move`."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to begin from: a deal, a seed or a point of a game that was played, and moves made after it."""

    number: int
    """Its place in the course."""
    name: Words
    about: Words
    key: str = ""
    seats: int | None = None
    seat: int = 0
    """The learner's."""
    options: dict[str, object] = {}
    deal: dict[str, object] | None = None
    seed: int | None = None
    game: str = ""
    """A record in `records/`; then `at` is the number of its moves that were made."""
    at: int = 0
    opening: list[str] = []
    """As `seat move`."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done at the end of a lesson: from where it ended, or from a point of a game that was played."""

    say: Words
    goal: Goal
    solution: list[str]
    """Moves of the learner that reach the goal; the rivals rest."""
    game: str = ""
    at: int = 0
    seat: int | None = None
    """The learner's, if it is another than in the lesson."""
    opening: list[str] = []
    """Moves after that."""


class Lesson(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    steps: list[Step]
    task: Task


class Challenge(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    goal: Goal
    solution: list[str]


Of = TypeVar("Of", Lesson, Challenge)


@lru_cache
def lessons(title: Title) -> tuple[Lesson, ...]:
    return tuple(sorted(_read(title, "lessons", Lesson), key=lambda study: study.number))


@lru_cache
def challenges(title: Title) -> tuple[Challenge, ...]:
    return tuple(sorted(_read(title, "challenges", Challenge), key=lambda study: study.number))


def _read(title: Title, room: str, kind: type[Of]) -> Iterator[Of]:
    for path in sorted((title.folder / room).glob("*.toml")):
        try:
            found = msgspec.toml.decode(path.read_bytes(), type=kind)
        except msgspec.DecodeError as problem:
            raise BadInput(
                "error-bad-study", {"file": f"{title.key}/{room}/{path.name}", "reason": problem}
            ) from problem
        yield msgspec.structs.replace(found, key=path.stem)


def study_of(title: Title, kind: Kind, key: str) -> Lesson | Challenge:
    shelf: tuple[Lesson | Challenge, ...] = challenges(title) if kind == "challenges" else lessons(title)
    for study in shelf:
        if study.key == key:
            return study
    raise BadInput("error-unknown-study", {"title": title.key, "key": key[:40]})


def goal_of(title: Title, kind: Kind, key: str) -> tuple[Goal, Words] | None:
    """What has to be reached, and how that is said; a lesson itself asks for nothing."""
    study = study_of(title, kind, key)
    if isinstance(study, Challenge):
        return study.goal, study.about
    return (study.task.goal, study.task.say) if kind == "tasks" else None


def seat_of(kind: Kind, study: Lesson | Challenge) -> int:
    """Where the learner sits."""
    if kind == "tasks" and isinstance(study, Lesson) and study.task.seat is not None:
        return study.task.seat
    return study.seat


def beginning(title: Title, kind: Kind, study: Lesson | Challenge) -> Position:
    task = study.task if kind == "tasks" and isinstance(study, Lesson) else None
    if task is not None and task.game:
        position = record_of(title, task.game).at(task.at)
    else:
        position = _beginning(title, study)
        if task is not None and isinstance(study, Lesson):
            make(position, [f"{play.seat} {play.move}" for play in script(study)])
    if task is not None:
        make(position, task.opening)
    return position


def _beginning(title: Title, study: Study) -> Position:
    if study.game:
        position = record_of(title, study.game).at(study.at)
    else:
        deal, seed = study.deal, study.seed
        position = registry.new(title, study.seats, seed if deal is None else None, study.options, deal)
    make(position, study.opening)
    return position


def record_of(title: Title, name: str) -> Record:
    return parse_record((title.folder / "records" / f"{name}.civitas.json").read_bytes())


def script(lesson: Lesson) -> Iterator[Play]:
    """All moves of a lesson, in order."""
    for step in lesson.steps:
        yield from (Play(lesson.seat, move) for move in step.moves)
        yield from plays(step.play)


def plays(lines: Iterable[str]) -> Iterator[Play]:
    for line in lines:
        seat, _, move = line.partition(" ")
        yield Play(int(seat), move)


def make(position: Position, lines: Iterable[str]) -> None:
    for play in plays(lines):
        position.play(play.seat, position.title.moves.parse(play.move))
