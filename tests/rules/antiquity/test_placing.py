"""Fase 2: where buildings are placed, how many there are, and what they cost."""

from __future__ import annotations

import pytest

from civitas.text.texts import texts
from rules.antiquity.tools import (
    BUILDINGS,
    TITLE,
    arrange,
    asked,
    build,
    city,
    distance,
    finish,
    goods,
    legal,
    names,
    play,
    player,
    realm,
    refusal,
    seen,
    standing,
)

COSTS: dict[str, dict[str, int]] = {
    "cart_shop": {"wood": 1},
    "storage": {"wood": 1},
    "granary": {"wood": 1},
    "brewery": {"wood": 1},
    "market": {"wood": 1},
    "explorer": {"wood": 1},
    "harbour": {"wood": 1},
    "university": {"wood": 1},
    "fountain": {"gold": 1},
    "hospital": {"gold": 1},
    "stables": {"gold": 1, "wine": 1},
    "dump": {"stone": 1},
    "forced_labour": {"stone": 1},
    "cathedral": {"stone": 1},
    "faculty_philosophy": {"stone": 1},
    "faculty_theology": {"stone": 1},
    "faculty_biology": {"stone": 2},
    "faculty_alchemy": {"stone": 2},
}
LUXURIES = ["wine", "pearls", "dye", "gold"]
SIXTEEN_SHOPS = [f"{number}:cart_shop@{square}" for number in (1, 2) for square in ("a1", "c1", "e1", "a3", "c3", "e3")]
SIXTEEN_SHOPS += ["1:cart_shop@a5", "1:cart_shop@c5", "2:cart_shop@a5", "2:cart_shop@c5"]


# --- where


@pytest.mark.rule("antiquity.place.any-city-any-spot")
def test_a_building_goes_into_any_city_on_any_spot() -> None:
    g = arrange(realm(cities=["a31", "b31"], goods={"wood": 1}))
    play(g, "build:market")
    offered = legal(g)
    assert len([move for move in offered if move.startswith("place:1")]) == 36
    assert len([move for move in offered if move.startswith("place:2")]) == 25
    assert len(offered) == 61


@pytest.mark.rule("antiquity.place.counts-in-every-city")
def test_a_building_counts_in_all_cities_of_its_owner() -> None:
    """A harbour in the first city opens the water beside the second, and beside an inn."""
    g = arrange(realm(cities=["a31", "c31"], houses=1, buildings=["harbour@a1"], inns=["b13"]))
    water = set(names(g.water))
    assert not set(player(g)["zone"]) & water
    play(g, "man:harbour+1")
    by_city = {place for place in water if distance(g, place, "c31") == 2}
    by_inn = {place for place in water if distance(g, place, "b13") == 1}
    assert by_city and by_inn
    assert by_city | by_inn <= set(player(g)["zone"])


@pytest.mark.rule("antiquity.place.inside-grid")
def test_a_building_lies_inside_its_city() -> None:
    g = arrange(realm(cities=["a31", "b31"], goods={"stone": 1}))
    play(g, "build:dump")
    for place in ("1+f1+0", "1+a6+0", "2+e1+0", "2+a5+0"):
        assert refusal(g, f"place:{place}") == "antiquity.place.inside-grid"
    for place in ("1+e1+0", "1+a5+0", "2+d1+0", "2+a4+0"):
        assert refusal(g, f"place:{place}") is None
    why = g.why(0, TITLE.moves.parse("place:1+f1+0"))
    assert why["figures"]["count"] == 3


def _turned(rows: list[str]) -> list[str]:
    return ["".join(line[column] for line in reversed(rows)) for column in range(len(rows[0]))]


@pytest.mark.rule("antiquity.place.aligned")
@pytest.mark.parametrize("building", [name for name in BUILDINGS if name not in ("house", "storage")])
def test_a_building_is_shifted_and_turned_but_never_lies_across(building: str) -> None:
    rows = TITLE.sheet("building", building)["shape"]
    ways: list[list[str]] = []
    for _ in range(4):
        if rows not in ways:
            ways.append(rows)
        rows = _turned(rows)
    for facing in range(4):
        g = arrange(realm(goods={**COSTS[building]}))
        play(g, f"build:{building}")
        place = f"place:1+b2+{90 * facing}"
        if facing >= len(ways):
            assert refusal(g, place) == "antiquity.place.aligned"
            continue
        play(g, place)
        wanted = [
            f"{'bcdefg'[column]}{row + 2}"
            for row, line in enumerate(ways[facing])
            for column, mark in enumerate(line)
            if mark == "#"
        ]
        lying = [square for piece in city(g)["pieces"] for square in piece["squares"]] + city(g)["fountains"]
        assert lying == wanted


@pytest.mark.rule("antiquity.place.no-overlap")
def test_a_building_may_not_lie_on_another_even_in_part() -> None:
    g = arrange(realm(goods={"wood": 1}, buildings=["fountain@b2"]))
    play(g, "build:market")
    for place in ("1+a1+0", "1+b2+0"):
        assert refusal(g, f"place:{place}") == "antiquity.place.no-overlap"
    assert refusal(g, "place:1+c1+0") is None
    g = arrange(realm(goods={"wood": 1}))
    play(g, "build:market")
    assert refusal(g, "place:1+a1+0") is None


@pytest.mark.parametrize(
    ("plans", "move", "sentence"),
    [
        (["fountain@b2"], "place:1+a1+0", "One square is already built on."),
        (["storage2x1@a1"], "place:1+a1+0", "2 squares are already built on."),
        (["storage7x4@a1", "storage4x1@a6"], "build:market", "There is no room for it in your cities."),
    ],
)
def test_a_refusal_says_how_many_squares_are_in_the_way(plans: list[str], move: str, sentence: str) -> None:
    graves = [f"{column}{row}" for row in (5, 7) for column in "abcdefg"] if move.startswith("build") else []
    g = arrange(realm(goods={"wood": 1}, buildings=plans, graves=graves))
    if move.startswith("place"):
        play(g, "build:market")
    assert texts("en", TITLE).refusal(g.why(0, TITLE.moves.parse(move))) == sentence


@pytest.mark.rule("antiquity.place.never-moved")
@pytest.mark.parametrize("saint", ["nicolo", "christofori", "giorgio"])
def test_a_building_stays_where_it_is(saint: str) -> None:
    g = arrange(realm(buildings=["market@a1", "cathedral@d1"], saint=saint))
    assert refusal(g, "lift:1+a1") == "antiquity.place.never-moved"
    for mover in ("barbara", "maria"):
        g = arrange(realm(buildings=["market@a1", "cathedral@d1"], saint=mover))
        assert refusal(g, "lift:1+a1") is None


# --- how many


@pytest.mark.rule("antiquity.place.any-number-affordable")
def test_as_many_buildings_as_can_be_paid() -> None:
    g = arrange(realm(goods={"wood": 6}))
    build(g, "granary@a1", "brewery@d1", "market@a3", "explorer@c3", "harbour@a5", "university@f3")
    assert goods(g) == {}
    assert len(standing(g)) == 6
    assert refusal(g, "build:cart_shop") == "antiquity.cost.on-aid"


@pytest.mark.rule("antiquity.place.once-except")
def test_each_building_is_built_once_but_for_four() -> None:
    plans = ["granary@a1", "cart_shop@d1", "storage2x1@f1", "fountain@f2"]
    g = arrange(realm(cities=["a31", "b31"], goods={"wood": 2, "gold": 1}, houses=3, buildings=plans))
    assert refusal(g, "build:granary") == "antiquity.place.once-except"
    for building in ("cart_shop", "storage", "fountain", "house"):
        assert refusal(g, f"build:{building}") is None
    build(g, "2:cart_shop@a1", "2:storage2x1@c1", "2:fountain@e1", "2:house4@f1")
    assert standing(g) == ["granary", "cart_shop", "storage", "cart_shop", "storage"]
    g = arrange(realm(cities=["a31", "b31"], goods={"wood": 1}, buildings=plans[1:]))
    assert refusal(g, "build:granary") is None


@pytest.mark.rule("antiquity.place.only-cathedral-demolished", "antiquity.place.graved-not-demolished")
@pytest.mark.parametrize("graves", [[], ["d5"]])
def test_nothing_but_the_cathedral_is_demolished(graves: list[str]) -> None:
    plans = ["faculty_theology@a1!", "dump@d4"]
    g = arrange(realm(houses=1, buildings=plans, graves=graves))
    assert refusal(g, "raze") == "antiquity.theology.no-cathedral-no-use"
    g = arrange(
        realm(houses=1, buildings=[*plans, "2:cathedral@a1"], graves=graves, saint="giorgio", cities=["a31", "b31"])
    )
    play(g, "raze")
    assert standing(g) == ["faculty_theology", "dump"]
    assert refusal(g, "raze") == "antiquity.theology.no-cathedral-no-use"
    assert city(g)["graves"] == graves


@pytest.mark.rule("antiquity.place.only-cathedral-demolished")
def test_only_the_cathedral_can_be_built_a_second_time_after_it_is_razed() -> None:
    plans = ["faculty_theology@a1!", "cathedral@d1"]
    g = arrange(realm(houses=1, goods={"stone": 1}, buildings=plans, saint="giorgio"))
    assert refusal(g, "build:cathedral") == "antiquity.victory.one-cathedral-each"
    assert refusal(g, "build:faculty_theology") == "antiquity.place.once-except"
    play(g, "raze")
    assert refusal(g, "build:cathedral") is None
    assert refusal(g, "build:faculty_theology") == "antiquity.place.once-except"


@pytest.mark.rule("antiquity.place.shared-limits")
@pytest.mark.parametrize(
    ("building", "good", "plans"),
    [
        ("fountain", "gold", [f"fountain@{column}{row}" for row in (1, 2) for column in "abcdefg"] + ["fountain@a3"]),
        ("cart_shop", "wood", SIXTEEN_SHOPS[:15]),
        ("storage", "wood", ["storage6x4@a1", "storage3x2@a5"]),
    ],
)
def test_when_a_pile_is_empty_no_more_can_be_built(building: str, good: str, plans: list[str]) -> None:
    """The other player holds fifteen pieces, and then the last one too."""
    last = {"fountain": "fountain@a4", "cart_shop": SIXTEEN_SHOPS[15], "storage": "storage2x1@d5"}[building]
    rival = ["d31", "c31"]
    g = arrange(realm(goods={good: 1}), realm(cities=rival, buildings=[*plans, last]))
    assert seen(g, "piles")[building] == 0
    assert refusal(g, f"build:{building}") == "antiquity.place.shared-limits"
    g = arrange(realm(goods={good: 1}), realm(cities=rival, buildings=plans))
    assert seen(g, "piles")[building] == 1
    assert refusal(g, f"build:{building}") is None


@pytest.mark.rule("antiquity.place.shared-limits")
def test_a_storage_takes_as_many_pieces_as_are_left() -> None:
    g = arrange(realm(goods={"wood": 1}), realm(buildings=["storage7x4@a1"]))
    play(g, "build:storage")
    assert refusal(g, "size:3x2") == "antiquity.place.shared-limits"
    assert refusal(g, "size:2x2") is None


@pytest.mark.rule("antiquity.place.shared-limits")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0]])
def test_turn_order_decides_who_gets_the_last_piece(order: list[int]) -> None:
    third = realm(cities=["f31", "e31"], buildings=SIXTEEN_SHOPS[:15])
    g = arrange(realm(goods={"wood": 2}), realm(goods={"wood": 2}), third, seats=3, order=order)
    for seat in (0, 1):
        build(g, "market@a1", "cart_shop@c1", seat=seat)
    finish(g)
    first, second = [seat for seat in order if seat < 2]
    assert seen(g, "piles")["cart_shop"] == 0
    assert g.turn() == second and asked(g) == "city", "whoever comes too late is asked again"
    assert standing(g, first)[-1] == "cart_shop" and standing(g, second)[-1] == "market"
    assert (goods(g, first), goods(g, second)) == ({}, {"wood": 1})
    assert refusal(g, "build:cart_shop") == "antiquity.place.shared-limits"


@pytest.mark.rule("antiquity.place.graves-not-built")
def test_graves_are_not_built() -> None:
    g = arrange(realm(goods={"wood": 9, "stone": 9, "gold": 9, "wine": 9, "fish": 9}))
    assert not [move for move in legal(g) if "grave" in move or move.startswith("bury")]
    assert refusal(g, "bury:1+a1") == "table.other-question"
    assert "grave" not in BUILDINGS
    g = arrange(famine=1)
    finish(g)
    assert asked(g, 0) == "bury" and refusal(g, "bury:1+a1", seat=0) is None, "famine asks for them"


# --- costs


@pytest.mark.rule("antiquity.cost.on-aid")
@pytest.mark.parametrize("building", list(COSTS))
def test_every_building_has_a_cost(building: str) -> None:
    cost = COSTS[building]
    for good, count in cost.items():
        g = arrange(realm(goods={**cost, good: count - 1}))
        assert refusal(g, f"build:{building}") == "antiquity.cost.on-aid"
        why = g.why(0, TITLE.moves.parse(f"build:{building}"))
        assert why["figures"]["short"] == 1
    g = arrange(realm(goods=cost))
    build(g, "storage2x1@a1" if building == "storage" else f"{building}@a1")
    assert goods(g) == {}


@pytest.mark.rule("antiquity.cost.wood-stone")
def test_no_building_costs_wood_and_stone_together() -> None:
    """The rulebook's sentence read with the costs of the pieces: some cost wood, others stone."""
    assert set(COSTS) | {"house"} == set(BUILDINGS)
    for material, other in (("wood", "stone"), ("stone", "wood")):
        g = arrange(realm(goods={material: 2}))
        offered = {move.removeprefix("build:") for move in legal(g) if move.startswith("build")}
        assert offered - {"house"} == {name for name, cost in COSTS.items() if cost.get(material) and other not in cost}
    assert not [cost for cost in COSTS.values() if "wood" in cost and "stone" in cost]


@pytest.mark.parametrize(
    ("building", "paid", "useless"),
    [
        pytest.param("fountain", "wine", "fish", marks=pytest.mark.rule("antiquity.cost.fountain")),
        pytest.param("hospital", "gold", "stone", marks=pytest.mark.rule("antiquity.cost.hospital")),
    ],
)
def test_fountain_and_hospital_cost_one_luxury(building: str, paid: str, useless: str) -> None:
    assert refusal(arrange(realm(goods={useless: 3})), f"build:{building}") == "antiquity.cost.on-aid"
    g = arrange(realm(goods={paid: 1, useless: 3}))
    build(g, f"{building}@a1")
    assert goods(g) == {useless: 3}


@pytest.mark.rule("antiquity.cost.any-luxury-pays")
@pytest.mark.parametrize("good", ["grain", "sheep", "olives", "fish", "wood", "stone", *LUXURIES])
def test_any_luxury_pays_for_a_luxury(good: str) -> None:
    g = arrange(realm(goods={good: 1}))
    assert refusal(g, "build:fountain") == (None if good in LUXURIES else "antiquity.cost.on-aid")


@pytest.mark.rule("antiquity.cost.any-luxury-pays")
def test_the_payer_chooses_among_the_luxuries() -> None:
    g = arrange(realm(goods=dict.fromkeys([*LUXURIES, "fish"], 1)))
    build(g, "fountain@a1")
    assert legal(g) == [f"pay:{good}" for good in LUXURIES]
    assert refusal(g, "pay:fish") == "antiquity.cost.on-aid"
    play(g, "pay:dye")
    assert "dye" not in goods(g) and len(goods(g)) == 4


@pytest.mark.rule("antiquity.cost.stables", "antiquity.cost.d-means-different")
def test_stables_cost_two_different_luxuries() -> None:
    assert refusal(arrange(realm(goods={"wine": 5})), "build:stables") == "antiquity.cost.d-means-different"
    assert refusal(arrange(realm(goods={"wine": 1})), "build:stables") == "antiquity.cost.on-aid"
    g = arrange(realm(goods={"wine": 1, "dye": 1}))
    build(g, "stables@a1")
    assert goods(g) == {} and standing(g) == ["stables"]


@pytest.mark.rule("antiquity.cost.d-means-different", "antiquity.cost.example-stables")
def test_stables_for_gold_and_a_pearl_but_not_for_two_pearls() -> None:
    g = arrange(realm(goods={"pearls": 2, "gold": 1, "wine": 1}))
    build(g, "stables@a1")
    play(g, "pay:pearls")
    assert refusal(g, "pay:pearls") == "antiquity.cost.d-means-different"
    play(g, "pay:gold")
    assert goods(g) == {"pearls": 1, "wine": 1}


@pytest.mark.rule("antiquity.cost.discarded")
def test_what_is_paid_is_gone() -> None:
    g = arrange(realm(goods={"wood": 2}, houses=1, buildings=["cart_shop@c1!"]), realm(goods={"wood": 1}))
    build(g, "market@a1")
    finish(g)
    assert asked(g) == "country"
    assert (goods(g, 0), goods(g, 1)) == ({"wood": 1}, {"wood": 1})
