"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title
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
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        facts: Catalogue,
        like: MiniFields | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        self.facts = facts
        if like is None:
            sizes = title.sizes(seats, options)
            self.round = 0
            self.starter = 0
            self.out = 0
            self.piles = [0] * sizes["building"]
            self.bank = [0] * sizes["good"]
            self.goods = [[0] * sizes["good"] for _ in range(seats)]
            self.fresh = [[0] * sizes["good"] for _ in range(seats)]
            self.towns = [[-1] * sizes["plot"] for _ in range(seats)]
            self.handled = [0] * seats
            self.crafted = 0
            self.offers = [0] * seats
            self.hands = [0] * seats
            self.known = [0] * seats
            self.deck = []
            self.discarded = 0
            self.reshuffles = 0
            self.relics = [0] * seats
            self.bid = 0
            self.bidder = -1
            self.pledged = [0] * seats
            self.passed = 0
            self.units = [[-1] * sizes["slot"] for _ in range(seats)]
            self.exposed = [0] * seats
            self.cup = []
            self.fallen = []
            self.marcher = -1
            self.slot = -1
            self.target = -1
            self.cancelled = 0
            return
        self.round = like.round
        self.starter = like.starter
        self.out = like.out
        self.piles = like.piles.copy()
        self.bank = like.bank.copy()
        self.goods = [row.copy() for row in like.goods]
        self.fresh = [row.copy() for row in like.fresh]
        self.towns = [row.copy() for row in like.towns]
        self.handled = like.handled.copy()
        self.crafted = like.crafted
        self.offers = like.offers.copy()
        self.hands = like.hands.copy()
        self.known = like.known
        self.deck = like.deck.copy()
        self.discarded = like.discarded
        self.reshuffles = like.reshuffles
        self.relics = like.relics.copy()
        self.bid = like.bid
        self.bidder = like.bidder
        self.pledged = like.pledged
        self.passed = like.passed
        self.units = [row.copy() for row in like.units]
        self.exposed = like.exposed.copy()
        self.cup = like.cup.copy()
        self.fallen = like.fallen
        self.marcher = like.marcher
        self.slot = like.slot
        self.target = like.target
        self.cancelled = like.cancelled
