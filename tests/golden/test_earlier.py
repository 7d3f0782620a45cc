"""Games of revision bd70322, before the inside of the engine was written anew: records of random games at every number
of seats (`earlier_<title>.json.gz`), each with positions on its way as they were dumped then."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

import pytest

from civitas.kernel import registry
from civitas.kernel.record import parse_record
from golden.games import FOLDER

TOUCHED = {"antiquity": 3, "through_the_ages": 2}
"""Titles whose corrected rules, which the changelog lists with their versions, touch these games."""
KEYS = sorted(path.name.removeprefix("earlier_").partition(".")[0] for path in FOLDER.glob("earlier_*.json.gz"))


@cache
def games(key: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads(gzip.decompress((FOLDER / f"earlier_{key}.json.gz").read_bytes()))
    return read


@pytest.mark.golden
@pytest.mark.parametrize("key", KEYS)
def test_earlier_positions_are_the_same(key: str) -> None:
    """Also where rules were corrected: what a position is has stayed."""
    title = registry.title(key)
    assert {len(game["record"]["seats"]) for game in games(key)} == set(title.seat_counts)
    for game in games(key):
        assert game["positions"]
        for told in game["positions"]:
            p = registry.load_for(title, told["dump"])
            assert p.hash() == told["hash"]
            assert registry.load_for(title, json.loads(json.dumps(p.dump()))).hash() == told["hash"]


@pytest.mark.golden
@pytest.mark.parametrize("key", [key for key in KEYS if key not in TOUCHED])
def test_earlier_records_replay_unchanged(key: str) -> None:
    """Moves, hashes and results: the rules are those of then, or the title keeps them for games begun with them."""
    for game in games(key):
        assert parse_record(json.dumps(game["record"]).encode()).difference() is None


@pytest.mark.golden
@pytest.mark.parametrize("key", list(TOUCHED))
def test_records_of_corrected_rules_say_so(key: str) -> None:
    assert registry.title(key).rules_version == TOUCHED[key]
    for game in games(key):
        found = parse_record(json.dumps(game["record"]).encode()).difference()
        if found is not None:
            assert found.key == "difference-old-rules"
            assert (found.figures["old"], found.figures["now"]) == (1, TOUCHED[key])
