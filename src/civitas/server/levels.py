"""The bots one can play against at a table."""

from __future__ import annotations

import re
from typing import Any, Final

from civitas.bots import LEVELS
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.text import texts

_ALLOWED: Final = re.compile(r"random|greedy|level:[1-5]|search:sims=[1-9][0-9]{0,3}|search:seconds=[1-9]")
"""A visitor chooses among bots that come with us: none that reads files, runs commands or thinks without end."""
_EXAMPLES: Final = ("random", "greedy", "level:1 ... level:5", "search:sims=400", "search:seconds=1")
DEFAULT: Final = "level:1"


def accept_bot(spec: str) -> str:
    if not _ALLOWED.fullmatch(spec):
        raise BadInput("error-unknown-bot", {"bot": spec[:60], "bots": ", ".join(_EXAMPLES)})
    return spec


def bot_name(spec: str, language: str) -> str:
    kind, _, rest = spec.partition(":")
    if kind == "level":
        return LEVELS[int(rest) - 1].names[language]
    return texts(language).message(f"bot-{kind}")


def levels(title: Title, language: str) -> list[dict[str, Any]]:
    """What the client offers: the five levels, and chance for those who want to look around."""
    offered = [
        {
            "spec": f"level:{level.number}",
            "name": bot_name(f"level:{level.number}", language),
            "rating": level.rating,
            "seconds": level.seconds,
        }
        for level in LEVELS
    ]
    return [*offered, {"spec": "random", "name": bot_name("random", language), "rating": None, "seconds": 0}]
