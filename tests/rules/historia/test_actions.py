"""The ten action cards: what one step of each needs, costs and brings; their advanced rows."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.historia.vocabulary import ACTIONS, TOURISM
from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    civ,
    cubes,
    hand,
    holdings,
    idle,
    legal,
    play,
    play_all,
    queue,
    refusal,
    vp,
)

ADVANCED = {
    "war": (4, ["war:europe+1", "war:europe+2"]),
    "military": (5, ["military", "military"]),
    "trade": (7, ["trade:1", "trade:2"]),
    "technology": (8, ["technology", "technology"]),
    "raid": (9, ["raid:1", "raid:2"]),
    "art": (10, ["art:colossus", "art:petra"]),
    "expansion": (11, ["expand:russia", "expand:china"]),
    "exploit": (13, ["recover", "recover", "recover", "recover"]),
    "tourism": (15, ["tourism", "tourism"]),
}
"""The technology level that opens the advanced row, and two steps of it."""


def test_every_action_card_has_its_advanced_row_or_none() -> None:
    assert ADVANCED.keys() | {"revolution"} == set(ACTIONS)


def scene(technology: int, action: str) -> Any:
    military = max(technology, 6) if technology < 10 else max(10, technology - 2)
    me = civ(
        technology=technology,
        military=military,
        available=4,
        used=4,
        territories=["europe"],
        wonders=["great_wall"],
    )
    wise = min(technology + 2, 16) if action == "trade" else technology
    others = [
        idle(technology=wise, military=military - 1, territories=["europe", "japan"]),
        idle(technology=wise, military=military - 1, territories=["europe", "india"]),
    ]
    g = arrange(me, *others, row=["colossus", "petra"], tiles={"russia": 1, "china": 1})
    act(g, action)
    return g


@pytest.mark.rule("historia.actions.advanced", "historia.actions.steps")
@pytest.mark.parametrize("action", ADVANCED)
def test_the_advanced_row_makes_the_step_twice(action: str) -> None:
    level, moves = ADVANCED[action]
    g = scene(level, action)
    for move in moves:
        assert refusal(g, 0, move) is None
        play(g, 0, move)
    assert g.waiting() == (0, 1, 2)


@pytest.mark.rule("historia.actions.steps")
@pytest.mark.parametrize("action", [name for name in ADVANCED if name != "tourism"])
def test_the_basic_row_makes_it_once(action: str) -> None:
    level, moves = ADVANCED[action]
    below = level - 1
    g = scene(below, action)
    play_all(g, 0, *moves[: len(moves) // 2])
    assert g.waiting() == (0, 1, 2)


@pytest.mark.rule("historia.actions.steps")
def test_after_its_steps_a_card_gives_no_more() -> None:
    g = arrange(civ(wonders=["great_pyramid"]), idle())
    act(g, "technology")
    play(g, 0, "technology")
    assert refusal(g, 0, "technology") == "historia.actions.steps"
    assert refusal(g, 0, "military") == "table.other-question"


# --- Technology, Military


@pytest.mark.rule("historia.technology.step")
def test_technology_costs_a_cube_and_brings_level_and_bonus() -> None:
    g = arrange(civ(technology=2, military=2), idle())
    act(g, "technology")
    play(g, 0, "technology")
    assert g.technology[0] == 3
    assert cubes(g, 0) == (4, 3, 1, 1)


@pytest.mark.rule("historia.military.step")
def test_military_costs_a_cube_and_brings_level_and_bonus() -> None:
    g = arrange(civ(), idle())
    act(g, "military")
    play(g, 0, "military")
    assert (g.military[0], vp(g)[0]) == (2, 1)
    assert cubes(g, 0) == (5, 2, 1, 1)


# --- Expansion


@pytest.mark.rule("historia.expansion.step", "historia.expansion.adjacent", "historia.expansion.new-territory")
def test_expansion_scores_the_tile_of_an_empty_territory() -> None:
    g = arrange(civ(territories=["europe"]), idle(territories=["russia"]), tiles={"middle_east": 3, "russia": 2})
    act(g, "expansion")
    assert refusal(g, 0, "expand:europe") == "historia.expansion.new-territory"
    assert refusal(g, 0, "expand:india") == "historia.expansion.adjacent"
    assert refusal(g, 0, "expand:north_america") == "historia.expansion.adjacent"
    play(g, 0, "expand:middle_east")
    assert (vp(g)[0], g.available[0]) == (3, 2)
    assert holdings(g, 0) == ["europe", "middle_east"]


@pytest.mark.rule("historia.expansion.step")
def test_expansion_scores_nothing_where_somebody_is() -> None:
    g = arrange(civ(territories=["europe"]), idle(territories=["russia"]))
    act(g, "expansion")
    play(g, 0, "expand:russia")
    assert vp(g)[0] == 0
    assert holdings(g, 0) == ["europe", "russia"]


@pytest.mark.rule("historia.expansion.available-cube")
def test_expansion_needs_an_available_cube() -> None:
    g = arrange(civ(available=0, wonders=["great_pyramid"], territories=["europe"]), idle())
    act(g, "expansion")
    assert refusal(g, 0, "expand:russia") == "historia.expansion.available-cube"


# --- Raid


@pytest.mark.rule("historia.raid.step", "historia.raid.adjacent", "historia.raid.weaker", "historia.actions.rival")
def test_a_raid_scores_two_points_and_the_target_loses_nothing() -> None:
    near, far, strong = (
        idle(territories=["russia"], vp=3),
        idle(territories=["japan"]),
        idle(military=2, territories=["middle_east"]),
    )
    g = arrange(civ(military=2, territories=["europe"]), near, far, strong)
    act(g, "raid")
    assert legal(g, 0) == ["end", "raid:1"]
    assert refusal(g, 0, "raid:2") == "historia.raid.adjacent"
    assert refusal(g, 0, "raid:3") == "historia.raid.weaker"
    for nobody in ("raid:0", "raid:5", "raid:civbot_1"):
        assert refusal(g, 0, nobody) == "historia.actions.rival"
    play(g, 0, "raid:1")
    assert vp(g) == [2, 3, 0, 0]


@pytest.mark.rule("historia.raid.two-targets")
def test_two_raids_need_two_targets() -> None:
    g = scene(9, "raid")
    play(g, 0, "raid:2")
    assert refusal(g, 0, "raid:2") == "historia.raid.two-targets"
    play(g, 0, "raid:1")
    assert vp(g)[0] == 4


# --- War


@pytest.mark.rule(
    "historia.war.step", "historia.war.loser-cube", "historia.war.shared-territory", "historia.war.weaker"
)
def test_a_war_removes_a_cube_and_scores_two_points() -> None:
    g = arrange(
        civ(technology=2, military=2, territories=["europe"]),
        idle(territories=["europe", "russia"], vp=4),
        idle(military=2, territories=["europe"]),
    )
    act(g, "war")
    assert legal(g, 0) == ["end", "war:europe+1"]
    assert refusal(g, 0, "war:russia+1") == "historia.war.shared-territory"
    assert refusal(g, 0, "war:europe+2") == "historia.war.weaker"
    play(g, 0, "war:europe+1")
    assert vp(g) == [2, 4, 0]
    assert holdings(g, 1) == ["russia"]
    assert cubes(g, 0) == (5, 2, 1, 1)
    assert cubes(g, 1) == (4, 3, 1, 1)


@pytest.mark.rule("historia.war.loser-cube", "historia.actions.map-cube-only-by-exploit")
def test_a_cube_that_a_civbot_lost_in_a_war_is_gone() -> None:
    g = arrange(
        civ(technology=2, military=2, territories=["europe"]),
        idle(),
        civbots=[("noble", civ(territories=["europe", "russia"]))],
    )
    act(g, "war")
    play(g, 0, "war:europe+civbot_1")
    assert cubes(g, 2) == (0, 6, 1, 1)


@pytest.mark.rule("historia.war.last-cube")
def test_the_last_cube_of_a_player_stays_but_the_attacker_scores() -> None:
    g = arrange(civ(technology=2, military=2, territories=["europe"]), idle(territories=["europe"]))
    act(g, "war")
    play(g, 0, "war:europe+1")
    assert vp(g)[0] == 2
    assert holdings(g, 1) == ["europe"]


# --- Trade


@pytest.mark.rule("historia.trade.step", "historia.trade.adjacent", "historia.trade.higher-technology")
def test_trade_brings_a_level_and_the_partner_a_point() -> None:
    g = arrange(
        civ(territories=["europe"]),
        idle(technology=2, territories=["russia"]),
        idle(technology=2, territories=["japan"]),
        idle(technology=1, territories=["middle_east"]),
    )
    act(g, "trade")
    assert legal(g, 0) == ["end", "trade:1"]
    assert refusal(g, 0, "trade:2") == "historia.trade.adjacent"
    assert refusal(g, 0, "trade:3") == "historia.trade.higher-technology"
    play(g, 0, "trade:1")
    assert g.technology[0] == 2
    assert vp(g) == [0, 1, 0, 0]
    assert g.available[0] == 3


@pytest.mark.rule("historia.trade.civbot-partner")
def test_a_civbot_scores_as_a_trade_partner() -> None:
    partner = civ(technology=2, territories=["europe"])
    g = arrange(civ(territories=["europe"]), idle(), civbots=[("noble", partner)])
    act(g, "trade")
    play(g, 0, "trade:civbot_1")
    assert vp(g) == [0, 0, 1]


# --- Exploit


@pytest.mark.rule("historia.exploit.step", "historia.exploit.used-pool", "historia.exploit.own-cube")
def test_exploit_recovers_up_to_two_cubes() -> None:
    g = arrange(civ(used=1, territories=["europe", "russia"]), idle(), tiles={"russia": 1})
    act(g, "exploit")
    assert legal(g, 0) == ["end", "recover", "withdraw:europe", "withdraw:russia"]
    assert refusal(g, 0, "withdraw:japan") == "historia.exploit.own-cube"
    play(g, 0, "recover")
    assert refusal(g, 0, "recover") == "historia.exploit.used-pool"
    play(g, 0, "withdraw:russia")
    assert cubes(g, 0) == (3, 5, 0, 1)
    assert g.rounds == 2


@pytest.mark.rule("historia.exploit.last-cube")
def test_the_last_cube_on_the_map_stays() -> None:
    g = arrange(civ(used=1, territories=["europe"]), idle())
    act(g, "exploit")
    assert refusal(g, 0, "withdraw:europe") == "historia.exploit.last-cube"


# --- Art, Tourism


@pytest.mark.rule("historia.art.step", "historia.art.row", "historia.actions.pay-cubes")
def test_art_takes_an_affordable_wonder_of_the_row() -> None:
    g = arrange(civ(available=2), idle(), row=["great_pyramid", "petra"])
    act(g, "art")
    assert legal(g, 0) == ["end", "art:petra"]
    assert refusal(g, 0, "art:great_pyramid") == "historia.actions.pay-cubes"
    assert g.why(0, g.title.moves.parse("art:great_pyramid"))["figures"]["cubes"] == 3
    assert refusal(g, 0, "art:moai") == "historia.art.row"
    play(g, 0, "art:petra")
    assert g.view(0)["wonders"][0] == ["petra"]
    assert cubes(g, 0) == (6, 0, 2, 1)


@pytest.mark.rule("historia.tourism.step")
def test_tourism_scores_a_point_for_each_wonder() -> None:
    g = arrange(civ(technology=12, military=10, wonders=["petra", "great_wall", "colossus"]), idle())
    act(g, "tourism")
    play(g, 0, "tourism")
    assert vp(g)[0] == 3
    play_all(g, 0, "end")
    assert queue(g, 0) == ["tourism"]


# --- solid hexagons


@pytest.mark.rule("historia.actions.solid-without-card", "historia.actions.solid-hex-whole-action")
def test_a_solid_hexagon_needs_no_card_and_is_the_whole_action() -> None:
    """FAQ 4: do the whole action, so with the advanced row of whoever has reached it."""
    g = arrange(civ(advisors=["ramses"], military=2, territories=["europe"]), idle(territories=["europe", "china"]))
    assert "war" not in hand(g, 0)
    act(g, "ramses")
    play(g, 0, "war:europe+1")
    assert vp(g)[0] == 4
    g = arrange(civ(technology=8, military=7, advisors=["descartes"]), idle())
    act(g, "descartes")
    assert FACTS.technology.advanced[8] & 1
    play_all(g, 0, "technology", "technology")
    assert (g.technology[0], g.waiting()) == (10, (0, 1))
    g = arrange(civ(technology=7, military=7, advisors=["descartes"]), idle())
    act(g, "descartes")
    play(g, 0, "technology")
    assert (g.technology[0], g.waiting()) == (8, (0, 1)), "the level reached meanwhile comes too late"


@pytest.mark.rule("historia.advisors.schliemann-tourism", "historia.actions.solid-without-card")
def test_the_tourism_of_schliemann_is_the_basic_row_even_with_the_advanced_card() -> None:
    """FAQ 8 says a complete basic Tourism action; another advisor with that hexagon would do it twice."""
    level = next(number for number, held in enumerate(FACTS.technology.advanced) if held >> TOURISM & 1)
    g = arrange(civ(technology=level, military=level, wonders=["petra", "colossus"], advisors=["schliemann"]), idle())
    before = vp(g)[0]
    act(g, "schliemann")
    play(g, 0, "tourism")
    assert vp(g)[0] == before + 2 and "tourism" not in legal(g, 0)
