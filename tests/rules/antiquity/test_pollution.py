"""Fase 9: Inquinamento: how much each player pollutes, where, and what happens when there is no room."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.country import graves, markers, polluted, zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    asked,
    finish,
    go_to,
    legal,
    play,
    player,
    realm,
    refusal,
    seen,
)

GRID = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


def start(*realms: Realm, **parts: Any) -> Any:
    """In phase 9, if anybody is asked there."""
    g = arrange(*realms, **parts)
    finish(g)
    go_to(g, 9)
    return g


def due(game: Any) -> int:
    """Pieces that the seat that is asked has still to place."""
    assert asked(game) == "pollute"
    count: int = game.question(game.turn()).args["count"]
    return count


def around(*cities: str, **parts: Any) -> set[str]:
    """The zone of a player with these cities and nothing else."""
    return zone(arrange(realm(cities=list(cities), **parts)))


# --- order


@pytest.mark.rule("antiquity.pollution.order-when-overlap")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_overlapping_zones_are_polluted_in_turn_order(order: list[int]) -> None:
    g = start(realm(), realm(inns=["a12"]), order=order)
    first, second = order
    assert g.waiting() == (first,) and "a20" in zone(g, 0) & zone(g, 1)
    play(g, "pollute:a20", "pollute:a13", "pollute:a7")
    assert g.waiting() == (second,)
    assert refusal(g, "pollute:a20") == "antiquity.pollution.legal-hexes"
    assert refusal(g, "pollute:a21") is None


@pytest.mark.rule("antiquity.pollution.order-when-overlap")
def test_the_order_changes_nothing_where_zones_are_apart() -> None:
    choices = {0: ["a20", "a33", "a48"], 1: ["d7", "d8", "d13"]}
    found = []
    for order in ([0, 1], [1, 0]):
        sailor = realm(houses=1, buildings=["harbour@a1!"])
        g = start(sailor, realm(), order=order)
        assert not zone(g, 0) & zone(g, 1)
        for seat in order:
            play(g, *[f"pollute:{place}" for place in choices[seat]], seat=seat)
        found.append((polluted(g), seen(g, "turn_number")))
    assert found[0] == found[1] == ({*choices[0], *choices[1]}, 4)


# --- how much


@pytest.mark.rule("antiquity.pollution.three-per-city")
@pytest.mark.parametrize("cities", [["a31"], ["a31", "c41"], ["a31", "c41", "b31"], ["a31", "c41", "b31", "c8"]])
def test_each_city_produces_three_pieces(cities: list[str]) -> None:
    g = start(realm(cities=cities))
    count = 3 * len(cities)
    assert due(g) == player(g)["pollution_due"] == count
    for left in range(count, 0, -1):
        assert due(g) == left
        play(g, legal(g)[0], seat=0)
    assert len(polluted(g)) == count and g.waiting() == (1,)


@pytest.mark.rule("antiquity.pollution.inns-none")
def test_inns_pollute_nothing_and_widen_the_zone() -> None:
    inns = ["b40", "b54", "c55", "c8", "a1"]
    g = start(realm(inns=inns))
    assert due(g) == 3
    assert refusal(g, "pollute:b41") is None
    g = start(realm())
    assert due(g) == 3 and refusal(g, "pollute:b41") == "antiquity.pollution.legal-hexes"


@pytest.mark.rule("antiquity.pollution.any-part-of-zone")
def test_all_pieces_may_lie_around_one_inn() -> None:
    g = start(realm(cities=["a31", "c41"], inns=["b54"]))
    places = sorted(around("a31", "c41", inns=["b54"]) - around("a31", "c41"))[:6]
    assert due(g) == 6 == len(places)
    play(g, *[f"pollute:{place}" for place in places], seat=0)
    assert polluted(g) == set(places)


@pytest.mark.rule("antiquity.pollution.fountain-reduction")
@pytest.mark.parametrize(("count", "pieces"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_fountain_spares_a_piece(count: int, pieces: int) -> None:
    g = start(realm(buildings=[f"fountain@{square}" for square in ("a1", "b1", "c1", "d1")[:count]]))
    assert player(g)["pollution_due"] == pieces
    assert g.waiting() == ((0,) if pieces else (1,))
    if pieces:
        assert due(g) == pieces


@pytest.mark.rule("antiquity.pollution.fountain-reduction")
@pytest.mark.parametrize(("setting", "pieces"), [("original", 2), ("seed", 1)])
def test_a_fountain_with_a_grave_counts_only_to_the_letter(setting: str, pieces: int) -> None:
    mine = realm(buildings=["fountain@a1", "fountain@b1"], graves=["a1"])
    for option in ("passive_graved", "ruleset"):
        assert due(start(mine, options={option: setting})) == pieces


@pytest.mark.rule("antiquity.pollution.dump-reduction")
def test_an_active_dump_spares_four_pieces_and_no_more_than_there_are() -> None:
    for plan, waiting in (("dump@a1", (0,)), ("dump@a1!", (1,))):
        g = start(realm(houses=1, buildings=[plan]))
        assert g.waiting() == waiting
    assert not polluted(g) and player(g)["pollution_due"] == 0
    assert due(start(realm(cities=["a31", "c41"], houses=1, buildings=["dump@a1!"]))) == 2


RAGNAR = realm(cities=["a31", "c41", "b31"], houses=1, buildings=["fountain@g1", "dump@a1!"])


@pytest.mark.rule("antiquity.pollution.example-ragnar")
def test_example_ragnar_places_nine_less_one_less_four() -> None:
    g = start(RAGNAR)
    assert due(g) == 4
    for _ in range(4):
        play(g, legal(g)[0], seat=0)
    assert len(polluted(g)) == 4 and g.waiting() == (1,)


# --- where


@pytest.mark.rule("antiquity.pollution.legal-hexes")
def test_pollution_goes_on_free_clean_hexes_of_the_own_zone() -> None:
    work = Industry("woodcutter", "wood", "a20", ["a20", "a21", "a28"])
    mine = realm(houses=1, industries=[work], inns=["a24"])
    g = start(mine, realm(inns=["a37"]), polluted=["a38"])
    clean = start(realm())
    for place in ("a38", "a20", "a24", "a37", "a31"):
        assert refusal(g, f"pollute:{place}") == "antiquity.pollution.legal-hexes"
        if place != "a31":
            assert refusal(clean, f"pollute:{place}") is None
    assert refusal(g, "pollute:a36") == "antiquity.pollution.legal-hexes", "outside the zone"
    harvested = {"a21", "a28"} - set(seen(g, "industries")[0]["goods"])
    assert len(harvested) == 1 and refusal(g, f"pollute:{harvested.pop()}") is None
    rest = zone(g) - {"a38", "a20", "a37"} - set(seen(g, "industries")[0]["goods"])
    assert {move.removeprefix("pollute:") for move in legal(g)} == rest


@pytest.mark.rule("antiquity.pollution.legal-hexes")
def test_pollution_on_an_exploration_marker_discards_it_unseen() -> None:
    g = start(realm())
    assert "a9" in markers(g)
    log = play(g, "pollute:a9")
    assert "a9" not in markers(g) and "a9" in polluted(g) and seen(g, "famine") == 1
    assert [event.key for event in log] == ["event-polluted"] and not player(g)["goods"]["grain"]


@pytest.mark.rule("antiquity.pollution.water-needs-harbour")
@pytest.mark.parametrize(
    ("plan", "reason"), [("harbour@a1", "antiquity.pollution.water-needs-harbour"), ("harbour@a1!", None)]
)
def test_water_is_polluted_only_with_an_active_harbour(plan: str, reason: str | None) -> None:
    g = start(realm(houses=1, buildings=[plan]))
    assert refusal(g, "pollute:a33") == refusal(g, "pollute:a34") == reason
    assert refusal(g, "pollute:a45") is not None, "another lake"


@pytest.mark.rule("antiquity.pollution.dump-shield")
def test_an_active_dump_keeps_others_out_of_the_zone() -> None:
    for plan, reason in (("dump@a1", None), ("dump@a1!", "antiquity.pollution.dump-shield")):
        keeper = realm(cities=["a31", "c41"], houses=1, buildings=[plan])
        g = start(keeper, realm(inns=["a12"]), order=[1, 0])
        assert g.waiting() == (1,) and "a20" in zone(g, 0) & zone(g, 1)
        assert refusal(g, "pollute:a20") == reason
        assert refusal(g, "pollute:a19") is None, "in the zone of seat 1 alone"
    play(g, "pollute:a19", "pollute:a27", "pollute:a1")
    assert g.waiting() == (0,) and refusal(g, "pollute:a20") is None, "its owner may"


@pytest.mark.rule("antiquity.pollution.dump-shield")
def test_the_shield_covers_what_stables_and_harbour_add() -> None:
    plans = ["dump@a1!", "stables@d1!"]
    g = start(realm(houses=2, buildings=plans), realm(inns=["a12"]), order=[1, 0])
    assert refusal(g, "pollute:a19") == "antiquity.pollution.dump-shield"
    g = start(realm(houses=2, buildings=["dump@a1!", "stables@d1"]), realm(inns=["a12"]), order=[1, 0])
    assert refusal(g, "pollute:a19") is None


# --- no room


@pytest.mark.rule("antiquity.pollution.convert-to-graves")
def test_pieces_without_a_hex_become_graves() -> None:
    g = start(realm(), polluted=around("a31"))
    assert asked(g) == "bury" and g.question(0).args["count"] == 3
    play(g, "bury:1+a1", "bury:1+g7", "bury:1+d4")
    assert graves(g) == {"a1", "d4", "g7"} and polluted(g) == around("a31")
    assert g.waiting() == (1,) and asked(g) == "pollute"


@pytest.mark.rule("antiquity.pollution.no-voluntary-conversion")
def test_pollution_is_not_turned_into_graves_while_a_hex_is_left() -> None:
    fountains = ["fountain@a1", "fountain@b1"]
    g = start(realm(buildings=fountains), polluted=around("a31") - {"a20"})
    assert "a20" in polluted(g) and not graves(g), "the only piece went on the only hex"
    g = start(realm(buildings=fountains), polluted=around("a31") - {"a20", "a21"})
    assert set(legal(g)) == {"pollute:a20", "pollute:a21"}
    assert refusal(g, "bury:1+g7") == "table.other-question"
    g = start(realm(buildings=fountains), polluted=around("a31"))
    assert refusal(g, "bury:1+g7") is None


@pytest.mark.rule("antiquity.pollution.example-ragnar-2")
def test_example_ragnar_places_one_piece_and_takes_three_graves() -> None:
    g = start(RAGNAR, polluted=around("a31", "c41", "b31") - {"a20"})
    assert "a20" in polluted(g) and asked(g) == "bury"
    assert g.question(0).args["count"] == 3
    play(g, "bury:1+g6", "bury:2+a1", "bury:3+a1")
    assert (graves(g), graves(g, 2), graves(g, 3)) == ({"g6"}, {"a1"}, {"a1"})


@pytest.mark.rule("antiquity.pollution.graves-at-once")
def test_converted_graves_follow_the_rules_of_graves() -> None:
    """One free square, then the market; the houses stay free of graves."""
    market = {"a1", "b1", "a2", "b2"}
    full = [square for square in GRID if square not in market | {"g1", "f7", "g7"}]
    g = start(realm(houses=[1, 2], buildings=["market@a1!"], graves=full), polluted=around("a31"))
    assert seen(g, "phase") == 9 and asked(g) == "bury" and "g1" in graves(g), "the free square came first"
    assert {move.removeprefix("bury:1+") for move in legal(g)} == market
    assert refusal(g, "bury:1+g7") == "antiquity.graves.not-on-houses"
    assert refusal(g, "bury:1+g1") == "antiquity.graves.one-per-square"
    play(g, "bury:1+a1", "bury:1+b2")
    assert {"a1", "b2"} <= graves(g) and not player(g)["cities"][0]["pieces"][0]["manned"]
    assert g.waiting() == (1,)


@pytest.mark.rule("antiquity.pollution.graves-at-once")
def test_converted_graves_can_eliminate() -> None:
    for free, out in ((2, [0]), (3, [])):
        g = start(realm(graves=GRID[free:]), seats=3, polluted=around("a31"))
        assert seen(g, "out") == out and seen(g, "phase", seat=1) == 9
        assert g.waiting() == (1,), "the next in order goes on"
