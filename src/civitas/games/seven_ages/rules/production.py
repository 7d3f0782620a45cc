"""2. Production (Produzione): income, maintenance, then new units."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects.held import artefacts_of, has, in_area, total
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one, types_of
from civitas.games.seven_ages.frames import BUY, INCOME, UPKEEP, UPKEEP_FROM, UPKEEP_UNIT, ask, context_of, do, more_of
from civitas.games.seven_ages.position import SevenAgesState, Steps
from civitas.games.seven_ages.rules import building
from civitas.games.seven_ages.rules.areas import lose_units, put_disorder
from civitas.games.seven_ages.rules.empires import discard_if_gone, gain_money
from civitas.games.seven_ages.rules.reactions import op_of, react_with

# --- income


def terrain_of(p: SevenAgesState, area: int, age: int) -> int:
    """The terrain as an empire of this age finds it: forests become clear land."""
    terrain = p.facts.terrain[area]
    return p.facts.becomes[terrain] if age >= p.facts.becomes_from[terrain] else terrain


def counts_wheat(p: SevenAgesState, colour: int, area: int) -> bool:
    """Does the wheat of an area count for this empire?"""
    facts = p.facts
    if not facts.icons[area] & v.WHEAT or has(p, colour, v.NO_WHEAT):
        return False
    return facts.terrain[area] == v.FERTILE or p.age(colour) >= facts.wheat_age


def area_income(p: SevenAgesState, colour: int, area: int) -> int:
    """What an area gives; nothing in disorder, and nothing where a famine strikes the wheat."""
    facts = p.facts
    if p.is_disordered(area) or (p.hungry >> colour & 1 and counts_wheat(p, colour, area)):
        return 0
    printed = 1 if p.has_options(v.RULES06_INCOME) else 0
    found = facts.terrain_income[terrain_of(p, area, p.age(colour))][printed] + _city_income(p, colour, area)
    if counts_wheat(p, colour, area):
        found += facts.wheat[printed]
    if facts.icons[area] & v.OIL and p.age(colour) >= facts.oil_age:
        found += facts.oil
    terrain = facts.terrain[area]
    if terrain == v.SEA:
        found += p.special(colour, v.SEA_INCOME) + total(p, colour, v.SEAS_INCOME) + _colossus(p, colour, area)
    elif terrain == v.OCEAN:
        found += p.special(colour, v.OCEAN_INCOME)
    elif terrain == v.DESERT:
        found += p.special(colour, v.DESERT_INCOME) + total(p, colour, v.DESERT_COUNTS)
    if terrain < v.SEA and not p.city[area]:
        found += total(p, colour, v.RURAL_INCOME)
    return max(0, found) + in_area(p, area, v.AREA_INCOME)


def _colossus(p: SevenAgesState, colour: int, sea: int) -> int:
    found = 0
    for area in p.facts.borders[sea]:
        if p.facts.is_land[area] and p.occupant[area] == colour:
            found += in_area(p, area, v.ADJACENT_SEA_INCOME)
    return found


def _city_income(p: SevenAgesState, colour: int, area: int) -> int:
    """The value of a city, once more for each populist there, and one for each in an adjacent area."""
    value = p.city[area]
    if not value or has(p, colour, v.NO_CITY_INCOME):
        return 0
    value += total(p, colour, v.CITY_INCOME)
    if not p.leaders:
        return value
    value += populists_at(p, colour, area) * p.city[area]
    for other in p.facts.borders[area]:
        if p.facts.is_land[other]:
            value += populists_at(p, colour, other)
    return value


def populists_at(p: SevenAgesState, colour: int, area: int) -> int:
    found = p.leaders_at(colour, area, v.POPULIST)
    if has(p, colour, v.RELIGIOUS_POPULIST):
        found += p.leaders_at(colour, area, v.RELIGIOUS)
    return found


def income_of(p: SevenAgesState, colour: int) -> int:
    """Halved, once, without a capital or under the no-cities symbol."""
    found = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour and p.holder_of(area) == colour:
            found += area_income(p, colour, area)
    bare = p.capital[colour] < 0 and not p.special(colour, v.NO_CAPITAL) and not has(p, colour, v.NO_HALVING)
    if bare or p.is_barbarian(colour):
        found //= 2
    rate = total(p, colour, v.INTEREST)
    return found + p.money[colour] // rate if rate else found


# --- the action


def begin(p: SevenAgesState, colour: int) -> None:
    p.invader = colour
    p.buying = []
    p.now = do(INCOME, colour)


def _earn(p: SevenAgesState) -> None:
    colour = context_of(p.now)
    earned = income_of(p, colour)
    gain_money(p, colour, earned)
    p.hungry &= ~(1 << colour)
    if p.log is not None:
        p.tell("event-income", {"empire": p.facts.cards.ids[p.card[colour]], "n": earned})
    p.now = do(UPKEEP, colour)
    if has(p, colour, v.PLAGUE_UPKEEP) and not p.is_barbarian(colour):
        for area in p.held_areas(colour):
            if p.city[area] and p.units[area]:
                p.ask_next(ask(UPKEEP_UNIT, p.player[colour], colour, area))


def upkeep_of(p: SevenAgesState, colour: int) -> int:
    """Barbarians pay nothing; some governments feed a type of unit."""
    if p.is_barbarian(colour):
        return 0
    found = count_of(p.army[colour])
    feeding = artefacts_of(p, colour) & p.facts.with_op[v.FREE_UPKEEP]
    if feeding:
        for effect in p.facts.effects[feeding.bit_length() - 1]:
            if effect.op == v.FREE_UPKEEP:
                found -= sum([of_type(p.army[colour], unit) for unit in effect.units])
    return found


def _maintain(p: SevenAgesState) -> None:
    """What can be maintained must be; the player chooses what is not."""
    colour = context_of(p.now)
    if p.card[colour] < 0:
        p.answered()
        return
    needed = upkeep_of(p, colour)
    if has(p, colour, v.FREE_UPKEEP):
        p.reveal(~(1 << p.player[colour]))
    if needed > p.money[colour]:
        p.ask_next(ask(UPKEEP_FROM, p.player[colour], colour))
        return
    gain_money(p, colour, -needed)
    if p.army[colour] == 0:
        discard_if_gone(p, colour)
        p.answered()
        return
    p.now = ask(BUY, p.player[colour], colour, building.BY_PRODUCTION)


def _fed(p: SevenAgesState, colour: int) -> int:
    """Mask of the types that cost nothing to maintain."""
    found = 0
    feeding = artefacts_of(p, colour) & p.facts.with_op[v.FREE_UPKEEP]
    if feeding:
        for effect in p.facts.effects[feeding.bit_length() - 1]:
            for unit in effect.units:
                found |= 15 << 4 * unit
    return found


# --- answering


def upkeep_moves(p: SevenAgesState, seat: int) -> list[int]:
    table, colour = p.table, context_of(p.now)
    places = range(len(p.facts.places))
    found = [table.origin + place for place in places if not _forbids_place(p, colour, place)]
    return found + [table.play + card for card in p.hand[seat] if op_of(p, card) == v.BUMPER_HARVEST]


def forbids_origin(p: SevenAgesState, seat: int, place: int) -> int:
    return _forbids_place(p, context_of(p.now), place)


def forbids_harvest(p: SevenAgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    return 0 if op_of(p, card) == v.BUMPER_HARVEST else by.EVENT_TIMING


def play_harvest(p: SevenAgesState, seat: int, card: int) -> None:
    colour = context_of(p.now)
    p.answered()
    react_with(p, seat, card, colour)


def choose_origin(p: SevenAgesState, seat: int, place: int) -> None:
    p.now = ask(UPKEEP_UNIT, seat, context_of(p.now), place)


def loseable_types(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(_loseable(p, context_of(p.now)))


def lose_unpaid(p: SevenAgesState, seat: int, unit: int) -> None:
    place, colour = more_of(p.now), context_of(p.now)
    area = p.facts.area_of_place[place]
    p.answered()
    lose_units(p, colour, place, one(unit))
    if p.occupant[area] == colour and p.facts.is_land[area]:
        put_disorder(p, area)


def _forbids_place(p: SevenAgesState, colour: int, place: int) -> int:
    here = p.units[place] if p.occupant[p.facts.area_of_place[place]] == colour else 0
    return 0 if here & ~_fed(p, colour) else by.UPKEEP_CHOOSE


def _loseable(p: SevenAgesState, colour: int) -> int:
    here = p.units[more_of(p.now)]
    return here & ~_fed(p, colour) or here


BY_ITSELF: Final[Steps] = {
    INCOME: _earn,
    UPKEEP: _maintain,
}
