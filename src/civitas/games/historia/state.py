"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from civitas.games.historia.catalogue import Catalogue
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title


class HistoriaFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
    __slots__ = (
        "advisor_deck",
        "advisors",
        "available",
        "carried",
        "civilization",
        "colour",
        "cubes",
        "dealt",
        "difficulty",
        "eliminated",
        "ending",
        "era",
        "event",
        "facts",
        "fresh",
        "goals",
        "goals_taken",
        "golden",
        "golden_over",
        "hand",
        "laid",
        "leader",
        "military",
        "modules",
        "offered",
        "order",
        "past_events",
        "playing",
        "points",
        "queue",
        "reshuffles",
        "revolution",
        "rounds",
        "row",
        "stock",
        "tapped",
        "technology",
        "tiles",
        "tokens",
        "turn_of_era",
        "used",
        "used_advisors",
        "vp",
        "wonders",
    )

    facts: Catalogue
    era: int
    turn_of_era: int
    """1 to 4 within the era; 0 during set-up."""
    rounds: int
    """Action rounds begun in this turn."""
    ending: int
    order: list[int]
    """Civilizations in turn order; the eliminated ones are gone."""
    eliminated: int
    """Mask of civilizations."""
    tiles: list[int]
    """Per territory its tile, -1 while it lies face down."""
    cubes: list[int]
    """Per civilization the mask of territories with a cube of it."""
    stock: list[int]
    available: list[int]
    used: list[int]
    technology: list[int]
    military: list[int]
    points: list[int]
    """Victory points by civilization and category, flat."""
    row: int
    """Wonders that can be built, in the order of the catalogue."""
    dealt: int
    """Wonders that have lain in a row so far."""
    tapped: int
    """Wonders used in this turn."""
    fresh: int
    """Wonders acquired in the Action under way."""
    carried: int
    """Mask of the actions carried out in the Action under way."""
    playing: int
    """The card being resolved plus one, or 0."""
    revolution: int
    """1 once a Revolution was carried out in this round."""
    offered: int
    event: int
    past_events: int
    goals: int
    golden: int
    """Mask of the seats in their Golden Era."""
    golden_over: int
    """Mask of the seats whose Golden Era has begun."""
    reshuffles: int
    """How often used advisors became a new deck."""
    colour: list[int]
    civilization: list[int]
    hand: list[int]
    """Per seat the mask of its action cards in hand."""
    queue: list[int]
    """Per seat the packed row of played action cards, the oldest lowest."""
    laid: list[int]
    """Per seat the packed row of cards laid and not yet resolved, the first lowest."""
    advisors: list[int]
    """Per seat the mask of advisors in hand."""
    advisor_deck: list[int]
    """Per seat the mask of advisors nobody has seen in order."""
    used_advisors: list[int]
    wonders: list[int]
    leader: list[int]
    tokens: list[int]
    """Golden Era tokens turned up."""
    goals_taken: list[int]
    modules: int
    """Mask of the options in use."""
    difficulty: list[int]
    """Per civilization the level of a Civbot, -1 for a player. Never changed."""
    vp: list[int]

    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        facts: Catalogue,
        like: HistoriaFields | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        self.facts = facts
        if like is None:
            sizes = title.sizes(seats, options)
            self.era = 0
            self.turn_of_era = 0
            self.rounds = 0
            self.ending = 0
            self.order = []
            self.eliminated = 0
            self.tiles = [-1] * sizes["territory"]
            self.cubes = [0] * sizes["player"]
            self.stock = [0] * sizes["player"]
            self.available = [0] * sizes["player"]
            self.used = [0] * sizes["player"]
            self.technology = [0] * sizes["player"]
            self.military = [0] * sizes["player"]
            self.points = [0] * sizes["points"]
            self.row = 0
            self.dealt = 0
            self.tapped = 0
            self.fresh = 0
            self.carried = 0
            self.playing = 0
            self.revolution = 0
            self.offered = 0
            self.event = -1
            self.past_events = 0
            self.goals = 0
            self.golden = 0
            self.golden_over = 0
            self.reshuffles = 0
            self.colour = [-1] * seats
            self.civilization = [-1] * seats
            self.hand = [0] * seats
            self.queue = [0] * seats
            self.laid = [0] * seats
            self.advisors = [0] * seats
            self.advisor_deck = [0] * seats
            self.used_advisors = [0] * seats
            self.wonders = [0] * seats
            self.leader = [-1] * seats
            self.tokens = [0] * seats
            self.goals_taken = [0] * seats
            self.modules = 0
            self.difficulty = [-1] * sizes["player"]
            self.vp = [0] * sizes["player"]
            return
        self.era = like.era
        self.turn_of_era = like.turn_of_era
        self.rounds = like.rounds
        self.ending = like.ending
        self.order = like.order
        self.eliminated = like.eliminated
        self.tiles = like.tiles
        self.cubes = like.cubes.copy()
        self.stock = like.stock.copy()
        self.available = like.available.copy()
        self.used = like.used.copy()
        self.technology = like.technology.copy()
        self.military = like.military.copy()
        self.points = like.points.copy()
        self.row = like.row
        self.dealt = like.dealt
        self.tapped = like.tapped
        self.fresh = like.fresh
        self.carried = like.carried
        self.playing = like.playing
        self.revolution = like.revolution
        self.offered = like.offered
        self.event = like.event
        self.past_events = like.past_events
        self.goals = like.goals
        self.golden = like.golden
        self.golden_over = like.golden_over
        self.reshuffles = like.reshuffles
        self.colour = like.colour
        self.civilization = like.civilization
        self.hand = like.hand.copy()
        self.queue = like.queue.copy()
        self.laid = like.laid.copy()
        self.advisors = like.advisors.copy()
        self.advisor_deck = like.advisor_deck.copy()
        self.used_advisors = like.used_advisors.copy()
        self.wonders = like.wonders.copy()
        self.leader = like.leader
        self.tokens = like.tokens
        self.goals_taken = like.goals_taken
        self.modules = like.modules
        self.difficulty = like.difficulty
        self.vp = like.vp.copy()
