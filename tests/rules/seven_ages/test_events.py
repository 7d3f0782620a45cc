"""Events: when they are played, how they are cancelled, assassins, and glory for deeds."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.vocabulary import FROM_DEEDS
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, found, give, lead, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def assassins(*cards: str, at: str = "persis") -> Any:
    """The Assassins of seat 0 are about to civilise; the Persians of seat 1 have a builder and an artist."""
    p = table()
    found(p, 0, "assassins", "orange", {"media": "spear"}, progress=15)
    found(p, 1, "persians", "red", {at: "spear"}, progress=15)
    lead(p, RED, "builder", at)
    lead(p, RED, "artist", at)
    give(p, 0, *cards)
    act(p, "civilise", ORANGE)
    return p


def stack(p: Any, value: int, n: int = 1) -> None:
    """The deck holds cards of this value only; the others lie in the pile."""
    everything = [*p.deck, *p.pile]
    p.deck = [number for number in everything if FACTS.value[number] == value][:n]
    p.pile = [number for number in everything if number not in p.deck]


def duel(p: Any, killer: str, first: int) -> None:
    """An assassin is sent against the builder and draws a card of this value."""
    play(p, 0, f"event:{killer}", "empire:red")
    stack(p, first)
    play(p, 0, "leader:builder")


# --- playing events


@pytest.mark.rule("seven_ages.civilise.any-cards")
def test_any_number_of_cards_is_played_in_one_action() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    give(p, 0, "hittites", "finns", "ashanti", "spanish")
    act(p, "civilise", ORANGE)
    money = p.money[ORANGE]
    for name in ("hittites", "finns", "ashanti"):
        play(p, 0, f"event:{name}", "empire:orange")
    assert p.money[ORANGE] == money + 3 * (5 + 3), "three financiers in age 1"
    play(p, 0, "artefact:spanish")
    assert p.where[FACTS.artefacts.index["stonehenge"]] == area("egypt")
    assert p.hand[0] == []


@pytest.mark.rule("seven_ages.event.timing", "seven_ages.event.own-card")
def test_events_are_played_in_civilise_unless_they_say_otherwise() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"})
    give(p, 0, "hittites", "celts")
    act(p, "manoeuvre", ORANGE)
    assert not can(p, 0, "event:hittites")
    act(p, "civilise", ORANGE)
    assert can(p, 0, "event:hittites")
    assert why(p, 0, "event:celts") == "event.timing", "the conjunction belongs to conflicts"
    assert why(p, 0, "event:finns") == "event.own-card"


@pytest.mark.rule("seven_ages.event.target")
def test_an_event_needs_its_target() -> None:
    p = assassins("indonesians")
    assert why(p, 0, "event:indonesians") == "event.target", "nobody has a religion"
    p.religion[RED] = FACTS.artefacts.index["buddhism"]
    play(p, 0, "event:indonesians")
    assert why(p, 0, "empire:orange") == "event.target"
    play(p, 0, "empire:red")
    assert p.religion[RED] == -1


@pytest.mark.rule("seven_ages.event.reaction", "seven_ages.event.cancel")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_bad_augury_cancels_an_event(cancelled: bool) -> None:
    p = assassins("poles")
    p.city[area("persis")] = 1
    give(p, 1, "dutch", "english")
    play(p, 0, "event:poles", "empire:red")
    assert why(p, 1, "play:english") == "event.reaction"
    play(p, 1, "play:dutch" if cancelled else "pass")
    assert p.is_disordered(area("persis")) != cancelled
    assert (card("dutch") in p.pile) == cancelled


@pytest.mark.rule("seven_ages.event.builder-shield")
@pytest.mark.parametrize("shielded", [True, False])
def test_a_builder_anywhere_shields_all_cities_from_events(shielded: bool) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear", "honshu": "spear"}, progress=8)
    p.city[area("austria")] = 3
    lead(p, RED, "builder" if shielded else "artist", "honshu")
    give(p, 0, "assyrians")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:assyrians", "area:austria")
    assert p.city[area("austria")] == (3 if shielded else 1)


# --- assassins


@pytest.mark.rule("seven_ages.assassin.in-range")
def test_assassins_have_a_range() -> None:
    assert why(assassins("syracusans", at="honshu"), 0, "event:syracusans") == "assassin.in-range"
    assert can(assassins("syracusans"), 0, "event:syracusans")


@pytest.mark.rule("seven_ages.assassin.in-range")
def test_assassins_spare_the_empire_that_sends_them() -> None:
    p = assassins("syracusans", at="honshu")
    lead(p, ORANGE, "artist", "media")
    assert why(p, 0, "event:syracusans") == "assassin.in-range"
    found(p, 0, "parthians", "purple", {"persis": "spear"}, progress=15)
    lead(p, colour("purple"), "artist", "persis")
    assert can(p, 0, "event:syracusans"), "another empire, even of the same player"


@pytest.mark.rule("seven_ages.assassin.attacker-draws", "seven_ages.assassin.strictly-higher")
@pytest.mark.parametrize(("own", "other", "killed"), [(6, 5, True), (5, 5, False), (4, 5, False)])
def test_only_a_higher_card_kills(own: int, other: int, killed: bool) -> None:
    p = assassins("syracusans")
    duel(p, "syracusans", own)
    stack(p, other)
    play(p, 0, "no")
    assert p.deck == [], "the assassin stopped after one card, the target has drawn"
    play(p, 1, "no")
    assert (p.leader_count(RED) == 1) == killed


@pytest.mark.rule("seven_ages.assassin.last-card-counts")
@pytest.mark.parametrize(("first", "last", "killed"), [(7, 2, False), (2, 7, True)])
def test_the_last_card_of_the_assassin_counts(first: int, last: int, killed: bool) -> None:
    p = assassins("syracusans")
    duel(p, "syracusans", first)
    stack(p, last)
    play(p, 0, "yes")
    stack(p, 4)
    play(p, 0, "no")
    play(p, 1, "no")
    assert (p.leader_count(RED) == 1) == killed


@pytest.mark.rule(
    "seven_ages.assassin.target-draws", "seven_ages.assassin.target-limit", "seven_ages.assassin.last-card-counts"
)
@pytest.mark.parametrize(("last", "killed"), [(6, False), (1, True)])
def test_the_target_draws_up_to_its_leader_number(last: int, killed: bool) -> None:
    p = assassins("syracusans")
    assert FACTS.leader_number[card("persians")] == 2
    duel(p, "syracusans", 5)
    stack(p, 3)
    play(p, 0, "no")
    assert p.question(1).key == "question-draw-again"
    stack(p, last)
    play(p, 1, "yes")
    assert not p.duel, "two cards are the most"
    assert (p.leader_count(RED) == 1) == killed


@pytest.mark.rule("seven_ages.assassin.attacker-limit")
def test_the_assassin_draws_three_cards_at_most() -> None:
    p = assassins("syracusans")
    duel(p, "syracusans", 1)
    stack(p, 2)
    play(p, 0, "yes")
    stack(p, 6, 2)
    play(p, 0, "yes")
    assert p.waiting() == (1,), "the third card ends the drawing"
    assert p.deck == []


@pytest.mark.rule("seven_ages.event.target")
def test_of_two_leaders_of_a_type_the_assassin_chooses_his_victim() -> None:
    p = assassins("syracusans")
    p.occupant[area("austria")] = RED
    p.units[area("austria")] = p.units[area("persis")]
    p.refresh()
    lead(p, RED, "builder", "austria")
    play(p, 0, "event:syracusans", "empire:red", "leader:builder")
    assert why(p, 0, "area:media") == "event.target"
    stack(p, 7)
    play(p, 0, "area:austria")
    stack(p, 0)
    play(p, 0, "no")
    play(p, 1, "no")
    assert p.leaders_at(RED, area("austria"), 5) == 0
    assert p.leaders_at(RED, area("persis"), 5) == 1


# --- glory for deeds


@pytest.mark.rule(
    "seven_ages.glory.square-icons",
    "seven_ages.glory.square-icons-repeat",
    "seven_ages.glory.square-icons-not-at-harvest",
)
def test_square_icons_pay_at_once_and_each_time_but_not_at_the_harvest() -> None:
    p = assassins("syracusans", "russians")
    duel(p, "syracusans", 6)
    stack(p, 1)
    play(p, 0, "no")
    play(p, 1, "no")
    assert p.glory_of(0) == 3, "the icon of the Assassins"
    play(p, 0, "event:russians", "empire:red")
    stack(p, 6)
    play(p, 0, "leader:artist")
    stack(p, 1)
    play(p, 0, "no")
    play(p, 1, "no")
    assert [p.glory_of(0), p.glory_of(1)] == [6, 0]
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()
    assert p.turn_number == 2
    assert p.glory_of(0) > 6, "other icons pay at the harvest"
    assert p.points[FROM_DEEDS] == 6


@pytest.mark.rule("seven_ages.glory.wild-repeat")
@pytest.mark.parametrize(("wild_as", "left"), [("production", 2), ("civilise", 3)])
def test_the_wild_marker_costs_glory_if_it_repeats_an_action(wild_as: str, left: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=9)
    found(p, 0, "celts", "red", {"austria": "spear"}, money=9)
    p.points[FROM_DEEDS] = 3
    play(p, 0, "mark:orange+production", "mark:red+wild", "done")
    play(p, 1, "done")
    reach(p, "production")
    play(p, 0, "reveal:orange", "end")
    if wild_as == "civilise":
        reach(p, wild_as)
    play(p, 0, "reveal:red", "end")
    assert p.glory_of(0) == left


def reach(p: Any, action: str) -> None:
    """Reveal nothing until an action comes up."""
    while not can(p, 0, "reveal:red") or p.view(0)["action"] != action:
        play(p, 0, "done")
