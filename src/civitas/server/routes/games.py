"""The titles: what is on the shelf, what its things are, its rules and its player aid."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery

from civitas.kernel import registry
from civitas.kernel.title import Title
from civitas.server.levels import levels
from civitas.server.service import Language
from civitas.text import LANGUAGES, Texts, texts
from civitas.text.messages import FOLDER

WORDS: Final = ("verb", "view", "player", "part")


def game_of(title: Title, language: str) -> dict[str, Any]:
    say = texts(language, title)
    options = []
    for option in title.options:
        label, text = say.option(option.key)
        options.append(
            {
                "key": option.key,
                "label": label,
                "text": text,
                "default": option.default,
                "values": None
                if option.values is None
                else [{"value": value, "label": say.option_value(option.key, value)} for value in option.values],
                "many": option.many,
                "none": say.option_none(option.key),
            }
        )
    return {
        "key": title.key,
        "alias": title.alias,
        "names": title.names,
        "blurb": say.message("title-blurb"),
        "seats": title.seat_counts,
        "options": options,
        "levels": levels(title, language),
        "designed": bool(title.provenance.get("designed")),
        "provenance": title.provenance,
        "pack": title.pack_id(),
    }


@get("/api/games")
async def games(language: Language) -> list[dict[str, Any]]:
    return [game_of(registry.title(key), language) for key in registry.title_keys()]


@get("/api/games/{title:str}/things")
async def things(title: FromPath[str], language: Language) -> dict[str, Any]:
    """Names, effects and the facts for drawing of everything the title speaks of."""
    found = registry.title(title)
    say = texts(language, found)
    other = texts(next(name for name in LANGUAGES if name != language), found)
    shelf: dict[str, Any] = {
        name: {
            item: {
                "name": say.name(name, item),
                "other_name": other.name(name, item),
                "text": say.card(name, item),
                "sheet": found.sheet(name, item),
            }
            for item in domain.ids
        }
        for name, domain in found.domains.items()
    }
    shelf |= _words(say)
    names = found.names
    shelf["title"] = {
        found.key: {
            "name": names[language],
            "other_name": names[other.language],
            "text": [],
            "sheet": found.sheet("title", found.key),
        }
    }
    return shelf


def _words(say: Texts) -> dict[str, Any]:
    """How moves are grouped, and what the fields of a view, of each player and of things are called and how read."""
    return {
        family: {
            item: {"name": name, "text": [], "sheet": say.reading(family, item)}
            for item, name in say.family(family).items()
        }
        for family in WORDS
    }


@get("/api/games/{title:str}/rules")
async def rules(title: FromPath[str], language: Language) -> list[dict[str, Any]]:
    return [asdict(rule) for rule in texts(language, registry.title(title)).rules()]


@get("/api/games/{title:str}/aid")
async def aid(title: FromPath[str], language: Language) -> list[dict[str, str]]:
    """The player aid: the messages `aid-...` of the title, in their order, each with its heading."""
    found = registry.title(title)
    say = texts(language, found)
    keys = re.findall(r"^(aid-[\w-]+) =", _source(language, found.folder / "text"), re.MULTILINE)
    return [{"heading": say.message(key, attribute="heading"), "text": say.message(key)} for key in keys]


@get("/api/texts/{spoken:str}", media_type="text/plain; charset=utf-8")
async def source(spoken: FromPath[str], title: FromQuery[str | None] = None) -> str:
    """The Fluent source of the common texts, or of a title's."""
    folder = FOLDER if title is None else registry.title(title).folder / "text"
    return _source(spoken if spoken in LANGUAGES else LANGUAGES[0], folder)


def _source(language: str, folder: Path) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


HANDLERS = [games, things, rules, aid, source]
