"""Positions as pictures: text, HTML, SVG and pixels, in both languages, of what one seat may know."""

from __future__ import annotations

import re

import pytest

import civitas
from civitas.drawing.picture import Picture
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.text import LANGUAGES

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]


def middle(title: str, moves: int = 60) -> civitas.Position:
    position = civitas.new(title, 2, seed=1)
    play_out(position, Chance(1), most=moves)
    return position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_drawn_in_every_form(title: str, language: str) -> None:
    position = middle(title)
    picture = Picture(position, language=language)
    name = position.title.names[language]
    assert name in picture.text() and name in re.sub("<[^>]*>", "", picture.html())
    assert max(len(line) for line in picture.text().splitlines()) <= 100
    assert picture.svg().startswith("<svg") and "<script" not in picture.svg()
    assert picture.html() == f"<div>{picture.svg()}</div>"


@pytest.mark.parametrize("title", TITLES)
def test_a_position_shows_itself(title: str) -> None:
    position = middle(title)
    assert str(position) == Picture(position).text() == str(Picture(position, position.turn()))
    assert position._repr_html_() == Picture(position)._repr_html_()
    play_out(position, Chance(2))
    assert str(position) == Picture(position, None).text()


@pytest.mark.parametrize("title", TITLES)
def test_what_looks_the_same_is_drawn_the_same(title: str) -> None:
    for moves in (0, 30, 90):
        position = middle(title, moves)
        for seat in (0, 1, None):
            looks = position.imagine(seat, Chance(3))
            # Who is still asked lies open, and is not imagined.
            if seat in position.waiting() or looks.waiting() == position.waiting():
                assert Picture(position, seat).html() == Picture(looks, seat).html()


def test_what_does_not_fit_is_told_in_a_sentence() -> None:
    position = middle("historia")
    for viewer in (2, -2, "white"):
        with pytest.raises(civitas.BadInput, match="no seat"):
            Picture(position, viewer)
    with pytest.raises(civitas.BadInput, match="is not a value of the option language"):
        Picture(position, language="de")


def test_pixels_need_an_extra() -> None:
    position = middle("seven_wonders_duel")
    try:
        import PIL  # noqa: F401
    except ModuleNotFoundError:
        with pytest.raises(civitas.BadInput, match=r"civitas\[lab\]"):
            Picture(position).pixels()
        return
    pixels = Picture(position, language="it").pixels()
    high, wide, colours = pixels.shape
    assert (wide, colours, str(pixels.dtype)) == (900, 3, "uint8") and high % 18 == 0
    assert pixels.max() == 255 and len({tuple(row) for row in pixels.reshape(-1, 3)[::7].tolist()}) > 5
