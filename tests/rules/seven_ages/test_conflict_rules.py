"""Elephants and nukes in conflict, ties, tacticians, and what the loser of a conflict loses besides."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.vocabulary import FROM_DEEDS, KINDS_OF_GLORY
from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, fort, found, hide, lead, move, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def at_war(attackers: str, defenders: str, progress: int = 15, **more: str) -> Any:
    """Egyptians of seat 0 in Egypt, one spear more than will attack; Israelites of seat 1 in Palestine, clear land.

    A marker that still lies face down keeps the turn from ending.
    """
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear " + attackers}, progress=progress)
    found(p, 1, "israelites", "red", {"palestine": defenders, **more}, progress=progress)
    return p


def attack(p: Any, attackers: str, *leaders: str) -> None:
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", *["with:" + unit for unit in attackers.split()], *leaders, "to:palestine", "end")


def fight(p: Any, attackers: str, defenders: str, cards: tuple[int, int]) -> list[Event]:
    """A round with these units and conflict cards of these values; what was told."""
    for side, value in enumerate(cards):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)
    told: list[Event] = []
    for seat, units in ((0, attackers), (1, defenders)):
        for unit in units.split():
            p.play(seat, move("tactician" if unit == "tactician" else f"commit:{unit}"))
        p.play(seat, move("done"), told)
    return told


def disorders(p: Any) -> list[int]:
    return [p.battle.sides[0].disorders, p.battle.sides[1].disorders]


def asked(p: Any) -> tuple[int, str]:
    """Who is asked what."""
    (seat,) = p.waiting()
    return seat, p.question(seat).key


# --- elephants


@pytest.mark.rule("seven_ages.conflict.elephant")
@pytest.mark.parametrize(
    ("unit", "without", "against"), [("chariot", 3, 1), ("light_horse", 5, 2), ("horse_archer", 6, 3), ("knight", 9, 9)]
)
def test_an_elephant_takes_the_front_values_of_light_cavalry(unit: str, without: int, against: int) -> None:
    """One of the two stands in front, the other supports."""
    for enemy, total in (("sword", without), ("elephant", against)):
        p = at_war(f"{unit} {unit}", f"{enemy} spear spear", phoenicia="spear")
        attack(p, f"{unit} {unit}")
        told = fight(p, f"{unit} {unit}", enemy, (0, 0))
        assert [event.args["total"] for event in told if event.key == "event-round"] == [total]


@pytest.mark.rule("seven_ages.conflict.elephant")
@pytest.mark.parametrize("unit", ["elephant", "light_horse"])
def test_the_loss_of_an_elephant_drives_the_defender_away(unit: str) -> None:
    p = at_war("knight knight spear", f"{unit} spear spear", phoenicia="spear")
    attack(p, "knight knight spear")
    fight(p, "knight knight", unit, (7, 0))
    assert bool(p.battle) == (unit != "elephant"), "otherwise the conflict goes on"
    if unit == "elephant":
        assert p.units[area("phoenicia")] == force("spear spear spear")
        assert p.occupant[area("palestine")] == ORANGE


@pytest.mark.rule("seven_ages.conflict.elephant")
def test_the_loss_of_an_elephant_drives_the_attacker_home() -> None:
    p = at_war("elephant spear spear", "knight spear")
    attack(p, "elephant spear spear")
    fight(p, "elephant", "knight", (0, 7))
    assert not p.battle
    assert p.units[area("egypt")] == force("spear spear spear")
    assert p.units[area("palestine")] == force("knight spear")


# --- nukes


@pytest.mark.rule("seven_ages.conflict.scrap-nuke")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_last_fresh_unit_may_be_scrapped_if_it_is_a_nuke(answer: str) -> None:
    p = at_war("rifle rifle rifle", "rifle nuke", progress=46, phoenicia="rifle")
    attack(p, "rifle rifle rifle")
    fight(p, "rifle", "rifle", (0, 7))
    assert asked(p) == (1, "question-scrap-nuke")
    play(p, 1, answer)
    if answer == "yes":
        assert p.units[area("palestine")] == force("rifle")
        assert disorders(p) == [0, 1]
        assert asked(p) == (0, "question-retreat"), "now that the enemy is in disorder"
        play(p, 0, "no")
        assert can(p, 1, "commit:rifle"), "no longer spent"
    else:
        assert p.units[area("palestine")] == force("rifle nuke")
        assert disorders(p) == [0, 0]
        assert why(p, 1, "commit:rifle") == "conflict.own-units"
        assert can(p, 1, "commit:nuke")


@pytest.mark.rule("seven_ages.conflict.scrap-nuke")
def test_a_nuke_beside_another_fresh_unit_is_not_scrapped() -> None:
    p = at_war("rifle rifle rifle", "rifle rifle nuke", progress=46, phoenicia="rifle")
    attack(p, "rifle rifle rifle")
    fight(p, "rifle", "rifle", (0, 7))
    assert p.waiting() == (0, 1)
    assert p.question(1).key == "question-commit"


@pytest.mark.rule("seven_ages.conflict.scrap-nuke")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_nuke_alone_may_be_scrapped_before_the_first_round(answer: str) -> None:
    p = at_war("rifle rifle", "nuke", progress=46, phoenicia="rifle")
    p.points[KINDS_OF_GLORY + FROM_DEEDS] = 8
    attack(p, "rifle rifle")
    assert asked(p) == (1, "question-scrap-nuke")
    play(p, 1, answer)
    if answer == "yes":
        assert not p.battle
        assert p.units[area("palestine")] == force("rifle rifle")
        assert p.glory_of(1) == 8, "it was not committed"
    else:
        fight(p, "rifle", "nuke", (0, 0))
        assert p.units[area("palestine")] == 0
        assert p.glory_of(1) == 3
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.nuke")
def test_star_wars_meet_a_nuke() -> None:
    p = at_war("rifle rifle star_wars", "rifle rifle nuke", progress=46, phoenicia="rifle")
    p.points[KINDS_OF_GLORY + FROM_DEEDS] = 8
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:star_wars", "to:palestine")
    play(p, 0, "from:egypt", "with:rifle", "with:rifle", "to:palestine", "end")
    fight(p, "rifle star_wars", "rifle nuke", (0, 7))
    assert p.army[RED] == force("rifle rifle rifle"), "only the nuke is gone, and the rifle won the round"
    assert p.army[ORANGE] == force("spear rifle")
    assert p.progress[RED] == 46
    assert p.glory_of(1) == 3


@pytest.mark.rule("seven_ages.conflict.nuke")
def test_star_wars_that_are_not_committed_stop_no_nuke() -> None:
    p = at_war("rifle star_wars", "rifle nuke", progress=46, phoenicia="rifle")
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:star_wars", "to:palestine")
    play(p, 0, "from:egypt", "with:rifle", "to:palestine", "end")
    fight(p, "rifle", "nuke", (0, 0))
    assert p.occupant[area("palestine")] == -1
    assert [p.army[ORANGE], p.army[RED]] == [force("spear"), force("rifle")]


@pytest.mark.rule("seven_ages.conflict.nuke")
@pytest.mark.parametrize(("defenders", "progress"), [("rifle", 45), ("fighter", 46)])
def test_a_nuke_throws_back_whoever_controls_the_area(defenders: str, progress: int) -> None:
    """Aircraft alone control nothing; the user of the nuke pays in glory, be it the attacker."""
    p = at_war("rifle nuke", defenders, progress=46, phoenicia="rifle")
    p.points = replaced(p.points, FROM_DEEDS, 8)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:nuke", "to:palestine", "stop")
    play(p, 0, "from:egypt", "with:rifle", "to:palestine", "end")
    fight(p, "nuke", defenders, (0, 0))
    assert [p.army[ORANGE], p.army[RED]] == [force("spear"), force("rifle")]
    assert [p.progress[ORANGE], p.progress[RED]] == [46, progress]
    assert [p.glory_of(0), p.glory_of(1)] == [3, 0]


# --- commitment


@pytest.mark.rule("seven_ages.conflict.spent", "seven_ages.conflict.own-units")
def test_survivors_wait_until_all_units_are_spent() -> None:
    p = at_war("spear spear", "spear spear spear", phoenicia="spear")
    attack(p, "spear spear")
    cards = len(p.pile)
    fight(p, "spear", "spear", (7, 0))
    assert len(p.pile) == cards + 2, "the conflict cards are discarded"
    assert why(p, 0, "commit:spear") is None
    play(p, 0, "commit:spear")
    assert why(p, 0, "commit:spear") == "conflict.own-units", "the other has won the first round and is spent"


@pytest.mark.rule("seven_ages.conflict.commit")
def test_commitments_and_cards_are_secret_until_both_are_ready() -> None:
    p = at_war("spear spear", "spear archer archer", phoenicia="spear")
    attack(p, "spear spear")
    play(p, 0, "commit:spear", "done")

    def side(viewer: int | None, number: int) -> dict[str, Any]:
        shown: dict[str, Any] = p.view(viewer)["conflict"]["sides"][number]
        return shown

    assert side(0, 0)["committed"] == {"spear": 1}
    assert side(0, 0)["card"] is not None
    for viewer in (1, None):
        assert side(viewer, 0)["committed"] is None
        assert side(viewer, 0)["tactician"] is None
        assert side(viewer, 0)["card"] is None
    told: list[Event] = []
    play(p, 1, "commit:archer")
    p.play(1, move("done"), told)
    shown = [event.args["units"] for event in told if event.key == "event-committed"]
    assert shown == [["spear"], ["archer"]]


@pytest.mark.rule("seven_ages.conflict.fog")
def test_only_committed_units_are_seen_by_others() -> None:
    p = at_war("spear spear", "spear archer archer", phoenicia="chariot")
    attack(p, "spear spear")

    def types(viewer: int | None, where: str) -> list[object]:
        (shown,) = [found_area for found_area in p.view(viewer)["areas"] if found_area["id"] == where]
        return [part.get("types") for part in shown["units"] if any(part.values())]

    assert types(1, "palestine")[0] == {"spear": 1, "archer": 2}
    for viewer in (0, None):
        assert types(viewer, "palestine")[0] is None
        assert types(viewer, "phoenicia") == [None]
    fight(p, "spear", "archer", (0, 7))
    for viewer in (0, 1, None):
        assert p.view(viewer)["conflict"]["sides"][1]["spent"] == {"archer": 1}
        assert types(viewer, "palestine")[0] == ({"spear": 1, "archer": 2} if viewer == 1 else None)


# --- the ground


def totals(p: Any, attackers: str, defenders: str) -> list[int]:
    """The totals of a round with conflict cards of no value."""
    (result,) = [event.args for event in fight(p, attackers, defenders, (0, 0)) if event.key == "event-round"]
    return [int(str(result["total"])), int(str(result["rival"]))]


@pytest.mark.rule("seven_ages.conflict.terrain")
@pytest.mark.parametrize(
    ("start", "target", "ground"),
    [("egypt", "palestine", 0), ("cappadocia", "armenia", 3), ("assyria", "cappadocia", 4), ("denmark", "sweden", 2)],
)
def test_ground_and_crossing_add_up(start: str, target: str, ground: int) -> None:
    """A mountain gives 3, a forest 1, a river or a strait 1 each; a spear of this colour is worth 1."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {start: "spear spear"}, progress=15)
    found(p, 1, "israelites", "red", {target: "spear spear", "greece": "spear"}, progress=15)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, f"from:{start}", "with:spear", f"to:{target}", "end")
    assert totals(p, "spear", "spear") == [1, 1 + ground]


@pytest.mark.rule("seven_ages.conflict.city-missile", "seven_ages.conflict.total")
@pytest.mark.parametrize(
    ("committed", "rival"),
    [("spear", 6), ("archer", 6), ("catapult", 3), ("spear catapult", 3), ("horse_artillery", 3)],
)
def test_a_city_counts_unless_siege_engines_are_committed(committed: str, rival: int) -> None:
    """A spear of 1, a fort of 2, a city of 3; what is there and not committed does not matter."""
    p = at_war("spear archer catapult horse_artillery", "spear spear", progress=27, greece="spear")
    p.city[area("palestine")] = 3
    fort(p, "palestine")
    act(p, "manoeuvre", ORANGE)
    for unit in ("spear", "archer", "catapult", "horse_artillery"):
        play(p, 0, "from:egypt", f"with:{unit}", "to:palestine")
    play(p, 0, "end")
    assert totals(p, committed, "spear")[1] == rival


@pytest.mark.rule("seven_ages.conflict.total")
@pytest.mark.parametrize(
    ("elites", "ages", "expected"),
    [((0, 0), (15, 15), [1, 1]), ((2, 0), (15, 15), [3, 1]), ((5, 4), (15, 15), [4, 4]), ((0, 0), (29, 15), [3, 1])],
)
def test_elites_count_up_to_three_and_so_does_every_age_of_lead(
    elites: tuple[int, int], ages: tuple[int, int], expected: list[int]
) -> None:
    p = at_war("spear", "spear spear")
    p.progress[ORANGE], p.progress[RED] = ages
    p.elites = replaced(replaced(p.elites, ORANGE, elites[0]), RED, elites[1])
    attack(p, "spear")
    assert totals(p, "spear", "spear") == expected


# --- ties, tacticians


@pytest.mark.rule("seven_ages.conflict.lower-loses", "seven_ages.conflict.tactician")
@pytest.mark.parametrize(
    ("committed", "cards", "left"),
    [
        ("spear", (3, 3), ["spear spear", "spear"]),
        ("spear tactician", (3, 3), ["spear spear spear", "spear"]),
        ("spear tactician", (3, 4), ["spear spear", "spear spear"]),
        ("spear", (4, 3), ["spear spear spear", "spear"]),
    ],
)
def test_equal_totals_lose_both_but_for_a_tactician(committed: str, cards: tuple[int, int], left: list[str]) -> None:
    p = at_war("spear spear", "spear spear")
    lead(p, ORANGE, "tactician", "egypt")
    attack(p, "spear spear", "lead:tactician")
    play(p, 0, "no")
    fight(p, committed, "spear", cards)
    assert [p.army[ORANGE], p.army[RED]] == [force(left[0]), force(left[1])]
    lost = committed != "spear" and cards[0] < cards[1]
    assert len(p.leaders) == int(not lost), "a committed tactician is lost with the units"


@pytest.mark.rule("seven_ages.conflict.retreat")
@pytest.mark.parametrize("tactician", [True, False])
def test_a_tactician_may_retreat_from_own_disorder(tactician: bool) -> None:
    """The attacker has spent all its units: the defender may retreat, the attacker only with a tactician."""
    p = at_war("spear", "spear spear spear", phoenicia="spear")
    if tactician:
        lead(p, ORANGE, "tactician", "egypt")
    attack(p, "spear", *["lead:tactician"] * tactician)
    if tactician:
        play(p, 0, "no")
    fight(p, "spear", "spear", (7, 0))
    assert disorders(p) == [1, 0]
    if tactician:
        assert asked(p) == (0, "question-retreat"), "the active side decides first"
        play(p, 0, "no")
    assert asked(p) == (1, "question-retreat")


@pytest.mark.rule("seven_ages.conflict.retreat")
def test_without_disorder_nobody_retreats() -> None:
    p = at_war("spear spear", "spear spear spear", phoenicia="spear")
    attack(p, "spear spear")
    fight(p, "spear", "spear", (7, 0))
    assert disorders(p) == [0, 0]
    assert [p.question(seat).key for seat in p.waiting()] == ["question-commit", "question-commit"]


@pytest.mark.rule("seven_ages.conflict.redraw")
def test_a_replacement_card_must_be_used_and_every_round_allows_one() -> None:
    p = at_war("spear spear spear", "spear spear spear")
    lead(p, RED, "tactician", "palestine")
    attack(p, "spear spear spear")
    assert asked(p) == (1, "question-redraw"), "the attacker has no tactician"
    kept, drawn = p.battle.sides[0].card, p.battle.sides[1].card
    play(p, 1, "yes")
    assert p.battle.sides[0].card == kept
    assert p.battle.sides[1].card != drawn
    assert drawn in p.pile
    assert p.question(1).key == "question-commit", "the second card stays"
    fight(p, "spear", "spear", (7, 0))
    assert asked(p) == (1, "question-redraw")


# --- the loser


@pytest.mark.rule("seven_ages.conflict.neutral", "seven_ages.vacant.left-capital-becomes-city")
def test_an_area_where_both_sides_fall_is_neutral() -> None:
    p = at_war("spear", "spear", greece="spear")
    p.city[area("palestine")] = 3
    p.capital = replaced(p.capital, RED, area("palestine"))
    p.money[ORANGE], p.money[RED] = 4, 21
    fort(p, "palestine")
    attack(p, "spear")
    fight(p, "spear", "spear", (5, 0))
    assert p.occupant[area("palestine")] == -1
    assert p.marks[area("palestine")] == 0
    assert p.city[area("palestine")] == 3
    assert p.capital[RED] == -1
    assert [p.money[ORANGE], p.money[RED]] == [4, 0], "the capital is lost, and nobody takes it"
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.elite-lost")
@pytest.mark.parametrize(("defenders", "left"), [("spear spear", 1), ("spear", 2)])
def test_an_elite_is_lost_with_two_units(defenders: str, left: int) -> None:
    p = at_war("knight knight spear", defenders, greece="spear")
    p.elites = replaced(replaced(p.elites, RED, 2), ORANGE, 1)
    attack(p, "knight knight spear")
    fight(p, "knight knight spear", defenders, (7, 0))
    assert p.occupant[area("palestine")] == ORANGE
    assert [p.elites[ORANGE], p.elites[RED]] == [1, left]


@pytest.mark.rule("seven_ages.conflict.control")
@pytest.mark.parametrize("builder", [True, False])
def test_a_captured_capital_is_a_smaller_city(builder: bool) -> None:
    """A builder who takes it keeps its level."""
    p = at_war("knight knight knight", "spear", greece="spear")
    p.city[area("palestine")] = 3
    p.capital = replaced(p.capital, RED, area("palestine"))
    fort(p, "palestine")
    if builder:
        lead(p, ORANGE, "builder", "egypt")
    attack(p, "knight knight knight", *["lead:builder"] * builder)
    fight(p, "knight knight knight", "spear", (7, 0))
    assert p.occupant[area("palestine")] == ORANGE
    assert p.city[area("palestine")] == (3 if builder else 1)
    assert p.capital[RED] == p.capital[ORANGE] == -1
    assert not p.marks[area("palestine")]


@pytest.mark.rule("seven_ages.conflict.capital-lost")
@pytest.mark.parametrize(
    ("capital", "leader", "money"), [(False, True, [10, 0]), (False, False, [0, 21]), (True, True, [0, 21])]
)
def test_without_a_capital_a_lost_leader_costs_the_money(capital: bool, leader: bool, money: list[int]) -> None:
    p = at_war("knight knight", "spear", greece="spear")
    p.money[RED] = 21
    if capital:
        p.city[area("greece")] = 1
        p.capital = replaced(p.capital, RED, area("greece"))
    if leader:
        lead(p, RED, "artist", "palestine")
    attack(p, "knight knight")
    fight(p, "knight knight", "spear", (7, 0))
    assert [p.money[ORANGE], p.money[RED]] == money


@pytest.mark.rule("seven_ages.conflict.control")
@pytest.mark.parametrize(
    ("cards", "key", "figures"),
    [
        ((7, 0), "event-taken", {"empire": "egyptians", "area": "palestine"}),
        ((0, 7), "event-held", {"empire": "israelites", "area": "palestine"}),
        ((3, 3), "event-neutral", {"area": "palestine"}),
    ],
)
def test_the_end_of_a_conflict_is_told(cards: tuple[int, int], key: str, figures: dict[str, str]) -> None:
    p = at_war("spear", "spear", greece="spear")
    attack(p, "spear")
    told = fight(p, "spear", "spear", cards)
    assert [event.args for event in told if event.key == key] == [figures]


@pytest.mark.rule("seven_ages.removal.area-lost", "seven_ages.galley.destroyed")
@pytest.mark.parametrize(("survivor", "controls"), [("fighter", False), ("rifle", True)])
def test_an_area_is_lost_when_only_aircraft_are_left_in_it(survivor: str, controls: bool) -> None:
    """Both rifles fall; the wonder of Palestine and a galley on its coast need a defender who holds it."""
    p = at_war("rifle", f"rifle {survivor}", progress=42, greece="rifle", eastern_med="galley")
    place_artefact(p, FACTS.artefacts.index["pyramids"], RED, area("palestine"))
    attack(p, "rifle")
    fight(p, "rifle", "rifle", (0, 0))
    assert p.units[area("palestine")] == force(survivor)
    assert (p.where[FACTS.artefacts.index["pyramids"]] == area("palestine")) == controls
    assert (p.units[area("eastern_med")] == force("galley")) == controls
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.capital-lost")
@pytest.mark.parametrize(("committed", "money"), [("spear tactician", [10, 0]), ("spear", [0, 21])])
def test_a_leader_lost_before_a_retreat_costs_the_money_too(committed: str, money: list[int]) -> None:
    p = at_war("knight knight", "spear spear", phoenicia="spear")
    p.money[RED] = 21
    lead(p, RED, "tactician", "palestine")
    attack(p, "knight knight")
    play(p, 1, "no")
    fight(p, "knight knight", committed, (7, 0))
    play(p, 1, "yes")
    assert p.units[area("phoenicia")] == force("spear spear")
    assert [p.money[ORANGE], p.money[RED]] == money


@pytest.mark.rule("seven_ages.conflict.lower-loses")
def test_a_tactician_is_lost_even_if_the_units_he_led_are_gone_already() -> None:
    p = at_war("rifle star_wars", "rifle nuke", progress=46, phoenicia="rifle")
    lead(p, RED, "tactician", "palestine")
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:star_wars", "to:palestine")
    play(p, 0, "from:egypt", "with:rifle", "to:palestine", "end")
    play(p, 1, "no")
    fight(p, "rifle star_wars", "nuke tactician", (7, 0))
    assert p.army[RED] == force("rifle rifle")
    assert p.leader_count(RED) == 0
