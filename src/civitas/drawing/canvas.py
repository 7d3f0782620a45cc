"""A sheet of characters to draw on; what is drawn later covers what was there."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

LINES = ("┌", "─", "┐", "│", "└", "┘")
ASCII_LINES = ("+", "-", "+", "|", "+", "+")


class Canvas:
    def __init__(self, width: int, height: int, plain: bool) -> None:
        self.width = width
        self.lines = ASCII_LINES if plain else LINES
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        row = self._rows[y]
        for place, letter in enumerate(text, x):
            if 0 <= place < self.width:
                row[place] = (letter, style)

    def box(self, x: int, y: int, width: int, height: int, style: str, fill: str = " ") -> None:
        """A frame and what it covers."""
        left_top, across, right_top, upright, left_low, right_low = self.lines
        self.write(x, y, left_top + across * (width - 2) + right_top, style)
        for below in range(y + 1, y + height - 1):
            self.write(x, below, upright + fill * (width - 2) + upright, style)
        self.write(x, y + height - 1, left_low + across * (width - 2) + right_low, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._rows):
            if number:
                drawn.append("\n")
            for style, letters in groupby(row, lambda cell: cell[1]):
                drawn.append("".join(letter for letter, _ in letters), style)
        return drawn
