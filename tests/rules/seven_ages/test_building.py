"""Where units are built and how many, elephants, oil, and the maintenance of barbarians."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.areas import elephants_of
from civitas.games.seven_ages.rules.building import left_in_pool
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from rules.seven_ages.tools import FACTS, act, area, can, colour, disorder, force, found, give, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def producing(progress: int = 8, money: int = 100, **where: str) -> Any:
    """The Egyptians of seat 0 have paid their maintenance and may build."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", **where}, progress=progress, money=money)
    act(p, "production", ORANGE)
    return p


@pytest.mark.rule("seven_ages.build.naval-sites", "seven_ages.build.no-oceans", "seven_ages.build.land-sites")
def test_ships_are_built_on_coasts_and_seas_other_units_on_land() -> None:
    p = producing(progress=22, nubia="spear", sudan="spear", red_sea="frigate", north_atlantic="frigate")
    play(p, 0, "buy:frigate")
    assert why(p, 0, "in:sudan") == "build.naval-sites"
    assert why(p, 0, "in:north_atlantic") == "build.no-oceans"
    assert can(p, 0, "in:nubia")
    play(p, 0, "in:red_sea", "buy:spear")
    assert why(p, 0, "in:red_sea") == "build.land-sites"
    assert can(p, 0, "in:sudan")


@pytest.mark.rule("seven_ages.build.pool")
def test_the_counters_of_a_colour_are_limited() -> None:
    n = left_in_pool(producing(), ORANGE, FACTS.spear)
    assert can(producing(nubia="spear " * (n - 1)), 0, "buy:spear")
    assert why(producing(nubia="spear " * n), 0, "buy:spear") == "build.pool"


@pytest.mark.rule("seven_ages.build.money")
def test_nothing_is_bought_on_credit() -> None:
    price = FACTS.cost[FACTS.spear]
    for left in (price - 1, price):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=1 + left)
        disorder(p, "egypt")
        act(p, "production", ORANGE)
        assert p.money[ORANGE] == left
        assert why(p, 0, "buy:spear") == ("build.money" if left < price else None)


@pytest.mark.rule("seven_ages.strategic.common-supply")
def test_nukes_come_from_a_common_supply() -> None:
    for built in (3, 4):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "rifle"}, progress=46, money=150)
        found(p, 1, "celts", "red", {"austria": "rifle " + "nuke " * built}, progress=46)
        act(p, "production", ORANGE)
        assert why(p, 0, "buy:nuke") == ("strategic.common-supply" if built == 4 else None)


@pytest.mark.rule("seven_ages.elephant.in-pool", "seven_ages.build.elephants-gone")
def test_only_elephants_in_the_pool_are_built() -> None:
    p = producing(progress=10)
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


@pytest.mark.rule("seven_ages.income.oil")
@pytest.mark.parametrize(("progress", "more"), [(42, 0), (43, 1)])
def test_oil_adds_to_the_income_in_the_last_age(progress: int, more: int) -> None:
    incomes: list[int] = []
    for desert in ("hejaz", "libya"):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "spear", desert: "spear"}, progress=progress, capital="egypt")
        incomes.append(income_of(p, ORANGE))
    assert incomes[1] == incomes[0] + more


@pytest.mark.rule("seven_ages.upkeep.barbarian-even-feudal")
@pytest.mark.parametrize(("name", "upkeep"), [("huns", 0), ("romans", 2)])
def test_feudal_barbarians_pay_nothing(name: str, upkeep: int) -> None:
    p = table()
    empire = found(p, 0, name, "orange", {"latium": "spear spear"}, progress=15)
    p.government = replaced(p.government, empire, FACTS.artefacts.index["feudalism"])
    assert upkeep_of(p, empire) == upkeep


@pytest.mark.rule("seven_ages.upkeep.disorder-max-one")
def test_two_lost_units_leave_one_marker() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"}, money=1)
    disorder(p, "egypt")
    act(p, "production", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "from:egypt", "with:spear")
    p.money[ORANGE] = 14
    act(p, "civilise", ORANGE)
    play(p, 0, "quell:egypt")
    assert not p.is_disordered(area("egypt"))
    assert why(p, 0, "quell:egypt") == "quell.own"
