"""Movement: points, straits, fleets, transport, explorers, areas left and taken."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.rules.areas import abandon, sink_galleys
from civitas.games.seven_ages.rules.movement import is_strait_blocked, land_cost
from civitas.games.seven_ages.vocabulary import LEADERS
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    colour,
    disorder,
    force,
    fort,
    found,
    lead,
    place,
    play,
    table,
    why,
)


def setting_out(units: dict[str, str], progress: int = 1, name: str = "egyptians") -> tuple[Any, int]:
    """An empire about to move."""
    p = table()
    empire = found(p, 0, name, "orange", units, progress=progress)
    act(p, "manoeuvre", empire)
    return p, empire


@pytest.mark.rule("seven_ages.move.terrain-cost", "seven_ages.move.explorer-neutral-cost")
def test_terrain_costs_movement() -> None:
    p, egypt = setting_out({"egypt": "spear"})
    mountain = next(a for a in FACTS.lands if FACTS.terrain[a] == 5)
    forest = next(a for a in FACTS.lands if FACTS.terrain[a] == 3)
    assert land_cost(p, egypt, force("spear"), mountain, 0) == 2
    assert land_cost(p, egypt, force("chariot"), mountain, 0) == 3
    assert land_cost(p, egypt, force("spear"), mountain, 1) == 1, "with an explorer"
    assert land_cost(p, egypt, force("chariot"), forest, 0) == 2
    p.progress[egypt] = 40
    assert land_cost(p, egypt, force("chariot"), forest, 0) == 1, "forests are gone in age 6"


@pytest.mark.rule("seven_ages.strait.blocked", "seven_ages.strait.two-seas", "seven_ages.strait.adjacent")
def test_a_strait_is_blocked_only_if_all_its_seas_are() -> None:
    number = next(n for n, seas in enumerate(FACTS.strait_seas) if len(seas) == 2)
    one, two = (FACTS.areas.ids[sea] for sea in FACTS.strait_seas[number])
    p = table()
    mine = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    assert not is_strait_blocked(p, mine, number)
    enemy = found(p, 1, "minoans", "red", {"crete": "spear", one: "galley"})
    assert not is_strait_blocked(p, mine, number)
    p.occupant[area(two)] = enemy
    p.units[area(two)] = force("galley")
    assert is_strait_blocked(p, mine, number)


@pytest.mark.rule("seven_ages.stop.land-and-air", "seven_ages.stop.double-present")
def test_foreign_units_stop_a_move_unless_twice_as_many_stand_there() -> None:
    first = next(a for a in FACTS.land_steps[area("egypt")] if len(FACTS.land_steps[a]) > 1)
    beyond = next(a for a in FACTS.land_steps[first] if a != area("egypt") and FACTS.is_land[a])
    ids = FACTS.areas.ids
    for waiting, goes_on in ((0, False), (2, True)):
        p = table()
        egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear " + "light_horse " * 4}, progress=30)
        found(p, 1, "israelites", "red", {ids[first]: "spear"})
        act(p, "manoeuvre", egypt)
        for _ in range(waiting):
            play(p, 0, "from:egypt", "with:light_horse", f"to:{ids[first]}")
            if p.group:
                play(p, 0, "stop")
        play(p, 0, "from:egypt", "with:light_horse", f"to:{ids[first]}")
        moved_on = bool(p.group) and can(p, 0, f"to:{ids[beyond]}")
        assert moved_on == goes_on


@pytest.mark.rule(
    "seven_ages.transport.one-unit", "seven_ages.transport.end-coastal", "seven_ages.transport.carrier-movement"
)
def test_a_ship_carries_one_unit_from_coast_to_coast() -> None:
    p, _ = setting_out({"egypt": "spear spear spear galley"}, progress=4)
    play(p, 0, "from:egypt", "with:galley", "with:spear")
    assert why(p, 0, "with:spear") == "transport.one-unit"
    play(p, 0, "to:eastern_med")
    assert why(p, 0, "stop") == "transport.end-coastal"
    coast = next(
        FACTS.places.ids[d] for d in FACTS.naval_steps[area("eastern_med")] if can(p, 0, f"to:{FACTS.places.ids[d]}")
    )
    assert coast


@pytest.mark.rule("seven_ages.galley.no-ocean", "seven_ages.naval.allowed-areas")
def test_galleys_stay_off_oceans_and_ships_off_dry_land() -> None:
    shores = [(a, shore) for a in FACTS.lands for shore in FACTS.coasts[a][:1]]
    start, seas = next((a, shore) for a, shore in shores if {FACTS.is_ocean[sea] for sea in shore} == {0, 1})
    ocean = next(sea for sea in seas if FACTS.is_ocean[sea])
    inland = next(a for a in FACTS.lands if not FACTS.coasts[a])
    ids = FACTS.areas.ids
    p, _ = setting_out({ids[start]: "spear spear galley"}, progress=4)
    play(p, 0, f"from:{ids[start]}", "with:galley")
    assert why(p, 0, f"to:{ids[ocean]}") == "galley.no-ocean"
    assert why(p, 0, f"to:{ids[inland]}") == "naval.allowed-areas"


@pytest.mark.rule("seven_ages.galley.destroyed")
def test_a_galley_without_a_coast_of_its_own_is_lost() -> None:
    p = table()
    minoans = found(p, 0, "egyptians", "orange", {"egypt": "spear", "eastern_med": "galley"})
    sink_galleys(p, minoans)
    assert p.units[area("eastern_med")]
    p.army[minoans] -= p.units[area("egypt")]
    p.units[area("egypt")] = 0
    abandon(p, area("egypt"))
    assert not p.units[area("eastern_med")]


@pytest.mark.rule(
    "seven_ages.vacant.left-markers-removed",
    "seven_ages.vacant.left-capital-becomes-city",
    "seven_ages.leader.alone-removed",
    "seven_ages.removal.area-lost",
)
def test_an_area_left_vacant_keeps_only_its_city() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, capital="egypt")
    p.city[area("egypt")] = 3
    p.where[FACTS.artefacts.index["pyramids"]] = area("egypt")
    fort(p, "egypt")
    disorder(p, "egypt")
    lead(p, egypt, "builder", "egypt")
    p.army[egypt] -= p.units[area("egypt")]
    p.units[area("egypt")] = 0
    abandon(p, area("egypt"))
    assert p.city[area("egypt")] == 3
    assert p.capital[egypt] == -1
    assert p.marks[area("egypt")] == 0
    assert p.leaders == []
    assert p.where[FACTS.artefacts.index["pyramids"]] == -1


@pytest.mark.rule("seven_ages.vacant.city-reduced", "seven_ages.vacant.level-1-removed")
@pytest.mark.parametrize(("level", "left"), [(5, 3), (1, 0)])
def test_entering_a_vacant_city_reduces_it(level: int, left: int) -> None:
    p, egypt = setting_out({"egypt": "spear spear"})
    steps = [step for step in FACTS.land_steps[area("egypt")] if FACTS.foot[FACTS.terrain[step]] <= 2]
    p.city[steps[0]] = level
    play(p, 0, "from:egypt", "with:spear", f"to:{FACTS.areas.ids[steps[0]]}")
    assert p.occupant[steps[0]] == egypt
    assert p.city[steps[0]] == left


@pytest.mark.rule(
    "seven_ages.move.explorer-plus-1", "seven_ages.move.explorer-no-garrison", "seven_ages.leadermove.with-unit"
)
def test_an_explorer_leads_further_and_leaves_nobody_behind() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"})
    lead(p, egypt, "explorer", "egypt")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt")
    assert why(p, 0, "lead:explorer") == "leadermove.with-unit"
    play(p, 0, "with:spear", "lead:explorer")
    assert p.group.left == 3
    step = FACTS.areas.ids[FACTS.land_steps[area("egypt")][0]]
    play(p, 0, f"to:{step}")
    assert p.group.left == 2
    further = [d for d in FACTS.land_steps[area(step)] if can(p, 0, f"to:{FACTS.areas.ids[d]}")]
    assert further, "neutral land does not stop him"


@pytest.mark.rule("seven_ages.leadermove.once", "seven_ages.leadermove.with-unit")
def test_a_leader_does_not_change_from_group_to_group() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear", "nubia": "spear spear"})
    lead(p, egypt, "builder", "egypt")
    lead(p, egypt, "builder", "nubia")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:spear", "lead:builder", "to:nubia", "stop")
    assert p.leaders_at(egypt, area("nubia"), LEADERS.index("builder")) == 2
    play(p, 0, "from:nubia", "with:spear", "lead:builder")
    assert why(p, 0, "lead:builder") == "leadermove.once", "one of the two has moved"
    play(p, 0, "to:egypt", "stop", "end")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:nubia", "with:spear")
    assert can(p, 0, "lead:builder"), "in the next manoeuvre"


@pytest.mark.rule(
    "seven_ages.starwars.unlimited", "seven_ages.starwars.end-anywhere", "seven_ages.leadermove.not-with-nuke"
)
def test_star_wars_go_anywhere_at_once() -> None:
    p = table()
    empire = found(p, 0, "americans", "orange", {"virginia": "rifle star_wars"}, progress=48)
    lead(p, empire, "builder", "virginia")
    act(p, "manoeuvre", empire)
    play(p, 0, "from:virginia", "with:star_wars")
    assert why(p, 0, "lead:builder") == "leadermove.not-with-nuke"
    assert all(can(p, 0, f"to:{name}") for name in FACTS.areas.ids if name != "virginia")


@pytest.mark.rule(
    "seven_ages.disorder.populist", "seven_ages.disorder.end-of-move", "seven_ages.disorder.archers-do-not"
)
def test_a_populist_ends_disorder_alone() -> None:
    for leader, ended in (("populist", True), ("artist", False)):
        p = table()
        mongols = found(p, 0, "mongols", "orange", {"armenia": "spear archer archer archer"}, progress=15)
        p.city[area("armenia")] = 1
        disorder(p, "armenia")
        lead(p, mongols, leader, "armenia")
        act(p, "manoeuvre", mongols)
        play(p, 0, "end")
        assert (not p.is_disordered(area("armenia"))) == ended


@pytest.mark.rule("seven_ages.naval.shore-side", "seven_ages.naval.not-across-land")
def test_a_ship_leaves_only_from_its_own_shore() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear", "egypt_2": "galley"}, progress=4)
    assert p.units[place("egypt_2")]
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt_2", "with:galley")
    assert can(p, 0, "to:red_sea")
    assert why(p, 0, "to:eastern_med") == "move.bordering"
    assert colour("orange") == egypt
