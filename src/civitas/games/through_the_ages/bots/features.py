"""A position as numbers for a learned value: the table, the seat itself, the best of its rivals."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.bots.evaluate import turns_left, worth_of
from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.rules.statistics import best_level, workers_of
from civitas.games.through_the_ages.vocabulary import (
    AIR_FORCE,
    KINDS,
    LAST_AGE,
)
from civitas.kernel.frames import seat_of

_TABLE_FEATURES: Final = ["rounds", "age-a", "age-i", "age-ii", "age-iii", "age-iv", "my-turn"]
_SEAT_FEATURES: Final = [
    "culture",
    "culture-rate",
    "science",
    "science-rate",
    "food",
    "food-surplus",
    "resources",
    "resource-production",
    "strength",
    "strength-behind",
    "happy",
    "discontent",
    "uprising",
    "civil",
    "military",
    "workers",
    "unused",
    "yellow",
    "blue",
    "corruption",
    "wonders",
    "unfinished",
    "colonies",
    "hand",
    "military-hand",
    "leader",
    "war",
    "evaluation",
]


def name_features(facts: Catalogue) -> list[str]:
    """The table, then the seat itself, then the best of its rivals."""
    names = list(_TABLE_FEATURES)
    for whose in ("own", "other"):
        names += [f"{whose}-{name}" for name in _SEAT_FEATURES]
        names += [f"{whose}-best-{KINDS[kind]}" for kind in range(AIR_FORCE + 1)]
        names += [f"{whose}-workers-{KINDS[kind]}" for kind in range(AIR_FORCE + 1)]
    return names


def features_of(p: AgesState, seat: int, buffer: list[float]) -> None:
    """Write the features of the position as seen from `seat`; of the rivals, the one that is worth most."""
    turns = turns_left(p)
    buffer[0] = turns / p.players_left() / 20.0
    for age in range(LAST_AGE + 1):
        buffer[1 + age] = 1.0 if p.age == age else 0.0
    buffer[6] = 1.0 if seat_of(p.now) == seat else 0.0
    at = _seat_features(p, seat, turns, buffer, len(_TABLE_FEATURES))
    rivals = [other for other in range(p.seats) if other != seat and p.playing(other)]
    best = seat
    for other in rivals:
        if best == seat or worth_of(p, other, turns) > worth_of(p, best, turns):
            best = other
    _seat_features(p, best, turns, buffer, at)


def _seat_features(p: AgesState, seat: int, turns: float, buffer: list[float], at: int) -> int:
    used = sum(p.workers[seat])
    strongest = max(p.strength)
    values = [
        p.culture[seat] / 100.0,
        p.culture_rate[seat] / 20.0,
        p.science[seat] / 20.0,
        p.science_rate[seat] / 15.0,
        p.food[seat] / 10.0,
        (food_production(p, seat) - consumption(p, seat)) / 6.0,
        p.resources[seat] / 15.0,
        resource_production(p, seat) / 12.0,
        p.strength[seat] / 40.0,
        (strongest - p.strength[seat]) / 20.0,
        p.happy[seat] / 8.0,
        p.discontent(seat) / 4.0,
        1.0 if p.discontent(seat) > p.unused[seat] else 0.0,
        p.civil_total[seat] / 8.0,
        p.military_total[seat] / 6.0,
        used / 18.0,
        p.unused[seat] / 4.0,
        p.yellow[seat] / 18.0,
        p.blue[seat] / 16.0,
        corruption(p, seat) / 6.0,
        p.wonders[seat].bit_count() / 4.0,
        0.0 if p.unfinished[seat] < 0 else (1.0 + p.stages[seat]) / 5.0,
        p.colonies[seat].bit_count() / 3.0,
        len(p.hand[seat]) / 8.0,
        len(p.military_hand[seat]) / 6.0,
        0.0 if p.leader[seat] < 0 else 1.0,
        0.0 if p.war[seat] < 0 else 1.0,
        worth_of(p, seat, turns) / 200.0,
    ]
    for value in values:
        buffer[at] = value
        at += 1
    for kind in range(AIR_FORCE + 1):
        buffer[at] = (best_level(p, seat, kind) + 1) / 4.0
        buffer[at + AIR_FORCE + 1] = workers_of(p, seat, kind) / 5.0
        at += 1
    return at + AIR_FORCE + 1
