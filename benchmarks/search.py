"""How many simulations a second of processor time search makes, over positions from the beginning to the end of games.

`python benchmarks/search.py [TITLE ...] [--then ../then] [--simulations 300] [--rounds 3]`, where `../then` is another
checkout with its own `.venv`, compiled: both search the same deals in turns, timed in seconds of the processor, so that
a busy machine slows both alike. Two seats; positions lie at tenths of random games, where there is something to decide.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

HERE = Path(__file__).resolve().parents[1]
TENTHS = (1, 2, 3, 5, 7, 9)
SPECS = ("search:sims={}", "search:sims={}:value=evaluation")


def speeds(key: str, simulations: int, rounds: int) -> list[list[float]]:
    """For each spec its simulations a second, round by round. Only what every build of the engine has is used."""
    import civitas
    from civitas.bots import Observation, make_bot
    from civitas.kernel.playout import play_out

    observations = []
    for seed, tenths in enumerate(TENTHS):
        length = play_out(civitas.new(key, seats=2, seed=seed), civitas.Chance(seed + 50))
        game = civitas.new(key, seats=2, seed=seed)
        play_out(game, civitas.Chance(seed + 50), 0, length * tenths // 10)
        made = 1
        while game.waiting() and len(game.legal(game.turn())) < 3:
            made += play_out(game, civitas.Chance(seed + 90), made, 1)
        if game.waiting():
            observations.append(Observation(game, game.turn()))
    for spec in SPECS:  # reads the weights
        make_bot(spec.format(8)).decide(observations[0])
    found: list[list[float]] = [[] for _ in SPECS]
    for _ in range(rounds):
        for number, spec in enumerate(SPECS):
            started = process_time()
            for observation in observations:
                make_bot(spec.format(simulations)).decide(observation)
            found[number].append(simulations * len(observations) / (process_time() - started))
    return found


def asked(checkout: Path, key: str, wanted: argparse.Namespace) -> list[list[float]]:
    """The speeds of one checkout, taken in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [str(checkout / ".venv/bin/python"), __file__, "--serve", key, str(wanted.simulations)]
    told = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: list[list[float]] = json.loads(told)
    return found


def compare(key: str, wanted: argparse.Namespace) -> None:
    checkouts = [HERE, *([wanted.then.resolve()] if wanted.then else [])]
    taken: list[list[list[float]]] = [[[] for _ in SPECS] for _ in checkouts]
    for turn in range(wanted.rounds):
        for number in range(len(checkouts)) if turn % 2 else reversed(range(len(checkouts))):
            for spec, found in enumerate(asked(checkouts[number], key, wanted)):
                taken[number][spec] += found
    for spec, name in enumerate(SPECS):
        now = median(taken[0][spec])
        row = [key, name.format(wanted.simulations), f"{now:,.0f}"]
        if wanted.then:
            ratios = [new / old for new, old in zip(taken[0][spec], taken[1][spec], strict=True)]
            row += [f"{median(taken[1][spec]):,.0f}", f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"]
        print(f"| {' | '.join(row)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--then", type=Path)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    for key in wanted.titles or sorted(path.parent.name for path in (HERE / "src/civitas/games").glob("*/title.py")):
        compare(key, wanted)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        print(json.dumps(speeds(sys.argv[2], int(sys.argv[3]), 1)))
    else:
        main()
