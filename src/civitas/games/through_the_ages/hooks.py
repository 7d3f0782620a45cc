"""The position of Through the Ages: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.through_the_ages.effects import attacks as blows
from civitas.games.through_the_ages.effects import gains
from civitas.games.through_the_ages.effects.actions import (
    gain_afterwards,
)
from civitas.games.through_the_ages.figures import figures_of, preview_of
from civitas.games.through_the_ages.frames import (
    ACTION,
    AFTERWARDS,
    AUCTION,
    COVER,
    EVENT,
    EVENT_OVER,
    GAINING,
    LOSSES,
    PRODUCING,
    STRIKE,
    TURN,
)
from civitas.games.through_the_ages.imagine import deal_anew
from civitas.games.through_the_ages.position import ACTED, AgesState
from civitas.games.through_the_ages.problems import SHAPES, problems_of
from civitas.games.through_the_ages.rules import (
    colonization,
    events,
    production,
    storing,
    turn,
)
from civitas.games.through_the_ages.rules.building import cover_stages
from civitas.games.through_the_ages.rules.statistics import recount
from civitas.games.through_the_ages.scoring import standing_of
from civitas.games.through_the_ages.view import see_ages
from civitas.kernel.bounds import Shape
from civitas.kernel.frames import kind_of, seat_of
from civitas.kernel.position import Position


class Ages(AgesState):
    def copy(self) -> Position:
        return Ages(self.title, self.seats, self.options, self.chance, self.facts, self)

    def carry_out(self, seat: int, move: int) -> None:
        if kind_of(self.now) == ACTION:
            self.flags |= ACTED
        super().carry_out(seat, move)

    def step(self) -> None:
        kind = kind_of(self.now)
        if kind == TURN:
            turn.go_on_with_turn(self)
        elif kind == EVENT:
            events.go_on_with_event(self)
        elif kind == EVENT_OVER:
            events.finish_event(self)
        elif kind == AUCTION:
            colonization.go_on_with_auction(self)
        elif kind == STRIKE:
            blows.strike(self)
        elif kind == COVER:
            cover_stages(self, seat_of(self.now))
        elif kind == GAINING:
            storing.go_on_storing(self, seat_of(self.now))
        elif kind == PRODUCING:
            production.go_on_producing(self, seat_of(self.now))
        elif kind == AFTERWARDS:
            gain_afterwards(self, seat_of(self.now))
        else:
            assert kind == LOSSES
            gains.go_on_losing(self, seat_of(self.now))

    def see(self, viewer: int) -> dict[str, object]:
        return see_ages(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def refresh(self) -> None:
        for seat in range(self.seats):
            recount(self, seat)

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        moves = self.title.moves
        return preview_of(self, seat, moves.verb(move).name, moves.args(move))
