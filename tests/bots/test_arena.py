"""Matches: balance, the same results everywhere, resuming, statistics."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from civitas import BadInput
from civitas.bots.arena import Decisions, Game, Match, Results, Sequential, make_match, rate, summary, wilson
from civitas.bots.ratings import Outcome, Rating, fit
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


def test_results_are_a_table_with_a_row_for_each_seat() -> None:
    results = played(make_match(DUEL, ["random", "greedy"], 2))
    rows = results.rows()
    assert [(row["game"], row["seat"]) for row in rows] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [row["bot"] for row in rows] == ["random", "greedy", "greedy", "random"]
    assert sum(float(str(row["share"])) for row in rows) == 2.0


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


def rated(results: Results) -> list[Rating]:
    found = rate(results)
    assert all(rating is not None for rating in found)
    return [rating for rating in found if rating is not None]


def test_the_winner_is_rated_higher_and_random_play_is_1000() -> None:
    results = Results(make_match(DUEL, ["random", "greedy"], 4), None)
    results.games = [game(number, [0, 1], [0.0, 1.0]) for number in range(20)]
    weaker, stronger = rated(results)
    assert (weaker.low, weaker.rating, weaker.high) == pytest.approx((1000.0, 1000.0, 1000.0))
    assert 1000.0 < stronger.low < stronger.rating < stronger.high < 3000.0


def test_the_order_of_games_does_not_matter() -> None:
    """Rated one after the other, 18 of 40 once came out above 22 of 40."""
    won = [game(number, [0, 1], [1.0, 0.0]) for number in range(22)]
    lost = [game(number, [0, 1], [0.0, 1.0]) for number in range(18)]
    found = []
    for games in (won + lost, lost + won):
        results = Results(make_match(DUEL, ["greedy", "level:1"], 40), None)
        results.games = games
        found.append(rated(results))
    for one, other in zip(*found):
        assert one.rating == pytest.approx(other.rating)
    better, worse = found[0]
    assert better.rating > worse.rating and better.rating + worse.rating == pytest.approx(3000.0)


def test_ratings_are_most_likely() -> None:
    """Three games of four are 191 points; a third player is placed by those it met, and intervals shrink with games."""
    names = ["random", "b", "c"]
    games = [Outcome((1, 0), (1.0, 0.0))] * 300 + [Outcome((1, 0), (0.0, 1.0))] * 100
    more = [Outcome((2, 1), (1.0, 0.0))] * 300 + [Outcome((2, 1), (0.0, 1.0))] * 100
    _, b, c = fit(names, games + more)
    assert b is not None and c is not None
    assert b.rating == pytest.approx(1191.0, abs=2.0)
    assert c.rating == pytest.approx(1382.0, abs=4.0)
    assert b.high - b.low < c.high - c.low < 120.0
    _, fewer, _ = fit(names, games[::10])
    assert fewer is not None and fewer.high - fewer.low > 2.5 * (b.high - b.low)


def test_ratings_with_four_seats() -> None:
    """Somebody twice as strong as each of three others wins two games of five."""
    wins = [Outcome((1, 0, 0, 0), (1.0, 0.0, 0.0, 0.0))] * 400 + [Outcome((1, 0, 0, 0), (0.0, 1.0, 0.0, 0.0))] * 600
    _, found = fit(["random", "b"], wins)
    assert found is not None
    assert found.rating == pytest.approx(1120.4, abs=1.0)


def test_bots_share_more_seats_than_they_are() -> None:
    match = make_match("historia", ["random", "greedy"], 4, seats=4)
    assert [match.place(number) for number in range(4)] == [
        (0, [0, 1, 0, 1]),
        (0, [1, 0, 1, 0]),
        (1, [0, 1, 0, 1]),
        (1, [1, 0, 1, 0]),
    ]
    found = summary(played(make_match("historia", ["random", "greedy"], 2, seats=4)))
    rows = found["bots"]
    assert isinstance(rows, list)
    assert [row["games"] for row in rows] == [4, 4]
    assert rows[1]["rating"] > rows[0]["rating"] == 1000


def test_in_a_ladder_only_neighbours_meet() -> None:
    match = make_match(DUEL, ["level:2", "level:1", "random"], 8, ladder=True)
    assert [match.place(number)[1] for number in range(8)] == [[0, 1], [1, 0], [1, 2], [2, 1]] * 2


def test_a_decided_pair_plays_no_more_and_the_file_is_the_same_everywhere(tmp_path: Path) -> None:
    match = make_match(DUEL, ["greedy", "random", "random"], 60, seed=2, ladder=True)
    contents = []
    for jobs, name in ((1, "serial"), (2, "processes")):
        results, tests = Results(match, tmp_path / name), Decisions(match, "0.3", least=4)
        list(run(results, jobs, tests=tests))
        contents.append((tmp_path / name).read_bytes())
    assert contents[0] == contents[1]
    groups = summary(results, tests)["groups"]
    assert isinstance(groups, list)
    assert groups[0]["verdict"] == "better" and groups[0]["games"] < groups[1]["games"] < 30
    cut = tmp_path / "cut"
    cut.write_bytes(contents[0][: len(contents[0]) // 2])
    list(run(Results(match, cut), tests=Decisions(match, "0.3", least=4)))
    assert cut.read_bytes() == contents[0]


def test_processor_time_is_told_but_not_kept(tmp_path: Path) -> None:
    found = summary(played(make_match(DUEL, ["search:cpu=0.002", "random"], 2), tmp_path / "results"))
    rows = found["bots"]
    assert isinstance(rows, list)
    for kind in ("decision", "turn"):
        thinking, quick = (row["seconds"][kind] for row in rows)
        assert 0.0 < thinking["mean"] <= thinking["max"] and thinking["p95"] <= thinking["max"]
        assert quick["mean"] < thinking["mean"]
    assert b"seconds" not in (tmp_path / "results").read_bytes()


def test_a_bot_alone_is_counted_but_not_rated() -> None:
    results = played(make_match("historia", ["random"], 2, seats=1))
    rows = summary(results)["bots"]
    assert isinstance(rows, list)
    assert [(row["games"], row["rating"]) for row in rows] == [(2, None)]


def test_a_clear_match_is_stopped_early() -> None:
    results = Results(make_match(DUEL, ["greedy", "random"], 400), None)
    tests = Decisions(results.match, "0.2")
    list(run(results, tests=tests))
    assert tests.verdict(0) == "better"
    assert 40 <= len(results.games) < 60


@pytest.mark.parametrize("margin", ["0", "0.5", "-1", "nan", "much"])
def test_a_margin_that_cannot_be(margin: str) -> None:
    with pytest.raises(BadInput) as caught:
        Sequential(margin)
    assert caught.value.key == "error-margin"


def test_processes_leave_at_ctrl_c_without_a_word() -> None:
    with pool(1) as executor:
        assert executor.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_DFL
