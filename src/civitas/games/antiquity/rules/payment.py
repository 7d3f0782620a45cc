"""Costs (Fase 2, i costi): what can be paid, and paying it good by good."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.catalogue import Cost
from civitas.games.antiquity.frames import PAY
from civitas.games.antiquity.position import USED_PHILOSOPHY, AntiquityState
from civitas.games.antiquity.vocabulary import FOOD, LUXURY, MATERIAL, PHILOSOPHY
from civitas.kernel.frames import a_of, frame

# The frame of a payment: food still due (3 bits), luxury still due (3 bits), must they differ (1 bit), goods paid.
_LUXURY: Final = 3
_DIFFERENT: Final = 6
_PAID: Final = 7


class Purse:
    """What a seat can pay with, counted once for many costs."""

    def __init__(self, p: AntiquityState, seat: int) -> None:
        facts = p.facts
        goods, fresh = p.goods, p.fresh
        first = seat * len(facts.goods.ids)
        self.wood = goods[first + facts.wood] + fresh[first + facts.wood]
        self.stone = goods[first + facts.stone] + fresh[first + facts.stone]
        self.food = self.food_kinds = self.luxury = self.luxury_kinds = 0
        # Without lists on the way: a purse is counted for most moves of a game.
        for good in facts.foods:
            count = goods[first + good] + fresh[first + good]
            if count:
                self.food += count
                self.food_kinds += 1
        for good in facts.luxuries:
            count = goods[first + good] + fresh[first + good]
            if count:
                self.luxury += count
                self.luxury_kinds += 1
        self.indifferent = p.has(seat, PHILOSOPHY)
        """Need goods of a class not differ?"""

    def short(self, cost: Cost) -> int:
        """How many goods are lacking for a cost."""
        lacking = max(0, cost.wood - self.wood) + max(0, cost.stone - self.stone)
        if cost.different and not self.indifferent:
            return lacking + max(0, cost.food - self.food_kinds) + max(0, cost.luxury - self.luxury_kinds)
        return lacking + max(0, cost.food - self.food) + max(0, cost.luxury - self.luxury)

    def affords(self, cost: Cost) -> bool:
        """Is nothing lacking for it?"""
        if self.wood < cost.wood or self.stone < cost.stone:
            return False
        if cost.different and not self.indifferent:
            return self.food_kinds >= cost.food and self.luxury_kinds >= cost.luxury
        return self.food >= cost.food and self.luxury >= cost.luxury

    def forbids(self, cost: Cost) -> int:
        """0, or why a cost cannot be paid: not at all, or not with different goods."""
        if self.affords(cost):
            return 0
        alike = self.wood >= cost.wood and self.stone >= cost.stone
        alike = alike and self.food >= cost.food and self.luxury >= cost.luxury
        return by.COST_D_MEANS_DIFFERENT if alike else by.COST_ON_AID


def must_differ(p: AntiquityState, seat: int, cost: Cost) -> bool:
    return cost.different and not p.has(seat, PHILOSOPHY)


def spend(p: AntiquityState, seat: int, good: int, count: int = 1) -> None:
    """Goods bought in this phase go first, because others cannot always be given them."""
    at = seat * len(p.facts.goods.ids) + good
    fresh = min(count, p.fresh[at])
    p.fresh[at] -= fresh
    p.goods[at] -= count - fresh


def gain(p: AntiquityState, seat: int, good: int, count: int = 1) -> None:
    p.goods[seat * len(p.facts.goods.ids) + good] += count


def charge(p: AntiquityState, seat: int, cost: Cost) -> None:
    """Pay what leaves no choice at once, and ask for the rest."""
    if cost.wood:
        spend(p, seat, p.facts.wood, cost.wood)
    if cost.stone:
        spend(p, seat, p.facts.stone, cost.stone)
    if cost.food or cost.luxury:
        differ = 1 if must_differ(p, seat, cost) else 0
        if cost.different and not differ:
            p.used[seat] |= USED_PHILOSOPHY
        p.ask_next(frame(PAY, seat, cost.food | cost.luxury << _LUXURY | differ << _DIFFERENT))
        _collect(p, seat)


def due_of(packed: int, kind: int) -> int:
    """Goods of a class still due in the frame of a payment."""
    return packed >> (_LUXURY if kind == LUXURY else 0) & 7


def differs(packed: int) -> bool:
    return bool(packed >> _DIFFERENT & 1)


def forbids_pay(p: AntiquityState, seat: int, good: int) -> int:
    packed = a_of(p.now)
    kind = p.facts.good_class[good]
    if kind == MATERIAL or due_of(packed, kind) == 0 or p.holds(seat, good) == 0:
        return by.COST_ON_AID
    return by.COST_D_MEANS_DIFFERENT if differs(packed) and packed >> _PAID + good & 1 else 0


def payable(p: AntiquityState, seat: int) -> list[int]:
    return [good for good in range(len(p.facts.goods.ids)) if forbids_pay(p, seat, good) == 0]


def pay(p: AntiquityState, seat: int, good: int) -> None:
    _pay_one(p, seat, good)
    _collect(p, seat)


def _pay_one(p: AntiquityState, seat: int, good: int) -> None:
    spend(p, seat, good)
    packed = a_of(p.now)
    packed -= 1 << _LUXURY if p.facts.good_class[good] == LUXURY else 1
    if differs(packed):
        packed |= 1 << _PAID + good
    p.now = frame(PAY, seat, packed)


def _collect(p: AntiquityState, seat: int) -> None:
    """Take what is due of a class as long as there is only one way to pay it."""
    for kind in (FOOD, LUXURY):
        while due_of(a_of(p.now), kind):
            good = _only_way(p, seat, kind)
            if good < 0:
                break
            _pay_one(p, seat, good)
    packed = a_of(p.now)
    if due_of(packed, FOOD) == 0 and due_of(packed, LUXURY) == 0:
        p.answered()


def _only_way(p: AntiquityState, seat: int, kind: int) -> int:
    """A good that has to be paid for the class in any case, or -1 if there is a choice."""
    kinds = p.facts.foods if kind == FOOD else p.facts.luxuries
    options = [good for good in kinds if forbids_pay(p, seat, good) == 0]
    due = due_of(a_of(p.now), kind)
    if differs(a_of(p.now)):
        return options[0] if len(options) == due else -1
    held = 0
    for good in options:
        held += p.holds(seat, good)
    return options[0] if len(options) == 1 or held == due else -1


def is_short(p: AntiquityState, seat: int, packed: int) -> bool:
    """Does the seat hold less than is still due in the frame of a payment?"""
    for kind in (FOOD, LUXURY):
        held = 0
        for good in p.facts.foods if kind == FOOD else p.facts.luxuries:
            if not differs(packed):
                held += p.holds(seat, good)
            elif p.holds(seat, good) and not packed >> _PAID + good & 1:
                held += 1
        if held < due_of(packed, kind):
            return True
    return False
