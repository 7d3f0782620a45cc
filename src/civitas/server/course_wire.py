"""What the server says about learning, as types; see `wire.py`."""

from __future__ import annotations

from typing import Literal

import msgspec


class AidPart(msgspec.Struct, omit_defaults=True):
    key: str
    heading: str
    text: str


class CourseItem(msgspec.Struct, omit_defaults=True):
    key: str
    name: str
    about: str


class CourseLesson(CourseItem):
    steps: int


class Course(msgspec.Struct, omit_defaults=True):
    lessons: list[CourseLesson]
    challenges: list[CourseItem]


class LessonPlay(msgspec.Struct, omit_defaults=True):
    seat: int
    move: str


class LessonStep(msgspec.Struct, omit_defaults=True):
    say: str
    mark: str
    """A selector: what to look at on the board."""
    moves: list[str]
    """What the learner does."""
    play: list[LessonPlay]
    """What the coach does."""


class Lesson(CourseItem):
    seat: int
    """The learner's."""
    steps: list[LessonStep]
    task: str


class Studied(msgspec.Struct, omit_defaults=True):
    """What a table for learning is for, and what the engine says of its goal."""

    kind: Literal["lessons", "tasks", "challenges"]
    key: str
    name: str
    goal: str
    state: Literal["open", "reached", "lost"]
    made: int
    """Moves made so far, by everybody: at a lesson one person has all seats."""


class ComingFigure(msgspec.Struct, omit_defaults=True):
    seat: int
    label: str
    before: int
    after: int


class PossibleFigure(msgspec.Struct, omit_defaults=True):
    """A figure that may change, and between what it came out when it was tried."""

    seat: int
    label: str
    before: int
    least: int
    most: int


class Coming(msgspec.Struct, omit_defaults=True):
    """What the rest of the turn brings if nobody decides anything further, found by playing it on copies."""

    figures: list[ComingFigure]
    may: list[PossibleFigure]
    """What depends on chance or on what is hidden."""
    caveats: list[str]
    """Why all of it may come otherwise."""


class Effect(msgspec.Struct, omit_defaults=True):
    """A figure that a move changes, of whichever seat."""

    seat: int
    figure: str
    label: str
    before: int
    after: int


class Consequence(msgspec.Struct, omit_defaults=True):
    """What would come of a move, as far as its mover may know."""

    move: str
    settles: bool
    """Does what follows depend on what others choose at the same time?"""
    effects: list[Effect]
    """What it certainly changes."""
    may: list[PossibleFigure]
    """What may come of it, where chance or something hidden takes part."""
    cautions: list[str]
    """Facts to know before it is made."""


class Outlook(msgspec.Struct, omit_defaults=True):
    """What follows upon a decision, whichever way it goes."""

    decision: str
    """The one that this is about."""
    moves: list[Consequence]
    coming: Coming | None
    """Before a move that ends something; null where a decision cannot be put off."""


class Reason(msgspec.Struct, omit_defaults=True):
    """A figure that a move certainly changes."""

    label: str
    before: int
    after: int


class Advised(msgspec.Struct, omit_defaults=True):
    """A move, and the share of the victory that it promises."""

    move: str
    label: str
    share: float
    reasons: list[Reason]


class Hint(msgspec.Struct, omit_defaults=True):
    options: list[Advised]


class SharePoint(msgspec.Struct, omit_defaults=True):
    at: int
    shares: list[float]
    """What every seat might expect then; they sum to 1."""


class TurningPoint(msgspec.Struct, omit_defaults=True):
    at: int
    """So many moves had been made."""
    seat: int
    made: Advised
    better: Advised
    why: str = ""
    """What the learned value of the title makes of the difference, where it has one."""


class Analysis(msgspec.Struct, omit_defaults=True):
    done: int
    all: int
    """Decisions looked at so far, and in all."""
    points: list[SharePoint]
    turns: list[TurningPoint]


class CurvePoint(msgspec.Struct, omit_defaults=True):
    at: int
    sheets: list[list[int]]
    """Of everybody who scores, the points from each source."""


class CurveThing(msgspec.Struct, omit_defaults=True):
    """A card or the like, and the points it brought to everybody who scores."""

    source: int
    label: str
    points: list[int]


class Curve(msgspec.Struct, omit_defaults=True):
    sources: list[str]
    ways: bool
    """Nobody scores in this game: the figures tell, in hundredths, how far each seat is on each way to win."""
    points: list[CurvePoint]
    """From the beginning to the end, whenever something changed."""
    things: list[CurveThing]
