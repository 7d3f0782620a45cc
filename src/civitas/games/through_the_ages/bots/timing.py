"""How long the game still lasts, by the cards that are left."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.position import ACTED, AgesState

_TAKEN: Final = 1.7
"""Cards taken from the row per turn; the refill clears some more."""


def turns_left(p: AgesState) -> float:
    """How many turns of all players are still to come, this one included."""
    players = p.players_left()
    if p.last_round:
        return float((p.last_round - p.round) * players + _to_come(p))
    last = v.LAST_AGE - 1 if p.options.get("short") else v.LAST_AGE
    # The round in which the last Age begins is played to its end, and mostly one more.
    return 0.7 * players + _cards_until(p, last, players) / _pace(p, players)


def rounds_of_age(p: AgesState, age: int) -> float:
    """Rounds until this Age ends; none if it is over."""
    if p.age > age:
        return 0.0
    if p.last_round:
        return float(p.last_round - p.round + 1)
    players = p.players_left()
    return _cards_until(p, min(age + 1, v.LAST_AGE), players) / _pace(p, players) / players


def _pace(p: AgesState, players: int) -> float:
    return p.facts.cleared[players - 2] + _TAKEN


def _cards_until(p: AgesState, age: int, players: int) -> float:
    """Cards to be dealt before this Age begins."""
    if p.age >= age:
        return 0.0
    cards = float(len(p.civil_deck)) if p.age else 0.0
    for other in range(p.age + 1, age):
        cards += len(p.facts.civil_decks[players - 2][other])
    return cards


def _to_come(p: AgesState) -> int:
    """How many seats have not ended their turn in this round."""
    done = (p.player - p.first_seat) % p.seats
    count = 0
    for seat in range(p.seats):
        if p.playing(seat) and (seat - p.first_seat) % p.seats >= done:
            count += 1
    return count


def turns_of(p: AgesState, seat: int, turns: float) -> float:
    """Turns that a seat has still to begin. The present one counts until its first action."""
    players = p.players_left()
    before = p.clockwise(p.player).index(seat)
    left = max(0.0, (turns - before + players - 1.0) / players)
    if p.last_round:
        left = float(int(left + 0.001))
    return max(0.0, left - 1.0) if is_acting(p, seat) else left


def is_acting(p: AgesState, seat: int) -> bool:
    """Is the seat in the middle of its actions, with its production still to come?"""
    return seat == p.player and p.flags & ACTED > 0
