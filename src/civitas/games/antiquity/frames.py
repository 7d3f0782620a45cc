"""The questions of the game and what runs by itself between them; how games end."""

from __future__ import annotations

from typing import Final

# The numbers stand in every dump: questions from FIRST_KIND on, what runs by itself from AUTOMATIC + FIRST_KIND on.
# The questions.
SETTLE: Final = 2
CITY: Final = 3
SIZE: Final = 4
HOUSE: Final = 5
EXTRA_HOUSE: Final = 6
PLACE: Final = 7
PAY: Final = 8
SEED: Final = 9
SAINT: Final = 10
SELL: Final = 11
BUY: Final = 12
REARRANGE: Final = 13
OFFERING: Final = 14
COUNTRY: Final = 15
PRODUCT: Final = 16
SITE: Final = 17
STORE: Final = 18
HARVEST: Final = 19
EXPLORE: Final = 20
BURY: Final = 21
POLLUTE: Final = 22

# What runs by itself.
SETTLING: Final = 34
RISE: Final = 35
ORDER: Final = 36
BUILDERS: Final = 37
STORING: Final = 38
HARVESTING: Final = 39
EXPLORERS: Final = 40
FAMINE: Final = 41
FAMINE_ENDS: Final = 42
POLLUTERS: Final = 43
VICTORY: Final = 44

# How a game ends.
BY_SAINT: Final = 1
SURVIVAL: Final = 2
EXTINCTION: Final = 3
ENDINGS: Final = ["running", "saint", "survival", "extinction"]
