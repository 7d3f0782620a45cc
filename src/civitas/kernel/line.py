"""A line of moves that can be taken back: for trying things out, where a position alone would have to be cloned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import SupportsIndex

from civitas.kernel.errors import BadInput
from civitas.kernel.events import Event
from civitas.kernel.position import Position


class Line:
    """The moves played from a position on. The position given stays as it is.

    Each move keeps the position before it, so that taking back is exact, luck included; clones share what is the same.
    """

    def __init__(self, position: Position) -> None:
        self.position = position.clone()
        """The position after the last move. Play through the line, so that it knows the way back."""
        self.moves: list[tuple[int, int]] = []
        """The moves made, each with its seat."""
        self._before: list[Position] = []

    def play(self, seat: SupportsIndex, move: SupportsIndex | str, log: list[Event] | None = None) -> Position:
        """Make a move, named by its number or its text; IllegalMove with nothing changed if the rules forbid it."""
        following = self.position.clone()
        number = following.title.moves.number(move)
        following.play(seat, number, log)
        self._before.append(self.position)
        self.moves.append((seat.__index__(), number))
        self.position = following
        return following

    def undo(self, moves: int = 1) -> Position:
        """Take the last moves back; BadInput if there are not so many."""
        if not 0 <= moves <= len(self.moves):
            raise BadInput("error-undo", {"moves": moves, "made": len(self.moves)})
        if moves:
            self.position = self._before[-moves]
            del self._before[-moves:]
            del self.moves[-moves:]
        return self.position

    def texts(self) -> list[str]:
        """The moves as texts."""
        return [self.position.title.moves.text(move) for _, move in self.moves]

    def positions(self) -> Iterator[Position]:
        """A copy of every position of the line, the first before any move."""
        for position in [*self._before, self.position]:
            yield position.clone()

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        made = "1 move" if len(self.moves) == 1 else f"{len(self.moves)} moves"
        return f"<{made} to {self.position!r}>"
