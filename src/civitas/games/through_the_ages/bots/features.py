"""The features from which the value of a position and of its moves is learned: what a strong player looks at.

The table first: the clock, the card row by its prices, the events the seat knows of. Then the seat itself with its
hands, then each rival in seat order after it: every technology, leader, wonder, colony and tactic where it lies, and
the figures people compute. What a rival holds in secret is not among them.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.bots.timing import turns_left
from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.frames import POLITICS, STORE
from civitas.games.through_the_ages.position import CARD_MASK, AgesState, knows
from civitas.games.through_the_ages.rules.costs import take_cost
from civitas.games.through_the_ages.rules.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.rules.statistics import best_level, workers_of
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of
from civitas.kernel.senses import Senses

_KINDS: Final = STORE - POLITICS + 1
_PRICES: Final = 4
"""Actions that a card of the row costs the seat: 1, 2, 3, and 4 for more."""
_BLOCKS: Final = 4
_MOST: Final = 5.0
"""No feature weighs more."""
_FIGURES: Final = [
    *("there", "to-move", "culture", "culture-rate", "science", "science-rate", "food", "food-surplus", "resources"),
    *("resource-production", "strength", "strength-behind", "happy", "discontent", "uprising", "civil", "military"),
    *("civil-left", "military-left", "workers", "unused", "yellow", "blue", "corruption", "stages", "hand"),
    *("military-hand", "exclusive"),
]


def name_features(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `sense_ages` counts them."""
    names = ["turns", *[f"age-{age}" for age in (*v.AGES, "IV")], "last-round"]
    names += [f"seats-{count}" for count in range(2, _BLOCKS + 1)]
    names += [f"question-{kind}" for kind in range(_KINDS)]
    for price in range(1, _PRICES + 1):
        names += [f"row-{price}:{card}" for card in facts.civil_cards.ids]
    names += [f"unseen:{card}" for card in facts.civil_cards.ids]
    names += [f"hand:{card}" for card in facts.civil_cards.ids]
    names += [f"arms:{card}" for card in facts.military_cards.ids]
    names += [f"event:{card}" for card in facts.events.ids]
    names += [f"resolving:{card}" for card in facts.military_cards.ids]
    names += [f"common:{tactic}" for tactic in facts.tactics.ids]
    for block in range(_BLOCKS):
        names += [f"{block}-{name}" for name in (*_FIGURES, *_kept_names(facts))]
    return names


def _kept_names(facts: Catalogue) -> list[str]:
    kinds = v.KINDS[: v.AIR_FORCE + 1]
    names = [f"best-{kind}" for kind in kinds] + [f"workers-{kind}" for kind in kinds]
    names += [f"has:{technology}" for technology in facts.technologies.ids]
    names += [f"leader:{leader}" for leader in facts.leaders.ids]
    names += [f"wonder:{wonder}" for wonder in facts.wonders.ids]
    names += [f"unfinished:{wonder}" for wonder in facts.wonders.ids]
    names += [f"colony:{territory}" for territory in facts.territories.ids]
    names += [f"tactic:{tactic}" for tactic in facts.tactics.ids]
    names += [f"war:{war}" for war in facts.wars.ids] + ["attacked"]
    return names + [f"pact:{pact}" for pact in facts.pacts.ids]


def sense_ages(p: AgesState, seat: int, senses: Senses) -> None:
    """Tell the features of a position as seen from `seat`."""
    at = _sense_table(p, senses)
    at = _sense_cards(p, seat, senses, at)
    for step in range(p.seats):
        at = _sense_seat(p, (seat + step) % p.seats, senses, at)


def _sense_table(p: AgesState, senses: Senses) -> int:
    turns = turns_left(p)
    senses.weigh(0, turns / max(1, p.players_left()) / 20.0)
    senses.add(1 + p.age)
    at = 1 + v.LAST_AGE + 1
    if p.last_round:
        senses.add(at)
    at += 1
    senses.add(at + p.seats - 2)
    at += _BLOCKS - 1
    kind = kind_of(p.now)
    if POLITICS <= kind <= STORE:
        senses.add(at + kind - POLITICS)
    return at + _KINDS


def _sense_cards(p: AgesState, seat: int, senses: Senses, at: int) -> int:
    """The card row by what each card costs the seat, what may still come, its own hands, and the events it knows."""
    facts = p.facts
    civil, military, first = len(facts.civil_cards), len(facts.military_cards), facts.first[v.EVENT]
    told = 0
    for space, card in enumerate(p.row):
        if card >= 0:
            place = at + max(0, min(take_cost(p, seat, card, space), _PRICES) - 1) * civil + card
            told = _once(senses, told, place - at, at)
    at += _PRICES * civil
    _add_all(senses, at, p.civil_deck)
    _add_all(senses, at + civil, p.hand[seat])
    at += 2 * civil
    _add_all(senses, at, [(entry & CARD_MASK) - first for entry in p.military_hand[seat]])
    at += military
    known = [entry & CARD_MASK for entry in p.current_events + p.future_events if knows(entry, seat)]
    _add_all(senses, at, [card - first for card in known])
    at += len(facts.events)
    if p.open_card >= first:
        senses.add(at + p.open_card - first)
    at += military
    for tactic in members(p.common):
        senses.add(at + tactic)
    return at + len(facts.tactics)


def _add_all(senses: Senses, at: int, cards: list[int]) -> None:
    """Cards of which there may be several: each place is told once."""
    told = 0
    for card in cards:
        told = _once(senses, told, card, at)


def _once(senses: Senses, told: int, place: int, at: int) -> int:
    if told >> place & 1:
        return told
    senses.add(at + place)
    return told | 1 << place


def _sense_seat(p: AgesState, seat: int, senses: Senses, at: int) -> int:
    facts = p.facts
    end = at + len(_FIGURES) + 2 * (v.AIR_FORCE + 1) + len(facts.technologies) + len(facts.leaders)
    end += 2 * len(facts.wonders) + len(facts.territories) + len(facts.tactics) + len(facts.wars) + 1 + len(facts.pacts)
    if p.playing(seat):
        _sense_figures(p, seat, senses, at)
        _sense_kept(p, seat, senses, at + len(_FIGURES))
    return end


def _sense_figures(p: AgesState, seat: int, senses: Senses, at: int) -> None:
    discontent = p.discontent(seat)
    figures = [
        1.0,
        1.0 if seat_of(p.now) == seat else 0.0,
        p.culture[seat] / 100.0,
        p.culture_rate[seat] / 20.0,
        p.science[seat] / 20.0,
        p.science_rate[seat] / 15.0,
        p.food[seat] / 10.0,
        (food_production(p, seat) - consumption(p, seat)) / 6.0,
        p.resources[seat] / 15.0,
        resource_production(p, seat) / 12.0,
        p.strength[seat] / 40.0,
        (max(p.strength) - p.strength[seat]) / 20.0,
        p.happy[seat] / 8.0,
        discontent / 4.0,
        1.0 if discontent > p.unused[seat] else 0.0,
        p.civil_total[seat] / 8.0,
        p.military_total[seat] / 6.0,
        p.civil[seat] / 8.0,
        p.military[seat] / 6.0,
        sum(p.workers[seat]) / 18.0,
        p.unused[seat] / 4.0,
        p.yellow[seat] / 18.0,
        p.blue[seat] / 16.0,
        corruption(p, seat) / 6.0,
        p.stages[seat] / 5.0,
        len(p.hand[seat]) / 8.0,
        len(p.military_hand[seat]) / 6.0,
        float(p.exclusive[seat]),
    ]
    for place in range(len(figures)):
        senses.weigh(at + place, max(-_MOST, min(figures[place], _MOST)))


def _sense_kept(p: AgesState, seat: int, senses: Senses, at: int) -> None:
    """What lies in the play area of a seat."""
    facts = p.facts
    kinds = v.AIR_FORCE + 1
    for kind in range(kinds):
        senses.weigh(at + kind, (best_level(p, seat, kind) + 1) / 4.0)
        senses.weigh(at + kinds + kind, workers_of(p, seat, kind) / 5.0)
    at += 2 * kinds
    at = senses.each_of(at, p.technologies[seat], facts.technologies)
    at = senses.pick_of(at, p.leader[seat], facts.leaders)
    at = senses.each_of(at, p.wonders[seat], facts.wonders)
    at = senses.pick_of(at, p.unfinished[seat], facts.wonders)
    at = senses.each_of(at, p.colonies[seat], facts.territories)
    at = senses.pick_of(at, p.tactic[seat], facts.tactics)
    at = senses.pick_of(at, p.war[seat], facts.wars)
    if seat in p.war_on:
        senses.add(at)
    senses.pick(at + 1, p.pact[seat])
