"""Every title has the same rooms, under the same names: whoever knows one finds his way in all."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas

GAMES = Path(civitas.__file__).parent / "games"
TITLES = sorted(path.parent.name for path in GAMES.glob("*/ledger"))
NEEDED = {
    *("README.md", "data", "ledger", "text", "__init__.py", "catalogue.py", "fields.py", "state.py", "position.py"),
    *("moves.py", "questions.py", "rules", "effects", "view.py", "describe.py", "evaluate.py", "problems.py"),
}
ROOMS = NEEDED | {
    *("vocabulary.py", "frames.py", "title.py", "figures.py", "imagine.py", "deal.py", "sheet.py", "scoring.py"),
    *("features.py", "sight.py", "plans.py", "bots", "value.weights.json"),
}
ELSEWHERE = {
    "antiquity": {"game.py", "geography.py", "preview.py", "shapes.py"},
    "historia": {"checks.py", "game.py"},
    "seven_ages": {"armoury.py", "atlas.py", "fog.py", "game.py", "prospects.py", "tallies.py"},
    "seven_wonders_duel": {"city.py", "game.py", "goods.py"},
    "through_the_ages": {"armies.py", "forecast.py", "game.py", "statistics.py"},
}
"""What is not in its room yet, or has none. Take out what you move; put nothing in."""


def rooms(title: str) -> set[str]:
    return {path.name for path in (GAMES / title).iterdir() if path.suffix != ".so" and path.name != "__pycache__"}


def test_every_title_is_listed() -> None:
    assert sorted(ELSEWHERE) == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_the_rooms_they_need(title: str) -> None:
    assert rooms(title) >= NEEDED


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_no_other_rooms(title: str) -> None:
    assert rooms(title) - ROOMS == ELSEWHERE[title]
