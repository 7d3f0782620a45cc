"""Carte Tattiche: the best armies, by exact search."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from civitas.games.through_the_ages.rules.armies import army_strength
from rules.through_the_ages.tools import FACTS, TITLE, arrange, civ, end_turn, look, new, own, play, player

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
def test_known_armies(tactic: str, units: dict[str, Any], wanted: int) -> None:
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
            counts: dict[str, Any] = {site: pool.count(site) for site in pool} | {"air_forces": air}
            assert strength(FACTS.tactics.ids[tactic], **counts) == brute_force(tactic, pool, air)


# --- the tactic in a civilization


def fielded(tactic: str | None, **units: int) -> int:
    """The strength of a civilization with these units and nothing else that is strong."""
    g = arrange(age="III", mine=civ(tactic=tactic, workers=units), common=[tactic] if tactic else [])
    return int(player(g, 0)["strength"])


@pytest.mark.rule("tta.tactics.current")
def test_only_the_current_tactic_counts() -> None:
    assert look(new())["tactic"] == [None, None]
    g = arrange(mine=civ(workers={"warriors": 3}, military=["legion", "fighting_band"]))
    assert player(g, 0)["strength"] == 3
    play(g, "tactic:legion")
    assert (own(g, "tactic"), own(g, "exclusive")) == ("legion", 1)
    assert player(g, 0)["strength"] == 3 + 2
    end_turn(g, 0)
    end_turn(g, 1)
    play(g, "pass")
    assert (look(g)["common"], own(g, "exclusive")) == (["legion"], 0)
    assert player(g, 0)["strength"] == 3 + 2
    play(g, "tactic:fighting_band")
    # One army of two warriors; the legion gives nothing any more.
    assert player(g, 0)["strength"] == 3 + 1


@pytest.mark.rule("tta.tactics.army-composition")
def test_an_army_needs_all_its_units() -> None:
    # One infantry and two cavalry each.
    assert fielded("conquistadors", swordsmen=2, knights=4) == 2 * 2 + 4 * 2 + 5 * 2
    assert fielded("conquistadors", swordsmen=2, knights=3) == 2 * 2 + 3 * 2 + 5
    assert fielded("conquistadors", swordsmen=4, knights=1) == 4 * 2 + 1 * 2


@pytest.mark.rule("tta.tactics.virtual")
def test_forming_armies_moves_no_worker() -> None:
    workers = {"warriors": 3, "knights": 1, "bronze": 2}
    g = arrange(mine=civ(workers=workers, military=["phalanx"]))
    play(g, "tactic:phalanx")
    assert player(g, 0)["strength"] == 3 + 2 + 3
    assert own(g, "workers") == workers
    assert own(g, "unused") == 1


@pytest.mark.rule("tta.tactics.strength-per-army", "tta.rate.strength-unit-in-army")
def test_every_army_adds_its_tactical_strength_to_that_of_its_units() -> None:
    assert fielded("phalanx", warriors=4, knights=2) == 4 * 1 + 2 * 2 + 2 * 3
    assert fielded("fighting_band", warriors=2) == 2 + 1


@pytest.mark.rule("tta.tactics.air-force")
def test_one_air_force_doubles_an_army() -> None:
    units = 3 + 3
    assert fielded("mobile_artillery", cavalrymen=1, cannon=1) == units + 5
    assert fielded("mobile_artillery", cavalrymen=1, cannon=1, air_forces=1) == units + 5 + 10
    # A second one in the same army is a unit like any other.
    assert fielded("mobile_artillery", cavalrymen=1, cannon=1, air_forces=2) == units + 2 * 5 + 10
    assert fielded("mobile_artillery", air_forces=1) == 5


@pytest.mark.rule("tta.tactics.one-army-per-unit")
def test_a_unit_belongs_to_one_army() -> None:
    assert fielded("fighting_band", warriors=3) == 3 + 1
    assert fielded("fighting_band", warriors=4) == 4 + 2


@pytest.mark.rule("tta.tactics.obsolete")
def test_one_old_unit_makes_an_army_obsolete() -> None:
    # A tactic of level 2, marked 5 and 3.
    assert fielded("conquistadors", warriors=1, knights=2) == 1 + 4 + 3
    assert fielded("conquistadors", swordsmen=1, knights=2) == 2 + 4 + 5
    # A tactic of level 3: level 1 is too old, level 2 is not.
    assert fielded("shock_troops", swordsmen=1, tanks=3) == 2 + 15 + 6
    assert fielded("shock_troops", riflemen=1, tanks=3) == 3 + 15 + 11


@pytest.mark.rule("tta.tactics.obsolete-cards")
def test_armies_of_age_i_tactics_are_never_obsolete() -> None:
    assert fielded("legion", warriors=3) == 3 + 2
    for tactic in FACTS.tactics.ids:
        sheet = TITLE.sheet("tactic", tactic)
        assert (sheet["obsolete"] < sheet["strength"]) == (sheet["age"] != "I")


@pytest.mark.rule("tta.tactics.obsolete-air-force")
def test_an_air_force_doubles_the_lower_value_of_an_obsolete_army() -> None:
    assert fielded("conquistadors", warriors=1, knights=2, air_forces=1) == 1 + 4 + 5 + 2 * 3


@pytest.mark.rule("tta.tactics.maximised")
def test_armies_are_formed_for_the_greatest_strength() -> None:
    # Two infantry and two cavalry each, marked 8 and 4: a modern and an obsolete army, not two obsolete ones.
    assert fielded("classic_army", warriors=2, swordsmen=2, knights=4) == 2 + 4 + 8 + (8 + 4)
    # With one old unit among the best four, one modern army beats none.
    assert fielded("classic_army", warriors=1, swordsmen=2, knights=2) == 1 + 4 + 4 + 8


@pytest.mark.rule("tta.tactics.maximise-air-force")
def test_air_forces_join_the_best_armies() -> None:
    units = 1 + 2 + 4 * 2
    assert fielded("conquistadors", warriors=1, swordsmen=1, knights=4) == units + 5 + 3
    assert fielded("conquistadors", warriors=1, swordsmen=1, knights=4, air_forces=1) == units + 5 + 2 * 5 + 3
    assert fielded("conquistadors", warriors=1, swordsmen=1, knights=4, air_forces=2) == units + 10 + 2 * 5 + 2 * 3
