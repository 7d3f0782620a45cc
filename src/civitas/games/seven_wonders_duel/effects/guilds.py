"""Guilds (Carte Gilda): they count one and the same city, the one that has most, whoever owns it."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.vocabulary import COUNT_COINS


def largest_count(p: DuelState, kinds: list[int]) -> int:
    """The larger count of the two cities, the kinds added together within one city."""
    largest = 0
    for city in p.city:
        total = 0
        for kind in kinds:
            total += city.coins // p.facts.coins_per_point if kind == COUNT_COINS else city.count(kind)
        if total > largest:
            largest = total
    return largest


def guild_coins(p: DuelState, seat: int, card: Item) -> None:
    """Coins once, at construction."""
    coins = card.guild_coins * largest_count(p, card.guild_counts)
    if coins:
        p.own_city(seat).coins += coins
        if p.log is not None:
            p.tell("event-coins-gained", {"seat": seat, "coins": coins})
