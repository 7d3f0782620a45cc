"""Plans for buying: programmes that spend a treasury as a whole, each on units of one sort first, and put them where
they are needed."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.frames import BUY, code_of, context_of, more_of
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.position import FORT_MARK, SevenAgesState
from civitas.games.seven_ages.rules import building

MOST_BOUGHT: Final = 24
"""Units of one programme at most."""
SHIPS_ENOUGH: Final = 2
"""So many ships before land units, where a programme begins with ships."""

# What a programme buys first.
CHEAP: Final = 0
STRONG: Final = 1
FAST: Final = 2
SHIPS: Final = 3


def purchases(p: SevenAges, seat: int) -> list[list[int]]:
    """Each programme to its end: as many units as can be, the strongest, horses, ships, some of each; with a fort for
    the capital or without; part of it, or nothing."""
    table, colour = p.table, context_of(p.now)
    mode = more_of(p.now) & 255
    found: list[list[int]] = []
    for first, ships in ((CHEAP, 0), (STRONG, 0), (FAST, 0), (CHEAP, 1), (STRONG, SHIPS_ENOUGH), (SHIPS, 0)):
        for fort in (False, True):
            plan = _programme(p, seat, first, ships, fort)
            for part in _parts(p, plan, mode):
                if part not in found:
                    found.append(part)
    if mode != building.AT_START or p.army[colour]:
        found.append([table.end])
    cards = [move for move in p.moves(seat) if table.verb(move).name == "play"]
    return found + [[card, table.end] for card in cards]


def _parts(p: SevenAgesState, plan: list[int], mode: int) -> list[list[int]]:
    """A programme as a whole and its first half; where an icon pays for money that is kept, also other parts of it."""
    if not plan:
        return []
    end = [p.table.end] if mode != building.MERCENARY else []
    bought = [number for number, move in enumerate(plan) if p.table.verb(move).name != "in"]
    found = [[*plan, *end]]
    thrifty = any([icon.kind == v.BY_MONEY for icon in p.facts.glory[p.card[context_of(p.now)]]])
    for number in range(1, len(bought)):
        if thrifty or number == len(bought) // 2:
            found.append([*plan[: bought[number]], *end])
    return found


def _programme(p: SevenAges, seat: int, first: int, ships: int, fort: bool) -> list[int]:
    """The moves, made one by one on a copy: so each of them is legal."""
    table, colour = p.table, context_of(p.now)
    twin = p.clone()
    assert isinstance(twin, SevenAges)
    found: list[int] = []
    mode = more_of(p.now) & 255
    for number in range(MOST_BOUGHT):
        if code_of(twin.now) != BUY or context_of(twin.now) != colour:
            break
        if fort and twin.army[colour]:
            home = _home(twin, colour)
            if home < 0 or building.forbids_fort(twin, colour, home, mode):
                return []
            _make(twin, seat, table.fortify + home, found)
            fort = False
        unit = _best_unit(twin, colour, SHIPS if number < ships else first)
        if unit < 0:
            break
        where = _best_place(twin, colour, unit, mode)
        _make(twin, seat, table.buy + unit, found)
        _make(twin, seat, table.put + where, found)
    while code_of(twin.now) == BUY and not building.forbids_elite(twin, colour, mode):
        if twin.elites[colour] >= p.facts.elite_most:
            break
        _make(twin, seat, table.elite, found)
    return found


def _make(twin: SevenAges, seat: int, move: int, found: list[int]) -> None:
    if twin.check(seat, move) == 0:
        twin.advance(seat, move)
        found.append(move)


def _home(p: SevenAgesState, colour: int) -> int:
    """The capital, or where it will be, if others stand next to it; else a fort is wasted."""
    found = p.capital[colour]
    for home in p.homes:
        if found < 0 and home & 15 == colour and p.occupant[home >> 4] == colour:
            found = home >> 4
    if found < 0 or p.marks[found] & FORT_MARK:
        return -1
    for other in p.facts.borders[found]:
        owner = p.occupant[other]
        if owner >= 0 and p.player[owner] != p.player[colour]:
            return found
    return -1


def _best_unit(p: SevenAgesState, colour: int, first: int) -> int:
    """The type that a programme buys next, -1 if there is none."""
    facts = p.facts
    mode = more_of(p.now) & 255
    found, highest = -1, -1.0
    for unit in range(len(facts.units)):
        if facts.arm[unit] in (v.SPECIAL, v.AIRCRAFT) or building.forbids_type(p, colour, unit):
            continue
        places = building.sites(p, colour, unit, mode)
        if not places:
            continue
        worth = _taste(p, unit, first, building.cost_of(p, colour, unit, facts.area_of_place[places[0]], mode))
        if worth > highest:
            found, highest = unit, worth
    return found


def _taste(p: SevenAgesState, unit: int, first: int, cost: int) -> float:
    """How well a type fits a programme."""
    facts = p.facts
    skill = facts.front[unit] + facts.support[unit]
    naval = facts.arm[unit] == v.NAVAL
    if first == CHEAP:
        return 0.0 if naval else 10.0 / cost + 0.01 * skill
    if first == STRONG:
        return 0.0 if naval else skill / (cost + 1)
    if first == FAST:
        return 10.0 * int(facts.arm[unit] == v.CAVALRY) + facts.move[unit] + 5.0 / cost - 20.0 * naval + 20.0
    return 10.0 * int(naval) + skill / (cost + 1)


def _best_place(p: SevenAgesState, colour: int, unit: int, mode: int) -> int:
    places = building.sites(p, colour, unit, mode)
    found, highest = places[0], -99
    for place in places:
        need = need_of(p, colour, p.facts.area_of_place[place], mode)
        if need > highest:
            found, highest = place, need
    return found


def need_of(p: SevenAgesState, colour: int, area: int, mode: int) -> int:
    """How much an area could do with one more unit: where land lies open, where others stand, in the capital."""
    facts = p.facts
    here = count_of(p.force_in(area)) if p.occupant[area] == colour else 0
    if mode == building.AT_START:
        owner = p.occupant[area]
        return 10 - here + (6 if owner >= 0 and owner != colour else 0)
    vacant = foreign = 0
    for other in facts.borders[area]:
        if facts.is_land[other] == facts.is_land[area]:
            owner = p.occupant[other]
            if owner < 0:
                vacant += 1
            elif p.player[owner] != p.player[colour]:
                foreign += 1
    needed = min(3, vacant) + 2 * min(1, foreign) + int(p.capital[colour] == area) + int(p.city[area] > 0)
    return 2 * needed - 2 * here + 3 * int(p.is_disordered(area))


def places_to_put(p: SevenAgesState, seat: int, unit: int) -> list[list[int]]:
    """Where a unit that was bought is needed most."""
    mode = more_of(p.now) & 255
    return [[p.table.put + _best_place(p, context_of(p.now), unit, mode)]]
