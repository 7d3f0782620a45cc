"""Plans: short sequences of moves worth trying, so that bots need not weigh every square and every hex.

A building comes with its best place, an industry with its product and its best site; small choices that follow from a
larger one are made by a rule of thumb. Which plan is best is for the evaluation to say.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.bots.evaluate import BUILT, good_worth
from civitas.games.antiquity.facts.geography import hexes_of, spread
from civitas.games.antiquity.facts.shapes import Shape, beside, squares_of
from civitas.games.antiquity.frames import (
    BURY,
    CITY,
    COUNTRY,
    EXPLORE,
    EXTRA_HOUSE,
    HARVEST,
    HOUSE,
    PAY,
    PLACE,
    POLLUTE,
    PRODUCT,
    SETTLE,
    SITE,
    SIZE,
)
from civitas.games.antiquity.hooks import Antiquity
from civitas.games.antiquity.moves import AntiquityMoves, table_of
from civitas.games.antiquity.position import city_in, kind_in, spot_of
from civitas.games.antiquity.rules import city, countryside, famine, harvest, payment, pollution, setup, sites
from civitas.games.antiquity.rules.activation import mannable
from civitas.games.antiquity.vocabulary import (
    CARTS,
    CITIES,
    CITY_PROJECT,
    EXPLORER,
    FACULTIES,
    FARM,
    FISHERY,
    HOME,
    HOSPITAL,
    INN,
    MARKET,
    MINE,
    SQUARES,
    STORAGE,
    TURNS,
    UNIVERSITY,
)
from civitas.kernel.frames import a_of, b_of, kind_of
from civitas.kernel.position import Position

_WANTED: Final = 3
"""So many goods are considered for buying."""
_STORAGE_SQUARES: Final = 4
_OPENING: Final = 1 << HOME | 1 << CARTS | 1 << EXPLORER
"""What is worth the first wood: everything else can wait until industries bring more."""


def plans_of(position: Position, seat: int) -> list[list[int]]:
    """Empty where single moves are enough."""
    p = position if position.joint is None else position.sketch(seat)
    assert isinstance(p, Antiquity)
    table = table_of(p)
    kind = kind_of(p.now)
    if kind == CITY:
        answers = [move for move in position.legal(seat) if table.verb(move).name in ("accept", "decline", "done")]
        return _in_city(p, seat, table) + [[move] for move in answers]
    if kind == COUNTRY:
        return _in_country(p, seat, table)
    if kind == PLACE:
        return [[table.place + best_place(p, seat, city.shapes_of(p, a_of(p.now)), a_of(p.now) & 31)]]
    if kind == HOUSE:
        return [[table.house + best_house(p, seat)]]
    if kind == SIZE:
        return [[table.of_size + best_size(p, seat)]]
    if kind == EXTRA_HOUSE:
        return [[p.moves(seat)[-2]]]
    if kind == PAY:
        return [[table.pay + _cheapest(p, seat, payment.payable(p, seat))]]
    if kind == PRODUCT:
        return [_with_site(p, seat, table, a_of(p.now), good) for good in countryside.products(p, seat)]
    if kind == SITE:
        return [_site(p, seat, table, a_of(p.now), b_of(p.now))]
    if kind == HARVEST:
        return [[table.take + hexes_of(harvest.around_man(p, harvest.current(p, seat)))[0]]]
    if kind == EXPLORE:
        return [[p.moves(seat)[0]]]
    if kind == BURY:
        return [[table.bury + _best_grave(p, seat)]]
    if kind == POLLUTE:
        return [[table.pollute + _least_useful(p, seat)]]
    if kind == SETTLE:
        return [[table.settle + _best_start(p, seat)]]
    return []


# --- in the city


def _in_city(p: Antiquity, seat: int, table: AntiquityMoves) -> list[list[int]]:
    facts = p.facts
    found: list[list[int]] = []
    ready = mannable(p, seat)
    for kind in range(len(facts.buildings.ids)):
        opening = p.turn_number > 1 or _OPENING >> facts.power[kind] & 1
        if not opening or any([kind_in(p.pieces[seat][number]) == kind for number in ready]):
            # A building that waits for its man comes first.
            continue
        if city.forbids_build(p, seat, kind) == 0:
            plan = [table.build + kind, *_placing(p, seat, table, kind)]
            if facts.mannable[kind] and p.free_men(seat) > 0:
                copies = len([piece for piece in p.pieces[seat] if kind_in(piece) == kind])
                found.append([*plan, table.man + kind * table.copies + copies])
            else:
                found.append(plan)
    seen = [0] * len(facts.buildings.ids)
    offered = 0
    for number, piece in enumerate(p.pieces[seat]):
        kind = kind_in(piece)
        if number in ready and not offered >> kind & 1:
            found.append([table.man + kind * table.copies + seen[kind]])
            offered |= 1 << kind
        seen[kind] += 1
    if p.has(seat, HOSPITAL) and p.healed[seat] < facts.hospital:
        found += [[table.heal + place] for place in _worst_graves(p, seat)]
    if p.has(seat, MARKET):
        found += _trades(p, seat, table)
    return found


def _placing(p: Antiquity, seat: int, table: AntiquityMoves, kind: int) -> list[int]:
    """The moves that follow the choice of a building."""
    facts = p.facts
    power = facts.power[kind]
    if power == HOME:
        place = best_place(p, seat, facts.shapes[kind], kind)
        return [table.house + best_house(p, seat), table.place + place]
    if power == STORAGE:
        size = best_size(p, seat)
        return [table.of_size + size, table.place + best_place(p, seat, [facts.size_shapes[size]], kind)]
    return [table.place + best_place(p, seat, facts.shapes[kind], kind)]


def best_house(p: Antiquity, seat: int) -> int:
    """The one that costs least."""
    found, least = -1, 99
    for number in city.possible_houses(p, seat):
        count = p.facts.house_costs[number].count()
        if count < least:
            found, least = number, count
    return found


def best_size(p: Antiquity, seat: int) -> int:
    """Of the storages of a useful size the most compact."""
    found, least = -1, 999
    for size in city.possible_sizes(p, seat):
        shape = p.facts.size_shapes[size]
        cost = 4 * abs(len(shape.offsets) - _STORAGE_SQUARES) + shape.width + shape.height
        if cost < least:
            found, least = size, cost
    return found


def best_place(p: Antiquity, seat: int, shapes: list[Shape], kind: int) -> int:
    """Where a piece leaves the free squares in one compact area; a faculty next to the university."""
    found, best = -1, -999
    for place in city.placements(p, seat, shapes):
        spot, facing = divmod(place, TURNS)
        at = seat * CITIES + spot // SQUARES
        mask = shapes[facing].mask << spot % SQUARES
        score = -outline(p.free(at) & ~mask) + outline(p.free(at))
        if FACULTIES >> p.facts.power[kind] & 1 and _beside_university(p, seat, spot // SQUARES, mask):
            score += 20
        if score > best:
            found, best = place, score
    return found


def outline(squares: int) -> int:
    """How many sides of an area border on something else."""
    total = 0
    while squares:
        lowest = squares & -squares
        total += 4
        squares ^= lowest
        total -= 2 * (beside(lowest) & squares).bit_count()
    return total


def _beside_university(p: Antiquity, seat: int, town: int, mask: int) -> bool:
    university = p.facts.with_power[UNIVERSITY]
    for piece in p.pieces[seat]:
        if kind_in(piece) == university and city_in(piece) == town and beside(spot_of(piece)) & mask:
            return True
    return False


def _worst_graves(p: Antiquity, seat: int) -> list[int]:
    """A grave on a building, else any."""
    for town in range(CITIES):
        at = seat * CITIES + town
        hit = p.graves[at] & p.built[at]
        if hit:
            return [town * SQUARES + squares_of(hit)[0]]
    for town in range(CITIES):
        if p.graves[seat * CITIES + town]:
            return [town * SQUARES + squares_of(p.graves[seat * CITIES + town])[0]]
    return []


def _trades(p: Antiquity, seat: int, table: AntiquityMoves) -> list[list[int]]:
    """Two of what is plentiful for one of what is lacking."""
    held = p.goods_of(seat)
    sold: list[int] = []
    for _ in range(p.facts.sold):
        rest = [good for good, count in enumerate(held) if count]
        if not rest:
            return []
        good = max(rest, key=held.__getitem__)
        held[good] -= 1
        sold.append(good)
    lacking = [good for good, count in enumerate(held) if count == 0 and good not in sold]
    lacking.sort(key=lambda good: -good_worth(p, good, 0))
    return [[table.sell + sold[0], table.sell + sold[1], table.buy + good] for good in lacking[: _WANTED * 3]]


def _cheapest(p: Antiquity, seat: int, options: list[int]) -> int:
    """The good of which there is most."""
    found, most = options[0], -1
    for good in options:
        if p.holds(seat, good) > most:
            found, most = good, p.holds(seat, good)
    return found


# --- in the countryside


def _in_country(p: Antiquity, seat: int, table: AntiquityMoves) -> list[list[int]]:
    found: list[list[int]] = []
    for project in range(len(p.facts.projects.ids)):
        if countryside.forbids_found(p, seat, project):
            continue
        if project in (FARM, MINE, FISHERY):
            for good in p.facts.products[project]:
                if project == FARM and not countryside.can_sow(p, seat, good):
                    continue
                if project != MINE or sites.sites(p, seat, MINE, good):
                    found.append([table.found + project, *_with_site(p, seat, table, project, good)])
        else:
            found.append([table.found + project, *_site(p, seat, table, project, p.facts.wood)])
    cleaning = countryside.cleanable(p, seat)
    if cleaning:
        best = max(cleaning, key=lambda place: countryside.cleaned_by(p, place).bit_count())
        found.append([table.clean + best])
    found.append([table.end])
    return found


def _with_site(p: Antiquity, seat: int, table: AntiquityMoves, project: int, good: int) -> list[int]:
    return [table.product + good, *_site(p, seat, table, project, good)]


def _site(p: Antiquity, seat: int, table: AntiquityMoves, project: int, good: int) -> list[int]:
    """The site with the most goods, or for inns and cities with the most new land."""
    if project == FISHERY:
        pairs = sites.fishery_pairs(p, seat)
        return [table.pair + max(pairs, key=lambda pair: sites.fishery_load(p, pair).bit_count())]
    if project == CITY_PROJECT:
        centres = sites.city_sites(p, seat)
        return [table.site + max(centres, key=lambda centre: _new_land(p, seat, p.land.layout.around[centre]))]
    places = hexes_of(sites.sites(p, seat, project, good))
    if project == INN:
        return [table.site + max(places, key=lambda place: _new_land(p, seat, p.land.layout.neighbours[place]))]
    return [table.site + max(places, key=lambda place: sites.load_of(p, project, place).bit_count())]


def _new_land(p: Antiquity, seat: int, fringe: int) -> int:
    """Clean hexes that a source with this fringe would add to the zone."""
    reached = fringe & ~p.water
    reached |= spread(p.land.layout, reached) & ~p.water
    return (reached & ~(p.zone[seat] | p.polluted | p.taken)).bit_count()


def _best_grave(p: Antiquity, seat: int) -> int:
    """Where a grave leaves the most compact free area; on buildings, where one lies already."""
    found, best = -1, -999
    for place in famine.buriable(p, seat):
        town, square = divmod(place, SQUARES)
        at = seat * CITIES + town
        free = p.free(at)
        score = outline(free) - outline(free & ~(1 << square))
        score -= _loss(p, seat, at, square)
        if score > best:
            found, best = place, score
    return found


def _loss(p: Antiquity, seat: int, at: int, square: int) -> int:
    """What a grave on a building costs; nothing where one lies already."""
    for piece in p.pieces[seat]:
        if seat * CITIES + city_in(piece) == at and spot_of(piece) >> square & 1:
            if spot_of(piece) & p.graves[at]:
                return 0
            return 10 + int(3.0 * BUILT[p.facts.power[kind_in(piece)]])
    return 8 if p.built[at] >> square & 1 else 0


def _least_useful(p: Antiquity, seat: int) -> int:
    """A hex that spoils the land of rivals, or the least of one's own."""
    grounds = [p.forest(), p.plain(), p.land.mountain, p.water]
    clean = ~(p.polluted | p.taken)
    rivals = 0
    for other in p.order:
        if other != seat:
            rivals |= p.zone[other]
    found, least = -1, 999
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
        if cost < least:
            found, least = place, cost
    return found


def _best_start(p: Antiquity, seat: int) -> int:
    """A centre with enough of everything around it."""
    layout = p.land.layout
    found, best = -1, -1.0
    for centre in setup.settleable(p, seat):
        water = p.land.water & ~layout.city[centre]
        reached = layout.around[centre] & ~water
        reached |= spread(layout, reached) & ~(water | layout.city[centre])
        shore = (spread(layout, reached) & water).bit_count()
        score = 0.3 * reached.bit_count() + 1.2 * min(shore, 6)
        score += min((reached & p.land.forest).bit_count(), 9)
        score += min((reached & p.land.plain).bit_count(), 8)
        score += 1.5 * min((reached & p.land.mountain).bit_count(), 5)
        score += 2.0 * min((reached & p.markers).bit_count(), 2)
        if score > best:
            found, best = centre, score
    return found
