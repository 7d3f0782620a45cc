"""Fine di un'Epoca: when an Age ends, what is laid out then, and who chooses who begins the next one."""

from __future__ import annotations

from typing import Any

import pytest

from rules.seven_wonders_duel.tools import arrange, city, discard_cards, game, legal, play


@pytest.mark.rule("swd.age-end.twenty-cards")
def test_an_age_ends_when_its_last_card_has_been_played() -> None:
    g = game()
    for played in range(20):
        view: Any = g.view(0)
        assert (view["age"], len(view["structure"])) == (1, 20 - played)
        discard_cards(g, 1)
    assert g.question(g.waiting()[0]).key == "question-choose-starter"
    assert g.view(0)["age"] == 2


@pytest.mark.rule("swd.age-end.twenty-cards")
def test_cards_under_wonders_count_as_played() -> None:
    g = arrange(["lumber_yard"], mine=city(coins=30, unbuilt=["pyramids"]))
    play(g, "wonder:pyramids+lumber_yard")
    assert g.view(0)["age"] == 2


@pytest.mark.rule("swd.age-end.next-structure")
def test_the_next_structure_follows_ages_one_and_two_and_none_follows_age_three() -> None:
    g = game()
    for age in (2, 3):
        discard_cards(g, 20)
        view: Any = g.view(0)
        assert (view["age"], len(view["structure"])) == (age, 20)
        play(g, "starter:0")
    discard_cards(g, 20)
    assert g.over()
    assert g.view(0)["structure"] == []


@pytest.mark.rule("swd.age-end.weaker-chooses")
@pytest.mark.parametrize("last_player", [0, 1])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 1), (8, 1), (-1, 0), (-8, 0)])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_player_with_the_pawn_on_its_side_chooses(last_player: int, pawn: int, weaker: int, starter: int) -> None:
    g = arrange(["lumber_yard"], seat=last_player, pawn=pawn)
    play(g, "discard:lumber_yard")
    assert g.waiting() == (weaker,)
    assert g.question(weaker).rule == "swd.age-end.weaker-chooses"
    assert legal(g) == ["starter:0", "starter:1"]
    play(g, f"starter:{starter}")
    assert g.waiting() == (starter,)
    assert g.question(starter).key == "question-play-card"


@pytest.mark.rule("swd.age-end.weaker-chooses")
def test_shields_of_the_last_card_count() -> None:
    g = arrange(["guard_tower"], pawn=0)
    play(g, "build:guard_tower")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.age-end.structure-before-choice")
def test_who_begins_is_chosen_in_sight_of_the_new_structure() -> None:
    g = game(age_2={0: "aqueduct", 18: "walls", 19: "school"})
    discard_cards(g, 20)
    chooser = g.waiting()[0]
    assert g.question(chooser).key == "question-choose-starter"
    for seat in (0, 1):
        view: Any = g.view(seat)
        cards = {slot["slot"]: slot["card"] for slot in view["structure"]}
        assert [cards[slot] for slot in (0, 18, 19)] == ["aqueduct", "walls", "school"]
        assert [slot for slot, card in cards.items() if card is None] == [6, 7, 8, 9, 10, 15, 16, 17]


@pytest.mark.rule("swd.age-end.centre-last-player")
@pytest.mark.parametrize("last_player", [0, 1])
@pytest.mark.parametrize("starter", [0, 1])
def test_with_the_pawn_in_the_centre_the_last_player_chooses(last_player: int, starter: int) -> None:
    g = arrange(["brewery"], seat=last_player, pawn=0)
    play(g, "discard:brewery")
    assert g.waiting() == (last_player,)
    assert g.question(last_player).rule == "swd.age-end.centre-last-player"
    assert legal(g) == ["starter:0", "starter:1"]
    play(g, f"starter:{starter}")
    assert g.waiting() == (starter,)


@pytest.mark.rule("swd.age-end.centre-last-player")
def test_a_last_card_that_brings_the_pawn_back_to_the_centre_lets_its_player_choose() -> None:
    g = arrange(["guard_tower"], seat=0, pawn=-1)
    play(g, "build:guard_tower")
    assert g.view(0)["pawn"] == 0
    assert g.waiting() == (0,)
