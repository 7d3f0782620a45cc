"""The leaders that the rules explain one by one."""

from __future__ import annotations

from typing import Any

import pytest

from rules.through_the_ages.tools import arrange, asked, civ, end_turn, legal, look, own, play, player, refusal, reveal


def figures(age: str = "III", **parts: Any) -> dict[str, Any]:
    return player(arrange(age=age, mine=civ(**parts)), 0)


# --- Homer


@pytest.mark.rule("tta.homer.extra-face")
def test_homer_puts_a_face_on_a_completed_wonder() -> None:
    mine = civ(leader="homer", hand=["joan_of_arc"], wonders=["pyramids"], unfinished=("colossus", 1))
    g = arrange(mine=mine)
    play(g, "leader:joan_of_arc")
    assert asked(g) == (0, "tuck")
    assert refusal(g, "tuck:colossus") == "tta.homer.extra-face"
    play(g, "tuck:pyramids")
    assert own(g, "tucked") == "pyramids"
    assert player(g, 0)["happy"] == 1
    g = arrange(mine=civ(leader="homer", hand=["joan_of_arc"], wonders=["pyramids", "colossus"]))
    play(g, "leader:joan_of_arc")
    assert {"tuck:pyramids", "tuck:colossus"} <= set(legal(g))


@pytest.mark.rule("tta.homer.extra-face")
def test_the_face_is_an_extra_one() -> None:
    assert figures(wonders=["pyramids"], tucked="pyramids")["happy"] == 1
    assert figures(wonders=["hanging_gardens"], tucked="hanging_gardens")["happy"] == 2 + 1


@pytest.mark.rule("tta.homer.michelangelo")
def test_michelangelo_counts_the_face() -> None:
    assert figures("I", leader="michelangelo", wonders=["pyramids"])["culture_rate"] == 0
    assert figures("I", leader="michelangelo", wonders=["pyramids"], tucked="pyramids")["culture_rate"] == 1


@pytest.mark.rule("tta.homer.st-peters")
def test_the_basilica_adds_one_face_to_the_wonder() -> None:
    wonders = ["great_wall", "st_peters_basilica"]
    # The Great Wall shows 1, Homer 1, the Basilica adds 1 and has 1 of its own.
    assert figures(wonders=wonders, tucked="great_wall")["happy"] == 3 + 1
    assert figures(wonders=wonders)["happy"] == 2 + 1


@pytest.mark.rule("tta.homer.survives-ravages", "tta.ravages-of-time.homer")
def test_the_face_stays_on_ruins() -> None:
    g = reveal("ravages_of_time", civ(wonders=["hanging_gardens"], tucked="hanging_gardens"), age="II")
    assert (player(g, 0)["happy"], player(g, 0)["culture_rate"]) == (3, 1)
    play(g, "ravage:hanging_gardens")
    assert (player(g, 0)["happy"], player(g, 0)["culture_rate"]) == (1, 2)
    g = reveal("ravages_of_time", civ(wonders=["pyramids"], tucked="pyramids"), age="II")
    play(g, "ravage:pyramids")
    ruins = player(g, 0)
    assert (ruins["happy"], ruins["culture_rate"], ruins["civil_total"]) == (1, 2, 4)


# --- Genghis Khan


def scored(strength: int, *rivals: int) -> int:
    """What Genghis Khan scores at the end of a turn against rivals of these strengths."""
    mine = civ(leader="genghis_khan", workers={"warriors": strength, "bronze": 1})
    others = [civ(workers={"warriors": rival, "bronze": 1}) for rival in rivals]
    g = arrange(seats=1 + len(rivals), mine=mine, others=others)
    assert player(g, 0)["strength"] == strength
    end_turn(g, 0)
    return int(own(g, "culture"))


@pytest.mark.rule("tta.genghis-khan.two-players")
def test_with_two_players_genghis_must_be_the_strongest() -> None:
    assert scored(2, 3) == 0
    assert scored(3, 2) == 3
    assert scored(2, 3, 1) == 3
    assert scored(2, 3, 3) == 0


@pytest.mark.rule("tta.genghis-khan.wins-ties")
def test_genghis_wins_ties() -> None:
    assert scored(6, 6) == 3
    assert scored(2, 3, 2) == 3
    assert scored(2, 3, 2, 2) == 3


@pytest.mark.rule("tta.genghis-khan.infantry-as-cavalry")
def test_infantry_may_serve_as_cavalry() -> None:
    def strength(leader: str | None, **units: int) -> int:
        mine = civ(leader=leader, workers=units, tactic="conquistadors")
        return int(player(arrange(age="II", mine=mine, common=["conquistadors"]), 0)["strength"])

    # One infantry and two cavalry.
    assert strength("genghis_khan", swordsmen=3) == 3 * 2 + 5
    assert strength(None, swordsmen=3) == 3 * 2
    # But no unit is both.
    assert strength("genghis_khan", swordsmen=2) == 2 * 2
    assert strength("genghis_khan", swordsmen=2, knights=1) == 3 * 2 + 5
    assert strength("genghis_khan", knights=3) == 3 * 2
    # An old unit on a horse is as old as on foot.
    assert strength("genghis_khan", swordsmen=2, warriors=1) == 2 * 2 + 1 + 3


@pytest.mark.rule("tta.genghis-khan.still-infantry")
def test_infantry_as_cavalry_is_infantry_for_the_great_wall() -> None:
    mine = civ(leader="genghis_khan", workers={"swordsmen": 3}, tactic="conquistadors", wonders=["great_wall"])
    g = arrange(age="II", mine=mine, common=["conquistadors"])
    assert player(g, 0)["strength"] == 3 * 2 + 5 + 3


@pytest.mark.rule("tta.genghis-khan.no-culture-rate")
def test_the_culture_of_genghis_is_no_rate() -> None:
    g = arrange(mine=civ(leader="genghis_khan", workers={"warriors": 5, "religion": 1}))
    assert player(g, 0)["culture_rate"] == 1
    end_turn(g, 0)
    assert own(g, "culture") == 1 + 3
    assert player(g, 0)["culture_rate"] == 1


# --- Robespierre


def robespierre(card: str, **parts: Any) -> Any:
    hand = [card, *parts.pop("hand", [])]
    return arrange(age="II", mine=civ(leader="maximilien_robespierre", hand=hand, **{"science": 6, **parts}))


@pytest.mark.rule("tta.robespierre.pays-military")
def test_robespierre_pays_with_all_military_actions() -> None:
    g = robespierre("theocracy")
    assert (own(g, "civil"), own(g, "military")) == (4, 3)
    play(g, "revolution:theocracy")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)
    assert (own(g, "government"), own(g, "culture"), own(g, "science")) == ("theocracy", 3, 5)


@pytest.mark.rule("tta.robespierre.military-needed")
def test_robespierre_needs_all_military_actions() -> None:
    g = robespierre("theocracy", military_actions=2)
    assert refusal(g, "revolution:theocracy") == "tta.robespierre.military-needed"
    # Civil actions are not asked for.
    g = robespierre("theocracy", civil=0)
    assert refusal(g, "revolution:theocracy") is None


@pytest.mark.rule("tta.robespierre.new-military-spent", "tta.robespierre.new-civil-available")
def test_new_military_actions_arrive_spent_and_new_civil_ones_available() -> None:
    g = robespierre("constitutional_monarchy")
    play(g, "revolution:constitutional_monarchy")
    assert (own(g, "military"), player(g, 0)["military_total"]) == (0, 5)
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (6, 6)
    g = robespierre("constitutional_monarchy", civil=1)
    play(g, "revolution:constitutional_monarchy")
    assert own(g, "civil") == 1 + 2


@pytest.mark.rule("tta.robespierre.later-gains-usable")
def test_military_actions_gained_later_are_usable() -> None:
    g = robespierre("theocracy", hand=["warfare"], tokens={"bronze": 2})
    play(g, "revolution:theocracy")
    assert refusal(g, "build:warriors") == "tta.unit-build.military-cost"
    play(g, "develop:warfare")
    assert own(g, "military") == 1
    play(g, "build:warriors")


@pytest.mark.rule("tta.robespierre.patriotism-safe")
def test_the_action_of_patriotism_survives() -> None:
    g = robespierre("theocracy", hand=["patriotism_i"])
    play(g, "action:patriotism_i", "revolution:theocracy")
    assert (own(g, "military"), look(g)["extra_military"]) == (0, 1)
    play(g, "build:warriors")
    assert own(g, "workers")["warriors"] == 2


@pytest.mark.rule("tta.robespierre.breakthrough")
def test_a_breakthrough_revolution_costs_no_civil_action() -> None:
    g = robespierre("theocracy", hand=["breakthrough_ii"], science=1)
    play(g, "action:breakthrough_ii", "revolution:theocracy")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)
    assert own(g, "science") == 3


# --- Newton


@pytest.mark.rule("tta.newton.via-card")
def test_newton_gives_an_action_back_after_a_breakthrough() -> None:
    g = arrange(age="II", mine=civ(leader="isaac_newton", hand=["breakthrough_ii", "iron"], science=5))
    play(g, "action:breakthrough_ii", "develop:iron")
    assert own(g, "civil") == 4
    g = arrange(age="II", mine=civ(hand=["breakthrough_ii", "iron"], science=5))
    play(g, "action:breakthrough_ii", "develop:iron")
    assert own(g, "civil") == 3


@pytest.mark.rule("tta.newton.revolution")
def test_newton_leaves_one_action_after_a_revolution() -> None:
    for leader, left in (("isaac_newton", 1), (None, 0)):
        g = arrange(age="II", mine=civ(leader=leader, hand=["monarchy"], science=2))
        play(g, "revolution:monarchy")
        assert (own(g, "civil"), player(g, 0)["civil_total"]) == (left, 5)


# --- Bach


def bach(workers: dict[str, int], *technologies: str, **parts: Any) -> Any:
    leader = parts.pop("leader", "johann_sebastian_bach")
    mine = civ(leader=leader, workers=workers, technologies=technologies, **{"tokens": {"bronze": 5}, **parts})
    return arrange(age="II", mine=mine)


@pytest.mark.rule("tta.bach.other-type")
def test_bach_turns_any_urban_building_into_a_theater() -> None:
    g = bach({"philosophy": 1, "religion": 1, "bronze": 1}, "drama")
    assert refusal(g, "upgrade:bronze+drama") == "tta.bach.other-type"
    assert {"upgrade:philosophy+drama", "upgrade:religion+drama"} <= set(legal(g))
    play(g, "upgrade:philosophy+drama")
    # The difference of 4 and 3; one civil action.
    assert (player(g, 0)["resources"], own(g, "civil")) == (5 - 1, 3)
    assert own(g, "workers") == {"religion": 1, "bronze": 1, "drama": 1}
    assert refusal(g, "upgrade:religion+drama") == "tta.bach.other-type"
    g = bach({"philosophy": 1}, "drama", leader=None)
    assert refusal(g, "upgrade:philosophy+drama") == "tta.upgrade.target"


@pytest.mark.rule("tta.bach.other-type")
def test_bach_turns_one_building_in_each_turn() -> None:
    g = bach({"philosophy": 1, "religion": 1}, "drama")
    play(g, "upgrade:philosophy+drama")
    end_turn(g, 0)
    end_turn(g, 1)
    while asked(g) != (0, "action"):
        play(g, "pass")
    assert refusal(g, "upgrade:religion+drama") is None


@pytest.mark.rule("tta.bach.same-level")
def test_the_theater_may_have_the_level_of_the_building() -> None:
    g = bach({"alchemy": 1, "scientific_method": 1}, "drama", "opera")
    assert refusal(g, "upgrade:scientific_method+drama") == "tta.bach.same-level"
    assert refusal(g, "upgrade:scientific_method+opera") is None
    play(g, "upgrade:alchemy+drama")
    assert own(g, "workers") == {"scientific_method": 1, "drama": 1}


@pytest.mark.rule("tta.bach.zero-cost")
def test_a_dearer_building_becomes_a_theater_for_nothing() -> None:
    g = bach({"alchemy": 1}, "drama", tokens={})
    play(g, "upgrade:alchemy+drama")
    assert own(g, "workers") == {"drama": 1}
    assert player(g, 0)["resources"] == 0


@pytest.mark.rule("tta.bach.urban-limit")
def test_theaters_stay_within_the_limit() -> None:
    g = bach({"philosophy": 1, "drama": 2})
    assert refusal(g, "upgrade:philosophy+drama") == "tta.bach.urban-limit"
    g = bach({"philosophy": 1, "drama": 2}, government="monarchy")
    assert refusal(g, "upgrade:philosophy+drama") is None


# --- Bill Gates


@pytest.mark.rule("tta.gates.labs-as-mines")
def test_labs_bring_tokens_when_mines_produce() -> None:
    for leader, tokens in (("bill_gates", {"bronze": 1, "scientific_method": 2}), (None, {"bronze": 1})):
        g = arrange(age="III", mine=civ(leader=leader, workers={"bronze": 1, "scientific_method": 2}))
        end_turn(g, 0)
        assert own(g, "tokens") == tokens


@pytest.mark.rule("tta.gates.labs-as-mines", "tta.production.resources-shortage")
def test_a_short_bank_fills_labs_and_mines_by_level() -> None:
    workers = {"bronze": 3, "iron": 1, "coal": 1, "alchemy": 1, "computers": 2}
    # The Computers of level III come before the Coal of level II, although a token is worth 3 on either.
    for bank, tokens in ((1, {"computers": 1}), (2, {"computers": 2}), (3, {"computers": 2, "coal": 1})):
        stored = {"agriculture": 16 - bank}
        g = reveal("new_deposits", civ(leader="bill_gates", workers=workers, tokens=stored), age="III")
        assert own(g, "tokens") == stored | tokens


@pytest.mark.rule("tta.gates.token-value")
def test_a_token_on_a_lab_is_worth_its_level() -> None:
    assert figures(leader="bill_gates", tokens={"scientific_method": 2})["resources"] == 2 * 2
    assert figures(leader="bill_gates", tokens={"alchemy": 1, "computers": 1})["resources"] == 1 + 3


@pytest.mark.rule("tta.gates.level-zero-labs")
def test_labs_of_level_zero_bring_nothing() -> None:
    g = arrange(age="III", mine=civ(leader="bill_gates", workers={"philosophy": 2, "alchemy": 1}))
    end_turn(g, 0)
    assert own(g, "tokens") == {"alchemy": 1}


@pytest.mark.rule("tta.gates.store-and-change")
def test_labs_store_resources_and_make_change() -> None:
    mine = civ(leader="bill_gates", tokens={"computers": 1}, technologies=["scientific_method"], hand=["rich_land_a"])
    g = arrange(age="III", mine=mine)
    play(g, "action:rich_land_a", "build:bronze")
    # One resource: the token goes from the lab of level III to the one of level II.
    assert (own(g, "tokens"), own(g, "blue")) == ({"scientific_method": 1}, 15)
    g = arrange(age="III", mine=civ(leader="bill_gates", technologies=["computers"], hand=["reserves_iii"]))
    play(g, "action:reserves_iii", "gain:resource")
    assert own(g, "tokens") == {"computers": 1, "bronze": 1}


@pytest.mark.rule("tta.gates.leaves-play")
def test_stored_resources_outlast_bill_gates() -> None:
    hand = ["charlie_chaplin", "reserves_iii"]
    mine = civ(leader="bill_gates", workers={"computers": 2}, tokens={"computers": 2}, hand=hand)
    g = arrange(age="III", mine=mine)
    play(g, "leader:charlie_chaplin")
    assert player(g, 0)["resources"] == 6
    play(g, "build:religion")
    assert (own(g, "tokens"), player(g, 0)["resources"]) == ({"computers": 1}, 3)
    play(g, "action:reserves_iii", "gain:resource")
    assert own(g, "tokens") == {"computers": 1, "bronze": 4}
    end_turn(g, 0)
    assert own(g, "tokens") == {"computers": 1, "bronze": 4}


@pytest.mark.rule("tta.gates.impact-of-industry")
def test_labs_do_not_count_for_the_impact_of_industry() -> None:
    mine = civ(leader="bill_gates", workers={"iron": 3, "scientific_method": 2})
    g = reveal("impact_of_industry", mine, age="III")
    assert player(g, 0)["resource_production"] == 6 + 4
    assert own(g, "culture") == 1 + 6
