"""Joint frames with several moves per seat: piles too small for all, rearranging, offers between sealed seats."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.errors import IllegalMove
from civitas.kernel.frames import kind_of
from mini.position import BUILD, SET_DOWN
from mini.tools import all_done, legal, plain, play, refusal


def offers(p: Any) -> list[str]:
    return [offer["status"] for offer in p.view(None)["offers"]]


def propose(p: Any, maker: int, taker: int, give: str = "wood", ask: str = "stone") -> None:
    play(p, f"{maker} offer:{taker}", f"{maker} give:{give}", f"{maker} ask:{ask}", f"{maker} propose")


# ---------------------------------------------------------------------- a pile too small for all


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("quicker", [0, 1])
def test_the_earlier_in_turn_order_gets_the_last_building_however_quick_the_other(starter: int, quicker: int) -> None:
    p = plain(2, starter)
    later = 1 - starter
    assert p.piles[1] == 1  # towers
    for seat in (quicker, 1 - quicker):
        play(p, f"{seat} build:tower+1", f"{seat} build:hut+2", f"{seat} done")
    assert p.towns[starter][:2] == [1, 0]
    assert p.waiting() == (later,)
    assert p.towns[later] == [-1, -1, -1, -1], "cut before its first impossible move"
    assert refusal(p, later, "build:tower+1") == "mini.town.pile"
    assert refusal(p, later, f"offer:{starter}") == "mini.trade.offer", "nobody is left to trade with"


def test_what_came_before_the_cut_stands() -> None:
    p = plain(2)
    play(p, "0 build:tower+1", "0 done", "1 build:hut+3", "1 build:tower+1", "1 craft", "1 done")
    assert p.waiting() == (1,)
    assert p.towns[1] == [-1, -1, 0, -1]
    assert p.crafted == 0
    play(p, "1 done")
    assert p.question(0).key == "question-bid"


def test_a_seat_is_asked_again_alone_while_the_later_ones_keep_their_plans() -> None:
    p = plain(4)
    play(p, "0 build:tower+1", "0 build:tower+2", "0 build:tower+3", "0 done")
    play(p, "1 build:tower+1", "1 done", "2 done", "3 build:hut+2", "3 done")
    assert p.waiting() == (1,)
    planned = [p.view(viewer)["planned"] for viewer in (None, 0, 1, 2, 3)]
    assert planned == [[], [], [], ["done"], ["build:hut+2", "done"]]
    assert p.imagine(3, Chance(1)).view(3) == p.view(3)
    imagined = p.imagine(1, Chance(1))
    play(imagined, "1 done")
    assert imagined.waiting() == (2,), "in an imagined position the later ones are asked when their turn comes"
    play(p, "1 done")
    assert p.towns[3] == [-1, 0, -1, -1]
    assert p.question(0).key == "question-bid"


def test_nested_choices_are_carried_out_before_the_cut_too() -> None:
    p = plain(2)
    play(p, "0 build:tower+1", "0 done", "1 build:hut+1", "1 lift:1", "1 set:2", "1 build:tower+1", "1 done")
    assert p.waiting() == (1,)
    assert p.towns[1] == [-1, 0, -1, -1]
    assert refusal(p, 1, "lift:2") == "mini.town.lift"


# ---------------------------------------------------------------------- rearranging


def test_lifting_can_always_be_completed_and_never_goes_on_for_ever() -> None:
    p = plain(2)
    play(p, "0 build:hut+1", "0 lift:1")
    assert p.question(0).key == "question-set-down"
    assert legal(p, 0) == ["set:2", "set:3", "set:4", "restore"]
    assert p.frame_question(0).key == "question-build", "others do not learn how far a seat has got"
    assert kind_of(p.sketch(0).now) == SET_DOWN
    play(p, "0 restore")
    assert refusal(p, 0, "lift:1") == "mini.town.lift"
    assert p.sketch(0).towns[0] == [0, -1, -1, -1]
    assert p.towns[0] == [-1, -1, -1, -1]


# ---------------------------------------------------------------------- offers


def test_an_offer_is_public_and_must_be_answered() -> None:
    p = plain(3)
    play(p, "1 done")
    play(p, "0 offer:1", "0 give:wood", "0 ask:stone")
    assert offers(p) == []
    assert p.waiting() == (0, 2)
    play(p, "0 propose")
    assert p.waiting() == (0, 1, 2), "an offer gives its taker something to decide"
    terms = {"maker": 0, "taker": 1, "terms": [0, 1, 1, 1], "status": "open"}
    assert all(p.view(viewer)["offers"] == [terms] for viewer in (None, 0, 1, 2))
    assert refusal(p, 1, "done") == "table.offer-open"
    assert refusal(p, 2, "accept:0") == "table.other-question"
    assert "accept:0" in legal(p, 1) and "decline:0" in legal(p, 1)
    play(p, "0 done", "2 done")
    assert p.waiting() == (1,)


def test_goods_are_set_aside_and_come_back() -> None:
    p = plain(2)
    before = p.goods[0][0]
    propose(p, 0, 1)
    assert p.view(0)["goods"][0][0] == before - 1
    assert p.view(1)["goods"][0][0] == before, "others see the position as it stood"
    play(p, "0 done", "1 decline:0")
    assert p.view(0)["goods"][0][0] == before
    assert p.waiting() == (0, 1), "the maker has something to decide again"
    assert offers(p) == ["declined"]


def test_an_accepted_offer_moves_goods_for_both_at_once_and_at_the_close() -> None:
    p = plain(2)
    goods = [row.copy() for row in p.goods]
    propose(p, 0, 1)
    events = play(p, "1 accept:0")
    assert [event.key for event in events] == ["event-offer-accepted"]
    assert p.view(0)["goods"][0] == [goods[0][0] - 1, goods[0][1] + 1]
    assert p.view(1)["goods"][1] == [goods[1][0] + 1, goods[1][1] - 1]
    assert p.goods == goods
    all_done(p)
    assert p.goods == [[goods[0][0] - 1, goods[0][1] + 1], [goods[1][0] + 1, goods[1][1] - 1]]


def test_who_accepts_must_own_what_is_asked_since_the_start_of_the_frame() -> None:
    p = plain(2)
    p.goods[1][1] = 1
    play(p, "1 craft", "0 offer:1", "0 give:wood", "0 ask:stone", "0 ask:stone", "0 propose")
    assert p.sketch(1).fresh[1][1] == 1
    assert refusal(p, 1, "accept:0") == "mini.trade.has", "what was crafted is not for trade"
    assert refusal(p, 1, "decline:0") is None
    with pytest.raises(IllegalMove):
        play(p, "1 accept:0")


def test_one_offer_at_a_time_to_the_same_seat() -> None:
    p = plain(3)
    propose(p, 0, 1)
    assert refusal(p, 0, "offer:1") == "table.offer-repeated"
    assert refusal(p, 0, "offer:2") is None


def test_a_declined_offer_is_repeated_only_after_goods_have_changed_hands() -> None:
    p = plain(3)
    propose(p, 0, 1)
    play(p, "1 decline:0", "0 offer:1", "0 give:wood", "0 ask:stone")
    assert refusal(p, 0, "propose") == "table.offer-repeated"
    assert legal(p, 0) == ["ask:stone"], "only what leads to another offer"
    q = p.clone()
    play(q, "0 ask:stone", "0 propose", "1 decline:0")
    assert offers(q) == ["declined", "declined"]
    propose(p, 2, 1, "stone", "wood")
    play(p, "1 accept:2")
    assert legal(p, 0) == ["ask:stone", "propose"], "something has changed"


def test_an_accepted_offer_is_not_repeated_lest_two_trade_to_and_fro_for_ever() -> None:
    p = plain(2)
    propose(p, 0, 1)
    play(p, "1 accept:0", "0 offer:1", "0 give:wood", "0 ask:stone")
    assert legal(p, 0) == ["ask:stone"]


def test_where_every_offer_would_repeat_none_can_be_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a seat could be led into filling an offer that it may not propose."""
    p = plain(2)
    monkeypatch.setattr(p.facts, "offers", 3)
    p.goods[0] = [1, 0]
    propose(p, 0, 1)
    play(p, "1 decline:0")
    assert refusal(p, 0, "offer:1") is None
    play(p, "0 offer:1", "0 give:wood", "0 ask:stone", "0 ask:stone", "0 propose", "1 decline:0")
    assert refusal(p, 0, "offer:1") == "table.offer-repeated"
    assert "offer:1" not in legal(p, 0)


def test_an_offer_is_answered_at_the_question_of_the_frame() -> None:
    """In the middle of something else an answer could take away what that needs."""
    p = plain(2)
    play(p, "1 build:hut+1", "1 lift:1")
    propose(p, 0, 1)
    assert legal(p, 1) == ["set:2", "set:3", "set:4", "restore"]
    assert refusal(p, 1, "accept:0") == refusal(p, 1, "decline:0") == "table.other-question"
    play(p, "1 restore")
    assert "accept:0" in legal(p, 1)


def test_a_trade_stands_even_if_the_script_around_it_is_cut() -> None:
    p = plain(2)
    goods = [row.copy() for row in p.goods]
    play(p, "0 build:tower+1", "1 build:tower+1")
    propose(p, 1, 0, "wood", "stone")
    play(p, "0 accept:1", "0 done", "1 build:hut+2", "1 done")
    assert p.waiting() == (1,)
    assert p.towns[1] == [-1, -1, -1, -1]
    assert p.goods[1] == [goods[1][0] - 1, goods[1][1] + 1]
    assert p.goods[0] == [goods[0][0] + 1, goods[0][1] - 2]


def test_imagined_seats_are_back_at_the_start_but_their_offers_stand() -> None:
    p = plain(3)
    play(p, "0 build:hut+1")
    propose(p, 0, 1)
    play(p, "2 build:tower+1", "2 done")
    q: Any = p.imagine(1, Chance(5))
    assert offers(q) == ["open"]
    assert q.waiting() == (0, 1, 2)
    assert q.sketch(0).towns[0] == [-1, -1, -1, -1]
    assert q.sketch(0).goods[0][0] == p.goods[0][0] - 1
    play(q, "1 accept:0", "0 done", "1 done", "2 done")
    assert q.joint is None
    assert kind_of(q.now) != BUILD
    assert q.problems() == []


def test_an_answer_seals_and_an_offer_cannot_be_taken_back() -> None:
    p = plain(2)
    propose(p, 0, 1)
    assert not p.take_back(0)
    before = [p.seal(0), p.seal(1)]
    play(p, "1 decline:0")
    assert [p.seal(0), p.seal(1)] == [before[0] + 1, before[1] + 1]
    assert not p.take_back(0)
    play(p, "0 craft")
    assert p.take_back(0)
    assert not p.take_back(0)


def test_a_rebuilt_sketch_does_not_propose_again() -> None:
    """After a take-back a sketch is made anew from its script, offers included."""
    p = plain(2)
    propose(p, 0, 1)
    play(p, "0 craft")
    assert p.take_back(0)
    play(p, "0 craft", "0 done", "1 decline:0")
    assert offers(p) == ["declined"]
