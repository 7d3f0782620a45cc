"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.games.seven_wonders_duel.catalogue import Catalogue, Slot
from civitas.games.seven_wonders_duel.parts import City
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title


class DuelFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
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

    facts: Catalogue
    age: int
    """1 to 3; 0 during the draft."""
    turns: int
    first_seat: int
    ending: int
    winner: int
    pawn: int
    """Steps from the centre, positive towards the capital of seat 1."""
    loot: int
    """Military tokens still on the board, as a mask: those on the side of seat 1 first, nearest first."""
    offered: int
    """Wonders laid out to pick from."""
    unseen_wonders: list[int]
    returned: int
    """The Wonder that went back to the box."""
    board: int
    box: list[int]
    """Tokens set aside."""
    library: int
    """Tokens drawn by the Great Library and not yet chosen from."""
    slots: list[int]
    unseen: list[int]
    """Cards of the Age's deck nobody has seen: face down in the structure or removed. See `own_heaps`."""
    unseen_guilds: list[int]
    discarded: int
    tucked: int
    """The card under each Wonder plus one, seven bits each."""
    city: list[City]
    """The cities of both players, to be changed only through `own_city`."""
    structure: list[Slot]
    """The places of the Age being played; empty during the draft."""
    left: int
    """Mask of the slots that still hold a card."""
    accessible: list[int]
    """Cards that may be taken, each with its slot in one number, ascending: so moves come out in order."""
    own: int
    """Mask of what no clone shares: the cities by seat, and `OWN_HEAPS`."""

    def __init__(
        self, title: Title, seats: int, options: Options, chance: Chance, facts: Catalogue, like: Self | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            self.facts, self.age, self.turns = facts, 0, 0
            self.first_seat, self.ending, self.winner = 0, 0, -1
            self.pawn, self.loot, self.offered = 0, 0, 0
            self.unseen_wonders, self.returned, self.board = [], 0, 0
            self.box, self.library, self.slots = [], 0, [-3] * title.sizes(seats, options)["place"]
            self.unseen, self.unseen_guilds, self.discarded = [], [], 0
            self.tucked, self.city, self.structure = 0, [City(facts), City(facts)], facts.structures[0]
            self.left, self.accessible, self.own = 0, [], 3
            return
        self.facts, self.age, self.turns = facts, like.age, like.turns
        self.first_seat, self.ending, self.winner = like.first_seat, like.ending, like.winner
        self.pawn, self.loot, self.offered = like.pawn, like.loot, like.offered
        self.unseen_wonders, self.returned, self.board = like.unseen_wonders, like.returned, like.board
        self.box, self.library, self.slots = like.box, like.library, like.slots.copy()
        self.unseen, self.unseen_guilds, self.discarded = like.unseen, like.unseen_guilds, like.discarded
        self.tucked, self.city, self.structure = like.tucked, like.city, like.structure
        self.left, self.accessible, self.own = like.left, like.accessible.copy(), like.own
