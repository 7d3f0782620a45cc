"""Retreat from a conflict, unit by unit and leader by leader, and the pursuit of the option."""

from __future__ import annotations

from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one, types_of
from civitas.games.seven_ages.frames import (
    END_CONFLICT,
    PURSUED,
    RETREAT_LEADER,
    RETREAT_TO,
    RETREATING,
    ask,
    context_of,
    do,
)
from civitas.games.seven_ages.position import IN_TRANSIT, SevenAgesState
from civitas.games.seven_ages.rules.areas import is_safe_for_galleys, lose_units, place_units, remove_units
from civitas.games.seven_ages.rules.empires import remove_leader
from civitas.games.seven_ages.rules.movement import is_strait_blocked, land_cost
from civitas.games.seven_ages.rules.sides import colour_of, force_of, seat_of_side, tell_of
from civitas.games.seven_ages.vocabulary import CAVALRY, FIRST_STRAIT, NAVAL, OWN_MOVE, PURSUIT


def begin_retreat(p: SevenAgesState, side: int) -> None:
    """The whole side leaves the area: first come the losses of a pursuit, then its units, its leaders after them."""
    own, colour = p.battle.sides[side], colour_of(p, side)
    p.battle.refuges = []
    p.battle.retreated |= 1 << side
    own.spent = own.committed = 0
    own.must_retreat = False
    p.leaders = [
        leader & 0xFFFF | IN_TRANSIT << 16 if leader & 15 == colour and leader >> 16 == p.battle.area else leader
        for leader in p.leaders
    ]
    if p.log is not None:
        tell_of(p, "event-retreat", side)
    p.now = do(RETREATING, side)
    if p.has_options(PURSUIT):
        p.reveal(-1)
        ask_for_losses(p, side, _price_of_retreat(p, force_of(p, 1 - side)))


# --- pursuit


def _price_of_retreat(p: SevenAgesState, force: int) -> int:
    """Units lost to pursuers: 2 for each aircraft, 1 for each armour, 1 for every two other cavalry."""
    armour = of_type(force, p.facts.armour)
    cavalry = count_of(force & p.facts.of_arm[CAVALRY]) - armour
    return 2 * count_of(force & p.facts.aircraft) + armour + cavalry // 2


def ask_for_losses(p: SevenAgesState, side: int, losses: int) -> None:
    if losses > 0 and force_of(p, side):
        p.ask_next(ask(PURSUED, seat_of_side(p, side), side, losses))


def lose_in_pursuit(p: SevenAgesState, side: int, unit: int, losses: int) -> None:
    """A lost cavalry unit makes up for 2 losses, and one of an age beyond that of the pursuer for 1 more."""
    facts = p.facts
    newer = facts.age_at[facts.level[unit]] > p.age(colour_of(p, 1 - side))
    lose_units(p, colour_of(p, side), _place_of(p, side, unit), one(unit))
    ask_for_losses(p, side, losses - 1 - int(facts.arm[unit] == CAVALRY) - int(newer))


# --- units


def _place_of(p: SevenAgesState, side: int, unit: int) -> int:
    """Where in the area a unit of this type stands."""
    area, colour = p.battle.area, colour_of(p, side)
    for place in p.facts.places_of[area]:
        here = p.units[place] if p.occupant[area] == colour else p.guests[place]
        if of_type(here, unit):
            return place
    return area


def retreat_places(p: SevenAgesState, side: int, unit: int) -> list[int]:
    """Adjacent areas of the empire without foreign units that this unit could enter, ascending."""
    facts, area, colour = p.facts, p.battle.area, colour_of(p, side)
    found: list[int] = []
    if facts.arm[unit] == NAVAL:
        place = _place_of(p, side, unit)
        for dest, canal in zip(facts.naval_steps[place], facts.naval_canals[place], strict=True):
            there = facts.area_of_place[dest]
            safe = unit != facts.galley or facts.is_land[there] or is_safe_for_galleys(p, colour, there)
            if p.holder_of(there) == colour and not canal and safe:
                found.append(dest)
    elif one(unit) & facts.land_units:
        points = facts.move[unit] + total(p, colour, OWN_MOVE)
        for dest, crossing in zip(facts.land_steps[area], facts.land_crossings[area], strict=True):
            blocked = crossing >= FIRST_STRAIT and is_strait_blocked(p, colour, crossing - FIRST_STRAIT)
            if p.holder_of(dest) == colour and not blocked and land_cost(p, colour, one(unit), dest, 0) <= points:
                found.append(dest)
    else:
        found = [dest for dest in facts.borders[area] if p.holder_of(dest) == colour]
    return sorted(set(found))


def retreat_next(p: SevenAgesState) -> None:
    """Ask where the next unit goes; one with nowhere to go is lost."""
    side = context_of(p.now)
    force = force_of(p, side)
    if not force:
        _lead_away(p, side)
        return
    unit = types_of(force)[0]
    places = retreat_places(p, side, unit)
    if not places:
        lose_units(p, colour_of(p, side), _place_of(p, side, unit), one(unit))
    elif len(places) == 1:
        retreat_unit(p, side, unit, places[0])
    else:
        p.ask_next(ask(RETREAT_TO, seat_of_side(p, side), side, unit))


def retreat_unit(p: SevenAgesState, side: int, unit: int, dest: int) -> None:
    colour, there = colour_of(p, side), p.facts.area_of_place[dest]
    remove_units(p, colour, _place_of(p, side, unit), one(unit))
    place_units(p, colour, dest, one(unit))
    if not one(unit) & p.facts.special_units and there not in p.battle.refuges:
        p.battle.refuges = [*p.battle.refuges, there]


# --- leaders


def refuges(p: SevenAgesState) -> list[int]:
    """Where leaders may follow their units, ascending."""
    return sorted(p.battle.refuges)


def _lead_away(p: SevenAgesState, side: int) -> None:
    """The units are gone: leaders follow any of them, and are lost if none got away. An elephant that both sides have
    lost drives both away."""
    colour, areas = colour_of(p, side), refuges(p)
    for leader in p.leaders:
        if leader & 15 == colour and leader >> 16 == IN_TRANSIT:
            if len(areas) > 1:
                p.ask_next(ask(RETREAT_LEADER, seat_of_side(p, side), side, leader))
                return
            if areas:
                follow(p, leader, areas[0])
            else:
                remove_leader(p, leader)
    if p.battle.sides[1 - side].must_retreat and force_of(p, 1 - side):
        begin_retreat(p, 1 - side)
    else:
        p.now = do(END_CONFLICT)


def follow(p: SevenAgesState, leader: int, area: int) -> None:
    twin = p.leaders.copy()
    twin[twin.index(leader)] = leader & 0xFFFF | area << 16
    p.leaders = twin
