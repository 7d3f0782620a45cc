"""Carte delle Epoche: what a building does when it is constructed."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import (
    CHAIN,
    COINS,
    COINS_PER,
    EXTRA_SHIELDS,
    GOODS,
    GUILD,
    PRODUCES,
    RED,
    SCIENCE,
    SHIELDS,
)
from civitas.games.seven_wonders_duel.effects.guilds import guild_coins
from civitas.games.seven_wonders_duel.position import RUNNING, DuelState, added, replaced
from civitas.games.seven_wonders_duel.rules.military import advance_pawn
from civitas.games.seven_wonders_duel.rules.science import gain_symbol


def construct(p: DuelState, seat: int, card: int) -> None:
    """Add a building to a city and apply its effects."""
    facts = p.facts
    p.cities[seat] |= facts.bit[card]
    # Written out: mypyc would compile `+=` on an entry of a list as an operation on objects.
    p.counts[seat] = p.counts[seat] + facts.tally[card]
    p.points[seat] = p.points[seat] + facts.points[card]
    does = facts.does[card]
    if does & PRODUCES:
        produce(p, seat, facts.produces[card])
    if does & CHAIN:
        open_chain(p, seat, facts.chain_to[card])
    if does & COINS:
        gain_coins(p, seat, facts.coins[card])
    if does & COINS_PER:
        gain_coins(p, seat, facts.coins_each[card] * p.count(seat, facts.coins_per[card]))
    if does & GUILD:
        guild_coins(p, seat, card)
    if does & SHIELDS:
        extra = p.powers[seat] >> EXTRA_SHIELDS & 7 if facts.colour[card] == RED else 0
        advance_pawn(p, seat, facts.shields[card] + extra)
    if does & SCIENCE and p.ending == RUNNING:
        gain_symbol(p, seat, facts.symbol[card])


def produce(p: DuelState, seat: int, economy: int) -> None:
    """Production, one-of-several producers, fixed prices and rebates; symbols raise the opponent's prices too."""
    p.economy = replaced(p.economy, seat, added(p.economy[seat], economy))
    if economy & GOODS:
        p.reprice_all()
    else:
        p.reprice(seat)


def open_chain(p: DuelState, seat: int, card: int) -> None:
    """From now on this card is free for the seat. Only a revived building can open one of the Age being played."""
    if p.facts.deck[card] + 1 == p.age:
        p.reprice(seat)


def gain_coins(p: DuelState, seat: int, coins: int) -> None:
    p.coins[seat] += coins
    if p.log is not None:
        p.tell("event-coins-gained", {"seat": seat, "coins": coins})


def demolish(p: DuelState, seat: int, card: int) -> None:
    """Take a building out of a city and put it on the discard pile."""
    facts = p.facts
    p.cities[seat] &= ~facts.bit[card]
    p.discarded |= facts.bit[card]
    p.recount(seat)
