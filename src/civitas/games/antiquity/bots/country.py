"""Work in the countryside: which industry, inn or city is worth a cart, and where; where to settle and to pollute."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots.goals import Agenda, prey
from civitas.games.antiquity.effects.saints import uncovered
from civitas.games.antiquity.facts.geography import hexes_of, spread
from civitas.games.antiquity.moves import AntiquityMoves
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules import countryside, pollution, setup, sites
from civitas.games.antiquity.rules.payment import Purse


class Project:
    """Something a cart may build, with its best site."""

    def __init__(self, worth: float, kind: int, good: int, site: int) -> None:
        self.worth = worth
        self.kind = kind
        self.good = good
        self.site = site
        """A hex, for a fishery a pair."""


LATER: Final = 0.9
"""What a good is worth a turn later."""
WORTH_A_CART: Final = 1.2
"""A project below this is not worth the man, unless he would be idle."""
BETTER_THAN_NOTHING: Final = 0.5
_INCOME: Final = 2
"""With fewer industries nothing is spent on inns and cities: who has nothing left cannot begin anew."""
_HUNGRY_INN: Final = 0.35
"""Less for an inn, which eats food, per grave that threatens."""
_MARKER_LOST: Final = 0.4
_ON_THE_CITY: Final = 3.0
"""Goods less where an industry takes the last place for a city."""
_ENCLOSED: Final = 1.2
"""A hex of the rival to be enclosed."""
_STRONG: Final = 2.5
_NEARER: Final = 2.0


def projects(p: AntiquityState, seat: int, agenda: Agenda) -> list[Project]:
    """All that can be built now with a cart, best first; each kind and product once."""
    facts = p.facts
    purse = Purse(p, seat)
    found: list[Project] = []
    for kind in range(len(facts.projects.ids)):
        if kind != v.FARM and purse.short(facts.project_cost[kind]):
            continue
        found += industries(p, seat, agenda, kind)
    strong = len([project for project in found if project.kind < v.INN and project.worth >= _STRONG])
    if strong > 1 and v.ENCLOSURE not in agenda.conditions:
        for project in found:
            if project.kind == v.INN:
                project.worth *= agenda.style.not_yet
    found.sort(key=lambda project: -project.worth)
    return found


def industries(p: AntiquityState, seat: int, agenda: Agenda, kind: int) -> list[Project]:
    """What one kind of project may come to, best first."""
    if kind == v.INN:
        return _inn(p, seat, agenda)
    if kind == v.CITY_PROJECT:
        return _city(p, seat, agenda)
    found: list[Project] = []
    for good in p.facts.products[kind]:
        if kind != v.FARM or countryside.can_sow(p, seat, good):
            found += _industry(p, seat, agenda, kind, good)
    found.sort(key=lambda project: -project.worth)
    return found


def best_with_seed(p: AntiquityState, seat: int, agenda: Agenda, good: int) -> float:
    """What a farm is worth, whether there is seed or not."""
    found = _industry(p, seat, agenda, v.FARM, good)
    return found[0].worth if found else 0.0


def _industry(p: AntiquityState, seat: int, agenda: Agenda, kind: int, good: int) -> list[Project]:
    site, load, worth = -1, 0, 0.0
    if kind == v.FISHERY:
        if p.piles[v.FISHERIES] == 0:
            return []
        for pair in sites.fishery_pairs(p, seat):
            count = sites.fishery_load(p, pair).bit_count()
            if count > load:
                site, load = pair, count
    else:
        best = -99.0
        for place in hexes_of(sites.sites(p, seat, kind, good)):
            covered = sites.load_of(p, kind, place)
            score = covered.bit_count() - _MARKER_LOST * (covered & p.markers).bit_count()
            if covered & agenda.reserved or 1 << place & agenda.reserved:
                score -= _ON_THE_CITY
            if score > best:
                site, load, best = place, covered.bit_count(), score
    if site < 0:
        return []
    factor = 1.0
    for number in range(min(load, 7)):
        worth += factor * agenda.unit(p, good, number)
        factor *= LATER
    if kind == v.FARM:
        worth -= agenda.unit(p, good, 0) if not countryside.has_biology(p, seat) else 0.0
    else:
        worth -= agenda.style.wood_price
    return [Project(worth, kind, good, site)]


def best_with_wood(p: AntiquityState, seat: int, agenda: Agenda) -> float:
    """What the best industry that costs wood is worth, whether there is wood or not."""
    best = 0.0
    for kind in (v.WOODCUTTER, v.MINE, v.FISHERY):
        for project in industries(p, seat, agenda, kind)[:1]:
            best = max(best, project.worth)
    return best


def gain_of_land(p: AntiquityState, seat: int, fringe: int) -> int:
    """Clean hexes that a source with this fringe would add to the zone."""
    reached = fringe & ~p.water
    reached |= spread(p.land.layout, reached) & ~p.water
    return reached & ~p.zone[seat]


def _land_worth(p: AntiquityState, agenda: Agenda, seat: int, gained: int, victim: int) -> float:
    clean = (gained & ~(p.polluted | p.taken)).bit_count()
    worth = clean * agenda.style.new_land * (2.0 if agenda.clean < agenda.style.poor else 1.0)
    free = p.zone[seat] & ~(p.polluted | p.taken)
    shore = spread(p.land.layout, p.water & ~(p.polluted | p.taken))
    for ground, good in (
        (p.land.mountain, p.facts.stone),
        (p.forest(), p.facts.wood),
        (shore, p.facts.fish),
    ):
        if (free & ground).bit_count() < 3:
            urgent = 2.0 if good == p.facts.wood and agenda.no_forest else 1.0
            worth += urgent * agenda.style.new_ground * min(4, (gained & ground & ~(p.polluted | p.taken)).bit_count())
    if victim >= 0:
        covered = gained & uncovered(p, seat, victim)
        worth += _ENCLOSED * covered.bit_count()
        if not covered:
            # On the way to the rival: the nearer the better.
            worth += _NEARER * _towards(p, seat, gained, victim)
    return worth


def _towards(p: AntiquityState, seat: int, gained: int, victim: int) -> int:
    """By how many steps new land is nearer to the zone of a rival."""
    layout = p.land.layout
    target = uncovered(p, seat, victim)
    steps_old, steps_new = -1, -1
    area = target
    for step in range(12):
        if steps_new < 0 and area & gained:
            steps_new = step
        if steps_old < 0 and area & (p.zone[seat] | p.held[seat]):
            steps_old = step
        if steps_old >= 0:
            break
        area |= spread(layout, area)
    if steps_new < 0:
        return 0
    return max(0, (steps_old if steps_old >= 0 else 12) - steps_new)


def _inn(p: AntiquityState, seat: int, agenda: Agenda) -> list[Project]:
    food = agenda.spare(p, v.FOOD)
    if food == 0 or (agenda.works < _INCOME and food <= _INCOME):
        # The last food is for the fields.
        return []
    if not p.has(seat, v.BREWERY) or p.inns[seat].bit_count() >= p.facts.inns:
        return []
    victim = prey(p, seat) if v.ENCLOSURE in agenda.conditions else -1
    best, worth = -1, 0.0
    for place in hexes_of(sites.sites(p, seat, v.INN, p.facts.wood)):
        gained = gain_of_land(p, seat, p.land.layout.neighbours[place])
        found = _land_worth(p, agenda, seat, gained, victim)
        if found > worth:
            best, worth = place, found
    if best < 0:
        return []
    worth += agenda.style.inn - _HUNGRY_INN * max(0, agenda.hunger + 1)
    return [Project(worth, v.INN, p.facts.wood, best)]


def _city(p: AntiquityState, seat: int, agenda: Agenda) -> list[Project]:
    if not agenda.wants_city or agenda.works < _INCOME or (p.reads(v.BREWERY_CITY) and not p.has(seat, v.BREWERY)):
        return []
    victim = prey(p, seat) if v.ENCLOSURE in agenda.conditions else -1
    best, worth = -1, -1.0
    for centre in sites.city_sites(p, seat):
        gained = gain_of_land(p, seat, p.land.layout.around[centre])
        found = _land_worth(p, agenda, seat, gained, victim)
        if found > worth:
            best, worth = centre, found
    return [Project(agenda.style.city + worth, v.CITY_PROJECT, p.facts.wood, best)] if best >= 0 else []


def moves_of(p: AntiquityState, table: AntiquityMoves, project: Project) -> list[int]:
    """The moves that build a project."""
    plan = [table.found + project.kind]
    if project.kind in (v.FARM, v.MINE, v.FISHERY):
        plan.append(table.product + project.good)
    return [*plan, (table.pair if project.kind == v.FISHERY else table.site) + project.site]


def cleanable(p: AntiquityState, seat: int) -> int:
    """So many hexes of the zone alchemy would clean at once, were it at work."""
    loaded = 0
    for load in p.loads:
        loaded |= load
    dirty = p.zone[seat] & p.polluted & ~loaded
    most = 0
    for place in hexes_of(dirty):
        most = max(most, ((p.land.layout.neighbours[place] | 1 << place) & dirty).bit_count())
    return most


def best_cleaning(p: AntiquityState, seat: int) -> int:
    """The hex around which alchemy cleans most, or -1."""
    best, most = -1, 0
    for place in countryside.cleanable(p, seat):
        count = (countryside.cleaned_by(p, place) & p.zone[seat]).bit_count()
        if count > most:
            best, most = place, count
    return best


# --- the start, and pollution


def best_starts(p: AntiquityState, seat: int) -> list[int]:
    """The centres with enough of everything around them, best first."""
    scored = [(-_start(p, centre), centre) for centre in setup.settleable(p, seat)]
    scored.sort()
    return [centre for _, centre in scored]


def _start(p: AntiquityState, centre: int) -> float:
    layout = p.land.layout
    water = p.land.water & ~layout.city[centre]
    reached = layout.around[centre] & ~water
    reached |= spread(layout, reached) & ~(water | layout.city[centre])
    shore = (spread(layout, reached) & water).bit_count()
    score = 0.3 * reached.bit_count() + 1.2 * min(shore, 6)
    score += min((reached & p.land.forest).bit_count(), 9)
    score += min((reached & p.land.plain).bit_count(), 8)
    score += 1.5 * min((reached & p.land.mountain).bit_count(), 5)
    return score + 2.0 * min((reached & p.markers).bit_count(), 2)


def least_useful(p: AntiquityState, seat: int) -> list[int]:
    """Hexes to pollute: those that spoil the land of rivals first, then the least useful of one's own."""
    grounds = [p.forest(), p.plain(), p.land.mountain, p.water]
    clean = ~(p.polluted | p.taken)
    rivals = 0
    for other in p.order:
        if other != seat:
            rivals |= p.zone[other]
    scored: list[tuple[int, int]] = []
    for place in pollution.options(p, seat):
        bit = 1 << place
        cost = 0
        for ground in grounds:
            if ground & bit:
                cost = 2 * (p.land.layout.neighbours[place] & ground & clean).bit_count()
        if rivals & bit:
            cost -= 5
        if p.markers & bit:
            cost += 6
        scored.append((cost, place))
    scored.sort()
    return [place for _, place in scored]
