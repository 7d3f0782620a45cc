"""The position of Historia: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.historia.figures import gauges_of
from civitas.games.historia.frames import ACT, LAY
from civitas.games.historia.imagine import deal_anew
from civitas.games.historia.position import HistoriaState, action_of
from civitas.games.historia.problems import problems_of
from civitas.games.historia.rules import rounds
from civitas.games.historia.scoring import standing_of
from civitas.games.historia.view import see_historia
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.questions import KINDS


class Historia(HistoriaState):
    def copy(self) -> Position:
        return Historia(self.title, self.seats, self.options, self.chance, self.facts, self)

    def asks(self, packed: int) -> int:
        kind = packed & 63  # `kind_of`, written out: this is looked at six times a move
        return KINDS + action_of(packed) if kind == ACT else kind

    def carry_out(self, seat: int, move: int) -> None:
        laying = self.now & 63 == LAY
        super().carry_out(seat, move)
        if not laying:
            rounds.settle(self)

    def step(self) -> None:
        self.title.questions.steps[self.now & 63](self)  # no step is told apart by its action

    def closed(self, kind: int, joint: Joint) -> None:
        rounds.reveal(self)

    # ------------------------------------------------------------------ seeing

    def see(self, viewer: int) -> dict[str, object]:
        return see_historia(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def gauges(self, seat: int) -> dict[str, int]:
        return gauges_of(self, seat)
