"""Who meets whom. Pure functions over the numbers of the entrants, in the order of their seeding.

A pairing is `(first, second)`: the first sits in the first seat. The second is None for whoever has a bye.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["robin", "swiss", "knockout"]
Pair = tuple[int, int | None]
BYE: Final = 1.0
"""What whoever meets nobody gets: as much as for a victory."""
STEPS: Final = 20_000
"""Tries at pairing people who have not met; then the first pairing by score is taken, whoever has met."""


@dataclass(frozen=True)
class Met:
    """A pairing that was played, and the share of the victory of its first."""

    first: int
    second: int | None
    share: float


def rounds_of(kind: Kind, count: int, wished: int) -> int:
    """How many rounds a tournament of so many people has."""
    if kind == "robin":
        return count - 1 + count % 2
    knock_out = (count - 1).bit_length()
    return knock_out if kind == "knockout" else max(1, min(wished or knock_out, count - 1 + count % 2))


def pair(kind: Kind, count: int, played: Sequence[Sequence[Met]]) -> list[Pair]:
    """The pairings of the round after those played."""
    if kind == "robin":
        return robin(count, len(played))
    return swiss(count, played) if kind == "swiss" else knock_out(count, played)


def robin(count: int, number: int) -> list[Pair]:
    """Everybody meets everybody: one stays, the others go round. With an odd number somebody has a bye."""
    around: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    turning = around[1:]
    turned = [around[0], *turning[-number % len(turning) :], *turning[: -number % len(turning)]] if turning else around
    found: list[Pair] = []
    for one, other in zip(turned[: len(turned) // 2], reversed(turned)):
        if one is None or other is None:
            found += [(number, None) for number in (one, other) if number is not None]
        else:  # so that everybody begins as often as not
            found.append(
                (min(one, other), max(one, other)) if (one + other) % 2 else (max(one, other), min(one, other))
            )
    return found


def scores(count: int, played: Sequence[Sequence[Met]]) -> list[float]:
    found = [0.0] * count
    for met in (met for part in played for met in part):
        found[met.first] += BYE if met.second is None else met.share
        if met.second is not None:
            found[met.second] += 1.0 - met.share
    return found


def buchholz(count: int, played: Sequence[Sequence[Met]]) -> list[float]:
    """The points of those whom each has met: among equals, who met the stronger ones is ahead."""
    points, found = scores(count, played), [0.0] * count
    for met in (met for part in played for met in part):
        if met.second is not None:
            found[met.first] += points[met.second]
            found[met.second] += points[met.first]
    return found


def swiss(count: int, played: Sequence[Sequence[Met]]) -> list[Pair]:
    """Equals meet equals, nobody the same person twice while that can be had; the last without one has the bye."""
    points = scores(count, played)
    order = sorted(range(count), key=lambda number: (-points[number], number))
    before = {frozenset((met.first, met.second)) for part in played for met in part}
    rested = {met.first for part in played for met in part if met.second is None}
    bye = next((number for number in reversed(order) if number not in rested), order[-1]) if count % 2 else None
    left = [number for number in order if number != bye]
    steps = [STEPS]
    pairs = _unmet(left, before, steps) or list(zip(left[::2], left[1::2]))
    begun = [sum(met.first == number and met.second is not None for part in played for met in part) for number in order]
    firsts = dict(zip(order, begun))
    found: list[Pair] = [(a, b) if firsts[a] <= firsts[b] else (b, a) for a, b in pairs]
    return found if bye is None else [*found, (bye, None)]


def _unmet(left: list[int], before: set[frozenset[int | None]], steps: list[int]) -> list[tuple[int, int]] | None:
    """Pair the first with the nearest whom it has not met, so that all others can be paired too."""
    if not left:
        return []
    for other in left[1:]:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((left[0], other)) in before:
            continue
        rest = _unmet([number for number in left[1:] if number != other], before, steps)
        if rest is not None:
            return [(left[0], other), *rest]
    return None


def knock_out(count: int, played: Sequence[Sequence[Met]]) -> list[Pair]:
    """Who lost is out. The seeded meet late; where there are too few, the first of them have a bye at the beginning.
    A shared victory takes the better seeded one on."""
    if not played:
        size = 1 << (count - 1).bit_length()
        lines = [0]
        while len(lines) < size:
            lines = [place for line in lines for place in (line, 2 * len(lines) - 1 - line)]
        return [(one, other if other < count else None) for one, other in zip(lines[::2], lines[1::2])]
    through = [_winner(met) for met in played[-1]]
    return [(min(one, other), max(one, other)) for one, other in zip(through[::2], through[1::2])]


def _winner(met: Met) -> int:
    if met.second is None or met.share > 0.5:
        return met.first
    return met.second if met.share < 0.5 else min(met.first, met.second)


def standing(kind: Kind, count: int, played: Sequence[Sequence[Met]]) -> list[int]:
    """The entrants, the leading ones first."""
    points, behind = scores(count, played), buchholz(count, played)
    if kind == "knockout":
        out = dict.fromkeys(range(count), 0)
        for place, part in enumerate(played):
            for met in part:
                out[_winner(met)] = place + 1
        return sorted(range(count), key=lambda number: (-out[number], number))
    return sorted(range(count), key=lambda number: (-points[number], -behind[number], number))
