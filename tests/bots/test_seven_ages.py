"""Situations of 7 Ages with the move a good player makes: plans, markers, starts and purchases.

Several seeds, for what a bot imagines of hidden cards must not change what is plain to see.
"""

from __future__ import annotations

from typing import Any

import pytest

from bots.ages_situations import SEEDS, deeds, egypt, first, holders_of, marks, rival
from civitas.games.seven_ages.facts.armoury import count_of
from rules.seven_ages.tools import FACTS, TITLE, act, card, colour, found, give, hide, table

# --- plans


def plans_in(p: Any, action: str, empire: int) -> list[list[int]]:
    act(p, action, empire)
    plans: list[list[int]] = TITLE.plans(p, 0)
    return plans


@pytest.mark.parametrize("action", ["production", "manoeuvre"])
def test_plans_are_whole_and_every_move_of_them_is_legal(action: str) -> None:
    """They end what they begin, so that all of them are judged at the same moment."""
    p = table()
    units = {"gaul": "spear spear archer", "castile": "spear galley", "lombardy": "spear spear"}
    empire = found(p, 0, "celts", "orange", units, 5, 20, "gaul")
    found(p, 1, "etruscans", "red", {"latium": "spear spear"}, 5, 0, "latium")
    hide(p, 0, "civilise")
    plans = plans_in(p, action, empire)
    assert 4 <= len(plans) <= 60
    for plan in plans:
        twin = p.clone()
        for move in plan:
            assert twin.check(0, move) == 0
            twin.advance(0, move)
        assert TITLE.moves.text(plan[-1]) == "end"


def test_a_great_war_leaves_no_more_than_some_dozens_of_plans() -> None:
    p = table()
    own = dict.fromkeys(("gaul", "castile", "lombardy", "germany", "austria", "flanders"), "spear spear archer")
    empire = found(p, 0, "celts", "orange", own, 5, 60, "gaul")
    others = dict.fromkeys(("latium", "poland", "denmark", "normandy", "pannonia", "andalusia"), "spear spear")
    found(p, 1, "etruscans", "red", others, 5, 0, "latium")
    assert len(plans_in(p, "manoeuvre", empire)) <= 60


# --- markers


@pytest.mark.parametrize("seed", SEEDS)
def test_an_empire_in_hand_that_may_start_gets_the_start_marker(seed: int) -> None:
    p = table()
    egypt(p)
    rival(p)
    give(p, 0, "harappans", "germans")
    assert marks(p, seed=seed)["none"] == "start"


@pytest.mark.parametrize("seed", SEEDS)
def test_no_start_marker_without_an_empire_that_may_start(seed: int) -> None:
    p = table()
    egypt(p)
    rival(p)
    give(p, 0, "germans", "soviets", "italians")
    found_marks = marks(p, seed=seed)
    assert "start" not in found_marks.values()
    assert "destiny" in found_marks.values()


def test_without_any_empire_and_without_one_to_start_new_cards_come_first() -> None:
    p = table()
    rival(p)
    give(p, 0, "germans", "soviets", "italians", "turks")
    assert marks(p) == {"none": "destiny"}


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_cannot_know_the_first_age_keeps_a_choice(seed: int) -> None:
    """The wild marker starts an empire if the hand has one for the age that another player begins with, and finds new
    cards if it has none."""
    for seat, marker in ((0, "start"), (1, "wild")):
        p = table(ages="1")
        give(p, seat, "egyptians", "germans", "sung")
        assert p.holder == 0
        assert marks(p, seat, seed) == {"none": marker}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_of_blows_against_rivals_civilises(seed: int) -> None:
    p = table()
    egypt(p, "spear")
    rival(p, "spear spear spear spear", "babylonia", "babylonians")
    give(p, 0, "saxons", *holders_of("pestilence")[:1], *holders_of("plague")[:1], *holders_of("fires")[:1])
    assert "civilise" in marks(p, seed=seed).values()


@pytest.mark.parametrize("seed", SEEDS)
def test_units_to_spare_next_to_vacant_land_march(seed: int) -> None:
    p = table()
    found(p, 0, "nubians", "orange", {"nubia": "spear spear spear spear"}, 3, 0, "nubia")
    found(p, 1, "egyptians", "red", {"egypt": "spear spear", "palestine": "spear"}, 3, 0, "egypt")
    assert marks(p, seed=seed)["orange"] == "manoeuvre"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_full_treasury_without_units_to_spare_produces(seed: int) -> None:
    """Another empire and the marker on none see to new cards and play them."""
    p = table()
    found(p, 0, "harappans", "orange", {"indus": "spear"}, 3, 30, "indus")
    found(p, 0, "egyptians", "yellow", {"egypt": "spear"}, 3, 0, "egypt")
    found(p, 1, "nubians", "red", {"nubia": "spear spear spear", "ethiopia": "spear", "sudan": "spear"}, 3, 0, "nubia")
    assert marks(p, seed=seed)["orange"] == "production"


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_destiny_finds_are_played_in_the_same_turn(seed: int) -> None:
    p = table()
    egypt(p, "spear")
    rival(p)
    assert sorted(marks(p, seed=seed).values()) == ["civilise", "destiny"]


def test_a_wonder_in_hand_for_an_empire_that_counts_them_civilises() -> None:
    p = table()
    egypt(p, "spear")
    rival(p)
    give(p, 0, "indonesians")
    assert "civilise" in marks(p).values()


def test_a_spent_empire_makes_room_for_a_better_one() -> None:
    p = table(seats=5)
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, 3, 0, "egypt")
    found(p, 0, "harappans", "yellow", {"indus": "spear spear"}, 3, 0, "indus")
    found(p, 0, "nubians", "dark_grey", {"yakutia": "spear"}, 1)
    for number, name in enumerate(("shang", "hittites"), start=1):
        home = FACTS.areas.ids[FACTS.start[card(name)][0]]
        found(p, number, name, ("red", "light_blue")[number - 1], {home: "spear spear spear"}, 3, 0, home)
    give(p, 0, "minoans")
    found_marks = marks(p)
    assert found_marks["dark_grey"] == "discard"


def test_a_good_empire_is_not_discarded() -> None:
    p = table(seats=5)
    for name, of_colour in (("egyptians", "orange"), ("harappans", "yellow"), ("shang", "dark_grey")):
        home = FACTS.areas.ids[FACTS.start[card(name)][0]]
        found(p, 0, name, of_colour, {home: "spear spear spear"}, 3, 6, home)
    found(p, 1, "hittites", "red", {"cappadocia": "spear"}, 3, 0, "cappadocia")
    give(p, 0, "minoans")
    assert "discard" not in marks(p).values()


# --- new empires


@pytest.mark.parametrize("seed", SEEDS)
def test_an_empire_that_can_start_starts(seed: int) -> None:
    p = table()
    rival(p)
    give(p, 0, "harappans")
    give(p, 1, "guptas", "english", "picts")
    act(p, "start", 15)
    assert first(p, seed=seed) == "start:harappans"


def test_an_empire_with_its_home_vacant_comes_before_one_that_must_fight_for_it() -> None:
    p = table()
    rival(p, "spear spear spear spear spear", "babylonia", "chou")
    give(p, 0, "babylonians", "harappans")
    act(p, "start", 15)
    assert first(p) == "start:harappans"


def test_the_first_empire_opens_the_age_that_suits_the_hand() -> None:
    """On an empty map any card may start, and decides in which age the game begins."""
    p = table(ages="1")
    give(p, 0, "germans", "harappans", "shang", "minoans", "egyptians")
    act(p, "start", 15)
    assert first(p) in ("start:harappans", "start:shang", "start:minoans", "start:egyptians")


def test_the_empty_map_is_not_left_to_others() -> None:
    p = table(ages="1")
    give(p, 0, "germans", "harappans", "sung")
    act(p, "start", 15)
    assert first(p).startswith("start:")


@pytest.mark.parametrize("name", ["harappans", "shang", "egyptians", "hittites"])
def test_a_new_empire_spends_its_money_on_units(name: str) -> None:
    p = table()
    rival(p, where="congo", name="nubians")
    give(p, 0, name)
    act(p, "start", 15)
    deeds(p)
    empire = next(number for number in range(15) if p.card[number] == card(name))
    assert p.money[empire] <= 5
    assert count_of(p.army[empire]) >= 3


def test_an_empire_of_the_land_buys_no_fleet() -> None:
    p = table()
    rival(p)
    p.progress[colour("red")] = 16
    give(p, 0, "khmers")
    act(p, "start", 15)
    deeds(p)
    empire = next(number for number in range(15) if p.card[number] == card("khmers"))
    assert count_of(p.army[empire] & FACTS.naval_units) <= 1
    assert count_of(p.army[empire] & FACTS.land_units) >= 3


def test_an_empire_of_the_sea_buys_ships() -> None:
    p = table()
    rival(p)
    p.progress[colour("red")] = 6
    give(p, 0, "minoans")
    act(p, "start", 15)
    deeds(p)
    empire = next(number for number in range(15) if p.card[number] == card("minoans"))
    assert count_of(p.army[empire] & FACTS.naval_units) >= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_manoeuvre_is_never_skipped(seed: int) -> None:
    p = table()
    rival(p)
    p.progress[colour("red")] = 16
    give(p, 0, "goths")
    act(p, "start", 15)
    deeds(p, seed=seed)
    empire = next(number for number in range(15) if p.card[number] == card("goths"))
    assert len(p.held_areas(empire)) >= 3


# --- production


@pytest.mark.parametrize("seed", SEEDS)
def test_the_treasury_is_spent(seed: int) -> None:
    p = table()
    empire = found(
        p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear", "palestine": "spear"}, 3, 22, "egypt"
    )
    rival(p)
    act(p, "production", empire)
    deeds(p, seed=seed)
    assert p.money[empire] < 15
    assert count_of(p.army[empire]) >= 6


def test_twenty_six_coins_do_not_buy_a_single_galley() -> None:
    p = table()
    empire = found(p, 0, "byzantines", "orange", {"thrace": "spear", "ionia": "spear"}, 16, 26, "thrace")
    found(p, 1, "sung", "red", {"yangtze": "spear spear"}, 16, 0, "yangtze")
    act(p, "production", empire)
    deeds(p)
    assert count_of(p.army[empire]) >= 4


def test_no_fort_where_nobody_is_near() -> None:
    p = table()
    empire = egypt(p, "spear", money=20)
    rival(p)
    act(p, "production", empire)
    assert not any(text.startswith("fortify") for text in deeds(p))


def test_new_units_go_where_land_lies_open() -> None:
    """The island is full; the mainland has neighbours to take."""
    p = table()
    empire = found(p, 0, "gauls", "orange", {"gaul": "spear", "ireland": "spear spear"}, 3, 4, "")
    rival(p)
    act(p, "production", empire)
    assert "in:gaul" in deeds(p)


def test_an_empire_that_counts_money_keeps_some() -> None:
    p = table()
    empire = found(p, 0, "malians", "orange", {"mali": "spear spear"}, 16, 20, "mali")
    found(p, 1, "sung", "red", {"yangtze": "spear spear"}, 16, 6, "yangtze")
    act(p, "production", empire)
    deeds(p)
    assert p.money[empire] > 6
