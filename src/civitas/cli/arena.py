"""`civitas arena`: bots against bots over the same deals, with intervals and ratings."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.bots.arena import Results, Sequential, make_match, summary
from civitas.bots.report import write_report
from civitas.bots.workers import run
from civitas.cli.options import Beginning, Whole, beginning, json_option
from civitas.cli.output import console, write_json
from civitas.cli.players import split_specs
from civitas.cli.shell import command
from civitas.text import Texts, texts


@command("arena")
@click.argument("title")
@click.option("--bots", metavar="SPEC,…", required=True)
@click.option("--games", type=Whole(), default=100)
@click.option("--jobs", type=Whole(1), default=1)
@click.option("--ray", metavar="ADDR")
@click.option("--out", metavar="FILE")
@click.option("--stop", metavar="MARGIN")
@click.option("--plot", metavar="FILE")
@beginning
@json_option
@click.pass_obj
def arena(
    language: str,
    title: str,
    bots: str,
    games: int,
    jobs: int,
    ray: str | None,
    out: str | None,
    stop: str | None,
    plot: str | None,
    begin: Beginning,
    as_json: bool,
) -> None:
    specs = split_specs(bots)
    match = make_match(title, specs, games, begin.seats, begin.seed or 0, begin.options, begin.pack)
    results = Results(match, None if out is None else Path(out))
    test = None if stop is None else Sequential(stop, len(specs))
    say = texts(language)
    for game in results.games if as_json else []:
        write_json(msgspec.to_builtins(game))
    with _progress(as_json) as progress:
        task = progress.add_task(title, total=games, completed=len(results.games))
        for game in run(results, jobs, ray, test):
            progress.advance(task)
            if as_json:
                write_json(msgspec.to_builtins(game))
    found = summary(results)
    if test is not None:
        found["verdict"] = test.verdict()
    if plot is not None:
        write_report(Path(plot), results, found, say.message)
    if as_json:
        write_json(found)
    else:
        _show(found, say)


def _progress(quiet: bool) -> Progress:
    """On the error stream, so that results can be piped; silent where nobody watches."""
    stream = Console(stderr=True)
    bar = BarColumn(bar_width=None)
    columns = (TextColumn("{task.description}"), bar, MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=stream, disable=quiet or not stream.is_terminal, transient=True)


def _show(found: dict[str, object], say: Texts) -> None:
    table = Table()
    for name in ("bot", "games", "share", "interval", "rating", "faults"):
        table.add_column(say.message(f"arena-{name}"), justify="left" if name == "bot" else "right")
    rows = found["bots"]
    assert isinstance(rows, list)
    for row in rows:
        share = "-" if row["share"] is None else f"{row['share']:.1%}"
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        rating = "-" if row["rating"] is None else f"{row['rating']:.1f}"
        table.add_row(row["spec"], str(row["games"]), share, interval, rating, str(row["faults"]))
    console().print(table)
    by_seat = found["by_seat"]
    assert isinstance(by_seat, list)
    shares = ", ".join(f"{share:.1%}" for share in by_seat)
    click.echo(say.message("arena-by-seat", {"shares": shares, "moves": found["moves"]}))
    if found.get("verdict") is not None:
        click.echo(say.message(f"arena-{found['verdict']}"))
