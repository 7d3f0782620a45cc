"""Matches: balance, the same results everywhere, resuming, statistics."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from civitas import BadInput
from civitas.bots.arena import Game, Match, Results, Sequential, make_match, rate, summary, wilson
from civitas.bots.report import page
from civitas.bots.workers import pool, run

DUEL = "seven_wonders_duel"


def played(match: Match, path: Path | None = None, jobs: int = 1) -> Results:
    results = Results(match, path)
    list(run(results, jobs))
    return results


def game(number: int, bots: list[int], shares: list[float]) -> Game:
    return Game(number, number // 2, bots, shares, [0.0, 0.0], "civilian", 70, [[], []])


def test_each_deal_is_played_in_every_rotation_by_every_group() -> None:
    match = make_match(DUEL, ["random", "greedy", "level:1"], 12)
    places = [match.place(number) for number in range(12)]
    assert [deal for deal, _ in places] == [0] * 6 + [1] * 6
    assert sorted(bots for _, bots in places[:6]) == [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]
    assert [bots for _, bots in places[:6]] == [bots for _, bots in places[6:]]


def test_processes_give_the_same_bytes(tmp_path: Path) -> None:
    match = make_match(DUEL, ["search:sims=4", "greedy"], 6, seed=3)
    played(match, tmp_path / "serial", 1)
    played(match, tmp_path / "processes", 2)
    assert (tmp_path / "serial").read_bytes() == (tmp_path / "processes").read_bytes()


def test_a_killed_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = make_match(DUEL, ["random", "greedy"], 8)
    whole = tmp_path / "whole"
    played(match, whole)
    content = whole.read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(content[: len(content) * 2 // 3])
    results = Results(match, cut)
    assert 0 < len(results.games) < 8
    list(run(results))
    assert cut.read_bytes() == content


def test_a_match_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played(make_match(DUEL, ["random", "random"], 2), path)
    assert len(played(make_match(DUEL, ["random", "random"], 4), path).games) == 4


@pytest.mark.parametrize("content", [b"nonsense\n", b'{"format":"civitas-arena-1"}\n'])
def test_the_file_of_another_match_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        Results(make_match(DUEL, ["random", "random"], 2), path)
    assert caught.value.key == "error-arena-file"
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("bots", "games", "key"),
    [
        (["random"], 2, "error-bots-count"),
        (["random", "random"], 0, "error-no-games"),
        (["random", "nobody"], 2, "error-unknown-bot"),
        (["random", "search:weights=/nowhere"], 2, "error-file-missing"),
    ],
)
def test_a_match_that_cannot_be(bots: list[str], games: int, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_match(DUEL, bots, games)
    assert caught.value.key == key


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_summary_counts_by_bot_and_by_seat() -> None:
    results = Results(make_match(DUEL, ["random", "greedy"], 4), None)
    results.games = [
        game(0, [0, 1], [1.0, 0.0]),
        game(1, [1, 0], [0.5, 0.5]),
        game(2, [0, 1], [0.0, 1.0]),
        game(3, [1, 0], [1.0, 0.0]),
    ]
    found = summary(results)
    rows = found["bots"]
    assert isinstance(rows, list)
    assert [row["spec"] for row in rows] == ["random", "greedy"]
    assert [row["wins"] for row in rows] == [1.5, 2.5]
    assert [row["share"] for row in rows] == [0.375, 0.625]
    assert all(row["low"] < row["share"] < row["high"] for row in rows)
    assert found["by_seat"] == [0.625, 0.375]
    assert "<svg" in page(results, found, str)


def test_the_winner_is_rated_higher() -> None:
    results = Results(make_match(DUEL, ["random", "greedy"], 4), None)
    results.games = [game(number, [0, 1], [0.0, 1.0]) for number in range(4)]
    weaker, stronger = rate(results)
    assert weaker is not None and stronger is not None
    assert weaker < 25.0 < stronger


def test_a_bot_alone_is_counted_but_not_rated() -> None:
    results = played(make_match("historia", ["random"], 2, seats=1))
    rows = summary(results)["bots"]
    assert isinstance(rows, list)
    assert [(row["games"], row["rating"]) for row in rows] == [(2, None)]


def test_a_clear_match_is_stopped_early() -> None:
    results = Results(make_match(DUEL, ["greedy", "random"], 400), None)
    test = Sequential("0.2")
    list(run(results, test=test))
    assert test.verdict() == "better"
    assert len(results.games) < 60


@pytest.mark.parametrize("margin", ["0", "0.5", "-1", "nan", "much"])
def test_a_margin_that_cannot_be(margin: str) -> None:
    with pytest.raises(BadInput) as caught:
        Sequential(margin)
    assert caught.value.key == "error-margin"


def test_processes_leave_at_ctrl_c_without_a_word() -> None:
    with pool(1) as executor:
        assert executor.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_DFL
