"""What a legal move would cost and bring."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import Cost
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.facts.shapes import Shape, squares_of
from civitas.games.antiquity.frames import PLACE, REARRANGE, SITE
from civitas.games.antiquity.position import AntiquityState, hex_ids
from civitas.games.antiquity.rules.barbara import lifted_shapes
from civitas.games.antiquity.rules.city import shapes_of
from civitas.games.antiquity.rules.countryside import cleaned_by, put_city
from civitas.games.antiquity.rules.sites import fishery_load, fishery_pairs, load_of, pair_hexes, sites
from civitas.games.antiquity.rules.zone import chart
from civitas.games.antiquity.vocabulary import CITY_PROJECT, FARM, FISHERY, INN, MINE, TERRAINS, WOODCUTTER
from civitas.kernel.frames import a_of, kind_of


def preview_of(p: AntiquityState, seat: int, move: int) -> dict[str, object]:
    """What a legal move would cost and bring."""
    verb = p.title.moves.verb(move).name
    named = p.title.moves.arg_ids(move)
    facts = p.facts
    if verb == "build":
        kind = facts.buildings.index[named["building"]]
        return cost_figures(facts.cost[kind])
    if verb == "house":
        return cost_figures(facts.house_costs[facts.houses.index[named["house"]]])
    if verb == "found":
        return cost_figures(facts.project_cost[facts.projects.index[named["project"]]])
    if verb == "place" and kind_of(p.now) in (PLACE, REARRANGE):
        return {"squares": _covered(p, seat, named)}
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
    if project == CITY_PROJECT:
        return _industry(p, p.land.layout.city[place], 0, False)
    return _industry(p, 1 << place, 0 if project == INN else load_of(p, project, place), project != WOODCUTTER)


def _hopes(p: AntiquityState, seat: int, centre: int) -> dict[str, object]:
    """What a first city would have around it: its zone by terrain, and the most goods each industry could find."""
    twin = p.copy()
    assert isinstance(twin, AntiquityState)
    put_city(twin, seat, 0, centre)
    twin.survey_water()
    chart(twin, seat)
    names = p.facts.projects.ids
    best: dict[str, object] = {}
    for project in (WOODCUTTER, FARM, MINE):
        loads = [load_of(twin, project, at).bit_count() for at in hexes_of(sites(twin, seat, project, -1))]
        best[names[project]] = max(loads, default=0)
    best[names[FISHERY]] = max([fishery_load(twin, pair).bit_count() for pair in fishery_pairs(twin, seat)], default=0)
    zone = twin.zone[seat]
    land = twin.land
    printed = zip(TERRAINS, [land.forest, land.plain, land.mountain, land.water], strict=True)
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


def _covered(p: AntiquityState, seat: int, named: dict[str, str]) -> list[str]:
    """The squares under a piece; the move names only the corner of the box around it."""
    facts = p.facts
    shapes = held_shapes(p, seat)
    spot = shapes[facts.facings.index[named["facing"]]].mask << facts.squares.index[named["square"]]
    return [facts.squares.ids[square] for square in squares_of(spot)]


def held_shapes(p: AntiquityState, seat: int) -> list[Shape]:
    """The ways in which the piece that is being placed can be turned."""
    return shapes_of(p, a_of(p.now)) if kind_of(p.now) == PLACE else lifted_shapes(p, seat)


def cost_figures(cost: Cost) -> dict[str, object]:
    return {
        "wood": cost.wood,
        "stone": cost.stone,
        "food": cost.food,
        "luxury": cost.luxury,
        "different": int(cost.different),
    }
