"""Progress tokens (Segnalini Progresso): what a token gives at once and for the rest of the game."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.effects.buildings import gain_coins, produce
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.science import gain_symbol
from civitas.games.seven_wonders_duel.vocabulary import CHAIN_COINS


def gain_token(p: DuelState, seat: int, number: int) -> None:
    token = p.facts.progress[number]
    city = p.own_city(seat)
    city.tokens |= 1 << number
    city.powers += token.power
    if p.log is not None:
        p.tell("event-token-taken", {"seat": seat, "token": p.facts.tokens.ids[number]})
    if token.coins:
        gain_coins(p, seat, token.coins)
    if token.economy:
        produce(p, seat, city, token.economy)
    if token.symbol >= 0:
        gain_symbol(p, seat, city, token.symbol)


def take_board_token(p: DuelState, seat: int, token: int) -> None:
    p.answered()
    p.board &= ~(1 << token)
    gain_token(p, seat, token)


def chain_coins(p: DuelState, seat: int) -> None:
    """Urbanism pays for every chain; other free buildings do not count."""
    coins = p.city[seat].powers >> CHAIN_COINS & 31
    if coins:
        p.own_city(seat).coins += coins
        if p.log is not None:
            p.tell("event-urbanism", {"seat": seat, "coins": coins})
