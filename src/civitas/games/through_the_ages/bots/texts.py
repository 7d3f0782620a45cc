"""What the texts of leaders, wonders and special technologies are worth.

What a text adds to the ratings is counted from the table as it stands, before the card is played and after; for the
rest there is a worth per turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.statistics import best_level, faces_of, levels_of, workers_of
from civitas.kernel.fields import members

if TYPE_CHECKING:
    from civitas.games.through_the_ages.bots.cards import Outlook

_LONGEST: Final = 9.0
"""Turns for which an ability counts at most."""
_OTHER: Final = 0.3
"""An ability that is not named here, per turn."""

_PER_TURN: Final = {
    "yellow_token_on_leaving": 0.2,
    "science_per_technology_taken": 0.9,
    "military_as_civil": 1.0,
    "unit_resources": 0.3,
    "tucks_under_wonder": 0.1,
    "second_political_action": 0.2,
    "leader_discount": 0.1,
    "population_discount": 0.7,
    "settles_from_hand": 0.5,
    "recruits": 0.6,
    "culture_if_strongest": 1.2,
    "sees_next_event": 0.1,
    "resource_per_development": 0.5,
    "no_wonder_surcharge": 0.2,
    "action_per_development": 0.6,
    "colonize_discards": 0.2,
    "theater_science_discount": 0.1,
    "theater_conversion": 0.2,
    "military_revolution": 0.2,
    "revolution_culture": 0.1,
    "culture_per_development": 1.8,
    "no_attacks": -0.3,
    "attack_cost_factor": 0.8,
    "turn_culture": 3.0,
    "turn_military": 0.0,
    "free_population": 1.6,
    "urban_discount_1": 0.25,
    "urban_discount_2": 0.25,
    "urban_discount_3": 0.2,
    "stages_per_action": 0.2,
}
"""Abilities that show in no rating: their worth per turn."""
_GROWING: Final = {
    "best_study_science": 0.5,
    "culture_per_face": 0.6,
    "first_colony_culture": 0.3,
    "theater_culture": 0.4,
    "pair_culture": 0.4,
    "labs_as_mines": 0.4,
    "lab_culture_per_level": 0.5,
    "extra_face": 0.4,
    "infantry_strength": 0.2,
    "unit_type_strength": 0.2,
}
"""Abilities that show in the ratings and grow with what is built: what that adds per turn."""
_RATED: Final = [
    *("unit_strength", "infantry_as_cavalry", "strength_per_face", "best_study_science", "culture_per_face"),
    *("first_colony_culture", "next_colony_culture", "theater_culture", "unit_type_strength", "pair_culture"),
    *("labs_as_mines", "best_theater_again", "lab_culture_per_level", "lab_science_loss", "infantry_strength"),
    *("artillery_strength", "extra_face", "best_mine_again"),
]
_UNRATED: Final = [_GROWING.get(name, 0.0) if name in _RATED else _PER_TURN.get(name, _OTHER) for name in v.ABILITIES]
_IS_RATED: Final = [name in _RATED for name in v.ABILITIES]


def unrated_worth(p: AgesState, card: int, turns: float) -> float:
    """What of a card's text shows in no rating yet."""
    total = 0.0
    for pair in p.facts.abilities[card]:
        total += _UNRATED[pair[0]]
    return total * max(0.0, min(turns, _LONGEST))


def rated_worth(p: AgesState, seat: int, card: int, turns: float, outlook: Outlook) -> float:
    """What of a card's text shows in the ratings, or would if it were in play now."""
    worth = 0.0
    for pair in p.facts.abilities[card]:
        ability, amount = pair[0], pair[1]
        if not _IS_RATED[ability]:
            continue
        count = amount * _counted(p, seat, ability)
        statistic = _shown_in(ability)
        if statistic == v.STRENGTH:
            worth += count * outlook.strength
        else:
            worth += count * outlook.yields[statistic] * max(0.0, turns)
    return worth


def _shown_in(ability: int) -> int:
    if ability in (v.BEST_STUDY_SCIENCE, v.LAB_SCIENCE_LOSS):
        return v.SCIENCE
    if ability in (v.LABS_AS_MINES, v.BEST_MINE_AGAIN):
        return v.RESOURCE
    if ability == v.EXTRA_FACE:
        return v.HAPPY
    if ability in (v.UNIT_STRENGTH, v.STRENGTH_PER_FACE, v.UNIT_TYPE_STRENGTH, v.INFANTRY_STRENGTH):
        return v.STRENGTH
    return v.STRENGTH if ability in (v.ARTILLERY_STRENGTH, v.INFANTRY_AS_CAVALRY) else v.CULTURE


def _counted(p: AgesState, seat: int, ability: int) -> int:
    """How often an ability counts on the table as it stands; a loss counts below 0."""
    if ability == v.BEST_STUDY_SCIENCE:
        return max(best_level(p, seat, v.LAB), best_level(p, seat, v.LIBRARY), 0)
    if ability == v.LAB_SCIENCE_LOSS:
        return -workers_of(p, seat, v.LAB)
    if ability in (v.LAB_CULTURE_PER_LEVEL, v.LABS_AS_MINES):
        return levels_of(p, seat, v.LAB)
    if ability == v.CULTURE_PER_FACE:
        return faces_of(p, seat, v.TEMPLE) + faces_of(p, seat, v.THEATER) + _wonder_faces(p, seat)
    if ability == v.THEATER_CULTURE:
        return workers_of(p, seat, v.THEATER)
    if ability == v.PAIR_CULTURE:
        return min(workers_of(p, seat, v.LIBRARY), workers_of(p, seat, v.THEATER))
    if ability == v.BEST_THEATER_AGAIN:
        return _best_of(p, seat, v.THEATER, v.CULTURE)
    if ability == v.BEST_MINE_AGAIN:
        return _best_of(p, seat, v.MINE, v.RESOURCE)
    if ability == v.EXTRA_FACE:
        return workers_of(p, seat, v.TEMPLE) + workers_of(p, seat, v.THEATER) + workers_of(p, seat, v.ARENA)
    if ability == v.FIRST_COLONY_CULTURE:
        return min(1, p.colonies[seat].bit_count())
    if ability == v.NEXT_COLONY_CULTURE:
        return max(0, p.colonies[seat].bit_count() - 1)
    return _armed(p, seat, ability)


def _armed(p: AgesState, seat: int, ability: int) -> int:
    if ability == v.STRENGTH_PER_FACE:
        return faces_of(p, seat, v.TEMPLE) + max(0, p.facts.gives[p.government[seat]][v.HAPPY])
    if ability == v.INFANTRY_STRENGTH:
        return workers_of(p, seat, v.INFANTRY)
    if ability == v.ARTILLERY_STRENGTH:
        return workers_of(p, seat, v.ARTILLERY)
    if ability == v.INFANTRY_AS_CAVALRY:
        return 0
    units = 0
    for kind in range(v.INFANTRY, v.AIR_FORCE + 1):
        count = workers_of(p, seat, kind)
        units += count if ability == v.UNIT_STRENGTH else min(1, count)
    return units


def _wonder_faces(p: AgesState, seat: int) -> int:
    faces = 0
    for wonder in members(p.wonders[seat] & ~p.ravaged[seat]):
        faces += max(0, p.facts.gives[p.facts.first[v.WONDER] + wonder][v.HAPPY])
    return faces


def _best_of(p: AgesState, seat: int, kind: int, statistic: int) -> int:
    best = 0
    for site in p.facts.sites_of[kind]:
        if p.workers[seat][site]:
            best = p.facts.gives[site][statistic]
    return best
