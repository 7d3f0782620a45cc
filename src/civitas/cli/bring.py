"""`civitas import`: records into the database of a server."""

from __future__ import annotations

import time

import click

from civitas.cli.options import json_option, pack_option
from civitas.cli.output import named, read_record, write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.text import texts


@command("import")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@database_option
@pack_option
@json_option
@click.pass_obj
def bring(language: str, files: tuple[str, ...], database: str, pack: str | None, as_json: bool) -> None:
    from civitas.server.administration import import_record
    from civitas.server.database import Database

    target = Database(database)
    target.open()
    for file in files:
        record = read_record(file, pack)
        try:
            table = import_record(target, record, time.time()).info.id
        except BadInput as fault:
            raise named(fault, file) from fault
        if as_json:
            write_json({"file": file, "table": table})
        else:
            click.echo(texts(language).message("import-done", {"file": file, "table": table}))
