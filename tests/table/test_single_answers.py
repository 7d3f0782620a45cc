"""A table opened in the browser answers what has one answer; in some titles that is half of all questions."""

from __future__ import annotations

from collections.abc import Iterator

import civitas
from civitas.bots.observation import Observation
from civitas.bots.specs import make_bot
from civitas.kernel.position import Position
from civitas.table import Info, Table
from civitas.table.state import Orders, Seat
from rules.antiquity.tools import Industry, arrange, realm
from table.conftest import Desk

TURNS = 4
MOST_QUESTIONS = 15
"""For a seat and turn of 7 Ages, on the average of players who buy, march and play all they can. While they passed over
new cards they were asked 14; now they look for them and play them, and are asked 14.7."""
OPENED = Orders(auto_single=True, auto_follow=True)
"""What the browser orders for everybody when a table is opened."""


def table_of(seats: int) -> Desk:
    names = [f"p{seat}" for seat in range(seats)]
    return Desk("seven_ages", [Seat("human", name, person=name, orders=OPENED) for name in names])


def questions(desk: Desk, turns: int) -> Iterator[tuple[Position, int]]:
    """What sensible players are asked up to a turn; that they are ready with a secret choice is no question."""
    bots = [make_bot("greedy", seat) for seat in range(len(desk.table.info.seats))]
    while getattr(position := desk.table.going(), "turn_number", 0) <= turns:
        seat = position.waiting()[0]
        chosen = position.joint is not None and position.joint.scripts[seat]
        if not (chosen and position.contending(seat) == [position.title.done_move]):
            yield position, seat
        move = bots[seat].decide(Observation(position, seat))
        decision = desk.table.decision(seat)
        assert decision is not None
        desk.table.play(seat, decision, position.title.moves.text(move), f"key-{next(desk.keys)}", desk.now)


def test_nobody_is_asked_what_has_one_answer_and_a_turn_takes_few_answers() -> None:
    asked, turns_of_seats = 0, 0
    for seats in (2, 4, 7):
        for position, seat in questions(table_of(seats), TURNS):
            assert len(position.contending(seat)) > 1, f"{position.question(seat).key}, {seats} seats"
            asked += 1
        turns_of_seats += seats * TURNS
    assert asked <= MOST_QUESTIONS * turns_of_seats


def test_a_marker_is_turned_over_when_its_action_comes_and_a_wild_one_never_by_itself() -> None:
    """Without the order whoever has laid a marker is asked again."""
    for orders, marker, asked in (
        (OPENED, "start", False),
        (Orders(auto_single=True), "start", True),
        (OPENED, "wild", True),
    ):
        names = ("p0", "p1")
        desk = Desk("seven_ages", [Seat("human", name, person=name, orders=orders) for name in names])
        while desk.table.going().question(desk.table.waiting()[0]).key != "question-mark":
            position = desk.table.going()
            seat = position.waiting()[0]
            desk.play(seat, position.title.moves.text(position.contending(seat)[0]))
        for seat in (0, 1):
            desk.play(seat, f"mark:none+{marker}")
            desk.play(seat, "done")
        seat = desk.table.waiting()[0]
        assert (desk.table.going().question(seat).key == "question-reveal") == asked, (orders, marker)


def test_whoever_has_chosen_says_by_hand_that_it_is_ready() -> None:
    desk = table_of(2)
    while desk.table.going().question(desk.table.waiting()[0]).key != "question-mark":
        position = desk.table.going()
        seat = position.waiting()[0]
        desk.play(seat, position.title.moves.text(position.contending(seat)[0]))
    desk.play(0, "mark:none+start")
    assert 0 in desk.table.waiting()
    desk.play(0, "done")
    assert 0 not in desk.table.waiting()


def test_a_harvest_comes_by_itself_where_all_hexes_are_alike() -> None:
    """In Antiquity: of a farm, whose hexes are polluted wherever they lie. Without the order each is asked for."""
    title = civitas.title("antiquity")
    wine = Industry("farm", "wine", "a20", ["a20", "a12", "a21"])
    for orders, question in ((Orders(auto_single=True), "question-pollute"), (Orders(), "question-take")):
        game = arrange(realm(industries=[wine], houses=1))
        seats = [Seat("human", name, person=name, orders=orders) for name in ("p0", "p1")]
        info = Info("t", "antiquity", None, title.accept_options({}), seats, 0.0, "p0")
        table = Table.open(info, {"position": game.dump()}, 0.0)
        for seat in (0, 1):
            table.play(seat, table.decision(seat) or "", "done", f"key-{seat}", 0.0)
        assert table.going().question(table.waiting()[0]).key == question
