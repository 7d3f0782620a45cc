"""The types that the boards are held to by `make lint` say what was seen, no more and no less."""

from __future__ import annotations

import pytest

from civitas._build import views
from civitas.kernel.registry import title_keys


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([1, 2.5, None], "null | number"),
        ([True, "b", "a"], 'boolean | "a" | "b"'),
        ([str(number) for number in range(views.MOST_WORDS + 1)], "string"),
        ([{"a": 1}, {"a": None, "b": "x"}], '{ "a": null | number; "b"?: "x" }'),
        ([[1, "x"], [2, "y"]], '[number, "x" | "y"]'),
        ([[1], [1, 2], []], "(number)[]"),
        ([[]], "(never)[]"),
        ([[1, 2, 3, 4, None]], "(number | null | number)[]"),
    ],
)
def test_the_type_of_all_that_was_seen(values: list[object], told: str) -> None:
    assert views.type_of(values) == told


def test_every_board_declares_what_it_is_told() -> None:
    boards = dict(views.BOARD.findall((views.WEB / "src/boards/index.ts").read_text("utf-8")))
    assert set(boards) == set(title_keys()) - {"mini", "nim"}
    for folder in boards.values():
        facts = (views.WEB / "src/boards" / folder / "facts.ts").read_text("utf-8")
        assert views.VIEW.search(facts) and views.PRINTED.search(facts)
