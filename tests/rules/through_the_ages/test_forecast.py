"""What the view foretells of the end of a turn, and how it explains the ratings."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.through_the_ages.figures import RATINGS
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, own, player, wander

GOODS = ("food", "resources")


def goods(game: Any, seat: int) -> list[int]:
    return [player(game, seat)[name] for name in GOODS] + [own(game, name, seat) for name in ("science", "culture")]


@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_comes_true(seed: int) -> None:
    ends = 0
    for g in wander(3, seed, 250):
        if asked(g)[1] not in ("action", "first-turn"):
            continue
        seat = g.waiting()[0]
        before, told = goods(g, seat), player(g, seat)["forecast"]
        after: Any = g.clone()
        happened = {event.key for event in end_turn(after, seat)}
        # The turn of the next player has begun by now; it must not have touched this one.
        if after.over() or happened & {"event-age-begins", "event-war-won", "event-war-lost"}:
            continue
        changes = [told[name] for name in (*GOODS, "science", "culture")]
        assert [new - old for new, old in zip(goods(after, seat), before, strict=True)] == changes
        ends += 1
    assert ends > 20


def test_hunger_and_corruption_are_foretold() -> None:
    mine = civ(workers={"agriculture": 1, "bronze": 2}, tokens={"bronze": 3}, yellow=8, blue=4, culture=9, unused=9)
    told = player(arrange(mine=mine), 0)["forecast"]
    assert (told["consumption"], told["hunger"], told["culture"]) == (3, 2, -8)
    assert (told["corruption"], told["resources"]) == (4, 2 - 3)


def test_an_uprising_is_foretold() -> None:
    mine = civ(workers={"agriculture": 2, "bronze": 2}, yellow=8, unused=0)
    told = player(arrange(mine=mine), 0)["forecast"]
    assert told["uprising"]
    assert [told[name] for name in (*GOODS, "science", "culture")] == [0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(2))
def test_contributions_add_up_to_the_ratings(seed: int) -> None:
    for g in wander(2, seed, 300):
        for seat in range(2):
            found = player(g, seat)
            sums = [sum(found["contributions"][name].values()) for name in RATINGS]
            assert sums == [found["science_rate"], found["culture_rate"], found["strength"], found["happy"]]


def test_armies_are_told_by_their_state() -> None:
    mine = civ(technologies=["swordsmen"], workers={"warriors": 2, "swordsmen": 2}, tactic="legion", exclusive=True)
    assert player(arrange(mine=mine), 0)["armies"] == {"strength": 2, "modern": 1, "obsolete": 0}
