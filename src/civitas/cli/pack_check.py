"""`civitas pack check`: can a data pack be played with?"""

from __future__ import annotations

import click

from civitas.cli.options import json_option
from civitas.cli.output import write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.data import pack_title
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.playout import play_out
from civitas.kernel.title import Title
from civitas.text import texts

TRIALS = 20


@command("check")
@click.argument("directory", metavar="DIR")
@json_option
@click.pass_obj
def check(language: str, directory: str, as_json: bool) -> None:
    """A pack is sound when its files can be read and random games with it come to their end."""
    title = registry.title(pack_title(directory), directory)
    for seed in range(TRIALS):
        for problem in _problems(title, seed):
            reason = Reason("reason-unplayable", {"problem": problem})
            raise BadInput("error-pack", {"file": directory, "place": None, "reason": reason})
    if as_json:
        write_json({"pack": title.pack_name, "title": title.key, "hash": title.pack_hash, "sound": True})
        return
    names = {"pack": title.pack_name, "title": title.names[language], "hash": title.pack_hash}
    click.echo(texts(language).message("pack-sound", names))


def _problems(title: Title, seed: int) -> list[str]:
    """What goes wrong in a random game."""
    try:
        position = registry.new(title, seed=seed)
        play_out(position, Chance(seed))
        return position.problems()
    except Exception as problem:  # what values nobody has tried make of the rules is not to be foreseen
        return [f"{type(problem).__name__}: {problem}"[:120]]
