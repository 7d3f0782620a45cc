"""Equal seeds give equal games in every interface, and arrays are what the slow path gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import civitas
from civitas.bots.thinking.judge import scene
from civitas.envs import pettingzoo
from civitas.envs.encoding import Encoding
from civitas.envs.gymnasium import SeatEnv, SeatVectorEnv, environment_id
from civitas.envs.shared import SharedGames
from civitas.envs.vector import VectorGames
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.senses import Noted

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]
Chooser = Callable[[Any], int]


def chooser(seed: int) -> Chooser:
    """Picks by the mask and nothing else, so that equal masks lead to equal moves."""
    luck, made = Chance(seed), [0]

    def choose(mask: Any) -> int:
        legal = numpy.flatnonzero(mask)
        made[0] += 1
        return int(legal[luck.word(made[0]) * len(legal) >> 30]) if len(legal) else 0

    return choose


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 1 << 40), choices=st.integers(0, 1000))
def test_one_seed_is_one_game_in_every_interface(title: str, seed: int, choices: int) -> None:
    """Move by move: the position, its features as the title tells them, its mask, and the game that follows."""
    encoding = Encoding(civitas.title(title))
    plain = civitas.new(title, encoding_seats(title), seed)
    agents = pettingzoo.raw_env(title)
    agents.reset(seed=seed)
    many = VectorGames(title, 2)
    batch = many.reset(seed=[seed, seed])
    choose = chooser(choices)
    for _ in range(20):
        seat = plain.turn()
        if seat < 0:
            break
        seen = slowly(encoding, plain, seat)
        mask = numpy.isin(numpy.arange(encoding.actions), plain.contending(seat))
        told = agents.observe(agents.agent_selection)
        assert agents.agent_selection == f"seat_{seat}" and list(batch.seats) == [seat, seat]
        assert numpy.array_equal(told["observation"], seen) and numpy.array_equal(told["action_mask"], mask)
        for row in range(2):
            assert numpy.array_equal(batch.observations[row], seen) and numpy.array_equal(batch.masks[row], mask)
        move = choose(mask)
        plain.play(seat, move)
        agents.step(move)
        batch = many.step([move, move])
        assert plain.hash() == agents.position.hash()
        if not plain.over():
            assert plain.hash() == many.positions[0].hash() == many.positions[1].hash()
    agents.reset()
    many.reset()
    assert agents.position.hash() == many.positions[0].hash() == many.positions[1].hash()


def encoding_seats(title: str) -> int:
    return VectorGames(title, 1).setup.seats


def slowly(encoding: Encoding, position: Any, seat: int) -> Any:
    """The features as a list in Python, of an imagined position."""
    noted = Noted()
    encoding.title.sense(scene(position, seat).imagine(seat, Chance(3)), seat, noted)
    found = [0.0] * len(encoding.names)
    for place, value in zip(noted.places, noted.values):
        found[place] = max(-16.0, min(value, 16.0))
    return numpy.array(found, numpy.float32)


@pytest.mark.parametrize("title", TITLES)
def test_features_that_are_taken_of_the_true_position_read_nothing_hidden(title: str) -> None:
    """With any number of seats, for every viewer, on imagined worlds: what the title promises by `open_sense`."""
    made = civitas.title(title)
    assert made.advice.open_sense
    for seats in made.seat_counts:
        game = civitas.new(title, seats, seed=seats)
        for number in range(12):
            for seat in range(seats):
                stage = scene(game, seat)
                told = [Noted(), Noted()]
                made.sense(stage, seat, told[0])
                made.sense(stage.imagine(seat, Chance(number)), seat, told[1])
                assert (told[0].places, told[0].values) == (told[1].places, told[1].values)
            play_out(game, Chance(number), most=41)


def run(envs: Any, seed: int, steps: int) -> list[tuple[Any, ...]]:
    choose = chooser(seed)
    _, infos = envs.reset(seed=seed)
    found = []
    for _ in range(steps):
        moves = numpy.array([choose(mask) for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = envs.step(moves)
        found.append((observations, rewards, terminated, truncated, infos))
    return found


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    ("title", "given", "steps"),
    [
        ("seven_wonders_duel", {"seat": None, "reward": "zero_sum"}, 70),
        ("historia", {"seats": 3, "limit": 9}, 24),
        ("through_the_ages", {"limit": 5, "options": {"short": True}}, 14),
        ("antiquity", {"limit": 6}, 14),
        ("seven_ages", {"limit": 7, "options": {"ages": 1}}, 16),
    ],
)
def test_the_vector_env_is_many_envs(title: str, given: dict[str, Any], steps: int, mode: AutoresetMode) -> None:
    """Array by array what Gymnasium's own vector of single environments gives, over the ends of games."""
    several = SyncVectorEnv([lambda: SeatEnv(title, bots="random", **given)] * 3, autoreset_mode=mode)
    packed = SeatVectorEnv(title, 3, bots="random", autoreset_mode=mode, **given)
    ends = 0
    for slow, quick in zip(run(several, 5, steps), run(packed, 5, steps)):
        for one, two in zip(slow[:4], quick[:4]):
            assert numpy.array_equal(one, two)
        for name in ("action_mask", "seat"):
            assert numpy.array_equal(slow[4][name], quick[4][name])
        ended = slow[2] | slow[3]
        ends += int(ended.sum())
        if mode is AutoresetMode.SAME_STEP and ended.any():
            for row in numpy.flatnonzero(ended):
                assert numpy.array_equal(slow[4]["final_obs"][row], quick[4]["final_obs"][row])
    assert ends >= 3
    several.close()
    packed.close()


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec(environment_id("seven_wonders_duel"), num_envs=4, bots="random")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert envs.unwrapped.action_masks().sum() == infos["action_mask"].sum() > 0
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs.close()
    with pytest.raises(civitas.BadInput, match="not a value of the option autoreset_mode"):
        SeatVectorEnv("historia", 2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(civitas.BadInput, match="not a value of the option render_mode"):
        SeatVectorEnv("historia", 2, render_mode="ansi")


def test_a_batch_begins_where_it_is_told() -> None:
    game = civitas.new("historia", 2, seed=3)
    play_out(game, Chance(1), most=20)
    envs = SeatVectorEnv("historia", 2, bots="random", seat=game.turn())
    envs.reset(seed=4, options={"position": game.dump()})
    games = VectorGames("historia", 2)
    games.reset(4, {"position": game.dump()})
    assert [position.hash() for position in games.positions] == [game.hash()] * 2


# ---------------------------------------------------------------------- several cores


def copies(games: Any, seed: int, steps: int) -> list[list[Any]]:
    choose = chooser(seed)
    batch = games.reset(seed)
    found = []
    for _ in range(steps):
        batch = games.step([choose(mask) for mask in batch.masks])
        parts = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.terminated, batch.truncated)
        found.append([part.copy() for part in parts])
    return found


def test_several_processes_play_the_same_games_as_one() -> None:
    one = copies(VectorGames("seven_wonders_duel", 5, reward="zero_sum"), 9, 75)
    with SharedGames("seven_wonders_duel", 5, workers=2, reward="zero_sum") as games:
        two = copies(games, 9, 75)
    assert any(step[4].any() for step in one)
    for first, second in zip(one, two, strict=True):
        for left, right in zip(first, second, strict=True):
            assert numpy.array_equal(left, right)


def test_a_vector_env_on_several_cores_is_that_on_one() -> None:
    given: dict[str, Any] = {"bots": "random", "seat": None, "reward": "zero_sum"}
    one = SeatVectorEnv("seven_wonders_duel", 4, **given)
    two = SeatVectorEnv("seven_wonders_duel", 4, workers=2, **given)
    for first, second in zip(run(one, 2, 45), run(two, 2, 45), strict=True):
        for left, right in zip(first[:4], second[:4], strict=True):
            assert numpy.array_equal(left, right)
    two.close()


def test_one_illegal_move_stops_the_games_of_all_processes() -> None:
    arena = civitas.title("seven_wonders_duel").moves.parse("build:arena")
    with SharedGames("seven_wonders_duel", 3, workers=3) as games:
        batch = games.reset(seed=7)
        before = batch.observations.copy()
        moves = [int(numpy.flatnonzero(mask)[0]) for mask in batch.masks]
        for wrong in (arena, 1 << 70, -1):
            with pytest.raises((civitas.IllegalMove, civitas.BadInput)):
                games.step([*moves[:2], wrong])
        with pytest.raises(civitas.IllegalMove, match="has to answer the question"):
            games.step([moves[0], arena, moves[2]])
        assert numpy.array_equal(batch.observations, before)
        games.step(moves)
        assert not numpy.array_equal(batch.observations, before)
        for worker, _, _ in games._crew[:1]:
            worker.kill()
            worker.join()
        with pytest.raises(civitas.BadInput, match="process that played some of the games has ended"):
            games.reset(seed=1)


def test_seeds_are_one_for_all_or_one_for_each() -> None:
    games = VectorGames("historia", 3)
    games.reset(seed=5)
    assert [position.hash() for position in games.positions] == [
        civitas.new("historia", 2, seed).hash() for seed in (5, 6, 7)
    ]
    games.reset(seed=[9, 5, 9])
    assert games.positions[1].hash() == civitas.new("historia", 2, 5).hash()
    assert games.positions[0].hash() == games.positions[2].hash()
    with pytest.raises(civitas.BadInput, match="3 games begin, and 2 seeds were given"):
        games.reset(seed=[1, 2])
    with pytest.raises(civitas.BadInput, match="cannot be a seed"):
        games.reset(seed=[1, 2, -3])
