"""The title: names, seats, options and set-up."""

from civitas.kernel.chance import Chance
from civitas.kernel.frames import frame
from civitas.kernel.moves import MoveTable, Verb
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

from .catalogue import FOLDER, Catalogue
from .position import TAKE, Nim
from .questions import make_questions


class NimTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        super().__init__(
            key="nim",
            alias="nim",
            names={"en": "Nim", "it": "Nim"},
            seat_counts=[2, 3],
            options=[Option("misere", False)],
            moves=MoveTable([Verb("take", [facts.rows, facts.counts])]),
            domains={"row": facts.rows},
            rules_version=1,
            data=facts.data,
            folder=FOLDER,
            provenance={"source": "a game older than its name", "designed": False},
        )
        self.questions = make_questions(self.moves)

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Nim:
        return Nim(self, seats, options, chance)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Nim)
        position.rows = self.facts.sticks.copy()
        position.now = frame(TAKE, 0)
