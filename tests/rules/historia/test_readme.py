"""The README of the title: options and moves are explained, and every ruling names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

from rules.historia.tools import TITLE

TEXT = (TITLE.folder / "README.md").read_text(encoding="utf-8")
RULINGS = re.compile(r"^\| (\d+) \|(.*)\|(.*)\|(.*)\|$", re.MULTILINE)


def defined() -> set[str]:
    """The tests of the title, and its modules of them."""
    paths = list(Path(__file__).parent.glob("test_*.py"))
    names = [re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in paths]
    return {path.name for path in paths} | {name for found in names for name in found}


def test_every_ruling_names_tests_that_exist() -> None:
    rulings = RULINGS.findall(TEXT.split("## Rulings")[1].split("\n## ")[0])
    assert [int(row[0]) for row in rulings] == list(range(1, len(rulings) + 1)) and len(rulings) > 30
    assert [row[0] for row in rulings if not re.search(r"\btest_\w+", row[3])] == []
    assert set(re.findall(r"\btest_\w+(?:\.py)?", TEXT)) <= defined()


def test_every_option_and_verb_is_explained() -> None:
    assert [option.key for option in TITLE.options if f"`{option.key}`" not in TEXT] == []
    assert [verb.name for verb in TITLE.moves.verbs if not re.search(rf"`{verb.name}[`:]", TEXT)] == []
