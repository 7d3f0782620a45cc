"""Town: all build at the same time, each on its own; crafting, lifting, and offers between them."""

from __future__ import annotations

from civitas.kernel.frames import a_of, b_of, frame, seat_of
from civitas.kernel.joint import GRANTED, RETURNED, SET_ASIDE
from civitas.kernel.refusals import rule
from mini.position import BUILD, NOTHING, OFFERING, SET_DOWN, MiniState

PLOT = rule("mini.town.plot")
PILE = rule("mini.town.pile")
COST = rule("mini.town.cost")
CRAFT = rule("mini.town.craft")
LIFT = rule("mini.town.lift")
OFFER = rule("mini.trade.offer")
KINDS = rule("mini.trade.kinds")
HAS = rule("mini.trade.has")
MOST_TRADED = 2


def begin_building(p: MiniState) -> None:
    p.open_joint(frame(BUILD, 0), p.alive())


def end_building(p: MiniState) -> None:
    """What was crafted can be traded from now on; every building may be lifted again."""
    p.goods = [[old + new for old, new in zip(goods, fresh)] for goods, fresh in zip(p.goods, p.fresh)]
    p.fresh = [[0] * len(row) for row in p.fresh]
    p.handled = [0] * p.seats
    p.crafted = 0
    p.offers = [0] * p.seats


def forbids_build(p: MiniState, seat: int, building: int, plot: int) -> int:
    if p.towns[seat][plot] != NOTHING:
        return PLOT
    if p.piles[building] == 0:
        return PILE
    cost = p.facts.cost[building]
    return COST if any(p.goods[seat][good] + p.fresh[seat][good] < cost[good] for good in range(len(cost))) else 0


def build(p: MiniState, seat: int, building: int, plot: int) -> None:
    for good, count in enumerate(p.facts.cost[building]):
        from_fresh = min(count, p.fresh[seat][good])
        p.fresh[seat][good] -= from_fresh
        p.goods[seat][good] -= count - from_fresh
        p.bank[good] += count
    p.piles[building] -= 1
    p.towns[seat][plot] = building
    if p.log is not None:
        p.tell("event-built", {"seat": seat, "building": p.facts.buildings.ids[building], "plot": plot})


def forbids_craft(p: MiniState, seat: int) -> int:
    return CRAFT if p.crafted >> seat & 1 or p.goods[seat][0] == 0 else 0


def craft(p: MiniState, seat: int) -> None:
    p.crafted |= 1 << seat
    p.goods[seat][0] -= 1
    p.fresh[seat][1] += 1
    p.bank[0] += 1
    p.bank[1] -= 1
    if p.log is not None:
        p.tell("event-crafted", {"seat": seat})


def done(p: MiniState, seat: int) -> None:
    p.answered()
    if p.log is not None:
        p.tell("event-done", {"seat": seat})


# Rearranging: a building is lifted, and set down or put back; then it stays where it is


def forbids_lift(p: MiniState, seat: int, plot: int) -> int:
    return LIFT if p.towns[seat][plot] == NOTHING or p.handled[seat] >> plot & 1 else 0


def lift(p: MiniState, seat: int, plot: int) -> None:
    p.ask_next(frame(SET_DOWN, seat, plot, p.towns[seat][plot]))
    p.towns[seat][plot] = NOTHING


def forbids_set(p: MiniState, seat: int, plot: int) -> int:
    if plot == a_of(p.now):
        return LIFT
    return PLOT if p.towns[seat][plot] != NOTHING else 0


def set_down(p: MiniState, seat: int, plot: int) -> None:
    p.towns[seat][plot] = b_of(p.now)
    p.handled[seat] |= 1 << plot
    p.answered()
    if p.log is not None:
        p.tell("event-set-down", {"seat": seat, "plot": plot})


def restore(p: MiniState, seat: int) -> None:
    set_down(p, seat, a_of(p.now))


# Trade. The terms are filled into the frame, four bits each: kind given, how many, kind asked, how many


def terms_of(packed: int) -> list[int]:
    return [packed >> 4 * place & 15 for place in range(4)]


def put_terms(p: MiniState, terms: list[int]) -> None:
    packed = sum(value << 4 * place for place, value in enumerate(terms))
    p.now = frame(OFFERING, seat_of(p.now), a_of(p.now), packed)


def forbids_offer(p: MiniState, seat: int, taker: int) -> int:
    if not p.may_offer() or p.offers[seat] == p.facts.offers:
        return OFFER
    return 0 if taker in p.others(seat) and any(p.goods[seat]) else OFFER


def begin_offer(p: MiniState, seat: int, taker: int) -> None:
    p.ask_next(frame(OFFERING, seat, taker))


def forbids_give(p: MiniState, seat: int, good: int) -> int:
    given, count, _, asked = terms_of(b_of(p.now))
    if asked or count == MOST_TRADED or (count and good != given):
        return KINDS
    return OFFER if p.goods[seat][good] <= count else 0


def give(p: MiniState, seat: int, good: int) -> None:
    put_terms(p, [good, terms_of(b_of(p.now))[1] + 1, 0, 0])


def forbids_ask(p: MiniState, seat: int, good: int) -> int:
    given, count, wanted, asked = terms_of(b_of(p.now))
    if count == 0 or good == given or asked == MOST_TRADED or (asked and good != wanted):
        return KINDS
    return 0


def ask(p: MiniState, seat: int, good: int) -> None:
    given, count, _, asked = terms_of(b_of(p.now))
    put_terms(p, [given, count, good, asked + 1])


def forbids_propose(p: MiniState, seat: int) -> int:
    return 0 if terms_of(b_of(p.now))[3] else KINDS


def propose(p: MiniState, seat: int) -> None:
    p.offers[seat] += 1
    p.outbox = [a_of(p.now), *terms_of(b_of(p.now))]
    p.answered()


def forbids_accept(p: MiniState, seat: int, terms: list[int]) -> int:
    return HAS if p.goods[seat][terms[2]] < terms[3] else 0


def settle(p: MiniState, seat: int, act: int, terms: list[int]) -> None:
    given, count, wanted, asked = terms
    goods = p.goods[seat]
    if act == SET_ASIDE:
        goods[given] -= count
    elif act == RETURNED:
        goods[given] += count
    elif act == GRANTED:
        goods[wanted] += asked
    else:
        goods[wanted] -= asked
        goods[given] += count
