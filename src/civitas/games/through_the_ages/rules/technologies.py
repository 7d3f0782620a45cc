"""Technologies and revolutions (Sviluppare una Tecnologia, Guidare una Rivoluzione)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.cards import (
    change_tokens,
    civil_leaves,
    gain_culture,
    update,
)
from civitas.games.through_the_ages.rules.costs import (
    develop_cost,
    pay_science,
    regain_civil,
    science_for,
    sharing_partners,
)
from civitas.games.through_the_ages.rules.goods import gain_resources
from civitas.games.through_the_ages.vocabulary import (
    ACTION_PER_DEVELOPMENT,
    BLUE,
    CULTURE_PER_DEVELOPMENT,
    DEVELOPMENT_SHARE,
    GOVERNMENT,
    MILITARY_REVOLUTION,
    RESOURCE_PER_DEVELOPMENT,
    REVOLUTION_CULTURE,
    SPECIAL,
    YELLOW,
)
from civitas.kernel.fields import members
from civitas.kernel.refusals import rule

FROM_HAND: Final = rule("tta.develop.from-hand")
SCIENCE_COST: Final = rule("tta.develop.science-cost")
HIGHER_COST: Final = rule("tta.develop.government-higher-cost")
PARTNER_PAYS: Final = rule("tta.points.pay-science")
ALL_AVAILABLE: Final = rule("tta.revolution.all-must-be-available")
MILITARY_NEEDED: Final = rule("tta.robespierre.military-needed")
LOWER_COST: Final = rule("tta.revolution.science-cost")


def forbids_develop(p: AgesState, seat: int, card: int, discount: int) -> int:
    found = _forbids_card(p, seat, card)
    if found:
        return found
    if develop_cost(p, seat, card, False) - discount <= science_for(p, seat, card):
        return 0
    return HIGHER_COST if p.facts.kind[card] == GOVERNMENT else SCIENCE_COST


def _forbids_card(p: AgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return FROM_HAND
    for partner in sharing_partners(p, seat):
        if p.science[partner] < p.power[seat][DEVELOPMENT_SHARE]:
            return PARTNER_PAYS
    return 0


def forbids_revolution(p: AgesState, seat: int, card: int, discount: int) -> int:
    found = _forbids_card(p, seat, card)
    if found:
        return found
    if p.power[seat][MILITARY_REVOLUTION]:
        if p.military[seat] < p.military_total[seat]:
            return MILITARY_NEEDED
    elif p.civil[seat] < p.civil_total[seat]:
        return ALL_AVAILABLE
    return 0 if develop_cost(p, seat, card, True) - discount <= p.science[seat] else LOWER_COST


def develop(p: AgesState, seat: int, card: int, discount: int) -> None:
    _pay(p, seat, card, max(0, develop_cost(p, seat, card, False) - discount))
    if p.log is not None:
        p.tell("event-developed", {"seat": seat, "card": p.facts.ids[card]})
    put_in_play(p, seat, card)
    developed(p, seat)


def revolt(p: AgesState, seat: int, card: int, discount: int) -> None:
    """All civil actions are spent, new ones arrive spent; with one leader it is the military ones instead."""
    by_arms = p.power[seat][MILITARY_REVOLUTION] > 0
    _pay(p, seat, card, max(0, develop_cost(p, seat, card, True) - discount))
    put_in_play(p, seat, card)
    if by_arms:
        p.military[seat] = 0
    else:
        p.civil[seat] = 0
    if p.log is not None:
        p.tell("event-revolution", {"seat": seat, "card": p.facts.ids[card]})
    if p.power[seat][REVOLUTION_CULTURE]:
        gain_culture(p, seat, p.power[seat][REVOLUTION_CULTURE])
    developed(p, seat)


def _pay(p: AgesState, seat: int, card: int, cost: int) -> None:
    pay_science(p, seat, cost, card)
    for partner in sharing_partners(p, seat):
        p.science[partner] -= p.power[seat][DEVELOPMENT_SHARE]
    hand = p.hand[seat].copy()
    hand.remove(card)
    p.hand[seat] = hand


def put_in_play(p: AgesState, seat: int, card: int) -> None:
    """A technology enters play. Only the highest special technology of a type stays; a government replaces the old."""
    facts = p.facts
    kind = facts.kind[card]
    if kind < SPECIAL:
        p.technologies[seat] |= 1 << card
        update(p, seat)
        return
    blue, yellow = facts.gives[card][BLUE], facts.gives[card][YELLOW]
    for other in members(p.technologies[seat] >> facts.first[SPECIAL] << facts.first[SPECIAL]):
        if facts.kind[other] == kind:
            if kind != GOVERNMENT and facts.level[other] > facts.level[card]:
                civil_leaves(p, card)
                return
            p.technologies[seat] &= ~(1 << other)
            blue -= facts.gives[other][BLUE]
            yellow -= facts.gives[other][YELLOW]
            if not facts.initial_mask >> other & 1:
                civil_leaves(p, other)
    p.technologies[seat] |= 1 << card
    if kind == GOVERNMENT:
        p.government[seat] = card
    update(p, seat)
    change_tokens(p, seat, blue, yellow)


def developed(p: AgesState, seat: int) -> None:
    """What leaders give whenever a technology is developed."""
    power = p.power[seat]
    if power[RESOURCE_PER_DEVELOPMENT]:
        gain_resources(p, seat, power[RESOURCE_PER_DEVELOPMENT])
    if power[CULTURE_PER_DEVELOPMENT]:
        gain_culture(p, seat, power[CULTURE_PER_DEVELOPMENT])
    for _ in range(power[ACTION_PER_DEVELOPMENT]):
        regain_civil(p, seat)
