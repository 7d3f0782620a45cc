"""Do the win shares of analysis come true? Bots play against themselves, some decisions of each game are judged as
analysis judges them, and what was promised is set beside how the game ended.

`python benchmarks/calibration.py gather historia --bot level:4 --seats 2 --games 200` adds games to a file of samples;
`python benchmarks/calibration.py fit` fits how far the shares of each title are sharpened or flattened, writes it among
the data of the title (`bots/calibration.toml`), and prints the table of benchmarks/calibration.md; `check` prints
the same table for new games, by the sharpness that is shipped.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from pathlib import Path
from random import Random

import civitas
from civitas.bots import Observation, make_bot
from civitas.bots.advice import advise, divided
from civitas.bots.calibration import sharpened, sharpness_of
from civitas.bots.players import SearchBot
from civitas.kernel import registry

SAMPLES = Path("build/calibration")
DECISIONS = 6
"""Judged in each game, evenly spread over its moves."""
SECONDS = 0.1
"""Of processor time for a decision, as in the analysis of a table."""
BIN = 10
"""Tenths of a victory make the rows of the table."""
FLOOR = 0.002
"""No share is taken for impossible when the fit weighs how surprising an end was."""


@dataclass
class Sample:
    """A decision: what analysis gave each seat before it is sharpened, and what each seat got in the end."""

    game: int
    at: float
    """How far the game was, from 0 to 1."""
    seat: int
    shares: list[float]
    ends: list[float]


def play(title: str, spec: str, seats: int, seed: int, options: dict[str, object]) -> list[Sample]:
    """One game, judged at some of its decisions. The first pass finds out how long it is."""
    game = registry.new(title, seats, seed, options)
    bots = [make_bot(spec, seed * 16 + seat) for seat in range(seats)]
    moments: list[tuple[int, civitas.Position]] = []
    while (seat := game.turn()) >= 0:
        if len(game.contending(seat)) > 1:
            moments.append((seat, game.clone()))
        game.play(seat, bots[seat].decide(Observation(game, seat)))
    ends = game.title.evaluate(game)
    chosen = sorted(Random(seed).sample(range(len(moments)), min(DECISIONS, len(moments))))
    found = []
    for number in chosen:
        seat, position = moments[number]
        bot = SearchBot(seed, 0, 0.0)
        bot.cap = SECONDS
        shares = divided(position, seat, advise(position, seat, bot)[0].share)
        found.append(Sample(seed, number / len(moments), seat, [round(share, 5) for share in shares], ends))
    return found


def gather(arguments: argparse.Namespace) -> None:
    path = SAMPLES / f"{arguments.title}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    begun = 1 + max((sample.game for sample in read(path)), default=arguments.seed - 1)
    options: dict[str, object] = dict(part.split("=") for part in arguments.option)
    for seed in range(begun, begun + arguments.games):
        with path.open("a") as file:
            for sample in play(arguments.title, arguments.bot, arguments.seats, seed, options):
                file.write(json.dumps({**asdict(sample), "bot": arguments.bot, "load": os.getloadavg()[0]}) + "\n")


def read(path: Path) -> list[Sample]:
    lines = path.read_text().splitlines() if path.exists() else []
    known = [{key: value for key, value in json.loads(line).items() if key not in ("bot", "load")} for line in lines]
    return [Sample(**row) for row in known]


def surprise(samples: list[Sample], power: float) -> float:
    """How surprising the ends were, on the mean, for shares of a given sharpness."""
    found = 0.0
    for sample in samples:
        shares = sharpened(sample.shares, power)
        found -= sum(end * log(max(FLOOR, share)) for share, end in zip(shares, sample.ends, strict=True))
    return found / len(samples)


def fitted(samples: list[Sample]) -> float:
    """The sharpness that makes the ends least surprising."""
    return min((round(exp(step / 20), 2) for step in range(-50, 51)), key=lambda power: surprise(samples, power))


def interval(wins: float, count: int) -> tuple[float, float]:
    """95 % of Wilson."""
    z, share = 1.96, wins / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    wide = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - wide), min(1.0, middle + wide)


def rows(samples: Iterable[Sample], powers: list[float]) -> list[tuple[int, int, int, float, float]]:
    """By tenths of the share, over all seats: how many there were, in how many games, what was promised and what came.
    Each half of the games is judged with the sharpness that the other half gave."""
    bins: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for sample in samples:
        for share, end in zip(sharpened(sample.shares, powers[sample.game % 2]), sample.ends, strict=True):
            bins[min(BIN - 1, int(share * BIN))].append((sample.game, share, end))
    found = []
    for number, entries in sorted(bins.items()):
        count = len(entries)
        games = len({game for game, _, _ in entries})
        found.append((number, count, games, sum(e[1] for e in entries) / count, sum(e[2] for e in entries) / count))
    return found


def fit(arguments: argparse.Namespace) -> None:
    for path in sorted(SAMPLES.glob("*.jsonl")):
        samples = read(path)
        title = civitas.title(path.stem)
        games = len({sample.game for sample in samples})
        power = fitted(samples)
        # What is published was not fitted on: even games are judged by the sharpness of odd ones, and the reverse.
        powers = [fitted([sample for sample in samples if sample.game % 2 != half]) for half in range(2)]
        head = "# Written by benchmarks/calibration.py; the table is in benchmarks/calibration.md."
        text = f"{head}\n\nsharpness = {power}\ngames = {games}\npositions = {len(samples)}\n"
        (title.folder / "bots" / "calibration.toml").write_text(text)
        print(f"\n### {title.names['en']}\n\nSharpness {power} ({powers[0]} and {powers[1]} by halves), from")
        print(f"{len(samples)} decisions of {games} games.\n")
        write_table(samples, powers)


def check(arguments: argparse.Namespace) -> None:
    """Judge games that nothing was fitted on by the sharpness that is shipped."""
    for path in sorted(SAMPLES.glob("*.jsonl")):
        samples = read(path)
        title = civitas.title(path.stem)
        power = sharpness_of(title)
        games = len({sample.game for sample in samples})
        print(f"\n### {title.names['en']}\n\nSharpness {power}; {len(samples)} decisions of {games} games.\n")
        write_table(samples, [power, power])


def write_table(samples: list[Sample], powers: list[float]) -> None:
    print("| judged | shares | games | promised | came | 95 % |\n| --- | --- | --- | --- | --- | --- |")
    for number, count, of_games, promised, came in rows(samples, powers):
        low, high = interval(came * of_games, of_games)
        cells = [f"{number * 10}-{number * 10 + 10} %", str(count), str(of_games), f"{promised:.0%}", f"{came:.0%}"]
        print("| " + " | ".join([*cells, f"{low:.0%} to {high:.0%}"]) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    more = commands.add_parser("gather")
    more.add_argument("title")
    more.add_argument("--bot", default="level:3")
    more.add_argument("--seats", type=int, default=2)
    more.add_argument("--games", type=int, default=100)
    more.add_argument("--seed", type=int, default=0)
    more.add_argument("--option", action="append", default=[])
    more.set_defaults(run=gather)
    commands.add_parser("fit").set_defaults(run=fit)
    commands.add_parser("check").set_defaults(run=check)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
