"""Fase 2, Costruzione della Città: what the phase is for, its screen, and men who activate buildings."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.tools import (
    TITLE,
    arrange,
    asked,
    build,
    city,
    distance,
    finish,
    go_to,
    goods,
    legal,
    manned,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
    standing,
)

GRAVED_WORKS = [("original", False), ("seed", True)]
"""Does a building that needs no man work with a grave on it? Each reading, by the ruleset or by its own option."""


# --- the phase


@pytest.mark.rule("antiquity.build.phase-purpose")
def test_phase_2_is_for_building_manning_and_powers_and_may_be_passed() -> None:
    plans = ["market@a1!", "hospital@c1!", "faculty_theology@a3!", "cathedral@d3", "cart_shop@f1"]
    g = arrange(realm(goods={"wood": 2}, houses=5, buildings=plans, graves=["g7"], saint="barbara"))
    verbs = {move.split(":")[0] for move in legal(g)}
    assert verbs == {"build", "man", "recall", "heal", "sell", "raze", "lift", "offer", "done"}
    before = player(g)
    play(g, "done", seat=0)
    play(g, "done", seat=1)
    assert seen(g, "phase") > 2
    assert standing(g) == [piece["building"] for piece in before["cities"][0]["pieces"]]


@pytest.mark.rule("antiquity.build.secret")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_sees_what_another_builds_before_the_phase_is_over(viewer: int | None) -> None:
    g = arrange(realm(goods={"wood": 2, "gold": 2}, houses=1), famine=4)
    before = g.view(viewer)
    build(g, "market@a1", "fountain@c1", "house2@d1", "storage2x2@a4")
    play(g, "man:market+1")
    assert g.view(viewer) == before
    assert standing(g) == ["market", "storage"] and seen(g, "famine") == 3, "the builder sees it"
    finish(g)
    after: Any = g.view(viewer)
    assert [piece["building"] for piece in after["players"][0]["cities"][0]["pieces"]] == ["market", "storage"]
    assert (after["famine"], after["players"][0]["men"], after["piles"]["storage"]) == (3, 2, 14)


@pytest.mark.rule("antiquity.build.free-action-order")
def test_manning_and_building_alternate_freely() -> None:
    mine = realm(goods={"wood": 1}, houses=2, buildings=["hospital@a1"], graves=["a4", "b4", "a5", "b5"])
    g = arrange(mine)
    play(g, "man:hospital+1", "heal:1+a4", "heal:1+b4", "heal:1+a5", "heal:1+b5")
    build(g, "market@a4")
    play(g, "man:market+1")
    assert manned(g) == ["hospital", "market"]


@pytest.mark.rule("antiquity.build.new-building-mannable")
def test_a_new_building_may_be_manned_and_used_at_once() -> None:
    g = arrange(realm(goods={"wood": 3}, houses=1))
    build(g, "market@a1")
    assert refusal(g, "sell:wood") == "antiquity.market.bank-own-market"
    play(g, "man:market+1", "sell:wood", "sell:wood", "buy:gold")
    assert goods(g) == {"gold": 1}


# --- activating


@pytest.mark.rule("antiquity.activate.required")
@pytest.mark.parametrize(
    ("building", "use", "because"),
    [
        ("faculty_philosophy", "build:stables", "cost.d-means-different"),
        ("faculty_theology", "raze", "activate.required"),
        ("hospital", "heal:1+a7", "activate.required"),
        ("market", "sell:gold", "market.bank-own-market"),
    ],
)
def test_an_ability_needs_a_man(building: str, use: str, because: str) -> None:
    plans = [f"{building}@a1", "cathedral@d1"]
    g = arrange(realm(goods={"gold": 2}, houses=1, buildings=plans, graves=["a7"], saint="giorgio"))
    assert refusal(g, use) == f"antiquity.{because}"
    play(g, f"man:{building}+1")
    assert refusal(g, use) is None


@pytest.mark.rule("antiquity.activate.required")
def test_a_building_that_is_not_there_cannot_be_manned() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1))
    assert refusal(g, "man:market+1") == "antiquity.activate.required"
    build(g, "market@a1")
    assert refusal(g, "man:market+1") is None


@pytest.mark.rule("antiquity.activate.by-man-any-time")
def test_a_man_may_be_put_on_a_building_at_any_moment_of_the_phase() -> None:
    g = arrange(realm(goods={"wood": 1, "gold": 1}, houses=1, buildings=["market@a1", "dump@c1"]))
    build(g, "granary@a4", "house2@g1")
    play(g, "man:dump+1")
    build(g, "fountain@g2")
    assert player(g)["active"] == ["granary", "dump"]
    play(g, "man:market+1")
    assert "market" in player(g)["active"]


@pytest.mark.rule("antiquity.activate.unmanned-idle")
def test_stables_without_a_man_do_not_extend_the_reach() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=2, buildings=["stables@a1", "cart_shop@c1!"]))
    near = player(g)["zone"]
    finish(g)
    assert player(g)["zone"] == near
    assert refusal(g, "man:stables+1") == "table.other-question"
    next_turn(g)
    assert player(g)["zone"] == near
    play(g, "man:stables+1", seat=0)
    assert max(distance(g, place, "a31") for place in near) == 3, "two steps from the rim of the city"
    assert max(distance(g, place, "a31") for place in player(g)["zone"]) == 4


@pytest.mark.rule("antiquity.activate.one-man-per-building")
def test_one_man_stands_on_a_building() -> None:
    g = arrange(realm(houses=3, buildings=["cart_shop@a1!", "cart_shop@c1"]))
    assert refusal(g, "man:cart_shop+1") == "antiquity.activate.one-man-per-building"
    assert refusal(g, "man:cart_shop+2") is None
    play(g, "man:cart_shop+2")
    assert refusal(g, "man:cart_shop+2") == "antiquity.activate.one-man-per-building"
    assert player(g)["free_men"] == 1


@pytest.mark.rule("antiquity.activate.locked-until-phase-1")
def test_a_man_stays_on_his_building_until_the_next_phase_1() -> None:
    g = arrange(realm(goods={"gold": 2, "wine": 2}, houses=1, buildings=["storage2x1@a1!", "dump@a3"]))
    assert refusal(g, "man:dump+1") == "antiquity.house.gives-man"
    finish(g)
    assert asked(g) == "discard"
    assert refusal(g, "man:dump+1") == refusal(g, "recall:storage+1") == "table.other-question"
    go_to(g, 9)
    assert manned(g) == ["storage"]
    next_turn(g)
    assert refusal(g, "man:dump+1", seat=0) is None


@pytest.mark.rule("antiquity.activate.moved-in-phase-2")
def test_a_man_may_be_moved_within_phase_2() -> None:
    g = arrange(realm(houses=1, buildings=["storage2x1@a1!", "dump@a3"]))
    play(g, "recall:storage+1", "man:dump+1")
    assert manned(g) == ["dump"]
    assert refusal(g, "recall:storage+1") == "antiquity.activate.required", "nobody stands there any more"
    finish(g)
    go_to(g, 9)
    assert manned(g) == ["dump"]


@pytest.mark.rule("antiquity.activate.moved-in-phase-2")
@pytest.mark.parametrize(
    ("buildings", "used", "stays"),
    [
        (["market@a1!"], ["sell:wood", "sell:wood", "buy:gold"], "market"),
        (["market@a1!"], ["offer:1", "give:wood", "propose"], "market"),
        (["hospital@a1!"], ["heal:1+g1"], "hospital"),
        (["faculty_theology@a1!", "cathedral@d3"], ["raze"], "faculty_theology"),
        (["faculty_philosophy@a1!"], ["build:stables", "place:1+d1+0"], "faculty_philosophy"),
    ],
)
def test_a_man_stays_where_his_building_was_used(buildings: list[str], used: list[str], stays: str) -> None:
    """Our ruling: nobody uses two buildings with one man."""
    stock = {"wood": 4, "pearls": 2}
    g = arrange(
        realm(goods=stock, houses=1, buildings=buildings, graves=["g1"], saint="barbara" if "raze" in used else None)
    )
    assert refusal(g, f"recall:{stays}+1", seat=0) is None
    play(g, *used, seat=0)
    assert refusal(g, f"recall:{stays}+1", seat=0) == "antiquity.activate.moved-in-phase-2"


@pytest.mark.rule("antiquity.activate.moved-in-phase-2")
def test_a_used_faculty_holds_the_man_of_its_university() -> None:
    plans = ["university@a1!", "faculty_philosophy@c1"]
    g = arrange(realm(goods={"pearls": 2}, houses=1, buildings=plans))
    play(g, "build:stables", "place:1+f1+0")
    assert refusal(g, "recall:university+1") == "antiquity.activate.moved-in-phase-2"


@pytest.mark.rule("antiquity.activate.moved-in-phase-2")
def test_men_are_called_back_ten_times_at_most() -> None:
    """A limit of ours, so that every game ends."""
    g = arrange(realm(houses=1, buildings=["dump@a3!"]))
    for _ in range(10):
        play(g, "recall:dump+1", "man:dump+1", seat=0)
    assert refusal(g, "recall:dump+1", seat=0) == "antiquity.activate.moved-in-phase-2"
    assert "recall:dump+1" not in legal(g, 0)
    next_turn(g)
    play(g, "man:dump+1", seat=0)
    assert refusal(g, "recall:dump+1", seat=0) is None


@pytest.mark.rule("antiquity.activate.works-at-once")
def test_a_building_works_as_soon_as_it_is_manned() -> None:
    g = arrange(realm(houses=1, buildings=["hospital@a1"], graves=["a7"]))
    play(g, "man:hospital+1", "heal:1+a7")
    assert city(g)["graves"] == []


@pytest.mark.rule("antiquity.activate.not-with-graves")
def test_a_building_with_a_grave_holds_no_man() -> None:
    g = arrange(realm(houses=2, buildings=["market@a1", "hospital@c1!"], graves=["b2"]))
    assert refusal(g, "man:market+1") == "antiquity.activate.not-with-graves"
    play(g, "heal:1+b2")
    assert refusal(g, "man:market+1") is None


# --- buildings that need no man


@pytest.mark.rule("antiquity.activate.passive-buildings")
@pytest.mark.parametrize(("reading", "works"), GRAVED_WORKS)
@pytest.mark.parametrize("option", ["ruleset", "passive_graved"])
def test_a_granary_works_without_a_man(option: str, reading: str, works: bool) -> None:
    g = arrange(realm(buildings=["granary@a1"]), famine=5, options={option: reading})
    assert (player(g, 0)["graves_due"], player(g, 1)["graves_due"]) == (2, 5)
    go_to(g, 9)
    assert len(city(g)["graves"]) == 2
    g = arrange(realm(buildings=["granary@a1"], graves=["b1"]), famine=5, options={option: reading})
    assert player(g)["graves_due"] == (2 if works else 5)


@pytest.mark.rule("antiquity.activate.passive-buildings")
@pytest.mark.parametrize(("reading", "works"), GRAVED_WORKS)
def test_a_brewery_works_without_a_man(reading: str, works: bool) -> None:
    def inn(graves: list[str]) -> str | None:
        plans = ["brewery@a1", "cart_shop@a4!"]
        g = arrange(realm(goods={"fish": 1}, houses=1, buildings=plans, graves=graves), options={"ruleset": reading})
        finish(g)
        return refusal(g, "found:inn")

    assert inn([]) is None
    assert inn(["a1"]) == (None if works else "antiquity.inn.needs-brewery")


@pytest.mark.rule("antiquity.activate.passive-buildings")
@pytest.mark.parametrize(("reading", "works"), GRAVED_WORKS)
def test_a_fountain_works_without_a_man(reading: str, works: bool) -> None:
    def pollution(graves: list[str]) -> int:
        g = arrange(realm(buildings=["fountain@a1", "fountain@b1"], graves=graves), options={"ruleset": reading})
        due: int = player(g)["pollution_due"]
        return due

    assert pollution([]) == 1
    assert pollution(["a1"]) == (1 if works else 2)


@pytest.mark.rule("antiquity.activate.passive-buildings")
@pytest.mark.parametrize(("reading", "works"), GRAVED_WORKS)
def test_a_cathedral_works_without_a_man(reading: str, works: bool) -> None:
    def second_house(graves: list[str]) -> bool:
        g = arrange(realm(buildings=["cathedral@a1"], graves=graves, saint="nicolo"), options={"ruleset": reading})
        build(g, "house2@g7")
        return asked(g) == "extra-house"

    assert second_house([])
    assert second_house(["b1"]) == works


@pytest.mark.rule("antiquity.activate.passive-never-manned")
@pytest.mark.parametrize("building", ["cathedral", "fountain", "granary", "brewery"])
def test_a_building_that_works_by_itself_holds_no_man(building: str) -> None:
    saint = "giorgio" if building == "cathedral" else None
    g = arrange(realm(houses=1, buildings=[f"{building}@a1", "market@e1"], saint=saint))
    assert refusal(g, f"man:{building}+1") == "antiquity.activate.passive-never-manned"
    assert [move for move in legal(g) if move.startswith("man")] == ["man:market+1"]


@pytest.mark.rule("antiquity.activate.houses-graves-never-manned")
def test_houses_and_graves_hold_no_man() -> None:
    g = arrange(realm(houses=3, buildings=["market@a1", "dump@a4"], graves=["a4", "g1"]))
    assert refusal(g, "man:house+1") == "antiquity.activate.houses-graves-never-manned"
    assert [move for move in legal(g) if move.startswith("man")] == ["man:market+1"]
    assert "grave" not in TITLE.domains["building"].ids, "no move puts a man on a grave"


# --- where the men are


@pytest.mark.rule("antiquity.activate.idle-men")
def test_men_without_a_building_wait_for_the_next_turn() -> None:
    g = arrange(realm(houses=3, buildings=["market@a1!", "dump@c1"]))
    finish(g)
    while g.turn_number == 3:
        assert manned(g) == ["market"] and player(g)["free_men"] == 2
        play(g, legal(g)[0])
    assert player(g)["free_men"] == 3
    play(g, "man:dump+1", "man:market+1", seat=0)
    assert manned(g) == ["dump", "market"]


@pytest.mark.rule("antiquity.activate.any-own-city")
def test_men_go_into_any_city_of_their_owner() -> None:
    plans = ["market@a1", "3:dump@a1", "3:stables@d1", "3:explorer@a4"]
    g = arrange(realm(cities=["a31", "b31", "c31"], houses=3, buildings=plans))
    play(g, "man:dump+1", "man:stables+1", "man:explorer+1")
    assert [piece["manned"] for piece in city(g, 3)["pieces"]] == [True, True, True]
    assert player(g)["free_men"] == 0
