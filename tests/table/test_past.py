"""Taking back, looking back, and the record."""

from __future__ import annotations

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.record import parse_record
from civitas.table import Forbidden, Info, Refused, Seat, Table, Unknown
from civitas.table.past import EVERY
from table.conftest import Desk, refused


def through_reactions(desk: Desk) -> None:
    for seat in range(3):
        desk.play(seat, "done")
    for seat in range(3):
        desk.play(seat, "pass")


def play_on(desk: Desk, moves: int) -> None:
    """Play the first legal move so many times."""
    for _ in range(moves):
        if desk.table.info.status != "running":
            break
        seat = desk.table.waiting()[0]
        desk.play(seat, desk.table.title.moves.text(desk.table.going().legal(seat)[0]))


def test_a_move_that_taught_nothing_can_be_taken_back(picking: Desk) -> None:
    through_reactions(picking)
    picking.play(0, "roll")
    before = picking.hash()
    picking.play(0, "walk")
    assert picking.table.take_back_refusal(0) is None
    picking.table.take_back(0, 0.0)
    picking.save()
    assert picking.hash() == before == picking.replayed()
    assert picking.table.history.lines[-1].key == "event-taken-back"
    assert picking.reload().going().hash() == before


def test_chance_seals(picking: Desk) -> None:
    through_reactions(picking)
    picking.play(0, "roll")
    with refused(Refused, "take-back-sealed"):
        picking.table.take_back(0, 0.0)


def test_another_seat_that_moved_in_sight_seals(duel: Desk) -> None:
    with refused(Refused, "take-back-none"):
        duel.table.take_back(0, 0.0)
    seat = duel.table.waiting()[0]
    play_on(duel, 1)
    assert duel.table.take_back_refusal(seat) is None
    play_on(duel, 1)
    with refused(Refused, "take-back-sealed"):
        duel.table.take_back(seat, 0.0)


def test_others_moves_stay_when_a_choice_is_taken_back(picking: Desk) -> None:
    picking.play(0, "pick:1")
    picking.play(1, "pick:2")
    picking.play(0, "pick:3")
    picking.play(2, "pick:1", "done")
    picking.table.take_back(0, 0.0)
    picking.table.take_back(0, 0.0)
    picking.save()
    assert picking.texts() == [(1, "pick:2"), (2, "pick:1"), (2, "done")]
    assert picking.hash() == picking.replayed()
    picking.reload()
    assert picking.texts() == [(1, "pick:2"), (2, "pick:1"), (2, "done")]


def test_an_answered_offer_seals_both_sides(picking: Desk) -> None:
    picking.play(0, "pick:1", "propose:1")
    picking.play(1, "pick:1", "accept:0")
    for seat in (0, 1):
        with refused(Refused, "take-back-sealed"):
            picking.table.take_back(seat, 0.0)


def test_whether_others_have_begun_cannot_be_told_from_a_refusal(picking: Desk) -> None:
    through_reactions(picking)
    picking.play(0, "roll", "walk", "walk")
    told = picking.table.take_back_refusal(0)
    picking.play(1, "pick:1")
    assert picking.table.take_back_refusal(0) == told == "take-back-sealed"


def test_reset_goes_back_to_the_first_move_that_stands(picking: Desk) -> None:
    start = picking.hash()
    picking.play(0, "pick:1", "pick:2", "done")
    picking.table.reset(0, 0.0)
    picking.save()
    assert picking.texts() == [] and picking.hash() == start


def test_beyond_the_seal_everybody_must_agree(picking: Desk) -> None:
    through_reactions(picking)
    before = picking.hash()
    picking.play(0, "roll", "walk")
    picking.table.ask_back(0, 0.0)
    assert picking.table.asked_of() == [1, 2]
    picking.table.answer(1, True, 0.0)
    picking.table.answer(2, False, 0.0)
    assert picking.table.info.ask is None and picking.texts()[-1] == (0, "walk")
    with refused(Refused, "error-nothing-asked"):
        picking.table.answer(1, True, 0.0)
    picking.table.take_back(0, 0.0)
    picking.table.ask_back(0, 0.0)
    picking.table.answer(1, True, 0.0)
    picking.table.answer(2, True, 0.0)
    picking.save()
    assert picking.hash() == before == picking.replayed()
    assert picking.reload().going().hash() == before


def test_bots_always_agree() -> None:
    desk = Desk("seven_wonders_duel", [Seat("human", "ann", person="ann"), Seat("bot", bot="random")])
    play_on(desk, 4)
    made = desk.table.history.last_of(0)
    desk.table.ask_back(0, 0.0)
    desk.save()
    assert len(desk.texts()) == made - 1 and desk.hash() == desk.replayed()


def test_every_past_point_can_be_seen(duel: Desk) -> None:
    hashes = [duel.hash()]
    while duel.table.info.status == "running":
        play_on(duel, 1)
        hashes.append(duel.hash())
    assert len(hashes) > 40
    for table in (duel.table, duel.reload()):
        assert [table.past.at(number).hash() for number in range(len(hashes))] == hashes
    for number in (-1, len(hashes)):
        with pytest.raises(Unknown):
            duel.table.past.at(number)


@pytest.mark.parametrize("seed", range(5))
def test_any_mixture_of_moves_and_take_backs_equals_a_plain_replay(picking: Desk, seed: int) -> None:
    chance, turn = Chance(seed), 0
    while picking.table.info.status == "running":
        turn += 1
        word = chance.word(turn)
        seat = word % 3
        if word % 5 == 0 and picking.table.take_back_refusal(seat) is None:
            picking.table.take_back(seat, 0.0)
            picking.save()
        elif picking.table.decision(seat) is not None:
            moves = picking.table.going().legal(seat)
            picking.play(seat, picking.table.title.moves.text(moves[word // 15 % len(moves)]))
        if turn % 10 == 0:
            picking.reload()
        assert picking.hash() == picking.replayed()
    assert len(picking.texts()) > EVERY
    position = picking.table.record_head().begin()
    for number, (seat, text) in enumerate(picking.texts()):
        assert picking.table.past.at(number).hash() == position.hash()
        position.play(seat, position.title.moves.parse(text))


def test_the_record_stays_until_the_end_and_then_verifies(duel: Desk) -> None:
    play_on(duel, 10)
    with refused(Forbidden, "error-record-running"):
        duel.table.record()
    play_on(duel, 200)
    record = parse_record(duel.reload().record().encode())
    assert record.difference() is None
    assert record.end == "rules" and len(record.moves) == len(duel.texts())


def test_the_record_of_a_resigned_game_verifies(duel: Desk) -> None:
    play_on(duel, 10)
    duel.table.resign(1, 0.0)
    record = parse_record(duel.table.record().encode())
    assert record.difference() is None and record.end == "resignation"


def test_a_record_becomes_a_table_again(duel: Desk) -> None:
    play_on(duel, 200)
    record = parse_record(duel.table.record().encode())
    seats = [Seat("human", person="ann"), Seat("human", person="ann")]
    info = Info("r", "seven_wonders_duel", None, record.options, seats, 0.0, "ann")
    table = Table.replayed(info, record, 0.0)
    assert table.info.status == "over" and table.going().hash() == duel.hash()
    record.moves = record.moves[:-1]
    fresh = Info("r", "seven_wonders_duel", None, record.options, seats, 0.0, "ann")
    with pytest.raises(BadInput):
        Table.replayed(fresh, record, 0.0)
    record.end = "resignation"
    other = Info("r", "seven_wonders_duel", None, record.options, seats, 0.0, "ann")
    given_up = Table.replayed(other, record, 0.0)
    assert given_up.info.status == "over" and given_up.waiting() == ()


def test_moves_of_older_rules_go_on_and_are_told_in_the_record(duel: Desk) -> None:
    """What was legal when it was played stays played, though it could not be replayed today."""
    play_on(duel, 40)
    duel.table.history.moves[10].text = "discard:palace"
    refused_point = 20
    with refused(Refused, "error-old-rules"):
        duel.table.past.at(refused_point)
    assert duel.table.past.at(35).hash()
    duel.table.title.rules_version += 1
    try:
        play_on(duel, 200)
        record = duel.table.record()
    finally:
        duel.table.title.rules_version -= 1
    assert record.versions == [[0, 1], [40, 2]] and len(record.moves) == len(duel.texts())
    told = [line for line in duel.table.history.lines if line.key == "event-rules-changed"]
    assert [(line.args, line.seen_by(None)) for line in told] == [({"old": 1, "now": 2}, True)]
    assert record.result == duel.table.standing()


def test_a_request_survives_what_others_do_unseen(picking: Desk) -> None:
    through_reactions(picking)
    picking.play(0, "roll", "walk", "walk")
    before_walk = len(picking.texts()) - 1
    picking.table.ask_back(0, 0.0)
    picking.save()
    picking.play(1, "pick:1", "pick:2")
    picking.table.take_back(1, 0.0)
    assert picking.table.asked_of() == [1, 2]
    for seat in (1, 2):
        picking.table.answer(seat, True, 0.0)
    picking.save()
    assert len(picking.texts()) == before_walk and picking.hash() == picking.replayed()
