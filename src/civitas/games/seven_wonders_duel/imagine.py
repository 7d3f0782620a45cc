"""Dealing anew what a seat cannot see: only the Great Library's draw, nothing else is decided before it is seen."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.frames import LIBRARY
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of


def deal_anew(p: DuelState, viewer: int) -> None:
    for seat in range(2):
        if seat != viewer and p.city[seat].library_memory:
            _draw_anew(p, seat)


def _draw_anew(p: DuelState, seat: int) -> None:
    box = sorted(p.box + members(p.library))
    seen = p.city[seat].library_memory
    chosen = seen
    for token in box:
        chosen &= ~(1 << token)
    drawn = 0
    for _ in range(seen.bit_count() - chosen.bit_count()):
        drawn |= 1 << p.draw(box, -1)
    if kind_of(p.now) == LIBRARY and seat_of(p.now) == seat:
        p.library = drawn
        p.box = box
    p.own_city(seat).library_memory = chosen | drawn
