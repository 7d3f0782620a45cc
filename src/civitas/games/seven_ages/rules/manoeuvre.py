"""4. Maneuver (Manovra): groups move one after another; then come conflicts, and disorder ends where force suffices."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one
from civitas.games.seven_ages.frames import (
    AFTER_MOVES,
    BEGIN_MANOEUVRE,
    CANAL,
    LOAD,
    MOVE,
    NEXT_CONFLICT,
    QUELL,
    STEP,
    ask,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.parts import NO_MARCH, March
from civitas.games.seven_ages.position import DISORDER_MARK, IN_TRANSIT, NOTHING, SevenAgesState, Steps, replaced
from civitas.games.seven_ages.rules import reactions
from civitas.games.seven_ages.rules.adopting import adopt
from civitas.games.seven_ages.rules.areas import place_units, remove_disorder, sink_galleys, thin_out
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.rules.movement import (
    BY_AIR,
    BY_SEA,
    INVASION_BIT,
    RIVER_BIT,
    STRAIT_BIT,
    after_step,
    allowance,
    banks_to_ask,
    crossing_of,
    first_steps,
    forbids_step,
    forbids_stop,
    mode_of,
    next_places,
    rail_of,
    step_of,
)
from civitas.games.seven_ages.rules.production import populists_at, terrain_of
from civitas.games.seven_ages.vocabulary import FORCED_MARCH, MERCENARIES, ON_MANOEUVRE, STORM_AT_SEA

# --- the action


def _begin(p: SevenAgesState) -> None:
    """Others may raise a storm before the empire moves."""
    colour = context_of(p.now)
    p.invader = colour
    p.moved = [0] * len(p.facts.places)
    p.entered = []
    p.led = []
    p.marched = 0
    p.group = NO_MARCH
    seat = p.player[colour]
    p.now = ask(MOVE, seat, colour)
    if reactions.seas_with_ships(p):
        reactions.open_reactions(p, ON_MANOEUVRE, reactions.others_with_cards(p, seat))


def begin_on_top(p: SevenAgesState, colour: int) -> None:
    p.ask_next(do(BEGIN_MANOEUVRE, colour))


# --- who can move


def forbids_unit(p: SevenAgesState, colour: int, place: int, unit: int, taken: int) -> int:
    """May one more unit of this type leave with a group that has `taken`? One that is no aircraft stays on land."""
    facts = p.facts
    area = facts.area_of_place[place]
    if p.occupant[area] != colour:
        return by.MOVE_OWN_UNITS
    at = place
    if place != area and taken & facts.naval_units and not one(unit) & facts.naval_units:
        at = area  # cargo for a ship on the second shore
    left = of_type(p.units[at], unit) - of_type(p.moved[at], unit) - of_type(taken, unit)
    if left <= 0:
        return by.MOVE_OWN_UNITS
    if facts.is_land[area] and one(unit) & facts.holders:
        staying = count_of((p.force_in(area) & facts.holders) - (taken & facts.holders))
        if staying <= 1:
            return by.MOVE_LEAVE_NON_AIR if p.force_in(area) & facts.air_units else by.MOVE_LEAVE_ONE
    return 0


def _lone(p: SevenAgesState, colour: int, place: int, unit: int) -> March:
    """A group of one unit."""
    group = March()
    group.force = one(unit)
    group.origin = group.at = place
    group.left = allowance(p, colour, group)
    group.rail = rail_of(p, colour, group)
    return group


def forbids_from(p: SevenAgesState, colour: int, place: int) -> int:
    """Can any unit here begin a move?"""
    facts = p.facts
    if p.occupant[facts.area_of_place[place]] != colour or not p.units[place]:
        return by.MOVE_OWN_UNITS
    found = by.MOVE_OWN_UNITS
    for unit in range(len(facts.units)):
        if of_type(p.units[place], unit):
            found = forbids_unit(p, colour, place, unit, 0)
            if not found:
                if first_steps(p, colour, _lone(p, colour, place, unit)):
                    return 0
                found = by.MOVE_POINTS
    return found


def forbids_with(p: SevenAgesState, colour: int, unit: int) -> int:
    """May a unit join the group? Together they must have a step to take."""
    facts, group = p.facts, p.group
    found = forbids_unit(p, colour, group.origin, unit, group.force)
    if found:
        return found
    if group.force:
        mode = mode_of(p, group.force)
        joining = mode_of(p, one(unit))
        if mode == BY_SEA and joining != BY_SEA:
            ships = count_of(group.force & facts.naval_units)
            if count_of(group.force & ~facts.naval_units) >= ships:
                return by.TRANSPORT_ONE_UNIT
        elif mode != joining or mode > BY_AIR:
            return by.MOVE_TOGETHER
    twin = March(group)
    twin.force += one(unit)
    twin.left = allowance(p, colour, twin)
    twin.rail = rail_of(p, colour, twin)
    return 0 if first_steps(p, colour, twin) else by.MOVE_POINTS


def can_depart(p: SevenAgesState, colour: int) -> bool:
    """Does the group that is put together consist of units that may leave their place, and has it a step to take?"""
    facts, group = p.facts, p.group
    if group.steps or group.at != group.origin:
        return False
    if not group.force:
        return not group.leaders and not forbids_from(p, colour, group.origin)
    for unit in range(len(facts.units)):
        if of_type(group.force, unit) and forbids_unit(p, colour, group.origin, unit, group.force - one(unit)):
            return False
    as_moved = group.left == allowance(p, colour, group) and group.rail == rail_of(p, colour, group)
    return as_moved and first_steps(p, colour, group)


def forbids_lead(p: SevenAgesState, colour: int, kind: int) -> int:
    group = p.group
    if not group.force or not p.leaders_at(colour, p.facts.area_of_place[group.origin], kind):
        return by.LEADERMOVE_WITH_UNIT
    if not _waiting_leader(p, colour, kind):
        return by.LEADERMOVE_ONCE
    return by.LEADERMOVE_NOT_WITH_NUKE if mode_of(p, group.force) > BY_AIR else 0


def _waiting_leader(p: SevenAgesState, colour: int, kind: int) -> int:
    """A leader of this type where the group stands, neither with it nor moved yet; 0 for none."""
    area = p.facts.area_of_place[p.group.origin]
    taken = p.group.leaders + p.led
    for leader in p.leaders:
        fits = leader & 15 == colour and leader >> 4 & 15 == kind and leader >> 16 == area
        if fits and p.leaders.count(leader) > taken.count(leader):
            return leader
    return 0


def forbids_play(p: SevenAgesState, seat: int, card: int) -> int:
    """Which cards does the moving player play? Mercenaries are hired, and storms raised, before anybody moves."""
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    op = reactions.op_of(p, card)
    if op == FORCED_MARCH:
        return 0
    if op not in (MERCENARIES, STORM_AT_SEA) or p.entered:
        return by.EVENT_TIMING
    return by.EVENT_TARGET if op == STORM_AT_SEA and not reactions.stormy_seas(p, seat) else 0


# --- answering


def move_moves(p: SevenAgesState, seat: int) -> list[int]:
    table, colour = p.table, context_of(p.now)
    found = [table.end]
    for place in range(len(p.facts.places)):
        if p.units[place] and not forbids_from(p, colour, place):
            found.append(table.origin + place)
    return found + [table.play + card for card in p.hand[seat] if not forbids_play(p, seat, card)]


def load_moves(p: SevenAgesState, seat: int) -> list[int]:
    table, colour = p.table, context_of(p.now)
    found = [table.unit + u for u in range(len(p.facts.units)) if not forbids_with(p, colour, u)]
    found += [table.lead + k for k in range(len(p.facts.leaders)) if not forbids_lead(p, colour, k)]
    return found + _ways_on(p, colour)


def step_moves(p: SevenAgesState, seat: int) -> list[int]:
    colour = context_of(p.now)
    found = [] if forbids_stop(p, colour, p.group) else [p.table.stop]
    return found + _ways_on(p, colour)


def _ways_on(p: SevenAgesState, colour: int) -> list[int]:
    if not p.group.force:
        return []
    return [p.table.to + d for d in next_places(p, p.group) if not forbids_step(p, colour, p.group, d)]


def forbids_origin(p: SevenAgesState, seat: int, place: int) -> int:
    return forbids_from(p, context_of(p.now), place)


def forbids_unit_along(p: SevenAgesState, seat: int, unit: int) -> int:
    return forbids_with(p, context_of(p.now), unit)


def forbids_leader_along(p: SevenAgesState, seat: int, kind: int) -> int:
    return forbids_lead(p, context_of(p.now), kind)


def forbids_going(p: SevenAgesState, seat: int, dest: int) -> int:
    return forbids_step(p, context_of(p.now), p.group, dest) if p.group.force else by.MOVE_OWN_UNITS


def forbids_stopping(p: SevenAgesState, seat: int) -> int:
    return forbids_stop(p, context_of(p.now), p.group)


def end_moves(p: SevenAgesState, seat: int) -> None:
    p.now = do(AFTER_MOVES, context_of(p.now))


def choose_origin(p: SevenAgesState, seat: int, place: int) -> None:
    p.group = March()
    p.group.origin = p.group.at = place
    p.ask_next(ask(LOAD, seat, context_of(p.now)))


def play(p: SevenAgesState, seat: int, card: int) -> None:
    reactions.react_with(p, seat, card, context_of(p.now))


def take_unit_along(p: SevenAgesState, seat: int, unit: int) -> None:
    colour = context_of(p.now)
    p.group.force += one(unit)
    p.group.left = allowance(p, colour, p.group)
    p.group.rail = rail_of(p, colour, p.group)


def take_leader_along(p: SevenAgesState, seat: int, kind: int) -> None:
    colour = context_of(p.now)
    p.group.leaders = [*p.group.leaders, _waiting_leader(p, colour, kind)]
    p.group.left = allowance(p, colour, p.group)


def go(p: SevenAgesState, seat: int, dest: int) -> None:
    _go(p, seat, context_of(p.now), dest)


def stop(p: SevenAgesState, seat: int) -> None:
    _land(p, context_of(p.now))
    p.answered()


def open_canal(p: SevenAgesState, seat: int) -> None:
    _answer_canal(p, True)


def shut_canal(p: SevenAgesState, seat: int) -> None:
    _answer_canal(p, False)


def convert(p: SevenAgesState, seat: int) -> None:
    _answer_faith(p, context_of(p.now), True)


def keep_faith(p: SevenAgesState, seat: int) -> None:
    _answer_faith(p, context_of(p.now), False)


def _go(p: SevenAgesState, seat: int, colour: int, dest: int) -> None:
    """The first step takes the group out of its place; a canal may need leave."""
    banks = banks_to_ask(p, colour, p.group, dest)
    if banks:
        p.ask_next(ask(CANAL, p.player[banks[0]], banks[0], dest))
        return
    if not p.group.steps:
        _depart(p, colour)
    p.group.crossing = crossing_of(p, p.group, dest)
    p.group = after_step(p, colour, p.group, dest, step_of(p, colour, p.group, dest))
    if p.log is not None:
        _tell_step(p, seat, dest)
    p.now = ask(STEP, seat, colour)
    if step_moves(p, seat) == [p.table.stop]:
        _land(p, colour)
        p.answered()


def _tell_step(p: SevenAgesState, seat: int, dest: int) -> None:
    args: dict[str, object] = {"seat": seat, "place": p.facts.places.ids[dest], "n": count_of(p.group.force)}
    p.tell("event-moved", args)


def _depart(p: SevenAgesState, colour: int) -> None:
    place = p.group.origin
    area = p.facts.area_of_place[place]
    for leader in p.group.leaders:
        twin = p.leaders.copy()
        twin[twin.index(leader)] = leader & 0xFFFF | IN_TRANSIT << 16
        p.leaders = twin
    ships = p.group.force & p.facts.naval_units
    p.units[place] -= ships
    p.units[area] -= p.group.force - ships
    thin_out(p, area)


def _land(p: SevenAgesState, colour: int) -> None:
    """The group ends its move: cargo goes ashore, ships stay on their shore."""
    facts = p.facts
    place, force = p.group.at, p.group.force
    area = facts.area_of_place[place]
    ships = force & facts.naval_units
    crossing = p.group.crossing
    arriving = p.group.leaders
    if arriving:
        p.leaders = [
            leader & 0xFFFF | area << 16 if leader >> 16 == IN_TRANSIT and leader & 15 == colour else leader
            for leader in p.leaders
        ]
        p.led = p.led + [leader & 0xFFFF | area << 16 for leader in arriving]
    p.group = NO_MARCH
    p.army[colour] -= force
    for part, at in ((ships, place), (force - ships, area)):
        if part:
            place_units(p, colour, at, part)
            p.moved = replaced(p.moved, at, p.moved[at] + part)
    _note_entry(p, area, crossing, bool(ships) and ships == force)
    sink_galleys(p, colour)


def _note_entry(p: SevenAgesState, area: int, crossing: int, ships_alone: bool) -> None:
    every = crossing if not ships_alone else 0
    for number, entry in enumerate(p.entered):
        if entry & 255 == area:
            some, each = entry >> 8 & 255 | crossing, entry >> 16 & every
            p.entered = replaced(p.entered, number, area | some << 8 | each << 16)
            return
    p.entered = [*p.entered, area | crossing << 8 | every << 16]


def approach_to(p: SevenAgesState, area: int, each: bool) -> int:
    """How an area was entered in this manoeuvre, as bits: by each group, or by any."""
    for entry in p.entered:
        if entry & 255 == area:
            return entry >> 16 if each else entry >> 8 & 255
    return 0


def approach_bonus(p: SevenAgesState, bits: int) -> int:
    facts = p.facts
    found = facts.river_defence if bits & RIVER_BIT else 0
    found += facts.strait_defence if bits & STRAIT_BIT else 0
    return found + (facts.invasion_defence if bits & INVASION_BIT else 0)


def _answer_canal(p: SevenAgesState, granted: bool) -> None:
    """When all banks agree the canal is open for this group; one refusal shuts it."""
    dest, asked = more_of(p.now), context_of(p.now)
    p.answered()
    colour = p.invader
    at = p.group.at
    canal = p.facts.naval_canals[at][p.facts.naval_steps[at].index(dest)] - 1
    banks = banks_to_ask(p, colour, p.group, dest)
    if not granted:
        p.group.canals_shut |= 1 << canal
        return
    following = banks.index(asked) + 1
    if following < len(banks):
        p.ask_next(ask(CANAL, p.player[banks[following]], banks[following], dest))
    else:
        p.group.canals_open |= 1 << canal


def _answer_faith(p: SevenAgesState, colour: int, wanted: bool) -> None:
    creed, source = more_of(p.now) & 255, more_of(p.now) >> 8
    p.answered()
    if wanted:
        adopt(p, colour, creed, source)


# --- the end of a manoeuvre


def units_needed(p: SevenAgesState, colour: int, area: int) -> int:
    """Units that end the disorder of an area."""
    facts = p.facts
    found = 1 + facts.defence[terrain_of(p, area, p.age(colour))] + approach_bonus(p, approach_to(p, area, False))
    return found if p.force_in(area) & facts.siege_units else found + p.city[area]


def _after_moves(p: SevenAgesState) -> None:
    colour = context_of(p.now)
    p.now = do(QUELL, colour)
    p.ask_next(do(NEXT_CONFLICT, colour))


def _quell(p: SevenAgesState) -> None:
    colour = context_of(p.now)
    p.answered()
    if p.card[colour] >= 0:
        for area, mark in enumerate(p.marks):
            if mark & DISORDER_MARK and p.holder_of(area) == colour:
                p.reveal(~(1 << p.player[colour]))
                enough = count_of(p.force_in(area)) >= units_needed(p, colour, area)
                if enough or populists_at(p, colour, area):
                    remove_disorder(p, area)
                    if p.log is not None:
                        p.tell("event-order", {"area": p.facts.areas.ids[area]})
        discard_if_gone(p, colour)
    p.moved = [0] * len(p.facts.places)
    p.entered = []
    p.led = []
    p.marched = 0
    p.invader = p.founding.colour if p.founding else NOTHING


BY_ITSELF: Final[Steps] = {
    BEGIN_MANOEUVRE: _begin,
    AFTER_MOVES: _after_moves,
    QUELL: _quell,
}
