"""What a position is worth by rules of thumb, and what a seat sees of it."""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.scoring import total_points
from civitas.kernel.frames import RUNNING, seat_of

# Rules of thumb, in victory points.
_SCIENCE: Final = [0.0, 1.0, 2.5, 5.0, 9.0, 16.0, 30.0, 30.0]
"""By the number of different symbols, beyond the points of the cards."""
_FIRST_GOOD: Final = [2.6, 1.4, 0.7, 0.3]
"""Producing one, two, three, four of a resource, with all three Ages to come."""
_CHOICE: Final = 3.0
_FIXED_PRICE: Final = 0.8
_REBATE: Final = 1.0
_UNBUILT: Final = 1.5
_TEMPO: Final = 1.5
_COIN: Final = 0.25
"""Beyond its third of a point, for the first coins of a treasury."""
_THREAT: Final = [0.0, 0.4, 0.8, 1.5, 2.5, 4.0, 6.5, 10.0, 16.0, 30.0]
"""By the steps of the pawn towards the opponent's capital, beyond the points of its zone."""
_LEFT: Final = [1.0, 1.0, 0.55, 0.12]
"""How much of the future is left at the beginning of each Age (the draft first)."""
_SCALE: Final = [16.0, 14.0, 11.0, 8.0]
"""The lead that makes a win likely, by Age."""


def is_quiet(p: DuelState) -> bool:
    """A frame beneath the question is a turn under way: a token or a card is still to be chosen."""
    return not p.later


def evaluate_duel(p: DuelState) -> list[float]:
    """The chances of both seats; exact once the game is over."""
    if p.ending != RUNNING:
        if p.winner < 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if p.winner == 0 else [0.0, 1.0]
    future = _future(p)
    lead = _worth(p, 0, future) - _worth(p, 1, future)
    to_move = seat_of(p.now)
    lead += _TEMPO if to_move == 0 else -_TEMPO
    chance = 1.0 / (1.0 + exp(-lead / _SCALE[p.age]))
    return [chance, 1.0 - chance]


def _future(p: DuelState) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 at the end."""
    if p.age == 0:
        return 1.0
    here = _LEFT[p.age]
    later = _LEFT[p.age + 1] if p.age < 3 else 0.0
    return later + (here - later) * p.left.bit_count() / 20.0


def _worth(p: DuelState, seat: int, future: float) -> float:
    coins = p.city[seat].coins
    worth = float(total_points(p, seat)) + _COIN * min(coins, 12)
    ahead = p.pawn if seat == 0 else -p.pawn
    if ahead > 0:
        worth += _THREAT[ahead]
    worth += _SCIENCE[p.city[seat].different_symbols()]
    worth += future * (_economy(p, seat) + _prospects(p, seat))
    return worth


def _economy(p: DuelState, seat: int) -> float:
    economy, other = p.city[seat].economy, p.city[1 - seat].economy
    worth = 0.0
    for resource in range(5):
        made = economy >> v.GOOD_BITS * resource & 31
        for unit in range(min(made, 4)):
            worth += _FIRST_GOOD[unit]
        rival = other >> v.GOOD_BITS * resource & 31
        if economy >> v.FIXED + resource & 1:
            worth += _FIXED_PRICE * (1 + rival)
        elif made == 0:
            worth -= 0.5 * rival
    worth += _CHOICE * ((economy >> v.RAW_CHOICE & 7) + (economy >> v.MADE_CHOICE & 7))
    return worth + _REBATE * (economy >> v.WONDER_REBATE)


def _prospects(p: DuelState, seat: int) -> float:
    """Wonders to build, chains to follow, tokens that go on giving."""
    city = p.city[seat]
    unbuilt = city.unbuilt().bit_count()
    worth = _UNBUILT * unbuilt
    powers = city.powers
    if powers:
        worth += 4.0 * (powers >> v.EXTRA_SHIELDS & 7) + 1.5 * unbuilt * (powers >> v.PLAY_AGAIN & 1)
        worth += 4.0 * (powers >> v.TRADE_COINS & 1) + (powers >> v.CHAIN_COINS & 31)
    items = p.facts.items
    for giver in p.facts.chain_givers:
        if city.links & giver.gives_link and items[giver.chain_to].deck + 1 >= p.age:
            worth += 1.2
    return worth
