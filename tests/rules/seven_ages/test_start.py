"""Starting an empire: card and colour, leader, units, elites and the forces it converts."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.vocabulary import LEADERS
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, force, found, give, lead, play, table, why

LOOSE = 15


def starting(p: Any, name: str) -> None:
    """Seat 0, with the first pair of colours, is about to choose among its cards; this one is in its hand."""
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["g"]]
    give(p, 0, name)
    act(p, "start", LOOSE)


def own_colours(p: Any) -> list[str]:
    """The colours on offer."""
    return [name for name in FACTS.colours.ids if can(p, 0, f"colour:{name}")]


@pytest.mark.rule(
    "seven_ages.start.play-card-and-colour", "seven_ages.start.from-hand", "seven_ages.start.own-colour-first"
)
def test_a_card_from_hand_takes_one_of_the_own_colours() -> None:
    p = table()
    starting(p, "macedonians")
    assert why(p, 0, "start:egyptians") == "start.from-hand"
    play(p, 0, "start:macedonians")
    assert own_colours(p) == ["orange", "yellow"]
    assert why(p, 0, "colour:red") == "start.colour"
    play(p, 0, "colour:yellow")
    assert p.card[colour("yellow")] == card("macedonians")
    assert p.player[colour("yellow")] == 0
    assert p.hand[0] == []


@pytest.mark.rule("seven_ages.start.third-empire-colour", "seven_ages.start.colour")
def test_the_third_empire_takes_another_colour() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 0, "celts", "yellow", {"austria": "spear"}, progress=8)
    starting(p, "macedonians")
    play(p, 0, "start:macedonians")
    assert why(p, 0, "colour:orange") == "start.colour"
    others = own_colours(p)
    assert len(others) > 2
    play(p, 0, f"colour:{others[0]}")
    assert p.card[colour(others[0])] == card("macedonians")


@pytest.mark.rule("seven_ages.start.one-named-leader")
def test_a_new_empire_takes_one_named_leader() -> None:
    p = table()
    starting(p, "macedonians")
    play(p, 0, "start:macedonians", "colour:orange")
    assert can(p, 0, "named:aristotle")
    play(p, 0, "named:alexander")
    assert p.question(0).key == "question-buy", "one is enough"
    assert p.leaders_at(colour("orange"), area("macedonia"), LEADERS.index("tactician")) == 1
    assert p.leader_count(colour("orange")) == 1


@pytest.mark.rule(
    "seven_ages.start.buy-and-place", "seven_ages.start.unlimited-units", "seven_ages.start.ships-coastal-only"
)
def test_the_first_units_go_to_the_starting_area() -> None:
    p = table()
    starting(p, "macedonians")
    play(p, 0, "start:macedonians", "colour:orange", "end")
    assert why(p, 0, "end") == "start.buy-and-place"
    money = p.money[colour("orange")]
    for _ in range(3):
        play(p, 0, "buy:spear")
        assert why(p, 0, "in:greece") == "start.buy-and-place"
        play(p, 0, "in:macedonia")
    assert p.units[area("macedonia")] == force("spear spear spear"), "as many as the money buys"
    assert p.money[colour("orange")] == money - 3 * FACTS.cost[FACTS.spear]
    play(p, 0, "buy:galley")
    assert why(p, 0, "in:aegean_sea") == "start.ships-coastal-only"
    assert can(p, 0, "in:macedonia")


@pytest.mark.rule("seven_ages.start.elite-on-card")
def test_the_elites_of_a_card() -> None:
    p = table()
    starting(p, "macedonians")
    play(p, 0, "start:macedonians", "colour:orange", "end", "buy:spear", "in:macedonia", "end")
    assert p.elites[colour("orange")] == 1


@pytest.mark.rule(
    "seven_ages.start.convert-forces",
    "seven_ages.start.convert-city-unreduced",
    "seven_ages.start.capital-converted-city",
)
def test_babylon_converts_sumer() -> None:
    p = table()
    sumer = found(p, 1, "sumerians", "red", {"babylonia": "spear archer", "assyria": "spear"}, capital="babylonia")
    p.city[area("babylonia")] = 3
    lead(p, sumer, "artist", "babylonia")
    starting(p, "babylonians")
    play(p, 0, "start:babylonians", "colour:orange", "end", "buy:spear", "in:babylonia", "end")
    babylon = colour("orange")
    assert p.occupant[area("babylonia")] == babylon
    assert p.units[area("babylonia")] == force("spear spear archer")
    assert p.leaders_at(babylon, area("babylonia"), LEADERS.index("artist")) == 1
    assert p.city[area("babylonia")] == 3
    assert p.capital[babylon] == area("babylonia")
    assert p.army[sumer] == force("spear"), "only what was in the starting area"
