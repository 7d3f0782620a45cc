"""The example in docs/example_title, built and played: what docs/add_a_title.md asks for is enough."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import civitas
from civitas.bots import Observation, make_bot
from civitas.drawing import draw
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.text import LANGUAGES, texts
from conformance.suite import Conformance
from conformance.walks import every_seat_count
from table.conftest import Desk, people
from text.test_texts import problems, speak  # noqa: F401 - a fixture

FOLDER = Path(__file__).parents[1] / "docs" / "example_title"
MOST_LINES = 160

sys.path.insert(0, str(FOLDER))
from nim import make_title  # noqa: E402 - it lies among the pages

sys.path.remove(str(FOLDER))
NIM = make_title(None)


@pytest.fixture(scope="module", autouse=True)
def known() -> Iterator[None]:
    registry.register("nim", NIM)
    yield
    registry._keys.remove("nim")
    del registry._made["nim", None]


class TestNim(Conformance):
    setups = (*every_seat_count(NIM), *every_seat_count(NIM, misere=True))
    bound = 12
    hides = False
    share = 0.5


def test_it_is_short() -> None:
    assert sum(len(path.read_text().splitlines()) for path in FOLDER.rglob("*.py")) < MOST_LINES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str, problems: list[str]) -> None:  # noqa: F811
    for seed in range(3):
        assert speak(civitas.new("nim", seed=seed), texts(language, NIM), Chance(seed))
    assert problems == []


def test_bots_find_the_winning_move() -> None:
    """Two rows of the same length are lost for whoever has to move."""
    game = civitas.new("nim")
    for move in ("take:3+5", "take:1+1"):
        game.play(game.turn(), NIM.moves.parse(move))
    found = make_bot("search:sims=400", 1).decide(Observation(game, 0))
    assert NIM.moves.text(found) == "take:2+2"


def test_it_is_played_at_a_table() -> None:
    desk = Desk("nim", people(2))
    while desk.table.waiting():
        seat = desk.table.waiting()[0]
        move = NIM.moves.text(desk.table.going().legal(seat)[0])
        desk.play(seat, move)
    assert desk.table.info.status == "over"


def test_it_is_drawn_in_the_terminal() -> None:
    assert draw(civitas.new("nim"), 0, texts("en", NIM), ["Anna", "Bruno"], 80, False)


def test_the_other_way_round() -> None:
    game = civitas.new("nim", seats=3, options={"misere": True})
    for move in ("take:1+3", "take:2+4", "take:3+5"):
        game.play(game.turn(), NIM.moves.parse(move))
    assert game.standing()["winners"] == [0, 1]
