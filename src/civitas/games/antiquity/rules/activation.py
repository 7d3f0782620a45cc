"""Activating buildings (Fase 2, attivare gli edifici): men on buildings, and which powers work."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.facts.shapes import beside
from civitas.games.antiquity.position import (
    RECALLS,
    USED_MARKET,
    USED_PHILOSOPHY,
    USED_RAZE,
    AntiquityState,
    city_in,
    kind_in,
    spot_of,
)
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import (
    CITIES,
    FACULTIES,
    FOUNTAIN,
    HARBOUR,
    HOME,
    HOSPITAL,
    MARKET,
    PASSIVE_GRAVED,
    PHILOSOPHY,
    STABLES,
    THEOLOGY,
    UNIVERSITY,
)

MOST_RECALLS: Final = 10
"""In a turn; a limit of ours, so that every game ends."""
FAR: Final = 1 << HARBOUR | 1 << STABLES


def survey(p: AntiquityState, seat: int) -> None:
    """Which buildings a player has and which powers work: after any change to buildings, men or graves."""
    facts = p.facts
    first = seat * CITIES
    manned = p.manned[seat]
    owned = 0
    active = 0
    for number, piece in enumerate(p.pieces[seat]):
        kind = kind_in(piece)
        owned |= 1 << kind
        mannable = facts.mannable[kind]
        if mannable and not manned >> number & 1:
            continue
        graved = spot_of(piece) & p.graves[first + city_in(piece)]
        if graved == 0 or (not mannable and p.reads(PASSIVE_GRAVED)):
            active |= 1 << facts.power[kind]
    if owned >> facts.with_power[UNIVERSITY] & 1:
        active |= _bodies(p, seat)
    for city in range(first, first + CITIES):
        if p.homes[city]:
            owned |= 1 << facts.with_power[HOME]
        if p.fountains[city]:
            owned |= 1 << facts.with_power[FOUNTAIN]
    p.owned[seat] = owned
    changed = active ^ p.active[seat]
    p.active[seat] = active
    if changed & FAR:
        chart(p, seat)


def _bodies(p: AntiquityState, seat: int) -> int:
    """The powers that a man on a university, or on any faculty that belongs to it, activates together."""
    found = 0
    for number in range(len(p.pieces[seat])):
        body = _body(p, seat, number)
        if body >= 0 and _is_manned(p, seat, body):
            found |= 1 << p.facts.power[kind_in(p.pieces[seat][number])] | 1 << UNIVERSITY
    return found


def _is_manned(p: AntiquityState, seat: int, body: int) -> bool:
    """Does a man stand on a university or on one of its faculties?"""
    for number in range(len(p.pieces[seat])):
        if p.manned[seat] >> number & 1 and (number == body or _body(p, seat, number) == body):
            return True
    return False


def _body(p: AntiquityState, seat: int, number: int) -> int:
    """The university, as a place in the list, that a faculty belongs to; -1 if it stands alone or has graves."""
    facts, pieces = p.facts, p.pieces[seat]
    piece = pieces[number]
    if not FACULTIES >> facts.power[kind_in(piece)] & 1:
        return -1
    city, spot = city_in(piece), spot_of(piece)
    graves = p.graves[seat * CITIES + city]
    if spot & graves:
        return -1
    university = facts.with_power[UNIVERSITY]
    for other, candidate in enumerate(pieces):
        if kind_in(candidate) == university and city_in(candidate) == city:
            touches = beside(spot_of(candidate)) & spot
            if touches and spot_of(candidate) & graves == 0:
                return other
    return -1


# --- putting a man on a building


def piece_number(p: AntiquityState, seat: int, kind: int, copy: int) -> int:
    """The place in the list of the so-manieth building of a kind, or -1."""
    seen = 0
    for number, piece in enumerate(p.pieces[seat]):
        if kind_in(piece) == kind:
            if seen == copy:
                return number
            seen += 1
    return -1


def forbids_man(p: AntiquityState, seat: int, kind: int, copy: int) -> int:
    facts = p.facts
    if not facts.mannable[kind]:
        return by.ACTIVATE_HOUSES_GRAVES_NEVER_MANNED if facts.power[kind] == HOME else by.ACTIVATE_PASSIVE_NEVER_MANNED
    number = piece_number(p, seat, kind, copy)
    if number < 0:
        return by.ACTIVATE_REQUIRED
    return forbids_piece(p, seat, number) or (by.HOUSE_GIVES_MAN if p.free_men(seat) <= 0 else 0)


def forbids_piece(p: AntiquityState, seat: int, number: int) -> int:
    """May a man, if there is one, stand on this piece?"""
    piece = p.pieces[seat][number]
    if p.manned[seat] >> number & 1:
        return by.ACTIVATE_ONE_MAN_PER_BUILDING
    if spot_of(piece) & p.graves[seat * CITIES + city_in(piece)]:
        return by.ACTIVATE_NOT_WITH_GRAVES
    power = p.facts.power[kind_in(piece)]
    body = number if power == UNIVERSITY else _body(p, seat, number)
    return by.UNIVERSITY_NO_DOUBLE if body >= 0 and _is_manned(p, seat, body) else 0


def mannable(p: AntiquityState, seat: int) -> list[int]:
    """The places in the list of the pieces on which a man may be put now."""
    found: list[int] = []
    if p.free_men(seat) > 0:
        for number, piece in enumerate(p.pieces[seat]):
            if p.facts.mannable[kind_in(piece)] and forbids_piece(p, seat, number) == 0:
                found.append(number)
    return found


def put_man(p: AntiquityState, seat: int, kind: int, copy: int) -> None:
    p.manned[seat] |= 1 << piece_number(p, seat, kind, copy)
    survey(p, seat)
    if p.log is not None:
        p.tell("event-manned", {"seat": seat, "building": p.facts.buildings.ids[kind]})


# --- calling a man back


def recalls(p: AntiquityState, seat: int) -> int:
    """How often the seat has called a man back in this turn."""
    return p.used[seat] >> RECALLS


def forbids_recall(p: AntiquityState, seat: int, kind: int, copy: int) -> int:
    number = piece_number(p, seat, kind, copy)
    if number < 0 or not p.manned[seat] >> number & 1:
        return by.ACTIVATE_REQUIRED
    return by.ACTIVATE_MOVED_IN_PHASE_2 if recalls(p, seat) >= MOST_RECALLS or is_used(p, seat, number) else 0


def is_used(p: AntiquityState, seat: int, number: int) -> bool:
    """Has what the man on a piece makes possible been used in this phase?"""
    powers = 1 << p.facts.power[kind_in(p.pieces[seat][number])]
    if powers & (FACULTIES | 1 << UNIVERSITY):
        powers |= _bodies(p, seat)
    used = p.used[seat]
    return bool(
        (powers >> MARKET & 1 and used & USED_MARKET)
        or (powers >> HOSPITAL & 1 and p.healed[seat])
        or (powers >> THEOLOGY & 1 and used & USED_RAZE)
        or (powers >> PHILOSOPHY & 1 and used & USED_PHILOSOPHY)
    )


def recallable(p: AntiquityState, seat: int) -> list[int]:
    """The places in the list of the pieces whose man may be called back now."""
    found: list[int] = []
    if p.manned[seat] and recalls(p, seat) < MOST_RECALLS:
        for number in range(len(p.pieces[seat])):
            if p.manned[seat] >> number & 1 and not is_used(p, seat, number):
                found.append(number)
    return found


def recall(p: AntiquityState, seat: int, kind: int, copy: int) -> None:
    p.used[seat] += 1 << RECALLS
    leave(p, seat, piece_number(p, seat, kind, copy))
    if p.log is not None:
        p.tell("event-recalled", {"seat": seat, "building": p.facts.buildings.ids[kind]})


def manned_count(p: AntiquityState, seat: int, power: int) -> int:
    """Men on buildings with a power."""
    kind = p.facts.with_power[power]
    count = 0
    for number, piece in enumerate(p.pieces[seat]):
        if kind_in(piece) == kind and p.manned[seat] >> number & 1:
            count += 1
    return count


def first_manned(p: AntiquityState, seat: int, power: int) -> int:
    """The place in the list of a manned building with a power, or -1."""
    kind = p.facts.with_power[power]
    for number, piece in enumerate(p.pieces[seat]):
        if kind_in(piece) == kind and p.manned[seat] >> number & 1:
            return number
    return -1


def leave(p: AntiquityState, seat: int, number: int) -> None:
    """Take the man off a piece."""
    p.manned[seat] &= ~(1 << number)
    survey(p, seat)
