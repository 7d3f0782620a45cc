"""What is asked and what happened, as keys and arguments: rendered in the reader's language at the edge."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Question:
    """What a seat is asked: prompt key and arguments, the verbs that answer it, and the rule it comes from."""

    def __init__(self, key: str, args: dict[str, object], verbs: list[str], rule: str) -> None:
        self.key = key
        self.args = args
        self.verbs = verbs
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Question({self.key!r}, {self.args!r})"

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args, "verbs": self.verbs, "rule": self.rule}


class Event:
    """What happened. `audience` is a mask of the seats that may know; a negative one (EVERYBODY, or `~mask` for all but
    some) includes the spectators."""

    def __init__(self, key: str, args: dict[str, object], audience: int = EVERYBODY) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r})"

    def seen_by(self, seat: int | None) -> bool:
        return self.audience < 0 if seat is None else bool(self.audience >> seat & 1)

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args, "audience": self.audience}


class Credit:
    """Points that a seat got or lost, and where they came from: a source of the title, and the thing behind it if all
    may know that."""

    def __init__(self, seat: int, source: str, thing: str, points: int) -> None:
        self.seat = seat
        self.source = source
        self.thing = thing
        self.points = points

    def __repr__(self) -> str:
        return f"Credit({self.seat}, {self.source!r}, {self.thing!r}, {self.points})"
