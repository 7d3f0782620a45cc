"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.facts.geography import Land
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title


class AntiquityFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
    __slots__ = (
        "active",
        "air",
        "before",
        "bodies",
        "built",
        "cathedrals",
        "centres",
        "draft",
        "due",
        "ending",
        "faces",
        "facts",
        "famine",
        "fountains",
        "fresh",
        "fringe",
        "goods",
        "grass",
        "graves",
        "healed",
        "held",
        "homes",
        "houses",
        "inns",
        "land",
        "loads",
        "manned",
        "marker_heap",
        "markers",
        "offers",
        "order",
        "ores",
        "out",
        "owned",
        "phase",
        "pieces",
        "piles",
        "polluted",
        "razed",
        "readings",
        "saint",
        "settled",
        "shores",
        "taken",
        "turn_number",
        "used",
        "water",
        "winners",
        "works",
        "zone",
    )

    facts: Catalogue
    turn_number: int
    """Frames carry it in sixteen bits."""
    phase: int
    """1 to 10; 0 during set-up."""
    famine: int
    ending: int
    winners: int
    """Mask of seats, once the game is over."""
    out: int
    """Mask of the seats that are eliminated."""
    cathedrals: int
    """Built in this turn, by anyone."""
    order: list[int]
    """The seats still in the game in turn order."""
    faces: list[int]
    """Per tile its face times six plus its rotation. Never changes after set-up."""
    grass: int
    """Forest hexes that were felled."""
    polluted: int
    markers: int
    """Hexes with an exploration marker face down."""
    marker_heap: list[int]
    """The goods on markers nobody has seen, those discarded unseen among them."""
    ores: list[int]
    """Per mountain range the ore it yields, or -1."""
    piles: list[int]
    works: list[int]
    """The industries of all, oldest first, each packed into a number."""
    loads: list[int]
    """Per industry the hexes that hold its goods."""
    goods: list[int]
    """By seat and good, flat."""
    fresh: list[int]
    """Bought from the supply in this phase; for trade with others only if nothing can undo it."""
    centres: list[int]
    """Per city the hex of its centre, or -1."""
    inns: list[int]
    houses: list[int]
    """Per seat the mask of house numbers that are built; each has brought a man."""
    pieces: list[list[int]]
    """Per seat its buildings but for houses and fountains, each packed."""
    manned: list[int]
    """Per seat the mask of its pieces with a man on them."""
    saint: list[int]
    """Per seat its patron, or -1."""
    used: list[int]
    healed: list[int]
    """Graves removed by the hospital in this turn."""
    offers: list[int]
    """Offers made in this turn."""
    due: list[int]
    """Graves still to be placed."""
    built: list[int]
    """Per city the squares under buildings of any kind."""
    homes: list[int]
    fountains: list[int]
    graves: list[int]
    razed: list[int]
    """Squares left by a cathedral in this turn."""
    settled: list[int]
    """Squares that took part in a rearrangement in this turn."""
    draft: list[int]
    """The offer being filled in: goods given, then goods asked for."""
    air: list[int]
    """What was lifted and not yet set down."""
    before: list[int]
    """The cities of the seat as they were before it lifted anything."""
    readings: int
    """Mask of the questions in which the rulebook at hand is followed to the letter."""
    land: Land
    taken: int
    """Hexes under a city, an inn, a fishery, a good or a man."""
    water: int
    """Water that no city covers."""
    bodies: list[int]
    """Its connected parts, and per part the land next to it."""
    shores: list[int]
    held: list[int]
    """Per seat the hexes of its cities and inns."""
    fringe: list[int]
    """Per seat the hexes next to one of its cities or inns."""
    zone: list[int]
    """Per seat its zone of control, without its own cities and inns."""
    owned: list[int]
    """Per seat the mask of buildings it has, houses and fountains included."""
    active: list[int]
    """Per seat the mask of powers that work."""

    def __init__(
        self, title: Title, seats: int, options: Options, chance: Chance, facts: Catalogue, like: Self | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            sizes = title.sizes(seats, options)
            self.facts, self.turn_number, self.phase = facts, 0, 0
            self.famine, self.ending, self.winners = 0, 0, 0
            self.out, self.cathedrals, self.order = 0, 0, []
            self.faces, self.grass, self.polluted = [0] * sizes["map_tile"], 0, 0
            self.markers, self.marker_heap, self.ores = 0, [], []
            self.piles, self.works, self.loads = [0] * sizes["pile"], [], []
            self.goods, self.fresh, self.centres = [0] * sizes["stock"], [0] * sizes["stock"], [-1] * sizes["any_city"]
            self.inns, self.houses, self.pieces = [0] * seats, [0] * seats, [[] for _ in range(seats)]
            self.manned, self.saint, self.used = [0] * seats, [-1] * seats, [0] * seats
            self.healed, self.offers, self.due = [0] * seats, [0] * seats, [0] * seats
            self.built, self.homes = [0] * sizes["any_city"], [0] * sizes["any_city"]
            self.fountains, self.graves = [0] * sizes["any_city"], [0] * sizes["any_city"]
            self.razed, self.settled, self.draft = [0] * sizes["any_city"], [0] * sizes["any_city"], []
            self.air, self.before, self.readings = [], [], 0
            self.land, self.taken, self.water = facts.land(seats, [0] * sizes["map_tile"]), 0, 0
            self.bodies, self.shores, self.held = [], [], [0] * seats
            self.fringe, self.zone, self.owned = [0] * seats, [0] * seats, [0] * seats
            self.active = [0] * seats
            return
        self.facts, self.turn_number, self.phase = facts, like.turn_number, like.phase
        self.famine, self.ending, self.winners = like.famine, like.ending, like.winners
        self.out, self.cathedrals, self.order = like.out, like.cathedrals, like.order
        self.faces, self.grass, self.polluted = like.faces, like.grass, like.polluted
        self.markers, self.marker_heap, self.ores = like.markers, like.marker_heap, like.ores
        self.piles, self.works, self.loads = like.piles.copy(), like.works.copy(), like.loads.copy()
        self.goods, self.fresh, self.centres = like.goods.copy(), like.fresh.copy(), like.centres
        self.inns, self.houses, self.pieces = like.inns.copy(), like.houses.copy(), like.pieces.copy()
        self.manned, self.saint, self.used = like.manned.copy(), like.saint, like.used.copy()
        self.healed, self.offers, self.due = like.healed.copy(), like.offers.copy(), like.due.copy()
        self.built, self.homes, self.fountains = like.built.copy(), like.homes.copy(), like.fountains.copy()
        self.graves, self.razed, self.settled = like.graves.copy(), like.razed, like.settled
        self.draft, self.air, self.before = like.draft, like.air, like.before
        self.readings, self.land, self.taken = like.readings, like.land, like.taken
        self.water, self.bodies, self.shores = like.water, like.bodies, like.shores
        self.held, self.fringe, self.zone = like.held.copy(), like.fringe.copy(), like.zone.copy()
        self.owned, self.active = like.owned.copy(), like.active.copy()
