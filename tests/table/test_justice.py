"""What people at a table owe each other: seats that wait, consent, and remedies against those who stay away."""

from __future__ import annotations

import pytest

from civitas.table import Forbidden, Refused, Seat, TooLarge
from table.conftest import Desk, people, refused, status

DAY = 86_400.0


@pytest.fixture
def three() -> Desk:
    return Desk("orchard", people(3))


def lines(desk: Desk) -> list[str]:
    return [line.key for line in desk.table.history.lines]


def test_a_seat_that_was_left_waits_for_its_holder(duel: Desk) -> None:
    duel.table.leave(1, 0.0)
    duel.save()
    duel.reload()
    with refused(Refused, "error-other-side"):
        duel.table.sit(1, "ann", "Ann", 1.0)
    with refused(Forbidden, "error-no-free-seat"):
        duel.table.free_seat("eve", 1.0)
    with refused(Forbidden, "error-seat-waits"):
        duel.table.sit(1, "eve", "Eve", 1.0)
    assert duel.table.free_seat("bob", 1.0) == 1
    duel.table.sit(1, "bob", "", 2.0)
    assert duel.table.seats_of("bob") == [1] and not duel.table.seat(1).left


def test_after_the_agreed_time_or_when_it_is_given_up_somebody_new_may_sit_there(duel: Desk) -> None:
    duel.table.leave(1, 0.0)
    assert duel.table.free_seat("eve", DAY) == 1
    with refused(Refused, "error-other-side"):
        duel.table.sit(1, "ann", "Ann", 10 * DAY)
    with refused(Forbidden, "error-foreign-seat"):
        duel.table.give_up(1, "eve", 1.0)
    duel.table.give_up(1, "bob", 1.0)
    duel.save()
    duel.reload().sit(1, "eve", "Eve", 2.0)
    assert duel.table.seats_of("eve") == [1]
    # Who has seen one hand never sees the other.
    duel.table.leave(0, 3.0, for_good=True)
    with refused(Refused, "error-other-side"):
        duel.table.sit(0, "bob", "Bob", 4.0)


def test_nobody_sits_on_two_sides_unless_all_is_played_on_one_screen() -> None:
    desk = Desk("orchard", [*people(1), Seat("open"), Seat("open")])
    with refused(Refused, "error-other-side"):
        desk.table.sit(1, "ann", "Ann", 0.0)
    desk.table.leave(0, 0.0)
    desk.table.sit(1, "ann", "Ann", 0.0)
    assert desk.table.seats_of("ann") == [1]
    screen = Desk("orchard", [*people(1), Seat("open"), Seat("open")], hot_seat=True)
    screen.table.sit(1, "ann", "Ann", 0.0)
    assert screen.table.seats_of("ann") == [0, 1]


def test_a_pause_is_offered_and_accepted(three: Desk) -> None:
    three.table.pause(0, 0.0)
    three.save()
    assert three.reload().info.status == "running" and three.table.asked_of() == [1, 2]
    with refused(Refused, "error-something-asked"):
        three.table.pause(1, 0.0)
    three.table.answer(1, True, 0.0)
    three.play(2, "pick:1")
    three.table.answer(2, True, 0.0)
    assert status(three.table) == "paused" and lines(three)[-1] == "event-paused"
    three.table.resume(2, 0.0)
    three.table.pause(0, 0.0)
    three.table.answer(0, False, 0.0)
    assert three.table.info.ask is None
    three.table.pause(0, 0.0)
    three.table.answer(2, False, 0.0)
    assert three.table.info.ask is None and status(three.table) == "running"


def test_who_got_up_is_still_asked_and_a_bot_never() -> None:
    desk = Desk("orchard", [*people(2), Seat("bot", bot="random")])
    desk.table.leave(1, 0.0)
    desk.table.pause(0, 1.0)
    assert desk.table.asked_of() == [1] and status(desk.table) == "running"
    desk.table.answer(0, False, 2.0)
    desk.table.pause(0, DAY)
    assert status(desk.table) == "paused"


def test_a_rematch_is_everybodys_wish(duel: Desk) -> None:
    with refused(Refused, "error-not-over"):
        duel.table.ask_rematch(0, 0.0)
    duel.table.resign(0, 0.0)
    duel.table.ask_rematch(0, 0.0)
    duel.table.ask_rematch(0, 0.0)
    duel.save()
    assert not duel.reload().rematch_agreed() and duel.table.asked_of() == [1]
    duel.table.ask_rematch(1, 0.0)
    assert duel.table.rematch_agreed()
    duel.table.agree_rematch("other", 0.0)
    assert not duel.table.rematch_agreed() and duel.table.info.rematch == "other"


def test_going_back_beyond_the_seal_stays_in_the_record() -> None:
    desk = Desk("seven_wonders_duel", [*people(1), Seat("bot", bot="random")])
    for _ in range(4):
        seat = desk.table.waiting()[0]
        desk.play(seat, desk.table.title.moves.text(desk.table.going().legal(seat)[0]))
    place = desk.table.history.last_of(0)
    desk.table.ask_back(0, 0.0)
    desk.save()
    assert desk.reload().info.rewinds == [[0, 4, place - 1]]
    assert lines(desk)[-1] == "event-rewound"
    desk.table.resign(0, 0.0)
    record = desk.table.record()
    assert record.rewinds == [[0, 4, place - 1]] and record.difference() is None


def test_the_absent_are_reminded_and_after_the_agreed_time_replaced_by_consent(three: Desk) -> None:
    three.play(1, "done")
    with refused(Refused, "error-not-waited-for"):
        three.table.remind(0, 1, 1.0)
    three.table.remind(1, 2, 1.0)
    with refused(Refused, "error-reminded"):
        three.table.remind(0, 2, 2.0)
    with refused(Refused, "error-not-absent"):
        three.table.ask_bot(1, 2, "random", DAY - 1)
    # Moves that nobody sees keep nobody present: the others could tell from it.
    three.now = DAY / 2
    three.play(2, "pick:1")
    three.save()
    # Seat 0 stays away as well, so that seat 1 decides alone.
    three.reload().ask_bot(1, 2, "random", DAY)
    assert three.table.seat(2).kind == "bot" and three.table.info.ask is None
    three.table.ask_end(1, 0, DAY)
    assert status(three.table) == "over"
    standing = three.table.standing()
    assert standing is not None and (standing["ending"], standing["winners"]) == ("absence", [])


def test_the_others_must_agree_and_an_answer_ends_the_matter(three: Desk) -> None:
    for seat in (0, 1):
        three.play(seat, "done")
    three.table.ask_bot(0, 2, "random", DAY)
    assert three.table.asked_of() == [1] and three.table.info.seats[2].kind == "human"
    three.now = DAY
    three.play(2, "done")
    assert three.table.info.ask is None
    with refused(Refused, "error-nothing-asked"):
        three.table.answer(1, True, DAY)
    with refused(Refused, "error-not-absent"):
        three.table.ask_bot(0, 2, "random", DAY + 1)


def test_in_a_game_of_two_whoever_stays_wins(duel: Desk) -> None:
    away = duel.table.waiting()[0]
    duel.table.ask_end(1 - away, away, DAY)
    standing = duel.table.standing()
    assert standing is not None and standing["winners"] == [1 - away]
    record = duel.table.record()
    assert record.end == "agreement" and record.difference() is None


def test_only_small_and_flat_drafts_are_kept(duel: Desk) -> None:
    duel.table.keep_draft(0, b'{"a":' + b"[" * 31 + b"]" * 31 + b"}")
    duel.save()
    assert duel.reload().seat(0).draft
    for content in (b"[" * 33 + b"]" * 33, b'"' + b"x" * 8_000 + b'"'):
        with refused(TooLarge, "error-too-large"):
            duel.table.keep_draft(0, content)
    duel.table.keep_draft(0, b'["' + b"[" * 100 + b'"]')
