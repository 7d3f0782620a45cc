"""Raggio: which empires are within range of another, and through whose areas the way leads."""

from __future__ import annotations

from civitas.games.seven_ages.position import NOTHING, SevenAgesState
from civitas.games.seven_ages.vocabulary import EXPLORER, RANGE


def range_of(p: SevenAgesState, colour: int) -> int:
    return p.age(colour) + p.special(colour, RANGE)


def distances(p: SevenAgesState, colour: int, extra: int, through: int) -> list[int]:
    """Per colour how near its closest area is by a way short enough for the range of `colour`: the steps, or -1.

    Ways lead through vacant and own areas, those of the colours in the mask `through`, and not over oceans before
    the age that allows it.
    """
    facts = p.facts
    reach = range_of(p, colour) + extra
    oceans = p.age(colour) >= facts.ocean_age
    found = [NOTHING] * len(p.card)
    left = [NOTHING] * len(facts.areas)
    edge: list[int] = []
    for area, owner in enumerate(p.occupant):
        if owner == colour:
            left[area] = reach
            edge.append(area)
    for leader in p.leaders:
        area = leader >> 16
        if leader & 15 == colour and leader >> 4 & 15 == EXPLORER and area < len(left) and left[area] >= 0:
            left[area] = 2 * reach
    steps = 0
    while edge:
        steps += 1
        beyond: list[int] = []
        for area in edge:
            if left[area] <= 0:
                continue
            for other in facts.borders[area]:
                if left[area] - 1 <= left[other] or (facts.is_ocean[other] and not oceans):
                    continue
                owner = p.occupant[other]
                if owner == colour:
                    continue
                left[other] = left[area] - 1
                if owner >= 0 and found[owner] < 0:
                    found[owner] = steps
                if owner < 0 or through >> owner & 1:
                    beyond.append(other)
        edge = beyond
    return found


def is_in_range(p: SevenAgesState, colour: int, other: int, extra: int = 0) -> bool:
    return distances(p, colour, extra, 0)[other] > 0


def areas_in_range(p: SevenAgesState, colour: int, centre: int) -> list[int]:
    """Every area within range of an area of an empire, that one included; ways lead through vacant and own areas."""
    facts = p.facts
    left = [NOTHING] * len(facts.areas)
    left[centre] = range_of(p, colour)
    edge = [centre]
    oceans = p.age(colour) >= facts.ocean_age
    while edge:
        beyond: list[int] = []
        for area in edge:
            if left[area] <= 0:
                continue
            for other in facts.borders[area]:
                if left[area] - 1 > left[other] and (oceans or not facts.is_ocean[other]):
                    left[other] = left[area] - 1
                    if p.occupant[other] in (NOTHING, colour):
                        beyond.append(other)
        edge = beyond
    return [area for area, steps in enumerate(left) if steps >= 0]
