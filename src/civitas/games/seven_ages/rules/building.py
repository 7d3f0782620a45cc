"""New units (Costruzione di Nuove Unità): what can be built, where, and for how much. Serves start empire and
production alike."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import for_unit, has, total
from civitas.games.seven_ages.facts.armoury import of_type, one
from civitas.games.seven_ages.frames import BUY, PUT, ask, context_of, more_of
from civitas.games.seven_ages.position import FORT_MARK, SevenAgesState, replaced
from civitas.games.seven_ages.rules.areas import elephants_of, place_units, put_marks
from civitas.games.seven_ages.rules.empires import gain_money
from civitas.games.seven_ages.rules.reactions import op_of, react_with

# How a purchase came about.
BY_PRODUCTION: Final = 0
AT_START: Final = 1
MERCENARY: Final = 2


# --- what a unit costs, and whether it can be built


def level_of(p: SevenAgesState, colour: int, unit: int) -> int:
    early = p.facts.early[p.card[colour] * len(p.facts.units) + unit]
    return p.facts.level[unit] - early - for_unit(p, colour, v.UNIT_LEVEL, unit)


def left_in_pool(p: SevenAgesState, colour: int, unit: int) -> int:
    """Counters of a type that are not on the map."""
    facts = p.facts
    if unit == facts.elephant:
        return 0 if p.extinct else elephants_of(p, colour) - of_type(p.army[colour], unit)
    if unit in (facts.nuke, facts.star_wars):
        used = sum([of_type(army, unit) for army in p.army])
        return (facts.nukes if unit == facts.nuke else facts.shields) - used
    family = facts.family[unit]
    used = of_type(p.army[colour], family)
    if facts.flip[family] >= 0:
        used += of_type(p.army[colour], facts.flip[family])
    return facts.pool_of_quality[facts.quality[colour] * len(facts.units) + family] - used


def forbids_type(p: SevenAgesState, colour: int, unit: int) -> int:
    facts = p.facts
    if level_of(p, colour, unit) > p.progress[colour]:
        return by.BUILD_TECH_LEVEL
    bars = facts.restrictions[p.card[colour]] & ~p.lifted[colour]
    if (bars & 1 and facts.arm[unit] == v.NAVAL) or (bars & 2 and facts.arm[unit] == v.CAVALRY):
        return by.BUILD_RESTRICTION_UNTIL_TRADE
    if left_in_pool(p, colour, unit) <= 0:
        if unit == facts.elephant:
            return by.BUILD_ELEPHANTS_GONE if p.extinct else by.ELEPHANT_IN_POOL
        return by.STRATEGIC_COMMON_SUPPLY if unit in (facts.nuke, facts.star_wars) else by.BUILD_POOL
    return 0


def cost_of(p: SevenAgesState, colour: int, unit: int, area: int, mode: int) -> int:
    facts = p.facts
    at = p.card[colour] * len(facts.units) + unit
    cost = facts.cost[unit] - facts.discount[at] + for_unit(p, colour, v.UNIT_COST, unit)
    if mode == AT_START:
        cost -= facts.initial_discount[at]
    in_capital = p.capital[colour] == area and mode != AT_START
    administrators = p.leaders_at(colour, area, v.ADMINISTRATOR) if p.leaders else 0
    if facts.arm[unit] != v.INFANTRY:
        cost -= administrators
    else:
        if administrators and (in_capital or (p.city[area] and has(p, colour, v.ADMIN_INFANTRY))):
            cost -= administrators
        if in_capital:
            cost -= total(p, colour, v.CAPITAL_INFANTRY)
    return max(facts.least_unit_cost, cost)


def put_in(p: SevenAgesState, area: int) -> int:
    """How many units were put in an area in this production."""
    for entry in p.buying:
        if entry >> 8 == area:
            return entry & 255
    return 0


def forbids_site(p: SevenAgesState, colour: int, unit: int, place: int, mode: int) -> int:
    """May a unit of this type be put here?"""
    facts = p.facts
    area = facts.area_of_place[place]
    naval = facts.arm[unit] == v.NAVAL
    if mode == AT_START:
        if colour | area << 4 not in p.homes:
            return by.START_SHIPS_COASTAL_ONLY if naval and not facts.is_land[area] else by.START_BUY_AND_PLACE
        if place != area and not naval:
            return by.BUILD_LAND_SITES
        if naval and place not in facts.shores[area]:
            return by.START_SHIPS_COASTAL_ONLY
        return by.BUILD_MONEY if cost_of(p, colour, unit, area, mode) > p.money[colour] else 0
    if p.holder_of(area) != colour:
        return by.BUILD_CONTROLLED_ONLY
    if facts.is_ocean[area]:
        return by.BUILD_NO_OCEANS
    if naval:
        if facts.is_land[area] and place not in facts.shores[area]:
            return by.BUILD_NAVAL_SITES
    elif not facts.is_land[area] or place != area:
        return by.BUILD_LAND_SITES
    if mode == BY_PRODUCTION and not p.leaders_at(colour, area, v.ADMINISTRATOR):
        if put_in(p, area) >= max(1, p.city[area]):
            return by.BUILD_CITY_VALUE_PER_AREA if p.city[area] else by.BUILD_ONE_PER_AREA
    return by.BUILD_MONEY if cost_of(p, colour, unit, area, mode) > p.money[colour] else 0


def own_places(p: SevenAgesState, colour: int, mode: int) -> list[int]:
    """The places of an empire's areas, at the start of its starting areas, ascending."""
    if mode == AT_START:
        areas = [home >> 4 for home in p.homes if home & 15 == colour]
    else:
        areas = [area for area, owner in enumerate(p.occupant) if owner == colour]
    found: list[int] = []
    for area in areas:
        found += p.facts.places_of[area]
    found.sort()
    return found


def sites(p: SevenAgesState, colour: int, unit: int, mode: int) -> list[int]:
    """The places where a unit of this type may be put, ascending."""
    return [place for place in own_places(p, colour, mode) if not forbids_site(p, colour, unit, place, mode)]


def forbids_all_sites(p: SevenAgesState, colour: int, unit: int, mode: int) -> int:
    """Why a unit can be put nowhere: the reason that is closest to letting it pass."""
    reasons = [forbids_site(p, colour, unit, place, mode) for place in own_places(p, colour, mode)]
    if 0 in reasons:
        return 0
    for reason in (by.BUILD_MONEY, by.BUILD_CITY_VALUE_PER_AREA, by.BUILD_ONE_PER_AREA):
        if reason in reasons:
            return reason
    return reasons[0] if reasons else by.BUILD_CONTROLLED_ONLY


# --- answering


def _mode(p: SevenAgesState) -> int:
    return more_of(p.now) & 255


def buy_moves(p: SevenAgesState, seat: int) -> list[int]:
    table, colour, mode = p.table, context_of(p.now), _mode(p)
    found = [table.end] if not forbids_end(p, seat) else []
    for unit in range(len(p.facts.units)):
        if not forbids_type(p, colour, unit) and sites(p, colour, unit, mode):
            found.append(table.buy + unit)
    if not forbids_elite(p, colour, mode):
        found.append(table.elite)
    if p.money[colour] >= p.facts.fort_cost and mode != MERCENARY:
        areas = [place for place in own_places(p, colour, mode) if place < len(p.occupant)]
        found += [table.fortify + area for area in areas if not forbids_fort(p, colour, area, mode)]
    if mode == BY_PRODUCTION:
        found += [table.play + card for card in p.hand[seat] if op_of(p, card) == v.BUMPER_HARVEST]
    return found


def put_moves(p: SevenAgesState, seat: int) -> list[int]:
    unit = more_of(p.now) >> 8 & 255
    return [p.table.put + place for place in sites(p, context_of(p.now), unit, _mode(p))]


def forbids_end(p: SevenAgesState, seat: int) -> int:
    return _forbids_end(p, context_of(p.now), _mode(p))


def forbids_buy(p: SevenAgesState, seat: int, unit: int) -> int:
    colour = context_of(p.now)
    return forbids_type(p, colour, unit) or forbids_all_sites(p, colour, unit, _mode(p))


def forbids_more_elite(p: SevenAgesState, seat: int) -> int:
    return forbids_elite(p, context_of(p.now), _mode(p))


def forbids_fortify(p: SevenAgesState, seat: int, area: int) -> int:
    return forbids_fort(p, context_of(p.now), area, _mode(p))


def forbids_harvest(p: SevenAgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    return 0 if _mode(p) == BY_PRODUCTION and op_of(p, card) == v.BUMPER_HARVEST else by.EVENT_TIMING


def forbids_put(p: SevenAgesState, seat: int, place: int) -> int:
    return forbids_site(p, context_of(p.now), more_of(p.now) >> 8 & 255, place, _mode(p))


def end_buying(p: SevenAgesState, seat: int) -> None:
    p.answered()


def buy(p: SevenAgesState, seat: int, unit: int) -> None:
    colour, mode, left = context_of(p.now), _mode(p), more_of(p.now) >> 8
    if mode == MERCENARY:
        p.now = ask(BUY, seat, colour, mode | left - 1 << 8)
        if left == 1:
            p.answered()
    p.ask_next(ask(PUT, seat, colour, mode | unit << 8))


def buy_elite(p: SevenAgesState, seat: int) -> None:
    colour = context_of(p.now)
    gain_money(p, colour, -elite_cost(p, colour))
    p.elites = replaced(p.elites, colour, p.elites[colour] + 1)


def fortify(p: SevenAgesState, seat: int, area: int) -> None:
    gain_money(p, context_of(p.now), -p.facts.fort_cost)
    put_marks(p, area, p.marks[area] | FORT_MARK)


def play_harvest(p: SevenAgesState, seat: int, card: int) -> None:
    react_with(p, seat, card, context_of(p.now))


def put(p: SevenAgesState, seat: int, place: int) -> None:
    colour, unit, mode = context_of(p.now), more_of(p.now) >> 8 & 255, _mode(p)
    p.answered()
    _put(p, colour, unit, place, mode)


def _forbids_end(p: SevenAgesState, colour: int, mode: int) -> int:
    return by.START_BUY_AND_PLACE if mode == AT_START and not p.army[colour] else 0


def forbids_elite(p: SevenAgesState, colour: int, mode: int) -> int:
    if mode == MERCENARY:
        return by.BUILD_ELITE
    if _forbids_end(p, colour, mode):
        return by.START_BUY_AND_PLACE
    return by.BUILD_MONEY if p.money[colour] < elite_cost(p, colour) else 0


def elite_cost(p: SevenAgesState, colour: int) -> int:
    return total(p, colour, v.ELITE_COST) or p.facts.elite_cost


def forbids_fort(p: SevenAgesState, colour: int, area: int, mode: int) -> int:
    if mode == MERCENARY or p.is_barbarian(colour) or not p.facts.is_land[area] or p.marks[area] & FORT_MARK:
        return by.BUILD_FORT
    if p.holder_of(area) != colour and not (mode == AT_START and _will_convert(p, colour, area)):
        return by.BUILD_CONTROLLED_ONLY
    if _forbids_end(p, colour, mode):
        return by.START_BUY_AND_PLACE
    if mode == AT_START and colour | area << 4 not in p.homes:
        return by.START_BUY_AND_PLACE
    return by.BUILD_MONEY if p.money[colour] < p.facts.fort_cost else 0


def _will_convert(p: SevenAgesState, colour: int, area: int) -> bool:
    """Do all others in a starting area come over to the new empire?"""
    owner = p.occupant[area]
    return owner >= 0 and p.special(colour, v.CONVERT) == p.card[owner] + 1


def _put(p: SevenAgesState, colour: int, unit: int, place: int, mode: int) -> None:
    area = p.facts.area_of_place[place]
    gain_money(p, colour, -cost_of(p, colour, unit, area, mode))
    if mode == BY_PRODUCTION:
        count = put_in(p, area)
        p.buying = [entry for entry in p.buying if entry >> 8 != area] + [area << 8 | count + 1]
    place_units(p, colour, place, one(unit))
    if p.log is not None:
        seat, facts = p.player[colour], p.facts
        args: dict[str, object] = {"seat": seat, "area": facts.areas.ids[area]}
        p.tell("event-built", {**args, "unit": facts.units.ids[unit]}, 1 << seat)
        p.tell("event-built-hidden", args, ~(1 << seat))
