"""The titles: what is on the shelf, what its things are, its rules and its player aid."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from civitas.kernel import registry
from civitas.kernel.pictures import KINDS
from civitas.kernel.title import Option as TitleOption
from civitas.kernel.title import Title
from civitas.server.columns import in_columns
from civitas.server.course_wire import AidPart
from civitas.server.levels import levels
from civitas.server.packs import pack_folder, packs_for, picture_of, things_changed, values_changed
from civitas.server.packs import shown as pack_shown
from civitas.server.service import Language, Served, Service
from civitas.server.shelf import on_the_shelf
from civitas.server.wire import Family, Game, Option, OptionValue, Pack, PackChanges, Provenance, Thing, ThingText
from civitas.table import Unknown
from civitas.teaching.studies import challenges, lessons
from civitas.text import LANGUAGES, Texts, texts
from civitas.text.ledger import Rule
from civitas.text.messages import FOLDER

WORDS: Final = ("verb", "view", "player", "part")
SHELVES: Final = 64
"""So many titles and packs, each in a language, are kept as they were told last."""

T = TypeVar("T")


def game_of(title: Title, language: str, packs: Path | None) -> Game:
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
        packs=packs_for(title.key, packs),
        lessons=len(lessons(title)),
        challenges=len(challenges(title)),
    )


def _option(option: TitleOption, say: Texts) -> Option:
    label, text = say.option(option.key)
    values = None
    if option.values is not None:
        values = [OptionValue(value, say.option_value(option.key, value)) for value in option.values]
    return Option(option.key, label, text, option.default, values, option.many, say.option_none(option.key))


@get("/api/games")
async def games(service: Served, in_language: Language) -> list[Game]:
    packs = service.settings.packs
    return [_shown(key, in_language, packs) for key in registry.title_keys()]


def _shown(key: str, language: str, packs: Path | None) -> Game:
    found = on_the_shelf(key, language)
    if found is None:
        return game_of(registry.title(key), language, packs)
    return msgspec.structs.replace(found, packs=packs_for(key, packs))


def _title(service: Service, key: str, pack: str | None) -> Title:
    return registry.title(key, pack_folder(pack, service.settings.packs))


@get("/api/games/{title:str}/things")
async def things(
    service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str | None] = None
) -> dict[str, dict[str, Thing | str]]:
    """Names, effects and the facts for drawing of everything the title speaks of.

    A thing that also belongs to a family named before is sent once: later it is called by the name of that family.
    """
    return _things(_title(service, title, pack), in_language, True)


@get("/api/games/{title:str}/drawn")
async def drawn_things(
    service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str | None] = None
) -> dict[str, Family]:
    """The same in columns, without effects and names in the other language, which are not drawn and can be asked for
    apart (`texts`): two fifths of it."""
    return _in_columns(_title(service, title, pack), in_language)


@lru_cache(SHELVES)
def _things(title: Title, language: str, whole: bool) -> dict[str, dict[str, Thing | str]]:
    """Written once: it is long, and whoever asked for it again and again would hold up everybody."""
    say = texts(language, title)
    read = _texts(title, language) if whole else {}
    shelf = {
        name: {
            item: Thing(
                say.name(name, item),
                read[name][item].text if whole else [],
                title.sheet(name, item),
                read[name][item].other_name if whole else None,
                picture_of(title, name, item),
            )
            for item in domain.ids
        }
        for name, domain in title.domains.items()
    }
    shelf |= _words(say)
    names = title.names
    other = names[_other(language)]
    shelf["title"] = {title.key: Thing(names[language], [], title.sheet("title", title.key), other if whole else None)}
    return _once(shelf)


@lru_cache(SHELVES)
def _in_columns(title: Title, language: str) -> dict[str, Family]:
    return in_columns(_things(title, language, False))


@get("/api/games/{title:str}/texts")
async def thing_texts(
    service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str | None] = None
) -> dict[str, dict[str, ThingText | str]]:
    """What `drawn` leaves out of `things`."""
    return _once(_texts(_title(service, title, pack), in_language))


def _other(language: str) -> str:
    return next(name for name in LANGUAGES if name != language)


@lru_cache(SHELVES)
def _texts(title: Title, language: str) -> dict[str, dict[str, ThingText]]:
    say, other = texts(language, title), texts(_other(language), title)
    return {
        name: {item: ThingText(say.card(name, item), other.name(name, item)) for item in domain.ids}
        for name, domain in title.domains.items()
    }


def _once(shelf: dict[str, dict[str, T]]) -> dict[str, dict[str, T | str]]:
    first: dict[tuple[str, bytes], str] = {}
    return {
        family: {
            item: thing if (named := first.setdefault((item, msgspec.json.encode(thing)), family)) == family else named
            for item, thing in things.items()
        }
        for family, things in shelf.items()
    }


def _words(say: Texts) -> dict[str, dict[str, Thing]]:
    """How moves are grouped, and what the fields of a view, of each player and of things are called and how read."""
    return {
        family: {item: Thing(name, [], say.reading(family, item)) for item, name in say.family(family).items()}
        for family in WORDS
    }


@get("/api/games/{title:str}/rules")
async def rules(
    service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str | None] = None
) -> list[Rule]:
    return list(texts(in_language, _title(service, title, pack)).rules())


@get("/api/games/{title:str}/changes")
async def changes(service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str]) -> PackChanges:
    """What a data pack says about itself and what it changes."""
    found = _title(service, title, pack)
    head = pack_shown(found)
    assert head is not None
    provenance = msgspec.convert(found.provenance, Provenance)
    return PackChanges(head, provenance, things_changed(found, in_language), values_changed(found))


@get("/api/games/{title:str}/pictures/{domain:str}/{item:str}")
async def picture(
    service: Served, title: FromPath[str], domain: FromPath[str], item: FromPath[str], pack: FromQuery[str]
) -> Response[bytes]:
    """A picture that a data pack brings. Whatever it holds, it is a picture and nothing else."""
    file = _title(service, title, pack).pictures.get(f"{domain}/{item}")
    if file is None:
        raise Unknown("error-unknown-page")
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
    content = await asyncio.to_thread(Path(file).read_bytes)
    return Response(content, media_type=KINDS[Path(file).suffix], headers=headers)


@get("/api/games/{title:str}/aid")
async def aid(
    service: Served, title: FromPath[str], in_language: Language, pack: FromQuery[str | None] = None
) -> list[AidPart]:
    """The player aid: the messages `aid-...` of the title, in their order, each with its heading."""
    found = _title(service, title, pack)
    say = texts(in_language, found)
    keys = re.findall(r"^(aid-[\w-]+) =", _source(in_language, found.folder / "text"), re.MULTILINE)
    return [AidPart(key.removeprefix("aid-"), say.message(key, attribute="heading"), say.message(key)) for key in keys]


@get("/api/texts/{spoken:str}", media_type="text/plain; charset=utf-8")
async def source(spoken: FromPath[str], title: FromQuery[str | None] = None) -> str:
    """The Fluent source of the common texts, or of a title's."""
    folder = FOLDER if title is None else registry.title(title).folder / "text"
    return _source(spoken if spoken in LANGUAGES else LANGUAGES[0], folder)


def _source(language: str, folder: Path) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


HANDLERS = [games, things, drawn_things, thing_texts, rules, changes, picture, aid, source]
