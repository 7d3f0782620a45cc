"""Random play against an independent engine: a wrong rule anywhere moves one of these figures.

The expected values come from 670,110 games of uniformly random legal moves (draft, tokens, targets and starters
included) in a public C++ engine by other authors that shares no code with this one; a public Go engine agrees with them
on 20,716 games. They are given to four digits.

How far a sample may stray: four times its standard error, plus four times that of the source, plus half a unit of the
last digit given. The standard error of a share p over n games is sqrt(p (1 - p) / n); that of a mean is the standard
deviation within the sample over sqrt(n). Seeds are fixed, so a run that passes always passes.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import civitas

SOURCE_GAMES = 670_110
ERRORS = 4
WORDS = 1 << 30

DECISIONS_PER_GAME = 71.59
LEGAL_MOVES_PER_DECISION = 5.561
POINTS_PER_PLAYER = 37.75
"""In games that end in a civilian victory, decided by the tie-break or shared ones included."""
FIRST_PLAYER_WINS = 0.5327
"""Of the games that have one winner."""
ENDINGS = {
    "civilian": 0.9374,
    "blue-tie-break": 0.0261,
    "military": 0.0342,
    "scientific": 0.0010,
    "shared": 0.0013,
}


@dataclass
class Sample:
    endings: Counter[str]
    decisions: list[int]
    options: list[int]
    """Per game, the legal moves of all its decisions together."""
    points: list[float]
    """Per civilian game, the mean of both players."""
    first_player_wins: int


def play_randomly(seed: int, sample: Sample) -> None:
    game = civitas.new("seven_wonders_duel", seed=seed)
    first = game.view()["first_seat"]
    dice = civitas.Chance(WORDS + seed)
    options = 0
    for at in itertools.count():
        seat = game.turn()
        if seat < 0:
            break
        moves = game.legal(seat)
        options += len(moves)
        game.advance(seat, moves[dice.word(at) * len(moves) // WORDS])
    standing: Any = game.standing()
    sample.endings[standing["ending"]] += 1
    sample.decisions.append(at)
    sample.options.append(options)
    sample.first_player_wins += standing["winners"] == [first]
    if standing["ending"] not in ("military", "scientific"):
        sample.points.append(sum(score["total"] for score in standing["scores"]) / 2)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """The standard deviation within a sample."""
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def tolerance(deviation: float, games: int, last_digit: float) -> float:
    return ERRORS * deviation * (1 / math.sqrt(games) + 1 / math.sqrt(SOURCE_GAMES)) + last_digit / 2


def share_tolerance(share: float, games: int) -> float:
    return tolerance(math.sqrt(share * (1 - share)), games, 0.0001)


@pytest.mark.soak
def test_random_play_agrees_with_an_independent_engine(length: int) -> None:
    """2,000 games, under `make soak` 20,000, which narrows every tolerance to about a third."""
    games = 2_000 * length
    sample = Sample(Counter(), [], [], [], 0)
    for seed in range(games):
        play_randomly(seed, sample)

    assert mean(sample.decisions) == pytest.approx(
        DECISIONS_PER_GAME, abs=tolerance(spread(sample.decisions), games, 0.01)
    )

    # A ratio of two sums over games: its error follows from how far each game is from that ratio.
    ratio = sum(sample.options) / sum(sample.decisions)
    residuals = [
        (options - ratio * made) / mean(sample.decisions) for options, made in zip(sample.options, sample.decisions)
    ]
    assert ratio == pytest.approx(LEGAL_MOVES_PER_DECISION, abs=tolerance(spread(residuals), games, 0.001))

    assert mean(sample.points) == pytest.approx(
        POINTS_PER_PLAYER, abs=tolerance(spread(sample.points), len(sample.points), 0.01)
    )

    decided = games - sample.endings["shared"]
    assert sample.first_player_wins / decided == pytest.approx(
        FIRST_PLAYER_WINS, abs=share_tolerance(FIRST_PLAYER_WINS, decided)
    )

    assert set(sample.endings) <= set(ENDINGS)
    shares = {ending: sample.endings[ending] / games for ending in ENDINGS}
    for ending, share in ENDINGS.items():
        assert shares[ending] == pytest.approx(share, abs=share_tolerance(share, games)), ending
