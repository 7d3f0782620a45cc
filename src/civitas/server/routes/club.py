"""People and finished games: ratings, profiles, the archive and what it tells."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, Parameter

from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.server import archive
from civitas.server.archive import Figures, Result, Wanted
from civitas.server.club_wire import ArchivePage, Counted, Profile, Ranked, Statistics
from civitas.server.people import badges
from civitas.server.problems import Denied
from civitas.server.service import Asking, Language, Served
from civitas.server.strings import clean
from civitas.table import Unknown
from civitas.text import LANGUAGES, Texts, texts

Season = Annotated[str | None, Parameter(pattern=r"^[0-9]{4}(-[1-4])?$")]
"""A year, or a quarter of one as in `2026-4`."""
Seats = Annotated[int, Parameter(ge=1, le=16)]
Page = Annotated[int, Parameter(ge=0, le=300)]


@get("/api/people/{person:str}")
async def person(service: Served, visitor: Asking, person: FromPath[str]) -> Profile:
    service.pace("search", visitor)
    found = await service.library.look(archive.profile, service.database, person[:32])
    if found is None:
        raise Unknown("error-unknown-person")
    found.badges = await service.library.look(badges.badges_of, service.database, person[:32])
    return found


@get("/api/ranking")
async def ranking(
    service: Served, visitor: Asking, title: FromQuery[str], seats: Seats, season: Season = None
) -> list[Ranked]:
    """The best first; with a season by what was won in it."""
    service.pace("search", visitor)
    key = registry.title(title).key
    since, until = (None, None) if season is None else season_of(season)
    wanted = Wanted(since=since, until=until)
    return await service.library.look(archive.ranking, service.database, key, seats, wanted)


@get("/api/archive")
async def games(
    service: Served,
    visitor: Asking,
    title: FromQuery[str | None] = None,
    seats: Annotated[int | None, Parameter(ge=1, le=16)] = None,
    person: FromQuery[str | None] = None,
    name: FromQuery[str | None] = None,
    move: FromQuery[str | None] = None,
    card: FromQuery[str | None] = None,
    result: FromQuery[Result] = "any",
    page: Page = 0,
) -> ArchivePage:
    """Finished public games, the latest first. `move` is the text of a move that somebody made in it; `card` is what
    somebody played in it, by its name, a part of it, or as `domain:id`; `result` is how it came out for the one who is
    sought, or who was first."""
    service.pace("search", visitor)
    key = None if title is None else registry.title(title).key
    wanted = Wanted(
        key,
        seats,
        None if person is None else clean(person, 32),
        None if name is None else clean(name, 40),
        None if move is None else clean(move, 120),
        await service.library.look(cards_called, clean(card, 120), key) if card else None,
        result,
    )
    found, more = await service.library.look(archive.games, service.database, wanted, page)
    return ArchivePage(found, more)


@get("/api/statistics")
async def statistics(
    service: Served, visitor: Asking, in_language: Language, title: FromQuery[str], seats: Seats
) -> Statistics:
    """How often each seat, each first move and each move won in finished public games."""
    service.pace("search", visitor)
    found = registry.title(title)
    figures = await service.library.statistics(found.key, seats)
    return await service.library.look(_in_words, figures, found, texts(in_language, found))


def _in_words(figures: Figures, found: Title, say: Texts) -> Statistics:
    return Statistics(
        figures.games,
        figures.by_seat,
        _labelled(figures.openings, found, say),
        _labelled(figures.moves, found, say),
        _named(figures.cards, found, say),
    )


def _labelled(rows: list[Counted], title: Title, say: Texts) -> list[Counted]:
    """With the words of the reader; moves that the title no longer knows are left out."""
    told = []
    for counted in rows:
        try:
            label = say.move(title.moves.parse(counted.key))
        except BadInput:
            continue
        told.append(Counted(counted.key, label, counted.games, counted.wins))
    return told


def _named(rows: list[Counted], title: Title, say: Texts) -> list[Counted]:
    """Cards with their names; such as the title no longer knows are left out."""
    known = _cards_of(title)
    return [Counted(row.key, say.name(*known[row.key]), row.games, row.wins) for row in rows if row.key in known]


def cards_called(words: str, key: str | None) -> dict[str, list[str]]:
    """By title the cards of this one, or of all, that are stored so, called so, or else hold these words in their name,
    in whatever language."""
    found: dict[str, list[str]] = {}
    for title in [registry.title(known) for known in ([key] if key else registry.title_keys())]:
        say = [texts(language, title) for language in LANGUAGES]
        names = {card: [each.name(*named).casefold() for each in say] for card, named in _cards_of(title).items()}
        exact = [card for card, called in names.items() if words == card or words.casefold() in called]
        parts = [card for card, called in names.items() if any(words.casefold() in name for name in called)]
        found[title.key] = exact or parts
    return found


def _cards_of(title: Title) -> dict[str, tuple[str, str]]:
    """All that can be played, by what it is stored as."""
    domains = dict.fromkeys(title.played.values())
    return {f"{domain}:{item}": (domain, item) for domain in domains for item in title.domains[domain].ids}


def season_of(season: str) -> tuple[float, float]:
    """When a season began and ends, in UTC."""
    year, _, quarter = season.partition("-")
    if not 1970 <= int(year) < 9999:
        raise Denied(400, "error-unknown-season")
    first = 1 if not quarter else 3 * int(quarter) - 2
    last = first + (12 if not quarter else 3)
    begin = datetime(int(year), first, 1, tzinfo=UTC)
    end = datetime(int(year) + (last > 12), last - 12 if last > 12 else last, 1, tzinfo=UTC)
    return begin.timestamp(), end.timestamp()


HANDLERS = [person, ranking, games, statistics]
