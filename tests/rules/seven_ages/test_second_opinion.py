"""A second opinion on 7 Ages: movement, the range of trade and conflict totals counted once more, slowly and simply.

The reference functions read the data files themselves and know nothing of the engine but the board they are shown: who
has which units where. They must agree with the engine on boards on which everything was scattered at random.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from civitas.games.seven_ages.parts import Battle
from civitas.games.seven_ages.rules.manoeuvre import _lone
from civitas.games.seven_ages.rules.movement import after_step, banks_to_ask, forbids_stop, next_places, step_of
from civitas.games.seven_ages.rules.passage import partners
from civitas.games.seven_ages.rules.ranges import in_range
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.rules.trade import begin as begin_trade
from rules.seven_ages.opinion import (
    EMPIRES,
    LAND,
    Board,
    areas,
    blank,
    boards,
    data,
    is_water,
    neighbours,
    terrains,
    unit_rows,
)
from rules.seven_ages.tools import FACTS, area, colour, force, fort, found, lead, place

POSITIONS = 1_000
"""In `make test`; ten times as many in `make soak`."""


# --- movement


def engine_ends(p: Any, of_colour: int, start: int, unit: int) -> set[str]:
    """Where the engine lets a lone unit end: every sequence of its legal steps is tried."""
    ends: set[str] = set()
    seen = set()
    edge = [_lone(p, of_colour, start, unit)]
    while edge:
        group = edge.pop()
        key = tuple(group.numbers())
        if key in seen:
            continue
        seen.add(key)
        for dest in next_places(p, group):
            cost = step_of(p, of_colour, group, dest)
            if cost < 0 or banks_to_ask(p, of_colour, group, dest):
                continue
            following = after_step(p, of_colour, group, dest, cost)
            if not forbids_stop(p, of_colour, following):
                ends.add(FACTS.places.ids[dest])
            edge.append(following)
    return ends


def cost_of(name: str, unit: str, age: int) -> int:
    """Terrain as an empire of this age finds it: forests are cleared in age 6."""
    terrain = terrains()[areas()[name]["terrain"]]
    if age >= terrain.get("becomes_from_age", 99):
        terrain = terrains()[terrain["becomes"]]
    row = unit_rows()[unit]
    return int(terrain["horse" if row["arm"] == "cavalry" or row.get("terrain_as_cavalry") else "foot"])


def land_ends(board: Board, empire: str, start: str, unit: str) -> set[str]:
    """Rules of 2006, movement: each step costs what its area does; a unit stops where it meets strangers unless twice
    as many of its own stand there already, and where it would have to stay to hold neutral land; a crossing arrow is
    barred where every sea of it holds strangers."""
    ends: set[str] = set()
    straits = data("map.toml")["strait"]

    def walk(at: str, left: int, moved: bool) -> None:
        if moved:
            ends.add(at)
            strangers, own = board.strangers(at, empire), board.at(at, empire)
            if strangers and own.total() < 2 * strangers:
                return
            if not strangers and all(unit_rows()[kind]["arm"] == "aircraft" for kind in own):
                return
        for other in neighbours(at):
            if is_water(other):
                continue
            if other not in areas()[at]["borders"]:
                seas = next(row["seas"] for row in straits if {row["a"], row["b"]} == {at, other})
                if all(board.strangers(sea, empire) for sea in seas):
                    continue
            cost = cost_of(other, unit, board.age[empire])
            if cost <= left:
                walk(other, left - cost, True)

    walk(start, unit_rows()[unit]["move"], False)
    return ends


def ships_ends(board: Board, empire: str, start: str, unit: str) -> set[str]:
    """Rules of 2006, naval movement: one point an area; from shore to sea and back, never across land but by a canal;
    past the fleets of others unless it then ends in an area of theirs; galleys stay by the own coast."""
    ends: set[str] = set()
    tried: set[tuple[str, int, frozenset[str]]] = set()

    def seas_of(where: str) -> list[str]:
        name = where.removesuffix("_2")
        if is_water(name):
            shores = [
                other if name in areas()[other].get("coast", []) else f"{other}_2"
                for other in areas()[name]["borders"]
                if not is_water(other)
            ]
            canals = []
            for row in data("map.toml")["canal"]:
                banks = {board.owner(bank) for bank in row["banks"]} - {None}
                seat = {card: seat for card, _, seat in EMPIRES}
                if name in (row["a"], row["b"]) and board.age[empire] in row["ages"]:
                    if all(seat[str(bank)] == seat[empire] for bank in banks):
                        canals.append(row["b"] if name == row["a"] else row["a"])
            return shores + [other for other in areas()[name]["borders"] if is_water(other)] + canals
        return list(areas()[name]["second_coast" if where != name else "coast"])

    def dares(name: str) -> bool:
        if unit != "galley" or not is_water(name):
            return True
        coasts = [other for other in areas()[name]["borders"] if not is_water(other)]
        return areas()[name]["terrain"] != "ocean" and any(board.owner(other) == empire for other in coasts)

    def sail(where: str, left: int, passed: frozenset[str], moved: bool) -> None:
        if (where, left, passed) in tried:
            return
        tried.add((where, left, passed))
        at = where.removesuffix("_2")
        if moved:
            if board.owner(at) not in passed:
                ends.add(where)
            strangers, own = board.strangers(at, empire), board.at(at, empire)
            ships = sum(number for kind, number in own.items() if unit_rows()[kind]["arm"] == "naval")
            if strangers and ships < 2 * strangers:
                if not is_water(at):
                    return
                passed |= {other for other in board.age if other != empire and board.at(at, other)}
            if not is_water(at) and not strangers and board.owner(at) != empire:
                return
        if left:
            for other in seas_of(where):
                if dares(other.removesuffix("_2")):
                    sail(other, left - 1, passed, True)

    sail(start, unit_rows()[unit]["move"], frozenset(), False)
    return ends


def flights_end(board: Board, empire: str, start: str, unit: str) -> set[str]:
    """Rules of 2006, aircraft, with the aid: one point an area, stopped by strangers, at sea only by own units."""
    ends: set[str] = set()

    def settles(at: str) -> bool:
        near = [at, *neighbours(at)]
        grounded = [kind for name in near for kind in board.at(name, empire) if unit_rows()[kind]["arm"] != "aircraft"]
        return not is_water(at) or bool(grounded)

    def fly(at: str, left: int, moved: bool) -> None:
        if moved:
            if settles(at):
                ends.add(at)
            strangers = board.strangers(at, empire)
            if strangers and board.at(at, empire).total() < 2 * strangers:
                return
        for other in neighbours(at) if left else ():
            if (other, left) not in flown:
                flown.add((other, left))
                fly(other, left - 1, True)

    flown: set[tuple[str, int]] = set()
    fly(start, unit_rows()[unit]["move"], False)
    return ends


@pytest.mark.soak
@pytest.mark.rule("seven_ages.move.points", "seven_ages.stop.land-and-air", "seven_ages.naval.stop")
def test_where_a_unit_may_go(length: int) -> None:
    seen: Counter[str] = Counter()
    for random, board in boards(POSITIONS * length, 20):
        empire, of_colour, _ = random.choice(EMPIRES)
        own = [(where, kind) for where, forces in board.units.items() for kind in forces.get(empire, ())]
        where, unit = random.choice(own)
        arm = unit_rows()[unit]["arm"]
        reference = {"naval": ships_ends, "aircraft": flights_end}.get(arm, land_ends)
        told = engine_ends(board.position, colour(of_colour), place(where), FACTS.units.index[unit])
        assert told - {where} == reference(board, empire, where, unit) - {where}, (empire, unit, where)
        seen[arm] += 1
    assert min(seen[arm] for arm in ("infantry", "cavalry", "missile", "naval", "aircraft")) > POSITIONS // 50


# --- the range of trade


def ranges(board: Board, empire: str, explorers: list[str], leave: bool = False) -> set[str]:
    """Rules of 2006, trade: count areas from the nearest own one, the target's included, through another player's areas
    by leave alone, and through oceans from age 4; from an explorer twice as far (player aid)."""
    seats = {name: seat for name, _, seat in EMPIRES}
    reach = board.age[empire]
    met: set[str] = set()
    for start in areas():
        if board.owner(start) != empire:
            continue
        left = reach * (1 + explorers.count(start))
        ring, seen = {start}, {start}
        for _ in range(left):
            ring = {other for name in ring for other in neighbours(name)} - seen
            seen |= ring
            met |= {str(board.owner(name)) for name in ring if board.owner(name)}
            ring = {name for name in ring if _lets_through(board, empire, name, seats, leave)}
    return met - {empire}


def _lets_through(board: Board, empire: str, name: str, seats: dict[str, int], leave: bool) -> bool:
    owner = board.owner(name)
    if not leave and owner is not None and seats[owner] != seats[empire]:
        return False
    return areas()[name]["terrain"] != "ocean" or board.age[empire] >= 4


@pytest.mark.soak
@pytest.mark.rule(
    "seven_ages.range.equals-age", "seven_ages.range.explorer-doubles", "seven_ages.partner.untraded-first"
)
def test_who_is_within_range_and_whom_to_trade_with(length: int) -> None:
    names = {colour(of_colour): name for name, of_colour, _ in EMPIRES}
    colours = {name: of_colour for name, of_colour, _ in EMPIRES}
    seats = {name: seat for name, _, seat in EMPIRES}
    met = by_leave = 0
    for random, board in boards(POSITIONS * length, 21):
        p = board.position
        empire, of_colour, seat = random.choice(EMPIRES)
        held = [name for name in areas() if board.owner(name) == empire]
        explorers = [random.choice(held)] if held and random.random() < 0.3 else []
        for where in explorers:
            lead(p, colour(of_colour), "explorer", where)
        mask = in_range(p, colour(of_colour))
        told = {names[number] for number in names if mask >> number & 1}
        reference = ranges(board, empire, explorers)
        assert told == reference, (empire, explorers)
        p.traded = random.randrange(1 << 15)
        begin_trade(p, colour(of_colour))
        foreign = {name for name in reference if seats[name] != seat}
        fresh = {name for name in foreign if not p.traded >> colour(colours[name]) & 1}
        assert {names[number] for number in partners(p).direct} == (fresh or foreign)
        beyond = {name for name in ranges(board, empire, explorers, True) - reference if seats[name] != seat}
        fresh_beyond = {name for name in beyond if not p.traded >> colour(colours[name]) & 1}
        asked = fresh_beyond if fresh or fresh_beyond else beyond
        assert {names[number] for number in partners(p).by_leave} == asked
        met, by_leave = met + len(reference), by_leave + len(asked)
    assert met > POSITIONS // 2 and by_leave > POSITIONS // 200


# --- conflict totals


def total_of(committed: list[str], enemy: list[str], shown: dict[str, Any]) -> int:
    """Rules of 2006, conflict totals: every way to put half the units, rounded up, in front is tried."""
    terrain = terrains()[shown["terrain"]]
    if shown["defender_age"] >= terrain.get("becomes_from_age", 99):
        terrain = terrains()[terrain["becomes"]]
    quality = next(row for row in data("units.toml")["quality"] if row["id"] == shown["quality"])

    def value(unit: str, key: str) -> int:
        row = unit_rows()[unit]
        found: int = row[key]
        if row["arm"] != "special":
            found = max(quality["least"], found + quality["shift"])
        if row["arm"] == "cavalry" or row.get("terrain_as_cavalry"):
            found = max(0, found + terrain["cavalry"])
        if key == "front" and row.get("hurt_by_elephant") and "elephant" in enemy:
            return 0
        return found

    best = 0
    for chosen in combinations(range(len(committed)), (len(committed) + 1) // 2):
        front = [value(committed[number], "front") for number in chosen]
        behind = [value(unit, "support") for number, unit in enumerate(committed) if number not in chosen]
        line = sum(front) + sum(behind)
        best = max(best, line + shown["disorders"] * (max(front) + max(behind, default=0)))
    found: int = shown["card"] + best + min(3, shown["elites"]) + max(0, shown["ages_ahead"])
    if shown["defends"]:
        found += terrain["defence"] + (2 if shown["fort"] else 0)
        found += 0 if any(unit_rows()[unit].get("reduces_city") for unit in enemy) else shown["city"]
    return found


@pytest.mark.soak
@pytest.mark.rule("seven_ages.conflict.total", "seven_ages.conflict.terrain")
def test_what_a_side_of_a_conflict_totals(length: int) -> None:
    random = Random(22)
    kinds = [*LAND, "horse_archer", "elephant", "artillery", "horse_artillery", "fighter", "armour"]
    lands = [name for name in areas() if not is_water(name)]
    qualities = {row["id"]: row["quality"] for row in data("units.toml")["colour"]}
    for _ in range(POSITIONS * length):
        p = blank()
        where = random.choice(lands)
        (one, one_colour, _), (two, two_colour, _) = EMPIRES[0], EMPIRES[3]
        ages = [random.randrange(1, 8), random.randrange(1, 8)]
        sides = [random.choices(kinds, k=random.randrange(1, 7)) for _ in range(2)]
        sides = [[unit for unit in side if side.count(unit) <= 15] for side in sides]
        found(p, 0, one, one_colour, {}, progress=1 + 7 * (ages[0] - 1))
        found(p, 2, two, two_colour, {where: " ".join(sides[1])}, progress=1 + 7 * (ages[1] - 1))
        colours = [colour(one_colour), colour(two_colour)]
        p.city[area(where)] = random.choice([0, 0, 1, 3])
        walled = random.random() < 0.3
        if walled:
            fort(p, where)
        p.battle = Battle()
        p.battle.area, p.battle.attacker, p.battle.defender, p.battle.round = area(where), *colours, 2
        cards = random.sample(range(len(FACTS.cards)), 2)
        disorders = [random.randrange(3), random.randrange(3)]
        elites = [random.randrange(5), random.randrange(5)]
        for side in (0, 1):
            p.battle.sides[side].committed = force(" ".join(sides[side]))
            p.battle.sides[side].card = cards[side]
            p.battle.sides[side].disorders = disorders[side]
            p.elites[colours[side]] = elites[side]
        for side in (0, 1):
            shown = {
                **{"terrain": areas()[where]["terrain"], "defender_age": ages[1], "defends": side == 1},
                **{"quality": qualities[(one_colour, two_colour)[side]], "disorders": disorders[1 - side]},
                **{"card": data("cards.toml")["card"][cards[side]]["value"], "elites": elites[side]},
                **{"ages_ahead": ages[side] - ages[1 - side], "fort": walled, "city": p.city[area(where)]},
            }
            assert side_total(p, side) == total_of(sides[side], sides[1 - side], shown), (sides, shown)
