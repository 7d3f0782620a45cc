"""The field list: what is shown to whom, what is accepted from a dump, and the hash over it."""

from __future__ import annotations

import pytest

from civitas.kernel.bounds import SEAT, Bounds, Either, Packed, Row, between, index, index_or, mask
from civitas.kernel.errors import BadInput
from civitas.kernel.fields import (
    COPIED,
    HIDDEN,
    ITEM,
    ITEMS,
    NUMBER,
    NUMBERS,
    OWNER,
    PUBLIC,
    ROWS_COPIED,
    SET,
    Field,
    copied,
    digest,
    members,
)
from civitas.kernel.moves import Domain

DOMAINS = {"card": Domain("card", ["ace", "king", "queen"])}
SIZES = {"card": 3, "seat": 2, "hex": 70}


@pytest.mark.parametrize(
    ("form", "value", "shown"),
    [
        (NUMBER, 5, 5),
        (NUMBERS, [1, 2], [1, 2]),
        (ITEM, 1, "king"),
        (ITEM, -1, None),
        (SET, 0b101, ["ace", "queen"]),
        (ITEMS, [2, -1, 0], ["queen", None, "ace"]),
    ],
)
def test_what_is_shown(form: str, value: object, shown: object) -> None:
    assert Field("x", PUBLIC, form, "card").show(value, DOMAINS, -1) == shown
    own = Field("x", OWNER, form, "card", per_seat=True)
    assert own.show([value, value], DOMAINS, 1) == [None, shown]
    assert own.show([value, value], DOMAINS, -1) == [None, None]
    everybody = Field("x", PUBLIC, form, "card", per_seat=True)
    assert everybody.show([value, value], DOMAINS, 0) == [shown, shown]


@pytest.mark.parametrize(
    ("form", "value"),
    [
        *((NUMBER, 0), (NUMBER, 1_000_000), (NUMBERS, []), (NUMBERS, [1, 2])),
        *((ITEM, 2), (ITEM, -1), (SET, 0), (SET, 7), (ITEMS, []), (ITEMS, [2, 2, 0])),
    ],
)
def test_sound_values_are_accepted_and_copied(form: str, value: object) -> None:
    accepted = Field("x", HIDDEN, form, "card").accept(value, SIZES)
    assert accepted == value
    assert not isinstance(value, list) or accepted is not value
    assert Field("x", HIDDEN, form, "card", per_seat=True).accept([value, value], SIZES) == [value, value]


HOSTILE: list[object] = [None, "5", 1.0, True, {}, [[]], ["a"], [None], [True], [1.5], {"a": 1}, b"x"]


@pytest.mark.parametrize("form", [NUMBER, NUMBERS, ITEM, SET, ITEMS])
@pytest.mark.parametrize(
    "value", [*HOSTILE, 1 << 600, -(1 << 600), [1 << 600], [0] * 20_000], ids=lambda v: repr(v)[:12]
)
def test_other_values_are_refused_by_name(form: str, value: object) -> None:
    for field, given in (
        (Field("coins", HIDDEN, form, "card"), value),
        (Field("coins", HIDDEN, form, "card", per_seat=True), [value, value]),
    ):
        with pytest.raises(BadInput) as caught:
            field.accept(given, SIZES)
        assert caught.value.key == "error-bad-position"
        assert caught.value.figures["place"] == "coins"
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("form", "value"), [(ITEM, 3), (ITEM, -2), (SET, 8), (SET, -1), (ITEMS, [0, 3]), (ITEM, 10**12), (ITEMS, [-1])]
)
def test_things_that_do_not_exist_are_refused(form: str, value: object) -> None:
    with pytest.raises(BadInput):
        Field("x", HIDDEN, form, "card").accept(value, SIZES)


@pytest.mark.parametrize("value", [5, [], [1], [1, 2, 3], {"0": 1}, "ab"])
def test_a_field_per_seat_has_an_entry_per_seat(value: object) -> None:
    with pytest.raises(BadInput):
        Field("x", HIDDEN, NUMBER, per_seat=True).accept(value, SIZES)


WORK = Packed([(2, SEAT), (4, index("card")), (8, mask("hex"))])
ROW = Row(6, between(1, 3), 4)


@pytest.mark.parametrize(
    ("within", "sound", "unsound"),
    [
        (between(-3, 3), [-3, 0, 3], [-4, 4]),
        (index("card"), [0, 2], [-1, 3]),
        (index_or(-2, "card"), [-2, 2], [-3, 3]),
        (mask("hex"), [0, (1 << 70) - 1], [-1, 1 << 70]),
        (mask("card", 2), [63], [64, -1]),
        (WORK, [0, 1 | 2 << 2 | 5 << 6], [2, 3 << 2, -1, 1 << 76]),
        (ROW, [0, 1 | 3 << 6, 1 | 1 << 6 | 1 << 12 | 1 << 18], [4, 1 << 6, -1, 1 << 24]),
        (Either([between(-1, -1), WORK]), [-1, 1], [-2, 2]),
    ],
)
def test_numbers_are_held_against_their_bounds(within: Bounds, sound: list[int], unsound: list[int]) -> None:
    field = Field("x", HIDDEN, NUMBER, within=within)
    for value in sound:
        assert field.accept(value, SIZES) == value
    for value in unsound:
        with pytest.raises(BadInput):
            field.accept(value, SIZES)


def test_lists_are_as_long_as_what_they_count() -> None:
    field = Field("x", HIDDEN, NUMBERS, length="card")
    assert field.accept([1, 2, 3], SIZES) == [1, 2, 3]
    for value in ([], [1, 2], [1, 2, 3, 4]):
        with pytest.raises(BadInput):
            field.accept(value, SIZES)


@pytest.mark.parametrize(
    ("field", "start"),
    [
        (Field("x", HIDDEN, NUMBER), 0),
        (Field("x", HIDDEN, ITEM, "card"), -1),
        (Field("x", HIDDEN, NUMBERS), []),
        (Field("x", HIDDEN, NUMBERS, length="card", fill=7), [7, 7, 7]),
        (Field("x", HIDDEN, NUMBER, per_seat=True), [0, 0]),
        (Field("x", HIDDEN, ITEMS, "card", per_seat=True, length="card", fill=-1), [[-1, -1, -1], [-1, -1, -1]]),
    ],
)
def test_a_blank_position_has_its_start_values(field: Field, start: object) -> None:
    assert field.start(SIZES) == start
    assert field.accept(start, SIZES) == start


def test_what_a_copy_shares() -> None:
    rows = [[1], [2]]
    shared = Field("x", HIDDEN, NUMBERS, per_seat=True).twin(rows)
    copied_once = Field("x", HIDDEN, NUMBERS, per_seat=True, copies=COPIED).twin(rows)
    rows_copied = Field("x", HIDDEN, NUMBERS, per_seat=True, copies=ROWS_COPIED).twin(rows)
    assert shared is rows
    assert isinstance(copied_once, list) and copied_once is not rows and copied_once[0] is rows[0]
    assert isinstance(rows_copied, list) and rows_copied is not rows and rows_copied[0] is not rows[0]


def test_members_of_a_mask() -> None:
    assert members(-1) == []
    assert members(0) == []
    assert members(0b1011) == [0, 1, 3]
    assert members(1 << 200 | 1) == [0, 200]


def test_a_copy_shares_nothing() -> None:
    value = [1, [2, [3]]]
    twin = copied(value)
    assert twin == value
    assert isinstance(twin, list) and twin is not value and twin[1] is not value[1]


@pytest.mark.golden
def test_the_hash_is_the_same_everywhere() -> None:
    assert digest([1, [2, "x"], None]) == GOLDEN_DIGEST
    assert digest([1 << 62]) != digest([(1 << 62) + 1])
    assert digest([-(1 << 100)]) != digest([1 << 100])
    assert len(digest([])) == 16


GOLDEN_DIGEST = "43d53f1d04988d0b"
