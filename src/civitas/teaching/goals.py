"""Goals: what a task or a challenge asks for, judged on positions alone."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from civitas.kernel.consequences import gauges_of
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position

Verdict = Literal["open", "reached", "lost"]
_TERM: Final = re.compile(r"([a-z0-9_.:]+) (>=|<=|=|has|lacks) (\S+)")


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of `reach` must hold at one moment. A term compares a figure of the seat, or a place of its view
    (`players.me.men`, where `me` is the seat), with a number or a word."""

    reach: list[str] = []
    won: bool = False
    """The game must be over, and the seat among its winners."""
    ending: str = ""
    """By this ending, as the standing calls it."""
    by: dict[str, int] = {}
    """When the clock of the game is beyond this, it is too late."""
    at: dict[str, int] = {}
    """Nothing counts before the clock of the game is at this; then it is judged at once."""
    moves: int = 0
    """So many moves of one's own are allowed; 0 for any number."""


def verdict(goal: Goal, position: Position, seat: int, moves: int) -> Verdict:
    """What is to be said of a position after so many moves of the seat."""
    if goal.at and _clock(position, goal.at) < list(goal.at.values()) and not position.over():
        return "open"
    if goal.by and _clock(position, goal.by) > list(goal.by.values()):
        return "lost"
    if holds(goal, position, seat):
        return "reached"
    spent = goal.moves and moves >= goal.moves
    return "lost" if goal.at or position.over() or spent else "open"


def holds(goal: Goal, position: Position, seat: int) -> bool:
    standing = position.standing()
    winners = standing["winners"]
    assert isinstance(winners, list)
    if goal.won and not (position.over() and seat in winners):
        return False
    if goal.ending and standing["ending"] != goal.ending:
        return False
    return all(_holds(term, position, seat) for term in goal.reach)


def _clock(position: Position, named: dict[str, int]) -> list[int]:
    when = position.when()
    return [when[name] for name in named]


def _holds(term: str, position: Position, seat: int) -> bool:
    found = _TERM.fullmatch(term)
    if found is None:
        raise BadInput("error-bad-goal", {"term": term})
    place, compared, wanted = found.groups()
    value = _value(place, term, position, seat)
    if compared in ("has", "lacks"):
        held = value if isinstance(value, list | dict) else []
        return (wanted in held) == (compared == "has")
    if compared == "=":
        return str(value) == wanted
    if not isinstance(value, int):
        raise BadInput("error-bad-goal", {"term": term})
    return value >= int(wanted) if compared == ">=" else value <= int(wanted)


def _value(place: str, term: str, position: Position, seat: int) -> object:
    figures = gauges_of(position, seat)[seat]
    if "." not in place:
        return figures.get(place, 0)
    value: object = position.view(seat)
    for part in place.split("."):
        if isinstance(value, list):
            number = seat if part == "me" else int(part)
            value = value[number] if number < len(value) else None
        elif isinstance(value, dict):
            value = value.get(part)
        else:
            raise BadInput("error-bad-goal", {"term": term})
    return value
