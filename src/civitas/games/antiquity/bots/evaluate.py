"""What a position is worth to each seat, by rules of thumb. It judges best where nothing is under way: when the harvest
is in, the dead are buried and a new turn begins."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots.goals import Stock, goal_of, nearness
from civitas.games.antiquity.position import AntiquityState, kind_in
from civitas.games.antiquity.rules.famine import room_for_graves
from civitas.kernel.frames import RUNNING
from civitas.kernel.valuation import outcome, shares_of

# In goods.
_PROGRESS: Final = 60.0
"""The whole way to what the goal asks for; the last steps count most."""
_SEVERAL: Final = 0.85
"""Two conditions at once are harder than their mean tells."""
_UNDECIDED: Final = 0.5
"""Of the way to a goal while there is no patron yet."""
_MAN: Final = 2.0
_ENOUGH_MEN: Final = 12
_KEPT: Final = 0.3
"""A good in stock, besides what it means for the goal."""
_PLENTY: Final = 12
"""Beyond so many goods more are no help."""
_LOADED: Final = 0.5
"""A good that still lies on an industry."""
_FOUNTAIN: Final = 1.5
_BUILT: Final = [2.0, 1.5, 0.0, 3.0, 1.0, 2.0, 0.5, 0.5, 1.0, 2.0, 1.0, 1.0, 5.0, 0.2, 0.5, 0.2, 0.5, 5.0, 0.0]
"""Per power the worth of a building that has it, besides what it means for the goal."""
_SQUARE: Final = 0.15
_CLEAN: Final = 0.2
_MOST_CLEAN: Final = 30
"""More clean land than this is not used."""
_HUNGER: Final = 1.0
"""Each grave that threatens."""
_GRAVE: Final = 0.4
_CROWDED_OUT: Final = 25.0
"""Graves are about to fill the cities."""
_TURNS_LEFT: Final = 3
_NO_WOOD: Final = 4.0
"""Neither wood in stock nor any coming."""
_OUT: Final = -100.0
_SCALE: Final = 12.0


def evaluate_antiquity(p: AntiquityState) -> list[float]:
    """The shares of the victory; exact once the game is over."""
    if p.ending != RUNNING:
        return outcome(p)
    return shares_of([worth(p, seat) for seat in range(p.seats)], _SCALE)


def worth(p: AntiquityState, seat: int) -> float:
    if p.is_out(seat):
        return _OUT
    if p.city_count(seat) == 0:
        return 0.0
    stock = Stock(p, seat, goal_of(p, seat))
    total = _PROGRESS * progress(p, seat, stock) + _MAN * min(p.men(seat), _ENOUGH_MEN)
    kept, coming = 0, 0
    for good in range(len(stock.held)):
        kept += stock.held[good]
        coming += stock.coming[good]
    total += _KEPT * min(kept, _PLENTY) + _LOADED * coming
    if stock.held[p.facts.wood] + stock.coming[p.facts.wood] == 0:
        total -= _NO_WOOD
    return total + _buildings(p, seat) + _survival(p, seat, stock)


def _buildings(p: AntiquityState, seat: int) -> float:
    total = _FOUNTAIN * p.fountain_count(seat)
    seen = 0
    for piece in p.pieces[seat]:
        power = p.facts.power[kind_in(piece)]
        if not seen >> power & 1 or power == v.CARTS:
            total += _BUILT[power]
        seen |= 1 << power
    return total


def _survival(p: AntiquityState, seat: int, stock: Stock) -> float:
    """Room, clean land, hunger and graves."""
    total = _SQUARE * stock.squares + _CLEAN * min(p.clean_zone(seat), _MOST_CLEAN)
    total -= _HUNGER * max(0, stock.hunger) + _GRAVE * stock.graves
    if room_for_graves(p, seat) < _TURNS_LEFT * max(0, stock.hunger):
        total -= _CROWDED_OUT
    return total


def progress(p: AntiquityState, seat: int, stock: Stock) -> float:
    """How near a player is to what its goal asks for, 0 to 1."""
    total = 0.0
    for condition in stock.conditions:
        total += nearness(p, seat, condition)
    near = total / len(stock.conditions) * (_SEVERAL if len(stock.conditions) > 1 else 1.0)
    return near * near * (1.0 if p.saint[seat] >= 0 else _UNDECIDED)
