"""Ratings fitted over all games as a whole, so that their order does not matter.

The model is Luce's: a player of strength w wins among others with probability w / (sum of all). With two seats that is
Bradley and Terry's, as in chess: 200 points more win about three games of four. The strengths are those that make the
results most likely; so that a player who always wins gets a finite one, everybody who met is taken to have drawn once.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""How many standard deviations make a 95 % interval."""
SCALE: Final = 400.0 / log(10.0)
"""Rating points per unit of the logarithm of strength."""
ANCHOR: Final = "random"
ANCHORED: Final = 1000.0
MEAN: Final = 1500.0
"""Of all ratings, where nobody plays at random."""
ROUNDS: Final = 200
CLOSE: Final = 1e-9


@dataclass(frozen=True)
class Rating:
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Outcome:
    """Who met, and the share of the victory each had."""

    players: tuple[int, ...]
    shares: tuple[float, ...]


def fit(names: list[str], outcomes: list[Outcome]) -> list[Rating | None]:
    """A rating for each player; None for those who met nobody."""
    played = sorted({player for outcome in outcomes for player in outcome.players if len(set(outcome.players)) > 1})
    place = {player: number for number, player in enumerate(played)}
    met = [
        Outcome(tuple(place[player] for player in outcome.players), outcome.shares)
        for outcome in outcomes
        if len(set(outcome.players)) > 1
    ]
    found: list[Rating | None] = [None] * len(names)
    if not met:
        return found
    strengths, spread = _most_likely(len(played), met + _draws(met))
    fixed = [place[player] for player in played if names[player] == ANCHOR]
    anchor = fixed[0] if fixed else -1
    base = ANCHORED - SCALE * strengths[anchor] if fixed else MEAN - SCALE * sum(strengths) / len(strengths)
    for number, player in enumerate(played):
        rating = base + SCALE * strengths[number]
        error = NORMAL * SCALE * sqrt(max(0.0, _variance(spread, number, anchor)))
        found[player] = Rating(rating, rating - error, rating + error)
    return found


def _draws(met: list[Outcome]) -> list[Outcome]:
    pairs = {
        (first, second) for outcome in met for first in outcome.players for second in outcome.players if first < second
    }
    return [Outcome(pair, (0.5, 0.5)) for pair in sorted(pairs)]


def _most_likely(count: int, outcomes: list[Outcome]) -> tuple[list[float], list[list[float]]]:
    """The logarithms of the strengths, and the covariance of their errors, by Newton's method."""
    strengths = [0.0] * count
    covariance: list[list[float]] = []
    for _ in range(ROUNDS):
        slopes = [0.0] * count
        # A trifle on the diagonal: only differences are determined.
        information = [[1e-6 if row == column else 0.0 for column in range(count)] for row in range(count)]
        for outcome in outcomes:
            _add(outcome, strengths, slopes, information)
        covariance = _inverse(information)
        steps = [sum(covariance[row][column] * slopes[column] for column in range(count)) for row in range(count)]
        largest = max(abs(step) for step in steps)
        # Far from the top a full step may lead astray.
        part = min(1.0, 2.0 / largest) if largest > 0.0 else 1.0
        strengths = [strength + part * step for strength, step in zip(strengths, steps)]
        if largest < CLOSE:
            break
    return strengths, covariance


def _add(outcome: Outcome, strengths: list[float], slopes: list[float], information: list[list[float]]) -> None:
    """Add what one game says about slope and curvature of the likelihood."""
    players = outcome.players
    highest = max(strengths[player] for player in players)
    weights = [exp(strengths[player] - highest) for player in players]
    total = sum(weights)
    victory = sum(outcome.shares)
    for player, weight, share in zip(players, weights, outcome.shares):
        slopes[player] += share - victory * weight / total
        information[player][player] += victory * weight / total
        for other, other_weight in zip(players, weights):
            information[player][other] -= victory * weight * other_weight / (total * total)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is symmetric and positive."""
    count = len(matrix)
    rows = [[*row, *(1.0 if place == number else 0.0 for place in range(count))] for number, row in enumerate(matrix)]
    for number in range(count):
        pivot = max(range(number, count), key=lambda row: abs(rows[row][number]))
        rows[number], rows[pivot] = rows[pivot], rows[number]
        lead = rows[number][number]
        rows[number] = [value / lead for value in rows[number]]
        for other in range(count):
            if other != number and rows[other][number]:
                factor = rows[other][number]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[number])]
    return [row[count:] for row in rows]


def _variance(spread: list[list[float]], player: int, anchor: int) -> float:
    """Of the difference to the anchor, or to the mean of all."""
    if anchor >= 0:
        return spread[player][player] + spread[anchor][anchor] - 2.0 * spread[player][anchor]
    count = len(spread)
    all_together = sum(sum(row) for row in spread) / (count * count)
    return spread[player][player] + all_together - 2.0 * sum(spread[player]) / count
