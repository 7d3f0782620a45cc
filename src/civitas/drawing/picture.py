"""A position as a picture: text for prompts and logs, SVG for files, HTML for notebooks, pixels for recordings.

Text and pixels show the terminal's drawing of the title; SVG and HTML its board, made of the client's own drawings.
All of them show what one seat may know and nothing else.
"""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from civitas.drawing import Scene, draw
from civitas.drawing.boards import board, has_board
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
        """One element for a page of any kind: the board, or for a title without one the characters in their colours."""
        if has_board(self.position.title):
            return f"<div>{self.svg()}</div>"
        return self._printed().export_html(inline_styles=True, code_format=PAGE)

    def svg(self) -> str:
        """The board as a drawing that needs nothing else."""
        position, say = self.position, self.say
        if not has_board(position.title):
            return self._printed().export_svg(title=position.title.names[say.language])
        names = self._names()
        scene = Scene(position.title, position.view(self.viewer), self.viewer, say, names, self.width, plain=False)
        return board(scene, [f"{who}: {told}" if who else told for who, told in self._asked(names)])

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
        position, say = self.position, self.say
        names = self._names()
        name = Text(position.title.names[say.language], "bold")
        table = draw(position, self.viewer, say, names, self.width, plain)
        found: list[RenderableType] = [Rule(name, characters="-" if plain else "─", style="dim"), table]
        for who, told in self._asked(names):
            found.append(Text(f"{who}: ", "bold").append(told) if who else Text(told, "bold"))
        return found

    def _names(self) -> list[str]:
        return [self.say.seat(number) for number in range(self.position.seats)]

    def _asked(self, names: list[str]) -> list[tuple[str, str]]:
        """Who is asked what, or how the game ended."""
        position, say, seat = self.position, self.say, self.viewer
        if position.over():
            return [("", say.result(position.standing(), names))]
        waiting, found = position.waiting(), []
        for asked in [seat] if seat is not None and seat in waiting else waiting:
            question = position.question(asked) if asked == seat else position.frame_question(asked)
            if question is not None:
                found.append((names[asked], say.question(question, names)))
        return found
