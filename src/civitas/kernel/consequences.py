"""What a move changes, in figures that all can work out: tried out on an imagined position, so that the answer tells
nothing that is hidden."""

from __future__ import annotations

from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position

SAMPLES: Final = 8
"""Copies with what is unknown dealt anew, to find out what may come of it."""

Change = tuple[int, str, int, int]
"""Seat, figure, before and after."""
Range = tuple[int, str, int, int, int]
"""Seat, figure, before, and the least and the most of it that came on the copies."""


class Outcome:
    """What would come of a move."""

    def __init__(self, reveals: bool, settles: bool, changes: list[Change]) -> None:
        self.reveals = reveals
        """Chance or something hidden takes part: what comes of it is not known before."""
        self.settles = settles
        """The mover's part of a question to several seats ends here, or what follows hangs on something that others
        keep hidden and never show."""
        self.changes = changes
        """As far as the move alone decides them."""

    def is_certain(self) -> bool:
        return not self.reveals and not self.settles


def gauges_of(p: Position, viewer: int) -> list[dict[str, int]]:
    """The figures of all seats; if the viewer is asked together with others, as the own sketch has them."""
    seen = p.sketch(viewer) if p.joint is not None and p.is_asked(viewer) else p
    return [seen.gauges(seat) for seat in range(p.seats)]


def outcome(shadow: Position, before: list[dict[str, int]], seat: int, move: int) -> Outcome:
    """What a legal move of `seat` does to `before`, the figures of `shadow`, an imagined position."""
    trial = shadow.clone()
    sealed, asked = trial.seal(seat), trial.joint
    trial.advance(seat, move)
    if trial.seal(seat) != sealed or (trial.over() and shadow.ends_unknown(seat)):
        return Outcome(True, False, [])
    settles = asked is not None and (trial.joint is not asked or not trial.is_asked(seat))
    settles = settles or trial.title.hangs_on_hidden(shadow, trial, seat)
    changes: list[Change] = []
    if not settles:
        for other, after in enumerate(gauges_of(trial, seat)):
            for name, value in after.items():
                was = before[other].get(name, 0)
                if was != value:
                    changes.append((other, name, was, value))
    return Outcome(False, settles, changes)


def others_decide(p: Position) -> bool:
    """Are others asked together with whoever is asked now, or is something carried out that they decided so?"""
    return bool(p.closing) or (p.joint is not None and len(p.joint.order) > 1)


def may_come(p: Position, before: list[dict[str, int]], seat: int, move: int) -> list[Range]:
    """What may come of a move that reveals something: the figures that changed on copies with the unknown dealt anew.
    Nothing is told where it hangs on what others have decided in secret."""
    if others_decide(p):
        return []
    ends: list[list[dict[str, int]]] = []
    for number in range(SAMPLES):
        copy = p.imagine(seat, Chance(number))
        copy.advance(seat, move)
        ends.append([copy.gauges(other) for other in range(p.seats)])
    return ranges(before, ends)


def ranges(before: list[dict[str, int]], ends: list[list[dict[str, int]]]) -> list[Range]:
    """Between what the figures lie at the ends, where any of them is not what it was."""
    found: list[Range] = []
    for other, was in enumerate(before):
        # A figure that is missing is nothing; at some ends there are figures that there were not before.
        names = dict.fromkeys([name for end in ends for name in end[other]])
        for name in names:
            values = [end[other].get(name, 0) for end in ends]
            old, least, most = was.get(name, 0), min(values), max(values)
            if least != old or most != old:
                found.append((other, name, old, least, most))
    return found
