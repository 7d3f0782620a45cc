"""What things cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.catalogue import Catalogue, Cost
from civitas.games.antiquity.vocabulary import CONDITIONS, HOME, POWERS, PROJECTS, SAINT_POWERS, STORAGE

Messages = list[tuple[str, dict[str, object]]]

ARGUMENTS: Final = {
    "seat": ["seats", "winners", "order", "out"],
    "hex": ["hexes"],
    "good": ["given", "asked"],
    "cost": ["cost"],
}


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    if domain == "building":
        kind = facts.buildings.index[item]
        power = facts.power[kind]
        found: Messages = [] if power == HOME else _cost(facts.cost[kind])
        if power != STORAGE:
            squares = len(facts.shapes[kind][0].offsets)
            found.append(("effect-squares", {"count": squares}))
        if facts.mannable[kind]:
            found.append(("effect-manned", {}))
        return [*found, (f"power-{POWERS[power]}", _figures(facts))]
    if domain == "house":
        return _cost(facts.house_costs[facts.houses.index[item]])
    if domain == "project":
        number = facts.projects.index[item]
        return [*_cost(facts.project_cost[number]), (f"project-text-{PROJECTS[number]}", {})]
    if domain == "saint":
        number = facts.saints.index[item]
        powers = [name for bit, name in enumerate(SAINT_POWERS) if facts.saint_powers[number] >> bit & 1]
        conditions = [CONDITIONS[condition] for condition in facts.saint_conditions[number]]
        found = [(f"saint-power-{name}", {}) for name in powers]
        found.append(("effect-needed", {"count": facts.saint_needed[number], "of": len(conditions)}))
        return found + [(f"condition-{name}", _figures(facts)) for name in conditions]
    return []


def _figures(facts: Catalogue) -> dict[str, object]:
    return {
        "hospital": facts.hospital,
        "granary": facts.granary,
        "dump": facts.dump_relief,
        "fountain": facts.fountain_relief,
        "taken": facts.labour_taken,
        "lost": facts.labour_lost,
        "sold": facts.sold,
        "stored": facts.goods_per_piece,
        "each": facts.goods_each,
        "men": len(facts.houses.ids),
    }


def _cost(cost: Cost) -> Messages:
    if cost.count() == 0:
        return [("effect-free", {})]
    return [("effect-cost-different" if cost.different else "effect-cost", {"cost": amounts_of(cost)})]


def cost_figures(cost: Cost) -> dict[str, object]:
    return {
        "wood": cost.wood,
        "stone": cost.stone,
        "food": cost.food,
        "luxury": cost.luxury,
        "different": int(cost.different),
    }


def amounts_of(cost: Cost) -> dict[str, object]:
    """What is asked for, and nothing else: `2 food and 1 luxury`."""
    return {name: count for name, count in cost_figures(cost).items() if count and name != "different"}
