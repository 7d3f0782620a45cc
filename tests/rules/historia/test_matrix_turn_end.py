"""The matrix, the map, the Turn End and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.historia.effects.ops import gain_level
from civitas.games.historia.rules.matrix import TECHNOLOGY_AXIS, lose_level
from civitas.games.historia.rules.victory import winners
from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    begin,
    civ,
    cubes,
    data,
    end_turn,
    hand,
    holdings,
    idle,
    keys,
    lay,
    legal,
    play,
    play_all,
    queue,
    refusal,
    turn_up,
    vp,
)

# --- matrix


@pytest.mark.rule("historia.matrix.outline")
def test_a_marker_at_the_edge_must_advance_on_the_other_axis() -> None:
    g = arrange(civ(technology=3, military=1, wonders=["great_pyramid"]), idle(technology=4, military=2))
    act(g, "technology")
    assert refusal(g, 0, "technology") == "historia.matrix.outline"
    assert g.why(0, g.title.moves.parse("technology"))["figures"]["technology"] == 3
    g = arrange(civ(technology=1, military=3, wonders=["great_pyramid"]), idle())
    act(g, "military")
    assert refusal(g, 0, "military") == "historia.matrix.outline"
    outline = data("matrix.toml")["funnel"]["max_high"]
    for low, high in enumerate(outline, 1):
        assert FACTS.inside[low * FACTS.width + high]
        assert not FACTS.inside[low * FACTS.width + high + 1]


@pytest.mark.rule("historia.matrix.overflow")
def test_a_step_past_the_last_level_scores_a_point() -> None:
    g = arrange(civ(technology=16, military=12), idle())
    act(g, "technology")
    play_all(g, 0, "technology", "technology")
    assert (g.technology[0], vp(g)[0], g.used[0]) == (16, 2, 2)


@pytest.mark.rule("historia.matrix.two-levels")
def test_two_levels_in_one_action_bring_both_bonuses() -> None:
    """Military 8 brings a cube, 9 a point."""
    g = arrange(civ(technology=8, military=7), idle())
    act(g, "military")
    play_all(g, 0, "military", "military")
    assert (g.military[0], vp(g)[0], g.stock[0]) == (9, 1, 4)


@pytest.mark.rule("historia.matrix.card-levels")
def test_levels_bring_war_and_tourism_to_hand() -> None:
    g = arrange(civ(), idle())
    assert "war" not in hand(g, 0)
    act(g, "technology")
    play(g, 0, "technology")
    assert "war" in hand(g, 0)
    g = arrange(civ(technology=11, military=10), idle())
    assert "tourism" not in hand(g, 0)
    act(g, "technology")
    play_all(g, 0, "technology", "end")
    assert "tourism" in hand(g, 0)


@pytest.mark.rule("historia.matrix.card-loss")
@pytest.mark.parametrize("queued", [False, True])
def test_a_card_goes_with_its_level_and_comes_back_with_it(queued: bool) -> None:
    g = arrange(civ(technology=12, military=10, queue=["tourism", "art"] if queued else ["art"]), idle())
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    assert g.hand[0] >> 8 & 1 == 0
    assert queue(g, 1) == []
    assert g.view(None)["queue"][0] == ["art"]
    gain_level(g, 0, TECHNOLOGY_AXIS)
    assert g.hand[0] >> 8 & 1


@pytest.mark.rule("historia.matrix.laid-stay")
def test_cards_already_laid_are_resolved_though_the_level_is_lost() -> None:
    g = arrange(civ(technology=6, military=6), idle())
    act(g, "technology", "military")
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    play(g, 0, "end")
    assert g.question(0).args["action"] == "military"


@pytest.mark.rule("historia.matrix.government")
@pytest.mark.parametrize(
    ("technology", "military", "government", "points"),
    [
        (1, 1, "clans", 0),
        (3, 3, "clans", 0),
        (4, 4, "nomads", 1),
        (5, 4, "city_states", 2),
        (8, 9, "empires", 3),
        (9, 8, "mercantilism", 4),
        (12, 12, "enlightenment", 5),
        (15, 15, "consumerism", 6),
        (14, 9, "utopia", 6),
        (8, 13, "barbarism", 5),
    ],
)
def test_the_place_in_the_matrix_is_a_government(technology: int, military: int, government: str, points: int) -> None:
    g = arrange(idle(technology=technology, military=military), idle(), turn=2)
    shown = g.view(0)["civilizations"][0]
    assert (shown["government"], shown["government_vp"]) == (government, points)
    end_turn(g)
    assert g.standing()["scores"][0]["categories"]["governments"] == points


# --- map


@pytest.mark.rule("historia.territories.land-neighbours")
def test_oceans_separate_territories() -> None:
    g = arrange(civ(territories=["north_america"], military=2), idle(territories=["europe"]))
    act(g, "expansion")
    assert legal(g, 0) == ["end", "expand:central_america"]
    for territory in FACTS.territories.ids:
        for other in g.view(0)["territories"][FACTS.territories.index[territory]]["adjacent"]:
            assert territory in g.view(0)["territories"][FACTS.territories.index[other]]["adjacent"]


@pytest.mark.rule("historia.territories.navigation")
def test_with_navigation_everything_is_adjacent() -> None:
    g = arrange(civ(technology=7, military=6, territories=["japan"]), idle(territories=["south_america"]))
    act(g, "expansion")
    assert len(legal(g, 0)) == 1 + 12
    g = arrange(civ(technology=7, military=6, territories=["japan"]), idle(territories=["south_america"]))
    act(g, "raid")
    assert "raid:1" in legal(g, 0)
    # Navigation is the traveller's: the other one cannot reach back.
    g = arrange(civ(technology=7, military=5, territories=["japan"]), civ(military=6, technology=6))
    lay(g, 0, "art")
    lay(g, 1, "raid")
    assert g.rounds == 2


# --- Turn End


@pytest.mark.rule("historia.turn-end.order")
def test_a_turn_end_takes_its_steps_in_order() -> None:
    g = arrange(
        idle(technology=4, military=4, territories=["europe"], queue=["raid", "art"], leader="caesar"),
        idle(),
        civbots=[("chieftain", civ())],
        turn=4,
        events=True,
    )
    log = keys(end_turn(g))
    order = ["event-turn-end", "event-civbot-card", "event-points", "event-cards-returned", "event-turn-order"]
    order += ["event-row", "event-leaders-offered"]
    places = [log.index(key) for key in order]
    assert places == sorted(places)
    while g.question(g.waiting()[0]).key == "question-leader":
        rest = play(g, g.waiting()[0], legal(g, g.waiting()[0])[0])
    assert keys(rest)[1:] == ["event-event", "event-turn"]


@pytest.mark.rule("historia.turn-end.government", "historia.turn-end.territory-sole")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_governments_and_sole_territories_score_after_even_turns(turn: int) -> None:
    g = arrange(
        idle(technology=5, military=4, territories=["europe", "russia"]),
        idle(territories=["russia", "japan"]),
        tiles={"europe": 3, "russia": 4, "japan": 1},
        turn=turn,
    )
    end_turn(g)
    sheets = [score["categories"] for score in g.standing()["scores"]]
    scored = turn in (2, 4)
    assert [sheet["governments"] for sheet in sheets] == ([2, 0] if scored else [0, 0])
    assert [sheet["territories"] for sheet in sheets] == ([3, 1] if scored else [0, 0])


@pytest.mark.rule("historia.turn-end.two-oldest")
@pytest.mark.parametrize("count", range(5))
def test_the_two_oldest_cards_come_back(count: int) -> None:
    cards = ["raid", "trade", "art", "military"][:count]
    g = arrange(idle(queue=cards[:2]), idle())
    end_turn(g)
    assert queue(g, 0) == []
    assert set(hand(g, 0)) == {"revolution", *cards[:2]}
    g = arrange(civ(queue=["raid", "trade", "art", "military", "exploit"]), idle())
    act(g, "revolution")
    play(g, 0, "end")
    assert queue(g, 0) == ["art", "military", "exploit"]


@pytest.mark.rule("historia.turn-end.turn-order", "historia.turn-end.turn-order-tie")
def test_the_fewest_points_go_first_and_the_later_of_equals_moves_ahead() -> None:
    g = arrange(idle(vp=5), idle(vp=2), idle(vp=5), idle(vp=9), order=[3, 0, 1, 2])
    end_turn(g)
    assert g.view(0)["order"] == [1, 2, 0, 3]


# --- the end


def finished(*people: Any, **parts: Any) -> Any:
    g = arrange(*people, era=3, turn=4, **parts)
    end_turn(g)
    assert g.over()
    return g


@pytest.mark.rule("historia.end.most-points")
def test_most_points_win_after_the_last_turn_end() -> None:
    g = finished(idle(vp=20), idle(vp=25))
    standing = g.standing()
    assert (standing["over"], standing["ending"], standing["winners"]) == (True, "points", [1])
    assert g.waiting() == ()
    assert [score["total"] for score in standing["scores"]] == vp(g)


@pytest.mark.rule("historia.end.ties")
def test_ties_are_broken_by_cubes_then_technology_then_military() -> None:
    level = {"vp": 20, "territories": ["europe"]}
    assert finished(idle(**level), idle(**level)).standing()["winners"] == [0, 1]
    shared = {"vp": 20, "territories": ["europe", "russia"]}
    assert finished(idle(**level), idle(**shared), idle(**{**level, "territories": ["russia"]})).standing()[
        "winners"
    ] == [1]
    assert finished(idle(**level), idle(**level, technology=2)).standing()["winners"] == [1]
    assert finished(idle(**level, military=2), idle(**level)).standing()["winners"] == [0]


@pytest.mark.rule("historia.end.civbots-do-not-win")
def test_a_civbot_ahead_of_all_players_does_not_win() -> None:
    g = finished(idle(vp=20), idle(vp=25), civbots=[("king", civ(vp=90))])
    assert g.standing()["winners"] == [1]
    assert g.standing()["others"][0]["total"] >= 90


# --- solo


@pytest.mark.rule("historia.solo.no-leaders", "historia.solo.default-civbots")
def test_a_player_alone_has_no_leader_and_meets_two_nobles() -> None:
    g = begin(1)
    assert g.view(0)["leader"] == [None]
    assert [row["civbot"] for row in g.view(0)["civilizations"]] == [None, "noble", "noble"]


@pytest.mark.rule("historia.solo.victory")
@pytest.mark.parametrize(("mine", "ending"), [(90, "solo-victory"), (40, "solo-defeat")])
def test_a_player_alone_must_beat_every_civbot(mine: int, ending: str) -> None:
    g = finished(idle(vp=mine), civbots=[("chieftain", civ(vp=50)), ("chieftain", civ(vp=10))])
    assert g.standing()["ending"] == ending
    assert g.standing()["winners"] == ([0] if mine == 90 else [])


@pytest.mark.rule("historia.solo.victory")
def test_eliminated_civbots_do_not_count() -> None:
    g = arrange(
        civ(technology=2, military=2, territories=["japan"], hand=("war", "revolution")),
        civbots=[("chieftain", civ(vp=70, territories=["japan"])), ("chieftain", civ())],
        era=3,
        turn=4,
    )
    act(g, "war")
    play(g, 0, "war:japan+civbot_1")
    g.vp[0] += 60
    g.points[0] += 60
    end_turn(g)
    assert winners(g) == [0]


@pytest.mark.rule("historia.solo.elimination")
def test_a_player_alone_can_be_wiped_out() -> None:
    deal: dict[str, object] = {"civbot_cards": [[["war", "art", "military"], ["art"]]]}
    g = arrange(
        idle(territories=["japan"], vp=30),
        civbots=[("chieftain", civ(military=2, territories=["japan"])), ("chieftain", civ())],
        deal=deal,
    )
    log = play(g, 0, "done")
    assert "event-eliminated" in keys(log)
    assert g.over()
    assert (g.standing()["ending"], g.standing()["winners"]) == ("solo-elimination", [])
    assert isinstance(civitas.load(g.dump()).standing(), dict)


# --- Civbots: what they choose


@pytest.mark.rule("historia.civbots.deck")
@pytest.mark.parametrize(("level", "count"), [("chieftain", 3), ("noble", 4), ("king", 5)])
def test_how_many_cards_a_civbot_turns_up(level: str, count: int) -> None:
    g = arrange(idle(), idle(), civbots=[(level, civ()), (level, civ())])
    log = end_turn(g)
    shown = [(event.args["seat"], event.args["civbot_card"]) for event in log if event.key == "event-civbot-card"]
    assert len(shown) == len(set(shown)) == 2 * count
    assert [seat for seat, _ in shown] == ["civbot_1"] * count + ["civbot_2"] * count


@pytest.mark.rule("historia.civbots.art-discards")
def test_art_discards_the_dearest_wonder() -> None:

    g = arrange(idle(), idle(), civbots=[("king", civ())], row=["petra", "great_pyramid", "mausoleum", "colossus"])
    turn_up(g, "art")
    assert g.view(None)["row"] == ["colossus", "mausoleum", "petra"]
    assert vp(g)[2] == 1


@pytest.mark.rule("historia.civbots.expansion-choice", "historia.civbots.navigation")
def test_a_civbot_expands_to_the_highest_tile_then_the_least_crowded() -> None:

    tiles = {"russia": 1, "middle_east": 1, "north_africa": 1, "south_america": 4, "japan": 3, "oceania": 2}
    people = [idle(territories=["russia", "north_africa"]), idle(territories=["russia"])]
    g = arrange(*people, civbots=[("king", civ(territories=["europe"]))], tiles=tiles)
    turn_up(g, "expansion_war")
    assert holdings(g, 2) == ["europe", "middle_east"]
    assert vp(g)[2] == 0
    assert cubes(g, 2) == (0, 6, 0, 2)
    far = civ(technology=7, military=6, territories=["europe"])
    g = arrange(*people, civbots=[("king", far)], tiles=tiles)
    turn_up(g, "expansion_war")
    assert "south_america" in holdings(g, 2)


@pytest.mark.rule("historia.civbots.war-choice")
def test_a_civbot_fights_for_the_highest_tile_against_the_weakest_army() -> None:

    tiles = {"russia": 3, "europe": 1}
    people = [
        idle(technology=2, military=2, territories=["russia", "china"]),
        idle(military=1, territories=["russia", "japan"]),
        idle(military=1, territories=["europe", "india"]),
        idle(military=1, territories=["russia", "oceania"]),
    ]
    civbot = ("king", civ(technology=2, military=3, territories=["europe", "russia"]))
    g = arrange(*people, civbots=[civbot], tiles=tiles, order=[0, 3, 1, 2, 4])
    log = turn_up(g, "war")
    war = next(event for event in log if event.key == "event-war")
    assert (war.args["other"], war.args["territory"]) == (3, "russia")
