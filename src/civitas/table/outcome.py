"""How a finished game came out, for ratings and the archive."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.table.state import OVER, Info
from civitas.table.storage import Came, Outcome
from civitas.table.table import Table

MOST_MOVES: Final = 2_000
"""So many different moves of a seat are kept: far more than any game has, but a bound."""
LONGEST: Final = 120


def outcome_of(table: Table, now: float) -> Outcome | None:
    """None while a game is not over, or was called off without a winner."""
    info = table.info
    standing = table.standing() if info.status == OVER else None
    if standing is None:
        return None
    winners = _numbers(standing["winners"])
    if not winners:
        return None
    gone = {seat: person for person, seat in info.sides.items() if info.seats[seat].kind == "bot"}
    totals = _totals(standing, len(info.seats))
    places = _places(winners, totals, set(gone))
    made = [_made(table, number) for number in range(len(info.seats))]
    seats = [
        Came(
            seat=number,
            person=seat.person or seat.holder or gone.get(number),
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" else "",
            place=places[number],
            share=1 / len(winners) if number in winners else 0.0,
            points=totals[number],
            made=made[number],
            played=cards_of(table.title, made[number]),
        )
        for number, seat in enumerate(info.seats)
    ]
    return Outcome(_counts(info, seats), now, seats)


def _counts(info: Info, seats: list[Came]) -> bool:
    people = [came.person for came in seats if came.person is not None]
    fair = not (info.hot_seat or info.chosen_chance or info.study or info.pack)
    return fair and len(people) >= 2 and len(set(people)) == len(people)


def _places(winners: list[int], totals: list[int], gone: set[int]) -> list[int]:
    """Winners first, then by points; whoever got up and left the seat to a bot is behind all who stayed."""
    ranks = [(seat not in winners, seat in gone, 0 if seat in winners else -total) for seat, total in enumerate(totals)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def _totals(standing: dict[str, object], seats: int) -> list[int]:
    scores: Any = standing["scores"]
    return [int(score.get("total", 0)) for score in scores[:seats]]


def _numbers(found: object) -> list[int]:
    return [int(number) for number in found] if isinstance(found, list | tuple) else []


def _made(table: Table, seat: int) -> list[str]:
    """Moves with something to them: a pass tells nothing."""
    found = [made.text for made in table.history.moves if made.seat == seat and ":" in made.text]
    return [text for text in dict.fromkeys(found) if len(text) <= LONGEST][:MOST_MOVES]


def cards_of(title: Title, moves: Iterable[str]) -> list[str]:
    """Which cards these moves played; moves that the title no longer knows played none."""
    found: dict[str, None] = {}
    for text in moves:
        verb = text.partition(":")[0]
        if verb in title.played:
            with suppress(BadInput):
                arguments = title.moves.arg_ids(title.moves.parse(text))
                found[f"{title.played[verb]}:{arguments[title.played[verb]]}"] = None
    return list(found)
