"""Technologies: each is developed, a worker goes onto it, and comes off again; special ones give their symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.through_the_ages.cards.cases import TURN, Case, Scene, allowed, rates, refused, scene

NOBODY: dict[str, int] = {}
"""No workers at all: nothing else gives anything."""


def site(card: str, age: str, science: int, resource: int, *, unit: bool = False, **gives: int) -> Case:
    """A farm, a mine, an urban building or a unit: what it costs and what a worker on it gives."""
    rule, leave = ("unit-build", "disband") if unit else ("build", "destroy")
    held = {"workers": NOBODY, "tokens": {"bronze": resource}}
    initial = science == 0
    start: dict[str, Any] = {"age": age, "mine": held if initial else {**held, "hand": [card], "science": science}}
    learn = "" if initial else f"develop:{card} "
    poor = {**start["mine"], "tokens": {"bronze": resource - 1}}
    cannot = [refused(f"build:{card}", f"tta.{rule}.resource-cost", *learn.split(), age=age, mine=poor)]
    if not initial:
        cannot.append(refused(f"build:{card}", f"tta.{rule}.needs-technology", age=age, mine=held))
        dull = {**start["mine"], "science": science - 1}
        cannot.append(refused(f"develop:{card}", "tta.develop.science-cost", age=age, mine=dull))
    paid = {"science": 0, "resources": 0, "unused": 0, "workers": {card: 1}, "hand": []}
    spent = {"civil": 4 - (not initial) - (not unit), "military": 1 if unit else 2}
    gone = {"unused": 1, "workers": {}, "resources": 0}
    return Case(
        card,
        cannot=cannot,
        can=[allowed(f"build:{card}", *learn.split(), **start)],
        effect=[scene(f"{learn}build:{card}", {**paid, **spent, **rates(**gives)}, **start), *_produced(card, start)],
        ends=[scene(f"{learn}build:{card} {leave}:{card}", {**gone, **rates()}, **start)],
    )


def _produced(card: str, start: Mapping[str, Any]) -> list[Scene]:
    """What two workers of a farm or a mine have brought when the turn is over."""
    if card not in PRODUCED:
        return []
    goods, each = PRODUCED[card]
    mine = {"workers": {card: 2}}
    return [scene(TURN, {"tokens": {card: 2}, "blue": 14, goods: 2 * each}, age=start["age"], mine=mine)]


PRODUCED = {
    "agriculture": ("food", 1),
    "irrigation": ("food", 2),
    "selective_breeding": ("food", 3),
    "mechanized_agriculture": ("food", 5),
    "bronze": ("resources", 1),
    "iron": ("resources", 2),
    "coal": ("resources", 3),
    "oil": ("resources", 5),
}
BUILDINGS = [
    site("agriculture", "I", 0, 2, food_production=1),
    site("irrigation", "I", 3, 4, food_production=2),
    site("selective_breeding", "II", 5, 6, food_production=3),
    site("mechanized_agriculture", "III", 7, 8, food_production=5),
    site("bronze", "I", 0, 2, resource_production=1),
    site("iron", "I", 5, 5, resource_production=2),
    site("coal", "II", 7, 8, resource_production=3),
    site("oil", "III", 9, 11, resource_production=5),
    site("philosophy", "I", 0, 3, science_rate=1),
    site("alchemy", "I", 4, 6, science_rate=2),
    site("scientific_method", "II", 6, 8, science_rate=3),
    site("computers", "III", 8, 11, science_rate=5),
    site("religion", "I", 0, 3, culture_rate=1, happy=1),
    site("theology", "I", 2, 5, culture_rate=1, happy=2),
    site("organized_religion", "II", 4, 7, culture_rate=1, happy=3),
    site("bread_and_circuses", "I", 3, 3, strength=1, happy=2),
    site("team_sports", "II", 5, 5, strength=2, happy=3),
    site("professional_sports", "III", 7, 8, strength=3, happy=4),
    site("printing_press", "I", 3, 3, science_rate=1, culture_rate=1),
    site("journalism", "II", 6, 8, science_rate=2, culture_rate=2),
    site("multimedia", "III", 9, 11, science_rate=3, culture_rate=3),
    site("drama", "I", 3, 4, culture_rate=2, happy=1),
    site("opera", "II", 7, 8, culture_rate=3, happy=1),
    site("movies", "III", 10, 11, culture_rate=4, happy=1),
]
UNITS = [
    site("warriors", "I", 0, 2, unit=True, strength=1),
    site("swordsmen", "I", 4, 3, unit=True, strength=2),
    site("riflemen", "II", 6, 5, unit=True, strength=3),
    site("modern_infantry", "III", 10, 7, unit=True, strength=5),
    site("knights", "I", 5, 3, unit=True, strength=2),
    site("cavalrymen", "II", 6, 5, unit=True, strength=3),
    site("tanks", "III", 9, 7, unit=True, strength=5),
    site("cannon", "II", 6, 5, unit=True, strength=3),
    site("rockets", "III", 8, 7, unit=True, strength=5),
    site("air_forces", "III", 12, 7, unit=True, strength=5),
]


# --- special technologies

START = ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]
NOTHING = {**rates(), "civil_total": 4, "military_total": 2, "colonization": 0, "blue": 16}
GIVES: dict[str, dict[str, int]] = {
    "warfare": {"strength": 1, "military_total": 3},
    "strategy": {"strength": 3, "military_total": 4},
    "military_theory": {"strength": 5, "military_total": 5},
    "code_of_laws": {"civil_total": 5},
    "justice_system": {"civil_total": 5, "blue": 19},
    "civil_service": {"civil_total": 6, "blue": 19},
    "cartography": {"strength": 1, "colonization": 2},
    "navigation": {"strength": 2, "colonization": 3},
    "satellites": {"strength": 3, "colonization": 4},
    "masonry": {},
    "architecture": {},
    "engineering": {},
}
"""The totals with the card and nothing else."""
SCIENCE = {
    "warfare": 5,
    "strategy": 8,
    "military_theory": 11,
    "code_of_laws": 6,
    "justice_system": 7,
    "civil_service": 10,
    "cartography": 4,
    "navigation": 6,
    "satellites": 8,
    "masonry": 3,
    "architecture": 6,
    "engineering": 9,
}


def special(card: str, age: str, better: str | None, *more: Scene) -> Case:
    """What the card gives, on top of nothing; it is replaced by a better one of its type, or stolen in a war."""
    gives, science = GIVES[card], SCIENCE[card]
    mine = {"workers": NOBODY, "hand": [card], "science": science}
    thief = {"war": ("war_over_technology", 0), "workers": {"warriors": 20}}
    armed = {name: amount + (20 if name == "strength" else 0) for name, amount in gives.items()}
    stolen = {**NOTHING, "technologies": START, **{f"rival.{name}": amount for name, amount in armed.items()}}
    robbed = {"workers": NOBODY, "technologies": [card], "blue": gives.get("blue")}
    ends = [scene(f"end steal:{card}", stolen, age="III", mine=robbed, rival=thief)]
    if better:
        both = {**robbed, "hand": [better], "science": SCIENCE[better]}
        alone = {**NOTHING, **GIVES[better], "technologies": sorted([*START, better])}
        ends.append(scene(f"develop:{better}", alone, age="III", mine=both))
    # New civil actions can be used at once.
    developed = {**NOTHING, **gives, "science": 0, "civil": gives.get("civil_total", 4) - 1}
    return Case(
        card,
        cannot=[refused(f"develop:{card}", "tta.develop.science-cost", age=age, mine={**mine, "science": science - 1})],
        can=[allowed(f"develop:{card}", age=age, mine=mine)],
        effect=[scene(f"develop:{card}", developed, age=age, mine=mine), *more],
        ends=ends,
    )


def prices(card: str, **costs: int) -> Scene:
    """What urban buildings of each level cost with a card for construction."""
    labs = {"workers": NOBODY, "technologies": [card, "alchemy", "scientific_method", "computers"]}
    others = {"agriculture": 2, "bronze": 2, "religion": 3, "warriors": 2}
    return scene("", {"build_costs": {**others, **costs}}, age="III", mine=labs)


def stages(card: str, most: int, paid: int) -> list[Scene]:
    """How many stages of the Ocean Liner Service one civil action builds."""
    mine = {"technologies": [card], "unfinished": ("ocean_liner_service", 0), "tokens": {"bronze": 12}, "civil": 1}
    start = {"age": "III", "mine": mine}
    too_many = {f"stage:{most + 1}": "tta.wonder-stage.multi-stage"} if most < 4 else {}
    return [
        Scene(start, [f"stage:{most}"], {"civil": 0, "resources": 12 - paid}),
        Scene(start, (), {"civil": 1}, too_many, [f"stage:{most}"]),
    ]


SPECIALS = [
    special("warfare", "I", "strategy"),
    special("strategy", "II", "military_theory"),
    special("military_theory", "III", None),
    special("code_of_laws", "I", "justice_system"),
    special("justice_system", "II", "civil_service"),
    special("civil_service", "III", None),
    special("cartography", "I", "navigation"),
    special("navigation", "II", "satellites"),
    special("satellites", "III", None),
    special(
        "masonry",
        "I",
        "architecture",
        prices("masonry", philosophy=3, alchemy=5, scientific_method=7, computers=10),
        *stages("masonry", 2, paid=6),
    ),
    special(
        "architecture",
        "II",
        "engineering",
        prices("architecture", philosophy=3, alchemy=5, scientific_method=6, computers=9),
        *stages("architecture", 3, paid=8),
    ),
    special(
        "engineering",
        "III",
        None,
        prices("engineering", philosophy=3, alchemy=5, scientific_method=6, computers=8),
        *stages("engineering", 4, paid=12),
    ),
]
CASES = [*BUILDINGS, *UNITS, *SPECIALS]
