"""Writes all golden files anew."""

from __future__ import annotations

import json

from golden.games import FOLDER, GAMES, TRANSCRIPTS, hashes, transcript

for key in GAMES:
    (FOLDER / f"{key}.json").write_text(json.dumps(hashes(key), indent=1) + "\n", encoding="utf-8")
for name in TRANSCRIPTS:
    (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
