"""Actions that events grant: Development of Civilization, a free building, International Agreement."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import AGREEMENT
from civitas.games.through_the_ages.moves import table_of
from civitas.games.through_the_ages.position import AgesState
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
from civitas.games.through_the_ages.rules.technologies import develop, forbids_develop, forbids_revolution, revolt
from civitas.games.through_the_ages.vocabulary import GOVERNMENT, LEADER
from civitas.kernel.frames import a_of, b_of, frame

# Development of Civilization


def civilize_moves(p: AgesState, seat: int) -> list[int]:
    facts, table = p.facts, table_of(p)
    found = [table.skip]
    if forbids_growth(p, seat) == 0:
        found.append(table.population)
    found += [table.build + site for site in p.held[seat] if forbids_building(p, seat, site) == 0]
    for card in p.hand[seat]:
        if facts.kind[card] < LEADER and forbids_development(p, seat, card) == 0:
            found.append(table.develop + card)
    for card in p.hand[seat]:
        government = card - facts.first[GOVERNMENT]
        if facts.kind[card] == GOVERNMENT and forbids_overthrow(p, seat, government) == 0:
            found.append(table.revolution + government)
    return found


def forbids_growth(p: AgesState, seat: int) -> int:
    return forbids_population(p, seat, a_of(p.now))


def forbids_building(p: AgesState, seat: int, site: int) -> int:
    if site >= p.facts.units_at:
        return by.DEVELOPMENT_OF_CIVILIZATION_COSTS
    return forbids_build(p, seat, site, a_of(p.now))


def forbids_development(p: AgesState, seat: int, card: int) -> int:
    return forbids_develop(p, seat, card, a_of(p.now))


def forbids_overthrow(p: AgesState, seat: int, government: int) -> int:
    return forbids_revolution(p, seat, government + p.facts.first[GOVERNMENT], a_of(p.now))


def do_without(p: AgesState, seat: int) -> None:
    p.answered()


def grow(p: AgesState, seat: int) -> None:
    increase_population(p, seat, _granted(p))


def build_cheaper(p: AgesState, seat: int, site: int) -> None:
    build(p, seat, site, _granted(p))


def develop_cheaper(p: AgesState, seat: int, card: int) -> None:
    develop(p, seat, card, _granted(p))


def overthrow(p: AgesState, seat: int, government: int) -> None:
    revolt(p, seat, government + p.facts.first[GOVERNMENT], _granted(p))


def _granted(p: AgesState) -> int:
    """The discount; the question is answered."""
    discount = a_of(p.now)
    p.answered()
    return discount


# A free building


def forbids_free_building(p: AgesState, seat: int, site: int) -> int:
    return 0 if site == a_of(p.now) else by.ACTIONS_GRANTED_BY_CARD


def build_for_free(p: AgesState, seat: int, site: int) -> None:
    p.answered()
    put_worker(p, seat, site)


# International Agreement


def agreement_moves(p: AgesState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.finish if b_of(p.now) else table.skip]
    found += take_moves(p, seat, table.take, a_of(p.now))
    found.sort()
    return found


def forbids_declining(p: AgesState, seat: int) -> int:
    return by.INTERNATIONAL_AGREEMENT_TAKING_RULES if b_of(p.now) else 0


def forbids_finishing(p: AgesState, seat: int) -> int:
    return 0 if b_of(p.now) else by.INTERNATIONAL_AGREEMENT_TAKING_RULES


def forbids_agreed(p: AgesState, seat: int, card: int, space: int) -> int:
    return forbids_take(p, seat, card, space, a_of(p.now))


def take_agreed(p: AgesState, seat: int, card: int, space: int) -> None:
    """Cards worth so many civil actions are free."""
    left = a_of(p.now) - take_cost(p, seat, card, space)
    p.now = frame(AGREEMENT, seat, left, b_of(p.now) + 1)
    take(p, seat, card, space)


def finish_agreement(p: AgesState, seat: int) -> None:
    """The price is the next political action; then the row is filled."""
    p.answered()
    p.given_up[seat] = 1
    slide_and_deal(p)
