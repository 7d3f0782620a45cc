"""Plans for a manoeuvre: settle all vacant land within reach, gather all units that reach a goal, bring help where an
area is in danger or disorder. Each plan is a whole manoeuvre and ends it; bots play its first move and plan anew."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.bots.survey import Survey, chance_of, ground_of, strength_of
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one, types_of, units_of
from civitas.games.seven_ages.frames import ASK, LOAD, STEP, code_of
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.parts import March
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.manoeuvre import units_needed
from civitas.games.seven_ages.rules.movement import allowance, forbids_stop, rail_of, ways_of
from civitas.games.seven_ages.scoring import counts_area
from civitas.games.seven_ages.vocabulary import TACTICIAN
from civitas.kernel.frames import kind_of

HOPE: Final = 0.4
"""Attacks with less of a chance are not considered."""
LIKELY: Final = 0.6
"""Nor are attacks besides another one."""
SURE: Final = 0.85
"""Nor are more units sent than this takes, if some can be spared."""
MOST_GOALS: Final = 8
"""So many goals of each sort are considered."""
WAY_ON: Final = 0.04
"""What an area is worth that counts for nothing but leads to others."""


class Leg:
    """A group on its way: where from, with what, along which places."""

    def __init__(self, place: int, force: int, path: list[int]) -> None:
        self.place = place
        self.force = force
        self.path = path


class Pool:
    """Who has not moved yet: the units of each place, and how many may leave each area."""

    def __init__(self, p: SevenAgesState, colour: int) -> None:
        self.p = p
        self.colour = colour
        self.units: dict[int, int] = {}
        """By place, as a force."""
        self.spare: dict[int, int] = {}
        """By area; on land one unit stays."""

    def look(self) -> None:
        p, facts = self.p, self.p.facts
        for place, area in enumerate(facts.area_of_place):
            if p.occupant[area] == self.colour and p.units[place]:
                waiting = (p.units[place] - p.moved[place]) & facts.holders
                if waiting:
                    self.units[place] = waiting
                    holders = count_of(p.force_in(area) & facts.holders)
                    self.spare[area] = holders - 1 if facts.is_land[area] else holders

    def copy(self) -> Pool:
        twin = Pool(self.p, self.colour)
        twin.units = self.units.copy()
        twin.spare = self.spare.copy()
        return twin

    def has(self, place: int, force: int) -> bool:
        """Could these leave together?"""
        area = self.p.facts.area_of_place[place]
        if self.spare.get(area, 0) < count_of(force):
            return False
        here = self.units.get(place, 0)
        behind = self.units.get(area, 0) if place != area else 0
        # A ship on a second shore takes units from the land behind it.
        return all(of_type(here, unit) + of_type(behind, unit) >= of_type(force, unit) for unit in types_of(force))

    def take(self, place: int, force: int) -> None:
        area = self.p.facts.area_of_place[place]
        self.spare[area] -= count_of(force)
        for unit in units_of(force):
            at = place if of_type(self.units.get(place, 0), unit) else area
            self.units[at] -= one(unit)


class Reach:
    """Who could go where: every goal with the units that reach it."""

    def __init__(self, p: SevenAgesState, colour: int) -> None:
        self.p = p
        self.colour = colour
        self.pool = Pool(p, colour)
        self.pool.look()
        self.legs: dict[int, list[Leg]] = {}
        """By area, one leg for each place and type of unit that could go there alone."""
        for place in self.pool.units:
            self._look_from(place)

    def _look_from(self, place: int) -> None:
        p, pool = self.p, self.pool
        ship = 0
        for unit in types_of(pool.units[place]):
            if pool.has(place, one(unit)):
                self._note(place, one(unit))
                if one(unit) & p.facts.naval_units:
                    ship = one(unit)
        if ship:
            cargo = p.units[p.facts.area_of_place[place]] & p.facts.land_units
            for unit in types_of(cargo)[:1]:
                if pool.has(place, ship + one(unit)):
                    self._note(place, ship + one(unit))

    def _note(self, place: int, force: int) -> None:
        p = self.p
        group = group_of(p, self.colour, place, force)
        for goal, path in ways_of(p, self.colour, group):
            area = p.facts.area_of_place[goal]
            known = self.legs.get(area)
            if known is None:
                self.legs[area] = [Leg(place, force, path)]
            else:
                known.append(Leg(place, force, path))


def group_of(p: SevenAgesState, colour: int, place: int, force: int) -> March:
    group = March()
    group.force = force
    group.origin = group.at = place
    group.left = allowance(p, colour, group)
    group.rail = rail_of(p, colour, group)
    return group


# --- whole manoeuvres


def manoeuvres(p: SevenAgesState, survey: Survey, colour: int) -> list[list[Leg]]:
    """A few dozen at most; settling first."""
    reach = Reach(p, colour)
    if not reach.legs:
        return []
    settling = _settle_with(p, survey, reach, reach.pool)
    found = [settling] if settling else []
    for number, leg in enumerate(settling[:MOST_GOALS]):
        if len(settling) > 1:
            found.append([leg])
            found.append([*settling[:number], *settling[number + 1 :]])
    targets = _targets(p, survey, reach)
    for attack in _attacks(p, reach, targets):
        found.append(attack)
        more = _more_attacks(p, survey, reach, attack, targets)
        rest = _settle_after(p, survey, reach, [*attack, *more])
        if more or rest:
            found.append([*attack, *more, *rest])
    for relief in _reliefs(p, survey, reach):
        found.append(relief)
        rest = _settle_after(p, survey, reach, relief)
        if rest:
            found.append([*relief, *rest])
    return found


def _settle_after(p: SevenAgesState, survey: Survey, reach: Reach, legs: list[Leg]) -> list[Leg]:
    """What those settle who do not take part in something else."""
    return _settle_with(p, survey, reach, _without(reach, legs))


def _without(reach: Reach, legs: list[Leg]) -> Pool:
    """Those who do not take part in something."""
    pool = reach.pool.copy()
    for leg in legs:
        if pool.has(leg.place, leg.force):
            pool.take(leg.place, leg.force)
    return pool


def _settle_with(p: SevenAgesState, survey: Survey, reach: Reach, pool: Pool) -> list[Leg]:
    """Vacant areas within reach, the best first, each with the unit that is needed least elsewhere."""
    goals: list[tuple[float, int]] = []
    for area in reach.legs:
        if p.occupant[area] < 0:
            goals.append((-_worth(p, survey, reach.colour, area), area))
    goals.sort()
    left = pool.copy()
    found: list[Leg] = []
    for cost, area in goals:
        if cost >= 0.0:
            break
        best: Leg | None = None
        for leg in reach.legs[area]:
            if left.has(leg.place, leg.force) and (best is None or _price(p, leg) < _price(p, best)):
                best = leg
        if best is not None:
            left.take(best.place, best.force)
            found.append(best)
    return found


def _worth(p: SevenAgesState, survey: Survey, colour: int, area: int) -> float:
    """What a vacant area brings in a turn."""
    if counts_area(p, colour, area):
        return survey.area_gain(p, colour, area)
    return WAY_ON if p.facts.is_land[area] else 0.0


def _price(p: SevenAgesState, leg: Leg) -> int:
    """Slow and weak units settle; those that can go further stay free for what is farther away."""
    found = 0
    for unit in units_of(leg.force):
        found += 10 * p.facts.move[unit] + p.facts.front[unit] + p.facts.support[unit]
    return found + len(leg.path)


def _attacks(p: SevenAgesState, reach: Reach, targets: list[int]) -> list[list[Leg]]:
    """For each foreign area within reach: all units that get there, or as many as make it sure."""
    found: list[list[Leg]] = []
    for area in targets:
        legs = _gathered(p, reach, area, 99.0, reach.pool)
        found.append(legs)
        fewer = _gathered(p, reach, area, SURE, reach.pool)
        if len(fewer) != len(legs) or _sum(fewer) != _sum(legs):
            found.append(fewer)
    return found


def _targets(p: SevenAgesState, survey: Survey, reach: Reach) -> list[int]:
    """The areas of others that might be taken, the most promising first."""
    rated: list[tuple[float, int]] = []
    for area in reach.legs:
        owner = p.occupant[area]
        if owner >= 0 and p.player[owner] != p.player[reach.colour]:
            legs = _gathered(p, reach, area, 99.0, reach.pool)
            chance = _chance(p, survey, reach.colour, area, legs)
            if legs and chance >= HOPE:
                gain = survey.area_gain(p, reach.colour, area) + 0.3 * p.city[area]
                rated.append((-chance * gain, area))
    rated.sort()
    return [area for _, area in rated[:MOST_GOALS]]


def _more_attacks(p: SevenAgesState, survey: Survey, reach: Reach, first: list[Leg], targets: list[int]) -> list[Leg]:
    """What else those can take who do not take part in an attack, where it is sure enough."""
    pool = _without(reach, first)
    taken = p.facts.area_of_place[first[0].path[-1]]
    found: list[Leg] = []
    for area in targets:
        if area != taken:
            legs = _gathered(p, reach, area, SURE, pool)
            if legs and _chance(p, survey, reach.colour, area, legs) >= LIKELY:
                for leg in legs:
                    pool.take(leg.place, leg.force)
                found += legs
    return found


def _sum(legs: list[Leg]) -> int:
    found = 0
    for leg in legs:
        found += leg.force
    return found


def _chance(p: SevenAgesState, survey: Survey, colour: int, area: int, legs: list[Leg]) -> float:
    force = p.guests_in(area) if p.invader == colour else 0
    for leg in legs:
        force += leg.force
    return chance_of(strength_of(p, colour, force), survey.force[area], ground_of(p, area))


def _gathered(p: SevenAgesState, reach: Reach, area: int, enough: float, left: Pool) -> list[Leg]:
    """A leg from each place: all its units that are left and reach the area, the strongest first, until it is
    enough."""
    found: list[Leg] = []
    pool = left.copy()
    defence, ground = strength_of(p, p.occupant[area], p.force_in(area)), ground_of(p, area)
    whole = p.guests_in(area) if p.invader == reach.colour else 0
    legs = [leg for leg in reach.legs[area] if count_of(leg.force) == 1]
    legs.sort(key=lambda leg: -_skill(p, leg.force))
    for leg in legs:
        while pool.has(leg.place, leg.force):
            if chance_of(strength_of(p, reach.colour, whole), defence, ground) >= enough:
                return found
            pool.take(leg.place, leg.force)
            whole += leg.force
            _join(p, found, leg)
    return found


def _skill(p: SevenAgesState, force: int) -> int:
    found = 0
    for unit in types_of(force):
        found += p.facts.front[unit] + p.facts.support[unit]
    return found


def _join(p: SevenAgesState, legs: list[Leg], leg: Leg) -> None:
    """Units of one place march together if they go the same way at the same pace; ships sail alone. Those who ride pay
    for mountains what those who walk cannot."""
    facts = p.facts
    alone = bool(leg.force & facts.naval_units)
    pace = facts.move[types_of(leg.force)[0]]
    for number, other in enumerate(legs):
        same = other.place == leg.place and other.path == leg.path
        if same and not alone and facts.move[types_of(other.force)[0]] == pace:
            legs[number] = Leg(leg.place, other.force + leg.force, leg.path)
            return
    legs.append(leg)


def _reliefs(p: SevenAgesState, survey: Survey, reach: Reach) -> list[list[Leg]]:
    """Own areas that are in danger or in disorder, with one unit more, or with what ends the disorder."""
    found: list[list[Leg]] = []
    for area in reach.legs:
        if p.occupant[area] != reach.colour or not p.facts.is_land[area]:
            continue
        disordered = p.is_disordered(area)
        if not disordered and not is_threatened(p, survey, area):
            continue
        needed = units_needed(p, reach.colour, area) - count_of(p.force_in(area)) if disordered else 1
        legs: list[Leg] = []
        pool = reach.pool.copy()
        for leg in reach.legs[area]:
            while len(legs) < needed and count_of(leg.force) == 1 and pool.has(leg.place, leg.force):
                pool.take(leg.place, leg.force)
                legs.append(leg)
        if legs and len(legs) >= needed:
            found.append(legs)
        if len(found) >= MOST_GOALS:
            break
    return found


def is_threatened(p: SevenAgesState, survey: Survey, area: int) -> bool:
    """Could a neighbour take it?"""
    owner, ground = p.occupant[area], ground_of(p, area)
    for other in p.facts.land_steps[area]:
        rival = p.occupant[other]
        if rival >= 0 and p.player[rival] != p.player[owner]:
            if chance_of(survey.force[other], survey.force[area], ground) > HOPE:
                return True
    return False


# --- as moves


class Script:
    """Moves that are made one by one on a copy, so that each of them is legal."""

    def __init__(self, p: SevenAges, colour: int) -> None:
        self.moves: list[int] = []
        self._seat = p.player[colour]
        self._colour = colour
        twin = p.clone()
        assert isinstance(twin, SevenAges)
        self.twin = twin

    def make(self, move: int) -> bool:
        """Make a move if it can be made."""
        twin, seat = self.twin, self._seat
        if not twin.is_asked(seat) or twin.check(seat, move):
            return False
        twin.advance(seat, move)
        self.moves.append(move)
        return True

    def march(self, leg: Leg, loaded: int) -> None:
        """A leg, with what is not loaded yet. Ships come first, for they carry the others; a tactician goes with those
        who attack."""
        p, table = self.twin, self.twin.table
        facts = p.facts
        units = units_of(leg.force - loaded)
        for unit in units:
            if one(unit) & facts.naval_units:
                self.make(table.unit + unit)
        for unit in units:
            if not one(unit) & facts.naval_units:
                self.make(table.unit + unit)
        owner = p.occupant[facts.area_of_place[leg.path[-1]]]
        if owner >= 0 and owner != self._colour and p.leaders:
            self.make(table.lead + TACTICIAN)
        self.go(leg.path)

    def go(self, path: list[int]) -> None:
        for place in path:
            self.make(self.twin.table.to + place)
        if kind_of(self.twin.now) == ASK and code_of(self.twin.now) in (LOAD, STEP):
            self.make(self.twin.table.stop)

    def finish(self, legs: list[Leg]) -> list[int]:
        """Further legs, and the end of the manoeuvre."""
        table = self.twin.table
        for leg in legs:
            if self.make(table.origin + leg.place):
                self.march(leg, 0)
        self.make(table.end)
        return self.moves


def as_moves(p: SevenAges, colour: int, legs: list[Leg]) -> list[int]:
    """A manoeuvre from its beginning to its end."""
    return Script(p, colour).finish(legs)


def loaded_moves(p: SevenAges, survey: Survey, colour: int) -> list[list[int]]:
    """A group is being loaded: the manoeuvres that begin with it, and any other way for what is loaded."""
    place, loaded = p.group.origin, p.group.force
    found: list[list[int]] = []
    for legs in manoeuvres(p, survey, colour):
        for number, leg in enumerate(legs):
            if leg.place == place and _contains(leg.force, loaded):
                script = Script(p, colour)
                script.march(leg, loaded)
                found.append(script.finish([*legs[:number], *legs[number + 1 :]]))
                break
    if found or not loaded:
        return found
    for _, path in ways_of(p, colour, group_of(p, colour, place, loaded)):
        script = Script(p, colour)
        script.go(path)
        found.append(script.finish([]))
    return found


def _contains(force: int, part: int) -> bool:
    return all(of_type(force, unit) >= of_type(part, unit) for unit in types_of(part))


def onward_moves(p: SevenAges, survey: Survey, colour: int) -> list[list[int]]:
    """A group is on its way: it stops, or goes on to the best places; where it attacks, the others that can come too
    do."""
    reach = Reach(p, colour)
    goals: list[tuple[float, list[int]]] = []
    if not forbids_stop(p, colour, p.group):
        goals.append((-_aim(p, survey, colour, p.facts.area_of_place[p.group.at]), []))
    for goal, path in ways_of(p, colour, p.group):
        goals.append((-_aim(p, survey, colour, p.facts.area_of_place[goal]), path))
    goals.sort()
    found: list[list[int]] = []
    for _, path in goals[:MOST_GOALS]:
        script = Script(p, colour)
        script.go(path)
        area = p.facts.area_of_place[path[-1] if path else p.group.at]
        found.append(script.finish(_helpers(p, reach, area)))
    return found


def _aim(p: SevenAgesState, survey: Survey, colour: int, area: int) -> float:
    """How good a goal looks for the group on the move."""
    owner = p.occupant[area]
    if owner < 0:
        return _worth(p, survey, colour, area)
    if p.player[owner] == p.player[colour]:
        return 0.0
    chance = chance_of(
        strength_of(p, colour, p.group.force + p.guests_in(area)), survey.force[area], ground_of(p, area)
    )
    return chance * survey.area_gain(p, colour, area)


def _helpers(p: SevenAgesState, reach: Reach, area: int) -> list[Leg]:
    owner = p.occupant[area]
    if owner < 0 or owner == reach.colour or area not in reach.legs:
        return []
    return _gathered(p, reach, area, 99.0, reach.pool)
