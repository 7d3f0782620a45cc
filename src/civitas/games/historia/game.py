"""The position of Historia: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.historia.effects.ops import own_targets, refreshable
from civitas.games.historia.moves import HistoriaMoves
from civitas.games.historia.position import (
    ACT,
    BEGIN_ROUND,
    CIVILIZATION,
    DRAFTING,
    ELIMINATE_OWN,
    ELIMINATE_ROW,
    ENDINGS,
    EXTRA,
    FINISH_CARD,
    LAY,
    LEADER,
    NEXT_CARD,
    REFRESH,
    RETURN,
    RUNNING,
    SETTLE,
    SETTLING,
    TAKING_SETS,
    WITH_GOLDEN_ERA,
    HistoriaState,
    action_of,
    steps_of,
    unpacked,
)
from civitas.games.historia.problems import SHAPES, problems_of
from civitas.games.historia.rules import actions, golden_era, leaders, rounds, setup, turn_end, wonders
from civitas.games.historia.rules.victory import winners
from civitas.games.historia.scoring import score_sheet
from civitas.games.historia.view import figures_of, preview_of, see_historia
from civitas.games.historia.vocabulary import (
    ACTIONS,
    ART,
    CARDS,
    EXPANSION,
    EXPLOIT,
    MILITARY,
    RAID,
    REVOLUTION,
    TECHNOLOGY,
    TOURISM,
    TRADE,
    USE,
    WAR,
)
from civitas.kernel.bounds import Shape
from civitas.kernel.events import Question
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of, frame, kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.refusals import OTHER_QUESTION


class Historia(HistoriaState):
    def copy(self) -> Position:
        return Historia(self.title, self.seats, self.options, self.chance, self.facts, self)

    def table(self) -> HistoriaMoves:
        moves = self.title.moves
        assert isinstance(moves, HistoriaMoves)
        return moves

    # ------------------------------------------------------------------ asking

    def ask(self, seat: int) -> Question:
        kind = kind_of(self.now)
        if kind == LAY:
            return self.joint_question(LAY)
        if kind == ACT:
            return self._ask_action()
        if kind == RETURN:
            args: dict[str, object] = {"count": a_of(self.now)}
            return Question("question-return", args, ["return", "end"], "historia.queue.return-choice")
        if kind == REFRESH:
            args = {"count": a_of(self.now)}
            return Question("question-refresh", args, ["refresh", "end"], "historia.wonders.refresh-target")
        if kind == ELIMINATE_ROW:
            return Question("question-eliminate-row", {}, ["eliminate"], "historia.wonders.elimination-target")
        if kind == ELIMINATE_OWN:
            return Question("question-eliminate-own", {}, ["eliminate"], "historia.wonders.not-itself")
        if kind == EXTRA:
            return Question("question-extra-card", {}, ["discard"], "historia.events.thermopylae-extra-card")
        if kind == LEADER:
            return Question("question-leader", {"era": self.era}, ["leader"], "historia.leaders.draft-order")
        if kind == SETTLE:
            return Question("question-settle", {}, ["settle"], "historia.setup.first-cube")
        assert kind == CIVILIZATION
        return Question("question-civilization", {}, ["civilization"], "historia.setup.two-green-sets")

    def joint_question(self, kind: int) -> Question:
        args: dict[str, object] = {"era": self.era, "turn": self.turn_of_era, "round": self.rounds}
        return Question("question-lay", args, ["lay", "done"], "historia.round.secret-laying")

    def _ask_action(self) -> Question:
        action, steps = action_of(self.now), steps_of(self.now)
        free = ["wonder", "flip", "golden_era", "end"]
        if steps == 0:
            return Question("question-after-card", {}, free, "historia.wonders.window")
        if action == USE:
            return Question("question-use", {}, ["use", *free], "historia.advisors.played-as-card")
        verbs = {EXPANSION: ["expand"], EXPLOIT: ["recover", "withdraw"], REVOLUTION: ["return"]}
        name = ACTIONS[action]
        rule = "historia.revolution.effect" if action == REVOLUTION else f"historia.{name}.step"
        args: dict[str, object] = {"action": name, "count": steps}
        return Question("question-action", args, [*verbs.get(action, [name]), *free], rule)

    def moves(self, seat: int) -> list[int]:
        table = self.table()
        kind = kind_of(self.now)
        if kind == LAY:
            found = [table.lay + card for card in rounds.layable(self, seat)]
            if self.laid[seat] or not found:
                found.append(table.done)
            return found
        if kind == ACT:
            return self._action_moves(seat, table)
        if kind == SETTLE:
            return [table.settle + territory for territory in members(self.facts.everywhere & ~self.occupied())]
        if kind == LEADER:
            return [table.leader + leader for leader in members(self.offered)]
        if kind == RETURN:
            return [table.end, *[table.back + card for card in sorted(unpacked(self.queue[seat]))]]
        if kind == REFRESH:
            ready = refreshable(self, seat, b_of(self.now) - 1)
            return [table.end, *[table.refresh + wonder for wonder in members(ready)]]
        if kind == ELIMINATE_ROW:
            return [table.eliminate + wonder for wonder in members(self.row)]
        if kind == ELIMINATE_OWN:
            return [table.eliminate + wonder for wonder in members(own_targets(self, seat, b_of(self.now) - 1))]
        if kind == EXTRA:
            held = self.hand[seat] | self.advisors[seat] << CARDS
            return [table.discard + card for card in members(held)]
        if kind == CIVILIZATION:
            return [table.civilization + number for number in setup.sets_of(self, seat)]
        return []

    def _action_moves(self, seat: int, table: HistoriaMoves) -> list[int]:
        """`end`, the steps of the card, the abilities of free timing; in the order of the table."""
        found = [table.end]
        action = action_of(self.now)
        if steps_of(self.now):
            self._step_moves(seat, action, table, found)
        for wonder in wonders.usable(self, seat):
            found.append(table.wonder + wonder)
        if self.modules & WITH_GOLDEN_ERA:
            if golden_era.forbids_flip(self, seat) == 0:
                found.append(table.flip)
            if golden_era.forbids_activation(self, seat) == 0:
                found.append(table.golden_era)
        if action == WAR and steps_of(self.now):
            for packed in actions.wars(self, seat):
                found.append(table.war + (packed >> 4) * table.rivals + self._rival_index(packed & 15))
        return found

    def _step_moves(self, seat: int, action: int, table: HistoriaMoves, found: list[int]) -> None:
        if action == TECHNOLOGY:
            if actions.forbids_technology(self, seat) == 0:
                found.append(table.technology)
        elif action == MILITARY:
            if actions.forbids_military(self, seat) == 0:
                found.append(table.military)
        elif action == EXPANSION:
            for territory in members(actions.expansion_targets(self, seat)):
                if actions.forbids_expansion(self, seat, territory) == 0:
                    found.append(table.expand + territory)
        elif action == RAID:
            for other in range(self.civilizations()):
                if actions.forbids_raid(self, seat, other) == 0:
                    found.append(table.raid + self._rival_index(other))
        elif action == TRADE:
            for other in range(self.civilizations()):
                if actions.forbids_trade(self, seat, other) == 0:
                    found.append(table.trade + self._rival_index(other))
        elif action == EXPLOIT:
            if self.used[seat]:
                found.append(table.recover)
            for territory in members(self.cubes[seat]):
                if actions.forbids_withdrawal(self, seat, territory) == 0:
                    found.append(table.withdraw + territory)
        elif action == ART:
            for wonder in members(self.row):
                if actions.forbids_art(self, seat, wonder) == 0:
                    found.append(table.art + wonder)
        elif action == TOURISM:
            found.append(table.tourism)
        elif action == USE:
            found.append(table.use)
        elif action == REVOLUTION:
            found += [table.back + card for card in sorted(unpacked(self.queue[seat]))]

    def _rival_index(self, civ: int) -> int:
        """A civilization as an argument of moves: seats first, then the Civbots."""
        return civ if civ < self.seats else civ - self.seats + 6

    def _civilization(self, index: int) -> int:
        """The civilization of an argument; one past the last for a seat or Civbot that is not there."""
        if index >= 6:
            return min(index - 6 + self.seats, self.civilizations())
        return index if index < self.seats else self.civilizations()

    # ------------------------------------------------------------------ checking

    def forbids(self, seat: int, move: int) -> int:
        table = self.table()
        kind = kind_of(self.now)
        if kind == LAY:
            if move < table.done:
                return rounds.forbids_card(self, seat, move - table.lay)
            return rounds.forbids_done(self, seat) if move == table.done else OTHER_QUESTION
        if kind == ACT:
            return self._forbids_in_action(seat, move, table)
        if kind in (RETURN, REFRESH):
            if move == table.end:
                return 0
            if kind == RETURN and table.back <= move < table.wonder:
                return actions.forbids_return(self, seat, move - table.back)
            if kind == REFRESH and table.refresh <= move < table.eliminate:
                return wonders.forbids_refresh(self, seat, move - table.refresh)
        elif table.eliminate <= move < table.discard:
            if kind == ELIMINATE_ROW:
                return wonders.forbids_row_elimination(self, move - table.eliminate)
            if kind == ELIMINATE_OWN:
                return wonders.forbids_own_elimination(self, seat, move - table.eliminate)
        elif table.discard <= move < table.civilization:
            if kind == EXTRA:
                return rounds.forbids_extra(self, seat, move - table.discard)
        elif table.civilization <= move < table.settle:
            if kind == CIVILIZATION:
                return setup.forbids_set(self, seat, move - table.civilization)
        elif table.settle <= move < table.leader:
            if kind == SETTLE:
                return setup.forbids_settling(self, move - table.settle)
        elif table.leader <= move < table.war and kind == LEADER:
            return leaders.forbids_leader(self, move - table.leader)
        return OTHER_QUESTION

    def _forbids_in_action(self, seat: int, move: int, table: HistoriaMoves) -> int:
        if move == table.end:
            return 0
        if table.wonder <= move < table.flip:
            return wonders.forbids_use(self, seat, move - table.wonder)
        if move == table.flip:
            return golden_era.forbids_flip(self, seat)
        if move == table.golden_era:
            return golden_era.forbids_activation(self, seat)
        if self._action_for(move, table) != action_of(self.now):
            return OTHER_QUESTION
        if steps_of(self.now) == 0:
            return actions.STEPS
        return self._forbids_step(seat, move, table)

    def _action_for(self, move: int, table: HistoriaMoves) -> int:
        """The action a move is a step of, or -1."""
        if move == table.technology:
            return TECHNOLOGY
        if move == table.military:
            return MILITARY
        if table.expand <= move < table.raid:
            return EXPANSION
        if table.raid <= move < table.trade:
            return RAID
        if table.trade <= move < table.recover:
            return TRADE
        if table.recover <= move < table.art:
            return EXPLOIT
        if table.art <= move < table.tourism:
            return ART
        if move == table.tourism:
            return TOURISM
        if move == table.use:
            return USE
        if table.back <= move < table.wonder:
            return REVOLUTION
        return WAR if move >= table.war else -1

    def _forbids_step(self, seat: int, move: int, table: HistoriaMoves) -> int:
        if move == table.technology:
            return actions.forbids_technology(self, seat)
        if move == table.military:
            return actions.forbids_military(self, seat)
        if move < table.raid:
            return actions.forbids_expansion(self, seat, move - table.expand)
        if move < table.trade:
            return actions.forbids_raid(self, seat, self._civilization(move - table.raid))
        if move < table.recover:
            return actions.forbids_trade(self, seat, self._civilization(move - table.trade))
        if move == table.recover:
            return actions.forbids_recovery(self, seat)
        if move < table.art:
            return actions.forbids_withdrawal(self, seat, move - table.withdraw)
        if move < table.tourism:
            return actions.forbids_art(self, seat, move - table.art)
        if move <= table.use:
            return 0
        if move < table.wonder:
            return actions.forbids_return(self, seat, move - table.back)
        territory, rival = divmod(move - table.war, table.rivals)
        return actions.forbids_war(self, seat, territory, self._civilization(rival))

    # ------------------------------------------------------------------ moving

    def carry_out(self, seat: int, move: int) -> None:
        table = self.table()
        kind = kind_of(self.now)
        if kind == LAY:
            if move < table.done:
                rounds.lay(self, seat, move - table.lay)
            else:
                self.answered()
            return
        if kind == ACT:
            self._act(seat, move, table)
        elif move == table.end:
            self.answered()
        elif kind == RETURN:
            self._return(seat, move - table.back)
        elif kind == REFRESH:
            wonders.refresh(self, seat, move - table.refresh)
        elif kind == ELIMINATE_ROW:
            wonders.eliminate_from_row(self, seat, move - table.eliminate)
        elif kind == ELIMINATE_OWN:
            wonders.eliminate_own(self, seat, move - table.eliminate)
        elif kind == EXTRA:
            rounds.discard_extra(self, seat, move - table.discard)
        elif kind == LEADER:
            leaders.choose_leader(self, seat, move - table.leader)
        elif kind == SETTLE:
            setup.settle(self, seat, move - table.settle)
        else:
            setup.choose_set(self, seat, move - table.civilization)
        rounds.settle(self)

    def _act(self, seat: int, move: int, table: HistoriaMoves) -> None:
        if move == table.end:
            actions.end_action(self)
        elif move == table.technology:
            actions.advance_technology(self, seat)
        elif move == table.military:
            actions.advance_military(self, seat)
        elif move < table.raid:
            actions.expand(self, seat, move - table.expand)
        elif move < table.trade:
            actions.raid(self, seat, self._civilization(move - table.raid))
        elif move < table.recover:
            actions.trade(self, seat, self._civilization(move - table.trade))
        elif move == table.recover:
            actions.recover(self, seat)
        elif move < table.art:
            actions.withdraw(self, seat, move - table.withdraw)
        elif move < table.tourism:
            actions.build(self, seat, move - table.art)
        elif move == table.tourism:
            actions.tour(self, seat)
        elif move == table.use:
            actions.use_advisor(self, seat)
        elif move < table.wonder:
            actions.take_back_by_revolution(self, seat, move - table.back)
        elif move < table.flip:
            wonders.use(self, seat, move - table.wonder)
        elif move == table.flip:
            golden_era.flip(self, seat)
        elif move == table.golden_era:
            golden_era.activate(self, seat)
        else:
            territory, rival = divmod(move - table.war, table.rivals)
            actions.wage_war(self, seat, territory, self._civilization(rival))

    def _return(self, seat: int, card: int) -> None:
        left = a_of(self.now) - 1
        if left:
            self.now = frame(RETURN, seat, left)
        else:
            self.answered()
        actions.take_back_card(self, seat, card)

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
        """Only the advisors in the hands of others are hidden: nothing else is decided before it is seen."""
        for seat in range(self.seats):
            held = self.advisors[seat].bit_count()
            if seat != viewer and held:
                unseen = members(self.advisors[seat] | self.advisor_deck[seat])
                hand = 0
                for _ in range(held):
                    hand |= 1 << self.draw(unseen, -1)
                self.advisor_deck[seat] = (self.advisors[seat] | self.advisor_deck[seat]) & ~hand
                self.advisors[seat] = hand

    def standing(self) -> dict[str, object]:
        sheets = [score_sheet(self, civ) for civ in range(self.civilizations())]
        totals: list[dict[str, object]] = [
            {"total": self.vp[civ], "categories": sheet} for civ, sheet in enumerate(sheets)
        ]
        return {
            "over": self.ending != RUNNING,
            "ending": ENDINGS[self.ending],
            "winners": winners(self),
            "scores": totals[: self.seats],
            "civbots": totals[self.seats :],
        }

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move)
