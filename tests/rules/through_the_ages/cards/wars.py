"""Wars: declared in one turn, fought at the start of the next one; either side may win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, both, refused, scene

WAIT = "end turn"
"""Until the next turn of seat 0."""


def side(strength: int, **parts: Any) -> dict[str, Any]:
    """A civilization of that strength that produces nothing and wants nothing."""
    return {"workers": {"warriors": strength}, "yellow": 18, "unused": 0, **parts}


def fought(card: str, moves: str, then: Mapping[str, Any], mine: dict[str, Any], rival: dict[str, Any]) -> Scene:
    """The war was declared a turn ago."""
    return scene(f"{WAIT} {moves}", then, age="III", mine={**mine, "war": (card, 1)}, rival=rival)


def war(card: str, age: str, cost: int, *effect: Scene) -> Case:
    declare = f"war:{card}+1"
    mine = side(1, military=[card], government="monarchy")
    start: dict[str, Any] = {"phase": "politics", "age": age, "mine": mine, "rival": side(3)}
    at_war = {"war": card, "war_on": 1, "military": 3 - cost, "military_cards": [], "asked": (0, "action")}
    over = {"war": None, "war_on": -1, "discarded": [card]}
    return Case(
        card,
        cannot=[
            refused(declare, "tta.war-declare.cost", **{**start, "mine": {**mine, "military_actions": cost - 1}}),
            refused(declare, "tta.war-declare.not-last-round", **start, round=9, last_round=9),
            refused(f"war:{card}+0", "tta.war-declare.target", **start),
            refused(declare, "tta.anatomy.aggression-war", **{**start, "mine": side(1)}),
        ],
        # Also against somebody stronger.
        can=[allowed(declare, **{**start, "mine": {**mine, "military_actions": cost}})],
        effect=[scene(declare, at_war, **start), *effect],
        ends=[
            scene(WAIT, over, age=age, mine=side(1, war=(card, 1)), rival=side(1)),
            # A tie changes nothing.
            scene(
                WAIT,
                both({"science": 9, "culture": 9, "yellow": 18}),
                age=age,
                mine=side(1, war=(card, 1), science=9, culture=9),
                rival=side(1, science=9, culture=9),
            ),
        ],
    )


TECHNOLOGY, TERRITORY, CULTURE = "war_over_technology", "war_over_territory", "war_over_culture"
START = ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]
WITH_MASONRY = sorted([*START, "masonry"])
CASES = [
    war(
        TECHNOLOGY,
        "II",
        2,
        fought(TECHNOLOGY, "", {"science": 4, "rival.science": 5}, side(6), side(2, science=9)),
        fought(TECHNOLOGY, "", {"science": 3, "rival.science": 0}, side(6), side(2, science=3)),
        fought(TECHNOLOGY, "", {"science": 5, "rival.science": 4}, side(2, science=9), side(6)),
        # A special technology counts what it costs; the rest is taken in points.
        fought(
            TECHNOLOGY,
            "steal:masonry",
            {"science": 1, "rival.science": 8, "rival.technologies": START, "technologies": WITH_MASONRY},
            side(6),
            side(2, science=9, technologies=["masonry"]),
        ),
        fought(
            TECHNOLOGY,
            "finish",
            {"science": 4, "rival.science": 5},
            side(6),
            side(2, science=9, technologies=["masonry"]),
        ),
    ),
    war(
        TERRITORY,
        "II",
        2,
        fought(TERRITORY, "", {"yellow": 19, "rival.yellow": 17}, side(5), side(1)),
        fought(TERRITORY, "", {"yellow": 20, "rival.yellow": 16}, side(6), side(1)),
        fought(TERRITORY, "", {"yellow": 21, "rival.yellow": 15}, side(11), side(1)),
        fought(TERRITORY, "", {"yellow": 17, "rival.yellow": 19}, side(1), side(5)),
        fought(TERRITORY, "", {"yellow": 19, "rival.yellow": 0}, side(6), side(1, yellow=1)),
    ),
    war(
        CULTURE,
        "III",
        3,
        fought(CULTURE, "", {"culture": 5 + 4, "rival.culture": 21}, side(5), side(1, culture=30)),
        fought(CULTURE, "", {"culture": 6, "rival.culture": 0}, side(5), side(1, culture=6)),
        fought(CULTURE, "", {"culture": 21, "rival.culture": 9}, side(1, culture=30), side(5)),
    ),
]
