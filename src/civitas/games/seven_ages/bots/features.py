"""The features from which the value of a position and of its moves is learned: what a strong player looks at.

The clock first, then the cards the seat knows of, every area, artefact and empire by whose it is, the figures of the
seat itself and, for each other player in seat order after it, those that lie open. What others hold in secret, the
types of their units among it, is not told.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.bots.prospects import room_of, turns_left
from civitas.games.seven_ages.bots.survey import Survey, strength_of
from civitas.games.seven_ages.catalogue import Catalogue
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.frames import ASK, REACT
from civitas.games.seven_ages.position import MOST_COLOURS, ON_CARD, SevenAgesState
from civitas.games.seven_ages.rules.empires import game_age
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of
from civitas.kernel.senses import Senses

_KINDS: Final = REACT - ASK + 1
_AGES: Final = 10
_OTHERS: Final = 6
_MOST: Final = 5.0
"""No feature weighs more."""
_TOP_LEVEL: Final = 5.0
_CLOCK: Final = ["seats", "turn", "turns-left", "holder", "to-move"]
_OPEN: Final = {
    "there": 1.0,
    "glory": 50.0,
    "empires": 4.0,
    "areas": 20.0,
    "cities": 10.0,
    "unrest": 5.0,
    "units": 30.0,
    "money": 60.0,
    "lead": 49.0,
    "leaders": 5.0,
    "creeds": 5.0,
    "elites": 5.0,
    "capitals": 4.0,
    "cards": 7.0,
}
"""What everybody sees of a player, and what each figure is divided by, so that most lie between 0 and 1."""
_OWN: Final = {
    "room": 1.0,
    "strength": 60.0,
    "spare": 15.0,
    "growth": 5.0,
    "income": 30.0,
    "upkeep": 30.0,
}
"""What a player works out for itself."""


def name_features(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `sense_seven_ages` counts them."""
    names = [*_CLOCK, *[f"age-{age}" for age in range(_AGES)], *[f"question-{kind}" for kind in range(_KINDS)]]
    for place in ("hand", "pile", "seen"):
        names += [f"{place}:{card}" for card in facts.cards.ids]
    for whose in ("own", "other"):
        names += [f"{whose}-empire:{card}" for card in facts.cards.ids]
        names += [f"{whose}-area:{area}" for area in facts.areas.ids]
        names += [f"{whose}-city:{area}" for area in facts.areas.ids]
        names += [f"{whose}-artefact:{artefact}" for artefact in facts.artefacts.ids]
    names += [f"own-{name}" for name in (*_OPEN, *_OWN)]
    for other in range(_OTHERS):
        names += [f"{other}-{name}" for name in _OPEN]
    return names


def sense_seven_ages(p: SevenAgesState, seat: int, senses: Senses) -> None:
    """Tell the features of a position as seen from `seat`."""
    clock = [p.seats / 7.0, p.turn_number / 10.0, turns_left(p) / 5.0]
    clock += [float(p.holder == seat), float(seat_of(p.now) == seat)]
    _weigh_all(senses, 0, clock)
    at = len(_CLOCK)
    senses.add(at + max(0, min(game_age(p), _AGES - 1)))
    at += _AGES
    kind = kind_of(p.now)
    if ASK <= kind <= REACT:
        senses.add(at + kind - ASK)
    at = _sense_cards(p, seat, senses, at + _KINDS)
    at = _sense_map(p, seat, senses, at)
    survey = Survey(p)
    _weigh_all(senses, at, _open_figures(p, survey, seat) + _own_figures(p, survey, seat))
    at += len(_OPEN) + len(_OWN)
    for block in range(1, p.seats):
        _weigh_all(senses, at, _open_figures(p, survey, (seat + block) % p.seats))
        at += len(_OPEN)


def _weigh_all(senses: Senses, at: int, figures: list[float]) -> None:
    for place in range(len(figures)):
        senses.weigh(at + place, max(-_MOST, min(figures[place], _MOST)))


def _sense_cards(p: SevenAgesState, seat: int, senses: Senses, at: int) -> int:
    """The own hand, the discards, and what the seat has seen in hands of others."""
    cards = len(p.facts.cards)
    held = 0
    for other, hand in enumerate(p.hand):
        for card in hand:
            if other == seat:
                senses.add(at + card)
            else:
                held |= 1 << card
    for card in p.pile:
        senses.add(at + cards + card)
    for card in members(p.known[seat] & held):
        senses.add(at + 2 * cards + card)
    return at + 3 * cards


def _sense_map(p: SevenAgesState, seat: int, senses: Senses, at: int) -> int:
    """Empires, areas, cities and artefacts by whose they are."""
    facts = p.facts
    cards, areas = len(facts.cards), len(facts.areas)
    size = cards + 2 * areas + len(facts.artefacts)
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            senses.add(at + (0 if p.player[colour] == seat else size) + p.card[colour])
    for area in range(areas):
        colour = p.occupant[area]
        if colour >= 0:
            first = at + (0 if p.player[colour] == seat else size) + cards
            senses.add(first + area)
            senses.weigh(first + areas + area, min(_MOST, p.city[area] / _TOP_LEVEL))
    for artefact, place in enumerate(p.where):
        colour = place - ON_CARD if ON_CARD <= place < 2 * ON_CARD else p.occupant[place] if 0 <= place < areas else -1
        if 0 <= colour < MOST_COLOURS and p.card[colour] >= 0:
            senses.add(at + (0 if p.player[colour] == seat else size) + cards + 2 * areas + artefact)
    return at + 2 * size


def _open_figures(p: SevenAgesState, survey: Survey, seat: int) -> list[float]:
    """In the order of _OPEN."""
    areas = cities = unrest = units = money = lead = leaders = creeds = elites = capitals = 0
    empires = p.empires_of(seat)
    for colour in empires:
        areas += survey.lands[colour]
        cities += survey.cities[colour]
        unrest += survey.unrest[colour]
        units += count_of(p.army[colour])
        money += p.money[colour]
        lead = max(lead, p.progress[colour])
        leaders += p.leader_count(colour)
        creeds += int(p.religion[colour] >= 0) + int(p.government[colour] >= 0)
        elites += p.elites[colour]
        capitals += int(p.capital[colour] >= 0)
    found = [1, p.glory_of(seat), len(empires), areas, cities, unrest, units, money, lead, leaders, creeds, elites]
    scales = list(_OPEN.values())
    return [number / scales[place] for place, number in enumerate([*found, capitals, len(p.hand[seat])])]


def _own_figures(p: SevenAgesState, survey: Survey, seat: int) -> list[float]:
    """In the order of _OWN."""
    left = turns_left(p)
    strength = growth = 0.0
    spare = income = upkeep = 0
    for colour in p.empires_of(seat):
        growth += left * survey.growth(p, colour)
        strength += strength_of(p, colour, p.army[colour])
        spare += survey.spare[colour]
        income += income_of(p, colour)
        upkeep += upkeep_of(p, colour)
    found = [float(room_of(p, seat) > 0), strength, float(spare), growth, float(income), float(upkeep)]
    scales = list(_OWN.values())
    return [number / scales[place] for place, number in enumerate(found)]
