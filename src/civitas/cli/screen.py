"""What the terminal shows: the table, the news, the moves to choose from, the result."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civitas.cli.output import console
from civitas.cli.tables import draw
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.text import texts


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    def __init__(self, title: Title, names: Sequence[str], language: str) -> None:
        self.title = title
        self.names = names
        self.say = texts(language, title)
        self.out = console()
        self.plain = not self.out.encoding.lower().startswith("utf")

    def table(self, position: Position, seat: int | None) -> None:
        """The table as a seat (None: a spectator) sees it."""
        name = Text(self.title.names[self.say.language], "bold")
        self.out.rule(name, characters="-" if self.plain else "─", style="dim")
        self.out.print(draw(position, seat, self.say, self.names, self.out.width, self.plain))

    def events(self, events: Iterable[Event], seat: int | None) -> None:
        """What happened, as far as a seat may know."""
        for event in events:
            if event.seen_by(seat):
                self.out.print(Padding(self.say.event(event, self.names), (0, 0, 0, 2)))

    def question(self, position: Position, seat: int) -> None:
        asked = Text(f"{self.names[seat]}: ", "bold")
        self.out.print(asked.append(self.say.question(position.question(seat), self.names)))

    def moves(self, position: Position, seat: int) -> None:
        """The legal moves by their numbers, verb by verb; giving up has none, so that nobody does it by a slip."""
        numbered = list(enumerate(position.contending(seat), 1))
        for _, group in groupby(numbered, lambda pair: self.title.moves.verb(pair[1]).name):
            self.out.print(Padding(self._group(position, seat, list(group)), (0, 0, 0, 1)))

    def _group(self, position: Position, seat: int, group: list[tuple[int, int]]) -> RenderableType:
        verb = self.title.moves.verb(group[0][1])
        if len(verb.domains) == 2 and len(group) > 3:
            return self._matrix(position, seat, group)
        lines = [self._line(position, seat, number, move) for number, move in group]
        if self.say.has(f"move-{verb.name}", "detail"):
            return Columns(lines, padding=(0, 3))
        table = Table.grid(padding=(0, 2))
        for line, (_, move) in zip(lines, group):
            arguments = list(self.title.moves.arg_ids(move).items())
            about = self.say.card(*arguments[0]) if arguments else []
            table.add_row(line, Text(" ".join(about), "dim"))
        return table

    def _line(self, position: Position, seat: int, number: int, move: int) -> Text:
        line = Text(no_wrap=True)
        line.append(f"{number:3} ", "bold cyan")
        line.append(self.say.move(move, self.names))
        detail = self.say.detail(position, seat, move)
        if detail:
            line.append(f"  {detail}", "dim")
        return line

    def _matrix(self, position: Position, seat: int, group: list[tuple[int, int]]) -> RenderableType:
        """Moves with two arguments as a table: the first down, the second across, numbers in the cells."""
        first, second = self.title.moves.verb(group[0][1]).domains
        numbers = {tuple(self.title.moves.args(move)): (number, move) for number, move in group}
        across = sorted({pair[1] for pair in numbers})
        table = Table.grid(padding=(0, 1))
        table.add_column()
        heads = [Text(self.say.name(second.name, second.ids[index]), "dim", justify="right") for index in across]
        verb = self.title.moves.verb(group[0][1]).name
        table.add_row(Text(self.say.message(f"move-{verb}", attribute="group"), "dim"), *heads)
        for down in sorted({pair[0] for pair in numbers}):
            row = Text(self.say.name(first.name, first.ids[down]))
            cells = []
            for index in across:
                number, move = numbers.get((down, index), (0, -1))
                cells.append(Text(str(number) if number else "", "bold cyan", justify="right"))
            detail = self.say.detail(position, seat, move) if move >= 0 else ""
            table.add_row(row.append(f"  {detail}", "dim"), *cells)
        return table

    def result(self, position: Position) -> None:
        """Who won, and the score sheet."""
        standing = position.standing()
        table = Table.grid(padding=(0, 2))
        table.add_column()
        for _ in self.names:
            table.add_column(justify="right")
        table.add_row("", *(Text(name, "bold") for name in self.names))
        for label, points in self.say.scores(standing):
            table.add_row(label, *(str(number) for number in points))
        self.out.print(Padding(table, (1, 2)))
        self.out.print(self.say.result(standing, self.names), style="bold")

    def interactive(self) -> bool:
        """Is somebody there to read and to press a key?"""
        return sys.stdin is not None and sys.stdin.isatty() and self.out.is_terminal

    def pause(self) -> None:
        """Wait for Enter; `q` leaves."""
        try:
            if input(self.say.message("pause") + " ").strip().lower() == "q":
                raise Quit
        except (EOFError, KeyboardInterrupt) as problem:
            raise Quit from problem
