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
from civitas.bots.thinking.planning import ALIKE, LONG, Planner, sure_gain
from civitas.kernel.chance import Chance


def test_how_a_planner_looks_ahead_is_told_by_its_spec() -> None:
    bot = make_bot("plan:ahead=3:samples=6:width=8")
    assert isinstance(bot, PlanBot)
    assert (bot.ahead, bot.samples, bot.width, bot.slips) == (3, 6, 8, 0.0)
    lasting = make_bot("plan:ends=3")
    assert isinstance(lasting, PlanBot) and (bot.ends, lasting.ends) == (0, 3)
    for wrong in ("plan:samples=0", "plan:ends=0"):
        with pytest.raises(BadInput):
            make_bot(wrong)


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


CHOICE, ALL_WIN = 4100, 4101
"""The numbers of games in which the patron decides, and in which any patron wins."""


def asked_for_a_patron(seed: int) -> tuple[Any, int]:
    """A game of two in which somebody is about to choose a patron, and who."""
    game: Any = civitas.new("antiquity", seed=seed)
    bots = [make_bot("plan", seat) for seat in range(2)]
    while not game.title.lasts(game, game.turn()):
        seat = game.turn()
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    return game, game.turn()


def test_a_choice_for_the_rest_of_the_game_is_played_to_its_end() -> None:
    """Here the patron that fits the land best at first sight loses and another one wins; whoever looks sees it."""
    game, seat = asked_for_a_patron(CHOICE)
    fields, plans = turn_fields(game.title), game.title.plans(game, seat)
    assert len(plans) == len(game.title.domains["saint"].ids)
    planner = Planner(Judge(game.title), fields, 0, 0.0, ends=1)
    worths = planner._try(game, seat, plans, Chance(1), 0.0, LONG)
    assert worths[0] < ALIKE and max(worths) > 1.0 - ALIKE
    good = [plan[0] for plan, worth in zip(plans, worths, strict=True) if worth >= max(worths) - ALIKE]
    assert planner.choose(game, seat, 4) in good


def test_lots_decide_where_anything_wins() -> None:
    game, seat = asked_for_a_patron(ALL_WIN)
    planner = Planner(Judge(game.title), turn_fields(game.title), 0, 0.0, ends=1)
    assert len({planner.choose(game, seat, number) for number in range(5)}) > 1


def test_who_does_not_look_or_has_no_time_takes_what_fits_the_land() -> None:
    """And nobody slips there: a patron for a whole game is no slip of the pen."""
    game, seat = asked_for_a_patron(CHOICE)
    fields, first = turn_fields(game.title), game.title.plans(game, seat)[0][0]
    assert Planner(Judge(game.title), fields, 0, 1.0).choose(game, seat, 1) == first
    hurried = Judge(game.title)
    hurried.hurry()
    assert Planner(hurried, fields, 0, 0.0, ends=3).choose(game, seat, 1) == first
