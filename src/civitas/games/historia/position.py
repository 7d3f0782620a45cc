"""The state of a game of Historia: its fields and invariants. No rules.

Civilizations are numbered: the seats first, then the Civbots.
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.vocabulary import CARDS
from civitas.kernel.chance import Chance
from civitas.kernel.fields import HIDDEN, ITEM, NUMBER, NUMBERS, OWNER, PUBLIC, SET, Field, members
from civitas.kernel.frames import AUTOMATIC, FIRST_KIND, frame
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Title

# The questions of the game.
CIVILIZATION: Final = FIRST_KIND
SETTLE: Final = FIRST_KIND + 1
LEADER: Final = FIRST_KIND + 2
LAY: Final = FIRST_KIND + 3
ACT: Final = FIRST_KIND + 4
RETURN: Final = FIRST_KIND + 5
REFRESH: Final = FIRST_KIND + 6
ELIMINATE_ROW: Final = FIRST_KIND + 7
ELIMINATE_OWN: Final = FIRST_KIND + 8
EXTRA: Final = FIRST_KIND + 9

# What runs by itself between them.
TAKING_SETS: Final = AUTOMATIC + FIRST_KIND
SETTLING: Final = AUTOMATIC + FIRST_KIND + 1
DRAFTING: Final = AUTOMATIC + FIRST_KIND + 2
BEGIN_ROUND: Final = AUTOMATIC + FIRST_KIND + 3
NEXT_CARD: Final = AUTOMATIC + FIRST_KIND + 4
FINISH_CARD: Final = AUTOMATIC + FIRST_KIND + 5
TURN_END: Final = AUTOMATIC + FIRST_KIND + 6

# Options in use, as bits of `modules`, in the order of `MODULES`.
MODULES: Final = ["events", "golden_era", "civilization_goals", "territories_to_explore", "expert_start"]
WITH_EVENTS: Final = 1
WITH_GOLDEN_ERA: Final = 2
WITH_GOALS: Final = 4
WITH_EXPLORATION: Final = 8
EXPERT_START: Final = 16

# How a game ends.
RUNNING: Final = 0
POINTS: Final = 1
SOLO_VICTORY: Final = 2
SOLO_DEFEAT: Final = 3
SOLO_ELIMINATION: Final = 4
ENDINGS: Final = ["running", "points", "solo-victory", "solo-defeat", "solo-elimination"]

# Where victory points come from.
CATEGORIES: Final = [
    "territories",
    "governments",
    "leaders",
    "expansion",
    "raids",
    "wars",
    "trade",
    "tourism",
    "matrix",
    "wonders",
    "advisors",
    "goals",
    "events",
    "exploited",
    "civbot_cards",
]
BY_TERRITORIES: Final = 0
BY_GOVERNMENTS: Final = 1
BY_LEADERS: Final = 2
BY_EXPANSION: Final = 3
BY_RAIDS: Final = 4
BY_WARS: Final = 5
BY_TRADE: Final = 6
BY_TOURISM: Final = 7
BY_MATRIX: Final = 8
BY_WONDERS: Final = 9
BY_ADVISORS: Final = 10
BY_GOALS: Final = 11
BY_EVENTS: Final = 12
BY_EXPLOITED: Final = 13
BY_CIVBOT_CARDS: Final = 14
KINDS_OF_POINTS: Final = 15

# Rows of cards (a queue, the cards laid) are packed, the oldest lowest, each card as its number plus one.
CARD_BITS: Final = 6
CARD_MASK: Final = 63

FIELDS: Final = [
    Field("era", PUBLIC, NUMBER),
    Field("turn_of_era", PUBLIC, NUMBER),
    Field("rounds", PUBLIC, NUMBER),
    Field("ending", HIDDEN, NUMBER),
    Field("order", PUBLIC, NUMBERS),
    Field("eliminated", HIDDEN, NUMBER),
    Field("tiles", HIDDEN, NUMBERS),
    Field("cubes", HIDDEN, NUMBERS),
    Field("stock", PUBLIC, NUMBERS),
    Field("available", PUBLIC, NUMBERS),
    Field("used", PUBLIC, NUMBERS),
    Field("technology", PUBLIC, NUMBERS),
    Field("military", PUBLIC, NUMBERS),
    Field("points", HIDDEN, NUMBERS),
    Field("row", PUBLIC, SET, "wonder"),
    Field("dealt", PUBLIC, SET, "wonder"),
    Field("tapped", PUBLIC, SET, "wonder"),
    Field("fresh", PUBLIC, SET, "wonder"),
    Field("carried", HIDDEN, NUMBER),
    Field("playing", HIDDEN, NUMBER),
    Field("revolution", PUBLIC, NUMBER),
    Field("offered", PUBLIC, SET, "leader"),
    Field("event", PUBLIC, ITEM, "event"),
    Field("past_events", PUBLIC, SET, "event"),
    Field("goals", PUBLIC, SET, "goal"),
    Field("golden", HIDDEN, NUMBER),
    Field("golden_over", HIDDEN, NUMBER),
    Field("reshuffles", PUBLIC, NUMBER),
    Field("colour", PUBLIC, ITEM, "colour", per_seat=True),
    Field("civilization", PUBLIC, ITEM, "civilization", per_seat=True),
    Field("hand", PUBLIC, SET, "card", per_seat=True),
    Field("queue", HIDDEN, NUMBER, per_seat=True),
    Field("laid", HIDDEN, NUMBER, per_seat=True),
    Field("advisors", OWNER, SET, "advisor", per_seat=True),
    Field("advisor_deck", HIDDEN, NUMBER, per_seat=True),
    Field("used_advisors", PUBLIC, SET, "advisor", per_seat=True),
    Field("wonders", PUBLIC, SET, "wonder", per_seat=True),
    Field("leader", PUBLIC, ITEM, "leader", per_seat=True),
    Field("tokens", PUBLIC, NUMBER, per_seat=True),
    Field("goals_taken", PUBLIC, SET, "goal", per_seat=True),
]


class HistoriaState(Position):
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
        modules: int,
        difficulty: list[int],
        era: int,
        turn_of_era: int,
        rounds: int,
        ending: int,
        order: list[int],
        eliminated: int,
        tiles: list[int],
        cubes: list[int],
        stock: list[int],
        available: list[int],
        used: list[int],
        technology: list[int],
        military: list[int],
        points: list[int],
        row: int,
        dealt: int,
        tapped: int,
        fresh: int,
        carried: int,
        playing: int,
        revolution: int,
        offered: int,
        event: int,
        past_events: int,
        goals: int,
        golden: int,
        golden_over: int,
        reshuffles: int,
        colour: list[int],
        civilization: list[int],
        hand: list[int],
        queue: list[int],
        laid: list[int],
        advisors: list[int],
        advisor_deck: list[int],
        used_advisors: list[int],
        wonders: list[int],
        leader: list[int],
        tokens: list[int],
        goals_taken: list[int],
        vp: list[int],
    ) -> None:
        super().__init__(title, seats, options, chance, drawn, now, later, seen, closing)
        self.facts = facts
        self.modules = modules
        """Mask of the options in use."""
        self.difficulty = difficulty
        """Per civilization the level of a Civbot, -1 for a player. Never changed."""
        self.era = era
        self.turn_of_era = turn_of_era
        """1 to 4 within the era; 0 during set-up."""
        self.rounds = rounds
        """Action rounds begun in this turn."""
        self.ending = ending
        self.order = order
        """Civilizations in turn order; the eliminated ones are gone. Replaced, never changed in place."""
        self.eliminated = eliminated
        """Mask of civilizations."""
        self.tiles = tiles
        """Per territory its tile, -1 while it lies face down. Replaced, never changed in place."""
        self.cubes = cubes
        """Per civilization the mask of territories with a cube of it."""
        self.stock = stock
        self.available = available
        self.used = used
        self.technology = technology
        self.military = military
        self.points = points
        """Victory points by civilization and category, flat."""
        self.row = row
        """Wonders that can be built, in the order of the catalogue."""
        self.dealt = dealt
        """Wonders that have lain in a row so far."""
        self.tapped = tapped
        """Wonders used in this turn."""
        self.fresh = fresh
        """Wonders acquired in the Action under way."""
        self.carried = carried
        """Mask of the actions carried out in the Action under way."""
        self.playing = playing
        """The card being resolved plus one, or 0."""
        self.revolution = revolution
        """1 once a Revolution was carried out in this round."""
        self.offered = offered
        self.event = event
        self.past_events = past_events
        self.goals = goals
        self.golden = golden
        """Mask of the seats in their Golden Era."""
        self.golden_over = golden_over
        """Mask of the seats whose Golden Era has begun."""
        self.reshuffles = reshuffles
        """How often used advisors became a new deck."""
        # The next two never change after set-up, and clones share them.
        self.colour = colour
        self.civilization = civilization
        self.hand = hand
        """Per seat the mask of its action cards in hand."""
        self.queue = queue
        """Per seat the packed row of played action cards, the oldest lowest."""
        self.laid = laid
        """Per seat the packed row of cards laid and not yet resolved, the first lowest."""
        self.advisors = advisors
        """Per seat the mask of advisors in hand."""
        self.advisor_deck = advisor_deck
        """Per seat the mask of advisors nobody has seen in order."""
        self.used_advisors = used_advisors
        self.wonders = wonders
        # These change rarely: replaced, and clones share them.
        self.leader = leader
        self.tokens = tokens
        """Golden Era tokens turned up."""
        self.goals_taken = goals_taken

        # Follows from the fields above and is kept up to date for speed; see `refresh`.
        self.vp = vp

    def fields(self) -> list[Field]:
        return FIELDS

    def civilizations(self) -> int:
        return len(self.difficulty)

    def occupants(self, territory: int) -> int:
        """Mask of the civilizations with a cube in a territory."""
        bit = 1 << territory
        found = 0
        for civ, held in enumerate(self.cubes):
            if held & bit:
                found |= 1 << civ
        return found

    def occupied(self) -> int:
        """Mask of the territories in which there is any cube."""
        found = 0
        for held in self.cubes:
            found |= held
        return found

    def tile_value(self, territory: int) -> int:
        """0 while the tile lies face down."""
        tile = self.tiles[territory]
        return self.facts.tile_values[tile] if tile >= 0 else 0

    def cell(self, civ: int) -> int:
        return self.military[civ] * self.facts.width + self.technology[civ]

    def government(self, civ: int) -> int:
        return self.facts.government[self.cell(civ)]

    def name(self, civ: int) -> object:
        """A civilization as events and views call it: a seat, or the name of a Civbot."""
        return civ if civ < self.seats else f"civbot_{civ - self.seats + 1}"

    def hand_size(self, seat: int) -> int:
        return self.hand[seat].bit_count() + self.advisors[seat].bit_count()

    def refresh(self) -> None:
        self.vp = self._recount()

    def _recount(self) -> list[int]:
        kinds = KINDS_OF_POINTS
        return [sum(self.points[civ * kinds : (civ + 1) * kinds]) for civ in range(self.civilizations())]

    def problems(self) -> list[str]:
        """What must hold in every position the rules can reach."""
        found: list[str] = []
        count = self.civilizations()
        for values in (self.cubes, self.stock, self.available, self.used, self.technology, self.military, self.vp):
            if len(values) != count:
                return ["a list does not fit the number of civilizations"]
        if len(self.points) != count * KINDS_OF_POINTS or len(self.tiles) != len(self.facts.territories):
            return ["a list does not fit the number of civilizations or territories"]
        if self.vp != self._recount() or min(self.vp) < 0:
            found.append("victory points differ from their categories, or are below 0")
        for civ in range(count):
            found += self._civilization_problems(civ)
        for seat in range(self.seats):
            found += self._card_problems(seat)
        alive = [civ for civ in range(count) if not self.eliminated >> civ & 1]
        if self.era and sorted([civ for civ in self.order if not self.eliminated >> civ & 1]) != alive:
            found.append("the turn order does not hold each civilization once")
        found += self._common_problems()
        return found

    def _civilization_problems(self, civ: int) -> list[str]:
        facts = self.facts
        found: list[str] = []
        places = [self.stock[civ], self.available[civ], self.used[civ], self.cubes[civ].bit_count()]
        cubes = facts.cubes if civ < self.seats else facts.civbot_cubes
        if min(places) < 0 or sum(places) != cubes:
            found.append(f"civilization {civ} has lost or gained a power cube")
        inside = 1 <= self.technology[civ] <= facts.levels and 1 <= self.military[civ] <= facts.levels
        if not inside or not facts.inside[self.cell(civ)]:
            found.append(f"civilization {civ} stands outside the matrix")
        return found

    def _card_problems(self, seat: int) -> list[str]:
        facts = self.facts
        found: list[str] = []
        cards = members(self.hand[seat]) + unpacked(self.queue[seat])
        laid = unpacked(self.laid[seat])
        cards += [card for card in laid if card < CARDS]
        if len(set(cards)) != len(cards) or any([card >= CARDS for card in cards]):
            found.append(f"seat {seat} has an action card twice")
        if self.civilization[seat] >= 0:
            parts = [self.advisors[seat], self.advisor_deck[seat], self.used_advisors[seat]]
            parts += [1 << card - CARDS for card in laid if card >= CARDS]
            if self.playing > CARDS and facts.advisor_set[self.playing - 1 - CARDS] == self.civilization[seat]:
                parts.append(1 << self.playing - 1 - CARDS)
            if not _parts_of(facts.advisors_of[self.civilization[seat]], parts):
                found.append(f"seat {seat} has lost or doubled an advisor")
        return found

    def _common_problems(self) -> list[str]:
        found: list[str] = []
        owned = self.row
        for mask in self.wonders:
            if owned & mask:
                found.append("a wonder in two places")
            owned |= mask
        if owned & ~self.dealt:
            found.append("a wonder that was never dealt")
        shown = [tile for tile in self.tiles if tile >= 0]
        if len(set(shown)) != len(shown) or any([tile >= len(self.facts.tile_values) for tile in shown]):
            found.append("a territory tile in two places")
        return found


def _parts_of(whole: int, parts: list[int]) -> bool:
    together = 0
    for part in parts:
        if part & together:
            return False
        together |= part
    return together == whole


# --- packed rows of cards


def appended(packed: int, card: int) -> int:
    """A row with a card at its newest end."""
    return packed | card + 1 << CARD_BITS * length_of(packed)


def length_of(packed: int) -> int:
    return (packed.bit_length() + CARD_BITS - 1) // CARD_BITS


def unpacked(packed: int) -> list[int]:
    found: list[int] = []
    while packed:
        found.append((packed & CARD_MASK) - 1)
        packed >>= CARD_BITS
    return found


def without(packed: int, card: int) -> int:
    """A row without a card that is in it; the newer ones move up."""
    shift = 0
    while packed >> shift & CARD_MASK != card + 1:
        shift += CARD_BITS
    below = packed & (1 << shift) - 1
    return below | packed >> shift + CARD_BITS << shift


def contains(packed: int, card: int) -> bool:
    while packed:
        if packed & CARD_MASK == card + 1:
            return True
        packed >>= CARD_BITS
    return False


def replaced(values: list[int], seat: int, value: int) -> list[int]:
    """A list with one entry changed, leaving the old list to the clones that share it."""
    twin = values.copy()
    twin[seat] = value
    return twin


# --- the frame of an Action: what is left to do of it

NO_SOURCE: Final = 0
ADVISOR_SOURCE: Final = 1
WONDER_SOURCE: Final = 64


def act_frame(seat: int, action: int, steps: int, discount: int, raided: int, source: int) -> int:
    """`source` is the advisor or wonder whose effects follow the action."""
    return frame(ACT, seat, action | steps << 4 | discount << 8, raided | source << 8)


def action_of(packed: int) -> int:
    return packed >> 10 & 15


def steps_of(packed: int) -> int:
    return packed >> 14 & 15


def discount_of(packed: int) -> int:
    return packed >> 18 & 15


def raided_of(packed: int) -> int:
    return packed >> 26 & 255


def source_of(packed: int) -> int:
    return packed >> 34
