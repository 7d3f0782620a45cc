"""The official options, and how a game ends and is won."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.rules.empires import move_progress
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.vocabulary import ACTIONS, FROM_DEEDS, KINDS_OF_GLORY
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    card,
    colour,
    force,
    found,
    give,
    hide,
    lead,
    move,
    play,
    table,
    why,
)

ORANGE, RED, PURPLE = colour("orange"), colour("red"), colour("purple")
LOOSE = 15


def end_actions(p: Any) -> None:
    """All actions of the turn are done."""
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()


# --- options


@pytest.mark.rule("seven_ages.option.total-history")
def test_total_history_begins_in_the_first_age() -> None:
    for option in (False, True):
        p = table(total_history=option)
        give(p, 0, "english", "egyptians")
        act(p, "start", LOOSE)
        assert can(p, 0, "start:english") != option
        assert can(p, 0, "start:egyptians")
    assert why(p, 0, "start:english") == "option.total-history"


def slowed(p: Any, *actions: str) -> None:
    """The holder of the turn marker has marked these actions, in the order of the boxes."""
    p.cadence = [ACTIONS.index(action) for action in actions]


@pytest.mark.rule("seven_ages.option.cadence")
def test_the_holder_of_the_turn_marker_marks_one_to_three_actions_in_secret() -> None:
    p = table(cadence=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3)
    play(p, 1, "done")
    play(p, 0, "mark:orange+production", "done")
    assert p.waiting() == (0,)
    assert why(p, 0, "end") == "option.cadence", "at least one"
    play(p, 0, "cadence:trade")
    assert why(p, 0, "cadence:trade") == "option.cadence", "each but once"
    assert why(p, 0, "cadence:wild") == "option.cadence", "seven markers, without a wild one"
    play(p, 0, "cadence:discard", "cadence:start")
    assert why(p, 0, "cadence:civilise") == "option.cadence", "at most three"
    assert p.legal(0) == [move("end")]
    play(p, 0, "end")
    assert [p.view(seat)["cadence"] for seat in (0, 1)] == [["trade", "discard", "start"], 3]


@pytest.mark.rule("seven_ages.option.cadence")
@pytest.mark.parametrize(
    ("name", "boxes", "gained"),
    [
        ("egyptians", ["trade"], 1),
        ("egyptians", ["production"], 0),
        ("sumerians", ["production"], 0),
        ("egyptians", ["trade", "production"], 0),
        ("sumerians", ["trade", "production"], 1),
        ("egyptians", ["trade", "start", "production"], 1),
        ("cham", ["trade", "start", "production"], 0),
    ],
)
def test_an_action_is_slowed_by_its_box_and_the_trade_number(name: str, boxes: list[str], gained: int) -> None:
    """The trade numbers are 0, 1 and -2: the second box lets 1 pass, the third one 0."""
    p = table(cadence=True)
    found(p, 0, name, "orange", {"egypt": "spear"}, progress=3, money=10)
    slowed(p, *boxes)
    act(p, "production", ORANGE)
    play(p, 0, "end")
    assert p.turn_number == 2
    assert p.progress[ORANGE] == 3 + gained


@pytest.mark.rule("seven_ages.option.cadence")
def test_susan_with_han_cham_and_finns() -> None:
    """The example of the rulebook: Beth has marked manoeuvre, civilise and discard empire."""
    p = table(cadence=True)
    for name, of_colour, where in (
        ("han", "orange", "guanzhong"),
        ("cham", "red", "champa"),
        ("finns", "purple", "finland"),
    ):
        found(p, 0, name, of_colour, {where: "spear"}, progress=10)
    found(p, 1, "celts", "brown", {"austria": "spear"}, progress=10)
    slowed(p, "manoeuvre", "civilise", "discard")
    hide(p, 1, "discard")
    p.wilds = 1 << RED
    act(p, "manoeuvre", RED)
    play(p, 0, "end")
    act(p, "civilise", ORANGE)
    play(p, 0, "end")
    hide(p, 1)
    assert trade_number(p, PURPLE) < 0 < trade_number(p, ORANGE)
    act(p, "discard", PURPLE)
    assert p.progress[ORANGE] == 10, "stopped by the Finns alone"
    assert p.progress[RED] == 9, "stopped twice"
    assert p.progress[colour("brown")] == 11, "of another player"


@pytest.mark.rule("seven_ages.option.cadence")
@pytest.mark.parametrize(("boxes", "gained"), [(["start"], 0), (["trade"], 1)])
def test_an_empire_that_starts_has_chosen_to_start(boxes: list[str], gained: int) -> None:
    p = table(cadence=True)
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
    give(p, 0, "egyptians")
    slowed(p, *boxes)
    act(p, "start", LOOSE)
    play(p, 0, "start:egyptians", "colour:orange", "end", "buy:spear", "in:egypt", "end")
    assert p.turn_number == 2
    assert p.progress[ORANGE] == 1 + gained


@pytest.mark.rule("seven_ages.option.technology")
@pytest.mark.parametrize(
    ("option", "slot", "cards"),
    [(True, RED, 7), (True, ORANGE, 6), (True, PURPLE, 5), (True, LOOSE, 5), (False, RED, 6), (False, PURPLE, 6)],
)
def test_technology_changes_what_destiny_draws(option: bool, slot: int, cards: int) -> None:
    p = table(technology=option)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=4)
    found(p, 0, "celts", "red", {"austria": "spear"}, progress=6)
    found(p, 0, "sumerians", "purple", {"babylonia": "spear"}, progress=2)
    act(p, "destiny", slot)
    play(p, 0, "end")
    assert len(p.hand[0]) == cards


@pytest.mark.rule("seven_ages.option.technology")
@pytest.mark.parametrize(
    ("rival", "leader", "holder", "cards"),
    [(0, "", 0, 7), (1, "", 0, 7), (1, "", 1, 5), (1, "mine", 1, 7), (1, "theirs", 0, 5), (-1, "", 0, 7)],
    ids=["own_tie", "holder", "other_holder", "philosopher", "their_philosopher", "alone"],
)
def test_ties_for_technology_are_broken_as_in_the_harvest(rival: int, leader: str, holder: int, cards: int) -> None:
    p = table(technology=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=4)
    if rival >= 0:
        found(p, rival, "celts", "red", {"austria": "spear"}, progress=4)
    if leader:
        lead(p, ORANGE if leader == "mine" else RED, "philosopher", "egypt" if leader == "mine" else "austria")
    p.holder = holder
    act(p, "destiny", ORANGE)
    play(p, 0, "end")
    assert len(p.hand[0]) == cards


@pytest.mark.rule("seven_ages.option.redemption")
def test_redemption_exchanges_cards_after_the_deal() -> None:
    p: Any = civitas.new("seven_ages", seats=2, seed=1, options={"redemption": True})
    assert p.question(0).key == "question-redeem"
    dealt = list(p.hand[0])
    for number in dealt[:3]:
        play(p, 0, f"discard:{FACTS.cards.ids[number]}")
    play(p, 0, "end")
    assert len(p.hand[0]) == 6
    assert set(dealt[3:]) < set(p.hand[0])
    assert p.pile == dealt[:3]
    assert p.question(1).key == "question-redeem"


@pytest.mark.rule("seven_ages.option.faster-history")
@pytest.mark.parametrize("option", [True, False])
def test_faster_history_ends_with_the_first_age(option: bool) -> None:
    p = table(faster_history=option)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=5)
    give(p, 0, "polynesians", "saxons")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:polynesians", "empire:orange")
    assert p.progress[ORANGE] == 7
    assert not p.over()
    play(p, 0, "event:saxons", "empire:orange")
    assert p.progress[ORANGE] == 9
    assert p.over() == option


@pytest.mark.rule("seven_ages.option.take-that")
def test_take_that_keeps_artefacts_and_events_within_range() -> None:
    for option in (False, True):
        p = table(take_that=option)
        found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
        found(p, 1, "celts", "red", {"honshu": "spear"}, progress=8)
        found(p, 1, "sumerians", "purple", {"nubia": "spear"}, progress=8)
        give(p, 0, "syracusans", "poles")
        act(p, "civilise", ORANGE)
        play(p, 0, "event:poles")
        assert can(p, 0, "empire:purple")
        assert can(p, 0, "empire:red") != option
        play(p, 0, "empire:purple", "artefact:syracusans")
        assert can(p, 0, "empire:purple")
        assert can(p, 0, "empire:red") != option
    assert why(p, 0, "empire:red") == "option.take-that"


@pytest.mark.rule("seven_ages.option.take-that")
@pytest.mark.parametrize("option", [True, False])
def test_take_that_keeps_blows_against_areas_within_range(option: bool) -> None:
    p = table(take_that=option)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"honshu": "spear"}, progress=8)
    found(p, 1, "sumerians", "purple", {"nubia": "spear"}, progress=8)
    give(p, 0, "assyrians")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:assyrians")
    assert can(p, 0, "area:nubia")
    assert why(p, 0, "area:honshu") == ("event.target" if option else None)


@pytest.mark.rule("seven_ages.option.lady-luck")
@pytest.mark.parametrize("option", [True, False])
def test_with_lady_luck_a_seven_is_a_bad_augury(option: bool) -> None:
    p = table(lady_luck=option)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    p.city[area("austria")] = 1
    give(p, 0, "poles")
    give(p, 1, "macedonians", "romans")
    assert FACTS.value[card("macedonians")] == 7
    act(p, "civilise", ORANGE)
    play(p, 0, "event:poles", "empire:red")
    assert why(p, 1, "play:romans") == "event.reaction"
    assert can(p, 1, "play:macedonians") == option
    play(p, 1, "play:macedonians" if option else "pass")
    assert p.is_disordered(area("austria")) != option


@pytest.mark.rule("seven_ages.option.lady-luck")
@pytest.mark.parametrize(("first", "stopped"), [("dutch", False), ("macedonians", True)])
def test_a_lucky_seven_does_not_stop_a_real_bad_augury(first: str, stopped: bool) -> None:
    p = table(lady_luck=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    seven = next(n for n in FACTS.cards.ids if FACTS.value[card(n)] == 7 and n not in ("macedonians", "poles"))
    give(p, 0, "poles", seven)
    give(p, 1, first)
    act(p, "civilise", ORANGE)
    play(p, 0, "event:poles", "empire:red")
    play(p, 1, f"play:{first}")
    assert can(p, 0, f"play:{seven}") == stopped


@pytest.mark.rule("seven_ages.option.pursuit", "seven_ages.conflict.pursuit", "seven_ages.conflict.retreat")
@pytest.mark.parametrize(("option", "survivors"), [(True, "spear"), (False, "spear spear")])
def test_pursuit_costs_a_retreating_side_units(option: bool, survivors: str) -> None:
    p = table(pursuit=option)
    found(p, 0, "egyptians", "orange", {"egypt": "spear chariot chariot"}, progress=3)
    found(p, 1, "israelites", "red", {"palestine": "spear spear spear", "phoenicia": "archer"}, progress=3)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:chariot", "with:chariot", "to:palestine", "end")
    for side, value in enumerate((7, 0)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    play(p, 0, "commit:chariot", "commit:chariot", "done")
    play(p, 1, "commit:spear", "done")
    assert p.question(1).key == "question-retreat"
    play(p, 1, "yes")
    if option:
        assert why(p, 1, "with:archer") == "conflict.pursuit"
        play(p, 1, "with:spear")
    assert p.units[area("phoenicia")] == force("archer " + survivors)
    assert p.occupant[area("palestine")] == ORANGE


# --- the end


@pytest.mark.rule("seven_ages.end.agreed")
@pytest.mark.parametrize(
    ("options", "ending"),
    [({}, "running"), ({"turns": "1"}, "turns"), ({"turns": "2"}, "running"), ({"ages": "1"}, "age")],
)
def test_an_earlier_end_may_be_agreed(options: dict[str, Any], ending: str) -> None:
    p = table(**options)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=1)
    p.progress[ORANGE] = 8
    end_actions(p)
    assert p.standing()["ending"] == ending
    assert p.over() == (ending != "running")


@pytest.mark.rule("seven_ages.end.winner")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_beyond_the_last_space_the_first_who_passed_it_wins_a_tie(first: int) -> None:
    """All three have passed it, the last of them is the furthest; then it counts who came before the other tied one."""
    p = table(3)
    for seat, (name, of_colour, where) in enumerate(
        (("egyptians", "orange", "egypt"), ("celts", "red", "austria"), ("shang", "purple", "yellow_river"))
    ):
        found(p, seat, name, of_colour, {where: "spear"}, progress=49)
    for step, seat in enumerate((first, (first + 1) % 3, (first + 2) % 3), 1):
        move_progress(p, p.empires_of(seat)[0], step)
    end_actions(p)
    assert p.standing()["ending"] == "track"
    for seats, winner in (((0, 1, 2), first), (((first + 1) % 3, (first + 2) % 3), (first + 1) % 3)):
        for seat in range(3):
            p.points[seat * KINDS_OF_GLORY + FROM_DEEDS] += (90 if seat in seats else 60) - p.glory_of(seat)
        assert p.standing()["winners"] == [winner]


@pytest.mark.rule("seven_ages.end.winner")
@pytest.mark.parametrize(
    ("glory", "progress", "winners"),
    [((30, 40), (20, 4), [1]), ((40, 40), (20, 4), [0]), ((40, 40), (4, 20), [1]), ((40, 40), (5, 5), [0, 1])],
)
def test_most_glory_wins_then_the_most_advanced_empire(
    glory: tuple[int, int], progress: tuple[int, int], winners: list[int]
) -> None:
    p = table(turns="1")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress[0])
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=progress[1])
    end_actions(p)
    assert p.over()
    for seat in range(2):
        p.points[seat * KINDS_OF_GLORY + FROM_DEEDS] += glory[seat] - p.glory_of(seat)
    assert p.standing()["winners"] == winners
