"""The designer's FAQ: wonders and Civbots. One test for each statement."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    begin,
    civ,
    cubes,
    end_turn,
    holdings,
    idle,
    keys,
    legal,
    play,
    refusal,
    turn_up,
    vp,
)

# --- wonders


@pytest.mark.rule("historia.wonders.not-itself")
def test_a_wonder_never_eliminates_itself() -> None:
    g = arrange(civ(wonders=["leaning_tower", "petra", "colossus"]), idle(), era=2)
    act(g, "technology")
    play(g, 0, "wonder:leaning_tower")
    assert legal(g, 0) == ["eliminate:colossus", "eliminate:petra"]
    assert refusal(g, 0, "eliminate:leaning_tower") == "historia.wonders.not-itself"
    play(g, 0, "eliminate:petra")
    assert (g.view(0)["wonders"][0], vp(g)[0]) == (["colossus", "leaning_tower"], 3)
    g = arrange(civ(wonders=["leaning_tower"]), idle(), era=2)
    act(g, "technology")
    assert refusal(g, 0, "wonder:leaning_tower") == "historia.wonders.not-itself"


@pytest.mark.rule("historia.wonders.deal-ignores-civbots", "historia.civbots.not-players")
@pytest.mark.parametrize(("seats", "civbots"), [(1, 2), (1, 5), (2, 0), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_wonders_are_dealt_for_players_alone(seats: int, civbots: int) -> None:
    g = begin(seats, civbots=["noble"] * civbots)
    assert len(g.view(None)["row"]) == seats + 2
    assert len(g.view(None)["civilizations"]) == seats + civbots


@pytest.mark.rule("historia.wonders.not-in-acquiring-action", "historia.art.step")
def test_a_wonder_is_not_used_in_the_action_that_acquires_it() -> None:
    g = arrange(civ(technology=10, military=10, available=4), idle(), row=["great_pyramid", "colossus"])
    act(g, "art")
    play(g, 0, "art:great_pyramid")
    assert (g.available[0], g.used[0]) == (1, 3)
    assert refusal(g, 0, "wonder:great_pyramid") == "historia.wonders.not-in-acquiring-action"
    assert "wonder:great_pyramid" not in legal(g, 0)


@pytest.mark.rule("historia.wonders.next-action-same-round")
def test_a_wonder_is_used_in_the_next_action_of_the_same_round() -> None:
    g = arrange(civ(technology=6, military=6, available=4), idle(), row=["great_pyramid"])
    act(g, "art", "technology")
    play(g, 0, "art:great_pyramid")
    assert "technology" in legal(g, 0)
    play(g, 0, "wonder:great_pyramid")
    assert vp(g)[0] == 1


# --- Civbots: set-up


@pytest.mark.rule("historia.civbots.placement-turn-order", "historia.civbots.placement-highest")
def test_civbots_settle_in_turn_order_on_the_highest_tiles() -> None:
    tiles = [1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 2]
    g: Any = civitas.new(
        "historia", seats=1, options={"civbots": ["chieftain", "king", "noble"]}, deal={"tiles": tiles}
    )
    assert g.view(None)["order"] == [0, "civbot_2", "civbot_3", "civbot_1"]
    log = play(g, 0, "settle:europe")
    settled = [event.args["seat"] for event in log if event.key == "event-settled"]
    assert settled == [0, "civbot_2", "civbot_3", "civbot_1"]
    assert [holdings(g, number) for number in (2, 3, 1)] == [["central_america"], ["japan"], ["oceania"]]


@pytest.mark.rule("historia.civbots.eight-cubes")
def test_a_civbot_begins_with_eight_available_cubes() -> None:
    g: Any = civitas.new("historia", seats=1)
    assert cubes(g, 1) == cubes(g, 2) == (0, 8, 0, 0)
    play(g, 0, "settle:europe")
    assert cubes(g, 1) == cubes(g, 2) == (0, 7, 0, 1)


@pytest.mark.rule("historia.civbots.difficulty-cube")
def test_the_ninth_cube_of_a_civbot_marks_its_difficulty() -> None:
    g = begin(2, civbots=["king", "chieftain"])
    shown = [row["civbot"] for row in g.view(None)["civilizations"]]
    assert shown == [None, None, "king", "chieftain"]
    assert FACTS.difficulty_cubes == 1
    assert FACTS.civbot_cubes + FACTS.difficulty_cubes == FACTS.cubes


# --- Civbots: their cards


def with_civbot(me: Any, civbot: Any, **parts: Any) -> Any:
    return arrange(me, idle(), civbots=[("noble", civbot)], **parts)


@pytest.mark.rule("historia.civbots.no-cube-gain")
@pytest.mark.parametrize(("card", "technology", "military"), [("technology", 2, 2), ("military", 3, 3)])
def test_a_civbot_gains_no_cube_from_a_level(card: str, technology: int, military: int) -> None:
    g = with_civbot(idle(), civ(technology=technology, military=military))
    turn_up(g, card)
    assert g.technology[2] + g.military[2] == technology + military + 1
    assert cubes(g, 2) == (0, 7, 0, 1)


@pytest.mark.rule("historia.civbots.dual-top-first")
def test_both_actions_of_a_dual_card_are_done_the_top_one_first() -> None:
    """The cube that has just moved in fights at once."""
    g = with_civbot(
        idle(territories=["russia", "china"]),
        civ(military=2, territories=["europe"]),
        tiles={"russia": 4, "europe": 1, "north_africa": 1, "middle_east": 1},
    )
    log = turn_up(g, "expansion_war")
    assert keys(log) == ["event-civbot-card", "event-expanded", "event-war", "event-cube-removed"]
    assert holdings(g, 0) == ["china"]
    assert holdings(g, 2) == ["europe", "russia"]


@pytest.mark.rule("historia.civbots.vp-only-if-printed")
def test_a_civbot_scores_only_what_its_card_shows() -> None:
    tiles = {"russia": 4, "europe": 1, "north_africa": 1, "middle_east": 1}
    g = with_civbot(idle(territories=["russia", "china"]), civ(military=2, territories=["europe"]), tiles=tiles)
    turn_up(g, "expansion_war")
    assert vp(g)[2] == 0
    g = with_civbot(idle(territories=["europe", "china"]), civ(military=2, territories=["europe"]))
    turn_up(g, "war")
    assert holdings(g, 0) == ["china"]
    assert vp(g)[2] == 0
    turn_up(g, "technology")
    assert vp(g)[2] == 1


@pytest.mark.rule("historia.civbots.dual-tech-military-no-vp")
def test_the_dual_technology_and_military_card_scores_nothing() -> None:
    g = with_civbot(idle(), civ())
    turn_up(g, "technology_military")
    assert (g.technology[2], g.military[2], vp(g)[2]) == (2, 2, 0)


@pytest.mark.rule("historia.civbots.impossible-still-one-vp")
@pytest.mark.parametrize(("card", "technology", "military"), [("technology", 5, 2), ("military", 2, 5), ("art", 1, 1)])
def test_an_impossible_card_still_scores_its_point(card: str, technology: int, military: int) -> None:
    g = with_civbot(idle(), civ(technology=technology, military=military))
    turn_up(g, card)
    assert (g.technology[2], g.military[2]) == (technology, military)
    assert vp(g)[2] == 1


@pytest.mark.rule("historia.civbots.level-16-two-vp")
@pytest.mark.parametrize(("card", "technology", "military"), [("technology", 16, 12), ("military", 12, 16)])
def test_at_level_sixteen_a_single_card_scores_two_points_in_all(card: str, technology: int, military: int) -> None:
    g = with_civbot(idle(), civ(technology=technology, military=military))
    turn_up(g, card)
    assert (g.technology[2], g.military[2], vp(g)[2]) == (technology, military, 2)


@pytest.mark.rule("historia.civbots.level-16-no-symbol")
def test_at_level_sixteen_a_card_without_points_scores_nothing() -> None:
    g = with_civbot(idle(), civ(technology=16, military=12))
    turn_up(g, "technology_military")
    assert (g.technology[2], g.military[2], vp(g)[2]) == (16, 13, 0)


@pytest.mark.rule("historia.civbots.not-players")
def test_civbots_have_no_seat_no_cards_and_no_leader() -> None:
    g = begin(2, civbots=["king"])
    assert g.waiting() == (0, 1)
    shown = g.view(None)
    for part in ("hand", "queue", "wonders", "leader", "advisors_in_hand"):
        assert len(shown[part]) == 2
    assert len(g.standing()["scores"]) == 2


@pytest.mark.rule("historia.civbots.score-same-icons")
def test_civbots_score_governments_and_territories_like_players() -> None:
    deal: dict[str, object] = {"civbot_cards": [[], [["war", "expansion_war", "art", "technology_military"]]]}
    g = arrange(
        idle(technology=8, military=7, territories=["europe"]),
        idle(technology=7, military=7),
        civbots=[("noble", civ(technology=8, military=7, territories=["japan"]))],
        tiles={"japan": 3, "europe": 2, "china": 1, "russia": 1, "oceania": 4},
        turn=2,
        deal=deal,
    )
    end_turn(g)
    sheets = [*g.standing()["scores"], *g.standing()["others"]]
    assert sheets[0]["categories"]["governments"] == 4
    assert sheets[2]["categories"]["governments"] == 4
    assert sheets[0]["categories"]["territories"] == 2
    assert sheets[2]["categories"]["territories"] >= 3


@pytest.mark.rule("historia.civbots.no-icon-no-territory-vp")
@pytest.mark.parametrize("turn", [1, 3])
def test_without_the_icon_nobody_scores_territories(turn: int) -> None:
    g = arrange(idle(territories=["europe"]), idle(), civbots=[("king", civ(territories=["japan"]))], turn=turn)
    end_turn(g)
    for sheet in [*g.standing()["scores"], *g.standing()["others"]]:
        assert sheet["categories"]["territories"] == sheet["categories"]["governments"] == 0


@pytest.mark.rule("historia.civbots.eliminated-last-cube")
def test_a_civbot_without_cubes_on_the_map_is_out() -> None:
    me = civ(technology=7, military=6, territories=["japan"], hand=("war", "raid", "revolution"))
    g = arrange(me, idle(), civbots=[("king", civ(territories=["japan"], vp=3))], turn=2)
    act(g, "war")
    play(g, 0, "war:japan+civbot_1")
    assert g.view(None)["civilizations"][2]["eliminated"]
    act(g, "raid")
    assert legal(g, 0) == ["end", "raid:1"]
    assert refusal(g, 0, "raid:civbot_1") == "historia.actions.rival"
    play(g, 0, "end")
    log = end_turn(g)
    assert "event-turn-end" in keys(log)
    assert "event-civbot-card" not in keys(log)
    assert vp(g)[2] == 3


@pytest.mark.rule("historia.civbots.never-return")
def test_an_eliminated_civbot_never_comes_back() -> None:
    g = arrange(
        civ(technology=2, military=2, territories=["japan"], hand=("war", "revolution")),
        idle(),
        civbots=[("king", civ(territories=["japan"]))],
    )
    act(g, "war")
    play(g, 0, "war:japan+civbot_1")
    chance = civitas.Chance(5)
    made = 0
    while not g.over():
        seat = g.waiting()[0]
        moves = g.legal(seat)
        log: list[civitas.Event] = []
        g.play(seat, moves[chance.word(made) * len(moves) >> 30], log)
        made += 1
        assert "event-civbot-card" not in keys(log)
        assert holdings(g, 2) == []
        assert "civbot_1" not in g.view(None)["order"] or g.turn_of_era == 1
    assert vp(g)[2] == 0


@pytest.mark.rule("historia.civbots.war-at-tech-one")
def test_a_civbot_wages_war_at_technology_one() -> None:
    g = with_civbot(idle(territories=["japan", "china"]), civ(technology=1, military=2, territories=["japan"]))
    turn_up(g, "war")
    assert holdings(g, 0) == ["china"]
    assert cubes(g, 0) == (4, 3, 1, 1)


@pytest.mark.rule("historia.civbots.no-six-vp-technology")
def test_a_civbot_does_not_score_six_points_at_technology_sixteen() -> None:
    g = with_civbot(idle(), civ(technology=15, military=12))
    turn_up(g, "technology")
    assert (g.technology[2], vp(g)[2]) == (16, 1)


@pytest.mark.rule("historia.civbots.no-six-vp-military")
def test_a_civbot_does_not_score_six_points_at_military_sixteen() -> None:
    g = with_civbot(idle(), civ(technology=12, military=15))
    turn_up(g, "military")
    assert (g.military[2], vp(g)[2]) == (16, 1)


@pytest.mark.rule("historia.civbots.expansion-needs-cube")
def test_without_an_available_cube_a_civbot_does_not_expand_but_fights() -> None:
    eight = ["europe", "russia", "north_africa", "middle_east", "india", "china", "southeast_asia", "japan"]
    g = with_civbot(idle(territories=["japan", "oceania"]), civ(military=2, technology=2, territories=eight))
    assert cubes(g, 2) == (0, 0, 0, 8)
    log = turn_up(g, "expansion_war")
    assert keys(log) == ["event-civbot-card", "event-war", "event-cube-removed"]
    assert holdings(g, 0) == ["oceania"]


@pytest.mark.rule("historia.civbots.deck")
def test_a_king_turns_up_five_different_cards() -> None:
    g = arrange(idle(), idle(), civbots=[("king", civ())])
    log = end_turn(g)
    cards = [event.args["civbot_card"] for event in log if event.key == "event-civbot-card"]
    assert len(cards) == len(set(cards)) == 5
