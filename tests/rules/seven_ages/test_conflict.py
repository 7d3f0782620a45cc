"""Conflict: commitments, the lower total, disorder, tacticians; and disorder in areas."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import NOTHING, replaced
from rules.seven_ages.tools import FACTS, act, area, can, disorder, fort, found, lead, play, table, why


@pytest.mark.rule("seven_ages.conflict.commit", "seven_ages.conflict.own-units", "seven_ages.conflict.tactician")
def test_each_side_commits_at_least_one_of_its_units() -> None:
    p, _, _ = attack_next_door()
    assert p.waiting() == (0, 1)
    assert why(p, 0, "done") == "conflict.commit"
    assert why(p, 0, "commit:rifle") == "conflict.own-units"
    assert why(p, 0, "tactician") == "conflict.tactician"
    play(p, 0, "commit:spear")
    assert can(p, 0, "done")


def attack_next_door(defenders: str = "spear", attackers: str = "spear spear", city: int = 0) -> tuple[Any, int, int]:
    """An attack on whatever area borders on Egypt by land."""
    p = table()
    target = next(FACTS.areas.ids[other] for other in FACTS.land_steps[area("egypt")])
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear " + attackers}, capital="egypt")
    enemy = found(p, 1, "israelites", "red", {target: defenders})
    p.city[area(target)] = city
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", *["with:" + unit for unit in attackers.split()], f"to:{target}", "end")
    return p, egypt, enemy


def set_cards(p: Any, one: int, two: int) -> None:
    """Conflict cards of these values."""
    for side, value in enumerate((one, two)):
        p.deck.append(p.battle.sides[side].card)
        wanted = next(card for card in p.deck if FACTS.value[card] == value)
        p.deck.remove(wanted)
        p.battle.sides[side].card = wanted


@pytest.mark.rule(
    "seven_ages.conflict.lower-loses",
    "seven_ages.conflict.control",
    "seven_ages.conflict.elite-lost",
    "seven_ages.discard.no-units",
    "seven_ages.discard.no-marker-needed",
)
def test_the_lower_total_loses_what_it_committed_and_the_area_changes_hands() -> None:
    p, egypt, enemy = attack_next_door("spear spear", "spear spear spear chariot chariot", city=3)
    target = p.battle.area
    fort(p, FACTS.areas.ids[target])
    p.elites = replaced(p.elites, enemy, 1)
    set_cards(p, 7, 0)
    play(p, 0, "commit:spear", "commit:spear", "commit:spear", "commit:chariot", "commit:chariot", "done")
    play(p, 1, "commit:spear", "commit:spear", "done")
    assert p.occupant[target] == egypt
    assert p.city[target] == 1
    assert not p.marks[target]
    assert p.card[enemy] == NOTHING, "the last units of the enemy are gone"
    assert p.problems() == []


@pytest.mark.rule("seven_ages.conflict.spent", "seven_ages.conflict.retreat")
def test_a_side_without_fresh_units_falls_into_disorder_and_the_other_may_retreat() -> None:
    p, _, _ = attack_next_door("spear spear", "spear spear")
    set_cards(p, 7, 0)
    play(p, 0, "commit:spear", "commit:spear", "done")
    play(p, 1, "commit:spear", "done")
    assert p.battle.sides[0].disorders == 1
    assert p.question(1).key == "question-retreat"
    play(p, 1, "no")
    assert p.question(0).key == "question-commit"


@pytest.mark.rule("seven_ages.conflict.redraw")
def test_a_tactician_redraws() -> None:
    p = table()
    target = next(FACTS.areas.ids[other] for other in FACTS.land_steps[area("egypt")])
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"}, capital="egypt")
    found(p, 1, "israelites", "red", {target: "spear"})
    lead(p, egypt, "tactician", "egypt")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:spear", "with:spear", "lead:tactician", f"to:{target}", "end")
    assert p.question(0).key == "question-redraw"
    before = p.battle.sides[0].card
    play(p, 0, "yes")
    assert p.battle.sides[0].card != before
    assert before in p.pile
    play(p, 0, "commit:spear", "tactician")


@pytest.mark.rule("seven_ages.disorder.units-needed", "seven_ages.disorder.missile-cancels-city")
def test_enough_units_end_the_disorder_of_an_area() -> None:
    """Armenia: a mountain with a level 1 city takes five units."""
    for units, ended in (("spear " * 4, False), ("spear " * 5, True), ("spear spear spear catapult", True)):
        p = table()
        mongols = found(p, 0, "mongols", "orange", {"armenia": units}, progress=15)
        p.city[area("armenia")] = 1
        disorder(p, "armenia")
        act(p, "manoeuvre", mongols)
        play(p, 0, "end")
        assert (not p.is_disordered(area("armenia"))) == ended, units
