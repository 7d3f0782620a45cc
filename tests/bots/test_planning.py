"""Looking ahead by plans: several ways in which a game may go on are compared, and chance alone prefers nothing."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import BadInput
from civitas.bots import Observation, make_bot
from civitas.bots.levels import turn_fields
from civitas.bots.planning import PlanBot
from civitas.bots.thinking.judge import Judge
from civitas.bots.thinking.planning import Planner, sure_gain


def test_how_a_planner_looks_ahead_is_told_by_its_spec() -> None:
    bot = make_bot("plan:ahead=3:samples=6:width=8")
    assert isinstance(bot, PlanBot)
    assert (bot.ahead, bot.samples, bot.width, bot.slips) == (3, 6, 8, 0.0)
    with pytest.raises(BadInput):
        make_bot("plan:samples=0")


def test_a_gain_counts_where_it_is_more_than_its_error() -> None:
    assert sure_gain([]) == 0.0
    assert sure_gain([0.2]) == pytest.approx(0.2)
    assert sure_gain([0.1, 0.11, 0.09]) == pytest.approx(0.1)
    assert sure_gain([0.9, -0.8, 0.0, 0.1]) == 0.0


def test_a_better_plan_is_preferred_to_the_first_but_not_when_hurried() -> None:
    """A sample that was cut short is not compared: who has no time does what it would do first."""
    game: Any = civitas.new("antiquity", seed=5)
    bots = [make_bot("plan", seat) for seat in range(2)]
    fields = turn_fields(game.title)
    while True:
        seat = game.turn()
        plans = game.title.plans(game, seat)
        before = game.dump()
        chosen = [Planner(Judge(game.title), fields, 1, 0.0, 2).choose(game, seat, 4) for _ in range(2)]
        assert chosen[0] == chosen[1] and game.dump() == before
        if plans and chosen[0] != plans[0][0]:
            break
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    hurried = Judge(game.title)
    hurried.hurry()
    assert Planner(hurried, fields, 1, 0.0, 2).choose(game, seat, 4) == plans[0][0]
