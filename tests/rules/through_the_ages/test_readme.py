"""The README of the title: its example runs, and every ruling names a test that exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from rules.examples import unplayed
from rules.through_the_ages.tools import TITLE

README = TITLE.folder / "README.md"
TEXT = README.read_text(encoding="utf-8")


def test_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_ruling_names_tests_that_exist() -> None:
    defined = {
        name
        for path in Path(__file__).parent.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    rows = [line.split("|") for line in TEXT.split("## Rulings")[1].splitlines() if line.startswith("| ")]
    rows = [row for row in rows if row[1].strip() not in ("point", "---")]
    assert len(rows) > 20
    assert [row[1] for row in rows if not re.search(r"`test_\w+`", row[3])] == []
    assert set(re.findall(r"`(test_\w+)`", TEXT)) <= defined


def test_every_option_and_verb_is_explained() -> None:
    assert [option.key for option in TITLE.options if f"`{option.key}`" not in TEXT] == []
    assert [verb.name for verb in TITLE.moves.verbs if not re.search(rf"`{verb.name}[`:]", TEXT)] == []


def test_every_printed_example_is_played() -> None:
    assert unplayed(TITLE, Path(__file__).parent) == []
