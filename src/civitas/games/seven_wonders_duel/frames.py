"""The questions of the game and its one automatic step; how games end."""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import AUTOMATIC, FIRST_KIND, frame

# The questions of the game, in the order of the rulebook, and its one automatic step.
DRAFT: Final = FIRST_KIND
TURN: Final = FIRST_KIND + 1
TOKEN: Final = FIRST_KIND + 2
LIBRARY: Final = FIRST_KIND + 3
DESTROY: Final = FIRST_KIND + 4
REVIVE: Final = FIRST_KIND + 5
STARTER: Final = FIRST_KIND + 6
END_OF_TURN: Final = AUTOMATIC + FIRST_KIND
TURN_OF: Final = [frame(TURN, 0), frame(TURN, 1)]

# How a game ends.
RUNNING: Final = 0
MILITARY: Final = 1
SCIENTIFIC: Final = 2
CIVILIAN: Final = 3
BLUE_TIE_BREAK: Final = 4
SHARED: Final = 5
ENDINGS: Final = ["running", "military", "scientific", "civilian", "blue-tie-break", "shared"]
