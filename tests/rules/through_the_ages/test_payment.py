"""Cibo e Risorse, Punti scienza e cultura: gaining, paying, losing and taking."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import (
    FACTS,
    arrange,
    asked,
    civ,
    end_turn,
    legal,
    look,
    own,
    play,
    player,
    refusal,
    reveal,
)

VALUES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}


def gaining(card: str, *moves: str, age: str = "II", **parts: Any) -> civitas.Position:
    """Seat 0 has played an action card that gives goods."""
    g = arrange(age=age, mine=civ(hand=[card], **parts))
    play(g, f"action:{card}", *moves)
    return g


def paying_one(**parts: Any) -> civitas.Position:
    """Seat 0 has built a mine of two resources through a card that saves one."""
    g = arrange(age="III", mine=civ(hand=["rich_land_a"], **parts))
    play(g, "action:rich_land_a", "build:bronze")
    return g


# --- gaining food and resources


@pytest.mark.rule("tta.gain.exact")
def test_tokens_worth_exactly_what_is_gained_come_from_the_bank() -> None:
    g = gaining("reserves_ii", "gain:resource", technologies=["iron"])
    assert own(g, "tokens") == {"bronze": 1, "iron": 1}
    assert (player(g, 0)["resources"], own(g, "blue")) == (3, 16 - 2)
    g = gaining("reserves_ii", "gain:food")
    assert own(g, "tokens") == {"agriculture": 3}
    assert own(g, "blue") == 16 - 3


def storing(card: str, **parts: Any) -> civitas.Position:
    """Seat 0 has chosen the resources of an action card, at a table where everybody pays by hand."""
    g = arrange(age="III", mine=civ(hand=[card], **parts), options={"manual_payment": True})
    play(g, f"action:{card}", "gain:resource")
    return g


@pytest.mark.rule("tta.gain.choice-of-cards")
def test_any_combination_with_the_right_total_may_be_chosen() -> None:
    for first, tokens in (("token:iron", {"iron": 1}), ("token:bronze", {"bronze": 2})):
        g = storing("reserves_i", technologies=["iron"])
        assert asked(g) == (0, "store-resources")
        assert legal(g) == ["token:bronze", "token:iron"]
        assert refusal(g, "token:coal") == "tta.gain.choice-of-cards"
        assert refusal(g, "token:agriculture") == "tta.gain.choice-of-cards"
        play(g, first)
        assert (own(g, "tokens"), asked(g)) == (tokens, (0, "action"))
    # Without the option the fewest tokens are used.
    assert own(gaining("reserves_i", "gain:resource", technologies=["iron"]), "tokens") == {"iron": 1}


@pytest.mark.rule("tta.gain.exact", "tta.gain.short-bank")
def test_a_chosen_card_must_leave_the_total_within_reach() -> None:
    g = storing("reserves_ii", technologies=["iron", "coal", "oil"], blue=2)
    assert refusal(g, "token:oil") == "tta.gain.exact"
    assert legal(g) == ["token:bronze", "token:iron", "token:coal"]
    play(g, "token:bronze")
    # Two are left for one token.
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 1, "iron": 1}, 0)
    g = storing("reserves_iii", technologies=["iron", "coal"], blue=2)
    assert legal(g) == ["token:bronze", "token:iron", "token:coal"]
    g = storing("reserves_iii", technologies=["iron"], blue=2)
    # With a token on Bronze three would be left for one token.
    assert own(g, "tokens") == {"iron": 2}
    mine = civ(leader="christopher_columbus", technologies=["iron", "coal"], military=["wealthy_territory_ii"], blue=0)
    g = arrange(phase="politics", age="II", mine=mine, options={"manual_payment": True})
    # Nine resources with the four tokens of the colony.
    play(g, "settle:wealthy_territory_ii", "token:bronze")
    assert refusal(g, "token:bronze") == "tta.gain.short-bank"
    assert legal(g) == ["token:iron", "token:coal"]
    play(g, "token:iron")
    assert own(g, "tokens") == {"bronze": 1, "iron": 1, "coal": 2}


@pytest.mark.rule("tta.gain.order", "tta.gain.choice-of-cards")
def test_goods_stored_by_hand_come_in_the_order_of_the_card() -> None:
    mine = civ(workers={"warriors": 4}, technologies=["iron", "irrigation"], military=["enslave"], blue=3)
    g = arrange(phase="politics", mine=mine, options={"manual_payment": True})
    play(g, "aggression:enslave+1")
    assert asked(g) == (0, "store-resources")
    play(g, "token:bronze")
    # One token is left for two food.
    assert own(g, "tokens") == {"bronze": 2, "irrigation": 1}


@pytest.mark.rule("tta.gain.short-bank")
def test_a_short_bank_gives_the_nearest_lower_amount() -> None:
    g = gaining("reserves_ii", "gain:resource", technologies=["iron"], blue=1)
    assert (own(g, "tokens"), own(g, "blue")) == ({"iron": 1}, 0)
    # A token of 5 would be too much.
    g = gaining("reserves_iii", "gain:resource", age="III", technologies=["oil"], blue=2)
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 2}, 0)


@pytest.mark.rule("tta.gain.empty-bank")
def test_an_empty_bank_gives_nothing() -> None:
    g = gaining("reserves_ii", "gain:food", tokens={"agriculture": 8, "bronze": 8}, blue=0)
    assert own(g, "tokens") == {"agriculture": 8, "bronze": 8}


@pytest.mark.rule("tta.gain.order")
def test_goods_are_gained_in_the_order_of_the_card() -> None:
    # The event names food first, the action card resources.
    g = reveal("development_of_trade_routes", civ(blue=1))
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (1, 0)
    g = gaining("stockpile_a", age="I", blue=1)
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (0, 1)


@pytest.mark.rule("tta.gain.no-exchange")
def test_gaining_leaves_stored_tokens_where_they_are() -> None:
    g = gaining("stockpile_a", age="I", technologies=["iron", "irrigation"], tokens={"bronze": 2, "agriculture": 1})
    assert own(g, "tokens") == {"bronze": 3, "agriculture": 2}


# --- paying


@pytest.mark.rule("tta.pay.return-token")
def test_a_returned_token_pays_its_value() -> None:
    g = arrange(mine=civ(tokens={"iron": 1}))
    play(g, "build:bronze")
    assert (own(g, "tokens"), own(g, "blue")) == ({}, 16)


@pytest.mark.rule("tta.pay.move-down")
def test_a_token_moved_down_pays_the_difference() -> None:
    g = paying_one(tokens={"iron": 1})
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 1}, 15)


@pytest.mark.rule("tta.pay.make-change")
def test_change_comes_from_the_bank() -> None:
    g = paying_one(tokens={"coal": 1}, blue=1)
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 2}, 0)


@pytest.mark.rule("tta.pay.combine")
def test_ways_of_paying_are_combined() -> None:
    g = arrange(mine=civ(tokens={"iron": 1, "bronze": 1}))
    play(g, "build:philosophy")
    assert (own(g, "tokens"), own(g, "blue")) == ({}, 16)
    # Four out of 2 + 3: one token is returned, one moved down.
    g = arrange(age="II", mine=civ(technologies=["drama"], tokens={"iron": 1, "coal": 1}))
    play(g, "build:drama")
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 1}, 15)


@pytest.mark.rule("tta.pay.insufficient")
def test_what_cannot_be_paid_cannot_be_done() -> None:
    g = arrange(mine=civ(technologies=["drama"], tokens={"iron": 1, "bronze": 1}))
    assert refusal(g, "build:drama") == "tta.build.resource-cost"
    g = arrange(mine=civ(technologies=["drama"], tokens={"iron": 2}))
    assert refusal(g, "build:drama") is None
    assert refusal(arrange(mine=civ(tokens={"agriculture": 1})), "population") == "tta.population.food-cost"
    assert refusal(arrange(mine=civ(tokens={"agriculture": 2})), "population") is None


@pytest.mark.rule("tta.pay.overpay")
def test_more_is_paid_only_if_no_token_is_left_for_change() -> None:
    g = paying_one(tokens={"coal": 1}, blue=0)
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 1}, 0)
    g = paying_one(tokens={"coal": 1}, blue=3)
    assert (own(g, "tokens"), own(g, "blue")) == ({"bronze": 2}, 2)


@pytest.mark.rule("tta.pay.return-token", "tta.pay.overpay")
def test_a_token_of_the_own_choice_may_not_overpay_if_another_pays_exactly() -> None:
    for bank, found in ((0, "tta.pay.overpay"), (1, None)):
        mine = civ(hand=["rich_land_a"], tokens={"oil": 1, "iron": 1}, blue=bank)
        g = arrange(age="III", mine=mine, options={"manual_payment": True})
        play(g, "action:rich_land_a", "build:bronze")
        assert asked(g) == (0, "pay-resources")
        assert refusal(g, "token:coal") == "tta.pay.return-token"
        assert refusal(g, "token:oil") == found
        play(g, "token:iron")
        assert own(g, "tokens") == {"oil": 1, "bronze": 1}


@pytest.mark.rule("tta.pay.never-upwards", "tta.pay.combine", "tta.pay.overpay")
@pytest.mark.parametrize(("site", "price"), [("agriculture", 2), ("philosophy", 3), ("drama", 4), ("alchemy", 6)])
@pytest.mark.parametrize("bank", [0, 2])
def test_no_payment_moves_a_token_upwards(site: str, price: int, bank: int) -> None:
    for counts in product(range(3), repeat=3):
        tokens = dict(zip(("bronze", "iron", "oil"), counts, strict=True))
        before = sum(VALUES[card] * count for card, count in tokens.items())
        mine = civ(technologies=["iron", "oil", "drama", "alchemy"], tokens=tokens, blue=bank)
        g = arrange(age="III", mine=mine)
        if before < price:
            assert refusal(g, f"build:{site}") == "tta.build.resource-cost"
            continue
        play(g, f"build:{site}")
        paid = before - player(g, 0)["resources"]
        assert paid == price or (paid > price and own(g, "blue") == 0)
        after = {card: own(g, "tokens").get(card, 0) for card in tokens}
        dearest = max(VALUES[card] for card in tokens if after[card] < tokens[card])
        assert all(VALUES[card] < dearest for card in tokens if after[card] > tokens[card])


@pytest.mark.rule("tta.pay.food-resources-separate")
def test_food_and_resources_do_not_pay_for_each_other() -> None:
    g = arrange(mine=civ(tokens={"agriculture": 5}))
    assert refusal(g, "build:bronze") == "tta.build.resource-cost"
    assert refusal(g, "population") is None
    g = arrange(mine=civ(tokens={"bronze": 5}))
    assert refusal(g, "population") == "tta.population.food-cost"
    play(g, "build:bronze")
    g = arrange(mine=civ(tokens={"agriculture": 2, "iron": 1}))
    play(g, "build:bronze")
    assert own(g, "tokens") == {"agriculture": 2}


@pytest.mark.rule("tta.pay.temporary-first")
def test_resources_for_one_turn_are_spent_first_on_what_they_are_for() -> None:
    mine = civ(hand=["patriotism_i"], technologies=["swordsmen"], tokens={"bronze": 3}, unused=2)
    g = arrange(mine=mine)
    play(g, "action:patriotism_i", "build:swordsmen")
    assert (look(g)["unit_resources"], player(g, 0)["resources"]) == (0, 2)
    g = arrange(mine=mine)
    play(g, "action:patriotism_i", "build:agriculture")
    assert (look(g)["unit_resources"], player(g, 0)["resources"]) == (2, 1)


# --- losing and taking


@pytest.mark.rule("tta.pay.lose")
def test_who_has_too_little_loses_everything() -> None:
    # Corruption of 6 with an empty bank, and nothing is produced.
    mine = civ(workers={"warriors": 1}, tokens={"iron": 1}, blue=0, yellow=18)
    g = arrange(mine=mine)
    assert player(g, 0)["corruption"] == 6
    play(g, "end")
    assert (player(g, 0)["resources"], own(g, "blue")) == (0, 1)
    g = reveal("raiders", civ(tokens={"agriculture": 1}), others=[civ(workers={"warriors": 5})])
    assert legal(g) == ["mix:1"]
    assert refusal(g, "mix:0") == "tta.pay.lose"
    play(g, "mix:1")
    assert player(g, 0)["food"] == 0


@pytest.mark.rule("tta.pay.lose")
def test_losing_gives_change_like_paying() -> None:
    g = reveal("raiders", civ(tokens={"coal": 1, "agriculture": 1}), age="II", others=[civ(workers={"warriors": 5})])
    assert legal(g) == ["mix:0", "mix:1"]
    play(g, "mix:0")
    assert own(g, "tokens") == {"bronze": 1, "agriculture": 1}


def plundered(tokens: dict[str, int], **parts: Any) -> civitas.Position:
    """Seat 0 may take three goods from seat 1."""
    mine = civ(workers={"warriors": 4}, military=["plunder_i"], **parts)
    g = arrange(phase="politics", age="II", mine=mine, others=[civ(tokens=tokens)])
    play(g, "aggression:plunder_i+1")
    return g


@pytest.mark.rule("tta.pay.take-from-player")
def test_the_taker_gains_what_the_victim_loses() -> None:
    g = plundered({"bronze": 2})
    assert legal(g) == ["mix:0"]
    assert refusal(g, "mix:1") == "tta.pay.take-from-player"
    play(g, "mix:0")
    assert (player(g, 0)["resources"], player(g, 1)["resources"]) == (2, 0)
    g = plundered({"bronze": 2, "irrigation": 2})
    assert refusal(g, "mix:0") == "tta.pay.take-from-player"
    play(g, "mix:1")
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (1, 2)
    assert (player(g, 1)["food"], player(g, 1)["resources"]) == (3, 0)


@pytest.mark.rule("tta.pay.take-separate-accounts")
def test_no_blue_token_passes_between_players() -> None:
    def blue(seat: int) -> int:
        return int(own(g, "blue", seat)) + int(sum(own(g, "tokens", seat).values()))

    g = plundered({"bronze": 1, "coal": 1}, technologies=["iron"])
    play(g, "mix:0")
    # The victim has returned 1 and moved 3 down to 1; the taker has put 2 and 1.
    assert own(g, "tokens", 1) == {"bronze": 1}
    assert own(g, "tokens") == {"bronze": 1, "iron": 1}
    assert (blue(0), blue(1)) == (16, 16)


@pytest.mark.rule("tta.pay.take-from-player")
def test_the_taker_gains_what_a_victim_without_change_overpays() -> None:
    mine = civ(workers={"warriors": 4}, military=["plunder_i"])
    g = arrange(phase="politics", age="III", mine=mine, others=[civ(tokens={"oil": 1}, blue=0)])
    play(g, "aggression:plunder_i+1", "mix:0")
    assert own(g, "tokens", 1) == {"bronze": 1}
    assert player(g, 0)["resources"] == 5 - 1


@pytest.mark.rule("tta.pay.take-from-player")
def test_a_taker_without_tokens_gains_less() -> None:
    g = plundered({"bronze": 3}, blue=1)
    play(g, "mix:0")
    assert (player(g, 0)["resources"], player(g, 1)["resources"]) == (1, 0)


# --- points


@pytest.mark.rule("tta.points.gain-unlimited")
def test_points_are_added_without_limit() -> None:
    g = gaining("revolutionary_idea_ii", science=8)
    assert (own(g, "science"), player(g, 0)["science_rate"]) == (12, 1)
    g = arrange(age="III", mine=civ(science=400, culture=900, wonders=["eiffel_tower"]))
    play(g, "end")
    assert (own(g, "science"), own(g, "culture")) == (401, 904)


@pytest.mark.rule("tta.points.lose-floor")
def test_losing_points_stops_at_zero() -> None:
    strong = civ(workers={"warriors": 5})
    assert own(reveal("crusades", civ(culture=2), others=[strong]), "culture") == 0
    assert own(reveal("crusades", civ(culture=9), others=[strong]), "culture") == 9 + 1 - 4


@pytest.mark.rule("tta.points.pay-science")
def test_more_science_than_there_is_cannot_be_paid() -> None:
    assert FACTS.science[FACTS.cards.index["iron"]] == 5
    g = arrange(mine=civ(hand=["iron"], science=4))
    assert refusal(g, "develop:iron") == "tta.develop.science-cost"
    g = arrange(mine=civ(hand=["iron"], science=5))
    play(g, "develop:iron")
    assert own(g, "science") == 0
    pact = ("scientific_cooperation", 1, "a")
    mine = civ(hand=["coal"], science=9, pact=pact)
    g = arrange(seats=3, age="II", mine=mine)
    assert refusal(g, "develop:coal") == "tta.points.pay-science"
    g = arrange(seats=3, age="II", mine=mine, others=[civ(science=1)])
    assert refusal(g, "develop:coal") is None


@pytest.mark.rule("tta.points.temporary-science-first")
def test_science_for_one_purpose_is_spent_first() -> None:
    mine = civ(leader="winston_churchill", hand=["swordsmen", "iron"], science=5)
    g = arrange(age="III", mine=mine)
    play(g, "use:winston_churchill", "develop:swordsmen")
    # Four points, three of them given for units.
    assert (own(g, "science"), look(g)["unit_science"]) == (4, 0)
    g = arrange(age="III", mine=mine)
    play(g, "use:winston_churchill", "develop:iron")
    assert (own(g, "science"), look(g)["unit_science"]) == (0, 3)
    end_turn(g, 0)
    assert look(g)["unit_science"] == 0


@pytest.mark.rule("tta.points.take")
def test_points_are_taken_as_far_as_the_victim_has_them() -> None:
    for had, taken in ((4, 4), (9, 7)):
        mine = civ(workers={"warriors": 4}, military=["armed_intervention"], culture=1)
        g = arrange(phase="politics", age="III", mine=mine, others=[civ(culture=had)])
        play(g, "aggression:armed_intervention+1")
        assert (own(g, "culture"), own(g, "culture", 1)) == (1 + taken, had - taken)
    for had, taken in ((3, 3), (6, 5)):
        mine = civ(workers={"warriors": 4}, military=["spy"], science=1)
        g = arrange(phase="politics", age="II", mine=mine, others=[civ(science=had)])
        play(g, "aggression:spy+1")
        assert (own(g, "science"), own(g, "science", 1)) == (1 + taken, had - taken)
