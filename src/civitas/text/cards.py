"""What is known of a title before its engine is loaded: who lists the titles need not wait for five of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

import civitas.games
from civitas.kernel import registry


class Card(msgspec.Struct, forbid_unknown_fields=True):
    alias: str
    seats: list[int]
    names: dict[str, str]
    """By language."""


def card_of(key: str) -> Card:
    """The card in the folder of a title; a title that lives elsewhere is asked itself."""
    for folder in civitas.games.__path__:
        path = Path(folder) / key / "title.toml"
        if path.exists():
            return msgspec.toml.decode(path.read_bytes(), type=Card)
    title = registry.title(key)
    return Card(title.alias, list(title.seat_counts), dict(title.names))
