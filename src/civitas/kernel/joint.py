"""A joint frame: several seats decide at once, each by a script of its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from civitas.kernel.position import Position


class Offer:
    """An offer from one seat to another inside a joint frame; public from the moment it is proposed."""

    def __init__(self, maker: int, taker: int, terms: list[int], stamp: str) -> None:
        self.maker = maker
        self.taker = taker
        self.terms = terms
        self.stamp = stamp
        """The maker's sketch when it proposed: an equal offer from an equal sketch is not repeated."""
        self.open = True
        self.accepted = False

    def clone(self) -> Offer:
        twin = Offer(self.maker, self.taker, self.terms, self.stamp)
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

    def has_declined(self, maker: int) -> bool:
        return any([not offer.open and not offer.accepted and offer.maker == maker for offer in self.offers])

    def was_declined(self, maker: int, outbox: list[int], stamp: str) -> bool:
        for number, offer in enumerate(self.offers):
            if offer.open or offer.accepted or offer.maker != maker:
                continue
            same = offer.taker == outbox[0] and offer.terms == outbox[1:] and offer.stamp == stamp
            if same and not any([later.accepted for later in self.offers[number + 1 :]]):
                return True
        return False

    def clone(self) -> Joint:
        twin = Joint(self.frame, self.order, self.first_only, len(self.scripts))
        twin.asked = self.asked
        twin.carried = self.carried
        twin.scripts = [list(script) for script in self.scripts]
        twin.offers = [offer.clone() for offer in self.offers]
        for seat, sketch in enumerate(self.sketches):
            if sketch is not None:
                copy = sketch.copy()
                copy.owner = seat
                twin.sketches[seat] = copy
        return twin

    def dump(self) -> list[object]:
        offers: list[object] = [
            [offer.maker, offer.taker, list(offer.terms), offer.stamp, int(offer.open), int(offer.accepted)]
            for offer in self.offers
        ]
        scripts: list[object] = [list(script) for script in self.scripts]
        return [self.frame, list(self.order), int(self.first_only), self.asked, self.carried, scripts, offers]

    @staticmethod
    def load(dump: object, seats: int) -> Joint:
        if not isinstance(dump, list) or len(dump) != 7:
            raise ValueError("joint frame")
        question, order, first_only, asked, carried, scripts, offers = dump
        if sorted(set(order)) != sorted(order) or not all(0 <= seat < seats for seat in order):
            raise ValueError("order of a joint frame")
        joint = Joint(int(question), [int(seat) for seat in order], bool(first_only), seats)
        joint.asked = int(asked)
        joint.carried = int(carried)
        if len(scripts) != seats:
            raise ValueError("scripts of a joint frame")
        joint.scripts = [[int(entry) for entry in script] for script in scripts]
        for maker, taker, terms, stamp, is_open, accepted in offers:
            offer = Offer(int(maker), int(taker), [int(term) for term in terms], str(stamp))
            offer.open = bool(is_open)
            offer.accepted = bool(accepted)
            joint.offers.append(offer)
        return joint
