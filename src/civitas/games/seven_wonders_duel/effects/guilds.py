"""Carte Gilda: they count one and the same city, the one that has most, whoever owns it."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import COUNT_COINS
from civitas.games.seven_wonders_duel.position import DuelState


def largest_count(p: DuelState, kinds: list[int]) -> int:
    """The larger count of the two cities, the kinds added together within one city."""
    largest = 0
    for seat in range(2):
        total = 0
        for kind in kinds:
            total += p.coins[seat] // p.facts.coins_per_point if kind == COUNT_COINS else p.count(seat, kind)
        if total > largest:
            largest = total
    return largest


def guild_coins(p: DuelState, seat: int, card: int) -> None:
    """Coins once, at construction."""
    coins = p.facts.guild_coins[card] * largest_count(p, p.facts.guild_counts[card])
    if coins:
        p.coins[seat] += coins
        if p.log is not None:
            p.tell("event-coins-gained", {"seat": seat, "coins": coins})
