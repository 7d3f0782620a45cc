"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Title


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
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        facts: Catalogue,
        like: AgesFields | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        self.facts = facts
        if like is None:
            sizes = title.sizes(seats, options)
            self.age = 0
            self.round = 1
            self.player = 0
            self.first_seat = 0
            self.last_round = 0
            self.resigned = 0
            self.row = [-1] * sizes["row"]
            self.civil_deck = []
            self.military_deck = []
            self.civil_gone = 0
            self.current_events = []
            self.future_events = []
            self.next_event = -1
            self.past_events = []
            self.discards = []
            self.removed = []
            self.common = 0
            self.open_card = -1
            self.flags = 0
            self.fresh = []
            self.extra_civil = 0
            self.extra_military = 0
            self.unit_resources = 0
            self.unit_science = 0
            self.loose_food = 0
            self.loose_resources = 0
            self.bid = 0
            self.bidder = -1
            self.bidders = 0
            self.sent = []
            self.force = 0
            self.science = [0] * seats
            self.culture = [0] * seats
            self.civil = [0] * seats
            self.military = [0] * seats
            self.yellow = [0] * seats
            self.unused = [0] * seats
            self.blue = [0] * seats
            self.yellow_tokens = [0] * seats
            self.blue_tokens = [0] * seats
            self.workers = [[0] * sizes["site"] for _ in range(seats)]
            self.tokens = [[0] * sizes["store"] for _ in range(seats)]
            self.technologies = [0] * seats
            self.government = [-1] * seats
            self.leader = [-1] * seats
            self.leaders_taken = [0] * seats
            self.wonders = [0] * seats
            self.ravaged = [0] * seats
            self.unfinished = [-1] * seats
            self.stages = [0] * seats
            self.tucked = [-1] * seats
            self.hand = [[] for _ in range(seats)]
            self.military_hand = [[] for _ in range(seats)]
            self.colonies = [0] * seats
            self.tactic = [-1] * seats
            self.exclusive = [0] * seats
            self.war = [-1] * seats
            self.war_on = [-1] * seats
            self.pact = [-1] * seats
            self.pact_with = [-1] * seats
            self.pact_side = [0] * seats
            self.given_up = [0] * seats
            self.once = [0] * seats
            self.fixed = [[] for _ in range(seats)]
            self.power = [[] for _ in range(seats)]
            self.held = [[] for _ in range(seats)]
            self.science_rate = [0] * seats
            self.culture_rate = [0] * seats
            self.strength = [0] * seats
            self.happy = [0] * seats
            self.civil_total = [0] * seats
            self.military_total = [0] * seats
            self.food = [0] * seats
            self.resources = [0] * seats
            return
        self.age = like.age
        self.round = like.round
        self.player = like.player
        self.first_seat = like.first_seat
        self.last_round = like.last_round
        self.resigned = like.resigned
        self.row = like.row.copy()
        self.civil_deck = like.civil_deck
        self.military_deck = like.military_deck
        self.civil_gone = like.civil_gone
        self.current_events = like.current_events
        self.future_events = like.future_events
        self.next_event = like.next_event
        self.past_events = like.past_events
        self.discards = like.discards
        self.removed = like.removed
        self.common = like.common
        self.open_card = like.open_card
        self.flags = like.flags
        self.fresh = like.fresh
        self.extra_civil = like.extra_civil
        self.extra_military = like.extra_military
        self.unit_resources = like.unit_resources
        self.unit_science = like.unit_science
        self.loose_food = like.loose_food
        self.loose_resources = like.loose_resources
        self.bid = like.bid
        self.bidder = like.bidder
        self.bidders = like.bidders
        self.sent = like.sent
        self.force = like.force
        self.science = like.science.copy()
        self.culture = like.culture.copy()
        self.civil = like.civil.copy()
        self.military = like.military.copy()
        self.yellow = like.yellow.copy()
        self.unused = like.unused.copy()
        self.blue = like.blue.copy()
        self.yellow_tokens = like.yellow_tokens
        self.blue_tokens = like.blue_tokens
        self.workers = like.workers.copy()
        self.tokens = like.tokens.copy()
        self.technologies = like.technologies.copy()
        self.government = like.government.copy()
        self.leader = like.leader.copy()
        self.leaders_taken = like.leaders_taken.copy()
        self.wonders = like.wonders.copy()
        self.ravaged = like.ravaged.copy()
        self.unfinished = like.unfinished.copy()
        self.stages = like.stages.copy()
        self.tucked = like.tucked.copy()
        self.hand = like.hand.copy()
        self.military_hand = like.military_hand.copy()
        self.colonies = like.colonies.copy()
        self.tactic = like.tactic.copy()
        self.exclusive = like.exclusive.copy()
        self.war = like.war.copy()
        self.war_on = like.war_on.copy()
        self.pact = like.pact.copy()
        self.pact_with = like.pact_with.copy()
        self.pact_side = like.pact_side.copy()
        self.given_up = like.given_up.copy()
        self.once = like.once.copy()
        self.fixed = like.fixed.copy()
        self.power = like.power.copy()
        self.held = like.held.copy()
        self.science_rate = like.science_rate.copy()
        self.culture_rate = like.culture_rate.copy()
        self.strength = like.strength.copy()
        self.happy = like.happy.copy()
        self.civil_total = like.civil_total.copy()
        self.military_total = like.military_total.copy()
        self.food = like.food.copy()
        self.resources = like.resources.copy()
