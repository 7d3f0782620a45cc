"""Adottare una religione o una forma di governo: from whom, when, and what a change stirs up."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import has, markers_left, total
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, SevenAgesState, replaced
from civitas.games.seven_ages.rules.areas import put_disorder
from civitas.games.seven_ages.rules.glory import gain_glory
from civitas.games.seven_ages.rules.ranges import in_range
from civitas.games.seven_ages.vocabulary import (
    ADOPT_RANGE,
    CREED,
    FREE_RELIGION,
    FROM_ARTEFACTS,
    LESS_DISORDER,
    SPREAD_GLORY,
)
from civitas.kernel.refusals import rule

SOURCE_IN_RANGE: Final = rule("seven_ages.adopt.source-in-range")
IN_DISORDER: Final = rule("seven_ages.adopt.not-while-disorder")
HELD: Final = rule("seven_ages.adopt.held")


def adoption_source(p: SevenAgesState, colour: int, creed: int) -> int:
    """An empire within range that has the creed, or -1."""
    extra = total(p, colour, ADOPT_RANGE) if p.facts.kind[creed] == CREED else 0
    near = in_range(p, colour, extra)
    for other in range(MOST_COLOURS):
        if near >> other & 1 and creed in (p.religion[other], p.government[other]):
            return other
    return NOTHING


def forbids_adoption(p: SevenAgesState, colour: int, creed: int) -> int:
    facts = p.facts
    if facts.kind[creed] < CREED or markers_left(p, creed) <= 0:
        return HELD
    if not facts.first_age[creed] <= p.age(colour) <= facts.last_age[creed]:
        return HELD
    present = p.religion[colour] if facts.kind[creed] == CREED else p.government[colour]
    if present == creed:
        return HELD
    if present >= 0 and p.has_disorder(colour):
        return IN_DISORDER
    return 0 if adoption_source(p, colour, creed) >= 0 else SOURCE_IN_RANGE


def adopt(p: SevenAgesState, colour: int, creed: int) -> None:
    """A change of creed puts city and leader areas into disorder."""
    source = adoption_source(p, colour, creed)
    religion = p.facts.kind[creed] == CREED
    changed = (p.religion if religion else p.government)[colour] >= 0
    if religion:
        p.religion = replaced(p.religion, colour, creed)
    else:
        p.government = replaced(p.government, colour, creed)
    if p.log is not None:
        p.tell("event-adopted", {"artefact": p.facts.artefacts.ids[creed], "empire": p.facts.cards.ids[p.card[colour]]})
    gain_glory(p, p.player[colour], FROM_ARTEFACTS, 1)
    if p.facts.with_op[SPREAD_GLORY] >> creed & 1:
        gain_glory(p, p.player[source], FROM_ARTEFACTS, 1)
    if changed and not (religion and has(p, colour, FREE_RELIGION)):
        unsettle(p, colour)


def unsettle(p: SevenAgesState, colour: int) -> None:
    """Disorder in every area with a city or a leader."""
    led = 0
    if not has(p, colour, LESS_DISORDER):
        for leader in p.leaders:
            if leader & 15 == colour:
                led |= 1 << (leader >> 16)
    for area in p.held_areas(colour):
        if p.city[area] or led >> area & 1:
            put_disorder(p, area)
