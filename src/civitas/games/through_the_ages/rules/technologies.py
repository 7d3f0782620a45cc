"""Technologies and revolutions (Sviluppare una Tecnologia, Guidare una Rivoluzione)."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.cards import change_tokens, civil_leaves, gain_culture, update
from civitas.games.through_the_ages.rules.costs import (
    develop_cost,
    pay_science,
    regain_civil,
    science_for,
    sharing_partners,
)
from civitas.games.through_the_ages.rules.credits import giver
from civitas.games.through_the_ages.rules.goods import gain_resources
from civitas.kernel.fields import members


def forbids_develop(p: AgesState, seat: int, card: int, discount: int) -> int:
    found = _forbids_card(p, seat, card)
    if found:
        return found
    if develop_cost(p, seat, card, False) - discount <= science_for(p, seat, card):
        return 0
    return by.DEVELOP_GOVERNMENT_HIGHER_COST if p.facts.kind[card] == v.GOVERNMENT else by.DEVELOP_SCIENCE_COST


def _forbids_card(p: AgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.DEVELOP_FROM_HAND
    for partner in sharing_partners(p, seat):
        if p.science[partner] < p.power[seat][v.DEVELOPMENT_SHARE]:
            return by.POINTS_PAY_SCIENCE
    return 0


def forbids_revolution(p: AgesState, seat: int, card: int, discount: int) -> int:
    found = _forbids_card(p, seat, card)
    if found:
        return found
    if p.power[seat][v.MILITARY_REVOLUTION]:
        if p.military[seat] < p.military_total[seat]:
            return by.ROBESPIERRE_MILITARY_NEEDED
    elif p.civil[seat] < p.civil_total[seat]:
        return by.REVOLUTION_ALL_MUST_BE_AVAILABLE
    return 0 if develop_cost(p, seat, card, True) - discount <= p.science[seat] else by.REVOLUTION_SCIENCE_COST


def develop(p: AgesState, seat: int, card: int, discount: int) -> None:
    _pay(p, seat, card, max(0, develop_cost(p, seat, card, False) - discount))
    if p.log is not None:
        p.tell("event-developed", {"seat": seat, "card": p.facts.ids[card]})
    put_in_play(p, seat, card)
    developed(p, seat)


def revolt(p: AgesState, seat: int, card: int, discount: int) -> None:
    """All civil actions are spent, new ones arrive spent; with one leader it is the military ones instead."""
    by_arms = p.power[seat][v.MILITARY_REVOLUTION] > 0
    _pay(p, seat, card, max(0, develop_cost(p, seat, card, True) - discount))
    put_in_play(p, seat, card)
    if by_arms:
        p.military[seat] = 0
    else:
        p.civil[seat] = 0
    if p.log is not None:
        p.tell("event-revolution", {"seat": seat, "card": p.facts.ids[card]})
    if p.power[seat][v.REVOLUTION_CULTURE]:
        gain_culture(p, seat, p.power[seat][v.REVOLUTION_CULTURE], giver(p, seat, v.REVOLUTION_CULTURE))
    developed(p, seat)


def _pay(p: AgesState, seat: int, card: int, cost: int) -> None:
    pay_science(p, seat, cost, card)
    for partner in sharing_partners(p, seat):
        p.science[partner] -= p.power[seat][v.DEVELOPMENT_SHARE]
    hand = p.hand[seat].copy()
    hand.remove(card)
    p.hand[seat] = hand


def put_in_play(p: AgesState, seat: int, card: int) -> None:
    """A technology enters play. Only the highest special technology of a type stays; a government replaces the old."""
    facts = p.facts
    kind = facts.kind[card]
    if kind < v.SPECIAL:
        p.technologies[seat] |= 1 << card
        update(p, seat)
        return
    blue, yellow = facts.gives[card][v.BLUE], facts.gives[card][v.YELLOW]
    for other in members(p.technologies[seat] >> facts.first[v.SPECIAL] << facts.first[v.SPECIAL]):
        if facts.kind[other] == kind:
            if kind != v.GOVERNMENT and facts.level[other] > facts.level[card]:
                civil_leaves(p, card)
                return
            p.technologies[seat] &= ~(1 << other)
            blue -= facts.gives[other][v.BLUE]
            yellow -= facts.gives[other][v.YELLOW]
            if not facts.initial_mask >> other & 1:
                civil_leaves(p, other)
    p.technologies[seat] |= 1 << card
    if kind == v.GOVERNMENT:
        p.government[seat] = card
    update(p, seat)
    change_tokens(p, seat, blue, yellow)


def developed(p: AgesState, seat: int) -> None:
    """What leaders give whenever a technology is developed."""
    power = p.power[seat]
    if power[v.RESOURCE_PER_DEVELOPMENT]:
        gain_resources(p, seat, power[v.RESOURCE_PER_DEVELOPMENT])
    if power[v.CULTURE_PER_DEVELOPMENT]:
        gain_culture(p, seat, power[v.CULTURE_PER_DEVELOPMENT], giver(p, seat, v.CULTURE_PER_DEVELOPMENT))
    for _ in range(power[v.ACTION_PER_DEVELOPMENT]):
        regain_civil(p, seat)
