"""Costruire in 7 Wonders Duel: production, trade, coin costs and chains; what a city pays for a card or a Wonder.

Resources are not spent, so the cheapest way to pay is always best and the price is unique: own production first, then
the one-of-several producers on the dearest missing units, then a token's rebate on the dearest ones left.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    BLUE,
    BLUE_REBATE,
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

RAW_BITS: Final = RAW * GOOD_BITS
ALL_BITS: Final = 5 * GOOD_BITS
CANNOT_AFFORD: Final = rule("swd.coin-cost.cannot-afford")


def missing(need: int, goods: int) -> int:
    """What production does not cover: `need - goods`, never below 0, for all five resources at once."""
    difference = (need | GUARDS) - goods
    enough = difference & GUARDS
    return difference & (enough - (enough >> GOOD_BITS - 1))


def unit_price(p: DuelState, seat: int, resource: int) -> int:
    """Commercio: what one missing unit costs this seat."""
    return p.trade[seat] >> GOOD_BITS * resource & 63


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
    economy = p.economy[seat]
    lacking = missing(p.facts.need[item], economy & GOODS)
    if lacking == 0:
        return 0
    prices = p.trade[seat]
    if economy >> RAW_CHOICE & ~(FIXED_PRICES >> RAW_CHOICE):
        lacking = cover(lacking, prices, 0, RAW_BITS, economy >> RAW_CHOICE & 7)
        lacking = cover(lacking, prices, RAW_BITS, ALL_BITS, economy >> MADE_CHOICE & 7)
        lacking = cover(lacking, prices, 0, ALL_BITS, rebate(p, seat, item))
    total = 0
    while lacking:
        total += (lacking & 31) * (prices & 63)
        lacking >>= GOOD_BITS
        prices >>= GOOD_BITS
    return total


def cover(lacking: int, prices: int, first: int, end: int, units: int) -> int:
    """Take the dearest `units` of the resources packed in bits first..end out of what is lacking."""
    while units > 0:
        dearest, where = 0, -1
        shift = first
        while shift < end:
            if lacking >> shift & 31 and prices >> shift & 63 > dearest:
                dearest = prices >> shift & 63
                where = shift
            shift += GOOD_BITS
        if where < 0:
            break
        lacking -= 1 << where
        units -= 1
    return lacking


def rebate(p: DuelState, seat: int, item: int) -> int:
    """How many units a progress token saves on this item."""
    if item >= p.facts.wonder_at:
        return p.economy[seat] >> WONDER_REBATE & 7
    return p.economy[seat] >> BLUE_REBATE & 7 if p.facts.colour[item] == BLUE else 0


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
    economy, prices = p.economy[seat], p.trade[seat]
    lacking = missing(facts.need[item], economy & GOODS)
    raw = cover(lacking, prices, 0, RAW_BITS, economy >> RAW_CHOICE & 7)
    bought_or_saved = cover(raw, prices, RAW_BITS, ALL_BITS, economy >> MADE_CHOICE & 7)
    bought = cover(bought_or_saved, prices, 0, ALL_BITS, rebate(p, seat, item))
    plan["produced"] = _named(facts.need[item] - lacking)
    plan["chosen"] = _named(lacking - bought_or_saved)
    plan["saved"] = _named(bought_or_saved - bought)
    plan["bought"] = [
        {"good": good, "count": count, "price": unit_price(p, seat, RESOURCES.index(good))}
        for good, count in _named(bought).items()
    ]
    return plan


def _named(goods: int) -> dict[str, int]:
    """Packed goods by name."""
    counts = {name: goods >> GOOD_BITS * index & 31 for index, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}
