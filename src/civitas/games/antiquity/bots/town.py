"""Work in the city: the next thing a player with a plan does in phase 2, as one purposeful part of its turn.

Rules in the order in which they apply. Each looks at the position alone, so a turn goes on from wherever it stands.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots import country
from civitas.games.antiquity.bots.goals import Agenda
from civitas.games.antiquity.bots.placing import best_place, best_size
from civitas.games.antiquity.bots.trade import Work, bargain, left_over, trade, wooden_lacking
from civitas.games.antiquity.effects.saints import has_power
from civitas.games.antiquity.facts.shapes import squares_of
from civitas.games.antiquity.moves import AntiquityMoves
from civitas.games.antiquity.position import AntiquityState, kind_in
from civitas.games.antiquity.rules import city
from civitas.games.antiquity.rules.activation import mannable
from civitas.games.antiquity.rules.payment import Purse
from civitas.games.antiquity.rules.pollution import pollution_due

_SPACIOUS: Final = 14
"""With fewer free squares nobody who wants to grow builds a second storage."""
_SAVED_STONE: Final = 1.5
"""More for a storage that keeps the stones for alchemy, which come one by one."""
_LUXURY_IN_FOOD: Final = 1.3
_NOTHING_FREE: Final = 3.0
"""A house for which San Nicola gives no other is as much dearer."""
_OPENING: Final = 3
"""During these turns hunger does not count yet."""
_LAST_MEN: Final = 4
"""For the last men nobody minds hunger any more."""
_HUNGER_FOR_MEN: Final = 3
_DEAREST_HOUSE: Final = 3
_MEN_AT_FIRST: Final = 6
"""Beyond these, men are only wanted where none is idle."""
_IDLE: Final = 2
"""With so many men idle another one is not worth what a city costs."""
_LAST_WOOD: Final = 2
"""So much wood is laid by when no more is coming."""


def parts(p: AntiquityState, seat: int, agenda: Agenda, table: AntiquityMoves) -> list[list[int]]:
    """The next part of the turn, and where it is a matter of taste what might be done instead; empty at the end."""
    work = Work(p, seat, agenda, table)
    for sure in (_free_house(work), _heal(work)):
        if sure:
            return [sure]
    found: list[list[int]] = []
    for part in (_keystone(work), trade(work), _house(work), _post(work), _fountain(work), _passive(work)):
        if part and part not in found:
            found.append(part)
            if len(part) == 1:
                # A man on a building that is there.
                break
    return found


# --- building


def building(p: AntiquityState, seat: int, table: AntiquityMoves, kind: int, house: int = -1) -> list[int]:
    """The moves that build something in its best place; empty if that cannot be."""
    if city.forbids_build(p, seat, kind):
        return []
    facts = p.facts
    power = facts.power[kind]
    shapes = facts.shapes[kind]
    plan = [table.build + kind]
    if power == v.HOME:
        plan.append(table.house + house)
    elif power == v.STORAGE:
        size = best_size(p, seat)
        plan.append(table.of_size + size)
        shapes = [facts.size_shapes[size]]
    place = best_place(p, seat, shapes, kind)
    return [*plan, table.place + place] if place >= 0 else []


def _lacks(work: Work, power: int) -> bool:
    return not work.p.owned[work.seat] >> work.p.facts.with_power[power] & 1


def _keystone(work: Work) -> list[int]:
    """The cathedral and the faculty that keeps the land alive, in the order of the goal; the granary for the hungry."""
    facts, agenda = work.p.facts, work.agenda
    if agenda.hunger >= agenda.style.granary_first and _lacks(work, v.GRANARY) and agenda.works and work.spare_wood > 0:
        plan = building(work.p, work.seat, work.table, facts.with_power[v.GRANARY])
        if plan:
            return plan
    if agenda.style.growing:
        plan = _opening_up(work)
        if plan:
            return plan
    for kind in agenda.shopping:
        if facts.power[kind] == v.ALCHEMY and _city_first(work):
            return []
        if facts.power[kind] in (v.PATRON, v.ALCHEMY):
            return building(work.p, work.seat, work.table, kind)
    return []


def _opening_up(work: Work) -> list[int]:
    """The market, before its place is taken; the brewery where only inns lead to a place for another city."""
    facts = work.p.facts
    if work.spare_wood > 0 and work.p.turn_number > _OPENING and _lacks(work, v.MARKET):
        plan = building(work.p, work.seat, work.table, facts.with_power[v.MARKET])
        if plan:
            return plan
    if work.spare_wood > 0 and work.p.turn_number >= _OPENING and work.agenda.cramped and _lacks(work, v.BREWERY):
        return building(work.p, work.seat, work.table, facts.with_power[v.BREWERY])
    return []


def _city_first(work: Work) -> bool:
    """Are the stones for the faculty of alchemy better kept for a second city, which has room for it?"""
    p, facts = work.p, work.p.facts
    if not work.agenda.style.growing or not work.agenda.wants_city or p.city_count(work.seat) > 1:
        return False
    both = facts.cost[facts.with_power[v.ALCHEMY]].stone + facts.project_cost[v.CITY_PROJECT].stone
    return work.purse.stone < both


def _free_house(work: Work) -> list[int]:
    p, seat = work.p, work.seat
    for number in range(len(p.facts.houses.ids)):
        if p.facts.house_costs[number].count() > 0:
            return []
        if not p.houses[seat] >> number & 1:
            return building(p, seat, work.table, p.facts.with_power[v.HOME], number)
    return []


def best_house(p: AntiquityState, seat: int, purse: Purse) -> int:
    """The house that costs least; with San Nicola one above the cheapest that is lacking. -1 if none can be paid."""
    facts = p.facts
    paired = has_power(p, seat, v.FREE_HOUSE)
    best, least = -1, 99.0
    for number, cost in enumerate(facts.house_costs):
        if p.houses[seat] >> number & 1 or purse.short(cost):
            continue
        price = cost.food + _LUXURY_IN_FOOD * cost.luxury
        if paired and not (1 << number) - 1 & ~p.houses[seat]:
            price += _NOTHING_FREE
        if price < least:
            best, least = number, price
    return best


def _house(work: Work) -> list[int]:
    """A man more for goods that are not needed otherwise."""
    p, seat, agenda = work.p, work.seat, work.agenda
    facts = p.facts
    wants_men = v.MEN in agenda.conditions
    if agenda.squares < (1 if wants_men else 4) or (not wants_men and p.men(seat) >= agenda.style.most_men):
        return []
    if agenda.hoards:
        return []
    best = best_house(p, seat, work.purse)
    if best < 0 or not _can_spare(work, facts.house_costs[best].food, wants_men):
        return []
    cost = facts.house_costs[best]
    if wants_men and _spends_city(work, cost.food, cost.luxury):
        return []
    if not wants_men:
        saving = agenda.wants_city and p.men(seat) >= agenda.style.first_men
        if cost.count() > _DEAREST_HOUSE or (cost.luxury and saving):
            return []
        if work.free_men > 1 and p.men(seat) >= _MEN_AT_FIRST:
            return []
    return building(p, seat, work.table, facts.with_power[v.HOME], best)


def _spends_city(work: Work, food: int, luxury: int) -> bool:
    """Would what a house costs be lacking for the city that is wanted?"""
    if not work.agenda.wants_city or (work.free_men < _IDLE and not _city_payable(work)):
        return False
    price = work.p.facts.project_cost[v.CITY_PROJECT]
    return (luxury > 0 and work.purse.luxury_kinds < price.luxury + luxury) or work.purse.food < price.food + food


def _city_payable(work: Work) -> bool:
    return v.CITY_PROJECT in [project.kind for project in work.projects]


def _can_spare(work: Work, food: int, wants_men: bool) -> bool:
    """Is there food for a house that neither hunger nor the fields call for?"""
    p, agenda, facts = work.p, work.agenda, work.p.facts
    if food == 0:
        return True
    hunger = agenda.hunger + food > (_HUNGER_FOR_MEN if wants_men else 1)
    if hunger and p.turn_number > _OPENING and p.men(work.seat) + _LAST_MEN < len(facts.houses.ids):
        return False
    spare = 0
    for good in facts.foods:
        if agenda.held[good] > 1 or (agenda.held[good] and (agenda.rate[good] or good == facts.fish)):
            spare += 1
    return spare >= food


def _fountain(work: Work) -> list[int]:
    """The first luxuries go into fountains: each takes up pollution for good and lowers the famine."""
    p, agenda, facts = work.p, work.agenda, work.p.facts
    if agenda.squares < 2 or agenda.spare(p, v.LUXURY) == 0:
        return []
    if agenda.fountains == 0 and not (agenda.hunger > 0 and agenda.squares > 6 and _has_to_spare(work)):
        return []
    if pollution_due(p, work.seat) == 0 and agenda.hunger <= 0:
        return []
    if agenda.style.growing and _city_payable(work) and _spends_city(work, 0, 1):
        return []
    saving = agenda.wants_city and p.fountain_count(work.seat) >= agenda.style.first_fountains
    if saving and work.purse.luxury_kinds <= 2:
        return []
    return building(p, work.seat, work.table, facts.with_power[v.FOUNTAIN])


def _has_to_spare(work: Work) -> bool:
    """Is there a luxury beyond what San Cristoforo asks for?"""
    if work.agenda.hunger > 1:
        return True
    for good in work.p.facts.luxuries:
        if work.agenda.held[good] + work.agenda.coming[good] > work.p.facts.goods_each:
            return True
    return False


# --- men


def _manning(work: Work, power: int) -> list[int]:
    """A man on an idle building with a power; empty if there is none."""
    p, seat = work.p, work.seat
    kind = p.facts.with_power[power]
    ready = mannable(p, seat)
    copy = 0
    for number, piece in enumerate(p.pieces[seat]):
        if kind_in(piece) == kind:
            if number in ready:
                return [work.table.man + kind * work.table.copies + copy]
            copy += 1
    return []


def _post(work: Work) -> list[int]:
    """The most useful post that has no man yet."""
    if work.free_men <= 0:
        return []
    for _, power in sorted(_posts(work), reverse=True):
        if work.p.has(work.seat, power) and power != v.CARTS and power != v.STORAGE:
            continue
        part = _manning(work, power)
        if part:
            return part
        part = _new_post(work, power)
        if part:
            return part
    return []


def _new_post(work: Work, power: int) -> list[int]:
    """A building for a man who waits, if it can be paid for."""
    p, seat, agenda = work.p, work.seat, work.agenda
    kind = p.facts.with_power[power]
    cost = p.facts.cost[kind]
    if power != v.CARTS and power != v.STORAGE and not _lacks(work, power):
        return []
    if power == v.ALCHEMY and _city_first(work):
        return []
    if power == v.STORAGE and agenda.style.growing and agenda.room + agenda.shelves and agenda.squares < _SPACIOUS:
        return []
    if power == v.CARTS:
        if agenda_carts(work) <= agenda.carts:
            return []
        if agenda.carts >= agenda.style.carts and wooden_lacking(work):
            return []
        wooden = [project for project in work.projects if project.kind not in (v.FARM, v.INN)]
        carried = 1 if len(wooden) == len(work.projects) else 0
        if work.spare_wood < cost.wood + carried:
            return []
    elif cost.wood and work.spare_wood < cost.wood + (1 if p.turn_number == 1 else 0):
        return []
    plan = building(p, seat, work.table, kind)
    if not plan:
        return []
    copies = len([piece for piece in p.pieces[seat] if kind_in(piece) == kind])
    return [*plan, work.table.man + kind * work.table.copies + copies]


def agenda_carts(work: Work) -> int:
    """So many cart shops are worth their squares."""
    idle = 1 if work.free_men > 3 and work.agenda.squares > 6 else 0
    first = work.agenda.style.carts
    return first + idle if work.p.city_count(work.seat) == 1 else first + 2


def _posts(work: Work) -> list[tuple[float, int]]:
    """What men could do, with what it is worth; each as power. Carts are listed as often as they have work."""
    p, seat, agenda = work.p, work.seat, work.agenda
    found: list[tuple[float, int]] = []
    left = work.spare_wood
    number = 0
    for project in work.projects:
        number += 1
        if number <= work.manned_carts:
            continue
        if project.kind not in (v.FARM, v.INN):
            if left <= 0:
                continue
            left -= 1
        found.append((project.worth, v.CARTS))
    if number and work.spare_wood > len(found) and len(found) < 2:
        found.append((1.5, v.CARTS))
    spent = len(found) + work.wood_due
    total = 0
    for good, count in enumerate(agenda.held):
        total += count if good != p.facts.wood else max(0, count - spent)
    if not agenda.keeps and total > agenda.room:
        worth = min(agenda.style.storing * (total - agenda.room), 4.0)
        if agenda.unsettled and agenda.held[p.facts.stone]:
            worth += _SAVED_STONE
        found.append((worth, v.STORAGE))
    if p.zone[seat] & p.markers and not agenda.wants_city:
        found.append((_exploring(work), v.EXPLORER))
    if agenda.heavy > 2 and agenda.clean > agenda.style.poor and agenda.squares > 5:
        found.append((agenda.style.labour * agenda.heavy - 0.4, v.LABOUR))
    if agenda.graves:
        found.append((agenda.style.healing * agenda.graves + (2.0 if agenda.squares < 8 else 0.0), v.HOSPITAL))
    due = pollution_due(p, seat)
    if due and agenda.clean < due and agenda.squares > 12 and not agenda.unsettled:
        found.append((float(due), v.DUMP))
    if p.zone[seat] & p.polluted:
        found.append((agenda.style.cleaned * country.cleanable(p, seat), v.ALCHEMY))
    if v.ENCLOSURE in agenda.conditions:
        found.append((2.5, v.STABLES))
    gained, _ = bargain(work)
    if gained > 0.0:
        found.append((1.0 + gained + agenda.style.trading * left_over(work), v.MARKET))
    return found


def _exploring(work: Work) -> float:
    """A seed of a new kind is worth more while few are known."""
    agenda, facts = work.agenda, work.p.facts
    kinds = len([good for good in facts.products[v.FARM] if agenda.held[good] or agenda.rate[good]])
    return agenda.style.exploring - 0.5 * kinds


# --- the hospital


def _heal(work: Work) -> list[int]:
    p, seat = work.p, work.seat
    if not p.has(seat, v.HOSPITAL) or p.healed[seat] >= p.facts.hospital:
        return []
    for hit_first in (True, False):
        for town in range(v.CITIES):
            at = seat * v.CITIES + town
            graves = p.graves[at] & p.built[at] if hit_first else p.graves[at]
            if graves:
                return [work.table.heal + town * v.SQUARES + squares_of(graves)[0]]
    return []


# --- what needs no man, or waits for one


def _passive(work: Work) -> list[int]:
    p, seat, agenda = work.p, work.seat, work.agenda
    facts = p.facts
    if p.turn_number == 1:
        return []
    laid_by = _LAST_WOOD if agenda.rate[facts.wood] == 0 and (agenda.keeps or agenda.room) else 0
    for kind in agenda.shopping:
        cost, power = facts.cost[kind], facts.power[kind]
        if cost.wood and work.spare_wood < cost.wood + laid_by:
            continue
        if power == v.GRANARY and p.famine + 3 < 4 and v.BUILDINGS not in agenda.conditions:
            continue
        if power not in agenda.style.order and not _is_settled(work, kind):
            continue
        if agenda.wants_city and not _leaves_city_fund(work, kind):
            continue
        part = building(p, seat, work.table, kind)
        if part:
            return part
    return []


def _is_settled(work: Work, kind: int) -> bool:
    """Has a city of its own room for what the land does not need?"""
    if work.p.facts.power[kind] == v.HOSPITAL:
        return True
    squares = len(work.p.facts.shapes[kind][0].offsets)
    return not work.agenda.unsettled and work.p.city_count(work.seat) > 1 and work.agenda.squares > squares + 4


def _leaves_city_fund(work: Work, kind: int) -> bool:
    """Is the price of a new city still there after a building is paid?"""
    cost, price = work.p.facts.cost[kind], work.p.facts.project_cost[v.CITY_PROJECT]
    if work.purse.luxury_kinds < price.luxury:
        return True
    if len(work.p.facts.shapes[kind][0].offsets) + 2 > work.agenda.squares:
        return False
    return not (
        (cost.stone and work.purse.stone < cost.stone + price.stone)
        or (cost.luxury and work.purse.luxury_kinds < cost.luxury + price.luxury)
    )
