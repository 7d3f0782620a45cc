"""How balanced 7 Ages is with the values we designed: greedy against itself for one age, empires given at random.

`python benchmarks/seven_ages_balance.py --games 110 180 140 60 8 2` prints the tables of the title's README.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean, median

import civitas
from civitas.bots import Observation, make_bot

GIVEN = "start:"
"""What a seat would choose, and chance gives it here."""
WORD = 30
"""A word of chance has so many bits."""
SEATS = [2, 3, 4, 5, 6, 7]
FEWEST = 20
"""An empire is compared once it has played so many turns."""


@dataclass
class Result:
    """A game of one age: its age, its turns, what every empire harvested turn by turn, the glory of the seats."""

    age: int
    turns: int
    totals: list[int]
    harvests: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def play(seats: int, seed: int) -> Result:
    game = civitas.new("seven_ages", seats=seats, seed=seed, options={"ages": "1"})
    bots = [make_bot("greedy", seed * 16 + seat) for seat in range(seats)]
    given = civitas.Chance(seed + 1)
    harvests: dict[str, list[int]] = defaultdict(list)
    decisions = 0
    while game.waiting():
        seat = game.waiting()[0]
        texts = {move: game.title.moves.text(move) for move in game.legal(seat)}
        empires = [move for move, text in texts.items() if text.startswith(GIVEN)]
        move = bots[seat].decide(Observation(game, seat))
        if empires and texts[move].startswith(GIVEN):
            move = empires[given.word(decisions) * len(empires) >> WORD]
        decisions += 1
        log: list[civitas.Event] = []
        game.play(seat, move, log)
        for event in log:
            if event.key == "event-harvest":
                harvests[str(event.args["empire"])].append(int(event.args["n"]))
    view = game.view()
    totals = [int(score["total"]) for score in game.standing()["scores"]]
    return Result(int(view["first_age"]), int(view["turn_number"]), totals, harvests)


def row(name: str, results: list[Result]) -> str:
    """Of some games: how long, what an empire harvests in a turn, and how far good and poor ones lie apart."""
    empires: dict[str, list[int]] = defaultdict(list)
    for result in results:
        for empire, harvest in result.harvests.items():
            empires[empire] += harvest
    all_turns = [n for harvest in empires.values() for n in harvest]
    means = sorted(fmean(harvest) for harvest in empires.values() if len(harvest) >= FEWEST)
    turns = [result.turns for result in results]
    tenth = len(means) // 10
    apart = [f"{means[tenth]:.1f}", f"{means[-tenth - 1]:.1f}"] if means else ["-", "-"]
    cells = [name, str(len(results)), f"{median(turns):.0f}", f"{min(turns)} to {max(turns)}"]
    earned = sum(sum(result.totals) for result in results) / len(all_turns)
    cells += [f"{earned:.1f}", f"{fmean(all_turns):.1f}", *apart]
    cells.append(f"{fmean(max(result.totals) for result in results):.0f}")
    cells.append(f"{fmean(min(result.totals) for result in results):.0f}")
    return "| " + " | ".join(cells) + " |"


def against_age(results: list[Result]) -> list[tuple[float, str, int, float, int]]:
    """Each empire: how many times the mean of its age it harvests, its name, its age, its mean, its turns.

    The age of an empire is the first of those in which it may start.
    """
    title = civitas.title("seven_ages")
    ages: dict[str, int] = {}
    harvests: dict[str, list[int]] = defaultdict(list)
    of_age: dict[int, list[int]] = defaultdict(list)
    for result in results:
        for empire, harvest in result.harvests.items():
            ages[empire] = min(title.sheet("card", empire)["ages"])
            harvests[empire] += harvest
            of_age[ages[empire]] += harvest
    means = {age: fmean(harvest) for age, harvest in of_age.items()}
    found = [
        (fmean(harvest) / means[ages[empire]], empire, ages[empire], fmean(harvest), len(harvest))
        for empire, harvest in harvests.items()
        if len(harvest) >= FEWEST
    ]
    return sorted(found, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs=len(SEATS), default=[110, 180, 140, 60, 8, 2])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="list every empire")
    options = parser.parse_args()
    results: list[Result] = []
    heads = ["games", "turns, median", "shortest, longest", "glory per empire and turn", "of it harvested"]
    heads += ["by a poor empire", "by a good one", "glory of the winner", "of the last"]
    print(f"| seats | {' | '.join(heads)} |")
    print("| --- " * (1 + len(heads)) + "|")
    with ProcessPoolExecutor(options.jobs) as pool:
        for seats, games in zip(SEATS, options.games, strict=True):
            if games:
                found = list(pool.map(play, [seats] * games, range(games)))
                results += found
                print(row(str(seats), found), flush=True)
    print(row("all", results))
    print(f"\n| age | {' | '.join(heads)} |")
    print("| --- " * (1 + len(heads)) + "|")
    for age in sorted({result.age for result in results}):
        print(row(str(age), [result for result in results if result.age == age]))
    ranking = against_age(results)
    print("\nThe empires that harvest most and least, as times the mean of their age:")
    for times, empire, age, mean, turns in ranking if options.all else ranking[:5] + ranking[-5:]:
        print(f"- {empire} in age {age}: {times:.2f} ({mean:.1f} a turn, {turns} turns)")


if __name__ == "__main__":
    main()
