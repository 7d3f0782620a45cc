"""The words with which a view is read: every one names a field that is there, and none is a stranger to the moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.text import LANGUAGES, Texts, texts

SPOKEN = ["antiquity", "seven_ages", "through_the_ages"]
"""The titles whose views are read as tables."""
EVERY = 3
GAMES = 8


def views(key: str, seed: int) -> Iterator[dict[str, object]]:
    """What the first seat sees in the course of a random game."""
    game, chance, made = civitas.new(key, seed=seed), Chance(seed), 0
    while not game.over():
        seat = game.waiting()[0]
        legal = game.contending(seat)
        game.play(seat, legal[chance.word(made) % len(legal)])
        if made % EVERY == 0:
            yield game.view(0)
        made += 1


def entries(value: object) -> list[dict[str, object]]:
    listed = value if isinstance(value, list) else [value]
    return [entry for entry in listed if isinstance(entry, dict)]


def fields(view: dict[str, object]) -> Iterator[tuple[str, str, object]]:
    """The fields of the table and of the players, each with the family of its word."""
    for name, value in view.items():
        yield "view", name, value
        # A field of each player stands in a sheet of its own or at the player's place in a list.
        if isinstance(value, list) and value:
            yield "player", name, value[0]
    for sheet in entries(view.get("players")):
        for name, value in sheet.items():
            yield "player", name, value


def known(view: dict[str, object]) -> set[str]:
    """The fields of a view, and those of the things that they list."""
    found = set()
    for family, name, value in fields(view):
        found.add(f"{family}-{name}")
        found |= {f"{family}-{name}.{column}" for entry in entries(value) for column in entry}
    return found


def named(say: Texts) -> set[str]:
    found = set()
    for family in ("view", "player"):
        for name in say.family(family):
            columns = say.reading(family, name)["columns"]
            assert isinstance(columns, list)
            found |= {f"{family}-{name}", *(f"{family}-{name}.{column['key']}" for column in columns)}
    return found


@pytest.mark.parametrize("key", SPOKEN)
def test_every_word_names_a_field_of_the_view(key: str) -> None:
    words, seen = named(texts("en", civitas.title(key))), set[str]()
    for seed in range(GAMES):
        for view in views(key, seed):
            seen |= known(view)
        if words <= seen:
            break
    # Random players do not come to everything: of what they never list, no column is known.
    listed = {name.partition(".")[0] for name in seen if "." in name}
    assert {word for word in words - seen if "." not in word or word.partition(".")[0] in listed} == set()


@pytest.mark.parametrize("key", SPOKEN)
def test_every_group_of_moves_is_one_of_the_title(key: str) -> None:
    title = civitas.title(key)
    assert set(texts("en", title).family("verb")) <= set(title.moves.by_name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*SPOKEN, "historia", "seven_wonders_duel"])
def test_every_part_of_the_player_aid_has_its_heading(key: str, language: str) -> None:
    say = texts(language, civitas.title(key))
    parts = say.family("aid")
    assert len(parts) >= 3
    assert all(say.has(f"aid-{part}", "heading") for part in parts)


def details(key: str, *moves: str) -> set[str]:
    """What is said beside the moves that the seat to move has after these."""
    game = civitas.new(key, seed=1)
    for move in moves:
        game.play(game.waiting()[0], game.title.moves.parse(move))
    seat = game.waiting()[0]
    say = texts("en", game.title)
    return {say.detail(game, seat, move) for move in game.legal(seat)}


def test_a_placement_tells_the_squares_it_covers() -> None:
    assert "covers b1, a2 and b2" in details("antiquity", "settle:d23", "settle:a17", "build:cart_shop")


def test_a_bid_tells_the_value_of_the_card() -> None:
    assert all(detail.startswith("value ") for detail in details("seven_ages"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_says_what_its_ids_name(language: str) -> None:
    say = texts(language, civitas.title("antiquity"))
    assert say.reading("view", "order") == {"kind": "seat", "columns": []}
    columns = say.reading("view", "industries")["columns"]
    assert isinstance(columns, list)
    assert [(column["key"], column["kind"]) for column in columns[:3]] == [
        ("seat", "seat"),
        ("project", "project"),
        ("good", "good"),
    ]
