"""Movement by land and air: groups, points, borders, straits, explorers, nukes, and disorder after a crossing."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from rules.seven_ages.tools import FACTS, act, area, can, disorder, force, found, lead, place, play, table, why


def setting_out(units: dict[str, str], progress: int = 1, foreign: dict[str, str] | None = None) -> tuple[Any, int]:
    """An empire about to move, among the units of another."""
    p = table()
    empire = found(p, 0, "egyptians", "orange", units, progress=progress)
    if foreign:
        found(p, 1, "minoans", "red", foreign, progress=progress)
    act(p, "manoeuvre", empire)
    return p, empire


# --- the group


@pytest.mark.rule("seven_ages.move.leave-non-air")
def test_the_unit_left_behind_is_no_aircraft() -> None:
    p, _ = setting_out({"egypt": "rifle fighter"}, progress=40)
    play(p, 0, "from:egypt")
    assert why(p, 0, "with:rifle") == "move.leave-non-air"
    assert can(p, 0, "with:fighter")
    p, _ = setting_out({"egypt": "rifle rifle fighter"}, progress=40)
    play(p, 0, "from:egypt")
    assert can(p, 0, "with:rifle")


@pytest.mark.rule("seven_ages.move.together")
@pytest.mark.parametrize(
    ("first", "stranger", "comrade"),
    [("rifle", "fighter", "artillery"), ("fighter", "rifle", "bomber"), ("rifle", "battleship", "artillery")],
)
def test_all_units_of_a_group_go_the_same_way(first: str, stranger: str, comrade: str) -> None:
    p, _ = setting_out({"egypt": "spear rifle artillery fighter bomber battleship"}, progress=42)
    play(p, 0, "from:egypt", f"with:{first}")
    assert why(p, 0, f"with:{stranger}") == "move.together"
    assert can(p, 0, f"with:{comrade}")


@pytest.mark.rule("seven_ages.move.own-units")
def test_a_unit_moves_once_in_a_manoeuvre() -> None:
    p, _ = setting_out({"egypt": "spear spear spear", "palestine": "spear"}, foreign={"crete": "spear"})
    assert why(p, 0, "from:crete") == "move.own-units"
    play(p, 0, "from:egypt")
    assert why(p, 0, "with:chariot") == "move.own-units", "there is none"
    play(p, 0, "with:spear", "to:palestine", "stop", "from:palestine", "with:spear")
    assert why(p, 0, "with:spear") == "move.own-units", "one of the two has moved"
    play(p, 0, "to:phoenicia", "end")
    assert not p.moved[area("palestine")]


@pytest.mark.rule("seven_ages.move.together")
def test_a_nuke_moves_alone() -> None:
    p, _ = setting_out({"egypt": "rifle nuke fighter bomber"}, progress=46)
    play(p, 0, "from:egypt", "with:fighter")
    assert why(p, 0, "with:nuke") == "move.together"
    assert can(p, 0, "with:bomber")


# --- points and borders


@pytest.mark.rule("seven_ages.move.points")
@pytest.mark.parametrize(("unit", "goes_on"), [("sword", False), ("light_horse", True)])
def test_every_area_entered_takes_its_points(unit: str, goes_on: bool) -> None:
    """Phoenicia takes 1 point, mountainous Cappadocia 2 from a sword and 3 from a horse."""
    p, empire = setting_out({"palestine": f"spear {unit}", "phoenicia": "spear", "cappadocia": "spear"}, progress=9)
    play(p, 0, "from:palestine", f"with:{unit}", "to:phoenicia")
    if goes_on:
        play(p, 0, "to:cappadocia")
        assert p.units[area("cappadocia")] == force(f"spear {unit}")
    else:
        assert why(p, 0, "to:cappadocia") == "move.points"
        assert can(p, 0, "to:palestine")
    assert p.occupant[area("phoenicia")] == empire


@pytest.mark.rule("seven_ages.move.points")
@pytest.mark.parametrize(("unit", "steps"), [("fighter", 5), ("bomber", 7)])
def test_aircraft_have_points_too(unit: str, steps: int) -> None:
    p, _ = setting_out({"egypt": f"rifle {unit}", "palestine": "rifle"}, progress=42)
    play(p, 0, "from:egypt", f"with:{unit}")
    for number in range(steps):
        play(p, 0, f"to:{('palestine', 'egypt')[number % 2]}")
    assert not p.group, "the move has ended"


@pytest.mark.rule("seven_ages.move.naval-air-cost")
def test_ships_and_aircraft_pay_one_point_for_any_area() -> None:
    p, _ = setting_out({"assyria": "rifle bomber", "crete": "rifle frigate", "greece": "rifle"}, progress=42)
    play(p, 0, "from:assyria", "with:bomber", "to:armenia")
    assert p.group.left == 6
    play(p, 0, "to:caucasus")
    assert p.group.left == 5
    play(p, 0, "stop", "from:crete", "with:frigate", "to:aegean_sea", "to:greece")
    assert p.group.left == 4
    assert [FACTS.terrain[area(name)] for name in ("armenia", "caucasus", "greece")] == [5, 5, 5]


@pytest.mark.rule("seven_ages.move.bordering")
@pytest.mark.parametrize("unit", ["light_horse", "fighter"])
def test_a_unit_goes_from_area_to_bordering_area(unit: str) -> None:
    p, _ = setting_out({"egypt": f"spear {unit}", "palestine": "spear"}, progress=40)
    play(p, 0, "from:egypt", f"with:{unit}")
    assert why(p, 0, "to:phoenicia") == "move.bordering"
    play(p, 0, "to:palestine")
    assert can(p, 0, "to:phoenicia")


@pytest.mark.rule("seven_ages.move.land-only")
def test_land_units_enter_land_unless_they_are_carried() -> None:
    p, _ = setting_out({"egypt": "spear spear galley"}, progress=4)
    play(p, 0, "from:egypt", "with:spear")
    assert why(p, 0, "to:eastern_med") == "move.land-only"
    assert can(p, 0, "to:palestine")
    play(p, 0, "to:palestine")
    p, _ = setting_out({"egypt": "spear spear galley"}, progress=4)
    play(p, 0, "from:egypt", "with:galley", "with:spear")
    assert can(p, 0, "to:eastern_med")


@pytest.mark.rule("seven_ages.move.must-end")
@pytest.mark.parametrize("cargo", [False, True])
def test_no_step_leads_where_the_group_could_not_end(cargo: bool) -> None:
    """Six points: the last of them cannot take a transport to sea."""
    p, _ = setting_out({"egypt": "rifle rifle frigate"}, progress=25)
    play(p, 0, "from:egypt", "with:frigate", *(["with:rifle"] if cargo else []))
    play(p, 0, "to:eastern_med", "to:aegean_sea", "to:eastern_med", "to:aegean_sea", "to:eastern_med")
    assert p.group.left == 1
    if cargo:
        assert why(p, 0, "to:aegean_sea") == "transport.end-coastal"
        play(p, 0, "to:crete")
        assert p.units[area("crete")] == force("rifle frigate")
    else:
        play(p, 0, "to:aegean_sea")
        assert p.units[area("aegean_sea")] == force("frigate")


# --- explorers


@pytest.mark.rule("seven_ages.move.explorer-whole-move")
@pytest.mark.parametrize("start", ["egypt", "nubia"])
def test_an_explorer_helps_only_those_who_set_out_with_him(start: str) -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": "spear light_horse", "nubia": "spear light_horse"}, 9)
    lead(p, empire, "explorer", "nubia")
    act(p, "manoeuvre", empire)
    play(p, 0, f"from:{start}", "with:light_horse")
    if start == "nubia":
        play(p, 0, "lead:explorer", "to:sudan")
        assert p.group.left == 4
        assert can(p, 0, "to:mali"), "neutral land does not stop him"
    else:
        assert why(p, 0, "lead:explorer") == "leadermove.with-unit"
        play(p, 0, "to:nubia")
        assert p.group.left == 3
        assert not can(p, 0, "lead:explorer")
        play(p, 0, "to:sudan")
        assert not p.group, "neutral land ends the move"
        assert p.units[area("sudan")] == force("light_horse")


@pytest.mark.rule("seven_ages.move.explorer-neutral-cost")
@pytest.mark.parametrize(("held", "left"), [(False, 2), (True, 1)])
def test_an_explorer_finds_the_way_in_neutral_land_only(held: bool, left: int) -> None:
    """Cappadocia is a mountain: a sword with an explorer has three points."""
    p = table()
    units = {"phoenicia": "sword sword", **({"cappadocia": "sword"} if held else {})}
    empire = found(p, 0, "egyptians", "orange", units, progress=8)
    lead(p, empire, "explorer", "phoenicia")
    act(p, "manoeuvre", empire)
    play(p, 0, "from:phoenicia", "with:sword", "lead:explorer", "to:cappadocia")
    assert p.group.left == left


@pytest.mark.rule("seven_ages.move.explorer-no-garrison")
def test_an_explorer_leaves_the_land_he_passes_neutral() -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"})
    lead(p, empire, "explorer", "egypt")
    p.city = replaced(p.city, area("palestine"), 3)
    act(p, "manoeuvre", empire)
    play(p, 0, "from:egypt", "with:spear", "lead:explorer", "to:palestine", "to:phoenicia", "stop")
    assert p.occupant[area("palestine")] == -1
    assert p.city[area("palestine")] == 3, "nobody has entered it to stay"
    assert p.units[area("phoenicia")] == force("spear")
    assert [leader >> 16 for leader in p.leaders] == [area("phoenicia")]


# --- straits


@pytest.mark.rule("seven_ages.strait.adjacent")
def test_a_strait_is_crossed_at_the_cost_of_the_land_behind_it() -> None:
    """Sicily and Crete lie behind straits; rough Crete takes two points, and a catapult has one."""
    p, _ = setting_out({"greece": "sword sword catapult", "carthage": "sword catapult"}, progress=11)
    play(p, 0, "from:greece")
    assert why(p, 0, "with:catapult") == "move.points", "it cannot go anywhere"
    play(p, 0, "with:sword", "to:crete", "from:carthage", "with:catapult", "to:sicily")
    assert p.units[area("crete")] == force("sword")
    assert p.units[area("sicily")] == force("catapult")
    assert [FACTS.foot[FACTS.terrain[area(name)]] for name in ("crete", "sicily")] == [2, 1]


SICILIAN_SEAS = {"western_med": "galley", "ionian_sea": "galley"}


@pytest.mark.rule("seven_ages.strait.exceptions")
def test_aircraft_and_their_leaders_cross_a_blocked_strait() -> None:
    p = table()
    empire = found(p, 0, "carthaginians", "orange", {"carthage": "rifle rifle fighter"}, progress=40)
    found(p, 1, "romans", "red", {"latium": "rifle", **SICILIAN_SEAS}, progress=40)
    lead(p, empire, "builder", "carthage")
    act(p, "manoeuvre", empire)
    play(p, 0, "from:carthage", "with:rifle")
    assert why(p, 0, "to:sicily") == "strait.blocked"
    play(p, 0, "to:mauretania", "from:carthage", "with:fighter", "lead:builder", "to:sicily", "stop")
    assert p.units[area("sicily")] == force("fighter")
    assert [leader >> 16 for leader in p.leaders] == [area("sicily")]


@pytest.mark.rule("seven_ages.strait.exceptions")
def test_a_land_unit_crosses_once_a_sea_is_free() -> None:
    p = table()
    empire = found(p, 0, "carthaginians", "orange", {"carthage": "rifle rifle"}, progress=40)
    found(p, 1, "romans", "red", {"latium": "rifle", "western_med": "galley"}, progress=40)
    act(p, "manoeuvre", empire)
    play(p, 0, "from:carthage", "with:rifle")
    assert can(p, 0, "to:sicily")


# --- aircraft and nukes


@pytest.mark.rule("seven_ages.air.end-on-water")
@pytest.mark.parametrize(
    ("own", "may_end"),
    [
        ({}, False),
        ({"baltic_sea": "frigate"}, True),
        ({"north_sea": "frigate"}, True),
        ({"north_sea": "bomber"}, False),
    ],
)
def test_aircraft_end_at_sea_only_near_other_units(own: dict[str, str], may_end: bool) -> None:
    p, _ = setting_out({"england": "rifle fighter", **own}, progress=42)
    play(p, 0, "from:england", "with:fighter", "to:north_sea")
    assert can(p, 0, "stop"), "England is near"
    play(p, 0, "to:baltic_sea")
    assert why(p, 0, "stop") == (None if may_end else "air.end-on-water")
    assert can(p, 0, "to:poland")


@pytest.mark.rule("seven_ages.nuke.any-area")
def test_a_nuke_enters_land_sea_and_ocean() -> None:
    p, _ = setting_out({"virginia": "rifle nuke"}, progress=46)
    play(p, 0, "from:virginia", "with:nuke")
    for name in ("grand_banks", "north_atlantic", "ireland"):
        play(p, 0, f"to:{name}")
        assert p.group.at == place(name)


@pytest.mark.rule("seven_ages.air.end-on-water", "seven_ages.nuke.any-area")
@pytest.mark.parametrize(("fleet", "refusal"), [({}, "air.end-on-water"), ({"celtic_sea": "frigate"}, None)])
def test_a_nuke_ends_at_sea_only_near_other_units(fleet: dict[str, str], refusal: str | None) -> None:
    p, _ = setting_out({"virginia": "rifle nuke", **fleet}, progress=46)
    play(p, 0, "from:virginia", "with:nuke", "to:grand_banks")
    assert can(p, 0, "stop"), "Virginia is near"
    play(p, 0, "to:north_atlantic")
    assert why(p, 0, "stop") == refusal
    play(p, 0, "to:ireland")
    assert can(p, 0, "stop")


@pytest.mark.rule("seven_ages.stop.land-and-air", "seven_ages.air.end-on-water")
def test_a_foreign_fleet_far_from_own_units_bars_the_way_of_aircraft() -> None:
    """They would have to stop, and may not end there."""
    for fleet in ({}, {"baltic_sea": "battleship"}):
        p, _ = setting_out({"england": "rifle fighter"}, progress=42, foreign={"crete": "rifle", **fleet})
        play(p, 0, "from:england", "with:fighter", "to:north_sea")
        assert why(p, 0, "to:baltic_sea") == ("air.end-on-water" if fleet else None)


@pytest.mark.rule("seven_ages.nuke.ignores-units")
@pytest.mark.parametrize(("unit", "passes"), [("nuke", True), ("fighter", False)])
def test_foreign_units_do_not_stop_a_nuke(unit: str, passes: bool) -> None:
    foreign = {"england": "rifle rifle rifle", "north_sea": "battleship battleship fighter"}
    p, _ = setting_out({"normandy": f"rifle {unit}"}, progress=46, foreign=foreign)
    play(p, 0, "from:normandy", f"with:{unit}", "to:north_sea")
    if passes:
        play(p, 0, "to:england", "to:ireland", "stop")
        assert p.units[area("ireland")] == force("nuke")
    else:
        assert not p.group
        assert p.guests[area("north_sea")] == force("fighter")


@pytest.mark.rule("seven_ages.nuke.starwars-exception")
@pytest.mark.parametrize(("defender", "refusal"), [("star_wars", "nuke.starwars-exception"), ("nuke", None)])
def test_a_nuke_never_enters_an_area_under_a_shield(defender: str, refusal: str | None) -> None:
    p, _ = setting_out({"normandy": "rifle nuke fighter"}, progress=48, foreign={"england": f"rifle {defender}"})
    play(p, 0, "from:normandy", "with:nuke")
    assert why(p, 0, "to:england") == refusal
    play(p, 0, "to:north_sea")
    assert why(p, 0, "to:england") == refusal


@pytest.mark.rule("seven_ages.nuke.starwars-exception")
def test_the_own_shield_lets_a_nuke_pass() -> None:
    p, _ = setting_out({"normandy": "rifle nuke", "gaul": "rifle star_wars"}, progress=48)
    play(p, 0, "from:normandy", "with:nuke")
    assert can(p, 0, "to:gaul")


# --- disorder


@pytest.mark.rule("seven_ages.disorder.crossing-adds")
@pytest.mark.parametrize(
    ("where", "start", "arriving", "ended"),
    [
        ("germany", "denmark", 1, True),
        ("germany", "gaul", 1, False),
        ("germany", "gaul", 2, True),
        ("sweden", "norway", 1, True),
        ("sweden", "denmark", 1, False),
        ("sweden", "denmark", 2, True),
    ],
)
def test_units_that_crossed_water_need_one_more_against_disorder(
    where: str, start: str, arriving: int, ended: bool
) -> None:
    """Two units end disorder in a forest: a river lies before Germany in the west, a strait before Sweden."""
    p, _ = setting_out({where: "sword", start: "sword sword sword"}, progress=8)
    disorder(p, where)
    for _ in range(arriving):
        play(p, 0, f"from:{start}", "with:sword", f"to:{where}")
        if p.group:
            play(p, 0, "stop")
    assert p.is_disordered(area(where)), "not before the manoeuvre ends"
    play(p, 0, "end")
    assert (not p.is_disordered(area(where))) == ended


@pytest.mark.rule("seven_ages.disorder.crossing-adds")
@pytest.mark.parametrize(("starts", "ended"), [(("denmark", "denmark"), True), (("gaul", "denmark"), False)])
def test_one_unit_across_a_river_is_enough_to_need_one_more(starts: tuple[str, ...], ended: bool) -> None:
    """Three units in a forest with a city of level 1."""
    p, _ = setting_out({"germany": "sword", "denmark": "sword sword sword", "gaul": "sword sword"}, progress=8)
    p.city = replaced(p.city, area("germany"), 1)
    disorder(p, "germany")
    for start in starts:
        play(p, 0, f"from:{start}", "with:sword", "to:germany")
        if p.group:
            play(p, 0, "stop")
    play(p, 0, "end")
    assert (not p.is_disordered(area("germany"))) == ended


@pytest.mark.rule("seven_ages.disorder.crossing-adds")
@pytest.mark.parametrize(("landed", "ended"), [(2, False), (3, True)])
def test_units_that_landed_need_two_more_against_disorder(landed: int, ended: bool) -> None:
    """Two units end disorder in the forest of Sweden, four if any came over the sea."""
    p, _ = setting_out({"sweden": "sword", "denmark": "sword galley " * 3 + "sword"}, progress=8)
    disorder(p, "sweden")
    for _ in range(landed):
        play(p, 0, "from:denmark", "with:galley", "with:sword", "to:baltic_sea", "to:sweden")
        if p.group:
            play(p, 0, "stop")
    p.units[area("sweden")] &= ~(15 << 4 * FACTS.galley)
    p.refresh()
    play(p, 0, "end")
    assert (not p.is_disordered(area("sweden"))) == ended
