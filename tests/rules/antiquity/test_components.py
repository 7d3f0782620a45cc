"""Componenti, periferia, città, beni, santi: what is in the box and what the words mean."""

from __future__ import annotations

from itertools import combinations

import pytest

import civitas
from rules.antiquity.tools import (
    BUILDINGS,
    FACTS,
    TITLE,
    arrange,
    asked,
    begin,
    build,
    city,
    distance,
    finish,
    go_to,
    goods,
    legal,
    names,
    next_turn,
    of_terrain,
    play,
    player,
    realm,
    refusal,
    seen,
    standing,
)

ONCE = [building for building in BUILDINGS if not TITLE.sheet("building", building)["repeatable"]]


# --- components


@pytest.mark.rule("antiquity.components.player-colours")
def test_four_colours_seat_at_most_four_players() -> None:
    with pytest.raises(civitas.BadInput):
        civitas.new("antiquity", seats=5)
    assert len(civitas.new("antiquity", seats=4).view(0)["players"]) == 4  # type: ignore[arg-type]


@pytest.mark.rule("antiquity.components.cubes")
def test_twenty_cubes_are_men_and_one_each_marks_turn_order_and_saint() -> None:
    g = arrange(realm(houses=20, buildings=["cathedral@a1"], saint="giorgio"))
    assert player(g)["men"] == 20
    assert refusal(g, "build:house") == "antiquity.setup.twenty-houses"
    markers = seen(g, "order").count(0) + [seen(g, "saint")[0]].count("giorgio")
    assert player(g)["men"] + markers == 22
    assert refusal(arrange(realm(houses=3)), "build:house") is None


@pytest.mark.rule("antiquity.components.building-sets")
@pytest.mark.parametrize("building", ONCE)
def test_each_building_of_a_set_is_there_for_every_player(building: str) -> None:
    costs = dict.fromkeys(("wood", "stone", "wine", "gold"), 2)
    owner = realm(buildings=[f"{building}@a1"], saint="giorgio" if building == "cathedral" else None)
    g = arrange(realm(goods=costs), owner, owner, owner, seats=4)
    build(g, f"{building}@a1")
    while asked(g) != "city":
        play(g, legal(g)[0])
    again = "victory.one-cathedral-each" if building == "cathedral" else "place.once-except"
    assert refusal(g, f"build:{building}") == f"antiquity.{again}"
    finish(g)
    assert [[piece["building"] for piece in city(g, seat=seat)["pieces"]] for seat in range(4)] == [[building]] * 4


@pytest.mark.parametrize(
    ("building", "pile"),
    [
        pytest.param("fountain", "fountain", marks=pytest.mark.rule("antiquity.components.fountains-16")),
        pytest.param("storage2x1", "storage", marks=pytest.mark.rule("antiquity.components.storage-16")),
        pytest.param("cart_shop", "cart_shop", marks=pytest.mark.rule("antiquity.components.cart-shops-16")),
    ],
)
def test_sixteen_pieces_are_shared_by_all(building: str, pile: str) -> None:
    g = arrange(realm(goods={"wood": 1, "wine": 1}), realm(goods={"wood": 1, "wine": 1}))
    assert seen(g, "piles")[pile] == 16
    for seat in (0, 1):
        build(g, f"{building}@a1", seat=seat)
    finish(g)
    assert seen(g, "piles")[pile] == 14


@pytest.mark.rule("antiquity.components.storage-16")
def test_the_pile_of_storages_counts_pieces_not_buildings() -> None:
    g = arrange(realm(goods={"wood": 1}))
    build(g, "storage4x3@a1")
    assert seen(g, "piles")["storage"] == 10


@pytest.mark.rule("antiquity.components.player-aids")
def test_each_player_has_an_aid_with_its_own_houses_and_first_map() -> None:
    g = arrange(seats=3)
    assert [len(sheet["cities"]) for sheet in seen(g, "players")] == [1, 1, 1]
    build(g, "house1@a1", seat=2)
    finish(g)
    assert [sheet["houses"] for sheet in seen(g, "players")] == [[], [], ["1"]]


@pytest.mark.rule("antiquity.components.small-city-maps", "antiquity.city.own-map", "antiquity.city.later-6x6")
def test_three_later_cities_of_each_player_have_small_maps_of_their_own() -> None:
    mine = realm(
        cities=["a31", "b31", "c31"],
        goods={"wood": 3, "stone": 1, "fish": 1, "wine": 1, "gold": 1},
        houses=1,
        buildings=["cart_shop@a1!", "2:market@a1"],
    )
    g = arrange(mine)
    assert [[piece["building"] for piece in place["pieces"]] for place in player(g)["cities"]] == [
        ["cart_shop"],
        ["market"],
        [],
    ]
    finish(g)
    play(g, "found:city")
    play(g, legal(g)[0])
    assert [place["grid"] for place in player(g)["cities"]] == [7, 6, 6, 6]
    next_turn(g)
    build(g, "4:house2@f6")
    assert city(g, 4)["houses"] == ["f6"]
    play(g, "build:house", "house:3")
    assert refusal(g, "place:4+g6+0") == "antiquity.place.inside-grid"
    assert refusal(g, "place:1+g6+0") is None


@pytest.mark.rule("antiquity.components.famine-track")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_famine_level_serves_all(seats: int) -> None:
    g = arrange(realm(goods={"gold": 1}), seats=seats, famine=5)
    assert [seen(g, "famine", seat) for seat in range(seats)] == [5] * seats
    build(g, "fountain@a1")
    finish(g)
    assert [seen(g, "famine", seat) for seat in range(seats)] == [4] * seats


@pytest.mark.rule("antiquity.components.map-tiles")
def test_sixteen_tiles_show_every_face_four_times() -> None:
    for face in ("face_1", "face_2", "face_8"):
        g = civitas.new("antiquity", seats=2, deal={"faces": [face] * 4})
        assert [tile[0] for tile in g.view(0)["tiles"]] == [face] * 4  # type: ignore[attr-defined]
    with pytest.raises(civitas.BadInput):
        civitas.new("antiquity", seats=3, deal={"faces": ["face_1"] * 5 + ["face_2"]})
    four_kinds = ["face_1", "face_1", "face_2", "face_2", "face_3", "face_5", "face_7", "face_8"]
    g = civitas.new("antiquity", seats=4, deal={"faces": four_kinds})
    assert [tile[0] for tile in g.view(0)["tiles"]] == four_kinds  # type: ignore[attr-defined]
    assert FACTS.tile_copies * len(FACTS.tile_faces[0]) == 16


@pytest.mark.rule("antiquity.components.exploration-markers")
def test_four_players_use_four_markers_of_each_kind() -> None:
    heap = begin(seats=4).dump()["state"]["marker_heap"]
    kinds = [FACTS.goods.ids[good] for good in heap]
    assert sorted(kinds) == sorted(["grain", "sheep", "olives", "wine"] * 4)


@pytest.mark.rule("antiquity.components.goods-48")
def test_there_are_ten_goods_and_none_runs_out() -> None:
    """The rulebook does not say what happens when the 48 pieces of a good are in use; ours do not end."""
    wanted = {"grain", "fish", "sheep", "olives", "wine", "dye", "pearls", "gold", "stone", "wood"}
    assert set(player(begin())["goods"]) == wanted
    g = arrange(realm(goods={"gold": 48, "fish": 2}, houses=1, buildings=["market@a1!"]))
    play(g, "sell:fish", "sell:fish", "buy:gold")
    assert goods(g) == {"gold": 49}


@pytest.mark.rule("antiquity.components.grass-pollution-unlimited")
def test_grass_and_pollution_never_run_out() -> None:
    """However much lies on the map already, another woodcutter gets its grass and a city its pollution."""
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!"]))
    everywhere = of_terrain(g, "plain") | of_terrain(g, "mountain") | of_terrain(g, "water")
    far = {place for place in of_terrain(g, "forest") if distance(g, place, "a31") > 4}
    g = arrange(
        realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!"]),
        polluted=everywhere - {place for place in everywhere if distance(g, place, "a31") < 2},
        grass=far - {place for place in far if distance(g, place, "d31") < 2},
    )
    before = len(seen(g, "grass")), len(seen(g, "polluted"))
    finish(g)
    play(g, "found:woodcutter", f"site:{sorted(of_terrain(g, 'forest') & set(player(g)['zone']))[0]}")
    assert len(seen(g, "grass")) > before[0]
    go_to(g, 9)
    play(g, legal(g)[0])
    assert len(seen(g, "polluted")) > before[1]


# --- the countryside


@pytest.mark.rule("antiquity.map.countryside-tiles")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_belongs_to_one_tile_of_61(seats: int) -> None:
    layout = TITLE.sheet("title", "antiquity")["layouts"][str(seats)]
    hexes = {name: (q, r) for name, q, r in layout["hexes"]}
    assert len(hexes) == len(set(hexes.values())) == 61 * 2 * seats
    tiles = {name: name[0] for name in hexes}
    for tile, (q, r) in zip(sorted(set(tiles.values())), layout["centres"], strict=True):
        within = {name for name, (at, to) in hexes.items() if max(abs(at - q), abs(to - r), abs(at + to - q - r)) <= 4}
        assert within == {name for name in hexes if tiles[name] == tile}


@pytest.mark.rule("antiquity.map.hex-means-small-hex")
def test_distances_are_counted_in_small_hexes() -> None:
    g = arrange()
    zone = player(g)["zone"]
    assert {distance(g, place, "a31") for place in zone} == {2, 3}, "one and two steps from the rim of the city"
    assert {place[0] for place in zone} == {"a"}, "not two tiles away"


@pytest.mark.rule("antiquity.map.shared")
def test_all_play_on_the_same_countryside() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!"]), realm())
    finish(g)
    play(g, "found:woodcutter")
    play(g, legal(g)[0])
    assert seen(g, "grass", 0) == seen(g, "grass", 1) != []
    assert seen(g, "tiles", 0) == seen(g, "tiles", 1)


@pytest.mark.rule("antiquity.map.four-terrains")
def test_every_hex_of_every_face_has_one_of_four_terrains() -> None:
    g = begin(seats=4)
    terrains = [of_terrain(g, name) for name in ("forest", "mountain", "water", "plain")]
    assert all(terrains)
    assert not any(one & other for one, other in combinations(terrains, 2))
    assert set().union(*terrains) == set(names(g.land.layout.all))
    assert TITLE.sheet("title", "antiquity")["terrains"] == ["forest", "plain", "mountain", "water"]


# --- cities


@pytest.mark.rule("antiquity.city.seven-hexes")
def test_a_city_covers_a_hex_and_its_six_neighbours() -> None:
    g = arrange(realm(cities=["a31", "b31"]))
    held = set(names(g.held[0]))
    assert len(held) == 14
    for centre in ("a31", "b31"):
        assert {distance(g, centre, place) for place in held if distance(g, centre, place) < 2} == {0, 1}
        assert len([place for place in held if distance(g, centre, place) < 2]) == 7


@pytest.mark.rule("antiquity.city.owner-builds-only")
def test_only_its_owner_builds_in_a_city() -> None:
    """A placement names one of the builder's own cities; a rival's gains nothing by it."""
    g = arrange(realm(cities=["a31", "b31"], goods={"wood": 2}), realm(cities=["d31"], goods={"wood": 1}))
    build(g, "2:market@a1")
    play(g, "build:market", seat=1)
    assert refusal(g, "place:2+a1+0", seat=1) == "antiquity.city.own-map"
    assert {move.split("+")[0] for move in legal(g, 1)} == {"place:1"}
    play(g, "place:1+a1+0", seat=1)
    finish(g)
    assert [piece["squares"][0] for piece in city(g, 2)["pieces"]] == ["a1"]
    assert player(g, 0)["cities"][0]["pieces"] == []
    assert [piece["building"] for piece in city(g, seat=1)["pieces"]] == ["market"]


@pytest.mark.rule("antiquity.city.own-map")
def test_a_city_that_is_not_founded_has_no_map() -> None:
    mine = realm(goods={"wood": 1})
    g = arrange(mine)
    play(g, "build:market")
    assert refusal(g, "place:2+a1+0") == "antiquity.city.own-map"
    g = arrange(realm(goods={"wood": 1}, cities=["a31", "b31"]))
    play(g, "build:market")
    assert refusal(g, "place:2+a1+0") is None


@pytest.mark.rule("antiquity.city.own-map")
def test_no_game_can_have_led_to_a_building_outside_all_cities() -> None:
    for plan in ("2:market@a1", "2:market@f1"):
        with pytest.raises(civitas.BadInput):
            arrange(realm(cities=["a31"], buildings=[plan]))
    with pytest.raises(civitas.BadInput):
        arrange(realm(cities=["a31", "b31"], buildings=["2:market@f1"]))
    assert standing(arrange(realm(cities=["a31", "b31"], buildings=["2:market@e1"]))) == ["market"]


@pytest.mark.rule("antiquity.city.first-7x7")
def test_the_first_city_has_49_squares() -> None:
    g = arrange()
    play(g, "build:house", "house:1")
    assert len(legal(g)) == 49
    assert city(g)["grid"] == 7


# --- goods


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        pytest.param("food", {"olives", "sheep", "grain", "fish"}, marks=pytest.mark.rule("antiquity.goods.food")),
        pytest.param("luxury", {"wine", "pearls", "dye", "gold"}, marks=pytest.mark.rule("antiquity.goods.luxury")),
        pytest.param("material", {"wood", "stone"}, marks=pytest.mark.rule("antiquity.goods.material")),
    ],
)
def test_goods_are_food_luxury_or_material(kind: str, wanted: set[str]) -> None:
    assert {good for good in FACTS.goods.ids if TITLE.sheet("good", good)["class"] == kind} == wanted


@pytest.mark.rule("antiquity.goods.food", "antiquity.goods.luxury", "antiquity.goods.material")
@pytest.mark.parametrize("good", ["olives", "sheep", "grain", "fish", "wine", "pearls", "dye", "gold", "wood", "stone"])
def test_what_a_good_pays_for_is_a_matter_of_its_class(good: str) -> None:
    g = arrange(realm(goods={good: 1}, houses=4))
    kind = TITLE.sheet("good", good)["class"]
    assert ("build:house" in legal(g)) == (kind == "food")
    assert ("build:hospital" in legal(g)) == (kind == "luxury")
    assert ("build:market" in legal(g) or "build:dump" in legal(g)) == (kind == "material")


@pytest.mark.rule("antiquity.goods.from-industries")
def test_industries_yield_goods() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!"]))
    finish(g)
    play(g, "found:mine", "product:gold")
    assert goods(g) == {"wood": 1}
    play(g, legal(g)[0])
    assert goods(g) == {}
    go_to(g, 7)
    assert goods(g) == {"gold": 1}
