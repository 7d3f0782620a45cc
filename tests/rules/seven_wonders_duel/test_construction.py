"""Costruire in 7 Wonders Duel: production, trade, coin costs. Denise and Lorenzo are the players of the rulebook."""

from __future__ import annotations

import random

import pytest

import civitas
from rules.seven_wonders_duel.tools import (
    CARDS,
    WONDERS,
    City,
    arrange,
    city,
    figures,
    game,
    legal,
    payment,
    play,
    play_all,
    player,
    price,
    refusal,
)

DENISE = city("stone_pit", "clay_pool", "brickyard", "press")
"""Her city produces 1 stone, 3 clay and 1 papyrus."""
LORENZO = city("shelf_quarry")
"""He produces 2 stone."""


def bought(g: civitas.Position, card: str) -> list[tuple[str, int, int]]:
    """What the waiting seat would buy for a building: resource, units, price of one."""
    return sorted((part["good"], part["count"], part["price"]) for part in payment(g, f"build:{card}")["bought"])


# --- build


@pytest.mark.rule("swd.build.free-example")
def test_the_lumber_yard_is_free() -> None:
    g = arrange(["lumber_yard", "altar"], mine=city(coins=7))
    play(g, "build:lumber_yard")
    assert g.view(0)["coins"] == [7, 7]
    assert g.view(0)["cities"][0] == ["lumber_yard"]


@pytest.mark.rule("swd.build.resource-cost")
@pytest.mark.parametrize(
    ("producers", "bought_units", "coins_left"),
    [(["shelf_quarry"], [], 7), (["quarry"], [("stone", 1, 2)], 5), ([], [("stone", 2, 2)], 3)],
)
def test_two_stone_are_produced_bought_or_both(
    producers: list[str], bought_units: list[tuple[str, int, int]], coins_left: int
) -> None:
    g = arrange(["walls", "temple"], mine=city(*producers))
    assert bought(g, "walls") == bought_units
    play(g, "build:walls")
    assert g.view(0)["coins"] == [coins_left, 7]


# --- production


@pytest.mark.rule("swd.production.sources")
def test_brown_grey_yellow_and_wonders_all_produce() -> None:
    mine = city("clay_pool", "forum", built=["piraeus"], coins=0)
    g = arrange(["university", "obelisk"], mine=mine)
    seen = player(g, 0)
    assert seen["production"] == {"wood": 0, "clay": 1, "stone": 0, "glass": 0, "papyrus": 0}
    assert seen["choices"] == {"raw": 0, "manufactured": 2}
    # University: 1 clay, 1 glass and 1 papyrus.
    assert price(g, "university") == 0
    play(g, "build:university")
    assert "university" in g.view(0)["cities"][0]


@pytest.mark.rule("swd.production.sources")
@pytest.mark.parametrize(
    "less",
    [
        city("forum", built=["piraeus"]),
        city("clay_pool", built=["piraeus"]),
        city("clay_pool", "forum"),
    ],
)
def test_without_one_of_the_sources_a_unit_is_missing(less: City) -> None:
    assert price(arrange(["university"], mine=less), "university") == 2


@pytest.mark.rule("swd.production.sources")
def test_what_an_economy_grows_from_in_play() -> None:
    g = game(age_1={14: "quarry", 15: "altar", 16: "glassworks", 17: "theater", 18: "press", 19: "tavern"})
    play_all(g, ["build:quarry", "build:altar", "build:glassworks", "build:theater"])
    assert player(g, 0)["production"] == {"wood": 0, "clay": 0, "stone": 1, "glass": 1, "papyrus": 0}
    assert player(g, 1)["production"] == {"wood": 0, "clay": 0, "stone": 0, "glass": 0, "papyrus": 0}


@pytest.mark.rule("swd.production.sum-example")
def test_the_cards_of_denise_add_up() -> None:
    g = arrange(["altar"], mine=DENISE, theirs=LORENZO)
    assert player(g, 0)["production"] == {"wood": 0, "clay": 3, "stone": 1, "glass": 0, "papyrus": 1}


@pytest.mark.rule("swd.production.enough-example")
def test_denise_can_construct_what_she_produces() -> None:
    g = arrange(["baths", "garrison", "apothecary"], mine=DENISE)
    assert price(g, "baths") == 0
    assert price(g, "garrison") == 0
    assert bought(g, "apothecary") == [("glass", 1, 2)]

    without_coins = arrange(["baths", "garrison", "apothecary"], mine=city(*DENISE.buildings, coins=0))
    builds = [move for move in legal(without_coins) if move.startswith("build:")]
    assert builds == ["build:garrison", "build:baths"]


@pytest.mark.rule("swd.production.not-spent")
def test_the_same_stone_serves_every_turn() -> None:
    # Each of the first three needs 1 stone, and only one is produced; the rest of their costs is produced too.
    mine = city("quarry", "lumber_yard", "press", "glassworks", coins=0)
    g = arrange(["archery_range", "library", "rostrum", "aqueduct", "courthouse", "temple"], mine=mine)
    for card, other in (("archery_range", "aqueduct"), ("library", "courthouse"), ("rostrum", "temple")):
        assert price(g, card) == 0
        play_all(g, [f"build:{card}", f"discard:{other}"])
        assert g.view(0)["coins"][0] == 0
    assert {"archery_range", "library", "rostrum"} < set(g.view(0)["cities"][0])


@pytest.mark.rule("swd.production.never-reduced")
@pytest.mark.parametrize("seed", range(8))
def test_production_never_falls_by_itself(seed: int) -> None:
    harmless = [wonder for wonder in WONDERS if wonder not in ("circus_maximus", "statue_of_zeus")]
    g = civitas.new("seven_wonders_duel", deal={"first_seat": seed % 2, "wonders": harmless[:8]})
    choose = random.Random(seed)
    before = [[0] * 7, [0] * 7]
    grew = False
    while not g.over():
        play(g, choose.choice(legal(g)))
        for seat in (0, 1):
            seen = player(g, seat)
            now = [*seen["production"].values(), *seen["choices"].values()]
            assert all(new >= old for new, old in zip(now, before[seat], strict=True))
            grew |= now != before[seat]
            before[seat] = now
    assert grew


@pytest.mark.rule("swd.production.never-reduced")
def test_a_specific_effect_reduces_production() -> None:
    mine = city(unbuilt=["statue_of_zeus"], coins=20)
    g = arrange(["altar", "theater"], mine=mine, theirs=city("quarry", "lumber_yard"))
    play_all(g, ["wonder:statue_of_zeus+altar", "destroy:quarry"])
    assert player(g, 1)["production"] == {"wood": 1, "clay": 0, "stone": 0, "glass": 0, "papyrus": 0}


# --- trade

EVERY_SYMBOL = city(
    *("lumber_yard", "logging_camp", "clay_pool", "clay_pit", "quarry", "stone_pit", "sawmill", "brickyard"),
    *("shelf_quarry", "glassworks", "press", "glass_blower", "drying_room"),
)


@pytest.mark.rule("swd.trade.always-possible")
def test_whatever_is_missing_can_be_bought_for_any_building() -> None:
    for card in CARDS:
        if card in EVERY_SYMBOL.buildings:
            continue
        g = arrange([card], mine=city(coins=60), theirs=EVERY_SYMBOL)
        assert refusal(g, f"build:{card}") is None
        play(g, f"build:{card}")
        assert g.view(0)["cities"][0] == [card]


@pytest.mark.rule("swd.trade.always-possible")
@pytest.mark.parametrize("wonder", WONDERS)
def test_whatever_is_missing_can_be_bought_for_any_wonder(wonder: str) -> None:
    g = arrange(["altar", "theater"], mine=city(unbuilt=[wonder], coins=60), theirs=EVERY_SYMBOL)
    play(g, f"wonder:{wonder}+altar")
    assert g.view(0)["built"][0] == [wonder]


@pytest.mark.rule("swd.trade.price")
@pytest.mark.parametrize(("theirs", "cost"), [(city(), 2), (city("clay_pool"), 3), (city("clay_pool", "clay_pit"), 4)])
def test_the_price_is_two_plus_the_symbols_of_the_opponent(theirs: City, cost: int) -> None:
    g = arrange(["garrison", "altar"], theirs=theirs)
    assert player(g, 0)["trade"]["clay"] == cost
    assert bought(g, "garrison") == [("clay", 1, cost)]
    play(g, "build:garrison")
    assert g.view(0)["coins"][0] == 7 - cost


@pytest.mark.rule("swd.trade.price")
def test_each_resource_has_its_own_price() -> None:
    theirs = city("lumber_yard", "sawmill", "brickyard", "glassworks", "press", "drying_room")
    g = arrange(["altar"], theirs=theirs)
    assert player(g, 0)["trade"] == {"wood": 5, "clay": 4, "stone": 2, "glass": 3, "papyrus": 4}


@pytest.mark.rule("swd.trade.price")
def test_prices_follow_what_the_opponent_builds_and_loses() -> None:
    mine = city(unbuilt=["statue_of_zeus"], coins=20)
    g = arrange(["quarry", "altar", "theater", "baths"], seat=1, theirs=mine)
    assert player(g, 0)["trade"]["stone"] == 2
    play(g, "build:quarry")
    assert player(g, 0)["trade"]["stone"] == 3
    assert price(g, "baths") == 3
    play_all(g, ["wonder:statue_of_zeus+altar", "destroy:quarry"])
    assert player(g, 0)["trade"]["stone"] == 2


@pytest.mark.rule("swd.trade.counts-symbols")
def test_symbols_count_not_cards() -> None:
    g = arrange(["baths"], theirs=city("shelf_quarry"))
    assert player(g, 0)["trade"]["stone"] == 4
    assert price(g, "baths") == 4


@pytest.mark.rule("swd.trade.own-production-irrelevant")
def test_own_production_does_not_change_the_price() -> None:
    g = arrange(["aqueduct"], mine=city("shelf_quarry"))
    assert bought(g, "aqueduct") == [("stone", 1, 2)]
    assert price(g, "aqueduct") == 2


@pytest.mark.rule("swd.trade.same-price-per-unit")
@pytest.mark.parametrize(
    ("mine", "theirs", "units", "cost"),
    [
        (city("shelf_quarry"), city("quarry", "stone_pit"), 1, 4),
        (city("quarry", coins=8), city("shelf_quarry"), 2, 8),
        (city(coins=12), city("shelf_quarry"), 3, 12),
    ],
)
def test_every_unit_has_the_same_price(mine: City, theirs: City, units: int, cost: int) -> None:
    g = arrange(["aqueduct"], mine=mine, theirs=theirs)
    assert bought(g, "aqueduct") == [("stone", units, 4)]
    play(g, "build:aqueduct")
    assert g.view(0)["coins"][0] == mine.coins - cost


@pytest.mark.rule("swd.trade.paid-to-bank")
def test_what_is_paid_for_resources_goes_to_the_bank() -> None:
    g = arrange(["baths", "altar"], theirs=city("shelf_quarry", coins=7))
    play(g, "build:baths")
    assert g.view(0)["coins"] == [3, 7]


@pytest.mark.rule("swd.trade.paid-to-bank")
def test_even_economy_is_paid_by_the_bank() -> None:
    g = arrange(["baths", "altar"], theirs=city("shelf_quarry", coins=7, tokens=["economy"]))
    play(g, "build:baths")
    assert g.view(0)["coins"] == [3, 11]


@pytest.mark.rule("swd.trade.no-limit")
def test_any_number_of_resources_may_be_bought_for_a_wonder() -> None:
    # No Wonder asks for more than 5 resources: all of them, at prices of 6, 6 and 4.
    mine = city(unbuilt=["appian_way"], coins=30)
    g = arrange(["altar", "theater"], mine=mine, theirs=city(*EVERY_SYMBOL.buildings, coins=0))
    plan = payment(g, "wonder:appian_way+altar")
    assert sum(part["count"] for part in plan["bought"]) == 5
    assert plan["total"] == 28
    play(g, "wonder:appian_way+altar")
    # 3 coins are what the Appian Way gives.
    assert g.view(0)["coins"] == [30 - 28 + 3, 0]


@pytest.mark.rule("swd.trade.no-limit")
def test_any_number_of_resources_may_be_bought_for_a_building() -> None:
    g = arrange(["town_hall", "obelisk"], mine=city(coins=30), theirs=EVERY_SYMBOL)
    assert bought(g, "town_hall") == [("stone", 3, 6), ("wood", 2, 6)]
    play(g, "build:town_hall")
    assert g.view(0)["coins"][0] == 0


@pytest.mark.rule("swd.trade.yellow-and-wonders-excluded")
@pytest.mark.parametrize(
    "theirs",
    [
        city("forum", built=["great_lighthouse"]),
        city("caravansery", built=["piraeus"]),
        city("forum", "caravansery", built=["great_lighthouse", "piraeus"]),
        city("stone_reserve", "clay_reserve", "wood_reserve", "customs_house"),
    ],
)
def test_yellow_cards_and_wonders_do_not_raise_prices(theirs: City) -> None:
    g = arrange(["altar"], theirs=theirs)
    assert player(g, 0)["trade"] == {"wood": 2, "clay": 2, "stone": 2, "glass": 2, "papyrus": 2}


@pytest.mark.rule("swd.trade.example-two-stones")
def test_a_stone_costs_denise_four_coins() -> None:
    g = arrange(["baths"], theirs=LORENZO)
    assert player(g, 0)["trade"]["stone"] == 4
    assert price(g, "baths") == 4
    assert price(arrange(["walls"], theirs=LORENZO), "walls") == 8


@pytest.mark.rule("swd.trade.example-third-stone")
def test_a_third_stone_costs_lorenzo_two_coins() -> None:
    g = arrange(["aqueduct"], mine=LORENZO, theirs=city("clay_pool", "press"))
    assert bought(g, "aqueduct") == [("stone", 1, 2)]


@pytest.mark.rule("swd.trade.example-fortifications")
def test_lorenzo_pays_five_coins_for_the_fortifications() -> None:
    g = arrange(["fortifications", "obelisk"], mine=LORENZO, theirs=city("clay_pool"))
    assert bought(g, "fortifications") == [("clay", 1, 3), ("papyrus", 1, 2)]
    play(g, "build:fortifications")
    assert g.view(0)["coins"] == [2, 7]


@pytest.mark.rule("swd.trade.example-aqueduct")
def test_denise_pays_twelve_coins_for_the_aqueduct() -> None:
    g = arrange(["aqueduct", "temple"], mine=city("clay_pool", coins=12), theirs=LORENZO)
    assert bought(g, "aqueduct") == [("stone", 3, 4)]
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.trade.choice-production-optimal")
def test_a_choice_producer_covers_the_dearest_unit() -> None:
    # Rostrum: 1 wood at 2 coins and 1 stone at 4.
    g = arrange(["rostrum", "temple"], mine=city("caravansery"), theirs=city("shelf_quarry"))
    assert price(g, "rostrum") == 2
    assert payment(g, "build:rostrum")["chosen"] == {"stone": 1}
    play(g, "build:rostrum")
    assert g.view(0)["coins"] == [5, 7]


@pytest.mark.rule("swd.trade.choice-production-optimal")
@pytest.mark.parametrize(
    ("mine", "card", "cost"),
    [
        # One unit per construction: 3 stone at 2 coins.
        (city("caravansery"), "aqueduct", 4),
        (city("caravansery", built=["great_lighthouse"]), "aqueduct", 2),
        # A raw material does not help with glass or papyrus, nor the other way round.
        (city("caravansery", built=["great_lighthouse"]), "temple", 2),
        (city("forum"), "school", 4),
        (city("forum", built=["piraeus"]), "school", 2),
        (city("forum", built=["piraeus"]), "aqueduct", 6),
        # Beside the city's own production.
        (city("quarry", "lumber_yard", "forum"), "library", 0),
        (city("lumber_yard", "caravansery", "forum"), "library", 0),
    ],
)
def test_choice_producers_cover_one_unit_each(mine: City, card: str, cost: int) -> None:
    assert price(arrange([card], mine=mine), card) == cost


@pytest.mark.rule("swd.trade.choice-production-optimal")
def test_the_choice_is_made_anew_for_each_construction() -> None:
    # Statue: 2 clay. Walls: 2 stone.
    g = arrange(["statue", "temple", "walls"], mine=city("caravansery", "clay_pool", "quarry", coins=0))
    play_all(g, ["build:statue", "discard:temple", "build:walls"])
    assert g.view(0)["coins"][0] == 0
    assert {"statue", "walls"} < set(g.view(0)["cities"][0])


# --- coin cost


@pytest.mark.rule("swd.coin-cost.paid-to-bank")
def test_a_coin_cost_is_paid_to_the_bank() -> None:
    g = arrange(["scriptorium", "altar"])
    play(g, "build:scriptorium")
    assert g.view(0)["coins"] == [5, 7]


@pytest.mark.rule("swd.coin-cost.paid-to-bank")
def test_a_coin_cost_is_no_purchase() -> None:
    # Neither the opponent's production nor the Economy token has a part in it.
    g = arrange(["palisade", "altar"], theirs=city("quarry", "press", tokens=["economy"]))
    play(g, "build:palisade")
    assert g.view(0)["coins"] == [5, 7]


@pytest.mark.rule("swd.coin-cost.example")
def test_scriptorium_and_stone_pit_cost_three_coins_together() -> None:
    g = arrange(["scriptorium", "stone_pit", "altar"], mine=city(coins=7))
    play_all(g, ["build:scriptorium", "discard:altar", "build:stone_pit"])
    assert g.view(0)["coins"][0] == 4


@pytest.mark.rule("swd.coin-cost.mixed")
@pytest.mark.parametrize(
    ("mine", "card", "cost"),
    [
        (city("glassworks", "press"), "caravansery", 2),
        (city("glassworks"), "caravansery", 4),
        (city(), "caravansery", 6),
        (city("clay_pool"), "forum", 3),
        (city(), "forum", 5),
    ],
)
def test_coins_are_paid_besides_resources_produced_or_bought(mine: City, card: str, cost: int) -> None:
    g = arrange([card, "temple"], mine=mine)
    play(g, f"build:{card}")
    assert g.view(0)["coins"] == [7 - cost, 7]


@pytest.mark.rule("swd.coin-cost.mixed-example")
def test_lorenzo_pays_seven_coins_for_the_caravansery() -> None:
    g = arrange(["caravansery", "temple"], theirs=city("glassworks"))
    assert payment(g, "build:caravansery")["coins"] == 2
    assert bought(g, "caravansery") == [("glass", 1, 3), ("papyrus", 1, 2)]
    play(g, "build:caravansery")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.coin-cost.cannot-afford")
@pytest.mark.parametrize(
    ("card", "producers", "theirs"),
    [
        # 8 coins each: printed; printed and bought; bought.
        ("pretorium", [], city()),
        ("caravansery", [], city("glassworks", "press")),
        ("town_hall", ["quarry", "sawmill"], city("shelf_quarry")),
    ],
)
def test_one_coin_short_is_too_little(card: str, producers: list[str], theirs: City) -> None:
    g = arrange([card], mine=city(*producers, coins=7), theirs=theirs)
    before = g.hash()
    move = f"build:{card}"
    assert refusal(g, move) == "swd.coin-cost.cannot-afford"
    assert move not in legal(g)
    told = figures(g, move)
    assert (told["price"], told["coins"], told["short"]) == (8, 7, 1)
    with pytest.raises(civitas.IllegalMove) as refused:
        play(g, move)
    assert refused.value.rule == "swd.coin-cost.cannot-afford"
    assert g.hash() == before

    enough = arrange([card], mine=city(*producers, coins=8), theirs=theirs)
    play(enough, move)
    assert enough.view(0)["coins"][0] == 0
