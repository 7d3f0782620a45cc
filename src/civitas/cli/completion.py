"""`civitas completion`: a script that teaches a shell the commands and their options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from civitas.cli.shell import COMPLETION, command
from civitas.kernel.errors import BadInput

SHELLS = ("bash", "zsh", "fish")


@command("completion")
@click.argument("shell", metavar="|".join(SHELLS))
def completion(shell: str) -> None:
    from civitas.cli import main

    known = get_completion_class(shell) if shell in SHELLS else None
    if known is None:
        raise BadInput("error-shell", {"shell": shell[:40], "shells": ", ".join(SHELLS)})
    click.echo(known(main, {}, "civitas", COMPLETION).source())
