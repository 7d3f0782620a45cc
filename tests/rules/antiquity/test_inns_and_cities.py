"""Fase 4: Locande e nuove Città."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.country import found, polluted, shops, zone
from rules.antiquity.tools import (
    HEXES,
    Industry,
    Realm,
    around,
    arrange,
    asked,
    city,
    distance,
    finish,
    go_to,
    goods,
    legal,
    next_turn,
    of_terrain,
    play,
    player,
    realm,
    refusal,
    seen,
)

COST = {"fish": 1, "wood": 1, "stone": 1, "gold": 1, "pearls": 1}
BREWERY = "brewery@a5"


def builder(carts: int = 2, **parts: Any) -> Realm:
    more = parts.pop("buildings", [BREWERY])
    works = len(parts.get("industries", []))
    return realm(
        houses=carts + len(more) + works,
        goods=parts.pop("goods", COST),
        buildings=[*shops(carts), *more],
        **parts,
    )


def start(*realms: Realm, **parts: Any) -> Any:
    g = arrange(*realms, **parts)
    finish(g)
    return g


def choosing(project: str, *realms: Realm, **parts: Any) -> Any:
    """Where to build an inn or a city is being asked."""
    g = start(*realms, **parts)
    play(g, f"found:{project}")
    return g


def covered(game: Any, centre: str) -> set[str]:
    return around(game, centre) | {centre}


# --- inns


@pytest.mark.rule("antiquity.inn.needs-brewery")
@pytest.mark.parametrize("option", ["brewery_city", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_inns_need_a_brewery_and_to_the_letter_cities_too(option: str, setting: str) -> None:
    g = start(builder(buildings=[]), options={option: setting})
    assert refusal(g, "found:inn") == "antiquity.inn.needs-brewery"
    assert refusal(g, "found:city") == ("antiquity.inn.needs-brewery" if setting == "seed" else None)
    g = start(builder(), options={option: setting})
    assert player(g)["active"] == ["carts", "brewery"], "nobody stands on the brewery"
    assert refusal(g, "found:inn") is refusal(g, "found:city") is None


@pytest.mark.rule("antiquity.inn.cost")
@pytest.mark.parametrize("food", ["grain", "sheep", "olives", "fish"])
def test_an_inn_costs_one_food(food: str) -> None:
    g = start(builder(goods={food: 2, "wine": 1}))
    found(g, "inn", "a24")
    assert goods(g) == {food: 1, "wine": 1}
    g = start(builder(goods={"wine": 3, "wood": 3}))
    assert refusal(g, "found:inn") == "antiquity.cart.pay-cost"


@pytest.mark.rule("antiquity.inn.cost")
def test_the_builder_of_an_inn_chooses_the_food() -> None:
    g = start(builder(goods={"grain": 1, "fish": 1, "wine": 1}))
    play(g, "found:inn", "site:a24")
    assert legal(g) == ["pay:grain", "pay:fish"]
    play(g, "pay:fish")
    assert goods(g) == {"grain": 1, "wine": 1}


@pytest.mark.rule("antiquity.inn.any-free-hex")
def test_an_inn_stands_on_any_free_hex_of_the_zone() -> None:
    g = choosing("inn", builder())
    assert {move.removeprefix("site:") for move in legal(g)} == zone(g)
    for terrain, place in (("forest", "a20"), ("plain", "a38"), ("mountain", "a8")):
        assert place in of_terrain(g, terrain) and refusal(g, f"site:{place}") is None


@pytest.mark.rule("antiquity.inn.free-definition")
def test_a_hex_with_goods_or_a_construction_is_not_free() -> None:
    wood = Industry("woodcutter", "wood", "a20", ["a20", "a21"])
    fishery = Industry("fishery", "fish", "a24+s", ["a33"])
    g = choosing("inn", builder(inns=["a8"], industries=[wood]), realm(houses=1, inns=["a38"], industries=[fishery]))
    for place in ("a20", "a21"):
        assert refusal(g, f"site:{place}") == "antiquity.site.never-on-goods-or-men"
    for place in ("a24", "a25", "a8", "a38"):
        assert refusal(g, f"site:{place}") == "antiquity.site.never-on-building"
    free = choosing("inn", builder())
    assert all(refusal(free, f"site:{place}") is None for place in ("a20", "a21", "a24", "a25", "a8", "a38"))


@pytest.mark.rule("antiquity.inn.polluted-ok")
def test_an_inn_stands_on_polluted_ground_which_stays_so() -> None:
    g = start(builder(), polluted=["a38"])
    found(g, "inn", "a38")
    assert player(g)["inns"] == ["a38"] and polluted(g) == {"a38"}


@pytest.mark.rule("antiquity.inn.not-on-water")
def test_an_inn_never_stands_on_water() -> None:
    g = choosing("inn", builder(buildings=[BREWERY, "harbour@a3!"]))
    assert "a33" in zone(g) and refusal(g, "site:a33") == "antiquity.inn.not-on-water"
    assert refusal(g, "site:a26") is None, "the shore beyond"


@pytest.mark.rule("antiquity.inn.single-hex-coloured")
def test_an_inn_covers_one_hex_and_its_owner_is_public() -> None:
    g = start(builder())
    found(g, "inn", "a24")
    for viewer in (0, 1, None):
        assert [who["inns"] for who in g.view(viewer)["players"]] == [["a24"], []]
    g = choosing("inn", builder(inns=["a24"]))
    assert "a25" in zone(g) and refusal(g, "site:a25") is None and refusal(g, "site:a24") is not None


@pytest.mark.rule("antiquity.inn.limit-sixteen")
def test_sixteen_inns_are_all_there_are() -> None:
    bare = arrange(realm())
    free = [place for place in HEXES if place[0] in "bc" and place not in of_terrain(bare, "water")]
    assert refusal(start(builder(inns=free[:15])), "found:inn") is None
    g = start(builder(inns=free[:16]))
    assert refusal(g, "found:inn") == "antiquity.inn.limit-sixteen"
    assert refusal(start(builder(inns=free[:15]), realm(inns=free[15:30])), "found:inn") is None, "of one's own"


@pytest.mark.rule("antiquity.inn.permanent")
def test_inns_stay_until_their_owner_is_out() -> None:
    g = arrange(realm(inns=["a24", "b40"]), seats=3)
    for _ in range(4):
        next_turn(g)
        assert player(g)["inns"] == ["a24", "b40"]
    grid = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    g = start(realm(inns=["a24"], graves=grid), seats=3, famine=1)
    assert seen(g, "out") == [0] and player(g)["inns"] == []


# --- new cities


@pytest.mark.rule("antiquity.newcity.one-hex-in-zone")
def test_one_of_the_seven_hexes_has_to_be_in_the_zone() -> None:
    g = choosing("city", builder())
    assert covered(g, "a56") & zone(g) == {"a49"} and refusal(g, "site:a56") is None
    assert not covered(g, "c51") & zone(g) and refusal(g, "site:c51") == "antiquity.newcity.one-hex-in-zone"
    g = choosing("city", builder(buildings=[BREWERY, "harbour@a3!"]))
    assert covered(g, "c51") & zone(g) == {"a26"} and refusal(g, "site:c51") is None


@pytest.mark.rule("antiquity.newcity.land-only")
def test_a_new_city_lies_on_land_alone() -> None:
    for harbour in ("harbour@a3", "harbour@a3!"):
        g = choosing("city", builder(buildings=[BREWERY, harbour]))
        assert covered(g, "a50") & of_terrain(g, "water") == {"b12"}
        assert refusal(g, "site:a50") == "antiquity.newcity.land-only"
    for move in legal(g):
        assert not covered(g, move.removeprefix("site:")) & of_terrain(g, "water")


@pytest.mark.rule("antiquity.newcity.not-adjacent")
@pytest.mark.rule("antiquity.figure.newcity-a-b-c")
def test_figure_a_is_legal_b_touches_a_city_and_c_is_too_far() -> None:
    g = choosing("city", builder())
    assert refusal(g, "site:a56") is None and distance(g, "a31", "a56") == 4
    assert refusal(g, "site:a20") == "antiquity.newcity.not-adjacent" and distance(g, "a31", "a20") == 3
    assert refusal(g, "site:c51") == "antiquity.newcity.one-hex-in-zone"
    assert {"site:a56"} <= set(legal(g)) and not {"site:a20", "site:c51"} & set(legal(g))


@pytest.mark.rule("antiquity.newcity.not-adjacent")
def test_cities_of_others_keep_their_distance_too() -> None:
    """Three hexes between centres are too few, four are enough."""
    for rival, reason in (("b13", "antiquity.newcity.not-adjacent"), ("b22", None)):
        g = choosing("city", builder(), realm(cities=["d31", rival]))
        assert distance(g, rival, "a56") == (3 if reason else 4)
        assert refusal(g, "site:a56") == reason


@pytest.mark.rule("antiquity.newcity.pollution-discarded")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_a_new_city_discards_the_pollution_under_it(ruleset: str) -> None:
    g = start(builder(), polluted=["a50", "a56", "a61", "a60"], options={"ruleset": ruleset})
    found(g, "city", "a56")
    assert polluted(g) == {"a60"}


@pytest.mark.rule("antiquity.newcity.cost")
def test_a_new_city_costs_food_wood_stone_and_two_different_luxuries() -> None:
    g = start(builder())
    found(g, "city", "a56")
    assert goods(g) == {} and len(player(g)["cities"]) == 2
    for food in ("grain", "sheep", "olives"):
        cost = {food: 1, **{good: count for good, count in COST.items() if good != "fish"}}
        assert refusal(start(builder(goods=cost)), "found:city") is None
    assert refusal(start(builder(goods={**COST, "gold": 2, "pearls": 0})), "found:city") == "antiquity.cart.pay-cost"


@pytest.mark.rule("antiquity.newcity.philosophy")
def test_philosophy_lets_both_luxuries_be_the_same() -> None:
    twice = {"fish": 1, "wood": 1, "stone": 1, "gold": 2}
    g = start(builder(goods=twice, buildings=[BREWERY, "faculty_philosophy@e3"]))
    assert refusal(g, "found:city") == "antiquity.cart.pay-cost"
    g = start(builder(goods=twice, buildings=[BREWERY, "faculty_philosophy@e3!"]))
    found(g, "city", "a56")
    assert goods(g) == {} and len(player(g)["cities"]) == 2


@pytest.mark.rule("antiquity.newcity.small-map")
def test_a_new_city_brings_an_empty_map_of_six_by_six() -> None:
    g = start(builder(goods={**COST, "wood": 2}, buildings=[BREWERY, "storage2x2@e3!"]))
    found(g, "city", "a56")
    place = city(g, 2)
    assert (place["centre"], place["grid"]) == ("a56", 6)
    assert not (place["pieces"] or place["houses"] or place["graves"])
    assert refusal(g, "build:market") == "table.other-question", "nothing is built there in this turn"
    next_turn(g)
    play(g, "build:market", seat=0)
    assert refusal(g, "place:2+e5+0", seat=0) is None
    assert refusal(g, "place:2+f5+0", seat=0) == "antiquity.place.inside-grid"
    play(g, "place:2+a1+0", seat=0)
    assert city(g, 2)["pieces"][0]["building"] == "market"


@pytest.mark.rule("antiquity.newcity.small-map")
def test_graves_may_fall_in_a_new_city_in_the_same_turn() -> None:
    g = start(builder(), famine=1)
    found(g, "city", "a56")
    go_to(g, 8)
    assert asked(g) == "bury" and refusal(g, "bury:2+f6") is None


@pytest.mark.rule("antiquity.newcity.raises-pollution")
def test_a_new_city_pollutes_in_the_same_turn() -> None:
    g = start(builder())
    assert player(g)["pollution_due"] == 3
    found(g, "city", "a56")
    go_to(g, 9)
    play(g, "pollute:d7", "pollute:d8", "pollute:d13", seat=1)
    assert g.waiting() == (0,) and g.question(0).args["count"] == 6


@pytest.mark.rule("antiquity.newcity.max-four")
def test_nobody_has_more_than_four_cities() -> None:
    g = start(builder(cities=["a31", "c41", "b31"]))
    assert refusal(g, "found:city") is None
    found(g, "city", "a56")
    assert len(player(g)["cities"]) == 4
    g = start(builder(cities=["a31", "c41", "b31", "a56"]))
    assert refusal(g, "found:city") == "antiquity.newcity.max-four"
