"""`civitas bench`."""

from __future__ import annotations

import pytest

import civitas
from civitas._build import is_compiled
from cli.conftest import Run, start

FIELDS = [
    "title",
    "seats",
    "compiled",
    "games",
    "moves",
    "turns",
    "seconds",
    "games_per_second",
    "moves_per_second",
    "clone_us",
    "imagine_us",
    "view_us",
]


def test_it_gives_the_figures_of_the_contract(run: Run) -> None:
    (figures,) = run("bench", "swd", "--seconds", "0.2", "--json").objects()
    assert list(figures) == FIELDS
    assert (figures["title"], figures["seats"], figures["compiled"]) == ("seven_wonders_duel", 2, is_compiled())
    assert figures["moves"] > figures["turns"] > 40 * figures["games"]
    assert figures["games_per_second"] == pytest.approx(figures["games"] / figures["seconds"])
    assert min(figures["clone_us"], figures["imagine_us"], figures["view_us"]) > 0


def test_without_a_title_it_measures_all(run: Run) -> None:
    assert [row["title"] for row in run("bench", "--seconds", "0.05", "--json").objects()] == civitas.title_keys()


def test_it_says_what_it_times(run: Run) -> None:
    assert "not checked a second time" in run("bench", "swd", "--seconds", "0.05").out
    assert "partite/s" in run("bench", "swd", "--seconds", "0.05", "--lang", "it").out


def test_figures_are_written_as_the_language_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"seats": 2, "compiled": True, "games_per_second": 14100.4, "moves_per_second": 1e6}
    figures |= {"clone_us": 0.26, "imagine_us": 8.04, "view_us": 21.55}
    monkeypatch.setattr("civitas.cli.bench.measure", lambda *given: figures)
    english, italian = run("bench", "swd").out, run("bench", "swd", "--lang", "it").out
    assert "7 Wonders Duel, 2 seats, compiled: 14,100 games/s, 1,000,000 moves/s; clone 0.3 µs" in english
    assert "14.100 partite/s, 1.000.000 mosse/s; clone 0,3 µs, imagine 8 µs, view 21,6 µs" in italian


def test_the_source_can_be_measured_although_it_is_compiled() -> None:
    ran = start("bench", "swd", "--seconds", "0.05", "--interpreted", "--json")
    assert [row["compiled"] for row in ran.objects()] == [False]


def test_a_title_is_played_with_the_seats_it_has(run: Run) -> None:
    assert "is played with 2 seats, not 5" in run("bench", "swd", "--seats", "5").complaint()
