"""The deal, the bid and the colours; markers without an empire, the wild marker, the order of a turn, cadence."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.vocabulary import ACTIONS, FROM_RANKINGS, LEADERS, NO_LEADER
from rules.seven_ages.tools import FACTS, act, can, card, colour, found, give, play, table, why

ORANGE, RED = colour("orange"), colour("red")
LOOSE = 15


def new(seed: int = 1) -> Any:
    return civitas.new("seven_ages", seats=2, seed=seed, options={})


def bids(p: Any, equal: bool) -> tuple[int, int]:
    """One card of each hand, of equal or of different values; negative if there are none."""
    for one in p.hand[0]:
        for other in p.hand[1]:
            if (FACTS.value[one] == FACTS.value[other]) == equal:
                return one, other
    return -1, -1


def place_bids(p: Any, one: int, other: int) -> None:
    play(p, 0, f"card:{FACTS.cards.ids[one]}")
    play(p, 1, f"card:{FACTS.cards.ids[other]}")


# --- setting up


@pytest.mark.rule("seven_ages.setup.deal")
def test_seven_cards_are_dealt_and_the_cup_is_filled() -> None:
    p = new()
    assert [len(hand) for hand in p.hand] == [7, 7]
    assert len(p.deck) == len(FACTS.cards) - 14
    assert set(p.cup) == {*range(len(LEADERS)), NO_LEADER}


@pytest.mark.rule("seven_ages.setup.bid", "seven_ages.setup.pair")
def test_the_highest_bid_takes_the_turn_marker_and_the_first_pair() -> None:
    p = new()
    one, other = bids(p, False)
    foreign = FACTS.cards.ids[p.hand[1][0]]
    assert why(p, 0, f"card:{foreign}") == "setup.bid"
    place_bids(p, one, other)
    first = 0 if FACTS.value[one] > FACTS.value[other] else 1
    assert p.holder == first
    assert sorted(p.pile) == sorted([one, other])
    assert p.waiting() == (first,)
    pair, next_pair = FACTS.pairs.ids[:2]
    play(p, first, f"pair:{pair}")
    assert why(p, 1 - first, f"pair:{pair}") == "setup.pair"
    assert can(p, 1 - first, f"pair:{next_pair}")


@pytest.mark.rule("seven_ages.setup.bid")
def test_equal_bids_are_repeated() -> None:
    p = next(p for p in map(new, range(1, 20)) if bids(p, True)[0] >= 0)
    one, other = bids(p, True)
    place_bids(p, one, other)
    assert p.waiting() == (0, 1)
    one, other = bids(p, False)
    place_bids(p, one, other)
    assert p.holder == (0 if FACTS.value[one] > FACTS.value[other] else 1)
    assert len(p.pile) == 4


# --- markers


def marked(*moves: str, **options: object) -> Any:
    """Egyptians of seat 0 and Celts of seat 1, who do nothing but discard themselves; the markers are placed."""
    p = table(**options)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=20)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=3)
    play(p, 0, *moves, "done")
    play(p, 1, "mark:red+discard", "done")
    return p


def reach(p: Any, action: str) -> None:
    """Reveal nothing until an action comes up."""
    while p.view(0)["action"] != action:
        for seat in p.waiting():
            play(p, seat, "done")


@pytest.mark.rule("seven_ages.markers.without-empire")
@pytest.mark.parametrize("action", ACTIONS[:7])
def test_a_marker_on_no_empire_serves_three_actions(action: str) -> None:
    p = marked("mark:orange+wild", f"mark:none+{action}")
    reach(p, action)
    refused = None if action in ("start", "destiny", "civilise") else "markers.without-empire"
    assert why(p, 0, "reveal:none") == refused


@pytest.mark.rule("seven_ages.markers.start-on-empire")
def test_start_empire_on_an_empire_does_nothing() -> None:
    p = marked("mark:orange+start")
    reach(p, "start")
    assert why(p, 0, "reveal:orange") == "markers.start-on-empire"
    p = marked("mark:orange+wild", "mark:none+start")
    reach(p, "start")
    assert can(p, 0, "reveal:none")


@pytest.mark.rule("seven_ages.markers.wild")
@pytest.mark.parametrize("action", ACTIONS[1:7])
def test_the_wild_marker_is_any_action(action: str) -> None:
    p = marked("mark:orange+wild")
    reach(p, action)
    play(p, 0, "reveal:orange")
    p = marked("mark:orange+" + ("trade" if action != "trade" else "destiny"))
    reach(p, action)
    assert why(p, 0, "reveal:orange") == "markers.reveal"


# --- the turn


@pytest.mark.rule("seven_ages.turn.action-order")
def test_actions_come_in_order() -> None:
    p = marked("mark:orange+discard")
    seen: list[str] = []
    while p.turn_number == 1 and len(seen) < 8:
        seen.append(p.view(0)["action"])
        for seat in p.waiting():
            play(p, seat, "done")
    assert seen == ["start", "production", "trade", "manoeuvre", "destiny", "civilise", "discard"]


@pytest.mark.rule("seven_ages.turn.closing-steps")
def test_free_progress_comes_before_the_harvest_and_the_turn_marker_last() -> None:
    p = table()
    sumer = found(p, 0, "sumerians", "orange", {"babylonia": "spear"}, progress=6)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=7)
    act(p, "discard")
    assert p.turn_number == 2
    assert p.progress[sumer] == p.progress[RED] == 7, (
        "level after the free progress, which the dark age denies the Celts"
    )
    assert p.points[FROM_RANKINGS] == 2, "first in progress, as its player still held the turn marker"
    assert p.holder == 1


@pytest.mark.rule("seven_ages.option.cadence")
@pytest.mark.parametrize(("slowed", "progress"), [("production", 3), ("trade", 4)])
def test_cadence_slows_down_those_who_chose_an_action(slowed: str, progress: int) -> None:
    p = marked("mark:orange+production", cadence=True)
    assert why(p, 0, "end") == "option.cadence"
    play(p, 0, f"cadence:{slowed}")
    assert why(p, 0, f"cadence:{slowed}") == "option.cadence"
    play(p, 0, "end")
    reach(p, "production")
    play(p, 0, "reveal:orange", "done")
    play(p, 1, "done")
    play(p, 0, "end")
    while p.turn_number == 1:
        play(p, 1, "done")
    assert [p.progress[ORANGE], p.progress[RED]] == [progress, 4]


# --- destiny


@pytest.mark.rule("seven_ages.destiny.own-cards")
def test_only_own_cards_are_discarded() -> None:
    p = table()
    give(p, 0, "english")
    give(p, 1, "romans")
    act(p, "destiny", LOOSE)
    assert why(p, 0, "discard:romans") == "destiny.own-cards"
    play(p, 0, "discard:english")
    assert p.pile[-1] == card("english")
    assert why(p, 0, "discard:english") == "destiny.own-cards"
