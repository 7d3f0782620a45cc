"""Counting out the end of a game of two: where nothing is hidden or left to chance, a win is proved or denied."""

from __future__ import annotations

from time import thread_time
from typing import Final

from civitas.bots.thinking.judge import Judge, LearnedJudge
from civitas.kernel.position import Position

GLANCE: Final = 64
"""Positions between two looks at the clock."""
LARGEST: Final = 200_000
"""Positions remembered at most."""
WORTH_ORDERING: Final = 3


class Endgame:
    """Can a seat force a win? Positions that were counted out are remembered for the rest of the game."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.visited = 0
        self._known: dict[int, bool] = {}
        self._most = 0
        self._until = 0.0
        self._tired = False

    def winning_move(self, position: Position, seat: int, most: int, seconds: float) -> int:
        """A move that wins by force, or -1 if there is none or the budget did not suffice.

        The budget is a number of positions or seconds of processor time; 0 sets no limit.
        """
        self.visited = 0
        self._most = most
        self._until = thread_time() + seconds if seconds > 0.0 else 0.0
        self._tired = False
        if len(self._known) > LARGEST:
            self._known = {}
        for move in self._ordered(position, seat):
            twin = position.clone()
            twin.advance(seat, move)
            if self._wins(twin, seat):
                return move
            if self._tired:
                break
        return -1

    def _wins(self, position: Position, hero: int) -> bool:
        """Does the hero win, whatever the other does? False also when tired."""
        asked = position.turn()
        if asked < 0:
            return self.judge.title.evaluate(position)[hero] == 1.0
        if self._is_tired():
            return False
        key = self.judge.title.sight(position, hero) * 2 + hero
        known = self._known.get(key)
        if known is not None:
            return known
        found = asked != hero
        for move in self._ordered(position, asked):
            twin = position.clone()
            twin.advance(asked, move)
            if self._wins(twin, hero) == (asked == hero):
                found = asked == hero
                break
        if not self._tired:
            self._known[key] = found
        return found

    def _is_tired(self) -> bool:
        self.visited += 1
        if self._tired or (self._most and self.visited > self._most):
            self._tired = True
        elif self.visited % GLANCE == 0:
            self._tired = self.judge.late() or (self._until > 0.0 and thread_time() >= self._until)
        return self._tired

    def _ordered(self, position: Position, seat: int) -> list[int]:
        """The likeliest moves first: one that wins ends the count."""
        moves = position.contending(seat)
        judge = self.judge
        if len(moves) < WORTH_ORDERING or not isinstance(judge, LearnedJudge) or judge.sweeps:
            return moves
        judge.assess(position, seat, moves)
        priors = judge.priors
        order = sorted([(-priors[slot], move) for slot, move in enumerate(moves)])
        return [move for _, move in order]
