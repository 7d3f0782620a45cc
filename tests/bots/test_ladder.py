"""The levels of every title: none falls behind the one below it."""

from __future__ import annotations

import pytest

from civitas.bots.arena import Results, make_match, summary
from civitas.bots.levels import NUMBERS
from civitas.bots.workers import run
from civitas.kernel import registry

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
OPTIONS: dict[str, dict[str, object]] = {"seven_ages": {"ages": "1"}}
"""Games short enough to be played many times."""


def groups(title: str, bots: list[str], games: int, seats: int) -> list[dict[str, float]]:
    match = make_match(title, bots, games, seats, 7000, OPTIONS.get(title), ladder=True)
    results = Results(match, None)
    list(run(results))
    found = summary(results)["groups"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_level_beats_chance(title: str) -> None:
    """So short that its outcome must not be in doubt: a level this high wins more than nine games of ten."""
    (pair,) = groups(title, ["level:4", "random"], 4, 2)
    assert pair["wins"] > 2.0


@pytest.mark.soak
@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
@pytest.mark.parametrize("title", TITLES)
def test_no_level_falls_behind_the_one_below(title: str, most: bool, length: int) -> None:
    """The ladder is inverted where even the upper end of an interval is below half."""
    if length == 1:
        pytest.skip("takes hours; `make soak` plays it")
    seats = registry.title(title).seat_counts[-1] if most else 2
    levels = [f"level:{number}" for number in reversed(NUMBERS)]
    for pair in groups(title, levels, 20 * 4 if most else 40 * 4, seats):
        assert pair["high"] >= 0.5, pair
