"""Giocare un Leader, Costruire uno Stadio di una Meraviglia."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, asked, civ, figures, legal, own, play, player, refusal

# --- leader-play


@pytest.mark.rule("tta.leader-play.civil-cost")
def test_a_leader_costs_a_civil_action() -> None:
    g = arrange(mine=civ(hand=["moses"], civil=0))
    assert refusal(g, "leader:moses") == "tta.leader-play.civil-cost"
    g = arrange(mine=civ(hand=["moses"], civil=1))
    play(g, "leader:moses")
    assert own(g, "leader") == "moses"
    assert own(g, "hand") == []
    assert (own(g, "civil"), own(g, "military")) == (0, 2)


@pytest.mark.rule("tta.leader-play.civil-cost")
def test_a_leader_is_played_from_the_hand() -> None:
    g = arrange(row=["moses"])
    assert refusal(g, "leader:moses") == "tta.leader-play.civil-cost"
    play(g, "take:moses+1")
    assert refusal(g, "leader:moses") is None


@pytest.mark.rule("tta.leader-play.replaces")
def test_a_new_leader_replaces_the_old_one_for_good() -> None:
    g = arrange(mine=civ(leader="hammurabi", hand=["joan_of_arc"]))
    play(g, "leader:joan_of_arc")
    assert own(g, "leader") == "joan_of_arc"
    assert "hammurabi" not in str(g.view(0))
    assert refusal(g, "use:hammurabi") == "tta.stats.modifiers"


@pytest.mark.rule("tta.leader-play.action-back")
@pytest.mark.parametrize(("before", "left"), [("moses", 1), (None, 0)])
def test_replacing_a_leader_gives_an_action_back(before: str | None, left: int) -> None:
    g = arrange(mine=civ(leader=before, hand=["joan_of_arc"], civil=1))
    play(g, "leader:joan_of_arc")
    assert own(g, "civil") == left


@pytest.mark.rule("tta.leader-play.immediate")
def test_a_leader_works_as_soon_as_it_is_played() -> None:
    g = arrange(mine=civ(hand=["joan_of_arc"], workers={"religion": 1}))
    assert (player(g, 0)["culture_rate"], player(g, 0)["strength"]) == (1, 0)
    play(g, "leader:joan_of_arc")
    # Culture 1 and a military action of her own, strength for the face of the temple.
    assert (player(g, 0)["culture_rate"], player(g, 0)["strength"]) == (2, 1)
    assert (player(g, 0)["military_total"], own(g, "military")) == (3, 3)


# --- wonder-stage


@pytest.mark.rule("tta.wonder-stage.needs-unfinished")
def test_a_stage_needs_a_wonder_under_construction() -> None:
    g = arrange(mine=civ(tokens={"bronze": 3}, wonders=["colossus"]))
    assert refusal(g, "stage:1") == "tta.wonder-stage.needs-unfinished"
    g = arrange(mine=civ(tokens={"bronze": 3}, unfinished=("colossus", 0)))
    assert refusal(g, "stage:1") is None


@pytest.mark.rule("tta.wonder-stage.civil-cost")
def test_a_stage_costs_a_civil_action() -> None:
    g = arrange(mine=civ(unfinished=("pyramids", 0), tokens={"bronze": 9}, civil=2))
    play(g, "stage:1")
    assert (own(g, "civil"), own(g, "military")) == (1, 2)
    play(g, "stage:1")
    assert refusal(g, "stage:1") == "tta.wonder-stage.civil-cost"


@pytest.mark.rule("tta.wonder-stage.resource-cost")
@pytest.mark.parametrize(("built", "cost"), [(0, 3), (1, 2), (2, 1)])
def test_a_stage_costs_the_leftmost_uncovered_number(built: int, cost: int) -> None:
    g = arrange(mine=civ(unfinished=("pyramids", built), tokens={"bronze": 4}))
    play(g, "stage:1")
    assert player(g, 0)["resources"] == 4 - cost
    g = arrange(mine=civ(unfinished=("pyramids", built), tokens={"bronze": cost - 1}))
    assert refusal(g, "stage:1") == "tta.wonder-stage.resource-cost"
    assert (figures(g, "stage:1")["price"], figures(g, "stage:1")["have"]) == (cost, cost - 1)
    g = arrange(mine=civ(unfinished=("pyramids", built), tokens={"bronze": cost}))
    assert refusal(g, "stage:1") is None


@pytest.mark.rule("tta.wonder-stage.cover-with-blue")
def test_a_stage_is_covered_with_a_token_of_the_bank() -> None:
    g = arrange(mine=civ(unfinished=("pyramids", 0), tokens={"bronze": 3}, blue=10))
    play(g, "stage:1")
    # Three tokens were paid into the bank, one of it lies on the wonder.
    assert own(g, "blue") == 10 + 3 - 1
    assert own(g, "stages") == 1
    assert own(g, "unfinished") == "pyramids"


@pytest.mark.rule("tta.wonder-stage.cover-when-bank-empty")
def test_without_any_token_a_free_stage_cannot_be_covered() -> None:
    """The stage of 1 costs nothing with Engineering Genius, but something must cover it."""
    mine = civ(unfinished=("pyramids", 2), hand=["engineering_genius_a"], blue=0)
    g = arrange(mine=mine)
    assert refusal(g, "action:engineering_genius_a") == "tta.action-card.must-be-executable"
    mine = civ(
        unfinished=("pyramids", 2), hand=["engineering_genius_a"], blue=0, tokens={"bronze": 1, "agriculture": 1}
    )
    g = arrange(mine=mine)
    play(g, "action:engineering_genius_a")
    assert asked(g) == (0, "cover-stage")
    assert legal(g) == ["token:agriculture", "token:bronze"]
    play(g, "token:bronze")
    assert (player(g, 0)["resources"], player(g, 0)["food"]) == (0, 1)


@pytest.mark.rule(
    "tta.wonder-stage.completion",
    "tta.wonder-stage.tokens-returned",
    "tta.wonder-stage.turned",
    "tta.wonder-stage.effects-start",
)
def test_the_last_stage_completes_the_wonder() -> None:
    g = arrange(mine=civ(unfinished=("colossus", 0), tokens={"bronze": 6}), row=["great_wall"])
    play(g, "stage:1")
    assert own(g, "wonders") == []
    assert own(g, "blue") == 10 + 3 - 1
    assert (player(g, 0)["strength"], player(g, 0)["colonization"]) == (1, 0)
    play(g, "stage:1")
    assert own(g, "wonders") == ["colossus"]
    assert (own(g, "unfinished"), own(g, "stages")) == (None, 0)
    assert own(g, "blue") == 16
    assert (player(g, 0)["strength"], player(g, 0)["colonization"]) == (3, 1)
    assert player(g, 0)["row_costs"][0] == 2


@pytest.mark.rule("tta.wonder-stage.effects-start")
def test_the_actions_of_a_completed_wonder_are_available_at_once() -> None:
    g = arrange(mine=civ(unfinished=("pyramids", 2), tokens={"bronze": 1}, civil=1))
    play(g, "stage:1")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (1, 5)


@pytest.mark.rule("tta.wonder-stage.multi-stage")
def test_two_stages_are_paid_together() -> None:
    tokens = {"bronze": 5}
    g = arrange(mine=civ(technologies=["masonry"], unfinished=("pyramids", 0), tokens=tokens))
    play(g, "stage:2")
    assert (own(g, "stages"), own(g, "civil")) == (2, 3)
    assert player(g, 0)["resources"] == 0
    assert own(g, "blue") == 16 - 2
    g = arrange(mine=civ(unfinished=("pyramids", 0), tokens=tokens))
    assert refusal(g, "stage:2") == "tta.wonder-stage.multi-stage"
    assert figures(g, "stage:2")["limit"] == 1
    g = arrange(mine=civ(technologies=["masonry"], unfinished=("pyramids", 0), tokens={"bronze": 4}))
    assert refusal(g, "stage:2") == "tta.wonder-stage.resource-cost"


@pytest.mark.rule("tta.wonder-stage.multi-stage")
@pytest.mark.parametrize(("special", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_fewer_stages_than_allowed_may_be_built(special: str, most: int) -> None:
    g = arrange(age="III", mine=civ(technologies=[special], unfinished=("great_wall", 0), tokens={"bronze": 9}))
    assert [move for move in legal(g) if move.startswith("stage")] == [f"stage:{n}" for n in range(1, most + 1)]
    play(g, "stage:1")
    assert own(g, "stages") == 1
