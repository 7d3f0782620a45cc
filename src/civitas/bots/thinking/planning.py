"""Playing by plans: the first plan of a title is what a player with a goal does; looking ahead may prefer another."""

from __future__ import annotations

from typing import Final

from civitas.bots.thinking.judge import Judge, scene
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position

LONGEST: Final = 5_000
"""Plans carried out at most when looking ahead."""
CLEARLY: Final = 0.01
"""So much more of the victory another plan must promise to be preferred to the first one."""


class Planner:
    def __init__(self, judge: Judge, fields: list[str], ahead: int, slips: float) -> None:
        self.judge = judge
        self.fields = fields
        """The public fields of a position that count turns."""
        self.ahead = ahead
        """So many turns are played on by everybody's first plans before plans are compared; 0 takes the first."""
        self.slips = slips
        """How often another plan than the best one is taken."""

    def choose(self, start: Position, seat: int, seed: int) -> int:
        """`start` is any position that looks to the seat like the true one."""
        judge = self.judge
        plans = judge.title.plans(start, seat)
        if not plans:
            return judge.best(start, seat)
        if len(plans) == 1:
            return plans[0][0]
        luck = Chance(seed)
        if luck.word(0) < self.slips * (1 << 30):
            return plans[1 + (luck.word(1) * (len(plans) - 1) >> 30)][0]
        return plans[self._best(start, seat, plans) if self.ahead else 0][0]

    def _best(self, start: Position, seat: int, plans: list[list[int]]) -> int:
        """The plan after which the seat stands best some turns later."""
        found, highest = 0, -1.0
        for number in range(len(plans)):
            if number and self.judge.late():
                break
            twin = start.clone()
            self.judge.follow(twin, seat, plans[number])
            self._play_on(twin)
            worth = self.judge.shares(scene(twin, seat))[seat]
            if worth > highest + (CLEARLY if number else 0.0):
                found, highest = number, worth
        return found

    def _play_on(self, position: Position) -> None:
        """Everybody does what it would do first, until so many turns have begun."""
        turn = self._turn(position)
        left = self.ahead
        for _ in range(LONGEST):
            seat = position.turn()
            if seat < 0 or self.judge.late():
                return
            now = self._turn(position)
            if now != turn:
                if left == 0:
                    return
                turn, left = now, left - 1
            plans = self.judge.title.plans(position, seat)
            first = plans[0][0] if plans else -1
            if first < 0 or position.check(seat, first):
                position.advance(seat, position.contending(seat)[0])
            else:
                self.judge.follow(position, seat, plans[0])

    def _turn(self, position: Position) -> list[object]:
        return [getattr(position, name) for name in self.fields]
