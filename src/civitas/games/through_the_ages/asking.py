"""The questions of the game: their prompts, the verbs that answer them, and the rules they come from."""

from __future__ import annotations

from civitas.games.through_the_ages.position import (
    ACTION,
    AGREEMENT,
    ANNEX_COLONY,
    BID,
    BUILD_FREE,
    CHOOSE,
    CIVILIZE,
    DEFENCE,
    DESTROY_OWN,
    DISCARD,
    FORCE,
    LOSE_COLONY,
    LOSE_TOKEN,
    LOSE_WORKER,
    MIX,
    MIX_GAIN,
    MIX_LOSE,
    ORDER,
    PACT_ANSWER,
    PAYMENT,
    POLITICS,
    RAVAGE,
    RAZE,
    REMOVE,
    SPOILS,
    STORE,
    AgesState,
)
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of, kind_of

_ACTIONS = [
    "end",
    "take",
    "population",
    "build",
    "upgrade",
    "destroy",
    "leader",
    "stage",
    "develop",
    "revolution",
    "action",
    "disband",
    "recruit",
    "tactic",
    "copy",
    "use",
]
_POLITICS = ["pass", "prepare", "aggression", "war", "pact", "cancel", "settle", "use", "resign"]


def question_of(p: AgesState) -> Question:
    kind, a, b = kind_of(p.now), a_of(p.now), b_of(p.now)
    if kind == ACTION:
        if p.round == 1:
            return Question("question-first-turn", {}, ["end", "take"], "tta.first-turn.only-taking-cards")
        return Question("question-action", {"round": p.round}, _ACTIONS, "tta.actions.any-order")
    if kind == POLITICS:
        key = "question-second-politics" if a else "question-politics"
        return Question(key, {"round": p.round}, _POLITICS, "tta.politics.at-most-one")
    if kind in (DISCARD, DEFENCE, BID, FORCE, PACT_ANSWER, ORDER):
        return _military_question(p, kind, a, b)
    return _choice_question(p, kind, a, b)


def _military_question(p: AgesState, kind: int, a: int, b: int) -> Question:
    facts = p.facts
    if kind == DISCARD:
        key = "question-discard-event" if b else "question-discard"
        return Question(key, {"count": a}, ["discard"], "tta.end-turn.discard-excess")
    if kind == DEFENCE:
        args: dict[str, object] = {
            "other": b >> 8 & 255,
            "card": facts.ids[p.open_card],
            "missing": a,
            "count": b & 255,
        }
        return Question("question-defence", args, ["pass", "bonus", "conceal"], "tta.aggression.defence-goal")
    if kind == BID:
        args = {"card": facts.ids[p.open_card], "bid": p.bid}
        return Question("question-bid", args, ["pass", "bid"], "tta.colonization.everyone-may-bid")
    if kind == FORCE:
        args = {"card": facts.ids[p.open_card], "bid": p.bid}
        verbs = ["finish", "send", "bonus", "conceal"]
        return Question("question-force", args, verbs, "tta.colonization.force-minimum")
    if kind == PACT_ANSWER:
        lettered = 1 if facts.pact_lettered[a] else 0
        args = {"other": b & 15, "card": facts.pacts.ids[a], "lettered": lettered, "side": "ab"[b >> 4]}
        return Question("question-pact", args, ["agree", "refuse"], "tta.pact-offer.partner")
    args = {"card": facts.actions.ids[a]}
    verbs = ["build", "upgrade", "develop", "revolution"]
    return Question("question-order", args, verbs, "tta.action-card.granted-action-free")


def _choice_question(p: AgesState, kind: int, a: int, b: int) -> Question:
    facts = p.facts
    if kind == CHOOSE:
        return Question("question-choose-good", {"food": a, "resources": b}, ["gain"], "tta.gain.exact")
    if kind == MIX:
        way = b & 3
        key = "question-gain-mix" if way == MIX_GAIN else "question-lose-mix" if way == MIX_LOSE else "question-plunder"
        return Question(key, {"total": a}, ["mix"], "tta.gain.exact" if way == MIX_GAIN else "tta.pay.lose")
    if kind == LOSE_WORKER:
        return Question("question-lose-worker", {}, ["lose"], "tta.workers.lose-population-from-cards")
    if kind == LOSE_TOKEN:
        rule = "tta.wonder-stage.cover-when-bank-empty" if b else "tta.tokens.lose-blue"
        return Question("question-cover-stage" if b else "question-lose-token", {}, ["token"], rule)
    if kind == PAYMENT:
        key = "question-pay-resources" if b else "question-pay-food"
        return Question(key, {"count": a}, ["token"], "tta.pay.return-token")
    if kind == STORE:
        key = "question-store-resources" if b else "question-store-food"
        return Question(key, {"count": a}, ["token"], "tta.gain.choice-of-cards")
    if kind == DESTROY_OWN:
        return Question("question-destroy-own", {}, ["destroy"], "tta.current-event.decision-order")
    if kind == RAZE:
        return Question("question-raze", {"other": a, "level": b & 15}, ["raze"], "tta.card-level.worker-is-building")
    if kind == LOSE_COLONY:
        return Question("question-lose-colony", {}, ["colony"], "tta.colony.permanent")
    if kind == ANNEX_COLONY:
        return Question("question-annex", {"other": a}, ["colony"], "tta.colony.stolen")
    if kind == REMOVE:
        return Question("question-infiltrate", {"other": a}, ["remove"], "tta.aggression.succeeds")
    if kind == SPOILS:
        args: dict[str, object] = {"other": a, "advantage": b}
        return Question("question-spoils", args, ["finish", "steal"], "tta.war.steal-technology")
    if kind == RAVAGE:
        return Question("question-ravage", {}, ["ravage"], "tta.ravages-of-time.counts-as-completed")
    if kind == CIVILIZE:
        verbs = ["pass", "population", "build", "develop", "revolution"]
        return Question("question-civilize", {"discount": a}, verbs, "tta.development-of-civilization.costs")
    if kind == BUILD_FREE:
        return Question("question-build-free", {"card": facts.ids[a]}, ["pass", "build"], "tta.actions.granted-by-card")
    if kind == AGREEMENT:
        verbs = ["pass", "finish", "take"]
        return Question("question-agreement", {"count": a}, verbs, "tta.international-agreement.taking-rules")
    return Question("question-tuck", {}, ["pass", "tuck"], "tta.homer.extra-face")
