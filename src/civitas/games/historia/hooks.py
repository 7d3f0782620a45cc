"""The position of Historia: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.historia.figures import gauges_of
from civitas.games.historia.frames import LAY
from civitas.games.historia.imagine import deal_anew
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.problems import problems_of
from civitas.games.historia.questions import asked_by
from civitas.games.historia.rules import rounds
from civitas.games.historia.scoring import standing_of
from civitas.games.historia.view import see_historia
from civitas.kernel.frames import kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position


class Historia(HistoriaState):
    def copy(self) -> Position:
        return Historia(self.title, self.seats, self.options, self.chance, self.facts, self)

    def asks(self, packed: int) -> int:
        return asked_by(packed)

    def carry_out(self, seat: int, move: int) -> None:
        laying = kind_of(self.now) == LAY
        super().carry_out(seat, move)
        if not laying:
            rounds.settle(self)

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
