"""The questions of 7 Wonders Duel: who answers them how, by which rules, and how the moves are listed.

A turn is asked so often that its three verbs are answered by methods: their compiled call costs next to nothing, that
of a function taken from a table a tenth of a whole move.
"""

from __future__ import annotations

from civitas.games.seven_wonders_duel.effects import progress, wonders
from civitas.games.seven_wonders_duel.figures import (
    card_figures,
    card_preview,
    discard_preview,
    wonder_figures,
    wonder_preview,
)
from civitas.games.seven_wonders_duel.frames import DESTROY, DRAFT, LIBRARY, REVIVE, STARTER, TOKEN, TURN
from civitas.games.seven_wonders_duel.moves import DuelMoves
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules import age, draft, science, turn
from civitas.games.seven_wonders_duel.vocabulary import COLOURS
from civitas.kernel.events import Question
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of
from civitas.kernel.moves import Verb
from civitas.kernel.position import Position
from civitas.kernel.questions import Answer, Asked, Questions, one


def make_questions(table: DuelMoves) -> Questions:
    return Questions(
        table,
        {
            TURN: Asked(
                "question-play-card",
                "swd.turn.must-play",
                {"build": Build(1), "discard": Discard(1), "wonder": BuildWonder(2)},
                _word_turn,
                turn.turn_moves,
            ),
            DRAFT: Asked(
                "question-draft-wonder",
                "swd.draft.second-group",
                {"draft": one(draft.forbids_pick, draft.pick_wonder)},
                _word_draft,
                _drafts,
            ),
            TOKEN: Asked(
                "question-choose-token",
                "swd.science.pair-token",
                {"token": one(science.forbids_board_token, progress.take_board_token)},
                None,
                _board_tokens,
            ),
            STARTER: Asked(
                "question-choose-starter",
                "swd.age-end.weaker-chooses",
                {"starter": one(None, age.choose_starter)},
                _word_starter,
                _starters,
            ),
            LIBRARY: Asked(
                "question-choose-library-token",
                "swd.wonders.great-library-choose",
                {"token": one(wonders.forbids_library_token, wonders.choose_library_token)},
                _word_wonder,
                _library_tokens,
            ),
            DESTROY: Asked(
                "question-destroy-card",
                "swd.wonders.circus-maximus-destroy",
                {"destroy": one(wonders.forbids_target, wonders.destroy)},
                _word_destruction,
                _targets,
            ),
            REVIVE: Asked(
                "question-revive-card",
                "swd.wonders.mausoleum-build",
                {"revive": one(wonders.forbids_revival, wonders.revive)},
                _word_wonder,
                _revivals,
            ),
        },
        {"build": card_figures, "discard": card_figures, "wonder": wonder_figures},
        {"build": card_preview, "discard": discard_preview, "wonder": wonder_preview},
    )


# ---------------------------------------------------------------------- a turn


class Build(Answer):
    def forbids(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, DuelState)
        return turn.forbids_build(p, seat, move - self.base)

    def do(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, DuelState)
        turn.build(p, seat, move - self.base)


class Discard(Answer):
    def forbids(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, DuelState)
        return turn.forbids_card(p, move - self.base)

    def do(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, DuelState)
        turn.discard(p, seat, move - self.base)


class BuildWonder(Answer):
    cards: int = 1

    def bind(self, verb: Verb) -> None:
        super().bind(verb)
        self.cards = len(verb.domains[1])

    def forbids(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, DuelState)
        number = move - self.base
        return turn.forbids_build_wonder(p, seat, number // self.cards, number % self.cards)

    def do(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, DuelState)
        number = move - self.base
        turn.build_wonder(p, seat, number // self.cards, number % self.cards)


# ---------------------------------------------------------------------- wording


def _word_turn(p: DuelState, seat: int, question: Question) -> None:
    question.args["age"] = p.age


def _word_draft(p: DuelState, seat: int, question: Question) -> None:
    if a_of(p.now) < draft.GROUP:
        question.rule = "swd.draft.first-group-order"


def _word_starter(p: DuelState, seat: int, question: Question) -> None:
    question.args["age"] = p.age
    if not p.pawn:
        question.rule = "swd.age-end.centre-last-player"


def _word_wonder(p: DuelState, seat: int, question: Question) -> None:
    """The rule is that of the Wonder which asks."""
    question.rule = p.facts.items[a_of(p.now)].rule


def _word_destruction(p: DuelState, seat: int, question: Question) -> None:
    item = p.facts.items[a_of(p.now)]
    question.rule = item.rule
    question.args["colour"] = COLOURS[item.destroys]


# ---------------------------------------------------------------------- the other moves


def _drafts(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.draft
    return [first + wonder for wonder in p.facts.members[p.offered]]


def _board_tokens(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.token
    return [first + token for token in p.facts.members[p.board]]


def _starters(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.starter
    return [first, first + 1]


def _library_tokens(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.token
    return [first + token for token in p.facts.members[p.library]]


def _targets(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.destroy
    return [first + card for card in members(wonders.targets(p, seat))]


def _revivals(p: DuelState, seat: int) -> list[int]:
    first = p.facts.moves.revive
    return [first + card for card in members(p.discarded)]
