"""Giocare un'Aggressione."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import (
    arrange,
    asked,
    civ,
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
    """A civilization of so many warriors, hence so strong."""
    return civ(**{"workers": {"warriors": count}, "yellow": 18, **parts})


def facing(strength: int, rival: int, card: str = "enslave", **parts: Any) -> civitas.Position:
    """Seat 0 holds an aggression; seat 1 is so strong."""
    mine, other = parts.pop("mine", {}), parts.pop("other", {})
    held = {"military": [card, *mine.pop("military", [])], **mine}
    return arrange(phase="politics", mine=army(strength, **held), others=[army(rival, **other)], **parts)


def attacked(strength: int, rival: int, card: str = "enslave", **parts: Any) -> civitas.Position:
    g = facing(strength, rival, card, **parts)
    play(g, f"aggression:{card}+1")
    return g


# --- declaring


@pytest.mark.rule("tta.aggression.cost")
def test_an_aggression_costs_military_actions() -> None:
    g = facing(9, 1, mine={"military_actions": 1})
    assert refusal(g, "aggression:enslave+1") == "tta.aggression.cost"
    assert (figures(g, "aggression:enslave+1")["price"], figures(g, "aggression:enslave+1")["have"]) == (2, 1)
    g = facing(9, 1, mine={"military_actions": 2})
    play(g, "aggression:enslave+1")
    assert own(g, "military") == 0


@pytest.mark.rule("tta.aggression.target")
def test_an_aggression_has_one_target_another_player() -> None:
    g = facing(9, 1, seats=3)
    found = [move for move in legal(g) if move.startswith("aggression:")]
    assert found == ["aggression:enslave+1", "aggression:enslave+2"]
    for seat in (0, 3):
        assert refusal(g, f"aggression:enslave+{seat}") == "tta.aggression.target"
    play(g, "aggression:enslave+2")
    # The target loses an unused worker, nobody else does.
    assert look(g)["unused"] == [1, 1, 0]


@pytest.mark.rule("tta.aggression.pact-forbids")
@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pact_may_forbid_an_aggression_between_its_partners(pact: str, owner: int) -> None:
    pacts: list[dict[str, Any]] = [{}, {}]
    pacts[owner] = {"pact": (pact, 1 - owner, "b")}
    g = facing(9, 1, "spy", age="III", seats=3, mine=pacts[0], other=pacts[1])
    assert refusal(g, "aggression:spy+1") == "tta.aggression.pact-forbids"
    assert refusal(g, "aggression:spy+2") is None
    assert refusal(facing(9, 1, "spy", age="III", seats=3), "aggression:spy+1") is None


@pytest.mark.rule("tta.aggression.must-be-stronger")
def test_only_a_weaker_player_can_be_attacked() -> None:
    g = facing(8, 8)
    assert refusal(g, "aggression:enslave+1") == "tta.aggression.must-be-stronger"
    found = figures(g, "aggression:enslave+1")
    assert (found["strength"], found["rival"]) == (8, 8)
    assert refusal(facing(8, 9), "aggression:enslave+1") == "tta.aggression.must-be-stronger"
    assert refusal(facing(9, 8), "aggression:enslave+1") is None


@pytest.mark.rule("tta.aggression.attack-bonuses-count")
def test_a_bonus_when_attacking_counts() -> None:
    pact = {"pact": ("open_borders_agreement", 1, "a")}
    cards = ["legion"]
    g = attacked(8, 8, seats=3, mine=pact, other={"military": cards})
    # Strength 10 against 8.
    assert g.question(1).args["missing"] == 2
    # Not against somebody else, and not for the target.
    g = facing(8, 10, seats=3, mine=pact)
    assert refusal(g, "aggression:enslave+1") == "tta.aggression.must-be-stronger"
    g = facing(8, 8, seats=3, mine={"pact": ("open_borders_agreement", 2, "a")})
    assert refusal(g, "aggression:enslave+1") == "tta.aggression.must-be-stronger"


@pytest.mark.rule("tta.aggression.ending-pact-bonus-excluded")
def test_strength_of_a_pact_that_would_end_does_not_count() -> None:
    promise = "promise_of_military_protection"
    g = facing(6, 7, "spy", age="II", seats=3, mine={"pact": (promise, 1, "b")})
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (6 + 4, 7)
    assert refusal(g, "aggression:spy+1") == "tta.aggression.must-be-stronger"
    assert figures(g, "aggression:spy+1")["strength"] == 6
    # With another partner the pact goes on, and its strength counts.
    g = facing(6, 7, "spy", age="II", seats=3, mine={"pact": (promise, 2, "b")})
    assert refusal(g, "aggression:spy+1") is None
    # The target loses the strength of the pact as well.
    g = facing(6, 5, "spy", age="II", seats=3, mine={"pact": (promise, 1, "a")})
    assert player(g, 1)["strength"] == 5 + 4
    assert refusal(g, "aggression:spy+1") is None


@pytest.mark.rule("tta.aggression.pact-ends")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("answer", ["pass", "bonus:military_bonus_iii"])
def test_a_pact_may_end_with_the_attack(owner: int, answer: str) -> None:
    held: list[dict[str, Any]] = [{}, {"military": ["military_bonus_iii"]}]
    held[owner]["pact"] = ("military_pact", 1 - owner, "a")
    g = attacked(6, 5, "spy", age="III", seats=3, mine=held[0], other=held[1])
    assert look(g)["pact"] == [None, None, None]
    assert [player(g, seat)["strength"] for seat in (0, 1)] == [6, 5]
    assert asked(g) == (1, "defence")
    play(g, answer)
    assert look(g)["pact"] == [None, None, None]


# --- defending


@pytest.mark.rule("tta.aggression.defence-goal")
def test_the_target_may_add_what_is_missing() -> None:
    cards = ["military_bonus_i", "legion"]
    g = attacked(10, 7, other={"military": cards})
    assert asked(g) == (1, "defence")
    assert g.question(1).args["missing"] == 3
    play(g, "bonus:military_bonus_i")
    assert g.question(1).args["missing"] == 1
    log = play(g, "conceal:legion")
    assert "event-defended" in [event.key for event in log]
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.aggression.defence-goal")
def test_a_target_that_cannot_reach_the_attack_is_not_asked() -> None:
    # The backs of two cards of Age I could add 4 at most.
    g = attacked(12, 7, other={"military": ["military_bonus_i", "legion"]})
    assert asked(g) == (0, "action")
    assert own(g, "unused", 1) == 0


@pytest.mark.rule("tta.aggression.defence-bonus-cards", "tta.aggression.defence-bonus-discarded")
def test_bonus_cards_add_their_defence_and_are_discarded() -> None:
    cards = ["military_bonus_i", "military_bonus_i"]
    g = attacked(11, 7, other={"military": cards})
    assert refusal(g, "bonus:military_bonus_ii") == "tta.aggression.defence-bonus-cards"
    play(g, "bonus:military_bonus_i", "bonus:military_bonus_i")
    assert own(g, "unused", 1) == 1
    assert hand(g, 1) == []
    found = [card["card"] for card in look(g)["discards"]]
    assert found == ["enslave", "military_bonus_i", "military_bonus_i"]


@pytest.mark.rule("tta.aggression.defence-bonus-cards")
@pytest.mark.parametrize(
    ("card", "value"), [("military_bonus_i", 2), ("military_bonus_ii", 4), ("military_bonus_iii", 6)]
)
def test_the_value_of_each_bonus_card(card: str, value: int) -> None:
    g = attacked(5 + value, 5, "spy", age="III", other={"military": [card]})
    assert refusal(g, f"bonus:{card}") is None
    assert refusal(g, f"conceal:{card}") == "tta.aggression.no-partial-defence"
    play(g, f"bonus:{card}")
    assert asked(g) == (0, "action")
    # One more is too much even if a bonus is what the back hides.
    g = attacked(6 + value, 5, "spy", age="III", other={"military": [card]})
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.aggression.defence-discard-any")
def test_any_card_discarded_face_down_adds_one() -> None:
    g = attacked(9, 7, other={"military": ["rats", "legion"]})
    assert refusal(g, "conceal:foray") == "tta.aggression.defence-discard-any"
    play(g, "conceal:legion", "conceal:rats")
    assert own(g, "unused", 1) == 1
    assert hand(g, 1) == []
    # Everybody sees the backs; the owner knows the cards.
    backs = [{"age": "I", "card": None}] * 2
    shown = {"age": "I", "card": "enslave"}
    assert look(g, 0)["discards"] == [*backs, shown]
    assert [card["card"] for card in look(g, 1)["discards"]] == ["enslave", "legion", "rats"]


@pytest.mark.rule("tta.aggression.defence-card-limit", "tta.aggression.defence-spends-no-actions")
@pytest.mark.parametrize("left", [0, 2])
def test_no_more_cards_than_military_actions_spent_or_not(left: int) -> None:
    cards = ["legion", "phalanx", "rats"]
    other = {"military": cards, "military_actions": left}
    g = attacked(10, 7, other=other)
    assert legal(g) == ["pass"]
    assert refusal(g, "conceal:rats") == "tta.aggression.defence-card-limit"
    assert figures(g, "conceal:rats")["count"] == 2
    # With three military actions the three cards are enough.
    g = attacked(10, 7, other={**other, "government": "monarchy"})
    play(g, "conceal:rats", "conceal:legion", "conceal:phalanx")
    assert own(g, "unused", 1) == 1
    # Two cards, whatever the number of actions that are left; none of these is spent.
    g = attacked(9, 7, other=other)
    play(g, "conceal:rats", "conceal:legion")
    assert (hand(g, 1), own(g, "military", 1)) == (["phalanx"], left)
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.aggression.attacker-cannot-add")
def test_the_attacker_adds_nothing() -> None:
    cards = ["military_bonus_i"]
    g = attacked(9, 8, mine={"military": cards}, other={"military": cards})
    assert g.waiting() == (1,)
    assert g.refusal(0, g.title.moves.parse("bonus:military_bonus_i")) == "table.not-asked"
    play(g, "bonus:military_bonus_i")
    # The aggression has failed at once.
    assert asked(g) == (0, "action")
    assert hand(g) == cards
    assert own(g, "unused", 1) == 1


@pytest.mark.rule("tta.aggression.fails-on-equal")
def test_a_defence_as_strong_as_the_attack_is_enough() -> None:
    g = facing(10, 8, other={"military": ["military_bonus_i"]})
    before = look(g)
    play(g, "aggression:enslave+1", "bonus:military_bonus_i")
    after = look(g)
    changed = {name for name in after if name != "players" and after[name] != before[name]}
    assert changed == {"military", "military_hand", "discards"}
    assert standing_figures(after) == standing_figures(before)
    assert [card["card"] for card in after["discards"]] == ["enslave", "military_bonus_i"]
    assert after["military"] == [0, 2]


@pytest.mark.rule("tta.aggression.succeeds")
@pytest.mark.parametrize("cards", [[], ["military_bonus_i"]])
def test_without_a_defence_the_card_takes_effect(cards: list[str]) -> None:
    g = attacked(10, 8, other={"military": cards})
    if cards:
        play(g, "pass")
    # The target loses population; the attacker gains 2 food and 2 resources.
    assert own(g, "unused", 1) == 0
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (2, 2)
    assert hand(g, 1) == cards


@pytest.mark.rule("tta.aggression.succeeds")
@pytest.mark.parametrize(
    ("card", "other"), [("annex", {"colonies": ["vast_territory_i"]}), ("infiltrate", {"leader": "michelangelo"})]
)
def test_an_aggression_needs_something_to_take(card: str, other: dict[str, Any]) -> None:
    g = facing(9, 1, card, age="II")
    assert refusal(g, f"aggression:{card}+1") == "tta.aggression.succeeds"
    assert refusal(facing(9, 1, card, age="II", other=other), f"aggression:{card}+1") is None


@pytest.mark.rule("tta.aggression.no-partial-defence")
def test_a_defence_that_falls_short_uses_no_cards() -> None:
    cards = ["legion", "military_bonus_i"]
    g = attacked(11, 7, other={"military": cards})
    # 2 and 1 are less than 4, although the backs could hide two bonus cards.
    assert asked(g) == (1, "defence")
    assert legal(g) == ["pass"]
    for move in ("bonus:military_bonus_i", "conceal:legion"):
        assert refusal(g, move) == "tta.aggression.no-partial-defence"
    assert figures(g, "conceal:legion")["missing"] == 4
    play(g, "pass")
    assert hand(g, 1) == cards
    assert refusal(attacked(10, 7, other={"military": cards}), "bonus:military_bonus_i") is None


@pytest.mark.rule("tta.aggression.no-partial-defence")
def test_a_defence_that_was_begun_is_completed() -> None:
    g = attacked(9, 7, other={"military": ["legion", "phalanx"]})
    assert legal(g) == ["pass", "conceal:legion", "conceal:phalanx"]
    play(g, "conceal:legion")
    assert refusal(g, "pass") == "tta.aggression.no-partial-defence"
    assert legal(g) == ["conceal:phalanx"]


# --- effect


@pytest.mark.rule("tta.aggression.printed-cost")
def test_a_raid_counts_printed_costs() -> None:
    builder = {"technologies": ["alchemy", "masonry"], "workers": {"warriors": 1, "alchemy": 1}}
    g = attacked(9, 1, "raid_i", mine={"technologies": ["alchemy"]}, other=builder)
    # Alchemy costs 6; its owner would pay less.
    assert player(g, 1)["build_costs"]["alchemy"] == 5
    play(g, "raze:alchemy")
    assert player(g, 0)["resources"] == 3


@pytest.mark.rule("tta.aggression.card-discarded")
@pytest.mark.parametrize("answer", ["pass", "bonus:military_bonus_i"])
def test_the_aggression_is_discarded_in_any_case(answer: str) -> None:
    g = attacked(9, 8, other={"military": ["military_bonus_i"]})
    assert look(g)["open_card"] == "enslave"
    assert look(g)["discards"] == []
    play(g, answer)
    assert {"age": "I", "card": "enslave"} in look(g)["discards"]
    assert look(g)["open_card"] is None
    assert hand(g) == []
