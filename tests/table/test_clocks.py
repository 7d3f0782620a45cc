"""Clocks run for people who are asked, and for nobody else."""

from __future__ import annotations

from civitas.table import Clock, Seat
from table.conftest import Desk, people


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


def test_time_does_not_pass_while_paused_nor_while_the_server_is_down() -> None:
    desk = clocked(Clock("bank", 100))
    seat = desk.table.waiting()[0]
    desk.table.pause(seat, 40.0)
    desk.save()
    assert desk.table.clocks.left(seat, 1000.0) == 60
    desk.table.resume(seat, 1000.0)
    desk.save()
    desk.now = 5000.0
    desk.reload()
    assert desk.table.clocks.left(seat, 5010.0) == 50


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
        desk.table.pause(seat, 10.0 * round_number + 5)
        desk.table.resume(seat, 10.0 * round_number + 5)
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
