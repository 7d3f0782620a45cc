"""The position of 7 Ages: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.seven_ages.figures import gauges_of
from civitas.games.seven_ages.frames import ASK, DO, ENDINGS, MARK, REVEAL, code_of
from civitas.games.seven_ages.imagine import deal_anew
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.problems import problems_of
from civitas.games.seven_ages.questions import asked_by
from civitas.games.seven_ages.rules import end_of_turn, markers, reactions
from civitas.games.seven_ages.scoring import score_sheet
from civitas.games.seven_ages.view import see_seven_ages
from civitas.kernel.frames import RUNNING, kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position


class SevenAges(SevenAgesState):
    def copy(self) -> Position:
        return SevenAges(self.title, self.seats, self.options, self.chance, self.facts, self.table, self)

    def rules_version(self) -> int:
        return self.edition

    def play_by(self, version: int) -> None:
        self.edition = max(1, min(version, self.title.rules_version))

    def asks(self, packed: int) -> int:
        return asked_by(packed)

    def carry_out(self, seat: int, move: int) -> None:
        super().carry_out(seat, move)
        self._end_if_over()

    def _end_if_over(self) -> None:
        if self.ending != RUNNING and not self.is_sketch():
            self.end_game()

    def step(self) -> None:
        super().step()
        self._end_if_over()

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == MARK:
            markers.marked(self)
        elif kind == REVEAL:
            markers.revealed(self)

    def passes(self, script: list[int]) -> bool:
        return not script or script[0] == self.table.skip

    def reopens(self, kind: int) -> bool:
        return reactions.reopens(self)

    # ------------------------------------------------------------------ seeing

    def see(self, viewer: int) -> dict[str, object]:
        return see_seven_ages(self, viewer)

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def shape_key(self, packed: int) -> int:
        kind = kind_of(packed)
        return kind | code_of(packed) << 6 if kind in (ASK, DO) else kind

    def problems(self) -> list[str]:
        return problems_of(self)

    def standing(self) -> dict[str, object]:
        scores: list[dict[str, object]] = [
            {"total": self.glory_of(seat), "categories": score_sheet(self, seat)} for seat in range(self.seats)
        ]
        over = self.ending != RUNNING
        return {
            "over": over,
            "ending": ENDINGS[self.ending],
            "winners": end_of_turn.winners(self) if over else [],
            "scores": scores,
        }

    def gauges(self, seat: int) -> dict[str, int]:
        return gauges_of(self, seat)
