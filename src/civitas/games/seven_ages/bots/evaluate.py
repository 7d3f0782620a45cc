"""What a position is worth: how the seats stand, and what their markers will do."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots import actions, prospects
from civitas.games.seven_ages.bots.standing import SCALE, strengths, worth_of_empire
from civitas.games.seven_ages.bots.survey import Survey
from civitas.games.seven_ages.position import SevenAgesState
from civitas.kernel.frames import kind_of
from civitas.kernel.valuation import outcome, shares_of

PENDING: Final = [
    f.PUT,
    f.LOAD,
    f.STEP,
    f.START_LEVEL,
    f.START_AREA,
    f.START_CAPITAL,
    f.START_FORT,
    f.RETREAT_TO,
    f.ARTEFACT_EMPIRE,
    f.ARTEFACT_AREA,
    f.FLIP_AREA,
    f.TARGET_EMPIRE,
    f.TARGET_AREA,
    f.TARGET_LEADER,
    f.TAKE_DISCARD,
    f.CHOOSE_LEADER,
    f.STRIKE,
    f.STORM_AREA,
    f.MIGRATE_TO,
    f.BOOM,
]
"""Questions in the middle of a choice that takes several."""


def evaluate_seven_ages(p: SevenAgesState) -> list[float]:
    if p.over():
        return outcome(p)
    found = strengths(p)
    # What markers promise is for the choice of markers: an action under way would seem to lose what it has brought.
    if prospects.is_marking(p):
        _add_markers(p, found)
    return shares_of(found, SCALE)


def is_quiet(p: SevenAgesState) -> bool:
    kind = kind_of(p.now)
    if kind == f.REACT:
        return False
    return kind != f.ASK or f.code_of(p.now) not in PENDING


# --- markers


def _add_markers(p: SevenAgesState, found: list[float]) -> None:
    """What the markers that lie face down promise. They need not be turned over."""
    survey, left = Survey(p), prospects.turns_left(p)
    for colour in range(ix.MOST_COLOURS):
        action = p.marker[colour]
        if p.card[colour] < 0 or action < 0:
            continue
        if action == v.WILD:
            found[p.player[colour]] += actions.best_of(p, survey, colour)
        else:
            own = worth_of_empire(p, survey, colour, left)
            found[p.player[colour]] += max(0.0, actions.worth_of(p, survey, action, colour, own))
    for seat in range(p.seats):
        if _has_placed(p, seat, v.DESTINY) and _has_placed(p, seat, v.CIVILISE):
            found[seat] += actions.hope_of(p, survey, seat)
        for marker in range(v.MARKERS):
            if p.strays[seat] >> marker & 1:
                found[seat] += actions.loose_worth(p, survey, marker, seat)


def _has_placed(p: SevenAgesState, seat: int, marker: int) -> bool:
    return bool(p.strays[seat] >> marker & 1) or any([p.marker[colour] == marker for colour in p.empires_of(seat)])
