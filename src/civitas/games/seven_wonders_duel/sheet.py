"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import (
    BLUE_REBATE,
    CHAIN_COINS,
    COLOURS,
    DECKS,
    EXTRA_SHIELDS,
    FIXED,
    GOOD_BITS,
    MADE_CHOICE,
    PLAY_AGAIN,
    RAW,
    RAW_CHOICE,
    RESOURCES,
    REVIVES,
    TOKEN_POINTS,
    TRADE_COINS,
    WONDER_REBATE,
    Catalogue,
)

Sheet = dict[str, object]

COUNTED = [*COLOURS, "wonder", "coins"]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "card":
        return _card(facts, facts.cards.index[item])
    if domain == "wonder":
        return _wonder(facts, facts.wonder_at + facts.wonders.index[item])
    if domain == "token":
        return _token(facts, facts.tokens.index[item])
    if domain == "title":
        return _board(facts)
    return {}


def _card(facts: Catalogue, card: int) -> Sheet:
    giver, free = facts.chain_from[card], facts.chain_to[card]
    return {
        "deck": DECKS[facts.deck[card]],
        "colour": COLOURS[facts.colour[card]],
        "cost": _cost(facts, card),
        "vp": facts.vp[card],
        "effects": _effects(facts, card),
        "chain_given": facts.chain_symbol[card] or None,
        "chain_needed": facts.chain_symbol[giver] if giver >= 0 else None,
        "chain_from": facts.cards.ids[giver] if giver >= 0 else None,
        "chain_to": facts.cards.ids[free] if free >= 0 else None,
    }


def _wonder(facts: Catalogue, wonder: int) -> Sheet:
    effects = _effects(facts, wonder)
    if facts.play_again[wonder]:
        effects["play_again"] = True
    if facts.does[wonder] & REVIVES:
        effects["build_from_discard"] = 1
    return {"cost": _cost(facts, wonder), "vp": facts.vp[wonder], "effects": effects}


def _cost(facts: Catalogue, item: int) -> Sheet:
    found: Sheet = {"coins": facts.need_coins[item]} if facts.need_coins[item] else {}
    found.update(_goods(facts.need[item]))
    return found


def _effects(facts: Catalogue, item: int) -> Sheet:
    """What a card or a Wonder does, under the names of the data files."""
    economy = facts.produces[item]
    found: Sheet = {
        "produce": _goods(economy),
        "produce_choice": _choice(economy),
        "trade_fixed_price": [good for index, good in enumerate(RESOURCES) if economy >> FIXED + index & 1],
        "shields": facts.shields[item],
        "coins": facts.coins[item],
        "opponent_loses_coins": facts.loses[item],
        "draw_box_tokens": facts.draws[item],
        "science": facts.symbols.ids[facts.symbol[item]] if facts.symbol[item] >= 0 else None,
        "destroy_opponent_card": COLOURS[facts.destroys[item]] if facts.destroys[item] >= 0 else None,
    }
    if facts.coins_per[item] >= 0:
        found["coins_per"] = {"count": COUNTED[facts.coins_per[item]], "coins": facts.coins_each[item]}
    if item < facts.wonder_at and facts.guild_counts[item]:
        found["guild"] = {
            "count": [COUNTED[kind] for kind in facts.guild_counts[item]],
            "coins": facts.guild_coins[item],
            "vp": facts.guild_vp[item],
        }
    return {name: value for name, value in found.items() if value}


def _token(facts: Catalogue, token: int) -> Sheet:
    power, economy, symbol = facts.token_power[token], facts.token_economy[token], facts.token_symbol[token]
    found: Sheet = {
        "coins": facts.token_coins[token],
        "science": facts.symbols.ids[symbol] if symbol >= 0 else None,
        "extra_shields_per_red_card": power >> EXTRA_SHIELDS & 7,
        "future_wonders_play_again": bool(power >> PLAY_AGAIN & 1),
        "gain_opponent_trade_coins": bool(power >> TRADE_COINS & 1),
        "coins_per_chain_build": power >> CHAIN_COINS & 31,
        "vp_per_own_token": power >> TOKEN_POINTS & 31,
        "discount_wonder": economy >> WONDER_REBATE & 7,
        "discount_blue": economy >> BLUE_REBATE & 7,
    }
    return {"vp": facts.token_vp[token], "effects": {name: value for name, value in found.items() if value}}


def _board(facts: Catalogue) -> Sheet:
    """What the board itself says."""
    return {
        "capital": facts.capital,
        "zone_vp": list(facts.zone_vp),
        "loot_at": [{"distance": distance, "coins": coins} for distance, coins in facts.loot_at],
        "symbols_to_win": facts.symbols_to_win,
        "wonders_in_all": facts.wonders_in_all,
        "coins_per_point": facts.coins_per_point,
        "resources": list(RESOURCES),
        "colours": list(COLOURS),
    }


def _goods(packed: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for index, good in enumerate(RESOURCES):
        count = packed >> GOOD_BITS * index & 31
        if count:
            found[good] = count
    return found


def _choice(economy: int) -> list[str]:
    if economy >> RAW_CHOICE & 7:
        return RESOURCES[:RAW]
    if economy >> MADE_CHOICE & 7:
        return RESOURCES[RAW:]
    return []
