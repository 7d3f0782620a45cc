"""`civitas role`: make somebody who has an account an administrator, or an ordinary member again."""

from __future__ import annotations

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.serve import database_option
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.text import texts


@command("role")
@click.argument("name")
@click.argument("role", type=click.Choice(["administrator", "member"]))
@database_option
@json_option
@click.pass_obj
def role(language: str, name: str, role: str, database: str, as_json: bool) -> None:
    from civitas.server.database import Database
    from civitas.server.people import accounts

    opened = Database(database, must_exist=True)
    opened.open()
    if accounts.set_role(opened, accounts.login_of(name), role) is None:
        raise BadInput("error-unknown-account", {"name": name})
    if as_json:
        write_json({"name": name, "role": role})
    else:
        click.echo(
            texts(language).message("role-done", {"name": name, "role": texts(language).message(f"role-{role}")})
        )
