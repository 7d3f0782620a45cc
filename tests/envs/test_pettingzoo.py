"""The PettingZoo environment passes the tests of PettingZoo, for every title."""

from __future__ import annotations

import numpy
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import civitas
from civitas.envs import pettingzoo
from civitas.kernel.chance import Chance

# They would rather have plain arrays; masks come with the observation all the same, as in their own board games.
ODD = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
TITLES = [pytest.param(title, marks=ODD) for title in civitas.title_keys() if civitas.title(title).feature_names()]


def play(env: pettingzoo.SeatsEnv, seed: int) -> list[tuple[str, float, bool, bool, dict[str, object]]]:
    """A random game, and what each agent was told last."""
    luck, told = Chance(seed), {}
    for number, agent in enumerate(env.agent_iter()):
        observation, *rest = env.last()
        told[agent] = (agent, *rest)
        legal = numpy.flatnonzero(observation["action_mask"])
        env.step(None if rest[1] or rest[2] else legal[luck.word(number) * len(legal) >> 30])
    return [told[agent] for agent in env.possible_agents]


@pytest.mark.parametrize("title", TITLES)
def test_the_interface_is_kept(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(title), num_cycles=150)
    api_test(pettingzoo.env(title, limit=40), num_cycles=150)


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_give_equal_games(title: str) -> None:
    seed_test(lambda: pettingzoo.env(title), num_cycles=60)


def test_the_game_of_a_seed_is_the_game_of_the_engine() -> None:
    env = pettingzoo.env("seven_wonders_duel")
    env.reset(seed=11)
    assert env.unwrapped.position.hash() == civitas.new("seven_wonders_duel", seed=11).hash()
    env.reset()
    second = env.unwrapped.position.hash()
    env.reset(seed=11)
    env.reset()
    assert env.unwrapped.position.hash() == second != civitas.new("seven_wonders_duel", seed=11).hash()


def test_seats_are_asked_as_the_engine_asks_them() -> None:
    env = pettingzoo.env("antiquity", seats=3)
    env.reset(seed=2)
    game = civitas.new("antiquity", 3, 2)
    for _ in range(120):
        seat = game.waiting()[0]
        assert env.agent_selection == f"seat_{seat}"
        observation, _, _, _, info = env.last()
        legal = game.legal(seat)
        assert list(numpy.flatnonzero(observation["action_mask"])) == legal
        assert info["moves"] == [game.title.moves.text(move) for move in legal]
        env.step(legal[-1])
        game.play(seat, legal[-1])


@pytest.mark.parametrize("reward", ["share", "zero_sum", "lead"])
def test_rewards_come_at_the_end(reward: str) -> None:
    env = pettingzoo.env("seven_wonders_duel", reward=reward)
    env.reset(seed=5)
    told = play(env, 1)
    assert [row[1] for row in told] == env.unwrapped.setup.rewards(env.unwrapped.position)
    assert any(row[1] for row in told)
    assert all(terminated and not truncated for _, _, terminated, truncated, _ in told)
    assert {row[4]["ending"] for row in told} <= {"civilian", "military", "scientific"}


def test_a_game_over_the_limit_is_cut_short_and_nobody_wins() -> None:
    env = pettingzoo.env("seven_wonders_duel", limit=9)
    env.reset(seed=5)
    told = play(env, 1)
    assert [row[1:4] for row in told] == [(0.0, False, True)] * 2


def test_a_move_that_is_not_legal_names_the_rule_and_changes_nothing() -> None:
    env = pettingzoo.env("seven_wonders_duel")
    env.reset(seed=7)
    before = env.unwrapped.position.hash()
    agent = env.agent_selection
    with pytest.raises(civitas.IllegalMove, match="has to answer the question") as caught:
        env.step(civitas.title("seven_wonders_duel").moves.parse("build:arena"))
    assert caught.value.rule == "table.other-question"
    with pytest.raises(civitas.IllegalMove):
        env.step(99999)
    with pytest.raises(civitas.BadInput, match="no move of this game"):
        env.step("build:arena")
    assert (env.unwrapped.position.hash(), env.agent_selection) == (before, agent)


def test_who_wants_an_illegal_move_to_lose_may_wrap_the_environment() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("seven_wonders_duel"), illegal_reward=-1.0)
    env.reset(seed=7)
    loser = env.agent_selection
    env.step(0 if not env.last()[0]["action_mask"][0] else 1)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1.0


def test_a_look_tells_what_the_seat_knows() -> None:
    env = pettingzoo.env("through_the_ages")
    env.reset(seed=7)
    assert env.unwrapped.look("seat_1").view() == env.unwrapped.position.view(1)


def test_the_table_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("seven_wonders_duel", render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert "7 Wonders Duel" in text.splitlines()[0]
    assert "Player 2: Choose a Wonder to keep." in text
    assert text.splitlines()[-1].strip() == "Take Piraeus"
    play(env, 1)
    assert "wins" in env.render().splitlines()[-1]
    env = pettingzoo.env("seven_wonders_duel", render_mode="human")
    env.reset(seed=7)
    assert capsys.readouterr().out == text + "\n"
    assert pettingzoo.raw_env("seven_wonders_duel").render_mode is None
