"""Markers, starting empires, trade, manoeuvre and civilise, in the situations of the rulebook."""

from __future__ import annotations

import pytest

from civitas.games.seven_ages.effects.held import artefacts_of
from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.artefacts import forbids_target, place_artefact
from civitas.games.seven_ages.rules.empires import discard_empire, move_progress
from rules.seven_ages.tools import FACTS, TITLE, act, area, card, found, give, lead, play, table, why

LOOSE = 15


@pytest.mark.rule(
    "seven_ages.technology.twin-position", "seven_ages.technology.benefit-at-or-past", "seven_ages.technology.glory"
)
def test_the_twin_of_a_technology() -> None:
    p = table()
    sudan = found(p, 0, "sudanese", "orange", {"sudan": "rifle"}, progress=31)
    revolution = FACTS.artefacts.index["industrial_revolution"]
    place_artefact(p, revolution, sudan, area("sudan"))
    assert p.twins[revolution] == 33
    for progress, has_it in ((32, False), (33, True), (40, True)):
        other = found(p, 1, "celts", "red", {"austria": "rifle"}, progress=progress)
        assert bool(artefacts_of(p, other) >> revolution & 1) == has_it
        discard_empire(p, other)
    modern = found(p, 1, "celts", "red", {"austria": "rifle"}, progress=36)
    assert forbids_target(p, 1, modern, FACTS.artefacts.index["railway"], modern) == 0, "what asks for it may follow"
    assert artefacts_of(p, sudan) >> revolution & 1, "the target has it before it gets there"
    assert [p.glory_of(0), p.glory_of(1)] == [1, 0]


@pytest.mark.rule(
    "seven_ages.leader.age-change-removed", "seven_ages.leader.age-change-both-ways", "seven_ages.leader.unnamed-to-cup"
)
@pytest.mark.parametrize(("at", "by"), [(14, 1), (15, -1)])
def test_leaders_do_not_outlive_their_age(at: int, by: int) -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=at)
    lead(p, egypt, "builder", "egypt")
    cup = len(p.cup)
    move_progress(p, egypt, by)
    assert p.leaders == []
    assert len(p.cup) == cup + 1


@pytest.mark.rule("seven_ages.move.leave-one", "seven_ages.move.own-units", "seven_ages.move.neutral-stop")
def test_one_unit_stays_in_every_area() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, capital="egypt")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:spear")
    assert why(p, 0, "with:spear") == "move.leave-one"
    target = next(
        FACTS.areas.ids[step] for step in FACTS.land_steps[area("egypt")] if FACTS.foot[FACTS.terrain[step]] < 2
    )
    play(p, 0, f"to:{target}")
    assert p.occupant[area(target)] == egypt
    assert why(p, 0, f"from:{target}") == "move.own-units"


@pytest.mark.rule("seven_ages.urbanise.two-fertile", "seven_ages.urbanise.level-age", "seven_ages.capital.first-city")
def test_cities_grow_in_civilise() -> None:
    p = table()
    fertile = [FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 0][:3]
    egypt = found(p, 0, "egyptians", "orange", dict.fromkeys(fertile, "spear"))
    act(p, "civilise", egypt)
    play(p, 0, f"city:{fertile[0]}")
    assert p.capital[egypt] == area(fertile[0])
    play(p, 0, f"city:{fertile[1]}")
    assert why(p, 0, f"city:{fertile[2]}") == "urbanise.two-fertile"
    assert why(p, 0, f"city:{fertile[0]}") == "urbanise.level-age"


@pytest.mark.rule("seven_ages.quell.cost-seven", "seven_ages.quell.own")
def test_quelling_costs_seven() -> None:
    p = table()
    units = {"egypt": "spear", "nubia": "spear", "libya": "spear"}
    egypt = found(p, 0, "egyptians", "orange", units, money=15, capital="egypt")
    for name in units:
        p.marks[area(name)] |= 2
    act(p, "civilise", egypt)
    play(p, 0, "quell:egypt")
    assert why(p, 0, "quell:egypt") == "quell.own"
    play(p, 0, "quell:nubia")
    assert p.money[egypt] == 1
    assert [p.is_disordered(area(name)) for name in units] == [False, False, True]
    assert why(p, 0, "quell:libya") == "quell.cost-seven"


@pytest.mark.rule("seven_ages.civilise.marker-without-empire")
def test_a_loose_marker_only_plays_cards() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    give(p, 0, "hittites", "spanish")
    act(p, "civilise", LOOSE)
    for refused in ("city:egypt", "capital:egypt", "promote", "named:imhotep", "demote:artist", "adopt:monarchy"):
        assert why(p, 0, refused) == "civilise.marker-without-empire"
    for refused in ("flip:spear", "quell:egypt", "cure:inflation"):
        assert why(p, 0, refused) == "civilise.marker-without-empire"
    assert sorted(TITLE.moves.text(move) for move in p.legal(0)) == [
        "artefact:spanish",
        "end",
        "event:hittites",
        "event:spanish",
    ]


@pytest.mark.rule(
    "seven_ages.destiny.discard-any", "seven_ages.destiny.refill-six", "seven_ages.destiny.discards-face-up"
)
def test_destiny_refills_the_hand() -> None:
    p = table()
    give(p, 0, "english", "romans")
    act(p, "destiny", LOOSE)
    play(p, 0, "discard:romans")
    assert p.view(1)["pile"][-1] == "romans"
    play(p, 0, "end")
    assert len(p.hand[0]) == 6
    assert card("english") in p.hand[0]


@pytest.mark.rule(
    "seven_ages.discard.action-with-units", "seven_ages.discard.capital-becomes-city", "seven_ages.discard.cities-stay"
)
def test_a_discarded_empire_leaves_its_cities() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    p.elites = replaced(p.elites, egypt, 1)
    act(p, "discard", egypt)
    assert p.card[egypt] == -1
    assert p.occupant[area("egypt")] == -1
    assert p.city[area("egypt")] == 1
    assert card("egyptians") in p.pile
