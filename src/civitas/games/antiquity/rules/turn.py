"""Everybody out and the order of play (Fase 1: Tutti Fuori, e Fase 3: Ordine di Gioco): men leave the cities; who plays
first."""

from __future__ import annotations

from civitas.games.antiquity.frames import BUILDERS
from civitas.games.antiquity.position import SPENT_BIOLOGY, AntiquityState
from civitas.games.antiquity.rules import city
from civitas.games.antiquity.rules.activation import manned_count, survey
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import CARTS, EXPLORER
from civitas.kernel.frames import NOBODY, frame


def rise(p: AntiquityState) -> None:
    """Phase 1. Men on industries stay where they are; what was used in the turn before can be used again."""
    p.turn_number += 1
    p.phase = 1
    p.cathedrals = 0
    for seat in range(p.seats):
        p.manned[seat] = 0
        p.used[seat] &= SPENT_BIOLOGY
        p.healed[seat] = 0
        p.offers[seat] = 0
    p.razed = [0] * len(p.razed)
    p.settled = [0] * len(p.settled)
    for seat in p.order:
        survey(p, seat)
        chart(p, seat)
    if p.log is not None:
        p.tell("event-turn", {"turn": p.turn_number, "famine": p.famine})
    city.begin(p)


def find_order(p: AntiquityState) -> None:
    """Phase 3. The fewest men on cart shops and explorer go first; equal ones stay in their order."""
    p.phase = 3
    counts = [manned_count(p, seat, CARTS) + manned_count(p, seat, EXPLORER) for seat in range(p.seats)]
    ordered: list[int] = []
    for seat in p.order:
        place = len(ordered)
        while place > 0 and counts[ordered[place - 1]] > counts[seat]:
            place -= 1
        ordered.insert(place, seat)
    p.order = ordered
    if p.log is not None:
        p.tell("event-order", {"seats": list(ordered)})
    p.phase = 4
    p.now = frame(BUILDERS, NOBODY)
