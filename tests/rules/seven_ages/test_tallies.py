"""Figures for people: totals of a conflict part by part, chances, harvests to come, uses of cards, ways of a group."""

from __future__ import annotations

from typing import Any

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.totals import PARTS, side_parts, side_total
from rules.seven_ages.test_conflict import attack_next_door, set_cards
from rules.seven_ages.tools import FACTS, act, area, force, fort, found, give, play, table


def sides(p: Any, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = p.view(seat)["conflict"]["sides"]
    return found


def test_every_part_of_a_total_is_told_to_its_own_side() -> None:
    p, _, enemy = attack_next_door("spear spear", "spear spear", city=3)
    fort(p, FACTS.areas.ids[p.battle.area])
    p.elites = replaced(p.elites, enemy, 2)
    set_cards(p, 7, 5)
    play(p, 1, "commit:spear", "commit:spear")
    parts = sides(p, 1)[1]["parts"]
    spear = FACTS.quality[enemy] * len(FACTS.units) + FACTS.units.index["spear"]
    line = FACTS.fronts[spear] + FACTS.supports[spear]
    assert [parts[name] for name in ("card", "line", "elites", "fort", "city")] == [5, line, 2, FACTS.fort_defence, 3]


def test_the_parts_of_a_side_add_up() -> None:
    p, _, _ = attack_next_door("spear spear", "spear spear", city=3)
    p.battle.sides[0].committed = p.battle.sides[1].committed = force("spear spear")
    for side in (0, 1):
        parts = side_parts(p, side)
        assert sum(parts) == side_total(p, side) > 0
        assert len(parts) <= len(PARTS)


def test_what_the_enemy_commits_in_secret_shows_in_no_part() -> None:
    """Neither its own units nor what they do to the other side: a catapult takes away the city of the defender."""
    p, _, _ = attack_next_door("spear spear", "spear spear catapult", city=3)
    before = p.view(1)["conflict"]
    p.battle.sides[0].committed = force("spear catapult")
    assert side_parts(p, 1)[PARTS.index("city")] == 0
    assert p.view(1)["conflict"] == before
    assert sides(p, 1)[0]["fresh"] == 3


def test_more_units_committed_are_better_chances() -> None:
    p, _, _ = attack_next_door("spear spear", "spear spear spear")
    before = p.view(0)["conflict"]["odds"]
    play(p, 0, "commit:spear", "commit:spear", "commit:spear")
    after = p.view(0)["conflict"]["odds"]
    assert [chance["units"] for chance in after] == [1, 2]
    assert after[0]["win"] > before[0]["win"]
    assert after[0]["win"] >= after[1]["win"]
    assert p.view(-1)["conflict"]["odds"] == []


def test_the_harvest_to_come_tells_nobody_about_cavalry() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    found(p, 1, "huns", "red", {"mongolia": "spear spear"})
    icons = [icon for empire in p.view(0)["empires"] for icon in empire["harvest"]]
    assert icons
    assert all((icon["pay"] is None) == (icon["icon"] == "cavalry_units") for icon in icons)


def test_a_card_says_which_rule_keeps_it_in_hand() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=1)
    give(p, 0, "americans", "minoans")
    uses = p.view(0)["uses"]
    assert uses["americans"]["start"] == "seven_ages.start.eligibility"
    assert uses["minoans"]["start"] == ""
    assert p.view(1)["uses"] == {}


def test_the_ways_of_a_group_are_those_it_can_walk() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, capital="egypt")
    act(p, "manoeuvre", egypt)
    play(p, 0, "from:egypt", "with:spear")
    ways = p.view(0)["group"]["ways"]
    assert p.view(1)["group"]["ways"] == []
    assert len({way[-1] for way in ways}) == len(ways)
    play(p, 0, *[f"to:{place}" for place in ways[0]], "end")
    assert p.occupant[area(ways[0][-1])] == egypt
