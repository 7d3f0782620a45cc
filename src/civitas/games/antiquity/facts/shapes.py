"""Pieces on the grid of a city. Squares are bits, row by row, seven to a row whatever the size of the grid."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.vocabulary import WIDE


class Shape:
    """A piece as it is turned: its squares from the top left corner of its box, and where that corner may lie."""

    def __init__(self, cells: list[tuple[int, int]], grids: list[int]) -> None:
        self.height = max([row for row, _ in cells]) + 1
        self.width = max([column for _, column in cells]) + 1
        self.offsets = [row * WIDE + column for row, column in cells]
        self.mask = 0
        for offset in self.offsets:
            self.mask |= 1 << offset
        self.room = [rectangle(size - self.height + 1, size - self.width + 1) for size in grids]
        """Per grid the squares on which the corner may lie so that the box stays inside."""

    def anchors(self, free: int, grid: int) -> int:
        """The squares for the corner so that the piece lies on free squares alone."""
        found = self.room[grid]
        for offset in self.offsets:
            found &= free >> offset
        return found


def rectangle(rows: int, columns: int) -> int:
    """The top left squares of a grid; none if there are no rows or columns."""
    found = 0
    for row in range(max(0, rows)):
        for column in range(max(0, columns)):
            found |= 1 << row * WIDE + column
    return found


_LEFT_COLUMN: Final = rectangle(WIDE, 1)
_ALL: Final = rectangle(WIDE, WIDE)


def beside(mask: int) -> int:
    """The squares that share a side with some of these."""
    right = mask << 1 & ~_LEFT_COLUMN
    left = (mask & ~_LEFT_COLUMN) >> 1
    return (right | left | mask << WIDE | mask >> WIDE) & _ALL & ~mask


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn to the right."""
    height = max([row for row, _ in cells]) + 1
    return sorted([(column, height - 1 - row) for row, column in cells])


def orientations(rows: list[str], rotate: bool) -> list[list[tuple[int, int]]]:
    """The different ways a piece can be turned, as printed first."""
    cells = [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
    found: list[list[tuple[int, int]]] = []
    for _ in range(4 if rotate else 1):
        if cells not in found:
            found.append(cells)
        cells = turned(cells)
    return found


def carried(spot: int, marks: int, target: int) -> int:
    """Marks on some squares of a piece, after it was moved from one spot to another and turned as far as it had to."""
    cells, marked, wanted = _cells(spot, spot), _cells(marks, spot), _cells(target, target)
    for _ in range(3):
        if cells == wanted:
            break
        height = max([row for row, _ in cells]) + 1
        marked = [(column, height - 1 - row) for row, column in marked]
        cells = turned(cells)
    top, left = _corner(target)
    found = 0
    for row, column in marked:
        found |= 1 << (row + top) * WIDE + column + left
    return found


def _cells(mask: int, box: int) -> list[tuple[int, int]]:
    """Rows and columns of squares, counted from the corner of a box around others."""
    top, left = _corner(box)
    return [(square // WIDE - top, square % WIDE - left) for square in squares_of(mask)]


def _corner(spot: int) -> tuple[int, int]:
    squares = squares_of(spot)
    return min([square // WIDE for square in squares]), min([square % WIDE for square in squares])


def squares_of(mask: int) -> list[int]:
    """The squares of a mask, ascending."""
    found: list[int] = []
    while mask > 0:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
