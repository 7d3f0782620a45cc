"""What comes from outside is refused in a sentence, or is a position that can be played; and whatever the rules reach
can be saved and loaded again."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.frames import (
    AFTER_REACTION,
    ASK,
    BIDS,
    CANAL,
    CHOOSE_PAIR,
    COUNT_TRADE,
    DO,
    HARVEST,
    JOIN_TRADE,
    MIGRATE,
    MIGRATE_TO,
    MIGRATE_UNIT,
    OFFER,
    OPEN_TRADE,
    PAIRS,
    REACT,
    REDEEM,
    REDEMPTIONS,
    RESOLVE_EVENT,
    SETTLE_IN,
    SHOW_DOWN,
    START_AREA,
    START_CARD,
    START_COLOUR,
    START_LEADER,
    START_LEVEL,
    STRIKE,
    TAKE_SIDE,
    TARGET_EMPIRE,
    TURN_OVER,
    ask,
    code_of,
    context_of,
    do,
)
from civitas.games.seven_ages.frames import LOAD as LOADING
from civitas.games.seven_ages.vocabulary import ON_ACTION, ON_CONFLICT, ON_EVENT, ON_HARVEST, ON_MANOEUVRE, ON_TRADE
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.fields import members
from civitas.kernel.frames import CLOSING, NOBODY, a_of, b_of, frame, kind_of, seat_of
from civitas.kernel.position import Position
from conformance.mutation import Dump, at, dumps, eager_move, games, put
from conformance.walks import play_to_the_end, random_move
from mini import MINI

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
TESTS = Path(__file__).parent.parent


def run(*arguments: str, given: str = "", seconds: float) -> str:
    """What a process of its own says: compiled code that loops cannot be stopped from within."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


LOAD = """
import json, sys, civitas
try:
    civitas.load(json.load(sys.stdin))
except civitas.BadInput as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("key", "field", "place"),
    [
        ("through_the_ages", "leaders_taken", 1),
        ("antiquity", "winners", None),
        ("historia", "queue", 2),
        ("seven_ages", "moved", 84),
    ],
)
def test_a_negative_mask_is_refused_at_once(key: str, field: str, place: int | None) -> None:
    """These four made the loading of a record loop for ever."""
    dump: Any = registry.new(key, 3, 3).dump()
    way = ("state", field) if place is None else ("state", field, place)
    put(dump, way, -1)
    assert field in run("-c", LOAD, given=json.dumps(dump), seconds=120)


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_a_mutated_dump_is_refused_or_can_be_played(key: str, length: int) -> None:
    count = 120 if length == 1 else 4_000
    wrong = json.loads(run("-m", "conformance.mutation", key, "0", str(count), seconds=600 * length))
    assert wrong == []


# ---------------------------------------------------------------------- whatever the rules reach


def loads_again(p: Position) -> None:
    dump = json.loads(json.dumps(p.dump()))
    twin = civitas.load(dump)
    assert twin.hash() == p.hash()
    assert twin.dump() == dump
    assert twin.waiting() == p.waiting()


@pytest.mark.soak
@pytest.mark.parametrize("key", [*TITLES, "mini"])
def test_every_position_of_a_game_loads_again(key: str, length: int) -> None:
    random = Random(11)
    beginnings = [registry.new(MINI, 3, number) for number in range(2)] if key == "mini" else games(key, random)
    every = 1 if length > 1 else {"antiquity": 40, "seven_ages": 40, "through_the_ages": 15, "historia": 9}.get(key, 2)
    for number, p in enumerate(beginnings[: 4 * length]):
        made = number
        while p.waiting():
            if made % every == 0:
                loads_again(p)
            p.advance(*(eager_move(p, random) if number % 2 else random_move(p, random)))
            made += 1
        loads_again(p)


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_every_question_that_games_ask_loads_again(key: str, length: int) -> None:
    """A few of each: rare ones too, at which walks seldom stop."""
    for number in range(length):
        for dump in dumps(key, Random(200 + number)):
            assert civitas.load(dump).dump() == dump


@pytest.mark.parametrize("turn", [63, 64, 65, 200, 5_000])
def test_long_games_of_7_ages_load_again(turn: int, length: int) -> None:
    """Frames of reactions carry the turn: from turn 64 on they were too large to be loaded."""
    p: Any = registry.new("seven_ages", 4, 5, {"turns": "0"})
    random = Random(turn)
    reacted = 0
    for made in range(400 * length):
        if made == 60:
            p.turn_number = turn
        if not p.waiting():
            break
        reacting = p.joint is not None and p.joint.first_only
        reacted += reacting
        if made > 60 and (reacting or made % 25 == 0):
            loads_again(p)
        p.advance(*eager_move(p, random))
    assert reacted > 10


# ---------------------------------------------------------------------- what bounds and shapes are for


def refused(dump: Dump, way: tuple[Any, ...], value: object) -> bool:
    twin = copy.deepcopy(dump)
    put(twin, way, value)
    try:
        civitas.load(twin)
    except BadInput:
        return True
    return False


@pytest.mark.parametrize("key", [*TITLES, "mini"])
def test_no_field_takes_a_number_beyond_all_bounds(key: str) -> None:
    dump: Any = registry.new(key, seed=4).dump()
    for name, value in dump["state"].items():
        way: tuple[Any, ...] = ("state", name)
        while isinstance(value, list) and value:
            way, value = (*way, 0), value[0]
        if isinstance(value, int):
            for number in (-(1 << 70), -1_000_000, 1 << 600):
                assert refused(dump, way, number), (name, number)


@pytest.mark.parametrize("key", TITLES)
def test_no_frame_is_taken_that_a_title_cannot_have(key: str) -> None:
    random = Random(1)
    for dump in random.sample(dumps(key, random), 12):
        now = at(dump, ("agenda", "now"))
        if kind_of(now) == 0:
            continue
        for other in (now | 63, now | 1 << 200, now & ~(15 << 6) | 9 << 6):
            assert other == now or refused(dump, ("agenda", "now"), other), (dump["title"], now, other)
        later = at(dump, ("agenda", "later"))
        assert not later or refused(dump, ("agenda", "later"), [])
        assert refused(dump, ("agenda", "later"), [now, *later])


# ---------------------------------------------------------------------- positions that failed some moves after loading


def found(key: str, fits: Callable[[Any], bool]) -> Any:
    """A sound dump of this sort."""
    return next(dump for seed in range(40) for dump in dumps(key, Random(seed)) if fits(dump))


def test_a_structure_of_a_duel_with_a_hole_is_played_to_its_end() -> None:
    """A gap beneath a card that was taken was once filled with another card."""
    dump = found("seven_wonders_duel", lambda dump: -1 in dump["state"]["slots"] and not dump["agenda"]["later"])
    dump["state"]["slots"][dump["state"]["slots"].index(-1)] = -3
    for seed in range(40):
        play_to_the_end(civitas.load(dump), Random(seed))


def test_a_group_of_wonders_is_whole() -> None:
    dump: Any = registry.new("seven_wonders_duel", seed=4).dump()
    offered = dump["state"]["offered"]
    assert refused(dump, ("state", "offered"), offered & offered - 1)


def test_only_events_lie_among_the_events() -> None:
    dump: Any = registry.new("through_the_ages", 3, 4).dump()
    state = dump["state"]
    state["civil_deck"][0], state["current_events"][0] = state["current_events"][0], state["civil_deck"][0]
    assert refused(dump, ("state", "round"), state["round"])


def test_nobody_bids_who_has_left() -> None:
    dump = found("through_the_ages", lambda dump: dump["seats"] > 2 and dump["state"]["bidders"].bit_count() > 1)
    asked, player = seat_of(dump["agenda"]["now"]), dump["state"]["player"]
    for seat in set(members(dump["state"]["bidders"])) - {asked, player}:
        assert refused(dump, ("state", "resigned"), 1 << seat)


def test_a_leader_moves_from_where_it_is() -> None:
    dump = found("seven_ages", lambda dump: len(dump["state"]["group"]) == 10)
    assert refused(dump, ("state", "group"), [*dump["state"]["group"], 3])


def test_what_is_offered_is_held() -> None:
    dump = found("seven_ages", lambda dump: dump["state"]["deal"] and kind_of(dump["agenda"]["now"]) == OFFER)
    assert refused(dump, ("state", "deal", 2), dump["state"]["deck"][0])


def test_a_trade_is_one_and_of_empires_that_are_there() -> None:
    dump = found("seven_ages", lambda dump: dump["state"]["deal"] and kind_of(dump["agenda"]["now"]) == OFFER)
    *below, trading = dump["agenda"]["later"]
    assert refused(dump, ("agenda", "later"), [*below, trading, trading])
    nobody = dump["state"]["card"].index(-1)
    dump["agenda"]["later"][-1] = do(OPEN_TRADE, nobody + 1, 1)
    dump["agenda"]["joint"] = None
    asked = dump["agenda"]["now"] = ask(JOIN_TRADE, 0, dump["state"]["deal"][0])
    assert refused(dump, ("agenda", "now"), asked)


def test_nobody_trades_with_an_empire_of_their_own() -> None:
    """Both sides gave the card of one hand away."""
    dump = found("seven_ages", lambda dump: code_of(dump["agenda"]["now"]) == JOIN_TRADE and dump["state"]["deal"])
    partner = context_of(dump["agenda"]["now"])
    assert refused(dump, ("state", "deal", 0), partner)


@pytest.mark.parametrize("key", ["antiquity", "seven_ages"])
def test_no_turn_is_beyond_what_a_frame_carries(key: str) -> None:
    """From turn 65,536 on the number ran over into what else the frame of a harvest holds."""
    dump: Any = registry.new(key, 3, 3).dump()
    assert not refused(dump, ("state", "turn_number"), 5_000) and refused(dump, ("state", "turn_number"), 65_536)


def test_an_offer_stands_as_it_was_answered() -> None:
    """One that was declined and stood open again left its maker nothing to answer."""
    random = Random(3)
    for seed in range(40):
        p = registry.new(MINI, 3, seed)
        while p.waiting():
            answered = [] if p.joint is None else [offer for offer in p.joint.offers if not offer.open]
            if answered:
                dump: Any = p.dump()
                for way, value in (((3,), 1), ((4,), 1 - int(answered[0].accepted)), ((0,), answered[0].taker)):
                    assert p.joint is not None
                    number = p.joint.offers.index(answered[0])
                    assert refused(dump, ("agenda", "joint", 6, number, *way), value)
                return
            p.advance(*random_move(p, random))
    raise AssertionError("no offer was answered")


def test_an_empire_starts_once() -> None:
    def settles(dump: Any) -> bool:
        later = dump["agenda"]["later"]
        return bool(later) and kind_of(later[-1]) == DO and code_of(later[-1]) == SETTLE_IN

    dump = found("seven_ages", settles)
    *below, settling = dump["agenda"]["later"]
    starter = dump["state"]["founding"][-1]
    for question in (START_CARD, START_COLOUR):
        assert refused(dump, ("agenda", "now"), ask(question, starter))
    assert refused(dump, ("agenda", "later"), [*below, settling, settling])
    # A star strikes between actions, and a canal is asked for by ships that come to it.
    for question in (ask(STRIKE, starter), ask(CANAL, starter, 0, 0)):
        assert refused(dump, ("agenda", "now"), question)


def test_nobody_starts_an_empire_while_a_star_strikes_something_else() -> None:
    """The star took the card of a start that was not there. Likewise all else that is kept while it is under way."""
    kept = ("founding", "deal", "group", "battle", "civil", "duel")
    twins = {part: found("seven_ages", partial(keeps, part)) for part in kept}
    idle = found("seven_ages", lambda dump: is_asked(dump, TURN_OVER))
    for part, twin in twins.items():
        assert not idle["state"][part] and refused(idle, ("state", part), twin["state"][part]), part
    dump = found("seven_ages", lambda dump: is_asked(dump, STRIKE) and not dump["state"]["founding"])
    other = (seat_of(dump["agenda"]["now"]) + 1) % dump["seats"]
    assert refused(dump, ("state", "founding"), [-1, 0, 0, 0, -1, other])


def keeps(part: str, dump: Any) -> bool:
    return bool(dump["state"][part])


def asks(question: int, dump: Any) -> bool:
    return is_asked(dump, question)


def is_asked(dump: Any, question: int) -> bool:
    return kind_of(dump["agenda"]["now"]) == ASK and code_of(dump["agenda"]["now"]) == question


def test_an_event_is_turned_aside_once_it_is_aimed() -> None:
    """Whoever had turned it aside before was to aim it anew, and there was nothing else to aim it at."""
    dump = found("seven_ages", lambda dump: is_asked(dump, TARGET_EMPIRE))
    for place, value in ((5, 1), (8, 1), (9, 3)):
        assert refused(dump, ("state", "affair", place), value), place
    dump = found("seven_ages", lambda dump: len(dump["state"]["affair"]) == 10 and answers(dump) == RESOLVE_EVENT)
    assert refused(dump, ("state", "affair", 9), dump["state"]["affair"][9] + 1)
    assert refused(dump, ("state", "affair"), [*dump["state"]["affair"], *dump["state"]["affair"]])


def answers(dump: Any) -> int:
    """The step that reactions are asked for in; -1 where none are."""
    now, later = dump["agenda"]["now"], dump["agenda"]["later"]
    return code_of(later[-1]) if kind_of(now) == REACT and kind_of(later[-1]) == DO else -1


def is_answered_in(step: int, dump: Any) -> bool:
    return answers(dump) == step


def test_reactions_are_asked_for_in_what_they_react_to() -> None:
    """Two frames of a conflict in the wrong order left a card without sides to choose from."""
    for step in (SHOW_DOWN, HARVEST, COUNT_TRADE):
        dump = found("seven_ages", partial(is_answered_in, step))
        trigger = a_of(dump["agenda"]["now"])
        for other in {ON_EVENT, ON_ACTION, ON_HARVEST, ON_CONFLICT, ON_TRADE, ON_MANOEUVRE} - {trigger}:
            twin = copy.deepcopy(dump)
            packed = frame(REACT, NOBODY, other, b_of(dump["agenda"]["now"]))
            twin["agenda"]["joint"][0] = packed
            assert refused(twin, ("agenda", "now"), packed), (step, other)


def test_a_side_is_taken_in_the_showdown() -> None:
    dump = found("seven_ages", lambda dump: is_asked(dump, TAKE_SIDE))
    *below, showdown, carried = dump["agenda"]["later"]
    assert code_of(showdown) == SHOW_DOWN and kind_of(carried) == CLOSING
    assert refused(dump, ("agenda", "later"), [*below, carried, showdown])


def test_a_reaction_fits_what_it_was_played_for() -> None:
    """An augury upon nothing was to stop an event that was not there."""
    dump = found("seven_ages", lambda dump: len(dump["state"]["affair"]) == 10 and answers(dump) == AFTER_REACTION)
    for value in (-1, 1):
        assert refused(dump, ("state", "affair", 6), value), value
    p: Any = civitas.load(dump)
    when = p.facts.event_when[p.facts.card_event[p.affair[0].card]]
    for card, event in enumerate(p.facts.card_event):
        if p.facts.event_when[event] not in (0, when) and card in p.pile:
            assert refused(dump, ("state", "affair", 0), card), card


def test_the_empire_that_has_come_fights_and_migrates() -> None:
    """An attack across the border of a civil war was that of nobody."""
    battle = found("seven_ages", partial(keeps, "battle"))
    asked = [found("seven_ages", partial(asks, question)) for question in (MIGRATE, MIGRATE_UNIT, MIGRATE_TO)]
    for dump in (battle, *asked):
        for other in {-1, 0, 1, 2} - {dump["state"]["invader"]}:
            assert refused(dump, ("state", "invader"), other), (dump["agenda"], other)


def test_traders_lay_cards_for_their_own_trade() -> None:
    """Another empire traded than those whose players laid cards: one of these was to leave a hand it was not in."""
    dump = found("seven_ages", lambda dump: kind_of(dump["agenda"]["now"]) == OFFER and dump["state"]["deal"][1] >= 0)
    empires = [colour for colour, card in enumerate(dump["state"]["card"]) if card >= 0]
    for place in (0, 1):
        for other in {-1, *empires} - {dump["state"]["deal"][place]}:
            assert refused(dump, ("state", "deal", place), other), (place, other)
    joint = dump["agenda"]["joint"]
    for order in ([], joint[1][:1], [*joint[1], *joint[1]], joint[1][::-1]):
        assert refused(dump, ("agenda", "joint", 1), order), order


def test_a_start_leaves_its_choices_in_order() -> None:
    """Asked for its level in the place of its areas, an empire had nowhere to begin."""
    for question, others in ((START_AREA, (START_LEVEL, START_LEADER)), (START_LEADER, (START_LEVEL, START_AREA))):
        dump = found("seven_ages", partial(asks, question))
        now = dump["agenda"]["now"]
        for other in others:
            assert refused(dump, ("agenda", "now"), ask(other, seat_of(now), context_of(now))), (question, other)


def test_a_group_is_put_together_of_units_that_can_go() -> None:
    """One of units that were not there had no step to take."""
    dump = found("seven_ages", lambda dump: is_asked(dump, LOADING) and dump["state"]["group"][0])
    force, place = dump["state"]["group"][:2]
    there = dump["state"]["units"][place]
    for unit in range(12):
        if not there >> 4 * unit & 15:
            assert refused(dump, ("state", "group", 0), force + (1 << 4 * unit)), unit
    assert refused(dump, ("state", "group", 0), there)
    assert refused(dump, ("state", "group", 3), dump["state"]["group"][3] + 1)
    assert refused(dump, ("state", "group", 6), 1)


def test_cards_are_redeemed_before_the_bids_by_those_who_are_there() -> None:
    """Beyond the last of them, seats that there are not were asked."""
    dump = found("seven_ages", lambda dump: is_asked(dump, REDEEM) and dump["options"]["late"] != "0")
    later = dump["agenda"]["later"]
    assert [code_of(part) for part in later] == [BIDS, REDEMPTIONS]
    late = int(dump["options"]["late"])
    for seat in range(dump["seats"] - late + 1, dump["seats"] + 1):
        assert refused(dump, ("agenda", "later", 1), do(REDEMPTIONS, seat)), seat
    assert refused(dump, ("agenda", "later"), [do(PAIRS), later[1]])
    assert refused(dump, ("agenda", "now"), ask(CHOOSE_PAIR, 0))


def test_somebody_plays_every_turn() -> None:
    dump = found("seven_ages", lambda dump: dump["state"]["turn_number"] > 1 and not dump["state"]["bids"])
    assert refused(dump, ("state", "pair"), [-1] * dump["seats"])


@pytest.mark.parametrize("colour", [-1, None])
def test_every_player_of_historia_has_a_colour_of_their_own(colour: int | None) -> None:
    """A seat without one had no civilization to choose from."""
    dump: Any = registry.new("historia", 3, 3).dump()
    colours = dump["state"]["colour"]
    assert refused(dump, ("state", "colour", 1), colours[0] if colour is None else colour)
