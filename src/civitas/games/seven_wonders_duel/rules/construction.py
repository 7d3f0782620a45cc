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
    MADE_CHOICE,
    MADE_GOODS,
    RAW_CHOICE,
    RAW_GOODS,
    RESOURCES,
    WONDER_REBATE,
)
from civitas.games.seven_wonders_duel.goods import cost, cover, missing
from civitas.games.seven_wonders_duel.position import FIXED_PRICES, DuelState
from civitas.kernel.refusals import rule

CANNOT_AFFORD: Final = rule("swd.coin-cost.cannot-afford")


def unit_price(p: DuelState, seat: int, resource: int) -> int:
    """Commercio: what one missing unit costs this seat."""
    return p.trade[seat] >> GOOD_BITS * resource & 63


def price(p: DuelState, seat: int, item: int) -> int:
    """All coins that a card (or a Wonder, counted on after the cards) costs this seat now."""
    facts = p.facts
    free = facts.chain_from[item] >= 0 and is_chained(p, seat, item)
    return 0 if free else facts.need_coins[item] + trade_cost(p, seat, item)


def card_price(p: DuelState, seat: int, card: int) -> int:
    """The price of a card of this Age."""
    place = card - p.facts.priced_from[p.age]
    known = p.prices[seat][place]
    return known if known >= 0 else work_out(p, seat, place, card)


def wonder_price(p: DuelState, seat: int, wonder: int) -> int:
    known = p.prices[seat][wonder]
    return known if known >= 0 else work_out(p, seat, wonder, p.facts.wonder_at + wonder)


def work_out(p: DuelState, seat: int, place: int, item: int) -> int:
    """The price, remembered at a place of the list until the economy of the seat changes."""
    found = price(p, seat, item)
    prices = p.prices[seat]
    if prices is p.facts.unpriced:
        prices = p.open_prices(seat)
    prices[place] = found
    return found


def is_chained(p: DuelState, seat: int, item: int) -> bool:
    """Costruzione Gratuita (Concatenazione): does the city hold the building that makes this one free?"""
    giver = p.facts.chain_from[item]
    return giver >= 0 and p.cities[seat] & p.facts.bit[giver] != 0


def trade_cost(p: DuelState, seat: int, item: int) -> int:
    """The coins spent on buying resources for an item that is not free."""
    need = p.facts.need[item]
    if need == 0:
        return 0
    economy = p.economy[seat]
    lacking = missing(need, economy & GOODS)
    if lacking == 0:
        return 0
    prices = p.trade[seat]
    if economy >> RAW_CHOICE & ~(FIXED_PRICES >> RAW_CHOICE):
        lacking = cover(lacking, prices, RAW_GOODS, economy >> RAW_CHOICE & 7)
        lacking = cover(lacking, prices, MADE_GOODS, economy >> MADE_CHOICE & 7)
        lacking = cover(lacking, prices, GOODS, rebate(p, seat, item))
    return cost(lacking, prices)


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
    raw = cover(lacking, prices, RAW_GOODS, economy >> RAW_CHOICE & 7)
    bought_or_saved = cover(raw, prices, MADE_GOODS, economy >> MADE_CHOICE & 7)
    bought = cover(bought_or_saved, prices, GOODS, rebate(p, seat, item))
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
