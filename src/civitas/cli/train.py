"""`civitas train`: learn by self-play what positions and moves are worth, and say how strong it measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from civitas.bots.curves import write_curves
from civitas.bots.gate import Gate
from civitas.bots.learning import HIDDEN
from civitas.bots.players import EXPLORATION, TEMPERATURE
from civitas.bots.selfplay import GREEDY, RANDOM
from civitas.bots.siblings import SIBLINGS
from civitas.bots.training import Plan, train_rounds
from civitas.bots.weights import read_weights
from civitas.bots.workers import mapper
from civitas.cli.options import Seconds, Whole, chosen_options, json_option, pack_option
from civitas.cli.output import write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.text import texts

Mapper = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@command("train")
@click.argument("title")
@click.option("--hours", metavar="H", type=Seconds(), default=1.0)
@click.option("--games", type=Whole(1), default=1000)
@click.option("--sims", type=Whole(1), default=100)
@click.option("--match", type=Whole(1), default=200)
@click.option("--random", type=Whole(0), default=0)
@click.option("--greedy", type=Whole(0), default=0)
@click.option("--siblings", type=Whole(0), default=0)
@click.option("--exploration", metavar="X", type=Seconds(), default=EXPLORATION)
@click.option("--temperature", metavar="X", type=Seconds(), default=TEMPERATURE)
@click.option("--hidden", type=Whole(1), default=HIDDEN)
@click.option("--jobs", type=Whole(1), default=1)
@click.option("--ray", metavar="ADDR")
@click.option("--seats", metavar="N,…", default="")
@click.option("--option", "chosen", metavar="KEY=VALUE", multiple=True)
@click.option("--seed", type=Whole(0), default=1)
@click.option("--from", "start", metavar="FILE", default="")
@click.option("--out", metavar="FILE")
@click.option("--plot", metavar="FILE")
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
    random: int,
    greedy: int,
    siblings: int,
    exploration: float,
    temperature: float,
    hidden: int,
    jobs: int,
    ray: str | None,
    seats: str,
    chosen: tuple[str, ...],
    seed: int,
    start: str,
    out: str | None,
    plot: str | None,
    pack: str | None,
    as_json: bool,
) -> None:
    made = registry.title(title, pack)
    try:
        import numpy  # noqa: F401 - said before hours of play
    except ImportError as problem:
        raise BadInput("error-needs-extra", {"extra": "bots"}) from problem
    file = Path(out or f"{made.key}.weights.json")
    options = made.accept_options(chosen_options(chosen))
    plan = Plan(made, file, hours, games, sims, seed=seed, options=options, weights=start, exploration=exploration)
    plan.temperature, plan.hidden = temperature, hidden
    for teacher, taught in ((RANDOM, random), (GREEDY, greedy), (SIBLINGS, siblings)):
        if taught:
            plan.teacher, plan.taught = teacher, taught
    plan.seats = _counts(made, seats)
    if start:
        read_weights(Path(start), made)
    say = texts(language)
    told: list[dict[str, object]] = []

    def report(row: dict[str, object]) -> None:
        told.append(row)
        if as_json:
            write_json(row)
        else:
            shown = {**row, "loss": f"{row['loss']:.4f}", "share": f"{row['share']:.1%}"}
            click.echo(say.message("train-round", shown))
        if plot is not None:
            write_curves(Path(plot), made.key, told, say.message)

    gate = Gate(made.key, sims, match, plan.seat_counts(), options, exploration, temperature)
    with ExitStack() as stack:
        play: Mapper = stack.enter_context(mapper(jobs, ray))
        kept = train_rounds(plan, play, lambda new, old: gate.passes(play, new, old), report)
    if not kept:
        click.echo(say.message("train-nothing"), err=as_json)
    elif not as_json:
        click.echo(say.message("train-written", {"file": str(file)}))


def _counts(title: Title, text: str) -> list[int]:
    """Numbers of seats, separated by commas; each fits the title."""
    found: list[int] = []
    for part in text.split(",") if text else []:
        word = part.strip()
        found.append(title.accept_seats(int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else word))
    return found
