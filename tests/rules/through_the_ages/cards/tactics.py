"""Tactics: played, shared with everybody a turn later, given up for another one."""

from __future__ import annotations

from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, refused, scene


def tactic(card: str, age: str, units: dict[str, int], bare: int, army: int, *more: Scene) -> Case:
    """`bare` is what the units are worth by themselves, `army` what the tactic adds."""
    mine: dict[str, Any] = {"workers": units, "military": [card]}
    start = {"age": age, "mine": mine}
    last = list(units)[-1]
    short = {unit: count - (unit == last) for unit, count in units.items() if unit != last or count > 1}
    # A tactic that these units cannot follow.
    other = "heavy_cavalry" if units.get("swordsmen", units.get("riflemen", 0)) >= 2 else "fighting_band"
    played = {"strength": bare + army, "tactic": card, "exclusive": 1, "military": 1, "military_cards": []}
    known = {"workers": units, "tactic": card}
    unknown: dict[str, Any] = {"age": age, "common": [card], "mine": {"workers": units}}
    return Case(
        card,
        cannot=[
            refused(f"tactic:{card}", "tta.tactic-play.cost", age=age, mine={**mine, "military_actions": 0}),
            refused(f"tactic:{card}", "tta.tactic-play.becomes-exclusive", age=age, mine={"workers": units}),
            refused(
                f"tactic:{card}",
                "tta.tactic-play.once-per-turn",
                f"tactic:{other}",
                age=age,
                mine={**mine, "military": [card, other]},
            ),
            refused(f"copy:{card}", "tta.tactic-copy.common-only", age=age, rival={"military": [card]}),
            refused(f"copy:{card}", "tta.tactic-copy.cost", age=age, common=[card], mine={"military_actions": 1}),
        ],
        can=[
            allowed(f"tactic:{card}", age=age, mine={**mine, "military_actions": 1}),
            allowed(f"copy:{card}", **unknown),
        ],
        effect=[
            scene(f"tactic:{card}", played, **start),
            scene(f"copy:{card}", {"strength": bare + army, "military": 0}, **unknown),
            # One unit is missing.
            scene("", {"strength": bare - WORTH[last]}, age=age, common=[card], mine={**known, "workers": short}),
            *more,
        ],
        ends=[
            scene(f"copy:{other}", {"strength": bare, "tactic": other}, age=age, common=[card, other], mine=known),
            # It is exclusive until the next turn.
            scene(
                f"tactic:{card} turn turn",
                {"common": [card], "exclusive": 0, "strength": bare + army},
                **{**start, "mine": {**mine, "yellow": 18, "unused": 0}},
            ),
        ],
    )


WORTH = {"swordsmen": 2, "knights": 2, "riflemen": 3, "cavalrymen": 3, "cannon": 3}


def armed(card: str, age: str, strength: int, units: dict[str, int], **parts: Any) -> Scene:
    """The strength of other units with this tactic."""
    return scene("", {"strength": strength}, age=age, common=[card], mine={"workers": units, "tactic": card, **parts})


TWO_ARMIES = {"cavalrymen": 1, "knights": 1, "cannon": 4, "air_forces": 1}
OLD_ARMY = {"riflemen": 1, "swordsmen": 1, "cavalrymen": 1, "cannon": 1}
CASES = [
    tactic(
        "fighting_band",
        "I",
        {"swordsmen": 2},
        4,
        1,
        armed("fighting_band", "I", 4 + 2 * 1, {"warriors": 4}),
    ),
    tactic(
        "legion",
        "I",
        {"swordsmen": 3},
        6,
        2,
        armed("legion", "I", 3 + 2, {"warriors": 3}),
        # An air force doubles an army.
        armed("legion", "III", 6 + 5 + 2 * 2, {"swordsmen": 3, "air_forces": 1}),
    ),
    tactic(
        "medieval_army",
        "I",
        {"swordsmen": 1, "knights": 1},
        4,
        2,
        armed("medieval_army", "I", 3 + 2, {"warriors": 1, "knights": 1}),
    ),
    tactic(
        "phalanx",
        "I",
        {"swordsmen": 2, "knights": 1},
        6,
        3,
        armed("phalanx", "I", 4 + 3, {"warriors": 2, "knights": 1}),
    ),
    tactic("heavy_cavalry", "I", {"knights": 3}, 6, 4, armed("heavy_cavalry", "I", 12 + 2 * 4, {"knights": 6})),
    tactic(
        "classic_army",
        "II",
        {"swordsmen": 2, "knights": 2},
        8,
        8,
        armed("classic_army", "II", 6 + 4, {"warriors": 2, "knights": 2}),
    ),
    tactic(
        "conquistadors",
        "II",
        {"swordsmen": 1, "knights": 2},
        6,
        5,
        armed("conquistadors", "II", 5 + 3, {"warriors": 1, "knights": 2}),
    ),
    tactic(
        "defensive_army",
        "II",
        {"swordsmen": 2, "cannon": 1},
        7,
        6,
        armed("defensive_army", "II", 5 + 3, {"warriors": 2, "cannon": 1}),
    ),
    # There is no artillery old enough to be obsolete.
    tactic("fortifications", "II", {"cannon": 2}, 6, 5, armed("fortifications", "III", 10 + 5, {"rockets": 2})),
    tactic(
        "mobile_artillery",
        "II",
        {"knights": 1, "cannon": 1},
        5,
        5,
        # Warriors on horseback are obsolete.
        armed("mobile_artillery", "II", 4 + 3, {"warriors": 1, "cannon": 1}, leader="genghis_khan"),
    ),
    tactic(
        "napoleonic_army",
        "II",
        {"swordsmen": 1, "knights": 1, "cannon": 1},
        7,
        7,
        armed("napoleonic_army", "II", 6 + 4, {"warriors": 1, "knights": 1, "cannon": 1}),
    ),
    tactic(
        "entrenchments",
        "III",
        {"riflemen": 1, "cannon": 2},
        9,
        9,
        armed("entrenchments", "III", 8 + 5, {"swordsmen": 1, "cannon": 2}),
    ),
    tactic(
        "mechanized_army",
        "III",
        {"cavalrymen": 1, "cannon": 2},
        9,
        10,
        armed("mechanized_army", "III", 8 + 5, {"knights": 1, "cannon": 2}),
        # One air force doubles the better army first.
        armed("mechanized_army", "III", 17 + 5 + 5 + 2 * 10, TWO_ARMIES),
    ),
    tactic(
        "modern_army",
        "III",
        {"riflemen": 2, "cavalrymen": 1, "cannon": 1},
        12,
        13,
        armed("modern_army", "III", 11 + 7, OLD_ARMY),
        # It doubles an obsolete one too.
        armed("modern_army", "III", 11 + 5 + 2 * 7, {**OLD_ARMY, "air_forces": 1}),
    ),
    tactic(
        "shock_troops",
        "III",
        {"riflemen": 1, "cavalrymen": 3},
        12,
        11,
        armed("shock_troops", "III", 11 + 6, {"riflemen": 1, "cavalrymen": 2, "knights": 1}),
    ),
]
