"""Seats, decisions and moves: what a request can change, and that it cannot change it twice."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import BadInput, IllegalMove
from civitas.table import Conflict, Orders, Refused, Seat, Stale, Table, Unknown
from table.conftest import Desk, people, refused, status


def first(desk: Desk) -> int:
    return desk.table.waiting()[0]


def legal(desk: Desk, seat: int) -> list[str]:
    return [desk.table.title.moves.text(move) for move in desk.table.going().legal(seat)]


def test_a_full_table_begins_at_once_and_one_with_a_free_seat_waits() -> None:
    assert status(Desk("seven_wonders_duel", people(2)).table) == "running"
    desk = Desk("seven_wonders_duel", [*people(1), Seat("open")])
    assert status(desk.table) == "open" and desk.table.position is None
    assert desk.table.waiting() == () and desk.table.decision(0) is None
    with refused(Refused, "error-not-begun"):
        desk.table.play(0, "x", "draft:sphinx", "k", 0.0)
    desk.table.sit(desk.table.free_seat("bob", 1.0), "bob", "Bob", 1.0)
    assert status(desk.table) == "running" and desk.table.info.seats[1].name == "Bob"


def test_the_set_up_is_told_when_the_game_begins(duel: Desk) -> None:
    keys = [line.key for line in duel.table.history.lines]
    assert keys == ["event-began", "event-tokens-laid", "event-wonders-laid"]


def test_a_bot_fills_a_seat_and_is_the_one_to_move() -> None:
    desk = Desk("seven_wonders_duel", [Seat("bot", bot="random"), Seat("bot", bot="random")])
    assert desk.table.bots_to_move() == list(desk.table.waiting())


def test_a_move_needs_the_decision_it_answers(duel: Desk) -> None:
    seat = first(duel)
    before = duel.hash()
    for decision in ("", "0.0.0.0.0", str(duel.table.decision(seat)) + "1"):
        with pytest.raises(Stale):
            duel.table.play(seat, decision, legal(duel, seat)[0], "k", 0.0)
    with pytest.raises(Stale):
        duel.table.play(1 - seat, str(duel.table.decision(seat)), legal(duel, seat)[0], "k", 0.0)
    assert duel.hash() == before and not duel.texts()


def test_a_refused_move_changes_nothing(duel: Desk) -> None:
    seat = first(duel)
    decision = str(duel.table.decision(seat))
    before, sequence = duel.hash(), duel.table.info.sequence
    with pytest.raises(IllegalMove):
        duel.table.play(seat, decision, "build:baths", "k", 0.0)
    with pytest.raises(BadInput):
        duel.table.play(seat, decision, "fly:moon", "k", 0.0)
    assert duel.hash() == before
    assert (duel.table.info.sequence, duel.table.decision(seat)) == (sequence, decision)


def test_a_request_sent_again_changes_nothing(duel: Desk) -> None:
    seat = first(duel)
    decision, move = str(duel.table.decision(seat)), legal(duel, seat)[0]
    duel.table.play(seat, decision, move, "again", 0.0)
    duel.save()
    after, sequence = duel.hash(), duel.table.info.sequence
    for table in (duel.table, duel.reload()):
        table.play(seat, decision, move, "again", 0.0)
        assert (duel.hash(), table.info.sequence) == (after, sequence)
        entry = table.earlier(seat, "again", move)
        assert entry is not None and entry.sequence == sequence


def test_a_key_belongs_to_one_move_of_one_seat(duel: Desk) -> None:
    seat = first(duel)
    decision, moves = str(duel.table.decision(seat)), legal(duel, seat)
    duel.table.play(seat, decision, moves[0], "k", 0.0)
    with refused(Refused, "error-key-reused"):
        duel.table.play(seat, decision, moves[1], "k", 0.0)
    other = first(duel)
    duel.table.play(other, str(duel.table.decision(other)), legal(duel, other)[0], "k", 0.0)
    assert len(duel.texts()) == 2


def test_a_second_writer_is_refused(duel: Desk) -> None:
    saved = duel.store.load("t")
    assert saved is not None
    twin = Table.load(saved, 0.0)
    seat = first(duel)
    duel.play(seat, legal(duel, seat)[0])
    twin.play(seat, str(twin.decision(seat)), legal(duel, duel.table.waiting()[0])[0], "k", 0.0)
    with pytest.raises(Conflict):
        duel.store.save(twin.changes())


def test_a_whole_game_is_stored_move_by_move(duel: Desk) -> None:
    while status(duel.table) == "running":
        seat = first(duel)
        duel.play(seat, legal(duel, seat)[len(duel.texts()) % 2 - 1])
        if len(duel.texts()) % 7 == 0:
            hash_before = duel.hash()
            duel.reload()
            assert duel.hash() == hash_before
    assert duel.hash() == duel.replayed()
    saved = duel.store.load("t")
    assert saved is not None
    assert [entry.sequence for entry in saved.entries] == list(range(1, len(saved.entries) + 1))
    assert [entry.text for entry in saved.entries if entry.kind == "move"] == [text for _, text in duel.texts()]
    with refused(Stale, "error-game-over"):
        duel.table.play(0, "x", "draft:sphinx", "late", 0.0)


# ---------------------------------------------------------------------- deciding together


def test_other_seats_never_change_a_decision(picking: Desk) -> None:
    before = picking.table.decision(0)
    picking.play(1, "pick:1", "pick:2", "done")
    picking.play(2, "pick:3")
    assert picking.table.decision(0) == before
    picking.reload()
    assert picking.table.decision(0) == before


def test_own_moves_and_take_backs_change_a_decision_and_never_repeat_it(picking: Desk) -> None:
    seen = [picking.table.decision(0)]
    picking.play(0, "pick:1")
    seen.append(picking.table.decision(0))
    picking.table.take_back(0, 0.0)
    seen.append(picking.table.decision(0))
    picking.play(0, "pick:1")
    seen.append(picking.table.decision(0))
    assert len(set(seen)) == 4


def test_an_offer_and_the_close_change_a_decision(picking: Desk) -> None:
    before = [picking.table.decision(seat) for seat in range(3)]
    picking.play(0, "propose:1")
    assert picking.table.decision(1) != before[1]
    assert picking.table.decision(2) == before[2]
    asked = picking.table.decision(0)
    picking.play(1, "decline:0")
    assert picking.table.decision(0) != asked
    open_frame = picking.table.decision(2)
    for seat in range(3):
        picking.play(seat, "done")
    assert picking.table.decision(2) not in (None, open_frame)


def test_done_takes_a_seat_out_and_taking_it_back_brings_it_in(picking: Desk) -> None:
    picking.play(0, "done")
    assert picking.table.waiting() == (1, 2)
    picking.table.take_back(0, 0.0)
    picking.save()
    assert picking.table.waiting() == (0, 1, 2)
    assert picking.hash() == picking.replayed()


def test_sealed_moves_leave_no_trace_for_others(picking: Desk) -> None:
    """Not even in numbers: what others were shown is counted apart."""
    told, lines, point = list(picking.table.info.told), len(picking.table.history.lines), picking.table.last_point()
    moved_at = picking.table.info.last_move_at
    picking.now = 50.0
    picking.play(1, "pick:1", "pick:2")
    picking.table.take_back(1, 51.0)
    picking.save()
    assert picking.table.info.told == [told[0], told[1] + 3, told[2], told[3]]
    assert len(picking.table.history.lines) == lines
    assert (picking.table.last_point(), picking.table.info.last_move_at) == (point, moved_at)
    picking.play(1, "done")
    assert picking.table.info.told == [told[0] + 1, told[1] + 4, told[2] + 1, told[3] + 1]
    line = picking.table.history.lines[-1]
    assert (line.key, line.point) == ("event-ready", point)


# ---------------------------------------------------------------------- standing orders


def test_a_standing_order_answers_a_question_with_one_answer(picking: Desk) -> None:
    picking.table.order(0, Orders(auto_single=True), 0.0)
    for seat in range(3):
        picking.play(seat, "done")
    for seat in range(3):
        picking.play(seat, "pass")
    # The roll and both steps have one answer each.
    assert picking.texts()[-3:] == [(0, "roll"), (0, "walk"), (0, "walk")]
    assert picking.table.history.moves[-1].automatic
    assert picking.table.waiting() == (0, 1, 2)
    assert picking.hash() == picking.replayed()


def test_a_standing_order_passes_and_declines(picking: Desk) -> None:
    picking.table.order(1, Orders(auto_pass=True, auto_decline=True), 0.0)
    picking.play(0, "propose:1")
    assert picking.texts()[-1] == (1, "decline:0")
    for seat in (0, 1, 2):
        picking.play(seat, "done")
    assert (1, "pass") in picking.texts()
    assert picking.table.waiting() == (0, 2)


def test_orders_rest_after_a_take_back_until_the_next_move_by_hand(picking: Desk) -> None:
    for seat in range(3):
        picking.play(seat, "done")
    for seat in range(3):
        picking.play(seat, "pass")
    picking.play(0, "roll")
    picking.table.order(0, Orders(auto_single=True), 0.0)
    picking.save()
    assert picking.table.waiting() == (0, 1, 2)
    assert picking.table.take_back_refusal(0) == "take-back-sealed"


# ---------------------------------------------------------------------- seats


def test_notes_are_not_for_the_next_one(duel: Desk) -> None:
    seat = duel.table.seat(0)
    seat.notes, seat.orders = "a plan", Orders(auto_single=True)
    duel.table.sit(0, "phone", "", 0.0)
    assert seat.notes == "a plan"
    duel.table.leave(0, 0.0)
    duel.table.sit(0, "phone", "", 0.0)
    assert seat.notes == "a plan"
    duel.table.leave(0, 0.0, for_good=True)
    duel.table.sit(0, "eve", "Eve", 0.0)
    assert (seat.notes, seat.orders) == ("", Orders())
    with pytest.raises(Unknown):
        duel.table.seat(2)


def test_two_players_end_by_resignation_and_more_go_on_with_a_bot(duel: Desk, picking: Desk) -> None:
    duel.table.resign(0, 0.0)
    assert status(duel.table) == "over"
    standing = duel.table.standing()
    assert standing is not None and (standing["winners"], standing["ending"]) == ([1], "resignation")
    picking.table.resign(1, 0.0)
    assert status(picking.table) == "running"
    assert picking.table.info.seats[1].kind == "bot" and picking.table.bots_to_move() == [1]


def test_a_pause_stops_everybody(duel: Desk) -> None:
    seat = first(duel)
    decision, move = str(duel.table.decision(seat)), legal(duel, seat)[0]
    duel.table.pause(0, 0.0)
    duel.save()
    assert duel.reload().waiting() == (seat,)
    duel.table.answer(1, True, 0.0)
    duel.save()
    assert duel.reload().waiting() == ()
    with refused(Refused, "error-paused"):
        duel.table.play(seat, decision, move, "k", 0.0)
    duel.table.resume(1, 0.0)
    duel.table.play(seat, decision, move, "k", 0.0)
    with refused(Refused, "error-not-paused"):
        duel.table.resume(0, 0.0)
