"""Harvest Glory (Raccogliere Punti Gloria): how glory is gained and lost at once."""

from __future__ import annotations

from civitas.games.seven_ages.position import SevenAgesState, replaced
from civitas.games.seven_ages.vocabulary import CATEGORIES, FROM_DEEDS, INSTANT, KINDS_OF_GLORY, LOST


def gain_glory(p: SevenAgesState, seat: int, category: int, n: int) -> None:
    """Glory never falls below 0."""
    if n < 0:
        n = max(n, -p.glory_of(seat))
    if n == 0:
        return
    at = seat * KINDS_OF_GLORY + category
    p.points = replaced(p.points, at, p.points[at] + n)
    if p.log is not None:
        p.tell("event-glory", {"seat": seat, "n": n, "category": CATEGORIES[category]})


def lose_glory(p: SevenAgesState, seat: int, n: int) -> None:
    gain_glory(p, seat, LOST, -n)


def deed(p: SevenAgesState, colour: int, trigger: int) -> None:
    """A square icon pays at once, each time."""
    for icon in p.facts.glory[p.card[colour]]:
        if icon.kind == INSTANT and icon.trigger == trigger:
            gain_glory(p, p.player[colour], FROM_DEEDS, icon.n)
