"""Lines of characters as pixels, each character in a cell of its own: with the font that Pillow brings along."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import normalize

import numpy
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style

WIDE: Final = 9
HIGH: Final = 18
SIZE: Final = 14
PAPER: Final = (255, 255, 255)
INK: Final = (20, 20, 20)
FAINT: Final = (120, 120, 120)

SIMPLE: Final = {"¢": "c", "×": "x", "–": "-", "…": ".", "·": ".", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"'}
"""The font knows the letters of ASCII alone; what stands for the others here."""

Colour = tuple[int, int, int]


def raster(lines: list[list[Segment]], width: int) -> Any:
    """An array of shape (height, width, 3) of whole numbers from 0 to 255."""
    image = Image.new("RGB", (width * WIDE, max(1, len(lines)) * HIGH), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            for letter in segment.text:
                cells = cell_len(letter)
                x, y = column * WIDE, row * HIGH
                if paper != PAPER:
                    pen.rectangle((x, y, x + cells * WIDE - 1, y + HIGH - 1), fill=paper)
                if not letter.isspace():
                    pen.text((x + cells * WIDE / 2, y + HIGH / 2), _simple(letter), fill=ink, font=font, anchor="mm")
                column += cells
    return numpy.asarray(image, numpy.uint8).copy()


def _simple(letter: str) -> str:
    """A letter of ASCII: without its accent, or what looks like it."""
    return letter if letter.isascii() else SIMPLE.get(letter, normalize("NFD", letter)[0])


def _colours(style: Style | None) -> tuple[Colour, Colour]:
    if style is None:
        return INK, PAPER
    ink: Colour = FAINT if style.dim else INK
    if style.color is not None and not style.color.is_default:
        ink = _triple(style.color)
    paper = PAPER if style.bgcolor is None or style.bgcolor.is_default else _triple(style.bgcolor)
    return (paper, ink) if style.reverse else (ink, paper)


def _triple(colour: Color) -> Colour:
    red, green, blue = colour.get_truecolor()
    return red, green, blue
