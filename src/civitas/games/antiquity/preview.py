"""What a legal move would cost and bring."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import Cost
from civitas.games.antiquity.frames import PLACE, REARRANGE, SITE
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.barbara import lifted_shapes
from civitas.games.antiquity.rules.city import shapes_of
from civitas.games.antiquity.rules.countryside import cleaned_by
from civitas.games.antiquity.rules.sites import fishery_load, load_of
from civitas.games.antiquity.shapes import squares_of
from civitas.games.antiquity.vocabulary import CITY_PROJECT, INN
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
    if verb == "site" and kind_of(p.now) == SITE:
        industry = a_of(p.now) not in (INN, CITY_PROJECT)
        place = facts.hexes.index[named["hex"]]
        return {"count": load_of(p, a_of(p.now), place).bit_count() if industry else 0}
    if verb == "pair":
        pair = facts.hexes.index[named["hex"]] * len(facts.directions.ids) + facts.directions.index[named["direction"]]
        return {"count": fishery_load(p, pair).bit_count()}
    if verb == "place" and kind_of(p.now) in (PLACE, REARRANGE):
        return {"squares": _covered(p, seat, named)}
    if verb == "clean":
        return {"count": cleaned_by(p, facts.hexes.index[named["hex"]]).bit_count()}
    return {}


def _covered(p: AntiquityState, seat: int, named: dict[str, str]) -> list[str]:
    """The squares under a piece; the move names only the corner of the box around it."""
    facts = p.facts
    shapes = shapes_of(p, a_of(p.now)) if kind_of(p.now) == PLACE else lifted_shapes(p, seat)
    spot = shapes[facts.facings.index[named["facing"]]].mask << facts.squares.index[named["square"]]
    return [facts.squares.ids[square] for square in squares_of(spot)]


def cost_figures(cost: Cost) -> dict[str, object]:
    return {
        "wood": cost.wood,
        "stone": cost.stone,
        "food": cost.food,
        "luxury": cost.luxury,
        "different": int(cost.different),
    }
