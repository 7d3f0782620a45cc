"""Elephants: how they come into a pool, how they leave it, and when they leave the game."""

from __future__ import annotations

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.areas import elephants_of
from civitas.games.seven_ages.rules.empires import move_progress
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    colour,
    disorder,
    force,
    found,
    give,
    hide,
    play,
    table,
    why,
    win_trade,
)

ORANGE, RED = colour("orange"), colour("red")


@pytest.mark.rule("seven_ages.elephant.in-pool", "seven_ages.build.elephants-gone")
def test_only_elephants_in_the_pool_are_built() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=10, money=100)
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:elephant") == "elephant.in-pool"
    p.tamed = replaced(p.tamed, 0, ORANGE)
    assert can(p, 0, "buy:elephant")
    p.extinct = 1
    assert why(p, 0, "buy:elephant") == "build.elephants-gone"


@pytest.mark.rule("seven_ages.elephant.area-control")
@pytest.mark.parametrize(("progress", "elephants"), [(9, 0), (10, 1)])
def test_an_elephant_comes_with_its_area(progress: int, elephants: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"nubia": "spear spear"}, progress=progress)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:nubia", "with:spear", "to:ethiopia")
    assert p.occupant[area("ethiopia")] == ORANGE
    assert elephants_of(p, ORANGE) == elephants


@pytest.mark.rule("seven_ages.elephant.area-control")
def test_an_elephant_comes_when_the_owner_of_its_area_is_far_enough() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"ethiopia": "spear"}, progress=9)
    move_progress(p, ORANGE, 1)
    assert elephants_of(p, ORANGE) == 1


@pytest.mark.rule("seven_ages.elephant.area-control")
@pytest.mark.parametrize("built", ["", "elephant"], ids=["in_the_pool", "on_the_map"])
def test_an_elephant_is_taken_along_with_its_area_from_another_empire(built: str) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"nubia": "spear spear"}, progress=10)
    found(p, 1, "celts", "red", {"austria": f"spear {built}"}, progress=10)
    p.tamed = replaced(p.tamed, FACTS.elephant_areas.index(area("ethiopia")), RED)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:nubia", "with:spear", "to:ethiopia")
    assert [elephants_of(p, ORANGE), elephants_of(p, RED)] == [1, 0]
    assert p.army[RED] == force("spear")
    assert p.problems() == []


@pytest.mark.rule("seven_ages.elephant.area-control")
def test_an_elephant_of_another_area_stays_on_the_map() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"nubia": "spear spear"}, progress=10)
    found(p, 1, "celts", "red", {"austria": "spear elephant"}, progress=10)
    for name in ("ethiopia", "congo"):
        p.tamed = replaced(p.tamed, FACTS.elephant_areas.index(area(name)), RED)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:nubia", "with:spear", "to:ethiopia")
    assert [elephants_of(p, ORANGE), elephants_of(p, RED)] == [1, 1]
    assert p.army[RED] == force("spear elephant")


@pytest.mark.rule("seven_ages.elephant.lost", "seven_ages.elephant.kept-with-area")
@pytest.mark.parametrize(("other", "left"), [("sudan", 0), ("ethiopia", 1)])
def test_a_lost_elephant_leaves_the_pool_unless_an_elephant_area_is_held(other: str, left: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear elephant", other: "spear"}, progress=10, money=2)
    p.tamed = replaced(p.tamed, 0, ORANGE)
    disorder(p, "egypt")
    disorder(p, other)
    act(p, "production", ORANGE)
    play(p, 0, "from:egypt", "with:elephant")
    assert p.army[ORANGE] == force("spear spear")
    assert elephants_of(p, ORANGE) == left


@pytest.mark.rule("seven_ages.elephant.lost", "seven_ages.elephant.kept-with-area")
@pytest.mark.parametrize(("other", "refused"), [("sudan", "elephant.in-pool"), ("ethiopia", None)])
def test_an_elephant_that_dies_is_built_again_only_with_an_elephant_area(other: str, refused: str | None) -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear elephant", other: "spear"}, progress=10, money=50)
    found(p, 1, "israelites", "red", {"palestine": "spear " * 6}, progress=10)
    p.unnamed = replaced(p.unnamed, ORANGE, 1)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:elephant", "to:palestine", "end")
    for side, value in enumerate((0, 7)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    play(p, 0, "commit:elephant", "done")
    play(p, 1, *["commit:spear"] * 6, "done")
    assert p.army[ORANGE] == force("spear spear")
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:elephant") == refused


@pytest.mark.rule("seven_ages.elephant.removed-age-7")
def test_all_elephants_leave_in_the_last_age() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear elephant"}, progress=41)
    found(p, 1, "celts", "red", {"austria": "spear elephant elephant"}, progress=30)
    p.tamed = replaced(p.tamed, 0, RED)
    give(p, 0, "polynesians")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:polynesians", "empire:orange")
    assert p.age(ORANGE) == 7
    assert p.army[ORANGE] == p.army[RED] == force("spear")
    assert elephants_of(p, RED) == 0


@pytest.mark.rule("seven_ages.elephant.removed-age-7", "seven_ages.build.elephants-gone")
def test_elephants_never_return_once_an_empire_has_reached_the_last_age() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear elephant", "nubia": "spear spear"}, progress=30, money=50)
    found(p, 1, "celts", "red", {"libya": "spear", "bengal": "spear elephant"}, progress=42)
    p.unnamed = replaced(p.unnamed, ORANGE, 1)
    p.tamed = replaced(p.tamed, FACTS.elephant_areas.index(area("bengal")), RED)
    act(p, "discard")
    assert p.age(RED) == 7, "by free progress"
    assert [p.army[ORANGE], p.army[RED]] == [force("spear spear spear"), force("spear spear")]
    assert [elephants_of(p, ORANGE), elephants_of(p, RED)] == [0, 0]
    hide(p, 0, "civilise")
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:nubia", "with:spear", "to:ethiopia", "end")
    assert p.occupant[area("ethiopia")] == ORANGE
    assert elephants_of(p, ORANGE) == 0, "an elephant area brings none"
    win_trade(p)
    assert elephants_of(p, ORANGE) == 0, "nor does a won trade"
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:elephant") == "build.elephants-gone"
    assert can(p, 0, "buy:knight")


@pytest.mark.rule("seven_ages.elephant.removed-age-7", "seven_ages.discard.no-units")
def test_an_empire_of_elephants_alone_is_gone_with_them() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=42)
    found(p, 1, "celts", "red", {"austria": "elephant"}, progress=30)
    p.unnamed = replaced(p.unnamed, RED, 1)
    act(p, "discard")
    assert p.age(ORANGE) == 7, "by free progress"
    assert p.card[RED] == -1
    assert p.problems() == []
