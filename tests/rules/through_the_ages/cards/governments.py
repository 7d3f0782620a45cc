"""Governments: by science or by revolution, and replaced by the next one."""

from __future__ import annotations

from rules.through_the_ages.cards.cases import Case, Scene, allowed, rates, refused, scene

DESPOTISM = {"civil_total": 4, "military_total": 2, "urban_limit": 2, **rates()}
MONARCHY = {"civil_total": 5, "military_total": 3, "urban_limit": 3, **rates()}
CONSTITUTIONAL = {"civil_total": 6, "military_total": 4, "urban_limit": 3, **rates()}
DESPOT = {"workers": {}, "government": "despotism"}


def government(
    card: str,
    age: str,
    science: int,
    revolution: int,
    civil: int,
    military: int,
    limit: int,
    *more: Scene,
    **gives: int,
) -> Case:
    """`science_rate` counts on top of two labs."""
    mine = {"workers": {"philosophy": 2}, "hand": [card], "science": science}
    cheap = {**mine, "science": revolution}
    lab = {"science_rate": 2}
    totals = {"civil_total": civil, "military_total": military, "urban_limit": limit, **rates(**{**lab, **gives})}
    peaceful = {"government": card, "science": 0, "civil": civil - 1, "military": military}
    violent = {"government": card, "science": 0, "civil": 0, "military": military}
    after = "constitutional_monarchy" if card != "constitutional_monarchy" else "monarchy"
    left = {**(CONSTITUTIONAL if card != "constitutional_monarchy" else MONARCHY), **lab}
    ruled = {"workers": {"philosophy": 2}, "government": card, "hand": [after], "science": 12}
    return Case(
        card,
        cannot=[
            refused(
                f"develop:{card}",
                "tta.develop.government-higher-cost",
                age=age,
                mine={**mine, "science": science - 1},
            ),
            refused(
                f"revolution:{card}",
                "tta.revolution.science-cost",
                age=age,
                mine={**mine, "science": revolution - 1},
            ),
            refused(
                f"revolution:{card}",
                "tta.revolution.all-must-be-available",
                age=age,
                mine={**mine, "civil": 3},
            ),
        ],
        can=[
            allowed(f"develop:{card}", age=age, mine={**mine, "civil": 1}),
            allowed(f"revolution:{card}", age=age, mine=cheap),
        ],
        effect=[
            scene(f"develop:{card}", {**peaceful, **totals}, age=age, mine=mine),
            scene(f"revolution:{card}", {**violent, **totals}, age=age, mine=cheap),
            *more,
        ],
        ends=[scene(f"develop:{after}", {"government": after, **left}, age="III", mine=ruled)],
    )


CASES = [
    Case(
        "despotism",
        cannot=[
            refused("develop:despotism", "tta.develop.from-hand", mine={"science": 9}),
            refused("revolution:despotism", "tta.develop.from-hand", mine={"science": 9, "government": "monarchy"}),
        ],
        can=[allowed("develop:monarchy", mine={**DESPOT, "hand": ["monarchy"], "science": 8})],
        effect=[scene("", {**DESPOTISM, "government": "despotism", "civil": 4, "military": 2}, mine=DESPOT)],
        ends=[
            scene(
                "develop:monarchy",
                {**MONARCHY, "government": "monarchy"},
                mine={**DESPOT, "hand": ["monarchy"], "science": 8},
            )
        ],
    ),
    government("monarchy", "I", 8, 2, 5, 3, 3),
    government("theocracy", "I", 6, 1, 4, 3, 3, culture_rate=1, strength=1, happy=1),
    government("constitutional_monarchy", "II", 12, 6, 6, 4, 3),
    government("republic", "II", 13, 3, 7, 2, 3),
    government(
        "communism",
        "III",
        19,
        5,
        7,
        5,
        4,
        scene("", {"happy": 2 - 1}, age="III", mine={"government": "communism", "workers": {"theology": 1}}),
    ),
    government("democracy", "III", 17, 9, 7, 3, 4, culture_rate=3),
    government("fundamentalism", "III", 18, 7, 6, 5, 4, strength=5, science_rate=0),
]
