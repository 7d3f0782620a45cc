"""Plans: short sequences of moves worth trying, so that bots need not weigh every small step of a turn.

Markers are assigned to all empires at once, a group marches with its units to its goal, a purchase comes with its
place, a commitment and a discard are whole. Which plan is best is for the evaluation to say.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.armoury import count_of, one, types_of, units_of
from civitas.games.seven_ages.bots.evaluate import expected_harvest, substance
from civitas.games.seven_ages.bots.prospects import (
    Survey,
    best_of,
    can_start,
    chance_of,
    ground_of,
    loose_worth,
    promise_of,
    strength_of,
    turns_left,
    worth_of,
)
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.position import (
    AT,
    COMMITTED,
    FORCE,
    FROM,
    GROUP_SIZE,
    LEFT,
    MOST_COLOURS,
    RAIL,
    SIDE,
    WITH_TACTICIAN,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.building import AT_START, sites
from civitas.games.seven_ages.rules.manoeuvre import forbids_from, forbids_unit
from civitas.games.seven_ages.rules.movement import allowance, forbids_stop, rail_of, ways_of
from civitas.games.seven_ages.rules.sides import ATTACKING, BOTH, DEFENDING, available, seat_of_side, tacticians
from civitas.games.seven_ages.scoring import counts_area
from civitas.games.seven_ages.vocabulary import CIVILISE, MARKERS, WILD
from civitas.kernel.frames import a_of, kind_of
from civitas.kernel.position import Position

MOST_PLACES: Final = 4
"""So many places are weighed for a unit."""
HOPE: Final = 0.3
"""Attacks with less of a chance are not considered."""
MOST_FORCES: Final = 8
"""So many commitments are weighed."""


def plans_of(position: Position, seat: int) -> list[list[int]]:
    """Empty where single moves are enough."""
    p = position if position.joint is None else position.sketch(seat)
    assert isinstance(p, SevenAges)
    kind = kind_of(p.now)
    if kind == f.MARK:
        return _assignments(p, seat)
    if kind == f.REVEAL:
        return [_reveals(p, seat)]
    if kind == f.COMMIT:
        return _commitments(p, seat)
    if kind != f.ASK:
        return []
    code = f.code_of(p.now)
    if code == f.MOVE:
        return _marches(p, seat)
    if code == f.LOAD:
        return _loaded(p, seat)
    if code == f.STEP:
        return _onward(p, seat)
    if code == f.BUY:
        return _purchases(p, seat)
    if code == f.GIFT:
        return [[p.table.end]]
    if code == f.CIVILISE_MENU:
        return _reforms(p, seat)
    return _discards(p, seat) if code == f.DISCARDS else []


# --- markers


def _assignments(p: SevenAgesState, seat: int) -> list[list[int]]:
    """The best way to give each empire its marker; then the best ones that differ in one marker."""
    table = p.table
    empires = p.empires_of(seat)
    slots = [colour for colour in empires if p.marker[colour] < 0]
    if not p.strays[seat] and len(empires) < p.facts.most_empires[p.seats]:
        slots.append(MOST_COLOURS)
    if not slots:
        return [[table.done]]
    used = p.strays[seat]
    for colour in empires:
        if p.marker[colour] >= 0:
            used |= 1 << p.marker[colour]
    rows = _worths(p, seat, slots)
    best = _assigned(rows, used)
    found = [_as_plan(p, slots, best)]
    for number in range(len(slots)):
        kept = rows[number]
        rows[number] = [-99.0 if action == best[number] else worth for action, worth in enumerate(kept)]
        found.append(_as_plan(p, slots, _assigned(rows, used)))
        rows[number] = kept
    return found


def _worths(p: SevenAgesState, seat: int, slots: list[int]) -> list[list[float]]:
    """By slot and marker, what it would bring."""
    survey, left = Survey(p), turns_left(p)
    values: dict[int, list[int]] = {}
    found: list[list[float]] = []
    for slot in slots:
        if slot == MOST_COLOURS:
            found.append([loose_worth(p, action, seat) for action in range(MARKERS)])
            continue
        own = left * expected_harvest(p, survey, values, slot) + substance(p, survey, slot, left)
        row = [worth_of(p, survey, action, slot, own) for action in range(WILD)]
        found.append([*row, best_of(p, survey, slot)])
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
    table, survey, left = p.table, Survey(p), turns_left(p)
    values: dict[int, list[int]] = {}
    for move in p.moves(seat):
        slot = move - table.reveal
        if move == table.done:
            continue
        if slot < MOST_COLOURS:
            own = left * expected_harvest(p, survey, values, slot) + substance(p, survey, slot, left)
            worth = worth_of(p, survey, p.action, slot, own)
            if p.marker[slot] == WILD:
                worth -= float(p.performed[seat] >> p.action & 1) + best_of(p, survey, slot)
        else:
            worth = loose_worth(p, p.action, seat)
            if not p.strays[seat] >> p.action & 1 and p.action < CIVILISE:
                worth -= loose_worth(p, CIVILISE, seat)
        if worth > 0.0:
            return [move]
    return [table.done]


# --- manoeuvre


def _marches(p: SevenAgesState, seat: int) -> list[list[int]]:
    table, colour = p.table, f.context_of(p.now)
    found: list[list[int]] = []
    for place in range(len(p.facts.places)):
        if p.units[place] and not forbids_from(p, colour, place):
            for plan in _from_place(p, colour, place, 0, []):
                found.append([table.origin + place, *plan])
    cards = [move for move in p.moves(seat) if table.verb(move).name == "play"]
    return [[table.end], *found, *[[move] for move in cards]]


def _loaded(p: SevenAgesState, seat: int) -> list[list[int]]:
    colour, group = f.context_of(p.now), p.group
    return _from_place(p, colour, group[FROM], group[FORCE], group[GROUP_SIZE:])


def _onward(p: SevenAgesState, seat: int) -> list[list[int]]:
    table, colour = p.table, f.context_of(p.now)
    found = [] if forbids_stop(p, colour, p.group) else [[table.stop]]
    rest: list[list[int]] = []
    for goal, path in ways_of(p, colour, p.group):
        plan = [table.to + place for place in path] + [table.stop]
        if _is_worth(p, colour, p.group[FORCE], goal):
            found.append(plan)
        else:
            rest.append(plan)
    return found or rest


def _from_place(p: SevenAgesState, colour: int, place: int, loaded: int, leaders: list[int]) -> list[list[int]]:
    """Where each useful force that contains what is loaded could go. Without a useful goal, anywhere."""
    table = p.table
    found: list[list[int]] = []
    rest: list[list[int]] = []
    for force in _forces(p, colour, place, loaded):
        loading = [table.unit + unit for unit in units_of(force - loaded)]
        group = [0] * GROUP_SIZE + leaders
        group[FORCE] = force
        group[FROM] = group[AT] = place
        group[LEFT] = allowance(p, colour, group)
        group[RAIL] = rail_of(p, colour, group)
        for goal, path in ways_of(p, colour, group):
            plan = loading + [table.to + step for step in path] + [table.stop]
            if _is_worth(p, colour, force, goal):
                found.append(plan)
            elif loaded:
                rest.append(plan)
    return found or rest


def _forces(p: SevenAgesState, colour: int, place: int, loaded: int) -> list[int]:
    """One unit, half of those that can leave, all of them; by land, and ships with and without cargo."""
    facts = p.facts
    found = [loaded] if loaded else []
    if not loaded & facts.naval_units:
        _add_forces(found, loaded, _free(p, colour, place, facts.land_units, loaded))
    if not loaded or loaded & facts.naval_units:
        ships = _free(p, colour, place, facts.naval_units, loaded)
        _add_forces(found, loaded, ships)
        fleet = loaded or (one(ships[0]) if ships else 0)
        if fleet & facts.naval_units and not fleet & facts.land_units:
            cargo = _free(p, colour, place, facts.land_units, fleet)
            if cargo:
                found.append(fleet + one(cargo[-1]))
    return found


def _add_forces(found: list[int], loaded: int, units: list[int]) -> None:
    """`units` are sorted, the weakest first."""
    for count in sorted({1, (len(units) + 1) // 2, len(units)}):
        if 0 < count <= len(units):
            force = loaded
            for unit in units[-count:] if count > 1 else units[:1]:
                force += one(unit)
            if force not in found:
                found.append(force)


def _free(p: SevenAgesState, colour: int, place: int, mask: int, taken: int) -> list[int]:
    """Units that could join, the weakest first."""
    facts = p.facts
    found: list[int] = []
    force = taken
    here = p.units[place] | p.units[facts.area_of_place[place]]
    for unit in sorted(types_of(here & mask), key=lambda u: facts.front[u] + facts.support[u]):
        while not forbids_unit(p, colour, place, unit, force):
            force += one(unit)
            found.append(unit)
    return found


def _is_worth(p: SevenAgesState, colour: int, force: int, place: int) -> bool:
    """Vacant land with one unit, foreign land with a hope to take it, own land that is in danger or a way on."""
    facts = p.facts
    area = facts.area_of_place[place]
    owner = p.occupant[area]
    if owner < 0:
        lone = count_of(force & ~facts.naval_units) <= 1
        return lone or not counts_area(p, colour, area) or _is_edge(p, colour, area)
    if owner != colour:
        if p.player[owner] == p.player[colour]:
            return False
        attack = strength_of(p, colour, force + (p.guests_in(area) if p.invader == colour else 0))
        return chance_of(attack, strength_of(p, owner, p.force_in(area)), ground_of(p, area)) >= HOPE
    return p.capital[colour] == area or p.is_disordered(area) or _is_edge(p, colour, area)


def _is_edge(p: SevenAgesState, colour: int, area: int) -> bool:
    """Has an area vacant or foreign neighbours?"""
    for other in p.facts.borders[area]:
        if p.facts.is_land[other] == p.facts.is_land[area] and p.occupant[other] != colour:
            return True
    return False


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
    choices: list[list[int]] = [[]] if p.battle[SIDE * side + COMMITTED] else []
    step = 1 + len(units) // MOST_FORCES
    for count in range(1, len(units) + 1, step):
        for part in (units[:count], units[-count:]):
            if part not in choices:
                choices.append(part)
    found = [[*[table.commit + unit for unit in part], table.done] for part in choices]
    if not p.battle[SIDE * side + WITH_TACTICIAN] and tacticians(p, side):
        found += [[table.tactician, *plan] for plan in found]
    return found


# --- purchases


def _purchases(p: SevenAgesState, seat: int) -> list[list[int]]:
    table, facts, colour = p.table, p.facts, f.context_of(p.now)
    mode = f.more_of(p.now) & 255
    found: list[list[int]] = []
    for move in p.moves(seat):
        verb = table.verb(move).name
        if verb != "buy":
            if verb != "fortify" or move - table.fortify == p.capital[colour]:
                found.append([move])
            continue
        unit = move - table.buy
        places = sites(p, colour, unit, mode)
        places.sort(key=lambda place: -_need(p, colour, facts.area_of_place[place], mode))
        found += [[move, table.put + place] for place in places[:MOST_PLACES]]
    return found


def _need(p: SevenAgesState, colour: int, area: int, mode: int) -> int:
    """How much an area could do with one more unit."""
    here = count_of(p.force_in(area)) if p.occupant[area] == colour else 0
    if mode == AT_START:
        return 10 - here
    return 3 * int(_is_edge(p, colour, area)) + 2 * int(p.capital[colour] == area) - here


# --- civilise


def _reforms(p: SevenAgesState, seat: int) -> list[list[int]]:
    """Everything but dismissing leaders and turning a counter to its weaker side."""
    table, facts = p.table, p.facts
    found: list[list[int]] = []
    for move in p.moves(seat):
        verb = table.verb(move).name
        if verb == "flip":
            unit, other = move - table.flip, facts.flip[move - table.flip]
            if facts.front[other] + facts.support[other] <= facts.front[unit] + facts.support[unit]:
                continue
        if verb != "demote":
            found.append([move])
    return found


# --- destiny


def _discards(p: SevenAgesState, seat: int) -> list[list[int]]:
    """Keep all, or give away the least useful card, the least useful two, and so on."""
    table = p.table
    cards = sorted(p.hand[seat], key=lambda card: _use(p, card))
    found: list[list[int]] = []
    for count in range(len(cards) + 1):
        if count and _use(p, cards[count - 1]) > 2.0:
            break
        found.append([*[table.discard + card for card in cards[:count]], table.end])
    return found


def _use(p: SevenAgesState, card: int) -> float:
    return 0.1 * p.facts.value[card] + (promise_of(p, card) if can_start(p, card) else 0.0)
