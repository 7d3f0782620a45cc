"""Events played out of turn: what each of them does, and whose choice it is."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.position import LOOSE, replaced
from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, force, found, give, move, play, table, why

ORANGE, YELLOW, RED, PURPLE = colour("orange"), colour("yellow"), colour("red"), colour("purple")
CARRIERS = {
    "conjunction": "celts",
    "desertion": "ming",
    "heroic_stand": "zulus",
    "storm_at_sea": "soviets",
    "forced_march": "swedes",
    "mercenaries": "sung",
    "shooting_star": "picts",
    "time_ripple": "marathas",
    "glory_query": "saudis",
    "blowback": "moors",
    "bumper_harvest": "tang",
    "bad_augury": "dutch",
    "trade_mission": "danes",
}
assert all(FACTS.events.ids[FACTS.card_event[card(name)]] == event for event, name in CARRIERS.items())


def receive(p: Any, seat: int, *events: str) -> None:
    give(p, seat, *[CARRIERS[event] for event in events])


def answer(p: Any, seat: int, event: str) -> None:
    play(p, seat, f"play:{CARRIERS[event]}")


# --- in a conflict


def battle(attackers: str = "spear spear", defenders: str = "spear", **more: str) -> Any:
    """The Egyptians of seat 0 attack the Israelites of seat 1 in Palestine."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear " + attackers}, progress=10)
    found(p, 1, "israelites", "red", {"palestine": defenders, **more}, progress=10)
    return p


def attack(p: Any, *units: str) -> None:
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", *[f"with:{unit}" for unit in units], "to:palestine", "end")


def deal(p: Any, own: int, other: int) -> None:
    """Conflict cards of these values."""
    for side, value in enumerate((own, other)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)


def rounds(told: list[Event]) -> list[list[object]]:
    return [[event.args["total"], event.args["rival"]] for event in told if event.key == "event-round"]


def test_a_conjunction_counts_the_best_of_three_cards() -> None:
    for played in (True, False):
        p = battle()
        receive(p, 0, "conjunction")
        attack(p, "spear")
        deal(p, 2, 0)
        best = next(number for number in p.deck if FACTS.value[number] == 6)
        worst = next(number for number in p.deck if FACTS.value[number] == 1)
        p.pile = [*p.pile, *[number for number in p.deck if number not in (best, worst)]]
        p.deck = [best, worst]
        play(p, 0, "commit:spear", "done")
        play(p, 1, "commit:spear", "done")
        told: list[Event] = []
        p.play(0, move("play:celts" if played else "pass"), told)
        assert rounds(told)[0][0] == (7 if played else 3), "a spear and the card"


def test_a_heroic_stand_helps_the_defender_only() -> None:
    p = battle()
    receive(p, 0, "heroic_stand")
    give(p, 1, "south_africans")
    attack(p, "spear")
    deal(p, 0, 0)
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:spear", "done")
    assert why(p, 0, "play:zulus") == "event.reaction"
    play(p, 0, "pass")
    told: list[Event] = []
    p.play(1, move("play:south_africans"), told)
    p.play(0, move("pass"), told)
    assert rounds(told)[0][1] == 1 + 4


# --- in a manoeuvre


def fleet(ships: str, **more: str) -> Any:
    """A fleet of seat 1 lies at sea, and seat 0 can raise a storm."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=30)
    found(p, 1, "israelites", "red", {"eastern_med": ships, **more}, progress=30)
    receive(p, 0, "storm_at_sea")
    return p


def test_a_storm_takes_two_ships_of_their_owners_choice() -> None:
    p = fleet("frigate frigate galley", palestine="spear")
    act(p, "manoeuvre", RED)
    answer(p, 0, "storm_at_sea")
    assert why(p, 0, "area:western_med") == "event.target", "no ships there"
    play(p, 0, "area:eastern_med")
    assert p.question(1).key == "question-lose-ship"
    assert why(p, 1, "with:spear") == "event.target"
    play(p, 1, "with:galley", "with:frigate")
    assert p.units[area("eastern_med")] == force("frigate")


def test_a_storm_takes_all_ships_if_they_are_few() -> None:
    p = fleet("frigate frigate")
    act(p, "manoeuvre", RED)
    answer(p, 0, "storm_at_sea")
    play(p, 0, "area:eastern_med")
    assert p.card[RED] == -1, "an empire without units is gone at once"


def test_the_moving_player_raises_a_storm_before_anybody_moves() -> None:
    for moved in (False, True):
        p = fleet("frigate", palestine="spear")
        act(p, "manoeuvre", ORANGE)
        if moved:
            play(p, 0, "from:egypt", "with:spear", "to:nubia")
            assert why(p, 0, "play:soviets") == "event.timing"
        else:
            answer(p, 0, "storm_at_sea")
            play(p, 0, "area:eastern_med")
            assert p.army[RED] == force("spear")
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=30)
    receive(p, 0, "storm_at_sea")
    act(p, "manoeuvre", ORANGE)
    assert why(p, 0, "play:soviets") == "event.target", "no ships at sea"


def test_a_forced_march_gives_land_units_a_point_more() -> None:
    for marched in (False, True):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=8)
        receive(p, 0, "forced_march")
        act(p, "manoeuvre", ORANGE)
        if marched:
            answer(p, 0, "forced_march")
        play(p, 0, "from:egypt", "with:spear")
        assert p.view(0)["group"]["left"] == FACTS.move[FACTS.units.index["spear"]] + marched


def test_mercenaries_are_hired_before_anybody_moves() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=8, money=50)
    receive(p, 0, "mercenaries")
    act(p, "manoeuvre", ORANGE)
    answer(p, 0, "mercenaries")
    assert why(p, 0, "elite") == "build.elite"
    play(p, 0, *["buy:spear", "in:egypt"] * 3)
    assert p.question(0).key == "question-move", "three are the most"
    assert p.army[ORANGE] == force("spear " * 5)
    assert p.money[ORANGE] == 50 - 3 * FACTS.cost[FACTS.units.index["spear"]]
    give(p, 0, "venetians")
    assert can(p, 0, "play:venetians")
    play(p, 0, "from:egypt", "with:spear", "to:palestine")
    assert why(p, 0, "play:venetians") == "event.timing"


# --- in a trade


@pytest.mark.parametrize("sent", [True, False])
def test_a_trade_mission_adds_to_the_total_of_its_player(sent: bool) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "nubians", "red", {"nubia": "spear"}, progress=8)
    give(p, 0, "english")
    give(p, 1, "romans")
    receive(p, 1, "trade_mission")
    act(p, "trade", ORANGE)
    play(p, 0, "card:english")
    play(p, 1, "card:romans")
    play(p, 0, "pass")
    told: list[Event] = []
    p.play(1, move("play:danes" if sent else "pass"), told)
    if sent:
        p.play(0, move("pass"), told)
    values = [FACTS.value[card("english")], FACTS.value[card("romans")]]
    values = [values[0] + FACTS.trade_number[card("egyptians")], values[1] + FACTS.trade_number[card("nubians")]]
    (totals,) = [event.args for event in told if event.key == "event-trade-totals"]
    assert [totals["total"], totals["rival"]] == [values[0], values[1] + 2 * sent]


# --- in a production


def test_a_bumper_harvest_may_feed_units_that_could_not_be_maintained() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear " * 6}, progress=8)
    receive(p, 0, "bumper_harvest")
    give(p, 0, "romans")
    act(p, "production", ORANGE)
    assert p.question(0).key == "question-upkeep-from"
    needed = 6 - p.money[ORANGE]
    assert needed > 0
    p.money[ORANGE] += needed - 2
    assert why(p, 0, "play:romans") == "event.timing"
    answer(p, 0, "bumper_harvest")
    assert p.question(0).key == "question-buy", "2 for the wheat of Egypt are enough"
    assert p.army[ORANGE] == force("spear " * 6)


def test_polluted_wheat_is_no_bumper_harvest() -> None:
    earned = []
    for polluted in (False, True):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "rifle"}, progress=36, money=5)
        receive(p, 0, "bumper_harvest")
        if polluted:
            p.where = replaced(p.where, FACTS.artefacts.index["pollution"], 1000 + ORANGE)
        act(p, "production", ORANGE)
        before = p.money[ORANGE]
        answer(p, 0, "bumper_harvest")
        earned.append(p.money[ORANGE] - before)
    assert earned == [2, 1], "polluted it is still a fertile area"


# --- against actions and events


@pytest.mark.parametrize("struck", [True, False])
def test_a_shooting_star_stops_an_action(struck: bool) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=9)
    receive(p, 1, "shooting_star")
    play(p, 0, "mark:orange+production", "done")
    play(p, 1, "done")
    while not can(p, 0, "reveal:orange"):
        play(p, 0, "done")
    play(p, 0, "reveal:orange")
    if struck:
        answer(p, 1, "shooting_star")
        assert why(p, 1, "strike:red") == "event.target"
        play(p, 1, "strike:orange")
    else:
        play(p, 1, "pass")
    assert (p.waiting() == (0,) and p.question(0).key == "question-buy") != struck
    assert p.money[ORANGE] == 9 or not struck


@pytest.mark.parametrize("struck", [True, False])
def test_a_shooting_star_costs_a_starting_empire_its_card(struck: bool) -> None:
    p = table()
    give(p, 0, "egyptians")
    receive(p, 1, "shooting_star")
    act(p, "start", LOOSE)
    play(p, 0, "start:egyptians")
    if struck:
        answer(p, 1, "shooting_star")
        play(p, 1, "strike:seat_0")
    else:
        play(p, 1, "pass")
    assert (card("egyptians") in p.pile) == struck
    assert card("egyptians") not in p.hand[0]
    assert bool(p.founding) != struck
    assert p.problems() == []


def test_a_time_ripple_lets_an_empire_start_in_any_age() -> None:
    p = table()
    found(p, 1, "sumerians", "red", {"babylonia": "spear"}, progress=1)
    give(p, 0, "english")
    receive(p, 0, "time_ripple")
    act(p, "start", LOOSE)
    assert why(p, 0, "start:english") == "start.eligibility"
    answer(p, 0, "time_ripple")
    assert can(p, 0, "start:english")


def test_glory_is_halved_and_rounded_up() -> None:
    earned = []
    for played in (False, True):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, capital="egypt")
        receive(p, 1, "glory_query")
        p.joint, p.closing, p.later = None, [], []
        p.now = do(BEGIN_ACTION, 7)
        p.go_on()
        play(p, 1, "play:saudis" if played else "pass")
        earned.append(p.glory_of(0))
    assert earned == [5, 3]


def test_a_blowback_needs_another_target() -> None:
    """Fires against the only empire with a city could burn another one, but not the same again."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    p.city[area("austria")] = p.city[area("egypt")] = 1
    give(p, 0, "poles")
    receive(p, 1, "blowback")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:poles", "empire:red")
    answer(p, 1, "blowback")
    assert why(p, 1, "empire:red") == "event.target"
    play(p, 1, "empire:orange")
    assert p.is_disordered(area("egypt"))
    assert not p.is_disordered(area("austria"))


@pytest.mark.rule("seven_ages.event.turn-aside")
@pytest.mark.parametrize("religions", [1, 2])
def test_an_event_with_a_single_target_is_not_turned_aside(religions: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    for number in (RED, ORANGE)[:religions]:
        p.religion = replaced(p.religion, number, FACTS.artefacts.index["buddhism"])
    give(p, 0, "indonesians")
    receive(p, 1, "blowback")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:indonesians", "empire:red")
    assert why(p, 1, "play:moors") == (None if religions == 2 else "event.turn-aside")


@pytest.mark.rule("seven_ages.event.turn-aside")
def test_an_event_aimed_at_others_is_not_turned_aside() -> None:
    p = table(3)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    found(p, 2, "sumerians", "purple", {"babylonia": "spear"}, progress=8)
    give(p, 0, "poles")
    receive(p, 2, "blowback")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:poles", "empire:red")
    assert why(p, 2, "play:moors") == "event.turn-aside"


def test_whoever_turns_an_earthquake_aside_directs_it() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    give(p, 0, "assyrians")
    receive(p, 1, "blowback")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:assyrians", "area:austria")
    answer(p, 1, "blowback")
    play(p, 1, "area:egypt")
    assert p.question(1).key == "question-shake"
    play(p, 1, "area:nubia")
    assert p.is_disordered(area("nubia"))


# --- with the option take that


@pytest.mark.rule("seven_ages.option.take-that")
@pytest.mark.parametrize(("at", "reached"), [("libya", True), ("honshu", False)])
def test_take_that_limits_answers_to_players_within_range(at: str, reached: bool) -> None:
    p = table(take_that=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {at: "spear"}, progress=8)
    give(p, 0, "hittites")
    receive(p, 1, "bad_augury")
    act(p, "civilise", ORANGE)
    play(p, 0, "event:hittites", "empire:orange")
    assert why(p, 1, "play:dutch") == (None if reached else "option.take-that")


@pytest.mark.rule("seven_ages.option.take-that")
@pytest.mark.parametrize(("at", "reached"), [("libya", True), ("honshu", False)])
def test_take_that_limits_shooting_stars(at: str, reached: bool) -> None:
    p = table(take_that=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {at: "spear"}, progress=8)
    receive(p, 1, "shooting_star")
    play(p, 0, "mark:orange+production", "done")
    play(p, 1, "mark:red+destiny", "done")
    while not can(p, 0, "reveal:orange"):
        for seat in p.waiting():
            play(p, seat, "done")
    play(p, 0, "reveal:orange")
    assert why(p, 1, "play:picts") == (None if reached else "option.take-that")


@pytest.mark.rule("seven_ages.option.take-that")
@pytest.mark.parametrize(("at", "reached"), [("libya", True), ("honshu", False)])
def test_take_that_limits_storms(at: str, reached: bool) -> None:
    p = table(take_that=True)
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear", "eastern_med": "frigate"}, progress=8)
    found(p, 1, "celts", "red", {at: "spear"}, progress=8)
    receive(p, 1, "storm_at_sea")
    act(p, "manoeuvre", ORANGE)
    assert why(p, 1, "play:soviets") == (None if reached else "option.take-that")
