"""Population, buildings, units and stages of a wonder (Aumentare la Popolazione; costruire, migliorare,
distruggere)."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.effects.wonders import complete
from civitas.games.through_the_ages.frames import COVER, LOSE_TOKEN
from civitas.games.through_the_ages.position import THEATER_CONVERTED, AgesState, replaced
from civitas.games.through_the_ages.rules.costs import (
    build_cost,
    has_food,
    pay_food,
    pay_resources,
    population_cost,
    resources_for,
    stage_cost,
    upgrade_cost,
)
from civitas.games.through_the_ages.rules.goods import stored_tokens
from civitas.games.through_the_ages.rules.statistics import rate, workers_of
from civitas.games.through_the_ages.vocabulary import LAB, STAGES_PER_ACTION, THEATER, THEATER_CONVERSION, URBAN_LIMIT
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, frame, seat_of
from civitas.kernel.pools import shift

# Increasing the population


def forbids_population(p: AgesState, seat: int, discount: int) -> int:
    if p.yellow[seat] == 0:
        return by.POPULATION_EMPTY_BANK
    return 0 if has_food(p, seat, population_cost(p, seat, discount)) else by.POPULATION_FOOD_COST


def increase_population(p: AgesState, seat: int, discount: int) -> None:
    pay_food(p, seat, population_cost(p, seat, discount))
    gain_population(p, seat, 1)


def gain_population(p: AgesState, seat: int, count: int) -> None:
    """Without paying food, as far as the bank goes."""
    count = shift(p.yellow, p.unused, seat, count)
    if count and p.log is not None:
        p.tell("event-population", {"seat": seat, "count": count})


# Building


def forbids_site(p: AgesState, seat: int, site: int) -> int:
    """May a worker be put on this technology, costs apart?"""
    unit = site >= p.facts.units_at
    if not p.technologies[seat] >> site & 1:
        return by.UNIT_BUILD_NEEDS_TECHNOLOGY if unit else by.BUILD_NEEDS_TECHNOLOGY
    if p.unused[seat] == 0:
        return by.UNIT_BUILD_USES_UNUSED_WORKER if unit else by.BUILD_USES_UNUSED_WORKER
    return 0 if unit or below_limit(p, seat, p.facts.kind[site]) else by.BUILD_URBAN_LIMIT


def below_limit(p: AgesState, seat: int, kind: int) -> bool:
    return kind < LAB or workers_of(p, seat, kind) < p.fixed[seat][URBAN_LIMIT]


def forbids_build(p: AgesState, seat: int, site: int, rebate: int) -> int:
    found = forbids_site(p, seat, site)
    if found:
        return found
    if build_cost(p, seat, site) - rebate <= resources_for(p, seat, site):
        return 0
    return by.UNIT_BUILD_RESOURCE_COST if site >= p.facts.units_at else by.BUILD_RESOURCE_COST


def build(p: AgesState, seat: int, site: int, rebate: int) -> None:
    pay_resources(p, seat, max(0, build_cost(p, seat, site) - rebate), site)
    put_worker(p, seat, site)


def put_worker(p: AgesState, seat: int, site: int) -> None:
    p.unused[seat] -= 1
    p.workers[seat] = replaced(p.workers[seat], site, p.workers[seat][site] + 1)
    rate(p, seat)
    if p.log is not None:
        p.tell("event-built", {"seat": seat, "card": p.facts.ids[site]})


# Upgrading


def forbids_upgrade(p: AgesState, seat: int, old: int, new: int, rebate: int) -> int:
    facts = p.facts
    unit = new >= facts.units_at
    held = p.technologies[seat]
    if not held >> new & 1 or not held >> old & 1:
        return by.UNIT_UPGRADE_TARGET if unit else by.UPGRADE_TARGET
    if facts.kind[old] != facts.kind[new] or facts.level[old] >= facts.level[new]:
        found = forbids_conversion(p, seat, old, new)
        if found:
            return found
    if p.workers[seat][old] == 0:
        return by.UNIT_UPGRADE_WORKER_MOVES if unit else by.UPGRADE_WORKER_MOVES
    if upgrade_cost(p, seat, old, new) - rebate <= resources_for(p, seat, new):
        return 0
    return by.UNIT_UPGRADE_COST_DIFFERENCE if unit else by.UPGRADE_COST_DIFFERENCE


def forbids_conversion(p: AgesState, seat: int, old: int, new: int) -> int:
    """Once per turn any urban building may become a theater of the same or a higher level, with the right leader."""
    facts = p.facts
    if not p.power[seat][THEATER_CONVERSION] or facts.kind[new] != THEATER or facts.kind[old] == THEATER:
        return by.UNIT_UPGRADE_TARGET if new >= facts.units_at else by.UPGRADE_TARGET
    if not facts.urban_at <= old < facts.units_at:
        return by.BACH_OTHER_TYPE
    if facts.level[old] > facts.level[new]:
        return by.BACH_SAME_LEVEL
    if seat != p.player or p.flags & THEATER_CONVERTED:
        return by.BACH_OTHER_TYPE
    return 0 if below_limit(p, seat, THEATER) else by.BACH_URBAN_LIMIT


def upgrades(p: AgesState, seat: int) -> list[list[int]]:
    """Pairs of sites worth checking: a worker, and a better technology it might move to."""
    facts = p.facts
    technologies, workers = p.technologies[seat], p.workers[seat]
    theaters = facts.theaters if p.power[seat][THEATER_CONVERSION] else 0
    found: list[list[int]] = []
    for old in p.held[seat]:
        if workers[old]:
            better = facts.better[old] | (theaters if LAB <= facts.kind[old] < THEATER else 0)
            if technologies & better:
                found += [[old, new] for new in members(technologies & better)]
    return found


def upgrade(p: AgesState, seat: int, old: int, new: int, rebate: int) -> None:
    if p.facts.kind[old] != p.facts.kind[new]:
        p.flags |= THEATER_CONVERTED
    pay_resources(p, seat, max(0, upgrade_cost(p, seat, old, new) - rebate), new)
    workers = p.workers[seat].copy()
    workers[old] -= 1
    workers[new] += 1
    p.workers[seat] = workers
    rate(p, seat)
    if p.log is not None:
        p.tell("event-upgraded", {"seat": seat, "card": p.facts.ids[new], "from": p.facts.ids[old]})


# Destroying, disbanding


def forbids_destroy(p: AgesState, seat: int, site: int) -> int:
    return 0 if site < p.facts.units_at and p.workers[seat][site] else by.DESTROY_WORKER_TO_POOL


def forbids_disband(p: AgesState, seat: int, site: int) -> int:
    return 0 if site >= p.facts.units_at and p.workers[seat][site] else by.UNIT_DISBAND_WORKER_TO_POOL


def destroy(p: AgesState, seat: int, site: int) -> None:
    """The worker goes back to the pool."""
    p.workers[seat] = replaced(p.workers[seat], site, p.workers[seat][site] - 1)
    p.unused[seat] += 1
    rate(p, seat)
    if p.log is not None:
        p.tell("event-destroyed", {"seat": seat, "card": p.facts.ids[site]})


# Stages of a wonder


def forbids_stages(p: AgesState, seat: int, count: int, rebate: int) -> int:
    """May so many stages be built and covered?"""
    wonder = p.unfinished[seat]
    if wonder < 0:
        return by.WONDER_STAGE_NEEDS_UNFINISHED
    if p.stages[seat] + count > len(p.facts.wonder_stages[wonder]):
        return by.WONDER_STAGE_MULTI_STAGE
    if stage_cost(p, seat, count) - rebate > resources_for(p, seat, -1):
        return by.WONDER_STAGE_RESOURCE_COST
    # Built stages free their tokens only with the last one, so every stage needs a token of its own. Paying moves
    # tokens between the bank and the cards and leaves their number as it is.
    return 0 if p.blue[seat] + stored_tokens(p, seat) >= count else by.WONDER_STAGE_COVER_WHEN_BANK_EMPTY


def most_stages(p: AgesState, seat: int) -> int:
    """How many stages one civil action may build."""
    most = p.power[seat][STAGES_PER_ACTION]
    return most if most > 1 else 1


def build_stages(p: AgesState, seat: int, count: int, rebate: int) -> None:
    cost = max(0, stage_cost(p, seat, count) - rebate)
    p.ask_next(frame(COVER, seat, count))
    pay_resources(p, seat, cost, -1)


def cover_stages(p: AgesState) -> None:
    """Blue tokens cover what was paid: from the bank, or from cards of the owner's choice."""
    seat = seat_of(p.now)
    count = a_of(p.now)
    p.answered()
    if p.log is not None:
        card = p.facts.wonders.ids[p.unfinished[seat]]
        p.tell("event-stages-built", {"seat": seat, "card": card, "count": count})
    from_bank = min(count, p.blue[seat])
    p.blue[seat] -= from_bank
    p.stages[seat] += from_bank
    if count > from_bank:
        p.ask_next(frame(LOSE_TOKEN, seat, count - from_bank, 1))
    else:
        finish_stages(p, seat)


def finish_stages(p: AgesState, seat: int) -> None:
    """Once every stage is covered the wonder is complete and its tokens return to the bank."""
    wonder = p.unfinished[seat]
    if p.stages[seat] == len(p.facts.wonder_stages[wonder]):
        p.blue[seat] += p.stages[seat]
        p.stages[seat] = 0
        p.unfinished[seat] = -1
        complete(p, seat, wonder)
