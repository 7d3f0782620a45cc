"""The state of a game of 7 Wonders Duel: its fields and invariants. No rules."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    COUNT_BITS,
    DEAREST,
    FIXED,
    GOOD_BITS,
    GOODS,
    ONE_OF_EACH,
    SYMBOL_BITS,
    WONDERS_BUILT,
    Catalogue,
)
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEMS, NUMBER, OWNER, PUBLIC, SET, Field, members
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

# Slots of the accessible cards, packed.
SLOT_BITS: Final = 5
SLOT: Final = (1 << SLOT_BITS) - 1

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
        "accessible_at",
        "age",
        "board",
        "box",
        "built",
        "cities",
        "coins",
        "counts",
        "discarded",
        "economy",
        "ending",
        "facts",
        "first_seat",
        "left",
        "library",
        "library_memory",
        "loot",
        "offered",
        "pawn",
        "points",
        "powers",
        "prices",
        "returned",
        "slots",
        "symbols",
        "tokens",
        "trade",
        "tucked",
        "turns",
        "unseen",
        "unseen_guilds",
        "unseen_wonders",
        "winner",
        "wonders",
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
        coins: list[int],
        cities: list[int],
        wonders: list[int],
        built: list[int],
        tokens: list[int],
        library_memory: list[int],
        left: int,
        accessible: list[int],
        accessible_at: int,
        counts: list[int],
        points: list[int],
        economy: list[int],
        trade: list[int],
        symbols: list[int],
        powers: list[int],
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
        self.unseen = unseen
        """Cards of the Age's deck nobody has seen: face down in the structure or removed. Replaced, never changed."""
        self.unseen_guilds = unseen_guilds
        """Replaced, never changed in place."""
        self.discarded = discarded
        self.tucked = tucked
        """The card under each Wonder plus one, seven bits each."""
        self.coins = coins
        self.cities = cities
        """Buildings of each city."""
        # These change rarely, so they are replaced and clones share them.
        self.wonders = wonders
        """Wonders of each player, built or not."""
        self.built = built
        self.tokens = tokens
        self.library_memory = library_memory
        """Tokens each player has seen in its own draw from the box."""

        # From here on everything follows from the fields above and is kept up to date for speed; see `refresh`.
        self.left = left
        """Mask of the slots that still hold a card."""
        self.accessible = accessible
        """Cards that may be taken, ascending, so that moves come out in order."""
        self.accessible_at = accessible_at
        """Their slots, packed."""
        self.counts = counts
        """Buildings by colour and Wonders built, packed."""
        self.points = points
        """Printed points of buildings by colour, packed."""
        self.economy = economy
        """Production, one-of-several producers, fixed prices and rebates, packed. Replaced."""
        self.trade = trade
        """What one missing unit of each resource costs, packed. Replaced."""
        self.symbols = symbols
        """Scientific symbols, packed. Replaced."""
        self.powers = powers
        """What tokens give for the rest of the game, packed. Replaced."""
        self.prices = prices
        """Per seat, prices of its Wonders and of the cards of the Age (`facts.priced_from`), as far as worked out
        under its present economy (-1: not yet). Replaced when that changes, and the shared list `facts.unpriced` until
        the first one is worked out."""

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
        self.left = sum([1 << slot for slot, card in enumerate(self.slots) if card != GONE])
        lying = self._lying_open()
        self.accessible = [pair[0] for pair in lying]
        self.accessible_at = sum([pair[1] << SLOT_BITS * place for place, pair in enumerate(lying)])
        self.recount(0)
        self.recount(1)

    def recount(self, seat: int) -> None:
        """Work out anew what follows from the buildings, Wonders and tokens of a player."""
        found = self._counted(seat)
        self.counts[seat], self.points[seat] = found[0], found[1]
        self.economy = replaced(self.economy, seat, found[2])
        self.symbols = replaced(self.symbols, seat, found[3])
        self.powers = replaced(self.powers, seat, found[4])
        self.reprice_all()

    def reprice(self, seat: int) -> None:
        """Work out what a missing unit costs this seat now, and forget what was priced for it before."""
        unpriced = self.facts.unpriced
        self.trade = replaced(self.trade, seat, self._unit_prices(seat))
        self.prices = [unpriced, self.prices[1]] if seat == 0 else [self.prices[0], unpriced]

    def reprice_all(self) -> None:
        """The same for both seats."""
        unpriced = self.facts.unpriced
        self.trade = [self._unit_prices(0), self._unit_prices(1)]
        self.prices = [unpriced, unpriced]

    def open_prices(self, seat: int) -> list[int]:
        """A list of its own for the prices of this seat, as far as they are worked out."""
        own = self.prices[seat].copy()
        self.prices = [own, self.prices[1]] if seat == 0 else [self.prices[0], own]
        return own

    def _unit_prices(self, seat: int) -> int:
        """Commercio: 2 plus the symbols on the opponent's brown and grey cards, or the fixed price."""
        facts = self.facts
        packed = facts.price * ONE_OF_EACH + facts.price_per_symbol * (self.economy[1 - seat] & GOODS)
        fixed = self.economy[seat] & FIXED_PRICES
        if fixed:
            for resource in range(5):
                if fixed >> FIXED + resource & 1:
                    shift = GOOD_BITS * resource
                    packed = packed & ~(DEAREST << shift) | facts.fixed_price << shift
        return packed

    def _lying_open(self) -> list[list[int]]:
        """Accessible cards with their slots, by card."""
        if self.age == 0:
            return []
        covered_by = self.facts.structures[self.age - 1].covered_by
        return sorted(
            [[card, slot] for slot, card in enumerate(self.slots) if card >= 0 and not covered_by[slot] & self.left]
        )

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
            kept = [self.counts[seat], self.points[seat], self.economy[seat], self.symbols[seat], self.powers[seat]]
            if self._counted(seat) != kept or self.trade[seat] != self._unit_prices(seat):
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
        last = len(facts.structures)  # guilds, the fourth deck, lie there too
        if any([min(facts.deck[card] + 1, last) != self.age for card in lying]):
            found.append("a card of another Age in the structure")
        if len(lying) != len(set(lying)) or len(self.slots) != len(facts.structures[0].rows):
            found.append("the structure is out of order")
        if self.left != sum([1 << slot for slot, card in enumerate(self.slots) if card != GONE]):
            found.append("the structure and what is left of it differ")
        open_now = [
            [card, self.accessible_at >> SLOT_BITS * place & SLOT] for place, card in enumerate(self.accessible)
        ]
        if open_now != self._lying_open():
            found.append("the accessible cards are not those that lie open")
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

    def _counted(self, seat: int) -> list[int]:
        """Counts, points, economy, symbols and powers, worked out from what the player has."""
        facts = self.facts
        counts, points, economy, symbols, powers = 0, 0, 0, 0, 0
        for card in members(self.cities[seat]):
            counts += facts.tally[card]
            points += facts.points[card]
            economy = added(economy, facts.produces[card])
            if facts.symbol[card] >= 0:
                symbols += 1 << SYMBOL_BITS * facts.symbol[card]
        for wonder in members(self.built[seat]):
            counts += 1 << COUNT_BITS * WONDERS_BUILT
            economy = added(economy, facts.produces[facts.wonder_at + wonder])
        for token in members(self.tokens[seat]):
            economy = added(economy, facts.token_economy[token])
            powers += facts.token_power[token]
            if facts.token_symbol[token] >= 0:
                symbols += 1 << SYMBOL_BITS * facts.token_symbol[token]
        return [counts, points, economy, symbols, powers]

    def under(self, wonder: int) -> int:
        """The card under a built Wonder, or -1."""
        return (self.tucked >> 7 * wonder & 127) - 1


def added(economy: int, more: int) -> int:
    """Two economies together; a price is fixed only once."""
    return economy + (more & ~FIXED_PRICES) | more & FIXED_PRICES


def replaced(values: list[int], seat: int, value: int) -> list[int]:
    """A list for both seats with one entry changed, leaving the old list to the clones that share it."""
    twin = values.copy()
    twin[seat] = value
    return twin


def _mask(items: list[int]) -> int:
    total = 0
    for item in items:
        if item >= 0:
            total |= 1 << item
    return total
