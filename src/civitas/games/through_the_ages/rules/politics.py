"""Fase Politica: at most one political action, or none."""

from __future__ import annotations

from civitas.games.through_the_ages.effects.abilities import forbids_use, has_used_ability, use
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import CARD_MASK, POLITICS, AgesState
from civitas.games.through_the_ages.rules import attacks, colonization, events, pacts, resigning
from civitas.games.through_the_ages.vocabulary import (
    AGGRESSION,
    EVENT,
    LAST_AGE,
    PACT,
    SECOND_POLITICAL_ACTION,
    SETTLES_FROM_HAND,
    TERRITORY,
    WAR,
    YELLOW_TOKEN_ON_LEAVING,
)
from civitas.kernel.frames import a_of, frame
from civitas.kernel.refusals import OTHER_QUESTION


def begin_politics(p: AgesState, seat: int) -> None:
    """Ask for a political action where public facts leave one possible: resigning is, before the last Age."""
    if p.given_up[seat]:
        p.given_up[seat] = 0
        return
    events.look_ahead(p, seat)
    if _may_act(p, seat):
        p.ask_next(frame(POLITICS, seat))


def _may_act(p: AgesState, seat: int) -> bool:
    if p.age < LAST_AGE or p.military_hand[seat] or p.power[seat][YELLOW_TOKEN_ON_LEAVING]:
        return True
    return p.seats > 2 and any([pacts.is_party(p, seat, owner) for owner in range(p.seats)])


def politics_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    facts = p.facts
    found = [table.skip]
    cards = sorted({entry & CARD_MASK for entry in p.military_hand[seat]})
    for card in cards:
        if EVENT <= facts.kind[card] <= TERRITORY:
            found.append(table.prepare + card - facts.first[EVENT])
    if has_used_ability(p, seat):
        for number in range(len(facts.used_ability)):
            if forbids_use(p, seat, number, True) == 0:
                found.append(table.use + number)
    for card in cards:
        if AGGRESSION <= facts.kind[card] <= PACT:
            found += _attack_moves(p, seat, card, table)
        elif facts.kind[card] == TERRITORY and p.power[seat][SETTLES_FROM_HAND]:
            found.append(table.settle + card - facts.first[TERRITORY])
    if p.seats > 2:
        for owner in range(p.seats):
            if pacts.forbids_cancel(p, seat, owner) == 0:
                found.append(table.cancel + owner)
    if resigning.forbids_resign(p) == 0:
        found.append(table.resign)
    found.sort()
    return found


def _attack_moves(p: AgesState, seat: int, card: int, table: AgesMoves) -> list[int]:
    """Aggressions, wars and pacts with each rival."""
    facts = p.facts
    kind = facts.kind[card]
    number = card - facts.first[kind]
    candidates: list[int] = []
    for other in range(p.seats):
        if kind == AGGRESSION:
            candidates.append(table.aggression + number * 4 + other)
        elif kind == WAR:
            candidates.append(table.war + number * 4 + other)
        elif kind == PACT:
            candidates += [table.pact + (number * 4 + other) * 2, table.pact + (number * 4 + other) * 2 + 1]
    return [move for move in candidates if forbids_in_politics(p, seat, move, table) == 0]


def forbids_in_politics(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    if move == table.skip:
        return 0
    if move < table.use or move >= table.discard:
        return OTHER_QUESTION
    if move < table.prepare:
        return forbids_use(p, seat, move - table.use, True)
    if move < table.aggression:
        return events.forbids_prepare(p, seat, move - table.prepare)
    if move < table.war:
        return attacks.forbids_aggression(p, seat, (move - table.aggression) >> 2, move - table.aggression & 3)
    if move < table.pact:
        return attacks.forbids_war(p, seat, (move - table.war) >> 2, move - table.war & 3)
    if move < table.cancel:
        number = move - table.pact
        return pacts.forbids_offer(p, seat, number >> 3, number >> 1 & 3, number & 1)
    if move < table.settle:
        return pacts.forbids_cancel(p, seat, move - table.cancel)
    if move < table.resign:
        return colonization.forbids_settle(p, seat, move - table.settle)
    return resigning.forbids_resign(p)


def act_politically(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    taken = a_of(p.now)
    p.answered()
    if move == table.skip:
        return
    if move == table.resign:
        resigning.resign(p, seat)
        return
    if taken:
        p.once[seat] = 1
    elif p.power[seat][SECOND_POLITICAL_ACTION] and not p.once[seat]:
        p.ask_next(frame(POLITICS, seat, 1))
    if move < table.prepare:
        use(p, seat, move - table.use)
    elif move < table.aggression:
        events.prepare(p, seat, move - table.prepare)
    elif move < table.war:
        attacks.attack(p, seat, (move - table.aggression) >> 2, move - table.aggression & 3)
    elif move < table.pact:
        attacks.declare_war(p, seat, (move - table.war) >> 2, move - table.war & 3)
    elif move < table.cancel:
        number = move - table.pact
        pacts.offer(p, seat, number >> 3, number >> 1 & 3, number & 1)
    elif move < table.settle:
        pacts.cancel(p, seat, move - table.cancel)
    else:
        colonization.settle(p, seat, move - table.settle)
