"""The military (Esercito): shields move the pawn, zones are looted, the capital decides."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.frames import MILITARY
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.victory import win


def advance_pawn(p: DuelState, seat: int, shields: int) -> None:
    """Move the pawn towards the opponent's capital, applying the token of every zone entered on the way."""
    facts = p.facts
    ahead = p.pawn if seat == 0 else -p.pawn
    reached = ahead + shields
    if reached > facts.capital:
        reached = facts.capital
    p.pawn = reached if seat == 0 else -reached
    if p.log is not None:
        p.tell("event-pawn-moved", {"seat": seat, "steps": reached - ahead})
    if p.loot:
        token = 1 if seat == 0 else 1 << len(facts.loot_at)
        for zone in facts.loot_at:
            if reached >= zone[0] and p.loot & token:
                p.loot ^= token
                lose_coins(p, 1 - seat, zone[1], "event-looted")
            token <<= 1
    if reached == facts.capital:
        win(p, seat, MILITARY)


def lose_coins(p: DuelState, seat: int, coins: int, event: str) -> None:
    """Coins go back to the bank, at most all of the treasury."""
    city = p.own_city(seat)
    if coins > city.coins:
        coins = city.coins
    city.coins -= coins
    if p.log is not None:
        p.tell(event, {"seat": seat, "coins": coins})
