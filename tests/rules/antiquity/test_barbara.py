"""Fase 2, Santa Barbara: what stands in the cities is rearranged."""

from __future__ import annotations

import pytest

from rules.antiquity.tools import (
    Realm,
    arrange,
    asked,
    build,
    city,
    finish,
    manned,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
    standing,
)


def under(saint: str, **parts: object) -> Realm:
    """A realm with a cathedral in the corner."""
    buildings = ["cathedral@a1", *parts.pop("buildings", [])]  # type: ignore[misc]
    return realm(saint=saint, buildings=buildings, **parts)


@pytest.mark.rule("antiquity.barbara.rearrange")
@pytest.mark.parametrize("saint", ["barbara", "maria"])
def test_buildings_are_moved_within_and_between_cities(saint: str) -> None:
    plans = ["market@d1!", "explorer@d3", "storage3x2@d4", "fountain@g1", "2:cart_shop@a1!"]
    g = arrange(under(saint, cities=["a31", "b31"], houses=2, buildings=plans))
    before = player(g)
    play(g, "lift:1+d1", "lift:1+d3", "lift:1+e5", "lift:1+g1", "lift:2+b1", "lift:1+b1")
    play(g, "place:2+e5+0", "place:2+a1+90", "place:2+c1+90", "place:2+f1+0", "place:1+a1+180", "place:1+d4+90")
    assert asked(g) == "city"
    assert standing(g) == ["cathedral", "market", "explorer", "storage", "cart_shop"]
    assert manned(g) == ["cart_shop", "market"] and player(g)["active"] == before["active"]
    assert [piece["building"] for piece in city(g, 2)["pieces"]] == ["market", "explorer", "storage"]
    assert city(g, 2)["fountains"] == ["f1"] and city(g)["fountains"] == []
    squares = {piece["building"]: piece["squares"] for place in (1, 2) for piece in city(g, place)["pieces"]}
    assert squares["explorer"] == ["a1", "a2", "a3"]
    assert squares["storage"] == ["c1", "d1", "c2", "d2", "c3", "d3"]


@pytest.mark.rule("antiquity.barbara.rearrange")
def test_houses_are_moved_too_and_everything_can_be_put_back() -> None:
    g = arrange(under("barbara", houses=1, buildings=["market@d1"]))
    before = player(g)["cities"]
    play(g, "lift:1+g7", "lift:1+d1", "restore")
    after = player(g)["cities"]
    assert [{**place, "moved": []} for place in after] == before

    g = arrange(under("barbara", houses=1))
    play(g, "lift:1+g7", "place:1+e3+0")
    assert city(g)["houses"] == ["e3"] and player(g)["men"] == 1


@pytest.mark.rule("antiquity.barbara.rearrange")
def test_rearranging_belongs_to_phase_2() -> None:
    g = arrange(under("barbara", houses=1, buildings=["cart_shop@d1!"]))
    assert refusal(g, "lift:1+d2") is None
    finish(g)
    assert seen(g, "phase") == 4
    assert refusal(g, "lift:1+d2") == "table.other-question"


@pytest.mark.rule("antiquity.barbara.loose-graves")
def test_loose_graves_move_to_free_squares_only() -> None:
    g = arrange(under("barbara", buildings=["market@d1"], graves=["g7", "g6"]))
    play(g, "lift:1+g7")
    assert asked(g) == "set-grave"
    assert refusal(g, "place:1+d1+0") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+g6+0") == "antiquity.graves.squares-lost"
    play(g, "place:1+g1+0")
    assert set(city(g)["graves"]) == {"g1", "g6"}
    assert [piece["graved"] for piece in city(g)["pieces"]] == [False, False]


@pytest.mark.rule("antiquity.barbara.graves-stay-with-building", "antiquity.barbara.no-grave-transfer")
def test_graves_on_a_building_go_with_it() -> None:
    """Nothing lifts a grave off a building, and none comes to lie on another one."""
    plans = ["dump@d1", "market@d4"]
    mine = under("barbara", cities=["a31", "b31"], buildings=plans, graves=["d1", "e2", "g7"])
    g = arrange(mine)
    play(g, "lift:1+e2")
    assert asked(g) == "set", "the dump, not the grave on it"
    assert refusal(g, "place:1+d4+0") == "antiquity.place.no-overlap"
    play(g, "place:2+a1+0")
    dump = city(g, 2)["pieces"][0]
    assert dump["building"] == "dump" and dump["graved"]
    assert len(city(g, 2)["graves"]) == 2 and set(city(g, 2)["graves"]) <= set(dump["squares"])
    assert city(g)["graves"] == ["g7"]
    play(g, "lift:1+g7")
    for target in ("1+d4+0", "2+c3+0"):
        assert refusal(g, f"place:{target}") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+d1+0") is None


@pytest.mark.rule("antiquity.barbara.graves-stay-with-building")
@pytest.mark.parametrize(("facing", "grave"), [("0", "b3"), ("90", "b2"), ("180", "c2"), ("270", "c3")])
def test_a_grave_keeps_its_square_of_the_building(facing: str, grave: str) -> None:
    """A cart shop with a grave at the end of one arm: moved and turned, that arm still has it."""
    g = arrange(under("barbara", cities=["a31", "b31"], buildings=["cart_shop@d1"], graves=["d2"]))
    play(g, "lift:1+e1", f"place:2+b2+{facing}")
    assert city(g, 2)["graves"] == [grave]


@pytest.mark.rule("antiquity.barbara.graves-stay-with-building")
def test_a_grave_on_a_fountain_goes_with_it() -> None:
    g = arrange(under("barbara", buildings=["fountain@d1", "fountain@e1"], graves=["d1"]))
    play(g, "lift:1+d1", "place:1+g7+0")
    assert (city(g)["fountains"], city(g)["graves"]) == (["e1", "g7"], ["g7"])


@pytest.mark.rule("antiquity.barbara.rearrange")
def test_what_was_moved_stays_for_the_turn() -> None:
    g = arrange(under("barbara", goods={"wood": 1}, buildings=["market@d1"]))
    play(g, "lift:1+d1", "place:1+f6+0")
    assert refusal(g, "lift:1+f6") == "antiquity.barbara.rearrange"
    build(g, "granary@d1")
    assert city(g)["pieces"][-1]["squares"] == ["e1", "d2", "e2", "f2"], "its old squares are free"
    assert refusal(g, "lift:1+f2") == "antiquity.barbara.rearrange", "what is built there stays, too"
    next_turn(g)
    assert refusal(g, "lift:1+f6", seat=0) is None


@pytest.mark.rule("antiquity.barbara.rearrange")
def test_a_square_with_nothing_on_it_has_nothing_to_lift() -> None:
    g = arrange(under("barbara"))
    assert refusal(g, "lift:1+g7") == "antiquity.barbara.rearrange"
    assert refusal(g, "lift:1+b1") is None


@pytest.mark.rule("antiquity.barbara.rearrange")
@pytest.mark.parametrize(("target", "active"), [("1+c5+0", True), ("1+a6+0", False)])
def test_a_university_follows_its_new_place(target: str, active: bool) -> None:
    """Moved beside a faculty it activates it; moved away it no longer does."""
    plans = ["university@e1!", "faculty_alchemy@e3"]
    g = arrange(under("barbara", houses=1, buildings=plans))
    assert "alchemy" in player(g)["active"]
    play(g, "lift:1+e1", f"place:{target}")
    assert ("alchemy" in player(g)["active"]) == active
