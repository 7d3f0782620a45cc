"""Are new weights stronger? A match with equal simulations on the same deals, ended as soon as it is clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import log
from typing import Final

from civitas.bots.arena import DOUBT, Game, Match, make_match, play_game
from civitas.bots.players import EXPLORATION, TEMPERATURE

MARGIN: Final = 0.08
"""The lead that new weights are tried for."""
FIRST_SEED: Final = 500_000_000
"""Deals that learning never meets."""
Played = Callable[[Callable[[tuple[Match, int]], Game], Iterable[tuple[Match, int]]], Iterator[Game]]
"""Plays games somewhere and gives them back in order, as `map` does."""


@dataclass(frozen=True)
class Gate:
    title: str
    simulations: int
    most: int
    """Games at most, in all."""
    seat_counts: list[int]
    options: dict[str, object] = field(default_factory=dict)
    exploration: float = EXPLORATION
    temperature: float = TEMPERATURE

    def passes(self, play: Played, new: str, old: str) -> tuple[float, bool]:
        """What new weights win against older ones ("" is what the title plays with now), with the seats' even share
        counted as a half, and whether they are better beyond doubt.

        A training knocks every round, and one round in twenty looks better by luck: what looks better is tried once
        more, on other deals.
        """
        share, better = self._tried(play, new, old, FIRST_SEED)
        return self._tried(play, new, old, FIRST_SEED + self.most) if better else (share, False)

    def _tried(self, play: Played, new: str, old: str, first: int) -> tuple[float, bool]:
        test = _Evidence()
        games = iter(play(_played, self._games(new, old, first)))
        for count in self._turns():
            if count == 1:
                # Alone there is nobody to beat: the same deal is played with both.
                test.add(0.5 + (next(games).shares[0] - next(games).shares[0]) / 2)
            else:
                game = next(games)
                test.add(_halved(game.shares[game.bots.index(0)], count))
            if test.clear():
                break
        return test.share(), test.better()

    def _turns(self) -> Iterator[int]:
        counts = self.seat_counts
        for number in range(self.most):
            yield counts[number // max(counts) % len(counts)]

    def _games(self, new: str, old: str, first: int) -> Iterator[tuple[Match, int]]:
        matches = {count: self._matches(new, old, count, first) for count in self.seat_counts}
        played = dict.fromkeys(self.seat_counts, 0)
        for count in self._turns():
            for match in matches[count]:
                yield match, played[count]
            played[count] += 1

    def _matches(self, new: str, old: str, count: int, first: int) -> list[Match]:
        specs = [self._spec(new), self._spec(old)]
        groups = [[specs[0]], [specs[1]]] if count == 1 else [[specs[0], *[specs[1]] * (count - 1)]]
        return [make_match(self.title, bots, self.most, count, first, self.options) for bots in groups]

    def _spec(self, weights: str) -> str:
        spec = f"search:sims={self.simulations}:exploration={self.exploration}:temperature={self.temperature}"
        return spec + (f":weights={weights}" if weights else "")


def _played(game: tuple[Match, int]) -> Game:
    return play_game(*game)


def _halved(share: float, seats: int) -> float:
    """A share so that the even one of all seats becomes a half, whatever their number."""
    even = 1.0 / seats
    return share / even / 2 if share <= even else 0.5 + (share - even) / (1.0 - even) / 2


class _Evidence:
    """Wald's sequential test of means: is the mean above a half by the margin, or not above it?"""

    def __init__(self) -> None:
        self._sum = self._squares = 0.0
        self._count = 0

    def add(self, share: float) -> None:
        self._sum += share
        self._squares += share * share
        self._count += 1

    def share(self) -> float:
        return self._sum / max(1, self._count)

    def _weight(self) -> float:
        """The logarithm of how much likelier the margin is than none, for results that vary as these do."""
        mean = self.share()
        varies = max(self._squares / self._count - mean * mean, 0.02)
        return self._count * MARGIN * (mean - 0.5 - MARGIN / 2) / varies

    def better(self) -> bool:
        return self._count >= 8 and self._weight() >= log((1 - DOUBT) / DOUBT)

    def clear(self) -> bool:
        return self._count >= 8 and abs(self._weight()) >= log((1 - DOUBT) / DOUBT)
