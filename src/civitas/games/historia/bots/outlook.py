"""What a learned value of Historia goes by: how far a seat is ahead of the best other in each thing that counts.

Everybody has first carried out what it has laid or begun, as the rules of thumb foresee it. The leads are told in steps
of an eighth of what makes a difference at that time of the game, so that moves that differ little are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.games.historia import vocabulary as v
from civitas.games.historia.bots.evaluate import (
    foreseen,
    leader_worth,
    returning,
    scale_of,
    scorings_left,
    turns_left,
    wonders_worth,
    worth_of,
)
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.hooks import Historia
from civitas.games.historia.position import HistoriaState, length_of, unpacked
from civitas.games.historia.rules.matrix import advanced_cards, cards_per_round, navigates
from civitas.games.historia.rules.territories import sole_territories
from civitas.kernel.senses import Senses

if TYPE_CHECKING:
    from mypy_extensions import i64

STEPS: Final = 8.0
_TURNS: Final = 12.0
_LEVELS: Final = 8.0
_QUEUE: Final = 8
_HAND: Final = 8
_CUBES: Final = 7
_ROOM: Final = 512
"""More figures than there are."""
_PLAIN: Final = [
    *("civbot", "points", "government", "tiles-alone-to-come", "tiles-shared-to-come", "tiles-alone", "tiles-shared"),
    *("technology-now", "technology-to-come", "technology-squared", "military-now", "military-to-come"),
    *("military-squared", "lower-level", "both-levels", "cards-per-round", "cards-per-round-to-come"),
    *("navigation", "navigation-to-come", "stock", "advisors", "wonders-worth", "wonders", "wonders-to-come"),
    *("wonders-ready", "leader-worth", "leader", "returning", "available-to-come", "used-to-come", "on-map-to-come"),
]


def name_outlook(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `_tell` tells them."""
    names = _PLAIN.copy()
    for place in ("advanced", "advanced-to-come", "hand", "queued"):
        names += [f"{place}:{card}" for card in facts.cards.ids[: v.CARDS]]
    names += [f"queue-{count + 1}" for count in range(_QUEUE)] + [f"hand-{count + 1}" for count in range(_HAND)]
    for cubes in ("available", "used", "on-map"):
        names += [f"{cubes}-{count + 1}" for count in range(_CUBES)]
    return names + [f"wonder:{wonder}" for wonder in facts.wonders.ids]


class Standing:
    """The figures of one civilization, one after the other in the order of `name_outlook`; 0 from there on.

    Most are 0, and share one object.
    """

    def __init__(self) -> None:
        self.numbers: list[float] = _BLANK[:]
        self.count: i64 = 0

    def put(self, value: float) -> None:
        self.numbers[self.count] = value
        self.count += 1

    def put_counts(self, count: int, most: int) -> None:
        """As many ones as there are of something."""
        for number in range(min(count, most)):
            place: i64 = number
            self.numbers[self.count + place] = 1.0
        self.count += most

    def put_mask(self, mask: int, size: int, value: float) -> None:
        """A number for each thing that is there."""
        for number in range(size):
            if mask >> number & 1:
                place: i64 = number
                self.numbers[self.count + place] = value
        self.count += size


_BLANK: Final[list[float]] = [0.0] * _ROOM


def tell_outlook(p: Historia, seat: int, senses: Senses) -> None:
    """Tell the leads of a seat over the best other."""
    own = _standing(foreseen(p, seat), seat)
    best: Standing | None = None
    most = 0.0
    for civ in range(p.civilizations()):
        if civ == seat or p.eliminated >> civ & 1:
            continue
        twin = foreseen(p, civ) if civ < p.seats else p
        worth = worth_of(twin, civ) + (returning(twin, civ) if civ < p.seats else 0)
        if best is None or worth > most:
            best = _standing(twin, civ) if civ < p.seats else _civbot(p, civ)
            most = worth
    scale = STEPS / scale_of(p)
    mine = own.numbers
    theirs = _BLANK if best is None else best.numbers
    place: i64 = 0
    while place < own.count:
        lead = mine[place] - theirs[place]
        if lead != 0.0:
            senses.weigh(place, lead * scale)
        place += 1


def _civbot(p: HistoriaState, civ: int) -> Standing:
    """A Civbot has points, what it will gain, levels and territories."""
    found = Standing()
    left = turns_left(p) / _TURNS
    alone, shared = _tiles(p, civ)
    coming = scorings_left(p, v.TERRITORY_ICON)
    found.put(worth_of(p, civ) - p.vp[civ])
    found.put(float(p.vp[civ]))
    found.put(0.0)
    _put_tiles(found, alone, shared, coming)
    _put_levels(found, float(p.technology[civ]), float(p.military[civ]), left)
    return found


def _put_tiles(found: Standing, alone: float, shared: float, coming: int) -> None:
    found.put(alone * coming)
    found.put(shared * coming)
    found.put(alone)
    found.put(shared)


def _put_levels(found: Standing, technology: float, military: float, left: float) -> None:
    for level in (technology, military):
        found.put(level)
        found.put(level * left)
        found.put(level * level * left / _LEVELS)
    found.put(min(technology, military))
    found.put(technology * military * left / _LEVELS)


def _tiles(p: HistoriaState, civ: int) -> tuple[float, float]:
    """What the tiles under its cubes are worth where it is alone, and elsewhere."""
    alone, held = sole_territories(p, civ), p.cubes[civ]
    found = shared = 0.0
    for territory in range(len(p.tiles)):
        if alone >> territory & 1:
            found += p.tile_value(territory)
        elif held >> territory & 1:
            shared += p.tile_value(territory)
    return found, shared


def _standing(p: HistoriaState, seat: int) -> Standing:
    facts = p.facts
    found = Standing()
    left = turns_left(p) / _TURNS
    alone, shared = _tiles(p, seat)
    found.put(0.0)
    found.put(float(p.vp[seat]))
    found.put(float(facts.government_vp[p.government(seat)] * scorings_left(p, v.GOVERNMENT_ICON)))
    _put_tiles(found, alone, shared, scorings_left(p, v.TERRITORY_ICON))
    _put_levels(found, float(p.technology[seat]), float(p.military[seat]), left)
    further = float(cards_per_round(p, seat) - 1)
    found.put(further)
    found.put(further * left)
    free = navigates(p, seat)
    found.put(1.0 if free else 0.0)
    found.put(left if free else 0.0)
    _put_property(found, p, seat, left)
    on_map = p.cubes[seat].bit_count()
    for cubes in (p.available[seat], p.used[seat], on_map):
        found.put(cubes * left)
    _put_cards(found, p, seat, left)
    found.put_counts(length_of(p.queue[seat]), _QUEUE)
    found.put_counts(p.hand[seat].bit_count(), _HAND)
    for cubes in (p.available[seat], p.used[seat], on_map):
        found.put_counts(cubes, _CUBES)
    found.put_mask(p.wonders[seat], len(facts.wonders), left)
    return found


def _put_property(found: Standing, p: HistoriaState, seat: int, left: float) -> None:
    wonders = float(p.wonders[seat].bit_count())
    found.put(float(p.stock[seat]))
    found.put(float(p.advisors[seat].bit_count()))
    found.put(wonders_worth(p, seat))
    found.put(wonders)
    found.put(wonders * left)
    found.put(float((p.wonders[seat] & ~p.tapped).bit_count()))
    found.put(leader_worth(p, seat))
    found.put(1.0 if p.leader[seat] >= 0 else 0.0)
    found.put(float(returning(p, seat)))


def _put_cards(found: Standing, p: HistoriaState, seat: int, left: float) -> None:
    advanced = advanced_cards(p, seat)
    found.put_mask(advanced, v.CARDS, 1.0)
    found.put_mask(advanced, v.CARDS, left)
    found.put_mask(p.hand[seat], v.CARDS, 1.0)
    queued = 0
    for card in unpacked(p.queue[seat]):
        queued |= 1 << card
    found.put_mask(queued, v.CARDS, 1.0)
