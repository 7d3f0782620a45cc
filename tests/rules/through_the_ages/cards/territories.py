"""Territories: won in an auction, lost to independence or annexed by a rival."""

from __future__ import annotations

from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, refused, scene

SETTLER = {"workers": {"warriors": 1}, "military": ["rats"], "yellow": 10, "unused": 1}
LEVELS = {"I": 1, "II": 2}


def territory(
    card: str,
    age: str,
    *,
    yellow: int = 0,
    blue: int = 0,
    happy: int = 0,
    strength: int = 0,
    science: int = 0,
    culture: int = 0,
    population: int = 0,
    draw: int = 0,
    food: int = 0,
    resource: int = 0,
) -> Case:
    """First the permanent effect, then what is gained at once. Tokens of food and of resources are worth one each."""
    start: dict[str, Any] = {"phase": "politics", "age": age, "mine": SETTLER, "current": [card]}
    # The worker that was sent returned to the bank.
    colonized = {
        "colonies": [card],
        "yellow": 11 + yellow - population,
        "unused": 1 + population,
        "blue": 16 + blue - food - resource,
        "happy": happy,
        "strength": strength,
        "science": science,
        "culture": 1 + culture,
        "food": food,
        "resources": resource,
        "military_count": draw,
        "past_events": [],
    }
    prepared = {"phase": "politics", "age": age, "mine": {"military": [card]}, "current": ["development_of_science"]}
    return Case(
        card,
        cannot=[
            refused("bid:2", "tta.colonization.bid-cap", "prepare:rats", **start),
            refused("finish", "tta.colonization.one-unit-minimum", "prepare:rats", "bid:1", "pass", **start),
            refused(f"prepare:{card}", "tta.event-prepare.goes-to-future", phase="politics", age=age),
        ],
        can=[allowed("bid:1", "prepare:rats", **start), allowed(f"prepare:{card}", **prepared)],
        effect=[
            scene("prepare:rats bid:1 pass send:warriors finish", colonized, **start),
            scene(f"prepare:{card}", {"culture": LEVELS[age], "science": 2, "colonies": []}, **prepared),
        ],
        ends=[
            _independent(card, yellow, blue),
            _annexed(card, {"yellow": yellow, "blue": blue, "happy": happy, "strength": strength}),
        ],
    )


def _independent(card: str, yellow: int, blue: int) -> Scene:
    """The permanent effect is lost."""
    mine = {"workers": {}, "military": ["rats"], "colonies": [card], "yellow": 10, "blue": 16}
    then = {"colonies": [], "yellow": 10 - yellow, "blue": 16 - blue, "happy": 0, "strength": 0}
    start: dict[str, Any] = {"phase": "politics", "age": "II", "current": ["independence_declaration"]}
    return scene(f"prepare:rats colony:{card}", then, **start, mine=mine, rival={"workers": {"warriors": 9}})


def _annexed(card: str, gives: dict[str, int]) -> Scene:
    """The permanent effect changes hands; nothing is gained at once."""
    mine = {"workers": {"warriors": 5}, "military": ["annex"], "yellow": 10}
    nothing = {"science": 0, "culture": 0, "food": 0, "resources": 0, "unused": 1, "military_count": 0}
    taken = {"yellow": 10 + gives["yellow"], "blue": 16 + gives["blue"], "happy": gives["happy"]}
    lost = {"yellow": 10 - gives["yellow"], "blue": 16 - gives["blue"], "happy": 0, "strength": 0, "colonies": []}
    then = {**nothing, **taken, "strength": 5 + gives["strength"], "colonies": [card]}
    then |= {f"rival.{name}": value for name, value in lost.items()}
    rival = {"workers": {}, "colonies": [card], "yellow": 10, "blue": 16}
    return scene(f"aggression:annex+1 colony:{card}", then, phase="politics", age="II", mine=mine, rival=rival)


CASES = [
    territory("developed_territory_i", "I", science=3, yellow=1, blue=1),
    territory("historic_territory_i", "I", culture=6, happy=1),
    territory("inhabited_territory_i", "I", population=1, yellow=2),
    territory("strategic_territory_i", "I", draw=3, strength=2),
    territory("vast_territory_i", "I", food=3, yellow=3, blue=-1),
    territory("wealthy_territory_i", "I", resource=5, blue=3),
    territory("developed_territory_ii", "II", science=5, yellow=2, blue=2),
    territory("historic_territory_ii", "II", culture=11, happy=2),
    territory("inhabited_territory_ii", "II", population=2, yellow=3),
    territory("strategic_territory_ii", "II", draw=5, strength=4),
    territory("vast_territory_ii", "II", food=4, yellow=4, blue=-1),
    territory("wealthy_territory_ii", "II", resource=9, blue=4),
]
