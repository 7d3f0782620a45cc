"""Costruire in 7 Wonders Duel: production, trade, coin costs and chains; what a city pays for a card or a Wonder.

Resources are not spent, so the cheapest way to pay is always best and the price is unique: own production first, then
the one-of-several producers on the dearest missing units, then a token's rebate on the dearest ones left.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    BLUE,
    BLUE_REBATE,
    FIXED,
    GOOD_BITS,
    GOODS,
    GUARDS,
    MADE_CHOICE,
    RAW,
    RAW_CHOICE,
    RESOURCES,
    WONDER_REBATE,
)
from civitas.games.seven_wonders_duel.position import FIXED_PRICES, DuelState
from civitas.kernel.refusals import rule

CANNOT_AFFORD: Final = rule("swd.coin-cost.cannot-afford")


def missing(need: int, goods: int) -> int:
    """What production does not cover: `need - goods`, never below 0, for all five resources at once."""
    difference = (need | GUARDS) - goods
    enough = difference & GUARDS
    return difference & (enough - (enough >> GOOD_BITS - 1))


def unit_price(p: DuelState, seat: int, resource: int) -> int:
    """Commercio: what one missing unit costs this seat."""
    if p.economy[seat] >> FIXED + resource & 1:
        return p.facts.fixed_price
    symbols = p.economy[1 - seat] >> GOOD_BITS * resource & 31
    return p.facts.price + p.facts.price_per_symbol * symbols


def price(p: DuelState, seat: int, item: int) -> int:
    """All coins that a card (or a Wonder, counted on after the cards) costs this seat now."""
    known = p.prices[seat][item]
    if known < 0:
        known = 0 if is_chained(p, seat, item) else p.facts.need_coins[item] + trade_cost(p, seat, item)
        p.prices[seat][item] = known
    return known


def is_chained(p: DuelState, seat: int, item: int) -> bool:
    """Costruzione Gratuita (Concatenazione): does the city hold the building that makes this one free?"""
    if item >= p.facts.wonder_at:
        return False
    giver = p.facts.chain_from[item]
    return giver >= 0 and p.cities[seat] >> giver & 1 == 1


def trade_cost(p: DuelState, seat: int, item: int) -> int:
    """The coins spent on buying resources for an item that is not free."""
    facts = p.facts
    economy = p.economy[seat]
    lacking = missing(facts.need[item], economy & GOODS)
    if lacking == 0:
        return 0
    if economy >> RAW_CHOICE & ~(FIXED_PRICES >> RAW_CHOICE) == 0:
        total = 0
        for resource in range(5):
            count = lacking & 31
            if count:
                total += count * unit_price(p, seat, resource)
            lacking >>= GOOD_BITS
        return total
    raw, made, rebate = helpers(p, seat, item)
    units = missing_units(p, seat, lacking, 0, RAW)[raw:] + missing_units(p, seat, lacking, RAW, 5)[made:]
    units.sort(reverse=True)
    total = 0
    for cost in units[rebate:]:
        total += cost
    return total


def helpers(p: DuelState, seat: int, item: int) -> list[int]:
    """How many units one-of-several producers cover (raw, manufactured), and how many a token saves."""
    economy = p.economy[seat]
    rebate = 0
    if item >= p.facts.wonder_at:
        rebate = economy >> WONDER_REBATE & 7
    elif p.facts.colour[item] == BLUE:
        rebate = economy >> BLUE_REBATE & 7
    return [economy >> RAW_CHOICE & 7, economy >> MADE_CHOICE & 7, rebate]


def missing_units(p: DuelState, seat: int, lacking: int, first: int, end: int) -> list[int]:
    """The prices of the missing units of resources first..end-1, dearest first."""
    units: list[int] = []
    for resource in range(first, end):
        count = lacking >> GOOD_BITS * resource & 31
        if count:
            units += [unit_price(p, seat, resource)] * count
    units.sort(reverse=True)
    return units


def forbids_price(p: DuelState, seat: int, item: int) -> int:
    return CANNOT_AFFORD if price(p, seat, item) > p.coins[seat] else 0


def payment(p: DuelState, seat: int, item: int) -> dict[str, object]:
    """The cheapest payment step by step, for people: what is produced, covered, saved and bought."""
    facts = p.facts
    plan: dict[str, object] = {"total": price(p, seat, item), "coins": facts.need_coins[item], "chain": None}
    if is_chained(p, seat, item):
        plan["chain"] = facts.cards.ids[facts.chain_from[item]]
        plan["coins"] = 0
        return plan
    lacking = missing(facts.need[item], p.economy[seat] & GOODS)
    units: list[list[int]] = []
    produced = [0] * 5
    for resource in range(5):
        count = lacking >> GOOD_BITS * resource & 31
        produced[resource] = (facts.need[item] >> GOOD_BITS * resource & 31) - count
        units += [[unit_price(p, seat, resource), resource]] * count
    units.sort(key=_dearest_first)
    raw, made, rebate = helpers(p, seat, item)
    chosen, saved, bought = [0] * 5, [0] * 5, [0] * 5
    rest: list[int] = []
    for _, resource in units:
        if resource < RAW and raw > 0:
            raw -= 1
            chosen[resource] += 1
        elif resource >= RAW and made > 0:
            made -= 1
            chosen[resource] += 1
        else:
            rest.append(resource)
    for place, resource in enumerate(rest):
        if place < rebate:
            saved[resource] += 1
        else:
            bought[resource] += 1
    plan["produced"] = _named(produced)
    plan["chosen"] = _named(chosen)
    plan["saved"] = _named(saved)
    plan["bought"] = [
        {"good": _name(resource), "count": bought[resource], "price": unit_price(p, seat, resource)}
        for resource in range(5)
        if bought[resource]
    ]
    return plan


def _dearest_first(unit: list[int]) -> tuple[int, int]:
    return -unit[0], unit[1]


def _name(resource: int) -> str:
    return RESOURCES[resource]


def _named(counts: list[int]) -> dict[str, int]:
    return {_name(resource): count for resource, count in enumerate(counts) if count}
