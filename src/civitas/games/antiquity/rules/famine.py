"""Famine (Fase 8: Carestia): graves for those who cannot feed their people."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.facts.shapes import squares_of
from civitas.games.antiquity.frames import BURY, FAMINE_ENDS, POLLUTERS
from civitas.games.antiquity.position import AntiquityState, city_in, spot_of
from civitas.games.antiquity.rules.activation import survey
from civitas.games.antiquity.rules.elimination import eliminate
from civitas.games.antiquity.vocabulary import CITIES, GRANARY
from civitas.kernel.frames import NOBODY, frame


def food_of(p: AntiquityState, seat: int) -> int:
    held = p.goods_of(seat)
    total = 0
    for good in p.facts.foods:
        total += held[good]
    return total


def graves_due(p: AntiquityState, seat: int) -> int:
    """The famine level less all food in stock; a granary helps further."""
    return max(0, p.famine - food_of(p, seat) - granary_relief(p, seat))


def granary_relief(p: AntiquityState, seat: int) -> int:
    return p.facts.granary if p.has(seat, GRANARY) else 0


def begin(p: AntiquityState) -> None:
    p.phase = 8
    lost: list[int] = []
    for seat in p.order:
        p.due[seat] = graves_due(p, seat)
        if p.due[seat] > room_for_graves(p, seat):
            lost.append(seat)
        elif p.log is not None and p.due[seat]:
            p.tell("event-graves", {"seat": seat, "count": p.due[seat]})
    if lost:
        eliminate(p, lost)
        if p.over():
            return
    p.now = frame(FAMINE_ENDS, NOBODY)
    asked = [seat for seat in p.order if bury_without_choice(p, seat)]
    if asked:
        p.open_joint(frame(BURY, NOBODY, p.turn_number), asked)


def end(p: AntiquityState) -> None:
    p.famine += 1
    p.phase = 9
    p.now = frame(POLLUTERS, NOBODY)


# --- placing graves


def empty_squares(p: AntiquityState, city: int) -> int:
    """Squares of a city with nothing on them. What a cathedral left is among them: a grave is not built."""
    return p.full(city) & ~(p.built[city] | p.graves[city])


def building_squares(p: AntiquityState, city: int) -> int:
    """Squares of buildings that can take a grave."""
    return p.built[city] & ~(p.graves[city] | p.homes[city]) if p.centres[city] >= 0 else 0


def room_for_graves(p: AntiquityState, seat: int) -> int:
    count = 0
    for city in range(seat * CITIES, seat * CITIES + CITIES):
        count += empty_squares(p, city).bit_count() + building_squares(p, city).bit_count()
    return count


def grave_squares(p: AntiquityState, seat: int) -> list[int]:
    """Where in each of its cities the next grave of a seat may lie."""
    first = seat * CITIES
    empty = [empty_squares(p, first + city) for city in range(CITIES)]
    for squares in empty:
        if squares:
            return empty
    return [building_squares(p, first + city) for city in range(CITIES)]


def forbids_bury(p: AntiquityState, seat: int, city: int, square: int) -> int:
    at = seat * CITIES + city
    if empty_squares(p, at) >> square & 1 or grave_squares(p, seat)[city] >> square & 1:
        return 0
    if p.graves[at] >> square & 1:
        return by.GRAVES_ONE_PER_SQUARE
    if p.homes[at] >> square & 1:
        return by.GRAVES_NOT_ON_HOUSES
    return by.GRAVES_EMPTY_SQUARES_FIRST if p.built[at] >> square & 1 else by.GRAVES_FREE_DISTRIBUTION


def buriable(p: AntiquityState, seat: int) -> list[int]:
    """City and square packed like the moves that name them."""
    found: list[int] = []
    squares = len(p.facts.squares.ids)
    for city, mask in enumerate(grave_squares(p, seat)):
        found += [city * squares + square for square in squares_of(mask)]
    return found


def bury(p: AntiquityState, seat: int, city: int, square: int) -> None:
    p.due[seat] -= 1
    _lay(p, seat, seat * CITIES + city, 1 << square)
    if not bury_without_choice(p, seat):
        p.answered()


def bury_without_choice(p: AntiquityState, seat: int) -> bool:
    """Fill squares as long as there is no choice between them. Is there one left to make?"""
    while p.due[seat]:
        options = grave_squares(p, seat)
        count = 0
        for mask in options:
            count += mask.bit_count()
        if count > p.due[seat]:
            return True
        p.due[seat] -= count
        for city, mask in enumerate(options):
            if mask:
                _lay(p, seat, seat * CITIES + city, mask)
    return False


def _lay(p: AntiquityState, seat: int, city: int, squares: int) -> None:
    """Graves on squares of a city; men on buildings that they hit go outside."""
    p.graves[city] |= squares
    if squares & p.built[city]:
        for number, piece in enumerate(p.pieces[seat]):
            if seat * CITIES + city_in(piece) == city and spot_of(piece) & squares:
                p.manned[seat] &= ~(1 << number)
        survey(p, seat)
    if p.log is not None:
        p.tell("event-buried", {"seat": seat, "count": squares.bit_count()})
