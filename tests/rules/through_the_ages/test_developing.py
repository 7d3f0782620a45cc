"""Sviluppare una Tecnologia, Guidare una Rivoluzione."""

from __future__ import annotations

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, figures, legal, own, play, player, refusal

# --- develop


@pytest.mark.rule("tta.develop.civil-cost")
def test_developing_costs_a_civil_action() -> None:
    g = arrange(mine=civ(hand=["iron"], science=5, civil=0))
    assert refusal(g, "develop:iron") == "tta.develop.civil-cost"
    g = arrange(mine=civ(hand=["iron"], science=5, civil=1))
    play(g, "develop:iron")
    assert (own(g, "civil"), own(g, "military")) == (0, 2)


@pytest.mark.rule("tta.develop.from-hand")
def test_a_technology_comes_from_the_hand_without_workers() -> None:
    g = arrange(mine=civ(science=5), row=["iron"])
    assert refusal(g, "develop:iron") == "tta.develop.from-hand"
    play(g, "take:iron+1")
    before = own(g, "workers")
    play(g, "develop:iron")
    assert "iron" in own(g, "technologies")
    assert own(g, "hand") == []
    assert own(g, "workers") == before
    assert own(g, "unused") == 1


@pytest.mark.rule("tta.develop.science-cost")
def test_the_printed_science_is_paid() -> None:
    g = arrange(mine=civ(hand=["iron"], science=7))
    play(g, "develop:iron")
    assert own(g, "science") == 7 - 5
    g = arrange(mine=civ(hand=["iron"], science=4))
    assert refusal(g, "develop:iron") == "tta.develop.science-cost"
    assert (figures(g, "develop:iron")["price"], figures(g, "develop:iron")["have"]) == (5, 4)


@pytest.mark.rule("tta.develop.government-higher-cost")
def test_a_government_without_revolution_costs_the_higher_price() -> None:
    g = arrange(mine=civ(hand=["theocracy"], science=5))
    assert refusal(g, "develop:theocracy") == "tta.develop.government-higher-cost"
    g = arrange(mine=civ(hand=["theocracy"], science=6))
    play(g, "develop:theocracy")
    assert (own(g, "science"), own(g, "civil")) == (0, 3)


@pytest.mark.rule("tta.develop.special-lower-played")
def test_usually_the_older_special_technology_goes() -> None:
    g = arrange(age="II", mine=civ(technologies=["warfare"], hand=["strategy"], science=8))
    play(g, "develop:strategy")
    assert "strategy" in own(g, "technologies")
    assert "warfare" not in own(g, "technologies")
    assert (player(g, 0)["strength"], player(g, 0)["military_total"]) == (1 + 3, 2 + 2)
    g = arrange(age="II", mine=civ(technologies=["strategy"], hand=["warfare"], science=8))
    play(g, "develop:warfare")
    assert (player(g, 0)["strength"], player(g, 0)["military_total"]) == (1 + 3, 2 + 2)
    assert own(g, "science") == 8 - 5


@pytest.mark.rule("tta.develop.special-lower-still-counts")
@pytest.mark.parametrize(("leader", "gain"), [("albert_einstein", (3, 0, 3)), ("isaac_newton", (0, 0, 4))])
def test_a_technology_removed_at_once_was_developed(leader: str, gain: tuple[int, int, int]) -> None:
    g = arrange(age="III", mine=civ(technologies=["strategy"], hand=["warfare"], science=5, leader=leader))
    play(g, "develop:warfare")
    assert (own(g, "culture"), own(g, "science"), own(g, "civil")) == gain


@pytest.mark.rule("tta.develop.government-replaced")
@pytest.mark.parametrize("way", ["develop", "revolution"])
def test_a_new_government_replaces_the_old_one(way: str) -> None:
    g = arrange(mine=civ(hand=["monarchy", "theocracy"], science=14))
    play(g, f"{way}:monarchy")
    assert own(g, "government") == "monarchy"
    assert "despotism" not in own(g, "technologies")
    assert (player(g, 0)["civil_total"], player(g, 0)["military_total"]) == (5, 3)
    assert player(g, 0)["urban_limit"] == 3
    if way == "develop":
        play(g, "develop:theocracy")
        assert own(g, "government") == "theocracy"
        assert "monarchy" not in str(g.view(0))


@pytest.mark.rule("tta.develop.immediate")
def test_a_government_or_special_technology_works_at_once() -> None:
    mine = civ(hand=["monarchy", "code_of_laws", "masonry"], science=17, workers={"religion": 2}, tokens={"bronze": 3})
    g = arrange(mine=mine)
    assert refusal(g, "build:religion") == "tta.build.urban-limit"
    play(g, "develop:monarchy")
    assert (own(g, "civil"), own(g, "military")) == (4 - 1 + 1, 2 + 1)
    assert refusal(g, "build:religion") is None
    play(g, "develop:code_of_laws")
    assert own(g, "civil") == 4 - 1 + 1
    assert player(g, 0)["civil_hand_limit"] == 6


# --- revolution


@pytest.mark.rule("tta.revolution.definition")
def test_only_a_government_may_come_by_revolution() -> None:
    g = arrange(mine=civ(hand=["monarchy", "iron"], science=8))
    assert {"develop:monarchy", "revolution:monarchy", "develop:iron"} <= set(legal(g))
    with pytest.raises(civitas.BadInput):
        g.title.moves.parse("revolution:iron")
    g = arrange(mine=civ(science=8), row=["monarchy"])
    assert refusal(g, "revolution:monarchy") == "tta.develop.from-hand"


@pytest.mark.rule("tta.revolution.civil-cost")
def test_a_revolution_costs_every_civil_action() -> None:
    g = arrange(mine=civ(hand=["theocracy"], science=1, wonders=["pyramids"]))
    assert own(g, "civil") == 5
    play(g, "revolution:theocracy")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (0, 5)
    assert refusal(g, "population") == "tta.population.civil-cost"


@pytest.mark.rule("tta.revolution.all-must-be-available")
def test_a_spent_civil_action_forbids_a_revolution() -> None:
    g = arrange(mine=civ(hand=["monarchy"], science=2), row=["iron"])
    assert refusal(g, "revolution:monarchy") is None
    play(g, "take:iron+1")
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"
    reasons = figures(g, "revolution:monarchy")
    assert (reasons["price"], reasons["have"]) == (4, 3)


@pytest.mark.rule("tta.revolution.by-event")
def test_an_event_may_be_used_for_a_revolution() -> None:
    event = ["development_of_civilization"]
    g = arrange(phase="politics", mine=civ(military=["rats"], hand=["monarchy"], science=7, civil=3), current=event)
    play(g, "prepare:rats")
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"
    assert refusal(g, "develop:monarchy") is None
    g = arrange(phase="politics", mine=civ(military=["rats"], hand=["monarchy"], science=7), current=event)
    play(g, "prepare:rats", "revolution:monarchy")
    assert (own(g, "government"), own(g, "civil")) == ("monarchy", 0)
    # The lower price of 2, less the discount of the event.
    assert own(g, "science") == 7 - 1
    assert asked(g) == (1, "civilize")


@pytest.mark.rule("tta.revolution.by-action-card")
def test_a_breakthrough_may_be_used_for_a_revolution() -> None:
    mine = civ(hand=["breakthrough_i", "monarchy"], science=8)
    g = arrange(mine=mine)
    play(g, "action:breakthrough_i", "revolution:monarchy")
    assert (own(g, "government"), own(g, "civil")) == ("monarchy", 0)
    assert own(g, "science") == 8 - 2 + 2
    # Developed in the ordinary way it costs the one action of the card.
    g = arrange(mine=mine)
    play(g, "action:breakthrough_i", "develop:monarchy")
    assert own(g, "civil") == 4 - 1 + 1
    assert own(g, "science") == 8 - 8 + 2


@pytest.mark.rule("tta.revolution.by-action-card")
def test_a_breakthrough_does_not_bring_back_spent_actions() -> None:
    g = arrange(mine=civ(hand=["breakthrough_i", "monarchy"], science=8, civil=3))
    play(g, "action:breakthrough_i")
    assert legal(g) == ["develop:monarchy"]
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"


@pytest.mark.rule("tta.revolution.science-cost")
def test_a_revolution_costs_the_lower_price() -> None:
    g = arrange(mine=civ(hand=["theocracy"], science=3))
    play(g, "revolution:theocracy")
    assert own(g, "science") == 3 - 1
    g = arrange(mine=civ(hand=["monarchy"], science=1))
    assert refusal(g, "revolution:monarchy") == "tta.revolution.science-cost"
    assert (figures(g, "revolution:monarchy")["price"], figures(g, "revolution:monarchy")["have"]) == (2, 1)
    assert refusal(arrange(mine=civ(hand=["monarchy"], science=2)), "revolution:monarchy") is None


@pytest.mark.rule("tta.revolution.new-civil-actions-spent")
def test_civil_actions_that_a_revolution_adds_arrive_spent() -> None:
    g = arrange(mine=civ(hand=["monarchy"], science=2))
    play(g, "revolution:monarchy")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (0, 5)


@pytest.mark.rule("tta.revolution.other-effects-at-once")
def test_military_actions_that_a_revolution_adds_arrive_available() -> None:
    g = arrange(mine=civ(hand=["theocracy"], science=1, military_actions=1))
    play(g, "revolution:theocracy")
    assert (own(g, "military"), player(g, 0)["military_total"]) == (2, 3)
    assert (player(g, 0)["culture_rate"], player(g, 0)["strength"], player(g, 0)["happy"]) == (1, 2, 1)
    assert player(g, 0)["urban_limit"] == 3


@pytest.mark.rule("tta.revolution.triggers-after")
@pytest.mark.parametrize(
    ("leader", "resources", "culture", "civil"),
    [("leonardo_da_vinci", 1, 0, 0), ("isaac_newton", 0, 0, 1), ("albert_einstein", 0, 3, 0)],
)
def test_leaders_answer_a_revolution_once_its_actions_are_spent(
    leader: str, resources: int, culture: int, civil: int
) -> None:
    g = arrange(age="III", mine=civ(hand=["monarchy"], science=2, leader=leader))
    play(g, "revolution:monarchy")
    assert (player(g, 0)["resources"], own(g, "culture"), own(g, "civil")) == (resources, culture, civil)
