"""Action cards: played once for a civil action, then out of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, refused, scene

COST = "tta.action-card.civil-cost"
SAME_PHASE = "tta.action-card.not-same-phase"
IMPOSSIBLE = "tta.action-card.must-be-executable"
ORDERED = "tta.action-card.granted-action-free"
GONE = "tta.action-card.discarded"


def action(
    card: str,
    age: str,
    held: Mapping[str, Any],
    moves: str,
    then: Mapping[str, Any],
    *,
    cannot: Sequence[Scene] = (),
    effect: Sequence[Scene] = (),
    ends: Sequence[Scene] = (),
    **start: Any,
) -> Case:
    """`moves` follow the card; `then` are figures after them."""
    played = "I" if age == "A" else age
    mine = {"workers": {}, **held, "hand": [card, *held.get("hand", [])]}
    begin = {**start, "age": played}
    rest = moves.split()
    return Case(
        card,
        cannot=[
            refused(f"action:{card}", COST, **begin, mine={**mine, "civil": 0}),
            refused(
                f"action:{card}",
                SAME_PHASE,
                f"take:{card}+1",
                **begin,
                mine={**mine, "hand": held.get("hand", [])},
                row=[card],
            ),
            *cannot,
        ],
        can=[allowed(f"action:{card}", **begin, mine={**mine, "civil": 1})],
        effect=[scene(f"action:{card} {moves}", {"civil": 3, **then}, **begin, mine=mine), *effect],
        ends=[
            Scene({**begin, "mine": mine}, [f"action:{card}", *rest], {"hand": []}, {f"action:{card}": GONE}),
            *ends,
        ],
    )


def impossible(card: str, age: str, **mine: Any) -> Scene:
    held = {"workers": {}, "hand": [card, *mine.pop("hand", [])], **mine}
    return refused(f"action:{card}", IMPOSSIBLE, age="I" if age == "A" else age, mine=held)


# --- cards that order a building


def rich_land(card: str, age: str, rebate: int) -> Case:
    """A mine of Iron costs five; a farm of Agriculture that becomes Irrigation, two."""
    iron = {"technologies": ["iron"], "tokens": {"bronze": 5 - rebate}}
    farm = {"workers": {"agriculture": 1}, "technologies": ["irrigation"], "hand": [card], "tokens": {"bronze": 2}}
    played = "I" if age == "A" else age
    return action(
        card,
        age,
        iron,
        "build:iron",
        {"resources": 0, "workers": {"iron": 1}, "unused": 0},
        cannot=[
            impossible(card, age, unused=0),
            refused(
                "build:iron",
                "tta.build.resource-cost",
                f"action:{card}",
                age=played,
                mine={"technologies": ["iron"], "tokens": {"bronze": 4 - rebate}, "hand": [card]},
            ),
            refused(
                "build:philosophy",
                ORDERED,
                f"action:{card}",
                age=played,
                mine={"hand": [card], "tokens": {"bronze": 9}},
            ),
        ],
        effect=[
            scene(
                f"action:{card} upgrade:agriculture+irrigation",
                {"resources": min(2, rebate), "workers": {"irrigation": 1}, "civil": 3},
                age=played,
                mine=farm,
            )
        ],
    )


def urban_growth(card: str, age: str, rebate: int) -> Case:
    """A lab of Alchemy costs six; a lab of Philosophy that becomes one, three."""
    played = "I" if age == "A" else age
    lab = {"technologies": ["alchemy"], "tokens": {"bronze": 6 - rebate}}
    old = {"workers": {"philosophy": 1}, "technologies": ["alchemy"], "hand": [card], "tokens": {"bronze": 3}}
    return action(
        card,
        age,
        lab,
        "build:alchemy",
        {"resources": 0, "workers": {"alchemy": 1}, "science_rate": 2},
        cannot=[
            impossible(card, age, unused=0),
            refused(
                "build:bronze",
                ORDERED,
                f"action:{card}",
                age=played,
                mine={"hand": [card], "tokens": {"bronze": 9}},
            ),
            refused(
                "build:religion",
                "tta.build.urban-limit",
                f"action:{card}",
                age=played,
                mine={"hand": [card], "tokens": {"bronze": 9}, "workers": {"religion": 2}},
            ),
        ],
        effect=[
            scene(
                f"action:{card} upgrade:philosophy+alchemy",
                {"resources": min(3, rebate), "workers": {"alchemy": 1}, "civil": 3},
                age=played,
                mine=old,
            ),
            *[
                scene(
                    f"action:{card} build:{building}",
                    {"workers": {building: 1}},
                    age=played,
                    mine={"hand": [card], "workers": {}, "technologies": [building], "tokens": {"bronze": 9}},
                )
                for building in ("philosophy", "theology", "bread_and_circuses", "printing_press", "drama")
            ],
        ],
    )


UPGRADES = [
    ("agriculture", "irrigation"),
    ("philosophy", "alchemy"),
    ("bread_and_circuses", "team_sports"),
    ("printing_press", "journalism"),
    ("drama", "opera"),
]


def efficient_upgrade(card: str, age: str, rebate: int) -> Case:
    """A mine of Bronze that becomes Coal costs six, a temple of Religion that becomes Organized Religion four."""
    mine = {"workers": {"bronze": 1}, "technologies": ["coal"], "tokens": {"bronze": 6 - rebate}}
    temple = {"workers": {"religion": 1}, "technologies": ["organized_religion"], "tokens": {"bronze": 4 - rebate}}
    units = {"workers": {"warriors": 1}, "technologies": ["swordsmen"], "tokens": {"bronze": 9}}
    return action(
        card,
        age,
        mine,
        "upgrade:bronze+coal",
        {"resources": 0, "workers": {"coal": 1}},
        cannot=[
            impossible(card, age, **units),
            impossible(card, age, **{**mine, "tokens": {"bronze": 5 - rebate}}),
            impossible(card, age, tokens={"bronze": 9}),
        ],
        effect=[
            scene(
                f"action:{card} upgrade:religion+organized_religion",
                {"resources": 0, "workers": {"organized_religion": 1}, "happy": 3},
                age=age,
                mine={**temple, "hand": [card]},
            ),
            *[
                scene(
                    f"action:{card} upgrade:{old}+{new}",
                    {"workers": {new: 1}},
                    age=age,
                    mine={"hand": [card], "workers": {old: 1}, "technologies": [new], "tokens": {"bronze": 9}},
                )
                for old, new in UPGRADES
            ],
        ],
    )


# --- cards that order something else


def frugality(card: str, age: str, food: int) -> Case:
    """The price of two is paid before the food comes."""
    fed = {"tokens": {"agriculture": 2}, "yellow": 18}
    return action(
        card,
        age,
        fed,
        "",
        {"food": food, "unused": 2, "yellow": 17},
        cannot=[
            impossible(card, age, tokens={"agriculture": 1}, yellow=18),
            impossible(card, age, tokens={"agriculture": 9}, yellow=0),
        ],
    )


def engineering_genius(card: str, age: str, wonder: str, price: int, rebate: int) -> Case:
    """`price` is that of the second stage of the wonder."""
    begun = {"unfinished": (wonder, 1), "tokens": {"bronze": price - rebate}}
    return action(
        card,
        age,
        begun,
        "",
        {"resources": 0, "stages": 2},
        cannot=[
            impossible(card, age, tokens={"bronze": 9}),
            impossible(card, age, **{**begun, "tokens": {"bronze": price - rebate - 1}}),
        ],
        effect=[
            # One stage only, whatever is known of construction.
            scene(
                f"action:{card}",
                {"stages": 1, "civil": 3},
                age="III",
                mine={
                    "hand": [card],
                    "technologies": ["engineering"],
                    "tokens": {"bronze": 9},
                    "unfinished": ("ocean_liner_service", 0),
                },
            )
        ],
    )


def breakthrough(card: str, age: str, science: int) -> Case:
    """Iron costs five, and the gain cannot pay for it."""
    return action(
        card,
        age,
        {"hand": ["iron"], "science": 5},
        "develop:iron",
        {"science": science, "technologies": [*START[:3], "iron", *START[3:]]},
        cannot=[
            impossible(card, age, hand=["iron"], science=4),
            impossible(card, age, science=20),
        ],
        effect=[
            # A revolution takes all civil actions instead of one.
            scene(
                f"action:{card} revolution:monarchy",
                {"government": "monarchy", "science": science, "civil": 0, "civil_total": 5},
                age=age,
                mine={"hand": [card, "monarchy"], "science": 2},
            )
        ],
    )


START = ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]


# --- cards that give something


def patriotism(card: str, age: str, resources: int) -> Case:
    """Warriors cost two; what was given for this turn pays first."""
    played = "I" if age == "A" else age
    return action(
        card,
        age,
        {},
        "",
        {"extra_military": 1, "unit_resources": resources, "military": 2, "resources": 0},
        effect=[
            scene(
                f"action:{card} build:warriors",
                {
                    "extra_military": 0,
                    "unit_resources": max(0, resources - 2),
                    "military": 2,
                    "resources": min(2, resources),
                    "strength": 1,
                },
                age=played,
                mine={"workers": {}, "hand": [card], "tokens": {"bronze": 2}},
            )
        ],
        ends=[
            scene(
                f"action:{card} end",
                {"extra_military": 0, "unit_resources": 0, "resources": 0, "military_total": 2},
                age=played,
                mine={"workers": {}, "hand": [card]},
            )
        ],
    )


def by_strength(card: str, age: str, resources: tuple[int, int, int]) -> Case:
    """For each stronger civilization, with two, three and four players."""
    weak = {"workers": {"warriors": 1}, "hand": [card]}
    strong, equal = {"workers": {"warriors": 2}}, {"workers": {"warriors": 1}}
    two, three, four = resources
    return action(
        card,
        age,
        {},
        "",
        {"unit_resources": two, "extra_military": 0},
        rival=strong,
        effect=[
            scene(f"action:{card}", {"unit_resources": 0}, age=age, mine=weak, rival=equal),
            scene(
                f"action:{card}", {"unit_resources": 2 * three}, age=age, seats=3, mine=weak, rival=strong, third=strong
            ),
            scene(
                f"action:{card}",
                {"unit_resources": 2 * four},
                age=age,
                seats=4,
                mine=weak,
                rival=strong,
                third=equal,
                fourth=strong,
            ),
        ],
        ends=[scene(f"action:{card} end", {"unit_resources": 0, "resources": 0}, age=age, mine=weak, rival=strong)],
    )


def reserves(card: str, age: str, amount: int) -> Case:
    return action(
        card,
        age,
        {},
        "gain:food",
        {"food": amount, "resources": 0, "blue": 16 - amount},
        effect=[
            scene(
                f"action:{card} gain:resource",
                {"food": 0, "resources": amount, "blue": 16 - amount},
                age=age,
                mine={"hand": [card]},
            )
        ],
    )


CASES = [
    rich_land("rich_land_a", "A", 1),
    rich_land("rich_land_i", "I", 2),
    rich_land("rich_land_ii", "II", 3),
    urban_growth("urban_growth_a", "A", 1),
    urban_growth("urban_growth_i", "I", 2),
    urban_growth("urban_growth_ii", "II", 3),
    urban_growth("urban_growth_iii", "III", 4),
    frugality("frugality_a", "A", 1),
    frugality("frugality_i", "I", 2),
    frugality("frugality_ii", "II", 3),
    engineering_genius("engineering_genius_a", "A", "library_of_alexandria", 4, 2),
    engineering_genius("engineering_genius_i", "I", "library_of_alexandria", 4, 3),
    engineering_genius("engineering_genius_ii", "II", "eiffel_tower", 7, 4),
    engineering_genius("engineering_genius_iii", "III", "eiffel_tower", 7, 5),
    patriotism("patriotism_a", "A", 1),
    patriotism("patriotism_i", "I", 2),
    patriotism("patriotism_ii", "II", 3),
    patriotism("patriotism_iii", "III", 4),
    action("cultural_heritage_a", "A", {}, "", {"science": 1, "culture": 4}),
    action("cultural_heritage_i", "I", {}, "", {"science": 2, "culture": 2}),
    action(
        "stockpile_a",
        "A",
        {},
        "",
        {"food": 1, "resources": 1, "blue": 14},
        # The resource comes first.
        effect=[
            scene(
                "action:stockpile_a",
                {"food": 0, "resources": 16, "blue": 0},
                mine={"hand": ["stockpile_a"], "tokens": {"bronze": 15}},
            )
        ],
    ),
    reserves("reserves_i", "I", 2),
    reserves("reserves_ii", "II", 3),
    reserves("reserves_iii", "III", 4),
    breakthrough("breakthrough_i", "I", 2),
    breakthrough("breakthrough_ii", "II", 3),
    efficient_upgrade("efficient_upgrade_ii", "II", 3),
    efficient_upgrade("efficient_upgrade_iii", "III", 4),
    action("revolutionary_idea_ii", "II", {}, "", {"science": 4, "culture": 0}),
    action("revolutionary_idea_iii", "III", {}, "", {"science": 6, "culture": 0}),
    by_strength("wave_of_nationalism_ii", "II", (6, 3, 2)),
    by_strength("military_build_up_iii", "III", (8, 5, 3)),
    action(
        "endowment_for_the_arts_iii",
        "III",
        {"culture": 3},
        "",
        {"culture": 3 + 6},
        rival={"culture": 4},
        effect=[
            scene(
                "action:endowment_for_the_arts_iii",
                {"culture": 4},
                age="III",
                mine={"hand": ["endowment_for_the_arts_iii"], "culture": 4},
                rival={"culture": 4},
            ),
            scene(
                "action:endowment_for_the_arts_iii",
                {"culture": 3 + 3 + 3},
                age="III",
                seats=3,
                mine={"hand": ["endowment_for_the_arts_iii"], "culture": 3},
                rival={"culture": 4},
                third={"culture": 9},
            ),
            scene(
                "action:endowment_for_the_arts_iii",
                {"culture": 3 + 2 + 2},
                age="III",
                seats=4,
                mine={"hand": ["endowment_for_the_arts_iii"], "culture": 3},
                rival={"culture": 4},
                third={"culture": 3},
                fourth={"culture": 9},
            ),
        ],
    ),
]
