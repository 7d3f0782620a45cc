"""The README of the title: options and moves are explained, and every ruling names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

from rules.seven_ages.tools import TITLE

TEXT = (TITLE.folder / "README.md").read_text(encoding="utf-8")


def test_every_ruling_names_tests_that_exist() -> None:
    defined = {
        name
        for path in Path(__file__).parent.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    rulings = TEXT.split("## Rulings")[1].split("\n## ")[0]
    rows = [line.split("|") for line in rulings.splitlines() if line.startswith("| ")]
    rows = [row for row in rows if row[1].strip() not in ("question", "---")]
    assert len(rows) > 20
    assert [row[1] for row in rows if not re.search(r"`test_\w+`", row[3])] == []
    assert set(re.findall(r"`(test_\w+)`", TEXT)) <= defined


def test_every_option_and_verb_is_explained() -> None:
    assert [option.key for option in TITLE.options if f"`{option.key}`" not in TEXT] == []
    assert [verb.name for verb in TITLE.moves.verbs if not re.search(rf"`{verb.name}[`:]", TEXT)] == []


def test_every_printed_example_has_its_page_and_its_test() -> None:
    chapter = TEXT.split("## Printed examples")[1].split("\n## ")[0]
    rows = [line.split("|") for line in chapter.splitlines() if line.startswith("| ")][2:]
    assert len(rows) > 30
    assert [row[2] for row in rows if not re.match(r" \d", row[1]) or not re.search(r"`test_\w+`", row[4])] == []
