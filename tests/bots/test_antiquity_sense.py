"""Situations of Antiquity with the move a good player makes. The planner behind all levels must find it."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from bots.antiquity_situations import (
    ALCHEMY,
    CATHEDRAL,
    GRAIN,
    MARKET,
    NEAR,
    SECOND,
    STONE,
    WOOD,
    answer,
    carts,
    rich,
    turn,
)
from civitas.bots import Observation, make_bot
from rules.antiquity.country import industries, shops
from rules.antiquity.tools import (
    FACTS,
    arrange,
    asked,
    city,
    finish,
    go_to,
    goods,
    legal,
    manned,
    names,
    play,
    player,
    realm,
    seen,
    standing,
)

# --- the opening


@pytest.mark.parametrize("seed", range(6))
def test_the_first_turn_founds_three_industries_and_one_of_them_for_wood(seed: int) -> None:
    game: Any = civitas.new("antiquity", seed=seed)
    bots = [make_bot("plan", seat) for seat in range(2)]
    while (seat := game.turn()) >= 0 and game.turn_number < 2:
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    for seat in range(2):
        assert player(game, seat)["men"] == 4
        works = industries(game, seat)
        assert len(works) == 3 and "wood" in [work["good"] for work in works]


def test_free_houses_come_first() -> None:
    g = arrange(realm(goods={"wood": 6}), turn=1)
    assert turn(g)[:8] == [move for number in range(1, 5) for move in ("build:house", f"house:{number}")]


def test_a_city_is_settled_where_there_is_some_of_everything() -> None:
    game: Any = civitas.new("antiquity", seed=3)
    play(game, answer(game, game.turn()))
    seat = 0 if game.centres[0] >= 0 else 1
    near = set(player(game, seat)["zone"])
    assert near & {FACTS.hexes.ids[place] for place, ground in enumerate(game.land.terrain) if ground == 0}
    assert near & {FACTS.hexes.ids[place] for place, ground in enumerate(game.land.terrain) if ground == 2}


def test_the_first_ore_is_stone() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=4, buildings=shops(1)), turn=2)
    made = carts(g)
    assert "product:gold" not in made


def test_a_woodcutter_goes_where_most_wood_is() -> None:
    g = arrange(realm(goods={"wood": 1, "fish": 2}, houses=4, buildings=shops(1)), turn=1)
    made = carts(g)
    assert made[0] == "found:woodcutter"
    assert len(industries(g)[0]["goods"]) >= 4


# --- men and houses


def test_a_fish_becomes_a_man_early_on() -> None:
    g = arrange(realm(goods={"fish": 1, "wood": 1}, houses=4, buildings=shops(0, 3), industries=[WOOD]), turn=2)
    assert "house:5" in turn(g)


def test_with_san_nicola_the_higher_house_is_paid_and_the_lower_comes_free() -> None:
    g = arrange(realm(goods={"fish": 1}, houses=4, buildings=[CATHEDRAL], saint="nicolo"), turn=3)
    made = turn(g)
    assert made[:3] == ["build:house", "house:6", "house:5"]


def test_the_dearest_house_that_comes_free_is_taken() -> None:
    buildings = [CATHEDRAL, ALCHEMY]
    have = realm(goods={"fish": 3, "pearls": 2}, houses=[1, 2, 3, 4, 5], buildings=buildings, saint="nicolo")
    g = arrange(have, turn=3)
    made = turn(g)
    assert "house:8" in made and made[made.index("house:8") + 1] == "house:7"


def test_the_twentieth_man_is_fetched() -> None:
    have = {"grain": 2, "sheep": 2, "olives": 2, "fish": 2, "wine": 2, "pearls": 2, "dye": 2}
    g = arrange(realm(goods=have, houses=19, buildings=[CATHEDRAL], saint="nicolo"), turn=12, famine=12)
    assert "house:20" in turn(g)
    finish(g)
    go_to(g, 0)
    assert g.over() and g.standing()["winners"] == [0]


def test_no_man_is_idle_while_carts_have_work() -> None:
    g = arrange(realm(goods={"wood": 3}, houses=4, buildings=shops(0, 3)), turn=2)
    turn(g)
    assert manned(g).count("cart_shop") == 3


def test_no_cart_is_manned_without_anything_to_found() -> None:
    g = arrange(realm(houses=4, buildings=shops(0, 3)), turn=5)
    turn(g)
    assert "cart_shop" not in manned(g)


def test_houses_wait_while_people_starve() -> None:
    have = realm(goods={"fish": 1, "grain": 1}, houses=8, buildings=[ALCHEMY], industries=[GRAIN])
    g = arrange(have, turn=8, famine=8)
    assert not [move for move in turn(g) if move.startswith("house")]


# --- the saint


def test_the_first_stone_is_for_the_cathedral() -> None:
    g = arrange(realm(goods={"stone": 1}, houses=4), turn=2)
    assert "build:cathedral" in turn(g)


def test_the_place_of_the_cathedral_is_kept_free() -> None:
    g = arrange(realm(goods={"wood": 9}, houses=6, buildings=shops(0, 3)), turn=4)
    turn(g)
    finish(g)
    go_to(g, 0)
    dump = g.dump()
    dump["state"]["goods"][FACTS.goods.index["stone"]] = 1
    assert "cathedral" in standing(g) or "build:cathedral" in legal(civitas.load(dump), 0)


def test_a_near_rival_calls_for_san_giorgio() -> None:
    g = arrange(realm(cities=["a56"], goods={"stone": 1}, houses=4), realm(cities=[NEAR], houses=4), turn=2)
    assert "saint:giorgio" in turn(g)


def test_water_and_fields_call_for_san_nicola() -> None:
    g = arrange(realm(cities=["a48"], goods={"stone": 1}, houses=4), turn=2)
    assert "saint:nicolo" in turn(g)


def test_spoilt_land_calls_for_san_cristoforo() -> None:
    dirty = [place for place in FACTS.hexes.ids if place[0] == "a" and int(place[1:]) > 30]
    g = arrange(realm(goods={"stone": 1}, houses=4), turn=2)
    dirty = [place for place in dirty if place not in names(g.taken)]
    g = arrange(realm(goods={"stone": 1}, houses=4), turn=2, polluted=dirty)
    assert "saint:christofori" in turn(g)


def test_the_last_goods_are_bought() -> None:
    have = {**rich(), "dye": 2, "grain": 6}
    g = arrange(realm(goods=have, houses=5, buildings=[CATHEDRAL, ALCHEMY, MARKET], saint="christofori"), turn=11)
    made = turn(g)
    assert "buy:dye" in made
    finish(g)
    go_to(g, 0)
    assert g.over() and g.standing()["winners"] == [0]


def test_goods_for_the_saint_are_not_spent_on_fountains_and_houses() -> None:
    g = arrange(realm(goods=rich(2), houses=6, buildings=[CATHEDRAL, ALCHEMY], saint="christofori"), turn=9)
    made = turn(g)
    assert "build:fountain" not in made and "build:house" not in made


def test_who_keeps_everything_needs_no_storage() -> None:
    have = realm(goods={"wood": 4, "fish": 3}, houses=6, buildings=[CATHEDRAL, ALCHEMY], saint="christofori")
    g = arrange(have, turn=6)
    assert "build:storage" not in turn(g)


def test_barbara_gets_what_is_lacking() -> None:
    buildings = [CATHEDRAL, ALCHEMY, MARKET, "storage2x2@c5", "granary@e6", "2:brewery@a1"]
    have = {"wood": 8, "fish": 4}
    cities = ["a31", SECOND]
    g = arrange(
        realm(cities=cities, goods=have, houses=4, buildings=buildings, saint="barbara", industries=[WOOD]), turn=9
    )
    assert {"build:explorer", "build:harbour", "build:university", "build:dump", "build:fountain"} & set(turn(g))


# --- goods


def test_a_storage_is_manned_before_goods_are_lost() -> None:
    have = realm(goods={"fish": 4, "grain": 2}, houses=6, buildings=[ALCHEMY, "storage2x3@a1"], industries=[GRAIN])
    g = arrange(have, turn=6, famine=3)
    turn(g)
    assert "storage" in manned(g)


def test_stones_for_alchemy_are_stored() -> None:
    buildings = ["storage2x3@a1", CATHEDRAL.replace("a1", "d1")]
    have = realm(goods={"stone": 1, "wood": 1}, houses=5, buildings=buildings, saint="nicolo", industries=[STONE])
    g = arrange(have, turn=4)
    turn(g)
    assert "storage" in manned(g)


def test_what_is_plentiful_is_thrown_away_and_food_kept() -> None:
    have = realm(goods={"wood": 6, "fish": 3}, houses=1, buildings=["storage2x2@a1!"])
    g = arrange(have, turn=6, famine=5)
    finish(g)
    assert asked(g) == "discard"
    assert answer(g) == "discard:wood"


def test_no_seed_is_bought_where_nothing_can_be_sown() -> None:
    plains = ["a15", "a29", "a38", "a46", "a47", "a52", "a53", "a54"]
    have = realm(goods={"stone": 4, "wood": 2}, houses=6, buildings=[CATHEDRAL, ALCHEMY, MARKET], saint="christofori")
    g = arrange(have, turn=6, polluted=[*plains, "a22", "a23", "a30", "a39"])
    assert not {"buy:grain", "buy:sheep", "buy:olives"} & set(turn(g))


def test_the_hungry_buy_seed() -> None:
    have = realm(
        goods={"stone": 5, "wood": 3}, houses=6, buildings=["cart_shop@a1", ALCHEMY, MARKET], industries=[WOOD]
    )
    g = arrange(have, turn=7, famine=5)
    made = turn(g)
    assert {"buy:grain", "buy:sheep", "buy:olives"} & set(made)
    assert "cart_shop" in manned(g)


def test_the_starving_do_not_sell_their_food() -> None:
    """Seen in a game for Santa Barbara: six grain went for pearls and stone, and seven graves were dug that turn."""
    buildings = [CATHEDRAL, ALCHEMY, MARKET, "storage2x3@f5!"]
    have = realm(goods={"grain": 5, "sheep": 1}, houses=7, buildings=buildings, saint="barbara", industries=[WOOD])
    g = arrange(have, turn=16, famine=12)
    assert not [move for move in turn(g) if move in ("sell:grain", "sell:sheep")]


def test_what_was_bought_is_not_sold_again() -> None:
    have = {"wood": 4, "stone": 4, "fish": 4, "pearls": 2}
    g = arrange(realm(goods=have, houses=8, buildings=[CATHEDRAL, ALCHEMY, MARKET], saint="christofori"), turn=7)
    made = turn(g)
    bought = [move.split(":")[1] for move in made if move.startswith("buy")]
    for number, move in enumerate(made):
        if move.startswith("sell"):
            assert move.split(":")[1] not in [
                good for good in bought if f"buy:{good}" in made[:number] and good not in have
            ]


def test_who_has_nothing_under_way_sells_anything_for_wood() -> None:
    buildings = ["cart_shop@f6", "cathedral@c1", MARKET]
    have = realm(goods={"fish": 1, "stone": 1}, houses=6, buildings=buildings, saint="christofori")
    g = arrange(have, turn=6, famine=2)
    made = turn(g)
    assert "buy:wood" in made and "cart_shop" in manned(g)


def test_a_seed_is_sown_rather_than_kept() -> None:
    g = arrange(realm(goods={"grain": 2}, houses=5, buildings=shops(1), industries=[WOOD]), turn=4, famine=2)
    made = carts(g)
    assert made[:2] == ["found:farm", "product:grain"]


def test_the_last_seed_does_not_pay_for_a_house() -> None:
    have = realm(goods={"fish": 1, "grain": 1}, houses=4, buildings=shops(0, 3), industries=[WOOD])
    g = arrange(have, turn=3)
    turn(g)
    assert goods(g).get("grain") == 1 or "grain" in [work["good"] for work in industries(g)]


# --- land, pollution and graves


def test_the_first_luxury_becomes_a_fountain() -> None:
    g = arrange(realm(goods={"pearls": 1}, houses=5, industries=[WOOD]), turn=3, famine=2)
    assert "build:fountain" in turn(g)


def test_alchemy_cleans_where_it_cleans_most() -> None:
    dirty = ["a52", "a53", "a54", "a46", "a47", "a59", "a60", "a15"]
    g = arrange(realm(houses=5, buildings=["faculty_alchemy@a1"]), turn=6, polluted=dirty)
    turn(g)
    assert "faculty_alchemy" in manned(g)
    made = carts(g)
    assert made[0].startswith("clean")
    assert len(set(seen(g, "polluted")) & set(dirty)) <= 4


def test_alchemy_is_bought_as_soon_as_it_can_be_paid() -> None:
    g = arrange(realm(goods={"stone": 2}, houses=5, buildings=[CATHEDRAL], saint="christofori"), turn=4)
    assert "build:faculty_alchemy" in turn(g)


def test_the_hospital_is_manned_against_graves_and_heals_buildings_first() -> None:
    have = realm(houses=5, buildings=["hospital@a1", "granary@d1"], graves=["d2", "a7", "b7", "c7", "a6", "b6"])
    g = arrange(have, turn=7, famine=2)
    made = turn(g)
    assert "man:hospital+1" in made
    healed = [move for move in made if move.startswith("heal")]
    assert len(healed) == 5 and healed[0] == "heal:1+d2"


def test_a_hospital_is_built_before_hunger_fills_the_city() -> None:
    have = realm(goods={"pearls": 2, "dye": 1}, houses=6, buildings=[CATHEDRAL, "granary@d1"], saint="nicolo")
    g = arrange(have, turn=8, famine=8)
    made = turn(g)
    assert "build:hospital" in made or made.count("build:fountain") >= 2


def test_a_granary_is_built_when_famine_comes_near() -> None:
    have = realm(
        goods={"wood": 1}, houses=5, buildings=["cathedral@d1", "storage2x2@a1!"], saint="nicolo", industries=[WOOD]
    )
    g = arrange(have, turn=5, famine=3, markers=[])
    assert "build:granary" in turn(g)


def test_the_hungry_build_a_granary_before_the_faculty_of_alchemy() -> None:
    have = realm(
        goods={"wood": 2, "stone": 2}, houses=5, buildings=[CATHEDRAL], saint="giorgio", industries=[WOOD, STONE]
    )
    made = turn(arrange(have, turn=5, famine=5))
    assert "build:granary" in made
    assert "build:faculty_alchemy" not in made or made.index("build:granary") < made.index("build:faculty_alchemy")


def test_luxuries_for_a_new_city_are_not_thrown_away() -> None:
    have = realm(
        goods={"wine": 1, "pearls": 1, "grain": 5, "sheep": 3, "wood": 2},
        houses=4,
        buildings=[CATHEDRAL, ALCHEMY, "storage2x2@a5!", "granary@e6"],
        saint="barbara",
        industries=[WOOD],
    )
    g = arrange(have, turn=7, famine=2)
    finish(g)
    thrown = []
    while asked(g) == "discard":
        thrown.append(answer(g))
        play(g, thrown[-1])
    assert thrown and not {"discard:wine", "discard:pearls"} & set(thrown)


def test_barbara_keeps_the_wood_for_her_buildings() -> None:
    """Wood is not sold for a third city while wooden buildings are lacking and there is room for them."""
    have = realm(
        cities=["a31", SECOND],
        goods={"wood": 8, "fish": 4},
        houses=4,
        buildings=[CATHEDRAL, ALCHEMY, MARKET, "storage2x2@c5", "granary@e6", "2:brewery@a1"],
        saint="barbara",
        industries=[WOOD],
    )
    assert "sell:wood" not in turn(arrange(have, turn=9))


def test_graves_leave_the_free_squares_together() -> None:
    g = arrange(realm(houses=4, buildings=[CATHEDRAL]), turn=6, famine=3)
    finish(g)
    assert asked(g) == "bury"
    place = answer(g).split("+")[1]
    free = set(city(g)["free"]) if "free" in city(g) else None
    assert free is None or place in free
    assert place[0] in "ag" or place[1] in "17" or place in "abcdefg"


def test_graves_on_buildings_hit_what_is_hit_already() -> None:
    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    taken = {"a1", "b1", "a2", "b2", "c1", "d1", "e1", "c2", "d2", "e2"}
    have = realm(buildings=["market@a1", "hospital@c1"], graves=["a1", *[s for s in squares if s not in taken]])
    g = arrange(have, turn=6, famine=2)
    finish(g)
    assert asked(g) == "bury"
    assert answer(g) in ("bury:1+b1", "bury:1+a2", "bury:1+b2")


def test_pollution_goes_to_the_land_of_rivals() -> None:
    g = arrange(realm(cities=["a56"], houses=1), realm(cities=[NEAR], houses=1), turn=4)
    finish(g)
    go_to(g, 9)
    assert asked(g) == "pollute"
    seat = g.turn()
    shared = set(player(g, 0)["zone"]) & set(player(g, 1)["zone"])
    assert shared and answer(g, seat).split(":")[1] in shared


FULL = ["cathedral@c1", "hospital@a5", "faculty_alchemy@e5", "market@f1"]
FUND = {"fish": 2, "wood": 2, "stone": 1, "pearls": 1, "dye": 1}


def test_a_new_city_is_founded_when_the_first_is_full() -> None:
    works = [WOOD, GRAIN]
    have = realm(goods=FUND, houses=8, buildings=["cart_shop@a1!", *FULL], saint="nicolo", industries=works)
    g = arrange(have, turn=6)
    assert "found:city" in carts(g)


def test_a_cart_is_kept_for_the_city_that_can_be_paid() -> None:
    g = arrange(realm(goods=FUND, houses=8, buildings=["cart_shop@a1", *FULL], saint="nicolo"), turn=6)
    turn(g)
    assert "cart_shop" in manned(g)


def test_inns_of_san_giorgio_go_towards_the_rival() -> None:
    have = realm(goods={"fish": 4}, houses=6, buildings=[*shops(2), "brewery@a6", "cathedral@e3"], saint="giorgio")
    g = arrange(have, turn=6)
    made = carts(g)
    assert made.count("found:inn") == 2


def test_the_last_food_is_not_spent_on_an_inn() -> None:
    have = realm(goods={"grain": 1}, houses=6, buildings=[*shops(1), "brewery@a6", "cathedral@e3"], saint="giorgio")
    g = arrange(have, turn=9)
    assert "found:inn" not in carts(g)


def test_offers_are_declined() -> None:
    have = realm(goods={"fish": 2}, houses=2, buildings=["market@a1!"])
    g = arrange(have, realm(goods={"wood": 2}, houses=2), turn=5)
    play(g, "offer:1", "give:fish", "ask:wood", "propose", seat=0)
    assert answer(g, 1) in ("decline:0", "decline:1")


@pytest.mark.parametrize(("famine", "plans"), [(0, [2, 3, 4, 5, 6]), (9, [1])])
def test_whoever_is_about_to_starve_has_no_other_plan_to_slip_into(famine: int, plans: list[int]) -> None:
    have = realm(goods={"wood": 1, "fish": 5}, houses=4, buildings=[CATHEDRAL, "cart_shop@e1!"], saint="christofori")
    g = arrange(have, turn=6, famine=famine)
    finish(g)
    while g.turn() != 0:
        play(g, "end", seat=g.turn())
    assert len(g.title.plans(g, 0)) in plans
    # Whoever compares what comes of its plans may choose in hunger too.
    assert len(g.title.plans(g, 0, 8)) > 1
