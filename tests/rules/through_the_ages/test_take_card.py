"""Fase Azioni in general; taking cards and wonders from the row."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, figures, legal, own, play, player, refusal

ROW = [
    "iron",
    "alchemy",
    "irrigation",
    "knights",
    "swordsmen",
    "theology",
    "drama",
    "joan_of_arc",
    "rich_land_i",
    "monarchy",
    "code_of_laws",
    "masonry",
    "printing_press",
]
"""A full row of Age I without a wonder."""
COSTS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


def row(game: civitas.Position) -> Any:
    return game.view(0)["row"]


# --- actions


@pytest.mark.rule("tta.actions.any-order")
def test_civil_and_military_actions_mix_in_any_order() -> None:
    g = arrange(mine=civ(unused=3, tokens={"bronze": 4}), row=["iron"])
    play(g, "build:warriors", "take:iron+1", "build:warriors")
    assert own(g, "workers")["warriors"] == 3
    assert own(g, "hand") == ["iron"]
    assert (own(g, "civil"), own(g, "military")) == (3, 0)


@pytest.mark.rule("tta.actions.all-or-nothing")
def test_an_action_that_cannot_be_paid_in_full_changes_nothing() -> None:
    g = arrange(mine=civ(civil=1, tokens={"bronze": 2}))
    before = g.hash()
    with pytest.raises(civitas.IllegalMove) as refused:
        g.play(0, g.title.moves.parse("build:philosophy"))
    assert refused.value.rule == "tta.build.resource-cost"
    assert g.hash() == before
    play(arrange(mine=civ(civil=1, tokens={"bronze": 3})), "build:philosophy")


@pytest.mark.rule("tta.actions.all-or-nothing")
def test_an_ability_that_cannot_be_paid_is_not_used() -> None:
    leader = "hammurabi"
    assert (
        refusal(arrange(mine=civ(leader=leader, military_actions=0)), "use:hammurabi") == "tta.actions.all-or-nothing"
    )
    assert refusal(arrange(mine=civ(leader=leader, military_actions=1)), "use:hammurabi") is None


@pytest.mark.rule("tta.actions.may-stop-early")
def test_the_phase_may_end_with_actions_left() -> None:
    g = arrange(mine=civ(civil=3))
    assert asked(g) == (0, "action")
    play(g, "end")
    assert asked(g)[0] == 1


@pytest.mark.rule("tta.actions.granted-by-card")
def test_an_action_granted_by_an_event_costs_no_action() -> None:
    mine = civ(military=["rats"], tokens={"bronze": 2})
    g = arrange(phase="politics", mine=mine, current=["development_of_civilization"])
    play(g, "prepare:rats", "build:agriculture")
    assert own(g, "workers")["agriculture"] == 3
    assert (own(g, "civil"), own(g, "military")) == (4, 2)
    assert player(g, 0)["resources"] == 1


@pytest.mark.rule("tta.actions.granted-by-card")
def test_an_event_grants_the_action_it_names_and_no_other() -> None:
    mine = civ(military=["rats"], tokens={"bronze": 3})
    g = arrange(phase="politics", mine=mine, current=["development_of_religion"])
    play(g, "prepare:rats")
    assert legal(g) == ["pass", "build:religion"]
    assert refusal(g, "build:philosophy") == "tta.actions.granted-by-card"
    play(g, "pass", "pass")
    assert asked(g) == (0, "action")
    assert refusal(g, "build:philosophy") is None


@pytest.mark.rule("tta.actions.granted-by-card")
def test_usual_rules_hold_for_a_granted_action() -> None:
    """A third temple is over the urban limit of Despotism, so nobody is asked."""
    temples = {"religion": 2, "bronze": 1}
    mine = civ(military=["rats"], workers=temples)
    g = arrange(phase="politics", mine=mine, others=[civ(workers=temples)], current=["development_of_religion"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.actions.granted-other-costs")
def test_food_for_a_granted_action_is_paid_unless_it_is_free() -> None:
    event = ["development_of_civilization"]
    short = arrange(phase="politics", mine=civ(military=["rats"]), current=event)
    play(short, "prepare:rats")
    assert refusal(short, "population") == "tta.population.food-cost"
    g = arrange(phase="politics", mine=civ(military=["rats"], tokens={"agriculture": 3}), current=event)
    play(g, "prepare:rats", "population")
    # The cost of 2 less the discount of 1.
    assert player(g, 0)["food"] == 3 - 1
    free = arrange(phase="politics", mine=civ(military=["rats"]), current=["development_of_religion"])
    play(free, "prepare:rats", "build:religion")
    assert own(free, "workers")["religion"] == 1


@pytest.mark.rule("tta.actions.update-at-once")
def test_ratings_follow_every_action() -> None:
    mine = civ(
        government="monarchy",
        technologies=["alchemy"],
        unused=2,
        tokens={"bronze": 8},
        hand=["julius_caesar"],
        military=["fighting_band"],
    )
    g = arrange(mine=mine)

    def after(move: str) -> tuple[int, int]:
        play(g, move)
        return player(g, 0)["science_rate"], player(g, 0)["strength"]

    assert after("build:philosophy") == (2, 1)
    assert after("build:warriors") == (2, 2)
    assert after("upgrade:philosophy+alchemy") == (3, 2)
    assert after("destroy:alchemy") == (1, 2)
    assert after("tactic:fighting_band") == (1, 3)
    assert after("disband:warriors") == (1, 1)
    assert after("leader:julius_caesar") == (1, 2)


# --- take-card


@pytest.mark.rule("tta.take-card.choice")
def test_every_card_of_the_row_may_be_taken() -> None:
    g = arrange(row=ROW)
    wanted = {f"take:{card}+{space}" for space, card in enumerate(ROW, 1)}
    assert {move for move in legal(g) if move.startswith("take")} == wanted
    assert refusal(g, "take:iron+2") == "tta.take-card.choice"
    assert refusal(g, "take:iron+1") is None
    play(g, "take:iron+1")
    assert refusal(g, "take:iron+1") == "tta.take-card.choice"


@pytest.mark.rule("tta.take-card.cost")
@pytest.mark.parametrize("space", range(1, 14))
def test_the_space_sets_the_price(space: int) -> None:
    cost = COSTS[space - 1]
    move = f"take:{ROW[space - 1]}+{space}"
    g = arrange(row=ROW)
    play(g, move)
    assert own(g, "civil") == 4 - cost
    g = arrange(row=ROW, mine=civ(civil=cost - 1))
    assert refusal(g, move) == "tta.take-card.cost"
    assert figures(g, move)["price"] == cost
    assert refusal(arrange(row=ROW, mine=civ(civil=cost)), move) is None


@pytest.mark.rule("tta.take-card.to-hand")
def test_a_taken_card_leaves_its_space_empty_until_the_refill() -> None:
    g = arrange(row=ROW)
    play(g, "take:irrigation+3")
    assert own(g, "hand") == ["irrigation"]
    assert row(g) == [*ROW[:2], None, *ROW[3:]]
    play(g, "end")
    assert row(g)[:10] == ROW[3:]
    assert None not in row(g)


FOUR = ["iron", "alchemy", "irrigation", "drama"]


@pytest.mark.rule("tta.take-card.hand-limit")
def test_a_full_hand_takes_no_card() -> None:
    g = arrange(mine=civ(hand=FOUR), row=["knights"])
    assert refusal(g, "take:knights+1") == "tta.take-card.hand-limit"
    assert (figures(g, "take:knights+1")["held"], figures(g, "take:knights+1")["limit"]) == (4, 4)
    assert refusal(arrange(mine=civ(hand=FOUR[:3]), row=["knights"]), "take:knights+1") is None


@pytest.mark.rule("tta.take-card.hand-limit-uses-total")
def test_the_hand_limit_is_the_total_of_civil_actions() -> None:
    g = arrange(mine=civ(hand=FOUR[:3], civil=1), row=["knights", "rich_land_i"])
    play(g, "take:knights+1")
    assert len(own(g, "hand")) == 4
    g = arrange(mine=civ(hand=FOUR, wonders=["pyramids"], civil=1), row=["knights"])
    assert refusal(g, "take:knights+1") is None


@pytest.mark.rule("tta.take-card.no-duplicate-technology")
@pytest.mark.parametrize("held", [civ(technologies=["irrigation"]), civ(hand=["irrigation"])])
def test_a_technology_is_not_taken_twice(held: Any) -> None:
    g = arrange(mine=held, row=["irrigation"])
    assert refusal(g, "take:irrigation+1") == "tta.take-card.no-duplicate-technology"
    assert refusal(arrange(row=["irrigation"]), "take:irrigation+1") is None


@pytest.mark.rule("tta.take-card.duplicates-only-technology")
def test_two_equal_action_cards_may_be_held() -> None:
    g = arrange(mine=civ(hand=["rich_land_i"]), row=["rich_land_i"])
    play(g, "take:rich_land_i+1")
    assert own(g, "hand") == ["rich_land_i", "rich_land_i"]


@pytest.mark.rule("tta.take-card.one-leader-per-age")
def test_only_one_leader_of_an_age_is_taken() -> None:
    g = arrange(row=["joan_of_arc", "michelangelo", "moses"])
    assert refusal(g, "take:michelangelo+2") is None
    play(g, "take:joan_of_arc+1")
    assert refusal(g, "take:michelangelo+2") == "tta.take-card.one-leader-per-age"
    assert refusal(g, "take:moses+3") is None
    # The rule binds the one who took it.
    play(g, "end")
    assert player(g, 0)["leaders_taken"] == ["I"]
    assert player(g, 1)["leaders_taken"] == []


@pytest.mark.rule("tta.take-card.leader-limit-permanent")
def test_the_leader_limit_outlives_the_leader() -> None:
    g = arrange(row=["moses", "joan_of_arc", "homer"])
    assert refusal(g, "take:homer+3") is None
    play(g, "take:moses+1", "leader:moses", "take:joan_of_arc+2", "leader:joan_of_arc")
    assert own(g, "leader") == "joan_of_arc"
    assert own(g, "hand") == []
    assert refusal(g, "take:homer+3") == "tta.take-card.one-leader-per-age"


# --- take-wonder


@pytest.mark.rule("tta.take-wonder.enters-play")
def test_a_taken_wonder_is_under_construction_at_once() -> None:
    g = arrange(mine=civ(hand=["iron"]), row=["great_wall"])
    play(g, "take:great_wall+1")
    assert own(g, "hand") == ["iron"]
    assert own(g, "unfinished") == "great_wall"
    assert own(g, "stages") == 0
    assert own(g, "wonders") == []


@pytest.mark.rule("tta.take-wonder.cost")
@pytest.mark.parametrize(("completed", "cost"), [([], 1), (["colossus"], 2), (["colossus", "hanging_gardens"], 3)])
def test_each_completed_wonder_makes_the_next_dearer(completed: list[str], cost: int) -> None:
    g = arrange(mine=civ(wonders=completed), row=["great_wall"])
    play(g, "take:great_wall+1")
    assert own(g, "civil") == 4 - cost
    g = arrange(mine=civ(wonders=completed, civil=cost - 1), row=["great_wall"])
    assert refusal(g, "take:great_wall+1") == "tta.take-wonder.cost"
    g = arrange(mine=civ(wonders=completed, civil=cost), row=["great_wall"])
    assert refusal(g, "take:great_wall+1") is None


@pytest.mark.rule("tta.take-wonder.ruins-count")
def test_a_wonder_in_ruins_raises_the_price() -> None:
    wonders = ["colossus", "hanging_gardens"]
    g = arrange(mine=civ(wonders=wonders, ravaged=["colossus"]), row=[*ROW[:5], "great_wall"])
    play(g, "take:great_wall+6")
    assert own(g, "civil") == 4 - 4


@pytest.mark.rule("tta.take-wonder.one-unfinished")
def test_one_wonder_under_construction_is_enough() -> None:
    g = arrange(mine=civ(unfinished=("colossus", 1)), row=["great_wall", "taj_mahal"])
    assert refusal(g, "take:great_wall+1") == "tta.take-wonder.one-unfinished"
    assert refusal(g, "take:taj_mahal+2") == "tta.take-wonder.one-unfinished"
    assert figures(g, "take:great_wall+1")["card"] == "colossus"
    g = arrange(mine=civ(wonders=["colossus"]), row=["great_wall", "taj_mahal"])
    assert refusal(g, "take:great_wall+1") is None
    assert refusal(g, "take:taj_mahal+2") is None


@pytest.mark.rule("tta.take-wonder.full-hand-ok")
def test_a_full_hand_does_not_stop_a_wonder() -> None:
    g = arrange(mine=civ(hand=FOUR), row=["great_wall", "knights"])
    assert refusal(g, "take:knights+2") == "tta.take-card.hand-limit"
    play(g, "take:great_wall+1")
    assert own(g, "unfinished") == "great_wall"


@pytest.mark.rule("tta.take-wonder.no-effect-unfinished")
def test_a_wonder_under_construction_gives_nothing() -> None:
    g = arrange(mine=civ(unfinished=("st_peters_basilica", 1), tokens={"bronze": 4}, workers={"bronze": 1}))
    assert (player(g, 0)["culture_rate"], player(g, 0)["happy"]) == (0, 0)
    end_turn(clone := g.clone(), 0)
    assert own(clone, "culture") == 0
    play(g, "stage:1")
    assert (player(g, 0)["culture_rate"], player(g, 0)["happy"]) == (2, 1)
