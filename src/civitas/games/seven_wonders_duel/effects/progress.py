"""Segnalini Progresso: what a token gives at once and for the rest of the game."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import CHAIN_COINS
from civitas.games.seven_wonders_duel.effects.buildings import gain_coins, produce
from civitas.games.seven_wonders_duel.position import DuelState, replaced
from civitas.games.seven_wonders_duel.rules.science import gain_symbol


def gain_token(p: DuelState, seat: int, token: int) -> None:
    facts = p.facts
    p.tokens = replaced(p.tokens, seat, p.tokens[seat] | 1 << token)
    p.powers = replaced(p.powers, seat, p.powers[seat] + facts.token_power[token])
    if p.log is not None:
        p.tell("event-token-taken", {"seat": seat, "token": facts.tokens.ids[token]})
    if facts.token_coins[token]:
        gain_coins(p, seat, facts.token_coins[token])
    if facts.token_economy[token]:
        produce(p, seat, facts.token_economy[token])
    if facts.token_symbol[token] >= 0:
        gain_symbol(p, seat, facts.token_symbol[token])


def take_board_token(p: DuelState, seat: int, token: int) -> None:
    p.answered()
    p.board &= ~(1 << token)
    gain_token(p, seat, token)


def chain_coins(p: DuelState, seat: int) -> None:
    """Urbanism pays for every chain; other free buildings do not count."""
    coins = p.powers[seat] >> CHAIN_COINS & 31
    if coins:
        p.coins[seat] += coins
        if p.log is not None:
            p.tell("event-urbanism", {"seat": seat, "coins": coins})
