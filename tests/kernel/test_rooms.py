"""Every title has the same rooms, under the same names: whoever knows one finds his way in all."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas

GAMES = Path(civitas.__file__).parent / "games"
TITLES = sorted(path.parent.name for path in GAMES.glob("*/ledger"))
NEEDED = {
    *("README.md", "data", "ledger", "text", "__init__.py", "catalogue.py", "vocabulary.py", "fields.py", "state.py"),
    *("frames.py", "position.py", "moves.py", "rules", "effects", "scoring.py", "questions.py", "hooks.py", "title.py"),
    *("view.py", "figures.py", "describe.py", "sheet.py", "deal.py", "imagine.py", "problems.py", "bots"),
}
ROOMS = NEEDED | {"facts", "parts.py", "value.weights.json"}
BOTS_NEED = {"__init__.py", "evaluate.py", "features.py", "sight.py"}
BOTS_MAY = BOTS_NEED | {"plans.py", "prospects.py"}
ELSEWHERE: dict[str, set[str]] = {
    "antiquity": {"preview.py"},
    "seven_ages": {"armoury.py", "atlas.py"},
}
"""What is not in its room yet. Take out what you move; put nothing in."""


def rooms(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix != ".so" and path.name != "__pycache__"}


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_the_rooms_they_need(title: str) -> None:
    assert rooms(GAMES / title) >= NEEDED
    assert rooms(GAMES / title / "bots") >= BOTS_NEED


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_no_other_rooms(title: str) -> None:
    assert rooms(GAMES / title) - ROOMS == ELSEWHERE.get(title, set())
    assert rooms(GAMES / title / "bots") <= BOTS_MAY


def test_no_module_is_too_long_to_read() -> None:
    long = [path for path in GAMES.rglob("*.py") if len(path.read_text(encoding="utf-8").splitlines()) > 500]
    assert [str(path.relative_to(GAMES)) for path in long] == ["seven_ages/rules/start.py"]
