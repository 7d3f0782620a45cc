"""Vittoria Civile: what is worth points after Age III, who wins, and how ties are broken.

Each game ends here by discarding the last card of Age III, which brings its player 2 coins more than the city has.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.seven_wonders_duel.tools import City, arrange, city, play

NOTHING = {
    "military": 0,
    "blue": 0,
    "green": 0,
    "yellow": 0,
    "guilds": 0,
    "wonders": 0,
    "progress": 0,
    "treasury": 0,
}


def standing_after(mine: City, theirs: City, pawn: int = 0) -> Any:
    """The result when seat 1 discards the last card; `mine` belongs to seat 0."""
    g = arrange(["pretorium"], seat=1, mine=theirs, theirs=mine, pawn=pawn)
    play(g, "discard:pretorium")
    assert g.over()
    return g.standing()


def sheet_of(mine: City) -> dict[str, int]:
    """The points of a city by category; the other city is empty."""
    found: dict[str, int] = standing_after(mine, city(coins=0))["scores"][0]["categories"]
    return found


@pytest.mark.rule("swd.score.most-points")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(58, 61, 1), (61, 58, 0), (60, 61, 1)])
def test_most_points_win_after_the_last_card_of_age_three(mine: int, theirs: int, winner: int) -> None:
    standing = standing_after(city(coins=3 * mine), city(coins=3 * theirs - 2))
    assert [score["total"] for score in standing["scores"]] == [mine, theirs]
    assert (standing["ending"], standing["winners"]) == ("civilian", [winner])


@pytest.mark.rule("swd.score.most-points")
def test_the_total_is_the_sum_of_all_categories() -> None:
    mine = city("palace", "academy", "port", "builders_guild", coins=7, built=["sphinx"], tokens=["philosophy"])
    standing = standing_after(mine, city(coins=0), pawn=3)
    assert standing["scores"][0] == {
        "categories": {
            "military": 5,
            "blue": 7,
            "green": 3,
            "yellow": 3,
            "guilds": 2,
            "wonders": 6,
            "progress": 7,
            "treasury": 2,
        },
        "total": 35,
    }


@pytest.mark.rule("swd.score.military", "swd.score.military-side")
@pytest.mark.parametrize(
    ("distance", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
@pytest.mark.parametrize("side", [1, -1])
def test_military_points_follow_the_pawn_and_go_to_the_stronger_player(distance: int, points: int, side: int) -> None:
    """A positive pawn stands on the side of seat 1."""
    standing = standing_after(city(coins=0), city(coins=0), pawn=side * distance)
    found = [score["categories"]["military"] for score in standing["scores"]]
    assert found == ([points, 0] if side == 1 else [0, points])


@pytest.mark.rule("swd.score.buildings")
def test_points_of_buildings_are_added_by_colour() -> None:
    mine = city("theater", "palace", "workshop", "academy", "port", "arena", "shipowners_guild", coins=0)
    assert sheet_of(mine) == NOTHING | {"blue": 10, "green": 4, "yellow": 6}
    assert sheet_of(city("lumber_yard", "press", "shipowners_guild", coins=0)) == NOTHING | {"guilds": 2}


@pytest.mark.rule("swd.score.buildings")
def test_brown_grey_and_red_buildings_are_worth_nothing() -> None:
    assert sheet_of(city("sawmill", "glassworks", "arsenal", "walls", coins=0)) == NOTHING


@pytest.mark.rule("swd.score.wonders")
def test_only_wonders_that_were_built_are_worth_points() -> None:
    assert sheet_of(city(coins=0, built=["pyramids"], unbuilt=["sphinx"])) == NOTHING | {"wonders": 9}


@pytest.mark.rule("swd.score.progress")
def test_points_of_progress_tokens_are_added() -> None:
    assert sheet_of(city(coins=0, tokens=["philosophy", "agriculture"])) == NOTHING | {"progress": 11}
    assert sheet_of(city(coins=0, tokens=["law", "strategy"])) == NOTHING


@pytest.mark.rule("swd.score.treasury")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (8, 2), (9, 3)])
def test_three_coins_are_worth_a_point(coins: int, points: int) -> None:
    assert sheet_of(city(coins=coins)) == NOTHING | {"treasury": points}


@pytest.mark.rule("swd.score.tie-break")
@pytest.mark.parametrize("more_blue", [0, 1])
def test_a_tie_is_broken_by_the_points_on_blue_buildings(more_blue: int) -> None:
    fourteen = ("palace", "town_hall")
    twelve = ("gardens", "pantheon")
    if more_blue == 0:
        standing = standing_after(city(*fourteen, coins=138), city(*twelve, coins=142))
    else:
        standing = standing_after(city(*twelve, coins=144), city(*fourteen, coins=136))
    assert [score["total"] for score in standing["scores"]] == [60, 60]
    assert (standing["ending"], standing["winners"]) == ("blue-tie-break", [more_blue])


@pytest.mark.rule("swd.score.tie-break")
def test_the_tie_break_counts_points_and_not_buildings() -> None:
    """Two blue buildings of 14 points against three of 9."""
    three = city("theater", "altar", "baths", coins=153)
    standing = standing_after(three, city("palace", "town_hall", coins=136))
    assert (standing["ending"], standing["winners"]) == ("blue-tie-break", [1])


@pytest.mark.rule("swd.score.tie-shared")
def test_level_totals_and_level_blue_points_share_the_victory() -> None:
    mine = city("palace", "town_hall", coins=138)
    theirs = city("gardens", "aqueduct", "theater", coins=136)
    standing = standing_after(mine, theirs)
    assert [score["total"] for score in standing["scores"]] == [60, 60]
    assert [score["categories"]["blue"] for score in standing["scores"]] == [14, 14]
    assert (standing["ending"], standing["winners"]) == ("shared", [0, 1])
