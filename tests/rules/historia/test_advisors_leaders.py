"""Advisors and leaders: how they come, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    civ,
    end_turn,
    idle,
    keys,
    legal,
    play,
    play_all,
    queue,
    refusal,
    vp,
)

ADVISORS: dict[str, tuple[list[str], dict[str, int]]] = {
    "imhotep": (["art:great_pyramid"], {"available": -1, "used": 1, "wonders": 1}),
    "hatshepsut": (["trade:1", "trade:2"], {"technology": 2}),
    "ramses": (["war:europe+1"], {"vp": 4, "available": -1, "used": 1}),
    "cleopatra": (["use", "return:technology", "return:trade"], {"queue": -2}),
    "ptolemy": (["technology"], {"technology": 1, "available": 1, "used": -1}),
    "archimedes": (["use"], {"technology": 1, "available": 1, "used": -1}),
    "plato": (["technology", "technology"], {"technology": 2, "available": -2, "used": 2}),
    "phidias": (["art:great_pyramid"], {"available": -2, "used": 2, "wonders": 1, "vp": 1}),
    "themistocles": (["raid:1", "raid:2"], {"vp": 4}),
    "homer": (["use"], {"vp": 1, "queue": -1}),
    "cicero": (["return:trade"], {"vp": 2, "technology": 1, "queue": -3}),
    "agrippa": (
        ["expand:north_africa", "expand:middle_east"],
        {"vp": 2, "territories": 2, "available": -1, "used": -1},
    ),
    "vitruvius": (["art:great_pyramid"], {"available": -1, "used": 1, "wonders": 1}),
    "scipio": (["war:europe+1", "war:europe+1"], {"vp": 5, "available": -2, "used": 2}),
    "virgil": (["use"], {"vp": 1, "queue": -1}),
    "descartes": (["technology"], {"technology": 1, "vp": 1}),
    "robespierre": (["return:trade", "return:military"], {"queue": -3}),
    "nostradamus": (["use"], {"available": 2, "used": -2, "queue": -1}),
    "voltaire": (["trade:1"], {"technology": 1, "vp": 2}),
    "richelieu": (["military"], {"military": 1, "available": 2, "used": -2}),
    "schliemann": (["tourism"], {"vp": 1, "queue": -2}),
    "gutenberg": (["technology", "technology"], {"technology": 2, "available": -2, "used": 2}),
    "bismarck": (["military", "military"], {"military": 2, "available": -1, "used": 1, "queue": -1}),
    "goethe": (["art:great_pyramid"], {"available": -2, "used": 2, "wonders": 1, "vp": 1}),
    "einstein": (["use"], {"technology": 1, "available": 1, "used": -1}),
    "confucius": (["use", "return:military", "return:trade"], {"queue": -2}),
    "sun_tzu": (["raid:1"], {"vp": 2, "military": 1, "available": 1, "used": -1}),
    "zheng_he": (["expand:north_africa"], {"vp": 2, "territories": 1, "used": -1}),
    "cai_lun": (["technology"], {"technology": 1, "available": 1, "used": -1}),
    "laozi": (["recover", "recover"], {"available": 4, "used": -4}),
    "franklin": (["trade:1", "trade:2"], {"technology": 2}),
    "edison": (["technology", "technology"], {"technology": 2, "available": -2, "used": 2}),
    "ford": (["recover", "recover"], {"available": 4, "used": -4}),
    "oppenheimer": (["use"], {"military": 2, "available": 1, "used": -1, "queue": -1}),
    "disney": (["tourism"], {"vp": 2}),
}


def test_every_advisor_has_its_test() -> None:
    assert ADVISORS.keys() == set(FACTS.advisors.ids)


def figures(g: Any) -> dict[str, int]:
    return {
        "vp": vp(g)[0],
        "technology": g.technology[0],
        "military": g.military[0],
        "available": g.available[0],
        "used": g.used[0],
        "queue": len(queue(g, 0)),
        "wonders": len(g.view(0)["wonders"][0]),
        "territories": len(g.view(0)["civilizations"][0]["territories"]),
    }


def scene(advisor: str) -> Any:
    """Technology and military 5, next to two wiser and weaker civilizations; four cubes available and four used."""
    mine = civ(
        technology=5,
        military=5,
        available=4,
        used=4,
        territories=["europe"],
        advisors=[advisor],
        wonders=["great_wall"],
        queue=["technology", "military", "trade"],
    )
    others = [idle(technology=8, military=4, territories=[where]) for where in ("europe", "russia")]
    return arrange(mine, *others, row=["great_pyramid"], tiles={"north_africa": 1, "middle_east": 1})


@pytest.mark.rule(
    "historia.advisors.played-as-card", "historia.round.to-queue", "historia.actions.solid-hex-whole-action"
)
@pytest.mark.parametrize("advisor", ADVISORS)
def test_what_an_advisor_does(advisor: str) -> None:
    moves, expected = ADVISORS[advisor]
    g = scene(advisor)
    before = figures(g)
    act(g, advisor)
    play_all(g, 0, *moves)
    if g.waiting() == (0,):
        play(g, 0, "end")  # a step of the advanced row is left
    after = figures(g)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == expected
    assert g.waiting() == (0, 1, 2)
    assert g.view(0)["used_advisors"][0] == [advisor]
    assert g.turn_of_era == (2 if advisor in ("cicero", "robespierre") else 1)


@pytest.mark.rule("historia.revolution.three-in-queue")
def test_an_advisor_with_the_revolution_hexagon_needs_three_cards_too() -> None:
    g = arrange(civ(advisors=["cicero"], queue=["raid", "art"]), idle())
    assert refusal(g, 0, "lay:cicero") == "historia.revolution.three-in-queue"


@pytest.mark.rule("historia.advisors.empty-deck")
def test_a_draw_from_an_empty_deck_brings_nothing() -> None:
    used = ["cicero", "agrippa", "vitruvius", "scipio", "virgil"]
    g = arrange(civ(technology=3, military=2, used_advisors=used), idle())
    act(g, "technology")
    play(g, 0, "technology")
    assert g.technology[0] == 4
    assert g.view(0)["advisors_in_hand"][0] == 0
    assert g.reshuffles == 0


@pytest.mark.rule("historia.advisors.played-as-card")
def test_nobody_else_sees_which_advisor_is_drawn() -> None:
    g = arrange(civ(technology=3, military=2), idle())
    act(g, "technology")
    log = play(g, 0, "technology")
    seen = [event for event in log if event.key == "event-advisor-seen"]
    assert len(seen) == 1
    assert seen[0].seen_by(0)
    assert not seen[0].seen_by(1)
    assert not seen[0].seen_by(None)
    assert "event-advisor-drawn" in keys(log)
    assert g.view(1)["advisors"][0] is None
    assert g.view(1)["advisors_in_hand"][0] == 1


# --- leaders

LEADERS: dict[str, tuple[dict[str, Any], int]] = {
    "hammurabi": ({"technology": 5, "military": 4, "territories": ["middle_east"]}, 4),
    "pericles": ({"technology": 5, "military": 4, "wonders": ["petra", "colossus"]}, 4),
    "alexander": ({"technology": 4, "military": 4, "territories": ["europe", "russia", "china"]}, 4),
    "qin_shi_huang": ({"technology": 4, "military": 5, "territories": ["china"]}, 4),
    "ashoka": ({"territories": ["china", "india"], "available": 2}, 4),
    "caesar": ({"technology": 4, "military": 4, "territories": ["europe", "russia", "china"]}, 4),
    "charlemagne": ({"technology": 7, "military": 8, "territories": ["europe"]}, 4),
    "saladin": ({"technology": 8, "military": 9, "territories": ["middle_east", "north_africa"]}, 5),
    "genghis_khan": (
        {"technology": 4, "military": 4, "territories": ["europe", "russia", "china", "india", "japan"]},
        5,
    ),
    "lorenzo": (
        {"technology": 10, "military": 8, "wonders": ["petra", "colossus", "moai", "alhambra", "mausoleum"]},
        5,
    ),
    "isabella": ({"territories": ["central_america", "europe", "russia", "china"]}, 6),
    "elizabeth": ({"technology": 9, "military": 8, "territories": ["europe", "russia", "china"]}, 5),
    "napoleon": (
        {"technology": 12, "military": 13, "territories": ["europe", "russia", "china", "india", "japan"]},
        6,
    ),
    "victoria": ({"territories": ["india", "oceania", "europe", "russia", "china", "japan"]}, 7),
    "lincoln": ({"technology": 14, "military": 12, "territories": ["north_america"]}, 5),
    "gandhi": ({"technology": 15, "military": 14, "territories": ["india", "china", "europe"]}, 6),
    "roosevelt": (
        {"available": 3, "wonders": ["petra", "colossus", "moai", "alhambra", "taj_mahal", "hollywood", "st_basil"]},
        6,
    ),
    "kennedy": ({"technology": 16, "military": 12}, 5),
}


def test_every_leader_has_its_test() -> None:
    assert LEADERS.keys() == set(FACTS.leaders.ids)


def leader_points(leader: str, mine: dict[str, Any]) -> Any:
    era = FACTS.leader_era[FACTS.leaders.index[leader]]
    weak = {"available": 1, "territories": ["southern_africa"], **mine}
    g = arrange(
        idle(leader=leader, **weak), idle(technology=3, military=3, territories=["southern_africa"]), era=era, turn=4
    )
    end_turn(g)
    return g.standing()["scores"][0]["categories"]["leaders"]


@pytest.mark.rule("historia.leaders.objectives")
@pytest.mark.parametrize("leader", LEADERS)
def test_what_a_leader_scores(leader: str) -> None:
    mine, points = LEADERS[leader]
    assert leader_points(leader, mine) == points
    assert leader_points(leader, {}) == 0


@pytest.mark.rule("historia.leaders.not-carried-over", "historia.leaders.draft-order")
def test_leaders_are_gone_after_their_era_and_drafted_anew() -> None:
    g = arrange(idle(leader="caesar", vp=9), idle(leader="ashoka", vp=1), turn=4)
    end_turn(g)
    assert g.view(0)["leader"] == [None, None]
    assert (g.era, g.waiting()) == (2, (1,))
    play(g, 1, legal(g, 1)[0])
    assert g.waiting() == (0,)
    play(g, 0, legal(g, 0)[0])
    chosen = g.view(0)["leader"]
    assert {FACTS.leader_era[FACTS.leaders.index[name]] for name in chosen} == {2}
    assert g.view(0)["offered"] == []


@pytest.mark.rule("historia.leaders.draft-order", "historia.leaders.offer")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_the_first_era_the_last_in_turn_order_drafts_first(seats: int) -> None:
    g: Any = civitas.new("historia", seats=seats, seed=4)
    while g.question(g.waiting()[0]).key != "question-leader":
        play(g, g.waiting()[0], legal(g, g.waiting()[0])[0])
    assert len(g.view(None)["offered"]) == min(seats + 1, 6)
    drafted = []
    while g.question(g.waiting()[0]).key == "question-leader":
        seat = g.waiting()[0]
        drafted.append(seat)
        taken = next(name for name in FACTS.leaders.ids if name not in g.view(None)["offered"])
        assert refusal(g, seat, f"leader:{taken}") == "historia.leaders.offer"
        play(g, seat, legal(g, seat)[0])
    assert drafted == list(reversed(g.view(None)["order"]))


@pytest.mark.rule("historia.setup.civilization", "historia.setup.two-green-sets")
def test_green_chooses_between_two_sets_and_everybody_draws_one_advisor() -> None:
    deal: dict[str, object] = {"colours": ["green", "red"], "order": [0, 1]}
    g: Any = civitas.new("historia", seats=2, deal=deal)
    assert legal(g, 0) == ["civilization:egypt", "civilization:greece"]
    assert refusal(g, 0, "civilization:rome") == "historia.setup.two-green-sets"
    play(g, 0, "civilization:greece")
    assert g.view(None)["civilization"] == ["greece", "rome"]
    assert g.view(None)["advisors_in_hand"] == [1, 1]
    assert g.view(None)["advisors_in_deck"] == [4, 4]
    assert len(g.view(0)["advisors"][0]) == 1
