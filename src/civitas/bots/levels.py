"""Five opponents of growing strength. They belong to a title: each ships its own in `data/levels.toml`."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.title import Title

NAME: Final = "levels.toml"
NUMBERS: Final = (1, 2, 3, 4, 5)


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong a level measured at one number of seats, in the title that says so.

    As in chess, 200 more win about three games of four. Random play is 1000; `low` and `high` hold 95 %.
    """

    seats: int
    rating: int
    low: int
    high: int
    games: int


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    spec: str
    names: dict[str, str]
    turn_seconds: float
    """Processor time for all decisions of one turn of a player, at most."""
    with_pack: str = ""
    """What plays instead with a data pack, where the value learned from the standard data does not fit."""
    ratings: list[Rating] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    turn: list[str]
    """The public fields of a position that count turns: as long as all stand still, it is the same turn."""
    command: str
    """A match that measures the ratings again; benchmarks/strength.md tells how these were taken."""
    commit: str
    """Of the engine that was measured."""
    level: list[Level]


_read: Final[dict[str, _File | None]] = {}


def _file(title: Title) -> _File | None:
    path = title.folder / "data" / NAME
    if str(path) not in _read:
        _read[str(path)] = msgspec.toml.decode(path.read_bytes(), type=_File) if path.exists() else None
    return _read[str(path)]


def levels_of(title: Title) -> list[Level]:
    """The levels of a title; none if it ships none."""
    file = _file(title)
    found = [] if file is None else file.level
    return found if title.pack_name == "standard" else [_packed(level) for level in found]


def turn_of(position: Position) -> tuple[int, ...] | None:
    """A name for the turn that is played; None where the title does not tell, and every decision is a turn."""
    file = _file(position.title)
    return None if file is None else tuple(int(getattr(position, field)) for field in file.turn)


def turn_fields(title: Title) -> list[str]:
    """The public fields of a position that count turns; none where the title does not tell."""
    file = _file(title)
    return [] if file is None else file.turn


def level_of(title: Title, number: int) -> Level:
    for level in levels_of(title):
        if level.number == number:
            return level
    raise BadInput("error-no-levels", {"title": title.key})


def _packed(level: Level) -> Level:
    """Ratings measured with the standard data say nothing about a pack."""
    return msgspec.structs.replace(level, spec=level.with_pack or level.spec, ratings=[])
