"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.describe import cost_figures
from civitas.games.antiquity.vocabulary import CLASSES, CONDITIONS, POWERS, SAINT_POWERS, SOURCES, TERRAINS

Sheet = dict[str, object]


def draw(facts: Catalogue, domain: str, item: str) -> Sheet:
    if domain == "title":
        return _board(facts)
    if domain == "building":
        kind = facts.buildings.index[item]
        return {
            "shape": list(facts.shape_rows[kind]),
            "turns": len(facts.shapes[kind]),
            "cost": cost_figures(facts.cost[kind]),
            "power": POWERS[facts.power[kind]],
            "manned": facts.mannable[kind],
            "repeatable": facts.repeatable[kind],
        }
    if domain == "house":
        return {"cost": cost_figures(facts.house_costs[facts.houses.index[item]])}
    if domain == "size":
        shape = facts.size_shapes[facts.sizes.index[item]]
        return {"width": shape.width, "height": shape.height}
    if domain == "project":
        return {"cost": cost_figures(facts.project_cost[facts.projects.index[item]])}
    if domain == "face":
        return {"columns": list(facts.face_columns[facts.faces.index[item]])}
    if domain == "good":
        good = facts.goods.index[item]
        sources = [SOURCES[kind] for kind, products in enumerate(facts.products) if good in products]
        return {"class": CLASSES[facts.good_class[good]], "from": sources}
    if domain == "saint":
        saint = facts.saints.index[item]
        powers = [name for bit, name in enumerate(SAINT_POWERS) if facts.saint_powers[saint] >> bit & 1]
        conditions = [CONDITIONS[number] for number in facts.saint_conditions[saint]]
        return {"powers": powers, "conditions": conditions, "needed": facts.saint_needed[saint]}
    return {}


def _board(facts: Catalogue) -> Sheet:
    """The layouts with the place of every hex, so that a client can draw the map of any game."""
    layouts: Sheet = {}
    for seats, number in enumerate(facts.layout_of):
        if number >= 0:
            layout = facts.layouts[number]
            layouts[str(seats)] = {
                "centres": [list(centre) for centre in layout.centres],
                "start": [facts.tiles.ids[tile] for tile in layout.start],
                "hexes": [[facts.hexes.ids[place], *layout.places[place]] for place in range(layout.count)],
            }
    return {
        "layouts": layouts,
        "terrains": list(TERRAINS),
        "grids": list(facts.grids),
        "radius": facts.radius,
        "goods_each": facts.goods_each,
        "designed": facts.provenance["designed"],
    }
