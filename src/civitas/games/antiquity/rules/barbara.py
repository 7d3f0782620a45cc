"""Saint Barbara (Fase 2, Santa Barbara): lifting what stands in the cities, setting it down, or putting everything
back.

Whatever was lifted once stays where it is set down for the rest of the turn, so rearranging comes to an end; and what
hangs in the air can always be put back, so it can be completed.
"""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.effects.saints import has_power
from civitas.games.antiquity.facts.shapes import Shape, carried, squares_of
from civitas.games.antiquity.frames import REARRANGE as REARRANGING
from civitas.games.antiquity.position import (
    AIR_FOUNTAIN,
    AIR_GRAVE,
    AIR_GRAVES,
    AIR_HEIGHT,
    AIR_HOUSE,
    AIR_WIDTH,
    AntiquityState,
    city_in,
    is_piece,
    kind_in,
    piece_of,
    spot_of,
)
from civitas.games.antiquity.rules.activation import survey
from civitas.games.antiquity.rules.city import forbids_spot, placements
from civitas.games.antiquity.vocabulary import CITIES, FOUNTAIN, HOME, REARRANGE, STORAGE, WIDE
from civitas.kernel.frames import frame


def forbids_lift(p: AntiquityState, seat: int, city: int, square: int) -> int:
    if not has_power(p, seat, REARRANGE):
        return by.PLACE_NEVER_MOVED
    return 0 if _spot_at(p, seat, city, square) & ~p.settled[seat * CITIES + city] else by.BARBARA_REARRANGE


def liftable(p: AntiquityState, seat: int) -> list[int]:
    """The squares, as city and square packed like the moves that name them, from which something may be lifted."""
    if not has_power(p, seat, REARRANGE):
        return []
    found: list[int] = []
    for city in range(CITIES):
        at = seat * CITIES + city
        for square in squares_of((p.built[at] | p.graves[at]) & ~p.settled[at]):
            if forbids_lift(p, seat, city, square) == 0:
                found.append(city * WIDE * WIDE + square)
    return found


def _spot_at(p: AntiquityState, seat: int, city: int, square: int) -> int:
    """The squares of what lies on a square: 0 if nothing does, or if a part of it was moved in this turn."""
    at = seat * CITIES + city
    bit = 1 << square
    spot = bit & (p.homes[at] | p.fountains[at] | (p.graves[at] & ~p.built[at]))
    number = _piece_at(p, seat, city, square)
    if number >= 0:
        spot = spot_of(p.pieces[seat][number])
    return 0 if spot & p.settled[at] else spot


def _piece_at(p: AntiquityState, seat: int, city: int, square: int) -> int:
    for number, piece in enumerate(p.pieces[seat]):
        if city_in(piece) == city and spot_of(piece) >> square & 1:
            return number
    return -1


def lift(p: AntiquityState, seat: int, city: int, square: int) -> None:
    if not p.air:
        p.before = _snapshot(p, seat)
        p.ask_next(frame(REARRANGING, seat, p.turn_number))
    at = seat * CITIES + city
    spot = _spot_at(p, seat, city, square)
    graves = p.graves[at] & spot
    number = _piece_at(p, seat, city, square)
    if number >= 0:
        pieces = p.pieces[seat].copy()
        pieces[number] = kind_in(pieces[number])
        p.pieces[seat] = pieces
        entry = number | graves.bit_count() << AIR_GRAVES | _width(spot) << AIR_WIDTH | _height(spot) << AIR_HEIGHT
    elif p.homes[at] & spot:
        entry = AIR_HOUSE
    elif p.fountains[at] & spot:
        # A grave on a fountain goes with it.
        entry = AIR_FOUNTAIN + (graves.bit_count() << AIR_GRAVES)
    else:
        entry = AIR_GRAVE
    p.homes[at] &= ~spot
    p.fountains[at] &= ~spot
    p.built[at] &= ~spot
    p.graves[at] &= ~spot
    _settle(p, at, spot)
    p.air = p.air + [entry]


def _width(spot: int) -> int:
    columns = [square % WIDE for square in squares_of(spot)]
    return max(columns) - min(columns) + 1


def _height(spot: int) -> int:
    rows = [square // WIDE for square in squares_of(spot)]
    return max(rows) - min(rows) + 1


def _settle(p: AntiquityState, at: int, spot: int) -> None:
    p.settled = [mask | spot if city == at else mask for city, mask in enumerate(p.settled)]


def _snapshot(p: AntiquityState, seat: int) -> list[int]:
    first, last = seat * CITIES, seat * CITIES + CITIES
    lists = [p.built, p.homes, p.fountains, p.graves]
    return [mask for values in lists for mask in values[first:last]] + p.pieces[seat]


# --- setting down: what was lifted first comes first


def lifted_shapes(p: AntiquityState, seat: int) -> list[Shape]:
    """The ways in which the first thing in the air can be turned."""
    facts = p.facts
    entry = p.air[0]
    if not is_piece(entry):
        return facts.shapes[facts.with_power[HOME]]
    kind = kind_in(p.pieces[seat][entry & 255])
    if facts.power[kind] != STORAGE:
        return facts.shapes[kind]
    width, height = entry >> AIR_WIDTH & 15, entry >> AIR_HEIGHT & 15
    names = [f"{width}x{height}", f"{height}x{width}"]
    return [facts.size_shapes[facts.sizes.index[name]] for name in (names if width != height else names[:1])]


def lifted_kind(p: AntiquityState, seat: int) -> int:
    """Which building hangs in the air first; -1 for a grave."""
    entry = p.air[0]
    if is_piece(entry):
        return kind_in(p.pieces[seat][entry & 255])
    if entry == AIR_GRAVE:
        return -1
    return p.facts.with_power[HOME if entry == AIR_HOUSE else FOUNTAIN]


def forbids_set(p: AntiquityState, seat: int, city: int, square: int, turn: int) -> int:
    return forbids_spot(p, seat, lifted_shapes(p, seat), city, square, turn)


def settings(p: AntiquityState, seat: int) -> list[int]:
    return placements(p, seat, lifted_shapes(p, seat))


def set_down(p: AntiquityState, seat: int, city: int, square: int, turn: int) -> None:
    entry = p.air[0]
    spot = lifted_shapes(p, seat)[turn].mask << square
    at = seat * CITIES + city
    if is_piece(entry):
        pieces = p.pieces[seat].copy()
        number = entry & 255
        pieces[number] = piece_of(kind_in(pieces[number]), city, spot)
        p.pieces[seat] = pieces
    elif entry == AIR_HOUSE:
        p.homes[at] |= spot
    elif entry != AIR_GRAVE:
        p.fountains[at] |= spot
    if entry == AIR_GRAVE:
        p.graves[at] |= spot
    else:
        p.built[at] |= spot
        if entry >> AIR_GRAVES & 255:
            p.graves[at] |= _graves_on(p, entry, spot)
    _settle(p, at, spot)
    p.air = p.air[1:]
    if not p.air:
        _finish(p, seat)
        if p.log is not None:
            p.tell("event-rearranged", {"seat": seat})


def _graves_on(p: AntiquityState, entry: int, spot: int) -> int:
    """The graves of what is set down here, on the squares of it on which they lay."""
    if not is_piece(entry):
        return spot
    piece = p.before[4 * CITIES + (entry & 255)]
    return carried(spot_of(piece), spot_of(piece) & p.before[3 * CITIES + city_in(piece)], spot)


def restore(p: AntiquityState, seat: int) -> None:
    """Everything back to where it was before the first thing was lifted."""
    first, before = seat * CITIES, p.before
    for city in range(CITIES):
        p.built[first + city] = before[city]
        p.homes[first + city] = before[CITIES + city]
        p.fountains[first + city] = before[2 * CITIES + city]
        p.graves[first + city] = before[3 * CITIES + city]
    p.pieces[seat] = before[4 * CITIES :]
    p.air = []
    _finish(p, seat)


def _finish(p: AntiquityState, seat: int) -> None:
    p.before = []
    p.answered()
    survey(p, seat)
