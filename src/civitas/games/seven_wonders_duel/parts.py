"""What one player has, and what follows from it."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.vocabulary import (
    COUNT_BITS,
    DEAREST,
    FIXED,
    GOOD_BITS,
    GOODS,
    ONE_OF_EACH,
    SYMBOL_BITS,
)
from civitas.kernel.fields import members

FIXED_PRICES: Final = 31 << FIXED


class City:
    """Clones share it until one of them changes it: see `DuelState.own_city`."""

    __slots__ = (
        "buildings",
        "built",
        "coins",
        "counts",
        "economy",
        "library_memory",
        "links",
        "points",
        "powers",
        "priced",
        "prices",
        "symbols",
        "tokens",
        "trade",
        "wonders",
    )

    def __init__(self, facts: Catalogue, like: City | None = None) -> None:
        """An empty city, or with `like` a copy of another."""
        if like is None:
            self.coins, self.trade = facts.start_coins, facts.price * ONE_OF_EACH
            self.buildings, self.wonders, self.built = 0, 0, 0
            self.tokens, self.library_memory = 0, 0
            self.counts, self.points, self.links = 0, 0, 0
            self.economy, self.symbols, self.powers = 0, 0, 0
            self.prices, self.priced = facts.unpriced[0], False
            return
        self.coins = like.coins
        self.buildings = like.buildings
        self.wonders = like.wonders
        """The Wonders of the player, built or not."""
        self.built = like.built
        self.tokens = like.tokens
        self.library_memory = like.library_memory
        """Tokens that the player has seen in its own draw from the box."""

        # From here on everything follows from the above and from the other city, and is kept up to date for speed.
        self.counts = like.counts
        """Buildings by colour and Wonders built, packed."""
        self.points = like.points
        """Printed points of buildings by colour, packed."""
        self.links = like.links
        """Mask of the chains its buildings have begun."""
        self.economy = like.economy
        """Production, one-of-several producers, fixed prices and rebates, packed."""
        self.trade = like.trade
        """What one missing unit of each resource costs, packed."""
        self.symbols = like.symbols
        """Scientific symbols, packed."""
        self.powers = like.powers
        """What tokens give for the rest of the game, packed."""
        self.prices = like.prices
        """What its Wonders and the cards of the Age (`Catalogue.priced_from`) cost, as far as worked out since its
        economy last changed (-1: not yet). One of the shared lists `Catalogue.unpriced` until the first one is."""
        self.priced = like.priced
        """Has a price been worked out, so that the list is no longer one of those?"""

    def copy(self, facts: Catalogue) -> City:
        return City(facts, self)

    def unbuilt(self) -> int:
        return self.wonders & ~self.built

    def count(self, kind: int) -> int:
        """How many buildings of a colour (or Wonders) it has."""
        return self.counts >> COUNT_BITS * kind & 31

    def different_symbols(self) -> int:
        packed = self.symbols
        found = 0
        while packed:
            if packed & 3:
                found += 1
            packed >>= SYMBOL_BITS
        return found

    def recount(self, facts: Catalogue) -> None:
        """Work out anew what follows from buildings, Wonders and tokens."""
        self.counts = self.points = self.links = self.economy = self.symbols = self.powers = 0
        for card in members(self.buildings):
            item = facts.items[card]
            self.counts += item.tally
            self.points += item.points
            self.links |= item.gives_link
            self.economy = added(self.economy, item.produces)
            if item.symbol >= 0:
                self.symbols += 1 << SYMBOL_BITS * item.symbol
        for wonder in members(self.built):
            item = facts.items[facts.wonder_at + wonder]
            self.counts += item.tally
            self.economy = added(self.economy, item.produces)
        for number in members(self.tokens):
            token = facts.progress[number]
            self.economy = added(self.economy, token.economy)
            self.powers += token.power
            if token.symbol >= 0:
                self.symbols += 1 << SYMBOL_BITS * token.symbol

    def reprice(self, facts: Catalogue, rival: City, age: int) -> None:
        """Work out what a missing unit costs now, and forget what was priced before."""
        self.trade = unit_prices(facts, self.economy, rival.economy)
        self.unprice(facts, age)

    def unprice(self, facts: Catalogue, age: int) -> None:
        """Forget what was priced before."""
        self.prices = facts.unpriced[age]
        self.priced = False


def unit_prices(facts: Catalogue, economy: int, rival: int) -> int:
    """Trade: 2 plus the symbols on the opponent's brown and grey cards, or the fixed price."""
    packed = facts.price * ONE_OF_EACH + facts.price_per_symbol * (rival & GOODS)
    fixed = economy & FIXED_PRICES
    if fixed:
        for resource in range(5):
            if fixed >> FIXED + resource & 1:
                shift = GOOD_BITS * resource
                packed = packed & ~(DEAREST << shift) | facts.fixed_price << shift
    return packed


def added(economy: int, more: int) -> int:
    """Two economies together; a price is fixed only once."""
    return economy + (more & ~FIXED_PRICES) | more & FIXED_PRICES
