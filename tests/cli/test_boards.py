"""Boards as SVG: made of the client's drawings, complete, and of nothing that the viewer may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import civitas
from civitas._build import art
from civitas.drawing.boards.sheet import ART
from civitas.drawing.picture import Picture
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.text import LANGUAGES, Texts, texts

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]
SVG = "{http://www.w3.org/2000/svg}"


def played(title: str, moves: int, seats: int = 2) -> civitas.Position:
    position = civitas.new(title, seats, seed=4)
    play_out(position, Chance(4), most=moves)
    return position


def words(drawing: ElementTree.Element) -> str:
    """All that is written, without the spaces at which names are cut into lines."""
    return re.sub(r"\s", "", " ".join("".join(text.itertext()) for text in drawing.iter(f"{SVG}text")))


def named(title: str, view: dict[str, Any], viewer: int | None, say: Texts) -> Iterator[str]:
    """What the view holds that belongs on the board, in words."""
    match title:
        case "seven_wonders_duel":
            yield from (say.name("card", slot["card"]) for slot in view["structure"] if slot["card"])
            yield from (say.name("card", card) for city in view["cities"] for card in city)
            yield from (say.name("wonder", wonder) for own in view["wonders"] for wonder in own)
            yield from (say.name("token", token) for token in view["board"])
        case "through_the_ages":
            yield from (say.name("card", card) for card in view["row"] if card)
            yield from (say.name("card", card) for own in view["technologies"] for card in own)
            yield from (say.name("card", card) for card in [*view["leader"], *view["unfinished"]] if card)
            yield from (say.name("card", card) for card in (view["hand"][viewer] if viewer is not None else []))
        case "historia":
            yield from (say.name("territory", found["id"]) for found in view["territories"])
            yield from (say.name("government", found["government"]) for found in view["civilizations"])
            yield from (say.name("wonder", wonder) for wonder in view["row"] if wonder)
        case "antiquity":
            pieces = (piece for player in view["players"] for city in player["cities"] for piece in city["pieces"])
            yield from (say.name("building", piece["building"]) for piece in pieces)
        case "seven_ages":
            yield from (say.name("card", empire["card"]) for empire in view["empires"])
            yield from (say.name("area", area["id"]) for area in view["areas"] if area["owner"])
            yield from (say.name("card", card) for card in (view["hand"][viewer] if viewer is not None else []))


@pytest.mark.parametrize("title", TITLES)
def test_a_board_is_well_formed_and_tells_what_the_view_holds(title: str) -> None:
    told = 0
    for moves in (0, 40, 150, 500):
        position = played(title, moves)
        for language in LANGUAGES:
            for viewer in (0, 1, None):
                drawing = ElementTree.fromstring(Picture(position, viewer, language).svg())
                written = words(drawing)
                say = texts(language, position.title)
                assert position.title.names[language].replace(" ", "") in written
                for name in named(title, position.view(viewer), viewer, say):
                    assert re.sub(r"\s", "", name) in written, name
                    told += 1
                kept = {part.get("id") for part in drawing.iter(f"{SVG}symbol")}
                used = {str(part.get("href")).removeprefix("#") for part in drawing.iter(f"{SVG}use")}
                assert kept == used
    assert told > 50


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_seats_and_the_end_of_a_game_are_drawn(title: str) -> None:
    for seats in civitas.title(title).seat_counts:
        drawing = ElementTree.fromstring(Picture(played(title, 200, seats), None).svg())
        signs = [part for part in drawing.iter(f"{SVG}g") if "scale" in part.get("transform", "")]
        assert len(signs) >= seats
    over = played(title, 100_000)
    assert over.over() and ElementTree.fromstring(Picture(over).svg()).tag == f"{SVG}svg"


def test_what_a_rival_holds_is_not_drawn() -> None:
    position = played("through_the_ages", 150)
    say = texts("en", position.title)
    for seat in (0, 1):
        view: dict[str, Any] = position.view(1 - seat)
        theirs = [card["card"] for card in view["military_hand"][1 - seat]]
        mine = str(position.view(seat))
        hidden = [card for card in theirs if card and f"'{card}'" not in mine]
        assert hidden
        written = words(ElementTree.fromstring(Picture(position, seat).svg()))
        assert not [card for card in hidden if re.sub(r"\s", "", say.name("card", card)) in written]


def test_a_title_without_a_board_is_drawn_as_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.drawing.picture.has_board", lambda title: False)
    picture = Picture(played("historia", 20))
    assert picture.html().startswith("<pre") and "rich-terminal" in picture.svg()


def test_the_drawings_are_those_of_the_client() -> None:
    assert {name: (ART / name).read_text(encoding="utf-8") for name in art.files()} == art.files()
    assert {path.name for path in ART.iterdir()} == set(art.files())


def test_a_colour_is_that_of_the_day() -> None:
    css = ":root { --gold: #fc0; --ink: light-dark(var(--gold), #000); }\n:root[data-theme='dark'] { --ink: #111; }"
    card = "[data-colour='red'] { --band: var(--gold); }"
    assert art.colours([css, card]) == {"ink": "#fc0", "card-red-band": "#fc0"}
