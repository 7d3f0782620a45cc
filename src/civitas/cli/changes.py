"""What changed on a drawn table since somebody saw it last."""

from __future__ import annotations

from difflib import SequenceMatcher
from itertools import groupby

from rich.segment import Segment

from civitas.drawing.parts import BELOW, ROWS, WHOLE

Line = list[Segment]

ALONE = ("", "")
"""Whatever belongs to no part of the table: such lines speak for themselves."""
CARD = 3
"""Lines of a card above the first that another one covered."""


def changed(before: list[str], after: list[str]) -> list[int]:
    """The lines that were not there before, and those between two of them."""
    blocks = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    found = [number for how, _, _, first, end in blocks if how != "equal" for number in range(first, end)]
    return [number for number in range(len(after)) if number in found or {number - 1, number + 1} <= set(found)]


def _text(line: Line) -> str:
    return "".join([segment.text for segment in line]).rstrip()


def _part_of(segment: Segment) -> tuple[str, str]:
    """The part of the table that a piece of a line belongs to, and how much of it is shown again."""
    meta = segment.style.meta if segment.style is not None else {}
    return (meta["part"], meta["again"]) if "part" in meta else ALONE


def _rows(lines: list[str], new: list[int]) -> list[int]:
    """The heading of a list, and the rows that the new lines belong to: a line without a name goes on with the row."""
    starts = [number for number, line in enumerate(lines) if line[1:3].strip()] or [0]
    ends = [*starts[1:], len(lines)]
    rows = [range(start, end) for start, end in zip(starts, ends) if any(start <= number < end for number in new)]
    return sorted({0, *(number for row in rows for number in row)})


def _again(how: str, lines: list[str], new: list[int]) -> list[int]:
    """Which lines of a part are shown again, where some of them are new."""
    if new and how == WHOLE:
        return list(range(len(lines)))
    if new and how == BELOW:
        return list(range(max(0, new[0] - CARD), len(lines)))
    return _rows(lines, new) if new and how == ROWS else new


class Drawn:
    """A table as it was drawn: its lines, and what of them belongs together."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self._parts: dict[tuple[str, str], list[tuple[int, Line]]] = {}
        """Of each part its lines, with the lines of the table that they stand in."""
        for number, line in enumerate(lines):
            for part, segments in groupby(line, _part_of):
                piece = list(segments)
                if part != ALONE or _text(piece):
                    self._parts.setdefault(part, []).append((number, piece))

    def texts(self) -> list[str]:
        return [_text(line) for line in self.lines]

    def since(self, before: Drawn) -> list[Line]:
        """What is to be seen on this table and was not on that one, part by part from above."""
        found: list[tuple[int, Line]] = []
        for part, pieces in self._parts.items():
            old = [_text(line) for _, line in before._parts.get(part, [])]
            lines = [_text(line) for _, line in pieces]
            new = _again(part[1], lines, changed(old, lines))
            first = pieces[0][0]
            found += [(number if part == ALONE else first, line) for number, line in [pieces[index] for index in new]]
        return [line for _, line in sorted(found, key=lambda piece: piece[0])]
