"""Faults that are known and not yet cured: this list only ever gets shorter."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from browser.walk.walking import Fault

FILE = Path(__file__).parent / "known.toml"


def patterns(title: str) -> list[str]:
    """Of faults as `rule question-seats size`, with stars."""
    return list(tomllib.loads(FILE.read_text(encoding="utf-8")).get(title, {}).get("faults", []))


def place(fault: Fault) -> str:
    return f"{fault.rule} {fault.moment} {fault.size}"


def new(title: str, faults: Iterable[Fault]) -> list[Fault]:
    known = patterns(title)
    return [fault for fault in faults if not any(fnmatchcase(place(fault), pattern) for pattern in known)]


def cured(title: str, faults: Iterable[Fault]) -> list[str]:
    """What the list holds and nobody has seen."""
    seen = {place(fault) for fault in faults}
    return [pattern for pattern in patterns(title) if not any(fnmatchcase(found, pattern) for found in seen)]
