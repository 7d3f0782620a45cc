"""Fasi 7 e 8: exploration, famine, graves and elimination."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.country import grass, graves, held, industries, markers, polluted, zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    asked,
    finish,
    go_to,
    goods,
    legal,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
)

GRID = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
SMALL = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
MARKET = {"a1", "b1", "a2", "b2"}
EXPLORER = realm(houses=1, buildings=["explorer@a1!"])


def start(*realms: Realm, **parts: Any) -> Any:
    g = arrange(*realms, **parts)
    finish(g)
    return g


def all_but(*squares: str) -> list[str]:
    """Graves on all squares of a first city but these."""
    return [square for square in GRID if square not in squares]


def due(game: Any, seat: int = 0) -> int:
    """Graves that a seat has to place."""
    assert asked(game, seat) == "bury"
    count: int = game.question(seat).args["count"]
    return count


# --- exploration


@pytest.mark.rule("antiquity.explore.in-turn-order")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_exploration_follows_the_turn_order(order: list[int]) -> None:
    rival = realm(houses=1, buildings=["explorer@a1!"], inns=["a16", "b17"])
    g = start(EXPLORER, rival, order=order)
    assert seen(g, "phase") == 7 and g.waiting() == (order[0],)
    assert "a9" in zone(g, 0) & zone(g, 1)
    play(g, "explore:a9")
    assert g.waiting() == (order[1],) and "explore:a9" not in legal(g)
    assert refusal(g, "explore:a9") == "antiquity.explore.may-turn-marker"


@pytest.mark.rule("antiquity.explore.may-turn-marker")
def test_a_manned_explorer_may_turn_a_marker_in_the_zone() -> None:
    g = start(EXPLORER)
    assert legal(g) == ["explore:a9", "explore:a54", "skip"]
    for place in ("b16", "a8"):
        assert refusal(g, f"explore:{place}") == "antiquity.explore.may-turn-marker"
    play(g, "skip")
    assert {"a9", "a54"} <= markers(g) and goods(g) == {} and seen(g, "phase") == 9
    g = start(realm(houses=1, buildings=["explorer@a1!"], inns=["b17"]))
    assert refusal(g, "explore:b16") is None
    assert seen(start(realm(houses=1, buildings=["explorer@a1"])), "phase") == 9, "nobody is asked without a man"


@pytest.mark.rule("antiquity.explore.choose-and-reveal")
def test_the_choice_is_blind_and_what_comes_up_is_public() -> None:
    games = [start(EXPLORER, deal={"markers": {"a9": good}}) for good in ("grain", "wine")]
    for viewer in (0, 1, None):
        assert games[0].view(viewer) == games[1].view(viewer)
    for g, good in zip(games, ("grain", "wine"), strict=True):
        (told,) = [event for event in play(g, "explore:a9") if event.key == "event-explored"]
        assert told.args == {"seat": 0, "hex": "a9", "good": good} and told.audience == -1


@pytest.mark.rule("antiquity.explore.gain-good")
@pytest.mark.rule("antiquity.explore.marker-discarded")
@pytest.mark.parametrize("good", ["grain", "sheep", "olives", "wine"])
def test_the_explorer_gains_the_good_and_the_marker_is_gone(good: str) -> None:
    g = start(EXPLORER, deal={"markers": {"a9": good}})
    play(g, "explore:a9")
    assert goods(g) == {good: 1} and "a9" not in markers(g) and "a54" in markers(g)


@pytest.mark.rule("antiquity.explore.food-lowers-famine")
@pytest.mark.parametrize("option", ["explore_famine", "ruleset"])
@pytest.mark.parametrize(("setting", "level"), [("original", 5), ("seed", 3)])
@pytest.mark.parametrize("food", ["grain", "sheep", "olives"])
def test_found_food_raises_the_famine_and_to_the_letter_lowers_it(
    option: str, setting: str, level: int, food: str
) -> None:
    g = start(EXPLORER, famine=4, options={option: setting}, deal={"markers": {"a9": food}})
    assert seen(g, "phase") == 7 and seen(g, "famine") == 4
    play(g, "explore:a9")
    assert seen(g, "famine") == level and due(g) == level - 1 and due(g, 1) == level


@pytest.mark.rule("antiquity.explore.food-lowers-famine")
def test_the_famine_does_not_fall_below_zero() -> None:
    g = start(EXPLORER, famine=0, options={"explore_famine": "seed"}, deal={"markers": {"a9": "grain"}})
    play(g, "explore:a9")
    assert seen(g, "phase") == 9 and seen(g, "famine") == 1, "zero, and one more at the end of phase 8"


@pytest.mark.rule("antiquity.explore.wine-no-change")
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_wine_leaves_the_famine_as_it_is(setting: str) -> None:
    g = start(EXPLORER, famine=3, options={"explore_famine": setting}, deal={"markers": {"a9": "wine"}})
    play(g, "explore:a9")
    assert seen(g, "famine") == 3 and due(g) == 3


@pytest.mark.rule("antiquity.explore.one-per-explorer")
def test_an_explorer_turns_one_marker_per_turn() -> None:
    g = start(EXPLORER)
    assert refusal(g, "explore:a54") is None
    play(g, "explore:a9")
    assert refusal(g, "explore:a54") == "table.other-question" and seen(g, "phase") > 7
    next_turn(g)
    play(g, "man:explorer+1", seat=0)
    finish(g)
    assert refusal(g, "explore:a54") is None


# --- famine


@pytest.mark.rule("antiquity.famine.base-number")
@pytest.mark.parametrize("level", [1, 5])
def test_everybody_takes_as_many_graves_as_the_famine_level(level: int) -> None:
    g = start(famine=level)
    assert g.waiting() == (0, 1) and due(g, 0) == due(g, 1) == level


@pytest.mark.rule("antiquity.famine.food-reduces")
@pytest.mark.rule("antiquity.famine.food-not-spent")
def test_food_wherever_it_lies_spares_graves_and_is_not_spent() -> None:
    farms = [Industry("farm", "grain", "a15", ["a15"]), Industry("farm", "grain", "a47", ["a47"])]
    mine = realm(houses=3, goods={"fish": 1, "wine": 2}, buildings=["storage2x2@a1!"], industries=farms)
    g = start(mine, famine=5)
    assert goods(g) == {"fish": 1, "grain": 2, "wine": 2} and due(g) == 2
    play(g, "bury:1+g1", "bury:1+g2", seat=0)
    play(g, *[f"bury:1+g{row}" for row in range(1, 6)], seat=1)
    assert seen(g, "phase") == 9 and goods(g) == {"fish": 1, "grain": 2, "wine": 2}
    saved = realm(goods={"olives": 4}, buildings=["cathedral@a1"], saint="christofori")
    assert due(start(saved, famine=5)) == 1, "in the cathedral too"


@pytest.mark.rule("antiquity.famine.never-removes")
def test_plenty_of_food_removes_no_graves() -> None:
    saved = realm(goods={"olives": 6}, buildings=["cathedral@a1"], saint="christofori", graves=["g1", "g2", "g3", "g4"])
    g = start(saved, famine=1)
    assert g.waiting() == (1,)
    play(g, "bury:1+a1", seat=1)
    assert graves(g) == {"g1", "g2", "g3", "g4"}


@pytest.mark.rule("antiquity.famine.granary")
@pytest.mark.parametrize("option", ["passive_graved", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_a_granary_spares_three_graves(option: str, setting: str) -> None:
    farm = Industry("farm", "grain", "a15", ["a15"])
    options: dict[str, object] = {option: setting}
    for plans, squares, count in (
        ([], [], 5),
        (["granary@a1"], [], 2),
        (["granary@a1"], ["b1"], 2 if setting == "seed" else 5),
    ):
        mine = realm(houses=1, buildings=plans, graves=squares, industries=[farm])
        assert due(start(mine, famine=6, options=options)) == count


@pytest.mark.rule("antiquity.famine.level-plus-one")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", [0, 5, 30])
def test_the_famine_rises_by_one_whatever_the_number_of_players(seats: int, level: int) -> None:
    g = start(seats=seats, famine=level)
    go_to(g, 9)
    assert seen(g, "famine") == level + 1


# --- graves


@pytest.mark.rule("antiquity.graves.empty-squares-first")
def test_no_grave_on_a_building_while_any_city_has_a_free_square() -> None:
    parts: dict[str, Any] = {"cities": ["a31", "c41"], "buildings": ["market@a1"]}
    full = all_but(*MARKET)
    g = start(realm(**parts, graves=full + [f"2:{square}" for square in SMALL[2:]]), famine=1)
    assert set(legal(g, 0)) == {"bury:2+a1", "bury:2+b1"}
    assert refusal(g, "bury:1+a1", seat=0) == "antiquity.graves.empty-squares-first"
    g = start(realm(**parts, graves=full + [f"2:{square}" for square in SMALL]), famine=1)
    assert refusal(g, "bury:1+a1", seat=0) is None


@pytest.mark.rule("antiquity.graves.free-distribution")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_graves_are_divided_among_cities_as_one_likes(first: int) -> None:
    g = start(realm(cities=["a31", "c41"]), famine=3)
    moves = [f"bury:1+{square}" for square in GRID[:first]] + [f"bury:2+{square}" for square in SMALL[: 3 - first]]
    play(g, *moves, seat=0)
    assert len(graves(g, 1)) == first and len(graves(g, 2)) == 3 - first
    g = start(realm(), famine=1)
    assert refusal(g, "bury:2+a1", seat=0) == "antiquity.graves.free-distribution", "no such city"


@pytest.mark.rule("antiquity.graves.squares-lost")
def test_nothing_is_built_on_a_grave() -> None:
    g = start(realm(goods={"wood": 1}, houses=1, buildings=["storage2x2@f1!"]), famine=1)
    play(g, "bury:1+b2", seat=0)
    next_turn(g)
    play(g, "build:market", seat=0)
    assert refusal(g, "place:1+a1+0", seat=0) == "antiquity.graves.squares-lost"
    assert refusal(g, "place:1+c1+0", seat=0) is None
    g = arrange(realm(goods={"wood": 1}))
    play(g, "build:market")
    assert refusal(g, "place:1+a1+0") is None


@pytest.mark.rule("antiquity.graves.on-buildings-when-full")
@pytest.mark.rule("antiquity.graves.one-per-square")
@pytest.mark.rule("antiquity.graves.not-on-houses")
def test_full_cities_bury_on_their_buildings_but_never_on_houses() -> None:
    full = all_but(*MARKET, "e1", "f1", "g1", "g7")
    g = start(realm(houses=1, buildings=["market@a1", "explorer@e1"], graves=full), famine=4)
    assert set(legal(g, 0)) == {f"bury:1+{square}" for square in MARKET | {"e1", "f1", "g1"}}
    assert refusal(g, "bury:1+g7", seat=0) == "antiquity.graves.not-on-houses"
    play(g, "bury:1+e1", "bury:1+f1", "bury:1+g1", seat=0)  # three squares, three graves
    for square in ("e1", "f1", "g1"):
        assert refusal(g, f"bury:1+{square}", seat=0) == "antiquity.graves.one-per-square", (
            "three squares, three graves"
        )
    play(g, "bury:1+a1", seat=0)
    assert graves(g) == {*full, "e1", "f1", "g1", "a1"}


@pytest.mark.rule("antiquity.graves.example-capacity")
@pytest.mark.parametrize(
    ("plan", "squares", "room"),
    [("cart_shop@a1", {"b1", "a2", "b2"}, 3), ("faculty_theology@a1", {*GRID[:3], *GRID[7:10], "a3", "b3"}, 8)],
)
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_a_cart_shop_takes_three_graves_and_theology_eight(
    plan: str, squares: set[str], room: int, ruleset: str
) -> None:
    """The example of the rulebook, with two and five, does not fit the pieces; one for each square holds."""
    for level, out in ((room, []), (room + 1, [0])):
        mine = realm(buildings=[plan], graves=all_but(*squares))
        g = start(mine, seats=3, famine=level, options={"ruleset": ruleset})
        assert seen(g, "out") == out
    assert len(squares) == room


@pytest.mark.rule("antiquity.graves.not-on-houses")
def test_houses_alone_leave_no_square_for_a_grave() -> None:
    g = start(realm(houses=2, graves=all_but("f7", "g7")), seats=3, famine=1)
    assert seen(g, "out") == [0]
    g = start(realm(houses=2, graves=all_but("e7", "f7", "g7")), seats=3, famine=1)
    assert seen(g, "out") == [] and "e7" in graves(g)


@pytest.mark.rule("antiquity.graves.eject-man")
def test_a_grave_drives_the_man_out_at_once() -> None:
    """The dump no longer works in phase 9 of the same turn."""
    dump = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
    g = start(realm(houses=1, buildings=["dump@a1!"], graves=all_but(*dump, "g7")), famine=1)
    assert player(g)["active"] == ["dump"] and player(g)["free_men"] == 0
    play(g, "bury:1+b2", seat=0)
    play(g, "bury:1+b2", seat=1)
    assert player(g)["active"] == [] and player(g)["free_men"] == 1
    assert seen(g, "phase") == 9 and g.waiting() == (0,) and g.question(0).args["count"] == 3


# --- elimination


@pytest.mark.rule("antiquity.elimination.no-legal-square")
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_has_no_square_for_a_grave_is_out(seats: int) -> None:
    full = realm(houses=1, buildings=["market@a1"], graves=all_but("g7"))
    g = start(full, seats=seats, famine=0)
    assert seen(g, "out") == [], "no grave is due"
    log = finish(arrange(full, seats=seats, famine=1))
    assert [event.args for event in log if event.key == "event-eliminated"] == [{"seat": 0}]
    g = start(full, seats=seats, famine=1)
    assert seen(g, "out") == [0]
    if seats == 2:
        assert g.over() and seen(g, "ending") == "survival" and seen(g, "winners") == [1]
    else:
        assert not g.over() and 0 not in seen(g, "order") and g.waiting() == (1, 2)


@pytest.mark.rule("antiquity.elimination.no-legal-square")
def test_if_all_are_out_at_once_the_cleanest_zone_wins() -> None:
    g = start(*[realm(graves=GRID) for _ in range(2)], famine=1)
    assert g.over() and seen(g, "ending") == "extinction" and seen(g, "winners") == [0], "25 hexes against 22"
    g = start(*[realm(graves=GRID) for _ in range(2)], famine=1, polluted=["a20", "a21", "a14", "a15"])
    assert seen(g, "winners") == [1]


WOOD = Industry("woodcutter", "wood", "a20", ["a20", "a21"])
FARM = Industry("farm", "grain", "a47", ["a47", "a46", "a53"])
FISH = Industry("fishery", "fish", "a24+s", ["a33", "a34"])


def doomed() -> Any:
    """Seat 0 is eliminated after a harvest of one good from each of its industries; a54 was polluted before."""
    free = ["g7", "f7", "e7"]
    works = [WOOD, FARM, FISH]
    mine = realm(houses=3, inns=["a38"], graves=all_but(*free), industries=works)
    g = start(mine, realm(inns=["a37"]), seats=3, famine=9, polluted=["a54"], grass=["a28"])
    go_to(g, 8)
    assert seen(g, "out") == [0]
    return g


@pytest.mark.rule("antiquity.elimination.pieces-removed")
@pytest.mark.parametrize("viewer", [1, None])
def test_everything_the_eliminated_player_built_leaves_the_map(viewer: int | None) -> None:
    g = doomed()
    lost = g.view(viewer)["players"][0]
    assert (lost["cities"], lost["inns"], lost["zone"]) == ([], [], []) and not industries(g)
    assert seen(g, "piles")["fishery"] == 12 and player(g, 1)["inns"] == ["a37"]
    go_to(g, 9)
    assert g.waiting() == (1,) and seen(g, "order") == [1, 2]
    assert refusal(g, "pollute:a30") is None, "where the city stood the ground is free"


@pytest.mark.rule("antiquity.elimination.pollution-stays")
@pytest.mark.rule("antiquity.elimination.running-production")
def test_pollution_stays_but_for_that_under_goods_nobody_took() -> None:
    g = doomed()
    taken = polluted(g) - {"a54"}
    assert "a54" in polluted(g) and len(taken & {"a46", "a53"}) == 1 and len(taken & {"a33", "a34"}) == 1
    assert len(taken) == 2 and "a47" not in polluted(g), "where the last goods lay the ground is free"
    assert grass(g) == {"a20", "a21", "a28"}, "felled forest stays plain"
    assert held(g, "wood", 1) == 0


# --- what is foretold


def test_graves_are_foretold_from_the_food_that_will_be_there() -> None:
    """What cannot be stored will be gone, and what is harvested before the famine will be there."""
    fish = realm(goods={"fish": 3})
    assert player(arrange(fish, famine=3))["graves_due"] == 3, "nothing is stored"
    stored = realm(goods={"fish": 3, "wine": 2}, houses=1, buildings=["storage2x2@a1!"])
    assert player(arrange(stored, famine=3))["graves_due"] == 0, "food is kept before wine"
    grain = Industry("farm", "grain", "a20", ["a20", "a12"])
    g = arrange(realm(goods={"fish": 3}, houses=1, industries=[grain]), famine=3)
    assert player(g)["graves_due"] == 2
    finish(g)
    assert (asked(g), g.due[0]) == ("bury", 2), "and so it comes"
