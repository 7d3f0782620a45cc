"""`civitas analyse`: a page on a finished game: who was winning when, the points, and the moves that decided it."""

from __future__ import annotations

from pathlib import Path

import click

from civitas.bots.advice import Step, turning_points
from civitas.bots.advice import analyse as judged
from civitas.bots.reasons import reasons, told
from civitas.bots.report import curves, document, list_of, write_page
from civitas.bots.sources import charts, curve_of, totals
from civitas.cli.options import Whole, json_option, pack_option
from civitas.cli.output import named, read_record, write_json
from civitas.cli.players import seat_names
from civitas.cli.shell import command
from civitas.kernel.chance import Chance
from civitas.kernel.consequences import gauges_of, outcome
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.record import Record
from civitas.text import Texts, texts


@command("analyse")
@click.argument("file")
@click.option("--out", metavar="FILE", required=True)
@click.option("--sims", type=Whole(1), default=200)
@pack_option
@json_option
@click.pass_obj
def analyse(language: str, file: str, out: str, sims: int, pack: str | None, as_json: bool) -> None:
    record = read_record(file, pack)
    try:
        steps = judged(record, sims)
    except BadInput as fault:
        raise named(fault, file) from fault
    say = texts(language, record.title)
    names = seat_names(record.seats, record.title, language)
    shares = [[(float(step.number), step.shares[seat]) for step in steps] for seat in range(len(names))]
    curve = curve_of(record)
    assert curve.tally is not None
    sources = [say.message(f"score-{source}") for source in curve.tally.sources]
    everybody = _scoring(names, len(curve.points[-1][1]), say)
    turns = turning_points(steps)
    moves = say.message("analyse-moves", {"count": len(record.moves)})
    sentences = [_sentence(say, names, record, step) for step in turns]
    parts = [
        (say.message("analyse-shares"), curves(names, shares, 1.0, "{:.0%}", moves)),
        (say.message("analyse-turns"), list_of(sentences)),
    ]
    if not curve.tally.by_ways:
        points = totals(curve)
        most = max(y for line in points for _, y in line)
        parts.append((say.message("analyse-points"), curves(everybody, points, most, "{:.0f}", moves)))
    heading = say.message("analyse-ways" if curve.tally.by_ways else "analyse-sources")
    parts.append((heading, charts(curve, everybody, sources, moves)))
    write_page(Path(out), document(record.title.names[language], parts))
    if as_json:
        for step in steps:
            table = record.title.moves
            write_json(
                {
                    "number": step.number,
                    "seat": step.seat,
                    "move": table.text(step.move),
                    "best": table.text(step.best),
                    "share": round(step.share, 4),
                    "loss": round(step.loss, 4),
                }
            )
    else:
        click.echo("\n".join([*sentences, say.message("analyse-written", {"file": out})]))


def _scoring(names: list[str], count: int, say: Texts) -> list[str]:
    """The seats, then those whom nobody plays, as the title names them."""
    domain = None if say.title is None else say.title.domains.get("seat")
    unseated = [] if domain is None else [item for item in domain.ids if not item.isdecimal()]
    return [*names, *[say.name("seat", item) for item in unseated[: count - len(names)]]]


def _sentence(say: Texts, names: list[str], record: Record, step: Step) -> str:
    """A turning point, and what spoke for the better move."""
    figures = {
        "number": step.number + 1,
        "seat": names[step.seat],
        "move": say.move(step.move, names),
        "best": say.move(step.best, names),
        "was": f"{step.share - step.loss:.0%}",
        "could": f"{step.share:.0%}",
    }
    position = record.at(step.number)
    lines = [say.message("analyse-turn", figures)]
    changes = _changes(say, position, step)
    if changes:
        lines.append(" · ".join(changes) + ".")
    why = told(reasons(position, step.seat, step.best, [step.move]), say.language)
    if why:
        lines.append(say.message("analyse-reasons", {"reasons": why}))
    return " ".join(lines)


def _changes(say: Texts, position: Position, step: Step) -> list[str]:
    """What the better move certainly changes, as the table tells it."""
    shadow = position.imagine(step.seat, Chance(0))
    comes = outcome(shadow, gauges_of(shadow, step.seat), step.seat, step.best)
    return [
        say.message(
            "analyse-figure", {"label": say.figure(name), "before": was, "after": now, "change": f"{now - was:+d}"}
        )
        for other, name, was, now in comes.changes
        if other == step.seat
    ]
