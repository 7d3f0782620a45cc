"""Plans: purposeful sequences of moves, so that bots need not weigh every square and every hex.

The first plan is what a player with a goal does; the others are what it might do instead. In the city a plan is a part
of the turn: a building with its place and its man, a trade, a house.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import frames as f
from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots import country, placing, town, trade
from civitas.games.antiquity.bots.goals import Agenda, fitting, goal_of
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.hooks import Antiquity
from civitas.games.antiquity.moves import AntiquityMoves, table_of
from civitas.games.antiquity.rules import city, harvest, payment
from civitas.games.antiquity.rules.activation import first_manned
from civitas.kernel.frames import a_of, b_of, kind_of
from civitas.kernel.position import Position

WIDTH: Final = 3
"""So many plans are offered unless more are asked for."""
_PLENTY: Final = 0.3
_LAST_SEED: Final = 1.0
_STARVING: Final = -1


def plans_of(position: Position, seat: int, width: int = WIDTH) -> list[list[int]]:
    """So many at most where there is a choice; empty where single moves are enough."""
    p = position if position.joint is None else position.sketch(seat)
    assert isinstance(p, Antiquity)
    table = table_of(p)
    kind = kind_of(p.now)
    if kind == f.CITY:
        return _in_city(position, p, seat, table, width)
    if kind == f.COUNTRY:
        return _in_country(p, seat, table, width)
    if kind == f.SAINT:
        return [[table.saint + saint] for saint in fitting(p, seat)]
    if kind == f.SETTLE:
        return [[table.settle + centre] for centre in country.best_starts(p, seat)[:width]]
    if kind == f.STORE:
        return [[table.discard + good] for good in _least_wanted(p, seat)[:width]]
    if kind == f.BURY:
        return [[table.bury + place] for place in placing.graves(p, seat)[:1]]
    if kind == f.POLLUTE:
        return [[table.pollute + place] for place in country.least_useful(p, seat)[:1]]
    if kind == f.EXPLORE:
        return [[move] for move in p.moves(seat)]
    return [[_small(p, seat, table, kind)]] if kind in _SMALL else []


_SMALL: Final = (
    *(f.PLACE, f.HOUSE, f.SIZE, f.EXTRA_HOUSE, f.PAY, f.SELL, f.BUY),
    *(f.PRODUCT, f.SITE, f.HARVEST, f.SEED),
)


def _small(p: Antiquity, seat: int, table: AntiquityMoves, kind: int) -> int:
    """What follows from a larger choice."""
    if kind == f.PLACE:
        place = placing.best_place(p, seat, city.shapes_of(p, a_of(p.now)), a_of(p.now) & 31)
        return table.place + place if place >= 0 else p.moves(seat)[0]
    if kind == f.HOUSE:
        return table.house + town.best_house(p, seat, payment.Purse(p, seat))
    if kind == f.SIZE:
        return table.of_size + placing.best_size(p, seat)
    if kind == f.EXTRA_HOUSE:
        # The dearest that comes free.
        return p.moves(seat)[-2]
    if kind == f.PAY:
        return table.pay + _cheapest(p, seat)
    if kind in (f.SELL, f.BUY):
        return _midway_in_trade(p, seat, table, kind)
    if kind == f.SEED:
        return table.biology
    if kind == f.HARVEST:
        return table.take + hexes_of(harvest.around_man(p, harvest.current(p, seat)))[0]
    return _midway(p, seat, table, kind)


def _midway(p: Antiquity, seat: int, table: AntiquityMoves, kind: int) -> int:
    """The product or site of something that is being founded."""
    agenda = Agenda(p, seat, goal_of(p, seat))
    project = a_of(p.now)
    offered = country.industries(p, seat, agenda, project)
    if kind == f.PRODUCT:
        return table.product + offered[0].good if offered else p.moves(seat)[0]
    for candidate in offered:
        if candidate.good == b_of(p.now) or project in (v.WOODCUTTER, v.INN, v.CITY_PROJECT):
            return (table.pair if project == v.FISHERY else table.site) + candidate.site
    return p.moves(seat)[0]


def _midway_in_trade(p: Antiquity, seat: int, table: AntiquityMoves, kind: int) -> int:
    """The second good to sell, or what to buy for both."""
    work = trade.Work(p, seat, Agenda(p, seat, goal_of(p, seat)), table)
    if kind == f.SELL:
        sold = trade.offered(work)
        return table.sell + sold[0][1] if sold else p.moves(seat)[0]
    best = trade.wished(work, a_of(p.now), b_of(p.now))
    return table.buy + best if best >= 0 else p.moves(seat)[0]


def _cheapest(p: Antiquity, seat: int) -> int:
    """The good that is missed least: what there is most of, and no last seed."""
    agenda = Agenda(p, seat, goal_of(p, seat))
    found, least = -1, 99.0
    for good in payment.payable(p, seat):
        missed = agenda.unit(p, good, 0) - _PLENTY * agenda.held[good]
        if agenda.held[good] == 1 and agenda.rate[good] == 0 and good in p.facts.products[v.FARM]:
            missed += _LAST_SEED
        if missed < least:
            found, least = good, missed
    return found


def _in_city(position: Position, p: Antiquity, seat: int, table: AntiquityMoves, width: int) -> list[list[int]]:
    agenda = Agenda(p, seat, goal_of(p, seat))
    answers = [move for move in position.legal(seat) if table.verb(move).name == "decline"]
    if answers:
        return [[answers[0]]]
    found = town.parts(p, seat, agenda, table)
    if width > WIDTH and len(found) > 1:
        found.append([table.done])
    return found[: _choices(agenda, width)] or [[table.done]]


def _choices(agenda: Agenda, width: int) -> int:
    """So many plans are offered. Whoever is about to starve has no choice, for no slip may cost a city its people,
    unless it asks for more than the usual plans and so compares them."""
    return 1 if agenda.hunger > _STARVING and width <= WIDTH else width


def _in_country(p: Antiquity, seat: int, table: AntiquityMoves, width: int) -> list[list[int]]:
    agenda = Agenda(p, seat, goal_of(p, seat))
    cleaning = country.best_cleaning(p, seat)
    if cleaning >= 0:
        return [[table.clean + cleaning]]
    found: list[list[int]] = []
    if first_manned(p, seat, v.CARTS) >= 0:
        for project in country.projects(p, seat, agenda):
            if project.worth >= country.BETTER_THAN_NOTHING or not found:
                found.append(country.moves_of(p, table, project))
    return [*found, [table.end]][: _choices(agenda, width)]


def _least_wanted(p: Antiquity, seat: int) -> list[int]:
    """Goods to discard, those that are missed least first."""
    agenda = Agenda(p, seat, goal_of(p, seat))
    held = [good for good, count in enumerate(agenda.held) if count]
    held.sort(key=lambda good: (_missed(p, agenda, good), -agenda.held[good]))
    return held


def _missed(p: Antiquity, agenda: Agenda, good: int) -> float:
    """What the last of a good is worth."""
    kind = p.facts.good_class[good]
    value = 1.0 if agenda.held[good] <= agenda.need[good] else 0.3
    if kind == v.FOOD and agenda.hunger > -2:
        value += 1.0
    if kind == v.MATERIAL and agenda.held[good] <= 2:
        value += 0.8
    if agenda.wants_city and agenda.held[good] == 1 and (kind == v.LUXURY or good == p.facts.stone):
        value += agenda.style.city_fund
    return value - 0.1 * agenda.held[good] + (0.2 if agenda.rate[good] == 0 else 0.0)
