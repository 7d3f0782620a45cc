"""Whatever number the data gives to a card, a building or another thing is told of it, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import civitas
from civitas.text import LANGUAGES, texts

DRAWN = {"antiquity": {"map"}, "historia": {"map", "matrix"}, "seven_ages": {"map", "rules"}}
"""Files whose numbers are seen on the board instead: places, borders, terrain, the matrix."""
NOT_OF_THE_CARD = {"number", "copies"}
"""Where it stands in a list, and how often it is in the box."""
ROMAN = {"I": "1", "II": "2", "III": "3"}


def numbers(value: Any) -> Iterator[int]:
    """All but nought and one, which are told in words."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in NOT_OF_THE_CARD:
                yield from numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int) and abs(value) > 1:
        yield abs(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"])
def test_every_number_of_a_thing_is_told(key: str, language: str) -> None:
    title = civitas.title(key)
    say = texts(language, title)
    seen = 0
    for file in sorted((title.folder / "data").glob("*.toml")):
        if file.stem in DRAWN.get(key, ()) or file.stem == "levels":
            continue
        for rows in tomllib.loads(file.read_text(encoding="utf-8")).values():
            for row in rows if isinstance(rows, list) else ():
                item = row.get("id") if isinstance(row, dict) else None
                domain = next((name for name, found in title.domains.items() if item in found.index), None)
                if item is None or domain is None:
                    continue
                told = {ROMAN.get(word, word) for word in re.findall(r"\w+", " ".join(say.card(domain, item)))}
                untold = [number for number in numbers(row) if str(number) not in told]
                assert untold == [], f"{file.name}: {item}"
                seen += 1
    assert seen > 10
