"""Resolving an event (Risolvere un Evento): who is strongest, weakest, ahead or behind; ties go to the current player,
then clockwise."""

from __future__ import annotations

from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.vocabulary import (
    ALL,
    HAPPIEST,
    LEAST_CULTURE,
    MOST_CULTURE,
    MOST_DISCONTENT,
    STRONGEST,
    STRONGEST_TWO,
    WEAKEST,
    WEAKEST_TWO,
)


def ranking(p: AgesState, values: list[int], current: int) -> list[int]:
    """The seats in the game, highest first."""
    order: list[int] = []
    for seat in p.clockwise(current):
        place = len(order)
        while place > 0 and values[order[place - 1]] < values[seat]:
            place -= 1
        order.insert(place, seat)
    return order


def affected(p: AgesState, who: int, current: int) -> int:
    """The mask of those an effect applies to."""
    if who == ALL:
        return (1 << p.seats) - 1 & ~p.resigned
    if who == HAPPIEST:
        return _all_tied(p, p.happy)
    if who == MOST_DISCONTENT:
        discontent = [p.discontent(seat) if p.playing(seat) else 0 for seat in range(p.seats)]
        return _all_tied(p, discontent) if max(discontent) else 0
    if who <= WEAKEST_TWO:
        order = ranking(p, p.strength, current)
        # With two players "the two strongest" means the strongest.
        count = 1 if who <= WEAKEST or len(order) == 2 else 2
        return _mask(order[:count] if who in (STRONGEST, STRONGEST_TWO) else order[-count:])
    order = ranking(p, p.culture, current)
    if who == MOST_CULTURE:
        return 1 << order[0]
    if who == LEAST_CULTURE:
        return 1 << order[-1]
    return (1 << order[0]) & affected(p, WEAKEST_TWO, current)


def _all_tied(p: AgesState, values: list[int]) -> int:
    """Everybody tied for the most: ties are not broken."""
    playing = [seat for seat in range(p.seats) if p.playing(seat)]
    most = max([values[seat] for seat in playing])
    return _mask([seat for seat in playing if values[seat] == most])


def _mask(seats: list[int]) -> int:
    total = 0
    for seat in seats:
        total |= 1 << seat
    return total
