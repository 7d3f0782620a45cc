"""The words of the data as small integers: classes of goods, powers, projects, saints, readings of the rules."""

from __future__ import annotations

from typing import Final

# Classes of goods, and where a good comes from.
CLASSES: Final = ["food", "luxury", "material"]
FOOD: Final = 0
LUXURY: Final = 1
MATERIAL: Final = 2
SOURCES: Final = ["woodcutter", "farm", "mine", "fishery"]

# What city buildings do.
POWERS: Final = [
    *("carts", "storage", "fountain", "granary", "brewery", "market", "explorer", "harbour", "stables"),
    *("hospital", "dump", "labour", "patron", "university", "philosophy", "theology", "biology"),
    *("alchemy", "home"),
]
CARTS: Final = 0
STORAGE: Final = 1
FOUNTAIN: Final = 2
GRANARY: Final = 3
BREWERY: Final = 4
MARKET: Final = 5
EXPLORER: Final = 6
HARBOUR: Final = 7
STABLES: Final = 8
HOSPITAL: Final = 9
DUMP: Final = 10
LABOUR: Final = 11
PATRON: Final = 12
UNIVERSITY: Final = 13
PHILOSOPHY: Final = 14
THEOLOGY: Final = 15
BIOLOGY: Final = 16
ALCHEMY: Final = 17
HOME: Final = 18
FACULTIES: Final = 1 << PHILOSOPHY | 1 << THEOLOGY | 1 << BIOLOGY | 1 << ALCHEMY

# What is built in the countryside.
PROJECTS: Final = ["woodcutter", "farm", "mine", "fishery", "inn", "city"]
WOODCUTTER: Final = 0
FARM: Final = 1
MINE: Final = 2
FISHERY: Final = 3
INN: Final = 4
CITY_PROJECT: Final = 5

# Terrains, by their letters in the data.
TERRAINS: Final = ["forest", "plain", "mountain", "water"]
LETTERS: Final = "fpmw"
FOREST: Final = 0
PLAIN: Final = 1
MOUNTAIN: Final = 2
WATER: Final = 3

# What saints give, and what they ask for.
SAINT_POWERS: Final = ["free_house", "rearrange", "keep_all", "fish"]
FREE_HOUSE: Final = 1
REARRANGE: Final = 2
KEEP_ALL: Final = 4
FISH: Final = 8
CONDITIONS: Final = ["men", "buildings", "goods", "enclosure"]
MEN: Final = 0
BUILDINGS: Final = 1
GOODS: Final = 2
ENCLOSURE: Final = 3

# Where two readings of the rules can be played, as bits of `Antiquity.readings`: set for that of the rulebook at hand.
READINGS: Final = [
    *("explore_famine", "christofori_goods", "biology_frequency", "storage_unit", "brewery_city"),
    *("fishery_water", "start_tile", "passive_graved", "alchemy_scope"),
]
EXPLORE_FAMINE: Final = 1
CHRISTOFORI_GOODS: Final = 2
BIOLOGY_FREQUENCY: Final = 4
STORAGE_UNIT: Final = 8
BREWERY_CITY: Final = 16
FISHERY_WATER: Final = 32
START_TILE: Final = 64
PASSIVE_GRAVED: Final = 128
ALCHEMY_SCOPE: Final = 256
SETTLED_BY_FIGURES: Final = ["fishery_water"]
"""A figure of the rulebook shows what its text seems to forbid: played as in the figure unless the table asks for the
text alone."""

# Common piles.
PILES: Final = ["cart_shop", "storage", "fountain", "fishery"]
FISHERIES: Final = 3

CITIES: Final = 4
"""A player has at most as many."""
WIDE: Final = 7
"""Squares of a city are numbered row by row, as many to a row in a grid of any size."""
SQUARES: Final = WIDE * WIDE
TURNS: Final = 4

# Places for explicit deals.
TILES_AT: Final = 0
SIDES_AT: Final = 100
ROTATIONS_AT: Final = 200
ORDER_AT: Final = 300
MARKERS_AT: Final = 1000
"""Plus the hex of the marker."""
