"""The position of 7 Ages: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.seven_ages.effects import answers, splitting
from civitas.games.seven_ages.figures import figures_of, preview_of
from civitas.games.seven_ages.frames import (
    ACT,
    ASK,
    BEGIN_ACTION,
    BEGIN_TURN,
    DO,
    DRAWING,
    FIGHTING,
    HAPPENING,
    HARVESTING,
    MANOEUVRING,
    MARK,
    MARKING,
    PRODUCING,
    REVEAL,
    SETTING_UP,
    SPLITTING,
    STARTING,
    TRADING,
    chapter_of,
    code_of,
    context_of,
)
from civitas.games.seven_ages.imagine import deal_anew
from civitas.games.seven_ages.position import ENDINGS, MOST_COLOURS, RUNNING, SevenAgesState
from civitas.games.seven_ages.problems import SHAPES, problems_of
from civitas.games.seven_ages.questions import asked_by
from civitas.games.seven_ages.rules import (
    civilise,
    conflict,
    destiny,
    end_of_turn,
    events,
    manoeuvre,
    markers,
    production,
    reactions,
    setup,
    start,
    trade,
)
from civitas.games.seven_ages.rules.empires import discard_empire
from civitas.games.seven_ages.scoring import score_sheet
from civitas.games.seven_ages.view import see_seven_ages
from civitas.games.seven_ages.vocabulary import CIVILISE, DESTINY, DISCARD, MANOEUVRE, PRODUCTION, START, TRADE, WILD
from civitas.kernel.bounds import Shape
from civitas.kernel.frames import kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position


class SevenAges(SevenAgesState):
    def copy(self) -> Position:
        return SevenAges(self.title, self.seats, self.options, self.chance, self.facts, self.table, self)

    def asks(self, packed: int) -> int:
        return asked_by(packed)

    def carry_out(self, seat: int, move: int) -> None:
        super().carry_out(seat, move)
        self._end_if_over()

    def _end_if_over(self) -> None:
        if self.ending != RUNNING and not self.is_sketch():
            self.end_game()

    def step(self) -> None:
        chapter = chapter_of(self.now)
        if chapter == FIGHTING:
            conflict.step(self)
        elif chapter == MANOEUVRING:
            manoeuvre.step(self)
        elif chapter == MARKING:
            self._step_turn()
        elif chapter == PRODUCING:
            production.step(self)
        elif chapter == TRADING:
            trade.step(self)
        elif chapter == HARVESTING:
            end_of_turn.step(self)
        elif chapter == DRAWING:
            destiny.step(self)
        elif chapter == STARTING:
            start.step(self)
        elif chapter == HAPPENING:
            events.step(self)
        elif chapter == SETTING_UP:
            setup.step(self)
        elif chapter == SPLITTING:
            splitting.step(self)
        else:
            answers.settle(self)
        self._end_if_over()

    def _step_turn(self) -> None:
        code = code_of(self.now)
        if code == BEGIN_TURN:
            markers.begin_turn(self)
        elif code == BEGIN_ACTION:
            markers.begin_action(self)
        elif code == ACT:
            self._act(context_of(self.now))
        else:
            markers.next_marker(self)

    def _act(self, slot: int) -> None:
        """Carry out the action of a marker that was revealed."""
        seat = self.seat_of_slot(slot)
        action = self.action
        own = slot < MOST_COLOURS
        markers.note_action(self, seat, slot)
        if action == START:
            start.begin(self, seat, markers.marker_in(self, slot) == WILD)
        elif action == DESTINY:
            destiny.begin(self, seat, slot)
        elif action == CIVILISE:
            civilise.begin(self, seat, slot)
        elif action == PRODUCTION and own:
            production.begin(self, slot)
        elif action == TRADE and own:
            trade.begin(self, slot)
        elif action == MANOEUVRE and own:
            self.answered()
            manoeuvre.begin_on_top(self, slot)
        else:
            self.answered()
            if action == DISCARD and own:
                end_of_turn.note_discard(self, slot)
                discard_empire(self, slot)

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

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

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

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move)
