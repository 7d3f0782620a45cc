"""What the coming famine will find, as far as it can be told from what lies open."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.position import AntiquityState, owner_in, product_in
from civitas.games.antiquity.rules.famine import food_of, granary_relief
from civitas.games.antiquity.rules.harvest import has_choice, next_yield
from civitas.games.antiquity.rules.storing import capacity, excess
from civitas.games.antiquity.vocabulary import EXPLORER

_STORING: Final = 5
_HARVEST: Final = 6
_EXPLORING: Final = 7


def food_ahead(p: AntiquityState, seat: int) -> int:
    """The food in stock when the famine comes: what can be kept of it in phase 5, and what phase 6 still brings."""
    food = food_of(p, seat)
    if p.phase <= _STORING and excess(p, seat):
        food = min(food, capacity(p, seat))
    if p.phase <= _HARVEST:
        for number, work in enumerate(p.works):
            waits = p.phase < _HARVEST or has_choice(p, number)
            if waits and owner_in(work) == seat and product_in(work) in p.facts.foods:
                food += next_yield(p, number)
    return food


def graves_ahead(p: AntiquityState, seat: int) -> int:
    return max(0, p.famine - food_ahead(p, seat) - granary_relief(p, seat))


def may_explore(p: AntiquityState, seat: int) -> bool:
    """May a manned explorer still turn up a marker before the famine? Until phase 7 its zone may grow."""
    if p.phase > _EXPLORING or not p.has(seat, EXPLORER):
        return False
    if p.phase < _EXPLORING:
        return p.markers != 0
    waiting = p.waiting()
    return bool(waiting and p.zone[seat] & p.markers) and p.order.index(seat) >= p.order.index(waiting[0])
