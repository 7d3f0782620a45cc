"""Wonders: when they may be used, and what each of them does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    begin,
    civ,
    end_turn,
    hand,
    idle,
    lay,
    legal,
    play,
    play_all,
    queue,
    refusal,
    vp,
)

STEPS = {
    "technology": "technology",
    "military": "military",
    "expansion": "expand:russia",
    "raid": "raid:1",
    "war": "war:europe+1",
    "trade": "trade:1",
    "exploit": "recover",
    "tourism": "tourism",
}


class Case(NamedTuple):
    """What using a wonder brings: points, cubes recovered, cards returned; after an action, or with a flag."""

    action: str = ""
    flag: str = ""
    vp: int = 0
    cubes: int = 0
    cards: int = 0


CASES = {
    "alexandria_library": Case("technology", vp=1),
    "great_pyramid": Case(vp=1),
    "stonehenge": Case("exploit", cubes=1),
    "hanging_gardens": Case(flag="middle_east", vp=1),
    "alexandria_lighthouse": Case("expansion", vp=1),
    "colossus": Case("military", cubes=1),
    "zeus_statue": Case("raid", vp=1),
    "mausoleum": Case(cards=1),
    "parthenon": Case("trade", vp=1),
    "colosseum": Case("war", vp=2),
    "nazca_lines": Case(flag="south_america", vp=1),
    "angkor_wat": Case(flag="southeast_asia", vp=1),
    "notre_dame": Case("art", vp=1),
    "alhambra": Case("trade", vp=1, cubes=1),
    "machu_picchu": Case(flag="south_america", vp=1),
    "sistine_chapel": Case(vp=1),
    "taj_mahal": Case(flag="india", vp=1),
    "st_basil": Case(flag="russia", cubes=2),
    "versailles": Case("revolution", vp=1),
    "great_zimbabwe": Case(flag="southern_africa", vp=1),
    "moai": Case(flag="oceania", vp=1),
    "chichen_itza": Case("war", cubes=2),
    "eiffel_tower": Case("tourism", vp=2),
    "statue_of_liberty": Case(flag="north_america", vp=2),
    "trans_siberian": Case(flag="russia", vp=2),
    "golden_gate": Case(vp=0),
    "empire_state": Case(vp=2),
    "sydney_opera": Case(flag="oceania", vp=2),
    "hoover_dam": Case("exploit", cubes=2),
    "mount_rushmore": Case("revolution", vp=2),
    "manhattan_project": Case("war", vp=2),
    "large_hadron_collider": Case("technology", vp=2),
    "space_station": Case(vp=1),
}
OWN_TESTS = {
    "artemis_temple",
    "great_wall",
    "terracotta_army",
    "petra",
    "ishtar_gate",
    "hagia_sophia",
    "forbidden_city",
    "leaning_tower",
    "himeji_castle",
    "globe_theatre",
    "suez_canal",
    "panama_canal",
    "crystal_palace",
    "hollywood",
    "united_nations",
}


def test_every_wonder_has_its_test() -> None:
    assert CASES.keys() | OWN_TESTS == set(FACTS.wonders.ids)
    assert not CASES.keys() & OWN_TESTS


def scene(wonder: str, action: str, flag: str = "", **parts: Any) -> Any:
    """A strong player with one wonder, next to a wiser and weaker one; the card of an action has been laid."""
    level = 12 if action == "tourism" else 5
    cards = [card for card in ("military", "raid", "trade", "art") if card != action]
    mine = {
        "technology": level,
        "military": level,
        "available": 3,
        "used": 3,
        "territories": [flag, "europe"] if flag else ["europe"],
        "wonders": [wonder],
        "queue": cards[:3],
        **parts,
    }
    theirs = idle(technology=8, military=4, territories=["europe"])
    row = [name for name in ("zeus_statue", "nazca_lines") if name != wonder]
    g = arrange(civ(**mine), theirs, row=row, tiles={"russia": 1})
    act(g, action or "technology")
    return g


@pytest.mark.rule("historia.wonders.window", "historia.actions.dotted-hex-trigger")
@pytest.mark.parametrize("wonder", CASES)
def test_what_a_wonder_brings(wonder: str) -> None:
    case = CASES[wonder]
    g = scene(wonder, case.action, case.flag)
    if case.action and case.action != "revolution":
        assert refusal(g, 0, f"wonder:{wonder}") == "historia.actions.dotted-hex-trigger"
        play(g, 0, next(move for move in legal(g, 0) if move == STEPS.get(case.action) or move.startswith("art:")))
    before = (vp(g)[0], g.available[0], g.used[0], queue(g, 0))
    play(g, 0, f"wonder:{wonder}")
    assert vp(g)[0] - before[0] == case.vp
    if g.waiting() == (0,):
        assert g.available[0] - before[1] == before[2] - g.used[0] == case.cubes
        assert queue(g, 0) == before[3][case.cards :]
        assert refusal(g, 0, f"wonder:{wonder}") == "historia.wonders.once-per-turn"


def test_wonders_that_count_have_a_limit() -> None:
    four = ["sistine_chapel", "space_station", "petra", "colossus", "great_wall"]
    g = arrange(civ(wonders=four), idle())
    act(g, "technology")
    play(g, 0, "wonder:sistine_chapel")
    assert vp(g)[0] == 3
    play(g, 0, "wonder:space_station")
    assert vp(g)[0] == 6
    lands = ["europe", "china", "india", "japan", "russia"]
    g = arrange(civ(wonders=["golden_gate"], territories=lands, available=2), idle(territories=["russia"]))
    act(g, "technology")
    play(g, 0, "wonder:golden_gate")
    assert vp(g)[0] == 3


# --- solid hexagons


@pytest.mark.rule("historia.actions.solid-leaves-card", "historia.wonders.dotted-through-solid")
def test_terracotta_army_is_a_military_action() -> None:
    g = scene("terracotta_army", "technology", wonders=["terracotta_army", "colossus"])
    play(g, 0, "wonder:terracotta_army")
    play(g, 0, "military")
    assert (g.military[0], g.technology[0]) == (6, 5)
    assert "wonder:colossus" in legal(g, 0)
    play_all(g, 0, "end", "technology")
    assert g.technology[0] == 6
    assert queue(g, 0) == ["military", "raid", "trade"]


@pytest.mark.parametrize(("wonder", "points"), [("petra", 0), ("suez_canal", 1)])
def test_petra_and_suez_canal_are_trade_actions(wonder: str, points: int) -> None:
    g = scene(wonder, "technology")
    play(g, 0, f"wonder:{wonder}")
    play(g, 0, "trade:1")
    assert (g.technology[0], vp(g)) == (6, [points, 1])


def test_panama_canal_is_an_expansion() -> None:
    g = scene("panama_canal", "technology")
    play(g, 0, "wonder:panama_canal")
    play(g, 0, "expand:russia")
    assert g.view(0)["civilizations"][0]["territories"] == ["europe", "russia"]
    assert vp(g)[0] == 1


def test_a_solid_hexagon_may_be_left_unused() -> None:
    g = scene("panama_canal", "technology")
    play_all(g, 0, "wonder:panama_canal", "end", "technology")
    assert g.technology[0] == 6


# --- discounts


@pytest.mark.parametrize(("wonder", "cost"), [("artemis_temple", 2), ("crystal_palace", 1)])
def test_a_discount_on_art_comes_before_the_wonder_is_paid(wonder: str, cost: int) -> None:
    g = arrange(civ(wonders=[wonder], available=cost), idle(), row=["great_pyramid"])
    act(g, "art")
    assert refusal(g, 0, "art:great_pyramid") == "historia.actions.pay-cubes"
    play_all(g, 0, f"wonder:{wonder}", "art:great_pyramid")
    assert (g.available[0], g.used[0]) == (0, cost)
    g = arrange(civ(wonders=[wonder]), idle(), row=["great_pyramid"])
    act(g, "technology")
    assert refusal(g, 0, f"wonder:{wonder}") == "historia.actions.dotted-hex-trigger"


@pytest.mark.rule("historia.advisors.discount")
def test_himeji_castle_makes_one_military_step_free() -> None:
    g = arrange(civ(technology=5, military=5, wonders=["himeji_castle"], available=1), idle())
    act(g, "military")
    play_all(g, 0, "wonder:himeji_castle", "military")
    assert (g.military[0], g.available[0]) == (6, 1)
    play(g, 0, "military")
    assert (g.military[0], g.available[0]) == (7, 0)


# --- choices


@pytest.mark.rule("historia.queue.return-choice", "historia.queue.own-cards")
def test_globe_theatre_returns_a_card_of_choice() -> None:
    g = scene("globe_theatre", "technology")
    play(g, 0, "wonder:globe_theatre")
    assert legal(g, 0) == ["end", "return:military", "return:raid", "return:trade"]
    assert refusal(g, 0, "return:art") == "historia.queue.own-cards"
    play(g, 0, "return:trade")
    assert queue(g, 0) == ["military", "raid"]
    assert "trade" in hand(g, 0)


@pytest.mark.rule("historia.wonders.elimination-target")
def test_ishtar_gate_discards_a_wonder_of_the_row() -> None:
    g = scene("ishtar_gate", "technology")
    play(g, 0, "wonder:ishtar_gate")
    assert legal(g, 0) == ["eliminate:zeus_statue", "eliminate:nazca_lines"]
    play(g, 0, "eliminate:nazca_lines")
    assert g.view(0)["row"] == ["zeus_statue"]
    assert (g.available[0], g.used[0]) == (4, 2)
    g = arrange(civ(wonders=["ishtar_gate"]), idle())
    act(g, "technology")
    assert refusal(g, 0, "wonder:ishtar_gate") == "historia.wonders.elimination-target"


@pytest.mark.rule("historia.wonders.refresh-target", "historia.wonders.refresh-at-once")
def test_hagia_sophia_refreshes_a_wonder_that_is_used_again_at_once() -> None:
    wonders = ["hagia_sophia", "great_pyramid", "hollywood", "petra"]
    g = arrange(civ(wonders=wonders, tapped=["great_pyramid", "hollywood"]), idle())
    act(g, "technology")
    play(g, 0, "wonder:hagia_sophia")
    assert legal(g, 0) == ["end", "refresh:great_pyramid"]
    assert refusal(g, 0, "refresh:hollywood") == "historia.wonders.refresh-target"
    play_all(g, 0, "refresh:great_pyramid", "wonder:great_pyramid")
    assert vp(g)[0] == 1


def test_hollywood_refreshes_two_wonders() -> None:
    wonders = ["hollywood", "great_pyramid", "empire_state", "petra"]
    g = arrange(civ(wonders=wonders, tapped=["great_pyramid", "empire_state", "petra"]), idle())
    act(g, "technology")
    play_all(g, 0, "wonder:hollywood", "refresh:great_pyramid", "refresh:empire_state")
    assert refusal(g, 0, "wonder:petra") == "historia.wonders.once-per-turn"
    play_all(g, 0, "wonder:great_pyramid", "wonder:empire_state")
    assert vp(g)[0] == 3


def test_leaning_tower_gives_up_a_wonder_for_points() -> None:
    g = scene("leaning_tower", "technology", wonders=["leaning_tower", "petra"])
    play_all(g, 0, "wonder:leaning_tower", "eliminate:petra")
    assert (g.view(0)["wonders"][0], vp(g)[0]) == (["leaning_tower"], 3)


# --- protection


@pytest.mark.rule("historia.wonders.protection", "historia.wonders.passive")
@pytest.mark.parametrize(
    ("wonder", "actions"),
    [("great_wall", {"raid"}), ("forbidden_city", {"raid", "war"}), ("united_nations", {"raid", "war"})],
)
def test_a_protecting_wonder_keeps_its_owner_from_being_a_target(wonder: str, actions: set[str]) -> None:
    for action, move in (("raid", "raid:1"), ("war", "war:europe+1")):
        mine = civ(technology=2, military=2, territories=["europe"], wonders=["great_pyramid"])
        g = arrange(mine, idle(territories=["europe", "china"], wonders=[wonder]))
        act(g, action)
        protected = action in actions
        assert refusal(g, 0, move) == ("historia.wonders.protection" if protected else None)
    g = arrange(civ(wonders=[wonder, "great_pyramid"]), idle())
    act(g, "technology")
    assert refusal(g, 0, f"wonder:{wonder}") == "historia.wonders.passive"


# --- when they may be used


@pytest.mark.rule("historia.wonders.own")
def test_only_the_own_wonders_are_used() -> None:
    g = arrange(civ(wonders=["petra"]), idle(wonders=["great_pyramid"]))
    act(g, "technology")
    assert refusal(g, 0, "wonder:great_pyramid") == "historia.wonders.own"


@pytest.mark.rule("historia.wonders.once-per-turn")
def test_the_turn_end_makes_wonders_usable_again() -> None:
    g = arrange(idle(wonders=["great_pyramid"], tapped=["great_pyramid"]), idle())
    end_turn(g)
    assert g.view(0)["tapped"] == []


@pytest.mark.rule("historia.wonders.window")
def test_a_wonder_is_used_before_or_after_the_card() -> None:
    for moves in (["wonder:great_pyramid", "technology"], ["technology", "wonder:great_pyramid"]):
        g = arrange(civ(wonders=["great_pyramid"]), idle())
        act(g, "technology")
        play_all(g, 0, *moves)
        assert (g.technology[0], vp(g)[0]) == (2, 1)


@pytest.mark.rule("historia.wonders.window")
def test_the_question_opens_for_a_wonder_even_if_the_card_can_do_nothing() -> None:
    g = arrange(civ(wonders=["great_pyramid"]), idle())
    act(g, "raid")
    assert legal(g, 0) == ["end", "wonder:great_pyramid"]
    g = arrange(civ(), idle())
    act(g, "raid")
    assert g.rounds == 2


@pytest.mark.rule("historia.wonders.row", "historia.art.row")
def test_the_row_is_dealt_anew_after_the_second_and_the_fourth_turn_and_not_refilled() -> None:
    g = arrange(civ(available=3), idle(), row=["petra", "colossus", "moai"], turn=1)
    act(g, "art")
    play(g, 0, "art:colossus")
    assert g.view(0)["row"] == ["petra", "moai"]
    rows = []
    for turn in (1, 2, 3, 4):
        g = arrange(idle(), idle(), row=["petra"], turn=turn)
        end_turn(g)
        while g.question(g.waiting()[0]).key == "question-leader":
            play(g, g.waiting()[0], legal(g, g.waiting()[0])[0])
        rows.append(g.view(0)["row"])
    assert rows[0] == rows[2] == ["petra"]
    assert len(rows[1]) == len(rows[3]) == 4
    assert "petra" not in rows[1]
    eras = [{FACTS.wonder_era[FACTS.wonders.index[name]] for name in row} for row in (rows[1], rows[3])]
    assert eras == [{1}, {2}]


def test_the_first_row_belongs_to_the_first_era() -> None:
    g = begin(3)
    assert {FACTS.wonder_era[FACTS.wonders.index[name]] for name in g.view(0)["row"]} == {1}
    lay(g, 0, "technology")
    assert g.waiting() == (1, 2)
