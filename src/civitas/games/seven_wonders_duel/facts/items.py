"""Cards, Wonders, progress tokens and the slots of a structure as objects: what the rules read of them."""

from __future__ import annotations


class Item:
    """A card or a Wonder: what it costs and what it does."""

    def __init__(self, number: int, deck: int, colour: int, rebate: int) -> None:
        self.number = number
        self.deck = deck
        """-1 for a Wonder, as its colour."""
        self.colour = colour
        self.bit = 1 << number
        self.need = 0
        """The resources it costs, packed."""
        self.need_coins = 0
        self.rebate = rebate
        """Where the economy of a city holds how many of them a token saves."""
        self.vp = 0
        self.does = 0
        self.shields = 0
        self.coins = 0
        self.produces = 0
        """What it adds to its owner's economy, packed."""
        self.tally = 0
        """One of its colour, or one Wonder, in the packed counts of a city."""
        self.points = 0
        """The points of a building, in the packed points of a city."""
        self.symbol = -1
        self.coins_per = -1
        self.coins_each = 0
        self.guild_counts: list[int] = []
        self.guild_coins = 0
        self.guild_vp = 0
        self.chain_from = -1
        """The building that makes a card free, or -1."""
        self.chain_to = -1
        self.needs_link = 0
        """The same as a mask over the links of a city: one link for each building that makes another one free."""
        self.gives_link = 0
        self.chain_symbol = ""
        self.play_again = 0
        self.loses = 0
        self.destroys = -1
        self.draws = 0
        self.rule = ""


class Token:
    """A progress token: what it gives at once, for the rest of the game and at the end."""

    def __init__(self, vp: int, coins: int, symbol: int, power: int, economy: int) -> None:
        self.vp = vp
        self.coins = coins
        self.symbol = symbol
        self.power = power
        """What it gives for the rest of the game, packed."""
        self.economy = economy
        """What it adds to its owner's economy, packed."""
