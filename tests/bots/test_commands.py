"""`civitas arena` and `civitas train` from the outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from civitas.cli import main

ARENA = ["arena", "seven_wonders_duel"]


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
