"""Where each title stands against the contract's lines on the engine: the rows of the table in engine.md.

`python benchmarks/engine.py [TITLE ...] [--rounds 6] [--seconds 0.5]` runs `civitas bench` for the titles in turns and
keeps the best of each figure, because what else a machine does only makes it slower. Historia is played alone against
two Civbots, as it was when the lines were drawn.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any

import lines

LINES = {
    "seven_wonders_duel": ("games_per_second", 25_000),
    "through_the_ages": ("games_per_second", 1_500),
    "antiquity": ("moves_per_second", 200_000),
    "seven_ages": ("moves_per_second", 200_000),
    "historia": ("moves_per_second", 450_000),
}
SEATS = {"historia": 1}
SHORT = ("clone_us", "imagine_us", "view_us")


def bench(key: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-c", "from civitas._command import main; main()", "bench", key, "--json"]
    command += ["--seconds", str(seconds), "--seats", str(SEATS.get(key, 2))]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, Any] = json.loads(told)
    if not found["compiled"]:
        sys.exit("compile the engine first: make compile")
    return found


def row(key: str, runs: list[dict[str, Any]]) -> str:
    what, line = LINES[key]
    best = {name: min(run[name] for run in runs) for name in SHORT}
    games, moves = (max(run[name] for run in runs) for name in ("games_per_second", "moves_per_second"))
    reached = games if what == "games_per_second" else moves
    cells = [lines.name(key), f"{games:,.0f}", f"{moves:,.0f}", f"{line:,} {what.split('_')[0]}/s"]
    cells += [f"{reached / line:.2f}", f"{lines.scaled(reached) / line:.2f}"]
    return " | ".join([*cells, *(f"{best[name]:.2f}" if best[name] < 1 else f"{best[name]:.1f}" for name in SHORT)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=[])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5)
    wanted = parser.parse_args()
    runs: dict[str, list[dict[str, Any]]] = {key: [] for key in wanted.titles or LINES}
    os.environ.pop("CIVITAS_INTERPRETED", None)
    for _ in range(wanted.rounds):
        for key, taken in runs.items():
            taken.append(bench(key, wanted.seconds))
    print(lines.machine())
    print()
    print("| title | games/s | moves/s | line | of it | scaled | clone us | imagine us | view us |")
    print(f"|{' --- |' * 9}")
    for key, taken in runs.items():
        print(f"| {row(key, taken)} |")


if __name__ == "__main__":
    main()
