"""Plans: short sequences of moves worth trying, so that bots need not weigh every small step of a turn.

Markers are assigned to all empires at once, a group marches with its units to its goal, a purchase comes with its
place, a commitment and a discard are whole. Which plan is best is for the evaluation to say.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.bots import actions, prospects
from civitas.games.seven_ages.bots.campaigns import as_moves, loaded_moves, manoeuvres, onward_moves
from civitas.games.seven_ages.bots.purchases import places_to_put, purchases
from civitas.games.seven_ages.bots.reforms import AIMS, aims, leader_sites, receivers, reforms
from civitas.games.seven_ages.bots.standing import substance
from civitas.games.seven_ages.bots.survey import Survey
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.facts.armoury import types_of, units_of
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.empires import game_age
from civitas.games.seven_ages.rules.markers import forbids_joining
from civitas.games.seven_ages.rules.retreat import retreat_places
from civitas.games.seven_ages.rules.sides import (
    ATTACKING,
    BOTH,
    DEFENDING,
    available,
    force_of,
    seat_of_side,
    tacticians,
)
from civitas.games.seven_ages.vocabulary import CIVILISE, DESTINY, MANOEUVRE, MARKERS, TRADE, WILD
from civitas.kernel.frames import a_of, kind_of
from civitas.kernel.position import Position

MOST_FORCES: Final = 8
"""So many commitments are weighed."""
MOST_ASSIGNMENTS: Final = 5
"""So many ways to place the markers are weighed besides the best one."""
MOST_STARTS: Final = 4
"""So many empires are weighed when one starts."""
HIGHEST_VALUE: Final = 7.5
HARMLESS: Final = [TRADE, MANOEUVRE, DESTINY, CIVILISE]
"""Actions that leave everything as it is if nothing is done in them."""


def plans_of(position: Position, seat: int) -> list[list[int]]:
    """Empty where single moves are enough. What cannot even be begun is no plan: a group together may be too slow for
    a goal that each of its units reaches alone."""
    return [plan for plan in _proposals(position, seat) if plan]


def _proposals(position: Position, seat: int) -> list[list[int]]:
    p = position if position.joint is None else position.sketch(seat)
    assert isinstance(p, SevenAges)
    kind = kind_of(p.now)
    if kind == f.BID:
        return _bids(p, seat)
    if kind == f.MARK:
        return _assignments(p, seat)
    if kind == f.REVEAL:
        return [_reveals(p, seat)]
    if kind == f.COMMIT:
        return _commitments(p, seat)
    if kind != f.ASK:
        return []
    code = f.code_of(p.now)
    if code == f.TURN_OVER:
        return [_reveals(p, seat)]
    if code == f.JOIN_TRADE:
        return [[p.table.no if forbids_joining(p, seat) else p.table.yes]]
    if code == f.ENTER:
        return [[p.table.yes]]
    if code == f.RETREAT:
        return [] if _can_get_away(p, f.context_of(p.now)) else [[p.table.no]]
    if code == f.START_CARD:
        return _starts(p, seat)
    if code == f.START_COLOUR:
        return _colours(p, seat)
    if code in (f.LEADER_SITE, f.NEW_LEADER_SITE):
        return leader_sites(p, seat, f.context_of(p.now))
    if code == f.MOVE:
        return _marches(p, seat)
    if code == f.LOAD:
        return loaded_moves(p, Survey(p), f.context_of(p.now))
    if code == f.STEP:
        return onward_moves(p, Survey(p), f.context_of(p.now))
    if code == f.BUY:
        return purchases(p, seat)
    if code == f.PUT:
        return places_to_put(p, seat, f.more_of(p.now) >> 8 & 255)
    if code == f.GIFT:
        return [[p.table.end]]
    if code == f.ARTEFACT_EMPIRE:
        return receivers(p, seat)
    if code in AIMS:
        return [[move] for move in aims(p, seat)]
    if code == f.CIVILISE_MENU:
        return reforms(p, seat)
    return _discards(p, seat) if code == f.DISCARDS else []


# --- who goes first


def _bids(p: SevenAgesState, seat: int) -> list[list[int]]:
    """The card that is missed least for what it is likely to win: whoever starts first chooses the age."""
    survey, hand = Survey(p), p.hand[seat]
    first = W.first_of_one_age if p.age_limit == 1 else W.first
    best, highest = hand[0], -1.0
    for card in hand:
        p.hand[seat] = [other for other in hand if other != card]
        worth = prospects.hand_prospects(p, survey, seat, W.most_turns)
        worth += first * ((p.facts.value[card] + 0.5) / HIGHEST_VALUE) ** (p.seats - 1)
        if worth > highest:
            best, highest = card, worth
    p.hand[seat] = hand
    return [[p.table.card + best]]


# --- markers


def _assignments(p: SevenAgesState, seat: int) -> list[list[int]]:
    """Ways to give each empire its marker, the best first: what lies face down changes nothing yet that could be
    judged, so that the others are for those who slip."""
    table = p.table
    empires = p.empires_of(seat)
    slots = [colour for colour in empires if p.marker[colour] < 0]
    if not p.strays[seat] and len(empires) < p.most_empires():
        slots.append(MOST_COLOURS)
    if not slots:
        return [[table.done]]
    used = p.strays[seat]
    for colour in empires:
        if p.marker[colour] >= 0:
            used |= 1 << p.marker[colour]
    survey = Survey(p)
    rows, hope = _worths(p, survey, seat, slots), actions.hope_of(p, survey, seat)
    best, other = _assigned(rows, used), _assigned(_hopeful(rows, hope), used)
    if _sum_of(rows, other, hope) > _sum_of(rows, best, hope):
        best = other
    return [_as_plan(p, slots, markers) for markers in [best, *_second_best(rows, best, used)]]


def _hopeful(rows: list[list[float]], hope: float) -> list[list[float]]:
    """The same where destiny finds cards for a civilise action to play."""
    return [[worth + hope * (action == CIVILISE) for action, worth in enumerate(row)] for row in rows]


def _sum_of(rows: list[list[float]], markers: list[int], hope: float) -> float:
    found = hope if CIVILISE in markers and DESTINY in markers else 0.0
    for row, marker in zip(rows, markers, strict=True):
        found += row[marker]
    return found


def _second_best(rows: list[list[float]], best: list[int], used: int) -> list[list[int]]:
    """Other ways, each without one of the markers of the best way, that bring something too; the best of them first."""
    rated: list[tuple[float, list[int]]] = []
    if used.bit_count() + len(rows) >= MARKERS:
        return []
    for marker in best:
        found = _assigned(rows, used | 1 << marker)
        worths = [row[chosen] for row, chosen in zip(rows, found, strict=True)]
        if min(worths) > 0.0:
            rated.append((-sum(worths), found))
    rated.sort()
    return [found for _, found in rated[:MOST_ASSIGNMENTS]]


def _worths(p: SevenAgesState, survey: Survey, seat: int, slots: list[int]) -> list[list[float]]:
    """By slot and marker, what it would bring."""
    left = prospects.turns_left(p)
    found: list[list[float]] = []
    for slot in slots:
        if slot == MOST_COLOURS:
            found.append([actions.loose_worth(p, survey, action, seat) for action in range(MARKERS)])
            continue
        own = left * survey.harvest(p, slot) + substance(p, survey, slot, left)
        row = [actions.worth_of(p, survey, action, slot, own) for action in range(WILD)]
        found.append([*row, actions.best_of(p, survey, slot)])
    return found


def _assigned(rows: list[list[float]], used: int) -> list[int]:
    """A marker for each row, no marker twice, the sum as large as can be: first by regret, then by exchanges."""
    chosen = [-1] * len(rows)
    for _ in rows:
        pick, marker, most = -1, -1, -1.0
        for number, row in enumerate(rows):
            if chosen[number] >= 0:
                continue
            first, second, at = -999.0, -999.0, -1
            for action, worth in enumerate(row):
                if used >> action & 1:
                    continue
                if worth > first:
                    first, second, at = worth, first, action
                elif worth > second:
                    second = worth
            if first - second > most:
                pick, marker, most = number, at, first - second
        chosen[pick] = marker
        used |= 1 << marker
    for number in range(len(rows)):
        for other in range(number):
            now = rows[number][chosen[number]] + rows[other][chosen[other]]
            if rows[number][chosen[other]] + rows[other][chosen[number]] > now:
                chosen[number], chosen[other] = chosen[other], chosen[number]
    return chosen


def _as_plan(p: SevenAgesState, slots: list[int], markers: list[int]) -> list[int]:
    table = p.table
    return [*[table.mark + slot * MARKERS + marker for slot, marker in zip(slots, markers, strict=True)], table.done]


def _reveals(p: SevenAgesState, seat: int) -> list[int]:
    """Turn over what is worth it; the wild marker where nothing better is to come."""
    table, survey, left = p.table, Survey(p), prospects.turns_left(p)
    for move in p.moves(seat):
        slot = move - table.reveal
        if move == table.done:
            continue
        if slot < MOST_COLOURS:
            if p.marker[slot] == p.action and p.action in HARMLESS:
                return [move]
            own = left * survey.harvest(p, slot) + substance(p, survey, slot, left)
            worth = actions.worth_of(p, survey, p.action, slot, own)
            if p.marker[slot] == WILD:
                worth -= float(p.performed[seat] >> p.action & 1) + actions.best_of(p, survey, slot)
        else:
            worth = actions.loose_worth(p, survey, p.action, seat)
            if not p.strays[seat] >> p.action & 1 and p.action < CIVILISE:
                worth -= actions.loose_worth(p, survey, CIVILISE, seat)
        if worth > 0.0:
            return [move]
    return [table.done]


# --- new empires


def _starts(p: SevenAgesState, seat: int) -> list[list[int]]:
    """The most promising empires. On an empty map the first one decides the age: what else the hand could start then
    counts too."""
    table, survey, left = p.table, Survey(p), prospects.turns_left(p)
    rated: list[tuple[float, int]] = []
    found: list[list[int]] = []
    for move in p.moves(seat):
        if table.verb(move).name != "start":
            found.append([move])
            continue
        card = move - table.start
        worth = left * prospects.promise_of(p, survey, card)
        if not game_age(p):
            hand = p.hand[seat]
            p.hand[seat] = [
                other for other in hand if other != card and p.facts.ages[other] >> p.facts.lowest_age[card] & 1
            ]
            worth += prospects.hand_prospects(p, survey, seat, left)
            p.hand[seat] = hand
        rated.append((-worth, move))
    rated.sort()
    # Whoever could stop the start now can do so later too: to wait wins nothing.
    return [[move] for _, move in rated[:MOST_STARTS] if -rated[0][0] > W.poor_start] or found


def _colours(p: SevenAgesState, seat: int) -> list[list[int]]:
    """The colour whose counters are the strongest in all."""
    table, facts = p.table, p.facts
    best, most = -1, -1
    for move in p.moves(seat):
        at = facts.quality[move - table.colour] * len(facts.units)
        force = 0
        for unit in range(len(facts.units)):
            force += facts.pool_of_quality[at + unit] * (facts.fronts[at + unit] + facts.supports[at + unit])
        if force > most:
            best, most = move, force
    return [[best]]


# --- manoeuvre


def _marches(p: SevenAges, seat: int) -> list[list[int]]:
    table, colour = p.table, f.context_of(p.now)
    found = [as_moves(p, colour, legs) for legs in manoeuvres(p, Survey(p), colour)]
    cards = [move for move in p.moves(seat) if table.verb(move).name == "play"]
    return [*found, [table.end], *[[move] for move in cards]]


# --- conflict


def _commitments(p: SevenAgesState, seat: int) -> list[list[int]]:
    """What is committed already and no more, or with the strongest or the weakest of the others, with and without the
    tactician."""
    table = p.table
    asked = a_of(p.now)
    side = asked if asked != BOTH else ATTACKING if seat == seat_of_side(p, ATTACKING) else DEFENDING
    facts = p.facts
    units = [unit for unit in units_of(available(p, side)) if facts.front[unit] + facts.support[unit] > 0]
    units.sort(key=lambda unit: -(facts.front[unit] + facts.support[unit]))
    choices: list[list[int]] = [[]] if p.battle.sides[side].committed else []
    step = 1 + len(units) // MOST_FORCES
    for count in range(1, len(units) + 1, step):
        for part in (units[:count], units[-count:]):
            if part not in choices:
                choices.append(part)
    found = [[*[table.commit + unit for unit in part], table.done] for part in choices]
    if not p.battle.sides[side].with_tactician and tacticians(p, side):
        found += [[table.tactician, *plan] for plan in found]
    return found


def _can_get_away(p: SevenAgesState, side: int) -> bool:
    """Has any unit of a side an area to retreat to? Those that have none are lost."""
    return any([retreat_places(p, side, unit) for unit in types_of(force_of(p, side))])


# --- destiny


def _discards(p: SevenAgesState, seat: int) -> list[list[int]]:
    """Keep what is better than what the deck is likely to bring."""
    spare = actions.spare_cards(p, Survey(p), seat)
    return [[*[p.table.discard + card for card in spare], p.table.end]]
