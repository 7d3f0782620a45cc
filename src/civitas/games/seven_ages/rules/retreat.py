"""Retreat from a conflict, unit by unit, and the pursuit of the option."""

from __future__ import annotations

from civitas.games.seven_ages.armoury import count_of, of_type, one, types_of
from civitas.games.seven_ages.atlas import FIRST_STRAIT
from civitas.games.seven_ages.frames import END_CONFLICT, PURSUED, RETREAT_TO, ask, context_of, do
from civitas.games.seven_ages.position import AREA, ATTACKER, SevenAgesState
from civitas.games.seven_ages.rules.areas import is_safe_for_galleys, lose_units, place_units, remove_units
from civitas.games.seven_ages.rules.movement import is_strait_blocked
from civitas.games.seven_ages.vocabulary import CAVALRY, NAVAL, PURSUIT


def _place_of(p: SevenAgesState, side: int, unit: int) -> int:
    """Where in the area a unit of this type stands."""
    area, colour = p.battle[AREA], p.battle[ATTACKER + side]
    for place in p.facts.places_of[area]:
        here = p.units[place] if p.occupant[area] == colour else p.guests[place]
        if of_type(here, unit):
            return place
    return area


def retreat_places(p: SevenAgesState, side: int, unit: int) -> list[int]:
    """Adjacent areas of the empire without foreign units that this unit could enter, ascending."""
    facts, area, colour = p.facts, p.battle[AREA], p.battle[ATTACKER + side]
    found: list[int] = []
    if facts.arm[unit] == NAVAL:
        place = _place_of(p, side, unit)
        for dest, canal in zip(facts.naval_steps[place], facts.naval_canals[place], strict=True):
            there = facts.area_of_place[dest]
            safe = unit != facts.galley or facts.is_land[there] or is_safe_for_galleys(p, colour, there)
            if p.holder_of(there) == colour and not canal and safe:
                found.append(dest)
    elif one(unit) & facts.land_units:
        for dest, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True):
            blocked = crossing >= FIRST_STRAIT and is_strait_blocked(p, colour, crossing - FIRST_STRAIT)
            if p.holder_of(dest) == colour and not blocked:
                found.append(dest)
    else:
        found = [dest for dest in facts.borders[area] if p.holder_of(dest) == colour]
    return sorted(set(found))


def retreat_next(p: SevenAgesState, force: int) -> None:
    """Ask where the next unit goes; one with nowhere to go is lost."""
    side = context_of(p.now)
    if not force:
        p.now = do(END_CONFLICT)
        return
    unit = types_of(force)[0]
    places = retreat_places(p, side, unit)
    if not places:
        lose_units(p, p.battle[ATTACKER + side], _place_of(p, side, unit), one(unit))
    elif len(places) == 1:
        retreat_unit(p, side, unit, places[0])
    else:
        p.ask_next(ask(RETREAT_TO, p.player[p.battle[ATTACKER + side]], side, unit))


def retreat_unit(p: SevenAgesState, side: int, unit: int, dest: int) -> None:
    """Leaders go with the first unit that gets away."""
    area, colour = p.battle[AREA], p.battle[ATTACKER + side]
    place = _place_of(p, side, unit)
    there = p.facts.area_of_place[dest]
    if not one(unit) & p.facts.special_units:
        p.leaders = [
            leader & 0xFFFF | there << 16 if leader & 15 == colour and leader >> 16 == area else leader
            for leader in p.leaders
        ]
    remove_units(p, colour, place, one(unit))
    place_units(p, colour, dest, one(unit))


def pursue(p: SevenAgesState, side: int, pursuers: int, force: int) -> None:
    """With the option pursuit a retreat costs units: 2 per aircraft, 1 per armour, 1 per two other cavalry."""
    if p.has_options(PURSUIT):
        p.reveal(-1)
        facts = p.facts
        armour = of_type(pursuers, facts.armour)
        cavalry = count_of(pursuers & facts.of_arm[CAVALRY]) - armour
        ask_for_losses(p, side, 2 * count_of(pursuers & facts.aircraft) + armour + cavalry // 2, force)


def ask_for_losses(p: SevenAgesState, side: int, losses: int, force: int) -> None:
    if losses > 0 and force:
        p.ask_next(ask(PURSUED, p.player[p.battle[ATTACKER + side]], side, losses))
