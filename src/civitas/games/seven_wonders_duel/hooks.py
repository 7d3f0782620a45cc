"""The position of 7 Wonders Duel: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.figures import cautions_of, gauges_of
from civitas.games.seven_wonders_duel.frames import TURN
from civitas.games.seven_wonders_duel.imagine import deal_anew
from civitas.games.seven_wonders_duel.moves import BUILDING, DISCARDING
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.problems import problems_of
from civitas.games.seven_wonders_duel.rules import turn
from civitas.games.seven_wonders_duel.scoring import standing_of
from civitas.games.seven_wonders_duel.view import see_duel
from civitas.kernel.frames import a_of, b_of, seat_of
from civitas.kernel.position import Position


class Duel(DuelState):
    def copy(self) -> Position:
        self.own = 0  # from now on the twin shares the cities and heaps
        return Duel(self.title, self.seats, self.options, self.chance, self.facts, self)

    def moves(self, seat: int) -> list[int]:
        """The moves of a turn, asked for more often than everything else, are listed without a look at the table."""
        return turn.turn_moves(self, seat) if self.now & 63 == TURN else super().moves(seat)

    def carry_out(self, seat: int, move: int) -> None:
        """So are they carried out; a test ties both ways to the table."""
        if self.now & 63 != TURN:  # `kind_of`, written out
            super().carry_out(seat, move)
            return
        table = self.facts.moves
        verb = table.verb_of[move]
        if verb == DISCARDING:
            turn.discard(self, seat, move - table.discard)
        elif verb == BUILDING:
            turn.build(self, seat, move - table.build)
        else:
            number = move - table.wonder
            turn.build_wonder(self, seat, number // table.cards, number % table.cards)

    def step(self) -> None:
        turn.end_turn(self, seat_of(self.now), a_of(self.now), b_of(self.now))

    def see(self, viewer: int) -> dict[str, object]:
        return see_duel(self, viewer)

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def cautions(self, seat: int, move: int) -> list[str]:
        return cautions_of(self, seat, move)

    def gauges(self, seat: int) -> dict[str, int]:
        return gauges_of(self, seat)
