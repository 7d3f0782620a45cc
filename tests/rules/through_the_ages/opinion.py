"""What the second opinions on Through the Ages read: the data files once more, by the ids of their rows."""

from __future__ import annotations

import tomllib
from typing import Any

from rules.through_the_ages.tools import TITLE


def rows(file: str, key: str) -> dict[str, dict[str, Any]]:
    content = tomllib.loads((TITLE.folder / "data" / f"{file}.toml").read_text(encoding="utf-8"))
    return {row["id"]: row for row in content[key]}


TECHNOLOGIES = rows("technologies", "technology")
TACTICS = rows("tactics", "tactic")
LEADERS = rows("leaders", "leader")
WONDERS = rows("wonders", "wonder")
COLONIES = rows("territories", "territory")
LEVEL = {"A": 0, "I": 1, "II": 2, "III": 3}


def of_kind(*kinds: str) -> list[str]:
    return [name for name, row in TECHNOLOGIES.items() if row["kind"] in kinds]


def level(technology: str) -> int:
    return LEVEL[TECHNOLOGIES[technology]["age"]]
