"""Income by card and event, why nothing can be built, restrictions among equals, what becomes of elephants."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import CARD, LOOSE, SIDE, replaced
from civitas.games.seven_ages.rules.areas import elephants_of
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, found, give, hide, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def producing(name: str, units: dict[str, str], progress: int = 8, money: int = 50) -> Any:
    """An empire of seat 0 has paid its maintenance and may build; its first area has its capital."""
    p = table()
    found(p, 0, name, "orange", units, progress=progress, money=money, capital=next(iter(units)))
    act(p, "production", ORANGE)
    return p


def earned(name: str, units: dict[str, str], progress: int = 8) -> int:
    """The income of an empire whose units cost one each."""
    p = producing(name, units, progress)
    return int(p.money[ORANGE]) - 50 + sum(len(force_of.split()) for force_of in units.values())


# --- income


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
    units = {"egypt": "spear", "assyria": "spear", "phoenicia": "spear"}
    p = producing("egyptians", units)
    assert why(p, 0, "play:etruscans") == "event.own-card"
    give(p, 0, "etruscans")
    money = p.money[ORANGE]
    play(p, 0, "play:etruscans")
    assert p.money[ORANGE] == money + 2 + 1, "two for wheat in Egypt, one for fertile Assyria, none for Phoenicia"


# --- why nothing can be built


@pytest.mark.rule("seven_ages.build.naval-sites", "seven_ages.start.ships-coastal-only")
def test_without_a_coast_no_ship_is_bought() -> None:
    assert why(producing("assyrians", {"assyria": "spear"}), 0, "buy:galley") == "build.naval-sites"
    assert can(producing("assyrians", {"assyria": "spear", "phoenicia": "spear"}), 0, "buy:galley")
    for name, refused in (("assyrians", "start.ships-coastal-only"), ("phoenicians", None)):
        p = table()
        p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
        found(p, 1, "celts", "red", {"austria": "spear"}, progress=4)
        give(p, 0, name)
        act(p, "start", LOOSE)
        play(p, 0, f"start:{name}", "colour:orange")
        if p.question(0).key == "question-start-leader":
            play(p, 0, "end")
        assert why(p, 0, "buy:galley") == refused


@pytest.mark.rule("seven_ages.build.one-per-area", "seven_ages.build.city-value-per-area", "seven_ages.build.money")
def test_full_areas_are_the_reason_while_money_is_left() -> None:
    p = producing("celts", {"austria": "spear"})
    p.city[area("austria")], p.capital = 0, replaced(p.capital, ORANGE, -1)
    play(p, 0, "buy:spear", "in:austria")
    assert why(p, 0, "buy:spear") == "build.one-per-area"
    p = producing("egyptians", {"egypt": "spear"})
    play(p, 0, "buy:spear", "in:egypt")
    assert why(p, 0, "buy:spear") == "build.city-value-per-area"
    p.city[area("egypt")] = 3
    assert can(p, 0, "buy:spear")
    p.money[ORANGE] = 2
    assert why(p, 0, "buy:spear") == "build.money"


@pytest.mark.rule("seven_ages.strategic.common-supply")
@pytest.mark.parametrize(("built", "refused"), [(1, None), (2, "strategic.common-supply")])
def test_star_wars_come_from_a_common_supply(built: int, refused: str | None) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "rifle"}, progress=48, money=150)
    found(p, 1, "celts", "red", {"austria": "rifle " + "star_wars " * built}, progress=48)
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:star_wars") == refused


# --- trades


def trade(p: Any) -> None:
    """Orange wins a trade with its only partner; a marker that lies face down keeps the turn from ending."""
    hide(p, 0, "civilise")
    low, high = (FACTS.cards.ids[next(n for n in p.deck if FACTS.value[n] == value)] for value in (1, 7))
    give(p, 0, high)
    give(p, 1, low)
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{high}")
    play(p, 1, f"card:{low}")
    while p.question(p.waiting()[0]).key != "question-reveal":
        seat = p.waiting()[0]
        play(p, seat, next(text for text in ("pass", "advance:1", "end") if can(p, seat, text)))


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
    trade(p)
    act(p, "production", ORANGE)
    assert [why(p, 0, "buy:galley"), why(p, 0, "buy:chariot")] == [galley, chariot]


# --- elephants


@pytest.mark.rule("seven_ages.elephant.area-control")
def test_an_elephant_is_taken_along_with_its_area_from_another_empire() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"nubia": "spear spear"}, progress=10)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=10)
    p.tamed = replaced(p.tamed, FACTS.elephant_areas.index(area("ethiopia")), RED)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:nubia", "with:spear", "to:ethiopia")
    assert [elephants_of(p, ORANGE), elephants_of(p, RED)] == [1, 0]


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
    for at, value in ((CARD, 0), (SIDE + CARD, 7)):
        p.deck.append(p.battle[at])
        p.battle[at] = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle[at])
    play(p, 0, "commit:elephant", "done")
    play(p, 1, *["commit:spear"] * 6, "done")
    assert p.army[ORANGE] == force("spear spear")
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:elephant") == refused


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
    trade(p)
    assert elephants_of(p, ORANGE) == 0, "nor does a won trade"
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:elephant") == "build.elephants-gone"
    assert can(p, 0, "buy:knight")
