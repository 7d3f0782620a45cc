"""Plans around military cards and units: what to discard, how much to bid, whom to send."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import frames as f
from civitas.games.through_the_ages.bots.evaluate import evaluate_ages, military_card
from civitas.games.through_the_ages.moves import MOST_BID, AgesMoves
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.colonization import forbids_finish, force_now, largest_force
from civitas.games.through_the_ages.vocabulary import BONUS, EVENT
from civitas.kernel.frames import kind_of, seat_of

_PASSING: Final = 8
"""Answers in an auction at most until it is over."""


def discards(p: AgesState, seat: int, table: AgesMoves, count: int) -> list[int]:
    """The least useful military cards; the first of equal ones."""
    cards = [entry & CARD_MASK for entry in p.military_hand[seat]]
    found: list[int] = []
    while cards and len(found) < count:
        worst = cards[0]
        for card in cards:
            if military_card(p, seat, card) < military_card(p, seat, worst):
                worst = card
        cards.remove(worst)
        found.append(table.discard + worst - p.facts.first[EVENT])
    return found


# Auctions


def bid_of(p: AgesState, seat: int, table: AgesMoves) -> int:
    """The next bid if the colony is worth what it takes, seen against what becomes of it otherwise; else a pass."""
    bid = p.bid + 1
    if bid > min(largest_force(p, seat), MOST_BID):
        return table.skip
    raise_to = table.bid + bid - 1
    mine = _settled(p, seat, table, raise_to)[seat]
    given_up = _settled(p, seat, table, table.skip)[seat]
    return raise_to if mine > given_up else table.skip


def _settled(p: AgesState, seat: int, table: AgesMoves, answer: int) -> list[float]:
    """What an auction comes to if this seat gives its answer and all after it pass."""
    twin = p.clone()
    assert isinstance(twin, AgesState)
    twin.advance(seat, answer)
    for _ in range(_PASSING):
        if kind_of(twin.now) != f.BID:
            break
        twin.advance(seat_of(twin.now), table.skip)
    if kind_of(twin.now) == f.FORCE:
        winner = seat_of(twin.now)
        for move in forces(twin, winner, table)[0]:
            twin.advance(winner, move)
    return evaluate_ages(twin)


def forces(p: AgesState, seat: int, table: AgesMoves) -> list[list[int]]:
    """Ways to reach the bid: with cards as far as they go, and with units alone."""
    found: list[list[int]] = []
    for cards_first in (True, False):
        plan = _force(p, seat, table, cards_first)
        if plan not in found:
            found.append(plan)
    return found


def _force(p: AgesState, seat: int, table: AgesMoves, cards_first: bool) -> list[int]:
    twin = p.clone()
    assert isinstance(twin, AgesState)
    plan: list[int] = []
    while forbids_finish(twin, seat):
        move = _next_part(twin, seat, table, cards_first)
        twin.advance(seat, move)
        plan.append(move)
    plan.append(table.finish)
    return plan


def _next_part(p: AgesState, seat: int, table: AgesMoves, cards_first: bool) -> int:
    """One unit must go; then the smallest card or unit that reaches the bid, else the largest."""
    missing = p.bid - force_now(p, seat)
    units = [site for site in p.facts.unit_sites if p.workers[seat][site]]
    strength = p.facts.site_strength
    if sum(p.sent) == 0:
        return table.send + min(units, key=lambda site: strength[site])
    first = p.facts.first[BONUS]
    bonus = sorted({(entry & CARD_MASK) - first for entry in p.military_hand[seat] if entry & CARD_MASK >= first})
    if bonus and (cards_first or not units):
        enough = [card for card in bonus if p.facts.bonus_colonization[card] >= missing]
        return table.bonus + (enough[0] if enough else bonus[-1])
    if units:
        enough = [site for site in units if strength[site] >= missing]
        return table.send + (enough[0] if enough else max(units, key=lambda site: strength[site]))
    return p.legal(seat)[0]
