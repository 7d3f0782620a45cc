"""The bots of a command line: specs, names, and which of them a file may bring along."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.bots import levels_of
from civitas.kernel.title import Title
from civitas.text import Texts, texts

DEFAULT_BOT = "level:2"


def split_specs(text: str | None) -> list[str]:
    """`random,search:sims=400` as a list."""
    return [] if text is None else [spec.strip() for spec in text.split(",") if spec.strip()]


def bot_names(specs: Sequence[str], title: Title, language: str) -> list[str]:
    """A name for each bot: its level or kind, numbered where there are several of it."""
    levels = {f"level:{level.number}": level.names[language] for level in levels_of(title)}
    say = texts(language)
    kinds = [levels.get(spec, _kind(spec.partition(":")[0], say)) for spec in specs]
    return [
        kind if kinds.count(kind) == 1 else f"{kind} {kinds[: place + 1].count(kind)}"
        for place, kind in enumerate(kinds)
    ]


def _kind(kind: str, say: Texts) -> str:
    """What a kind of bot is called; one of an author's own has its name alone."""
    return say.message(f"bot-{kind}") if say.has(f"bot-{kind}") else kind.capitalize()


def seat_names(seats: Sequence[dict[str, str]], title: Title, language: str) -> list[str]:
    """Who sat where in a record: a bot without a name of its own is called by its level or kind."""
    unnamed = [seat.get("bot", "") for seat in seats if seat.get("bot") and seat["name"] == seat.get("bot")]
    called = iter(bot_names(unnamed, title, language))
    return [next(called) if seat.get("bot") and seat["name"] == seat["bot"] else seat["name"] for seat in seats]


def is_harmless(spec: str) -> bool:
    """May a record bring this bot along? Not one that runs a program or reads a file of its choice."""
    name, _, parameters = spec.partition(":")
    return name in ("random", "greedy", "plan", "search", "level") and "weights" not in parameters
