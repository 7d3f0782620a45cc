"""Areas: who stands there, who takes control, what is lost when an area is left or taken."""

from __future__ import annotations

from civitas.games.seven_ages.effects.held import has, in_area
from civitas.games.seven_ages.facts.armoury import of_type, one
from civitas.games.seven_ages.position import DISORDER_MARK, FORT_MARK, IN_TRANSIT, NOTHING, SevenAgesState, replaced
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.vocabulary import GALLEY_OCEAN, GALLEY_OCEAN_COAST, NEW_REGION, NO_DISORDER


def reduced(p: SevenAgesState, level: int) -> int:
    """A city one level lower; below the lowest there is none."""
    levels = p.facts.city_levels
    if level not in levels:
        return 0
    number = levels.index(level)
    return levels[number - 1] if number else 0


# --- units


def place_units(p: SevenAgesState, colour: int, place: int, force: int) -> None:
    """Units arrive in a place: of an own area, a vacant one, or as invaders."""
    area = p.facts.area_of_place[place]
    p.army[colour] += force
    if p.occupant[area] == colour:
        was_held = p.holder_of(area) == colour
        p.units[place] += force
        if not was_held and force & p.facts.holders:
            gain_control(p, colour, area)
    elif p.occupant[area] < 0:
        p.occupant[area] = colour
        p.units[place] += force
        if p.city[area]:
            p.city = replaced(p.city, area, reduced(p, p.city[area]))
        if force & p.facts.holders:
            gain_control(p, colour, area)
    else:
        p.guests = replaced(p.guests, place, p.guests[place] + force)


def remove_units(p: SevenAgesState, colour: int, place: int, force: int) -> None:
    """Units leave a place; an area without units of its owner is abandoned, or taken over by the invaders there."""
    area = p.facts.area_of_place[place]
    p.army[colour] -= force
    if p.occupant[area] == colour:
        p.units[place] -= force
        thin_out(p, area)
    else:
        p.guests = replaced(p.guests, place, p.guests[place] - force)
        if not p.guests_in(area):
            remove_leaders_alone(p, colour, area)


def thin_out(p: SevenAgesState, area: int) -> None:
    """Units of the owner have left an area: it is abandoned without any, and aircraft alone do not control it."""
    if not p.force_in(area):
        abandon(p, area)
    elif not p.force_in(area) & p.facts.holders:
        remove_artefacts(p, area)
        sink_galleys(p, p.occupant[area])


def lose_units(p: SevenAgesState, colour: int, place: int, force: int) -> None:
    """Units are lost: their counters return to the pool, elephants perhaps to the common one."""
    elephants = of_type(force, p.facts.elephant)
    remove_units(p, colour, place, force)
    for _ in range(elephants):
        _lose_elephant(p, colour)


def lose_force(p: SevenAgesState, colour: int, area: int, force: int) -> None:
    """The same on whatever shores of an area the units stand."""
    for place in p.facts.places_of[area]:
        here = p.units[place] if p.occupant[area] == colour else p.guests[place]
        part = common(here, force)
        if part:
            force -= part
            lose_units(p, colour, place, part)


def common(one_force: int, other: int) -> int:
    """What two forces have in common."""
    found = 0
    shift = 0
    while one_force >> shift and other >> shift:
        found |= min(one_force >> shift & 15, other >> shift & 15) << shift
        shift += 4
    return found


def _lose_elephant(p: SevenAgesState, colour: int) -> None:
    """It leaves the pool, unless the empire controls an elephant area."""
    for area in p.facts.elephant_areas:
        if controls(p, colour, area):
            return
    if p.unnamed[colour]:
        p.unnamed = replaced(p.unnamed, colour, p.unnamed[colour] - 1)
        return
    for number, owner in enumerate(p.tamed):
        if owner == colour:
            p.tamed = replaced(p.tamed, number, NOTHING)
            return


def elephants_of(p: SevenAgesState, colour: int) -> int:
    """How many elephants are in the pool of an empire, built or not."""
    return p.unnamed[colour] + p.tamed.count(colour)


def unnamed_left(p: SevenAgesState) -> int:
    return p.facts.unnamed_elephants - sum(p.unnamed)


# --- control


def controls(p: SevenAgesState, colour: int, area: int) -> bool:
    """Does an area belong to an empire? Invaders take it only by winning the conflict."""
    return p.occupant[area] == colour and bool(p.force_in(area) & p.facts.holders)


def gain_control(p: SevenAgesState, colour: int, area: int) -> None:
    claim_elephants(p, colour, area)
    regions = p.facts.regions_of[area]
    if regions & ~p.visited[colour]:
        if p.visited[colour]:
            deed(p, colour, NEW_REGION)
        p.visited = replaced(p.visited, colour, p.visited[colour] | regions)


def claim_elephants(p: SevenAgesState, colour: int, area: int) -> None:
    """An empire far enough on the track gets the elephant of an area it takes, even from another."""
    facts = p.facts
    if p.extinct or area not in facts.elephant_areas or p.progress[colour] < facts.elephant_progress:
        return
    number = facts.elephant_areas.index(area)
    former = p.tamed[number]
    p.tamed = replaced(p.tamed, number, colour)
    if former >= 0 and of_type(p.army[former], facts.elephant) > elephants_of(p, former):
        _give_up_elephant(p, former)


def _give_up_elephant(p: SevenAgesState, colour: int) -> None:
    """A unit whose elephant now belongs to another empire leaves the map, if possible where other units stay."""
    elephant = p.facts.elephant
    found = NOTHING
    for place, area in enumerate(p.facts.area_of_place):
        if p.occupant[area] == colour and of_type(p.units[place], elephant):
            if found < 0 or p.force_in(area) != one(elephant):
                found = place
    if found >= 0:
        p.reveal(~(1 << p.player[colour]))
        remove_units(p, colour, found, one(elephant))


def pass_elephant(p: SevenAgesState, loser: int, winner: int) -> None:
    """An elephant changes sides along with its unit."""
    if p.unnamed[loser]:
        p.unnamed = replaced(p.unnamed, loser, p.unnamed[loser] - 1)
        p.unnamed = replaced(p.unnamed, winner, p.unnamed[winner] + 1)
    elif loser in p.tamed:
        p.tamed = replaced(p.tamed, p.tamed.index(loser), winner)


def abandon(p: SevenAgesState, area: int) -> None:
    """The owner has no units left here: the area falls to invaders standing in it, or is vacant."""
    colour = p.occupant[area]
    remove_leaders_alone(p, colour, area)
    if p.guests_in(area):
        take_over(p, area)
        return
    p.occupant[area] = NOTHING
    put_marks(p, area, 0)
    remove_artefacts(p, area)
    if p.capital[colour] == area:
        p.capital = replaced(p.capital, colour, NOTHING)
    sink_galleys(p, colour)


def take_over(p: SevenAgesState, area: int) -> None:
    """The invaders become the owners; what that does to the city is the affair of the conflict."""
    loser = p.occupant[area]
    p.occupant[area] = p.invader
    for place in p.facts.places_of[area]:
        p.units[place] = p.guests[place]
        p.guests = replaced(p.guests, place, 0)
    put_marks(p, area, p.marks[area] & ~FORT_MARK)
    remove_artefacts(p, area)
    if p.capital[loser] == area:
        p.capital = replaced(p.capital, loser, NOTHING)
    sink_galleys(p, loser)
    if p.force_in(area) & p.facts.holders:
        gain_control(p, p.invader, area)


def remove_leaders_alone(p: SevenAgesState, colour: int, area: int) -> None:
    """A leader without units of his empire leaves the map at once."""
    for leader in p.leaders:
        if leader & 15 == colour and leader >> 16 == area and area != IN_TRANSIT:
            p.leaders = [other for other in p.leaders if other != leader]
            if leader >> 8 & 255 == 0:
                p.cup.append(leader >> 4 & 15)


def remove_artefact(p: SevenAgesState, artefact: int) -> None:
    p.where = replaced(p.where, artefact, NOTHING)


def remove_artefacts(p: SevenAgesState, area: int) -> None:
    for artefact, place in enumerate(p.where):
        if place == area:
            remove_artefact(p, artefact)


def sink_galleys(p: SevenAgesState, colour: int) -> None:
    """Galleys at sea away from the coasts of their empire are lost: others see whether the ships there were galleys."""
    facts = p.facts
    if not p.army[colour] & facts.naval_units:
        return
    for area in facts.waters:
        if p.occupant[area] == colour and not is_safe_for_galleys(p, colour, area):
            p.reveal(~(1 << p.player[colour]))
            lost = of_type(p.units[area], facts.galley)
            if lost:
                lose_units(p, colour, area, one(facts.galley) * lost)


def is_safe_for_galleys(p: SevenAgesState, colour: int, area: int) -> bool:
    """May galleys be in this sea or ocean?"""
    facts = p.facts
    if p.special(colour, GALLEY_OCEAN):
        return True
    if facts.is_ocean[area] and not _sails_oceans(p, colour):
        return False
    coasts = 0
    for other in facts.borders[area]:
        if facts.is_land[other] and controls(p, colour, other):
            coasts += 1
    return coasts > 0


def _sails_oceans(p: SevenAgesState, colour: int) -> bool:
    return has(p, colour, GALLEY_OCEAN_COAST)


# --- disorder


def put_marks(p: SevenAgesState, area: int, marks: int) -> None:
    """Leave a fort and disorder in an area, or not."""
    if p.marks[area] != marks:
        p.marks = replaced(p.marks, area, marks)


def put_disorder(p: SevenAgesState, area: int) -> None:
    """At most one marker in an area, and none where an artefact keeps the peace."""
    if p.occupant[area] < 0 or p.is_disordered(area) or in_area(p, area, NO_DISORDER):
        return
    put_marks(p, area, p.marks[area] | DISORDER_MARK)
    if p.log is not None:
        p.tell("event-disorder", {"area": p.facts.areas.ids[area]})


def remove_disorder(p: SevenAgesState, area: int) -> None:
    put_marks(p, area, p.marks[area] & ~DISORDER_MARK)


def city_total(p: SevenAgesState, colour: int) -> int:
    """The values of all cities of an empire."""
    found = 0
    for area, level in enumerate(p.city):
        if level and p.occupant[area] == colour and p.holder_of(area) == colour:
            found += level
    return found
