"""The figures behind refusals, what is asked for and what is there; and what legal moves would cost and bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.catalogue import Cost
from civitas.games.antiquity.describe import amounts_of, cost_figures
from civitas.games.antiquity.facts.geography import hexes_of, mask_of, spread
from civitas.games.antiquity.facts.shapes import Shape, squares_of
from civitas.games.antiquity.frames import PAY, PLACE, REARRANGE, SEED, SITE
from civitas.games.antiquity.position import AntiquityState, city_in, hex_ids, kind_in, spot_of
from civitas.games.antiquity.rules.activation import MOST_RECALLS, manned_count, piece_number, recalls
from civitas.games.antiquity.rules.barbara import lifted_shapes
from civitas.games.antiquity.rules.city import least_pieces, shapes_of
from civitas.games.antiquity.rules.countryside import cleaned_by, put_city
from civitas.games.antiquity.rules.famine import empty_squares
from civitas.games.antiquity.rules.forecast import graves_ahead, may_explore
from civitas.games.antiquity.rules.harvest import around_man, current
from civitas.games.antiquity.rules.market import tradable
from civitas.games.antiquity.rules.payment import Purse, due_of
from civitas.games.antiquity.rules.pollution import pollution_due
from civitas.games.antiquity.rules.sites import clean_water, fishery_load, fishery_pairs, load_of, pair_hexes, sites
from civitas.games.antiquity.rules.storing import capacity, excess
from civitas.games.antiquity.rules.zone import chart
from civitas.kernel.frames import a_of, b_of, kind_of

Figures = dict[str, object]


def figures_of(p: AntiquityState, seat: int, move: int, rule: str) -> Figures:
    """What the move names, and what decided against it."""
    figures: Figures = dict(p.title.moves.arg_ids(move))
    decided = _DECIDED.get(rule.removeprefix("antiquity."))
    if decided is not None:
        figures.update(decided(p, seat, move))
    return figures


def _named(p: AntiquityState, move: int, domain: str) -> int:
    """The number of the thing of a domain that a move names, or -1."""
    named = p.title.moves.arg_ids(move)
    return p.title.domains[domain].index[named[domain]] if domain in named else -1


def _verb(p: AntiquityState, move: int) -> str:
    return p.title.moves.verb(move).name


# --- goods


def _price(p: AntiquityState, seat: int, move: int) -> Figures:
    if kind_of(p.now) == PAY:
        due, good = a_of(p.now), _named(p, move, "good")
        return {
            "paying": 1,
            "food": due_of(due, v.FOOD),
            "luxury": due_of(due, v.LUXURY),
            "have": p.holds(seat, good),
        }
    building, project = _named(p, move, "building"), _named(p, move, "project")
    cost = p.facts.cost[building] if building >= 0 else p.facts.project_cost[project]
    return {"paying": 0, **_missing(Purse(p, seat), cost)}


def _missing(purse: Purse, cost: Cost) -> Figures:
    """Price and stock of whatever does not suffice; the price is 0 for what does."""
    differ = cost.different and not purse.indifferent
    parts = [
        ("wood", cost.wood, purse.wood),
        ("stone", cost.stone, purse.stone),
        ("food", cost.food, purse.food_kinds if differ else purse.food),
        ("luxury", cost.luxury, purse.luxury_kinds if differ else purse.luxury),
    ]
    figures: Figures = {"short": purse.short(cost), "different": int(differ)}
    for name, price, have in parts:
        figures[name] = price if have < price else 0
        figures[f"have_{name}"] = have
    return figures


def _house_price(p: AntiquityState, seat: int, move: int) -> Figures:
    """Of the house that is named, else of that for which the fewest goods are missing."""
    facts, purse = p.facts, Purse(p, seat)
    number = _named(p, move, "house")
    if number < 0:
        left = [house for house in range(len(facts.houses.ids)) if not p.houses[seat] >> house & 1]
        number = min(left, key=lambda house: purse.short(facts.house_costs[house]))
    return {"house": facts.houses.ids[number], **_missing(purse, facts.house_costs[number])}


def _seed(p: AntiquityState, seat: int, move: int) -> Figures:
    good = a_of(p.now) if kind_of(p.now) == SEED else _named(p, move, "good")
    seeds = [good] if good >= 0 else p.facts.products[v.FARM]
    have = sum([p.holds(seat, seed) for seed in seeds])
    return {"either_goods": [p.facts.goods.ids[seed] for seed in seeds], "price": 1, "have": have}


def _stock(p: AntiquityState, seat: int, move: int) -> Figures:
    """What was bought in this phase can be given to others only if it is sure."""
    verb, good = _verb(p, move), _named(p, move, "good")
    if verb == "give":
        return {"verb": verb, "have": tradable(p, seat, good), "count": p.draft[good]}
    return {"verb": verb, "have": p.holds(seat, good) if good >= 0 else p.total_goods(seat)}


def _sale(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"price": p.facts.sold, "have": p.total_goods(seat)}


def _offers(p: AntiquityState, seat: int, move: int) -> Figures:
    verb = _verb(p, move)
    if verb == "offer":
        return {"verb": verb, "count": p.offers[seat], "most": p.facts.offers}
    goods = len(p.facts.goods.ids)
    count = sum(p.draft[:goods] if verb == "give" else p.draft[goods:])
    return {"verb": verb, "count": count, "most": p.facts.most_traded}


def _discards(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"have": p.holds(seat, _named(p, move, "good")), "count": excess(p, seat)}


# --- men and buildings


def _men(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"men": p.men(seat)}


def _cart_shops(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": _count(p, seat, p.facts.with_power[v.CARTS])}


def _owned(p: AntiquityState, seat: int, move: int) -> Figures:
    """How many the seat has of the building that it wants to man, or that would have to be manned."""
    verb, kind = _verb(p, move), _named(p, move, "building")
    if kind < 0:
        kind = p.facts.with_power[{"heal": v.HOSPITAL, "raze": v.THEOLOGY, "clean": v.ALCHEMY}[verb]]
    return {"verb": verb, "building": p.facts.buildings.ids[kind], "count": _count(p, seat, kind)}


def _recalled(p: AntiquityState, seat: int, move: int) -> Figures:
    kind = _named(p, move, "building")
    return {"building": p.facts.buildings.ids[kind], "count": recalls(p, seat), "most": MOST_RECALLS}


def _count(p: AntiquityState, seat: int, kind: int) -> int:
    return len([piece for piece in p.pieces[seat] if kind_in(piece) == kind])


def _graves_on(p: AntiquityState, seat: int, move: int) -> Figures:
    """Graves on the building that is to be manned, or on the cathedral that is to be razed."""
    kind, copy = _named(p, move, "building"), int(p.title.moves.arg_ids(move).get("copy", "1"))
    piece = p.pieces[seat][piece_number(p, seat, kind if kind >= 0 else p.facts.with_power[v.PATRON], copy - 1)]
    return {"count": (spot_of(piece) & p.graves[seat * v.CITIES + city_in(piece)]).bit_count()}


def _healed(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"healed": p.healed[seat], "left": p.facts.hospital - p.healed[seat]}


def _pieces(p: AntiquityState, seat: int, move: int) -> Figures:
    """Pieces in the common pile, and how many it takes."""
    facts, size, kind = p.facts, _named(p, move, "size"), _named(p, move, "building")
    if size >= 0:
        kind = facts.with_power[v.STORAGE]
        needed = facts.size_pieces[size]
    else:
        needed = least_pieces(p) if facts.power[kind] == v.STORAGE else 1
    return {"needed": needed, "left": p.piles[facts.pile[kind]], "least": least_pieces(p)}


def _houses_left(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": p.men(seat), "left": len(p.facts.houses.ids) - p.men(seat)}


def _paid_house(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"paid": p.facts.houses.ids[b_of(p.now)]}


# --- squares


def _cities(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": p.city_count(seat)}


def _squares_outside(p: AntiquityState, seat: int, move: int) -> Figures:
    city, square, turn = _spot(p, move)
    size = p.facts.grids[p.grid(city)]
    row, column = divmod(square, v.WIDE)
    offsets = _shapes(p, seat)[turn].offsets
    inside = [offset for offset in offsets if row + offset // v.WIDE < size and column + offset % v.WIDE < size]
    return {"count": len(offsets) - len(inside)}


def _squares_built(p: AntiquityState, seat: int, move: int) -> Figures:
    """0 where no place is named: there is none at all."""
    return {"count": _covered(p, seat, move, p.built) if _verb(p, move) == "place" else 0}


def _squares_with_graves(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": _covered(p, seat, move, p.graves)}


def _squares_razed(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": _covered(p, seat, move, p.razed)}


def _covered(p: AntiquityState, seat: int, move: int, masks: list[int]) -> int:
    """How many squares of a placement are among these, which are given for each city."""
    city, square, turn = _spot(p, move)
    return (_shapes(p, seat)[turn].mask << square & masks[seat * v.CITIES + city]).bit_count()


def _spot(p: AntiquityState, move: int) -> tuple[int, int, int]:
    """City, square and turn of a placement."""
    spot, turn = divmod(move - p.title.moves.by_name["place"].base, v.TURNS)
    city, square = divmod(spot, v.SQUARES)
    return city, square, turn


def _shapes(p: AntiquityState, seat: int) -> list[Shape]:
    return lifted_shapes(p, seat) if kind_of(p.now) == REARRANGE else shapes_of(p, a_of(p.now))


def _squares_empty(p: AntiquityState, seat: int, move: int) -> Figures:
    cities = range(seat * v.CITIES, seat * v.CITIES + v.CITIES)
    return {"count": sum([empty_squares(p, city).bit_count() for city in cities])}


# --- hexes


def _hexes(p: AntiquityState, move: int) -> int:
    """The hexes of a site that a move names; 0 if it is not on the map as a whole."""
    layout, centre = p.land.layout, _named(p, move, "hex")
    if _verb(p, move) == "pair":
        return pair_hexes(p, _pair(p, move))
    if centre >= layout.count:
        return 0
    return layout.city[centre] if _verb(p, move) == "site" and a_of(p.now) == v.CITY_PROJECT else 1 << centre


def _pair(p: AntiquityState, move: int) -> int:
    return move - p.title.moves.by_name["pair"].base


def _zone(p: AntiquityState, seat: int, move: int) -> Figures:
    """Where a site lies, seen from the zone of control; a project without any site names no hex."""
    if _named(p, move, "hex") < 0:
        return {"where": "nowhere", "count": p.zone[seat].bit_count()}
    hexes = _hexes(p, move)
    if hexes == 0:
        return {"where": "off"}
    if hexes & (p.zone[seat] | p.held[seat]):
        return {"where": "inside"}
    reach = p.facts.reach + (p.facts.stables_reach if p.has(seat, v.STABLES) else 0)
    distance = _distance(p, hexes, p.held[seat])
    return {"where": "far" if distance > reach else "water", "distance": distance, "reach": reach}


def _distance(p: AntiquityState, hexes: int, others: int) -> int:
    """Steps on the table between the nearest hexes of two sets."""
    steps = 0
    while not hexes & others:
        hexes |= spread(p.land.layout, hexes)
        steps += 1
    return steps


def _occupied(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": (_hexes(p, move) & p.taken).bit_count()}


def _with_goods(p: AntiquityState, seat: int, move: int) -> Figures:
    hexes = _hexes(p, move)
    return {"count": sum([(load & hexes).bit_count() for load in p.loads])}


def _on_water(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": (_hexes(p, move) & p.water).bit_count()}


def _on_map(p: AntiquityState, seat: int, move: int) -> Figures:
    """How many hexes of a city would lie on the map."""
    layout, centre = p.land.layout, _named(p, move, "hex")
    return {"count": 1 + len(layout.near[centre]) if centre < layout.count else 0}


def _off_tile(p: AntiquityState, seat: int, move: int) -> Figures:
    """How many of the seven hexes of a city would lie off the tile of its centre."""
    layout, centre = p.land.layout, _named(p, move, "hex")
    tile = centre // layout.per_tile
    return {"count": 6 - len([other for other in layout.near[centre] if other // layout.per_tile == tile])}


def _next_city(p: AntiquityState, seat: int, move: int) -> Figures:
    """Centres of cities that do not touch are four steps apart: one out of either city, and two between."""
    centres = mask_of([centre for centre in p.centres if centre >= 0])
    return {"distance": _distance(p, 1 << _named(p, move, "hex"), centres), "least": 4}


def _dry_halves(p: AntiquityState, seat: int, move: int) -> Figures:
    layout, pair, water = p.land.layout, _pair(p, move), clean_water(p)
    halves = [pair // len(p.facts.directions.ids), layout.partner[pair]]
    return {"count": len([half for half in halves if not layout.neighbours[half] & water])}


def _waters(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": fishery_load(p, _pair(p, move)).bit_count()}


def _goods_around(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": around_man(p, current(p, seat)).bit_count()}


def _inns(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": p.inns[seat].bit_count()}


def _fisheries(p: AntiquityState, seat: int, move: int) -> Figures:
    return {"count": p.facts.pile_sizes[v.FISHERIES]}


_DECIDED: Final[dict[str, Callable[[AntiquityState, int, int], Figures]]] = {
    "cost.on-aid": _price,
    "cost.d-means-different": _price,
    "cart.pay-cost": _price,
    "house.cost-by-number": _house_price,
    "farm.cost-seed": _seed,
    "market.only-owned-goods": _stock,
    "market.bank-two-for-one": _sale,
    "market.offers-per-turn": _offers,
    "keep.store-or-discard": _discards,
    "house.gives-man": _men,
    "cart.no-build-without": _cart_shops,
    "activate.required": _owned,
    "activate.moved-in-phase-2": _recalled,
    "activate.not-with-graves": _graves_on,
    "theology.not-graved": _graves_on,
    "hospital.five-graves": _healed,
    "place.shared-limits": _pieces,
    "storage.two-pieces": _pieces,
    "setup.twenty-houses": _houses_left,
    "nicola.pay-higher": _paid_house,
    "city.own-map": _cities,
    "newcity.max-four": _cities,
    "place.inside-grid": _squares_outside,
    "place.no-overlap": _squares_built,
    "graves.squares-lost": _squares_with_graves,
    "theology.squares-blocked": _squares_razed,
    "graves.empty-squares-first": _squares_empty,
    "countryside.only-in-zone": _zone,
    "newcity.one-hex-in-zone": _zone,
    "fishery.one-half-in-zone": _zone,
    "alchemy.choose-hex": _zone,
    "explore.may-turn-marker": _zone,
    "pollution.legal-hexes": _zone,
    "site.never-on-building": _occupied,
    "site.never-on-goods-or-men": _with_goods,
    "newcity.land-only": _on_water,
    "fishery.site-land": _on_water,
    "city.seven-hexes": _on_map,
    "setup.city-wholly-inside-tile": _off_tile,
    "newcity.not-adjacent": _next_city,
    "fishery.each-half-touches-water": _dry_halves,
    "fishery.two-water-hexes": _waters,
    "harvest.man-hex-last": _goods_around,
    "inn.limit-sixteen": _inns,
    "fishery.limit-twelve": _fisheries,
}
"""What to tell for the rules where a number decides."""


# --- what a legal move would cost and bring


def preview_of(p: AntiquityState, seat: int, move: int) -> dict[str, object]:
    """What a legal move would cost and bring."""
    verb = p.title.moves.verb(move).name
    named = p.title.moves.arg_ids(move)
    facts = p.facts
    if verb == "build":
        kind = facts.buildings.index[named["building"]]
        return _priced(facts.cost[kind])
    if verb == "house":
        return _priced(facts.house_costs[facts.houses.index[named["house"]]])
    if verb == "found":
        return _priced(facts.project_cost[facts.projects.index[named["project"]]])
    if verb == "place" and kind_of(p.now) in (PLACE, REARRANGE):
        return {"squares": _squares_under(p, seat, named)}
    return _on_the_map(p, seat, verb, named)


def _on_the_map(p: AntiquityState, seat: int, verb: str, named: dict[str, str]) -> dict[str, object]:
    """How many goods or hexes are at stake; the hexes built on, those that would hold goods, those polluted."""
    facts = p.facts
    if "hex" not in named:
        return {}
    place = facts.hexes.index[named["hex"]]
    if verb == "settle":
        return _hopes(p, seat, place)
    if verb == "clean":
        cleaned = cleaned_by(p, place)
        return {"count": cleaned.bit_count(), "hexes": hex_ids(p, cleaned)}
    if verb == "pair":
        pair = place * len(facts.directions.ids) + facts.directions.index[named["direction"]]
        return _industry(p, pair_hexes(p, pair), fishery_load(p, pair), True)
    if verb != "site" or kind_of(p.now) != SITE:
        return {}
    project = a_of(p.now)
    if project == v.CITY_PROJECT:
        return _industry(p, p.land.layout.city[place], 0, False)
    return _industry(p, 1 << place, 0 if project == v.INN else load_of(p, project, place), project != v.WOODCUTTER)


def _hopes(p: AntiquityState, seat: int, centre: int) -> dict[str, object]:
    """What a first city would have around it: its zone by terrain, and the most goods each industry could find."""
    twin = p.copy()
    assert isinstance(twin, AntiquityState)
    put_city(twin, seat, 0, centre)
    twin.survey_water()
    chart(twin, seat)
    names = p.facts.projects.ids
    best: dict[str, object] = {}
    for project in (v.WOODCUTTER, v.FARM, v.MINE):
        loads = [load_of(twin, project, at).bit_count() for at in hexes_of(sites(twin, seat, project, -1))]
        best[names[project]] = max(loads, default=0)
    best[names[v.FISHERY]] = max(
        [fishery_load(twin, pair).bit_count() for pair in fishery_pairs(twin, seat)], default=0
    )
    zone = twin.zone[seat]
    land = twin.land
    printed = zip(v.TERRAINS, [land.forest, land.plain, land.mountain, land.water], strict=True)
    grounds = {name: (zone & ground).bit_count() for name, ground in printed}
    return {
        "hexes": hex_ids(p, p.land.layout.city[centre]),
        "zone": hex_ids(p, zone),
        "grounds": {name: count for name, count in grounds.items() if count},
        "best": best,
    }


def _industry(p: AntiquityState, hexes: int, load: int, pollutes: bool) -> dict[str, object]:
    return {
        "count": load.bit_count(),
        "hexes": hex_ids(p, hexes),
        "goods": hex_ids(p, load),
        "polluted": hex_ids(p, load) if pollutes else [],
    }


def _squares_under(p: AntiquityState, seat: int, named: dict[str, str]) -> list[str]:
    """The squares under a piece; the move names only the corner of the box around it."""
    facts = p.facts
    shapes = held_shapes(p, seat)
    spot = shapes[facts.facings.index[named["facing"]]].mask << facts.squares.index[named["square"]]
    return [facts.squares.ids[square] for square in squares_of(spot)]


def held_shapes(p: AntiquityState, seat: int) -> list[Shape]:
    """The ways in which the piece that is being placed can be turned."""
    return shapes_of(p, a_of(p.now)) if kind_of(p.now) == PLACE else lifted_shapes(p, seat)


def _priced(cost: Cost) -> dict[str, object]:
    return {**cost_figures(cost), "cost": amounts_of(cost)}


def gauges_of(p: AntiquityState, seat: int) -> dict[str, int]:
    """Goods, men, zone, room, and what famine and pollution will cost as things stand."""
    if p.is_out(seat):
        return {}
    found = dict(zip(p.facts.goods.ids, p.goods_of(seat), strict=True))
    found["men"] = p.men(seat)
    found["free_men"] = p.free_men(seat)
    found["zone"] = p.zone[seat].bit_count()
    found["clean"] = p.clean_zone(seat)
    found["capacity"] = capacity(p, seat)
    found["excess"] = excess(p, seat)
    found["carts"] = manned_count(p, seat, v.CARTS)
    found["explorers"] = int(may_explore(p, seat))
    laid = sum([p.graves[city].bit_count() for city in range(seat * v.CITIES, seat * v.CITIES + v.CITIES)])
    found["graves"] = laid + p.due[seat]
    found["graves_due"] = graves_ahead(p, seat)
    found["pollution_due"] = pollution_due(p, seat)
    return found
