"""The words of the data as small integers: actions, effects, objectives, events, icons and steps."""

from __future__ import annotations

from typing import Final

# The actions: the ten cards of every player, and what an advisor without a hexagon does.
ACTIONS: Final = [
    *("technology", "military", "expansion", "raid", "war", "trade", "exploit", "art", "tourism", "revolution"),
]
TECHNOLOGY: Final = 0
MILITARY: Final = 1
EXPANSION: Final = 2
RAID: Final = 3
WAR: Final = 4
TRADE: Final = 5
EXPLOIT: Final = 6
ART: Final = 7
TOURISM: Final = 8
REVOLUTION: Final = 9
USE: Final = 10
CARDS: Final = 10
"""Action cards of a player. In the domain of cards, advisors follow them."""

# How a card shows an action.
NO_HEX: Final = 0
SOLID: Final = 1
DOTTED: Final = 2
HEXES: Final = ["none", "solid", "dotted"]

# What effects do.
OPS: Final = [
    *("vp", "vp_per", "recover_cubes", "gain_cube", "recover_card", "draw_advisor", "discount", "repeat"),
    *("technology", "military", "refresh_wonder", "eliminate_row_wonder", "eliminate_own_wonder", "protect"),
]
VP: Final = 0
VP_PER: Final = 1
RECOVER_CUBES: Final = 2
GAIN_CUBE: Final = 3
RECOVER_CARD: Final = 4
DRAW_ADVISOR: Final = 5
DISCOUNT: Final = 6
REPEAT: Final = 7
GAIN_TECHNOLOGY: Final = 8
GAIN_MILITARY: Final = 9
REFRESH_WONDER: Final = 10
ELIMINATE_ROW_WONDER: Final = 11
ELIMINATE_OWN_WONDER: Final = 12
PROTECT: Final = 13

PER: Final = ["wonders", "territories", "sole_territories", "weaker_neighbours"]
WONDERS_OWNED: Final = 0
TERRITORIES: Final = 1
SOLE_TERRITORIES: Final = 2
WEAKER_NEIGHBOURS: Final = 3

OLDEST: Final = 0
CHOICE: Final = 1
WHICH: Final = ["oldest", "choice"]

# What leaders and goals ask for.
OBJECTIVES: Final = [
    *("technology_min", "military_min", "cubes_on_map_min", "sole_territories_min", "wonders_min", "presence"),
    *("government_in", "technology_rank", "military_rank", "available_cubes_min"),
]
TECHNOLOGY_MIN: Final = 0
MILITARY_MIN: Final = 1
CUBES_ON_MAP_MIN: Final = 2
SOLE_TERRITORIES_MIN: Final = 3
WONDERS_MIN: Final = 4
PRESENCE: Final = 5
GOVERNMENT_IN: Final = 6
TECHNOLOGY_RANK: Final = 7
MILITARY_RANK: Final = 8
AVAILABLE_CUBES_MIN: Final = 9

# What events do.
EVENT_KINDS: Final = [
    *("extra_card", "highest_scores", "more_points", "no_points", "lose_level", "cheaper"),
    *("more_cubes", "lose_cube"),
]
NO_EVENT: Final = -1
EXTRA_CARD: Final = 0
HIGHEST_SCORES: Final = 1
MORE_POINTS: Final = 2
NO_POINTS: Final = 3
LOSE_LEVEL: Final = 4
CHEAPER: Final = 5
MORE_CUBES: Final = 6
LOSE_CUBE: Final = 7
AXES: Final = ["technology", "military"]

# What the segments of the timeline show, and what a Turn End does.
ICONS: Final = ["government", "territory", "leader", "wonder_row"]
GOVERNMENT_ICON: Final = 1
TERRITORY_ICON: Final = 2
LEADER_ICON: Final = 4
WONDER_ROW_ICON: Final = 8
STEPS: Final = [
    *("civbots_act", "score_government", "score_territory", "score_leader", "recover_cards", "refresh_wonders"),
    *("turn_order", "advance_timeline", "wonder_row", "new_leaders", "new_event"),
]

MOST_CIVILIZATIONS: Final = 6
MOST_CIVBOTS: Final = 5

# Options in use, as bits of `modules`, in the order of `MODULES`.
MODULES: Final = ["events", "golden_era", "civilization_goals", "territories_to_explore", "expert_start"]
WITH_EVENTS: Final = 1
WITH_GOLDEN_ERA: Final = 2
WITH_GOALS: Final = 4
WITH_EXPLORATION: Final = 8
EXPERT_START: Final = 16

# Where victory points come from.
CATEGORIES: Final = [
    *("territories", "governments", "leaders", "expansion", "raids", "wars", "trade", "tourism", "matrix"),
    *("wonders", "advisors", "goals", "events", "exploited", "civbot_cards"),
]
BY_TERRITORIES: Final = 0
BY_GOVERNMENTS: Final = 1
BY_LEADERS: Final = 2
BY_EXPANSION: Final = 3
BY_RAIDS: Final = 4
BY_WARS: Final = 5
BY_TRADE: Final = 6
BY_TOURISM: Final = 7
BY_MATRIX: Final = 8
BY_WONDERS: Final = 9
BY_ADVISORS: Final = 10
BY_GOALS: Final = 11
BY_EVENTS: Final = 12
BY_EXPLOITED: Final = 13
BY_CIVBOT_CARDS: Final = 14
KINDS_OF_POINTS: Final = 15
