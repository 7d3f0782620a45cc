"""`civitas perft`, and the counts that we publish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas
from civitas.cli.bench import PICKS
from civitas.kernel.chance import Chance
from civitas.kernel.perft import perft
from civitas.kernel.playout import play_out
from cli.conftest import Run

PAGE = Path(__file__).parents[2] / "benchmarks" / "perft.md"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (\d+) \| ([\d, ]+) \|$", re.M)
PUBLISHED = ROW.findall(PAGE.read_text(encoding="utf-8"))
MOST = 3_000
"""Deeper counts are left to whoever has the time: `civitas perft`."""


def test_every_title_has_published_counts() -> None:
    ours = {title for title in civitas.title_keys() if civitas.title(title).feature_names()}
    assert {title for title, *_ in PUBLISHED} == ours


@pytest.mark.golden
@pytest.mark.parametrize(("title", "seats", "after", "counts"), PUBLISHED)
def test_the_published_counts_hold(title: str, seats: str, after: str, counts: str) -> None:
    position = civitas.new(title, int(seats), seed=0)
    play_out(position, Chance(0), PICKS, int(after))
    before = position.dump()
    for depth, count in enumerate(counts.split(", "), 1):
        if int(count) <= MOST:
            assert perft(position, depth) == int(count), depth
    assert position.dump() == before


def test_a_game_that_is_over_has_no_moves() -> None:
    position = civitas.new("seven_wonders_duel", seed=1)
    play_out(position, Chance(1))
    assert [perft(position, depth) for depth in range(3)] == [1, 0, 0]


def test_the_command_counts(run: Run) -> None:
    rows = run("perft", "swd", "--depth", "3", "--json").objects()
    assert rows[-1] == {"title": "seven_wonders_duel", "seats": 2, "seed": 0, "after": 0, "depth": 3, "count": 24}
    assert "profondità 2: 12" in run("perft", "swd", "--depth", "2", "--lang", "it").out
    assert "--depth" in run("perft", "swd", "--depth", "0").complaint()
