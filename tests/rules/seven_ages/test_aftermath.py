"""What a conflict leaves behind: capitals, wonders and faiths; nukes, deserters, retreats and their order."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.vocabulary import ACTIONS, FROM_DEEDS, KINDS_OF_GLORY
from rules.seven_ages.tools import FACTS, act, area, can, colour, disorder, force, found, give, hide, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def marker(name: str) -> int:
    return int(FACTS.artefacts.index[name])


def before_palestine(defenders: str = "spear", progress: int = 8, **more: str) -> Any:
    """Egyptians of seat 0 with six spears next to Israelites of seat 1 in Palestine.

    A marker that still lies face down keeps the turn from ending.
    """
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear " * 6}, progress=progress, capital="egypt")
    found(p, 1, "israelites", "red", {"palestine": defenders, **more}, progress=progress)
    return p


def attack(p: Any) -> None:
    """Five spears attack Palestine, with a card of 7 against a 0."""
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", *["with:spear"] * 5, "to:palestine", "end")
    for side, value in enumerate((7, 0)):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == value)
        p.deck.remove(p.battle.sides[side].card)


def capture(p: Any) -> None:
    """The attack succeeds at once."""
    attack(p)
    play(p, 0, *["commit:spear"] * 5, "done")
    play(p, 1, "commit:spear", "done")
    assert p.occupant[area("palestine")] == ORANGE


@pytest.mark.rule("seven_ages.conflict.capital-lost")
@pytest.mark.parametrize(("capital", "left", "gained"), [("palestine", 0, 10), ("greece", 21, 0)])
def test_half_the_money_is_taken_with_the_capital(capital: str, left: int, gained: int) -> None:
    p = before_palestine(greece="spear")
    p.city[area("palestine")] = p.city[area("greece")] = 1
    p.capital = replaced(p.capital, RED, area(capital))
    p.money[RED] = 21
    capture(p)
    assert [p.money[RED], p.money[ORANGE]] == [left, gained]


@pytest.mark.rule("seven_ages.removal.area-lost", "seven_ages.wonder.glory")
def test_a_captor_does_not_get_a_wonder() -> None:
    p = before_palestine(greece="spear")
    place_artefact(p, marker("stonehenge"), RED, area("palestine"))
    place_artefact(p, marker("pyramids"), RED, area("greece"))
    assert [p.glory_of(0), p.glory_of(1)] == [0, 2]
    capture(p)
    assert p.where[marker("stonehenge")] == -1
    assert p.where[marker("pyramids")] == area("greece")
    assert [p.glory_of(0), p.glory_of(1)] == [0, 2]


@pytest.mark.rule("seven_ages.adopt.confucianism")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_confucianism_may_be_taken_over_with_an_area(answer: str) -> None:
    p = before_palestine(greece="spear")
    p.religion = replaced(p.religion, RED, marker("confucianism"))
    capture(p)
    assert p.question(0).key == "question-convert-faith"
    play(p, 0, answer)
    assert p.religion[ORANGE] == (marker("confucianism") if answer == "yes" else -1)
    assert p.glory_of(0) == int(answer == "yes")


@pytest.mark.rule("seven_ages.adopt.confucianism", "seven_ages.adopt.change-disorder")
def test_a_faith_taken_over_in_a_manoeuvre_is_a_change_like_any_other() -> None:
    p = before_palestine(greece="spear")
    p.religion = replaced(replaced(p.religion, RED, marker("confucianism")), ORANGE, marker("judaism"))
    capture(p)
    play(p, 0, "yes")
    assert p.religion[ORANGE] == marker("confucianism")
    assert p.is_disordered(area("egypt"))


@pytest.mark.rule("seven_ages.adopt.confucianism", "seven_ages.adopt.not-while-disorder")
def test_no_change_of_faith_in_a_manoeuvre_while_there_is_disorder() -> None:
    p = before_palestine(greece="spear")
    p.religion = replaced(replaced(p.religion, RED, marker("confucianism")), ORANGE, marker("judaism"))
    disorder(p, "egypt")
    capture(p)
    assert p.question(p.waiting()[0]).key != "question-convert-faith"


@pytest.mark.rule("seven_ages.adopt.confucianism")
def test_a_beaten_attacker_takes_no_faith_over() -> None:
    p = before_palestine("spear spear", greece="spear")
    p.religion = replaced(p.religion, RED, marker("confucianism"))
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "to:palestine", "end")
    cards = [side.card for side in p.battle.sides]
    p.battle.sides[0].card, p.battle.sides[1].card = sorted(cards, key=lambda card: FACTS.value[card])
    p.elites = replaced(p.elites, RED, 1)
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:spear", "done")
    assert p.occupant[area("palestine")] == RED
    assert p.question(p.waiting()[0]).key != "question-convert-faith"


@pytest.mark.rule("seven_ages.adopt.confucianism")
def test_no_other_faith_is_taken_over_in_a_manoeuvre() -> None:
    p = before_palestine(greece="spear")
    p.religion = replaced(p.religion, RED, marker("buddhism"))
    capture(p)
    assert p.question(p.waiting()[0]).key != "question-convert-faith"


@pytest.mark.parametrize(("turns", "glory"), [(0, [0, 5]), (1, [1, 4])])
def test_a_world_war_rewards_whoever_wins_a_conflict(turns: int, glory: list[int]) -> None:
    p = before_palestine(greece="spear")
    p.war_turns = turns
    p.points = replaced(p.points, KINDS_OF_GLORY + FROM_DEEDS, 5)
    capture(p)
    assert [p.glory_of(0), p.glory_of(1)] == glory


@pytest.mark.rule("seven_ages.conflict.nuke")
def test_a_nuke_destroys_both_sides() -> None:
    p = before_palestine("rifle rifle nuke", progress=46, greece="rifle")
    p.points[KINDS_OF_GLORY + FROM_DEEDS] = 8
    attack(p)
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:nuke", "done")
    assert p.units[area("palestine")] == 0
    assert p.army[ORANGE] == force("spear")
    assert p.army[RED] == force("rifle")
    assert [p.progress[ORANGE], p.progress[RED]] == [46, 45], "the controller falls back"
    assert [p.glory_of(0), p.glory_of(1)] == [0, 3]


@pytest.mark.rule("seven_ages.conflict.no-nuke")
def test_buddhists_commit_no_nuke() -> None:
    for religion in ("hinduism", "buddhism"):
        p = before_palestine("rifle nuke", progress=46, greece="rifle")
        p.religion = replaced(p.religion, RED, marker(religion))
        attack(p)
        assert can(p, 1, "commit:rifle")
        assert can(p, 1, "commit:nuke") == (religion == "hinduism")
    assert why(p, 1, "commit:nuke") == "conflict.no-nuke"


@pytest.mark.rule("seven_ages.conflict.deserter")
def test_a_deserter_is_chosen_by_the_enemy() -> None:
    p = before_palestine("spear archer archer", greece="spear")
    attack(p)
    give(p, 0, "aborigines")
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:spear", "commit:archer", "done")
    play(p, 0, "play:aborigines")
    assert p.question(0).key == "question-deserter"
    assert why(p, 0, "with:chariot") == "conflict.deserter"
    play(p, 0, "with:archer")
    assert p.army[RED] == force("spear archer"), "one archer deserted and the spear lost the round"


@pytest.mark.rule("seven_ages.conflict.order")
def test_the_active_player_chooses_the_order_of_conflicts() -> None:
    p = before_palestine(nubia="spear")
    act(p, "manoeuvre", ORANGE)
    for target in ("palestine", "nubia"):
        play(p, 0, "from:egypt", "with:spear", "with:spear", f"to:{target}")
    play(p, 0, "end")
    assert p.question(0).key == "question-fight"
    assert why(p, 0, "area:egypt") == "conflict.order"
    assert can(p, 0, "area:palestine")
    play(p, 0, "area:nubia")
    assert p.battle.area == area("nubia")


@pytest.mark.rule("seven_ages.conflict.every-area")
@pytest.mark.parametrize("own", [False, True])
def test_a_conflict_is_fought_wherever_another_empire_stands(own: bool) -> None:
    """Even if it belongs to the same player."""
    p = before_palestine("spear")
    nubia = found(p, 0 if own else 1, "nubians", "purple", {"nubia": "spear"}, progress=8)
    act(p, "manoeuvre", ORANGE)
    for target in ("palestine", "nubia"):
        play(p, 0, "from:egypt", "with:spear", "with:spear", f"to:{target}")
    assert not p.battle, "not before all moves are made"
    play(p, 0, "end", "area:palestine")
    fought = {p.battle.area}
    while p.battle:
        fought.add(p.battle.area)
        seat = p.waiting()[0]
        p.play(seat, p.legal(seat)[-1])
    assert fought == {area("palestine"), area("nubia")}
    assert not any(p.guests)
    assert p.occupant[area("nubia")] in (ORANGE, nubia, -1)


@pytest.mark.rule("seven_ages.conflict.retreat-to")
def test_units_retreat_to_own_areas_next_door() -> None:
    p = before_palestine("spear spear spear", phoenicia="spear", hejaz="spear", greece="spear")
    attack(p)
    play(p, 0, *["commit:spear"] * 5, "done")
    play(p, 1, "commit:spear", "done")
    play(p, 1, "yes")
    assert p.question(1).key == "question-retreat-to"
    assert why(p, 1, "to:greece") == "conflict.retreat-to", "not adjacent"
    assert why(p, 1, "to:egypt") == "conflict.retreat-to", "not its own"
    play(p, 1, "to:phoenicia", "to:hejaz")
    assert p.units[area("phoenicia")] == p.units[area("hejaz")] == force("spear spear")


@pytest.mark.rule("seven_ages.conflict.retreat-to")
def test_units_with_nowhere_to_go_are_lost() -> None:
    p = before_palestine("spear spear spear", greece="spear")
    attack(p)
    play(p, 0, *["commit:spear"] * 5, "done")
    play(p, 1, "commit:spear", "done")
    play(p, 1, "yes")
    assert p.army[RED] == force("spear")
    assert p.occupant[area("palestine")] == ORANGE


@pytest.mark.rule("seven_ages.markers.lost-empire")
def test_the_marker_of_a_lost_empire_still_serves_its_player() -> None:
    p = before_palestine()
    p.marker[RED] = ACTIONS.index("civilise")
    capture(p)
    assert p.card[RED] == -1
    while p.view(0)["action"] != "civilise" or p.waiting() != (1,):
        play(p, p.waiting()[0], "done")
    play(p, 1, "reveal:none")
    assert p.question(1).key == "question-civilise"
    assert why(p, 1, "city:greece") == "civilise.marker-without-empire"
    assert can(p, 1, "end")
