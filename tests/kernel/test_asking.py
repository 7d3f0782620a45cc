"""What a caller may ask of a game, and how a wrong request is refused."""

from __future__ import annotations

from typing import Any

import pytest

import civitas


def test_the_question_of_a_seat_that_is_not_asked_is_refused_as_a_question() -> None:
    game = civitas.new("seven_wonders_duel", seed=7)
    idle = 1 - game.waiting()[0]
    with pytest.raises(civitas.NotAsked) as caught:
        game.question(idle)
    assert caught.value.rule == "table.not-asked"
    assert str(caught.value) == f"Seat {idle} is asked nothing now; only a seat that is waiting has a question."


@pytest.mark.parametrize("seat", [2, 5, -2])
def test_a_seat_that_the_game_does_not_have_sees_nothing(seat: int) -> None:
    game = civitas.new("seven_wonders_duel", seed=7)
    with pytest.raises(civitas.BadInput) as caught:
        game.view(seat)
    assert str(caught.value) == f"This game has no seat {seat}; its seats are 0 to 1."
    with pytest.raises(civitas.BadInput):
        game.imagine(seat, civitas.Chance(1))


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        *(({"seats": value}, "error-seat-count") for value in ("2", 2.0, True, [2])),
        *(({"seed": value}, "error-bad-seed") for value in ("7", 7.0, True, -1, b"7")),
        *(({"options": value}, "error-options-table") for value in ("first_game", ["first_game"], 1, False)),
        ({"options": {1: 2}}, "error-unknown-option"),
    ],
)
def test_wrong_types_are_refused_in_a_sentence(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(civitas.BadInput) as caught:
        civitas.new("seven_wonders_duel", **wrong)
    assert caught.value.key == key
    assert str(caught.value).endswith(".")


def test_a_title_of_a_wrong_type_is_refused_in_a_sentence() -> None:
    with pytest.raises(civitas.BadInput) as caught:
        civitas.new(5)
    assert caught.value.key == "error-unknown-title"
