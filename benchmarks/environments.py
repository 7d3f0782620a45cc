"""Steps a second of processor time of the environments: random legal moves, observations and masks included.

`python benchmarks/environments.py [TITLE ...]` prints the rows of the table in environments.md; `--peers` measures
games of OpenSpiel, where it is installed, in the same way: from Python, one after the other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import gymnasium
import lines
import numpy
from numpy.typing import NDArray

import civitas
from civitas.envs import pettingzoo
from civitas.envs.gymnasium import environment_id
from civitas.envs.vector import VectorGames

SECONDS = 3.0
GAMES = 64
LINES = {"seven_wonders_duel": 250_000, "through_the_ages": 60_000}
"""Of the contract, for the vector."""
OTHERS = 40_000
PEERS = ("backgammon", "chess", "gin_rummy")
LUCK = numpy.random.default_rng(1)


def any_of(mask: NDArray[numpy.int8]) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(LUCK.random() * len(legal))])


def timed(step: Callable[[], int]) -> float:
    """Steps a second; `step` makes some and tells how many."""
    made, started = 0, process_time()
    while process_time() - started < SECONDS:
        made += step()
    return made / (process_time() - started)


def vector(title: str, observe: str = "features") -> float:
    """The steps alone: choosing among the moves is what the learner does."""
    games = VectorGames(title, GAMES, seats=2, observe=observe)
    games.reset(seed=1)
    made, taken = 0, 0.0
    while taken < SECONDS:
        actions = [legal[int(LUCK.random() * len(legal))] for legal in games.legal]
        started = process_time()
        games.step(actions)
        taken += process_time() - started
        made += GAMES
    return made / taken


def agents(title: str) -> float:
    env = pettingzoo.env(title, seats=2)
    env.reset(seed=1)

    def step() -> int:
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            return 0
        env.step(any_of(observation["action_mask"]))
        return 1

    return timed(step)


def seat(title: str) -> float:
    """Every second decision is that of the bot, which is not counted."""
    env = gymnasium.make(environment_id(title), seats=2, bots="random")
    told = [env.reset(seed=1)[1]]

    def step() -> int:
        _, _, terminated, _, info = env.step(any_of(told[0]["action_mask"]))
        told[0] = env.reset()[1] if terminated else info
        return 1

    return timed(step)


def peer(name: str) -> float:
    """A game that OpenSpiel brings along, written in C++ and stepped from Python as its learners do."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = [game.new_initial_state()]

    def step() -> int:
        now = state[0]
        if now.is_terminal():
            state[0] = game.new_initial_state()
        elif now.is_chance_node():
            outcomes = now.chance_outcomes()
            now.apply_action(outcomes[int(LUCK.random() * len(outcomes))][0])
        else:
            numpy.asarray(now.observation_tensor(now.current_player()), numpy.float32)
            now.apply_action(any_of(numpy.asarray(now.legal_actions_mask(), numpy.int8)))
            return 1
        return 0

    return timed(step)


def row(key: str) -> str:
    made, line = civitas.title(key), LINES.get(key, OTHERS)
    speeds = vector(key), vector(key, "entities"), agents(key), seat(key)
    cells = [lines.name(key), f"{len(made.feature_names()):,}, {made.moves.size:,}"]
    cells += [f"{speed:,.0f}" for speed in speeds]
    cells += [f"{line:,}", f"{speeds[0] / line:.2f}", f"{lines.scaled(speeds[0]) / line:.2f}"]
    return " | ".join(cells)


if __name__ == "__main__":
    if "--peers" in sys.argv:
        for key in PEERS:
            print(f"OpenSpiel {key}: {peer(key):,.0f} steps/s")
        sys.exit()
    print(lines.machine())
    print()
    print("| title | numbers, actions | vector, 64 games | entities | PettingZoo | Gymnasium | line | of it | scaled |")
    print(f"|{' --- |' * 9}")
    for key in sys.argv[1:] or civitas.title_keys():
        print(f"| {row(key)} |", flush=True)
