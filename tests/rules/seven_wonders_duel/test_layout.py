"""Disposizione degli schemi: the shape of the three structures, read off the view of a new Age."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import arrange, discard_cards, game, legal, play

# Slots row by row from the top, and for each slot the slots that lie on it.
TRIANGLE = {
    0: [2, 3],
    1: [3, 4],
    2: [5, 6],
    3: [6, 7],
    4: [7, 8],
    5: [9, 10],
    6: [10, 11],
    7: [11, 12],
    8: [12, 13],
    9: [14, 15],
    10: [15, 16],
    11: [16, 17],
    12: [17, 18],
    13: [18, 19],
    14: [],
    15: [],
    16: [],
    17: [],
    18: [],
    19: [],
}
TRIANGLE_UPSIDE_DOWN = {
    0: [6],
    1: [6, 7],
    2: [7, 8],
    3: [8, 9],
    4: [9, 10],
    5: [10],
    6: [11],
    7: [11, 12],
    8: [12, 13],
    9: [13, 14],
    10: [14],
    11: [15],
    12: [15, 16],
    13: [16, 17],
    14: [17],
    15: [18],
    16: [18, 19],
    17: [19],
    18: [],
    19: [],
}
NARROW_WAIST = {
    0: [2, 3],
    1: [3, 4],
    2: [5, 6],
    3: [6, 7],
    4: [7, 8],
    5: [9],
    6: [9],
    7: [10],
    8: [10],
    9: [11, 12],
    10: [13, 14],
    11: [15],
    12: [15, 16],
    13: [16, 17],
    14: [17],
    15: [18],
    16: [18, 19],
    17: [19],
    18: [],
    19: [],
}


def structure_of(age: int) -> Any:
    """The structure of an Age as it is laid out, in the view of a spectator."""
    g = game()
    for _ in range(age - 1):
        discard_cards(g, 20)
        play(g, "starter:0")
    view: Any = g.view()
    assert view["age"] == age
    uncovered = {slot["card"] for slot in view["structure"] if not slot["covered_by"]}
    assert uncovered == set(view["accessible"])
    return view["structure"]


def row_sizes(structure: Any) -> list[int]:
    rows = [slot["row"] for slot in structure]
    return [rows.count(row) for row in range(rows[-1] + 1)]


@pytest.mark.rule("swd.layout.age-i")
def test_age_one_is_a_triangle() -> None:
    structure = structure_of(1)
    assert row_sizes(structure) == [2, 3, 4, 5, 6]
    assert {slot["slot"]: slot["covered_by"] for slot in structure} == TRIANGLE


@pytest.mark.rule("swd.layout.age-ii")
def test_age_two_is_a_triangle_upside_down() -> None:
    structure = structure_of(2)
    assert row_sizes(structure) == [6, 5, 4, 3, 2]
    assert {slot["slot"]: slot["covered_by"] for slot in structure} == TRIANGLE_UPSIDE_DOWN


@pytest.mark.rule("swd.layout.age-iii")
def test_age_three_has_a_narrow_waist() -> None:
    structure = structure_of(3)
    assert row_sizes(structure) == [2, 3, 4, 2, 4, 3, 2]
    assert {slot["slot"]: slot["covered_by"] for slot in structure} == NARROW_WAIST


@pytest.mark.rule("swd.layout.face-alternation")
@pytest.mark.parametrize(
    ("age", "face_up", "face_down"), [(1, [0, 2, 4], [1, 3]), (2, [0, 2, 4], [1, 3]), (3, [0, 2, 4, 6], [1, 3, 5])]
)
def test_odd_rows_are_face_up_and_even_rows_face_down(age: int, face_up: list[int], face_down: list[int]) -> None:
    """Rows are numbered from 0 at the top, so the first, third and fifth are 0, 2 and 4."""
    structure = structure_of(age)
    assert sorted({slot["row"] for slot in structure if slot["card"] is not None}) == face_up
    assert sorted({slot["row"] for slot in structure if slot["card"] is None}) == face_down


@pytest.mark.rule("swd.layout.face-alternation")
def test_of_a_face_down_card_only_the_back_shows() -> None:
    """Guilds have a back of their own, so their places are known and their names are not."""
    g = game(age_3={2: "merchants_guild", 3: "builders_guild", 15: "scientists_guild"})
    for _ in range(2):
        discard_cards(g, 20)
        play(g, "starter:0")
    for viewer in (0, 1, None):
        view: Any = g.view(viewer)
        hidden = [slot for slot in view["structure"] if slot["card"] is None]
        assert [slot["slot"] for slot in hidden] == [2, 3, 4, 9, 10, 15, 16, 17]
        assert [slot["slot"] for slot in hidden if slot["guild"]] == [2, 3, 15]


def test_no_position_has_a_card_of_another_age_in_the_structure() -> None:
    with pytest.raises(civitas.BadInput, match="another Age"):
        arrange(["aqueduct", "tavern"])
    assert legal(arrange(["palace", "scientists_guild"]))[0] == "discard:palace"
