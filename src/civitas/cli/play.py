"""`civitas play`: a game in the terminal, against bots, with friends at the same keyboard, or between bots."""

from __future__ import annotations

import secrets

import click

from civitas.bots import Bot, Observation, make_bot
from civitas.cli.json_table import JsonTable
from civitas.cli.options import Beginning, beginning, json_option
from civitas.cli.output import read_record
from civitas.cli.players import DEFAULT_BOT, bot_names, is_harmless, split_specs
from civitas.cli.screen import Quit
from civitas.cli.shell import command
from civitas.cli.sitting import Sitting
from civitas.cli.terminal import Terminal
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.record import Record
from civitas.kernel.title import Title
from civitas.table.state import BOT, HUMAN
from civitas.text import texts


@command("play")
@click.argument("title", required=False)
@click.option("--bots", metavar="SPEC,…")
@click.option("--watch", is_flag=True)
@click.option("--resume", metavar="FILE")
@beginning
@json_option
@click.pass_obj
def play(
    language: str,
    title: str | None,
    bots: str | None,
    watch: bool,
    resume: str | None,
    begin: Beginning,
    as_json: bool,
) -> None:
    specs = split_specs(bots)
    if resume is not None:
        record = resumed(resume, title, begin.pack, specs)
    elif title is not None:
        record = begun(begin.title(title), begin, specs or None, watch, language)
    else:
        raise BadInput("error-usage-missing", {"name": "TITLE", "command": "civitas play"})
    sitting = Sitting(record)
    players = bots_of(record, begin.seed)
    table = JsonTable(sitting, language) if as_json else Terminal(sitting, language, resume)
    try:
        play_on(sitting, table, players, watch)
        table.end()
    except Quit:
        return
    finally:
        for player in players.values():
            player.close()


def begun(title: Title, begin: Beginning, specs: list[str] | None, watch: bool, language: str) -> Record:
    """The record of a new game. Who is not named is a person and sits before the others; when watching, nobody is."""
    wished = begin.seats
    if wished is None and specs and not watch and HUMAN not in specs and len(specs) + 1 in title.seat_counts:
        wished = len(specs) + 1  # whoever names opponents wants to play against them
    seats = title.accept_seats(wished)
    if specs is None:
        specs = [DEFAULT_BOT] * (seats if watch else seats - 1)
    if len(specs) > seats:
        raise BadInput("error-bots-count", {"given": len(specs), "seats": seats})
    if watch and len(specs) - specs.count(HUMAN) != seats:
        raise BadInput("error-bots-count", {"given": len(specs) - specs.count(HUMAN), "seats": seats})
    specs = [HUMAN] * (seats - len(specs)) + specs
    names = bot_names(specs, title, language)
    seated = [
        {"name": texts(language).seat(seat), "kind": HUMAN}
        if spec == HUMAN
        else {"name": names[seat], "kind": BOT, "bot": spec}
        for seat, spec in enumerate(specs)
    ]
    chance = KeyedChance(secrets.token_bytes(32)) if begin.seed is None else Chance(begin.seed)
    return Record(title, seated, title.accept_options(begin.options), {"chance": chance.dump()})


def resumed(file: str, title: str | None, pack: str | None, specs: list[str]) -> Record:
    """A game saved earlier; with `specs` other bots take over the seats of bots, the first one first."""
    record = read_record(file, pack)
    if title is not None and record.title.key != title and record.title.alias != title:
        reason = Reason("reason-found", {"found": record.title.key})
        raise BadInput("error-bad-record", {"file": file, "place": "title", "reason": reason})
    difference = record.difference()
    if difference is not None:
        raise BadInput("error-bad-record", {"file": file, "place": "replay", "reason": difference})
    if record.end != "running":
        raise BadInput("error-game-over", {})
    bots = [seat for seat in record.seats if seat["kind"] == BOT]
    if specs and len(specs) != len(bots):
        raise BadInput("error-bots-count", {"given": len(specs), "seats": len(bots)})
    for seat, spec in zip(bots, specs):
        seat["bot"] = spec
    for seat in bots:
        if not specs and not is_harmless(seat.get("bot", "")):
            raise BadInput("error-resume-bot", {"file": file, "bot": seat.get("bot", "")[:60]})
    return record


def bots_of(record: Record, seed: int | None) -> dict[int, Bot]:
    """The bots by seat, ready to play."""
    first = secrets.randbits(30) if seed is None else seed
    found = {
        number: make_bot(seat["bot"], first + number) for number, seat in enumerate(record.seats) if seat["kind"] == BOT
    }
    for bot in found.values():
        bot.prepare(record.title)
    return found


def play_on(sitting: Sitting, table: Terminal | JsonTable, players: dict[int, Bot], watch: bool) -> None:
    """Serve one seat after the other until the game is over."""
    while (seat := sitting.asked()) >= 0:
        if seat in players:
            sitting.play(seat, players[seat].decide(Observation(sitting.position, seat)))
            if watch:
                table.watch()
            continue
        move = table.ask(seat)
        if move >= 0:
            sitting.play(seat, move)
