"""`civitas queue`: bots' moves and clocks that servers on one PostgreSQL have given up."""

from __future__ import annotations

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import DIFFERENT, command
from civitas.text import texts


@command("queue")
@click.option("--again", is_flag=True)
@database_option
@json_option
@click.pass_context
def queue(ctx: click.Context, again: bool, database: str, as_json: bool) -> None:
    from civitas.server import work
    from civitas.server.database import Database

    say = texts(ctx.obj)
    opened = Database(database, must_exist=True)
    try:
        opened.open()
        found = work.given_up(opened)
        if again and found:
            work.revive(opened)
    finally:
        opened.close()
    for rests in found:
        if as_json:
            write_json({"table": rests.table, "kind": rests.kind, "seat": rests.seat, "since": rests.since})
        else:
            figures = {"table": rests.table, "seat": rests.seat + 1, "tries": work.TRIES}
            click.echo(say.message(f"queue-{rests.kind}", figures))
    if not as_json:
        told = "queue-none" if not found else "queue-again" if again else "queue-rests"
        click.echo(say.message(told, {"count": len(found)}))
    if found and not again:
        ctx.exit(DIFFERENT)
