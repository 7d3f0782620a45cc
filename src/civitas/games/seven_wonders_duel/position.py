"""The state of a game of 7 Wonders Duel: its fields and invariants. No rules."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    COUNT_BITS,
    FIXED,
    GOODS,
    SYMBOL_BITS,
    WONDERS_BUILT,
    Catalogue,
)
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEMS, NUMBER, NUMBERS, OWNER, PUBLIC, SET, Field
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND
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

# What lies in a slot of the structure besides a card.
FACE_DOWN: Final = -1
FACE_DOWN_GUILD: Final = -2
GONE: Final = -3

# How a game ends.
RUNNING: Final = 0
MILITARY: Final = 1
SCIENTIFIC: Final = 2
CIVILIAN: Final = 3
BLUE_TIE_BREAK: Final = 4
SHARED: Final = 5
ENDINGS: Final = ["running", "military", "scientific", "civilian", "blue-tie-break", "shared"]

FIXED_PRICES: Final = 31 << FIXED

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
    Field("slots", HIDDEN, NUMBERS),
    Field("left", HIDDEN, NUMBER),
    Field("accessible", PUBLIC, ITEMS, "card"),
    Field("unseen", HIDDEN, ITEMS, "card"),
    Field("unseen_guilds", HIDDEN, ITEMS, "card"),
    Field("discarded", PUBLIC, SET, "card"),
    Field("tucked", HIDDEN, NUMBER),
    Field("coins", PUBLIC, NUMBER, per_seat=True),
    Field("cities", PUBLIC, SET, "card", per_seat=True),
    Field("counts", HIDDEN, NUMBER, per_seat=True),
    Field("economy", HIDDEN, NUMBER, per_seat=True),
    Field("symbols", HIDDEN, NUMBER, per_seat=True),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True),
    Field("built", PUBLIC, SET, "wonder", per_seat=True),
    Field("tokens", PUBLIC, SET, "token", per_seat=True),
    Field("powers", HIDDEN, NUMBER, per_seat=True),
    Field("library_memory", OWNER, SET, "token", per_seat=True),
]


class DuelState(Position):
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
        left: int,
        accessible: list[int],
        unseen: list[int],
        unseen_guilds: list[int],
        discarded: int,
        tucked: int,
        coins: list[int],
        cities: list[int],
        counts: list[int],
        economy: list[int],
        symbols: list[int],
        wonders: list[int],
        built: list[int],
        tokens: list[int],
        powers: list[int],
        library_memory: list[int],
        prices: list[list[int]],
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
        self.left = left
        """Mask of the slots that still hold a card."""
        self.accessible = accessible
        """Cards that may be taken, ascending, so that moves come out in order."""
        self.unseen = unseen
        """Cards of the Age's deck nobody has seen: face down in the structure or removed."""
        self.unseen_guilds = unseen_guilds
        """Replaced, never changed in place."""
        self.discarded = discarded
        self.tucked = tucked
        """The card under each Wonder plus one, seven bits each."""
        self.coins = coins
        self.cities = cities
        """Buildings of each city."""
        self.counts = counts
        """Buildings by colour and Wonders built, packed."""
        self.economy = economy
        """Production, one-of-several producers, fixed prices and rebates, packed."""
        self.symbols = symbols
        """Scientific symbols, packed."""
        self.wonders = wonders
        """Wonders of each player, built or not."""
        self.built = built
        self.tokens = tokens
        self.powers = powers
        """What tokens give for the rest of the game, packed."""
        self.library_memory = library_memory
        """Tokens each player has seen in its own draw from the box. Replaced, never changed in place."""
        self.prices = prices
        """Per seat, prices worked out so far under its present economy (-1: not yet). Shared by clones; replaced
        when the economy changes."""

    def fields(self) -> list[Field]:
        return FIELDS

    def count(self, seat: int, kind: int) -> int:
        """How many buildings of a colour (or Wonders) a city has."""
        return self.counts[seat] >> COUNT_BITS * kind & 31

    def different_symbols(self, seat: int) -> int:
        packed = self.symbols[seat]
        found = 0
        while packed:
            if packed & 3:
                found += 1
            packed >>= SYMBOL_BITS
        return found

    def refresh(self) -> None:
        self.forget_prices()

    def forget_prices(self) -> None:
        self.prices = [self.facts.unpriced.copy(), self.facts.unpriced.copy()]

    def problems(self) -> list[str]:
        """What must hold in every position the rules can reach."""
        facts = self.facts
        found: list[str] = []
        if min(self.coins) < 0:
            found.append("a treasury below 0")
        if abs(self.pawn) > facts.capital:
            found.append("the pawn beyond a capital")
        found += self._card_problems()
        found += self._wonder_problems()
        every_token = self.board | self.tokens[0] | self.tokens[1] | self.library | _mask(self.box)
        held = self.board.bit_count() + self.library.bit_count() + len(self.box)
        if every_token != (1 << len(facts.tokens)) - 1 or held + sum([t.bit_count() for t in self.tokens]) != len(
            facts.tokens
        ):
            found.append("a progress token in two places or none")
        for seat in range(2):
            if self._recount(seat) != [self.counts[seat], self.economy[seat] & GOODS, self.symbols[seat]]:
                found.append(f"counts of city {seat} differ from its cards")
        return found

    def _card_problems(self) -> list[str]:
        facts = self.facts
        places = [
            self.cities[0],
            self.cities[1],
            self.discarded,
            _mask([self.under(w) for w in range(len(facts.wonders))]),
        ]
        lying = [card for card in self.slots if card >= 0]
        places += [_mask(lying), _mask(self.unseen), _mask(self.unseen_guilds)]
        found: list[str] = []
        everything = 0
        for place in places:
            if everything & place:
                found.append("a card in two places")
            everything |= place
        if len(lying) != len(set(lying)) or sorted(self.accessible) != self.accessible:
            found.append("the structure is out of order")
        if len(self.slots) != 20 or self.left != sum(
            [1 << slot for slot, card in enumerate(self.slots) if card != GONE]
        ):
            found.append("the structure and what is left of it differ")
        if not set(self.accessible) <= set(lying):
            found.append("an accessible card that does not lie in the structure")
        return found

    def _wonder_problems(self) -> list[str]:
        found: list[str] = []
        for seat in range(2):
            if self.built[seat] & ~self.wonders[seat]:
                found.append(f"seat {seat} has built a Wonder it does not own")
        if self.wonders[0] & self.wonders[1] or (self.wonders[0] | self.wonders[1]) & (self.returned | self.offered):
            found.append("a Wonder in two places")
        if sum([mask.bit_count() for mask in self.built]) > self.facts.wonders_in_all:
            found.append("too many Wonders built")
        return found

    def _recount(self, seat: int) -> list[int]:
        facts = self.facts
        counts, goods, symbols = self.built[seat].bit_count() << COUNT_BITS * WONDERS_BUILT, 0, 0
        for card in range(len(facts.cards)):
            if self.cities[seat] >> card & 1:
                counts += facts.tally[card]
                goods += facts.produces[card] & GOODS
                if facts.symbol[card] >= 0:
                    symbols += 1 << SYMBOL_BITS * facts.symbol[card]
        for token in range(len(facts.tokens)):
            if self.tokens[seat] >> token & 1 and facts.token_symbol[token] >= 0:
                symbols += 1 << SYMBOL_BITS * facts.token_symbol[token]
        return [counts, goods, symbols]

    def under(self, wonder: int) -> int:
        """The card under a built Wonder, or -1."""
        return (self.tucked >> 7 * wonder & 127) - 1


def _mask(items: list[int]) -> int:
    total = 0
    for item in items:
        if item >= 0:
            total |= 1 << item
    return total
