"""What has been played and told at a table, without what was taken back."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from civitas.kernel.events import EVERYBODY
from civitas.table.storage import Entry

MOVE: Final = "move"
BACK: Final = "back"
REWIND: Final = "rewind"


class Made(msgspec.Struct):
    """A move that stands."""

    seat: int
    text: str
    sealed: bool
    """It taught its mover something."""
    automatic: bool
    """Made by a standing order."""


class Line(msgspec.Struct):
    """One line of the log."""

    move: int
    """Which move told it (its place, from 1), or 0 if the table did."""
    point: int
    """The point of the game it is shown at: moves that everybody may count."""
    sequence: int
    seat: int
    key: str
    args: dict[str, object]
    audience: int
    shown: dict[str, bytes] = msgspec.field(default_factory=dict)
    """Room for whoever shows the line to keep what it made of it, by what it depends on."""

    def seen_by(self, seat: int | None) -> bool:
        return self.audience == EVERYBODY or _sees(seat, self.audience)


def _sees(seat: int | None, audience: int) -> bool:
    return seat is not None and bool(audience >> seat & 1)


class History:
    def __init__(self) -> None:
        self.moves: list[Made] = []
        self.lines: list[Line] = []
        self._secret: Counter[int] = Counter()
        """How many of the lines not everybody sees, by who does."""
        self.keys: dict[str, Entry] = {}

    def follow(self, entry: Entry) -> None:
        """Take in the next entry of the journal."""
        if entry.key is not None:
            self.keys[entry.key] = entry
        data = entry.data
        if entry.kind == MOVE:
            made = Made(entry.seat, entry.text, bool(data.get("sealed")), bool(data.get("automatic")))
            self.moves.append(made)
        elif entry.kind == BACK:
            self._forget(int(data["move"]))
        elif entry.kind == REWIND:
            self._cut(int(data["to"]))
        told = len(self.moves) if entry.kind == MOVE else 0
        for event in data.get("events", ()):
            audience = event.get("audience", EVERYBODY)
            point = int(data.get("point", 0))
            line = Line(told, point, entry.sequence, entry.seat, event["key"], event["args"], audience)
            self.lines.append(line)
            if audience != EVERYBODY:
                self._secret[audience] += 1

    def seen_by(self, seat: int | None) -> int:
        """How many lines this seat sees, or whoever only watches."""
        return len(self.lines) - sum(count for who, count in self._secret.items() if not _sees(seat, who))

    def hidden_from(self, seat: int | None) -> frozenset[int]:
        """The audiences of secret lines that this seat is none of: who agrees in them sees the same log."""
        return frozenset(who for who in self._secret if not _sees(seat, who))

    def last_seen_by(self, seat: int | None, most: int) -> list[Line]:
        """The last lines that this seat sees: asked of every packet, and most games have few secret lines."""
        hidden = len(self.lines) - self.seen_by(seat)
        if not hidden:
            return self.lines[-most:]
        found: list[Line] = []
        for line in reversed(self.lines):
            audience = line.audience
            if audience == EVERYBODY or (seat is not None and audience >> seat & 1):
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]

    def last_of(self, seat: int) -> int:
        """The place (from 1) of this seat's last move, or 0."""
        for place in range(len(self.moves), 0, -1):
            if self.moves[place - 1].seat == seat:
                return place
        return 0

    def _forget(self, place: int) -> None:
        """One move is gone; later ones, which do not depend on it, close up."""
        del self.moves[place - 1]
        self._keep([line for line in self.lines if line.move != place])
        for line in self.lines:
            if line.move > place:
                line.move -= 1

    def _cut(self, length: int) -> None:
        del self.moves[length:]
        self._keep([line for line in self.lines if line.move <= length])

    def _keep(self, lines: list[Line]) -> None:
        self.lines = lines
        self._secret = Counter(line.audience for line in lines if line.audience != EVERYBODY)
