"""Trade and progress: partners, cards and scientists, who advances how far, trade with the deck."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from rules.seven_ages.tools import FACTS, act, can, card, colour, found, give, hide, lead, play, table, why

ORANGE, RED, PURPLE = colour("orange"), colour("red"), colour("purple")


def card_of(value: int, number: int = 0) -> str:
    """A card of this value that is neither an empire of these tests nor an event that could be played in a trade."""
    taken = {card("egyptians"), card("macedonians"), card("assassins")}
    mission = FACTS.events.index["trade_mission"]
    fitting = [
        found_card
        for found_card in range(len(FACTS.cards))
        if FACTS.value[found_card] == value and found_card not in taken and FACTS.card_event[found_card] != mission
    ]
    return str(FACTS.cards.ids[fitting[number]])


def neighbours(progress: int = 9, of_partner: int = 9) -> Any:
    """Egyptians of seat 0 and Macedonians of seat 1, without modifiers; a marker face down keeps the turn going."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress)
    found(p, 1, "macedonians", "red", {"libya": "spear"}, progress=of_partner)
    return p


def trade(p: Any, own: int, other: int, *slots: int) -> None:
    """The Egyptians trade with the Macedonians, with cards of these values."""
    give(p, 0, card_of(own))
    give(p, 1, card_of(other, 1))
    act(p, "trade", *slots)
    play(p, 0, f"card:{card_of(own)}")
    play(p, 1, f"card:{card_of(other, 1)}")
    pass_all(p)


def pass_all(p: Any) -> None:
    """Nobody sends a trade mission."""
    while p.question(p.waiting()[0]).key == "question-react":
        play(p, p.waiting()[0], "pass")


def spaces(p: Any) -> list[int]:
    return [p.progress[ORANGE], p.progress[RED]]


# --- the winner


@pytest.mark.rule(
    "seven_ages.trade.higher-wins", "seven_ages.trade.active-win-one-or-two", "seven_ages.trade.advance-choice"
)
@pytest.mark.parametrize("n", [1, 2])
def test_a_winner_who_chose_the_action_advances_one_or_two(n: int) -> None:
    p = neighbours()
    trade(p, 6, 5, ORANGE)
    assert p.question(0).key == "question-advance"
    assert why(p, 0, "advance:3") == "trade.advance-choice"
    assert why(p, 0, "advance:0") == "trade.advance-choice"
    play(p, 0, f"advance:{n}")
    assert spaces(p) == [9 + n, 9]


@pytest.mark.rule("seven_ages.trade.active-win-up-to-three")
def test_three_spaces_from_a_more_advanced_partner() -> None:
    p = neighbours(of_partner=10)
    trade(p, 6, 5, ORANGE)
    assert why(p, 0, "advance:4") == "trade.advance-choice"
    play(p, 0, "advance:3")
    assert spaces(p) == [12, 10]


@pytest.mark.rule("seven_ages.trade.passive-win-more-advanced", "seven_ages.trade.higher-wins")
def test_a_winner_who_did_not_choose_the_action_advances_one() -> None:
    p = neighbours(progress=12)
    trade(p, 5, 6, ORANGE)
    assert spaces(p) == [12, 10], "one space, though the Egyptians are more advanced"


@pytest.mark.rule("seven_ages.trade.tie-active")
def test_a_tie_serves_the_one_who_chose_the_action() -> None:
    p = neighbours()
    trade(p, 5, 5, ORANGE)
    assert spaces(p) == [10, 9]


@pytest.mark.rule("seven_ages.trade.tie-both-less-advanced", "seven_ages.trade.tie-both-equal")
@pytest.mark.parametrize(
    ("before", "after"), [((9, 10), [10, 10]), ((11, 10), [11, 11]), ((10, 10), [10, 10])], ids=str
)
def test_a_tie_of_two_who_chose_the_action_serves_the_less_advanced(before: tuple[int, int], after: list[int]) -> None:
    p = neighbours(*before)
    trade(p, 5, 5, ORANGE, RED)
    assert spaces(p) == after


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both")
@pytest.mark.parametrize("both", [True, False])
def test_one_trade_completes_the_action_of_both(both: bool) -> None:
    p = neighbours()
    trade(p, 5, 6, ORANGE, *([RED] if both else []))
    if both:
        play(p, 1, "advance:2")
    assert spaces(p) == [9, 11 if both else 10]
    assert p.question(0).key == "question-reveal", "no second trade"


@pytest.mark.rule("seven_ages.elephant.trade", "seven_ages.elephant.unnamed-available")
@pytest.mark.parametrize(
    ("progress", "left", "gained"), [(10, 1, 1), (9, 1, 0), (10, 0, 0)], ids=["gained", "too_early", "none_left"]
)
def test_a_won_trade_brings_an_elephant(progress: int, left: int, gained: int) -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress)
    found(p, 1, "macedonians", "red", {"libya": "spear", "ethiopia": "spear"}, progress=9)
    p.unnamed = replaced(p.unnamed, PURPLE, FACTS.unnamed_elephants - left)
    trade(p, 6, 5, ORANGE)
    assert p.unnamed[ORANGE] == gained


# --- cards


@pytest.mark.rule("seven_ages.trade.one-card-each", "seven_ages.trade.from-hand")
def test_one_card_is_offered_in_secret() -> None:
    p = neighbours()
    give(p, 0, "romans", "english")
    give(p, 1, "huns")
    act(p, "trade", ORANGE)
    assert p.waiting() == (0, 1)
    assert why(p, 0, "card:huns") == "trade.from-hand"
    play(p, 0, "card:romans")
    assert p.waiting() == (1,)
    assert "romans" not in str(p.view(1)), "the card is not shown before the other has chosen"
    assert not can(p, 0, "card:english")


@pytest.mark.rule(
    "seven_ages.trade.scientist-two-cards",
    "seven_ages.trade.scientist-picks-after",
    "seven_ages.trade.scientist-takes-back",
)
def test_a_scientist_offers_two_cards() -> None:
    p = neighbours()
    lead(p, ORANGE, "scientist", "egypt")
    low, high, third, other = card_of(1), card_of(6), card_of(0), card_of(5)
    give(p, 0, low, high, third)
    give(p, 1, other)
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{low}")
    assert can(p, 0, f"card:{third}")
    assert why(p, 0, f"card:{low}") == "trade.scientist-two-cards"
    play(p, 0, f"card:{high}")
    play(p, 1, f"card:{other}")
    assert p.question(0).key == "question-choose-offered"
    assert why(p, 0, f"card:{third}") == "trade.scientist-picks-after"
    play(p, 0, f"card:{high}")
    pass_all(p)
    play(p, 0, "advance:1")
    assert p.hand[0] == sorted([card(low), card(third), card(other)]), "the card not used is back"
    assert p.hand[1] == [card(high)]


@pytest.mark.rule("seven_ages.partner.deck", "seven_ages.trade.deck-keep-and-discard")
def test_trade_with_the_deck() -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=9)
    found(p, 1, "macedonians", "red", {"honshu": "spear"}, progress=9)
    own, top = card_of(6), card_of(2)
    give(p, 0, own)
    p.pile = [*p.pile, *[number for number in p.deck if number != card(top)]]
    p.deck = [card(top)]
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{own}")
    pass_all(p)
    play(p, 0, "advance:2")
    assert p.hand[0] == [card(top)]
    assert p.pile[-1] == card(own)
    assert spaces(p) == [11, 9]


# --- partners


@pytest.mark.rule(
    "seven_ages.partner.choose",
    "seven_ages.partner.untraded-first",
    "seven_ages.partner.not-own-empire",
    "seven_ages.partner.deck",
)
def test_the_trader_chooses_among_foreign_empires_that_have_not_traded() -> None:
    p = neighbours()
    found(p, 1, "assassins", "purple", {"nubia": "spear"}, progress=9)
    found(p, 1, "celts", "brown", {"palestine": "spear"}, progress=9)
    found(p, 0, "sumerians", "yellow", {"phoenicia": "spear"}, progress=9)
    p.traded = 1 << RED
    act(p, "trade", ORANGE)
    assert p.question(0).key == "question-partner"
    assert why(p, 0, "empire:red") == "partner.untraded-first"
    assert why(p, 0, "empire:yellow") == "partner.not-own-empire"
    assert why(p, 0, "deck") == "partner.deck"
    assert can(p, 0, "empire:brown")
    play(p, 0, "empire:purple")
    assert p.traded >> PURPLE & 1
