"""The Politics Phase (Fase Politica): at most one political action, or none."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import PLAYERS
from civitas.games.through_the_ages.effects.abilities import forbids_use, has_used_ability, use
from civitas.games.through_the_ages.frames import POLITICS
from civitas.games.through_the_ages.moves import AgesMoves, table_of
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
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


def politics_moves(p: AgesState, seat: int) -> list[int]:
    table = table_of(p)
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
    found: list[int] = []
    for other in range(p.seats):
        if kind == AGGRESSION:
            if attacks.forbids_aggression(p, seat, number, other) == 0:
                found.append(table.aggression + number * PLAYERS + other)
        elif kind == WAR:
            if attacks.forbids_war(p, seat, number, other) == 0:
                found.append(table.war + number * PLAYERS + other)
        elif kind == PACT:
            for side in range(2):
                if pacts.forbids_offer(p, seat, number, other, side) == 0:
                    found.append(table.pact + (number * PLAYERS + other) * 2 + side)
    return found


def forbids_resigning(p: AgesState, seat: int) -> int:
    return resigning.forbids_resign(p)


def forbids_ability(p: AgesState, seat: int, number: int) -> int:
    return forbids_use(p, seat, number, True)


def _begin(p: AgesState, seat: int) -> None:
    """The one action is taken; with some leaders a second one may follow it."""
    taken = a_of(p.now)
    p.answered()
    if taken:
        p.once[seat] = 1
    elif p.power[seat][SECOND_POLITICAL_ACTION] and not p.once[seat]:
        p.ask_next(frame(POLITICS, seat, 1))


def do_nothing(p: AgesState, seat: int) -> None:
    p.answered()


def use_ability(p: AgesState, seat: int, number: int) -> None:
    _begin(p, seat)
    use(p, seat, number)


def prepare(p: AgesState, seat: int, event: int) -> None:
    _begin(p, seat)
    events.prepare(p, seat, event)


def attack(p: AgesState, seat: int, aggression: int, rival: int) -> None:
    _begin(p, seat)
    attacks.attack(p, seat, aggression, rival)


def declare_war(p: AgesState, seat: int, war: int, rival: int) -> None:
    _begin(p, seat)
    attacks.declare_war(p, seat, war, rival)


def offer_pact(p: AgesState, seat: int, pact: int, rival: int, side: int) -> None:
    _begin(p, seat)
    pacts.offer(p, seat, pact, rival, side)


def cancel_pact(p: AgesState, seat: int, owner: int) -> None:
    _begin(p, seat)
    pacts.cancel(p, seat, owner)


def settle(p: AgesState, seat: int, territory: int) -> None:
    _begin(p, seat)
    colonization.settle(p, seat, territory)


def resign(p: AgesState, seat: int) -> None:
    p.answered()
    resigning.resign(p, seat)
