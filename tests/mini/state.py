"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title
from mini.catalogue import Catalogue


class MiniFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
    __slots__ = (
        "bank",
        "bid",
        "bidder",
        "cancelled",
        "crafted",
        "cup",
        "deck",
        "discarded",
        "exposed",
        "facts",
        "fallen",
        "fresh",
        "goods",
        "handled",
        "hands",
        "known",
        "marcher",
        "offers",
        "out",
        "passed",
        "piles",
        "pledged",
        "relics",
        "reshuffles",
        "round",
        "slot",
        "starter",
        "target",
        "towns",
        "units",
    )

    facts: Catalogue
    round: int
    starter: int
    out: int
    """Mask of the seats that are out of the game."""
    piles: list[int]
    bank: list[int]
    goods: list[list[int]]
    """Per seat and kind: what may be traded."""
    fresh: list[list[int]]
    """Crafted in this round; not for trade."""
    towns: list[list[int]]
    """Per seat the building on each plot."""
    handled: list[int]
    """Per seat the plots whose building was lifted in this round."""
    crafted: int
    """Mask of the seats that crafted in this round."""
    offers: list[int]
    """Per seat how many it has made in this round."""
    hands: list[int]
    known: list[int]
    """Per seat the cards it knows to be in somebody else's hand."""
    deck: list[int]
    discarded: int
    reshuffles: int
    relics: list[int]
    bid: int
    bidder: int
    pledged: list[int]
    """Per seat its last bid in this auction: it holds at least as many coins."""
    passed: int
    units: list[list[int]]
    exposed: list[int]
    """Per seat the slots whose unit was seen by all."""
    cup: list[int]
    fallen: list[int]
    marcher: int
    slot: int
    target: int
    """Who is attacked; nobody once the march is stopped."""
    cancelled: int

    def __init__(
        self, title: Title, seats: int, options: Options, chance: Chance, facts: Catalogue, like: Self | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            sizes = title.sizes(seats, options)
            self.facts, self.round, self.starter = facts, 0, 0
            self.out, self.piles, self.bank = 0, [0] * sizes["building"], [0] * sizes["good"]
            self.goods = [[0] * sizes["good"] for _ in range(seats)]
            self.fresh = [[0] * sizes["good"] for _ in range(seats)]
            self.towns, self.handled, self.crafted = [[-1] * sizes["plot"] for _ in range(seats)], [0] * seats, 0
            self.offers, self.hands, self.known = [0] * seats, [0] * seats, [0] * seats
            self.deck, self.discarded, self.reshuffles = [], 0, 0
            self.relics, self.bid, self.bidder = [0] * seats, 0, -1
            self.pledged, self.passed, self.units = [0] * seats, 0, [[-1] * sizes["slot"] for _ in range(seats)]
            self.exposed, self.cup, self.fallen = [0] * seats, [], []
            self.marcher, self.slot, self.target = -1, -1, -1
            self.cancelled = 0
            return
        self.facts, self.round, self.starter = facts, like.round, like.starter
        self.out, self.piles, self.bank = like.out, like.piles.copy(), like.bank.copy()
        self.goods, self.fresh = [row.copy() for row in like.goods], [row.copy() for row in like.fresh]
        self.towns, self.handled, self.crafted = [row.copy() for row in like.towns], like.handled.copy(), like.crafted
        self.offers, self.hands, self.known = like.offers.copy(), like.hands.copy(), like.known
        self.deck, self.discarded, self.reshuffles = like.deck.copy(), like.discarded, like.reshuffles
        self.relics, self.bid, self.bidder = like.relics.copy(), like.bid, like.bidder
        self.pledged, self.passed, self.units = like.pledged, like.passed, [row.copy() for row in like.units]
        self.exposed, self.cup, self.fallen = like.exposed.copy(), like.cup.copy(), like.fallen
        self.marcher, self.slot, self.target = like.marcher, like.slot, like.target
        self.cancelled = like.cancelled
