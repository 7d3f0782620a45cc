"""Data packs with something changed: each is refused with the place and the reason, or makes a title."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from civitas.kernel import registry
from civitas.kernel.errors import BadInput

PACKS = Path(__file__).parents[2] / "docs" / "example_packs"
CHANGED = 25
VALUES = ("-1", "0", "99999999999999999999", "1.5", "true", '""', '"x"', "[]", "{}", "[[1]]", "nan", "1979-05-27")


def changed(text: str, dice: random.Random) -> str:
    """A value, a line or a bracket is another one, or gone."""
    lines = text.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    way = dice.randrange(6)
    if way <= 2 and "=" in lines[at]:
        lines[at] = re.sub(r"= .*", f"= {dice.choice(VALUES)}", lines[at])
    elif way == 3:
        del lines[at]
    elif way == 4:
        lines.insert(at, lines[dice.randrange(len(lines))])
    else:
        place = dice.randrange(len(text))
        return text[:place] + dice.choice(['"', "[", "]", "\n", "=", "\x00", "é", "-", "9"]) + text[place + 1 :]
    return "".join(lines)


@pytest.mark.soak
@pytest.mark.parametrize("pack", sorted(folder.name for folder in PACKS.iterdir()))
def test_changed_packs_are_refused_with_the_place_or_read(pack: str, tmp_path: Path, length: int) -> None:
    outcomes = set()
    for number in range(CHANGED * length):
        dice = random.Random(number)
        folder = tmp_path / f"{pack}{number}"
        shutil.copytree(PACKS / pack, folder)
        file = dice.choice(sorted(folder.glob("*.toml")))
        file.write_text(changed(file.read_text(encoding="utf-8"), dice), encoding="utf-8")
        try:
            registry.title(pack, str(folder))
            outcomes.add("read")
        except BadInput:
            outcomes.add("refused")
    assert outcomes == {"read", "refused"}
