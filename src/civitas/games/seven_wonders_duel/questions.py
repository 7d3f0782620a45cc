"""The questions of 7 Wonders Duel: who answers them how, by which rules, and how the moves are listed.

A turn is asked so often that the position knows it without a look at this table: see `Duel.moves` and `carry_out`.
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
from civitas.games.seven_wonders_duel.problems import SHAPES
from civitas.games.seven_wonders_duel.rules import age, draft, science, turn
from civitas.games.seven_wonders_duel.vocabulary import COLOURS
from civitas.kernel.events import Question
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of
from civitas.kernel.questions import Asked, Questions, one, two


def make_questions(table: DuelMoves) -> Questions:
    return Questions(
        table,
        {
            TURN: Asked(
                "question-play-card",
                "swd.turn.must-play",
                {
                    "build": one(turn.forbids_build, turn.build),
                    "discard": one(turn.forbids_discard, turn.discard),
                    "wonder": two(turn.forbids_build_wonder, turn.build_wonder),
                },
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
        shapes=SHAPES,
    )


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
