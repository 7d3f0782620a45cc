"""Dealing anew what a seat cannot see: only the advisors in the hands of others, nothing else is decided before it is
seen."""

from __future__ import annotations

from civitas.games.historia.position import HistoriaState
from civitas.kernel.fields import members


def deal_anew(p: HistoriaState, viewer: int) -> None:
    for seat in range(p.seats):
        held = p.advisors[seat].bit_count()
        if seat != viewer and held:
            unseen = members(p.advisors[seat] | p.advisor_deck[seat])
            hand = 0
            for _ in range(held):
                hand |= 1 << p.draw(unseen, -1)
            p.advisor_deck[seat] = (p.advisors[seat] | p.advisor_deck[seat]) & ~hand
            p.advisors[seat] = hand
