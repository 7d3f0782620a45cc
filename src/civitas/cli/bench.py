"""`civitas bench`: how fast the engine plays.

Times `Position.advance`, which does not check moves again, on moves taken from `legal`; set-up is part of a game.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

import click

from civitas._build import is_compiled
from civitas.cli.options import Beginning, Seconds, beginning, json_option
from civitas.cli.output import write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.text import texts

MIDDLES = 40
"""Positions from the middle of games on which clone, imagine and view are timed."""
PICKS = 1 << 20
"""Where in the stream of chance the moves are picked from, far from what the game draws."""
SHARE = 0.1
"""How long each of these is timed, of the seconds that playing takes."""


@command("bench")
@click.argument("title", required=False)
@click.option("--seconds", type=Seconds(), default="3")
@click.option("--interpreted", is_flag=True)
@beginning
@json_option
@click.pass_context
def bench(
    ctx: click.Context, title: str | None, seconds: float, interpreted: bool, begin: Beginning, as_json: bool
) -> None:
    names = registry.title_keys() if title is None else [title]
    titles = [begin.title(name) for name in names]
    for found in titles:
        found.accept_seats(begin.seats)
        found.accept_options(begin.options)
    if interpreted and is_compiled():
        ctx.exit(_run_interpreted())
    say = texts(ctx.obj)
    if not as_json:
        click.echo(say.message("bench-note"))
    for found in titles:
        figures = measure(found, begin, seconds)
        if as_json:
            write_json(figures)
        else:
            engine = say.message("bench-compiled" if figures["compiled"] else "bench-interpreted")
            named = {"title": found.names[ctx.obj], "engine": engine}
            click.echo(say.message("bench-figures", {**figures, **named}))


def _run_interpreted() -> int:
    """The same command in a process that uses the source of the engine."""
    environment = {**os.environ, "CIVITAS_INTERPRETED": "1"}
    return subprocess.run([sys.executable, "-m", "civitas.cli", *sys.argv[1:]], env=environment, check=False).returncode


def measure(title: Title, begin: Beginning, seconds: float) -> dict[str, object]:
    """The figures of one title."""
    options = title.accept_options(begin.options)
    seats = title.accept_seats(begin.seats)
    first = begin.seed or 0

    games = moves = turns = 0
    spent = 0.0
    started = perf_counter()
    while spent < seconds:
        chance = Chance(first + games)
        position = title.begin(seats, options, chance)
        made = play_out(position, chance, PICKS)
        games, moves, turns = games + 1, moves + made, turns + _turns(position, made)
        spent = perf_counter() - started
    middles = [title.begin(seats, options, Chance(first + number)) for number in range(MIDDLES)]
    for position in middles:
        play_out(position, position.chance, PICKS, moves // games // 2)
    chance = Chance(first)
    return {
        "title": title.key,
        "seats": seats,
        "compiled": is_compiled(),
        "games": games,
        "moves": moves,
        "turns": turns,
        "seconds": spent,
        "games_per_second": games / spent,
        "moves_per_second": moves / spent,
        "clone_us": _microseconds(middles, seconds * SHARE, lambda position: position.clone()),
        "imagine_us": _microseconds(middles, seconds * SHARE, lambda position: position.imagine(0, chance)),
        "view_us": _microseconds(middles, seconds * SHARE, lambda position: position.view(0)),
    }


def _turns(position: Position, moves: int) -> int:
    """How many turns a title says were taken; where it does not count them, every move is one."""
    return int(getattr(position, "turns", moves))


def _microseconds(middles: list[Position], seconds: float, act: Callable[[Position], object]) -> float:
    """How long an act takes on average."""
    done = 0
    spent = 0.0
    started = perf_counter()
    while spent < seconds:
        for position in middles:
            act(position)
        done += len(middles)
        spent = perf_counter() - started
    return spent / done * 1e6
