"""`civitas export`: the records of all finished games."""

from __future__ import annotations

from pathlib import Path

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import command
from civitas.text import texts


@command("export")
@click.argument("folder")
@database_option
@json_option
@click.pass_obj
def export(language: str, folder: str, database: str, as_json: bool) -> None:
    from civitas.server.administration import export_records
    from civitas.server.database import Database

    source = Database(database, must_exist=True)
    source.open()
    count = 0
    for table, file in export_records(source, Path(folder)):
        count += 1
        if as_json:
            write_json({"table": table, "file": str(file)})
    if not as_json:
        click.echo(texts(language).message("export-done", {"count": count, "folder": folder}))
