"""`civitas arena`, `train`, `hint` and `analyse` from the outside."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest

import civitas
from civitas.cli import main
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record

ARENA = ["arena", "seven_wonders_duel"]
LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main.main(list(arguments))
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def test_the_last_line_of_json_is_the_summary(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "match.html"
    code, out, _ = called(capsys, *ARENA, "--bots", "greedy,random", "--games", "4", "--json", "--plot", str(plot))
    assert code == 0
    *games, summary = [json.loads(line) for line in out.splitlines()]
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert [bot["spec"] for bot in summary["bots"]] == ["greedy", "random"]
    assert {"spec", "games", "wins", "share", "low", "high", "rating"} <= set(summary["bots"][0])
    assert "<svg" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "it"])
def test_people_get_a_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = called(capsys, *ARENA, "--bots", "random,random", "--games", "2", "--lang", language)
    assert code == 0
    assert "95 %" in out


@pytest.mark.parametrize(
    "arguments",
    [
        [*ARENA, "--bots", "random,random", "--games", "0"],
        [*ARENA, "--bots", "random,random", "--games", "many"],
        [*ARENA, "--bots", "random"],
        [*ARENA, "--bots", "random,wizard"],
        [*ARENA, "--bots", "random,search:sims=-3"],
        [*ARENA, "--bots", "random,random", "--stop", "2"],
        [*ARENA, "--bots", "random,random", "--out", "/nowhere/at/all"],
        [*ARENA, "--bots", "random,search:weights=/nowhere"],
        ["arena", "chess", "--bots", "random,random"],
        ["train", "chess"],
        ["train", "seven_wonders_duel", "--hours", "soon"],
        ["train", "seven_wonders_duel", "--from", "/nowhere"],
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], language: str) -> None:
    code, out, err = called(capsys, *arguments, "--lang", language)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "error-" not in err


def test_training_reports_its_rounds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = str(tmp_path / "value.json")
    sizes = ["--hours", "0.00001", "--games", "2", "--sims", "1", "--match", "2"]
    code, shown, _ = called(capsys, "train", "seven_wonders_duel", *sizes, "--out", out, "--json")
    assert code == 0
    first = json.loads(shown.splitlines()[0])
    assert first["round"] == 1
    assert first["games"] == 2


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The first forty moves of a game of 7 Wonders Duel."""
    title = civitas.title("seven_wonders_duel")
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bo")]
    made = Record(title, seats, {"first_game": False}, {"chance": Chance(3).dump()})
    position, luck = made.begin(), Chance(8)
    for number in range(40):
        seat = position.turn()
        legal = position.contending(seat)
        move = legal[luck.word(number) * len(legal) >> 30]
        position.play(seat, move)
        made.add(seat, move, position)
    path = tmp_path / "game.json"
    path.write_bytes(made.encode())
    return path


@pytest.mark.parametrize(("language", "heading"), [("en", "Compared with"), ("it", "Rispetto")])
def test_a_hint_gives_reasons(capsys: pytest.CaptureFixture[str], record: Path, language: str, heading: str) -> None:
    code, out, _ = called(capsys, "hint", str(record), "--at", "30", "--seconds", "0.05", "--lang", language)
    assert code == 0
    assert heading in out and "%" in out.split(heading)[1]


def test_a_hint_for_programs_gives_reasons_for_every_option(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    code, out, _ = called(capsys, "hint", str(record), "--at", "30", "--seconds", "0.05", "--json")
    options = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert all(isinstance(share, float) for option in options for share in option["reasons"].values())
    assert any(option["reasons"] for option in options)


@pytest.mark.parametrize(("language", "heading"), [("en", "The difference: "), ("it", "La differenza: ")])
def test_an_analysis_says_what_spoke_for_the_better_move(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, language: str, heading: str
) -> None:
    page = tmp_path / "page.html"
    code, out, _ = called(capsys, "analyse", str(record), "--sims", "4", "--out", str(page), "--lang", language)
    assert code == 0
    assert heading in out
    written = page.read_text(encoding="utf-8")
    assert heading in written and " → " in written, "what the better move changes is told as at the table"
    for caption in ("chart", "chart-sources", "analysis-shares", "analysis-turns"):
        told = re.findall(
            rf"^{caption} = (.+)$", (LOCALE / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )
        assert f"<h2>{escape(told[0])}</h2>" in written, "pictures are called as at the table"
