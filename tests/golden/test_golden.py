"""The same games on every machine, compiled or not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import civitas.games
from civitas.kernel.record import parse_record
from civitas.text import texts
from golden.endings import ENDINGS, RECORDS, endings, record_file
from golden.games import FOLDER, GAMES, TRANSCRIPTS, hashes, transcript


@pytest.mark.golden
@pytest.mark.parametrize("key", list(GAMES))
def test_hashes_of_random_games(key: str) -> None:
    assert hashes(key) == json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))


@pytest.mark.golden
@pytest.mark.parametrize("name", list(TRANSCRIPTS))
def test_transcripts(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.golden
@pytest.mark.parametrize("key", list(ENDINGS))
def test_games_to_each_ending(key: str) -> None:
    found = endings(key)
    assert [game["ending"] for game in found.values()] == list(ENDINGS[key])
    assert found == json.loads((FOLDER / "endings.json").read_text(encoding="utf-8"))[key]


@pytest.mark.golden
@pytest.mark.parametrize(("key", "ending"), [(key, ending) for key in RECORDS for ending in RECORDS[key]])
def test_recorded_games_to_the_other_endings(key: str, ending: str) -> None:
    record = parse_record(Path(record_file(key, ending)).read_bytes())
    assert record.title.key == key and record.difference() is None
    assert record.result is not None and record.result["ending"] == ending


def test_every_title_number_of_seats_and_ending_has_a_golden_game() -> None:
    """What the texts call an ending is one of the games here."""
    published = sorted(folder.parent.name for folder in Path(civitas.games.__path__[0]).glob("*/data"))
    assert published == sorted(ENDINGS) and set(published) <= set(GAMES)
    for key in published:
        title = civitas.title(key)
        assert GAMES[key] >= len(title.seat_counts) * 2
        common = texts("en").family("result")
        named = {ending for ending in texts("en", title).family("result") if ending not in common}
        assert named == set(ENDINGS[key]) | set(RECORDS.get(key, {}))
