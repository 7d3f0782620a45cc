"""What the cards of some empires say about war: paths through rough land, ambushes, plunder; and a wall."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, colour, found, hide, move, play, table

ORANGE, RED = colour("orange"), colour("red")


@pytest.mark.parametrize(
    ("name", "way", "left"),
    [
        ("vietnamese", ("tonkin", "yunnan"), 1),
        ("han", ("tonkin", "yunnan"), 0),
        ("tibetans", ("sichuan", "tibet"), 1),
        ("vietnamese", ("sichuan", "tibet"), 0),
    ],
)
def test_some_empires_know_the_paths_through_rough_land(name: str, way: tuple[str, str], left: int) -> None:
    """A sword has two points; jungle and mountains take both of them from others."""
    p = table()
    empire = found(p, 0, name, "orange", {way[0]: "sword sword", way[1]: "sword"}, progress=8)
    act(p, "manoeuvre", empire)
    play(p, 0, f"from:{way[0]}", "with:sword")
    assert p.group.left == 2
    play(p, 0, f"to:{way[1]}")
    assert (p.group.left if p.group else 0) == left


def war_in(target: str, start: str, defender: str, city: int = 0, attacker: str = "egyptians") -> Any:
    """A sword of seat 0 attacks a sword of seat 1."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, attacker, "orange", {start: "sword sword"}, progress=8)
    found(p, 1, defender, "red", {target: "sword", "iceland": "sword"}, progress=8, money=7)
    p.city = replaced(p.city, area(target), city)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, f"from:{start}", "with:sword", f"to:{target}", "end")
    return p


def fight(p: Any, cards: tuple[int, int]) -> list[int]:
    """A round of the two swords; the totals."""
    for side, value in enumerate(cards):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    told: list[Event] = []
    for seat in (0, 1):
        play(p, seat, "commit:sword")
        p.play(seat, move("done"), told)
    (result,) = [event.args for event in told if event.key == "event-round"]
    return [int(str(result["total"])), int(str(result["rival"]))]


@pytest.mark.parametrize(
    ("defender", "target", "start", "rival"),
    [
        ("vietnamese", "yunnan", "tonkin", 7),
        ("han", "yunnan", "tonkin", 5),
        ("afghans", "tibet", "sichuan", 8),
        ("vietnamese", "tibet", "sichuan", 6),
    ],
)
def test_some_empires_lie_in_ambush(defender: str, target: str, start: str, rival: int) -> None:
    """A sword of this colour is worth 3, a jungle 2 and a mountain 3."""
    p = war_in(target, start, defender)
    assert fight(p, (0, 0)) == [3, rival]


@pytest.mark.parametrize(
    ("attacker", "city", "money"), [("mongols", 1, [5, 2]), ("mongols", 0, [0, 7]), ("egyptians", 1, [0, 7])]
)
def test_some_empires_plunder_the_cities_they_take(attacker: str, city: int, money: list[int]) -> None:
    p = war_in("phoenicia", "palestine", "israelites", city, attacker)
    fight(p, (7, 0))
    assert p.occupant[area("phoenicia")] == ORANGE
    assert [p.money[ORANGE], p.money[RED]] == money


@pytest.mark.parametrize(("where", "rival"), [("phoenicia", 5), ("iceland", 3)])
def test_a_great_wall_defends_its_own_area(where: str, rival: int) -> None:
    p = war_in("phoenicia", "palestine", "israelites")
    place_artefact(p, FACTS.artefacts.index["great_wall"], RED, area(where))
    assert fight(p, (0, 0)) == [3, rival]


# --- glory at once


@pytest.mark.rule("seven_ages.glory.square-icons")
@pytest.mark.parametrize(
    ("attacker", "city", "capital", "cards", "glory"),
    [
        ("assyrians", 3, False, (7, 0), 1),
        ("assyrians", 0, False, (7, 0), 0),
        ("assyrians", 3, False, (0, 7), 0),
        ("macedonians", 3, True, (7, 0), 2),
        ("macedonians", 3, False, (7, 0), 0),
        ("goths", 3, True, (7, 0), 2),
        ("zulus", 0, False, (7, 0), 1),
        ("zulus", 0, False, (0, 7), 0),
        ("egyptians", 3, True, (7, 0), 0),
    ],
)
def test_some_empires_earn_glory_by_conquest(
    attacker: str, city: int, capital: bool, cards: tuple[int, int], glory: int
) -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, attacker, "orange", {"palestine": "sword sword"}, progress=8)
    found(p, 1, "israelites", "red", {"phoenicia": "sword", "iceland": "sword"}, progress=8)
    p.city = replaced(p.city, area("phoenicia"), city)
    if capital:
        p.capital = replaced(p.capital, RED, area("phoenicia"))
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:palestine", "with:sword", "to:phoenicia", "end")
    fight(p, cards)
    assert [p.glory_of(0), p.glory_of(1)] == [glory, 0]


@pytest.mark.rule("seven_ages.glory.square-icons")
@pytest.mark.parametrize(
    ("defender", "cards", "glory"),
    [("scots", (0, 7), 1), ("scots", (7, 0), 0), ("vietnamese", (0, 7), 2), ("zulus", (0, 7), 0)],
)
def test_some_empires_earn_glory_in_defence(defender: str, cards: tuple[int, int], glory: int) -> None:
    p = war_in("phoenicia", "palestine", defender)
    fight(p, cards)
    assert [p.glory_of(0), p.glory_of(1)] == [0, glory]


@pytest.mark.rule("seven_ages.glory.square-icons")
@pytest.mark.parametrize(("name", "glory"), [("polynesians", 1), ("egyptians", 0)])
def test_some_empires_earn_glory_in_regions_they_have_not_seen(name: str, glory: int) -> None:
    """From Africa to Asia."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, name, "orange", {"egypt": "spear spear spear"})
    p.visited = replaced(p.visited, ORANGE, FACTS.regions_of[area("egypt")])
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "to:nubia")
    assert p.glory_of(0) == 0, "still in Africa"
    play(p, 0, "from:egypt", "with:spear", "to:palestine")
    assert p.glory_of(0) == glory
