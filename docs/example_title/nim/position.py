"""The position of Nim: how many sticks lie in each row, and who took the last ones."""

from __future__ import annotations

from civitas.kernel.bounds import NO_SEAT, between
from civitas.kernel.chance import Chance
from civitas.kernel.fields import COPIED, NUMBER, NUMBERS, PUBLIC, Field, fill
from civitas.kernel.frames import FIRST_KIND
from civitas.kernel.position import Position
from civitas.kernel.title import Title

TAKE = FIRST_KIND
FIELDS = [
    Field("rows", PUBLIC, NUMBERS, within=between(0, 99), length="row", copies=COPIED),
    Field("last", PUBLIC, NUMBER, within=NO_SEAT, fill=-1),
]


class Nim(Position):
    rows: list[int]
    last: int
    """The seat that moved last, or -1."""

    def __init__(
        self, title: Title, seats: int, options: dict[str, object], chance: Chance, like: Nim | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        fill(self, FIELDS, like)

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> Nim:
        return Nim(self.title, self.seats, self.options, self.chance, self)

    def standing(self) -> dict[str, object]:
        won = [int(self.over() and (seat == self.last) != self.options["misere"]) for seat in range(self.seats)]
        return {
            "over": self.over(),
            "ending": "empty" if self.over() else "running",
            "winners": [seat for seat in range(self.seats) if won[seat]],
            "scores": [{"total": points, "categories": {"won": points}} for points in won],
        }

    def problems(self) -> list[str]:
        return ["nothing left to take"] if self.over() != (sum(self.rows) == 0) else []
