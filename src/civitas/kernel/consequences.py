"""What a move changes, in figures that all can work out: tried out on an imagined position, so that the answer tells
nothing that is hidden."""

from __future__ import annotations

from civitas.kernel.position import Position


class Outcome:
    """What would come of a move."""

    def __init__(self, reveals: bool, settles: bool, changes: list[tuple[int, str, int, int]]) -> None:
        self.reveals = reveals
        """Chance or something hidden takes part: what comes of it is not known before."""
        self.settles = settles
        """The mover's part of a question to several seats ends here; what follows depends on the others."""
        self.changes = changes
        """Seat, figure, before and after, as far as the move alone decides them."""

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
    changes: list[tuple[int, str, int, int]] = []
    if not settles:
        for other, after in enumerate(gauges_of(trial, seat)):
            for name, value in after.items():
                was = before[other].get(name, 0)
                if was != value:
                    changes.append((other, name, was, value))
    return Outcome(False, settles, changes)
