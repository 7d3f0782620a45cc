"""The README of the title: every ruling names a rule and tests that exist, every option and verb is explained."""

from __future__ import annotations

import re
from pathlib import Path

from civitas.text import texts
from rules.antiquity.tools import TITLE

TEXT = (TITLE.folder / "README.md").read_text(encoding="utf-8")
TESTS = {
    name: path.read_text(encoding="utf-8")
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def rows(chapter: str) -> list[list[str]]:
    """The rows of the table in a chapter, without its head."""
    lines = TEXT.split(f"## {chapter}\n")[1].split("\n## ")[0].splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")][2:]


def test_every_ruling_names_tests_that_exist() -> None:
    rulings = rows("Rulings")
    assert len(rulings) > 30
    assert [row[0] for row in rows("Options") + rulings if not re.search(r"`test_\w+`", row[-1])] == []
    assert set(re.findall(r"`(test_\w+)`", TEXT)) - set(TESTS) == set()


def test_every_ruling_is_tested_where_its_rule_is() -> None:
    """One of the tests that a ruling names carries the mark of its rule."""
    known = {rule.id for rule in texts("en", TITLE).rules()}
    for row in rows("Rulings"):
        rule = "antiquity." + row[0].strip("`")
        assert rule in known
        assert any(rule in marks(name) for name in re.findall(r"`(test_\w+)`", row[-1])), rule


def test_every_printed_example_is_a_test() -> None:
    known = {rule.id.removeprefix("antiquity.") for rule in texts("en", TITLE).rules()}
    examples = {row[0].strip("`"): row for row in rows("Examples")}
    assert {rule for rule in known if re.search("example|figure", rule)} == set(examples)
    for rule, row in examples.items():
        assert any(f"antiquity.{rule}" in marks(name) for name in re.findall(r"`(test_\w+)`", row[-1])), rule


def marks(test: str) -> set[str]:
    """The rules whose mark a test carries."""
    above = TESTS[test].split(f"\ndef {test}(")[0].rsplit("\n\n\n", 1)[-1]
    return set(re.findall(r'"(antiquity\.[\w.-]+)"', above))


def test_every_option_and_verb_is_explained() -> None:
    assert [option.key for option in TITLE.options if f"`{option.key}`" not in TEXT] == []
    assert [verb.name for verb in TITLE.moves.verbs if not re.search(rf"`{verb.name}[`:]", TEXT)] == []
