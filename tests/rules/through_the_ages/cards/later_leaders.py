"""Leaders of Ages II and III: played, used, replaced, dead of old age."""

from __future__ import annotations

from rules.through_the_ages.cards.cases import TURN, Scene, allowed, refused, scene
from rules.through_the_ages.cards.leaders import NOT_YOURS, TEMPORARY, leader

COLONIES = ["historic_territory_i", "strategic_territory_i", "historic_territory_ii"]
SAILOR = {"leader": "james_cook", "workers": {"warriors": 1}, "military": ["rats", "foray", "crusades", "pestilence"]}
VAST = {"phase": "politics", "age": "II", "current": ["historic_territory_ii"]}
SCRIBE = {"workers": {"printing_press": 1, "drama": 1}, "technologies": ["opera", "journalism"]}
HALL = {"workers": {"drama": 1, "opera": 1}}
CITIZEN = {"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 2, "workers": {}}
STUDENT = {"workers": {"computers": 1}, "hand": ["tanks"], "science": 9}
WARLORD = {"leader": "winston_churchill", "workers": {}, "hand": ["tanks"], "science": 6, "tokens": {"bronze": 4}}
RAIDER = {"military": ["plunder_iii", "war_over_culture"], "workers": {"warriors": 2}}
PEACE = {"phase": "politics", "age": "III"}
ARMS = {"warriors": 2, "knights": 1, "cannon": 1}

CASES = [
    leader(
        "isaac_newton",
        "II",
        {"workers": {"scientific_method": 1}},
        {"science_rate": (5, 3)},
        effect=[
            scene(
                "develop:iron",
                {"civil": 2},
                age="II",
                mine={"leader": "isaac_newton", "hand": ["iron"], "science": 5, "civil": 2},
            )
        ],
        ends=[
            scene(
                "leader:christopher_columbus develop:iron",
                {"civil": 3},
                age="II",
                mine={"leader": "isaac_newton", "hand": ["christopher_columbus", "iron"], "science": 5},
            )
        ],
    ),
    leader(
        "james_cook",
        "II",
        {"workers": {}, "colonies": COLONIES},
        {"culture_rate": (2 + 1 + 1, 0)},
        cannot=[
            refused(
                "conceal:foray",
                "tta.colonization.no-face-down-discards",
                "prepare:rats",
                "bid:1",
                "pass",
                **VAST,
                mine={**SAILOR, "leader": "isaac_newton"},
                rival={"workers": {"warriors": 1}},
            ),
            refused("bid:4", "tta.colonization.bid-cap", "prepare:rats", **VAST, mine=SAILOR),
        ],
        can=[allowed("bid:3", "prepare:rats", **VAST, mine=SAILOR)],
        effect=[
            scene(
                "prepare:rats bid:3 pass send:warriors conceal:foray conceal:crusades finish",
                {
                    "colonies": ["historic_territory_ii"],
                    "culture": 1 + 11,
                    "culture_rate": 2,
                    "military_cards": ["pestilence"],
                },
                **VAST,
                mine=SAILOR,
                rival={"workers": {"warriors": 1}},
            )
        ],
    ),
    leader(
        "johann_sebastian_bach",
        "II",
        HALL,
        {"culture_rate": (7, 5)},
        cannot=[
            refused(
                "upgrade:philosophy+drama",
                "tta.bach.other-type",
                "upgrade:religion+drama",
                age="II",
                mine={
                    "leader": "johann_sebastian_bach",
                    "workers": {"philosophy": 1, "religion": 1},
                    "technologies": ["drama"],
                    "tokens": {"bronze": 2},
                },
            )
        ],
        effect=[
            scene(
                "",
                {"develop_costs": {"movies": 8, "iron": 5}},
                age="III",
                mine={"leader": "johann_sebastian_bach", "hand": ["movies", "iron"]},
            ),
            scene(
                "upgrade:religion+drama",
                {"workers": {"drama": 1}, "resources": 0, "culture_rate": 3},
                age="II",
                mine={
                    "leader": "johann_sebastian_bach",
                    "workers": {"religion": 1},
                    "technologies": ["drama"],
                    "tokens": {"bronze": 1},
                },
            ),
        ],
        ends=[
            Scene(
                {
                    "age": "II",
                    "mine": {
                        "leader": "johann_sebastian_bach",
                        "hand": ["christopher_columbus", "opera"],
                        "workers": {"religion": 1},
                        "technologies": ["drama"],
                        "tokens": {"bronze": 1},
                    },
                },
                ["leader:christopher_columbus"],
                {"develop_costs": {"opera": 7}},
                {"upgrade:religion+drama": "tta.upgrade.target"},
            )
        ],
    ),
    leader(
        "maximilien_robespierre",
        "II",
        {"workers": {}},
        {"military_total": (3, 2)},
        cannot=[
            refused(
                "revolution:monarchy",
                "tta.robespierre.military-needed",
                age="II",
                mine={**CITIZEN, "military_actions": 2},
            )
        ],
        can=[allowed("revolution:monarchy", age="II", mine={**CITIZEN, "civil": 0})],
        effect=[
            scene(
                "revolution:monarchy",
                {"culture": 3, "civil": 5, "military": 0, "military_total": 4, "science": 0},
                age="II",
                mine=CITIZEN,
            )
        ],
        ends=[
            scene(
                "leader:christopher_columbus revolution:monarchy",
                {"culture": 0, "civil": 0, "military": 3},
                age="II",
                mine={**CITIZEN, "hand": ["monarchy", "christopher_columbus"]},
            )
        ],
    ),
    leader(
        "napoleon_bonaparte",
        "II",
        {"workers": ARMS},
        {"strength": (7 + 6, 7), "military_total": (4, 2)},
        effect=[
            scene(
                "",
                {"strength": 1 + 2 + 3 + 5 + 8},
                age="III",
                mine={
                    "leader": "napoleon_bonaparte",
                    "workers": {"warriors": 1, "knights": 1, "cannon": 1, "air_forces": 1},
                },
            )
        ],
    ),
    leader(
        "william_shakespeare",
        "II",
        SCRIBE,
        {"culture_rate": (5, 3), "happy": (2, 1)},
        effect=[
            scene(
                "",
                {
                    "build_costs": {
                        "agriculture": 2,
                        "bronze": 2,
                        "philosophy": 3,
                        "religion": 3,
                        "warriors": 2,
                        "printing_press": 2,
                        "journalism": 7,
                        "drama": 3,
                        "opera": 7,
                    },
                    "develop_costs": {"movies": 9, "multimedia": 8},
                },
                age="III",
                mine={**SCRIBE, "leader": "william_shakespeare", "hand": ["movies", "multimedia"]},
            )
        ],
        ends=[
            scene(
                "leader:james_cook",
                {"develop_costs": {"movies": 10, "multimedia": 9}},
                age="III",
                mine={**SCRIBE, "leader": "william_shakespeare", "hand": ["movies", "multimedia", "james_cook"]},
            )
        ],
    ),
    leader(
        "albert_einstein",
        "III",
        {"workers": {"computers": 1}},
        {"science_rate": (8, 5)},
        effect=[scene("develop:tanks", {"culture": 3}, age="III", mine={**STUDENT, "leader": "albert_einstein"})],
        ends=[
            scene(
                "leader:james_cook develop:tanks",
                {"culture": 0},
                age="III",
                mine={**STUDENT, "leader": "albert_einstein", "hand": ["tanks", "james_cook"]},
            )
        ],
    ),
    leader(
        "bill_gates",
        "III",
        {"workers": {"computers": 1, "alchemy": 1, "bronze": 1}},
        {"resource_production": (1 + 3 + 1, 1)},
        effect=[
            scene(
                TURN,
                {"tokens": {"computers": 1, "alchemy": 1, "bronze": 1}, "resources": 5},
                age="III",
                mine={"leader": "bill_gates", "workers": {"computers": 1, "alchemy": 1, "bronze": 1}},
            )
        ],
        ends=[
            scene(
                "leader:james_cook",
                {"culture": 4},
                age="III",
                mine={"leader": "bill_gates", "hand": ["james_cook"], "workers": {"computers": 1, "alchemy": 1}},
            )
        ],
    ),
    leader("charlie_chaplin", "III", {"workers": {"movies": 2}}, {"culture_rate": (12, 8), "happy": (4, 2)}),
    leader(
        "mahatma_gandhi",
        "III",
        {"workers": {}},
        {"culture_rate": (2, 0)},
        cannot=[
            refused("aggression:plunder_iii+1", NOT_YOURS, **PEACE, mine={**RAIDER, "leader": "mahatma_gandhi"}),
            refused("war:war_over_culture+1", NOT_YOURS, **PEACE, mine={**RAIDER, "leader": "mahatma_gandhi"}),
            refused(
                "aggression:plunder_iii+1",
                "tta.aggression.cost",
                **PEACE,
                mine={**RAIDER, "military_actions": 1},
                rival={"leader": "mahatma_gandhi"},
            ),
        ],
        effect=[
            scene(
                "aggression:plunder_iii+1",
                {"military": 0, "rival.culture_rate": 2},
                **PEACE,
                mine=RAIDER,
                rival={"leader": "mahatma_gandhi", "workers": {}},
            )
        ],
        ends=[
            scene(
                "aggression:plunder_iii+1",
                {"military": 1, "rival.culture_rate": 0},
                **PEACE,
                mine=RAIDER,
                rival={"workers": {}},
            )
        ],
    ),
    leader(
        "sid_meier",
        "III",
        {"workers": {"computers": 2, "philosophy": 1}},
        {"science_rate": (8, 11), "culture_rate": (6, 0)},
    ),
    leader(
        "winston_churchill",
        "III",
        {"workers": {}},
        {"unit_science": (0, 0)},
        cannot=[refused("use:winston_churchill", TEMPORARY, "use:winston_churchill", age="III", mine=WARLORD)],
        can=[allowed("use:winston_churchill", age="III", mine=WARLORD)],
        effect=[
            scene(TURN, {"culture": 3}, age="III", mine=WARLORD),
            scene("use:winston_churchill", {"unit_science": 3, "unit_resources": 3}, age="III", mine=WARLORD),
            scene(
                "use:winston_churchill develop:tanks build:tanks turn",
                {"culture": 0, "science": 0, "resources": 0, "strength": 5},
                age="III",
                mine=WARLORD,
            ),
        ],
        ends=[
            scene("use:winston_churchill turn", {"unit_science": 0, "unit_resources": 0}, age="III", mine=WARLORD),
            scene(
                "leader:james_cook turn",
                {"culture": 0},
                age="III",
                mine={**WARLORD, "hand": ["tanks", "james_cook"]},
            ),
        ],
    ),
]
