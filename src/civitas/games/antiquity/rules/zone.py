"""The zone of control (Zona di controllo): which hexes a player controls from its cities and inns."""

from __future__ import annotations

from civitas.games.antiquity.facts.geography import spread
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.vocabulary import HARBOUR, STABLES


def chart(p: AntiquityState, seat: int) -> None:
    """Work out the zone anew: after any change to its sources, to the harbour or the stables, or to the water."""
    p.zone[seat] = zone_of(p, seat)


def zone_of(p: AntiquityState, seat: int) -> int:
    """Steps go over land alone; whatever stands there does not block them."""
    facts, layout, water = p.facts, p.land.layout, p.water
    fringe = p.fringe[seat]
    step = fringe & ~water
    found = step
    for _ in range(facts.reach - 1 + (facts.stables_reach if p.has(seat, STABLES) else 0)):
        step = spread(layout, step) & ~(water | found)
        found |= step
    if p.has(seat, HARBOUR):
        found |= _waterside(p, fringe & water)
    return found & ~p.held[seat]


def _waterside(p: AntiquityState, reached: int) -> int:
    """All water connected with this, and the land next to it; no further steps lead from there."""
    found = 0
    if reached:
        for body, shore in zip(p.bodies, p.shores, strict=True):
            if body & reached:
                found |= body | shore
    return found
