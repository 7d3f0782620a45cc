"""The rules of the table, which hold in every title (`text/rules.en.toml`)."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel import registry
from civitas.kernel.position import Position
from mini import MINI


def duel() -> Position:
    return civitas.new("seven_wonders_duel", seed=3)


def refusal(position: Position, seat: int, text: str) -> str | None:
    return position.refusal(seat, position.title.moves.parse(text))


def refused(position: Position, seat: int, move: int) -> str:
    """The rule that a refused move names, with nothing changed."""
    before = position.hash()
    with pytest.raises(civitas.IllegalMove) as caught:
        position.play(seat, move)
    assert position.hash() == before
    assert position.why(seat, move) == {"rule": caught.value.rule, "figures": {}}
    return caught.value.rule


@pytest.mark.rule("table.over")
def test_nobody_moves_after_the_end() -> None:
    g = duel()
    while (seat := g.turn()) >= 0:
        g.play(seat, g.legal(seat)[-1])
    for seat in (0, 1):
        assert g.legal(seat) == []
        assert refused(g, seat, g.title.moves.parse("build:baths")) == "table.over"


@pytest.mark.rule("table.not-asked")
def test_only_who_is_asked_moves() -> None:
    g = duel()
    asked = g.turn()
    for other in (1 - asked, 2, -1):
        assert refused(g, other, g.legal(asked)[0]) == "table.not-asked"


@pytest.mark.rule("table.other-question")
def test_a_move_answers_the_question_that_is_asked() -> None:
    g = duel()
    for text in ("build:baths", "token:law", "starter:0"):
        assert refused(g, g.turn(), g.title.moves.parse(text)) == "table.other-question"


@pytest.mark.rule("table.unknown-move")
def test_a_move_is_one_of_the_title() -> None:
    g = duel()
    for move in (-1, g.title.moves.size, 1 << 70):
        assert refused(g, g.turn(), move) == "table.unknown-move"


def offered() -> Position:
    """All build; seat 0 has offered seat 1 a wood for a stone."""
    g = registry.new(MINI, 3, 4)
    offer(g)
    return g


def offer(position: Position) -> None:
    for text in ("offer:1", "give:wood", "ask:stone", "propose"):
        position.play(0, position.title.moves.parse(text))


@pytest.mark.rule("table.offer-open")
@pytest.mark.parametrize("answer", ["accept:0", "decline:0"])
def test_an_offer_is_answered_before_its_taker_is_done(answer: str) -> None:
    g = offered()
    assert refused(g, 1, MINI.moves.parse("done")) == "table.offer-open"
    assert refusal(g, 2, "done") is None
    g.play(1, MINI.moves.parse(answer))
    assert refusal(g, 1, "done") is None


@pytest.mark.rule("table.offer-repeated")
def test_one_offer_at_a_time_to_the_same_player() -> None:
    g = offered()
    assert refused(g, 0, MINI.moves.parse("offer:1")) == "table.offer-repeated"
    assert refusal(g, 0, "offer:2") is None


@pytest.mark.rule("table.offer-repeated")
def test_a_declined_offer_may_be_repeated_only_after_goods_have_changed_hands() -> None:
    g = offered()
    g.play(1, MINI.moves.parse("decline:0"))
    for text in ("offer:1", "give:wood", "ask:stone"):
        g.play(0, MINI.moves.parse(text))
    assert refused(g, 0, MINI.moves.parse("propose")) == "table.offer-repeated"
    for text in ("offer:1", "give:wood", "ask:stone", "propose"):
        g.play(2, MINI.moves.parse(text))
    g.play(1, MINI.moves.parse("accept:2"))
    assert refusal(g, 0, "propose") is None


@pytest.mark.rule("table.offer-repeated")
def test_an_accepted_offer_is_not_repeated() -> None:
    g = offered()
    g.play(1, MINI.moves.parse("accept:0"))
    for text in ("offer:1", "give:wood", "ask:stone"):
        g.play(0, MINI.moves.parse(text))
    assert refused(g, 0, MINI.moves.parse("propose")) == "table.offer-repeated"
    g.play(0, MINI.moves.parse("ask:stone"))
    assert refusal(g, 0, "propose") is None, "other terms are another offer"
