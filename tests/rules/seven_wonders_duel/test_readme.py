"""The README of the title: its examples run, and every test it names exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import civitas
from rules.examples import unplayed

README = Path(__file__).parents[3] / "src" / "civitas" / "games" / "seven_wonders_duel" / "README.md"
TEXT = README.read_text(encoding="utf-8")
HERE = Path(__file__).parent


def test_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_ruling_names_tests_that_exist() -> None:
    defined = {
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 50
    assert named <= defined


def test_every_ruling_has_a_test() -> None:
    rulings = TEXT.split("## Rulings")[1]
    rows = [line.split("|") for line in rulings.splitlines() if line.startswith("| ")]
    rows = [row for row in rows if row[1].strip() not in ("ruling", "---")]
    assert len(rows) > 40
    assert [row for row in rows if "`test_" not in row[3]] == []


def test_every_part_of_the_data_is_mentioned() -> None:
    options = civitas.title("seven_wonders_duel").options
    assert [path.name for path in (README.parent / "data").glob("*.toml") if f"`{path.name}`" not in TEXT] == []
    assert [option.key for option in options if f"`{option.key}`" not in TEXT] == []


def test_every_printed_example_is_played() -> None:
    assert unplayed(civitas.title("seven_wonders_duel"), Path(__file__).parent) == []
