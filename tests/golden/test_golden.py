"""The same games on every machine, compiled or not."""

from __future__ import annotations

import json

import pytest

from golden.games import FOLDER, GAMES, TRANSCRIPTS, hashes, transcript


@pytest.mark.golden
@pytest.mark.parametrize("key", list(GAMES))
def test_hashes_of_random_games(key: str) -> None:
    assert hashes(key) == json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))


@pytest.mark.golden
@pytest.mark.parametrize("name", list(TRANSCRIPTS))
def test_transcripts(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
