"""What the rest of a turn brings if nobody decides anything further: found by playing it on imagined copies."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.consequences import gauges_of
from civitas.kernel.position import Position
from civitas.kernel.title import Title

REST: Final = ("done", "end", "pass", "decline", "skip")
"""Verbs that decide as little as can be, the least first."""
SAMPLES: Final = 4
"""Copies with what is hidden dealt anew: what differs between them is not certain."""
MOST: Final = 80
"""Moves until the turn must have ended."""

Change = tuple[int, str, int, int]


class Forecast:
    """What is coming: seat, figure, before and after."""

    def __init__(self, changes: list[Change], doubtful: list[tuple[int, str]], others: bool, chance: bool) -> None:
        self.changes = changes
        """What comes whatever is hidden."""
        self.doubtful = doubtful
        """Figures of seats that depend on chance or on what is hidden."""
        self.others = others
        """Others are asked at the same time: what they decide may change all of it."""
        self.chance = chance
        """Chance takes part: what differs in none of the copies may still come otherwise."""

    def is_certain(self) -> bool:
        return not self.others and not self.chance


def resting_move(title: Title, legal: list[int]) -> int:
    """The move that decides least, or -1 where something must be decided."""
    names = [title.moves.verb(move).name for move in legal]
    for verb in REST:
        if verb in names:
            return legal[names.index(verb)]
    return -1


def rested(p: Position) -> None:
    """Let everybody rest until the turn is over, or until somebody must decide."""
    now = p.horizon()
    for _ in range(MOST):
        waiting = p.waiting()
        if not waiting or p.horizon() != now:
            return
        move = resting_move(p.title, p.contending(waiting[0]))
        if move < 0:
            # Where all answers come to the same, nothing is decided by any of them.
            move = p.title.alike(p, waiting[0])
        if move < 0:
            return
        p.advance(waiting[0], move)


def forecast(p: Position, seat: int) -> Forecast:
    """What `seat` may know of the rest of the turn."""
    before = gauges_of(p, seat)
    samples: list[list[dict[str, int]]] = []
    chance = False
    for number in range(SAMPLES):
        copy = p.imagine(seat, Chance(number))
        drawn = copy.drawn
        rested(copy)
        chance = chance or (copy.drawn != drawn and not p.title.harmless_draws)
        samples.append([copy.gauges(other) for other in range(p.seats)])
    changes: list[Change] = []
    doubtful: list[tuple[int, str]] = []
    for other in range(p.seats):
        for name in samples[0][other]:
            values = [sample[other].get(name, 0) for sample in samples]
            was = before[other].get(name, 0)
            if any([value != values[0] for value in values]):
                doubtful.append((other, name))
            elif values[0] != was:
                changes.append((other, name, was, values[0]))
    others = p.joint is not None and len(p.joint.order) > 1
    return Forecast(changes, doubtful, others, chance)
