"""Events of Age III: everyone scores. Seat 0 has scored one point more, for preparing an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene
from rules.through_the_ages.cards.events import event, points, resolve, trio

NONE: dict[str, Any] = {"workers": {}, "yellow": 18}
"""A civilization that scores for nothing."""


def scored(card: str, points: int, rival_points: int = 0, *, had: int = 0, **start: Any) -> Scene:
    """What both score; `had` is what the rival had before."""
    start["rival"] = {**NONE, **start.get("rival", {}), "culture": had}
    start["mine"] = {**NONE, **start.get("mine", {})}
    return resolve(card, "", {"culture": 1 + points, "rival.culture": had + rival_points}, **{"age": "III", **start})


def impact(card: str, first: Scene, *more: Scene) -> Case:
    return event(card, "III", first, *more)


def ranked(card: str, site: str, *among: int) -> Case:
    """Points by place: a worker on this card is worth one. `among` are the points of a trio."""

    def place(workers: list[int], points: Mapping[str, int]) -> Scene:
        held = [{**NONE, "workers": {site: count}} for count in workers]
        civs = dict(zip(("mine", "rival", "third", "fourth"), held, strict=False))
        return resolve(card, "", points, age="III", seats=len(workers), **civs)

    return impact(
        card,
        place([2, 1], {"culture": 1 + 10, "rival.culture": 0}),
        place([1, 2], {"culture": 1, "rival.culture": 10}),
        # Ties go to the player whose turn it is.
        place([1, 1], {"culture": 1 + 10, "rival.culture": 0}),
        place([1, 2, 3], {"culture": 1, "rival.culture": 7, "third.culture": 14}),
        trio(card, "", points(*among), age="III"),
        place([2, 1, 4, 3], {"culture": 1 + 5, "rival.culture": 0, "third.culture": 15, "fourth.culture": 10}),
    )


CITY = {"alchemy": 1, "opera": 1, "computers": 1, "religion": 1}
BALANCED = {"alchemy": 1, "philosophy": 1, "religion": 2, "irrigation": 2, "iron": 2, "bronze": 1}
FIGHTERS = {"swordsmen": 2, "tanks": 1, "team_sports": 1, "warriors": 1}
MINES = {"iron": 2, "bronze": 1}

CASES = [
    impact(
        "impact_of_agriculture",
        # Five food and nobody hungry; one food and one hungry mouth.
        scored(
            "impact_of_agriculture",
            5 + 4,
            1,
            mine={"workers": {"irrigation": 2, "agriculture": 1}},
            rival={"workers": {"agriculture": 1}, "yellow": 14},
        ),
        trio("impact_of_agriculture", "", points(5, 5, 5), age="III"),
    ),
    impact(
        "impact_of_architecture",
        scored(
            "impact_of_architecture",
            1 + 2 + 3,
            2,
            mine={"workers": {**CITY, "iron": 1, "tanks": 1}},
            rival={"workers": {"alchemy": 2}},
        ),
    ),
    impact(
        "impact_of_balance",
        # Science 3, culture 2, food 4, resources 5.
        scored("impact_of_balance", 2 * 2, 0, mine={"workers": BALANCED}, rival={"workers": {"iron": 2}}),
        trio("impact_of_balance", "", points(2, 2, 2), age="III", everyone={"workers": {"religion": 1}}),
    ),
    impact(
        "impact_of_colonies",
        scored(
            "impact_of_colonies",
            2 * 3,
            3,
            mine={"colonies": ["historic_territory_i", "vast_territory_i"]},
            rival={"colonies": ["historic_territory_ii"]},
        ),
        trio("impact_of_colonies", "", points(3, 3, 3), age="III"),
    ),
    impact(
        "impact_of_competition",
        scored("impact_of_competition", 2 + 3 + 2, 0, mine={"workers": FIGHTERS}, rival={"workers": CITY}),
        trio(
            "impact_of_competition",
            "",
            points(1, 1, 1),
            age="III",
            mine={"workers": {"warriors": 2, "swordsmen": 1}},
            rival={"workers": {"warriors": 1, "swordsmen": 1}},
            third={"workers": {"warriors": 3, "knights": 1}},
        ),
    ),
    impact(
        "impact_of_government",
        scored("impact_of_government", 2 * 5 + 3, 2 * 4 + 2, mine={"government": "monarchy"}),
        # Spent actions count too.
        scored("impact_of_government", 2 * 5 + 3, 2 * 4 + 2, mine={"government": "monarchy", "civil": 0}),
        trio("impact_of_government", "", points(10, 10, 10), age="III"),
    ),
    impact(
        "impact_of_happiness",
        # Three faces; one face and one discontent worker.
        scored(
            "impact_of_happiness",
            2 * 3,
            2 - 2,
            mine={"workers": {"organized_religion": 1}},
            rival={"workers": {"religion": 1}, "yellow": 12},
            had=5,
        ),
        scored("impact_of_happiness", 16, -4, mine={"workers": {"organized_religion": 3}}, rival={"yellow": 12}, had=5),
        trio("impact_of_happiness", "", points(2, 4, 2), age="III", everyone={"workers": {"religion": 1}}),
        trio("impact_of_happiness", "", points(-2, 2 - 2, -4), age="III", everyone={"yellow": 12}),
    ),
    impact(
        "impact_of_industry",
        scored("impact_of_industry", 5, 1, mine={"workers": MINES}, rival={"workers": {"bronze": 1}}),
        # The best mine counts twice with the railroad.
        scored("impact_of_industry", 5 + 2, mine={"workers": MINES, "wonders": ["transcontinental_railroad"]}),
        # Labs are no mines.
        scored("impact_of_industry", 1, mine={"workers": {"computers": 1, "bronze": 1}, "leader": "bill_gates"}),
        trio("impact_of_industry", "", points(1, 1, 1), age="III"),
    ),
    impact(
        "impact_of_population",
        # Twelve workers on cards and one unused; three on cards.
        scored(
            "impact_of_population",
            2 * 3,
            0,
            mine={"workers": {"warriors": 12}},
            rival={"workers": {"warriors": 3}},
        ),
        # Two of them are discontent.
        scored("impact_of_population", 2 * 1, mine={"workers": {"warriors": 12}, "yellow": 12}),
        trio("impact_of_population", "", points(12, 10, 14), age="III", everyone={"workers": {"agriculture": 11}}),
    ),
    impact(
        "impact_of_progress",
        scored(
            "impact_of_progress",
            2 * (1 + 1 + 2),
            0,
            mine={"government": "monarchy", "technologies": ["code_of_laws", "strategy", "computers"]},
        ),
        trio(
            "impact_of_progress",
            "",
            points(2, 2, 2),
            age="III",
            mine={"technologies": ["masonry"]},
            rival={"technologies": ["code_of_laws"]},
            third={"technologies": ["warfare"]},
        ),
    ),
    ranked("impact_of_science", "philosophy", 14, 7, 0),
    ranked("impact_of_strength", "warriors", 7, 0, 14),
    impact(
        "impact_of_technology",
        scored(
            "impact_of_technology",
            3 * 4,
            0,
            mine={"government": "democracy", "technologies": ["computers", "satellites", "coal"]},
        ),
        trio(
            "impact_of_technology",
            "",
            points(4, 4, 4),
            age="III",
            mine={"technologies": ["computers"]},
            rival={"technologies": ["oil"]},
            third={"technologies": ["tanks"]},
        ),
    ),
    impact(
        "impact_of_variety",
        # Four types with workers, two special technologies; Opera stands empty.
        scored(
            "impact_of_variety",
            2 * 6,
            2,
            mine={
                "workers": {"warriors": 2, "knights": 1, "philosophy": 1, "alchemy": 1, "religion": 1, "iron": 1},
                "technologies": ["masonry", "strategy", "opera"],
            },
            rival={"workers": {"warriors": 1}},
        ),
        trio("impact_of_variety", "", points(4, 4, 4), age="III"),
    ),
    impact(
        "impact_of_wonders",
        scored(
            "impact_of_wonders",
            5 + 4 + 3 + 2,
            4,
            mine={"wonders": ["pyramids", "great_wall", "kremlin", "internet"]},
            rival={"wonders": ["taj_mahal"], "ravaged": ["taj_mahal"]},
        ),
        trio(
            "impact_of_wonders",
            "",
            points(5, 5, 5),
            age="III",
            mine={"wonders": ["pyramids"]},
            rival={"wonders": ["colossus"]},
            third={"wonders": ["library_of_alexandria"]},
        ),
    ),
]
