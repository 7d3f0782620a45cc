"""Perdere Cibo e Risorse with the option `manual_payment`: the payer chooses tokens, and every choice can be paid."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from civitas.games.through_the_ages.rules.goods import spend_resources
from rules.through_the_ages.tools import FACTS, arrange, asked, civ, legal, own, play, player, refusal

BY_HAND = {"manual_payment": True}
MINES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}


@pytest.mark.rule("tta.pay.return-token", "tta.pay.combine")
def test_a_building_is_paid_with_tokens_of_choice() -> None:
    mine = civ(technologies=["irrigation"], tokens={"bronze": 2, "iron": 2}, unused=1)
    g = arrange(mine=mine, options=BY_HAND)
    play(g, "build:irrigation")
    assert asked(g) == (0, "pay-resources")
    assert legal(g) == ["token:bronze", "token:iron"]
    play(g, "token:iron", "token:iron")
    assert own(g, "tokens") == {"bronze": 2}
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.pay.lose")
def test_what_an_event_takes_is_paid_with_tokens_of_choice() -> None:
    rival = civ(tokens={"bronze": 2, "iron": 2})
    mine = civ(military=["rats"], workers={"warriors": 3})
    g = arrange(phase="politics", mine=mine, others=[rival], current=["raiders"], options=BY_HAND)
    play(g, "prepare:rats")
    assert asked(g) == (1, "lose-mix")
    play(g, "mix:0")
    assert asked(g) == (1, "pay-resources")
    play(g, "token:iron")
    assert own(g, "tokens", 1) == {"bronze": 2, "iron": 1}


@pytest.mark.rule("tta.pay.lose")
def test_corruption_and_consumption_of_an_event_are_paid_by_hand() -> None:
    stored = {"bronze": 2, "iron": 2, "agriculture": 2, "irrigation": 2}
    mine = civ(military=["rats"], tokens=stored, blue=8, yellow=12, unused=3)
    g = arrange(phase="politics", age="II", mine=mine, current=["economic_progress"], options=BY_HAND)
    assert (player(g, 0)["corruption"], player(g, 0)["consumption"]) == (2, 2)
    play(g, "prepare:rats")
    assert asked(g) == (0, "pay-resources")
    play(g, "token:iron")
    # The farms have produced in between.
    assert asked(g) == (0, "pay-food")
    assert own(g, "tokens") == {"bronze": 2, "iron": 1, "agriculture": 4, "irrigation": 2}
    play(g, "token:irrigation")
    assert own(g, "tokens") == {"bronze": 4, "iron": 1, "agriculture": 4, "irrigation": 1}
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.pay.take-from-player")
def test_the_victim_of_a_plunder_chooses_its_tokens() -> None:
    rival = civ(technologies=["iron"], tokens={"bronze": 3, "iron": 2}, workers={"bronze": 1})
    mine = civ(military=["plunder_i"], workers={"warriors": 5})
    g = arrange(phase="politics", mine=mine, others=[rival], options=BY_HAND)
    play(g, "aggression:plunder_i+1")
    assert asked(g) == (0, "plunder")
    play(g, "mix:0")
    assert asked(g) == (1, "pay-resources")
    assert player(g, 0)["resources"] == 3
    play(g, "token:iron", "token:bronze")
    assert own(g, "tokens", 1) == {"bronze": 2, "iron": 1}


@pytest.mark.rule("tta.pay.overpay")
def test_a_choice_that_would_overpay_is_refused_where_another_does_not() -> None:
    # An empty bank, and nothing below Oil but Bronze: a token of Oil for three resources gives one token of change.
    mine = civ(technologies=["oil"], tokens={"bronze": 3, "oil": 2}, blue=0)
    g = arrange(age="III", mine=mine, options=BY_HAND)
    play(g, "build:philosophy")
    assert asked(g) == (0, "pay-resources")
    assert refusal(g, "token:oil") == "tta.pay.overpay"
    assert refusal(g, "token:iron") == "tta.pay.return-token"
    assert legal(g) == ["token:bronze"]
    play(g, "token:bronze")
    # Two more are due: a token of Oil would need three of change, and the bank would have two.
    assert legal(g) == ["token:bronze"]


@pytest.mark.rule("tta.end-turn.only-one-decision")
def test_the_end_of_a_turn_pays_by_itself() -> None:
    mine = civ(technologies=["iron"], tokens={"bronze": 6, "iron": 1}, blue=9)
    g = arrange(mine=mine, options=BY_HAND)
    play(g, "end")
    assert asked(g)[0] == 1


def test_the_automatic_payment_is_the_best_one() -> None:
    """No other choice of tokens overpays less, and none that overpays as little leaves more tokens in the bank."""
    random = Random(7)
    for _ in range(300):
        held = ["bronze", *[mine for mine in ("iron", "coal", "oil") if random.random() < 0.5]]
        tokens = {mine: random.randrange(4) for mine in held}
        # What Bill Gates left on the labs can be spent, but gives no change any more.
        tokens |= {lab: random.randrange(3) for lab in ("alchemy", "computers") if random.random() < 0.3}
        values = {site: FACTS.value[FACTS.sites.index[site]] for site in tokens}
        stored = sum(values[site] * count for site, count in tokens.items())
        if stored == 0:
            continue
        due, bank = random.randrange(1, stored + 1), random.choice([0, 0, 1, 2])
        g: Any = arrange(age="III", mine=civ(technologies=held, tokens=tokens, blue=bank))
        spend_resources(g, 0, due)
        best = min(outcomes(tokens, values, held, bank, due))
        assert (stored - due - player(g, 0)["resources"], -own(g, "blue")) == best
        assert g.problems() == []


def outcomes(
    tokens: dict[str, int], values: dict[str, int], held: list[str], bank: int, due: int
) -> list[tuple[int, int]]:
    """What is overpaid and the bank afterwards (below zero, for the least to be the best), for every set of tokens."""
    found = []
    for counts in itertools.product(*[range(count + 1) for count in tokens.values()]):
        used = [values[site] for site, count in zip(tokens, counts, strict=True) if count]
        paid = sum(values[site] * count for site, count in zip(tokens, counts, strict=True))
        if paid < due or paid - max(used) >= due:
            continue
        change, left = paid - due, bank + sum(counts)
        for value in sorted([MINES[mine] for mine in held], reverse=True):
            count = min(change // value, left)
            change, left = change - count * value, left - count
        found.append((change, -left))
    return found


@pytest.mark.rule("tta.pay.take-from-player")
def test_the_taker_gains_all_that_is_lost_while_the_victim_still_chooses() -> None:
    rival = civ(tokens={"agriculture": 2, "irrigation": 1, "bronze": 2})
    mine = civ(military=["plunder_i"], workers={"warriors": 5})
    g = arrange(phase="politics", mine=mine, others=[rival], options=BY_HAND)
    play(g, "aggression:plunder_i+1", "mix:1")
    assert asked(g) == (1, "pay-food")
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (1, 2)
    play(g, "token:irrigation")
    assert own(g, "tokens", 1) == {"agriculture": 3}
