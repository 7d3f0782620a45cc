"""The questions of the game: who answers them how, by which rules, and how the moves are listed."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import frames as f
from civitas.games.through_the_ages.effects import abilities, actions, gains, granted
from civitas.games.through_the_ages.effects import attacks as blows
from civitas.games.through_the_ages.effects import events as event_effects
from civitas.games.through_the_ages.figures import figures_of, preview_of
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.problems import SHAPES
from civitas.games.through_the_ages.rules import (
    action_phase,
    attacks,
    building,
    colonization,
    events,
    leaders,
    pacts,
    payment,
    politics,
    production,
    storing,
    tactics,
    turn,
)
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of
from civitas.kernel.questions import Asked, Questions, bare, guarded, one, three, two

BY_ITSELF: Final = {
    f.TURN: turn.go_on_with_turn,
    f.EVENT: events.go_on_with_event,
    f.EVENT_OVER: events.finish_event,
    f.AUCTION: colonization.go_on_with_auction,
    f.STRIKE: blows.strike,
    f.COVER: building.cover_stages,
    f.GAINING: storing.go_on_storing,
    f.PRODUCING: production.go_on_producing,
    f.AFTERWARDS: actions.gain_afterwards,
    f.LOSSES: gains.go_on_losing,
}
"""What runs by itself between the questions."""


def make_questions(table: AgesMoves) -> Questions:
    asked = {**_of_a_turn(), **_of_conflict(), **_of_gains(), **_granted(), **_of_attacks()}
    return Questions(table, asked, steps=BY_ITSELF, shapes=SHAPES, refused=figures_of, previewed=preview_of)


def _of_a_turn() -> dict[int, Asked]:
    return {
        f.ACTION: Asked(
            "question-action",
            "tta.actions.any-order",
            {
                "end": bare(None, action_phase.end_phase),
                "take": two(action_phase.forbids_take, action_phase.take),
                **guarded(
                    action_phase.forbids_actions,
                    {
                        "population": bare(action_phase.forbids_population, action_phase.increase_population),
                        "build": one(action_phase.forbids_build, action_phase.build),
                        "upgrade": two(action_phase.forbids_upgrade, action_phase.upgrade),
                        "destroy": one(action_phase.forbids_destroy, action_phase.destroy),
                        "leader": one(action_phase.forbids_leader, leaders.play_leader),
                        "stage": one(action_phase.forbids_stages, action_phase.build_stages),
                        "develop": one(action_phase.forbids_develop, action_phase.develop),
                        "revolution": one(action_phase.forbids_revolution, action_phase.revolt),
                        "action": one(actions.forbids_action, actions.play_action),
                        "disband": one(action_phase.forbids_disband, action_phase.disband),
                        "recruit": one(abilities.forbids_recruit, abilities.recruit),
                        "tactic": one(tactics.forbids_tactic, tactics.play_tactic),
                        "copy": one(tactics.forbids_copy, tactics.copy_tactic),
                        "use": one(action_phase.forbids_ability, abilities.use),
                    },
                ),
            },
            _word_action,
            action_phase.action_moves,
        ),
        f.POLITICS: Asked(
            "question-politics",
            "tta.politics.at-most-one",
            {
                "pass": bare(None, politics.do_nothing),
                "prepare": one(events.forbids_prepare, politics.prepare),
                "aggression": two(attacks.forbids_aggression, politics.attack),
                "war": two(attacks.forbids_war, politics.declare_war),
                "pact": three(pacts.forbids_offer, politics.offer_pact),
                "cancel": one(pacts.forbids_cancel, politics.cancel_pact),
                "settle": one(colonization.forbids_settle, politics.settle),
                "use": one(politics.forbids_ability, politics.use_ability),
                "resign": bare(politics.forbids_resigning, politics.resign),
            },
            _word_politics,
            politics.politics_moves,
        ),
        f.DISCARD: Asked(
            "question-discard",
            "tta.end-turn.discard-excess",
            {"discard": one(turn.forbids_discard, turn.discard)},
            _word_discard,
            turn.discard_moves,
        ),
        f.ORDER: Asked(
            "question-order",
            "tta.action-card.granted-action-free",
            {
                "build": one(actions.forbids_ordered_building, actions.build_as_ordered),
                "upgrade": two(actions.forbids_ordered_upgrade, actions.upgrade_as_ordered),
                "develop": one(actions.forbids_ordered_development, actions.develop_as_ordered),
                "revolution": one(actions.forbids_ordered_revolution, actions.revolt_as_ordered),
            },
            _word_order,
            actions.order_moves,
        ),
        f.TUCK: Asked(
            "question-tuck",
            "tta.homer.extra-face",
            {"pass": bare(None, leaders.do_not_tuck), "tuck": one(leaders.forbids_tuck, leaders.tuck)},
        ),
    }


def _of_conflict() -> dict[int, Asked]:
    return {
        f.DEFENCE: Asked(
            "question-defence",
            "tta.aggression.defence-goal",
            {
                "pass": bare(attacks.forbids_giving_in, attacks.give_in),
                "bonus": one(attacks.forbids_bonus, attacks.defend_with_bonus),
                "conceal": one(attacks.forbids_concealing, attacks.defend_concealed),
            },
            _word_defence,
            attacks.defence_moves,
        ),
        f.BID: Asked(
            "question-bid",
            "tta.colonization.everyone-may-bid",
            {
                "pass": bare(None, colonization.pass_bid),
                "bid": one(colonization.forbids_bid, colonization.make_bid),
            },
            _word_bid,
            colonization.bid_moves,
        ),
        f.FORCE: Asked(
            "question-force",
            "tta.colonization.force-minimum",
            {
                "finish": bare(colonization.forbids_finish, colonization.colonize),
                "send": one(colonization.forbids_send, colonization.send),
                "bonus": one(colonization.forbids_bonus, colonization.add_bonus),
                "conceal": one(colonization.forbids_concealing, colonization.add_concealed),
            },
            _word_bid,
            colonization.force_moves,
        ),
        f.PACT_ANSWER: Asked(
            "question-pact",
            "tta.pact-offer.partner",
            {"agree": bare(None, pacts.agree), "refuse": bare(None, pacts.refuse)},
            _word_pact,
        ),
    }


def _of_gains() -> dict[int, Asked]:
    return {
        f.CHOOSE: Asked("question-choose-good", "tta.gain.exact", {"gain": one(None, gains.choose_good)}, _word_goods),
        f.MIX: Asked("question-plunder", "tta.pay.lose", {"mix": one(gains.forbids_mix, gains.mix)}, _word_mix),
        f.LOSE_WORKER: Asked(
            "question-lose-worker",
            "tta.workers.lose-population-from-cards",
            {"lose": one(gains.forbids_loss, gains.lose_worker)},
        ),
        f.LOSE_TOKEN: Asked(
            "question-lose-token",
            "tta.tokens.lose-blue",
            {"token": one(gains.forbids_token, gains.lose_token)},
            _word_token,
        ),
        f.PAYMENT: Asked(
            "question-pay-food",
            "tta.pay.return-token",
            {"token": one(payment.forbids_payment, payment.pay_token)},
            _word_payment,
        ),
        f.STORE: Asked(
            "question-store-food",
            "tta.gain.choice-of-cards",
            {"token": one(storing.forbids_store, storing.store_token)},
            _word_store,
        ),
        f.DESTROY_OWN: Asked(
            "question-destroy-own",
            "tta.current-event.decision-order",
            {"destroy": one(building.forbids_destroy, gains.destroy_chosen)},
        ),
        f.LOSE_COLONY: Asked(
            "question-lose-colony",
            "tta.colony.permanent",
            {"colony": one(blows.forbids_colony_loss, event_effects.lose_colony)},
        ),
        f.RAVAGE: Asked(
            "question-ravage",
            "tta.ravages-of-time.counts-as-completed",
            {"ravage": one(event_effects.forbids_ravage, event_effects.ravage)},
        ),
    }


def _granted() -> dict[int, Asked]:
    return {
        f.CIVILIZE: Asked(
            "question-civilize",
            "tta.development-of-civilization.costs",
            {
                "pass": bare(None, granted.do_without),
                "population": bare(granted.forbids_growth, granted.grow),
                "build": one(granted.forbids_building, granted.build_cheaper),
                "develop": one(granted.forbids_development, granted.develop_cheaper),
                "revolution": one(granted.forbids_overthrow, granted.overthrow),
            },
            _word_discount,
            granted.civilize_moves,
        ),
        f.BUILD_FREE: Asked(
            "question-build-free",
            "tta.actions.granted-by-card",
            {
                "pass": bare(None, granted.do_without),
                "build": one(granted.forbids_free_building, granted.build_for_free),
            },
            _word_site,
        ),
        f.AGREEMENT: Asked(
            "question-agreement",
            "tta.international-agreement.taking-rules",
            {
                "pass": bare(granted.forbids_declining, granted.do_without),
                "finish": bare(granted.forbids_finishing, granted.finish_agreement),
                "take": two(granted.forbids_agreed, granted.take_agreed),
            },
            _word_count,
            granted.agreement_moves,
        ),
    }


def _of_attacks() -> dict[int, Asked]:
    return {
        f.RAZE: Asked(
            "question-raze",
            "tta.card-level.worker-is-building",
            {"raze": one(blows.forbids_raze, blows.raze)},
            _word_raze,
        ),
        f.ANNEX_COLONY: Asked(
            "question-annex", "tta.colony.stolen", {"colony": one(blows.forbids_annex, blows.annex)}, _word_other
        ),
        f.REMOVE: Asked(
            "question-infiltrate",
            "tta.aggression.succeeds",
            {"remove": one(blows.forbids_removal, blows.remove)},
            _word_other,
        ),
        f.SPOILS: Asked(
            "question-spoils",
            "tta.war.steal-technology",
            {
                "finish": bare(None, blows.take_the_rest),
                "steal": one(blows.forbids_spoils, blows.steal_technology),
            },
            _word_spoils,
        ),
    }


# ---------------------------------------------------------------------- wording


def _word_action(p: AgesState, seat: int, question: Question) -> None:
    if p.round == 1:
        question.key, question.rule = "question-first-turn", "tta.first-turn.only-taking-cards"
        question.verbs = ["end", "take"]
    else:
        question.args["round"] = p.round


def _word_politics(p: AgesState, seat: int, question: Question) -> None:
    if a_of(p.now):
        question.key = "question-second-politics"
    question.args["round"] = p.round


def _word_discard(p: AgesState, seat: int, question: Question) -> None:
    if b_of(p.now):
        question.key = "question-discard-event"
    question.args["count"] = a_of(p.now)


def _word_order(p: AgesState, seat: int, question: Question) -> None:
    question.args["card"] = p.facts.actions.ids[a_of(p.now)]


def _word_defence(p: AgesState, seat: int, question: Question) -> None:
    a, b = a_of(p.now), b_of(p.now)
    card = p.facts.ids[p.open_card]
    question.args.update({"other": b >> 8 & 255, "card": card, "missing": a, "count": b & 255})


def _word_bid(p: AgesState, seat: int, question: Question) -> None:
    question.args.update({"card": p.facts.ids[p.open_card], "bid": p.bid})


def _word_pact(p: AgesState, seat: int, question: Question) -> None:
    pact, b = a_of(p.now), b_of(p.now)
    lettered = 1 if p.facts.pact_lettered[pact] else 0
    card = p.facts.pacts.ids[pact]
    question.args.update({"other": b & 15, "card": card, "lettered": lettered, "side": "ab"[b >> 4]})


def _word_goods(p: AgesState, seat: int, question: Question) -> None:
    question.args.update({"food": a_of(p.now), "resources": b_of(p.now)})


def _word_mix(p: AgesState, seat: int, question: Question) -> None:
    way = b_of(p.now) & 3
    if way == f.MIX_GAIN:
        question.key, question.rule = "question-gain-mix", "tta.gain.exact"
    elif way == f.MIX_LOSE:
        question.key = "question-lose-mix"
    question.args["total"] = a_of(p.now)


def _word_token(p: AgesState, seat: int, question: Question) -> None:
    if b_of(p.now):
        question.key, question.rule = "question-cover-stage", "tta.wonder-stage.cover-when-bank-empty"


def _word_payment(p: AgesState, seat: int, question: Question) -> None:
    if b_of(p.now):
        question.key = "question-pay-resources"
    question.args["count"] = a_of(p.now)


def _word_store(p: AgesState, seat: int, question: Question) -> None:
    if b_of(p.now):
        question.key = "question-store-resources"
    question.args["count"] = a_of(p.now)


def _word_raze(p: AgesState, seat: int, question: Question) -> None:
    question.args.update({"other": a_of(p.now), "level": b_of(p.now) & 15})


def _word_other(p: AgesState, seat: int, question: Question) -> None:
    question.args["other"] = a_of(p.now)


def _word_spoils(p: AgesState, seat: int, question: Question) -> None:
    question.args.update({"other": a_of(p.now), "advantage": b_of(p.now)})


def _word_discount(p: AgesState, seat: int, question: Question) -> None:
    question.args["discount"] = a_of(p.now)


def _word_site(p: AgesState, seat: int, question: Question) -> None:
    question.args["card"] = p.facts.ids[a_of(p.now)]


def _word_count(p: AgesState, seat: int, question: Question) -> None:
    question.args["count"] = a_of(p.now)
