"""What finished games tell: who plays how well, which games can be looked at, what wins. Calls block."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, Table, and_, desc, false, func, or_, select
from sqlalchemy.sql.selectable import Subquery

from civitas.server.club_wire import Archived, Counted, GameSeat, Opponent, Profile, Ranked, RatingStep
from civitas.server.database import Database
from civitas.server.results import SETTLED, points, within
from civitas.server.schema import MADE, PEOPLE, PLAYED, RATINGS, RESULTS

PAGE: Final = 30
LISTED: Final = 100
SHOWN_MOVES: Final = 400
Result = Literal["any", "won", "lost", "shared", "people", "bots"]
"""How it came out: for whoever is sought, or for anybody; or that people or bots were first."""
LATEST: Final = 300
"""Steps of a rating's history that are shown."""


class Wanted(NamedTuple):
    """What the archive is searched by; None means anything."""

    title: str | None = None
    seats: int | None = None
    person: str | None = None
    name: str | None = None
    move: str | None = None
    cards: Mapping[str, Collection[str]] | None = None
    """By title the cards, as `domain:id`, of which one was played."""
    result: Result = "any"
    since: float | None = None
    until: float | None = None


def ranking(database: Database, title: str, seats: int, wanted: Wanted) -> list[Ranked]:
    """The best first: by rating, or within a season by what was won in it."""
    if wanted.since is not None or wanted.until is not None:
        return _season(database, title, seats, wanted)
    query = (
        select(RATINGS)
        .where(RATINGS.c.title == title, RATINGS.c.seats == seats)
        .order_by(desc(RATINGS.c.mu - 3 * RATINGS.c.sigma))
        .limit(LISTED)
    )
    with database.reading() as connection:
        return [_ranked(row, row.games, row.wins) for row in connection.execute(query)]


def _season(database: Database, title: str, seats: int, wanted: Wanted) -> list[Ranked]:
    """Rated games of a stretch of time, with the ratings of today."""
    won = func.sum(RESULTS.c.share).label("season_wins")
    games = func.count().label("season_games")
    own = select(RESULTS.c.person, games, won).where(
        RESULTS.c.title == title, RESULTS.c.seats == seats, RESULTS.c.mu.is_not(None), *_between(wanted)
    )
    season = own.group_by(RESULTS.c.person).subquery()
    query = (
        select(RATINGS, season.c.season_games, season.c.season_wins)
        .join(season, and_(season.c.person == RATINGS.c.person))
        .where(RATINGS.c.title == title, RATINGS.c.seats == seats)
        .order_by(desc(season.c.season_wins), season.c.season_games)
        .limit(LISTED)
    )
    with database.reading() as connection:
        return [_ranked(row, row.season_games, row.season_wins) for row in connection.execute(query)]


def _ranked(row: Any, games: int, wins: float) -> Ranked:
    return Ranked(
        person=row.person,
        name=row.name,
        title=row.title,
        seats=row.seats,
        rating=points(row.mu),
        within=within(row.sigma),
        provisional=row.games < SETTLED,
        games=games,
        wins=round(wins, 2),
    )


def profile(database: Database, person: str) -> Profile | None:
    """Somebody who has finished a game here; None if nobody is known by this id."""
    ratings = select(RATINGS).where(RATINGS.c.person == person).order_by(desc(RATINGS.c.games))
    history = (
        select(RESULTS)
        .where(RESULTS.c.person == person, RESULTS.c.mu.is_not(None))
        .order_by(desc(RESULTS.c.ended_at))
        .limit(LATEST)
    )
    with database.reading() as connection:
        found = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
        ranked = [_ranked(row, row.games, row.wins) for row in connection.execute(ratings)]
        steps = connection.execute(history).all()
        met = connection.execute(_met(person)).all()
    if found is None and not ranked:
        return None
    return Profile(
        person=person,
        name=found or (ranked[0].name if ranked else ""),
        ratings=ranked,
        history=[
            RatingStep(row.table_id, row.title, row.seats, row.ended_at, points(row.mu), row.place)
            for row in reversed(steps)
        ],
        opponents=[Opponent(row.person, row.name, row.games, round(row.won, 2)) for row in met],
    )


def _met(person: str) -> Any:
    """Whom somebody has played, most often first, and how much of those games they won."""
    mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
    games = func.count().label("games")
    return (
        select(theirs.c.person, func.max(theirs.c.name).label("name"), games, func.sum(mine.c.share).label("won"))
        .join(theirs, and_(theirs.c.table_id == mine.c.table_id, theirs.c.seat != mine.c.seat))
        .where(mine.c.person == person, mine.c.mu.is_not(None), theirs.c.person.is_not(None))
        .group_by(theirs.c.person)
        .order_by(desc(games))
        .limit(LISTED)
    )


def games(database: Database, wanted: Wanted, page: int) -> tuple[list[Archived], bool]:
    """Finished public games, the latest first, and whether there are more."""
    chosen = select(RESULTS.c.table_id, func.max(RESULTS.c.ended_at).label("ended")).where(*_sought(wanted))
    latest: Subquery = (
        chosen.group_by(RESULTS.c.table_id).order_by(desc("ended")).limit(PAGE + 1).offset(PAGE * page).subquery()
    )
    query = (
        select(RESULTS)
        .join(latest, latest.c.table_id == RESULTS.c.table_id)
        .order_by(desc(latest.c.ended), RESULTS.c.table_id, RESULTS.c.seat)
    )
    found: dict[str, Archived] = {}
    with database.reading() as connection:
        for row in connection.execute(query):
            game = found.setdefault(row.table_id, Archived(row.table_id, row.title, row.ended_at, []))
            game.seats.append(GameSeat(row.name, row.person or "", row.bot, row.place, row.points))
    listed = list(found.values())
    return listed[:PAGE], len(listed) > PAGE


def _sought(wanted: Wanted) -> list[ColumnElement[bool]]:
    conditions = [RESULTS.c.public == 1, *_between(wanted)]
    if wanted.title is not None:
        conditions.append(RESULTS.c.title == wanted.title)
    if wanted.seats is not None:
        conditions.append(RESULTS.c.seats == wanted.seats)
    if wanted.person is not None:
        conditions.append(RESULTS.c.person == wanted.person)
    if wanted.name:
        conditions.append(RESULTS.c.name.icontains(wanted.name, autoescape=True))
    if wanted.move:
        made = select(MADE.c.table_id).where(MADE.c.move == wanted.move)
        conditions.append(RESULTS.c.table_id.in_(made))
    if wanted.cards is not None:
        conditions.append(or_(false(), *(_played(title, cards) for title, cards in wanted.cards.items() if cards)))
    if wanted.result != "any":
        conditions.append(_came_out(wanted.result))
    return conditions


def _played(title: str, cards: Collection[str]) -> ColumnElement[bool]:
    games = select(PLAYED.c.table_id).where(PLAYED.c.card.in_(cards))
    return and_(RESULTS.c.title == title, RESULTS.c.table_id.in_(games))


def _came_out(result: Result) -> ColumnElement[bool]:
    if result in ("people", "bots"):
        first = RESULTS.alias("first")
        human = first.c.bot == "" if result == "people" else first.c.bot != ""
        return RESULTS.c.table_id.in_(select(first.c.table_id).where(first.c.place == 1, human))
    if result == "lost":
        return RESULTS.c.place > 1
    alone = RESULTS.c.share >= 1 if result == "won" else RESULTS.c.share < 1
    return and_(RESULTS.c.place == 1, alone)


def _between(wanted: Wanted) -> list[ColumnElement[bool]]:
    found = []
    if wanted.since is not None:
        found.append(RESULTS.c.ended_at >= wanted.since)
    if wanted.until is not None:
        found.append(RESULTS.c.ended_at < wanted.until)
    return found


class Figures(NamedTuple):
    games: int
    by_seat: list[Counted]
    openings: list[Counted]
    moves: list[Counted]
    cards: list[Counted]


def latest(database: Database, title: str, seats: int) -> float | None:
    """When the last game of a title with so many seats ended."""
    query = select(func.max(RESULTS.c.ended_at)).where(RESULTS.c.title == title, RESULTS.c.seats == seats)
    with database.reading() as connection:
        found: float | None = connection.execute(query).scalar()
        return found


def statistics(database: Database, title: str, seats: int) -> Figures:
    """How often seats, openings, moves and cards won in finished public games."""
    here = [RESULTS.c.public == 1, RESULTS.c.title == title, RESULTS.c.seats == seats]
    count, won = func.count().label("games"), func.sum(RESULTS.c.share).label("won")

    def by(column: ColumnElement[Any], *more: ColumnElement[bool]) -> Select[Any]:
        return select(column.label("key"), count, won).where(*here, *more).group_by(column)

    def of_seats(table: Table, column: ColumnElement[Any]) -> Select[Any]:
        theirs = and_(RESULTS.c.table_id == table.c.table_id, RESULTS.c.seat == table.c.seat)
        return by(column).join_from(table, RESULTS, theirs).order_by(desc(count)).limit(SHOWN_MOVES)

    with database.reading() as connection:

        def told(query: Select[Any]) -> list[Counted]:
            return [Counted(str(row.key), "", row.games, round(row.won, 2)) for row in connection.execute(query)]

        by_seat = told(by(RESULTS.c.seat).order_by(RESULTS.c.seat))
        openings = told(by(RESULTS.c.opening, RESULTS.c.opening != "").order_by(desc(count)).limit(SHOWN_MOVES))
        moves, cards = told(of_seats(MADE, MADE.c.move)), told(of_seats(PLAYED, PLAYED.c.card))
    for row in by_seat:
        row.label = str(int(row.key) + 1)
    return Figures(max([row.games for row in by_seat], default=0), by_seat, openings, moves, cards)
