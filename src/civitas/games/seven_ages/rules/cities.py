"""Cities (Urbanizzare): building and improving cities, capitals; and modernising units, quelling disorder."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.facts.armoury import of_type, one
from civitas.games.seven_ages.position import FIRST_BUILT, SevenAgesState, replaced
from civitas.games.seven_ages.rules.areas import is_safe_for_galleys, remove_disorder
from civitas.games.seven_ages.rules.building import level_of
from civitas.games.seven_ages.rules.empires import gain_money
from civitas.games.seven_ages.vocabulary import BUILDER, FERTILE, NO_CAPITAL, QUELL_COST

MOST_FERTILE: Final = 2
LAST_AGE: Final = 7


# --- cities


def next_level(p: SevenAgesState, area: int) -> int:
    """The level after the next step, 0 if there is none."""
    levels = p.facts.city_levels
    if not p.city[area]:
        return levels[0]
    number = levels.index(p.city[area]) + 1
    return levels[number] if number < len(levels) else 0


def forbids_growth(p: SevenAgesState, colour: int, area: int) -> int:
    """May the city here be built or improved at all? A builder there is one age ahead."""
    facts = p.facts
    if not facts.is_land[area] or p.holder_of(area) != colour:
        return by.URBANISE_CONTROLLED
    age = p.age(colour)
    barred = p.is_barbarian(colour)
    if p.leaders and p.leaders_at(colour, area, BUILDER):
        age = min(LAST_AGE, age + 1)
        barred = barred and bool(facts.no_cities[p.card[colour]] >> age & 1)
    if barred:
        return by.URBANISE_NO_CITIES
    level = next_level(p, area)
    if not level or facts.city_ages[facts.city_levels.index(level)] > age:
        return by.URBANISE_LEVEL_AGE
    return 0


def _was_built(p: SevenAgesState, area: int) -> bool:
    packed = p.civil.built
    while packed:
        if (packed & 511) - 1 == area:
            return True
        packed >>= 9
    return False


def _quota(p: SevenAgesState, area: int) -> int:
    """0 if a step here is one of the two in fertile areas or the one elsewhere, or the extra one of a builder here."""
    civil = p.civil
    if p.leaders and p.leaders_at(civil.colour, area, BUILDER):
        return 0
    if p.facts.terrain[area] == FERTILE:
        if civil.other_cities:
            return by.URBANISE_OR_ONE_OTHER
        return by.URBANISE_TWO_FERTILE if civil.fertile_cities >= MOST_FERTILE else 0
    return by.URBANISE_OR_ONE_OTHER if civil.other_cities or civil.fertile_cities else 0


def forbids_city(p: SevenAgesState, seat: int, area: int) -> int:
    colour = p.civil.colour
    found = forbids_growth(p, colour, area)
    if found:
        return found
    return by.URBANISE_ONE_STEP_EACH if _was_built(p, area) else _quota(p, area)


def grow_city(p: SevenAgesState, colour: int, area: int) -> None:
    """The first city that an empire builds is its capital, whatever cities it has captured; so is its only one."""
    first = not _has_city(p, colour)
    if not p.city[area] and p.edition >= FIRST_BUILT:
        first = first or not p.built >> colour & 1
        p.note_city_built(colour)
    p.city = replaced(p.city, area, next_level(p, area))
    if first and p.capital[colour] < 0 and not p.special(colour, NO_CAPITAL):
        p.capital = replaced(p.capital, colour, area)
    if p.log is not None:
        p.tell("event-city", {"area": p.facts.areas.ids[area], "level": p.city[area]})


def _has_city(p: SevenAgesState, colour: int) -> bool:
    return any(level and p.occupant[area] == colour for area, level in enumerate(p.city))


def build_city(p: SevenAgesState, area: int) -> None:
    """A step where a builder is comes on top of the others."""
    colour = p.civil.colour
    if not p.leaders_at(colour, area, BUILDER):
        if p.facts.terrain[area] == FERTILE:
            p.civil.fertile_cities += 1
        else:
            p.civil.other_cities += 1
    p.civil.built = p.civil.built << 9 | area + 1
    grow_city(p, colour, area)


def forbids_capital(p: SevenAgesState, seat: int, area: int) -> int:
    colour = p.civil.colour
    if p.capital[colour] >= 0:
        return by.CAPITAL_ONLY_ONE
    if not p.city[area] or p.holder_of(area) != colour:
        return by.CAPITAL_OWN_CITY
    return by.URBANISE_NO_CITIES if p.is_barbarian(colour) or p.special(colour, NO_CAPITAL) else 0


def move_capital(p: SevenAgesState, area: int) -> None:
    p.capital = replaced(p.capital, p.civil.colour, area)


# --- modernising


def forbids_flip(p: SevenAgesState, seat: int, unit: int) -> int:
    """The other side must be within reach of the empire's progress. No counter is turned to and fro in one action."""
    colour, other = p.civil.colour, p.facts.flip[unit]
    if not of_type(p.army[colour], unit):
        return by.MODERNISE_OWN
    if other < 0 or level_of(p, colour, other) > p.progress[colour]:
        return by.MODERNISE_FLIP
    if flip_places(p, unit):
        return 0
    return by.MODERNISE_ONCE if unit in [turned & 255 for turned in p.civil.turned] else by.MODERNISE_OWN


def flip_places(p: SevenAgesState, unit: int) -> list[int]:
    colour, other = p.civil.colour, p.facts.flip[unit]
    found: list[int] = []
    for place, area in enumerate(p.facts.area_of_place):
        if p.occupant[area] == colour and of_type(p.units[place], unit) > _turned(p, unit, place):
            if other == p.facts.galley and not p.facts.is_land[area] and not is_safe_for_galleys(p, colour, area):
                continue
            found.append(place)
    return found


def _turned(p: SevenAgesState, unit: int, place: int) -> int:
    """How many counters there show this side because they were turned over in this action."""
    return p.civil.turned.count(place << 8 | unit)


def flip(p: SevenAgesState, unit: int, place: int) -> None:
    facts, colour, other = p.facts, p.civil.colour, p.facts.flip[unit]
    change = one(other) - one(unit)
    p.units[place] += change
    p.army[colour] += change
    p.civil.turned = [*p.civil.turned, place << 8 | other]
    if p.log is not None:
        seat, where = p.player[colour], facts.areas.ids[facts.area_of_place[place]]
        p.tell("event-flipped", {"seat": seat, "unit": facts.units.ids[other], "area": where}, 1 << seat)
        p.tell("event-flipped-hidden", {"seat": seat, "area": where}, ~(1 << seat))


# --- disorder


def quell_cost(p: SevenAgesState, colour: int) -> int:
    return total(p, colour, QUELL_COST) or p.facts.disorder_cost


def quell(p: SevenAgesState, area: int) -> None:
    colour = p.civil.colour
    gain_money(p, colour, -quell_cost(p, colour))
    remove_disorder(p, area)
    p.civil.quelled = True


def forbids_quell(p: SevenAgesState, seat: int, area: int) -> int:
    colour = p.civil.colour
    if not p.is_disordered(area) or p.holder_of(area) != colour:
        return by.QUELL_OWN
    return by.QUELL_COST_SEVEN if p.money[colour] < quell_cost(p, colour) else 0
