"""The questions of the game and what runs by itself between them; how games end."""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import AUTOMATIC, FIRST_KIND

# The questions.
SETTLE: Final = FIRST_KIND
CITY: Final = FIRST_KIND + 1
SIZE: Final = FIRST_KIND + 2
HOUSE: Final = FIRST_KIND + 3
EXTRA_HOUSE: Final = FIRST_KIND + 4
PLACE: Final = FIRST_KIND + 5
PAY: Final = FIRST_KIND + 6
SEED: Final = FIRST_KIND + 7
SAINT: Final = FIRST_KIND + 8
SELL: Final = FIRST_KIND + 9
BUY: Final = FIRST_KIND + 10
REARRANGE: Final = FIRST_KIND + 11
OFFERING: Final = FIRST_KIND + 12
COUNTRY: Final = FIRST_KIND + 13
PRODUCT: Final = FIRST_KIND + 14
SITE: Final = FIRST_KIND + 15
STORE: Final = FIRST_KIND + 16
HARVEST: Final = FIRST_KIND + 17
EXPLORE: Final = FIRST_KIND + 18
BURY: Final = FIRST_KIND + 19
POLLUTE: Final = FIRST_KIND + 20

# What runs by itself.
SETTLING: Final = AUTOMATIC + FIRST_KIND
RISE: Final = AUTOMATIC + FIRST_KIND + 1
ORDER: Final = AUTOMATIC + FIRST_KIND + 2
BUILDERS: Final = AUTOMATIC + FIRST_KIND + 3
STORING: Final = AUTOMATIC + FIRST_KIND + 4
HARVESTING: Final = AUTOMATIC + FIRST_KIND + 5
EXPLORERS: Final = AUTOMATIC + FIRST_KIND + 6
FAMINE: Final = AUTOMATIC + FIRST_KIND + 7
FAMINE_ENDS: Final = AUTOMATIC + FIRST_KIND + 8
POLLUTERS: Final = AUTOMATIC + FIRST_KIND + 9
VICTORY: Final = AUTOMATIC + FIRST_KIND + 10

# How a game ends.
RUNNING: Final = 0
BY_SAINT: Final = 1
SURVIVAL: Final = 2
EXTINCTION: Final = 3
ENDINGS: Final = ["running", "saint", "survival", "extinction"]
