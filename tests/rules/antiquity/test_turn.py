"""Passo dopo passo: the ten phases, Fase 1 (Tutti Fuori), Fase 3 (Ordine di Gioco), men at work, used land."""

from __future__ import annotations

from typing import Any

import pytest

from rules.antiquity.tools import (
    BUILDINGS,
    TITLE,
    Industry,
    arrange,
    asked,
    finish,
    go_to,
    goods,
    legal,
    manned,
    names,
    next_turn,
    of_terrain,
    play,
    player,
    realm,
    refusal,
    seen,
)

MANNED = [building for building in BUILDINGS if TITLE.sheet("building", building)["manned"]]


# --- turns and phases


@pytest.mark.rule("antiquity.turn.ten-phases")
def test_a_turn_runs_through_its_phases_in_order() -> None:
    """A player with something to decide wherever a phase asks anything; phases 1, 3 and 10 run by themselves."""
    busy = realm(
        goods={"gold": 2, "wine": 2},
        houses=4,
        buildings=["cart_shop@a1!", "explorer@d1!", "storage2x1@a4!"],
        industries=[Industry("mine", "gold", "a7", ["a6", "a7", "a8"])],
    )
    g = arrange(busy, famine=6)
    phases, log = [g.phase], []
    while g.turn_number == 3:
        moves = legal(g)
        idle = [move for move in moves if move in ("done", "end", "skip")]
        log += play(g, (idle or moves)[0])
        if g.phase != phases[-1]:
            phases.append(g.phase)
    assert phases == [2, 4, 5, 6, 7, 8, 9, 2]
    told = [event.key for event in log]
    assert told.index("event-order") < told.index("event-discarded-good") < told.index("event-buried")
    assert told[-1] == "event-turn", "phase 1 of the next turn"


@pytest.mark.rule("antiquity.turn.ten-phases")
def test_the_tenth_phase_follows_pollution_and_may_end_the_game() -> None:
    g = arrange(realm(houses=20, buildings=["cathedral@a1"], saint="nicolo"))
    log = go_to(g, 10)
    assert g.over() and seen(g, "phase") == 10
    assert seen(g, "winners") == [0]
    assert log[-1].key == "event-polluted"


@pytest.mark.rule("antiquity.turn.all-players-per-phase")
def test_a_phase_ends_when_all_are_done() -> None:
    g = arrange(seats=3)
    play(g, "done", seat=1)
    play(g, "done", seat=0)
    assert g.waiting() == (2,) and seen(g, "phase") == 2
    assert refusal(g, "done", seat=0) == "table.not-asked"
    play(g, "done", seat=2)
    assert seen(g, "phase") > 3


@pytest.mark.rule("antiquity.turn.simultaneous-default")
def test_all_act_at_once_but_in_turn_order_where_it_matters() -> None:
    busy: dict[str, Any] = {"goods": {"wood": 2}, "houses": 2, "buildings": ["cart_shop@a1!", "explorer@d1!"]}
    g = arrange(realm(**busy), realm(cities=["d47"], **busy), order=[1, 0])
    assert g.waiting() == (0, 1)
    finish(g)
    asked_in: dict[int, list[int]] = {}
    while g.turn_number == 3:
        assert len(g.waiting()) == 1
        seats = asked_in.setdefault(g.phase, [])
        if g.turn() not in seats:
            seats.append(g.turn())
        moves = legal(g)
        play(g, next((move for move in moves if move in ("end", "skip")), moves[0]))
    assert asked_in == {4: [1, 0], 7: [1, 0], 9: [1, 0]}


@pytest.mark.rule("antiquity.turn.simultaneous-default")
def test_victory_is_checked_for_all_together() -> None:
    """The first in turn order has won too, but the other one controls more unpolluted hexes."""
    saint: dict[str, Any] = {"houses": 20, "buildings": ["cathedral@a1"], "saint": "nicolo"}
    g = arrange(realm(**saint), realm(cities=["d31", "c31"], **saint), order=[0, 1])
    assert player(g, 1)["clean"] > player(g, 0)["clean"] + 3
    go_to(g, 10)
    assert g.over() and seen(g, "winners") == [1]


@pytest.mark.rule("antiquity.turn.powers-need-active")
@pytest.mark.parametrize("building", BUILDINGS)
def test_only_four_buildings_and_houses_work_without_a_man(building: str) -> None:
    plan = "storage2x2@a1" if building == "storage" else f"{building}@a1"
    saint = "giorgio" if building == "cathedral" else None
    g = arrange(realm(houses=1, buildings=[plan], saint=saint))
    power = TITLE.sheet("building", building)["power"]
    passive = building in ("cathedral", "granary", "brewery")
    assert (power in player(g)["active"]) == passive
    if building == "fountain":
        assert player(g)["pollution_due"] == 2, "one less than for the city alone"
    elif building in MANNED:
        play(g, f"man:{building}+1")
        assert power in player(g)["active"]


# --- phase 1


@pytest.mark.rule("antiquity.rise.clear-cities")
def test_in_phase_1_all_men_leave_the_cities() -> None:
    plans = ["market@a1!", "2:dump@a1!", "explorer@c1!", "storage2x2@a3!", "2:stables@d1!"]
    g = arrange(realm(cities=["a31", "b31"], houses=6, buildings=plans))
    assert len(manned(g)) == 5
    next_turn(g)
    assert manned(g) == []
    assert player(g)["free_men"] == player(g)["men"] == 6


@pytest.mark.rule("antiquity.rise.industries-stay")
def test_in_phase_1_men_on_industries_stay() -> None:
    g = arrange(realm(houses=2, industries=[Industry("mine", "gold", "a7", ["a6", "a7", "a8"])]))
    next_turn(g)
    assert [industry["centre"] for industry in seen(g, "industries")] == ["a7"]
    assert (player(g)["men"], player(g)["free_men"]) == (2, 1)
    next_turn(g)
    next_turn(g)
    assert seen(g, "industries") == []
    assert player(g)["free_men"] == 2, "its work is done"


# --- men


@pytest.mark.rule("antiquity.men.active-means-manned")
def test_a_harbour_reaches_water_only_while_a_man_stands_on_it() -> None:
    g = arrange(realm(houses=1, buildings=["harbour@a1"]))
    water = set(names(g.water))
    assert not set(player(g)["zone"]) & water
    play(g, "man:harbour+1")
    assert set(player(g)["zone"]) & water
    next_turn(g)
    assert not set(player(g)["zone"]) & water


@pytest.mark.rule("antiquity.men.leaving-deactivates")
def test_a_cart_shop_whose_man_went_away_builds_nothing_more() -> None:
    """Alchemy keeps the player in phase 4 after the last man has left his cart shop."""
    plans = ["cart_shop@a1!", "cart_shop@c1", "faculty_alchemy@a3!"]
    mine = realm(goods={"wine": 2}, houses=3, buildings=plans)
    g = arrange(mine, polluted=["a9"])
    finish(g)
    play(g, "found:farm", "product:wine", "site:a15")
    assert asked(g) == "country"
    assert refusal(g, "found:farm") == "antiquity.cart.no-build-without"
    assert manned(g) == ["faculty_alchemy"]

    g = arrange(mine, polluted=["a9"])
    play(g, "man:cart_shop+2")
    finish(g)
    play(g, "found:farm", "product:wine", "site:a15")
    assert refusal(g, "found:farm") is None


# --- land is used once


@pytest.mark.rule("antiquity.concept.hex-used-once")
def test_a_mined_hex_is_polluted_and_cannot_be_mined_again() -> None:
    mine = realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!", "storage2x1@d1"])
    mountains = of_terrain(arrange(), "mountain") - {"a16", "a7", "a8"}
    g = arrange(mine, polluted=mountains)
    finish(g)
    play(g, "found:mine", "product:gold", "site:a16")
    assert goods(g) == {"gold": 1} and seen(g, "industries") == []
    assert "a16" in seen(g, "polluted")

    again = realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@a1!"])
    g = arrange(again, polluted=seen(g, "polluted"), ores={"a16": "gold"})
    finish(g)
    play(g, "found:mine", "product:gold")
    assert refusal(g, "site:a16") == "antiquity.mine.site"
    assert refusal(g, "site:a7") is None


@pytest.mark.rule("antiquity.concept.forest-exception")
def test_felled_forest_is_not_polluted_and_can_be_farmed() -> None:
    mine = realm(
        goods={"wine": 1},
        houses=3,
        buildings=["cart_shop@a1!", "storage2x1@d1!"],
        industries=[Industry("woodcutter", "wood", "a14", ["a14"])],
    )
    g = arrange(mine)
    finish(g)
    play(g, "found:farm", "product:wine")
    assert refusal(g, "site:a14") == "antiquity.site.never-on-goods-or-men"

    g = arrange(mine)
    next_turn(g)
    assert goods(g) == {"wine": 1, "wood": 1}
    assert "a14" not in seen(g, "polluted") and seen(g, "grass") == ["a14"]
    play(g, "man:cart_shop+1", seat=0)
    finish(g)
    play(g, "found:farm", "product:wine", "site:a14")
    assert "a14" in seen(g, "polluted")


@pytest.mark.rule("antiquity.concept.expand-or-clean")
def test_unpolluted_hexes_only_become_fewer() -> None:
    g = arrange()
    dirty = set(seen(g, "polluted"))
    for _ in range(4):
        next_turn(g)
        assert set(seen(g, "polluted")) > dirty
        dirty = set(seen(g, "polluted"))


@pytest.mark.rule("antiquity.concept.expand-or-clean")
def test_alchemy_cleans_hexes_and_a_new_city_widens_the_zone() -> None:
    g = arrange(realm(houses=1, buildings=["faculty_alchemy@a1!"]), polluted=["a15"])
    finish(g)
    play(g, "clean:a15")
    assert "a15" not in seen(g, "polluted")

    rich = {"fish": 1, "wood": 1, "stone": 1, "wine": 1, "gold": 1}
    g = arrange(realm(goods=rich, houses=1, buildings=["cart_shop@a1!"]))
    before = player(g)["clean"]
    finish(g)
    play(g, "found:city")
    play(g, legal(g)[0])
    assert player(g)["clean"] > before


@pytest.mark.rule("antiquity.concept.markers-as-seed")
def test_a_marker_gives_the_seed_of_a_farm() -> None:
    mine = realm(houses=2, buildings=["explorer@a1!", "cart_shop@d1"])
    g = arrange(mine, deal={"markers": {"a9": "grain"}})
    finish(g)
    play(g, "explore:a9")
    assert goods(g) == {"grain": 1}
    next_turn(g)
    play(g, "man:cart_shop+1", seat=0)
    finish(g)
    play(g, "found:farm")
    assert legal(g) == ["product:grain"]
    log = play(g, "product:grain", "site:a15")
    assert log[0].args == {"seat": 0, "project": "farm", "hex": "a15"}


@pytest.mark.rule("antiquity.concept.markers-as-seed")
def test_without_the_marker_there_is_no_seed() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=["cart_shop@d1!"]))
    finish(g)
    assert refusal(g, "found:farm") == "antiquity.farm.cost-seed"


# --- phase 3

CARTS = ["cart_shop@a1!", "cart_shop@c1!", "cart_shop@e1!"]
EXPLORER = "explorer@a4!"


@pytest.mark.rule("antiquity.order.for-this-turn")
def test_the_new_order_holds_for_the_turn_at_hand() -> None:
    two = realm(goods={"wood": 2}, houses=3, buildings=[*CARTS[:2], EXPLORER])
    one = realm(cities=["d47"], goods={"wood": 2}, houses=2, buildings=[*CARTS[:1], EXPLORER])
    g = arrange(two, one, order=[0, 1])
    finish(g)
    assert seen(g, "order") == [1, 0]
    for phase in (4, 7, 9):
        go_to(g, phase)
        assert (seen(g, "phase"), g.turn()) == (phase, 1)


@pytest.mark.rule("antiquity.order.count")
@pytest.mark.parametrize(
    ("plans", "rival", "order"),
    [
        ([*CARTS[:2], EXPLORER], CARTS[:2], [1, 0]),
        ([*CARTS[:1], EXPLORER], CARTS[:2], [0, 1]),
        (["cart_shop@a1", "cart_shop@c1", "explorer@a4"], CARTS[:1], [0, 1]),
        (["market@a1!", "storage2x1@c1!", "harbour@a4!"], CARTS[:1], [0, 1]),
    ],
    ids=["explorer counts", "both count alike", "not without men", "no other building"],
)
def test_men_on_cart_shops_and_explorer_are_counted(plans: list[str], rival: list[str], order: list[int]) -> None:
    g = arrange(realm(houses=3, buildings=plans), realm(houses=3, buildings=rival), order=[0, 1])
    finish(g)
    assert seen(g, "order") == order


@pytest.mark.rule("antiquity.order.lowest-first")
def test_the_fewest_men_go_first() -> None:
    counts = [realm(houses=3, buildings=CARTS), realm(), realm(houses=1, buildings=CARTS[:1])]
    g = arrange(*counts, seats=3, order=[0, 1, 2])
    finish(g)
    assert seen(g, "order") == [1, 2, 0]


@pytest.mark.rule("antiquity.order.ties")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]])
def test_equal_counts_keep_the_order_of_the_turn_before(order: list[int]) -> None:
    same = realm(houses=1, buildings=CARTS[:1])
    g = arrange(same, same, same, same, seats=4, order=order)
    finish(g)
    assert seen(g, "order") == order


@pytest.mark.rule("antiquity.order.example")
@pytest.mark.parametrize("order", [[2, 1, 0], [2, 0, 1], [0, 2, 1]])
def test_bianca_henriette_ragnar(order: list[int]) -> None:
    """In the turn before Henriette (seat 2) was before Ragnar (seat 1)."""
    bianca = realm(houses=3, buildings=CARTS[:2])
    ragnar = realm(houses=3, buildings=[*CARTS[:2], EXPLORER])
    henriette = realm(houses=3, buildings=CARTS)
    g = arrange(bianca, ragnar, henriette, seats=3, order=order)
    finish(g)
    assert seen(g, "order") == [0, 2, 1]


@pytest.mark.rule("antiquity.order.count")
def test_men_put_out_during_the_phase_count() -> None:
    """What counts is where the men stand when phase 2 is over."""
    g = arrange(realm(houses=1, buildings=["cart_shop@a1"]), order=[0, 1])
    play(g, "man:cart_shop+1", seat=0)
    finish(g)
    assert seen(g, "order") == [1, 0]
