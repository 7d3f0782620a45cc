"""The printed examples of a title: the table in its README names a test for each of them."""

from __future__ import annotations

import re
from pathlib import Path

from civitas.kernel.title import Title
from civitas.text import texts

MARKED = re.compile(r"((?:^@pytest\.mark[^\n]*\n(?:^[^\n@d][^\n]*\n)*)+)def (test_\w+)", re.MULTILINE)
"""The marks of a test, and its name."""


def unplayed(title: Title, folder: Path) -> list[str]:
    """The examples of the ledger that no test of the table is marked with, and tests of the table that do not exist."""
    readme = (title.folder / "README.md").read_text(encoding="utf-8")
    table = readme.split("## Printed examples")[1].split("\n## ")[0]
    named = set(re.findall(r"`(test_\w+)`", table))
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py")]
    defined = {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)}
    marks = [(held, name) for source in sources for held, name in MARKED.findall(source)]
    examples = [rule.id for rule in texts("en", title).rules() if rule.example]
    missing = [rule for rule in examples if not any(name in named and f'"{rule}"' in held for held, name in marks)]
    return missing + sorted(named - defined)
