"""Two builds of the engine in turns: how many moves a second each makes, and what the one makes of the other's.

`python benchmarks/turns.py ../then [TITLE ...] [--interpreted] [--starts 4] [--rounds 5] [--seconds 0.5]`, where
`../then` is another checkout with its own `.venv`, compiled unless `--interpreted`. Both play the same deals at random
as `civitas bench` does, a window each in turns, timed in seconds of the processor: a busy machine slows both alike.
Both are started several times with other things before them in memory, which alone makes some percent.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from time import process_time

HERE = Path(__file__).resolve().parents[1]
PICKS = 1 << 20
"""As in `civitas bench`."""


def serve(key: str, start: int) -> None:
    """Play as many games as each line asks for. Only what every build of the engine has is used."""
    held = [bytes(number % 500) for number in range(1777 * start)]  # shifts what comes after it in memory
    from civitas._build import is_compiled
    from civitas.kernel import registry
    from civitas.kernel.chance import Chance
    from civitas.kernel.playout import play_out

    title = getattr(registry, "load_title", getattr(registry, "title", None))(key)
    options, seats = title.accept_options({}), title.seat_counts[0]
    for line in sys.stdin:
        started, moves = process_time(), 0
        for seed in range(int(line)):
            chance = Chance(seed)
            moves += play_out(title.begin(seats, options, chance), chance, PICKS)
        print(json.dumps({"moves": moves, "seconds": process_time() - started, "compiled": is_compiled()}), flush=True)
    del held


class Build:
    """A process of one checkout."""

    def __init__(self, checkout: Path, key: str, interpreted: bool, start: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        if interpreted:
            environment["CIVITAS_INTERPRETED"] = "1"
        self.interpreted = interpreted
        self.moves = 0
        command = [str(checkout / ".venv/bin/python"), __file__, "--serve", key, str(start)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def seconds(self, games: int) -> float:
        """How long it plays so many games."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(games, file=self.process.stdin, flush=True)
        told = json.loads(self.process.stdout.readline())
        if told["compiled"] == self.interpreted:
            sys.exit("compile both builds first: make compile")
        self.moves = told["moves"]
        return float(told["seconds"])

    def speed(self, games: int) -> float:
        return self.moves / self.seconds(games)

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(then: Path, key: str, wanted: argparse.Namespace) -> str:
    before: list[float] = []
    after: list[float] = []
    games, lengths = 1, ""
    for start in range(wanted.starts):
        old, new = (Build(checkout, key, wanted.interpreted, start) for checkout in (then, HERE))
        while old.seconds(games) < wanted.seconds:
            games *= 2
        new.seconds(games)
        lengths = f"{old.moves / games:.0f} -> {new.moves / games:.0f}"
        for turn in range(wanted.rounds):
            if turn % 2:
                before.append(old.speed(games))
                after.append(new.speed(games))
            else:
                after.append(new.speed(games))
                before.append(old.speed(games))
        old.end()
        new.end()
    ratios = [now / was - 1 for was, now in zip(before, after, strict=True)]
    low, _, high = quantiles(ratios, n=4)
    row = [
        key,
        "interpreted" if wanted.interpreted else "compiled",
        f"{max(before):,.0f} -> {max(after):,.0f} ({max(after) / max(before) - 1:+.1%})",
        f"{median(before):,.0f} -> {median(after):,.0f}",
        f"{median(ratios):+.1%} ({low:+.1%} to {high:+.1%})",
        lengths,
    ]
    return f"| {' | '.join(row)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("then", type=Path)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--interpreted", action="store_true")
    parser.add_argument("--starts", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    wanted = parser.parse_args()
    titles = wanted.titles or sorted(path.parent.name for path in (HERE / "src/civitas/games").glob("*/title.py"))
    print("| title | engine | moves/s, best window | median window | median of the pairs (quartiles) | moves a game |")
    print("| --- | --- | --- | --- | --- | --- |")
    for key in titles:
        print(compare(wanted.then.resolve(), key, wanted), flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
    else:
        main()
