"""A first judgement of a position: glory won, what the icons of each empire promise, and what its markers will do."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.armoury import count_of
from civitas.games.seven_ages.position import (
    AREA,
    ATTACKER,
    CARD,
    COMMITTED,
    DEFENDER,
    LOOSE,
    LOOSE_WILD,
    MOST_COLOURS,
    OFFERED,
    SIDE,
    TRADE_PARTNER,
    TRADER,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.scoring import all_rankings, harvest_of
from civitas.games.seven_ages.vocabulary import (
    CIVILISE,
    DESTINY,
    DISCARD,
    MANOEUVRE,
    MARKERS,
    PRODUCTION,
    START,
    TRADE,
    WILD,
)
from civitas.kernel.frames import kind_of
from civitas.kernel.valuation import outcome, shares_of

TURNS_AHEAD: Final = 3.0
"""How many harvests like the next one an empire is thought to bring."""
EMPIRE: Final = 1.5
MONEY: Final = 0.015
INCOME: Final = 0.06
UNIT: Final = 0.12
CROWD: Final = 12
"""Units beyond so many, and two for each area, are worth little."""
LAND: Final = 0.3
CITY: Final = 0.1
LEADER: Final = 0.3
PROGRESS: Final = 0.1
HELD_CARD: Final = 0.1
DISORDER: Final = 0.4
TOTAL: Final = 0.03
"""Each point of the own total in a conflict."""
OFFERED_VALUE: Final = 0.08
REVEALED: Final = 1.3
"""An action about to be carried out is worth more than a marker face down."""
SCALE: Final = 8.0
PENDING: Final = [
    f.PUT,
    f.LOAD,
    f.STEP,
    f.START_COLOUR,
    f.START_LEVEL,
    f.START_AREA,
    f.START_CAPITAL,
    f.START_FORT,
    f.LEADER_SITE,
    f.NEW_LEADER_SITE,
    f.KEEP_LEADER,
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
    return outcome(p) if p.over() else shares_of(strengths(p), SCALE)


def is_quiet(p: SevenAgesState) -> bool:
    kind = kind_of(p.now)
    if kind == f.REACT:
        return False
    return kind != f.ASK or f.code_of(p.now) not in PENDING


def strengths(p: SevenAgesState) -> list[float]:
    """Expected glory of each seat, roughly."""
    found = [float(p.glory_of(seat)) + HELD_CARD * len(p.hand[seat]) for seat in range(p.seats)]
    rankings = all_rankings(p)
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            worth = EMPIRE + TURNS_AHEAD * sum(harvest_of(p, colour, rankings)) + _substance(p, colour)
            found[p.player[colour]] += worth + _marker(p, colour)
    for seat in range(p.seats):
        found[seat] += _loose_markers(p, seat)
    if p.battle:
        _add_battle(p, found)
    if p.deal:
        _add_offers(p, found)
    return found


def _substance(p: SevenAgesState, colour: int) -> float:
    """What an empire has: land, units, money, cities, leaders; less what is in disorder."""
    lands = cities = unrest = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour:
            lands += 1
            cities += p.city[area]
            unrest += int(p.is_disordered(area))
    units = count_of(p.army[colour])
    useful = min(units, CROWD + 2 * lands)
    found = LAND * lands + CITY * cities + UNIT * useful - DISORDER * unrest
    found += MONEY * p.money[colour] + INCOME * (income_of(p, colour) - upkeep_of(p, colour))
    return found + PROGRESS * p.progress[colour] + LEADER * p.leader_count(colour)


# --- markers


def _marker(p: SevenAgesState, colour: int) -> float:
    """What the marker on an empire promises, while its action is still to come."""
    action = p.marker[colour]
    if action < 0:
        return 0.0
    waiting = bool(p.ready >> colour & 1)
    if p.shown >> colour & 1 and not waiting:
        return 0.0
    worth = _worth(p, action, colour)
    return worth * REVEALED if waiting else worth


def _loose_markers(p: SevenAgesState, seat: int) -> float:
    """The same for the markers on no empire."""
    found = 0.0
    for marker in range(MARKERS):
        if p.strays[seat] >> marker & 1:
            found += _loose_worth(p, marker, seat)
    if p.ready >> LOOSE + seat & 1:
        found += _loose_worth(p, p.action, seat) * REVEALED
    if p.ready >> LOOSE_WILD + seat & 1:
        found += _loose_worth(p, WILD, seat) * REVEALED
    return found


def _worth(p: SevenAgesState, action: int, colour: int) -> float:
    """What an action is likely to bring an empire now."""
    units = count_of(p.army[colour])
    lands = 1 + sum([int(owner == colour) for owner in p.occupant])
    if action == PRODUCTION:
        return 0.05 * max(0, income_of(p, colour)) + (0.6 if units < 2 * lands else 0.1)
    if action == MANOEUVRE:
        return 0.12 * max(0, units - lands) if units > lands else 0.0
    if action == CIVILISE:
        return 0.7
    if action == TRADE:
        return 0.55
    if action == DESTINY:
        return 0.15 * max(0, 6 - len(p.hand[p.player[colour]]))
    if action == WILD:
        return 0.5
    return -1.0 if action == DISCARD else -0.5


def _loose_worth(p: SevenAgesState, action: int, seat: int) -> float:
    if action == START:
        return 2.0
    if action == DESTINY:
        return 0.2 * max(0, 6 - len(p.hand[seat]))
    return 0.3 if action == CIVILISE else 0.4 if action == WILD else -0.2


# --- conflicts and trades


def _add_battle(p: SevenAgesState, found: list[float]) -> None:
    """The own totals of the round, so that whoever commits weighs what it commits."""
    if p.occupant[p.battle[AREA]] != p.battle[DEFENDER]:
        return
    for side in (0, 1):
        if p.battle[SIDE * side + COMMITTED] and p.battle[SIDE * side + CARD] >= 0:
            found[p.player[p.battle[ATTACKER + side]]] += TOTAL * side_total(p, side)


def _add_offers(p: SevenAgesState, found: list[float]) -> None:
    for side, colour in enumerate((p.deal[TRADER], p.deal[TRADE_PARTNER])):
        card = p.deal[OFFERED + 2 * side]
        if colour >= 0 and card >= 0 and p.card[colour] >= 0:
            found[p.player[colour]] += OFFERED_VALUE * p.facts.value[card]
