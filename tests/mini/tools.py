"""Short hands for setting up and playing the miniature title."""

from __future__ import annotations

from typing import Any

from civitas.kernel import registry
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from mini import MINI


def deal(*hands: list[str], starter: int = 0, units: list[list[str]] | None = None, **options: object) -> Any:
    """A game in which the seats hold these cards when building begins, and perhaps these units."""
    given: dict[str, object] = {"starter": starter, "hands": list(hands)}
    if units is not None:
        given["units"] = units
    return registry.new(MINI, len(hands), options=options, deal=given)


def plain(seats: int, starter: int = 0) -> Any:
    return registry.new(MINI, seats, deal={"starter": starter})


def play(p: Position, *moves: str) -> list[Event]:
    """Moves as `seat move`; the events of the last one."""
    log: list[Event] = []
    for move in moves:
        seat, text = move.split()
        log.clear()
        p.play(int(seat), p.title.moves.parse(text), log)
    return log


def legal(p: Position, seat: int) -> list[str]:
    return [p.title.moves.text(move) for move in p.legal(seat)]


def refusal(p: Position, seat: int, text: str) -> str | None:
    return p.refusal(seat, p.title.moves.parse(text))


def all_done(p: Position) -> None:
    """Every seat that still builds says done."""
    for seat in p.waiting():
        play(p, f"{seat} done")


def to_marches(p: Position) -> None:
    """Nobody builds, nobody bids."""
    all_done(p)
    while p.question(p.waiting()[0]).key == "question-bid":
        play(p, f"{p.waiting()[0]} pass")
