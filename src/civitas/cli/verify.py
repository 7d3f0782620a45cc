"""`civitas verify`: does a record say what really happened?"""

from __future__ import annotations

import click

from civitas.cli.options import json_option, pack_option
from civitas.cli.output import named, read_record, write_json
from civitas.cli.shell import DIFFERENT, command
from civitas.kernel.errors import BadInput
from civitas.text import texts


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
    say = texts(ctx.obj, record.title)
    if as_json:
        told = None if difference is None else say.mistake(difference.key, difference.figures)
        found = {"file": file, "title": record.title.key, "moves": len(record.moves), "difference": told}
        write_json({**found, "end": record.end, "result": record.result})
    else:
        key = "verify-sound" if difference is None else "verify-different"
        click.echo(say.mistake(key, {"file": file, "moves": len(record.moves), "difference": difference}))
    if difference is not None:
        ctx.exit(DIFFERENT)
