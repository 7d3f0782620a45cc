"""Set-up: the deal, the bid and the colours, and whoever comes later."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.vocabulary import FROM_DEEDS, LEADERS, NO_LEADER
from rules.seven_ages.tools import FACTS, can, card, give, play, why


def new(seats: int = 2, **hands: Any) -> Any:
    """A game at its first question."""
    p: Any = civitas.new("seven_ages", seats=seats, seed=1, options={})
    for seat in range(seats):
        p.deck += p.hand[seat]
        p.hand[seat] = []
    return p


def bid(p: Any, *cards: str) -> None:
    """Each seat bids a card; the last one shows them all."""
    for seat, name in enumerate(cards):
        if name:
            play(p, seat, f"card:{name}")


@pytest.mark.rule("seven_ages.setup.deal")
@pytest.mark.parametrize("seats", range(2, 8))
def test_seven_cards_are_dealt_and_the_cup_is_filled(seats: int) -> None:
    p: Any = civitas.new("seven_ages", seats=seats, seed=1, options={})
    assert [len(hand) for hand in p.hand] == [7] * seats
    assert len(p.deck) == len(FACTS.cards) - 7 * seats
    assert sorted(p.cup) == sorted([*list(range(len(LEADERS))) * FACTS.cup_each, *[NO_LEADER] * FACTS.cup_empty])


@pytest.mark.rule("seven_ages.setup.bid", "seven_ages.setup.pair")
def test_beth_jack_ray_and_patrice() -> None:
    """The example of the rulebook: two bid 7 and two bid 1; the tied ones bid again, 5 against 4."""
    p = new(4)
    give(p, 0, "macedonians", "goths")
    give(p, 1, "sumerians", "minoans")
    give(p, 2, "celts", "english")
    give(p, 3, "han")
    assert sorted(p.waiting()) == [0, 1, 2, 3]
    assert why(p, 2, "card:han") == "setup.bid"
    play(p, 2, "card:celts")
    assert "celts" not in str(p.view(0)), "bids lie face down"
    bid(p, "macedonians", "sumerians", "", "han")
    assert sorted(p.waiting()) == [0, 1], "only those tied for the highest bid again"
    bid(p, "goths", "minoans")
    assert p.holder == 0
    assert sorted(p.pile) == sorted(map(card, ("macedonians", "sumerians", "celts", "han", "goths", "minoans")))
    pairs = FACTS.pairs.ids
    for seat, pair in ((0, 2), (1, 0), (2, 3), (3, 1)):
        assert p.waiting() == (seat,), "by the first bids; equals clockwise from the first player"
        play(p, seat, f"pair:{pairs[pair]}")
        if seat < 3:
            assert why(p, seat + 1, f"pair:{pairs[pair]}") == "setup.pair"
    assert p.view(0)["pair"] == [pairs[2], pairs[0], pairs[3], pairs[1]]
    assert p.question(0).key == "question-mark"


@pytest.mark.rule("seven_ages.setup.bid")
def test_whoever_has_no_card_left_bids_with_the_top_of_the_deck() -> None:
    p = new()
    give(p, 0, "macedonians", "goths")
    give(p, 1, "sumerians")
    p.pile += [number for number in p.deck if number != card("ming")]
    p.deck = [card("ming")]
    bid(p, "macedonians", "sumerians")
    assert p.waiting() == (0,)
    play(p, 0, "card:goths")
    assert p.holder == 1, "7 from the deck beats 5"
    assert p.pile[-2:] == [card("ming"), card("goths")]


# --- late joiners


@pytest.mark.rule("seven_ages.option.late")
def test_a_late_joiner_enters_with_seven_cards_and_the_glory_of_the_last() -> None:
    """Rules of 2006, who goes first: any colours left are for players who come later."""
    p: Any = civitas.new("seven_ages", seats=3, seed=1, options={"late": "1"})
    assert [len(hand) for hand in p.hand] == [7, 7, 0] and p.waiting() == (0, 1)
    while p.turn_number == 0:
        seat = p.waiting()[0]
        p.play(seat, p.legal(seat)[-1])
    assert p.waiting() == (0, 1) and p.pair[2] == -1
    assert p.most_empires() == 7, "two play"
    p.points[FROM_DEEDS] = 5
    p.points[9 + FROM_DEEDS] = 3
    while p.question(p.waiting()[0]).key != "question-enter":
        seat = p.waiting()[0]
        play(p, seat, next(text for text in ("done", "end", "pass", "yes") if can(p, seat, text)))
    assert p.waiting() == (2,) and p.turn_number == 1
    waits = p.clone()
    play(waits, 2, "no")
    assert waits.turn_number == 2 and sorted(waits.waiting()) == [0, 1], "it is asked again in the next turn"
    play(p, 2, "yes")
    assert len(p.hand[2]) == 7
    assert p.glory_of(2) == min(p.glory_of(0), p.glory_of(1))
    taken = p.facts.pairs.ids[p.pair[0]]
    assert why(p, 2, f"pair:{taken}") == "setup.pair"
    p.play(2, p.legal(2)[0])
    assert p.turn_number == 2 and sorted(p.waiting()) == [0, 1, 2]
    assert p.most_empires() == 5 and p.problems() == []


@pytest.mark.rule("seven_ages.option.late")
def test_two_players_at_least_begin_a_game() -> None:
    with pytest.raises(civitas.BadInput):
        civitas.new("seven_ages", seats=3, options={"late": "2"})
