"""The position of Through the Ages: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.through_the_ages.figures import gauges_of
from civitas.games.through_the_ages.frames import ACTION, TURN
from civitas.games.through_the_ages.imagine import deal_anew
from civitas.games.through_the_ages.position import ACTED, AgesState, knows
from civitas.games.through_the_ages.problems import problems_of
from civitas.games.through_the_ages.rules.action_phase import action_moves
from civitas.games.through_the_ages.rules.statistics import recount
from civitas.games.through_the_ages.rules.turn import go_on_with_turn
from civitas.games.through_the_ages.scoring import standing_of
from civitas.games.through_the_ages.view import see_ages
from civitas.kernel.frames import kind_of
from civitas.kernel.position import Position


class Ages(AgesState):
    def copy(self) -> Position:
        return Ages(self.title, self.seats, self.options, self.chance, self.facts, self)

    # What most moves and steps of a game are is called by its name: the table holds the same functions, and takes
    # longer to find them.

    def moves(self, seat: int) -> list[int]:
        if kind_of(self.now) == ACTION:
            return action_moves(self, seat)
        return super().moves(seat)

    def step(self) -> None:
        if kind_of(self.now) == TURN:
            go_on_with_turn(self)
        else:
            super().step()

    def carry_out(self, seat: int, move: int) -> None:
        if kind_of(self.now) == ACTION:
            self.flags |= ACTED
        super().carry_out(seat, move)

    def see(self, viewer: int) -> dict[str, object]:
        return see_ages(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def refresh(self) -> None:
        for seat in range(self.seats):
            recount(self, seat)

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def horizon(self) -> list[int]:
        return [self.round, self.player]

    def gauges(self, seat: int) -> dict[str, int]:
        return gauges_of(self, seat)

    def ends_unknown(self, seat: int) -> bool:
        """Events that nobody has met yet are scored at the end."""
        return any([not knows(entry, seat) for entry in [*self.current_events, *self.future_events]])
