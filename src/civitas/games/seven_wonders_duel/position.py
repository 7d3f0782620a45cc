"""The state of a game of 7 Wonders Duel: its fields. No rules."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.fields import FIELDS
from civitas.games.seven_wonders_duel.parts import City
from civitas.games.seven_wonders_duel.state import DuelFields
from civitas.kernel.fields import Field

# What lies in a slot of the structure besides a card.
FACE_DOWN: Final = -1
FACE_DOWN_GUILD: Final = -2
GONE: Final = -3

# An accessible card with its slot, in one number.
SLOT_BITS: Final = 5
SLOT: Final = (1 << SLOT_BITS) - 1

OWN_HEAPS: Final = 4
"""In the mask of what no clone shares, after the cities of the two seats."""


class DuelState(DuelFields):
    def fields(self) -> list[Field]:
        return FIELDS

    def own_city(self, seat: int) -> City:
        """A city for changing: copied first, as long as clones share it."""
        city = self.city[seat]
        if not self.own >> seat & 1:
            city = city.copy(self.facts)
            self.city = [city, self.city[1]] if seat == 0 else [self.city[0], city]
            self.own |= 1 << seat
        return city

    def own_heaps(self) -> None:
        """Before a card is drawn: copy the unseen ones, as long as clones share them."""
        if not self.own & OWN_HEAPS:
            self.unseen = self.unseen.copy()
            self.unseen_guilds = self.unseen_guilds.copy()
            self.own |= OWN_HEAPS

    def refresh(self) -> None:
        self.structure = self.facts.structures[self.age]
        self.left = self.holding_cards()
        self.accessible = self.lying_open()
        cities = [self.own_city(0), self.own_city(1)]
        for city in cities:
            city.recount(self.facts)
        for seat, city in enumerate(cities):
            city.reprice(self.facts, cities[1 - seat], self.age)

    def accessible_cards(self) -> list[int]:
        return [entry >> SLOT_BITS for entry in self.accessible]

    def holding_cards(self) -> int:
        return sum([1 << slot for slot, card in enumerate(self.slots) if card != GONE])

    def lying_open(self) -> list[int]:
        """Accessible cards with their slots."""
        return sorted(
            [
                self.slots[slot.number] << SLOT_BITS | slot.number
                for slot in self.structure
                if self.slots[slot.number] >= 0 and not slot.covered_by & self.left
            ]
        )

    # What the field list names of the cities.

    @property
    def coins(self) -> list[int]:
        return [city.coins for city in self.city]

    @coins.setter
    def coins(self, coins: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).coins = coins[seat]

    @property
    def cities(self) -> list[int]:
        return [city.buildings for city in self.city]

    @cities.setter
    def cities(self, buildings: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).buildings = buildings[seat]

    @property
    def wonders(self) -> list[int]:
        return [city.wonders for city in self.city]

    @wonders.setter
    def wonders(self, wonders: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).wonders = wonders[seat]

    @property
    def built(self) -> list[int]:
        return [city.built for city in self.city]

    @built.setter
    def built(self, wonders: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).built = wonders[seat]

    @property
    def tokens(self) -> list[int]:
        return [city.tokens for city in self.city]

    @tokens.setter
    def tokens(self, tokens: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).tokens = tokens[seat]

    @property
    def library_memory(self) -> list[int]:
        return [city.library_memory for city in self.city]

    @library_memory.setter
    def library_memory(self, tokens: list[int]) -> None:
        for seat in range(2):
            self.own_city(seat).library_memory = tokens[seat]

    def under(self, wonder: int) -> int:
        """The card under a built Wonder, or -1."""
        return (self.tucked >> 7 * wonder & 127) - 1
