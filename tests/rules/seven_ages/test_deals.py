"""Explicit deals: hands, deck, cup and spies as told."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.effects.happenings import _spy
from civitas.games.seven_ages.parts import Civilising
from civitas.games.seven_ages.rules.cards import draw_card, draw_to_hand
from civitas.games.seven_ages.rules.leaders import draw_leader
from civitas.games.seven_ages.vocabulary import NO_LEADER
from rules.seven_ages.tools import FACTS, card

DEAL: dict[str, Any] = {
    "hands": [["egyptians", "celts"], ["israelites"]],
    "deck": ["romans", "macedonians", "persians"],
    "leaders": [{"orange": ["nobody", "builder"]}, {"orange": ["tactician"], "red": ["scientist"]}],
    "spied": ["celts", "israelites"],
}


def dealt(seats: int = 2, **parts: object) -> Any:
    return civitas.new("seven_ages", seats=seats, deal=parts or DEAL)


def test_hands_hold_what_is_named_and_chance_deals_the_rest() -> None:
    for seats in range(2, 8):
        p = dealt(seats)
        assert {card("egyptians"), card("celts")} <= set(p.hand[0])
        assert card("israelites") in p.hand[1]
        assert [len(hand) for hand in p.hand] == [FACTS.cards_dealt] * seats
        assert p.problems() == []


def test_cards_are_drawn_in_the_order_of_the_deck() -> None:
    p = dealt()
    drawn = [draw_card(p) for _ in range(4)]
    assert drawn[:3] == [card("romans"), card("macedonians"), card("persians")]
    assert drawn[3] not in drawn[:3]


def test_a_card_that_is_not_in_the_deck_is_passed_over() -> None:
    p = dealt()
    p.deck.remove(card("romans"))
    draw_to_hand(p, 1)
    assert card("macedonians") in p.hand[1]


def test_leaders_come_out_of_the_cup_turn_by_turn() -> None:
    p = dealt()
    orange, red = FACTS.colours.index["orange"], FACTS.colours.index["red"]
    assert [drawn_leader(p, 1, orange, number) for number in (0, 1)] == [NO_LEADER, FACTS.leaders.index["builder"]]
    assert drawn_leader(p, 2, orange, 0) == FACTS.leaders.index["tactician"]
    assert drawn_leader(p, 2, red, 0) == FACTS.leaders.index["scientist"]


def drawn_leader(p: Any, turn: int, colour: int, number: int) -> int:
    twin = p.clone()
    twin.turn_number = turn
    twin.civil = Civilising()
    twin.civil.colour, twin.civil.draws = colour, number
    draw_leader(twin, 0)
    return int(twin.found) if twin.found >= 0 else NO_LEADER


def test_a_spy_finds_the_first_of_those_named() -> None:
    p = dealt()
    _spy(p, 1, 0)
    assert p.known[1] == 1 << card("celts")
    _spy(p, 0, 1)
    assert p.known[0] == 1 << card("israelites")


def test_a_deal_is_kept_in_a_record() -> None:
    p = dealt()
    q: Any = civitas.load(p.dump())
    assert [draw_card(q) for _ in range(3)] == [draw_card(p) for _ in range(3)]


@pytest.mark.parametrize(
    ("part", "value", "place"),
    [
        ("luck", [], "luck"),
        ("hands", "celts", "hands"),
        ("hands", [[], [], []], "hands"),
        ("hands", [["celts"] * 8], "hands[0]"),
        ("hands", [["atlantis"]], "hands[0]"),
        ("hands", [["celts"], ["celts"]], "hands[1]"),
        ("deck", ["celts", "celts"], "deck"),
        ("deck", [7], "deck"),
        ("spied", "celts", "spied"),
        ("leaders", {}, "leaders"),
        ("leaders", [["builder"]], "leaders[0]"),
        ("leaders", [{"mauve": ["builder"]}], "leaders[0]"),
        ("leaders", [{}, {"orange": ["jester"]}], "leaders[1].orange"),
    ],
)
def test_an_impossible_deal_is_refused_by_its_place(part: str, value: Any, place: str) -> None:
    with pytest.raises(civitas.BadInput) as caught:
        dealt(**{part: value})
    assert place in str(caught.value)


def test_a_card_cannot_be_in_a_hand_and_in_the_deck() -> None:
    with pytest.raises(civitas.BadInput):
        dealt(hands=[["celts"]], deck=["celts"])
