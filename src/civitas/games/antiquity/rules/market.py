"""The market (Fase 2, il mercato): trade with the supply and with other players."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.frames import BUY, OFFERING, SELL
from civitas.games.antiquity.position import DRAWN, USED_MARKET, AntiquityState
from civitas.games.antiquity.rules.payment import spend
from civitas.games.antiquity.vocabulary import CITIES, FISHERIES, MARKET, STORAGE
from civitas.kernel.frames import a_of, frame
from civitas.kernel.joint import GRANTED, RETURNED, SET_ASIDE, TAKEN
from civitas.kernel.together import CARRIED_OUT

# --- with the supply: sell, sell, buy


def forbids_sell(p: AntiquityState, seat: int, good: int) -> int:
    if not p.has(seat, MARKET):
        return by.MARKET_BANK_OWN_MARKET
    if p.holds(seat, good) == 0:
        return by.MARKET_ONLY_OWNED_GOODS
    return by.MARKET_BANK_TWO_FOR_ONE if p.total_goods(seat) < p.facts.sold else 0


def sell(p: AntiquityState, seat: int, good: int) -> None:
    """The second good is asked for next, then what to buy; the goods go together."""
    spend(p, seat, good)
    p.used[seat] |= USED_MARKET
    p.ask_next(frame(SELL, seat, good))


def forbids_second_sale(p: AntiquityState, seat: int, good: int) -> int:
    return by.MARKET_ONLY_OWNED_GOODS if p.holds(seat, good) == 0 else 0


def sell_second(p: AntiquityState, seat: int, good: int) -> None:
    spend(p, seat, good)
    p.now = frame(BUY, seat, a_of(p.now), good)


def buy(p: AntiquityState, seat: int, good: int) -> None:
    p.fresh[seat * len(p.facts.goods.ids) + good] += 1
    p.answered()
    if p.log is not None:
        p.tell("event-bought", {"seat": seat, "good": p.facts.goods.ids[good]})


# --- with other players. The terms: is the maker's market manned, then goods given, then goods asked for


def forbids_offer(p: AntiquityState, seat: int, taker: int) -> int:
    if not p.may_offer() or taker == seat or taker >= p.seats or p.is_out(taker):
        return by.MARKET_TWO_USES
    return by.MARKET_OFFERS_PER_TURN if p.offers[seat] >= p.facts.offers else 0


def begin_offer(p: AntiquityState, seat: int, taker: int) -> None:
    p.draft = [0] * (2 * len(p.facts.goods.ids))
    p.ask_next(frame(OFFERING, seat, taker))


def tradable(p: AntiquityState, seat: int, good: int) -> int:
    """So many of a good the seat may promise to others, those bought in this phase among them if they are sure."""
    at = seat * len(p.facts.goods.ids) + good
    return p.goods[at] + (p.fresh[at] if p.fresh[at] and _is_sure(p, seat) else 0)


def _is_sure(p: AntiquityState, seat: int) -> bool:
    """Will all that the seat did in this phase stand when the phase ends?

    It does not if others before it in turn order take the last piece of a common pile that it drew on. What is given
    away must never hang on that.
    """
    if p.owner == CARRIED_OUT:
        return True
    for pile in range(FISHERIES):
        if p.used[seat] & DRAWN << pile and p.piles[pile] < _most_drawn(p, seat, pile):
            return False
    return True


def _most_drawn(p: AntiquityState, seat: int, pile: int) -> int:
    """So many pieces of a pile the others might still take: a building costs a good, a storage fills free squares."""
    if pile != p.facts.pile[p.facts.with_power[STORAGE]]:
        return sum(p.goods) + sum(p.fresh)
    count = 0
    for city in range(p.seats * CITIES):
        if city // CITIES != seat:
            count += p.free(city).bit_count() // p.facts.piece_squares
    return count


def forbids_give(p: AntiquityState, seat: int, good: int) -> int:
    """Only what the seat has for sure can be promised to others."""
    count = len(p.facts.goods.ids)
    if tradable(p, seat, good) <= p.draft[good]:
        return by.MARKET_ONLY_OWNED_GOODS
    return by.MARKET_OFFERS_PER_TURN if sum(p.draft[:count]) >= p.facts.most_traded else 0


def givable(p: AntiquityState, seat: int) -> list[int]:
    count = len(p.facts.goods.ids)
    if sum(p.draft[:count]) >= p.facts.most_traded:
        return []
    return [good for good in range(count) if tradable(p, seat, good) > p.draft[good]]


def forbids_ask(p: AntiquityState, seat: int, good: int) -> int:
    """Whatever the good: it need not be there until the offer is accepted."""
    return by.MARKET_OFFERS_PER_TURN if sum(p.draft[len(p.facts.goods.ids) :]) >= p.facts.most_traded else 0


def give(p: AntiquityState, seat: int, good: int) -> None:
    """One more good of a kind is given."""
    _put(p, good)


def ask(p: AntiquityState, seat: int, good: int) -> None:
    """One more good of a kind is asked for in return."""
    _put(p, len(p.facts.goods.ids) + good)


def _put(p: AntiquityState, place: int) -> None:
    p.draft = [count + 1 if number == place else count for number, count in enumerate(p.draft)]


def is_open_ended(p: AntiquityState) -> bool:
    """With two more goods to ask for there are more ways to go on than offers in a turn."""
    return sum(p.draft[len(p.facts.goods.ids) :]) + 2 <= p.facts.most_traded


def forbids_propose(p: AntiquityState, seat: int) -> int:
    return 0 if any(p.draft) else by.MARKET_TWO_USES


def drafted(p: AntiquityState, seat: int) -> list[int]:
    """The taker, then the terms."""
    return [a_of(p.now), 1 if p.has(seat, MARKET) else 0] + p.draft


def propose(p: AntiquityState, seat: int) -> None:
    p.offers[seat] += 1
    if p.has(seat, MARKET):
        p.used[seat] |= USED_MARKET
    p.outbox = drafted(p, seat)
    p.draft = []
    p.answered()


def forbids_accept(p: AntiquityState, seat: int, terms: list[int]) -> int:
    if terms[0] == 0 and not p.has(seat, MARKET):
        return by.MARKET_ONE_SIDE_ENOUGH
    count = len(p.facts.goods.ids)
    for good in range(count):
        if tradable(p, seat, good) < terms[1 + count + good]:
            return by.MARKET_ONLY_OWNED_GOODS
    return 0


def settle(p: AntiquityState, seat: int, act: int, terms: list[int]) -> None:
    count = len(p.facts.goods.ids)
    first = seat * count
    for good in range(count):
        given, asked = terms[1 + good], terms[1 + count + good]
        if act == SET_ASIDE:
            _hand_over(p, first + good, given)
        elif act == RETURNED:
            p.goods[first + good] += given
        elif act == GRANTED:
            p.goods[first + good] += asked
        else:
            _hand_over(p, first + good, asked)
            p.goods[first + good] += given
    if act == TAKEN and terms[0] == 0:
        p.used[seat] |= USED_MARKET


def _hand_over(p: AntiquityState, at: int, count: int) -> None:
    """Goods that the seat had go first, then those that it bought."""
    bought = max(0, count - p.goods[at])
    p.fresh[at] -= bought
    p.goods[at] -= count - bought
