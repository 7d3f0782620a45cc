"""What the drawn tables share: seats side by side, panels, lists of things by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.styled import Styled
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene

SEAT_STYLES = ("bright_red", "dodger_blue1", "green3", "gold1", "medium_purple1", "orange3", "cyan3")

WHOLE = "whole"
ROWS = "rows"
"""Of a list its heading, and the rows that changed."""
BELOW = "below"
"""From the first change on, with the card it is on."""


def part(name: str, shown: RenderableType, again: str = WHOLE) -> RenderableType:
    """What belongs together on a table, and how much of it is shown again once something in it has changed."""
    return Styled(shown, Style(meta={"part": name, "again": again}))


def nothing(scene: Scene) -> str:
    return "-" if scene.plain else "–"


def names(scene: Scene, domain: str, items: Iterable[str]) -> str:
    """Things by their names, those there several times once with their number."""
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    sign = "x" if scene.plain else "×"
    return ", ".join(
        scene.say.name(domain, item) + (f" {sign}{count}" if count > 1 else "") for item, count in counts.items()
    )


def by_seat(scene: Scene, rows: Sequence[tuple[str, Sequence[str]]], order: Sequence[int]) -> Table:
    """A table with a column for each seat in that order; rows in which nobody has anything are left out."""
    table = Table(box=None, padding=(0, 1), expand=True, show_header=True, header_style="bold")
    table.add_column("", style="dim", no_wrap=True)
    for seat in order:
        mark = ("* " if scene.plain else "▸ ") if seat == scene.viewer else ""
        table.add_column(Text(mark + scene.names[seat], SEAT_STYLES[seat]), ratio=1, overflow="fold")
    for label, cells in rows:
        if any(cells):
            table.add_row(label, *(Text(cells[seat] or nothing(scene)) for seat in order))
    return table


def heading(scene: Scene, parts: Iterable[str]) -> Text:
    """One line of facts about the whole game."""
    return Text((" | " if scene.plain else " · ").join(part for part in parts if part), "bold")
