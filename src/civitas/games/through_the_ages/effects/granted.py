"""Actions that events grant: Development of Civilization, a free building, International Agreement."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import AGREEMENT, AgesState
from civitas.games.through_the_ages.rules.building import (
    build,
    forbids_build,
    forbids_population,
    increase_population,
    put_worker,
)
from civitas.games.through_the_ages.rules.costs import take_cost
from civitas.games.through_the_ages.rules.row import slide_and_deal
from civitas.games.through_the_ages.rules.taking import forbids_take, take, take_moves
from civitas.games.through_the_ages.rules.technologies import (
    develop,
    forbids_develop,
    forbids_revolution,
    revolt,
)
from civitas.games.through_the_ages.vocabulary import GOVERNMENT, LEADER
from civitas.kernel.frames import a_of, b_of, frame
from civitas.kernel.refusals import OTHER_QUESTION, rule

CIVILIZED: Final = rule("tta.development-of-civilization.costs")
GRANTED: Final = rule("tta.actions.granted-by-card")
OPTIONAL: Final = rule("tta.international-agreement.taking-rules")


# Sviluppo della Civilizzazione


def civilize_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    facts = p.facts
    found = [table.skip, table.population]
    found += [table.build + site for site in p.held[seat]]
    for card in p.hand[seat]:
        if facts.kind[card] < LEADER:
            found.append(table.develop + card)
    for card in p.hand[seat]:
        if facts.kind[card] == GOVERNMENT:
            found.append(table.revolution + card - facts.first[GOVERNMENT])
    return [move for move in found if forbids_civilize(p, seat, move, table) == 0]


def forbids_civilize(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    discount = a_of(p.now)
    if move == table.skip:
        return 0
    if move == table.population:
        return forbids_population(p, seat, discount)
    if table.build <= move < table.upgrade:
        site = move - table.build
        return CIVILIZED if site >= p.facts.units_at else forbids_build(p, seat, site, discount)
    if table.develop <= move < table.revolution:
        return forbids_develop(p, seat, move - table.develop, discount)
    if table.revolution <= move < table.action:
        return forbids_revolution(p, seat, move - table.revolution + p.facts.first[GOVERNMENT], discount)
    return OTHER_QUESTION


def civilize(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    discount = a_of(p.now)
    p.answered()
    if move == table.skip:
        return
    if move == table.population:
        increase_population(p, seat, discount)
    elif move < table.upgrade:
        build(p, seat, move - table.build, discount)
    elif move < table.revolution:
        develop(p, seat, move - table.develop, discount)
    else:
        revolt(p, seat, move - table.revolution + p.facts.first[GOVERNMENT], discount)


# Un edificio gratuito


def forbids_free_building(p: AgesState, move: int, table: AgesMoves) -> int:
    if move in (table.skip, table.build + a_of(p.now)):
        return 0
    return GRANTED if table.build <= move < table.upgrade else OTHER_QUESTION


def build_for_free(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    site = a_of(p.now)
    p.answered()
    if move != table.skip:
        put_worker(p, seat, site)


# Accordo Internazionale


def agreement_moves(p: AgesState, seat: int, table: AgesMoves) -> list[int]:
    found = [table.finish if b_of(p.now) else table.skip]
    found += take_moves(p, seat, table.take, a_of(p.now))
    found.sort()
    return found


def forbids_agreement(p: AgesState, seat: int, move: int, table: AgesMoves) -> int:
    taken = b_of(p.now)
    if move == table.skip or move == table.finish:
        return 0 if (move == table.finish) == (taken > 0) else OPTIONAL
    if table.take <= move < table.population:
        card, space = divmod(move - table.take, table.spaces_count)
        return forbids_take(p, seat, card, space, a_of(p.now))
    return OTHER_QUESTION


def take_by_agreement(p: AgesState, seat: int, move: int, table: AgesMoves) -> None:
    """Cards worth so many civil actions are free; the price is the next political action, then the row is filled."""
    if move == table.skip:
        p.answered()
    elif move == table.finish:
        p.answered()
        p.given_up[seat] = 1
        slide_and_deal(p)
    else:
        card, space = divmod(move - table.take, table.spaces_count)
        left = a_of(p.now) - take_cost(p, seat, card, space)
        p.now = frame(AGREEMENT, seat, left, b_of(p.now) + 1)
        take(p, seat, card, space)
