"""How finished games came out: entered once for each, with the ratings of the people who played it.

Ratings are openskill's (Plackett and Luce's model, after Weng and Lin): a mean and a deviation per person, title and
number of seats. People see them in points: 1500 to begin with, one deviation of a newcomer being 300.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table, insert, select, update

from civitas.server.schema import MADE, PLAYED, RATINGS, RESULTS
from civitas.table import Info
from civitas.table.storage import Came, Outcome

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
START: Final = 1500
POINTS: Final = 36.0
"""Per unit of the model's scale."""
SETTLED: Final = 10
"""After fewer games a rating is provisional."""


def points(mu: float) -> int:
    return round(START + POINTS * (mu - MEAN))


def within(sigma: float) -> int:
    """How far the strength may lie from the rating, at 95 %."""
    return round(1.96 * POINTS * sigma)


def enter(connection: Connection, info: Info, outcome: Outcome) -> None:
    """Enter how a game came out, unless it stands there already."""
    known = select(RESULTS.c.seat).where(RESULTS.c.table_id == info.id).limit(1)
    if connection.execute(known).first() is not None:
        return
    ratings = _rate(connection, info, outcome) if outcome.rated else {}
    rows = [
        {
            "table_id": info.id,
            "title": info.title,
            "seats": len(info.seats),
            "public": int(info.public and not info.study),
            "opening": came.made[0] if came.made else "",
            "ended_at": outcome.ended_at,
            "mu": ratings.get(came.seat, (None, None))[0],
            "sigma": ratings.get(came.seat, (None, None))[1],
            **{name: getattr(came, name) for name in ("seat", "person", "name", "bot", "place", "share", "points")},
        }
        for came in outcome.seats
    ]
    connection.execute(insert(RESULTS), rows)
    if rows[0]["public"]:
        _list(connection, MADE, info.id, [(came.seat, move) for came in outcome.seats for move in came.made])
        _list(connection, PLAYED, info.id, [(came.seat, card) for came in outcome.seats for card in came.played])


def _list(connection: Connection, table: Table, game: str, found: list[tuple[int, str]]) -> None:
    if found:
        rows = [dict(zip(table.columns.keys(), (game, seat, thing), strict=True)) for seat, thing in found]
        connection.execute(insert(table), rows)


def _rate(connection: Connection, info: Info, outcome: Outcome) -> dict[int, tuple[float, float]]:
    """Bring the ratings of the people at a table up to date; bots and their places do not count."""
    people = sorted([came for came in outcome.seats if came.person is not None], key=lambda came: came.person or "")
    before = [_rating_of(connection, info, came) for came in people]
    after = rated([(row.mu, row.sigma) if row else (MEAN, DEVIATION) for row in before], [c.place for c in people])
    for came, row, (mu, sigma) in zip(people, before, after, strict=True):
        values = {"name": came.name, "mu": mu, "sigma": sigma}
        if row is None:
            fresh = {"person": came.person, "title": info.title, "seats": len(info.seats)}
            connection.execute(insert(RATINGS).values(**fresh, **values, games=1, wins=came.share))
        else:
            counted = {"games": RATINGS.c.games + 1, "wins": RATINGS.c.wins + came.share}
            connection.execute(update(RATINGS).where(*_whose(info, came)).values(**values, **counted))
    return {came.seat: rating for came, rating in zip(people, after, strict=True)}


def _whose(info: Info, came: Came) -> tuple[Any, ...]:
    return RATINGS.c.person == came.person, RATINGS.c.title == info.title, RATINGS.c.seats == len(info.seats)


def _rating_of(connection: Connection, info: Info, came: Came) -> Any:
    # Held until the transaction ends: another process may enter another game of the same person.
    return connection.execute(select(RATINGS).where(*_whose(info, came)).with_for_update()).one_or_none()


def rated(before: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float]]:
    """The means and deviations after a game in which people came in at these places."""
    from openskill.models import PlackettLuce  # here: it takes a tenth of a second, which a start need not wait for

    model = PlackettLuce(mu=MEAN, sigma=DEVIATION)
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]
