"""What cards do and what leaders ask for, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(eq=False)
class Effect:
    op: int
    n: int
    per: int
    most: int
    which: int
    actions: int
    """Mask of the actions a protection holds against."""


@dataclass(eq=False)
class Objective:
    kind: int
    n: int
    territories: int
    governments: int
    vp: int
