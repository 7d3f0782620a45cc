"""What a position is worth: an evaluation by rules of thumb, and the features from which a value can be learned."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.effects.saints import has_power, missing_goods, missing_kinds, uncovered, wanted_goods
from civitas.games.antiquity.facts.geography import spread
from civitas.games.antiquity.frames import COUNTRY, RUNNING
from civitas.games.antiquity.position import AntiquityState, kind_in, owner_in, product_in
from civitas.games.antiquity.rules.activation import manned_count
from civitas.games.antiquity.rules.famine import food_of, room_for_graves
from civitas.games.antiquity.rules.storing import capacity
from civitas.games.antiquity.vocabulary import (
    ALCHEMY,
    BREWERY,
    BUILDINGS,
    CARTS,
    DUMP,
    EXPLORER,
    FARM,
    FOOD,
    GOODS,
    GRANARY,
    KEEP_ALL,
    MARKET,
    MATERIAL,
    MEN,
    POWERS,
    STORAGE,
)
from civitas.kernel.frames import kind_of
from civitas.kernel.valuation import outcome, shares_of

# Rules of thumb, in squares of a city.
_MAN: Final = 3.0
_GOOD: Final = [1.0, 1.3, 1.3]
"""The first good of a kind, by class; each further one is worth less."""
_FURTHER: Final = 0.8
_UNSTORED: Final = 0.15
"""What is left of the worth of goods that phase 5 will take."""
_LOADED: Final = 0.7
"""A good that still lies on an industry."""
BUILT: Final = [2.5, 1.5, 3.0, 6.0, 3.0, 3.5, 2.0, 1.0, 1.5, 3.0, 6.0, 0.5, 6.0, 0.5, 1.0, 0.5, 1.5, 3.0, 0.0]
"""Per power the worth of a building that has it."""
_CART: Final = 5.0
"""A manned cart shop and a good to build with, before the countryside is built in."""
_SAVED: Final = 2.5
"""A good to build with for a man who could drive a cart."""
_TRADING: Final = 0.6
_FUND: Final = 0.8
_WHOLE_FUND: Final = 5
_WANTED: Final = 2.0
"""The first wood and the first stones are worth so many times as much: nothing is built without them."""
_EXPLORING: Final = 1.5
_CLEANING: Final = 2.5
_ROOM: Final = 0.35
_CLEAN: Final = 0.3
"""An unpolluted hex of the zone; of the first turns to come more."""
_GRAVE: Final = 1.0
_AHEAD: Final = 4
"""So many famines are foreseen."""
_PROGRESS: Final = 80.0
_SEVERAL: Final = 0.9
"""Two conditions at once are harder than their mean tells."""
_OUT: Final = -200.0
_SCALE: Final = 20.0


def evaluate_antiquity(p: AntiquityState) -> list[float]:
    """The shares of the victory; exact once the game is over."""
    if p.ending != RUNNING:
        return outcome(p)
    return shares_of([worth(p, seat) for seat in range(p.seats)], _SCALE)


def worth(p: AntiquityState, seat: int) -> float:
    if p.is_out(seat):
        return _OUT
    total = _MAN * p.men(seat) + _goods(p, seat) + _industries(p, seat) + _buildings(p, seat) + _working(p, seat)
    total += _survival(p, seat)
    if p.saint[seat] >= 0:
        near = progress(p, seat)
        total += _PROGRESS * near * near
    return total


def good_worth(p: AntiquityState, good: int, held: int) -> float:
    """One more of a good for a player who has so many."""
    value = _GOOD[p.facts.good_class[good]]
    if p.facts.good_class[good] == MATERIAL and held < 2:
        return value * _WANTED
    for _ in range(min(held, 8)):
        value *= _FURTHER
    return value


def _goods(p: AntiquityState, seat: int) -> float:
    held = p.goods_of(seat)
    value = 0.0
    total = 0
    for good, count in enumerate(held):
        total += count
        for number in range(min(count, 8)):
            value += good_worth(p, good, number)
    if total == 0 or p.phase > 5 or p.phase == 0 or has_power(p, seat, KEEP_ALL):
        return value
    kept = min(total, capacity(p, seat)) / total
    return value * (_UNSTORED + (1.0 - _UNSTORED) * kept)


def _industries(p: AntiquityState, seat: int) -> float:
    held = p.goods_of(seat)
    total = 0.0
    for work, load in zip(p.works, p.loads, strict=True):
        if owner_in(work) == seat:
            good = product_in(work)
            total += _LOADED * good_worth(p, good, held[good]) * min(load.bit_count(), 6)
            # Several industries with the same product are less useful.
            held[good] += 2
    return total


def _buildings(p: AntiquityState, seat: int) -> float:
    facts = p.facts
    total = 0.0
    seen = [0] * len(POWERS)
    for piece in p.pieces[seat]:
        power = facts.power[kind_in(piece)]
        copies = seen[power]
        seen[power] += 1
        if copies == 0 or power == CARTS:
            total += BUILT[power] / (1 + copies)
        elif power == STORAGE:
            total -= 0.5
    total += BUILT[2] * min(p.fountain_count(seat), 3)
    return total


def _working(p: AntiquityState, seat: int) -> float:
    """What the men in the cities are about to bring."""
    total = 0.0
    if p.phase <= 3:
        carts = manned_count(p, seat, CARTS)
        fuel = min(_fuel(p, seat), _outlets(p, seat))
        total += _CART * min(carts, fuel) + _SAVED * min(fuel, carts + p.free_men(seat)) + 0.1 * carts
        if p.has(seat, MARKET):
            total += _TRADING * (_surplus(p, seat) // 2)
        total += _FUND * _city_fund(p, seat)
    if p.phase <= 7 and p.has(seat, EXPLORER) and p.zone[seat] & p.markers:
        total += _EXPLORING
    if p.phase <= 4 and p.has(seat, ALCHEMY) and kind_of(p.now) != COUNTRY:
        total += _CLEANING
    if p.phase <= 9 and p.has(seat, DUMP):
        total += 1.5
    return total


def _outlets(p: AntiquityState, seat: int) -> int:
    """How many things there are to build in the countryside, roughly."""
    free = p.zone[seat] & ~(p.polluted | p.taken)
    shore = spread(p.land.layout, p.water & ~(p.polluted | p.taken)) & p.zone[seat] & ~(p.taken | p.water)
    held = p.goods_of(seat)
    seeds = any([held[good] for good in p.facts.products[FARM]])
    grounds = [p.forest() & free, p.land.mountain & free, shore, p.plain() & free if seeds else 0]
    total = 0
    for ground in grounds:
        total += min(2, (ground.bit_count() + 2) // 3)
    if p.has(seat, BREWERY) and food_of(p, seat) > 1:
        total += 1
    return total + (2 if _city_fund(p, seat) == _WHOLE_FUND else 0)


def _surplus(p: AntiquityState, seat: int) -> int:
    """Goods of which there are more than two of a kind."""
    total = 0
    for count in p.goods_of(seat):
        total += max(0, count - 2)
    return total


def _city_fund(p: AntiquityState, seat: int) -> int:
    """How much of the price of a new city is there."""
    if p.city_count(seat) == p.facts.most_cities:
        return 0
    held = p.goods_of(seat)
    luxuries = [good for good in p.facts.luxuries if held[good]]
    fund = min(1, food_of(p, seat)) + min(1, held[p.facts.wood]) + min(1, held[p.facts.stone])
    return fund + min(2, len(luxuries))


def _fuel(p: AntiquityState, seat: int) -> int:
    """Goods with which carts can build: wood, and one seed of each kind."""
    held = p.goods_of(seat)
    seeds = [good for good in p.facts.products[FARM] if held[good]]
    return held[p.facts.wood] + len(seeds)


def _survival(p: AntiquityState, seat: int) -> float:
    """Room for graves, clean land, and the graves of the turns to come."""
    facts = p.facts
    room = room_for_graves(p, seat)
    total = _ROOM * room
    relief = facts.granary if p.has(seat, GRANARY) else 0
    food = _food_to_come(p, seat)
    graves = 0
    for ahead in range(_AHEAD):
        graves += max(0, p.famine + ahead - relief - food)
    clean = p.clean_zone(seat)
    each_turn = facts.city_pollution * p.city_count(seat) - p.fountain_count(seat)
    if p.owned[seat] >> facts.with_power[DUMP] & 1:
        each_turn -= facts.dump_relief
    converted = max(0, max(0, each_turn) * _AHEAD - clean)
    total -= _GRAVE * (graves + converted)
    total -= 0.15 * graves * graves / max(room, 1)
    total += _CLEAN * min(clean, 30)
    if room < graves + converted:
        total -= 20.0
    return total


def _food_to_come(p: AntiquityState, seat: int) -> int:
    """Food in stock at the next famine: what is kept and what industries yield."""
    food = food_of(p, seat)
    if p.phase <= 5 and not has_power(p, seat, KEEP_ALL):
        food = min(food, capacity(p, seat))
    if p.phase <= 6:
        for work in p.works:
            if owner_in(work) == seat and p.facts.good_class[product_in(work)] == FOOD:
                food += 1
    return food


def progress(p: AntiquityState, seat: int) -> float:
    """How near a player is to what its patron asks for, 0 to 1."""
    saint = p.saint[seat]
    parts = sorted([nearness(p, seat, condition) for condition in p.facts.saint_conditions[saint]], reverse=True)
    needed = p.facts.saint_needed[saint]
    total = 0.0
    for part in parts[:needed]:
        total += part
    return total / needed * (_SEVERAL if needed > 1 else 1.0)


def nearness(p: AntiquityState, seat: int, condition: int) -> float:
    facts = p.facts
    if condition == MEN:
        return p.men(seat) / len(facts.houses.ids)
    if condition == BUILDINGS:
        return 1.0 - missing_kinds(p, seat).bit_count() / len(facts.buildings.ids)
    if condition == GOODS:
        wanted = facts.goods_each * len(wanted_goods(p))
        return max(0.0, 1.0 - missing_goods(p, seat) / wanted)
    best = 0.0
    for other in p.order:
        if other != seat:
            size = max(1, p.zone[other].bit_count())
            best = max(best, 1.0 - uncovered(p, seat, other).bit_count() / size)
    return best
