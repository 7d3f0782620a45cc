"""Segnalini Progresso: what each token gives at once, for the rest of the game and at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.seven_wonders_duel.packs import under_pack, write_pack
from rules.seven_wonders_duel.tools import (
    City,
    arrange,
    city,
    companions,
    figures,
    legal,
    payment,
    play,
    player,
    price,
    refusal,
)

REST = "palace"
"""A card that stays behind so that the Age goes on."""


def take(token: str, mine: City) -> Any:
    """A position in which seat 0 has just taken a token for a pair of quills; `mine` holds Scriptorium."""
    g = arrange(["library", "brewery"], mine=mine, board=[token, "theology" if token != "theology" else "law"])
    play(g, "build:library")
    play(g, f"token:{token}")
    return g


def progress_points(*tokens: str) -> int:
    """The points of these tokens at the end of a game."""
    g = arrange(["pretorium"], mine=city(tokens=tokens))
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    return int(standing["scores"][0]["categories"]["progress"])


# Agricoltura


@pytest.mark.rule("swd.progress.agriculture")
def test_agriculture_gives_six_coins_and_four_points() -> None:
    g = take("agriculture", city("scriptorium", coins=4))
    assert g.view(0)["coins"] == [10, 7]
    assert progress_points("agriculture") == 4


# Architettura


@pytest.mark.rule("swd.progress.architecture")
def test_with_architecture_a_wonder_needs_two_resources_less() -> None:
    """Pyramids cost 3 stone and 1 papyrus: four resources, of which two are bought for 2 coins each."""
    mine = city(coins=4, unbuilt=["pyramids"], tokens=["architecture"])
    g = arrange(["pretorium", REST], mine=mine)
    plan = payment(g, "wonder:pyramids+pretorium")
    assert sum(plan["saved"].values()) == 2
    assert sum(part["count"] for part in plan["bought"]) == 2
    play(g, "wonder:pyramids+pretorium")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.architecture")
def test_architecture_works_from_the_next_wonder_on_and_for_its_owner_alone() -> None:
    theirs = city(unbuilt=["pyramids"])
    g = arrange(["pretorium", REST], seat=1, mine=theirs, theirs=city(tokens=["architecture"]))
    assert price(g, "pyramids") == 8
    g = take("architecture", city("scriptorium", coins=20, built=["sphinx"], unbuilt=["pyramids"]))
    assert g.view(0)["coins"] == [20, 7]
    assert player(g, 0)["wonder_prices"] == {"pyramids": 4}


@pytest.mark.rule("swd.progress.architecture")
def test_architecture_does_not_help_buildings() -> None:
    g = arrange(["town_hall", REST], mine=city(tokens=["architecture"]))
    assert price(g, "town_hall") == 10


@pytest.mark.rule("swd.progress.architecture-choice")
def test_architecture_drops_the_dearest_resources() -> None:
    """Circus Maximus costs 2 stone, 1 wood, 1 glass. Missing: wood at 4, stone at 3, glass at 2."""
    mine = city("stone_pit", coins=2, unbuilt=["circus_maximus"], tokens=["architecture"])
    g = arrange(["pretorium", REST], mine=mine, theirs=city("sawmill", "quarry"))
    assert player(g, 0)["trade"] == {"wood": 4, "clay": 2, "stone": 3, "glass": 2, "papyrus": 2}
    plan = payment(g, "wonder:circus_maximus+pretorium")
    assert plan["saved"] == {"wood": 1, "stone": 1}
    assert plan["bought"] == [{"good": "glass", "count": 1, "price": 2}]
    play(g, "wonder:circus_maximus+pretorium")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.architecture-choice")
def test_architecture_is_applied_anew_to_each_wonder() -> None:
    """Clay is dear: Appian Way drops its two clay, Pyramids drop two of their stone."""
    mine = city(unbuilt=["appian_way", "pyramids"], tokens=["architecture"])
    g = arrange(["pretorium", REST], mine=mine, theirs=city("brickyard"))
    assert payment(g, "wonder:appian_way+pretorium")["saved"] == {"clay": 2}
    assert payment(g, "wonder:pyramids+pretorium")["saved"] == {"stone": 2}


@pytest.mark.rule("swd.progress.architecture-choice")
def test_a_one_of_several_producer_is_used_before_the_saving() -> None:
    """Mausoleum (2 clay, 2 glass, 1 papyrus) with clay at 5: Caravansery covers one clay, Architecture the other and
    one good, so two goods are bought for 4. Saving first would leave Caravansery nothing to cover and cost 6."""
    mine = city("caravansery", unbuilt=["mausoleum"], tokens=["architecture"])
    g = arrange(["pretorium", REST], mine=mine, theirs=city("brickyard", "clay_pool"))
    assert player(g, 0)["trade"]["clay"] == 5
    assert price(g, "mausoleum") == 4


@pytest.mark.rule("swd.progress.architecture-floor")
@pytest.mark.parametrize(
    "buildings", [("shelf_quarry",), ("shelf_quarry", "quarry"), ("shelf_quarry", "quarry", "press")]
)
def test_the_saving_on_a_wonder_never_pays_coins_back(buildings: tuple[str, ...]) -> None:
    """Pyramids (3 stone, 1 papyrus) lack two, one or no resources."""
    g = arrange(["pretorium", REST], mine=city(*buildings, coins=1, unbuilt=["pyramids"], tokens=["architecture"]))
    play(g, "wonder:pyramids+pretorium")
    assert g.view(0)["coins"] == [1, 7]


@pytest.mark.rule("swd.progress.architecture-floor")
@pytest.mark.parametrize("buildings", [(), ("clay_pool",), ("brickyard",)])
def test_the_saving_on_a_blue_building_never_pays_coins_back(buildings: tuple[str, ...]) -> None:
    """Statue costs 2 clay."""
    g = arrange(["statue", "brewery"], mine=city(*buildings, coins=1, tokens=["masonry"]))
    play(g, "build:statue")
    assert g.view(0)["coins"] == [1, 7]


# Economia


@pytest.mark.rule("swd.progress.economy")
def test_economy_gives_its_owner_what_the_opponent_spends_on_trade() -> None:
    """Academy (1 stone, 1 wood, 2 glass) with stone produced: wood at 3 and two glass at 2 make 7."""
    g = arrange(["academy", REST], mine=city("quarry"), theirs=city("lumber_yard", coins=1, tokens=["economy"]))
    log = play(g, "build:academy")
    assert g.view(0)["coins"] == [0, 8]
    assert [event.args for event in log if event.key == "event-economy"] == [{"seat": 1, "coins": 7}]


@pytest.mark.rule("swd.progress.economy")
def test_economy_gives_nothing_for_its_owners_own_trade() -> None:
    g = arrange(["obelisk", REST], mine=city("shelf_quarry", tokens=["economy"]))
    play(g, "build:obelisk")
    assert g.view(0)["coins"] == [5, 7]


@pytest.mark.rule("swd.progress.economy")
def test_economy_gives_nothing_where_nothing_is_bought() -> None:
    """A chain, a building brought back by Mausoleum, and one whose resources are all produced."""
    mine = city("baths", "clay_pool", "clay_pit", coins=8, unbuilt=["mausoleum"])
    g = arrange(["aqueduct", "forum", "statue", "walls", "brewery"], mine=mine, theirs=city(tokens=["economy"]))
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [8, 7]
    play(g, "discard:forum")
    assert g.view(0)["coins"] == [8, 9]
    play(g, "build:statue")
    assert g.view(0)["coins"] == [8, 9]
    play(g, "discard:walls")
    assert g.view(0)["coins"] == [8, 11]
    play(g, "wonder:mausoleum+brewery")  # 2 glass and 1 papyrus are bought
    assert g.view(0)["coins"] == [2, 17]
    play(g, "revive:forum")
    assert g.view(0)["coins"] == [2, 17]


@pytest.mark.rule("swd.progress.economy-not-card-cost")
def test_economy_does_not_give_printed_coins() -> None:
    """Caravansery: 2 coins, glass at 3 and papyrus at 2."""
    theirs = city("glassworks", coins=0, tokens=["economy"])
    g = arrange(["caravansery", "barracks", "brewery"], mine=city(coins=7), theirs=theirs)
    play(g, "build:caravansery")
    assert g.view(0)["coins"] == [0, 5]


@pytest.mark.rule("swd.progress.economy-not-card-cost")
def test_economy_gives_nothing_for_a_building_that_costs_coins_alone() -> None:
    g = arrange(["pretorium", REST], mine=city(coins=8), theirs=city(coins=0, tokens=["economy"]))
    play(g, "build:pretorium")
    assert g.view(0)["coins"] == [0, 0]


@pytest.mark.rule("swd.progress.economy-actual-amount")
@pytest.mark.parametrize(
    ("card", "discount", "spent"),
    [
        ("walls", "stone_reserve", 2),
        ("statue", "clay_reserve", 2),
        ("courthouse", "wood_reserve", 4),
        ("laboratory", "customs_house", 4),
    ],
)
def test_economy_follows_fixed_prices(card: str, discount: str, spent: int) -> None:
    """Walls 2 stone, Statue 2 clay; Courthouse 2 wood and a glass at 2; Laboratory 2 glass and a wood at 2. In every
    case the owner of Economy produces glass or raw materials that would make them dearer."""
    rich = {"stone_reserve": "shelf_quarry", "clay_reserve": "brickyard", "wood_reserve": "sawmill"}
    theirs = city(rich.get(discount, "glass_blower"), coins=0, tokens=["economy"])
    g = arrange([card, "brewery"], mine=city(discount, coins=spent), theirs=theirs)
    play(g, f"build:{card}")
    assert g.view(0)["coins"] == [0, spent]


@pytest.mark.rule("swd.progress.economy-actual-amount")
def test_economy_follows_the_saving_of_a_token() -> None:
    """Aqueduct costs 3 stone; with Masonry one is bought."""
    mine = city(coins=2, tokens=["masonry"])
    g = arrange(["aqueduct", "brewery"], mine=mine, theirs=city(coins=0, tokens=["economy"]))
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [0, 2]


@pytest.mark.rule("swd.progress.economy-wonders")
def test_economy_counts_trade_for_wonders() -> None:
    """Pyramids with papyrus produced: three stone at 2."""
    mine = city("press", coins=6, unbuilt=["pyramids"])
    g = arrange(["pretorium", REST], mine=mine, theirs=city(coins=0, tokens=["economy"]))
    play(g, "wonder:pyramids+pretorium")
    assert g.view(0)["coins"] == [0, 6]


@pytest.mark.rule("swd.progress.economy", "swd.loot.amount")
def test_economy_coins_arrive_with_the_payment_and_can_be_looted_in_the_same_move() -> None:
    """Walls: two stone for 4 coins; the pawn enters the 2-coin zone."""
    g = arrange(["walls", "brewery"], mine=city(coins=4), theirs=city(coins=0, tokens=["economy"]), pawn=1)
    play(g, "build:walls")
    assert g.view(0)["coins"] == [0, 2]


# Legge


@pytest.mark.rule("swd.progress.law")
def test_law_gives_a_symbol() -> None:
    g = take("law", city("scriptorium"))
    assert player(g, 0)["science"] == {"quill": 2, "balance": 1}


@pytest.mark.rule("swd.progress.law-unique")
@pytest.mark.parametrize(
    "card",
    ["workshop", "apothecary", "scriptorium", "pharmacist", "library", "dispensary"]
    + ["school", "laboratory", "academy", "study", "university", "observatory"],
)
def test_law_makes_a_pair_with_no_green_building(card: str) -> None:
    g = arrange([card, companions(card)[0]], mine=city(coins=10, tokens=["law"]))
    play(g, f"build:{card}")
    assert player(g, 0)["science"]["balance"] == 1
    assert g.question(1).key == "question-play-card"


# Edilizia


@pytest.mark.rule("swd.progress.masonry")
def test_with_masonry_a_blue_building_needs_two_resources_less() -> None:
    """Aqueduct costs 3 stone."""
    g = arrange(["aqueduct", "brewery"], mine=city(coins=2, tokens=["masonry"]))
    assert payment(g, "build:aqueduct")["bought"] == [{"good": "stone", "count": 1, "price": 2}]
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.masonry")
def test_masonry_helps_its_owner_from_the_next_blue_building_on_and_nothing_else() -> None:
    g = arrange(["aqueduct", "walls", "brewery"], seat=1, theirs=city(tokens=["masonry"]))
    assert price(g, "aqueduct") == 6
    g = arrange(["walls", "library", "forum", "brewery"], mine=city(unbuilt=["pyramids"], tokens=["masonry"]))
    assert [price(g, item) for item in ("walls", "library", "forum", "pyramids")] == [4, 6, 5, 8]
    g = take("masonry", city("scriptorium", "aqueduct", coins=5))
    assert g.view(0)["coins"] == [5, 7]


@pytest.mark.rule("swd.progress.masonry-choice")
def test_masonry_drops_the_dearest_resources() -> None:
    """Gardens (2 clay, 2 wood) with one wood produced. Missing: a wood at 2 and two clay at 5."""
    mine = city("lumber_yard", coins=2, tokens=["masonry"])
    g = arrange(["gardens", REST], mine=mine, theirs=city("brickyard", "clay_pool"))
    plan = payment(g, "build:gardens")
    assert plan["saved"] == {"clay": 2}
    assert plan["bought"] == [{"good": "wood", "count": 1, "price": 2}]
    play(g, "build:gardens")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.masonry-choice")
def test_masonry_is_applied_anew_to_each_blue_building() -> None:
    """Clay is dear for Gardens; Town Hall has none to drop."""
    g = arrange(["gardens", "town_hall", REST], mine=city(tokens=["masonry"]), theirs=city("brickyard"))
    assert payment(g, "build:gardens")["saved"] == {"clay": 2}
    assert sum(payment(g, "build:town_hall")["saved"].values()) == 2
    assert [price(g, card) for card in ("gardens", "town_hall")] == [4, 6]


@pytest.mark.rule("swd.progress.resources-only")
def test_printed_coins_are_paid_in_full(tmp_path: Path) -> None:
    """No blue building and no Wonder of the standard game costs coins, so a data pack makes them."""
    pack = write_pack(
        tmp_path,
        cards='[[card]]\nid = "palace"\ncost = { coins = 4, stone = 1 }\n',
        wonders='[[wonder]]\nid = "sphinx"\ncost = { coins = 3, glass = 3 }\n',
    )
    mine = city(coins=5, unbuilt=["sphinx"], tokens=["masonry", "architecture"])
    g = under_pack(arrange(["palace", "gardens"], mine=mine), pack)
    assert price(g, "sphinx") == 5
    assert payment(g, "wonder:sphinx+palace")["coins"] == 3
    play(g, "build:palace")
    assert g.view(0)["coins"] == [1, 7]


# Matematica, Filosofia


@pytest.mark.rule("swd.progress.mathematics")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [(("mathematics",), 3), (("mathematics", "law", "strategy"), 9), (("mathematics", "philosophy"), 13)],
)
def test_mathematics_is_worth_three_points_per_token_itself_included(tokens: tuple[str, ...], points: int) -> None:
    assert progress_points(*tokens) == points


@pytest.mark.rule("swd.progress.mathematics")
def test_mathematics_does_not_count_the_opponents_tokens() -> None:
    g = arrange(["pretorium"], mine=city(tokens=["mathematics"]), theirs=city(tokens=["law", "strategy"]))
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    assert [score["categories"]["progress"] for score in standing["scores"]] == [3, 0]


@pytest.mark.rule("swd.progress.philosophy")
def test_philosophy_is_worth_seven_points() -> None:
    assert progress_points("philosophy") == 7


# Strategia


@pytest.mark.rule("swd.progress.strategy")
@pytest.mark.parametrize(("seat", "pawn"), [(0, 2), (1, -2)])
def test_with_strategy_a_red_building_has_a_shield_more(seat: int, pawn: int) -> None:
    g = arrange(["guard_tower", "tavern"], seat=seat, mine=city(tokens=["strategy"]))
    play(g, "build:guard_tower")
    assert g.view(0)["pawn"] == pawn


@pytest.mark.rule("swd.progress.strategy")
def test_strategy_helps_its_owner_alone() -> None:
    g = arrange(["guard_tower", "tavern"], theirs=city(tokens=["strategy"]))
    play(g, "build:guard_tower")
    assert g.view(0)["pawn"] == 1


@pytest.mark.rule("swd.progress.strategy")
def test_strategy_adds_its_shield_to_a_red_building_brought_back_by_mausoleum() -> None:
    mine = city(coins=20, unbuilt=["mausoleum"], tokens=["strategy"])
    g = arrange(["pretorium", REST], mine=mine, discarded=["walls"])
    play(g, "wonder:mausoleum+pretorium")
    play(g, "revive:walls")
    assert g.view(0)["pawn"] == 3


@pytest.mark.rule("swd.progress.strategy-example")
def test_example_two_shields_and_strategy_move_the_pawn_three_spaces() -> None:
    g = arrange(["walls", "brewery"], mine=city("shelf_quarry", tokens=["strategy"]))
    play(g, "build:walls")
    assert g.view(0)["pawn"] == 3


@pytest.mark.rule("swd.progress.strategy-not-wonders")
@pytest.mark.parametrize(("wonder", "pawn"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)])
def test_strategy_does_not_help_wonders(wonder: str, pawn: int) -> None:
    g = arrange(["tavern", "altar"], mine=city(coins=20, unbuilt=[wonder], tokens=["strategy"]))
    play(g, f"wonder:{wonder}+tavern")
    assert g.view(0)["pawn"] == pawn


@pytest.mark.rule("swd.progress.strategy-not-earlier")
def test_strategy_does_not_help_red_buildings_already_there() -> None:
    g = take("strategy", city("scriptorium", "guard_tower", "stable", "garrison"))
    assert g.view(0)["pawn"] == 0
    assert g.view(0)["tokens"] == [["strategy"], []]


# Teologia


@pytest.mark.rule("swd.progress.theology")
def test_with_theology_every_wonder_grants_an_extra_turn() -> None:
    g = arrange(["pretorium", "circus", REST], mine=city(coins=30, unbuilt=["pyramids"], tokens=["theology"]))
    play(g, "wonder:pyramids+pretorium")
    assert g.waiting() == (0,)
    play(g, "discard:circus")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.progress.theology")
def test_without_theology_or_with_the_opponents_the_turn_passes() -> None:
    g = arrange(["pretorium", REST], mine=city(coins=30, unbuilt=["pyramids"]), theirs=city(tokens=["theology"]))
    play(g, "wonder:pyramids+pretorium")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.progress.theology")
def test_theology_does_not_help_wonders_already_built() -> None:
    g = take("theology", city("scriptorium", built=["pyramids"]))
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.progress.theology")
def test_theology_taken_through_great_library_comes_after_that_wonder() -> None:
    """The token is gained after Great Library was built, which is thus no Wonder built afterwards."""
    deal = {"box_tokens": ["theology", "law", "strategy", "urbanism", "economy"]}
    board = ["agriculture", "architecture", "masonry", "mathematics", "philosophy"]
    mine = city(coins=30, unbuilt=["great_library"])
    g = arrange(["pretorium", REST], mine=mine, board=board, deal=deal)
    play(g, "wonder:great_library+pretorium")
    play(g, "token:theology")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.progress.theology-no-double")
@pytest.mark.parametrize("wonder", ["sphinx", "piraeus", "appian_way", "hanging_gardens", "temple_of_artemis"])
def test_theology_does_not_double_the_extra_turn_of_a_wonder(wonder: str) -> None:
    g = arrange(["pretorium", "circus", REST], mine=city(coins=30, unbuilt=[wonder], tokens=["theology"]))
    play(g, f"wonder:{wonder}+pretorium")
    assert g.waiting() == (0,)
    play(g, "discard:circus")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.progress.theology")
def test_extra_turns_of_several_wonders_follow_one_another() -> None:
    mine = city(coins=60, unbuilt=["pyramids", "sphinx", "colossus"], tokens=["theology"])
    g = arrange(["pretorium", "circus", "arsenal", REST], mine=mine)
    for move in ("wonder:pyramids+pretorium", "wonder:sphinx+circus", "wonder:colossus+arsenal"):
        play(g, move)
        assert g.waiting() == (0,)


def test_tokens_cannot_be_declined() -> None:
    """The rulebook says "may"; there is no reason to refuse a gift, so no move for it."""
    g = arrange(["library", "brewery"], mine=city("scriptorium"), board=["law"])
    play(g, "build:library")
    assert legal(g) == ["token:law"]
    assert refusal(g, "discard:brewery") == "table.other-question"
    assert figures(g, "discard:brewery") == {}
