"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title


class AgesFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
    __slots__ = (
        "age",
        "bid",
        "bidder",
        "bidders",
        "blue",
        "blue_tokens",
        "civil",
        "civil_deck",
        "civil_gone",
        "civil_total",
        "colonies",
        "common",
        "culture",
        "culture_rate",
        "current_events",
        "discards",
        "exclusive",
        "extra_civil",
        "extra_military",
        "facts",
        "first_seat",
        "fixed",
        "flags",
        "food",
        "force",
        "fresh",
        "future_events",
        "given_up",
        "government",
        "hand",
        "happy",
        "held",
        "last_round",
        "leader",
        "leaders_taken",
        "loose_food",
        "loose_resources",
        "military",
        "military_deck",
        "military_hand",
        "military_total",
        "next_event",
        "once",
        "open_card",
        "pact",
        "pact_side",
        "pact_with",
        "past_events",
        "player",
        "power",
        "ravaged",
        "removed",
        "resigned",
        "resources",
        "round",
        "row",
        "science",
        "science_rate",
        "sent",
        "stages",
        "strength",
        "tactic",
        "technologies",
        "tokens",
        "tucked",
        "unfinished",
        "unit_resources",
        "unit_science",
        "unused",
        "war",
        "war_on",
        "wonders",
        "workers",
        "yellow",
        "yellow_tokens",
    )

    facts: Catalogue
    age: int
    """0 for A, 4 for IV."""
    round: int
    player: int
    """The seat whose turn it is."""
    first_seat: int
    last_round: int
    """0 as long as it is not known."""
    resigned: int
    """Mask of seats."""
    row: list[int]
    civil_deck: list[int]
    """Cards of the current Age nobody has seen."""
    military_deck: list[int]
    """Likewise."""
    civil_gone: int
    """Civil cards that left the game, two bits of count each."""
    current_events: list[int]
    """Entries of cards and who knows them, in no order."""
    future_events: list[int]
    """Likewise."""
    next_event: int
    """The card on top of the current events and who has looked at it, or -1. It stays among them."""
    past_events: list[int]
    discards: list[int]
    """Entries of military cards discarded in the current Age."""
    removed: list[int]
    """Entries of military cards that are out of the game."""
    common: int
    """Common tactics."""
    open_card: int
    """The event or attack that is being resolved."""
    flags: int
    """What was done in this turn and may be done once only."""
    fresh: list[int]
    """Action cards taken in this Action Phase."""
    extra_civil: int
    """Actions given for this turn; not part of the totals."""
    extra_military: int
    unit_resources: int
    """Resources given for this turn, for military units."""
    unit_science: int
    """Science given for this turn, for technologies of military units."""
    loose_food: int
    """Food and resources exchanged through a pact in this turn."""
    loose_resources: int
    bid: int
    """The highest bid for a territory."""
    bidder: int
    bidders: int
    """Mask of the seats still in the auction."""
    sent: list[int]
    """Units sent to colonize, by site."""
    force: int
    """What cards add to the colonization force."""
    science: list[int]
    culture: list[int]
    civil: list[int]
    """Available civil actions."""
    military: list[int]
    yellow: list[int]
    """Tokens in the yellow bank."""
    unused: list[int]
    """Unused workers."""
    blue: list[int]
    """Tokens in the blue bank."""
    yellow_tokens: list[int]
    """All yellow tokens of the seat, in the bank and at work: what the box has given and taken."""
    blue_tokens: list[int]
    """Likewise the blue ones, in the bank, on cards and on stages."""
    workers: list[list[int]]
    """Per seat and site."""
    tokens: list[list[int]]
    """Blue tokens per seat and site."""
    technologies: list[int]
    """In play, the government included."""
    government: list[int]
    leader: list[int]
    leaders_taken: list[int]
    """Mask of the Ages of which a leader was taken."""
    wonders: list[int]
    """Completed."""
    ravaged: list[int]
    unfinished: list[int]
    stages: list[int]
    """Stages built of the unfinished wonder: each holds a blue token."""
    tucked: list[int]
    """The wonder with a leader under it."""
    hand: list[list[int]]
    """Civil cards, ascending."""
    military_hand: list[list[int]]
    """Entries of cards and who knows them."""
    colonies: list[int]
    tactic: list[int]
    """The current tactic."""
    exclusive: list[int]
    """1 while the current tactic lies in the own play area."""
    war: list[int]
    """The declared war."""
    war_on: list[int]
    pact: list[int]
    """The pact in the own play area."""
    pact_with: list[int]
    pact_side: list[int]
    """The owner's side: 0 for A, 1 for B."""
    given_up: list[int]
    """1 for a seat that has given up its next political action."""
    once: list[int]
    """1 once an ability that works once per game was used."""
    fixed: list[list[int]]
    """Statistics that cards without workers give."""
    power: list[list[int]]
    """Amounts of the abilities in force."""
    held: list[list[int]]
    """Sites in play."""
    science_rate: list[int]
    culture_rate: list[int]
    strength: list[int]
    happy: list[int]
    civil_total: list[int]
    military_total: list[int]
    food: list[int]
    resources: list[int]

    def __init__(
        self, title: Title, seats: int, options: Options, chance: Chance, facts: Catalogue, like: Self | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            sizes = title.sizes(seats, options)
            self.facts, self.age, self.round = facts, 0, 1
            self.player, self.first_seat, self.last_round = 0, 0, 0
            self.resigned, self.row, self.civil_deck = 0, [-1] * sizes["row"], []
            self.military_deck, self.civil_gone, self.current_events = [], 0, []
            self.future_events, self.next_event, self.past_events = [], -1, []
            self.discards, self.removed, self.common = [], [], 0
            self.open_card, self.flags, self.fresh = -1, 0, []
            self.extra_civil, self.extra_military, self.unit_resources = 0, 0, 0
            self.unit_science, self.loose_food, self.loose_resources = 0, 0, 0
            self.bid, self.bidder, self.bidders = 0, -1, 0
            self.sent, self.force, self.science = [], 0, [0] * seats
            self.culture, self.civil, self.military = [0] * seats, [0] * seats, [0] * seats
            self.yellow, self.unused, self.blue = [0] * seats, [0] * seats, [0] * seats
            self.yellow_tokens, self.blue_tokens = [0] * seats, [0] * seats
            self.workers = [[0] * sizes["site"] for _ in range(seats)]
            self.tokens, self.technologies = [[0] * sizes["store"] for _ in range(seats)], [0] * seats
            self.government, self.leader, self.leaders_taken = [-1] * seats, [-1] * seats, [0] * seats
            self.wonders, self.ravaged, self.unfinished = [0] * seats, [0] * seats, [-1] * seats
            self.stages, self.tucked, self.hand = [0] * seats, [-1] * seats, [[] for _ in range(seats)]
            self.military_hand, self.colonies, self.tactic = [[] for _ in range(seats)], [0] * seats, [-1] * seats
            self.exclusive, self.war, self.war_on = [0] * seats, [-1] * seats, [-1] * seats
            self.pact, self.pact_with, self.pact_side = [-1] * seats, [-1] * seats, [0] * seats
            self.given_up, self.once, self.fixed = [0] * seats, [0] * seats, [[] for _ in range(seats)]
            self.power, self.held = [[] for _ in range(seats)], [[] for _ in range(seats)]
            self.science_rate, self.culture_rate, self.strength = [0] * seats, [0] * seats, [0] * seats
            self.happy, self.civil_total, self.military_total = [0] * seats, [0] * seats, [0] * seats
            self.food, self.resources = [0] * seats, [0] * seats
            return
        self.facts, self.age, self.round = facts, like.age, like.round
        self.player, self.first_seat, self.last_round = like.player, like.first_seat, like.last_round
        self.resigned, self.row, self.civil_deck = like.resigned, like.row.copy(), like.civil_deck
        self.military_deck, self.civil_gone = like.military_deck, like.civil_gone
        self.current_events, self.future_events = like.current_events, like.future_events
        self.next_event, self.past_events, self.discards = like.next_event, like.past_events, like.discards
        self.removed, self.common, self.open_card = like.removed, like.common, like.open_card
        self.flags, self.fresh, self.extra_civil = like.flags, like.fresh, like.extra_civil
        self.extra_military, self.unit_resources = like.extra_military, like.unit_resources
        self.unit_science, self.loose_food = like.unit_science, like.loose_food
        self.loose_resources, self.bid, self.bidder = like.loose_resources, like.bid, like.bidder
        self.bidders, self.sent, self.force = like.bidders, like.sent, like.force
        self.science, self.culture, self.civil = like.science.copy(), like.culture.copy(), like.civil.copy()
        self.military, self.yellow, self.unused = like.military.copy(), like.yellow.copy(), like.unused.copy()
        self.blue, self.yellow_tokens, self.blue_tokens = like.blue.copy(), like.yellow_tokens, like.blue_tokens
        self.workers, self.tokens, self.technologies = like.workers.copy(), like.tokens.copy(), like.technologies.copy()
        self.government, self.leader = like.government.copy(), like.leader.copy()
        self.leaders_taken, self.wonders = like.leaders_taken.copy(), like.wonders.copy()
        self.ravaged, self.unfinished, self.stages = like.ravaged.copy(), like.unfinished.copy(), like.stages.copy()
        self.tucked, self.hand, self.military_hand = like.tucked.copy(), like.hand.copy(), like.military_hand.copy()
        self.colonies, self.tactic, self.exclusive = like.colonies.copy(), like.tactic.copy(), like.exclusive.copy()
        self.war, self.war_on, self.pact = like.war.copy(), like.war_on.copy(), like.pact.copy()
        self.pact_with, self.pact_side = like.pact_with.copy(), like.pact_side.copy()
        self.given_up, self.once, self.fixed = like.given_up.copy(), like.once.copy(), like.fixed.copy()
        self.power, self.held, self.science_rate = like.power.copy(), like.held.copy(), like.science_rate.copy()
        self.culture_rate, self.strength, self.happy = like.culture_rate.copy(), like.strength.copy(), like.happy.copy()
        self.civil_total, self.military_total = like.civil_total.copy(), like.military_total.copy()
        self.food, self.resources = like.food.copy(), like.resources.copy()
