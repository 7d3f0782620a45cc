"""The words of the data files as numbers: kinds of cards, statistics, abilities, gains."""

from __future__ import annotations

from typing import Final

AGES: Final = ["A", "I", "II", "III"]
LAST_AGE: Final = 4
"""Age IV has no cards of its own."""

# Where the editions differ.
ORIGINAL: Final = "original"
SEED: Final = "seed"
"""The Italian rulebook to the letter."""

# Kinds of technologies. Workers stand on the first eleven, which are called sites.
KINDS: Final = [
    *("farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery"),
    *("air_force", "special_military", "special_civil", "special_colonization"),
    *("special_construction", "government"),
]
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
SPECIAL: Final = 11
"""The first of the four kinds of special technologies."""
GOVERNMENT: Final = 15

# The other kinds of cards.
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TACTIC: Final = 24
BONUS: Final = 25
CARD_KINDS: Final = [
    *KINDS,
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "aggression",
    "war",
    "pact",
    "tactic",
    "bonus",
]

# Where culture comes from; the last four are no cards, and are named by negative numbers.
SOURCES: Final = [
    *("buildings", "wonders", "leaders", "governments", "colonies", "pacts", "actions", "events"),
    *("prepared", "attacks", "hunger", "others"),
]
FROM_OTHERS: Final = -1
FROM_HUNGER: Final = -2
FROM_ATTACKS: Final = -3
FROM_PREPARED: Final = -4
SOURCE_OF_KIND: Final = {
    **dict.fromkeys(KINDS[:SPECIAL], "buildings"),
    **dict.fromkeys(KINDS[SPECIAL:], "governments"),
    "leader": "leaders",
    "wonder": "wonders",
    "action": "actions",
    "event": "events",
    "territory": "colonies",
    "aggression": "attacks",
    "war": "attacks",
    "pact": "pacts",
}

# Symbols at the bottom of cards.
STATISTICS: Final = [
    *("science", "culture", "strength", "happy", "civil", "military", "colonization", "urban_limit"),
    *("hand_civil", "hand_military", "food", "resource", "blue", "yellow"),
]
SCIENCE: Final = 0
CULTURE: Final = 1
STRENGTH: Final = 2
HAPPY: Final = 3
CIVIL: Final = 4
MILITARY: Final = 5
COLONIZATION: Final = 6
URBAN_LIMIT: Final = 7
HAND_CIVIL: Final = 8
HAND_MILITARY: Final = 9
FOOD: Final = 10
RESOURCE: Final = 11
BLUE: Final = 12
YELLOW: Final = 13

# What cards in play let their owner do, with an amount each.
ABILITIES: Final = [
    *("urban_discount_1", "urban_discount_2", "urban_discount_3", "stages_per_action", "unit_strength"),
    *("yellow_token_on_leaving", "science_per_technology_taken", "military_as_civil", "leader_discount"),
    *("unit_resources", "tucks_under_wonder", "second_political_action", "population_discount"),
    *("settles_from_hand", "recruits", "infantry_as_cavalry", "culture_if_strongest", "strength_per_face"),
    *("sees_next_event", "best_study_science", "resource_per_development", "culture_per_face"),
    *("no_wonder_surcharge", "action_per_development", "first_colony_culture", "next_colony_culture"),
    *("colonize_discards", "theater_culture", "theater_science_discount", "theater_conversion"),
    *("military_revolution", "revolution_culture", "unit_type_strength", "cross_resource_discount"),
    *("cross_science_discount", "pair_culture", "culture_per_development", "labs_as_mines"),
    *("best_theater_again", "no_attacks", "attack_cost_factor", "lab_culture_per_level", "lab_science_loss"),
    *("turn_culture", "turn_military", "infantry_strength", "artillery_strength", "extra_face"),
    *("free_population", "best_mine_again", "attack_bonus", "food_as_resource", "resource_as_food"),
    *("development_discount", "development_share", "immune_to_war", "culture_per_partner_wonder"),
]
URBAN_DISCOUNT: Final = 0
"""Of level 1; levels 2 and 3 follow, level 0 has none, so that the index is this plus the level less one."""
STAGES_PER_ACTION: Final = 3
UNIT_STRENGTH: Final = 4
YELLOW_TOKEN_ON_LEAVING: Final = 5
SCIENCE_PER_TECHNOLOGY_TAKEN: Final = 6
MILITARY_AS_CIVIL: Final = 7
LEADER_DISCOUNT: Final = 8
UNIT_RESOURCES: Final = 9
TUCKS_UNDER_WONDER: Final = 10
SECOND_POLITICAL_ACTION: Final = 11
POPULATION_DISCOUNT: Final = 12
SETTLES_FROM_HAND: Final = 13
RECRUITS: Final = 14
INFANTRY_AS_CAVALRY: Final = 15
CULTURE_IF_STRONGEST: Final = 16
STRENGTH_PER_FACE: Final = 17
SEES_NEXT_EVENT: Final = 18
BEST_STUDY_SCIENCE: Final = 19
RESOURCE_PER_DEVELOPMENT: Final = 20
CULTURE_PER_FACE: Final = 21
NO_WONDER_SURCHARGE: Final = 22
ACTION_PER_DEVELOPMENT: Final = 23
FIRST_COLONY_CULTURE: Final = 24
NEXT_COLONY_CULTURE: Final = 25
COLONIZE_DISCARDS: Final = 26
THEATER_CULTURE: Final = 27
THEATER_SCIENCE_DISCOUNT: Final = 28
THEATER_CONVERSION: Final = 29
MILITARY_REVOLUTION: Final = 30
REVOLUTION_CULTURE: Final = 31
UNIT_TYPE_STRENGTH: Final = 32
CROSS_RESOURCE_DISCOUNT: Final = 33
CROSS_SCIENCE_DISCOUNT: Final = 34
PAIR_CULTURE: Final = 35
CULTURE_PER_DEVELOPMENT: Final = 36
LABS_AS_MINES: Final = 37
BEST_THEATER_AGAIN: Final = 38
NO_ATTACKS: Final = 39
ATTACK_COST_FACTOR: Final = 40
LAB_CULTURE_PER_LEVEL: Final = 41
LAB_SCIENCE_LOSS: Final = 42
TURN_CULTURE: Final = 43
TURN_MILITARY: Final = 44
INFANTRY_STRENGTH: Final = 45
ARTILLERY_STRENGTH: Final = 46
EXTRA_FACE: Final = 47
FREE_POPULATION: Final = 48
BEST_MINE_AGAIN: Final = 49
ATTACK_BONUS: Final = 50
FOOD_AS_RESOURCE: Final = 51
RESOURCE_AS_FOOD: Final = 52
DEVELOPMENT_DISCOUNT: Final = 53
DEVELOPMENT_SHARE: Final = 54
IMMUNE_TO_WAR: Final = 55
CULTURE_PER_PARTNER_WONDER: Final = 56

USED: Final = [
    YELLOW_TOKEN_ON_LEAVING,
    MILITARY_AS_CIVIL,
    TURN_MILITARY,
    FREE_POPULATION,
    FOOD_AS_RESOURCE,
    RESOURCE_AS_FOOD,
]
"""Abilities that their owner uses by a move of their own."""

# What effects give at once, in the order the card names it.
GAINS: Final = ["food", "resource", "science", "culture", "population", "draw", "blue"]
GAIN_FOOD: Final = 0
GAIN_RESOURCE: Final = 1
GAIN_SCIENCE: Final = 2
GAIN_CULTURE: Final = 3
GAIN_POPULATION: Final = 4
GAIN_DRAW: Final = 5
GAIN_BLUE: Final = 6
COLONY_GAINS: Final = [GAIN_RESOURCE, GAIN_FOOD, GAIN_SCIENCE, GAIN_CULTURE, GAIN_POPULATION, GAIN_DRAW, GAIN_BLUE]
"""The order in which the immediate effects of a colony are resolved."""

# What action cards do.
DOES: Final = [
    *("gain", "choose", "build_or_upgrade", "upgrade", "population", "stage", "develop", "arm"),
    *("arm_by_strength", "culture_by_culture"),
]
DO_GAIN: Final = 0
DO_CHOOSE: Final = 1
DO_BUILD: Final = 2
DO_UPGRADE: Final = 3
DO_POPULATION: Final = 4
DO_STAGE: Final = 5
DO_DEVELOP: Final = 6
DO_ARM: Final = 7
DO_ARM_BY_STRENGTH: Final = 8
DO_CULTURE: Final = 9

# Whom an event affects.
WHO: Final = [
    *("all", "strongest", "weakest", "strongest_two", "weakest_two", "most_culture", "least_culture"),
    *("most_culture_if_weak", "happiest", "most_discontent"),
]
ALL: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
STRONGEST_TWO: Final = 3
WEAKEST_TWO: Final = 4
MOST_CULTURE: Final = 5
LEAST_CULTURE: Final = 6
HAPPIEST: Final = 8
MOST_DISCONTENT: Final = 9

# What aggressions and wars do.
AGGRESSIONS: Final = ["enslave", "plunder", "raid", "annex", "infiltrate", "take"]
ENSLAVE: Final = 0
PLUNDER: Final = 1
RAID: Final = 2
ANNEX: Final = 3
INFILTRATE: Final = 4
WARS: Final = ["technology", "territory", "culture"]
WAR_TERRITORY: Final = 1
WAR_CULTURE: Final = 2

# What a pact says about attacks between its partners.
ATTACKS: Final = ["free", "forbidden", "ends"]
ATTACK_FORBIDDEN: Final = 1
ATTACK_ENDS: Final = 2
