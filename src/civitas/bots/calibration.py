"""Win shares that come true: how far a title sharpens or flattens what search expects, measured in self-play."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.title import Title

NAME: Final = "calibration.toml"
LEAST: Final = 1e-6
STANDARD: Final = "standard"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    sharpness: float
    games: int
    """Of self-play, from which it was fitted; benchmarks/calibration.md has the table."""
    positions: int


_read: Final[dict[str, float]] = {}


def sharpness_of(title: Title) -> float:
    """The power to which shares are raised; 1 where nothing was measured, as with a data pack."""
    if title.pack_name != STANDARD:
        return 1.0
    path = title.folder / "bots" / NAME
    if str(path) not in _read:
        _read[str(path)] = msgspec.toml.decode(path.read_bytes(), type=_File).sharpness if path.exists() else 1.0
    return _read[str(path)]


def sharpened(shares: list[float], power: float) -> list[float]:
    """Shares raised to a power; they sum to 1 as before."""
    raised = [max(LEAST, share) ** power for share in shares]
    total = sum(raised)
    return [value / total for value in raised]
