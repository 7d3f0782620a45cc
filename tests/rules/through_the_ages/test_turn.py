"""Sequenza del Turno: the row, the ages, production, the end of the game."""

from __future__ import annotations

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hand, legal, own, play, player


def test_the_row_loses_its_leftmost_cards_and_slides() -> None:
    row = ["iron", "alchemy", "irrigation", "drama", "theology"]
    g = arrange(row=row)
    play(g, "end")
    shown = g.view(1)["row"]
    assert isinstance(shown, list)
    assert shown[:2] == ["drama", "theology"]
    assert None not in shown


def test_an_age_ends_in_the_middle_of_a_refill() -> None:
    mine = civ(leader="moses", hand=["rich_land_a"], unfinished=("colossus", 1), military=["legion"], yellow=16)
    g = arrange(mine=mine, row=["iron"], civil_left=2)
    play(g, "end")
    assert g.view(0)["age"] == "II"
    assert own(g, "leader") is None
    assert own(g, "hand") == []
    assert own(g, "unfinished") is None
    # Four tokens were produced, one was eaten.
    assert own(g, "blue") == 16 - 4 + 1
    assert own(g, "yellow") == 14
    assert "legion" in hand(g)
    row = g.view(0)["row"]
    assert isinstance(row, list)
    assert None not in row


def test_the_last_round_is_this_one_if_the_first_player_ends_age_iii() -> None:
    g = arrange(age="III", row=[], civil_left=1, seats=2)
    play(g, "end")
    # Seat 1 refills: the next round is the last.
    assert g.view(0)["last_round"] == 6
    end_turn(g, 1)
    assert g.view(0)["round"] == 6
    end_turn(g, 0)
    end_turn(g, 1)
    assert g.over()


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
