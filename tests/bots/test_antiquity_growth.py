"""A town of Antiquity grows before it goes for its goal: what the planner must not pass over then."""

from __future__ import annotations

from bots.antiquity_situations import ALCHEMY, CATHEDRAL, GRAIN, MARKET, WOOD, carts, rich, turn
from rules.antiquity.tools import FACTS, arrange, realm


def test_what_is_plentiful_buys_the_last_goods_where_nothing_grows() -> None:
    """Seen in a game: fifteen grain lay in the cathedral for six turns, because olives could be sown nowhere."""
    goods = rich() | {"olives": 0, "wine": 0, "grain": 9}
    have = realm(goods=goods, houses=6, buildings=[CATHEDRAL, ALCHEMY, MARKET], saint="christofori")
    g = arrange(have, turn=13, polluted=[place for place in FACTS.hexes.ids if place.startswith("a")])
    assert {"buy:olives", "buy:wine"} <= set(turn(g))


def test_a_market_is_built_before_storages_fill_the_city() -> None:
    """Seen in a game for San Nicola: six wood, five stones and six idle men, and nowhere to trade them."""
    full = [CATHEDRAL, ALCHEMY, "storage2x3@a5", "granary@e6"]
    have = realm(goods={"wood": 4, "stone": 2, "fish": 2}, houses=8, buildings=full, saint="nicolo", industries=[WOOD])
    assert "build:market" in turn(arrange(have, turn=7))


def test_stones_go_to_a_second_city_before_alchemy() -> None:
    have = realm(
        goods={"wood": 3, "stone": 2, "fish": 2, "pearls": 1, "dye": 1},
        houses=6,
        buildings=["cart_shop@d1", CATHEDRAL, MARKET, "granary@e6", "storage2x3@f1"],
        saint="nicolo",
        industries=[WOOD, GRAIN],
    )
    g = arrange(have, turn=5)
    assert "build:faculty_alchemy" not in turn(g)
    assert "found:city" in carts(g)


def test_what_finds_no_room_is_not_bought() -> None:
    """Seen in a game for Santa Barbara: wine was bought in four turns and thrown away in each."""
    have = realm(goods={"wood": 3, "fish": 1}, houses=6, buildings=[CATHEDRAL, MARKET], saint="barbara")
    plains = ["a15", "a29", "a38", "a46", "a47", "a52", "a53", "a54"]
    g = arrange(have, turn=7, polluted=[*plains, "a22", "a23", "a30", "a39"])
    assert not {"buy:pearls", "buy:dye", "buy:gold", "buy:wine"} & set(turn(g))


def test_no_men_are_bought_with_what_a_city_costs_while_others_are_idle() -> None:
    have = realm(
        goods={"wood": 1, "fish": 2, "pearls": 1, "dye": 1},
        houses=8,
        buildings=[CATHEDRAL, ALCHEMY, MARKET, "storage2x3@f5"],
        saint="nicolo",
        industries=[WOOD],
    )
    assert "build:house" not in turn(arrange(have, turn=6))
