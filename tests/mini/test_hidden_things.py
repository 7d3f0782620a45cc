"""Hidden hands, fog, reactions, bids, reshuffles, elimination: what the kernel makes of them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.events import Event
from mini import CLAY_PACK, MINI, MINI_WITH_CLAY
from mini.tools import all_done, deal, legal, plain, play, refusal, to_marches

NO_CARDS: list[str] = ["coin_1", "coin_2", "coin_3"]


def marching(*hands: list[str], units: list[list[str]] | None = None) -> Any:
    p = deal(*hands, units=units)
    to_marches(p)
    return p


def three() -> Any:
    """Seat 0 marches; 1 and 2 hold an ambush each, 2 and 0 a shield."""
    return marching(
        ["coin_1", "coin_2", "shield_1"], ["ambush_1", "coin_3", "coin_4"], ["ambush_2", "shield_2", "coin_5"]
    )


# ---------------------------------------------------------------------- reactions


def test_all_who_hold_cards_are_asked_whatever_they_hold() -> None:
    p = marching(["ambush_1", "shield_1", "coin_1"], ["coin_2", "coin_3", "coin_4"], ["coin_5", "coin_6", "shield_2"])
    play(p, "0 march:1+1")
    assert p.waiting() == (1, 2)
    assert legal(p, 1) == ["pass"]
    assert refusal(p, 1, "react:ambush_1") == "mini.war.react"
    assert p.frame_question(1) == p.frame_question(2)


@pytest.mark.parametrize("quicker", [1, 2])
def test_the_nearest_reaction_clockwise_is_carried_out(quicker: int) -> None:
    p = three()
    play(p, "0 march:1+1")
    play(p, f"{quicker} react:ambush_{quicker}")
    assert p.view(3 - quicker)["discarded"] == [], "a sealed choice is not seen"
    play(p, f"{3 - quicker} react:ambush_{3 - quicker}")
    assert p.view(None)["discarded"] == ["ambush_1"], "seat 1 is nearer; the card of seat 2 was never played"
    assert p.question(2).key == p.question(0).key == "question-cancel"


def test_a_cancelled_reaction_lets_the_frame_open_again_for_the_seats_after_it() -> None:
    p = three()
    play(p, "0 march:1+1", "1 react:ambush_1", "2 pass")
    assert p.waiting() == (0, 2)
    play(p, "2 pass", "0 react:shield_1")
    assert p.waiting() == (2,)
    assert p.question(2).key == "question-react"
    play(p, "2 react:ambush_2")
    assert p.waiting() == (0, 1)
    play(p, "0 pass", "1 pass")
    assert p.units[0][0] == -1
    assert p.question(p.waiting()[0]).key == "question-march"
    assert p.target == -1


def test_a_reaction_that_stops_the_march_ends_the_frame() -> None:
    p = three()
    play(p, "0 march:1+1", "1 react:ambush_1", "2 react:ambush_2", "0 pass", "2 pass")
    assert p.view(2)["hands"][2] == ["coin_5", "ambush_2", "shield_2"], "its own ambush is still in hand"
    assert p.question(1).key == "question-march"


def test_nobody_reacts_where_nobody_holds_cards() -> None:
    p = plain(2)
    p.hands, p.known, p.deck, p.discarded = [0, 0], [0, 0], [], sum(1 << card for card in p.facts.deck(2))
    to_marches(p)
    play(p, "0 march:1+1")
    assert p.joint is None
    assert p.question(1).key == "question-defend"


# ---------------------------------------------------------------------- decisions in other seats' turns


def test_the_attacked_decides_in_the_turn_of_the_attacker() -> None:
    units = [["knight"], ["scout"]]
    p = marching(["coin_1", "coin_2", "coin_3"], ["coin_4", "shield_1", "ambush_1"], units=units)
    play(p, "0 march:1+1", "1 pass")
    assert p.question(1).key == "question-defend"
    log = play(p, "1 defend:1")
    assert [event.key for event in log] == ["event-battle"]
    assert p.waiting() == (1,)
    log = play(p, "1 hand:shield_1")
    assert [event.key for event in log if event.seen_by(0)] == ["event-handed-over"]
    assert [event.key for event in log if event.seen_by(None)] == ["event-handed-over-hidden"]
    assert p.question(1).key == "question-march"


def test_a_card_that_changed_hands_stays_known() -> None:
    hands = [["coin_1", "coin_2", "coin_3"], ["coin_4", "shield_1", "ambush_1"], ["coin_5", "coin_6", "shield_2"]]
    p = marching(*hands, units=[["knight"], ["scout"], ["scout"]])
    play(p, "0 march:1+1", "1 pass", "2 pass", "1 yield", "1 hand:shield_1")
    shown = [p.view(viewer)["seats"][0]["known"] for viewer in (None, 0, 1, 2)]
    assert shown == [[], [], ["shield_1"], []]
    shield = p.facts.cards.index["shield_1"]
    assert all(p.imagine(1, Chance(seed)).hands[0] >> shield & 1 for seed in range(20))
    held = Counter(p.imagine(2, Chance(seed)).hands[0] >> shield & 1 for seed in range(60))
    assert set(held) == {0, 1}
    imagined = p.imagine(2, Chance(3))
    assert imagined.known[1].bit_count() == 1, "seat 2 knows that seat 1 knows one of the cards"
    assert imagined.known[1] & imagined.hands[0]


# ---------------------------------------------------------------------- bids capped by hidden cards


def test_a_bid_is_capped_by_the_coins_in_hand() -> None:
    p = deal(["coin_1", "coin_2", "shield_1"], ["coin_3", "ambush_1", "shield_2"])
    all_done(p)
    assert legal(p, 0) == ["bid:1", "bid:2", "pass"]
    assert p.why(0, MINI.moves.parse("bid:3")) == {"rule": "mini.auction.cap", "figures": {"bid": "3", "coins": 2}}
    play(p, "0 bid:2")
    assert legal(p, 1) == ["pass"]
    assert refusal(p, 1, "bid:1") == "mini.auction.bid"
    play(p, "1 pass")
    assert legal(p, 0) == ["pay:coin_1", "pay:coin_2"]
    play(p, "0 pay:coin_1", "0 pay:coin_2")
    assert p.view(1)["relics"] == [1, 0]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_imagined_bidders_can_pay(viewer: int | None) -> None:
    p = deal(["coin_1", "shield_3", "ambush_3"], ["coin_2", "coin_3", "shield_2"], ["coin_4", "coin_5", "coin_6"])
    all_done(p)
    play(p, "0 bid:1", "1 bid:2", "2 bid:3", "0 pass", "1 pass")
    others: Counter[int] = Counter()
    for seed in range(60):
        q: Any = p.imagine(viewer, Chance(seed))
        assert q.coins(2) == 3
        others[q.hands[1]] += 1
        play(q, *(f"2 pay:{q.facts.cards.ids[card]}" for card in range(14) if q.hands[2] >> card & 1))
        assert q.relics[2] == 1
    assert len(others) > 10, "the other hands are dealt anew"


# ---------------------------------------------------------------------- fog


def test_unit_types_are_seen_by_their_owner_alone_until_they_fight() -> None:
    cards = [["coin_1", "coin_2", "coin_3"], ["coin_4", "shield_1", "ambush_1"]]
    p = marching(*cards, units=[["knight", "guard"], ["scout", "guard"]])
    assert p.view(1)["seats"][0]["units"] == ["?", "?"]
    assert p.view(0)["units"][0] == ["knight", "guard"]
    found = Counter(p.imagine(1, Chance(seed)).units[0][0] for seed in range(100))
    assert set(found) == {0, 1, 2}
    play(p, "0 march:1+1", "1 pass", "1 defend:2", "1 hand:coin_4")
    assert p.view(None)["seats"][0]["units"] == ["knight", "?"]
    assert {p.imagine(1, Chance(seed)).units[0][0] for seed in range(20)} == {2}


def test_without_fog_all_units_are_seen() -> None:
    p = deal(NO_CARDS, ["coin_4", "shield_1", "ambush_1"], units=[["knight"], ["scout"]], fog=False)
    assert p.view(1)["seats"][0]["units"][0] == "knight"


# ---------------------------------------------------------------------- reshuffle, elimination, deals, packs


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    random = Random(1)
    p: Any = registry.new(MINI, 2, 1)
    while not p.reshuffles:
        log: list[Event] = []
        seat = p.waiting()[0]
        p.play(seat, random.choice(p.legal(seat)), log)
    assert "event-reshuffled" in [event.key for event in log]
    assert p.discarded == 0
    hands = sum(hand.bit_count() for hand in p.hands)
    assert p.view(None)["deck"] == len(p.facts.deck(2)) - hands


def test_a_seat_without_cards_and_units_is_out_when_it_is_plundered() -> None:
    p = plain(3)
    to_marches(p)
    for seat in (1, 2):
        p.deck = [*p.deck, *(card for card in range(28) if p.hands[seat] >> card & 1)]
        p.hands[seat] = 0
    p.cup = [*p.cup, *(unit for unit in p.units[1] if unit >= 0)]
    p.units[1] = [-1, -1]
    p.towns[1][2] = 0
    p.piles[0] -= 1
    log = play(p, "0 march:1+1")
    assert [event.key for event in log] == ["event-march", "event-out"]
    assert p.piles[0] == 3
    assert p.waiting() == (2,)
    assert refusal(p, 2, "march:1+1") == "mini.war.march"
    play(p, "2 stay")
    assert p.waiting() == (0, 2), "the next round is for those still in the game"
    assert p.imagine(1, Chance(1)).view(1) == p.view(1)


def test_the_last_seat_left_wins_at_once() -> None:
    p = plain(2)
    to_marches(p)
    p.deck = [*p.deck, *(card for card in range(28) if p.hands[1] >> card & 1)]
    p.hands[1] = 0
    p.cup = [*p.cup, *(unit for unit in p.units[1] if unit >= 0)]
    p.units[1] = [-1, -1]
    play(p, "0 march:1+1")
    assert p.over()
    assert p.standing()["winners"] == [0]
    assert p.standing()["ending"] == "last"


def test_an_explicit_deal_is_dealt() -> None:
    p = deal(
        ["coin_3", "shield_1", "ambush_2"], ["coin_1", "coin_2", "coin_4"], starter=1, units=[["knight"], ["guard"]]
    )
    assert p.view(0)["hands"][0] == ["coin_3", "ambush_2", "shield_1"]
    assert p.view(1)["hands"][1] == ["coin_1", "coin_2", "coin_4"]
    assert (p.view(0)["units"][0][0], p.view(1)["units"][1][0]) == ("knight", "guard")
    assert p.starter == 1


@pytest.mark.parametrize(
    "given", [{"starter": 2}, {"hands": [[]]}, {"hands": [["coin_1"], ["joker"]]}, {"weather": "rain"}, {"units": "x"}]
)
def test_an_impossible_deal_is_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        registry.new(MINI, 2, deal=given)
    assert caught.value.key == "error-bad-deal"
    assert caught.value.figures["place"] == next(iter(given))


def test_a_pack_changes_the_move_table() -> None:
    clay = MINI_WITH_CLAY.moves
    assert clay.parse("build:kiln+1") < clay.size
    assert "kiln" in MINI_WITH_CLAY.domains["building"].ids
    for text, table in (("build:kiln+1", MINI.moves), ("build:hall+1", clay)):
        with pytest.raises(BadInput):
            table.parse(text)
    p: Any = registry.new("mini", 3, 1, pack=CLAY_PACK)
    assert p.goods[0] == [3, 3, 3]
    dump = p.dump()
    assert registry.load(dump, CLAY_PACK).hash() == p.hash()
    with pytest.raises(BadInput) as caught:
        registry.load(dump)
    assert caught.value.key == "error-other-data"


def test_random_games_meet_everything_this_title_was_made_for() -> None:
    met: Counter[str] = Counter()
    for number in range(24):
        random = Random(number)
        p: Any = registry.new(MINI, 2 + number % 6, number)
        while p.waiting():
            log: list[Event] = []
            seat = random.choice(p.waiting())
            p.play(seat, random.choice(p.legal(seat)), log)
            met.update(event.key for event in log)
            met["asked again alone"] += p.joint is None and p.closing != []
            met["asked again in a joint frame"] += p.joint is not None and p.closing != []
        met["out"] += p.out.bit_count()
    wanted = {"event-offer-accepted", "event-offer-declined", "event-reshuffled", "event-out", "event-handed-over"}
    wanted |= {"event-battle", "event-bid", "event-set-down", "asked again alone", "asked again in a joint frame"}
    assert all(met[key] for key in wanted), {key: met[key] for key in wanted}
