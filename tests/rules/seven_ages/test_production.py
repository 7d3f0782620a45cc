"""Income, maintenance and building; the income of the rulebook's examples."""

from __future__ import annotations

import pytest

from civitas.games.seven_ages.rules.production import income_of, upkeep_of
from civitas.games.seven_ages.scoring import all_rankings, harvest_of
from rules.seven_ages.tools import FACTS, act, area, can, disorder, found, lead, play, table, why


@pytest.mark.rule("seven_ages.income.terrain", "seven_ages.income.city-value", "seven_ages.income.wheat-one")
def test_egypt_earns_six() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    assert income_of(p, egypt) == 6


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
def test_disorder_stops_all_income() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    disorder(p, "egypt")
    assert income_of(p, egypt) == 0


@pytest.mark.rule("seven_ages.income.no-capital-half", "seven_ages.income.no-cities-half")
def test_income_is_halved_once() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    assert income_of(p, egypt) == 2
    p = table()
    celts = found(p, 0, "celts", "orange", {"egypt": "spear"})
    assert p.is_barbarian(celts)
    assert income_of(p, celts) == 2


@pytest.mark.rule("seven_ages.income.populist-in-area", "seven_ages.income.populist-adjacent")
def test_a_populist_raises_the_income_of_cities() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    p.city[area("egypt")] = 3
    plain = income_of(p, egypt)
    lead(p, egypt, "populist", "egypt")
    assert income_of(p, egypt) == plain + 3


@pytest.mark.rule("seven_ages.upkeep.one-per-unit", "seven_ages.upkeep.barbarian-free")
def test_units_cost_one_each_but_not_to_barbarians() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear archer"}, capital="egypt")
    celts = found(p, 1, "celts", "red", {"austria": "spear spear"})
    assert upkeep_of(p, egypt) == 3
    assert upkeep_of(p, celts) == 0


@pytest.mark.rule("seven_ages.upkeep.unpaid-destroyed", "seven_ages.upkeep.disorder-placed", "seven_ages.upkeep.choose")
def test_what_cannot_be_maintained_is_lost_and_leaves_disorder() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear spear archer archer archer"})
    act(p, "production", egypt)
    assert p.question(0).key == "question-upkeep-from"
    for _ in range(5):
        assert why(p, 0, "from:nubia") == "upkeep.choose"
        play(p, 0, "from:egypt", "with:spear" if can_lose_spear(p) else "with:archer")
    assert p.question(0).key == "question-buy"
    assert p.is_disordered(area("egypt"))
    assert p.money[egypt] == 0


def can_lose_spear(p: object) -> bool:
    return bool(p.units[area("egypt")] & 15)


@pytest.mark.rule(
    "seven_ages.build.one-per-area",
    "seven_ages.build.city-value-per-area",
    "seven_ages.build.tech-level",
    "seven_ages.build.controlled-only",
)
def test_units_go_where_there_is_room() -> None:
    p = table()
    other = next(FACTS.areas.ids[step] for step in FACTS.land_steps[area("egypt")])
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", other: "spear"}, money=60, capital="egypt")
    p.city[area("egypt")] = 3
    act(p, "production", egypt)
    assert why(p, 0, "buy:rifle") == "build.tech-level"
    play(p, 0, "buy:spear")
    assert why(p, 0, "in:germany") == "build.controlled-only"
    play(p, 0, f"in:{other}", "buy:spear")
    assert why(p, 0, f"in:{other}") == "build.one-per-area"
    play(p, 0, "in:egypt", "buy:spear", "in:egypt", "buy:spear", "in:egypt")
    assert not can(p, 0, "buy:spear")


@pytest.mark.rule("seven_ages.build.fort", "seven_ages.build.elite", "seven_ages.build.combine")
def test_forts_and_elites_are_bought_along_with_units() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=20, capital="egypt")
    act(p, "production", egypt)
    money = p.money[egypt]
    play(p, 0, "fortify:egypt", "elite")
    assert p.money[egypt] == money - 15
    assert p.elites[egypt] == 1
    assert why(p, 0, "fortify:egypt") == "build.fort"


@pytest.mark.rule(
    "seven_ages.build.admin-discount", "seven_ages.build.admin-unlimited", "seven_ages.build.admin-capital"
)
def test_an_administrator_makes_units_cheaper_without_limit() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=40, capital="egypt")
    lead(p, egypt, "administrator", "egypt")
    act(p, "production", egypt)
    money = p.money[egypt]
    play(p, 0, "buy:chariot", "in:egypt", "buy:spear", "in:egypt")
    assert money - p.money[egypt] == 4 + 2


@pytest.mark.rule("seven_ages.icon.homeland-plus", "seven_ages.rank.number-2", "seven_ages.category.artefacts")
def test_a_lone_empire_is_first_in_all_it_has() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    assert sum(harvest_of(p, egypt, all_rankings(p))) == 2 + 2 + 1, "areas of Africa, cities, homeland; no artefact"
