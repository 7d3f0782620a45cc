"""2. Production: income by area, cities and symbols, and the maintenance of units."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.vocabulary import TERRAINS
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
    lead,
    play,
    table,
    why,
)

ORANGE = colour("orange")


def earned(name: str, units: dict[str, str], progress: int = 8) -> int:
    """The income of an empire whose first area has its capital, and whose units cost one each."""
    p = table()
    found(p, 0, name, "orange", units, progress=progress, money=50, capital=next(iter(units)))
    act(p, "production", ORANGE)
    return int(p.money[ORANGE]) - 50 + sum(len(force_of.split()) for force_of in units.values())


# --- income


@pytest.mark.rule("seven_ages.income.terrain", "seven_ages.income.city-value", "seven_ages.income.wheat-one")
@pytest.mark.parametrize("printed", [False, True])
def test_egypt_earns_six(printed: bool) -> None:
    p = table(rules06_income=printed)
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    assert income_of(p, egypt) == 6


@pytest.mark.rule("seven_ages.income.terrain")
@pytest.mark.parametrize(
    ("terrain", "income"),
    [
        ("fertile", 4),
        ("clear", 3),
        ("steppe", 2),
        ("forest", 2),
        ("jungle", 1),
        ("mountain", 1),
        ("desert", 0),
        ("tundra", 0),
        ("sea", 1),
        ("ocean", 0),
    ],
)
def test_the_terrain_of_an_area_sets_its_income(terrain: str, income: int) -> None:
    plain = [a for a in range(len(FACTS.areas)) if FACTS.terrain[a] == TERRAINS.index(terrain) and not FACTS.icons[a]]
    there = next(FACTS.areas.ids[a] for a in plain)
    unit = "spear" if FACTS.is_land[area(there)] else "frigate"
    more = earned("egyptians", {"egypt": "spear", there: unit}, 22)
    assert more - earned("egyptians", {"egypt": "spear"}, 22) == income


@pytest.mark.rule("seven_ages.income.city-value")
@pytest.mark.parametrize("level", [1, 3, 5, 7])
def test_a_city_adds_its_value(level: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, capital="egypt")
    before = income_of(p, ORANGE)
    p.city = replaced(p.city, area("nubia"), level)
    assert income_of(p, ORANGE) == before + level


@pytest.mark.rule("seven_ages.income.wheat-fertile-only", "seven_ages.income.wheat-everywhere")
@pytest.mark.parametrize(
    ("printed", "by_age"), [(False, {22: 5, 29: 6, 36: 7}), (True, {22: 5, 29: 7, 36: 8})], ids=["ours", "printed"]
)
def test_germany_with_a_level_3_city(printed: bool, by_age: dict[int, int]) -> None:
    for progress, income in by_age.items():
        p = table(rules06_income=printed)
        germans = found(p, 0, "germans", "orange", {"germany": "rifle"}, progress=progress, capital="germany")
        p.city[area("germany")] = 3
        assert income_of(p, germans) == income


@pytest.mark.rule("seven_ages.income.disorder-nothing")
def test_disorder_stops_all_income_of_its_area() -> None:
    """Wheat and a city included; other areas earn as before."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, capital="nubia")
    p.city = replaced(p.city, area("egypt"), 5)
    rest = income_of(p, ORANGE) - (4 + 1 + 5)
    disorder(p, "egypt")
    assert income_of(p, ORANGE) == rest > 0


@pytest.mark.rule("seven_ages.income.no-capital-half", "seven_ages.income.no-cities-half")
@pytest.mark.parametrize(
    ("name", "progress", "capital", "income"),
    [
        ("egyptians", 1, "egypt", 6),
        ("egyptians", 1, "", 2),
        ("celts", 1, "egypt", 3),
        ("celts", 1, "", 2),
        ("celts", 8, "egypt", 6),
    ],
    ids=["neither", "no_capital", "no_cities", "both", "no_longer_barbarian"],
)
def test_income_is_halved_once(name: str, progress: int, capital: str, income: int) -> None:
    """Rounded down: Egypt gives 5, and 6 with its capital."""
    p = table()
    found(p, 0, name, "orange", {"egypt": "spear"}, progress=progress, capital=capital)
    assert income_of(p, ORANGE) == income


@pytest.mark.rule(
    "seven_ages.income.populist-in-area", "seven_ages.income.populist-adjacent", "seven_ages.leader.cumulative"
)
@pytest.mark.parametrize(
    ("populists", "more"),
    [
        (["egypt"], 3),
        (["nubia"], 1),
        (["libya"], 1),
        (["sudan"], 0),
        (["egypt", "nubia"], 4),
        (["egypt", "egypt"], 6),
        (["nubia", "libya"], 2),
    ],
)
def test_populists_raise_the_income_of_cities(populists: list[str], more: int) -> None:
    """A level 3 city in Egypt, the only one; leaders of one type add up."""
    p = table()
    where = dict.fromkeys(("egypt", "nubia", "libya", "sudan"), "spear")
    found(p, 0, "egyptians", "orange", where, capital="egypt")
    p.city = replaced(p.city, area("egypt"), 3)
    before = income_of(p, ORANGE)
    for name in populists:
        lead(p, ORANGE, "populist", name)
    assert income_of(p, ORANGE) == before + more


@pytest.mark.rule("seven_ages.income.oil")
@pytest.mark.parametrize(("progress", "more"), [(42, 0), (43, 1)])
def test_oil_adds_to_the_income_in_the_last_age(progress: int, more: int) -> None:
    incomes: list[int] = []
    for desert in ("hejaz", "libya"):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "spear", desert: "spear"}, progress=progress, capital="egypt")
        incomes.append(income_of(p, ORANGE))
    assert incomes[1] == incomes[0] + more


@pytest.mark.rule("seven_ages.income.special")
@pytest.mark.parametrize(
    ("name", "plain", "units", "progress", "more"),
    [
        ("minoans", "egyptians", {"crete": "spear"}, 8, 0),
        ("minoans", "egyptians", {"crete": "spear", "aegean_sea": "galley", "eastern_med": "galley"}, 8, 2),
        ("polynesians", "mayans", {"tonga": "spear", "south_pacific": "ship_of_line"}, 29, 1),
        ("malians", "egyptians", {"mali": "spear", "hejaz": "spear", "nejd": "spear"}, 22, 2),
    ],
)
def test_cards_that_earn_more(name: str, plain: str, units: dict[str, str], progress: int, more: int) -> None:
    assert earned(name, units, progress) == earned(plain, units, progress) + more


@pytest.mark.rule("seven_ages.income.special")
def test_a_bumper_harvest_comes_on_top() -> None:
    p = table()
    units = {"egypt": "spear", "assyria": "spear", "phoenicia": "spear"}
    found(p, 0, "egyptians", "orange", units, progress=8, capital="egypt")
    act(p, "production", ORANGE)
    assert why(p, 0, "play:etruscans") == "event.own-card"
    give(p, 0, "etruscans")
    money = p.money[ORANGE]
    play(p, 0, "play:etruscans")
    assert p.money[ORANGE] == money + 2 + 1, "two for wheat in Egypt, one for fertile Assyria, none for Phoenicia"


def test_nobody_has_more_than_199_money() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=198, capital="egypt")
    act(p, "production", ORANGE)
    assert p.money[ORANGE] == 199 - 1, "less the maintenance of a unit"


# --- maintenance


@pytest.mark.rule("seven_ages.upkeep.one-per-unit", "seven_ages.upkeep.barbarian-free")
@pytest.mark.parametrize(("name", "paid"), [("egyptians", 5), ("celts", 0)])
def test_units_cost_one_each_but_not_to_barbarians(name: str, paid: int) -> None:
    p = table()
    found(p, 0, name, "orange", {"egypt": "spear spear archer", "nubia": "spear spear"}, money=9)
    before = 9 + income_of(p, ORANGE)
    act(p, "production", ORANGE)
    assert p.money[ORANGE] == before - paid
    assert upkeep_of(p, ORANGE) == paid


@pytest.mark.rule("seven_ages.upkeep.barbarian-even-feudal")
@pytest.mark.parametrize(("name", "feudal", "upkeep"), [("huns", True, 0), ("romans", True, 2), ("romans", False, 3)])
def test_feudal_barbarians_pay_nothing(name: str, feudal: bool, upkeep: int) -> None:
    """Feudalism feeds knights; to barbarians nobody costs anything."""
    p = table()
    empire = found(p, 0, name, "orange", {"latium": "spear spear knight"}, progress=20, money=0)
    if feudal:
        p.government = replaced(p.government, empire, FACTS.artefacts.index["feudalism"])
    assert upkeep_of(p, empire) == upkeep


def test_knights_that_feudalism_feeds_are_not_lost() -> None:
    p = table()
    found(p, 0, "romans", "orange", {"libya": "spear knight"}, progress=20)
    p.government = replaced(p.government, ORANGE, FACTS.artefacts.index["feudalism"])
    act(p, "production", ORANGE)
    play(p, 0, "from:libya")
    assert why(p, 0, "with:knight") == "upkeep.choose"
    play(p, 0, "with:spear")
    assert p.army[ORANGE] == force("knight")


def hungry(**where: str) -> Any:
    """Egyptians in deserts, without income, who can pay for two units."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", where, money=2)
    act(p, "production", ORANGE)
    return p


@pytest.mark.rule("seven_ages.upkeep.unpaid-destroyed", "seven_ages.upkeep.choose")
def test_what_cannot_be_maintained_is_lost_as_its_player_chooses() -> None:
    p = hungry(hejaz="spear archer", nejd="spear archer")
    assert p.question(0).key == "question-upkeep-from"
    assert not can(p, 0, "end")
    assert why(p, 0, "from:germany") == "upkeep.choose"
    play(p, 0, "from:hejaz")
    assert why(p, 0, "with:chariot") == "upkeep.choose"
    play(p, 0, "with:archer", "from:nejd", "with:spear")
    assert p.question(0).key == "question-buy", "no more are lost than needed"
    assert [p.units[area("hejaz")], p.units[area("nejd")]] == [force("spear"), force("archer")]
    assert p.money[ORANGE] == 0


@pytest.mark.rule("seven_ages.upkeep.disorder-placed")
def test_disorder_follows_where_units_were_lost_and_others_stay() -> None:
    p = hungry(hejaz="spear spear", nejd="spear", libya="spear")
    play(p, 0, "from:hejaz", "with:spear", "from:nejd", "with:spear")
    assert p.is_disordered(area("hejaz"))
    assert not p.is_disordered(area("libya"))
    assert not p.is_disordered(area("nejd")), "left without units it is nobody's"
    assert p.occupant[area("nejd")] == -1


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


@pytest.mark.rule("seven_ages.discard.no-units", "seven_ages.discard.no-marker-needed")
def test_an_empire_that_can_feed_nobody_is_discarded() -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"libya": "spear"})
    act(p, "production", ORANGE)
    play(p, 0, "from:libya", "with:spear")
    assert p.card[ORANGE] == -1
    assert p.question(0).key == "question-reveal"
