"""The rules in our own words: those of the table and those of a title."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from civitas.text.messages import FOLDER


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    """The chapter of the rulebook that it restates."""
    text: str
    example: bool
    """Is it a worked example?"""
    degree: str = ""
    """For want of a public rulebook: is it `attested` by designer or publisher, `reported` by players, or `ours`?"""
    sources: tuple[str, ...] = ()
    """Who tells it."""
    ours: bool = False
    """Is a number in it our own all the same?"""


def read_rules(language: str, title_folder: Path | None) -> list[Rule]:
    """The rules of a title in the order of the rulebook, then those of the table."""
    found: list[Rule] = []
    if title_folder is not None and (title_folder / "ledger" / f"{language}.toml").exists():
        found += _read(title_folder / "ledger" / f"{language}.toml")
    return found + _read(FOLDER / f"rules.{language}.toml")


def _read(path: Path) -> list[Rule]:
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    return [
        Rule(
            *(row["id"], row["section"], row["text"], row.get("example", False), row.get("degree", "")),
            *(tuple(row.get("source", ())), row.get("ours", False)),
        )
        for row in rows
    ]


def matches(rule: Rule, words: str) -> bool:
    """Does the rule hold all the words, whatever their case and accents?"""
    return holds(f"{rule.id} {rule.section} {rule.text}", words)


def holds(text: str, words: str) -> bool:
    content = _plain(text)
    return all(word in content for word in _plain(words).split())


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
