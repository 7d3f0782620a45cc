"""Rows of things with their places: all that a seat knows, nothing else, in numbers that stay what they are."""

from __future__ import annotations

import numpy
import pytest

import civitas
from civitas.envs.entities import COLUMNS, MOST, Entities, facts, read_schema, walk_games
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from mini import MINI

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]
VERSIONS = {
    "antiquity": "f8c75551",
    "historia": "2b215d8d",
    "seven_ages": "39306272",
    "seven_wonders_duel": "6dfc7740",
    "through_the_ages": "82a1257c",
}
"""What models were trained on. A title whose views say something new gets another version; say so in CHANGELOG.md."""


def test_the_numbers_mean_what_they_meant() -> None:
    assert {title: Entities(civitas.title(title)).version for title in TITLES} == VERSIONS


@pytest.mark.parametrize("title", TITLES)
def test_rows_lie_within_their_bounds_and_are_those_of_the_view(title: str) -> None:
    """What looks the same has the same rows, and nearly every fact stands in a place that has a number."""
    made = civitas.title(title)
    entities = Entities(made)
    for position, seat in walk_games(made, 2, 90, 45):
        rows = entities.observe(position, seat)
        assert rows.shape == (MOST, len(COLUMNS)) and rows.dtype == numpy.int32
        least, most = entities.bounds(position.seats)
        assert (rows >= least).all() and (rows <= most).all()
        said = rows[rows.any(axis=1)]
        assert 0 < len(said) < MOST
        assert (said[:, 0] == 0).mean() < 0.02
        assert entities.describe(said[0])
        assert numpy.array_equal(entities.observe(position.imagine(seat, Chance(9)), seat), rows)


def test_hidden_things_are_there_to_be_hidden() -> None:
    """The test above would pass idly if two seats were told the same."""
    position = civitas.new("through_the_ages", 2, seed=1)
    play_out(position, Chance(1), most=150)
    entities = Entities(position.title)
    assert entities.rows(position, 0) != entities.rows(position, 1)


@pytest.mark.parametrize("title", TITLES)
def test_every_thing_that_a_view_names_is_in_the_rows(title: str) -> None:
    made = civitas.title(title)
    entities = Entities(made)
    position = civitas.new(made, 2, seed=5)
    play_out(position, Chance(5), most=50)
    named: set[object] = set()
    for fact in facts(position.view(0), dict.fromkeys(entities.things, 0), frozenset()):
        named |= {word for word in (fact.value, fact.of) if word in entities.things}
    rows = entities.rows(position, 0)
    assert named == {entities.things[number] for row in rows for number in row[1:3]} - {""} and len(named) > 10


def test_seats_are_told_from_the_viewer() -> None:
    position = civitas.new("seven_wonders_duel", seed=3)
    play_out(position, Chance(3), most=30)
    entities = Entities(position.title)
    coins = entities.places.index("coins[]")
    for seat in range(2):
        told = {row[3] - 1: row[5] for row in entities.rows(position, seat) if row[0] == coins}
        own: list[int] = position.view(seat)["coins"]  # type: ignore[assignment]
        assert told == {(owner - seat) % 2: amount for owner, amount in enumerate(own) if amount}


def test_a_title_without_places_cannot_be_told_in_rows() -> None:
    assert read_schema(MINI).places == []
    with pytest.raises(civitas.BadInput, match="no features"):
        Entities(MINI)
