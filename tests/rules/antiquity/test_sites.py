"""Fase 4: what may be built on, rivals side by side, and cleaning by alchemy."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.country import found, grass, held, industries, markers, polluted, shops, zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    around,
    arrange,
    asked,
    finish,
    go_to,
    legal,
    next_turn,
    of_terrain,
    play,
    player,
    realm,
    refusal,
    seen,
)

STOCK = {"fish": 3, "wood": 3, "stone": 1, "gold": 1, "pearls": 1, "grain": 2}
ALCHEMY = "faculty_alchemy@e3!"


def builder(carts: int = 2, **parts: Any) -> Realm:
    more = parts.pop("buildings", ["brewery@a5"])
    works = len(parts.get("industries", []))
    return realm(
        houses=carts + len(more) + works,
        goods=parts.pop("goods", STOCK),
        buildings=[*shops(carts), *more],
        **parts,
    )


def start(*realms: Realm, **parts: Any) -> Any:
    g = arrange(*realms, **parts)
    finish(g)
    return g


# --- what may be built on


@pytest.mark.rule("antiquity.site.never-on-building")
def test_nothing_is_built_on_another_construction() -> None:
    fishery = Industry("fishery", "fish", "a46+s", ["a45"])
    rival = realm(houses=1, inns=["a38"], industries=[fishery])
    reason = "antiquity.site.never-on-building"
    for project, product in (("inn", ""), ("farm", "grain")):
        g, free = start(builder(), rival), start(builder())
        for game in (g, free):
            play(game, f"found:{project}", *([f"product:{product}"] if product else []))
        for place in ("a38", "a46", "a47"):
            assert refusal(g, f"site:{place}") == reason
            assert refusal(free, f"site:{place}") is None
        assert refusal(g, "site:a31") == reason, "the own city"
    g = start(builder(), realm(inns=["a55"]))
    play(g, "found:city")
    assert refusal(g, "site:a56") == reason


@pytest.mark.rule("antiquity.site.never-on-building")
def test_in_the_city_too() -> None:
    g = arrange(realm(goods={"wood": 2}, buildings=["market@a1"]))
    play(g, "build:explorer")
    assert refusal(g, "place:1+b2+0") == "antiquity.place.no-overlap" and refusal(g, "place:1+c2+0") is None


@pytest.mark.rule("antiquity.site.never-on-goods-or-men")
def test_nothing_is_built_on_goods_or_men_whoever_owns_them() -> None:
    """a14 holds wood on felled ground: plain, but not free; a21 the man on his centre."""
    wood = Industry("woodcutter", "wood", "a21", ["a14", "a21"])
    reason = "antiquity.site.never-on-goods-or-men"
    for owner in (0, 1):
        works = [wood]
        g = start(*[builder(industries=works if seat == owner else []) for seat in (0, 1)])
        play(g, "found:farm", "product:grain")
        assert refusal(g, "site:a14") == refusal(g, "site:a21") == reason
        g = start(*[builder(industries=works if seat == owner else []) for seat in (0, 1)])
        play(g, "found:inn")
        assert refusal(g, "site:a14") == refusal(g, "site:a21") == reason
    for project in (["found:inn"], ["found:farm", "product:grain"]):
        g = start(builder(), grass=["a14", "a21"])
        play(g, *project)
        assert refusal(g, "site:a14") is refusal(g, "site:a21") is None


@pytest.mark.rule("antiquity.site.pollution-not-always-bar")
def test_pollution_bars_industries_on_land_but_not_the_rest() -> None:
    everywhere = zone(start(builder())) | around(start(builder()), "a56") | {"a56"}
    g = start(builder(3), polluted=everywhere)
    assert refusal(g, "found:inn") is refusal(g, "found:fishery") is refusal(g, "found:city") is None
    for project in ("woodcutter", "farm", "mine"):
        assert refusal(g, f"found:{project}") == "antiquity.countryside.only-in-zone"
        assert refusal(start(builder(3)), f"found:{project}") is None
    found(g, "fishery", "a46+s", "fish")
    found(g, "inn", "a38")
    found(g, "city", "a56")
    assert player(g)["inns"] == ["a38"] and len(player(g)["cities"]) == 2


@pytest.mark.rule("antiquity.site.grass-is-plain")
def test_felled_forest_is_plain_in_every_respect() -> None:
    felled = ["a20", "a28", "a49", "a55", "a56", "a61"]
    g = start(builder(4), grass=felled)
    count = player(g)["clean"]
    assert count == len(zone(g)), "in the count of clean hexes"
    found(g, "farm", "a20", "grain")
    assert set(industries(g)[0]["goods"]) == {"a20", "a28", "a29"}
    play(g, "found:inn")
    assert refusal(g, "site:a49") is None
    play(g, "site:a41")
    while asked(g) == "pay":
        play(g, "pay:fish")
    found(g, "city", "a56")
    assert len(player(g)["cities"]) == 2
    g = start(realm(), grass=["a20"])
    assert asked(g) == "pollute" and refusal(g, "pollute:a20") is None


@pytest.mark.rule("antiquity.site.marker-discarded")
@pytest.mark.parametrize(
    ("project", "product", "place", "marker"),
    [
        ("mine", "stone", "a9", "a9"),
        ("mine", "stone", "a8", "a9"),
        ("inn", "", "a54", "a54"),
        ("farm", "grain", "a53", "a54"),
        ("fishery", "fish", "a47+se", "a54"),
        ("city", "", "c57", "c52"),
    ],
)
def test_markers_are_discarded_unseen_by_what_is_built_on_them(
    project: str, product: str, place: str, marker: str
) -> None:
    g = start(builder(inns=["a25"]), famine=2)
    assert marker in markers(g)
    before = markers(g)
    log = found(g, project, place, product)
    assert markers(g) == before - {marker} and seen(g, "famine") == 2
    assert {event.key for event in log} <= {"event-industry", "event-built", "event-founded", "event-country"}
    assert held(g, "sheep") == held(g, "olives") == held(g, "wine") == 0


# --- rivals


def neighbours_in_trade() -> Any:
    """Seat 0 has felled around a20; seat 1, from an inn on a38, fells around a36 next to it."""
    g = start(builder(), builder(inns=["a38"]))
    found(g, "woodcutter", "a20")
    play(g, "end")
    found(g, "woodcutter", "a36")
    return g


@pytest.mark.rule("antiquity.site.adjacent-rival-industries")
@pytest.mark.rule("antiquity.figure.rivals-two-woodcutters")
@pytest.mark.rule("antiquity.figure.rivals-shared-neighbours")
def test_figure_rivals_fell_side_by_side() -> None:
    g = neighbours_in_trade()
    first, second = (set(industries(g, seat)[0]["goods"]) for seat in (0, 1))
    assert first == {"a19", "a20", "a21", "a28"} and second == {"a27", "a36", "a37"}
    assert "a28" in around(g, "a20") & around(g, "a36"), "next to both, but it belongs to one of them"
    assert not first & second and grass(g) == first | second
    alone = start(realm(), builder(inns=["a38"]))
    found(alone, "woodcutter", "a36")
    assert "a28" in industries(alone, 1)[0]["goods"]


@pytest.mark.rule("antiquity.site.no-stealing")
@pytest.mark.rule("antiquity.figure.rivals-keep-apart")
def test_goods_belong_to_the_industry_they_were_placed_for() -> None:
    g = neighbours_in_trade()
    play(g, "end")
    go_to(g, 6)
    assert asked(g, 0) == asked(g, 1) == "take"
    assert set(legal(g, 0)) == {"take:a19", "take:a21", "take:a28"}
    assert set(legal(g, 1)) == {"take:a27", "take:a37"}
    assert refusal(g, "take:a28", seat=1) == "antiquity.site.no-stealing" and refusal(g, "take:a28", seat=0) is None
    assert refusal(g, "take:a37", seat=0) == "antiquity.site.no-stealing"


# --- alchemy


@pytest.mark.rule("antiquity.alchemy.cleans-area")
def test_alchemy_cleans_in_phase_four_without_a_cart() -> None:
    g = start(realm(houses=1, buildings=[ALCHEMY]), polluted=["a38"])
    assert asked(g) == "country" and set(legal(g)) == {"clean:a38", "end"}
    play(g, "clean:a38")
    assert not polluted(g) and seen(g, "phase") != 4
    g = start(builder(buildings=["faculty_alchemy@e3"]), polluted=["a38"])
    assert refusal(g, "clean:a38") == "antiquity.activate.required"


@pytest.mark.rule("antiquity.alchemy.choose-hex")
def test_the_middle_of_the_cleaning_is_a_polluted_hex_of_the_zone() -> None:
    g = start(builder(buildings=[ALCHEMY]), polluted=["a38", "a19", "a45"])
    for place in ("a29", "a19", "a45"):
        assert refusal(g, f"clean:{place}") == "antiquity.alchemy.choose-hex"
    assert [move for move in legal(g) if move.startswith("clean")] == ["clean:a38"]
    g = start(builder(buildings=[ALCHEMY], inns=["a12"]), polluted=["a29", "a19"])
    assert refusal(g, "clean:a29") is refusal(g, "clean:a19") is None


@pytest.mark.rule("antiquity.alchemy.adjacent-removed")
@pytest.mark.rule("antiquity.alchemy.water-too")
@pytest.mark.parametrize("option", ["alchemy_scope", "ruleset"])
@pytest.mark.parametrize(("setting", "left"), [("original", {"a20"}), ("seed", {"a20", "a38"})])
def test_alchemy_cleans_all_around_and_to_the_letter_not_the_middle(option: str, setting: str, left: set[str]) -> None:
    """a45 is water; there is no harbour."""
    dirty = ["a38", "a29", "a37", "a45", "a46", "a20"]
    g = start(builder(buildings=[ALCHEMY]), polluted=dirty, options={option: setting})
    assert "a45" in of_terrain(g, "water") and around(g, "a38") >= {"a29", "a37", "a45", "a46"}
    play(g, "clean:a38")
    assert polluted(g) == left


@pytest.mark.rule("antiquity.alchemy.adjacent-removed")
@pytest.mark.parametrize(("setting", "left"), [("original", {"a46", "a47"}), ("seed", {"a38", "a47"})])
def test_alchemy_spares_hexes_with_goods_but_not_to_the_letter(setting: str, left: set[str]) -> None:
    farm = Industry("farm", "grain", "a47", ["a46", "a47"])
    g = start(
        builder(buildings=[ALCHEMY]),
        realm(houses=1, industries=[farm]),
        polluted=["a37", "a38"],
        options={"alchemy_scope": setting},
    )
    play(g, "clean:a38")
    assert polluted(g) == left and set(industries(g, 1)[0]["goods"]) == {"a46", "a47"}


@pytest.mark.rule("antiquity.alchemy.once-per-turn")
def test_alchemy_works_once_per_turn() -> None:
    g = start(builder(buildings=[ALCHEMY]), polluted=["a38", "a20"])
    play(g, "clean:a38")
    assert refusal(g, "clean:a20") == "antiquity.alchemy.once-per-turn"
    play(g, "end")
    next_turn(g)
    play(g, "man:faculty_alchemy+1", seat=0)
    finish(g)
    assert refusal(g, "clean:a20") is None


@pytest.mark.rule("antiquity.alchemy.no-regrowth")
def test_felled_forest_does_not_grow_back() -> None:
    g = start(builder(buildings=[ALCHEMY]), polluted=["a20"], grass=["a20"])
    play(g, "clean:a20")
    assert not polluted(g) and grass(g) == {"a20"}
    play(g, "found:farm", "product:grain")
    assert refusal(g, "site:a20") is None


@pytest.mark.rule("antiquity.alchemy.usable-at-once")
def test_cleaned_hexes_are_built_on_in_the_same_phase() -> None:
    g = start(builder(buildings=[ALCHEMY]), polluted=["a38"])
    play(g, "found:farm", "product:grain")
    assert refusal(g, "site:a38") == "antiquity.farm.site"
    g = start(builder(buildings=[ALCHEMY]), polluted=["a38"])
    play(g, "clean:a38")
    found(g, "farm", "a38", "grain")
    assert "a38" in industries(g)[0]["goods"]
