"""The page of a training: how loss and strength went, round by round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from civitas.bots.report import curves, document, write_page


def write_curves(path: Path, title: str, rounds: list[dict[str, object]], message: Callable[[str], str]) -> None:
    parts = []
    for key, names in (("train-strength", ["share"]), ("train-loss", ["loss", "policy_loss"])):
        lines = [[(_number(row, "round"), _number(row, name)) for row in rounds] for name in names]
        highest = 1.0 if key == "train-strength" else max((y for line in lines for _, y in line), default=1.0)
        parts.append((message(key), curves(names, lines, highest)))
    write_page(path, document(title, parts))


def _number(row: dict[str, object], name: str) -> float:
    value = row[name]
    assert isinstance(value, int | float)
    return float(value)
