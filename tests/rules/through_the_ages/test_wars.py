"""Dichiarare una Guerra, Risolvi una Guerra."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import (
    arrange,
    asked,
    civ,
    end_turn,
    figures,
    hand,
    legal,
    look,
    own,
    play,
    player,
    refusal,
    standing_figures,
)


def army(count: int, **parts: Any) -> Any:
    """A civilization of so many warriors, hence so strong, that needs no food."""
    return civ(**{"workers": {"warriors": count}, "yellow": 18, **parts})


def fought(war: str, strength: int, rival: int, **parts: Any) -> civitas.Position:
    """Seat 0 has declared this war on seat 1, and it has just been fought."""
    mine, others = parts.pop("mine", {}), parts.pop("other", {})
    age = "III" if war == "war_over_culture" else "II"
    g = arrange(age=age, mine=army(strength, war=(war, 1), **mine), others=[army(rival, **others)], **parts)
    end_turn(g, 0)
    while look(g)["player"] != 0:
        end_turn(g, look(g)["player"])
    assert look(g)["war"][0] is None
    return g


# --- declaring


ARMED = {"military": ["war_over_culture"], "government": "communism"}
"""Communism has five military actions."""


def declaring(**parts: Any) -> civitas.Position:
    """Seat 0 may declare a War over Culture in its Politics Phase."""
    return arrange(**{"phase": "politics", "age": "III", "mine": civ(**ARMED), **parts})


@pytest.mark.rule("tta.war-declare.cost")
@pytest.mark.parametrize(("war", "age", "cost"), [("war_over_culture", "III", 3), ("war_over_territory", "II", 2)])
def test_a_war_costs_military_actions(war: str, age: str, cost: int) -> None:
    poor, rich = [
        declaring(age=age, mine=civ(military=[war], government="monarchy", military_actions=actions))
        for actions in (cost - 1, cost)
    ]
    assert refusal(poor, f"war:{war}+1") == "tta.war-declare.cost"
    assert figures(poor, f"war:{war}+1")["price"] == cost
    assert figures(poor, f"war:{war}+1")["have"] == cost - 1
    play(rich, f"war:{war}+1")
    assert own(rich, "military") == 0


@pytest.mark.rule("tta.war-declare.target")
def test_a_war_has_one_target_another_player() -> None:
    g = declaring(seats=3)
    assert [move for move in legal(g) if move.startswith("war:")] == [
        "war:war_over_culture+1",
        "war:war_over_culture+2",
    ]
    for seat in (0, 3):
        assert refusal(g, f"war:war_over_culture+{seat}") == "tta.war-declare.target"
    play(g, "war:war_over_culture+2")
    assert look(g)["war"] == ["war_over_culture", None, None]
    assert look(g)["war_on"] == [2, -1, -1]


@pytest.mark.rule("tta.war-declare.pact-forbids")
@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "peace_treaty"])
def test_a_pact_may_forbid_a_war_between_its_partners(pact: str) -> None:
    for owner in (0, 1):
        held: list[dict[str, Any]] = [{}, {}, {}]
        held[owner] = {"pact": (pact, 1 - owner, "a")}
        g = declaring(seats=3, mine=civ(**ARMED, **held[0]), others=[civ(**held[1])])
        assert refusal(g, "war:war_over_culture+1") == "tta.war-declare.pact-forbids"
        assert refusal(g, "war:war_over_culture+2") is None
    assert refusal(declaring(seats=3), "war:war_over_culture+1") is None


@pytest.mark.rule("tta.war-declare.no-strength-condition")
def test_a_stronger_player_may_be_attacked() -> None:
    g = declaring(mine=army(5, **ARMED), others=[army(12)])
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (5, 12)
    assert refusal(g, "war:war_over_culture+1") is None


@pytest.mark.rule("tta.war-declare.pact-ends")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pact_may_end_with_the_declaration(owner: int) -> None:
    pacts: list[dict[str, Any]] = [{}, {}]
    pacts[owner] = {"pact": ("military_pact", 1 - owner, "a")}
    g = declaring(seats=3, mine=civ(**ARMED, **pacts[0]), others=[civ(**pacts[1])])
    assert [player(g, seat)["strength"] for seat in range(3)] == [1 + 3, 1 + 3, 1]
    play(g, "war:war_over_culture+1")
    assert look(g)["pact"] == [None, None, None]
    assert [player(g, seat)["strength"] for seat in range(3)] == [1, 1, 1]
    # A war on a third player leaves the pact alone.
    g = declaring(seats=3, mine=civ(**ARMED, **pacts[0]), others=[civ(**pacts[1])])
    play(g, "war:war_over_culture+2")
    assert look(g)["pact"][owner] == "military_pact"


@pytest.mark.rule("tta.war-declare.stays-in-play")
def test_a_declared_war_lies_open_and_does_nothing_yet() -> None:
    g = declaring(mine=army(9, **ARMED), others=[civ(culture=20)])
    before = standing_figures(look(g))
    play(g, "war:war_over_culture+1")
    for viewer in (0, 1, None):
        assert (look(g, viewer)["war"][0], look(g, viewer)["war_on"][0]) == ("war_over_culture", 1)
    assert hand(g) == []
    assert standing_figures(look(g)) == before
    play(g, "end")
    assert look(g)["war"][0] == "war_over_culture"
    assert own(g, "culture", 1) == 20


@pytest.mark.rule("tta.war-declare.stays-in-play")
def test_one_war_at_a_time() -> None:
    """Caesar could declare a second one if he were still there in the age of wars."""
    held = {
        "leader": "julius_caesar",
        "military": ["war_over_culture", "war_over_territory"],
        "government": "communism",
    }
    g = declaring(mine=civ(**held))
    play(g, "war:war_over_culture+1")
    assert asked(g) == (0, "second-politics")
    assert refusal(g, "war:war_over_territory+1") == "tta.war-declare.stays-in-play"
    assert refusal(declaring(mine=civ(**held)), "war:war_over_territory+1") is None


@pytest.mark.rule("tta.war-declare.resolved-next-turn")
def test_a_war_is_fought_at_the_start_of_the_next_turn() -> None:
    g = declaring(seats=3, round=8, mine=army(9, **ARMED), others=[civ(culture=20)])
    play(g, "war:war_over_culture+1")
    end_turn(g, 0)
    assert not [event for event in end_turn(g, 1) if event.key.startswith("event-war")]
    assert look(g)["round"] == 8
    log = end_turn(g, 2)
    order = [event.key for event in log if event.key in ("event-turn", "event-row-dealt", "event-war-won")]
    assert order == ["event-turn", "event-row-dealt", "event-war-won"]
    assert look(g)["round"] == 9


@pytest.mark.rule("tta.war-declare.not-last-round")
def test_no_war_in_the_last_round() -> None:
    for age in ("III", "IV"):
        g = declaring(age=age, round=9, last_round=9)
        assert refusal(g, "war:war_over_culture+1") == "tta.war-declare.not-last-round"
        assert refusal(declaring(age=age, round=8, last_round=9), "war:war_over_culture+1") is None


# --- fighting


@pytest.mark.rule("tta.war.skip-if-none")
def test_only_the_own_war_is_fought() -> None:
    mine = army(9, war=("war_over_culture", 1))
    g = arrange(age="III", mine=mine, others=[civ(culture=20)])
    log = end_turn(g, 0)
    # The turn of the target begins: no war is fought.
    assert look(g)["player"] == 1
    assert not [event for event in log if event.key.startswith("event-war")]
    assert (look(g)["war"][0], own(g, "culture", 1)) == ("war_over_culture", 20)


@pytest.mark.rule("tta.war.mandatory", "tta.war.either-side-can-win")
def test_a_war_is_fought_even_by_the_weaker_and_the_target_may_win() -> None:
    g = fought("war_over_culture", 9, 12, mine={"culture": 30})
    assert (own(g, "culture"), own(g, "culture", 1)) == (30 - 5 - 3, 5 + 3)
    g = fought("war_over_culture", 12, 9, other={"culture": 30})
    assert (own(g, "culture"), own(g, "culture", 1)) == (5 + 3, 30 - 5 - 3)


@pytest.mark.rule("tta.war.compare-current-strength")
def test_strength_counts_when_the_war_is_fought() -> None:
    mine = army(3, military=["war_over_culture"], government="monarchy", culture=30)
    g = declaring(mine=mine, others=[army(2, tokens={"bronze": 4}, unused=2)])
    play(g, "war:war_over_culture+1", "end")
    while "end" not in legal(g):
        play(g, "pass")
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (3, 2)
    play(g, "build:warriors", "build:warriors")
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (3, 4)
    end_turn(g, 1)
    assert (own(g, "culture"), own(g, "culture", 1)) == (30 - 5 - 1, 5 + 1)


@pytest.mark.rule("tta.war.attack-bonus")
def test_a_bonus_when_attacking_counts_for_the_declarer() -> None:
    pact = {"pact": ("open_borders_agreement", 1, "a")}
    g = fought("war_over_culture", 10, 11, seats=3, mine=pact, other={"culture": 30})
    assert own(g, "culture") == 5 + 1
    # The pact of the attacker with somebody else adds nothing.
    g = fought("war_over_culture", 10, 11, seats=3, mine={"pact": ("open_borders_agreement", 2, "a"), "culture": 30})
    assert own(g, "culture") == 30 - 5 - 1
    # Nor does the target add anything.
    g = fought("war_over_culture", 11, 12, seats=3, mine=pact, other={"culture": 30})
    assert own(g, "culture") == 5 + 1


@pytest.mark.rule("tta.war.strength-advantage")
@pytest.mark.parametrize(("strength", "rival", "tokens"), [(2, 1, 1), (5, 1, 1), (6, 1, 2), (15, 5, 3), (16, 1, 4)])
def test_the_advantage_is_the_difference_of_the_strengths(strength: int, rival: int, tokens: int) -> None:
    g = fought("war_over_territory", strength, rival, mine={"yellow": 18}, other={"yellow": 18})
    assert look(g)["yellow"] == [18 + tokens, 18 - tokens]


@pytest.mark.rule("tta.war.strength-advantage")
def test_an_advantage_buys_no_more_than_it_is_worth() -> None:
    held = {"technologies": ["code_of_laws", "masonry"], "science": 20}
    g = fought("war_over_technology", 6, 1, other=held)
    assert asked(g) == (0, "spoils")
    assert refusal(g, "steal:code_of_laws") == "tta.war.strength-advantage"
    assert figures(g, "steal:code_of_laws")["have"] == 5
    g = fought("war_over_technology", 7, 1, other=held)
    assert refusal(g, "steal:code_of_laws") is None


@pytest.mark.rule("tta.war.apply-card")
def test_the_defeated_loses_what_the_victor_gains() -> None:
    g = fought("war_over_culture", 15, 9, mine={"culture": 3}, other={"culture": 30})
    assert (own(g, "culture"), own(g, "culture", 1)) == (3 + 11, 30 - 11)
    # No more than there is.
    g = fought("war_over_culture", 15, 9, mine={"culture": 3}, other={"culture": 4})
    assert (own(g, "culture"), own(g, "culture", 1)) == (3 + 4, 0)


@pytest.mark.rule("tta.war.steal-technology")
def test_a_stolen_technology_moves_from_area_to_area() -> None:
    held = {"technologies": ["code_of_laws"], "science": 20}
    g = fought("war_over_technology", 7, 1, mine={"science": 0}, other=held)
    civil = player(g, 0)["civil_total"], player(g, 1)["civil_total"]
    science = own(g, "science"), own(g, "science", 1)
    assert refusal(g, "steal:masonry") == "tta.war.steal-technology"
    play(g, "steal:code_of_laws")
    assert "code_of_laws" in own(g, "technologies")
    assert "code_of_laws" not in own(g, "technologies", 1)
    assert "code_of_laws" not in own(g, "hand")
    assert (player(g, 0)["civil_total"], player(g, 1)["civil_total"]) == (civil[0] + 1, civil[1] - 1)
    # The card is worth 6 of the advantage of 6, and nothing is paid for it.
    assert (own(g, "science"), own(g, "science", 1)) == science


@pytest.mark.rule("tta.war.steal-no-duplicate")
@pytest.mark.parametrize("mine", [{"hand": ["code_of_laws"]}, {"technologies": ["code_of_laws"]}])
def test_no_technology_is_stolen_that_the_victor_has(mine: dict[str, Any]) -> None:
    held = {"technologies": ["code_of_laws", "masonry"], "science": 20}
    parts: dict[str, Any] = {"seats": 3, "other": held}
    g = fought("war_over_technology", 9, 1, mine=mine, **parts)
    assert legal(g) == ["finish", "steal:masonry"]
    assert refusal(g, "steal:code_of_laws") == "tta.war.steal-no-duplicate"
    g = fought("war_over_technology", 9, 1, **parts)
    assert refusal(g, "steal:code_of_laws") is None


@pytest.mark.rule("tta.war.steal-same-type")
def test_of_two_technologies_of_a_type_the_higher_one_stays() -> None:
    g = fought(
        "war_over_technology", 9, 1, mine={"technologies": ["masonry"]}, other={"technologies": ["architecture"]}
    )
    play(g, "steal:architecture")
    assert "architecture" in own(g, "technologies")
    assert "masonry" not in own(g, "technologies")
    g = fought(
        "war_over_technology", 9, 1, mine={"technologies": ["architecture"]}, other={"technologies": ["masonry"]}
    )
    play(g, "steal:masonry")
    assert "architecture" in own(g, "technologies")
    assert "masonry" not in own(g, "technologies") + own(g, "technologies", 1)


@pytest.mark.rule("tta.war.tie-no-effect")
@pytest.mark.parametrize("war", ["war_over_culture", "war_over_territory", "war_over_technology"])
def test_a_tie_has_no_effect(war: str) -> None:
    held = {"culture": 30, "yellow": 18, "technologies": ["masonry"], "science": 20}
    g = fought(war, 12, 12, mine={"culture": 30, "yellow": 18, "science": 20}, other=held)
    assert look(g)["culture"] == [30, 30]
    assert look(g)["yellow"] == [18, 18]
    assert look(g)["science"] == [20, 20]
    assert "masonry" in own(g, "technologies", 1)
    assert asked(g)[1] != "spoils"


@pytest.mark.rule("tta.war.card-discarded")
@pytest.mark.parametrize("strength", [2, 5, 9])
def test_the_war_is_discarded_however_it_ends(strength: int) -> None:
    g = fought("war_over_culture", strength, 5)
    assert look(g)["discards"] == [{"age": "III", "card": "war_over_culture"}]


@pytest.mark.rule("tta.war.no-bonus-cards")
@pytest.mark.parametrize(("strength", "rival"), [(6, 5), (5, 6)])
def test_nobody_plays_bonus_cards_in_a_war(strength: int, rival: int) -> None:
    cards = ["military_bonus_iii", "military_bonus_ii"]
    mine = army(strength, war=("war_over_culture", 1), military=cards, military_actions=0, culture=30)
    other = army(rival, military=cards, military_actions=0, culture=30)
    g = arrange(age="III", mine=mine, others=[other])
    end_turn(g, 0)
    while "end" not in legal(g):
        play(g, "pass")
    log = play(g, "end")
    # Straight from the end of one turn to the decision of the next one.
    assert asked(g) == (0, "politics")
    assert [event.key for event in log].count("event-war-won" if strength > rival else "event-war-lost") == 1
    assert sorted(hand(g)) == sorted(cards)
    assert sorted(look(g)["culture"]) == [30 - 6, 30 + 6]
