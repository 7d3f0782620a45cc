"""Clocks run for people who are asked, and for nobody else."""

from __future__ import annotations

import pytest

from civitas.table import Clock, Orders, Seat, Stale
from table.conftest import Desk, people, refused


def clocked(clock: Clock) -> Desk:
    return Desk("seven_wonders_duel", people(2), clock=clock)


def play_one(desk: Desk) -> int:
    seat = desk.table.waiting()[0]
    desk.play(seat, desk.table.title.moves.text(desk.table.going().legal(seat)[0]))
    return seat


def test_without_clocks_nobody_hurries(duel: Desk) -> None:
    assert duel.table.clocks.left(0, 1e9) is None
    assert duel.table.clocks.deadline() is None
    assert duel.table.run_out(1e9) == []


def test_a_bank_runs_for_the_seat_that_is_asked_and_grows_when_it_has_decided() -> None:
    desk = clocked(Clock("bank", 100, 10))
    seat = desk.table.waiting()[0]
    assert desk.table.clocks.left(seat, 30) == 70 and desk.table.clocks.left(1 - seat, 30) == 100
    desk.now = 30.0
    play_one(desk)
    assert desk.table.clocks.left(seat, 35) == 80 and desk.table.clocks.left(1 - seat, 35) == 95


def test_a_clock_per_move_starts_afresh_with_every_question() -> None:
    desk = clocked(Clock("move", 60))
    desk.now = 50.0
    play_one(desk)
    assert desk.table.clocks.deadline() == 110


def pause(desk: Desk, now: float) -> None:
    desk.table.pause(0, now)
    desk.table.answer(1, True, now)
    desk.save()


def test_time_does_not_pass_while_paused_nor_while_the_server_is_down() -> None:
    desk = clocked(Clock("bank", 100))
    seat = desk.table.waiting()[0]
    pause(desk, 40.0)
    assert desk.table.clocks.left(seat, 1000.0) == 60
    desk.table.resume(seat, 1000.0)
    desk.save()
    desk.now, desk.asleep = 5000.0, 3990.0
    desk.reload()
    assert desk.table.clocks.left(seat, 5000.0) == 50
    assert desk.table.clocks.left(seat, 5010.0) == 40
    assert desk.table.clocks.deadline() == 5050


@pytest.mark.parametrize("clock", [Clock("move", 60), Clock("bank", 60, 10)])
def test_loading_a_table_again_gives_nobody_time(clock: Clock) -> None:
    desk = clocked(clock)
    desk.now = 10.0
    play_one(desk)
    seat = desk.table.waiting()[0]
    for now in (20.0, 30.0, 40.0):
        desk.now = now
        desk.reload()
        assert desk.table.clocks.left(seat, now) == 70 - now
        assert desk.table.clocks.deadline() == 70


def test_a_wall_clock_set_back_while_the_server_was_down_changes_nothing() -> None:
    desk = clocked(Clock("bank", 600))
    seat = desk.table.waiting()[0]
    desk.now = 100.0
    desk.save()
    # The last server counted up to 100; this one starts an hour earlier by the wall clock.
    desk.now, desk.asleep = -3500.0, -3600.0
    desk.reload()
    assert desk.table.clocks.left(seat, -3500.0) == 500 and desk.table.clocks.left(seat, -3400.0) == 400
    # The count may have lost the last moment before a fall; nobody gains more than that.
    desk.asleep = -3499.0
    assert desk.reload().clocks.left(seat, -3500.0) == 600


def test_a_flag_that_has_fallen_has_fallen() -> None:
    desk = clocked(Clock("bank", 100, 50))
    seat = desk.table.waiting()[0]
    decision = desk.table.decision(seat)
    move = desk.table.title.moves.text(desk.table.going().legal(seat)[0])
    with refused(Stale, "error-time-over"):
        desk.table.play(seat, str(decision), move, "k", 100.5)
    desk.table.order(seat, Orders(auto_single=True), 100.5)
    pause(desk, 100.6)
    desk.table.resume(seat, 200.0)
    assert desk.table.run_out(200.0) == [seat]


def test_no_clock_runs_against_somebody_who_is_not_there_yet() -> None:
    desk = Desk("seven_wonders_duel", [*people(1), Seat("open")], clock=Clock("bank", 100))
    desk.table.sit(1, "bob", "Bob", 50.0)
    desk.save()
    asked = desk.table.waiting()[0]
    assert asked == 0 and desk.table.clocks.left(0, 90.0) == 100 and desk.table.clocks.deadline() is None
    assert desk.reload().arrive([0, 1], 90.0) and not desk.table.arrive([0, 1], 91.0)
    assert desk.table.clocks.left(0, 100.0) == 90
    pause(desk, 100.0)
    desk.table.resume(1, 150.0)
    assert desk.table.clocks.left(0, 190.0) == 90
    desk.table.arrive([0], 200.0)
    assert desk.table.clocks.left(0, 210.0) == 80


def test_who_runs_out_of_time_loses_a_game_of_two() -> None:
    desk = clocked(Clock("bank", 100))
    seat = desk.table.waiting()[0]
    assert desk.table.run_out(99.0) == []
    assert desk.table.run_out(100.0) == [seat]
    standing = desk.table.standing()
    assert standing is not None and (standing["winners"], standing["ending"]) == ([1 - seat], "timeout")
    assert desk.table.run_out(200.0) == []


def test_bots_have_no_clock() -> None:
    desk = Desk("seven_wonders_duel", [Seat("bot", bot="random"), Seat("bot", bot="random")], clock=Clock("move", 5))
    assert desk.table.clocks.deadline() is None


def test_neither_pausing_nor_taking_back_wins_time() -> None:
    desk = clocked(Clock("bank", 100, 10))
    seat = desk.table.waiting()[0]
    for round_number in range(3):
        pause(desk, 5.0 * round_number + 5)
        desk.table.resume(seat, 5.0 * round_number + 5)
    assert desk.table.clocks.left(seat, 20.0) == 80
    desk.now = 20.0
    for _ in range(3):
        play_one(desk)
        desk.table.take_back(seat, 20.0)
    assert desk.table.clocks.left(seat, 20.0) == 80
    per_move = clocked(Clock("move", 60))
    seat = per_move.table.waiting()[0]
    per_move.now = 50.0
    play_one(per_move)
    per_move.table.take_back(seat, 50.0)
    assert per_move.table.clocks.left(seat, 55.0) == 5
