"""Risolvere un Evento: who is strongest, weakest, ahead or behind; ties go to the current player, then clockwise."""

from __future__ import annotations

from civitas.games.through_the_ages.position import AgesState


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
    """The mask of those an effect applies to, by its place in WHO."""
    if who == 0:
        return (1 << p.seats) - 1 & ~p.resigned
    if who >= 8:
        return _all_tied(p, p.happy if who == 8 else [p.discontent(seat) for seat in range(p.seats)], who == 9)
    if who <= 4:
        order = ranking(p, p.strength, current)
        count = 1 if who <= 2 or len(order) == 2 else 2
        chosen = order[:count] if who in (1, 3) else order[-count:]
        return _mask(chosen)
    order = ranking(p, p.culture, current)
    if who == 5:
        return 1 << order[0]
    if who == 6:
        return 1 << order[-1]
    return (1 << order[0]) & affected(p, 4, current)


def _all_tied(p: AgesState, values: list[int], at_least_one: bool) -> int:
    """Everybody tied for the most: ties are not broken."""
    most = max([values[seat] for seat in range(p.seats) if p.playing(seat)])
    if at_least_one and most == 0:
        return 0
    return _mask([seat for seat in range(p.seats) if p.playing(seat) and values[seat] == most])


def _mask(seats: list[int]) -> int:
    total = 0
    for seat in seats:
        total |= 1 << seat
    return total
