"""2. Production: what can be built, where, how much of it, and for how much; forts, elites and restrictions."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import FORT_MARK, replaced
from civitas.games.seven_ages.rules.building import left_in_pool
from rules.seven_ages.tools import FACTS, act, area, can, colour, disorder, found, lead, play, table, why, win_trade

ORANGE, RED = colour("orange"), colour("red")


def producing(name: str = "egyptians", progress: int = 8, money: int = 100, capital: str = "", **where: str) -> Any:
    """An empire of seat 0 has paid its maintenance and may build."""
    p = table()
    found(p, 0, name, "orange", where or {"egypt": "spear"}, progress=progress, money=money, capital=capital)
    act(p, "production", ORANGE)
    return p


# --- where


@pytest.mark.rule(
    "seven_ages.build.one-per-area", "seven_ages.build.city-value-per-area", "seven_ages.build.controlled-only"
)
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_an_area_takes_as_many_units_as_its_city_is_worth(level: int) -> None:
    p = producing(capital="egypt", egypt="spear", libya="spear")
    p.city = replaced(p.city, area("libya"), level)
    for number in range(max(1, level)):
        play(p, 0, "buy:spear")
        assert why(p, 0, "in:nubia") == "build.controlled-only"
        play(p, 0, "in:libya")
        assert p.units[area("libya")] & 15 == number + 2
    play(p, 0, "buy:spear")
    assert why(p, 0, "in:libya") == ("build.city-value-per-area" if level else "build.one-per-area")
    play(p, 0, "in:egypt")
    assert not can(p, 0, "buy:spear"), "every area is full"


@pytest.mark.rule("seven_ages.build.naval-sites", "seven_ages.build.no-oceans", "seven_ages.build.land-sites")
def test_ships_are_built_on_coasts_and_seas_other_units_on_land() -> None:
    where: dict[str, Any] = {
        "egypt": "spear",
        "nubia": "spear",
        "sudan": "spear",
        "red_sea": "frigate",
        "north_atlantic": "frigate",
    }
    p = producing(progress=22, **where)
    play(p, 0, "buy:frigate")
    assert why(p, 0, "in:sudan") == "build.naval-sites"
    assert why(p, 0, "in:north_atlantic") == "build.no-oceans"
    assert why(p, 0, "in:arabian_sea") == "build.controlled-only"
    assert can(p, 0, "in:nubia")
    play(p, 0, "in:red_sea", "buy:spear")
    assert why(p, 0, "in:red_sea") == "build.land-sites"
    assert can(p, 0, "in:sudan")


@pytest.mark.rule("seven_ages.build.naval-sites")
def test_without_a_coast_no_ship_is_bought() -> None:
    assert why(producing("assyrians", assyria="spear"), 0, "buy:galley") == "build.naval-sites"
    assert can(producing("assyrians", assyria="spear", phoenicia="spear"), 0, "buy:galley")


@pytest.mark.rule("seven_ages.build.one-per-area", "seven_ages.build.city-value-per-area", "seven_ages.build.money")
def test_full_areas_are_the_reason_while_money_is_left() -> None:
    p = producing("celts", austria="spear")
    play(p, 0, "buy:spear", "in:austria")
    assert why(p, 0, "buy:spear") == "build.one-per-area"
    p = producing(capital="egypt")
    play(p, 0, "buy:spear", "in:egypt")
    assert why(p, 0, "buy:spear") == "build.city-value-per-area"
    p.city = replaced(p.city, area("egypt"), 3)
    assert can(p, 0, "buy:spear")
    p.money[ORANGE] = 2
    assert why(p, 0, "buy:spear") == "build.money"


# --- what


@pytest.mark.rule("seven_ages.build.tech-level")
@pytest.mark.parametrize(("progress", "refused"), [(7, "build.tech-level"), (8, None), (30, None)])
def test_units_of_the_present_and_of_earlier_levels_are_built(progress: int, refused: str | None) -> None:
    assert FACTS.level[FACTS.units.index["sword"]] == 8
    assert why(producing(progress=progress), 0, "buy:sword") == refused


@pytest.mark.rule("seven_ages.build.pool")
def test_the_counters_of_a_colour_are_limited() -> None:
    n = left_in_pool(producing(), ORANGE, FACTS.spear)
    assert can(producing(egypt="spear", nubia="spear " * (n - 1)), 0, "buy:spear")
    assert why(producing(egypt="spear", nubia="spear " * n), 0, "buy:spear") == "build.pool"


@pytest.mark.rule("seven_ages.build.pool")
def test_both_sides_of_a_counter_come_from_the_same_pool() -> None:
    """A spear is the other side of a rifle."""
    n = left_in_pool(producing(), ORANGE, FACTS.spear)
    for unit in ("spear", "rifle"):
        assert can(producing(progress=30, egypt="spear", nubia="rifle " * (n - 1)), 0, f"buy:{unit}")
        assert why(producing(progress=30, egypt="spear", nubia="rifle " * n), 0, f"buy:{unit}") == "build.pool"
    assert can(producing(progress=30, egypt="spear", nubia="rifle " * n), 0, "buy:cannon")


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


@pytest.mark.rule("seven_ages.strategic.common-supply")
@pytest.mark.parametrize(("built", "refused"), [(1, None), (2, "strategic.common-supply")])
def test_star_wars_come_from_a_common_supply(built: int, refused: str | None) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "rifle"}, progress=48, money=150)
    found(p, 1, "celts", "red", {"austria": "rifle " + "star_wars " * built}, progress=48)
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:star_wars") == refused


# --- forts, elites, administrators


@pytest.mark.rule("seven_ages.build.fort", "seven_ages.build.elite", "seven_ages.build.combine")
def test_forts_and_elites_are_bought_along_with_units() -> None:
    p = producing(money=60, capital="egypt", egypt="spear", nubia="spear", aegean_sea="galley")
    money = p.money[ORANGE]
    play(p, 0, "buy:spear", "in:egypt", "fortify:egypt", "elite", "fortify:nubia", "elite")
    assert money - p.money[ORANGE] == 3 + 5 + 10 + 5 + 10
    assert p.elites[ORANGE] == 2
    assert p.marks[area("egypt")] & p.marks[area("nubia")] & FORT_MARK
    assert why(p, 0, "fortify:egypt") == "build.fort", "one in each area"
    assert why(p, 0, "fortify:aegean_sea") == "build.fort", "on land only"
    assert why(p, 0, "fortify:libya") == "build.controlled-only"


@pytest.mark.rule("seven_ages.build.fort", "seven_ages.build.elite", "seven_ages.build.money")
@pytest.mark.parametrize(
    ("money", "fort", "elite"), [(4, "build.money", "build.money"), (9, None, "build.money"), (10, None, None)]
)
def test_forts_cost_five_and_elites_ten(money: int, fort: str | None, elite: str | None) -> None:
    p = producing(money=1 + money, libya="spear")
    assert p.money[ORANGE] == money
    assert [why(p, 0, "fortify:libya"), why(p, 0, "elite")] == [fort, elite]


@pytest.mark.rule("seven_ages.build.fort")
def test_barbarians_build_no_forts() -> None:
    assert why(producing("celts", progress=1, austria="spear"), 0, "fortify:austria") == "build.fort"
    assert can(producing("celts", progress=8, austria="spear"), 0, "fortify:austria")


@pytest.mark.rule("seven_ages.build.elite")
def test_as_many_elites_as_money_buys() -> None:
    p = producing(money=120, capital="egypt")
    play(p, 0, *["elite"] * 12)
    assert p.elites[ORANGE] == 12


@pytest.mark.rule("seven_ages.build.admin-discount", "seven_ages.build.admin-capital", "seven_ages.leader.cumulative")
@pytest.mark.parametrize(
    ("leaders", "where", "chariot", "spear"),
    [
        ([], "egypt", 5, 3),
        (["egypt"], "egypt", 4, 2),
        (["nubia"], "egypt", 5, 3),
        (["nubia"], "nubia", 4, 3),
        (["egypt", "egypt"], "egypt", 3, 1),
        (["egypt"] * 3, "egypt", 2, 1),
    ],
    ids=["none", "in_the_capital", "elsewhere", "outside_the_capital", "two", "never_below_one"],
)
def test_an_administrator_makes_units_cheaper(leaders: list[str], where: str, chariot: int, spear: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, progress=8, money=90, capital="egypt")
    p.city = replaced(p.city, area("egypt"), 3)
    p.city = replaced(p.city, area("nubia"), 3)
    for name in leaders:
        lead(p, ORANGE, "administrator", name)
    act(p, "production", ORANGE)
    for unit, cost in (("chariot", chariot), ("spear", spear)):
        money = p.money[ORANGE]
        play(p, 0, f"buy:{unit}", f"in:{where}")
        assert money - p.money[ORANGE] == cost


@pytest.mark.rule("seven_ages.build.admin-unlimited")
def test_any_number_of_units_is_put_with_an_administrator() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, progress=8, money=90, capital="egypt")
    lead(p, ORANGE, "administrator", "nubia")
    act(p, "production", ORANGE)
    play(p, 0, *["buy:spear", "in:nubia"] * 4, "buy:spear", "in:egypt", "buy:spear")
    assert why(p, 0, "in:egypt") == "build.city-value-per-area"
    assert can(p, 0, "in:nubia")


# --- restrictions


@pytest.mark.rule("seven_ages.build.restriction-until-trade")
@pytest.mark.parametrize(
    ("partner", "galley", "chariot"),
    [
        ("celts", None, None),
        ("scythians", "build.restriction-until-trade", None),
        ("mayans", None, "build.restriction-until-trade"),
        ("incas", "build.restriction-until-trade", "build.restriction-until-trade"),
    ],
)
def test_only_a_partner_free_of_it_lifts_a_restriction(partner: str, galley: str | None, chariot: str | None) -> None:
    p = table()
    found(p, 0, "olmecs", "orange", {"anahuac": "spear"}, progress=9, money=50)
    found(p, 1, partner, "red", {"yucatan": "spear"}, progress=9)
    win_trade(p)
    act(p, "production", ORANGE)
    assert [why(p, 0, "buy:galley"), why(p, 0, "buy:chariot")] == [galley, chariot]
