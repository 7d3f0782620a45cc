"""The titles of Civitas as home shows them, written down beforehand: to read five engines for it takes too long."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from civitas.server.wire import Game

FILE: Final = Path(__file__).with_name("shelf.json")
"""By language and title; `python -m civitas._build.shelf` writes it."""


def on_the_shelf(key: str, language: str) -> Game | None:
    """A title without packs, if it is one of ours."""
    return _shelf().get(language, {}).get(key)


@cache
def _shelf() -> dict[str, dict[str, Game]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Game]]) if FILE.exists() else {}
