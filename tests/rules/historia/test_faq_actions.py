"""The designer's FAQ: actions, advisors, matrix. One test for each statement."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import civitas
from civitas.games.historia.catalogue import FOLDER
from civitas.games.historia.effects.ops import gain_level
from civitas.games.historia.rules.matrix import (
    MILITARY_AXIS,
    TECHNOLOGY_AXIS,
    cards_per_round,
    is_advanced,
    lose_level,
    navigates,
)
from civitas.games.historia.vocabulary import MILITARY, WAR
from rules.historia.tools import (
    FACTS,
    act,
    arrange,
    civ,
    cubes,
    end_turn,
    hand,
    idle,
    keys,
    lay,
    legal,
    play,
    play_all,
    queue,
    refusal,
    vp,
)

OLD = ("raid", "trade", "art")
"""Three cards in a queue, so that a Revolution may be laid."""


@pytest.mark.rule("historia.actions.revolution-others-finish")
def test_after_a_revolution_the_others_still_play_their_cards() -> None:
    g = arrange(civ(queue=OLD), civ(), civ())
    lay(g, 0, "revolution")
    lay(g, 1, "technology")
    lay(g, 2, "military")
    play(g, 0, "end")
    assert (g.turn_of_era, g.waiting()) == (1, (1,))
    play(g, 1, "technology")
    assert (g.turn_of_era, g.waiting()) == (1, (2,))
    play(g, 2, "military")
    assert g.turn_of_era == 2
    assert (g.technology[1], g.military[2]) == (2, 2)


@pytest.mark.rule("historia.actions.map-cube-only-by-exploit")
@pytest.mark.parametrize("seed", range(6))
def test_only_exploit_brings_a_cube_back_from_the_map(seed: int) -> None:
    """Whenever a cube leaves the map in a random game, its owner has withdrawn it or has lost a war."""
    g: Any = civitas.new("historia", seats=4, seed=seed, options={"events": True, "golden_era": True})
    chance = civitas.Chance(seed)
    made = 0
    while not g.over():
        seat = g.waiting()[0]
        moves = g.legal(seat)
        move = moves[chance.word(made) * len(moves) >> 30]
        before = [(g.cubes[number], g.available[number]) for number in range(4)]
        log: list[civitas.Event] = []
        g.play(seat, move, log)
        made += 1
        for number in range(4):
            if before[number][0] & ~g.cubes[number]:
                assert {"event-withdrawn", "event-cube-removed"} & set(keys(log))
                if "event-withdrawn" not in keys(log):
                    assert g.available[number] <= before[number][1]


@pytest.mark.rule("historia.actions.exploit-loses-tile-vp", "historia.exploit.step")
def test_exploit_takes_a_cube_back_for_the_points_of_the_tile() -> None:
    g = arrange(civ(territories=["europe", "russia"], vp=5), idle(), tiles={"russia": 3, "europe": 1})
    act(g, "exploit")
    play(g, 0, "withdraw:russia")
    assert vp(g)[0] == 2
    assert cubes(g, 0) == (4, 4, 0, 1)


@pytest.mark.rule("historia.actions.solid-hex-whole-action")
def test_a_solid_hexagon_carries_out_the_whole_action() -> None:
    g = arrange(civ(wonders=["terracotta_army"]), idle())
    act(g, "technology")
    play(g, 0, "wonder:terracotta_army")
    play(g, 0, "military")
    assert (g.military[0], g.available[0], g.used[0]) == (2, 2, 1)


@pytest.mark.rule("historia.actions.dotted-hex-trigger")
def test_a_dotted_hexagon_works_only_with_its_action() -> None:
    g = arrange(civ(wonders=["alexandria_library", "great_pyramid"]), idle())
    act(g, "technology")
    assert refusal(g, 0, "wonder:alexandria_library") == "historia.actions.dotted-hex-trigger"
    play(g, 0, "technology")
    play(g, 0, "wonder:alexandria_library")
    assert vp(g)[0] == 1
    g = arrange(civ(wonders=["alexandria_library", "great_pyramid"]), idle())
    act(g, "military")
    play(g, 0, "military")
    assert refusal(g, 0, "wonder:alexandria_library") == "historia.actions.dotted-hex-trigger"


# --- advisors


@pytest.mark.rule("historia.advisors.no-reshuffle-standard")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_without_goals_advisors_are_never_reshuffled(seats: int) -> None:
    for seed in range(8):
        g: Any = civitas.new("historia", seats=seats, seed=seed, options={"events": True})
        chance = civitas.Chance(seed)
        made = 0
        while not g.over():
            seat = g.waiting()[0]
            moves = g.legal(seat)
            g.play(seat, moves[chance.word(made) * len(moves) >> 30])
            made += 1
        assert g.reshuffles == 0


@pytest.mark.rule("historia.advisors.reshuffle-with-goals")
def test_with_goals_the_used_advisors_become_a_new_deck() -> None:
    used = ["cicero", "agrippa", "vitruvius", "scipio", "virgil"]
    g = arrange(civ(technology=3, military=2, used_advisors=used), idle(), civilization_goals=True)
    act(g, "technology")
    play(g, 0, "technology")
    assert g.reshuffles == 1
    assert g.view(0)["advisors_in_hand"][0] == 1
    assert g.view(0)["advisors_in_deck"][0] == 4
    assert g.view(0)["used_advisors"][0] == []


@pytest.mark.rule("historia.advisors.schliemann-tourism")
def test_schliemann_is_a_whole_tourism_action() -> None:
    g = arrange(civ(advisors=["schliemann"], wonders=["great_wall", "great_pyramid", "petra"]), idle())
    act(g, "schliemann")
    play(g, 0, "tourism")
    assert vp(g)[0] == 3


@pytest.mark.rule("historia.advisors.schliemann-two-oldest")
@pytest.mark.parametrize("count", range(5))
def test_schliemann_returns_the_two_oldest_cards(count: int) -> None:
    cards = ["raid", "trade", "art", "military"][:count]
    g = arrange(civ(advisors=["schliemann"], queue=cards), idle())
    act(g, "schliemann")
    play(g, 0, "tourism")
    assert queue(g, 0) == cards[2:]
    assert set(cards[:2]) <= set(hand(g, 0))


@pytest.mark.rule("historia.advisors.schliemann-below-12", "historia.actions.solid-without-card")
@pytest.mark.parametrize("technology", [1, 2])
def test_schliemann_works_below_technology_twelve(technology: int) -> None:
    g = arrange(civ(technology=technology, advisors=["schliemann"], wonders=["great_wall"], queue=OLD), idle())
    assert "tourism" not in hand(g, 0)
    act(g, "schliemann")
    play(g, 0, "tourism")
    assert vp(g)[0] == 1
    assert queue(g, 0) == ["art"]


# --- matrix


@pytest.mark.rule("historia.matrix.loss-drops-ability")
def test_a_lost_level_takes_its_ability_with_it() -> None:
    g = arrange(civ(technology=6, military=6), idle())
    assert cards_per_round(g, 0) == 2
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    assert cards_per_round(g, 0) == 1
    assert is_advanced(g, 0, MILITARY)
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    assert not is_advanced(g, 0, MILITARY)
    assert is_advanced(g, 0, WAR)


@pytest.mark.rule("historia.matrix.loss-keeps-bonus")
@pytest.mark.parametrize("axis", [TECHNOLOGY_AXIS, MILITARY_AXIS])
def test_a_bonus_is_kept_when_its_level_is_lost(axis: int) -> None:
    g = arrange(civ(technology=4, military=4), idle())
    stock, available = g.stock[0], g.available[0]
    assert lose_level(g, 0, axis)
    gain_level(g, 0, axis)
    gained = (g.stock[0], g.available[0], g.advisors[0].bit_count())
    assert gained == ((stock, available, 1) if axis == TECHNOLOGY_AXIS else (stock - 1, available + 1, 0))
    assert lose_level(g, 0, axis)
    assert (g.stock[0], g.available[0], g.advisors[0].bit_count()) == gained


@pytest.mark.rule("historia.matrix.regain-ability")
def test_an_ability_comes_back_with_its_level() -> None:
    g = arrange(civ(technology=7, military=6), idle())
    assert navigates(g, 0)
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    assert not navigates(g, 0)
    gain_level(g, 0, TECHNOLOGY_AXIS)
    assert navigates(g, 0)


@pytest.mark.rule("historia.matrix.regain-bonus")
def test_a_bonus_comes_again_with_its_level() -> None:
    g = arrange(civ(technology=3, military=3, used=2), idle())
    gain_level(g, 0, MILITARY_AXIS)
    assert cubes(g, 0)[:2] == (2, 4)
    assert lose_level(g, 0, MILITARY_AXIS)
    gain_level(g, 0, MILITARY_AXIS)
    assert cubes(g, 0)[:2] == (1, 5)


@pytest.mark.rule("historia.matrix.sixteen-twice", "historia.matrix.level-16")
def test_level_sixteen_scores_six_points_every_time_it_is_reached() -> None:
    g = arrange(civ(technology=15, military=12), idle())
    gain_level(g, 0, TECHNOLOGY_AXIS)
    assert vp(g)[0] == 6
    assert lose_level(g, 0, TECHNOLOGY_AXIS)
    assert vp(g)[0] == 6
    gain_level(g, 0, TECHNOLOGY_AXIS)
    assert vp(g)[0] == 12


# --- territories


@pytest.mark.rule("historia.territories.flag-is-presence", "historia.wonders.flag")
def test_a_flag_asks_for_presence_not_for_sole_occupation() -> None:
    mine = civ(wonders=["hanging_gardens"], territories=["middle_east", "europe"])
    g = arrange(mine, idle(territories=["middle_east"]))
    act(g, "technology")
    play(g, 0, "wonder:hanging_gardens")
    assert vp(g)[0] == 1
    g = arrange(civ(wonders=["hanging_gardens"], territories=["europe"]), idle(territories=["middle_east"]))
    act(g, "technology")
    assert refusal(g, 0, "wonder:hanging_gardens") == "historia.wonders.flag"


@pytest.mark.rule("historia.territories.flag-is-presence")
def test_a_flag_of_a_leader_asks_for_presence() -> None:
    g = arrange(idle(territories=["china"], leader="qin_shi_huang"), idle(territories=["china"]), turn=4)
    end_turn(g)
    assert g.standing()["scores"][0]["categories"]["leaders"] == 2


@pytest.mark.rule("historia.territories.same-is-adjacent")
def test_civilizations_in_the_same_territory_are_adjacent() -> None:
    g = arrange(civ(military=2, territories=["japan"]), idle(territories=["japan"]))
    act(g, "raid")
    play(g, 0, "raid:1")
    assert vp(g)[0] == 2
    g = arrange(civ(territories=["oceania"]), idle(technology=2, territories=["oceania"]))
    act(g, "trade")
    play(g, 0, "trade:1")
    assert g.technology[0] == 2


# --- events


@pytest.mark.rule("historia.events.thermopylae-extra-card")
def test_under_thermopylae_a_raid_costs_one_more_card() -> None:
    g = arrange(
        civ(military=2, territories=["japan"], advisors=["cicero"]),
        idle(territories=["japan"]),
        event="thermopylae",
        events=True,
    )
    act(g, "raid")
    assert {move.partition(":")[0] for move in legal(g, 0)} == {"discard"}
    assert "discard:cicero" in legal(g, 0)
    assert "discard:art" in legal(g, 0)
    play_all(g, 0, "discard:art", "raid:1")
    assert vp(g)[0] == 2
    assert queue(g, 0) == ["art", "raid"]


@pytest.mark.rule("historia.events.thermopylae-extra-card")
def test_under_thermopylae_a_raid_needs_a_card_left_over() -> None:
    alone = civ(technology=6, military=6, hand=("raid",))
    g = arrange(alone, idle(), event="thermopylae", events=True)
    assert refusal(g, 0, "lay:raid") == "historia.events.thermopylae-extra-card"
    assert legal(g, 0) == ["done"]
    two = civ(technology=6, military=6, hand=("raid", "art"))
    g = arrange(two, idle(), event="thermopylae", events=True)
    play(g, 0, "lay:raid")
    assert refusal(g, 0, "lay:art") == "historia.events.thermopylae-extra-card"
    g = arrange(two, idle(), event="thermopylae", events=True)
    play(g, 0, "lay:art")
    assert refusal(g, 0, "lay:raid") == "historia.events.thermopylae-extra-card"


def _reveal(event: str, era: int, **mine: Any) -> Any:
    """A position in which this event has just been turned up for the second turn of an era."""
    events: list[list[str]] = [[], [], []]
    others = [name for name in FACTS.events.ids if FACTS.event_era[FACTS.events.index[name]] == era and name != event]
    events[era - 1] = [others[0], event]
    g = arrange(idle(**mine), idle(), era=era, deal={"events": events}, events=True, event=others[0])
    end_turn(g)
    assert g.view(0)["event"] == event
    return g


@pytest.mark.rule("historia.events.black-death-floor", "historia.matrix.no-level-to-lose")
def test_black_death_spares_whoever_has_no_level_to_lose() -> None:
    g = _reveal("black_death", 2, technology=1, military=3)
    assert list(g.technology) == [1, 1]
    assert list(g.military) == [3, 1]
    assert _reveal("black_death", 2, technology=3, military=3).technology[0] == 2
    # At the edge of the outline there is no level to lose either.
    assert _reveal("black_death", 2, technology=2, military=5).technology[0] == 2


@pytest.mark.rule("historia.events.siege-floor", "historia.matrix.no-level-to-lose")
def test_the_siege_spares_whoever_has_no_level_to_lose() -> None:
    g = _reveal("siege_of_constantinople", 2, technology=3, military=1)
    assert list(g.military) == [1, 1]
    assert list(g.technology) == [3, 1]
    assert _reveal("siege_of_constantinople", 2, technology=3, military=3).military[0] == 2
    assert _reveal("siege_of_constantinople", 2, technology=5, military=2).military[0] == 2


# --- golden era


@pytest.mark.rule("historia.golden-era.free-action", "historia.golden-era.flip", "historia.golden-era.activate")
def test_the_golden_era_action_is_free_and_does_one_thing_at_a_time() -> None:
    g = arrange(civ(available=4, tokens=2), idle(), golden_era=True)
    act(g, "technology")
    assert refusal(g, 0, "golden_era") == "historia.golden-era.activate"
    play(g, 0, "flip")
    assert (g.available[0], g.used[0], g.tokens[0]) == (3, 1, 3)
    assert not g.golden
    play(g, 0, "golden_era")
    assert g.golden
    play(g, 0, "technology")
    assert g.technology[0] == 2
    assert queue(g, 0) == ["technology"]
    assert "art" in hand(g, 0)


def test_every_statement_of_the_faq_stands_in_the_ledger() -> None:
    rules = tomllib.loads((FOLDER / "ledger" / "en.toml").read_text(encoding="utf-8"))["rule"]
    assert sorted(rule["faq"] for rule in rules if "faq" in rule) == list(range(1, 45))
    assert all(rule["degree"] == "attested" for rule in rules if "faq" in rule)
    assert all(rule.get("source") or rule["degree"] == "ours" for rule in rules)
