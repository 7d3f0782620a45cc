"""Whoever reads a screen: finds what does not belong there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rich.cells import cell_len

import civitas
from civitas.text import texts

NAMES = ["Livia", "Marco", "Anna", "Bruno", "Carla", "Dario", "Elsa"]
WORD = re.compile(r"[^\W\d_]{3,}")
RAW = re.compile(
    r"\b(aid|card|effect|error|event|field|help|kind|more|move|option|pause|question|reason|refused|result|score|table"
    r"|view)-[a-z]|\b[a-z]+_[a-z_]+\b|[{}]"
)


@cache
def english(key: str) -> set[str]:
    """The words that only the English texts of a title use: none of them may stand in an Italian screen."""

    def vocabulary(language: str) -> set[str]:
        title = civitas.title(key)
        say = texts(language, title)
        told = [say.name(name, item) for name, domain in title.domains.items() for item in domain.ids]
        package = Path(civitas.__file__).parent
        for folder in (package, package / "games" / key):
            for line in (folder / "text" / f"{language}.ftl").read_text("utf-8").splitlines():
                told.append(re.sub(r"^[-\s.]*[a-z][\w-]* =|\$[\w-]+|^#.*", "", line))
        return {word.casefold() for line in told for word in WORD.findall(line)}

    return vocabulary("en") - vocabulary("it")


def foreign(told: str, key: str) -> list[str]:
    return [word for word in WORD.findall(told) if word.casefold() in english(key) and word not in NAMES]


def faults(told: str, key: str, language: str, width: int) -> list[str]:
    """Raw keys, lines beyond the width, English words in Italian."""
    found = [match.group() for match in RAW.finditer(told)]
    found += [line for line in told.splitlines() if cell_len(line) > width]
    return found + (foreign(told, key) if language == "it" else [])
