"""The number by which search tells apart what a seat sees of Through the Ages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from conformance.test_through_the_ages import TestThroughTheAges as Suite
from conformance.walks import look, sample
from rules.through_the_ages.tools import TITLE, arrange, civ

MOVES = 12
"""So many of the moves of a position are tried."""


def sights(*cards: str) -> list[int]:
    """What both seats see where the first one holds these military cards."""
    g = arrange(mine=civ(military=list(cards)))
    return [TITLE.sight(g, seat) for seat in (0, 1)]


def test_own_military_cards_are_told_apart_and_those_of_others_are_not() -> None:
    legion, phalanx, two = sights("legion"), sights("phalanx"), sights("legion", "phalanx")
    assert legion[0] != phalanx[0]
    assert legion[1] == phalanx[1]
    assert legion[1] != two[1]


def neighbours(p: Position, seat: int, number: int) -> Iterator[Position]:
    """Positions that are hard to tell apart: what a seat imagines in place of one, and what comes after each move."""
    yield p
    yield p.imagine(seat, Chance(number))
    for mover in p.waiting():
        for move in p.contending(mover)[:MOVES]:
            twin = p.clone()
            twin.advance(mover, move)
            yield twin


@pytest.mark.soak
def test_equal_looks_have_equal_sights_and_others_have_not(length: int) -> None:
    looks: dict[tuple[int, int], str] = {}
    numbers: dict[tuple[int, str], int] = {}
    for number, p in enumerate(sample(Suite.setups, 80 * length, 41)):
        seat = number % p.seats
        for position in neighbours(p, seat, number):
            shown, sight = look(position, seat), TITLE.sight(position, seat)
            assert looks.setdefault((seat, sight), shown) == shown
            assert numbers.setdefault((seat, shown), sight) == sight
    assert len(looks) == len(numbers) > 300
