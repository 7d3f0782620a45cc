"""Carte delle Epoche I, II e III: what the symbols on buildings mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.seven_wonders_duel.packs import under_pack, write_pack
from rules.seven_wonders_duel.tools import arrange, city, companions, payment, play, player, price


@pytest.mark.rule("swd.effects.raw-double")
@pytest.mark.parametrize(("card", "good"), [("sawmill", "wood"), ("brickyard", "clay"), ("shelf_quarry", "stone")])
def test_two_symbols_are_two_units(card: str, good: str) -> None:
    g = arrange([card, "brewery"])
    play(g, f"build:{card}")
    assert player(g, 0)["production"] == {"wood": 0, "clay": 0, "stone": 0, "glass": 0, "papyrus": 0} | {good: 2}


@pytest.mark.rule("swd.effects.fixed-price")
@pytest.mark.parametrize(
    ("card", "dear", "cheap", "producers"),
    [
        ("stone_reserve", {"stone": 5}, {"stone": 1}, ("shelf_quarry", "quarry")),
        ("clay_reserve", {"clay": 5}, {"clay": 1}, ("brickyard", "clay_pool")),
        ("wood_reserve", {"wood": 5}, {"wood": 1}, ("sawmill", "lumber_yard")),
        (
            "customs_house",
            {"glass": 4, "papyrus": 3},
            {"glass": 1, "papyrus": 1},
            ("glassworks", "glass_blower", "press"),
        ),
    ],
)
def test_a_fixed_price_is_one_coin_whatever_the_opponent_produces(
    card: str, dear: dict[str, int], cheap: dict[str, int], producers: tuple[str, ...]
) -> None:
    others = {"wood": 2, "clay": 2, "stone": 2, "glass": 2, "papyrus": 2}
    first, second = companions(card)[:2]
    g = arrange([card, first, second], theirs=city(*producers))
    assert player(g, 0)["trade"] == others | dear
    play(g, f"build:{card}")
    play(g, f"discard:{first}")
    assert player(g, 0)["trade"] == others | cheap


@pytest.mark.rule("swd.effects.fixed-price")
def test_units_are_bought_at_the_fixed_price_from_the_next_turn_on() -> None:
    """Stone Reserve costs 3 of the 4 coins; Baths then cost 1 instead of 5."""
    g = arrange(
        ["stone_reserve", "tavern", "baths", "altar"], mine=city(coins=4), theirs=city("shelf_quarry", "quarry")
    )
    assert price(g, "baths") == 5
    play(g, "build:stone_reserve")
    play(g, "discard:tavern")
    assert payment(g, "build:baths")["bought"] == [{"good": "stone", "count": 1, "price": 1}]
    play(g, "build:baths")
    assert g.view(0)["coins"][0] == 0


@pytest.mark.rule("swd.effects.fixed-price")
def test_a_fixed_price_serves_its_owner_alone() -> None:
    g = arrange(["walls", "brewery"], theirs=city("stone_reserve"))
    assert player(g, 0)["trade"]["stone"] == 2


@pytest.mark.rule("swd.effects.fixed-price-not-itself")
def test_a_fixed_price_does_not_help_to_pay_for_the_card_itself(tmp_path: Path) -> None:
    """In the standard game these cards cost coins alone, so a data pack lets Stone Reserve cost stone."""
    pack = write_pack(tmp_path, cards='[[card]]\nid = "stone_reserve"\ncost = { stone = 2 }\n')
    g = under_pack(arrange(["stone_reserve", "tavern"], mine=city(coins=8), theirs=city("shelf_quarry")), pack)
    assert price(g, "stone_reserve") == 8
    play(g, "build:stone_reserve")
    assert g.view(0)["coins"] == [0, 7]
    assert player(g, 0)["trade"]["stone"] == 1


@pytest.mark.rule("swd.effects.choice-raw")
@pytest.mark.parametrize(
    ("card", "covered", "cost"),
    [
        ("walls", {"stone": 1}, 2),
        ("statue", {"clay": 1}, 2),
        ("courthouse", {"wood": 1}, 4),
        ("school", {"wood": 1}, 4),
        ("rostrum", {"wood": 1}, 2),
    ],
)
def test_caravansery_covers_one_raw_material_for_each_construction(
    card: str, covered: dict[str, int], cost: int
) -> None:
    """Walls 2 stone, Statue 2 clay, Courthouse 2 wood 1 glass, School 1 wood 2 papyrus, Rostrum 1 stone 1 wood."""
    g = arrange([card, "brewery"], mine=city("caravansery"))
    assert payment(g, f"build:{card}")["chosen"] == covered
    assert price(g, card) == cost


@pytest.mark.rule("swd.effects.choice-raw")
def test_caravansery_covers_no_manufactured_good_and_is_not_used_up() -> None:
    g = arrange(["apothecary", "workshop", "altar"], mine=city("caravansery"))
    assert [price(g, card) for card in ("apothecary", "workshop")] == [2, 2]
    g = arrange(["baths", "tavern", "garrison", "altar", "stable"], mine=city("caravansery", coins=0))
    for move in ("build:baths", "discard:tavern", "build:garrison", "discard:altar", "build:stable"):
        play(g, move)
    assert g.view(0)["coins"][0] == 0


@pytest.mark.rule("swd.effects.choice-manufactured")
@pytest.mark.parametrize(
    ("card", "covered", "cost"),
    [
        ("laboratory", {"glass": 1}, 4),
        ("school", {"papyrus": 1}, 4),
        ("caravansery", {"glass": 1}, 4),
        ("walls", {}, 4),
    ],
)
def test_forum_covers_one_manufactured_good_for_each_construction(
    card: str, covered: dict[str, int], cost: int
) -> None:
    """Laboratory 1 wood 2 glass, School 1 wood 2 papyrus, Caravansery 2 coins 1 glass 1 papyrus, Walls 2 stone."""
    g = arrange([card, "brewery"], mine=city("forum"))
    assert payment(g, f"build:{card}")["chosen"] == covered
    assert price(g, card) == cost


@pytest.mark.rule("swd.effects.choice-manufactured")
def test_forum_covers_the_dearer_good() -> None:
    g = arrange(["caravansery", "brewery"], mine=city("forum"), theirs=city("press"))
    assert payment(g, "build:caravansery")["chosen"] == {"papyrus": 1}
    assert price(g, "caravansery") == 4


@pytest.mark.rule("swd.effects.coins")
@pytest.mark.parametrize(("card", "coins"), [("tavern", 4), ("brewery", 6)])
def test_a_coin_symbol_gives_coins(card: str, coins: int) -> None:
    g = arrange([card, companions(card)[0]], mine=city(coins=0))
    play(g, f"build:{card}")
    assert g.view(0)["coins"] == [coins, 7]


@pytest.mark.rule("swd.effects.coins-per-wonder")
@pytest.mark.parametrize(("built", "coins"), [([], 0), (["sphinx"], 2), (["sphinx", "piraeus", "colossus"], 6)])
def test_arena_pays_two_coins_per_wonder_built(built: list[str], coins: int) -> None:
    mine = city("brewery", coins=0, built=built, unbuilt=["pyramids"])
    g = arrange(["arena", "palace"], mine=mine, theirs=city(built=["mausoleum"]))
    play(g, "build:arena")
    assert g.view(0)["coins"] == [coins, 7]


@pytest.mark.rule("swd.effects.coins-per-colour")
@pytest.mark.parametrize(("card", "cost", "coins"), [("chamber_of_commerce", 3, 6), ("port", 0, 8), ("armory", 2, 3)])
def test_some_yellow_cards_pay_per_card_of_a_colour_in_ones_own_city(card: str, cost: int, coins: int) -> None:
    """2 grey, 4 brown and 3 red cards against 1, 1 and 1. Of 2 papyrus (Chamber of Commerce) and 2 stone (Armory) one
    is bought."""
    browns = ("lumber_yard", "clay_pool", "quarry", "clay_pit")
    mine = city(*browns, "press", "glassworks", "guard_tower", "stable", "garrison", coins=cost)
    g = arrange([card, "palace"], mine=mine, theirs=city("sawmill", "drying_room", "walls"))
    play(g, f"build:{card}")
    assert g.view(0)["coins"] == [coins, 7]


@pytest.mark.rule("swd.effects.coins-per-yellow")
@pytest.mark.parametrize(("yellows", "coins"), [(("tavern",), 2), (("tavern", "forum"), 3)])
def test_lighthouse_counts_itself(yellows: tuple[str, ...], coins: int) -> None:
    g = arrange(["lighthouse", "palace"], mine=city(*yellows, coins=0), theirs=city("brewery"))
    play(g, "build:lighthouse")
    assert g.view(0)["coins"] == [coins, 7]


@pytest.mark.rule("swd.effects.coins-once")
def test_yellow_cards_pay_once() -> None:
    """Chamber of Commerce first counts no grey card, and the one brought back later by Mausoleum pays nothing. Forum
    covers a good each time: 2 coins are paid for the one, 8 for the other."""
    mine = city("forum", coins=10, unbuilt=["mausoleum"])
    g = arrange(["chamber_of_commerce", "palace", "gardens", "arena"], mine=mine, discarded=["glass_blower"])
    play(g, "build:chamber_of_commerce")
    assert g.view(0)["coins"] == [8, 7]
    play(g, "discard:palace")
    play(g, "wonder:mausoleum+gardens")
    play(g, "revive:glass_blower")
    assert player(g, 0)["colours"]["grey"] == 1
    assert g.view(0)["coins"] == [0, 9]


@pytest.mark.rule("swd.effects.coins-once")
def test_arena_does_not_pay_for_wonders_built_later() -> None:
    """Pyramids cost 8 without production."""
    g = arrange(["pretorium", "palace"], mine=city("arena", coins=8, unbuilt=["pyramids"]))
    play(g, "wonder:pyramids+pretorium")
    assert g.view(0)["coins"] == [0, 7]
