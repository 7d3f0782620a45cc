"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Self

from civitas.games.seven_ages.catalogue import Catalogue
from civitas.games.seven_ages.moves import SevenAgesMoves
from civitas.games.seven_ages.parts import (
    NO_BATTLE,
    NO_CIVILISING,
    NO_DUEL,
    NO_FOUNDING,
    NO_MARCH,
    NO_TRADE,
    Affair,
    Battle,
    Civilising,
    Duel,
    Founding,
    March,
    Trade,
)
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.title import Options, Title


class SevenAgesFields(Position):
    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy.
    __slots__ = (
        "action",
        "affair",
        "age_limit",
        "army",
        "battle",
        "bids",
        "built",
        "buying",
        "cadence",
        "capital",
        "card",
        "city",
        "civil",
        "cup",
        "deal",
        "deck",
        "duel",
        "edition",
        "elites",
        "ending",
        "entered",
        "extinct",
        "facts",
        "first_age",
        "fought",
        "found",
        "founding",
        "fresh",
        "glory_halved",
        "government",
        "group",
        "guests",
        "hand",
        "harvested",
        "holder",
        "homes",
        "hungry",
        "invader",
        "known",
        "late",
        "leaders",
        "led",
        "lifted",
        "marched",
        "marker",
        "marks",
        "money",
        "moved",
        "named_seen",
        "occupant",
        "pair",
        "past",
        "performed",
        "pile",
        "player",
        "points",
        "progress",
        "ready",
        "religion",
        "rules",
        "shown",
        "slowed",
        "strays",
        "table",
        "tamed",
        "ties",
        "traded",
        "turn_limit",
        "turn_number",
        "twins",
        "units",
        "unnamed",
        "visited",
        "war_turns",
        "where",
        "wilds",
    )

    facts: Catalogue
    turn_number: int
    """Frames carry it in sixteen bits."""
    holder: int
    """The seat with the turn marker."""
    action: int
    """The action under way, -1 before the first."""
    ending: int
    first_age: int
    """The age in which the first empire of the game began; 0 before it."""
    past: list[int]
    """The seats with an empire that passed the last space, in the order in which they did."""
    pair: list[int]
    points: list[int]
    """Glory by seat and category, flat."""
    hand: list[list[int]]
    """Per seat its cards, ascending."""
    known: list[int]
    """Per seat, and last for spectators, the mask of cards in hands of others it has seen."""
    deck: list[int]
    """Cards nobody has seen in order."""
    pile: list[int]
    """The discards, the top last."""
    fresh: list[int]
    """The cards discarded in this turn."""
    bids: list[int]
    """Per seat the value of its first bid, -1 without one; then whether it still bids."""
    marker: list[int]
    """Per colour the marker on its empire, -1 for none."""
    strays: list[int]
    """Per seat the mask of its markers on no empire: those face down, and above them those turned over."""
    shown: int
    """Mask of the colours whose markers lie face up."""
    ready: int
    """Mask of the slots whose action has still to be carried out in this step."""
    performed: list[int]
    """Per seat the mask of actions carried out in this turn."""
    cadence: list[int]
    """The secret markers of the option cadence."""
    slowed: list[int]
    """Per colour the mask of actions it carried out in this turn; after them per seat, plus 100, the lowest trade
    number of an empire it has discarded by the action, 0 without one."""
    card: list[int]
    """Per colour the card of its empire, -1 for none."""
    player: list[int]
    progress: list[int]
    money: list[int]
    elites: list[int]
    religion: list[int]
    government: list[int]
    lifted: list[int]
    """Per colour the restrictions that trading has ended."""
    capital: list[int]
    """Per colour the area of its capital, -1 for none."""
    unnamed: list[int]
    """Per colour its unnamed elephants."""
    tamed: list[int]
    """Per elephant area the colour that has its elephant, -1 for none."""
    visited: list[int]
    """Per colour the mask of regions it has held."""
    homes: list[int]
    """The starting areas: colour and area << 4, packed."""
    traded: int
    """Mask of the colours that have traded in this turn."""
    wilds: int
    """Mask of the colours without free progress in this turn, for their wild marker."""
    hungry: int
    """Mask of the colours whose wheat gives nothing in their next production."""
    war_turns: int
    """Turns that the World War still lasts."""
    fought: int
    """1 if empires of two players have fought in this turn."""
    extinct: int
    """1 once the elephants have left the game."""
    glory_halved: int
    """How often the glory of this harvest is halved."""
    occupant: list[int]
    """Per area the colour whose units stand there, -1 for none."""
    units: list[int]
    """Per place the force of the owner of its area."""
    guests: list[int]
    """Per place the force of the invader, the one empire that may stand in areas of others."""
    invader: int
    city: list[int]
    """Per area the level of its city, 0 for none."""
    marks: list[int]
    """Per area a fort (1) and disorder (2)."""
    leaders: list[int]
    """The leaders on the map, each packed: colour, type << 4, named + 1 << 8, area << 16."""
    named_seen: int
    """The named leaders that have appeared."""
    cup: list[int]
    """Leaders nobody has drawn, and the empty counters."""
    where: list[int]
    """Per artefact where its marker lies: an area, ON_CARD + a colour, -1 for nowhere."""
    twins: list[int]
    """Per artefact the space of its twin on the track, 0 for none."""
    moved: list[int]
    """Per place the force that has moved in this manoeuvre."""
    entered: list[int]
    """The areas entered in this manoeuvre: area, how each (8 bits), how all (8 bits), packed."""
    led: list[int]
    """The leaders that have moved in this manoeuvre, packed as they stand now."""
    marched: int
    """Extra movement of this manoeuvre."""
    group: March
    """The units on the move."""
    founding: Founding
    """The empire that starts."""
    buying: list[int]
    """Per area, packed, how many units were put there in this production."""
    deal: Trade
    """The trade under way."""
    battle: Battle
    """The conflict under way."""
    civil: Civilising
    """The civilise action under way."""
    affair: list[Affair]
    """The events under way, the latest last."""
    duel: Duel
    """The assassination under way."""
    found: int
    """The leader just drawn from the cup, -1 for none."""
    ties: list[int]
    """Choices between own empires tied in this harvest."""
    harvested: list[int]
    """Glory per seat in this harvest."""
    edition: int
    """The version of the rules with which the game began."""
    built: int
    """Mask of the colours that have built a city."""
    table: SevenAgesMoves
    rules: int
    """Mask of the options in use."""
    age_limit: int
    """How many ages are played, 0 for all."""
    turn_limit: int
    """How many turns are played, 0 for no limit."""
    late: int
    """How many seats, the last ones, enter the game later."""
    army: list[int]
    """Per colour all its units on the map, as one force."""

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Options,
        chance: Chance,
        facts: Catalogue,
        table: SevenAgesMoves,
        like: Self | None = None,
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        if like is None:
            sizes = title.sizes(seats, options)
            self.facts, self.table, self.turn_number = facts, table, 0
            self.holder, self.action, self.ending = 0, -1, 0
            self.first_age, self.past, self.pair = 0, [], [-1] * seats
            self.points, self.hand = [0] * sizes["glory"], [[] for _ in range(seats)]
            self.known, self.deck, self.pile = [0] * sizes["watcher"], [], []
            self.fresh, self.bids, self.marker = [], [], [-1] * sizes["empire"]
            self.strays, self.shown, self.ready = [0] * sizes["seat"], 0, 0
            self.performed, self.cadence, self.slowed = [0] * sizes["seat"], [], [0] * sizes["slowed"]
            self.card, self.player = [-1] * sizes["empire"], [-1] * sizes["empire"]
            self.progress, self.money, self.elites = [0] * sizes["empire"], [0] * sizes["empire"], [0] * sizes["empire"]
            self.religion, self.government = [-1] * sizes["empire"], [-1] * sizes["empire"]
            self.lifted, self.capital = [0] * sizes["empire"], [-1] * sizes["empire"]
            self.unnamed, self.tamed = [0] * sizes["empire"], [-1] * sizes["elephant"]
            self.visited, self.homes, self.traded = [0] * sizes["empire"], [], 0
            self.wilds, self.hungry, self.war_turns = 0, 0, 0
            self.fought, self.extinct, self.glory_halved = 0, 0, 0
            self.occupant, self.units, self.guests = [-1] * sizes["area"], [0] * sizes["place"], [0] * sizes["place"]
            self.invader, self.city, self.marks = -1, [0] * sizes["area"], [0] * sizes["area"]
            self.leaders, self.named_seen, self.cup = [], 0, []
            self.where, self.twins, self.moved = [-1] * sizes["artefact"], [0] * sizes["artefact"], [0] * sizes["place"]
            self.entered, self.led, self.marched = [], [], 0
            self.group, self.founding, self.buying = NO_MARCH, NO_FOUNDING, []
            self.deal, self.battle, self.civil = NO_TRADE, NO_BATTLE, NO_CIVILISING
            self.affair, self.duel, self.found = [], NO_DUEL, -1
            self.ties, self.harvested, self.edition = [], [], 1
            self.built, self.rules, self.age_limit = 0, 0, 0
            self.turn_limit, self.late, self.army = 0, 0, [0] * sizes["empire"]
            return
        self.facts, self.table, self.turn_number = facts, table, like.turn_number
        self.holder, self.action, self.ending = like.holder, like.action, like.ending
        self.first_age, self.past, self.pair = like.first_age, like.past, like.pair
        self.points, self.hand, self.known = like.points, like.hand.copy(), like.known
        self.deck, self.pile, self.fresh = like.deck.copy(), like.pile, like.fresh
        self.bids, self.marker, self.strays = like.bids, like.marker.copy(), like.strays
        self.shown, self.ready, self.performed = like.shown, like.ready, like.performed
        self.cadence, self.slowed, self.card = like.cadence, like.slowed, like.card
        self.player, self.progress, self.money = like.player, like.progress.copy(), like.money.copy()
        self.elites, self.religion, self.government = like.elites, like.religion, like.government
        self.lifted, self.capital, self.unnamed = like.lifted, like.capital, like.unnamed
        self.tamed, self.visited, self.homes = like.tamed, like.visited, like.homes
        self.traded, self.wilds, self.hungry = like.traded, like.wilds, like.hungry
        self.war_turns, self.fought, self.extinct = like.war_turns, like.fought, like.extinct
        self.glory_halved, self.occupant, self.units = like.glory_halved, like.occupant.copy(), like.units.copy()
        self.guests, self.invader, self.city = like.guests, like.invader, like.city
        self.marks, self.leaders, self.named_seen = like.marks, like.leaders, like.named_seen
        self.cup, self.where, self.twins = like.cup.copy(), like.where, like.twins
        self.moved, self.entered, self.led = like.moved, like.entered, like.led
        self.marched, self.group = like.marched, like.group if like.group is NO_MARCH else March(like.group)
        self.founding = like.founding if like.founding is NO_FOUNDING else Founding(like.founding)
        self.buying, self.deal = like.buying, like.deal if like.deal is NO_TRADE else Trade(like.deal)
        self.battle = like.battle if like.battle is NO_BATTLE else Battle(like.battle)
        self.civil = like.civil if like.civil is NO_CIVILISING else Civilising(like.civil)
        self.affair = [Affair(part) for part in like.affair] if like.affair else like.affair
        self.duel, self.found, self.ties = like.duel if like.duel is NO_DUEL else Duel(like.duel), like.found, like.ties
        self.harvested, self.edition, self.built = like.harvested, like.edition, like.built
        self.rules, self.age_limit, self.turn_limit = like.rules, like.age_limit, like.turn_limit
        self.late, self.army = like.late, like.army.copy()

    def read_part(self, name: str, numbers: list[int]) -> None:
        if name == "group" and numbers:
            self.group = March()
            self.group.read(numbers)
        if name == "founding" and numbers:
            self.founding = Founding()
            self.founding.read(numbers)
        if name == "deal" and numbers:
            self.deal = Trade()
            self.deal.read(numbers)
        if name == "battle" and numbers:
            self.battle = Battle()
            self.battle.read(numbers)
        if name == "civil" and numbers:
            self.civil = Civilising()
            self.civil.read(numbers)
        if name == "affair":
            self.affair = [Affair() for _ in range(len(numbers) // 10)]
            for place, part in enumerate(self.affair):
                part.read(numbers[10 * place : 10 * (place + 1)])
        if name == "duel" and numbers:
            self.duel = Duel()
            self.duel.read(numbers)
