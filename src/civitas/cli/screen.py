"""What the terminal shows: the table, the news, the moves to choose from, the result."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from civitas.cli.changes import Drawn, Line
from civitas.cli.output import console
from civitas.drawing import Choice, chart, draw
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.text import texts

SPARED = 4
"""Lines that must be saved for a table to be shown in part."""


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    def __init__(self, title: Title, names: Sequence[str], language: str) -> None:
        self.title = title
        self.names = names
        self.say = texts(language, title)
        self.out = console()
        self.plain = not self.out.encoding.lower().startswith("utf")
        self._shown: dict[int | None, Drawn] = {}
        """Per seat, the table that was shown last."""

    def table(self, position: Position, seat: int | None, whole: bool = True) -> None:
        """The table as a seat (None: a spectator) sees it; or what changed on it, if that is much less."""
        drawn = Drawn(self._lines(draw(position, seat, self.say, self.names, self.out.width, self.plain)))
        before = self._shown.get(seat)
        self._shown[seat] = drawn
        new = [] if whole or before is None else drawn.since(before)
        if whole or before is None or len(new) + SPARED > len(drawn.lines):
            self._rule(Text(self.title.names[self.say.language], "bold"))
            self._print(drawn.lines)
        elif new:
            self._rule(Text(self.say.message("table-changed"), "dim"))
            self._print(new)

    def _rule(self, text: Text) -> None:
        self.out.rule(text, characters="-" if self.plain else "─", style="dim")

    def _lines(self, shown: RenderableType) -> list[Line]:
        return self.out.render_lines(shown, pad=False)

    def _print(self, lines: list[Line]) -> None:
        self.out.print(Segments([part for line in lines for part in (*line, Segment.line())]), end="")

    def show(self, *parts: RenderableType) -> str:
        """Something to read, a screenful at a time; what is typed between two of them, or nothing."""
        return self._page(self._lines(Group(*parts)))

    def events(self, events: Iterable[Event], seat: int | None) -> None:
        """What happened, as far as a seat may know."""
        for event in events:
            if event.seen_by(seat):
                self.out.print(Padding(self.say.event(event, self.names), (0, 0, 0, 2)))

    def question(self, position: Position, seat: int) -> None:
        asked = Text(f"{self.names[seat]}: ", "bold")
        self.out.print(asked.append(self.say.question(position.question(seat), self.names)))

    def moves(self, position: Position, seat: int, words: str = "") -> str:
        """The legal moves by their numbers, verb by verb; giving up has none, so that nobody does it by a slip. With
        words, only the moves that have them all. What is typed where a long list pauses, or nothing."""
        numbered = [pair for pair in enumerate(position.contending(seat), 1) if self._has(pair[1], words)]
        if not numbered:
            self.out.print(self.say.message("moves-none"))
            return ""
        groups = [list(group) for _, group in groupby(numbered, lambda pair: self.title.moves.verb(pair[1]).name)]
        shown = [Padding(self._group(position, seat, group, not words), (0, 0, 0, 1)) for group in groups]
        return self._page(self._lines(Group(*shown)))

    def _has(self, move: int, words: str) -> bool:
        label = self.say.move(move, self.names).casefold()
        return all(word in label for word in words.casefold().split())

    def _page(self, lines: list[Line]) -> str:
        """Prints; where somebody reads, a screenful at a time. An answer given between two of them ends it."""
        room = max(1, self.out.height - 2) if self.interactive() else len(lines)
        while True:
            self._print(lines[:room])
            lines = lines[room:]
            if not lines:
                return ""
            answer = input(self.say.message("more", {"count": len(lines)}) + " ").strip()
            if answer:
                return answer

    def _group(self, position: Position, seat: int, group: list[tuple[int, int]], whole: bool) -> RenderableType:
        verb = self.title.moves.verb(group[0][1])
        if whole and len(group) > 3 and self.say.has(f"move-{verb.name}", "group") and self._is_dense(group):
            return self._matrix(position, seat, group)
        on_map = self._chart(position, seat, group) if whole else None
        if on_map is not None:
            return on_map
        lines = [self._line(position, seat, number, move) for number, move in group]
        told_of = [self._about(move) for _, move in group]
        # Of several that are alike it is told once.
        about = ["" if told == before else told for told, before in zip(told_of, ["", *told_of])]
        if self.say.has(f"move-{verb.name}", "detail") or not any(about):
            return Columns(lines, padding=(0, 3))
        table = Table.grid(padding=(0, 2))
        for line, told in zip(lines, about):
            table.add_row(line, Text(told, "dim"))
        return table

    def _chart(self, position: Position, seat: int, group: list[tuple[int, int]]) -> RenderableType | None:
        """The numbers of moves that differ by a place alone, on a map."""
        if len(group) < 4:
            return None
        asked = position if position.joint is None else position.sketch(seat)
        choices = []
        for number, move in group:
            arguments = tuple(self.title.moves.arg_ids(move).values())
            detail = self.say.detail(position, seat, move)
            choices.append(Choice(number, arguments, asked.preview(seat, move), detail))
        domains = [domain.name for domain in self.title.moves.verb(group[0][1]).domains]
        shown = chart(position, seat, self.say, self.names, self.out.width, self.plain, domains, choices)
        if shown is None:
            return None
        first = self.say.move(group[0][1], self.names)
        told = {"first": group[0][0], "last": group[-1][0], "move": first}
        return Group(shown, Text(self.say.message("moves-on-map", told), "dim"))

    def _about(self, move: int) -> str:
        """What the thing that a move names first does."""
        arguments = list(self.title.moves.arg_ids(move).items())
        return " ".join(self.say.card(*arguments[0], origin=False)) if arguments else ""

    def _line(self, position: Position, seat: int, number: int, move: int) -> Text:
        line = Text(no_wrap=True)
        line.append(f"{number:3} ", "bold cyan")
        asked = position if position.joint is None else position.sketch(seat)
        line.append(self.say.move(move, self.names, asked.preview(seat, move)))
        detail = self.say.detail(position, seat, move)
        if detail:
            line.append(f"  {detail}", "dim")
        return line

    def _is_dense(self, group: list[tuple[int, int]]) -> bool:
        """Do most pairs of the two arguments occur? A table with a number a line is worse than the lines."""
        pairs = [self.title.moves.args(move) for _, move in group]
        return 2 * len(group) > len({first for first, _ in pairs}) * len({second for _, second in pairs})

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
