"""Whatever serves every title names none of them: neither its key nor the words that only it uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas
from civitas.kernel.registry import title_keys

SOURCE = Path(civitas.__file__).parent
SHELL = SOURCE.parent.parent / "web" / "src"
ROOMS = [SOURCE / name for name in ("kernel", "bots", "envs", "table", "server", "cli", "drawing", "teaching", "text")]
ROOMS += [path for path in SHELL.iterdir() if path.name not in ("boards", "pictures", "wire.ts")]
DRAWINGS = (SOURCE / "drawing", SOURCE / "drawing" / "boards")
"""What a title looks like in the terminal and in a notebook: where it may be at home beside its own folder."""
WORDS = re.compile(
    r"seven_wonders_duel|through_the_ages|antiquity|historia|seven_ages"
    r"|\b(?:swd|tta)\b|civbots?|\bduel\b|\bmeeples?\b|\bempires?\b|\bterritor(?:y|ies)\b|\bcathedrals?\b",
)
EXAMPLES = re.compile(r'^\s*(?:>>> .*|"""OpenSpiel: every title as a game, .*)$')
"""Examples in docstrings may begin a game."""


def sources() -> list[Path]:
    found: list[Path] = []
    for room in ROOMS:
        files = [room] if room.is_file() else sorted(room.rglob("*"))
        found += [path for path in files if path.suffix in (".py", ".ts", ".tsx", ".css") and path.is_file()]
    return [path for path in found if "static" not in path.parts]


def test_the_rooms_are_there() -> None:
    assert len(sources()) > 100


@pytest.mark.parametrize("path", sources(), ids=lambda path: "/".join(path.parts[-3:]))
def test_what_serves_every_title_names_none(path: Path) -> None:
    if path.parent in DRAWINGS and path.stem in title_keys():
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not EXAMPLES.match(line):
            assert not WORDS.search(line), f"{path.name}:{number}: {line.strip()}"


@pytest.mark.parametrize("room", ["kernel", "bots", "envs", "table", "games"])
def test_languages_are_known_to_the_texts_alone(room: str) -> None:
    for path in sorted((SOURCE / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'"(?:en|it)"\s*(?:in|==|!=)|(?:==|!=)\s*"(?:en|it)"|"sì"', text), path
