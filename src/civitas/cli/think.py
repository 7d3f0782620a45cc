"""`civitas think`: bots for servers that share a PostgreSQL, on this machine or another."""

from __future__ import annotations

import os

import click

from civitas.cli.options import Whole
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.text import texts


@command("think")
@click.option("--db", "database", required=True, metavar="URL")
@click.option("--processes", type=Whole(1))
@click.option("--metrics", metavar="ADDRESS")
@click.pass_obj
def think(language: str, database: str, processes: int | None, metrics: str | None) -> None:
    try:
        from civitas.server import running
        from civitas.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise BadInput("error-needs-extra", {"extra": "server"}) from problem

    running.log_to()
    settings = Settings(database=database, bot_processes=processes or os.cpu_count() or 1)
    running.think(settings, lambda: click.echo(texts(language).message("thinking")), metrics)
