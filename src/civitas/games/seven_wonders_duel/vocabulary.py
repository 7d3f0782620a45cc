"""The words of the data as integers, and how numbers are packed."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]
RAW: Final = 3
"""The first three resources are raw materials, the others manufactured goods."""
COLOURS: Final = ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDERS_BUILT: Final = 7
"""Counted together with the colours."""
DECKS: Final = ["I", "II", "III", "guild"]
GUILD_DECK: Final = 3

# Packed fields. Five resources of six bits; the top bit of each stays free for the subtraction in `missing`.
GOOD_BITS: Final = 6
GOODS: Final = (1 << 30) - 1
GUARDS: Final = 0b100000_100000_100000_100000_100000
ONE_OF_EACH: Final = 0b000001_000001_000001_000001_000001
RAW_GOODS: Final = (1 << GOOD_BITS * RAW) - 1
MADE_GOODS: Final = GOODS ^ RAW_GOODS
# In the same integer, above the resources: one-of-several producers, fixed prices, rebates.
RAW_CHOICE: Final = 30
MADE_CHOICE: Final = 33
FIXED: Final = 36
WONDER_REBATE: Final = 41
BLUE_REBATE: Final = 44
NO_REBATE: Final = 47
"""Nothing lies there."""
DEAREST: Final = 63
"""The most a unit of a resource can cost: prices are packed like the resources."""
COUNT_BITS: Final = 5
POINT_BITS: Final = 8
SYMBOL_BITS: Final = 2

# What a card or Wonder does, as flags, so that the commonest have little to look at.
PRODUCES: Final = 1
"""Anything that changes what its owner produces or pays."""
SHIELDS: Final = 2
SCIENCE: Final = 4
COINS: Final = 8
COINS_PER: Final = 16
GUILD: Final = 32
CHAIN: Final = 64
OPPONENT_LOSES: Final = 128
DESTROYS: Final = 256
REVIVES: Final = 512
DRAWS: Final = 1024

# What a token gives for the rest of the game, packed.
EXTRA_SHIELDS: Final = 0
PLAY_AGAIN: Final = 3
TRADE_COINS: Final = 4
CHAIN_COINS: Final = 5
TOKEN_POINTS: Final = 10

# What guilds count besides colours.
COUNT_COINS: Final = 8

CHOICE_RULES: Final = [
    *("swd.wonders.circus-maximus-destroy", "swd.wonders.great-library-choose"),
    *("swd.wonders.mausoleum-build", "swd.wonders.statue-of-zeus-destroy"),
]
"""What can govern the choice that a Wonder gives its builder."""

# Places for explicit deals.
FIRST_SEAT_AT: Final = 0
TOKENS_AT: Final = 100
LIBRARY_AT: Final = 200
WONDERS_AT: Final = 300
GUILD_BACKS_AT: Final = 400
STRUCTURE_AT: Final = 1000
"""Plus 100 for each Age, plus the slot."""
