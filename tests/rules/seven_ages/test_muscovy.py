"""The worked example of the rules of 2006: Napoleon marches on Moscow, and five rounds are fought before its gates."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, fort, found, hide, lead, move, play, table, why

FRENCH, RUSSIANS = colour("yellow"), colour("orange")
AHEAD = "rifle light_horse artillery"
MAIN_FORCE = "rifle rifle rifle rifle knight artillery artillery horse_artillery"
ALL_BUT_ONE_RIFLE = "rifle rifle rifle knight artillery artillery horse_artillery"
ARMY = "rifle rifle knight artillery horse_artillery"


def eve_of_war(paved: bool = True) -> Any:
    """The French, medium and elite, in age 5; the Russians, large, in age 4, their capital of level 3 fortified.

    A marker that still lies face down keeps the turn from ending.
    """
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "french", "yellow", {"poland": f"rifle knight {AHEAD} {MAIN_FORCE}"}, progress=29, capital="poland")
    russia = {"pripet": "knight horse_artillery", "muscovy": "rifle rifle spear cannon cannon knight knight"}
    found(p, 1, "russians", "orange", russia, progress=22, money=9, capital="muscovy")
    p.city[area("muscovy")] = 3
    fort(p, "muscovy")
    lead(p, FRENCH, "tactician", "poland")
    lead(p, RUSSIANS, "tactician", "muscovy")
    p.elites = replaced(p.elites, FRENCH, 1)
    if paved:
        place_artefact(p, FACTS.artefacts.index["paved_roads"], FRENCH, area("poland"))
    act(p, "manoeuvre", FRENCH)
    return p


def send(p: Any, units: str, *way: str) -> None:
    play(p, 0, "from:poland", *["with:" + unit for unit in units.split()], *way)


def fight(p: Any, cards: tuple[int, int], french: str, russians: str) -> list[int]:
    """A round with conflict cards of these values, kept by both tacticians; the totals."""
    for seat in (0, 1):
        p.deck.append(p.battle.sides[seat].card)
        p.battle.sides[seat].card = next(number for number in p.deck if FACTS.value[number] == cards[seat])
        p.deck.remove(p.battle.sides[seat].card)
        assert p.question(seat).key == "question-redraw"
        play(p, seat, "no")
    told: list[Event] = []
    for seat, units in ((0, french), (1, russians)):
        for unit in units.split():
            play(p, seat, "tactician" if unit == "tactician" else f"commit:{unit}")
        p.play(seat, move("done"), told)
    (result,) = [event.args for event in told if event.key == "event-round"]
    return [int(str(result["total"])), int(str(result["rival"]))]


def stay(p: Any, *seats: int) -> None:
    """These may retreat, and do not."""
    for seat in seats:
        assert p.waiting() == (seat,)
        assert p.question(seat).key == "question-retreat"
        play(p, seat, "no")


@pytest.mark.rule("seven_ages.stop.double-present", "seven_ages.move.terrain-cost")
def test_the_march_on_moscow() -> None:
    p = eve_of_war()
    send(p, AHEAD, "to:pripet")
    assert not p.group, "three against two must stop"
    send(p, "knight", "to:pripet")
    assert not p.group, "so must the fourth: it makes the force twice as large"
    send(p, MAIN_FORCE, "lead:tactician")
    assert why(p, 0, "with:rifle") == "move.leave-one"
    assert p.group.left == 2
    play(p, 0, "to:pripet")
    assert p.group.left == 1, "paved roads make a forest cost 1"
    play(p, 0, "to:muscovy", "end")
    assert p.guests[area("muscovy")] == force(MAIN_FORCE)
    assert p.guests[area("pripet")] == force(f"{AHEAD} knight")
    assert p.question(0).key == "question-fight"


@pytest.mark.rule("seven_ages.move.terrain-cost")
def test_without_roads_two_forests_cost_cavalry_four_points() -> None:
    p = eve_of_war(paved=False)
    send(p, AHEAD, "to:pripet")
    send(p, "knight", "to:pripet")
    send(p, "knight", "to:pripet")
    assert p.group.left == 1, "of three points, and Muscovy takes two"
    assert why(p, 0, "to:muscovy") == "move.points"


@pytest.mark.rule(
    "seven_ages.conflict.total",
    "seven_ages.conflict.spent",
    "seven_ages.conflict.retreat",
    "seven_ages.conflict.lower-loses",
    "seven_ages.conflict.elite-lost",
    "seven_ages.conflict.tactician",
)
def test_the_five_rounds_of_the_battle() -> None:
    """The text gives Alex a card of 4 in the fourth round but counts 5 for it."""
    p = eve_of_war()
    send(p, AHEAD, "to:pripet")
    send(p, "knight", "to:pripet")
    send(p, MAIN_FORCE, "lead:tactician", "to:pripet", "to:muscovy")
    play(p, 0, "end", "area:muscovy")

    assert fight(p, (2, 5), ALL_BUT_ONE_RIFLE, "spear") == [49, 10]
    assert p.units[area("muscovy")] == force("rifle rifle cannon cannon knight knight"), "the spear is lost"
    assert fight(p, (6, 3), "rifle", "rifle cannon") == [14, 20]
    assert p.guests[area("muscovy")] == force(ALL_BUT_ONE_RIFLE), "the last rifle is lost"
    assert [p.battle.sides[0].disorders, p.battle.sides[1].disorders] == [1, 0]
    stay(p, 0, 1)

    assert fight(p, (5, 4), "rifle artillery", "rifle cannon knight knight") == [21, 35]
    assert p.guests[area("muscovy")] == force(ARMY)
    assert [p.battle.sides[0].disorders, p.battle.sides[1].disorders] == [1, 1]
    stay(p, 0, 1)

    assert fight(p, (5, 3), f"{ARMY} tactician", "knight") == [52, 14]
    assert p.units[area("muscovy")] == force("rifle rifle cannon cannon knight")
    assert [p.battle.sides[0].disorders, p.battle.sides[1].disorders] == [2, 1]
    stay(p, 0, 1)

    assert fight(p, (3, 4), f"{ARMY} tactician", "rifle rifle cannon cannon knight") == [50, 53]
    assert p.guests[area("muscovy")] == 0, "the remaining French units are all lost"
    assert p.leader_count(FRENCH) == 0, "Napoleon is captured"
    assert p.elites[FRENCH] == 0
    assert p.capital[RUSSIANS] == area("muscovy")
    assert p.city[area("muscovy")] == 3
    assert p.money[RUSSIANS] == 9
    assert p.view(0)["conflict"]["area"] == "pripet", "the less important conflict follows"
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.retreat-to")
def test_napoleon_has_no_friendly_area_to_retreat_to() -> None:
    """The Pripet Marshes are contested."""
    p = eve_of_war()
    send(p, AHEAD, "to:pripet")
    send(p, "knight", "to:pripet")
    send(p, MAIN_FORCE, "lead:tactician", "to:pripet", "to:muscovy")
    play(p, 0, "end", "area:muscovy")
    fight(p, (2, 5), ALL_BUT_ONE_RIFLE, "spear")
    fight(p, (6, 3), "rifle", "rifle cannon")
    assert can(p, 0, "yes")
    play(p, 0, "yes")
    assert p.guests[area("muscovy")] == 0
    assert p.army[FRENCH] == force(f"rifle {AHEAD} knight")
    assert p.leader_count(FRENCH) == 0, "and he is lost with his army"
