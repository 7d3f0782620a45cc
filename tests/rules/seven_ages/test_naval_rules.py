"""Ships: foreign fleets on their way, canals, and what they carry."""

from __future__ import annotations

from typing import Any

import pytest

from rules.seven_ages.tools import act, area, can, force, found, lead, place, play, table, why


def french(fleet: str, english: dict[str, str], **own: str) -> Any:
    """The French in Normandy are about to sail."""
    p = table()
    france = found(p, 0, "french", "orange", {"normandy": f"rifle rifle {fleet}", **own}, progress=25)
    found(p, 1, "english", "red", english, progress=25)
    act(p, "manoeuvre", france)
    return p


# --- foreign fleets


@pytest.mark.rule("seven_ages.naval.stop")
def test_ships_stop_on_a_coast_with_foreign_units() -> None:
    p = french("frigate", {"england": "rifle"})
    play(p, 0, "from:normandy", "with:frigate", "to:north_sea", "to:england")
    assert not p.group, "the move has ended"
    assert p.guests[area("england")] == force("frigate")
    p = french("frigate", {"ireland": "rifle"}, england="rifle")
    play(p, 0, "from:normandy", "with:frigate", "to:north_sea", "to:england")
    assert can(p, 0, "to:celtic_sea"), "nothing stops them on an own coast"


@pytest.mark.rule("seven_ages.move.neutral-stop")
@pytest.mark.parametrize("explorer", [False, True])
def test_ships_stop_on_a_neutral_coast_unless_an_explorer_leads_them(explorer: bool) -> None:
    p = table()
    france = found(p, 0, "french", "orange", {"normandy": "rifle frigate"}, progress=25)
    if explorer:
        lead(p, france, "explorer", "normandy")
    act(p, "manoeuvre", france)
    play(p, 0, "from:normandy", "with:frigate", *["lead:explorer"] * explorer, "to:north_sea", "to:england")
    assert bool(p.group) == explorer
    if explorer:
        play(p, 0, "to:celtic_sea")
        assert p.occupant[area("england")] == -1, "nobody stays behind"
    else:
        assert p.occupant[area("england")] == france


@pytest.mark.rule("seven_ages.naval.pass-destination")
def test_a_fleet_is_passed_only_on_the_way_to_areas_of_others() -> None:
    p = french("frigate", {"england": "rifle", "bay_of_biscay": "frigate"})
    play(p, 0, "from:normandy", "with:frigate", "to:bay_of_biscay")
    assert can(p, 0, "stop")
    assert why(p, 0, "to:england") == "naval.pass-destination"
    play(p, 0, "to:celtic_sea")
    assert why(p, 0, "to:england") == "naval.pass-destination"
    assert can(p, 0, "stop"), "the Celtic Sea is free"
    play(p, 0, "to:ireland")
    assert p.units[area("ireland")] == force("frigate")


@pytest.mark.rule("seven_ages.naval.pass-destination")
def test_the_areas_of_a_third_empire_are_open_behind_a_fleet() -> None:
    p = table(seats=3)
    france = found(p, 0, "french", "orange", {"normandy": "rifle frigate"}, progress=25)
    found(p, 1, "english", "red", {"england": "rifle", "bay_of_biscay": "frigate"}, progress=25)
    found(p, 2, "spanish", "pink", {"castile": "rifle"}, progress=25)
    act(p, "manoeuvre", france)
    play(p, 0, "from:normandy", "with:frigate", "to:bay_of_biscay")
    assert why(p, 0, "to:england") == "naval.pass-destination"
    play(p, 0, "to:castile")
    assert p.guests[area("castile")] == force("frigate")


@pytest.mark.rule("seven_ages.naval.pass-double", "seven_ages.naval.stop")
@pytest.mark.parametrize(
    ("waiting", "refusal"), [(0, "naval.pass-destination"), (1, "naval.pass-destination"), (2, None)]
)
def test_twice_as_many_ships_open_the_way(waiting: int, refusal: str | None) -> None:
    p = french("frigate frigate frigate", {"england": "rifle", "bay_of_biscay": "frigate"})
    for _ in range(waiting):
        play(p, 0, "from:normandy", "with:frigate", "to:bay_of_biscay", "stop")
    play(p, 0, "from:normandy", "with:frigate", "to:bay_of_biscay")
    assert why(p, 0, "to:england") == refusal


@pytest.mark.rule("seven_ages.naval.pass-destination", "seven_ages.transport.end-coastal")
@pytest.mark.parametrize(("coast", "refusal"), [("gaul", None), ("england", "naval.pass-destination")])
def test_a_transport_passes_a_fleet_too(coast: str, refusal: str | None) -> None:
    p = french("frigate", {"england": "rifle", "bay_of_biscay": "frigate"})
    play(p, 0, "from:normandy", "with:frigate", "with:rifle", "to:bay_of_biscay")
    assert why(p, 0, "stop") == "transport.end-coastal"
    assert why(p, 0, f"to:{coast}") == refusal


@pytest.mark.rule("seven_ages.naval.pass-destination")
def test_a_fleet_is_passed_even_if_the_next_sea_is_held_as_well() -> None:
    p = french("frigate", {"england": "rifle", "bay_of_biscay": "frigate", "celtic_sea": "frigate"})
    play(p, 0, "from:normandy", "with:frigate", "to:bay_of_biscay", "to:celtic_sea")
    assert why(p, 0, "stop") == "naval.pass-destination"
    play(p, 0, "to:ireland")
    assert p.units[area("ireland")] == force("frigate")


@pytest.mark.rule("seven_ages.naval.pass-double", "seven_ages.naval.stop")
@pytest.mark.parametrize(("fleet", "stops"), [("", True), ("frigate", True), ("frigate frigate", False)])
def test_only_ships_open_the_way_for_ships(fleet: str, stops: bool) -> None:
    """Three rifles have landed beside the English rifle before; ships have to be twice as many by themselves."""
    p = french(f"{fleet} frigate", {"england": "rifle"}, scotland="rifle rifle rifle rifle")
    play(p, 0, "from:scotland", *["with:rifle"] * 3, "to:england")
    for _ in fleet.split():
        play(p, 0, "from:normandy", "with:frigate", "to:north_sea", "to:england")
        if p.group:
            play(p, 0, "stop")
    play(p, 0, "from:normandy", "with:frigate", "to:north_sea", "to:england")
    assert bool(p.group) != stops


@pytest.mark.rule("seven_ages.galley.no-ocean")
@pytest.mark.parametrize(("name", "sails"), [("english", False), ("vikings", True)])
def test_some_empires_take_galleys_to_the_ocean(name: str, sails: bool) -> None:
    p = table()
    empire = found(p, 0, name, "orange", {"ireland": "spear galley"}, progress=18)
    act(p, "manoeuvre", empire)
    play(p, 0, "from:ireland", "with:galley")
    assert why(p, 0, "to:north_atlantic") == (None if sails else "galley.no-ocean")


@pytest.mark.rule("seven_ages.galley.destroyed")
@pytest.mark.parametrize(("unit", "refusal"), [("galley", "galley.destroyed"), ("frigate", None)])
def test_galleys_keep_to_seas_with_an_own_coast(unit: str, refusal: str | None) -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": f"spear {unit}"}, progress=22)
    act(p, "manoeuvre", empire)
    play(p, 0, "from:egypt", f"with:{unit}", "to:eastern_med")
    assert why(p, 0, "to:aegean_sea") == refusal


# --- canals


def suez(progress: int, banks: dict[str, str]) -> Any:
    """A Cretan battleship in the eastern Mediterranean; each bank belongs to another player."""
    p = table(seats=3)
    crete = found(p, 0, "minoans", "orange", {"crete": "rifle", "eastern_med": "battleship"}, progress=progress)
    for seat, of_colour, (name, where) in zip((1, 2), ("red", "pink"), banks.items(), strict=False):
        found(p, seat, name, of_colour, {where: "rifle"}, progress=progress)
    act(p, "manoeuvre", crete)
    play(p, 0, "from:eastern_med", "with:battleship")
    return p


@pytest.mark.rule("seven_ages.naval.canals")
def test_ships_sail_through_suez_and_panama() -> None:
    p = suez(39, {})
    play(p, 0, "to:red_sea")
    assert p.group.at == place("red_sea")
    p = table()
    crete = found(p, 0, "minoans", "orange", {"crete": "rifle", "caribbean_sea": "battleship"}, progress=43)
    act(p, "manoeuvre", crete)
    play(p, 0, "from:caribbean_sea", "with:battleship", "to:gulf_of_panama")
    assert p.group.at == place("gulf_of_panama")


@pytest.mark.rule("seven_ages.naval.canal-ages")
@pytest.mark.parametrize(
    ("start", "end", "progress", "refusal"),
    [
        ("eastern_med", "red_sea", 35, "naval.canal-ages"),
        ("eastern_med", "red_sea", 36, None),
        ("caribbean_sea", "gulf_of_panama", 42, "naval.canal-ages"),
        ("caribbean_sea", "gulf_of_panama", 43, None),
    ],
)
def test_a_canal_works_in_its_ages_only(start: str, end: str, progress: int, refusal: str | None) -> None:
    p = table()
    crete = found(p, 0, "minoans", "orange", {"crete": "rifle", start: "frigate"}, progress=progress)
    act(p, "manoeuvre", crete)
    play(p, 0, f"from:{start}", "with:frigate")
    assert why(p, 0, f"to:{end}") == refusal


@pytest.mark.rule("seven_ages.naval.canal-permission")
@pytest.mark.parametrize(
    ("answers", "refusal"), [("yy", None), ("yn", "naval.canal-permission"), ("n", "naval.canal-permission")]
)
def test_every_empire_on_its_banks_must_open_a_canal(answers: str, refusal: str | None) -> None:
    p = suez(39, {"egyptians": "egypt", "israelis": "palestine"})
    play(p, 0, "to:red_sea")
    for answer in answers:
        seat = p.waiting()[0]
        assert seat != 0
        play(p, seat, "yes" if answer == "y" else "no")
    assert p.waiting() == (0,)
    assert p.group.at == place("eastern_med")
    assert why(p, 0, "to:red_sea") == refusal
    if refusal is None:
        play(p, 0, "to:red_sea")
        assert p.group.at == place("red_sea")


@pytest.mark.rule("seven_ages.naval.canal-permission")
@pytest.mark.parametrize(("seat", "units"), [(0, "rifle"), (1, "fighter")])
def test_only_foreign_empires_that_control_a_bank_are_asked(seat: int, units: str) -> None:
    p = table()
    crete = found(p, 0, "minoans", "orange", {"crete": "rifle", "eastern_med": "battleship"}, progress=42)
    found(p, seat, "egyptians", "purple", {"egypt": units, "nubia": "rifle"}, progress=42)
    act(p, "manoeuvre", crete)
    play(p, 0, "from:eastern_med", "with:battleship", "to:red_sea")
    assert p.group.at == place("red_sea")


# --- transport


@pytest.mark.rule("seven_ages.transport.one-unit", "seven_ages.nuke.starwars-exception")
@pytest.mark.parametrize(("shield", "refusal"), [("", None), (" star_wars", "nuke.starwars-exception")])
def test_a_ship_carries_a_nuke_but_not_under_a_shield(shield: str, refusal: str | None) -> None:
    p = table()
    france = found(p, 0, "french", "orange", {"normandy": "rifle battleship nuke fighter"}, progress=48)
    found(p, 1, "english", "red", {"england": "rifle" + shield}, progress=48)
    act(p, "manoeuvre", france)
    play(p, 0, "from:normandy", "with:battleship", "with:nuke")
    assert why(p, 0, "with:fighter") == "transport.one-unit"
    play(p, 0, "to:north_sea")
    assert why(p, 0, "stop") == "transport.end-coastal"
    assert why(p, 0, "to:england") == refusal


@pytest.mark.rule("seven_ages.transport.any-leaders")
def test_a_ship_takes_any_number_of_leaders_along() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear galley"}, progress=4)
    for kind in ("builder", "artist", "scientist"):
        lead(p, egypt, kind, "egypt")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:galley", "with:spear", "lead:builder", "lead:artist", "lead:scientist")
    play(p, 0, "to:eastern_med", "to:phoenicia")
    assert p.units[area("phoenicia")] == force("galley spear")
    assert [leader >> 16 for leader in p.leaders] == [area("phoenicia")] * 3


@pytest.mark.rule("seven_ages.transport.together")
def test_ship_and_cargo_start_and_stay_together() -> None:
    p = table()
    units = {"egypt": "spear spear galley", "phoenicia": "chariot chariot"}
    egypt = found(p, 0, "egyptians", "orange", units, progress=4)
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:galley")
    assert why(p, 0, "with:chariot") == "move.own-units"
    assert can(p, 0, "with:spear")
    play(p, 0, "to:eastern_med", "to:phoenicia")
    assert not can(p, 0, "with:chariot"), "nobody comes aboard on the way"
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {**units, "phoenicia": "chariot chariot galley"}, progress=4)
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:phoenicia", "with:galley", "with:chariot", "to:eastern_med", "to:palestine")
    assert p.force_in(area("palestine")) == force("chariot galley")


@pytest.mark.rule("seven_ages.transport.together")
def test_a_ship_on_the_second_shore_carries_units_of_its_area() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear", "egypt_2": "galley"}, progress=4)
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt_2")
    assert why(p, 0, "with:spear") == "move.own-units", "without the ship it leaves from the area"
    play(p, 0, "with:galley", "with:spear")
    assert why(p, 0, "with:spear") == "transport.one-unit"
    play(p, 0, "to:red_sea", "to:nubia")
    assert p.force_in(area("egypt")) == force("spear spear")
    assert p.force_in(area("nubia")) == force("spear galley")
