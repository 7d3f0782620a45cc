"""What the seat that decides is asked, in each frame: the prompt, the verbs that answer it, the rule it comes from."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.frames import (
    BURY,
    BUY,
    CITY,
    COUNTRY,
    EXPLORE,
    EXTRA_HOUSE,
    HARVEST,
    HOUSE,
    OFFERING,
    PAY,
    PLACE,
    POLLUTE,
    PRODUCT,
    REARRANGE,
    SAINT,
    SEED,
    SELL,
    SETTLE,
    SITE,
    SIZE,
    STORE,
)
from civitas.games.antiquity.position import AntiquityState, product_in
from civitas.games.antiquity.rules.barbara import lifted_kind
from civitas.games.antiquity.rules.harvest import current
from civitas.games.antiquity.rules.payment import due_of
from civitas.games.antiquity.rules.storing import excess
from civitas.games.antiquity.vocabulary import FISHERY, FOOD, LUXURY
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of

_CITY_VERBS: Final = ["build", "man", "heal", "sell", "raze", "lift", "offer", "done"]


def question_of(p: AntiquityState, seat: int, kind: int) -> Question:
    """With -1 for the seat: what everybody may know of a joint frame."""
    args: dict[str, object] = {"turn": p.turn_number}
    if kind == CITY:
        args["famine"] = p.famine
        return Question("question-city", args, _CITY_VERBS, "antiquity.build.phase-purpose")
    if kind == STORE:
        if seat >= 0:
            args["count"] = excess(p, seat)
            return Question("question-discard", args, ["discard"], "antiquity.keep.store-or-discard")
        return Question("question-store", args, ["discard"], "antiquity.keep.store-or-discard")
    if kind == HARVEST:
        if seat >= 0:
            args["good"] = p.facts.goods.ids[product_in(p.works[current(p, seat)])]
            return Question("question-take", args, ["take"], "antiquity.harvest.free-order")
        return Question("question-harvest", args, ["take"], "antiquity.harvest.free-order")
    if kind == BURY:
        if seat >= 0:
            args["count"] = p.due[seat]
            return Question("question-bury", args, ["bury"], "antiquity.graves.free-distribution")
        return Question("question-graves", args, ["bury"], "antiquity.graves.free-distribution")
    if kind in (COUNTRY, PRODUCT, SITE, SEED, EXPLORE, POLLUTE, SETTLE):
        return _on_the_map(p, seat, kind)
    return _in_the_city(p, seat, kind)


def _on_the_map(p: AntiquityState, seat: int, kind: int) -> Question:
    args: dict[str, object] = {"turn": p.turn_number}
    if kind == SETTLE:
        return Question("question-settle", args, ["settle"], "antiquity.setup.placement-reverse-order")
    if kind == COUNTRY:
        return Question("question-country", args, ["found", "clean", "end"], "antiquity.cart.one-build-each")
    if kind == POLLUTE:
        args["count"] = a_of(p.now)
        return Question("question-pollute", args, ["pollute"], "antiquity.pollution.legal-hexes")
    if kind == EXPLORE:
        return Question("question-explore", args, ["explore", "skip"], "antiquity.explore.may-turn-marker")
    if kind == SEED:
        args["good"] = p.facts.goods.ids[a_of(p.now)]
        return Question("question-seed", args, ["pay", "biology"], "antiquity.biology.any-product")
    args["project"] = p.facts.projects.ids[a_of(p.now)]
    if kind == PRODUCT:
        return Question("question-product", args, ["product"], "antiquity.industry.single-product")
    args["good"] = p.facts.goods.ids[b_of(p.now)]
    if a_of(p.now) == FISHERY:
        return Question("question-pair", args, ["pair"], "antiquity.fishery.two-hexes")
    return Question("question-site", args, ["site"], "antiquity.countryside.only-in-zone")


def _in_the_city(p: AntiquityState, seat: int, kind: int) -> Question:
    facts = p.facts
    args: dict[str, object] = {"turn": p.turn_number}
    if kind == PLACE:
        args["building"] = facts.buildings.ids[a_of(p.now) & 31]
        return Question("question-place", args, ["place"], "antiquity.place.any-city-any-spot")
    if kind == PAY:
        packed = a_of(p.now)
        args = {"food": due_of(packed, FOOD), "luxury": due_of(packed, LUXURY)}
        return Question("question-pay", args, ["pay"], "antiquity.cost.on-aid")
    if kind == SIZE:
        return Question("question-size", args, ["size"], "antiquity.storage.any-size-one-wood")
    if kind == HOUSE:
        return Question("question-house", args, ["house"], "antiquity.house.any-order")
    if kind == EXTRA_HOUSE:
        return Question("question-extra-house", args, ["house", "enough"], "antiquity.nicola.free-house")
    if kind == SAINT:
        return Question("question-saint", args, ["saint"], "antiquity.cathedral.choose-patron-now")
    if kind == SELL:
        args["good"] = facts.goods.ids[a_of(p.now)]
        return Question("question-sell", args, ["sell"], "antiquity.market.bank-two-for-one")
    if kind == BUY:
        return Question("question-buy", args, ["buy"], "antiquity.market.bank-two-for-one")
    if kind == OFFERING:
        args["other"] = a_of(p.now)
        verbs = ["give", "ask", "propose"]
        return Question("question-offer", args, verbs, "antiquity.market.only-owned-goods")
    assert kind == REARRANGE
    lifted = lifted_kind(p, seat)
    if lifted < 0:
        return Question("question-set-grave", args, ["place", "lift", "restore"], "antiquity.barbara.loose-graves")
    args["building"] = facts.buildings.ids[lifted]
    return Question("question-set", args, ["place", "lift", "restore"], "antiquity.barbara.rearrange")
