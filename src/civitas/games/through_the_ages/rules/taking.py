"""Taking a card (Prendere una Carta dalla Fila delle Carte): to the hand, or a wonder straight into play."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.position import LEADER_REPLACED, AgesState
from civitas.games.through_the_ages.rules.cards import gain_science
from civitas.games.through_the_ages.rules.costs import take_cost
from civitas.games.through_the_ages.vocabulary import (
    ACTION,
    HAND_CIVIL,
    LEADER,
    LEADER_DISCOUNT,
    SCIENCE_PER_TECHNOLOGY_TAKEN,
    WONDER,
)


def hand_limit(p: AgesState, seat: int) -> int:
    return p.civil_total[seat] + p.fixed[seat][HAND_CIVIL]


def forbids_take(p: AgesState, seat: int, card: int, space: int, actions: int) -> int:
    """`actions` is what the card may cost at most."""
    if p.row[space] != card:
        return by.TAKE_CARD_CHOICE
    kind = p.facts.kind[card]
    if kind == WONDER:
        if p.unfinished[seat] >= 0:
            return by.TAKE_WONDER_ONE_UNFINISHED
        return 0 if take_cost(p, seat, card, space) <= actions else by.TAKE_WONDER_COST
    if len(p.hand[seat]) >= hand_limit(p, seat):
        return by.TAKE_CARD_HAND_LIMIT
    if kind < LEADER:
        if p.technologies[seat] >> card & 1 or card in p.hand[seat]:
            return by.TAKE_CARD_NO_DUPLICATE_TECHNOLOGY
    elif kind == LEADER and p.leaders_taken[seat] >> p.facts.level[card] & 1:
        return by.TAKE_CARD_ONE_LEADER_PER_AGE
    return 0 if take_cost(p, seat, card, space) <= actions else by.TAKE_CARD_COST


def take_moves(p: AgesState, seat: int, first: int, actions: int) -> list[int]:
    """`first` is the first move of the verb."""
    found: list[int] = []
    facts = p.facts
    spaces = len(p.row)
    full = len(p.hand[seat]) >= hand_limit(p, seat)
    affordable = actions + p.power[seat][LEADER_DISCOUNT]
    if p.flags & LEADER_REPLACED:
        affordable += facts.most_wonder_discount
    if affordable < facts.least_row_cost:
        return found
    for space, card in enumerate(p.row):
        if card < 0 or facts.row_cost[space] > affordable or (full and facts.kind[card] != WONDER):
            continue
        if forbids_take(p, seat, card, space, actions) == 0:
            found.append(first + card * spaces + space)
    found.sort()
    return found


def take(p: AgesState, seat: int, card: int, space: int) -> None:
    """Put the card where it belongs; the caller has it paid."""
    facts = p.facts
    kind = facts.kind[card]
    p.row[space] = -1
    if p.log is not None:
        p.tell("event-taken", {"seat": seat, "card": facts.ids[card], "space": space + 1})
    if kind == WONDER:
        p.unfinished[seat] = card - facts.first[WONDER]
        p.stages[seat] = 0
        return
    p.hand[seat] = sorted([*p.hand[seat], card])
    if kind == LEADER:
        p.leaders_taken[seat] |= 1 << facts.level[card]
    elif kind != ACTION and p.power[seat][SCIENCE_PER_TECHNOLOGY_TAKEN]:
        gain_science(p, seat, p.power[seat][SCIENCE_PER_TECHNOLOGY_TAKEN])
