"""`civitas patch`: what corrected rules mean for the games that are running."""

from __future__ import annotations

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import DIFFERENT, command
from civitas.text import texts


@command("patch")
@click.option("--dry-run", is_flag=True)
@database_option
@json_option
@click.pass_context
def patch(ctx: click.Context, dry_run: bool, database: str, as_json: bool) -> None:
    from civitas.server import administration
    from civitas.server.database import Database

    say = texts(ctx.obj)
    opened = Database(database, must_exist=True)
    if not dry_run:
        opened.hold(alone=True)
    try:
        opened.open()
        found = list(administration.patch(opened, dry_run))
    finally:
        opened.close()
    for comparison in found:
        if as_json:
            write_json(administration.as_json(comparison))
        else:
            figures = {"table": comparison.table, "at": comparison.at or 0}
            click.echo(say.message(f"patch-{comparison.outcome}", figures))
    if not found and not as_json:
        click.echo(say.message("patch-none"))
    if any(comparison.outcome != administration.IDENTICAL for comparison in found):
        ctx.exit(DIFFERENT)
