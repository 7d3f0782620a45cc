"""Many games at once are the same games one by one."""

from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

import civitas
from civitas.envs.batches import Batch
from civitas.envs.vector import VectorGames


def first_legal(batch: Batch) -> list[int]:
    return [int(numpy.flatnonzero(mask)[0]) for mask in batch.masks]


def test_rows_are_what_each_game_shows_its_seat() -> None:
    games = VectorGames("historia", 4, seats=3)
    batch = games.reset(seed=1)
    for _ in range(50):
        for number, position in enumerate(games.positions):
            seat = position.turn()
            assert batch.seats[number] == seat
            assert list(numpy.flatnonzero(batch.masks[number])) == position.legal(seat)
            assert numpy.array_equal(batch.observations[number], games.encoding.observe(position, seat))
        batch = games.step(first_legal(batch))


def test_a_game_that_ends_pays_and_is_followed_by_another() -> None:
    games = VectorGames("seven_wonders_duel", 3, reward="zero_sum")
    batch = games.reset(seed=2)
    endings = 0
    for _ in range(200):
        before = [(position.clone(), move) for position, move in zip(games.positions, first_legal(batch))]
        batch = games.step([move for _, move in before])
        for number, (position, move) in enumerate(before):
            position.advance(position.turn(), move)
            assert batch.terminated[number] == position.over()
            assert list(batch.rewards[number]) == games.setup.rewards(position)
            assert not games.positions[number].over()
        endings += int(batch.terminated.sum())
    assert endings >= 3
    assert not batch.truncated.any()


def test_equal_seeds_give_equal_arrays() -> None:
    runs = []
    for _ in range(2):
        games = VectorGames("seven_wonders_duel", 3)
        batch = games.reset(seed=5)
        seen = []
        for _ in range(90):
            batch = games.step(first_legal(batch))
            seen.append(batch.observations.copy())
        runs.append(numpy.array(seen))
    assert numpy.array_equal(runs[0], runs[1])


def test_games_differ_with_and_without_a_seed() -> None:
    games = VectorGames("seven_wonders_duel", 3)
    games.reset()
    assert len({position.hash() for position in games.positions}) == 3
    games.reset(seed=1)
    assert len({position.hash() for position in games.positions}) == 3


def test_games_over_the_limit_are_cut_short() -> None:
    games = VectorGames("seven_wonders_duel", 2, limit=4)
    batch = games.reset(seed=5)
    cut = []
    for _ in range(8):
        batch = games.step(first_legal(batch))
        cut.append(bool(batch.truncated.all()))
        assert not batch.rewards.any()
    assert cut == [False, False, False, True] * 2


def test_one_illegal_move_stops_all() -> None:
    games = VectorGames("seven_wonders_duel", 2)
    batch = games.reset(seed=7)
    before = [position.hash() for position in games.positions]
    arena = civitas.title("seven_wonders_duel").moves.parse("build:arena")
    with pytest.raises(civitas.IllegalMove, match="has to answer the question"):
        games.step([first_legal(batch)[0], arena])
    with pytest.raises(civitas.BadInput, match="no move of this game"):
        games.step(numpy.array([0.0, 1.0]))
    with pytest.raises(civitas.BadInput, match="2 games are going on, and 1 actions were given"):
        games.step([0])
    assert [position.hash() for position in games.positions] == before


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(civitas.BadInput, match="“0” does not fit count"):
        VectorGames("seven_wonders_duel", 0)


@pytest.mark.parametrize("title", [title for title in civitas.title_keys() if civitas.title(title).feature_names()])
def test_a_thousand_games_take_less_than_a_gigabyte(title: str) -> None:
    """In a process of its own, so that nothing else is counted."""
    script = f"""
import resource
from civitas.envs.vector import VectorGames
games = VectorGames({title!r}, 1000)
games.reset(seed=1)
for _ in range(3):
    games.step([legal[len(legal) // 2] for legal in games.legal])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 1_000_000
