"""All that a bot gets: what its seat sees, what it is asked, its legal moves, and imagined positions."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.events import Question
from civitas.kernel.position import Position
from civitas.kernel.title import Title


class Observation:
    """One decision of one seat. It is made from an imagined position, so the true one cannot be reached from it."""

    def __init__(self, position: Position, seat: int) -> None:
        # The stream is as good as any: whatever it deals is dealt anew by `imagine`.
        self._stand_in = position.imagine(seat, Chance(0))
        self.title: Title = position.title
        self.seat = seat

    def view(self) -> dict[str, object]:
        return self._stand_in.view(self.seat)

    def question(self) -> Question:
        return self._stand_in.question(self.seat)

    def legal(self) -> list[int]:
        return self._stand_in.legal(self.seat)

    def contending(self) -> list[int]:
        return self._stand_in.contending(self.seat)

    def sight(self) -> int:
        """A number for what the seat sees; 0 where the title tells none."""
        return 0 if self._stand_in.joint is not None else self.title.sight(self._stand_in, self.seat)

    def imagine(self, chance: Chance) -> Position:
        """A position that looks to the seat like the true one, with all it cannot see dealt by `chance`."""
        return self._stand_in.imagine(self.seat, chance)
