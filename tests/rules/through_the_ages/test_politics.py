"""Fase Politica: single events, aggressions, wars, pacts and leaders at work."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, asked, civ, legal, own, play, player, refusal

QUIET = ["development_of_science"]
"""A current event that asks nothing."""


def test_ties_go_to_the_current_player() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=["crusades"], others=[civ(culture=9)])
    play(g, "prepare:rats")
    assert own(g, "culture") == 1 + 4
    assert own(g, "culture", 1) == 5


def test_losing_population_asks_for_a_worker_only_without_unused_ones() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"], unused=0), current=["pestilence"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "lose-worker")
    play(g, "lose:bronze")
    assert own(g, "workers")["bronze"] == 1
    assert own(g, "unused", 1) == 0


def test_international_agreement_takes_cards_for_the_next_political_action() -> None:
    g = arrange(
        phase="politics",
        age="II",
        mine=civ(military=["rats", "legion"]),
        current=["international_agreement"],
        row=["coal", "reserves_ii"],
    )
    play(g, "prepare:rats")
    assert asked(g) == (0, "agreement")
    play(g, "take:coal+1", "take:reserves_ii+2", "finish")
    assert own(g, "civil") == 4
    assert own(g, "given_up") == 1
    assert refusal(g, "action:reserves_ii") is None
    play(g, "end", "pass", "end")
    assert asked(g) == (0, "action")


def test_terrorism_lets_the_last_in_culture_destroy() -> None:
    g = arrange(phase="politics", age="II", mine=civ(military=["rats"]), current=["terrorism"])
    play(g, "prepare:rats")
    assert asked(g) == (1, "raze")
    play(g, "raze:philosophy")
    assert own(g, "unused") == 2


def test_a_territory_goes_to_the_highest_bid() -> None:
    mine = civ(military=["rats", "military_bonus_i"], workers={"warriors": 2, "bronze": 1})
    g = arrange(phase="politics", mine=mine, current=["vast_territory_i"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "bid")
    assert refusal(g, "bid:4") == "tta.colonization.bid-cap"
    play(g, "bid:1")
    assert asked(g) == (1, "bid")
    play(g, "pass")
    assert asked(g) == (0, "force")
    assert refusal(g, "finish") == "tta.colonization.one-unit-minimum"
    yellow = own(g, "yellow")
    play(g, "send:warriors", "finish")
    assert own(g, "colonies") == ["vast_territory_i"]
    # The sacrificed unit and three tokens of the colony.
    assert own(g, "yellow") == yellow + 1 + 3
    assert player(g, 0)["food"] == 3
    assert own(g, "blue") == 16 - 1 - 3


def test_columbus_settles_from_the_hand() -> None:
    g = arrange(phase="politics", mine=civ(leader="christopher_columbus", military=["historic_territory_i"]))
    play(g, "settle:historic_territory_i")
    assert own(g, "colonies") == ["historic_territory_i"]
    assert own(g, "leader") is None
    assert own(g, "culture") == 6


STRONG = {"warriors": 3, "bronze": 1}


def test_plunder_takes_food_and_resources_as_far_as_there_are() -> None:
    mine = civ(military=["plunder_i"], workers=STRONG)
    g = arrange(phase="politics", mine=mine, others=[civ(tokens={"bronze": 2, "agriculture": 2})])
    play(g, "aggression:plunder_i+1")
    assert asked(g) == (0, "plunder")
    assert legal(g) == ["mix:1", "mix:2"]
    play(g, "mix:1")
    assert player(g, 0)["resources"] == 2
    assert player(g, 1)["food"] == 1
    assert own(g, "military") == 1


@pytest.mark.rule("tta.aggression.printed-cost")
def test_a_raid_pays_half_of_the_printed_costs_rounded_up_once() -> None:
    mine = civ(military=["raid_ii"], workers=STRONG, tokens={"bronze": 0})
    rival = civ(technologies=["alchemy", "theology"], workers={"alchemy": 1, "theology": 1})
    g = arrange(phase="politics", age="II", mine=mine, others=[rival])
    play(g, "aggression:raid_ii+1", "raze:alchemy", "raze:theology")
    assert player(g, 0)["resources"] == 6
    assert own(g, "unused", 1) == 3


def test_gandhi_doubles_the_price_and_does_not_attack() -> None:
    mine = civ(military=["armed_intervention"], workers=STRONG, military_actions=2)
    g = arrange(phase="politics", age="III", mine=mine, others=[civ(leader="mahatma_gandhi")])
    assert refusal(g, "aggression:armed_intervention+1") == "tta.aggression.cost"


@pytest.mark.rule("tta.war.steal-technology")
def test_war_over_technology_steals_special_technologies() -> None:
    mine = civ(war=("war_over_technology", 1), workers={"warriors": 9}, science=0)
    rival = civ(technologies=["masonry"], science=9, workers={"warriors": 1})
    g = arrange(age="II", mine=mine, others=[rival], seats=2)
    play(g, "end", "pass", "end")
    assert asked(g) == (0, "spoils")
    play(g, "steal:masonry")
    assert "masonry" in own(g, "technologies")
    assert "masonry" not in own(g, "technologies", 1)
    # Advantage 8, 3 of it for the card.
    assert own(g, "science") == 5


def test_scientific_cooperation_shares_the_price() -> None:
    mine = civ(pact=("scientific_cooperation", 1, "a"), hand=["coal"], science=5)
    g = arrange(seats=3, age="II", mine=mine, others=[civ(science=0)])
    assert refusal(g, "develop:coal") == "tta.points.pay-science"
    g = arrange(seats=3, age="II", mine=mine, others=[civ(science=1)])
    play(g, "develop:coal")
    assert own(g, "science") == 0
    assert own(g, "science", 1) == 0


def test_caesar_acts_twice_once_per_game() -> None:
    mine = civ(leader="julius_caesar", military=["rats", "immigration"])
    g = arrange(phase="politics", mine=mine, current=[*QUIET, "development_of_crafts"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "second-politics")
    assert not player(g, 0)["second_political_action_used"]
    play(g, "prepare:immigration")
    assert asked(g) == (0, "action")
    assert player(g, 0)["second_political_action_used"]
    assert not player(g, 1)["second_political_action_used"]


def test_joan_sees_the_next_event_and_nobody_else() -> None:
    g = arrange(mine=civ(leader="joan_of_arc", military=["rats"]), current=["crusades", "foray"])
    play(g, "end", "pass", "end")
    assert g.view(1)["next_event"] is None or g.view(1)["next_event"] == {"age": "I", "card": None}
    seen = g.view(0)["next_event"]
    assert isinstance(seen, dict)
    assert seen["card"] in ("crusades", "foray")
