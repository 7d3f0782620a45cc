"""Playing by plans: the first plan of a title is what a player with a goal does; looking ahead may prefer another."""

from __future__ import annotations

from math import sqrt
from typing import Final

from civitas.bots.thinking.judge import Judge, scene
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position

LONGEST: Final = 5_000
"""Plans carried out at most when looking ahead."""
CLEARLY: Final = 0.005
"""So much more of the victory another plan must promise to be preferred to the first one."""
GLANCES: Final = 2
"""After so many samples only the most promising plans are tried further."""
RIVALS: Final = 2
"""So many of them besides the first."""
STRAYS: Final = 0.1
"""How often somebody does something else than its first plan when the game is played on more than once."""
LONG: Final = 20
"""A game is played on for so many turns at most where it is played to its end."""
HOPELESS: Final = 0.5
"""What has won so much less than the best is not tried again."""
ALIKE: Final = 0.2
"""So little less, and lots decide."""


class Planner:
    def __init__(
        self,
        judge: Judge,
        fields: list[str],
        ahead: int,
        slips: float,
        samples: int = 1,
        width: int = 0,
        ends: int = 0,
    ) -> None:
        self.judge = judge
        self.fields = fields
        """The public fields of a position that count turns."""
        self.ahead = ahead
        """So many turns are played on by everybody's first plans before plans are compared; 0 takes the first."""
        self.slips = slips
        """How often another plan than the best one is taken."""
        self.samples = samples
        """So often each plan is tried; from the second time on others stray from their first plans now and then."""
        self.width = width
        """So many plans are asked for where there is a choice; 0 leaves it to the title."""
        self.ends = ends
        """What is chosen for the rest of the game is played to its end so many times; 0 takes what comes first."""

    def choose(self, start: Position, seat: int, seed: int) -> int:
        """`start` is any position that looks to the seat like the true one."""
        judge = self.judge
        plans = judge.title.plans(start, seat, self.width)
        if not plans:
            return judge.best(start, seat)
        if len(plans) == 1:
            return plans[0][0]
        luck = Chance(seed)
        if judge.title.lasts(start, seat):
            # Nobody slips here.
            return plans[self._for_good(start, seat, plans, luck) if self.ends else 0][0]
        if luck.word(0) < self.slips * (1 << 30):
            return plans[1 + (luck.word(1) * (len(plans) - 1) >> 30)][0]
        return plans[self._best(start, seat, plans, seed) if self.ahead else 0][0]

    def _best(self, start: Position, seat: int, plans: list[list[int]], seed: int) -> int:
        """The plan after which the seat stands best, on the mean over what may come; the first unless another is
        better by more than chance explains."""
        gains: list[list[float]] = [[] for _ in plans]
        tried = list(range(len(plans)))
        for sample in range(self.samples):
            chosen = [plans[number] for number in tried]
            worths = self._try(start, seat, chosen, Chance(seed + sample), STRAYS if sample else 0.0)
            if len(worths) < len(tried):
                break
            for place, number in enumerate(tried):
                gains[number].append(worths[place] - worths[0])
            if sample == GLANCES - 1:
                rivals = sorted(tried[1:], key=lambda number: -sum(gains[number]))
                tried = [0, *rivals[:RIVALS]]
        found, highest = 0, CLEARLY
        for number in tried[1:]:
            mean = sure_gain(gains[number])
            if mean > highest:
                found, highest = number, mean
        return found

    def _for_good(self, start: Position, seat: int, plans: list[list[int]], luck: Chance) -> int:
        """The choice with which the game ends best, on the mean of several ways in which it may go; lots decide among
        those that promise as much."""
        sums = [0.0] * len(plans)
        tried = list(range(len(plans)))
        for sample in range(self.ends):
            chosen = [plans[number] for number in tried]
            worths = self._try(start, seat, chosen, Chance(luck.word(sample + 2)), STRAYS if sample else 0.0, LONG)
            if len(worths) < len(tried):
                # Time is over; what was tried in the first way is better than nothing.
                if sample or not worths:
                    break
                tried = tried[: len(worths)]
            for worth, number in zip(worths, tried, strict=True):
                sums[number] += worth
            most = max(sums)
            tried = [number for number in tried if sums[number] >= most - HOPELESS]
            if len(tried) == 1:
                break
        most = max(sums)
        if most < ALIKE:
            return 0
        good = [number for number in tried if sums[number] >= most - ALIKE]
        return good[luck.word(1) * len(good) >> 30]

    def _try(
        self, start: Position, seat: int, plans: list[list[int]], luck: Chance, strays: float, long: int = 0
    ) -> list[float]:
        """What each plan promises when the game goes on in one and the same way; fewer when time is over."""
        found: list[float] = []
        for plan in plans:
            twin = start.clone()
            self.judge.follow(twin, seat, plan)
            worth = self._play_on(twin, seat, luck, strays) if long == 0 else self._end(twin, seat, luck, strays, long)
            if self.judge.late():
                break
            found.append(worth)
        return found

    def _play_on(self, position: Position, seat: int, luck: Chance, strays: float) -> float:
        """Everybody goes on by its plans until so many turns have begun; the mean of how the seat stands in each."""
        total, drawn = 0.0, 0
        for begun in range(self.ahead):
            drawn = self._play_turn(position, luck, strays, drawn)
            if position.turn() < 0 or self.judge.late():
                # A game that is over stays as it is for the turns that are left.
                return (total + (self.ahead - begun + 1) * self._standing(position, seat)) / (self.ahead + 1)
            total += self._standing(position, seat)
        self._play_turn(position, luck, strays, drawn)
        return (total + self._standing(position, seat)) / (self.ahead + 1)

    def _play_turn(self, position: Position, luck: Chance, strays: float, drawn: int) -> int:
        """Everybody goes on by its plans until the next turn begins; the numbers of `luck` drawn so far."""
        turn = self._turn(position)
        for _ in range(LONGEST):
            asked = position.turn()
            if asked < 0 or self.judge.late() or self._turn(position) != turn:
                break
            plans = self.judge.title.plans(position, asked)
            taken = 0
            if strays > 0.0 and len(plans) > 1:
                if luck.word(drawn) < strays * (1 << 30) and not self.judge.title.lasts(position, asked):
                    taken = 1 + (luck.word(drawn + 1) * (len(plans) - 1) >> 30)
                drawn += 2
            first = plans[taken][0] if plans else -1
            if first < 0 or position.check(asked, first):
                position.advance(asked, position.contending(asked)[0])
            else:
                self.judge.follow(position, asked, plans[taken])
        return drawn

    def _end(self, position: Position, seat: int, luck: Chance, strays: float, long: int) -> float:
        """How the seat stands when everybody has gone on by its plans to the end of the game, or for so many turns."""
        drawn = 0
        for _ in range(long):
            drawn = self._play_turn(position, luck, strays, drawn)
            if position.turn() < 0 or self.judge.late():
                break
        return self._standing(position, seat)

    def _standing(self, position: Position, seat: int) -> float:
        return self.judge.shares(scene(position, seat))[seat]

    def _turn(self, position: Position) -> list[object]:
        return [getattr(position, name) for name in self.fields]


def sure_gain(gains: list[float]) -> float:
    """The mean; 0 if it is less than its own standard error."""
    count = len(gains)
    if count == 0:
        return 0.0
    mean = sum(gains) / count
    if count == 1:
        return mean
    spread = 0.0
    for gain in gains:
        spread += (gain - mean) * (gain - mean)
    return mean if mean > sqrt(spread / (count - 1) / count) else 0.0
