"""Migration: land units go one area each into land that was neutral, leaving somebody behind."""

from __future__ import annotations

from civitas.games.seven_ages.armoury import count_of, one, types_of
from civitas.games.seven_ages.atlas import FIRST_STRAIT
from civitas.games.seven_ages.frames import MIGRATE, MIGRATE_TO, MIGRATE_UNIT, ask, code_of, context_of, more_of
from civitas.games.seven_ages.position import AT, EVENT_PART, FORCE, FROM, GROUP_SIZE, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.areas import place_units, remove_units
from civitas.games.seven_ages.rules.movement import is_strait_blocked
from civitas.games.seven_ages.rules.reactions import top


def begin(p: SevenAgesState, seat: int, colour: int, n: int) -> None:
    """`EVENT_PART` collects the areas that were entered: others may follow there, but nobody goes on from them."""
    p.affair[top(p) + EVENT_PART] = 0
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


def options(p: SevenAgesState) -> list[int]:
    code, table, colour = code_of(p.now), p.table, context_of(p.now)
    entered = p.affair[top(p) + EVENT_PART]
    if code == MIGRATE:
        return [table.end, *[table.origin + area for area in origins(p, colour, entered)]]
    if code == MIGRATE_UNIT:
        return [table.unit + unit for unit in types_of(p.units[p.group[FROM]] & p.facts.land_units)]
    return [table.to + area for area in destinations(p, colour, p.group[FROM], entered)]


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table, colour, left = code_of(p.now), p.table, context_of(p.now), more_of(p.now)
    if code == MIGRATE and move == table.end:
        p.answered()
        p.invader = NOTHING
    elif code == MIGRATE:
        p.group = [0] * GROUP_SIZE
        p.group[FROM] = p.group[AT] = move - table.origin
        p.now = ask(MIGRATE_UNIT, seat, colour, left)
    elif code == MIGRATE_UNIT:
        p.group[FORCE] = one(move - table.unit)
        p.now = ask(MIGRATE_TO, seat, colour, left)
    else:
        _settle(p, seat, colour, move - table.to, left - 1)


def _settle(p: SevenAgesState, seat: int, colour: int, area: int, left: int) -> None:
    force, origin = p.group[FORCE], p.group[FROM]
    p.group = []
    p.affair[top(p) + EVENT_PART] |= 1 << area
    remove_units(p, colour, origin, force)
    place_units(p, colour, area, force)
    p.now = ask(MIGRATE, seat, colour, left)
    if not left or not origins(p, colour, p.affair[top(p) + EVENT_PART]):
        p.answered()
        p.invader = NOTHING
