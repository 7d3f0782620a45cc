"""Where things go in a city: pieces so that the free squares stay together, graves where they hurt least."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.facts.shapes import Shape, beside
from civitas.games.antiquity.position import AntiquityState, city_in, kind_in, spot_of
from civitas.games.antiquity.rules import city, famine

_STORAGE_SQUARES: Final = 6
_BESIDE_UNIVERSITY: Final = 20
_HURT: Final = [6, 8, 4, 9, 4, 6, 3, 5, 6, 7, 6, 6, 30, 2, 3, 2, 4, 5, 9]
"""Per power what a grave on its building costs."""


def best_size(p: AntiquityState, seat: int) -> int:
    """Of the storages of a useful size the most compact."""
    found, least = -1, 999
    for size in city.possible_sizes(p, seat):
        shape = p.facts.size_shapes[size]
        cost = 4 * abs(len(shape.offsets) - _STORAGE_SQUARES) + shape.width + shape.height
        if cost < least:
            found, least = size, cost
    return found


def best_place(p: AntiquityState, seat: int, shapes: list[Shape], kind: int) -> int:
    """Where a piece leaves the free squares in one compact area; a faculty next to the university.

    -1 if there is no place but that of the cathedral to come.
    """
    facts = p.facts
    reserved: list[list[Shape]] = []
    for power in _RESERVED:
        other = facts.with_power[power]
        if kind != other and not p.owned[seat] >> other & 1 and city.fits(p, seat, facts.shapes[other]):
            reserved.append(facts.shapes[other])
    scored: list[tuple[int, int, int, int]] = []
    before = [outline(p.free(seat * v.CITIES + town)) for town in range(v.CITIES)]
    for place in city.placements(p, seat, shapes):
        spot, facing = divmod(place, v.TURNS)
        town = spot // v.SQUARES
        mask = shapes[facing].mask << spot % v.SQUARES
        score = before[town] - outline(p.free(seat * v.CITIES + town) & ~mask)
        if v.FACULTIES >> facts.power[kind] & 1 and _beside_university(p, seat, town, mask):
            score += _BESIDE_UNIVERSITY
        scored.append((-score, place, town, mask))
    scored.sort()
    for _, place, town, mask in scored:
        if all([_leaves_room(p, seat, needed, town, mask) for needed in reserved]):
            return place
    return scored[0][1] if scored and facts.power[kind] in _AT_ANY_PRICE else -1


_RESERVED: Final = (v.PATRON, v.ALCHEMY, v.MARKET)
"""Nobody wins without the first, no land lasts without the second, and without the third what is plentiful never
becomes what is lacking: their places are kept free."""
_AT_ANY_PRICE: Final = (v.PATRON, v.MARKET)
"""But for these they are given up."""


def _leaves_room(p: AntiquityState, seat: int, shapes: list[Shape], town: int, mask: int) -> bool:
    """Is there still a place for a piece when some squares of a city are taken?"""
    for other in range(v.CITIES):
        at = seat * v.CITIES + other
        free = p.free(at) & ~(mask if other == town else 0)
        for shape in shapes:
            if shape.anchors(free, p.grid(at)):
                return True
    return False


def outline(squares: int) -> int:
    """How many sides of an area border on something else."""
    right = squares & squares >> 1 & _NOT_LAST
    below = squares & squares >> v.WIDE
    return 4 * squares.bit_count() - 2 * (right.bit_count() + below.bit_count())


_NOT_LAST: Final = sum(((1 << v.WIDE - 1) - 1) << v.WIDE * row for row in range(v.WIDE))
"""All squares but the last of each row."""


def _beside_university(p: AntiquityState, seat: int, town: int, mask: int) -> bool:
    university = p.facts.with_power[v.UNIVERSITY]
    for piece in p.pieces[seat]:
        if kind_in(piece) == university and city_in(piece) == town and beside(spot_of(piece)) & mask:
            return True
    return False


def graves(p: AntiquityState, seat: int) -> list[int]:
    """Places for a grave, the one that hurts least first: it leaves the free squares together, and spares buildings
    but for those that lie under graves already."""
    scored: list[tuple[int, int]] = []
    for place in famine.buriable(p, seat):
        town, square = divmod(place, v.SQUARES)
        at = seat * v.CITIES + town
        free = p.free(at)
        score = outline(free & ~(1 << square)) - outline(free)
        scored.append((score + _hurt(p, seat, at, square), place))
    scored.sort()
    return [place for _, place in scored]


def _hurt(p: AntiquityState, seat: int, at: int, square: int) -> int:
    """What a grave on a building costs; nothing where one lies already."""
    for piece in p.pieces[seat]:
        if seat * v.CITIES + city_in(piece) == at and spot_of(piece) >> square & 1:
            if spot_of(piece) & p.graves[at]:
                return 0
            return 10 + 3 * _HURT[p.facts.power[kind_in(piece)]]
    return 8 if p.built[at] >> square & 1 else 0
