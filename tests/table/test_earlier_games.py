"""Games that were under way at revision bd70322, stored as it stored them, go on: by the rules they began with where
the title still knows them, else all are told that rules have changed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import civitas.games
from civitas.kernel.record import parse_record
from civitas.table import Table
from civitas.table.storage import Entry, Saved

STORED: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("running_bd70322.json").read_text("utf-8"))
KEPT = {"seven_ages"}
"""Titles that still know the rules of then, where these have changed."""


def loaded(key: str) -> Table:
    stored = STORED[key]
    info, beginning, state = (msgspec.json.encode(stored[part]) for part in ("info", "beginning", "state"))
    snapshots = [(moves, msgspec.json.encode(position)) for moves, position in stored["snapshots"]]
    return Table.load(Saved(info, beginning, state, msgspec.convert(stored["entries"], list[Entry]), snapshots), 0.0)


def finish(table: Table) -> None:
    """Everybody moves at random, and nobody gives up."""
    random, number = Random(3), 0
    while table.waiting():
        seat, number = table.waiting()[0], number + 1
        names = [table.title.moves.text(move) for move in table.going().legal(seat)]
        decision = table.decision(seat)
        assert decision is not None
        table.play(seat, decision, random.choice([name for name in names if name != "resign"]), f"new-{number}", 0.0)


@pytest.mark.parametrize("key", sorted(STORED))
def test_a_game_under_way_goes_on_to_its_end(key: str) -> None:
    table = loaded(key)
    before = len(table.history.moves)
    finish(table)
    assert table.info.status == "over" and table.standing() is not None
    old, now = 1, table.title.rules_version
    changed = now != old and key not in KEPT
    assert table.info.versions == ([[0, old], [before, now]] if changed else [[0, old]])
    told = [line for line in table.history.lines if line.key == "event-rules-changed"]
    assert [(line.args, line.seen_by(None)) for line in told] == [({"old": old, "now": now}, True)] * changed
    record = parse_record(table.record().encode())
    assert record.versions == table.info.versions and len(record.moves) == len(table.history.moves)


SHIPPED = sorted(Path(civitas.games.__file__).parent.glob("*/records/*.civitas.json"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parts[-3]}-{path.name.partition('.')[0]}")
def test_a_record_that_we_ship_stays_sound(path: Path) -> None:
    """Also where our data was corrected since: 7 Ages' record was made before four names had their accents."""
    record = parse_record(path.read_bytes())
    assert record.difference() is None
    assert record.title.goes_on(json.loads(path.read_text("utf-8"))["pack"])


def test_a_record_of_earlier_data_is_among_them() -> None:
    packs = [json.loads(path.read_text("utf-8"))["pack"] for path in SHIPPED]
    titles = [parse_record(path.read_bytes()).title for path in SHIPPED]
    assert [title.key for title, pack in zip(titles, packs, strict=True) if title.pack_id() != pack] == ["seven_ages"]
