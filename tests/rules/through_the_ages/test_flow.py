"""Flusso di gioco: turns and rounds, the ages, the end of the game, final scoring, the winner."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, civ, end_turn, legal, look, new, own, play, refusal


def to_the_end(game: civitas.Position) -> list[civitas.Event]:
    """Nobody does anything more. Returns what happened."""
    log: list[civitas.Event] = []
    while not game.over():
        log += end_turn(game, game.waiting()[0])
    return log


@cache
def idle_game(seats: int, first: int) -> list[tuple[int, int, str]]:
    """Round, player and age of each turn of a whole game in which everybody passes."""
    game = new(seats, first_seat=first)
    turns = []
    while not game.over():
        view = look(game)
        turns.append((view["round"], view["player"], view["age"]))
        end_turn(game, view["player"])
    return turns


@pytest.mark.rule("tta.flow.clockwise-turns")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_pass_clockwise_from_the_first_player(first: int) -> None:
    players = [player for _, player, _ in idle_game(3, first)]
    assert players == [(first + turn) % 3 for turn in range(len(players))]


@pytest.mark.rule("tta.flow.round-definition")
def test_a_round_begins_with_the_first_player_and_gives_everybody_a_turn() -> None:
    rounds = [(number, player) for number, player, _ in idle_game(4, 2)]
    assert rounds[:9] == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1), (3, 2)]


@pytest.mark.rule("tta.flow.round-definition")
def test_a_round_leaves_out_who_has_resigned() -> None:
    g = arrange(seats=3, phase="politics")
    end_turn(g, 0)
    play(g, "resign")
    assert [look(g)["player"], look(g)["round"]] == [2, 5]
    end_turn(g, 2)
    assert [look(g)["player"], look(g)["round"]] == [0, 6]
    end_turn(g, 0)
    assert [look(g)["player"], look(g)["round"]] == [2, 6]


@pytest.mark.rule("tta.flow.first-round-special")
def test_only_the_first_round_has_rules_of_its_own() -> None:
    g = new(3)
    for seat in range(3):
        assert g.waiting() == (seat,)
        assert refusal(g, "population") == "tta.first-turn.only-taking-cards"
        play(g, "end")
    for seat in range(3):
        while "end" not in legal(g):
            play(g, "pass")
        assert g.waiting() == (seat,)
        assert refusal(g, "population") is None
        play(g, "end")


@pytest.mark.rule("tta.flow.no-round-boundary-effects")
def test_nothing_happens_between_two_rounds() -> None:
    """Seat 1 follows seat 0 either within a round, or as the first player of the next one."""
    mine = civ(workers={"agriculture": 2, "philosophy": 1}, tokens={"bronze": 3}, leader="moses")
    within, across = [
        arrange(mine=mine, row=["iron", "alchemy", "irrigation", "drama"], deal={"first_seat": first})
        for first in (0, 1)
    ]
    play(within, "end")
    play(across, "end")
    assert (look(within)["round"], look(across)["round"]) == (5, 6)
    assert (look(within, 1)["player"], look(across, 1)["player"]) == (1, 1)
    for viewer in (0, 1):
        same, other = look(within, viewer), look(across, viewer)
        assert {name for name in same if same[name] != other[name]} == {"round", "first_seat"}


@pytest.mark.rule("tta.flow.age-sequence")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ages_follow_each_other(seats: int) -> None:
    ages = [age for _, _, age in idle_game(seats, 0)]
    assert list(dict.fromkeys(ages)) == ["A", "I", "II", "III", "IV"]
    assert ages == sorted(ages, key=["A", "I", "II", "III", "IV"].index)


@pytest.mark.rule("tta.flow.game-end")
def test_the_game_ends_with_the_last_turn_of_the_last_round() -> None:
    current = ["impact_of_wonders"]
    g = arrange(seats=3, age="IV", round=9, last_round=9, mine=civ(wonders=["pyramids"]), current=current)
    end_turn(g, 0)
    end_turn(g, 1)
    assert g.waiting() == (2,)
    assert look(g)["round"] == 9
    assert own(g, "culture") == 0
    end_turn(g, 2)
    assert g.over()
    assert g.waiting() == ()
    assert look(g)["round"] == 9
    assert own(g, "culture") == 5


@pytest.mark.rule("tta.flow.equal-turns")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 2)])
def test_everybody_has_the_same_number_of_turns(seats: int, first: int) -> None:
    turns = Counter(player for _, player, _ in idle_game(seats, first))
    assert len(turns) == seats
    assert len(set(turns.values())) == 1


LAST: dict[str, Any] = {"age": "IV", "round": 9, "last_round": 9}


@pytest.mark.rule("tta.flow.final-events")
def test_the_events_of_age_iii_left_in_both_decks_are_resolved() -> None:
    mine = civ(wonders=["pyramids"], technologies=["computers"])
    g = arrange(**LAST, mine=mine, current=["impact_of_wonders"], future=["impact_of_technology"])
    log = to_the_end(g)
    assert [event.args["card"] for event in log if event.key == "event-final"] == [
        "impact_of_technology",
        "impact_of_wonders",
    ]
    # A wonder of Age A, a technology of Age III.
    assert own(g, "culture") == 5 + 4


@pytest.mark.rule("tta.flow.final-events-age-iii-only")
def test_older_events_left_over_do_nothing() -> None:
    current = ["development_of_science", "crusades", "national_pride", "vast_territory_ii"]
    future = ["cultural_influence", "popularization_of_science"]
    mine = civ(workers={"religion": 1, "philosophy": 1}, culture=7)
    g = arrange(**LAST, mine=mine, current=current, future=future)
    log = to_the_end(g)
    assert [event for event in log if event.key == "event-final"] == []
    # The culture and the science of the last production only.
    assert own(g, "culture") == 7 + 1
    assert own(g, "culture", 1) == 0
    assert own(g, "science") == 1
    assert own(g, "colonies") == []


@pytest.mark.rule("tta.flow.final-events-any-order")
def test_the_order_of_the_leftover_events_makes_no_difference() -> None:
    events = ["impact_of_strength", "impact_of_happiness", "impact_of_government"]
    mine = civ(workers={"warriors": 2, "religion": 2}, unused=0, yellow=18)
    scores = set()
    for order in permutations(events):
        for cut in range(4):
            g = arrange(**LAST, mine=mine, current=order[:cut], future=order[cut:])
            log = to_the_end(g)
            assert sorted(str(event.args["card"]) for event in log if event.key == "event-final") == sorted(events)
            scores.add(tuple(look(g)["culture"]))
    # Two temples produce 2 and show 2 faces; 10 for the strongest; 4 civil and 2 military actions each.
    assert scores == {(2 + 2 * 2 + 10 + 2 * 4 + 2, 2 * 4 + 2)}


@pytest.mark.rule("tta.flow.final-bonuses")
def test_bill_gates_scores_after_the_leftover_events() -> None:
    mine = civ(leader="bill_gates", workers={"computers": 2}, unused=0, wonders=["pyramids"])
    g = arrange(**LAST, mine=mine, current=["impact_of_wonders"])
    log = to_the_end(g)
    final = [event.key for event in log].index("event-final")
    points = [event.args["points"] for event in log[final:] if event.key == "event-culture"]
    assert points == [5, 2 * 3]
    assert own(g, "culture") == 5 + 2 * 3


@pytest.mark.rule("tta.flow.winner")
def test_most_culture_wins() -> None:
    g = arrange(**LAST, seats=3, mine=civ(culture=120), others=[civ(culture=140), civ(culture=95)])
    assert g.standing()["winners"] == []
    to_the_end(g)
    assert g.standing()["winners"] == [1]
    assert g.standing()["ending"] == "culture"


@pytest.mark.rule("tta.flow.winner")
def test_final_scoring_comes_before_the_winner_is_found() -> None:
    mine = civ(culture=136, wonders=["pyramids"])
    g = arrange(**LAST, mine=mine, others=[civ(culture=140)], current=["impact_of_wonders"])
    to_the_end(g)
    assert g.standing()["winners"] == [0]


@pytest.mark.rule("tta.flow.tie-shared")
def test_a_tie_is_a_shared_victory() -> None:
    others = [civ(culture=140), civ(culture=95)]
    g = arrange(**LAST, seats=3, mine=civ(culture=140, science=9, workers={"warriors": 3}), others=others)
    to_the_end(g)
    assert g.standing()["winners"] == [0, 1]
    assert g.standing()["ending"] == "shared"
