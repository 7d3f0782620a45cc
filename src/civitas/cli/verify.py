"""`civitas verify`: does a record say what really happened?"""

from __future__ import annotations

import click

from civitas.cli.options import json_option, pack_option
from civitas.cli.output import named, read_record, write_json
from civitas.cli.shell import DIFFERENT, command, drop_output
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.record import Record
from civitas.text import Texts, texts


@command("verify")
@click.argument("file")
@pack_option
@json_option
@click.pass_context
def verify(ctx: click.Context, file: str, pack: str | None, as_json: bool) -> None:
    record = read_record(file, pack)
    try:
        difference = record.difference()
    except BadInput as fault:
        raise named(fault, file) from fault
    try:
        _tell(file, record, difference, texts(ctx.obj, record.title), as_json)
    except BrokenPipeError:
        drop_output()  # nobody reads it, but the exit code has to be right
    if difference is not None:
        ctx.exit(DIFFERENT)


def _tell(file: str, record: Record, difference: Reason | None, say: Texts, as_json: bool) -> None:
    if as_json:
        told = None if difference is None else say.mistake(difference.key, difference.figures)
        found = {"file": file, "title": record.title.key, "moves": len(record.moves), "difference": told}
        write_json({**found, "end": record.end, "result": record.result})
    else:
        key = "verify-sound" if difference is None else "verify-different"
        click.echo(say.mistake(key, {"file": file, "moves": len(record.moves), "difference": difference}))
