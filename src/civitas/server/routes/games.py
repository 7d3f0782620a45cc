"""The titles: what is on the shelf, what its things are, its rules and its player aid."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from civitas.kernel import registry
from civitas.kernel.title import Option as TitleOption
from civitas.kernel.title import Title
from civitas.server.levels import levels
from civitas.server.service import Language
from civitas.server.wire import AidPart, Game, Option, OptionValue, Pack, Provenance, Thing
from civitas.text import LANGUAGES, Texts, texts
from civitas.text.ledger import Rule
from civitas.text.messages import FOLDER

WORDS: Final = ("verb", "view", "player", "part")


def game_of(title: Title, language: str) -> Game:
    say = texts(language, title)
    return Game(
        key=title.key,
        alias=title.alias,
        names=title.names,
        blurb=say.message("title-blurb"),
        seats=list(title.seat_counts),
        options=[_option(option, say) for option in title.options],
        levels=levels(title, language),
        designed=bool(title.provenance.get("designed")),
        provenance=msgspec.convert(title.provenance, Provenance),
        pack=Pack(title.pack_name, title.pack_hash),
    )


def _option(option: TitleOption, say: Texts) -> Option:
    label, text = say.option(option.key)
    values = None
    if option.values is not None:
        values = [OptionValue(value, say.option_value(option.key, value)) for value in option.values]
    return Option(option.key, label, text, option.default, values, option.many, say.option_none(option.key))


@get("/api/games")
async def games(in_language: Language) -> list[Game]:
    return [game_of(registry.title(key), in_language) for key in registry.title_keys()]


@get("/api/games/{title:str}/things")
async def things(title: FromPath[str], in_language: Language) -> dict[str, dict[str, Thing]]:
    """Names, effects and the facts for drawing of everything the title speaks of."""
    found = registry.title(title)
    say = texts(in_language, found)
    other = texts(next(name for name in LANGUAGES if name != in_language), found)
    shelf = {
        name: {
            item: Thing(say.name(name, item), say.card(name, item), found.sheet(name, item), other.name(name, item))
            for item in domain.ids
        }
        for name, domain in found.domains.items()
    }
    shelf |= _words(say)
    names = found.names
    shelf["title"] = {found.key: Thing(names[in_language], [], found.sheet("title", found.key), names[other.language])}
    return shelf


def _words(say: Texts) -> dict[str, dict[str, Thing]]:
    """How moves are grouped, and what the fields of a view, of each player and of things are called and how read."""
    return {
        family: {item: Thing(name, [], say.reading(family, item)) for item, name in say.family(family).items()}
        for family in WORDS
    }


@get("/api/games/{title:str}/rules")
async def rules(title: FromPath[str], in_language: Language) -> list[Rule]:
    return list(texts(in_language, registry.title(title)).rules())


@get("/api/games/{title:str}/aid")
async def aid(title: FromPath[str], in_language: Language) -> list[AidPart]:
    """The player aid: the messages `aid-...` of the title, in their order, each with its heading."""
    found = registry.title(title)
    say = texts(in_language, found)
    keys = re.findall(r"^(aid-[\w-]+) =", _source(in_language, found.folder / "text"), re.MULTILINE)
    return [AidPart(say.message(key, attribute="heading"), say.message(key)) for key in keys]


@get("/api/texts/{spoken:str}", media_type="text/plain; charset=utf-8")
async def source(spoken: FromPath[str], title: FromQuery[str | None] = None) -> str:
    """The Fluent source of the common texts, or of a title's."""
    folder = FOLDER if title is None else registry.title(title).folder / "text"
    return _source(spoken if spoken in LANGUAGES else LANGUAGES[0], folder)


def _source(language: str, folder: Path) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


HANDLERS = [games, things, rules, aid, source]
