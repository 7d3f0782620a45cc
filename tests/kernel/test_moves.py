"""The move table: numbers, texts and arguments of moves."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import BadInput
from civitas.kernel.moves import SEATS, Domain, MoveTable, Verb, numbers, seats_domain

COLOUR = Domain("colour", ["red", "blue"])
NONE = Domain("none", [])


@pytest.fixture
def table() -> MoveTable:
    return MoveTable(
        [
            Verb("pass", []),
            Verb("nothing", [NONE]),
            Verb("take", [COLOUR]),
            Verb("mix", [COLOUR, numbers("count", 3, 5), COLOUR, COLOUR]),
            Verb("stop", []),
        ]
    )


def test_numbers_run_through_the_verbs_the_last_argument_fastest(table: MoveTable) -> None:
    texts = [table.text(move) for move in range(len(table))]
    assert len(table) == table.size == 1 + 0 + 2 + 24 + 1
    assert texts[:6] == [
        "pass",
        "take:red",
        "take:blue",
        "mix:red+3+red+red",
        "mix:red+3+red+blue",
        "mix:red+3+blue+red",
    ]
    assert texts[-1] == "stop"


def test_texts_and_arguments_lead_back_to_the_move(table: MoveTable) -> None:
    for move in range(table.size):
        verb = table.verb(move)
        assert table.parse(table.text(move)) == move
        assert table.parse(f"  {table.text(move)}\n") == move
        assert table.move(verb.name, *table.args(move)) == move


def test_arguments_are_named_by_their_domain(table: MoveTable) -> None:
    move = table.parse("mix:blue+4+red+blue")
    assert table.arg_ids(move) == {"colour": "blue", "count": "4", "colour2": "red", "colour3": "blue"}


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", ":", "+", "take", "take:", "take:green", "take:red+blue", "take:red:blue", "TAKE:red", "take: red"),
        *("pass:", "pass:red", "mix:red+3+red", "mix:red+2+red+red", "mix:red+03+red+red", "mix:+++", "nothing:x"),
        *("take:red\0", "täke:red", "x" * 10_000),
    ],
)
def test_a_text_that_is_no_move_is_refused_by_name(table: MoveTable, text: str) -> None:
    with pytest.raises(BadInput) as caught:
        table.parse(text)
    assert caught.value.key == "error-bad-move"
    assert caught.value.figures == {"move": text[:80]}


@pytest.mark.parametrize("move", [-1, 28, 10**30])
def test_a_number_outside_the_table_is_refused(table: MoveTable, move: int) -> None:
    for ask in (table.text, table.verb, table.args, table.arg_ids):
        with pytest.raises(BadInput):
            ask(move)


def test_domains() -> None:
    assert COLOUR.index == {"red": 0, "blue": 1}
    assert numbers("bid", 2, 4).ids == ["2", "3", "4"]
    assert seats_domain().ids == [str(seat) for seat in range(SEATS)]
    assert len(seats_domain(2)) == 2
