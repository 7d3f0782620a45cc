"""Pollution (Fase 9: Inquinamento): every city pollutes; what finds no hex becomes graves."""

from __future__ import annotations

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.frames import BURY, POLLUTE, POLLUTERS, VICTORY
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.elimination import eliminate
from civitas.games.antiquity.rules.famine import bury_without_choice, room_for_graves
from civitas.games.antiquity.vocabulary import DUMP, HARBOUR
from civitas.kernel.frames import NOBODY, a_of, frame


def pollution_due(p: AntiquityState, seat: int) -> int:
    return max(0, city_pollution(p, seat) - fountain_relief(p, seat) - dump_relief(p, seat))


def city_pollution(p: AntiquityState, seat: int) -> int:
    return p.facts.city_pollution * p.city_count(seat)


def fountain_relief(p: AntiquityState, seat: int) -> int:
    return p.facts.fountain_relief * p.fountain_count(seat)


def dump_relief(p: AntiquityState, seat: int) -> int:
    return p.facts.dump_relief if p.has(seat, DUMP) else 0


def shielded(p: AntiquityState, seat: int) -> int:
    """Hexes kept clean by the dumps of others."""
    found = 0
    for other in p.order:
        if other != seat and p.has(other, DUMP):
            found |= p.zone[other]
    return found


def pollutable(p: AntiquityState, seat: int) -> int:
    return p.zone[seat] & ~(p.polluted | p.taken | shielded(p, seat))


def next_polluter(p: AntiquityState) -> None:
    """In turn order. What leaves no choice is done at once."""
    place = a_of(p.now)
    if place >= len(p.order):
        p.phase = 10
        p.now = frame(VICTORY, NOBODY)
        return
    seat = p.order[place]
    p.now = frame(POLLUTERS, NOBODY, place + 1)
    due = pollution_due(p, seat)
    options = pollutable(p, seat)
    if due and options.bit_count() > due:
        p.ask_next(frame(POLLUTE, seat, due))
    elif due:
        _lay(p, seat, options)
        _convert(p, seat, due - options.bit_count())


def _convert(p: AntiquityState, seat: int, graves: int) -> None:
    """Pollution without a hex becomes graves, which are placed immediately."""
    if graves == 0:
        return
    if p.log is not None:
        p.tell("event-converted", {"seat": seat, "count": graves})
    if graves > room_for_graves(p, seat):
        # The next in order takes the place of the one who is out.
        p.now = frame(POLLUTERS, NOBODY, a_of(p.now) - 1)
        eliminate(p, [seat])
        return
    p.due[seat] = graves
    if bury_without_choice(p, seat):
        p.ask_next(frame(BURY, seat, p.turn_number))


def forbids_pollute(p: AntiquityState, seat: int, place: int) -> int:
    bit = 1 << place
    if pollutable(p, seat) & bit:
        return 0
    if p.zone[seat] & bit and shielded(p, seat) & bit and not (p.polluted | p.taken) & bit:
        return by.POLLUTION_DUMP_SHIELD
    return by.POLLUTION_WATER_NEEDS_HARBOUR if p.water & bit and not p.has(seat, HARBOUR) else by.POLLUTION_LEGAL_HEXES


def options(p: AntiquityState, seat: int) -> list[int]:
    return hexes_of(pollutable(p, seat))


def pollute(p: AntiquityState, seat: int, place: int) -> None:
    """There are always more hexes than pieces here, so nothing is converted."""
    due = a_of(p.now) - 1
    _lay(p, seat, 1 << place)
    if due:
        p.now = frame(POLLUTE, seat, due)
    else:
        p.answered()


def _lay(p: AntiquityState, seat: int, hexes: int) -> None:
    p.polluted |= hexes
    p.markers &= ~hexes
    if p.log is not None and hexes:
        p.tell("event-polluted", {"seat": seat, "hexes": [p.facts.hexes.ids[place] for place in hexes_of(hexes)]})
