"""The Production Phase (Fase di Produzione): science and culture, corruption, food, consumption, resources."""

from __future__ import annotations

from civitas.games.through_the_ages.frames import PRODUCING
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.cards import lab_output, lose_culture
from civitas.games.through_the_ages.rules.credits import credit_production
from civitas.games.through_the_ages.rules.goods import gain_food, gain_resources
from civitas.games.through_the_ages.rules.payment import lose_food, lose_resources
from civitas.games.through_the_ages.rules.statistics import stock
from civitas.games.through_the_ages.vocabulary import (
    BEST_MINE_AGAIN,
    FARM,
    FOOD,
    FROM_HUNGER,
    LABS_AS_MINES,
    MINE,
    RESOURCE,
)
from civitas.kernel.frames import a_of, frame, seat_of


def produce_all(p: AgesState, seat: int) -> None:
    p.science[seat] += p.science_rate[seat]
    p.culture[seat] += p.culture_rate[seat]
    if p.credits is not None:
        credit_production(p, seat)
    if p.log is not None:
        rates: dict[str, object] = {
            "seat": seat,
            "science": p.science_rate[seat],
            "culture": p.culture_rate[seat],
        }
        p.tell("event-production", rates)
    corrupt(p, seat)
    produce_food(p, seat)
    consume(p, seat)
    produce_resources(p, seat)


def go_on_producing(p: AgesState) -> None:
    """A production granted by an event, one step at a time: a step may ask its owner how it is paid."""
    seat = seat_of(p.now)
    step = a_of(p.now)
    p.now = frame(PRODUCING, seat, step + 1)
    if step == 0:
        corrupt(p, seat)
    elif step == 1:
        produce_food(p, seat)
    elif step == 2:
        consume(p, seat)
    else:
        p.answered()
        produce_resources(p, seat)


def corruption(p: AgesState, seat: int) -> int:
    table = p.facts.corruption
    blue = p.blue[seat]
    return table[blue] if blue < len(table) else table[-1]


def consumption(p: AgesState, seat: int) -> int:
    table = p.facts.consumption
    yellow = p.yellow[seat]
    return table[yellow] if yellow < len(table) else table[-1]


def corrupt(p: AgesState, seat: int) -> None:
    """Corruption costs resources, and food for what they do not cover."""
    due = corruption(p, seat)
    if not due:
        return
    from_resources = min(due, p.resources[seat])
    lose_resources(p, seat, from_resources)
    food = lose_food(p, seat, due - from_resources)
    if p.log is not None:
        p.tell("event-corruption", {"seat": seat, "resources": from_resources, "food": food})


def consume(p: AgesState, seat: int) -> None:
    due = consumption(p, seat)
    if not due:
        return
    missing = due - min(due, p.food[seat])
    lose_food(p, seat, due)
    if p.log is not None:
        p.tell("event-consumption", {"seat": seat, "count": due, "missing": missing})
    if missing:
        lose_culture(p, seat, p.facts.starvation * missing, FROM_HUNGER)


def produce_food(p: AgesState, seat: int) -> None:
    """A token for each worker on a farm, the best farms first."""
    _fill(p, seat, p.facts.sites_of[FARM], -1)
    more = p.fixed[seat][FOOD]  # what cards give or take whatever works
    if more > 0:
        gain_food(p, seat, more)
    elif more < 0:
        lose_food(p, seat, -more)


def produce_resources(p: AgesState, seat: int) -> None:
    """A token for each worker on a mine, the best mines first; labs that work as mines take their turn by level."""
    power = p.power[seat]
    mines = p.facts.resource_makers if power[LABS_AS_MINES] else p.facts.sites_of[MINE]
    _fill(p, seat, mines, _best_mine(p, seat) if power[BEST_MINE_AGAIN] else -1)
    more = p.fixed[seat][RESOURCE]
    if more > 0:
        gain_resources(p, seat, more)
    elif more < 0:
        lose_resources(p, seat, -more)


def _best_mine(p: AgesState, seat: int) -> int:
    """The best mine with a worker, or -1."""
    for site in reversed(p.facts.sites_of[MINE]):
        if p.workers[seat][site]:
            return site
    return -1


def _fill(p: AgesState, seat: int, sites: list[int], twice: int) -> None:
    """Tokens for the workers of these sites, the last one first, as far as the bank goes; the site `twice` one more."""
    workers = p.workers[seat]
    tokens = p.tokens[seat].copy()
    bank = p.blue[seat]
    for place in range(len(sites) - 1, -1, -1):
        site = sites[place]
        count = workers[site]
        if count == 0:
            continue
        if site == twice:
            count += 1
        if count > bank:
            count = bank
        tokens[site] += count
        bank -= count
    p.tokens[seat] = tokens
    p.blue[seat] = bank
    stock(p, seat)


# How much is produced


def food_production(p: AgesState, seat: int) -> int:
    """Food of a production, the bank aside, what pacts add included."""
    total = p.fixed[seat][FOOD]
    for site in p.facts.sites_of[FARM]:
        total += p.workers[seat][site] * p.facts.value[site]
    return max(0, total)


def mine_production(p: AgesState, seat: int) -> int:
    total = 0
    best = 0
    for site in p.facts.sites_of[MINE]:
        if p.workers[seat][site]:
            total += p.workers[seat][site] * p.facts.value[site]
            best = p.facts.value[site]
    return total + (best if p.power[seat][BEST_MINE_AGAIN] else 0)


def resource_production(p: AgesState, seat: int) -> int:
    total = mine_production(p, seat) + p.fixed[seat][RESOURCE]
    if p.power[seat][LABS_AS_MINES]:
        total += lab_output(p, seat)
    return max(0, total)
