"""Turno di Gioco, 1. Costruire la Struttura, 2. Scartare per ottenere monete.

Slots of the structure of Age I, from the deepest row: 0-1 (face up), 2-4 (face down), 5-8 (face up), 9-13 (face down),
14-19 (face up). The card in slot 9 is covered by those in 14 and 15.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import (
    City,
    ages,
    arrange,
    city,
    discard_cards,
    figures,
    game,
    legal,
    play,
    play_all,
    refusal,
)

LAST_ROW = {14: "baths", 15: "stone_pit", 16: "lumber_yard", 17: "scriptorium", 18: "altar", 19: "theater"}
VIEWERS = (0, 1, None)


def card_in(g: civitas.Position, slot: int, viewer: int | None = 0) -> str | None:
    """What a viewer sees in a slot that still holds a card."""
    view: Any = g.view(viewer)
    found: str | None = {part["slot"]: part["card"] for part in view["structure"]}[slot]
    return found


# --- whose turn


@pytest.mark.rule("swd.turn.alternate")
def test_players_take_turns_alternately() -> None:
    g = game()
    turns = []
    for _ in range(20):
        turns.append(g.waiting())
        discard_cards(g, 1)
    assert turns == [(0,), (1,)] * 10


@pytest.mark.rule("swd.turn.alternate")
def test_building_passes_the_turn_on_too() -> None:
    g = arrange(["altar", "theater", "tavern"], mine=city(unbuilt=["pyramids"], coins=8))
    play(g, "wonder:pyramids+altar")
    assert g.waiting() == (1,)
    play(g, "build:theater")
    assert g.waiting() == (0,)


@pytest.mark.rule("swd.turn.alternate")
def test_nobody_moves_out_of_turn() -> None:
    g = game(age_1=LAST_ROW)
    move = g.title.moves.parse("discard:altar")
    assert g.legal(1) == []
    assert g.refusal(1, move) == "table.not-asked"
    with pytest.raises(civitas.IllegalMove):
        g.play(1, move)


@pytest.mark.rule("swd.turn.first-player-age-i")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("first_game", [True, False])
def test_the_first_player_begins_age_i(first: int, first_game: bool) -> None:
    g = game(first_seat=first, first_game=first_game)
    while g.view(0)["age"] == 0:
        play(g, legal(g)[0])
    assert g.view(0)["age"] == 1
    assert g.waiting() == (first,)


# --- which card, and for what


@pytest.mark.rule("swd.turn.must-play")
@pytest.mark.parametrize("seed", range(5))
def test_every_turn_uses_one_accessible_card_and_discarding_is_always_possible(seed: int) -> None:
    g = civitas.new("seven_wonders_duel", seed=seed)
    choose = random.Random(seed)
    turns = 0
    while not g.over():
        moves = legal(g)
        if g.question(g.waiting()[0]).key == "question-play-card":
            turns += 1
            view: Any = g.view(0)
            accessible = {part["card"] for part in view["structure"] if not part["covered_by"]}
            assert {move.rpartition(":")[2].rpartition("+")[2] for move in moves} == accessible
            assert {move for move in moves if move.startswith("discard:")} == {f"discard:{card}" for card in accessible}
            assert {move.split(":")[0] for move in moves} <= {"build", "discard", "wonder"}
        play(g, choose.choice(moves))
    assert turns == g.view(0)["turns"]


@pytest.mark.rule("swd.turn.must-play")
def test_passing_is_not_possible() -> None:
    g = game(age_1=LAST_ROW)
    assert "pass" not in {verb.name for verb in g.title.moves.verbs}
    assert g.question(0).verbs == ["build", "discard", "wonder"]
    g = arrange(["pretorium"], mine=city(coins=0))
    assert legal(g) == ["discard:pretorium"]


@pytest.mark.rule("swd.turn.accessible")
def test_a_card_is_accessible_once_nothing_covers_it() -> None:
    # Slot 5, face up, is covered by 9 and 10; these by 14, 15 and 15, 16.
    g = game(age_1={**LAST_ROW, 9: "quarry", 10: "press", 5: "tavern"})
    play_all(g, ["discard:baths", "discard:stone_pit", "discard:quarry"])
    # One of the two that covered the Tavern is left.
    assert refusal(g, "discard:tavern") == "swd.turn.accessible"
    assert figures(g, "discard:tavern") == {"card": "tavern", "where": "hidden", "covering": []}
    play(g, "discard:lumber_yard")
    assert refusal(g, "build:tavern") == "swd.turn.accessible"
    assert figures(g, "build:tavern") == {"card": "tavern", "where": "covered", "covering": ["press"]}
    play(g, "discard:press")
    assert refusal(g, "build:tavern") is None
    play(g, "build:tavern")
    assert g.view(0)["cities"][1] == ["tavern"]


@pytest.mark.rule("swd.turn.accessible")
def test_a_covered_card_cannot_be_used_in_any_way() -> None:
    g = arrange({9: "altar", 14: "theater", 16: "baths"}, mine=city(unbuilt=["pyramids"], coins=30))
    for move in ("build:altar", "discard:altar", "wonder:pyramids+altar"):
        assert refusal(g, move) == "swd.turn.accessible"
        with pytest.raises(civitas.IllegalMove):
            play(g, move)
    assert not any(move.endswith("altar") for move in legal(g))


@pytest.mark.rule("swd.turn.accessible")
def test_a_card_that_does_not_lie_in_the_structure_cannot_be_chosen() -> None:
    g = arrange(["altar", "theater"], mine=city("quarry"), discarded=["press"])
    for card in ("quarry", "press", "tavern", "palace"):
        assert refusal(g, f"discard:{card}") == "swd.turn.accessible"
        assert figures(g, f"discard:{card}")["where"] == "absent"


@pytest.mark.rule("swd.turn.accessible-example")
def test_four_cards_are_accessible_in_the_pictured_layout() -> None:
    # Both ends of the last row are gone; the Cava di Pietra of the text is the Stone Pit.
    row = {14: "altar", 15: "baths", 16: "stone_pit", 17: "lumber_yard", 18: "scriptorium", 19: "theater"}
    g = game(age_1=row)
    play_all(g, ["discard:altar", "discard:theater"])
    four = {"baths", "stone_pit", "lumber_yard", "scriptorium"}
    assert set(g.view(0)["accessible"]) == four
    assert {move[8:] for move in legal(g) if move.startswith("discard:")} == four
    others = {part["card"] for part in g.view(0)["structure"] if part["card"]} - four
    assert len(others) == 6
    for card in others:
        assert refusal(g, f"discard:{card}") == "swd.turn.accessible"


@pytest.mark.rule("swd.turn.three-uses")
def test_a_card_is_constructed_discarded_or_used_for_a_wonder() -> None:
    mine = city(unbuilt=["pyramids", "sphinx"], coins=20)
    g = arrange(["baths", "altar"], mine=mine)
    assert sorted(move for move in legal(g) if move.endswith("baths")) == [
        "build:baths",
        "discard:baths",
        "wonder:pyramids+baths",
        "wonder:sphinx+baths",
    ]


@pytest.mark.rule("swd.turn.three-uses")
@pytest.mark.parametrize(
    ("coins", "uses"),
    [
        (1, {"discard:baths"}),
        (2, {"discard:baths", "build:baths"}),
        (7, {"discard:baths", "build:baths"}),
        (8, {"discard:baths", "build:baths", "wonder:pyramids+baths"}),
    ],
)
def test_each_use_is_subject_to_its_cost(coins: int, uses: set[str]) -> None:
    g = arrange(["baths"], mine=city(unbuilt=["pyramids"], coins=coins))
    assert set(legal(g)) == uses
    for move in {"discard:baths", "build:baths", "wonder:pyramids+baths"} - uses:
        assert refusal(g, move) == "swd.coin-cost.cannot-afford"


# --- revealing


@pytest.mark.rule("swd.turn.reveal")
def test_a_card_is_turned_up_when_the_last_card_on_it_is_taken() -> None:
    g = game(age_1={**LAST_ROW, 9: "press"})
    play(g, "discard:baths")
    log = play(g, "build:stone_pit")
    assert g.waiting() == (0,)
    for viewer in VIEWERS:
        assert card_in(g, 9, viewer) == "press"
        assert "press" in g.view(viewer)["accessible"]
        assert "press" not in g.view(viewer)["unseen"]
    assert [event.args for event in log if event.key == "event-revealed"] == [{"cards": ["press"]}]
    play(g, "build:press")
    assert g.view(0)["cities"][0] == ["press"]


@pytest.mark.rule("swd.turn.reveal")
@pytest.mark.parametrize("use", ["build:stone_pit", "discard:stone_pit", "wonder:pyramids+stone_pit"])
def test_whatever_the_card_was_used_for(use: str) -> None:
    deal: dict[str, object] = {"ages": ages({9: "press", 14: "altar", 15: "stone_pit"})}
    mine = city(unbuilt=["pyramids"], coins=20)
    g = arrange({9: None, 15: "stone_pit", 17: "theater"}, mine=mine, deal=deal)
    assert card_in(g, 9) is None
    play(g, use)
    assert card_in(g, 9) == "press"


@pytest.mark.rule("swd.turn.reveal")
def test_one_card_may_uncover_two() -> None:
    deal: dict[str, object] = {"ages": ages({9: "press", 10: "quarry"})}
    g = arrange({9: None, 10: None, 15: "altar"}, deal=deal)
    play(g, "discard:altar")
    assert (card_in(g, 9), card_in(g, 10)) == ("press", "quarry")
    assert set(g.view(0)["accessible"]) == {"press", "quarry"}


@pytest.mark.rule("swd.turn.reveal")
def test_cards_are_turned_up_after_the_choices_the_card_brings() -> None:
    deal: dict[str, object] = {"ages": ages(age_2={12: "temple"})}
    g = arrange({12: None, 15: "library", 17: "statue"}, mine=city("scriptorium"), deal=deal)
    play(g, "build:library")
    assert g.question(0).key == "question-choose-token"
    assert card_in(g, 12) is None
    play(g, "token:agriculture")
    assert card_in(g, 12) == "temple"


@pytest.mark.rule("swd.turn.reveal-only-accessible")
@pytest.mark.parametrize("taken", ["baths", "stone_pit"])
def test_a_card_still_covered_stays_face_down(taken: str) -> None:
    g = game(age_1={**LAST_ROW, 9: "press"})
    play(g, f"discard:{taken}")
    for viewer in VIEWERS:
        assert card_in(g, 9, viewer) is None
        assert "press" in g.view(viewer)["unseen"]
        assert "press" not in g.view(viewer)["accessible"]
    assert refusal(g, "discard:press") == "swd.turn.accessible"


# --- extra turns


@pytest.mark.rule("swd.turn.extra-turn-after-reveal")
def test_an_extra_turn_begins_after_the_cards_are_revealed() -> None:
    deal: dict[str, object] = {"ages": ages({9: "press"})}
    g = arrange({9: None, 15: "altar"}, mine=city(unbuilt=["sphinx"], coins=10), deal=deal)
    log = play(g, "wonder:sphinx+altar")
    assert g.waiting() == (0,)
    assert card_in(g, 9) == "press"
    assert [event.key for event in log][-2:] == ["event-revealed", "event-extra-turn"]
    # The card is there for the extra turn.
    play(g, "build:press")
    assert g.view(0)["cities"][0] == ["press"]


@pytest.mark.rule("swd.turn.extra-turn-lost")
@pytest.mark.parametrize("starter", [0, 1])
def test_an_extra_turn_earned_with_the_last_card_of_an_age_is_lost(starter: int) -> None:
    g = arrange(["temple"], mine=city(unbuilt=["sphinx"], coins=10))
    log = play(g, "wonder:sphinx+temple")
    assert g.view(0)["built"][0] == ["sphinx"]
    assert "event-extra-turn-lost" in [event.key for event in log]
    assert g.view(0)["age"] == 3
    assert g.question(0).key == "question-choose-starter"
    # It does not carry over: in Age III the players alternate from the first turn on.
    play(g, f"starter:{starter}")
    turns = []
    for _ in range(4):
        turns.append(g.waiting()[0])
        discard_cards(g, 1)
    assert turns == [starter, 1 - starter, starter, 1 - starter]


@pytest.mark.rule("swd.turn.extra-turn-lost")
def test_an_extra_turn_earned_with_the_last_card_of_all_is_lost() -> None:
    g = arrange(["obelisk"], mine=city(unbuilt=["sphinx"], coins=10))
    play(g, "wonder:sphinx+obelisk")
    assert g.over()
    assert g.standing()["ending"] == "civilian"


# --- construct


@pytest.mark.rule("swd.construct.pay-and-place")
def test_a_building_is_paid_for_and_placed_in_the_open_city() -> None:
    g = arrange(["scriptorium", "altar"], mine=city("quarry", coins=7))
    play(g, "build:scriptorium")
    for viewer in VIEWERS:
        assert set(g.view(viewer)["cities"][0]) == {"quarry", "scriptorium"}
        assert g.view(viewer)["cities"][1] == []
        assert g.view(viewer)["coins"] == [5, 7]
        assert "scriptorium" not in {part["card"] for part in g.view(viewer)["structure"]}
        assert g.view(viewer)["discarded"] == []


# --- discard


@pytest.mark.rule("swd.discard.coins")
@pytest.mark.parametrize(
    ("mine", "gained"),
    [
        (city("altar", "quarry", "press", "garrison", "scriptorium"), 2),
        (city("tavern", "altar"), 3),
        (city("tavern", "forum", "brewery"), 5),
    ],
)
def test_discarding_gives_two_coins_and_one_for_each_yellow_card(mine: City, gained: int) -> None:
    # The opponent's yellow cards do not count.
    g = arrange(["theater", "baths"], mine=mine, theirs=city("stone_reserve", "clay_reserve"))
    play(g, "discard:theater")
    assert g.view(0)["coins"] == [7 + gained, 7]


@pytest.mark.rule("swd.discard.card-itself-not-counted")
def test_the_discarded_card_does_not_count() -> None:
    g = arrange(["tavern", "baths"])
    play(g, "discard:tavern")
    assert g.view(0)["coins"] == [9, 7]
    assert g.view(0)["cities"] == [[], []]


@pytest.mark.rule("swd.discard.pile-face-down")
def test_discarded_cards_go_to_the_common_pile() -> None:
    g = game(age_1=LAST_ROW)
    play_all(g, ["discard:theater", "discard:altar", "build:lumber_yard"])
    assert set(g.view(0)["discarded"]) == {"theater", "altar"}
    assert g.view(0)["cities"] == [["lumber_yard"], []]
    assert {"theater", "altar"}.isdisjoint({part["card"] for part in g.view(0)["structure"]})


@pytest.mark.rule("swd.discard.pile-face-down")
def test_the_pile_lasts_the_whole_game() -> None:
    g = game(age_1=LAST_ROW)
    play(g, "discard:theater")
    discard_cards(g, 19)
    play(g, "starter:0")
    assert "theater" in g.view(0)["discarded"]
    assert len(g.view(0)["discarded"]) == 20


@pytest.mark.rule("swd.discard.pile-open")
def test_both_players_may_look_through_the_pile() -> None:
    g = game(age_1=LAST_ROW)
    play_all(g, ["discard:theater", "discard:altar", "discard:baths"])
    for viewer in (0, 1):
        assert sorted(g.view(viewer)["discarded"]) == ["altar", "baths", "theater"]


@pytest.mark.rule("swd.discard.example")
def test_lorenzo_discards_the_aqueduct_for_four_coins() -> None:
    g = arrange(["aqueduct", "temple"], seat=1, mine=city("tavern", "clay_reserve", coins=0))
    play(g, "discard:aqueduct")
    assert g.view(1)["coins"] == [7, 4]
    assert g.view(1)["discarded"] == ["aqueduct"]
