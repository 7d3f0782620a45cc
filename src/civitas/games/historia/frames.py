"""The questions of the game and what runs by itself between them; how games end."""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import AUTOMATIC, FIRST_KIND

# The questions of the game.
CIVILIZATION: Final = FIRST_KIND
SETTLE: Final = FIRST_KIND + 1
LEADER: Final = FIRST_KIND + 2
LAY: Final = FIRST_KIND + 3
ACT: Final = FIRST_KIND + 4
RETURN: Final = FIRST_KIND + 5
REFRESH: Final = FIRST_KIND + 6
ELIMINATE_ROW: Final = FIRST_KIND + 7
ELIMINATE_OWN: Final = FIRST_KIND + 8
EXTRA: Final = FIRST_KIND + 9

# What runs by itself between them.
TAKING_SETS: Final = AUTOMATIC + FIRST_KIND
SETTLING: Final = AUTOMATIC + FIRST_KIND + 1
DRAFTING: Final = AUTOMATIC + FIRST_KIND + 2
BEGIN_ROUND: Final = AUTOMATIC + FIRST_KIND + 3
NEXT_CARD: Final = AUTOMATIC + FIRST_KIND + 4
FINISH_CARD: Final = AUTOMATIC + FIRST_KIND + 5
TURN_END: Final = AUTOMATIC + FIRST_KIND + 6

# How a game ends.
RUNNING: Final = 0
POINTS: Final = 1
SOLO_VICTORY: Final = 2
SOLO_DEFEAT: Final = 3
SOLO_ELIMINATION: Final = 4
ENDINGS: Final = ["running", "points", "solo-victory", "solo-defeat", "solo-elimination"]
