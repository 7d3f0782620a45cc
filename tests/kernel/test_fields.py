"""The field list: what is shown to whom, what is accepted from a dump, and the hash over it."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import BadInput
from civitas.kernel.fields import (
    HIDDEN,
    ITEM,
    ITEMS,
    NUMBER,
    NUMBERS,
    OWNER,
    PUBLIC,
    SET,
    Field,
    copied,
    digest,
    members,
)
from civitas.kernel.moves import Domain

DOMAINS = {"card": Domain("card", ["ace", "king", "queen"])}


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
        *((NUMBER, 0), (NUMBER, -7), (NUMBER, 1 << 300), (NUMBERS, []), (NUMBERS, [1, -2])),
        *((ITEM, 2), (ITEM, -1), (SET, 0), (SET, 7), (ITEMS, []), (ITEMS, [2, 2, -3])),
    ],
)
def test_sound_values_are_accepted_and_copied(form: str, value: object) -> None:
    accepted = Field("x", HIDDEN, form, "card").accept(value, 2, DOMAINS)
    assert accepted == value
    assert not isinstance(value, list) or accepted is not value
    assert Field("x", HIDDEN, form, "card", per_seat=True).accept([value, value], 2, DOMAINS) == [value, value]


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
            field.accept(given, 2, DOMAINS)
        assert caught.value.key == "error-bad-position"
        assert caught.value.figures["place"] == "coins"
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("form", "value"), [(ITEM, 3), (SET, 8), (SET, -1), (ITEMS, [0, 3]), (ITEM, 10**12), (ITEMS, [-(10**12)])]
)
def test_things_that_do_not_exist_are_refused(form: str, value: object) -> None:
    with pytest.raises(BadInput):
        Field("x", HIDDEN, form, "card").accept(value, 2, DOMAINS)


@pytest.mark.parametrize("value", [5, [], [1], [1, 2, 3], {"0": 1}, "ab"])
def test_a_field_per_seat_has_an_entry_per_seat(value: object) -> None:
    with pytest.raises(BadInput):
        Field("x", HIDDEN, NUMBER, per_seat=True).accept(value, 2, DOMAINS)


def test_members_of_a_mask() -> None:
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
