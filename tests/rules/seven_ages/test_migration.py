"""The event that lets units of an empire move on into neutral land."""

from __future__ import annotations

from typing import Any

from rules.seven_ages.test_happenings import ORANGE, egypt_against, receive
from rules.seven_ages.tools import act, area, force, found, play, table, why


def migrating(**units: str) -> Any:
    p = table()
    found(p, 0, "egyptians", "orange", units, progress=8)
    act(p, "civilise", ORANGE)
    play(p, 0, f"event:{receive(p, 'migration')}", "empire:orange")
    return p


def test_migrants_go_one_area_each_into_neutral_land() -> None:
    p = migrating(egypt="spear archer chariot spear")
    play(p, 0, "from:egypt")
    assert why(p, 0, "with:sword") == "event.target"
    play(p, 0, "with:archer")
    assert why(p, 0, "to:phoenicia") == "event.target", "too far"
    play(p, 0, "to:palestine", "from:egypt", "with:chariot", "to:palestine")
    assert p.units[area("palestine")] == force("archer chariot"), "others may follow"
    assert why(p, 0, "from:palestine") == "event.target", "nobody goes on"
    play(p, 0, "from:egypt", "with:spear", "to:nubia")
    assert p.units[area("egypt")] == force("spear"), "and one stays behind"
    assert p.question(0).key == "question-civilise"


def test_four_migrants_at_most() -> None:
    p = migrating(egypt="spear spear spear spear spear spear")
    for _ in range(4):
        play(p, 0, "from:egypt", "with:spear", "to:palestine")
    assert p.question(0).key == "question-civilise"
    assert p.units[area("egypt")] == force("spear spear")


def test_migrants_may_stay() -> None:
    p = migrating(egypt="spear spear")
    play(p, 0, "end")
    assert p.army[ORANGE] == p.units[area("egypt")] == force("spear spear")


def test_migrants_need_somebody_who_can_go_somewhere() -> None:
    p = egypt_against()
    assert why(p, 0, f"event:{receive(p, 'migration')}") == "event.target", "a lone unit stays"
