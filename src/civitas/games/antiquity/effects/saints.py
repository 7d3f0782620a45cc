"""Patron saints: when their powers work, and whether the conditions of their victories hold."""

from __future__ import annotations

from civitas.games.antiquity.position import AntiquityState, city_in, kind_in, spot_of
from civitas.games.antiquity.vocabulary import (
    BUILDINGS,
    CHRISTOFORI_GOODS,
    CITIES,
    FOUNTAIN,
    GOODS,
    HOME,
    MEN,
    PASSIVE_GRAVED,
    PATRON,
)


def has_power(p: AntiquityState, seat: int, power: int) -> bool:
    """Does the patron of a seat give this power, and its cathedral work?"""
    saint = p.saint[seat]
    return saint >= 0 and bool(p.facts.saint_powers[saint] & power) and p.has(seat, PATRON)


def wins(p: AntiquityState, seat: int) -> bool:
    """Does a seat fulfil what its patron asks for?"""
    saint = p.saint[seat]
    if saint < 0 or not p.has(seat, PATRON):
        return False
    met = 0
    for condition in p.facts.saint_conditions[saint]:
        if is_met(p, seat, condition):
            met += 1
    return met >= p.facts.saint_needed[saint]


def is_met(p: AntiquityState, seat: int, condition: int) -> bool:
    if condition == MEN:
        return p.men(seat) == len(p.facts.houses)
    if condition == BUILDINGS:
        return missing_kinds(p, seat) == 0
    if condition == GOODS:
        return missing_goods(p, seat) == 0
    return any([encloses(p, seat, other) for other in range(p.seats)])


def missing_kinds(p: AntiquityState, seat: int) -> int:
    """Mask of the buildings that a seat still lacks; one with graves does not count, unless the rulebook at hand is
    followed to the letter."""
    facts = p.facts
    found = (1 << len(facts.buildings.ids)) - 1
    letter = p.reads(PASSIVE_GRAVED)
    first = seat * CITIES
    for piece in p.pieces[seat]:
        if letter or spot_of(piece) & p.graves[first + city_in(piece)] == 0:
            found &= ~(1 << kind_in(piece))
    for city in range(first, first + CITIES):
        if p.homes[city]:
            found &= ~(1 << facts.with_power[HOME])
        if p.fountains[city] & ~(0 if letter else p.graves[city]):
            found &= ~(1 << facts.with_power[FOUNTAIN])
    return found


def wanted_goods(p: AntiquityState) -> list[int]:
    """The goods that San Cristoforo asks for."""
    return p.facts.all_goods if p.reads(CHRISTOFORI_GOODS) else p.facts.collected


def missing_goods(p: AntiquityState, seat: int) -> int:
    """How many goods are lacking for San Cristoforo."""
    held = p.goods_of(seat)
    lacking = 0
    for good in wanted_goods(p):
        lacking += max(0, p.facts.goods_each - held[good])
    return lacking


def uncovered(p: AntiquityState, seat: int, other: int) -> int:
    """The hexes of a rival's zone that a seat neither reaches nor holds; cities and inns of the rival are no part of
    that zone."""
    return p.zone[other] & ~(p.held[seat] | p.zone[seat])


def encloses(p: AntiquityState, seat: int, other: int) -> bool:
    return other != seat and not p.is_out(other) and uncovered(p, seat, other) == 0
