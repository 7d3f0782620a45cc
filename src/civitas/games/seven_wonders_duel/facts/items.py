"""Cards, Wonders, progress tokens and the slots of a structure as objects: what the rules read of them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(eq=False)
class Item:
    """A card or a Wonder: what it costs and what it does."""

    number: int
    deck: int
    """-1 for a Wonder, as its colour."""
    colour: int
    rebate: int
    """Where the economy of a city holds how many of its resources a token saves."""
    bit: int = 0
    need: int = 0
    """The resources it costs, packed."""
    need_coins: int = 0
    vp: int = 0
    does: int = 0
    shields: int = 0
    coins: int = 0
    produces: int = 0
    """What it adds to its owner's economy, packed."""
    tally: int = 0
    """One of its colour, or one Wonder, in the packed counts of a city."""
    points: int = 0
    """The points of a building, in the packed points of a city."""
    symbol: int = -1
    coins_per: int = -1
    coins_each: int = 0
    guild_counts: list[int] = field(default_factory=list)
    guild_coins: int = 0
    guild_vp: int = 0
    chain_from: int = -1
    """The building that makes a card free, or -1."""
    chain_to: int = -1
    needs_link: int = 0
    """The same as a mask over the links of a city: one link for each building that makes another one free."""
    gives_link: int = 0
    chain_symbol: str = ""
    play_again: int = 0
    loses: int = 0
    destroys: int = -1
    draws: int = 0
    rule: str = ""

    def __post_init__(self) -> None:
        self.bit = 1 << self.number


@dataclass(eq=False)
class Token:
    """A progress token: what it gives at once, for the rest of the game and at the end."""

    vp: int
    coins: int
    symbol: int
    power: int
    """What it gives for the rest of the game, packed."""
    economy: int
    """What it adds to its owner's economy, packed."""
