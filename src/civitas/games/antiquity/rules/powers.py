"""Abilities (Fase 2, le abilità): the choice of a patron, razing the cathedral, the hospital."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.position import USED_RAZE, AntiquityState, city_in, spot_of
from civitas.games.antiquity.rules.activation import piece_number, survey
from civitas.games.antiquity.vocabulary import CITIES, HOSPITAL, PATRON, THEOLOGY


def choose_saint(p: AntiquityState, seat: int, saint: int) -> None:
    p.saint = [saint if other == seat else patron for other, patron in enumerate(p.saint)]
    p.answered()
    if p.log is not None:
        p.tell("event-saint", {"seat": seat, "saint": p.facts.saints.ids[saint]})


def forbids_raze(p: AntiquityState, seat: int) -> int:
    if not p.has(seat, THEOLOGY):
        return by.ACTIVATE_REQUIRED
    number = piece_number(p, seat, p.facts.with_power[PATRON], 0)
    if number < 0:
        return by.THEOLOGY_NO_CATHEDRAL_NO_USE
    if p.used[seat] & USED_RAZE:
        return by.UNIVERSITY_NO_DOUBLE
    if p.facts.saint_final[p.saint[seat]]:
        return by.THEOLOGY_NOT_MARIA
    piece = p.pieces[seat][number]
    return by.THEOLOGY_NOT_GRAVED if spot_of(piece) & p.graves[seat * CITIES + city_in(piece)] else 0


def raze(p: AntiquityState, seat: int) -> None:
    """The cathedral and its patron go; its squares stay empty until the next phase 2."""
    number = piece_number(p, seat, p.facts.with_power[PATRON], 0)
    pieces, piece = p.pieces[seat], p.pieces[seat][number]
    city = seat * CITIES + city_in(piece)
    p.pieces[seat] = pieces[:number] + pieces[number + 1 :]
    low = (1 << number) - 1
    p.manned[seat] = p.manned[seat] & low | p.manned[seat] >> 1 & ~low
    p.built[city] &= ~spot_of(piece)
    p.razed = [mask | (spot_of(piece) if at == city else 0) for at, mask in enumerate(p.razed)]
    p.saint = [-1 if other == seat else patron for other, patron in enumerate(p.saint)]
    p.used[seat] |= USED_RAZE
    survey(p, seat)
    if p.log is not None:
        p.tell("event-razed", {"seat": seat})


def forbids_heal(p: AntiquityState, seat: int, city: int, square: int) -> int:
    if not p.has(seat, HOSPITAL):
        return by.ACTIVATE_REQUIRED
    if p.healed[seat] >= p.facts.hospital:
        return by.HOSPITAL_FIVE_GRAVES
    return 0 if p.graves[seat * CITIES + city] >> square & 1 else by.HOSPITAL_FIVE_GRAVES


def heal(p: AntiquityState, seat: int, city: int, square: int) -> None:
    p.graves[seat * CITIES + city] &= ~(1 << square)
    p.healed[seat] += 1
    survey(p, seat)
    if p.log is not None:
        p.tell("event-healed", {"seat": seat, "square": p.facts.squares.ids[square]})
