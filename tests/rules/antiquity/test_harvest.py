"""Fasi 5 e 6: storing goods, the harvest, forced labour and the fish of San Giorgio."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.country import held, industries
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    asked,
    build,
    finish,
    go_to,
    goods,
    legal,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
)

FARM = Industry("farm", "grain", "a53", ["a53", "a46", "a47", "a52", "a54"])
MINE = Industry("mine", "gold", "a8", ["a8", "a7"])
LONE = Industry("farm", "olives", "a15", ["a15"])
FISHERY = Industry("fishery", "fish", "a42+s", ["a33", "a34", "b6", "b12"])
LABOUR = "forced_labour@a1"


def farmer(*works: Industry, **parts: Any) -> Realm:
    more = parts.pop("buildings", [])
    return realm(houses=len(works) + len(more), buildings=more, industries=works, **parts)


def start(*realms: Realm, phase: int = 6, **parts: Any) -> Any:
    g = arrange(*realms, **parts)
    finish(g)
    go_to(g, phase)
    return g


def harvests(log: list[Any], seat: int = 0) -> list[tuple[str, int]]:
    told = [event.args for event in log if event.key == "event-harvest" and event.args["seat"] == seat]
    return sorted((args["good"], args["count"]) for args in told)


# --- storing


@pytest.mark.rule("antiquity.keep.store-or-discard")
@pytest.mark.rule("antiquity.keep.needs-active-storage")
@pytest.mark.parametrize(
    ("plans", "left"),
    [([], {}), (["storage2x2@a1"], {}), (["storage2x2@a1!"], {"wood": 2, "stone": 1})],
)
def test_goods_are_stored_under_a_man_or_lost(plans: list[str], left: dict[str, int]) -> None:
    g = start(realm(goods={"wood": 2, "stone": 1}, houses=1, buildings=plans), phase=9)
    assert goods(g) == left


@pytest.mark.rule("antiquity.keep.store-or-discard")
def test_goods_harvested_later_in_the_turn_are_safe_until_the_next() -> None:
    g = start(farmer(FARM, goods={"wood": 1}), phase=9)
    assert goods(g) == {"grain": 1}
    next_turn(g)
    assert goods(g) == {"grain": 1}
    next_turn(g)
    assert goods(g) == {"grain": 1}, "the old one was discarded, a new one harvested"


@pytest.mark.rule("antiquity.keep.two-per-piece")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
@pytest.mark.parametrize(("size", "kept"), [("2x2", 4), ("2x3", 6), ("3x4", 12)])
def test_each_piece_of_a_manned_storage_keeps_two_goods(ruleset: str, size: str, kept: int) -> None:
    g = arrange(
        realm(goods={"wood": 10, "gold": 4}, houses=1, buildings=[f"storage{size}@a1!"]),
        options={"storage_unit": ruleset},
    )
    finish(g)
    assert player(g)["capacity"] == kept and asked(g) == "discard"
    assert g.question(0).args["count"] == 14 - kept
    assert refusal(g, "discard:stone") == "antiquity.keep.store-or-discard"
    play(g, "discard:gold", *["discard:wood"] * (13 - kept), seat=0)
    assert goods(g) == {"gold": 3, "wood": kept - 3}, "which ones is the owner's choice"


@pytest.mark.rule("antiquity.keep.several-storages")
def test_several_storages_add_up() -> None:
    plans = ["storage2x2@a1!", "storage2x3@c1!"]
    g = start(realm(goods={"wood": 11}, houses=2, buildings=plans), phase=9)
    assert player(g)["capacity"] == 10 and goods(g) == {"wood": 10}
    g = start(realm(goods={"wood": 11}, houses=2, buildings=[plans[0], plans[1].rstrip("!")]), phase=9)
    assert goods(g) == {"wood": 4}


STOCK = {"wood": 10, "stone": 6, "gold": 4, "fish": 5}


@pytest.mark.rule("antiquity.keep.cristoforo-unlimited")
@pytest.mark.parametrize("setting", ["original", "seed"])
@pytest.mark.parametrize(("saint", "keeps"), [("christofori", True), ("maria", True), ("giorgio", False)])
def test_san_cristoforo_keeps_everything(setting: str, saint: str, keeps: bool) -> None:
    options: dict[str, object] = {"passive_graved": setting}
    g = start(realm(goods=STOCK, buildings=["cathedral@a1"], saint=saint), phase=9, options=options)
    assert goods(g) == (STOCK if keeps else {})
    graved = realm(goods=STOCK, buildings=["cathedral@a1"], saint=saint, graves=["b1"])
    g = start(graved, phase=9, options=options)
    assert goods(g) == (STOCK if keeps and setting == "seed" else {})


# --- harvest


@pytest.mark.rule("antiquity.harvest.one-good")
@pytest.mark.rule("antiquity.harvest.into-box")
def test_every_industry_yields_one_good_which_counts_as_food_at_once() -> None:
    g = arrange(farmer(FARM, MINE, LONE), famine=3)
    log = finish(g)
    log += play(g, "take:a46", seat=0)
    assert harvests(log) == [("gold", 1), ("grain", 1), ("olives", 1)]
    assert goods(g) == {"gold": 1, "grain": 1, "olives": 1}
    assert seen(g, "phase") == 8 and g.question(0).args["count"] == 1, "three less two"


@pytest.mark.rule("antiquity.harvest.man-returns")
def test_the_man_of_an_empty_industry_comes_home() -> None:
    g = start(farmer(LONE, buildings=["market@a1"]), phase=9)
    assert not industries(g) and player(g)["free_men"] == 2
    assert refusal(g, "man:market+1") == "table.other-question"
    next_turn(g)
    assert refusal(g, "man:market+1", seat=0) is None


@pytest.mark.rule("antiquity.harvest.no-recall")
def test_a_man_stays_as_long_as_there_are_goods() -> None:
    g = arrange(realm(houses=1, buildings=["market@a1"], industries=[FARM]))
    for left in (4, 3, 2, 1):
        assert player(g)["free_men"] == 0 and refusal(g, "man:market+1", seat=0) == "antiquity.house.gives-man"
        next_turn(g)
        assert len(industries(g)[0]["goods"]) == left
    next_turn(g)
    assert refusal(g, "man:market+1", seat=0) is None


@pytest.mark.rule("antiquity.harvest.mandatory")
def test_no_industry_can_be_left_out() -> None:
    g = start(farmer(FARM, LONE))
    assert held(g, "olives") == 1 and [work["good"] for work in industries(g)] == ["grain"], "taken unasked"
    assert all(move.startswith("take:") for move in legal(g))
    for move in ("skip", "end", "done", "enough"):
        assert refusal(g, move) == "table.other-question"


@pytest.mark.rule("antiquity.harvest.free-order")
@pytest.mark.rule("antiquity.harvest.man-hex-last")
def test_any_good_around_the_man_may_be_taken_but_his_own_comes_last() -> None:
    around = {"a46", "a47", "a52", "a54"}
    for place in sorted(around):
        g = start(farmer(FARM))
        assert {move.removeprefix("take:") for move in legal(g)} == around
        assert refusal(g, "take:a53") == "antiquity.harvest.man-hex-last"
        assert refusal(g, "take:a59") == "antiquity.harvest.free-order"
        play(g, f"take:{place}")
        assert set(industries(g)[0]["goods"]) == around - {place} | {"a53"}
    g = start(farmer(MINE), phase=9)
    assert industries(g)[0]["goods"] == ["a8"], "of two goods the neighbour's is taken unasked"
    next_turn(g)
    next_turn(g)
    assert not industries(g)


@pytest.mark.rule("antiquity.harvest.man-hex-last")
def test_a_fishery_has_no_good_under_its_man() -> None:
    g = start(farmer(FISHERY))
    assert set(legal(g)) == {"take:a33", "take:a34", "take:b6", "take:b12"}


# --- forced labour


def drudge(*works: Industry, man: bool = True) -> Realm:
    return farmer(*works, buildings=[LABOUR + "!" * man])


@pytest.mark.rule("antiquity.labour.three-goods")
@pytest.mark.rule("antiquity.labour.first-discarded")
def test_forced_labour_takes_three_goods_and_loses_the_first() -> None:
    g = start(drudge(FARM))
    play(g, "take:a46", "take:a47")
    assert asked(g) == "take" and refusal(g, "take:a53") == "antiquity.harvest.man-hex-last"
    play(g, "take:a54")
    assert set(industries(g)[0]["goods"]) == {"a52", "a53"} and goods(g) == {"grain": 2}
    g = start(drudge(FARM, man=False))
    play(g, "take:a46")
    assert len(industries(g)[0]["goods"]) == 4 and goods(g) == {"grain": 1}


@pytest.mark.rule("antiquity.labour.first-discarded")
def test_exactly_three_goods_bring_two() -> None:
    three = Industry("farm", "grain", "a53", ["a53", "a46", "a47"])
    g = start(drudge(three), phase=9)
    assert goods(g) == {"grain": 2} and not industries(g)


@pytest.mark.rule("antiquity.labour.two-left")
def test_two_goods_bring_one() -> None:
    g = start(drudge(MINE), phase=9)
    assert goods(g) == {"gold": 1} and not industries(g)


@pytest.mark.rule("antiquity.labour.one-left")
def test_a_single_good_is_lost_and_the_man_comes_home() -> None:
    g = start(drudge(LONE), phase=9)
    assert goods(g) == {} and not industries(g) and player(g)["free_men"] == 1
    assert goods(start(drudge(LONE, man=False), phase=9)) == {"olives": 1}


@pytest.mark.rule("antiquity.labour.all-industries")
def test_forced_labour_affects_all_industries_of_its_owner_alone() -> None:
    four = Industry("farm", "grain", "a53", ["a53", "a46", "a47", "a52"])
    foreign = Industry("farm", "sheep", "d47", ["d47", "d46"])
    g = arrange(drudge(four, MINE, LONE), farmer(foreign))
    log = finish(g)
    assert harvests(log) == [("gold", 1), ("grain", 2), ("olives", 0)]
    assert [work["goods"] for work in industries(g)] == [["a53"]]
    assert harvests(log, seat=1) == [("sheep", 1)] and industries(g, 1)[0]["goods"] == ["d47"]


# --- the fish of San Giorgio

FOUNDER = realm(goods={"stone": 1})


def sanctify(game: Any, seat: int, saint: str) -> None:
    build(game, "cathedral@a1", seat=seat)
    play(game, f"saint:{saint}", seat=seat)


@pytest.mark.rule("antiquity.giorgio.fish-per-cathedral")
@pytest.mark.parametrize(("saint", "fish"), [("giorgio", 2), ("maria", 2), ("barbara", 0)])
def test_every_cathedral_of_the_turn_brings_a_fish(saint: str, fish: int) -> None:
    g = arrange(realm(buildings=["cathedral@a1"], saint=saint), FOUNDER, FOUNDER, seats=3)
    sanctify(g, 1, "barbara")
    sanctify(g, 2, "nicolo")
    finish(g)
    assert held(g, "fish") == fish
    assert held(g, "fish", 1) == held(g, "fish", 2) == 0


@pytest.mark.rule("antiquity.giorgio.own-first")
@pytest.mark.rule("antiquity.giorgio.once-per-cathedral")
def test_the_own_cathedral_brings_a_fish_once() -> None:
    g = arrange(FOUNDER)
    sanctify(g, 0, "giorgio")
    finish(g)
    assert held(g, "fish") == 1
    next_turn(g)
    log = next_turn(g)
    assert held(g, "fish") == 0 and not [event for event in log if event.key == "event-fish"]


@pytest.mark.rule("antiquity.giorgio.example-second")
def test_example_a_second_cathedral_in_the_same_turn_brings_another() -> None:
    g = arrange(FOUNDER, FOUNDER)
    sanctify(g, 0, "giorgio")
    sanctify(g, 1, "barbara")
    finish(g)
    assert held(g, "fish") == 2


@pytest.mark.rule("antiquity.giorgio.rebuilt-counts-again")
def test_a_rebuilt_cathedral_counts_again() -> None:
    rival = realm(
        goods={"stone": 1},
        houses=1,
        buildings=["cathedral@a1", "faculty_theology@d1!"],
        saint="barbara",
    )
    g = arrange(realm(buildings=["cathedral@a1"], saint="giorgio"), rival)
    play(g, "raze", seat=1)
    build(g, "cathedral@e4", seat=1)
    play(g, "saint:nicolo", seat=1)
    finish(g)
    assert held(g, "fish") == 1


@pytest.mark.rule("antiquity.giorgio.maximum")
def test_without_theology_there_are_at_most_as_many_fish_as_players() -> None:
    """One cathedral stood before San Giorgio's: the other three bring a fish each, and then there is nothing left."""
    stock = realm(goods={"stone": 1}, houses=1, buildings=["storage2x2@f1!"])
    g = arrange(stock, realm(buildings=["cathedral@a1"], saint="barbara"), stock, stock, seats=4)
    gained = 0
    for seat, saint in ((0, "giorgio"), (2, "barbara"), (3, "barbara")):
        sanctify(g, seat, saint)
        for keeper in (0, 2, 3):
            if "man:storage+1" in legal(g, keeper):
                play(g, "man:storage+1", seat=keeper)
        log = next_turn(g)
        gained += sum(int(str(event.args["count"])) for event in log if event.key == "event-fish")
    log = next_turn(g)
    assert gained == 3 and not [event for event in log if event.key == "event-fish"]
    assert refusal(g, "build:cathedral", seat=1) == "antiquity.victory.one-cathedral-each"
