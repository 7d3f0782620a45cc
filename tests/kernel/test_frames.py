"""Frames: a question in one integer."""

from __future__ import annotations

import pytest

from civitas.kernel.frames import (
    AUTOMATIC,
    CLOSING,
    DONE_FRAME,
    FIRST_KIND,
    NOBODY,
    OVER_FRAME,
    a_of,
    b_of,
    frame,
    kind_of,
    seat_of,
)


@pytest.mark.parametrize("kind", [0, 1, FIRST_KIND, AUTOMATIC - 1, AUTOMATIC + FIRST_KIND, 63])
@pytest.mark.parametrize("seat", [0, 7, NOBODY])
@pytest.mark.parametrize("a", [0, 1, 65_535])
@pytest.mark.parametrize("b", [0, 1, (1 << 34) - 1, 1 << 60])
def test_what_is_packed_comes_out(kind: int, seat: int, a: int, b: int) -> None:
    packed = frame(kind, seat, a, b)
    assert (kind_of(packed), seat_of(packed), a_of(packed), b_of(packed)) == (kind, seat, a, b)


def test_the_frames_of_the_kernel() -> None:
    assert frame(0, NOBODY) == OVER_FRAME
    assert frame(1, NOBODY) == DONE_FRAME
    assert CLOSING & AUTOMATIC
    assert not OVER_FRAME & AUTOMATIC and not DONE_FRAME & AUTOMATIC
    assert FIRST_KIND > 1 and AUTOMATIC + FIRST_KIND > CLOSING
