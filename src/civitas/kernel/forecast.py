"""What the rest of a turn brings if nobody decides anything further: found by playing it on imagined copies."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.consequences import SAMPLES, Change, Range, gauges_of, others_decide, ranges
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Title

REST: Final = ("done", "end", "pass", "decline", "skip")
"""Verbs that decide as little as can be, the least first."""
MOST: Final = 80
"""Moves until the turn must have ended."""


class Forecast:
    """What is coming: what is certain, and what may be."""

    def __init__(self, changes: list[Change], may: list[Range], others: bool, hidden: bool, until: int) -> None:
        self.changes = changes
        """What comes for certain, by the end of the turn or until something unknown comes out on the way."""
        self.may = may
        """Figures that change after that, and between what they ended on copies with the unknown dealt anew."""
        self.others = others
        """Others decide at the same time, or have decided in secret: this may change all of it."""
        self.hidden = hidden
        """Chance or something hidden comes out before the turn ends."""
        self.until = until
        """The seat that must decide something before the turn ends, where nothing further is certain; else -1."""

    def is_certain(self) -> bool:
        return not self.others and not self.hidden


def resting_move(title: Title, legal: list[int]) -> int:
    """The move that decides least, or -1 where something must be decided."""
    names = [title.moves.verb(move).name for move in legal]
    for verb in REST:
        if verb in names:
            return legal[names.index(verb)]
    return -1


def rested(p: Position, seat: int) -> Position | None:
    """Let everybody rest until the turn is over, or until somebody must decide. Answers with the moment before `seat`
    learned something that counts, if it did."""
    now = p.horizon()
    sure: Position | None = None
    for _ in range(MOST):
        waiting = p.waiting()
        if not waiting or p.horizon() != now:
            break
        move = resting_move(p.title, p.contending(waiting[0]))
        if move < 0:
            # Where all answers come to the same, nothing is decided by any of them.
            move = p.title.alike(p, waiting[0])
        if move < 0:
            break
        before = p.clone() if sure is None else None
        together = p.joint
        p.advance(waiting[0], move)
        closed = together if p.joint is not together else None
        if before is not None and _learned(before, p, seat, 0 if closed is None else _disclosed(p, closed, seat)):
            sure = before
    return sure


def decides(p: Position, rest: Position) -> int:
    """The seat before whose decision the rest of this turn came to a stand, or -1 where it was played to its end."""
    waiting = rest.waiting()
    return waiting[0] if waiting and rest.horizon() == p.horizon() else -1


def _disclosed(p: Position, closed: Joint, seat: int) -> int:
    """How often `seat` was told what others had decided together with it. That is nothing new where all rested."""
    if p.closing or closed.first_only or len(closed.order) < 2:
        return 0
    return 1 + len([other for other in closed.order if other != seat])


def _learned(before: Position, after: Position, seat: int, disclosed: int) -> bool:
    if after.over() and before.ends_unknown(seat):
        return True
    if after.title.hangs_on_hidden(before, after, seat):
        return True
    return not after.title.harmless_draws and after.seal(seat) != before.seal(seat) + disclosed


def forecast(p: Position, seat: int) -> Forecast:
    """What `seat` may know of the rest of the turn."""
    before = gauges_of(p, seat)
    certain = before
    ends: list[list[dict[str, int]]] = []
    hidden, until = False, -1
    for number in range(SAMPLES):
        copy = p.imagine(seat, Chance(number))
        sure = rested(copy, seat)
        ends.append([copy.gauges(other) for other in range(p.seats)])
        if number == 0:
            known = copy if sure is None else sure
            certain = [known.gauges(other) for other in range(p.seats)]
            hidden = sure is not None
            until = -1 if hidden else decides(p, copy)
    changes: list[Change] = []
    for other, figures in enumerate(certain):
        for name, value in figures.items():
            was = before[other].get(name, 0)
            if was != value:
                changes.append((other, name, was, value))
    return Forecast(changes, ranges(certain, ends) if hidden else [], others_decide(p), hidden, until)
