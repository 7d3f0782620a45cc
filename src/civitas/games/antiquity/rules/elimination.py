"""Elimination (Fase 8, l'eliminazione): a player without room for another grave is out."""

from __future__ import annotations

from civitas.games.antiquity.frames import EXTINCTION, SURVIVAL
from civitas.games.antiquity.position import AntiquityState, owner_in, work_kind
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import CITIES, FISHERIES, FISHERY, WOODCUTTER


def eliminate(p: AntiquityState, lost: list[int]) -> None:
    """Seats lose at the same time. If nobody is left, those with the cleanest zone win; a last survivor wins."""
    if len(lost) == len(p.order):
        end_with(p, best_zones(p, lost), EXTINCTION)
        return
    for seat in lost:
        _remove(p, seat)
    p.taken = p.count_taken()
    p.survey_water()
    for seat in range(p.seats):
        p.survey_seat(seat)
        chart(p, seat)
    if len(p.order) == 1:
        end_with(p, 1 << p.order[0], SURVIVAL)


def _remove(p: AntiquityState, seat: int) -> None:
    """All it has in the countryside goes, with the pollution under goods nobody harvested. Its city maps stay aside."""
    first = seat * CITIES
    p.out |= 1 << seat
    p.order = [other for other in p.order if other != seat]
    p.centres = [-1 if first <= place < first + CITIES else old for place, old in enumerate(p.centres)]
    p.inns[seat] = 0
    for number in range(len(p.works) - 1, -1, -1):
        work = p.works[number]
        if owner_in(work) == seat:
            if work_kind(work) != WOODCUTTER:
                p.polluted &= ~p.loads[number]
            if work_kind(work) == FISHERY:
                p.piles[FISHERIES] += 1
            del p.works[number]
            del p.loads[number]
    p.due[seat] = 0
    p.manned[seat] = 0
    p.owned[seat] = 0
    p.active[seat] = 0
    p.saint = [-1 if other == seat else patron for other, patron in enumerate(p.saint)]
    if p.log is not None:
        p.tell("event-eliminated", {"seat": seat})


def best_zones(p: AntiquityState, seats: list[int]) -> int:
    """Mask of the seats with the most unpolluted hexes in their zone."""
    most = max([p.clean_zone(seat) for seat in seats])
    found = 0
    for seat in seats:
        if p.clean_zone(seat) == most:
            found |= 1 << seat
    return found


def end_with(p: AntiquityState, winners: int, ending: int) -> None:
    p.winners = winners
    p.ending = ending
    p.due = [0] * p.seats
    p.end_game()
