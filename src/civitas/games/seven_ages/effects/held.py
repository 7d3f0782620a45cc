"""Which artefacts an empire has, and the sum of what they do."""

from __future__ import annotations

from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, ON_CARD, SevenAgesState
from civitas.games.seven_ages.vocabulary import TECHNOLOGY


def artefacts_of(p: SevenAgesState, colour: int) -> int:
    """Mask of the artefacts whose effects an empire has: its markers, and technologies it has reached on the track."""
    found = 0
    for artefact, place in enumerate(p.where):
        if place >= 0 and (place == ON_CARD + colour or (place < ON_CARD and p.occupant[place] == colour)):
            found |= 1 << artefact
        if p.twins[artefact] and p.progress[colour] >= p.twins[artefact]:
            found |= 1 << artefact
    if p.religion[colour] >= 0:
        found |= 1 << p.religion[colour]
    if p.government[colour] >= 0:
        found |= 1 << p.government[colour]
    return found


def total(p: SevenAgesState, colour: int, op: int) -> int:
    """The sum of one effect over the artefacts of an empire; 1 for each that has no number."""
    return _sum(p, colour, op, NOTHING)


def for_unit(p: SevenAgesState, colour: int, op: int, unit: int) -> int:
    """The sum of an effect on one type of unit; effects that name no type hold for all."""
    return _sum(p, colour, op, unit)


def _sum(p: SevenAgesState, colour: int, op: int, unit: int) -> int:
    facts = p.facts
    if not may_have(p, op):
        return 0
    having = artefacts_of(p, colour) & facts.with_op[op]
    found = 0
    while having:
        lowest = having & -having
        for effect in facts.effects[lowest.bit_length() - 1]:
            if effect.op != op:
                continue
            if unit in effect.units if effect.units else unit >= 0 or p.age(colour) <= effect.last_age:
                found += effect.n if effect.n else 1
        having ^= lowest
    return found


def has(p: SevenAgesState, colour: int, op: int) -> bool:
    return may_have(p, op) and bool(artefacts_of(p, colour) & p.facts.with_op[op])


def may_have(p: SevenAgesState, op: int) -> bool:
    """A quick look: is any artefact with this effect in play?"""
    mask = p.facts.with_op[op]
    while mask:
        lowest = mask & -mask
        artefact = lowest.bit_length() - 1
        if p.where[artefact] >= 0 or p.twins[artefact]:
            return True
        if p.facts.on_card[artefact]:
            for colour in range(MOST_COLOURS):
                if p.religion[colour] == artefact or p.government[colour] == artefact:
                    return True
        mask ^= lowest
    return False


def in_area(p: SevenAgesState, area: int, op: int) -> int:
    """The sum of an effect over the markers that lie in an area."""
    facts = p.facts
    found = 0
    mask = facts.with_op[op]
    while mask:
        lowest = mask & -mask
        artefact = lowest.bit_length() - 1
        if p.where[artefact] == area:
            for effect in facts.effects[artefact]:
                if effect.op == op:
                    found += effect.n if effect.n else 1
        mask ^= lowest
    return found


def artefacts_in(p: SevenAgesState, area: int) -> list[int]:
    return [artefact for artefact, place in enumerate(p.where) if place == area]


def markers_left(p: SevenAgesState, artefact: int) -> int:
    """How many markers of a religion or government are not in play."""
    used = 0
    for colour in range(MOST_COLOURS):
        if p.religion[colour] == artefact or p.government[colour] == artefact:
            used += 1
    return p.facts.markers[artefact] - used


def is_in_play(p: SevenAgesState, artefact: int) -> bool:
    """Is a wonder or calamity on the map or a card, or a technology on the track?"""
    if p.facts.kind[artefact] == TECHNOLOGY:
        return p.twins[artefact] > 0
    return p.where[artefact] != NOTHING
