"""Leaders: drafted at the start of an era, scored at its end, not carried over. There are none in the solo game."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import refusals as by
from civitas.games.historia.effects.objectives import is_met
from civitas.games.historia.frames import DRAFTING, LEADER
from civitas.games.historia.position import HistoriaState, replaced
from civitas.games.historia.scoring import gain_points
from civitas.games.historia.vocabulary import BY_LEADERS
from civitas.kernel.fields import members
from civitas.kernel.frames import NOBODY, a_of, frame

LEADERS_AT: Final = 400
"""Place of the first leader offered in an explicit deal; plus 20 for each era before it."""


def offer_leaders(p: HistoriaState) -> None:
    if p.seats == 1:
        return
    heap = members(p.facts.leaders_of[p.era])
    for number in range(min(p.seats + p.facts.leaders_beyond, len(heap))):
        p.offered |= 1 << p.draw(heap, LEADERS_AT + 20 * (p.era - 1) + number)
    if p.log is not None:
        p.tell("event-leaders-offered", {"leaders": [p.facts.leaders.ids[leader] for leader in members(p.offered)]})
    p.ask_next(frame(DRAFTING, NOBODY))


def ask_next_leader(p: HistoriaState) -> None:
    """In the first era the last in turn order chooses first, later the first."""
    order = [civ for civ in p.order if civ < p.seats]
    if p.era == 1:
        order.reverse()
    place = a_of(p.now)
    if place == p.seats:
        p.offered = 0
        p.answered()
        return
    p.now = frame(DRAFTING, NOBODY, place + 1)
    p.ask_next(frame(LEADER, order[place]))


def forbids_leader(p: HistoriaState, seat: int, leader: int) -> int:
    return 0 if p.offered >> leader & 1 else by.LEADERS_OFFER


def choose_leader(p: HistoriaState, seat: int, leader: int) -> None:
    p.offered ^= 1 << leader
    p.leader = replaced(p.leader, seat, leader)
    p.answered()
    if p.log is not None:
        p.tell("event-leader-chosen", {"seat": seat, "leader": p.facts.leaders.ids[leader]})


def score_leaders(p: HistoriaState) -> None:
    """Each objective on its own; then the leader is gone."""
    for seat in range(p.seats):
        leader = p.leader[seat]
        if leader < 0:
            continue
        for objective in p.facts.objectives[leader]:
            if is_met(p, seat, objective):
                gain_points(p, seat, objective.vp, BY_LEADERS)
        p.leader = replaced(p.leader, seat, -1)
