"""`civitas serve`: the table server."""

from __future__ import annotations

import click

from civitas.cli.options import Whole
from civitas.cli.shell import command
from civitas.text import texts

database_option = click.option("--db", "database", default="sqlite:///civitas.db", metavar="URL")


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST")
@click.option("--port", default=8000, type=Whole(0))
@database_option
@click.option("--no-limits", "unlimited", is_flag=True)
@click.pass_obj
def serve(language: str, host: str, port: int, database: str, unlimited: bool) -> None:
    # The web framework is heavy, and nothing else needs it.
    from civitas.server import running
    from civitas.server.settings import Settings

    def announce(url: str) -> None:
        click.echo(texts(language).message("serving", {"url": url}))

    running.log_to()
    settings = Settings(database=database, hosts=running.hosts_for(host), limits=not unlimited)
    running.serve(settings, host, port, announce)
