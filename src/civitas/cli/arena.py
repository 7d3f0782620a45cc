"""`civitas arena`: bots against bots over the same deals, with intervals and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.bots.arena import LEAST, Decisions, Results, make_match, summary
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
@click.option("--ladder", is_flag=True)
@click.option("--stop", metavar="MARGIN")
@click.option("--least", type=Whole(1), default=LEAST)
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
    ladder: bool,
    stop: str | None,
    least: int,
    plot: str | None,
    begin: Beginning,
    as_json: bool,
) -> None:
    specs = split_specs(bots)
    match = make_match(title, specs, games, begin.seats, begin.seed or 0, begin.options, begin.pack, ladder)
    results = Results(match, None if out is None else Path(out))
    tests = None if stop is None else Decisions(match, stop, least)
    say = texts(language)
    for game in results.games if as_json else []:
        write_json(msgspec.to_builtins(game))
    with _progress(as_json) as progress:
        task = progress.add_task(title, total=games, completed=len(results.games))
        for game in run(results, jobs, ray, tests):
            progress.advance(task)
            if as_json:
                write_json(msgspec.to_builtins(game))
    found = summary(results, tests)
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
    rows, groups, by_seat = found["bots"], found["groups"], found["by_seat"]
    assert isinstance(rows, list) and isinstance(groups, list) and isinstance(by_seat, list)
    table = _columns("bot", "games", "share", "interval", "rating", "faults", say=say)
    times = _columns("bot", "decision", "turn", say=say)
    for row in rows:
        rating = "-" if row["rating"] is None else f"{row['rating']} ({row['rating_low']}-{row['rating_high']})"
        table.add_row(row["spec"], str(row["games"]), *_share(row), rating, str(row["faults"]))
        seconds = row["seconds"] or {}
        times.add_row(row["spec"], *(_seconds(seconds.get(kind)) for kind in ("decision", "turn")))
    console().print(table)
    console().print("", times)
    if len(groups) > 1 or groups[0]["verdict"]:
        table = _columns("bot", "games", "share", "interval", "verdict", say=say)
        for row in groups:
            verdict = say.message(f"arena-{row['verdict']}") if row["verdict"] else "-"
            table.add_row(" / ".join(row["bots"]), str(row["games"]), *_share(row), verdict)
        console().print("", table)
    shares = ", ".join(f"{share:.1%}" for share in by_seat)
    click.echo(say.message("arena-by-seat", {"shares": shares, "moves": found["moves"]}))


def _columns(*names: str, say: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in names:
        justify: JustifyMethod = "left" if name in ("bot", "verdict") else "right"
        table.add_column(say.message(f"arena-{name}"), justify=justify, overflow="fold")
    return table


def _share(row: dict[str, Any]) -> tuple[str, str]:
    share = "-" if row["share"] is None else f"{row['share']:.1%}"
    return share, f"{row['low']:.1%}-{row['high']:.1%}"


def _seconds(figures: dict[str, float] | None) -> str:
    # Without spaces: where there is little room, headings and names are broken, figures are not.
    return "-" if figures is None else "/".join(f"{figures[name]:.3f}" for name in ("mean", "p95", "max"))
