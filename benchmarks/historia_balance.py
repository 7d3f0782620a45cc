"""How balanced Historia is with the values we designed: greedy against itself, what can be chosen given at random.

`python benchmarks/historia_balance.py --games 1000 --seats 2 3 4 5 6` prints the table of the title's README.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean

import civitas
from civitas.bots import Observation, make_bot

GIVEN = ("civilization:", "leader:")
"""What a seat would choose, and chance gives it here."""
WORD = 30
"""A word of chance has so many bits."""


@dataclass
class Result:
    """How a game ended: the totals of the seats, the shares of the victory, and who had what."""

    totals: list[int]
    shares: list[float]
    held: list[set[str]] = field(default_factory=list)


def play(title: str, seats: int, seed: int) -> Result:
    game = civitas.new(title, seats=seats, seed=seed)
    bots = [make_bot("greedy", seed * 16 + seat) for seat in range(seats)]
    held: list[set[str]] = [set() for _ in range(seats)]
    given = civitas.Chance(seed + 1)
    decisions = 0
    while game.waiting():
        seat = game.waiting()[0]
        legal = game.legal(seat)
        text = game.title.moves.text(legal[0])
        if text.startswith(GIVEN):
            move = legal[given.word(decisions) * len(legal) >> WORD]
        else:
            move = bots[seat].decide(Observation(game, seat))
        decisions += 1
        text = game.title.moves.text(move)
        if text.startswith("leader:"):
            held[seat].add(text)
        game.play(seat, move)
    standing = game.standing()
    for seat, name in enumerate(game.view()["civilization"]):
        held[seat].add(f"civilization:{name}")
    return Result([int(score["total"]) for score in standing["scores"]], game.title.evaluate(game), held)


def beyond_fair(results: list[Result], seats: int, verb: str) -> list[tuple[float, str, int]]:
    """Win share beyond the fair one, in points of a hundred, of each thing of that kind; the best first."""
    won: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, things in enumerate(result.held):
            for thing in things:
                if thing.startswith(verb):
                    won[thing.removeprefix(verb)].append(result.shares[seat])
    return sorted(
        ((100 * (fmean(shares) - 1 / seats), name, len(shares)) for name, shares in won.items()), reverse=True
    )


def row(results: list[Result], seats: int) -> str:
    winner = fmean(max(result.totals) for result in results)
    last = fmean(min(result.totals) for result in results)
    mean = fmean(total for result in results for total in result.totals)
    cells = [str(seats), str(len(results)), f"{mean:.0f}", f"{winner:.0f}", f"{last:.0f}"]
    for verb in GIVEN:
        ranking = beyond_fair(results, seats, verb)
        best, worst = ranking[0], ranking[-1]
        cells.append(f"{best[1]} {best[0]:+.0f}, {worst[1]} {worst[0]:+.0f}")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="list every civilization and leader")
    options = parser.parse_args()
    print("| seats | games | mean | winner | last | best and worst civilization | best and worst leader |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(options.jobs) as pool:
        for seats in options.seats:
            numbers = range(options.games)
            results = list(pool.map(play, ["historia"] * options.games, [seats] * options.games, numbers, chunksize=10))
            print(row(results, seats), flush=True)
            if options.all:
                for verb in GIVEN:
                    for share, name, count in beyond_fair(results, seats, verb):
                        print(f"    {name}: {share:+.1f} ({count} games)")


if __name__ == "__main__":
    main()
