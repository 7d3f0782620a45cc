"""Fase 2: hospital, market, university and fountain."""

from __future__ import annotations

import pytest

import civitas
from rules.antiquity.tools import (
    TITLE,
    arrange,
    asked,
    build,
    city,
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

FACULTIES = {"philosophy", "theology", "biology", "alchemy"}
AROUND = ["faculty_theology@a1", "faculty_biology@d1", "faculty_alchemy@a4", "faculty_philosophy@d4"]
"""Four faculties around a university at c3, so that they fill six by six squares."""


# --- hospital


@pytest.mark.rule("antiquity.hospital.five-graves")
def test_the_hospital_removes_up_to_five_graves_anywhere() -> None:
    graves = ["a7", "b7", "c7", "a1", "2:a1", "2:a2", "2:f6"]
    plans = ["hospital@d1!", "market@a1"]
    g = arrange(realm(cities=["a31", "b31"], houses=1, buildings=plans, graves=graves))
    assert len([move for move in legal(g) if move.startswith("heal")]) == 7
    play(g, "heal:1+a1", "heal:2+f6", "heal:1+c7", "heal:2+a1")
    assert refusal(g, "done") is None, "not all five have to be used"
    assert refusal(g, "heal:1+d7") == "antiquity.hospital.five-graves", "no grave lies there"
    play(g, "heal:1+b7")
    assert refusal(g, "heal:1+a7") == "antiquity.hospital.five-graves"
    assert (city(g)["graves"], city(g, 2)["graves"]) == (["a7"], ["a2"])
    next_turn(g)
    play(g, "man:hospital+1", seat=0)
    assert refusal(g, "heal:1+a7", seat=0) is None


@pytest.mark.rule("antiquity.hospital.five-graves")
def test_only_a_manned_hospital_removes_graves() -> None:
    g = arrange(realm(houses=1, buildings=["hospital@d1"], graves=["a7"]))
    assert refusal(g, "heal:1+a7") == "antiquity.activate.required"
    play(g, "man:hospital+1")
    assert refusal(g, "heal:1+a7") is None


@pytest.mark.rule("antiquity.hospital.five-graves")
def test_a_building_without_its_last_grave_works_again() -> None:
    g = arrange(realm(houses=1, buildings=["hospital@d1!", "granary@a1"], graves=["b1", "a2"]), famine=5)
    play(g, "heal:1+b1")
    assert player(g)["graves_due"] == 5
    play(g, "heal:1+a2")
    assert player(g)["graves_due"] == 2


@pytest.mark.rule("antiquity.hospital.space-reusable")
def test_freed_squares_can_be_built_on_at_once() -> None:
    mine = realm(goods={"wood": 1}, houses=1, buildings=["hospital@d1!"], graves=["a1", "b2"])
    g = arrange(mine)
    play(g, "build:market")
    assert refusal(g, "place:1+a1+0") == "antiquity.graves.squares-lost"
    g = arrange(mine)
    play(g, "heal:1+a1", "heal:1+b2")
    build(g, "market@a1")
    assert city(g)["pieces"][-1]["squares"] == ["a1", "b1", "a2", "b2"]


# --- market


def offer(game: civitas.Position, maker: int, taker: int, give: list[str], ask: list[str]) -> list[civitas.Event]:
    log = play(game, f"offer:{taker}", seat=maker)
    for verb, terms in (("give", give), ("ask", ask)):
        for good in terms:
            log += play(game, f"{verb}:{good}", seat=maker)
    return log + play(game, "propose", seat=maker)


SELLER = realm(goods={"wood": 3}, houses=1, buildings=["market@a1!"])
BUYER = realm(goods={"fish": 1})
KEEPER = realm(goods={"fish": 1}, houses=1, buildings=["storage2x2@a1!"])


@pytest.mark.rule("antiquity.market.two-uses")
def test_a_market_trades_with_players_and_with_the_bank() -> None:
    g = arrange(SELLER, BUYER)
    assert {"sell:wood", "offer:1"} <= set(legal(g, 0))
    offer(g, 0, 1, ["wood"], ["fish"])
    play(g, "accept:0", seat=1)
    play(g, "sell:wood", "sell:wood", "buy:stone", seat=0)
    assert (goods(g, 0), goods(g, 1)) == ({"fish": 1, "stone": 1}, {"wood": 1})


@pytest.mark.rule("antiquity.market.two-uses")
def test_trading_belongs_to_phase_2() -> None:
    g = arrange(realm(goods={"wood": 3}, houses=2, buildings=["market@a1!", "cart_shop@c1!"]), BUYER)
    finish(g)
    assert seen(g, "phase") == 4
    assert refusal(g, "sell:wood") == refusal(g, "offer:1") == "table.other-question"


@pytest.mark.rule("antiquity.market.one-side-enough")
@pytest.mark.parametrize("maker", [0, 1])
def test_one_of_two_traders_needs_a_market(maker: int) -> None:
    """Whichever of them proposes. The same offer without any market cannot be accepted."""
    give, ask = (["wood"], ["fish"]) if maker == 0 else (["fish"], ["wood"])
    g = arrange(SELLER, BUYER)
    offer(g, maker, 1 - maker, give, ask)
    play(g, f"accept:{maker}", seat=1 - maker)
    assert (goods(g, 0), goods(g, 1)) == ({"wood": 2, "fish": 1}, {"wood": 1})

    g = arrange(realm(goods={"wood": 3}, houses=1, buildings=["market@a1"]), BUYER)
    offer(g, maker, 1 - maker, give, ask)
    assert refusal(g, f"accept:{maker}", seat=1 - maker) == "antiquity.market.one-side-enough"
    assert refusal(g, f"decline:{maker}", seat=1 - maker) is None
    if maker == 1:
        play(g, "man:market+1", seat=0)
        assert refusal(g, "accept:1", seat=0) is None


@pytest.mark.rule("antiquity.market.public")
def test_trades_are_public() -> None:
    g = arrange(SELLER, BUYER, seats=3)
    log = offer(g, 0, 1, ["wood", "wood"], ["fish"])
    terms = {"maker": 0, "taker": 1, "market": 1, "given": {"wood": 2}, "asked": {"fish": 1}}
    for viewer in (2, None):
        assert g.view(viewer)["offers"] == [{**terms, "status": "open"}]
    log += play(g, "accept:0", seat=1)
    for viewer in (2, None):
        assert g.view(viewer)["offers"] == [{**terms, "status": "accepted"}]
    told = {event.key: event for event in log}
    for key in ("event-offer", "event-offer-accepted"):
        assert told[key].args == terms and told[key].audience == -1, "for all to hear"


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_only_goods_that_are_owned_are_traded() -> None:
    g = arrange(SELLER, BUYER)
    play(g, "offer:0", "give:fish", seat=1)
    assert refusal(g, "give:fish", seat=1) == "antiquity.market.only-owned-goods"
    assert refusal(g, "give:gold", seat=1) == "antiquity.market.only-owned-goods"
    g = arrange(SELLER, realm(goods={"fish": 2}))
    play(g, "offer:0", "give:fish", seat=1)
    assert refusal(g, "give:fish", seat=1) is None


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_an_offer_is_accepted_only_with_the_goods_it_asks_for() -> None:
    for fish, because in ((1, "antiquity.market.only-owned-goods"), (2, None)):
        g = arrange(SELLER, realm(goods={"fish": fish}))
        offer(g, 0, 1, ["wood"], ["fish", "fish"])
        assert refusal(g, "accept:0", seat=1) == because


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_what_is_offered_is_set_aside_until_the_answer() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=["market@a1!"]), BUYER)
    offer(g, 0, 1, ["wood"], ["fish"])
    assert refusal(g, "build:granary", seat=0) == "antiquity.cost.on-aid"
    play(g, "decline:0", seat=1)
    assert refusal(g, "build:granary", seat=0) is None


@pytest.mark.rule("antiquity.market.promises-not-binding")
def test_a_gift_for_a_promise_obliges_to_nothing() -> None:
    g = arrange(SELLER, realm(goods={"fish": 1}, houses=1, buildings=["storage2x1@a1!"]))
    offer(g, 0, 1, ["wood"], [])
    play(g, "accept:0", seat=1)
    assert goods(g, 1) == {"fish": 1, "wood": 1}
    next_turn(g)
    assert goods(g, 1) == {"fish": 1, "wood": 1}
    assert seen(g, "offers", 1) == []
    untouched = arrange(realm(), realm(goods={"fish": 1, "wood": 1}, houses=1, buildings=["storage2x1@a1"]), turn=4)
    assert legal(g, 1) == legal(untouched, 1)


@pytest.mark.rule("antiquity.market.goods-only")
def test_an_offer_holds_nothing_but_goods() -> None:
    g = arrange(realm(goods={"wood": 3}, houses=1, buildings=["market@a1!"], inns=["a9"]), BUYER)
    play(g, "offer:1")
    assert {move.split(":")[0] for move in legal(g)} == {"give", "ask"}
    play(g, "give:wood")
    assert {move.split(":")[0] for move in legal(g)} == {"give", "ask", "propose"}
    asked_for = {move.removeprefix("ask:") for move in legal(g) if move.startswith("ask")}
    assert asked_for == set(TITLE.domains["good"].ids)
    for thing in ("market", "a9", "inn", "house"):
        with pytest.raises(civitas.BadInput):
            TITLE.moves.parse(f"give:{thing}")


@pytest.mark.rule("antiquity.market.bank-own-market")
def test_the_bank_trades_only_with_the_owner_of_a_manned_market() -> None:
    g = arrange(SELLER, realm(goods={"fish": 2}, houses=1, buildings=["market@a1"]))
    assert refusal(g, "sell:fish", seat=1) == "antiquity.market.bank-own-market"
    play(g, "man:market+1", seat=1)
    assert refusal(g, "sell:fish", seat=1) is None


@pytest.mark.rule("antiquity.market.bank-two-for-one")
def test_the_bank_gives_one_good_for_two() -> None:
    g = arrange(realm(goods={"wood": 1, "fish": 1}, houses=1, buildings=["market@a1!"]))
    play(g, "sell:wood")
    assert legal(g) == ["sell:fish"]
    play(g, "sell:fish")
    assert legal(g) == [f"buy:{good}" for good in TITLE.domains["good"].ids], "any good"
    play(g, "buy:gold")
    assert goods(g) == {"gold": 1}
    assert refusal(g, "sell:gold") == "antiquity.market.bank-two-for-one", "one good is too little"


@pytest.mark.rule("antiquity.market.bank-two-for-one")
def test_what_was_bought_is_there_after_the_phase_and_the_price_is_not() -> None:
    plans = ["market@a1!", "cart_shop@c1!"]
    g = arrange(realm(goods={"fish": 2, "wine": 1}, houses=2, buildings=plans))
    play(g, "sell:fish", "sell:fish", "buy:wood")
    finish(g)
    assert goods(g) == {"wine": 1, "wood": 1}
    assert refusal(g, "found:woodcutter") is None, "it pays for what is built in phase 4"


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_goods_just_bought_may_be_traded() -> None:
    mine = realm(goods={"wood": 4}, houses=2, buildings=["market@a1!", "storage2x3@c1!"])
    g = arrange(mine, KEEPER)
    play(g, "sell:wood", "sell:wood", "buy:gold", "offer:1", "give:gold", seat=0)
    assert refusal(g, "give:gold", seat=0) == "antiquity.market.only-owned-goods", "there is one"
    play(g, "ask:fish", "propose", seat=0)
    assert goods(g) == {"wood": 2}, "it is set aside"
    play(g, "accept:0", seat=1)
    finish(g)
    assert (goods(g), goods(g, 1)) == ({"wood": 2, "fish": 1}, {"gold": 1})


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_goods_just_bought_may_be_asked_for_and_come_back_when_declined() -> None:
    seller = realm(goods={"wood": 4}, houses=2, buildings=["market@a1!", "storage2x3@c1!"])
    g = arrange(KEEPER, seller)
    play(g, "sell:wood", "sell:wood", "buy:gold", seat=1)
    offer(g, 0, 1, ["fish"], ["gold"])
    assert refusal(g, "accept:0", seat=1) is None
    play(g, "decline:0", seat=1)
    offer(g, 1, 0, ["gold"], [])
    play(g, "decline:1", seat=0)
    assert goods(g, 1) == {"wood": 2, "gold": 1}
    finish(g)
    assert (goods(g), goods(g, 1)) == ({"fish": 1}, {"wood": 2, "gold": 1})


@pytest.mark.rule("antiquity.market.only-owned-goods")
def test_bought_goods_that_others_could_undo_are_not_promised() -> None:
    """Our ruling: whoever drew on a pile that others might empty first does not give away what it bought since."""
    market = realm(goods={"wood": 5}, houses=1, buildings=["market@a1!"])
    shops = [f"cart_shop@{square}" for square in ("a1", "c1", "e1", "a4", "c4", "e4")]
    crowd = [realm(goods={"wood": 1}, buildings=shops) for _ in range(2)]
    g = arrange(market, *crowd, realm(goods={"wood": 1}, buildings=shops[:3]), seats=4)
    assert seen(g, "piles")["cart_shop"] == 1
    play(g, "sell:wood", "sell:wood", "buy:gold", "offer:1", seat=0)
    assert refusal(g, "give:gold", seat=0) is None, "nothing was drawn"
    g = arrange(market, *crowd, realm(goods={"wood": 1}, buildings=shops[:3]), seats=4)
    build(g, "cart_shop@c1")
    play(g, "sell:wood", "sell:wood", "buy:gold", "offer:1", seat=0)
    assert refusal(g, "give:gold", seat=0) == "antiquity.market.only-owned-goods"


@pytest.mark.rule("antiquity.market.bank-two-for-one")
def test_any_number_of_trades_with_equal_goods() -> None:
    g = arrange(realm(goods={"wood": 8}, houses=1, buildings=["market@a1!"]))
    for _ in range(4):
        play(g, "sell:wood", "sell:wood", "buy:pearls")
    play(g, "sell:pearls", "sell:pearls", "buy:stone")
    assert goods(g) == {"pearls": 2, "stone": 1}


@pytest.mark.rule("antiquity.market.offers-per-turn")
def test_three_offers_in_a_turn() -> None:
    g = arrange(realm(goods={"wood": 4}), BUYER, BUYER, seats=3)
    for taker, give in ((1, ["wood"]), (2, ["wood"]), (1, ["wood", "wood"])):
        offer(g, 0, taker, give, [])
        play(g, "decline:0", seat=taker)
    assert refusal(g, "offer:1", seat=0) == "antiquity.market.offers-per-turn"
    assert refusal(g, "offer:0", seat=1) is None
    next_turn(g)
    assert refusal(g, "offer:1", seat=0) is None


@pytest.mark.rule("antiquity.market.offers-per-turn")
def test_four_goods_from_either_side() -> None:
    g = arrange(realm(goods={"wood": 5}))
    play(g, "offer:1", *["give:wood"] * 3, *["ask:fish"] * 3)
    assert refusal(g, "give:wood") is None and refusal(g, "ask:gold") is None
    play(g, "give:wood", "ask:gold")
    assert refusal(g, "give:wood") == refusal(g, "ask:gold") == "antiquity.market.offers-per-turn"
    assert legal(g) == ["propose"]


@pytest.mark.rule("antiquity.market.offers-per-turn")
def test_an_offer_holds_something() -> None:
    g = arrange(realm(goods={"wood": 1}))
    play(g, "offer:1")
    assert refusal(g, "propose") == "antiquity.market.two-uses"
    play(g, "ask:fish")
    assert refusal(g, "propose") is None


# --- university


@pytest.mark.rule("antiquity.university.apart-useless")
def test_a_university_apart_from_all_faculties_does_nothing() -> None:
    g = arrange(realm(goods={"gold": 2}, houses=1, buildings=["university@a1", "faculty_philosophy@d4"]))
    assert refusal(g, "man:university+1") is None
    play(g, "man:university+1")
    assert not FACULTIES & set(player(g)["active"])
    assert refusal(g, "build:stables") == "antiquity.cost.d-means-different"


@pytest.mark.rule("antiquity.university.adjacent")
@pytest.mark.parametrize(
    ("plan", "connected"),
    [
        ("faculty_philosophy@c1+0", True),
        ("faculty_philosophy@a3+90", True),
        ("faculty_philosophy@c3+90", False),
        ("faculty_philosophy@d1", False),
        ("2:faculty_philosophy@c1", False),
    ],
    ids=["side", "below", "corner", "gap", "another city"],
)
def test_a_university_is_connected_along_its_sides(plan: str, connected: bool) -> None:
    mine = realm(cities=["a31", "b31"], houses=1, buildings=["university@a1!", plan])
    assert ("philosophy" in player(arrange(mine))["active"]) == connected


@pytest.mark.rule("antiquity.university.later-faculties")
def test_a_faculty_built_beside_a_manned_university_is_active_at_once() -> None:
    g = arrange(realm(goods={"stone": 1, "gold": 2}, houses=1, buildings=["university@a1!"]))
    assert refusal(g, "build:stables") == "antiquity.cost.d-means-different"
    build(g, "faculty_philosophy@c1")
    assert "philosophy" in player(g)["active"]
    assert refusal(g, "build:stables") is None


@pytest.mark.rule("antiquity.university.one-man-for-all")
def test_one_man_activates_the_university_and_four_faculties() -> None:
    g = arrange(realm(houses=1, buildings=["university@c3", *AROUND]))
    assert not FACULTIES & set(player(g)["active"])
    play(g, "man:university+1")
    assert set(player(g)["active"]) == FACULTIES | {"university"}
    assert player(g)["free_men"] == 0


@pytest.mark.rule("antiquity.university.one-man-for-all", "antiquity.university.no-double")
def test_a_man_on_a_faculty_activates_the_whole_body() -> None:
    """Biology is manned; then the university and alchemy are built beside it: one body, one man."""
    g = arrange(realm(goods={"stone": 4, "wood": 4}, houses=2, buildings=["faculty_biology@d1!"]))
    assert set(player(g)["active"]) == {"biology"}
    build(g, "university@c3", "faculty_alchemy@a4")
    assert set(player(g)["active"]) == {"university", "biology", "alchemy"}
    for other in ("university", "faculty_alchemy"):
        assert refusal(g, f"man:{other}+1") == "antiquity.university.no-double"


@pytest.mark.rule("antiquity.university.one-man-for-all")
def test_faculties_with_graves_are_left_out() -> None:
    g = arrange(realm(houses=1, buildings=["university@c3", *AROUND], graves=["a1"]))
    play(g, "man:university+1")
    assert set(player(g)["active"]) == FACULTIES - {"theology"} | {"university"}


@pytest.mark.rule("antiquity.university.no-double")
def test_a_faculty_is_not_manned_besides_its_university() -> None:
    plans = ["university@c3", "faculty_alchemy@a4"]
    g = arrange(realm(houses=2, buildings=plans))
    assert {"man:university+1", "man:faculty_alchemy+1"} <= set(legal(g))
    play(g, "man:university+1")
    assert refusal(g, "man:faculty_alchemy+1") == "antiquity.university.no-double"
    g = arrange(realm(houses=2, buildings=plans))
    play(g, "man:faculty_alchemy+1")
    assert refusal(g, "man:university+1") == "antiquity.university.no-double"

    g = arrange(realm(houses=2, buildings=["university@c3", "faculty_alchemy@e5"]))
    play(g, "man:university+1")
    assert refusal(g, "man:faculty_alchemy+1") is None, "it stands apart"


@pytest.mark.rule("antiquity.university.no-double")
def test_a_university_with_a_grave_is_left_out_and_its_faculties_stand_alone() -> None:
    plans = ["university@c3", "faculty_alchemy@a4", "hospital@e1!"]
    g = arrange(realm(houses=3, buildings=plans, graves=["d3"]))
    assert refusal(g, "man:university+1") == "antiquity.activate.not-with-graves"
    play(g, "man:faculty_alchemy+1")
    assert "alchemy" in player(g)["active"]
    play(g, "heal:1+d3")
    assert refusal(g, "man:university+1") == "antiquity.university.no-double"


@pytest.mark.rule("antiquity.university.no-double")
def test_an_ability_is_used_once_in_a_turn() -> None:
    g = arrange(realm(houses=1, buildings=["university@c3!", "faculty_alchemy@a4"]), polluted=["a15", "a46"])
    finish(g)
    play(g, "clean:a15")
    assert seen(g, "phase") != 4, "there is nothing left to do"
    assert "a46" in seen(g, "polluted")


# --- fountains


@pytest.mark.rule("antiquity.fountain.famine-minus-one")
def test_a_fountain_lowers_the_famine_level() -> None:
    g = arrange(realm(goods={"gold": 2}), famine=4)
    build(g, "fountain@a1")
    assert seen(g, "famine") == 3
    build(g, "fountain@a2")
    assert seen(g, "famine") == 2


@pytest.mark.rule("antiquity.fountain.famine-floor")
def test_famine_does_not_fall_below_nothing() -> None:
    g = arrange(realm(goods={"gold": 3}), famine=2)
    levels = []
    for plan in ("fountain@a1", "fountain@b1", "fountain@c1"):
        build(g, plan)
        levels.append(seen(g, "famine"))
    assert levels == [1, 0, 0]
    finish(g)
    assert seen(g, "famine") == 1, "it rises from nothing in phase 8"

    mine = realm(goods={"gold": 2}, houses=1, buildings=["cart_shop@c1!"])
    g = arrange(mine, realm(goods={"gold": 1}), famine=2)
    build(g, "fountain@a1", "fountain@a2")
    build(g, "fountain@a1", seat=1)
    finish(g)
    assert (seen(g, "phase"), seen(g, "famine")) == (4, 0)


@pytest.mark.rule("antiquity.fountain.immediate", "antiquity.fountain.each-one-owner")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_a_fountain_helps_everybody_in_the_famine_of_the_same_turn(ruleset: str) -> None:
    """The common level falls once, when a fountain is built, whoever owns it; so under both rulesets."""
    g = arrange(realm(goods={"gold": 1}), seats=3, famine=4, options={"ruleset": ruleset})
    build(g, "fountain@a1")
    log = finish(g)
    told = [event.args for event in log if event.key == "event-graves"]
    assert sorted(told, key=str) == [{"seat": seat, "count": 3} for seat in range(3)]
    go_to(g, 9)
    assert [len(city(g, seat=seat)["graves"]) for seat in range(3)] == [3, 3, 3]
    assert seen(g, "famine") == 4, "one more after the famine"
    assert asked(g) == "pollute"


@pytest.mark.rule("antiquity.fountain.each-one-owner")
def test_a_fountain_that_stands_does_not_lower_the_level_again() -> None:
    g = arrange(realm(buildings=["fountain@a1"]), famine=4)
    assert (player(g, 0)["graves_due"], player(g, 1)["graves_due"]) == (4, 4)
    finish(g)
    assert seen(g, "famine") == 4
