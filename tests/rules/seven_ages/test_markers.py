"""The turn: markers on empires and on none, the wild card, their order."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.frames import BEGIN_TURN, do
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.vocabulary import ACTIONS, FROM_DEEDS, FROM_RANKINGS
from rules.seven_ages.tools import FACTS, act, can, card, colour, found, give, hide, play, table, why

ORANGE, YELLOW, RED = colour("orange"), colour("yellow"), colour("red")
LOOSE = 15
MOST = {2: 7, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3}


# --- placing markers


@pytest.mark.rule(
    "seven_ages.markers.one-per-empire",
    "seven_ages.markers.one-extra",
    "seven_ages.markers.each-once",
    "seven_ages.markers.all-empires",
)
def test_one_marker_on_each_empire_and_one_more_on_none() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    found(p, 1, "celts", "red", {"austria": "spear"})
    assert why(p, 0, "done") == "markers.all-empires"
    assert why(p, 0, "mark:red+trade") == "markers.one-per-empire"
    play(p, 0, "mark:orange+production")
    assert why(p, 0, "mark:orange+trade") == "markers.one-per-empire"
    assert why(p, 0, "mark:none+production") == "markers.each-once"
    assert can(p, 0, "done"), "the further marker may be left out"
    play(p, 0, "mark:none+start")
    assert why(p, 0, "mark:none+trade") == "markers.one-extra"


@pytest.mark.rule(
    "seven_ages.markers.max-two-players",
    "seven_ages.markers.max-three-players",
    "seven_ages.markers.max-four-players",
    "seven_ages.markers.max-five-plus",
    "seven_ages.markers.one-extra",
)
@pytest.mark.parametrize(("seats", "most"), MOST.items())
def test_how_many_empires_a_player_may_have(seats: int, most: int) -> None:
    rule = {2: "two-players", 3: "three-players", 4: "four-players"}.get(seats, "five-plus")
    names = [name for name in FACTS.cards.ids if name != "minoans"]
    for count in (most - 1, most):
        p = table(seats)
        p.pair = list(range(seats))
        for number in range(count):
            found(p, 0, names[number], FACTS.colours.ids[number], {FACTS.areas.ids[number]: "spear"}, progress=1)
        assert why(p, 0, "mark:none+start") == ("markers.one-extra" if count == most else None)
        give(p, 0, "minoans")
        act(p, "start", LOOSE)
        assert why(p, 0, "start:minoans") == (f"markers.max-{rule}" if count == most else None)


# --- revealing them


def marked(*moves: str, **options: Any) -> Any:
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
        play(p, p.waiting()[0], "done")


@pytest.mark.rule("seven_ages.markers.reveal")
def test_markers_stay_secret_until_they_are_revealed() -> None:
    p = marked("mark:orange+trade", "mark:none+destiny")
    assert [p.view(seat)["empires"][0]["marker"] for seat in (0, 1)] == ["trade", "?"]
    assert [p.view(seat)["loose"][0] for seat in (0, 1)] == [["destiny"], ["?"]]
    assert why(p, 0, "reveal:orange") == "markers.reveal", "not its action"
    assert why(p, 0, "reveal:red") == "markers.one-per-empire"
    reach(p, "trade")
    play(p, 0, "reveal:orange")
    assert p.view(1)["empires"][0]["marker"] == "trade"
    assert p.view(1)["loose"][0] == ["?"]


@pytest.mark.rule("seven_ages.markers.reveal")
def test_a_marker_left_face_down_loses_its_action() -> None:
    p = marked("mark:orange+production")
    reach(p, "trade")
    assert why(p, 0, "reveal:orange") == "markers.reveal", "too late"
    assert p.money[ORANGE] == 20


@pytest.mark.rule("seven_ages.markers.without-empire")
@pytest.mark.parametrize("action", ACTIONS[:7])
@pytest.mark.parametrize("wild", [False, True])
def test_a_marker_on_no_empire_serves_three_actions(action: str, wild: bool) -> None:
    other = "trade" if action == "discard" else "discard"
    p = marked(f"mark:orange+{other}", f"mark:none+{'wild' if wild else action}")
    reach(p, action)
    refused = None if action in ("start", "destiny", "civilise") else "markers.without-empire"
    assert why(p, 0, "reveal:none") == refused


@pytest.mark.rule("seven_ages.markers.start-on-empire")
@pytest.mark.parametrize("marker", ["start", "wild"])
def test_start_empire_on_an_empire_does_nothing(marker: str) -> None:
    p = marked(f"mark:orange+{marker}")
    reach(p, "start")
    assert why(p, 0, "reveal:orange") == "markers.start-on-empire"
    p = marked("mark:orange+trade", f"mark:none+{marker}")
    reach(p, "start")
    assert can(p, 0, "reveal:none")


@pytest.mark.rule("seven_ages.markers.wild")
@pytest.mark.parametrize(
    ("action", "question"),
    [
        ("production", "question-buy"),
        ("trade", "question-react"),
        ("manoeuvre", "question-move"),
        ("destiny", "question-discards"),
        ("civilise", "question-civilise"),
    ],
)
def test_the_wild_marker_is_any_action(action: str, question: str) -> None:
    p = marked("mark:orange+wild")
    reach(p, action)
    play(p, 0, "reveal:orange")
    assert p.question(p.waiting()[0]).key == question
    other = "trade" if action != "trade" else "destiny"
    p = marked(f"mark:orange+{other}")
    reach(p, action)
    assert why(p, 0, "reveal:orange") == "markers.reveal", "no other marker is"


@pytest.mark.rule("seven_ages.markers.wild")
@pytest.mark.parametrize("first", ["orange", "yellow"])
def test_whoever_turns_over_two_markers_acts_in_that_order(first: str) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=20)
    found(p, 0, "nubians", "yellow", {"nubia": "spear"}, progress=3, money=20)
    play(p, 0, "mark:orange+wild", "mark:yellow+production", "done")
    play(p, 1, "done")
    reach(p, "production")
    second = "yellow" if first == "orange" else "orange"
    played = {"orange": "egyptians", "yellow": "nubians"}
    play(p, 0, f"reveal:{first}")
    assert p.question(0).args["empire"] == played[first]
    play(p, 0, "end", f"reveal:{second}")
    assert p.question(0).args["empire"] == played[second]


@pytest.mark.rule("seven_ages.markers.wild")
def test_on_no_empire_the_wild_card_comes_last() -> None:
    """Its player has lost the empire under the wild card, and turns over both for destiny, one after the other."""
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"})
    hide(p, 0, "destiny", "wild")
    p.points[FROM_DEEDS] = 3
    act(p, "destiny")
    play(p, 0, "reveal:none")
    assert p.view(0)["loose"][0] == ["wild", "destiny"], "the wild card is still face down"
    play(p, 0, "end", "reveal:none", "pass")
    assert p.question(0).key == "question-discards", "the second destiny"
    assert p.glory_of(0) == 2, "which costs glory"


# --- seat by seat


def four_manoeuvres(holder: int = 0) -> Any:
    """Egyptians and Nubians of seat 0 under wild and manoeuvre; Celts and Shang of seats 1 and 2 who manoeuvre too."""
    p = table(3)
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=3)
    found(p, 0, "nubians", "yellow", {"nubia": "spear spear"}, progress=3)
    found(p, 1, "celts", "red", {"austria": "spear spear"}, progress=3)
    found(p, 2, "shang", "brown", {"yellow_river": "spear spear"}, progress=3)
    p.holder = holder
    p.joint, p.closing, p.later, p.now = None, [], [], do(BEGIN_TURN)
    p.turn_number = 0
    p.go_on()
    play(p, 0, "mark:orange+wild", "mark:yellow+manoeuvre", "done")
    play(p, 1, "mark:red+manoeuvre", "done")
    play(p, 2, "mark:brown+manoeuvre", "done")
    reach(p, "manoeuvre")
    return p


@pytest.mark.rule("seven_ages.markers.in-turn")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_each_player_turns_over_and_acts_before_the_next_is_asked(holder: int) -> None:
    """Rules of 2006, p. 2: the turn marker first, the others clockwise after that player has finished."""
    p = four_manoeuvres(holder)
    slots = {0: "yellow", 1: "red", 2: "brown"}
    for seat in (holder, (holder + 1) % 3, (holder + 2) % 3):
        assert p.waiting() == (seat,) and p.question(seat).key == "question-reveal"
        assert not any(can(p, other, f"reveal:{slots[other]}") for other in slots if other != seat)
        play(p, seat, f"reveal:{slots[seat]}")
        assert p.question(seat).key == "question-move"
        play(p, seat, "end")
        if seat == 0:
            play(p, 0, "done")


@pytest.mark.rule("seven_ages.markers.wild", "seven_ages.markers.in-turn")
def test_the_wild_marker_is_held_back_until_others_have_acted() -> None:
    p = four_manoeuvres()
    play(p, 0, "reveal:yellow", "end")
    assert can(p, 0, "reveal:orange"), "at once"
    play(p, 0, "done")
    play(p, 1, "reveal:red", "from:austria", "with:spear", "to:germany", "end")
    play(p, 2, "reveal:brown", "end")
    assert p.waiting() == (0,), "it has seen what the others did"
    assert p.question(0).args == {"action": "manoeuvre", "late": 1}
    play(p, 0, "reveal:orange", "end")
    assert p.view(0)["action"] != "manoeuvre", "nobody has a marker face down any more"
    assert p.performed[0] >> ACTIONS.index("manoeuvre") & 1


@pytest.mark.rule("seven_ages.markers.wild", "seven_ages.markers.in-turn")
def test_a_wild_marker_held_back_still_serves_a_later_action() -> None:
    p = four_manoeuvres()
    play(p, 0, "done")
    play(p, 1, "reveal:red", "end")
    play(p, 2, "reveal:brown", "end")
    assert why(p, 0, "reveal:yellow") == "markers.in-turn", "an ordinary marker has missed its go"
    play(p, 0, "done")
    assert p.view(0)["action"] == "destiny"
    play(p, 0, "reveal:orange")
    assert p.question(0).key == "question-discards"


@pytest.mark.rule("seven_ages.markers.in-turn")
def test_an_action_ends_when_nobody_has_acted_since_all_were_asked() -> None:
    """Nobody acts: each is asked once, and nobody learns who could have."""
    p = four_manoeuvres()
    for seat in (0, 1, 2):
        assert p.waiting() == (seat,)
        play(p, seat, "done")
    assert p.view(0)["action"] == "destiny"


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both")
@pytest.mark.parametrize("joins", [True, False])
def test_a_partner_may_turn_over_its_marker_for_the_same_trade(joins: bool) -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3)
    judah = found(p, 1, "israelites", "red", {"palestine": "spear"}, progress=3)
    give(p, 0, "celts")
    give(p, 1, "romans")
    play(p, 0, "mark:orange+trade", "done")
    play(p, 1, "mark:red+trade", "done")
    reach(p, "trade")
    play(p, 0, "reveal:orange")
    while p.question(p.waiting()[0]).key == "question-react":
        play(p, p.waiting()[0], "pass")
    assert p.waiting() == (1,) and p.question(1).key == "question-join-trade"
    assert p.view(0)["empires"][1]["marker"] == "?"
    play(p, 1, "yes" if joins else "no")
    assert p.view(0)["empires"][1]["marker"] == ("trade" if joins else "?")
    assert [bool(p.slowed[colour] >> ACTIONS.index("trade") & 1) for colour in (egypt, judah)] == [True, joins]


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both")
def test_another_marker_does_not_join_a_trade() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3)
    found(p, 1, "israelites", "red", {"palestine": "spear"}, progress=3)
    play(p, 0, "mark:orange+trade", "done")
    play(p, 1, "mark:red+civilise", "done")
    reach(p, "trade")
    play(p, 0, "reveal:orange")
    assert why(p, 1, "yes") == "markers.reveal"
    play(p, 1, "no")


@pytest.mark.rule("seven_ages.turn.action-order")
def test_a_game_of_the_first_edition_ends_by_its_rules() -> None:
    """It has one reveal for all; a dump of it knows nothing of editions."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=20)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=3)
    p.edition = 1
    dump = p.dump()
    assert dump["rules"] == 1 and "edition" not in dump["state"]
    old: Any = civitas.load(dump)
    assert old.edition == 1 and old.hash() == p.hash()
    play(old, 0, "mark:orange+production", "done")
    play(old, 1, "mark:red+production", "done")
    assert old.waiting() == (0, 1), "all reveal together"
    play(old, 1, "done")
    play(old, 0, "done")
    assert old.view(0)["action"] == "production"


# --- empires that are gone before their action


@pytest.mark.rule("seven_ages.markers.lost-empire")
def test_every_lost_empire_leaves_its_marker() -> None:
    """Three empires of seat 0 are lost in manoeuvres; each marker still serves for what needs no empire."""
    p = table()
    for name, of_colour, marker in (
        ("egyptians", "orange", "destiny"),
        ("nubians", "yellow", "civilise"),
        ("celts", "purple", "wild"),
    ):
        found(p, 0, name, of_colour, {}, progress=3)
        p.marker[colour(of_colour)] = ACTIONS.index(marker)
    found(p, 1, "israelites", "red", {"palestine": "spear"}, progress=3)
    hide(p, 0, "production")
    for of_colour in ("orange", "yellow", "purple"):
        discard_if_gone(p, colour(of_colour))
    assert p.empires_of(0) == []
    assert p.view(0)["loose"][0] == ["production", "destiny", "civilise", "wild"]
    assert p.view(1)["loose"][0] == ["?"] * 4
    act(p, "destiny")
    play(p, 0, "reveal:none", "end", "done")
    assert p.view(0)["action"] == "civilise"
    for _ in range(2):
        play(p, 0, "reveal:none")
        while p.question(0).key == "question-react":
            play(p, 0, "pass")
        play(p, 0, "end")
    assert why(p, 0, "reveal:none") == "markers.reveal", "the marker of production is of no use"
    assert p.view(0)["loose"][0] == ["production", "destiny", "civilise", "wild"]
    assert p.problems() == []


@pytest.mark.rule("seven_ages.markers.lost-empire")
@pytest.mark.parametrize(("action", "question"), [("civilise", "question-civilise"), ("production", "question-reveal")])
def test_a_civilise_marker_already_turned_over_still_plays_cards(action: str, question: str) -> None:
    """The empire is lost after the reveal and before its turn to act; production needs an empire."""
    p = table()
    hide(p, 1, "discard")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=20)
    found(p, 0, "nubians", "yellow", {}, progress=3)
    act(p, action, ORANGE, YELLOW)
    discard_if_gone(p, YELLOW)
    play(p, 0, "end")
    assert p.question(p.waiting()[0]).key == question
    if action == "civilise":
        assert why(p, 0, "city:egypt") == "civilise.marker-without-empire"


# --- the turn


@pytest.mark.rule("seven_ages.turn.action-order")
def test_actions_come_in_order() -> None:
    p = marked("mark:orange+discard")
    seen: list[str] = []
    while p.turn_number == 1 and len(seen) < 8:
        seen.append(p.view(0)["action"])
        play(p, 0, "done")
        play(p, 1, "done")
    assert seen == ["start", "production", "trade", "manoeuvre", "destiny", "civilise", "discard"]


@pytest.mark.rule("seven_ages.turn.action-order")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_within_an_action_the_turn_marker_goes_first_then_clockwise(holder: int) -> None:
    p = table(3)
    p.holder = holder
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=20)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=3, money=20)
    found(p, 2, "shang", "yellow", {"yellow_river": "spear"}, progress=3, money=20)
    act(p, "production", ORANGE, RED, YELLOW)
    for seat in (holder, (holder + 1) % 3, (holder + 2) % 3):
        assert p.waiting() == (seat,)
        play(p, seat, "end")


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
