"""The figures behind refusals, and what a legal move would cost and bring."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import Cost
from civitas.games.antiquity.frames import CITY, COUNTRY, HOUSE, PLACE, REARRANGE, SITE
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.barbara import lifted_shapes
from civitas.games.antiquity.rules.city import shapes_of
from civitas.games.antiquity.rules.countryside import cleaned_by
from civitas.games.antiquity.rules.payment import Purse
from civitas.games.antiquity.rules.sites import fishery_load, load_of
from civitas.games.antiquity.vocabulary import CITIES, CITY_PROJECT, HOME, INN, SQUARES, TURNS
from civitas.kernel.frames import a_of, kind_of


def figures_of(p: AntiquityState, seat: int, move: int, rule: str) -> dict[str, object]:
    figures: dict[str, object] = dict(p.title.moves.arg_ids(move))
    if rule.startswith("antiquity.cost.") or rule in ("antiquity.house.cost-by-number", "antiquity.cart.pay-cost"):
        cost = _cost_of(p, move)
        if cost is not None:
            figures["short"] = Purse(p, seat).short(cost)
    elif rule in ("antiquity.place.inside-grid", "antiquity.place.no-overlap", "antiquity.graves.squares-lost"):
        figures["count"] = _bad_squares(p, seat, move, rule)
    elif rule == "antiquity.house.gives-man":
        figures["men"] = p.men(seat)
    elif rule == "antiquity.hospital.five-graves":
        figures["healed"] = p.healed[seat]
    return figures


def _cost_of(p: AntiquityState, move: int) -> Cost | None:
    """The cost of what a move would begin."""
    named = p.title.moves.arg_ids(move)
    facts = p.facts
    kind = kind_of(p.now)
    if kind == CITY and "building" in named:
        number = facts.buildings.index[named["building"]]
        return facts.cost[number] if facts.power[number] != HOME else None
    if kind == HOUSE and "house" in named:
        return facts.house_costs[facts.houses.index[named["house"]]]
    if kind == COUNTRY and "project" in named:
        return facts.project_cost[facts.projects.index[named["project"]]]
    return None


def _bad_squares(p: AntiquityState, seat: int, move: int, rule: str) -> int:
    """How many squares of a placement lie outside the city, on buildings, or on graves; 0 where no place is named."""
    kind = kind_of(p.now)
    if kind not in (PLACE, REARRANGE) or p.title.moves.verb(move).name != "place":
        return 0
    spot, turn = divmod(move - p.title.moves.by_name["place"].base, TURNS)
    city, square = divmod(spot, SQUARES)
    shapes = lifted_shapes(p, seat) if kind == REARRANGE else shapes_of(p, a_of(p.now))
    at, shape = seat * CITIES + city, shapes[turn]
    if rule == "antiquity.place.inside-grid":
        size = p.facts.grids[p.grid(city)]
        row, column = divmod(square, 7)
        inside = [offset for offset in shape.offsets if row + offset // 7 < size and column + offset % 7 < size]
        return len(shape.offsets) - len(inside)
    covered = p.built[at] if rule == "antiquity.place.no-overlap" else p.graves[at]
    return (shape.mask << square & covered).bit_count()


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
    if verb == "clean":
        return {"count": cleaned_by(p, facts.hexes.index[named["hex"]]).bit_count()}
    return {}


def cost_figures(cost: Cost) -> dict[str, object]:
    return {
        "wood": cost.wood,
        "stone": cost.stone,
        "food": cost.food,
        "luxury": cost.luxury,
        "different": int(cost.different),
    }
