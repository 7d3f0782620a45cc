"""3. Trade and progress: the cards of both sides, totals, who advances and how far, what changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.vocabulary import FROM_DEEDS
from civitas.kernel.events import Event
from rules.seven_ages.tools import (
    FACTS,
    act,
    can,
    card,
    colour,
    disorder,
    found,
    give,
    hide,
    lead,
    move,
    play,
    table,
    why,
)

ONE, TWO, THREE, FOUR, FIVE, SIX, SAME, SEVEN = (
    "celts",
    "romans",
    "hittites",
    "minoans",
    "goths",
    "english",
    "italians",
    "ming",
)
"""Cards with the values 1 to 6, another 6, and 7; none is an event that could be played in a trade."""
ORANGE, RED, PURPLE = colour("orange"), colour("red"), colour("purple")


def neighbours(progress: tuple[int, int] = (9, 9), names: tuple[str, str] = ("egyptians", "nubians")) -> Any:
    """Empires of seats 0 and 1 side by side; both have money, so that a trade ends with a gift."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, names[0], "orange", {"egypt": "spear"}, progress=progress[0], money=30)
    found(p, 1, names[1], "red", {"nubia": "spear"}, progress=progress[1], money=1)
    return p


def offer(p: Any, mine: str, theirs: str) -> None:
    """Both sides put a card forward; nobody sends a mission."""
    play(p, 0, f"card:{mine}")
    play(p, 1, f"card:{theirs}")
    pass_missions(p)


def pass_missions(p: Any) -> None:
    while can(p, p.waiting()[0], "pass"):
        play(p, p.waiting()[0], "pass")


def trade(p: Any, mine: str, theirs: str, both: bool = False) -> Any:
    """Orange trades with red, with these cards."""
    give(p, 0, mine)
    give(p, 1, theirs)
    act(p, "trade", *((ORANGE, RED) if both else (ORANGE,)))
    offer(p, mine, theirs)
    return p


def asked(p: Any) -> tuple[int, str]:
    """Who is asked what."""
    seat = p.waiting()[0]
    return seat, p.question(seat).key


def steps(p: Any, seat: int) -> list[int]:
    """The spaces among which a winner may choose."""
    return [n for n in range(6) if can(p, seat, f"advance:{n}")]


def spaces(p: Any) -> list[int]:
    return [p.progress[ORANGE], p.progress[RED]]


# --- the cards


@pytest.mark.rule("seven_ages.trade.one-card-each")
def test_each_side_commits_one_card_before_any_is_seen() -> None:
    p = neighbours()
    give(p, 0, TWO, SIX)
    give(p, 1, SEVEN)
    act(p, "trade", ORANGE)
    assert sorted(p.waiting()) == [0, 1]
    play(p, 0, f"card:{TWO}")
    assert p.waiting() == (1,), "a second card is not asked for"
    assert TWO not in str(p.view(1)), "nothing is seen before the other has chosen"
    play(p, 1, f"card:{SEVEN}")
    assert [p.view(seat)["trade"]["offered"] for seat in (0, 1)] == [[[TWO], [SEVEN]]] * 2


@pytest.mark.rule("seven_ages.trade.from-hand")
def test_the_card_comes_from_the_hand_or_else_from_the_deck() -> None:
    p = neighbours()
    give(p, 0, TWO, SAME)
    p.pile += [number for number in p.deck if number != card(SEVEN)]
    p.deck = [card(SEVEN)]
    act(p, "trade", ORANGE)
    assert p.waiting() == (0,), "the other hand is empty"
    assert why(p, 0, f"card:{SIX}") == "trade.from-hand"
    assert can(p, 0, f"card:{SAME}")
    play(p, 0, f"card:{TWO}")
    pass_missions(p)
    assert p.hand == [sorted([card(SAME), card(SEVEN)]), [card(TWO)]]
    assert spaces(p) == [9, 10], "the card from the deck counts"


@pytest.mark.rule(
    "seven_ages.trade.scientist-two-cards",
    "seven_ages.trade.scientist-picks-after",
    "seven_ages.trade.scientist-takes-back",
)
@pytest.mark.parametrize(("used", "back", "after"), [(TWO, SIX, [9, 10]), (SIX, TWO, [10, 9])])
def test_a_scientist_offers_two_cards_and_picks_after_the_reveal(used: str, back: str, after: list[int]) -> None:
    p = neighbours()
    lead(p, ORANGE, "scientist", "egypt")
    give(p, 0, TWO, SIX, SEVEN)
    give(p, 1, THREE)
    act(p, "trade", ORANGE)
    play(p, 1, f"card:{THREE}")
    play(p, 0, f"card:{TWO}")
    assert can(p, 0, "done"), "one card is enough"
    assert why(p, 0, f"card:{TWO}") == "trade.scientist-two-cards"
    assert p.view(0)["trade"]["offered"][1] == []
    play(p, 0, f"card:{SIX}")
    assert asked(p) == (0, "question-choose-offered")
    assert p.view(0)["trade"]["offered"][1] == [THREE], "the choice follows the reveal"
    assert why(p, 0, f"card:{SEVEN}") == "trade.scientist-picks-after"
    assert can(p, 0, f"card:{back}")
    play(p, 0, f"card:{used}")
    pass_missions(p)
    if used == SIX:
        play(p, 0, "advance:1")
    assert spaces(p) == after
    assert p.hand[0] == sorted([card(back), card(SEVEN), card(THREE)]), "the card not used is back"
    assert p.hand[1] == [card(used)]


@pytest.mark.rule("seven_ages.trade.scientist-picks-after")
def test_the_scientist_of_the_partner_picks_too() -> None:
    p = neighbours()
    lead(p, RED, "scientist", "nubia")
    give(p, 0, THREE)
    give(p, 1, TWO, SIX, SEVEN)
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{THREE}")
    play(p, 1, f"card:{SIX}", f"card:{TWO}")
    assert asked(p) == (1, "question-choose-offered")
    assert p.legal(1) == sorted([move(f"card:{SIX}"), move(f"card:{TWO}")])
    assert why(p, 1, f"card:{SEVEN}") == "trade.scientist-picks-after"
    play(p, 1, f"card:{TWO}")
    pass_missions(p)
    play(p, 0, "advance:1")
    assert p.hand == [[card(TWO)], sorted([card(THREE), card(SIX), card(SEVEN)])]


@pytest.mark.rule("seven_ages.trade.swap-cards")
@pytest.mark.parametrize(("mine", "theirs"), [(TWO, SEVEN), (SEVEN, TWO), (SIX, SAME)])
def test_the_cards_change_hands_whoever_wins(mine: str, theirs: str) -> None:
    p = trade(neighbours(), mine, theirs)
    assert p.hand == [[card(theirs)], [card(mine)]]


@pytest.mark.rule("seven_ages.trade.deck-keep-and-discard", "seven_ages.trade.active-win-one-or-two")
@pytest.mark.parametrize(
    ("played", "drawn", "most"), [(SEVEN, TWO, 2), (TWO, SEVEN, 0), (SIX, SAME, 1)], ids=["won", "lost", "tied"]
)
def test_the_card_of_the_deck_is_kept_and_the_own_discarded(played: str, drawn: str, most: int) -> None:
    """The deck adds nothing to its card, wins nothing, and is never more advanced."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=9)
    found(p, 1, "nubians", "red", {"honshu": "spear"}, progress=30)
    give(p, 0, played)
    p.pile += [number for number in p.deck if number != card(drawn)]
    p.deck = [card(drawn)]
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{played}")
    pass_missions(p)
    if most == 2:
        assert steps(p, 0) == [1, 2]
        play(p, 0, "advance:2")
    assert p.progress[ORANGE] == 9 + most
    assert p.hand[0] == [card(drawn)]
    assert p.pile[-1] == card(played)


# --- totals


def totals(p: Any, mine: str, theirs: str) -> list[int]:
    """The totals that are told when both cards are shown."""
    give(p, 0, mine)
    give(p, 1, theirs)
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{mine}")
    told: list[Event] = []
    p.play(1, move(f"card:{theirs}"), told)
    while can(p, p.waiting()[0], "pass"):
        p.play(p.waiting()[0], move("pass"), told)
    (found_totals,) = [event.args for event in told if event.key == "event-trade-totals"]
    return [int(str(found_totals["total"])), int(str(found_totals["rival"]))]


@pytest.mark.rule("seven_ages.trade.card-sets-value", "seven_ages.trade.empire-modifier")
def test_syracuse_and_rome() -> None:
    """The example of the rulebook: 3 and 2 for Syracuse, 5 and 1 for Rome."""
    assert totals(neighbours(), THREE, FIVE) == [3, 5], "without trade numbers"
    p = neighbours(names=("syracusans", "romans"))
    assert totals(p, THREE, FIVE) == [5, 6]
    assert p.progress[RED] == 10
    assert totals(neighbours(names=("cham", "nubians")), THREE, FIVE) == [1, 5], "a negative number counts too"


@pytest.mark.rule("seven_ages.trade.disorder-minus-1")
@pytest.mark.parametrize("areas", [[], ["nubia"], ["nubia", "sudan", "ethiopia", "kordofan"]])
def test_disorder_costs_one_however_much_there_is(areas: list[str]) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    where = [name for name in areas if name in FACTS.areas.index]
    found(p, 1, "nubians", "red", dict.fromkeys([*where, "libya"], "spear"))
    before = trade_number(p, RED)
    for name in where:
        disorder(p, name)
    assert trade_number(p, RED) == before - bool(areas)
    assert trade_number(p, ORANGE) == 0, "the disorder of others is no matter"


# --- who advances


@pytest.mark.rule(
    "seven_ages.trade.higher-wins", "seven_ages.trade.active-win-one-or-two", "seven_ages.trade.advance-choice"
)
@pytest.mark.parametrize("chosen", [1, 2])
def test_the_winner_that_chose_the_action_advances_one_or_two(chosen: int) -> None:
    p = trade(neighbours(), SEVEN, SIX)
    assert asked(p) == (0, "question-advance")
    assert steps(p, 0) == [1, 2]
    assert why(p, 0, "advance:3") == why(p, 0, "advance:0") == "trade.advance-choice"
    play(p, 0, f"advance:{chosen}")
    assert spaces(p) == [9 + chosen, 9]


@pytest.mark.rule("seven_ages.trade.active-win-up-to-three")
@pytest.mark.parametrize(("rival", "most"), [(12, 3), (11, 3), (10, 2), (9, 2)])
def test_a_win_over_a_more_advanced_partner_brings_up_to_three(rival: int, most: int) -> None:
    p = trade(neighbours((10, rival)), SEVEN, TWO)
    assert steps(p, 0) == list(range(1, most + 1))
    play(p, 0, f"advance:{most}")
    assert spaces(p) == [10 + most, rival]


@pytest.mark.rule(
    "seven_ages.trade.higher-wins", "seven_ages.trade.win-one", "seven_ages.trade.passive-win-more-advanced"
)
def test_a_partner_that_did_not_choose_the_action_wins_one_space() -> None:
    p = trade(neighbours((12, 9)), TWO, SEVEN)
    assert asked(p) == (0, "question-gift"), "nothing is left to choose"
    assert spaces(p) == [12, 10]


@pytest.mark.rule("seven_ages.trade.tie-active")
def test_a_tie_brings_one_space_to_whoever_chose_the_action() -> None:
    p = trade(neighbours((12, 9)), SIX, SAME)
    assert asked(p) == (0, "question-gift")
    assert spaces(p) == [13, 9]


@pytest.mark.rule("seven_ages.trade.tie-both-less-advanced", "seven_ages.trade.tie-both-equal")
@pytest.mark.parametrize(("before", "after"), [((9, 12), [10, 12]), ((12, 9), [12, 10]), ((9, 9), [9, 9])])
def test_a_tie_of_two_that_chose_the_action_helps_the_less_advanced(before: tuple[int, int], after: list[int]) -> None:
    p = trade(neighbours(before), SIX, SAME, both=True)
    assert asked(p) == (0, "question-gift")
    assert spaces(p) == after


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both")
def test_one_trade_completes_the_action_of_both() -> None:
    p = trade(neighbours((12, 9)), TWO, SEVEN, both=True)
    assert asked(p) == (1, "question-advance")
    assert steps(p, 1) == [1, 2, 3], "a winner that chose the action, against a more advanced one"
    play(p, 1, "advance:3")
    play(p, 0, "end")
    play(p, 1, "end")
    assert asked(p)[1] == "question-reveal", "no further trade follows"
    assert p.view(0)["performed"] == [["trade"], ["trade"]]


@pytest.mark.rule("seven_ages.trade.one-trade-serves-both", "seven_ages.trade.active-win-one-or-two")
def test_whoever_chose_the_action_is_a_chooser_in_a_second_trade_too() -> None:
    """Red has traded by its own action already, and is chosen again."""
    p = neighbours((12, 9))
    p.slowed = replaced(p.slowed, RED, 1 << 2)
    p.traded = 1 << RED
    trade(p, TWO, SEVEN)
    assert asked(p) == (1, "question-advance")
    assert steps(p, 1) == [1, 2, 3]


# --- what else a trade brings


@pytest.mark.rule("seven_ages.trade.gift-money", "seven_ages.trade.gift-limit")
def test_partners_may_give_each_other_money() -> None:
    p = trade(neighbours(), TWO, THREE)
    assert asked(p) == (0, "question-gift")
    assert why(p, 0, "gift:40") == "trade.gift-limit"
    play(p, 0, "gift:4", "gift:20", "end")
    assert (p.money[ORANGE], p.money[RED]) == (6, 25)
    assert asked(p) == (1, "question-gift")
    play(p, 1, "gift:25", "end")
    assert (p.money[ORANGE], p.money[RED]) == (31, 0)


@pytest.mark.rule("seven_ages.trade.gift-money")
def test_the_deck_is_given_nothing() -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=9, money=30)
    found(p, 1, "nubians", "red", {"honshu": "spear"}, progress=9)
    give(p, 0, SIX)
    act(p, "trade", ORANGE)
    play(p, 0, f"card:{SIX}")
    pass_missions(p)
    while asked(p)[1] == "question-advance":
        play(p, 0, "advance:1")
    assert asked(p)[1] == "question-reveal"


@pytest.mark.rule("seven_ages.elephant.trade", "seven_ages.elephant.unnamed-available")
@pytest.mark.parametrize(
    ("progress", "left", "mine", "where", "gained"),
    [
        (10, 1, SEVEN, "ethiopia", 1),
        (9, 1, SEVEN, "ethiopia", 0),
        (10, 0, SEVEN, "ethiopia", 0),
        (10, 1, SIX, "ethiopia", 0),
        (10, 1, TWO, "ethiopia", 0),
        (10, 1, SEVEN, "sudan", 0),
    ],
    ids=["gained", "too_early", "none_left", "tied", "lost", "no_elephants_there"],
)
def test_a_won_trade_brings_an_elephant(progress: int, left: int, mine: str, where: str, gained: int) -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress, money=1)
    found(p, 1, "nubians", "red", {"nubia": "spear", where: "spear"}, progress=9)
    p.unnamed = replaced(p.unnamed, PURPLE, FACTS.unnamed_elephants - left)
    trade(p, mine, SAME)
    assert p.unnamed[ORANGE] == gained
    assert p.unnamed[RED] == 0


@pytest.mark.rule("seven_ages.build.restriction-until-trade", "seven_ages.build.restriction-win-or-lose")
@pytest.mark.parametrize(("mine", "theirs"), [(SEVEN, TWO), (TWO, SEVEN)], ids=["won", "lost"])
def test_a_trade_won_or_lost_lifts_a_restriction(mine: str, theirs: str) -> None:
    p = neighbours(names=("huns", "nubians"))
    act(p, "production", ORANGE)
    assert why(p, 0, "buy:galley") == "build.restriction-until-trade"
    trade(p, mine, theirs)
    act(p, "production", ORANGE)
    assert can(p, 0, "buy:galley")


@pytest.mark.rule("seven_ages.glory.square-icons", "seven_ages.glory.square-icons-repeat")
@pytest.mark.parametrize(("mine", "glory"), [(SEVEN, 1), (FOUR, 0)], ids=["won", "lost"])
def test_the_cham_earn_glory_for_every_trade_action_they_win(mine: str, glory: int) -> None:
    p = trade(neighbours(names=("cham", "nubians")), mine, THREE)
    assert p.points[FROM_DEEDS] == glory
    if glory:
        p.hand = [[], []]
        p.deck += [card(mine), card(THREE)]
        trade(p, mine, THREE)
        assert p.points[FROM_DEEDS] == 2 * glory
