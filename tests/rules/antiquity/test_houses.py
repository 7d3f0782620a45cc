"""Fase 2: houses with their men, and storages of any size."""

from __future__ import annotations

import pytest

import civitas
from rules.antiquity.tools import (
    FACTS,
    TITLE,
    arrange,
    asked,
    build,
    city,
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

FOODS = ["grain", "sheep", "olives", "fish"]
LUXURIES = ["wine", "pearls", "dye", "gold"]
HOUSES = {
    **dict.fromkeys([1, 2, 3, 4], (0, 0)),
    **dict.fromkeys([5, 6], (1, 0)),
    7: (2, 0),
    8: (1, 1),
    9: (3, 0),
    10: (1, 2),
    11: (2, 1),
    12: (4, 0),
    13: (1, 3),
    14: (3, 1),
    15: (2, 2),
    16: (4, 1),
    17: (2, 3),
    18: (3, 2),
    19: (4, 2),
    20: (3, 3),
}
"""Different foods and different luxuries that each house costs."""


def price(number: int) -> dict[str, int]:
    food, luxury = HOUSES[number]
    return dict.fromkeys([*FOODS[:food], *LUXURIES[:luxury]], 1)


# --- houses


@pytest.mark.rule("antiquity.house.built-as-building")
def test_a_house_is_placed_like_any_building() -> None:
    g = arrange(realm(buildings=["fountain@b2"], graves=["c3"]))
    play(g, "build:house", "house:1")
    assert refusal(g, "place:1+b2+0") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+c3+0") == "antiquity.graves.squares-lost"
    play(g, "place:1+a1+0")
    assert city(g)["houses"] == ["a1"]
    play(g, "build:house", "house:2")
    assert refusal(g, "place:1+a1+0") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+a2+0") is None


@pytest.mark.rule("antiquity.house.built-as-building")
def test_a_house_needs_a_free_square() -> None:
    full = ["storage7x4@a1", "dump@a5", "storage1x2@d5", "hospital@e5", "fountain@d7", "fountain@e7", "fountain@f7"]
    g = arrange(realm(buildings=[*full, "fountain@g7"]))
    assert refusal(g, "build:house") == "antiquity.place.no-overlap"
    g = arrange(realm(buildings=full))
    build(g, "house1@g7")
    assert city(g)["houses"] == ["g7"]


@pytest.mark.rule("antiquity.house.cost-by-number")
@pytest.mark.parametrize("number", list(HOUSES))
def test_each_house_has_a_cost_of_its_own(number: int) -> None:
    cost = price(number)
    others = [other for other in HOUSES if other != number]
    for good in cost:
        g = arrange(realm(goods={**cost, good: 0}, houses=[other for other in others if other < 5]))
        if refusal(g, "build:house") is None:
            play(g, "build:house")
            assert refusal(g, f"house:{number}") == "antiquity.house.cost-by-number"
        else:
            assert refusal(g, "build:house") == "antiquity.house.cost-by-number"
    g = arrange(realm(goods=cost, houses=others))
    build(g, f"house{number}@a1")
    assert goods(g) == {} and asked(g) == "city"
    assert player(g)["men"] == 20


@pytest.mark.rule("antiquity.house.any-order")
def test_houses_are_built_in_any_order() -> None:
    g = arrange(realm(goods=dict.fromkeys(FOODS, 1), houses=4))
    build(g, "house12@a1")
    assert goods(g) == {}
    assert player(g)["houses"] == ["1", "2", "3", "4", "12"]


@pytest.mark.rule("antiquity.house.rising-cost")
def test_the_cost_never_falls_from_one_house_to_the_next() -> None:
    costs = [TITLE.sheet("house", number)["cost"] for number in FACTS.houses.ids]
    counts = [sum(cost[part] for part in ("wood", "stone", "food", "luxury")) for cost in costs]
    assert len(counts) == 20
    assert counts == sorted(counts) and counts[0] == 0 and counts[-1] == 6


@pytest.mark.rule("antiquity.house.example-costs")
def test_house_5_costs_a_food_and_house_18_three_foods_and_two_luxuries() -> None:
    everything = dict.fromkeys(FOODS + LUXURIES, 2)
    g = arrange(realm(goods=everything, houses=4))
    build(g, "house5@a1")
    assert legal(g) == [f"pay:{food}" for food in FOODS]
    play(g, "pay:fish")
    assert sum(goods(g).values()) == 15
    build(g, "house18@b1")
    play(g, "pay:fish", "pay:grain")
    assert refusal(g, "pay:grain") == "antiquity.cost.d-means-different"
    play(g, "pay:sheep", "pay:gold")
    assert refusal(g, "pay:gold") == "antiquity.cost.d-means-different"
    assert refusal(g, "pay:olives") == "antiquity.cost.on-aid", "three foods are paid"
    play(g, "pay:wine")
    assert goods(g) == {"grain": 1, "sheep": 1, "olives": 2, "wine": 1, "pearls": 2, "dye": 2, "gold": 1}


@pytest.mark.rule("antiquity.house.first-four-free")
def test_the_first_four_houses_cost_nothing() -> None:
    g = arrange(realm(goods={"wood": 6}))
    play(g, "build:house")
    assert legal(g) == ["house:1", "house:2", "house:3", "house:4"]
    play(g, "house:1", "place:1+a1+0")
    build(g, "house2@b1", "house3@c1", "house4@d1")
    assert goods(g) == {"wood": 6}
    assert refusal(g, "build:house") == "antiquity.house.cost-by-number"
    assert refusal(arrange(realm(goods={"fish": 1}, houses=4)), "build:house") is None


@pytest.mark.rule("antiquity.house.gives-man")
def test_a_house_brings_its_man_at_once() -> None:
    g = arrange(realm(buildings=["market@a1"]))
    assert refusal(g, "man:market+1") == "antiquity.house.gives-man"
    build(g, "house1@g7")
    assert (player(g)["men"], player(g)["free_men"]) == (1, 1)
    assert refusal(g, "man:market+1") is None


@pytest.mark.rule("antiquity.house.man-usable-at-once")
def test_the_man_of_a_new_house_works_in_any_city() -> None:
    g = arrange(realm(cities=["a31", "b31"], buildings=["2:market@a1"]))
    build(g, "1:house1@g7")
    play(g, "man:market+1")
    assert manned(g) == ["market"] and player(g)["free_men"] == 0


# --- storages


@pytest.mark.rule("antiquity.storage.any-size-one-wood")
@pytest.mark.parametrize(("size", "pieces"), [("2x1", 1), ("2x2", 2), ("4x3", 6), ("7x4", 14)])
def test_a_storage_of_any_size_costs_one_wood(size: str, pieces: int) -> None:
    g = arrange(realm(goods={"wood": 2}))
    build(g, f"storage{size}@a1")
    assert goods(g) == {"wood": 1}
    assert seen(g, "piles")["storage"] == 16 - pieces


@pytest.mark.rule("antiquity.storage.rectangle")
def test_a_storage_is_a_rectangle_of_whole_pieces() -> None:
    g = arrange(realm(goods={"wood": 1}))
    play(g, "build:storage")
    sizes = [move.removeprefix("size:") for move in legal(g)]
    wanted = {f"{w}x{h}" for w in range(1, 8) for h in range(1, 8) if w * h % 2 == 0 and w * h <= 32}
    assert set(sizes) == wanted
    for size in ("1x2", "3x2", "2x5", "7x4"):
        g = arrange(realm(goods={"wood": 1}))
        build(g, f"storage{size}@a1")
        width, height = (int(part) for part in size.split("x"))
        rectangle = {f"{column}{row}" for column in "abcdefg"[:width] for row in range(1, height + 1)}
        assert set(city(g)["pieces"][0]["squares"]) == rectangle
    with pytest.raises(civitas.BadInput):
        TITLE.moves.parse("size:3x3")


@pytest.mark.rule("antiquity.storage.two-pieces")
@pytest.mark.parametrize("option", ["ruleset", "storage_unit"])
def test_the_smallest_storage(option: str) -> None:
    """To the letter it has two pieces; as published one piece of two squares is enough."""
    for reading, because in (("original", None), ("seed", "antiquity.storage.two-pieces")):
        g = arrange(realm(goods={"wood": 1}), options={option: reading})
        play(g, "build:storage")
        for size in ("2x1", "1x2"):
            assert refusal(g, f"size:{size}") == because
        for size in ("2x2", "4x1", "1x4"):
            assert refusal(g, f"size:{size}") is None


@pytest.mark.rule("antiquity.storage.one-building")
def test_a_storage_of_many_pieces_needs_one_man() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=2))
    build(g, "storage4x2@a1")
    assert standing(g) == ["storage"]
    assert player(g)["capacity"] == 0
    play(g, "man:storage+1")
    assert player(g)["capacity"] == 8
    assert refusal(g, "man:storage+1") == "antiquity.activate.one-man-per-building"
    assert player(g)["free_men"] == 1


@pytest.mark.rule("antiquity.storage.no-extension")
def test_a_storage_is_not_extended() -> None:
    """Pieces laid beside it are another building, and none can be laid so as to enlarge it."""
    g = arrange(realm(goods={"wood": 1}, houses=2, buildings=["storage2x2@a1!"]))
    play(g, "build:storage", "size:4x2")
    assert refusal(g, "place:1+a1+0") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+c1+0") is None
    play(g, "place:1+c1+0")
    assert city(g)["pieces"][0]["squares"] == ["a1", "b1", "a2", "b2"]
    assert player(g)["capacity"] == 4, "the new one has no man"


@pytest.mark.rule("antiquity.storage.second-one")
def test_more_room_comes_from_a_further_storage() -> None:
    g = arrange(realm(goods={"wood": 2}, houses=2, buildings=["storage2x2@a1!"]))
    build(g, "storage2x2@c1")
    assert goods(g) == {"wood": 1} and standing(g) == ["storage", "storage"]
    play(g, "man:storage+2")
    assert player(g)["capacity"] == 8
    assert refusal(g, "build:storage") is None
    next_turn(g)
    assert player(g)["capacity"] == 0
