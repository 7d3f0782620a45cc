"""Fase di Produzione: science and culture, corruption, food, consumption, resources."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, civ, own, play, player

IDLE = {"warriors": 1}
"""Workers that produce nothing."""


@pytest.mark.rule("tta.production.order")
def test_points_come_before_hunger() -> None:
    """Culture is gained first, so that it can be lost: the other way round 2 points would be left."""
    g = arrange(mine=civ(workers={"religion": 2}, yellow=16, culture=1))
    assert (player(g, 0)["culture_rate"], player(g, 0)["consumption"]) == (2, 1)
    play(g, "end")
    assert own(g, "culture") == 0


@pytest.mark.rule("tta.production.order")
def test_corruption_comes_before_food_is_produced() -> None:
    """Food of this turn is not there yet when corruption takes food, and is there when it is eaten."""
    g = arrange(
        mine=civ(workers={"agriculture": 2}, yellow=12, unused=3, blue=10, tokens={"agriculture": 1}, culture=9)
    )
    assert (player(g, 0)["corruption"], player(g, 0)["consumption"]) == (2, 2)
    play(g, "end")
    assert (player(g, 0)["food"], own(g, "culture")) == (0, 9)


@pytest.mark.rule("tta.production.order")
def test_mines_are_served_last() -> None:
    """The farm empties the bank, what is eaten fills it again, and the mine finds a token."""
    g = arrange(mine=civ(workers={"agriculture": 1, "bronze": 1}, yellow=16, blue=1))
    play(g, "end")
    assert own(g, "tokens") == {"bronze": 1}
    # Without consumption there is none for it.
    g = arrange(mine=civ(workers={"agriculture": 1, "bronze": 1}, yellow=18, blue=1))
    play(g, "end")
    assert own(g, "tokens") == {"agriculture": 1}


@pytest.mark.rule("tta.production.science")
def test_science_points_grow_by_the_science_rate() -> None:
    g = arrange(mine=civ(workers={"alchemy": 2}, yellow=18, science=3))
    assert player(g, 0)["science_rate"] == 4
    play(g, "end")
    assert own(g, "science") == 7


@pytest.mark.rule("tta.production.culture")
def test_culture_points_grow_by_the_culture_rate() -> None:
    g = arrange(mine=civ(workers={"religion": 2, "drama": 1, "printing_press": 1}, yellow=18, culture=20))
    assert player(g, 0)["culture_rate"] == 5
    play(g, "end")
    assert own(g, "culture") == 25


@pytest.mark.rule("tta.production.corruption-amount")
@pytest.mark.parametrize(("bank", "corruption"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_the_leftmost_uncovered_number_is_the_corruption(bank: int, corruption: int) -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=18, tokens={"bronze": 9}, blue=bank))
    assert player(g, 0)["corruption"] == corruption
    play(g, "end")
    assert player(g, 0)["resources"] == 9 - corruption


@pytest.mark.rule("tta.production.corruption-loses-resources")
def test_corruption_costs_resources_and_their_tokens_return() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=18, tokens={"bronze": 5, "agriculture": 1}, blue=10))
    play(g, "end")
    assert (player(g, 0)["resources"], player(g, 0)["food"]) == (5 - 2, 1)
    assert own(g, "blue") == 10 + 2


@pytest.mark.rule("tta.production.corruption-spills-to-food")
def test_food_pays_what_resources_do_not() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=18, tokens={"bronze": 1, "agriculture": 5}, blue=5))
    assert player(g, 0)["corruption"] == 4
    play(g, "end")
    assert (player(g, 0)["resources"], player(g, 0)["food"]) == (0, 2)


@pytest.mark.rule("tta.production.corruption-no-further-penalty")
def test_unpaid_corruption_costs_nothing_more() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=18, tokens={"bronze": 1, "agriculture": 2}, blue=0, culture=9))
    assert player(g, 0)["corruption"] == 6
    play(g, "end")
    assert (player(g, 0)["resources"], player(g, 0)["food"], own(g, "culture")) == (0, 0, 9)


@pytest.mark.rule("tta.production.corruption-before-production")
def test_corruption_does_not_touch_what_is_produced_now() -> None:
    g = arrange(mine=civ(workers={"bronze": 3}, yellow=18, blue=10))
    assert player(g, 0)["corruption"] == 2
    play(g, "end")
    assert player(g, 0)["resources"] == 3
    # Read before production: the tokens that leave the bank now count in the next turn.
    g = arrange(mine=civ(workers={"bronze": 3}, yellow=18, blue=11, tokens={"bronze": 1}))
    play(g, "end")
    assert (player(g, 0)["resources"], player(g, 0)["corruption"]) == (4, 2)


@pytest.mark.rule("tta.production.food")
def test_each_farm_worker_gets_a_token() -> None:
    g = arrange(mine=civ(workers={"agriculture": 2, "irrigation": 1}, yellow=18))
    play(g, "end")
    assert own(g, "tokens") == {"agriculture": 2, "irrigation": 1}
    assert (own(g, "blue"), player(g, 0)["food"]) == (16 - 3, 4)


@pytest.mark.rule("tta.production.food-shortage")
@pytest.mark.parametrize(
    ("bank", "tokens"), [(1, {"irrigation": 1}), (2, {"irrigation": 1, "agriculture": 1}), (0, {})]
)
def test_the_best_farms_are_served_first(bank: int, tokens: dict[str, int]) -> None:
    g = arrange(mine=civ(workers={"agriculture": 2, "irrigation": 1}, yellow=18, blue=bank))
    play(g, "end")
    assert own(g, "tokens") == tokens
    assert own(g, "blue") == 0


@pytest.mark.rule("tta.production.consumption-amount")
@pytest.mark.parametrize(
    ("bank", "consumption"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_the_leftmost_uncovered_number_is_the_consumption(bank: int, consumption: int) -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=bank, unused=8, tokens={"agriculture": 9}, blue=16))
    assert player(g, 0)["consumption"] == consumption
    play(g, "end")
    assert player(g, 0)["food"] == 9 - consumption


@pytest.mark.rule("tta.production.consumption-loses-food")
def test_consumption_costs_food_and_its_tokens_return() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=12, unused=8, tokens={"agriculture": 5, "bronze": 2}, blue=11, culture=9))
    play(g, "end")
    assert (player(g, 0)["food"], player(g, 0)["resources"], own(g, "culture")) == (5 - 2, 2, 9)
    assert own(g, "blue") == 11 + 2


@pytest.mark.rule("tta.production.starvation")
def test_each_missing_food_costs_four_culture() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=8, unused=8, tokens={"agriculture": 1, "bronze": 2}, culture=20))
    assert player(g, 0)["consumption"] == 3
    play(g, "end")
    assert (player(g, 0)["food"], own(g, "culture")) == (0, 20 - 4 * 2)
    assert player(g, 0)["resources"] == 2


@pytest.mark.rule("tta.production.starvation-floor")
def test_hunger_takes_no_more_culture_than_there_is() -> None:
    g = arrange(mine=civ(workers=IDLE, yellow=8, unused=8, culture=5))
    play(g, "end")
    assert own(g, "culture") == 0


@pytest.mark.rule("tta.production.consumption-after-food")
def test_food_produced_now_can_be_eaten() -> None:
    g = arrange(mine=civ(workers={"agriculture": 2}, yellow=12, unused=8, culture=9))
    assert (player(g, 0)["food"], player(g, 0)["consumption"]) == (0, 2)
    play(g, "end")
    assert (player(g, 0)["food"], own(g, "culture")) == (0, 9)


@pytest.mark.rule("tta.production.resources")
def test_each_mine_worker_gets_a_token() -> None:
    g = arrange(mine=civ(workers={"bronze": 2, "iron": 1}, yellow=18))
    play(g, "end")
    assert own(g, "tokens") == {"bronze": 2, "iron": 1}
    assert (own(g, "blue"), player(g, 0)["resources"]) == (16 - 3, 4)


@pytest.mark.rule("tta.production.resources-shortage")
@pytest.mark.parametrize(("bank", "tokens"), [(1, {"iron": 1}), (2, {"iron": 1, "bronze": 1}), (0, {})])
def test_the_best_mines_are_served_first(bank: int, tokens: dict[str, int]) -> None:
    g = arrange(mine=civ(workers={"bronze": 2, "iron": 1}, yellow=18, blue=bank))
    play(g, "end")
    assert own(g, "tokens") == tokens
    assert own(g, "blue") == 0
