"""A position at a prompt: a line, a picture, equality, moves by their texts, a line of moves to take back."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel import showing
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out

TITLES = [title for title in civitas.title_keys() if civitas.title(title).feature_names()]


def middle(title: str, seats: int = 2, moves: int = 60) -> civitas.Position:
    position = civitas.new(title, seats, seed=1)
    play_out(position, Chance(1), most=moves)
    return position


@pytest.mark.parametrize("title", TITLES)
def test_a_position_is_told_in_a_line(title: str) -> None:
    position = middle(title)
    line = repr(position)
    assert line.startswith(f"<{title}, 2 seats, ") and "\n" not in line
    assert all(f"{name} {value}" in line for name, value in position.when().items()) and position.when()
    assert all(str(seat) in line.rpartition(":")[2] for seat in position.waiting())
    play_out(position, Chance(2))
    assert f"over ({position.standing()['ending']}), won by {position.standing()['winners']}" in repr(position)


@pytest.mark.parametrize("title", TITLES)
def test_where_there_are_no_drawings_the_view_is_written_down(title: str) -> None:
    position = middle(title)
    seat = position.turn()
    plain = showing.plain_picture(position)
    assert plain.splitlines()[0] == repr(position)
    assert all(f"\n{key}:" in plain for key in position.view(seat))


@pytest.mark.parametrize("title", TITLES)
def test_positions_are_equal_when_everything_is(title: str) -> None:
    position = middle(title)
    assert position == position.clone() == civitas.load(position.dump())
    seat = position.turn()
    other = position.clone()
    other.play(seat, other.contending(seat)[0])
    assert position != other
    assert position != position.imagine(seat, Chance(99))
    assert position != position.hash()
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


def test_a_move_is_named_by_its_text() -> None:
    by_number, by_text = (civitas.new("seven_wonders_duel", seed=7) for _ in range(2))
    for _ in range(30):
        seat = by_number.turn()
        move = by_number.legal(seat)[-1]
        by_number.play(seat, move)
        by_text.play(seat, by_text.title.moves.text(move))
    assert by_number == by_text
    before = by_text.dump()
    assert by_text.refusal(by_text.turn(), "draft:colossus") == "table.other-question"
    assert by_text.why(by_text.turn(), "draft:colossus") == {"rule": "table.other-question", "figures": {}}
    with pytest.raises(civitas.IllegalMove, match="draft:colossus"):
        by_text.play(by_text.turn(), "draft:colossus")
    for nonsense in ("build:tower_of_babel", "", "baths", "build:" + "x" * 10_000):
        with pytest.raises(civitas.BadInput, match="no move"):
            by_text.play(by_text.turn(), nonsense)
    assert by_text.dump() == before


@pytest.mark.parametrize("title", TITLES)
def test_moves_of_a_line_are_taken_back(title: str) -> None:
    start = middle(title, moves=30)
    unchanged = start.dump()
    line = civitas.Line(start)
    reached = [start.clone()]
    for _ in range(25):
        seat = line.position.turn()
        line.play(seat, line.position.contending(seat)[0])
        reached.append(line.position.clone())
    assert [position.dump() for position in line.positions()] == [position.dump() for position in reached]
    assert len(line) == 25 and len(line.texts()) == 25 and repr(line).startswith("<25 moves to <")
    assert line.undo() == reached[24]
    assert line.undo(20) == reached[4]
    seat = line.position.turn()
    line.play(seat, line.position.contending(seat)[-1])
    assert line.undo(5) == start and line.undo(0) == start
    assert start.dump() == unchanged and line.moves == []
    for moves in (1, -1):
        with pytest.raises(civitas.BadInput, match="cannot be taken back"):
            line.undo(moves)


def test_a_move_that_is_refused_leaves_the_line_as_it_was() -> None:
    line = civitas.Line(civitas.new("seven_wonders_duel", seed=7))
    with pytest.raises(civitas.IllegalMove):
        line.play(line.position.turn(), "build:arena")
    assert len(line) == 0 and line.position == civitas.new("seven_wonders_duel", seed=7)


def test_functions_say_what_they_do_compiled_or_not() -> None:
    assert "Make a move, named by its number or its text" in (civitas.Position.play.__doc__ or "")
    assert "Everything true at one moment" in (civitas.Position.__doc__ or "")
    assert "Begin a game of a title" in (civitas.new.__doc__ or "")
    assert "A game as published" in (civitas.Title.__doc__ or "")
