"""Giocare una Carta Azione."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hand, legal, look, own, play, player, refusal


@pytest.mark.rule("tta.action-card.civil-cost")
@pytest.mark.parametrize("card", ["cultural_heritage_i", "reserves_i", "breakthrough_i", "rich_land_i"])
def test_an_action_card_costs_a_civil_action(card: str) -> None:
    parts = {"hand": [card, "iron"], "science": 5, "tokens": {"bronze": 2}}
    g = arrange(mine=civ(**parts, civil=0))
    assert refusal(g, f"action:{card}") == "tta.action-card.civil-cost"
    g = arrange(mine=civ(**parts, civil=1))
    play(g, f"action:{card}")
    while asked(g) != (0, "action"):
        play(g, legal(g)[0])
    assert (own(g, "civil"), own(g, "military")) == (0, 2)


@pytest.mark.rule("tta.action-card.not-same-phase")
def test_of_two_equal_cards_only_the_older_one_can_be_played() -> None:
    g = arrange(mine=civ(hand=["reserves_i"]), row=["reserves_i"])
    play(g, "take:reserves_i+1", "action:reserves_i", "gain:food")
    assert own(g, "hand") == ["reserves_i"]
    assert refusal(g, "action:reserves_i") == "tta.action-card.not-same-phase"
    play(g, "end")
    end_turn(g, 1)
    play(g, "pass")
    assert refusal(g, "action:reserves_i") is None


@pytest.mark.rule("tta.action-card.granted-action-free")
def test_the_ordered_action_costs_no_further_action() -> None:
    mine = civ(hand=["rich_land_i"], unused=1, tokens={"bronze": 1}, civil=1)
    g = arrange(mine=mine)
    play(g, "action:rich_land_i")
    assert asked(g) == (0, "order")
    play(g, "build:agriculture")
    assert own(g, "workers")["agriculture"] == 3
    assert (own(g, "civil"), player(g, 0)["resources"]) == (0, 1)


@pytest.mark.rule("tta.action-card.granted-action-free")
def test_the_ordered_action_follows_its_usual_rules() -> None:
    mine = civ(hand=["urban_growth_i", "rich_land_i"], workers={"religion": 2, "bronze": 1}, tokens={"bronze": 9})
    g = arrange(mine=mine)
    play(g, "action:urban_growth_i")
    assert refusal(g, "build:religion") == "tta.build.urban-limit"
    assert refusal(g, "build:bronze") == "tta.action-card.granted-action-free"
    play(g, "build:philosophy")
    assert player(g, 0)["resources"] == 9 - (3 - 2)
    g = arrange(mine=mine)
    play(g, "action:rich_land_i")
    assert refusal(g, "build:philosophy") == "tta.action-card.granted-action-free"
    assert refusal(g, "build:bronze") is None


@pytest.mark.rule("tta.action-card.cost-floor")
def test_a_price_below_zero_is_zero() -> None:
    g = arrange(age="II", mine=civ(hand=["rich_land_ii"], tokens={"bronze": 1}))
    play(g, "action:rich_land_ii", "build:bronze")
    assert own(g, "workers")["bronze"] == 3
    assert player(g, 0)["resources"] == 1
    g = arrange(mine=civ(hand=["engineering_genius_i"], unfinished=("pyramids", 2), tokens={"bronze": 1}))
    play(g, "action:engineering_genius_i")
    assert own(g, "wonders") == ["pyramids"]
    assert player(g, 0)["resources"] == 1


@pytest.mark.rule("tta.action-card.cost-floor")
@pytest.mark.parametrize(
    "moves",
    [
        ["action:rich_land_ii", "build:bronze"],
        ["action:efficient_upgrade_ii", "upgrade:agriculture+irrigation"],
        ["action:engineering_genius_ii"],
    ],
)
def test_what_a_reduction_leaves_over_is_not_given_back(moves: list[str]) -> None:
    """A resource from a pact waits to be spent; what costs nothing leaves it as it is."""
    mine = civ(
        hand=["rich_land_ii", "efficient_upgrade_ii", "engineering_genius_ii"],
        technologies=["irrigation"],
        unfinished=("pyramids", 0),
        pact=("trade_routes_agreement", 1, "a"),
        tokens={"agriculture": 1},
    )
    g = arrange(seats=3, age="II", mine=mine)
    play(g, "use:trade_routes_agreement", *moves)
    assert (look(g)["loose_resources"], player(g, 0)["resources"]) == (1, 0)


@pytest.mark.rule("tta.action-card.single-stage")
def test_a_card_for_one_stage_builds_one_stage() -> None:
    mine = civ(
        hand=["engineering_genius_i"], technologies=["masonry"], unfinished=("pyramids", 0), tokens={"bronze": 9}
    )
    g = arrange(mine=mine)
    assert refusal(g, "stage:2") is None
    play(g, "action:engineering_genius_i")
    assert (own(g, "stages"), player(g, 0)["resources"]) == (1, 9)
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.action-card.must-be-executable")
@pytest.mark.parametrize(
    ("card", "cannot", "can"),
    [
        ("efficient_upgrade_ii", {}, {"technologies": ["iron"]}),
        ("rich_land_i", {"unused": 0}, {"unused": 1}),
        ("urban_growth_i", {"unused": 0}, {"unused": 0, "technologies": ["alchemy"]}),
        ("engineering_genius_i", {}, {"unfinished": ("pyramids", 0)}),
        ("frugality_i", {"yellow": 0}, {"yellow": 1}),
        ("breakthrough_i", {"science": 20}, {"science": 20, "hand": ["breakthrough_i", "iron"]}),
    ],
)
def test_a_card_is_played_only_if_its_order_can_be_carried_out(
    card: str, cannot: dict[str, object], can: dict[str, object]
) -> None:
    rich: dict[str, object] = {"hand": [card], "tokens": {"bronze": 4, "agriculture": 7}}
    assert refusal(arrange(age="II", mine=civ(**{**rich, **cannot})), f"action:{card}") == (
        "tta.action-card.must-be-executable"
    )
    assert refusal(arrange(age="II", mine=civ(**{**rich, **can})), f"action:{card}") is None


@pytest.mark.rule("tta.action-card.this-turn-bonus")
def test_what_is_given_for_a_turn_is_no_statistic() -> None:
    g = arrange(mine=civ(hand=["patriotism_i"], unused=3, tokens={"bronze": 4}))
    before = player(g, 0)
    play(g, "action:patriotism_i")
    for statistic in ("military_total", "military_hand_limit", "strength", "resources"):
        assert player(g, 0)[statistic] == before[statistic]
    # Three units with two military actions and one for this turn, two resources of which are given too.
    play(g, "build:warriors", "build:warriors", "build:warriors")
    assert player(g, 0)["resources"] == 0
    play(g, "end")
    assert (own(g, "military"), g.view(0)["extra_military"], g.view(0)["unit_resources"]) == (2, 0, 0)


@pytest.mark.rule("tta.action-card.this-turn-bonus")
def test_resources_given_for_units_build_nothing_else_and_are_lost_at_the_end_of_the_turn() -> None:
    g = arrange(mine=civ(hand=["patriotism_i"], workers={"warriors": 1}))
    play(g, "action:patriotism_i")
    assert refusal(g, "build:bronze") == "tta.build.resource-cost"
    assert refusal(g, "build:warriors") is None
    play(g, "end")
    assert player(g, 0)["resources"] == 0


@pytest.mark.rule("tta.action-card.extra-military-action-draw")
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 2), (2, 3)])
def test_an_unused_extra_action_draws_a_card(left: int, drawn: int) -> None:
    g = arrange(mine=civ(hand=["patriotism_i"], military_actions=left))
    play(g, "action:patriotism_i", "end")
    assert len(hand(g)) == drawn


@pytest.mark.rule("tta.action-card.discarded")
def test_an_action_card_leaves_the_game() -> None:
    g = arrange(mine=civ(hand=["cultural_heritage_i"]))
    assert "cultural_heritage_i" in str(g.view(0))
    assert refusal(g, "action:cultural_heritage_i") is None
    play(g, "action:cultural_heritage_i")
    assert (own(g, "science"), own(g, "culture")) == (2, 2)
    assert "cultural_heritage_i" not in str(g.view(0))
    assert refusal(g, "action:cultural_heritage_i") == "tta.action-card.discarded"
