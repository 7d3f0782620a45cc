"""The numbers behind a refusal, and what a move costs or brings, for people."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.frames import ENDINGS, MILITARY, SCIENTIFIC
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules import construction, turn
from civitas.games.seven_wonders_duel.scoring import total_points
from civitas.games.seven_wonders_duel.vocabulary import GOOD_BITS, RESOURCES, WONDERS_BUILT
from civitas.kernel.fields import members

Figures = dict[str, object]

MOST_SHIELDS = 5
"""No turn brings more."""


def card_figures(p: DuelState, seat: int, args: list[int], rule: str) -> Figures:
    """Of building or discarding a card."""
    card = args[0]
    if rule == "swd.coin-cost.cannot-afford":
        return {**_short(p, seat, p.facts.items[card]), "item": p.facts.cards.ids[card]}
    return _covering(p, card) if rule == "swd.turn.accessible" else {}


def wonder_figures(p: DuelState, seat: int, args: list[int], rule: str) -> Figures:
    wonder, card = args
    if rule == "swd.coin-cost.cannot-afford":
        return {**_short(p, seat, _wonder(p, wonder)), "item": p.facts.wonders.ids[wonder]}
    if rule == "swd.wonder.own-only":
        owner = [other for other in range(2) if p.city[other].wonders >> wonder & 1]
        return {"why": "nobody" if not owner else "built" if owner[0] == seat else "other"}
    return _covering(p, card) if rule == "swd.turn.accessible" else {}


def _wonder(p: DuelState, wonder: int) -> Item:
    return p.facts.items[p.facts.wonder_at + wonder]


def _short(p: DuelState, seat: int, item: Item) -> Figures:
    cost = construction.price(p.city[seat], item)
    coins = p.city[seat].coins
    return {"price": cost, "coins": coins, "short": cost - coins, "plan": construction.payment(p, seat, item)}


def _covering(p: DuelState, card: int) -> Figures:
    if card not in p.slots:
        return {"where": "absent", "covering": []}
    covered = p.structure[p.slots.index(card)].covered_by & p.left
    lying = [p.slots[slot] for slot in members(covered)]
    known = [p.facts.cards.ids[above] for above in lying if above >= 0]
    return {"where": "covered" if len(known) == len(lying) else "hidden", "covering": known}


def card_preview(p: DuelState, seat: int, args: list[int]) -> Figures:
    return construction.payment(p, seat, p.facts.items[args[0]])


def discard_preview(p: DuelState, seat: int, args: list[int]) -> Figures:
    return {"coins": turn.discard_income(p, seat)}


def wonder_preview(p: DuelState, seat: int, args: list[int]) -> Figures:
    return construction.payment(p, seat, _wonder(p, args[0]))


def gauges_of(p: DuelState, seat: int) -> dict[str, int]:
    """Coins, points, the pawn, symbols and production."""
    city = p.city[seat]
    found = {
        "coins": city.coins,
        "points": total_points(p, seat),
        "pawn": p.pawn if seat == 0 else -p.pawn,
        "symbols": city.different_symbols(),
        "wonders": city.count(WONDERS_BUILT),
        "tokens": city.tokens.bit_count(),
    }
    for number, name in enumerate(RESOURCES):
        found[name] = city.economy >> GOOD_BITS * number & 31
    return found


LOOT = "loot"


def cautions_of(p: DuelState, seat: int, move: int) -> list[str]:
    """How the opponent could win or loot at once after a move, with what lies open or may be raised."""
    rival = 1 - seat
    if not _threatens(p, rival):
        return []
    trial = p.clone()
    trial.advance(seat, move)
    if trial.over() or trial.turn() != rival:
        return []
    assert isinstance(trial, DuelState)
    open_cards = [card for card in p.slots if card >= 0]
    build = p.facts.moves.by_name["build"]
    found: list[str] = []
    for answer in trial.contending(rival):
        if build.owns(answer) and answer - build.base not in open_cards:
            continue  # it was turned up by the move: nobody knows it yet
        last = trial.clone()
        last.advance(rival, answer)
        assert isinstance(last, DuelState)
        if last.ending in (MILITARY, SCIENTIFIC) and last.winner == rival and ENDINGS[last.ending] not in found:
            found.append(ENDINGS[last.ending])
        if last.loot != trial.loot and last.city[seat].coins < trial.city[seat].coins and LOOT not in found:
            found.append(LOOT)
    return found


def _threatens(p: DuelState, seat: int) -> bool:
    """Is a victory or a looting within the reach of one turn at all?"""
    ahead = p.pawn if seat == 0 else -p.pawn
    if ahead + MOST_SHIELDS >= p.facts.capital or p.city[seat].different_symbols() + 2 >= p.facts.symbols_to_win:
        return True
    tokens = p.loot >> (0 if seat == 0 else len(p.facts.loot_at))
    near = [zone[0] for number, zone in enumerate(p.facts.loot_at) if tokens >> number & 1]
    return bool(near) and ahead + _shields_in_sight(p, seat) >= min(near)


def _shields_in_sight(p: DuelState, seat: int) -> int:
    """No turn of a seat brings more, with what lies open, is discarded or waits among its wonders."""
    cards = [card for card in p.slots if card >= 0] + members(p.discarded)
    items = [p.facts.items[card] for card in cards] + [_wonder(p, wonder) for wonder in members(p.city[seat].wonders)]
    return 1 + max([item.shields for item in items], default=0)
