"""The structs of a position, written out for the compiler by `python -m civitas._build.state`."""

from __future__ import annotations

from typing import Final

from civitas.kernel.parts import Part


class Side(Part):
    """One side of a conflict."""

    __slots__ = (
        *("bonus", "card", "committed", "disorders", "first_count", "leaders_before", "must_retreat", "spent"),
        *("with_tactician", "without_capital"),
    )

    first_count: int
    """Its units at the beginning."""
    spent: int
    committed: int
    with_tactician: bool
    card: int
    disorders: int
    bonus: int
    """What events add in this round."""
    leaders_before: int
    without_capital: bool
    must_retreat: bool

    def __init__(self, like: Side | None = None) -> None:
        if like is None:
            self.first_count, self.spent, self.committed = 0, 0, 0
            self.with_tactician, self.card, self.disorders = False, -1, 0
            self.bonus, self.leaders_before, self.without_capital = 0, 0, False
            self.must_retreat = False
            return
        self.first_count, self.spent, self.committed = like.first_count, like.spent, like.committed
        self.with_tactician, self.card, self.disorders = like.with_tactician, like.card, like.disorders
        self.bonus, self.leaders_before, self.without_capital = like.bonus, like.leaders_before, like.without_capital
        self.must_retreat = like.must_retreat

    def numbers(self) -> list[int]:
        return [
            *(self.first_count, self.spent, self.committed, int(self.with_tactician), self.card, self.disorders),
            *(self.bonus, self.leaders_before, int(self.without_capital), int(self.must_retreat)),
        ]

    def read(self, numbers: list[int]) -> None:
        self.first_count, self.spent, self.committed = numbers[0], numbers[1], numbers[2]
        self.with_tactician, self.card, self.disorders = bool(numbers[3]), numbers[4], numbers[5]
        self.bonus, self.leaders_before, self.without_capital = numbers[6], numbers[7], bool(numbers[8])
        self.must_retreat = bool(numbers[9])


class Battle(Part):
    """A conflict."""

    __slots__ = (
        *("approach", "area", "attacker", "city_before", "defender", "desertions", "had_capital", "refuges"),
        *("retreated", "round", "shown", "sides"),
    )

    area: int
    attacker: int
    defender: int
    round: int
    sides: list[Side]
    """The attacker first."""
    approach: int
    """How all attackers came, as bits."""
    desertions: int
    """Packed, five bits each: the side that loses a unit plus one, and the seat that chooses it."""
    shown: bool
    """Do the committed units lie open?"""
    retreated: int
    """Mask of the sides that have retreated."""
    had_capital: bool
    """Was the area the capital of the defender?"""
    city_before: int
    refuges: list[int]
    """Areas that units in retreat have reached: their leaders may follow them."""

    def __init__(self, like: Battle | None = None) -> None:
        if like is None:
            self.area, self.attacker, self.defender = 0, 0, 0
            self.round, self.sides, self.approach = 0, [Side(), Side()], 0
            self.desertions, self.shown, self.retreated = 0, False, 0
            self.had_capital, self.city_before, self.refuges = False, 0, []
            return
        self.area, self.attacker, self.defender = like.area, like.attacker, like.defender
        self.round, self.sides, self.approach = like.round, [Side(like.sides[0]), Side(like.sides[1])], like.approach
        self.desertions, self.shown, self.retreated = like.desertions, like.shown, like.retreated
        self.had_capital, self.city_before, self.refuges = like.had_capital, like.city_before, like.refuges

    def __bool__(self) -> bool:
        return self is not NO_BATTLE

    def numbers(self) -> list[int]:
        if self is NO_BATTLE:
            return []
        return [
            *(self.area, self.attacker, self.defender, self.round, *self.sides[0].numbers(), *self.sides[1].numbers()),
            *(self.approach, self.desertions, int(self.shown), self.retreated, int(self.had_capital), self.city_before),
            *self.refuges,
        ]

    def read(self, numbers: list[int]) -> None:
        self.area, self.attacker, self.defender = numbers[0], numbers[1], numbers[2]
        self.round, self.approach, self.desertions = numbers[3], numbers[24], numbers[25]
        self.shown, self.retreated, self.had_capital = bool(numbers[26]), numbers[27], bool(numbers[28])
        self.city_before, self.refuges = numbers[29], numbers[30:]
        self.sides[0].read(numbers[4:14])
        self.sides[1].read(numbers[14:24])


class Offer(Part):
    """The cards that one side of a trade offers."""

    __slots__ = ("card", "second")

    card: int
    second: int
    """Another one, of an empire with a scientist."""

    def __init__(self, like: Offer | None = None) -> None:
        if like is None:
            self.card, self.second = -1, -1
            return
        self.card, self.second = like.card, like.second

    def numbers(self) -> list[int]:
        return [self.card, self.second]

    def read(self, numbers: list[int]) -> None:
        self.card, self.second = numbers[0], numbers[1]


class Trade(Part):
    """A trade."""

    __slots__ = (
        *("bonus", "both_chose", "closed", "deck_card", "offers", "opened", "partner", "price", "price_cards"),
        *("trader", "wanted"),
    )

    trader: int
    partner: int
    offers: list[Offer]
    """Those of the trader first."""
    bonus: list[int]
    """Per side what missions add."""
    deck_card: int
    both_chose: bool
    """Did both traders choose the action in this turn?"""
    wanted: int
    """The partner to whom a way is sought."""
    opened: int
    """Mask of the empires that let the trade pass."""
    closed: int
    """Mask of those that do not."""
    price: int
    price_cards: int

    def __init__(self, like: Trade | None = None) -> None:
        if like is None:
            self.trader, self.partner, self.offers = 0, -1, [Offer(), Offer()]
            self.bonus, self.deck_card, self.both_chose = [0, 0], -1, False
            self.wanted, self.opened, self.closed = -1, 0, 0
            self.price, self.price_cards = 0, 0
            return
        self.trader, self.partner = like.trader, like.partner
        self.offers, self.bonus = [Offer(like.offers[0]), Offer(like.offers[1])], like.bonus.copy()
        self.deck_card, self.both_chose, self.wanted = like.deck_card, like.both_chose, like.wanted
        self.opened, self.closed, self.price = like.opened, like.closed, like.price
        self.price_cards = like.price_cards

    def __bool__(self) -> bool:
        return self is not NO_TRADE

    def numbers(self) -> list[int]:
        if self is NO_TRADE:
            return []
        return [
            *(self.trader, self.partner, *self.offers[0].numbers(), *self.offers[1].numbers(), *self.bonus),
            *(self.deck_card, int(self.both_chose), self.wanted, self.opened, self.closed, self.price),
            self.price_cards,
        ]

    def read(self, numbers: list[int]) -> None:
        self.trader, self.partner, self.bonus = numbers[0], numbers[1], numbers[6:8]
        self.deck_card, self.both_chose, self.wanted = numbers[8], bool(numbers[9]), numbers[10]
        self.opened, self.closed, self.price = numbers[11], numbers[12], numbers[13]
        self.price_cards = numbers[14]
        self.offers[0].read(numbers[2:4])
        self.offers[1].read(numbers[4:6])


class March(Part):
    """Units on the move."""

    __slots__ = (
        *("at", "canals_open", "canals_shut", "crossing", "force", "leaders", "left", "origin", "passed", "rail"),
        "steps",
    )

    force: int
    origin: int
    at: int
    left: int
    """Movement points."""
    rail: int
    """Those that serve inside own areas only."""
    passed: int
    """Mask of the empires whose fleets it has passed."""
    steps: int
    crossing: int
    """How the last step entered its area, as bits."""
    canals_shut: int
    canals_open: int
    leaders: list[int]
    """Those that go along, packed as on the map."""

    def __init__(self, like: March | None = None) -> None:
        if like is None:
            self.force, self.origin, self.at = 0, 0, 0
            self.left, self.rail, self.passed = 0, 0, 0
            self.steps, self.crossing, self.canals_shut = 0, 0, 0
            self.canals_open, self.leaders = 0, []
            return
        self.force, self.origin, self.at = like.force, like.origin, like.at
        self.left, self.rail, self.passed = like.left, like.rail, like.passed
        self.steps, self.crossing, self.canals_shut = like.steps, like.crossing, like.canals_shut
        self.canals_open, self.leaders = like.canals_open, like.leaders

    def __bool__(self) -> bool:
        return self is not NO_MARCH

    def numbers(self) -> list[int]:
        if self is NO_MARCH:
            return []
        return [
            *(self.force, self.origin, self.at, self.left, self.rail, self.passed, self.steps, self.crossing),
            *(self.canals_shut, self.canals_open, *self.leaders),
        ]

    def read(self, numbers: list[int]) -> None:
        self.force, self.origin, self.at = numbers[0], numbers[1], numbers[2]
        self.left, self.rail, self.passed = numbers[3], numbers[4], numbers[5]
        self.steps, self.crossing, self.canals_shut = numbers[6], numbers[7], numbers[8]
        self.canals_open, self.leaders = numbers[9], numbers[10:]


class Founding(Part):
    """What is kept while an empire starts."""

    __slots__ = ("card", "colour", "manoeuvres", "rippled", "starter", "wild")

    colour: int
    rippled: bool
    """May it be of any age?"""
    wild: int
    """1 if a wild marker was used, until the colour is chosen."""
    manoeuvres: int
    """Those that the card grants right after set-up."""
    card: int
    starter: int

    def __init__(self, like: Founding | None = None) -> None:
        if like is None:
            self.colour, self.rippled, self.wild = -1, False, 0
            self.manoeuvres, self.card, self.starter = 0, -1, 0
            return
        self.colour, self.rippled, self.wild = like.colour, like.rippled, like.wild
        self.manoeuvres, self.card, self.starter = like.manoeuvres, like.card, like.starter

    def __bool__(self) -> bool:
        return self is not NO_FOUNDING

    def numbers(self) -> list[int]:
        if self is NO_FOUNDING:
            return []
        return [self.colour, int(self.rippled), self.wild, self.manoeuvres, self.card, self.starter]

    def read(self, numbers: list[int]) -> None:
        self.colour, self.rippled, self.wild = numbers[0], bool(numbers[1]), numbers[2]
        self.manoeuvres, self.card, self.starter = numbers[3], numbers[4], numbers[5]


class Civilising(Part):
    """What was done in a civilise action."""

    __slots__ = (
        *("adopted", "built", "colour", "demoted", "draws", "fertile_cities", "other_cities", "promoted", "quelled"),
        "turned",
    )

    colour: int
    demoted: int
    promoted: int
    draws: int
    adopted: int
    fertile_cities: int
    other_cities: int
    built: int
    """Areas plus one, packed by nine bits, whose cities were built or improved."""
    quelled: bool
    turned: list[int]
    """The counters turned over: the type each shows now, and its place << 8."""

    def __init__(self, like: Civilising | None = None) -> None:
        if like is None:
            self.colour, self.demoted, self.promoted = -1, 0, 0
            self.draws, self.adopted, self.fertile_cities = 0, 0, 0
            self.other_cities, self.built, self.quelled = 0, 0, False
            self.turned = []
            return
        self.colour, self.demoted, self.promoted = like.colour, like.demoted, like.promoted
        self.draws, self.adopted, self.fertile_cities = like.draws, like.adopted, like.fertile_cities
        self.other_cities, self.built, self.quelled = like.other_cities, like.built, like.quelled
        self.turned = like.turned

    def __bool__(self) -> bool:
        return self is not NO_CIVILISING

    def numbers(self) -> list[int]:
        if self is NO_CIVILISING:
            return []
        return [
            *(self.colour, self.demoted, self.promoted, self.draws, self.adopted, self.fertile_cities),
            *(self.other_cities, self.built, int(self.quelled), *self.turned),
        ]

    def read(self, numbers: list[int]) -> None:
        self.colour, self.demoted, self.promoted = numbers[0], numbers[1], numbers[2]
        self.draws, self.adopted, self.fertile_cities = numbers[3], numbers[4], numbers[5]
        self.other_cities, self.built, self.quelled = numbers[6], numbers[7], bool(numbers[8])
        self.turned = numbers[9:]


class Affair(Part):
    """An event."""

    __slots__ = ("acting", "area", "card", "choices", "left", "part", "seat", "stopped", "target", "turned")

    card: int
    seat: int
    acting: int
    target: int
    area: int
    stopped: bool
    left: int
    """What its effect still needs to know."""
    part: int
    """Mask of areas that were chosen."""
    turned: int
    """Whoever turned the event aside, plus one."""
    choices: int
    """How many targets there were to choose from."""

    def __init__(self, like: Affair | None = None) -> None:
        if like is None:
            self.card, self.seat, self.acting = 0, 0, -1
            self.target, self.area, self.stopped = -1, -1, False
            self.left, self.part, self.turned = 0, 0, 0
            self.choices = 0
            return
        self.card, self.seat, self.acting = like.card, like.seat, like.acting
        self.target, self.area, self.stopped = like.target, like.area, like.stopped
        self.left, self.part, self.turned = like.left, like.part, like.turned
        self.choices = like.choices

    def numbers(self) -> list[int]:
        return [
            *(self.card, self.seat, self.acting, self.target, self.area, int(self.stopped), self.left, self.part),
            *(self.turned, self.choices),
        ]

    def read(self, numbers: list[int]) -> None:
        self.card, self.seat, self.acting = numbers[0], numbers[1], numbers[2]
        self.target, self.area, self.stopped = numbers[3], numbers[4], bool(numbers[5])
        self.left, self.part, self.turned = numbers[6], numbers[7], numbers[8]
        self.choices = numbers[9]


class Duellist(Part):
    """One side of an assassination."""

    __slots__ = ("card", "draws", "limit", "seat")

    seat: int
    card: int
    draws: int
    limit: int

    def __init__(self, like: Duellist | None = None) -> None:
        if like is None:
            self.seat, self.card, self.draws = 0, -1, 0
            self.limit = 0
            return
        self.seat, self.card, self.draws = like.seat, like.card, like.draws
        self.limit = like.limit

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.draws, self.limit]

    def read(self, numbers: list[int]) -> None:
        self.seat, self.card, self.draws = numbers[0], numbers[1], numbers[2]
        self.limit = numbers[3]


class Duel(Part):
    """An assassination."""

    __slots__ = ("sides",)

    sides: list[Duellist]
    """The assassin first."""

    def __init__(self, like: Duel | None = None) -> None:
        if like is None:
            self.sides = [Duellist(), Duellist()]
            return
        self.sides = [Duellist(like.sides[0]), Duellist(like.sides[1])]

    def __bool__(self) -> bool:
        return self is not NO_DUEL

    def numbers(self) -> list[int]:
        if self is NO_DUEL:
            return []
        return [*self.sides[0].numbers(), *self.sides[1].numbers()]

    def read(self, numbers: list[int]) -> None:
        self.sides[0].read(numbers[0:4])
        self.sides[1].read(numbers[4:8])


NO_BATTLE: Final = Battle()
NO_TRADE: Final = Trade()
NO_MARCH: Final = March()
NO_FOUNDING: Final = Founding()
NO_CIVILISING: Final = Civilising()
NO_DUEL: Final = Duel()
"""They stand for none, in all positions: nobody changes them."""
