"""What leaders and Civilization Goals ask for, found by the key `kind` of the data."""

from __future__ import annotations

from civitas.games.historia.facts.effects import Objective
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules.territories import sole_territories
from civitas.games.historia.vocabulary import (
    AVAILABLE_CUBES_MIN,
    CUBES_ON_MAP_MIN,
    GOVERNMENT_IN,
    MILITARY_MIN,
    MILITARY_RANK,
    PRESENCE,
    SOLE_TERRITORIES_MIN,
    TECHNOLOGY_MIN,
    TECHNOLOGY_RANK,
    WONDERS_MIN,
)


def is_met(p: HistoriaState, seat: int, objective: Objective) -> bool:
    kind, n = objective.kind, objective.n
    if kind == TECHNOLOGY_MIN:
        return p.technology[seat] >= n
    if kind == MILITARY_MIN:
        return p.military[seat] >= n
    if kind == CUBES_ON_MAP_MIN:
        return p.cubes[seat].bit_count() >= n
    if kind == SOLE_TERRITORIES_MIN:
        return sole_territories(p, seat).bit_count() >= n
    if kind == WONDERS_MIN:
        return p.wonders[seat].bit_count() >= n
    if kind == PRESENCE:
        # A flag means presence: others may be there too.
        return p.cubes[seat] & objective.territories == objective.territories
    if kind == GOVERNMENT_IN:
        return bool(objective.governments >> p.government(seat) & 1)
    if kind == TECHNOLOGY_RANK:
        return p.technology[seat] == highest(p, p.technology)
    if kind == MILITARY_RANK:
        return p.military[seat] == highest(p, p.military)
    assert kind == AVAILABLE_CUBES_MIN
    return p.available[seat] >= n


def highest(p: HistoriaState, levels: list[int]) -> int:
    """The highest level among the civilizations still in the game."""
    found = 0
    for civ, level in enumerate(levels):
        if level > found and not p.eliminated >> civ & 1:
            found = level
    return found
