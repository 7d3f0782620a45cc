"""What the measurements against the contract's lines have in common: the machine, and by how much it is faster than the
one on which the lines were drawn."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from time import process_time

import civitas

DRAWN = 16e6
"""Steps a second of the loop below where the lines were drawn."""
STEPS = 2_000_000


@cache
def loop() -> float:
    """Steps a second of the loop in CPython by which the contract scales: the best of five."""
    best = 0.0
    for _ in range(5):
        x, started = 0, process_time()
        for i in range(STEPS):
            x = (x * 31 + i) & 0xFFFF
        best = max(best, STEPS / (process_time() - started))
    return best


def scaled(figure: float) -> float:
    """What it would be where the lines were drawn."""
    return figure * DRAWN / loop()


def name(key: str) -> str:
    return civitas.title(key).names["en"].partition(":")[0]


def machine() -> str:
    """When and where: a sentence to stand above a table."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    load = os.getloadavg()[0]
    head = f"{told or civitas.__version__}, load {load:.1f}"
    return f"{head}, {loop() / 1e6:.1f} million steps/s of the loop by which the contract scales."
