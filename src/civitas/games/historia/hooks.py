"""The position of Historia: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.historia.figures import figures_of, preview_of
from civitas.games.historia.frames import (
    BEGIN_ROUND,
    DRAFTING,
    FINISH_CARD,
    LAY,
    NEXT_CARD,
    SETTLING,
    TAKING_SETS,
)
from civitas.games.historia.imagine import deal_anew
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.problems import SHAPES, problems_of
from civitas.games.historia.questions import asked_by
from civitas.games.historia.rules import leaders, rounds, setup, turn_end
from civitas.games.historia.scoring import standing_of
from civitas.games.historia.view import see_historia
from civitas.kernel.bounds import Shape
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

    def step(self) -> None:
        kind = kind_of(self.now)
        if kind == NEXT_CARD:
            rounds.next_card(self)
            rounds.settle(self)
        elif kind == FINISH_CARD:
            rounds.finish_card(self)
        elif kind == BEGIN_ROUND:
            rounds.begin_round(self)
        elif kind == DRAFTING:
            leaders.ask_next_leader(self)
        elif kind == SETTLING:
            setup.settle_next(self)
        elif kind == TAKING_SETS:
            setup.take_next_set(self)
        else:
            turn_end.end_turn(self)

    def closed(self, kind: int, joint: Joint) -> None:
        rounds.reveal(self)

    # ------------------------------------------------------------------ seeing

    def see(self, viewer: int) -> dict[str, object]:
        return see_historia(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move)
