"""Wonders (Meraviglie): what a wonder does when it is completed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.through_the_ages.catalogue import WONDER_COUNTS
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.cards import change_tokens, gain_culture, update_partners
from civitas.games.through_the_ages.rules.statistics import leader_culture, leader_science, stage_culture
from civitas.games.through_the_ages.vocabulary import BLUE, LAB, LIBRARY, THEATER, WONDER, YELLOW
from civitas.kernel.fields import members


def complete(p: AgesState, seat: int, wonder: int) -> None:
    """The effects apply from now on; some wonders score once."""
    facts = p.facts
    card = facts.first[WONDER] + wonder
    p.wonders[seat] |= 1 << wonder
    if p.log is not None:
        p.tell("event-wonder-completed", {"seat": seat, "card": facts.ids[card]})
    change_tokens(p, seat, facts.gives[card][BLUE], facts.gives[card][YELLOW])
    update_partners(p, seat)
    for pair in facts.wonder_points[wonder]:
        gain_culture(p, seat, pair[1] * COUNTS[WONDER_COUNTS[pair[0]]](p, seat), card)


def farm_and_mine_workers(p: AgesState, seat: int) -> int:
    return sum(p.workers[seat][: p.facts.urban_at])


def other_workers(p: AgesState, seat: int) -> int:
    return sum(p.workers[seat][p.facts.urban_at :])


def technology_levels(p: AgesState, seat: int) -> int:
    """The summed levels of all technologies in play."""
    return sum([p.facts.level[card] for card in members(p.technologies[seat])])


def stage_and_page_culture(p: AgesState, seat: int) -> int:
    """The culture of theaters and libraries, modified by the leader."""
    facts = p.facts
    total = stage_culture(p, seat)
    for kind in (LIBRARY, THEATER):
        for site in facts.sites_of[kind]:
            total += p.workers[seat][site] * facts.site_culture[site]
    return total


def urban_output(p: AgesState, seat: int) -> int:
    """Culture, science and strength of urban buildings, modified by the leader."""
    facts = p.facts
    total = leader_culture(p, seat) + leader_science(p, seat)
    for kind in range(LAB, THEATER + 1):
        for site in facts.sites_of[kind]:
            each = facts.site_culture[site] + facts.site_science[site] + facts.site_strength[site]
            total += p.workers[seat][site] * each
    return total


COUNTS: Final[dict[str, Callable[[AgesState, int], int]]] = {
    "farm_and_mine_workers": farm_and_mine_workers,
    "other_workers": other_workers,
    "technology_levels": technology_levels,
    "stage_and_page_culture": stage_and_page_culture,
    "urban_output": urban_output,
}
