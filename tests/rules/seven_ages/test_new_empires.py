"""1. Start Empire, after the purchases: conversion, conflict, capital and the specials of the card, in this order."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import FORT_MARK, LOOSE, replaced
from civitas.games.seven_ages.rules.areas import elephants_of
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.vocabulary import LEADERS
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, force, found, give, hide, lead, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def starting(p: Any, name: str) -> None:
    """Seat 0 plays a card and takes orange."""
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
    give(p, 0, name)
    act(p, "start", LOOSE)
    play(p, 0, f"start:{name}", "colour:orange")


def win(p: Any, attackers: list[str], defenders: list[str]) -> None:
    """The new empire fights with a card of 7 against a 0."""
    for side, value in enumerate((7, 0)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    play(p, 0, *[f"commit:{unit}" for unit in attackers], "done")
    play(p, 1, *[f"commit:{unit}" for unit in defenders], "done")


# --- conversion


def sumer(level: int, capital: str) -> Any:
    """Sumerians of seat 1 with a city in Babylonia; the Babylonians of seat 0 have bought a spear there."""
    p = table()
    found(p, 1, "sumerians", "red", {"babylonia": "spear spear archer", "assyria": "spear"}, capital=capital)
    p.city[area("babylonia")] = level
    lead(p, RED, "builder", "babylonia")
    lead(p, RED, "artist", "assyria")
    starting(p, "babylonians")
    play(p, 0, "end", "buy:spear", "in:babylonia")
    return p


@pytest.mark.rule("seven_ages.start.convert-forces")
def test_named_forces_in_the_starting_area_change_sides() -> None:
    p = sumer(1, "babylonia")
    assert p.occupant[area("babylonia")] == RED
    play(p, 0, "end")
    assert p.occupant[area("babylonia")] == ORANGE
    assert p.units[area("babylonia")] == force("spear spear spear archer")
    assert p.leaders_at(ORANGE, area("babylonia"), LEADERS.index("builder")) == 1
    assert [p.occupant[area("assyria")], p.units[area("assyria")]] == [RED, force("spear")]
    assert p.leaders_at(RED, area("assyria"), LEADERS.index("artist")) == 1
    assert p.leader_count(RED) == 1
    assert p.problems() == []


@pytest.mark.rule(
    "seven_ages.start.convert-city-unreduced",
    "seven_ages.start.capital-converted-city",
    "seven_ages.start.capital-replaces-city",
)
@pytest.mark.parametrize("capital", ["babylonia", "assyria"])
@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_converted_city_becomes_the_capital_as_it_is(level: int, capital: str) -> None:
    p = sumer(level, capital)
    play(p, 0, "end")
    assert p.age(ORANGE) == 1, "in which nobody builds a city above level 1"
    assert p.city[area("babylonia")] == level
    assert p.capital[ORANGE] == area("babylonia")
    assert p.capital[RED] == (area("assyria") if capital == "assyria" else -1)


@pytest.mark.rule("seven_ages.removal.area-lost")
def test_converted_areas_lose_their_artefacts() -> None:
    p = sumer(1, "babylonia")
    for name, where in (("pyramids", "babylonia"), ("stonehenge", "assyria")):
        place_artefact(p, FACTS.artefacts.index[name], RED, area(where))
    play(p, 0, "end")
    assert p.where[FACTS.artefacts.index["pyramids"]] == -1
    assert p.where[FACTS.artefacts.index["stonehenge"]] == area("assyria")


@pytest.mark.rule("seven_ages.start.convert-forces")
def test_elephants_come_over_with_their_pool_and_wonders_are_lost() -> None:
    p = table()
    found(p, 1, "etruscans", "red", {"latium": "spear elephant", "lombardy": "spear"}, progress=10)
    p.unnamed = replaced(p.unnamed, RED, 1)
    p.where = replaced(p.where, FACTS.artefacts.index["stonehenge"], area("latium"))
    starting(p, "romans")
    play(p, 0, "end", "buy:spear", "in:latium", "end")
    assert p.units[area("latium")] == force("spear spear elephant")
    assert [elephants_of(p, ORANGE), elephants_of(p, RED)] == [1, 0]
    assert FACTS.artefacts.index["stonehenge"] not in [n for n, at in enumerate(p.where) if at >= 0]
    assert p.problems() == []


@pytest.mark.rule("seven_ages.start.convert-forces", "seven_ages.build.fort")
def test_an_area_about_to_be_converted_can_be_fortified_already() -> None:
    p = sumer(1, "babylonia")
    play(p, 0, "fortify:babylonia", "end")
    assert p.occupant[area("babylonia")] == ORANGE
    assert p.marks[area("babylonia")] & FORT_MARK


@pytest.mark.rule("seven_ages.start.capital-area", "seven_ages.start.convert-city-unreduced")
@pytest.mark.parametrize("chosen", ["muscovy", "ukraine"])
def test_the_player_chooses_between_a_converted_capital_and_another_area(chosen: str) -> None:
    p = table()
    found(p, 1, "russians", "red", {"muscovy": "rifle", "poland": "rifle"}, progress=43, capital="muscovy")
    p.city = replaced(p.city, area("muscovy"), 3)
    starting(p, "soviets")
    play(p, 0, "end", "buy:rifle", "in:ukraine", "end")
    assert p.question(0).key == "question-start-capital"
    play(p, 0, f"area:{chosen}")
    assert p.capital[ORANGE] == area(chosen)
    assert p.capital[RED] == -1
    assert p.city[area("muscovy")] == 3
    assert p.city[area("ukraine")] == (1 if chosen == "ukraine" else 0)


@pytest.mark.rule("seven_ages.start.convert-forces")
def test_other_empires_are_not_converted() -> None:
    p = table()
    found(p, 1, "hittites", "red", {"babylonia": "spear"})
    starting(p, "babylonians")
    play(p, 0, "end", "buy:spear", "in:babylonia", "end")
    assert p.occupant[area("babylonia")] == RED
    assert p.question(0).key == "question-commit"


# --- conflict and capital


def taking_egypt(level: int, answer: str = "end") -> Any:
    """Israelites of seat 1 stand in Egypt; the Egyptians of seat 0 begin there with five spears."""
    p = table()
    found(p, 1, "israelites", "red", {"egypt": "spear", "palestine": "spear"})
    p.city[area("egypt")] = level
    starting(p, "egyptians")
    play(p, 0, answer, *["buy:spear", "in:egypt"] * 5, "end")
    return p


@pytest.mark.rule("seven_ages.start.conflicts", "seven_ages.start.capital-captured-city")
@pytest.mark.parametrize(("level", "left"), [(0, 1), (1, 1), (3, 1), (5, 3), (7, 5)])
def test_a_captured_city_becomes_the_capital_one_level_lower(level: int, left: int) -> None:
    p = taking_egypt(level)
    assert p.question(0).key == p.question(1).key == "question-commit"
    assert p.capital[ORANGE] == -1
    win(p, ["spear"] * 5, ["spear"])
    assert p.occupant[area("egypt")] == p.holder_of(area("egypt")) == ORANGE
    assert [p.capital[ORANGE], p.city[area("egypt")]] == [area("egypt"), left]


@pytest.mark.rule("seven_ages.start.capital-builder")
@pytest.mark.parametrize(("answer", "left"), [("named:ramesses_ii", 5), ("named:imhotep", 3)])
def test_a_builder_keeps_the_level_of_a_captured_city(answer: str, left: int) -> None:
    p = taking_egypt(5, answer)
    win(p, ["spear"] * 5, ["spear"])
    assert [p.capital[ORANGE], p.city[area("egypt")]] == [area("egypt"), left]


@pytest.mark.rule("seven_ages.start.capital-area", "seven_ages.start.spare-capitals-on-card")
def test_one_capital_stands_in_a_starting_area_under_control() -> None:
    p = table()
    starting(p, "safavids")
    play(p, 0, "end", "buy:spear", "in:media", "buy:spear", "in:persis", "end")
    assert p.question(0).key == "question-start-capital"
    assert why(p, 0, "area:flanders") == "start.capital-area"
    assert can(p, 0, "area:media")
    play(p, 0, "area:persis")
    assert p.capital[ORANGE] == area("persis")
    cities = [FACTS.areas.ids[at] for at, level in enumerate(p.city) if level]
    assert cities == ["persis"], "the other markers stay on the card"


@pytest.mark.rule("seven_ages.start.capital-level-1")
@pytest.mark.parametrize(("lead", "capital"), [(2, False), (9, True)])
def test_a_level_1_capital_stands_at_once_but_barbarians_have_none(lead: int, capital: bool) -> None:
    """The Celts are barbarians in age 1 only."""
    p = table()
    found(p, 1, "shang", "red", {"yellow_river": "spear"}, progress=lead)
    starting(p, "celts")
    if p.question(0).key == "question-start-leader":
        play(p, 0, "end")
    play(p, 0, "buy:spear", "in:austria", "end")
    assert p.capital[ORANGE] == (area("austria") if capital else -1)
    assert p.city[area("austria")] == int(capital)


@pytest.mark.rule("seven_ages.start.capital-area")
def test_a_starting_area_without_units_gets_no_capital() -> None:
    p = table()
    starting(p, "safavids")
    play(p, 0, "end", "buy:spear", "in:media", "end")
    assert p.capital[ORANGE] == area("media"), "without a question, for Persis is not its own"


@pytest.mark.rule("seven_ages.start.buy-and-place", "seven_ages.icon.homeland-minus")
def test_the_french_begin_in_normandy_alone() -> None:
    """Rules of 2006, p. 11: Normandy is the starting area of the French, and without it they lose 1 glory."""
    p = table()
    starting(p, "french")
    play(p, 0, "end", "buy:spear")
    assert not can(p, 0, "in:gaul")
    play(p, 0, "in:normandy", "end")
    assert p.capital[ORANGE] == area("normandy")


@pytest.mark.rule("seven_ages.start.capital-replaces-city")
def test_a_city_in_the_starting_area_is_the_capital_and_no_second_one_appears() -> None:
    p = table()
    found(p, 1, "israelites", "red", {"palestine": "spear"})
    p.city[area("egypt")] = 5
    starting(p, "egyptians")
    play(p, 0, "end", "buy:spear", "in:egypt", "end")
    assert [p.capital[ORANGE], p.city[area("egypt")]] == [area("egypt"), 3], "entered while vacant, it loses a level"
    assert sum(1 for level in p.city if level) == 1


# --- specials and their order


@pytest.mark.rule("seven_ages.start.special")
def test_specials_of_the_card_are_carried_out() -> None:
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    starting(p, "sinhalese")
    play(p, 0, "buy:spear", "in:ceylon", "end")
    assert p.religion[ORANGE] == FACTS.artefacts.index["buddhism"]
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    starting(p, "syracusans")
    play(p, 0, "end", "buy:spear", "in:sicily")
    assert not p.marks[area("sicily")] & FORT_MARK
    play(p, 0, "end")
    assert p.marks[area("sicily")] & FORT_MARK


@pytest.mark.rule("seven_ages.start.sequence", "seven_ages.start.special")
def test_the_macedonians_go_through_all_steps_in_order() -> None:
    p = table()
    found(p, 1, "celts", "red", {"macedonia": "spear", "austria": "spear"}, progress=8)
    starting(p, "macedonians")
    assert p.question(0).key == "question-start-leader"
    assert [p.progress[ORANGE], p.money[ORANGE], p.leader_count(ORANGE)] == [8, 22, 0]
    play(p, 0, "named:aristotle")
    assert p.question(0).key == "question-buy"
    assert [p.leader_count(ORANGE), p.army[ORANGE]] == [1, 0]
    play(p, 0, *["buy:sword", "in:macedonia"] * 5)
    assert p.elites[ORANGE] == 0
    play(p, 0, "end")
    assert p.question(0).key == "question-commit"
    assert [p.elites[ORANGE], p.capital[ORANGE]] == [1, -1]
    win(p, ["sword"] * 5, ["spear"])
    assert p.question(0).key == "question-move"
    assert p.capital[ORANGE] == area("macedonia")
    play(p, 0, "from:macedonia", "with:sword", "to:thrace", "end")
    assert p.occupant[area("thrace")] == ORANGE
    assert p.question(0).key == "question-mark", "one manoeuvre is free, then the turn goes on"


@pytest.mark.rule("seven_ages.start.sequence")
def test_conversion_comes_before_conflict_and_the_capital_after_it() -> None:
    p = table()
    found(p, 1, "russians", "red", {"muscovy": "rifle", "poland": "rifle"}, progress=42)
    found(p, 1, "ottomans", "pink", {"ukraine": "spear", "ionia": "spear"}, progress=43)
    starting(p, "soviets")
    play(p, 0, "end", *["buy:rifle", "in:ukraine"] * 4)
    assert p.occupant[area("muscovy")] == RED
    play(p, 0, "end")
    assert p.question(0).key == "question-commit"
    assert [p.occupant[area("muscovy")], p.units[area("muscovy")]] == [ORANGE, force("rifle")]
    assert p.capital[ORANGE] == -1
    win(p, ["rifle"] * 4, ["spear"])
    assert p.question(0).key == "question-start-capital"
    play(p, 0, "area:ukraine")
    assert p.capital[ORANGE] == area("ukraine")
    assert p.card[RED] == card("russians"), "its forces elsewhere stay"


@pytest.mark.rule("seven_ages.start.fort-area")
def test_the_fort_of_a_card_stands_in_a_starting_area_of_the_empire() -> None:
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    starting(p, "syracusans")
    p.homes = [*p.homes, ORANGE | area("latium") << 4, ORANGE | area("carthage") << 4]
    play(p, 0, "end", "buy:spear", "in:sicily", "buy:spear", "in:latium", "end", "area:sicily")
    assert p.question(0).key == "question-start-fort"
    assert why(p, 0, "area:carthage") == "start.fort-area", "it holds no unit"
    assert why(p, 0, "area:egypt") == "start.fort-area"
    play(p, 0, "area:latium")
    forts = [FACTS.areas.ids[at] for at, marks in enumerate(p.marks) if marks & FORT_MARK]
    assert forts == ["latium"]


@pytest.mark.rule("seven_ages.start.conflicts")
def test_a_new_empire_that_loses_its_conflict_is_gone() -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 1, "israelites", "red", {"egypt": "spear " * 6})
    starting(p, "egyptians")
    play(p, 0, "end", "buy:spear", "in:egypt", "end")
    for side, value in enumerate((0, 7)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    play(p, 0, "commit:spear", "done")
    play(p, 1, *["commit:spear"] * 6, "done")
    assert p.card[ORANGE] == -1
    assert card("egyptians") in p.pile
    assert not p.founding
    assert p.problems() == []
