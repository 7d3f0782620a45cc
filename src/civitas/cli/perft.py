"""`civitas perft`: the count by which engines that play by the same rules agree. Published in benchmarks/perft.md."""

from __future__ import annotations

import click

from civitas.cli.bench import PICKS
from civitas.cli.options import Beginning, Whole, beginning, json_option
from civitas.cli.output import write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.perft import perft as count_games
from civitas.kernel.playout import play_out
from civitas.text import texts


@command("perft")
@click.argument("title")
@click.option("--depth", type=Whole(1), default=3)
@click.option("--after", type=Whole(0), default=0)
@beginning
@json_option
@click.pass_obj
def perft(language: str, title: str, depth: int, after: int, begin: Beginning, as_json: bool) -> None:
    found = begin.title(title)
    seed = begin.seed or 0
    position = registry.new(found, begin.seats, seed, begin.options)
    play_out(position, Chance(seed), PICKS, after)
    say = texts(language)
    if not as_json:
        named = {"title": found.names[language], "seats": position.seats, "seed": str(seed), "after": after}
        click.echo(say.message("perft-game", named))
    for deep in range(1, depth + 1):
        figures: dict[str, object] = {"depth": deep, "count": count_games(position, deep)}
        if as_json:
            write_json({"title": found.key, "seats": position.seats, "seed": seed, "after": after, **figures})
        else:
            click.echo(f"  {say.message('perft-count', figures)}")
