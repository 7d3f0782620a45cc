"""1. Start Empire: who may start and in which colour, its place on the track, what the card brings, first purchases."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import FORT_MARK, LOOSE, replaced
from civitas.games.seven_ages.vocabulary import LEADERS
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, disorder, force, found, give, play, table, why

ORANGE, YELLOW, RED, PINK = colour("orange"), colour("yellow"), colour("red"), colour("pink")
PAIRS = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]


def about_to_start(*names: str, p: Any = None, first_at: int = 0) -> Any:
    """Seat 0, whose own colours are orange and yellow, has these cards; Celts of seat 1 may lead the track."""
    p = p or table()
    p.pair = PAIRS.copy()
    if first_at:
        found(p, 1, "celts", "red", {"austria": "spear"}, progress=first_at)
    give(p, 0, *names)
    act(p, "start", LOOSE)
    return p


def starting(name: str, p: Any = None, first_at: int = 0) -> Any:
    p = about_to_start(name, p=p, first_at=first_at)
    play(p, 0, f"start:{name}")
    return p


def in_orange(name: str, p: Any = None, first_at: int = 0) -> Any:
    p = starting(name, p, first_at)
    play(p, 0, "colour:orange")
    return p


def colours_offered(p: Any) -> list[str]:
    return [name for name in FACTS.colours.ids if can(p, 0, f"colour:{name}")]


# --- card and colour


@pytest.mark.rule("seven_ages.start.play-card-and-colour", "seven_ages.start.from-hand")
def test_a_card_from_hand_names_the_empire_of_a_colour() -> None:
    p = table()
    give(p, 1, "sumerians")
    p = about_to_start("egyptians", p=p)
    assert why(p, 0, "start:sumerians") == "start.from-hand"
    play(p, 0, "start:egyptians")
    play(p, 1, "pass")
    assert p.hand[0] == []
    play(p, 0, "colour:yellow")
    assert [p.card[YELLOW], p.player[YELLOW]] == [card("egyptians"), 0]
    assert p.card[ORANGE] == -1


@pytest.mark.rule("seven_ages.start.play-card-and-colour")
def test_nobody_has_to_start_and_the_card_is_kept() -> None:
    p = about_to_start("egyptians")
    play(p, 0, "end")
    assert p.hand[0] == [card("egyptians")]
    assert p.empires_of(0) == []


@pytest.mark.rule(
    "seven_ages.start.colour", "seven_ages.start.colour-pair-permanent", "seven_ages.start.own-colour-first"
)
def test_own_colours_come_first_and_colours_of_others_never() -> None:
    p = starting("egyptians", first_at=2)
    assert colours_offered(p) == ["orange", "yellow"]
    assert why(p, 0, "colour:red") == "start.colour", "the colour of an empire"
    assert why(p, 0, "colour:pink") == "start.colour", "the free colour of another player"
    assert why(p, 0, "colour:dark_grey") == "start.colour", "of nobody, but own ones are free"


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
    assert colours_offered(p) == others, "also those that no player has chosen"
    assert why(p, 0, "colour:pink") == "start.colour"


@pytest.mark.rule("seven_ages.start.own-colour-first")
def test_an_own_colour_that_is_free_again_must_be_taken() -> None:
    p = table()
    found(p, 0, "hittites", "dark_grey", {"cappadocia": "spear"})
    found(p, 0, "sumerians", "yellow", {"babylonia": "spear"})
    p = starting("egyptians", p)
    assert p.card[ORANGE] == card("egyptians")


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


# --- age and place on the track


@pytest.mark.rule("seven_ages.start.eligibility")
@pytest.mark.parametrize(
    ("lead", "refused"), [(7, "start.eligibility"), (8, None), (21, None), (22, "start.eligibility")]
)
def test_an_empire_starts_only_in_its_ages(lead: int, refused: str | None) -> None:
    """The Huns belong to the ages 2 and 3; the most advanced empire counts, not the least."""
    p = table()
    found(p, 1, "shang", "pink", {"yellow_river": "spear"}, progress=1)
    assert why(about_to_start("huns", p=p, first_at=lead), 0, "start:huns") == refused


@pytest.mark.rule("seven_ages.start.eligibility")
def test_carthage_follows_the_phoenicians() -> None:
    """The example of the rulebook: age 2, or age 1 while the Phoenicians are in play."""
    p = about_to_start("carthaginians", first_at=6)
    assert why(p, 0, "start:carthaginians") == "start.eligibility"
    p = table()
    found(p, 1, "phoenicians", "pink", {"phoenicia": "spear"}, progress=6)
    assert can(about_to_start("carthaginians", p=p), 0, "start:carthaginians")


@pytest.mark.rule("seven_ages.start.first-empire-any-card", "seven_ages.start.first-empire-position")
@pytest.mark.parametrize(("name", "space"), [("egyptians", 1), ("carthaginians", 8), ("english", 22), ("soviets", 43)])
def test_the_first_empire_begins_its_lowest_unconditional_age(name: str, space: int) -> None:
    p = in_orange(name)
    assert p.progress[ORANGE] == space


@pytest.mark.rule(
    "seven_ages.start.offset", "seven_ages.start.earlier-age-accepted", "seven_ages.start.in-age-of-marker"
)
def test_the_huns_start_two_spaces_behind_the_macedonians() -> None:
    """The example of the rulebook: level 6, in age 1."""
    p = table()
    found(p, 1, "macedonians", "red", {"macedonia": "spear"}, progress=8)
    p = in_orange("huns", p)
    assert [p.progress[ORANGE], p.age(ORANGE)] == [6, 1]
    assert not p.is_barbarian(ORANGE), "its symbol is for ages 2 and 3"
    assert p.question(0).key == "question-buy", "Attila is of age 3"
    assert why(p, 0, "buy:sword") == "build.tech-level"


@pytest.mark.rule("seven_ages.start.offset")
@pytest.mark.parametrize(
    ("name", "lead", "space"), [("phoenicians", 3, 4), ("olmecs", 3, 1), ("olmecs", 2, 1), ("olmecs", 7, 5)]
)
def test_nobody_starts_before_the_first_space(name: str, lead: int, space: int) -> None:
    assert in_orange(name, first_at=lead).progress[ORANGE] == space


@pytest.mark.rule("seven_ages.start.choice")
@pytest.mark.parametrize(("answer", "space"), [("yes", 16), ("no", 18)])
def test_moors_may_begin_level_with_the_arabs(answer: str, space: int) -> None:
    p = table()
    found(p, 1, "arabs", "pink", {"hejaz": "spear"}, progress=16)
    p = in_orange("moors", p, first_at=20)
    assert p.question(0).key == "question-start-level"
    play(p, 0, answer)
    assert p.progress[ORANGE] == space


@pytest.mark.rule("seven_ages.elephant.removed-age-7")
def test_elephants_leave_when_an_empire_starts_in_the_last_age() -> None:
    p = table()
    found(p, 1, "shang", "pink", {"yellow_river": "spear elephant"}, progress=20)
    p.tamed = replaced(p.tamed, 0, PINK)
    p.progress[PINK] = 43
    p.extinct = 0
    p = starting("soviets", p)
    play(p, 0, "colour:orange")
    assert p.extinct
    assert p.army[PINK] == force("spear")


@pytest.mark.rule("seven_ages.end.track", "seven_ages.glory.past-49")
def test_an_empire_may_pass_the_last_space_by_starting() -> None:
    """One space ahead of 49: the game ends with this turn, and the bonus is earned."""
    p = in_orange("germans", first_at=49)
    assert p.progress[ORANGE] == 50
    assert p.standing()["scores"][0]["categories"]["ending"] == 7
    play(p, 0, "end", "buy:rifle", "in:germany", "end")
    assert p.standing()["ending"] == "track"


@pytest.mark.rule("seven_ages.option.faster-history")
def test_faster_history_ends_when_an_empire_starts_in_a_later_age() -> None:
    p = table(faster_history=True)
    p = in_orange("phoenicians", p, first_at=7)
    assert p.progress[ORANGE] == 8
    assert p.over()


# --- what the card brings


@pytest.mark.rule("seven_ages.start.card-values", "seven_ages.start.elite-on-card", "seven_ages.start.money-marker")
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
    assert can(p, 0, "end"), "he may be left out"
    play(p, 0, "named:imhotep")
    assert p.question(0).key == "question-buy", "one is enough"
    assert [p.leader_count(ORANGE), p.leaders_at(ORANGE, area("egypt"), LEADERS.index("scientist"))] == [1, 1]
    p = in_orange("egyptians", first_at=8)
    assert can(p, 0, "named:cleopatra")
    assert why(p, 0, "named:imhotep") == "leader.named-of-age"


# --- purchases


@pytest.mark.rule("seven_ages.start.buy-and-place")
def test_units_are_bought_for_the_starting_areas() -> None:
    p = in_orange("safavids")
    play(p, 0, "end")
    assert why(p, 0, "end") == "start.buy-and-place"
    play(p, 0, "buy:spear")
    assert why(p, 0, "in:flanders") == "start.buy-and-place"
    play(p, 0, "in:media", "buy:archer", "in:persis")
    assert [p.units[area("media")], p.units[area("persis")]] == [force("spear"), force("archer")]
    assert p.money[ORANGE] == 26 - 3 - 3
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
    assert why(p, 0, "buy:elephant") in ("build.tech-level", "elephant.in-pool")
    p = in_orange("egyptians", first_at=8)
    play(p, 0, "end", "buy:sword", "in:egypt", "elite")
    assert p.units[area("egypt")] == force("sword")
    assert p.elites[ORANGE] == 1
    assert why(p, 0, "elite") == "build.money", "no credit"


@pytest.mark.rule("seven_ages.start.like-production", "seven_ages.build.fort")
def test_starting_areas_are_fortified_for_money() -> None:
    p = in_orange("egyptians")
    play(p, 0, "end", "buy:spear", "in:egypt")
    assert why(p, 0, "fortify:nubia") == "build.controlled-only"
    play(p, 0, "fortify:egypt")
    assert p.marks[area("egypt")] & FORT_MARK
    assert p.money[ORANGE] == 16 - 3 - 5
    p = in_orange("celts")
    play(p, 0, "buy:spear", "in:austria")
    assert why(p, 0, "fortify:austria") == "build.fort", "barbarians do not"


@pytest.mark.rule("seven_ages.start.ships-coastal-only")
def test_first_ships_lie_on_a_coast() -> None:
    p = in_orange("minoans", first_at=4)
    play(p, 0, "end", "buy:galley")
    assert why(p, 0, "in:aegean_sea") == "start.ships-coastal-only"
    play(p, 0, "in:crete")
    assert p.units[area("crete")] == force("galley")
    p = in_orange("assyrians", first_at=4)
    assert why(p, 0, "buy:galley") == "start.ships-coastal-only", "without a coast"


@pytest.mark.rule("seven_ages.start.unlimited-units")
def test_any_number_of_units_begins_in_one_area() -> None:
    p = in_orange("egyptians")
    play(p, 0, "end", *["buy:spear", "in:egypt"] * 5)
    assert p.units[area("egypt")] == force("spear " * 5)
    assert p.money[ORANGE] == 1


# --- set-up that depends on the map


@pytest.mark.rule("seven_ages.start.prerequisites")
def test_pirates_need_an_empire_to_live_on() -> None:
    assert why(about_to_start("pirate_state"), 0, "start:pirate_state") == "start.prerequisites"
    assert can(about_to_start("pirate_state", first_at=8), 0, "start:pirate_state")


@pytest.mark.rule("seven_ages.start.prerequisites", "seven_ages.start.choice")
def test_a_free_state_needs_areas_in_revolt_and_chooses_among_them() -> None:
    p = table()
    found(p, 1, "egyptians", "red", {"egypt": "spear", "palestine": "spear"}, progress=9, capital="egypt")
    p = about_to_start("free_state", p=p)
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
def test_moors_begin_in_every_european_area_of_the_arabs() -> None:
    p = table()
    where = {"hejaz": "spear", "andalusia": "spear", "sicily": "fighter"}
    found(p, 1, "arabs", "pink", where, progress=20)
    p = in_orange("moors", p)
    play(p, 0, "no")
    homes = {FACTS.areas.ids[home >> 4] for home in p.homes if home & 15 == ORANGE}
    assert homes == {"mauretania", "andalusia"}, "not in Arabia, nor where they control nothing"
