"""The questions of 7 Ages: what each says, who answers it how, by which rules.

Those of one seat are numbered by their code (`frames.py`), those of several at once by the kind of their frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects import answers, happenings, migration, splitting
from civitas.games.seven_ages.figures import figures_of, preview_of
from civitas.games.seven_ages.moves import SevenAgesMoves
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.problems import SHAPES
from civitas.games.seven_ages.rules import (
    building,
    cities,
    civilise,
    conflict,
    destiny,
    end_of_turn,
    events,
    leaders,
    manoeuvre,
    markers,
    passage,
    production,
    reactions,
    setup,
    start,
    starters,
    trade,
)
from civitas.games.seven_ages.rules.sides import colour_of
from civitas.games.seven_ages.rules.steps import BY_ITSELF
from civitas.games.seven_ages.vocabulary import ACTIONS, TIMINGS
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, kind_of
from civitas.kernel.questions import KINDS, Answer, Asked, Questions, bare, choice, guarded, one, two

ABOUT_EMPIRE: Final = [
    f.UPKEEP_FROM,
    f.UPKEEP_UNIT,
    f.BUY,
    f.PUT,
    f.START_LEADER,
    f.MOVE,
    f.LOAD,
    f.STEP,
    f.BUY_GLORY,
    f.ADVANCE,
    f.GIFT,
    f.JOIN_TRADE,
    f.CONSENT,
    f.TOLL,
    f.TOLL_CARD,
]
"""Questions whose context is the empire they are about."""
ABOUT_FOUNDER: Final = [
    f.START_LEVEL,
    f.START_CAPITAL,
    f.START_FORT,
    f.LEADER_SITE,
    f.NEW_LEADER_SITE,
    f.ADOPT_FROM,
    f.BOOM,
]
"""More of them, on the way to an empire or within one."""
IN_CONFLICT: Final = [f.RETREAT, f.REDRAW, f.DESERTER, f.PURSUED, f.SCRAP_NUKE]
"""Questions in the middle of a conflict, whose context is a side of it."""
OF_EVENT: Final = [f.TARGET_EMPIRE, f.TARGET_AREA, f.TARGET_LEADER]
ABOUT_PASSAGE: Final = [f.GATE, f.CONSENT, f.TOLL, f.TOLL_CARD]
"""Questions on the way to a partner."""
ABOUT_AREA: Final = [f.LOSE_UNIT, f.LOSE_SHIP]
"""Questions about an area, which they carry with them."""


def asked_by(packed: int) -> int:
    kind = kind_of(packed)
    return KINDS + f.code_of(packed) if kind in (f.ASK, f.DO) else kind


def make_questions(table: SevenAgesMoves) -> Questions:
    alone = {
        **_setting_up(),
        **_starting(),
        **_producing(),
        **_trading(),
        **_moving(),
        **_fighting(),
        **_civilising(),
        **_happening(),
        **_splitting(),
        **_answering(),
    }
    asked = {**_together(), **{KINDS + code: asked for code, asked in alone.items()}}
    steps = {KINDS + code: step for code, step in BY_ITSELF.items()}
    return Questions(table, asked, steps=steps, shapes=SHAPES, refused=figures_of, previewed=preview_of)


Listed = Callable[[SevenAgesState, int], list[int]]
Doing = Callable[[SevenAgesState, int], None]


def _ask(key: str, rule: str, verbs: dict[str, Answer], listed: Listed | None = None) -> Asked:
    return Asked(f"question-{key}", f"seven_ages.{rule}", verbs, _word, listed)


def _yes_no(yes: Doing, no: Doing) -> dict[str, Answer]:
    return {"yes": bare(None, yes), "no": bare(None, no)}


def _joint(key: str, rule: str, verbs: dict[str, Answer], listed: Listed) -> Asked:
    return Asked(f"question-{key}", f"seven_ages.{rule}", verbs, _word_joint, listed)


# ---------------------------------------------------------------------- wording


def _word(p: SevenAgesState, seat: int, question: Question) -> None:
    code, args = f.code_of(p.now), question.args
    if code in ABOUT_EMPIRE or code in ABOUT_FOUNDER:
        card = p.card[f.context_of(p.now)]
        args["empire"] = p.facts.cards.ids[card] if card >= 0 else None
    elif code in ABOUT_AREA:
        args["area"] = p.facts.areas.ids[f.more_of(p.now)]
    elif code == f.RETREAT_TO:
        args["unit"] = p.facts.units.ids[f.more_of(p.now)]
    elif code == f.RETREAT_LEADER:
        args["leader"] = p.facts.leaders.ids[f.more_of(p.now) >> 4 & 15]
    elif code == f.TURN_OVER:
        args["action"], args["late"] = ACTIONS[p.action], f.context_of(p.now)
    if code in IN_CONFLICT:
        enemy = p.card[colour_of(p, 1 - f.context_of(p.now))]
        args["area"] = p.facts.areas.ids[p.battle.area]
        args["enemy"] = p.facts.cards.ids[enemy] if enemy >= 0 else None
    elif code in OF_EVENT:
        args["event"] = p.facts.events.ids[p.facts.card_event[p.affair[-1].card]]
    elif code in (f.ARTEFACT_EMPIRE, f.ARTEFACT_AREA):
        args["artefact"] = p.facts.artefacts.ids[f.context_of(p.now)]
    elif code == f.JOIN_TRADE:
        args["partner"] = p.facts.cards.ids[p.card[p.deal.trader]]
    elif code in ABOUT_PASSAGE:
        args["partner"] = p.facts.cards.ids[p.card[p.deal.wanted]]
        args["money"] = p.deal.price
        args["n"] = p.deal.price_cards


def _word_joint(p: SevenAgesState, seat: int, question: Question) -> None:
    frame = p.now if p.joint is None else p.joint.frame
    kind = kind_of(frame)
    if kind == f.REVEAL:
        question.args["action"], question.args["late"] = ACTIONS[p.action], 0
    elif kind == f.MARK:
        question.args["turn"] = p.turn_number
    elif kind == f.COMMIT:
        question.args["area"] = p.facts.areas.ids[p.battle.area]
    elif kind == f.REACT:
        question.args["occasion"] = TIMINGS[a_of(frame)]


# ---------------------------------------------------------------------- the table


def _together() -> dict[int, Asked]:
    marking = {
        "mark": two(markers.forbids_mark, markers.mark),
        "done": bare(markers.forbids_all_marked, markers.end_turn_over),
    }
    revealing = {"reveal": one(markers.forbids_reveal, markers.reveal), "done": bare(None, markers.end_turn_over)}
    committing = {
        "commit": one(conflict.forbids_commit, conflict.commit),
        "tactician": bare(conflict.forbids_tactician, conflict.commit_tactician),
        "done": bare(conflict.forbids_done, conflict.commit_all),
    }
    offering = {
        "card": one(trade.forbids_offer, trade.offer),
        "done": bare(trade.forbids_done, trade.end_offer),
    }
    reacting = {
        "play": one(reactions.forbids_react, reactions.react),
        "pass": bare(None, reactions.do_not_react),
    }
    bidding = {"card": choice(setup.hand_of, setup.bid, by.SETUP_BID)}
    return {
        f.BID: Asked("question-bid", "seven_ages.setup.bid", bidding, _word_joint),
        f.MARK: _joint("mark", "markers.one-per-empire", marking, markers.mark_moves),
        f.REVEAL: _joint("reveal", "markers.reveal", revealing, markers.reveal_moves),
        f.OFFER: _joint("offer", "trade.one-card-each", offering, trade.offer_moves),
        f.COMMIT: _joint("commit", "conflict.commit", committing, conflict.commit_moves),
        f.REACT: _joint("react", "event.reaction", reacting, reactions.react_moves),
    }


def _setting_up() -> dict[int, Asked]:
    redeeming = {
        "discard": one(setup.forbids_redeeming, setup.redeem),
        "end": bare(None, setup.end_redeeming),
    }
    cadences = {
        "cadence": one(markers.forbids_cadence, markers.set_cadence),
        "end": bare(markers.forbids_no_cadence, markers.end_cadences),
    }
    turning_over = {
        "reveal": one(markers.forbids_turning_over, markers.turn_over),
        "done": bare(None, markers.turn_over_no_more),
    }
    pairs = {"pair": choice(setup.free_pairs, setup.choose_pair, by.SETUP_PAIR)}
    return {
        f.CHOOSE_PAIR: _ask("pair", "setup.pair", pairs),
        f.REDEEM: _ask("redeem", "option.redemption", redeeming),
        f.SET_CADENCE: _ask("cadence", "option.cadence", cadences),
        f.TURN_OVER: _ask("reveal", "markers.reveal", turning_over, markers.turn_over_moves),
        f.ENTER: _ask("enter", "option.late", _yes_no(setup.enter, setup.stay_out)),
    }


def _starting() -> dict[int, Asked]:
    cards = {
        "start": one(starters.forbids_card, start.start_card),
        "play": one(start.forbids_ripple, start.play_ripple),
        "end": bare(None, start.start_nothing),
    }
    homes = {
        "area": one(start.forbids_home, start.choose_home),
        "end": bare(start.forbids_enough_homes, start.enough_homes),
    }
    names = {
        "named": choice(start.possible_names, start.choose_leader, by.LEADER_NAMED_OF_AGE),
        "end": bare(None, start.no_leader),
    }
    colours = {"colour": choice(starters.free_colours, start.choose_colour, by.START_COLOUR)}
    capitals = {"area": choice(start.possible_capitals, start.choose_capital, by.START_CAPITAL_AREA)}
    forts = {"area": choice(start.possible_forts, start.choose_fort, by.START_FORT_AREA)}
    sites = {"area": choice(start.new_homes, start.place_first_leader, by.START_CHOICE)}
    return {
        f.START_CARD: _ask("start-card", "start.play-card-and-colour", cards, start.card_moves),
        f.START_COLOUR: _ask("start-colour", "start.own-colour-first", colours),
        f.START_LEVEL: _ask("start-level", "start.choice", _yes_no(start.take_over_level, start.keep_level)),
        f.START_AREA: _ask("start-area", "start.special", homes, start.home_moves),
        f.START_LEADER: _ask("start-leader", "start.one-named-leader", names),
        f.START_CAPITAL: _ask("start-capital", "start.capital-level-1", capitals),
        f.START_FORT: _ask("start-fort", "start.fort-area", forts),
        f.LEADER_SITE: _ask("leader-site", "leader.in-own-area", sites),
    }


def _producing() -> dict[int, Asked]:
    upkeep = {
        "from": one(production.forbids_origin, production.choose_origin),
        "play": one(production.forbids_harvest, production.play_harvest),
    }
    units = {"with": choice(production.loseable_types, production.lose_unpaid, by.UPKEEP_CHOOSE)}
    buying = {
        "buy": one(building.forbids_buy, building.buy),
        "elite": bare(building.forbids_more_elite, building.buy_elite),
        "fortify": one(building.forbids_fortify, building.fortify),
        "play": one(building.forbids_harvest, building.play_harvest),
        "end": bare(building.forbids_end, building.end_buying),
    }
    putting = {"in": one(building.forbids_put, building.put)}
    glory = {
        "glory": bare(end_of_turn.forbids_glory, end_of_turn.buy_glory),
        "end": bare(None, end_of_turn.end_purchases),
    }
    ties = {"empire": choice(end_of_turn.tied_empires, end_of_turn.rank_higher, by.TIE_OWN_EMPIRES)}
    return {
        f.UPKEEP_FROM: _ask("upkeep-from", "upkeep.choose", upkeep, production.upkeep_moves),
        f.UPKEEP_UNIT: _ask("upkeep-unit", "upkeep.unpaid-destroyed", units),
        f.BUY: _ask("buy", "build.combine", buying, building.buy_moves),
        f.PUT: _ask("put", "build.controlled-only", putting, building.put_moves),
        f.BUY_GLORY: _ask("buy-glory", "glory.buy-50", glory),
        f.HIGHER: _ask("higher", "tie.own-empires", ties),
    }


def _trading() -> dict[int, Asked]:
    partners = {
        "empire": one(passage.forbids_partner, passage.choose_partner),
        "deck": bare(passage.forbids_deck, passage.trade_with_deck),
    }
    joining = {"yes": bare(markers.forbids_joining, markers.join_trade), "no": bare(None, markers.do_not_join)}
    leave = {
        **_yes_no(passage.consent, passage.refuse),
        "price": one(passage.forbids_price, passage.raise_price),
        "cards": one(passage.forbids_price_in_cards, passage.raise_price_in_cards),
    }
    gifts = {"gift": one(trade.forbids_gift, trade.give), "end": bare(None, trade.end_gifts)}
    gates = {"empire": choice(passage.gates_ahead, passage.choose_gate, by.PARTNER_NOT_THROUGH_OTHERS)}
    tolls = {"card": choice(passage.own_cards, passage.pay_card, by.TRADE_TOLL)}
    offered = {"card": choice(trade.offered_cards, trade.pick_offered, by.TRADE_SCIENTIST_PICKS_AFTER)}
    advances = {"advance": choice(trade.possible_advances, trade.advance, by.TRADE_ADVANCE_CHOICE)}
    return {
        f.PARTNER: _ask("partner", "partner.choose", partners, passage.partner_moves),
        f.JOIN_TRADE: _ask("join-trade", "trade.one-trade-serves-both", joining),
        f.GATE: _ask("gate", "partner.not-through-others", gates),
        f.CONSENT: _ask("consent", "trade.consent", leave),
        f.TOLL: _ask("toll", "trade.toll", _yes_no(passage.pay_toll, passage.refuse)),
        f.TOLL_CARD: _ask("toll-card", "trade.toll", tolls),
        f.CHOOSE_OFFERED: _ask("choose-offered", "trade.scientist-picks-after", offered),
        f.ADVANCE: _ask("advance", "trade.advance-choice", advances),
        f.GIFT: _ask("gift", "trade.gift-money", gifts),
    }


def _moving() -> dict[int, Asked]:
    moving = {
        "from": one(manoeuvre.forbids_origin, manoeuvre.choose_origin),
        "play": one(manoeuvre.forbids_play, manoeuvre.play),
        "end": bare(None, manoeuvre.end_moves),
    }
    loading = {
        "with": one(manoeuvre.forbids_unit_along, manoeuvre.take_unit_along),
        "lead": one(manoeuvre.forbids_leader_along, manoeuvre.take_leader_along),
        "to": one(manoeuvre.forbids_going, manoeuvre.go),
    }
    stepping = {
        "to": one(manoeuvre.forbids_going, manoeuvre.go),
        "stop": bare(manoeuvre.forbids_stopping, manoeuvre.stop),
    }
    canal = _yes_no(manoeuvre.open_canal, manoeuvre.shut_canal)
    faith = _yes_no(manoeuvre.convert, manoeuvre.keep_faith)
    return {
        f.MOVE: _ask("move", "move.terrain-cost", moving, manoeuvre.move_moves),
        f.LOAD: _ask("load", "move.together", loading, manoeuvre.load_moves),
        f.STEP: _ask("step", "move.points", stepping, manoeuvre.step_moves),
        f.CANAL: _ask("canal", "naval.canal-permission", canal),
        f.CONVERT_FAITH: _ask("convert-faith", "adopt.confucianism", faith),
    }


def _fighting() -> dict[int, Asked]:
    areas = {"area": choice(conflict.contested_areas, conflict.fight, by.CONFLICT_ORDER)}
    places = {"to": choice(conflict.places_of_retreat, conflict.retreat_to, by.CONFLICT_RETREAT_TO)}
    refuges = {"area": choice(conflict.areas_of_refuge, conflict.lead_to, by.CONFLICT_RETREAT_LEADERS)}
    deserters = {"with": choice(conflict.possible_deserters, conflict.desert, by.CONFLICT_DESERTER)}
    pursued = {"with": choice(conflict.pursued_types, conflict.lose_pursued, by.CONFLICT_PURSUIT)}
    return {
        f.FIGHT: _ask("fight", "conflict.order", areas),
        f.RETREAT: _ask("retreat", "conflict.retreat", _yes_no(conflict.give_ground, conflict.leave_it)),
        f.RETREAT_TO: _ask("retreat-to", "conflict.retreat-to", places),
        f.RETREAT_LEADER: _ask("retreat-leader", "conflict.retreat-leaders", refuges),
        f.REDRAW: _ask("redraw", "conflict.redraw", _yes_no(conflict.redraw, conflict.leave_it)),
        f.DESERTER: _ask("deserter", "conflict.deserter", deserters),
        f.PURSUED: _ask("pursued", "conflict.pursuit", pursued),
        f.SCRAP_NUKE: _ask("scrap-nuke", "conflict.scrap-nuke", _yes_no(conflict.scrap_nuke, conflict.leave_it)),
    }


def _civilising() -> dict[int, Asked]:
    of_an_empire = {
        "promote": bare(leaders.forbids_draw, leaders.draw_leader),
        "named": one(leaders.forbids_named, civilise.promote_named),
        "demote": one(leaders.forbids_demotion, leaders.demote),
        "adopt": one(civilise.forbids_adopting, civilise.adopt_creed),
        "city": one(cities.forbids_city, civilise.build_city),
        "capital": one(cities.forbids_capital, civilise.move_capital),
        "flip": one(cities.forbids_flip, civilise.choose_flip),
        "quell": one(cities.forbids_quell, civilise.quell),
        "cure": one(civilise.forbids_cure, civilise.cure),
    }
    menu = {
        "event": one(civilise.forbids_event, civilise.play_event),
        "artefact": one(civilise.forbids_artefact, civilise.play_artefact),
        **guarded(civilise.forbids_without_empire, of_an_empire),
        "end": bare(None, civilise.end),
    }
    discards = {
        "discard": one(destiny.forbids_discard, destiny.discard_card),
        "end": bare(None, destiny.end_discards),
    }
    which = {
        "named": choice(civilise.alike_names, civilise.demote_named, by.LEADER_OWN),
        "area": choice(civilise.alike_areas, civilise.demote_in, by.LEADER_OWN),
    }
    empires = {"empire": one(civilise.forbids_artefact_empire, civilise.give_artefact)}
    areas = {"area": one(civilise.forbids_artefact_area, civilise.lay_artefact)}
    sites = {"area": choice(civilise.own_areas, civilise.place_leader, by.LEADER_IN_OWN_AREA)}
    flips = {"in": choice(civilise.places_to_flip, civilise.flip, by.MODERNISE_OWN)}
    sources = {"empire": choice(civilise.creed_sources, civilise.adopt_from, by.ADOPT_SOURCE_IN_RANGE)}
    drawn = _yes_no(civilise.keep_leader, civilise.send_leader_back)
    source = _yes_no(destiny.draw_discarded, destiny.draw_hidden)
    return {
        f.DISCARDS: _ask("discards", "destiny.discard-any", discards, destiny.discard_moves),
        f.SOURCE: _ask("source", "destiny.religious-draws-discards", source),
        f.CIVILISE_MENU: _ask("civilise", "civilise.any-cards", menu, civilise.menu),
        f.ARTEFACT_EMPIRE: _ask("artefact-empire", "artefact.any-empire", empires),
        f.ARTEFACT_AREA: _ask("artefact-area", "artefact.else-in-area", areas),
        f.KEEP_LEADER: _ask("keep-leader", "leader.draw-unnamed", drawn),
        f.NEW_LEADER_SITE: _ask("leader-site", "leader.in-own-area", sites),
        f.FLIP_AREA: _ask("flip-area", "modernise.flip", flips),
        f.DEMOTE_WHICH: _ask("which-leader", "leader.remove-one", which),
        f.ADOPT_FROM: _ask("adopt-from", "adopt.source-in-range", sources),
    }


def _happening() -> dict[int, Asked]:
    rule, target = "event.target", by.EVENT_TARGET
    which = {
        "named": choice(events.aimed_names, events.aim_at_named, target),
        "area": choice(events.aimed_areas, events.aim_at_leader_in, target),
    }
    shaking = {
        "area": choice(happenings.shakeable_areas, happenings.shake, target),
        "end": bare(None, happenings.enough),
    }
    governments = {
        "adopt": choice(happenings.new_governments, happenings.take_government, target),
        "end": bare(None, happenings.enough),
    }
    migrating = {
        "from": choice(migration.origins_left, migration.leave, target),
        "end": bare(None, migration.end),
    }
    cup = {"leader": choice(happenings.leaders_in_cup, happenings.choose_leader, by.LEADER_DRAW_UNNAMED)}
    again = _yes_no(happenings.draw_again, happenings.stay_with_card)
    return {
        f.TARGET_EMPIRE: _ask("target-empire", rule, {"empire": choice(events.targets, events.aim_at_empire, target)}),
        f.TARGET_AREA: _ask("target-area", rule, {"area": choice(events.targets, events.aim_at_area, target)}),
        f.TARGET_LEADER: _ask(
            "target-leader", rule, {"leader": choice(events.kinds_of_leaders, events.aim_at_leader, target)}
        ),
        f.TARGET_WHICH: _ask("which-leader", rule, which),
        f.DRAW_AGAIN: _ask("draw-again", "assassin.attacker-draws", again),
        f.TAKE_DISCARD: _ask(
            "take-discard", rule, {"card": choice(happenings.recoverable_cards, happenings.recover, target)}
        ),
        f.CHOOSE_LEADER: _ask("choose-leader", "leader.place-one", cup),
        f.LOSE_UNIT: _ask("lose-unit", rule, {"with": choice(happenings.types_at_risk, happenings.lose_unit, target)}),
        f.SHAKE: _ask("shake", rule, shaking),
        f.RECEIVER: _ask("receiver", rule, {"empire": choice(happenings.own_empires, happenings.receive, target)}),
        f.NEIGHBOUR: _ask(
            "neighbour", rule, {"empire": choice(happenings.reachable_empires, happenings.infect, target)}
        ),
        f.NEW_GOVERNMENT: _ask("new-government", "adopt.source-in-range", governments),
        f.BOOM: _ask(
            "boom", "urbanise.one-step-each", {"city": choice(happenings.growing_cities, happenings.boom, target)}
        ),
        f.MIGRATE: _ask("migrate", rule, migrating),
        f.MIGRATE_UNIT: _ask(
            "migrate-unit", rule, {"with": choice(migration.types_to_move, migration.take_along, target)}
        ),
        f.MIGRATE_TO: _ask("migrate-to", rule, {"to": choice(migration.areas_to_settle, migration.settle, target)}),
    }


def _splitting() -> dict[int, Asked]:
    halves = {
        "area": one(splitting.forbids_part, splitting.split_off),
        "end": bare(splitting.forbids_halves, splitting.end_split),
    }
    attacking = {
        "with": one(splitting.forbids_attacker, splitting.attack_with),
        "to": one(splitting.forbids_attack, splitting.attack),
    }
    colours = {"colour": choice(starters.free_colours, splitting.choose_colour, by.SPLIT_NEW_EMPIRE)}
    cards = {"card": choice(splitting.possible_cards, splitting.choose_card, by.SPLIT_NEW_EMPIRE)}
    fronts = {"from": choice(splitting.fronts, splitting.attack_from, by.SPLIT_ATTACK)}
    parts = _yes_no(splitting.take_part, splitting.take_other_part)
    return {
        f.SPLIT: _ask("split", "split.halves", halves),
        f.CHOOSE_PART: _ask("choose-part", "split.new-empire", parts),
        f.FRAGMENT_COLOUR: _ask("fragment-colour", "split.new-empire", colours),
        f.FRAGMENT_CARD: _ask("fragment-card", "split.new-empire", cards),
        f.ATTACK_FROM: _ask("attack-from", "split.attack", fronts),
        f.ATTACK_WITH: _ask("attack-with", "split.attack", attacking),
    }


def _answering() -> dict[int, Asked]:
    target = by.EVENT_TARGET
    seas = {"area": choice(reactions.stormy_seas, answers.storm, target)}
    strikes = {"strike": choice(reactions.strikable, answers.strike, target)}
    ships = {"with": choice(answers.ships_at_risk, answers.lose_ship, target)}
    return {
        f.STORM_AREA: _ask("storm-area", "event.target", seas),
        f.LOSE_SHIP: _ask("lose-ship", "event.target", ships),
        f.STRIKE: _ask("strike", "event.target", strikes),
        f.TAKE_SIDE: _ask(
            "take-side",
            "conflict.events",
            {"empire": choice(answers.sides, answers.take_side, by.CONFLICT_EVENTS)},
        ),
    }
