"""Whole games of 7 Ages: they end without error, with nothing lost on the way."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out

LONGEST = 20_000
"""Moves; the longest random game is far below."""
BETWEEN = 200
"""Moves between two looks at what must hold."""


def play_to_the_end(seats: int, seed: int, options: dict[str, object]) -> None:
    game = civitas.new("seven_ages", seats=seats, seed=seed, options=options)
    made = 0
    while not game.over():
        made += play_out(game, Chance(seed), made, BETWEEN)
        assert game.problems() == [], (seed, made)
        assert made < LONGEST
    assert game.standing()["winners"]


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 8))
def test_random_games_of_one_age_end_and_lose_nothing(seats: int, length: int) -> None:
    for seed in range(30 * length):
        play_to_the_end(seats, seed, {"ages": 1})


@pytest.mark.soak
def test_random_games_of_all_ages_end_and_lose_nothing(length: int) -> None:
    for seed in range(5 * length):
        play_to_the_end(2 + seed % 6, seed, {})
