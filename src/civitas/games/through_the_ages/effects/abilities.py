"""Abilities that their owner uses by a move: of leaders, wonders and pacts."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.position import ARMED, EXCHANGED, MILITARY_CONVERTED, POPULATION_GAINED, AgesState
from civitas.games.through_the_ages.rules import building
from civitas.games.through_the_ages.rules.cards import gain_yellow, lose_leader
from civitas.games.through_the_ages.rules.costs import build_cost, military_actions, resources_for, spend_military
from civitas.games.through_the_ages.rules.payment import settle


def forbids_use(p: AgesState, seat: int, number: int, politics: bool) -> int:
    """May the ability of this card be used, in the Politics Phase or in the Action Phase?"""
    ability = ability_of(p, seat, number)
    if ability < 0 or politics != (ability == v.YELLOW_TOKEN_ON_LEAVING):
        return by.STATS_MODIFIERS
    if ability == v.MILITARY_AS_CIVIL:
        if p.flags & MILITARY_CONVERTED:
            return by.ACTIONS_TOTAL_TEMPORARY_FIRST
        return 0 if military_actions(p, seat) else by.ACTIONS_ALL_OR_NOTHING
    if ability == v.TURN_MILITARY:
        return by.ACTIONS_TOTAL_TEMPORARY_FIRST if p.flags & ARMED else 0
    if ability == v.FREE_POPULATION:
        if p.flags & POPULATION_GAINED:
            return by.ACTIONS_TOTAL_TEMPORARY_FIRST
        return 0 if p.yellow[seat] else by.WORKERS_GAIN_POPULATION_EMPTY_BANK
    if ability in (v.FOOD_AS_RESOURCE, v.RESOURCE_AS_FOOD):
        if p.flags & EXCHANGED:
            return by.ACTIONS_TOTAL_TEMPORARY_FIRST
        stored = p.food[seat] if ability == v.FOOD_AS_RESOURCE else p.resources[seat]
        return 0 if stored >= p.power[seat][ability] else by.ACTIONS_ALL_OR_NOTHING
    return 0


def has_used_ability(p: AgesState, seat: int) -> bool:
    """Is there any ability to use at all?"""
    power = p.power[seat]
    # Written out, not as a list: every list of actions asks for it.
    for_actions = power[v.MILITARY_AS_CIVIL] or power[v.TURN_MILITARY] or power[v.FREE_POPULATION]
    for_goods = power[v.FOOD_AS_RESOURCE] or power[v.RESOURCE_AS_FOOD]
    return bool(for_actions or for_goods or power[v.YELLOW_TOKEN_ON_LEAVING])


def ability_of(p: AgesState, seat: int, number: int) -> int:
    """The ability that a card of the domain `ability` gives this seat now, or -1."""
    facts = p.facts
    card = facts.used_ability[number]
    kind = facts.kind[card]
    if kind == v.PACT:
        return _pact_ability(p, seat, card - facts.first[v.PACT])
    if kind == v.LEADER:
        in_play = p.leader[seat] == card - facts.first[v.LEADER]
    else:
        in_play = (p.wonders[seat] & ~p.ravaged[seat]) >> card - facts.first[v.WONDER] & 1 > 0
    if in_play:
        for ability in (v.YELLOW_TOKEN_ON_LEAVING, v.MILITARY_AS_CIVIL, v.TURN_MILITARY, v.FREE_POPULATION):
            if p.power[seat][ability] and any([pair[0] == ability for pair in facts.abilities[card]]):
                return ability
    return -1


def _pact_ability(p: AgesState, seat: int, pact: int) -> int:
    for owner in range(p.seats):
        if p.pact[owner] == pact and seat in (owner, p.pact_with[owner]):
            side = p.pact_side[owner] if owner == seat else 1 - p.pact_side[owner]
            for pair in p.facts.pact_abilities[pact][side]:
                return pair[0]
    return -1


def use(p: AgesState, seat: int, number: int) -> None:
    ability = ability_of(p, seat, number)
    if p.log is not None:
        p.tell("event-ability", {"seat": seat, "card": p.facts.abilities_used.ids[number]})
    amount = p.power[seat][ability]
    if ability == v.MILITARY_AS_CIVIL:
        p.flags |= MILITARY_CONVERTED
        spend_military(p, seat, 1)
        p.extra_civil += 1
    elif ability == v.TURN_MILITARY:
        p.flags |= ARMED
        p.unit_resources += amount
        p.unit_science += amount
    elif ability == v.FREE_POPULATION:
        p.flags |= POPULATION_GAINED
        building.gain_population(p, seat, amount)
    elif ability == v.FOOD_AS_RESOURCE:
        p.flags |= EXCHANGED
        settle(p, seat, amount, 0)
        p.loose_resources += amount
    elif ability == v.RESOURCE_AS_FOOD:
        p.flags |= EXCHANGED
        settle(p, seat, amount, 1)
        p.loose_food += amount
    else:
        lose_leader(p, seat)
        gain_yellow(p, seat, amount)


# Frederick Barbarossa


def forbids_recruit(p: AgesState, seat: int, site: int) -> int:
    """For one military action: increase population and build a unit with that worker, both at a discount."""
    discount = p.power[seat][v.RECRUITS]
    if discount == 0 or site < p.facts.units_at or not p.technologies[seat] >> site & 1:
        return by.STATS_MODIFIERS
    if military_actions(p, seat) < 1:
        return by.UNIT_BUILD_MILITARY_COST
    found = building.forbids_population(p, seat, discount)
    if found:
        return found
    if build_cost(p, seat, site) - discount <= resources_for(p, seat, site):
        return 0
    return by.UNIT_BUILD_RESOURCE_COST


def recruit(p: AgesState, seat: int, site: int) -> None:
    discount = p.power[seat][v.RECRUITS]
    spend_military(p, seat, 1)
    building.increase_population(p, seat, discount)
    building.build(p, seat, site, discount)
