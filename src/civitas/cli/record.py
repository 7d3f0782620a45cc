"""`civitas record`: bots play one game into a record file."""

from __future__ import annotations

import click

from civitas.bots import Observation
from civitas.cli.options import Beginning, beginning, json_option
from civitas.cli.output import write_json, write_record
from civitas.cli.play import begun, bots_of
from civitas.cli.players import split_specs
from civitas.cli.shell import command
from civitas.cli.sitting import Sitting
from civitas.text import texts


@command("record")
@click.argument("title")
@click.option("--bots", metavar="SPEC,…", required=True)
@click.option("--out", metavar="FILE", required=True)
@beginning
@json_option
@click.pass_obj
def record(language: str, title: str, bots: str, out: str, begin: Beginning, as_json: bool) -> None:
    sitting = Sitting(begun(begin.title(title), begin, split_specs(bots), True, language))
    players = bots_of(sitting.record, begin.seed)
    while (seat := sitting.asked()) >= 0:
        sitting.play(seat, players[seat].decide(Observation(sitting.position, seat)))
    for player in players.values():
        player.close()
    write_record(sitting.record, out)
    if as_json:
        write_json({"file": out, "moves": len(sitting.made), "result": sitting.record.result})
        return
    say = texts(language, sitting.record.title)
    click.echo(say.result(sitting.position.standing(), sitting.names()))
    click.echo(say.message("saved", {"file": out}))
