"""A turn (Turno di Gioco): an accessible card is built, discarded for coins, or used to build a Wonder."""

from __future__ import annotations

from typing import Any

from civitas.games.seven_wonders_duel import refusals as by
from civitas.games.seven_wonders_duel.effects.buildings import construct
from civitas.games.seven_wonders_duel.effects.progress import chain_coins
from civitas.games.seven_wonders_duel.effects.wonders import wonder_effects
from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.frames import END_OF_TURN, TURN_OF
from civitas.games.seven_wonders_duel.position import SLOT_BITS, DuelState
from civitas.games.seven_wonders_duel.rules.age import end_age, take, uncover
from civitas.games.seven_wonders_duel.rules.construction import (
    card_price,
    forbids_price,
    is_chained,
    trade_cost,
    wonder_price,
    work_out,
)
from civitas.games.seven_wonders_duel.vocabulary import PLAY_AGAIN, TRADE_COINS, WONDERS_BUILT, YELLOW
from civitas.kernel.frames import RUNNING, frame


def turn_moves(p: DuelState, seat: int) -> list[int]:
    """All uses of the accessible cards."""
    facts = p.facts
    city = p.city[seat]
    coins = city.coins
    accessible = p.accessible
    prices = city.prices
    table = facts.moves
    moves: list[Any] = []
    build_with = table.build_with
    first = facts.priced_from[p.age]
    for entry in accessible:
        card = entry >> SLOT_BITS
        cost = prices[card - first]
        if cost < 0:
            cost = work_out(p, city, card - first, card)
        if cost <= coins:
            moves.append(build_with[card])
    discard_with = table.discard_with
    for entry in accessible:
        moves.append(discard_with[entry >> SLOT_BITS])
    unbuilt = city.unbuilt()
    if unbuilt:
        wonder_at = facts.wonder_at
        for own in facts.members[unbuilt]:
            cost = prices[own]
            if cost < 0:
                cost = work_out(p, city, own, wonder_at + own)
            if cost <= coins:
                wonder_with = table.wonder_with[own]
                for entry in accessible:
                    moves.append(wonder_with[entry >> SLOT_BITS])
    return moves


def forbids_card(p: DuelState, card: int) -> int:
    return 0 if card in p.accessible_cards() else by.TURN_ACCESSIBLE


def forbids_wonder(p: DuelState, seat: int, wonder: int) -> int:
    if p.returned >> wonder & 1:
        return by.WONDER_MAX_SEVEN
    return 0 if p.city[seat].unbuilt() >> wonder & 1 else by.WONDER_OWN_ONLY


def forbids_discard(p: DuelState, seat: int, card: int) -> int:
    return forbids_card(p, card)


def forbids_build(p: DuelState, seat: int, card: int) -> int:
    return forbids_card(p, card) or forbids_price(p, seat, p.facts.items[card])


def forbids_build_wonder(p: DuelState, seat: int, wonder: int, card: int) -> int:
    return (
        forbids_wonder(p, seat, wonder)
        or forbids_card(p, card)
        or forbids_price(p, seat, p.facts.items[p.facts.wonder_at + wonder])
    )


# 1. Build the card


def build(p: DuelState, seat: int, card: int) -> None:
    slot = take(p, card)
    item = p.facts.items[card]
    chained = is_chained(p.city[seat], item)
    cost = card_price(p, seat, card)
    pay(p, seat, item, cost, chained)
    if p.log is not None:
        _tell_built(p, seat, card, cost, chained)
    p.now = frame(END_OF_TURN, seat, 0, slot)
    construct(p, seat, item)
    if chained and p.ending == RUNNING:
        chain_coins(p, seat)


def pay(p: DuelState, seat: int, item: Item, cost: int, chained: bool) -> None:
    """Coins go to the bank; what was spent on trade also comes to an opponent with Economy, from the bank."""
    p.own_city(seat).coins -= cost
    if p.city[1 - seat].powers >> TRADE_COINS & 1 and not chained:
        spent = trade_cost(p.city[seat], item)
        p.own_city(1 - seat).coins += spent
        if spent and p.log is not None:
            p.tell("event-economy", {"seat": 1 - seat, "coins": spent})


def _tell_built(p: DuelState, seat: int, card: int, cost: int, chained: bool) -> None:
    ids = p.facts.cards.ids
    if chained:
        p.tell("event-built-chain", {"seat": seat, "card": ids[card], "from": ids[p.facts.items[card].chain_from]})
    else:
        p.tell("event-built", {"seat": seat, "card": ids[card], "price": cost})


# 2. Discard it for coins


def discard_income(p: DuelState, seat: int) -> int:
    return p.facts.discard_coins + p.facts.discard_per_yellow * p.city[seat].count(YELLOW)


def discard(p: DuelState, seat: int, card: int) -> None:
    slot = take(p, card)
    income = discard_income(p, seat)
    p.own_city(seat).coins += income
    p.discarded |= p.facts.items[card].bit
    if p.log is not None:
        p.tell("event-discarded", {"seat": seat, "card": p.facts.cards.ids[card], "coins": income})
    end_turn(p, seat, 0, slot)


# 3. Build a Wonder with it


def build_wonder(p: DuelState, seat: int, wonder: int, card: int) -> None:
    facts = p.facts
    item = facts.items[facts.wonder_at + wonder]
    slot = take(p, card)
    cost = wonder_price(p, seat, wonder)
    pay(p, seat, item, cost, False)
    if p.log is not None:
        args: dict[str, object] = {"seat": seat, "wonder": facts.wonders.ids[wonder], "card": facts.cards.ids[card]}
        args["price"] = cost
        p.tell("event-wonder-built", args)
    p.tucked |= card + 1 << 7 * wonder
    city = p.own_city(seat)
    city.built |= 1 << wonder
    city.counts += item.tally
    return_last_wonder(p)
    again = item.play_again | city.powers >> PLAY_AGAIN & 1
    p.now = frame(END_OF_TURN, seat, again, slot)
    wonder_effects(p, seat, item)


def return_last_wonder(p: DuelState) -> None:
    """Seven Wonders and no more: the moment the seventh is built, the last one goes back to the box."""
    if p.city[0].count(WONDERS_BUILT) + p.city[1].count(WONDERS_BUILT) < p.facts.wonders_in_all:
        return
    for seat in range(2):
        p.returned |= p.city[seat].unbuilt()
        city = p.own_city(seat)
        city.wonders = city.built
    if p.log is not None:
        for wonder in p.facts.members[p.returned]:
            p.tell("event-eighth-wonder", {"wonder": p.facts.wonders.ids[wonder]})


def end_turn(p: DuelState, seat: int, again: int, slot: int) -> None:
    """After the card and the choices it brought: reveal, then an extra turn, the other player or the end of the Age."""
    p.turns += 1
    if p.left == 0:
        if again and p.log is not None:
            p.tell("event-extra-turn-lost", {"seat": seat})
        end_age(p, seat)
        return
    uncover(p, slot)
    if again:
        if p.log is not None:
            p.tell("event-extra-turn", {"seat": seat})
        p.now = TURN_OF[seat]
    else:
        p.now = TURN_OF[1 - seat]
