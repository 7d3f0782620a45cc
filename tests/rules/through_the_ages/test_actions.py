"""Fase Azioni: prices, limits, payment, wonders, governments, action cards."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, asked, civ, own, play, player, refusal


def test_payment_spends_the_cheapest_tokens_first_and_gives_change() -> None:
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 1, "iron": 3}, unused=1))
    play(g, "build:philosophy")
    assert own(g, "tokens") == {"iron": 2}
    assert own(g, "blue") == 14


def test_change_is_given_in_the_largest_tokens() -> None:
    g = arrange(mine=civ(technologies=["iron", "oil"], tokens={"oil": 1}), age="III")
    play(g, "build:philosophy")
    assert own(g, "tokens") == {"iron": 1}


def test_overpaying_empties_the_bank() -> None:
    g = arrange(mine=civ(technologies=["oil"], tokens={"oil": 1}, blue=0), age="III")
    play(g, "build:agriculture")
    assert own(g, "tokens") == {"bronze": 1}
    assert own(g, "blue") == 0


def test_manual_payment_lets_the_payer_choose_the_token() -> None:
    mine = civ(technologies=["iron"], tokens={"bronze": 3, "iron": 1})
    g = arrange(mine=mine, options={"manual_payment": True})
    play(g, "build:agriculture")
    assert asked(g) == (0, "pay-resources")
    play(g, "token:iron")
    assert own(g, "tokens") == {"bronze": 3}


@pytest.mark.rule("tta.upgrade.modifiers-first")
def test_an_upgrade_costs_the_difference_after_modifiers() -> None:
    mine = civ(technologies=["alchemy", "scientific_method", "architecture"], tokens={"bronze": 9})
    g = arrange(mine=mine, age="II")
    play(g, "upgrade:philosophy+scientific_method")
    # 8 less 2 for level II, and 3 for philosophy, which has no discount.
    assert player(g, 0)["resources"] == 9 - (8 - 2 - 3)


@pytest.mark.rule("tta.build.urban-limit-across-levels")
def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    mine = civ(technologies=["alchemy"], workers={"philosophy": 1, "alchemy": 1, "warriors": 1}, tokens={"bronze": 9})
    g = arrange(mine=mine)
    assert refusal(g, "build:alchemy") == "tta.build.urban-limit"
    assert refusal(g, "build:philosophy") == "tta.build.urban-limit"
    assert refusal(g, "upgrade:philosophy+alchemy") is None
    play(g, "destroy:alchemy")
    assert refusal(g, "build:alchemy") is None


@pytest.mark.rule("tta.action-card.not-same-phase")
def test_an_action_card_waits_for_the_next_turn() -> None:
    g = arrange(row=["cultural_heritage_i"])
    play(g, "take:cultural_heritage_i+1")
    assert refusal(g, "action:cultural_heritage_i") == "tta.action-card.not-same-phase"


@pytest.mark.rule("tta.take-wonder.ruins-count")
def test_a_wonder_costs_more_for_each_completed_one_even_in_ruins() -> None:
    g = arrange(mine=civ(wonders=["pyramids", "colossus"], ravaged=["colossus"]), row=["great_wall"])
    play(g, "take:great_wall+1")
    assert own(g, "civil") == 5 - 3


@pytest.mark.rule("tta.wonder.taj-mahal")
def test_taj_mahal_is_cheaper_after_a_leader_was_replaced() -> None:
    mine = civ(leader="moses", hand=["joan_of_arc"], wonders=["pyramids"])
    g = arrange(mine=mine, row=["taj_mahal"])
    play(g, "leader:joan_of_arc")
    assert own(g, "civil") == 5
    play(g, "take:taj_mahal+1")
    assert own(g, "civil") == 5


@pytest.mark.rule("tta.leader-play.action-still-needed")
def test_a_leader_needs_an_action_although_one_comes_back() -> None:
    g = arrange(mine=civ(leader="moses", hand=["joan_of_arc"], civil=0))
    assert refusal(g, "leader:joan_of_arc") == "tta.leader-play.action-still-needed"
    g = arrange(mine=civ(leader="moses", hand=["joan_of_arc"], civil=1))
    assert refusal(g, "leader:joan_of_arc") is None


def test_homer_may_be_tucked_instead_of_an_action_coming_back() -> None:
    g = arrange(mine=civ(leader="homer", hand=["joan_of_arc"], wonders=["pyramids"]))
    play(g, "leader:joan_of_arc")
    assert asked(g) == (0, "tuck")
    play(g, "tuck:pyramids")
    assert player(g, 0)["happy"] == 1
    assert own(g, "civil") == 4


def test_st_peters_adds_one_face_per_worker_and_card_but_not_to_itself() -> None:
    wonders = ["st_peters_basilica", "hanging_gardens"]
    mine = civ(workers={"religion": 1}, wonders=wonders, tucked="hanging_gardens")
    # The temple 1 + 1, the Gardens 2 + 1 and the tucked face, the Basilica 1.
    assert player(arrange(mine=mine), 0)["happy"] == 7
    alone = civ(wonders=["st_peters_basilica"], tucked="st_peters_basilica")
    assert player(arrange(mine=alone), 0)["happy"] == 2


def test_michelangelo_counts_faces_of_temples_and_wonders() -> None:
    mine = civ(workers={"religion": 2}, wonders=["hanging_gardens"], leader="michelangelo")
    # Rates 2 and 1, faces 2 and 2.
    assert player(arrange(mine=mine), 0)["culture_rate"] == 2 + 1 + 2 + 2


@pytest.mark.rule("tta.revolution.all-must-be-available")
def test_a_revolution_needs_and_spends_all_civil_actions() -> None:
    g = arrange(mine=civ(hand=["monarchy"], science=2, civil=3))
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"
    g = arrange(mine=civ(hand=["monarchy"], science=2))
    play(g, "revolution:monarchy")
    assert own(g, "civil") == 0
    assert own(g, "military") == 3


@pytest.mark.rule("tta.revolution.triggers-after")
def test_newton_gives_back_an_action_after_a_revolution() -> None:
    g = arrange(mine=civ(hand=["republic"], science=3, leader="isaac_newton"), age="II")
    play(g, "revolution:republic")
    assert own(g, "civil") == 1


def test_robespierre_pays_with_military_actions() -> None:
    mine = civ(hand=["republic", "breakthrough_ii"], science=3, leader="maximilien_robespierre", civil=0)
    g = arrange(mine=mine, age="II")
    play(g, "action:breakthrough_ii", "revolution:republic")
    assert own(g, "military") == 0
    assert own(g, "civil") == 3
    assert own(g, "culture") == 3
    assert own(g, "science") == 3


@pytest.mark.rule("tta.action-card.must-be-executable")
def test_breakthrough_pays_first_and_gains_afterwards() -> None:
    g = arrange(mine=civ(hand=["breakthrough_i", "iron"], science=4))
    assert refusal(g, "action:breakthrough_i") == "tta.action-card.must-be-executable"
    g = arrange(mine=civ(hand=["breakthrough_i", "iron"], science=5))
    play(g, "action:breakthrough_i", "develop:iron")
    assert own(g, "science") == 2
    assert own(g, "civil") == 3


@pytest.mark.rule("tta.action-card.single-stage")
def test_engineering_genius_builds_one_stage_only() -> None:
    mine = civ(hand=["engineering_genius_i"], technologies=["masonry"], unfinished=("hanging_gardens", 0))
    g = arrange(mine=mine)
    play(g, "action:engineering_genius_i")
    assert own(g, "stages") == 1


@pytest.mark.rule("tta.wonder-stage.multi-stage")
def test_several_stages_with_one_action() -> None:
    mine = civ(technologies=["masonry"], unfinished=("hanging_gardens", 1), tokens={"bronze": 4})
    g = arrange(mine=mine)
    assert refusal(g, "stage:3") == "tta.wonder-stage.multi-stage"
    play(g, "stage:2")
    assert own(g, "wonders") == ["hanging_gardens"]
    assert own(g, "blue") == 16
    assert own(g, "civil") == 3


@pytest.mark.rule("tta.wonder-stage.cover-when-bank-empty")
def test_a_stage_is_covered_from_a_card_when_the_bank_is_empty() -> None:
    tokens = {"agriculture": 2, "bronze": 1}
    mine = civ(unfinished=("pyramids", 2), hand=["engineering_genius_a"], tokens=tokens, blue=0)
    g = arrange(mine=mine)
    play(g, "action:engineering_genius_a")
    assert asked(g) == (0, "cover-stage")
    play(g, "token:agriculture")
    assert own(g, "wonders") == ["pyramids"]
    assert player(g, 0)["food"] == 1


def test_hammurabi_lends_one_military_action_but_not_to_a_revolution() -> None:
    g = arrange(mine=civ(leader="hammurabi", hand=["monarchy"], science=2, civil=3))
    play(g, "use:hammurabi")
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"
    assert own(g, "military") == 1
    assert refusal(g, "use:hammurabi") == "tta.actions-total.temporary-first"


def test_bach_turns_a_lab_into_a_theater_once() -> None:
    mine = civ(technologies=["drama"], workers={"philosophy": 2}, leader="johann_sebastian_bach", tokens={"bronze": 6})
    g = arrange(mine=mine, age="II")
    play(g, "upgrade:philosophy+drama")
    assert player(g, 0)["resources"] == 5
    assert player(g, 0)["culture_rate"] == 3
    assert refusal(g, "upgrade:philosophy+drama") == "tta.bach.other-type"


def test_barbarossa_recruits_for_less() -> None:
    mine = civ(leader="frederick_barbarossa", tokens={"agriculture": 2, "bronze": 2}, unused=0)
    g = arrange(mine=mine)
    play(g, "recruit:warriors")
    assert own(g, "workers")["warriors"] == 2
    assert player(g, 0)["resources"] == 1


def test_patriotism_is_a_pool_for_the_turn() -> None:
    g = arrange(mine=civ(hand=["patriotism_i"], unused=2, tokens={"bronze": 2}, military_actions=1))
    play(g, "action:patriotism_i", "build:warriors")
    assert player(g, 0)["resources"] == 2
    assert own(g, "military") == 1


@pytest.mark.rule("tta.develop.special-lower-played", "tta.develop.special-lower-still-counts")
@pytest.mark.rule("tta.special.one-per-type")
def test_a_lower_special_technology_is_removed_but_counts() -> None:
    mine = civ(technologies=["strategy"], hand=["warfare"], science=5, leader="albert_einstein")
    g = arrange(mine=mine, age="III")
    play(g, "develop:warfare")
    assert "warfare" not in own(g, "technologies")
    assert "strategy" in own(g, "technologies")
    assert own(g, "culture") == 3


@pytest.mark.rule("tta.action-card.must-be-executable")
def test_frugality_gains_after_the_price_is_paid() -> None:
    g = arrange(mine=civ(hand=["frugality_i"], tokens={"agriculture": 1}, unused=0))
    assert refusal(g, "action:frugality_i") == "tta.action-card.must-be-executable"
    g = arrange(mine=civ(hand=["frugality_i"], tokens={"agriculture": 2}, unused=0, yellow=17))
    play(g, "action:frugality_i")
    assert player(g, 0)["food"] == 2


def test_gates_labs_store_resources_and_score_when_he_leaves() -> None:
    mine = civ(workers={"alchemy": 2}, technologies=["alchemy"], leader="bill_gates", hand=["sid_meier"])
    g = arrange(mine=mine, age="III")
    assert player(g, 0)["resource_production"] == 2
    play(g, "leader:sid_meier")
    assert own(g, "culture") == 2
    # Two labs of level I: 1 science and 1 culture each.
    assert player(g, 0)["science_rate"] == 2
    assert player(g, 0)["culture_rate"] == 2
