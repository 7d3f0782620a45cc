"""Where everybody's points came from, kept from move to move: for charts at the end of a game and in its replay."""

from __future__ import annotations

from typing import Final

from civitas.kernel.events import Credit
from civitas.kernel.position import Position

OTHERS: Final = "others"
"""What no source accounts for: points brought along from the beginning of a set position."""
WHOLE: Final = 100


class Tally:
    """The points of all who score, by source. Where a title is not won by points, how far each seat is on each way to
    win, in hundredths: those are no parts of a sum."""

    def __init__(self, position: Position) -> None:
        self.by_ways = bool(position.ways(0))
        self.sources = self._sources(position)
        self.sheets: list[list[int]] = []
        self.things: list[dict[str, dict[str, int]]] = []
        """By who scores and source: what the things behind it brought."""
        self._credits: list[Credit] = []
        self.look(position)

    def _sources(self, position: Position) -> list[str]:
        if self.by_ways:
            return list(position.ways(0))
        if position.title.sources:
            return list(position.title.sources)
        scores = position.standing()["scores"]
        assert isinstance(scores, list)
        return list(scores[0]["categories"])

    def look(self, position: Position) -> None:
        """Look at the table after a move, and listen for what the next one brings: it must be made on this object."""
        heard, self._credits = self._credits, []
        position.credits = self._credits if position.title.sources else None
        if self.by_ways:
            self.sheets = [self._progress(position, seat) for seat in range(position.seats)]
            return
        standing = position.standing()
        scores, others = standing["scores"], standing.get("others", [])
        assert isinstance(scores, list) and isinstance(others, list)
        if not position.title.sources:
            self.sheets = [[score["categories"][source] for source in self.sources] for score in [*scores, *others]]
            return
        if not self.sheets:
            self.sheets = [[0] * len(self.sources) for _ in scores]
            self.things = [{} for _ in scores]
        for credit in heard:
            self._add(credit)
        for sheet, score in zip(self.sheets, scores):
            sheet[self.sources.index(OTHERS)] += int(score["total"]) - sum(sheet)

    def _progress(self, position: Position, seat: int) -> list[int]:
        """Not quite there is never told as a whole."""
        found = []
        for done, wanted in position.ways(seat).values():
            found.append(WHOLE if done >= wanted else min(WHOLE - 1, WHOLE * done // wanted))
        return found

    def _add(self, credit: Credit) -> None:
        self.sheets[credit.seat][self.sources.index(credit.source)] += credit.points
        if credit.thing:
            known = self.things[credit.seat].setdefault(credit.source, {})
            known[credit.thing] = known.get(credit.thing, 0) + credit.points


class Curve:
    """A tally from the beginning of a game to its end: what all sheets were whenever one of them changed."""

    def __init__(self) -> None:
        self.tally: Tally | None = None
        self.points: list[tuple[int, list[list[int]]]] = []

    def look(self, number: int, position: Position) -> None:
        """Look at the table after so many moves; always at the same position object."""
        if self.tally is None:
            self.tally = Tally(position)
        else:
            self.tally.look(position)
        sheets = [sheet.copy() for sheet in self.tally.sheets]
        if not self.points or self.points[-1][1] != sheets or position.over():
            self.points.append((number, sheets))
