"""Fase 4: woodcutters, farms, biology and mines: sites, costs, goods and what they leave behind."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.antiquity.country import found, grass, held, industries, markers, polluted, shops, zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    asked,
    finish,
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

BIOLOGY = "faculty_biology@e3"


def builder(carts: int = 2, **parts: Any) -> Realm:
    more = parts.pop("buildings", [])
    held_goods = parts.pop("goods", {"wood": 3})
    works = len(parts.get("industries", []))
    return realm(houses=carts + len(more) + works, goods=held_goods, buildings=[*shops(carts), *more], **parts)


def start(*realms: Realm, **parts: Any) -> Any:
    g = arrange(*realms, **parts)
    finish(g)
    return g


def load(game: Any, seat: int = 0) -> set[str]:
    """Where the goods of the last industry of a seat lie."""
    return set(industries(game, seat)[-1]["goods"])


# --- all industries

KINDS = [
    ("woodcutter", "", "a20", {"a19"}),
    ("farm", "grain", "a53", {"a59"}),
    ("mine", "stone", "a13", {"a6", "a12"}),
    ("fishery", "fish", "a42+s", {"a33", "a34", "b6", "b12"}),
]


@pytest.mark.rule("antiquity.industry.neighbours-outside-zone")
@pytest.mark.parametrize(("project", "product", "place", "outside"), KINDS)
def test_neighbours_outside_the_zone_are_used(project: str, product: str, place: str, outside: set[str]) -> None:
    g = start(builder(goods={"wood": 1, "grain": 1}))
    assert not zone(g) & outside
    found(g, project, place, product)
    assert load(g) - zone(g) == outside


@pytest.mark.rule("antiquity.industry.duration")
def test_an_industry_lasts_as_many_harvests_as_it_has_goods() -> None:
    g = start(builder(), polluted=["a19"])
    found(g, "woodcutter", "a28")
    assert len(load(g)) == 5
    for left in (4, 3, 2, 1, 0):
        log = next_turn(g)
        told = [event.args for event in log if event.key == "event-harvest"]
        assert told == [{"seat": 0, "good": "wood", "count": 1}] and held(g, "wood") == 1
        assert [len(industry["goods"]) for industry in industries(g)] == ([left] if left else [])
    assert [event for event in next_turn(g) if event.key == "event-harvest"] == []


@pytest.mark.rule("antiquity.industry.pollution-stays")
@pytest.mark.parametrize(
    ("project", "product", "place", "hexes"),
    [
        ("farm", "grain", "a15", {"a15"}),
        ("mine", "gold", "a8", {"a7", "a8", "a9"}),
        ("fishery", "dye", "a38+se", {"a45"}),
    ],
)
def test_pollution_stays_when_the_goods_are_taken(project: str, product: str, place: str, hexes: set[str]) -> None:
    g = start(builder(goods={"wood": 1, "grain": 1}))
    found(g, project, place, product)
    assert load(g) == hexes
    for _ in hexes:
        next_turn(g)
    assert not industries(g) and hexes <= polluted(g)


@pytest.mark.rule("antiquity.industry.single-product")
def test_an_industry_yields_one_kind_until_it_is_exhausted() -> None:
    g = start(builder())
    found(g, "fishery", "a24+s", "pearls")
    assert industries(g)[0]["good"] == "pearls" and len(load(g)) == 2
    for _ in range(2):
        next_turn(g)
        assert goods(g) == {"pearls": 1}
    assert not industries(g)


# --- woodcutters


@pytest.mark.rule("antiquity.woodcutter.site")
def test_a_woodcutter_needs_clean_forest_in_the_zone() -> None:
    g = start(builder(), polluted=["a20"])
    play(g, "found:woodcutter")
    for place in ("a20", "a15", "a8"):
        assert refusal(g, f"site:{place}") == "antiquity.woodcutter.site"
    assert refusal(g, "site:a19") == "antiquity.countryside.only-in-zone"
    g = start(builder(inns=["a12"]))
    play(g, "found:woodcutter")
    assert refusal(g, "site:a20") is None and refusal(g, "site:a19") is None
    sites = {move.removeprefix("site:") for move in legal(g)}
    assert sites == zone(g) & of_terrain(g, "forest")


@pytest.mark.rule("antiquity.woodcutter.cost")
def test_a_woodcutter_costs_one_wood() -> None:
    g = start(builder(goods={"wood": 1}))
    found(g, "woodcutter", "a20")
    assert goods(g) == {} and asked(g) == "country"
    g = start(builder(goods={"stone": 5, "gold": 2}))
    assert refusal(g, "found:woodcutter") == "antiquity.cart.pay-cost"


@pytest.mark.rule("antiquity.woodcutter.centre")
@pytest.mark.rule("antiquity.woodcutter.neighbours")
def test_a_woodcutter_fells_its_hex_and_the_clean_forest_around_it() -> None:
    g = start(builder(), polluted=["a19"])
    found(g, "woodcutter", "a28")
    wood = {"a28", "a20", "a27", "a36", "a37"}
    assert load(g) == grass(g) == wood and industries(g)[0]["good"] == "wood"
    assert polluted(g) == {"a19"}, "which stays forest"


@pytest.mark.rule("antiquity.woodcutter.neighbours")
def test_a_woodcutter_skips_forest_under_inns_and_fisheries() -> None:
    fishery = Industry("fishery", "fish", "a36+s", ["a44", "a45"])
    g = start(builder(inns=["a20"]), realm(houses=1, industries=[fishery]))
    found(g, "woodcutter", "a28")
    assert load(g) == {"a28", "a19", "a27"} == grass(g)


@pytest.mark.rule("antiquity.woodcutter.terrain-changes-at-once")
def test_felled_forest_is_plain_at_once() -> None:
    g = start(builder(inns=["a36"]), builder(inns=["a12"]))
    found(g, "woodcutter", "a20")
    play(g, "found:woodcutter", "site:a27")
    assert load(g) == {"a27"}, "a19 and a28 are felled already"
    play(g, "found:woodcutter", seat=1)
    for place in ("a19", "a21"):
        assert refusal(g, f"site:{place}") == "antiquity.site.never-on-goods-or-men"
    bare = start(builder(inns=["a36"]), builder(), grass=["a19", "a21"])
    play(bare, "found:woodcutter")
    assert refusal(bare, "site:a21") == "antiquity.woodcutter.site", "felled and harvested"


@pytest.mark.rule("antiquity.woodcutter.no-pollution")
def test_a_woodcutter_leaves_clean_plain() -> None:
    g = start(builder(buildings=["fountain@g1", "fountain@g2", "fountain@g3"]))
    found(g, "woodcutter", "a14")
    next_turn(g)
    next_turn(g)
    assert not industries(g) and grass(g) == {"a14", "a21"} and not grass(g) & polluted(g)
    again = start(builder(goods={"grain": 1}), grass=grass(g))
    play(again, "found:farm", "product:grain")
    assert refusal(again, "site:a14") is refusal(again, "site:a21") is None


@pytest.mark.rule("antiquity.figure.woodcutter-a-or-c")
@pytest.mark.rule("antiquity.figure.woodcutter-felled")
@pytest.mark.parametrize(("centre", "neighbours"), [("a20", {"a19", "a21", "a28"}), ("a42", {"a41", "a43", "a49"})])
def test_figure_each_centre_fells_its_own_neighbours(centre: str, neighbours: set[str]) -> None:
    g = start(builder())
    found(g, "woodcutter", centre)
    assert load(g) == neighbours | {centre} and grass(g) == neighbours | {centre}


# --- farms


@pytest.mark.rule("antiquity.farm.site")
def test_a_farm_needs_clean_plain_and_felled_forest_will_do() -> None:
    g = start(builder(goods={"grain": 1}), polluted=["a47"], grass=["a14"])
    play(g, "found:farm", "product:grain")
    assert refusal(g, "site:a14") is None
    for place in ("a47", "a21", "a8"):
        assert refusal(g, f"site:{place}") == "antiquity.farm.site"
    clean = start(builder(goods={"grain": 1}), grass=["a21"])
    play(clean, "found:farm", "product:grain")
    assert refusal(clean, "site:a47") is refusal(clean, "site:a21") is None


@pytest.mark.rule("antiquity.farm.choose-product")
def test_the_builder_of_a_farm_chooses_among_four_products() -> None:
    g = start(builder(goods={"grain": 1, "sheep": 1, "olives": 1, "wine": 1, "fish": 1, "wood": 1, "gold": 1}))
    play(g, "found:farm")
    assert set(legal(g)) == {"product:grain", "product:sheep", "product:olives", "product:wine"}
    for good in ("fish", "wood", "gold", "pearls"):
        assert refusal(g, f"product:{good}") == "antiquity.farm.choose-product"


@pytest.mark.rule("antiquity.farm.cost-seed")
def test_a_farm_costs_one_good_of_its_kind() -> None:
    g = start(builder(goods={"olives": 1}))
    play(g, "found:farm")
    assert refusal(g, "product:wine") == "antiquity.farm.cost-seed" and legal(g) == ["product:olives"]
    play(g, "product:olives", "site:a47")
    assert goods(g) == {} and industries(g)[0]["good"] == "olives" and len(load(g)) == 4
    assert refusal(g, "found:farm") == "antiquity.farm.cost-seed"
    g = start(builder(goods={"wine": 1}))
    play(g, "found:farm")
    assert refusal(g, "product:wine") is None


@pytest.mark.rule("antiquity.farm.example-bianca")
def test_example_bianca_grows_grain_for_want_of_sheep() -> None:
    g = start(builder(goods={"grain": 1}))
    play(g, "found:farm")
    assert refusal(g, "product:sheep") == "antiquity.farm.cost-seed"
    play(g, "product:grain", "site:a47")
    assert held(g, "grain") == 0 and industries(g)[0]["good"] == "grain"


@pytest.mark.rule("antiquity.farm.centre")
@pytest.mark.rule("antiquity.farm.neighbours")
def test_a_farm_pollutes_and_stocks_the_clean_plain_around_it() -> None:
    g = start(builder(goods={"sheep": 1}), polluted=["a52"], grass=["a55"])
    found(g, "farm", "a53", "sheep")
    assert load(g) == {"a53", "a46", "a47", "a54", "a59"}
    assert polluted(g) == load(g) | {"a52"} and industries(g)[0]["good"] == "sheep"
    g = start(builder(goods={"sheep": 1}), polluted=["a52", "a46"])
    found(g, "farm", "a53", "sheep")
    assert load(g) == {"a53", "a47", "a54", "a59"}, "three clean neighbours, four goods"


@pytest.mark.rule("antiquity.farm.neighbours")
def test_a_farm_skips_plain_with_wood_inns_or_fisheries_on_it() -> None:
    wood = Industry("woodcutter", "wood", "a55", ["a55", "a49"])
    fishery = Industry("fishery", "fish", "a46+ne", ["a45"])
    rival = realm(houses=2, inns=["a47"], industries=[wood, fishery])
    g = start(builder(goods={"sheep": 1}), rival)
    found(g, "farm", "a54", "sheep")
    assert load(g) == {"a54", "a53", "a59", "a60"}, "not the wood on a55, the inn on a47 or the city"
    g = start(builder(goods={"sheep": 1}), rival)
    found(g, "farm", "a53", "sheep")
    assert load(g) == {"a53", "a54", "a59"}, "nor the fishery on a46 and a52"


# --- biology


@pytest.mark.rule("antiquity.biology.any-product")
def test_biology_sows_what_the_player_does_not_own() -> None:
    g = start(builder(goods={}, buildings=[BIOLOGY + "!"]))
    play(g, "found:farm")
    assert set(legal(g)) == {"product:grain", "product:sheep", "product:olives", "product:wine"}
    play(g, "product:wine", "site:a47")
    assert industries(g)[0]["good"] == "wine" and player(g)["cities"][0]["pieces"][0]["manned"] is False
    assert refusal(start(builder(goods={}, buildings=[BIOLOGY])), "found:farm") == "antiquity.farm.cost-seed"
    g = start(realm(houses=2, buildings=[BIOLOGY + "!", *shops(0, 1)]))
    assert seen(g, "phase") != 4, "a cart is needed all the same"


@pytest.mark.rule("antiquity.biology.any-product")
@pytest.mark.parametrize(("answer", "left"), [("biology", 1), ("pay:grain", 0)])
def test_whoever_owns_the_seed_may_pay_it_and_keep_biology(answer: str, left: int) -> None:
    g = start(builder(3, goods={"grain": 1}, buildings=[BIOLOGY + "!"]))
    play(g, "found:farm", "product:grain", "site:a47")
    assert asked(g) == "seed" and legal(g) == ["pay:grain", "biology"]
    assert refusal(g, "pay:wine") == "antiquity.farm.cost-seed"
    play(g, answer)
    assert held(g, "grain") == left
    play(g, "found:farm")
    assert refusal(g, "product:wine") == ("antiquity.farm.cost-seed" if left else None)


@pytest.mark.rule("antiquity.biology.free-farm-once")
@pytest.mark.parametrize("option", ["biology_frequency", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_biology_gives_one_free_farm_per_turn_or_to_the_letter_per_game(option: str, setting: str) -> None:
    g = start(builder(2, goods={}, buildings=[BIOLOGY + "!"]), options={option: setting})
    found(g, "farm", "a15", "wine")
    assert refusal(g, "found:farm") == "antiquity.farm.cost-seed", "never twice in a turn"
    next_turn(g)
    play(g, "man:faculty_biology+1", "man:cart_shop+1", seat=0)
    finish(g)
    assert goods(g) == {"wine": 1}, "seed for wine, but not for olives"
    play(g, "found:farm")
    assert refusal(g, "product:wine") is None
    assert refusal(g, "product:olives") == (None if setting == "original" else "antiquity.farm.cost-seed")
    fresh = start(builder(2, goods={}, buildings=[BIOLOGY + "!"], spent_biology=True), options={option: setting})
    assert refusal(fresh, "found:farm") == (None if setting == "original" else "antiquity.farm.cost-seed")


# --- mines


@pytest.mark.rule("antiquity.mine.site")
def test_a_mine_needs_a_clean_mountain_in_the_zone() -> None:
    g = start(builder(), polluted=["a8"])
    play(g, "found:mine", "product:gold")
    for place in ("a8", "a15", "a14"):
        assert refusal(g, f"site:{place}") == "antiquity.mine.site"
    assert refusal(g, "site:a6") == "antiquity.countryside.only-in-zone"
    g = start(builder(inns=["a14"]))
    play(g, "found:mine", "product:gold")
    assert refusal(g, "site:a8") is refusal(g, "site:a6") is None


@pytest.mark.rule("antiquity.mine.cost")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_a_mine_costs_one_wood_in_both_readings(ruleset: str) -> None:
    """The rulebook at hand is silent and refers to the player aid, which asks for wood."""
    g = start(builder(goods={"stone": 3}), options={"ruleset": ruleset})
    assert refusal(g, "found:mine") == "antiquity.cart.pay-cost"
    g = start(builder(goods={"wood": 1}), options={"ruleset": ruleset})
    found(g, "mine", "a8", "gold")
    assert goods(g) == {}


@pytest.mark.rule("antiquity.mine.choose-ore")
@pytest.mark.rule("antiquity.mine.centre")
@pytest.mark.rule("antiquity.mine.neighbours")
@pytest.mark.parametrize("ore", ["gold", "stone"])
def test_a_mine_yields_the_ore_its_builder_chooses(ore: str) -> None:
    g = start(builder())
    play(g, "found:mine")
    assert set(legal(g)) == {"product:gold", "product:stone"}
    assert refusal(g, "product:wood") == "antiquity.mine.choose-ore"
    play(g, f"product:{ore}", "site:a8")
    assert load(g) == polluted(g) == {"a7", "a8", "a9"} and industries(g)[0]["good"] == ore
    assert "a9" not in markers(g)
    g = start(builder(), polluted=["a7"])
    found(g, "mine", "a8", ore)
    assert load(g) == {"a8", "a9"}


@pytest.mark.rule("antiquity.mine.ore-fixed")
@pytest.mark.rule("antiquity.figure.mountain-one")
@pytest.mark.rule("antiquity.figure.mountain-first-miner")
def test_the_first_miner_fixes_the_ore_of_a_mountain_for_everybody() -> None:
    g = start(builder(), builder(inns=["c51", "b54"]), order=[0, 1])
    found(g, "mine", "a13", "stone")
    assert len(seen(g, "ores")) == 1 and {"a12", "a18"} <= set(seen(g, "ores")[0]["hexes"])
    play(g, "end")
    play(g, "found:mine", "product:gold")
    assert refusal(g, "site:a18") == "antiquity.mine.ore-fixed", "at the other end of the chain"
    g = start(builder(), builder(inns=["c51", "b54"]), order=[0, 1])
    play(g, "end", "found:mine", "product:gold")
    assert refusal(g, "site:a18") is None, "nobody has mined it"


@pytest.mark.rule("antiquity.mine.ore-fixed")
def test_the_other_ore_is_not_offered_where_only_one_mountain_is_reached() -> None:
    g = start(builder(), ores={"a6": "stone"})
    play(g, "found:mine")
    assert legal(g) == ["product:stone"] and refusal(g, "product:gold") == "antiquity.mine.ore-fixed"
    g = start(builder(), ores={"b31": "stone"})
    play(g, "found:mine")
    assert refusal(g, "product:gold") is None, "another mountain"


@pytest.mark.rule("antiquity.mine.mountain-definition")
def test_mountains_that_do_not_touch_have_ores_of_their_own() -> None:
    """b50 and b56 are one mountain; the nearest hex of the next one lies beyond plain and forest."""
    g = start(builder(3, inns=["b49"]), ores={"b31": "stone"})
    found(g, "mine", "b50", "gold")
    ores = {ore["ore"]: set(ore["hexes"]) for ore in seen(g, "ores")}
    assert ores["gold"] == {"b50", "b56"} and {"b31", "b40"} <= ores["stone"]
    play(g, "found:mine", "product:stone")
    assert refusal(g, "site:a8") is None


@pytest.mark.rule("antiquity.mine.city-does-not-split")
@pytest.mark.rule("antiquity.figure.mountain-city-cut")
def test_a_city_across_a_mountain_does_not_divide_it() -> None:
    """The city on c39 takes the middle; c32 and c33 are left on the far side of the mine on c52."""
    cost = {"wood": 4, "stone": 1, "fish": 1, "gold": 1, "pearls": 1}
    mountains = ["c23", "c32", "c33", "c37", "c38", "c39", "c40", "c45", "c46", "c47", "c52"]
    g = start(builder(3, goods=cost, inns=["c53"]), polluted=["c45", "c46"], ores={"a8": "stone"})
    found(g, "mine", "c52", "gold")
    found(g, "city", "c39")
    assert set(seen(g, "ores")[1]["hexes"]) == set(mountains), "still one"
    for ore, reason in (("stone", "antiquity.mine.ore-fixed"), ("gold", None)):
        again: Any = civitas.load(g.dump())
        play(again, "found:mine", f"product:{ore}")
        assert refusal(again, "site:c32") == reason
