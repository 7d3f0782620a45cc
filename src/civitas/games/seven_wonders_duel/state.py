"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import Catalogue, Slot
from civitas.games.seven_wonders_duel.parts import City
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title


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
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        facts: Catalogue,
        like: DuelFields | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        self.facts = facts
        if like is None:
            sizes = title.sizes(seats, options)
            self.age = 0
            self.turns = 0
            self.first_seat = 0
            self.ending = 0
            self.winner = -1
            self.pawn = 0
            self.loot = 0
            self.offered = 0
            self.unseen_wonders = []
            self.returned = 0
            self.board = 0
            self.box = []
            self.library = 0
            self.slots = [-3] * sizes["place"]
            self.unseen = []
            self.unseen_guilds = []
            self.discarded = 0
            self.tucked = 0
            self.city = [City(facts), City(facts)]
            self.structure = facts.structures[0]
            self.left = 0
            self.accessible = []
            self.own = 3
            return
        self.age = like.age
        self.turns = like.turns
        self.first_seat = like.first_seat
        self.ending = like.ending
        self.winner = like.winner
        self.pawn = like.pawn
        self.loot = like.loot
        self.offered = like.offered
        self.unseen_wonders = like.unseen_wonders
        self.returned = like.returned
        self.board = like.board
        self.box = like.box
        self.library = like.library
        self.slots = like.slots.copy()
        self.unseen = like.unseen
        self.unseen_guilds = like.unseen_guilds
        self.discarded = like.discarded
        self.tucked = like.tucked
        self.city = like.city
        self.structure = like.structure
        self.left = like.left
        self.accessible = like.accessible.copy()
        self.own = like.own
