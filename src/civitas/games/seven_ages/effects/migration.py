"""Migration: land units go one area each into land that was neutral, leaving somebody behind."""

from __future__ import annotations

from civitas.games.seven_ages.facts.armoury import count_of, one, types_of
from civitas.games.seven_ages.frames import MIGRATE, MIGRATE_TO, MIGRATE_UNIT, ask, context_of, more_of
from civitas.games.seven_ages.parts import NO_MARCH, March
from civitas.games.seven_ages.position import NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.areas import place_units, remove_units
from civitas.games.seven_ages.rules.movement import is_strait_blocked
from civitas.games.seven_ages.vocabulary import FIRST_STRAIT


def begin(p: SevenAgesState, seat: int, colour: int, n: int) -> None:
    """`EVENT_PART` collects the areas that were entered: others may follow there, but nobody goes on from them."""
    p.affair[-1].part = 0
    p.invader = colour
    p.ask_next(ask(MIGRATE, seat, colour, n))


def destinations(p: SevenAgesState, colour: int, area: int, entered: int) -> list[int]:
    facts = p.facts
    found: list[int] = []
    for other, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True):
        blocked = crossing >= FIRST_STRAIT and is_strait_blocked(p, colour, crossing - FIRST_STRAIT)
        if not blocked and (p.occupant[other] < 0 or entered >> other & 1):
            found.append(other)
    return sorted(found)


def origins(p: SevenAgesState, colour: int, entered: int = 0) -> list[int]:
    """Areas from which a land unit can go, leaving behind one that holds the area."""
    facts = p.facts
    found: list[int] = []
    for area in p.held_areas(colour):
        stays = count_of(p.force_in(area) & facts.holders) >= 2
        if stays and p.units[area] & facts.land_units and not entered >> area & 1:
            if destinations(p, colour, area, entered):
                found.append(area)
    return found


def origins_left(p: SevenAgesState, seat: int) -> list[int]:
    return origins(p, context_of(p.now), p.affair[-1].part)


def types_to_move(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(p.units[p.group.origin] & p.facts.land_units)


def areas_to_settle(p: SevenAgesState, seat: int) -> list[int]:
    return destinations(p, context_of(p.now), p.group.origin, p.affair[-1].part)


def end(p: SevenAgesState, seat: int) -> None:
    p.answered()
    p.invader = NOTHING


def leave(p: SevenAgesState, seat: int, area: int) -> None:
    p.group = March()
    p.group.origin = p.group.at = area
    p.now = ask(MIGRATE_UNIT, seat, context_of(p.now), more_of(p.now))


def take_along(p: SevenAgesState, seat: int, unit: int) -> None:
    p.group.force = one(unit)
    p.now = ask(MIGRATE_TO, seat, context_of(p.now), more_of(p.now))


def settle(p: SevenAgesState, seat: int, area: int) -> None:
    _settle(p, seat, context_of(p.now), area, more_of(p.now) - 1)


def _settle(p: SevenAgesState, seat: int, colour: int, area: int, left: int) -> None:
    force, origin = p.group.force, p.group.origin
    p.group = NO_MARCH
    p.affair[-1].part |= 1 << area
    remove_units(p, colour, origin, force)
    place_units(p, colour, area, force)
    p.now = ask(MIGRATE, seat, colour, left)
    if not left or not origins(p, colour, p.affair[-1].part):
        p.answered()
        p.invader = NOTHING
