"""`civitas backup`: a copy of the database, made while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import command
from civitas.text import texts


@command("backup")
@click.argument("file")
@database_option
@json_option
@click.pass_obj
def backup(language: str, file: str, database: str, as_json: bool) -> None:
    from civitas.server.database import Database

    Database(database, must_exist=True).backup(Path(file))
    if as_json:
        write_json({"file": file})
    else:
        click.echo(texts(language).message("backup-done", {"file": file}))
