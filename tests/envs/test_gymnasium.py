"""The Gymnasium environment passes the checker of Gymnasium, for every title."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import civitas
from civitas.envs.gymnasium import SeatEnv, environment_id
from civitas.kernel.chance import Chance

BOUNDLESS = [
    pytest.mark.filterwarnings("ignore:.*Box observation space m(in|ax)imum value is -?infinity:UserWarning"),
]
TITLES = [
    pytest.param(title, marks=BOUNDLESS) for title in civitas.title_keys() if civitas.title(title).feature_names()
]


def play(env: SeatEnv, seed: int) -> tuple[float, bool, bool, dict[str, object]]:
    """A random game from where it stands, and the last step of it."""
    luck, number = Chance(seed), 0
    told: tuple[float, bool, bool, dict[str, object]] = (0.0, False, False, {})
    while not told[1] and not told[2]:
        legal = numpy.flatnonzero(env.action_masks())
        told = env.step(legal[luck.word(number) * len(legal) >> 30])[1:]
        number += 1
    return told


@pytest.mark.parametrize("title", TITLES)
def test_the_interface_is_kept(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(environment_id(title), bots="random").unwrapped)


def test_titles_are_registered_by_name() -> None:
    names = ["Antiquity", "Historia", "SevenAges", "SevenWondersDuel", "ThroughTheAges"]
    assert {f"civitas/{name}-v0" for name in names} <= set(gymnasium.registry)


def test_bots_play_until_the_seat_is_asked() -> None:
    env = SeatEnv("historia", seats=4, seat=2, bots=["random", "greedy", "random"])
    _, info = env.reset(seed=3)
    for _ in range(10):
        assert env.position.turn() == 2
        assert list(numpy.flatnonzero(info["action_mask"])) == env.position.legal(2)
        assert env.action_masks().dtype == numpy.bool_
        assert list(numpy.flatnonzero(env.action_masks())) == env.position.legal(2)
        info = env.step(env.position.legal(2)[0])[4]


def test_equal_seeds_give_equal_games_bots_included() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv("seven_wonders_duel", bots="greedy:samples=1", seat=None)
        env.reset(seed=3)
        play(env, 1)
        env.reset()
        first = env.position.hash()
        play(env, 2)
        ends.append((first, env.position.hash(), env.seat))
    assert ends[0] == ends[1]


def test_without_a_seat_every_one_is_met() -> None:
    env = SeatEnv("seven_wonders_duel", seat=None, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


@pytest.mark.parametrize("reward", ["share", "zero_sum", "lead"])
def test_the_seat_is_rewarded_at_the_end(reward: str) -> None:
    env = SeatEnv("seven_wonders_duel", bots="random", reward=reward, seat=1)
    env.reset(seed=4)
    gained, terminated, truncated, info = play(env, 1)
    assert (terminated, truncated) == (True, False)
    assert gained == env.setup.rewards(env.position)[1]
    assert info["winners"] == env.position.standing()["winners"]
    with pytest.raises(civitas.IllegalMove, match="over"):
        env.step(0)


def test_a_game_over_the_limit_is_cut_short() -> None:
    env = SeatEnv("seven_wonders_duel", bots="random", limit=5)
    env.reset(seed=4)
    assert play(env, 1)[:3] == (0.0, False, True)


def test_an_illegal_action_is_replaced_and_the_rule_told() -> None:
    env = SeatEnv("seven_wonders_duel", bots="random")
    hashes = []
    for _ in range(2):
        env.reset(seed=7)
        move = env.encoding.title.moves.parse("build:arena")
        info = env.step(move)[4]
        assert info["refused"] == "table.other-question"
        hashes.append(env.position.hash())
    assert hashes[0] == hashes[1]
    assert "refused" not in env.step(int(numpy.flatnonzero(env.action_masks())[0]))[4]


def test_an_illegal_action_raises_where_that_is_wished() -> None:
    env = SeatEnv("seven_wonders_duel", bots="random", illegal="raise")
    env.reset(seed=7)
    before = env.position.hash()
    with pytest.raises(civitas.IllegalMove, match="has to answer the question"):
        env.step(env.encoding.title.moves.parse("build:arena"))
    with pytest.raises(civitas.BadInput, match="no move of this game"):
        env.step(0.5)  # type: ignore[arg-type]
    assert env.position.hash() == before


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"bots": "genius"}, "no bot “genius”"),
        ({"bots": ["greedy:samples=many"]}, "does not understand “samples=many”"),
        ({"bots": ["random", "random"]}, r"number of bots \(2\) does not fit"),
        ({"bots": [3]}, "no bot “3”"),
        ({"seat": 2}, "no seat 2"),
        ({"seat": "first"}, "no seat 'first'"),
        ({"illegal": "ignore"}, "“ignore” is not a value of the option illegal"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(civitas.BadInput, match=sentence):
        gymnasium.make("civitas/SevenWondersDuel-v0", **settings)


def test_many_environments_run_side_by_side() -> None:
    envs = gymnasium.make_vec("civitas/SevenWondersDuel-v0", num_envs=3, vectorization_mode="sync", bots="random")
    _, infos = envs.reset(seed=1)
    for _ in range(60):
        actions = [int(numpy.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        _, _, terminated, _, infos = envs.step(actions)
        if terminated.any():
            break
    assert terminated.any()
    envs.close()


def test_a_look_tells_what_the_seat_knows() -> None:
    env = SeatEnv("through_the_ages", bots="random")
    env.reset(seed=7)
    assert env.look().view() == env.position.view(0)
    assert env.look().legal() == env.position.legal(0)
