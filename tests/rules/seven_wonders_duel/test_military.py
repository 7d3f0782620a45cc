"""Esercito: shields, the pawn, military tokens and military supremacy."""

from __future__ import annotations

import pytest

from rules.seven_wonders_duel.tools import arrange, city, play

REST = "theater"
"""A card that stays behind so that the Age goes on."""


@pytest.mark.rule("swd.military.shields-move-pawn")
@pytest.mark.parametrize(("seat", "pawn"), [(0, 2), (1, -2)])
def test_each_shield_moves_the_pawn_one_space_towards_the_other_capital(seat: int, pawn: int) -> None:
    g = arrange(["walls", "brewery"], seat=seat, mine=city("shelf_quarry"))
    play(g, "build:walls")
    assert g.view(seat)["pawn"] == pawn


@pytest.mark.rule("swd.military.shields-move-pawn")
def test_shields_of_a_wonder_move_the_pawn() -> None:
    g = arrange(["tavern", REST], seat=1, mine=city(coins=30, unbuilt=["colossus"]))
    play(g, "wonder:colossus+tavern")
    assert g.view(0)["pawn"] == -2


@pytest.mark.rule("swd.military.shields-move-pawn")
def test_a_red_card_discarded_or_under_a_wonder_moves_nothing() -> None:
    g = arrange(["guard_tower", "palisade", REST], mine=city(coins=30, unbuilt=["sphinx"]))
    play(g, "wonder:sphinx+guard_tower")
    play(g, "discard:palisade")
    assert g.view(0)["pawn"] == 0


@pytest.mark.rule("swd.military.immediate-once")
def test_a_red_building_moves_the_pawn_once() -> None:
    g = arrange(["guard_tower", "lumber_yard", "clay_pool", "quarry", REST])
    play(g, "build:guard_tower")
    assert g.view(0)["pawn"] == 1
    for move in ("build:lumber_yard", "build:clay_pool", "build:quarry"):
        play(g, move)
        assert g.view(0)["pawn"] == 1


@pytest.mark.rule("swd.military.back-and-forth")
def test_the_pawn_is_a_running_balance() -> None:
    g = arrange(["pretorium", "circus", "palace"], mine=city(coins=8), theirs=city("parade_ground"))
    play(g, "build:pretorium")
    assert g.view(0)["pawn"] == 3
    play(g, "build:circus")
    assert g.view(0)["pawn"] == 1


@pytest.mark.rule("swd.military.back-and-forth")
def test_the_pawn_crosses_the_centre() -> None:
    g = arrange(["circus", "palace"], seat=1, mine=city("parade_ground"), pawn=1)
    play(g, "build:circus")
    assert g.view(0)["pawn"] == -1


@pytest.mark.rule("swd.military.token-on-entering")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("ahead", "coins"),
    [
        pytest.param(1, 9, id="2: no new zone"),
        pytest.param(2, 7, id="3: the 2-coin token"),
        pytest.param(3, 9, id="4: inside the zone"),
        pytest.param(5, 4, id="6: the 5-coin token"),
        pytest.param(6, 9, id="7: inside the zone"),
        pytest.param(-4, 9, id="towards the centre"),
    ],
)
def test_a_military_token_is_applied_when_the_pawn_enters_its_zone(seat: int, ahead: int, coins: int) -> None:
    pawn = ahead if seat == 0 else -ahead
    g = arrange(["guard_tower", REST], seat=seat, theirs=city(coins=9), pawn=pawn)
    play(g, "build:guard_tower")
    assert g.view(seat)["coins"][1 - seat] == coins
    assert g.view(seat)["coins"][seat] == 7


@pytest.mark.rule("swd.military.token-removed")
def test_a_used_token_is_gone_and_its_zone_costs_nothing_the_second_time() -> None:
    g = arrange(["guard_tower", "palisade", "stable", REST], mine=city("lumber_yard"), pawn=2)
    assert g.view(0)["loot"] == [[2, 5], [2, 5]]
    play(g, "build:guard_tower")
    assert (g.view(0)["pawn"], g.view(0)["loot"]) == (3, [[2, 5], [5]])
    assert g.view(0)["coins"] == [7, 5]
    play(g, "build:palisade")
    assert (g.view(0)["pawn"], g.view(0)["coins"]) == (2, [7, 3])
    play(g, "build:stable")
    assert (g.view(0)["pawn"], g.view(0)["loot"]) == (3, [[2, 5], [5]])
    assert g.view(0)["coins"] == [7, 3]


@pytest.mark.rule("swd.military.crossing-two-zones")
@pytest.mark.parametrize(("before", "after"), [(10, 3), (7, 0), (4, 0)])
def test_one_move_through_two_zones_applies_both_tokens(before: int, after: int) -> None:
    g = arrange(["pretorium", "palace"], mine=city(coins=8, tokens=["strategy"]), theirs=city(coins=before), pawn=2)
    log = play(g, "build:pretorium")
    assert g.view(0)["pawn"] == 6
    assert g.view(0)["coins"] == [0, after]
    assert g.view(0)["loot"] == [[2, 5], []]
    lost = [event.args["coins"] for event in log if event.key == "event-looted"]
    assert lost == [2, min(5, before - 2)]


@pytest.mark.rule("swd.military.example")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4)])
def test_example_denise_builds_archery_range(before: int, after: int) -> None:
    denise = city("quarry", "lumber_yard", "press")
    g = arrange(["archery_range", "brewery"], mine=denise, theirs=city(coins=6), pawn=before)
    play(g, "build:archery_range")
    assert g.view(0)["pawn"] == after
    assert g.view(0)["coins"] == [7, 4]
    assert g.view(0)["loot"] == [[2, 5], [5]]


@pytest.mark.rule("swd.military.supremacy")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pawn_on_the_capital_wins_at_once(seat: int) -> None:
    pawn = 7 if seat == 0 else -7
    g = arrange(["circus", "palace"], seat=seat, mine=city("parade_ground"), pawn=pawn)
    play(g, "build:circus")
    assert g.waiting() == ()
    assert (g.standing()["ending"], g.standing()["winners"]) == ("military", [seat])
    assert g.refusal(1 - seat, g.title.moves.parse("discard:palace")) == "table.over"


@pytest.mark.rule("swd.military.supremacy")
def test_one_space_before_the_capital_the_game_goes_on() -> None:
    g = arrange(["circus", "palace"], mine=city("parade_ground"), pawn=6)
    play(g, "build:circus")
    assert g.view(0)["pawn"] == 8
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.military.supremacy")
def test_the_last_token_is_taken_on_the_way_to_the_capital() -> None:
    g = arrange(["arsenal", "palace"], mine=city(coins=20, tokens=["strategy"]), pawn=5)
    play(g, "build:arsenal")
    assert g.view(0)["coins"] == [10, 2]
    assert g.standing()["winners"] == [0]


@pytest.mark.rule("swd.military.excess-shields")
@pytest.mark.parametrize(("seat", "pawn", "capital"), [(0, 8, 9), (0, 7, 9), (1, -8, -9), (1, -7, -9)])
def test_shields_beyond_the_capital_are_wasted(seat: int, pawn: int, capital: int) -> None:
    """Pretorium has 3 shields."""
    g = arrange(["pretorium", "palace"], seat=seat, mine=city(coins=8), pawn=pawn)
    play(g, "build:pretorium")
    assert g.view(seat)["pawn"] == capital
    assert (g.standing()["ending"], g.standing()["winners"]) == ("military", [seat])


@pytest.mark.rule("swd.loot.amount")
@pytest.mark.parametrize(("ahead", "before", "after"), [(5, 9, 4), (2, 9, 7)])
def test_the_opponent_loses_the_coins_of_the_token_and_nobody_gains_them(ahead: int, before: int, after: int) -> None:
    g = arrange(["guard_tower", REST], mine=city(coins=3), theirs=city(coins=before), pawn=ahead)
    play(g, "build:guard_tower")
    assert g.view(0)["coins"] == [3, after]


@pytest.mark.rule("swd.loot.not-enough")
@pytest.mark.parametrize(("ahead", "before", "lost"), [(5, 3, 3), (5, 5, 5), (5, 0, 0), (2, 1, 1), (2, 2, 2)])
def test_a_treasury_too_small_is_emptied(ahead: int, before: int, lost: int) -> None:
    g = arrange(["guard_tower", REST], theirs=city(coins=before), pawn=ahead)
    log = play(g, "build:guard_tower")
    assert g.view(0)["coins"] == [7, 0]
    assert [event.args["coins"] for event in log if event.key == "event-looted"] == [lost]
