"""Trade: partners and those between, the cards of both sides, who advances and how far."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import TRADE_PARTNER, replaced
from rules.seven_ages.tools import FACTS, act, can, card, found, give, lead, play, table, why

LOW, MIDDLE, SAME, HIGH = "romans", "english", "italians", "ming"
"""Cards with the values 2, 6, 6 and 7."""


def neighbours(progress: tuple[int, int] = (1, 1)) -> tuple[Any, int, int]:
    """Two empires without trade numbers side by side; both have money, so that a trade ends with a gift."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress[0], money=1)
    nubia = found(p, 1, "nubians", "red", {"nubia": "spear"}, progress=progress[1], money=1)
    return p, egypt, nubia


def offer(p: Any, mine: str, theirs: str) -> None:
    """Seats 0 and 1 put their cards forward; nobody sends a mission."""
    play(p, 0, f"card:{mine}")
    play(p, 1, f"card:{theirs}")
    pass_missions(p)


def pass_missions(p: Any) -> None:
    while can(p, p.waiting()[0], "pass"):
        play(p, p.waiting()[0], "pass")


def asked(p: Any) -> tuple[int, str]:
    """Who is asked what."""
    seat = p.waiting()[0]
    return seat, p.question(seat).key


def trade(progress: tuple[int, int], mine: str, theirs: str, both: bool = False) -> tuple[Any, int, int]:
    p, egypt, nubia = neighbours(progress)
    give(p, 0, mine)
    give(p, 1, theirs)
    act(p, "trade", *((egypt, nubia) if both else (egypt,)))
    offer(p, mine, theirs)
    return p, egypt, nubia


def steps(p: Any, seat: int) -> list[int]:
    """The spaces among which a winner may choose."""
    return [n for n in range(6) if can(p, seat, f"advance:{n}")]


# --- the partner


def crowd() -> tuple[Any, int, int]:
    """Two empires of seat 0, both within range of three of seat 1."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    nubia = found(p, 0, "nubians", "red", {"nubia": "spear"}, progress=8)
    for name, of_colour, where in (
        ("israelites", "dark_blue", "palestine"),
        ("arabs", "dark_green", "hejaz"),
        ("moors", "black", "libya"),
    ):
        found(p, 1, name, of_colour, {where: "spear"}, progress=8)
    give(p, 0, LOW, MIDDLE)
    give(p, 1, SAME, HIGH)
    return p, egypt, nubia


@pytest.mark.rule("seven_ages.partner.choose")
def test_the_acting_empire_picks_its_partner_who_cannot_refuse() -> None:
    p, egypt, _ = crowd()
    act(p, "trade", egypt)
    assert {name for name in FACTS.colours.ids if can(p, 0, f"empire:{name}")} == {"dark_blue", "dark_green", "black"}
    play(p, 0, "empire:dark_green")
    assert p.deal[TRADE_PARTNER] == FACTS.colours.index["dark_green"]
    assert sorted(p.waiting()) == [0, 1]
    assert not can(p, 1, "no")


@pytest.mark.rule("seven_ages.partner.not-own-empire")
def test_an_empire_trades_with_no_other_of_its_player() -> None:
    p, egypt, nubia = crowd()
    act(p, "trade", egypt)
    assert why(p, 0, "empire:red") == "partner.not-own-empire"
    p.player[nubia] = 1
    assert can(p, 0, "empire:red")


@pytest.mark.rule("seven_ages.partner.not-own-empire")
def test_with_only_an_own_empire_near_the_trade_is_with_the_deck() -> None:
    p, egypt, nubia = neighbours()
    p.player[nubia] = 0
    give(p, 0, LOW)
    act(p, "trade", egypt)
    assert p.deal[TRADE_PARTNER] == -1
    assert p.waiting() == (0,)


@pytest.mark.rule("seven_ages.partner.untraded-first")
def test_whoever_has_traded_in_this_turn_comes_last() -> None:
    p, egypt, nubia = crowd()
    act(p, "trade", egypt, nubia)
    while asked(p)[1] != "question-partner":
        p.play(0, p.legal(0)[0])
    assert can(p, 0, "empire:dark_blue")
    play(p, 0, "empire:dark_blue")
    offer(p, MIDDLE, SAME)
    assert asked(p) == (0, "question-partner")
    assert why(p, 0, "empire:dark_blue") == "partner.untraded-first"
    assert can(p, 0, "empire:dark_green")
    assert can(p, 0, "empire:black")
    p.traded |= 1 << FACTS.colours.index["dark_green"] | 1 << FACTS.colours.index["black"]
    assert can(p, 0, "empire:dark_blue")
    assert can(p, 0, "empire:dark_green")


@pytest.mark.rule("seven_ages.partner.deck")
@pytest.mark.parametrize("where", ["palestine", "phoenicia"])
def test_the_deck_trades_only_if_nobody_is_near(where: str) -> None:
    p, egypt, _ = crowd()
    act(p, "trade", egypt)
    assert why(p, 0, "deck") == "partner.deck"
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    israel = found(p, 1, "israelites", "red", {where: "spear"})
    give(p, 0, LOW)
    act(p, "trade", egypt)
    assert p.deal[TRADE_PARTNER] == (israel if where == "palestine" else -1)


@pytest.mark.rule("seven_ages.range.modifiers")
@pytest.mark.parametrize(("name", "reaches"), [("australians", True), ("egyptians", False)])
def test_a_special_ability_adds_to_the_range(name: str, reaches: bool) -> None:
    p = table()
    trader = found(p, 0, name, "orange", {"new_south_wales": "spear"})
    beyond = found(p, 1, "polynesians", "red", {"new_zealand": "spear"})
    give(p, 0, LOW)
    act(p, "trade", trader)
    assert p.deal[TRADE_PARTNER] == (beyond if reaches else -1)


@pytest.mark.rule("seven_ages.range.modifiers")
@pytest.mark.parametrize(("religion", "refusal"), [("judaism", "adopt.source-in-range"), ("christianity", None)])
def test_christianity_adds_to_the_range_of_adoption(religion: str, refusal: str | None) -> None:
    """Assyria lies three steps from Egypt, whose range is two."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    assyria = found(p, 1, "assyrians", "red", {"assyria": "spear"}, progress=8)
    p.religion = replaced(p.religion, egypt, FACTS.artefacts.index[religion])
    p.religion = replaced(p.religion, assyria, FACTS.artefacts.index["buddhism"])
    act(p, "civilise", egypt)
    assert why(p, 0, "adopt:buddhism") == refusal


# --- through the areas of others


def caravan() -> tuple[Any, int, int, int]:
    """From the Ganges two steps lead to the Tarim basin, through Tibet."""
    p = table(seats=3)
    india = found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=8, money=6)
    tibet = found(p, 1, "tibetans", "red", {"tibet": "spear"}, progress=8)
    tarim = found(p, 2, "turks", "dark_blue", {"tarim": "spear"}, progress=8)
    give(p, 0, LOW, MIDDLE)
    act(p, "trade", india)
    play(p, 0, "empire:dark_blue")
    assert asked(p) == (1, "question-consent")
    return p, india, tibet, tarim


@pytest.mark.rule("seven_ages.partner.not-through-others", "seven_ages.trade.consent")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_trade_passes_through_an_empire_by_its_leave(answer: str) -> None:
    p, _, _, tarim = caravan()
    play(p, 1, answer)
    if answer == "yes":
        assert p.deal[TRADE_PARTNER] == tarim
    else:
        assert asked(p) == (0, "question-partner")
        assert why(p, 0, "empire:dark_blue") == "partner.in-range"
        assert can(p, 0, "empire:red")


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_a_price_in_money_is_paid_at_once() -> None:
    p, india, tibet, tarim = caravan()
    assert why(p, 1, "price:10") == "trade.consent"
    play(p, 1, "price:5")
    assert asked(p) == (0, "question-toll")
    assert (p.money[india], p.money[tibet]) == (6, 0)
    play(p, 0, "yes")
    assert (p.money[india], p.money[tibet]) == (1, 5)
    assert p.deal[TRADE_PARTNER] == tarim


@pytest.mark.rule("seven_ages.trade.toll")
def test_a_price_not_paid_closes_the_way() -> None:
    p, india, _, _ = caravan()
    play(p, 1, "price:5")
    play(p, 0, "no")
    assert p.money[india] == 6
    assert why(p, 0, "empire:dark_blue") == "partner.in-range"


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_the_payer_picks_the_cards_of_a_price() -> None:
    p, _, _, tarim = caravan()
    assert why(p, 1, "cards:3") == "trade.consent"
    play(p, 1, "cards:1")
    play(p, 0, "yes")
    assert why(p, 0, f"card:{HIGH}") == "trade.toll"
    assert can(p, 0, f"card:{LOW}")
    play(p, 0, f"card:{MIDDLE}")
    assert p.hand[0] == [card(LOW)]
    assert p.hand[1] == [card(MIDDLE)]
    assert p.deal[TRADE_PARTNER] == tarim


# --- the cards


@pytest.mark.rule("seven_ages.trade.one-card-each")
def test_each_side_commits_one_card_before_any_is_seen() -> None:
    p, egypt, _ = neighbours()
    give(p, 0, LOW, MIDDLE)
    give(p, 1, HIGH)
    act(p, "trade", egypt)
    assert sorted(p.waiting()) == [0, 1]
    play(p, 0, f"card:{LOW}")
    assert p.waiting() == (1,), "a second card is not asked for"
    assert not p.view(1)["trade"]["offered"][0]
    play(p, 1, f"card:{HIGH}")
    assert [p.view(seat)["trade"]["offered"] for seat in (0, 1)] == [[[LOW], [HIGH]]] * 2


@pytest.mark.rule("seven_ages.trade.from-hand")
def test_the_card_comes_from_the_hand_or_else_from_the_deck() -> None:
    p, egypt, _ = neighbours()
    give(p, 0, LOW, SAME)
    p.pile += [number for number in p.deck if number != card(HIGH)]
    p.deck = [card(HIGH)]
    act(p, "trade", egypt)
    assert p.waiting() == (0,), "the other hand is empty"
    assert why(p, 0, f"card:{MIDDLE}") == "trade.from-hand"
    assert can(p, 0, f"card:{SAME}")
    play(p, 0, f"card:{LOW}")
    pass_missions(p)
    assert p.hand == [sorted([card(SAME), card(HIGH)]), [card(LOW)]]


@pytest.mark.rule(
    "seven_ages.trade.scientist-two-cards",
    "seven_ages.trade.scientist-picks-after",
    "seven_ages.trade.scientist-takes-back",
)
@pytest.mark.parametrize(("used", "back"), [(LOW, MIDDLE), (MIDDLE, LOW)])
def test_a_scientist_offers_two_cards_and_picks_after_the_reveal(used: str, back: str) -> None:
    p, egypt, _ = neighbours()
    lead(p, egypt, "scientist", "egypt")
    give(p, 0, LOW, MIDDLE, "arabs")
    give(p, 1, "incas")
    act(p, "trade", egypt)
    play(p, 1, "card:incas")
    play(p, 0, f"card:{LOW}")
    assert p.waiting() == (0,)
    assert can(p, 0, "done"), "one card is enough"
    assert why(p, 0, f"card:{LOW}") == "trade.scientist-two-cards"
    assert can(p, 0, f"card:{MIDDLE}")
    play(p, 0, f"card:{MIDDLE}")
    assert p.view(0)["trade"]["offered"][1] == ["incas"]
    assert why(p, 0, "card:arabs") == "trade.scientist-picks-after"
    assert can(p, 0, f"card:{back}")
    play(p, 0, f"card:{used}")
    pass_missions(p)
    if used == MIDDLE:
        play(p, 0, "advance:1")
    assert sorted(p.hand[0]) == sorted([card(back), card("arabs"), card("incas")])
    assert p.hand[1] == [card(used)]


@pytest.mark.rule("seven_ages.trade.deck-keep-and-discard")
@pytest.mark.parametrize(("played", "drawn"), [(HIGH, LOW), (LOW, HIGH)])
def test_the_card_of_the_deck_is_kept_and_the_own_discarded(played: str, drawn: str) -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    give(p, 0, played)
    p.pile += [number for number in p.deck if number != card(drawn)]
    p.deck = [card(drawn)]
    act(p, "trade", egypt)
    play(p, 0, f"card:{played}")
    pass_missions(p)
    if played == HIGH:
        assert steps(p, 0) == [1, 2]
        play(p, 0, "advance:2")
    assert p.hand[0] == [card(drawn)]
    assert card(played) in p.pile


# --- who advances


@pytest.mark.rule(
    "seven_ages.trade.higher-wins", "seven_ages.trade.active-win-one-or-two", "seven_ages.trade.advance-choice"
)
@pytest.mark.parametrize("chosen", [1, 2])
def test_the_winner_that_chose_the_action_advances_one_or_two(chosen: int) -> None:
    p, egypt, nubia = trade((10, 10), HIGH, MIDDLE)
    assert asked(p) == (0, "question-advance")
    assert steps(p, 0) == [1, 2]
    assert why(p, 0, "advance:3") == "trade.advance-choice"
    play(p, 0, f"advance:{chosen}")
    assert (p.progress[egypt], p.progress[nubia]) == (10 + chosen, 10)


@pytest.mark.rule("seven_ages.trade.active-win-up-to-three")
@pytest.mark.parametrize(("rival", "most"), [(12, 3), (11, 3), (10, 2), (9, 2)])
def test_a_win_over_a_more_advanced_partner_brings_up_to_three(rival: int, most: int) -> None:
    p, egypt, _ = trade((10, rival), HIGH, LOW)
    assert steps(p, 0) == list(range(1, most + 1))
    play(p, 0, f"advance:{most}")
    assert p.progress[egypt] == 10 + most


@pytest.mark.rule("seven_ages.trade.higher-wins", "seven_ages.trade.passive-win-more-advanced")
def test_a_partner_that_did_not_choose_the_action_wins_one_space() -> None:
    p, egypt, nubia = trade((12, 9), LOW, HIGH)
    assert asked(p) == (0, "question-gift"), "nothing is left to choose"
    assert (p.progress[egypt], p.progress[nubia]) == (12, 10)


@pytest.mark.rule("seven_ages.trade.tie-active")
def test_a_tie_brings_one_space_to_whoever_chose_the_action() -> None:
    p, egypt, nubia = trade((12, 9), MIDDLE, SAME)
    assert asked(p) == (0, "question-gift")
    assert (p.progress[egypt], p.progress[nubia]) == (13, 9)


@pytest.mark.rule("seven_ages.trade.tie-both-less-advanced", "seven_ages.trade.tie-both-equal")
@pytest.mark.parametrize(("before", "after"), [((9, 12), (10, 12)), ((12, 9), (12, 10)), ((9, 9), (9, 9))])
def test_a_tie_of_two_that_chose_the_action_helps_the_less_advanced(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    p, egypt, nubia = trade(before, MIDDLE, SAME, both=True)
    assert asked(p) == (0, "question-gift")
    assert (p.progress[egypt], p.progress[nubia]) == after


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both")
def test_one_trade_completes_the_action_of_both() -> None:
    p, _, nubia = trade((12, 9), LOW, HIGH, both=True)
    assert not p.ready >> nubia & 1
    assert asked(p) == (1, "question-advance")
    assert steps(p, 1) == [1, 2, 3], "a winner that chose the action, against a more advanced one"
    play(p, 1, "advance:3")
    play(p, 0, "end")
    play(p, 1, "end")
    assert not p.deal, "no further trade follows"
