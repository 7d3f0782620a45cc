"""Fase 4: Costruzione nella Periferia: who builds, with which carts, and where."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.antiquity.country import found, grass, held, industries, shops, zone
from rules.antiquity.tools import (
    Realm,
    arrange,
    asked,
    distance,
    finish,
    goods,
    legal,
    manned,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
)

PROJECTS = {"woodcutter", "farm", "mine", "fishery", "inn", "city"}
PLENTY = {"wood": 5, "stone": 2, "fish": 5, "grain": 2, "gold": 1, "pearls": 1}


def builder(carts: int, empty: int = 0, **parts: Any) -> Realm:
    """A player with manned cart shops, a brewery and a stock for anything."""
    goods_held = parts.pop("goods", PLENTY)
    more = parts.pop("buildings", [])
    return realm(
        houses=carts + len(more) + 1,
        goods=goods_held,
        buildings=[*shops(carts, empty), "brewery@a5", *more],
        **parts,
    )


def start(*realms: Realm, **parts: Any) -> Any:
    """In phase 4."""
    g = arrange(*realms, **parts)
    finish(g)
    return g


# --- zone and order


@pytest.mark.rule("antiquity.countryside.only-in-zone")
@pytest.mark.parametrize(("project", "product"), [("woodcutter", ""), ("farm", "grain"), ("mine", "gold"), ("inn", "")])
def test_builds_stay_inside_the_zone(project: str, product: str) -> None:
    inside = {"woodcutter": "a14", "farm": "a15", "mine": "a8", "inn": "a24"}[project]
    outside = {"woodcutter": "a2", "farm": "a4", "mine": "a6", "inn": "a19"}[project]
    choices = [f"product:{product}"] if product else []
    g = start(builder(2))
    play(g, f"found:{project}", *choices)
    assert refusal(g, f"site:{outside}") == "antiquity.countryside.only-in-zone"
    assert refusal(g, f"site:{inside}") is None
    assert {move.removeprefix("site:") for move in legal(g)} <= zone(g)
    inn = {"woodcutter": "a7", "farm": "a9", "mine": "a7", "inn": "a20"}[project]
    g = start(builder(2, inns=[inn]))
    play(g, f"found:{project}", *choices)
    assert refusal(g, f"site:{outside}") is None, "an inn nearby brings it into the zone"


@pytest.mark.rule("antiquity.countryside.only-in-zone")
def test_a_kind_without_any_hex_in_the_zone_is_not_offered() -> None:
    plains = ["a15", "a29", "a38", "a46", "a47", "a52", "a53", "a54"]
    g = start(builder(1), polluted=plains)
    assert refusal(g, "found:farm") == "antiquity.countryside.only-in-zone"
    g = start(builder(1), polluted=plains[:-1])
    assert refusal(g, "found:farm") is None


@pytest.mark.rule("antiquity.countryside.in-turn-order")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_phase_four_is_played_in_turn_order(order: list[int]) -> None:
    """Both reach a20."""
    g = start(builder(1), builder(1, inns=["a12"]), order=order)
    assert seen(g, "phase") == 4 and g.waiting() == (order[0],)
    found(g, "woodcutter", "a20")
    assert g.waiting() == (order[1],)
    play(g, "found:woodcutter")
    assert refusal(g, "site:a20") == "antiquity.site.never-on-goods-or-men"
    g = start(builder(1), builder(1, inns=["a12"]), order=order)
    play(g, "end", "found:woodcutter")
    assert refusal(g, "site:a20") is None


@pytest.mark.rule("antiquity.countryside.any-sequence")
@pytest.mark.rule("antiquity.countryside.zone-grows-at-once")
def test_an_inn_widens_the_zone_for_the_very_next_build() -> None:
    g = start(builder(3))
    assert distance(g, "a32", "a25") == 2 and distance(g, "a25", "a35") == 2
    play(g, "found:woodcutter")
    assert refusal(g, "site:a35") == "antiquity.countryside.only-in-zone"
    g = start(builder(3))
    found(g, "inn", "a25")
    assert "a35" in zone(g)
    found(g, "woodcutter", "a35")
    assert industries(g)[0]["centre"] == "a35"
    found(g, "inn", "a29")
    assert set(player(g)["inns"]) == {"a25", "a29"}, "inns before or after other things"


@pytest.mark.rule("antiquity.countryside.example-chain")
def test_example_inn_city_and_woodcutter_in_one_phase() -> None:
    g = start(builder(4))
    play(g, "found:city")
    assert refusal(g, "site:c57") == "antiquity.newcity.one-hex-in-zone"
    g = start(builder(4))
    found(g, "inn", "a25")
    assert "c60" not in zone(g)
    found(g, "city", "c57")
    assert "c60" in zone(g)
    found(g, "woodcutter", "c60")
    assert industries(g)[0]["centre"] == "c60" and len(player(g)["cities"]) == 2
    assert asked(g) == "country", "one cart is left"


# --- cart shops


@pytest.mark.rule("antiquity.cart.one-build-each")
def test_each_manned_cart_shop_builds_one_of_six_things() -> None:
    g = start(builder(3))
    assert {move.removeprefix("found:") for move in legal(g) if move.startswith("found")} == PROJECTS
    assert set(legal(g)) == {f"found:{project}" for project in PROJECTS} | {"end"}
    for count, place in enumerate(("a24", "a25", "a20"), start=1):
        assert manned(g).count("cart_shop") == 4 - count
        found(g, "inn", place)
    assert seen(g, "phase") != 4, "no more than three builds"
    assert len(player(g)["inns"]) == 3


@pytest.mark.rule("antiquity.cart.city-irrelevant")
def test_the_city_of_the_cart_shop_does_not_matter() -> None:
    mine = realm(cities=["a31", "c41"], houses=2, goods={"wood": 2}, buildings=["cart_shop@a1!", "cart_shop@c1!"])
    g = start(mine)
    found(g, "woodcutter", "c55")
    assert distance(g, "c41", "c55") == 2 and industries(g)[0]["centre"] == "c55"
    mine = realm(cities=["a31", "c41"], houses=2, goods={"wood": 2}, buildings=["2:cart_shop@a1!", "2:cart_shop@c1!"])
    g = start(mine)
    found(g, "woodcutter", "a14")
    assert industries(g)[0]["centre"] == "a14"


@pytest.mark.rule("antiquity.cart.any-own-source")
def test_a_cart_shop_builds_around_a_remote_inn() -> None:
    g = start(builder(2, inns=["b40"]))
    play(g, "found:woodcutter")
    assert refusal(g, "site:b41") is None
    g = start(builder(2))
    play(g, "found:woodcutter")
    assert refusal(g, "site:b41") == "antiquity.countryside.only-in-zone"


@pytest.mark.rule("antiquity.cart.pay-cost")
def test_a_build_costs_what_the_player_aid_lists() -> None:
    costs = {"woodcutter": {"wood": 1}, "mine": {"wood": 1}, "fishery": {"wood": 1}, "inn": {"fish": 1}}
    costs["city"] = {"fish": 1, "wood": 1, "stone": 1, "gold": 1, "pearls": 1}
    for project, cost in costs.items():
        g = start(builder(2, goods=cost))
        assert refusal(g, f"found:{project}") is None
        for good in cost:
            g = start(builder(2, goods={other: count for other, count in cost.items() if other != good}))
            assert refusal(g, f"found:{project}") == "antiquity.cart.pay-cost", (project, good)
            told = g.why(0, g.title.moves.parse(f"found:{project}"))
            assert told is not None and told["figures"]["short"] == 1


@pytest.mark.rule("antiquity.cart.no-build-without")
def test_cities_and_inns_need_a_cart_shop_of_their_own() -> None:
    alchemy = builder(1, buildings=["faculty_alchemy@e3!"])
    g = start(alchemy, polluted=["a15"])
    assert refusal(g, "found:city") is None
    found(g, "inn", "a24")
    assert asked(g) == "country", "alchemy can still be used"
    for project in PROJECTS:
        assert refusal(g, f"found:{project}") == "antiquity.cart.no-build-without"


@pytest.mark.rule("antiquity.cart.example-two-of-three")
@pytest.mark.parametrize("builds", [0, 1, 2])
def test_example_henriette_builds_at_most_two_things_with_three_shops(builds: int) -> None:
    g = start(builder(2, empty=1, buildings=["faculty_alchemy@e3!"]), polluted=["a15"])
    for place in ("a24", "a25")[:builds]:
        found(g, "inn", place)
    third = refusal(g, "found:inn")
    assert third == ("antiquity.cart.no-build-without" if builds == 2 else None)
    play(g, "end")
    assert seen(g, "phase") != 4 and len(player(g)["inns"]) == builds


@pytest.mark.rule("antiquity.cart.man-goes-to-industry")
@pytest.mark.rule("antiquity.industry.man-on-centre")
@pytest.mark.parametrize(
    ("project", "product", "place", "under"),
    [
        ("woodcutter", "", "a14", ["a14"]),
        ("farm", "grain", "a47", ["a47"]),
        ("mine", "gold", "a8", ["a8"]),
        ("fishery", "dye", "a24+s", ["a24", "a25"]),
    ],
)
def test_the_man_of_the_cart_shop_goes_to_the_industry(
    project: str, product: str, place: str, under: list[str]
) -> None:
    g = start(builder(2))
    men, free = player(g)["men"], player(g)["free_men"]
    found(g, project, place, product)
    assert manned(g) == ["cart_shop"], "one shop is empty now"
    assert (player(g)["men"], player(g)["free_men"]) == (men, free), "and its man is not outside"
    for viewer in (0, 1, None):
        (industry,) = g.view(viewer)["industries"]
        assert (industry["seat"], industry["project"], industry["hexes"]) == (0, project, under)
        assert industry["good"] == (product or "wood")


@pytest.mark.rule("antiquity.cart.man-leaves-for-inn-city")
@pytest.mark.rule("antiquity.cart.man-unusable-this-turn")
@pytest.mark.parametrize(("project", "place"), [("inn", "a24"), ("city", "a56")])
def test_the_man_who_built_an_inn_or_a_city_rests_until_the_next_turn(project: str, place: str) -> None:
    g = start(realm(houses=2, goods=PLENTY, buildings=[*shops(2), "brewery@a5", "explorer@e1"]))
    assert player(g)["free_men"] == 0
    found(g, project, place)
    assert manned(g) == ["cart_shop"] and player(g)["free_men"] == 1 and not industries(g)
    assert not [move for move in legal(g) if move.startswith("man")]
    assert refusal(g, "man:explorer+1") == "table.other-question"
    next_turn(g)
    assert player(g)["free_men"] == 2 and refusal(g, "man:explorer+1", seat=0) is None


@pytest.mark.rule("antiquity.cart.one-build-each")
def test_a_saved_game_goes_on_in_the_middle_of_a_build() -> None:
    g = start(builder(2))
    play(g, "found:farm", "product:grain")
    again: Any = civitas.load(g.dump())
    assert legal(again) == legal(g)
    play(again, "site:a47")
    assert held(again, "grain") == PLENTY["grain"] - 1 and goods(again)["wood"] == 5 and not grass(again)
