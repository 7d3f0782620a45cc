"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.describe import goods_of
from civitas.games.seven_wonders_duel.facts.items import Item, Token

Sheet = dict[str, object]

COUNTED = [*v.COLOURS, "wonder", "coins"]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "card":
        return _card(facts, facts.items[facts.cards.index[item]])
    if domain == "wonder":
        return _wonder(facts, facts.items[facts.wonder_at + facts.wonders.index[item]])
    if domain == "token":
        return _token(facts, facts.progress[facts.tokens.index[item]])
    if domain == "title":
        return _board(facts)
    return {}


def _card(facts: Catalogue, card: Item) -> Sheet:
    giver, free = card.chain_from, card.chain_to
    return {
        "deck": v.DECKS[card.deck],
        "colour": v.COLOURS[card.colour],
        "cost": _cost(card),
        "vp": card.vp,
        "effects": _effects(facts, card),
        "chain_given": card.chain_symbol or None,
        "chain_needed": facts.items[giver].chain_symbol if giver >= 0 else None,
        "chain_from": facts.cards.ids[giver] if giver >= 0 else None,
        "chain_to": facts.cards.ids[free] if free >= 0 else None,
    }


def _wonder(facts: Catalogue, wonder: Item) -> Sheet:
    effects = _effects(facts, wonder)
    if wonder.play_again:
        effects["play_again"] = True
    if wonder.does & v.REVIVES:
        effects["build_from_discard"] = 1
    return {"cost": _cost(wonder), "vp": wonder.vp, "effects": effects}


def _cost(item: Item) -> Sheet:
    found: Sheet = {"coins": item.need_coins} if item.need_coins else {}
    found.update(goods_of(item.need))
    return found


def _effects(facts: Catalogue, item: Item) -> Sheet:
    """What a card or a Wonder does, under the names of the data files."""
    economy = item.produces
    found: Sheet = {
        "produce": goods_of(economy),
        "produce_choice": _choice(economy),
        "trade_fixed_price": [good for index, good in enumerate(v.RESOURCES) if economy >> v.FIXED + index & 1],
        "shields": item.shields,
        "coins": item.coins,
        "opponent_loses_coins": item.loses,
        "draw_box_tokens": item.draws,
        "science": facts.symbols.ids[item.symbol] if item.symbol >= 0 else None,
        "destroy_opponent_card": v.COLOURS[item.destroys] if item.destroys >= 0 else None,
    }
    if item.coins_per >= 0:
        found["coins_per"] = {"count": COUNTED[item.coins_per], "coins": item.coins_each}
    if item.guild_counts:
        found["guild"] = {
            "count": [COUNTED[kind] for kind in item.guild_counts],
            "coins": item.guild_coins,
            "vp": item.guild_vp,
        }
    return {name: value for name, value in found.items() if value}


def _token(facts: Catalogue, token: Token) -> Sheet:
    power, economy, symbol = token.power, token.economy, token.symbol
    found: Sheet = {
        "coins": token.coins,
        "science": facts.symbols.ids[symbol] if symbol >= 0 else None,
        "extra_shields_per_red_card": power >> v.EXTRA_SHIELDS & 7,
        "future_wonders_play_again": bool(power >> v.PLAY_AGAIN & 1),
        "gain_opponent_trade_coins": bool(power >> v.TRADE_COINS & 1),
        "coins_per_chain_build": power >> v.CHAIN_COINS & 31,
        "vp_per_own_token": power >> v.TOKEN_POINTS & 31,
        "discount_wonder": economy >> v.WONDER_REBATE & 7,
        "discount_blue": economy >> v.BLUE_REBATE & 7,
    }
    return {"vp": token.vp, "effects": {name: value for name, value in found.items() if value}}


def _board(facts: Catalogue) -> Sheet:
    """What the board itself says."""
    return {
        "capital": facts.capital,
        "zone_vp": list(facts.zone_vp),
        "loot_at": [{"distance": distance, "coins": coins} for distance, coins in facts.loot_at],
        "symbols_to_win": facts.symbols_to_win,
        "wonders_in_all": facts.wonders_in_all,
        "coins_per_point": facts.coins_per_point,
        "resources": list(v.RESOURCES),
        "colours": list(v.COLOURS),
    }


def _choice(economy: int) -> list[str]:
    if economy >> v.RAW_CHOICE & 7:
        return v.RESOURCES[: v.RAW]
    if economy >> v.MADE_CHOICE & 7:
        return v.RESOURCES[v.RAW :]
    return []
