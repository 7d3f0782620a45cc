"""Mutated records of every title: each is refused with a sentence or makes a table to play at, in bounded time.
Figures are in benchmarks/reliability.md."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from attack.sound import TITLES

RECORDS = 150
SECONDS = 2.0
"""Of processor time, for one record."""
WAIT = 300


def looked_at(title: str, first: int, count: int) -> list[dict[str, object]]:
    command = [sys.executable, "-m", "attack.inspection", title, str(first), str(count)]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=WAIT + count, check=False, cwd=Path(__file__).parents[1]
        )
    except subprocess.TimeoutExpired as problem:
        output = problem.stdout.decode() if isinstance(problem.stdout, bytes) else str(problem.stdout)
        raise AssertionError(f"{title}: hangs at number {output.splitlines()[-1:]}") from problem
    lines = done.stdout.splitlines()
    assert done.returncode == 0, f"{title}: number {lines[-1:]}: {done.stderr[-2000:]}"
    return [json.loads(line) for line in lines[1::2]]


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_mutated_records_are_refused_or_played(title: str, length: int) -> None:
    found = looked_at(title, 0, RECORDS * length)
    assert len(found) == RECORDS * length
    statuses = Counter(one["status"] for one in found)
    assert set(statuses) <= {200, 400, 422}, statuses
    # Neither does everything come in nor nothing: names, for one, may be anything.
    assert 0 < statuses[200] < len(found)
    for number, one in enumerate(found):
        assert float(str(one["seconds"])) < SECONDS, (title, number, one)
        assert one["status"] == 200 or str(one["sentence"]).rstrip()[-1] in ".»)", (title, number, one)
