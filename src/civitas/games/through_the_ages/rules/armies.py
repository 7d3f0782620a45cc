"""Armies (Carte Tattiche): the armies that give the greatest strength, by exact search."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.vocabulary import AIR_FORCE, INFANTRY, TACTIC


def army_strength(facts: Catalogue, tactic: int, workers: list[int], on_foot_rides: bool) -> int:
    """The tactical strength of the best way to form armies of these units."""
    return best_armies(facts, tactic, workers, on_foot_rides)[0]


def best_armies(facts: Catalogue, tactic: int, workers: list[int], on_foot_rides: bool) -> tuple[int, int, int]:
    """The greatest tactical strength of these units, and the up-to-date and the obsolete armies that give it.

    Every number of up-to-date armies is tried, each with as many obsolete armies as the other units allow; air forces
    double the strongest armies first. With `on_foot_rides` infantry may stand in for cavalry.
    """
    need = facts.tactic_units[tactic]
    counts = _counts(facts, tactic, workers)
    full, low = facts.tactic_strength[tactic], facts.tactic_obsolete[tactic]
    air = 0
    for site in facts.sites_of[AIR_FORCE]:
        air += workers[site]
    best, best_modern, best_obsolete = 0, 0, 0
    modern = 0
    while _fits(need, counts, modern, modern, on_foot_rides):
        every = modern
        while _fits(need, counts, modern, every + 1, on_foot_rides):
            every += 1
        obsolete = every - modern
        doubled = min(air, modern)
        strength = (modern + doubled) * full + (obsolete + min(air - doubled, obsolete)) * low
        if strength >= best:
            best, best_modern, best_obsolete = strength, modern, obsolete
        modern += 1
    return best, best_modern, best_obsolete


def _counts(facts: Catalogue, tactic: int, workers: list[int]) -> list[int]:
    """All infantry, cavalry and artillery, then those recent enough for an army of full strength."""
    oldest = facts.level[facts.first[TACTIC] + tactic] - facts.obsolete_gap
    counts = [0, 0, 0, 0, 0, 0]
    for kind in range(3):
        for site in facts.sites_of[INFANTRY + kind]:
            count = workers[site]
            if count:
                counts[kind] += count
                if facts.level[site] > oldest:
                    counts[kind + 3] += count
    return counts


def _fits(need: list[int], counts: list[int], modern: int, every: int, on_foot_rides: bool) -> bool:
    """Are there units for so many armies in all, `modern` of them of recent units alone?"""
    if every > 20 or every * need[2] > counts[2] or modern * need[2] > counts[5]:
        return False
    if not on_foot_rides:
        return (
            every * need[0] <= counts[0]
            and modern * need[0] <= counts[3]
            and every * need[1] <= counts[1]
            and modern * need[1] <= counts[4]
        )
    mounted = max(0, modern * need[1] - counts[4])
    if mounted + modern * need[0] > counts[3]:
        return False
    return every * need[0] + max(mounted, every * need[1] - counts[1]) <= counts[0]
