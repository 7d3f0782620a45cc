"""The questions of Antiquity: who answers them how, by which rules, and how the moves are listed."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import frames as f
from civitas.games.antiquity.facts.geography import hexes_of
from civitas.games.antiquity.figures import figures_of, preview_of
from civitas.games.antiquity.moves import AntiquityMoves, table_of
from civitas.games.antiquity.position import AntiquityState, kind_in, product_in
from civitas.games.antiquity.problems import SHAPES
from civitas.games.antiquity.rules import (
    activation,
    barbara,
    city,
    countryside,
    exploration,
    famine,
    harvest,
    market,
    payment,
    pollution,
    powers,
    setup,
    sites,
    storing,
    turn,
    victory,
)
from civitas.games.antiquity.vocabulary import CITY_PROJECT, FISHERY, FOOD, HOSPITAL, LUXURY, MARKET, SQUARES
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of, kind_of
from civitas.kernel.questions import KINDS, Asked, Questions, bare, one, three, two, whole

FISHERY_SITE: Final = KINDS
"""A site of two hexes, where a fishery is built."""

BY_ITSELF: Final = {
    f.SETTLING: setup.next_settler,
    f.RISE: turn.rise,
    f.ORDER: turn.find_order,
    f.BUILDERS: countryside.next_builder,
    f.STORING: storing.begin,
    f.HARVESTING: harvest.begin,
    f.EXPLORERS: exploration.next_explorer,
    f.FAMINE: famine.begin,
    f.FAMINE_ENDS: famine.end,
    f.POLLUTERS: pollution.next_polluter,
    f.VICTORY: victory.check,
}
"""What runs by itself between the questions."""


def asked_by(packed: int) -> int:
    kind = kind_of(packed)
    return FISHERY_SITE if kind == f.SITE and a_of(packed) == FISHERY else kind


def make_questions(table: AntiquityMoves) -> Questions:
    asked = {**_of_everybody(), **_on_the_map(), **_in_the_city(), **_of_trade()}
    return Questions(table, asked, steps=BY_ITSELF, shapes=SHAPES, refused=figures_of, previewed=preview_of)


def _of_everybody() -> dict[int, Asked]:
    return {
        f.CITY: Asked(
            "question-city",
            "antiquity.build.phase-purpose",
            {
                "build": one(city.forbids_build, city.build),
                "man": two(activation.forbids_man, activation.put_man),
                "heal": two(powers.forbids_heal, powers.heal),
                "sell": one(market.forbids_sell, market.sell),
                "raze": bare(powers.forbids_raze, powers.raze),
                "lift": two(barbara.forbids_lift, barbara.lift),
                "offer": one(market.forbids_offer, market.begin_offer),
                "done": bare(None, city.done),
                "recall": two(activation.forbids_recall, activation.recall),
            },
            _word_city,
            _city_moves,
        ),
        f.STORE: Asked(
            "question-discard",
            "antiquity.keep.store-or-discard",
            {"discard": one(storing.forbids_discard, storing.discard)},
            _word_store,
            _discards,
        ),
        f.HARVEST: Asked(
            "question-take",
            "antiquity.harvest.free-order",
            {"take": one(harvest.forbids_take, harvest.take)},
            _word_harvest,
            _takings,
        ),
        f.BURY: Asked(
            "question-bury",
            "antiquity.graves.free-distribution",
            {"bury": two(famine.forbids_bury, famine.bury)},
            _word_graves,
            _burials,
        ),
    }


def _on_the_map() -> dict[int, Asked]:
    return {
        f.SETTLE: Asked(
            "question-settle",
            "antiquity.setup.placement-reverse-order",
            {"settle": one(setup.forbids_settle, setup.settle)},
            _word_turn,
            _settlements,
        ),
        f.COUNTRY: Asked(
            "question-country",
            "antiquity.cart.one-build-each",
            {
                "found": one(countryside.forbids_found, countryside.found),
                "clean": one(countryside.forbids_clean, countryside.clean),
                "end": bare(None, countryside.end),
            },
            _word_turn,
            _country_moves,
        ),
        f.POLLUTE: Asked(
            "question-pollute",
            "antiquity.pollution.legal-hexes",
            {"pollute": one(pollution.forbids_pollute, pollution.pollute)},
            _word_pollution,
            _pollutions,
        ),
        f.EXPLORE: Asked(
            "question-explore",
            "antiquity.explore.may-turn-marker",
            {
                "explore": one(exploration.forbids_explore, exploration.explore),
                "skip": bare(None, exploration.skip),
            },
            _word_turn,
            _explorations,
        ),
        f.SEED: Asked(
            "question-seed",
            "antiquity.biology.any-product",
            {
                "pay": one(countryside.forbids_seed, countryside.pay_seed),
                "biology": bare(None, countryside.spare_seed),
            },
            _word_good,
        ),
        f.PRODUCT: Asked(
            "question-product",
            "antiquity.industry.single-product",
            {"product": one(countryside.forbids_product, countryside.choose_product)},
            _word_project,
        ),
        f.SITE: Asked(
            "question-site",
            "antiquity.countryside.only-in-zone",
            {"site": one(sites.forbids_building, countryside.build_at)},
            _word_site,
            _sites,
        ),
        FISHERY_SITE: Asked(
            "question-pair",
            "antiquity.fishery.two-hexes",
            {"pair": whole(2, sites.forbids_pair, countryside.build_fishery)},
            _word_site,
            _pairs,
        ),
    }


def _in_the_city() -> dict[int, Asked]:
    rearranging = {
        "place": three(barbara.forbids_set, barbara.set_down),
        "lift": two(barbara.forbids_lift, barbara.lift),
        "restore": bare(None, barbara.restore),
    }
    return {
        f.PLACE: Asked(
            "question-place",
            "antiquity.place.any-city-any-spot",
            {"place": three(city.forbids_place, city.place)},
            _word_place,
            _placements,
        ),
        f.PAY: Asked(
            "question-pay",
            "antiquity.cost.on-aid",
            {"pay": one(payment.forbids_pay, payment.pay)},
            _word_due,
            _payments,
        ),
        f.SIZE: Asked(
            "question-size",
            "antiquity.storage.any-size-one-wood",
            {"size": one(city.forbids_size, city.choose_size)},
            _word_turn,
        ),
        f.HOUSE: Asked(
            "question-house",
            "antiquity.house.any-order",
            {"house": one(city.forbids_house, city.choose_house)},
            _word_turn,
        ),
        f.EXTRA_HOUSE: Asked(
            "question-extra-house",
            "antiquity.nicola.free-house",
            {
                "house": one(city.forbids_extra_house, city.choose_extra_house),
                "enough": bare(None, city.decline_extra_house),
            },
            _word_turn,
        ),
        f.SAINT: Asked(
            "question-saint",
            "antiquity.cathedral.choose-patron-now",
            {"saint": one(None, powers.choose_saint)},
            _word_turn,
        ),
        f.REARRANGE: Asked(
            "question-set", "antiquity.barbara.rearrange", rearranging, _word_rearranging, _rearrangements
        ),
    }


def _of_trade() -> dict[int, Asked]:
    return {
        f.SELL: Asked(
            "question-sell",
            "antiquity.market.bank-two-for-one",
            {"sell": one(market.forbids_second_sale, market.sell_second)},
            _word_good,
        ),
        f.BUY: Asked("question-buy", "antiquity.market.bank-two-for-one", {"buy": one(None, market.buy)}, _word_turn),
        f.OFFERING: Asked(
            "question-offer",
            "antiquity.market.only-owned-goods",
            {
                "give": one(market.forbids_give, market.give),
                "ask": one(market.forbids_ask, market.ask),
                "propose": bare(market.forbids_propose, market.propose),
            },
            _word_offer,
            _offer_moves,
        ),
    }


# ---------------------------------------------------------------------- wording


def _word_turn(p: AntiquityState, seat: int, question: Question) -> None:
    question.args["turn"] = p.turn_number


def _word_city(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "famine": p.famine})


def _word_store(p: AntiquityState, seat: int, question: Question) -> None:
    question.args["turn"] = p.turn_number
    if seat < 0:
        question.key = "question-store"
    else:
        question.args["count"] = storing.excess(p, seat)


def _word_harvest(p: AntiquityState, seat: int, question: Question) -> None:
    question.args["turn"] = p.turn_number
    if seat < 0:
        question.key = "question-harvest"
    else:
        question.args["good"] = p.facts.goods.ids[product_in(p.works[harvest.current(p, seat)])]


def _word_graves(p: AntiquityState, seat: int, question: Question) -> None:
    question.args["turn"] = p.turn_number
    if seat < 0:
        question.key = "question-graves"
    else:
        question.args["count"] = p.due[seat]


def _word_pollution(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "count": a_of(p.now)})


def _word_good(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "good": p.facts.goods.ids[a_of(p.now)]})


def _word_project(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "project": p.facts.projects.ids[a_of(p.now)]})


def _word_site(p: AntiquityState, seat: int, question: Question) -> None:
    _word_project(p, seat, question)
    question.args["good"] = p.facts.goods.ids[b_of(p.now)]


def _word_place(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "building": p.facts.buildings.ids[a_of(p.now) & 31]})


def _word_due(p: AntiquityState, seat: int, question: Question) -> None:
    packed = a_of(p.now)
    question.args.update({"food": payment.due_of(packed, FOOD), "luxury": payment.due_of(packed, LUXURY)})


def _word_rearranging(p: AntiquityState, seat: int, question: Question) -> None:
    question.args["turn"] = p.turn_number
    lifted = barbara.lifted_kind(p, seat)
    if lifted < 0:
        question.key, question.rule = "question-set-grave", "antiquity.barbara.loose-graves"
    else:
        question.args["building"] = p.facts.buildings.ids[lifted]


def _word_offer(p: AntiquityState, seat: int, question: Question) -> None:
    question.args.update({"turn": p.turn_number, "other": a_of(p.now)})


# ---------------------------------------------------------------------- the moves of each question, ascending


def _city_moves(p: AntiquityState, seat: int) -> list[int]:
    facts, table = p.facts, table_of(p)
    found: list[int] = []
    purse = payment.Purse(p, seat)
    for kind in range(len(facts.buildings.ids)):
        if city.forbids_building(p, seat, kind, purse) == 0:
            found.append(table.build + kind)
    found += _man_moves(p, seat, table.man, activation.mannable(p, seat), table.copies)
    if p.has(seat, HOSPITAL) and p.healed[seat] < facts.hospital:
        for square in range(len(facts.cities.ids) * SQUARES):
            if powers.forbids_heal(p, seat, square // SQUARES, square % SQUARES) == 0:
                found.append(table.heal + square)
    if p.has(seat, MARKET):
        for good in range(len(facts.goods.ids)):
            if market.forbids_sell(p, seat, good) == 0:
                found.append(table.sell + good)
    if powers.forbids_raze(p, seat) == 0:
        found.append(table.raze)
    found += [table.lift + place for place in barbara.liftable(p, seat)]
    for taker in range(p.seats):
        if market.forbids_offer(p, seat, taker) == 0:
            found.append(table.offer + taker)
    found.append(table.done)
    return found + _man_moves(p, seat, table.recall, activation.recallable(p, seat), table.copies)


def _man_moves(p: AntiquityState, seat: int, base: int, ready: list[int], copies: int) -> list[int]:
    """The moves of a verb with some pieces, by building and copy."""
    if not ready:
        return ready
    seen = [0] * len(p.facts.buildings.ids)
    found: list[int] = []
    for number, piece in enumerate(p.pieces[seat]):
        kind = kind_in(piece)
        if number in ready:
            found.append(base + kind * copies + seen[kind])
        seen[kind] += 1
    found.sort()
    return found


def _discards(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.discard + good for good, count in enumerate(p.goods_of(seat)) if count]


def _takings(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.take + place for place in hexes_of(harvest.around_man(p, harvest.current(p, seat)))]


def _burials(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.bury + place for place in famine.buriable(p, seat)]


def _settlements(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.settle + centre for centre in setup.settleable(p, seat)]


def _country_moves(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    projects = range(len(p.facts.projects.ids))
    found = [table.found + kind for kind in projects if countryside.forbids_found(p, seat, kind) == 0]
    found += [table.clean + place for place in countryside.cleanable(p, seat)]
    found.append(table.end)
    return found


def _pollutions(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.pollute + place for place in pollution.options(p, seat)]


def _explorations(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [*[table.explore + place for place in hexes_of(p.zone[seat] & p.markers)], table.skip]


def _sites(p: AntiquityState, seat: int) -> list[int]:
    table, project = table_of(p), a_of(p.now)
    if project == CITY_PROJECT:
        return [table.site + centre for centre in sites.city_sites(p, seat)]
    return [table.site + place for place in hexes_of(sites.sites(p, seat, project, b_of(p.now)))]


def _pairs(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.pair + pair for pair in sites.fishery_pairs(p, seat)]


def _placements(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.place + place for place in city.placements(p, seat, city.shapes_of(p, a_of(p.now)))]


def _payments(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    return [table.pay + good for good in payment.payable(p, seat)]


def _rearrangements(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.place + place for place in barbara.settings(p, seat)]
    found += [table.lift + place for place in barbara.liftable(p, seat)]
    return [*found, table.restore]


def _offer_moves(p: AntiquityState, seat: int) -> list[int]:
    table = table_of(p)
    found = [table.give + good for good in market.givable(p, seat)]
    if market.forbids_ask(p, seat, 0) == 0:
        found += [table.ask + good for good in range(len(p.facts.goods.ids))]
    return found + ([table.propose] if market.forbids_propose(p, seat) == 0 else [])
