"""The questions of Historia: what answers each, by which rule, and how the moves are listed.

The steps of an Action are told apart by the action: each is a question of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.historia import frames as f
from civitas.games.historia import vocabulary as v
from civitas.games.historia.effects.ops import own_targets, refreshable
from civitas.games.historia.figures import figures_of, preview_of
from civitas.games.historia.moves import HistoriaMoves, table_of
from civitas.games.historia.position import HistoriaState, action_of, steps_of, unpacked
from civitas.games.historia.problems import SHAPES
from civitas.games.historia.rules import actions, golden_era, leaders, rounds, setup, turn_end, wonders
from civitas.kernel.events import Question
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of
from civitas.kernel.position import Position
from civitas.kernel.questions import KINDS, Answer, Asked, Questions, bare, guarded, one, two


def make_questions(table: HistoriaMoves) -> Questions:
    return Questions(
        table,
        {
            f.LAY: Laying(
                "question-lay",
                "historia.round.secret-laying",
                {"lay": Lay(1), "done": Done(0)},
                _word_laying,
            ),
            f.RETURN: Asked(
                "question-return",
                "historia.queue.return-choice",
                {"return": one(actions.forbids_return, actions.take_back_by_effect), "end": bare(None, _done)},
                _word_count,
                _returns,
            ),
            f.REFRESH: Asked(
                "question-refresh",
                "historia.wonders.refresh-target",
                {"refresh": one(wonders.forbids_refresh, wonders.refresh), "end": bare(None, _done)},
                _word_count,
                _refreshments,
            ),
            f.ELIMINATE_ROW: Asked(
                "question-eliminate-row",
                "historia.wonders.elimination-target",
                {"eliminate": one(wonders.forbids_row_elimination, wonders.eliminate_from_row)},
                None,
                _row_eliminations,
            ),
            f.ELIMINATE_OWN: Asked(
                "question-eliminate-own",
                "historia.wonders.not-itself",
                {"eliminate": one(wonders.forbids_own_elimination, wonders.eliminate_own)},
                None,
                _own_eliminations,
            ),
            f.EXTRA: Asked(
                "question-extra-card",
                "historia.events.thermopylae-extra-card",
                {"discard": one(rounds.forbids_extra, rounds.discard_extra)},
                None,
                _discards,
            ),
            f.LEADER: Asked(
                "question-leader",
                "historia.leaders.draft-order",
                {"leader": one(leaders.forbids_leader, leaders.choose_leader)},
                _word_era,
                _leaders,
            ),
            f.SETTLE: Asked(
                "question-settle",
                "historia.setup.first-cube",
                {"settle": one(setup.forbids_settling, setup.settle)},
                None,
                _settlements,
            ),
            f.CIVILIZATION: Asked(
                "question-civilization",
                "historia.setup.two-green-sets",
                {"civilization": one(setup.forbids_set, setup.choose_set)},
                None,
                _sets,
            ),
            **_action_questions(),
        },
        steps={
            f.NEXT_CARD: _next_card,
            f.FINISH_CARD: rounds.finish_card,
            f.BEGIN_ROUND: rounds.begin_round,
            f.DRAFTING: leaders.ask_next_leader,
            f.SETTLING: setup.settle_next,
            f.TAKING_SETS: setup.take_next_set,
            f.TURN_END: turn_end.end_turn,
        },
        shapes=SHAPES,
        refused=figures_of,
        previewed=preview_of,
    )


def _next_card(p: HistoriaState) -> None:
    rounds.next_card(p)
    rounds.settle(p)


def _action_questions() -> dict[int, Asked]:
    """The steps of each action, and what may be done at any time during it."""
    return {
        KINDS + v.TECHNOLOGY: _action(
            "technology.step",
            {"technology": bare(actions.forbids_technology, actions.advance_technology)},
            _technology_moves,
        ),
        KINDS + v.MILITARY: _action(
            "military.step", {"military": bare(actions.forbids_military, actions.advance_military)}, _military_moves
        ),
        KINDS + v.EXPANSION: _action(
            "expansion.step", {"expand": one(actions.forbids_expansion, actions.expand)}, _expansions
        ),
        KINDS + v.RAID: _action("raid.step", {"raid": one(_forbids_raid, _raid)}, _raids),
        KINDS + v.WAR: _action("war.step", {"war": two(_forbids_war, _wage_war)}, _wars),
        KINDS + v.TRADE: _action("trade.step", {"trade": one(_forbids_trade, _trade)}, _trades),
        KINDS + v.EXPLOIT: _action(
            "exploit.step",
            {
                "recover": bare(actions.forbids_recovery, actions.recover),
                "withdraw": one(actions.forbids_withdrawal, actions.withdraw),
            },
            _recoveries,
        ),
        KINDS + v.ART: _action("art.step", {"art": one(actions.forbids_art, actions.build)}, _buildings),
        KINDS + v.TOURISM: _action("tourism.step", {"tourism": bare(actions.forbids_tour, actions.tour)}, _tours),
        KINDS + v.REVOLUTION: _action(
            "revolution.effect",
            {"return": one(actions.forbids_return, actions.take_back_by_revolution)},
            _takings_back,
        ),
        KINDS + v.USE: _action("advisors.played-as-card", {"use": bare(None, actions.use_advisor)}, _uses),
    }


def _action(rule: str, steps: dict[str, Answer], listed: Callable[[HistoriaState, int], list[int]]) -> Asked:
    at_any_time = {
        "wonder": one(wonders.forbids_use, wonders.use),
        "flip": bare(golden_era.forbids_flip, golden_era.flip),
        "golden_era": bare(golden_era.forbids_activation, golden_era.activate),
        "end": bare(None, _end_action),
    }
    answers = guarded(actions.forbids_step, steps)
    answers.update(at_any_time)
    return Asked("question-action", f"historia.{rule}", answers, _word_action, listed)


# --- laying: seven moves of ten, so it is answered by methods, which are called faster than functions of a table


class Lay(Answer):
    def forbids(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, HistoriaState)
        return rounds.forbids_card(p, seat, move - self.base)

    def do(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, HistoriaState)
        rounds.lay(p, seat, move - self.base)


class Done(Answer):
    def forbids(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, HistoriaState)
        return rounds.forbids_done(p, seat)

    def do(self, p: Position, seat: int, move: int) -> None:
        p.answered()


class Laying(Asked):
    def moves(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, HistoriaState)
        table = table_of(p)
        found = [table.lay + card for card in rounds.layable(p, seat)]
        if p.laid[seat] or not found:
            found.append(table.done)
        return found


def _done(p: HistoriaState, seat: int) -> None:
    p.answered()


def _end_action(p: HistoriaState, seat: int) -> None:
    actions.end_action(p)


# --- rivals: an argument of moves names a seat or, after all seats there can be, a Civbot


SEATS_BEFORE: Final = 6


def _rival_index(p: HistoriaState, civ: int) -> int:
    return civ if civ < p.seats else civ - p.seats + SEATS_BEFORE


def _civilization(p: HistoriaState, index: int) -> int:
    """The civilization of an argument; one past the last for a seat or Civbot that is not there."""
    if index >= SEATS_BEFORE:
        return min(index - SEATS_BEFORE + p.seats, p.civilizations())
    return index if index < p.seats else p.civilizations()


def _forbids_raid(p: HistoriaState, seat: int, rival: int) -> int:
    return actions.forbids_raid(p, seat, _civilization(p, rival))


def _raid(p: HistoriaState, seat: int, rival: int) -> None:
    actions.raid(p, seat, _civilization(p, rival))


def _forbids_trade(p: HistoriaState, seat: int, rival: int) -> int:
    return actions.forbids_trade(p, seat, _civilization(p, rival))


def _trade(p: HistoriaState, seat: int, rival: int) -> None:
    actions.trade(p, seat, _civilization(p, rival))


def _forbids_war(p: HistoriaState, seat: int, territory: int, rival: int) -> int:
    return actions.forbids_war(p, seat, territory, _civilization(p, rival))


def _wage_war(p: HistoriaState, seat: int, territory: int, rival: int) -> None:
    actions.wage_war(p, seat, territory, _civilization(p, rival))


# --- wording


def _word_laying(p: HistoriaState, seat: int, question: Question) -> None:
    question.args.update({"era": p.era, "turn": p.turn_of_era, "round": p.rounds})


def _word_count(p: HistoriaState, seat: int, question: Question) -> None:
    question.args["count"] = a_of(p.now)


def _word_era(p: HistoriaState, seat: int, question: Question) -> None:
    question.args["era"] = p.era


def _word_action(p: HistoriaState, seat: int, question: Question) -> None:
    action, steps = action_of(p.now), steps_of(p.now)
    if steps == 0:
        question.key, question.rule = "question-after-card", "historia.wonders.window"
        question.verbs = ["wonder", "flip", "golden_era", "end"]
    elif action == v.USE:
        question.key = "question-use"
    else:
        question.args.update({"action": v.ACTIONS[action], "count": steps})


# --- the moves of each question, ascending


def _settlements(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.settle + territory for territory in members(p.facts.everywhere & ~p.occupied())]


def _leaders(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.leader + leader for leader in members(p.offered)]


def _returns(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.end, *[table.back + card for card in sorted(unpacked(p.queue[seat]))]]


def _refreshments(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.end, *[table.refresh + wonder for wonder in members(refreshable(p, seat, b_of(p.now) - 1))]]


def _row_eliminations(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.eliminate + wonder for wonder in members(p.row)]


def _own_eliminations(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.eliminate + wonder for wonder in members(own_targets(p, seat, b_of(p.now) - 1))]


def _discards(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.discard + card for card in members(p.hand[seat] | p.advisors[seat] << v.CARDS)]


def _sets(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.civilization + number for number in setup.sets_of(p, seat)]


# --- the moves of an Action: `end`, the steps of the card, the abilities of free timing


def _with_abilities(p: HistoriaState, seat: int, table: HistoriaMoves, found: list[int]) -> list[int]:
    for wonder in wonders.usable(p, seat):
        found.append(table.wonder + wonder)
    if p.modules & v.WITH_GOLDEN_ERA:
        if golden_era.forbids_flip(p, seat) == 0:
            found.append(table.flip)
        if golden_era.forbids_activation(p, seat) == 0:
            found.append(table.golden_era)
    return found


def _technology_moves(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now) and actions.forbids_technology(p, seat) == 0:
        found.append(table.technology)
    return _with_abilities(p, seat, table, found)


def _military_moves(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now) and actions.forbids_military(p, seat) == 0:
        found.append(table.military)
    return _with_abilities(p, seat, table, found)


def _expansions(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        for territory in members(actions.expansion_targets(p, seat)):
            if actions.forbids_expansion(p, seat, territory) == 0:
                found.append(table.expand + territory)
    return _with_abilities(p, seat, table, found)


def _raids(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        for other in range(p.civilizations()):
            if actions.forbids_raid(p, seat, other) == 0:
                found.append(table.raid + _rival_index(p, other))
    return _with_abilities(p, seat, table, found)


def _trades(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        for other in range(p.civilizations()):
            if actions.forbids_trade(p, seat, other) == 0:
                found.append(table.trade + _rival_index(p, other))
    return _with_abilities(p, seat, table, found)


def _recoveries(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        if p.used[seat]:
            found.append(table.recover)
        for territory in members(p.cubes[seat]):
            if actions.forbids_withdrawal(p, seat, territory) == 0:
                found.append(table.withdraw + territory)
    return _with_abilities(p, seat, table, found)


def _buildings(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        for wonder in members(p.row):
            if actions.forbids_art(p, seat, wonder) == 0:
                found.append(table.art + wonder)
    return _with_abilities(p, seat, table, found)


def _tours(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now) and not actions.forbids_tour(p, seat):
        found.append(table.tourism)
    return _with_abilities(p, seat, table, found)


def _uses(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        found.append(table.use)
    return _with_abilities(p, seat, table, found)


def _takings_back(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.end]
    if steps_of(p.now):
        found += [table.back + card for card in sorted(unpacked(p.queue[seat]))]
    return _with_abilities(p, seat, table, found)


def _wars(p: HistoriaState, seat: int) -> list[int]:
    table = table_of(p)
    found = _with_abilities(p, seat, table, [table.end])
    if steps_of(p.now):
        for packed in actions.wars(p, seat):
            found.append(table.war + (packed >> 4) * table.rivals + _rival_index(p, packed & 15))
    return found
