"""Frames of the agenda, packed into one integer each so that a position clones, saves and resumes in mid-decision.

From the low end: kind (6 bits), seat (4 bits), a (16 bits), b (the rest). A kind with the AUTOMATIC bit asks nobody:
the position carries it out by itself.
"""

from __future__ import annotations

from typing import Final

AUTOMATIC: Final = 32
NOBODY: Final = 15
SEAT_AT: Final = 6

OVER: Final = 0
"""The game has ended."""
DONE: Final = 1
"""A seat has finished its part of a joint frame."""
CLOSING: Final = AUTOMATIC + 1
"""The choices of a joint frame are being carried out in turn order; `a` is the next place in that order."""
FIRST_KIND: Final = 2
"""Titles number the questions they ask from here, and their automatic steps from AUTOMATIC + FIRST_KIND."""
RUNNING: Final = 0
"""The ending of a game that has not ended; titles number theirs from 1, and name this one "running"."""


def frame(kind: int, seat: int, a: int = 0, b: int = 0) -> int:
    return kind | seat << 6 | a << 10 | b << 26


def kind_of(packed: int) -> int:
    return packed & 63


def seat_of(packed: int) -> int:
    return packed >> 6 & 15


def a_of(packed: int) -> int:
    return packed >> 10 & 65535


def b_of(packed: int) -> int:
    return packed >> 26


OVER_FRAME: Final = OVER | 15 << 6
DONE_FRAME: Final = DONE | 15 << 6
