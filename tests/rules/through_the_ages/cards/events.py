"""Events of Ages A and I: prepared, revealed, past. Seat 0 reveals all of them and scores one point for preparing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, both, refused, scene

NOT_IN_HAND = "tta.event-prepare.goes-to-future"
LEVELS = {"I": 1, "II": 2, "III": 3}
STRONG, WEAK = {"workers": {"warriors": 2}}, {"workers": {"warriors": 1}}
"""Most scenes have a strong seat 0 and a weak rival."""


def resolve(card: str, moves: str, then: Mapping[str, Any], **start: Any) -> Scene:
    """The event is revealed and answered with these moves."""
    other = "foray" if card == "rats" else "rats"
    mine = {**STRONG, **start.pop("mine", {})}
    begin: dict[str, Any] = {"age": "II", "rival": WEAK, **start, "phase": "politics", "current": [card]}
    begin["mine"] = {**mine, "military": [other, *mine.get("military", [])]}
    return scene(f"prepare:{other} {moves}", then, **begin)


def event(card: str, age: str, first: Scene, *more: Scene) -> Case:
    """What it does; then it is past, and the card that was prepared is the next one."""
    prepared = "foray" if card == "rats" else "rats"
    over = {
        "past_events": [card],
        "open_card": None,
        "current_events": [{"age": "I", "card": prepared}],
        "asked": (0, "action"),
    }
    past = Scene(first.start, first.moves, over)
    effect, can = [first, *more], [past]
    if age != "A":
        begin = {"phase": "politics", "age": age, "mine": {"military": [card], "workers": {}}}
        begin |= {"current": ["development_of_science"]}
        can = [allowed(f"prepare:{card}", **begin)]
        effect.append(scene(f"prepare:{card}", {"culture": LEVELS[age], "military_cards": [], "science": 2}, **begin))
    return Case(
        card,
        cannot=[refused(f"prepare:{card}", NOT_IN_HAND, phase="politics", age="I" if age == "A" else age)],
        can=can,
        effect=effect,
        ends=[past],
    )


def trio(card: str, moves: str, then: Mapping[str, Any], **more: Any) -> Scene:
    """The same with three players, of whom nobody is first or last in everything.

    Seat 0 is second in strength and last in culture, the rival weakest, first in culture and happiest, the third player
    strongest and second in culture. `everyone` is what all have in addition.
    """
    start: dict[str, Any] = {"seats": 3, "age": more.pop("age", "II"), "row": more.pop("row", ())}
    alike = more.pop("everyone", {})
    for name, (strength, culture, colony) in TRIO.items():
        workers = {"agriculture": 1, "bronze": 1, "philosophy": 1, "warriors": strength, **alike.get("workers", {})}
        held = {"yellow": 18, **alike, "workers": workers, "culture": culture, "colonies": [colony]}
        start[name] = {**held, **more.get(name, {})}
    return resolve(card, moves, then, **start)


TRIO = {
    "mine": (2, 1, "vast_territory_i"),
    "rival": (1, 9, "historic_territory_i"),
    "third": (3, 5, "vast_territory_ii"),
}
"""Strength, culture and a colony, of which the rival's has a happy face."""


def everyone(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The same for three players."""
    return {**both(figures), **{f"third.{name}": value for name, value in figures.items()}}


def points(mine: int, rival: int, third: int) -> dict[str, int]:
    """The culture of a trio, with the point for preparing, and what each scored."""
    return {"culture": 2 + mine, "rival.culture": 9 + rival, "third.culture": 5 + third}


AGE_A = [
    event(
        "development_of_agriculture",
        "A",
        resolve("development_of_agriculture", "", both({"food": 2, "resources": 0})),
        trio("development_of_agriculture", "", everyone({"food": 2})),
    ),
    event(
        "development_of_civilization",
        "A",
        resolve(
            "development_of_civilization",
            "population pass",
            {"food": 0, "unused": 2, "civil": 4},
            mine={"tokens": {"agriculture": 1}},
        ),
        resolve(
            "development_of_civilization",
            "build:bronze pass",
            {"resources": 0, "workers": {"warriors": 2, "bronze": 1}, "civil": 4},
            mine={"tokens": {"bronze": 1}},
        ),
        resolve(
            "development_of_civilization",
            "develop:iron pass",
            {"science": 0, "hand": [], "civil": 4},
            mine={"hand": ["iron"], "science": 4},
        ),
        resolve(
            "development_of_civilization",
            "revolution:monarchy pass",
            {"science": 0, "government": "monarchy", "civil": 0},
            mine={"hand": ["monarchy"], "science": 1},
        ),
        resolve(
            "development_of_civilization",
            "pass develop:iron",
            {"rival.science": 0, "rival.hand": []},
            rival={"hand": ["iron"], "science": 4},
        ),
        trio("development_of_civilization", "pass pass pass", {"asked": (0, "action")}),
    ),
    event(
        "development_of_crafts",
        "A",
        resolve("development_of_crafts", "", both({"resources": 2, "food": 0})),
        trio("development_of_crafts", "", everyone({"resources": 2})),
    ),
    event(
        "development_of_markets",
        "A",
        resolve(
            "development_of_markets",
            "gain:food gain:resource",
            {"food": 2, "resources": 0, "rival.food": 0, "rival.resources": 2},
        ),
        trio("development_of_markets", "gain:food gain:food gain:food", everyone({"food": 2})),
    ),
    event(
        "development_of_politics",
        "A",
        resolve("development_of_politics", "", both({"military_count": 3})),
        trio("development_of_politics", "", everyone({"military_count": 3})),
    ),
    event(
        "development_of_religion",
        "A",
        resolve(
            "development_of_religion",
            "build:religion pass",
            {"workers": {"warriors": 2, "religion": 1}, "unused": 0, "resources": 0, "rival.unused": 1},
        ),
        # Nobody is asked without an unused worker or with as many temples as are allowed.
        resolve(
            "development_of_religion",
            "",
            {"asked": (0, "action")},
            mine={"unused": 0},
            rival={"workers": {"religion": 2}},
        ),
        trio("development_of_religion", "build:religion " * 3, everyone({"unused": 0, "culture_rate": 1})),
    ),
    event(
        "development_of_science",
        "A",
        resolve("development_of_science", "", both({"science": 2})),
        trio("development_of_science", "", everyone({"science": 2})),
    ),
    event(
        "development_of_settlement",
        "A",
        resolve(
            "development_of_settlement",
            "",
            {**both({"unused": 2, "food": 0}), "yellow": 9, "rival.yellow": 4},
            mine={"yellow": 10},
            rival={"yellow": 5},
        ),
        resolve("development_of_settlement", "", {"unused": 1, "yellow": 0}, mine={"yellow": 0}),
        trio("development_of_settlement", "", everyone({"unused": 2})),
    ),
    event(
        "development_of_trade_routes",
        "A",
        resolve("development_of_trade_routes", "", both({"science": 1, "food": 1, "resources": 1})),
        trio("development_of_trade_routes", "", everyone({"science": 1, "food": 1, "resources": 1})),
    ),
    event(
        "development_of_warfare",
        "A",
        resolve(
            "development_of_warfare",
            "build:warriors build:warriors",
            {"strength": 3, "unused": 0, "military": 2, "rival.strength": 2, "rival.unused": 0},
        ),
        resolve("development_of_warfare", "", {"asked": (0, "action")}, mine={"unused": 0}, rival={"unused": 0}),
        trio("development_of_warfare", "build:warriors " * 3, everyone({"unused": 0})),
    ),
]
AGE_I = [
    event(
        "barbarians",
        "I",
        resolve(
            "barbarians",
            "",
            {"rival.unused": 0, "rival.yellow": 19, "unused": 1},
            rival={**WEAK, "culture": 9, "yellow": 18},
        ),
        # The leader in culture is strong, or the weak one is not the leader.
        resolve("barbarians", "", both({"unused": 1}), mine={"culture": 9}),
        resolve("barbarians", "", {"unused": 1, "rival.unused": 1, "third.unused": 1}, seats=3, mine={"culture": 9}),
        trio("barbarians", "", {"unused": 1, "rival.unused": 0, "third.unused": 1}),
    ),
    event(
        "border_conflict",
        "I",
        resolve(
            "border_conflict",
            "destroy:bronze",
            {"resources": 3, "rival.resources": 0, "rival.workers": {"philosophy": 1}, "rival.unused": 2},
            mine={"workers": {"warriors": 2, "religion": 1}},
            rival={"workers": {"bronze": 1, "philosophy": 1}},
        ),
        # Units are no buildings.
        resolve("border_conflict", "", {"resources": 3, "rival.strength": 1}),
        trio("border_conflict", "destroy:bronze", {"resources": 0, "rival.unused": 2, "third.resources": 3}),
    ),
    event(
        "crusades",
        "I",
        resolve("crusades", "", {"culture": 1 + 4, "rival.culture": 5}, rival={**WEAK, "culture": 9}),
        resolve("crusades", "", {"culture": 1 + 4, "rival.culture": 0}, rival={**WEAK, "culture": 3}),
        trio("crusades", "", points(0, -4, 4)),
        resolve(
            "crusades", "", {"culture": 21 + 4, "rival.culture": 0}, mine={"culture": 20}, rival={**WEAK, "culture": 3}
        ),
    ),
    event(
        "cultural_influence",
        "I",
        resolve(
            "cultural_influence",
            "",
            {"culture": 1 + 3, "rival.culture": 1},
            mine={"workers": {"religion": 1, "drama": 1}},
            rival={"workers": {"religion": 1}},
        ),
    ),
    event(
        "foray",
        "I",
        resolve("foray", "mix:1", {"food": 1, "resources": 2, "rival.food": 0, "rival.resources": 0}),
        resolve(
            "foray",
            "mix:3 mix:0",
            {"food": 3, "rival.resources": 0, "third.resources": 3},
            seats=3,
            third={"workers": {"warriors": 3}},
        ),
    ),
    event(
        "good_harvest",
        "I",
        # Empty banks: hungry mouths do not count.
        resolve(
            "good_harvest",
            "",
            {"food": 4, "resources": 0, "rival.food": 1},
            mine={"workers": {"irrigation": 1, "agriculture": 2, "bronze": 1}, "yellow": 0},
            rival={"workers": {"agriculture": 1}},
        ),
        trio("good_harvest", "", everyone({"food": 1})),
    ),
    event(
        "immigration",
        "I",
        resolve(
            "immigration",
            "",
            {"unused": 2, "rival.unused": 1},
            mine={"workers": {"religion": 2}},
            rival={"workers": {"religion": 1}},
        ),
        resolve("immigration", "", both({"unused": 2})),
        trio("immigration", "", {"unused": 1, "rival.unused": 2, "third.unused": 1}),
    ),
    event(
        "new_deposits",
        "I",
        # Few tokens in the bank: corruption does not count.
        resolve(
            "new_deposits",
            "",
            {"resources": 4, "food": 0, "rival.resources": 1},
            mine={"workers": {"iron": 1, "bronze": 2, "agriculture": 1}, "blue": 3},
            rival={"workers": {"bronze": 1}},
        ),
        trio("new_deposits", "", everyone({"resources": 1})),
    ),
    event(
        "pestilence",
        "I",
        resolve(
            "pestilence",
            "lose:warriors",
            {"unused": 0, "strength": 2, "yellow": 11, "rival.strength": 0, "rival.yellow": 6},
            mine={"yellow": 10},
            rival={**WEAK, "unused": 0, "yellow": 5},
        ),
        trio("pestilence", "", everyone({"unused": 0})),
    ),
    event(
        "raiders",
        "I",
        resolve(
            "raiders",
            "mix:1",
            {"food": 2, "rival.food": 0, "rival.resources": 1},
            mine={"tokens": {"agriculture": 2}},
            rival={**WEAK, "tokens": {"agriculture": 1, "bronze": 2}},
        ),
        resolve("raiders", "", {"asked": (0, "action")}),
        trio(
            "raiders",
            "mix:0 mix:0",
            {"resources": 1, "rival.resources": 1, "third.resources": 3},
            everyone={"tokens": {"bronze": 3}},
        ),
    ),
    event(
        "rats",
        "I",
        resolve(
            "rats",
            "",
            both({"food": 0, "resources": 2, "blue": 14}),
            mine={"tokens": {"agriculture": 3, "bronze": 2}},
            rival={"tokens": {"agriculture": 1, "bronze": 2}},
        ),
        trio("rats", "", everyone({"food": 0}), everyone={"tokens": {"agriculture": 3}}),
    ),
    event(
        "rebellion",
        "I",
        resolve(
            "rebellion",
            "",
            {"civil": 2, "rival.civil": 0},
            mine={"yellow": 14},
            rival={**WEAK, "yellow": 10},
        ),
        resolve("rebellion", "", both({"civil": 4}), mine={"yellow": 18}, rival={"yellow": 18}),
        trio("rebellion", "", everyone({"civil": 2}), everyone={"yellow": 14}, rival={"yellow": 12}),
    ),
    event(
        "reign_of_terror",
        "I",
        resolve("reign_of_terror", "", {"unused": 1, "rival.unused": 0}),
        resolve("reign_of_terror", "lose:warriors", {"rival.strength": 0}, rival={**WEAK, "unused": 0}),
        trio("reign_of_terror", "", {"unused": 1, "rival.unused": 0, "third.unused": 1}),
    ),
    event(
        "scientific_breakthrough",
        "I",
        resolve(
            "scientific_breakthrough",
            "",
            {"science": 3, "culture": 1, "rival.science": 1},
            mine={"workers": {"alchemy": 1, "philosophy": 1}},
            rival={"workers": {"philosophy": 1}},
        ),
        trio("scientific_breakthrough", "", everyone({"science": 1})),
    ),
    event(
        "uncertain_borders",
        "I",
        resolve(
            "uncertain_borders",
            "",
            {"yellow": 11, "rival.yellow": 4},
            mine={"yellow": 10},
            rival={**WEAK, "yellow": 5},
        ),
        resolve(
            "uncertain_borders",
            "",
            {"yellow": 10, "rival.yellow": 0},
            mine={"yellow": 10},
            rival={**WEAK, "yellow": 0},
        ),
        trio("uncertain_borders", "", {"yellow": 18, "rival.yellow": 17, "third.yellow": 19}),
    ),
]
CASES = [*AGE_A, *AGE_I]
