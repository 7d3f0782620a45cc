"""Events of Ages A to II: prepared, revealed, past. Seat 0 reveals all of them and scores one point for preparing."""

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


AGE_A = [
    event(
        *("development_of_agriculture", "A"),
        resolve("development_of_agriculture", "", both({"food": 2, "resources": 0})),
    ),
    event(
        *("development_of_civilization", "A"),
        resolve(
            *("development_of_civilization", "population pass", {"food": 0, "unused": 2, "civil": 4}),
            mine={"tokens": {"agriculture": 1}},
        ),
        resolve(
            *("development_of_civilization", "build:bronze pass"),
            {"resources": 0, "workers": {"warriors": 2, "bronze": 1}, "civil": 4},
            mine={"tokens": {"bronze": 1}},
        ),
        resolve(
            *("development_of_civilization", "develop:iron pass", {"science": 0, "hand": [], "civil": 4}),
            mine={"hand": ["iron"], "science": 4},
        ),
        resolve(
            *("development_of_civilization", "revolution:monarchy pass"),
            {"science": 0, "government": "monarchy", "civil": 0},
            mine={"hand": ["monarchy"], "science": 1},
        ),
        resolve(
            *("development_of_civilization", "pass develop:iron", {"rival.science": 0, "rival.hand": []}),
            rival={"hand": ["iron"], "science": 4},
        ),
    ),
    event(
        *("development_of_crafts", "A"),
        resolve("development_of_crafts", "", both({"resources": 2, "food": 0})),
    ),
    event(
        *("development_of_markets", "A"),
        resolve(
            *("development_of_markets", "gain:food gain:resource"),
            {"food": 2, "resources": 0, "rival.food": 0, "rival.resources": 2},
        ),
    ),
    event(
        *("development_of_politics", "A"),
        resolve("development_of_politics", "", both({"military_count": 3})),
    ),
    event(
        *("development_of_religion", "A"),
        resolve(
            *("development_of_religion", "build:religion pass"),
            {"workers": {"warriors": 2, "religion": 1}, "unused": 0, "resources": 0, "rival.unused": 1},
        ),
        # Nobody is asked without an unused worker or with as many temples as are allowed.
        resolve(
            *("development_of_religion", "", {"asked": (0, "action")}),
            mine={"unused": 0},
            rival={"workers": {"religion": 2}},
        ),
    ),
    event(
        *("development_of_science", "A"),
        resolve("development_of_science", "", both({"science": 2})),
    ),
    event(
        *("development_of_settlement", "A"),
        resolve(
            *("development_of_settlement", "", {**both({"unused": 2, "food": 0}), "yellow": 9, "rival.yellow": 4}),
            mine={"yellow": 10},
            rival={"yellow": 5},
        ),
        resolve("development_of_settlement", "", {"unused": 1, "yellow": 0}, mine={"yellow": 0}),
    ),
    event(
        *("development_of_trade_routes", "A"),
        resolve("development_of_trade_routes", "", both({"science": 1, "food": 1, "resources": 1})),
    ),
    event(
        *("development_of_warfare", "A"),
        resolve(
            *("development_of_warfare", "build:warriors build:warriors"),
            {"strength": 3, "unused": 0, "military": 2, "rival.strength": 2, "rival.unused": 0},
        ),
        resolve("development_of_warfare", "", {"asked": (0, "action")}, mine={"unused": 0}, rival={"unused": 0}),
    ),
]
AGE_I = [
    event(
        *("barbarians", "I"),
        resolve(
            *("barbarians", "", {"rival.unused": 0, "rival.yellow": 19, "unused": 1}),
            rival={**WEAK, "culture": 9, "yellow": 18},
        ),
        # The leader in culture is strong, or the weak one is not the leader.
        resolve("barbarians", "", both({"unused": 1}), mine={"culture": 9}),
        resolve("barbarians", "", {"unused": 1, "rival.unused": 1, "third.unused": 1}, seats=3, mine={"culture": 9}),
    ),
    event(
        *("border_conflict", "I"),
        resolve(
            *("border_conflict", "destroy:bronze"),
            {"resources": 3, "rival.resources": 0, "rival.workers": {"philosophy": 1}, "rival.unused": 2},
            rival={"workers": {"bronze": 1, "philosophy": 1}},
        ),
        # Units are no buildings.
        resolve("border_conflict", "", {"resources": 3, "rival.strength": 1}),
    ),
    event(
        *("crusades", "I"),
        resolve("crusades", "", {"culture": 1 + 4, "rival.culture": 5}, rival={**WEAK, "culture": 9}),
        resolve("crusades", "", {"culture": 1 + 4, "rival.culture": 0}, rival={**WEAK, "culture": 3}),
    ),
    event(
        *("cultural_influence", "I"),
        resolve(
            *("cultural_influence", "", {"culture": 1 + 3, "rival.culture": 1}),
            mine={"workers": {"religion": 1, "drama": 1}},
            rival={"workers": {"religion": 1}},
        ),
    ),
    event(
        *("foray", "I"),
        resolve("foray", "mix:1", {"food": 1, "resources": 2, "rival.food": 0, "rival.resources": 0}),
        resolve(
            *("foray", "mix:3 mix:0"),
            {"food": 3, "rival.resources": 0, "third.resources": 3},
            seats=3,
            third={"workers": {"warriors": 3}},
        ),
    ),
    event(
        *("good_harvest", "I"),
        # Empty banks: hungry mouths do not count.
        resolve(
            *("good_harvest", "", {"food": 4, "resources": 0, "rival.food": 1}),
            mine={"workers": {"irrigation": 1, "agriculture": 2, "bronze": 1}, "yellow": 0},
            rival={"workers": {"agriculture": 1}},
        ),
    ),
    event(
        *("immigration", "I"),
        resolve(
            *("immigration", "", {"unused": 2, "rival.unused": 1}),
            mine={"workers": {"religion": 2}},
            rival={"workers": {"religion": 1}},
        ),
        resolve("immigration", "", both({"unused": 2})),
    ),
    event(
        *("new_deposits", "I"),
        # Few tokens in the bank: corruption does not count.
        resolve(
            *("new_deposits", "", {"resources": 4, "food": 0, "rival.resources": 1}),
            mine={"workers": {"iron": 1, "bronze": 2, "agriculture": 1}, "blue": 3},
            rival={"workers": {"bronze": 1}},
        ),
    ),
    event(
        *("pestilence", "I"),
        resolve(
            *("pestilence", "lose:warriors"),
            {"unused": 0, "strength": 2, "yellow": 11, "rival.strength": 0, "rival.yellow": 6},
            mine={"yellow": 10},
            rival={**WEAK, "unused": 0, "yellow": 5},
        ),
    ),
    event(
        *("raiders", "I"),
        resolve(
            *("raiders", "mix:1", {"food": 2, "rival.food": 0, "rival.resources": 1}),
            mine={"tokens": {"agriculture": 2}},
            rival={**WEAK, "tokens": {"agriculture": 1, "bronze": 2}},
        ),
        resolve("raiders", "", {"asked": (0, "action")}),
    ),
    event(
        *("rats", "I"),
        resolve(
            *("rats", "", both({"food": 0, "resources": 2, "blue": 14})),
            mine={"tokens": {"agriculture": 3, "bronze": 2}},
            rival={"tokens": {"agriculture": 1, "bronze": 2}},
        ),
    ),
    event(
        *("rebellion", "I"),
        resolve(
            *("rebellion", "", {"civil": 2, "rival.civil": 0}),
            mine={"yellow": 14},
            rival={**WEAK, "yellow": 10},
        ),
        resolve("rebellion", "", both({"civil": 4}), mine={"yellow": 18}, rival={"yellow": 18}),
    ),
    event(
        *("reign_of_terror", "I"),
        resolve("reign_of_terror", "", {"unused": 1, "rival.unused": 0}),
        resolve("reign_of_terror", "lose:warriors", {"rival.strength": 0}, rival={**WEAK, "unused": 0}),
    ),
    event(
        *("scientific_breakthrough", "I"),
        resolve(
            *("scientific_breakthrough", "", {"science": 3, "culture": 1, "rival.science": 1}),
            mine={"workers": {"alchemy": 1, "philosophy": 1}},
            rival={"workers": {"philosophy": 1}},
        ),
    ),
    event(
        *("uncertain_borders", "I"),
        resolve(
            *("uncertain_borders", "", {"yellow": 11, "rival.yellow": 4}),
            mine={"yellow": 10},
            rival={**WEAK, "yellow": 5},
        ),
        resolve(
            *("uncertain_borders", "", {"yellow": 10, "rival.yellow": 0}),
            mine={"yellow": 10},
            rival={**WEAK, "yellow": 0},
        ),
    ),
]
AGE_II = [
    event(
        *("civil_unrest", "II"),
        # One discontent worker here, two there.
        resolve(
            *("civil_unrest", "", {"culture": 11 - 4, "blue": 16, "rival.culture": 10 - 8, "rival.blue": 15}),
            mine={"culture": 10, "yellow": 14},
            rival={"workers": {}, "culture": 10, "yellow": 12},
        ),
        resolve(
            *("civil_unrest", "", both({"blue": 15})),
            mine={"yellow": 14},
            rival={"workers": {}, "yellow": 14},
        ),
        resolve("civil_unrest", "", both({"blue": 16}), mine={"yellow": 18}, rival={"yellow": 18}),
    ),
    event(
        *("cold_war", "II"),
        resolve("cold_war", "", {"science": 6, "rival.science": 0}),
        resolve(
            *("cold_war", "", {"science": 6, "rival.science": 0, "third.science": 6}),
            seats=3,
            third={"workers": {"warriors": 3}},
        ),
    ),
    event(
        *("crime_wave", "II"),
        resolve(
            *("crime_wave", "", {"culture": 1, "blue": 16, "rival.culture": 6, "rival.blue": 15}),
            rival={**WEAK, "culture": 9},
        ),
        resolve(
            *("crime_wave", "token:bronze", {"rival.resources": 1, "rival.blue": 0}),
            rival={**WEAK, "tokens": {"bronze": 2}, "blue": 0},
        ),
    ),
    event(
        *("economic_progress", "II"),
        # Ten tokens in the bank: corruption of 2; fourteen: consumption of 1.
        resolve(
            *("economic_progress", ""),
            {"resources": 3 - 2 + 1, "food": 2 - 1, "science": 0, "culture": 1},
            mine={
                **{"workers": {"agriculture": 2, "bronze": 1, "philosophy": 1, "religion": 1}},
                **{"tokens": {"bronze": 3}, "blue": 10, "yellow": 14},
            },
        ),
    ),
    event(
        *("emigration", "II"),
        # Three discontent workers here, none there.
        resolve(
            *("emigration", "", {"unused": 1, "yellow": 12, "rival.unused": 1}),
            mine={"unused": 3, "yellow": 10},
            rival={"yellow": 18},
        ),
        resolve(
            *("emigration", "lose:warriors", {"unused": 0, "strength": 1}),
            mine={"unused": 1, "yellow": 10},
            rival={"yellow": 18},
        ),
    ),
    event(
        *("iconoclasm", "II"),
        resolve(
            *("iconoclasm", "", {"leader": "isaac_newton", "rival.leader": None, "rival.military_total": 2}),
            mine={"leader": "isaac_newton"},
            rival={"leader": "joan_of_arc"},
        ),
    ),
    event(
        *("independence_declaration", "II"),
        resolve(
            *("independence_declaration", "colony:historic_territory_i"),
            {"rival.colonies": ["vast_territory_i"], "rival.happy": 0, "colonies": ["historic_territory_ii"]},
            mine={"colonies": ["historic_territory_ii"]},
            rival={"workers": {}, "colonies": ["historic_territory_i", "vast_territory_i"]},
        ),
        resolve("independence_declaration", "", {"asked": (0, "action")}),
    ),
    event(
        *("international_agreement", "II"),
        resolve(
            *("international_agreement", "take:coal+1 take:opera+10 finish"),
            {"hand": ["coal", "opera"], "civil": 4, "given_up": 1},
            row=["coal", *[None] * 8, "opera"],
        ),
        resolve("international_agreement", "pass", {"hand": [], "given_up": 0}, row=["coal"]),
    ),
    event(
        *("national_pride", "II"),
        resolve("national_pride", "", {"culture": 1, "rival.culture": 9 + 5}, rival={**WEAK, "culture": 9}),
        # The point for preparing makes it a tie, and seat 0 is the current player.
        resolve(
            *("national_pride", "", {"culture": 8 + 1 + 5, "rival.culture": 9}),
            mine={"culture": 8},
            rival={"culture": 9},
        ),
    ),
    event(
        *("politics_of_strength", "II"),
        resolve(
            *("politics_of_strength", "discard:legion discard:raid_i discard:spy"),
            {"military_count": 5, "rival.military_cards": ["annex"], "culture": 1},
            rival={**WEAK, "military": ["annex", "legion", "raid_i", "spy"]},
        ),
        resolve(
            *("politics_of_strength", "discard:annex", {"rival.military_cards": []}),
            rival={**WEAK, "military": ["annex"]},
        ),
        resolve(
            *("politics_of_strength", "", {"military_count": 0, "culture": 1 + 5, "rival.culture": 6}),
            age="IV",
            last_round=5,
            rival={**WEAK, "culture": 9, "military": ["annex"]},
        ),
    ),
    event(
        *("popularization_of_science", "II"),
        resolve(
            *("popularization_of_science", "", {"culture": 1 + 3, "science": 0, "rival.culture": 1}),
            mine={"workers": {"alchemy": 1, "philosophy": 1}},
            rival={"workers": {"philosophy": 1}},
        ),
    ),
    event(
        *("prosperity", "II"),
        resolve(
            *("prosperity", "", {"food": 3, "rival.food": 8}),
            mine={"workers": {"theology": 1, "religion": 1}},
            rival={"workers": {"organized_religion": 2, "team_sports": 1}},
        ),
    ),
    event(
        *("ravages_of_time", "II"),
        resolve(
            *("ravages_of_time", "ravage:pyramids ravage:great_wall"),
            {
                **{"ravaged": ["pyramids"], "civil_total": 4, "culture_rate": 2 + 2},
                **{"rival.ravaged": ["great_wall"], "rival.culture_rate": 2, "rival.happy": 0},
            },
            mine={"wonders": ["pyramids", "st_peters_basilica"]},
            rival={"workers": {}, "wonders": ["great_wall"]},
        ),
        # Wonders of Age II last.
        resolve("ravages_of_time", "", {"ravaged": [], "asked": (0, "action")}, mine={"wonders": ["kremlin"]}),
    ),
    event(
        *("refugees", "II"),
        resolve(
            *("refugees", ""),
            {"culture": 1 + 3, "unused": 2, "yellow": 9, "rival.culture": 6, "rival.unused": 0, "rival.yellow": 6},
            mine={"yellow": 10},
            rival={**WEAK, "culture": 9, "yellow": 5},
        ),
    ),
    event(
        *("terrorism", "II"),
        resolve(
            *("terrorism", "raze:computers"),
            {"rival.workers": {"philosophy": 1}, "rival.unused": 2, "resources": 0, "workers": {"philosophy": 1}},
            age="III",
            mine={"workers": {"philosophy": 1}},
            rival={"workers": {"philosophy": 1, "computers": 1}, "culture": 9},
        ),
        # The rival is behind, and there is nothing but units.
        resolve("terrorism", "", {"strength": 2, "asked": (0, "action")}, mine={"culture": 9}),
    ),
]
CASES = [*AGE_A, *AGE_I, *AGE_II]
