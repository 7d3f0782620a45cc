"""What a position is worth to each seat, as shares of the victory: 1 for a sole winner, a half for one of two."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from civitas.kernel.position import Position


def outcome(position: Position) -> list[float]:
    """The shares at the end of a game."""
    winners = position.standing()["winners"]
    assert isinstance(winners, list)
    shares = [0.0] * position.seats
    for seat in winners:
        shares[int(seat)] = 1.0 / len(winners)
    return shares


def shares_of(strengths: list[float], scale: float) -> list[float]:
    """Shares that sum to 1 from strengths such as points; a lead of `scale` makes a seat e times as likely to win."""
    best = max(strengths)
    weights = [exp((strength - best) / scale) for strength in strengths]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def totals(position: Position) -> list[float]:
    """The points of each seat as the standing tells them."""
    scores = position.standing()["scores"]
    assert isinstance(scores, list)
    return [float(score["total"]) for score in scores]
