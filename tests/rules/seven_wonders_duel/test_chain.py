"""Costruzione Gratuita (Concatenazione)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.seven_wonders_duel.tools import (
    arrange,
    city,
    data,
    discard_cards,
    figures,
    game,
    payment,
    play,
    play_all,
    price,
    refusal,
)

CHAINS = {
    "horseshoe": ("stable", "horse_breeders"),
    "sword": ("garrison", "barracks"),
    "tower": ("palisade", "fortifications"),
    "target": ("archery_range", "siege_workshop"),
    "helmet": ("parade_ground", "circus"),
    "book": ("scriptorium", "library"),
    "gear": ("pharmacist", "dispensary"),
    "lyre": ("school", "university"),
    "lamp": ("laboratory", "observatory"),
    "mask": ("theater", "statue"),
    "column": ("statue", "gardens"),
    "moon": ("altar", "temple"),
    "sun": ("temple", "pantheon"),
    "drop": ("baths", "aqueduct"),
    "greek_temple": ("rostrum", "senate"),
    "amphora": ("tavern", "lighthouse"),
    "barrel": ("brewery", "arena"),
}
"""Symbol: the building that provides it, the building that asks for it."""
EVERY_CHAIN = pytest.mark.parametrize(("giver", "taker"), CHAINS.values())


def rows() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in data("cards.toml")["card"]}


@pytest.mark.rule("swd.chain.needs")
def test_seventeen_symbols_each_provided_by_one_building_and_asked_for_by_one() -> None:
    cards = rows()
    provided = {card["chain"]: card["id"] for card in cards.values() if "chain" in card}
    assert provided == {symbol: giver for symbol, (giver, _) in CHAINS.items()}
    assert len([card for card in cards.values() if "chain" in card]) == 17
    asked = {card["id"]: card["chain_from"] for card in cards.values() if "chain_from" in card}
    assert asked == {taker: giver for giver, taker in CHAINS.values()}
    assert len(asked) == 17


@pytest.mark.rule("swd.chain.needs")
def test_a_symbol_comes_from_an_earlier_age() -> None:
    cards = rows()
    ages = {"I": 1, "II": 2, "III": 3}
    for giver, taker in CHAINS.values():
        assert ages[cards[giver]["deck"]] < ages[cards[taker]["deck"]]
    assert not [card for card in cards.values() if card["deck"] in ("I", "guild") and "chain_from" in card]


@pytest.mark.rule("swd.chain.free-construction")
@EVERY_CHAIN
def test_with_the_linking_building_the_new_one_is_free(giver: str, taker: str) -> None:
    g = arrange([taker], mine=city(giver, coins=0))
    assert price(g, taker) == 0
    assert payment(g, f"build:{taker}")["chain"] == giver
    play(g, f"build:{taker}")
    assert set(g.view(0)["cities"][0]) == {giver, taker}


@pytest.mark.rule("swd.chain.free-construction")
@EVERY_CHAIN
def test_without_the_linking_building_the_printed_cost_applies(giver: str, taker: str) -> None:
    # Nobody produces anything: 2 coins for each resource, and the printed coins.
    cost = rows()[taker]["cost"]
    printed = sum(units if good == "coins" else 2 * units for good, units in cost.items())
    g = arrange([taker], mine=city(coins=0))
    assert printed > 0
    assert price(g, taker) == printed
    assert refusal(g, f"build:{taker}") == "swd.coin-cost.cannot-afford"
    assert figures(g, f"build:{taker}")["short"] == printed


@pytest.mark.rule("swd.chain.free-construction")
def test_no_coins_are_paid_even_where_the_cost_is_in_coins() -> None:
    g = arrange(["barracks", "temple"], mine=city("garrison", coins=7))
    play(g, "build:barracks")
    assert g.view(0)["coins"][0] == 7


@pytest.mark.rule("swd.chain.free-construction")
def test_a_chain_begins_when_the_building_is_constructed() -> None:
    # Statue is both free through the Theater and what makes the Gardens free.
    g = game(age_1={14: "theater"}, age_2={18: "statue"}, age_3={18: "gardens"})
    play(g, "build:theater")
    for card in ("statue", "gardens"):
        discard_cards(g, 19)
        play(g, "starter:0")
        before = g.view(0)["coins"][0]
        play(g, f"build:{card}")
        assert g.view(0)["coins"][0] == before
    assert g.view(0)["cities"][0] == ["theater", "statue", "gardens"]


@pytest.mark.rule("swd.chain.free-construction")
def test_a_chain_may_begin_while_the_linked_building_lies_in_the_structure() -> None:
    mine = city(unbuilt=["mausoleum"], coins=20)
    g = arrange(["aqueduct", "temple", "statue"], mine=mine, discarded=["baths"])
    assert price(g, "aqueduct") == 6
    play_all(g, ["wonder:mausoleum+temple", "revive:baths", "discard:statue"])
    assert price(g, "aqueduct") == 0
    play(g, "build:aqueduct")
    assert g.view(0)["coins"][0] == 20 - 10


@pytest.mark.rule("swd.chain.own-city-only")
@EVERY_CHAIN
def test_a_building_of_the_opponent_does_not_count(giver: str, taker: str) -> None:
    without = price(arrange([taker]), taker)
    assert without > 0
    assert price(arrange([taker], theirs=city(giver)), taker) == without


@pytest.mark.rule("swd.chain.own-city-only")
def test_a_building_discarded_or_under_a_wonder_does_not_count() -> None:
    assert price(arrange(["aqueduct"], discarded=["baths"]), "aqueduct") == 6
    # Under the Pyramids of the first player: 3 stone and 1 papyrus, all bought with 9 coins.
    g = game(age_1={14: "baths", 18: "altar", 19: "theater"}, age_2={18: "aqueduct"})
    play_all(g, ["discard:altar", "discard:theater", "wonder:pyramids+baths"])
    discard_cards(g, 17)
    play(g, "starter:0")
    assert g.view(0)["tucked"] == {"pyramids": "baths"}
    assert price(g, "aqueduct") == 6


@pytest.mark.rule("swd.chain.example-aqueduct")
def test_denise_constructs_the_aqueduct_free_of_charge() -> None:
    g = arrange(["aqueduct", "temple"], mine=city("baths", coins=0), theirs=city("shelf_quarry"))
    assert price(g, "aqueduct") == 0
    play(g, "build:aqueduct")
    assert g.view(0)["cities"][0] == ["baths", "aqueduct"]
    assert g.view(0)["coins"][0] == 0


@pytest.mark.rule("swd.chain.example-fortifications")
def test_lorenzo_constructs_the_fortifications_free_of_charge() -> None:
    g = arrange(["fortifications", "obelisk"], seat=1, mine=city("palisade", coins=0), theirs=city("clay_pool"))
    assert price(g, "fortifications") == 0
    play(g, "build:fortifications")
    assert g.view(1)["cities"][1] == ["palisade", "fortifications"]
    assert g.view(1)["coins"][1] == 0
