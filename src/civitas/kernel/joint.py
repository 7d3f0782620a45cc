"""A joint frame: several seats decide at once, each by a script of its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from civitas.kernel.position import Position

# What is done with an offer, as told to `Position.settle`.
SET_ASIDE: Final = 0
"""The maker puts aside what it would give."""
GRANTED: Final = 1
"""The maker gets what it asked; what it put aside is gone."""
RETURNED: Final = 2
"""The maker gets back what it put aside."""
TAKEN: Final = 3
"""The taker gives what was asked and gets what was put aside."""


class Offer:
    """An offer from one seat to another inside a joint frame; public from the moment it is proposed."""

    def __init__(self, maker: int, taker: int, terms: list[int]) -> None:
        self.maker = maker
        self.taker = taker
        self.terms = terms
        self.open = True
        self.accepted = False

    def status(self) -> str:
        return "open" if self.open else "accepted" if self.accepted else "declined"

    def clone(self) -> Offer:
        twin = Offer(self.maker, self.taker, self.terms)
        twin.open = self.open
        twin.accepted = self.accepted
        return twin


class Joint:
    def __init__(self, question: int, order: list[int], first_only: bool, seats: int) -> None:
        self.frame = question
        self.order = order
        self.first_only = first_only
        self.asked = 0
        """Mask of the seats that are not done."""
        for seat in order:
            self.asked |= 1 << seat
        self.carried = -1
        """With `first_only`, while closing: the place in `order` of the reaction carried out."""
        self.scripts: list[list[int]] = [[] for _ in range(seats)]
        """Per seat its moves so far; a negative entry is what an offer did to it."""
        self.sketches: list[Position | None] = [None] * seats
        self.offers: list[Offer] = []

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(self.scripts)) if self.asked >> seat & 1])

    def first(self) -> int:
        for seat in range(len(self.scripts)):
            if self.asked >> seat & 1:
                return seat
        return -1

    def entry(self, offer: Offer, act: int) -> int:
        return -1 - (self.offers.index(offer) * 4 + act)

    def offer_of(self, entry: int) -> tuple[Offer, int]:
        number = -1 - entry
        return self.offers[number // 4], number % 4

    def open_offer(self, maker: int, taker: int) -> Offer | None:
        for offer in self.offers:
            if offer.open and offer.maker == maker and offer.taker == taker:
                return offer
        return None

    def has_offer_for(self, taker: int) -> bool:
        return any([offer.open and offer.taker == taker for offer in self.offers])

    def has_offered(self, maker: int) -> bool:
        return any([offer.maker == maker for offer in self.offers])

    def is_repetition(self, maker: int, taker: int, terms: list[int]) -> bool:
        """Is there an offer of this maker to this taker that is still open, or was it made in just these terms?

        One that was declined may be made again once goods have changed hands, for then something has changed. One that
        was accepted may not, lest two seats trade to and fro for ever.
        """
        something_changed = False
        for offer in reversed(self.offers):
            if offer.maker == maker and offer.taker == taker:
                if offer.open or (offer.terms == terms and (offer.accepted or not something_changed)):
                    return True
            something_changed = something_changed or offer.accepted
        return False

    def imagined(self, viewer: int) -> Joint:
        """The same frame with only the viewer's choices in it; what offers did in public stands."""
        twin = Joint(self.frame, self.order, self.first_only, len(self.scripts))
        twin.carried = self.carried
        twin.offers = [offer.clone() for offer in self.offers]
        for seat in self.order:
            if seat == viewer:
                twin.scripts[seat] = list(self.scripts[seat])
                if not self.asked >> seat & 1:
                    twin.asked &= ~(1 << seat)
            else:
                twin.scripts[seat] = [entry for entry in self.scripts[seat] if entry < 0]
        return twin

    def clone(self) -> Joint:
        twin = Joint(self.frame, self.order, self.first_only, len(self.scripts))
        twin.asked = self.asked
        twin.carried = self.carried
        twin.scripts = [list(script) for script in self.scripts]
        twin.offers = [offer.clone() for offer in self.offers]
        for seat, sketch in enumerate(self.sketches):
            # The sketch of a seat that is done is made again if somebody asks for it.
            if sketch is not None and self.asked >> seat & 1:
                copy = sketch.copy()
                copy.owner = seat
                twin.sketches[seat] = copy
        return twin

    def dump(self) -> list[object]:
        offers: list[object] = [
            [offer.maker, offer.taker, list(offer.terms), int(offer.open), int(offer.accepted)] for offer in self.offers
        ]
        scripts: list[object] = [list(script) for script in self.scripts]
        return [self.frame, list(self.order), int(self.first_only), self.asked, self.carried, scripts, offers]
