"""The Fluent files: the same in both languages, and complete for all that the code says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import civitas
from civitas.kernel.refusals import known_rules
from civitas.text import LANGUAGES, texts

SOURCE = Path(civitas.__file__).parent
TITLES = sorted(path.parent.name for path in SOURCE.glob("games/*/text"))
FOLDERS = [SOURCE / "text", *(SOURCE / "games" / key / "text" for key in TITLES)]
KEYS = re.compile(r'"((?:error|event|plan|question|reason|effect|table|unknown|take-back|verify|bench)-[a-z0-9-]+)"')


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> set[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return found.names


@cache
def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_title_hides_a_common_one(language: str) -> None:
    common = messages(FOLDERS[0], language)
    for folder in FOLDERS[1:]:
        assert not common.keys() & messages(folder, language).keys()


def titles_of(path: Path) -> list[str]:
    """The titles whose texts a source file may use besides the common ones."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return [key for key in TITLES if key in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_its_message(language: str) -> None:
    used = 0
    for path in SOURCE.rglob("*.py"):
        known = dict(messages(FOLDERS[0], language))
        for key in titles_of(path):
            known |= messages(SOURCE / "games" / key / "text", language)
        for key in KEYS.findall(path.read_text(encoding="utf-8")):
            used += 1
            assert key in known, f"{path.name} uses {key}"
            assert not key.startswith("question-") or f"{key}-other" in known
    assert used > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_rule_that_forbids_a_move_stands_in_the_ledger(key: str, language: str) -> None:
    title = civitas.title(key)
    ledger = {rule.id for rule in texts(language, title).rules()}
    forbidding = [rule for rule in known_rules() if rule.partition(".")[0] in (title.alias, "table")]
    assert forbidding
    assert set(forbidding) <= ledger


@pytest.mark.parametrize("key", TITLES)
def test_both_ledgers_hold_the_same_rules_in_the_same_order(key: str) -> None:
    english, italian = (texts(language, civitas.title(key)).rules() for language in LANGUAGES)
    assert [(rule.id, rule.example) for rule in english] == [(rule.id, rule.example) for rule in italian]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_sentence_about_a_refusal_belongs_to_a_rule(key: str, language: str) -> None:
    ledger = {"why-" + rule.id.replace(".", "-") for rule in texts(language, civitas.title(key)).rules()}
    sentences = [name for name in messages(SOURCE / "games" / key / "text", language) if name.startswith("why-")]
    assert set(sentences) <= ledger
