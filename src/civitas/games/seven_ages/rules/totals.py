"""The conflict total of a side: card, front and support values, elites, ages, disorder, and what the defender adds."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import in_area, total
from civitas.games.seven_ages.facts.armoury import count_of, of_type, types_of
from civitas.games.seven_ages.position import FORT_MARK, SevenAgesState
from civitas.games.seven_ages.rules.manoeuvre import approach_bonus
from civitas.games.seven_ages.rules.production import terrain_of
from civitas.games.seven_ages.rules.sides import colour_of
from civitas.games.seven_ages.vocabulary import (
    ATTACK,
    DEFENCE,
    FIRST_ROUND,
    FOREST,
    FOREST_INFANTRY,
    INFANTRY,
    SEA,
    TERRAINS,
)

PARTS: Final = [
    "card",
    "line",
    "events",
    "elites",
    "age",
    "artefacts",
    "terrain",
    "approach",
    "ambush",
    "fort",
    "city",
    "walls",
]
"""What a total is made of. All from the terrain on are the defender's."""


def side_total(p: SevenAgesState, side: int) -> int:
    return sum(side_parts(p, side))


def side_parts(p: SevenAgesState, side: int) -> list[int]:
    """The total of a side, part by part in the order of PARTS."""
    battle = p.battle
    colour, enemy = colour_of(p, side), colour_of(p, 1 - side)
    own = battle.sides[side]
    found = [
        p.facts.value[own.card] if own.card >= 0 else 0,
        line_total(p, side),
        own.bonus,
        min(p.facts.elite_most, p.elites[colour]),
        max(0, p.age(colour) - p.age(enemy)),
    ]
    if side == 1:
        return [*found, 0, *_ground(p)]
    first = total(p, colour, FIRST_ROUND) if battle.round == 1 else 0
    return [*found, first + total(p, colour, ATTACK)]


def _ground(p: SevenAgesState) -> list[int]:
    """What the defender adds: terrain, the way the attackers came, home ground, fort, city and walls."""
    facts, battle = p.facts, p.battle
    area, colour = battle.area, battle.defender
    terrain = terrain_of(p, area, p.age(colour))
    if terrain >= SEA:
        return []
    walls = in_area(p, area, DEFENCE)
    for other in facts.borders[area]:
        if p.occupant[other] == colour:
            walls += in_area(p, other, DEFENCE)
    return [
        facts.defence[terrain],
        approach_bonus(p, battle.approach),
        facts.ambush[p.card[colour] * len(TERRAINS) + terrain],
        facts.fort_defence if p.marks[area] & FORT_MARK else 0,
        0 if battle.sides[0].committed & facts.siege_units else p.city[area],
        walls,
    ]


# --- the line of battle


def values_of(p: SevenAgesState, side: int, unit: int) -> list[int]:
    """Front and support value of a unit here: rough terrain hampers cavalry, elephants frighten horses. Then what it
    adds in front besides."""
    facts, battle = p.facts, p.battle
    at = facts.quality[colour_of(p, side)] * len(facts.units) + unit
    front, support = facts.fronts[at], facts.supports[at]
    terrain = terrain_of(p, battle.area, p.age(battle.defender))
    if facts.as_cavalry[unit]:
        front = max(0, front + facts.cavalry[terrain])
        support = max(0, support + facts.cavalry[terrain])
    if facts.feared[unit] and of_type(battle.sides[1 - side].committed, facts.elephant):
        front = 0
    at_home = side == 1 and facts.arm[unit] == INFANTRY and terrain == FOREST
    return [front, support, p.special(battle.defender, FOREST_INFANTRY) if at_home else 0]


def line_total(p: SevenAgesState, side: int) -> int:
    """Half the units, rounded up, stand in front: the division that serves their owner best."""
    battle = p.battle
    force = battle.sides[side].committed
    disorders = battle.sides[1 - side].disorders
    types = types_of(force)
    values = [values_of(p, side, unit) for unit in types]
    counts = [of_type(force, unit) for unit in types]
    places = (count_of(force) + 1) // 2
    if not disorders:
        return _divided(values, counts, places, -1, -1, 0)
    best = 0
    for front in range(len(types)):
        for support in range(-1, len(types)):
            needed = 2 if front == support else 1
            if counts[front] >= needed:
                best = max(best, _divided(values, counts, places, front, support, disorders))
    return best


def _divided(values: list[list[int]], counts: list[int], places: int, front: int, support: int, disorders: int) -> int:
    """The total with a unit of type `front` in front and one of type `support` behind, the others where they are worth
    most."""
    left = counts.copy()
    behind = sum(counts) - places
    found = best_front = best_support = 0
    if front >= 0:
        left[front] -= 1
        places -= 1
        found += values[front][0] + values[front][2]
        best_front = values[front][0]
    if support >= 0:
        if behind == 0:
            return 0
        left[support] -= 1
        behind -= 1
        found += values[support][1]
        best_support = values[support][1]
    while places + behind:
        pick = _keenest(values, left)
        left[pick] -= 1
        if places:
            places -= 1
            found += values[pick][0] + values[pick][2]
            best_front = max(best_front, values[pick][0])
        else:
            behind -= 1
            found += values[pick][1]
            best_support = max(best_support, values[pick][1])
    return found + disorders * (best_front + best_support)


def _keenest(values: list[list[int]], left: list[int]) -> int:
    """The type of those left that gains most by standing in front."""
    pick = best = -1
    for number, count in enumerate(left):
        gain = values[number][0] + values[number][2] - values[number][1]
        if count and (pick < 0 or gain > best):
            pick, best = number, gain
    return pick
