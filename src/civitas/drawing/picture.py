"""A position as a picture: text for prompts and logs, HTML for notebooks, SVG for files, pixels for recordings.

All of them show the terminal's drawing of the title, with what one seat may know and nothing else.
"""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from civitas.drawing import draw
from civitas.kernel.errors import BadInput, short
from civitas.kernel.position import Position
from civitas.text import LANGUAGES, texts

WIDTH: Final = 100
"""Characters to a row."""
ASKED: Final = "asked"
"""Whoever is asked looks; a spectator, when the game is over."""
PAGE: Final = (
    '<pre style="font-family:ui-monospace,Menlo,Consolas,monospace;line-height:1.2;white-space:pre;overflow-x:auto">'
    "{code}</pre>"
)


class Picture:
    """What `viewer` sees: a seat, None for a spectator, or whoever is asked."""

    def __init__(
        self, position: Position, viewer: int | str | None = ASKED, language: str = "en", width: int = WIDTH
    ) -> None:
        if language not in LANGUAGES:
            values = ", ".join(LANGUAGES)
            raise BadInput("error-option-value", {"option": "language", "value": short(language), "values": values})
        seat = position.turn() if viewer == ASKED else viewer
        if seat == -1:
            seat = None
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < position.seats):
            raise BadInput("error-no-such-seat", {"number": short(seat), "last": position.seats - 1})
        self.position = position
        self.viewer: int | None = seat
        self.say = texts(language, position.title)
        self.width = width

    def text(self) -> str:
        """Plain characters, without colours."""
        return "\n".join([line.rstrip() for line in self._printed().export_text().splitlines()])

    def html(self) -> str:
        """One element with its colours in it, for a page of any kind."""
        return self._printed().export_html(inline_styles=True, code_format=PAGE)

    def svg(self) -> str:
        return self._printed().export_svg(title=self.position.title.names[self.say.language])

    def pixels(self) -> Any:
        """Rows of red, green and blue from 0 to 255, as a numpy array; BadInput where `civitas[lab]` is missing."""
        try:
            raster = import_module("civitas.drawing.pixels").raster
        except ModuleNotFoundError as problem:
            raise BadInput("error-needs-extra", {"extra": "lab"}) from problem
        return raster(self._console().render_lines(Group(*self._parts(plain=True))), self.width)

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()

    def _console(self) -> Console:
        """One that writes nowhere, and draws the same on every machine."""
        return Console(
            file=io.StringIO(),
            record=True,
            width=self.width,
            markup=False,
            emoji=False,
            highlight=False,
            force_terminal=True,
            force_jupyter=False,
            color_system="truecolor",
            legacy_windows=False,
        )

    def _printed(self) -> Console:
        console = self._console()
        for part in self._parts(plain=False):
            console.print(part)
        return console

    def _parts(self, plain: bool) -> list[RenderableType]:
        """The name of the title, the table, and what is asked, or how the game ended."""
        position, say, seat = self.position, self.say, self.viewer
        names = [say.seat(number) for number in range(position.seats)]
        name = Text(position.title.names[say.language], "bold")
        table = draw(position, seat, say, names, self.width, plain)
        found: list[RenderableType] = [Rule(name, characters="-" if plain else "─", style="dim"), table]
        if position.over():
            return [*found, Text(say.result(position.standing(), names), "bold")]
        waiting = position.waiting()
        for asked in [seat] if seat is not None and seat in waiting else waiting:
            question = position.question(asked) if asked == seat else position.frame_question(asked)
            if question is not None:
                found.append(Text(f"{names[asked]}: ", "bold").append(say.question(question, names)))
        return found
