"""Leaders of Ages A and I: played, used, replaced, dead of old age."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.through_the_ages.cards.cases import TURN, Case, Scene, allowed, refused, scene

AFTER = {"A": "I", "I": "II", "II": "III"}
"""In which Age leaders die: at its end."""
SAME_AGE = {"A": ("aristotle", "moses"), "I": ("joan_of_arc", "michelangelo"), "II": ("isaac_newton", "james_cook")}
SAME_AGE["III"] = ("sid_meier", "bill_gates")
NEUTRAL = {"A": ("aristotle", "hammurabi"), "I": ("aristotle", "hammurabi"), "II": ("christopher_columbus",) * 2}
NEUTRAL["III"] = ("james_cook",) * 2
"""Leaders that change no figure by themselves, to replace others with."""
NOT_YOURS = "tta.stats.modifiers"
TEMPORARY = "tta.actions-total.temporary-first"


def leader(
    card: str,
    age: str,
    held: dict[str, Any],
    figures: dict[str, tuple[Any, Any]],
    *,
    cannot: Sequence[Scene] = (),
    can: Sequence[Scene] = (),
    effect: Sequence[Scene] = (),
    ends: Sequence[Scene] = (),
    **start: Any,
) -> Case:
    """`figures` are those of a civilization with the leader, and without."""
    played = "I" if age == "A" else age
    other = next(name for name in SAME_AGE[age] if name != card)
    successor = next(name for name in NEUTRAL[age] if name != card)
    with_leader = {name: pair[0] for name, pair in figures.items()}
    without = {name: pair[1] for name, pair in figures.items()}
    fallen = []
    if age in AFTER:
        old = {**held, "leader": card}
        fallen = [scene(TURN, {**without, "leader": None}, **{**start, "age": AFTER[age]}, civil_left=1, mine=old)]
    return Case(
        card,
        cannot=[
            refused(f"leader:{card}", "tta.leader-play.civil-cost", age=played, mine={"hand": [card], "civil": 0}),
            refused(
                f"take:{card}+2",
                "tta.take-card.one-leader-per-age",
                f"take:{other}+1",
                age=played,
                row=[other, card],
            ),
            *cannot,
        ],
        can=[allowed(f"leader:{card}", age=played, mine={"hand": [card], "civil": 1}), *can],
        effect=[
            scene("", without, **start, age=played, mine=held),
            scene(
                f"leader:{card}",
                {**with_leader, "leader": card, "civil": 3 + _more(held), "hand": []},
                **start,
                age=played,
                mine={**held, "hand": [card]},
            ),
            *effect,
        ],
        ends=[
            # The action that the successor costs comes back.
            scene(
                f"leader:{successor}",
                {**without, "leader": successor, "civil": 4 + _more(held)},
                **start,
                age=played,
                mine={**held, "leader": card, "hand": [successor]},
            ),
            *fallen,
            *ends,
        ],
    )


def _more(held: dict[str, Any]) -> int:
    """Civil actions above those of a despotism."""
    return {"despotism": 0, "theocracy": 0, "monarchy": 1}[held.get("government", "despotism")]


JUDGE = {"leader": "hammurabi", "hand": ["aristotle"]}
WISE = ["joan_of_arc", "iron", *[None] * 7, "michelangelo"]
ARMY = {"warriors": 2, "swordsmen": 1}
RECRUITER = {
    "leader": "frederick_barbarossa",
    "workers": {},
    "tokens": {"agriculture": 1, "bronze": 1},
    "unused": 0,
    "yellow": 18,
}
SETTLER = {"leader": "christopher_columbus", "workers": {}, "military": ["wealthy_territory_i"]}
CAESAR = {"leader": "julius_caesar", "workers": {}, "military": ["rats", "pestilence", "crusades"], "unused": 3}
QUIET = ["cultural_influence", "scientific_breakthrough", "good_harvest"]
"""Events that do nothing to civilizations without workers."""
SCULPTOR = {"leader": "michelangelo", "wonders": ["hanging_gardens"], "hand": ["aristotle"]}
PRIEST = {"workers": {"religion": 1, "theology": 1}, "government": "theocracy"}
TAKEN = {"row": ["iron", "monarchy", "warfare", "joan_of_arc", "reserves_i", "great_wall"]}

CASES = [
    leader(
        "alexander_the_great",
        "A",
        {"workers": ARMY},
        {"strength": (7, 4)},
        cannot=[
            refused("use:alexander_the_great", NOT_YOURS, mine={"leader": "alexander_the_great"}),
            refused("use:alexander_the_great", NOT_YOURS, phase="politics", mine={"leader": "moses"}),
        ],
        can=[allowed("use:alexander_the_great", phase="politics", mine={"leader": "alexander_the_great"})],
        ends=[
            scene(
                "use:alexander_the_great",
                {"leader": None, "strength": 4, "yellow": 11, "civil": 4, "asked": (0, "action")},
                phase="politics",
                mine={"leader": "alexander_the_great", "workers": ARMY, "yellow": 10},
            )
        ],
    ),
    leader(
        "aristotle",
        "A",
        {"workers": {}},
        {"science": (0, 0)},
        effect=[
            scene("take:iron+1 take:monarchy+2 take:warfare+3", {"science": 3}, mine={"leader": "aristotle"}, **TAKEN),
            scene(
                "take:joan_of_arc+4 take:reserves_i+5 take:great_wall+6",
                {"science": 0},
                mine={"leader": "aristotle"},
                **TAKEN,
            ),
        ],
        ends=[
            scene(
                "leader:hammurabi take:iron+1",
                {"science": 0, "hand": ["iron"]},
                mine={"leader": "aristotle", "hand": ["hammurabi"]},
                **TAKEN,
            )
        ],
    ),
    leader(
        "hammurabi",
        "A",
        {"workers": {}},
        {"military_total": (2, 2)},
        cannot=[
            refused("use:hammurabi", TEMPORARY, "use:hammurabi", mine={"leader": "hammurabi"}),
            refused("use:hammurabi", "tta.actions.all-or-nothing", mine={"leader": "hammurabi", "military_actions": 0}),
        ],
        can=[allowed("use:hammurabi", mine={"leader": "hammurabi", "military_actions": 1})],
        effect=[
            scene("use:hammurabi", {"extra_civil": 1, "civil": 4, "military": 1}, mine={"leader": "hammurabi"}),
            # A leader in the row costs one less.
            scene("", {"row_costs": [0, 1, *[None] * 7, 2, *[None] * 3]}, mine=JUDGE, row=WISE),
            scene(
                "use:hammurabi population",
                {"extra_civil": 0, "civil": 0, "military": 1, "unused": 2},
                mine={"leader": "hammurabi", "civil": 0, "tokens": {"agriculture": 2}},
            ),
        ],
        ends=[
            scene("use:hammurabi turn", {"extra_civil": 0, "military": 2}, mine={"leader": "hammurabi"}),
            scene("leader:aristotle", {"row_costs": [1, 1, *[None] * 7, 3, *[None] * 3]}, mine=JUDGE, row=WISE),
        ],
    ),
    leader(
        "homer",
        "A",
        {"workers": {}, "tokens": {"bronze": 1}},
        {"happy": (1, 0), "unit_resources": (1, 0)},
        cannot=[
            refused(
                "build:warriors",
                "tta.unit-build.resource-cost",
                "leader:aristotle",
                mine={"leader": "homer", "hand": ["aristotle"], "tokens": {"bronze": 1}},
            )
        ],
        effect=[
            scene(
                "leader:homer build:warriors",
                {"resources": 0, "unit_resources": 0, "strength": 1},
                mine={"hand": ["homer"], "workers": {}, "tokens": {"bronze": 1}},
            ),
        ],
        ends=[
            # Under a wonder his face stays, and no action comes back.
            scene(
                "leader:aristotle tuck:pyramids",
                {"happy": 1, "unit_resources": 0, "tucked": "pyramids", "civil": 4},
                mine={"leader": "homer", "hand": ["aristotle"], "workers": {}, "wonders": ["pyramids"]},
            ),
            scene(
                "leader:aristotle pass",
                {"happy": 0, "tucked": None, "civil": 5},
                mine={"leader": "homer", "hand": ["aristotle"], "workers": {}, "wonders": ["pyramids"]},
            ),
        ],
    ),
    leader(
        "julius_caesar",
        "A",
        {"workers": {"warriors": 1}},
        {"strength": (2, 1), "military_total": (3, 2)},
        effect=[
            scene("prepare:rats", {"asked": (0, "second-politics")}, phase="politics", mine=CAESAR, current=QUIET),
            scene(
                "prepare:rats prepare:pestilence",
                {"asked": (0, "action"), "culture": 2},
                phase="politics",
                mine=CAESAR,
                current=QUIET,
            ),
            # Not used, it is kept for another turn.
            scene(
                "prepare:rats pass turn turn prepare:pestilence",
                {"asked": (0, "second-politics")},
                phase="politics",
                mine=CAESAR,
                current=QUIET,
            ),
        ],
        ends=[
            scene(
                "prepare:rats prepare:pestilence turn turn prepare:crusades",
                {"asked": (0, "action")},
                phase="politics",
                mine=CAESAR,
                current=QUIET,
            )
        ],
    ),
    leader(
        "moses",
        "A",
        {"yellow": 20},
        {"population_cost": (1, 2)},
        cannot=[
            refused(
                "population",
                "tta.population.food-cost",
                "leader:aristotle",
                mine={"leader": "moses", "hand": ["aristotle"], "tokens": {"agriculture": 1}},
            )
        ],
        effect=[
            scene("population", {"food": 0, "unused": 2}, mine={"leader": "moses", "tokens": {"agriculture": 1}}),
        ],
    ),
    leader(
        "christopher_columbus",
        "I",
        {"workers": {}},
        {"blue": (16, 16)},
        cannot=[
            refused("settle:vast_territory_i", "tta.colonization.becomes-colony", phase="politics", mine=SETTLER),
            refused(
                "settle:wealthy_territory_i",
                "tta.colonization.becomes-colony",
                phase="politics",
                mine={**SETTLER, "leader": "michelangelo"},
            ),
        ],
        can=[allowed("settle:wealthy_territory_i", phase="politics", mine=SETTLER)],
        effect=[
            scene(
                "settle:wealthy_territory_i",
                {"colonies": ["wealthy_territory_i"], "resources": 5, "blue": 14, "culture": 0, "military_cards": []},
                phase="politics",
                mine=SETTLER,
                current=["rats"],
            )
        ],
        ends=[
            scene(
                "settle:wealthy_territory_i",
                {"leader": None, "civil": 4, "past_events": [], "asked": (0, "action")},
                phase="politics",
                mine=SETTLER,
                current=["rats"],
            )
        ],
    ),
    leader(
        "frederick_barbarossa",
        "I",
        {"workers": {}},
        {"military_total": (2, 2)},
        cannot=[
            refused("recruit:warriors", NOT_YOURS, mine={**RECRUITER, "leader": "michelangelo"}),
            refused("recruit:swordsmen", NOT_YOURS, mine=RECRUITER),
            refused("recruit:warriors", "tta.unit-build.military-cost", mine={**RECRUITER, "military_actions": 0}),
            refused("recruit:warriors", "tta.population.food-cost", mine={**RECRUITER, "tokens": {"bronze": 1}}),
            refused(
                "recruit:warriors",
                "tta.unit-build.resource-cost",
                mine={**RECRUITER, "tokens": {"agriculture": 1}},
            ),
            refused("recruit:warriors", "tta.population.empty-bank", mine={**RECRUITER, "yellow": 0}),
        ],
        can=[allowed("recruit:warriors", mine={**RECRUITER, "civil": 0, "military_actions": 1})],
        effect=[
            scene(
                "recruit:warriors",
                {
                    "food": 0,
                    "resources": 0,
                    "yellow": 17,
                    "unused": 0,
                    "workers": {"warriors": 1},
                    "military": 1,
                    "civil": 4,
                },
                mine=RECRUITER,
            )
        ],
        ends=[
            Scene(
                {"mine": {**RECRUITER, "hand": ["aristotle"]}},
                ["leader:aristotle"],
                {"leader": "aristotle"},
                {"recruit:warriors": NOT_YOURS},
            )
        ],
    ),
    leader(
        "genghis_khan",
        "I",
        {"workers": {"swordsmen": 3}, "tactic": "heavy_cavalry"},
        {"strength": (10, 6)},
        common=["heavy_cavalry"],
        effect=[
            scene(TURN, {"culture": 3, "culture_rate": 0}, mine={"leader": "genghis_khan", "workers": {"warriors": 1}}),
            scene(
                TURN,
                {"culture": 0},
                mine={"leader": "genghis_khan", "workers": {"warriors": 1}},
                rival={"workers": {"warriors": 2}},
            ),
            # With three players the second strongest will do, and he wins ties.
            scene(
                TURN,
                {"culture": 3},
                seats=3,
                mine={"leader": "genghis_khan", "workers": {"warriors": 1}},
                rival={"workers": {"warriors": 2}},
                third={"workers": {"warriors": 1}},
            ),
        ],
        ends=[
            scene(
                "leader:aristotle turn",
                {"culture": 0},
                mine={"leader": "genghis_khan", "hand": ["aristotle"], "workers": {"warriors": 1}},
            )
        ],
    ),
    leader(
        # A face of Religion, two of Theology, one of the government, which has a strength of 1 too.
        "joan_of_arc",
        "I",
        PRIEST,
        {"strength": (5, 1), "culture_rate": (4, 3), "military_total": (4, 3)},
        effect=[
            scene(
                "turn turn",
                {"next_event": {"age": "I", "card": "rats"}, "rival.next_event": {"age": "I", "card": None}},
                mine={"leader": "joan_of_arc"},
                current=["rats"],
            ),
            # With the Basilica every one of these cards has a face more.
            scene(
                "",
                {"strength": 1 + 2 + 3 + 2},
                mine={**PRIEST, "leader": "joan_of_arc", "wonders": ["st_peters_basilica"]},
            ),
        ],
        ends=[scene("turn turn", {"next_event": None}, mine={"leader": "michelangelo"}, current=["rats"])],
    ),
    leader(
        "leonardo_da_vinci",
        "I",
        {"workers": {"alchemy": 1, "philosophy": 1}},
        {"science_rate": (4, 3)},
        effect=[
            scene(
                "develop:iron",
                {"resources": 1, "tokens": {"bronze": 1}},
                mine={"leader": "leonardo_da_vinci", "hand": ["iron"], "science": 5, "technologies": []},
            )
        ],
        ends=[
            scene(
                "leader:aristotle develop:iron",
                {"resources": 0},
                mine={"leader": "leonardo_da_vinci", "hand": ["aristotle", "iron"], "science": 5},
            )
        ],
    ),
    leader(
        # Faces: a temple 1, a theater 1, the gardens 2.
        "michelangelo",
        "I",
        {"workers": {"religion": 1, "drama": 1}, "wonders": ["hanging_gardens"]},
        {"culture_rate": (8, 4)},
        effect=[scene("", {"row_costs": [1] + [None] * 12}, mine=SCULPTOR, row=["great_wall"])],
        ends=[scene("leader:aristotle", {"row_costs": [2] + [None] * 12}, mine=SCULPTOR, row=["great_wall"])],
    ),
]
