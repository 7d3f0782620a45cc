"""Takes the client's own drawings into `civitas.drawing.boards`: symbols, maps and colours, for pictures in notebooks.

`python -m civitas._build.art` writes the files anew, with `--check` it only says which are stale. The client stays the
one place where they are drawn.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
BOARDS = ROOT / "web" / "src" / "boards"
TARGET = ROOT / "src" / "civitas" / "drawing" / "boards" / "art"
COPIED = {
    "seven_wonders_duel.svg": "duel/art.svg",
    "seven_wonders_duel.json": "duel/scenes.json",
    "through_the_ages.svg": "through_the_ages/art.svg",
    "antiquity.svg": "antiquity/art.svg",
    "historia.svg": "historia/art.svg",
    "historia.json": "historia/land.json",
    "seven_ages.svg": "seven_ages/art.svg",
    "seven_ages.json": "seven_ages/world.json",
}
STYLES = ("../tokens.css", "duel/duel.css", "antiquity/antiquity.css")
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
VARIABLE = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")
NEEDED = re.compile(r"paper|paper-2|line|ink|faint|bad|good|bronze|forest|plain|mountain|water|lake-79|seat-\d|white")


def colours(sources: list[str]) -> dict[str, str]:
    """The colours of the light theme that the pictures use, and the tones of each colour of cards."""
    plain: dict[str, str] = {}
    tones: dict[str, dict[str, str]] = {}
    for source in sources:
        for selector, body in BLOCK.findall(re.sub(r"/\*.*?\*/", "", source, flags=re.S)):
            of_card = re.fullmatch(r"\s*\[data-colour='(\w+)'\]\s*", selector)
            found = dict(VARIABLE.findall(body))
            if of_card or "band" in found:
                tones[of_card[1] if of_card else "brown"] = found
            elif "data-theme" not in selector and "data-palette" not in selector:
                plain = {**found, **plain}
    shown = {name: _settled(value, plain) for name, value in plain.items() if NEEDED.fullmatch(name)}
    cards = {
        f"card-{colour}-{tone}": _settled(value, plain)
        for colour, found in tones.items()
        for tone, value in found.items()
    }
    return {**dict(sorted(shown.items())), **dict(sorted(cards.items()))}


def _settled(value: str, known: dict[str, str]) -> str:
    """A colour without names in it, as it is by day."""
    by_day = re.fullmatch(r"light-dark\((.*?),\s*[^,]*\)", value.strip())
    value = by_day[1] if by_day else value.strip()
    named = re.fullmatch(r"var\(--([a-z0-9-]+)\)", value)
    return _settled(known[named[1]], known) if named else value


def files() -> dict[str, str]:
    """What lies in the target, by its name."""
    found = {name: (BOARDS / source).read_text(encoding="utf-8") for name, source in COPIED.items()}
    told = colours([(BOARDS / name).read_text(encoding="utf-8") for name in STYLES])
    seats = re.findall(r"'(M[^']*Z)'", (BOARDS / "../table/SeatSign.tsx").read_text(encoding="utf-8"))
    return {**found, "colours.json": _json(told), "seats.json": _json(seats)}


def _json(content: object) -> str:
    return json.dumps(content, indent=2) + "\n"


def main() -> int:
    stale = [
        name
        for name, content in files().items()
        if not (TARGET / name).exists() or (TARGET / name).read_text(encoding="utf-8") != content
    ]
    if "--check" in sys.argv:
        if stale:
            print(f"The drawings of the boards are stale ({', '.join(stale)}): run make art.", file=sys.stderr)
        return bool(stale)
    for name in stale:
        (TARGET / name).write_text(files()[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
