"""The questions of the game and its one automatic step; how games end."""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import frame

# The numbers stand in every dump: questions from FIRST_KIND on, what runs by itself from AUTOMATIC + FIRST_KIND on.
# The questions of the game, in the order of the rulebook, and its one automatic step.
DRAFT: Final = 2
TURN: Final = 3
TOKEN: Final = 4
LIBRARY: Final = 5
DESTROY: Final = 6
REVIVE: Final = 7
STARTER: Final = 8
END_OF_TURN: Final = 34
TURN_OF: Final = [frame(TURN, 0), frame(TURN, 1)]

# How a game ends.
MILITARY: Final = 1
SCIENTIFIC: Final = 2
CIVILIAN: Final = 3
BLUE_TIE_BREAK: Final = 4
SHARED: Final = 5
ENDINGS: Final = ["running", "military", "scientific", "civilian", "blue-tie-break", "shared"]
