"""1. Start Empire: cards and colours, what a card brings, purchases, the choices a card leaves."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.armoury import one
from civitas.games.seven_ages.position import FORT_MARK, LOOSE
from civitas.games.seven_ages.vocabulary import LEADERS
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, disorder, force, found, give, play, table, why

ORANGE, YELLOW, RED = colour("orange"), colour("yellow"), colour("red")
PAIRS = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]


def starting(name: str, p: Any = None, first_at: int = 0) -> Any:
    """Seat 0, whose own colours are orange and yellow, plays a card; Celts of seat 1 may lead the track."""
    p = p or table()
    p.pair = PAIRS.copy()
    if first_at:
        found(p, 1, "celts", "red", {"austria": "spear"}, progress=first_at)
    give(p, 0, name)
    act(p, "start", LOOSE)
    play(p, 0, f"start:{name}")
    return p


def in_orange(name: str, p: Any = None, first_at: int = 0) -> Any:
    p = starting(name, p, first_at)
    play(p, 0, "colour:orange")
    return p


def colours_offered(p: Any) -> list[str]:
    return [str(FACTS.colours.ids[m - p.table.colour]) for m in p.legal(0)]


# --- card and colour


@pytest.mark.rule(
    "seven_ages.start.play-card-and-colour", "seven_ages.start.from-hand", "seven_ages.start.own-colour-first"
)
def test_a_card_from_hand_names_the_empire_of_an_own_colour() -> None:
    p = table()
    give(p, 1, "sumerians")
    p = starting("egyptians", p)
    play(p, 1, "pass")
    assert p.hand[0] == []
    assert colours_offered(p) == ["orange", "yellow"]
    play(p, 0, "colour:yellow")
    assert [p.card[YELLOW], p.player[YELLOW]] == [card("egyptians"), 0]
    assert p.card[ORANGE] == -1
    p = table()
    give(p, 1, "sumerians")
    act(p, "start", LOOSE)
    assert why(p, 0, "start:sumerians") == "start.from-hand"
    p.hand[0], p.hand[1] = p.hand[1], []
    assert can(p, 0, "start:sumerians")


@pytest.mark.rule("seven_ages.start.colour", "seven_ages.start.colour-pair-permanent")
def test_colours_in_use_and_colours_of_others_are_not_for_the_taking() -> None:
    p = starting("egyptians", first_at=2)
    assert why(p, 0, "colour:red") == "start.colour", "the colour of an empire"
    assert why(p, 0, "colour:pink") == "start.colour", "the free colour of another player"
    assert why(p, 0, "colour:dark_grey") == "start.colour", "of nobody, but own ones are free"
    assert can(p, 0, "colour:yellow")


@pytest.mark.rule("seven_ages.start.own-colour-first", "seven_ages.start.third-empire-colour")
def test_only_the_third_empire_takes_a_colour_of_nobody() -> None:
    p = table()
    found(p, 0, "hittites", "orange", {"cappadocia": "spear"})
    p = starting("egyptians", p)
    assert p.card[YELLOW] == card("egyptians"), "the only choice is made at once"
    p = table()
    found(p, 0, "hittites", "orange", {"cappadocia": "spear"})
    found(p, 0, "sumerians", "yellow", {"babylonia": "spear"})
    p = starting("egyptians", p)
    others = [name for name in FACTS.colours.ids if name not in ("orange", "yellow", "red", "pink")]
    assert colours_offered(p) == others
    assert why(p, 0, "colour:pink") == "start.colour"


@pytest.mark.rule("seven_ages.start.free-colour")
def test_without_a_free_set_of_counters_no_empire_starts() -> None:
    p = table(seats=7)
    p.pair = list(range(7))
    neutral = [name for name, pair in zip(FACTS.colours.ids, FACTS.pair, strict=True) if pair < 0]
    areas = FACTS.areas.ids
    for number, name in enumerate(["orange", "yellow", *neutral]):
        found(p, 0 if number < 2 else 1, FACTS.cards.ids[-1 - number], name, {areas[number]: "spear"})
    give(p, 0, "egyptians")
    act(p, "start", LOOSE)
    assert why(p, 0, "start:egyptians") == "start.free-colour"
    p.card[colour(neutral[0])] = p.player[colour(neutral[0])] = -1
    assert can(p, 0, "start:egyptians")


# --- what the card brings


@pytest.mark.rule("seven_ages.start.card-values", "seven_ages.start.elite-on-card")
@pytest.mark.parametrize(
    ("name", "first_at", "space", "money", "elites", "home"),
    [
        ("egyptians", 3, 3, 16, 0, "egypt"),
        ("assyrians", 3, 3, 18, 1, "assyria"),
        ("phoenicians", 3, 4, 15, 0, "phoenicia"),
        ("prussians", 29, 29, 28, 2, "germany"),
    ],
)
def test_numbers_of_the_card(name: str, first_at: int, space: int, money: int, elites: int, home: str) -> None:
    p = in_orange(name, first_at=first_at)
    assert [p.progress[ORANGE], p.money[ORANGE], p.elites[ORANGE]] == [space, money, 0]
    if p.question(0).key == "question-start-leader":
        play(p, 0, "end")
    play(p, 0, "buy:spear", f"in:{home}", "end")
    assert p.elites[ORANGE] == elites
    assert p.money[ORANGE] == money - 3, "elites of the card cost nothing"


@pytest.mark.rule("seven_ages.start.one-named-leader")
def test_one_named_leader_of_the_age_joins() -> None:
    p = in_orange("egyptians")
    assert why(p, 0, "named:cleopatra") == "leader.named-of-age"
    assert can(p, 0, "named:ramesses_ii")
    play(p, 0, "named:imhotep")
    assert p.question(0).key == "question-buy"
    assert [p.leader_count(ORANGE), p.leaders_at(ORANGE, area("egypt"), LEADERS.index("scientist"))] == [1, 1]
    p = in_orange("egyptians", first_at=8)
    assert can(p, 0, "named:cleopatra")
    assert why(p, 0, "named:imhotep") == "leader.named-of-age"


# --- purchases


@pytest.mark.rule("seven_ages.start.buy-and-place")
def test_units_are_bought_for_the_starting_areas() -> None:
    p = in_orange("french")
    play(p, 0, "end")
    assert why(p, 0, "end") == "start.buy-and-place"
    play(p, 0, "buy:spear")
    assert why(p, 0, "in:flanders") == "start.buy-and-place"
    play(p, 0, "in:normandy", "buy:archer", "in:gaul")
    assert [p.units[area("normandy")], p.units[area("gaul")]] == [force("spear"), force("archer")]
    assert p.money[ORANGE] == 32 - 3 - 3
    assert can(p, 0, "end")


@pytest.mark.rule("seven_ages.start.administrator")
@pytest.mark.parametrize(("answer", "chariot"), [("named:hammurabi", 4), ("end", 5)])
def test_an_administrator_helps_with_the_first_purchases(answer: str, chariot: int) -> None:
    p = in_orange("babylonians", first_at=3)
    play(p, 0, answer, "buy:chariot", "in:babylonia")
    assert p.money[ORANGE] == 18 - chariot
    play(p, 0, "buy:spear", "in:babylonia")
    assert p.money[ORANGE] == 18 - chariot - 3, "no capital stands yet for cheaper infantry"


@pytest.mark.rule("seven_ages.start.like-production")
def test_first_purchases_keep_to_the_level_of_progress() -> None:
    p = in_orange("egyptians", first_at=7)
    play(p, 0, "end")
    assert why(p, 0, "buy:sword") == "build.tech-level"
    p = in_orange("egyptians", first_at=8)
    play(p, 0, "end", "buy:sword", "in:egypt")
    assert p.units[area("egypt")] == force("sword")


@pytest.mark.rule("seven_ages.start.ships-coastal-only")
def test_first_ships_lie_on_a_coast() -> None:
    p = in_orange("minoans", first_at=4)
    play(p, 0, "end", "buy:galley")
    assert why(p, 0, "in:aegean_sea") == "start.ships-coastal-only"
    play(p, 0, "in:crete")
    assert p.units[area("crete")] == force("galley")


@pytest.mark.rule("seven_ages.start.unlimited-units")
def test_any_number_of_units_begins_in_one_area() -> None:
    p = in_orange("egyptians")
    play(p, 0, "end", *["buy:spear", "in:egypt"] * 5)
    assert p.units[area("egypt")] == 5 * one(FACTS.spear)
    assert p.money[ORANGE] == 1


# --- set-up that depends on the map


@pytest.mark.rule("seven_ages.start.prerequisites")
def test_pirates_need_an_empire_to_live_on() -> None:
    p = table()
    give(p, 0, "pirate_state")
    act(p, "start", LOOSE)
    assert why(p, 0, "start:pirate_state") == "start.prerequisites"
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    give(p, 0, "pirate_state")
    act(p, "start", LOOSE)
    assert can(p, 0, "start:pirate_state")


@pytest.mark.rule("seven_ages.start.prerequisites", "seven_ages.start.choice")
def test_a_free_state_needs_areas_in_revolt_and_chooses_among_them() -> None:
    p = table()
    found(p, 1, "egyptians", "red", {"egypt": "spear", "palestine": "spear"}, progress=9, capital="egypt")
    p.pair = PAIRS.copy()
    give(p, 0, "free_state")
    act(p, "start", LOOSE)
    assert why(p, 0, "start:free_state") == "start.prerequisites", "all is calm and close to the capital"
    disorder(p, "palestine")
    play(p, 0, "start:free_state", "colour:orange")
    assert why(p, 0, "end") == "start.choice"
    assert why(p, 0, "area:egypt") == "start.choice", "a capital does not revolt"
    play(p, 0, "area:palestine")
    assert p.question(0).key == "question-start-leader"
    play(p, 0, "end", "buy:spear")
    assert why(p, 0, "in:egypt") == "start.buy-and-place"
    assert can(p, 0, "in:palestine")


@pytest.mark.rule("seven_ages.start.choice")
@pytest.mark.parametrize(("answer", "space"), [("yes", 16), ("no", 18)])
def test_moors_may_begin_level_with_the_arabs(answer: str, space: int) -> None:
    p = table()
    found(p, 1, "arabs", "pink", {"hejaz": "spear"}, progress=16)
    p = in_orange("moors", p, first_at=20)
    assert p.question(0).key == "question-start-level"
    play(p, 0, answer)
    assert p.progress[ORANGE] == space


@pytest.mark.rule("seven_ages.start.fort-area")
def test_the_fort_of_a_card_stands_in_a_starting_area_of_the_empire() -> None:
    p = in_orange("syracusans", first_at=8)
    p.homes = [*p.homes, ORANGE | area("latium") << 4, ORANGE | area("carthage") << 4]
    play(p, 0, "end", "buy:spear", "in:sicily", "buy:spear", "in:latium", "end", "area:sicily")
    assert p.question(0).key == "question-start-fort"
    assert why(p, 0, "area:carthage") == "start.fort-area", "it holds no unit"
    assert why(p, 0, "area:egypt") == "start.fort-area"
    play(p, 0, "area:latium")
    forts = [FACTS.areas.ids[at] for at, marks in enumerate(p.marks) if marks & FORT_MARK]
    assert forts == ["latium"]
