"""Urbanistica: the token that pays for chains."""

from __future__ import annotations

import pytest

from rules.seven_wonders_duel.test_progress import progress_points, take
from rules.seven_wonders_duel.tools import arrange, city, play


@pytest.mark.rule("swd.progress.urbanism-coins")
def test_urbanism_gives_six_coins() -> None:
    g = take("urbanism", city("scriptorium", coins=2))
    assert g.view(0)["coins"] == [8, 7]
    assert progress_points("urbanism") == 0


@pytest.mark.rule("swd.progress.urbanism-chain")
def test_urbanism_pays_for_each_chain() -> None:
    mine = city("baths", "theater", coins=0, tokens=["urbanism"])
    g = arrange(["aqueduct", "brewery", "statue", "walls"], mine=mine)
    log = play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [4, 7]
    assert [event.args for event in log if event.key == "event-urbanism"] == [{"seat": 0, "coins": 4}]
    play(g, "discard:brewery")
    play(g, "build:statue")
    assert g.view(0)["coins"] == [8, 9]


@pytest.mark.rule("swd.progress.urbanism-chain")
def test_urbanism_pays_nothing_for_the_opponents_chains() -> None:
    g = arrange(["aqueduct", "brewery"], mine=city("baths", coins=0), theirs=city(coins=0, tokens=["urbanism"]))
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [0, 0]


@pytest.mark.rule("swd.progress.urbanism-chain-only")
@pytest.mark.parametrize("card", ["glass_blower", "walls"])
def test_urbanism_pays_nothing_for_a_building_that_is_free_without_a_chain(card: str) -> None:
    """Glass-Blower has no cost; the two stone of Walls are produced."""
    g = arrange([card, "brewery"], mine=city("shelf_quarry", coins=0, tokens=["urbanism"]))
    play(g, f"build:{card}")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.urbanism-chain-only")
def test_urbanism_pays_nothing_for_mausoleum_even_if_the_chain_is_there() -> None:
    mine = city("baths", coins=10, unbuilt=["mausoleum"], tokens=["urbanism"])
    g = arrange(["brewery", "walls"], mine=mine, discarded=["aqueduct"])
    play(g, "wonder:mausoleum+brewery")
    play(g, "revive:aqueduct")
    assert g.view(0)["coins"] == [0, 7]


@pytest.mark.rule("swd.progress.urbanism-chain-only")
def test_urbanism_pays_nothing_for_the_chain_that_brought_it() -> None:
    """Library is free by its chain and completes the pair for which Urbanism is taken."""
    g = take("urbanism", city("scriptorium", coins=0))
    assert g.view(0)["coins"] == [6, 7]
