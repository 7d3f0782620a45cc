"""Pieces that lie in pools, one for each seat."""

from __future__ import annotations


def shift(source: list[int], target: list[int], seat: int, count: int) -> int:
    """Move so many pieces of a seat from one pool to another, as far as they go; returns how many moved."""
    moved = min(count, source[seat])
    source[seat] -= moved
    target[seat] += moved
    return moved
