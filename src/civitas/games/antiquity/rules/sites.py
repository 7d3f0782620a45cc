"""Sites (Fase 4, i luoghi): on which hexes each kind of project may be built, and which goods it finds there."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.facts.geography import hexes_of, spread
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.vocabulary import CITY_PROJECT, FARM, FISHERY_WATER, INN, MINE, WOODCUTTER
from civitas.kernel.frames import a_of, b_of


def suitable(p: AntiquityState, project: int) -> int:
    """The hexes of the terrain that an industry works, unpolluted and free."""
    if project == WOODCUTTER:
        ground = p.forest()
    elif project == FARM:
        ground = p.plain()
    else:
        ground = p.land.mountain
    return ground & ~(p.polluted | p.taken)


def sites(p: AntiquityState, seat: int, project: int, product: int) -> int:
    """The hexes for an industry on land or an inn; with -1 for mines of any ore."""
    zone = p.zone[seat]
    if project == INN:
        return zone & ~(p.water | p.taken)
    found = suitable(p, project) & zone
    if project == MINE and product >= 0:
        for mountain, ore in zip(p.land.ranges, p.ores, strict=True):
            if ore >= 0 and ore != product:
                found &= ~mountain
    return found


def forbids_site(p: AntiquityState, seat: int, project: int, product: int, centre: int) -> int:
    """The single check of a hex for an industry on land or an inn."""
    bit = 1 << centre
    forbidden = forbids_taken(p, bit)
    if forbidden:
        return forbidden
    if project == INN:
        if bit & p.water:
            return by.INN_NOT_ON_WATER
    elif not suitable(p, project) & bit:
        return by.WOODCUTTER_SITE if project == WOODCUTTER else by.FARM_SITE if project == FARM else by.MINE_SITE
    elif project == MINE and p.ores[p.land.range_of[centre]] not in (-1, product):
        return by.MINE_ORE_FIXED
    return 0 if bit & p.zone[seat] else by.COUNTRYSIDE_ONLY_IN_ZONE


def forbids_taken(p: AntiquityState, hexes: int) -> int:
    """Nothing is built on goods and men, nor on another construction; nor off the map."""
    if hexes & ~p.land.layout.all:
        return by.COUNTRYSIDE_ONLY_IN_ZONE
    if not hexes & p.taken:
        return 0
    return by.SITE_NEVER_ON_GOODS_OR_MEN if any([load & hexes for load in p.loads]) else by.SITE_NEVER_ON_BUILDING


def load_of(p: AntiquityState, project: int, centre: int) -> int:
    """The hexes that would hold goods of an industry: its own and its free neighbours of the same ground."""
    return suitable(p, project) & p.land.layout.neighbours[centre] | 1 << centre


# --- cities


def forbids_building(p: AntiquityState, seat: int, centre: int) -> int:
    """May what is being built stand there?"""
    project = a_of(p.now)
    if project == CITY_PROJECT:
        return forbids_city(p, seat, centre)
    return forbids_site(p, seat, project, b_of(p.now), centre)


def forbids_city(p: AntiquityState, seat: int, centre: int) -> int:
    layout = p.land.layout
    covered = layout.city[centre] if centre < layout.count else 0
    if covered == 0:
        return by.CITY_SEVEN_HEXES
    if covered & p.water:
        return by.NEWCITY_LAND_ONLY
    if (layout.around[centre] | covered) & _cities(p):
        return by.NEWCITY_NOT_ADJACENT
    return forbids_taken(p, covered) or (0 if covered & p.zone[seat] else by.NEWCITY_ONE_HEX_IN_ZONE)


def _cities(p: AntiquityState) -> int:
    """All hexes under cities."""
    found = 0
    for centre in p.centres:
        if centre >= 0:
            found |= p.land.layout.city[centre]
    return found


def city_sites(p: AntiquityState, seat: int) -> list[int]:
    near = (p.zone[seat] | spread(p.land.layout, p.zone[seat])) & ~(p.water | p.taken)
    return [centre for centre in hexes_of(near) if forbids_city(p, seat, centre) == 0]


# --- fisheries: a pair is a hex times three plus the direction of its partner


def pair_hexes(p: AntiquityState, pair: int) -> int:
    """Both halves; 0 if one of them is off the map."""
    layout = p.land.layout
    first = pair // 3
    if first >= layout.count or layout.partner[pair] < 0:
        return 0
    return 1 << first | 1 << layout.partner[pair]


def clean_water(p: AntiquityState) -> int:
    return p.water & ~(p.polluted | p.taken)


def fishery_load(p: AntiquityState, pair: int) -> int:
    """The water hexes that would hold goods of a fishery."""
    return spread(p.land.layout, pair_hexes(p, pair)) & clean_water(p)


def forbids_pair(p: AntiquityState, seat: int, pair: int) -> int:
    """The single check of two hexes for a fishery."""
    both = pair_hexes(p, pair)
    if both == 0:
        return by.FISHERY_TWO_HEXES
    if both & p.water:
        return by.FISHERY_SITE_LAND
    forbidden = forbids_taken(p, both)
    if forbidden:
        return forbidden
    layout, water = p.land.layout, clean_water(p)
    if not layout.neighbours[pair // 3] & water or not layout.neighbours[layout.partner[pair]] & water:
        return by.FISHERY_EACH_HALF_TOUCHES_WATER
    if p.reads(FISHERY_WATER) and fishery_load(p, pair).bit_count() < 2:
        return by.FISHERY_TWO_WATER_HEXES
    return 0 if both & p.zone[seat] else by.FISHERY_ONE_HALF_IN_ZONE


def fishery_pairs(p: AntiquityState, seat: int) -> list[int]:
    layout = p.land.layout
    shore = spread(layout, clean_water(p)) & ~(p.water | p.taken)
    reached = shore & p.zone[seat]
    found: list[int] = []
    for first in hexes_of(shore & (reached | spread(layout, reached))):
        for pair in range(3 * first, 3 * first + 3):
            partner = layout.partner[pair]
            if partner >= 0 and shore >> partner & 1 and forbids_pair(p, seat, pair) == 0:
                found.append(pair)
    return found
