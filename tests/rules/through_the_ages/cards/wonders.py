"""Wonders: built stage by stage; ravaged, lost before they are complete, or scored once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.through_the_ages.cards.cases import TURN, Case, Scene, allowed, rates, refused, scene

NOTHING = {
    **rates(),
    "civil_total": 5,
    "military_total": 3,
    "colonization": 0,
    "civil_hand_limit": 5,
    "military_hand_limit": 3,
    "blue": 16,
}
"""What a monarchy without workers has."""
LEVELS = {"A": 0, "I": 1, "II": 2, "III": 3}


def ruler(**parts: Any) -> dict[str, Any]:
    return {"workers": {}, "government": "monarchy", **parts}


def wonder(
    card: str,
    age: str,
    stages: Sequence[int],
    gives: dict[str, int] | None = None,
    cannot: Sequence[Scene] = (),
    effect: Sequence[Scene] = (),
    ends: Sequence[Scene] = (),
) -> Case:
    """`gives` are the totals with the wonder and a monarchy."""
    played = "I" if age == "A" else age
    cost = sum(stages)
    complete = {**NOTHING, **(gives or {}), "wonders": [card], "unfinished": None, "resources": 0}
    last = ruler(unfinished=(card, len(stages) - 1), tokens={"bronze": stages[-1]}, civil=1)
    poor = {**last, "tokens": {"bronze": stages[-1] - 1}}
    whole = ruler(unfinished=(card, 0), tokens={"bronze": cost}, blue=16 - cost)
    second = "pyramids" if card != "pyramids" else "colossus"
    busy = ruler(unfinished=(second, 0))
    return Case(
        card,
        cannot=[
            refused("stage:1", "tta.wonder-stage.resource-cost", age=played, mine=poor),
            refused("stage:1", "tta.wonder-stage.civil-cost", age=played, mine={**last, "civil": 0}),
            refused(f"take:{card}+1", "tta.take-wonder.one-unfinished", age=played, mine=busy, row=[card]),
            *cannot,
        ],
        can=[
            allowed("stage:1", age=played, mine=last),
            allowed(f"take:{card}+1", age=played, mine=ruler(civil=1), row=[card]),
        ],
        effect=[scene("stage:1 " * len(stages), complete, age=played, mine=whole), *effect],
        ends=[infiltrated(card, age), *ends, *([ravaged(card)] if age in ("A", "I") else [])],
    )


def infiltrated(card: str, age: str) -> Scene:
    """An unfinished wonder is removed: it has given nothing, and its tokens return to the bank."""
    mine = {"military": ["infiltrate"], "workers": {"warriors": 1}}
    lost: dict[str, Any] = {**NOTHING, "unfinished": None, "stages": 0, "wonders": [], "blue": 16}
    then = {"culture": 3 * LEVELS[age], **{f"rival.{name}": value for name, value in lost.items()}}
    return scene(
        "aggression:infiltrate+1 remove:wonder",
        then,
        phase="politics",
        age="III" if age == "III" else "II",
        mine=mine,
        rival=ruler(unfinished=(card, 1)),
    )


def ravaged(card: str) -> Scene:
    """Ruins give two culture and nothing else, and still count as a wonder."""
    mine = ruler(wonders=[card], military=["rats"], blue=17 if card == "taj_mahal" else 16)
    then = {**NOTHING, "culture_rate": 2, "wonders": [card], "ravaged": [card]}
    return scene(
        f"prepare:rats ravage:{card}", then, phase="politics", age="II", mine=mine, current=["ravages_of_time"]
    )


def stays(card: str, gives: dict[str, int]) -> Scene:
    """Time does not touch the wonders of Age II."""
    mine = ruler(wonders=[card], military=["rats"])
    then = {**NOTHING, **gives, "ravaged": [], "asked": (0, "action")}
    return scene("prepare:rats", then, phase="politics", age="II", mine=mine, current=["ravages_of_time"])


def scored(card: str, last: int, culture: int, workers: dict[str, int], **parts: Any) -> Scene:
    """The points for the last stage."""
    mine = ruler(unfinished=(card, last), tokens={"bronze": 9}, **{**parts, "workers": workers})
    return scene("stage:1", {"culture": culture, "wonders": [card]}, age="III", mine=mine)


def scored_once(card: str) -> Scene:
    """A wonder that is complete scores nothing more."""
    mine = ruler(wonders=[card], workers={"computers": 1, "bronze": 1}, technologies=["tanks"])
    return scene(TURN, {"culture": 0, "culture_rate": 0, "wonders": [card]}, age="III", mine=mine)


def ruined(card: str, then: dict[str, Any], **parts: Any) -> Scene:
    """What is left when a wonder with more than symbols is ravaged."""
    mine = ruler(wonders=[card], military=["rats"], **parts)
    return scene(
        f"prepare:rats ravage:{card}", then, phase="politics", age="II", mine=mine, current=["ravages_of_time"]
    )


SOLDIERS = {"warriors": 2, "knights": 1, "cannon": 1}
FACES = {"religion": 1, "bread_and_circuses": 1}
MINES = {"bronze": 1, "iron": 1}
STAGE = {"drama": 1, "movies": 1, "printing_press": 1}
CITY = {"computers": 1, "bread_and_circuses": 1, "religion": 1, "multimedia": 1, "movies": 1}
TAJ = [None] * 9 + ["taj_mahal"]
TEMPORARY = "tta.actions-total.temporary-first"
LINER = ruler(wonders=["ocean_liner_service"], yellow=5, unused=1)

CASES = [
    wonder("colossus", "A", [3, 3], {"strength": 2, "colonization": 1}),
    wonder("hanging_gardens", "A", [2, 2, 2], {"culture_rate": 1, "happy": 2}),
    wonder(
        "library_of_alexandria",
        "A",
        [1, 4, 1],
        {"culture_rate": 1, "science_rate": 1, "civil_hand_limit": 6, "military_hand_limit": 4},
    ),
    wonder(
        "pyramids",
        "A",
        [3, 2, 1],
        {"civil_total": 6, "civil_hand_limit": 6},
        # The new action can be used at once.
        effect=[
            scene("stage:1", {"civil": 1}, mine=ruler(unfinished=("pyramids", 2), tokens={"bronze": 1}, civil=1)),
        ],
    ),
    wonder(
        "great_wall",
        "I",
        [2, 2, 3, 2],
        {"culture_rate": 1, "happy": 1},
        # Two infantry and one artillery, but no cavalry.
        effect=[scene("", {"strength": 7 + 3}, age="II", mine=ruler(wonders=["great_wall"], workers=SOLDIERS))],
        ends=[ruined("great_wall", {"strength": 7}, workers=SOLDIERS)],
    ),
    wonder(
        "st_peters_basilica",
        "I",
        [4, 4],
        {"culture_rate": 2, "happy": 1},
        effect=[scene("", {"happy": 1 + 2 + 3}, mine=ruler(wonders=["st_peters_basilica"], workers=FACES))],
        ends=[ruined("st_peters_basilica", {"happy": 1 + 2}, workers=FACES)],
    ),
    wonder(
        "taj_mahal",
        "I",
        [2, 4, 2],
        {"culture_rate": 3, "blue": 17},
        cannot=[
            refused("take:taj_mahal+10", "tta.take-wonder.cost", mine=ruler(civil=2, leader="moses"), row=TAJ),
            # A first leader replaces nobody.
            refused(
                "take:taj_mahal+10",
                "tta.take-wonder.cost",
                "leader:moses",
                mine=ruler(civil=3, hand=["moses"]),
                row=TAJ,
            ),
        ],
        effect=[
            scene(
                "leader:joan_of_arc take:taj_mahal+10",
                {"unfinished": "taj_mahal", "civil": 0},
                mine=ruler(civil=1, leader="moses", hand=["joan_of_arc"]),
                row=TAJ,
            ),
        ],
    ),
    wonder("universitas_carolina", "I", [3, 3, 3], {"culture_rate": 1, "science_rate": 2}),
    wonder(
        "eiffel_tower",
        "II",
        [3, 7, 3],
        {"culture_rate": 4, "happy": 1},
        ends=[stays("eiffel_tower", {"culture_rate": 4, "happy": 1})],
    ),
    wonder(
        "kremlin",
        "II",
        [4, 4, 4],
        {"culture_rate": 2, "civil_total": 6, "military_total": 4, "civil_hand_limit": 6, "military_hand_limit": 4},
        effect=[scene("", {"happy": 2 - 1}, age="II", mine=ruler(wonders=["kremlin"], workers={"theology": 1}))],
        ends=[
            stays(
                "kremlin",
                {
                    "culture_rate": 2,
                    "civil_total": 6,
                    "military_total": 4,
                    "civil_hand_limit": 6,
                    "military_hand_limit": 4,
                },
            )
        ],
    ),
    wonder(
        "ocean_liner_service",
        "II",
        [4, 2, 2, 4],
        cannot=[
            refused("use:ocean_liner_service", TEMPORARY, "use:ocean_liner_service", age="II", mine=LINER),
            refused(
                "use:ocean_liner_service",
                "tta.workers.gain-population-empty-bank",
                age="II",
                mine={**LINER, "yellow": 0},
            ),
        ],
        effect=[
            scene("use:ocean_liner_service", {"unused": 2, "yellow": 4, "civil": 5, "food": 0}, age="II", mine=LINER)
        ],
        # Once in each turn, so again in the next one.
        ends=[
            stays("ocean_liner_service", {}),
            scene(
                "use:ocean_liner_service turn turn pass use:ocean_liner_service",
                {"unused": 3, "yellow": 3},
                age="II",
                mine={**LINER, "workers": {"theology": 2}},
            ),
        ],
    ),
    wonder(
        "transcontinental_railroad",
        "II",
        [3, 3, 3, 3],
        {"strength": 4},
        effect=[
            scene(
                TURN,
                {"resource_production": 1 + 2 + 2, "tokens": {"bronze": 1, "iron": 2}, "blue": 13},
                age="II",
                mine=ruler(wonders=["transcontinental_railroad"], workers=MINES),
            )
        ],
        ends=[stays("transcontinental_railroad", {"strength": 4})],
    ),
    wonder(
        "fast_food_chains",
        "III",
        [4, 4, 4, 4],
        effect=[
            scored("fast_food_chains", 3, 2 * 5 + 3, {"agriculture": 2, "bronze": 3, "philosophy": 1, "warriors": 2})
        ],
        ends=[scored_once("fast_food_chains")],
    ),
    wonder(
        "first_space_flight",
        "III",
        [1, 2, 4, 9],
        {},
        # The levels of Monarchy, which every one of these has, and of the three others.
        effect=[scored("first_space_flight", 3, 1 + 1 + 3 + 1, {}, technologies=["iron", "computers", "warfare"])],
        ends=[scored_once("first_space_flight")],
    ),
    wonder(
        "hollywood",
        "III",
        [5, 6, 5],
        effect=[
            scored("hollywood", 2, 2 * 7, STAGE),
            scored("hollywood", 2, 2 * (7 + 2), STAGE, leader="william_shakespeare"),
            scored("hollywood", 2, 2 * (7 + 2), STAGE, leader="johann_sebastian_bach"),
            scored("hollywood", 2, 2 * (7 + 4), STAGE, leader="charlie_chaplin"),
            scored("hollywood", 2, 2 * 7, STAGE, leader="albert_einstein"),
        ],
        ends=[scored_once("hollywood")],
    ),
    wonder(
        "internet",
        "III",
        [2, 3, 4, 3, 2],
        effect=[
            scored("internet", 4, 5 + 1 + 1 + 6 + 4, CITY),
            scored("internet", 4, 17 + 3, CITY, leader="albert_einstein"),
            scored("internet", 4, 17 + 3 - 1, CITY, leader="sid_meier"),
            scored("internet", 4, 17 + 2, CITY, leader="william_shakespeare"),
            scored("internet", 4, 17, CITY, leader="bill_gates"),
        ],
        ends=[scored_once("internet")],
    ),
]
