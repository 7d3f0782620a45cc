"""Trade through the areas of others, its tolls, the range, and restrictions that end with a trade."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.rules.ranges import range_of
from rules.seven_ages.tools import act, can, card, colour, found, give, hide, play, table, why

ORANGE, RED, PURPLE = colour("orange"), colour("red"), colour("purple")


def through_lombardy() -> Any:
    """Egyptians in Austria, seat 0; Macedonians in Lombardy, seat 1; beyond them Assassins in Latium, seat 2."""
    p = table(3)
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"austria": "spear"}, progress=9, money=20)
    found(p, 1, "macedonians", "red", {"lombardy": "spear"}, progress=9)
    found(p, 2, "assassins", "purple", {"latium": "spear"}, progress=9)
    give(p, 0, "romans", "english")
    give(p, 1, "huns")
    give(p, 2, "franks")
    act(p, "trade", ORANGE)
    play(p, 0, "empire:purple")
    return p


@pytest.mark.rule("seven_ages.partner.not-through-others", "seven_ages.trade.consent")
def test_trade_through_others_needs_their_consent() -> None:
    p = through_lombardy()
    assert p.waiting() == (1,)
    play(p, 1, "yes")
    assert p.waiting() == (0, 2)
    p = through_lombardy()
    play(p, 1, "no")
    assert why(p, 0, "empire:purple") == "partner.in-range"
    play(p, 0, "empire:red")
    assert p.waiting() == (0, 1)


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_a_price_in_money() -> None:
    p = through_lombardy()
    assert why(p, 1, "price:25") == "trade.consent"
    play(p, 1, "price:15")
    play(p, 0, "yes")
    assert [p.money[ORANGE], p.money[RED]] == [5, 15]
    assert p.waiting() == (0, 2)


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_a_price_in_cards() -> None:
    p = through_lombardy()
    assert why(p, 1, "cards:3") == "trade.consent"
    play(p, 1, "cards:1")
    play(p, 0, "yes")
    assert why(p, 0, "card:huns") == "trade.toll"
    play(p, 0, "card:romans")
    assert p.hand[0] == [card("english")]
    assert p.hand[1] == sorted([card("huns"), card("romans")])
    assert p.waiting() == (0, 2)


@pytest.mark.rule("seven_ages.trade.toll")
def test_a_price_may_be_declined() -> None:
    p = through_lombardy()
    play(p, 1, "price:15")
    play(p, 0, "no")
    assert [p.money[ORANGE], p.money[RED]] == [20, 0]
    assert can(p, 0, "empire:red")
    assert not can(p, 0, "empire:purple")


@pytest.mark.rule("seven_ages.range.modifiers")
def test_an_ability_extends_the_range() -> None:
    p = table()
    plain = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=36)
    better = found(p, 1, "australians", "red", {"austria": "spear"}, progress=36)
    assert [range_of(p, plain), range_of(p, better)] == [6, 7]


@pytest.mark.rule("seven_ages.build.restriction-until-trade", "seven_ages.build.restriction-win-or-lose")
@pytest.mark.parametrize(("own", "other"), [("macedonians", "chinese"), ("chinese", "macedonians")])
def test_a_trade_won_or_lost_lifts_a_restriction(own: str, other: str) -> None:
    p = table()
    hide(p, 0, "civilise")
    huns = found(p, 0, "huns", "orange", {"nubia": "spear"}, progress=9, money=50)
    found(p, 1, "egyptians", "red", {"egypt": "spear"}, progress=9)
    give(p, 0, own)
    give(p, 1, other)
    act(p, "production", huns)
    assert why(p, 0, "buy:galley") == "build.restriction-until-trade"
    act(p, "trade", huns)
    play(p, 0, f"card:{own}")
    play(p, 1, f"card:{other}")
    while p.question(p.waiting()[0]).key != "question-reveal":
        seat = p.waiting()[0]
        play(p, seat, next(text for text in ("pass", "advance:1", "end") if can(p, seat, text)))
    act(p, "production", huns)
    assert can(p, 0, "buy:galley")
