"""The position of the miniature title: what is read of its fields, and its invariants. No rules."""

from __future__ import annotations

from civitas.kernel.fields import Field, members
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND, b_of, kind_of
from mini.fields import FIELDS
from mini.state import MiniFields

BUILD, SET_DOWN, OFFERING, BID, PAY, MARCH, REACT, CANCEL, DEFEND, HAND_OVER = range(FIRST_KIND, FIRST_KIND + 10)
ROUND, AUCTION, NEXT_MARCH, AMBUSHED, AMBUSH_ENDS, BATTLE, PLUNDER = range(
    AUTOMATIC + FIRST_KIND, AUTOMATIC + FIRST_KIND + 7
)

NOTHING = -1


class MiniState(MiniFields):
    def fields(self) -> list[Field]:
        return FIELDS

    def alive(self) -> list[int]:
        """The seats still in the game, in turn order of this round."""
        return self.after(self.starter, self.starter)

    def after(self, first: int, last: int) -> list[int]:
        """The seats still in the game, clockwise from `first` to before `last`."""
        ring = [(first + step) % self.seats for step in range((last - first) % self.seats or self.seats)]
        return [seat for seat in ring if not self.out >> seat & 1]

    def others(self, seat: int) -> list[int]:
        """The others still in the game, clockwise from the left of a seat."""
        return [other for other in self.after(seat, seat) if other != seat]

    def problems(self) -> list[str]:
        facts, found = self.facts, []
        if any(count < 0 for row in [self.piles, self.bank, *self.goods, *self.fresh] for count in row):
            found.append("less than nothing")
        if not self.closing and any(sum(kind) != facts.bank for kind in zip(self.bank, *self.goods, *self.fresh)):
            found.append("goods out of nowhere, or lost")
        for building, pile in enumerate(facts.piles(self.seats)):
            if pile != self.piles[building] + sum(town.count(building) for town in [*self.towns, self._lifted()]):
                found.append("a building too many or too few")
        cards = sorted([*self.deck, *members(self.discarded), *(card for hand in self.hands for card in members(hand))])
        if cards != facts.deck(self.seats):
            found.append("a card in two places or none")
        units = [unit for row in self.units for unit in row if unit != NOTHING]
        if sorted([*units, *self.cup, *self.fallen]) != facts.cup(self.seats):
            found.append("a unit in two places or none")
        for seat in range(self.seats):
            others = sum(hand for other, hand in enumerate(self.hands) if other != seat)
            if self.known[seat] & ~others:
                found.append("a card known to be where it is not")
        if any(self.pledged[seat] > self.coins(seat) for seat in range(self.seats)):
            found.append("a bid beyond what the bidder holds")
        return found

    def _lifted(self) -> list[int]:
        """The building that is in the air, as a list."""
        return [b_of(part) for part in [*self.later, self.now] if kind_of(part) == SET_DOWN]

    def coins(self, seat: int) -> int:
        return (self.hands[seat] & self.facts.coins).bit_count()
