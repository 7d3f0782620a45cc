"""Arrendersi."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hidden, legal, look, own, play, player, refusal

QUIET = "development_of_science"
"""A current event that asks nothing."""


def resigned(**parts: Any) -> civitas.Position:
    """Seat 0 of three has just resigned."""
    g = arrange(**{"seats": 3, "phase": "politics", **parts})
    play(g, "resign")
    return g


@pytest.mark.rule("tta.resign.political-action")
def test_resigning_is_the_political_action() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=[QUIET])
    assert asked(g) == (0, "politics")
    assert refusal(g, "resign") is None
    play(g, "prepare:rats")
    assert refusal(g, "resign") == "table.other-question"
    assert refusal(arrange(), "resign") == "table.other-question"


@pytest.mark.rule("tta.resign.loses")
def test_who_resigns_is_out_of_the_game() -> None:
    last = {"round": 9, "last_round": 10, "age": "III", "civil_left": 30}
    g = resigned(**last, mine=civ(culture=99), others=[civ(culture=5), civ(culture=3)])
    assert look(g)["resigned"] == [0]
    assert [player(g, seat)["playing"] for seat in range(3)] == [False, True, True]
    players = []
    while not g.over():
        assert g.waiting() != (0,)
        players.append(look(g)["player"])
        end_turn(g, look(g)["player"])
    assert players == [1, 2, 1, 2]
    assert g.standing()["winners"] == [1]


@pytest.mark.rule("tta.resign.loses")
def test_who_has_resigned_is_no_rival_and_no_partner() -> None:
    mine = civ(military=["spy", "war_over_territory", "peace_treaty"], workers={"warriors": 9})
    g = resigned(seats=4, age="III", others=[mine])
    attacks = {"aggression:spy": "tta.aggression.target", "war:war_over_territory": "tta.war-declare.target"}
    for attack, rule in attacks.items():
        assert refusal(g, f"{attack}+0") == rule
        assert refusal(g, f"{attack}+2") is None
    assert refusal(g, "pact:peace_treaty+0+a") == "tta.pact-offer.partner"
    assert refusal(g, "pact:peace_treaty+2+a") is None


@pytest.mark.rule("tta.resign.cards-leave")
def test_hand_and_play_area_are_emptied() -> None:
    mine = civ(
        hand=["iron", "moses"],
        military=["rats", "crusades", "foray"],
        technologies=["masonry"],
        workers={"alchemy": 1, "agriculture": 2, "swordsmen": 1},
        government="monarchy",
        leader="michelangelo",
        wonders=["pyramids"],
        unfinished=("taj_mahal", 1),
        colonies=["vast_territory_i"],
        tactic="legion",
        exclusive=True,
    )
    g = resigned(mine=mine, military_left=20)
    for name in ("hand", "military_hand", "wonders", "colonies"):
        assert own(g, name) == []
    assert own(g, "workers") == {}
    for name in ("leader", "unfinished", "tactic"):
        assert own(g, name) is None
    # What is printed on the board is no card.
    assert sorted(own(g, "technologies")) == [
        "agriculture",
        "bronze",
        "despotism",
        "philosophy",
        "religion",
        "warriors",
    ]
    gone = ["crusades", "foray", "legion", "rats", "vast_territory_i"]
    assert hidden(g, "discards") == gone
    # The others do not see the cards of the hand.
    assert sorted(card["card"] or "" for card in look(g, 1)["discards"]) == ["", "", "", "legion", "vast_territory_i"]
    assert set(look(g)["unseen_civil"] + look(g)["row"]).isdisjoint(
        ["michelangelo", "pyramids", "taj_mahal", "masonry"]
    )


@pytest.mark.rule("tta.resign.foreign-pacts-end")
def test_pacts_with_who_resigns_end() -> None:
    others = [civ(pact=("military_pact", 0, "a")), civ(pact=("peace_treaty", 1, "a"))]
    g = arrange(seats=3, age="III", phase="politics", mine=civ(pact=("open_borders_agreement", 2, "a")), others=others)
    assert player(g, 1)["strength"] == 4
    play(g, "resign")
    assert look(g)["pact"] == [None, None, "peace_treaty"]
    assert player(g, 1)["strength"] == 1
    assert player(g, 2)["military_total"] == 2


@pytest.mark.rule("tta.resign.own-wars-vanish")
def test_wars_of_who_resigns_vanish() -> None:
    mine = civ(war=("war_over_culture", 1), workers={"warriors": 5}, yellow=18)
    g = resigned(age="III", mine=mine, others=[civ(culture=20), civ(culture=10)])
    assert look(g)["war"] == [None, None, None]
    assert look(g)["culture"][1:] == [20, 10]
    end_turn(g, 1)
    end_turn(g, 2)
    assert look(g)["culture"][1:] == [20, 10]


@pytest.mark.rule("tta.resign.war-compensation", "tta.resign.war-card-destination")
def test_wars_on_who_resigns_score_seven_and_leave_play() -> None:
    others = [civ(war=("war_over_culture", 0)), civ(war=("war_over_territory", 0)), civ(war=("war_over_culture", 1))]
    g = resigned(seats=4, age="III", others=others)
    assert look(g)["culture"] == [0, 7, 7, 0]
    assert look(g)["war"] == [None, None, None, "war_over_culture"]
    # The cards do not go back to the hands: they are discarded, each with its age.
    assert look(g)["military_hand"] == [[], [], [], []]
    assert look(g)["discards"] == [{"age": "III", "card": "war_over_culture"}]
    assert {"age": "II", "card": "war_over_territory"} in look(g)["removed"]


@pytest.mark.rule("tta.resign.last-player-wins")
def test_the_last_player_wins_without_final_scoring() -> None:
    mine = civ(culture=99)
    parts: dict[str, Any] = {"seats": 2, "age": "III", "mine": mine, "others": [civ(wonders=["pyramids"], culture=1)]}
    g = resigned(**parts, current=["impact_of_wonders"])
    assert g.over()
    assert g.waiting() == ()
    assert g.standing()["winners"] == [1]
    assert g.standing()["ending"] == "last-player"
    assert own(g, "culture", 1) == 1


@pytest.mark.rule("tta.resign.others-continue")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_two_or_more_play_on(first: int) -> None:
    g = resigned(deal={"first_seat": first}, civil_left=40)
    assert not g.over()
    turns = []
    for _ in range(4):
        turns.append((look(g)["player"], look(g)["round"]))
        end_turn(g, look(g)["player"])
    # Seat 0 resigned in round 5. Without the first player the next one opens the rounds.
    expected = {
        0: [(1, 5), (2, 5), (1, 6), (2, 6)],
        1: [(1, 6), (2, 6), (1, 7), (2, 7)],
        2: [(1, 5), (2, 6), (1, 6), (2, 7)],
    }
    assert turns == expected[first]


@pytest.mark.rule("tta.resign.others-continue")
def test_without_the_first_player_the_next_one_decides_which_round_is_the_last() -> None:
    g = resigned(age="III", civil_left=13)
    # Age IV begins on the turn of seat 1, who opens the rounds now.
    assert (look(g)["age"], look(g)["player"], look(g)["last_round"]) == ("IV", 1, 5)
    end_turn(g, 1)
    end_turn(g, 2)
    assert g.over()


@pytest.mark.rule("tta.resign.current-deck-unchanged")
def test_the_decks_of_the_age_stay_as_they_are() -> None:
    g = arrange(seats=4, phase="politics")
    civil, military = look(g)["unseen_civil"], hidden(g, "military_deck")
    assert len(civil) == 53
    play(g, "resign")
    dealt = [card for card in look(g)["row"] if card]
    assert sorted(look(g)["unseen_civil"] + dealt) == civil
    assert hidden(g, "military_deck") == military
    # Pacts among them, and all copies of the cards for four.
    assert "open_borders_agreement" in military
    assert (look(g)["unseen_civil"] + dealt).count("iron") == civil.count("iron") == 3


@pytest.mark.rule("tta.resign.later-decks-adjusted")
@pytest.mark.parametrize(("seats", "sizes"), [(4, (44, 46)), (3, (44, 46))])
def test_later_decks_are_for_those_who_are_left(seats: int, sizes: tuple[int, int]) -> None:
    left = 13 + 3 * (seats - 3)
    g = arrange(seats=seats, phase="politics", civil_left=left)
    play(g, "resign")
    if seats == 4:
        play(g, "resign")
    # The last card of Age I filled the last space.
    assert look(g)["age"] == "II"
    assert (look(g)["civil_deck"], look(g)["military_deck"]) == sizes
    assert look(g)["unseen_civil"] == look(_two_players())["unseen_civil"]
    assert hidden(g, "military_deck") == hidden(_two_players(), "military_deck")


def _two_players() -> civitas.Position:
    """A game of two in which Age II has just begun."""
    g = arrange(seats=2, civil_left=13)
    end_turn(g, 0)
    return g


@pytest.mark.rule("tta.resign.later-decks-adjusted")
def test_three_who_are_left_have_the_decks_for_three() -> None:
    g = resigned(seats=4, civil_left=13)
    assert (look(g)["age"], look(g)["civil_deck"], look(g)["military_deck"]) == ("II", 50, 50)


@pytest.mark.rule("tta.resign.two-left-event-rules")
def test_two_who_are_left_resolve_events_by_the_rules_for_two() -> None:
    others = [civ(military=["iconoclasm"], workers={"warriors": 3}), civ(workers={"warriors": 2})]
    parts: dict[str, Any] = {"seats": 3, "age": "II", "phase": "politics", "others": others, "current": ["cold_war"]}
    three, two = arrange(**parts), arrange(**parts)
    end_turn(three, 0)
    play(three, "prepare:iconoclasm")
    assert look(three)["science"][1:] == [6, 6]
    play(two, "resign", "prepare:iconoclasm")
    assert look(two)["science"][1:] == [6, 0]


@pytest.mark.rule("tta.resign.two-left-event-rules")
def test_two_who_are_left_are_ranked_as_two() -> None:
    others = [civ(workers={"warriors": 3}, yellow=18), civ(workers={"warriors": 2}, yellow=18)]
    g = resigned(age="III", civil_left=13, others=others, current=["impact_of_strength"])
    end_turn(g, 1)
    end_turn(g, 2)
    assert g.over()
    assert look(g)["culture"][1:] == [10, 0]


@pytest.mark.rule("tta.resign.not-age-iv")
def test_nobody_resigns_in_age_iv() -> None:
    mine = civ(military=["rats"])
    g = arrange(age="IV", round=9, last_round=10, phase="politics", mine=mine, current=[QUIET])
    assert refusal(g, "resign") == "tta.resign.not-age-iv"
    assert "resign" not in legal(g)
    g = arrange(age="III", round=9, phase="politics", mine=mine, current=[QUIET])
    assert refusal(g, "resign") is None
