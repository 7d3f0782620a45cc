"""`civitas replay`: step through a record."""

from __future__ import annotations

import click

from civitas.cli.json_table import events_told, told
from civitas.cli.options import Whole, json_option, pack_option
from civitas.cli.output import named, read_record, write_json
from civitas.cli.screen import Quit, Screen
from civitas.cli.shell import command
from civitas.cli.sitting import moves_of
from civitas.kernel.errors import BadInput
from civitas.kernel.events import Event
from civitas.kernel.record import Record
from civitas.text import texts


@command("replay")
@click.argument("file")
@click.option("--at", type=Whole())
@pack_option
@json_option
@click.pass_obj
def replay(language: str, file: str, at: int | None, pack: str | None, as_json: bool) -> None:
    record = read_record(file, pack)
    wanted = None if at is None else _place(record, at)
    names = [seat["name"] for seat in record.seats]
    try:
        if as_json:
            _write(record, names, language, wanted)
        else:
            _show(record, Screen(record.title, names, language), wanted)
    except BadInput as fault:
        raise named(fault, file) from fault
    except Quit:
        return


def _place(record: Record, at: int) -> int:
    """The number of a move; a negative one counts from the end."""
    last = len(record.moves)
    place = at if at >= 0 else last + 1 + at
    if not 0 <= place <= last:
        raise BadInput("error-at", {"at": at, "last": last})
    return place


def _show(record: Record, screen: Screen, wanted: int | None) -> None:
    set_up: list[Event] = []
    position = record.begin(set_up)
    stepping = wanted is None and screen.interactive()
    for number, (position, made) in enumerate(moves_of(record)):
        if wanted is not None and number < wanted:
            continue
        if stepping or number == wanted:
            screen.table(position, None)
        if made is None:
            screen.events(set_up, None)
        else:
            label = screen.say.move(made.move, screen.names)
            screen.out.print(f"{number:3}  {screen.names[made.seat]}: {label}", style="bold")
            screen.events(made.events, None)
        if number == wanted:
            return
        if stepping:
            screen.pause()
    if not stepping:
        screen.table(position, None)
    if position.over():
        screen.result(position)


def _write(record: Record, names: list[str], language: str, wanted: int | None) -> None:
    """The set-up as number 0, then one object per move; with `wanted` only that one, with the view of a spectator."""
    say = texts(language, record.title)
    set_up: list[Event] = []
    record.begin(set_up)
    for number, (position, made) in enumerate(moves_of(record)):
        news = {"events": events_told(set_up, say, names, None)} if made is None else told(made, say, names)
        step = {"number": number, **news, "hash": position.hash()}
        if number == wanted:
            write_json({**step, "view": position.view(None)})
            return
        if wanted is None:
            write_json(step)
