"""Adopting a religion or government (Adottare una religione o una forma di governo): from whom, when, and what a change
stirs up."""

from __future__ import annotations

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import has, markers_left, total
from civitas.games.seven_ages.frames import ADOPT_FROM, ask
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState, replaced
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


def sources(p: SevenAgesState, colour: int, creed: int) -> list[int]:
    """The empires within range that have the creed."""
    held_by = [other for other in range(MOST_COLOURS) if creed in (p.religion[other], p.government[other])]
    if not held_by:
        return held_by
    extra = total(p, colour, ADOPT_RANGE) if p.facts.kind[creed] == CREED else 0
    near = in_range(p, colour, extra)
    return [other for other in held_by if near >> other & 1]


def present_creed(p: SevenAgesState, colour: int, creed: int) -> int:
    """What an empire has of the kind of this religion or government, or -1."""
    return p.religion[colour] if p.facts.kind[creed] == CREED else p.government[colour]


def forbids_creed(p: SevenAgesState, colour: int, creed: int) -> int:
    """May an empire take up a creed, wherever it comes from?"""
    facts = p.facts
    if facts.kind[creed] < CREED or markers_left(p, creed) <= 0:
        return by.ADOPT_HELD
    if not facts.first_age[creed] <= p.age(colour) <= facts.last_age[creed]:
        return by.ADOPT_HELD
    present = present_creed(p, colour, creed)
    if present == creed:
        return by.ADOPT_HELD
    return by.ADOPT_NOT_WHILE_DISORDER if present >= 0 and p.has_disorder(colour) else 0


def forbids_adoption(p: SevenAgesState, colour: int, creed: int) -> int:
    return forbids_creed(p, colour, creed) or (0 if sources(p, colour, creed) else by.ADOPT_SOURCE_IN_RANGE)


def adopt_from_any(p: SevenAgesState, seat: int, colour: int, creed: int) -> None:
    """From one of the empires within range that have it; which one, is asked where it makes a difference."""
    found = sources(p, colour, creed)
    if len(found) > 1 and p.facts.with_op[SPREAD_GLORY] >> creed & 1:
        p.ask_next(ask(ADOPT_FROM, seat, colour, creed))
    else:
        adopt(p, colour, creed, found[0])


def adopt(p: SevenAgesState, colour: int, creed: int, source: int) -> None:
    """A change of creed puts city and leader areas into disorder."""
    religion = p.facts.kind[creed] == CREED
    changed = present_creed(p, colour, creed) >= 0
    if religion:
        p.religion = replaced(p.religion, colour, creed)
    else:
        p.government = replaced(p.government, colour, creed)
    if p.log is not None:
        p.tell("event-adopted", {"artefact": p.facts.artefacts.ids[creed], "empire": p.facts.cards.ids[p.card[colour]]})
    gain_glory(p, p.player[colour], FROM_ARTEFACTS, 1)
    for effect in p.facts.effects[creed]:
        if effect.op == SPREAD_GLORY and p.player[source] >= 0:
            gain_glory(p, p.player[source], FROM_ARTEFACTS, effect.n)
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
