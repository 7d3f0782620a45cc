"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.facts.geography import Land
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title


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
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        facts: Catalogue,
        like: AntiquityFields | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        self.facts = facts
        if like is None:
            sizes = title.sizes(seats, options)
            self.turn_number = 0
            self.phase = 0
            self.famine = 0
            self.ending = 0
            self.winners = 0
            self.out = 0
            self.cathedrals = 0
            self.order = []
            self.faces = [0] * sizes["map_tile"]
            self.grass = 0
            self.polluted = 0
            self.markers = 0
            self.marker_heap = []
            self.ores = []
            self.piles = [0] * sizes["pile"]
            self.works = []
            self.loads = []
            self.goods = [0] * sizes["stock"]
            self.fresh = [0] * sizes["stock"]
            self.centres = [-1] * sizes["any_city"]
            self.inns = [0] * seats
            self.houses = [0] * seats
            self.pieces = [[] for _ in range(seats)]
            self.manned = [0] * seats
            self.saint = [-1] * seats
            self.used = [0] * seats
            self.healed = [0] * seats
            self.offers = [0] * seats
            self.due = [0] * seats
            self.built = [0] * sizes["any_city"]
            self.homes = [0] * sizes["any_city"]
            self.fountains = [0] * sizes["any_city"]
            self.graves = [0] * sizes["any_city"]
            self.razed = [0] * sizes["any_city"]
            self.settled = [0] * sizes["any_city"]
            self.draft = []
            self.air = []
            self.before = []
            self.readings = 0
            self.land = facts.land(seats, [0] * sizes["map_tile"])
            self.taken = 0
            self.water = 0
            self.bodies = []
            self.shores = []
            self.held = [0] * seats
            self.fringe = [0] * seats
            self.zone = [0] * seats
            self.owned = [0] * seats
            self.active = [0] * seats
            return
        self.turn_number = like.turn_number
        self.phase = like.phase
        self.famine = like.famine
        self.ending = like.ending
        self.winners = like.winners
        self.out = like.out
        self.cathedrals = like.cathedrals
        self.order = like.order
        self.faces = like.faces
        self.grass = like.grass
        self.polluted = like.polluted
        self.markers = like.markers
        self.marker_heap = like.marker_heap
        self.ores = like.ores
        self.piles = like.piles.copy()
        self.works = like.works.copy()
        self.loads = like.loads.copy()
        self.goods = like.goods.copy()
        self.fresh = like.fresh.copy()
        self.centres = like.centres
        self.inns = like.inns.copy()
        self.houses = like.houses.copy()
        self.pieces = like.pieces.copy()
        self.manned = like.manned.copy()
        self.saint = like.saint
        self.used = like.used.copy()
        self.healed = like.healed.copy()
        self.offers = like.offers.copy()
        self.due = like.due.copy()
        self.built = like.built.copy()
        self.homes = like.homes.copy()
        self.fountains = like.fountains.copy()
        self.graves = like.graves.copy()
        self.razed = like.razed
        self.settled = like.settled
        self.draft = like.draft
        self.air = like.air
        self.before = like.before
        self.readings = like.readings
        self.land = like.land
        self.taken = like.taken
        self.water = like.water
        self.bodies = like.bodies
        self.shores = like.shores
        self.held = like.held.copy()
        self.fringe = like.fringe.copy()
        self.zone = like.zone.copy()
        self.owned = like.owned.copy()
        self.active = like.active.copy()
