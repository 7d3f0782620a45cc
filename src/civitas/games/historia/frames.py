"""The questions of the game and what runs by itself between them; how games end."""

from __future__ import annotations

from typing import Final

# The numbers stand in every dump: questions from FIRST_KIND on, what runs by itself from AUTOMATIC + FIRST_KIND on.
# The questions of the game.
CIVILIZATION: Final = 2
SETTLE: Final = 3
LEADER: Final = 4
LAY: Final = 5
ACT: Final = 6
RETURN: Final = 7
REFRESH: Final = 8
ELIMINATE_ROW: Final = 9
ELIMINATE_OWN: Final = 10
EXTRA: Final = 11

# What runs by itself between them.
TAKING_SETS: Final = 34
SETTLING: Final = 35
DRAFTING: Final = 36
BEGIN_ROUND: Final = 37
NEXT_CARD: Final = 38
FINISH_CARD: Final = 39
TURN_END: Final = 40

# How a game ends.
POINTS: Final = 1
SOLO_VICTORY: Final = 2
SOLO_DEFEAT: Final = 3
SOLO_ELIMINATION: Final = 4
ENDINGS: Final = ["running", "points", "solo-victory", "solo-defeat", "solo-elimination"]
