"""The state of a game of Through the Ages: its fields and invariants. No rules.

Where a hidden card may be known to some seats it is kept as an entry: the card, and above it the mask of the seats
that know it there.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.problems import problems_of
from civitas.games.through_the_ages.statistics import recount
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEM, ITEMS, NUMBER, NUMBERS, PUBLIC, SET, Field
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Title

# Questions.
POLITICS: Final = FIRST_KIND
"""a: political actions taken."""
ACTION: Final = FIRST_KIND + 1
DISCARD: Final = FIRST_KIND + 2
"""a: cards still to discard; b: 1 if an event demands it."""
DEFENCE: Final = FIRST_KIND + 3
"""a: strength still missing; b: cards still allowed, and above it the attacker."""
BID: Final = FIRST_KIND + 4
FORCE: Final = FIRST_KIND + 5
"""a: cards discarded so far."""
PACT_ANSWER: Final = FIRST_KIND + 6
"""a: the pact; b: the seat that offers, and above it the side it would take."""
ORDER: Final = FIRST_KIND + 7
"""a: the action card that orders an action."""
CHOOSE: Final = FIRST_KIND + 8
"""a: food; b: resources."""
MIX: Final = FIRST_KIND + 9
"""a: the total; b: one of the three ways of mixing below, and above it the other seat."""
LOSE_WORKER: Final = FIRST_KIND + 10
LOSE_TOKEN: Final = FIRST_KIND + 11
"""a: tokens still missing; b: 1 if they cover stages of a wonder."""
DESTROY_OWN: Final = FIRST_KIND + 12
RAZE: Final = FIRST_KIND + 13
"""a: the victim; b: the highest level, above it 1 for a raid."""
LOSE_COLONY: Final = FIRST_KIND + 14
ANNEX_COLONY: Final = FIRST_KIND + 15
"""a: the victim."""
REMOVE: Final = FIRST_KIND + 16
"""a: the victim; b: culture per level."""
SPOILS: Final = FIRST_KIND + 17
"""a: the defeated seat; b: what is left of the advantage."""
TUCK: Final = FIRST_KIND + 18
RAVAGE: Final = FIRST_KIND + 19
CIVILIZE: Final = FIRST_KIND + 20
"""a: the discount."""
BUILD_FREE: Final = FIRST_KIND + 21
"""a: the site."""
AGREEMENT: Final = FIRST_KIND + 22
"""a: civil actions left; b: cards taken."""
PAYMENT: Final = FIRST_KIND + 23
"""a: the amount due; b: 0 for food, 1 for resources."""

STORE: Final = FIRST_KIND + 24
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# Automatic steps.
TURN: Final = AUTOMATIC + FIRST_KIND
"""a: the step of the turn."""
EVENT: Final = AUTOMATIC + FIRST_KIND + 1
"""Seat: who revealed it; a: the event; b: effect, place in the order and the masks of those affected."""
EVENT_OVER: Final = AUTOMATIC + FIRST_KIND + 2
AUCTION: Final = AUTOMATIC + FIRST_KIND + 3
"""Seat: who bids next."""
STRIKE: Final = AUTOMATIC + FIRST_KIND + 4
"""Seat: the attacker; a: the aggression; b: the rival, above it the step, above it printed costs so far."""
LOSSES: Final = AUTOMATIC + FIRST_KIND + 5
"""a: population still to lose; b: blue tokens still to lose."""

COVER: Final = AUTOMATIC + FIRST_KIND + 6
"""a: stages of a wonder that are paid and still to be covered."""
AFTERWARDS: Final = AUTOMATIC + FIRST_KIND + 7
"""a: the action card whose gain follows the action it ordered."""

PRODUCING: Final = AUTOMATIC + FIRST_KIND + 8
"""a: the step of a production that an event grants."""

GAINING: Final = AUTOMATIC + FIRST_KIND + 9
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# The steps of a turn.
REFILL: Final = 0
WAR_STEP: Final = 1
TACTICS: Final = 2
ACTIONS: Final = 3
EXCESS: Final = 4
PRODUCTION: Final = 5
NEXT_TURN: Final = 6

# Ways of mixing food and resources.
MIX_GAIN: Final = 0
MIX_LOSE: Final = 1
MIX_TAKE: Final = 2

# What was done in this turn.
TACTIC_CHANGED: Final = 1
LEADER_REPLACED: Final = 2
THEATER_CONVERTED: Final = 4
POPULATION_GAINED: Final = 8
MILITARY_CONVERTED: Final = 16
ARMED: Final = 32
EXCHANGED: Final = 64
ACTED: Final = 128
"""Something was done in the Action Phase."""

ENTRY_BITS: Final = 8
CARD_MASK: Final = 255
EVERYBODY_KNOWS: Final = 15 << ENTRY_BITS

FIELDS: Final = [
    Field("age", PUBLIC, NUMBER),
    Field("round", PUBLIC, NUMBER),
    Field("player", PUBLIC, NUMBER),
    Field("first_seat", PUBLIC, NUMBER),
    Field("last_round", PUBLIC, NUMBER),
    Field("resigned", HIDDEN, NUMBER),
    Field("row", PUBLIC, ITEMS, "card"),
    Field("civil_deck", HIDDEN, ITEMS, "card"),
    Field("military_deck", HIDDEN, ITEMS, "card"),
    Field("civil_gone", HIDDEN, NUMBER),
    Field("current_events", HIDDEN, NUMBERS),
    Field("future_events", HIDDEN, NUMBERS),
    Field("next_event", HIDDEN, NUMBER),
    Field("past_events", PUBLIC, ITEMS, "card"),
    Field("discards", HIDDEN, NUMBERS),
    Field("removed", HIDDEN, NUMBERS),
    Field("common", PUBLIC, SET, "tactic"),
    Field("open_card", PUBLIC, ITEM, "card"),
    Field("flags", HIDDEN, NUMBER),
    Field("fresh", PUBLIC, ITEMS, "card"),
    Field("extra_civil", PUBLIC, NUMBER),
    Field("extra_military", PUBLIC, NUMBER),
    Field("unit_resources", PUBLIC, NUMBER),
    Field("unit_science", PUBLIC, NUMBER),
    Field("loose_food", PUBLIC, NUMBER),
    Field("loose_resources", PUBLIC, NUMBER),
    Field("bid", PUBLIC, NUMBER),
    Field("bidder", PUBLIC, NUMBER),
    Field("bidders", HIDDEN, NUMBER),
    Field("sent", PUBLIC, NUMBERS),
    Field("force", PUBLIC, NUMBER),
    Field("science", PUBLIC, NUMBER, per_seat=True),
    Field("culture", PUBLIC, NUMBER, per_seat=True),
    Field("civil", PUBLIC, NUMBER, per_seat=True),
    Field("military", PUBLIC, NUMBER, per_seat=True),
    Field("yellow", PUBLIC, NUMBER, per_seat=True),
    Field("unused", PUBLIC, NUMBER, per_seat=True),
    Field("blue", PUBLIC, NUMBER, per_seat=True),
    Field("yellow_tokens", HIDDEN, NUMBER, per_seat=True),
    Field("blue_tokens", HIDDEN, NUMBER, per_seat=True),
    Field("workers", HIDDEN, NUMBERS, per_seat=True),
    Field("tokens", HIDDEN, NUMBERS, per_seat=True),
    Field("technologies", PUBLIC, SET, "technology", per_seat=True),
    Field("government", PUBLIC, ITEM, "technology", per_seat=True),
    Field("leader", PUBLIC, ITEM, "leader", per_seat=True),
    Field("leaders_taken", HIDDEN, NUMBER, per_seat=True),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True),
    Field("ravaged", PUBLIC, SET, "wonder", per_seat=True),
    Field("unfinished", PUBLIC, ITEM, "wonder", per_seat=True),
    Field("stages", PUBLIC, NUMBER, per_seat=True),
    Field("tucked", PUBLIC, ITEM, "wonder", per_seat=True),
    Field("hand", PUBLIC, ITEMS, "card", per_seat=True),
    Field("military_hand", HIDDEN, NUMBERS, per_seat=True),
    Field("colonies", PUBLIC, SET, "territory", per_seat=True),
    Field("tactic", PUBLIC, ITEM, "tactic", per_seat=True),
    Field("exclusive", PUBLIC, NUMBER, per_seat=True),
    Field("war", PUBLIC, ITEM, "war", per_seat=True),
    Field("war_on", PUBLIC, NUMBER, per_seat=True),
    Field("pact", PUBLIC, ITEM, "pact", per_seat=True),
    Field("pact_with", PUBLIC, NUMBER, per_seat=True),
    Field("pact_side", PUBLIC, NUMBER, per_seat=True),
    Field("given_up", PUBLIC, NUMBER, per_seat=True),
    Field("once", HIDDEN, NUMBER, per_seat=True),
]


class AgesState(Position):
    def __init__(
        self,
        title: Title,
        seats: int,
        options: dict[str, object],
        chance: Chance,
        drawn: int,
        now: int,
        later: list[int],
        seen: list[int],
        closing: list[Joint],
        facts: Catalogue,
        age: int,
        round: int,
        player: int,
        first_seat: int,
        last_round: int,
        resigned: int,
        row: list[int],
        civil_deck: list[int],
        military_deck: list[int],
        civil_gone: int,
        current_events: list[int],
        future_events: list[int],
        next_event: int,
        past_events: list[int],
        discards: list[int],
        removed: list[int],
        common: int,
        open_card: int,
        flags: int,
        fresh: list[int],
        extra_civil: int,
        extra_military: int,
        unit_resources: int,
        unit_science: int,
        loose_food: int,
        loose_resources: int,
        bid: int,
        bidder: int,
        bidders: int,
        sent: list[int],
        force: int,
        science: list[int],
        culture: list[int],
        civil: list[int],
        military: list[int],
        yellow: list[int],
        unused: list[int],
        blue: list[int],
        yellow_tokens: list[int],
        blue_tokens: list[int],
        workers: list[list[int]],
        tokens: list[list[int]],
        technologies: list[int],
        government: list[int],
        leader: list[int],
        leaders_taken: list[int],
        wonders: list[int],
        ravaged: list[int],
        unfinished: list[int],
        stages: list[int],
        tucked: list[int],
        hand: list[list[int]],
        military_hand: list[list[int]],
        colonies: list[int],
        tactic: list[int],
        exclusive: list[int],
        war: list[int],
        war_on: list[int],
        pact: list[int],
        pact_with: list[int],
        pact_side: list[int],
        given_up: list[int],
        once: list[int],
        fixed: list[list[int]],
        power: list[list[int]],
        held: list[list[int]],
        science_rate: list[int],
        culture_rate: list[int],
        strength: list[int],
        happy: list[int],
        civil_total: list[int],
        military_total: list[int],
        food: list[int],
        resources: list[int],
    ) -> None:
        super().__init__(title, seats, options, chance, drawn, now, later, seen, closing)
        self.facts = facts
        self.age = age
        """0 for A, 4 for IV."""
        self.round = round
        self.player = player
        """The seat whose turn it is."""
        self.first_seat = first_seat
        self.last_round = last_round
        """0 as long as it is not known."""
        self.resigned = resigned
        """Mask of seats."""
        self.row = row
        self.civil_deck = civil_deck
        """Cards of the current Age nobody has seen. Replaced, never changed in place."""
        self.military_deck = military_deck
        """Likewise."""
        self.civil_gone = civil_gone
        """Civil cards that left the game, two bits of count each."""
        self.current_events = current_events
        """Entries of cards and who knows them, in no order. Replaced."""
        self.future_events = future_events
        """Likewise."""
        self.next_event = next_event
        """The card on top of the current events and who has looked at it, or -1. It stays among them."""
        self.past_events = past_events
        """Replaced."""
        self.discards = discards
        """Entries of military cards discarded in the current Age. Replaced."""
        self.removed = removed
        """Entries of military cards that are out of the game. Replaced."""
        self.common = common
        """Common tactics."""
        self.open_card = open_card
        """The event or attack that is being resolved."""
        self.flags = flags
        """What was done in this turn and may be done once only."""
        self.fresh = fresh
        """Action cards taken in this Action Phase. Replaced."""
        self.extra_civil = extra_civil
        """Actions given for this turn; not part of the totals."""
        self.extra_military = extra_military
        self.unit_resources = unit_resources
        """Resources given for this turn, for military units."""
        self.unit_science = unit_science
        """Science given for this turn, for technologies of military units."""
        self.loose_food = loose_food
        """Food and resources exchanged through a pact in this turn."""
        self.loose_resources = loose_resources
        self.bid = bid
        """The highest bid for a territory."""
        self.bidder = bidder
        self.bidders = bidders
        """Mask of the seats still in the auction."""
        self.sent = sent
        """Units sent to colonize, by site. Replaced."""
        self.force = force
        """What cards add to the colonization force."""
        self.science = science
        self.culture = culture
        self.civil = civil
        """Available civil actions."""
        self.military = military
        self.yellow = yellow
        """Tokens in the yellow bank."""
        self.unused = unused
        """Unused workers."""
        self.blue = blue
        """Tokens in the blue bank."""
        self.yellow_tokens = yellow_tokens
        """All yellow tokens of the seat, in the bank and at work: what the box has given and taken. Replaced."""
        self.blue_tokens = blue_tokens
        """Likewise the blue ones, in the bank, on cards and on stages."""
        self.workers = workers
        """Per seat and site. The inner lists are replaced, never changed in place."""
        self.tokens = tokens
        """Blue tokens per seat and site. Likewise."""
        self.technologies = technologies
        """In play, the government included."""
        self.government = government
        self.leader = leader
        self.leaders_taken = leaders_taken
        """Mask of the Ages of which a leader was taken."""
        self.wonders = wonders
        """Completed."""
        self.ravaged = ravaged
        self.unfinished = unfinished
        self.stages = stages
        """Stages built of the unfinished wonder: each holds a blue token."""
        self.tucked = tucked
        """The wonder with a leader under it."""
        self.hand = hand
        """Civil cards, ascending. The inner lists are replaced."""
        self.military_hand = military_hand
        """Entries of cards and who knows them. The inner lists are replaced."""
        self.colonies = colonies
        self.tactic = tactic
        """The current tactic."""
        self.exclusive = exclusive
        """1 while the current tactic lies in the own play area."""
        self.war = war
        """The declared war."""
        self.war_on = war_on
        self.pact = pact
        """The pact in the own play area."""
        self.pact_with = pact_with
        self.pact_side = pact_side
        """The owner's side: 0 for A, 1 for B."""
        self.given_up = given_up
        """1 for a seat that has given up its next political action."""
        self.once = once
        """1 once an ability that works once per game was used."""

        # From here on everything follows from the fields above and is kept up to date for speed; see `refresh`.
        self.fixed = fixed
        """Statistics that cards without workers give. The inner lists are replaced."""
        self.power = power
        """Amounts of the abilities in force. Likewise."""
        self.held = held
        """Sites in play. Likewise."""
        self.science_rate = science_rate
        self.culture_rate = culture_rate
        self.strength = strength
        self.happy = happy
        self.civil_total = civil_total
        self.military_total = military_total
        self.food = food
        self.resources = resources

    def fields(self) -> list[Field]:
        return FIELDS

    def refresh(self) -> None:
        for seat in range(self.seats):
            recount(self, seat)

    def problems(self) -> list[str]:
        return problems_of(self)

    def playing(self, seat: int) -> bool:
        """Is the seat still in the game?"""
        return not self.resigned >> seat & 1

    def players_left(self) -> int:
        return self.seats - self.resigned.bit_count()

    def clockwise(self, first: int) -> list[int]:
        """The seats in the game, clockwise from one of them."""
        return [
            seat
            for seat in [(first + step) % self.seats for step in range(self.seats)]
            if not self.resigned >> seat & 1
        ]

    def required_happiness(self, seat: int) -> int:
        table = self.facts.happiness
        yellow = self.yellow[seat]
        return table[yellow] if yellow < len(table) else table[-1]

    def discontent(self, seat: int) -> int:
        """Lavoratori insoddisfatti: the shortfall of happy faces."""
        missing = self.required_happiness(seat) - self.happy[seat]
        return missing if missing > 0 else 0


def knows(entry: int, viewer: int) -> bool:
    """Does the viewer know the card of this entry there? A spectator knows what everybody knows."""
    if entry & EVERYBODY_KNOWS == EVERYBODY_KNOWS:
        return True
    return viewer >= 0 and bool(entry >> ENTRY_BITS + viewer & 1)


def replaced(values: list[int], place: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old one to the clones that share it."""
    twin = values.copy()
    twin[place] = value
    return twin


def without(values: list[int], place: int) -> list[int]:
    """A list without one entry."""
    return values[:place] + values[place + 1 :]
