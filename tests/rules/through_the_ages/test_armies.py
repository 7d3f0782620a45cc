"""Carte Tattiche: the best armies, by exact search."""

from __future__ import annotations

import itertools

import pytest

from civitas.games.through_the_ages.armies import army_strength
from rules.through_the_ages.tools import FACTS

UNITS = FACTS.sites.ids[FACTS.units_at :]


def strength(tactic: str, rides: bool = False, **units: int) -> int:
    workers = [units.get(site, 0) for site in FACTS.sites.ids]
    return army_strength(FACTS, FACTS.tactics.index[tactic], workers, rides)


@pytest.mark.parametrize(
    ("tactic", "units", "wanted"),
    [
        ("legion", {"warriors": 7}, 4),
        ("phalanx", {"warriors": 2, "knights": 1}, 3),
        ("classic_army", {"swordsmen": 2, "knights": 2}, 8),
        ("classic_army", {"warriors": 1, "swordsmen": 1, "knights": 2}, 4),
        ("classic_army", {"warriors": 2, "swordsmen": 2, "knights": 4}, 12),
        ("classic_army", {"swordsmen": 2, "knights": 2, "air_forces": 2}, 16),
        ("modern_army", {"riflemen": 2, "warriors": 2, "tanks": 2, "rockets": 2, "air_forces": 1}, 13 * 2 + 7),
    ],
)
def test_known_armies(tactic: str, units: dict[str, int], wanted: int) -> None:
    assert strength(tactic, **units) == wanted


def test_infantry_may_ride() -> None:
    assert strength("heavy_cavalry", warriors=2, knights=1) == 0
    assert strength("heavy_cavalry", rides=True, warriors=2, knights=1) == 4
    assert strength("medieval_army", rides=True, warriors=4) == 4


def brute_force(tactic: int, units: list[str], air: int) -> int:
    """Try every way to take armies out of a handful of units."""
    need = FACTS.tactic_units[tactic]
    wanted = ["infantry"] * need[0] + ["cavalry"] * need[1] + ["artillery"] * need[2]
    kinds = {site: ["infantry", "cavalry", "artillery"][FACTS.kind[FACTS.sites.index[site]] - 7] for site in units}
    oldest = FACTS.level[FACTS.cards.index[FACTS.tactics.ids[tactic]]] - FACTS.obsolete_gap

    def best(left: tuple[str, ...], planes: int) -> int:
        found = 0
        for army in set(itertools.combinations(left, len(wanted))):
            if sorted(kinds[site] for site in army) != sorted(wanted):
                continue
            rest = list(left)
            for site in army:
                rest.remove(site)
            old = any(FACTS.level[FACTS.sites.index[site]] <= oldest for site in army)
            value = FACTS.tactic_obsolete[tactic] if old else FACTS.tactic_strength[tactic]
            found = max(found, value + best(tuple(rest), planes))
            if planes:
                found = max(found, 2 * value + best(tuple(rest), planes - 1))
        return found

    return best(tuple(units), air)


@pytest.mark.parametrize("tactic", range(len(FACTS.tactics)))
def test_the_search_finds_the_best_armies(tactic: int) -> None:
    pools = [
        ["warriors", "warriors", "swordsmen", "modern_infantry", "knights", "tanks"],
        ["warriors", "riflemen", "riflemen", "knights", "cannon", "rockets", "cannon"],
        ["knights", "knights", "tanks", "swordsmen", "cannon", "cannon"],
    ]
    for pool in pools:
        for air in (0, 1):
            counts = {site: pool.count(site) for site in pool} | {"air_forces": air}
            assert strength(FACTS.tactics.ids[tactic], **counts) == brute_force(tactic, pool, air)
