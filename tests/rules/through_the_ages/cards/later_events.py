"""Events of Age II."""

from __future__ import annotations

from rules.through_the_ages.cards.cases import Scene, both
from rules.through_the_ages.cards.events import STRONG, WEAK, event, everyone, points, resolve, trio

AGREED = ["coal", "riflemen", "knights", *[None] * 6, "opera"]
CASES = [
    event(
        "civil_unrest",
        "II",
        # One discontent worker here, two there.
        resolve(
            "civil_unrest",
            "",
            {"culture": 11 - 4, "blue": 16, "rival.culture": 10 - 8, "rival.blue": 15},
            mine={"culture": 10, "yellow": 14},
            rival={"workers": {}, "culture": 10, "yellow": 12},
        ),
        resolve(
            "civil_unrest",
            "",
            both({"blue": 15}),
            mine={"yellow": 14},
            rival={"workers": {}, "yellow": 14},
        ),
        resolve("civil_unrest", "", both({"blue": 16}), mine={"yellow": 18}, rival={"yellow": 18}),
        trio(
            "civil_unrest",
            "",
            {**points(-2, -4, -4), **everyone({"blue": 15})},
            everyone={"yellow": 14},
            rival={"yellow": 12},
        ),
    ),
    event(
        "cold_war",
        "II",
        resolve("cold_war", "", {"science": 6, "rival.science": 0}),
        resolve(
            "cold_war",
            "",
            {"science": 6, "rival.science": 0, "third.science": 6},
            seats=3,
            third={"workers": {"warriors": 3}},
        ),
    ),
    event(
        "crime_wave",
        "II",
        resolve(
            "crime_wave",
            "",
            {"culture": 1, "blue": 16, "rival.culture": 6, "rival.blue": 15},
            rival={**WEAK, "culture": 9},
        ),
        resolve(
            "crime_wave",
            "token:bronze",
            {"rival.resources": 1, "rival.blue": 0},
            rival={**WEAK, "tokens": {"bronze": 2}, "blue": 0},
        ),
        trio("crime_wave", "", {**points(-2, -3, 0), "blue": 15, "rival.blue": 15, "third.blue": 16}),
    ),
    event(
        "economic_progress",
        "II",
        # Ten tokens in the bank: corruption of 2; fourteen: consumption of 1.
        resolve(
            "economic_progress",
            "",
            {"resources": 3 - 2 + 1, "food": 2 - 1, "science": 0, "culture": 1},
            mine={
                "workers": {"agriculture": 2, "bronze": 1, "philosophy": 1, "religion": 1},
                "tokens": {"bronze": 3},
                "blue": 10,
                "yellow": 14,
            },
        ),
        trio("economic_progress", "", everyone({"food": 1, "resources": 1, "science": 0})),
    ),
    event(
        "emigration",
        "II",
        # Three discontent workers here, one there.
        resolve(
            "emigration",
            "",
            {"unused": 1, "yellow": 12, "rival.unused": 0},
            mine={"unused": 3, "yellow": 10},
            rival={"workers": {}, "yellow": 14},
        ),
        resolve(
            "emigration",
            "lose:warriors",
            {"unused": 0, "strength": 1},
            mine={"unused": 1, "yellow": 10},
            rival={"yellow": 18},
        ),
        trio("emigration", "", everyone({"unused": 0}), everyone={"yellow": 14}, rival={"yellow": 12}),
    ),
    event(
        "iconoclasm",
        "II",
        resolve(
            "iconoclasm",
            "",
            {"leader": "isaac_newton", "rival.leader": None, "rival.military_total": 2},
            mine={"leader": "isaac_newton"},
            rival={"leader": "joan_of_arc"},
        ),
        trio(
            "iconoclasm",
            "",
            everyone({"leader": None}),
            mine={"leader": "joan_of_arc"},
            rival={"leader": "michelangelo"},
            third={"leader": "genghis_khan"},
        ),
    ),
    event(
        "independence_declaration",
        "II",
        resolve(
            "independence_declaration",
            "colony:historic_territory_i",
            {"rival.colonies": ["vast_territory_i"], "rival.happy": 0, "colonies": ["historic_territory_ii"]},
            mine={"colonies": ["historic_territory_ii"]},
            rival={"workers": {}, "colonies": ["historic_territory_i", "vast_territory_i"]},
        ),
        resolve("independence_declaration", "", {"asked": (0, "action")}),
        trio(
            "independence_declaration",
            "colony:historic_territory_i",
            {
                "rival.colonies": [],
                "colonies": ["vast_territory_i"],
                "third.colonies": ["vast_territory_ii"],
                "asked": (0, "action"),
            },
        ),
    ),
    event(
        "international_agreement",
        "II",
        # Five civil actions: one, one and three.
        resolve(
            "international_agreement",
            "take:coal+1 take:riflemen+2 take:opera+10 finish",
            {"hand": ["coal", "opera", "riflemen"], "civil": 4, "given_up": 1},
            row=AGREED,
        ),
        Scene(
            {
                "phase": "politics",
                "age": "II",
                "current": ["international_agreement"],
                "row": AGREED,
                "mine": {**STRONG, "military": ["rats"]},
            },
            ["prepare:rats", "take:coal+1", "take:riflemen+2", "take:opera+10"],
            {"asked": (0, "agreement")},
            {"take:knights+3": "tta.take-card.cost"},
        ),
        resolve("international_agreement", "pass", {"hand": [], "given_up": 0}, row=["coal"]),
        trio("international_agreement", "", {"asked": (2, "agreement")}, row=["coal"]),
    ),
    event(
        "national_pride",
        "II",
        resolve("national_pride", "", {"culture": 1, "rival.culture": 9 + 5}, rival={**WEAK, "culture": 9}),
        # The point for preparing makes it a tie, and seat 0 is the current player.
        resolve(
            "national_pride",
            "",
            {"culture": 8 + 1 + 5, "rival.culture": 9},
            mine={"culture": 8},
            rival={"culture": 9},
        ),
        trio("national_pride", "", points(0, 5, 0)),
    ),
    event(
        "politics_of_strength",
        "II",
        resolve(
            "politics_of_strength",
            "discard:legion discard:raid_i discard:spy",
            {"military_count": 5, "rival.military_cards": ["annex"], "culture": 1},
            rival={**WEAK, "military": ["annex", "legion", "raid_i", "spy"]},
        ),
        resolve(
            "politics_of_strength",
            "discard:annex",
            {"rival.military_cards": []},
            rival={**WEAK, "military": ["annex"]},
        ),
        resolve(
            "politics_of_strength",
            "",
            {"military_count": 0, "culture": 1 + 5, "rival.culture": 6},
            age="IV",
            last_round=5,
            rival={**WEAK, "culture": 9, "military": ["annex"]},
        ),
        trio(
            "politics_of_strength",
            "discard:annex",
            {"military_cards": ["spy"], "rival.military_cards": [], "third.military_count": 5, "asked": (0, "action")},
            mine={"military": ["spy"]},
            rival={"military": ["annex"]},
        ),
    ),
    event(
        "popularization_of_science",
        "II",
        resolve(
            "popularization_of_science",
            "",
            {"culture": 1 + 3, "science": 0, "rival.culture": 1},
            mine={"workers": {"alchemy": 1, "philosophy": 1}},
            rival={"workers": {"philosophy": 1}},
        ),
        trio("popularization_of_science", "", points(1, 1, 1)),
    ),
    event(
        "prosperity",
        "II",
        resolve(
            "prosperity",
            "",
            {"food": 3, "rival.food": 8},
            mine={"workers": {"theology": 1, "religion": 1}},
            rival={"workers": {"organized_religion": 2, "team_sports": 1}},
        ),
    ),
    event(
        "ravages_of_time",
        "II",
        resolve(
            "ravages_of_time",
            "ravage:pyramids ravage:great_wall",
            {
                "ravaged": ["pyramids"],
                "civil_total": 4,
                "culture_rate": 2 + 2,
                "rival.ravaged": ["great_wall"],
                "rival.culture_rate": 2,
                "rival.happy": 0,
            },
            mine={"wonders": ["pyramids", "st_peters_basilica"]},
            rival={"workers": {}, "wonders": ["great_wall"]},
        ),
        # Wonders of Age II last.
        resolve("ravages_of_time", "", {"ravaged": [], "asked": (0, "action")}, mine={"wonders": ["kremlin"]}),
        trio(
            "ravages_of_time",
            "ravage:pyramids ravage:colossus ravage:hanging_gardens",
            everyone({"culture_rate": 2}),
            mine={"wonders": ["pyramids"]},
            rival={"wonders": ["colossus"]},
            third={"wonders": ["hanging_gardens"]},
        ),
    ),
    event(
        "refugees",
        "II",
        resolve(
            "refugees",
            "",
            {"culture": 1 + 3, "unused": 2, "yellow": 9, "rival.culture": 6, "rival.unused": 0, "rival.yellow": 6},
            mine={"yellow": 10},
            rival={**WEAK, "culture": 9, "yellow": 5},
        ),
        trio("refugees", "", {**points(0, -3, 3), "unused": 1, "rival.unused": 0, "third.unused": 2}),
        resolve(
            "refugees", "", {"culture": 21 + 3, "rival.culture": 0}, mine={"culture": 20}, rival={**WEAK, "culture": 3}
        ),
    ),
    event(
        "terrorism",
        "II",
        resolve(
            "terrorism",
            "raze:computers",
            {"rival.workers": {"philosophy": 1}, "rival.unused": 2, "resources": 0, "workers": {"philosophy": 1}},
            age="III",
            mine={"workers": {"philosophy": 1}},
            rival={"workers": {"philosophy": 1, "computers": 1}, "culture": 9},
        ),
        # The rival is behind, and there is nothing but units.
        resolve("terrorism", "", {"strength": 2, "asked": (0, "action")}, mine={"culture": 9}),
        trio(
            "terrorism",
            "raze:philosophy raze:philosophy",
            {"unused": 1, "rival.unused": 2, "third.unused": 2, "asked": (0, "action")},
        ),
    ),
]
