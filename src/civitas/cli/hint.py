"""`civitas hint`: what the strongest bot would do at some point of a record, and why."""

from __future__ import annotations

import click
from rich.table import Table

from civitas.bots.advice import advise, calibrated
from civitas.bots.players import SearchBot
from civitas.bots.reasons import reasons, told
from civitas.cli.options import Seconds, Whole, json_option, pack_option
from civitas.cli.output import console, named, read_record, write_json
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.text import texts

SHOWN = 8


@command("hint")
@click.argument("file")
@click.option("--at", type=Whole(), default=-1)
@click.option("--seat", type=Whole(0))
@click.option("--seconds", type=Seconds(), default=1.0)
@pack_option
@json_option
@click.pass_obj
def hint(language: str, file: str, at: int, seat: int | None, seconds: float, pack: str | None, as_json: bool) -> None:
    record = read_record(file, pack)
    try:
        position = record.at(at)
    except BadInput as fault:
        raise named(fault, file) from fault
    waiting = position.waiting()
    if not waiting:
        raise BadInput("error-game-over", {})
    asked = waiting[0] if seat is None else seat
    if asked >= position.seats:
        raise BadInput("error-no-such-seat", {"number": asked, "last": position.seats - 1})
    if asked not in waiting:
        raise BadInput("error-not-your-turn", {"seat": asked})
    options, _ = calibrated(position, asked, advise(position, asked, SearchBot(0, 0, seconds)))
    say = texts(language, record.title)
    names = [player["name"] for player in record.seats]
    moves = [option.move for option in options]
    if as_json:
        for option in options:
            text = record.title.moves.text(option.move)
            found = reasons(position, asked, option.move, moves)
            why = {reason.names[language]: round(reason.share, 4) for reason in found}
            figures = {"seat": asked, "move": text, "share": round(option.share, 4), "tries": option.tries}
            write_json({**figures, "reasons": why})
        return
    best = options[0]
    figures = {"seat": names[asked], "move": say.move(best.move, names), "share": f"{best.share:.0%}"}
    click.echo(say.message("hint-best", figures))
    spoken = told(reasons(position, asked, best.move, moves), language)
    if spoken:
        click.echo(say.message("hint-reasons", {"reasons": spoken}))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say.message("hint-move"), overflow="fold")
    for heading in ("hint-share", "hint-tries"):
        table.add_column(say.message(heading), justify="right")
    for option in options[:SHOWN]:
        table.add_row(say.move(option.move, names), f"{option.share:.1%}", str(option.tries))
    console().print(table)
