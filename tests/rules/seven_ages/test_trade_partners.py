"""3. Trade and progress: who is within range, the choice of a partner, the leave of those between and its price."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.ranges import areas_in_range, is_in_range, range_of
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, found, give, hide, lead, play, table, why

ORANGE, RED, BLUE, GREEN = colour("orange"), colour("red"), colour("dark_blue"), colour("dark_green")
LOW, MIDDLE, SAME, HIGH = "romans", "english", "italians", "ming"
"""Cards with the values 2, 6, 6 and 7."""


def asked(p: Any) -> tuple[int, str]:
    """Who is asked what."""
    seat = p.waiting()[0]
    return seat, p.question(seat).key


def partner(p: Any) -> int:
    """The colour with which a trade is under way, -1 for the deck."""
    assert asked(p)[1] == "question-offer"
    return int(p.deal.partner)


# --- range


@pytest.mark.rule("seven_ages.range.equals-age", "seven_ages.partner.in-range")
@pytest.mark.parametrize(
    ("progress", "where", "reaches"),
    [(1, "tibet", True), (7, "tarim", False), (8, "tarim", True), (14, "mongolia", False), (15, "mongolia", True)],
)
def test_range_is_counted_in_areas_up_to_the_age(progress: int, where: str, reaches: bool) -> None:
    """Tibet, the Tarim basin and Mongolia lie one behind the other, seen from the Ganges; the target counts, the Ganges
    does not."""
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=progress)
    found(p, 1, "turks", "red", {where: "spear"})
    give(p, 0, LOW)
    give(p, 1, HIGH)
    act(p, "trade", ORANGE)
    assert partner(p) == (RED if reaches else -1)


@pytest.mark.rule("seven_ages.partner.in-range", "seven_ages.range.equals-age")
def test_range_need_not_be_mutual() -> None:
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=8)
    found(p, 1, "turks", "red", {"tarim": "spear"}, progress=7)
    assert is_in_range(p, ORANGE, RED)
    assert not is_in_range(p, RED, ORANGE)


@pytest.mark.rule("seven_ages.partner.in-range")
def test_an_empire_out_of_range_is_refused() -> None:
    p, _, _ = crowd()
    found(p, 1, "shang", "purple", {"yellow_river": "spear"}, progress=8)
    act(p, "trade", ORANGE)
    assert why(p, 0, "empire:purple") == "partner.in-range"
    assert why(p, 0, "empire:brown") == "partner.in-range", "no empire at all"


@pytest.mark.rule("seven_ages.range.modifiers")
@pytest.mark.parametrize(("name", "reaches"), [("australians", True), ("egyptians", False)])
def test_a_special_ability_adds_to_the_range(name: str, reaches: bool) -> None:
    p = table()
    trader = found(p, 0, name, "orange", {"new_south_wales": "spear"})
    beyond = found(p, 1, "polynesians", "red", {"new_zealand": "spear"})
    give(p, 0, LOW)
    act(p, "trade", trader)
    assert p.deal.partner == (beyond if reaches else -1)
    assert range_of(p, trader) == 1 + reaches


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


@pytest.mark.rule("seven_ages.range.explorer-doubles")
@pytest.mark.parametrize(
    ("explorer", "where", "reaches"),
    [("ganges", "tarim", True), ("ganges", "mongolia", False), ("deccan", "tarim", False), ("", "tarim", False)],
)
def test_an_explorer_doubles_the_range_from_his_area(explorer: str, where: str, reaches: bool) -> None:
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear", "deccan": "spear"}, progress=1)
    found(p, 1, "turks", "red", {where: "spear"})
    if explorer:
        lead(p, ORANGE, "explorer", explorer)
    assert is_in_range(p, ORANGE, RED) == reaches


@pytest.mark.rule("seven_ages.range.explorer-doubles")
def test_no_other_leader_and_no_foreign_explorer_extends_the_range() -> None:
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=1)
    found(p, 1, "turks", "red", {"tarim": "spear"})
    lead(p, ORANGE, "scientist", "ganges")
    lead(p, RED, "explorer", "ganges")
    lead(p, RED, "explorer", "tarim")
    assert not is_in_range(p, ORANGE, RED)
    assert is_in_range(p, RED, ORANGE)


@pytest.mark.rule("seven_ages.leader.cumulative")
def test_explorers_in_one_area_add_up() -> None:
    """In age 1: two steps with one of them, three with two."""
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=1)
    found(p, 1, "turks", "red", {"mongolia": "spear"})
    for reaches in (False, False, True):
        assert is_in_range(p, ORANGE, RED) == reaches
        lead(p, ORANGE, "explorer", "ganges")


@pytest.mark.rule("seven_ages.range.explorer-doubles")
def test_the_doubled_range_counts_through_own_areas() -> None:
    """From the Deccan through the Ganges to Mongolia: four steps, in age 2."""
    p = table()
    found(p, 0, "mauryans", "orange", {"ganges": "spear", "deccan": "spear"}, progress=8)
    found(p, 1, "turks", "red", {"mongolia": "spear"})
    assert not is_in_range(p, ORANGE, RED)
    lead(p, ORANGE, "explorer", "deccan")
    assert is_in_range(p, ORANGE, RED)


@pytest.mark.rule("seven_ages.partner.no-ocean-before-4")
@pytest.mark.parametrize(("progress", "reaches"), [(15, False), (21, False), (22, True)])
def test_range_is_not_counted_through_oceans_before_the_fourth_age(progress: int, reaches: bool) -> None:
    """Patagonia, the South Atlantic, the Cape: two steps."""
    p = table()
    found(p, 0, "incas", "orange", {"patagonia": "spear"}, progress=progress)
    found(p, 1, "zulus", "red", {"cape": "spear"}, progress=progress)
    assert is_in_range(p, ORANGE, RED) == reaches
    assert not is_in_range(p, ORANGE, GREEN)


@pytest.mark.rule("seven_ages.partner.no-ocean-before-4")
def test_a_fleet_in_an_adjacent_ocean_is_in_range_from_the_first_age() -> None:
    """The way ends in the ocean and does not lead through it."""
    p = table()
    found(p, 0, "incas", "orange", {"patagonia": "spear"}, progress=1)
    found(p, 1, "zulus", "red", {"cape": "spear", "south_atlantic": "frigate"}, progress=22)
    assert is_in_range(p, ORANGE, RED)


def test_aircraft_alone_neither_are_in_range_nor_stand_in_the_way() -> None:
    p = table(3)
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=8)
    found(p, 1, "tibetans", "red", {"tibet": "fighter", "honshu": "rifle"}, progress=40)
    found(p, 2, "turks", "dark_blue", {"tarim": "spear"}, progress=8)
    assert not is_in_range(p, ORANGE, RED)
    assert is_in_range(p, ORANGE, BLUE)


@pytest.mark.rule("seven_ages.partner.not-through-others")
@pytest.mark.parametrize(("seat", "reaches"), [(0, True), (1, False)])
def test_range_counts_through_other_empires_of_the_own_player_alone(seat: int, reaches: bool) -> None:
    p = table(3)
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=8)
    found(p, seat, "tibetans", "red", {"tibet": "spear"}, progress=8)
    found(p, 2, "turks", "dark_blue", {"tarim": "spear"}, progress=8)
    assert is_in_range(p, ORANGE, BLUE) == reaches
    assert (area("tarim") in areas_in_range(p, ORANGE, area("ganges"))) == reaches


# --- the choice


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
    assert partner(p) == GREEN
    assert sorted(p.waiting()) == [0, 1]
    assert not can(p, 1, "no")


@pytest.mark.rule("seven_ages.partner.not-own-empire")
def test_an_empire_trades_with_no_other_of_its_player() -> None:
    p, egypt, nubia = crowd()
    act(p, "trade", egypt)
    assert why(p, 0, "empire:red") == "partner.not-own-empire"
    p.player[nubia] = 1
    assert can(p, 0, "empire:red")


@pytest.mark.rule("seven_ages.partner.not-own-empire", "seven_ages.partner.deck")
def test_with_only_an_own_empire_near_the_trade_is_with_the_deck() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    found(p, 0, "nubians", "red", {"nubia": "spear"})
    give(p, 0, LOW)
    act(p, "trade", ORANGE)
    assert partner(p) == -1
    assert p.waiting() == (0,)


@pytest.mark.rule("seven_ages.partner.untraded-first")
def test_whoever_has_traded_in_this_turn_comes_last() -> None:
    p, egypt, _ = crowd()
    act(p, "trade", egypt)
    p.traded |= 1 << BLUE
    assert why(p, 0, "empire:dark_blue") == "partner.untraded-first"
    assert can(p, 0, "empire:dark_green")
    assert can(p, 0, "empire:black")
    p.traded |= 1 << GREEN | 1 << colour("black")
    assert can(p, 0, "empire:dark_blue"), "all have traded"
    assert can(p, 0, "empire:dark_green")


@pytest.mark.rule("seven_ages.partner.untraded-first")
def test_a_trade_of_this_turn_is_remembered_until_the_next() -> None:
    p, egypt, nubia = crowd()
    hide(p, 0, "civilise")
    act(p, "trade", egypt, nubia)
    play(p, 0, "empire:dark_blue")
    play(p, 0, f"card:{MIDDLE}")
    play(p, 1, f"card:{SAME}")
    while asked(p)[1] != "question-partner":
        play(p, asked(p)[0], "pass")
    assert why(p, 0, "empire:dark_blue") == "partner.untraded-first"
    assert [empire["traded"] for empire in p.view(0)["empires"]] == [
        empire["colour"] in ("orange", "dark_blue") for empire in p.view(0)["empires"]
    ]


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
    assert partner(p) == (israel if where == "palestine" else -1)


# --- through the areas of others


def caravan() -> Any:
    """From the Ganges two steps lead to the Tarim basin, through Tibet; India has 6 money and two cards."""
    p = table(seats=3)
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=8, money=6)
    found(p, 1, "tibetans", "red", {"tibet": "spear"}, progress=8)
    found(p, 2, "turks", "dark_blue", {"tarim": "spear"}, progress=8)
    give(p, 0, LOW, MIDDLE)
    give(p, 2, SAME)
    act(p, "trade", ORANGE)
    play(p, 0, "empire:dark_blue")
    assert asked(p) == (1, "question-consent")
    return p


@pytest.mark.rule("seven_ages.partner.not-through-others", "seven_ages.trade.consent")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_trade_passes_through_an_empire_by_its_leave(answer: str) -> None:
    p = caravan()
    play(p, 1, answer)
    assert partner(p) == (BLUE if answer == "yes" else RED), "the only one left"


@pytest.mark.rule("seven_ages.partner.not-through-others")
def test_whoever_was_refused_the_way_chooses_again() -> None:
    p = caravan()
    found(p, 1, "cholas", "pink", {"deccan": "spear"}, progress=8)
    play(p, 1, "no")
    assert asked(p) == (0, "question-partner")
    assert why(p, 0, "empire:dark_blue") == "partner.not-through-others"
    assert can(p, 0, "empire:red")
    assert can(p, 0, "empire:pink")


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_a_price_in_money_is_paid_at_once() -> None:
    p = caravan()
    assert why(p, 1, "price:7") == "trade.consent"
    play(p, 1, "price:4")
    assert why(p, 1, "price:3") == "trade.consent", "seven in all"
    play(p, 1, "price:1", "yes")
    assert asked(p) == (0, "question-toll")
    assert p.view(0)["trade"]["price"] == {"money": 5, "cards": 0}
    assert (p.money[ORANGE], p.money[RED]) == (6, 0)
    play(p, 0, "yes")
    assert (p.money[ORANGE], p.money[RED]) == (1, 5)
    assert partner(p) == BLUE


@pytest.mark.rule("seven_ages.trade.toll")
def test_a_price_not_paid_closes_the_way() -> None:
    p = caravan()
    play(p, 1, "price:5", "yes")
    play(p, 0, "no")
    assert (p.money[ORANGE], p.money[RED]) == (6, 0)
    assert partner(p) == RED


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_the_payer_picks_the_cards_of_a_price() -> None:
    p = caravan()
    assert why(p, 1, "cards:3") == "trade.consent"
    play(p, 1, "cards:1", "yes")
    play(p, 0, "yes")
    assert why(p, 0, f"card:{HIGH}") == "trade.toll"
    assert can(p, 0, f"card:{LOW}")
    play(p, 0, f"card:{MIDDLE}")
    assert p.hand[:2] == [[card(LOW)], [card(MIDDLE)]]
    assert MIDDLE not in str(p.view(2)), "nobody else has seen it"
    assert partner(p) == BLUE


@pytest.mark.rule("seven_ages.trade.consent", "seven_ages.trade.toll")
def test_a_price_may_ask_for_money_and_cards() -> None:
    p = caravan()
    play(p, 1, "cards:1", "price:5", "cards:1")
    assert why(p, 1, "cards:1") == "trade.consent", "three in all"
    play(p, 1, "yes")
    play(p, 0, "yes", f"card:{MIDDLE}", f"card:{LOW}")
    assert (p.money[ORANGE], p.money[RED]) == (1, 5)
    assert p.hand[1] == sorted([card(LOW), card(MIDDLE)])
    assert partner(p) == BLUE
    assert p.waiting() == (2,), "India offers the top card of the deck"


def silk_road(progress: int) -> Any:
    """Mongolia lies three steps from the Ganges, through Tibet and the Tarim basin; Bactria is on a second way to the
    Tarim basin, one step longer."""
    p = table(seats=5)
    found(p, 0, "mauryans", "orange", {"ganges": "spear"}, progress=progress, money=20)
    for seat, (name, of_colour, where) in enumerate(
        (
            ("tibetans", "red", "tibet"),
            ("turks", "dark_blue", "tarim"),
            ("mongols", "dark_green", "mongolia"),
            ("persians", "black", "bactria"),
        ),
        1,
    ):
        found(p, seat, name, of_colour, {where: "spear"}, progress=15)
    give(p, 0, LOW)
    give(p, 3, HIGH)
    act(p, "trade", ORANGE)
    return p


@pytest.mark.rule("seven_ages.partner.not-through-others", "seven_ages.trade.consent")
def test_every_empire_in_the_way_is_asked() -> None:
    p = silk_road(15)
    play(p, 0, "empire:dark_green")
    assert asked(p) == (1, "question-consent"), "Bactria is no help in three steps"
    play(p, 1, "price:5", "yes")
    play(p, 0, "yes")
    assert p.money[ORANGE] == 15, "paid before the next is asked"
    assert asked(p) == (2, "question-consent")
    play(p, 2, "yes")
    assert partner(p) == GREEN


@pytest.mark.rule("seven_ages.partner.not-through-others")
def test_one_refusal_in_the_middle_closes_the_way() -> None:
    p = silk_road(15)
    play(p, 0, "empire:dark_green")
    play(p, 1, "yes")
    play(p, 2, "no")
    assert asked(p) == (0, "question-partner")
    assert why(p, 0, "empire:dark_green") == "partner.not-through-others"
    assert why(p, 0, "deck") == "partner.deck"
    assert can(p, 0, "empire:dark_blue"), "Tibet has agreed, and the Tarim basin cannot refuse to trade itself"


@pytest.mark.rule("seven_ages.partner.not-through-others")
def test_of_two_ways_the_trader_chooses_and_a_refusal_leaves_the_other() -> None:
    p = silk_road(22)
    play(p, 0, "empire:dark_green")
    assert asked(p) == (0, "question-gate")
    assert {name for name in FACTS.colours.ids if can(p, 0, f"empire:{name}")} == {"red", "black"}
    assert why(p, 0, "empire:dark_blue") == "partner.not-through-others", "it comes first on no way"
    play(p, 0, "empire:red")
    play(p, 1, "no")
    assert asked(p) == (4, "question-consent"), "the only way left leads through Bactria"
    play(p, 4, "yes")
    play(p, 2, "yes")
    assert partner(p) == GREEN
