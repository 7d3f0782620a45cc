"""Events, Golden Era, Civilization Goals, Territories to Explore."""

from __future__ import annotations

from typing import Any

import pytest

from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    begin,
    civ,
    cubes,
    end_turn,
    hand,
    idle,
    keys,
    play,
    play_all,
    queue,
    refusal,
    vp,
)

TESTED = {
    "thermopylae",
    "olympic_games",
    "silk_road",
    "great_flood",
    "black_death",
    "siege_of_constantinople",
    "age_of_discovery",
    "renaissance",
    "industrial_revolution",
    "world_war",
    "great_depression",
    "moon_landing",
}


def test_every_event_has_its_test() -> None:
    assert set(FACTS.events.ids) == TESTED


def turned_up(event: str, *people: Any, **parts: Any) -> Any:
    """A position in which this event has just been turned up for the second turn of its era."""
    era = FACTS.event_era[FACTS.events.index[event]]
    others = [name for name in FACTS.events.ids if FACTS.event_era[FACTS.events.index[name]] == era and name != event]
    events: list[list[str]] = [[], [], []]
    events[era - 1] = [others[0], event]
    g = arrange(*people, era=era, deal={"events": events}, events=True, event=others[0], **parts)
    end_turn(g)
    assert g.view(None)["event"] == event
    return g


# --- events


@pytest.mark.rule("historia.events.one-per-turn")
def test_four_events_of_the_era_are_turned_up_one_each_turn() -> None:
    g = begin(2, events=True)
    seen = [g.view(None)["event"]]
    made = 0
    while not g.over() and g.era == 1:
        seat = g.waiting()[0]
        moves = g.legal(seat)
        g.play(seat, moves[(made * 5) % len(moves)])
        made += 1
        if g.view(None)["event"] not in (seen[-1], None):
            seen.append(g.view(None)["event"])
    assert len(seen[:4]) == len(set(seen[:4])) == 4
    assert {FACTS.event_era[FACTS.events.index[name]] for name in seen[:4]} == {1}


@pytest.mark.rule("historia.events.one-per-turn")
def test_an_event_ends_with_its_turn() -> None:
    g = arrange(idle(), idle(), event="great_flood", events=True)
    end_turn(g)
    assert g.view(None)["event"] != "great_flood"
    assert "great_flood" in g.view(None)["past_events"]


@pytest.mark.rule("historia.events.thermopylae-destination")
def test_thermopylae_takes_an_advisor_out_of_play() -> None:
    me = civ(military=2, territories=["japan"], advisors=["cicero"])
    g = arrange(me, idle(territories=["japan"]), event="thermopylae", events=True)
    act(g, "raid")
    play_all(g, 0, "discard:cicero", "raid:1")
    assert g.view(0)["used_advisors"][0] == ["cicero"]
    assert queue(g, 0) == ["raid"]
    assert "art" in hand(g, 0)


def test_thermopylae_leaves_other_cards_alone() -> None:
    g = arrange(civ(), idle(), event="thermopylae", events=True)
    act(g, "technology")
    play(g, 0, "technology")
    assert queue(g, 0) == ["technology"]


@pytest.mark.rule("historia.events.players-only")
@pytest.mark.parametrize(
    ("event", "axis", "points"), [("olympic_games", "military", 1), ("moon_landing", "technology", 2)]
)
def test_the_highest_players_score(event: str, axis: str, points: int) -> None:
    people = [idle(technology=4, military=4), idle(technology=4, military=4), idle(technology=3, military=3)]
    g = turned_up(event, *people, civbots=[("chieftain", civ(technology=9, military=9))])
    assert [score["categories"]["events"] for score in g.standing()["scores"]] == [points, points, 0]
    assert g.standing()["others"][0]["categories"]["events"] == 0


@pytest.mark.rule("historia.events.players-only")
@pytest.mark.parametrize("event", ["black_death", "siege_of_constantinople"])
def test_every_player_loses_a_level_but_no_civbot(event: str) -> None:
    g = turned_up(event, idle(technology=3, military=3), idle(technology=4, military=4), civbots=[("chieftain", civ())])
    levels = g.technology if event == "black_death" else g.military
    assert list(levels[:2]) == [2, 3]
    assert levels[2] >= 1


def test_great_depression_costs_an_available_cube() -> None:
    g = turned_up("great_depression", idle(available=2), idle(available=0))
    assert cubes(g, 0) == (6, 1, 1, 1)
    assert cubes(g, 1) == (8, 0, 0, 1)


def test_silk_road_rewards_traders() -> None:
    people = [civ(territories=["europe"]), idle(technology=2, territories=["europe"])]
    g = arrange(*people, event="silk_road", events=True)
    act(g, "trade")
    play(g, 0, "trade:1")
    assert vp(g) == [1, 1]


@pytest.mark.parametrize(("event", "points"), [("great_flood", 0), ("age_of_discovery", 4), ("silk_road", 3)])
def test_events_change_what_expansion_scores(event: str, points: int) -> None:
    g = arrange(civ(territories=["europe"]), idle(), tiles={"russia": 3}, event=event, events=True)
    act(g, "expansion")
    play(g, 0, "expand:russia")
    assert vp(g)[0] == points


def test_age_of_discovery_rewards_empty_territories_alone() -> None:
    people = [civ(territories=["europe"]), idle(territories=["russia"])]
    g = arrange(*people, event="age_of_discovery", events=True)
    act(g, "expansion")
    play(g, 0, "expand:russia")
    assert vp(g)[0] == 0


def test_renaissance_makes_wonders_cheaper() -> None:
    g = arrange(civ(available=2), idle(), row=["great_pyramid"], event="renaissance", events=True)
    act(g, "art")
    play(g, 0, "art:great_pyramid")
    assert cubes(g, 0) == (6, 0, 2, 1)


def test_industrial_revolution_recovers_a_cube_more() -> None:
    g = arrange(civ(available=1, used=5), idle(), event="industrial_revolution", events=True)
    act(g, "exploit")
    play_all(g, 0, "recover", "recover", "recover")
    assert g.rounds == 2
    assert cubes(g, 0) == (2, 4, 2, 1)


def test_world_war_makes_war_score_more() -> None:
    me = civ(technology=2, military=2, territories=["japan"])
    g = arrange(me, idle(territories=["japan", "china"]), event="world_war", events=True)
    act(g, "war")
    play(g, 0, "war:japan+1")
    assert vp(g)[0] == 3


# --- Golden Era


@pytest.mark.rule("historia.golden-era.flip", "historia.golden-era.tokens")
def test_tokens_are_flipped_for_cubes() -> None:
    g = arrange(civ(available=5), idle(), golden_era=True)
    act(g, "technology")
    play_all(g, 0, "flip", "flip", "flip")
    assert (g.tokens[0], g.available[0], g.used[0]) == (3, 2, 3)
    assert refusal(g, 0, "flip") == "historia.golden-era.tokens"
    g = arrange(civ(available=0, wonders=["great_pyramid"]), idle(), golden_era=True)
    act(g, "technology")
    assert refusal(g, 0, "flip") == "historia.golden-era.flip"


@pytest.mark.rule("historia.golden-era.effect")
def test_in_a_golden_era_steps_are_cheaper_and_wonders_refreshed() -> None:
    me = civ(available=0, tokens=3, wonders=["great_pyramid"], tapped=["great_pyramid"])
    g = arrange(me, idle(), golden_era=True)
    act(g, "technology")
    assert refusal(g, 0, "technology") == "historia.actions.pay-cubes"
    play_all(g, 0, "golden_era", "technology", "wonder:great_pyramid")
    assert (g.technology[0], vp(g)[0], g.tokens[0]) == (2, 1, 0)


@pytest.mark.rule("historia.golden-era.effect", "historia.golden-era.once")
def test_a_golden_era_lasts_until_the_turn_end_and_comes_once() -> None:
    me = civ(military=2, tokens=3, hand=("military", "art", "revolution"), wonders=["great_pyramid"])
    g = arrange(me, idle(), golden_era=True)
    act(g, "military")
    play_all(g, 0, "golden_era", "military", "end")
    assert g.view(0)["civilizations"][0]["golden_era"]
    act(g, "art")
    assert refusal(g, 0, "flip") == refusal(g, 0, "golden_era") == "historia.golden-era.once"
    play(g, 0, "end")
    end_turn(g)
    assert not g.view(0)["civilizations"][0]["golden_era"]
    assert g.view(0)["civilizations"][0]["golden_era_over"]


def test_without_the_module_there_is_no_golden_era() -> None:
    g = arrange(civ(wonders=["great_pyramid"]), idle())
    act(g, "technology")
    assert refusal(g, 0, "flip") == refusal(g, 0, "golden_era") == "table.other-question"


# --- Civilization Goals


GOALS: dict[str, tuple[dict[str, Any], str, str, int]] = {
    "first_to_navigate": ({"technology": 6, "military": 6}, "technology", "technology", 2),
    "scholars": ({"technology": 9, "military": 9}, "technology", "technology", 3),
    "space_race": ({"technology": 13, "military": 12}, "technology", "technology", 4),
    "standing_army": ({"technology": 4, "military": 5}, "military", "military", 2),
    "great_power": ({"technology": 8, "military": 9}, "military", "military", 3),
    "superpower": ({"technology": 12, "military": 13}, "military", "military", 4),
    "settlers": ({"territories": ["europe", "china", "india"]}, "expansion", "expand:japan", 2),
    "world_empire": (
        {"territories": ["europe", "china", "india", "oceania", "russia"], "available": 2},
        "expansion",
        "expand:japan",
        4,
    ),
    "patrons": ({"wonders": ["petra", "moai"]}, "art", "art:colossus", 2),
    "wonder_builders": ({"wonders": ["petra", "moai", "alhambra", "taj_mahal", "st_basil"]}, "art", "art:colossus", 4),
}


@pytest.mark.rule("historia.goals.award")
@pytest.mark.parametrize("goal", FACTS.goals.ids)
def test_the_first_to_reach_a_goal_scores_it_and_draws_an_advisor(goal: str) -> None:
    mine, card, move, points = GOALS[goal]
    g = arrange(civ(**mine), idle(), row=["colossus"], goals=[goal], civilization_goals=True)
    advisors = g.view(0)["advisors_in_hand"][0]
    act(g, card)
    log = play(g, 0, move)
    while g.waiting() == (0,):
        log += play(g, 0, "end")
    assert "event-goal" in keys(log)
    assert g.standing()["scores"][0]["categories"]["goals"] == points
    assert g.view(0)["goals_taken"][0] == [goal]
    assert g.view(0)["goals"] == []
    bonus = 1 if goal in ("space_race", "scholars") and mine["technology"] + 1 in (8, 13) else 0
    assert g.view(0)["advisors_in_hand"][0] == advisors + 1 + bonus


@pytest.mark.rule("historia.goals.award")
def test_turn_order_decides_between_players_who_meet_a_goal_at_once() -> None:
    both = {"technology": 7, "military": 6}
    g = arrange(idle(**both), civ(**both), order=[0, 1], goals=["first_to_navigate"], civilization_goals=True)
    act(g, "art", seat=1)
    assert g.view(0)["goals_taken"] == [["first_to_navigate"], []]


@pytest.mark.rule("historia.goals.in-play")
def test_five_goals_are_in_play() -> None:
    assert len(begin(2, civilization_goals=True).view(None)["goals"]) == 5
    assert begin(2).view(None)["goals"] == []


# --- Territories to Explore


@pytest.mark.rule("historia.explore.face-down")
def test_tiles_are_turned_up_by_the_first_cube() -> None:
    g = begin(2, territories_to_explore=True)
    shown = [row["tile"] for row in g.view(0)["territories"]]
    occupied = [bool(row["cubes"]) for row in g.view(0)["territories"]]
    assert [tile is not None for tile in shown] == occupied
    assert len(g.view(0)["unseen_tiles"]) == 16 - sum(occupied)
    explorer = g.view(None)["territories"][FACTS.territories.index["central_america"]]["cubes"][0]
    for seat in g.waiting():
        play(g, seat, "lay:expansion" if seat == explorer else "lay:raid")
    for _ in range(2):
        play(g, g.waiting()[0], "done")
    log = play(g, explorer, "expand:south_america")
    assert "event-tile" in keys(log)
    territory = FACTS.territories.index["south_america"]
    assert g.view(None)["territories"][territory]["tile"] == vp(g)[explorer]
