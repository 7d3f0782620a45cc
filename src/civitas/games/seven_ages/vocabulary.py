"""The words of the data as small integers: actions, arms, leaders, what specials, artefacts and icons do."""

from __future__ import annotations

from typing import Final

# The markers of a player, in the order in which their actions are carried out.
ACTIONS: Final = ["start", "production", "trade", "manoeuvre", "destiny", "civilise", "discard", "wild"]
START: Final = 0
PRODUCTION: Final = 1
TRADE: Final = 2
MANOEUVRE: Final = 3
DESTINY: Final = 4
CIVILISE: Final = 5
DISCARD: Final = 6
WILD: Final = 7
MARKERS: Final = 8
WITHOUT_EMPIRE: Final = 1 << START | 1 << DESTINY | 1 << CIVILISE
"""Mask of the actions for which a marker on no empire serves."""

# The arms of the units.
ARMS: Final = ["infantry", "cavalry", "missile", "naval", "aircraft", "special"]
INFANTRY: Final = 0
CAVALRY: Final = 1
MISSILE: Final = 2
NAVAL: Final = 3
AIRCRAFT: Final = 4
SPECIAL: Final = 5

LEADERS: Final = [
    *("administrator", "populist", "explorer", "scientist", "religious", "builder", "artist"),
    *("philosopher", "tactician"),
]
ADMINISTRATOR: Final = 0
POPULIST: Final = 1
EXPLORER: Final = 2
SCIENTIST: Final = 3
RELIGIOUS: Final = 4
BUILDER: Final = 5
ARTIST: Final = 6
PHILOSOPHER: Final = 7
TACTICIAN: Final = 8
NO_LEADER: Final = 9
"""The counter in the cup that brings nobody."""

# Terrains that rules name.
FERTILE: Final = 0
CLEAR: Final = 1
FOREST: Final = 3
DESERT: Final = 6
TUNDRA: Final = 7
SEA: Final = 8
OCEAN: Final = 9
TERRAINS: Final = [
    *("fertile", "clear", "steppe", "forest", "jungle", "mountain", "desert", "tundra", "sea", "ocean"),
]
JUNGLE: Final = 4
MOUNTAIN: Final = 5

# How a step by land crosses a border.
PLAIN: Final = 0
RIVER: Final = 1
FIRST_STRAIT: Final = 2
"""Not at all, a river, or a strait (its number plus this)."""

ICONS: Final = ["wheat", "elephant", "oil"]
WHEAT: Final = 1
ELEPHANT: Final = 2
OIL: Final = 4

# What an empire card says besides its numbers.
SPECIALS: Final = [
    *("convert", "elite", "free_manoeuvre", "fort", "desert_glory", "tundra_glory", "galley_ocean"),
    *("forest_infantry", "discount", "initial_discount", "early", "range", "religion", "government"),
    *("sea_income", "ocean_income", "desert_income", "assassin_draws", "extra_start", "progress_choice"),
    *("setup_near", "setup_revolt", "no_capital", "ambush", "jungle_move", "mountain_move", "plunder"),
]
CONVERT: Final = 0
ELITE: Final = 1
FREE_MANOEUVRE: Final = 2
FORT: Final = 3
DESERT_GLORY: Final = 4
TUNDRA_GLORY: Final = 5
GALLEY_OCEAN: Final = 6
FOREST_INFANTRY: Final = 7
DISCOUNT: Final = 8
INITIAL_DISCOUNT: Final = 9
EARLY: Final = 10
RANGE: Final = 11
RELIGION: Final = 12
GOVERNMENT: Final = 13
SEA_INCOME: Final = 14
OCEAN_INCOME: Final = 15
DESERT_INCOME: Final = 16
ASSASSIN_DRAWS: Final = 17
EXTRA_START: Final = 18
PROGRESS_CHOICE: Final = 19
SETUP_NEAR: Final = 20
SETUP_REVOLT: Final = 21
NO_CAPITAL: Final = 22
AMBUSH: Final = 23
JUNGLE_MOVE: Final = 24
MOUNTAIN_MOVE: Final = 25
PLUNDER: Final = 26

# Kinds of artefacts.
KINDS: Final = ["wonder", "technology", "calamity", "religion", "government"]
WONDER: Final = 0
TECHNOLOGY: Final = 1
CALAMITY: Final = 2
CREED: Final = 3
RULE: Final = 4
"""A government; religions are creeds."""

# What artefacts do.
OPS: Final = [
    *("ignore_dark_age", "city_glory", "area_income", "no_disorder", "adjacent_sea_income", "hand_size"),
    *("quell_cost", "free_religion", "defence", "leader_number", "trade", "city_icon", "artefact_weight"),
    *("sea_income", "progress", "unit_cost", "flat_move", "city_income", "naval_move", "galley_ocean_coast"),
    *("unit_level", "trade_consolation", "glory_cost", "no_halving", "interest", "own_move", "immune"),
    *("free_progress", "end_game", "war_glory", "no_city_income", "plague_upkeep", "no_wheat", "less_disorder"),
    *("homeland", "tie", "no_nuke", "capital_infantry", "adopt_in_manoeuvre", "adopt_range", "spread_glory"),
    *("desert", "first_round", "admin_infantry", "religious_populist", "free_upkeep", "rural_income"),
    *("trade_progress", "attack", "elite_cost", "disorder_glory"),
]
IGNORE_DARK_AGE: Final = 0
CITY_GLORY: Final = 1
AREA_INCOME: Final = 2
NO_DISORDER: Final = 3
ADJACENT_SEA_INCOME: Final = 4
HAND_SIZE: Final = 5
QUELL_COST: Final = 6
FREE_RELIGION: Final = 7
DEFENCE: Final = 8
LEADER_NUMBER: Final = 9
TRADE_NUMBER: Final = 10
CITY_ICON: Final = 11
ARTEFACT_WEIGHT: Final = 12
SEAS_INCOME: Final = 13
GAIN_PROGRESS: Final = 14
UNIT_COST: Final = 15
FLAT_MOVE: Final = 16
CITY_INCOME: Final = 17
NAVAL_MOVE: Final = 18
GALLEY_OCEAN_COAST: Final = 19
UNIT_LEVEL: Final = 20
TRADE_CONSOLATION: Final = 21
GLORY_COST: Final = 22
NO_HALVING: Final = 23
INTEREST: Final = 24
OWN_MOVE: Final = 25
IMMUNE: Final = 26
FREE_PROGRESS: Final = 27
END_GAME: Final = 28
WAR_GLORY: Final = 29
NO_CITY_INCOME: Final = 30
PLAGUE_UPKEEP: Final = 31
NO_WHEAT: Final = 32
LESS_DISORDER: Final = 33
HOMELAND_GLORY: Final = 34
TIE: Final = 35
NO_NUKE: Final = 36
CAPITAL_INFANTRY: Final = 37
ADOPT_IN_MANOEUVRE: Final = 38
ADOPT_RANGE: Final = 39
SPREAD_GLORY: Final = 40
DESERT_COUNTS: Final = 41
FIRST_ROUND: Final = 42
ADMIN_INFANTRY: Final = 43
RELIGIOUS_POPULIST: Final = 44
FREE_UPKEEP: Final = 45
RURAL_INCOME: Final = 46
TRADE_PROGRESS: Final = 47
ATTACK: Final = 48
ELITE_COST: Final = 49
DISORDER_GLORY: Final = 50

# When an event may be played.
TIMINGS: Final = [
    *("civilise", "event", "action", "harvest", "conflict", "start", "production", "trade", "manoeuvre"),
]
IN_CIVILISE: Final = 0
ON_EVENT: Final = 1
ON_ACTION: Final = 2
ON_HARVEST: Final = 3
ON_CONFLICT: Final = 4
ON_START: Final = 5
ON_PRODUCTION: Final = 6
ON_TRADE: Final = 7
ON_MANOEUVRE: Final = 8

# What events do.
EVENTS: Final = [
    *("assassin", "bad_augury", "shooting_star", "blowback", "vizier", "earthquake", "fires", "volcano"),
    *("pestilence", "plague", "uprising", "empire_collapses", "empire_fragments", "civil_war", "glory_query"),
    *("conjunction", "financier", "time_ripple", "famine", "bumper_harvest", "new_invention", "espionage"),
    *("trade_mission", "forced_march", "mercenaries", "desertion", "heroic_stand", "storm_at_sea", "piracy"),
    *("schism", "revolution", "great_leader", "migration", "urban_boom", "barbarian_raid"),
]
ASSASSIN: Final = 0
BAD_AUGURY: Final = 1
SHOOTING_STAR: Final = 2
BLOWBACK: Final = 3
VIZIER: Final = 4
EARTHQUAKE: Final = 5
FIRES: Final = 6
VOLCANO: Final = 7
PESTILENCE: Final = 8
PLAGUE: Final = 9
UPRISING: Final = 10
EMPIRE_COLLAPSES: Final = 11
EMPIRE_FRAGMENTS: Final = 12
CIVIL_WAR: Final = 13
GLORY_QUERY: Final = 14
CONJUNCTION: Final = 15
FINANCIER: Final = 16
TIME_RIPPLE: Final = 17
FAMINE: Final = 18
BUMPER_HARVEST: Final = 19
NEW_INVENTION: Final = 20
ESPIONAGE: Final = 21
TRADE_MISSION: Final = 22
FORCED_MARCH: Final = 23
MERCENARIES: Final = 24
DESERTION: Final = 25
HEROIC_STAND: Final = 26
STORM_AT_SEA: Final = 27
PIRACY: Final = 28
SCHISM: Final = 29
REVOLUTION: Final = 30
GREAT_LEADER: Final = 31
MIGRATION: Final = 32
URBAN_BOOM: Final = 33
BARBARIAN_RAID: Final = 34

# Icons of glory.
GLORY_ICONS: Final = [
    *("areas", "non_europe", "progress", "money", "city", "artefacts", "land_units", "naval_units"),
    *("cavalry_units", "homeland", "wheat", "elephant", "oil", "instant"),
]
BY_AREAS: Final = 0
BY_NON_EUROPE: Final = 1
BY_PROGRESS: Final = 2
BY_MONEY: Final = 3
BY_CITY: Final = 4
BY_ARTEFACTS: Final = 5
BY_LAND_UNITS: Final = 6
BY_NAVAL_UNITS: Final = 7
BY_CAVALRY_UNITS: Final = 8
BY_HOMELAND: Final = 9
BY_WHEAT: Final = 10
BY_ELEPHANT: Final = 11
BY_OIL: Final = 12
INSTANT: Final = 13

AREA_KINDS: Final = ["land", "sea", "both"]
LAND_AREAS: Final = 0
SEA_AREAS: Final = 1
ALL_AREAS: Final = 2

TRIGGERS: Final = [
    *("win_trade_action", "capture_city", "capture_capital", "win_conflict", "win_defence"),
    *("assassinate", "new_region"),
]
WIN_TRADE_ACTION: Final = 0
CAPTURE_CITY: Final = 1
CAPTURE_CAPITAL: Final = 2
WIN_CONFLICT: Final = 3
WIN_DEFENCE: Final = 4
ASSASSINATE: Final = 5
NEW_REGION: Final = 6

# Where glory comes from, as score sheets tell it.
CATEGORIES: Final = ["areas", "rankings", "homeland", "resources", "deeds", "artefacts", "bought", "ending", "lost"]
FROM_AREAS: Final = 0
FROM_RANKINGS: Final = 1
FROM_HOMELAND: Final = 2
FROM_RESOURCES: Final = 3
FROM_DEEDS: Final = 4
FROM_ARTEFACTS: Final = 5
FROM_BUYING: Final = 6
FROM_ENDING: Final = 7
LOST: Final = 8
KINDS_OF_GLORY: Final = 9

# The official options, as bits.
OPTIONS: Final = [
    *("total_history", "pursuit", "cadence", "technology", "redemption", "faster_history", "take_that"),
    *("lady_luck", "rules06_income"),
]
TOTAL_HISTORY: Final = 1
PURSUIT: Final = 2
CADENCE: Final = 4
WITH_TECHNOLOGY: Final = 8
REDEMPTION: Final = 16
FASTER_HISTORY: Final = 32
TAKE_THAT: Final = 64
LADY_LUCK: Final = 128
RULES06_INCOME: Final = 256
