"""Building in the countryside (Fase 4: Costruzione nella Periferia): carts build industries, inns and cities; alchemy
cleans."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.frames import BUILDERS, COUNTRY, PRODUCT, SEED, SITE, STORING
from civitas.games.antiquity.position import SPENT_BIOLOGY, USED_ALCHEMY, USED_BIOLOGY, AntiquityState, work_of
from civitas.games.antiquity.rules.activation import first_manned, leave
from civitas.games.antiquity.rules.payment import Purse, charge, spend
from civitas.games.antiquity.rules.sites import city_sites, fishery_load, fishery_pairs, load_of, sites
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import (
    ALCHEMY,
    ALCHEMY_SCOPE,
    BIOLOGY,
    BIOLOGY_FREQUENCY,
    BREWERY,
    BREWERY_CITY,
    CARTS,
    CITIES,
    CITY_PROJECT,
    FARM,
    FISHERIES,
    FISHERY,
    INN,
    MINE,
    WOODCUTTER,
)
from civitas.kernel.frames import NOBODY, a_of, b_of, frame

_PRODUCT_RULES: Final = [by.FARM_CHOOSE_PRODUCT, by.FARM_CHOOSE_PRODUCT, by.MINE_CHOOSE_ORE, by.FISHERY_CHOOSE_PRODUCT]


def next_builder(p: AntiquityState) -> None:
    """In turn order, each seat as long as it can do something and wants to."""
    place = a_of(p.now)
    while place < len(p.order):
        seat = p.order[place]
        if first_manned(p, seat, CARTS) >= 0 or (can_clean(p, seat) and p.zone[seat] & p.polluted):
            p.now = frame(BUILDERS, NOBODY, place)
            p.ask_next(frame(COUNTRY, seat))
            return
        place += 1
    p.phase = 5
    p.now = frame(STORING, NOBODY)


def end(p: AntiquityState, seat: int) -> None:
    """The seat has built enough; the next one follows."""
    p.answered()
    p.now = frame(BUILDERS, NOBODY, a_of(p.now) + 1)


# --- what to build


def forbids_found(p: AntiquityState, seat: int, project: int) -> int:
    if first_manned(p, seat, CARTS) < 0:
        return by.CART_NO_BUILD_WITHOUT
    forbidden = _forbids_project(p, seat, project)
    if forbidden:
        return forbidden
    if project == FARM:
        if not any([can_sow(p, seat, good) for good in p.facts.products[FARM]]):
            return by.FARM_COST_SEED
    elif not Purse(p, seat).affords(p.facts.project_cost[project]):
        return by.CART_PAY_COST
    return 0 if _has_site(p, seat, project) else by.COUNTRYSIDE_ONLY_IN_ZONE


def _forbids_project(p: AntiquityState, seat: int, project: int) -> int:
    """Limits and buildings that a kind of project asks for."""
    if project == FISHERY and p.piles[FISHERIES] == 0:
        return by.FISHERY_LIMIT_TWELVE
    if project == INN:
        if not p.has(seat, BREWERY):
            return by.INN_NEEDS_BREWERY
        if p.inns[seat].bit_count() >= p.facts.inns:
            return by.INN_LIMIT_SIXTEEN
    if project == CITY_PROJECT:
        if p.city_count(seat) >= p.facts.most_cities:
            return by.NEWCITY_MAX_FOUR
        if p.reads(BREWERY_CITY) and not p.has(seat, BREWERY):
            return by.INN_NEEDS_BREWERY
    return 0


def _has_site(p: AntiquityState, seat: int, project: int) -> bool:
    if project == FISHERY:
        return bool(fishery_pairs(p, seat))
    if project == CITY_PROJECT:
        return bool(city_sites(p, seat))
    return sites(p, seat, project, -1) != 0


def found(p: AntiquityState, seat: int, project: int) -> None:
    asks_product = project in (FARM, MINE, FISHERY)
    p.now = frame(PRODUCT if asks_product else SITE, seat, project, p.facts.wood)


def has_biology(p: AntiquityState, seat: int) -> bool:
    """May a farm be sown without seed?"""
    spent = SPENT_BIOLOGY if p.reads(BIOLOGY_FREQUENCY) else USED_BIOLOGY
    return p.has(seat, BIOLOGY) and not p.used[seat] & spent


def can_sow(p: AntiquityState, seat: int, good: int) -> bool:
    return p.holds(seat, good) > 0 or has_biology(p, seat)


def forbids_product(p: AntiquityState, seat: int, good: int) -> int:
    project = a_of(p.now)
    if good not in p.facts.products[project]:
        return _PRODUCT_RULES[project]
    if project == FARM:
        return 0 if can_sow(p, seat, good) else by.FARM_COST_SEED
    if project == MINE:
        return 0 if sites(p, seat, MINE, good) else by.MINE_ORE_FIXED
    return 0


def products(p: AntiquityState, seat: int) -> list[int]:
    return [good for good in p.facts.products[a_of(p.now)] if forbids_product(p, seat, good) == 0]


def choose_product(p: AntiquityState, seat: int, good: int) -> None:
    p.now = frame(SITE, seat, a_of(p.now), good)


# --- where


def build_at(p: AntiquityState, seat: int, centre: int) -> None:
    """An industry, an inn or a city on the chosen hex."""
    project, product = a_of(p.now), b_of(p.now)
    p.answered()
    leave(p, seat, first_manned(p, seat, CARTS))
    if p.log is not None:
        _tell_built(p, seat, project, centre)
    if project == INN:
        _put_inn(p, seat, centre)
    elif project == CITY_PROJECT:
        put_city(p, seat, p.city_count(seat), centre)
    else:
        _put_industry(p, seat, project, product, centre)
    if project == FARM:
        _sow(p, seat, product)
    else:
        charge(p, seat, p.facts.project_cost[project])


def _tell_built(p: AntiquityState, seat: int, project: int, centre: int) -> None:
    args: dict[str, object] = {"seat": seat, "project": p.facts.projects.ids[project]}
    args["hex"] = p.facts.hexes.ids[centre]
    p.tell("event-founded", args)


def _put_industry(p: AntiquityState, seat: int, project: int, product: int, centre: int) -> None:
    load = load_of(p, project, centre)
    if project == WOODCUTTER:
        p.grass |= load
    else:
        p.polluted |= load
    if project == MINE:
        mountain = p.land.range_of[centre]
        p.ores = [product if number == mountain else ore for number, ore in enumerate(p.ores)]
    _add_work(p, work_of(seat, project, product, centre), load, load)


def _add_work(p: AntiquityState, work: int, load: int, covered: int) -> None:
    p.works.append(work)
    p.loads.append(load)
    p.taken |= covered
    p.markers &= ~covered


def build_fishery(p: AntiquityState, seat: int, pair: int) -> None:
    product = b_of(p.now)
    p.answered()
    leave(p, seat, first_manned(p, seat, CARTS))
    load = fishery_load(p, pair)
    work = work_of(seat, FISHERY, product, pair)
    p.polluted |= load
    p.piles[FISHERIES] -= 1
    _add_work(p, work, load, load | p.work_hexes(work))
    if p.log is not None:
        _tell_built(p, seat, FISHERY, pair // len(p.facts.directions.ids))
    charge(p, seat, p.facts.project_cost[FISHERY])


def _put_inn(p: AntiquityState, seat: int, centre: int) -> None:
    bit = 1 << centre
    p.inns[seat] |= bit
    p.taken |= bit
    p.markers &= ~bit
    p.held[seat] |= bit
    p.fringe[seat] |= p.land.layout.neighbours[centre]
    chart(p, seat)


def put_city(p: AntiquityState, seat: int, city: int, centre: int) -> None:
    """A city on its seven hexes; pollution and markers under it are gone."""
    layout = p.land.layout
    at = seat * CITIES + city
    p.centres = [centre if place == at else old for place, old in enumerate(p.centres)]
    covered = layout.city[centre]
    p.polluted &= ~covered
    p.markers &= ~covered
    p.taken |= covered
    p.held[seat] |= covered
    p.fringe[seat] |= layout.around[centre]
    chart(p, seat)


# --- the seed of a farm


def _sow(p: AntiquityState, seat: int, good: int) -> None:
    """Pay the seed, or let biology spare it; asked only where both are possible."""
    if not has_biology(p, seat):
        spend(p, seat, good)
    elif p.holds(seat, good) == 0:
        _use_biology(p, seat)
    else:
        p.ask_next(frame(SEED, seat, good))


def _use_biology(p: AntiquityState, seat: int) -> None:
    p.used[seat] |= USED_BIOLOGY | SPENT_BIOLOGY


def forbids_seed(p: AntiquityState, seat: int, good: int) -> int:
    return 0 if good == a_of(p.now) else by.FARM_COST_SEED


def pay_seed(p: AntiquityState, seat: int, good: int) -> None:
    spend(p, seat, good)
    p.answered()


def spare_seed(p: AntiquityState, seat: int) -> None:
    _use_biology(p, seat)
    p.answered()


# --- alchemy


def can_clean(p: AntiquityState, seat: int) -> bool:
    return p.has(seat, ALCHEMY) and not p.used[seat] & USED_ALCHEMY


def forbids_clean(p: AntiquityState, seat: int, centre: int) -> int:
    if not p.has(seat, ALCHEMY):
        return by.ACTIVATE_REQUIRED
    if p.used[seat] & USED_ALCHEMY:
        return by.ALCHEMY_ONCE_PER_TURN
    return 0 if p.zone[seat] & p.polluted & 1 << centre else by.ALCHEMY_CHOOSE_HEX


def cleanable(p: AntiquityState, seat: int) -> list[int]:
    return hexes_of(p.zone[seat] & p.polluted) if can_clean(p, seat) else []


def cleaned_by(p: AntiquityState, centre: int) -> int:
    """The chosen hex and those around it but for hexes with goods; to the letter, all around it but not itself."""
    around = p.land.layout.neighbours[centre] & p.polluted
    if p.reads(ALCHEMY_SCOPE):
        return around
    found = around | 1 << centre
    for load in p.loads:
        found &= ~load
    return found


def clean(p: AntiquityState, seat: int, centre: int) -> None:
    p.used[seat] |= USED_ALCHEMY
    p.polluted &= ~cleaned_by(p, centre)
    p.answered()
    if p.log is not None:
        p.tell("event-cleaned", {"seat": seat, "hex": p.facts.hexes.ids[centre]})
