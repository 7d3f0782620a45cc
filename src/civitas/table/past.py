"""The positions a game has been through: snapshots from time to time, and the moves between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.errors import CivitasError
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.table.history import History, Made
from civitas.table.problems import Refused, Unknown

EVERY: Final = 32
"""Moves between two snapshots."""


class Past:
    def __init__(self, title: Title, history: History) -> None:
        self._title = title
        self._history = history
        self._snapshots: list[tuple[int, Position]] = []
        self._new: list[int] = []
        self._dropped: int | None = None

    def load(self, snapshots: list[tuple[int, bytes]], pack: str | None) -> None:
        self._snapshots = [(number, registry.load(msgspec.json.decode(dump), pack)) for number, dump in snapshots]

    def changes(self) -> tuple[list[tuple[int, bytes]], int | None]:
        """Snapshots to be stored, and after which point stored ones no longer hold."""
        added = [(number, dumped(position)) for number, position in self._snapshots if number in self._new]
        dropped, self._new, self._dropped = self._dropped, [], None
        return added, dropped

    def keep(self, position: Position, always: bool = False) -> None:
        """Take a snapshot of the present, if it is time for one."""
        number = len(self._history.moves)
        if always or number % EVERY == 0:
            self._snapshots.append((number, position.clone()))
            self._new.append(number)

    def follow(self, position: Position) -> None:
        """The same for a position that somebody else has made and stored."""
        number = len(self._history.moves)
        if number % EVERY == 0:
            self._snapshots.append((number, position.clone()))

    def forget(self, after: int) -> None:
        """Moves beyond this point were taken back."""
        if any(number > after for number, _ in self._snapshots):
            self._snapshots = [part for part in self._snapshots if part[0] <= after]
            self._new = [number for number in self._new if number <= after]
            self._dropped = after if self._dropped is None else min(self._dropped, after)

    def at(self, number: int) -> Position:
        """The position after so many of the moves that stand."""
        if not self._snapshots or not 0 <= number <= len(self._history.moves):
            raise Unknown("error-unknown-point", last=len(self._history.moves))
        reached, base = max(
            [part for part in self._snapshots if part[0] <= number],
            key=lambda part: part[0],
        )
        position = base.clone()
        for made in self._history.moves[reached:number]:
            self._play(position, made)
        return position

    def all(self) -> Iterator[Position]:
        """The same position object at the beginning and after each move."""
        position = self.at(0)
        yield position
        for made in self._history.moves:
            self._play(position, made)
            yield position

    def walk(self, last: int) -> Iterator[Position | None]:
        """What `at` gives for every point up to this one, whatever the table does meanwhile: mostly the same object,
        which must not be changed; None where the moves cannot be made any more."""
        self.at(0)  # refuses a game that has not begun
        return self._walk(dict(self._snapshots), self._history.moves[:last])

    def _walk(self, kept: dict[int, Position], moves: list[Made]) -> Iterator[Position | None]:
        position: Position | None = kept[0].clone()
        yield position
        for number, made in enumerate(moves, 1):
            if number in kept:
                position = kept[number].clone()
            elif position is not None:
                try:
                    self._play(position, made)
                except Refused:
                    position = None
            yield position

    def _play(self, position: Position, made: Made) -> None:
        try:
            position.play(made.seat, self._title.moves.parse(made.text))
        except CivitasError as problem:
            raise Refused("error-old-rules") from problem

    def points(self) -> list[int]:
        """The points whose positions are kept as they were, whatever the rules say now."""
        return [number for number, _ in self._snapshots]


def dumped(position: Position | None) -> bytes:
    return msgspec.json.encode(None if position is None else position.dump())
