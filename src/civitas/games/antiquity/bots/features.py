"""The features from which the value of a position and of its moves is learned: what a strong player looks at.

The clock and the common piles first, then a block for each player, the seat itself first: its saint, every kind of
building it has and every power that works, its goods and industries by kind, and the figures people compute. Most
numbers lie near 0 ... 1; of players who are not there nothing is told.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots.goals import nearness
from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.frames import POLLUTE, SETTLE
from civitas.games.antiquity.position import WORK_PRODUCT, AntiquityState, owner_in
from civitas.games.antiquity.rules.activation import manned_count
from civitas.games.antiquity.rules.famine import food_of, room_for_graves
from civitas.games.antiquity.rules.storing import capacity
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of
from civitas.kernel.senses import Senses

_KINDS: Final = POLLUTE - SETTLE + 1
_PHASES: Final = 11
_FULL_PILE: Final = 20.0
_BLOCKS: Final = 4
_MOST: Final = 5.0
"""No feature weighs more."""
_FIGURES: Final = [
    *("there", "to-move", "men", "free-men", "cities", "inns", "room", "zone", "clean", "food", "goods", "capacity"),
    *("industries", "loads", "carts", "fountains", "graves-due", "nearness-men", "nearness-buildings"),
    *("nearness-goods", "nearness-enclosure"),
]


def name_features(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `sense_antiquity` counts them."""
    names = ["turn", "famine", *[f"phase-{phase}" for phase in range(_PHASES)]]
    names += [f"question-{kind}" for kind in range(_KINDS)] + [f"pile-{pile}" for pile in v.PILES]
    for block in range(_BLOCKS):
        kept = [f"saint:{saint}" for saint in facts.saints.ids]
        kept += [f"has:{building}" for building in facts.buildings.ids]
        kept += [f"active-{power}" for power in v.POWERS] + [f"good:{good}" for good in facts.goods.ids]
        kept += [f"industry:{good}" for good in facts.goods.ids] + [f"load:{good}" for good in facts.goods.ids]
        names += [f"{block}-{name}" for name in (*_FIGURES, *kept)]
    return names


def sense_antiquity(p: AntiquityState, seat: int, senses: Senses) -> None:
    """Tell the features of a position as seen from `seat`."""
    facts = p.facts
    senses.weigh(0, min(_MOST, p.turn_number / 20.0))
    senses.weigh(1, min(_MOST, p.famine / 15.0))
    senses.add(2 + p.phase)
    at = 2 + _PHASES
    kind = kind_of(p.now)
    if SETTLE <= kind <= POLLUTE:
        senses.add(at + kind - SETTLE)
    at += _KINDS
    for pile, left in enumerate(p.piles):
        senses.weigh(at + pile, left / _FULL_PILE)
    at += len(v.PILES)
    size = len(_FIGURES) + len(facts.saints) + len(facts.buildings) + len(v.POWERS) + 3 * len(facts.goods)
    for block in range(p.seats):
        other = (seat + block) % p.seats
        if not p.is_out(other):
            _sense_player(p, other, senses, at + block * size)


def _sense_player(p: AntiquityState, seat: int, senses: Senses, at: int) -> None:
    facts = p.facts
    goods = len(facts.goods)
    works, loads = [0] * goods, [0] * goods
    for work, load in zip(p.works, p.loads, strict=True):
        if owner_in(work) == seat:
            product = work >> WORK_PRODUCT & 15
            works[product] += 1
            loads[product] += load.bit_count()
    figures = _figures(p, seat, sum(works), sum(loads))
    for place in range(len(figures)):
        senses.weigh(at + place, max(-_MOST, min(figures[place], _MOST)))
    at += len(figures)
    if p.saint[seat] >= 0:
        senses.add(at + p.saint[seat])
    at += len(facts.saints)
    for building in members(p.owned[seat]):
        senses.add(at + building)
    at += len(facts.buildings)
    for power in range(len(v.POWERS)):
        if p.has(seat, power):
            senses.add(at + power)
    at += len(v.POWERS)
    for good, count in enumerate(p.goods_of(seat)):
        senses.weigh(at + good, min(_MOST, count / 3.0))
        senses.weigh(at + goods + good, min(_MOST, works[good] / 2.0))
        senses.weigh(at + 2 * goods + good, min(_MOST, loads[good] / 6.0))


def _figures(p: AntiquityState, seat: int, works: int, loads: int) -> list[float]:
    """In the order of _FIGURES."""
    return [
        1.0,
        1.0 if seat_of(p.now) == seat else 0.0,
        p.men(seat) / 20.0,
        p.free_men(seat) / 10.0,
        p.city_count(seat) / 4.0,
        p.inns[seat].bit_count() / 8.0,
        room_for_graves(p, seat) / 100.0,
        p.zone[seat].bit_count() / 80.0,
        p.clean_zone(seat) / 60.0,
        food_of(p, seat) / 10.0,
        p.total_goods(seat) / 30.0,
        capacity(p, seat) / 20.0,
        works / 8.0,
        loads / 30.0,
        manned_count(p, seat, v.CARTS) / 5.0,
        p.fountain_count(seat) / 5.0,
        p.due[seat] / 10.0,
        *[nearness(p, seat, condition) for condition in range(4)],
    ]
