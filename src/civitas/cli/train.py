"""`civitas train`: learn the value of positions by self-play, and say how strong it measured."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path

import click

from civitas.bots.arena import make_match, play_game, wilson
from civitas.bots.training import Plan, train_rounds
from civitas.bots.weights import read_weights
from civitas.bots.workers import pool
from civitas.cli.options import Seconds, Whole, json_option, pack_option
from civitas.cli.output import write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.text import texts


@command("train")
@click.argument("title")
@click.option("--hours", metavar="H", type=Seconds(), default=1.0)
@click.option("--games", type=Whole(1), default=3000)
@click.option("--sims", type=Whole(1), default=64)
@click.option("--match", type=Whole(1), default=400)
@click.option("--jobs", type=Whole(1), default=1)
@click.option("--seed", type=Whole(0), default=1)
@click.option("--from", "start", metavar="FILE", default="")
@click.option("--out", metavar="FILE")
@pack_option
@json_option
@click.pass_obj
def train(
    language: str,
    title: str,
    hours: float,
    games: int,
    sims: int,
    match: int,
    jobs: int,
    seed: int,
    start: str,
    out: str | None,
    pack: str | None,
    as_json: bool,
) -> None:
    made = registry.title(title, pack)
    try:
        import numpy  # noqa: F401 - said before hours of play
    except ImportError as problem:
        raise BadInput("error-needs-extra", {"extra": "bots"}) from problem
    file = Path(out or f"{made.key}.weights.json")
    plan = Plan(made, file, hours, games, sims, seed=seed, weights=start)
    say = texts(language)

    def report(told: dict[str, object]) -> None:
        if as_json:
            write_json(told)
        else:
            click.echo(
                say.message("train-round", {**told, "loss": f"{told['loss']:.4f}", "share": f"{told['share']:.1%}"})
            )

    if start:
        read_weights(Path(start), made)
    with pool(jobs) as executor:

        def measured(new: str, old: str) -> float:
            return share_won(executor, made.key, sims, match, new, old)

        if not train_rounds(plan, executor, measured, report):
            click.echo(say.message("train-nothing"), err=as_json)
            return
        share = measured(str(file), "")
    low, high = wilson(share * match, match)
    if as_json:
        write_json({"file": str(file), "games": match, "share": share, "low": round(low, 4), "high": round(high, 4)})
    else:
        click.echo(say.message("train-written", {"file": str(file), "games": match, "share": f"{share:.1%}"}))


def share_won(executor: Executor, title: str, sims: int, games: int, new: str, old: str) -> float:
    """What new weights win against older ones ("" is the evaluation of the title) in a match of equal budgets."""
    specs = [f"search:sims={sims}:weights={new}"]
    specs.append(f"search:sims={sims}:weights={old}" if old else f"search:sims={sims}:value=evaluation")
    match = make_match(title, specs, games, seed=500_000_000)
    won = 0.0
    for game in executor.map(play_game, [match] * games, range(games)):
        won += game.shares[game.bots.index(0)]
    return won / games
