"""A game in play at this machine: its position, its record, what happened, and taking back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.record import Record
from civitas.table.state import BOT


@dataclass(frozen=True)
class Made:
    """A move that was made, and what it brought about."""

    seat: int
    move: int
    events: list[Event]
    sealed: bool
    """Did it teach its mover something? Then it stands."""


def moves_of(record: Record) -> Iterator[tuple[Position, Made | None]]:
    """A record move by move: the position (always the same object) and what led there, at first nothing."""
    events: list[Event] = []
    for number, position in record.positions(events):
        if number == 0:
            yield position, None
            continue
        seat, text = record.moves[number - 1]
        assert isinstance(seat, int) and isinstance(text, str)
        # What was played at an earlier sitting stands.
        yield position, Made(seat, record.title.moves.parse(text), list(events), True)


class Sitting:
    """Everything goes through the record, so that a game in play, a saved and a replayed one are the same."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.set_up: list[Event] = []
        record.begin(self.set_up)
        self.made: list[Made] = []
        for position, made in moves_of(record):
            self.position = position
            if made is not None:
                self.made.append(made)

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.record.seats]

    def news(self) -> list[list[Event]]:
        """What happened: in the set-up, then in each move."""
        return [self.set_up, *(made.events for made in self.made)]

    def is_human(self, seat: int) -> bool:
        return self.record.seats[seat]["kind"] != BOT

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move; IllegalMove with nothing changed if it is not allowed."""
        events: list[Event] = []
        before = self.position.seal(seat)
        self.position.play(seat, move, events)
        self.made.append(Made(seat, move, events, self.position.seal(seat) != before))
        self.record.add(seat, move, self.position)
        if self.position.over():
            self.record.finish(self.position)
        return events

    def asked(self) -> int:
        """Whose move is served: people before bots, who then answer all they can; -1 when the game is over."""
        waiting = self.position.waiting()
        return next((seat for seat in waiting if self.is_human(seat)), waiting[0] if waiting else -1)

    def take_back(self) -> str:
        """Undo the last move of a person, if nobody has moved since and it taught nothing. Returns the answer's key."""
        if not any(self.is_human(made.seat) for made in self.made):
            return "take-back-none"
        if self.made[-1].sealed or not self.is_human(self.made[-1].seat):
            return "take-back-sealed"
        self.made.pop()
        record = self.record
        record.moves.pop()
        record.hashes = [entry for entry in record.hashes if entry[0] != len(record.moves) + 1]
        record.end, record.result = "running", None
        self.position = record.at(-1)
        return "take-back-done"
