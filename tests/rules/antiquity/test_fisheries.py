"""Fase 4: Industria Ittica: two hexes on the shore."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.antiquity.country import found, grass, industries, polluted, shops, zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    distance,
    finish,
    goods,
    legal,
    next_turn,
    play,
    realm,
    refusal,
    seen,
)

PAIRS = ["b3+se", "b4+se", "b5+s", "b13+ne", "b14+ne", "b15+ne", "b16+s", "c6+ne", "c7+ne", "c8+ne", "c9+ne", "c10+se"]
WATERS = ["b2", "b11", "d37", "b12", "b7", "b8", "b18", "c19", "c20", "c21", "c22", "c25"]
"""Twelve places for fisheries far from the first city, and a hex of water next to each."""
A, B, C, D = "a35+ne", "a26+se", "a38+se", "a29+se"
"""The four places of the figure, found on the first face."""


def builder(harbour: str = "harbour@a3", **parts: Any) -> Realm:
    return realm(houses=3, goods=parts.pop("goods", {"wood": 3}), buildings=[*shops(2), harbour], **parts)


def choosing(*realms: Realm, **parts: Any) -> Any:
    """Where to build a fishery for fish is being asked."""
    g = arrange(*realms, **parts)
    finish(g)
    play(g, "found:fishery", "product:fish")
    return g


def load(game: Any) -> set[str]:
    return set(industries(game)[-1]["goods"])


@pytest.mark.rule("antiquity.fishery.site-land")
def test_a_fishery_stands_on_any_land_polluted_or_not() -> None:
    g = choosing(builder(), polluted=["a46", "a53"])
    assert refusal(g, "pair:a46+se") is None, "polluted plain"
    assert refusal(g, "pair:a24+s") is None, "forest"
    assert refusal(g, "pair:a38+ne") == "antiquity.fishery.site-land", "a45 is water"
    play(g, "pair:a46+se")
    assert load(g) == {"a45", "a58"} and polluted(g) == {"a45", "a46", "a53", "a58"}


@pytest.mark.rule("antiquity.fishery.two-hexes")
def test_both_hexes_of_a_fishery_have_to_be_fit() -> None:
    g = choosing(builder(inns=["a25"]))
    assert refusal(g, "pair:a24+s") == "antiquity.site.never-on-building"
    assert refusal(g, "pair:a27+ne") == "antiquity.fishery.two-hexes", "the second hex is off the map"
    g = choosing(builder())
    assert refusal(g, "pair:a24+s") is None
    play(g, "pair:a24+s")
    assert industries(g)[0]["hexes"] == ["a24", "a25"]


@pytest.mark.rule("antiquity.fishery.each-half-touches-water")
def test_each_half_touches_clean_water() -> None:
    for dirty, reason in ((["a33"], "antiquity.fishery.each-half-touches-water"), (["a34"], None), ([], None)):
        g = choosing(builder(), polluted=dirty)
        assert refusal(g, "pair:a24+s") == reason, "a33 is the only water next to a24"


@pytest.mark.rule("antiquity.fishery.one-half-in-zone")
def test_one_half_in_the_zone_is_enough() -> None:
    g = choosing(builder())
    assert {"a25", "a26", "a35"} & zone(g) == {"a25"}
    assert refusal(g, "pair:a25+s") is None
    assert refusal(g, "pair:a26+se") == "antiquity.fishery.one-half-in-zone"
    assert refusal(choosing(builder("harbour@a3!")), "pair:a26+se") is None


@pytest.mark.rule("antiquity.figure.fishery-c-shared")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_one_shared_water_hex_is_enough_as_in_the_figure(ruleset: str) -> None:
    g = choosing(builder(), options={"ruleset": ruleset})
    play(g, f"pair:{C}")
    assert load(g) == {"a45"}


@pytest.mark.rule("antiquity.fishery.two-water-hexes")
def test_a_table_may_ask_for_two_water_hexes() -> None:
    g = choosing(builder(), options={"fishery_water": "seed"})
    assert refusal(g, "pair:a24+s") is None, "two water hexes"
    assert refusal(g, f"pair:{C}") == "antiquity.fishery.two-water-hexes" and f"pair:{C}" not in legal(g)


@pytest.mark.rule("antiquity.fishery.cost")
def test_a_fishery_costs_one_wood() -> None:
    g = arrange(builder(goods={"stone": 4, "fish": 2}))
    finish(g)
    assert refusal(g, "found:fishery") == "antiquity.cart.pay-cost"
    g = choosing(builder(goods={"wood": 1}))
    play(g, "pair:a24+s")
    assert goods(g) == {}


@pytest.mark.rule("antiquity.fishery.choose-product")
def test_a_fishery_yields_pearls_fish_or_dye() -> None:
    near = Industry("fishery", "pearls", "a42+s", ["b6", "b12"])
    g = arrange(builder(), realm(houses=1, industries=[near]))
    finish(g)
    play(g, "found:fishery")
    assert set(legal(g)) == {"product:pearls", "product:fish", "product:dye"}
    for good in ("gold", "grain", "wood"):
        assert refusal(g, f"product:{good}") == "antiquity.fishery.choose-product"


@pytest.mark.rule("antiquity.fishery.goods-on-water")
def test_goods_and_pollution_lie_on_the_water_not_under_the_fishery() -> None:
    g = choosing(builder())
    play(g, "pair:a42+ne")
    assert load(g) == polluted(g) == {"a33", "a34", "a48"} and industries(g)[0]["hexes"] == ["a42", "a49"]
    rival = Industry("fishery", "dye", "a24+s", ["a33"])
    g = choosing(builder(), realm(houses=1, industries=[rival]))
    play(g, "pair:a42+ne")
    assert load(g) == {"a34", "a48"}, "a33 carries goods of another"


@pytest.mark.rule("antiquity.fishery.piece-returns")
@pytest.mark.rule("antiquity.fishery.limit-twelve")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_twelve_fisheries_at_most_and_exhausted_ones_come_back(ruleset: str) -> None:
    works = [Industry("fishery", "fish", pair, [water]) for pair, water in zip(PAIRS, WATERS, strict=True)]
    options: dict[str, object] = {"ruleset": ruleset}
    g = arrange(builder(), realm(houses=11, industries=works[:11]), options=options)
    finish(g)
    assert seen(g, "piles")["fishery"] == 1 and refusal(g, "found:fishery") is None
    g = arrange(builder(), realm(houses=12, industries=works), options=options)
    finish(g)
    assert seen(g, "piles")["fishery"] == 0 and refusal(g, "found:fishery") == "antiquity.fishery.limit-twelve"
    next_turn(g)
    assert seen(g, "piles")["fishery"] == 12 and not seen(g, "industries"), "the last goods were harvested"
    play(g, "man:cart_shop+1", seat=0)
    finish(g)
    assert goods(g) == {} and refusal(g, "found:fishery") == "antiquity.cart.pay-cost", "no longer for want of pieces"


@pytest.mark.rule("antiquity.fishery.piece-returns")
def test_the_land_under_an_exhausted_fishery_is_free_again() -> None:
    work = Industry("fishery", "fish", "a24+s", ["a33"])
    g = arrange(realm(houses=2, goods={"wood": 1}, buildings=["storage2x2@a3!"], industries=[work]))
    next_turn(g)
    assert not industries(g) and goods(g) == {"wood": 1, "fish": 1}
    again = arrange(builder(goods={"wood": 1}), polluted=polluted(g))
    finish(again)
    play(again, "found:woodcutter")
    assert refusal(again, "site:a24") is None


# --- the figure


@pytest.mark.rule("antiquity.figure.fishery-legal-abc")
@pytest.mark.rule("antiquity.figure.fishery-d-one-half")
def test_figure_a_fishery_is_legal_at_a_b_and_c_but_not_at_d() -> None:
    g = choosing(builder("harbour@a3!"))
    assert {f"pair:{place}" for place in (A, B, C)} <= set(legal(g)) and f"pair:{D}" not in legal(g)
    assert refusal(g, f"pair:{D}") == "antiquity.fishery.each-half-touches-water", "a38 touches water, a29 does not"


@pytest.mark.rule("antiquity.figure.fishery-a-three")
@pytest.mark.rule("antiquity.figure.fishery-b-unconnected")
@pytest.mark.parametrize(("place", "water"), [(A, {"a34", "b6", "b12"}), (B, {"a34", "b6"}), (C, {"a45"})])
def test_figure_the_water_that_each_place_touches(place: str, water: set[str]) -> None:
    g = choosing(builder("harbour@a3!"))
    play(g, f"pair:{place}")
    assert load(g) == water
    if place == B:
        assert distance(g, "a34", "b6") == 2, "not connected with each other"


@pytest.mark.rule("antiquity.figure.fishery-pollution-under")
def test_figure_pollution_lies_under_fish_but_not_under_wood() -> None:
    g = choosing(builder())
    play(g, "pair:a24+s")
    assert load(g) == {"a33", "a34"} == polluted(g)
    g = arrange(builder())
    finish(g)
    found(g, "woodcutter", "a20")
    assert load(g) == grass(g) and not polluted(g)


@pytest.mark.rule("antiquity.figure.fishery-a-b-harbour")
def test_figure_a_and_b_need_an_active_harbour() -> None:
    g = choosing(builder("harbour@a3"))
    assert refusal(g, f"pair:{A}") == refusal(g, f"pair:{B}") == "antiquity.fishery.one-half-in-zone"
    assert refusal(g, f"pair:{C}") is None
    g = choosing(builder("harbour@a3!"))
    assert refusal(g, f"pair:{A}") is refusal(g, f"pair:{B}") is None
    again: Any = civitas.load(g.dump())
    assert legal(again) == legal(g)
