"""`civitas hint`: what the strongest bot would do at some point of a record, and why."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from civitas.bots.advice import Advice, advise, calibrated
from civitas.bots.players import SearchBot
from civitas.bots.reasons import reasons, told
from civitas.cli.options import Seconds, Whole, json_option, pack_option
from civitas.cli.output import console, named, read_record, write_json
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.text import Texts, texts

SHOWN = 8
SECONDS = 1.0


@command("hint")
@click.argument("file")
@click.option("--at", type=Whole(), default=-1)
@click.option("--seat", type=Whole(0))
@click.option("--seconds", type=Seconds(), default=SECONDS)
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
        raise BadInput("error-hint-over", {})
    asked = waiting[0] if seat is None else seat
    if asked >= position.seats:
        raise BadInput("error-no-such-seat", {"number": asked, "last": position.seats - 1})
    if asked not in waiting:
        raise BadInput("error-not-your-turn", {"seat": asked})
    options = _options(position, asked, seconds)
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
    console().print(*told_options(position, asked, options, say, names), sep="\n")


def hinted(position: Position, seat: int, say: Texts, names: Sequence[str]) -> list[RenderableType]:
    """What the strongest bot would do, and why, for somebody at the table."""
    return told_options(position, seat, _options(position, seat, SECONDS), say, names)


def _options(position: Position, seat: int, seconds: float) -> list[Advice]:
    options, _ = calibrated(position, seat, advise(position, seat, SearchBot(0, 0, seconds)))
    return options


def told_options(
    position: Position, seat: int, options: list[Advice], say: Texts, names: Sequence[str]
) -> list[RenderableType]:
    best = options[0]
    figures = {"seat": names[seat], "move": say.move(best.move, names), "share": f"{best.share:.0%}"}
    lines: list[RenderableType] = [Text(say.message("hint-best", figures))]
    spoken = told(reasons(position, seat, best.move, [option.move for option in options]), say.language)
    if spoken:
        lines.append(Text(say.message("hint-reasons", {"reasons": spoken})))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say.message("hint-move"), overflow="fold")
    for heading in ("hint-share", "hint-tries"):
        table.add_column(say.message(heading), justify="right")
    for option in options[:SHOWN]:
        table.add_row(say.move(option.move, names), f"{option.share:.1%}", str(option.tries))
    return [*lines, table]
