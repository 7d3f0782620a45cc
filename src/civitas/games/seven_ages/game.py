"""The position of 7 Ages: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.seven_ages.asking import joint_question_of, question_of
from civitas.games.seven_ages.dealing import deal_anew
from civitas.games.seven_ages.effects import answers, splitting
from civitas.games.seven_ages.frames import (
    ACT,
    ASK,
    BEGIN_ACTION,
    BEGIN_TURN,
    BID,
    CIVILISING,
    COMMIT,
    DO,
    DRAWING,
    FIGHTING,
    HAPPENING,
    HARVESTING,
    MANOEUVRING,
    MARK,
    MARKING,
    OFFER,
    PRODUCING,
    REACT,
    REVEAL,
    SETTING_UP,
    SPLITTING,
    STARTING,
    TRADING,
    chapter_of,
    code_of,
    context_of,
)
from civitas.games.seven_ages.position import ENDINGS, MOST_COLOURS, RUNNING, SevenAgesState
from civitas.games.seven_ages.problems import SHAPES, problems_of
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
from civitas.games.seven_ages.view import figures_of, preview_of, see_seven_ages
from civitas.games.seven_ages.vocabulary import CIVILISE, DESTINY, DISCARD, MANOEUVRE, PRODUCTION, START, TRADE, WILD
from civitas.kernel.bounds import Shape
from civitas.kernel.events import Question
from civitas.kernel.frames import kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.refusals import OTHER_QUESTION


class SevenAges(SevenAgesState):
    def copy(self) -> Position:
        return SevenAges(self.title, self.seats, self.options, self.chance, self.facts, self.table, self)

    # ------------------------------------------------------------------ asking

    def ask(self, seat: int) -> Question:
        return question_of(self, seat)

    def joint_question(self, kind: int) -> Question:
        return joint_question_of(self, kind)

    def moves(self, seat: int) -> list[int]:
        kind = kind_of(self.now)
        if kind != ASK:
            return self._joint_moves(seat, kind)
        chapter = chapter_of(self.now)
        if chapter == MANOEUVRING:
            return manoeuvre.moves_of(self, seat)
        if chapter == PRODUCING:
            return production.moves_of(self, seat)
        if chapter == FIGHTING:
            return conflict.moves_of(self, seat)
        if chapter == CIVILISING:
            return civilise.moves_of(self, seat)
        if chapter == TRADING:
            return trade.moves_of(self, seat)
        if chapter == DRAWING:
            return destiny.moves_of(self, seat)
        if chapter == STARTING:
            return start.moves_of(self, seat)
        if chapter == HAPPENING:
            return events.moves_of(self, seat)
        if chapter == HARVESTING:
            return end_of_turn.moves_of(self, seat)
        if chapter == MARKING:
            return markers.cadence_moves(self)
        if chapter == SETTING_UP:
            return setup.moves_of(self, seat)
        if chapter == SPLITTING:
            return splitting.moves_of(self, seat)
        return answers.moves_of(self, seat)

    def _joint_moves(self, seat: int, kind: int) -> list[int]:
        if kind == REACT:
            return reactions.react_moves(self, seat)
        if kind == REVEAL:
            return markers.reveal_moves(self, seat)
        if kind == MARK:
            return markers.mark_moves(self, seat)
        if kind == COMMIT:
            return conflict.commit_moves(self, seat)
        if kind == OFFER:
            return trade.offer_moves(self, seat)
        return setup.bid_moves(self, seat) if kind == BID else []

    def forbids(self, seat: int, move: int) -> int:
        kind = kind_of(self.now)
        if kind != ASK:
            return self._joint_forbids(seat, move, kind)
        chapter = chapter_of(self.now)
        if chapter == MANOEUVRING:
            return manoeuvre.forbids(self, seat, move)
        if chapter == PRODUCING:
            return production.forbids(self, seat, move)
        if chapter == FIGHTING:
            return conflict.forbids(self, seat, move)
        if chapter == CIVILISING:
            return civilise.forbids(self, seat, move)
        if chapter == TRADING:
            return trade.forbids(self, seat, move)
        if chapter == DRAWING:
            return destiny.forbids(self, seat, move)
        if chapter == STARTING:
            return start.forbids(self, seat, move)
        if chapter == HAPPENING:
            return events.forbids(self, seat, move)
        if chapter == HARVESTING:
            return end_of_turn.forbids(self, seat, move)
        if chapter == MARKING:
            return markers.forbids_cadence(self, move)
        if chapter == SETTING_UP:
            return setup.forbids(self, seat, move)
        if chapter == SPLITTING:
            return splitting.forbids(self, seat, move)
        return answers.forbids(self, seat, move)

    def _joint_forbids(self, seat: int, move: int, kind: int) -> int:
        if kind == REACT:
            return reactions.forbids_react(self, seat, move)
        if kind == REVEAL:
            return markers.forbids_reveal(self, seat, move)
        if kind == MARK:
            return markers.forbids_mark(self, seat, move)
        if kind == COMMIT:
            return conflict.forbids_commit(self, seat, move)
        if kind == OFFER:
            return trade.forbids_offer(self, seat, move)
        return setup.forbids_bid(self, seat, move) if kind == BID else OTHER_QUESTION

    # ------------------------------------------------------------------ moving

    def carry_out(self, seat: int, move: int) -> None:
        kind = kind_of(self.now)
        if kind != ASK:
            self._joint_carry_out(seat, move, kind)
        else:
            self._answer(seat, move, chapter_of(self.now))
        self._end_if_over()

    def _end_if_over(self) -> None:
        if self.ending != RUNNING and not self.is_sketch():
            self.end_game()

    def _answer(self, seat: int, move: int, chapter: int) -> None:
        if chapter == MANOEUVRING:
            manoeuvre.carry_out(self, seat, move)
        elif chapter == PRODUCING:
            production.carry_out(self, seat, move)
        elif chapter == FIGHTING:
            conflict.carry_out(self, seat, move)
        elif chapter == CIVILISING:
            civilise.carry_out(self, seat, move)
        elif chapter == TRADING:
            trade.carry_out(self, seat, move)
        elif chapter == DRAWING:
            destiny.carry_out(self, seat, move)
        elif chapter == STARTING:
            start.carry_out(self, seat, move)
        elif chapter == HAPPENING:
            events.carry_out(self, seat, move)
        elif chapter == HARVESTING:
            end_of_turn.carry_out(self, seat, move)
        elif chapter == MARKING:
            markers.set_cadence(self, move)
        elif chapter == SETTING_UP:
            setup.carry_out(self, seat, move)
        elif chapter == SPLITTING:
            splitting.carry_out(self, seat, move)
        else:
            answers.carry_out(self, seat, move)

    def _joint_carry_out(self, seat: int, move: int, kind: int) -> None:
        if kind == REACT:
            reactions.react(self, seat, move)
        elif kind == REVEAL:
            markers.reveal(self, seat, move)
        elif kind == MARK:
            markers.mark(self, seat, move)
        elif kind == COMMIT:
            conflict.commit(self, seat, move)
        elif kind == OFFER:
            trade.offer(self, seat, move)
        else:
            setup.bid(self, seat, move)

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
