"""What a learned value of Historia goes by: how far a seat is ahead of the best other in each thing that counts.

Everybody has first carried out what it has laid or begun, as the rules of thumb foresee it. The leads are told in steps
of an eighth of what makes a difference at that time of the game, so that moves that differ little are told apart.
"""

from __future__ import annotations

from typing import Final

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
from civitas.games.historia.position import HistoriaState, contains, length_of
from civitas.games.historia.rules.matrix import cards_per_round, is_advanced, navigates
from civitas.games.historia.rules.territories import sole_territories
from civitas.kernel.senses import Senses

STEPS: Final = 8.0
_TURNS: Final = 12.0
_LEVELS: Final = 8.0
_QUEUE: Final = 8
_HAND: Final = 8
_CUBES: Final = 7
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


def tell_outlook(p: Historia, seat: int, senses: Senses) -> None:
    """Tell the leads of a seat over the best other."""
    own = _standing(foreseen(p, seat), seat)
    best: list[float] = []
    most = 0.0
    for civ in range(p.civilizations()):
        if civ == seat or p.eliminated >> civ & 1:
            continue
        twin = foreseen(p, civ) if civ < p.seats else p
        worth = worth_of(twin, civ) + (returning(twin, civ) if civ < p.seats else 0)
        if not best or worth > most:
            best = _standing(twin, civ) if civ < p.seats else _civbot(p, civ)
            most = worth
    scale = STEPS / scale_of(p)
    for place in range(len(own)):
        lead = own[place] - (best[place] if place < len(best) else 0.0)
        if lead != 0.0:
            senses.weigh(place, lead * scale)


def _civbot(p: HistoriaState, civ: int) -> list[float]:
    """A Civbot has points, what it will gain, levels and territories."""
    left = turns_left(p) / _TURNS
    technology, military = float(p.technology[civ]), float(p.military[civ])
    alone, shared = _tiles(p, civ)
    coming = scorings_left(p, v.TERRITORY_ICON)
    found = [worth_of(p, civ) - p.vp[civ], float(p.vp[civ]), 0.0, alone * coming, shared * coming, alone, shared]
    found += _levels(technology, military, left)
    return found


def _levels(technology: float, military: float, left: float) -> list[float]:
    found = [technology, technology * left, technology * technology * left / _LEVELS]
    found += [military, military * left, military * military * left / _LEVELS]
    return found + [min(technology, military), technology * military * left / _LEVELS]


def _tiles(p: HistoriaState, civ: int) -> tuple[float, float]:
    """What the tiles under its cubes are worth where it is alone, and elsewhere."""
    alone = sole_territories(p, civ)
    found = shared = 0.0
    for territory in range(len(p.tiles)):
        if alone >> territory & 1:
            found += p.tile_value(territory)
        elif p.cubes[civ] >> territory & 1:
            shared += p.tile_value(territory)
    return found, shared


def _standing(p: HistoriaState, seat: int) -> list[float]:
    facts = p.facts
    left = turns_left(p) / _TURNS
    coming = scorings_left(p, v.TERRITORY_ICON)
    alone, shared = _tiles(p, seat)
    back = float(returning(p, seat))
    found = [0.0, float(p.vp[seat])]
    found.append(float(facts.government_vp[p.government(seat)] * scorings_left(p, v.GOVERNMENT_ICON)))
    found += [alone * coming, shared * coming, alone, shared]
    found += _levels(float(p.technology[seat]), float(p.military[seat]), left)
    further = float(cards_per_round(p, seat) - 1)
    wonders = float(p.wonders[seat].bit_count())
    found += [further, further * left]
    found += [1.0, left] if navigates(p, seat) else [0.0, 0.0]
    found += [
        float(p.stock[seat]),
        float(p.advisors[seat].bit_count()),
        wonders_worth(p, seat),
        wonders,
        wonders * left,
    ]
    found += [float((p.wonders[seat] & ~p.tapped).bit_count()), leader_worth(p, seat)]
    found += [1.0 if p.leader[seat] >= 0 else 0.0, back]
    on_map = p.cubes[seat].bit_count()
    found += [p.available[seat] * left, p.used[seat] * left, on_map * left]
    _note_cards(p, seat, left, found)
    _note_counts(length_of(p.queue[seat]), _QUEUE, found)
    _note_counts(p.hand[seat].bit_count(), _HAND, found)
    for cubes in (p.available[seat], p.used[seat], on_map):
        _note_counts(cubes, _CUBES, found)
    _note_mask(p.wonders[seat], len(facts.wonders), left, found)
    return found


def _note_cards(p: HistoriaState, seat: int, left: float, found: list[float]) -> None:
    advanced = [is_advanced(p, seat, card) for card in range(v.CARDS)]
    found += [1.0 if there else 0.0 for there in advanced]
    found += [left if there else 0.0 for there in advanced]
    _note_mask(p.hand[seat], v.CARDS, 1.0, found)
    found += [1.0 if contains(p.queue[seat], card) else 0.0 for card in range(v.CARDS)]


def _note_counts(count: int, most: int, found: list[float]) -> None:
    """As many ones as there are of something."""
    found += [1.0 if number < count else 0.0 for number in range(most)]


def _note_mask(mask: int, size: int, value: float, found: list[float]) -> None:
    found += [value if mask >> place & 1 else 0.0 for place in range(size)]
