"""Movement (Spendere Punti Mov.): what a step costs, which steps a group may take, and where it may end."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.facts.armoury import count_of, of_type, types_of
from civitas.games.seven_ages.parts import March
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.areas import controls, is_safe_for_galleys
from civitas.games.seven_ages.rules.production import terrain_of
from civitas.games.seven_ages.vocabulary import FIRST_STRAIT, PLAIN

BY_LAND: Final = 0
BY_SEA: Final = 1
BY_AIR: Final = 2
AS_NUKE: Final = 3
AS_SHIELD: Final = 4

RIVER_BIT: Final = 1
STRAIT_BIT: Final = 2
INVASION_BIT: Final = 4


def mode_of(p: SevenAgesState, force: int) -> int:
    """How a force moves."""
    facts = p.facts
    if force & facts.naval_units:
        return BY_SEA
    if force & facts.land_units:
        return BY_LAND
    if force & facts.aircraft:
        return BY_AIR
    return AS_NUKE if of_type(force, facts.nuke) else AS_SHIELD


def explorers_in(p: SevenAgesState, group: March) -> int:
    found = 0
    for leader in group.leaders:
        found += int(leader >> 4 & 15 == v.EXPLORER)
    return found


def allowance(p: SevenAgesState, colour: int, group: March) -> int:
    """The movement points of a group: those of its slowest unit; a transport moves as its ships do."""
    facts = p.facts
    force = group.force
    mode = mode_of(p, force)
    if mode == BY_SEA:
        force &= facts.naval_units
    found = min([facts.move[unit] for unit in types_of(force)])
    found += explorers_in(p, group)
    if mode == BY_LAND:
        found += p.marched
    elif mode == BY_SEA:
        found += total(p, colour, v.NAVAL_MOVE)
    return found


def rail_of(p: SevenAgesState, colour: int, group: March) -> int:
    """Points that serve inside own areas only."""
    return total(p, colour, v.OWN_MOVE) if mode_of(p, group.force) == BY_LAND else 0


# --- what stands in the way


def strangers(p: SevenAgesState, colour: int, area: int) -> int:
    """Units of others in an area."""
    return count_of(p.force_in(area)) if p.occupant[area] >= 0 and p.occupant[area] != colour else 0


def own_units(p: SevenAgesState, colour: int, area: int) -> int:
    return p.force_in(area) if p.occupant[area] == colour else p.guests_in(area)


def must_stop(p: SevenAgesState, colour: int, area: int, ships: bool) -> bool:
    """Foreign units stop a move, unless twice as many own units are already there."""
    others = strangers(p, colour, area)
    if not others:
        return False
    own = own_units(p, colour, area)
    if ships:
        own &= p.facts.naval_units
    return count_of(own) < 2 * others


def leaves_neutral(p: SevenAgesState, colour: int, group: March, area: int) -> bool:
    """Would a group go on from a land area that it has just taken? One unit must stay, unless an explorer leads."""
    if not p.facts.is_land[area] or strangers(p, colour, area) or explorers_in(p, group):
        return False
    return not own_units(p, colour, area) & p.facts.holders


def is_strait_blocked(p: SevenAgesState, colour: int, strait: int) -> bool:
    """Only if every sea of the crossing holds foreign units."""
    free = 0
    for sea in p.facts.strait_seas[strait]:
        free += int(not strangers(p, colour, sea))
    return free == 0


# --- steps


def step_of(p: SevenAgesState, colour: int, group: March, dest: int) -> int:
    """The points a step costs; or less than 0, the number of the rule that forbids it."""
    mode = mode_of(p, group.force)
    if mode == BY_LAND:
        return _land_step(p, colour, group, dest)
    if mode == BY_SEA:
        return _naval_step(p, colour, group, dest)
    return _air_step(p, colour, group, dest, mode)


def _land_step(p: SevenAgesState, colour: int, group: March, dest: int) -> int:
    facts, at = p.facts, group.at
    area = facts.area_of_place[at]
    if dest >= len(facts.areas) or not facts.is_land[dest]:
        return -by.MOVE_LAND_ONLY
    if dest not in facts.land_steps[area]:
        return -by.MOVE_BORDERING
    if group.steps:
        if must_stop(p, colour, area, False):
            return -by.STOP_LAND_AND_AIR
        if leaves_neutral(p, colour, group, area):
            return -by.MOVE_NEUTRAL_STOP
    crossing = facts.land_crossings[area][facts.land_steps[area].index(dest)]
    if crossing >= FIRST_STRAIT and is_strait_blocked(p, colour, crossing - FIRST_STRAIT):
        return -by.STRAIT_BLOCKED
    cost = land_cost(p, colour, group.force, dest, explorers_in(p, group))
    rail = group.rail if p.occupant[dest] == colour else 0
    return cost if cost <= group.left + rail else -by.MOVE_POINTS


def land_cost(p: SevenAgesState, colour: int, force: int, area: int, explorers: int) -> int:
    facts = p.facts
    if explorers and p.occupant[area] < 0:
        return 1
    terrain = terrain_of(p, area, p.age(colour))
    if (terrain == v.JUNGLE and p.special(colour, v.JUNGLE_MOVE)) or (
        terrain == v.MOUNTAIN and p.special(colour, v.MOUNTAIN_MOVE)
    ):
        return 1
    cost = 1
    for unit in types_of(force):
        cost = max(cost, facts.horse[terrain] if facts.as_cavalry[unit] else facts.foot[terrain])
    return 1 if cost > 1 and total(p, colour, v.FLAT_MOVE) else cost


def _naval_step(p: SevenAgesState, colour: int, group: March, dest: int) -> int:
    facts, at = p.facts, group.at
    area, there = facts.area_of_place[at], facts.area_of_place[dest]
    if dest not in facts.naval_steps[at]:
        return -(by.MOVE_BORDERING if facts.coasts[there] or not facts.is_land[there] else by.NAVAL_ALLOWED_AREAS)
    canal = facts.naval_canals[at][facts.naval_steps[at].index(dest)] - 1
    if canal >= 0:
        if p.age(colour) not in facts.canal_ages[canal]:
            return -by.NAVAL_CANAL_AGES
        if group.canals_shut >> canal & 1:
            return -by.NAVAL_CANAL_PERMISSION
    if group.steps and facts.is_land[area]:
        if must_stop(p, colour, area, True):
            return -by.NAVAL_STOP
        if leaves_neutral(p, colour, group, area):
            return -by.MOVE_NEUTRAL_STOP
    if is_shielded(p, colour, group.force, there):
        return -by.NUKE_STARWARS_EXCEPTION
    if of_type(group.force, facts.galley) and not facts.is_land[there]:
        if not is_safe_for_galleys(p, colour, there):
            return -(by.GALLEY_NO_OCEAN if facts.is_ocean[there] else by.GALLEY_DESTROYED)
    return 1 if group.left >= 1 else -by.MOVE_POINTS


def _air_step(p: SevenAgesState, colour: int, group: March, dest: int, mode: int) -> int:
    facts, area = p.facts, p.facts.area_of_place[group.at]
    if dest >= len(facts.areas):
        return -by.MOVE_BORDERING
    if mode == AS_SHIELD:
        return 0 if dest != area and not group.steps else -by.MOVE_BORDERING
    if dest not in facts.borders[area]:
        return -by.MOVE_BORDERING
    if mode == AS_NUKE:
        if is_shielded(p, colour, group.force, dest):
            return -by.NUKE_STARWARS_EXCEPTION
    elif group.steps and must_stop(p, colour, area, False):
        return -by.STOP_LAND_AND_AIR
    return 1 if group.left >= 1 else -by.MOVE_POINTS


def is_shielded(p: SevenAgesState, colour: int, force: int, area: int) -> bool:
    """Foreign star wars keep nukes out of an area, aboard ships too."""
    if not of_type(force, p.facts.nuke) or not strangers(p, colour, area):
        return False
    return of_type(p.force_in(area), p.facts.star_wars) > 0


def after_step(p: SevenAgesState, colour: int, group: March, dest: int, cost: int) -> March:
    """The group as it stands after a step."""
    twin = March(group)
    area = p.facts.area_of_place[group.at]
    if group.steps and mode_of(p, group.force) == BY_SEA and must_stop(p, colour, area, True):
        twin.passed |= 1 << p.occupant[area]
    if p.facts.area_of_place[dest] == dest and p.occupant[dest] == colour and twin.rail:
        by_rail = min(cost, twin.rail)
        twin.rail -= by_rail
        cost -= by_rail
    twin.left -= cost
    twin.at = dest
    twin.steps += 1
    return twin


def crossing_of(p: SevenAgesState, group: March, dest: int) -> int:
    """How a step enters an area: across a river, a strait, from the sea; as bits."""
    facts = p.facts
    mode = mode_of(p, group.force)
    if mode == BY_SEA:
        return INVASION_BIT if group.force & facts.land_units and facts.is_land[facts.area_of_place[dest]] else 0
    if mode != BY_LAND:
        return 0
    area = facts.area_of_place[group.at]
    crossing = facts.land_crossings[area][facts.land_steps[area].index(dest)]
    return 0 if crossing == PLAIN else STRAIT_BIT if crossing >= FIRST_STRAIT else RIVER_BIT


# --- ending


def forbids_stop(p: SevenAgesState, colour: int, group: March) -> int:
    """May the group end its move where it stands?"""
    facts, force = p.facts, group.force
    area = facts.area_of_place[group.at]
    mode = mode_of(p, force)
    if mode == BY_SEA:
        if force & ~facts.naval_units and not facts.is_land[area]:
            return by.TRANSPORT_END_COASTAL
        owner = p.occupant[area]
        if owner >= 0 and group.passed >> owner & 1 and controls(p, owner, area):
            return by.NAVAL_PASS_DESTINATION
    elif mode in (BY_AIR, AS_NUKE) and not facts.is_land[area]:
        if not _is_near_own(p, colour, area):
            return by.AIR_END_ON_WATER
    return 0


def _is_near_own(p: SevenAgesState, colour: int, area: int) -> bool:
    return any(own_units(p, colour, other) & p.facts.holders for other in [area, *p.facts.borders[area]])


def forbids_step(p: SevenAgesState, colour: int, group: March, dest: int) -> int:
    """0, or the rule against the next step: every step must leave a way to end the move."""
    cost = step_of(p, colour, group, dest)
    if cost < 0:
        return -cost
    following = after_step(p, colour, group, dest, cost)
    found = forbids_stop(p, colour, following)
    if not found or can_finish(p, colour, following):
        return 0
    return found


def next_places(p: SevenAgesState, group: March) -> list[int]:
    """Where the next step might lead, ascending."""
    facts = p.facts
    mode = mode_of(p, group.force)
    if mode == BY_SEA:
        return sorted(facts.naval_steps[group.at])
    area = facts.area_of_place[group.at]
    if mode == BY_LAND:
        return sorted(facts.land_steps[area])
    if mode == AS_SHIELD:
        return list(range(len(facts.areas)))
    return sorted(facts.borders[area])


def can_finish(p: SevenAgesState, colour: int, group: March) -> bool:
    """Is there a way on to a place where the move may end? The fleets passed decide where that is."""
    best: dict[int, int] = {}
    edge = [group]
    while edge:
        beyond: list[March] = []
        for here in edge:
            for dest in next_places(p, here):
                cost = step_of(p, colour, here, dest)
                if cost < 0 or banks_to_ask(p, colour, here, dest):
                    continue
                following = after_step(p, colour, here, dest, cost)
                if not forbids_stop(p, colour, following):
                    return True
                key = dest << ix.MOST_COLOURS | following.passed
                if following.left > best.get(key, ix.NOTHING):
                    best[key] = following.left
                    beyond.append(following)
        edge = beyond
    return False


def banks_to_ask(p: SevenAgesState, colour: int, group: March, dest: int) -> list[int]:
    """The empires of others whose leave a step through a canal needs."""
    facts = p.facts
    if mode_of(p, group.force) != BY_SEA or dest not in facts.naval_steps[group.at]:
        return []
    canal = facts.naval_canals[group.at][facts.naval_steps[group.at].index(dest)] - 1
    if canal < 0 or group.canals_open >> canal & 1:
        return []
    found: list[int] = []
    for bank in facts.canal_banks[canal]:
        owner = p.occupant[bank]
        if owner >= 0 and controls(p, owner, bank) and p.player[owner] != p.player[colour] and owner not in found:
            found.append(owner)
    return found


def first_steps(p: SevenAgesState, colour: int, group: March) -> bool:
    """Has the group any step to take?"""
    for dest in next_places(p, group):
        if not forbids_step(p, colour, group, dest) and not banks_to_ask(p, colour, group, dest):
            return True
    return False


def ways_of(p: SevenAgesState, colour: int, group: March) -> list[tuple[int, list[int]]]:
    """Every place where a group could end its move, each with the cheapest way."""
    found: list[tuple[int, list[int]]] = []
    best: dict[int, int] = {group.at: group.left + group.rail}
    edge: list[tuple[March, list[int]]] = [(group, [])]
    ended: list[int] = [group.at]
    while edge:
        beyond: list[tuple[March, list[int]]] = []
        for here, path in edge:
            for dest in next_places(p, here):
                cost = step_of(p, colour, here, dest)
                if cost < 0 or banks_to_ask(p, colour, here, dest):
                    continue
                following = after_step(p, colour, here, dest, cost)
                points = following.left + following.rail
                if points <= best.get(dest, -1):
                    continue
                best[dest] = points
                if dest not in ended and not forbids_stop(p, colour, following):
                    ended.append(dest)
                    found.append((dest, [*path, dest]))
                beyond.append((following, [*path, dest]))
        edge = beyond
    return found
