"""`civitas serve`: the table server."""

from __future__ import annotations

import click

from civitas.cli.options import Whole
from civitas.cli.shell import command
from civitas.text import texts


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST")
@click.option("--port", default=8000, type=Whole(0))
@click.option("--db", "database", default="sqlite:///civitas.db", metavar="URL")
@click.option("--no-limits", "unlimited", is_flag=True)
@click.pass_obj
def serve(language: str, host: str, port: int, database: str, unlimited: bool) -> None:
    # The web framework is heavy, and nothing else needs it.
    from civitas.server import running
    from civitas.server.settings import Settings

    running.log_to()
    click.echo(texts(language).message("serving", {"url": f"http://{host}:{port}"}))
    settings = Settings(database=database, hosts=running.hosts_for(host), limits=not unlimited)
    running.serve(settings, host, port)
