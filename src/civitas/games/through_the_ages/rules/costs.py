"""What things cost a seat now, and what it can pay with."""

from __future__ import annotations

from civitas.games.through_the_ages.position import LEADER_REPLACED, AgesState
from civitas.games.through_the_ages.rules.payment import settle
from civitas.games.through_the_ages.rules.statistics import workers_of
from civitas.games.through_the_ages.vocabulary import (
    CROSS_RESOURCE_DISCOUNT,
    CROSS_SCIENCE_DISCOUNT,
    DEVELOPMENT_DISCOUNT,
    DEVELOPMENT_SHARE,
    INFANTRY,
    LEADER,
    LEADER_DISCOUNT,
    LIBRARY,
    NO_WONDER_SURCHARGE,
    POPULATION_DISCOUNT,
    SPECIAL,
    THEATER,
    THEATER_SCIENCE_DISCOUNT,
    URBAN_DISCOUNT,
    WONDER,
)

# Actions


def civil_actions(p: AgesState, seat: int) -> int:
    """Civil actions that can be spent, those given for this turn included."""
    return p.civil[seat] + p.extra_civil if seat == p.player else p.civil[seat]


def military_actions(p: AgesState, seat: int) -> int:
    return p.military[seat] + p.extra_military if seat == p.player else p.military[seat]


def spend_civil(p: AgesState, seat: int, count: int) -> None:
    """Spend civil actions; those given for this turn go first."""
    given = min(p.extra_civil, count) if seat == p.player else 0
    p.extra_civil -= given
    p.civil[seat] -= count - given


def spend_military(p: AgesState, seat: int, count: int) -> None:
    given = min(p.extra_military, count) if seat == p.player else 0
    p.extra_military -= given
    p.military[seat] -= count - given


def regain_civil(p: AgesState, seat: int) -> bool:
    """Take back a spent civil action, if there is one."""
    if p.civil[seat] < p.civil_total[seat]:
        p.civil[seat] += 1
        return True
    return False


# Cards of the row


def take_cost(p: AgesState, seat: int, card: int, space: int) -> int:
    """Civil actions for taking a card from the row."""
    facts = p.facts
    cost = facts.row_cost[space]
    kind = facts.kind[card]
    if kind == WONDER:
        if not p.power[seat][NO_WONDER_SURCHARGE]:
            cost += facts.wonder_surcharge * p.wonders[seat].bit_count()
        if p.flags & LEADER_REPLACED and seat == p.player:
            cost -= facts.wonder_discount[card - facts.first[WONDER]]
    elif kind == LEADER:
        cost -= p.power[seat][LEADER_DISCOUNT]
    return cost if cost > 0 else 0


# Food


def population_cost(p: AgesState, seat: int, discount: int) -> int:
    table = p.facts.population_cost
    yellow = p.yellow[seat]
    cost = (table[yellow] if yellow < len(table) else table[-1]) - p.power[seat][POPULATION_DISCOUNT] - discount
    return cost if cost > 0 else 0


def food_for(p: AgesState, seat: int) -> int:
    """Food that can be spent, what was exchanged in this turn included."""
    return p.food[seat] + (p.loose_food if seat == p.player else 0)


def has_food(p: AgesState, seat: int, amount: int) -> bool:
    return food_for(p, seat) >= amount


def pay_food(p: AgesState, seat: int, amount: int) -> None:
    if seat == p.player and p.loose_food:
        given = min(p.loose_food, amount)
        p.loose_food -= given
        amount -= given
    settle(p, seat, amount, 0)


# Resources


def build_cost(p: AgesState, seat: int, site: int) -> int:
    """Resources for a building or unit, modifiers applied."""
    facts = p.facts
    cost = facts.resource[site]
    if facts.urban_at <= site < facts.units_at:
        power = p.power[seat]
        level = facts.level[site]
        if level:
            cost -= power[URBAN_DISCOUNT + level - 1]
        if power[CROSS_RESOURCE_DISCOUNT]:
            cost -= power[CROSS_RESOURCE_DISCOUNT] if _has_other_stage(p, seat, facts.kind[site]) else 0
        if cost < 0:
            cost = 0
    return cost


def _has_other_stage(p: AgesState, seat: int, kind: int) -> bool:
    """For a theater: is there a library? For a library: is there a theater?"""
    if kind == THEATER:
        return workers_of(p, seat, LIBRARY) > 0
    return kind == LIBRARY and workers_of(p, seat, THEATER) > 0


def upgrade_cost(p: AgesState, seat: int, old: int, new: int) -> int:
    cost = build_cost(p, seat, new) - build_cost(p, seat, old)
    return cost if cost > 0 else 0


def resources_for(p: AgesState, seat: int, site: int) -> int:
    """Resources that can be spent on a site; those given for military units count only there."""
    total = p.resources[seat]
    if seat == p.player:
        total += p.loose_resources
        if site >= p.facts.units_at:
            total += p.unit_resources
    return total


def pay_resources(p: AgesState, seat: int, amount: int, site: int) -> None:
    """Pay for a site (-1: for a wonder); resources given for this turn go first."""
    if seat == p.player:
        if site >= p.facts.units_at and p.unit_resources:
            given = min(p.unit_resources, amount)
            p.unit_resources -= given
            amount -= given
        if p.loose_resources:
            given = min(p.loose_resources, amount)
            p.loose_resources -= given
            amount -= given
    settle(p, seat, amount, 1)


def stage_cost(p: AgesState, seat: int, count: int) -> int:
    stages = p.facts.wonder_stages[p.unfinished[seat]]
    built = p.stages[seat]
    total = 0
    for stage in range(built, built + count):
        total += stages[stage]
    return total


# Science


def develop_cost(p: AgesState, seat: int, card: int, revolution: bool) -> int:
    facts = p.facts
    power = p.power[seat]
    cost = facts.revolution[card] if revolution else facts.science[card]
    kind = facts.kind[card]
    if kind == THEATER:
        cost -= power[THEATER_SCIENCE_DISCOUNT]
    if power[CROSS_SCIENCE_DISCOUNT] and _has_other_stage(p, seat, kind):
        cost -= power[CROSS_SCIENCE_DISCOUNT]
    cost -= power[DEVELOPMENT_DISCOUNT]
    return cost if cost > 0 else 0


def science_for(p: AgesState, seat: int, card: int) -> int:
    """Science points that can be spent on a technology."""
    given = p.unit_science if seat == p.player and is_unit(p, card) else 0
    return p.science[seat] + given


def pay_science(p: AgesState, seat: int, amount: int, card: int) -> None:
    if seat == p.player and p.unit_science and is_unit(p, card):
        given = min(p.unit_science, amount)
        p.unit_science -= given
        amount -= given
    p.science[seat] -= amount


def is_unit(p: AgesState, card: int) -> bool:
    return INFANTRY <= p.facts.kind[card] < SPECIAL


def sharing_partners(p: AgesState, seat: int) -> list[int]:
    """Partners who pay a part of what this seat develops."""
    if not p.power[seat][DEVELOPMENT_SHARE]:
        return []
    found: list[int] = []
    for owner in range(p.seats):
        pact = p.pact[owner]
        if pact >= 0 and seat in (owner, p.pact_with[owner]):
            side = p.pact_side[owner] if seat == owner else 1 - p.pact_side[owner]
            if any([pair[0] == DEVELOPMENT_SHARE for pair in p.facts.pact_abilities[pact][side]]):
                found.append(p.pact_with[owner] if seat == owner else owner)
    return found
