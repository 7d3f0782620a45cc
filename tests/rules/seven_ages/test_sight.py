"""The number by which search tells apart what a seat sees of 7 Ages."""

from __future__ import annotations

import pytest

from civitas.kernel.chance import Chance
from conformance.test_seven_ages import TestSevenAges as Suite
from conformance.walks import look, sample
from rules.seven_ages.tools import TITLE, area, force, found, table


def test_own_units_are_told_apart_and_those_of_others_are_not() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=9)
    before = [TITLE.sight(p, seat) for seat in (0, 1)]
    p.units[area("egypt")] = force("sword")
    p.refresh()
    assert TITLE.sight(p, 0) != before[0]
    assert TITLE.sight(p, 1) == before[1]
    p.units[area("egypt")] = force("sword sword")
    p.refresh()
    assert TITLE.sight(p, 1) != before[1]


@pytest.mark.soak
def test_equal_looks_have_equal_sights_and_others_have_not(length: int) -> None:
    """Among the positions of a game, and those that a seat imagines in their place."""
    looks: dict[tuple[int, int], str] = {}
    sights: dict[tuple[int, str], int] = {}
    for number, p in enumerate(sample(Suite.setups, 120 * length, 41)):
        if p.joint is not None:
            continue
        for seat in range(p.seats):
            for position in (p, p.imagine(seat, Chance(number))):
                shown, sight = look(position, seat), TITLE.sight(position, seat)
                assert looks.setdefault((seat, sight), shown) == shown
                assert sights.setdefault((seat, shown), sight) == sight
    assert len(looks) == len(sights) > 100
