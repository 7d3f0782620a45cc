"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.games.historia.catalogue import Catalogue
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title


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
        self, title: Title, seats: int, options: Options, chance: Chance, facts: Catalogue, like: Self | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            sizes = title.sizes(seats, options)
            self.facts, self.era, self.turn_of_era = facts, 0, 0
            self.rounds, self.ending, self.order = 0, 0, []
            self.eliminated, self.tiles, self.cubes = 0, [-1] * sizes["territory"], [0] * sizes["player"]
            self.stock, self.available, self.used = [0] * sizes["player"], [0] * sizes["player"], [0] * sizes["player"]
            self.technology, self.military = [0] * sizes["player"], [0] * sizes["player"]
            self.points, self.row, self.dealt = [0] * sizes["points"], 0, 0
            self.tapped, self.fresh, self.carried = 0, 0, 0
            self.playing, self.revolution, self.offered = 0, 0, 0
            self.event, self.past_events, self.goals = -1, 0, 0
            self.golden, self.golden_over, self.reshuffles = 0, 0, 0
            self.colour, self.civilization, self.hand = [-1] * seats, [-1] * seats, [0] * seats
            self.queue, self.laid, self.advisors = [0] * seats, [0] * seats, [0] * seats
            self.advisor_deck, self.used_advisors, self.wonders = [0] * seats, [0] * seats, [0] * seats
            self.leader, self.tokens, self.goals_taken = [-1] * seats, [0] * seats, [0] * seats
            self.modules, self.difficulty, self.vp = 0, [-1] * sizes["player"], [0] * sizes["player"]
            return
        self.facts, self.era, self.turn_of_era = facts, like.era, like.turn_of_era
        self.rounds, self.ending, self.order = like.rounds, like.ending, like.order
        self.eliminated, self.tiles, self.cubes = like.eliminated, like.tiles, like.cubes.copy()
        self.stock, self.available, self.used = like.stock.copy(), like.available.copy(), like.used.copy()
        self.technology, self.military, self.points = like.technology.copy(), like.military.copy(), like.points.copy()
        self.row, self.dealt, self.tapped = like.row, like.dealt, like.tapped
        self.fresh, self.carried, self.playing = like.fresh, like.carried, like.playing
        self.revolution, self.offered, self.event = like.revolution, like.offered, like.event
        self.past_events, self.goals, self.golden = like.past_events, like.goals, like.golden
        self.golden_over, self.reshuffles, self.colour = like.golden_over, like.reshuffles, like.colour
        self.civilization, self.hand, self.queue = like.civilization, like.hand.copy(), like.queue.copy()
        self.laid, self.advisors, self.advisor_deck = like.laid.copy(), like.advisors.copy(), like.advisor_deck.copy()
        self.used_advisors, self.wonders, self.leader = like.used_advisors.copy(), like.wonders.copy(), like.leader
        self.tokens, self.goals_taken, self.modules = like.tokens, like.goals_taken, like.modules
        self.difficulty, self.vp = like.difficulty, like.vp.copy()
