"""A sheet to draw on with the symbols of a title: shapes, words that fit their room, and signs of the seats."""

from __future__ import annotations

import json
import re
import textwrap
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

ART: Final = Path(__file__).with_name("art")
LETTER: Final = 0.56
"""How wide a letter is on average, by its height."""
BOLD: Final = 1.15
"""How much wider bold letters are."""
FACE: Final = "Palatino Linotype, Palatino, Book Antiqua, URW Palladio L, Noto Serif, DejaVu Serif, Georgia, serif"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.S)
DEFINED: Final = re.compile(r"<defs>(.*?)</defs>", re.S)
SEATS: Final = 7


@cache
def drawn(name: str) -> Any:
    """A file of the art that is no drawing: outlines, scenes, colours."""
    return json.loads((ART / f"{name}.json").read_text(encoding="utf-8"))


@cache
def symbols(title: str) -> tuple[str, dict[str, str]]:
    """What all drawings of a title share, and its symbols by their names."""
    source = (ART / f"{title}.svg").read_text(encoding="utf-8")
    shared = DEFINED.search(source)
    return shared[1].strip() if shared else "", {found[1]: found[0] for found in SYMBOL.finditer(source)}


def colour(name: str) -> str:
    """A colour of the client by its name, as it is by day."""
    found: str = drawn("colours")[name]
    return found


def seat_colour(seat: int) -> str:
    return colour(f"seat-{seat % SEATS}")


class Sheet:
    width: Final = 1000

    def __init__(self, title: str) -> None:
        self.title = title
        self._shared, self._symbols = symbols(title)
        self._used: set[str] = set()
        self._parts: list[str] = []

    def has(self, symbol: str) -> bool:
        return symbol in self._symbols

    def symbol(
        self, name: str, x: float, y: float, width: float, height: float | None = None, ink: str = "", style: str = ""
    ) -> None:
        """A drawing of the client; `ink` for those that have no colours of their own, `style` for their tones."""
        self._used.add(name)
        tones = f' style="{style}"' if style else ""
        self._parts.append(
            f'<use href="#{self._id(name)}"{_numbers(x=x, y=y, width=width, height=height or width)}'
            f' color="{ink or colour("ink")}"{tones}/>'
        )

    def path(self, shape: str, fill: str = "none", stroke: str = "none", wide: float = 1, faint: float = 1) -> None:
        opacity = f' opacity="{faint:g}"' if faint != 1 else ""
        self._parts.append(f'<path d="{shape}" fill="{fill}" stroke="{stroke}" stroke-width="{wide:g}"{opacity}/>')

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", round: float = 6
    ) -> None:
        self._parts.append(
            f'<rect{_numbers(x=x, y=y, width=width, height=height, rx=round)} fill="{fill}" stroke="{stroke}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        ink: str = "",
        weight: str = "normal",
        anchor: str = "start",
        most: float = 0,
    ) -> None:
        """One line; what would be wider than `most` is written closer."""
        told = str(words)
        close = 0 < most < len(told) * size * LETTER * (BOLD if weight == "bold" else 1)
        fitted = f' textLength="{most:g}" lengthAdjust="spacingAndGlyphs"' if close else ""
        self._parts.append(
            f'<text{_numbers(x=x, y=y)} font-size="{size:g}" fill="{ink or colour("ink")}" font-weight="{weight}"'
            f' text-anchor="{anchor}"{fitted}>{escape(told, quote=False)}</text>'
        )

    def paragraph(
        self, x: float, y: float, width: float, words: str, size: float = 13, ink: str = "", weight: str = "normal"
    ) -> float:
        """Lines from y on; where the last of them stands."""
        lines = textwrap.wrap(words, max(4, int(width / size / LETTER)), break_long_words=False) or [""]
        for number, line in enumerate(lines):
            self.text(x, y + number * size * 1.25, line, size, ink, weight, most=width)
        return y + (len(lines) - 1) * size * 1.25

    def middle(self, x: float, y: float, width: float, words: str, size: float, lines: int, ink: str = "") -> None:
        """A name in so many lines at most, in the middle of its room."""
        found = textwrap.wrap(words, max(4, int(width / size / LETTER)), break_long_words=False)
        if len(found) > lines:
            found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
        for number, line in enumerate(found):
            self.text(x + width / 2, y + number * size * 1.1, line, size, ink, anchor="middle", most=width)

    def seat(self, seat: int, x: float, y: float, size: float, letter: str = "") -> None:
        """The sign of a seat: a shape, a letter and a colour, never the colour alone."""
        shapes: list[str] = drawn("seats")
        self._parts.append(
            f'<g transform="translate({x:g} {y:g}) scale({size / 20:g})">'
            f'<path d="{shapes[seat % len(shapes)]}" fill="{seat_colour(seat)}" stroke="{colour("white")}"/>'
            f'<text x="10" y="14.5" font-size="12" font-weight="bold" text-anchor="middle" fill="{colour("white")}">'
            f"{escape(letter or chr(65 + seat))}</text></g>"
        )

    def begin(self, x: float, y: float, scale: float = 1) -> None:
        """What follows, until `end`, is drawn from this corner at this scale."""
        self._parts.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')

    def end(self) -> None:
        self._parts.append("</g>")

    def written(self, height: float, label: str) -> str:
        """The whole drawing, with those symbols alone that it uses."""
        own = "\n".join(self._symbols[name] for name in sorted(self._used))
        defined = re.sub(r'(id="|url\(#|href="#)', rf"\1{self._id('')}", f"{self._shared}\n{own}".strip())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height:g}" role="img"'
            f' aria-label="{escape(label)}" font-family="{FACE}" style="max-width:100%;width:{self.width}px">\n'
            f"<defs>{defined}</defs>\n"
            f'<rect width="{self.width}" height="{height:g}" rx="10" fill="{colour("paper")}"/>\n'
            + "\n".join(self._parts)
            + "\n</svg>"
        )

    def _id(self, name: str) -> str:
        """Names of its own: a notebook holds many drawings."""
        return f"civitas-{self.title}-{name}"


def _numbers(**numbers: float) -> str:
    return "".join(f' {name}="{round(number, 2):g}"' for name, number in numbers.items())
