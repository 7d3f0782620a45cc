"""Writes golden files anew: of all titles, or of those named."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from golden.endings import ENDINGS, RECORDS, endings, record_file, recorded
from golden.games import FOLDER, GAMES, TRANSCRIPTS, hashes, transcript

keys = sys.argv[1:] or list(GAMES)
for key in keys:
    (FOLDER / f"{key}.json").write_text(json.dumps(hashes(key), indent=1) + "\n", encoding="utf-8")
for name, (key, _, _) in TRANSCRIPTS.items():
    if key in keys:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
found = json.loads((FOLDER / "endings.json").read_text(encoding="utf-8"))
found |= {key: endings(key) for key in ENDINGS if key in keys}
(FOLDER / "endings.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
for key in keys:
    for ending, game in RECORDS.get(key, {}).items():
        Path(record_file(key, ending)).write_bytes(recorded(key, game).encode())
