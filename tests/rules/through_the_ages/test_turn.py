"""Sequenza del Turno: production, the end of a turn, whole games."""

from __future__ import annotations

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, hand, legal, own, play, player


@pytest.mark.rule("tta.production.order")
def test_production_in_order() -> None:
    mine = civ(
        workers={"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 2},
        unused=0,
        tokens={"bronze": 6, "agriculture": 1},
        yellow=12,
        blue=9,
    )
    g = arrange(mine=mine)
    play(g, "end")
    assert own(g, "science") == 1
    assert own(g, "culture") == 2
    # Corruption 2 is lost from resources before anything is produced; then 2 food less consumption 2, then 2 resources.
    assert player(g, 0)["resources"] == 6 - 2 + 2
    assert player(g, 0)["food"] == 1 + 2 - 2


@pytest.mark.rule("tta.production.corruption-spills-to-food")
def test_corruption_takes_food_for_missing_resources() -> None:
    g = arrange(mine=civ(tokens={"bronze": 1, "agriculture": 3}, blue=5, workers={"warriors": 1}, yellow=18))
    play(g, "end")
    assert player(g, 0)["resources"] == 0
    assert player(g, 0)["food"] == 0


@pytest.mark.rule("tta.production.starvation")
def test_hunger_costs_culture() -> None:
    g = arrange(mine=civ(workers={"warriors": 1}, yellow=5, unused=8, culture=20))
    play(g, "end")
    assert own(g, "culture") == 20 - 12


@pytest.mark.rule("tta.uprising.skips-production-only")
def test_an_uprising_skips_production_but_not_the_draw() -> None:
    g = arrange(mine=civ(workers={"philosophy": 2, "warriors": 1}, yellow=5, unused=0))
    play(g, "end")
    assert own(g, "science") == 0
    assert len(hand(g)) == 2


@pytest.mark.rule("tta.end-turn.discard-before-draw", "tta.end-turn.discard-face-down")
def test_excess_military_cards_are_discarded_before_the_draw() -> None:
    g = arrange(mine=civ(military=["legion", "phalanx", "raid_i"]))
    play(g, "end")
    assert asked(g) == (0, "discard")
    play(g, "discard:legion")
    assert len(hand(g)) == 4
    assert g.view(1)["discards"] == [{"age": "I", "card": None}]


def test_genghis_scores_at_the_end_of_the_turn_and_wins_ties() -> None:
    g = arrange(mine=civ(leader="genghis_khan"), others=[civ()])
    play(g, "end")
    assert own(g, "culture") == 3


def test_churchill_scores_unless_his_arms_were_taken() -> None:
    mine = civ(leader="winston_churchill", unused=1)
    g = arrange(mine=mine, age="III")
    play(g, "end")
    assert own(g, "culture") == 3
    g = arrange(mine=mine, age="III")
    play(g, "use:winston_churchill", "build:warriors", "end")
    assert own(g, "culture") == 0


def test_a_new_game_ends_and_somebody_wins() -> None:
    g = civitas.new("through_the_ages", seats=3, seed=3, options={"short": True})
    turns = 0
    while not g.over():
        moves = legal(g)
        play(g, "pass" if "pass" in moves else "end" if "end" in moves else moves[0])
        turns += 1
    assert g.standing()["winners"]
