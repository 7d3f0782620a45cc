"""Retreat: who may go where, leaders who follow, elephants that run, and the pursuit of the option."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from rules.seven_ages.tools import FACTS, act, area, colour, force, found, give, hide, lead, place, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def at_war(
    attackers: str, defenders: str, progress: int = 15, options: dict[str, object] | None = None, **more: Any
) -> Any:
    """Egyptians of seat 0 in Egypt, one spear more than will attack; Israelites of seat 1 in Palestine, clear land.

    A marker that still lies face down keeps the turn from ending.
    """
    wishes: dict[str, Any] = dict(options or {})
    p = table(**wishes)
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear " + attackers}, progress=progress)
    found(p, 1, "israelites", "red", {"palestine": defenders, **more}, progress=progress)
    return p


def attack(p: Any, attackers: str, *leaders: str) -> None:
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", *["with:" + unit for unit in attackers.split()], *leaders, "to:palestine", "end")


def fight(p: Any, attackers: str, defenders: str, cards: tuple[int, int]) -> None:
    """A round with these units and conflict cards of these values."""
    for side, value in enumerate(cards):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    for seat, units in ((0, attackers), (1, defenders)):
        play(p, seat, *["tactician" if unit == "tactician" else f"commit:{unit}" for unit in units.split()], "done")


def driven_out(defenders: str, lost: str, **more: Any) -> Any:
    """The attackers have spent two knights on a round they won: the defenders may retreat, and do."""
    p = at_war("knight knight", f"{lost} {defenders}", **more)
    attack(p, "knight knight")
    fight(p, "knight knight", lost, (7, 0))
    return p


# --- units


@pytest.mark.rule("seven_ages.conflict.retreat-to")
@pytest.mark.parametrize(("unit", "gets_away"), [("spear", True), ("knight", True), ("catapult", False)])
def test_a_unit_retreats_only_where_it_has_the_points_to_go(unit: str, gets_away: bool) -> None:
    """The desert of the Hejaz takes two points: a catapult has one."""
    p = driven_out(unit, "spear", hejaz="spear")
    play(p, 1, "yes")
    assert p.army[RED] == force("spear " + unit * gets_away)
    assert p.units[area("hejaz")] == p.army[RED]
    assert p.occupant[area("palestine")] == ORANGE


@pytest.mark.rule("seven_ages.conflict.retreat-to")
@pytest.mark.parametrize(
    ("fleet", "gets_away"), [({}, True), ({"western_med": "frigate", "ionian_sea": "frigate"}, False)]
)
def test_a_blocked_strait_bars_a_retreat(fleet: dict[str, str], gets_away: bool) -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "romans", "orange", {"latium": "spear knight knight", **fleet}, progress=22)
    found(p, 1, "syracusans", "red", {"sicily": "spear spear", "carthage": "spear"}, progress=22)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:latium", "with:knight", "with:knight", "to:sicily", "end")
    fight(p, "knight knight", "spear", (7, 0))
    play(p, 1, "yes")
    assert p.units[area("carthage")] == force("spear" + " spear" * gets_away)


@pytest.mark.rule("seven_ages.conflict.retreat-to")
def test_ships_retreat_by_sea_and_land_units_not() -> None:
    """From the shore of Palestine on the Mediterranean a frigate sails to its sea; the spear has nowhere to go."""
    p = driven_out("spear frigate", "spear", eastern_med="frigate", red_sea="frigate", greece="spear")
    assert p.units[place("palestine")] == force("spear frigate")
    play(p, 1, "yes")
    assert p.units[area("eastern_med")] == force("frigate frigate")
    assert p.units[area("red_sea")] == force("frigate"), "the other shore"
    assert p.army[RED] == force("frigate frigate frigate spear")


@pytest.mark.rule("seven_ages.conflict.retreat-to")
@pytest.mark.parametrize(
    ("unit", "refuge", "gets_away"),
    [
        ("frigate", "aegean_sea", True),
        ("galley", "aegean_sea", False),
        ("battleship", "red_sea", False),
    ],
)
def test_ships_retreat_where_they_could_sail(unit: str, refuge: str, gets_away: bool) -> None:
    """A galley is not safe in a sea without an own coast; a canal is no border."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "rifle battleship battleship"}, progress=43)
    found(
        p, 1, "persians", "red", {"eastern_med": f"frigate {unit}", refuge: "frigate", "persis": "rifle"}, progress=43
    )
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:battleship", "with:battleship", "to:eastern_med", "stop", "end")
    fight(p, "battleship battleship", "frigate", (7, 0))
    play(p, 1, "yes")
    assert p.units[area(refuge)] == force("frigate " + unit * gets_away)
    assert p.occupant[area("eastern_med")] == ORANGE


@pytest.mark.rule("seven_ages.conflict.retreat-to")
def test_nobody_retreats_into_a_contested_area() -> None:
    p = at_war("knight knight knight knight", "spear spear", phoenicia="spear", nubia="spear spear")
    act(p, "manoeuvre", ORANGE)
    for target in ("palestine", "nubia"):
        play(p, 0, "from:egypt", "with:knight", "with:knight", f"to:{target}")
    play(p, 0, "end", "area:palestine")
    fight(p, "knight knight", "spear", (7, 0))
    play(p, 1, "yes")
    assert p.units[area("phoenicia")] == force("spear spear")
    assert p.units[area("nubia")] == force("spear spear"), "under attack itself"


# --- leaders


@pytest.mark.rule("seven_ages.conflict.retreat-leaders")
def test_each_leader_follows_units_of_his_choice() -> None:
    p = at_war("knight knight", "spear spear spear", phoenicia="spear", hejaz="spear", greece="spear")
    lead(p, RED, "builder", "palestine")
    lead(p, RED, "artist", "palestine")
    attack(p, "knight knight")
    fight(p, "knight knight", "spear", (7, 0))
    play(p, 1, "yes", "to:phoenicia", "to:hejaz")
    assert p.question(1).key == "question-retreat-leader"
    assert p.question(1).args == {"leader": "builder"}
    assert why(p, 1, "area:greece") == "conflict.retreat-leaders", "no unit went there"
    play(p, 1, "area:hejaz")
    assert p.question(1).args == {"leader": "artist"}
    play(p, 1, "area:phoenicia")
    assert [leader >> 16 for leader in p.leaders] == [area("hejaz"), area("phoenicia")]
    assert p.occupant[area("palestine")] == ORANGE


@pytest.mark.rule("seven_ages.conflict.retreat-leaders")
@pytest.mark.parametrize(("refuge", "left"), [("phoenicia", 1), ("greece", 0)])
def test_leaders_are_lost_if_no_unit_gets_away(refuge: str, left: int) -> None:
    where: dict[str, Any] = {refuge: "spear"}
    p = at_war("knight knight", "spear spear", **where)
    lead(p, RED, "builder", "palestine")
    attack(p, "knight knight")
    fight(p, "knight knight", "spear", (7, 0))
    play(p, 1, "yes")
    assert p.leader_count(RED) == left
    assert [leader >> 16 for leader in p.leaders] == [area(refuge)] * left
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.retreat-leaders")
def test_no_leader_follows_a_nuke() -> None:
    p = at_war("rifle rifle", "rifle nuke catapult", progress=46, hejaz="rifle")
    lead(p, RED, "builder", "palestine")
    attack(p, "rifle rifle")
    fight(p, "rifle rifle", "rifle", (7, 0))
    play(p, 1, "yes")
    assert p.units[area("hejaz")] == force("rifle nuke"), "the catapult cannot go there"
    assert p.leader_count(RED) == 0


@pytest.mark.rule("seven_ages.leader.alone-removed")
def test_a_leader_of_attackers_who_all_fall_is_lost() -> None:
    p = at_war("spear", "spear spear")
    lead(p, ORANGE, "builder", "egypt")
    attack(p, "spear", "lead:builder")
    fight(p, "spear", "spear", (0, 7))
    assert p.army[ORANGE] == force("spear")
    assert p.leaders == []
    assert p.problems() == []


# --- elephants


@pytest.mark.rule("seven_ages.conflict.elephant")
def test_elephants_lost_on_both_sides_drive_both_away() -> None:
    p = at_war("elephant spear", "elephant spear", phoenicia="spear")
    p.city[area("palestine")] = 3
    p.capital = replaced(p.capital, RED, area("palestine"))
    p.money[RED] = 9
    p.elites = replaced(replaced(p.elites, RED, 1), ORANGE, 1)
    attack(p, "elephant spear")
    fight(p, "elephant", "elephant", (3, 0))
    assert not p.battle
    assert p.occupant[area("palestine")] == -1
    assert p.units[area("egypt")] == force("spear spear")
    assert p.units[area("phoenicia")] == force("spear spear")
    assert p.city[area("palestine")] == 3, "until somebody enters"
    assert [p.money[ORANGE], p.money[RED]] == [0, 0], "the capital is lost to nobody"
    assert [p.elites[ORANGE], p.elites[RED]] == [0, 0]
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.elephant", "seven_ages.conflict.deserter")
@pytest.mark.parametrize("deserter", ["elephant", "spear"])
def test_an_elephant_that_deserts_takes_its_side_along(deserter: str) -> None:
    p = at_war("knight knight spear", "elephant spear spear", phoenicia="spear")
    p.unnamed = replaced(p.unnamed, RED, 1)
    attack(p, "knight knight spear")
    give(p, 0, "aborigines")
    fight(p, "knight", "elephant spear", (0, 7))
    play(p, 0, "play:aborigines", f"with:{deserter}")
    if deserter == "elephant":
        assert not p.battle
        assert p.army[ORANGE] == force("spear spear knight knight"), "the round is not counted"
        assert p.units[area("phoenicia")] == force("spear spear spear")
        assert p.occupant[area("palestine")] == ORANGE
    else:
        assert p.army[ORANGE] == force("spear spear knight"), "the round goes on, and the attacker loses it"
        assert p.army[RED] == force("elephant spear spear")
    assert p.problems() == []


# --- pursuit


@pytest.mark.rule("seven_ages.conflict.pursuit", "seven_ages.option.pursuit")
@pytest.mark.parametrize(
    ("pursuers", "lost"),
    [
        ("rifle rifle", 0),
        ("knight rifle", 0),
        ("knight knight", 1),
        ("knight knight knight", 1),
        ("armour rifle", 1),
        ("armour knight knight", 2),
        ("fighter rifle", 2),
        ("fighter armour rifle", 3),
    ],
)
def test_pursuers_take_units(pursuers: str, lost: int) -> None:
    p = at_war(pursuers, "rifle " + "spear " * 5, 43, {"pursuit": True}, phoenicia="rifle")
    act(p, "manoeuvre", ORANGE)
    for unit in pursuers.split():
        play(p, 0, "from:egypt", f"with:{unit}", "to:palestine")
        if p.group:
            play(p, 0, "stop")
    play(p, 0, "end")
    fight(p, pursuers, "rifle", (7, 0))
    play(p, 1, "yes")
    for _ in range(lost):
        assert p.question(1).key == "question-pursued"
        play(p, 1, "with:spear")
    assert p.units[area("phoenicia")] == force("rifle " + "spear " * (5 - lost))


@pytest.mark.rule("seven_ages.conflict.pursuit", "seven_ages.option.pursuit")
@pytest.mark.parametrize(
    ("age", "victim", "choices"),
    [(15, "spear", 2), (15, "chariot", 1), (1, "sword", 1), (8, "sword", 2), (1, "light_horse", 1)],
)
def test_a_lost_horse_counts_double_and_a_newer_unit_one_more(age: int, victim: str, choices: int) -> None:
    """Four horses take two units."""
    horses = "chariot chariot light_horse light_horse"
    p = at_war(horses, f"spear {victim} {victim} {victim}", 15, {"pursuit": True}, phoenicia="spear")
    attack(p, horses)
    p.progress[ORANGE] = age
    fight(p, horses, "spear", (7, 0))
    play(p, 1, "yes")
    for _ in range(choices):
        assert p.question(1).key == "question-pursued"
        play(p, 1, f"with:{victim}")
    assert p.units[area("phoenicia")] == force("spear" + f" {victim}" * (3 - choices))


@pytest.mark.rule("seven_ages.conflict.pursuit", "seven_ages.conflict.elephant")
def test_a_forced_retreat_is_pursued_too() -> None:
    p = at_war("knight knight", "elephant spear spear", 15, {"pursuit": True}, phoenicia="spear")
    attack(p, "knight knight")
    fight(p, "knight knight", "elephant", (7, 0))
    assert p.question(1).key == "question-pursued"
    play(p, 1, "with:spear")
    assert p.units[area("phoenicia")] == force("spear spear")
