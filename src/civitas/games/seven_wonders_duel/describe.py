"""What cards, Wonders and tokens cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.facts.items import Item, Token

Messages = list[tuple[str, dict[str, object]]]

ARGUMENTS: Final = {
    "age": ["age"],
    "card": ["chain", "covering", "from"],
    "colour": ["colour"],
    "counted": ["counted"],
    "resource": ["good", "goods"],
    "seat": ["starter"],
}
COUNTED: Final = [*v.COLOURS, "wonder"]


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    if domain == "card":
        card = facts.items[facts.cards.index[item]]
        return _cost(card) + _building(facts, card) + _points(card.vp) + _chains(facts, card)
    if domain == "wonder":
        wonder = facts.items[facts.wonder_at + facts.wonders.index[item]]
        return _cost(wonder) + _wonder(facts, wonder) + _points(wonder.vp)
    if domain == "token":
        token = facts.progress[facts.tokens.index[item]]
        return _token(facts, token) + _points(token.vp)
    return []


def goods_of(packed: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for index, name in enumerate(v.RESOURCES):
        count = packed >> v.GOOD_BITS * index & 31
        if count:
            found[name] = count
    return found


def _cost(item: Item) -> Messages:
    goods: dict[str, object] = {}
    if item.need_coins:
        goods["coins"] = item.need_coins
    goods.update(goods_of(item.need))
    return [("effect-cost", {"goods": goods})] if goods else [("effect-cost-free", {})]


def _points(points: int) -> Messages:
    return [("effect-vp", {"points": points})] if points else []


def _economy(facts: Catalogue, economy: int) -> Messages:
    found: Messages = []
    produced = goods_of(economy)
    if produced:
        found.append(("effect-produce", {"goods": produced}))
    if economy >> v.RAW_CHOICE & 7:
        found.append(("effect-produce-choice", {"either_goods": v.RESOURCES[: v.RAW]}))
    if economy >> v.MADE_CHOICE & 7:
        found.append(("effect-produce-choice", {"either_goods": v.RESOURCES[v.RAW :]}))
    fixed = [name for index, name in enumerate(v.RESOURCES) if economy >> v.FIXED + index & 1]
    if fixed:
        found.append(("effect-fixed-price", {"goods": fixed, "price": facts.fixed_price}))
    if economy >> v.WONDER_REBATE & 7:
        found.append(("effect-discount-wonder", {"count": economy >> v.WONDER_REBATE & 7}))
    if economy >> v.BLUE_REBATE & 7:
        found.append(("effect-discount-blue", {"count": economy >> v.BLUE_REBATE & 7}))
    return found


def _shared(facts: Catalogue, item: Item) -> Messages:
    """Effects that cards and Wonders share."""
    found = _economy(facts, item.produces)
    if item.coins:
        found.append(("effect-coins", {"coins": item.coins}))
    if item.shields:
        found.append(("effect-shields", {"shields": item.shields}))
    return found


def _building(facts: Catalogue, card: Item) -> Messages:
    found = _shared(facts, card)
    if card.coins_per >= 0:
        counted = COUNTED[card.coins_per]
        found.append(("effect-coins-per", {"coins": card.coins_each, "counted": counted}))
    if card.symbol >= 0:
        found.append(("effect-science", {"science": facts.symbols.ids[card.symbol]}))
    return found + _guild(facts, card)


def _guild(facts: Catalogue, card: Item) -> Messages:
    coins, points, kinds = card.guild_coins, card.guild_vp, card.guild_counts
    found: Messages = []
    counted = [COUNTED[kind] for kind in kinds if kind != v.COUNT_COINS]
    if counted and coins:
        found.append(("effect-guild-coins", {"coins": coins, "either_counted": counted}))
    if counted and points:
        found.append(("effect-guild-points", {"points": points, "either_counted": counted}))
    if v.COUNT_COINS in kinds and coins:
        found.append(("effect-guild-treasury-coins", {"coins": coins, "set": facts.coins_per_point}))
    if v.COUNT_COINS in kinds and points:
        found.append(("effect-guild-treasury", {"points": points, "set": facts.coins_per_point}))
    return found


def _chains(facts: Catalogue, card: Item) -> Messages:
    found: Messages = []
    if card.chain_from >= 0:
        found.append(("effect-chain-from", {"card": facts.cards.ids[card.chain_from]}))
    if card.chain_to >= 0:
        found.append(("effect-chain-gives", {"card": facts.cards.ids[card.chain_to]}))
    return found


def _wonder(facts: Catalogue, item: Item) -> Messages:
    found = _shared(facts, item)
    if item.loses:
        found.append(("effect-opponent-loses-coins", {"coins": item.loses}))
    if item.destroys >= 0:
        found.append(("effect-destroy", {"colour": v.COLOURS[item.destroys]}))
    if item.does & v.REVIVES:
        found.append(("effect-build-from-discard", {}))
    if item.draws:
        found.append(("effect-draw-box-tokens", {"drawn": item.draws}))
    if item.play_again:
        found.append(("effect-play-again", {}))
    return found


def _token(facts: Catalogue, token: Token) -> Messages:
    power = token.power
    found = _economy(facts, token.economy)
    if token.coins:
        found.append(("effect-coins", {"coins": token.coins}))
    if token.symbol >= 0:
        found.append(("effect-science", {"science": facts.symbols.ids[token.symbol]}))
    if power >> v.EXTRA_SHIELDS & 7:
        found.append(("effect-extra-shields", {"shields": power >> v.EXTRA_SHIELDS & 7}))
    if power >> v.PLAY_AGAIN & 1:
        found.append(("effect-future-play-again", {}))
    if power >> v.TRADE_COINS & 1:
        found.append(("effect-opponent-trade-coins", {}))
    if power >> v.CHAIN_COINS & 31:
        found.append(("effect-coins-per-chain", {"coins": power >> v.CHAIN_COINS & 31}))
    if power >> v.TOKEN_POINTS & 31:
        found.append(("effect-vp-per-token", {"points": power >> v.TOKEN_POINTS & 31}))
    return found


def explain_payment(plan: dict[str, object]) -> Messages:
    """The lines of a payment as `rules.construction.payment` gives it."""
    if "total" not in plan:
        return []
    if plan["chain"] is not None:
        return [("plan-chain", {"chain": plan["chain"]})]
    found: Messages = []
    if plan["coins"]:
        found.append(("plan-coins", {"coins": plan["coins"]}))
    for part, key in (("produced", "plan-produced"), ("chosen", "plan-choice"), ("saved", "plan-rebate")):
        if plan[part]:
            found.append((key, {"goods": plan[part]}))
    bought = plan["bought"]
    assert isinstance(bought, list)
    for row in bought:
        found.append(("plan-bought", {**row, "total": row["count"] * row["price"]}))
    return [*found, ("plan-total", {"total": plan["total"]})] if found else [("plan-free", {})]
