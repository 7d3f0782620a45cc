"""The state of a game of 7 Wonders Duel: its fields. No rules."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import Catalogue, Slot
from civitas.games.seven_wonders_duel.city import City
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEMS, NUMBER, OWNER, PUBLIC, SET, Field
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND, frame
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Title

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

# What lies in a slot of the structure besides a card.
FACE_DOWN: Final = -1
FACE_DOWN_GUILD: Final = -2
GONE: Final = -3

# An accessible card with its slot, in one number.
SLOT_BITS: Final = 5
SLOT: Final = (1 << SLOT_BITS) - 1

OWN_HEAPS: Final = 4
"""In the mask of what no clone shares, after the cities of the two seats."""

# How a game ends.
RUNNING: Final = 0
MILITARY: Final = 1
SCIENTIFIC: Final = 2
CIVILIAN: Final = 3
BLUE_TIE_BREAK: Final = 4
SHARED: Final = 5
ENDINGS: Final = ["running", "military", "scientific", "civilian", "blue-tie-break", "shared"]

FIELDS: Final = [
    Field("age", PUBLIC, NUMBER),
    Field("turns", PUBLIC, NUMBER),
    Field("first_seat", PUBLIC, NUMBER),
    Field("ending", HIDDEN, NUMBER),
    Field("winner", HIDDEN, NUMBER),
    Field("pawn", PUBLIC, NUMBER),
    Field("loot", HIDDEN, NUMBER),
    Field("offered", PUBLIC, SET, "wonder"),
    Field("unseen_wonders", HIDDEN, ITEMS, "wonder"),
    Field("returned", PUBLIC, SET, "wonder"),
    Field("board", PUBLIC, SET, "token"),
    Field("box", HIDDEN, ITEMS, "token"),
    Field("library", HIDDEN, SET, "token"),
    Field("slots", HIDDEN, ITEMS, "card"),
    Field("unseen", HIDDEN, ITEMS, "card"),
    Field("unseen_guilds", HIDDEN, ITEMS, "card"),
    Field("discarded", PUBLIC, SET, "card"),
    Field("tucked", HIDDEN, NUMBER),
    Field("coins", PUBLIC, NUMBER, per_seat=True),
    Field("cities", PUBLIC, SET, "card", per_seat=True),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True),
    Field("built", PUBLIC, SET, "wonder", per_seat=True),
    Field("tokens", PUBLIC, SET, "token", per_seat=True),
    Field("library_memory", OWNER, SET, "token", per_seat=True),
]


class DuelState(Position):
    # The compiler ignores them. Interpreted, a dictionary of so many attributes would double the cost of a clone.
    __slots__ = (
        "accessible",
        "age",
        "board",
        "box",
        "city",
        "discarded",
        "ending",
        "facts",
        "first_seat",
        "left",
        "library",
        "loot",
        "offered",
        "own",
        "pawn",
        "returned",
        "slots",
        "structure",
        "tucked",
        "turns",
        "unseen",
        "unseen_guilds",
        "unseen_wonders",
        "winner",
    )

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        drawn: int,
        now: int,
        later: list[int],
        seen: list[int],
        closing: list[Joint],
        facts: Catalogue,
        age: int,
        turns: int,
        first_seat: int,
        ending: int,
        winner: int,
        pawn: int,
        loot: int,
        offered: int,
        unseen_wonders: list[int],
        returned: int,
        board: int,
        box: list[int],
        library: int,
        slots: list[int],
        unseen: list[int],
        unseen_guilds: list[int],
        discarded: int,
        tucked: int,
        city: list[City],
        structure: list[Slot],
        left: int,
        accessible: list[int],
        own: int,
    ) -> None:
        super().__init__(title, seats, options, chance, drawn, now, later, seen, closing)
        self.facts = facts
        self.age = age
        """1 to 3; 0 during the draft."""
        self.turns = turns
        self.first_seat = first_seat
        self.ending = ending
        self.winner = winner
        self.pawn = pawn
        """Steps from the centre, positive towards the capital of seat 1."""
        self.loot = loot
        """Military tokens still on the board, as a mask: those on the side of seat 1 first, nearest first."""
        self.offered = offered
        """Wonders laid out to pick from."""
        self.unseen_wonders = unseen_wonders
        """Replaced, never changed in place."""
        self.returned = returned
        """The Wonder that went back to the box."""
        self.board = board
        self.box = box
        """Tokens set aside. Replaced, never changed in place."""
        self.library = library
        """Tokens drawn by the Great Library and not yet chosen from."""
        self.slots = slots
        self.unseen = unseen
        """Cards of the Age's deck nobody has seen: face down in the structure or removed. See `own_heaps`."""
        self.unseen_guilds = unseen_guilds
        self.discarded = discarded
        self.tucked = tucked
        """The card under each Wonder plus one, seven bits each."""
        self.city = city
        """The cities of both players, to be changed only through `own_city`."""

        # The rest follows from the fields and is kept up to date for speed.
        self.structure = structure
        """The places of the Age being played; empty during the draft."""
        self.left = left
        """Mask of the slots that still hold a card."""
        self.accessible = accessible
        """Cards that may be taken, each with its slot in one number, ascending: so moves come out in order."""
        self.own = own
        """Mask of what no clone shares: the cities by seat, and `OWN_HEAPS`."""

    def fields(self) -> list[Field]:
        return FIELDS

    def own_city(self, seat: int) -> City:
        """A city for changing: copied first, as long as clones share it."""
        city = self.city[seat]
        if not self.own >> seat & 1:
            city = city.copy()
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
