"""Building in the city (Fase 2: Costruzione della Città): choosing a building, its size or number, and its place."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.effects.saints import has_power
from civitas.games.antiquity.facts.shapes import Shape
from civitas.games.antiquity.frames import CITY, EXTRA_HOUSE, HOUSE, ORDER, PLACE, SAINT, SIZE
from civitas.games.antiquity.position import DRAWN, AntiquityState, piece_of
from civitas.games.antiquity.rules.activation import survey
from civitas.games.antiquity.rules.payment import Purse, charge
from civitas.games.antiquity.vocabulary import (
    CITIES,
    FOUNTAIN,
    FREE_HOUSE,
    HOME,
    PATRON,
    SQUARES,
    STORAGE,
    STORAGE_UNIT,
    TURNS,
)
from civitas.kernel.frames import NOBODY, a_of, b_of, frame

# The frame of a placement: a holds the building (5 bits) and the size of a storage; b the house plus one, and whether
# it is free.
_SIZE: Final = 5
_NUMBER: Final = 31
_FREE: Final = 32


def begin(p: AntiquityState) -> None:
    """All build at the same time, each on its own."""
    p.phase = 2
    p.now = frame(ORDER, NOBODY)
    p.open_joint(frame(CITY, NOBODY, p.turn_number), p.order)


def end(p: AntiquityState) -> None:
    """What was bought from the supply is now like any other good."""
    if any(p.fresh):
        p.goods = [held + bought for held, bought in zip(p.goods, p.fresh, strict=True)]
        p.fresh = [0] * len(p.fresh)


def done(p: AntiquityState, seat: int) -> None:
    p.answered()


# --- which building


def fits(p: AntiquityState, seat: int, shapes: list[Shape]) -> bool:
    """Is there a place for a piece in any city?"""
    first = seat * CITIES
    for city in range(first, first + CITIES):
        free = p.free(city)
        if free:
            for shape in shapes:
                if shape.anchors(free, p.grid(city)):
                    return True
    return False


def least_pieces(p: AntiquityState) -> int:
    """Of a storage."""
    return p.facts.least_pieces[1 if p.reads(STORAGE_UNIT) else 0]


def forbids_build(p: AntiquityState, seat: int, kind: int) -> int:
    return forbids_building(p, seat, kind, Purse(p, seat))


def forbids_building(p: AntiquityState, seat: int, kind: int, purse: Purse) -> int:
    facts = p.facts
    power = facts.power[kind]
    if power == HOME:
        return _forbids_houses(p, seat, purse)
    if not facts.repeatable[kind] and p.owned[seat] >> kind & 1:
        return by.VICTORY_ONE_CATHEDRAL_EACH if power == PATRON else by.PLACE_ONCE_EXCEPT
    pile = facts.pile[kind]
    if pile >= 0 and p.piles[pile] < (least_pieces(p) if power == STORAGE else 1):
        return by.PLACE_SHARED_LIMITS
    forbidden = purse.forbids(facts.cost[kind])
    if forbidden:
        return forbidden
    if power == STORAGE:
        return 0 if _some_storage_fits(p, seat) else by.PLACE_NO_OVERLAP
    return 0 if fits(p, seat, facts.shapes[kind]) else by.PLACE_NO_OVERLAP


def _some_storage_fits(p: AntiquityState, seat: int) -> bool:
    """Whatever fits holds one of the smallest storages too."""
    facts = p.facts
    least = least_pieces(p)
    smallest = [facts.size_shapes[size] for size, pieces in enumerate(facts.size_pieces) if pieces == least]
    return fits(p, seat, smallest)


def _forbids_houses(p: AntiquityState, seat: int, purse: Purse) -> int:
    if p.men(seat) == len(p.facts.houses.ids):
        return by.SETUP_TWENTY_HOUSES
    if not _can_pay_house(p, seat, purse):
        return by.HOUSE_COST_BY_NUMBER
    return 0 if fits(p, seat, p.facts.shapes[p.facts.with_power[HOME]]) else by.PLACE_NO_OVERLAP


def build(p: AntiquityState, seat: int, kind: int) -> None:
    power = p.facts.power[kind]
    if power == STORAGE:
        p.ask_next(frame(SIZE, seat, kind))
    elif power == HOME:
        p.ask_next(frame(HOUSE, seat, kind))
    else:
        p.ask_next(frame(PLACE, seat, kind))


# --- how large, or which number


def forbids_size(p: AntiquityState, seat: int, size: int) -> int:
    facts = p.facts
    if facts.size_pieces[size] < least_pieces(p):
        return by.STORAGE_TWO_PIECES
    if facts.size_pieces[size] > p.piles[facts.pile[facts.with_power[STORAGE]]]:
        return by.PLACE_SHARED_LIMITS
    return 0 if fits(p, seat, [facts.size_shapes[size]]) else by.PLACE_NO_OVERLAP


def possible_sizes(p: AntiquityState, seat: int) -> list[int]:
    return [size for size in range(len(p.facts.size_shapes)) if forbids_size(p, seat, size) == 0]


def choose_size(p: AntiquityState, seat: int, size: int) -> None:
    p.now = frame(PLACE, seat, a_of(p.now) | size << _SIZE)


def _can_pay_house(p: AntiquityState, seat: int, purse: Purse) -> bool:
    """Is there a number that the seat has not built and can pay for?"""
    built = p.houses[seat]
    return any(not built >> number & 1 and purse.affords(cost) for number, cost in enumerate(p.facts.house_costs))


def forbids_house(p: AntiquityState, seat: int, number: int) -> int:
    if p.houses[seat] >> number & 1:
        return by.SETUP_TWENTY_HOUSES
    return 0 if Purse(p, seat).affords(p.facts.house_costs[number]) else by.HOUSE_COST_BY_NUMBER


def possible_houses(p: AntiquityState, seat: int) -> list[int]:
    purse, built = Purse(p, seat), p.houses[seat]
    return [n for n, cost in enumerate(p.facts.house_costs) if not built >> n & 1 and purse.affords(cost)]


def choose_house(p: AntiquityState, seat: int, number: int) -> None:
    p.now = frame(PLACE, seat, a_of(p.now), number + 1)


def forbids_extra_house(p: AntiquityState, seat: int, number: int) -> int:
    """The house that comes free has a lower number than the one that was paid for."""
    if number >= b_of(p.now):
        return by.NICOLA_PAY_HIGHER
    return by.SETUP_TWENTY_HOUSES if p.houses[seat] >> number & 1 else 0


def choose_extra_house(p: AntiquityState, seat: int, number: int) -> None:
    p.now = frame(PLACE, seat, a_of(p.now), number + 1 | _FREE)


def decline_extra_house(p: AntiquityState, seat: int) -> None:
    p.answered()


# --- where


def shapes_of(p: AntiquityState, packed: int) -> list[Shape]:
    """The ways in which the piece of a placement can be turned."""
    kind = packed & _NUMBER
    if p.facts.power[kind] == STORAGE:
        return [p.facts.size_shapes[packed >> _SIZE]]
    return p.facts.shapes[kind]


def forbids_spot(p: AntiquityState, seat: int, shapes: list[Shape], city: int, square: int, turn: int) -> int:
    """The single check of a placement; masks that list placements answer the same."""
    at = seat * CITIES + city
    if p.centres[at] < 0:
        return by.CITY_OWN_MAP
    if turn >= len(shapes):
        return by.PLACE_ALIGNED
    shape = shapes[turn]
    if not shape.room[p.grid(city)] >> square & 1:
        return by.PLACE_INSIDE_GRID
    spot = shape.mask << square
    if spot & p.built[at]:
        return by.PLACE_NO_OVERLAP
    if spot & p.graves[at]:
        return by.GRAVES_SQUARES_LOST
    return by.THEOLOGY_SQUARES_BLOCKED if spot & p.razed[at] else 0


def forbids_place(p: AntiquityState, seat: int, city: int, square: int, turn: int) -> int:
    return forbids_spot(p, seat, shapes_of(p, a_of(p.now)), city, square, turn)


def placements(p: AntiquityState, seat: int, shapes: list[Shape]) -> list[int]:
    """All places for a piece, each as city, square and turn packed like the moves that name them."""
    found: list[int] = []
    for city in range(CITIES):
        free = p.free(seat * CITIES + city)
        if free == 0:
            continue
        grid = p.grid(city)
        anchors = [shape.anchors(free, grid) for shape in shapes]
        some = 0
        for mask in anchors:
            some |= mask
        while some:
            lowest = some & -some
            square = lowest.bit_length() - 1
            for turn, mask in enumerate(anchors):
                if mask & lowest:
                    found.append((city * SQUARES + square) * TURNS + turn)
            some ^= lowest
    return found


def place(p: AntiquityState, seat: int, city: int, square: int, turn: int) -> None:
    packed, number = a_of(p.now), b_of(p.now)
    kind = packed & _NUMBER
    spot = shapes_of(p, packed)[turn].mask << square
    p.answered()
    power = p.facts.power[kind]
    if power == HOME:
        _build_house(p, seat, city, spot, number)
    elif power == FOUNTAIN:
        _build_fountain(p, seat, city, spot, kind)
    else:
        _build_piece(p, seat, kind, city, spot)
    if p.log is not None:
        p.tell("event-built", {"seat": seat, "building": p.facts.buildings.ids[kind]})


def _build_house(p: AntiquityState, seat: int, city: int, spot: int, packed: int) -> None:
    """A house brings its man at once; with San Nicola a lower one may follow free of charge."""
    number = (packed & _NUMBER) - 1
    at = seat * CITIES + city
    p.homes[at] |= spot
    p.built[at] |= spot
    p.houses[seat] |= 1 << number
    survey(p, seat)
    if packed & _FREE:
        return
    kind = p.facts.with_power[HOME]
    lower = (1 << number) - 1 & ~p.houses[seat]
    if lower and has_power(p, seat, FREE_HOUSE) and fits(p, seat, p.facts.shapes[kind]):
        p.ask_next(frame(EXTRA_HOUSE, seat, kind, number))
    charge(p, seat, p.facts.house_costs[number])


def _build_fountain(p: AntiquityState, seat: int, city: int, spot: int, kind: int) -> None:
    at = seat * CITIES + city
    p.fountains[at] |= spot
    p.built[at] |= spot
    p.piles[p.facts.pile[kind]] -= 1
    p.used[seat] |= DRAWN << p.facts.pile[kind]
    p.famine = max(0, p.famine - 1)
    survey(p, seat)
    charge(p, seat, p.facts.cost[kind])


def _build_piece(p: AntiquityState, seat: int, kind: int, city: int, spot: int) -> None:
    facts = p.facts
    p.built[seat * CITIES + city] |= spot
    p.pieces[seat] = p.pieces[seat] + [piece_of(kind, city, spot)]
    if facts.pile[kind] >= 0:
        p.used[seat] |= DRAWN << facts.pile[kind]
        storage = facts.power[kind] == STORAGE
        p.piles[facts.pile[kind]] -= spot.bit_count() // facts.piece_squares if storage else 1
    survey(p, seat)
    if facts.power[kind] == PATRON:
        p.cathedrals += 1
        p.ask_next(frame(SAINT, seat))
    charge(p, seat, facts.cost[kind])
