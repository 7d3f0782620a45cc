"""What effects give and take at once."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import DESTROY_OWN, LOSE_TOKEN, LOSE_WORKER, LOSSES, MIX_GAIN, MIX_LOSE
from civitas.games.through_the_ages.position import AgesState, replaced
from civitas.games.through_the_ages.rules.building import destroy, finish_stages, gain_population
from civitas.games.through_the_ages.rules.cards import gain_culture, gain_science, lose_blue, lose_culture
from civitas.games.through_the_ages.rules.goods import stored_tokens
from civitas.games.through_the_ages.rules.payment import lose_food, lose_resources
from civitas.games.through_the_ages.rules.row import draw_military
from civitas.games.through_the_ages.rules.statistics import rate, stock
from civitas.games.through_the_ages.rules.storing import store
from civitas.games.through_the_ages.vocabulary import (
    FROM_OTHERS,
    GAIN_BLUE,
    GAIN_CULTURE,
    GAIN_DRAW,
    GAIN_FOOD,
    GAIN_POPULATION,
    GAIN_RESOURCE,
    GAIN_SCIENCE,
)
from civitas.kernel.frames import a_of, b_of, frame, seat_of
from civitas.kernel.pools import shift


def gain_all(p: AgesState, seat: int, gains: list[list[int]], source: int) -> None:
    """Gain everything in the order the card names it. Goods stored by hand are piled up, the first on top."""
    ordered = gains[::-1] if p.options.get("manual_payment") else gains
    for pair in ordered:
        gain_one(p, seat, pair[0], pair[1], source)


def gain_one(p: AgesState, seat: int, kind: int, amount: int, source: int) -> None:
    if kind == GAIN_FOOD:
        store(p, seat, amount, 0)
    elif kind == GAIN_RESOURCE:
        store(p, seat, amount, 1)
    elif kind == GAIN_SCIENCE:
        gain_science(p, seat, amount)
    elif kind == GAIN_CULTURE:
        gain_culture(p, seat, amount, source)
    elif kind == GAIN_POPULATION:
        gain_population(p, seat, amount)
    elif kind == GAIN_DRAW:
        draw_military(p, seat, amount)


def lose_all(p: AgesState, seat: int, gains: list[list[int]], source: int) -> None:
    """Lose everything a card names."""
    for pair in gains:
        if pair[0] == GAIN_CULTURE:
            lose_culture(p, seat, pair[1], source)
        elif pair[0] == GAIN_POPULATION:
            lose_population(p, seat, pair[1])
        elif pair[0] == GAIN_BLUE:
            lose_blue(p, seat, pair[1])


# Losing population and blue tokens


def lose_population(p: AgesState, seat: int, count: int) -> None:
    """Unused workers go first; then the owner chooses workers on cards."""
    unused = shift(p.unused, p.yellow, seat, count)
    if unused and p.log is not None:
        p.tell("event-population-lost", {"seat": seat, "count": unused})
    if count > unused:
        p.ask_next(frame(LOSSES, seat, count - unused))


def go_on_losing(p: AgesState) -> None:
    """Ask for the next worker or token that is lost, as long as there is one."""
    seat = seat_of(p.now)
    population, blue = a_of(p.now), b_of(p.now)
    if population and sum(p.workers[seat]):
        p.now = frame(LOSSES, seat, population - 1, blue)
        p.ask_next(frame(LOSE_WORKER, seat))
    elif blue and stored_tokens(p, seat):
        p.now = frame(LOSSES, seat, 0, blue - 1)
        p.ask_next(frame(LOSE_TOKEN, seat))
    else:
        p.answered()


def forbids_loss(p: AgesState, seat: int, site: int) -> int:
    return 0 if p.workers[seat][site] else by.WORKERS_LOSE_POPULATION_FROM_CARDS


def lose_worker(p: AgesState, seat: int, site: int) -> None:
    p.answered()
    p.workers[seat] = replaced(p.workers[seat], site, p.workers[seat][site] - 1)
    p.yellow[seat] += 1
    rate(p, seat)
    if p.log is not None:
        p.tell("event-worker-lost", {"seat": seat, "card": p.facts.ids[site]})


def forbids_token(p: AgesState, seat: int, site: int) -> int:
    return 0 if site < p.facts.stores and p.tokens[seat][site] else by.TOKENS_LOSE_BLUE


def lose_token(p: AgesState, seat: int, site: int) -> None:
    """A blue token leaves a card: for the box, or to cover a stage of a wonder."""
    missing, covering = a_of(p.now), b_of(p.now)
    p.tokens[seat] = replaced(p.tokens[seat], site, p.tokens[seat][site] - 1)
    stock(p, seat)
    if p.log is not None:
        p.tell("event-token-lost", {"seat": seat, "card": p.facts.ids[site]})
    if not covering:
        p.blue_tokens = replaced(p.blue_tokens, seat, p.blue_tokens[seat] - 1)
        p.answered()
        return
    p.stages[seat] += 1
    if missing > 1:
        p.now = frame(LOSE_TOKEN, seat, missing - 1, 1)
        return
    p.answered()
    finish_stages(p, seat)


# Food and resources in any mixture


def forbids_mix(p: AgesState, seat: int, food: int) -> int:
    """Is so much food, and the rest in resources, a way to make up the total?"""
    total, way, other = a_of(p.now), b_of(p.now) & 3, b_of(p.now) >> 2
    if way == MIX_GAIN:
        return 0 if food <= total else by.PAY_LOSE
    loser = seat if way == MIX_LOSE else other
    due = min(total, p.food[loser] + p.resources[loser])
    if food <= p.food[loser] and 0 <= due - food <= p.resources[loser]:
        return 0
    return by.PAY_LOSE if way == MIX_LOSE else by.PAY_TAKE_FROM_PLAYER


def mix(p: AgesState, seat: int, food: int) -> None:
    total, way, other = a_of(p.now), b_of(p.now) & 3, b_of(p.now) >> 2
    p.answered()
    if way == MIX_GAIN:
        gain_all(p, seat, [[GAIN_FOOD, food], [GAIN_RESOURCE, total - food]], FROM_OTHERS)
        return
    loser = seat if way == MIX_LOSE else other
    due = min(total, p.food[loser] + p.resources[loser])
    food_lost = lose_food(p, loser, food)
    resources_lost = lose_resources(p, loser, due - food)
    if p.log is not None:
        p.tell("event-goods-lost", {"seat": loser, "food": food_lost, "resources": resources_lost})
    if way != MIX_LOSE:
        # What the victim overpays for want of change is lost, and so taken, as well.
        gain_all(p, seat, [[GAIN_FOOD, food_lost], [GAIN_RESOURCE, resources_lost]], FROM_OTHERS)


# Food or resources


def choose_good(p: AgesState, seat: int, good: int) -> None:
    amount = b_of(p.now) if good else a_of(p.now)
    p.answered()
    gain_one(p, seat, GAIN_RESOURCE if good else GAIN_FOOD, amount, FROM_OTHERS)


# Destroying an own building


def destroy_chosen(p: AgesState, seat: int, site: int) -> None:
    p.answered()
    destroy(p, seat, site)


def ask_own_destruction(p: AgesState, seat: int) -> None:
    if sum(p.workers[seat][: p.facts.units_at]):
        p.ask_next(frame(DESTROY_OWN, seat))
