"""A position as numbers for a learned value: the table, then the same block for each player, the seat itself first.

Numbers lie near 0 ... 1; players who are not there are all 0.
"""

from __future__ import annotations

from typing import Final

# Rules of thumb, in squares of a city.
from civitas.games.antiquity.bots.evaluate import nearness, worth
from civitas.games.antiquity.position import AntiquityState, owner_in
from civitas.games.antiquity.rules.activation import manned_count
from civitas.games.antiquity.rules.famine import food_of, room_for_graves
from civitas.games.antiquity.rules.storing import capacity
from civitas.games.antiquity.vocabulary import (
    CARTS,
    POWERS,
)

_TABLE_NAMES: Final = ["turn", "phase", "famine"]
_BLOCK_NAMES: Final = [
    "there",
    "men",
    "free-men",
    "cities",
    "inns",
    "room",
    "zone",
    "clean",
    "food",
    "goods",
    "capacity",
    "industries",
    "loads",
    "carts",
    "fountains",
    "nearness-men",
    "nearness-buildings",
    "nearness-goods",
    "nearness-enclosure",
    "patron",
    "worth",
]
_BLOCKS: Final = 4


def name_features() -> list[str]:
    names = list(_TABLE_NAMES)
    for block in range(_BLOCKS):
        names += [f"{block}-{name}" for name in _BLOCK_NAMES]
        names += [f"{block}-active-{power}" for power in POWERS]
    return names


def antiquity_features(p: AntiquityState, seat: int, buffer: list[float]) -> None:
    """Write the features of the position as seen from `seat`."""
    for place in range(len(buffer)):
        buffer[place] = 0.0
    buffer[0] = p.turn_number / 20.0
    buffer[1] = p.phase / 10.0
    buffer[2] = p.famine / 15.0
    size = len(_BLOCK_NAMES) + len(POWERS)
    for block in range(p.seats):
        other = (seat + block) % p.seats
        if not p.is_out(other):
            _block(p, other, buffer, len(_TABLE_NAMES) + block * size)


def _block(p: AntiquityState, seat: int, buffer: list[float], at: int) -> None:
    loads = 0
    works = 0
    for work, load in zip(p.works, p.loads, strict=True):
        if owner_in(work) == seat:
            works += 1
            loads += load.bit_count()
    figures = [
        1.0,
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
        manned_count(p, seat, CARTS) / 5.0,
        p.fountain_count(seat) / 5.0,
        *[nearness(p, seat, condition) for condition in range(4)],
        0.0 if p.saint[seat] < 0 else 1.0,
        worth(p, seat) / 100.0,
    ]
    for place, figure in enumerate(figures):
        buffer[at + place] = figure
    first = at + len(figures)
    for power in range(len(POWERS)):
        buffer[first + power] = 1.0 if p.has(seat, power) else 0.0
