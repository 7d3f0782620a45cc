"""What the server says of people and of finished games."""

from __future__ import annotations

import msgspec


class Ranked(msgspec.Struct):
    """Somebody's rating in one title with one number of seats."""

    person: str
    name: str
    title: str
    seats: int
    rating: int
    within: int
    """The strength lies so far from it at the most, at 95 %."""
    provisional: bool
    games: int
    wins: float
    """Shared victories count in part."""


class RatingStep(msgspec.Struct):
    table: str
    title: str
    seats: int
    at: float
    rating: int
    place: int


class Opponent(msgspec.Struct):
    person: str
    name: str
    games: int
    wins: float
    """Of the one whose opponents these are."""


class Badge(msgspec.Struct):
    """What somebody has learned of a title."""

    title: str
    lessons: int
    tasks: int
    all_lessons: int
    """Each has a task."""
    challenges: int
    all_challenges: int
    whole: bool
    """All lessons gone through and all their tasks solved."""


class Profile(msgspec.Struct):
    person: str
    name: str
    ratings: list[Ranked]
    history: list[RatingStep]
    """The oldest first."""
    opponents: list[Opponent]
    badges: list[Badge] = msgspec.field(default_factory=list)


class GameSeat(msgspec.Struct):
    name: str
    person: str
    bot: str
    place: int
    points: int


class Archived(msgspec.Struct):
    """A finished public game."""

    table: str
    title: str
    ended_at: float
    seats: list[GameSeat]


class ArchivePage(msgspec.Struct):
    games: list[Archived]
    more: bool


class EventHead(msgspec.Struct):
    """A tournament."""

    id: str
    name: str
    title: str
    kind: str
    status: str
    made_at: float
    entered: int


class Entrant(msgspec.Struct):
    person: str
    name: str
    points: float
    behind: float
    """The points of those whom this one has met, which decides among equals."""


class Pairing(msgspec.Struct):
    first: str
    second: str | None
    """Null: the first has a bye."""
    table: str | None
    share: float | None
    """Of the first; null while they play."""


class EventPage(msgspec.Struct):
    event: EventHead
    rounds: int
    yours: bool
    """You announced it, and let it begin."""
    entered: bool
    entrants: list[Entrant]
    """The leading ones first."""
    pairings: list[list[Pairing]]
    """By round."""


class Counted(msgspec.Struct):
    key: str
    label: str
    games: int
    """In how many of them a seat did this; a game counts once for each."""
    wins: float


class Statistics(msgspec.Struct):
    games: int
    by_seat: list[Counted]
    openings: list[Counted]
    """By the first move of a seat."""
    moves: list[Counted]
    cards: list[Counted]
    """By what a seat played, in whatever way."""
