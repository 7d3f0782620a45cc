"""Set-up and turn: the deal, the bid and the colours; markers on empires and on none, the wild card, their order."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.vocabulary import ACTIONS, FROM_DEEDS, FROM_RANKINGS, LEADERS, NO_LEADER
from rules.seven_ages.tools import FACTS, act, can, card, colour, found, give, hide, play, table, why

ORANGE, YELLOW, RED = colour("orange"), colour("yellow"), colour("red")
LOOSE = 15
MOST = {2: 7, 3: 5, 4: 4, 5: 3, 6: 3, 7: 3}


# --- setting up


def new(seats: int = 2, **hands: Any) -> Any:
    """A game at its first question."""
    p: Any = civitas.new("seven_ages", seats=seats, seed=1, options={})
    for seat in range(seats):
        p.deck += p.hand[seat]
        p.hand[seat] = []
    return p


def bid(p: Any, *cards: str) -> None:
    """Each seat bids a card; the last one shows them all."""
    for seat, name in enumerate(cards):
        if name:
            play(p, seat, f"card:{name}")


@pytest.mark.rule("seven_ages.setup.deal")
@pytest.mark.parametrize("seats", range(2, 8))
def test_seven_cards_are_dealt_and_the_cup_is_filled(seats: int) -> None:
    p: Any = civitas.new("seven_ages", seats=seats, seed=1, options={})
    assert [len(hand) for hand in p.hand] == [7] * seats
    assert len(p.deck) == len(FACTS.cards) - 7 * seats
    assert sorted(p.cup) == sorted([*list(range(len(LEADERS))) * FACTS.cup_each, *[NO_LEADER] * FACTS.cup_empty])


@pytest.mark.rule("seven_ages.setup.bid", "seven_ages.setup.pair")
def test_beth_jack_ray_and_patrice() -> None:
    """The example of the rulebook: two bid 7 and two bid 1; the tied ones bid again, 5 against 4."""
    p = new(4)
    give(p, 0, "macedonians", "goths")
    give(p, 1, "sumerians", "minoans")
    give(p, 2, "celts", "english")
    give(p, 3, "han")
    assert sorted(p.waiting()) == [0, 1, 2, 3]
    assert why(p, 2, "card:han") == "setup.bid"
    play(p, 2, "card:celts")
    assert "celts" not in str(p.view(0)), "bids lie face down"
    bid(p, "macedonians", "sumerians", "", "han")
    assert sorted(p.waiting()) == [0, 1], "only those tied for the highest bid again"
    bid(p, "goths", "minoans")
    assert p.holder == 0
    assert sorted(p.pile) == sorted(map(card, ("macedonians", "sumerians", "celts", "han", "goths", "minoans")))
    pairs = FACTS.pairs.ids
    for seat, pair in ((0, 2), (1, 0), (2, 3), (3, 1)):
        assert p.waiting() == (seat,), "by the first bids; equals clockwise from the first player"
        play(p, seat, f"pair:{pairs[pair]}")
        if seat < 3:
            assert why(p, seat + 1, f"pair:{pairs[pair]}") == "setup.pair"
    assert p.view(0)["pair"] == [pairs[2], pairs[0], pairs[3], pairs[1]]
    assert p.question(0).key == "question-mark"


@pytest.mark.rule("seven_ages.setup.bid")
def test_whoever_has_no_card_left_bids_with_the_top_of_the_deck() -> None:
    p = new()
    give(p, 0, "macedonians", "goths")
    give(p, 1, "sumerians")
    p.pile += [number for number in p.deck if number != card("ming")]
    p.deck = [card("ming")]
    bid(p, "macedonians", "sumerians")
    assert p.waiting() == (0,)
    play(p, 0, "card:goths")
    assert p.holder == 1, "7 from the deck beats 5"
    assert p.pile[-2:] == [card("ming"), card("goths")]


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


@pytest.mark.rule("seven_ages.markers.reveal")
def test_markers_stay_secret_until_they_are_revealed() -> None:
    p = marked("mark:orange+trade", "mark:none+destiny")
    assert [p.view(seat)["empires"][0]["marker"] for seat in (0, 1)] == ["trade", "?"]
    assert [p.view(seat)["loose"][0] for seat in (0, 1)] == [["destiny"], ["?"]]
    assert why(p, 0, "reveal:orange") == "markers.reveal", "not its action"
    assert why(p, 0, "reveal:red") == "markers.one-per-empire"
    reach(p, "trade")
    play(p, 0, "reveal:orange", "done")
    play(p, 1, "done")
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
    play(p, 0, "reveal:orange", "done")
    play(p, 1, "done")
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
    play(p, 0, f"reveal:{first}", f"reveal:{second}", "done")
    played = {"orange": "egyptians", "yellow": "nubians"}
    assert p.question(0).args["empire"] == played[first]
    play(p, 0, "end")
    assert p.question(0).args["empire"] == played[second]


@pytest.mark.rule("seven_ages.markers.wild")
def test_on_no_empire_the_wild_card_comes_last() -> None:
    """Its player has lost the empire under the wild card, and turns over both for destiny."""
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"})
    hide(p, 0, "destiny", "wild")
    p.points[FROM_DEEDS] = 3
    act(p, "manoeuvre")
    play(p, 0, "reveal:none")
    assert p.view(0)["loose"][0] == ["wild", "destiny"], "the wild card is still face down"
    play(p, 0, "reveal:none", "done")
    play(p, 0, "end")
    assert p.question(0).key == "question-discards", "the second destiny"
    assert p.glory_of(0) == 2, "which costs glory"


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
    act(p, "manoeuvre")
    assert p.view(0)["action"] == "destiny"
    play(p, 0, "reveal:none", "done", "end")
    assert p.view(0)["action"] == "civilise"
    play(p, 0, "reveal:none", "reveal:none")
    assert why(p, 0, "reveal:none") == "markers.reveal", "the marker of production is of no use"
    play(p, 0, "done")
    while p.question(0).key == "question-react":
        play(p, 0, "pass")
    play(p, 0, "end", "end")
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
        for seat in p.waiting():
            play(p, seat, "done")
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
