"""Construction (Costruire in 7 Wonders Duel): production, trade, coin costs and chains; what a city pays for a card or
a Wonder.

Resources are not spent, so the cheapest way to pay is always best and the price is unique: own production first, then
the one-of-several producers on the dearest missing units, then a token's rebate on the dearest ones left.
"""

from __future__ import annotations

from civitas.games.seven_wonders_duel import refusals as by
from civitas.games.seven_wonders_duel.facts.goods import cost, cover, missing
from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.parts import City
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.vocabulary import (
    GOOD_BITS,
    GOODS,
    MADE_CHOICE,
    MADE_GOODS,
    RAW_CHOICE,
    RAW_GOODS,
    RESOURCES,
)


def unit_price(city: City, resource: int) -> int:
    """Trade: what one missing unit costs."""
    return city.trade >> GOOD_BITS * resource & 63


def price(city: City, item: Item) -> int:
    """All coins that a card or a Wonder costs now."""
    return 0 if city.links & item.needs_link else item.need_coins + trade_cost(city, item)


def card_price(p: DuelState, seat: int, card: int) -> int:
    """The price of a card of this Age."""
    city = p.city[seat]
    place = card - p.facts.priced_from[p.age]
    known = city.prices[place]
    return known if known >= 0 else work_out(p, city, place, card)


def wonder_price(p: DuelState, seat: int, wonder: int) -> int:
    city = p.city[seat]
    known = city.prices[wonder]
    return known if known >= 0 else work_out(p, city, wonder, p.facts.wonder_at + wonder)


def work_out(p: DuelState, city: City, place: int, item: int) -> int:
    """The price, remembered at a place of the list until the economy of the city changes.

    Clones that share the city share what is worked out."""
    priced = p.facts.items[item]
    # `price`, written out: whole games are spent here.
    found = 0 if city.links & priced.needs_link else priced.need_coins + trade_cost(city, priced)
    if not city.priced:
        city.prices = city.prices.copy()
        city.priced = True
    city.prices[place] = found
    return found


def is_chained(city: City, item: Item) -> bool:
    """Free construction by a chain: does the city hold the building that makes this one free?"""
    return city.links & item.needs_link != 0


def trade_cost(city: City, item: Item) -> int:
    """The coins spent on buying resources for an item that is not free."""
    need = item.need
    if need == 0:
        return 0
    economy = city.economy
    lacking = missing(need, economy & GOODS)
    if lacking == 0:
        return 0
    prices = city.trade
    if economy >> RAW_CHOICE & 7:
        lacking = cover(lacking, prices, RAW_GOODS, economy >> RAW_CHOICE & 7)
    if economy >> MADE_CHOICE & 7:
        lacking = cover(lacking, prices, MADE_GOODS, economy >> MADE_CHOICE & 7)
    if economy >> item.rebate & 7:
        lacking = cover(lacking, prices, GOODS, economy >> item.rebate & 7)
    return cost(lacking, prices)


def forbids_price(p: DuelState, seat: int, item: Item) -> int:
    return by.COIN_COST_CANNOT_AFFORD if price(p.city[seat], item) > p.city[seat].coins else 0


def payment(p: DuelState, seat: int, item: Item) -> dict[str, object]:
    """The cheapest payment step by step, for people: what is produced, covered, saved and bought."""
    city = p.city[seat]
    plan: dict[str, object] = {"total": price(city, item), "coins": item.need_coins, "chain": None}
    if is_chained(city, item):
        plan["chain"] = p.facts.cards.ids[item.chain_from]
        plan["coins"] = 0
        return plan
    economy, prices = city.economy, city.trade
    lacking = missing(item.need, economy & GOODS)
    raw = cover(lacking, prices, RAW_GOODS, economy >> RAW_CHOICE & 7)
    bought_or_saved = cover(raw, prices, MADE_GOODS, economy >> MADE_CHOICE & 7)
    bought = cover(bought_or_saved, prices, GOODS, economy >> item.rebate & 7)
    plan["produced"] = _named(item.need - lacking)
    plan["chosen"] = _named(lacking - bought_or_saved)
    plan["saved"] = _named(bought_or_saved - bought)
    plan["bought"] = [
        {"good": good, "count": count, "price": unit_price(city, RESOURCES.index(good))}
        for good, count in _named(bought).items()
    ]
    return plan


def _named(goods: int) -> dict[str, int]:
    """Packed goods by name."""
    counts = {name: goods >> GOOD_BITS * index & 31 for index, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}
