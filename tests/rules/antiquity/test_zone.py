"""Zona di controllo: the hexes within reach of cities and inns, with and without harbour and stables."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from rules.antiquity.country import found, reckon_zone, shops, zone
from rules.antiquity.tools import (
    HEXES,
    Realm,
    arrange,
    build,
    distance,
    finish,
    legal,
    next_turn,
    of_terrain,
    play,
    player,
    realm,
    refusal,
)

HARBOUR, STABLES = "harbour@a1", "stables@e1"
BASE = {f"a{number}" for number in (7, 8, 9, 10, 13, 14, 15, 16, 17, 20, 21, 24, 25, 28, 29, 37, 38, 41, 42, 46, 47)}
BASE |= {"a49", "a52", "a53", "a54"}
"""The zone of a lone city on a31, the middle of the first face; the city covers two hexes of water, a32 and a40."""
WATER = {"a33", "a34", "a48"}
"""Next to that city, or linked to water that is."""
SHORES = {"a26", "a35", "a43", "a55"}
"""Land that only this water leads to."""
LAKE = {"a44", "a45", "a51", "a57", "a58"}
"""Another lake: two hexes from the city at the nearest."""
AWAY = "b40"
"""A hex with nothing but land within three hexes of it, far from all cities."""
RING = ["d13", "d33", "d46"]
"""Inns from which the whole zone of the second city, on d31, is reached."""


def within(game: Any, centre: str, least: int, most: int) -> set[str]:
    count = game.land.layout.count
    return {place for place in HEXES[:count] if least <= distance(game, centre, place) <= most}


def with_men(*plans: str, **parts: Any) -> Realm:
    return realm(houses=len(plans), buildings=[f"{plan}!" for plan in plans], **parts)


@pytest.mark.rule("antiquity.zone.two-hexes")
def test_the_zone_reaches_two_hexes_around_every_inn_and_city() -> None:
    g = arrange(realm(inns=[AWAY]))
    assert zone(g) == BASE | within(g, AWAY, 1, 2)
    assert len(within(g, AWAY, 3, 3)) == 18 and not zone(g) & within(g, AWAY, 3, 3)


@pytest.mark.rule("antiquity.figure.zone-a")
def test_figure_the_land_around_a_city_is_inside_whatever_stands_in_it() -> None:
    assert zone(arrange(realm())) == BASE
    assert zone(arrange(realm(buildings=[HARBOUR, STABLES]))) == BASE


@pytest.mark.rule("antiquity.zone.water-only-with-harbour")
def test_water_is_inside_only_with_a_working_harbour() -> None:
    for plans in (["harbour@a1"], ["stables@e1!"], ["harbour@a1", "stables@e1!"]):
        g = arrange(realm(houses=2, buildings=plans))
        assert not zone(g) & of_terrain(g, "water")
    play(g, "man:harbour+1")
    assert zone(g) & of_terrain(g, "water") == WATER


@pytest.mark.rule("antiquity.zone.land-behind-water")
@pytest.mark.rule("antiquity.figure.zone-b-star")
def test_land_behind_water_is_outside_without_a_harbour() -> None:
    """a55 lies two hexes from the city, but a48 between them is water; over land it is three steps."""
    g = arrange(realm(houses=1, buildings=[HARBOUR]))
    assert distance(g, "a40", "a55") == 2 and distance(g, "a40", "a48") == distance(g, "a48", "a55") == 1
    assert "a55" not in zone(g)
    play(g, "man:harbour+1")
    assert "a55" in zone(g)


@pytest.mark.rule("antiquity.zone.land-behind-water")
def test_a_way_around_the_water_counts_and_cities_of_others_do_not_block() -> None:
    g = arrange(realm(), realm(cities=["d31"], inns=["a41"]))
    assert "a42" in zone(g), "next to a33, but reached over a41, where a rival has an inn"
    assert distance(g, "a32", "a42") == 2
    g = arrange(realm(inns=["d13"]), realm())
    assert "d22" in zone(g) and "d23" not in zone(g), "the ground under a rival's city is reached like any other"


@pytest.mark.rule("antiquity.zone.inn-counts-when-cut-off")
def test_an_inn_counts_however_far_from_any_city_it_stands() -> None:
    g = arrange(realm(inns=["b58"]))
    assert min(distance(g, "b58", centre) for centre in ("a31", "d31")) > 5
    assert zone(g) - BASE == within(g, "b58", 1, 2)


@pytest.mark.rule("antiquity.zone.inn-after-deactivation")
def test_an_inn_keeps_its_area_when_the_harbour_stops_working() -> None:
    mine = realm(houses=3, goods={"fish": 1}, buildings=["harbour@a3!", "brewery@a5", *shops(1)])
    g = arrange(mine)
    finish(g)
    found(g, "inn", "a26")
    assert "a26" in SHORES
    next_turn(g)
    assert player(g)["active"] == ["brewery"]
    assert {"a18", "a35", "a17"} <= zone(g) and "a26" not in zone(g), "its land area, but not its own hex"
    assert not zone(g) & of_terrain(g, "water")


@pytest.mark.rule("antiquity.zone.harbour-adjacent-water")
@pytest.mark.rule("antiquity.zone.harbour-connected-water")
def test_a_harbour_adds_water_next_to_a_source_and_all_that_is_linked_to_it() -> None:
    g = arrange(with_men(HARBOUR))
    assert zone(g) == BASE | WATER | SHORES
    assert distance(g, "a31", "a33") == 2 and distance(g, "a31", "a34") == 3, "a34 only touches a33"
    assert not zone(g) & LAKE, "two hexes away, but linked to no water next to the city"
    assert distance(g, "a39", "a45") == 2
    g = arrange(with_men(HARBOUR, inns=["a46"]))
    assert zone(g) >= LAKE, "a45 is next to the inn, and the whole lake follows"
    assert distance(g, "a46", "a44") == 2, "and not next to it"


@pytest.mark.rule("antiquity.zone.harbour-connected-water")
@pytest.mark.rule("antiquity.zone.harbour-shores")
def test_a_harbour_reaches_along_a_river_at_any_distance() -> None:
    """From an inn on c13 the water runs along c19 to c22."""
    river = {"c19", "c20", "c21", "c22"}
    bare, lively = (arrange(realm(houses=1, buildings=[plan], inns=["c13"])) for plan in (HARBOUR, HARBOUR + "!"))
    assert not zone(bare) & river and river <= zone(lively)
    banks = set().union(*(within(lively, place, 1, 1) for place in river)) - river
    assert banks - {"c13"} <= zone(lively)
    assert "c31" not in zone(bare) and "c30" in zone(lively) - zone(bare)


@pytest.mark.rule("antiquity.zone.harbour-shores")
def test_no_steps_lead_on_from_a_shore_not_even_with_stables() -> None:
    g = arrange(with_men(HARBOUR))
    assert {"a26", "a35"} <= zone(g) and not {"a18", "b12"} & zone(g)
    g = arrange(with_men(HARBOUR, STABLES, inns=["a52"]))
    beyond = within(g, "a58", 1, 2)
    assert "a60" in zone(g) & beyond, "three steps over land from the inn"
    g = arrange(with_men(HARBOUR, inns=["c13"]))
    assert "c30" in zone(g) and "c38" not in zone(g), "next to a shore hex"


@pytest.mark.rule("antiquity.zone.harbour-not-optional")
def test_what_a_harbour_adds_has_to_be_enclosed_too() -> None:
    for manned, conditions in ((False, ["enclosure"]), (True, [])):
        g = arrange(realm(inns=RING), realm(houses=1, buildings=[HARBOUR]))
        if manned:
            play(g, "man:harbour+1", seat=1)
        finish(g)
        assert ({"d38", "d44"} <= zone(g, 1)) == manned
        assert player(g)["conditions"] == conditions


@pytest.mark.rule("antiquity.zone.stables-plus-one")
def test_manned_stables_reach_one_hex_further() -> None:
    g = arrange(realm(houses=1, buildings=[STABLES], inns=[AWAY]))
    assert not zone(g) & within(g, AWAY, 3, 3)
    play(g, "man:stables+1")
    assert zone(g) >= within(g, AWAY, 1, 3)
    city = {"a1", "a2", "a3", "a4", "a5", "a6", "a11", "a12", "a18", "a19", "a26", "a27", "a36", "a43", "a50", "a55"}
    city |= {"a56", "a59", "a60"}
    assert zone(g) - within(g, AWAY, 1, 3) == BASE | city
    assert "a2" in city and distance(g, "a22", "a2") == 3


@pytest.mark.rule("antiquity.zone.stables-not-water")
def test_stables_bring_no_water_and_no_land_behind_it() -> None:
    g = arrange(with_men(STABLES))
    assert not zone(g) & (WATER | LAKE)
    assert distance(g, "a31", "a35") == 4 and "a35" not in zone(g), "three hexes from the city, but only over water"


@pytest.mark.rule("antiquity.figure.zone-b")
def test_figure_a_harbour_in_any_city_brings_the_water() -> None:
    g = arrange(realm(cities=["a31", "b31"], houses=1, buildings=["2:harbour@a1"]))
    assert not zone(g) & (WATER | SHORES)
    play(g, "man:harbour+1")
    assert zone(g) >= WATER | SHORES


@pytest.mark.rule("antiquity.figure.zone-inn-c-d")
def test_figure_an_inn_widens_the_zone_and_more_so_with_a_harbour() -> None:
    g = arrange(realm(inns=["a52"], houses=1, buildings=[HARBOUR]))
    assert zone(g) - BASE == {"a59"}
    play(g, "man:harbour+1")
    assert zone(g) - BASE == {"a59", "a36"} | LAKE | WATER | SHORES


@pytest.mark.rule("antiquity.zone.two-hexes")
@pytest.mark.rule("antiquity.zone.harbour-connected-water")
@pytest.mark.rule("antiquity.zone.stables-plus-one")
@pytest.mark.parametrize("seed", range(12))
def test_zones_agree_with_a_reckoning_of_their_own_on_any_map(seed: int) -> None:
    """Random tiles, turned any way, with random inns: the zone is worked out hex by hex and compared."""
    chance = random.Random(seed)
    seats = 2 + seed % 3
    tiles = 2 * seats
    faces = [f"face_{chance.randrange(1, 9)}" for _ in range(tiles)]
    deal: dict[str, object] = {"faces": faces, "rotations": [chance.randrange(6) for _ in range(tiles)]}
    bare = arrange(seats=seats, deal=deal)
    land = [HEXES[number] for number, terrain in enumerate(bare.land.terrain) if terrain != 3]
    free = [place for place in land if not bare.taken >> HEXES.index(place) & 1]
    for harbour in (False, True):
        for stables in (False, True):
            plans = [HARBOUR + "!" * harbour, STABLES + "!" * stables]
            inns = chance.sample(free, 3)
            g = arrange(realm(houses=2, buildings=plans, inns=inns), seats=seats, deal=deal)
            assert zone(g) == reckon_zone(g, 0, harbour, stables)
            assert zone(g, 1) == reckon_zone(g, 1, False, False)


@pytest.mark.rule("antiquity.zone.stables-plus-one")
def test_the_zone_follows_at_once_when_stables_are_built_and_manned() -> None:
    g = arrange(realm(houses=1, goods={"gold": 1, "wine": 1}))
    build(g, "stables@e1")
    assert zone(g) == BASE, "not before a man stands there"
    play(g, "man:stables+1")
    assert zone(g) > BASE
    loaded: Any = civitas.load(g.dump())
    assert zone(loaded) == zone(g)
    assert "man:stables+1" not in legal(g) and refusal(g, "done") is None
