"""Impacts (Impatti): what the events of Age III count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.production import (
    consumption,
    food_production,
    mine_production,
    resource_production,
)
from civitas.games.through_the_ages.rules.statistics import levels_of, workers_of
from civitas.games.through_the_ages.vocabulary import AIR_FORCE, ARENA, INFANTRY, LAB, SPECIAL, THEATER, WONDER
from civitas.kernel.fields import members


def food_above_consumption(p: AgesState, seat: int) -> int:
    return 1 if food_production(p, seat) > consumption(p, seat) else 0


def urban_levels(p: AgesState, seat: int) -> int:
    return sum([levels_of(p, seat, kind) for kind in range(LAB, THEATER + 1)])


def least_production(p: AgesState, seat: int) -> int:
    made = [p.science_rate[seat], p.culture_rate[seat], food_production(p, seat), resource_production(p, seat)]
    return max(0, min(made))


def colonies(p: AgesState, seat: int) -> int:
    return p.colonies[seat].bit_count()


def unit_and_arena_levels(p: AgesState, seat: int) -> int:
    return levels_of(p, seat, ARENA) + sum([levels_of(p, seat, kind) for kind in range(INFANTRY, AIR_FORCE + 1)])


def civil_actions(p: AgesState, seat: int) -> int:
    return p.civil_total[seat]


def military_actions(p: AgesState, seat: int) -> int:
    return p.military_total[seat]


def happy_faces(p: AgesState, seat: int) -> int:
    return p.happy[seat]


def content_workers_above_ten(p: AgesState, seat: int) -> int:
    content = p.unused[seat] + sum(p.workers[seat]) - p.discontent(seat)
    return max(0, content - p.facts.content_workers)


def government_and_special_levels(p: AgesState, seat: int) -> int:
    cards = members(p.technologies[seat] >> p.facts.first[SPECIAL])
    return sum([p.facts.level[p.facts.first[SPECIAL] + card] for card in cards])


def age_iii_technologies(p: AgesState, seat: int) -> int:
    return sum([1 for card in members(p.technologies[seat]) if p.facts.level[card] == 3])


def variety(p: AgesState, seat: int) -> int:
    """Types of units and urban buildings with a worker, and special technologies."""
    types = [kind for kind in range(LAB, AIR_FORCE + 1) if workers_of(p, seat, kind)]
    return len(types) + (p.technologies[seat] & p.facts.special_mask).bit_count()


def wonders_by_age(p: AgesState, seat: int) -> int:
    facts = p.facts
    points = facts.points_by_wonder_age
    return sum([points[facts.level[facts.first[WONDER] + wonder]] for wonder in members(p.wonders[seat])])


COUNTS: Final[dict[str, Callable[[AgesState, int], int]]] = {
    "food_produced": food_production,
    "food_above_consumption": food_above_consumption,
    "urban_levels": urban_levels,
    "least_production": least_production,
    "colonies": colonies,
    "unit_and_arena_levels": unit_and_arena_levels,
    "civil_actions": civil_actions,
    "military_actions": military_actions,
    "happy_faces": happy_faces,
    "mine_production": mine_production,
    "content_workers_above_ten": content_workers_above_ten,
    "government_and_special_levels": government_and_special_levels,
    "age_iii_technologies": age_iii_technologies,
    "variety": variety,
    "wonders_by_age": wonders_by_age,
}
