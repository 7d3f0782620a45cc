"""The bots one can play against at a table."""

from __future__ import annotations

import re
from typing import Final

from civitas.bots.levels import level_of, levels_of
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.server.wire import Level, LevelRating
from civitas.text import texts

_OFFERED: Final = re.compile(r"random|level:[1-5]")
"""What a stranger may ask for: what each costs is known, and none reads files, runs commands or thinks without end."""
_TRIED: Final = re.compile(r"greedy|search:sims=[1-9][0-9]{0,3}|search:seconds=[1-9]")
"""Besides, on servers whose people know each other."""
_EXAMPLES: Final = ("random", "level:1 ... level:5")
_TRIED_EXAMPLES: Final = ("greedy", "search:sims=400", "search:seconds=1")
DEFAULT: Final = "level:1"


def accept_bot(spec: str, any_bot: bool = False) -> str:
    if _OFFERED.fullmatch(spec) or (any_bot and _TRIED.fullmatch(spec)):
        return spec
    examples = [*_EXAMPLES, *(_TRIED_EXAMPLES if any_bot else ())]
    raise BadInput("error-unknown-bot", {"bot": spec[:60], "bots": ", ".join(examples)})


def bot_name(spec: str, title: Title, language: str) -> str:
    kind, _, rest = spec.partition(":")
    if kind == "level":
        return level_of(title, int(rest)).names[language]
    return texts(language).message(f"bot-{kind}")


def levels(title: Title, language: str) -> list[Level]:
    """What the client offers: the levels of the title, and chance for those who want to look around.

    `ratings` by the number of seats, for those that were measured; `seconds` of processor time per turn, at most.
    """
    offered = [
        Level(
            spec=f"level:{level.number}",
            name=level.names[language],
            ratings={
                str(found.seats): LevelRating(found.seats, found.rating, found.low, found.high, found.games)
                for found in level.ratings
            },
            seconds=level.turn_seconds,
        )
        for level in levels_of(title)
    ]
    return [*offered, Level("random", bot_name("random", title, language), {}, 0)]
