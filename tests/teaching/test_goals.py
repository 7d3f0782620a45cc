"""What a goal asks for is judged on positions alone."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.errors import BadInput
from civitas.teaching.goals import Goal, verdict


def test_figures_and_places_of_the_view_are_compared() -> None:
    p = civitas.new("seven_wonders_duel", seed=1)
    assert verdict(Goal(["coins >= 7", "coins <= 7", "coins = 7"]), p, 0, 0) == "reached"
    assert verdict(Goal(["coins >= 8"]), p, 0, 0) == "open"
    assert verdict(Goal(["players.me.coins = 7", "ending.0 = running"][:1]), p, 1, 0) == "reached"
    assert verdict(Goal(["built.me has pyramids"]), p, 0, 0) == "open"
    assert verdict(Goal(["built.me lacks pyramids"]), p, 0, 0) == "reached"


def test_it_can_be_too_late() -> None:
    p = civitas.new("through_the_ages", seed=1)
    assert p.when() == {"age": 0, "round": 1}
    assert verdict(Goal(["culture >= 1"], by={"round": 1}), p, 0, 0) == "open"
    assert verdict(Goal(["culture >= 1"], by={"round": 0}), p, 0, 0) == "lost"
    assert verdict(Goal(["culture >= 1"], moves=3), p, 0, 2) == "open"
    assert verdict(Goal(["culture >= 1"], moves=3), p, 0, 3) == "lost"
    assert verdict(Goal(["culture >= 0"], moves=3), p, 0, 3) == "reached"


def test_a_goal_may_wait_for_a_moment() -> None:
    p = civitas.new("through_the_ages", seed=1)
    assert verdict(Goal(["culture <= 0"], at={"round": 2}), p, 0, 0) == "open"
    assert verdict(Goal(["culture <= 0"], at={"round": 1}), p, 0, 0) == "reached"
    assert verdict(Goal(["culture >= 1"], at={"round": 1}), p, 0, 0) == "lost"


def test_a_victory_is_a_goal() -> None:
    p = civitas.new("seven_wonders_duel", seed=1)
    assert verdict(Goal(won=True), p, 0, 0) == "open"
    while p.waiting():
        seat = p.waiting()[0]
        p.advance(seat, p.contending(seat)[0])
    winner = p.standing()["winners"][0]  # type: ignore[index]
    assert verdict(Goal(won=True), p, winner, 9) == "reached"
    assert verdict(Goal(won=True), p, 1 - winner, 9) == "lost"
    assert verdict(Goal(won=True, ending="nothing"), p, winner, 9) == "lost"


def test_a_term_that_says_nothing_is_refused() -> None:
    p = civitas.new("seven_wonders_duel", seed=1)
    for term in ("coins", "coins > 3", "players.me.coins.more = 1"):
        with pytest.raises(BadInput):
            verdict(Goal([term]), p, 0, 0)
